"""Light behind what a set piece holds up: rays that fade towards their ends."""

import math

from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.set_pieces.base import Staged

_RAYS = 22


def draw_rays(staged: Staged, c: Canvas, size: float) -> None:
    """Keep the picture "rays" of a set piece, so many units across."""
    half = size / 2
    body = "".join(_ray(half, number) for number in range(_RAYS))
    glow = f'<circle cx="{half}" cy="{half}" r="{half}" fill="url(#r)"/>'
    stop = f'stop-color="{palette.RAYS}" stop-opacity'
    defs = "".join(
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{half}" cy="{half}" '
        f'r="{half}"><stop offset="0" {stop}="{inner}"/><stop offset=".55" {stop}="{middle}"/>'
        f'<stop offset="1" {stop}="0"/></radialGradient>'
        for name, inner, middle in (("r", 0.58, 0.13), ("s", 0.42, 0.18))
    )
    staged.picture(
        c, "rays", size, size, lambda own: own.shape(0, 0, size, size, glow + body, defs)
    )


def _ray(half: float, number: int) -> str:
    """A wedge of light from the middle outwards."""
    way = math.tau * number / _RAYS
    wide = 0.07 if number % 2 else 0.11
    ends = [
        (half + half * math.cos(way + side * wide), half + half * math.sin(way + side * wide))
        for side in (-1, 1)
    ]
    points = " ".join(f"L{x:.1f} {y:.1f}" for x, y in ends)
    return f'<path d="M{half} {half} {points} Z" fill="url(#s)"/>'
