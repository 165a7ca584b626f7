"""The picture of the quest Wyverns over the Pass."""

import random

from colours import mix
from paths import T, bez, circle, hills, jag, normals, placed, points, poly, ribbon, rrect, smooth
from shapes import tendril
from svgkit import Svg, picture


@picture("quests/wyverns_over_the_pass")
def draw() -> Svg:
    s = Svg(500, 300, "#101c3c")
    sx, sy = 386, 104
    s.ground(s.rad(sx, sy, 400, (0, "#fff8e0"), (0.4, "#c4e2ee"), (1, "#4f80b8")))
    s.rings(
        sx,
        sy,
        ((300, "#7aa9d2"), (226, "#9cc6e0"), (160, "#c4e1e8"), (104, "#eaf1e0")),
        light="#ffffff",
        t=0.35,
        op=0.16,
    )
    s.shadow(circle(sx, sy, 54), 9, 0.12)
    s.p(circle(sx, sy, 54), s.rad(sx - 10, sy - 12, 70, (0, "#ffffff"), (1, "#ffe9b4")))

    # far range with snow
    def peak(pts, c0, c1, cap, rim, y0, y1, op=0.2):
        s.layer(jag(pts), c0, c1, y0, y1, rim=rim, blur=8, op=op)
        for i in range(1, len(pts) - 1):
            (ax, ay), (x, y), (bx, by) = pts[i - 1], pts[i], pts[i + 1]
            if y < ay - 18 and y < by - 18:
                f = min(0.5, 40 / max(1, min(ay - y, by - y)))
                L = (x + (ax - x) * f, y + (ay - y) * f)
                R = (x + (bx - x) * f, y + (by - y) * f)
                w = R[0] - L[0]
                z = [
                    L,
                    (L[0] + w * 0.2, L[1] - 5),
                    (L[0] + w * 0.36, L[1] + 8),
                    (L[0] + w * 0.54, L[1] - 7),
                    (L[0] + w * 0.74, R[1] + 6),
                    (L[0] + w * 0.86, R[1] - 5),
                    R,
                ]
                s.p(poly([(x, y + 0.8), *z]), mix(cap, c0, 0.32))
                s.p(
                    poly(
                        [
                            (x, y + 0.8),
                            (L[0] + w * 0.54, L[1] - 7),
                            (L[0] + w * 0.74, R[1] + 6),
                            (L[0] + w * 0.86, R[1] - 5),
                            R,
                        ]
                    ),
                    cap,
                )

    peak(
        [
            (-10, 190),
            (30, 150),
            (62, 176),
            (112, 118),
            (160, 172),
            (204, 146),
            (244, 190),
            (290, 150),
            (318, 172),
            (352, 136),
            (398, 184),
            (440, 140),
            (470, 166),
            (512, 130),
        ],
        "#8fb2d4",
        "#c9dde6",
        "#ffffff",
        "#eef8fb",
        118,
        220,
    )
    peak(
        [
            (-10, 196),
            (24, 176),
            (84, 118),
            (136, 190),
            (168, 178),
            (214, 232),
            (258, 244),
            (306, 226),
            (340, 188),
            (366, 200),
            (424, 126),
            (474, 186),
            (512, 164),
        ],
        "#5d86b8",
        "#8fb0cf",
        "#ffffff",
        "#d6e8f2",
        118,
        260,
        0.24,
    )
    # snow field and the road winding through the notch
    s.layer(
        hills(points("120,262 190,240 258,232 330,240 400,262"), 320),
        "#dfeaf2",
        "#a9c4de",
        232,
        300,
        rim="#ffffff",
        blur=7,
        op=0.2,
    )
    s.p(
        "M262 233 C254 240 236 242 238 248 C244 254 284 252 290 260 C294 268 240 270 226 282 "
        "C218 290 220 300 214 312 L292 312 C290 300 296 290 310 280 C330 266 322 256 296 250 "
        "C276 246 262 244 270 233 Z",
        "#8aa6c6",
    )

    # caravan, hurrying
    def wagon(x, y, k, f=1):
        G = placed(x, y, 1, 0, k * f, k)
        s.union(
            [G("M-16 -6 L-15 -16 C-12 -26 10 -26 13 -16 L14 -6 Z")],
            "#f3ead6",
            "#ffffff",
            blur=3,
            op=0.2,
            rd=(0.5, 0.8),
        )
        s.p(G("M-18 -8 L17 -8 L14 -2 L-15 -2 Z"), "#3a2a3c")
        for q in (-10, 9):
            s.p(G(circle(q, -1, 5)), "#22203c")
            s.p(G(circle(q, -1, 2)), "#8a9ab8")
        s.p(
            G(
                "M20 -4 L22 -10 C26 -14 34 -14 38 -12 L43 -20 L48 -18 L50 -12 L44 -11 L42 -4 "
                "L42 2 L40 2 L39 -4 L26 -4 L25 2 L23 2 Z"
            ),
            "#22203c",
        )

    wagon(262, 249, 0.46, -1)
    wagon(268, 282, 0.95, 1)
    # dark cliffs left and right
    s.layer(
        "M-10 320 L-10 150 L14 166 L30 160 L52 190 L78 196 L92 224 L118 232 L132 258 "
        "L170 270 L186 292 L212 320 Z",
        "#26365f",
        "#1a264a",
        150,
        300,
        rim="#9fc0de",
        blur=11,
        op=0.36,
    )
    s.p("M-10 178 L20 196 L34 190 L58 226 L84 238 L100 270 L128 282 L146 320 L-10 320 Z", "#1b2850")
    s.p(
        "M14 167 L30 161 L52 191 L78 197 L92 225 L118 233 L104 236 L84 226 L74 206 L50 203 "
        "L32 176 Z",
        "#eef6fb",
    )
    s.layer(
        "M512 320 L512 170 L488 186 L470 182 L452 212 L424 216 L408 244 L376 252 L360 276 "
        "L338 284 L322 320 Z",
        "#26365f",
        "#1a264a",
        170,
        300,
        rim="#e6f2f8",
        blur=11,
        op=0.36,
    )
    s.p("M512 206 L482 216 L462 240 L436 246 L420 272 L392 282 L372 320 L512 320 Z", "#1b2850")
    s.p(
        "M488 187 L470 183 L452 213 L424 217 L408 245 L376 253 L392 256 L416 254 L430 230 "
        "L458 224 L474 198 Z",
        "#ffffff",
    )
    # a watchtower on the right cliff
    s.layer(
        "M462 190 L464 140 L458 140 L458 126 L465 126 L465 132 L471 132 L471 126 L479 126 "
        "L479 132 L485 132 L485 126 L492 126 L492 140 L486 140 L490 190 Z",
        "#26365f",
        rim="#e6f2f8",
        blur=6,
        op=0.3,
    )
    s.p(rrect(472, 148, 7, 12, 3), "#ffb84a")
    s.p("M475 126 L475 106", stroke="#26365f", sw=2.4)
    s.p("M475 106 C486 102 490 112 502 108 L502 118 C490 122 486 112 475 116 Z", "#d9542b")
    # far wyverns
    small = (
        "M-40 2 C-34 -2 -28 -4 -20 -2 C-12 -2 -8 -6 -4 -8 C-8 -24 -18 -38 -32 -46 "
        "C-10 -46 6 -32 12 -10 C22 -28 40 -38 60 -38 C46 -30 38 -18 34 -4 "
        "C26 -8 20 -6 16 0 C28 6 42 8 54 2 L52 8 L62 8 C48 18 28 16 14 8 L8 14 L4 7 "
        "C-4 8 -14 4 -22 4 L-30 8 L-32 4 Z"
    )
    for x, y, k, r, f, c in ((40, 112, 0.50, -6, 1, "#4a6398"), (450, 48, 0.46, 8, -1, "#4a6398")):
        s.p(T(small, x, y, 1, r, k * f, k), c)
    # the great one
    X, Y, K = 228, 146, 1.03
    G = placed(X, Y, K, -4)
    D, RM = "#2a1d48", "#ffe9d0"
    far = (
        "M-4 -8 L-30 -96 C-60 -118 -100 -126 -140 -116 C-126 -104 -128 -84 -138 -70 "
        "C-118 -68 -106 -52 -104 -34 C-86 -40 -66 -28 -52 -8 C-40 -10 -24 -4 -8 6 Z"
    )
    s.layer(G(far), "#8a4a78", "#5c3a74", 10, 150, rim="#e0a8b8", blur=9, op=0.30)
    for a, b in (((-30, -96), (-138, -70)), ((-30, -96), (-104, -34)), ((-28, -92), (-52, -8))):
        s.p(
            G(f"M{a[0]} {a[1]} Q{(a[0] + b[0]) / 2 - 4} {(a[1] + b[1]) / 2 - 12} {b[0]} {b[1]}"),
            stroke="#4a2c64",
            sw=3.4,
        )
    s.p(G(tendril(((-4, -6), (-14, -40), (-22, -70), (-32, -100)), 6, 4, 8)), "#4a2c64")
    s.p(G("M-30 -98 C-60 -118 -100 -126 -140 -116"), stroke="#4a2c64", sw=4.6)
    s.p(G("M-28 -94 L-34 -112 L-36 -96 Z"), "#4a2c64")
    tail = bez((24, 6), (84, 20), (110, 84), (176, 48), 14)
    td = ribbon(tail, 17, 2)[0]
    spade = T("M-4 0 L-12 -15 L34 0 L-12 15 Z", 176, 48, 1, -28)
    neck = tendril(((-8, -2), (-40, -24), (-52, 18), (-86, 8)), 17, 9, 12)
    body = smooth(points("-22,-10 6,-20 34,-6 44,12 22,24 -8,22 -26,8"))
    head = T(
        "M8 -12 L30 -30 L4 -22 L12 -40 L-12 -22 C-22 -20 -36 -14 -50 -4 L-55 2 L-47 3 L-44 9 "
        "L-40 3 L-26 4 L-10 8 L-28 13 L-34 9 L-38 15 L-44 16 L-44 20 C-34 26 -16 26 -4 20 "
        "L6 28 L8 14 Z",
        -92,
        6,
        0.94,
        -10,
    )
    legs = [
        tendril(((14, 16), (28, 34), (6, 38), (6, 52)), 9, 3.4, 8),
        tendril(((30, 12), (48, 28), (30, 36), (32, 50)), 9, 3.4, 8),
        "M4 48 L-8 56 L2 55 L0 66 L8 57 L14 64 L11 50 Z",
        "M29 46 L18 54 L28 53 L27 64 L34 55 L41 61 L36 48 Z",
    ]
    spines = []
    N = normals(tail)
    for i in range(1, 13, 2):
        spines.append(
            poly(
                [
                    (
                        tail[i][0] + N[i][0] * -12 * (1 - i / 15),
                        tail[i][1] - N[i][1] * 12 * (1 - i / 15),
                    ),
                    (tail[i][0] - N[i][0] * (23 - i), tail[i][1] - N[i][1] * (23 - i)),
                    (
                        tail[i + 1][0] - N[i][0] * 11 * (1 - i / 15),
                        tail[i + 1][1] - N[i][1] * 11 * (1 - i / 15),
                    ),
                ]
            )
        )
    parts = [td, spade, neck, body, head, *legs]
    for d in (td, neck, body, head):
        s.shadow(G(d), 8, 0.26)
    s.union([G(d) for d in spines + parts], D, RM, blur=8, op=0, rd=(-1.0, 1.0))
    for i in range(1, 8):
        q = bez((-8, -2), (-40, -24), (-52, 18), (-86, 8), 9)[i]
        s.p(
            G(f"M{q[0] - 1} {q[1] + 3} L{q[0] - 5} {q[1] + 11 - 0.4 * i}"),
            stroke="#8a4a78",
            sw=3,
            cap="butt",
        )
    near = (
        "M4 -10 L46 -92 C78 -118 124 -124 168 -104 C148 -94 142 -74 150 -52 "
        "C130 -52 116 -38 116 -12 C98 -22 76 -14 62 8 C54 4 44 4 34 10 Z"
    )
    s.layer(G(near), "#c0445a", "#6a2a5c", 10, 150, rim="#ffd9b8", blur=10, op=0.36, rd=(-0.8, 1.2))
    for a, b in (((46, -92), (150, -52)), ((46, -92), (116, -12)), ((44, -88), (62, 8))):
        s.p(
            G(f"M{a[0]} {a[1]} Q{(a[0] + b[0]) / 2 + 6} {(a[1] + b[1]) / 2 - 12} {b[0]} {b[1]}"),
            stroke=D,
            sw=3.8,
        )
    s.p(G(tendril(((4, -4), (18, -36), (32, -66), (48, -96)), 8, 4.6, 8)), D)
    s.p(G("M46 -94 C78 -119 124 -125 168 -105"), stroke=D, sw=5.4)
    s.p(G("M42 -92 L46 -114 L53 -96 Z"), D)
    s.p(G(T("M-26 -13 L-14 -12 L-19 -6 Z", -92, 6, 0.94, -10)), "#ffd04a")
    # breath of frost
    R = random.Random(4)
    for _ in range(26):
        x, y, r = R.uniform(10, 490), R.uniform(20, 290), R.uniform(1, 2.4)
        s.p(circle(x, y, r), "#ffffff", 0.85)
    return s
