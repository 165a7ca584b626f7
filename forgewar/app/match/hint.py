"""A hint over the scene: what a Master would do, with a ring around what to press, and why."""

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.frame import Spot
from forgewar.app.match import layout
from forgewar.play.action_spots import spots_for
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.hint import Hint
    from forgewar.play.match import Match
    from forgewar.rules.actions import Action
    from forgewar.rules.game import Game

_CLOSING = ("confirm", "back")  # what follows once the choice is made
_HEAD, _FOOT = 54.0, 56.0  # units above and below the lines of the slip
_LEADING = 19.0
_WIDEST = 400.0
_LEAST = 236.0  # units of its width, where text is large


def spots_of(c: Canvas, game: "Game", action: "Action") -> list[Spot]:
    """Spots to press for an action, in order, as far as they are on screen; trades that are made in
    an overlay begin with the button that opens it."""
    names = spots_for(game, action)
    names = [name for name in names if name not in _CLOSING] or names[:1]
    return [spot for spot in map(c.frame.spot, names) if spot is not None]


def draw(c: Canvas, context: "SceneContext") -> None:
    """Rings and a slip, over a scene that is already drawn; over an overlay of its own only the
    rings."""
    match = context.match
    assert match is not None
    if context.navigator.top.scope != "play":
        return
    assert match.advisor.hint is not None
    spots = spots_of(c, match.view.game, match.advisor.hint.choice.action)
    ring_all(c, spots)
    if not context.navigator.pauses_game:
        with c.enlarged():
            _slip(c, context, match, [spot.rect for spot in spots])


def ring_all(c: Canvas, spots: list[Spot]) -> None:
    """Draw a ring around each spot to press, numbered if there are several."""
    for number, spot in enumerate(spots, start=1):
        ring(c, spot, number if len(spots) > 1 else 0)


def ring(c: Canvas, spot: Spot, number: int = 0) -> None:
    """Something to press is ringed, numbered if it is one of several."""
    spot.spoken = f"{say('query-ringed', number=number)} {spot.spoken}".rstrip()
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


def _slip(c: Canvas, context: "SceneContext", match: "Match", marked: list[pygame.Rect]) -> None:
    told = match.advisor.advice
    assert told is not None
    parts = layout.regions(c)
    width = min(max(parts.left.width, _LEAST), _WIDEST)
    room = width - 32
    lines, height = _fit_lines(c, told, room, parts.centre.height - 40)
    x, y = place(c, parts, width, height, marked)
    more = height_over_cut_text(c, c.rect(x, y, width, height))
    y, height = y - more, height + more
    c.hide_under(x, y, width, height)
    widgets.slip(c, x, y, width, height, passing=True)
    c.frame.prompt = " ".join(map(str, (told.deed, *told.why)))
    c.spot("hint", x, y, width, height, say("hint-close"), match.advisor.close)
    key = context.bindings.hint("hint")
    cap = x + width - 12 - widgets.key_width(c, key)
    title = say("hint-title")
    mark = 26 if c.text_width(title, size=16, face="Title") <= cap - 8 - x - 42 else 0
    if mark:
        c.picture("icons/hint", x + 16, y + 24, 20, ay=0.5, tint=palette.BLOOD)
    at, left = (x + 16 + mark, y + 24), cap - 8 - x - 16 - mark
    c.text(title, *at, size=16, face="Title", colour=palette.BLOOD, room=left)
    widgets.keycap(c, cap, y + 24, key)
    for line in lines:
        line.draw(c, x + 16, y + _HEAD, room)
    low = y + height - _FOOT
    advised = match.advisor.advised
    assert advised is not None
    do = partial(match.play, advised)
    widgets.button(c, "hint.do", x + 16, low, room, say("hint-do"), do)


class _Line(NamedTuple):
    """A line of the slip, `top` units below its title; a `mark` stands before a reason."""

    text: str
    top: float
    face: str
    colour: str
    left: float = 0.0
    mark: bool = False

    def draw(self, c: Canvas, x: float, y: float, room: float) -> None:
        at = y + self.top
        if not self.text:
            widgets.rule(c, x, at, room, palette.SEPIA)
            return
        if self.mark:
            dot = f'<circle cx="3" cy="3" r="3" fill="{palette.SEPIA}"/>'
            c.shape(x, at - 3, 6, 6, dot)
        c.text(self.text, x + self.left, at, size=16, face=self.face, colour=self.colour)


def _fit_lines(c: Canvas, told: "Hint", room: float, most: float) -> tuple[list[_Line], float]:
    """The lines of the slip and its height: as many reasons as there is room for, and the next best
    if it has some, too."""
    for reasons, others in ((4, 2), (3, 2), (3, 1), (2, 1), (2, 0), (1, 0), (1, -1), (0, -1)):
        lines, used = _lines(c, told, room, reasons, others)
        height = _HEAD + used + _FOOT
        if height <= most:
            break
    return lines, height


def _lines(
    c: Canvas, told: "Hint", room: float, reasons: int, others: int
) -> tuple[list[_Line], float]:
    """Lines of a hint: the action, so many of its reasons, and the next best action with so many of
    its own; -1 leaves it out."""
    made: list[_Line] = []
    at = 0.0

    def add(text: str, face: str, colour: str, *, mark: bool = False) -> None:
        nonlocal at
        left = 14.0 if mark else 0.0
        for i, line in enumerate(c.wrapped(text, room - left, size=16, face=face)):
            made.append(_Line(line, at, face, colour, left, mark and not i))
            at += _LEADING
        at += 4

    def rule() -> None:
        nonlocal at
        made.append(_Line("", at - 6, "", ""))
        at += 10

    add(str(told.deed), "Bold", palette.INK)
    if reasons:
        rule()
    for reason in told.why[:reasons]:
        add(str(reason), "Medium", palette.INK, mark=True)
    if told.other is not None and others >= 0:
        rule()
        add(say("hint-next-best"), "Title", palette.BLOOD)
        add(str(told.other.deed), "Medium", palette.INK)
        instead = [*([told.other.behind] if told.other.behind else []), *told.other.why[:others]]
        for reason in instead:
            add(str(reason), "Medium", palette.INK, mark=True)
    return made, at


def place(
    c: Canvas, parts: layout.Regions, width: float, height: float, marked: list[pygame.Rect]
) -> tuple[float, float]:
    """At the foot of the right column, unless that hides what is ringed."""
    low = parts.centre.bottom - height
    right = parts.right.right - width
    for place in ((right, low), (parts.left.x, low), (right, parts.centre.y)):
        box = c.rect(*place, width, height)
        if box.collidelist(marked) < 0:
            return place
    return parts.left.x, parts.centre.y


def height_over_cut_text(c: Canvas, box: pygame.Rect) -> float:
    """Height to add to a slip so that it cuts no line of text in two."""
    texts = [text.rect for text in c.frame.texts if text.rect.colliderect(box)]
    top = min((rect.top for rect in texts), default=box.top)
    return max(0.0, (box.top - top) / c.scale + 4) if top < box.top else 0.0
