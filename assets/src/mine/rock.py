"""Bare rock: the body of a hex tile, outcrops, rubble, seams, and lumps of ore.

Tiles are 180 x 218, pointy-topped, the hex centred on (90, 104), ten units of thickness below.
Ore lies on the two flanks and at the foot, never in the middle: it is still seen under a piece.
"""

import math
import random
from collections.abc import Sequence

from colours import mix, shade
from gems import LIGHT, drop_shadow, facing_light
from paths import Point, poly, turn
from svgkit import Svg

CX, CY, RADIUS = 90, 104, 101.4
THICKNESS = 9

# What the rock of a stage leans to, and how much: warm earth, wet slate, smouldering depth.
MOODS = {1: ("#54433a", 0.0), 2: ("#33424f", 0.34), 3: ("#4a2620", 0.36)}


def mood(stage: int, wall: str, floor: str) -> tuple[str, str]:
    """The tones of wall and floor in a stage's mine; floors lean less, they tell the resource."""
    lean, share = MOODS[stage]
    deeper = {1: 0.0, 2: -0.004, 3: -0.02}[stage]
    return shade(mix(wall, lean, share), deeper), shade(mix(floor, lean, share * 0.55), deeper)


def hexagon(r: float) -> list[Point]:
    """The corners, clockwise from the top."""
    angles = [math.radians(a) for a in (-90, -30, 30, 90, 150, 210)]
    return [(CX + r * math.cos(a), CY + r * math.sin(a)) for a in angles]


def towards(p: Point, d: float) -> Point:
    """The point `d` nearer to the middle of the tile."""
    length = math.hypot(CX - p[0], CY - p[1])
    return p[0] + (CX - p[0]) * d / length, p[1] + (CY - p[1]) * d / length


def body(s: Svg, wall: str) -> list[Point]:
    """Thickness and bevelled top of a tile; returns the edge inside the bevel."""
    edge, inside = hexagon(RADIUS), hexagon(RADIUS - 6)
    low = [(x, y + THICKNESS) for x, y in edge]
    s.p([edge[0], edge[1], low[2], low[3], low[4], edge[5]], shade(wall, -0.19))
    s.p([edge[4], low[4], low[3], edge[3]], shade(wall, -0.13))
    s.p(edge, wall)
    for i in range(6):
        j = (i + 1) % 6
        k = facing_light((edge[i][0] + edge[j][0]) / 2 - CX, (edge[i][1] + edge[j][1]) / 2 - CY)
        tone = shade(wall, 0.02 + (0.13 if k > 0 else 0.12) * k)
        s.p([edge[i], edge[j], inside[j], inside[i]], tone)
    return inside


def chamber(s: Svg, wall: str, floor: str, rnd: random.Random) -> list[Point]:
    """A tile with a rough wall round its floor; returns the outline of the floor."""
    corners = body(s, wall)
    ring = []
    for i in range(6):
        (ax, ay), (bx, by) = corners[i], corners[(i + 1) % 6]
        ring += [(ax, ay), ((ax + bx) / 2, (ay + by) / 2)]
    inner = []
    for i, p in enumerate(ring):
        inner.append(towards(p, 15 * (1.0 if i % 2 else 1.12) + rnd.uniform(-4, 4)))
    s.p(corners, shade(wall, 0.015))
    for i in range(12):
        j = (i + 1) % 12
        k = facing_light((ring[i][0] + ring[j][0]) / 2 - CX, (ring[i][1] + ring[j][1]) / 2 - CY)
        tone = shade(wall, 0.035 * k + rnd.uniform(-0.018, 0.018))
        s.p([ring[i], ring[j], inner[j], inner[i]], tone, stroke=tone, sw=0.8)
    # a lit lip at the lower right, the shadow of the wall at the upper left
    s.p([(x + 2.2, y + 2.8) for x, y in inner], shade(wall, 0.10))
    s.p(inner, shade(floor, -0.085))
    ground = [towards((x, y), 8 * max(0, facing_light(x - CX, y - CY))) for x, y in inner]
    stops = ((0, shade(floor, -0.085)), (0.5, shade(floor, -0.055)), (1, shade(floor, 0.02)))
    s.p(ground, s.rad(93, 112, 84, *stops))
    return inner


def lump(rnd: random.Random, x: float, y: float, r: float, n: int, waver: float, flat: float):
    """The outline of a stone; the turn is drawn before the corners."""
    start = rnd.uniform(0, 3)
    out = []
    for i in range(n):
        a, k = start + i * 2 * math.pi / n, r * (1 + rnd.uniform(-waver, waver))
        out.append((x + k * math.cos(a), y + k * math.sin(a) * flat))
    return out


def rubble(s: Svg, rnd: random.Random, wall: str, rows: Sequence[tuple]) -> None:
    """Stones on the ground: rows of x, y, radius."""
    for x, y, r in rows:
        stone = lump(rnd, x, y, r, 6, 0.14, 0.72)
        s.p([(px + 1.5, py + 2) for px, py in stone], "#000000", 0.35)
        s.p(stone, shade(wall, 0.03))
        top = [(x + (a - x) * 0.72 - r * 0.12, y + (b - y) * 0.66 - r * 0.16) for a, b in stone]
        s.p(top, shade(wall, 0.105))


def outcrop(s: Svg, wall: str, outline: Sequence[Point], peak: int) -> None:
    """A mass of rock from its left base over the peak to its right base, lit on the left."""
    cast_outline = [(x + 3, y + 3) for x, y in outline]
    s.p(cast_outline, "#000000", 0.28)
    s.p(outline, shade(wall, 0.055))
    (px, py), bx = outline[peak], (outline[0][0] + outline[-1][0]) / 2 + 2
    by = max(outline[0][1], outline[-1][1])
    s.p([*outline[peak:], (bx, by)], shade(wall, -0.035))
    lit_face = [*outline[max(0, peak - 1) : peak + 1], ((px + bx) / 2 - 3, (py + by) / 2)]
    s.p(lit_face, shade(wall, 0.11))


def seam(s: Svg, line: Sequence[Point], w: float, c: str, op: float) -> None:
    """A flat vein in the floor."""
    up, down = [], []
    last = len(line) - 1
    for i, (x, y) in enumerate(line):
        a, b = line[max(0, i - 1)], line[min(last, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        k = w * (0.35 if i in (0, last) else 1 if i % 2 else 0.7) / math.hypot(dx, dy)
        up.append((x - dy * k, y + dx * k))
        down.append((x + dy * k, y - dx * k))
    s.p(up + down[::-1], c, op)


def nugget(s: Svg, rnd: random.Random, x: float, y: float, r: float, c: str) -> None:
    """A faceted lump: planes round an off-centre peak, each lit by its direction."""
    n = 8 if r > 10 else 6
    rim = lump(rnd, x, y, r * 1.04, n, 0.10, 0.90)
    px, py = x - r * 0.16, y - r * 0.20
    s.p([(a + 1.5, b + 2.5) for a, b in rim], "#160c06", 0.5)
    s.p(rim, shade(c, -0.08), stroke=shade(c, -0.34), sw=2.2)
    top = [(px + (a - px) * 0.56, py + (b - py) * 0.56) for a, b in rim]
    for i in range(n):
        j = (i + 1) % n
        k = facing_light((rim[i][0] + rim[j][0]) / 2 - x, (rim[i][1] + rim[j][1]) / 2 - y)
        tone = shade(c, 0.09 * k - 0.05)
        s.p([rim[i], rim[j], top[j], top[i]], tone, stroke=tone, sw=0.5)
    s.p(top, shade(c, 0.07))

    def to_lamp(i: int) -> float:
        (ax, ay), (bx, by) = top[i], top[(i + 1) % n]
        return ((ax + bx) / 2 - px) * LIGHT[0] + ((ay + by) / 2 - py) * LIGHT[1]

    best = max(range(n), key=to_lamp)
    here, after, later = (top[(best + i) % n] for i in (0, 1, 2))
    s.p([here, after, later, (px, py)], shade(c, 0.14))
    s.p([top[best - 1], here, after, (px, py)], shade(c, 0.20, 0.9))


def cube(s: Svg, x: float, y: float, a: float, c: str, lean: float = 0) -> None:
    """A block seen from above; `a` is about half its width."""
    a *= 1.08
    h, t = a * 1.02, a * 0.52

    def at(*points: Point) -> list[Point]:
        return turn(points, x, y, math.degrees(lean))

    left, right, front = (-a, t - h), (a, t - h), (0, 2 * t - h)
    whole = at((0, -h), right, (a, h - t), (0, h), (-a, h - t), left)
    drop_shadow(s, whole, "#08090b", 0.5)
    s.p(whole, shade(c, -0.10), stroke="#15171b", sw=2)
    s.p(at(left, front, (0, h), (-a, h - t)), shade(c, 0.045))
    s.p(at(front, right, (a, h - t), (0, h)), shade(c, -0.13))
    s.p(at((0, -h), right, front, left), shade(c, 0.24))
    edge = at((1.4 - a, t - h + 0.6), front, (a - 1.4, t - h + 0.6))
    s.p(poly(edge, False), stroke=shade(c, 0.36), sw=1.5)


def needle(s: Svg, x: float, y: float, w: float, h: float, angle: float, c: str) -> None:
    """A slender crystal that stands on (x, y)."""

    def at(*points: Point) -> list[Point]:
        return turn(points, x, y, angle)

    tip, k = (0, -h), -h * 0.34
    whole = at(tip, (w / 2, k), (w * 0.28, 0), (-w * 0.28, 0), (-w / 2, k))
    drop_shadow(s, whole, "#060c12", 0.5)
    s.p(whole, c, stroke="#16242f", sw=2.2)
    s.p(at(tip, (-w / 2, k), (-w * 0.28, 0), (-w * 0.04, 0), (-w * 0.06, k)), shade(c, 0.14, 0.6))
    s.p(at(tip, (w / 2, k), (w * 0.28, 0), (w * 0.12, 0), (w * 0.16, k)), shade(c, -0.18))
    s.p(at(tip, (-w / 2, k), (-w * 0.30, k)), shade(c, 0.22, 0.3))
