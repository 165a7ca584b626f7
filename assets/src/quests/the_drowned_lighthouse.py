"""The picture of the quest The Drowned Lighthouse."""

import math
import random

from colours import mix
from paths import T, bez, circle, placed, poly, ribbon, rrect, smooth
from shapes import along, tendril
from svgkit import Svg, picture


@picture("quests/the_drowned_lighthouse")
def draw() -> Svg:
    s = Svg(500, 300, "#03111f")
    s.ground(s.lin(0, 70, 0, 300, (0, "#2f8694"), (1, "#082440")))
    lx, ly = 322, 132
    s.rings(
        lx,
        ly + 6,
        ((222, "#1a5f7e"), (170, "#25808f"), (122, "#43a39d"), (78, "#86cbaa")),
        light="#f4ffd8",
        t=0.20,
        op=0.24,
    )

    def swell(y, a, n, ph):
        return [(-20 + 540 * i / n, y + (a if (i + ph) % 2 else -a)) for i in range(n + 1)]

    def sheet(pts):
        return smooth(pts, False) + " L520 -20 L-20 -20 Z"

    # beams
    for a0, a1, L in ((165, 184, 420), (-17, -2, 300)):
        p = [(lx, ly)] + [
            (lx + L * math.cos(math.radians(a)), ly - L * math.sin(math.radians(a)))
            for a in (a0, a1)
        ]
        s.p(
            poly(p),
            s.lin(
                lx,
                ly,
                p[1][0],
                p[1][1],
                (0, "#fff3b0", 0.85),
                (0.35, "#ffe89a", 0.38),
                (1, "#ffe89a", 0),
            ),
        )
    # far rocks and a drowned village
    s.layer(
        "M-10 320 L-10 226 C10 214 30 222 50 216 L50 196 L66 180 L82 196 L82 218 L104 220 "
        "L104 204 L120 188 L136 204 L136 224 C160 230 180 238 210 240 L230 320 Z",
        "#17577a",
        "#123f62",
        180,
        290,
        rim="#4f9fa4",
        blur=8,
        op=0.26,
    )
    s.layer(
        "M512 320 L512 206 C490 196 470 214 448 208 C430 214 416 232 396 238 L380 320 Z",
        "#17577a",
        "#123f62",
        190,
        290,
        rim="#4f9fa4",
        blur=8,
        op=0.26,
    )
    s.p(rrect(60, 200, 9, 12, 4), "#0f3556")
    s.p(rrect(115, 208, 9, 12, 4), "#0f3556")
    # the lighthouse
    rot = 9
    ox, oy = 300, 300
    L = placed(ox, oy, 1, rot)
    s.layer(
        tendril(((326, 206), (366, 196), (386, 172), (370, 148)), 9, 1.2, 10),
        "#33265a",
        rim="#a58ad0",
        blur=5,
        op=0.3,
    )
    shaft = "M-42 30 C-34 -30 -27 -90 -22 -128 L22 -128 C27 -90 34 -30 42 30 Z"
    s.layer(L(shaft), "#cfe0cc", rim="#ffffff", blur=11, op=0.42)

    def band(y0, y1, c, cd):
        def w(y):
            return 22 + (y + 128) * 0.127

        s.p(L(poly([(-w(y0), y0), (w(y0), y0), (w(y1), y1), (-w(y1), y1)])), c)
        s.p(L(poly([(w(y0) * 0.25, y0), (w(y0), y0), (w(y1), y1), (w(y1) * 0.25, y1)])), cd)

    for y0, y1, c, cd in (
        (-127, -104, "#b9464a", "#7c3048"),
        (-104, -76, "#d9e4cc", "#8fb0aa"),
        (-76, -46, "#a8404a", "#6c2c46"),
        (-46, -12, "#b9cdbd", "#6f98a0"),
        (-12, 22, "#7d3548", "#4e2742"),
        (22, 40, "#7f9fa0", "#4a6f80"),
    ):
        band(y0, y1, c, cd)
    for y, x in ((-90, -2), (-60, 4), (-28, -3)):
        s.p(L(rrect(x - 5, y - 8, 10, 17, 5)), "#14384f")
    # gallery and lamp room
    s.layer(L("M-32 -128 L32 -128 L28 -118 L-28 -118 Z"), "#1b3c52", rim="#ffe9a8", blur=5, op=0.34)
    s.glow(lx + 2, ly + 2, 62, "#fff0a8", 1, mid=0.4, core="#ffffff")
    s.p(L("M-17 -128 L-17 -160 L17 -160 L17 -128 Z"), "#fff6c8")
    s.p(L(circle(0, -144, 10)), "#ffffff")
    s.p(
        L("M-17 -128 L-17 -160 M-6 -128 L-6 -160 M6 -128 L6 -160 M17 -128 L17 -160"),
        stroke="#1b3c52",
        sw=2.4,
        cap="butt",
    )
    s.p(
        L("M-31 -129 L-31 -138 L31 -138 L31 -129 M-20 -138 L-20 -129 M20 -138 L20 -129"),
        stroke="#1b3c52",
        sw=2,
    )
    s.layer(
        L("M-24 -159 C-18 -172 -8 -180 0 -184 C8 -180 18 -172 24 -159 Z"),
        "#7c3048",
        rim="#ffb0a0",
        blur=4,
        op=0.3,
    )
    s.p(L("M0 -184 L0 -194"), stroke="#7c3048", sw=3)
    # shoal in the beam
    fish = "M-10 0 C-4 -6 6 -6 11 0 C6 6 -4 6 -10 0 L-17 -5 L-17 5 Z"
    for x, y, k, f in (
        (210, 128, 0.9, 1),
        (184, 138, 0.8, 1),
        (232, 142, 0.7, 1),
        (160, 124, 0.7, 1),
        (192, 116, 0.62, 1),
        (420, 152, 0.8, -1),
        (446, 164, 0.7, -1),
        (408, 168, 0.6, -1),
    ):
        s.p(T(fish, x, y, 1, 0, k * f, k), "#123f5c")
    # a tentacle round the shaft
    ten = (
        bez((470, 320), (470, 210), (410, 190), (356, 214), 16)
        + bez((356, 214), (322, 228), (290, 232), (272, 222), 10)[1:]
    )
    d, _A, Bd = ribbon(ten, 20, 8)
    bez((275, 226), (250, 210), (262, 188), (290, 190), 10)
    s.shadow(d, 8, 0.40)
    end = circle(273.5, 222.5, 8.6)
    s.p(end, "#a58ad0")
    s.p(d, "#a58ad0")
    s.p(T(end, 0.9, 1.2), "#3a2a5e")
    s.p(T(d, 0.7, 1.2), s.lin(0, 190, 0, 300, (0, "#3a2a5e"), (1, "#241a44")))
    for i in range(3, len(ten) - 2, 2):
        q = Bd[i]
        p = ten[i]
        s.p(
            circle(
                p[0] + (q[0] - p[0]) * 0.55, p[1] + (q[1] - p[1]) * 0.55, max(1.8, 4.4 - 0.12 * i)
            ),
            "#b79ad6",
        )
    # above the water: sky sheet, clouds, swell, boat
    s.layer(
        sheet(swell(80, 3.4, 14, 1)),
        "#66788c",
        "#e0cfa8",
        0,
        82,
        rim="#f4fbe0",
        blur=9,
        op=0.34,
        rd=(0, -1.6),
    )
    for d, c in (
        (
            (
                "M-20 -20 L520 -20 L520 22 C480 34 450 20 410 28 C370 40 330 22 290 30 "
                "C250 40 210 20 170 30 C130 40 90 22 50 30 C30 34 0 26 -20 32 Z"
            ),
            "#4a5c75",
        ),
        (
            (
                "M-20 -20 L520 -20 L520 6 C470 18 440 4 400 10 C350 20 300 4 250 12 "
                "C200 20 150 4 100 14 C60 20 20 8 -20 14 Z"
            ),
            "#37475f",
        ),
    ):
        s.layer(d, c, rim=mix(c, "#ffffff", 0.2), blur=7, op=0.22, rd=(0, -1.4))
    bx, by = 118, 64
    boat = "M-46 -8 L46 -10 C40 8 30 14 20 14 L-22 14 C-34 12 -42 4 -46 -8 Z"
    man = "M-18 -6 C-20 -26 -14 -36 -4 -38 C8 -36 12 -22 12 -6 Z"
    hat = "M-18 -40 C-10 -44 -8 -52 -2 -53 C5 -53 6 -46 14 -40 C6 -36 -10 -36 -18 -40 Z"
    G = placed(bx, by, 1, 4)
    s.union([G(man), G(hat)], "#14202f", "#f3e2b0", blur=5, op=0.16, rd=(-0.9, 0.9))
    s.p(G("M8 -24 L30 -30"), stroke="#14202f", sw=4.4)
    s.p(G("M30 -30 L33 -20"), stroke="#14202f", sw=1.6)
    s.glow(bx + 32, by - 12, 20, "#ffc45a", 0.8)
    s.p(G(rrect(28, -20, 9, 12, 2)), "#ffe9a8")
    s.p(G("M27 -20 L38 -20 M28 -8 L37 -8"), stroke="#14202f", sw=2)
    s.layer(G(boat), "#5a382e", "#2a1a1e", 55, 84, rim="#f0b880", blur=5, op=0.3)
    s.p(G("M-43 -1 C-20 4 20 4 42 -2"), stroke="#8a5a44", sw=2.2)
    w1, w2 = swell(72, 3, 16, 0), swell(83, 3.4, 14, 1)
    s.layer(
        smooth(w1, False) + " L" + " L".join(f"{p[0]} {p[1]}" for p in along(w2)[::-1]) + " Z",
        "#5fb0ac",
        "#2f8a98",
        70,
        86,
        rim="#eafbe0",
        blur=6,
        op=0.30,
    )
    # sea bed
    s.layer(
        "M-10 282 C40 266 80 280 120 276 C170 270 210 288 262 280 C320 272 360 288 410 278 "
        "C450 270 490 280 512 272 L512 320 L-10 320 Z",
        "#0a2440",
        "#071a30",
        270,
        300,
        rim="#3f8a98",
        blur=9,
        op=0.4,
    )
    # wreck ribs, weed, bubbles
    for x, h in ((30, 54), (52, 66), (76, 60), (98, 44)):
        s.p(
            f"M{x + 26} 290 C{x - 4} {282 - h * 0.1} {x - 4} {284 - h * 0.8} {x + 16} {280 - h}",
            stroke="#0a2440",
            sw=6,
        )
    s.p("M20 284 C60 268 110 272 140 286", stroke="#0a2440", sw=7)
    for x, h, c in (
        (196, 62, "#12506a"),
        (210, 44, "#0d3d58"),
        (186, 40, "#0d3d58"),
        (452, 70, "#0d3d58"),
        (468, 96, "#0a2f4a"),
        (486, 66, "#0a2f4a"),
        (12, 80, "#0a2f4a"),
    ):
        s.p(
            ribbon(
                bez(
                    (x, 296), (x - 12, 296 - h * 0.4), (x + 14, 296 - h * 0.6), (x - 2, 296 - h), 10
                ),
                4.4,
                0.6,
            )[0],
            c,
        )
    R = random.Random(5)
    for _ in range(16):
        x, y, r = R.uniform(150, 440), R.uniform(100, 260), R.uniform(1.2, 3)
        s.p(circle(x, y, r), "none", 0.8, "#d6f5e4", 1.3)
    return s
