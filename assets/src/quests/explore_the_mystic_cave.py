"""The picture of the quest Explore the Mystic Cave."""

import math
import random

from colours import mix
from paths import T, circle, poly, smooth
from shapes import QUEST_SHEET
from svgkit import Svg, picture


def cave_hole(cx, cy, a, b, seed, spikes_top, spikes_bot, rough):
    """closed outline of a cave mouth; spikes: list of (x offset in -1..1, length, half width)"""
    n = 88
    pts = []
    for i in range(n):
        th = 2 * math.pi * i / n
        x = cx + a * math.cos(th)
        y = cy + b * math.sin(th)
        f = 1 + rough * (
            math.sin(3 * th + seed)
            + 0.6 * math.sin(5 * th + 2 * seed)
            + 0.4 * math.sin(9 * th + seed * 0.7)
        )
        x = cx + (x - cx) * f
        y = cy + (y - cy) * f
        u = math.cos(th)
        if math.sin(th) < 0:
            for ux, L, hw in spikes_top:
                k = 1 - abs(u - ux) / hw
                if k > 0:
                    y += L * k**1.6
        else:
            for ux, L, hw in spikes_bot:
                k = 1 - abs(u - ux) / hw
                if k > 0:
                    y -= L * k**1.5
        pts.append((x, y))
    return smooth(pts, True)


def crystal(s, x, y, w, h, rot, a, b, c, rim="#ffffff", sh=0.25):
    """standing crystal: three facets"""
    o = [(-w / 2, 0), (-w / 2, -h * 0.74), (0, -h), (w / 2, -h * 0.70), (w / 2, 0)]
    out = T(poly(o), x, y, 1, rot)
    s.shadow(out, 6, sh, 1, 2)
    s.p(out, b)
    s.p(
        T(
            poly(
                [(-w / 2, 0), (-w / 2, -h * 0.74), (0, -h), (-w * 0.08, -h * 0.66), (-w * 0.08, 0)]
            ),
            x,
            y,
            1,
            rot,
        ),
        a,
    )
    s.p(
        T(
            poly([(w * 0.26, 0), (w * 0.26, -h * 0.64), (0, -h), (w / 2, -h * 0.70), (w / 2, 0)]),
            x,
            y,
            1,
            rot,
        ),
        c,
    )
    s.p(
        T(f"M{-w / 2 + 0.8} -4 L{-w / 2 + 0.8} {-h * 0.74}", x, y, 1, rot),
        stroke=rim,
        sw=1.2,
        op=0.8,
    )


@picture("quests/explore_the_mystic_cave")
def draw() -> Svg:
    s = Svg(500, 300, "#02121f")
    cx, cy = 262, 146
    s.ground(s.rad(cx, cy - 6, 170, (0, "#fbfff2"), (0.3, "#c9f9e6"), (1, "#4cc7bf")))
    rings = [  # a, b, seed, top spikes, bottom spikes, colour
        (
            104,
            74,
            3,
            [(-0.3, 22, 0.16), (0.35, 16, 0.14), (0.02, 12, 0.1)],
            [(0.55, 14, 0.2)],
            "#6fd9cc",
        ),
        (
            138,
            98,
            5,
            [(-0.55, 26, 0.16), (0.12, 34, 0.10), (0.6, 20, 0.14)],
            [(-0.66, 22, 0.16), (0.7, 20, 0.14)],
            "#39b3b3",
        ),
        (
            174,
            120,
            9,
            [(-0.28, 34, 0.10), (0.42, 40, 0.10), (-0.72, 22, 0.1)],
            [(-0.76, 34, 0.12), (0.8, 30, 0.10)],
            "#23869a",
        ),
        (
            214,
            142,
            12,
            [(-0.48, 44, 0.09), (0.05, 30, 0.07), (0.66, 46, 0.08)],
            [(-0.62, 30, 0.1), (0.62, 26, 0.08)],
            "#1d5f82",
        ),
        (
            254,
            160,
            17,
            [(-0.2, 46, 0.06), (0.3, 42, 0.06), (-0.7, 40, 0.07)],
            [(-0.82, 46, 0.08), (0.84, 52, 0.07)],
            "#1b4168",
        ),
    ]
    for i, (a, b, sd, t, bo, c) in enumerate(rings):
        d = QUEST_SHEET + " " + cave_hole(cx, cy, a, b, sd, t, bo, 0.022)
        s.layer(d, c, rim=mix(c, "#e8fff4", 0.42), blur=11, op=0.34, rd=(0, -1.6), evenodd=True)
        if i == 1:  # the crystals stand between second and third wall
            s.layer(
                "M150 250 C180 214 214 202 262 202 C312 202 344 216 378 250 Z",
                "#2fa3a6",
                "#1f8193",
                202,
                250,
                rim="#a9f2df",
                blur=8,
                op=0.3,
            )
            A, B, C = "#ffffff", "#c4f6ea", "#7fdcd6"
            crystal(s, 236, 216, 20, 66, -20, A, B, C)
            crystal(s, 292, 216, 22, 74, 19, A, B, C)
            crystal(s, 264, 220, 34, 118, 0, A, "#d5faf0", "#8fe3dc")
            crystal(s, 214, 222, 13, 36, -34, "#f6e6ff", "#d9b6f2", "#a57fd6")
            crystal(s, 316, 222, 14, 40, 34, "#f6e6ff", "#d9b6f2", "#a57fd6")
            crystal(s, 248, 222, 14, 44, -9, "#f6e6ff", "#d9b6f2", "#a57fd6")
            s.layer(
                "M184 252 C196 226 210 214 226 212 C240 206 254 214 268 209 "
                "C286 206 306 210 318 216 C332 224 342 236 350 252 Z",
                "#279aa2",
                "#1f8193",
                206,
                250,
                rim="#bdf7e6",
                blur=7,
                op=0.3,
            )
        if i == 3:
            for x, y, w, h, r in (
                (92, 250, 14, 44, 16),
                (106, 256, 18, 58, 4),
                (122, 258, 12, 34, -12),
            ):
                crystal(s, x, y, w, h, r, "#b79be6", "#8b6bc9", "#6448a3", "#e6d4ff", 0.35)
            s.layer(
                "M62 300 C70 262 82 246 96 248 C108 242 122 248 132 252 C146 262 152 280 156 300 Z",
                "#1a5478",
                "#184a6c",
                244,
                300,
                rim="#5fb0bd",
                blur=7,
                op=0.3,
            )
    # floor path
    s.layer(
        "M110 312 C150 270 200 262 256 258 C318 262 372 272 410 312 Z",
        "#1a4a70",
        "#17375e",
        258,
        300,
        rim="#4aa3b0",
        blur=9,
        op=0.34,
    )
    # explorer with lantern
    ex, ey = 196, 282
    s.p(
        circle(ex + 33, ey - 44, 40),
        s.rad(ex + 33, ey - 44, 40, (0, "#ffd98a", 0.8), (0.4, "#ffc050", 0.34), (1, "#ffb040", 0)),
    )
    cloak = (
        "M-27 2 C-22 -22 -20 -44 -12 -60 C-8 -67 8 -67 12 -60 C18 -48 20 -24 25 0 "
        "C18 -5 13 -1 8 2 C2 -3 -4 -3 -9 3 C-15 -3 -21 -3 -27 2 Z"
    )
    head = (
        "M-30 -77 C-18 -78 -13 -81 -10 -88 C-7 -99 6 -101 11 -92 C14 -86 16 -81 28 -77 "
        "C20 -72 13 -71 10 -71 C10 -62 5 -58 0 -58 C-6 -58 -10 -63 -10 -71 "
        "C-16 -71 -24 -73 -30 -77 Z"
    )
    arm = "M6 -58 C14 -60 24 -58 32 -60 L34 -54 C28 -49 18 -46 10 -46 Z"
    for d in (cloak, head):
        s.shadow(T(d, ex, ey), 7, 0.34)
    for d in (cloak, arm, head):
        s.p(T(d, ex, ey), "#ffcf7a")
    s.p(T("M-24 4 L-33 -72", ex, ey), stroke="#0a1630", sw=3.4)
    for d in (cloak, arm, head):
        s.p(T(d, ex - 1.8, ey + 0.6), "#0a1630")
    s.p(T("M33 -58 L33 -51", ex, ey), stroke="#0a1630", sw=2.2)
    s.p(T("M27 -51 L39 -51 L37 -36 L29 -36 Z", ex, ey), "#fff3c4")
    s.p(T("M26 -51 L40 -51 M28 -35 L38 -35", ex, ey), stroke="#0a1630", sw=2.8)
    # front curtain
    d = (
        QUEST_SHEET
        + " "
        + cave_hole(
            258,
            146,
            292,
            178,
            23,
            [(-0.5, 58, 0.06), (0.52, 66, 0.055), (0.05, 26, 0.04)],
            [(-0.7, 30, 0.06), (0.72, 40, 0.05)],
            0.02,
        )
    )
    s.layer(
        d, "#101c3d", "#0c1430", 0, 300, rim="#35558a", blur=13, op=0.45, rd=(0, -1.6), evenodd=True
    )
    for x, y, w, h, r in ((446, 300, 20, 64, -8), (470, 304, 26, 84, 6), (492, 304, 18, 52, 14)):
        crystal(s, x, y, w, h, r, "#7c66b8", "#574391", "#3a2c6c", "#b9a6ea", 0.4)
    # motes
    R = random.Random(4)
    for _ in range(16):
        x, y, r = R.uniform(150, 380), R.uniform(60, 200), R.uniform(1, 2.2)
        s.p(circle(x, y, r), "#ffffff", 0.8)
    return s
