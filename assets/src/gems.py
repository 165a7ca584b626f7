"""Colours of the resources, and cut gems: emerald (oblong), ruby (pointed), diamond (brilliant)."""

import math

from colours import shade
from paths import Point, turn
from svgkit import Svg

LIGHT = (-0.58, -0.81)  # towards the lamp: top left
COLOURS = {
    "copper": "#c9733a",
    "iron": "#7a828e",
    "mithril": "#7fb4d6",
    "emerald": "#2fa36b",
    "ruby": "#c8374a",
    "diamond": "#eef3f7",
}


def facing_light(nx: float, ny: float) -> float:
    """How much a face that looks towards (nx, ny) is turned to the lamp, from -1 to 1."""
    return (nx * LIGHT[0] + ny * LIGHT[1]) / (math.hypot(nx, ny) or 1)


def drop_shadow(s: Svg, points: list[Point], colour: str, op: float = 0.55) -> None:
    """The short shadow of a thing that lies on the ground."""
    s.p([(x + 2, y + 3) for x, y in points], colour, op)


def oblong(s: Svg, x: float, y: float, w: float, h: float, angle: float, c: str) -> None:
    """A step-cut emerald: a chamfered oblong with concentric facets."""

    def step(k: float) -> list[Point]:
        inset = w / 2 * (1 - k)
        a, b, c = w / 2 - inset, h / 2 - inset, w * 0.30 * k
        corners = [(-a + c, -b), (a - c, -b), (a, -b + c), (a, b - c)]
        return turn(corners + [(-px, -py) for px, py in corners], x, y, angle)

    girdle, middle, table = step(1), step(0.74), step(0.44)
    drop_shadow(s, girdle, "#04120b")
    s.p(girdle, shade(c, -0.10), stroke="#0a2418", sw=2.2)
    for outer, inner, amp, lift in ((girdle, middle, 0.15, -0.02), (middle, table, 0.10, 0.02)):
        for i in range(8):
            j = (i + 1) % 8
            nx = (outer[i][0] + outer[j][0]) / 2 - x
            ny = (outer[i][1] + outer[j][1]) / 2 - y
            ex, ey = outer[j][0] - outer[i][0], outer[j][1] - outer[i][1]
            out = 1 if ey * nx - ex * ny > 0 else -1
            tone = shade(c, amp * facing_light(ey * out, -ex * out) + lift)
            s.p([outer[i], outer[j], inner[j], inner[i]], tone, stroke=tone, sw=0.5)
    s.p(table, shade(c, 0.13))
    half = ((table[1][0] + table[6][0]) / 2, (table[1][1] + table[6][1]) / 2)
    s.p([table[7], table[0], table[1], half, table[6]], shade(c, 0.22, 0.8))


def navette(s: Svg, x: float, y: float, w: float, h: float, angle: float, c: str) -> None:
    """A pointed oval ruby."""

    def oval(k: float, ky: float) -> list[Point]:
        rows = [-1 + i / 4 for i in range(9)]
        left = [(-w / 2 * k * (1 - t * t) ** 0.8, h / 2 * ky * t) for t in rows]
        return turn(left + [(-px, py) for px, py in left[-2:0:-1]], x, y, angle)

    girdle, table = oval(1, 1), oval(0.46, 0.52)
    n = len(girdle)
    drop_shadow(s, girdle, "#180408")
    s.p(girdle, c, stroke="#3a0a13", sw=2.2)
    quarter = n // 4
    for i, lift in enumerate((0.13, -0.03, -0.16, 0.02)):
        steps = range(i * quarter, (i + 1) * quarter + 1)
        face = [girdle[j % n] for j in steps] + [table[j % n] for j in reversed(steps)]
        tone = shade(c, lift)
        s.p(face, tone, stroke=tone, sw=0.5)
    s.p(table, shade(c, 0.09))
    s.p([*table[: quarter + 1], (x, y)], shade(c, 0.24, 0.75))
    s.p([*table[2 * quarter : 3 * quarter + 1], (x, y)], c)


def brilliant(s: Svg, x: float, y: float, w: float, angle: float, outline: float = 2.6) -> None:
    """A diamond from the side, with a dark outline."""
    a, top, point, flat, k = w / 2, -w * 0.26, w * 0.62, w * 0.29, w * 0.18

    def at(*points: Point) -> list[Point]:
        return turn(points, x, y, angle)

    whole = at((-flat, top), (flat, top), (a, 0), (0, point), (-a, 0))
    drop_shadow(s, whole, "#05070b")
    s.p(whole, "#b9cbdd", stroke="#141a24", sw=outline)
    s.p(at((-flat, top), (-a, 0), (-k, 0)), "#f7fafc")
    s.p(at((-flat, top), (0, top), (-k, 0)), "#d5e2ee")
    s.p(at((0, top), (k, 0), (-k, 0)), "#ffffff")
    s.p(at((0, top), (flat, top), (k, 0)), "#c3d3e4")
    s.p(at((flat, top), (a, 0), (k, 0)), "#9db3ca")
    s.p(at((-a, 0), (-k, 0), (0, point)), "#dfe9f2")
    s.p(at((-k, 0), (k, 0), (0, point)), "#f4f8fb")
    s.p(at((k, 0), (a, 0), (0, point)), "#8ba3bd")
