"""The picture of the quest Arena Games."""

import math
import random

from colours import mix
from paths import T, circle, placed, poly, smooth
from shapes import limb
from svgkit import Svg, picture


@picture("quests/arena_games")
def draw() -> Svg:
    s = Svg(500, 300, "#3a1408")
    s.ground(s.lin(0, 0, 0, 110, (0, "#3f8fc4"), (1, "#cfe6ea")))
    sx, sy = 250, 44
    s.rings(sx, sy, ((150, "#8fc3dc", 3), (100, "#c6e2e4", 5)), light="#ffffff", t=0.3, op=0.14)
    s.halo(sx, sy, 58, 10.7, 0.12)
    s.p(circle(sx, sy, 58), s.rad(sx, sy, 70, (0, "#fffef2"), (1, "#fff3bc")))

    def Y(x, y0, b):
        return y0 - ((x - 250) / 250) ** 2 * b  # rows rise towards us at both sides

    def band(y0, b0, y1, b1):
        xs = [-20 + i * 54 for i in range(11)]
        return (
            smooth([(x, Y(x, y0, b0)) for x in xs], False)
            + f" L520 {Y(520, y1, b1)} "
            + smooth([(x, Y(x, y1, b1)) for x in xs[::-1]], False).replace("M", "L", 1)
            + " Z"
        )

    # poles and pennants on the rim
    for i, x in enumerate((16, 84, 152, 348, 416, 484)):
        y = Y(x, 96, 46)
        s.p(f"M{x} {y + 4} L{x} {y - 40}", stroke="#7a4a30", sw=3.4)
        m = 1 if x < 250 else -1
        s.layer(
            T("M0 0 C10 -4 18 6 30 0 L24 8 L30 17 C18 22 10 12 0 17 Z", x, y - 38, 1, 0, m, 1),
            "#b8303a" if i % 2 else "#e0a83a",
            rim="#ffe9c4",
            blur=3,
            op=0.24,
        )
    # arcade
    s.layer(band(94, 46, 150, 40), "#d9b07c", "#e9c896", 40, 150, rim="#fff3d2", blur=8, op=0.3)
    for i in range(-8, 9):
        x = 250 + i * 32
        y = Y(x, 132, 42)
        h = 24 + abs(i) * 0.9
        s.p(
            f"M{x - 9} {y} L{x - 9} {y - h * 0.6} "
            f"C{x - 9} {y - h * 1.05} {x + 9} {y - h * 1.05} {x + 9} {y - h * 0.6} "
            f"L{x + 9} {y} Z",
            "#b98862",
        )
        s.p(f"M{x - 9} {y} L{x - 9} {y - h * 0.6}", stroke="#9a6a4a", sw=2.4, cap="butt")
    s.p(
        smooth([(x, Y(x, 138, 41)) for x in range(-20, 521, 54)], False),
        stroke="#fff0cc",
        sw=3,
        op=0.8,
    )
    # crowd tiers
    R = random.Random(4)
    cc = ("#b8303a", "#7a3a2c", "#f4e2be", "#d98a3c", "#5b7f9a", "#8f4a34", "#f4e2be")
    for k, (y0, b0, y1, b1, c) in enumerate(
        ((146, 40, 176, 34, "#d9b48a"), (170, 34, 202, 26, "#e3c096"))
    ):
        s.layer(band(y0, b0, y1, b1), c, rim="#ffe2b0", blur=5, op=0.3)
        n = 24 - 3 * k
        for i in range(n):
            x = 6 + i * 488 / (n - 1) + R.uniform(-4, 4)
            y = Y(x, y0 + 13, (b0 + b1) / 2) + R.uniform(-2, 2)
            r = 4.4 + k * 0.8
            s.p(
                T("M-1.5 2.7 C-1.3 0.3 1.3 0.3 1.5 2.7 Z", x, y, r),
                mix(R.choice(cc), "#f0d6ac", 0.5),
            )
            s.p(
                T("M4 0 C4 5.3 -4 5.3 -4 0 C-4 -5.3 4 -5.3 4 0 Z", x, y, r / 4),
                mix("#e9b98a" if i % 3 else "#a86a48", "#f0d6ac", 0.35),
            )
    # podium wall, shields, gate
    s.layer(band(196, 26, 258, 4), "#c4704e", "#a3523c", 180, 256, rim="#ffd9a6", blur=7, op=0.34)
    s.p(smooth([(x, Y(x, 203, 25)) for x in range(-20, 521, 54)], False), stroke="#e0a05e", sw=4)
    for x in (28, 86, 356, 472):
        y = Y(x, 226, 16)
        s.p(circle(x, y, 11), "#6b2a22")
        s.p(circle(x, y - 1, 9.5), "#e0b25a")
        s.p(circle(x, y - 1, 6), "#b8303a")
        s.p(circle(x, y - 1, 2.4), "#ffe9c4")
    s.p("M390 252 L390 206 C390 174 442 172 442 204 L442 250 Z", "#e0b078")
    s.p("M395 252 L395 208 C395 182 437 180 437 206 L437 250 Z", "#1e0a0c")
    s.p("M407 224 L415 227 L409 230 Z M425 224 L417 227 L423 230 Z", "#ffcf4d")
    for x in (403, 411, 420, 429):
        s.p(f"M{x} 186 L{x} 250", stroke="#5b3a30", sw=2.6, cap="butt")
    s.p("M396 206 L436 205 M396 236 L436 235", stroke="#5b3a30", sw=2.6, cap="butt")
    # sand
    s.layer(
        "M-10 254 C60 246 160 244 250 244 C340 244 440 246 512 254 L512 314 L-10 314 Z",
        "#f7e3b4",
        "#d9a868",
        244,
        300,
        rim="#fffbe6",
        blur=6,
        op=0.28,
    )
    s.p("M214 284 C150 288 90 296 60 304 L190 308 C220 302 262 296 300 288 Z", "#a8683c", 0.45)
    for x, y, w in ((60, 266, 30), (420, 272, 40), (340, 262, 24), (120, 276, 26)):
        s.p(f"M{x - w} {y} Q{x} {y + 5} {x + w} {y}", stroke="#c9965a", sw=2.2, op=0.7)
    # --- gladiator ---
    x0, y0, k = 244, 288, 0.96
    M = placed(x0, y0, k)

    def P(pts):
        return [(x0 + a * k, y0 + b * k) for a, b in pts]

    def lb(pts, a, b):
        return limb(P(pts), a * k, b * k)

    SK, SD, RM = "#84462c", "#5b2c1e", "#fff0c4"
    # cape
    s.layer(
        M(
            "M-40 -160 C-60 -120 -66 -70 -58 -30 C-46 -36 -38 -26 -28 -34 L0 -60 L28 -34 "
            "C38 -26 48 -38 58 -32 C64 -70 58 -120 40 -160 Z"
        ),
        "#8f1f2a",
        "#6b141f",
        130,
        270,
        rim="#f08a6a",
        blur=8,
        op=0.36,
    )
    s.union(
        [
            lb([(-17, -84), (-29, -48), (-33, -8)], 18, 10),
            lb([(17, -84), (31, -48), (35, -8)], 18, 10),
        ],
        SK,
        RM,
        blur=7,
        op=0.3,
        rd=(0.8, 1.2),
    )
    for f in (1, -1):
        G = placed(x0, y0, 1, 0, k * f, k)
        s.p(G("M22 4 C20 -6 30 -12 40 -10 C52 -8 58 -2 58 4 Z"), "#3a1a14")
        s.layer(
            G("M20 -46 C28 -52 38 -52 44 -46 C46 -30 46 -16 44 -6 L26 -6 C24 -18 22 -32 20 -46 Z"),
            "#d9a83e",
            "#9a6a24",
            y0 - 50 * k,
            y0,
            rim="#fff0b8",
            blur=3,
            op=0.3,
        )
        s.p(G("M33 -46 L35 -8"), stroke="#8a5c20", sw=2)
    # torso
    s.layer(
        M(
            "M-29 -100 C-34 -120 -46 -138 -43 -160 C-28 -172 28 -172 43 -160 "
            "C46 -138 34 -120 29 -100 Z"
        ),
        SK,
        SD,
        y0 - 168 * k,
        y0 - 96 * k,
        rim=RM,
        blur=7,
        op=0.36,
    )
    s.p(
        M(
            "M0 -160 L0 -108 M-34 -142 C-24 -132 -8 -132 0 -138 C8 -132 24 -132 34 -142 "
            "M-18 -122 C-10 -118 10 -118 18 -122 M-18 -111 C-10 -108 10 -108 18 -111"
        ),
        stroke="#572a1c",
        sw=2.4,
        op=0.8,
    )
    # strap
    s.p(M("M-38 -164 L-28 -168 L32 -106 L28 -98 Z"), "#3a1a14")
    s.p(M(circle(-2, -134, 5)), "#e9bf52")
    # kilt
    for i in range(-3, 4):
        s.p(
            M(
                f"M{i * 9 - 4.6} -102 L{i * 9 + 4.6} -102 L{i * 12.5 + 6} -62 L{i * 12.5} -56 "
                f"L{i * 12.5 - 6} -62 Z"
            ),
            "#b8303a" if i % 2 else "#8f1f2a",
        )
        s.p(M(circle(i * 12.3, -66, 2.2)), "#e9bf52")
    s.layer(
        M("M-32 -106 C-12 -100 12 -100 32 -106 L33 -94 C12 -88 -12 -88 -33 -94 Z"),
        "#d9a83e",
        rim="#fff0b8",
        blur=3,
        op=0.3,
    )
    s.p(M(circle(0, -96.5, 6.4)), "#8f1f2a")
    # raised arm with sword
    sw_ = T("M-6 0 L-6 -66 L0 -80 L6 -66 L6 0 Z", x0 + 72 * k, y0 - 206 * k, k, 10)
    s.layer(sw_, "#f4f7f6", rim="#ffffff", blur=5, op=0.3)
    s.p(T("M0 0 L6 0 L6 -66 L0 -80 Z", x0 + 72 * k, y0 - 206 * k, k, 10), "#a9b9c2")
    s.p(
        T(
            "M-15 -4 L15 -4 L15 3 L-15 3 Z M-4 3 L4 3 L4 22 L-4 22 Z",
            x0 + 72 * k,
            y0 - 206 * k,
            k,
            10,
        ),
        "#c98f2c",
    )
    s.p(T(circle(0, 25, 5), x0 + 72 * k, y0 - 206 * k, k, 10), "#ffe08a")
    s.union(
        [lb([(36, -154), (66, -150), (69, -196)], 14, 9), M(circle(69, -196, 11))],
        SK,
        RM,
        blur=6,
        op=0.3,
        rd=(0.8, 1.2),
    )
    s.p(M("M60 -176 L79 -174 M60 -168 L79 -166"), stroke="#d9a83e", sw=4 * k)
    s.layer(
        M("M26 -166 C34 -178 54 -176 60 -160 C62 -150 58 -142 52 -138 C40 -142 30 -152 26 -166 Z"),
        "#d9a83e",
        "#a8742a",
        y0 - 176 * k,
        y0 - 138 * k,
        rim="#fff0b8",
        blur=4,
        op=0.32,
    )
    # shield arm
    s.union(
        [lb([(-36, -154), (-64, -142), (-64, -112)], 14, 10)], SK, RM, blur=6, op=0.3, rd=(0.8, 1.2)
    )
    cx, cy = x0 - 68 * k, y0 - 106 * k
    s.halo(cx, cy, 40, 7.3, 0.42)
    s.p(circle(cx, cy, 40), "#fff0b8")
    s.p(circle(cx + 0.8, cy + 1.4, 39), "#c98f2c")
    s.p(circle(cx, cy, 33), s.rad(cx - 10, cy - 14, 50, (0, "#d8444a"), (1, "#8f1f2a")))
    for i in range(8):
        a = math.pi / 4 * i + 0.39
        s.p(
            poly(
                [
                    (cx + 28 * math.cos(a), cy + 28 * math.sin(a)),
                    (cx + 11 * math.cos(a + 0.3), cy + 11 * math.sin(a + 0.3)),
                    (cx + 11 * math.cos(a - 0.3), cy + 11 * math.sin(a - 0.3)),
                ]
            ),
            "#f2c24a",
        )
    s.p(circle(cx, cy, 11), "#ffe9a6")
    s.p(circle(cx + 1, cy + 1.4, 9.6), "#d9a83e")
    # helmet with crest
    cr = M("M-12 -200 C-24 -224 -16 -250 0 -254 C16 -250 24 -224 12 -200 Z")
    s.layer(cr, "#d8343c", "#9a1f2a", y0 - 254 * k, y0 - 200 * k, rim="#ffb48a", blur=5, op=0.32)
    s.p(M("M0 -250 L0 -204 M-7 -246 L-6 -206 M7 -246 L6 -206"), stroke="#7d141f", sw=1.8, op=0.8)
    s.layer(
        M(
            "M-21 -190 C-22 -210 -10 -218 0 -218 C10 -218 22 -210 21 -190 "
            "C22 -178 18 -166 10 -160 L-10 -160 C-18 -166 -22 -178 -21 -190 Z"
        ),
        "#e0b044",
        "#96661f",
        y0 - 218 * k,
        y0 - 160 * k,
        rim="#fff6cc",
        blur=5,
        op=0.34,
    )
    s.p(
        M("M-15 -186 L15 -186 C15 -178 12 -170 7 -166 L-7 -166 C-12 -170 -15 -178 -15 -186 Z"),
        "#2a0f0c",
    )
    s.p(
        M("M-8 -186 L-6 -166 M0 -186 L0 -166 M8 -186 L6 -166 M-14 -177 L14 -177"),
        stroke="#d9a83e",
        sw=2,
        cap="butt",
    )
    s.layer(
        M(
            "M-32 -188 C-20 -196 20 -196 32 -188 C30 -184 24 -184 20 -186 "
            "C8 -189 -8 -189 -20 -186 C-24 -184 -30 -184 -32 -188 Z"
        ),
        "#f0c65a",
        rim="#fff6cc",
        blur=3,
        op=0.3,
    )
    # petals
    for i in range(22):
        x, y = R.uniform(20, 480), R.uniform(30, 280)
        if abs(x - 244) < 74:
            continue
        s.p(
            T("M0 0 C3 -4 8 -3 9 1 C6 4 2 4 0 0 Z", x, y, R.uniform(0.7, 1.1), R.uniform(0, 360)),
            "#d8343c" if i % 3 else "#fff3dc",
        )
    # nearest crowd in silhouette
    c, r = "#3a120f", "#e08a5a"

    def fan_(x, y, k, up):
        ps = [
            T("M-22 40 C-24 10 -16 -2 0 -2 C16 -2 24 10 22 40 Z", x, y, k),
            T(circle(0, -14, 12.5), x, y, k),
        ]
        for a in up:
            ps.append(
                limb(
                    [
                        (x + a * 14 * k, y + 8 * k),
                        (x + a * 24 * k, y - 14 * k),
                        (x + a * 20 * k, y - 38 * k),
                    ],
                    5.4 * k,
                    4 * k,
                )
            )
            ps.append(circle(x + a * 20 * k, y - 41 * k, 5.8 * k))
        s.union(ps, c, r, blur=5, op=0.26)

    fan_(20, 280, 1.0, (1,))
    fan_(66, 290, 0.92, (-1, 1))
    fan_(112, 302, 0.84, ())
    fan_(484, 280, 1.0, (-1,))
    fan_(436, 292, 0.9, (-1, 1))
    fan_(390, 304, 0.8, ())
    return s
