"""Unique designs of Stage II, set with rubies: maul, shield and flail."""

import itertools
import math
import random

from colours import mix
from materials import BRASS, CRIMSON, DARK_WOOD, IVORY, LEAF, RED_GRIP, RUBY, STEEL
from paths import T, circle, flatten, poly, rrect
from svgkit import picture
from weapons.smith import Weapon, halfleaf, leaf, thorn

HEART = (
    "M0 34 C-12 20 -36 6 -36 -14 C-36 -28 -26 -36 -17 -36 C-9 -36 -3 -31 0 -24 "
    "C3 -31 9 -36 17 -36 C26 -36 36 -28 36 -14 C36 6 12 20 0 34 Z"
)


@picture("weapons/heartbreaker_maul")
def heartbreaker_maul() -> Weapon:
    w = Weapon()
    w.drop(rrect(-98, -184, 196, 104, 10), rrect(-9, -80, 18, 250, 5))
    w.wood(-90, 160, 9.4, DARK_WOOD)
    w.wrap(80, 140, 11, 5, RED_GRIP)
    w.collar(73, 83, 12.6, BRASS)
    w.collar(137, 147, 12.6, BRASS)
    w.collar(-84, -20, 12.6, STEEL)
    for y in (-66, -48, -30):
        w.rivet(0, y, 4, STEEL)
    # head: waist and two striking blocks
    w.p("M-60 -172 L60 -172 L60 -92 L-60 -92 Z", STEEL["dk"])
    w.p("M-60 -170 L60 -170 L60 -94 L-60 -94 Z", STEEL["base"])
    w.p("M-60 -170 L60 -170 L60 -160 L-60 -160 Z", STEEL["lit"])
    w.p("M-60 -104 L60 -104 L60 -94 L-60 -94 Z", STEEL["sh"])
    for s in (-1, 1):
        with w.at(s * 13, 0, 1, 0, s, 1):
            w.p(
                "M40 -178 L50 -186 L80 -186 L90 -174 L90 -90 L80 -78 L50 -78 L40 -86 Z", STEEL["dk"]
            )
            c = ("lit", "base", "hi", "sh") if s < 0 else ("base", "sh", "lit", "dk")
            w.p(
                "M42 -177 L51 -184 L79 -184 L88 -173 L88 -91 L79 -80 L51 -80 L42 -87 Z", STEEL[c[0]]
            )
            w.p("M76 -170 L88 -173 L88 -91 L76 -94 Z", STEEL[c[2]])
            w.p("M42 -87 L51 -80 L79 -80 L88 -91 L76 -94 L48 -94 Z", STEEL[c[1] if s < 0 else "dk"])
            w.p(
                "M42 -177 L51 -184 L79 -184 L88 -173 L76 -170 L48 -170 Z",
                STEEL["hi" if s < 0 else "lit"],
            )
            w.p("M36 -182 L45 -187 L45 -77 L36 -82 Z", BRASS["dk"])
            w.p(
                "M37.4 -181 L43.6 -184.6 L43.6 -79.4 L37.4 -83 Z",
                BRASS["base"] if s > 0 else BRASS["lit"],
            )
            w.p(
                "M37.4 -181 L39.6 -182 L39.6 -82 L37.4 -83 Z"
                if s > 0
                else "M43.6 -184.6 L41 -183 L41 -81 L43.6 -79.4 Z",
                BRASS["hi"],
            )
            for y in (-156, -132, -108):
                w.rivet(61, y, 4.6, STEEL)
    # heart of ruby
    w.p(T(HEART, 0, -132, 1.28), BRASS["dk"])
    w.p(T(HEART, 0, -132, 1.23), BRASS["base"])
    w.p(
        T(
            "M0 34 C-12 20 -36 6 -36 -14 C-36 -28 -26 -36 -17 -36 C-9 -36 -3 -31 0 -24 Z",
            0,
            -132,
            1.23,
        ),
        BRASS["hi"],
    )

    def h(d, c, **k):
        w.p(T(d, 0, -132, 1.08), c, **k)

    h(HEART, RUBY["dk"])
    with w.at(0, 0):
        w.p(T(HEART, 0, -132, 1.03), RUBY["base"])
    h("M0 -24 C-3 -31 -9 -35 -17 -35 C-26 -35 -35 -28 -35 -14 L-18 -14 L-8 -22 Z", RUBY["hi"])
    h("M-35 -14 C-35 5 -12 19 0 32 L0 10 L-18 -14 Z", RUBY["lit"])
    h("M0 -24 C3 -31 9 -35 17 -35 C26 -35 35 -28 35 -14 L18 -14 L8 -22 Z", RUBY["lit"])
    h("M35 -14 C35 5 12 19 0 32 L0 10 L18 -14 Z", RUBY["sh"])
    h("M0 -24 L-8 -22 L-18 -14 L0 10 L18 -14 L8 -22 Z", RUBY["base"])
    h("M0 -24 L-8 -22 L-18 -14 L0 10 Z", "#dd5262")
    h("M-29 -16 C-30 -24 -26 -30 -19 -31 C-24 -27 -26 -22 -25.6 -16 Z", "#ffffff", op=0.85)
    # the break
    cr = "M2 -29 L-6 -16 L5 -6 L-5 6 L4 16 L0 34"
    w.p(T(cr, 0, -132, 1.1), stroke=RUBY["dk"], sw=5, join="miter")
    w.p(T(cr, -1.2, -132, 1.1), stroke=RUBY["hi"], sw=1.6, join="miter")
    w.ball(0, 160, 14, STEEL)
    w.ruby(0, 160, 9, 0, None)
    return w


@picture("weapons/rosewall_aegis")
def rosewall_aegis() -> Weapon:
    w = Weapon()
    SHP = (
        "M-92 -128 L-58 -128 L-58 -108 L-24 -108 L-24 -128 L24 -128 L24 -108 L58 -108 "
        "L58 -128 L92 -128 L92 40 C92 86 44 116 0 142 C-44 116 -92 86 -92 40 Z"
    )
    INN = (
        "M-79 -115 L-71 -115 L-71 -95 L-11 -95 L-11 -115 L11 -115 L11 -95 L71 -95 L71 -115 "
        "L79 -115 L79 38 C79 78 38 104 0 127 C-38 104 -79 78 -79 38 Z"
    )
    w.drop(SHP)
    w.p(SHP, CRIMSON["dk"])
    # masonry courses
    R = random.Random(4)

    def half(y):
        if y <= 38:
            return 77
        t = (y - 38) / 87
        return 77 * math.sqrt(max(0, 1 - t**1.55))

    y = -93
    row = 0
    while y < 118:
        h = 23
        xs = [-77 + (-22 if row % 2 else 0) + 44 * i for i in range(6)]
        for x in xs:
            a, b = max(x, -77), min(x + 42, 77)
            w0, w1 = half(y + 1), half(min(y + h - 2, 124))
            p = [
                (max(a, -w0), y),
                (min(b, w0), y),
                (min(b, w1), y + h - 2),
                (max(a, -w1), y + h - 2),
            ]
            if p[1][0] - p[0][0] < 3 or p[2][0] < p[3][0]:
                continue
            c = mix(
                CRIMSON["sh"], CRIMSON["base"], R.random() * 0.55 + (0.35 if (a + b) < 0 else 0)
            )
            if max(abs(q[0]) ** 2 + (q[1] - 2) ** 2 for q in p) < 44**2:
                continue  # hidden by the rose
            w.p(poly(p), c)
            w.p(
                poly([p[0], p[1], (p[1][0], y + 2.6), (p[0][0], y + 2.6)]),
                mix(c, CRIMSON["lit"], 0.55),
            )
        y += h + 1
        row += 1
    w.p(SHP + " " + INN, STEEL["dk"], evenodd=True)
    w.p(T(SHP, 0, 0, 0.98) + " " + T(INN, 0, 0, 1.02), STEEL["base"], evenodd=True)
    w.p(
        "M-90 -126 L-60 -126 L-60 -106 L-22 -106 L-22 -126 L0 -126 L0 -115 L-11 -115 "
        "L-11 -95 L-71 -95 L-71 -115 L-79 -115 L-79 38 C-79 78 -38 104 0 127 L0 139 "
        "C-44 114 -90 84 -90 40 Z",
        STEEL["lit"],
    )
    w.p(
        "M-90 -126 L-85 -120 L-85 39 C-85 82 -40 108 0 132 L0 139 C-44 114 -90 84 -90 40 Z",
        STEEL["hi"],
    )
    w.p("M90 -126 L85 -120 L85 39 C85 82 40 108 0 132 L0 139 C44 114 90 84 90 40 Z", STEEL["sh"])
    # briar and leaves
    for a in (36, 108, 180, 252, 324):
        x, y = 46 * math.sin(math.radians(a)), 2 - 46 * math.cos(math.radians(a))
        w.p(leaf(x, y, 34, 12, a), LEAF["dk"])
        w.p(leaf(x, y, 31, 10, a), LEAF["base"])
        w.p(halfleaf(x, y, 31, 10, a), LEAF["lit"])
    # rose: three rings of petals
    w.p(circle(2, 5, 60), "#250810", op=0.35)
    for _ring, (rr, pr, c0, c1, c2, off) in enumerate(
        (
            (33, 28, RUBY["sh"], RUBY["base"], RUBY["dk"], 0),
            (21, 21, RUBY["base"], RUBY["lit"], RUBY["sh"], 36),
            (10, 15, RUBY["lit"], RUBY["hi"], RUBY["sh"], 0),
        )
    ):
        for i in range(5):
            a = math.radians(off + i * 72)
            x, y = rr * math.sin(a), 2 - rr * math.cos(a)
            w.p(circle(x, y, pr + 1.6), c2)
        for i in range(5):
            a = math.radians(off + i * 72)
            x, y = rr * math.sin(a), 2 - rr * math.cos(a)
            w.p(circle(x, y, pr), c0)
            w.p(circle(x - 3 + math.sin(a) * 2, y - 2.4 - math.cos(a) * 2, pr * 0.74), c1)
            w.p(circle(x - math.sin(a) * pr * 0.30, y + math.cos(a) * pr * 0.30, pr * 0.74), c0)
    w.dia(0, 2, 16, BRASS, RUBY)
    for x, y in (
        (-83, -60),
        (83, -60),
        (-83, 4),
        (83, 4),
        (-62, 84),
        (62, 84),
        (0, 131),
        (-41, -101.5),
        (41, -101.5),
    ):
        w.rivet(x, y, 4.6, STEEL)
    for x in (-79, 0, 79):
        w.cab(x, -112 if x == 0 else -108, 6.5, RUBY)
    return w


def chain(w, pts, m, r=8.5):
    """links along points, alternating face-on and edge-on"""
    for i in range(len(pts) - 1):
        a, b = pts[i], pts[i + 1]
        ang = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        L = math.hypot(b[0] - a[0], b[1] - a[1])
        if i % 2:
            with w.at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 1, ang):
                w.p(f"M{-L * 0.62} 0 L{L * 0.62} 0", stroke=m["dk"], sw=7.6)
                w.p(f"M{-L * 0.60} 0 L{L * 0.60} 0", stroke=m["lit"], sw=4)
        else:
            with w.at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 1, ang):
                w.p(circle(0, 0, L * 0.66, r * 0.72), stroke=m["dk"], sw=7.4)
                w.p(circle(0, 0, L * 0.66, r * 0.72), stroke=m["base"], sw=4)
                w.p(
                    f"M{-L * 0.66} 0 C{-L * 0.66} {-r * 0.4} {-L * 0.36} {-r * 0.72} 0 {-r * 0.72}",
                    stroke=m["hi"],
                    sw=2.4,
                )


def spaced(d, step):
    P = flatten(d, 40)
    out = [P[0]]
    acc = 0
    for a, b in itertools.pairwise(P):
        L = math.hypot(b[0] - a[0], b[1] - a[1])
        acc += L
        if acc >= step:
            out.append(b)
            acc = 0
    return out


@picture("weapons/twinfang_flail")
def twinfang_flail() -> Weapon:
    w = Weapon()
    cl = "M-6 2 C-10 -28 -52 -30 -72 -74"
    cr = "M6 2 C20 -20 58 -8 78 -48"
    heads = ((-84, -118, -22), (92, -92, 34))
    w.drop(rrect(-10, 0, 20, 164, 5), *[circle(x, y, 52) for x, y, a in heads])
    w.wood(20, 150, 9.4, DARK_WOOD)
    w.wrap(76, 134, 11, 5, RED_GRIP)
    w.collar(70, 80, 12.6, BRASS)
    w.collar(130, 140, 12.6, BRASS)
    for d in (cl, cr):
        chain(w, spaced(d, 15), STEEL)
    w.collar(14, 60, 13, STEEL)
    w.collar(8, 18, 14.6, BRASS)
    w.collar(56, 66, 14.6, BRASS)
    w.ruby(0, 37, 14, 0, BRASS)
    w.ball(0, 4, 10, STEEL)
    for x, y, a in heads:
        with w.at(x, y, 1.24, a):
            # two long fangs each, short studs between
            for b, L, wd in (
                (-118, 26, 10),
                (118, 26, 10),
                (-78, 28, 11),
                (78, 28, 11),
                (0, 26, 11),
            ):
                thorn(
                    w,
                    30 * math.sin(math.radians(b)),
                    -30 * math.cos(math.radians(b)),
                    L,
                    wd,
                    b,
                    STEEL,
                )
            for s in (-1, 1):
                with w.at(0, 0, 1, 0, s, 1):
                    w.p("M10 -32 C16 -56 16 -74 6 -94 C34 -82 44 -54 36 -20 Z", IVORY["dk"])
                    w.p(
                        "M12 -32 C19 -56 19 -72 11 -88 C32 -76 40 -54 34 -22 Z",
                        IVORY["base" if s > 0 else "lit"],
                    )
                    w.p(
                        "M12 -32 C19 -56 19 -72 11 -88 C22 -76 27 -60 22 -30 Z",
                        IVORY["lit" if s > 0 else "hi"],
                    )
            w.p(circle(0, 0, 39), STEEL["dk"])
            w.p(circle(-0.6, -0.6, 37), STEEL["sh"])
            w.p(circle(-4, -3, 32), STEEL["base"])
            w.p(
                "M-34 4 C-34 -20 -16 -35 6 -33 C-10 -28 -22 -16 -24 8 C-26 18 -34 14 -34 4 Z",
                STEEL["hi"],
            )
            w.p("M-40 -4 C-20 4 20 4 40 -4 L40 6 C20 14 -20 14 -40 6 Z", BRASS["dk"])
            w.p("M-38 -1.6 C-20 6 20 6 38 -1.6 L38 4 C20 11.6 -20 11.6 -38 4 Z", BRASS["base"])
            w.p("M-38 -1.6 C-24 4 -10 4.4 0 4.4 L0 6.6 C-12 6.4 -26 6 -38 1 Z", BRASS["hi"])
            w.ruby(0, 4, 20, 0, BRASS)
    w.ball(0, 152, 12, BRASS)
    thorn(w, 0, 160, 22, 8, 180, STEEL)
    return w
