"""The picture of the quest Trolls under the Bridge."""

import math
import random

from colours import mix
from paths import T, bez, circle, hills, jag, placed, points, poly, ribbon, rrect, smooth
from svgkit import Svg, picture


@picture("quests/trolls_under_the_bridge")
def draw() -> Svg:
    s = Svg(500, 300, "#1c0d16")
    sx, sy = 262, 196
    s.ground(s.rad(sx, sy, 340, (0, "#f3b878"), (0.5, "#b5605f"), (1, "#4a3054")))
    s.rings(
        sx,
        sy,
        (
            (268, "#8d4d62", 4),
            (208, "#b5605f", 7),
            (152, "#d98560", 9),
            (104, "#f0ad6a", 11),
        ),
        "#fff0d0",
        0.18,
        op=0.2,
        amp=5,
    )
    s.shadow(circle(sx, sy, 62), 10, 0.16)
    s.p(circle(sx, sy, 62), s.rad(sx - 14, sy - 18, 92, (0, "#fffbe0"), (1, "#ffdf92")))
    # birds
    for x, y, k in ((402, 40, 1), (424, 50, 0.8), (382, 54, 0.7)):
        s.p(T("M-10 -3 Q-5 -6 0 0 Q5 -6 10 -3", x, y, k), stroke="#4a2a44", sw=2.2)
    # mountains
    s.layer(
        jag(
            points(
                "-10,104 30,74 52,92 86,46 112,78 132,66 160,122 184,176 206,240 326,240 "
                "340,176 352,122 376,84 396,100 430,66 462,98 486,84 512,104"
            )
        ),
        "#94566a",
        "#c4776a",
        46,
        200,
        rim="#cf8d7c",
        blur=8,
        op=0.22,
    )
    s.layer(
        hills(
            points("-10,190 40,176 100,190 150,212 200,236 262,244 320,236 370,210 430,182 512,186")
        ),
        "#7d4660",
        "#a55f62",
        176,
        240,
        rim="#c27f76",
        blur=8,
        op=0.22,
    )
    # far bank firs, seen through the arch
    fir = "M0 0 L-9 0 L-4 -8 L-8 -8 L-3 -17 L-6 -17 L0 -30 L6 -17 L3 -17 L8 -8 L4 -8 L9 0 Z"
    d = " ".join(
        T(fir, x, y, k)
        for x, y, k in ((142, 242, 1), (160, 242, 0.8), (352, 244, 1.1), (370, 242, 0.85))
    )
    s.layer(d + " M120 238 L400 238 L400 250 L120 250 Z", "#5e344f", rim="#a5655f", blur=5, op=0.2)
    # river
    s.layer(
        "M-10 246 C100 242 200 248 262 246 C330 244 420 248 512 246 L512 312 L-10 312 Z",
        "#d98c64",
        "#7c4658",
        244,
        296,
        rim="#ffd99a",
        blur=6,
        op=0.2,
    )
    for y, x0, x1, c in (
        (252, 214, 312, "#fff0be"),
        (259, 226, 336, "#ffe2a0"),
        (266, 190, 262, "#ffd58c"),
        (272, 246, 326, "#ffc87c"),
        (281, 222, 292, "#f5b070"),
    ):
        s.p(f"M{x0} {y} Q{(x0 + x1) / 2} {y - 3} {x1} {y}", stroke=c, sw=3.2, op=0.92)

    # trolls
    def union(parts, dark, rim, blur=8):
        for d in parts:
            s.shadow(d, blur, 0.22)
        for d in parts:
            s.p(d, rim)
        for d in parts:
            s.p(T(d, 0.9, 1.5), dark)

    def troll(x, y, k, f, dark, rim, club=True):
        M = placed(x, y, 1, 0, k * f, k)

        def rb(c, a, b):
            return M(ribbon(c, a, b)[0])

        torso = (
            "M-22 -44 C-30 -58 -30 -80 -20 -96 C-8 -112 12 -118 26 -112 L30 -119 L35 -108 "
            "L43 -112 L45 -100 L53 -100 L52 -88 L59 -84 L54 -74 L58 -66 L50 -58 "
            "L50 -50 L42 -44 C30 -32 -8 -30 -22 -44 Z"
        )
        head = T(
            "M-10 -70 C-6 -86 -10 -104 -26 -109 C-36 -112 -48 -110 -53 -102 L-59 -100 "
            "L-56 -94 C-64 -98 -75 -93 -75 -84 C-75 -76 -65 -73 -58 -77 L-57 -75 L-61 -69 "
            "C-69 -64 -71 -54 -62 -49 C-50 -42 -30 -46 -20 -56 C-14 -61 -11 -66 -10 -70 Z",
            -4,
            9,
        )
        ear = T(
            "M-31 -90 C-26 -104 -10 -120 12 -130 C6 -116 2 -96 -16 -82 C-22 -80 -30 -84 -31 -90 Z",
            -2,
            8,
        )
        hair = T("M-48 -106 L-50 -119 L-40 -112 L-36 -124 L-28 -112 L-20 -120 L-16 -104 Z", -4, 9)
        legs = [
            rb(bez((-6, -44), (-20, -32), (-20, -14), (-16, 2)), 14, 9),
            M("M-36 4 C-36 -5 -26 -9 -12 -9 L-4 4 Z"),
            rb(bez((26, -44), (42, -32), (38, -14), (34, 2)), 15, 9),
            M("M14 4 C14 -5 24 -9 38 -9 L46 4 Z"),
        ]
        union([*legs, M(torso)], dark, rim)
        s.p(
            M(
                "M-24 -44 C-10 -34 24 -32 44 -46 L40 -30 L32 -36 L26 -22 L16 -32 L8 -18 "
                "L0 -32 L-10 -22 L-14 -34 L-24 -30 Z"
            ),
            mix(dark, "#a8664a", 0.55),
        )
        union([M(hair), M(head)], mix(dark, rim, 0.05), rim, 5)
        union([M(ear)], mix(dark, rim, 0.12), rim, 4)
        s.p(
            M(T("M-25 -90 C-20 -102 -8 -114 5 -121 C0 -110 -4 -96 -17 -87 Z", -2, 8)),
            mix(dark, rim, 0.34),
        )
        s.p(
            M(
                T(
                    "M-64 -56 C-71 -63 -71 -74 -66 -80 C-64 -73 -60 -67 -54 -62 Z M-46 -54 "
                    "C-50 -62 -48 -70 -45 -74 C-44 -67 -41 -60 -37 -57 Z",
                    -4,
                    9,
                )
            ),
            "#ffeec2",
        )
        s.p(M(circle(-49, -87, 4)), "#ffe27a")
        s.p(M(circle(-50.5, -87, 1.6)), dark)
        s.p(M("M-62 -92 L-40 -88 L-41 -95 L-56 -98 Z"), dark)
        arm = M(
            smooth(
                points(
                    "24,-84 14,-94 -2,-86 -14,-68 -32,-54 -44,-32 -34,-24 -25,-30 -14,-44 "
                    "8,-56 22,-68"
                )
            )
        )
        fist = M(
            "M-46 -32 C-44 -40 -28 -40 -24 -32 C-22 -24 -28 -18 -36 -18 C-44 -19 -48 -25 -46 -32 Z"
        )
        if club:
            cl = M("M-30 -34 L-40 -34 L-74 -12 C-92 -10 -98 6 -86 14 C-74 20 -66 10 -64 0 Z")
            union([cl], mix(dark, "#8a5a3a", 0.5), rim, 5)
            for q in ((-84, 4), (-76, 10), (-77, -2)):
                s.p(M(circle(q[0], q[1], 2.2)), "#ffeec2")
        union([arm, fist], mix(dark, rim, 0.10), rim, 4)
        s.p(M("M-42 -32 L-42 -22 M-36 -33 L-36 -21 M-30 -32 L-30 -23"), stroke=dark, sw=1.4 * k)

    troll(172, 262, 0.66, -1, "#4e433f", "#f0b078", False)
    troll(304, 268, 0.94, 1, "#2c2a2c", "#f7b877")
    # the bridge in front
    arch_i = "M112 312 L112 262 C112 190 176 142 250 142 C324 142 388 190 388 262 L388 312 Z"
    deck = "M-20 138 C80 120 160 104 250 104 C340 104 420 120 520 138 L520 320 L-20 320 Z"
    s.layer(
        deck + " " + arch_i,
        "#4f3145",
        "#3a2238",
        104,
        300,
        rim="#c9866e",
        blur=13,
        op=0.42,
        evenodd=True,
    )
    # lit soffit
    s.p(
        "M112 312 L112 262 C112 190 176 142 250 142 C324 142 388 190 388 262 L388 312 "
        "L380 312 L380 262 C380 196 320 151 250 151 C180 151 120 196 120 262 L120 312 Z",
        "#8a4a50",
    )

    # voussoirs
    def ell(t, rx, ry):
        return (250 + rx * math.cos(t), 262 - ry * math.sin(t))

    n = 15
    for i in range(n):
        t0, t1 = math.pi * i / n + 0.018, math.pi * (i + 1) / n - 0.018
        key = i == n // 2
        o = 168 if not key else 170
        p4 = [
            ell(t0, 140, 121),
            ell((t0 + t1) / 2, 140, 121),
            ell(t1, 140, 121),
            ell(t1, o, 145 + (6 if key else 0)),
            ell((t0 + t1) / 2, o, 146 + (6 if key else 0)),
            ell(t0, o, 145 + (6 if key else 0)),
        ]
        c = ("#6d4555", "#64404f", "#744a58")[i % 3]
        s.layer(poly(p4), "#8a5a60" if key else c, rim="#c08a7c", blur=3.5, op=0.30)
    # courses of stone on the piers
    R = random.Random(5)
    for row, y in enumerate(range(150, 300, 22)):
        for side in (0, 1):
            x = -14 - (row % 2) * 18
            while x < 96:
                w = R.choice((30, 38, 46))
                lim = 104 - max(0, (225 - y)) * (0.62 if y < 225 else 0)
                if R.random() < 0.42 and x + w < lim - 6 and x + w > 6:
                    c = R.choice(("#5a394c", "#432940", "#63404f"))
                    s.p(rrect((x if not side else 500 - x - w), y, w - 4, 17, 3), c)
                x += w
    # parapet
    cop = (
        "M-20 122 C80 104 160 88 250 88 C340 88 420 104 520 122 L520 136 "
        "C420 118 340 102 250 102 C160 102 80 118 -20 136 Z"
    )
    s.layer(cop, "#5d3a4c", rim="#e0a07e", blur=6, op=0.38)
    for i in range(-9, 10):
        x = 250 + i * 27
        y = 88 + (x - 250) ** 2 * 0.00047
        s.p(f"M{x} {y + 2.4} L{x} {y + 13}", stroke="#3a2238", sw=1.8, cap="butt")
    # travellers on the bridge: a carter and his donkey
    tr = "#2e1830"
    g = placed(150, 96, 0.94, -5)
    donkey = (
        "M-26 0 L-27 -18 C-30 -24 -28 -30 -20 -31 L2 -31 L10 -40 L9 -48 L14 -42 L17 -48 "
        "L18 -40 L26 -32 L23 -28 L15 -30 L10 -20 L9 0 L5 0 L3 -16 L-16 -16 L-19 -8 "
        "L-20 0 Z"
    )
    pack = "M-22 -30 C-22 -44 -2 -46 0 -30 Z"
    mann = (
        "M34 0 L35 -20 C33 -30 36 -36 42 -38 C37 -42 38 -52 45 -52 C52 -52 53 -43 48 -38 "
        "C54 -36 56 -28 54 -18 L56 0 L50 0 L46 -14 L41 0 Z"
    )
    for d in (donkey, pack, mann):
        s.p(T(g(d), -0.9, -1.2), "#f3b98a")
    for d in (donkey, mann):
        s.p(g(d), tr)
    s.p(g(pack), "#6b3a46")
    s.p(g("M22 -30 L40 -26"), stroke=tr, sw=1.8)
    s.p(g("M58 4 L62 -46"), stroke=tr, sw=2.6)
    s.p(g("M36 -50 L54 -48 L46 -58 Z"), tr)
    # ivy over the parapet
    for x, L in ((52, 34), (66, 48), (80, 28), (408, 44), (424, 60), (440, 36), (456, 26)):
        y = 104 + (x - 250) ** 2 * 0.00047
        s.p(f"M{x} {y} Q{x + 3} {y + L / 2} {x - 2} {y + L}", stroke="#4d5a3a", sw=2.4)
        for j in range(int(L / 8)):
            s.p(
                T(
                    "M0 0 C5 -5 10 -2 11 3 C6 6 1 4 0 0 Z",
                    x,
                    y + 5 + j * 8,
                    1.05,
                    20 if j % 2 else 150,
                ),
                "#6f7a45" if j % 3 else "#8b8f50",
            )
    # near bank
    s.layer(
        "M-10 286 C30 272 70 280 106 292 C120 297 130 304 138 312 L-10 312 Z",
        "#22111f",
        rim="#8a5a60",
        blur=8,
        op=0.4,
    )
    s.layer(
        "M512 280 C476 270 440 282 408 294 C396 300 388 306 382 312 L512 312 Z",
        "#22111f",
        rim="#8a5a60",
        blur=8,
        op=0.4,
    )
    for x, y, h, ln in (
        (22, 284, 30, -8),
        (30, 284, 38, 4),
        (40, 284, 26, 10),
        (470, 280, 34, -6),
        (480, 280, 42, 5),
        (490, 280, 28, 10),
    ):
        s.p(f"M{x - 2.5} {y + 6} Q{x} {y - h / 2} {x + ln} {y - h} L{x + 2.5} {y + 6} Z", "#22111f")
    # bones: somebody did not pay
    s.p(circle(120, 288, 6), "#e8cfae")
    s.p(circle(118, 288, 1.6), "#22111f")
    s.p(circle(122.5, 288, 1.6), "#22111f")
    s.p(rrect(117, 291, 6, 5, 1), "#e8cfae")
    s.view = (32, 34, 443, 266)
    return s
