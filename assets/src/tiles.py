"""The pictures of the five kinds of bonus tile."""

import math

from colours import mix
from materials import BRASS, IRON, WOOD
from paths import T, blob, circle, placed, poly, rrect
from shapes import star
from svgkit import Svg, picture
from wares import coin, ware


def tile(c0, c1, c2, c3):
    s = Svg(200, 200, "#080508")
    s.p(circle(100, 100, 98), "#2a1c0c")
    s.p(
        circle(100, 99.4, 96),
        s.lin(20, 10, 180, 190, (0, "#ffe6a3"), (0.5, "#c99a3b"), (1, "#7a5818")),
    )
    s.p(circle(100, 100, 87), "#3d2a0e")
    s.p(circle(100, 100.8, 85.4), s.rad(100, 84, 96, (0, c1), (1, c0)))
    for i in range(16):
        a = math.pi * 2 * i / 16
        s.p(circle(100 + 91.4 * math.cos(a), 100 + 91.4 * math.sin(a), 2.4), "#6f5218")
        s.p(circle(99.6 + 91.4 * math.cos(a), 99.5 + 91.4 * math.sin(a), 1.7), "#fff0c0")
    s.layer(blob(100, 96, 66, 2.2, 5, 18), c2, rim=mix(c2, "#ffffff", 0.2), blur=7, op=0.3)
    s.layer(blob(100, 96, 48, 1.8, 8, 16), c3, rim=mix(c3, "#ffffff", 0.35), blur=6, op=0.22)
    return s


def chord(r, y):
    """points of the disc's lower arc, right to left, from height y"""
    a = math.asin((y - 100) / r)
    return [
        (100 + r * math.cos(t), 100 + r * math.sin(t))
        for t in [a + (math.pi - 2 * a) * i / 14 for i in range(15)]
    ]


def rim(s):
    s.p(
        circle(100, 100, 98) + " " + circle(100, 100, 85),
        s.lin(20, 10, 180, 190, (0, "#ffe6a3"), (0.5, "#c99a3b"), (1, "#7a5818")),
        evenodd=True,
    )
    s.p(circle(100, 100, 97.4), stroke="#2a1c0c", sw=2.6)
    s.p(circle(100, 100, 85.4), stroke="#3d2a0e", sw=2.6)
    for i in range(16):
        a = math.pi * 2 * i / 16
        s.p(circle(100 + 91.4 * math.cos(a), 100 + 91.4 * math.sin(a), 2.6), "#6f5218")
        s.p(circle(99.6 + 91.4 * math.cos(a), 99.4 + 91.4 * math.sin(a), 1.8), "#fff0c0")


@picture("tiles/industrious")
def industrious() -> Svg:
    s = tile("#5a2a14", "#a8552a", "#c9763a", "#eba85a")
    pts = []
    for i in range(12):
        for da, r in ((-0.15, 50), (-0.10, 62), (0.10, 62), (0.15, 50)):
            a = 2 * math.pi * i / 12 + da
            pts.append((100 + r * math.cos(a), 100 + r * math.sin(a)))
    cog = poly(pts)
    s.shadow(cog, 6, 0.36, 1.5, 3)
    s.p(cog, "#1c1210")
    s.p(T(cog, -1, -1.4), "#4a3228")
    s.p(circle(100, 100, 40), "#33201a")
    s.p(circle(100, 101.5, 38), "#33200f")
    s.p(circle(100, 101, 34), s.rad(100, 100, 34, (0, "#ffcf78"), (1, "#c9642c")))
    for f in (1, -1):
        g = placed(100, 104, 1, 42 * f)
        h = rrect(-5, -48, 10, 106, 3)
        s.shadow(g(h), 4, 0.36, 1, 2)
        s.p(g(h), WOOD[2])
        s.p(g(rrect(-5, -48, 5.4, 106, 2.5)), WOOD[0])
        if f > 0:
            hd = "M-22 -66 L20 -66 L26 -56 L20 -44 L-22 -44 Z"
            s.shadow(g(hd), 4, 0.36, 1, 2)
            s.p(g(hd), IRON["sh"])
            s.p(g("M-22 -66 L20 -66 L26 -56 L-22 -56 Z"), IRON["hi"])
        else:
            hd = (
                "M-42 -34 C-34 -56 -14 -64 0 -64 C14 -64 34 -56 42 -34 C28 -48 14 -50 0 -50 "
                "C-14 -50 -28 -48 -42 -34 Z"
            )
            s.shadow(g(hd), 4, 0.36, 1, 2)
            s.p(g(hd), IRON["sh"])
            s.p(
                g(
                    "M-42 -34 C-34 -56 -14 -64 0 -64 C14 -64 34 -56 42 -34 "
                    "C32 -50 14 -57 0 -57 C-14 -57 -32 -50 -42 -34 Z"
                ),
                IRON["hi"],
            )
    rim(s)
    return s


@picture("tiles/adventurous")
def adventurous() -> Svg:
    s = tile("#1c3a3a", "#4f8a7a", "#86b08c", "#f0dc9a")
    far = poly(
        [
            (16, 130),
            (46, 92),
            (62, 108),
            (84, 82),
            (118, 104),
            (140, 86),
            (182, 130),
            *chord(85.4, 130),
        ]
    )
    s.layer(far, "#4f8272", "#3f6a60", 82, 150, rim="#a8cfa8", blur=6, op=0.28)
    mt = poly(
        [
            (30, 148),
            (72, 104),
            (84, 112),
            (108, 66),
            (130, 104),
            (142, 98),
            (172, 146),
            *chord(85.4, 146),
        ]
    )
    s.layer(mt, "#24504a", "#1a3c3a", 66, 180, rim="#d9efc0", blur=7, op=0.34)
    s.p(
        "M108 68 L130 105 L142 99 L150 112 L136 130 L122 120 L116 100 Z",
        "#1a3c3a",
    )
    s.p(
        "M108 67 L97 90 L104 86 L108 94 L113 84 L120 88 Z",
        "#f4fbe8",
    )
    s.p(
        "M66 184 L86 150 L76 138 L104 122 L96 110 L108 100 L104 114 L114 124 L90 138 "
        "L104 152 L98 185.4 Z",
        "#f0d28a",
    )
    rim(s)
    s.p("M108 70 L108 24", stroke="#2f1c10", sw=5)
    fl = "M110 24 C122 18 132 32 152 24 L146 36 L152 48 C134 54 122 42 110 48 Z"
    s.shadow(fl, 4, 0.34, 1, 2)
    s.p(fl, "#c8374a")
    s.p("M110 24 C122 18 126 24 132 27 L132 50 C124 46 118 44 110 48 Z", "#e8606a")
    return s


@picture("tiles/stockpile")
def stockpile() -> Svg:
    s = tile("#1c2636", "#4a6078", "#6f8aa0", "#b5cad6")
    bs = poly([(24.5, 142), (175.5, 142), *chord(85.4, 142)])
    s.layer(bs, "#5b3820", "#3b2415", 142, 184, rim="#c48d55", blur=6, op=0.36)
    s.p("M20 156 L176 156", stroke="#33200f", sw=0.01)
    for fn, x, y in (("copper", 62, 124), ("iron", 138, 124), ("mithril", 100, 122)):
        ware(s, fn, x, y, 0.86)
    for fn, x, y in (("iron", 80, 92), ("copper", 120, 92)):
        ware(s, fn, x, y, 0.8)
    ware(s, "ruby", 64, 74, 0.56, -16)
    ware(s, "emerald", 136, 74, 0.54, 16)
    ware(s, "diamond", 100, 54, 0.78)
    coin(s, 72, 156, 0.5)
    coin(s, 128, 158, 0.5)
    coin(s, 100, 164, 0.5)
    rim(s)
    return s


@picture("tiles/decorated")
def decorated() -> Svg:
    s = tile("#3d0f1c", "#8f2a38", "#b8444a", "#e08a70")
    for m in (1, -1):
        for i in range(7):
            a = math.radians(74 - i * 22)
            x, y = 100 + m * 66 * math.cos(a), 108 + 62 * math.sin(a)
            rot = math.degrees(math.atan2(-math.cos(a), m * math.sin(a))) - m * 16
            d = T("M-15 0 C-8 -9 8 -9 17 0 C8 9 -8 9 -15 0 Z", x, y, 1 - 0.04 * i, rot)
            s.shadow(d, 3, 0.28, 1, 2)
            s.p(d, BRASS["base"])
            s.p(
                T("M-15 0 C-8 -9 8 -9 17 0 Z", x, y, 1 - 0.04 * i, rot),
                BRASS["hi"] if m < 0 else BRASS["lit"],
            )
    rb = "M76 28 L124 28 L116 92 L84 92 Z"
    s.shadow(rb, 5, 0.36, 1, 2)
    s.p(rb, "#2f5a98")
    s.p("M76 28 L88 28 L92 92 L84 92 Z M112 28 L124 28 L116 92 L108 92 Z", "#e9dfc8")
    s.p(rrect(70, 22, 60, 11, 3), BRASS["dk"])
    s.p(rrect(71, 22, 58, 7, 3), BRASS["lit"])
    s.shadow(circle(100, 118, 37), 7, 0.4, 1, 3)
    s.p(circle(100, 118, 37), BRASS["dk"])
    s.p(circle(100, 117.4, 35), s.lin(70, 88, 130, 148, (0, "#fff0b8"), (1, "#b98728")))
    s.p(circle(100, 118, 27), "#8f2a38")
    st = [
        (
            100 + (24 if i % 2 == 0 else 10) * math.sin(math.pi * i / 5),
            119 - (24 if i % 2 == 0 else 10) * math.cos(math.pi * i / 5),
        )
        for i in range(10)
    ]
    s.p(poly(st), "#ffe6a3")
    for i in range(0, 10, 2):
        s.p(poly([st[i], st[(i + 1) % 10], (100, 119)]), "#d9a93f")
    rim(s)
    return s


@picture("tiles/knowledge")
def knowledge() -> Svg:
    s = tile("#1a1640", "#4a3f8a", "#6f62b5", "#b0a3e0")
    for i in range(12):
        s.p(
            T(
                poly([(-3, -26), (0, -46 if i % 2 else -56), (3, -26)]),
                100,
                76,
                1,
                i * 30,
            ),
            "#fff0c0",
            0.75,
        )
    s.glow(100, 76, 44, "#ffd98a", 0.95, core="#fff6d0")
    s.p(star(100, 76, 26, 4, 0.3), "#fffdf0")
    cv = "M28 102 L100 116 L172 102 L172 154 L100 170 L28 154 Z"
    s.shadow(cv, 8, 0.42, 1, 4)
    s.p(cv, "#5b2436")
    s.p("M28 102 L100 116 L100 170 L28 154 Z", "#7d3448")
    for i, (c1, c2) in enumerate((("#cdbb95", "#b8a47c"), ("#fff8e4", "#e6d7b0"))):
        o = i * 4
        s.p(
            f"M100 {116 - o} C84 {98 - o} 58 {94 - o} 34 {100 - o} L34 {148 - o} "
            f"C58 {142 - o} 84 {146 - o} 100 {162 - o} Z",
            c1,
        )
        s.p(
            f"M100 {116 - o} C116 {98 - o} 142 {94 - o} 166 {100 - o} L166 {148 - o} "
            f"C142 {142 - o} 116 {146 - o} 100 {162 - o} Z",
            c2,
        )
    for y in (0, 11, 22):
        s.p(
            f"M44 {106 + y} C60 {103 + y} 76 {106 + y} 90 {113 + y}",
            stroke="#a8905c",
            sw=3,
        )
        s.p(
            f"M110 {113 + y} C124 {106 + y} 140 {103 + y} 156 {106 + y}",
            stroke="#8f7848",
            sw=3,
        )
    bm = "M118 106 L128 104 L128 172 L123 166 L118 172 Z"
    s.p(bm, "#c8374a")
    rim(s)
    return s
