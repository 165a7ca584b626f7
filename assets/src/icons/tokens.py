"""Icons with colours of their own: money, prestige, counts of people, the pointer, the laurels."""

import math

from colours import shade
from materials import BONE, BRASS
from paths import T, circle, turn
from shapes import ANVIL, star
from svgkit import Svg, picture
from wares import coin_face

EDGE = "#1a120b"
LEAF = "M-9 0 C-5 -6 4 -6 10 0 C4 6 -5 6 -9 0 Z"
HALF_LEAF = "M-9 0 C-5 -6 4 -6 10 0 Z"


@picture("icons/gold")
def gold() -> Svg:
    """A coin struck with the anvil: amounts of gold."""
    s = Svg(64, 64)
    s.p(circle(32, 34, 28), "#3b2608")
    s.p(circle(32, 32, 28), "#5c3d0e")
    s.p(circle(32, 31.5, 25.6), "#f0c75e")
    s.p(circle(32.8, 32.6, 24.6), "#c28a24")
    s.p(circle(32, 32, 22), "#dda83a")
    s.p(T(ANVIL, 13.2, 15, 0.58), "#7a5213")
    s.p(T("M4 16 L20 16 L20 12 L60 12 L60 22 L7 22 Z", 13.2, 15, 0.58), "#946718")
    return s


@picture("icons/coin")
def coin() -> Svg:
    """A plain coin on which the game sets a price."""
    s = Svg(64, 64)
    coin_face(s)
    return s


@picture("icons/coins")
def coins() -> Svg:
    s = Svg(64, 64)
    for y in (48, 38, 28):
        s.p(
            f"M6 {y} C6 {y - 13} 58 {y - 13} 58 {y} V{y + 6} C58 {y + 19} 6 {y + 19} 6 {y + 6} Z",
            BRASS["dk"],
        )
        s.p(
            f"M8 {y + 1} C8 {y - 10} 56 {y - 10} 56 {y + 1} V{y + 5} "
            f"C56 {y + 16} 8 {y + 16} 8 {y + 5} Z",
            BRASS["base"],
        )
        s.p(circle(32, y, 24, 9), "#f0c96a")
    s.p(circle(32, 28, 17, 6), BRASS["base"])
    return s


def branch(
    s: Svg, cx: float, cy: float, r: float, side: int, leaves: int, k: float, lit: str
) -> None:
    """Half a wreath, growing from the bottom up one side."""
    for i in range(leaves):
        a = math.radians(78 - i * 150 / leaves)
        x, y = cx + side * r * math.cos(a), cy + r * math.sin(a)
        along = math.degrees(math.atan2(-math.cos(a), side * math.sin(a))) - side * 14
        size = k * (1 - 0.04 * i)
        s.p(T(LEAF, x, y, size, along), "#5f4514", stroke="#4a3310", sw=2.2 * k)
        s.p(T(LEAF, x, y, size, along), "#d9a93f")
        s.p(T(HALF_LEAF, x, y, size, along), lit)


@picture("icons/laurel")
def laurel() -> Svg:
    s = Svg(64, 64)
    for side, lit in ((-1, "#f7da8c"), (1, "#ebc263")):
        branch(s, 32, 33, 25, side, 7, 0.95, lit)
    return s


@picture("icons/seal")
def seal() -> Svg:
    """A dark seal in a laurel on which the game sets prestige: never to be taken for a coin."""
    s = Svg(64, 64)
    s.p(circle(32, 31, 25), "#23170e")
    s.p(circle(32, 31, 21.6), s.lin(12, 10, 52, 52, (0, "#4d3826"), (1, "#2a1c12")))
    for side, lit in ((-1, "#f7da8c"), (1, "#ebc263")):
        branch(s, 32, 32, 25, side, 6, 0.92, lit)
    s.p(circle(32, 59, 3.4), "#4a3310")
    s.p(circle(32, 59, 2.2), "#f7da8c")
    return s


@picture("icons/prestige")
def prestige() -> Svg:
    """A laurel with a star: the amount of prestige."""
    s = Svg(64, 64)
    for side in (-1, 1):
        for i in range(6):
            a = math.radians(90 - side * (30 * i - 6)) if side > 0 else math.radians(96 + i * 30)
            x, y = 32 + 21 * math.cos(a), 33 + 21 * math.sin(a)
            lean = math.degrees(a) + (0 if side > 0 else 180)
            for off, length in ((26, 15), (-30, 13)):
                leaf = [(0, 0), (-4.2, -length * 0.34), (-3.2, -length * 0.7), (0, -length)]
                right = [(-px, py) for px, py in leaf[2:0:-1]]
                angle = lean - side * off
                s.p(turn(leaf + right, x, y, angle), "#a87a22")
                s.p(turn(leaf, x, y, angle), "#e8c468")
    s.p(star(32, 32, 14.5, 5, 0.42), "#6b4a16")
    s.p(star(32, 32, 11.6, 5, 0.42), BONE)
    return s


@picture("icons/adventurer")
def adventurer() -> Svg:
    """A visored helm: the number of adventurers."""
    s = Svg(64, 64)
    face = "M32 5 C45 5 52 14 52 28 V42 C52 50 44 56 36 60 L32 56"
    s.p(f"{face} L28 60 C20 56 12 50 12 42 V28 C12 14 19 5 32 5 Z", "#bfb6a2", stroke=EDGE, sw=4)
    s.p(f"{face} Z", "#8f8674")
    s.p(
        "M12 30 C22 26 42 26 52 30 L50 37 C42 35 36 36 34 39 V52 H30 V39 C28 36 22 35 14 37 Z",
        EDGE,
    )
    s.p("M29.4 5 H34.6 V27 H29.4 Z", BRASS["base"])
    return s


@picture("icons/workers")
def workers() -> Svg:
    """A hooded worker of no guild: the number of workers in the mine."""
    s, c = Svg(64, 64), "#bfb6a2"
    s.p(
        "M31 5 C41 4 48 11 50 21 C51 27 53 30 55 35 C58 42 59.5 50 59 58 C50 62 14 62 5 58 "
        "C4.5 50 6 42 9 35 C11 30 13 27 14 21 C16 13 22 6 31 5 Z",
        c,
        stroke=EDGE,
        sw=4,
    )
    s.p(
        "M40 7 C46 10 49 15 50 21 C51 27 53 30 55 35 C58 42 59.5 50 59 58 C54 60 48 61 41 61 "
        "C48 48 48 40 45 31 C47 22 45 14 40 7 Z",
        shade(c, -0.13),
    )
    s.p(
        "M20 24 C20 14 26 11 32 11 C38 11 44 14 44 24 C44 30 38 33.5 32 33.5 "
        "C26 33.5 20 30 20 24 Z",
        "#1c120b",
    )
    s.p(circle(27.5, 23.5, 2.4), "#ffe7a8")
    s.p(circle(36.5, 23.5, 2.4), "#ffe7a8")
    return s


@picture("icons/cursor")
def cursor() -> Svg:
    """The pointer; its tip is at (6, 4) of 48 x 64."""
    s = Svg(48, 64)
    arrow = "M6 4 L6 48 L17 38 L25 57 L34 53 L26 35 L41 34 Z"
    s.p(arrow, "#000000", 0.35, "#000000", 7)
    s.p(arrow, BONE, stroke=EDGE, sw=4)
    s.p("M6 4 L26 35 L41 34 Z", "#d8c9a6")
    return s


@picture("icons/victory")
def victory() -> Svg:
    """The winner's wreath, open in the middle for a shield of 64 x 72 at half its size."""
    s = Svg(200, 200, "#1a0f04")
    for side, lit in ((-1, "#fbe3a0"), (1, "#efc96e")):
        branch(s, 100, 96, 78, side, 9, 2.5, lit)
        branch(s, 100, 96, 60, side, 8, 1.7, lit)
    knot = (
        "M100 168 C84 160 70 176 60 192 C76 190 90 186 100 178 C110 186 124 190 140 192 "
        "C130 176 116 160 100 168 Z"
    )
    s.p(knot, "#5e1020", stroke="#3a0a13", sw=3)
    s.p(T(knot, 0, -1.5), "#b9383f")
    s.p("M100 166 C84 158 70 174 60 190 C72 184 88 176 100 176 Z", "#d8576a")
    s.p(circle(100, 171, 9), "#4a3310")
    s.p(circle(99, 170, 7), "#e6bd62")
    s.p(circle(97, 168, 3), "#fff0c0")
    return s
