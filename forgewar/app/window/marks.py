"""Marks over every scene: the ring of the keyboard focus, and the tooltip."""

import pygame

from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.frame import Spot
from forgewar.app.kit.palette import CHOSEN
from forgewar.app.kit.widgets import tooltip
from forgewar.words import say


def draw_marks(c: Canvas, name: str, why: str, *, refused: bool, key: str) -> None:
    """The ring, and the slip of the spot that is pointed at, or was refused for a reason. `key`
    opens the rulebook at the page that says more, if there is one."""
    focus = c.frame.spot(c.focus)
    if focus is not None:
        _draw_ring(c, focus)
    spot = c.frame.spot(name) if refused or name in (c.hot, c.focus) else None
    if spot is None:
        return
    why = why or spot.why
    if not why and not spot.tip:
        return
    text = why or (spot.tip if spot.tip != spot.label else "")
    page = getattr(why, "page", "") or (spot.page if why else "")
    route = (key, say("match-rules-door")) if page and key else None
    with c.enlarged():
        tooltip(c, c.units(spot.rect), spot.label, text, bad=bool(why), route=route)


def _draw_ring(c: Canvas, spot: Spot) -> None:
    width = max(2, c.px(3))
    if spot.outline:
        pygame.draw.polygon(c.surface, CHOSEN, spot.outline, width)
    else:
        ring = spot.rect.inflate(c.px(8), c.px(8))
        pygame.draw.rect(c.surface, CHOSEN, ring, width, border_radius=c.px(9))
