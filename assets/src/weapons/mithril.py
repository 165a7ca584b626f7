"""The mithril designs: slender, swept."""

from materials import BLUE_GRIP, BRASS, MITHRIL
from paths import T, flatten, mirrored, poly, rrect
from svgkit import picture
from weapons.smith import Weapon, flanged


@picture("weapons/mithril_sword")
def mithril_sword() -> Weapon:
    w = Weapon()
    L = flatten("M0 -212 C-6 -192 -21 -160 -21 -124 C-21 -74 -13 -30 -13 52", 10)
    gd = (
        "M0 46 C-20 46 -40 48 -56 38 C-64 33 -66 24 -76 20 C-78 32 -74 44 -64 52 "
        "C-48 64 -24 64 0 70 C24 64 48 64 64 52 C74 44 78 32 76 20 C66 24 64 33 56 38 "
        "C40 48 20 46 0 46 Z"
    )
    w.drop(poly(L + [(-x, y) for x, y in L[::-1]]), gd, rrect(-8, 66, 16, 84, 4))
    w.bevel(L, MITHRIL, 0.62)
    w.p(
        "M0 -160 C-5 -140 -6 -110 -5.4 -70 L-4.4 48 L4.4 48 L5.4 -70 C6 -110 5 -140 0 -160 Z",
        MITHRIL["sh"],
    )
    w.p(
        "M0 -160 C-5 -140 -6 -110 -5.4 -70 L-4.4 48 L-1.4 48 L-2 -70 C-2 -110 -2 -140 0 -160 Z",
        MITHRIL["dk"],
    )
    for i, y in enumerate((-122, -96, -70, -44, -18)):  # runes
        r = (
            "M-2 -7 L-2 7 M-2 -3 L3 -7",
            "M-3 -7 L3 0 L-3 7",
            "M0 -7 L0 7 M-3 0 L3 -5",
            "M-3 -6 L3 6 M3 -6 L-3 6",
            "M-2 -7 L-2 7 M-2 0 L3 5",
        )[i]
        w.p(T(r, 0.3, y), stroke=MITHRIL["hi"], sw=1.9)
    w.wrap(70, 136, 8.8, 6, BLUE_GRIP)
    w.collar(68, 77, 11, BRASS)
    w.collar(99, 106, 10.4, BRASS)
    w.collar(131, 140, 11, BRASS)
    w.p(gd, MITHRIL["dk"])
    w.p(T(gd, 0, 1.8, 0.965), MITHRIL["base"])
    w.p(
        "M0 48 C-20 48 -40 50 -57 40 C-64 35 -66 28 -74 24 C-72 36 -66 43 -56 49 "
        "C-40 56 -20 54 0 57 Z",
        MITHRIL["hi"],
    )
    w.p(
        "M0 48 C20 48 40 50 57 40 C64 35 66 28 74 24 C72 36 66 43 56 49 C40 56 20 54 0 57 Z",
        MITHRIL["lit"],
    )
    for s in (-1, 1):
        w.ball(s * 77, 18, 5.6, BRASS)
    w.p("M0 30 L15 52 L0 76 L-15 52 Z", BRASS["dk"])
    w.p("M0 33 L13 52 L0 73 L-13 52 Z", BRASS["base"])
    w.p("M0 33 L0 73 L-13 52 Z", BRASS["hi"])
    w.p("M0 41 L7 52 L0 64 L-7 52 Z", MITHRIL["dk"])
    w.p("M0 43 L0 62 L-5.6 52 Z", MITHRIL["hi"])
    w.p("M0 43 L0 62 L5.6 52 Z", MITHRIL["base"])
    w.p("M0 136 C-16 142 -20 156 0 180 C20 156 16 142 0 136 Z", MITHRIL["dk"])
    w.p("M0 138 C-14 144 -17 156 0 176 Z", MITHRIL["hi"])
    w.p("M0 138 C14 144 17 156 0 176 Z", MITHRIL["base"])
    return w


@picture("weapons/mithril_spear")
def mithril_spear() -> Weapon:
    w = Weapon()
    L = flatten("M0 -214 C-10 -190 -22 -166 -22 -142 C-22 -122 -8 -112 -7 -92", 10)
    wing = "M-6 -84 C-22 -84 -36 -94 -42 -116 C-50 -92 -44 -66 -6 -62 Z"
    w.drop(
        poly(L + [(-x, y) for x, y in L[::-1]]), wing, mirrored(wing), rrect(-6, -70, 12, 264, 4)
    )
    w.wood(-66, 176, 7.4, ("#8a93ab", "#5a647e", "#39415a"))
    # swallow-tailed pennon
    pn = "M6 -42 C24 -50 34 -30 52 -34 L44 -16 L54 2 C36 6 26 -10 6 -4 Z"
    w.p(T(pn, 0.8, 1.4), "#1d3556")
    w.p(pn, "#3f6598")
    w.p("M6 -42 C24 -50 34 -30 52 -34 L47 -24 C32 -20 22 -38 6 -30 Z", "#6c95c9")
    w.p("M8 -21 C22 -26 34 -10 45 -14", stroke="#e6bd62", sw=2.4)
    for s in (1, -1):
        d = wing if s > 0 else mirrored(wing)
        w.p(d, MITHRIL["dk"])
    w.p("M-6 -82 C-22 -82 -34 -92 -41 -109 C-44 -88 -36 -76 -6 -73 Z", MITHRIL["hi"])
    w.p("M-6 -73 C-34 -76 -42 -84 -43 -98 C-44 -82 -36 -66 -6 -64 Z", MITHRIL["base"])
    w.p("M6 -82 C22 -82 34 -92 41 -109 C44 -88 36 -76 6 -73 Z", MITHRIL["lit"])
    w.p("M6 -73 C34 -76 42 -84 43 -98 C44 -82 36 -66 6 -64 Z", MITHRIL["sh"])
    w.bevel(L, MITHRIL, 0.56)
    w.p("M0 -180 C-4 -162 -5 -140 0 -112 C5 -140 4 -162 0 -180 Z", MITHRIL["dk"])
    w.p("M0 -180 C-4 -162 -5 -140 0 -112 Z", MITHRIL["sh"])
    w.collar(-98, -54, 10, MITHRIL)
    w.collar(-101, -92, 11.6, BRASS)
    w.collar(-60, -50, 12, BRASS)
    w.stamp(0, -85, MITHRIL, 0.7, 3, 0, 10)
    w.wrap(30, 84, 8.8, 6, BLUE_GRIP)
    w.collar(24, 32, 10, BRASS)
    w.collar(82, 90, 10, BRASS)
    w.collar(150, 158, 9.6, BRASS)
    w.p("M-9 160 L9 160 L0 200 Z", MITHRIL["dk"])
    w.p("M-7 161 L0 161 L0 195 Z", MITHRIL["hi"])
    w.p("M7 161 L0 161 L0 195 Z", MITHRIL["base"])
    return w


@picture("weapons/mithril_mace")
def mithril_mace() -> Weapon:
    w = Weapon()
    pl = (
        flatten("M8 -190 C22 -184 36 -172 44 -154 C50 -142 62 -136 76 -132", 6)
        + flatten("M76 -132 C62 -128 50 -120 44 -108 C36 -90 22 -80 8 -76", 6)[1:]
    )
    w.drop(poly(pl + [(-x, y) for x, y in pl[::-1]]), rrect(-9, -90, 18, 250, 5))
    w.wood(-60, 148, 8, ("#8a93ab", "#5a647e", "#39415a"))
    w.wrap(70, 132, 9.6, 6, BLUE_GRIP)
    w.collar(64, 73, 11, BRASS)
    w.collar(129, 138, 11, BRASS)
    flanged(w, pl, MITHRIL, -132, None, 7)
    w.p("M0 -214 L8 -188 L-8 -188 Z", MITHRIL["dk"])
    w.p("M0 -209 L0 -189 L-6 -189 Z", MITHRIL["hi"])
    w.p("M0 -209 L0 -189 L6 -189 Z", MITHRIL["base"])
    w.collar(-190, -177, 16, BRASS)
    w.collar(-82, -66, 18, BRASS)
    w.collar(-66, -20, 10.5, MITHRIL)
    w.collar(-24, -14, 13, BRASS)
    w.stamp(0, -55, MITHRIL, 0.8, 3, 0, 12)
    w.p("M0 136 L15 148 L10 170 L0 178 L-10 170 L-15 148 Z", MITHRIL["dk"])
    w.p("M0 139 L-12.5 149 L-8.4 168 L0 174.6 Z", MITHRIL["hi"])
    w.p("M0 139 L12.5 149 L8.4 168 L0 174.6 Z", MITHRIL["base"])
    w.p("M0 148 L6 155 L0 164 L-6 155 Z", MITHRIL["sh"])
    return w


@picture("weapons/mithril_axe")
def mithril_axe() -> Weapon:
    w = Weapon()
    bl = (
        "M-8 -136 C-30 -138 -50 -148 -66 -178 C-112 -138 -116 -58 -70 -10 "
        "C-56 -42 -32 -68 -8 -78 Z M-64 -138 C-78 -112 -79 -82 -68 -54 "
        "C-62 -66 -54 -76 -46 -83 C-52 -96 -52 -108 -44 -121 C-52 -125 -59 -131 -64 -138 Z"
    )
    sil = bl.split(" M-64")[0]
    bk = "M8 -124 C30 -124 48 -116 62 -96 C44 -102 28 -98 8 -90 Z"
    w.drop(sil, bk, rrect(-8, -160, 16, 320, 5))
    w.wood(-150, 150, 8, ("#8a93ab", "#5a647e", "#39415a"))
    w.wrap(66, 130, 9.6, 6, BLUE_GRIP)
    w.collar(60, 69, 11, BRASS)
    w.collar(127, 136, 11, BRASS)
    w.p(bk, MITHRIL["dk"])
    w.p("M8 -122 C30 -122 46 -114 58 -99 C42 -106 28 -106 8 -104 Z", MITHRIL["lit"])
    w.p("M8 -104 C28 -106 42 -106 58 -99 C44 -103 28 -100 8 -92 Z", MITHRIL["sh"])
    w.p(bl, MITHRIL["base"], evenodd=True)
    w.p(
        "M-8 -136 C-30 -138 -50 -148 -66 -178 C-77.5 -168 -86.4 -155.5 -92.5 -141.6 "
        "L-74 -114 C-72 -122 -68 -131 -64 -138 C-59 -131 -52 -125 -44 -121 "
        "C-48 -115 -50 -110 -50 -104 L-8 -107 Z",
        MITHRIL["lit"],
    )
    w.p(
        "M-66 -178 C-112 -138 -116 -58 -70 -10 L-64 -24 C-98 -66 -96 -128 -60 -166 Z", MITHRIL["hi"]
    )
    w.p("M-8 -78 C-32 -68 -56 -42 -70 -10 L-67 -18 C-54 -44 -32 -62 -8 -71 Z", MITHRIL["dk"])
    w.p(
        "M-64 -138 C-78 -112 -79 -82 -68 -54 C-62 -66 -54 -76 -46 -83 "
        "C-52 -96 -52 -108 -44 -121 C-52 -125 -59 -131 -64 -138 Z",
        stroke=BRASS["sh"],
        sw=3.8,
    )
    w.p(
        "M-68 -54 C-79 -82 -78 -112 -64 -138 C-59 -131 -52 -125 -44 -121", stroke=BRASS["lit"], sw=2
    )
    w.collar(-142, -72, 14, MITHRIL)
    w.collar(-146, -136, 15.5, BRASS)
    w.collar(-78, -68, 15.5, BRASS)
    w.stamp(0, -121, MITHRIL, 1, 3, 0, 14)
    w.p("M0 -190 L10 -160 L9 -146 L-9 -146 L-10 -160 Z", MITHRIL["dk"])
    w.p("M0 -184 L0 -147 L-7.6 -147 L-8 -159 Z", MITHRIL["hi"])
    w.p("M0 -184 L0 -147 L7.6 -147 L8 -159 Z", MITHRIL["base"])
    w.p("M-9 138 L9 138 L0 172 Z", MITHRIL["dk"])
    w.p("M-7 139 L0 139 L0 167 Z", MITHRIL["hi"])
    w.p("M7 139 L0 139 L0 167 Z", MITHRIL["base"])
    return w
