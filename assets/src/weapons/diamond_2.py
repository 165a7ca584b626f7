"""Unique designs of Stage III: three that strike."""

import math

from materials import (
    BLUE_GRIP,
    BRASS,
    CRIMSON,
    DARK_WOOD,
    EMERALD,
    GREEN_GRIP,
    MITHRIL,
    RED_GRIP,
    RUBY,
)
from paths import T, bez, blob, circle, flatten, mirrored, poly, ribbon, rrect
from svgkit import picture
from weapons.smith import Weapon, halfleaf, leaf


@picture("weapons/hydras_bane")
def hydras_bane() -> Weapon:
    w = Weapon()
    cy = -96
    w.drop(circle(0, cy, 44), rrect(-9, -60, 18, 240, 5))
    w.wood(-70, 156, 9, ("#6f8a7c", "#46604f", "#2b4034"))
    for i in range(5):  # scales on the haft
        y = -36 + i * 20
        w.p(f"M-10 {y} L10 {y} L10 {y + 12} L0 {y + 22} L-10 {y + 12} Z", EMERALD["dk"])
        w.p(f"M-8.6 {y + 2} L0 {y + 2} L0 {y + 18.6} L-8.6 {y + 11} Z", EMERALD["lit"])
        w.p(f"M8.6 {y + 2} L0 {y + 2} L0 {y + 18.6} L8.6 {y + 11} Z", EMERALD["sh"])
    w.wrap(78, 138, 10.6, 5, GREEN_GRIP)
    w.collar(70, 81, 12.6, BRASS)
    w.collar(135, 145, 12.6, BRASS)

    # five necks that are blades: back pair, side pair, middle one
    def head(s):
        nk = (
            "M-12 0 C-20 -30 -22 -56 -4 -84 C4 -96 18 -104 36 -104 L56 -92 L36 -88 L50 -76 "
            "C34 -72 22 -68 17 -54 C13 -38 13 -18 13 0 Z"
        )
        w.drop(nk)
        w.p(T(nk, 0, 0, 1.0), MITHRIL["dk"])
        w.p(
            "M-10 0 C-18 -30 -19 -56 -2 -83 C6 -94 18 -101.6 35 -101.6 L50 -92 L30 -90 "
            "L44 -78 C30 -74 20 -70 14.6 -55 C10.6 -38 10.6 -18 10.6 0 Z",
            MITHRIL["base"] if s > 0 else MITHRIL["lit"],
        )
        w.p(
            "M-10 0 C-18 -30 -19 -56 -2 -83 C6 -94 18 -101.6 35 -101.6 L40 -98 "
            "C22 -96 10 -90 3 -78 C-10 -56 -8 -30 -1 0 Z",
            MITHRIL["lit"] if s > 0 else MITHRIL["hi"],
        )
        w.p("M4 -4 C3 -26 3 -44 8 -60", stroke=MITHRIL["sh"], sw=3.4)
        for i in range(3):
            w.p(
                f"M{-16.6 + i * 2.2 - (i == 1) * 1} {-28 - i * 18} "
                f"L{-28 + i * 5} {-40 - i * 19} L{-15 + i * 5} {-42 - i * 17} Z",
                MITHRIL["dk"],
            )
        w.cab(20, -90, 5.6, RUBY, None)

    for x, y, a, s, sc in (
        (-16, cy + 10, -104, 1, 0.80),
        (16, cy + 10, 104, -1, 0.80),
        (-22, cy - 14, -54, 1, 0.98),
        (22, cy - 14, 54, -1, 0.98),
    ):
        with w.at(x, y, 1, a, -s * sc, sc):
            head(1 if a == 104 else -1)
    L = flatten("M0 -112 C-6 -96 -18 -70 -16 -46 C-15 -28 -11 -14 -11 0", 8)
    with w.at(0, cy - 24):
        w.drop(poly(L + [(-x, y) for x, y in L[::-1]]))
        w.p(poly(L + [(-x, y) for x, y in L[::-1]]), stroke=MITHRIL["dk"], sw=4)
        w.bevel(L, MITHRIL, 0.58)
        w.p("M0 -84 L4 -50 L0 -16 L-4 -50 Z", EMERALD["dk"])
        w.p("M0 -80 L0 -18 L-3 -50 Z", EMERALD["lit"])
    # crushing core
    o = [
        (
            44 * math.sin(math.radians(22.5 + 45 * i)),
            cy - 44 * math.cos(math.radians(22.5 + 45 * i)),
        )
        for i in range(8)
    ]
    n = [(x * 0.66, cy + (y - cy) * 0.66) for x, y in o]
    w.p(poly([(x * 1.05, cy + (y - cy) * 1.05) for x, y in o]), BRASS["dk"])
    for i, c in enumerate(("base", "sh", "sh", "dk", "sh", "base", "hi", "lit")):
        j = (i + 1) % 8
        w.p(poly([o[i], o[j], n[j], n[i]]), BRASS[{"dk": "sh"}.get(c, c)])
    w.p(poly(n), BRASS["dk"])
    for i in range(8):
        w.rivet(
            36.5 * math.sin(math.radians(45 * i + 22.5)),
            cy - 36.5 * math.cos(math.radians(45 * i + 22.5)),
            3.2,
            BRASS,
        )
    w.emer(0, cy, 32, 42, 0, None)
    w.collar(-54, -36, 14, BRASS)
    w.dia(0, 160, 14, BRASS)
    return w


@picture("weapons/skybreaker")
def skybreaker() -> Weapon:
    w = Weapon()
    cy = -96
    w.glow(0, cy, 120, "#ffe9a8", 0.30)
    w.drop(
        rrect(-70, cy - 38, 140, 76, 8),
        rrect(-9, -60, 18, 212, 5),
        "M-8 -8 C-26 -46 -62 -58 -100 -46 L-150 -36 L-96 -14 L-56 -2 L-24 16 Z",
        "M8 -8 C26 -46 62 -58 100 -46 L150 -36 L96 -14 L56 -2 L24 16 Z",
    )
    w.wood(-64, 150, 9, ("#8a93ab", "#5a647e", "#39415a"))
    w.wrap(74, 130, 10.6, 5, BLUE_GRIP)
    w.collar(67, 77, 12.4, BRASS)
    w.collar(127, 137, 12.4, BRASS)
    # eagle wings under the head
    for s in (-1, 1):
        with w.at(0, 0, 1, 0, s, 1):
            A, B, C = (
                ("#ffffff", "#dfeaf3", "#6f8ca6") if s < 0 else ("#e9f1f7", "#b9cddd", "#546f88")
            )
            B0 = bez((8, -8), (26, -46), (62, -58), (100, -44), 20)
            for _n, (k, l0, l1, wd, a0, a1) in enumerate(
                ((8, 46, 66, 10.5, 172, 104), (5, 27, 40, 10.5, 165, 100))
            ):
                for q in range(k):
                    t = 1 - q / k * 0.9
                    x, y = B0[round(t * 20)]
                    a = a0 + (a1 - a0) * t
                    L = l0 + (l1 - l0) * t
                    w.p(leaf(x, y, L + 3, wd + 2.4, a), C)
                    w.p(leaf(x, y, L, wd, a), B)
                    w.p(
                        halfleaf(x, y, L, wd, a)
                        if s > 0
                        else T(halfleaf(0, 0, L, wd, -a), x, y, 1, 0, -1, 1)
                        if 0
                        else halfleaf(x, y, L, wd, a),
                        A,
                    )
            B0 = B0[::4]
            rb, _, _ = ribbon(B0, 9, 5)
            w.p(rb, stroke=BRASS["dk"], sw=3.4)
            w.p(rb, BRASS["base"])
            w.p(
                ribbon([(x - 1.5, y - 2.6) for x, y in B0], 4.4, 1.8)[0],
                BRASS["hi"] if s < 0 else BRASS["lit"],
            )
    w.collar(-62, -4, 13, MITHRIL)
    w.collar(-8, 4, 14.6, BRASS)
    w.cab(0, -32, 6.4, EMERALD)
    # head
    w.p("M-52 -134 L52 -134 L52 -58 L-52 -58 Z", MITHRIL["dk"])
    w.p("M-52 -132 L52 -132 L52 -60 L-52 -60 Z", MITHRIL["base"])
    w.p("M-52 -132 L0 -132 L0 -60 L-52 -60 Z", MITHRIL["lit"])
    w.p("M-52 -70 L52 -70 L52 -60 L-52 -60 Z", MITHRIL["sh"])
    for s in (-1, 1):
        with w.at(0, 0, 1, 0, s, 1):
            w.p("M46 -138 L78 -146 L88 -134 L88 -58 L78 -46 L46 -54 Z", MITHRIL["dk"])
            w.p(
                "M48 -136.6 L77 -143.6 L86 -133 L86 -59 L77 -48.4 L48 -55.4 Z",
                MITHRIL["lit" if s < 0 else "base"],
            )
            w.p("M74 -134 L86 -133 L86 -59 L74 -58 Z", MITHRIL["hi" if s < 0 else "lit"])
            w.p(
                "M48 -72 L74 -70 L74 -58 L86 -59 L77 -48.4 L48 -55.4 Z",
                MITHRIL["base" if s < 0 else "sh"],
            )
            w.collar(-142, -50, 5.4, BRASS, 49)
            w.cab(63, -96, 6.6, RUBY)
    # lightning
    bolt = "M10 -130 L-24 -92 L-6 -92 L-14 -62 L24 -104 L4 -104 L18 -130 Z"
    w.p(T(T(bolt, 0, 96), 0, -96, 1.16), BRASS["dk"])
    w.p(T(T(bolt, 0, 96), 0, -96, 1.06), "#ffe08a")
    w.p("M10 -132 L-24 -92 L-6 -92 L-10 -78 L-2 -98 L-12 -98 L14 -132 Z", "#fff7da")
    w.p("M-22 -132 L-14 -150 L14 -150 L22 -132 Z", BRASS["dk"])
    w.p("M-19 -133.4 L-12.6 -148 L0 -148 L0 -133.4 Z", BRASS["hi"])
    w.p("M19 -133.4 L12.6 -148 L0 -148 L0 -133.4 Z", BRASS["base"])
    w.dia(0, -156, 16, BRASS)
    w.spark(-76, -128, 12)
    w.ball(0, 148, 14, BRASS)
    w.dia(0, 148, 9, None)
    return w


@picture("weapons/oathkeeper_greataxe")
def oathkeeper_greataxe() -> Weapon:
    w = Weapon()
    bl = (
        "M-8 -128 C-28 -128 -52 -138 -72 -172 C-122 -136 -122 -48 -72 -12 C-56 -40 -32 -56 -8 -62 Z"
    )
    w.glow(0, -95, 110, "#ffe2a0", 0.26)
    w.drop(bl, mirrored(bl), rrect(-8, -160, 16, 340, 5))
    w.wood(-140, 160, 8.6, DARK_WOOD)
    w.wrap(74, 138, 10.2, 6, RED_GRIP)
    w.collar(67, 77, 12, BRASS)
    w.collar(135, 145, 12, BRASS)
    w.collar(20, 28, 10.6, BRASS)
    w.collar(34, 42, 10.6, BRASS)
    # oath ribbon with a seal
    rb = "M4 -34 C22 -24 34 -8 36 14 L46 10 L44 44 L34 34 L24 46 C26 20 20 0 4 -12 Z"
    w.p(T(rb, 1, 1.8), CRIMSON["dk"])
    w.p(rb, CRIMSON["base"])
    w.p("M4 -34 C22 -24 34 -8 36 14 L34 34 L24 46 C26 20 20 0 4 -12 Z", CRIMSON["sh"])
    rb2 = "M-4 -34 C-20 -22 -30 -6 -30 16 L-40 14 L-34 46 L-26 36 L-14 44 C-18 20 -14 0 -4 -12 Z"
    w.p(T(rb2, 1, 1.8), CRIMSON["dk"])
    w.p(rb2, CRIMSON["base"])
    w.p("M-4 -34 C-20 -22 -30 -6 -30 16 L-26 36 L-14 44 C-18 20 -14 0 -4 -12 Z", CRIMSON["lit"])
    for s in (1, -1):
        with w.at(0, 0, 1, 0, s, 1):
            c = ("lit", "base", "hi") if s > 0 else ("base", "sh", "lit")
            w.p(bl, MITHRIL[c[1]])
            w.p(
                "M-8 -128 C-28 -128 -52 -138 -72 -172 C-97 -154 -109.5 -123 -109.5 -92 L-8 -95 Z",
                MITHRIL[c[0]],
            )
            w.p(
                "M-72 -172 C-122 -136 -122 -48 -72 -12 L-66 -22 C-106 -56 -106 -128 -66 -163 Z",
                MITHRIL[c[2]],
            )
            w.p(
                "M-8 -62 C-32 -56 -56 -40 -72 -12 L-69 -17 C-54 -38 -32 -50 -8 -55 Z", MITHRIL["dk"]
            )
            # gold filigree
            fl = (
                (
                    "M-16 -116 C-40 -118 -56 -126 -68 -142 C-90 -118 -90 -68 -68 -42 "
                    "C-56 -56 -40 -66 -16 -72"
                ),
                "M-84 -94 C-74 -112 -62 -112 -60 -102",
                "M-84 -94 C-74 -76 -62 -76 -60 -86",
            )
            for d in fl:
                w.p(d, stroke=BRASS["dk"], sw=5)
            for d in fl:
                w.p(d, stroke=BRASS["lit"] if s > 0 else BRASS["base"], sw=2.6)
    w.ruby(-42, -94, 19, 90, BRASS)
    w.emer(42, -94, 30, 22)
    w.collar(-140, -50, 17, BRASS)
    w.collar(-146, -134, 19, BRASS)
    w.collar(-56, -44, 19, BRASS)
    w.dia(0, -95, 18, BRASS)
    w.p("M0 -196 L12 -164 L9 -146 L-9 -146 L-12 -164 Z", MITHRIL["dk"])
    w.p("M0 -189 L0 -147 L-7.4 -147 L-9.6 -163 Z", MITHRIL["hi"])
    w.p("M0 -189 L0 -147 L7.4 -147 L9.6 -163 Z", MITHRIL["base"])
    # two linked rings and the seal
    for x in (-7, 7):
        w.p(circle(x, -28, 12), stroke=BRASS["dk"], sw=7)
        w.p(circle(x, -28, 12), stroke=BRASS["lit"] if x < 0 else BRASS["base"], sw=4)
    w.p(blob(0, -4, 15, 1.8, 3, 12), BRASS["dk"])
    w.p(blob(-0.5, -4.6, 13, 1.6, 3, 12), BRASS["lit"])
    w.p(circle(0, -4.4, 8.6), BRASS["sh"])
    w.p("M0 -10 L2 -6.4 L6 -6 L3 -3.4 L4 .6 L0 -1.6 L-4 .6 L-3 -3.4 L-6 -6 L-2 -6.4 Z", BRASS["hi"])
    w.ball(0, 154, 14, BRASS)
    w.p("M-8 164 L8 164 L0 188 Z", BRASS["dk"])
    w.p("M-5.6 165 L0 165 L0 183 Z", BRASS["hi"])
    w.p("M5.6 165 L0 165 L0 183 Z", BRASS["base"])
    w.cab(0, 154, 6, RUBY, None)
    w.spark(-96, -132, 11)
    return w
