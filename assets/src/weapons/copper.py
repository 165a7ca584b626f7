"""The copper designs: plain, rustic."""

import math

from materials import ASH, COPPER, CORD, GRIP, WOOD
from paths import T, circle, flatten, poly, rrect
from svgkit import picture
from weapons.smith import Weapon, halfleaf, leaf


def blade(w, y0, y1, hw, m, tip=26, fuller=True):
    """straight sword blade: y0 tip, y1 guard"""
    body = poly([(0, y0), (hw, y0 + tip), (hw * 1.06, y1), (-hw * 1.06, y1), (-hw, y0 + tip)])
    w.p(body, m["base"])
    w.p(poly([(0, y0), (0, y1), (-hw * 1.06, y1), (-hw, y0 + tip)]), m["lit"])
    w.p(
        poly(
            [
                (0, y0),
                (-hw, y0 + tip),
                (-hw * 1.06, y1),
                (-hw * 0.62, y1),
                (-hw * 0.58, y0 + tip + 4),
            ]
        ),
        m["hi"],
    )
    w.p(
        poly(
            [(0, y0), (hw, y0 + tip), (hw * 1.06, y1), (hw * 0.62, y1), (hw * 0.58, y0 + tip + 4)]
        ),
        m["sh"],
    )
    if fuller:
        w.p(rrect(-hw * 0.17, y0 + tip + 26, hw * 0.34, y1 - y0 - tip - 26, hw * 0.15), m["sh"])
    return body


@picture("weapons/copper_sword")
def copper_sword() -> Weapon:
    w = Weapon(0.98)
    b = "M0 -176 L19 -144 L20 60 L-20 60 L-19 -144 Z"
    g = rrect(-54, 58, 108, 15, 6)
    w.drop(b, g, rrect(-8, 70, 16, 80, 4))
    blade(w, -176, 62, 19, COPPER, 32)
    w.wrap(72, 132, 8.5, 5)
    w.p(rrect(-54, 58, 108, 15, 6), COPPER["dk"])
    w.p(rrect(-53, 58.5, 106, 9, 4.5), COPPER["base"])
    w.p(rrect(-50, 59, 62, 4, 2), COPPER["lit"])
    w.p(circle(0, 146, 16), COPPER["dk"])
    w.p(circle(-0.8, 145.4, 14), COPPER["base"])
    w.p(circle(-4, 141, 6), COPPER["lit"])
    w.p(circle(0, 65, 5.5), COPPER["dk"])
    w.p(circle(0, 64.6, 3.6), COPPER["hi"])
    return w


@picture("weapons/copper_dagger")
def copper_dagger() -> Weapon:
    w = Weapon(0.80)
    g = "M-40 34 C-30 22 -14 24 0 24 C14 24 30 22 40 34 C34 40 20 36 0 38 C-20 36 -34 40 -40 34 Z"
    w.drop("M0 -124 L18 -84 L15 30 L-15 30 L-18 -84 Z", g, rrect(-8, 36, 16, 70, 4))
    body = (
        "M0 -126 C12 -104 18 -84 18 -60 C18 -30 14 4 15 30 L-15 30 C-14 4 -18 -30 -18 -60 "
        "C-18 -84 -12 -104 0 -126 Z"
    )
    w.p(body, COPPER["base"])
    w.p("M0 -126 L0 30 L-15 30 C-14 4 -18 -30 -18 -60 C-18 -84 -12 -104 0 -126 Z", COPPER["lit"])
    w.p(
        "M0 -126 C-12 -104 -18 -84 -18 -60 C-18 -30 -14 4 -15 30 L-10 30 "
        "C-9 4 -12 -30 -12 -60 C-12 -80 -8 -100 0 -126 Z",
        COPPER["hi"],
    )
    w.p(
        "M0 -126 C12 -104 18 -84 18 -60 C18 -30 14 4 15 30 L10 30 C9 4 12 -30 12 -60 "
        "C12 -80 8 -100 0 -126 Z",
        COPPER["sh"],
    )
    w.wrap(38, 88, 8.5, 4)
    w.p(g, COPPER["dk"])
    w.p(
        "M-38 33 C-28 24 -14 25 0 25 C14 25 28 24 38 33 C30 34 18 33 0 33 C-18 33 -30 34 -38 33 Z",
        COPPER["lit"],
    )
    w.p(circle(0, 99, 13), COPPER["dk"])
    w.p(circle(-0.7, 98.4, 11.2), COPPER["base"])
    w.p(circle(-3.4, 95, 4.6), COPPER["lit"])
    return w


@picture("weapons/copper_spear")
def copper_spear() -> Weapon:
    w = Weapon()
    L = flatten("M0 -196 C-12 -176 -28 -150 -27 -126 C-26 -108 -13 -100 -9 -86")
    w.drop(poly(L + [(-x, y) for x, y in L[::-1]]), rrect(-7, -90, 14, 270, 4))
    w.wood(-96, 178, 7.6, ASH)
    # feather tied on
    w.p("M8 -46 C20 -44 24 -38 27 -30", stroke=CORD[2], sw=3)
    w.p(leaf(26, -36, 52, 10, 164), "#5b3a26")
    w.p(leaf(26, -36, 50, 8.4, 164), "#efe4cc")
    w.p(halfleaf(26, -36, 50, 8.4, 164), "#cdb894")
    w.p(T("M-5 -34 L5 -34 L4 -44 L0 -50 L-4 -44 Z", 26, -36, 1, 164), "#7d4f2b")
    w.p("M26 -37 L38 12", stroke="#5b3a26", sw=1.6)
    w.bevel(L, COPPER, 0.64)
    w.p("M-2.6 -170 L0 -180 L2.6 -170 L5 -88 L-5 -88 Z", COPPER["sh"])
    w.p("M-2.6 -170 L0 -180 L0 -88 L-5 -88 Z", COPPER["base"])
    w.p("M-10 -94 L10 -94 L12 -62 L-12 -62 Z", COPPER["dk"])
    w.p("M-9 -93 L2 -93 L3 -63 L-11 -63 Z", COPPER["base"])
    w.p("M-8 -92 L-4 -92 L-5 -64 L-10 -64 Z", COPPER["lit"])
    w.wrap(-72, -36, 10.5, 4, CORD)
    w.wrap(34, 86, 9, 5)
    w.collar(168, 182, 9.5, COPPER)
    w.stamp(0, -112, COPPER, 0.9)
    return w


@picture("weapons/copper_mace")
def copper_mace() -> Weapon:
    w = Weapon(fit=0.97)
    w.drop(circle(0, -112, 52), rrect(-8, -60, 16, 210, 4))
    w.p("M0 144 C-30 158 -34 186 -8 186 C12 186 14 162 4 148", stroke=GRIP[2], sw=6.5)
    w.p("M0 144 C-30 158 -34 186 -8 186 C12 186 14 162 4 148", stroke=GRIP[0], sw=3)
    w.wood(-80, 146, 9, WOOD)
    w.wrap(70, 134, 10.5, 6)
    w.p(rrect(-12, 132, 24, 16, 6), WOOD[2])
    w.p(rrect(-11, 133, 15, 13, 5), WOOD[1])
    for i in range(9):  # knobs on the rim
        a = math.radians(i * 40 + 20 if i * 40 + 20 != 180 else 0)
        x, y = 47 * math.sin(a), -112 - 47 * math.cos(a)
        w.p(circle(x, y, 11.5), COPPER["dk"])
        w.p(circle(x - 0.4, y - 0.4, 9.8), COPPER["base" if x < 10 else "sh"])
        w.p(circle(x - 2.4, y - 2, 4.6), COPPER["hi" if x < 10 else "lit"])
    w.p(circle(0, -112, 49), COPPER["dk"])
    w.p(circle(-0.6, -112.6, 47), COPPER["sh"])
    w.p(circle(-6, -116, 40), COPPER["base"])
    w.p(
        "M-40 -128 C-32 -150 -8 -160 14 -152 C-8 -148 -24 -132 -30 -106 "
        "C-36 -92 -44 -108 -40 -128 Z",
        COPPER["lit"],
    )
    for x, y in (
        (0, -112),
        (0, -142),
        (0, -82),
        (-28, -112),
        (28, -112),
        (-20, -134),
        (20, -134),
        (-20, -90),
        (20, -90),
    ):
        r = 7.6 if x == 0 and y == -112 else 6.2
        w.p(circle(x + 1.2, y + 1.2, r + 1.6), COPPER["dk"])
        w.p(circle(x, y, r), COPPER["base"])
        w.p(circle(x - 1.5, y - 1.2, r * 0.55), COPPER["hi"])
    w.collar(-66, -50, 14, COPPER)
    w.collar(-50, -40, 11, COPPER)
    return w


@picture("weapons/copper_axe")
def copper_axe() -> Weapon:
    w = Weapon(fit=0.97)
    bl = "M-8 -140 C-34 -140 -56 -146 -80 -158 C-90 -128 -90 -92 -82 -62 C-62 -84 -36 -96 -8 -98 Z"
    poll = "M8 -138 L30 -136 L30 -102 L8 -100 Z"
    w.drop(bl, poll, rrect(-9, -156, 18, 290, 5))
    # bent haft with a knob
    hf = (
        "M-9 -156 L9 -156 C10 -60 4 20 8 90 C9 108 12 122 16 134 C12 146 -10 148 -14 138 "
        "C-10 122 -9 108 -10 90 C-13 20 -8 -60 -9 -156 Z"
    )
    w.p(hf, ASH[2])
    w.p(
        "M-9 -156 L4 -156 C5 -60 -1 20 3 90 C4 112 7 128 8 142 C-2 146 -12 144 -14 138 "
        "C-10 122 -9 108 -10 90 C-13 20 -8 -60 -9 -156 Z",
        ASH[1],
    )
    w.p(
        "M-8 -154 L-3 -154 C-2 -60 -8 20 -5 90 C-4 112 -6 126 -9 138 L-13 137 "
        "C-9 122 -8 108 -9 90 C-12 20 -7 -60 -8 -154 Z",
        ASH[0],
    )
    with w.at(-1, 0):
        w.wrap(62, 104, 10.4, 4)
    w.p(poll, COPPER["dk"])
    w.p("M8 -136.5 L28.4 -134.6 L28.4 -119 L8 -119 Z", COPPER["base"])
    w.p("M8 -119 L28.4 -119 L28.4 -103.4 L8 -101.4 Z", COPPER["sh"])
    w.p(bl, COPPER["base"])
    w.p(
        "M-8 -140 C-34 -140 -56 -146 -80 -158 C-85 -143 -87.5 -126.5 -87.8 -110 L-8 -119 Z",
        COPPER["lit"],
    )
    w.p("M-80 -158 C-90 -128 -90 -92 -82 -62 L-72 -72 C-78 -96 -78 -126 -69 -152.6 Z", COPPER["hi"])
    w.p("M-82 -62 C-62 -84 -36 -96 -8 -98 L-8 -104 C-36 -102 -58 -92 -77 -72 Z", COPPER["sh"])
    w.p(rrect(-14, -144, 28, 50, 5), COPPER["dk"])
    w.p(rrect(-13, -143, 25, 47, 4), COPPER["sh"])
    w.p(rrect(-13, -143, 15, 47, 4), COPPER["base"])
    w.p(rrect(-11.5, -140, 4.5, 41, 2), COPPER["lit"])
    # raw hide lashing
    for a, b in (((-15, -140), (15, -100)), ((15, -140), (-15, -100))):
        w.p(poly([a, b], False), stroke=GRIP[2], sw=7, cap="butt")
        w.p(poly([a, b], False), stroke=GRIP[0], sw=4, cap="butt")
    w.wrap(-96, -80, 11, 2)
    w.wrap(-156, -142, 10.5, 2)
    w.stamp(-44, -121, COPPER, 1.15)
    return w
