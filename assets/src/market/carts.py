"""Single-use cards that bring ore out of the tunnel by the cartload."""

from materials import BRASS
from paths import circle, poly, rrect
from svgkit import Svg, picture
from wares import lantern, sheet, ware

# The light at the end of the tunnel: middle, edge, shadow, rings, core, rim, half-way tone.
LAMPLIT = (
    "#f2b35e",
    "#1f120e",
    "#0c0604",
    ((262, "#33201a"), (210, "#523022"), (158, "#7f4a2a")),
    (110, "#c47f3c"),
    "#ffe0a0",
    "#8a4f2c",
)
EMBERS = (
    "#ffd08a",
    "#240d08",
    "#0e0402",
    ((262, "#421710"), (210, "#6b2616"), (158, "#a5421e")),
    (110, "#e8792c"),
    "#ffe0a0",
    "#a54a20",
)
SLATE = (
    "#c9d2da",
    "#12161c",
    "#05070a",
    ((262, "#222a33"), (210, "#3a4651"), (158, "#5b6b78")),
    (110, "#93a5b0"),
    "#eef4f8",
    "#5f6e7a",
)
FROST = (
    "#d8f0ff",
    "#0c1a2c",
    "#040a14",
    ((262, "#16304a"), (210, "#25507a"), (158, "#3f7aa8")),
    (110, "#86bfe0"),
    "#f0faff",
    "#3f6f9a",
)
DEEP = (
    "#c8e6ff",
    "#0a1024",
    "#03050f",
    ((262, "#131d44"), (210, "#22336b"), (158, "#3c5598")),
    (110, "#7f9fd8"),
    "#eaf2ff",
    "#33488a",
)
HEAP = (
    (186, 178, 1.2, -12),
    (310, 178, 1.2, 10),
    (248, 166, 1.25, 3),
    (206, 146, 1.05, 8),
    (292, 146, 1.1, -8),
    (248, 122, 1.1, -5),
)


def tunnel(s: Svg) -> None:
    """Timbers, lanterns, sleepers and rails."""
    # timber frame of the tunnel
    for x0, x1 in ((58, 76), (438, 420)):
        s.layer(
            poly([(x0 - 14, 330), (x1 - 10, 70), (x1 + 14, 70), (x0 + 16, 330)]),
            "#4a2c1a",
            "#38200f",
            70,
            330,
            rim="#c4844a",
            blur=9,
            op=0.4,
        )
    s.layer(
        poly([(40, 82), (48, 40), (450, 40), (458, 82)]),
        "#5b3820",
        rim="#d9964f",
        blur=9,
        op=0.4,
    )
    s.p("M96 128 L150 84 M400 128 L346 84", stroke="#4a2c1a", sw=15)
    s.p("M150 84 L150 104", stroke="#1c100a", sw=4)
    lantern(s, 150, 132, 1.1, "#1c100a", 70)
    s.p("M346 84 L346 104", stroke="#1c100a", sw=4)
    lantern(s, 346, 132, 1.1, "#1c100a", 70)
    s.layer(
        "M-10 318 C120 306 376 306 506 318 L506 400 L-10 400 Z",
        "#2c1a12",
        "#1c100b",
        306,
        380,
        rim="#8a5432",
        blur=8,
        op=0.34,
    )
    for y, w in ((322, 130), (340, 158), (362, 192)):
        s.p(rrect(248 - w, y, 2 * w, 9 + (y - 322) * 0.12, 3), "#4a2c1a")
    for f in (1, -1):
        s.p(
            poly(
                [
                    (248 + f * 92, 312),
                    (248 + f * 100, 312),
                    (248 + f * 156, 384),
                    (248 + f * 140, 384),
                ]
            ),
            "#1c100b",
        )
        s.p(
            poly(
                [
                    (248 + f * 90, 312),
                    (248 + f * 95, 312),
                    (248 + f * 146, 384),
                    (248 + f * 138, 384),
                ]
            ),
            "#a89a92",
        )


def cart(s: Svg, load: tuple[str, ...]) -> None:
    """A cart heaped with bars, on the rails at (248, 348)."""
    for name, (x, y, k, r) in zip(load, HEAP, strict=True):
        ware(s, name, x, y, k, r)
    ct = "M120 190 L376 190 L344 308 L152 308 Z"
    s.shadow(ct, 13, 0.44, 2, 7)
    s.p(ct, "#4d5560")
    s.p("M120 190 L214 190 L206 308 L152 308 Z", "#6f7a88")
    s.p("M302 190 L376 190 L344 308 L298 308 Z", "#363d47")
    s.p("M110 180 L386 180 L382 204 L114 204 Z", "#2c3038")
    s.p("M110 180 L386 180 L385 190 L111 190 Z", "#a5aebb")
    for x in (150, 200, 248, 296, 346):
        s.p(circle(x, 197, 4), "#d5dae1")
    s.p("M210 204 L206 308 M300 204 L296 308", stroke="#2c3038", sw=8, cap="butt")
    s.p("M136 250 L360 250", stroke="#2c3038", sw=8, cap="butt")
    s.p(poly([(248, 222), (266, 248), (248, 274), (230, 248)]), BRASS["dk"])
    s.p(poly([(248, 230), (261, 248), (248, 266), (235, 248)]), BRASS["lit"])
    for x in (160, 336):
        s.shadow(circle(x, 318, 30), 6, 0.4)
        s.p(circle(x, 318, 30), "#1a1c22")
        s.p(circle(x, 318, 23), "#6a727e")
        s.p(circle(x, 318, 15), "#2c3038")
        s.p(circle(x, 318, 6), "#a5aebb")


@picture("market/single_copper_cart", ("copper",) * 6, EMBERS)
@picture("market/single_iron_cart", ("iron",) * 6, SLATE)
@picture("market/single_mithril_cart", ("mithril",) * 6, FROST)
@picture("market/single_iron_train", ("iron",) * 6, LAMPLIT, True)
@picture("market/single_mithril_train", ("mithril",) * 6, DEEP, True)
def draw(load: tuple[str, ...], mood: tuple, train: bool = False) -> Svg:
    c0, c1, shade, rings, core, rim, mid = mood
    s = sheet(c0, c1, 248, 168, shade, rings, core, rim, mid, 0.3)
    tunnel(s)
    if not train:
        cart(s, load)
        return s
    for x, y, k in ((92, 130, 0.46), (378, 130, 0.46)):
        with s.at(x - 248 * k, y, k):
            cart(s, load)
    with s.at(248 - 248 * 0.92, 30, 0.92):
        cart(s, load)
    return s
