"""The picture of the quest Rats in the Cellar."""

import math
import random

from colours import mix
from paths import T, bez, circle, placed, poly, ribbon, rrect
from shapes import QUEST_SHEET, limb
from svgkit import Svg, picture


@picture("quests/rats_in_the_cellar")
def draw() -> Svg:
    s = Svg(500, 300, "#05090b")
    s.ground(s.rad(440, 70, 470, (0, "#8a9a86"), (0.45, "#47605f"), (1, "#1d2c33")))

    def arch(cx, rx, ry, y0, b=330):
        k = 0.5523
        return (
            f"M{cx - rx} {b} L{cx - rx} {y0} "
            f"C{cx - rx} {y0 - ry * k} {cx - rx * k} {y0 - ry} {cx} {y0 - ry} "
            f"C{cx + rx * k} {y0 - ry} {cx + rx} {y0 - ry * k} {cx + rx} {y0} "
            f"L{cx + rx} {b} Z"
        )

    # deep niche with eyes
    s.p(arch(196, 120, 110, 160), "#10191e")
    for x, y, k in ((128, 148, 0.8), (166, 124, 0.7), (112, 180, 0.9), (286, 150, 0.7)):
        s.p(circle(x - 5 * k, y, 2.8 * k), "#ff7a4a")
        s.p(circle(x + 5 * k, y, 2.8 * k), "#ff7a4a")
    # niche racks: far barrels faintly
    for x, y, r in ((250, 176, 26), (142, 214, 26)):
        s.p(circle(x, y, r), "#1d2b30")
        s.p(circle(x, y, r - 5), "#17232a")
    s.layer(
        QUEST_SHEET + " " + arch(196, 120, 110, 160),
        "#33474c",
        "#22333a",
        0,
        300,
        rim="#8fa394",
        blur=10,
        op=0.45,
        rd=(0, -1.6),
        evenodd=True,
        hole=arch(196, 120, 110, 160),
    )
    n = 13
    for i in range(n):
        t0, t1 = math.pi * i / n + 0.018, math.pi * (i + 1) / n - 0.018

        def e(t, rx, ry):
            return (196 + rx * math.cos(t), 160 - ry * math.sin(t))

        d = poly(
            [
                e(t0, 120, 110),
                e((t0 + t1) / 2, 120, 110),
                e(t1, 120, 110),
                e(t1, 144, 133),
                e((t0 + t1) / 2, 144, 133),
                e(t0, 144, 133),
            ]
        )
        s.shadow(d, 3, 0.3)
        s.p(d, "#a9b59a")
        s.p(T(d, -0.8, 1), mix("#3d5255", "#6f8278", max(0, 1 - i / 8)))
    R = random.Random(9)
    for row, y in enumerate(range(4, 250, 24)):
        x = -30 + (row % 2) * 20
        while x < 500:
            w = R.choice((36, 42, 50))
            xm = x + w / 2
            if (
                ((xm - 196) / 164) ** 2 + ((min(y + 9, 160) - 160) / 156) ** 2 > 1
                and R.random() < 0.5
                and x + w < 440
            ):
                s.p(
                    rrect(x, y, w - 5, 18, 3),
                    mix(R.choice(("#2a3c42", "#3f5457")), "#7f8f7f", max(0, (x - 150) / 900)),
                )
            x += w
    # doorway: the light
    s.p("M436 130 L436 54 C436 18 500 18 500 54 L500 130 Z", "#6b5a44")
    s.p(
        "M443 130 L443 56 C443 28 493 28 493 56 L493 130 Z",
        s.lin(0, 28, 0, 130, (0, "#fff6d0"), (1, "#ffd98a")),
    )
    # stairs
    st = [(326, 268)]
    for i in range(6):
        st += [(326 + i * 26, 268 - (i + 1) * 23), (352 + i * 26, 268 - (i + 1) * 23)]
    st = st[:1] + list(st[1:])
    s.layer(
        poly([(326, 314), *st, (520, 130), (520, 314)]),
        "#46544f",
        "#2a373a",
        130,
        300,
        rim="#ffe9b0",
        blur=8,
        op=0.4,
    )
    for i in range(6):
        x, y = 326 + i * 26, 268 - (i + 1) * 23
        s.p(
            f"M{x + 0.8} {y + 1.4} L{x + 26} {y + 1.4} L{x + 26} {y + 6.4} L{x + 0.8} {y + 6.4} Z",
            mix("#7d8676", "#f4dca0", i / 6),
        )
        s.p(f"M{x + 1} {y + 7} L{x + 1} {y + 23}", stroke="#1d2a2e", sw=2, cap="butt")
    # floor
    s.layer(
        "M-10 262 C100 256 220 258 340 262 L420 266 L512 268 L512 314 L-10 314 Z",
        "#3c4b4a",
        "#1e2b30",
        258,
        306,
        rim="#b3b794",
        blur=7,
        op=0.36,
    )
    s.p(
        "M60 266 L20 314 M150 262 L136 314 M240 262 L256 314 M330 266 L372 314 M-10 284 L512 286",
        stroke="#1a262b",
        sw=2,
        op=0.8,
    )
    # beam of light
    s.p(
        "M443 40 L493 130 L330 330 L20 330 Z",
        s.lin(
            462, 70, 170, 290, (0, "#fff0b4", 0.55), (0.6, "#ffe9a6", 0.20), (1, "#ffe9a6", 0.04)
        ),
    )
    s.p(
        "M443 56 L480 130 L280 330 L110 330 Z",
        s.lin(462, 70, 190, 290, (0, "#fff0b4", 0.40), (1, "#ffe9a6", 0.04)),
    )
    # the landlady with a broom in the door
    hw = T(
        "M-16 0 C-14 -16 -9 -28 -7 -38 C-9 -44 -6 -52 0 -53 C7 -52 10 -44 7 -38 "
        "C10 -28 14 -16 16 0 Z",
        472,
        129,
        1.14,
    )
    s.p(hw, "#3a2a24")
    s.p(T(circle(0, -56, 5), 472, 129, 1.14), "#3a2a24")
    s.p("M468 86 L452 92 M454 110 L450 58", stroke="#3a2a24", sw=3)
    s.p(T("M-3 2 L3 2 L8 -15 L-8 -15 Z", 450, 60, 1, -4), "#3a2a24")

    # barrels left
    def barrel(x, y, r):
        s.halo(x, y, r, 8, 0.5)
        s.p(circle(x, y, r), "#d3a468")
        s.p(circle(x - 1, y + 1.2, r - 0.6), "#4a2e20")
        s.p(circle(x, y, r - 4), "#2a1a14")
        s.p(circle(x, y, r - 7), s.lin(x - r, 0, x + r, 0, (0, "#5b3824"), (1, "#94643a")))
        for q in (-0.5, -0.17, 0.17, 0.5):
            h = math.sqrt(max(0, 1 - q * q)) * (r - 8)
            s.p(
                f"M{x + q * r * 0.95} {y - h} L{x + q * r * 0.95} {y + h}",
                stroke="#3a2418",
                sw=1.8,
                cap="butt",
            )
        s.p(
            f"M{x - r * 0.52} {y + r * 0.1} L{x + r * 0.52} {y + r * 0.1}",
            stroke="#6b4428",
            sw=r * 0.22,
            cap="butt",
        )
        s.p(circle(x, y + r * 0.42, r * 0.09), "#1d120c")

    barrel(30, 236, 44)
    barrel(112, 240, 40)
    barrel(62, 166, 40)
    # small rats
    RUNNING = (
        "M60 -9 C56 -18 46 -23 37 -24 C36 -33 25 -34 22 -26 C8 -35 -20 -36 -36 -22 "
        "C-45 -13 -46 -4 -42 0 L-28 0 L-25 -4 L14 -5 L17 0 L28 0 L28 -6 "
        "C40 -4 55 -3 60 -9 Z"
    )

    def run(x, y, k, f, c="#191315", r="#e8d19a", rot=0):
        M = placed(x, y, 1, rot, k * f, k)
        s.p(M("M-42 -6 C-62 -2 -66 -22 -84 -14 C-92 -10 -98 -12 -102 -18"), stroke=c, sw=3.6 * k)
        s.shadow(M(RUNNING), 4, 0.3)
        s.p(M(RUNNING), r)
        s.p(T(M(RUNNING), -0.9 if f > 0 else 0.9, 1.1), c)
        s.p(M(circle(46, -16, 2.6)), "#ff7a4a")

    run(70, 127, 0.5, 1)
    run(416, 176, 0.40, -1)
    run(366, 222, 0.42, -1)
    # cheese wheel
    cx, cy = 214, 236
    ch = "M112 236 L112 276 C112 302 316 302 316 276 L316 236 Z"
    s.layer(ch, "#e0982c", "#b06a1e", 232, 296, rim="#ffe9a6", blur=9, op=0.45)
    s.p(circle(cx, cy, 102, 24), "#ffe9a6")
    s.p(circle(cx - 1, cy + 1.4, 101, 23), s.lin(112, 0, 316, 0, (0, "#e8a838"), (1, "#ffd25e")))
    # wedge cut out
    s.p("M214 238 L262 257.4 L262 298 L214 276 Z", "#f7c24e")
    s.p("M214 238 L306 246 L306 286 L262 298 L262 257.4 Z", "#ffd878")
    s.p("M214 238 L262 257.4 C282 254 297 250.6 306 246 Z", "#b06a1e", 0.0)
    s.p("M214 238 L214 276 L262 296", stroke="#b06a1e", sw=1.6, op=0.7)
    for x, y, a, b in (
        (240, 264, 6, 5),
        (232, 254, 3, 2.6),
        (252, 280, 4, 3.6),
        (284, 266, 8, 6),
        (272, 282, 4, 3.4),
        (294, 276, 3.6, 3),
        (150, 274, 9, 6),
        (182, 284, 5, 3.6),
        (132, 256, 4.4, 3.4),
        (152, 236, 10, 3),
        (186, 247, 6, 2),
    ):
        s.p(circle(x, y, a, b), "#a8621c")
        s.p(circle(x + 0.8, y + 1, a - 1, b - 0.9), "#c27a22")
    # --- the big rat ---
    x0, y0, k = 196, 238, 1.16
    M = placed(x0, y0, k)
    tail = ribbon(
        bez((x0 - 54, y0 - 6), (x0 - 128, y0 + 6), (x0 - 76, y0 + 70), (x0 - 150, y0 + 58), 16),
        6,
        1.4,
    )[0]
    s.layer(tail, "#8a5a58", rim="#f0b49a", blur=5, op=0.4, rd=(-0.9, 1))
    BODY = (
        "M100 -73 C98 -80 89 -86 81 -90 C73 -100 62 -108 50 -110 C42 -111 34 -109 28 -105 "
        "L18 -112 L16 -106 L4 -112 L3 -105 L-10 -107 L-10 -100 L-24 -98 L-22 -91 L-36 -86 "
        "L-34 -79 C-54 -62 -66 -32 -58 -9 C-54 2 -42 3 -30 3 L28 3 C40 3 46 -3 40 -9 "
        "C34 -13 26 -13 18 -12 C28 -22 35 -32 39 -43 L46 -44 L47 -51 "
        "C52 -54 57 -58 61 -61 C73 -60 88 -62 96 -66 C100 -68 101 -70 100 -73 Z"
    )
    s.union([M(circle(24, -112, 14, 16))], "#2a1f22", "#ffe0a0", blur=5, op=0.3, rd=(-1.1, 1.2))
    dd = M(BODY)
    s.shadow(dd, 10, 0.42)
    s.p(dd, "#ffe6ac")
    s.p(T(dd, -1.6, 1.2), s.lin(x0 - 60, 0, x0 + 100, 0, (0, "#17110f"), (1, "#3a2b2a")))
    s.layer(M(circle(42, -113, 15, 17)), "#30242a", rim="#ffe6ac", blur=4, op=0.34, rd=(-1.2, 1.2))
    s.p(M(circle(43, -111, 9.4, 11)), "#b4706c")
    s.p(M("M-28 2 C-40 -24 -26 -54 2 -56 C22 -56 30 -38 24 -20"), stroke="#4d3a38", sw=3.2)
    s.p(
        M("M-30 -78 L-36 -70 M-14 -90 L-20 -80 M2 -96 L-3 -86 M18 -98 L14 -88 M-44 -58 L-50 -48"),
        stroke="#4d3a38",
        sw=2.6,
    )
    # feet
    s.p(M("M10 4 C14 -5 34 -6 46 -3 C52 -2 54 2 52 4 Z"), "#c98a80")
    # cheese wedge in paws
    s.layer(M("M58 -36 L96 -52 L92 -28 L64 -20 Z"), "#ffd25e", rim="#fff3c0", blur=4, op=0.34)
    s.p(M("M58 -36 L96 -52 L95 -47 L59 -31 Z"), "#fff0b0")
    s.p(M(circle(76, -34, 3.6)), "#c27a22")
    s.p(M(circle(86, -38, 2.4)), "#c27a22")
    s.union(
        [
            limb(
                [
                    (x0 + 34 * k, y0 - 50 * k),
                    (x0 + 48 * k, y0 - 32 * k),
                    (x0 + 62 * k, y0 - 32 * k),
                ],
                8.4 * k,
                4.4 * k,
            )
        ],
        "#30242a",
        "#ffe6ac",
        blur=4,
        op=0.32,
        rd=(-1, 1),
    )
    s.p(M("M58 -36 C64 -38 70 -36 72 -32 C70 -28 62 -27 58 -29 Z"), "#c98a80")
    # face
    s.p(M(circle(72, -87, 5.6)), "#ff6a3c")
    s.p(M(circle(73.4, -88.4, 1.8)), "#fff3d8")
    s.p(M("M62 -94 L80 -89"), stroke="#120c0c", sw=3.4)
    s.p(M(circle(98.5, -73, 4)), "#d98a88")
    s.p(M("M84 -63.6 L86 -54 L89 -54 L90 -65 Z"), "#fff6dc")
    s.p(M("M80 -66 C86 -64 92 -65 96 -67"), stroke="#120c0c", sw=1.8)
    s.p(M("M88 -72 L118 -84 M88 -70 L122 -70 M88 -68 L116 -57"), stroke="#ffe9c0", sw=1.5, op=0.9)
    # near: rat silhouettes running along the bottom
    run(420, 300, 1.0, -1, "#120d0f", "#d9c08a")
    run(40, 304, 0.8, 1, "#120d0f", "#8a7d60")
    for x, y, r in ((330, 290, 4), (346, 298, 3), (318, 301, 2.6), (352, 286, 2)):
        s.p(poly([(x - r, y + r * 0.6), (x, y - r), (x + r, y + r * 0.4)]), "#ffd25e")
    return s
