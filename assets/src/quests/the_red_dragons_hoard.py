"""The picture of the quest The Red Dragon's Hoard."""

import math
import random

from colours import mix
from paths import T, bez, blob, circle, hills, placed, points, poly, ribbon, smooth
from shapes import QUEST_SHEET, star, swelling
from svgkit import Svg, picture


@picture("quests/the_red_dragons_hoard")
def draw() -> Svg:
    s = Svg(500, 300, "#04101a")
    s.ground(s.rad(250, 210, 340, (0, "#3f7a7a"), (0.5, "#1d4a58"), (1, "#0c2433")))

    # cave walls: three arches receding, light from a hole in the roof at left
    def arch(x0, x1, top, seed):
        R = random.Random(seed)
        pts = []
        n = 14
        for i in range(n + 1):
            t = math.pi * i / n
            pts.append(
                (
                    250 - (250 - x0) * math.cos(t) if i < n / 2 else 250 - (x1 - 250) * math.cos(t),
                    250 - (250 - top) * math.sin(t) ** 0.7 + R.uniform(-6, 6),
                )
            )
        return QUEST_SHEET + " " + smooth([(x0, 330), *pts, (x1, 330)], True, 1 / 8)

    s.layer(
        arch(84, 440, 26, 3),
        "#1f5360",
        "#2c6468",
        0,
        260,
        rim="#79b3a4",
        blur=10,
        op=0.3,
        evenodd=True,
    )
    for a, b, o in ((0, 0, 0.35), (12, 26, 0.4)):
        s.p(
            poly([(120 + a, -20), (196 - a, -20), (360 - b, 250), (140 + b, 250)]),
            s.lin(0, 0, 0, 250, (0, "#fff6d0", o), (1, "#ffe59a", 0.06)),
        )
    # wing behind
    wing = (
        "M300 190 C296 140 306 86 330 30 L334 14 L342 32 C384 32 432 52 470 96 "
        "C446 92 428 100 420 120 C408 108 390 112 384 132 C372 124 356 132 352 152 "
        "C342 150 334 170 332 196 Z"
    )
    s.layer(wing, "#8e1f2c", "#5c1426", 20, 190, rim="#ff9a6a", blur=9, op=0.36)
    for d in (
        "M336 34 C372 56 398 84 418 118",
        "M336 36 C356 66 374 98 383 130",
        "M334 40 C342 80 348 116 352 150",
    ):
        s.p(d, stroke="#b93a38", sw=4)
    s.p("M302 190 C298 140 310 90 336 26", stroke="#c2403a", sw=9)
    # the body: a great coil
    RD, RD2, RR, BL = "#c0302f", "#7a1626", "#ffb27a", "#f2b45a"
    back = "M150 250 C150 196 196 150 262 146 C340 142 410 178 424 250 L424 300 L150 300 Z"
    s.layer(back, "#a8282d", RD2, 146, 260, rim=RR, blur=10, op=0.42)
    R = random.Random(2)
    for i in range(11):  # dorsal spikes
        t = i / 10
        a = math.pi * (0.94 - 0.86 * t)
        x = 288 + 134 * math.cos(a)
        y = 250 - 104 * math.sin(a)
        dx, dy = math.cos(a) * 134, -math.sin(a) * 104
        L = math.hypot(dx, dy)
        dx, dy = dx / L, dy / L
        h = 16 if 2 < i < 9 else 11
        s.p(
            poly(
                [
                    (x - dy * 8, y + dx * 8),
                    (x + dx * h + 6 * (1 if a < 1.6 else 0.4), y + dy * h),
                    (x + dy * 8, y - dx * 8),
                ]
            ),
            "#5c1426",
        )
    s.layer(back, "#a8282d", RD2, 146, 260, rim=RR, blur=1, op=0.01)
    for row in range(4):
        for j in range(7 + row):
            a = math.pi * (0.86 - 0.72 * j / (6 + row))
            rr = 1 - 0.17 * (row + 0.6)
            x = 288 + 134 * rr * math.cos(a)
            y = 252 - 104 * rr * math.sin(a)
            s.p(
                f"M{x - 8} {y - 2} Q{x} {y + 8} {x + 8} {y - 2}",
                stroke="#d8503f" if row < 2 else "#8e1f2c",
                sw=2.4,
            )
    # the hoard
    G0, _G1, GD, GL = "#ffd75e", "#c98a22", "#8a5512", "#fff3b0"
    s.layer(
        hills(
            points("-10,262 40,246 90,236 150,228 210,226 280,232 350,226 410,236 460,250 512,258")
        ),
        "#e6ac3a",
        "#a86a1a",
        226,
        300,
        rim=GL,
        blur=8,
        op=0.36,
    )
    R = random.Random(9)

    def coin(x, y, r, tilt=0.46, c=None):
        c = c or R.choice(("#ffd75e", "#f6c244", "#eab23a"))
        s.p(circle(x, y + r * 0.22, r, r * tilt), GD)
        s.p(circle(x, y, r, r * tilt), c)
        s.p(circle(x, y - 0.3, r * 0.62, r * tilt * 0.6), "#fff0a0", 0.75)

    for _ in range(46):
        x = R.uniform(4, 496)
        y0 = 238 + abs(x - 250) * 0.06
        coin(x, R.uniform(y0, 292), R.uniform(5.4, 8.4))
    # neck and head, resting on the gold, facing left
    swelling(
        [
            (250, 176, 40),
            (206, 160, 34),
            (170, 138, 28),
            (160, 112, 24),
            (180, 92, 22),
            (200, 92, 20),
        ]
    )
    neck = swelling(
        [
            (330, 236, 40),
            (296, 196, 36),
            (262, 168, 31),
            (230, 150, 27),
            (204, 150, 24),
            (188, 160, 22),
        ]
    )
    for x, y, a in (
        (318, 190, 30),
        (296, 164, 26),
        (272, 142, 20),
        (246, 126, 8),
        (222, 120, -8),
    ):
        s.p(T("M-9 6 L4 -20 L10 6 Z", x, y, 1.1, a), "#5c1426")
    s.layer(neck, RD, "#8e1f2c", 120, 250, rim=RR, blur=9, op=0.44)
    for (x0, y0), (x1, y1) in (
        ((300, 246), (276, 226)),
        ((286, 228), (262, 208)),
        ((268, 210), (248, 190)),
        ((250, 194), (232, 176)),
        ((232, 182), (220, 166)),
    ):
        s.p(
            f"M{x0} {y0} Q{(x0 + x1) / 2 - 7} {(y0 + y1) / 2 + 6} {x1} {y1}",
            stroke=BL,
            sw=8,
            cap="butt",
        )
    Hd = placed(176, 170, 1.16, -2)
    s.layer(
        Hd("M2 -26 C22 -44 52 -54 90 -50 C72 -42 52 -28 40 -6 Z"),
        "#8a6a3a",
        rim="#e8c88a",
        blur=5,
        op=0.34,
    )
    head = (
        "M30 22 C22 34 4 40 -16 40 C-44 42 -72 40 -88 32 C-96 28 -98 20 -94 16 "
        "C-102 12 -106 2 -102 -6 C-98 -14 -88 -18 -78 -16 C-66 -18 -54 -22 -44 -32 L-42 -44 "
        "L-32 -36 C-18 -40 -4 -40 8 -34 "
        "C24 -28 34 -12 40 -2 L56 2 L42 10 L56 22 L38 22 L46 36 L30 30 Z"
    )
    s.layer(Hd(head), "#d23c34", "#92202c", 120, 215, rim="#ffc08a", blur=9, op=0.46)
    s.p(
        Hd(
            "M-93 17 C-70 22 -46 20 -26 14 C-12 10 0 12 10 18 C8 28 -2 36 -16 38 "
            "C-44 40 -72 38 -87 31 C-94 27 -96 20 -93 17 Z"
        ),
        "#a8282d",
    )
    s.p(Hd("M-93 16 C-70 21 -46 19 -26 13 C-12 9 0 11 12 18"), stroke="#5c1022", sw=3)
    for x, y in ((-86, 18), (-72, 19.4), (-58, 18.6), (-44, 16.6), (-31, 13.6)):
        s.p(Hd(f"M{x - 4} {y - 1} L{x + 4} {y - 1.5} L{x - 0.5} {y + 10} Z"), "#fff2d0")
    s.p(Hd("M-94 -6 C-92 -12 -84 -13 -80 -9 C-84 -4 -90 -3 -94 -6 Z"), "#5c1022")
    s.p(Hd("M-42 -24 C-34 -32 -20 -32 -12 -24 C-20 -16 -34 -15 -42 -24 Z"), "#4a0c1c")
    s.p(Hd("M-39 -24 C-32 -30 -21 -30 -15 -24 C-21 -18 -32 -17 -39 -24 Z"), "#ffe04a")
    s.p(Hd("M-28 -29 C-25 -25 -25 -22 -28 -18 C-30 -22 -30 -25 -28 -29 Z"), "#2a0610")
    s.p(
        Hd("M-50 -30 L-42 -44 L-32 -36 C-22 -38 -14 -36 -6 -28 C-16 -32 -34 -32 -46 -24 Z"),
        "#8e1f2c",
    )
    s.p(
        Hd("M-74 -12 C-62 -12 -52 -16 -46 -22 M20 -6 Q26 2 20 10 M4 -2 Q10 6 4 14"),
        stroke="#f0705a",
        sw=2.6,
    )
    horn = "M-4 -34 C10 -56 44 -74 92 -72 C70 -62 48 -46 36 -20 C24 -22 8 -26 -4 -34 Z"
    s.layer(Hd(horn), "#f0d59a", "#a87a42", 85, 150, rim="#fff6d8", blur=6, op=0.4)
    for d in ("M12 -50 C18 -44 24 -36 26 -28", "M30 -62 C36 -56 40 -48 42 -40"):
        s.p(Hd(d), stroke="#8a6236", sw=2.2)
    # smoke
    for x, y, r in ((62, 148, 7), (50, 134, 10), (42, 114, 13), (52, 92, 9)):
        s.layer(blob(x, y, r, 1, int(x), 9), "#8fb5b0", rim="#d4e8d8", blur=4, op=0.2)
    # near claw over the gold
    s.layer(
        swelling([(214, 214, 20), (180, 226, 16), (146, 232, 13)]),
        "#b02c2e",
        "#8a1c2a",
        196,
        246,
        rim=RR,
        blur=7,
        op=0.4,
    )
    for x, y in ((150, 226), (142, 234), (146, 243), (160, 247)):
        s.layer(
            T("M8 -6 C-2 -8 -12 -4 -22 8 C-10 4 -2 6 8 6 Z", x, y, 1.1, -8),
            "#fff2d0",
            rim="#ffffff",
            blur=3,
            op=0.3,
        )
    # tail: round the front, tip in the gold
    tl = bez((424, 240), (470, 262), (430, 296), (330, 284), 14)
    d, Lf, Rt = ribbon(tl, 22, 7, 0.9)
    s.layer(d, "#c0302f", "#8a1c2a", 236, 296, rim=RR, blur=8, op=0.42)
    for i in range(1, 13, 2):
        Lf[i]
        s.p(
            f"M{tl[i][0]} {tl[i][1]} "
            f"L{Rt[i][0] * 0.8 + tl[i][0] * 0.2} {Rt[i][1] * 0.8 + tl[i][1] * 0.2}",
            stroke="#e0604a",
            sw=3,
        )
    s.layer(
        T(
            "M10 -6 C-6 -8 -14 -22 -30 -18 C-22 -8 -22 6 -32 16 C-16 18 -6 8 10 6 Z",
            332,
            284,
            1,
            -6,
        ),
        "#5c1426",
        rim=RR,
        blur=5,
        op=0.36,
    )
    # treasure: chest, goblet, crown, sword, gems
    s.layer(
        "M382 226 L384 208 C386 194 434 196 438 212 L440 232 Z",
        "#6a4424",
        "#4a2c18",
        196,
        232,
        rim="#f0c27a",
        blur=6,
        op=0.4,
    )
    s.p("M398 228 L399 203 L406 202 L406 228 Z M420 230 L420 204 L427 206 L428 231 Z", "#e6b23a")
    s.layer(
        "M296 258 C296 246 304 240 304 232 L300 224 L316 232 L324 216 L332 232 L348 224 "
        "L344 234 C344 242 350 248 350 260 C334 266 312 264 296 258 Z",
        G0,
        "#d9962a",
        216,
        264,
        rim=GL,
        blur=5,
        op=0.36,
    )
    s.p("M299 252 C314 258 334 258 348 253", stroke=GD, sw=2.2)
    s.p(circle(324, 244, 4.4), "#2fa36b")
    s.p(circle(309, 241, 3), "#c8374a")
    s.p(circle(339, 242, 3), "#c8374a")
    s.p(circle(324, 215, 3.6), GL)
    s.layer(
        T(
            "M-14 -30 L14 -30 C14 -14 8 -8 3 -5 L3 10 C8 12 10 14 11 18 L-11 18 "
            "C-10 14 -8 12 -3 10 L-3 -5 C-8 -8 -14 -14 -14 -30 Z",
            222,
            270,
            0.95,
            18,
        ),
        G0,
        "#c98a22",
        236,
        290,
        rim=GL,
        blur=4,
        op=0.36,
    )
    s.layer(
        T(
            "M-3 -58 L3 -58 L3 -6 L14 -6 L14 0 L3 0 L3 14 L-3 14 L-3 0 L-14 0 L-14 -6 L-3 -6 "
            "Z M-3 -58 L0 -66 L3 -58 Z",
            470,
            258,
            1,
            160,
        ),
        "#dfe8ec",
        rim="#ffffff",
        blur=4,
        op=0.3,
    )
    for x, y, c, ln in (
        (256, 282, "#c8374a", "#ff8a8a"),
        (284, 272, "#2fa36b", "#9af0c0"),
        (198, 286, "#7fb4d6", "#e6f6ff"),
        (404, 282, "#2f6db5", "#9cc8f4"),
        (120, 262, "#2fa36b", "#9af0c0"),
        (462, 282, "#c8374a", "#ff8a8a"),
    ):
        s.layer(
            poly([(x - 9, y - 2), (x - 5, y - 8), (x + 5, y - 8), (x + 9, y - 2), (x, y + 9)]),
            c,
            blur=3,
            op=0.3,
        )
        s.p(poly([(x - 5, y - 8), (x + 5, y - 8), (x + 3, y - 2), (x - 3, y - 2)]), ln)
        s.p(poly([(x - 9, y - 2), (x - 3, y - 2), (x, y + 9)]), mix(c, ln, 0.4))
    # the thief
    s.layer(
        "M-10 312 L-10 262 C20 258 40 268 60 282 C74 292 84 300 90 312 Z",
        "#0a1d2a",
        rim="#c9a35a",
        blur=7,
        op=0.4,
    )
    px, py = 40, 270
    th = [
        (
            "M-10 0 L-8 -18 C-14 -28 -12 -38 -2 -42 C-4 -52 2 -58 8 -57 C16 -56 17 -47 13 -42 "
            "C18 -34 14 -22 10 -16 L18 -2 L10 0 L2 -12 L-2 0 Z"
        ),
        swelling([(8, -38, 4), (20, -34, 3.4), (28, -38, 2.8)]),
    ]
    s.layer(
        T(blob(0, 0, 13, 1.4, 5, 9), px - 14, py - 34), "#6a4a2a", rim="#f0c27a", blur=3, op=0.3
    )
    for d in th:
        s.p(T(d, px + 1.5, py - 0.7), "#ffe09a")
    for d in th:
        s.p(T(d, px, py), "#0a1d2a")
    coin(px + 34, py - 40, 5, 0.9, "#ffd75e")
    # near stalactites
    s.layer(
        "M-20 -20 L-20 60 L-6 96 L10 52 L22 70 L36 24 L52 40 L66 -20 Z",
        "#0a1d2a",
        rim="#3d7a7a",
        blur=9,
        op=0.4,
    )
    s.layer(
        "M520 -20 L520 150 L508 96 L494 118 L484 58 L470 74 L456 22 L442 34 L426 -20 Z",
        "#0a1d2a",
        rim="#3d7a7a",
        blur=9,
        op=0.4,
    )
    for x, y, r in ((196, 240, 9), (372, 244, 8), (324, 212, 7), (110, 246, 7), (440, 250, 6)):
        s.p(star(x, y, r, 4, 0.226), "#fffbe0")
    return s
