"""The picture of the quest The Glass Basilisk."""

import random

from colours import mix
from paths import T, bez, circle, hills, normals, parse, placed, points, poly
from shapes import star, tendril
from svgkit import Svg, picture


@picture("quests/the_glass_basilisk")
def draw() -> Svg:
    s = Svg(500, 300, "#2e1408")
    sx, sy = 262, 116
    s.ground(s.rad(sx, sy, 330, (0, "#fff4d6"), (0.5, "#e8b468"), (1, "#a8642e")))
    s.rings(
        sx,
        sy,
        ((262, "#c98a44"), (210, "#dca657"), (160, "#ebc274"), (116, "#f6dc9e")),
        light="#fff6e0",
        t=0.25,
        op=0.16,
    )
    s.shadow(circle(sx, sy, 78), 9, 0.10)
    s.p(circle(sx, sy, 78), s.rad(sx - 16, sy - 20, 110, (0, "#fffef6"), (1, "#ffe8b8")))
    # ruins and dunes
    for x, h, w in ((392, 92, 12), (424, 60, 12), (462, 104, 14), (62, 70, 12)):
        s.layer(
            f"M{x - w / 2} 226 L{x - w / 2} {226 - h + 6} L{x - w / 2 + 3} {226 - h} "
            f"L{x + w / 2 - 4} {226 - h + 5} L{x + w / 2} {226 - h - 2} L{x + w / 2} 226 Z",
            "#c08a50",
            rim="#fff0c8",
            blur=6,
            op=0.2,
        )
        s.p(
            f"M{x - 2} 222 L{x - 2} {232 - h} M{x + 3} 222 L{x + 3} {234 - h}",
            stroke="#a06e3e",
            sw=1.8,
        )
    s.layer("M380 138 L470 122 L472 132 L382 148 Z", "#c08a50", rim="#fff0c8", blur=5, op=0.2)
    s.layer(
        hills(points("-10,206 60,190 140,206 230,222 330,212 420,196 512,208")),
        "#dba862",
        "#c48a4c",
        190,
        250,
        rim="#fff0c0",
        blur=7,
        op=0.18,
    )
    s.layer(
        hills(points("-10,240 80,226 180,232 300,240 400,226 512,238")),
        "#b8763f",
        "#945432",
        224,
        290,
        rim="#ffdc9a",
        blur=8,
        op=0.22,
    )
    # glass
    UP = ("#f4ffff", "#c8f6f4", "#9aeaea", "#e0fdf8", "#7fdfe4")
    LO = ("#3fb4c6", "#2a93b0", "#1f7a9c", "#54c4cc", "#2fa0b4")
    ODD = ("#f6c6e6", "#c9a8ee", "#ffe6c0")

    def glass(c, w0, w1, seed, pw=1.0, blur=8, op=0.34, wf=None):
        R = random.Random(seed)
        N = normals(c)
        n = len(c) - 1
        A, B, C = [], [], []
        for i, (p, q) in enumerate(zip(c, N, strict=False)):
            w = wf(i / n) if wf else w0 + (w1 - w0) * (i / n) ** pw
            z = (0.34 if i % 2 else -0.30) * w
            q if q[1] < 0 else (-q[0], -q[1])
            if True:
                pass
            A.append((p[0] + q[0] * w, p[1] + q[1] * w))
            B.append((p[0] - q[0] * w, p[1] - q[1] * w))
            C.append((p[0] + q[0] * z, p[1] + q[1] * z))
        out = poly(A + B[::-1])
        s.shadow(out, blur, op, 2, 4)
        s.p(out, "#ffffff", 0.9, "#ffffff", 2.2)
        s.p(out, "#5fcdd4")
        for i in range(n):
            for side, S in ((1, A), (-1, B)):
                ny = N[i][1] * side
                nx = N[i][0] * side
                lit = -ny * 0.8 - nx * 0.35  # light from above, a little from the left
                pal = UP if lit > 0.12 else LO
                col = R.choice(ODD) if R.random() < 0.13 else pal[R.randrange(5)]
                if abs(lit) <= 0.35:
                    col = mix(col, "#6fd2d8", 0.5)
                if R.random() < 0.5:
                    tr = ((S[i], S[i + 1], C[i]), (S[i + 1], C[i + 1], C[i]))
                else:
                    tr = ((S[i], S[i + 1], C[i + 1]), (S[i], C[i + 1], C[i]))
                s.p(poly(tr[0]), col)
                s.p(poly(tr[1]), mix(col, "#1f7a9c" if pal is LO else "#8fe4e6", 0.38))
        # bright edge on top
        for i in range(0, n, 1):
            S = A if N[i][1] < 0 else B
            if abs(N[i][1]) > 0.35:
                s.p(poly([S[i], S[i + 1]], False), stroke="#ffffff", sw=1.8, op=0.9)
        return A, B

    back = bez((124, 238), (132, 196), (232, 192), (304, 212), 10)
    rise = (
        bez((304, 212), (384, 232), (384, 140), (306, 140), 12)
        + bez((306, 140), (258, 138), (238, 122), (256, 92), 8)[1:]
    )
    body = back + rise[1:]
    glass(body, 24, 15, 3, 1.3)
    # head
    hx0, hy0, k = 246, 88, 1.24

    def H_(pts):
        return T(poly(pts), hx0, hy0, k, -6)

    for _i, (pts, a, b) in enumerate(
        (
            ([(20, -6), (50, -22), (54, -30), (26, 10)], "#f08ab8", "#c85a9a"),
            ([(10, -20), (36, -52), (28, -6)], "#ffb0d0", "#e070a8"),
            ([(-2, -22), (4, -64), (18, -18)], "#ffd0e4", "#f08ab8"),
            ([(-16, -22), (-20, -48), (4, -22)], "#ffb0d0", "#e070a8"),
        )
    ):
        s.shadow(H_(pts), 4, 0.22)
        s.p(H_(pts), "#ffffff", 1, "#ffffff", 1.6)
        s.p(H_(pts), a)
        s.p(H_([pts[0], pts[1], ((pts[0][0] + pts[-1][0]) / 2, (pts[0][1] + pts[-1][1]) / 2)]), b)
    jaw = [(24, 10), (2, 12), (-18, 20), (-44, 26), (-38, 33), (-10, 35), (18, 28)]
    upper = [
        (-56, 2),
        (-46, -9),
        (-20, -24),
        (10, -24),
        (28, -8),
        (26, 14),
        (2, 12),
        (-30, 9),
        (-52, 9),
    ]
    for q in (jaw, upper):
        s.shadow(H_(q), 6, 0.30)
    s.p(H_([(24, 8), (-30, 8), (-44, 26), (-10, 30)]), "#6a1f4a")
    s.p(
        T(
            "M-8 18 C-30 12 -50 20 -66 16 L-76 8 L-70 17 L-78 24 L-64 20 C-48 24 -28 18 -8 23 Z",
            hx0,
            hy0,
            k,
            -6,
        ),
        "#e23a6a",
    )
    for q in (jaw, upper):
        s.p(H_(q), "#ffffff", 1, "#ffffff", 2)
    s.p(H_(jaw), "#2a93b0")
    s.p(H_([(24, 10), (2, 12), (-18, 20), (-10, 35), (18, 28)]), "#3fb4c6")
    s.p(H_([(24, 10), (2, 12), (18, 28)]), "#1f7a9c")
    s.p(H_(upper), "#9aeaea")
    for pts, c in (
        ([(-46, -9), (-20, -24), (-24, -8)], "#f4ffff"),
        ([(-56, 2), (-46, -9), (-24, -8), (-34, 2)], "#c8f6f4"),
        ([(-20, -24), (10, -24), (0, -8), (-24, -8)], "#e0fdf8"),
        ([(10, -24), (28, -8), (0, -8)], "#7fdfe4"),
        ([(-56, 2), (-34, 2), (-30, 9), (-52, 9)], "#54c4cc"),
        ([(-34, 2), (0, -8), (2, 12), (-30, 9)], "#3fb4c6"),
        ([(0, -8), (28, -8), (26, 14), (2, 12)], "#2a93b0"),
        ([(28, -8), (26, 14), (12, 4)], "#1f7a9c"),
        ([(-24, -8), (0, -8), (-34, 2)], "#c9a8ee"),
    ):
        s.p(H_(pts), c)
    for x in (-48, -38, -26):
        s.p(H_([(x - 3, 9), (x, 21), (x + 3, 9)]), "#ffffff")
    for x in (-36, -26):
        s.p(H_([(x - 2.4, 25), (x, 15), (x + 2.4, 24)]), "#e0fdf8")
    e = T(poly([(-22, -4)]), hx0, hy0, k, -6)
    ex, ey = parse(e)[0][1]
    # its stare, thrown back by a mirror
    gx, gy = 96, 216
    s.p(
        poly([(ex, ey), (gx - 15, gy - 8), (gx + 9, gy + 13)]),
        s.lin(ex, ey, gx, gy, (0, "#fff27a", 0.95), (0.5, "#ffe45a", 0.50), (1, "#fff6b0", 0.80)),
    )
    s.glow(ex, ey, 26, "#ffe45a", 1)
    s.p(H_([(-30, -5), (-18, -11), (-11, -5), (-20, 1)]), "#7a1f4a")
    s.p(H_([(-27, -5), (-18, -9), (-13, -5), (-20, -1)]), "#ffec5a")
    s.p(H_([(-21, -9), (-19, -5), (-21, -1), (-22.4, -5)]), "#3a0f20")
    # lower coil in front, tail up on the right
    tail = (
        bez((412, 186), (446, 246), (388, 284), (300, 276), 14)
        + bez((300, 276), (210, 270), (108, 288), (124, 238), 12)[1:]
    )
    glass(tail, 0, 0, 8, 1, 9, 0.40, lambda u: 1.5 + 24 * min(1, u * 2.2) ** 0.8)

    # shards where it passed
    def shard(x, y, w, h, r):
        s.p(T(poly([(-w, 0), (-w * 0.3, -h), (w, 0)]), x, y, 1, r), "#9aeaea")
        s.p(T(poly([(-w * 0.3, -h), (w, 0), (0, 0)]), x, y, 1, r), "#2a93b0")

    # victims: men of glass
    def victim(x, y, k, f):
        G = placed(x, y, 1, 0, k * f, k)
        b = [
            "M-12 0 L-10 -36 L-14 -66 C-12 -76 12 -76 14 -66 L10 -36 L14 0 L4 0 L0 -28 L-4 0 Z",
            "M-8 -74 L-9 -88 C-8 -98 8 -98 9 -88 L8 -74 Z",
            tendril(((12, -68), (22, -60), (26, -74), (24, -88)), 5, 3.6, 5),
            tendril(((-12, -68), (-24, -60), (-22, -48), (-26, -40)), 5, 3.6, 5),
        ]
        for d in b:
            s.shadow(G(d), 4, 0.2)
        for d in b:
            s.p(G(d), "#ffffff", 1, "#ffffff", 1.6)
        for d in b:
            s.p(G(d), "#a8e6ea")
        s.p(G("M0 -76 C8 -76 13 -72 14 -66 L10 -36 L14 0 L4 0 L0 -28 Z"), "#4fb0c4")
        s.p(G("M0 -96 C6 -96 9 -92 9 -88 L8 -74 L1 -74 Z"), "#4fb0c4")
        s.p(G("M-14 -66 L0 -50 L-10 -36 Z"), "#e8fdfc")
        s.p(G("M14 -66 L0 -50 L10 -36 Z"), "#2a93b0")
        s.p(G("M-9 -88 L0 -97 L0 -82 Z"), "#ffffff")
        s.p(G("M26 -112 L22 -20"), stroke="#e8fdfc", sw=3 * k)
        s.p(G("M22 -110 L27 -128 L31 -109 Z"), "#ffffff")

    victim(470, 286, 1.0, -1)
    # near dune with the hero
    s.layer(
        "M-10 272 C50 256 110 268 170 284 C230 298 300 292 360 292 C420 292 470 282 512 276 "
        "L512 320 L-10 320 Z",
        "#5f3422",
        "#3c1e18",
        258,
        300,
        rim="#f0b878",
        blur=9,
        op=0.36,
    )
    for x, y, w, h, r in (
        (196, 292, 5, 16, -14),
        (210, 296, 7, 24, 6),
        (352, 294, 6, 20, -8),
        (368, 296, 5, 14, 16),
        (336, 296, 4, 12, 20),
    ):
        shard(x, y, w, h, r)
    x, y = 58, 274
    G = placed(x, y, 0.98)
    hero = [
        tendril(((-4, -40), (-14, -26), (-16, -12), (-20, 2)), 9, 5.4, 6),
        tendril(((6, -40), (20, -30), (18, -14), (20, 4)), 9, 5.4, 6),
        "M-14 -38 L-16 -68 C-14 -80 14 -80 16 -68 L14 -38 Z",
        "M-9 -78 L-10 -92 C-8 -103 8 -103 11 -92 L13 -84 L8 -76 Z",
        tendril(((12, -68), (22, -66), (26, -62), (32, -58)), 6, 4.6, 5),
        "M-24 4 L-14 4 L-14 -2 L-22 -2 Z",
        "M14 6 L28 6 L24 -1 L15 -1 Z",
    ]
    cape = "M-12 -76 C-26 -62 -34 -30 -50 -14 C-36 -16 -28 -8 -14 -14 L8 -60 Z"
    s.layer(G(cape), "#a8323c", rim="#ffc890", blur=5, op=0.3)
    s.p(G(tendril(((-12, -68), (-24, -60), (-30, -50), (-26, -42)), 6, 4.4, 5)), "#2a0f24")
    s.p(G("M-30 -44 L-52 4"), stroke="#fff3e0", sw=3.4)
    s.p(G("M-34 -48 L-22 -40"), stroke="#e3b32c", sw=3.4)
    s.union([G(d) for d in hero], "#2a0f24", "#ffd0a0", blur=5, op=0.10, rd=(-0.9, 1))
    s.p(G("M2 -102 C-4 -114 -18 -112 -22 -102 C-14 -104 -8 -100 -4 -96 Z"), "#d8446a")
    sh = T(circle(0, 0, 13, 22), gx, gy, 1, 28)
    s.layer(sh, "#c99a3b", rim="#fff0b8", blur=4, op=0.34)
    s.p(T(circle(0, 0, 10, 18.5), gx, gy, 1, 28), "#f4ffff")
    s.glow(gx, gy, 40, "#fff6b0", 0.95)
    s.p(star(gx, gy - 2, 20, 4, 0.16), "#fffef0", 1)
    # glints
    for x, y, r in (
        (318, 138, 9),
        (166, 206, 8),
        (252, 262, 8),
        (404, 252, 7),
        (222, 60, 8),
        (348, 184, 6),
    ):
        s.p(star(x, y, r, 4, 0.14), "#ffffff", 0.95)
    return s
