"""The picture of the quest Night of the Scarecrows."""

import math
import random

from colours import mix
from paths import T, circle, hills, jag, placed, points, poly, rrect
from shapes import lozenge
from svgkit import Svg, picture

CROW = (
    "M-4 2 C-12 -2 -20 -12 -34 -14 C-24 -18 -12 -16 -4 -8 C-2 -12 4 -12 6 -9 L12 -8 "
    "L7 -5 C12 -16 22 -22 34 -22 C26 -16 20 -8 14 0 C8 6 2 8 -8 10 Z"
)


@picture("quests/night_of_the_scarecrows")
def draw() -> Svg:
    s = Svg(500, 300, "#040a16")
    mx, my = 292, 124
    s.ground(s.rad(mx, my, 340, (0, "#8a4a34"), (0.45, "#2c3f5c"), (1, "#0c1a34")))
    s.rings(
        mx,
        my,
        ((268, "#152a4a"), (214, "#21395a"), (166, "#3c4660"), (128, "#74504c")),
        light="#ffd8a0",
        t=0.14,
        op=0.30,
    )
    s.shadow(circle(mx, my, 98), 11, 0.26)
    s.p(
        circle(mx, my, 98),
        s.rad(mx - 26, my - 30, 150, (0, "#ffe0a0"), (0.5, "#ffb452"), (1, "#e87a2c")),
    )
    for x, y, r in ((244, 86, 13), (348, 78, 10), (362, 150, 15), (228, 150, 9), (330, 190, 8)):
        s.p(circle(x, y, r), "#e08a34", 0.45)
        s.p(circle(x + 1.5, y + 2, r - 2), "#ffbe62", 0.7)
    for x, y, r in (
        (36, 40, 3),
        (92, 26, 2),
        (130, 70, 2.2),
        (24, 110, 2),
        (456, 36, 3),
        (480, 96, 2),
        (432, 80, 1.8),
        (66, 84, 1.7),
    ):
        s.p(lozenge(x, y, r, 0.55), "#ffe9c8", 0.85)
    # far farm on the hill
    s.layer(
        hills(points("-10,214 70,196 150,200 240,216 330,212 430,194 512,204")),
        "#3a3a52",
        "#5a4648",
        190,
        260,
        rim="#b87850",
        blur=8,
        op=0.28,
    )
    s.layer(
        "M58 200 L58 176 L50 176 L74 154 L98 176 L92 176 L92 182 L120 182 L132 194 L128 194 "
        "L128 204 L58 204 Z",
        "#232a44",
        rim="#a86a48",
        blur=6,
        op=0.3,
    )
    s.p(rrect(68, 182, 7, 10, 1), "#ffd27a")
    s.p(rrect(80, 182, 7, 10, 1), "#ffd27a")
    s.p(
        "M110 204 L114 158 M114 158 L100 144 M114 158 L128 172 M114 158 L128 146 M114 158 L100 172",
        stroke="#232a44",
        sw=3,
    )

    # far scarecrows, off their posts and coming
    def crowman(x, y, k, f, c, rim, eye, rot=0, big=0, blur=6):
        def G(d):
            return T(T(d, 0, 0, 1, rot), x, y, 1, 0, k * f, k)

        coat = (
            "M-26 -118 C-10 -126 12 -126 26 -118 L24 -84 L34 -40 L42 -6 L28 -20 L20 0 "
            "L10 -18 L0 4 L-10 -18 L-22 2 L-28 -20 L-44 -8 L-34 -42 L-24 -84 Z"
        )
        armL = (
            "M-20 -120 L-92 -136 L-104 -130 L-98 -118 L-104 -104 L-92 -112 L-84 -96 "
            "L-74 -110 L-60 -92 L-48 -106 L-24 -92 Z"
        )
        armR = (
            "M20 -120 L88 -150 L100 -146 L96 -132 L104 -120 L92 -124 L88 -108 L76 -116 "
            "L66 -98 L52 -106 L24 -92 Z"
        )
        legs = ["M-16 -16 L-22 28 L-12 28 L-6 -10 Z", "M8 -14 L20 26 L30 24 L18 -16 Z"]
        sack = (
            "M-22 -150 C-26 -172 -14 -184 0 -184 C14 -184 26 -172 22 -150 "
            "C20 -136 12 -128 0 -126 C-12 -128 -20 -136 -22 -150 Z"
        )
        hat = (
            "M-48 -168 C-34 -172 -26 -174 -24 -176 C-24 -200 -20 -216 0 -236 "
            "C-2 -222 14 -206 22 -178 C28 -176 40 -176 52 -164 C30 -160 -24 -158 -48 -168 Z"
        )
        parts = [*legs, armL, armR, coat]
        for d in (coat, armL, armR, sack, hat):
            s.shadow(G(d), blur, 0.22)
        st = []
        for hx0, hy0, a0 in ((-100, -120, 180), (100, -136, 0)):
            for j in range(5):
                a = math.radians(a0 + (j - 2) * 24)
                st.append(
                    poly(
                        [
                            (hx0 - 3 * math.sin(a), hy0 + 3 * math.cos(a)),
                            (hx0 + 22 * math.cos(a), hy0 + 22 * math.sin(a)),
                            (hx0 + 3 * math.sin(a), hy0 - 3 * math.cos(a)),
                        ]
                    )
                )
        for j in range(7):
            st.append(
                poly(
                    [
                        (-18 + j * 6 - 3, -128),
                        (-20 + j * 6.6, -108 + (j % 2) * 6),
                        (-18 + j * 6 + 3, -128),
                    ]
                )
            )
        for q in (-17, 25):
            for j in (-6, 0, 6):
                st.append(poly([(q - 3, 24), (q + j, 44), (q + 3, 24)]))
        for d in st[:10] + st[17:]:
            s.p(G(d), "#e8b052" if big else mix("#b87a3c", c, 0.3))
        for d in parts:
            s.p(G(d), rim)
        for d in parts:
            s.p(T(G(d), 0.9 * f, 1.5), c)
        for d in st[10:17]:
            s.p(G(d), "#e8b052" if big else mix("#b87a3c", c, 0.3))
        s.p(G(sack), rim)
        s.p(T(G(sack), 0.8, 1.3), "#8a5f3c" if big else mix("#7a5540", c, 0.4))
        if big:
            s.p(
                G(
                    "M0 -184 C14 -184 26 -172 22 -150 C20 -136 12 -128 0 -126 "
                    "C10 -144 10 -166 0 -184 Z"
                ),
                "#6a4630",
            )
        for d in ("M-16 -160 L-3 -153 L-8 -145 L-16 -149 Z", "M16 -160 L3 -153 L8 -145 L16 -149 Z"):
            s.p(G(d), eye)
        if big:
            for d in ("M-13 -156 L-5 -152 L-9 -148 Z", "M13 -156 L5 -152 L9 -148 Z"):
                s.p(G(d), "#fffbe0")
            s.p(G("M-16 -139 C-8 -132 8 -132 16 -139"), stroke="#22140c", sw=3)
            for q in (-11, -4, 4, 11):
                s.p(G(f"M{q} {-140 + abs(q) * -0.1} L{q * 1.04} -130"), stroke="#22140c", sw=2.2)
        s.p(G(hat), rim)
        s.p(T(G(hat), 0.8, 1.4), c)
        if big:
            s.p(
                G("M-24 -178 C-10 -172 10 -172 22 -179 L20 -187 C8 -181 -10 -181 -23 -186 Z"),
                "#a83a2a",
            )
            s.p(G("M-16 -70 L2 -70 L2 -50 L-16 -50 Z"), "#6a3f3a")
            s.p(
                G(
                    "M-16 -70 L-19 -66 M-10 -72 L-10 -68 M-2 -72 L-2 -68 M4 -64 L0 -64 "
                    "M4 -56 L0 -56 M-8 -48 L-8 -52 M-18 -58 L-14 -58"
                ),
                stroke="#e8b052",
                sw=1.8,
            )
            s.p(G("M-28 -94 C-8 -88 10 -88 27 -94"), stroke="#c8964a", sw=4)
            s.p(G("M4 -90 L10 -70 M4 -90 L0 -72"), stroke="#c8964a", sw=3)

    crowman(110, 226, 0.34, 1, "#2a2c48", "#c87a4a", "#ffd24a", -6)
    crowman(440, 222, 0.34, -1, "#2a2c48", "#c87a4a", "#ffd24a", -4)
    crowman(178, 220, 0.24, -1, "#3a3850", "#c87a4a", "#ffd24a", 4)
    crowman(394, 216, 0.22, 1, "#3a3850", "#c87a4a", "#ffd24a", 4)

    # rows of wheat
    def wheat(y, amp, step, h, c0, c1, rim, seed):
        R = random.Random(seed)
        pts = []
        x = -14
        while x < 516:
            hh = h * R.uniform(0.6, 1.1)
            ln = R.uniform(-3, 3)
            yb = y + amp * math.sin(x * 0.013 + seed)
            pts += [
                (x, yb),
                (x + step * 0.30 + ln, yb - hh * 0.72),
                (x + step * 0.42 + ln, yb - hh),
                (x + step * 0.56 + ln, yb - hh * 0.70),
                (x + step * 0.8, yb),
            ]
            x += step
        s.shadow(hills([(-14, y - h * 0.5), (250, y - h * 0.5), (516, y - h * 0.5)], 320), 7, 0.30)
        s.layer(jag(pts, 320), c0, c1, y - h, y + 50, rim=rim, op=0)

    wheat(236, 5, 12, 18, "#7a4a34", "#4a3438", "#e09a54", 1)
    crowman(60, 274, 0.58, -1, "#1c2038", "#c87a4a", "#ffd24a", 3)
    crowman(456, 272, 0.56, 1, "#1c2038", "#c87a4a", "#ffd24a", 5)
    wheat(262, 5, 15, 24, "#5a3630", "#33262e", "#c87a44", 2)
    # the broken post and the one that left it
    s.layer(
        "M196 312 L200 168 L190 160 L204 150 L212 162 L212 312 Z",
        "#241820",
        rim="#a8663c",
        blur=6,
        op=0.32,
    )
    s.layer("M168 190 L240 178 L241 186 L169 199 Z", "#241820", rim="#a8663c", blur=4, op=0.3)
    s.p("M198 182 L214 196 M214 180 L199 197", stroke="#c8964a", sw=2.6)
    crowman(304, 268, 1.06, 1, "#14182e", "#ffc878", "#ffcf3a", 3, 1, 8)
    # sickle in its hand
    sc = "M0 0 C16 -22 8 -58 -34 -62 C-8 -52 0 -28 -8 -6 Z"
    s.p("M414 146 L398 108", stroke="#3a2418", sw=6)
    s.layer(T(sc, 402, 114, 0.92, 18), "#d8dfe6", rim="#ffffff", blur=4, op=0.3)
    # crows
    for x, y, k, f, r in (
        (188, 74, 0.62, 1, -10),
        (420, 54, 0.5, -1, 6),
        (150, 122, 0.44, 1, 6),
        (460, 128, 0.42, -1, -8),
    ):
        s.p(T(CROW, x, y, 1, r, k * f, k), "#0c1224")
    s.p(
        T(
            "M-12 0 C-9 -8 -2 -11 4 -11 C8 -16 15 -15 16 -10 L23 -8 L16 -6 C14 0 7 4 0 4 L-16 8 Z",
            238,
            126,
            0.86,
            0,
        ),
        "#0c1224",
    )
    s.p(circle(249.6, 116.6, 1.3), "#ffcf3a")
    wheat(292, 4, 20, 34, "#2a1d26", "#14101c", "#a8663c", 5)
    # pumpkins
    for x, y, k in ((132, 296, 0.9), (166, 300, 0.62), (414, 298, 0.8)):
        P = placed(x, y, k)
        s.layer(P(circle(0, -14, 24, 17)), "#d8682a", rim="#ffb870", blur=5, op=0.34)
        s.p(P(circle(0, -14, 10, 17)), "#e88438")
        s.p(P("M-2 -30 C-2 -36 2 -40 8 -40 L9 -36 C5 -36 4 -32 4 -29 Z"), "#4a5a34")
        s.p(P("M10 -30 C20 -26 24 -20 24 -14 C24 -4 14 2 4 3 C16 -4 18 -20 10 -30 Z"), "#a84a24")
    return s
