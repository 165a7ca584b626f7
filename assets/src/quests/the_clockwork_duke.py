"""The picture of the quest The Clockwork Duke."""

import math

from colours import mix
from paths import T, circle, placed, poly, smooth
from shapes import gear, tendril
from svgkit import Svg, picture


@picture("quests/the_clockwork_duke")
def draw() -> Svg:
    s = Svg(500, 300, "#05161a")
    cx, cy = 250, 126
    s.ground(s.rad(cx, cy, 320, (0, "#3f8f82"), (0.5, "#1f5a58"), (1, "#0c2b33")))
    s.rings(
        cx,
        cy,
        ((258, "#174a4c"), (206, "#226660"), (160, "#35857a")),
        light="#f0ffe0",
        t=0.16,
        op=0.30,
    )

    # great wheels behind
    def wheel(x, y, r, n, dep, rot, c, rim, spokes=5, blur=8):
        s.layer(
            gear(x, y, r, n, dep, rot),
            c,
            mix(c, "#1a1010", 0.35),
            y - r,
            y + r,
            rim=rim,
            blur=blur,
            op=0.34,
        )
        s.p(circle(x, y, r * 0.70), mix(c, "#12202a", 0.55))
        s.p(circle(x, y, r * 0.70), "none", 0.9, rim, 1.4)
        for i in range(spokes):
            a = rot + 2 * math.pi * i / spokes
            s.p(
                f"M{x} {y} L{x + r * 0.74 * math.cos(a)} {y + r * 0.74 * math.sin(a)}",
                stroke=c,
                sw=r * 0.12,
                cap="butt",
            )
        s.p(circle(x, y, r * 0.24), c)
        s.p(circle(x, y, r * 0.24), "none", 1, rim, 1.4)
        s.p(circle(x, y, r * 0.10), "#10262c")

    wheel(44, 72, 66, 16, 11, 0.1, "#7a4a2c", "#d9985a")
    wheel(462, 88, 78, 18, 12, 0.05, "#7a4a2c", "#d9985a")
    wheel(92, 164, 42, 12, 9, 0.2, "#a8682f", "#f0b870", 4)
    wheel(414, 196, 38, 12, 9, 0, "#a8682f", "#f0b870", 4)
    wheel(20, 204, 46, 13, 9, 0.12, "#5f3a28", "#b87a48")
    # the clock: the only light
    s.glow(cx, cy, 170, "#fff0b8", 0.55, mid=0.6)
    s.layer(circle(cx, cy, 128), "#8a5a2a", "#c48a3c", 0, 250, rim="#ffe0a0", blur=11, op=0.42)
    s.p(circle(cx, cy, 117), "#4a2f1c")
    s.p(
        circle(cx, cy, 113),
        s.rad(cx - 20, cy - 24, 150, (0, "#fffdf0"), (0.6, "#fff0c0"), (1, "#f0cf84")),
    )
    for i in range(60):
        a = 2 * math.pi * i / 60
        if i % 5:
            s.p(
                f"M{cx + 105 * math.sin(a)} {cy - 105 * math.cos(a)} "
                f"L{cx + 109 * math.sin(a)} {cy - 109 * math.cos(a)}",
                stroke="#8a6230",
                sw=1.6,
                cap="butt",
            )
        else:
            s.p(
                T(poly([(-3.6, -108), (3.6, -108), (2.4, -88), (-2.4, -88)]), cx, cy, 1, i * 6),
                "#4a2f1c",
            )
    for r, L, w in ((-52, 92, 4.4), (52, 70, 6)):  # hands, past the duke's shoulders
        s.p(
            T(
                f"M{w * 0.6} 0 L{w * 0.5} -{L * 0.78} L0 -{L} L-{w * 0.5} -{L * 0.78} "
                f"L-{w * 0.6} 0 Z",
                cx,
                cy,
                1,
                r,
            ),
            "#4a2f1c",
        )
        s.p(T(circle(0, -L * 0.68, w * 1.5), cx, cy, 1, r), "#4a2f1c")
        s.p(T(circle(0, -L * 0.68, w * 0.7), cx, cy, 1, r), "#fff0c0")
    # dais
    s.layer(
        "M120 320 L136 278 L364 278 L380 320 Z",
        "#3a2622",
        "#2a1a1c",
        276,
        300,
        rim="#d9985a",
        blur=8,
        op=0.36,
    )
    s.layer("M152 278 L162 262 L338 262 L348 278 Z", "#4a302a", rim="#f0b870", blur=5, op=0.32)
    # the duke
    X, Y, K = 250, 266, 1.14
    G = placed(X, Y, K)
    BR, BL, BD, CO, CL, CD = "#c48a3c", "#ffdc90", "#7a4d22", "#4a1830", "#7a2a48", "#300f22"
    # key in his back
    s.layer(G("M30 -116 L72 -116 L72 -108 L30 -108 Z"), BR, rim=BL, blur=5, op=0.3)
    key = (
        "M70 -112 C74 -138 104 -146 112 -128 C118 -116 100 -112 84 -112 "
        "C100 -112 118 -108 112 -96 C104 -78 74 -86 70 -112 Z"
    )
    s.layer(G(key), BR, BD, 90, 190, rim=BL, blur=6, op=0.34)
    s.p(G(circle(97, -124, 7)), "#f6dfa4")
    s.p(G(circle(97, -100, 7)), "#f6dfa4")
    # legs: rods and knees
    for m in (1, -1):
        E = placed(X, Y, 1, 0, K * m, K)
        s.p(E("M14 -64 L16 -34"), stroke=BD, sw=9)
        s.p(E("M16 -34 L17 -6"), stroke=BR, sw=7)
        s.p(E("M13 -64 L15 -34"), stroke=BR, sw=3)
        s.p(gear(X + 16 * m * K, Y - 34 * K, 11, 9, 3), BR)
        s.p(circle(X + 16 * m * K, Y - 34 * K, 3.4), BD)
        s.layer(E("M8 2 L9 -10 L25 -10 L28 -6 L38 -2 L38 2 Z"), CD, rim=BL, blur=4, op=0.3)
    coat = (
        "M-36 -60 C-42 -90 -38 -122 -34 -142 C-24 -152 24 -152 34 -142 "
        "C38 -122 42 -90 38 -60 L58 -14 L34 -24 L22 -40 L0 -60 L-22 -40 L-34 -24 L-58 -14 "
        "Z"
    )
    s.layer(G(coat), CO, CD, 90, 250, rim="#ffd9a0", blur=9, op=0.40)
    s.p(
        G(
            "M0 -150 C12 -150 26 -148 34 -142 C38 -122 42 -90 38 -60 L58 -14 L34 -24 L22 -40 "
            "L0 -60 Z"
        ),
        CD,
    )
    s.p(
        G("M-36 -60 L-58 -14 M38 -60 L58 -14 M0 -60 L-22 -40 L-34 -24 M0 -60 L22 -40 L34 -24"),
        stroke=BR,
        sw=2.4,
    )
    s.p(G("M-26 -148 L-10 -62 L10 -62 L26 -148 Z"), "#e9dcc2")
    s.p(G("M0 -148 L0 -62 L10 -62 L26 -148 Z"), "#bfa988")
    for m in (1, -1):
        s.p(
            T(
                "M28 -148 L14 -128 L20 -120 L8 -62 L20 -62 L32 -118 L34 -142 Z",
                X,
                Y,
                1,
                0,
                K * m,
                K,
            ),
            CL if m < 0 else CO,
        )
    # window in the chest
    hx_, hy_ = X, Y - 102 * K
    s.p(circle(hx_, hy_, 25), BD)
    s.p(circle(hx_, hy_, 23.4), BL)
    s.p(circle(hx_, hy_, 20), "#12303a")
    s.glow(hx_, hy_, 34, "#7af0e0", 0.7)
    s.p(gear(hx_ - 6, hy_ - 4, 11, 9, 3), "#f0b870")
    s.p(circle(hx_ - 6, hy_ - 4, 3.6), "#12303a")
    s.p(gear(hx_ + 8, hy_ + 8, 8.4, 8, 2.6, 0.3), "#ffe6a8")
    s.p(circle(hx_ + 8, hy_ + 8, 2.6), "#12303a")
    s.p(gear(hx_ + 9, hy_ - 9, 5.4, 7, 2, 0.3), "#7af0e0")
    s.p(
        f"M{hx_ - 15} {hy_ - 8} C{hx_ - 12} {hy_ - 16} {hx_ - 4} {hy_ - 19} {hx_ + 2} {hy_ - 18}",
        stroke="#ffffff",
        sw=2.2,
        op=0.8,
    )
    # arms: one on the cane, one with a tin soldier's key
    for m in (1, -1):
        E = placed(X, Y, 1, 0, K * m, K)
        s.layer(
            E(tendril(((38, -136), (62, -118), (62, -96), (50 if m > 0 else 64, -76)), 12, 8.4, 8)),
            CO if m < 0 else CD,
            rim="#ffd9a0",
            blur=5,
            op=0.34,
        )
        s.p(E("M44 -84 L60 -74" if m > 0 else "M54 -84 L72 -74"), stroke=BR, sw=7)
        s.layer(
            E(
                "M24 -134 C26 -152 46 -158 58 -144 C62 -138 62 -130 58 -128 "
                "C46 -134 34 -136 24 -134 Z"
            ),
            BR,
            BD,
            100,
            130,
            rim=BL,
            blur=4,
            op=0.3,
        )
        for i in range(5):
            s.p(E(f"M{32 + i * 6} {-133 + i * 0.8} L{33 + i * 6.4} {-124 + i}"), stroke=BL, sw=2.2)
    s.p(G("M-66 4 L-66 -70"), stroke="#2a1418", sw=5.4)
    s.p(G("M-67 0 L-67 -66"), stroke="#7a4a3c", sw=1.6)
    s.p(G(circle(-66, -76, 8.4)), BR)
    s.p(G(circle(-68, -78, 3)), BL)
    s.p(G("M-74 -68 L-58 -66"), stroke="#fff3dc", sw=6)
    s.p(G(circle(50, -68, 8)), "#fff3dc")
    # ruff and head
    ruff = [
        (
            X + (33 if i % 2 else 27) * K * math.cos(2 * math.pi * i / 26),
            Y - 151 * K + (10.5 if i % 2 else 8) * K * math.sin(2 * math.pi * i / 26),
        )
        for i in range(26)
    ]
    s.layer(smooth(ruff), "#fff8e8", "#d9c8a8", 80, 106, blur=5, op=0.36)
    head = "M-20 -158 L-21 -186 C-20 -200 20 -200 21 -186 L20 -158 C16 -148 -16 -148 -20 -158 Z"
    s.layer(G(head), BR, "#96642c", 40, 100, rim=BL, blur=5, op=0.38)
    s.p(
        G(
            "M2 -197 C14 -197 21 -194 21 -186 L20 -158 C16 -151 8 -150 2 -150 "
            "C8 -164 8 -182 2 -197 Z"
        ),
        "#96642c",
    )
    s.p(G("M-19 -164 L-14 -150 M19 -164 L14 -150"), stroke="#4a2f1c", sw=1.8)
    s.p(G("M-16 -184 L-5 -181 L-5 -177 L-15 -178 Z"), "#4a2f1c")
    s.p(G(circle(-9.5, -176, 4.2)), "#123038")
    s.p(G(circle(-9.5, -176, 2.6)), "#b8fff4")
    s.p(G(circle(10, -176, 8.2)), "#ffe6a8")
    s.p(G(circle(10, -176, 6.2)), "#123038")
    s.glow(X + 10 * K, Y - 176 * K, 14, "#7af0e0", 0.9)
    s.p(G(circle(10, -176, 3.6)), "#d8fff8")
    s.p(G("M17 -172 C24 -164 22 -154 28 -150"), stroke="#ffe6a8", sw=1.4)
    s.p(
        G(
            "M0 -167 C-8 -170 -16 -166 -24 -172 C-22 -162 -12 -159 0 -163 "
            "C12 -159 22 -162 24 -172 C16 -166 8 -170 0 -167 Z"
        ),
        "#2a1418",
    )
    s.p(G("M-7 -157 L7 -157"), stroke="#4a2f1c", sw=2.4)
    # coronet with a gear
    s.layer(
        G(
            "M-23 -190 L-28 -214 L-16 -202 L-9 -218 L0 -203 L9 -218 L16 -202 L28 -214 "
            "L23 -190 C12 -186 -12 -186 -23 -190 Z"
        ),
        "#e3b32c",
        "#a8742a",
        16,
        52,
        rim="#fff6c8",
        blur=5,
        op=0.34,
    )
    for u, v in ((-28, -215), (-9, -219), (9, -219), (28, -215)):
        s.p(G(circle(u, v, 3.2)), "#fff6c8")
    s.p(G(circle(0, -195, 4.6)), "#c8374a")
    s.p(G(circle(-1.2, -196.2, 1.6)), "#ffb0b0")
    # tin soldiers, each with its key
    s.layer(
        "M-10 296 C120 288 380 288 512 296 L512 320 L-10 320 Z",
        "#0b1c22",
        rim="#5f9a88",
        blur=7,
        op=0.4,
    )

    def tin(x, y, k, f):
        E = placed(x, y, 1, 0, k * f, k)
        parts = [
            E("M-9 0 L-8 -24 L9 -24 L10 0 L3 0 L1 -16 L-2 0 Z"),
            E("M-12 -22 L-12 -46 C-10 -52 10 -52 12 -46 L12 -22 Z"),
            E("M-7 -48 L-7 -60 L8 -60 L8 -48 Z"),
            E("M-10 -58 L-9 -80 C-6 -84 8 -84 11 -80 L12 -58 Z"),
        ]
        s.union(parts, "#16323c", "#ffdc90", blur=5, op=0.10, rd=(-0.9 * f, 1))
        s.p(E("M-11 -23 L-11 -46 C-9 -51 9 -51 11 -46 L11 -23 Z"), "#a8303c")
        s.p(E("M-7 -50 L-7 -58 L8 -58 L8 -50 Z"), "#d9a86a")
        s.p(E("M15 -4 L17 -78"), stroke="#12303a", sw=3 * k + 0.4)
        s.p(E("M17 -76 L19 -92 L21 -76 Z"), "#ffe6a8")
        s.p(E("M-12 -38 L-22 -38"), stroke=BR, sw=3 * k)
        s.p(E(circle(-26, -43, 4.6)), "none", 1, BR, 2.6 * k)
        s.p(E(circle(-26, -33, 4.6)), "none", 1, BR, 2.6 * k)
        s.p(E("M-12 -40 L12 -28 M-12 -28 L12 -40"), stroke="#fff3dc", sw=2.4 * k)
        s.p(E(circle(4, -55, 1.8)), "#12303a")
        s.p(E(circle(1, -86, 3.4)), "#c8374a")
        s.p(E("M-9 -64 L12 -64"), stroke="#d9985a", sw=2 * k)

    for x, k in ((92, 0.92), (34, 1.10)):
        tin(x, 302, k, 1)
    for x, k in ((408, 0.92), (466, 1.10)):
        tin(x, 302, k, -1)
    return s
