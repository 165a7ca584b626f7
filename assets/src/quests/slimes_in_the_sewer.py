"""The picture of the quest Slimes in the Sewer."""

import math
import random

from colours import mix
from paths import T, circle, placed, poly, rrect
from shapes import QUEST_SHEET
from svgkit import Svg, picture


@picture("quests/slimes_in_the_sewer")
def draw() -> Svg:
    s = Svg(500, 300, "#0d0512")
    cx, cy = 250, 168
    s.ground(s.rad(cx, cy - 10, 160, (0, "#f4ffc4"), (0.4, "#c3e86a"), (1, "#5f8a4a")))

    def arch(rx, ry, y0=176, b=330):
        return (
            f"M{cx - rx} {b} L{cx - rx} {y0} "
            f"C{cx - rx} {y0 - ry * 0.5523} {cx - rx * 0.5523} {y0 - ry} {cx} {y0 - ry} "
            f"C{cx + rx * 0.5523} {y0 - ry} {cx + rx} {y0 - ry * 0.5523} {cx + rx} {y0} "
            f"L{cx + rx} {b} Z"
        )

    for rx, ry, c in ((62, 62, "#71855a"), (92, 88, "#5c5f5a"), (126, 116, "#4b4355")):
        s.layer(
            QUEST_SHEET + " " + arch(rx, ry),
            c,
            rim=mix(c, "#e6ff9a", 0.5),
            blur=9,
            op=0.36,
            rd=(0, -1.6),
            evenodd=True,
            hole=arch(rx, ry),
        )
    # water channel going back
    s.layer(
        "M218 212 L282 212 L400 314 L100 314 Z",
        "#8fbf4e",
        "#3f5a3c",
        210,
        300,
        rim="#e6ff9a",
        blur=5,
        op=0.2,
    )
    # nearer wall with a ring of stones
    wall = QUEST_SHEET + " " + arch(168, 150, 184)
    s.layer(
        wall,
        "#3a2b45",
        "#2c2038",
        0,
        300,
        rim="#8a9a6a",
        blur=12,
        op=0.45,
        rd=(0, -1.6),
        evenodd=True,
        hole=arch(168, 150, 184),
    )
    n = 17
    for i in range(n):
        t0, t1 = math.pi * i / n + 0.014, math.pi * (i + 1) / n - 0.014

        def e(t, rx, ry):
            return (cx + rx * math.cos(t), 184 - ry * math.sin(t))

        p4 = [
            e(t0, 168, 150),
            e((t0 + t1) / 2, 168, 150),
            e(t1, 168, 150),
            e(t1, 198, 178),
            e((t0 + t1) / 2, 198, 178),
            e(t0, 198, 178),
        ]
        d = poly(p4)
        s.shadow(d, 3, 0.3)
        s.p(d, "#9a8a94")
        s.p(T(d, 0, -1.3), ("#5b4763", "#523f5b", "#644e6a")[i % 3])
    R = random.Random(3)
    for row, y in enumerate(range(2, 300, 24)):
        x = -30 + (row % 2) * 20
        while x < 500:
            w = R.choice((36, 42, 50))
            xm = x + w / 2
            inside = ((xm - cx) / 218) ** 2 + ((min(y + 9, 184) - 184) / 198) ** 2 < 1
            if not inside and R.random() < 0.62:
                s.p(rrect(x, y, w - 5, 18, 3), R.choice(("#46354f", "#33263f", "#4f3c56")))
            x += w
    # walkways
    for m in (1, -1):
        X = placed(250, 0, 1, 0, m, 1)
        s.layer(
            X("M-270 236 L-150 236 L-120 314 L-270 314 Z"), "#2a1d33", rim="#a6c264", blur=8, op=0.4
        )
        s.p(
            X("M-270 249 L-146 249 M-210 249 L-210 270 M-270 270 L-138 270 M-176 270 L-172 300"),
            stroke="#3e2d48",
            sw=2.4,
        )
    # pipe on the right with dripping ooze
    s.layer(
        "M520 74 L430 74 L430 118 L520 118 Z",
        "#5b5260",
        "#39303f",
        74,
        118,
        rim="#b3bd8a",
        blur=7,
        op=0.4,
    )
    s.layer(
        "M440 66 L424 66 L424 126 L440 126 Z",
        "#6f6672",
        "#433949",
        66,
        126,
        rim="#c8d39a",
        blur=5,
        op=0.4,
    )
    s.p(
        "M424 92 C418 92 414 100 415 110 C416 120 410 134 414 146 C417 154 423 150 423 142 "
        "C424 132 428 134 428 144 L428 176 C428 186 438 186 438 176 L438 150 "
        "C438 140 446 142 446 150 C446 158 454 158 454 148 L452 112 C450 100 436 92 424 92 Z",
        s.lin(0, 92, 0, 186, (0, "#d4f56a"), (1, "#7fbf3a")),
    )
    s.p("M420 102 C419 112 418 122 416 134", stroke="#f6ffc4", sw=2.6, op=0.9)
    s.p("M432.6 204 C438 212 438 220 432.6 220 C427 220 427 212 432.6 204 Z", "#b6e656")

    # slimes
    def slime(d, x, y, r, top, bot, lo="#3f8a2e", blur=9):
        s.shadow(d, blur, 0.4)
        s.p(d, "#f6ffc4")
        s.p(T(d, 1, 1.8), s.rad(x, y, r, (0, top), (0.55, mix(top, bot, 0.55)), (1, lo)))

    s.glow(250, 190, 170, "#b6f04a", 0.55, core="#e2ff7a")
    big = (
        "M132 300 C118 282 128 268 142 262 C150 230 158 190 186 162 C206 140 232 132 254 134 "
        "C288 136 314 152 332 182 C348 208 352 238 358 262 C374 268 384 282 370 300 "
        "C364 310 340 304 326 308 C300 314 280 302 252 306 C226 312 206 304 184 308 "
        "C164 312 140 310 132 300 Z"
    )
    slime(big, 222, 176, 190, "#e8ff86", "#8fd43e", "#2f7a2e", 11)
    # swallowed things
    s.p(
        T(
            "M-4 -60 L0 -70 L4 -60 L4 10 L14 10 L14 16 L4 16 L4 34 L-4 34 L-4 16 L-14 16 "
            "L-14 10 L-4 10 Z",
            306,
            256,
            0.9,
            28,
        ),
        "#2f6a2c",
        0.55,
    )
    s.p(
        T(
            "M-13 0 C-15 -18 15 -18 13 0 C13 5 9 6 8 9 L8 14 L-8 14 L-8 9 C-9 6 -13 5 -13 0 "
            "Z M-8 -2 C-8 4 -2 4 -2 -1 C-2 -6 -8 -6 -8 -2 Z M8 -2 C8 4 2 4 2 -1 "
            "C2 -6 8 -6 8 -2 Z",
            186,
            272,
            1.05,
            -14,
        ),
        "#e9ffb0",
        0.6,
        evenodd=True,
    )
    for x, y, r in (
        (176, 226, 7),
        (162, 246, 4.4),
        (320, 206, 6),
        (336, 228, 4),
        (246, 288, 5),
        (228, 160, 5),
        (284, 286, 3.4),
        (206, 184, 3.4),
    ):
        s.p(circle(x, y, r), "#f4ffc0", 0.35)
        s.p(circle(x - r * 0.3, y - r * 0.3, r * 0.4), "#ffffff", 0.8)
    # gloss
    s.p(
        "M168 214 C172 190 184 168 204 154 C194 172 184 190 180 214 C179 224 166 226 168 214 Z",
        "#fbffe0",
        0.85,
    )
    s.p(circle(216, 148, 5, 4), "#fbffe0", 0.85)

    def face(x, y, k, look=(0, 2)):
        for m, r in ((-1, 17), (1, 21)):
            ex = x + 27 * k * m
            s.p(circle(ex, y + 2 * k, (r + 2.5) * k), "#4f9a34", 0.75)
            s.p(circle(ex, y, r * k), "#fdfff0")
            s.p(circle(ex + look[0] * k, y + look[1] * k, r * 0.5 * k), "#221030")
            s.p(circle(ex + (look[0] - 3) * k, y + (look[1] - 4) * k, r * 0.18 * k), "#ffffff")
        for m, r in ((-1, 17), (1, 21)):  # sly lids
            ex = x + 27 * k * m
            s.p(
                T(
                    f"M{-r - 2} -10 C{-r} {-r - 8} {r} {-r - 8} {r + 3} 1 L{r + 2} 3 Z",
                    ex,
                    y,
                    1,
                    0,
                    -m * k,
                    k,
                ),
                "#7cc23c",
            )
            s.p(T(f"M{-r - 2} -9 L{r + 3} 2", ex, y, 1, 0, -m * k, k), stroke="#3f8a2e", sw=2.6 * k)
        s.p(
            T("M-34 34 C-16 42 16 42 36 30 C34 54 16 66 0 66 C-18 66 -32 54 -34 34 Z", x, y, k),
            "#1f4a26",
        )
        s.p(T("M-28 37 L-22 50 L-15 40 Z M22 37 L18 50 L11 40 Z", x, y, k), "#fdfff0")
        s.p(T("M-20 56 C-10 50 10 50 20 56 C12 64 -10 65 -20 56 Z", x, y, k), "#e0607a")

    face(246, 196, 1.0, (0, 4))
    sm1 = (
        "M30 252 C24 246 30 238 38 236 C40 214 54 200 74 200 C94 200 106 214 110 236 "
        "C120 238 124 246 118 252 C100 258 48 258 30 252 Z"
    )
    slime(sm1, 66, 214, 60, "#e0fb78", "#8fd43e")
    face(74, 222, 0.42, (3, 2))
    sm2 = (
        "M398 256 C392 250 398 242 406 240 C408 222 418 212 434 212 "
        "C450 212 460 222 464 240 C472 242 476 250 470 256 C454 262 414 262 398 256 Z"
    )
    slime(sm2, 428, 222, 50, "#e0fb78", "#8fd43e")
    face(434, 230, 0.34, (-4, 2))
    s.p("M48 222 C50 214 56 208 62 206", stroke="#fbffe0", sw=3.6, op=0.9)
    s.p("M412 232 C414 226 418 221 423 219", stroke="#fbffe0", sw=3, op=0.9)
    # ooze creeping through a crack over the arch
    oz = (
        "M96 -6 C100 6 92 14 98 22 C102 30 108 26 110 18 C114 10 120 14 121 24 "
        "C122 38 118 54 122 62 C126 70 134 66 134 56 C134 44 132 30 138 24 "
        "C144 20 148 28 148 38 C150 48 158 46 158 36 C158 24 160 16 170 14 "
        "C184 12 192 10 196 -6 Z"
    )
    s.layer(oz, "#cdf062", "#7fbf3a", 0, 68, rim="#f6ffc4", blur=5, op=0.36)
    s.p("M127 30 C126 42 126 50 128 58", stroke="#f6ffc4", sw=2.4, op=0.9)
    return s
