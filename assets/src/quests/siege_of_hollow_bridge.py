"""The picture of the quest Siege of Hollow Bridge."""

import math
import random

from colours import mix
from paths import T, blob, circle, hills, jag, placed, points, poly, rrect, smooth
from shapes import lozenge
from svgkit import Svg, picture


@picture("quests/siege_of_hollow_bridge")
def draw() -> Svg:
    s = Svg(500, 300, "#12161f")
    s.ground(s.lin(0, 0, 0, 240, (0, "#7c8a94"), (0.55, "#c4c6bd"), (1, "#f2e2b8")))
    sx, sy = 300, 150
    s.rings(
        sx,
        sy,
        ((236, "#a3abaa"), (178, "#bfc1b6"), (122, "#dcd4b8")),
        light="#ffffff",
        t=0.25,
        op=0.14,
    )
    s.layer(blob(sx, sy, 76, 3, 21, 20), "#f6e6bc", rim="#ffffff", blur=9, op=0.10)
    # cloud banks
    for d, c in (
        (
            (
                "M-20 -20 L520 -20 L520 40 C490 52 470 38 440 46 C400 58 370 36 330 40 "
                "C290 30 250 44 210 36 C170 30 150 50 110 44 C70 38 40 56 -20 46 Z"
            ),
            "#84909a",
        ),
        (
            (
                "M-20 -20 L520 -20 L520 14 C480 28 440 12 400 18 C350 28 300 10 250 14 "
                "C200 10 160 26 110 20 C70 14 20 26 -20 20 Z"
            ),
            "#66727e",
        ),
    ):
        s.layer(d, c, rim=mix(c, "#ffffff", 0.3), blur=8, op=0.18, rd=(0, -1.4))
    # gorge walls, far
    s.layer(
        "M-10 320 L-10 150 L34 144 L58 170 L96 176 L116 214 L140 222 L160 262 L186 276 L196 320 Z",
        "#a3aaa6",
        "#d6d0b8",
        144,
        300,
        rim="#e9e4cc",
        blur=8,
        op=0.18,
    )
    s.layer(
        "M512 320 L512 140 L470 146 L448 172 L414 178 L398 216 L372 224 L358 262 L332 276 "
        "L322 320 Z",
        "#a3aaa6",
        "#d6d0b8",
        140,
        300,
        rim="#f6eed0",
        blur=8,
        op=0.18,
    )
    K = 1.3
    with s.at(270 - 270 * K, 202 - 150 * K, K):
        # smoke from the gate
        for x, y, r, c in (
            (412, 30, 44, "#3a414b"),
            (372, 18, 34, "#454c56"),
            (446, 4, 46, "#323842"),
            (386, 56, 30, "#4d545c"),
            (366, 82, 22, "#5a5f64"),
        ):
            s.layer(blob(x, y, r, 4, int(r), 12), c, rim=mix(c, "#ffcf90", 0.30), blur=6, op=0.2)
        # gatehouse on the bridge
        ST, SD, SR = "#444c58", "#353c48", "#e8dcc0"
        s.glow(352, 84, 84, "#ff9a3a", 0.8)

        def flame(x, y, k, c1="#ff8a2a", c2="#ffd25a"):
            d = (
                "M0 2 C-16 2 -20 -14 -12 -26 C-10 -18 -6 -18 -4 -24 C-8 -38 2 -48 6 -58 "
                "C8 -44 18 -38 16 -24 C20 -26 20 -30 20 -34 C26 -20 20 2 0 2 Z"
            )
            s.p(T(d, x, y, k), c1)
            s.p(T(d, x + 0.5 * k, y, k * 0.62), c2)
            s.p(T(d, x + 0.5 * k, y, k * 0.32), "#fff6d0")

        flame(350, 76, 1.0)
        flame(330, 82, 0.66)
        flame(372, 84, 0.6)

        def tower(x0, x1, y, hurt=0):
            w = (x1 - x0) / 5
            top = []
            for i in range(5):
                h = y if i % 2 == 0 else y + 8
                if hurt and i >= 3:
                    h = y + 26 + 6 * (i - 3)
                top += [(x0 - 4 + i * (w + 1.6), h), (x0 - 4 + (i + 1) * (w + 1.6), h)]
            pts = (
                [(x0, 164), (x0, y + 22), (x0 - 4, y + 16)]
                + top
                + ([(x1 + 4, y + 16), (x1, y + 22)] if not hurt else [(x1, y + 40)])
                + [(x1, 164)]
            )
            s.layer(poly(pts), ST, SD, y, 164, rim=SR, blur=7, op=0.30, rd=(0.9, 1.3))

        s.layer(
            "M306 164 L306 92 L312 92 L312 86 L320 86 L320 92 L328 92 L328 86 L336 86 L336 92 "
            "L346 92 L346 86 L354 86 L354 92 L362 92 L362 86 L370 86 L370 92 L384 92 L384 164 Z",
            SD,
            rim=SR,
            blur=6,
            op=0.26,
        )
        s.p("M326 164 L326 132 C326 112 364 112 364 132 L364 164 Z", "#171b24")
        s.p(
            "M333 164 L333 122 M341 164 L341 118 M349 164 L349 118 M357 164 L357 122 M326 134 "
            "L364 134 M326 148 L364 148",
            stroke="#4a525e",
            sw=2,
        )
        tower(278, 318, 54)
        tower(370, 410, 64, 1)
        for x, y in ((294, 92), (386, 108)):
            s.p(rrect(x, y, 8, 18, 4), "#ffb84a")
        s.p("M298 54 L298 26", stroke="#2a303a", sw=2.6)
        s.p("M298 26 C308 22 314 32 326 27 L326 42 C314 47 308 37 298 42 Z", "#2f6db5")
        s.p("M287 116 L309 116 L309 148 L298 140 L287 148 Z", "#2f6db5")
        s.p(poly([(298, 120), (304, 128), (298, 136), (292, 128)]), "#ffe6a0")
        for x in (284, 303):
            s.p(
                f"M{x - 4} 62 L{x - 3} 50 C{x - 3} 44 {x + 3} 44 {x + 3} 50 L{x + 4} 62 Z",
                "#232933",
            )
            s.p(circle(x, 45, 3.4), "#232933")
        s.p("M280 46 C272 50 272 58 280 62", stroke="#232933", sw=2)
        s.p("M286 54 L266 52", stroke="#232933", sw=1.8)
        # stones flying off the broken tower
        for x, y, r in (
            (420, 84, 6),
            (432, 96, 4),
            (424, 66, 4.4),
            (444, 78, 3.4),
            (414, 104, 3.6),
            (440, 112, 3),
        ):
            s.p(
                T(
                    poly(
                        [
                            (-r, -r * 0.4),
                            (-r * 0.2, -r),
                            (r, -r * 0.5),
                            (r * 0.8, r * 0.7),
                            (-r * 0.6, r),
                        ]
                    ),
                    x,
                    y,
                    1,
                    x * 7,
                ),
                "#2f3540",
            )
        # siege tower rolling from the left
        TW, TL = "#5a3f2c", "#d9b07a"
        s.layer(
            "M172 152 L178 58 L230 58 L236 152 Z", TW, "#3f2c22", 58, 152, rim=TL, blur=7, op=0.34
        )
        s.p("M176 84 L232 84 M175 108 L234 108 M173 132 L235 132", stroke="#2f2018", sw=3.4)
        s.p("M178 132 L204 108 L230 132 M180 84 L204 108 L228 84", stroke="#7a5638", sw=2.6)
        s.layer(
            "M174 60 L178 44 L184 50 L190 44 L196 50 L204 44 L210 50 L216 44 L222 50 L230 44 "
            "L234 60 Z",
            TW,
            rim=TL,
            blur=4,
            op=0.28,
        )
        s.layer("M230 64 L276 90 L273 95 L228 72 Z", "#6f4d33", rim="#ffe0a8", blur=5, op=0.34)
        s.p("M230 52 L270 88", stroke="#2f2018", sw=1.8)
        for x in (188, 220):
            s.p(circle(x, 153, 10), "#2f2018")
            s.p(circle(x, 153, 10), "none", 1, "#a87a4c", 2)
            s.p(circle(x, 153, 3), "#a87a4c")
        s.p("M204 44 L204 12", stroke="#2f2018", sw=2.8)
        s.p("M204 12 C190 8 184 20 166 14 L166 32 C184 38 190 26 204 30 Z", "#c8323c")
        s.p("M198 14 C190 14 184 22 176 20", stroke="#8f1f30", sw=2)

        def soldier(x, y, k, c="#262c38", spear=1, sh=0):
            G = placed(x, y, k)
            s.p(G("M-7 0 L-5 -14 L-8 -30 C-6 -36 6 -36 8 -30 L6 -14 L10 0 L4 0 L1 -10 L-2 0 Z"), c)
            s.p(G(circle(1, -40, 6)), c)
            s.p(G("M-6 -42 C-4 -50 6 -50 8 -42 Z"), "#4a525e")
            if spear:
                s.p(G("M-6 -6 L16 -66"), stroke=c, sw=2.2 * k)
                s.p(G("M13 -64 L20 -78 L19 -62 Z"), "#e8e4d4")
            if sh:
                s.p(G(circle(8, -24, 8)), "#c8323c")
                s.p(G(circle(8, -24, 2.6)), "#ffe0a0")

        for i, x in enumerate((70, 92, 114, 136, 158)):
            soldier(x, 152, 0.80 if i % 2 else 0.86, spear=1, sh=i % 2)
        for x in (246, 262):
            soldier(x, 84 + (x - 246) * 0.56, 0.52, spear=0)
        for x in (80, 126):
            s.p(f"M{x} 150 L{x} 78", stroke="#262c38", sw=2.4)
            s.p(f"M{x} 78 L{x - 26} 86 L{x} 94 Z", "#c8323c")
    # the bridge: lit rooms inside it, tall arches under it
    by = 202
    s.p(
        "M-20 210 L520 210 L520 320 L-20 320 Z",
        s.lin(0, 240, 0, 300, (0, "#b9c0ba"), (1, "#f6e8c0")),
    )
    s.p(
        jag(
            points(
                "-10,284 40,268 70,280 120,262 160,282 210,270 250,286 300,266 350,282 "
                "390,262 440,280 512,266"
            ),
            320,
        ),
        "#98a29e",
    )
    for i in range(13):
        x = 10 + i * 40
        s.p(rrect(x - 2, by + 14, 22, 26, 2), "#2a2a30" if i % 3 == 1 else "#ffb648")
    s.p(circle(250, by + 27, 0.1), "#ffb648")
    holes = []
    for i in range(13):
        x = 10 + i * 40
        holes.append(
            f"M{x} {by + 38} L{x} {by + 24} "
            f"C{x} {by + 12} {x + 18} {by + 12} {x + 18} {by + 24} L{x + 18} {by + 38} Z"
        )
    for i in range(4):
        x0, x1 = -34 + i * 150, -34 + i * 150 + 118
        holes.append(f"M{x0} 340 L{x0} 300 C{x0} 236 {x1} 236 {x1} 300 L{x1} 340 Z")
    s.shadow(f"M-20 {by - 2} L520 {by - 2}", 9, 0.3)
    s.layer(
        f"M-20 {by} L520 {by} L520 340 L-20 340 Z " + " ".join(holes),
        "#525c67",
        "#3f4853",
        by,
        300,
        rim="#f4ead0",
        blur=5,
        op=0.22,
        rd=(0.9, 1.4),
        evenodd=True,
    )
    s.p(f"M-20 {by} L520 {by} L520 {by + 8} L-20 {by + 8} Z", "#6d7780")
    s.p(f"M-20 {by + 0.8} L520 {by + 0.8}", stroke="#fff3d0", sw=1.8)
    s.p(
        f"M-20 {by + 9} L520 {by + 9} M-20 {by + 44} L520 {by + 44}",
        stroke="#39424d",
        sw=3,
        cap="butt",
    )
    for i in range(4):  # voussoirs
        xm = -34 + i * 150 + 59
        for j in range(9):
            a = math.radians(180 - j * 20 - 10)
            _r0, _r1 = 61, 71
            p4 = [
                (xm + rx * math.cos(a + d), 300 - ry * math.sin(a + d))
                for rx, ry, d in ((61, 51, -0.14), (61, 51, 0.14), (73, 61, 0.14), (73, 61, -0.14))
            ]
            s.p(poly(p4), "#6a747d" if j % 2 else "#5f6973")
    R = random.Random(7)
    # mist in the gorge
    s.p(
        hills(points("-10,290 70,282 150,291 240,281 330,291 420,282 512,290"), 320),
        "#f2ead0",
        0.6,
    )
    # near bank, reserve of the attackers: spears and a drum
    s.layer(
        "M-10 320 L-10 274 C20 266 54 272 84 284 C100 292 110 304 118 320 Z",
        "#20252f",
        "#171b23",
        266,
        300,
        rim="#e8d8a8",
        blur=9,
        op=0.4,
    )

    def ball(x, y, r, a, L):
        ca, sa = math.cos(a), math.sin(a)
        nx, ny = -sa, ca
        s.glow(x, y, r * 3.2, "#ff9a3a", 0.9)

        def tailp(w, ln):
            return smooth(
                [
                    (x + nx * w, y + ny * w),
                    (x - ca * ln * 0.5 + nx * w * 0.8, y - sa * ln * 0.5 + ny * w * 0.8 + 4),
                    (x - ca * ln, y - sa * ln + 9),
                    (x - ca * ln * 0.5 - nx * w * 0.4, y - sa * ln * 0.5 - ny * w * 0.4 + 4),
                    (x - nx * w, y - ny * w),
                    (x + ca * w, y + sa * w),
                ]
            )

        s.p(tailp(r, L), "#f0702a")
        s.p(tailp(r * 0.7, L * 0.7), "#ffb03a")
        s.p(tailp(r * 0.4, L * 0.42), "#fff0b0")
        s.p(circle(x, y, r * 0.62), "#3a2018")

    ball(254, 46, 12, 0.80, 78)
    ball(64, 52, 8.5, -0.42, 52)
    # right bank: dark firs
    fir = "M0 0 L-13 0 L-6 -12 L-11 -12 L-4 -25 L-8 -25 L0 -44 L8 -25 L4 -25 L11 -12 L6 -12 L13 0 Z"
    s.layer(
        "M512 320 L512 278 C480 270 450 278 430 292 C420 300 414 308 408 320 Z",
        "#20252f",
        "#171b23",
        262,
        300,
        rim="#d9c9a0",
        blur=9,
        op=0.4,
    )
    for x, y, k in (
        (478, 284, 1.0),
        (500, 282, 1.3),
        (452, 292, 0.7),
        (16, 276, 1.2),
        (42, 278, 0.8),
    ):
        s.p(T(fir, x - 0.9, y - 1, k), "#8a8674")
        s.p(T(fir, x, y, k), "#1b2029")
    for _ in range(18):
        s.p(
            lozenge(R.uniform(300, 490), R.uniform(20, 180), R.uniform(1.2, 2.6), 0.55),
            "#ffc45a",
            0.95,
        )
    return s
