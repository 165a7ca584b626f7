"""The picture of the quest The Fissure of Doom."""

import random

from paths import T, jag, placed, points, poly, rrect
from shapes import STANDING
from svgkit import Svg, picture


@picture("quests/the_fissure_of_doom")
def draw() -> Svg:
    s = Svg(500, 300, "#0a0a14")
    cx, cy = 250, 120
    s.ground(s.rad(cx, cy, 340, (0, "#5f8a7c"), (0.5, "#2a5156"), (1, "#10262f")))
    s.rings(
        cx,
        cy,
        ((268, "#1f4149", 3), (206, "#2d5a5c", 5), (148, "#4b7c6e", 8)),
        amp=6,
        light="#d9fff0",
        t=0.14,
        op=0.28,
    )
    s.layer(
        jag(
            points(
                "-10,176 40,150 80,170 120,140 160,166 200,160 230,178 270,178 300,160 "
                "346,138 384,162 420,146 460,168 512,148"
            )
        ),
        "#2f5a5e",
        "#4b7c6e",
        138,
        220,
        rim="#a0b8a0",
        blur=8,
        op=0.24,
    )
    # the light that comes out of the ground: sheets of it
    for d, c, r in (
        (
            (
                "M204 150 L212 120 L186 60 L196 30 L172 -20 L328 -20 L308 34 L318 66 L290 124 "
                "L298 150 L304 206 L262 320 L238 320 L198 206 Z"
            ),
            "#b54a62",
            "#f08a86",
        ),
        (
            (
                "M216 150 L224 118 L206 62 L214 30 L200 -20 L302 -20 L288 34 L296 66 L276 122 "
                "L284 150 L286 206 L258 320 L242 320 L214 206 Z"
            ),
            "#ea7a68",
            "#ffb49a",
        ),
        (
            (
                "M230 150 L236 116 L226 64 L232 30 L224 -20 L276 -20 L268 34 L274 64 L262 120 "
                "L268 150 L270 206 L254 320 L246 320 L230 206 Z"
            ),
            "#ffdca4",
            "#fff6d8",
        ),
    ):
        s.layer(d, c, rim=r, blur=7, op=0.2)
    # storm clouds
    for d in (
        (
            "M-20 -20 L212 -20 C216 6 196 22 176 18 C168 36 138 40 124 26 C108 46 74 44 62 28 "
            "C40 44 2 42 -20 26 Z"
        ),
        (
            "M520 -20 L290 -20 C286 4 302 22 324 18 C334 38 366 38 378 24 C396 44 430 42 442 26 "
            "C464 42 500 40 520 22 Z"
        ),
    ):
        s.layer(d, "#16303a", "#22434b", -10, 40, rim="#f07a78", blur=9, op=0.34, rd=(-0.4, -1.6))
    # the castle, split in two, falling apart
    half = (
        "M-6 0 L-12 -30 L-4 -48 L-14 -74 L-6 -96 L-12 -112 L-26 -136 L-40 -112 L-36 -112 "
        "L-36 -70 L-42 -70 L-42 -64 L-48 -64 L-48 -70 L-54 -70 L-54 -64 L-60 -64 L-60 -88 "
        "L-66 -88 L-76 -112 L-86 -88 L-80 -88 L-80 -52 "
        "L-86 -52 L-86 -46 L-92 -46 L-92 -52 L-98 -52 L-98 -46 L-104 -46 L-108 0 L-44 2 "
        "L-34 20 L-26 12 L-16 34 L-10 16 Z"
    )
    for f, r, x, y in ((1, -9, 226, 204), (-1, 11, 275, 206)):
        d = T(T(half, 0, 0, 1, 0, f, 1), x, y, 1, r)
        s.layer(
            d, "#141f2c", "#26343e", 70, 210, rim="#ff9a88", blur=9, op=0.36, rd=(-1.4 * f, 0.6)
        )

        def q(e, f=f, x=x, y=y, r=r):
            return T(T(e, 0, 0, 1, 0, f, 1), x, y, 1, r)

        s.p(
            q(
                "M-6 0 L-12 -30 L-4 -48 L-14 -74 L-6 -96 L-12 -112 L-17 -112 L-12 -96 "
                "L-20 -74 L-10 -48 L-18 -30 L-12 2 L-16 34 L-10 16 Z"
            ),
            "#e0485a",
        )
        for a, b in ((-29, -100), (-29, -82), (-52, -48), (-73, -76), (-92, -34)):
            s.p(q(rrect(a - 2.5, b, 5, 9, 2.5)), "#ffd08a")
    for x, y, k, r in (
        (236, 96, 6, 20),
        (262, 70, 5, 50),
        (250, 130, 7, 10),
        (244, 48, 4, 30),
        (268, 116, 4, 70),
        (228, 66, 3.4, 0),
        (258, 30, 3.4, 40),
    ):
        s.p(T(poly([(-1, -1.1), (1, -0.8), (1.2, 0.9), (-0.7, 1.1)]), x, y, k, r), "#1a1826")

    # the chasm: nested sheets, brightest deepest
    def sheet(ys, seed, half_w, depth, c0, c1, rim, blur, cxo=250, jitter=9, notch=7):
        """ground sheet at height ys with a jagged V notch"""
        R = random.Random(seed)
        L = [(-20, ys + R.uniform(-3, 3))]
        x = -20
        while x < cxo - half_w - 60:
            x += R.uniform(40, 70)
            L.append((min(x, cxo - half_w - 24), ys + R.uniform(-5, 4)))
        lip = (cxo - half_w, ys - 2)
        down = []
        for j in range(1, notch):
            t = j / notch
            down.append(
                (
                    cxo - half_w * (1 - t) ** 1.15 + R.uniform(-jitter, jitter) * (1 - t * 0.6),
                    ys + (depth) * t,
                )
            )
        bot = (cxo + R.uniform(-4, 4), ys + depth)
        upr = []
        for j in range(notch - 1, 0, -1):
            t = j / notch
            upr.append(
                (
                    cxo + half_w * (1 - t) ** 1.15 + R.uniform(-jitter, jitter) * (1 - t * 0.6),
                    ys + depth * t,
                )
            )
        lip2 = (cxo + half_w, ys + 1)
        Rr = []
        x = lip2[0] + 24
        while x < 520:
            Rr.append((x, ys + R.uniform(-5, 4)))
            x += R.uniform(40, 70)
        Rr.append((520, ys))
        pts = [*L, lip, *down, bot, *upr, lip2, *Rr, (520, 330), (-20, 330)]
        s.layer(poly(pts), c0, c1, ys, 300, rim=rim, blur=blur, op=0.30)

    s.glow(250, 262, 84, "#fffbe0", 1)
    sheet(198, 3, 50, 128, "#f2705a", "#d9485a", "#ffd0a0", 7, 250, 6)
    # things that live down there
    sheet(210, 5, 84, 134, "#c2344e", "#a5284a", "#ff9a7c", 8, 252, 8)
    sheet(224, 8, 122, 138, "#86203f", "#6b1a3c", "#f0606a", 9, 248, 10)

    # claws gripping the edge of the third sheet
    def claw(x, y, k, f, r):
        def g(d):
            return T(T(d, 0, 0, 1, 0, f, 1), x, y, k, r)

        fs = [
            "M0 30 C-8 14 -16 2 -30 -2 L-46 8 C-40 -10 -26 -16 -12 -10 C-2 -4 6 10 10 26 Z",
            "M6 28 C2 8 -6 -8 -18 -16 L-36 -12 C-28 -28 -12 -30 0 -20 C10 -10 16 8 18 26 Z",
            "M14 28 C14 8 10 -10 2 -22 L-14 -26 C-2 -38 14 -34 20 -20 C26 -6 26 12 26 28 Z",
            "M-2 24 L30 22 L44 90 L6 90 Z",
        ]
        for d in (fs[1], fs[3]):
            s.shadow(g(d), 5, 0.3)
        s.union([g(d) for d in fs], "#1b0f22", "#ffb088", blur=5, op=0, rd=(0.6, 1.3))

    claw(166, 240, 0.72, 1, 8)
    claw(342, 246, 0.62, -1, -6)
    sheet(244, 12, 164, 140, "#431433", "#2c0f2a", "#c23a58", 9, 252, 11)
    sheet(268, 15, 206, 120, "#1b1326", "#120d1c", "#7d2c50", 10, 248, 12, 5)
    # embers
    R = random.Random(6)
    for _ in range(22):
        y = R.uniform(16, 250)
        x = 250 + R.uniform(-1, 1) * (26 + abs(y - 190) * 0.22)
        r = R.uniform(1, 2.4)
        s.p(poly([(x, y - r * 1.6), (x + r, y), (x, y + r * 1.6), (x - r, y)]), "#ffe3b0", 0.95)
    # heroes at the brink, broken signpost, leaning trees
    D, RM = "#0c0914", "#ff9a88"
    for x, y, k, f in ((38, 270, 0.98, 1), (66, 272, 0.84, 1)):
        g = placed(x, y, 1, 0, k * f, k)
        ps = [STANDING, "M-10 0 C-14 -14 -12 -26 -6 -30 L0 -30 L-2 0 Z"]
        for d in ps:
            s.p(T(g(d), 1.3, -0.8), RM)
        for d in ps:
            s.p(g(d), D)
    s.p("M24 274 L34 206", stroke=D, sw=2.6)
    s.p("M31 210 L36 194 L39 211 Z", RM)
    s.p("M74 244 L92 238", stroke=D, sw=4)
    for x, y, k, r in ((470, 272, 1, -16), (446, 274, 0.7, -26), (490, 270, 0.8, -6)):
        d = T(
            "M0 4 L-14 0 L-6 -16 L-11 -16 L-4 -30 L-8 -30 L0 -46 L8 -30 L4 -30 L11 -16 "
            "L6 -16 L14 0 Z",
            x,
            y,
            k,
            r,
        )
        s.p(T(d, -1.2, -0.6), RM)
        s.p(d, D)
    return s
