"""Unique designs of Stage I, set with emeralds: the blades."""

import math

from materials import BRASS, EMERALD, GREEN_GRIP, LEAF, OAK_WOOD, STEEL
from paths import T, circle, flatten, points, poly, rrect, smooth
from svgkit import picture
from weapons.smith import Weapon, leaf

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


def oakleaf(w, x, y, s, a, m=LEAF):
    with w.at(x, y, s, a):
        R = [(-p, q) for p, q in OAKL]
        w.p(T(smooth(OAKL + R[-2:0:-1]), 0, -0.5, 1.06), m["dk"])
        w.p(smooth(OAKL + R[-2:0:-1]), m["base"])
        w.p(smooth(OAKL, False) + " L0 0 Z", m["lit"])
        w.p("M0 4 L0 -40", stroke=m["dk"], sw=1.8)


@picture("weapons/green_stinger")
def green_stinger() -> Weapon:
    w = Weapon()
    bd = "M0 -208 L11.5 -60 L13 66 L-13 66 L-11.5 -60 Z"
    bowl = "M-34 66 C-32 92 -16 100 0 100 C16 100 32 92 34 66 Z"
    bow = "M30 74 C58 88 56 134 10 156"
    q = "M-62 50 C-56 66 -44 72 -30 70 L30 70 C46 72 58 82 62 96"
    w.drop(bd, bowl, rrect(-8, 96, 16, 56, 4))
    w.drop(bow)
    # blade: one long emerald, three facets
    w.p(bd, EMERALD["base"])
    w.p(poly([(0, -208), (0, 66), (-13, 66), (-11.5, -60)]), EMERALD["lit"])
    w.p("M0 -208 L-11.5 -60 L-13 66 L-8 66 L-7 -60 Z", EMERALD["hi"])
    w.p("M0 -208 L11.5 -60 L13 66 L7 66 L6 -60 Z", EMERALD["sh"])
    for y in (-150, -104, -58, -12, 30):
        h = 5 + (y + 212) * 0.02
        w.p(poly([(-h * 0.8, y + 8), (0, y), (0, y + 14)]), "#ffffff", op=0.55)
        w.p(poly([(h * 0.8, y + 8), (0, y), (0, y + 14)]), EMERALD["dk"], op=0.5)
    # ricasso collar
    w.p(rrect(-14, 46, 28, 20, 4), BRASS["dk"])
    w.p(rrect(-13, 47, 17, 18, 3), BRASS["base"])
    w.p(rrect(-12, 48, 6, 16, 2), BRASS["lit"])
    # knuckle bow, quillons
    w.p(bow, stroke=BRASS["dk"], sw=11)
    w.p(bow, stroke=BRASS["base"], sw=7.4)
    w.p("M29 73 C54 88 53 130 10 154", stroke=BRASS["lit"], sw=2.6)
    w.p(q, stroke=BRASS["dk"], sw=12)
    w.p(q, stroke=BRASS["base"], sw=8.4)
    w.p("M-62 49 C-55 64 -44 69 -30 68 L22 68", stroke=BRASS["lit"], sw=3)
    for x, y in ((-62, 49), (62, 97)):
        w.p(circle(x, y, 9.5), BRASS["dk"])
        w.p(circle(x - 0.8, y - 0.5, 7.8), BRASS["base"])
        w.p(circle(x - 2.6, y - 2, 3), BRASS["hi"])
    w.wrap(98, 146, 8.5, 5, ("#5f7a66", "#34473c", "#1c2a23"))
    w.p(bowl, BRASS["dk"])
    w.p("M-32 68 C-30 90 -16 97 0 97 C16 97 30 90 32 68 Z", BRASS["base"])
    w.p("M-32 68 C-30 88 -18 95 -6 96.6 C-16 90 -20 80 -20 68 Z", BRASS["lit"])
    w.emer(0, 80, 30, 18, 0, None)
    w.p(circle(0, 158, 16), BRASS["dk"])
    w.p(circle(-0.8, 157.4, 14.2), BRASS["base"])
    w.emer(0, 158, 17, 17, 0, None)
    return w


@picture("weapons/forest_warden")
def forest_warden() -> Weapon:
    w = Weapon()
    bl = (
        "M-6 -148 C-34 -146 -62 -152 -92 -176 C-112 -128 -110 -56 -84 6 "
        "C-78 -30 -62 -62 -44 -80 C-34 -90 -20 -94 -6 -94 Z"
    )
    w.drop(bl, rrect(-10, -170, 20, 340, 5))
    # oak branch
    hf = smooth(
        points(
            "-9,-176 8,-178 10,-150 8,-100 12,-62 8,-20 10,40 8,90 11,130 10,150 -10,150 "
            "-10,120 -8,70 -11,20 -8,-30 -12,-60 -9,-110 -10,-150"
        )
    )
    w.p("M7 -60 C20 -72 26 -80 28 -92", stroke=OAK_WOOD[2], sw=7)
    w.p("M7 -61 C18 -72 24 -80 26 -90", stroke=OAK_WOOD[1], sw=3.4)
    w.p("M8 -166 C18 -174 22 -180 24 -188", stroke=OAK_WOOD[2], sw=6)
    oakleaf(w, 25, -186, 0.74, 34)
    oakleaf(w, 28, -88, 0.86, 74)
    oakleaf(w, 27, -92, 0.98, 20)
    w.p(hf, OAK_WOOD[2])
    w.p(T(hf, -2.5, 0, 1, 0, 0.72, 0.995), OAK_WOOD[1])
    for d in (
        "M-6 -60 C-5 -20 -7 20 -4 60",
        "M1 -50 C3 -10 -1 10 2 50",
        "M-5 96 C-4 110 -6 126 -5 144",
        "M-5 -172 L-5 -152",
    ):
        w.p(d, stroke=OAK_WOOD[0], sw=2.4)
    w.p(circle(3, 14, 4.4, 7), OAK_WOOD[2])
    w.p(circle(2.4, 14, 2.2, 4), OAK_WOOD[0])
    w.wrap(74, 122, 11, 4, GREEN_GRIP)
    # bearded blade
    w.p(bl, STEEL["base"])
    w.p(
        "M-6 -148 C-34 -146 -62 -152 -92 -176 C-100 -156.8 -104.5 -133.8 -105.3 -109 L-6 -121 Z",
        STEEL["lit"],
    )
    w.p("M-92 -176 C-112 -128 -110 -56 -84 6 L-80 -14 C-98 -62 -99 -122 -81 -167 Z", STEEL["hi"])
    w.p(
        "M-6 -94 C-20 -94 -34 -90 -44 -80 C-62 -62 -78 -30 -84 6 L-82 -6 "
        "C-74 -34 -60 -56 -42 -72 C-30 -82 -18 -86 -6 -86 Z",
        STEEL["dk"],
    )
    # brass vine
    w.p(
        "M-30 -132 C-52 -134 -66 -138 -78 -148 C-88 -116 -88 -72 -78 -42 C-74 -60 -66 -74 -54 -88",
        stroke=BRASS["sh"],
        sw=4.4,
    )
    w.p(
        "M-30 -132 C-52 -134 -66 -138 -78 -148 C-88 -116 -88 -72 -78 -42 C-74 -60 -66 -74 -54 -88",
        stroke=BRASS["lit"],
        sw=2.4,
    )
    for x, y, a in ((-84, -118, 60), (-85, -86, 100), (-80, -62, 60)):
        w.p(leaf(x, y, 13, 5, a), BRASS["lit"])
    w.emer(-50, -112, 30, 24, -8)
    w.p(rrect(-15, -154, 30, 66, 5), BRASS["dk"])
    w.p(rrect(-14, -153, 27, 63, 4), BRASS["sh"])
    w.p(rrect(-14, -153, 16, 63, 4), BRASS["base"])
    w.p(rrect(-12.4, -150, 5, 57, 2), BRASS["lit"])
    w.emer(1, -121, 13, 30, 0, None)
    # acorn
    w.p("M-12 158 C-12 174 -4 180 0 188 C4 180 12 174 12 158 Z", BRASS["dk"])
    w.p("M-10 158 C-10 172 -3 178 0 184 L0 158 Z", BRASS["hi"])
    w.p("M10 158 C10 172 3 178 0 184 L0 158 Z", BRASS["base"])
    w.p(rrect(-16, 144, 32, 17, 7), OAK_WOOD[2])
    w.p(rrect(-14.6, 145, 20, 14, 6), OAK_WOOD[1])
    w.p(rrect(-13, 146.5, 8, 10, 4), OAK_WOOD[0])
    return w


@picture("weapons/leafcutter")
def leafcutter() -> Weapon:
    w = Weapon(fit=0.97)
    out_ = flatten("M12 22 C52 -20 66 -96 22 -146 C-8 -180 -66 -190 -116 -150", 14)
    inn = flatten("M-116 -150 C-74 -158 -44 -146 -26 -116 C-8 -86 -14 -30 -12 22", 14)
    mid = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(out_, inn[::-1], strict=False)]
    q = [
        (m[0] * 0.42 + b[0] * 0.58, m[1] * 0.42 + b[1] * 0.58)
        for m, b in zip(mid, inn[::-1], strict=False)
    ]
    [
        (m[0] * 0.35 + b[0] * 0.65, m[1] * 0.35 + b[1] * 0.65)
        for m, b in zip(mid, out_, strict=False)
    ]
    w.drop(poly(out_ + inn[1:]), rrect(-8, 20, 16, 150, 4))
    # leaf teeth on the back
    for i in (6, 10, 14, 18, 22):
        if i < len(out_) - 3:
            a, b = out_[i], out_[i + 2]
            dx, dy = b[0] - a[0], b[1] - a[1]
            n = math.hypot(dx, dy)
            t = (b[0] + dx / n * 7 - dy / n * -11, b[1] + dy / n * 7 - dx / n * 11)
            w.p(poly([out_[i - 2], t, b, mid[i]]), STEEL["dk"])
    w.p(poly(out_ + inn[1:]), STEEL["base"])
    w.p(poly(mid + inn[1:]), STEEL["lit"])
    w.p(poly(q + inn[1:]), STEEL["hi"])
    # green enamel leaf in the blade with veins
    lf = [
        (m[0] * 0.30 + b[0] * 0.70, m[1] * 0.30 + b[1] * 0.70)
        for m, b in zip(mid, out_, strict=False)
    ][2:-3]
    lf2 = [
        (m[0] * 0.62 + b[0] * 0.38, m[1] * 0.62 + b[1] * 0.38)
        for m, b in zip(mid, inn[::-1], strict=False)
    ][2:-3]
    tip = mid[-2]
    base = mid[1]
    w.p(poly([base, *lf, tip, *lf2[::-1]]), EMERALD["dk"])
    w.p(
        poly(
            [base]
            + [
                (x * 0.9 + m[0] * 0.1, y * 0.9 + m[1] * 0.1)
                for (x, y), m in zip(lf, mid[2:-3], strict=False)
            ]
            + [tip]
            + mid[2:-3][::-1]
        ),
        EMERALD["sh"],
    )
    w.p(
        poly(
            [
                base,
                *mid[2:-3],
                tip,
                *[
                    (x * 0.9 + m[0] * 0.1, y * 0.9 + m[1] * 0.1)
                    for (x, y), m in zip(lf2, mid[2:-3], strict=False)
                ][::-1],
            ]
        ),
        EMERALD["base"],
    )
    w.p(poly(mid[1:-2], False), stroke=EMERALD["hi"], sw=2.6)
    for i in range(4, len(mid) - 5, 3):
        m = mid[i]
        for edge in (lf, lf2):
            e = edge[min(i, len(edge) - 1)]
            tip = (e[0] * 0.8 + m[0] * 0.2, e[1] * 0.8 + m[1] * 0.2)
            w.p(poly([m, tip], False), stroke=EMERALD["lit"], sw=1.9)
    # handle
    w.wood(24, 158, 9.4, OAK_WOOD)
    w.wrap(72, 140, 11, 6, GREEN_GRIP)
    w.collar(66, 75, 12.4, BRASS)
    w.collar(137, 146, 12.4, BRASS)
    w.p("M-17 12 L17 12 L13 56 L-13 56 Z", BRASS["dk"])
    w.p("M-15 14 L4 14 L3 54 L-11.6 54 Z", BRASS["base"])
    w.p("M4 14 L15 14 L11.6 54 L3 54 Z", BRASS["sh"])
    w.p("M-14 15 L-8 15 L-7 53 L-11 53 Z", BRASS["hi"])
    w.emer(0, 32, 19, 28)
    w.ball(0, 160, 14, BRASS)
    w.emer(0, 160, 13, 13, 0, None)
    return w
