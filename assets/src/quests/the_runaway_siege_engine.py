"""The picture of the quest The Runaway Siege Engine."""

import math

from paths import T, bez, blob, circle, hills, placed, points, poly, ribbon, rrect
from shapes import RUNNING
from svgkit import Svg, picture


@picture("quests/the_runaway_siege_engine")
def draw() -> Svg:
    s = Svg(500, 300, "#16201f")
    cx, cy = 370, 74
    s.ground(s.rad(cx, cy, 430, (0, "#fff0c0"), (0.4, "#b9c79c"), (1, "#2f6a78")))
    s.rings(
        cx,
        cy,
        ((330, "#4a8a90", 3), (250, "#76aa9c", 5), (176, "#b4c596", 8), (110, "#eed68e", 4)),
        amp=6,
        light="#fff4d0",
        t=0.22,
        op=0.2,
    )
    s.shadow(circle(cx, cy, 48), 9, 0.12)
    s.p(circle(cx, cy, 48), "#fff8dc")
    # the besieged city, glad of it
    city = (
        "M300 200 L300 166 L306 166 L306 172 L312 172 L312 166 L318 166 L318 150 L312 150 "
        "L325 130 L338 150 L332 150 L332 166 L352 166 L352 172 L358 172 L358 166 L364 166 "
        "L364 172 L370 172 L370 136 L364 136 L380 110 L396 136 L390 136 L390 168 L412 168 "
        "L412 174 L418 174 L418 168 L424 168 L424 174 L430 174 L430 150 L424 150 L436 132 "
        "L448 150 L442 150 L442 174 L480 174 L480 168 L486 168 L486 174 L512 174 L512 240 "
        "L290 240 Z"
    )
    s.layer(city, "#7f9c96", "#a9b894", 110, 220, rim="#e9dcae", blur=8, op=0.22)
    s.layer(
        hills(points("-10,150 80,160 180,176 300,196 400,206 512,210")),
        "#5f8a62",
        "#86a060",
        150,
        260,
        rim="#c9c58c",
        blur=8,
        op=0.24,
    )
    for x, y, c in ((418, 208, "#c9503a"), (454, 212, "#e8dcc0"), (486, 210, "#c9503a")):
        s.layer(T("M-24 6 L0 -30 L24 6 Z", x, y), c, rim="#fff0c8", blur=4, op=0.22)
        s.p(T("M0 6 L0 -14 L9 6 Z", x, y), "#3a2a22")
        s.p(T("M0 -30 L0 -40 L12 -36 L0 -33 Z", x, y), "#3a2a22")
    # the slope
    slope = "M-20 138 L40 156 L140 186 L250 222 L360 252 L440 268 L520 276 L520 320 L-20 320 Z"
    s.layer(slope, "#b07a34", "#5a3a20", 140, 300, rim="#f5cf80", blur=9, op=0.32)
    for a, b in (
        ((20, 172), (118, 204)),
        ((60, 206), (170, 240)),
        ((6, 220), (76, 242)),
        ((300, 262), (370, 280)),
    ):
        s.p(poly([a, b], False), stroke="#7a5226", sw=4)

    # dust behind
    def dust(x, y, k, c):
        s.layer(
            T(
                "M-46 14 C-62 14 -60 -10 -42 -8 C-42 -28 -14 -32 -6 -16 C6 -30 30 -24 28 -6 "
                "C48 -10 54 14 38 14 Z",
                x,
                y,
                k,
                14,
            ),
            c,
            rim="#fff4d8",
            blur=6,
            op=0.2,
        )

    dust(26, 118, 0.8, "#b9a27a")
    dust(66, 150, 0.8, "#d2bd92")
    dust(14, 150, 0.7, "#e2d0a6")
    # the engine, in its own frame, tilted down hill
    ex, ey, rot, ek = 186, 216, 17, 0.94
    E = placed(ex, ey, ek, rot)
    WD, _WL, WR, IR = "#4a2f20", "#7a5232", "#f2cd8c", "#3d444c"

    def wheel(x, y, r, far=False):
        c0 = "#33211a" if far else "#5e3c26"
        s.layer(E(circle(x, y, r)), "#2a2220" if far else IR, rim="#c9b48a", blur=5, op=0.32)
        s.p(E(circle(x, y, r - 4.5)), c0)
        if not far:
            for i in range(8):
                a = math.pi * i / 4 + 0.3
                s.p(
                    E(f"M{x} {y} L{x + (r - 6) * math.cos(a)} {y + (r - 6) * math.sin(a)}"),
                    stroke="#2a1a12",
                    sw=2.4,
                )
            s.p(E(circle(x, y, 8)), IR)
            s.p(E(circle(x, y, 3.4)), "#c99a3b")
            s.p(
                E(
                    f"M{x - r + 9} {y - 6} "
                    f"C{x - r + 12} {y - r + 12} {x - 8} {y - r + 9} {x - 6} {y - r + 9}"
                ),
                stroke="#a87848",
                sw=2.6,
            )

    wheel(-34, 4, 26, True)
    wheel(58, 4, 26, True)
    # ram slung below, iron ram's head
    ram = [E("M-110 -58 L118 -58 L118 -34 L-110 -34 Z")]
    s.union(ram, "#6b4428", WR, blur=6, op=0.3)
    for x in (-96, 104):
        s.p(E(f"M{x} -58 L{x + 7} -58 L{x + 7} -34 L{x} -34 Z"), IR)
    # tower body
    body = "M-84 -22 L84 -22 L74 -96 L62 -158 L-62 -158 L-74 -96 Z"
    s.layer(E(body), WD, rim=WR, blur=11, op=0.4)
    for x0, x1, y0, y1, c in (
        (-80, 80, -26, -50, "#6b4428"),
        (-77, 77, -53, -74, "#7a4f2e"),
        (-74, 74, -77, -95, "#6b4428"),
        (-70, 70, -102, -120, "#7a4f2e"),
        (-66, 66, -123, -139, "#6b4428"),
        (-62, 62, -142, -156, "#7a4f2e"),
    ):
        s.p(E(f"M{x0} {y0} L{x1} {y0} L{x1 - 4} {y1} L{x0 + 4} {y1} Z"), c)
    for x in (-40, -8, 30):
        s.p(E(f"M{x} -26 L{x * 0.95} -74"), stroke="#4a2f20", sw=2)
    s.p(E("M58 -24 L80 -26 L70 -96 L58 -156 L44 -156 Z"), "#94663a", 0.75)
    # gallery
    s.layer(E("M-84 -92 L84 -92 L84 -102 L-84 -102 Z"), "#8a5c34", rim=WR, blur=5, op=0.34)
    # shields
    for x, c, e in (
        (-50, "#b5392f", "#f3e3c0"),
        (-16, "#f3e3c0", "#b5392f"),
        (18, "#b5392f", "#f3e3c0"),
        (52, "#f3e3c0", "#b5392f"),
    ):
        s.layer(
            E(T("M-12 -13 C-4 -16 4 -16 12 -13 C12 2 8 10 0 16 C-8 10 -12 2 -12 -13 Z", x, -122)),
            c,
            rim="#fff6dc",
            blur=3.5,
            op=0.3,
        )
        s.p(E(f"M{x} -135 L{x} -108"), stroke=e, sw=3)
    # door slots
    for x in (-46, 4, 46):
        s.p(E(rrect(x - 8, -72, 16, 20, 7)), "#1c120e")
    s.p(E(circle(-50, -63, 2.4)), "#fff6dc")
    s.p(E(circle(-43, -63, 2.4)), "#fff6dc")
    s.p(E(circle(2, -63, 2.4)), "#fff6dc")
    s.p(E(circle(9, -63, 2.4)), "#fff6dc")
    # battlement and catapult arm
    s.layer(
        E(
            "M-70 -156 L-70 -178 L-54 -178 L-54 -168 L-38 -168 L-38 -178 L-22 -178 L-22 -168 "
            "L-6 -168 L-6 -178 L10 -178 L10 -168 L26 -168 L26 -178 L42 -178 L42 -168 "
            "L54 -168 L54 -178 L70 -178 L70 -156 Z"
        ),
        "#6b4428",
        rim=WR,
        blur=6,
        op=0.34,
    )
    s.p(E("M-60 -170 L-60 -206"), stroke="#2a1a12", sw=4)
    s.layer(
        E(
            "M-60 -206 C-74 -214 -90 -196 -122 -202 L-112 -190 L-124 -176 "
            "C-98 -170 -76 -186 -60 -182 Z"
        ),
        "#b5392f",
        rim="#f0907a",
        blur=5,
        op=0.26,
    )
    # a soldier hanging on
    sol = E(
        T(
            "M-4 0 C-8 -10 -4 -18 4 -18 C10 -18 12 -12 10 -8 L24 -2 L22 4 L8 2 L-12 14 "
            "L-30 14 L-30 8 L-14 6 Z M-12 10 L-28 26 L-24 30 L-4 14 Z",
            -112,
            -104,
        )
    )
    s.p(T(sol, -1, -1), WR)
    s.p(sol, "#241a1c")
    s.p(E("M-96 -106 L-86 -105 L-72 -98"), stroke="#241a1c", sw=4.4)
    man2 = E(
        T(
            "M-9 0 L-9 -14 L-18 -34 L-13 -36 L-4 -20 C-8 -26 -6 -34 0 -34 C6 -34 8 -26 4 -20 "
            "L13 -36 L18 -34 L9 -14 L9 0 Z",
            18,
            -168,
        )
    )
    s.p(T(man2, 0.8, -1), WR)
    s.p(man2, "#241a1c")
    # ram's head
    s.p(E("M104 -60 L112 -60 L112 -32 L104 -32 Z"), IR)

    def H2(d):
        return E(T(d, 124, -52, 1.22, -14))

    s.layer(
        H2(
            "M-12 -16 C-4 -28 16 -30 26 -20 C40 -14 54 0 60 14 C63 24 58 32 48 33 "
            "C40 34 32 30 26 26 C18 28 4 26 -12 22 Z"
        ),
        "#98a1a6",
        "#5d6670",
        140,
        260,
        rim="#f7f3e0",
        blur=6,
        op=0.36,
    )
    s.p(H2("M26 -19 C40 -13 53 1 59 14 C50 12 36 2 24 -8 Z"), "#b9c0c2")
    hc = bez((16, -16), (-34, -48), (-44, 40), (22, 16), 12)
    hd_, hl, hr = ribbon(hc, 10, 1.2, 1.1)
    s.shadow(H2(hd_), 4, 0.3)
    s.p(H2(hd_), "#20252b", stroke="#20252b", sw=3)
    s.p(H2(hd_), "#e6dcc0")
    for i in range(1, 11):
        s.p(H2(poly([hl[i], hr[i]], False)), stroke="#9a8f74", sw=1.8, cap="butt")
    s.p(H2("M18 -12 C24 -16 32 -14 36 -8 L24 -6 Z"), "#3d444c")
    s.p(H2("M24 -7 L37 0 L28 4 Z"), "#ff6a2d")
    s.p(H2("M36 20 L60 21"), stroke="#20252b", sw=2.6)
    s.p(H2(circle(54, 13, 2.4)), "#20252b")
    wheel(-58, 8, 32)
    wheel(46, 8, 32)
    # sparks and stones at the wheels
    for x, y, r in (
        (108, 241, 5),
        (96, 234, 3.4),
        (88, 240, 4),
        (202, 270, 4.6),
        (190, 265, 3),
        (180, 271, 3.6),
        (76, 230, 3),
    ):
        s.p(blob(x, y, r, 0.8, int(x), 6), "#e2bd74")
    # those who run
    for x, y, k, f in ((396, 266, 0.96, 1), (438, 273, 0.84, 1), (474, 277, 0.72, 1)):
        s.p(placed(x - 0.9, y - 1.1, 1, 0, k * f, k)(RUNNING), "#ffe9b4")
        s.p(placed(x, y, 1, 0, k * f, k)(RUNNING), "#2a1c1a")
    s.p("M414 250 L424 224", stroke="#2a1c1a", sw=2.4)
    # near edge
    s.layer(
        "M-20 262 C60 268 120 290 210 296 C320 302 420 296 520 292 L520 320 L-20 320 Z",
        "#241a14",
        rim="#a8824a",
        blur=8,
        op=0.34,
    )
    for x, y, h, ln in (
        (24, 270, 28, -8),
        (32, 270, 36, 5),
        (42, 272, 24, 10),
        (466, 296, 26, -8),
        (474, 296, 34, 4),
        (484, 296, 24, 10),
    ):
        s.p(f"M{x - 2.5} {y + 6} Q{x} {y - h / 2} {x + ln} {y - h} L{x + 2.5} {y + 6} Z", "#241a14")
    return s
