"""The picture of the quest Wolves at the Fold."""

import random

from colours import mix
from paths import T, circle, hills, placed, points, poly, rrect
from svgkit import Svg, picture


@picture("quests/wolves_at_the_fold")
def draw() -> Svg:
    s = Svg(500, 300, "#101c30")
    mx, my = 178, 104
    s.ground(s.rad(mx, my, 380, (0, "#c9dcea"), (0.45, "#6f93b5"), (1, "#2f4a70")))
    s.rings(
        mx,
        my,
        ((300, "#4d709a", 3), (232, "#6d92b6", 5), (170, "#94b5cf", 8), (118, "#bcd3e3", 9)),
        light="#ffffff",
        t=0.24,
        op=0.2,
    )
    s.halo(mx, my, 80, 12, 0.22)
    s.p(circle(mx, my, 80), s.rad(mx - 20, my - 24, 110, (0, "#ffffff"), (1, "#e9eef0")))
    for x, y, r in ((150, 78, 12), (206, 70, 8), (216, 122, 13), (160, 136, 7)):
        s.p(circle(x, y, r), "#cfdbe2", 0.55)
    # firs and hills
    fir = "M0 0 L-13 0 L-6 -11 L-11 -11 L-4 -23 L-8 -23 L0 -40 L8 -23 L4 -23 L11 -11 L6 -11 L13 0 Z"
    d = " ".join(
        T(fir, x, y, k)
        for x, y, k in (
            (12, 186, 1.3),
            (40, 184, 1),
            (64, 186, 1.4),
            (92, 188, 0.9),
            (258, 186, 1),
            (282, 184, 1.4),
            (306, 182, 1),
            (334, 180, 1.5),
            (362, 178, 1.1),
            (470, 176, 1.4),
            (492, 174, 1.2),
        )
    )
    s.layer(
        d + " M-10 180 C60 174 140 190 220 184 C320 176 420 176 512 170 L512 220 L-10 220 Z",
        "#587ca0",
        "#7d9fbd",
        130,
        210,
        rim="#b9d0e2",
        blur=6,
        op=0.24,
    )
    s.layer(
        hills(points("-10,214 70,204 160,212 250,210 330,200 420,192 512,200")),
        "#dbe8f1",
        "#b4cbde",
        190,
        280,
        rim="#ffffff",
        blur=8,
        op=0.26,
    )
    for x, y in (
        (282, 170),
        (335, 164),
        (38, 172),
        (472, 160),
    ):  # the rest of the pack waits under the firs
        s.p(
            f"M{x - 7} {y - 2} L{x - 1.5} {y} L{x - 5} {y + 2} Z M{x + 7} {y - 2} "
            f"L{x + 1.5} {y} L{x + 5} {y + 2} Z",
            "#ffd75e",
        )
    # shepherd's hut
    s.layer("M404 196 L404 158 L462 158 L462 198 Z", "#46332c", rim="#d8b48a", blur=6, op=0.34)
    s.layer(
        "M394 162 L418 126 L450 126 L474 162 C470 166 464 162 458 165 "
        "C450 168 444 162 436 165 C428 168 420 162 412 165 C406 167 398 166 394 162 Z",
        "#f4f8fb",
        "#c8d9e7",
        126,
        166,
        rim="#ffffff",
        blur=6,
        op=0.34,
    )
    s.p(rrect(416, 172, 14, 14, 1), "#ffc95e")
    s.p("M423 172 L423 186 M416 179 L430 179", stroke="#46332c", sw=2)
    s.p("M442 198 L442 178 C442 170 456 170 456 178 L456 198 Z", "#2a1d1c")
    s.layer("M446 134 L446 112 L456 112 L456 136 Z", "#46332c", rim="#d8b48a", blur=4, op=0.3)
    s.p(
        "M451 108 C444 98 458 92 452 80 C450 72 456 66 460 62 C458 72 464 78 460 88 "
        "C456 96 460 102 455 108 Z",
        "#dbe8f1",
        0.75,
    )

    # sheep
    def sheep(x, y, k, f, c0="#fffdf6", c1="#d3dbe6"):
        M = placed(x, y, 1, 0, k * f, k)
        for lx in (-14, -5, 8, 15):
            s.p(M(f"M{lx} -10 L{lx} 8"), stroke="#2b2a38", sw=4 * k)
        s.layer(
            M(
                "M-26 -10 C-34 -16 -32 -28 -23 -29 C-22 -39 -8 -42 -2 -36 "
                "C6 -43 20 -40 21 -31 C30 -30 32 -18 25 -12 C22 -3 10 -3 6 -6 "
                "C-2 0 -12 0 -15 -6 C-20 -3 -25 -5 -26 -10 Z"
            ),
            c0,
            c1,
            y - 40 * k,
            y,
            rim="#ffffff",
            blur=5,
            op=0.32,
        )
        s.union(
            [
                M("M18 -38 C24 -44 34 -42 38 -34 C40 -27 40 -20 36 -16 C30 -14 26 -18 24 -24 Z"),
                M("M20 -36 C14 -42 10 -40 8 -36 C12 -32 17 -31 22 -32 Z"),
            ],
            "#2b2a38",
            "#8894aa",
            blur=3,
            op=0.24,
        )
        s.p(M(circle(30.5, -31, 3.4)), "#ffffff")
        s.p(M(circle(31, -31, 1.5)), "#11131c")
        s.p(M("M14 -36 C16 -46 28 -48 31 -41 C26 -41 22 -38 20 -34 Z"), c0)

    # fold
    s.glow(352, 214, 120, "#ffc35a", 0.7, core="#ffdf94")
    sheep(474, 232, 0.84, -1)
    sheep(424, 230, 0.86, -1)
    sheep(404, 254, 1.02, -1)
    sheep(458, 254, 1.02, -1)
    sheep(506, 258, 0.98, -1)

    # fence
    def fence(x0, x1, y0, y1, h, c, r, posts):
        for t in (0.28, 0.62):
            s.layer(
                poly(
                    [
                        (x0, y0 - h * t - 3),
                        (x1, y1 - h * t - 3),
                        (x1, y1 - h * t + 3.4),
                        (x0, y0 - h * t + 3.4),
                    ]
                ),
                c,
                rim=r,
                blur=4,
                op=0.32,
            )
        for i in range(posts):
            q = i / (posts - 1)
            x = x0 + (x1 - x0) * q
            y = y0 + (y1 - y0) * q
            s.layer(
                poly(
                    [
                        (x - 4.5, y + 4),
                        (x - 4.5, y - h + 4),
                        (x, y - h - 3),
                        (x + 4.5, y - h + 4),
                        (x + 4.5, y + 4),
                    ]
                ),
                c,
                rim=r,
                blur=4,
                op=0.32,
            )
            s.p(T("M-6 0 C-6 -7 6 -7 6 0 Z", x, y - h + 2.6), "#ffffff")

    fence(346, 510, 276, 280, 44, "#5b4236", "#f4d7a4", 7)
    # lantern on the corner post
    s.p("M322 280 L322 204 L340 204", stroke="#3a2922", sw=5)
    s.p("M340 204 L340 210", stroke="#3a2922", sw=2)
    s.glow(340, 220, 34, "#ffc35a", 0.95, core="#fff3c4")
    s.p("M333 211 L347 211 L345 229 L335 229 Z", "#fff3c4")
    s.p("M331 211 L349 211 L340 204 Z M333 228 L347 228 L347 232 L333 232 Z", "#3a2922")
    # snow ridge for the wolves
    s.layer(
        "M-10 236 C40 222 110 222 170 236 C220 248 260 262 300 270 C340 278 420 282 512 280 "
        "L512 314 L-10 314 Z",
        "#e9f1f7",
        "#a9c2d8",
        224,
        306,
        rim="#ffffff",
        blur=9,
        op=0.34,
    )
    WOLF = (
        "M128 -60 C122 -67 112 -71 101 -74 C97 -79 93 -83 89 -86 L92 -107 L78 -94 L71 -109 "
        "L65 -94 L55 -100 L53 -94 L41 -105 L39 -98 L26 -108 L24 -101 L11 -107 L9 -100 "
        "C-8 -98 -24 -90 -40 -90 C-56 -92 -70 -88 -78 -76 C-94 -74 -112 -62 -122 -40 "
        "C-126 -28 -134 -20 -144 -16 C-130 -8 -110 -12 -102 -27 C-98 -37 -90 -45 -82 -49 "
        "C-82 -41 -86 -35 -92 -29 C-95 -20 -88 -12 -86 -6 L-90 -1 C-91 2 -88 3 -85 3 L-67 3 "
        "C-65 -2 -67 -7 -70 -11 C-72 -18 -71 -23 -63 -29 C-52 -35 -44 -41 -40 -50 "
        "L-32 -44 L-26 -51 L-14 -42 L-8 -48 L4 -37 L10 -43 L18 -33 C20 -24 22 -15 23 -7 "
        "L18 -2 C17 1 18 3 22 3 L42 3 C43 -3 41 -7 39 -10 C38 -22 40 -31 46 -38 "
        "L55 -31 L58 -41 L69 -35 L70 -46 L81 -42 L81 -52 C86 -48 94 -44 102 -42 "
        "C108 -40 115 -41 118 -45 C119 -48 117 -49 113 -49 C106 -50 100 -52 95 -57 "
        "C104 -53 116 -53 126 -54 C130 -55 130 -58 128 -60 Z"
    )
    FARLEGS = (
        "M-54 -50 C-44 -38 -36 -28 -46 -18 C-46 -10 -42 -6 -40 -2 L-44 2 L-26 2 "
        "C-25 -4 -28 -8 -31 -14 C-24 -26 -22 -38 -18 -50 Z "
        "M36 -50 C46 -36 56 -28 68 -22 C76 -18 78 -14 82 -9 L79 -5 L95 -3 "
        "C96 -10 91 -15 86 -19 C78 -28 68 -38 62 -50 Z"
    )

    def wolf(x, y, k, f, c, r, rot=0, blur=8, eye="#ffcf4d"):
        M = placed(x, y, 1, rot, k * f, k)
        s.p(M(FARLEGS), mix(c, "#7d9fbd", 0.22))
        dd = M(WOLF)
        s.shadow(dd, blur, 0.28)
        s.p(dd, r)
        s.p(T(dd, 0.6, 1.6), c)
        s.p(M("M90 -71 L102 -67 L96 -63 Z"), eye)
        s.p(
            M(
                "M101 -54.5 L103.5 -47 L106 -54 Z M116 -54 L119 -46.5 L122 -54 Z M108 -49 "
                "L110 -54 L112 -48 Z"
            ),
            "#ffffff",
        )
        return M

    # second wolf, further up
    M = wolf(158, 250, 1.1, 1, "#17213a", "#9fbad6", 5, 10)
    for d in (
        "M30 -88 L25 -74 M46 -86 L42 -72 M14 -88 L9 -75 M60 -80 L58 -66",
        "M-60 -78 L-66 -66 M-46 -79 L-51 -68",
        "M84 -84 L86 -96",
    ):
        s.p(M(d), stroke="#3d5478", sw=2.6)
    # tracks and near drift
    s.layer(
        "M-10 272 C30 262 80 270 130 284 C180 296 230 300 270 314 L-10 314 Z",
        "#cfdeea",
        "#8fabc8",
        264,
        306,
        rim="#ffffff",
        blur=8,
        op=0.32,
    )
    for x, y in ((40, 284), (58, 290), (80, 290), (98, 297), (22, 279)):
        s.p(circle(x, y, 4, 2.2), "#7d9bbb")
    R = random.Random(6)
    for _ in range(34):
        x, y, r = R.uniform(4, 496), R.uniform(4, 250), R.uniform(0.9, 2.1)
        if not (x < 312 and y > 140):
            s.p(circle(x, y, r), "#ffffff", 0.85)
    return s
