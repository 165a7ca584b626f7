"""The picture of the quest The Swamp of Suffering."""

from paths import T, blob, circle
from shapes import tree
from svgkit import Svg, picture


@picture("quests/the_swamp_of_suffering")
def draw() -> Svg:
    s = Svg(500, 300, "#14100a")
    lx, ly = 250, 96
    s.ground(s.rad(lx, ly, 360, (0, "#f0dc9a"), (0.45, "#b39a4e"), (1, "#5a5128")))
    s.rings(
        lx,
        ly,
        ((258, "#7d6f36", 3), (194, "#9d8a45", 5), (134, "#c4ad60", 8)),
        "#fff6cc",
        0.2,
        op=0.2,
        amp=6,
    )
    s.layer(blob(lx, ly, 74, 3, 12, 20), "#f6e6ac", rim="#fffbe0", blur=9, op=0.14)
    for col, rim, items in (
        (
            "#8a7a40",
            "#b5a362",
            [
                (60, 220, 10, 6, 8),
                (120, 216, 60, 4, -8),
                (400, 218, 20, 6, -10),
                (460, 218, 50, 5, 10),
            ],
        ),
        ("#5f552c", "#93834a", [(26, 244, -20, 10, 12), (476, 244, -20, 11, -12)]),
    ):
        parts = []
        for x, y0, y1, w, ln in items:
            parts += tree(x, y0, y1, w, ln, [(0.5, 150, 44), (0.66, 30, 46), (0.8, 140, 30)])
        for d in parts:
            s.shadow(d, 6, 0.10)
        for d in parts:
            s.p(T(d, -0.9, -0.6), rim)
        for d in parts:
            s.p(d, col)
    s.layer(
        "M-10 214 C100 206 180 218 250 214 C330 210 420 218 512 212 L512 312 L-10 312 Z",
        "#8d7c40",
        "#6b5f30",
        208,
        300,
        rim="#d9c67c",
        blur=7,
        op=0.2,
    )
    # half-sunken giant skull
    sk = (
        "M160 250 C150 214 150 174 168 148 C184 122 218 112 250 112 "
        "C286 112 318 124 332 150 C348 176 348 214 340 250 Z"
    )
    s.layer(sk, "#3c331c", "#4a4024", 112, 250, rim="#efe0a0", blur=11, op=0.36)
    s.p(
        "M168 148 C184 122 218 112 250 112 C222 124 196 150 186 200 C182 226 184 240 186 250 "
        "L160 250 C150 214 150 174 168 148 Z",
        "#574c2b",
    )
    for m in (-1, 1):
        s.p(
            T(
                "M16 184 C24 168 56 166 66 180 C70 202 58 218 40 218 C22 216 14 204 16 184 Z",
                250,
                0,
                1,
                0,
                m,
                1,
            ),
            "#17130a",
        )
        s.p(T(circle(42, 196, 8), 250, 0, 1, 0, m, 1), "#ffe27a")
        s.p(T(circle(42, 196, 15), 250, 0, 1, 0, m, 1), "#ffd860", 0.25)
    s.p("M250 204 L264 236 L250 230 L236 236 Z", "#17130a")
    s.p("M272 118 L282 140 L274 150 L286 168", stroke="#241e10", sw=3.2)
    # vines and growth on the skull
    for x, y, L in ((190, 134, 40), (204, 124, 26), (310, 132, 46), (324, 146, 30)):
        s.p(f"M{x} {y} Q{x + 4} {y + L / 2} {x - 2} {y + L}", stroke="#6f7a35", sw=3.4)
    s.layer(
        "M-10 246 C60 238 120 252 180 244 C240 238 300 252 360 244 C420 238 470 250 512 242 "
        "L512 312 L-10 312 Z",
        "#4d4523",
        "#332d17",
        240,
        300,
        rim="#b5a45c",
        blur=8,
        op=0.34,
    )
    for y, a, b in ((256, 200, 260), (262, 286, 340), (270, 150, 210), (276, 300, 350)):
        s.p(f"M{a} {y} Q{(a + b) / 2} {y - 3} {b} {y}", stroke="#c9b76a", sw=2.6, op=0.7)
    # wisps and a punt
    for x, y, r in ((104, 176, 8), (404, 166, 9), (380, 208, 6), (128, 212, 5)):
        s.p(circle(x, y, r * 3), s.rad(x, y, r * 3, (0, "#f4ffb8", 0.7), (1, "#e0ff90", 0)))
        s.p(circle(x, y, r * 0.55), "#ffffee")
    pt = "M60 268 L150 268 C144 282 134 286 122 286 L88 286 C74 286 66 280 60 268 Z"
    s.layer(pt, "#1b160c", rim="#b59f58", blur=6, op=0.34)
    mn = (
        "M-12 0 C-12 -18 -8 -32 0 -36 C-5 -42 -2 -52 5 -51 C12 -50 12 -41 8 -37 "
        "C14 -32 16 -16 15 0 Z"
    )
    s.p(T(mn, 105, 269, 0.95), "#d9c67c")
    s.p(T(mn, 106.4, 270, 0.95), "#1b160c")
    s.p("M128 210 L120 290", stroke="#1b160c", sw=3)
    s.layer(
        "M-10 284 C60 274 120 292 200 290 C300 288 400 296 512 278 L512 312 L-10 312 Z",
        "#1b160c",
        rim="#7d6f3c",
        blur=8,
        op=0.4,
    )
    for x, h, ln in (
        (20, 60, -6),
        (32, 80, 5),
        (46, 52, 8),
        (452, 70, -6),
        (466, 88, 4),
        (482, 60, 9),
    ):
        s.p(f"M{x - 3} 296 Q{x} {296 - h / 2} {x + ln} {296 - h} L{x + 3.4} 296 Z", "#1b160c")
    return s
