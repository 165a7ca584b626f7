"""The picture of the quest The Grumblesaur Wants to Play."""

import math

from paths import T, bez, blob, circle, hills, placed, points, ribbon, smooth
from shapes import STANDING
from svgkit import Svg, picture


@picture("quests/the_grumblesaur_wants_to_play")
def draw() -> Svg:
    s = Svg(500, 300, "#173a2c")
    cx, cy = 196, 92
    s.ground(s.rad(cx, cy, 340, (0, "#f4f6c8"), (0.5, "#9ed8d2"), (1, "#5fb2c6")))
    s.rings(
        cx,
        cy,
        ((262, "#84cbd0", 3), (196, "#a9ddd0", 5), (134, "#d3ecc6", 8)),
        amp=6,
        t=0.3,
        op=0.15,
    )
    s.shadow(circle(cx, cy, 74), 10, 0.12)
    s.p(circle(cx, cy, 74), s.rad(cx - 16, cy - 18, 96, (0, "#fffdea"), (1, "#fdeeb0")))

    def cloud(x, y, k, c):
        d = T(
            "M-46 12 C-60 12 -60 -8 -44 -8 C-42 -26 -16 -30 -8 -16 C4 -28 28 -22 28 -6 "
            "C46 -10 54 12 38 12 Z",
            x,
            y,
            k,
        )
        s.layer(d, c, rim="#ffffff", blur=6, op=0.14)

    cloud(74, 58, 0.8, "#eef9f2")
    cloud(398, 40, 0.6, "#e2f4ee")
    cloud(302, 34, 0.42, "#eef9f2")
    s.layer(
        hills(points("-10,176 60,152 130,168 210,178 300,166 400,140 512,168")),
        "#8fc79a",
        "#b9dca0",
        140,
        220,
        rim="#d5efc0",
        blur=8,
        op=0.2,
    )
    # far windmill
    s.p("M56 158 L60 132 L72 132 L76 158 Z", "#6fae8c")
    for r in (20, 110, 200, 290):
        s.p(T("M0 0 L2 -22 L-5 -22 Z", 66, 134, 1, r), "#6fae8c")
    s.layer(
        hills(points("-10,210 90,196 200,208 320,196 430,190 512,204")),
        "#7fbb6c",
        "#98c873",
        190,
        250,
        rim="#c6e298",
        blur=8,
        op=0.22,
    )
    for x, y, k in ((24, 206, 1), (42, 202, 0.8), (478, 202, 1), (496, 204, 0.8)):
        s.layer(
            T(
                "M0 4 L-14 0 L-6 -14 L-11 -14 L-3 -26 L-7 -26 L0 -40 L7 -26 L3 -26 L11 -14 "
                "L6 -14 L14 0 Z",
                x,
                y,
                k,
            ),
            "#4c8f5c",
            rim="#93c47e",
            blur=4,
            op=0.2,
        )
    s.layer(
        hills(points("-10,254 120,242 260,250 400,240 512,250")),
        "#5da355",
        "#478c4a",
        240,
        300,
        rim="#a3d07a",
        blur=8,
        op=0.24,
    )
    # the beast
    out, OD, OL, RM, PL, BE = "#d9762f", "#b4552a", "#ec9a48", "#ffcf86", "#8a3d3a", "#f8d69a"
    # tail
    c = bez((372, 150), (440, 150), (410, 70), (462, 44), 14)
    tail, _L, _R = ribbon(c, 34, 7, 0.7)

    def plates(pts, hgt):
        for (a, b), h in zip(pts, hgt, strict=False):
            mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
            dx, dy = b[0] - a[0], b[1] - a[1]
            ln = math.hypot(dx, dy)
            tip = (mx + dy / ln * h, my - dx / ln * h)
            left = (mx - dx * 0.42 + dy / ln * h * 0.6, my - dy * 0.42 - dx / ln * h * 0.6)
            right = (mx + dx * 0.48 + dy / ln * h * 0.55, my + dy * 0.48 - dx / ln * h * 0.55)
            d = (
                f"M{a[0] - dx * 0.12} {a[1] - dy * 0.12 + 5} "
                f"Q{left[0]} {left[1]} {tip[0]} {tip[1]} "
                f"Q{right[0]} {right[1]} {b[0] + dx * 0.12} {b[1] + dy * 0.12 + 5} Z"
            )
            s.layer(d, PL, rim="#d98266", blur=4, op=0.2)

    body = smooth(
        points(
            "196,190 222,152 262,126 310,104 358,100 396,124 410,164 402,204 370,222 312,222 "
            "268,240 220,254 186,240"
        )
    )
    legb = smooth(points("330,190 372,186 372,226 362,252 372,262 326,264 328,250 334,226"))
    s.union([T(legb, -26, -8)], OD, RM, blur=6, op=0.24)
    plates([((432, 96), (430, 76)), ((424, 124), (432, 98))], (12, 17))
    s.layer(tail, out, rim=RM, blur=8, op=0.26)
    plates(
        [
            ((226, 150), (256, 128)),
            ((262, 126), (298, 108)),
            ((304, 106), (344, 99)),
            ((350, 99), (386, 112)),
            ((392, 118), (410, 144)),
        ],
        (22, 30, 34, 30, 20),
    )
    s.layer(body, OL, OD, 96, 260, rim=RM, blur=10, op=0.3)
    s.p(
        smooth(points("200,236 258,226 312,214 352,214 312,223 268,241 222,254 190,246")),
        BE,
        0.85,
    )
    for x, y, r in ((300, 138, 15), (336, 128, 10), (270, 158, 11), (326, 160, 8), (252, 188, 8)):
        s.p(circle(x, y, r, r * 0.8), OD, 0.55)
    # hind leg
    thigh = smooth(
        points(
            "352,150 392,150 414,184 404,222 392,240 404,256 400,266 348,266 352,248 342,222 "
            "334,186"
        )
    )
    s.layer(thigh, out, OD, 150, 262, rim=RM, blur=7, op=0.28)
    for x in (354, 368, 382):
        s.p(circle(x, 264, 5, 5.5), "#fff0cf")
    s.p(circle(382, 180, 9, 7), OD, 0.5)
    s.p(circle(364, 200, 6, 5), OD, 0.5)
    # forelegs stretched out
    far = smooth(points("196,226 222,236 206,262 170,268 118,268 110,260 118,252 160,250"))
    near = smooth(
        points("240,216 270,222 268,252 246,274 200,282 152,282 142,274 150,264 190,262 222,248")
    )
    s.layer(far, OD, rim=RM, blur=5, op=0.22)
    for x, y in ((113, 264), (122, 267), (132, 268)):
        s.p(circle(x, y, 4.6, 4.2), "#fff0cf")
    s.layer(near, out, rim=RM, blur=6, op=0.28)
    for x, y in ((146, 277), (157, 281), (169, 282)):
        s.p(circle(x, y, 5.4, 4.8), "#fff0cf")
    # head, turned to us
    hx_, hy, HR = 160, 178, 6
    G = placed(hx_, hy, 1, HR, 1, 1)
    for f in (1, -1):
        ear = placed(hx_, hy, 1, HR, f, 1)(smooth(points("40,-36 62,-62 84,-66 80,-44 60,-22")))
        s.layer(ear, PL, rim="#d98266", blur=5, op=0.24)
    head = G(
        smooth(
            points(
                "0,-60 34,-56 56,-34 62,-6 70,20 58,48 28,60 0,62 -28,60 -58,48 -70,20 "
                "-62,-6 -56,-34 -34,-56"
            )
        )
    )
    s.layer(head, OL, out, 124, 246, rim=RM, blur=9, op=0.34)
    s.p(G("M-10 -56 C-8 -70 -3 -78 0 -80 C3 -78 8 -70 10 -56 Z"), PL)
    muz = G(smooth(points("0,-2 34,-6 60,14 58,40 30,56 0,58 -30,56 -58,40 -60,14 -34,-6")))
    s.p(muz, BE)
    for f in (1, -1):
        s.p(placed(hx_, hy, 1, HR, f, 1)("M10 6 C14 0 22 2 22 8 C20 12 12 12 10 6 Z"), OD)
    # eyes: round, eager, under a grumpy brow
    for f in (1, -1):
        E = placed(hx_, hy, 1, HR, f, 1)
        s.p(E(circle(27, -25, 17)), "#fffbe6")
        s.p(E(circle(25, -22, 11)), "#2a1a16")
        s.p(circle(hx_ + 27 * f - 3, hy - 31 + 3 * f, 4), "#ffffff")
        s.p(E("M8 -36 C18 -48 36 -50 48 -38 C50 -34 48 -32 45 -33 C34 -40 22 -38 11 -30 Z"), PL)
    # mouth, tongue
    mouth = G("M-48 26 C-30 36 30 36 48 26 C46 46 24 56 0 56 C-24 56 -46 46 -48 26 Z")
    s.p(mouth, "#5a1c24")
    # the stick: a whole tree
    tr = placed(hx_ - 3, hy + 31, 1, HR + 5, 1, 1)
    trunk = tr(
        "M-96 -9 L110 -13 L126 -26 L124 -13 L142 -16 L130 -4 L150 4 L128 5 L134 18 L116 9 "
        "L104 10 L-96 8 Z"
    )
    s.layer(trunk, "#7a4c2c", rim="#b9814c", blur=6, op=0.34)
    for a, b, y in ((-70, -20, -2), (0, 44, 0), (60, 96, -3), (-40, 6, 4)):
        s.p(tr(f"M{a} {y} L{b} {y - 1}"), stroke="#5a3520", sw=1.8)
    for x, y, r, c, sd in (
        (-122, -22, 30, "#3f8a4a", 2),
        (-128, 20, 28, "#3a7f48", 4),
        (-98, 2, 27, "#4f9c50", 6),
        (-146, 0, 26, "#5aa854", 9),
    ):
        s.layer(tr(blob(x, y, r, 3, sd, 12)), c, rim="#a9d77c", blur=5, op=0.24)
    for x in (-26, 0, 26, 46, -46):
        s.p(G(f"M{x - 7} 24 L{x} 39 L{x + 7} 24 Z"), "#fffbe6")
    s.p(G("M12 44 C14 40 38 40 40 42 C46 60 44 82 30 84 C18 84 12 62 12 44 Z"), "#e8586a")
    s.p(G("M27 46 C29 58 30 66 30 74"), stroke="#b93a52", sw=2.2)
    # wag
    for r in (0, 1):
        s.p(
            f"M{478 + r * 9} {34 - r * 4} Q{486 + r * 9} 46 {482 + r * 9} {60 + r * 6}",
            stroke="#ffffff",
            sw=3,
            op=0.8,
        )
    # foreground: broken fence, small knight, sheep
    s.layer(
        hills(points("-10,290 100,284 240,292 380,282 512,286"), 320),
        "#2f6e3f",
        "#28603a",
        280,
        300,
        rim="#7db860",
        blur=7,
        op=0.3,
    )
    fc = "#6b4630"
    for d in (
        "M432 290 L434 250 L440 244 L446 250 L444 290 Z",
        "M470 290 L480 256 L488 252 L491 259 L482 290 Z",
        "M426 262 L466 256 L467 263 L427 270 Z",
        "M474 274 L512 262 L512 269 L475 281 Z",
    ):
        s.layer(d, fc, rim="#b98a58", blur=4, op=0.28)

    def sheep(x, y, k, f):
        g = placed(x, y, 1, 0, k * f, k)
        for lx in (-8, -3, 6, 10):
            s.p(g(f"M{lx} -4 L{lx} 7"), stroke="#3a2a26", sw=2.4 * k)
        s.layer(g(blob(0, -10, 14, 1.6, 3, 11, 10)), "#fff8e8", rim="#ffffff", blur=3, op=0.2)
        s.p(g(circle(15, -14, 6, 5)), "#3a2a26")
        s.p(g("M10 -18 L6 -16 L11 -14 Z"), "#3a2a26")

    sheep(322, 286, 1, 1)
    sheep(290, 290, 0.82, 1)
    k = placed(56, 289, 0.86)
    s.p(k("M12 6 L24 -52"), stroke="#3a2b3a", sw=2.4)
    s.p(k("M21 -48 L29 -66 L29 -47 Z"), "#eef3f7")
    for d in (STANDING, "M-8 -30 C-9 -44 -4 -48 1 -48 C7 -48 10 -44 9 -30 Z"):
        s.p(T(k(d), -1, -1.2), "#fff2c4")
        s.p(k(d), "#3a3f5a")
    s.p(k("M-18 -28 C-12 -31 -4 -31 2 -28 C2 -16 -2 -8 -8 -4 C-14 -8 -18 -16 -18 -28 Z"), "#c8374a")
    s.p(k("M-8 -28 L-8 -7 M-16 -21 L0 -21"), stroke="#fff2c4", sw=2)
    return s
