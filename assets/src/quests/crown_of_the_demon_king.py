"""The picture of the quest Crown of the Demon King."""

import random

from paths import T, circle, placed, poly
from shapes import star, swelling
from svgkit import Svg, picture


def flames(rows, base=330):
    d = f"M{rows[0][0]} {base}"
    x = rows[0][0]
    d += f" L{x} {rows[0][3]}"
    v = rows[0][3]
    for x0, x1, tip, val in rows:
        tx, ty = tip
        h = v - ty
        left, right = (tx - 16, tx + 6) if tx >= (x0 + x1) / 2 else (tx + 10, tx + 18)
        d += (
            f" C{x0 - 4} {v - h * 0.45} {left} {ty + h * 0.42} {tx} {ty}"
            f" C{right} {ty + h * 0.4} {x1 + 2} {val - (val - ty) * 0.35} {x1} {val}"
        )
        v = val
    return d + f" L{rows[-1][1]} {base} Z"


def mirrow(left, mid):
    """tongues for the left half; mirrored to the right"""
    rows = [(a, b, t, v) for a, b, t, v in left]
    right = []
    for i in range(len(left) - 1, -1, -1):
        a, b, t, _v = left[i]
        pv = left[i - 1][3] if i else 320
        right.append((500 - b, 500 - a, (500 - t[0], t[1]), pv))
    return rows + ([mid] if mid else []) + right


@picture("quests/crown_of_the_demon_king")
def draw() -> Svg:
    s = Svg(500, 300, "#120206")
    s.nmax = 4
    s.ground(s.rad(250, 130, 320, (0, "#8f2018"), (0.5, "#4a0f16"), (1, "#17060d")))
    s.rings(
        250,
        112,
        ((222, "#420e15", 3, 8), (160, "#7a1a18", 6, 7), (112, "#a52c1a", 9, 6)),
        op=0.3,
        blur=8,
        light="#ffb060",
        t=0.16,
    )
    # fire behind
    s.layer(
        flames(
            mirrow(
                [
                    (-20, 40, (20, 74), 196),
                    (40, 92, (60, 112), 214),
                    (92, 150, (128, 96), 226),
                    (150, 204, (170, 150), 236),
                ],
                (204, 296, (250, 190), 236),
            )
        ),
        "#b5301a",
        "#e05a1e",
        80,
        300,
        rim="#ff9a4a",
        blur=6,
        op=0.3,
    )
    s.layer(
        flames(
            mirrow(
                [
                    (-20, 28, (4, 116), 226),
                    (28, 74, (44, 152), 238),
                    (74, 124, (104, 140), 246),
                    (124, 176, (140, 196), 256),
                ],
                (176, 324, (250, 236), 256),
            )
        ),
        "#e8641e",
        "#f79a2e",
        110,
        300,
        rim="#ffc46a",
        blur=6,
        op=0.3,
    )
    # the king: a shape of night with horns
    DK, DR = "#1a0810", "#c2402a"
    for m in (1, -1):
        A = placed(250, 0, 1, 0, m, 1)
        s.layer(
            A(
                "M-36 70 C-70 78 -112 72 -134 40 C-146 20 -142 2 -132 -8 "
                "C-132 16 -118 34 -96 38 C-72 42 -54 34 -34 32 Z"
            ),
            "#2a1016",
            "#160609",
            0,
            80,
            rim="#e0703a",
            blur=9,
            op=0.42,
        )
        for d in (
            "M-70 40 C-74 52 -74 62 -70 74",
            "M-92 38 C-98 48 -100 58 -100 66",
            "M-114 30 C-122 38 -126 44 -128 48",
        ):
            s.p(A(d), stroke="#5c2418", sw=3)
    body = (
        "M110 312 C112 250 120 190 160 168 C184 156 206 152 214 140 L286 140 "
        "C294 152 316 156 340 168 C380 190 388 250 390 312 Z"
    )
    s.layer(body, DK, "#0f0408", 140, 300, rim=DR, blur=8, op=0.4)
    for m in (1, -1):  # pauldron spikes
        A = placed(250, 0, 1, 0, m, 1)
        for x, y, a in ((-100, 172, -34), (-122, 192, -52), (-76, 162, -20)):
            s.layer(A(T("M-10 8 L0 -34 L10 8 Z", x, y, 1, a)), "#2a1016", rim=DR, blur=4, op=0.34)
    head = (
        "M206 58 C204 34 222 22 250 22 C278 22 296 34 294 58 L304 76 L290 92 "
        "C286 116 272 134 262 146 L250 162 L238 146 C228 134 214 116 210 92 L196 76 Z"
    )
    s.layer(head, "#241017", "#120509", 20, 160, rim="#e0703a", blur=9, op=0.46)
    for m in (1, -1):
        A = placed(250, 0, 1, 0, m, 1)
        s.p(A("M-40 84 C-34 108 -24 126 -12 140 L-8 120 L-26 96 Z"), "#34161c")
        s.p(A("M-44 62 L-30 54 L-4 74 L-8 84 Z"), "#34161c")
        s.glow(250 - m * 24, 82, 28, "#ffb030", 0.85)
        s.p(A("M-42 70 L-8 85 L-14 92 C-26 94 -38 84 -42 70 Z"), "#fff0a0")
        s.p(A("M-36 75 L-12 86 L-16 90 C-24 91 -32 85 -36 75 Z"), "#ffb030")
        s.p(A("M-26 80 L-22 82 L-23 90 Z"), "#5c1010")
    s.p("M244 96 L250 90 L256 96 L253 108 L247 108 Z", "#0a0306")
    s.p(
        "M222 118 L234 122 L242 119 L250 123 L258 119 L266 122 L278 118 "
        "C270 134 262 140 250 142 C238 140 230 134 222 118 Z",
        "#e0501e",
    )
    for x in (230, 240, 250, 260, 270):
        s.p(f"M{x - 4.4} 119.5 L{x + 4.4} 119.5 L{x} 131 Z", "#ffe6b0")
    for x in (238, 250, 262):
        s.p(f"M{x - 4} 140 L{x + 4} 140 L{x} 131 Z", "#ffe6b0")
    # pedestal
    s.layer(
        "M170 264 L330 264 L340 280 L322 288 L330 320 L170 320 L178 288 L160 280 Z",
        "#5a2a22",
        "#2a1010",
        262,
        300,
        rim="#ffb060",
        blur=9,
        op=0.45,
    )
    s.p("M170 280 L330 280", stroke="#8a4a30", sw=2.6)
    for x in (200, 250, 300):
        s.p(poly([(x, 287), (x + 6, 295), (x, 303), (x - 6, 295)]), "#ff8a3a")
    s.layer(
        "M178 262 C190 246 310 246 322 262 C318 272 182 272 178 262 Z",
        "#8a1626",
        "#5c0d1c",
        248,
        272,
        rim="#ff7a5a",
        blur=5,
        op=0.36,
    )
    # glow of the crown
    s.glow(250, 214, 104, "#ffd070", 0.8, mid=0.45)
    # the crown
    G0, G1, GD, GL = "#ffe07a", "#c9861e", "#8a4f12", "#fff8cf"
    s.p(circle(250, 190, 66, 13), "#7a3f10")
    for x, h in ((206, 34), (250, 40), (294, 34)):
        s.p(poly([(x - 14, 194), (x, 190 - h * 0.5), (x + 14, 194)]), "#8a5214")
    crown = (
        "M176 256 L172 190 C160 184 150 168 152 142 C162 160 176 166 190 168 L206 202 "
        "L222 164 L234 198 L250 148 L266 198 L278 164 L294 202 L310 168 "
        "C324 166 338 160 348 142 C350 168 340 184 328 190 L324 256 "
        "C300 266 200 266 176 256 Z"
    )
    s.layer(crown, G0, G1, 130, 262, rim=GL, blur=10, op=0.5)
    s.p(
        "M250 150 L266 198 L278 166 L294 202 L310 168 C324 166 338 160 348 144 "
        "C349 168 340 184 328 190 L324 256 C306 262 280 263 262 263 L258 200 Z",
        "#e0a030",
        0.55,
    )
    s.p("M174 232 C200 242 300 242 326 232 L324 256 C300 266 200 266 176 256 Z", "#b5741c")
    s.p("M174 232 C200 242 300 242 326 232", stroke=GL, sw=2.4)
    s.p("M176 254 C200 264 300 264 324 254", stroke=GD, sw=3)
    s.p("M152 144 C162 160 176 167 190 169 L184 178 C166 176 154 164 152 144 Z", "#6a1420")
    s.p("M348 144 C338 160 324 167 310 169 L316 178 C334 176 346 164 348 144 Z", "#6a1420")

    def gem(x, y, w, h, c, ln):
        s.layer(
            poly(
                [
                    (x, y - h),
                    (x + w, y - h * 0.2),
                    (x + w * 0.6, y + h * 0.8),
                    (x, y + h),
                    (x - w * 0.6, y + h * 0.8),
                    (x - w, y - h * 0.2),
                ]
            ),
            c,
            rim="#5c1010",
            blur=3,
            op=0.35,
        )
        s.p(
            poly(
                [
                    (x, y - h * 0.8),
                    (x + w * 0.5, y - h * 0.1),
                    (x, y + h * 0.4),
                    (x - w * 0.7, y - h * 0.1),
                ]
            ),
            ln,
        )

    gem(250, 212, 14, 19, "#d4203a", "#ff8a90")
    gem(208, 217, 10, 13, "#7a2fb0", "#d49af0")
    gem(292, 217, 10, 13, "#7a2fb0", "#d49af0")
    for x, y in ((190, 245), (220, 250), (250, 251), (280, 250), (310, 245)):
        s.p(circle(x, y, 5), "#5c1010")
        s.p(circle(x, y - 0.6, 3.8), "#ff5a3c")
    for x, y in ((250, 146), (222, 163), (278, 163)):
        s.p(circle(x, y, 6.4), GD)
        s.p(circle(x, y - 0.8, 5.4), GL)
    s.p(star(178, 186, 11, 4, 0.226), "#ffffff")
    s.p(star(296, 188, 8, 4, 0.226), "#ffffff")
    # claws closing on it
    for m in (1, -1):
        A = placed(250, 0, 1, 0, m, 1)
        s.union(
            [A(swelling([(-196, 320, 30), (-176, 276, 26), (-142, 246, 22)]))],
            "#2a0e14",
            "#e0703a",
            8,
            0.3,
        )
        fing = [
            [(-150, 238, 12), (-128, 206, 9.4), (-104, 196, 8), (-92, 204, 6.4)],
            [(-142, 246, 12), (-114, 226, 9.4), (-92, 224, 8), (-80, 232, 6)],
            [(-142, 258, 12), (-114, 250, 9), (-94, 250, 7.6), (-82, 256, 6)],
        ]
        claw = [(-92, 202, -70, 226), (-80, 230, -60, 252), (-82, 254, -62, 272)]
        for f, c in zip(fing, claw, strict=False):
            s.union([A(swelling(f))], "#2a0e14", "#e0703a", 5, 0.26)
            s.layer(
                A(
                    f"M{c[0] - 3} {c[1] - 6} "
                    f"C{c[0] + 12} {c[1] - 4} {c[2] - 2} {c[3] - 12} {c[2]} {c[3]} "
                    f"C{c[2] - 10} {c[3] - 10} {c[0] + 4} {c[1] + 8} {c[0] - 4} {c[1] + 7} Z"
                ),
                "#f3dfb8",
                "#a87a52",
                196,
                272,
                rim="#fff6e0",
                blur=3,
                op=0.36,
            )
            s.p(
                A(f"M{f[1][0] - 6} {f[1][1] - 5} L{f[1][0] + 4} {f[1][1] + 7}"),
                stroke="#5c2418",
                sw=2.4,
            )
    # near fire
    s.layer(
        flames(
            mirrow(
                [
                    (-20, 18, (10, 196), 270),
                    (18, 52, (30, 236), 284),
                    (52, 98, (80, 252), 296),
                    (98, 150, (116, 282), 306),
                ],
                (150, 350, (250, 304), 306),
            )
        ),
        "#ffb84a",
        "#ffe69a",
        200,
        300,
        rim="#fff3c4",
        blur=5,
        op=0.3,
    )
    R = random.Random(6)
    for _ in range(20):
        x = R.choice((R.uniform(10, 150), R.uniform(350, 490)))
        y, q = R.uniform(20, 230), R.uniform(1.4, 2.8)
        s.p(poly([(x, y - q * 1.7), (x + q, y), (x, y + q * 1.7), (x - q, y)]), "#ffcf72", 0.9)
    return s
