"""The picture of the quest The Multi-Headed Hydra."""

from paths import T, bez, circle, jag, normals, points, poly, ribbon, rrect
from svgkit import Svg, picture

HEAD = (
    "M-16 -17 L-30 -22 L-14 -25 L-40 -50 C-24 -46 -10 -40 0 -33 L-8 -52 "
    "C6 -46 16 -40 24 -34 C40 -32 60 -29 74 -22 C84 -24 91 -17 92 -8 "
    "L90 -1 L85 12 L79 0 L66 2 L61 11 L56 2 L40 3 C30 3 24 6 20 10 C30 14 38 17 46 19 "
    "L49 10 L54 21 L66 24 L70 15 L75 25 C80 26 82 30 78 33 "
    "C60 40 38 40 20 34 L12 44 L6 31 L-2 38 L-8 26 L-16 22 Z"
)


@picture("quests/the_multi_headed_hydra")
def draw() -> Svg:
    s = Svg(500, 300, "#04140f")
    sx, sy = 252, 128
    s.ground(s.rad(sx, sy, 330, (0, "#b9c06a"), (0.45, "#4f8a63"), (1, "#12343a")))
    s.rings(
        sx,
        sy,
        ((232, "#3f7f62", 2), (180, "#659c66", 4), (134, "#98b968", 6)),
        "#ffffe0",
        0.14,
        op=0.22,
        amp=5,
    )
    s.shadow(circle(sx, sy, 92), 11, 0.22)
    s.p(circle(sx, sy, 92), s.rad(sx - 20, sy - 24, 120, (0, "#fffbd6"), (1, "#eadc7c")))
    # drifting cloud strips
    for d, c in (
        (
            (
                "M-20 70 C30 60 60 74 104 66 C130 62 150 70 176 68 C150 80 110 82 80 82 "
                "C40 84 10 78 -20 86 Z"
            ),
            "#2c6257",
        ),
        (
            (
                "M520 92 C470 82 440 94 396 88 C370 86 356 90 338 88 C360 100 400 104 430 104 "
                "C470 106 500 100 520 108 Z"
            ),
            "#2c6257",
        ),
    ):
        s.layer(d, c, rim="#57907a", blur=7, op=0.2)
    # far crags and mid crags
    s.layer(
        jag(
            points(
                "-10,190 18,168 34,178 58,150 76,172 98,162 126,196 160,206 340,206 372,190 "
                "392,166 408,176 434,140 452,166 470,158 512,186"
            )
        ),
        "#3c7a66",
        "#6fa070",
        140,
        230,
        rim="#78ab84",
        blur=8,
        op=0.24,
    )
    s.layer(
        jag(
            points(
                "-10,214 22,196 40,210 70,206 96,224 400,226 424,208 444,216 468,192 486,206 "
                "512,198"
            )
        ),
        "#245a55",
        "#3f7d66",
        190,
        250,
        rim="#5c967c",
        blur=8,
        op=0.26,
    )
    s.layer(
        "M-10 232 C80 226 160 236 250 232 C340 228 430 236 512 230 L512 312 L-10 312 Z",
        "#5f9568",
        "#2f6a59",
        228,
        300,
        rim="#a9c582",
        blur=7,
        op=0.22,
    )
    for y, x0, x1 in ((240, 196, 312), (247, 214, 290), (254, 178, 236), (256, 262, 330)):
        s.p(f"M{x0} {y} Q{(x0 + x1) / 2} {y - 3} {x1} {y}", stroke="#e6e08e", sw=2.4, op=0.8)

    def neck(c, w0, w1, dark, belly, rim, hs, flip, rot, spine=1, eye="#ffb03a", blur=8):
        d, L, R = ribbon(c, w0, w1, 0.8)
        tip = c[-1]
        side = L if flip < 0 else R  # outer side gets spines
        oth = R if flip < 0 else L
        sp = []
        if spine:
            N = normals(c)
            for i in range(3, len(c) - 2, 2):
                p = side[i]
                q = side[i + 1] if i + 1 < len(side) else side[i]
                sgn = 1 if flip < 0 else -1
                h = 9 * hs * 1.5
                nx, ny = N[i][0] * sgn, N[i][1] * sgn
                m = ((p[0] + q[0]) / 2 + nx * h, (p[1] + q[1]) / 2 + ny * h)
                sp.append(poly([p, m, q]))
        hd = T(HEAD, tip[0], tip[1], 1, rot, hs * flip, hs)
        s.shadow(d, blur, 0.34)
        s.shadow(hd, blur, 0.34)
        for q in sp:
            s.p(q, rim)
        tongue = T(
            "M20 14 C40 8 60 10 76 16 L90 10 L82 17 L92 24 L75 20 C58 15 40 14 22 18 Z",
            tip[0],
            tip[1],
            1,
            rot,
            hs * flip,
            hs,
        )
        s.p(tongue, "#e2553b")
        s.p(d, rim)
        s.p(hd, rim)
        s.p(T(d, 0.8, 1.3), dark)
        s.p(T(hd, 0.8, 1.3), dark)
        # belly scutes: short light strokes along the inner side
        for i in range(2, len(c) - 1):
            p, b = c[i], oth[i]
            a0 = (p[0] + (b[0] - p[0]) * 0.34, p[1] + (b[1] - p[1]) * 0.34)
            a1 = (p[0] + (b[0] - p[0]) * 0.86, p[1] + (b[1] - p[1]) * 0.86)
            s.p(poly([a0, a1], False), stroke=belly, sw=max(2.2, 3.4 * hs * 1.2), cap="butt")
        ey = T("M30 -21 L44 -19 L38 -13 L29 -15 Z", tip[0], tip[1], 1, rot, hs * flip, hs)
        s.p(ey, eye)
        s.p(T("M79 -16 L86 -13 L80 -11 Z", tip[0], tip[1], 1, rot, hs * flip, hs), belly)

    # back necks (paler)
    c0, b0, r0 = "#2f6b58", "#4f8d68", "#78ab78"
    neck(
        bez((236, 262), (196, 190), (250, 120), (206, 66), 20),
        18,
        9,
        c0,
        b0,
        r0,
        0.42,
        -1,
        8,
        blur=6,
    )
    neck(
        bez((266, 262), (312, 190), (262, 112), (306, 58), 20),
        18,
        9,
        c0,
        b0,
        r0,
        0.42,
        1,
        -8,
        blur=6,
    )
    # front necks
    c1, b1, r1 = "#123a38", "#3f7a5a", "#5c9a74"
    neck(bez((222, 276), (120, 260), (190, 170), (92, 190), 20), 26, 11, c1, b1, r1, 0.56, -1, 14)
    neck(bez((284, 276), (388, 258), (312, 176), (410, 184), 20), 26, 11, c1, b1, r1, 0.56, 1, -12)
    neck(
        bez((232, 276), (152, 210), (226, 128), (128, 104), 22),
        27,
        12,
        "#0f3334",
        b1,
        r1,
        0.62,
        -1,
        4,
    )
    neck(
        bez((274, 276), (356, 206), (284, 120), (376, 100), 22),
        27,
        12,
        "#0f3334",
        b1,
        r1,
        0.62,
        1,
        -6,
    )
    neck(
        bez((252, 282), (214, 210), (292, 170), (244, 112), 22),
        31,
        14,
        "#0b2a2d",
        "#46865f",
        "#6aa97c",
        0.80,
        1,
        -14,
    )
    # body hump
    hump = "M176 300 C182 262 214 246 252 246 C292 246 324 262 332 300 Z"
    s.layer(hump, "#0b2a2d", "#0d3230", 246, 300, rim="#5c9a74", blur=8, op=0.34)
    for y, a, b in ((262, 226, 280), (274, 214, 292), (286, 204, 302)):
        s.p(f"M{a} {y} Q252 {y + 7} {b} {y}", stroke="#3f7a5a", sw=3.4)
    # near water, reeds, two tiny heroes for scale
    s.layer(
        "M-10 272 C60 264 110 282 170 276 C230 270 280 288 340 278 C400 268 450 284 512 272 "
        "L512 312 L-10 312 Z",
        "#17494a",
        "#0e3437",
        268,
        300,
        rim="#6fae8c",
        blur=7,
        op=0.3,
    )
    for y, x0, x1 in ((288, 150, 216), (292, 260, 330), (284, 396, 440), (286, 60, 100)):
        s.p(f"M{x0} {y} Q{(x0 + x1) / 2} {y - 3} {x1} {y}", stroke="#5f9f7f", sw=2, op=0.8)
    s.layer(
        "M-10 280 C20 262 50 270 78 282 C92 288 104 294 116 312 L-10 312 Z",
        "#071b20",
        rim="#3f6e62",
        blur=8,
        op=0.4,
    )
    s.layer(
        "M512 268 C486 264 460 276 438 292 C430 298 424 304 420 312 L512 312 Z",
        "#071b20",
        rim="#3f6e62",
        blur=8,
        op=0.4,
    )

    def hero(x, y, k, f=1):
        cape = (
            "M-16 0 C-15 -18 -11 -32 -4 -38 C4 -41 10 -36 11 -29 C13 -18 12 -8 12 0 L6 0 "
            "L4 -8 L0 0 L-6 -2 L-10 1 Z"
        )
        helm = "M-4 -38 C-7 -48 -2 -54 4 -54 C10 -54 12 -48 12 -43 L12 -38 C8 -36 0 -35 -4 -38 Z"
        plume = "M2 -54 C-2 -62 -12 -62 -18 -54 C-12 -56 -6 -54 -3 -49 Z"
        shield = "M8 -32 C14 -35 20 -35 25 -32 C25 -20 22 -12 16 -6 C10 -12 8 -20 8 -32 Z"
        s.p(T("M-2 6 L26 -70", x, y, 1, 0, k * f, k), stroke="#071b20", sw=2.6)
        s.p(T("M22 -66 L31 -86 L31 -64 Z", x, y, 1, 0, k * f, k), "#e9f0b0")
        for d in (cape, helm):
            s.p(T(d, x - 0.8, y - 1, 1, 0, k * f, k), "#8fbf7c")
        s.p(T(plume, x, y, 1, 0, k * f, k), "#d9542b")
        for d in (cape, helm):
            s.p(T(d, x, y, 1, 0, k * f, k), "#071b20")
        s.p(T(shield, x, y, 1, 0, k * f, k), "#c9d98c")
        s.p(T(shield, x + 1, y + 0.6, 1, 0, k * f * 0.98, k), "#14403d")
        s.p(
            T("M16 -30 L17 -10 M10 -25 L23 -25", x + 0.6, y, 1, 0, k * f, k),
            stroke="#c9d98c",
            sw=1.5,
        )

    hero(48, 276, 0.92)
    for x, y, h, ln in ((456, 290, 52, -7), (472, 288, 78, -3), (489, 286, 62, 8)):
        s.p(f"M{x} {y} Q{x} {y - h / 2} {x + ln} {y - h}", stroke="#071b20", sw=2.4)
        s.p(T(rrect(-3.4, -10, 6.8, 20, 3.4), x + ln, y - h - 4, 1, ln * 1.4), "#071b20")
    for x, y, h, ln in (
        (450, 294, 40, -22),
        (464, 292, 54, 14),
        (481, 290, 50, -16),
        (497, 288, 46, 16),
        (18, 284, 34, -12),
        (26, 284, 42, 10),
    ):
        s.p(
            f"M{x - 2.4} {y} Q{x - 1} {y - h * 0.6} {x + ln} {y - h} "
            f"Q{x + 3} {y - h * 0.5} {x + 2.4} {y} Z",
            "#071b20",
        )
    return s
