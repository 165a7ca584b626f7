"""Single-use cards about people: hiring, training, moving them about."""

from busts.figure import face, shoulders
from colours import mix
from materials import BRASS, COPPER, IRON, SKINS
from paths import T, bez, blob, circle, jag, placed, points, ribbon, rrect
from shapes import star
from svgkit import Svg, picture
from wares import arrow, flat_coin, lantern, person, sheet


@picture("market/single_sellsword")
def single_sellsword() -> Svg:
    s = sheet(
        "#ffc48a",
        "#2a0e14",
        248,
        170,
        "#120508",
        ((262, "#451a1e"), (208, "#742c26"), (156, "#ad4a30")),
        (116, "#e88a4c"),
        "#ffe0b0",
    )
    s.layer(
        "M-10 262 L40 262 L40 214 L66 184 L92 214 L92 262 L130 262 L130 400 L-10 400 Z "
        "M506 250 L470 250 L470 222 L446 222 L446 206 L420 206 L420 222 L400 222 L400 262 "
        "L366 262 L366 400 L506 400 Z",
        "#4a1d20",
        "#5c2622",
        184,
        330,
        rim="#b5593c",
        blur=8,
        op=0.28,
    )
    for x, y in ((60, 228), (430, 240), (448, 262)):
        s.p(rrect(x, y, 10, 16, 2), "#ffc861")
    # great sword over the shoulder, behind
    g = placed(384, 210, 1.04, 17)
    bl = "M-17 -176 L0 -206 L17 -176 L17 30 L-17 30 Z"
    s.shadow(g(bl), 9, 0.4, 3, 5)
    s.p(g(bl), IRON["base"])
    s.p(g("M-17 -176 L0 -206 L0 30 L-17 30 Z"), "#c5ccd6")
    s.p(g("M-4 -170 L4 -170 L4 26 L-4 26 Z"), IRON["sh"])
    s.p(g(rrect(-50, 28, 100, 16, 6)), BRASS["dk"])
    s.p(g(rrect(-49, 28, 98, 9, 4)), BRASS["lit"])
    B = s.inset(214, 384, 2.42, origin=(60, 132))
    # woman in a fur collar, cropped red hair, scar
    shoulders(B, "#3a2c34", "#574350")
    B.p("M60 112 L44 140 L76 140 Z", "#232a33")
    hb = "M60 10 C38 8 32 30 34 54 L40 66 L80 66 L86 54 C88 30 82 8 60 10 Z"
    B.p(hb, "#6b2413")
    face(B, SKINS[0])
    hr = (
        "M36 52 C32 20 50 8 64 10 C82 10 90 28 84 54 C82 44 78 38 72 34 C64 42 50 42 42 38 "
        "C38 42 38 48 36 52 Z"
    )
    B.shadow(hr, 3, 0.3)
    B.p(hr, "#8f3418")
    B.p(
        "M36 52 C32 20 50 8 62 10 C52 16 46 26 48 39 C46 39 44 39 42 38 C38 42 38 48 36 52 Z",
        "#c9582c",
    )
    B.p("M44 44 L54 63", stroke="#f6d2b0", sw=2)
    fur = (
        "M22 112 L18 102 L28 104 L28 94 L38 98 L42 88 L50 96 L60 102 L70 96 L78 88 L82 98 "
        "L92 94 L92 104 L102 102 L98 112 L102 120 L90 118 L84 126 L76 118 L66 124 L60 114 "
        "L54 124 L44 118 L36 126 L30 118 L18 120 Z"
    )
    B.shadow(fur, 4, 0.32)
    B.p(fur, "#8a6a4a")
    B.p(
        "M22 112 L18 102 L28 104 L28 94 L38 98 L42 88 L50 96 L60 102 L60 114 L54 124 L44 118 "
        "L36 126 L30 118 L18 120 Z",
        "#b8946a",
    )
    ar = "M300 300 C330 300 352 290 362 274 L396 296 C388 330 360 372 330 400 L280 400 Z"
    s.shadow(ar, 7, 0.36)
    s.p(ar, "#33262e")
    s.p(
        "M300 300 C330 300 352 290 362 274 L374 282 C360 304 330 320 296 322 Z",
        "#4f3c48",
    )
    s.p(g(rrect(-10, 44, 20, 80, 4)), "#7a4d2a")
    s.p(g("M-9 104 L9 112 M-9 114 L9 122"), stroke="#c48d55", sw=4)
    s.p(g(circle(0, 132, 15)), BRASS["dk"])
    s.p(g(circle(-1, 131, 11)), BRASS["lit"])
    ga = g("M-30 62 C-32 50 28 46 32 58 L34 92 C30 104 -24 106 -30 94 Z")
    s.shadow(ga, 6, 0.4)
    s.p(ga, "#4d5560")
    s.p(g("M-30 62 C-32 50 28 46 32 58 L32.6 68 L-30 74 Z"), "#98a1ac")
    s.p(g("M-30 84 L34 78"), stroke="#2c3038", sw=3)
    flat_coin(s, 70, 236, 0.8, 14)
    s.p(
        "M50 292 L50 274 M70 304 L70 280 M90 292 L90 274",
        stroke="#ffd9a0",
        sw=4,
        op=0.8,
    )
    return s


@picture("market/single_overtime")
def single_overtime() -> Svg:
    s = sheet(
        "#5a78b0",
        "#0a1026",
        350,
        150,
        "#03060f",
        ((300, "#121b3c"), (230, "#1b2850"), (166, "#2a3c6b")),
        None,
        "#cfe0ff",
    )
    # crescent moon, stars
    s.p(
        "M128 52 C104 60 92 86 100 110 C108 134 134 146 158 136 C132 134 116 112 118 90 "
        "C119 74 122 62 128 52 Z",
        "#f4ecd0",
    )
    for x, y, r in (
        (190, 40, 7),
        (226, 92, 4),
        (60, 150, 4),
        (440, 36, 7),
        (470, 90, 4),
        (180, 150, 4),
        (290, 30, 4),
        (40, 100, 4),
    ):
        s.p(star(x, y, r, 4, 0.3), "#e9edff")
    # headframe and spoil heap
    s.layer(
        jag(
            points("-10,250 40,216 90,244 150,210 210,250 300,236 400,250 450,216 506,240"),
            400,
        ),
        "#18234a",
        "#22305c",
        210,
        320,
        rim="#45588c",
        blur=8,
        op=0.28,
    )
    s.p(
        "M62 268 L88 170 L96 170 L122 268 M70 236 L114 236 M78 206 L106 206",
        stroke="#3d4f84",
        sw=7,
    )
    s.p(circle(92, 166, 17), stroke="#3d4f84", sw=6)
    s.p("M92 150 L92 182 M76 166 L108 166", stroke="#3d4f84", sw=3)
    s.layer(
        "M-10 276 C90 262 200 270 280 272 C380 274 440 262 506 270 L506 400 L-10 400 Z",
        "#101833",
        "#0a1024",
        262,
        380,
        rim="#3a4c80",
        blur=9,
        op=0.36,
    )
    # tired workers still at it
    for x, y, k, f in ((62, 304, 0.92, 1), (146, 296, 0.8, -1)):
        person(s, x, y, k, "#0a1020", "#ffcf7a", 0, f)
        s.p(T("M6 -34 L30 -62", x, y, k, 0, k * f, k), stroke="#0a1020", sw=4)
        s.p(
            T(
                "M16 -70 C30 -70 40 -60 40 -46 C34 -56 28 -60 16 -70 Z",
                x,
                y,
                k,
                0,
                k * f,
                k,
            ),
            "#4a5a86",
        )
        s.glow(x + f * 16, y - 4, 20, "#ffb552", 0.5, core="#ffe9a8")
    # lantern light
    lx, ly = 412, 196
    s.glow(lx, ly, 190, "#ff9d4a", 0.62, core="#ffd98a")
    # overseer: lit from his right
    B = s.inset(262, 388, 2.4, origin=(60, 132), flip=-1)
    shoulders(B, "#2c3a34", "#55694a")
    B.p("M50 98 L60 112 L70 98 L66 92 L54 92 Z", "#d9cba4")
    face(B, SKINS[1])
    mu = (
        "M42 68 C48 60 57 62 60 66 C63 62 72 60 78 68 C84 72 88 70 90 66 C88 78 76 80 60 73 "
        "C44 80 32 78 30 66 C32 70 36 72 42 68 Z"
    )
    B.shadow(mu, 2.4, 0.3)
    B.p(mu, "#4a2c18")
    B.p(
        "M42 68 C48 60 57 62 60 66 L60 73 C44 80 32 78 30 66 C32 70 36 72 42 68 Z",
        "#8a5a30",
    )
    hat = (
        "M10 44 C24 36 34 35 36 34 C36 12 46 2 60 2 C74 2 84 12 84 34 C90 35 100 38 110 46 "
        "C92 52 76 48 60 48 C44 48 28 52 10 44 Z"
    )
    B.shadow(hat, 4, 0.36)
    B.p(hat, "#33251a")
    B.p(
        "M10 44 C24 36 34 35 36 34 C36 12 46 2 58 2 C50 12 48 30 50 48.4 C36 49 24 50 10 44 Z",
        "#6b5030",
    )
    B.p("M36 34 C50 40 70 40 84 34 L84 27 C70 33 50 33 36 27 Z", "#c99a3b")
    # arm and lantern
    arm = "M330 384 L300 330 C330 290 372 232 384 172 L418 176 C416 240 400 310 380 384 Z"
    s.shadow(arm, 9, 0.4, 2, 5)
    s.p(arm, "#3f5040")
    s.p(
        "M384 172 L418 176 C416 240 400 310 380 384 L360 384 C384 310 396 240 396 174 Z",
        "#7a8a5a",
    )
    s.p("M378 190 L420 194 L418 214 L376 208 Z", "#c99a3b")
    fist = "M378 176 C372 152 380 136 400 134 C420 134 430 150 424 178 C410 188 390 186 378 176 Z"
    s.shadow(fist, 6, 0.36)
    s.p(fist, SKINS[1][1])
    s.p(
        "M400 134 C420 134 430 150 424 178 C418 183 410 184 404 184 C410 166 408 148 400 134 Z",
        SKINS[1][0],
    )
    s.p("M382 154 L408 154 M380 165 L406 166", stroke=SKINS[1][2], sw=3)
    s.p("M412 138 C440 130 456 150 452 168", stroke="#1c120c", sw=6)
    s.glow(452, 212, 92, "#ffc860", 0.95, core="#fff0b8")
    lantern(s, 452, 212, 1.7, "#1c120c", 10, 0.01)
    return s


@picture("market/single_reassignment")
def single_reassignment() -> Svg:
    s = sheet(
        "#fff0cc",
        "#3d6a78",
        248,
        186,
        "#0a1a20",
        ((268, "#5f909a"), (212, "#8fb0a8"), (158, "#c9c89c")),
        (108, "#f4dfa4"),
        "#ffffff",
        None,
        0.18,
    )
    arrow(s, bez((96, 168), (150, 40), (330, 30), (392, 118), 20), 15, 36, 48)

    def hill(f):
        m = placed(0 if f > 0 else 496, 0, 1, 0, f, 1)
        c = ("#4d6a62", "#3a5450", "#8fae90") if f > 0 else ("#8a6248", "#6b4636", "#d9a878")
        s.layer(
            m("M-10 204 L30 186 L60 196 L110 230 L150 290 L170 400 L-10 400 Z"),
            c[0],
            c[1],
            186,
            360,
            rim=c[2],
            blur=10,
            op=0.32,
        )
        s.p(m("M14 330 L14 276 C14 236 94 236 94 276 L94 330 Z"), "#1c1a1c")
        s.layer(
            m("M4 330 L8 262 L22 262 L20 330 Z M88 330 L86 262 L100 262 L104 330 Z"),
            "#5b3820",
            rim="#c48d55",
            blur=4,
            op=0.3,
        )
        s.layer(
            m("M-4 266 L-2 248 L108 246 L110 264 Z"),
            "#6b4326",
            rim="#d9a468",
            blur=5,
            op=0.34,
        )

    hill(1)
    hill(-1)
    for m, x in ((IRON, 54), (COPPER, 442)):
        for dx, dy, r in ((-18, 0, 13), (4, -4, 16), (24, 1, 12)):
            s.p(circle(x + dx, 316 + dy, r), m["sh"])
            s.p(circle(x + dx - 2, 313 + dy, r * 0.7), m["base"])
            s.p(circle(x + dx - 4, 311 + dy, r * 0.35), m["hi"])
    s.layer(
        "M-10 322 C110 312 390 312 506 322 L506 400 L-10 400 Z",
        "#7a6a42",
        "#574a30",
        312,
        380,
        rim="#d9c98a",
        blur=8,
        op=0.3,
    )
    s.p("M20 356 C140 336 360 336 476 356 L470 372 C360 350 140 350 26 372 Z", "#d9c08a")
    # the worker, striding right
    g = placed(240, 352, 1.34)

    def R_(pts, a, b):
        return g(ribbon(bez(*pts, 12), a, b)[0])

    s.p(g("M-40 -66 L52 -118"), stroke="#6b4326", sw=9)
    s.p(g("M-40 -67 L52 -119"), stroke="#a8713f", sw=3.5)  # haft
    pk = g(
        "M34 -142 C56 -140 76 -122 80 -92 C70 -106 62 -112 54 -114 L46 -104 "
        "C44 -116 42 -128 34 -142 Z"
    )
    s.shadow(pk, 5, 0.3)
    s.p(pk, IRON["sh"])
    s.p(g("M34 -142 C56 -140 76 -122 80 -92 C74 -112 60 -126 42 -128 Z"), IRON["hi"])
    legb = [
        R_(((-4, -52), (-10, -36), (-22, -24), (-36, -6)), 10, 7),
        g("M-46 -10 L-30 -4 L-26 6 L-36 6 C-42 2 -46 -4 -46 -10 Z"),
    ]
    legf = [
        R_(((4, -52), (20, -40), (22, -22), (24, -4)), 11, 7.5),
        g("M16 -8 L32 -8 L46 2 L46 6 L16 6 Z"),
    ]
    for d in legb:
        s.shadow(d, 4, 0.24)
        s.p(d, "#3a3a4a")
    for d in legf:
        s.shadow(d, 4, 0.24)
        s.p(d, "#55586b")
    s.p(legb[1], "#2a1a12")
    s.p(legf[1], "#3b2415")
    bk = g("M-46 -96 C-56 -88 -54 -66 -42 -62 C-30 -58 -20 -70 -22 -84 C-24 -96 -36 -102 -46 -96 Z")
    s.shadow(bk, 5, 0.32)
    s.p(bk, "#b9483a")
    s.p(
        g("M-46 -96 C-56 -88 -54 -66 -42 -62 C-46 -74 -44 -88 -34 -98 C-38 -99 -42 -98 -46 -96 Z"),
        "#d9705a",
    )
    s.p(g("M-40 -98 L-34 -108 L-30 -97 Z"), "#b9483a")
    tr = g("M-18 -50 C-22 -72 -18 -96 -6 -102 L10 -102 C22 -96 22 -70 18 -50 Z")
    s.shadow(tr, 7, 0.34)
    s.p(tr, "#4a6a8a")
    s.p(g("M-2 -50 C-2 -70 2 -90 10 -102 C22 -96 22 -70 18 -50 Z"), "#6d90ae")
    s.p(g("M-19 -58 L18.6 -58 L18 -48 L-18 -48 Z"), "#3b2415")
    s.p(g(rrect(2, -59, 9, 12, 1.5)), BRASS["lit"])
    hd = g(
        "M-12 -116 C-14 -132 14 -134 15 -118 L20 -110 L15 -108 C15 -100 10 -96 4 -96 "
        "C-6 -96 -12 -104 -12 -116 Z"
    )
    s.shadow(hd, 4, 0.3)
    s.p(hd, SKINS[1][1])
    s.p(
        g(
            "M2 -128 C10 -128 15 -124 15 -118 L20 -110 L15 -108 C15 -102 12 -98 8 -97 "
            "C4 -106 2 -116 2 -128 Z"
        ),
        SKINS[1][0],
    )
    s.p(g(circle(10, -113, 1.8)), "#2a1a12")
    s.p(
        g("M-12 -108 C-4 -98 6 -102 14 -105 C14 -96 8 -90 2 -90 C-6 -92 -12 -98 -12 -108 Z"),
        "#5f3a1c",
    )
    hl = g("M-17 -117 C-17 -140 18 -142 18 -119 L24 -116 L22 -113 C8 -117 -6 -117 -17 -113 Z")
    s.shadow(hl, 3, 0.3)
    s.p(hl, BRASS["base"])
    s.p(
        g("M2 -135 C12 -135 18 -128 18 -119 L24 -116 L22 -113.4 C14 -115.6 8 -116.4 4 -116.6 Z"),
        BRASS["hi"],
    )
    s.p(g(circle(14, -124, 5)), "#fff6d0")
    am = R_(((0, -94), (12, -84), (16, -76), (18, -92)), 8, 6.5)
    s.shadow(am, 4, 0.28)
    s.p(am, "#5f809e")
    s.p(g(circle(19, -96, 7.5)), SKINS[1][0])
    return s


@picture("market/single_training")
def single_training() -> Svg:
    s = Svg(496, 380, "#1a0f08")
    s.ground(s.rad(248, 220, 360, (0, "#ffe2a6"), (0.5, "#e3a065"), (1, "#8a5340")))
    for r, c, sd in ((270, "#b87552", 3), (210, "#d79660", 5), (152, "#efbd7c", 7)):
        s.layer(
            blob(248, 214, r, 6, sd, 24),
            c,
            rim=mix(c, "#fff6dc", 0.3),
            blur=10,
            op=0.18,
        )
    s.layer(blob(248, 214, 98, 2, 9, 20), "#fff0c4", rim="#ffffff", blur=9, op=0.14)
    s.layer(
        jag(
            points(
                "-10,236 40,210 70,224 70,190 84,190 84,178 98,190 112,178 112,190 126,190 "
                "126,232 380,240 420,214 450,230 506,206"
            ),
            400,
        ),
        "#a9674a",
        "#c58257",
        180,
        330,
        rim="#d79a72",
        blur=8,
        op=0.22,
    )
    # fence
    f = "".join(
        f"M{x} 312 L{x} 262 L{x + 9} 252 L{x + 18} 262 L{x + 18} 312 Z "
        for x in list(range(-6, 150, 34)) + list(range(346, 510, 34))
    )
    s.layer(
        f + "M-10 272 L160 272 L160 282 L-10 282 Z M336 272 L506 272 L506 282 L336 282 Z",
        "#7a4630",
        rim="#b57a54",
        blur=6,
        op=0.26,
    )
    s.layer(
        "M-10 306 C120 292 360 292 506 306 L506 400 L-10 400 Z",
        "#5f3626",
        "#4a281c",
        296,
        380,
        rim="#a96a48",
        blur=8,
        op=0.3,
    )
    # dummy
    s.layer(rrect(239, 250, 18, 110, 3), "#3d2214", rim="#8a5f38", blur=6, op=0.3)
    arm = "M118 168 L378 160 L380 180 L118 188 Z"
    s.layer(arm, "#53301b", rim="#9a6a3e", blur=6, op=0.3)
    for x in (128, 366):
        s.p(rrect(x - 16, 156 if x > 200 else 160, 32, 34, 8), "#b98a45")
        s.p(rrect(x - 16, 156 if x > 200 else 160, 14, 34, 7), "#dcb36a")
    body = (
        "M196 140 C190 190 188 240 206 284 C232 298 266 298 290 284 "
        "C308 240 306 190 300 140 C270 128 226 128 196 140 Z"
    )
    s.shadow(body, 10, 0.34)
    s.p(body, "#b98a45")
    s.p(
        "M196 140 C190 190 188 240 206 284 C220 292 236 295 250 295 C222 250 222 180 240 132 "
        "C222 132 208 134 196 140 Z",
        "#dcb36a",
    )
    s.p(
        "M300 140 C306 190 308 240 290 284 C284 288 276 291 268 293 C288 240 290 186 276 133 "
        "C286 135 294 137 300 140 Z",
        "#8f6730",
    )
    for y in (174, 226):
        s.p(f"M193 {y} C226 {y + 12} 270 {y + 12} 304 {y}", stroke="#5d3a20", sw=9)
    # target
    s.p(circle(248, 200, 29), "#f1e6cc")
    s.p(circle(248, 200, 21), "#b9383f")
    s.p(circle(248, 200, 12), "#f1e6cc")
    s.p(circle(248, 200, 5.5), "#b9383f")
    hd = "M214 96 C212 66 284 66 282 96 C284 122 268 138 248 138 C228 138 212 122 214 96 Z"
    s.layer(hd, "#b98a45", rim="#f0d090", blur=7, op=0.3)
    s.p(
        "M214 96 C212 76 240 72 252 74 C232 84 230 118 246 138 C228 138 212 122 214 96 Z",
        "#dcb36a",
    )
    s.p("M210 134 C230 146 266 146 286 134", stroke="#5d3a20", sw=8)
    hat = (
        "M196 86 C206 80 216 79 220 79 L228 44 C240 38 262 40 268 46 L276 79 "
        "C284 80 294 82 300 88 C270 96 226 96 196 86 Z"
    )
    s.layer(hat, "#5d3a20", rim="#9a6a3e", blur=5, op=0.3)
    for d in (
        "M206 288 L200 306",
        "M224 294 L222 314",
        "M244 296 L246 316",
        "M264 294 L268 312",
        "M286 288 L292 304",
    ):
        s.p(d, stroke="#dcb36a", sw=4)
    # wooden sword stuck in from the right
    g = placed(352, 262, 1, -52)
    sw = "M-86 -8 L40 -10 L40 10 L-86 8 Z"
    s.shadow(g(sw), 6, 0.3, 3, 5)
    s.p(g(sw), "#8a5a33")
    s.p(g("M-86 -8 L40 -10 L40 -2 L-86 -1 Z"), "#c08a52")
    s.p(g(rrect(40, -30, 12, 60, 4)), "#5b3820")
    s.p(g(rrect(41, -29, 5, 58, 2)), "#9a6a3e")
    s.p(g(rrect(52, -7, 42, 14, 4)), "#452b1c")
    s.p(g(circle(98, 0, 10)), "#8a5a33")
    s.layer(
        "M-10 352 C80 338 140 356 220 350 C320 344 420 356 506 344 L506 400 L-10 400 Z",
        "#2f1a12",
        rim="#8a5238",
        blur=8,
        op=0.36,
    )
    return s
