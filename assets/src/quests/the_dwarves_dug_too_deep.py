"""The picture of the quest The Dwarves Dug too Deep."""

import math

from colours import mix
from paths import T, circle, jag, placed, points, poly
from shapes import tendril
from svgkit import Svg, picture


@picture("quests/the_dwarves_dug_too_deep")
def draw() -> Svg:
    s = Svg(500, 300, "#04060f")
    ex, ey = 250, 216
    s.ground(s.rad(ex, ey - 30, 300, (0, "#e04a3a"), (0.4, "#7a2338"), (1, "#1c1a34")))
    # the thing's hide, deep down: ridges round the eye
    for rx, ry, c in (
        (250, 150, "#3a1630"),
        (206, 122, "#521a34"),
        (166, 96, "#701f36"),
        (130, 72, "#962a38"),
    ):
        n = 30
        pts = []
        for k in range(n):
            a = 2 * math.pi * k / n
            f = 1 + (0.035 if k % 2 else -0.035)
            pts.append((ex + rx * f * math.cos(a), ey + ry * f * math.sin(a)))
        d = poly(pts)
        s.shadow(d, 7, 0.3)
        s.p(d, c, stroke=mix(c, "#ff9a7a", 0.35), sw=1.8)
    # the eye
    eye = (
        "M136 218 C170 168 210 152 252 152 C296 152 332 170 366 212 "
        "C330 256 294 272 250 272 C206 272 168 258 136 218 Z"
    )
    s.shadow(eye, 9, 0.44)
    s.p(
        eye,
        s.rad(ex, ey - 4, 110, (0, "#fff2a8"), (0.35, "#ffc23e"), (0.7, "#f0702a"), (1, "#b32a2c")),
    )
    for i in range(22):
        a = 2 * math.pi * i / 22 + 0.07
        r0, r1 = 26, 50 + (i % 3) * 6
        s.p(
            f"M{ex + r0 * 0.6 * math.cos(a)} {ey - 4 + r0 * math.sin(a)} "
            f"L{ex + r1 * 1.15 * math.cos(a)} {ey - 4 + r1 * 0.86 * math.sin(a)}",
            stroke="#d9481f",
            sw=2.4,
            op=0.55,
        )
    pup = (
        "M250 152 C264 176 268 196 266 214 C265 236 260 256 250 272 "
        "C240 256 235 236 234 214 C232 196 236 176 250 152 Z"
    )
    s.p(pup, "#16060f")
    s.p("M241 184 C243 176 247 172 250 170 C249 180 246 190 242 196 Z", "#ffffff", 0.85)
    s.p(
        "M136 218 C170 168 210 152 252 152 C296 152 332 170 366 212 C330 180 294 168 252 168 "
        "C210 168 172 184 136 218 Z",
        "#4a1026",
        0.6,
    )
    # brow lids cut over the eye
    s.layer(
        "M104 190 C140 158 196 138 252 142 C310 138 360 156 396 186 C380 188 374 196 366 212 "
        "C330 176 296 158 252 158 C208 158 170 176 136 220 C128 204 118 196 104 190 Z",
        "#5e1a33",
        rim="#ff8a5a",
        blur=7,
        op=0.4,
        rd=(0, -1.4),
    )
    for x, y, r in (
        (150, 176, -30),
        (182, 160, -20),
        (216, 150, -10),
        (252, 147, 0),
        (288, 150, 10),
        (322, 160, 20),
        (354, 174, 30),
    ):
        s.layer(T("M-9 4 L0 -20 L9 4 Z", x, y, 1, r), "#3a1029", rim="#c2504a", blur=3, op=0.3)
    # walls of the pit: blue basalt in four sheets, mined into steps
    sheets = [
        (
            (
                "M-20 -20 L150 -20 L146 60 L128 96 L136 136 L112 170 L120 214 L92 250 L104 320 "
                "L-20 320 Z"
            ),
            (
                "M520 -20 L352 -20 L358 64 L376 100 L366 138 L392 174 L384 216 L410 250 L398 320 "
                "L520 320 Z"
            ),
            "#3b466e",
            "#41304f",
        ),
        (
            "M-20 -20 L108 -20 L112 40 L86 84 L98 128 L74 172 L86 222 L58 268 L66 320 L-20 320 Z",
            (
                "M520 -20 L396 -20 L390 44 L416 90 L404 134 L430 178 L420 226 L446 268 L438 320 "
                "L520 320 Z"
            ),
            "#2c3560",
            "#33274a",
        ),
        (
            "M-20 -20 L40 -20 L44 36 L18 88 L30 140 L10 196 L28 250 L12 320 L-20 320 Z",
            "M520 -20 L462 -20 L456 40 L484 92 L472 142 L490 196 L474 252 L490 320 L520 320 Z",
            "#1e2549",
            "#241c3a",
        ),
    ]
    for a, b, c0, c1 in sheets[:1]:
        for d in (a, b):
            s.layer(
                d,
                c0,
                c1,
                20,
                300,
                rim="#f07a55",
                blur=9,
                op=0.36,
                rd=(-1.3 if d is a else 1.3, -0.8),
            )
    # the roof of the hall and the shaft of daylight? no: lanterns only
    s.layer(
        "M-20 -20 L520 -20 L520 30 L470 36 L440 24 L404 40 L372 26 L340 34 L312 20 L262 28 "
        "L236 16 L200 30 L168 22 L140 38 L100 26 L60 40 L-20 30 Z",
        "#161b3a",
        rim="#5a4a78",
        blur=9,
        op=0.4,
        rd=(0, -1.4),
    )
    # ledges with dwarves
    for a, b, c0, c1 in sheets[1:2]:
        for d in (a, b):
            s.layer(
                d,
                c0,
                c1,
                20,
                300,
                rim="#d8604f",
                blur=9,
                op=0.36,
                rd=(-1.3 if d is a else 1.3, -0.8),
            )
    # veins: what they dug for
    for x, y, k, r in (
        (40, 160, 0.9, -10),
        (462, 160, 1, 14),
        (72, 236, 0.9, 30),
        (434, 246, 0.8, 0),
    ):
        s.p(T("M-10 4 L-4 -10 L4 -6 L10 -12 L8 6 L-2 10 Z", x, y, k, r), "#9fd0ea")
        s.p(T("M-10 4 L-4 -10 L0 2 L-2 10 Z", x, y, k, r), "#d9f0fa")
    # plank bridge from both sides, broken in the middle
    pl, plr = "#2a1a1f", "#ffb27a"
    s.layer(
        "M-20 112 L196 112 L204 116 L196 120 L190 118 L186 122 L-20 122 Z",
        pl,
        rim=plr,
        blur=6,
        op=0.4,
        rd=(0, -1.3),
    )
    s.layer(
        "M520 112 L318 112 L310 116 L316 122 L322 118 L330 122 L520 122 Z",
        pl,
        rim=plr,
        blur=6,
        op=0.4,
        rd=(0, -1.3),
    )
    for x in (30, 84, 140):
        s.p(f"M{x} 122 L{x - 22} 150 L{x + 8} 122", stroke=pl, sw=4)
    for x in (366, 420, 472):
        s.p(f"M{x} 122 L{x + 22} 150 L{x - 8} 122", stroke=pl, sw=4)
    # falling planks and a helmet
    for x, y, r in ((238, 116, 34), (276, 136, -22)):
        s.p(T("M-13 -3 L13 -2 L12 3 L-12 2 Z", x, y, 1.1, r), "#ffb27a")
        s.p(T("M-13 -3 L13 -2 L12 3 L-12 2 Z", x, y - 1.5, 1.1, r), pl)

    def dwarf(x, y, k, f, pose):
        A = placed(x, y, 1, 0, k * f, k)
        body = (
            "M-18 0 L-20 -26 C-20 -40 -10 -48 0 -48 C12 -48 20 -40 20 -26 L18 0 L6 0 "
            "L4 -8 L-4 -8 L-6 0 Z"
        )
        boots = "M-20 2 L-20 -6 L-3 -6 L-2 2 Z M20 2 L24 2 L22 -6 L3 -6 L2 2 Z"
        beard = "M-4 -52 L20 -52 C24 -40 22 -26 12 -14 C4 -22 -4 -36 -4 -52 Z"
        helm = "M-14 -52 C-16 -72 0 -78 8 -74 C20 -70 22 -60 21 -52 Z"
        hr = (
            "M-8 -70 C-18 -74 -22 -84 -18 -92 C-14 -84 -8 -80 -2 -78 Z M14 -74 "
            "C24 -78 28 -86 26 -94 C20 -88 14 -84 8 -80 Z"
        )
        if pose == 0:
            arms = [
                tendril(((-8, -40), (-24, -46), (-30, -60), (-26, -78)), 6, 5, 4),
                tendril(((12, -40), (26, -44), (34, -58), (36, -74)), 6, 5, 4),
            ]
        elif pose == 1:
            arms = [tendril(((10, -38), (24, -34), (32, -38), (40, -46)), 6, 5, 4)]
        else:
            arms = [tendril(((10, -38), (22, -30), (28, -34), (36, -40)), 6, 5, 4)]
        if pose == 1:
            s.p(A("M40 -46 L40 -40"), stroke="#12101c", sw=2)
            s.glow(x + 40 * k * f, y - 32 * k, 34, "#ffe09a", 0.8)
            s.p(A("M34 -40 L46 -40 L44 -24 L36 -24 Z"), "#fff2c0")
            s.p(A("M33 -40 L47 -40 M35 -23 L45 -23"), stroke="#12101c", sw=2.4)
        if pose == 2:
            s.p(A("M16 -8 L46 -66"), stroke="#12101c", sw=4)
            s.p(A("M28 -72 C40 -74 54 -66 62 -52 C52 -60 42 -62 32 -62 Z"), "#12101c")
            s.p(A("M28 -72 C40 -74 54 -66 62 -52 C53 -66 42 -70 28 -72 Z"), "#ff9a6a")
        if pose == 0:
            for _q in ((-40, -92, 30, -0),):
                s.p(A("M24 -98 L44 -40"), stroke="#12101c", sw=3.6) if 0 else None
        s.p(A(boots), "#12101c")
        parts = [A(d) for d in [body, *arms]]
        s.union(parts, "#1a1626", "#ff8a5e", blur=5, op=0.2, rd=(-1.0 * f, -1.0))
        s.p(A(boots), "#12101c")
        s.p(A("M-19 -20 L19 -20 L19 -15 L-19 -15 Z"), "#5a3a2c")
        s.p(A(T(beard, 0, 0)), "#e8a04a" if pose != 1 else "#d9d2c4")
        s.p(
            A("M4 -50 C6 -36 8 -26 12 -14 C2 -22 -4 -36 -4 -52 Z"),
            "#b36a2c" if pose != 1 else "#a59c96",
        )
        s.p(A("M2 -56 L21 -56 L21 -50 C24 -48 22 -44 18 -45 L2 -46 Z"), "#e9b48a")
        s.p(A(helm), "#ffb48a")
        s.p(T(A(helm), -0.8 * f, -1), "#5a6488")
        s.p(A("M-15 -56 L22 -56 L22 -51 L-15 -51 Z"), "#39426b")
        s.p(A(hr), "#e6dcc8")
        s.p(A("M0 -51 L20 -51 L20 -48 C25 -46 24 -41 19 -42 L0 -43 Z"), "#e9b48a")
        s.p(A(circle(13, -48, 1.9)), "#12101c")

    dwarf(70, 112, 0.84, 1, 1)
    dwarf(150, 112, 0.92, 1, 0)
    dwarf(374, 112, 0.92, -1, 2)
    dwarf(440, 112, 0.8, -1, 0)
    # rope and bucket over the pupil
    s.p("M312 24 L312 92", stroke="#c79a6a", sw=2)
    s.p("M302 92 L322 92 L319 110 L305 110 Z", "#2a1a1f")
    s.p("M302 92 L322 92", stroke="#ffb27a", sw=2)
    s.p("M302 92 L312 82 L322 92", stroke="#c79a6a", sw=1.8)
    # nearest walls
    for a, b, c0, c1 in sheets[2:]:
        for d in (a, b):
            s.layer(
                d,
                c0,
                c1,
                20,
                300,
                rim="#9c4250",
                blur=10,
                op=0.42,
                rd=(-1.3 if d is a else 1.3, -0.8),
            )
    s.layer(
        jag(
            points(
                "-10,312 20,288 60,296 96,282 130,300 180,306 320,306 372,298 404,282 "
                "446,296 484,286 512,300"
            ),
            320,
        ),
        "#10122a",
        rim="#b84a4a",
        blur=8,
        op=0.4,
    )
    return s
