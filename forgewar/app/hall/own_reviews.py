"""A player's own page in the hall: what the reviews of their games have in common."""

from functools import partial

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.match import loss_chart
from forgewar.play.review.own import Own
from forgewar.words import message, say
from forgewar.words.numbers import decimal

_ROW = 62.0
_CHART = 190.0  # the least height of the columns, one for each round
_CAPTION = 28.0  # units over the bars


class OwnPages:
    """Players in a list, and the page of the one that is chosen."""

    def __init__(self, pages: list[Own]) -> None:
        self._pages = pages
        self._chosen = 0
        self._list = ScrollList()

    @property
    def count(self) -> int:
        """Number of players with a page."""
        return len(self._pages)

    def neighbour(self, command: str, focus: str) -> str:
        return self._list.neighbour(command, focus)

    def _choose(self, number: int) -> None:
        self._chosen = number

    def draw(self, c: Canvas, small: Box, large: Box) -> None:
        """The players in one place, the page in the other; there is a player."""
        widgets.panel(c, *small)
        x, y, width, height = small
        widgets.heading(c, say("review-own-players"), x + 18, y + 12, width - 36)
        rows = [(f"player.{number}",) for number in range(len(self._pages))]
        inner = (x + 14, y + 56, width - 28, height - 70)
        self._list.draw(c, "players", inner, rows, _ROW, partial(self._row, c, x + 14))
        widgets.panel(c, *large)
        _draw_page(c, self._pages[self._chosen], large)

    def _row(
        self, c: Canvas, x: float, number: int, top: float, width: float, pitch: float
    ) -> None:
        own = self._pages[number]
        box = Box(x, top + 3, width, pitch - 6)
        press = partial(self._choose, number)
        chosen = number == self._chosen
        widgets.row(c, f"player.{number}", *box, own.name, press, chosen=chosen)
        middle, room = box.y + box.height / 2, width - 32
        c.text(c.cut(own.name, room, face="Title"), x + 16, middle - 11, size=17, face="Title",
               room=room)  # fmt: skip
        said = say("review-own-row", games=own.games)
        c.text(said, x + 16, middle + 12, size=15, colour=palette.DIM, room=room)


def _draw_page(c: Canvas, own: Own, box: Box) -> None:
    """Draw the greatest losses in a sentence, then by phase, then by round in the worst phase."""
    x, y, width, height = box
    inner, room = x + 22, width - 44
    name = c.cut(own.name, room, face="Title")
    widgets.heading(c, name, inner, y + 12, room, say("review-own-row", games=own.games))
    at = y + 76
    at += c.paragraph(str(own.summary), inner, at, room, size=18, colour=palette.CHANGED) + 22
    phases = own.phases()
    if phases:
        unit = say("review-phases-unit-a-game")
        c.text(say("review-phases"), inner, at, size=16, face="Bold", room=room * 0.6)
        c.text(unit, inner + room, at, size=15, colour=palette.DIM, anchor="r", room=room * 0.36)
        at += _CAPTION
    at += loss_chart.draw(c, phases, Box(inner, at, room, 0)) + 14
    if phases and y + height - at > _CHART:
        _draw_rounds(c, own, own.worst, Box(inner, at, room, y + height - at - 16))


def _draw_rounds(c: Canvas, own: Own, phase: str, box: Box) -> None:
    """A column for what a game loses in each round of a phase."""
    x, y, width, height = box
    said = message("review-own-rounds", phase=message(f"review-phase-{phase}"))
    c.text(str(said), x, y + 10, size=16, face="Bold", room=width)
    rounds = own.rounds(phase)
    most = max([1.0, *rounds.values()])
    top, low = y + 40, y + height - 24
    pitch = width / max(1, len(rounds))
    for place, (round_, points) in enumerate(rounds.items()):
        left, wide = x + place * pitch, min(48.0, pitch * 0.7)
        middle = left + pitch / 2
        told = say("review-own-round", round=round_, points=decimal(max(0.0, points), 1))
        lit = c.spot(f"round.{round_}", left, top, pitch, low - top + 24, told)
        tall = max(2.0, (low - top) * max(0.0, points) / most)
        fill = palette.EMBER_LIGHT if lit else palette.EMBER
        c.shape(middle - wide / 2, low - tall, wide, tall, svg.box(0, 0, wide, tall, 3, fill))
        c.text(str(round_), middle, low + 14, size=14, colour=palette.DIM, anchor="c", room=pitch)
