"""Unique designs of Stage I, set with emeralds: maul, halberd and shield."""

import math

from materials import BRASS, EMERALD, GREEN_GRIP, LEAF, OAK_WOOD, STEEL
from paths import T, circle, flatten, points, poly, rrect, smooth
from svgkit import picture
from weapons.smith import Weapon, halfleaf, leaf, thorn

OAKL = [
    (0, 0),
    (-2.5, -5),
    (-9, -8),
    (-7, -14),
    (-14, -20),
    (-9, -26),
    (-14, -34),
    (-7, -37),
    (-6, -43),
    (0, -47),
]


@picture("weapons/thornmaul")
def thornmaul() -> Weapon:
    w = Weapon()
    hd = smooth(
        points(
            "-66,-170 -30,-178 10,-172 40,-180 68,-170 76,-140 72,-112 66,-92 30,-86 -8,-92 "
            "-40,-84 -68,-94 -76,-120 -74,-150"
        )
    )
    w.drop(hd, rrect(-9, -90, 18, 260, 5))
    w.wood(-100, 160, 9, OAK_WOOD)
    w.wrap(92, 142, 10.6, 4, GREEN_GRIP)
    # thorns all round the head
    for x, y, a, L in (
        (-74, -150, -76, 34),
        (-78, -118, -100, 32),
        (-52, -172, -26, 28),
        (-18, -174, -6, 24),
        (18, -174, 8, 26),
        (54, -172, 28, 28),
        (75, -150, 76, 34),
        (76, -118, 100, 32),
        (-46, -90, -158, 22),
        (46, -90, 158, 22),
    ):
        thorn(
            w,
            x - math.sin(math.radians(a)) * 4,
            y + math.cos(math.radians(a)) * 4,
            L + 4,
            9,
            a,
            STEEL,
        )
    w.p(hd, OAK_WOOD[2])
    w.p(T(hd, -3, 125, 1, 0, 0.95, 0.92), OAK_WOOD[1]) if 0 else w.p(
        T(T(hd, 0, 132), -2.4, -133.5, 1, 0, 0.95, 0.92), OAK_WOOD[1]
    )
    w.p(
        smooth(
            points(
                "-66,-162 -32,-172 4,-166 30,-172 20,-160 -10,-156 -40,-160 -60,-150 "
                "-68,-120 -72,-140"
            )
        ),
        OAK_WOOD[0],
    )
    for d in (
        "M-60 -112 C-44 -106 -34 -104 -24 -108",
        "M-58 -100 C-44 -94 -30 -96 -22 -100",
        "M24 -108 C40 -100 52 -104 64 -112",
        "M26 -152 C40 -158 54 -158 64 -150",
        "M-60 -140 C-50 -146 -40 -146 -26 -142",
    ):
        w.p(d, stroke=OAK_WOOD[2], sw=3)
    for x in (-46, 46):
        with w.at(x, 0):
            w.p("M-9 -177 L9 -177 L9 -87 L-9 -87 Z", STEEL["dk"])
            w.p("M-7.4 -175 L7.4 -175 L7.4 -89 L-7.4 -89 Z", STEEL["sh"])
            w.p("M-7.4 -175 L2 -175 L2 -89 L-7.4 -89 Z", STEEL["base"])
            w.p("M-6 -173 L-2.6 -173 L-2.6 -91 L-6 -91 Z", STEEL["hi"])
            for y in (-164, -132, -100):
                w.rivet(1, y, 4.2, STEEL)
    # briar round head and haft
    for _i, y in enumerate((-58, -26, 6, 38, 70)):
        d = f"M-11 {y + 9} C-4 {y + 5} 4 {y - 5} 11 {y - 9}"
        thorn(w, -10, y + 6, 17, 5, -70, LEAF)
        thorn(w, 10, y - 6, 17, 5, 60, LEAF)
        w.p(d, stroke=LEAF["dk"], sw=10.5)
        w.p(d, stroke=LEAF["base"], sw=7.4)
        w.p(f"M-10 {y + 7} C-5 {y + 4} -1 {y - 1} 3 {y - 4}", stroke=LEAF["hi"], sw=2.4)
    w.p(leaf(10, -40, 30, 9, 120), LEAF["dk"])
    w.p(leaf(10.5, -40, 27, 7.4, 120), LEAF["base"])
    w.p(halfleaf(10.5, -40, 27, 7.4, 120), LEAF["lit"])
    w.p(leaf(-9, 24, 28, 9, -50), LEAF["dk"])
    w.p(leaf(-9.5, 23.5, 25, 7.4, -50), LEAF["lit"])
    w.emer(0, -132, 38, 50)
    w.collar(-92, -78, 15, STEEL)
    w.collar(150, 166, 13, STEEL)
    thorn(w, 0, 164, 26, 8, 180, STEEL)
    return w


@picture("weapons/verdant_halberd")
def verdant_halberd() -> Weapon:
    w = Weapon()
    L = flatten("M0 -222 C-8 -204 -16 -182 -15 -164 C-14 -150 -7 -144 -7 -130", 8)
    bl = "M-6 -128 C-26 -126 -44 -134 -58 -152 C-84 -120 -84 -62 -54 -26 C-46 -52 -28 -72 -6 -78 Z"
    hk = "M6 -122 C26 -122 44 -112 54 -84 C40 -96 26 -96 6 -88 Z"
    w.drop(poly(L + [(-x, y) for x, y in L[::-1]]), bl, hk, rrect(-6, -140, 12, 340, 4))
    w.wood(-90, 190, 7.2, OAK_WOOD)
    # langets, ribbon spiral
    for y in (16, 52, 88, 124):
        w.p(f"M-8.4 {y} L8.4 {y - 14} L8.4 {y - 3} L-8.4 {y + 11} Z", EMERALD["dk"])
        w.p(f"M-8.2 {y + 1.2} L7.6 {y - 12} L7.6 {y - 4.4} L-8.2 {y + 8.6} Z", EMERALD["base"])
        w.p(f"M-8.2 {y + 1.2} L-1 {y - 4.8} L-1 {y + 2.6} L-8.2 {y + 8.6} Z", EMERALD["lit"])
    w.tassel(0, -50, 46, 15, (EMERALD["lit"], EMERALD["base"], EMERALD["sh"]))
    w.bevel(L, STEEL, 0.58)
    w.p(hk, STEEL["dk"])
    w.p("M6 -120 C26 -120 42 -110 51 -90 C38 -102 24 -106 6 -105 Z", STEEL["lit"])
    w.p("M6 -105 C24 -106 38 -102 51 -90 C40 -99 26 -98 6 -90 Z", STEEL["sh"])
    w.p(bl, STEEL["base"])
    w.p(
        "M-6 -128 C-26 -126 -44 -134 -58 -152 C-68.4 -139.2 -74.6 -122.2 -76.5 -104.2 L-6 -103 Z",
        STEEL["lit"],
    )
    w.p("M-58 -152 C-84 -120 -84 -62 -54 -26 L-50 -37 C-72 -70 -72 -112 -51 -145 Z", STEEL["hi"])
    w.p("M-6 -78 C-28 -72 -46 -52 -54 -26 L-52 -33 C-42 -52 -26 -64 -6 -69 Z", STEEL["dk"])
    # leaf cut-outs in brass
    for a, L_ in ((-90, 34), (-56, 27), (-124, 27)):
        w.p(leaf(-20, -104, L_ + 3, 8, a), BRASS["dk"])
        w.p(leaf(-21, -104, L_, 6, a), BRASS["base"])
        w.p(halfleaf(-21, -104, L_, 6, a), BRASS["hi"])
    w.collar(-140, -62, 12.4, BRASS)
    w.collar(-146, -134, 13.6, BRASS)
    w.collar(-66, -54, 13.6, BRASS)
    w.collar(-57, -44, 10, BRASS)
    w.emer(0, -100, 23, 40)
    w.p("M-8 178 L8 178 L0 214 Z", STEEL["dk"])
    w.p("M-6 179 L0 179 L0 208 Z", STEEL["hi"])
    w.p("M6 179 L0 179 L0 208 Z", STEEL["base"])
    w.collar(168, 180, 9.6, BRASS)
    return w


@picture("weapons/mossguard_shield")
def mossguard_shield() -> Weapon:
    w = Weapon(fit=0.98)
    C = circle(0, 0, 124)
    w.drop(C)
    w.p(C, STEEL["dk"])
    w.p(circle(0, 0, 121.5), STEEL["base"])
    w.p(
        "M-86 86 C-134 38 -134 -38 -86 -86 C-70 -102 -40 -118 0 -121 "
        "C-90 -110 -118 -40 -100 40 C-97 58 -92 74 -86 86 Z",
        STEEL["hi"],
    )
    w.p(
        "M86 -86 C134 -38 134 38 86 86 C70 102 40 118 0 121 C90 110 118 40 100 -40 "
        "C97 -58 92 -74 86 -86 Z",
        STEEL["sh"],
    )
    w.p(circle(0, 0, 104), STEEL["dk"])
    # planks
    R = 101
    xs = [-R, -70, -36, 0, 36, 70, R]
    for i in range(6):
        a, b = xs[i] + (1.2 if i else 0), xs[i + 1] - 1.2 * (i < 5)
        n = 8
        top = [
            (a + (b - a) * t / n, -math.sqrt(max(0, R * R - (a + (b - a) * t / n) ** 2)))
            for t in range(n + 1)
        ]
        bot = [(x, -y) for x, y in top[::-1]]
        c = [
            ("#a5834f", "#bd9c66"),
            ("#96743f", "#ae8a55"),
            ("#a07c49", "#b8955f"),
            ("#8d6c3b", "#a5824d"),
            ("#93713f", "#a98551"),
            ("#7f6034", "#957145"),
        ][i]
        w.p(poly(top + bot), c[0])
        w.p(poly(top[:3] + [(x, -y) for x, y in top[:3]][::-1]), c[1])
    for x, y0, y1 in (
        (-52, -60, -20),
        (-18, 50, 84),
        (20, -84, -50),
        (54, 14, 52),
        (-56, 30, 56),
        (84, -30, 4),
    ):
        w.p(
            f"M{x} {y0} C{x + 3} {(y0 * 2 + y1) / 3} {x - 2} {(y0 + y1 * 2) / 3} {x + 2} {y1}",
            stroke="#6b4f29",
            sw=2.4,
        )
    # iron cross straps
    for r in (45, 135):
        with w.at(0, 0, 1, r):
            w.p("M-9 -104 L9 -104 L9 104 L-9 104 Z", STEEL["dk"])
            w.p("M-7.4 -104 L7.4 -104 L7.4 104 L-7.4 104 Z", STEEL["base"])
            w.p(
                "M-7.4 -104 L-2 -104 L-2 104 L-7.4 104 Z"
                if r == 45
                else "M7.4 -104 L2 -104 L2 104 L7.4 104 Z",
                STEEL["lit"],
            )
    for i in range(8):
        a = math.radians(22.5 + i * 45)
        w.rivet(112.5 * math.sin(a), -112.5 * math.cos(a), 5, STEEL)

    # moss creeping in from the lower rim
    def moss(d, c):
        w.p(T(d, 1.4, 2.2), "#2c3a18", op=0.55)
        w.p(d, c)

    with w.at(0, 0, 1, -58):
        moss(
            smooth(
                points(
                    "-112,60 -92,34 -82,48 -66,40 -58,62 -38,58 -30,80 -10,80 -4,98 18,100 "
                    "26,116 10,126 -40,124 -86,96"
                )
            ),
            LEAF["sh"],
        )
        moss(
            smooth(
                points(
                    "-118,46 -102,40 -94,58 -78,60 -70,80 -50,82 -42,98 -22,102 -16,116 "
                    "4,118 0,127 -40,124 -84,98 -106,70"
                )
            ),
            LEAF["base"],
        )
        w.p(
            smooth(
                points(
                    "-116,50 -106,50 -98,68 -84,74 -76,90 -56,96 -46,110 -30,114 -40,121 "
                    "-84,95 -106,68"
                )
            ),
            LEAF["lit"],
        )
        moss(
            smooth(
                points("58,-112 50,-94 64,-90 66,-76 82,-78 90,-62 104,-66 112,-60 100,-84 80,-102")
            ),
            LEAF["sh"],
        )
        w.p(
            smooth(points("64,-110 60,-100 74,-92 80,-84 96,-78 108,-66 98,-84 82,-100")),
            LEAF["base"],
        )
        for x, y, a in ((-60, 66, 20), (-34, 84, 50), (-84, 48, -10)):
            w.p(leaf(x, y, 30, 9, a), LEAF["dk"])
            w.p(leaf(x, y - 1, 27, 7.4, a), LEAF["lit"])
            w.p(halfleaf(x, y - 1, 27, 7.4, a), LEAF["hi"])
        for x, y in ((-98, 72), (-70, 92), (-30, 112), (84, -84)):
            w.p(circle(x, y, 3), LEAF["hi"])
    # boss
    w.p(circle(1.6, 2.4, 46), "#20160c", op=0.4)
    w.p(circle(0, 0, 43), STEEL["dk"])
    w.p(circle(-0.6, -0.6, 41), STEEL["sh"])
    w.p(circle(-4, -3, 36), STEEL["base"])
    w.p("M-38 6 C-38 -24 -16 -40 8 -38 C-10 -32 -24 -18 -26 8 C-28 22 -38 18 -38 6 Z", STEEL["hi"])
    for i in range(8):
        a = math.radians(i * 45)
        w.rivet(35 * math.sin(a), -35 * math.cos(a), 3, STEEL)
    w.emer(0, 0, 36, 44)
    return w
