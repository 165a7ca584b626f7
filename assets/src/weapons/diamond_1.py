"""The first five unique designs of Stage III."""

import math

from materials import BLUE_GRIP, BRASS, EMERALD, ICE, MITHRIL, NIGHT, RUBY, WHITE_GRIP
from paths import T, circle, flatten, poly, rrect
from svgkit import picture
from weapons.smith import Weapon, halfleaf, leaf

SH = (
    "M0 -128 C-30 -108 -66 -100 -100 -108 C-106 -34 -92 56 0 132 C92 56 106 -34 100 -108 "
    "C66 -100 30 -108 0 -128 Z"
)


@picture("weapons/ward_of_the_gods")
def ward_of_the_gods() -> Weapon:
    w = Weapon(0.98)
    w.drop(SH)
    w.p(SH, MITHRIL["dk"])
    i1, i2, i3 = T(SH, 0, 0, 0.975), T(SH, 0, -0.4, 0.84), T(SH, 0, -0.4, 0.80)
    w.p(i1, MITHRIL["base"])
    # rim: lit on the left, shaded on the right
    w.p(
        T(
            "M0 -128 C-30 -108 -66 -100 -100 -108 C-106 -34 -92 56 0 132 L0 112 "
            "C-80 46 -92 -32 -86 -92 C-56 -86 -26 -94 0 -110 Z",
            0,
            0,
            0.975,
        ),
        MITHRIL["lit"],
    )
    w.p(
        T("M-100 -108 C-106 -34 -92 56 0 132 L0 124 C-86 50 -99 -32 -94 -102 Z", 0, 0, 0.975),
        MITHRIL["hi"],
    )
    w.p(
        T("M0 132 C92 56 106 -34 100 -108 L94 -102 C99 -32 86 50 0 124 Z", 0, 0, 0.975),
        MITHRIL["sh"],
    )
    w.p(i2, MITHRIL["dk"])
    w.p(i3, "#274a73")
    w.p(
        T("M0 -128 C-30 -108 -66 -100 -100 -108 C-106 -34 -92 56 0 132 Z", 0, -0.4, 0.80), "#33618f"
    )
    # rays
    cx, cy = 0, -16
    for k in range(16):
        a = math.pi * 2 * k / 16
        L = 74 if k % 2 == 0 else 56
        wd = 0.15 if k % 2 == 0 else 0.10
        pts = [
            (cx + 24 * math.sin(a - wd * 1.6), cy - 24 * math.cos(a - wd * 1.6)),
            (cx + L * math.sin(a), cy - L * math.cos(a)),
            (cx + 24 * math.sin(a + wd * 1.6), cy - 24 * math.cos(a + wd * 1.6)),
        ]
        w.p(poly(pts), BRASS["base"])
        w.p(
            poly([pts[0], pts[1], (cx + 24 * math.sin(a), cy - 24 * math.cos(a))]),
            BRASS["hi"] if math.sin(a) <= 0.1 else BRASS["lit"],
        )
    w.p(circle(cx, cy, 40), BRASS["dk"])
    w.p(circle(cx - 0.8, cy - 0.5, 38), BRASS["base"])
    w.p(circle(cx - 2, cy - 1, 34), BRASS["lit"])
    w.p(circle(cx, cy, 31), BRASS["dk"])
    w.dia(cx, cy, 26, None)
    # rubies at the corners and the point
    for x, y in ((-74, -88), (74, -88), (0, 96)):
        w.p(circle(x, y, 11), MITHRIL["dk"])
        w.p(circle(x, y, 9), RUBY["base"])
        w.p(circle(x - 2.5, y - 2.5, 4.2), RUBY["lit"])
        w.p(circle(x - 3.6, y - 3.6, 1.7), "#ffffff", op=0.9)
    for x, y in ((-92, -30), (92, -30), (-70, 44), (70, 44), (-40, 86), (40, 86), (0, -116)):
        w.p(circle(x * 0.985, y * 0.985, 4.4), MITHRIL["dk"])
        w.p(circle(x * 0.985 - 0.6, y * 0.985 - 0.6, 3), MITHRIL["hi"])
    return w


@picture("weapons/starfall_hammer")
def starfall_hammer() -> Weapon:
    w = Weapon()
    cy = -122
    w.glow(0, cy, 120, "#9fd0ff", 0.38)
    # tail of light behind the haft
    for x, wd, y1, c in (
        (-20, 9, 40, "#bfe3ff"),
        (20, 9, 14, "#8fc0f0"),
        (-34, 6, -10, "#8fc0f0"),
        (34, 6, -24, "#6ea4dc"),
    ):
        w.p(
            f"M{x - wd} -100 L{x + wd} -100 L{x * 0.72} {y1} Z",
            w.lin(0, -100, 0, y1, (0, c, 0.85), (1, c, 0)),
            fits=False,
        )
    st = []
    for i in range(16):
        a = math.radians(i * 22.5)
        r = (84 if i % 4 == 0 else 62) if i % 2 == 0 else 30
        st.append((r * math.sin(a), cy - r * math.cos(a)))
    w.drop(rrect(-96, cy - 42, 192, 84, 8), rrect(-9, -70, 18, 240, 5), poly(st))
    w.wood(-80, 150, 9, ("#8a93ab", "#5a647e", "#39415a"))
    w.wrap(72, 132, 10.6, 5, BLUE_GRIP)
    w.collar(65, 75, 12.4, BRASS)
    w.collar(129, 139, 12.4, BRASS)
    # falling-star inlay down the haft
    w.p("M-4 -60 L4 -60 L0 60 Z", w.lin(0, -60, 0, 60, (0, "#fff3c4"), (1, "#c99a3b")))
    w.collar(-84, -52, 14, BRASS)
    # block
    w.p("M-62 -158 L62 -158 L62 -86 L-62 -86 Z", NIGHT["dk"])
    w.p("M-62 -156 L62 -156 L62 -88 L-62 -88 Z", NIGHT["base"])
    w.p("M-62 -156 L0 -156 L0 -88 L-62 -88 Z", NIGHT["lit"])
    for x, y, r in (
        (-48, -142, 5),
        (-52, -104, 4),
        (50, -140, 4),
        (46, -102, 5),
        (-36, -96, 3),
        (38, -150, 3),
    ):
        w.spark(x, y, r, "#fff3c4", 1)
    for s in (-1, 1):
        with w.at(0, 0, 1, 0, s, 1):
            w.p("M56 -164 L92 -172 L100 -160 L100 -84 L92 -72 L56 -80 Z", MITHRIL["dk"])
            w.p(
                "M58 -162 L91 -169.6 L98 -159 L98 -85 L91 -74.4 L58 -82 Z",
                MITHRIL["lit" if s < 0 else "base"],
            )
            w.p("M86 -160 L98 -159 L98 -85 L86 -84 Z", MITHRIL["hi" if s < 0 else "lit"])
            w.p(
                "M58 -100 L86 -98 L86 -84 L98 -85 L91 -74.4 L58 -82 Z",
                MITHRIL["base" if s < 0 else "sh"],
            )
            w.collar(-166, -78, 5, BRASS, 59)
    # the star itself
    w.p(poly([(x * 1.05, cy + (y - cy) * 1.05) for x, y in st]), BRASS["dk"])
    for i in range(16):
        a, b = st[i], st[(i + 1) % 16]
        (a[0] + b[0]) < -4 or ((a[0] + b[0]) < 60 and i % 2 == 1 and i < 4)
        w.p(poly([(0, cy), a, b]), BRASS["hi"] if i % 2 == 1 else BRASS["base"])
    w.p(circle(0, cy, 27), BRASS["dk"])
    w.dia(0, cy, 23, None)
    w.p("M0 134 L14 148 L0 174 L-14 148 Z", MITHRIL["dk"])
    w.p("M0 137 L-12 148 L0 170 Z", MITHRIL["hi"])
    w.p("M0 137 L12 148 L0 170 Z", MITHRIL["base"])
    w.spark(-78, -158, 15)
    w.spark(20, cy - 66, 10)
    w.spark(66, -60, 8)
    return w


@picture("weapons/dawnspear")
def dawnspear() -> Weapon:
    w = Weapon()
    L = flatten("M0 -248 C-11 -220 -26 -186 -25 -160 C-24 -142 -10 -132 -9 -104", 10)
    cy = -84
    w.glow(0, cy, 96, "#ffc27a", 0.5)
    sun = []
    for i in range(32):
        a = math.radians(i * 11.25)
        r = (62 if i % 4 == 0 else 50) if i % 2 == 0 else 33
        sun.append((r * math.sin(a), cy - r * math.cos(a)))
    w.drop(poly(L + [(-x, y) for x, y in L[::-1]]), circle(0, cy, 48), rrect(-6, -70, 12, 244, 4))
    w.p(poly([(x * 1.04, cy + (y - cy) * 1.04) for x, y in sun]), BRASS["dk"])
    for i in range(32):
        a, b = sun[i], sun[(i + 1) % 32]
        w.p(poly([(0, cy), a, b]), BRASS["hi"] if i % 2 == 1 else BRASS["base"])
    # haft: the colours of dawn
    w.p(rrect(-8, -60, 16, 226, 4), "#4a2a3f")
    w.p(
        rrect(-7, -60, 13, 225, 3),
        w.lin(0, -60, 0, 190, (0, "#f2b25a"), (0.4, "#d9686a"), (1, "#5b4a86")),
    )
    w.p(
        rrect(-6, -58, 4.4, 222, 2),
        w.lin(0, -60, 0, 190, (0, "#ffe3a6"), (0.4, "#f5a596"), (1, "#8f80c0")),
    )
    w.wrap(40, 94, 9.2, 6, WHITE_GRIP)
    w.collar(34, 43, 11, BRASS)
    w.collar(91, 100, 11, BRASS)
    w.collar(-34, -24, 11, BRASS)
    w.collar(-12, -4, 10, BRASS)
    w.bevel(L, MITHRIL, 0.56)
    w.p("M0 -214 C-5 -190 -7 -160 0 -128 C7 -160 5 -190 0 -214 Z", BRASS["sh"])
    w.p("M0 -214 C-5 -190 -7 -160 0 -128 Z", BRASS["hi"])
    w.collar(-128, -106, 11, BRASS)
    w.p(circle(0, cy, 33), BRASS["dk"])
    w.p(circle(0, cy, 31), BRASS["lit"])
    w.p(circle(0, cy, 27.5), "#b8463c")
    for i in range(8):
        a = math.radians(i * 45 + 22.5)
        w.cab(0 + 29 * math.sin(a), cy - 29 * math.cos(a), 3.4, RUBY, None)
    w.p(circle(0, cy, 23), BRASS["dk"])
    w.dia(0, cy, 20, None)
    w.collar(-52, -38, 13, BRASS)
    w.p("M-9 156 L9 156 L0 194 Z", BRASS["dk"])
    w.p("M-7 157 L0 157 L0 188 Z", BRASS["hi"])
    w.p("M7 157 L0 157 L0 188 Z", BRASS["base"])
    w.collar(146, 159, 11.4, BRASS)
    w.cab(0, 128, 5.4, EMERALD, BRASS)
    w.spark(-8, -226, 10)
    w.spark(-40, cy - 34, 9)
    return w


@picture("weapons/winters_edge")
def winters_edge() -> Weapon:
    w = Weapon(rot=33)
    E = flatten("M-15 54 C-40 -20 -52 -92 -26 -146 C-8 -182 32 -204 78 -208", 14)
    M = flatten("M0 54 C-12 -20 -20 -84 4 -130 C18 -158 44 -186 78 -208", 14)
    S = [
        (78, -208),
        (50, -176),
        (54, -168),
        (36, -152),
        (42, -136),
        (26, -128),
        (34, -104),
        (19, -104),
        (28, -72),
        (15, -74),
        (20, -46),
        (13, -44),
        (13, 54),
    ]
    body = poly(E + S[1:])
    w.glow(10, -90, 120, "#bfe9ff", 0.30)
    w.drop(body, rrect(-9, 60, 18, 100, 4))
    w.p(body, stroke=ICE["dk"], sw=4.6, join="miter")
    w.p(body, ICE["sh"])
    w.p(poly(M + S[1:]), ICE["base"])
    w.p(
        poly(E + M[::-1]),
        w.lin(-30, 50, 40, -190, (0, "#a3d9ee"), (0.6, "#d9f3fc"), (1, "#ffffff")),
    )
    q = [(e[0] * 0.62 + m[0] * 0.38, e[1] * 0.62 + m[1] * 0.38) for e, m in zip(E, M, strict=False)]
    w.p(poly(E + q[::-1]), "#ffffff")
    # ice facets
    for a, b, c, col, o in (
        (M[2], S[11], S[10], ICE["sh"], 1),
        (M[4], S[9], S[8], ICE["sh"], 1),
        (M[6], S[7], S[6], ICE["sh"], 1),
        (M[8], S[5], S[4], ICE["sh"], 1),
        (M[10], S[3], S[2], ICE["sh"], 1),
        (M[4], S[10], S[9], ICE["lit"], 1),
        (M[6], S[8], S[7], ICE["lit"], 1),
        (M[8], S[6], S[5], ICE["lit"], 1),
        (M[10], S[4], S[3], ICE["lit"], 1),
    ):
        w.p(poly([a, b, c]), col, op=o)
    for i, (u, v) in enumerate(((1, 4), (4, 7), (7, 10))):
        w.p(poly([M[u], q[(u + v) // 2], M[v]]), ICE["base" if i != 1 else "sh"], op=0.45)
    # icicle spurs on the guard, snowflake with a diamond
    for a, L_, wd in (
        (-90, 66, 11),
        (90, 62, 11),
        (-64, 44, 9),
        (66, 40, 9),
        (-118, 36, 9),
        (118, 34, 9),
    ):
        with w.at(0, 62, 1, a):
            w.p(f"M{-wd} -8 L0 {-L_} L{wd} -8 Z", ICE["dk"])
            w.p(f"M{-wd + 1.8} -8 L0 {-L_ + 5} L0 -8 Z", ICE["hi"] if a < 0 else ICE["lit"])
            w.p(f"M{wd - 1.8} -8 L0 {-L_ + 5} L0 -8 Z", ICE["base"] if a < 0 else ICE["sh"])
    w.drop("M-60 58 L0 44 L58 58 L58 66 L0 80 L-60 66 Z")
    w.wrap(78, 136, 9.4, 6, ("#bcd6ea", "#6f98bd", "#3c6288"))
    w.collar(72, 84, 12.4, MITHRIL)
    w.collar(131, 141, 12.4, MITHRIL)
    for i in range(6):
        with w.at(0, 60, 1, i * 60):
            w.p("M0 0 L0 -30 M0 -19 L-7 -26 M0 -19 L7 -26", stroke=ICE["dk"], sw=8.4)
    for i in range(6):
        with w.at(0, 60, 1, i * 60):
            w.p("M0 0 L0 -30 M0 -19 L-7 -26 M0 -19 L7 -26", stroke="#ffffff", sw=4.4)
    w.dia(0, 60, 15, MITHRIL)
    w.p("M-11 140 L11 140 L14 156 L0 188 L-14 156 Z", ICE["dk"])
    w.p("M-9.4 142 L0 142 L0 182 L-11.6 156 Z", ICE["hi"])
    w.p("M9.4 142 L0 142 L0 182 L11.6 156 Z", ICE["base"])
    w.p("M0 148 L5 156 L0 168 L-5 156 Z", ICE["sh"])
    w.spark(-34, -138, 13)
    w.spark(58, -196, 9)
    w.spark(-28, -20, 8)
    return w


@picture("weapons/the_kingmaker")
def the_kingmaker() -> Weapon:
    w = Weapon()
    L = flatten("M0 -218 L-16 -188 L-22 36")
    w.glow(0, 56, 110, "#ffd98a", 0.36)
    gd = (
        "M-84 40 C-60 54 -30 50 0 50 C30 50 60 54 84 40 C92 48 90 58 82 64 "
        "C56 80 26 74 0 84 C-26 74 -56 80 -82 64 C-90 58 -92 48 -84 40 Z"
    )
    w.drop(poly(L + [(-x, y) for x, y in L[::-1]]), gd, rrect(-9, 76, 18, 90, 4))
    w.bevel(L, MITHRIL, 0.68)
    # gilded fuller with lozenges
    w.p("M0 -14 L-8.4 -30 L-6.6 -140 L0 -160 L6.6 -140 L8.4 -30 Z", BRASS["dk"])
    w.p("M0 -18 L-7 -31 L-5.4 -139 L0 -154 L5.4 -139 L7 -31 Z", BRASS["base"])
    w.p("M0 -18 L-7 -31 L-5.4 -139 L0 -154 Z", BRASS["lit"])
    for i, y in enumerate((-130, -108, -86, -64, -42)):
        w.p(poly([(0, y - 9), (5, y), (0, y + 9), (-5, y)]), NIGHT["dk"])
        w.p(
            poly([(0, y - 6.4), (3.4, y), (0, y + 6.4), (-3.4, y)]),
            (RUBY if i % 2 == 0 else EMERALD)["lit"],
        )
    w.p(poly([(0, -172), (4, -166), (0, -160), (-4, -166)]), BRASS["base"])
    # grip
    w.wrap(80, 140, 9.6, 6, ("#b06ac4", "#6f3a86", "#43204f"))
    for i in range(6):
        w.p(f"M-9.4 {92 + i * 9 - 0.5} L9.4 {88 + i * 9 - 0.5}", stroke=BRASS["lit"], sw=1.8)
    # guard with fleurons
    for s in (-1, 1):
        with w.at(s * 84, 51, 1, s * 90):
            for a, L_, wd in ((-72, 27, 10), (72, 27, 10), (0, 38, 10)):
                w.p(leaf(0, 2, L_ + 3.4, wd + 2.6, a), BRASS["dk"])
                w.p(leaf(0, 1.4, L_, wd, a), BRASS["base"])
                w.p(halfleaf(0, 1.4, L_, wd, a), BRASS["hi"] if s > 0 or a else BRASS["lit"])
            w.collar(-2, 8, 10, BRASS)
    w.p(gd, BRASS["dk"])
    w.p(
        "M-83 42.6 C-58 56 -30 52.4 0 52.4 C30 52.4 58 56 83 42.6 C88 48 87 56 80 61.6 "
        "C56 76 26 71 0 81 C-26 71 -56 76 -80 61.6 C-87 56 -88 48 -83 42.6 Z",
        BRASS["base"],
    )
    w.p(
        "M-83 42.6 C-58 56 -30 52.4 0 52.4 C30 52.4 58 56 83 42.6 L85 48 C58 63 30 58 0 58 "
        "C-30 58 -58 63 -85 48 Z",
        BRASS["hi"],
    )
    # crown on the ricasso
    cr = "M-29 54 L-36 14 L-22 28 L-15 4 L-7 24 L0 -6 L7 24 L15 4 L22 28 L36 14 L29 54 Z"
    w.p(T(cr, 0, -1.4, 1.06), BRASS["dk"])
    w.p(cr, BRASS["base"])
    w.p("M-29 54 L-36 14 L-22 28 L-15 4 L-7 24 L0 -6 L0 54 Z", BRASS["lit"])
    w.p("M-29 54 L-36 14 L-27 42 L-15 4 L-11 42 L0 -6 L-3 54 Z", BRASS["hi"])
    for x, y, r in ((-36, 12, 4.4), (-15, 2, 4.6), (0, -8, 5.4), (15, 2, 4.6), (36, 12, 4.4)):
        w.ball(x, y, r, BRASS)
    w.emer(-52, 60, 19, 14)
    w.emer(52, 60, 19, 14)
    w.ruby(0, 58, 24, 0, BRASS)
    w.collar(136, 146, 13, BRASS)
    # pommel: crowned diamond
    for a in (120, 160, 200, 240):
        with w.at(0, 164, 1, a):
            w.p("M-8 -18 L0 -34 L8 -18 Z", BRASS["dk"])
            w.p("M-5.6 -18 L0 -30 L0 -18 Z", BRASS["hi"])
            w.p("M5.6 -18 L0 -30 L0 -18 Z", BRASS["base"])
    w.dia(0, 162, 17, BRASS)
    w.spark(-8, -196, 13)
    w.spark(-9, 156, 9)
    w.spark(-60, 42, 8)
    return w
