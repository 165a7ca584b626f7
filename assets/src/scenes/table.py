"""The table that all scenes lie on: walnut boards by lamplight."""

import math
import random

from colours import shade
from paths import rrect, smooth
from svgkit import Svg, picture

BOARDS = (150, 168, 146, 160, 152, 160)


@picture("scenes/table")
def draw() -> Svg:
    w, h = 1600, 900
    s, rnd = Svg(w, h), random.Random(5)
    s.p(rrect(0, 0, w, h), "#1e1712")
    y = 0
    for i, high in enumerate(BOARDS):
        s.p(rrect(0, y, w, high), shade("#241b14", rnd.uniform(-0.012, 0.018)))
        for k in range(17):
            level = y + 6 + rnd.uniform(0, high - 12)
            sway, x0, length = rnd.uniform(2, 7), rnd.uniform(-200, 900), rnd.uniform(500, 1300)
            grain = [(x0 + length * t / 5, level + sway * math.sin(t * 1.3 + k)) for t in range(6)]
            width, op = rnd.uniform(0.8, 1.8), rnd.uniform(0.18, 0.42)
            s.p(
                smooth(grain, False, 1 / 3),
                stroke="#0e0a07" if k % 3 else "#3a2a1d",
                sw=width,
                op=op,
            )
        s.p(rrect(0, y + high - 2, w, 2), "#0d0907")
        s.p(rrect(0, y, w, 1), "#33261b", 0.7)
        for x in (420, 1210) if i % 2 else (760, 1480):
            s.p(rrect(x, y, 1.6, high), "#0d0907", 0.8)
        y += high
    lamp = ((0, "#ffc46b", 0.20), (0.4, "#d9963f", 0.11), (1, "#d9963f", 0))
    s.p(rrect(0, 0, w, h), s.rad(560, 300, 980, *lamp))
    dusk = ((0, "#000000", 0), (0.5, "#000000", 0.05), (1, "#000000", 0.66))
    s.p(rrect(0, 0, w, h), s.rad(700, 400, 1080, *dusk))
    return s
