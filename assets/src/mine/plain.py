"""Plain hex tiles, for the parts of the tray that a mine does not use."""

import random

from colours import mix, shade
from mine.rock import MOODS, body, hexagon, lump
from paths import poly
from svgkit import Svg, picture


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
