"""A hint over the scene: what a Master would do, with a ring around what to press, and why."""

from typing import TYPE_CHECKING

import pygame

from forgewar.ai.choice import Reason
from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas, Spot
from forgewar.app.match import bars, reasons
from forgewar.play.presses import presses
from forgewar.words import say
from forgewar.words.actions import advice

if TYPE_CHECKING:
    from forgewar.app.window.app import App
    from forgewar.play.match import Match

_CLOSING = ("confirm", "back")  # what follows once the choice is made
_MOST = 4  # reasons


def spots_of(c: Canvas, match: "Match") -> list[Spot]:
    """What to press for the hint, one after another, as far as it is on screen; trades that are
    made in an overlay begin with the button that opens it."""
    assert match.hint is not None
    names = presses(match.game, match.hint.choice.action)
    names = [name for name in names if name not in _CLOSING] or names[:1]
    return [spot for spot in map(c.frame.spot, names) if spot is not None]


def draw(c: Canvas, app: "App") -> None:
    """Rings and a slip, over a scene that is already drawn; over an overlay of its own only the
    rings."""
    match = app.match
    assert match is not None
    if app.stack.top.scope != "play":
        return
    spots = spots_of(c, match)
    for number, spot in enumerate(spots, start=1):
        ring(c, spot, number if len(spots) > 1 else 0)
    if not app.held:
        _slip(c, app, match, [spot.rect for spot in spots])


def ring(c: Canvas, spot: Spot, number: int = 0) -> None:
    """Something to press is ringed, numbered if it is one of several."""
    width = max(3, c.px(4))
    if spot.outline:
        pygame.draw.polygon(c.surface, palette.OUTLINE, spot.outline, width + 2)
        pygame.draw.polygon(c.surface, palette.EMBER_LIGHT, spot.outline, width)
    else:
        ring = spot.rect.inflate(c.px(6), c.px(6))
        radius = c.px(9)
        pygame.draw.rect(c.surface, palette.OUTLINE, ring.inflate(2, 2), width + 2, radius)
        pygame.draw.rect(c.surface, palette.EMBER_LIGHT, ring, width, border_radius=radius)
    if number:
        x, y = spot.rect.x / c.scale + 2, spot.rect.y / c.scale + 4
        body = f'<circle cx="12" cy="12" r="11.5" fill="{palette.OUTLINE}"/>'
        body += f'<circle cx="12" cy="12" r="10" fill="{palette.EMBER_LIGHT}"/>'
        c.hide_under(x - 10, y - 10, 24, 24, keep_spots=True)
        c.shape(x - 10, y - 10, 24, 24, body)
        c.text(str(number), x + 2, y + 2, size=15, face="Bold", colour=palette.INK, anchor="c")


def _slip(c: Canvas, app: "App", match: "Match", marked: list[pygame.Rect]) -> None:
    assert match.hint is not None
    cols = bars.columns(c)
    found, width = match.hint.choice, cols.side
    room = width - 32
    deed = str(advice(match.game, match.story, found.action))
    heads = c.wrapped(deed, room, size=17, face="Bold")
    most = _MOST
    while most > 1 and _height(c, heads, found.reasons, room, most) > cols.height - 40:
        most -= 1
    height = _height(c, heads, found.reasons, room, most)
    x, y = _place(c, cols, width, height, marked)
    more = _half_covered(c, c.rect(x, y, width, height))
    y, height = y - more, height + more
    c.hide_under(x, y, width, height)
    widgets.slip(c, x, y, width, height, passing=True)
    c.spot("hint", x, y, width, height, say("match-hint-close"), match.close_hint)
    key = app.bindings.hint("hint")
    cap = x + width - 12 - widgets.key_width(c, key)
    title = say("match-hint-title")
    mark = 26 if c.text_width(title, size=16, face="Title") <= cap - 8 - x - 42 else 0
    if mark:
        c.picture("icons/hint", x + 16, y + 24, 20, ay=0.5, tint=palette.BLOOD)
    c.text(title, x + 16 + mark, y + 24, size=16, face="Title", colour=palette.BLOOD)
    widgets.keycap(c, cap, y + 24, key)
    at = y + 54
    for line in heads:
        c.text(line, x + 16, at, size=17, face="Bold", colour=palette.INK)
        at += 21
    widgets.rule(c, x + 16, at - 4, room, palette.SEPIA)
    reasons.draw(c, found.reasons, x + 16, at + 6, room, most=most, paper=True)


def _height(c: Canvas, heads: list[str], why: tuple[Reason, ...], room: float, most: int) -> float:
    return 54 + 21 * len(heads) + 6 + reasons.height(c, why, room, most) + 8


def _place(
    c: Canvas, cols: bars.Columns, width: float, height: float, marked: list[pygame.Rect]
) -> tuple[float, float]:
    """At the foot of the right column, unless that hides what is ringed."""
    low = cols.top + cols.height - height
    for place in ((cols.right, low), (cols.left, low), (cols.right, cols.top)):
        box = c.rect(*place, width, height)
        if box.collidelist(marked) < 0:
            return place
    return cols.left, cols.top


def _half_covered(c: Canvas, box: pygame.Rect) -> float:
    """How much higher a slip must reach so that it cuts no line of text in two."""
    texts = [text.rect for text in c.frame.texts if text.rect.colliderect(box)]
    top = min((rect.top for rect in texts), default=box.top)
    return max(0.0, (box.top - top) / c.scale + 4) if top < box.top else 0.0
