"""The other five unique designs of Stage III."""

import itertools
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


def clip(S, C):
    """The polygon S clipped by the convex polygon C."""
    ar = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(C, C[1:] + C[:1], strict=False))
    sg = 1 if ar > 0 else -1
    for a, b in zip(C, C[1:] + C[:1], strict=False):

        def f(p, a=a, b=b):
            return sg * ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]))

        out = []
        for p, q in zip(S, S[1:] + S[:1], strict=False):
            fp, fq = f(p), f(q)
            if fp >= 0:
                out.append(p)
            if (fp >= 0) != (fq >= 0):
                t = fp / (fp - fq)
                out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
        S = out
        if not S:
            return []
    return S


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


@picture("weapons/serpent_crown_trident")
def serpent_crown_trident() -> Weapon:
    w = Weapon()
    w.glow(0, -120, 100, "#9fe8c4", 0.28)
    L = flatten("M0 -276 C-10 -250 -21 -228 -21 -208 L-9 -190 L-9 -84", 5)
    SN = {
        "hi": EMERALD["hi"],
        "lit": EMERALD["lit"],
        "base": EMERALD["base"],
        "sh": EMERALD["sh"],
        "dk": EMERALD["dk"],
    }
    # serpents: bodies wind round the haft, necks are the outer tines
    y0, half, amp, nseg = -38, 54, 18, 3

    def body(ph, k0, k1, n=7):
        return [
            (
                amp * math.cos(ph + math.pi * (k0 + (k1 - k0) * i / n)),
                y0 + half * (k0 + (k1 - k0) * i / n),
            )
            for i in range(n + 1)
        ]

    def snake(P, m=SN, cap="round", Q=None):
        w.p(poly(P, False), stroke=m["dk"], sw=19, cap=cap)
        P = Q or P
        w.p(poly(P, False), stroke=m["base"], sw=15, cap=cap)
        w.p(poly([(x - 3.4, y - 0.8) for x, y in P], False), stroke=m["lit"], sw=4.6, cap=cap)

    def scales(P):
        acc = 10
        for (x, y), (u, v) in itertools.pairwise(P):
            acc += math.hypot(u - x, v - y)
            if acc > 19:
                acc = 0
                w.p(
                    poly([(u + 2.4, v - 3.2), (u + 5.2, v), (u + 2.4, v + 3.2), (u - 0.4, v)]), m_dk
                )

    m_dk = SN["dk"]
    neck = "M50 -150 C50 -132 65 -122 64 -98 C62 -60 22 -62 18 -38"
    w.drop(
        poly(L + [(-x, y) for x, y in L[::-1]]), rrect(-7, -80, 14, 270, 4), neck, mirrored(neck)
    )
    NK = flatten(neck, 9)
    for ph, sx in ((math.pi, -1), (0, 1)):
        P = [(sx * x, y) for x, y in NK] + body(ph, 0, nseg, 7 * nseg)[1:]
        x = P[-1][0]
        P += [(x * 0.8, 131), (x * 0.3, 137)]
        snake(P)
        scales(P)
    w.wood(-90, 184, 8, ("#b7d3e6", "#7fa3bf", "#4a6c88"))
    for k in range(nseg):
        ph = 0 if k % 2 == 0 else math.pi
        P = body(ph, k + 0.2, k + 0.8)
        snake(P, SN, "butt", body(ph, k + 0.15, k + 0.85))
        scales(P)
    w.wrap(138, 172, 9.6, 3, GREEN_GRIP)
    w.collar(128, 141, 12, BRASS)
    w.collar(168, 178, 10.6, BRASS)
    w.p("M-8 178 L8 178 L0 212 Z", MITHRIL["dk"])
    w.p("M-6 179 L0 179 L0 206 Z", MITHRIL["hi"])
    w.p("M6 179 L0 179 L0 206 Z", MITHRIL["base"])
    for s in (-1, 1):
        with w.at(0, 0, 1, 0, s, 1):
            # tine held in the jaws
            t = flatten("M50 -250 C43 -232 35 -218 36 -206 L44 -194 L44 -164", 4)
            R = [(100 - x, y) for x, y in t]
            w.p(poly(t + R[::-1]), stroke=MITHRIL["dk"], sw=3.4)
            w.p(
                poly([*t, (50, -164)]),
                MITHRIL["hi" if s < 0 else "base"] if s > 0 else MITHRIL["base"],
            )
            w.p(poly([*R, (50, -164)]), MITHRIL["hi"] if s < 0 else MITHRIL["sh"])
            if s > 0:
                w.p(poly([*t, (50, -164)]), MITHRIL["lit"])
            # viper head seen from above
            hd = (
                "M41 -140 C28 -150 26 -166 34 -178 C38 -186 44 -190 50 -190 "
                "C56 -190 62 -186 66 -178 C74 -166 72 -150 59 -140 C54 -137 46 -137 41 -140 "
                "Z"
            )
            w.p(T(T(hd, -50, 164), 50, -164, 1.10), SN["dk"])
            w.p(hd, SN["base"])
            w.p(
                (
                    "M41 -140 C28 -150 26 -166 34 -178 C38 -186 44 -190 50 -190 L50 -138 "
                    "C46 -137 44 -138 41 -140 Z"
                )
                if s > 0
                else (
                    "M59 -140 C72 -150 74 -166 66 -178 C62 -186 56 -190 50 -190 L50 -138 "
                    "C54 -137 56 -138 59 -140 Z"
                ),
                SN["lit"],
            )
            w.p("M50 -182 L55 -164 L50 -144 L45 -164 Z", SN["dk"])
            w.p("M50 -176 L52.6 -164 L50 -150 L47.4 -164 Z", SN["hi"])
            for e in (38, 62):
                w.p(circle(e, -168, 5.2), SN["dk"])
                w.p(circle(e, -168, 3.8), RUBY["lit"])
                w.p(poly([(e, -171.6), (e + 1.2, -168), (e, -164.4), (e - 1.2, -168)]), RUBY["dk"])
    # middle tine
    w.p(poly(L + [(-x, y) for x, y in L[::-1]]), stroke=MITHRIL["dk"], sw=3.6)
    w.bevel(L, MITHRIL, 0.5)
    # crown
    cr = (
        "M-30 -58 L-40 -104 L-24 -86 L-16 -112 L-8 -88 L0 -118 L8 -88 L16 -112 L24 -86 "
        "L40 -104 L30 -58 Z"
    )
    w.drop(cr)
    w.p(T(T(cr, 0, 84), 0, -84, 1.07), BRASS["dk"])
    w.p(cr, BRASS["base"])
    w.p("M-30 -58 L-40 -104 L-24 -86 L-16 -112 L-8 -88 L0 -118 L0 -58 Z", BRASS["lit"])
    w.p("M-30 -58 L-40 -104 L-30 -74 L-16 -112 L-13 -74 L0 -118 L-4 -58 Z", BRASS["hi"])
    w.p(rrect(-34, -66, 68, 20, 6), BRASS["dk"])
    w.p(rrect(-32.6, -64.6, 65, 16.6, 5), BRASS["base"])
    w.p(rrect(-31, -63.6, 40, 5, 2.4), BRASS["hi"])
    for x, y in ((-40, -106), (-16, -114), (0, -121), (16, -114), (40, -106)):
        w.ball(x, y, 4, BRASS)
    w.cab(-23, -56, 5.4, RUBY, None)
    w.cab(23, -56, 5.4, RUBY, None)
    w.dia(0, -70, 15, BRASS)
    w.spark(-7, -252, 10)
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


@picture("weapons/mirror_of_valour")
def mirror_of_valour() -> Weapon:
    w = Weapon()
    D = (
        "M0 -122 C-58 -122 -98 -98 -98 -44 C-98 38 -54 96 0 134 C54 96 98 38 98 -44 "
        "C98 -98 58 -122 0 -122 Z"
    )

    def outline(k):
        return T(D, 0, 0, k)

    w.drop(D)
    flatten(outline(0.97), 16)[:-1]
    # laurel along both sides, growing from the point to the crest
    side = flatten("M0 130 C-53 93 -95 37 -95 -43 C-95 -95 -57 -119 0 -119", 22)
    for s in (-1, 1):
        with w.at(0, 0, 1, 0, -s, 1):
            for k in range(3, 41, 3):
                x, y = side[k]
                u, v = side[min(k + 1, len(side) - 1)]
                t = math.degrees(math.atan2(u - x, -(v - y)))
                r = t - 34
                w.p(leaf(x, y, 37, 11.5, r), BRASS["dk"])
                w.p(leaf(x, y, 33.6, 9, r), BRASS["base"])
                w.p(halfleaf(x, y, 33.6, 9, r), BRASS["hi"] if s < 0 else BRASS["lit"])
    w.p(D, BRASS["dk"])
    w.p(outline(0.98), BRASS["base"])
    w.p(
        "M0 -120 C-57 -120 -96 -97 -96 -44 C-96 37 -53 94 0 131 L0 124 "
        "C-46 88 -88 34 -88 -42 C-88 -88 -52 -112 0 -112 Z",
        BRASS["hi"],
    )
    w.p(
        "M0 -120 C57 -120 96 -97 96 -44 C96 37 53 94 0 131 L0 124 C46 88 88 34 88 -42 "
        "C88 -88 52 -112 0 -112 Z",
        BRASS["sh"],
    )
    w.p(outline(0.86), BRASS["dk"])
    w.p(outline(0.84), MITHRIL["sh"])
    F = flatten(outline(0.82), 12)[:-1]
    w.p(
        outline(0.82),
        w.lin(
            -70, -50, 50, 70, (0, "#f9fdff"), (0.36, "#cbe6f6"), (0.62, "#93c3e3"), (1, "#5f93c0")
        ),
    )

    # what it mirrors: far hills, level on the screen (local direction (1,-1) is to the right)
    def scr(p):
        return ((p[0] + p[1]) * 0.7071, (p[1] - p[0]) * 0.7071)

    for pts, c, o in (
        (
            [
                (-140, 52),
                (-84, 42),
                (-60, 20),
                (-42, 34),
                (-16, 6),
                (10, 32),
                (34, 16),
                (62, 40),
                (140, 30),
                (140, 160),
                (-140, 160),
            ],
            "#7ba9cf",
            0.8,
        ),
        (
            [
                (-140, 74),
                (-76, 66),
                (-50, 50),
                (-24, 62),
                (8, 46),
                (36, 62),
                (60, 52),
                (140, 70),
                (140, 160),
                (-140, 160),
            ],
            "#47769f",
            0.8,
        ),
    ):
        q = clip([scr(p) for p in pts], F)
        if q:
            w.p(poly(q), c, op=o)
    for x0, x1, o in ((-66, -30, 0.78), (-20, -8, 0.55), (52, 60, 0.35)):
        q = clip(
            [scr(p) for p in ((x0 + 70, -160), (x1 + 70, -160), (x1 - 70, 160), (x0 - 70, 160))], F
        )
        if q:
            w.p(poly(q), "#ffffff", op=o)
    w.p(outline(0.82), stroke=MITHRIL["dk"], sw=3)
    w.p(T("M-92 -20 C-96 -70 -70 -112 -14 -114", 0, 0, 0.85), stroke="#ffffff", sw=3.4)
    # gems on the frame
    w.ruby(-89, -36, 14, 2, BRASS)
    w.ruby(89, -36, 14, -2, BRASS)
    w.emer(0, 116, 22, 26)
    for s in (-1, 1):
        w.cab(s * 74, 34, 6.6, EMERALD)
        w.cab(s * 44, 82, 6.6, RUBY)
        w.cab(s * 62, -98, 6.6, EMERALD)
    # crest
    for s in (-1, 1):
        with w.at(0, -110, 1, s * 42):
            w.p("M-12 8 C-18 -14 -8 -30 0 -42 C8 -30 18 -14 12 8 Z", BRASS["dk"])
            w.p("M-9.6 6 C-14 -12 -6 -26 0 -36 L0 6 Z", BRASS["hi"])
            w.p("M9.6 6 C14 -12 6 -26 0 -36 L0 6 Z", BRASS["base"])
    with w.at(0, -110):
        w.p("M-14 8 C-20 -18 -8 -38 0 -52 C8 -38 20 -18 14 8 Z", BRASS["dk"])
        w.p("M-11.6 6 C-16 -16 -6 -34 0 -46 L0 6 Z", BRASS["hi"])
        w.p("M11.6 6 C16 -16 6 -34 0 -46 L0 6 Z", BRASS["base"])
    w.dia(0, -112, 18, BRASS)
    w.spark(-54, -50, 15)
    w.spark(-6, -118, 9)
    return w
