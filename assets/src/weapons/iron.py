"""The iron designs: sober, riveted."""

from materials import IRON
from paths import circle, flatten, poly, rrect
from svgkit import picture
from weapons.smith import Weapon, flanged


def pommel_wheel(w, y, r, m):
    w.ball(0, y, r, m)
    w.p(circle(0, y, r * 0.55), m["dk"])
    w.p(circle(-0.5, y - 0.5, r * 0.44), m["lit"])


@picture("weapons/iron_sword")
def iron_sword() -> Weapon:
    w = Weapon()
    L = flatten("M0 -206 L-13 -182 L-18 58")
    gd = (
        "M-66 48 C-44 58 -22 58 0 58 C22 58 44 58 66 48 C72 52 72 60 66 64 "
        "C44 76 22 76 0 76 C-22 76 -44 76 -66 64 C-72 60 -72 52 -66 48 Z"
    )
    w.drop(
        poly(L + [(-x, y) for x, y in L[::-1]]), gd, rrect(-8, 70, 16, 80, 4), circle(0, 152, 18)
    )
    w.bevel(L, IRON, 0.66)
    w.p("M-5.5 60 L-4 -130 C-3.6 -140 3.6 -140 4 -130 L5.5 60 Z", IRON["sh"])
    w.p("M-5.5 60 L-4 -130 C-3.8 -136 -2 -138 0 -138 L-1 60 Z", IRON["dk"])
    w.p("M3.4 60 L2.4 -128 L4 -130 L5.5 60 Z", IRON["lit"])
    w.wrap(74, 138, 9, 6)
    w.collar(102, 109, 10.5, IRON)
    w.p(gd, IRON["dk"])
    w.p(
        "M-65 50 C-44 60 -22 60 0 60 C22 60 44 60 65 50 C69 53 69 59 64 61 C44 72 22 73 0 73 "
        "C-22 73 -44 72 -64 61 C-69 59 -69 53 -65 50 Z",
        IRON["base"],
    )
    w.p("M-65 50 C-44 60 -22 60 0 60 L14 60 L14 64 C-20 65 -44 63 -66 55 Z", IRON["hi"])
    w.p("M14 60 C30 60 50 58 65 50 L67 55 C50 63 30 64 14 64 Z", IRON["lit"])
    w.collar(52, 78, 14, IRON)
    w.stamp(0, 59, IRON, 0.8, 2, 0, 11)
    pommel_wheel(w, 154, 18, IRON)
    return w


@picture("weapons/iron_spear")
def iron_spear() -> Weapon:
    w = Weapon()
    hd = "M0 -208 C18 -180 28 -152 26 -128 L9 -98 L-9 -98 L-26 -128 C-28 -152 -18 -180 0 -208 Z"
    w.drop(hd, rrect(-6, -100, 12, 290, 4))
    w.wood(-108, 190, 8)
    w.wrap(20, 76, 9, 5)
    w.p(hd, IRON["base"])
    w.p("M0 -208 L0 -98 L-9 -98 L-26 -128 C-28 -152 -18 -180 0 -208 Z", IRON["lit"])
    w.p("M0 -208 C-18 -180 -28 -152 -26 -128 L-19 -130 C-20 -152 -12 -180 0 -208 Z", IRON["hi"])
    w.p("M0 -208 C18 -180 28 -152 26 -128 L19 -130 C20 -152 12 -180 0 -208 Z", IRON["sh"])
    w.p(rrect(-10, -102, 20, 34, 4), IRON["dk"])
    w.p(rrect(-9, -101, 12, 32, 3), IRON["base"])
    w.p(rrect(-8, -99, 4, 28, 2), IRON["lit"])
    w.p(
        "M-9 -66 C-22 -58 -26 -44 -22 -30 L-14 -40 L-10 -26 L-4 -40 L2 -28 L8 -42 "
        "C10 -52 9 -60 9 -66 Z",
        "#8f2f2a",
    )
    w.p("M-9 -66 C-22 -58 -26 -44 -22 -30 L-14 -40 L-8 -66 Z", "#b8463c")
    w.p(rrect(-8, 186, 16, 16, 4), IRON["dk"])
    return w


@picture("weapons/iron_mace")
def iron_mace() -> Weapon:
    w = Weapon()
    prof = flatten(
        "M8 -190 L24 -184 C34 -178 36 -164 42 -156 L66 -142 L66 -126 L44 -112 "
        "C38 -104 36 -92 26 -88 L8 -82",
        4,
    )
    w.drop(poly(prof + [(-x, y) for x, y in prof[::-1]]), rrect(-9, -90, 18, 250, 5))
    w.wood(-30, 156, 8.6)
    w.wrap(78, 142, 10, 6)
    w.collar(-92, -10, 10, IRON)
    w.collar(-16, -4, 13, IRON)
    flanged(w, prof, IRON, -133)
    w.p("M-9 -184 L0 -208 L9 -184 Z", IRON["dk"])
    w.p("M-7 -185 L0 -203 L0 -185 Z", IRON["hi"])
    w.p("M7 -185 L0 -203 L0 -185 Z", IRON["base"])
    w.collar(-190, -178, 15, IRON)
    w.collar(-94, -80, 17, IRON)
    w.stamp(0, -60, IRON, 0.9, 2, 0, 16)
    w.ball(0, 158, 14, IRON)
    w.p(rrect(-5, 168, 10, 9, 3), IRON["dk"])
    w.p(rrect(-4, 169, 5, 6.5, 2), IRON["lit"])
    return w


@picture("weapons/iron_axe")
def iron_axe() -> Weapon:
    w = Weapon()
    bl = (
        "M-10 -128 C-40 -124 -68 -134 -92 -158 C-120 -120 -120 -66 -86 -18 "
        "C-74 -48 -44 -70 -10 -74 Z"
    )
    sp = "M10 -118 L52 -108 L60 -101 L52 -94 L10 -84 Z"
    w.drop(bl, sp, rrect(-9, -150, 18, 300, 5))
    w.wood(-148, 152, 9)
    w.wrap(66, 132, 10, 6)
    w.p(rrect(-12, 130, 24, 24, 6), IRON["dk"])
    w.p(rrect(-11, 131, 15, 21, 5), IRON["base"])
    w.p(rrect(-10, 133, 5, 17, 2), IRON["lit"])
    # back spike
    w.p(sp, IRON["sh"])
    w.p("M10 -118 L52 -108 L60 -101 L10 -101 Z", IRON["base"])
    # blade
    w.p(bl, IRON["base"])
    w.p(
        "M-10 -128 C-40 -124 -68 -134 -92 -158 C-106 -136 -112 -112 -112 -92 L-10 -100 Z",
        IRON["lit"],
    )
    w.p("M-92 -158 C-120 -120 -120 -66 -86 -18 L-78 -33 C-101 -70 -101 -114 -80 -147 Z", IRON["hi"])
    w.p("M-112 -92 C-112 -66 -103 -42 -86 -18 L-78 -33 C-90 -52 -95 -72 -95.6 -93 Z", "#b3bac4")
    w.p("M-10 -74 C-44 -70 -74 -48 -86 -18 L-84 -22 C-70 -44 -42 -62 -10 -66 Z", IRON["dk"])
    # socket
    w.p(rrect(-16, -136, 32, 70, 5), IRON["dk"])
    w.p(rrect(-15, -135, 29, 67, 4), IRON["sh"])
    w.p(rrect(-15, -135, 17, 67, 4), IRON["base"])
    w.p(rrect(-13, -132, 5, 61, 2), IRON["lit"])
    for y in (-119, -83):
        w.p(circle(1, y, 5), IRON["dk"])
        w.p(circle(0.2, y - 0.6, 3.4), IRON["hi"])
    # two stamps: iron
    for x in (-44, -62):
        w.p(poly([(x, -104), (x + 6.5, -97), (x, -90), (x - 6.5, -97)]), IRON["sh"])
        w.p(poly([(x, -101), (x + 4, -96.6), (x, -92), (x - 4, -96.6)]), IRON["dk"])
    w.p(rrect(-9, -156, 18, 20, 4), IRON["dk"])
    w.p(rrect(-8, -155, 10, 18, 3), IRON["base"])
    return w
