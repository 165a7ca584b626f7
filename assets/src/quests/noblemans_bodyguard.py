"""The picture of the quest Nobleman's Bodyguard."""

import math

from paths import T, blob, circle, placed, poly, rrect, smooth
from shapes import tendril
from svgkit import Svg, picture


@picture("quests/noblemans_bodyguard")
def draw() -> Svg:
    s = Svg(500, 300, "#0b1226")
    sx, sy = 290, 120
    s.ground(s.rad(sx, sy, 320, (0, "#fff1c4"), (0.5, "#b9bfbe"), (1, "#5f7a9c")))
    s.rings(
        sx,
        sy,
        ((230, "#8ba2b8"), (172, "#b7bfb9"), (122, "#e3d6ae")),
        light="#ffffff",
        t=0.22,
        op=0.18,
    )
    s.layer(blob(sx, sy, 78, 3, 15, 20), "#fff3c8", rim="#ffffff", blur=9, op=0.12)
    # far gate of the town
    s.layer(
        "M206 320 L206 168 L214 168 L214 150 L222 138 L230 150 L230 168 L262 168 L262 128 "
        "L256 128 L280 92 L304 128 L298 128 L298 168 L340 168 L340 146 L350 130 L360 146 "
        "L360 168 L372 168 L372 320 Z",
        "#93a5b6",
        "#b8bdb6",
        92,
        260,
        rim="#e9e3c8",
        blur=8,
        op=0.2,
    )
    s.p("M268 150 L268 140 C268 132 280 132 280 140 L280 150 Z", "#6f869f")
    s.p(circle(280, 116, 7), "#fff3c8")

    # middle houses
    def house(pts, c0, c1, rim, y0=40):
        s.layer(poly(pts), c0, c1, y0, 300, rim=rim, blur=9, op=0.28)

    house(
        [
            (-20, 320),
            (-20, 84),
            (60, 84),
            (96, 40),
            (134, 84),
            (140, 84),
            (140, 92),
            (132, 92),
            (132, 140),
            (142, 146),
            (142, 320),
        ],
        "#5d7593",
        "#7287a0",
        "#b9c4c6",
    )
    house(
        [
            (520, 320),
            (520, 70),
            (486, 70),
            (450, 30),
            (412, 72),
            (404, 72),
            (404, 80),
            (412, 80),
            (412, 128),
            (402, 134),
            (402, 320),
        ],
        "#5d7593",
        "#7287a0",
        "#dcd8c0",
    )
    for x, y in (
        (78, 104),
        (104, 104),
        (78, 160),
        (108, 160),
        (430, 96),
        (456, 96),
        (430, 152),
        (460, 152),
    ):
        s.p(rrect(x, y, 14, 22, 2), "#405774")
        s.p(
            f"M{x + 7} {y} L{x + 7} {y + 22} M{x} {y + 10} L{x + 14} {y + 10}",
            stroke="#7d92a8",
            sw=1.6,
        )
    for d in (
        "M62 92 L132 92 M62 140 L134 140",
        "M414 84 L490 84 M412 130 L490 130",
        "M96 46 L96 84",
        "M450 36 L450 72",
    ):
        s.p(d, stroke="#405774", sw=4, cap="butt")
    # near house on the left with a hanging lamp; near roof on the right with the marksman
    s.layer(
        "M-20 320 L-20 -20 L40 -20 L40 60 L54 66 L54 320 Z",
        "#22304e",
        "#2b3b5a",
        0,
        300,
        rim="#8b9db2",
        blur=12,
        op=0.36,
    )
    s.p("M-20 62 L54 68 M20 -20 L20 62 M-20 150 L54 150", stroke="#3d5072", sw=6, cap="butt")
    s.p(rrect(4, 92, 26, 36, 3), "#ffd98a")
    s.p("M17 92 L17 128 M4 110 L30 110", stroke="#22304e", sw=3)
    s.layer(
        "M520 320 L520 36 L478 46 L416 108 L414 116 L430 116 L430 320 Z",
        "#22304e",
        "#2b3b5a",
        40,
        300,
        rim="#c9c6b0",
        blur=12,
        op=0.36,
        rd=(1.2, 1.2),
    )
    for y, x in ((70, 460), (90, 440), (108, 424)):
        s.p(f"M{x} {y} L520 {y - 18}", stroke="#31425f", sw=3.4, cap="butt")
    s.p(rrect(458, 142, 24, 34, 3), "#16203a")
    s.p("M430 196 L520 196", stroke="#3d5072", sw=6, cap="butt")
    k = 1.02
    AX, AY = 446, 80
    asn = [
        T(d, AX, AY, k)
        for d in (
            "M-20 14 C-22 -8 -14 -26 0 -30 C16 -28 26 -12 30 -14 L34 -8 C30 0 22 2 16 6 L18 16 Z",
            "M-14 -26 C-16 -40 -8 -50 4 -52 C12 -46 16 -36 12 -24 Z",
            "M-10 -18 L-34 -12 L-36 -18 L-12 -26 Z",
        )
    ]
    s.union(asn, "#101830", "#fff0c4", blur=5, op=0.14, rd=(1.1, 1.1))
    s.p(T("M-50 -4 L-8 -18", AX, AY, k), stroke="#101830", sw=4.4)
    s.p(T("M-52 -20 C-40 -18 -36 -6 -42 8", AX, AY, k), stroke="#101830", sw=3.2)
    s.p(T("M-52 -20 L-26 -13 L-42 8", AX, AY, k), stroke="#101830", sw=1.2)
    s.p(T("M-12 -34 L-4 -32", AX, AY, k), stroke="#ff8a4a", sw=2.6)
    # street
    s.layer(
        "M-10 268 C100 256 400 256 512 268 L512 320 L-10 320 Z",
        "#4c5f7c",
        "#33445f",
        258,
        300,
        rim="#e3d6ae",
        blur=8,
        op=0.26,
    )
    for y, x0, x1 in (
        (272, 300, 352),
        (280, 380, 436),
        (288, 312, 346),
        (276, 60, 92),
        (292, 400, 470),
    ):
        s.p(rrect(x0, y, x1 - x0, 4.5, 2.2), "#6c7f99")
    # nobleman, cowering behind
    nx, ny = 136, 288

    def N(d, r=0):
        return T(d, nx, ny, 1.12, r)

    PL, PD, GD = "#7d3567", "#5a2450", "#eab94a"
    for d in (
        "M-22 0 L-19 -34 L-4 -34 L-6 -6 L2 -4 L2 0 Z",
        "M8 0 L8 -34 L24 -32 L22 -6 L32 -4 L32 0 Z",
    ):
        s.layer(N(d), "#e9dcc2", rim="#ffffff", blur=4, op=0.3)
    for d in ("M-24 -7 L-5 -7 L4 -3 L4 2 L-25 2 Z", "M7 -7 L23 -7 L34 -3 L34 2 L6 2 Z"):
        s.p(N(d), "#2a1a30")
    for d in (
        "M-30 -42 C-36 -28 -26 -18 -12 -20 C-2 -22 2 -30 0 -42 Z",
        "M30 -42 C38 -28 30 -18 16 -20 C4 -22 0 -30 0 -42 Z",
    ):
        s.layer(N(d), PD, rim="#c77fa8", blur=3, op=0.25)
    s.p(
        N(
            "M-20 -40 C-24 -32 -22 -26 -18 -21 M-8 -40 C-8 -32 -8 -26 -8 -21 M10 -40 "
            "C10 -32 12 -26 12 -21 M22 -40 C26 -32 24 -26 22 -22"
        ),
        stroke=GD,
        sw=2,
    )
    s.layer(
        N(
            "M-32 -38 C-46 -58 -42 -86 -20 -96 L20 -96 C42 -86 46 -58 32 -38 "
            "C12 -30 -12 -30 -32 -38 Z"
        ),
        PL,
        rim="#d995bd",
        blur=6,
        op=0.34,
    )
    s.p(N("M0 -96 L20 -96 C42 -86 46 -58 32 -38 C22 -34 12 -32 2 -32 C12 -54 10 -78 0 -96 Z"), PD)
    s.p(N("M-35 -47 C-16 -38 16 -38 36 -48"), stroke=GD, sw=4.4)
    s.p(N(circle(2, -41, 5)), GD)
    for y in (-84, -72, -60):
        s.p(N(circle(4, y, 2)), GD)
    # arms to the face
    face = N("M-15 -132 C-16 -106 -8 -98 2 -98 C12 -98 18 -108 16 -132 Z")
    s.p(face, "#f0c6a0")
    s.p(
        N(
            "M-9 -113 C-2 -117 6 -117 10 -113 C14 -115 18 -115 20 -118 "
            "C18 -110 12 -109 8 -110 C4 -108 -2 -108 -5 -110 C-9 -109 -15 -110 -17 -118 "
            "C-15 -115 -12 -115 -9 -113 Z"
        ),
        "#4a2a20",
    )
    s.p(N("M-4 -103 C0 -108 6 -108 9 -103 C6 -99 0 -99 -4 -103 Z"), "#6a1f2a")
    for x in (-5, 8):
        s.p(N(circle(x, -120, 4.2)), "#ffffff")
        s.p(N(circle(x + 1.6, -120, 1.9)), "#1d1430")
    ruff = [
        (
            0 + 27 * math.cos(2 * math.pi * i / 28) * (1 if i % 2 else 0.86),
            -95 + 9 * math.sin(2 * math.pi * i / 28) * (1 if i % 2 else 0.8),
        )
        for i in range(28)
    ]
    s.shadow(N(smooth(ruff)), 4, 0.3)
    s.p(N(smooth(ruff)), "#fff6e4")
    s.p(N("M-20 -94 C-8 -90 10 -90 20 -94 C12 -99 -12 -99 -20 -94 Z"), "#d8c6b4")
    hat = T(
        N(
            "M-34 -128 C-22 -132 -18 -132 -18 -132 C-20 -152 -8 -158 2 -156 "
            "C16 -160 24 -148 22 -132 C28 -132 34 -130 38 -124 C16 -118 -16 -118 -34 -128 Z"
        ),
        0,
        -9,
    )
    fea = T(
        N(
            "M14 -140 C24 -168 6 -186 -22 -184 C-34 -182 -42 -174 -44 -166 "
            "C-26 -172 -6 -168 4 -142 Z"
        ),
        0,
        -9,
    )
    s.layer(fea, "#ffe7b0", rim="#ffffff", blur=4, op=0.28)
    s.p(T(N("M8 -144 C6 -166 -14 -178 -36 -172"), 0, -9), stroke="#d9a85a", sw=1.6)
    s.layer(hat, PD, rim="#d995bd", blur=4, op=0.3)
    s.p(T(N("M-18 -134 C-4 -128 10 -128 22 -134 L22 -139 C10 -134 -4 -134 -18 -139 Z"), 0, -9), GD)
    for m in (1, -1):
        a = tendril(((m * 32, -80), (m * 48, -70), (m * 48, -92), (m * 27, -99)), 10, 7, 8)
        s.layer(N(a), PL if m < 0 else PD, rim="#d995bd", blur=4, op=0.3)
        s.p(N(circle(m * 25, -101, 7)), "#f0c6a0")
        s.p(N(f"M{m * 31} -102 L{m * 34} -98"), stroke="#fff6e4", sw=4)
    # bodyguard
    bx, by, k = 256, 292, 1.12
    B = placed(bx, by, k)
    ST, SL, SD, RM = "#4c5872", "#8a98b0", "#28324c", "#ffeec0"
    cape = (
        "M-24 -152 C-50 -124 -58 -66 -74 -18 C-58 -24 -48 -10 -34 -16 C-22 -8 -8 -12 6 -8 "
        "L24 -140 Z"
    )
    s.layer(B(cape), "#8e2530", "#6b1a2c", 120, 290, rim="#e27a5c", blur=10, op=0.40)
    s.p(
        B("M-34 -118 C-44 -84 -46 -50 -52 -20 M-20 -100 C-26 -70 -28 -44 -32 -18"),
        stroke="#5a1526",
        sw=3,
    )
    # raised sword behind the head
    sword = "M-56 -166 L-92 -232 L-98 -248 L-86 -236 L-48 -170 Z"
    s.layer(B(sword), "#e6ecf2", rim="#ffffff", blur=5, op=0.3)
    s.p(B("M-52 -168 L-96 -244 L-86 -236 L-48 -170 Z"), "#a9b5c4")
    for d in (
        "M-36 2 L-34 -40 L-30 -84 L2 -84 L-2 -42 L-4 -8 L4 -2 L4 2 Z",
        "M14 2 L16 -42 L2 -84 L34 -84 L42 -44 L42 -10 L56 -4 L56 2 Z",
    ):
        s.layer(B(d), SD, rim=RM, blur=6, op=0.3, rd=(-1.2, 0.6))
    for d in (
        "M-34 -40 L-2 -42 L-4 -50 C-12 -56 -26 -56 -33 -48 Z",
        "M16 -42 L42 -44 L40 -54 C32 -60 20 -58 14 -50 Z",
    ):
        s.p(B(d), ST)
    arm = tendril(((-30, -142), (-58, -132), (-66, -150), (-54, -166)), 13, 9, 10)
    s.layer(B(arm), SD, rim=SL, blur=5, op=0.3)
    s.p(B(circle(-53, -168, 9)), ST)
    s.p(B("M-64 -160 L-38 -176"), stroke="#d9a53c", sw=6)
    s.p(B("M-52 -166 L-44 -152"), stroke="#3a2418", sw=6)
    s.p(B(circle(-43, -150, 4.4)), "#d9a53c")
    s.layer(
        B(
            "M-32 -74 L-38 -128 C-36 -150 -18 -158 0 -158 C22 -158 38 -150 40 -130 L36 -74 "
            "L26 -66 L2 -62 L-24 -66 Z"
        ),
        ST,
        SD,
        110,
        220,
        rim=RM,
        blur=7,
        op=0.34,
        rd=(-1.2, 1),
    )
    s.p(B("M-32 -74 L-38 -128 C-36 -150 -18 -158 0 -158 C-14 -130 -14 -96 -6 -62 L-24 -66 Z"), SD)
    s.p(B("M-33 -84 L36 -84"), stroke="#5b3a22", sw=8, cap="butt")
    s.p(B(rrect(-2, -90, 13, 12, 2)), "#d9a53c")
    s.layer(
        B(
            "M-50 -128 C-52 -148 -40 -160 -24 -158 C-12 -154 -8 -142 -12 -130 "
            "C-24 -124 -38 -122 -50 -128 Z"
        ),
        ST,
        rim=SL,
        blur=4,
        op=0.34,
    )
    # helm
    plume = (
        "M-2 -200 C-8 -222 -40 -226 -58 -200 C-62 -190 -62 -180 -58 -172 "
        "C-50 -188 -34 -196 -14 -188 Z"
    )
    s.layer(B(plume), "#c8374a", rim="#ff9a7c", blur=5, op=0.32)
    s.p(B("M-6 -196 C-24 -206 -44 -200 -56 -180"), stroke="#8e2530", sw=2.4)
    helm = (
        "M-18 -154 L-19 -182 C-19 -198 -8 -206 3 -206 C16 -206 25 -196 25 -184 L31 -176 "
        "L28 -158 L16 -150 L-8 -150 Z"
    )
    s.layer(B(helm), ST, rim=RM, blur=5, op=0.36, rd=(-1.3, 0.8))
    s.p(B("M-18 -154 L-19 -182 C-19 -198 -8 -206 3 -206 C-6 -190 -6 -168 0 -150 L-8 -150 Z"), SD)
    s.p(B("M2 -180 L29 -178 L29 -172 L2 -173 Z"), "#0b1226")
    s.p(B("M12 -166 L24 -165 M12 -160 L22 -160"), stroke="#0b1226", sw=2.2)
    s.p(B("M10 -177 L20 -176.4"), stroke="#ffd98a", sw=2)
    # the great shield
    sh = "M24 -156 C48 -166 80 -164 102 -150 C106 -100 94 -50 66 -22 C36 -48 20 -100 24 -156 Z"
    s.layer(B(sh), "#d9a53c", "#a87424", 110, 270, rim="#fff3c8", blur=9, op=0.42, rd=(-1, 1.4))
    inn = T(sh, 64 * 0.14, -96 * 0.14, 0.86)
    s.p(B(inn), "#2f5d94")
    s.p(
        B(
            T(
                "M64 -164 C80 -164 92 -160 102 -150 C106 -100 94 -50 66 -22 Z",
                64 * 0.14,
                -96 * 0.14,
                0.86,
            )
        ),
        "#3f78b8",
    )
    # a tower on it
    s.p(
        B(
            "M50 -64 L50 -108 L46 -108 L46 -126 L53 -126 L53 -119 L60 -119 L60 -126 L69 -126 "
            "L69 -119 L76 -119 L76 -126 L83 -126 L83 -108 L79 -108 L79 -64 Z"
        ),
        "#ffe9ae",
    )
    s.p(B("M59 -64 L59 -80 C59 -90 70 -90 70 -80 L70 -64 Z"), "#2f5d94")
    # arrows in the shield
    for x, y, L, a in (
        (96, -140, 50, -36),
        (98, -104, 46, -30),
        (40, -144, 44, -50),
        (84, -60, 48, -24),
    ):
        ca, sa = math.cos(math.radians(a)), math.sin(math.radians(a))
        q = B(f"M{x} {y} L{x + L * ca} {y + L * sa}")
        s.p(q, stroke="#1b1424", sw=3.2)
        s.p(T(q, -0.4, -0.8), stroke="#c99a63", sw=1.2)
        f = T("M0 0 L-4 -6 L12 -6 L17 0 L12 6 L-4 6 Z", x + (L - 10) * ca, y + (L - 10) * sa, 1, a)
        s.p(B(f), "#f3ead6")
        s.p(
            B(T("M-2 0 L15 0", x + (L - 10) * ca, y + (L - 10) * sa, 1, a)),
            stroke="#b8463c",
            sw=1.6,
        )
    # one arrow still in flight, coins dropped on the cobbles
    for x, y in ((172, 291), (184, 294), (94, 292)):
        s.p(circle(x, y, 3.6, 2), "#ffd76a")
    return s
