"""High contrast: grounds become black, edges bright, and every text gets a colour that stands out
from its ground, on a plate where no colour does."""

import re
from functools import lru_cache

import pygame

from forgewar.app.kit import palette

ENOUGH = 7.0  # to one, for texts
_ENOUGH_WHEN_OFF = 4.5
_DARK = 0.06  # of a ground that becomes black
_COLOUR = r"#[0-9A-Fa-f]{6}\b"  # compiled when it is needed
# What outlines and parts things must be seen itself.
_EDGES = {
    palette.OUTLINE: palette.BONE,
    palette.EDGE: palette.BRASS,
    palette.RULE: palette.DIM,
    palette.SEAT_FREE: palette.CHANGED,  # the edge of rows that can be chosen
}


@lru_cache(maxsize=4096)
def luminance(colour: str) -> float:
    """Relative luminance of a colour (WCAG), from 0 to 1."""
    return _luminance(*pygame.Color(colour)[:3])


def _luminance(red: int, green: int, blue: int) -> float:
    def part(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4

    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)


def ratio(one: float, other: float) -> float:
    """Contrast ratio of two luminances (WCAG)."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


@lru_cache(maxsize=4096)
def to_high_contrast(drawing: str) -> str:
    """SVG drawing with black grounds and bright edges."""
    return re.sub(_COLOUR, lambda found: _strong(found.group()), drawing)


def _strong(colour: str) -> str:
    edge = _EDGES.get(colour)
    if edge is not None:
        return edge
    return palette.SHADE if luminance(colour) < _DARK else colour


def readable_colours(ground: pygame.Surface, area: pygame.Rect, colour: str) -> tuple[str, str]:
    """Colour for a text on an area: its own, black or white; and the colour of a plate to lay under
    it, if it needs one."""
    behind = _samples(ground, area)
    enough = _ENOUGH_WHEN_OFF if colour == palette.OFF else ENOUGH
    for ink in (colour, palette.SHINE, palette.SHADE):
        if _stands_out(luminance(ink), behind, enough):
            return ink, ""
    bright = luminance(colour) > 0.18
    return (palette.SHINE, palette.SHADE) if bright else (palette.SHADE, palette.SHINE)


def _stands_out(ink: float, behind: list[float], enough: float) -> bool:
    return all(ratio(ink, part) >= enough for part in behind)


def _samples(ground: pygame.Surface, area: pygame.Rect) -> list[float]:
    area = area.clip(ground.get_clip())
    across, down = max(1, area.width // 8), max(1, area.height // 3)
    return [
        _luminance(*ground.get_at((x, y))[:3])
        for x in range(area.left, area.right, across)
        for y in range(area.top, area.bottom, down)
    ]
