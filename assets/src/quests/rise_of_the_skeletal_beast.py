"""The picture of the quest Rise of the Skeletal Beast."""

import math
import random

from paths import T, bez, circle, hills, jag, normals, placed, points, poly, smooth
from shapes import crescent, swelling
from svgkit import Svg, picture


@picture("quests/rise_of_the_skeletal_beast")
def draw() -> Svg:
    s = Svg(500, 300, "#10060f")
    s.nmax = 5
    lx, ly = 292, 150
    s.ground(s.rad(lx, ly, 340, (0, "#b9a06a"), (0.4, "#6f4f5a"), (1, "#2a1a30")))
    s.rings(
        lx,
        ly,
        (
            (262, "#46304a", 3, 8),
            (200, "#644558", 6, 7),
            (146, "#8a6660", 9, 6),
            (96, "#b4945e", 12, 5),
        ),
        op=0.26,
        light="#f3ffb0",
        t=0.16,
    )
    s.layer(
        jag(
            points(
                "-10,214 30,178 48,192 76,150 104,196 140,216 330,222 400,206 432,168 "
                "450,186 476,158 512,190"
            )
        ),
        "#54394e",
        "#7d5a60",
        150,
        260,
        rim="#a98474",
        blur=7,
        op=0.26,
    )
    # dead trees
    for d in (
        (
            "M28 250 C34 214 32 190 22 168 L27 167 C30 176 33 182 36 188 C37 172 42 160 50 152 "
            "L53 156 C46 166 43 180 43 196 C42 216 44 236 46 250 Z"
        ),
        (
            "M462 250 C466 222 464 204 470 184 C464 176 458 172 450 170 L453 166 "
            "C462 168 468 172 473 178 C474 166 480 156 490 150 L492 154 C484 164 480 176 480 190 "
            "C476 212 478 232 482 250 Z"
        ),
    ):
        s.layer(d, "#38243a", rim="#8a6660", blur=5, op=0.26)
    s.layer(
        hills(points("-10,246 80,240 180,250 300,254 400,246 512,242")),
        "#4b3045",
        "#38233a",
        240,
        300,
        rim="#a98474",
        blur=7,
        op=0.3,
    )
    B0, B1, B2, BR = "#f1e6c8", "#cdb994", "#9c8370", "#fffbe6"
    FB, FD = "#a8907e", "#7d6668"
    # soul fire within the ribs
    s.glow(318, 190, 120, "#b8ff5e", 0.85)
    # spine curve: from the ground at right, over the back, down to the neck, up to the skull
    spine = bez((470, 290), (470, 90), (330, 54), (252, 104), 15)
    neck = bez((252, 104), (222, 132), (200, 126), (178, 104), 6)
    # far ribs
    for i, t in enumerate((4, 6, 8, 10, 12)):
        p = spine[t]
        L = (96, 122, 132, 124, 100)[i]
        s.p(crescent((p[0] - 4, p[1] + 2), (p[0] - 34 + i * 7, p[1] + L), -20, 7), FD)
    # far arm
    far = [
        swelling([(268, 128, 8), (214, 160, 5.6), (206, 196, 7)]),
        swelling([(206, 192, 6.4), (216, 226, 4.4), (214, 250, 6)]),
    ]
    s.union(far, FD, FB, 5, 0.2)
    # vertebrae with spikes
    pts = spine + neck[1:]
    N = normals(pts)
    for i in range(len(pts) - 1, -1, -1):
        (x, y), (nx, ny) = pts[i], N[i]
        if ny > 0:
            nx, ny = -nx, -ny
        if i < 5:
            nx, ny = abs(nx), ny
        a = math.degrees(math.atan2(ny, nx)) + 90
        k = 1.2 if i < 16 else 0.92
        hgt = 40 if 3 < i < 14 else 28
        v = T(
            f"M-12 5 C-15 -3 -11 -10 -6 -11 L-5 -14 L2 -{hgt} L6 -12 C12 -9 14 -2 11 5 "
            "C7 11 -7 11 -12 5 Z",
            x,
            y,
            k,
            a,
        )
        s.layer(v, B1 if i % 2 else "#d8c7a2", rim=BR, blur=4, op=0.34)
        s.p(T("M-9 5 C-4 9 6 9 9 4 C6 1 -6 1 -9 5 Z", x, y, k, a), B2)
    # near ribs
    for i, t in enumerate((3, 5, 7, 9, 11, 13)):
        p = spine[t]
        L = (110, 138, 150, 148, 128, 92)[i]
        c = crescent((p[0] + 2, p[1] + 6), (p[0] - 44 + i * 9, p[1] + 6 + L), 34 - i * 1.5, 9.5)
        s.layer(c, B0, B1, p[1], p[1] + L, rim=BR, blur=5, op=0.34)
    # shoulder blade and near arm
    s.layer(
        smooth(points("262,96 296,112 312,150 300,160 276,140 254,124")),
        B0,
        B1,
        96,
        160,
        rim=BR,
        blur=6,
        op=0.36,
    )
    arm = [
        swelling([(298, 150, 9.5), (282, 160, 7), (240, 184, 6), (222, 190, 9.5), (216, 190, 7)])
    ]
    fore = [
        swelling([(222, 184, 8), (212, 200, 6), (176, 236, 5), (168, 246, 7.5)]),
        swelling([(232, 192, 5.6), (222, 210, 3.6), (186, 242, 3.4), (180, 250, 4.4)]),
    ]
    s.union(fore, B1, BR, 5, 0.26)
    s.union(arm, B0, BR, 5, 0.3)
    # hand: knuckles and claws
    for a, b, c in (
        ((164, 246), (136, 240), (118, 266)),
        ((166, 250), (146, 250), (136, 280)),
        ((172, 252), (164, 258), (160, 288)),
        ((178, 252), (186, 260), (190, 286)),
    ):
        s.union(
            [
                swelling(
                    [
                        (a[0], a[1], 5),
                        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 1, 3.8),
                        (b[0], b[1], 4.8),
                    ]
                )
            ],
            B0,
            BR,
            4,
            0.22,
        )
        d = f"M{b[0] - 5} {b[1] - 1} L{b[0] + 5} {b[1] + 1} L{c[0]} {c[1]} Z"
        s.layer(d, "#4a3a3f", rim="#e8d8b0", blur=3, op=0.25)
    # skull
    K = placed(158, 100, 1.1, 8)
    horn_far = "M14 -30 C26 -52 54 -66 90 -60 C72 -52 56 -40 46 -20 Z"
    s.layer(K(horn_far), FD, rim=FB, blur=5, op=0.3)
    jaw = (
        "M26 20 C14 34 -6 42 -30 44 C-56 46 -80 40 -98 30 L-96 20 L-90 24 L-86 12 L-80 26 "
        "L-70 29 L-66 17 L-60 30 L-48 30 L-44 19 L-38 29 C-20 26 -6 20 4 8 Z"
    )
    s.layer(K(T(jaw, 0, 6, 1, -10)), B1, "#a98f78", 90, 150, rim=BR, blur=7, op=0.38)
    skull = (
        "M40 -8 C44 -28 32 -46 6 -48 C-10 -50 -24 -44 -34 -34 C-52 -32 -76 -24 -96 -12 "
        "C-106 -8 -112 0 -110 8 L-104 10 L-102 24 L-95 10 L-84 10 L-80 26 L-73 9 L-60 8 "
        "L-56 21 L-50 7 L-38 6 L-34 16 L-28 5 "
        "C-18 6 -12 10 -8 18 C0 26 14 24 22 16 C32 12 38 4 40 -8 Z"
    )
    s.layer(K(skull), B0, B1, 40, 120, rim=BR, blur=7, op=0.4)
    s.p(
        K(
            "M40 -8 C44 -28 32 -46 6 -48 C20 -40 26 -26 22 -10 C20 2 12 12 -2 16 "
            "C-2 22 14 24 22 16 C32 12 38 4 40 -8 Z"
        ),
        "#b8a283",
    )
    s.p(K("M-30 -26 C-18 -36 0 -34 6 -22 C8 -10 -2 0 -14 -2 C-24 -4 -32 -14 -30 -26 Z"), "#2a1628")
    s.p(K("M-100 -8 C-92 -14 -82 -14 -80 -8 C-84 -3 -94 -2 -100 -8 Z"), "#2a1628")
    s.p(K("M-62 -18 L-50 -8 L-54 0 M10 -46 L4 -38 L12 -34"), stroke="#8a7262", sw=2)
    ex, ey = (
        158 + (-13 * math.cos(0.14) * 1.1 + 18 * math.sin(0.14) * 1.1),
        100 + (-13 * math.sin(0.14) - 18 * math.cos(0.14)) * 1.1,
    )
    s.glow(ex, ey, 34, "#b8ff5e", 1)
    s.p(circle(ex, ey, 6.6), "#d8ff8a")
    s.p(circle(ex - 1, ey - 1, 3.2), "#ffffff")
    s.p(T("M-4 -4 C-2 -16 6 -20 14 -30 C12 -18 14 -10 6 -2 Z", ex + 1, ey - 2), "#c9ff74", 0.9)
    horn = (
        "M18 -42 C20 -66 44 -88 84 -90 C106 -91 122 -86 134 -74 C112 -80 90 -74 74 -62 "
        "C60 -50 52 -36 46 -16 C36 -22 26 -32 18 -42 Z"
    )
    s.layer(K(horn), "#6b5158", "#3d2a3a", 0, 80, rim="#f1e6c8", blur=8, op=0.4)
    for d in (
        "M34 -62 C42 -56 50 -48 54 -42",
        "M50 -78 C58 -72 62 -66 64 -56",
        "M70 -86 C76 -82 78 -76 80 -68",
    ):
        s.p(K(d), stroke="#a08478", sw=2.2)
    # broken ground: slabs pushed up
    for q in (
        [(360, 300), (376, 262), (402, 256), (412, 300)],
        [(412, 300), (428, 250), (452, 244), (456, 300)],
        [(452, 300), (478, 246), (502, 252), (512, 300)],
        [(238, 300), (252, 272), (282, 268), (290, 300)],
        [(296, 300), (318, 266), (352, 272), (360, 300)],
    ):
        s.layer(poly(q), "#4a2f44", "#2a1830", 244, 300, rim="#d0e08a", blur=6, op=0.36)
        s.p(
            poly(
                [q[0], q[1], ((q[1][0] + q[2][0]) / 2, q[1][1] + 4), ((q[0][0] + q[3][0]) / 2, 300)]
            ),
            "#5f4054",
        )
    s.layer(
        hills(points("-10,274 60,268 120,282 200,286 300,288 400,284 512,276")),
        "#20122a",
        "#170c1f",
        268,
        300,
        rim="#8a6a70",
        blur=8,
        op=0.4,
    )
    for x, y, r in ((206, 262, 6), (232, 246, 4), (350, 236, 5), (396, 228, 4), (300, 250, 4)):
        s.p(
            poly(
                [(x - r, y), (x - r * 0.3, y - r), (x + r, y - r * 0.4), (x + r * 0.5, y + r * 0.8)]
            ),
            "#5f4054",
        )
    R = random.Random(4)
    for _ in range(18):
        x, y, r = R.uniform(180, 440), R.uniform(90, 260), R.uniform(1.2, 2.4)
        s.p(poly([(x, y - r * 1.6), (x + r, y), (x, y + r * 1.6), (x - r, y)]), "#d8ff8a", 0.85)
    # the necromancer who called it
    px, py = 52, 276
    rob = [
        (
            "M-16 0 C-14 -24 -12 -40 -6 -50 C-10 -62 -4 -72 4 -72 C12 -72 16 -62 12 -50 "
            "C17 -38 17 -22 18 0 Z"
        ),
        swelling([(8, -46, 6), (24, -54, 5), (34, -66, 4)]),
    ]
    s.p(T("M32 2 L38 -84", px, py), stroke="#170c1f", sw=3.2)
    for d in rob:
        s.p(T(d, px + 1.5, py - 0.8), "#d0e08a")
    for d in rob:
        s.p(T(d, px, py), "#170c1f")
    s.glow(px + 39, py - 90, 20, "#b8ff5e", 1)
    s.p(circle(px + 39, py - 90, 4.6), "#eaffb8")
    return s
