"""The picture of the quest Goblins on the Mill Road."""

from colours import mix
from paths import T, circle, hills, placed, points, rrect
from shapes import limb
from svgkit import Svg, picture


@picture("quests/goblins_on_the_mill_road")
def draw() -> Svg:
    s = Svg(500, 300, "#0e2a1c")
    sx, sy = 356, 104
    s.ground(s.lin(0, 0, 0, 220, (0, "#4fb0b4"), (0.6, "#a9dcc0"), (1, "#f7efb4")))
    s.rings(
        sx,
        sy,
        ((210, "#8ccfbe", 3), (156, "#bfe2bc", 6), (108, "#e8efb4", 8)),
        light="#ffffff",
        t=0.3,
        op=0.16,
    )
    s.halo(sx, sy, 66, 10.7, 0.16)
    s.p(circle(sx, sy, 66), s.rad(sx - 10, sy - 14, 90, (0, "#fffef0"), (1, "#fff2a0")))
    # paper clouds
    for d in (
        (
            "M-20 70 C-8 54 14 54 22 64 C32 48 62 48 68 66 C82 58 100 64 102 76 "
            "C112 76 118 82 116 88 L-20 88 Z"
        ),
        (
            "M150 42 C152 30 170 28 176 36 C184 24 206 26 210 40 C222 38 230 44 230 52 L138 52 "
            "C138 46 144 42 150 42 Z"
        ),
    ):
        s.layer(d, "#eef7dc", rim="#ffffff", blur=6, op=0.16)
    # far hills
    s.layer(
        hills(points("-10,176 50,160 120,168 200,176 290,158 370,164 440,154 512,168")),
        "#8fc28c",
        "#b7d494",
        150,
        220,
        rim="#e6f2c0",
        blur=7,
        op=0.2,
    )
    s.layer(
        hills(points("-10,198 70,186 150,196 230,200 300,184 356,172 420,180 512,196")),
        "#d9b23e",
        "#e8cf62",
        170,
        240,
        rim="#fff3ae",
        blur=7,
        op=0.24,
    )
    for i in range(14):  # furrows of wheat
        x = -10 + i * 40
        s.p(f"M{x + 150} 206 Q{x + 140} 212 {x + 118} 226", stroke="#c2982c", sw=2, op=0.55)

    # windmill
    def mill(x, y, k):
        M = placed(x, y, k)
        s.layer(
            M("M-27 0 L-19 -84 L19 -84 L27 0 Z"),
            "#7a4a2c",
            "#8f5c34",
            y - 84 * k,
            y,
            rim="#ffe9a6",
            blur=7,
            op=0.34,
        )
        s.p(M("M4 -84 L19 -84 L27 0 L9 0 Z"), "#5f3824")
        s.layer(
            M("M-24 -82 C-22 -104 -8 -112 0 -114 C8 -112 22 -104 24 -82 Z"),
            "#4f2c22",
            rim="#ffdf96",
            blur=5,
            op=0.3,
        )
        s.p(M("M-7 0 L-7 -18 C-7 -28 7 -28 7 -18 L7 0 Z"), "#2e1a16")
        s.p(M(rrect(-5, -58, 10, 12, 2)), "#ffe27a")
        for a in (22, 112, 202, 292):

            def q(d, a=a):
                return T(T(d, 0, 0, 1, a), x, y - 92 * k, k)

            s.p(q("M0 0 L0 -86"), stroke="#3d2219", sw=3.4 * k)
            sail = q("M2 -18 L20 -18 L20 -84 L2 -84 Z")
            s.layer(sail, "#fff6dc", rim="#ffffff", blur=3, op=0.24)
            s.p(
                q("M2 -34 L20 -34 M2 -51 L20 -51 M2 -68 L20 -68 M11 -18 L11 -84"),
                stroke="#b98f5c",
                sw=1.5 * k,
            )
        s.p(circle(x, y - 92 * k, 6 * k), "#3d2219")
        s.p(circle(x, y - 92 * k, 2.6 * k), "#e0b25a")

    mill(356, 180, 1.0)
    # green slope with the road
    s.layer(
        hills(points("-10,222 70,214 160,222 250,214 340,194 420,196 512,212")),
        "#6fa648",
        "#4f8a3e",
        190,
        290,
        rim="#d3e67a",
        blur=8,
        op=0.26,
    )
    road = (
        "M350 192 C340 200 312 204 318 214 C324 222 372 226 366 240 "
        "C358 256 270 262 210 276 C180 284 160 298 150 316 L392 316 "
        "C400 300 420 286 424 266 C428 246 408 232 384 222 C360 214 352 208 362 200 "
        "L366 192 Z"
    )
    s.layer(road, "#e8cf94", "#cfa765", 192, 300, rim="#fff2c0", blur=5, op=0.22)
    s.p(
        "M330 316 C352 292 372 276 372 258 C372 246 352 236 346 228 M236 316 "
        "C262 296 316 276 346 266",
        stroke="#b78d50",
        sw=3,
        op=0.5,
    )

    # bushes beside the road
    def bush(x, y, k, c, r):
        s.layer(
            T(
                "M-52 10 C-60 -8 -46 -22 -32 -18 C-30 -38 -4 -42 4 -26 C14 -40 38 -34 38 -16 "
                "C52 -18 58 -2 52 10 Z",
                x,
                y,
                k,
            ),
            c,
            rim=r,
            blur=6,
            op=0.3,
        )

    bush(468, 238, 0.8, "#3f7a3a", "#b6d868")
    bush(252, 236, 0.5, "#4a8540", "#b6d868")

    # goblins
    def goblin(x, y, k, f, skin, dark, cloth, rimc, mode):
        M = placed(x, y, 1, 0, k * f, k)

        def P(pts):
            return [(x + px * k * f, y + py * k) for px, py in pts]

        def lb(pts, a, b):
            return limb(P(pts), a * k, b * k)

        b = max(3, 7 * k)
        lo = 0.26 if k > 1 else 0
        # sack over the back
        if mode == "sack":
            s.layer(
                M(
                    "M-14 -84 C-30 -96 -62 -98 -72 -76 C-80 -56 -74 -30 -54 -26 "
                    "C-36 -24 -20 -36 -12 -52 Z"
                ),
                "#efe3c6",
                "#c9b48a",
                y - 96 * k,
                y - 26 * k,
                rim="#ffffff",
                blur=b,
                op=0.34,
            )
            s.p(
                M("M-62 -44 C-56 -36 -46 -34 -38 -38 M-30 -82 C-38 -84 -48 -82 -54 -76"),
                stroke="#a88f62",
                sw=2.2 * k,
            )
            s.p(M("M-72 -50 L-62 -46 L-68 -38 Z"), "#7d6842")
        # legs, feet
        s.union(
            [
                lb([(-9, -34), (-17, -20), (-13, -4)], 8, 5.5),
                M("M-26 3 C-26 -6 -14 -9 -6 -6 L-4 3 Z"),
                lb([(9, -34), (19, -20), (16, -4)], 8, 5.5),
                M("M8 3 C6 -6 18 -9 26 -6 C32 -4 34 0 34 3 Z"),
            ],
            dark,
            rimc,
            blur=b * 0.7,
            op=lo,
        )
        # tunic
        s.layer(
            M(
                "M-20 -72 C-10 -80 14 -80 22 -72 C28 -58 28 -44 30 -30 L22 -34 L16 -24 "
                "L8 -33 L0 -22 L-8 -33 L-17 -24 L-21 -34 L-28 -28 C-28 -44 -26 -58 -20 -72 Z"
            ),
            cloth,
            rim=rimc,
            blur=b * 0.8,
            op=0.32,
        )
        s.p(M("M-26 -46 L29 -46 L29 -39 L-26 -39 Z"), "#2e1a10")
        s.p(M(rrect(-4, -48, 10, 11, 2)), "#e0b25a")
        s.p(M(rrect(-1.4, -45, 5, 5, 1)), "#2e1a10")
        # arms
        if mode == "sack":
            s.union(
                [lb([(-16, -66), (-30, -58), (-22, -78), (-14, -86)], 7, 6)],
                skin,
                rimc,
                blur=b * 0.5,
                op=lo,
            )
            wp = M(
                "M40 -58 L88 -116 C98 -104 100 -92 94 -82 L86 -88 L85 -78 L76 -84 L72 -74 L50 -50 Z"
            )
            s.p(M("M30 -38 L52 -64"), stroke="#5b3a22", sw=7 * k)
            s.layer(
                wp,
                "#c6d2cc",
                "#7f938e",
                y - 116 * k,
                y - 50 * k,
                rim="#ffffff",
                blur=b * 0.6,
                op=0.3,
            )
            s.p(M("M42 -56 L88 -114 L90 -110 L48 -52 Z"), "#f2f7ea", 0.8)
            s.union(
                [lb([(18, -66), (34, -56), (42, -46), (38, -44)], 7, 6), M(circle(38, -46, 8))],
                skin,
                rimc,
                blur=b * 0.5,
                op=lo,
            )
        elif mode == "torch":
            s.p(M("M34 -50 L46 -112"), stroke="#4a2a18", sw=5 * k)
            s.union(
                [
                    lb([(18, -66), (30, -52), (36, -64)], 7, 6),
                    M(circle(37, -64, 8)),
                    lb([(-18, -66), (-30, -54), (-26, -40)], 7, 6),
                ],
                skin,
                rimc,
                blur=b * 0.5,
                op=lo,
            )
            s.p(M("M38 -108 C34 -124 46 -128 46 -146 C58 -134 62 -120 54 -108 Z"), "#ff8a3c")
            s.p(M("M42 -109 C42 -118 48 -122 48 -130 C54 -122 55 -114 51 -109 Z"), "#fff0a0")
        else:
            s.p(M("M40 10 L40 -104"), stroke="#4a2a18", sw=4.6 * k)
            s.p(M("M40 -128 L48 -104 L40 -98 L32 -104 Z"), "#d3ddd6")
            s.union(
                [
                    lb([(18, -66), (30, -56), (38, -58)], 7, 6),
                    M(circle(39, -58, 7.6)),
                    lb([(-18, -66), (-34, -60), (-32, -44)], 7, 6),
                ],
                skin,
                rimc,
                blur=b * 0.5,
                op=lo,
            )
        # ears behind head
        for m in (1, -1):
            e = M(
                f"M{22 * m} -92 C{40 * m} -112 {62 * m} -120 {84 * m} -128 "
                f"C{78 * m} -110 {56 * m} -90 {24 * m} -76 Z"
            )
            s.layer(e, skin, rim=rimc, blur=b * 0.6, op=0.3)
            s.p(
                M(
                    f"M{30 * m} -90 C{46 * m} -106 {60 * m} -112 {74 * m} -119 "
                    f"C{68 * m} -106 {52 * m} -90 {30 * m} -82 Z"
                ),
                dark,
            )
        s.p(M(circle(62, -100, 4.4)), "#e0b25a") if mode == "sack" else None
        hd = M(
            "M-34 -98 C-36 -120 -18 -132 0 -132 C18 -132 36 -120 34 -98 "
            "C34 -84 24 -76 14 -68 C6 -62 -6 -62 -14 -68 C-24 -76 -34 -84 -34 -98 Z"
        )
        s.layer(hd, skin, rim=rimc, blur=b * 0.8, op=0.34)
        # cap
        cap = M(
            "M-37 -106 C-34 -130 -14 -140 -4 -141 L0 -156 L5 -141 C16 -140 34 -130 37 -106 "
            "C30 -112 24 -116 18 -117 L12 -112 L6 -118 L0 -111 L-6 -118 L-12 -112 L-18 -117 "
            "C-24 -116 -30 -112 -37 -106 Z"
        )
        s.layer(cap, mix(cloth, "#000000", 0.3), rim=mix(rimc, cloth, 0.4), blur=b * 0.5, op=0.3)
        s.p(M("M0 -139 L0 -120"), stroke=mix(cloth, "#ffffff", 0.2), sw=2 * k)
        s.p(M(circle(-19, -122, 2.4) + " " + circle(19, -122, 2.4)), "#e0b25a")
        # eyes, nose, grin
        for m in (1, -1):
            s.p(
                M(
                    f"M{5 * m} -98 C{10 * m} -108 {20 * m} -110 {27 * m} -104 "
                    f"C{23 * m} -94 {11 * m} -92 {5 * m} -98 Z"
                ),
                "#ffe14d",
            )
            s.p(M(circle(15 * m + 1, -99, 3.4)), "#1c1408")
            s.p(M(f"M{4 * m} -101 L{29 * m} -112"), stroke=dark, sw=4.2 * k)
        s.p(
            M(
                "M-6 -96 C-5 -102 5 -102 6 -96 C12 -88 14 -80 8 -78 C4 -76 -2 -76 -5 -80 "
                "C-10 -84 -8 -90 -6 -96 Z"
            ),
            mix(skin, "#ffffff", 0.14),
        )
        s.p(M("M-5 -80 C-2 -76 4 -76 8 -78"), stroke=dark, sw=2 * k)
        s.p(
            M("M-21 -82 C-14 -74 14 -74 22 -84 C18 -68 8 -65 0 -65 C-8 -65 -17 -70 -21 -82 Z"),
            "#1c1408",
        )
        s.p(
            M("M-16 -78 L-12 -70 L-8 -76 Z M16 -79 L12 -70 L8 -76 Z M-2 -65.5 L1 -72 L5 -66 Z"),
            "#fff3d8",
        )

    goblin(426, 262, 0.52, -1, "#6a9440", "#345c28", "#7a4430", "#e9ef8c", "spear")
    goblin(352, 284, 0.68, 1, "#5f8f3a", "#2f5626", "#8a3f2c", "#e9ef8c", "torch")
    # near verge
    s.layer(
        "M-10 262 C30 254 70 262 100 276 C120 286 128 300 132 314 L-10 314 Z",
        "#2f6632",
        "#204f2a",
        256,
        300,
        rim="#a9cf5c",
        blur=8,
        op=0.34,
    )
    goblin(178, 300, 1.36, 1, "#4f8433", "#234a22", "#6b3a22", "#e4ee86", "sack")
    s.p(
        "M86 238 C82 250 76 268 70 290 L92 290 C90 270 90 250 91 238 Z",
        s.lin(0, 238, 0, 290, (0, "#fffdf4"), (1, "#fffdf4", 0.75)),
    )
    s.layer(
        "M48 302 C56 292 70 286 82 284 C96 286 108 292 116 302 Z",
        "#fffdf4",
        "#e9dfc4",
        284,
        302,
        rim="#ffffff",
        blur=4,
        op=0.24,
    )
    # signpost
    s.layer("M484 312 L484 206 L493 206 L493 312 Z", "#4a2a18", rim="#ffe2a0", blur=6, op=0.34)
    s.layer(
        "M512 212 L466 214 L454 223 L466 233 L512 235 Z", "#7a4a2c", rim="#ffe2a0", blur=5, op=0.34
    )
    s.p(T("M0 0 L0 -10 L0 10 M-10 0 L10 0", 484, 223.5, 0.8, 24), stroke="#f0d79a", sw=2.2)
    s.layer(
        "M430 314 C440 292 466 284 512 282 L512 314 Z",
        "#2f6632",
        "#204f2a",
        280,
        310,
        rim="#a9cf5c",
        blur=6,
        op=0.3,
    )
    for x, y, h, ln in (
        (14, 268, 26, -6),
        (24, 266, 34, 4),
        (34, 268, 22, 9),
        (488, 290, 26, -6),
        (498, 288, 20, 6),
    ):
        s.p(f"M{x - 3} {y + 8} Q{x} {y - h / 2} {x + ln} {y - h} L{x + 3} {y + 8} Z", "#2f6632")
    return s
