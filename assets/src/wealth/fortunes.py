"""Starting wealth in people, charters and goods on the road."""

import math

from busts.figure import face, shoulders
from colours import mix
from materials import BRASS, GRIP, IRON, RUBY, SKINS
from paths import T, bez, blob, circle, jag, parse, placed, points, ribbon, rrect
from resources import resource
from shapes import ANVIL, star
from svgkit import Svg, picture
from wares import counter, sheet


def camel(s, x, y, k, c, lit, rim, cloth, pack, blur=7):
    g = placed(x, y, k)

    def R_(pts, a, b):
        return g(ribbon(bez(*pts, 8), a, b)[0])

    far = [
        R_(((-46, -74), (-44, -44), (-36, -30), (-40, 0)), 11, 5),
        R_(((62, -76), (60, -44), (68, -30), (70, 0)), 10, 5),
    ]
    near = [
        R_(((-62, -78), (-70, -44), (-58, -30), (-68, 0)), 14, 5.5),
        R_(((46, -74), (48, -44), (42, -30), (40, 0)), 12, 5.5),
    ]
    body = g(
        "M-76 -72 C-86 -94 -82 -112 -75 -128 C-67 -148 -50 -148 -44 -128 "
        "C-40 -114 -30 -118 -24 -130 C-14 -150 12 -150 22 -130 C28 -118 36 -110 48 -106 "
        "C62 -100 72 -104 80 -118 C88 -134 90 -152 98 -162 C106 -170 120 -170 128 -162 "
        "L148 -153 C153 -147 149 -139 140 -138 L120 -138 C112 -130 110 -112 104 -94 "
        "C97 -76 84 -66 62 -64 C20 -58 -44 -56 -76 -72 Z"
    )
    ear = g("M100 -163 L94 -177 L108 -168 Z")
    tail = R_(((-76, -92), (-88, -84), (-86, -66), (-90, -54)), 4, 2)
    for d in far:
        s.p(d, mix(c, "#000000", 0.25))
    for d in [*near, body]:
        s.shadow(d, blur, 0.22)
    for d in [*near, body, ear, tail]:
        s.p(T(d, 1.2, -1.2), rim)
    for d in [*near, body, ear, tail]:
        s.p(d, c)
    s.p(
        g(
            "M80 -118 C88 -134 90 -152 98 -162 C106 -170 120 -170 128 -162 L148 -153 "
            "C132 -152 118 -152 112 -144 C104 -128 102 -104 90 -88 C84 -94 80 -104 80 -118 Z"
        ),
        lit,
    )
    s.p(g(circle(118, -155, 2.8)), "#1c100c")
    s.p(g("M128 -162 L124 -138 M126 -150 L96 -148"), stroke=cloth, sw=3 * k)
    cl = g(
        "M-40 -118 C-30 -138 -18 -150 0 -146 C18 -150 28 -136 38 -112 L32 -62 L20 -54 L8 -62 "
        "L-4 -54 L-16 -62 L-28 -54 L-38 -62 Z"
    )
    s.shadow(cl, 4, 0.3)
    s.p(cl, cloth)
    s.p(
        g("M-40 -118 C-30 -138 -18 -150 0 -146 C-12 -120 -16 -90 -16 -62 L-28 -54 L-38 -62 Z"),
        mix(cloth, "#ffffff", 0.2),
    )
    s.p(g("M-38 -74 L33 -74"), stroke="#f0c96a", sw=5 * k, cap="butt")
    pack(g)


@picture("wealth/wealth_recruit")
def wealth_recruit() -> Svg:
    s = sheet(
        "#cfe0f0",
        "#16284a",
        248,
        170,
        "#060c18",
        ((262, "#20386b"), (208, "#335a90"), (156, "#5a86b5")),
        (114, "#9fc0d8"),
        "#ffffff",
    )
    # banner
    bn = "M326 20 L462 20 L462 214 L394 180 L326 214 Z"
    s.layer(bn, "#9c2f28", rim="#e8806a", blur=10, op=0.36)
    s.p("M326 20 L394 20 L394 180 L326 214 Z", "#bd463a")
    s.p("M314 14 L474 14", stroke="#3d2413", sw=10)
    s.p("M314 12 L474 12", stroke="#a8713f", sw=4)
    s.p("M338 32 L450 32 L450 192 L394 164 L338 192 Z", stroke=BRASS["lit"], sw=4)
    s.p(
        T(
            "M32 4 C40 4 45 10 45 18 C45 27 40 34 32 34 C24 34 19 27 19 18 C19 10 24 4 32 4 "
            "Z M6 60 C6 44 16 38 26 38 L32 44 L38 38 C48 38 58 44 58 60 Z",
            394 - 32 * 1.3,
            58,
            1.3,
        ),
        "#f4e6c4",
    )
    s.layer(
        jag(
            points("-10,270 20,270 20,240 40,240 40,252 56,252 56,240 76,240 76,270 506,276"),
            400,
        ),
        "#24406b",
        "#2f5080",
        240,
        360,
        rim="#5f88b5",
        blur=8,
        op=0.28,
    )
    # spear
    s.p("M110 390 L110 84", stroke="#3d2413", sw=13)
    s.p("M108 390 L108 84", stroke="#a8713f", sw=6)
    sp = "M110 16 C124 40 130 58 128 72 L116 92 L104 92 L92 72 C90 58 96 40 110 16 Z"
    s.shadow(sp, 6, 0.34)
    s.p(sp, IRON["base"])
    s.p("M110 16 C96 40 90 58 92 72 L104 92 L110 92 Z", "#c5ccd6")
    s.p(rrect(101, 90, 18, 14, 2), BRASS["lit"])
    B = s.inset(236, 390, 2.4, origin=(60, 132))
    shoulders(B, "#7a5236", "#a07248")
    B.p(
        "M24 108 C36 98 46 96 60 96 C74 96 84 98 96 108 L90 118 C80 108 70 106 60 106 "
        "C50 106 40 108 30 118 Z",
        "#4d5a34",
    )
    B.p("M24 108 C36 98 46 96 60 96 L60 106 C50 106 40 108 30 118 Z", "#6d7d48")
    face(B, SKINS[3])
    B.p("M53 71 C57 74.6 63 74.6 67 71 C64 77 56 77 53 71 Z", "#fff6ea")  # a grin
    for q in ((46, 60), (50, 62), (70, 62), (75, 60)):
        B.p(circle(q[0], q[1], 0.9), "#a86a44")
    B.p(
        "M38 50 C36 40 40 34 44 32 L76 32 C80 34 84 40 82 50 C80 44 76 42 72 42 "
        "C66 46 54 46 48 41 C44 42 40 44 38 50 Z",
        "#c98a3a",
    )
    B.p(
        "M38 50 C36 40 40 34 44 32 L58 32 C52 36 50 40 50 42 C47 41 41 43 38 50 Z",
        "#e8b05a",
    )
    kh = (
        "M22 40 C30 34 36 33 38 32 C38 12 48 4 60 4 C72 4 82 12 82 32 C84 33 90 34 98 40 "
        "C84 46 72 42 60 42 C48 42 36 46 22 40 Z"
    )
    B.shadow(kh, 4, 0.36)
    B.p(kh, IRON["base"])
    B.p(
        "M22 40 C30 34 36 33 38 32 C38 12 48 4 58 4 C50 14 49 30 51 42.4 C40 43 32 44 22 40 Z",
        "#a9b2be",
    )
    B.p("M57.6 4 L62.4 4 L62.4 42 L57.6 42 Z", IRON["sh"])
    # gauntlet on spear
    ar = "M150 400 L96 400 C84 366 88 332 100 312 L132 316 C136 336 144 360 166 372 Z"
    s.shadow(ar, 7, 0.34)
    s.p(ar, "#8a6040")
    s.p("M96 400 C84 366 88 332 100 312 L112 314 C106 340 108 372 122 400 Z", "#b0804e")
    fi = "M90 316 C82 294 90 278 108 276 C130 276 138 292 132 318 C120 328 102 326 90 316 Z"
    s.shadow(fi, 5, 0.34)
    s.p(fi, SKINS[3][1])
    s.p(
        "M90 316 C82 294 90 278 108 276 C104 292 104 312 110 325 C102 324 96 321 90 316 Z",
        SKINS[3][0],
    )
    s.p("M104 292 L132 292 M104 304 L133 305", stroke=SKINS[3][2], sw=3)
    return s


@picture("wealth/wealth_veteran")
def wealth_veteran() -> Svg:
    s = sheet(
        "#f0c9a0",
        "#2a1216",
        248,
        176,
        "#0e0508",
        ((264, "#401c20"), (210, "#652c2c"), (158, "#934438")),
        (114, "#cf8458"),
        "#ffe6c8",
    )
    # crossed swords behind
    for f in (1, -1):
        g = placed(248, 196, 1, 46 * f)
        bl = "M-13 -176 L0 -200 L13 -176 L13 110 L-13 110 Z"
        s.shadow(g(bl), 8, 0.36)
        s.p(g(bl), IRON["base"])
        s.p(
            g(
                "M-13 -176 L0 -200 L0 110 L-13 110 Z"
                if f > 0
                else "M13 -176 L0 -200 L0 110 L13 110 Z"
            ),
            "#c5ccd6",
        )
        s.p(g(rrect(-40, 106, 80, 14, 5)), BRASS["dk"])
        s.p(g(rrect(-39, 106, 78, 8, 4)), BRASS["lit"])
        s.p(g(rrect(-8, 120, 16, 44, 4)), GRIP[1])
        s.p(g(circle(0, 170, 12)), BRASS["dk"])
        s.p(g(circle(-1, 169, 9)), BRASS["lit"])
    # laurel
    for m in (1, -1):
        for i in range(8):
            a = math.radians(80 - i * 20)
            x, y = 248 + m * 146 * math.cos(a), 204 + 132 * math.sin(a)
            rot = math.degrees(math.atan2(-math.cos(a), m * math.sin(a))) - m * 16
            d = T(
                "M-26 0 C-14 -16 14 -16 30 0 C14 16 -14 16 -26 0 Z",
                x,
                y,
                1 - 0.03 * i,
                rot,
            )
            s.shadow(d, 4, 0.26, 1, 3)
            s.p(d, BRASS["base"])
            s.p(
                T("M-26 0 C-14 -16 14 -16 30 0 Z", x, y, 1 - 0.03 * i, rot),
                BRASS["hi"] if m < 0 else BRASS["lit"],
            )
    # shield with chevrons
    sh = "M152 150 L344 150 L344 230 C344 296 292 330 248 352 C204 330 152 296 152 230 Z"
    s.shadow(sh, 13, 0.44, 2, 7)
    s.p(sh, BRASS["dk"], stroke=BRASS["dk"], sw=6)
    s.p(sh, BRASS["base"])
    s.p("M152 150 L248 150 L248 352 C204 330 152 296 152 230 Z", BRASS["lit"])
    i_ = T(sh, 248 * 0.12, 236 * 0.12, 0.88)
    s.p(i_, "#35425c")
    s.p(
        T(
            "M152 150 L248 150 L248 352 C204 330 152 296 152 230 Z",
            248 * 0.12,
            236 * 0.12,
            0.88,
        ),
        "#4a5b7a",
    )
    for j in (0, 1):
        d = T("M0 -40 L58 8 L58 36 L0 -10 L-58 36 L-58 8 Z", 248, 248 + j * 46, 0.98)
        s.shadow(d, 5, 0.34)
        s.p(d, BRASS["base"])
        s.p(T("M0 -40 L-58 8 L-58 36 L0 -10 Z", 248, 248 + j * 46, 0.98), BRASS["hi"])
    # helm on top
    H = placed(248 - 60 * 1.62, 8, 1.62)
    pl = "M58 14 C40 -6 96 -8 102 30 C104 46 98 58 92 64 C92 44 84 26 62 22 Z"
    s.shadow(H(pl), 5, 0.34)
    s.p(H(pl), "#9c2f28")
    s.p(H("M58 14 C44 -4 84 -6 96 16 C84 10 70 12 62 22 Z"), "#c9483a")
    hm = "M60 12 C38 12 32 32 32 52 L34 84 L52 98 L68 98 L86 84 L88 52 C88 32 82 12 60 12 Z"
    a, b_, c, d_ = "#b9c2cc", "#7d8794", "#545c67", "#353b44"
    s.shadow(H(hm), 10, 0.44, 2, 5)
    s.p(H(hm), c)
    s.p(H("M60 12 C38 12 32 32 32 52 L34 84 L52 98 L60 98 L60 12 Z"), b_)
    s.p(H("M40 22 C34 32 33 42 33 54 L38 54 C38 40 42 30 50 20 Z"), a)
    s.p(H("M34 48 L60 54 L86 48 L86 58 L64 62 L64 90 L56 90 L56 62 L34 58 Z"), d_)
    s.p(H("M57 14 L63 14 L63 54 L57 54 Z"), a)
    for x, y in ((42, 70), (42, 78), (49, 74), (78, 70), (78, 78), (71, 74)):
        s.p(H(circle(x, y, 1.9)), d_)
    s.p(H("M74 30 L80 44 M70 34 L74 44"), stroke=d_, sw=3)
    s.p(H("M40 66 L47 60"), stroke=d_, sw=3)
    return s


@picture("wealth/wealth_charter")
def wealth_charter() -> Svg:
    s = sheet(
        "#c9d6a8",
        "#14261f",
        248,
        176,
        "#05100b",
        ((264, "#1d382c"), (210, "#2f543f"), (158, "#52785a")),
        (116, "#8aa878"),
        "#f4ffe0",
    )
    counter(s, 300, "#4c2f1b", "#36200f")
    g = placed(248, 186, 1, -5)
    pg = (
        "M-118 -136 L118 -136 C110 -90 124 -40 118 10 C112 60 122 100 118 146 L-118 146 "
        "C-110 100 -124 60 -118 10 C-112 -40 -122 -90 -118 -136 Z"
    )
    s.shadow(g(pg), 13, 0.44, 3, 8)
    s.p(g(pg), "#e0cfa0")
    s.p(
        g(
            "M-118 -136 L20 -136 L-20 146 L-118 146 C-110 100 -124 60 -118 10 "
            "C-112 -40 -122 -90 -118 -136 Z"
        ),
        "#f2e6c4",
    )
    s.p(g(circle(0, -8, 84)), stroke="#b39a6c", sw=3)
    s.p(g(circle(0, -8, 56)), stroke="#c9b483", sw=2.4)
    s.p(g("M-100 -8 L100 -8 M0 -112 L0 96"), stroke="#c9b483", sw=2.4)
    for a in range(0, 360, 30):
        s.p(g(T("M0 -84 L0 -92", 0, -8, 1, a)), stroke="#b39a6c", sw=3)
    # the design: a sword drawn at an angle
    q = placed(250, 172, 1.05, 38)
    s.p(q("M-11 -84 L0 -104 L11 -84 L11 34 L-11 34 Z"), "#4f86ab")
    s.p(q("M-11 -84 L0 -104 L0 34 L-11 34 Z"), "#b3d8ee")
    s.p(q("M-11 -84 L0 -104 L11 -84 L11 34 L-11 34 Z"), stroke="#2f5b7b", sw=3)
    s.p(q(rrect(-36, 32, 72, 13, 5)), BRASS["dk"])
    s.p(q(rrect(-34, 33, 68, 7, 3)), BRASS["lit"])
    s.p(q(rrect(-7, 44, 14, 42, 3)), GRIP[1])
    s.p(q("M-7 54 L7 60 M-7 66 L7 72"), stroke=GRIP[0], sw=4)
    s.p(q(circle(0, 92, 10)), BRASS["dk"])
    s.p(q(circle(-1, 91, 7)), BRASS["lit"])
    s.p(q(circle(0, 38, 6.5)), RUBY["base"])
    s.p(g("M-96 -118 L-30 -118 M-96 -106 L-50 -106"), stroke="#8a7048", sw=4)
    s.p(g("M-98 112 L-10 112 M-98 124 L-30 124"), stroke="#8a7048", sw=4)
    for y, f in ((-142, 1), (146, -1)):  # rolled ends
        d = g(rrect(-130, y - 14 if f > 0 else y - 6, 260, 26, 12))
        s.shadow(d, 7, 0.36)
        s.p(d, "#b89c66")
        s.p(g(rrect(-130, y - 14 if f > 0 else y - 6, 260, 12, 6)), "#f7ecd0")
        for m in (-1, 1):
            s.p(g(circle(m * 128, y - 1 if f > 0 else y + 7, 8, 13)), "#8f7448")
            s.p(g(circle(m * 136, y - 1 if f > 0 else y + 7, 7, 8)), "#5b3820")
    # seal and ribbon
    sx, sy = 334, 268
    for r, c in ((16, "#2f6db5"), (-14, "#255a98")):
        d = T("M-13 0 L13 0 L15 84 L0 70 L-15 84 Z", sx, sy + 16, 1, r)
        s.shadow(d, 5, 0.34)
        s.p(d, c)
    d = blob(sx, sy, 45, 3.5, 4, 14)
    s.shadow(d, 8, 0.42, 2, 5)
    s.p(d, "#8f2530")
    s.p(circle(sx - 2, sy - 3, 37), "#b9383f")
    s.p(circle(sx, sy, 30), "#8f2530")
    s.p(circle(sx, sy + 1, 28.5), "#a83038")
    s.p(T(T(ANVIL, -32, -34), sx, sy, 0.66), "#f4b0a0")
    # quill
    qd = "M78 318 C84 240 112 176 160 138 C160 206 132 266 92 306 Z"
    qd = T(qd, -28, 12)
    s.shadow(qd, 7, 0.36)
    s.p(qd, "#cfd6dc")
    s.p(
        T("M78 318 C88 250 118 186 160 138 C128 196 108 250 90 306 Z", -28, 12),
        "#ffffff",
    )
    s.p(T("M78 318 L72 336", -28, 12), stroke="#3d2413", sw=5)
    return s


@picture("wealth/wealth_caravan")
def wealth_caravan() -> Svg:
    s = sheet(
        "#fff0c0",
        "#3a1f4a",
        330,
        170,
        "#140818",
        ((300, "#5a2f5c"), (232, "#96506a"), (168, "#d9806a")),
        (104, "#ffc98a"),
        "#fff0d0",
        None,
        0.2,
    )
    s.layer(circle(330, 170, 62), "#fff3cc", rim="#ffffff", blur=9, op=0.12)
    for x, y, r in (
        (60, 120, 6),
        (120, 50, 5),
        (180, 90, 4),
        (40, 190, 4),
        (460, 40, 5),
    ):
        s.p(star(x, y, r, 4, 0.3), "#ffe9d0")
    s.layer(
        "M-10 250 C60 206 120 214 190 244 C270 274 350 214 430 220 C470 224 490 236 506 244 "
        "L506 400 L-10 400 Z",
        "#a85a62",
        "#c4745f",
        206,
        320,
        rim="#f7bd8e",
        blur=9,
        op=0.26,
    )

    def p0(g):
        pass

    def pk1(g):
        d = g("M-34 -120 C-40 -146 30 -150 32 -120 Z")
        s.p(d, "#8a4a3a")

    camel(s, 34, 262, 0.38, "#6b3448", "#8a4a52", "#ffc998", "#96404a", pk1, 4)
    camel(s, 104, 274, 0.46, "#5c2c42", "#7d414c", "#ffc998", "#3f5a86", pk1, 5)
    s.layer(
        "M-10 290 C80 266 150 282 230 292 C320 302 420 276 506 282 L506 400 L-10 400 Z",
        "#8a4652",
        "#6b3346",
        270,
        360,
        rim="#f0a880",
        blur=9,
        op=0.3,
    )

    def pack(g):
        k = 1.42
        bx = g("M-30 -134 L28 -134 L32 -96 L-34 -96 Z")
        s.shadow(bx, 6, 0.36)
        s.p(bx, "#7a4d2a")
        s.p(g("M-30 -134 L-6 -134 L-8 -96 L-34 -96 Z"), "#a8713f")
        s.p(g("M-32 -116 L30 -116 M-2 -134 L-2 -96"), stroke="#3d2413", sw=4)
        for fn, px, py, kk, r in (
            ("ruby", -22, -148, 0.62, -16),
            ("emerald", 22, -147, 0.6, 18),
            ("mithril", 0, -145, 0.7, 0),
            ("diamond", 0, -164, 0.6, 4),
        ):
            q = parse(g(f"M{px} {py}"))[0][1]
            resource(s, fn, q[0], q[1], kk * k * 0.8, r)
        s.p(bx, "#7a4d2a")
        s.p(g("M-30 -134 L-6 -134 L-8 -96 L-34 -96 Z"), "#a8713f")
        s.p(g("M-32 -116 L30 -116"), stroke="#3d2413", sw=4)
        s.p(g("M-33 -137 L31 -137 L31 -130 L-33 -130 Z"), BRASS["lit"])
        s.p(g(rrect(-6, -126, 12, 16, 2)), BRASS["lit"])
        d = g(rrect(-48, -92, 92, 26, 12))
        s.shadow(d, 5, 0.34)
        s.p(d, "#3a5a86")
        s.p(g(rrect(-48, -92, 92, 12, 6)), "#6b8fb8")
        s.p(g(circle(42, -79, 8, 13)), "#27406b")
        s.p(g(circle(42, -79, 4, 7)), "#6b8fb8")
        s.p(g("M-28 -93 L-28 -66 M14 -93 L14 -66"), stroke="#f0c96a", sw=6, cap="butt")

    camel(s, 236, 352, 1.36, "#5a3030", "#a8603f", "#ffd9a0", "#8f2f3a", pack, 9)
    s.layer(
        "M-10 346 C100 330 220 352 320 350 C400 348 450 338 506 340 L506 400 L-10 400 Z",
        "#46203a",
        "#32152c",
        330,
        380,
        rim="#c4705f",
        blur=8,
        op=0.34,
    )
    # the driver ahead
    D = placed(448, 352, 1.5)
    rb = "M-16 0 C-15 -24 -14 -42 -6 -50 L8 -50 C16 -42 17 -22 18 0 Z"
    s.shadow(D(rb), 6, 0.3)
    s.p(T(D(rb), -1.4, -1.2), "#ffd9a0")
    s.p(D(rb), "#3a4e6e")
    s.p(D("M-16 0 C-15 -24 -14 -42 -6 -50 L2 -50 C-4 -34 -4 -16 -2 0 Z"), "#5a7498")
    s.p(D(circle(1, -58, 9)), "#8f5f43")
    s.p(
        D("M-11 -58 C-12 -72 14 -72 13 -60 C6 -64 -4 -64 -11 -58 Z M-11 -60 L-15 -44 L-8 -50 Z"),
        "#f1e6cc",
    )
    s.p(D("M20 6 L20 -70"), stroke="#2f1c10", sw=5)
    s.p("M432 156 C440 200 424 250 428 292", stroke="#3d2413", sw=3.4)
    return s
