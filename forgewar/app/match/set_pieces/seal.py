"""Wax seals with a picture pressed into them."""

import math

from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas

_LOBES = 11


def draw_seal(c: Canvas, emblem: str) -> None:
    """Seal with a guild's emblem, filling the canvas."""
    draw_wax(c, f"emblems/emblem_{emblem}")


def draw_wax(c: Canvas, picture: str, *, lobes: int = _LOBES, tint: str = "") -> None:
    """Seal with any picture, in relief or in a `tint`, filling the canvas."""
    half = c.width / 2
    blob = _blob(half, half * 0.96, lobes)
    at = f'cx="{half}" cy="{half}"'
    body = (
        f'<path d="{blob}" fill="url(#w)" stroke="{palette.WAX_DARK}" stroke-width="3"/>'
        f'<circle {at} r="{half * 0.66}" fill="{palette.WAX_DARK}" opacity=".55"/>'
        f'<circle {at} r="{half * 0.62}" fill="url(#p)"/>'
        f'<circle {at} r="{half * 0.62}" fill="none" stroke="{palette.WAX_SHINE}" '
        'stroke-width="2" opacity=".5"/>'
    )
    defs = _radial("w", half, palette.WAX_SHINE, palette.WAX) + _radial(
        "p", half, palette.WAX, palette.WAX_DARK
    )
    c.shape(0, 0, c.width, c.height, body, defs)
    for shift, colour in ((2.0, palette.WAX_SHADE), (0.0, tint or palette.WAX_SHINE)):
        c.picture(picture, half, half + shift, half * 0.78, ax=0.5, ay=0.5, tint=colour)


def _blob(middle: float, reach: float, lobes: int) -> str:
    """A round that ran out a little, unevenly."""
    points, deep = [], 0.055 * lobes / _LOBES
    for i in range(_LOBES * 4):
        way = math.tau * i / (_LOBES * 4)
        far = reach * (0.92 + deep * math.cos(lobes * way) + 0.025 * math.cos(3 * way + 1))
        points.append(f"{middle + far * math.cos(way):.1f} {middle + far * math.sin(way):.1f}")
    return "M" + " L".join(points) + " Z"


def _radial(name: str, half: float, inner: str, outer: str) -> str:
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{half * 0.75}" '
        f'cy="{half * 0.65}" r="{half * 1.2}"><stop offset="0" stop-color="{inner}"/>'
        f'<stop offset="1" stop-color="{outer}"/></radialGradient>'
    )
