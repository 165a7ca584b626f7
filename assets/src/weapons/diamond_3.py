"""Unique designs of Stage III: the trident and the mirror."""

import itertools
import math

from materials import (
    BRASS,
    EMERALD,
    GREEN_GRIP,
    MITHRIL,
    RUBY,
)
from paths import T, circle, flatten, mirrored, poly, rrect
from svgkit import picture
from weapons.smith import Weapon, halfleaf, leaf


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
