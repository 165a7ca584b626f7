"""The picture of the quest Close the Nether Gate."""

import math

from colours import mix
from paths import T, bez, circle, jag, points, poly, ribbon, smooth
from svgkit import Svg, picture


@picture("quests/close_the_nether_gate")
def draw() -> Svg:
    s = Svg(500, 300, "#0c0312")
    cx, cy = 250, 146
    s.ground(s.rad(cx, cy, 330, (0, "#7a2a78"), (0.6, "#3a1650"), (1, "#1a0a2c")))
    s.rings(cx, cy, ((230, "#351552", 3), (180, "#4d1d68", 5)), "#ffb0f0", 0.16, op=0.3, amp=6)
    s.layer(
        jag(
            points("-10,214 36,170 60,190 100,140 130,196 370,198 404,144 436,188 466,160 512,206")
        ),
        "#5a2272",
        "#7a3186",
        140,
        240,
        rim="#a556a8",
        blur=8,
        op=0.28,
    )
    # vortex
    R_ = 104
    s.p(circle(cx, cy, R_), "#b8338f")
    for i, (r, c) in enumerate(
        (
            (100, "#c93d96"),
            (84, "#e05aa4"),
            (66, "#f285b4"),
            (48, "#fbb4c8"),
            (30, "#ffe0d8"),
            (14, "#fffaf0"),
        )
    ):
        pts = []
        for k in range(48):
            a = 2 * math.pi * k / 48
            rr = r * (1 + 0.10 * math.sin(5 * a + i * 0.9))
            pts.append((cx + rr * math.cos(a + i * 0.35), cy + rr * math.sin(a + i * 0.35)))
        s.layer(smooth(pts), c, rim=mix(c, "#ffffff", 0.3), blur=7, op=0.22 if i else 0)
    # a clawed hand coming through
    claw = ["M232 190 C228 170 236 156 250 154 C266 156 274 170 270 190 L276 214 L226 214 Z"]
    for pts in (
        [(234, 172), (214, 160), (208, 148), (212, 126)],
        [(244, 160), (236, 138), (232, 124), (238, 100)],
        [(256, 160), (262, 138), (266, 124), (262, 100)],
        [(266, 172), (288, 160), (294, 148), (290, 128)],
    ):
        claw.append(ribbon(bez(*pts, 10), 8.5, 1.2)[0])
    for d in claw:
        s.shadow(d, 6, 0.2)
    for d in claw:
        s.p(T(d, -1, -1), "#ffd0dc")
    for d in claw:
        s.p(d, "#3a0f3c")
    # ring of stones
    n = 18
    for i in range(n):
        t0, t1 = 2 * math.pi * i / n + 0.02, 2 * math.pi * (i + 1) / n - 0.02
        key = i % 3 == 0
        ro = 138 if key else 132
        p4 = [
            (cx + 100 * math.cos(t0), cy + 100 * math.sin(t0)),
            (cx + 101 * math.cos((t0 + t1) / 2), cy + 101 * math.sin((t0 + t1) / 2)),
            (cx + 100 * math.cos(t1), cy + 100 * math.sin(t1)),
            (cx + ro * math.cos(t1), cy + ro * math.sin(t1)),
            (cx + (ro + 2) * math.cos((t0 + t1) / 2), cy + (ro + 2) * math.sin((t0 + t1) / 2)),
            (cx + ro * math.cos(t0), cy + ro * math.sin(t0)),
        ]
        s.layer(poly(p4), ("#2f1a44", "#38204e", "#2a173d")[i % 3], rim="#9a5aa6", blur=4, op=0.34)
        if key:
            a = (t0 + t1) / 2
            x, y = cx + 119 * math.cos(a), cy + 119 * math.sin(a)
            s.p(poly([(x, y - 8), (x + 6, y), (x, y + 8), (x - 6, y)]), "#ff9ad0")
    # stairs, braziers, ground
    s.layer(
        "M-10 262 L100 252 L400 252 L512 262 L512 312 L-10 312 Z",
        "#26123a",
        "#1a0b29",
        252,
        300,
        rim="#7c3f8e",
        blur=9,
        op=0.4,
    )
    for i, (a, y) in enumerate(((150, 248), (132, 262), (112, 278))):
        s.layer(
            f"M{a} {y} L{500 - a} {y} L{500 - a + 10} {y + 16} L{a - 10} {y + 16} Z",
            ("#452457", "#3a1d4c", "#301740")[i],
            rim="#c070b8",
            blur=5,
            op=0.34,
        )
    for x in (62, 438):
        s.layer(
            f"M{x - 13} 300 L{x - 9} 214 L{x + 9} 214 L{x + 13} 300 Z",
            "#1d0d2c",
            rim="#6d3a7e",
            blur=6,
            op=0.34,
        )
        s.layer(
            f"M{x - 14} 216 L{x - 24} 200 L{x + 24} 200 L{x + 14} 216 Z",
            "#2c1640",
            rim="#9a5aa6",
            blur=4,
            op=0.3,
        )
        s.p(
            f"M{x - 18} 200 C{x - 24} 178 {x - 6} 172 {x - 2} 150 "
            f"C{x + 12} 168 {x + 24} 180 {x + 17} 200 Z",
            "#ff7ac0",
        )
        s.p(
            f"M{x - 9} 200 C{x - 11} 186 {x - 1} 182 {x} 168 "
            f"C{x + 6} 180 {x + 11} 188 {x + 9} 200 Z",
            "#fff0e8",
        )
    man = (
        "M-17 0 C-15 -22 -11 -34 -5 -40 C-10 -46 -8 -56 0 -57 C8 -56 10 -46 5 -40 "
        "C11 -34 15 -22 17 0 L9 -4 L0 0 L-8 -4 Z"
    )
    for x, k in ((206, 0.8), (294, 0.8), (250, 0.95)):
        s.p(T(man, x - 1, 291, k), "#ff9ad0")
        s.p(T(man, x, 292.4, k), "#12061d")
    return s
