"""Shapes that several pictures share: limbs, blades, stars, clouds, trees, wheels, small people."""

import math
import random
from collections.abc import Sequence

from paths import Point, T, bez, circle, normals, poly, ribbon, smooth
from svgkit import Svg

# Small people, feet at the origin, about 42 high, facing right.
STANDING = (
    "M-8 0 L-9 -16 C-11 -24 -8 -29 -3 -30 C-7 -34 -5 -42 1 -42 C7 -42 8 -34 4 -30 "
    "C9 -28 10 -22 9 -15 L9 0 L3 0 L0 -12 L-2 0 Z"
)
RUNNING = (
    "M-16 -4 L-10 -2 L-3 -12 L4 -6 L2 4 L8 5 L11 -8 L4 -15 L6 -22 L13 -18 L19 -22 L17 -25 L13 -22 "
    "L8 -29 C12 -31 13 -39 7 -41 C1 -42 -2 -35 2 -31 C-4 -30 -8 -26 -14 -20 L-11 -17 L-5 -22 "
    "L-5 -14 Z"
)


# An anvil in a box of 64.
ANVIL = (
    "M4 16 L20 16 L20 12 L60 12 L60 22 C50 24 44 28 42 34 L42 40 L52 46 L52 54 L14 54 "
    "L14 46 L24 40 "
    "L24 34 C18 32 8 28 4 16 Z"
)
QUEST_SHEET = "M-20 -20 L520 -20 L520 320 L-20 320 Z"


def man(x: float, y: float, k: float, facing: int = 1) -> list[str]:
    """A standing figure in two pieces, 50 high at k = 1."""
    body = "M-9 0 L-8 -22 C-10 -32 -6 -37 0 -38 C6 -37 10 -32 8 -22 L9 0 L3 0 L0 -14 L-3 0 Z"
    return [T(body, x, y, 1, 0, k * facing, k), T(circle(0, -44, 6), x, y, k)]


def along(points: Sequence[Point], n: int = 6) -> list[Point]:
    """Points along a smooth curve through the given ones."""
    out = [points[0]]
    for i in range(len(points) - 1):
        p0, p1 = points[max(0, i - 1)], points[i]
        p2, p3 = points[i + 1], points[min(len(points) - 1, i + 2)]
        a = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
        b = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
        out += bez(p1, a, b, p2, n)[1:]
    return out


def limb(points: Sequence[Point], w0: float, w1: float, power: float = 1.0) -> str:
    """A tapering limb along a smooth line through the points."""
    return ribbon(along(points, 4), w0, w1, power)[0]


def tendril(curve: Sequence[Point], w0: float, w1: float, n: int = 10, power: float = 1.0) -> str:
    """A tapering limb along one cubic curve, given by its four points."""
    return ribbon(bez(*curve, n=n), w0, w1, power)[0]


def swelling(points: Sequence[tuple[float, float, float]]) -> str:
    """A limb through points that each have a half width of their own."""
    across = normals([(x, y) for x, y, _ in points])
    sides = [
        [
            (x + m * nx * w, y + m * ny * w)
            for (x, y, w), (nx, ny) in zip(points, across, strict=True)
        ]
        for m in (1, -1)
    ]
    return smooth(sides[0] + sides[1][::-1])


def crescent(a: Point, b: Point, bow: float, w: float) -> str:
    """A curved blade from a to b, pointed at both ends; `w` is its half width in the middle."""
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1
    nx, ny = -dy / length, dx / length
    out, back = 2 * bow + w, 2 * bow - w
    return (
        f"M{a[0]} {a[1]} Q{mx + nx * out} {my + ny * out} {b[0]} {b[1]}"
        f" Q{mx + nx * back} {my + ny * back} {a[0]} {a[1]} Z"
    )


def lozenge(x: float, y: float, r: float, k: float = 0.5) -> str:
    """An upright diamond, `k` times as wide as high."""
    return poly([(x, y - r), (x + r * k, y), (x, y + r), (x - r * k, y)])


def star(x: float, y: float, r: float, rays: int = 4, k: float = 0.28) -> str:
    """A star whose inner corners lie at `k` of its radius."""
    return poly(
        [
            (
                x + (k if i % 2 else 1) * r * math.sin(math.pi * i / rays),
                y - (k if i % 2 else 1) * r * math.cos(math.pi * i / rays),
            )
            for i in range(2 * rays)
        ]
    )


def stars(s: Svg, rows: Sequence[tuple[float, float, float]], c: str, op: float = 0.9) -> None:
    """Small cut diamonds in a sky: rows of x, y, radius."""
    for x, y, r in rows:
        s.p(lozenge(x, y, r, 0.45), c, op)


def cloud(
    x0: float,
    x1: float,
    y: float,
    base: float,
    seed: int,
    r: tuple[float, float] = (16, 30),
    up: int = 1,
) -> str:
    """A scalloped bank with its puffs on top (up = 1) or hanging (up = -1)."""
    rnd = random.Random(seed)
    x, last = x0, y
    d = f"M{x0} {base} L{x0} {y}"
    while x < x1:
        w = rnd.uniform(*r) * 1.7
        nx, ny = min(x1, x + w), y + rnd.uniform(-7, 7)
        h = w * 0.58 * up
        d += f" C{x - w * 0.06} {last - h} {nx + w * 0.06} {ny - h} {nx} {ny}"
        x, last = nx, ny
    return d + f" L{x1} {base} Z"


def pine(x: float, y: float, h: float, w: float | None = None, tiers: int = 3) -> str:
    """A fir with its foot at (x, y)."""
    w = w or h * 0.42
    side: list[Point] = []
    for i in range(tiers):
        t = (i + 1) / tiers
        half = w / 2 * (0.42 + 0.58 * t)
        low = -h * 0.12 - h * 0.88 * (1 - t)
        side += [(half, low), (half * 0.46, low - h * 0.03)]
    side = [*side[:-1], (w * 0.07, -h * 0.12), (w * 0.07, 0)]
    right = [(x + a, y + b) for a, b in side]
    left = [(x - a, y + b) for a, b in side]
    return poly([(x, y - h), *right, *left[::-1]])


def tree(
    x: float,
    foot: float,
    top: float,
    w: float,
    lean: float = 0,
    branches: Sequence[tuple[float, float, float]] = (),
) -> list[str]:
    """A bare tree in pieces: trunk, roots, branches (how far up, angle, length) with twigs."""
    height = foot - top
    points = (
        (x, foot),
        (x + lean * 0.2, foot - height * 0.35),
        (x + lean * 0.9, foot - height * 0.6),
        (x + lean, top),
    )
    roots = (
        f"M{x - w * 2.4} {foot + 6} C{x - w * 1.3} {foot - 2} {x - w} {foot - 14}"
        f" {x - w * 0.8} {foot - 34} L{x + w * 0.8} {foot - 34}"
        f" C{x + w} {foot - 14} {x + w * 1.3} {foot - 2} {x + w * 2.4} {foot + 6} Z"
    )
    out = [tendril(points, w, w * 0.45, 5), roots]
    for t, angle, length in branches:
        px, py = bez(*points, n=8)[int(t * 8)]
        cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        ex, ey = px + length * cos, py - length * sin
        k = 1 if cos > 0 else -1
        mid = (px + length * 0.55 * cos, py - length * 0.2 * sin)
        curve = ((px, py), mid, (ex - 6 * k, ey + length * 0.25), (ex, ey))
        out.append(tendril(curve, w * 0.42 * (1.1 - t * 0.4), 0.6, 4))
        fx, fy = bez(*curve, n=6)[4]
        twig = ((fx, fy), (fx + 8 * k, fy - 4), (fx + 16 * k, fy - 6), (fx + 24 * k, fy - 2))
        out.append(tendril(twig, w * 0.18, 0.5, 2))
    return out


def gear(
    cx: float, cy: float, r: float, teeth: int, depth: float, rot: float = 0, hole: float = 0
) -> str:
    """A toothed wheel; fill it evenodd when it has a hole."""
    step = 2 * math.pi / teeth
    points = []
    for i in range(teeth):
        for part, inset in ((0, depth), (0.22, depth), (0.30, 0), (0.62, 0), (0.70, depth)):
            a = i * step + rot + step * part
            points.append((cx + (r - inset) * math.cos(a), cy + (r - inset) * math.sin(a)))
    return poly(points) + (" " + circle(cx, cy, hole) if hole else "")


def tongues(valleys: Sequence[Point], tips: Sequence[Point]) -> str:
    """A sheet of flame: valleys, and the tips between them."""
    d = f"M{valleys[0][0]} {valleys[0][1]}"
    for i, t in enumerate(tips):
        a, b = valleys[i], valleys[i + 1]
        w = (b[0] - a[0]) / 2
        d += (
            f" C{a[0] - w * 0.35} {a[1] + (t[1] - a[1]) * 0.5}"
            f" {t[0] - w * 0.15 + (a[0] - t[0]) * 0.2} {t[1] + (a[1] - t[1]) * 0.42} {t[0]} {t[1]}"
            f" C{t[0] + w * 0.25 + (b[0] - t[0]) * 0.2} {t[1] + (b[1] - t[1]) * 0.4}"
            f" {b[0] + w * 0.35} {b[1] + (t[1] - b[1]) * 0.45} {b[0]} {b[1]}"
        )
    return d + " Z"
