"""Busts of adventurers who come from the woods, the road and the sea."""

from busts.figure import drop, face, sheet, shoulders
from materials import SKINS
from paths import T, circle, poly
from svgkit import Svg, picture


@picture("busts/ranger")
def ranger() -> Svg:
    s = sheet()
    hood, hl, hd = "#3f5a4a", "#587a62", "#25382f"
    out = (
        "M60 4 C38 10 24 36 24 66 C24 84 30 94 40 102 L80 102 C90 94 96 84 96 66 "
        "C96 36 82 10 60 4 Z"
    )
    shoulders(s, "#33493d", "#46614f")
    drop(s, out, 6, 0.34)
    s.p(out, hood)
    s.p("M60 4 C38 10 24 36 24 66 C24 84 30 94 40 102 L48 102 C36 84 36 44 60 4 Z", hl)
    inn = "M60 20 C44 26 36 44 38 62 C39 78 48 88 60 92 C72 88 81 78 82 62 C84 44 76 26 60 20 Z"
    s.p(inn, hd)
    face(s, SKINS[0], dy=4)
    s.p(
        "M60 20 C44 26 36 44 38 62 C42 46 50 38 60 37 C70 38 78 46 82 62 C84 44 76 26 60 20 Z",
        hd,
    )
    s.p(
        "M44 78 C50 86 54 90 60 92 C66 90 70 86 76 78 L82 104 L60 116 L38 104 Z",
        "#6b4a33",
    )
    s.p("M44 78 C50 86 54 90 60 92 L60 116 L38 104 Z", "#8a6244")
    s.p(circle(60, 106, 5), "#c99a3b")
    s.p(circle(59, 105, 2.6), "#f2cf7c")
    return s


@picture("busts/huntress")
def huntress() -> Svg:
    s = sheet()
    H, hl, hd = "#4a2a1c", "#74462c", "#2f1810"
    back = (
        "M60 6 C34 6 28 32 30 60 C31 80 34 92 38 100 L82 100 C88 90 90 78 90 60 C92 32 86 6 60 6 Z"
    )
    drop(s, back, 5, 0.3)
    s.p(back, hd)
    shoulders(s, "#3a4e6e", "#54709a")
    s.p("M40 96 L60 116 L80 96 L74 92 L46 92 Z", SKINS[3][2])
    s.p("M46 92 L60 108 L60 116 L40 96 Z", SKINS[3][1])
    face(s, SKINS[3])
    fr = "M60 8 C36 8 32 34 36 62 C40 50 46 40 60 34 C72 40 80 50 84 62 C88 34 84 8 60 8 Z"
    drop(s, fr, 3, 0.25)
    s.p(fr, H)
    s.p("M60 8 C36 8 32 34 36 62 C40 50 46 40 60 34 C56 26 56 16 60 8 Z", hl)
    for i, (x, y) in enumerate(((84, 74), (87, 86), (88, 98), (87, 110), (85, 121))):
        q = T("M0 -9 C8 -7 9 4 0 9 C-9 4 -8 -7 0 -9 Z", x, y, 1 - 0.05 * i, 8)
        s.p(T(q, 0.8, 1.2), hd)
        s.p(q, H)
        s.p(T("M0 -9 C-8 -7 -9 4 0 9 C-4 3 -4 -4 0 -9 Z", x, y, 1 - 0.05 * i, 8), hl)
    s.p("M37 42 C46 33 74 33 83 42 L83 39 C74 29 46 29 37 39 Z", "#c99a3b")
    s.p(poly([(60, 28), (65, 34), (60, 41), (55, 34)]), "#5f4514")
    s.p(poly([(60, 30), (63.6, 34), (60, 38.6), (56.4, 34)]), "#2fa36b")
    return s


@picture("busts/elf")
def elf() -> Svg:
    s = sheet()
    H, hl, hd = "#b9bfd0", "#e6eaf2", "#868da3"
    back = (
        "M60 6 C34 6 26 34 28 66 C29 92 22 108 18 120 L44 126 L76 126 L102 120 "
        "C98 108 91 92 92 66 C94 34 86 6 60 6 Z"
    )
    drop(s, back, 5, 0.3)
    s.p(back, hd)
    s.p("M60 6 C34 6 26 34 28 66 C29 92 22 108 18 120 L34 124 C42 90 40 40 60 6 Z", H)
    shoulders(
        s,
        "#2f5a52",
        "#47806e",
        "M10 140 C10 114 26 100 48 95 L72 95 C94 100 110 114 110 140 Z",
        "M10 140 C10 114 26 100 48 95 L60 95 L54 140 Z",
    )
    s.p("M42 97 L60 124 L78 97 L72 94 L48 94 Z", SKINS[3][2])
    s.p("M48 94 L60 112 L60 124 L42 97 Z", SKINS[3][1])
    s.p("M40 97 L60 128 L80 97", stroke="#d9c06a", sw=3.4)
    for f in (1, -1):
        e = T("M-20 52 C-30 44 -44 38 -50 30 C-50 46 -36 62 -20 64 Z", 60, 0, 1, 0, f, 1)
        drop(s, e, 3, 0.26)
        s.p(e, SKINS[3][0] if f > 0 else SKINS[3][1])
        s.p(
            T(
                "M-22 55 C-30 49 -38 44 -44 38 C-40 50 -32 58 -22 60 Z",
                60,
                0,
                1,
                0,
                f,
                1,
            ),
            SKINS[3][2],
        )
    face(s, SKINS[3])
    s.p(circle(51, 53, 2.3, 2.6), "#1f6b5a")
    s.p(circle(71, 53, 2.3, 2.6), "#1f6b5a")
    fr = "M60 8 C36 8 32 36 37 60 C40 46 48 38 58 30 C70 38 80 46 83 60 C88 36 84 8 60 8 Z"
    drop(s, fr, 3, 0.25)
    s.p(fr, H)
    s.p("M60 8 C36 8 32 36 37 60 C40 46 48 38 58 30 C56 22 57 14 60 8 Z", hl)
    for f in (1, -1):
        s.p(
            T(
                "M-24 58 C-28 80 -26 100 -34 122 L-26 124 C-18 104 -20 82 -20 64 Z",
                60,
                0,
                1,
                0,
                f,
                1,
            ),
            hl if f > 0 else H,
        )
    s.p("M37 40 C46 32 74 32 83 40", stroke="#c99a3b", sw=2.6)
    s.p("M60 24 C66 30 66 36 60 43 C54 36 54 30 60 24 Z", "#2fa36b")
    s.p("M60 24 C54 30 54 36 60 43 Z", "#74dba8")
    return s


@picture("busts/duelist")
def duelist() -> Svg:
    s = sheet()
    shoulders(s, "#4d2f4f", "#6d4670")
    s.p("M38 100 C46 94 74 94 82 100 L74 112 L60 104 L46 112 Z", "#e6dcc8")
    s.p("M38 100 C44 95.6 52 95 60 95 L60 104 L46 112 Z", "#fff8e8")
    hair = "M38 40 C34 60 36 78 44 88 L50 80 L48 40 Z M82 40 C86 60 84 78 76 88 L70 80 L72 40 Z"
    s.p(hair, "#22150f")
    face(s, SKINS[2])
    s.p(
        "M50 67 C56 64 64 64 70 67 L76 63 C74 69 68 70 60 68.6 C52 70 46 69 44 63 Z",
        "#22150f",
    )
    s.p("M57 76 L63 76 L60 88 Z", "#22150f")
    hat = (
        "M6 38 C24 28 34 26 36 26 C38 6 52 2 60 6 C70 2 82 8 84 26 C94 28 104 32 114 42 "
        "C96 44 80 42 60 42 C40 42 22 44 6 38 Z"
    )
    drop(s, hat, 4, 0.32)
    s.p(hat, "#37223a")
    s.p("M6 38 C24 28 34 26 36 26 C38 6 52 2 60 6 L56 42 C40 42 22 43 6 38 Z", "#553558")
    s.p("M36 30 C50 34 70 34 84 30 L84 24 C70 28 50 28 36 24 Z", "#c99a3b")
    fe = "M78 28 C84 8 100 -2 116 2 C112 18 100 30 82 32 Z"
    s.p(fe, "#b9402f")
    s.p("M78 28 C84 8 100 -2 116 2 C100 6 88 16 80 30 Z", "#dd6a4e")
    return s


@picture("busts/corsair")
def corsair() -> Svg:
    s = sheet()
    k = SKINS[2]
    for x, y, r in (
        (32, 52, 13),
        (28, 68, 13),
        (32, 84, 12),
        (88, 52, 13),
        (92, 68, 13),
        (88, 84, 12),
        (38, 96, 10),
        (82, 96, 10),
    ):
        drop(s, circle(x, y, r), 3, 0.16)
    for x, y, r in ((32, 52, 13), (28, 68, 13), (32, 84, 12), (38, 96, 10)):
        s.p(circle(x, y, r), "#2b1a14")
        s.p(circle(x - 3, y - 3, r * 0.55), "#4d3226")
    for x, y, r in ((88, 52, 13), (92, 68, 13), (88, 84, 12), (82, 96, 10)):
        s.p(circle(x, y, r), "#1c100c")
        s.p(circle(x - 3, y - 3, r * 0.5), "#33201a")
    shoulders(s, "#24506b", "#377396")
    s.p("M40 95 L60 126 L80 95 L74 92 L46 92 Z", "#e6dcc8")
    s.p("M46 92 L60 112 L60 126 L40 95 Z", "#fff8e8")
    s.p("M48 92 L60 110 L72 92 Z", k[2])
    face(s, k)
    s.p("M52 70.5 C57 68.6 63 68.6 68 70.5 C65 74.6 56 74.6 52 70.5 Z", "#a8434a")
    sc = "M36 44 C32 16 48 6 62 6 C80 6 88 22 84 44 C70 34 50 34 36 44 Z"
    drop(s, sc, 4, 0.3)
    s.p(sc, "#9c2f28")
    s.p("M36 44 C32 16 48 6 60 6 C50 14 46 26 48 37.6 C44 39 40 41 36 44 Z", "#cf5040")
    s.p("M36 44 C50 33 70 33 84 44 L84.4 37 C70 27 50 27 36 37 Z", "#7a2020")
    s.p(
        "M84 36 C96 36 104 44 106 56 C98 54 90 50 85 44 Z M84 40 C92 48 94 60 90 70 "
        "C84 62 82 52 82 44 Z",
        "#9c2f28",
    )
    for x, y in ((52, 20), (66, 16), (72, 26), (60, 27)):
        s.p(circle(x, y, 2), "#f1e6cc")
    s.p(circle(37, 72, 5.4), stroke="#e6bd62", sw=2.6)
    s.p("M66 62 L76 60", stroke="#5b3422", sw=1.8)
    return s
