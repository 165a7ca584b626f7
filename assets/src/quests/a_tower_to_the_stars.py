"""The picture of the quest A Tower to the Stars."""

import math

from paths import T, circle, poly
from svgkit import Svg, picture


@picture("quests/a_tower_to_the_stars")
def draw() -> Svg:
    s = Svg(500, 300, "#0a1030")
    lx, ly = 300, 34
    s.ground(s.rad(lx, ly, 400, (0, "#9db4e6"), (0.4, "#3c5aa8"), (1, "#182450")))
    s.rings(
        lx,
        ly,
        (
            (280, "#24397c", 3),
            (206, "#38549e", 5),
            (140, "#5f7fc2", 8),
            (86, "#9fb9ea", 11),
        ),
        "#ffffff",
        0.18,
        op=0.24,
        amp=6,
    )

    def star4(x, y, r, c="#fff3c4", o=1):
        s.p(
            poly(
                [
                    (
                        x + (r if i % 2 == 0 else r * 0.34) * math.sin(math.pi * i / 4),
                        y - (r if i % 2 == 0 else r * 0.34) * math.cos(math.pi * i / 4),
                    )
                    for i in range(8)
                ]
            ),
            c,
            o,
        )

    for x, y, r in (
        (60, 40, 8),
        (120, 92, 5),
        (32, 120, 4),
        (190, 30, 5),
        (430, 60, 7),
        (470, 130, 4),
        (400, 150, 4),
        (150, 150, 4),
        (92, 14, 3.4),
        (384, 18, 4),
        (456, 14, 3),
    ):
        star4(x, y, r)
    # moon-sized star the tower reaches for
    s.p(circle(lx, ly, 60), s.rad(lx, ly, 60, (0, "#fffbe0", 0.9), (1, "#ffe9a8", 0)))
    star4(lx, ly - 4, 34, "#fffdf0")
    # tower: stacked drums winding up
    dk, md, lt, rim = "#1d2450", "#39427c", "#5a659f", "#c7d2f5"
    segs = [
        (250, 320, 66, 268, 232, 54),
        (268, 236, 50, 252, 158, 40),
        (252, 162, 37, 266, 98, 29),
        (266, 102, 26, 258, 52, 19),
    ]
    for _i, (x0, y0, w0, x1, y1, w1) in enumerate(segs):
        d = poly([(x0 - w0, y0), (x1 - w1, y1), (x1 + w1, y1), (x0 + w0, y0)])
        s.layer(d, dk, rim=rim, blur=9, op=0.34)
        s.p(
            poly(
                [(x0 + w0 * 0.15, y0), (x1 + w1 * 0.15, y1 + 2), (x1 + w1, y1 + 2), (x0 + w0, y0)]
            ),
            md,
        )
        s.p(
            poly(
                [(x0 + w0 * 0.62, y0), (x1 + w1 * 0.62, y1 + 2), (x1 + w1, y1 + 2), (x0 + w0, y0)]
            ),
            lt,
        )
        # spiral stair as slanting bands
        for t in (0.28, 0.72):
            y = y0 + (y1 - y0) * t
            xx = x0 + (x1 - x0) * t
            ww = w0 + (w1 - w0) * t
            s.p(f"M{xx - ww} {y + 9} L{xx + ww} {y - 9}", stroke="#0f1536", sw=4.2, cap="butt")
            s.p(f"M{xx - ww} {y + 6} L{xx + ww} {y - 12}", stroke="#8b97cf", sw=1.8, cap="butt")
        for t, o in ((0.5, -0.35), (0.5, 0.3), (0.12, -0.1)):
            y = y0 + (y1 - y0) * t
            xx = x0 + (x1 - x0) * t + w0 * o
            s.p(
                f"M{xx - 3.4} {y + 8} L{xx - 3.4} {y - 2} "
                f"C{xx - 3.4} {y - 8} {xx + 3.4} {y - 8} {xx + 3.4} {y - 2} "
                f"L{xx + 3.4} {y + 8} Z",
                "#ffd982",
            )
        # cornice
        s.layer(
            poly(
                [
                    (x1 - w1 - 6, y1 + 5),
                    (x1 - w1 - 8, y1 - 3),
                    (x1 + w1 + 8, y1 - 3),
                    (x1 + w1 + 6, y1 + 5),
                ]
            ),
            md,
            rim=rim,
            blur=4,
            op=0.3,
        )
    s.layer(
        "M236 50 L280 50 L276 36 L282 36 L284 28 L274 28 L270 34 L262 34 L262 26 L254 26 "
        "L254 34 L246 34 L242 28 L232 28 L234 36 L240 36 Z",
        dk,
        rim=rim,
        blur=4,
        op=0.3,
    )
    # scaffold, crane: still building
    s.p("M286 98 L330 98 M322 98 L322 150 M290 112 L322 98", stroke="#2a1f3a", sw=3.4)
    s.p("M314 150 L330 150 L328 162 L316 162 Z", "#2a1f3a")

    # clouds
    def cloud(pts, c, rim, bot=330):
        parts = [circle(x, y, r) for x, y, r in pts]
        x0 = min(x - r for x, y, r in pts)
        x1 = max(x + r for x, y, r in pts)
        ym = max(y for x, y, r in pts)
        parts.append(f"M{x0} {ym} L{x1} {ym} L{x1} {bot} L{x0} {bot} Z")
        for d in parts[:-1]:
            s.shadow(d, 8, 0.12)
        for d in parts:
            s.p(T(d, -1, -1.6), rim)
        for d in parts:
            s.p(d, c)

    cloud(
        [
            (20, 226, 30),
            (64, 210, 34),
            (112, 226, 28),
            (150, 240, 22),
            (-8, 240, 30),
            (180, 250, 18),
        ],
        "#c9a7c4",
        "#f3d9e0",
    )
    cloud(
        [(480, 214, 34), (434, 222, 30), (392, 236, 26), (356, 250, 20), (512, 236, 30)],
        "#c9a7c4",
        "#f3d9e0",
    )
    cloud(
        [
            (60, 262, 30),
            (110, 252, 32),
            (164, 262, 28),
            (212, 272, 24),
            (10, 268, 34),
            (252, 280, 20),
        ],
        "#ebc7bf",
        "#fff0e2",
    )
    cloud(
        [(450, 258, 34), (400, 264, 28), (350, 268, 26), (306, 276, 22), (500, 268, 30)],
        "#ebc7bf",
        "#fff0e2",
    )
    cloud(
        [
            (16, 292, 34),
            (66, 284, 32),
            (112, 296, 30),
            (160, 288, 34),
            (206, 298, 28),
            (250, 292, 32),
            (296, 298, 30),
            (344, 288, 34),
            (392, 296, 30),
            (440, 286, 34),
            (488, 294, 32),
        ],
        "#fbe6d4",
        "#ffffff",
    )
    return s
