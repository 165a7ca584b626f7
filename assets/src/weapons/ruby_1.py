"""Unique designs of Stage II, set with rubies: the blades."""

from materials import BRASS, CRIMSON, RED_GRIP, RED_WOOD, RUBY, STEEL
from paths import T, flatten, poly, rrect
from svgkit import picture
from weapons.smith import Weapon


@picture("weapons/ember_lance")
def ember_lance() -> Weapon:
    w = Weapon()
    cone = poly([(-7, -112), (7, -112), (17, 74), (-17, 74)])
    fl = (
        "M0 -226 C-6 -208 6 -196 -6 -184 C-20 -170 -26 -156 -22 -138 "
        "C-20 -124 -12 -116 -8 -108 L8 -108 C12 -116 20 -124 22 -138 "
        "C25 -152 18 -164 14 -176 C10 -190 12 -204 0 -226 Z"
    )
    vam = "M-15 66 L15 66 C20 84 34 96 52 102 C36 110 -36 110 -52 102 C-34 96 -20 84 -15 66 Z"
    w.glow(0, -160, 72, "#ff8a3a", 0.55)
    w.drop(fl, cone, vam, rrect(-9, 100, 18, 90, 5))
    w.p(cone, CRIMSON["sh"])
    w.p(poly([(-7, -112), (1, -112), (3, 74), (-17, 74)]), CRIMSON["base"])
    w.p(poly([(-6, -112), (-3, -112), (-9, 74), (-15.4, 74)]), CRIMSON["lit"])
    n = 7
    for i in range(n):  # ember spiral
        y = -104 + i * 26

        def hw(q):
            return 7 + (q + 112) / 186 * 10

        a, b = y + 16, y
        w.p(
            poly([(-hw(a), a), (hw(b), b), (hw(b + 9), b + 9), (-hw(a + 10), a + 10)]),
            w.lin(0, -104, 0, 74, (0, "#ffb347"), (1, "#c46a22")),
        )
        w.p(
            poly(
                [
                    (-hw(a), a),
                    (-hw(a) * 0.3, a - 5.4),
                    (-hw(a) * 0.3, a + 4.4),
                    (-hw(a + 10), a + 10),
                ]
            ),
            w.lin(0, -104, 0, 74, (0, "#ffe39a"), (1, "#e6a04a")),
        )
    w.wrap(106, 148, 9, 4, RED_GRIP)
    w.p("M-10 148 L10 148 L15 188 L-15 188 Z", CRIMSON["dk"])
    w.p("M-8.6 149 L2 149 L3 187 L-13 187 Z", CRIMSON["base"])
    w.p("M-7.6 149 L-4 149 L-7 187 L-11.6 187 Z", CRIMSON["lit"])
    w.collar(184, 197, 17.5, BRASS)
    w.collar(143, 152, 12.6, BRASS)
    w.p(vam, STEEL["dk"])
    w.p(
        "M-13.6 68 L13.6 68 C19 86 32 96 47 101.6 C34 107 -34 107 -47 101.6 "
        "C-32 96 -19 86 -13.6 68 Z",
        STEEL["base"],
    )
    w.p(
        "M-13.6 68 L-2 68 C-6 88 -16 98 -24 105 C-34 104 -42 103 -47 101.6 "
        "C-32 96 -19 86 -13.6 68 Z",
        STEEL["hi"],
    )
    w.p(
        "M8 68 L13.6 68 C19 86 32 96 47 101.6 C40 104 32 105 24 105.4 C16 96 10 84 8 68 Z",
        STEEL["sh"],
    )
    w.p("M-50 102.4 C-34 108 34 108 50 102.4", stroke=BRASS["base"], sw=4)
    w.p("M-50 101.8 C-34 106.6 -10 107 4 107", stroke=BRASS["hi"], sw=1.8)
    w.collar(58, 72, 19.5, BRASS)
    # flame head
    w.p(fl, STEEL["sh"])
    w.p(
        "M0 -226 C-6 -208 6 -196 -6 -184 C-20 -170 -26 -156 -22 -138 "
        "C-20 -124 -12 -116 -8 -108 L0 -108 C4 -140 2 -180 0 -226 Z",
        STEEL["hi"],
    )
    w.p(
        "M0 -204 C-2 -192 4 -184 -4 -174 C-14 -162 -17 -150 -14 -136 "
        "C-12 -124 -6 -116 -4 -108 L4 -108 C8 -118 14 -126 15 -138 C16 -150 10 -160 8 -172 "
        "C6 -184 6 -192 0 -204 Z",
        w.lin(0, -204, 0, -108, (0, "#ffd36b"), (0.5, "#ff8a3a"), (1, "#c8374a")),
    )
    w.collar(-116, -102, 13, BRASS)
    w.ruby(0, -142, 20, 0, BRASS)
    for x, y, r in ((-30, -178, 6), (27, -196, 5), (-40, -140, 4), (36, -158, 4.4)):
        w.p(
            poly([(x, y - r * 1.4), (x + r * 0.7, y), (x, y + r * 1.4), (x - r * 0.7, y)]),
            "#ffc266",
            fits=False,
        )
    return w


@picture("weapons/bloodletter")
def bloodletter() -> Weapon:
    w = Weapon(rot=36)
    E = flatten("M-16 58 C-34 -10 -46 -100 -22 -150 C-10 -178 22 -202 62 -212", 14)  # cutting edge
    S = flatten(
        "M62 -212 C46 -192 38 -170 34 -150 L46 -142 C34 -134 28 -128 26 -118 L35 -106 "
        "C25 -102 21 -94 20 -86 L27 -72 C18 -70 15 -64 15 -54 L14 58",
        6,
    )
    body = poly(E + S[1:])
    w.drop(body, rrect(-9, 60, 18, 100, 4))
    w.p(body, STEEL["base"])
    len(E)
    mid = flatten("M-1 58 C-9 -20 -16 -90 0 -136 C10 -166 34 -192 62 -212", 14)
    w.p(poly(E + mid[::-1]), STEEL["lit"])
    q = [
        (e[0] * 0.55 + m[0] * 0.45, e[1] * 0.55 + m[1] * 0.45) for e, m in zip(E, mid, strict=False)
    ]
    w.p(poly(E + q[::-1]), STEEL["hi"])
    # blood groove, rubies in it
    gr = flatten("M4 56 C-2 -10 -6 -84 8 -128 C14 -148 26 -166 38 -180", 10)
    gl = flatten("M38 -180 C20 -164 8 -150 1 -130 C-13 -86 -8 -10 -5 56", 10)
    w.p(poly(gr + gl), RUBY["dk"])
    w.p(T(poly(gr + gl), 0.6, 0, 1, 0, 0.98, 0.99), RUBY["sh"])
    w.p(
        poly(flatten("M-1 52 C-7 -14 -12 -86 3 -130 C8 -144 14 -154 22 -163", 10), False),
        stroke=RUBY["lit"],
        sw=2.2,
    )
    for x, y, s, a in ((0, 26, 15, -3), (-4, -16, 14, -4), (-5, -56, 13, 0), (-1, -94, 12, 10)):
        w.ruby(x, y, s, a, BRASS)
    # drops falling from the point of the groove
    # guard: claw quillons
    gd = (
        "M-12 54 C-34 52 -50 42 -58 20 C-66 44 -56 68 -30 76 L34 76 C56 78 66 92 62 110 "
        "C76 96 74 66 50 58 C36 52 20 54 12 54 Z"
    )
    w.drop(gd)
    w.wrap(76, 138, 9.4, 6, RED_GRIP)
    w.p(gd, BRASS["dk"])
    w.p(
        "M-12 56 C-34 55 -50 46 -58 30 C-60 50 -50 66 -29 73.6 L34 73.6 C52 75 62 84 64.6 98 "
        "C70 86 66 68 48 60.6 C36 55 20 56 12 56 Z",
        BRASS["base"],
    )
    w.p("M-12 56 C-34 55 -50 46 -58 30 C-57 46 -48 58 -30 63 L14 64 L12 56 Z", BRASS["hi"])
    w.collar(50, 78, 15, BRASS)
    w.ruby(0, 64, 10, 0, None)
    w.p(
        "M-12 134 L12 134 C16 150 24 156 34 156 C30 174 4 182 -10 170 C-18 162 -14 146 -12 134 Z",
        BRASS["dk"],
    )
    w.p(
        "M-10.4 136 L10.6 136 C14 150 20 157 30 158.6 C24 172 4 177 -8.6 168 "
        "C-15 161 -12 148 -10.4 136 Z",
        BRASS["base"],
    )
    w.p("M-10.4 136 L-2 136 C-5 150 -4 162 2 171.6 C-12 171 -14 156 -10.4 136 Z", BRASS["hi"])
    w.cab(5, 158, 6, RUBY, None)
    return w


@picture("weapons/crimson_glaive")
def crimson_glaive() -> Weapon:
    w = Weapon()
    E = flatten("M-8 -46 C-30 -58 -46 -100 -40 -142 C-36 -172 -16 -200 18 -226", 12)
    S = flatten(
        "M18 -226 C8 -196 8 -172 12 -150 C18 -152 28 -160 40 -164 C34 -146 26 -132 14 -126 "
        "C10 -100 8 -70 8 -46",
        8,
    )
    body = poly(E + S[1:])
    w.drop(body, rrect(-6, -50, 12, 220, 4))
    w.wood(-50, 160, 7.6, RED_WOOD)
    for y in (46, 82, 118):
        w.collar(y, y + 7, 9, BRASS)
    w.tassel(0, -16, 50, 17, ("#ec6a77", "#b8303f", "#7a1c2c"))
    w.p(body, STEEL["base"])
    mid = flatten("M2 -46 C-12 -62 -20 -100 -16 -142 C-13 -172 -4 -198 18 -226", 12)
    w.p(poly(E + mid[::-1]), STEEL["lit"])
    w.p(
        poly(
            E
            + [
                (e[0] * 0.5 + m[0] * 0.5, e[1] * 0.5 + m[1] * 0.5)
                for e, m in zip(E, mid, strict=False)
            ][::-1]
        ),
        STEEL["hi"],
    )
    w.p("M14 -126 C26 -132 34 -146 40 -164 C32 -150 24 -144 13 -140 Z", STEEL["sh"])
    # crimson enamel flame along the spine
    w.p(
        "M5 -54 C-6 -70 -12 -96 -9 -120 C-4 -112 -1 -112 0 -120 C-6 -140 -4 -164 6 -190 "
        "C2 -164 4 -146 6 -132 C7 -108 6 -80 5 -54 Z",
        RUBY["sh"],
    )
    w.p(
        "M4 -56 C-6 -72 -10 -94 -8.4 -112 C-4 -106 0 -106 1.6 -118 C-3 -138 -2 -156 3 -172 "
        "C1 -150 3 -140 4 -130 C5 -108 4 -80 4 -56 Z",
        RUBY["base"],
    )
    w.ruby(-2, -84, 15, -4, BRASS)
    # collar: two scrolls
    for s in (-1, 1):
        with w.at(0, 0, 1, 0, s, 1):
            w.p("M8 -44 C20 -44 28 -50 26 -60 C24 -66 16 -64 18 -58", stroke=BRASS["dk"], sw=7)
            w.p(
                "M8 -44 C20 -44 28 -50 26 -60 C24 -66 16 -64 18 -58",
                stroke=BRASS["base" if s > 0 else "lit"],
                sw=4,
            )
    w.collar(-52, -14, 12, BRASS)
    w.ruby(0, -33, 12, 0, None)
    w.p("M-8 154 L8 154 L0 192 Z", STEEL["dk"])
    w.p("M-6 155 L0 155 L0 186 Z", STEEL["hi"])
    w.p("M6 155 L0 155 L0 186 Z", STEEL["base"])
    w.collar(146, 158, 10, BRASS)
    return w
