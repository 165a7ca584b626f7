"""The picture of the quest The Thieves' Last Night."""

import math
import random

from paths import T, circle, hills, placed, points, poly, rrect
from shapes import QUEST_SHEET, tendril
from svgkit import Svg, picture


@picture("quests/the_thieves_last_night")
def draw() -> Svg:
    s = Svg(500, 300, "#05080f")
    # outside: moon, gallows hill
    mx, my = 236, 96
    s.ground(s.rad(mx, my, 220, (0, "#cfe0a8"), (0.5, "#3f8a86"), (1, "#134550")))
    s.rings(
        mx,
        my,
        ((150, "#2a7076", 3), (112, "#4c9488", 5), (78, "#8fbf94", 8)),
        amp=4,
        t=0.2,
        op=0.22,
    )
    s.shadow(circle(mx, my, 48), 8, 0.14)
    s.p(circle(mx, my, 48), s.rad(mx - 10, my - 12, 62, (0, "#fffff0"), (1, "#f3eeb0")))
    for x, y, r in ((262, 80, 7), (266, 112, 6), (240, 126, 5), (222, 68, 5)):
        s.p(circle(x, y, r), "#d9d58c", 0.55)
    s.layer(
        hills(points("120,184 180,166 236,160 300,170 400,158")),
        "#2f7674",
        "#3f8a80",
        156,
        210,
        rim="#8fc4a4",
        blur=6,
        op=0.22,
    )
    s.layer(
        hills(points("120,196 190,186 220,168 300,176 400,186")),
        "#174a52",
        "#1d5a5e",
        168,
        220,
        rim="#6fb09a",
        blur=6,
        op=0.26,
    )
    G = "#0d2a33"
    s.p("M198 176 L198 76 M193 80 L254 80 M200 104 L222 82", stroke=G, sw=7, cap="butt")
    s.p("M243 82 L243 112", stroke=G, sw=3)
    s.p(circle(243, 123, 8, 11), "none", 1, G, 3.2)
    s.p("M174 176 L262 176 L268 192 L168 192 Z", G)
    s.p("M244 78 C242 69 253 67 255 73 L262 75 L255 78 C253 82 246 82 244 78 Z", G)  # a crow
    # bars: the two on the right are filed through and bent away
    B, BR = "#12141c", "#c9d8b0"
    for d in (
        "M180 20 L180 214",
        "M216 20 L216 214",
        "M268 20 L268 214",
        "M306 20 L306 66 C306 78 300 86 291 92",
        "M344 20 L344 74 C344 84 349 92 356 97",
        "M306 194 L306 214",
        "M344 190 L344 214",
    ):
        s.p(d, stroke=BR, sw=8.6, cap="butt")
        s.p(T(d, 1.1, 0.4), stroke=B, sw=7.2, cap="butt")
    # the wall with its window
    hole = "M152 218 L152 104 C152 14 372 14 372 104 L372 218 Z"
    s.layer(
        QUEST_SHEET + " " + hole,
        "#3c4560",
        "#222840",
        0,
        300,
        rim="#a9c4a4",
        blur=11,
        op=0.42,
        evenodd=True,
    )
    # deep reveal, lit on the inner left side and sill
    s.p(
        "M152 218 L152 104 C152 14 372 14 372 104 L372 218 L362 208 L362 106 "
        "C362 28 164 28 164 106 L164 208 L360 208 L372 218 Z",
        "#171d30",
        evenodd=True,
    )
    s.p("M152 218 L164 208 L362 208 L372 218 Z", "#b9c99c")
    s.p(
        "M152 218 L152 104 C152 86 160 70 172 60 L178 68 C170 78 164 90 164 106 L164 208 Z",
        "#6a7a74",
    )
    # arch stones
    n = 13
    for i in range(n):
        t0, t1 = math.pi * i / n + 0.02, math.pi * (i + 1) / n - 0.02

        def f(t, a, b):
            return (262 + a * math.cos(t), 104 - b * math.sin(t))

        s.p(
            poly(
                [
                    f(t0, 112, 69),
                    f((t0 + t1) / 2, 112, 69),
                    f(t1, 112, 69),
                    f(t1, 136, 91),
                    f((t0 + t1) / 2, 136, 92),
                    f(t0, 136, 91),
                ]
            ),
            ("#525d7c", "#485270", "#5a6584")[i % 3],
        )
    R = random.Random(11)
    for row, y in enumerate(range(-4, 232, 30)):
        x = -24 - (row % 2) * 24
        while x < 520:
            w = R.choice((40, 48, 56))
            if (x + w < 124 or x > 402) or y > 222:
                if R.random() < 0.7:
                    s.p(
                        rrect(x, y, w - 4, 26, 3),
                        R.choice(("#465070", "#364058", "#4d5878", "#313a54")),
                    )
            elif y + 26 < 14 and R.random() < 0.6:
                s.p(rrect(x, y, w - 4, 26, 3), "#364058")
            x += w
    s.p(
        "M164 66 L362 96 L362 208 L318 256 L300 312 L90 312 L150 256 Z",
        s.lin(
            300, 90, 160, 300, (0, "#cfe0a8", 0.02), (0.5, "#cfe0a8", 0.14), (1, "#cfe0a8", 0.02)
        ),
    )
    # floor and the moonlight on it
    s.layer(
        "M-20 250 L520 250 L520 320 L-20 320 Z",
        "#2c3450",
        "#1a2036",
        250,
        300,
        rim="#6a7a86",
        blur=8,
        op=0.36,
    )
    s.p(
        "M150 256 L318 256 L300 312 L90 312 Z",
        s.lin(0, 250, 0, 312, (0, "#cfe0a8", 0.75), (1, "#8fbf94", 0.35)),
    )
    for a, b in ((184, 142), (218, 186), (284, 262)):
        s.p(f"M{a - 4} 256 L{a + 4} 256 L{b + 5} 312 L{b - 6} 312 Z", "#1c2238", 0.8)
    # thieves: the tower of two at the bars
    D, RM = "#0e1119", "#d3e4b4"
    X, Y = 324, 292
    P = placed(X, Y)
    low = [
        P(
            "M-26 0 C-28 -30 -24 -54 -20 -66 C-22 -84 -12 -92 0 -93 C14 -92 24 -84 22 -66 "
            "C26 -52 30 -28 28 0 L10 0 L3 -40 L-2 -40 L-8 0 Z"
        ),
        P("M-12 -88 C-16 -104 -8 -114 1 -114 C11 -114 18 -104 13 -88 Z"),
        P(tendril(((-16, -80), (-38, -86), (-38, -104), (-20, -114)), 8, 6)),
        P(tendril(((18, -80), (40, -86), (40, -104), (22, -114)), 8, 6)),
    ]
    up = [
        P(
            "M-22 -112 C-24 -124 -20 -134 -16 -142 C-20 -158 -18 -176 -8 -182 L14 -182 "
            "C24 -174 24 -158 20 -142 C24 -132 26 -122 24 -112 L10 -112 L3 -134 L-4 -112 Z"
        ),
        P(
            "M-12 -178 C-22 -190 -18 -210 -2 -216 C2 -218 6 -222 6 -226 "
            "C14 -220 20 -208 20 -198 C20 -188 16 -182 10 -178 Z"
        ),
        P(tendril(((12, -174), (36, -176), (44, -186), (44, -200)), 8, 5.5)),
        P(tendril(((-12, -172), (-34, -168), (-40, -180), (-40, -192)), 8, 5.5)),
    ]
    s.union(up + low, D, RM, blur=7, op=0.2, rd=(0.9, 1.3))
    # belts, patches, hood line, glint of an eye turned to us
    s.p(P("M-21 -60 L22 -60 L23 -53 L-22 -53 Z"), "#5a3a26")
    s.p(P("M-4 -61 L5 -61 L5 -52 L-4 -52 Z"), "#c99a3b")
    s.p(P("M-19 -146 L20 -146 L20 -140 L-20 -140 Z"), "#5a3a26")
    # file and the bar end
    s.p("M272 104 L304 88", stroke="#e9f0d0", sw=4)
    s.p("M290 95 L276 102", stroke="#8a5a32", sw=6)
    for x, y in ((300, 100), (306, 96), (298, 110), (308, 106)):
        s.p(circle(x, y, 1.8), "#ffe27a")
    # rope of knotted sheets, tied to a bar
    s.p("M268 198 C252 214 258 236 240 252 C226 264 232 284 212 292", stroke="#8c9a88", sw=8)
    s.p("M268 197 C252 213 258 235 240 251 C226 263 232 283 212 291", stroke="#eef0d4", sw=5.6)
    for x, y in ((257, 216), (251, 238), (233, 262), (226, 282)):
        s.p(circle(x, y, 6.4, 5.6), "#eef0d4")
        s.p(f"M{x - 3} {y + 2} L{x + 3} {y - 2}", stroke="#8c9a88", sw=1.6)
    s.p("M260 190 C262 184 276 184 277 190 L276 200 L261 200 Z", "#eef0d4")
    # the third keeps an eye on the door; ball and chain
    t3 = [
        (
            "M52 296 C44 262 54 226 78 218 C100 214 116 232 118 256 L136 262 "
            "C150 268 152 286 146 296 Z"
        ),
        (
            "M66 226 C56 212 60 190 80 184 C84 183 88 180 90 176 C98 182 104 194 102 206 "
            "C102 216 96 224 90 228 Z"
        ),
    ]
    s.union(t3, "#14171f", RM, blur=7, op=0.28, rd=(-0.9, 1.3))
    s.p("M84 196 C92 194 100 198 100 206 C100 214 94 220 88 220 C82 214 80 204 84 196 Z", "#070910")
    s.p("M88 205 L97 204 L93 209 Z", "#fff0b0")
    s.p("M70 238 L92 234 L94 250 L74 256 Z", "#3a2f3a")
    s.p("M92 262 C104 258 116 262 122 272", stroke="#2b303a", sw=5)
    s.p(circle(30, 288, 15), "#2b303a")
    s.p(circle(31, 289, 14), "#101219")
    s.p("M20 282 C22 278 28 275 33 275", stroke="#8fa08f", sw=2.4)
    for i in range(3):
        s.p(circle(47 + i * 8, 292 - i, 4.4, 2.8), "none", 1, "#6a746f", 2.2)
    # door with a barred wicket and the jailer's light
    s.layer(
        "M424 256 L424 130 C424 104 490 104 490 130 L490 256 Z",
        "#4a3526",
        "#33241a",
        110,
        256,
        rim="#8a7454",
        blur=8,
        op=0.4,
    )
    for x in (440, 457, 474):
        s.p(f"M{x} 116 L{x} 256", stroke="#2a1c14", sw=2)
    for y in (150, 222):
        s.p(f"M424 {y} L490 {y}", stroke="#1a1b22", sw=7, cap="butt")
    s.glow(457, 180, 40, "#ffb347", 0.5)
    s.p(rrect(440, 166, 34, 28, 3), "#1a1b22")
    s.p(rrect(443, 169, 28, 22, 2), "#ffbe5c")
    s.p("M452 169 L452 191 M461 169 L461 191", stroke="#1a1b22", sw=3)
    s.p(circle(482, 206, 3.6), "#c99a3b")
    # nights counted on the wall
    for x in (52, 92):
        s.p(
            f"M{x} 118 L{x - 1} 146 M{x + 8} 117 L{x + 8} 145 M{x + 16} 118 L{x + 15} 147 "
            f"M{x + 24} 117 L{x + 24} 145 M{x - 6} 144 L{x + 31} 120",
            stroke="#a9b8c4",
            sw=2.2,
            op=0.75,
        )
    # a rat, unimpressed
    s.p("M372 292 C372 282 388 278 398 284 L408 288 L398 293 Z", "#0b0d14")
    s.p(circle(394, 282, 3), "#0b0d14")
    s.p("M373 291 C362 292 358 284 350 288", stroke="#0b0d14", sw=2)
    s.p(circle(402, 287, 1), "#fff0b0")
    return s
