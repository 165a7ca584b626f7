"""The picture of the quest The Endless Dungeon."""

import math

from colours import mix
from paths import T, circle, placed, poly, rrect, smooth
from shapes import QUEST_SHEET
from svgkit import Svg, picture


@picture("quests/the_endless_dungeon")
def draw() -> Svg:
    s = Svg(500, 300, "#06100f")
    N = 10
    cols = [
        "#27403f",
        "#34514b",
        "#466456",
        "#5f765e",
        "#7d8560",
        "#9c9360",
        "#bba362",
        "#d9b868",
        "#efd07c",
        "#fbe59e",
    ]
    q = 0.765

    def frame(i):
        k = q**i
        # the centre drifts along a curve and the frames turn: the corridor never ends
        a = i * 0.52
        cx = 250 + 30 * (1 - k) + 34 * k * math.sin(a)
        cy = 150 - 20 * (1 - k) + 10 * k * math.sin(a * 0.8 + 0.4)
        return cx, cy, k, 5.5 * math.sin(i * 0.9) * (0.4 + k) + i * 1.6

    ARCH = "M-182 136 L-182 -18 C-182 -168 182 -168 182 -18 L182 136 Z"
    cx, cy, k, r = frame(N - 1)
    s.ground("#fff3c0")
    for i in range(N - 1, -1, -1):
        cx, cy, k, r = frame(i)
        c = cols[i]
        hole = T(ARCH, cx, cy, k, r)
        if i == N - 1:
            outer = T("M-260 -220 L260 -220 L260 220 L-260 220 Z", cx, cy, k, r)
        if i > 1:
            outer = T("M-272 -232 L272 -232 L272 232 L-272 232 Z", cx, cy, k, r)
        else:
            outer = QUEST_SHEET
        hi = mix(c, "#ffe0a0", 0.34)
        s.shadow(hole, max(2.5, 12 * k), 0.36)
        s.p(outer + " " + hole, hi, evenodd=True)
        hole2 = T(ARCH, cx + 0.5, cy + 0.9, k * 1.006, r)
        s.p(outer + " " + T(hole2, 0, 0), c, evenodd=True)
        M = placed(cx, cy, k, r)
        if k > 0.1:
            # voussoirs
            n = 13

            def f(t, a, b):
                return (a * math.cos(t), -18 - b * math.sin(t))

            for j in range(n):
                t0, t1 = math.pi * j / n + 0.022, math.pi * (j + 1) / n - 0.022
                key = j == n // 2
                o = 214 if not key else 218
                cc = mix(
                    c,
                    "#ffffff" if (j * 7 + i) % 3 else "#000000",
                    0.07 if (j * 7 + i) % 3 else 0.10,
                )
                if key:
                    cc = mix(c, "#ffe0a0", 0.22)
                s.p(
                    M(
                        poly(
                            [
                                f(t0, 186, 116),
                                f((t0 + t1) / 2, 186, 116.5),
                                f(t1, 186, 116),
                                f(t1, o, 142 + (7 if key else 0)),
                                f((t0 + t1) / 2, o, 143 + (7 if key else 0)),
                                f(t0, o, 142 + (7 if key else 0)),
                            ]
                        )
                    ),
                    cc,
                )
            # jamb stones
            for sd in (-1, 1):
                for j in range(5):
                    y = -14 + j * 30
                    w = 30 if (j + i) % 2 else 22
                    x0, x1 = 186 * sd, (186 + w) * sd
                    s.p(
                        M(poly([(x0, y), (x1, y), (x1, y + 26), (x0, y + 26)])),
                        mix(c, "#ffffff" if j % 2 else "#000000", 0.06),
                    )
            # the step
            s.p(M("M-196 138 L196 138 L204 152 L-204 152 Z"), mix(c, "#ffe0a0", 0.30))
            s.p(M("M-204 152 L204 152 L204 170 L-204 170 Z"), mix(c, "#000000", 0.22))
        # torch on alternating sides
        if 1 <= i <= 5:
            sd = 1 if i % 2 else -1
            a = math.radians(r)
            _lx, _ly = 158 * sd, 6

    # second pass is not needed: torches sit on the faces of the frames
    def torch(x, y, k):
        s.glow(x, y - 14 * k, 46 * k, "#ffc866", 0.75)
        s.p(T("M-4 0 L4 0 L2 26 L-2 26 Z", x, y, k), "#1a1410")
        s.p(T("M-8 -2 L8 -2 L5 6 L-5 6 Z", x, y, k), "#3a2a1c")
        s.p(
            T(
                "M0 0 C-12 -6 -9 -18 -3 -26 C-2 -20 2 -20 2 -36 C11 -26 13 -8 0 0 Z",
                x,
                y - 2 * k,
                k,
            ),
            "#ff9a3d",
        )
        s.p(T("M0 -1 C-6 -5 -4 -12 0 -19 C5 -12 6 -5 0 -1 Z", x, y - 2 * k, k), "#fff3c0")

    for i in (1, 2, 3, 4):
        cx, cy, k, r = frame(i)
        a = math.radians(r)
        for sd in (-1, 1):
            x, y = 199 * sd, 20
            torch(
                cx + k * (x * math.cos(a) - y * math.sin(a)),
                cy + k * (x * math.sin(a) + y * math.cos(a)),
                k * 0.78,
            )
    # portcullis teeth in the first arch
    cx, cy, k, r = frame(1)
    M = placed(cx, cy, k, r)

    def top(x):
        return -18 - 112 * math.sqrt(max(0, 1 - (x / 181) ** 2))

    for j in range(-4, 5):
        x = j * 36
        y = top(x) + 1
        b = top(x) + 50 + (7 if j % 2 else 0)
        s.p(
            M(
                f"M{x - 5} {top(x - 5) + 2 if x > -140 else y + 3} L{x + 5} {top(x + 5) + 2} "
                f"L{x + 5} {b - 15} L{x} {b} L{x - 5} {b - 15} Z"
            ),
            "#0d1817",
        )
    s.p(
        M(smooth([(x, top(x) + 22) for x in range(-150, 151, 30)], False)), stroke="#0d1817", sw=4.6
    )
    # near stones, chains, eyes in the dark
    for x, L in ((40, 7), (462, 5)):
        for j in range(L):
            s.p(circle(x, 4 + j * 15, 4.6 if j % 2 else 3, 8.6), "none", 1, "#0b1413", 3.2)
        s.p(
            f"M{x - 9} {10 + L * 15} "
            f"C{x - 12} {24 + L * 15} {x + 10} {26 + L * 15} {x + 10} {12 + L * 15}",
            stroke="#0b1413",
            sw=4,
        )
    for x, y, k in ((26, 196, 1), (478, 168, 0.9), (16, 118, 0.7)):
        for d in (-5, 5):
            s.p(
                T("M-4 0 C-2 -4 3 -4 4 0 C2 3 -2 3 -4 0 Z", x + d * k, y, k, 10 if d < 0 else -10),
                "#ffd75e",
            )
    s.layer(
        "M-20 276 L60 270 L66 276 L150 272 L156 278 L262 274 L270 280 L372 274 L380 278 "
        "L450 270 L520 274 L520 320 L-20 320 Z",
        "#0c1615",
        rim="#8a8058",
        blur=8,
        op=0.4,
    )
    # the party
    D, RM = "#0b0c13", "#ffdf9a"

    def fig(parts, x, y, k, f=1):
        g = placed(x, y, 1, 0, k * f, k)
        for d in parts:
            s.p(T(g(d), 0.9, -1.2), RM)
        for d in parts:
            s.p(g(d), D)

    cloak = "M-16 0 C-18 -22 -14 -40 -7 -46 C0 -50 8 -46 11 -40 C15 -28 14 -12 16 0 Z"
    hoodp = "M-8 -44 C-13 -58 -6 -67 3 -68 C12 -66 14 -56 9 -44 Z"
    s.p("M219 276 L229 204", stroke=D, sw=3.4)
    fig(
        [cloak, "M-14 -58 L16 -58 C10 -62 8 -66 4 -84 C-2 -70 -6 -62 -14 -58 Z", hoodp],
        206,
        278,
        0.98,
    )
    fig(
        [
            (
                "M-18 0 L-15 -22 C-20 -34 -14 -44 -6 -46 L10 -46 C18 -44 22 -34 17 -22 L19 0 "
                "L5 0 L1 -16 L-4 0 Z"
            ),
            "M-8 -46 C-10 -60 -5 -66 2 -66 C9 -66 13 -60 11 -46 Z",
            "M-8 -58 L-18 -68 L-9 -66 Z M11 -58 L21 -68 L12 -66 Z",
            "M12 -40 L24 -54 L30 -52 L20 -30 Z",
        ],
        262,
        280,
        1.06,
    )
    torch(288.5, 213, 0.9)
    fig([cloak, hoodp], 312, 277, 0.8, -1)
    s.p("M326 276 L334 222", stroke=D, sw=2.8)
    s.p("M322 228 C336 226 342 236 338 246 C336 238 330 234 322 234 Z", D)
    # somebody's bones
    s.p(circle(416, 282, 8), "#cfc2a4")
    s.p(circle(413, 282, 2.2), D)
    s.p(circle(419, 282, 2.2), D)
    s.p(rrect(412, 286, 8, 6, 1), "#cfc2a4")
    s.p("M430 290 L452 286", stroke="#cfc2a4", sw=3.4)
    for x, y in ((430, 288), (430, 292), (452, 284), (453, 288)):
        s.p(circle(x, y, 2.4), "#cfc2a4")
    return s
