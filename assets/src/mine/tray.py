"""The tray that holds the mine, and the plain side of border pieces: rock nobody can dig.

The tray is drawn for all 61 hexes, 180 across and 156 down from hex to hex: the middle hex has its
middle at the middle of the picture. Where a border is down, plain tiles lie in its place.
"""

import math
import random

from colours import mix, shade
from mine.rock import CX, CY, MOODS, body, hexagon, lump
from paths import Point, circle, poly
from svgkit import Svg, picture

PITCH, ROW = 180, 156
WIDTH, HEIGHT = 1720, 1560


def plain(stage: int, variant: str) -> Svg:
    """The plain side of a hex: sealed rock, dark and flat, so that it reads as not there."""
    s = Svg(180, 218)
    lean, _ = MOODS[stage]
    wall = shade(mix("#2c241e", lean, 0.30), -0.03)
    rnd = random.Random(200 + 10 * stage + ord(variant))
    top = body(s, wall)
    s.p(top, shade(wall, -0.012))
    # broad, worn slabs
    for x, y, r in ((60, 74, 44), (126, 86, 40), (84, 134, 46), (36, 124, 30), (138, 142, 30)):
        slab = lump(rnd, x, y, r, 7, 0.10, 0.82)
        s.p([(a + 1.5, b + 2) for a, b in slab], shade(wall, -0.05))
        s.p(slab, shade(wall, rnd.uniform(0.004, 0.022)))
    # the wall of the tray runs round it
    inner = hexagon(88)
    s.p(poly([*top, top[0]]) + " " + poly(inner), shade(wall, 0.012), evenodd=True)
    s.p(poly(inner), stroke=shade(wall, -0.07), sw=2.4)
    return s


for _stage in (1, 2, 3):
    for _variant in "ab":
        picture(f"mine/stage{_stage}/plain_{_variant}", _stage, _variant)(plain)


def hull(grow: float) -> list[Point]:
    """The outline of all 61 hexes as a twelve-cornered figure, grown."""
    cx, cy = WIDTH / 2, HEIGHT / 2
    r = 104 + grow
    corners: list[Point] = []
    ends = [(4, 0), (2, 4), (-2, 4), (-4, 0), (-2, -4), (2, -4)]
    for i, (q, row) in enumerate(ends):
        x, y = cx + q * PITCH, cy + row * ROW
        for a in (60 * i - 30, 60 * i + 30):
            corners.append((x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a))))
    return corners


@picture("mine/tray")
def tray() -> Svg:
    s = Svg(WIDTH, HEIGHT, "#050302")
    s.shadow(poly(hull(26)), 26, 0.6, 0, 10)
    s.p(poly(hull(28)), "#0d0907")
    s.p(poly(hull(25)), s.lin(0, 0, WIDTH * 0.4, HEIGHT, (0, "#4a3626"), (1, "#241910")))
    s.p(poly(hull(22)), s.lin(0, 0, WIDTH * 0.4, HEIGHT, (0, "#35271b"), (1, "#2a1e15")))
    # brass inlay with a stud at each corner
    s.p(poly(hull(16)), stroke="#120b06", sw=8)
    s.p(poly(hull(16)), stroke="#c99a3b", sw=4)
    s.p(poly(hull(16.8)), stroke="#f0cf80", sw=1.2)
    s.p(poly(hull(4)), "#0c0806")
    s.p(poly(hull(2)), s.rad(WIDTH / 2, HEIGHT / 2, WIDTH / 2, (0, "#1c140e"), (1, "#110b07")))
    for x, y in hull(16):
        s.p(circle(x + 1, y + 2, 12), "#0d0805", 0.7)
        s.p(circle(x, y, 11), "#1a110a")
        s.p(circle(x, y, 9), "#c99a3b")
        s.p(circle(x - 1, y - 1.4, 6.6), "#e6bd62")
        s.p(circle(x - 2.4, y - 3, 2.6), "#fff0c0")
    return s


def _ring(width: float, colour: str, under: str) -> Svg:
    s = Svg(180, 218)
    outline = poly(hexagon(100 - width / 2))
    s.p(outline, stroke=under, sw=width + 7)
    s.p(outline, stroke=colour, sw=width)
    return s


@picture("mine/ring_focus", "#f0c65e", "#1a1006")
@picture("mine/ring_legal", "#f3e9d2", "#120b06")
@picture("mine/ring_strike", "#f0683c", "#2a0d05")
def ring(colour: str, under: str) -> Svg:
    """Outlines laid over a tile: where the focus is, where a piece may land, what strikes."""
    return _ring(7, colour, under)


@picture("mine/landing")
def landing() -> Svg:
    """The small brass ring on a hex where the chosen overseer may stop."""
    s = Svg(180, 218)
    s.p(circle(CX, CY + 8, 26, 19), stroke="#130c07", sw=9)
    s.p(circle(CX, CY + 8, 26, 19), stroke="#d9ab4a", sw=5)
    s.p(
        f"M{CX - 24} {CY + 2} C{CX - 18} {CY - 9} {CX + 2} {CY - 13} {CX + 12} {CY - 9}",
        stroke="#ffe6a3",
        sw=2,
    )
    return s
