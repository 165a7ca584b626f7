"""The place of the market called Bazaar: a wide banner."""

from colours import mix
from paths import T, circle, hills, points, poly, rrect
from svgkit import Svg, picture
from wares import awning, person


@picture("places/bazaar")
def draw() -> Svg:
    s = Svg(500, 200, "#141a1c")
    s.ground(s.rad(250, 90, 320, (0, "#ffe9b0"), (0.5, "#e0a868"), (1, "#3f7074")))
    s.rings(
        250,
        92,
        ((262, "#5a8a82"), (196, "#9aa078"), (138, "#dcb878"), (88, "#f7dc9a")),
        amp=4,
        light="#fff6d8",
        t=0.3,
        op=0.18,
    )
    # domes and roofs beyond
    s.layer(
        "M-10 128 L20 128 L20 96 C20 76 34 70 40 56 C46 70 60 76 60 96 L60 128 L96 128 "
        "L96 110 L120 90 L144 110 L144 128 L196 128 L196 84 L204 84 L204 70 L212 58 L220 70 "
        "L220 84 L228 84 L228 128 L300 128 L300 108 C300 92 316 88 322 76 "
        "C328 88 344 92 344 108 L344 128 L390 128 L390 96 L414 74 L438 96 L438 128 L462 128 "
        "L462 88 L472 70 L482 88 L482 128 L512 128 L512 220 L-10 220 Z",
        "#b07c58",
        "#c99462",
        56,
        180,
        rim="#f0c890",
        blur=8,
        op=0.22,
    )
    s.p("M150 78 Q200 98 250 62 Q300 98 352 78", stroke="#6b4a3a", sw=2)
    for i, (x, y) in enumerate(
        (
            (168, 83),
            (188, 85),
            (208, 83),
            (229, 75),
            (271, 75),
            (292, 83),
            (312, 85),
            (334, 82),
        )
    ):
        s.p(
            poly([(x - 7, y), (x + 7, y - 1), (x, y + 15)]),
            ("#c8374a", "#2f6db5", "#e3b32c", "#3f9a5a")[i % 4],
        )
    s.layer(
        hills(points("-10,152 120,146 250,144 380,146 512,152"), 220),
        "#8a5a3e",
        "#6d4230",
        144,
        200,
        rim="#e0aa70",
        blur=7,
        op=0.26,
    )
    # crowd
    for x, y, k, c, p_, f in (
        (186, 164, 0.72, "#5a3a4a", 1, 1),
        (206, 168, 0.8, "#35485a", 0, 1),
        (292, 164, 0.74, "#6b3a34", 0, -1),
        (312, 168, 0.78, "#40503a", 1, 1),
        (250, 160, 0.62, "#6b4a3a", 1, 1),
    ):
        person(s, x, y, k, c, "#ffd99a", p_, f)

    def stall(x, w, b, c, fill, n):
        for q in (x - w / 2 + 6, x + w / 2 - 12):
            s.p(rrect(q, b - 96, 6, 96, 1), "#3b2415")
        s.p(rrect(x - w / 2 + 10, b - 84, w - 20, 50, 1), "#3f2a1e")
        s.glow(x, b - 60, w * 0.42, "#f0a850", 0.75, core="#ffd98a")
        fill(x, b - 36)
        ct = (
            f"M{x - w / 2 - 2} {b - 36} L{x + w / 2 + 2} {b - 36} L{x + w / 2 - 4} {b} "
            f"L{x - w / 2 + 4} {b} Z"
        )
        s.layer(ct, "#6b4326", "#4c2f1b", b - 36, b, rim="#c48d55", blur=6, op=0.36)
        s.p(
            f"M{x - w / 2} {b - 30} L{x + w / 2} {b - 30}",
            stroke="#8a5a33",
            sw=3,
            cap="butt",
        )
        awning(s, x - w / 2 - 14, x + w / 2 + 14, b - 116, b - 86, 14, c, n=n, drop=13)

    def fruit(x, y):
        for i in range(9):
            s.p(
                circle(x - 48 + i * 12, y - 4, 7.5),
                ("#c8374a", "#e08a3a", "#8a9a3d")[i // 3],
            )
        for i in range(7):
            s.p(
                circle(x - 36 + i * 12, y - 13, 7.5),
                ("#d9515a", "#e6a04a", "#9fb04d")[i // 3 if i < 6 else 2],
            )

    def pots(x, y):
        for dx, k, c in (
            (-38, 1, "#2f6d8a"),
            (-8, 1.25, "#a85a34"),
            (26, 0.95, "#5a7a4a"),
        ):
            s.p(
                T(
                    "M-8 0 C-16 -8 -14 -22 -5 -27 L-6 -33 L6 -33 L5 -27 C14 -22 16 -8 8 0 Z",
                    x + dx,
                    y + 1,
                    k,
                ),
                c,
            )
            s.p(
                T(
                    "M-8 0 C-16 -8 -14 -22 -5 -27 L-6 -33 L-1 -33 C-6 -22 -8 -10 -3 0 Z",
                    x + dx,
                    y + 1,
                    k,
                ),
                mix(c, "#ffffff", 0.25),
            )

    def cloth(x, y):
        for i, c in enumerate(("#8a4fa3", "#e3b32c", "#c8374a", "#2f6db5")):
            s.p(rrect(x - 46 + i * 23, y - 14, 21, 15, 6), c)
            s.p(circle(x - 40 + i * 23, y - 6.5, 4.5, 6.5), mix(c, "#000000", 0.25))

    stall(86, 128, 192, "#b9383f", fruit, 7)
    stall(414, 128, 192, "#2f6d8a", pots, 7)
    # the camelled rug in front
    s.layer(
        "M150 196 L176 178 L326 178 L352 196 L352 210 L150 210 Z",
        "#7a2f3a",
        rim="#e0a060",
        blur=6,
        op=0.3,
    )
    s.p("M172 192 L188 182 L314 182 L330 192 Z", "#c99a3b")
    s.p("M184 191 L196 184 L306 184 L318 191 Z", "#8f3a42")
    cloth(250, 186)
    return s
