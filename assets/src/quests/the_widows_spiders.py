"""The picture of the quest The Widow's Spiders."""

import math
import random

from paths import T, bez, circle, hills, placed, points, ribbon, rrect
from shapes import tendril
from svgkit import Svg, picture


@picture("quests/the_widows_spiders")
def draw() -> Svg:
    s = Svg(500, 300, "#120d14")
    hx_, hy = 318, 112
    s.ground(s.rad(hx_, hy, 350, (0, "#a79ea3"), (0.5, "#6f6670"), (1, "#3a343e")))
    s.rings(
        hx_,
        hy,
        ((240, "#5c545e", 3), (182, "#7b727a", 5), (132, "#9f9699", 8)),
        light="#fff6ea",
        t=0.16,
        amp=6,
    )
    s.shadow(circle(hx_, hy, 92), 11, 0.24)
    s.p(circle(hx_, hy, 92), s.rad(hx_ - 24, hy - 26, 130, (0, "#fffaf0"), (1, "#ddd3c4")))
    for x, y, r in ((266, 84, 10), (372, 150, 12), (356, 62, 7), (280, 150, 7)):
        s.p(circle(x, y, r), "#c4b8a8", 0.45)
    # the house on the hill, far
    s.layer(
        "M-10 250 L20 232 L30 232 L30 196 L24 196 L40 174 L46 180 L46 168 L52 168 L52 186 "
        "L60 196 L54 196 L54 220 L70 206 L88 224 L84 224 L84 232 C150 236 240 250 330 244 "
        "C400 240 460 232 512 240 L512 312 L-10 312 Z",
        "#564d58",
        "#6c6169",
        168,
        270,
        rim="#8d828a",
        blur=7,
        op=0.22,
    )
    s.p(rrect(37, 200, 7, 11, 1.5), "#e9c46a")
    s.p(rrect(64, 222, 5, 7, 1), "#e9c46a")
    # the web, strung between two dead trees
    ink = "#2b242d"
    R = random.Random(7)
    n = 15
    sp = []
    for i in range(n):
        a = 2 * math.pi * i / n + R.uniform(-0.07, 0.07)
        sp.append(a)
    d = ""
    for a in sp:
        d += (
            f"M{hx_ + 8 * math.cos(a)} {hy + 8 * math.sin(a)} "
            f"L{hx_ + 380 * math.cos(a)} {hy + 380 * math.sin(a)} "
        )
    s.p(d, stroke=ink, sw=1.5, op=0.75)
    for _k, r in enumerate((28, 46, 66, 88, 112, 138, 168, 202)):
        d = ""
        for i in range(n):
            a, b = sp[i], sp[(i + 1) % n] + (2 * math.pi if i == n - 1 else 0)
            m = (a + b) / 2
            q = r * 0.84
            x0, y0, x1, y1 = (
                hx_ + r * math.cos(a),
                hy + r * math.sin(a),
                hx_ + r * math.cos(b),
                hy + r * math.sin(b),
            )
            d += (
                f"M{x0} {y0} " if i == 0 else ""
            ) + f"Q{hx_ + q * math.cos(m)} {hy + q * math.sin(m)} {x1} {y1} "
        s.p(d, stroke=ink, sw=1.4, op=0.75)
    # ground
    s.layer(
        hills(points("-10,262 100,252 230,266 360,256 512,262")),
        "#3c343f",
        "#2e2731",
        250,
        300,
        rim="#857882",
        blur=8,
        op=0.3,
    )
    # trees that hold the web
    dk, rm = "#1b151d", "#8a7f88"
    tr = [
        tendril(((478, 310), (486, 220), (452, 120), (486, -12)), 19, 12, 7),
        tendril(((474, 150), (456, 110), (440, 84), (416, 66)), 7, 1, 7),
        tendril(((474, 60), (450, 40), (430, 10), (400, 4)), 7, 1, 7),
        tendril(((476, 200), (450, 182), (434, 186), (416, 176)), 6, 1, 7),
        "M440 312 C460 296 464 280 466 250 L494 250 C494 282 500 296 516 312 Z",
        tendril(((436, 80), (430, 66), (428, 58), (418, 48)), 3, 0.6, 4),
    ]
    s.union(tr, dk, rm, blur=8, op=0.2)

    # small spiders come down their threads
    def spid(x, y, k, c="#1b151d", th=True):
        if th:
            s.p(f"M{x} -4 L{x} {y - 6 * k}", stroke=c, sw=1.2, op=0.8)
        for m in (-1, 1):
            s.p(
                T(
                    "M3 1 Q10 -9 15 4 M3 2 Q13 -4 17 10 M3 3 Q11 4 13 15 M3 0 Q7 -13 12 -8",
                    x,
                    y,
                    1,
                    0,
                    k * m,
                    k,
                ),
                stroke=c,
                sw=1.7 * k**0.5,
            )
        s.p(circle(x, y - 3 * k, 6 * k, 7 * k), c)
        s.p(circle(x, y + 5 * k, 3.6 * k), c)

    spid(214, 64, 0.95)
    spid(78, 96, 1.2)
    spid(246, 214, 0.8)
    # the great one
    bx, by = hx_, hy
    legs = []
    for m in (-1, 1):
        for a, kn, ft, w in (
            ((9, 44), (56, 56), (66, 124), 5.6),
            ((12, 38), (80, 30), (112, 84), 5.6),
            ((12, 32), (78, -8), (124, 6), 5.2),
            ((9, 28), (48, -52), (84, -98), 5.4),
        ):

            def P(q, m=m):
                return (bx + q[0] * m, by + q[1])

            mid = ((a[0] + kn[0]) / 2, (a[1] + kn[1]) / 2 - 10)
            c = (
                bez(P(a), P(mid), P((kn[0] - 6, kn[1] - 8)), P(kn), 5)
                + bez(
                    P(kn),
                    P((kn[0] + 12, kn[1] + 8 if ft[1] > kn[1] else kn[1] - 10)),
                    P((ft[0] - 2, ft[1] - 16 if ft[1] > kn[1] else ft[1] + 14)),
                    P(ft),
                    5,
                )[1:]
            )
            legs.append(ribbon(c, w, 1.2, 0.8)[0])
    ab = (
        "M318 52 C350 52 366 78 362 104 C359 128 340 146 318 146 C296 146 277 128 274 104 "
        "C270 78 286 52 318 52 Z"
    )
    ab = T(ab, bx - 318, by - 112)
    ce = circle(bx, by + 42, 19, 17)
    for d in legs:
        s.shadow(d, 6, 0.2, 2, 4)
    s.shadow(ab, 9, 0.34, 3, 5)
    for d in legs:
        s.p(d, "#141016")
    s.p(ce, "#141016")
    s.p(T(ab, -0.8, -1.2), "#b7aab0")
    s.p(ab, s.rad(bx - 16, by - 28, 66, (0, "#4a3f4b"), (0.5, "#211a24"), (1, "#120e15")))
    s.p(T("M-13 -26 L13 -26 L3.4 0 L14 24 L-14 24 L-3.4 0 Z", bx, by - 6, 0.95), "#d8262f")
    s.p(T("M-13 -26 L0 -26 L0 24 L-14 24 L-3.4 0 Z", bx, by - 6, 0.95), "#f0524a")
    for ex, ey, r in ((-6, 50, 2.8), (6, 50, 2.8), (-11, 45, 1.8), (11, 45, 1.8)):
        s.p(circle(bx + ex, by + ey, r), "#ff5a4a")
    s.p(
        f"M{bx - 6} {by + 57} Q{bx - 9} {by + 66} {bx - 3} {by + 70} M{bx + 6} {by + 57} "
        f"Q{bx + 9} {by + 66} {bx + 3} {by + 70}",
        stroke="#141016",
        sw=3.6,
    )
    # a thread from her fingers to the beast
    s.p("M176 150 Q240 176 300 156", stroke="#f6efe6", sw=1.6, op=0.9)
    # the widow: bustle, veil, raised hand
    wx, wy = 130, 290
    G = placed(wx, wy, 1.06)
    skirt = (
        "M-58 6 C-52 -18 -50 -44 -34 -62 C-26 -72 -14 -76 -4 -78 L10 -78 "
        "C14 -60 22 -30 40 6 C26 0 18 6 8 7 C-4 2 -14 6 -24 7 C-36 2 -46 4 -58 6 Z"
    )
    bod = "M-8 -74 C-14 -92 -14 -108 -6 -120 C0 -126 10 -124 13 -116 C17 -104 14 -90 11 -76 Z"
    arm = tendril(((6, -114), (18, -106), (30, -108), (44, -130)), 6.4, 3, 7)
    hand = "M42 -134 C44 -140 48 -141 49 -137 L46 -126 L40 -127 Z"
    veil = (
        "M-2 -162 C-16 -160 -22 -148 -22 -134 C-24 -112 -34 -84 -46 -56 "
        "C-34 -60 -24 -66 -18 -76 C-10 -92 -4 -104 -2 -118 Z"
    )
    head = (
        "M-8 -130 C-14 -146 -6 -160 6 -160 C14 -159 18 -152 17 -146 L21 -138 L17 -136 "
        "L17 -130 C15 -126 8 -126 6 -124 L8 -116 L-6 -116 Z"
    )
    parts = [G(d) for d in (skirt, bod, arm, hand, veil, head)]
    s.union(parts, "#17111a", "#cabfc4", blur=7, op=0.2, rd=(-1.3, 0.7))
    s.p(
        G(
            "M7 -155 C14 -155 17 -150 16 -145 L20 -138 L16 -136 L16.4 -133 L14.6 -131.6 "
            "L16 -129.6 C14 -126 8 -126 5 -127 C1 -136 1 -148 7 -155 Z"
        ),
        "#eadccb",
    )
    s.p(G("M9 -143 L15 -142.4"), stroke="#17111a", sw=1.8)
    s.p(G("M12 -131.6 L15 -131.6"), stroke="#c8374a", sw=1.8)
    s.p(
        G(
            "M4 -158 L23 -138 M2 -150 L20 -130 M2 -140 L14 -127 M16 -156 L3 -142 M20 -148 "
            "L4 -132 M22 -140 L9 -127"
        ),
        stroke="#2b2230",
        sw=0.9,
        op=0.75,
    )
    s.p(G("M-6 -160 C-2 -170 10 -170 13 -160 C8 -164 0 -164 -6 -160 Z"), "#17111a")
    s.p(G(circle(2, -166, 3.6)), "#d8262f")
    s.p(G(circle(8, -164, 2.6)), "#f0524a")
    s.p(
        G(
            "M-26 -50 C-30 -30 -34 -14 -38 0 M-8 -66 C-10 -40 -10 -20 -12 2 M8 -66 "
            "C12 -42 18 -20 22 0"
        ),
        stroke="#3b303e",
        sw=2,
    )
    # somebody wrapped for later
    s.p("M416 176 L416 206", stroke="#f2ebe2", sw=1.6)
    co = (
        "M416 202 C430 206 434 224 431 244 C428 264 423 276 416 282 "
        "C408 276 403 262 401 244 C399 224 402 206 416 202 Z"
    )
    s.layer(co, "#d9cfc6", "#a79ba0", 202, 282, rim="#fffaf0", blur=6, op=0.34)
    s.p(
        "M403 222 Q416 232 430 220 M402 238 Q416 250 431 238 M404 256 Q416 266 428 254 "
        "M406 212 Q420 216 428 210",
        stroke="#857880",
        sw=1.8,
    )
    s.p("M426 262 L446 284 M437 284 L449 273", stroke="#1b151d", sw=3.4)
    s.p("M422 258 L428 264", stroke="#b9aeb4", sw=3)
    # near ground and weeds
    s.layer(
        hills(points("-10,286 90,292 210,284 330,294 512,282"), 320),
        "#161017",
        "#100b12",
        282,
        304,
        rim="#6f636e",
        blur=7,
        op=0.36,
    )
    for x, h, ln in ((14, 30, -6), (22, 42, 5), (34, 26, 9), (342, 24, -6), (350, 32, 5)):
        s.p(f"M{x - 2} 294 Q{x} {294 - h / 2} {x + ln} {294 - h} L{x + 3} 294 Z", "#161017")
    spid(214, 272, 0.9, "#161017", False)
    spid(272, 278, 1.15, "#161017", False)
    return s
