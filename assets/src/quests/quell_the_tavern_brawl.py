"""The picture of the quest Quell the Tavern Brawl."""

import math

from paths import T, circle, placed, rrect
from shapes import limb
from svgkit import Svg, picture


@picture("quests/quell_the_tavern_brawl")
def draw() -> Svg:
    s = Svg(500, 300, "#1c0a04")
    lx, ly = 286, 74
    s.ground(s.rad(lx, ly, 340, (0, "#e29a45"), (0.6, "#8f4a24"), (1, "#4a2416")))
    s.rings(
        276,
        108,
        ((254, "#7d3f22", 3), (206, "#a4582a", 5), (158, "#d08238", 8), (112, "#f4b256", 9)),
        light="#ffe2a0",
        t=0.2,
        op=0.22,
    )

    # back shelf with bottles and a keg
    def bottle(x, y, k, c):
        s.p(
            T(
                "M-5 0 L-5 -16 C-5 -20 -2 -20 -2 -24 L-2 -32 L2 -32 L2 -24 "
                "C2 -20 5 -20 5 -16 L5 0 Z",
                x,
                y,
                k,
            ),
            c,
        )
        s.p(T("M-3.4 -4 L-3.4 -14", x, y, k), stroke="#ffe2a0", sw=1.4, op=0.7)

    for x, c in (
        (18, "#4f6a3a"),
        (34, "#6b2a2a"),
        (50, "#3f5a5a"),
        (66, "#8a5a24"),
        (82, "#4f6a3a"),
    ):
        bottle(x, 106, 0.95, c)
    s.layer("M-10 106 L98 106 L98 113 L-10 113 Z", "#5b2f1a", rim="#f0b060", blur=4, op=0.34)
    for x, c in ((16, "#8a5a24"), (36, "#4f6a3a"), (60, "#6b2a2a"), (80, "#3f5a5a")):
        bottle(x, 162, 1, c)
    s.layer("M-10 162 L98 162 L98 169 L-10 169 Z", "#5b2f1a", rim="#f0b060", blur=4, op=0.34)
    # window, night outside
    s.layer("M424 78 L486 78 L486 150 L424 150 Z", "#3a1c10", rim="#e29a45", blur=5, op=0.34)
    s.p("M431 85 L479 85 L479 143 L431 143 Z", s.lin(0, 85, 0, 143, (0, "#27456b"), (1, "#4f7a96")))
    s.p(circle(468, 98, 6), "#f4efcf")
    s.p("M455 85 L455 143 M431 114 L479 114", stroke="#3a1c10", sw=3.4, cap="butt")
    # counter with the landlord peeping over
    s.p(circle(60, 188, 17), "#d99a66")
    s.p("M42 186 C42 164 78 164 78 186 C70 178 50 178 42 186 Z", "#8a4a24")
    s.p(circle(53, 189, 4.4), "#fff6e0")
    s.p(circle(67, 189, 4.4), "#fff6e0")
    s.p(circle(54.5, 189, 2), "#2a120a")
    s.p(circle(68.5, 189, 2), "#2a120a")
    s.layer(
        "M-10 198 L124 198 L124 209 L116 214 L116 262 L-10 262 Z",
        "#5b2f1a",
        "#3a1c10",
        198,
        262,
        rim="#f0b060",
        blur=7,
        op=0.4,
    )
    s.p("M-10 214 L116 214", stroke="#2a120a", sw=2.4)
    for x in (22, 64, 104):
        s.p(f"M{x} 218 L{x} 262", stroke="#2a120a", sw=2.4)
    for x in (46, 76):
        s.p(T("M-6 4 C-6 -3 6 -3 6 4 Z", x, 197, 1), "#d99a66")
    # beams
    s.layer(
        "M-10 -10 L512 -10 L512 16 L-10 16 Z",
        "#3a1c10",
        "#4a2616",
        0,
        16,
        rim="#c87a36",
        blur=8,
        op=0.4,
        rd=(0, -1.4),
    )
    for x in (116, 392):
        s.layer(
            f"M{x - 9} 10 L{x + 9} 10 L{x + 9} 262 L{x - 9} 262 Z",
            "#5b2f1a",
            "#43210f",
            0,
            262,
            rim="#e29a45",
            blur=6,
            op=0.34,
        )
        if x > 250:
            s.layer(
                f"M{x - 9} 52 L{x - 42} 16 L{x - 58} 16 L{x - 9} 70 Z",
                "#4a2616",
                rim="#e29a45",
                blur=5,
                op=0.3,
            )
    # wheel chandelier
    s.p("M292 14 L292 40 M292 40 L250 62 M292 40 L334 62", stroke="#2a120a", sw=3)
    s.glow(292, 58, 74, "#ffc860", 0.85, core="#fff3c4")
    s.layer(
        circle(292, 66, 50, 10) + " " + circle(292, 65, 40, 5.6),
        "#3a1c10",
        rim="#ffd88a",
        blur=4,
        op=0.3,
        evenodd=True,
    )
    for x, y in ((244, 62), (268, 70), (292, 73), (316, 70), (340, 62)):
        s.p(rrect(x - 3.4, y - 18, 6.8, 18, 1.4), "#fff0d0")
        s.p(
            f"M{x} {y - 33} C{x + 6} {y - 25} {x + 4} {y - 18} {x} {y - 18} "
            f"C{x - 4} {y - 18} {x - 6} {y - 25} {x} {y - 33} Z",
            "#ffb43c",
        )
        s.p(circle(x, y - 22, 2.2), "#fffbe0")
    # floor
    s.layer(
        "M-10 256 L512 256 L512 314 L-10 314 Z",
        "#6b3a1e",
        "#3a1c10",
        254,
        306,
        rim="#e8a656",
        blur=7,
        op=0.34,
    )
    for x0, x1 in ((60, -30), (150, 100), (240, 228), (330, 356), (420, 486), (500, 600)):
        s.p(f"M{x0} 258 L{x1} 312", stroke="#3a1c10", sw=2, op=0.8)
    s.p(circle(262, 276, 160, 20), s.rad(262, 276, 160, (0, "#ffcf7a", 0.5), (1, "#ffcf7a", 0)))
    RM = "#ffd68c"
    SK = "#d99a66"
    SH = "#b4713f"

    # --- left man: stool over his head ---
    def man_l(x, y, k):
        M = placed(x, y, k)

        def P(pts):
            return [(x + a * k, y + b * k) for a, b in pts]

        def lb(pts, a, b):
            return limb(P(pts), a * k, b * k)

        s.union(
            [
                lb([(-8, -70), (-28, -42), (-42, -6)], 17, 10),
                lb([(10, -70), (34, -44), (28, -6)], 17, 10),
            ],
            "#3b2a2c",
            RM,
            blur=7,
            op=0.34,
            rd=(-0.9, 1.2),
        )
        for d in (
            "M-58 5 C-58 -6 -46 -12 -32 -10 L-30 5 Z",
            "M16 5 C16 -8 28 -12 38 -9 C50 -6 56 0 56 5 Z",
        ):
            s.layer(M(d), "#1e0f0c", rim="#c87a36", blur=3, op=0.3)
        # back arm
        s.union(
            [lb([(-16, -128), (-36, -150), (-22, -192)], 12, 8), M(circle(-22, -194, 9))],
            SH,
            RM,
            blur=5,
            op=0.3,
            rd=(-0.8, 1),
        )
        # stool
        Q = placed(x + 6 * k, y - 204 * k, k, -9)
        for d in (
            "M-32 -6 L-40 -58 L-32 -58 L-22 -6 Z",
            "M22 -6 L32 -58 L40 -58 L32 -6 Z",
            "M-8 -6 L-11 -50 L-4 -50 L1 -6 Z",
        ):
            s.layer(Q(d), "#7a4422", rim=RM, blur=4, op=0.34)
        s.p(Q("M-35 -34 L36 -34"), stroke="#7a4422", sw=5 * k)
        s.layer(Q("M-46 -10 L46 -10 L46 4 L-46 4 Z"), "#a8662e", rim="#fff0c0", blur=5, op=0.36)
        # torso, belly out
        s.layer(
            M(
                "M-28 -62 C-40 -88 -40 -118 -24 -136 C-6 -146 20 -144 30 -130 "
                "C38 -112 40 -84 30 -62 C14 -54 -12 -54 -28 -62 Z"
            ),
            "#b03328",
            "#7d1f1c",
            y - 140 * k,
            y - 60 * k,
            rim=RM,
            blur=7,
            op=0.38,
            rd=(-0.9, 1.2),
        )
        s.p(M("M-30 -70 C-12 -60 16 -60 34 -70 L33 -60 C16 -52 -12 -52 -29 -61 Z"), "#2a120a")
        s.p(M(rrect(0, -67, 12, 11, 2)), "#e0b25a")
        s.p(M("M-6 -138 L6 -112 L16 -138 Z"), SK)
        # head
        s.layer(
            M(
                "M2 -150 C0 -170 12 -180 24 -178 C36 -176 42 -166 40 -156 L46 -148 L40 -145 "
                "C40 -136 32 -130 22 -130 C10 -130 3 -138 2 -150 Z"
            ),
            SK,
            rim=RM,
            blur=5,
            op=0.34,
            rd=(-0.8, 1),
        )
        s.p(
            M(
                "M2 -152 C-4 -174 10 -186 26 -183 C36 -181 42 -174 41 -168 "
                "C32 -170 22 -170 16 -166 C16 -160 14 -156 10 -154 C8 -146 10 -140 14 -138 "
                "C20 -144 30 -145 38 -142 C46 -138 42 -120 26 -116 C10 -114 0 -128 2 -152 Z"
            ),
            "#4a2414",
        )
        s.p(M("M24 -140 C30 -142 36 -141 39 -139 C36 -133 28 -133 24 -140 Z"), "#2a0a08")
        s.p(M("M26 -140 L38 -139.4 L37 -137.6 L27 -137.6 Z"), "#fff6e0")
        s.p(M(circle(31, -159, 3)), "#fff6e0")
        s.p(M(circle(32, -158.6, 1.6)), "#2a120a")
        s.p(M("M22 -166 L38 -161"), stroke="#3a1a0c", sw=3.2 * k)
        s.union(
            [lb([(26, -118), (62, -136), (42, -194)], 12.5, 8.5), M(circle(41, -197, 9.5))],
            SK,
            RM,
            blur=5,
            op=0.32,
            rd=(-0.8, 1),
        )
        s.p(
            M(
                "M14 -124 C20 -134 36 -134 52 -142 C60 -138 60 -126 56 -120 "
                "C46 -112 34 -104 26 -104 C16 -108 12 -116 14 -124 Z"
            ),
            "#c23c2e",
        )

    man_l(176, 274, 0.92)

    # --- right man: haymaker and a mug ---
    def man_r(x, y, k):
        f = -1
        M = placed(x, y, 1, 0, k * f, k)

        def P(pts):
            return [(x + a * k * f, y + b * k) for a, b in pts]

        def lb(pts, a, b):
            return limb(P(pts), a * k, b * k)

        s.union([lb([(-34, -116), (-58, -124), (-54, -160)], 11, 8)], SH, RM, blur=5, op=0.3)
        # mug in the back hand, ale flying
        Q = placed(x + 56 * k, y - 180 * k, k, 24)
        s.p(Q("M14 -12 C28 -14 28 12 14 10"), stroke="#c9c4b4", sw=5 * k)
        s.layer(
            Q("M-14 -18 L14 -18 L13 18 L-13 18 Z"),
            "#b98a4a",
            "#7a4a22",
            y - 200 * k,
            y - 160 * k,
            rim=RM,
            blur=4,
            op=0.34,
        )
        s.p(Q("M-14 -9 L14 -9 M-13.5 9 L13.5 9"), stroke="#d8d3c4", sw=3.6 * k, cap="butt")
        s.p(
            Q("M-18 -16 C-24 -26 -12 -34 -6 -28 C-4 -40 12 -40 12 -28 C22 -32 24 -18 16 -16 Z"),
            "#fff8e6",
        )
        for a, b, r in ((-24, -40, 4), (-8, -50, 3), (-34, -24, 3), (8, -46, 4.4), (-16, -58, 2.4)):
            s.p(T(circle(a, b, r), x + 56 * k, y - 180 * k, k, 24), "#ffe9b0")
        s.p(M(circle(-55, -164, 9)), SK)
        s.union(
            [
                lb([(-20, -66), (-46, -42), (-66, -6)], 16, 9),
                lb([(0, -64), (34, -54), (30, -6)], 17, 10),
            ],
            "#2e3a3c",
            RM,
            blur=7,
            op=0.34,
        )
        for d in (
            "M-82 5 C-82 -6 -70 -12 -56 -10 L-54 5 Z",
            "M18 5 C18 -8 30 -12 40 -9 C52 -6 58 0 58 5 Z",
        ):
            s.layer(M(d), "#1e0f0c", rim="#c87a36", blur=3, op=0.3)
        s.layer(
            M(
                "M-36 -56 C-46 -80 -40 -112 -14 -128 C6 -138 30 -132 32 -112 "
                "C34 -92 22 -70 14 -54 C-2 -48 -22 -48 -36 -56 Z"
            ),
            "#4f7a4a",
            "#2f5236",
            y - 134 * k,
            y - 54 * k,
            rim=RM,
            blur=7,
            op=0.38,
        )
        s.p(M("M-38 -66 C-22 -56 0 -56 20 -66 L15 -54 C0 -48 -22 -48 -36 -56 Z"), "#2a120a")
        s.p(M("M6 -134 C16 -118 16 -86 2 -54 L-6 -53 C6 -86 4 -116 -8 -131 Z"), "#e9d7b0")
        # head
        s.layer(
            M(
                "M4 -146 C0 -166 12 -176 24 -174 C36 -172 42 -162 40 -152 L47 -144 L40 -141 "
                "C39 -130 30 -124 20 -126 C10 -128 6 -136 4 -146 Z"
            ),
            "#e6b080",
            rim=RM,
            blur=5,
            op=0.34,
        )
        s.p(
            M(
                "M2 -148 C-6 -172 12 -184 28 -179 L36 -186 L38 -175 L46 -174 L41 -166 "
                "C32 -168 22 -168 16 -162 L12 -150 Z"
            ),
            "#d9a03a",
        )
        s.p(M("M24 -136 C30 -138 36 -137 38 -135 C34 -130 28 -130 24 -136 Z"), "#2a0a08")
        s.p(M(circle(31, -154, 3)), "#fff6e0")
        s.p(M(circle(32, -153.6, 1.6)), "#2a120a")
        s.p(M("M22 -161 L39 -157"), stroke="#8a5a1c", sw=3 * k)
        s.p(M(circle(12, -148, 4.4)), "#c98a58")
        # punch
        s.union(
            [lb([(14, -116), (48, -106), (86, -122)], 13, 9.5), M(rrect(80, -136, 24, 24, 9))],
            "#e6b080",
            RM,
            blur=6,
            op=0.34,
        )
        s.p(
            M("M88 -129 L100 -130 M88 -123 L101 -124 M88 -117 L100 -118"),
            stroke="#b4713f",
            sw=1.8 * k,
        )
        s.p(
            M("M2 -118 C8 -130 26 -130 34 -120 C44 -114 46 -104 40 -98 C26 -96 8 -102 2 -118 Z"),
            "#e9d7b0",
        )

    man_r(362, 274, 0.92)
    # impact star between them
    for a, l0, l1 in ((-128, 15, 28), (-96, 15, 32), (-64, 15, 28), (120, 16, 28), (84, 16, 30)):
        r = math.radians(a)
        s.p(
            f"M{272 + l0 * math.cos(r)} {160 + l0 * math.sin(r)} "
            f"L{272 + l1 * math.cos(r)} {160 + l1 * math.sin(r)}",
            stroke="#fff3c4",
            sw=3.2,
        )
    # flying things
    s.shadow(T(circle(0, 0, 16, 6), 450, 190, 1, -24), 4, 0.3)
    s.p(T(circle(0, 0, 16, 6), 450, 190, 1, -24), "#f4e6cc")
    s.p(T(circle(0, -1, 10, 3.4), 450, 190, 1, -24), "#cfae80")
    # knocked-out man behind the upturned table
    for x, r in ((424, -12), (452, 10)):
        s.layer(
            T("M-8 30 L-8 -14 L8 -14 L8 30 Z", x, 252, 1, r),
            "#3f4a6a",
            rim="#b9a0a0",
            blur=4,
            op=0.3,
        )
        s.layer(
            T(
                "M-9 -10 L-9 -30 C-9 -38 -2 -42 6 -42 L12 -44 C18 -40 14 -32 10 -28 L9 -10 Z",
                x,
                252,
                1,
                r,
            ),
            "#2a1410",
            rim=RM,
            blur=4,
            op=0.3,
        )
    s.layer(
        "M384 314 C374 286 392 258 430 256 C470 254 500 276 506 314 Z",
        "#7a4522",
        "#43210f",
        256,
        306,
        rim="#ffd08a",
        blur=8,
        op=0.4,
    )
    s.p("M398 314 C392 290 406 270 430 268 C460 268 486 286 490 314", stroke="#3a1c10", sw=2.4)
    s.p("M430 268 L426 314 M456 273 L462 314", stroke="#3a1c10", sw=2.2)
    # rolling tankard and puddle, near left
    s.p("M66 296 C90 286 140 288 152 296 C140 304 84 306 66 296 Z", "#ffdf94", 0.75)
    s.layer(
        T("M-17 -14 L17 -14 L16 16 L-16 16 Z", 62, 284, 1, -82),
        "#b98a4a",
        "#6b3f1c",
        266,
        302,
        rim=RM,
        blur=5,
        op=0.36,
    )
    s.p(T("M-17 -6 L17 -6 M-16 8 L16 8", 62, 284, 1, -82), stroke="#d8d3c4", sw=3.4, cap="butt")
    s.p("M52 268 C52 256 72 256 72 268", stroke="#b98a4a", sw=4.4)
    return s
