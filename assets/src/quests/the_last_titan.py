"""The picture of the quest The Last Titan."""

from paths import T, circle, hills, placed, points, rrect, smooth
from shapes import cloud, pine, swelling
from svgkit import Svg, picture


@picture("quests/the_last_titan")
def draw() -> Svg:
    s = Svg(500, 300, "#1a2c3c")
    lx, ly = 262, 92
    s.ground(s.lin(0, 0, 0, 300, (0, "#3f9aa0"), (0.5, "#a8d6c0"), (1, "#fdeecb")))
    s.rings(
        lx,
        ly,
        ((250, "#5fb0aa", 3, 8), (186, "#8ccab4", 6, 7), (128, "#c4e0bd", 9, 6)),
        op=0.18,
        t=0.25,
    )
    s.halo(lx, ly, 82, 10, 0.16 * 1.3)
    s.p(circle(lx, ly, 82), s.rad(lx - 10, ly - 16, 100, (0, "#fffdf0"), (1, "#ffdf9a")))
    # far clouds and peaks
    s.layer(
        cloud(-20, 200, 150, 320, 5, (18, 30)),
        "#f3c9a8",
        "#f7dfc0",
        110,
        240,
        rim="#fff3df",
        blur=8,
        op=0.18,
    )
    s.layer(
        cloud(330, 520, 140, 320, 8, (18, 30)),
        "#f3c9a8",
        "#f7dfc0",
        110,
        240,
        rim="#fff3df",
        blur=8,
        op=0.18,
    )
    _D, M, L, RM = "#1f4a5a", "#2f6672", "#4f8a8e", "#fff0c4"
    X = placed(262, 28, 0.92)
    # far arm raised with a broken column on the shoulder; near arm hangs with a broken chain
    # legs are hidden in the clouds: torso big
    torso = smooth(
        points(
            "-96,112 -70,98 -34,92 0,96 34,92 70,98 96,112 98,140 84,172 72,214 70,262 "
            "76,320 -76,320 -70,262 -72,214 -84,172 -98,140"
        )
    )
    neck = "M-28 106 L-24 70 L24 70 L28 106 Z"
    # left arm (viewer's left): hanging, fist, broken chain
    la = [
        swelling([(-86, 126, 30), (-122, 150, 27), (-138, 186, 23), (-140, 206, 20)]),
        swelling([(-140, 196, 22), (-148, 226, 22), (-150, 262, 16), (-150, 276, 14)]),
    ]
    s.union([X(d) for d in la], M, RM, 10, 0.2)
    # right arm bent up, holding a pillar like a club
    s.layer(
        T("M-20 -120 L-8 -112 L2 -124 L14 -114 L22 -118 L22 92 L-22 92 Z", 394, 136, 0.92, 18),
        "#d8c9b0",
        "#a8917e",
        0,
        220,
        rim="#fff6e0",
        blur=9,
        op=0.32,
    )
    for o in (-13, -4, 5, 14):
        s.p(T(f"M{o} -104 L{o} 88", 394, 136, 0.92, 18), stroke="#9c8672", sw=3)
    s.layer(
        T("M-30 92 L30 92 L34 108 L-34 108 Z M-26 84 L26 84 L26 92 L-26 92 Z", 394, 136, 0.92, 18),
        "#cbb89c",
        rim="#fff6e0",
        blur=5,
        op=0.3,
    )
    ra = [swelling([(86, 126, 30), (120, 152, 27), (140, 184, 23), (144, 196, 21)])]
    s.union([X(torso), X(neck)], M, RM, 12, 0.3)
    s.union([X(d) for d in ra], M, RM, 9, 0.22)
    s.union(
        [X(swelling([(140, 196, 22), (142, 172, 21), (138, 144, 16), (134, 132, 14)]))],
        M,
        RM,
        8,
        0.26,
    )
    # muscles: darker planes (light from behind, above)
    for m in (1, -1):
        A = placed(262, 28, 1, 0, 0.92 * m, 0.92)
        s.p(A("M-84 122 C-60 108 -26 106 -4 114 L-4 152 C-24 172 -62 170 -80 150 Z"), "#27586a")
        s.p(A("M-84 122 C-60 108 -26 106 -4 114 L-4 120 C-30 112 -60 116 -80 134 Z"), L)
        for y in (182, 206, 230):
            s.p(
                A(
                    f"M-5 {y} C-20 {y - 4} -34 {y - 2} -38 {y + 6} L-36 {y + 14} "
                    f"C-28 {y + 19} -16 {y + 20} -5 {y + 18} Z"
                ),
                "#27586a",
            )
        s.p(A("M-76 174 C-66 196 -60 222 -60 262 L-68 262 C-66 226 -70 200 -80 180 Z"), "#1b4252")
    s.p(X("M-138 170 C-126 182 -116 190 -104 178 C-112 168 -122 162 -130 160 Z"), "#27586a")
    s.p(X("M138 170 C126 182 116 190 104 178 C112 168 122 162 130 160 Z"), "#27586a")
    # bronze harness and belt, scar
    s.layer(
        X("M-72 100 L-58 96 L66 224 L58 240 Z"),
        "#b5793a",
        "#7d4c28",
        96,
        240,
        rim="#ffd99a",
        blur=5,
        op=0.34,
    )
    s.layer(X(circle(-2, 168, 17)), "#d8a24e", "#8f5c2a", 150, 186, rim="#ffe9b8", blur=5, op=0.36)
    s.p(
        X("M-2 156 L3 165 L12 168 L3 171 L-2 180 L-7 171 L-16 168 L-7 165 Z"),
        "#6a3f1e",
    )
    for m in (1, -1):
        A = placed(262, 28, 1, 0, 0.92 * m, 0.92)
        s.layer(
            A(
                "M-118 130 C-122 106 -100 90 -74 94 C-66 104 -66 118 -74 132 "
                "C-86 124 -104 122 -118 130 Z"
            ),
            "#c08844",
            "#84522a",
            90,
            134,
            rim="#ffe2a6",
            blur=6,
            op=0.36,
        )
        s.p(A("M-112 120 C-108 106 -94 99 -78 101"), stroke="#f0c47a", sw=2.6)
    # wrist irons with a broken chain
    s.layer(
        X(T(rrect(-21, -10, 42, 20, 4), -149, 250, 1, 4)),
        "#6f6a72",
        "#44424e",
        240,
        262,
        rim="#f4ecd8",
        blur=5,
        op=0.34,
    )
    s.layer(
        X(T(rrect(-20, -9, 40, 18, 4), 139, 166, 1, -8)),
        "#6f6a72",
        "#44424e",
        156,
        178,
        rim="#f4ecd8",
        blur=5,
        op=0.34,
    )
    for _i, (x, y, a) in enumerate(
        ((158, 178, 60), (164, 192, 84), (166, 207, 96), (163, 222, 112))
    ):
        s.p(X(T(circle(0, 0, 8.4, 5), x, y, 1, a)), stroke="#44424e", sw=4.2)
        s.p(X(T(circle(0, 0, 8.4, 5), x, y, 1, a)), stroke="#8d8790", sw=1.8)
    # hand on the pillar
    s.layer(
        X("M116 132 C112 116 122 106 136 106 C152 106 160 116 158 130 C156 142 122 146 116 132 Z"),
        M,
        rim=RM,
        blur=5,
        op=0.34,
    )
    for x in (124, 134, 144):
        s.p(X(f"M{x + 2} 112 L{x} 134"), stroke="#1b4252", sw=2.6)
    # head: helmet-crown, beard
    s.layer(
        X("M-34 46 C-36 18 -20 2 0 2 C20 2 36 18 34 46 L30 78 L-30 78 Z"),
        M,
        rim=RM,
        blur=8,
        op=0.36,
    )
    s.p(X("M-24 44 L24 44 L22 70 L-22 70 Z"), "#37727c")
    s.p(X("M-2 46 L6 46 L9 64 L-6 64 Z"), "#4f8a8e")
    beard = (
        "M-34 50 L-26 62 L-12 66 L0 62 L12 66 L26 62 L34 50 C40 72 36 92 28 104 L24 98 "
        "L18 118 L10 108 L0 132 L-10 108 L-18 118 L-24 98 L-28 104 C-36 92 -40 72 -34 50 "
        "Z"
    )
    s.layer(X(beard), "#f2e6d0", "#c2b4a8", 50, 130, rim="#ffffff", blur=6, op=0.36)
    s.p(X("M-16 66 C-6 61 6 61 16 66 C8 72 -8 72 -16 66 Z"), "#8f7f7c")
    s.p(
        X("M-12 78 L-10 100 M0 80 L0 118 M12 78 L10 100 M-24 76 L-20 92 M24 76 L20 92"),
        stroke="#a89a92",
        sw=2.2,
    )
    for m in (1, -1):
        A = placed(262, 28, 1, 0, 0.92 * m, 0.92)
        s.p(A("M-25 44 L-6 50 L-8 56 L-22 53 Z"), "#123340")
        s.p(A(circle(-14, 51.4, 3.4)), "#fff3b0")
        s.p(A("M-29 38 L-4 46 L-5 51 L-28 46 Z"), "#f2e6d0")
    helm = "M-38 42 C-40 10 -22 -6 0 -6 C22 -6 40 10 38 42 L28 34 L14 38 L0 30 L-14 38 L-28 34 Z"
    s.layer(X(helm), "#c08844", "#84522a", 0, 42, rim="#ffe9b8", blur=5, op=0.36)
    s.p(X("M-38 42 C-40 10 -22 -6 0 -6 L0 30 L-14 38 L-28 34 Z"), "#d49c54")
    s.p(X("M-36 30 L-28 24 L-14 28 L0 20 L14 28 L28 24 L36 30"), stroke="#6a3f1e", sw=2.4)
    # one horn whole, one broken: the last
    s.layer(
        X("M-34 20 C-52 16 -66 2 -66 -24 C-58 -8 -46 -2 -28 0 Z"),
        "#efe0c0",
        "#b59c7c",
        -20,
        24,
        rim="#ffffff",
        blur=5,
        op=0.32,
    )
    s.layer(
        X("M34 20 C46 18 54 12 58 4 L52 4 L50 -4 L42 0 L28 0 Z"),
        "#efe0c0",
        "#b59c7c",
        -10,
        24,
        rim="#ffffff",
        blur=5,
        op=0.32,
    )
    # birds round his head
    for x, y, k in ((160, 60, 1), (140, 76, 0.8), (180, 40, 0.7), (356, 40, 0.9), (340, 22, 0.7)):
        s.p(T("M-12 -4 Q-5 -8 0 0 Q5 -8 12 -4 Q5 -4 0 4 Q-5 -4 -12 -4 Z", x, y, k), "#1f4a5a")
    # cloud sea, hills, a small castle for scale
    s.layer(
        cloud(-20, 250, 240, 330, 2, (20, 34)),
        "#f6cfb2",
        "#efb49c",
        200,
        290,
        rim="#fff6e6",
        blur=9,
        op=0.26,
    )
    s.layer(
        cloud(240, 520, 236, 330, 14, (20, 34)),
        "#f6cfb2",
        "#efb49c",
        200,
        290,
        rim="#fff6e6",
        blur=9,
        op=0.26,
    )
    s.layer(
        cloud(-20, 520, 266, 330, 22, (24, 40)),
        "#fbe3cb",
        "#f3c2a8",
        230,
        300,
        rim="#ffffff",
        blur=9,
        op=0.24,
    )
    s.layer(
        hills(points("-10,268 40,256 90,262 140,286 200,300 230,312"), 320),
        "#2b5a55",
        "#1d443f",
        250,
        300,
        rim="#e8e0a8",
        blur=8,
        op=0.34,
    )
    s.layer(
        "M38 262 L38 226 L33 226 L33 216 L39 216 L39 220 L44 220 L44 216 L50 216 L50 220 "
        "L55 220 L55 238 L78 238 L78 218 L73 218 L84 198 L95 218 L90 218 L90 266 Z",
        "#2b3f4e",
        rim="#fff0c4",
        blur=5,
        op=0.34,
    )
    for x, y in ((44, 232), (82, 226), (62, 248)):
        s.p(rrect(x, y, 4.4, 7, 2), "#ffcf6b")
    s.p("M84 198 L84 186 L96 190 L84 194", "#d9542b")
    s.layer(
        hills([(330, 312), (380, 294), (430, 282), (512, 272)], 320),
        "#2b5a55",
        "#1d443f",
        270,
        300,
        rim="#e8e0a8",
        blur=8,
        op=0.34,
    )
    for x, y, h in (
        (470, 284, 26),
        (486, 282, 34),
        (452, 288, 22),
        (120, 284, 20),
        (10, 266, 26),
        (500, 282, 24),
    ):
        s.p(pine(x, y, h, tiers=2), "#163832")
    return s
