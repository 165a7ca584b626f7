"""The picture of the quest Royal Tournament."""

import math
import random

from colours import mix
from paths import T, circle, hills, placed, points, poly, rrect, smooth
from shapes import along, star, tendril
from svgkit import Svg, picture

HORSE = (
    "M-64 -74 C-62 -90 -42 -96 -22 -90 C-2 -84 18 -88 32 -96 L56 -132 "
    "C60 -140 66 -144 72 -143 L74 -152 L80 -142 C86 -138 88 -130 90 -124 L112 -98 "
    "C116 -90 112 -82 104 -82 "
    "L98 -86 L86 -92 C80 -84 74 -78 70 -68 C66 -54 66 -40 72 -26 L58 -34 L50 -22 L38 -32 "
    "L26 -22 L14 -32 L0 -22 L-12 -32 L-26 -22 L-38 -32 L-52 -20 L-62 -30 L-78 -24 "
    "C-68 -42 -70 -58 -64 -74 Z"
)


@picture("quests/royal_tournament")
def draw() -> Svg:
    s = Svg(500, 300, "#12233f")
    s.ground(s.lin(0, -10, 0, 220, (0, "#2f86d0"), (0.55, "#8fd0ee"), (1, "#fdf0cc")))
    sx, sy = 250, 150
    s.rings(
        sx,
        sy,
        ((246, "#57a8de"), (190, "#84c6e8"), (134, "#b8e2ee"), (86, "#e9f4e0")),
        light="#ffffff",
        t=0.35,
        op=0.12,
    )
    for d in (
        (
            "M20 66 C24 54 42 52 48 60 C56 46 80 48 82 62 C94 60 98 70 92 74 L24 74 "
            "C14 74 14 68 20 66 Z"
        ),
        (
            "M404 52 C408 40 426 38 432 46 C440 32 464 34 466 48 C478 46 482 56 476 60 L408 60 "
            "C398 60 398 54 404 52 Z"
        ),
    ):
        s.layer(d, "#ffffff", "#dff0f6", 40, 76, blur=6, op=0.14)
    # castle far
    s.layer(
        "M176 220 L176 150 L182 150 L182 140 L188 140 L188 148 L196 148 L196 140 L202 140 "
        "L202 150 L208 150 L208 130 L204 130 L220 102 L236 130 L232 130 L232 118 L228 118 "
        "L250 72 L272 118 L268 118 L268 130 L264 130 L280 102 L296 130 L292 130 L292 150 "
        "L298 150 L298 140 L304 140 L304 148 L312 148 L312 140 L318 140 L318 150 L324 150 "
        "L324 220 Z",
        "#9db8cc",
        "#cfd8cc",
        72,
        210,
        rim="#fffbe8",
        blur=7,
        op=0.18,
    )
    for x, y in ((220, 138), (280, 138), (250, 128), (236, 160), (264, 160)):
        s.p(rrect(x - 3, y, 6, 11, 3), "#6f92b0")
    for x, y, c in ((250, 72, "#d8323c"), (220, 102, "#e3b32c"), (280, 102, "#e3b32c")):
        s.p(f"M{x} {y} L{x} {y - 18}", stroke="#5b6f88", sw=1.8)
        s.p(f"M{x} {y - 18} L{x + 16} {y - 13} L{x} {y - 8} Z", c)
    s.layer(
        hills(points("-10,196 80,186 170,196 250,200 340,194 430,184 512,196")),
        "#86b86a",
        "#a8c66e",
        184,
        240,
        rim="#e6f0b0",
        blur=7,
        op=0.18,
    )

    # striped tents
    def tent(x, y, k, a, b, n=6):
        a, b = mix(a, "#dcebe6", 0.42), mix(b, "#dcebe6", 0.3)
        G = placed(x, y, k)
        s.shadow(G("M-46 0 L-44 -46 L0 -104 L44 -46 L46 0 Z"), 8, 0.26)
        for i in range(n):
            u0, u1 = -44 + 88 * i / n, -44 + 88 * (i + 1) / n
            c = a if i % 2 == 0 else b
            s.p(
                G(
                    f"M0 -104 Q{u0 * 0.34} -70 {u0 * 1.1} -48 L{u1 * 1.1} -48 "
                    f"Q{u1 * 0.34} -70 0 -104 Z"
                ),
                c,
            )
            s.p(G(f"M{u0} -47 L{u1} -47 L{u1 * 1.04} 2 L{u0 * 1.04} 2 Z"), mix(c, "#4a3a5a", 0.22))
        for i in range(n):
            u0, u1 = (-44 + 88 * i / n) * 1.1, (-44 + 88 * (i + 1) / n) * 1.1
            s.p(G(f"M{u0} -48 L{u1} -48 Q{(u0 + u1) / 2} -32 {u0} -48 Z"), a if i % 2 else b)
        s.p(G("M0 -104 L0 -126"), stroke="#5b3a22", sw=2.6 * k)
        s.p(G("M0 -126 C10 -132 16 -120 28 -126 L28 -114 C16 -108 10 -120 0 -114 Z"), a)
        s.p(G("M-9 2 L0 -40 L9 2 Z"), "#5a4a5a")

    tent(58, 226, 1.02, "#d8323c", "#fff3dc")
    tent(442, 226, 1.02, "#2f6db5", "#fff3dc")
    tent(126, 216, 0.62, "#e3b32c", "#fff3dc")
    tent(376, 216, 0.62, "#8a4fa3", "#fff3dc")
    # grass and sand lane
    s.layer(
        "M-10 226 C120 220 380 220 512 226 L512 320 L-10 320 Z",
        "#d9b878",
        "#b98a52",
        222,
        300,
        rim="#fff3c8",
        blur=7,
        op=0.2,
    )

    def knight(x, y, k, f, c1, c2, c3, skin, lance, hit):
        G = placed(x, y, 1, 0, k * f, k)
        hc = skin
        legs = [
            tendril(((52, -40), (74, -38), (86, -26), (104, -16)), 9, 3.6, 8),
            tendril(((40, -40), (62, -26), (70, -14), (60, -4)), 9, 3.6, 8),
            tendril(((-48, -44), (-66, -30), (-78, -20), (-100, -14)), 11, 3.6, 8),
            tendril(((-40, -40), (-46, -20), (-62, -12), (-72, 2)), 10, 3.6, 8),
        ]
        hooves = [
            "M100 -20 L112 -18 L112 -10 L101 -11 Z",
            "M56 -8 L64 -3 L58 6 L49 1 Z",
            "M-96 -18 L-108 -20 L-110 -11 L-98 -9 Z",
            "M-76 0 L-68 4 L-72 12 L-82 8 Z",
        ]
        tail = tendril(((-62, -78), (-88, -94), (-98, -66), (-124, -70)), 7, 1, 10)
        s.shadow(G(HORSE), 9, 0.34, 2, 4)
        for d in [*legs, tail]:
            s.p(G(d), hc)
        for d in hooves:
            s.p(G(d), "#2a1c18")
        # caparison: two colours, quartered
        s.p(G(HORSE), "#fff3d0")
        q = T(G(HORSE), 0.9, 1.4)
        s.p(q, c1)
        s.p(
            T(
                G(
                    "M-22 -90 C-2 -84 18 -88 32 -96 L44 -114 C40 -84 36 -60 38 -32 L26 -22 "
                    "L14 -32 L0 -22 L-12 -32 L-26 -22 C-18 -44 -18 -68 -22 -90 Z"
                ),
                0.9,
                1.4,
            ),
            c2,
        )
        s.p(
            T(
                G(
                    "M70 -68 C66 -54 66 -40 72 -26 L58 -34 L50 -22 L38 -32 "
                    "C38 -60 42 -90 50 -122 L56 -132 C64 -110 76 -96 86 -92 "
                    "C80 -84 74 -78 70 -68 Z"
                ),
                0.9,
                1.4,
            ),
            mix(c1, "#000000", 0.22),
        )
        hem = (
            "M72 -26 L58 -34 L50 -22 L38 -32 L26 -22 L14 -32 L0 -22 L-12 -32 L-26 -22 "
            "L-38 -32 L-52 -20 L-62 -30 L-78 -24"
        )
        s.p(G(hem), stroke=c3, sw=3.2 * k)
        for u, v in ((-46, -60), (54, -58)):
            s.p(G(poly([(u, v - 10), (u + 8, v), (u, v + 10), (u - 8, v)])), c3)
        # chanfron, eye, rein
        s.p(
            G(
                "M72 -143 L74 -152 L80 -142 C86 -138 88 -130 90 -124 L112 -98 "
                "C116 -90 112 -82 104 -82 L98 -86 C98 -100 86 -122 70 -136 Z"
            ),
            c3,
        )
        s.p(G("M98 -86 L104 -82 C112 -82 116 -90 112 -98 L106 -105 Z"), hc)
        s.p(G(circle(86, -119, 3.4)), "#22160f")
        s.p(G("M100 -92 C70 -84 40 -92 14 -104"), stroke="#5b2f1c", sw=2.6 * k)
        s.p(G("M74 -148 C70 -164 56 -166 50 -158 C60 -156 64 -150 68 -142 Z"), c2)
        # rider
        s.layer(
            G("M-34 -92 C-40 -106 -34 -114 -28 -112 L-18 -94 L18 -98 L24 -112 L30 -110 L26 -92 Z"),
            "#5b2f1c",
            rim="#d99a60",
            blur=4,
            op=0.26,
        )
        ST, SD, SL = "#a9b7c6", "#66748a", "#eef4f8"
        s.layer(
            G("M-8 -98 L16 -98 L24 -66 L34 -50 L38 -40 L20 -42 L8 -60 Z"),
            ST,
            rim=SL,
            blur=4,
            op=0.3,
        )
        s.p(G("M-4 -96 L6 -96 L12 -66 L24 -42 L20 -42 L8 -60 Z"), SD)
        s.layer(
            G("M-20 -92 L-20 -130 C-18 -142 14 -144 18 -132 L18 -94 Z"),
            c1,
            rim="#fff3d0",
            blur=5,
            op=0.3,
        )
        s.p(G("M-20 -92 L-20 -130 C-18 -138 -10 -140 -2 -141 L-4 -92 Z"), c2)
        plume = (
            "M0 -164 C-10 -190 -44 -188 -52 -160 C-56 -150 -54 -140 -50 -134 "
            "C-44 -150 -28 -158 -10 -150 Z"
        )
        s.layer(G(plume), c3, rim="#fffbe0", blur=4, op=0.26)
        s.p(G("M-4 -160 C-20 -172 -42 -164 -49 -142"), stroke=mix(c3, "#000000", 0.25), sw=2)
        s.layer(
            G("M-14 -134 L-15 -154 C-13 -170 14 -172 19 -158 L28 -148 L18 -134 Z"),
            ST,
            rim=SL,
            blur=4,
            op=0.3,
        )
        s.p(G("M-14 -134 L-15 -154 C-14 -162 -8 -167 -2 -168 C-4 -156 -4 -144 0 -134 Z"), SD)
        s.p(G("M4 -154 L24 -150 L22 -147 L4 -149 Z"), "#182236")
        # lance
        a = lance
        s.p(G(f"M-44 -98 L{a[0]} {a[1]}"), stroke="#5b2f1c", sw=7 * k)
        s.p(G(f"M-44 -98 L{a[0]} {a[1]}"), stroke="#fff3dc", sw=4.6 * k)
        for i in range(1, 12):
            u = i / 12
            x0, y0 = -44 + (a[0] + 44) * u, -98 + (a[1] + 98) * u
            x1, y1 = -44 + (a[0] + 44) * (u + 0.045), -98 + (a[1] + 98) * (u + 0.045)
            s.p(G(f"M{x0} {y0} L{x1} {y1}"), stroke=c1, sw=4.6 * k, cap="butt")
        vx, vy = 34, -98 + (a[1] + 98) * (78 / (a[0] + 44))
        s.layer(
            G(
                f"M{vx + 20} {vy} L{vx - 4} {vy - 15} "
                f"C{vx - 9} {vy - 6} {vx - 9} {vy + 6} {vx - 4} {vy + 15} Z"
            ),
            c3,
            rim="#fffbe0",
            blur=3,
            op=0.26,
        )
        s.layer(
            G(tendril(((-8, -130), (-22, -112), (-6, -100), (18, vy)), 9, 6.4, 8)),
            ST,
            rim=SL,
            blur=4,
            op=0.3,
        )
        s.p(G(circle(20, vy, 7.4)), SD)
        if hit:
            sh = "M8 -134 L44 -138 C48 -114 42 -96 30 -86 C16 -94 8 -110 8 -134 Z"
            s.layer(G(sh), c3, rim="#fffbe0", blur=4, op=0.3)
            s.p(G(T(sh, 26 * 0.2, -112 * 0.2, 0.8)), c2)
            s.p(G(T("M26 -136 L44 -138 C48 -114 42 -96 30 -86 Z", 26 * 0.2, -112 * 0.2, 0.8)), c1)

    knight(380, 262, 0.94, -1, "#2f6db5", "#f3ead6", "#e3b32c", "#6b4630", (150, -186), 1)
    # tilt barrier
    s.layer("M-10 238 L512 238 L512 262 L-10 262 Z", "#f3ead6", rim="#ffffff", blur=6, op=0.34)
    for i in range(-1, 14):
        x = i * 40 - 6
        s.p(
            f"M{x} 239.6 L{x + 20} 239.6 L{x + 8} 262 L{x - 12} 262 Z",
            "#d8323c" if i % 2 else "#2f6db5",
        )
    s.p("M-10 238 L512 238", stroke="#b98a42", sw=4, cap="butt")
    for x in (30, 190, 350, 490):
        s.p(f"M{x} 232 L{x} 290", stroke="#5b3a22", sw=7, cap="butt")
    knight(122, 286, 1.06, 1, "#c8323c", "#e3b32c", "#fff3dc", "#4f3324", (212, -133), 0)
    # the blow
    bx, by = 348, 147
    s.glow(bx, by, 44, "#fff6c0", 0.95)
    s.p(star(bx, by, 27, 8, 0.42), "#fffdf0", 1)
    s.p(star(bx, by, 15, 7, 0.5), "#ffd24a", 1)
    R = random.Random(12)
    for i in range(11):
        a = R.uniform(-3.3, -1.75) if i % 3 else R.uniform(-0.2, 1.2)
        r = R.uniform(32, 60)
        x, y = bx + r * math.cos(a), by + r * math.sin(a)
        s.p(
            T(
                "M-8 -1.4 L7 -2 L9 .4 L-7 2 Z",
                x,
                y,
                R.uniform(0.6, 1.1),
                math.degrees(a) + R.uniform(-30, 30),
            ),
            R.choice(("#fff3dc", "#c8323c", "#8a5a33")),
        )
    # bunting along the top
    P = [(-10, 4), (120, 26), (250, 8), (380, 26), (510, 4)]
    pts = along(P, 8)
    s.p(smooth(P, False), stroke="#5b3a22", sw=2.4)
    cols = ("#d8323c", "#fff3dc", "#2f6db5", "#e3b32c")
    for i in range(1, len(pts) - 1, 2):
        x, y = pts[i]
        d = f"M{x - 8} {y} L{x + 8} {y} L{x} {y + 20} Z"
        s.p(T(d, 1.4, 2.4), "#12233f", 0.18)
        s.p(d, cols[(i // 2) % 4])
    # dust
    s.layer(
        "M-10 300 C0 286 22 284 32 292 C40 282 60 284 66 294 C80 288 92 294 96 304 L96 320 "
        "L-10 320 Z",
        "#e9cf98",
        rim="#fff6d8",
        blur=5,
        op=0.22,
    )
    return s
