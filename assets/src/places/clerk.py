"""The place of the market called Clerk: a wide banner."""

import random

from busts.figure import face, shoulders
from colours import mix
from materials import BRASS, SKINS
from paths import circle, rrect
from svgkit import Svg, picture


@picture("places/clerk")
def draw() -> Svg:
    s = Svg(500, 200, "#0c0a14")
    s.ground(s.rad(250, 90, 330, (0, "#f7d08a"), (0.4, "#8a6a5a"), (1, "#2c2640")))
    s.rings(
        250,
        92,
        ((270, "#37304d"), (206, "#504258"), (148, "#7a5f60"), (96, "#b38a68")),
        amp=4,
        light="#ffe9c0",
        t=0.18,
        op=0.26,
    )
    # shelves with ledgers either side
    R = random.Random(7)
    for x0, x1 in ((-14, 146), (354, 514)):
        s.layer(
            f"M{x0} -10 L{x1} -10 L{x1} 170 L{x0} 170 Z",
            "#2c1d1c",
            "#3a2620",
            0,
            170,
            rim="#8a6244",
            blur=9,
            op=0.4,
        )
        for y in (52, 110, 168):
            x = x0 + 10
            while x < x1 - 18:
                w = R.choice((9, 11, 13, 16))
                h = R.choice((30, 36, 40, 34))
                c = R.choice(("#7a3a34", "#3f5a4a", "#3a4e6e", "#8a6a34", "#5a3a5a", "#6b4a33"))
                if R.random() < 0.12:
                    x += 8
                    continue
                s.p(rrect(x, y - h, w, h, 1.5), c)
                s.p(rrect(x, y - h, w * 0.4, h, 1.5), mix(c, "#ffe0b0", 0.22))
                s.p(
                    f"M{x + 1} {y - h + 8} L{x + w - 1} {y - h + 8}",
                    stroke="#d9b46a",
                    sw=2,
                    cap="butt",
                )
                x += w + 1.5
            s.p(f"M{x0} {y + 3} L{x1} {y + 3}", stroke="#7a5236", sw=6, cap="butt")
            s.p(f"M{x0} {y + 6.5} L{x1} {y + 6.5}", stroke="#1c1110", sw=2, cap="butt")
    # round window behind
    s.layer(
        "M-20 168 L520 168 L520 220 L-20 220 Z",
        "#2a1a18",
        rim="#6b4a33",
        blur=5,
        op=0.3,
    )
    s.layer(circle(250, 74, 76), "#4a3324", rim="#c49a62", blur=8, op=0.36)
    s.p(circle(250, 74, 67), s.rad(240, 60, 90, (0, "#fff6d0"), (1, "#f2bd6a")))
    s.p(
        "M250 7 L250 141 M183 74 L317 74 M203 27 L297 121 M297 27 L203 121",
        stroke="#4a3324",
        sw=4,
    )
    # the clerk: bust behind the desk
    b = s.inset(250, 176, 0.92, origin=(60, 128))
    shoulders(b, "#37445a", "#50627e")
    b.p("M46 96 L60 112 L74 96 L70 92 L50 92 Z", "#efe4c4")
    face(b, SKINS[0])
    b.p(
        "M38 46 C36 22 48 18 60 18 C72 18 84 22 82 46 C80 38 76 36 74 40 C66 32 54 32 46 40 "
        "C44 36 40 38 38 46 Z",
        "#7a7670",
    )
    b.p("M38 46 C36 22 48 18 60 18 C56 24 50 30 46 40 C44 36 40 38 38 46 Z", "#a8a39a")
    b.p(circle(51, 53, 7), stroke="#c99a3b", sw=2)
    b.p(circle(71, 53, 7), stroke="#c99a3b", sw=2)
    b.p("M58 52 L64 52", stroke="#c99a3b", sw=2)
    cap = "M36 34 C34 12 50 4 66 8 C80 10 88 20 84 36 C70 28 52 28 36 34 Z"
    b.shadow(cap, 3, 0.3)
    b.p(cap, "#6b2a34")
    b.p("M36 34 C34 12 50 4 62 7.5 C52 14 48 22 48 30 Z", "#93404a")
    # desk, ledger, quill, candle, seals
    s.layer("M60 166 L440 166 L452 184 L48 184 Z", "#7a4d2a", rim="#d9a060", blur=9, op=0.42)
    s.layer(
        "M56 184 L444 184 L440 220 L60 220 Z",
        "#4c2f1b",
        "#38200f",
        184,
        206,
        rim="#8a5a33",
        blur=4,
        op=0.3,
    )
    bk = "M172 172 C190 156 226 156 250 166 C274 156 310 156 328 172 L332 180 L168 180 Z"
    s.shadow(bk, 6, 0.34)
    s.p("M166 182 L170 170 L330 170 L334 182 Z", "#6b2a34")
    s.p(
        "M174 174 C192 158 228 158 250 168 L250 178 C228 170 194 170 174 176 Z",
        "#fff6df",
    )
    s.p(
        "M326 174 C308 158 272 158 250 168 L250 178 C272 170 306 170 326 176 Z",
        "#e6d7b0",
    )
    for y in (0, 4):
        s.p(
            f"M188 {168 + y} C206 {161 + y} 226 {161 + y} 240 {167 + y}",
            stroke="#9a8058",
            sw=1.6,
        )
        s.p(
            f"M262 {167 + y} C276 {161 + y} 296 {161 + y} 312 {168 + y}",
            stroke="#9a8058",
            sw=1.6,
        )
    s.p(rrect(352, 152, 24, 22, 4), "#23303f")
    s.p(rrect(356, 148, 16, 7, 2), "#3a4e66")
    q = "M364 150 C362 120 376 92 402 78 C404 104 392 128 370 144 Z"
    s.shadow(q, 4, 0.3)
    s.p(q, "#e9dfc8")
    s.p("M364 150 C364 124 378 98 402 78 C384 108 374 128 368 146 Z", "#ffffff")
    s.glow(118, 118, 70, "#ffc860", 0.9, core="#ffe9a8")
    s.p(rrect(108, 132, 20, 36, 3), "#efe2c0")
    s.p(rrect(108, 132, 8, 36, 3), "#fff8e4")
    s.p("M98 168 L138 168 L132 174 L104 174 Z", BRASS["base"])
    s.p("M118 134 C108 122 116 116 118 100 C124 114 130 122 118 134 Z", "#ffb347")
    s.p("M118 132 C113 124 117 120 118 110 C122 120 124 124 118 132 Z", "#fff6d0")
    s.p("M404 158 L440 152 L444 170 L408 174 Z", "#e6d7b0")
    s.p("M404 158 L440 152 L441 157 L405 163 Z", "#fff6df")
    s.p(circle(426, 167, 6.5), "#9c2f28")
    s.p(circle(425, 166, 3.6), "#d9574a")
    return s
