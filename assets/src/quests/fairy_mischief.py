"""The picture of the quest Fairy Mischief."""

import math
import random

from paths import T, bez, circle, hills, placed, points, poly, ribbon, rrect
from shapes import star, tendril
from svgkit import Svg, picture


@picture("quests/fairy_mischief")
def draw() -> Svg:
    s = Svg(500, 300, "#3a0f2c")
    cx, cy = 276, 112
    s.ground(s.rad(cx, cy, 330, (0, "#ffe6a0"), (0.5, "#f28a78"), (1, "#b03a74")))
    s.rings(
        cx,
        cy,
        ((256, "#c9507c"), (204, "#e4707a"), (154, "#f79a78"), (112, "#ffc27c")),
        light="#fff6d0",
        t=0.22,
        op=0.18,
    )
    s.shadow(circle(cx, cy, 76), 9, 0.12)
    s.p(circle(cx, cy, 76), s.rad(cx - 16, cy - 20, 100, (0, "#fffdf0"), (1, "#ffe794")))

    # far meadow flowers, giant
    def stalk(x, y0, y1, b, c, w=4):
        s.p(
            ribbon(
                bez(
                    (x, y0),
                    (x - b, y0 - (y0 - y1) * 0.4),
                    (x + b, y0 - (y0 - y1) * 0.7),
                    (x, y1),
                    8,
                ),
                w,
                w * 0.6,
            )[0],
            c,
        )

    def bell(x, y, k, r, c, c2):
        G = placed(x, y, k, r)
        d = "M-18 30 C-20 10 -14 -8 0 -10 C14 -8 20 10 18 30 L12 24 L6 32 L0 25 L-6 32 L-12 24 Z"
        s.layer(G(d), c, rim="#fff0d8", blur=5, op=0.24)
        s.p(G("M0 -10 C14 -8 20 10 18 30 L12 24 L6 32 L3 28 C8 14 6 0 0 -10 Z"), c2)

    def toad(x, y, k, c, cd, rim):
        G = placed(x, y, k)
        s.layer(
            G("M-10 0 C-6 -20 -7 -36 -9 -50 L9 -50 C7 -36 6 -20 10 0 Z"),
            "#fbe6c8",
            rim="#ffffff",
            blur=5,
            op=0.24,
        )
        s.p(G("M2 -50 L9 -50 C7 -36 6 -20 10 0 L1 0 Z"), "#d9b294")
        s.layer(
            G("M-42 -46 C-40 -78 -18 -90 0 -90 C18 -90 40 -78 42 -46 C24 -40 -24 -40 -42 -46 Z"),
            c,
            rim=rim,
            blur=6,
            op=0.3,
        )
        s.p(G("M10 -89 C28 -84 40 -70 42 -46 C34 -43 26 -42 18 -41.6 C26 -58 22 -76 10 -89 Z"), cd)
        for q, w, r in ((-22, -62, 6), (-4, -74, 5), (10, -56, 7), (29, -62, 4), (-12, -50, 3.4)):
            s.p(G(circle(q, w, r, r * 0.8)), "#fff3dc")

    s.layer(
        hills(points("-10,232 70,214 150,224 250,236 350,222 440,210 512,226")),
        "#8d5a6c",
        "#4f6a5c",
        208,
        280,
        rim="#ffd9a0",
        blur=8,
        op=0.2,
    )
    stalk(34, 300, 104, 12, "#3f6d58", 5)
    bell(34, 106, 1.15, 14, "#fff0dc", "#f0b8b0")
    stalk(404, 300, 92, -14, "#3f6d58", 5)
    bell(404, 92, 1.2, -12, "#fff0dc", "#f0b8b0")
    stalk(470, 300, 120, 10, "#3a6452", 5)
    bell(470, 122, 1.05, 10, "#ffd6e0", "#e08aa8")
    toad(446, 262, 1.0, "#e2455a", "#b02a50", "#ffc9a8")
    s.layer(
        hills(points("-10,262 60,250 160,256 260,262 360,254 440,246 512,256")),
        "#2f7a62",
        "#1f5a54",
        246,
        300,
        rim="#b8d98a",
        blur=8,
        op=0.28,
    )
    # the sleeper: a dwarf on his back, a landscape of his own
    # boots and legs
    s.layer(
        "M372 300 C372 268 396 252 424 254 L452 258 L456 300 Z",
        "#5b3a2a",
        rim="#e0a070",
        blur=6,
        op=0.3,
    )
    for x, y in ((446, 296), (470, 300)):
        s.layer(
            T(
                "M-14 4 L-16 -34 C-18 -46 -24 -52 -22 -62 C-18 -74 0 -74 6 -62 "
                "C8 -54 4 -48 6 -40 L12 4 Z",
                x,
                y,
                1,
                8,
            ),
            "#4a2a22",
            rim="#d99068",
            blur=5,
            op=0.34,
        )
        s.p(T("M-16 -30 L8 -30", x, y, 1, 8), stroke="#7a4a34", sw=4)
    s.p("M438 256 C446 246 456 262 466 250", stroke="#fff3dc", sw=2.4)
    s.p(
        "M452 255 C442 244 438 254 452 255 C464 242 470 252 452 255 L444 266 M452 255 L461 265",
        stroke="#fff3dc",
        sw=2.2,
    )
    # belly
    s.layer(
        "M172 304 C186 250 240 202 312 202 C378 204 412 250 420 304 Z",
        "#2f8f94",
        "#1d5f74",
        202,
        296,
        rim="#d6f0c0",
        blur=9,
        op=0.36,
    )
    s.p("M312 202 C378 204 412 250 420 304 L330 304 C352 268 346 228 312 202 Z", "#1d6a7c")
    for _i, (x, y) in enumerate(((262, 217), (288, 209), (314, 208), (340, 214))):
        s.p(circle(x, y, 4.4, 3.6), "#ffd76a")
        s.p(circle(x - 1, y - 1, 1.6), "#fff8d8")
    s.p("M364 304 C378 272 376 242 362 222 L378 234 C392 254 394 280 386 304 Z", "#5b2f22")
    s.p(T(rrect(-9, -9, 18, 18, 3), 384, 262, 1, 14), "#ffd76a")
    s.p(T(rrect(-4.5, -4.5, 9, 9, 1), 384, 262, 1, 14), "#5b2f22")
    # arm resting
    s.layer(
        tendril(((196, 268), (220, 250), (252, 246), (286, 236)), 17, 12, 10),
        "#38a0a0",
        rim="#d6f0c0",
        blur=6,
        op=0.32,
    )
    s.layer(
        "M282 226 C294 220 310 222 312 230 C314 240 302 248 290 248 C280 248 276 232 282 226 Z",
        "#f3b58e",
        rim="#ffe0c0",
        blur=4,
        op=0.28,
    )
    s.p("M296 238 L310 236 M297 231 L310 229", stroke="#c98464", sw=1.8)
    # head on a moss stone
    s.layer(
        "M22 300 C24 262 48 240 84 240 C120 242 150 266 156 300 Z",
        "#3f6d4a",
        "#2a5244",
        240,
        296,
        rim="#b8d98a",
        blur=7,
        op=0.3,
    )
    head = (
        "M80 264 C60 250 60 214 82 202 C92 197 100 200 105 204 C102 186 116 174 128 181 "
        "C138 188 134 202 128 208 C138 206 150 214 152 226 L164 268 Z"
    )
    s.layer(head, "#f6bf98", "#dc9070", 180, 266, rim="#fff0d8", blur=7, op=0.34)
    s.p("M80 264 C58 250 60 216 80 204 C78 222 84 240 98 250 L104 266 Z", "#b5542a")
    s.p(circle(97, 242, 10, 11), "#a84e30")
    s.p(circle(98, 241, 9, 10), "#ffd2ae")
    s.p(circle(99.5, 242, 5, 6), "#d98a68")
    s.p(circle(116, 226, 9, 7), "#ef8a78", 0.6)
    s.p("M100 214 C104 220 111 220 115 214", stroke="#6a3020", sw=2.6)
    s.p("M90 206 C94 198 104 198 110 206 C104 204 96 205 90 206 Z", "#b5542a")
    beard = (
        "M130 208 C140 202 150 208 154 218 C172 202 204 196 228 206 "
        "C246 214 246 226 238 232 C252 236 254 250 238 254 C226 264 206 262 196 272 "
        "C176 280 146 276 132 262 C120 248 120 222 130 208 Z"
    )
    s.layer(beard, "#d8763a", "#b5542a", 200, 276, rim="#ffc890", blur=6, op=0.34)
    for d in (
        "M142 220 C160 212 196 206 226 216",
        "M138 234 C164 226 204 226 236 234",
        "M138 248 C164 246 204 246 234 248",
        "M146 262 C164 264 184 262 200 260",
    ):
        s.p(d, stroke="#a04a24", sw=2.4)
    s.p("M132 214 C142 206 152 212 150 222 C144 224 136 222 132 214 Z", "#8a2a2a")

    # flowers and bows in the beard
    def flower(x, y, r, c):
        for i in range(5):
            s.p(
                circle(
                    x + r * 0.78 * math.cos(i * 1.2566 - 0.6),
                    y + r * 0.78 * math.sin(i * 1.2566 - 0.6),
                    r * 0.58,
                ),
                c,
            )
        s.p(circle(x, y, r * 0.46), "#ffd76a")

    for x, y, r, c in (
        (166, 214, 7, "#ffffff"),
        (196, 236, 8, "#ffd6ec"),
        (222, 214, 6.4, "#ffffff"),
        (164, 252, 7, "#ffd6ec"),
        (206, 258, 6, "#ffffff"),
    ):
        flower(x, y, r, c)
    s.p("M240 232 L256 222 L256 242 Z M240 232 L226 222 L226 242 Z", "#f0408a")
    s.p(circle(241, 232, 4), "#b0246a")
    s.p(circle(141, 182, 0.1), "#ffffff")

    # fairies
    def fairy(x, y, k, rot, f, dress, dd, hair, w1, w2):
        def G(d):
            return T(T(d, 0, 0, 1, rot), x, y, 1, 0, k * f, k)

        s.glow(x + 20 * k * f, y, 92 * k, "#fffbd0", 0.75)
        for d, c in (
            ("M14 16 C-10 -26 -2 -78 34 -92 C62 -72 56 -20 22 20 Z", w2),
            ("M24 26 C58 18 98 30 102 56 C88 74 48 58 26 36 Z", w2),
            ("M18 18 C26 -32 66 -74 108 -64 C124 -40 96 6 30 26 Z", w1),
        ):
            s.layer(G(d), c, rim="#ffffff", blur=5 * k + 1, op=0.22)
        for d in (
            "M36 6 C50 -20 74 -44 98 -50 C106 -34 84 -4 48 10 Z",
            "M20 -6 C10 -32 14 -60 34 -74 C48 -56 42 -26 24 0 Z",
            "M42 34 C64 34 84 42 90 54 C76 60 56 50 42 34 Z",
        ):
            s.p(G(d), "#ff8fb4", 0.75)
        for q, w, r in ((90, -44, 6), (74, -24, 5), (34, -60, 5), (78, 50, 4)):
            s.p(G(circle(q, w, r)), "#fff6d0")
        for d in (
            tendril(((34, 50), (50, 62), (58, 76), (78, 80)), 5, 2.6, 6),
            tendril(((28, 54), (38, 70), (40, 84), (56, 96)), 5, 2.6, 6),
        ):
            s.p(G(d), "#f8c8a4")
        s.p(
            G(
                "M72 76 C80 74 88 80 94 78 C90 86 80 86 72 84 Z M51 91 C58 90 64 98 71 97 "
                "C66 104 56 102 49 98 Z"
            ),
            dd,
        )
        s.layer(
            G(
                "M2 14 C8 9 16 10 21 16 L30 34 C46 40 58 52 64 66 L50 62 L46 76 L34 64 "
                "L25 76 L18 62 L6 66 C4 54 8 46 10 40 Z"
            ),
            dress,
            rim="#ffe0f0",
            blur=4 * k,
            op=0.26,
        )
        s.p(G("M30 34 C46 40 58 52 64 66 L50 62 L46 76 L38 67 C38 54 32 44 22 38 Z"), dd)
        s.p(G(tendril(((8, 20), (-6, 24), (-18, 24), (-34, 22)), 4.6, 3, 6)), "#f8c8a4")
        s.p(G(circle(-35, 22, 4.4)), "#f8c8a4")
        s.p(G(circle(8, -14, 10)), hair)
        s.p(G(circle(0, 0, 13.5)), "#f8c8a4")
        s.p(
            G(
                "M-12 -6 C-10 -18 8 -20 14 -8 C18 0 18 10 14 16 C12 8 8 -2 2 -6 "
                "C-2 -4 -8 -4 -12 -6 Z"
            ),
            hair,
        )
        s.p(G("M6 2 L22 -4 L12 8 Z"), "#f8c8a4")
        s.p(G(circle(18, -22, 8)), hair)
        s.p(G(circle(-6.5, 1, 1.9)), "#3a1030")
        s.p(G("M-11 6.5 C-8 10 -4 9.6 -2 7"), stroke="#b03a5a", sw=1.8 * k)

    # the feather under his nose
    fx = [(196, 124), (170, 134), (146, 150), (130, 172)]
    d, _A, _B = ribbon(bez(*fx, n=12), 1.2, 1.2)
    vane = (
        "M184 127 C160 122 140 138 128 176 C146 172 168 160 178 140 "
        "C172 140 170 138 172 136 C178 136 182 132 184 127 Z"
    )
    fairy(234, 100, 1.0, -8, 1, "#d8327c", "#a01f68", "#4a2470", "#fff6c4", "#ffe0d0")
    s.layer(vane, "#4fb0b8", rim="#e6fff0", blur=5, op=0.3)
    s.p(d, "#fff6d8")
    for a, b in (((168, 136), (160, 158)), ((156, 144), (146, 166)), ((166, 130), (150, 134))):
        s.p(poly([a, b], False), stroke="#2a8090", sw=1.6)
    # his hat goes away between two small ones
    s.layer(
        "M78 92 C66 66 74 44 104 30 C100 50 112 66 124 86 C112 98 90 100 78 92 Z",
        "#2f8f94",
        rim="#d6f0c0",
        blur=5,
        op=0.3,
    )
    s.p("M104 30 C100 50 112 66 124 86 C118 91 110 95 104 96 C106 74 96 56 104 30 Z", "#1d5f74")
    s.p("M77 89 C90 96 110 94 124 83", stroke="#ffd76a", sw=6)
    s.p(T(rrect(-5, -5, 10, 10, 1), 100, 92, 1, -4), stroke="#5b2f22", sw=2.6)
    fairy(54, 74, 0.40, 6, -1, "#7a4fd0", "#5a34a8", "#c05a20", "#fff6c4", "#ffe0d0")
    fairy(146, 64, 0.40, -4, 1, "#2f9a8a", "#1d7270", "#2a1a40", "#fff6c4", "#ffe0d0")
    fairy(424, 216, 0.38, 6, -1, "#f08a2a", "#c8601a", "#5a2a6a", "#fff6c4", "#ffe0d0")
    # grass in front
    s.layer(
        "M-10 296 C80 286 180 296 260 292 C350 288 430 296 512 288 L512 320 L-10 320 Z",
        "#17443f",
        rim="#6fae7a",
        blur=6,
        op=0.34,
    )
    R = random.Random(6)
    for _i in range(34):
        x = R.uniform(-6, 506)
        h = R.uniform(14, 34)
        ln = R.uniform(-9, 9)
        if 120 < x < 260:
            h *= 0.5
        s.p(
            f"M{x - 3} 302 Q{x - 1} {300 - h * 0.6} {x + ln} {300 - h} "
            f"Q{x + 3} {300 - h * 0.5} {x + 3} 302 Z",
            "#17443f",
        )
    for _ in range(26):
        a, r = R.uniform(0, 6.28), R.uniform(60, 170)
        s.p(
            star(cx + r * math.cos(a), cy + r * 0.6 * math.sin(a), R.uniform(2.4, 5.4)),
            "#fffdf0",
            0.95,
        )
    return s
