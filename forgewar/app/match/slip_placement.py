"""Placement of a slip beside its subject, never over it."""

import pygame

from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import layout

_NEAR = 14.0  # units between the slip and what is lit


def place_beside(
    c: Canvas, width: float, height: float, lit: list[pygame.Rect]
) -> tuple[float, float]:
    """Corner at which a slip of a size hides the least that can be pressed."""
    low, high = layout.top_height(c) + 8, c.height - layout.bottom_height(c) - 8 - height
    parts = layout.regions(c)
    rest = (parts.right.right - width, high)
    if not lit:
        return rest
    around = lit[0].unionall(lit[1:])
    middle = around.centery / c.scale - height / 2
    across = around.centerx / c.scale - width / 2
    beside = [
        (around.right / c.scale + _NEAR, middle),
        (around.left / c.scale - _NEAR - width, middle),
        (across, around.bottom / c.scale + _NEAR),
        (across, around.top / c.scale - _NEAR - height),
    ]
    corners = [(x, y) for x in (parts.left.x, parts.centre.x, rest[0]) for y in (low, high)]
    places = [(min(max(8, x), c.width - 8 - width), min(max(low, y), high))
              for x, y in [*beside, *corners]]  # fmt: skip
    free = [p for p in places if c.rect(*p, width, height).collidelist(lit) < 0]

    def cost(place: tuple[float, float]) -> float:
        """Area that a slip would hide, and its distance from its subject."""
        box = c.rect(*place, width, height)
        hidden = sum(box.colliderect(spot.rect) for spot in c.frame.spots)
        far = abs(box.centerx - around.centerx) + abs(box.centery - around.centery)
        return hidden * 60 + far / c.scale

    return min(free, key=cost, default=rest)
