"""Sheets full of cards, and one card by itself as large as it gets."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from forgewar.app import cards
from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.frame import Spot
from forgewar.app.match.large_card import GridCard, draw_grid, grid_size, peek
from forgewar.app.window.overlay import Overlay
from forgewar.app.window.scene import Scene
from forgewar.content.model import Content, card_of
from forgewar.words.cards import design_effect, effects_text, end_bonus_text
from forgewar.words.message import say
from forgewar.words.names import flavour

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_CARD, _GAP, _BETWEEN = 130.0, 16.0, 44.0
_TALL = 546.0  # a card by itself


class Group(NamedTuple):
    """Cards that belong together."""

    heading: str
    cards: Sequence[GridCard]


def draw_groups(
    c: Canvas, content: Content, groups: Sequence[Group], x: float, y: float, width: float
) -> float:
    """Groups one after another, several in a row where they fit. Returns the height taken."""
    top = y
    at, tallest = x, 0.0
    for group in groups:
        columns, _ = grid_size(group.cards, width, _CARD, _GAP)
        wide = columns * (_CARD + _GAP) - _GAP
        wide = max(wide, c.text_width(group.heading, size=16, face="Title"))
        if at > x and at + wide > x + width:
            at, y, tallest = x, y + tallest + 26, 0.0
        c.text(group.heading, at, y + 14, size=16, face="Title", colour=palette.BRASS, room=width)
        height = 36 + draw_grid(c, content, group.cards, at, y + 36, wide)
        tallest = max(tallest, height)
        at += wide + _BETWEEN
    return y + tallest - top


class CardsSheet(Overlay):
    """A sheet whose cards are seen large when pointed at and can be looked at by themselves. The
    arrows go from card to card, and on to those that are out of sight."""

    def groups(self) -> list[Group]:
        raise NotImplementedError

    @property
    def content(self) -> Content:
        """That of the game on the table."""
        assert self.context.match is not None
        return self.context.match.view.content

    def look(self, card: GridCard) -> GridCard:
        """The same card, to be looked at when pressed."""
        return replace(card, press=partial(self._look_at, card))

    def _look_at(self, card: GridCard) -> None:
        self.context.navigator.push(CardOverlay(self.context, self.content, card))

    def _beyond(self, command: str) -> bool:
        """Whether there is nothing to go to in that direction."""
        focus = self.context.frame.spot(self.context.controller.focus)
        if focus is None:
            return False
        way = 1 if command == "down" else -1
        return not any(
            (spot.rect.centery - focus.rect.centery) * way > 2
            for spot in self.context.frame.spots
            if spot.press is not None and spot.name not in ("back", focus.name)
        )

    def handle(self, command: str) -> bool:
        if command in ("up", "down") and self._beyond(command):
            self.scrolling.scroll(4 if command == "down" else -4)
            return True
        return super().handle(command)

    def draw(self, c: Canvas) -> None:
        super().draw(c)
        self._show_whole(c, c.frame.spot("sheet"), c.frame.spot(c.focus))
        peek(c, self.content, [card for group in self.groups() for card in group.cards])

    def _show_whole(self, c: Canvas, sheet: Spot | None, focus: Spot | None) -> None:
        """Scroll on if the card of the keyboard is cut off."""
        if sheet is None or focus is None or not sheet.rect.contains(focus.rect):
            return
        below = focus.rect.bottom >= sheet.rect.bottom - 1
        above = focus.rect.top <= sheet.rect.top + 1
        if below or above:
            self.scrolling.scroll(2 if below else -2)
            self.context.changed()


class CardOverlay(Scene):
    """One card by itself, with what it says in words."""

    overlay = True
    room = (640.0, 560.0)
    stays = True

    def __init__(self, context: "SceneContext", content: Content, card: GridCard) -> None:
        super().__init__(context)
        self._content, self._card = content, card

    def _close(self) -> None:
        self.context.navigator.pop()

    def handle(self, command: str) -> bool:
        if command in ("back", "confirm"):
            self._close()
            return True
        return False

    def _lines(self, c: Canvas) -> tuple[list[str], int]:
        """Lines of a card's text, and the number of its sentences."""
        words = [line for line in _words(self._content, self._card.key) if line]
        return [part for line in words for part in c.wrapped(line, 460, size=18)], len(words)

    def draw(self, c: Canvas) -> None:
        c.veil(190)
        card, content = self._card, self._content
        lines, sentences = self._lines(c)
        tall = min(_TALL, c.height - 150 - 24 * len(lines))
        width = tall / 1.4
        x, y = (c.width - width) / 2, (c.height - tall - 24 * len(lines) - 70) / 2
        c.spot("card", 0, 0, c.width, c.height, card.label, self._close)
        cards.draw_card(
            c, content, card.key, x, y, width, price=card.price, step=card.step,
            emblem=card.emblem, claimed=card.claimed,
        )  # fmt: skip
        at = y + tall + 26
        for i, line in enumerate(lines):
            colour = palette.BONE if i < len(lines) - 1 or sentences == 1 else palette.DIM
            c.text(line, c.width / 2, at, size=18, colour=colour, anchor="c")
            at += 24
        key = self.context.bindings.hint("back")
        label, x = say("market-close"), c.width / 2 - 70
        widgets.button(c, "back", x, at - 4, 140, label, self._close, icon="cross", key=key)


def _words(content: Content, key: str) -> list[str]:
    """Text of a card: its effect, then its flavour."""
    card = card_of(key)
    if card in content.quests:
        return [str(flavour(content.quests[card]))]
    if card in content.designs:
        design = content.designs[card]
        return [str(design_effect(design)), str(flavour(design))]
    if card in content.bonus_cards:
        return [str(flavour(content.bonus_cards[card]))]
    if card in content.single_cards:
        single = content.single_cards[card]
        return [str(effects_text(single.effects)), str(flavour(single))]
    bonus = content.end_bonuses.get(card)
    return [str(end_bonus_text(bonus))] if bonus is not None else []
