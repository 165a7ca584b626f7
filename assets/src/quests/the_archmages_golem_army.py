"""The picture of the quest The Archmage's Golem Army."""

import math
import random

from paths import T, blob, circle, hills, jag, points, poly
from svgkit import Svg, picture


def mir(pts):
    return [(-x, y) for x, y in pts]


GOL = {
    "leg": [(-54, 2), (-58, -16), (-48, -62), (-16, -66), (-10, -30), (-12, 2)],
    "pelvis": [(-40, -56), (40, -56), (34, -84), (-34, -84)],
    "torso": [(-34, -78), (34, -78), (70, -140), (64, -176), (-64, -176), (-70, -140)],
    "sh": [(-54, -186), (-92, -186), (-116, -160), (-106, -126), (-70, -128), (-56, -150)],
    "arm": [(-108, -134), (-80, -128), (-80, -92), (-110, -90)],
    "fore": [(-122, -98), (-78, -100), (-66, -52), (-78, -14), (-112, -12), (-130, -44)],
    "head": [(-24, -166), (-30, -194), (-18, -216), (18, -216), (30, -194), (24, -166)],
}


def golem_union(x, y, k, f=1):
    P = GOL
    parts = []
    for n in ("leg", "sh", "arm", "fore"):
        for q in (P[n], mir(P[n])):
            parts.append(poly(q))
    for n in ("pelvis", "torso", "head"):
        parts.append(poly(P[n]))
    return [T(d, x, y, 1, 0, k * f, k) for d in parts]


@picture("quests/the_archmages_golem_army")
def draw() -> Svg:
    s = Svg(500, 300, "#14050f")
    lx, ly = 148, 66
    s.ground(s.rad(lx, ly, 420, (0, "#c2443f"), (0.5, "#7d2843"), (1, "#5a1c3d")))
    s.rings(
        lx,
        ly,
        (
            (330, "#7c2742", 2),
            (250, "#9a3043", 4),
            (172, "#ba4044", 6),
            (104, "#dc664b", 9),
        ),
        "#ffd9b0",
        0.16,
        op=0.24,
        amp=6,
    )
    s.layer(blob(lx, ly, 52, 3, 12, 20), "#f4a061", rim="#ffd9a0", blur=9, op=0.18)
    # far peaks
    s.layer(
        jag(
            points(
                "-10,196 36,170 60,184 200,176 226,148 246,166 276,126 300,158 330,140 "
                "372,110 398,148 424,128 460,160 512,138"
            )
        ),
        "#7d2942",
        "#b24a4a",
        110,
        230,
        rim="#cf6f5c",
        blur=8,
        op=0.24,
    )

    # ranks
    def rank(xs, y, k, dark, rim, eye, blur):
        ps = [golem_union(x, y + dy, k, f) for x, dy, f in xs]
        for g in ps:
            for d in (g[4], g[6], g[7], g[8], g[9], g[10]) if len(g) > 10 else g:
                s.shadow(d, blur, 0.10)
            for d in g:
                s.p(T(d, -0.9, -1.1), rim)
            for d in g:
                s.p(d, dark)
        for x, dy, _f in xs:
            yy = y + dy
            s.p(circle(x - 9 * k, yy - 192 * k, max(1.3, 4.4 * k)), eye)
            s.p(circle(x + 9 * k, yy - 192 * k, max(1.3, 4.4 * k)), eye)
            s.p(T(poly([(0, -144), (14, -128), (0, -112), (-14, -128)]), x, yy, k), eye)

    s.layer(
        hills(points("-10,216 100,208 220,204 340,204 512,196")),
        "#8a3044",
        "#a03e48",
        196,
        250,
        rim="#d07a5e",
        blur=7,
        op=0.24,
    )
    rank(
        [
            (188, 3, 1),
            (226, 1, 1),
            (264, 2, 1),
            (302, 0, 1),
            (424, -1, 1),
            (462, 0, 1),
            (500, -2, 1),
        ],
        214,
        0.185,
        "#6d2440",
        "#c4605a",
        "#ffc46a",
        4,
    )
    s.layer(
        hills(points("-10,238 120,230 240,226 380,226 512,220")),
        "#6e2340",
        "#7d2b44",
        220,
        270,
        rim="#b8525a",
        blur=7,
        op=0.28,
    )
    rank(
        [(176, 4, 1), (232, 2, 1), (446, 0, 1), (504, 0, 1)],
        248,
        0.30,
        "#4d1834",
        "#b04a58",
        "#ffcf72",
        6,
    )
    s.layer(
        hills(points("-10,268 120,258 260,252 400,252 512,246")),
        "#461530",
        "#551b36",
        246,
        300,
        rim="#94384f",
        blur=8,
        op=0.32,
    )
    # crag with the archmage
    s.layer(
        "M-10 126 L22 132 L40 124 L92 132 L112 128 L118 140 L102 152 L108 176 L94 196 "
        "L106 232 L92 262 L112 312 L-10 312 Z",
        "#2a0d24",
        "#3a1230",
        120,
        300,
        rim="#c2564f",
        blur=11,
        op=0.4,
    )
    s.p("M-10 140 L30 146 L60 140 L84 148 L70 176 L80 206 L62 240 L70 312 L-10 312 Z", "#1f0a1c")
    mx, my = 74, 131
    robe = (
        "M-26 0 C-20 -22 -16 -46 -9 -58 C-4 -63 6 -63 10 -58 C16 -46 20 -22 26 0 "
        "C16 -4 10 1 2 2 C-8 -2 -18 -4 -26 0 Z"
    )
    hat = (
        "M-22 -72 C-12 -77 -8 -78 -8 -78 C-8 -94 -6 -108 -14 -122 C2 -114 11 -94 13 -78 "
        "C16 -78 22 -75 27 -70 C10 -66 -8 -66 -22 -72 Z"
    )
    face = "M-7 -72 L12 -72 C14 -62 10 -50 6 -42 C-2 -46 -7 -60 -7 -72 Z"
    armR = "M4 -56 C18 -58 34 -66 46 -78 L52 -70 L58 -60 C44 -48 26 -40 12 -40 Z"
    armL = "M-6 -54 C-20 -56 -32 -64 -42 -76 L-48 -66 L-50 -54 C-38 -44 -22 -38 -8 -40 Z"
    for d in (robe, hat, armR, armL):
        s.shadow(T(d, mx, my), 7, 0.22)
    for d in (robe, armR, armL, hat):
        s.p(T(d, mx + 1.4, my - 1), "#ffc47c")
    s.p(T("M38 26 L78 -60", mx, my), stroke="#2a0d24", sw=4)
    for d in (robe, armR, armL):
        s.p(T(d, mx, my), "#2a0d24")
    s.p(T(face, mx, my), "#e9b48a")
    s.p(T("M-6 -64 L11 -64 C13 -56 10 -46 6 -36 C0 -42 -5 -54 -6 -64 Z", mx, my), "#f7e3c4")
    s.p(T(hat, mx, my), "#2a0d24")
    s.p(T("M-8 -80 C0 -77 8 -77 13.5 -79 L14 -84 C8 -82 0 -82 -8 -84 Z", mx, my), "#c2443f")
    # staff light
    s.p(
        circle(lx + 4, ly + 2, 44),
        s.rad(lx + 4, ly + 2, 44, (0, "#fff6cf", 0.95), (0.35, "#ffdf92", 0.55), (1, "#ffb860", 0)),
    )
    st = [
        (
            lx + 4 + (17 if i % 2 == 0 else 6) * math.sin(math.pi * i / 4),
            ly + 2 - (17 if i % 2 == 0 else 6) * math.cos(math.pi * i / 4),
        )
        for i in range(8)
    ]
    s.p(poly(st), "#fffdf0")
    # the great golem, block by block
    gx, gy, k = 348, 292, 1.12

    def G(pts):
        return T(poly(pts), gx, gy, k)

    D, L1, L2, RM = "#2a0d22", "#42162f", "#5b203e", "#c25a62"

    def block(pts, facet=None, c=D, facet2=None, op=0.4):
        s.layer(G(pts), c, rim=RM, blur=7, op=op)
        if facet:
            s.p(T(poly(facet), gx + 0.5, gy + 0.9, k), L1)
        if facet2:
            s.p(T(poly(facet2), gx + 0.5, gy + 0.9, k), L2)

    for q, f in (
        (GOL["leg"], [(-58, -16), (-48, -62), (-34, -64), (-42, -20)]),
        (mir(GOL["leg"]), [(16, -66), (28, -64), (22, -26), (10, -30)]),
    ):
        block(q, f)
    block(GOL["pelvis"], [(-40, -56), (-34, -84), (0, -84), (-10, -56)])
    block(GOL["arm"])
    block(mir(GOL["arm"]))
    block(
        GOL["torso"],
        [(-70, -140), (-64, -176), (10, -176), (-14, -142), (-40, -112)],
        D,
        [(-70, -140), (-64, -176), (-40, -176), (-48, -146)],
    )
    block(GOL["head"], [(-30, -194), (-18, -216), (18, -216), (2, -200), (-16, -190)], D)
    block(
        GOL["fore"],
        [(-122, -98), (-100, -99), (-106, -60), (-130, -44)],
        D,
        [(-130, -44), (-106, -60), (-92, -30), (-112, -12)],
    )
    block(mir(GOL["fore"]), [(78, -100), (100, -99), (92, -62), (66, -52)], D)
    block(
        GOL["sh"],
        [(-54, -186), (-92, -186), (-116, -160), (-92, -164), (-72, -172)],
        D,
        [(-92, -186), (-116, -160), (-106, -158), (-88, -172)],
    )
    block(mir(GOL["sh"]), [(54, -186), (92, -186), (84, -172), (62, -168)], D)
    # runes: the light inside
    core = (gx, gy - 130 * k)
    s.p(
        circle(core[0], core[1], 56),
        s.rad(
            core[0], core[1], 56, (0, "#ffcf72", 0.75), (0.45, "#ff9d4a", 0.30), (1, "#ff8a3a", 0)
        ),
    )

    def hexa(r):
        return poly(
            [
                (
                    core[0] + r * math.cos(math.pi / 3 * i + math.pi / 6),
                    core[1] + r * math.sin(math.pi / 3 * i + math.pi / 6),
                )
                for i in range(6)
            ]
        )

    s.p(hexa(21), "#5a1a2c")
    s.p(hexa(17), "#ffb347")
    s.p(hexa(10.5), "#fff1bd")
    for d in (
        "M-22 -140 L-40 -152 L-40 -166",
        "M22 -140 L40 -152 L52 -166",
        "M-20 -118 L-34 -104 L-26 -92",
        "M20 -118 L36 -102 L28 -88",
        "M0 -108 L0 -88 L8 -80",
        "M-112 -84 L-98 -72 L-108 -56 L-94 -42",
        "M112 -84 L98 -70 L108 -54 L96 -38",
        "M-92 -174 L-84 -158 L-94 -144",
        "M94 -174 L84 -158 L94 -142",
        "M-34 -50 L-28 -36 L-36 -22",
        "M34 -50 L28 -36 L36 -20",
    ):
        s.p(T(d, gx, gy, k), stroke="#ff8f3f", sw=4.2, op=0.35)
        s.p(T(d, gx, gy, k), stroke="#ffc667", sw=2.3)
    for m in (1, -1):
        s.p(T("M-20 -200 L-5 -194 L-5 -188 L-18 -191 Z", gx, gy, 1, 0, k * m, k), "#fff1bd")
    s.p(T("M-12 -180 L12 -180", gx, gy, k), stroke="#1f0a1c", sw=3, cap="butt")
    # near rocks
    s.layer(
        jag(
            points(
                "118,312 140,292 168,286 196,296 226,288 250,300 300,296 330,302 380,294 "
                "420,300 452,286 478,292 512,276"
            ),
            320,
        ),
        "#190716",
        rim="#7a2c45",
        blur=8,
        op=0.4,
    )
    R = random.Random(8)
    for _ in range(16):
        x, y, r = R.uniform(180, 490), R.uniform(60, 270), R.uniform(1, 2.1)
        s.p(poly([(x, y - r * 1.5), (x + r, y), (x, y + r * 1.5), (x - r, y)]), "#ffc667", 0.85)
    return s
