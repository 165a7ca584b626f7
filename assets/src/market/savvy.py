"""The pictures of the Savvy cards."""

from colours import mix
from materials import BRASS, GRIP, SKINS
from paths import T, bez, blob, circle, jag, parse, placed, points, poly, rrect
from svgkit import Svg, picture
from wares import (
    arrow,
    coin,
    coin_face,
    counter,
    crate,
    flat_coin,
    lantern,
    sheet,
    sparkle,
    stack,
    ware,
)


def hand(s, x, y, k, f, sk, slv, cuff):
    g = placed(x, y, 1, 0, k * f, k)
    arm = g("M-190 66 L-190 4 L-58 -14 L-44 40 Z")
    s.shadow(arm, 9, 0.36, 2, 5)
    s.p(arm, slv[1])
    s.p(g("M-190 4 L-58 -14 L-52 8 L-190 32 Z"), slv[0])
    fr = g(
        "M-58 -2 C-40 -12 -16 -10 0 2 L62 2 C74 2 78 12 70 18 L58 22 L64 28 "
        "C60 38 44 40 30 38 C4 46 -34 46 -52 36 Z"
    )
    s.shadow(fr, 7, 0.34, 2, 4)
    s.p(fr, sk[1])
    s.p(
        g(
            "M-58 -2 C-40 -12 -16 -10 0 2 L62 2 C74 2 76 8 73 13 C40 14 0 16 -22 20 "
            "C-36 20 -48 22 -54 24 Z"
        ),
        sk[0],
    )
    s.p(g("M20 22 L58 22 M14 31 L52 32"), stroke=sk[2], sw=2.4 * k)
    s.p(g("M-20 -4 C-14 -22 0 -32 12 -28 C16 -18 6 -6 4 4 Z"), sk[0])
    s.p(g("M-20 -4 C-14 -10 -4 -12 4 4 Z"), sk[1])
    cf = g("M-66 -20 L-50 -22 L-36 46 L-54 48 Z")
    s.shadow(cf, 4, 0.3)
    s.p(cf, cuff[1])
    s.p(g("M-66 -20 L-50 -22 L-45 2 L-62 4 Z"), cuff[0])


@picture("market/savvy_buyer")
def savvy_buyer() -> Svg:
    s = Svg(496, 380, "#0a1216")
    s.ground(s.rad(248, 170, 340, (0, "#5f8a82"), (1, "#173033")))
    for r, c, sd in ((262, "#1f4346", 3), (208, "#2d5957", 5), (156, "#447168", 7)):
        s.layer(
            blob(248, 178, r, 5, sd, 24),
            c,
            rim=mix(c, "#e8fff0", 0.16),
            blur=10,
            op=0.26,
        )
    s.layer(blob(248, 178, 110, 3, 9, 20), "#6f9a84", rim="#b5d0b4", blur=9, op=0.2)
    # shelf with jars, far
    for x, h, w in ((34, 74, 40), (86, 54, 34), (404, 60, 36), (450, 84, 40)):
        s.layer(
            f"M{x} 282 L{x} {282 - h + 10} "
            f"C{x} {282 - h - 4} {x + w} {282 - h - 4} {x + w} {282 - h + 10} L{x + w} 282 Z",
            "#1c3a3d",
            rim="#4a7570",
            blur=6,
            op=0.26,
        )
        s.p(rrect(x + 5, 282 - h - 12, w - 10, 10, 3), "#2a4d4c")
    s.layer(
        "M-10 282 L506 282 L506 400 L-10 400 Z",
        "#4c2f1b",
        "#36200f",
        282,
        380,
        rim="#a8713f",
        blur=10,
        op=0.4,
    )
    s.p("M-10 300 L506 300", stroke="#5d3a20", sw=3)
    # pouch
    bag = (
        "M196 128 C150 170 118 226 130 276 C138 312 190 322 248 322 "
        "C306 322 358 312 366 276 C378 226 346 170 300 128 Z"
    )
    s.shadow(bag, 14, 0.4, 4, 8)
    s.p(bag, "#7d4f2b")
    s.p(
        "M196 128 C150 170 118 226 130 276 C138 312 190 322 232 322 C186 290 176 200 226 128 Z",
        "#a8713f",
    )
    s.p(
        "M300 128 C346 170 378 226 366 276 C358 312 318 320 284 322 C330 290 336 200 282 128 Z",
        "#5b3820",
    )
    s.p(
        "M226 150 C214 190 210 230 216 262 M262 150 C268 190 270 230 266 262",
        stroke="#5b3820",
        sw=4,
        op=0.8,
    )
    fr = (
        "M186 92 L206 74 L222 90 L240 70 L256 90 L274 72 L290 90 L310 78 L312 100 L300 132 "
        "L196 132 Z"
    )
    s.layer(fr, "#7d4f2b", rim="#d9a468", blur=6, op=0.3)
    s.p("M186 92 L206 74 L222 90 L226 130 L196 132 Z", "#a8713f")
    s.p("M188 130 C220 144 276 144 308 130", stroke="#2f1c10", sw=14)
    s.p("M188 128 C220 142 276 142 308 128", stroke=BRASS["base"], sw=8)
    s.p(
        "M300 134 C330 150 336 176 326 200 M306 132 C342 140 356 164 352 184",
        stroke=BRASS["base"],
        sw=5,
    )

    # coins
    def c_(x, y, k=1):
        d = circle(x, y, 30 * k, 12 * k)
        s.shadow(d, 5, 0.3, 2, 3)
        s.p(
            f"M{x - 30 * k} {y} L{x - 30 * k} {y + 8 * k} "
            f"C{x - 30 * k} {y + 24 * k} {x + 30 * k} {y + 24 * k} {x + 30 * k} {y + 8 * k} "
            f"L{x + 30 * k} {y} "
            f"C{x + 30 * k} {y + 16 * k} {x - 30 * k} {y + 16 * k} {x - 30 * k} {y} Z",
            BRASS["dk"],
        )
        s.p(d, "#f0c96a")
        s.p(circle(x, y, 21 * k, 8 * k), "#c08a2a")
        s.p(circle(x, y + 1, 20 * k, 7 * k), "#e6ba57")

    for x, y in (
        (92, 322),
        (92, 311),
        (92, 300),
        (150, 340),
        (398, 326),
        (398, 315),
        (344, 344),
        (344, 333),
        (452, 346),
    ):
        c_(x, y)
    # the merchant's mark on the pouch
    s.shadow(circle(248, 226, 50), 9, 0.34, 3, 5)
    coin_face(s.inset(248, 226, 1.6, origin=(32, 32)))
    s.p(poly([(248, 206), (264, 226), (248, 246), (232, 226)]), "#8f6a22")
    s.p(poly([(248, 212), (259, 226), (248, 240), (237, 226)]), "#ffe6a3")
    return s


@picture("market/savvy_seller")
def savvy_seller() -> Svg:
    s = sheet(
        "#c98a86",
        "#3a1626",
        262,
        160,
        "#140810",
        ((262, "#4a1c2e"), (208, "#6b2c3c"), (156, "#93474c")),
        (112, "#c27a68"),
        "#ffe0d0",
    )
    for x, h, w in (
        (30, 62, 34),
        (74, 88, 30),
        (424, 90, 32),
        (464, 64, 36),
    ):  # bolts of cloth far
        s.layer(rrect(x, 282 - h, w, h, 5), "#451a2a", rim="#8a4350", blur=6, op=0.26)
        s.p(circle(x + w / 2, 282 - h + 5, w / 2, 6), "#6b2c3c")
    counter(s, 282, "#4c2f1b", "#36200f")
    ware(s, "mithril", 190, 172, 1.15, -4)
    ware(s, "copper", 302, 172, 1.15, 5)
    ware(s, "emerald", 246, 138, 1.1, -8)
    ware(s, "iron", 248, 186, 1.15)
    crate(s, 138, 200, 220, 122)
    # price tag
    s.p("M300 176 C330 190 336 212 322 226", stroke="#2f1c10", sw=5)
    s.p("M300 175 C330 189 336 211 322 225", stroke="#d9b46a", sw=3)
    g = placed(296, 268, 1.12, 14)
    tg = "M-44 -34 L22 -34 L44 -14 L44 14 L22 34 L-44 34 Z"
    tg = T(tg, 0, 0, 1, -90)
    d = g(tg)
    s.shadow(d, 9, 0.4, 3, 6)
    s.p(d, "#cdb98a")
    s.p(g(T("M-44 -34 L22 -34 L44 -14 L44 0 L-44 0 Z", 0, 0, 1, -90)), "#efe2bf")
    s.p(g(circle(0, -32, 6)), "#5b3820")
    c = parse(g("M0 10"))[0][1]
    flat_coin(s, c[0], c[1], 1.02, 14)
    stack(s, 82, 330, 5)
    stack(s, 424, 338, 3)
    coin(s, 142, 348)
    coin(s, 378, 352)
    return s


@picture("market/savvy_trader")
def savvy_trader() -> Svg:
    s = sheet(
        "#8aa0c9",
        "#161c3c",
        248,
        190,
        "#080a1a",
        ((262, "#1f2850"), (208, "#2d3a6b"), (156, "#475a90")),
        (112, "#7a8fc0"),
        "#e0eaff",
    )
    s.layer(
        "M-10 296 C90 286 400 286 506 296 L506 400 L-10 400 Z",
        "#4a2236",
        "#33142a",
        290,
        380,
        rim="#a8607a",
        blur=10,
        op=0.4,
    )
    for x in range(-6, 500, 36):
        s.p(poly([(x, 330), (x + 10, 342), (x, 354), (x - 10, 342)]), "#c99a3b", 0.85)
    s.p("M-10 316 L506 316 M-10 368 L506 368", stroke="#c99a3b", sw=4)
    arrow(s, bez((140, 134), (170, 52), (300, 40), (344, 104), 18))
    hand(s, 148, 232, 1.12, 1, SKINS[2], ("#4f9a5f", "#2f6b42"), ("#e6bd62", "#a8792c"))
    hand(s, 348, 232, 1.12, -1, SKINS[3], ("#8a5aa8", "#5c3678"), ("#e6bd62", "#a8792c"))
    ware(s, "copper", 176, 203, 1.5)
    ware(s, "ruby", 320, 186, 1.55)
    arrow(s, bez((360, 306), (330, 372), (200, 380), (156, 330), 18), 11, 26, 34)
    sparkle(s, ((372, 176, 8), (270, 140, 6), (214, 146, 6), (110, 170, 6)))
    return s


@picture("market/savvy_adventurer")
def savvy_adventurer() -> Svg:
    s = sheet(
        "#c4cf8a",
        "#1a2c1e",
        248,
        176,
        "#08120a",
        ((262, "#24402a"), (208, "#38583a"), (156, "#5a7a4a")),
        (112, "#98a860"),
        "#f4ffd8",
    )
    s.layer(
        jag(
            points("-10,236 40,196 76,220 120,180 160,230 340,232 384,186 420,214 456,184 506,226"),
            400,
        ),
        "#34523a",
        "#46663f",
        180,
        300,
        rim="#86a06a",
        blur=8,
        op=0.24,
    )
    s.layer(
        "M-10 292 C110 276 380 276 506 292 L506 400 L-10 400 Z",
        "#2c4028",
        "#1c2c1c",
        280,
        380,
        rim="#86a060",
        blur=9,
        op=0.34,
    )
    # sword behind, scroll behind
    g = placed(344, 140, 1, 24)
    s.shadow(g("M-8 -90 L8 -90 L8 120 L-8 120 Z"), 7, 0.34)
    s.p(g("M-9 -10 L9 -10 L9 150 L-9 150 Z"), "#5b3820")
    s.p(g(rrect(-34, -22, 68, 14, 4)), BRASS["dk"])
    s.p(g(rrect(-33, -22, 66, 8, 3)), BRASS["lit"])
    s.p(g(rrect(-8, -74, 16, 54, 4)), GRIP[1])
    s.p(
        g("M-8 -66 L8 -60 M-8 -54 L8 -48 M-8 -42 L8 -36 M-8 -30 L8 -26"),
        stroke=GRIP[0],
        sw=4,
    )
    s.p(g(circle(0, -82, 12)), BRASS["dk"])
    s.p(g(circle(-1, -83, 9)), BRASS["lit"])
    g = placed(158, 130, 1, -22)
    s.shadow(g(rrect(-18, -60, 36, 120, 6)), 6, 0.32)
    s.p(g(rrect(-18, -60, 36, 120, 6)), "#c9b483")
    s.p(g(rrect(-18, -60, 16, 120, 6)), "#efe2bf")
    s.p(g(circle(0, -58, 18, 7)), "#a8905c")
    s.p(g(circle(0, -58, 10, 4)), "#efe2bf")
    s.p(g("M-18 -24 L18 -24"), stroke="#9c2f28", sw=7, cap="butt")
    # pack
    for f in (1, -1):
        d = T(
            "M-104 206 C-128 216 -130 290 -108 312 L-84 314 L-84 204 Z",
            248,
            6,
            1,
            0,
            f,
            1,
        )
        s.shadow(d, 8, 0.34)
        s.p(d, "#7a4d2a" if f > 0 else "#4c2f1b")
        s.p(T("M-108 232 L-84 228 L-84 244 L-112 248 Z", 248, 6, 1, 0, f, 1), "#3d2413")
    bd = "M166 150 C156 210 150 280 160 326 C186 342 310 342 336 326 C346 280 340 210 330 150 Z"
    s.shadow(bd, 13, 0.42, 3, 7)
    s.p(bd, "#8a5a33")
    s.p(
        "M166 150 C156 210 150 280 160 326 C178 336 210 339 236 339 C196 290 192 210 206 150 Z",
        "#b07c48",
    )
    s.p(
        "M330 150 C340 210 346 280 336 326 C324 334 300 337 280 338 C312 290 314 210 300 150 Z",
        "#5f3c22",
    )
    fl = (
        "M158 146 C158 132 338 132 338 146 C344 176 344 206 336 226 "
        "C312 248 280 256 248 256 C216 256 184 248 160 226 C152 206 152 176 158 146 Z"
    )
    s.layer(fl, "#6b4326", rim="#d9a468", blur=9, op=0.4)
    s.p(
        "M159 148 C160 138 210 136 236 136 C200 160 196 220 214 250 C190 246 172 238 161 226 "
        "C153 206 153 176 159 148 Z",
        "#8f5f36",
    )
    for x in (190, 306):
        s.p(rrect(x - 8, 136, 16, 150, 3), "#3d2413")
        s.p(rrect(x - 12, 262, 24, 22, 3), BRASS["lit"])
        s.p(rrect(x - 7, 267, 14, 12, 2), "#3d2413")
    # bedroll
    br = rrect(146, 92, 204, 50, 24)
    s.shadow(br, 9, 0.4, 2, 5)
    s.p(br, "#8f3a34")
    s.p(rrect(148, 94, 200, 22, 11), "#b8564a")
    s.p(circle(348, 117, 18, 25), "#6b2a2a")
    s.p(circle(348, 117, 12, 17), "#b8564a")
    s.p(circle(348, 117, 6, 9), "#6b2a2a")
    for x in (190, 306):
        s.p(f"M{x} 92 C{x - 5} 106 {x - 5} 128 {x} 142", stroke="#3d2413", sw=10)
    # compass
    s.shadow(circle(248, 206, 44), 8, 0.4, 2, 5)
    coin_face(s.inset(248, 206, 1.4, origin=(32, 32)))
    s.p(circle(248, 206, 29), "#fff6df")
    s.p(T(poly([(0, -27), (7, 0), (-7, 0)]), 248, 206, 1, 28), "#c9402f")
    s.p(T(poly([(0, 27), (7, 0), (-7, 0)]), 248, 206, 1, 28), "#3a4450")
    s.p(circle(248, 206, 4), BRASS["dk"])
    for a in range(0, 360, 90):
        s.p(T("M0 -28 L0 -23", 248, 206, 1, a), stroke="#5f4514", sw=3)
    s.p("M392 214 L392 232", stroke="#2f1c10", sw=3)
    s.p("M336 190 C360 186 386 196 392 214", stroke="#3d2413", sw=6)
    lantern(s, 392, 262, 1.15, "#2a1a10", 60)
    return s
