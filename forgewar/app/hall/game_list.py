"""All finished games, with sums and best scores beside them."""

from collections.abc import Callable
from functools import partial

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.play.achievements import Finished
from forgewar.play.results import HallOfFame
from forgewar.words import Message, say

_ROW = 62.0
_LINE, _CUP = 30.0, 56.0  # of the sums, and the trophy above them


class GameList:
    """The newest game first; a press opens it."""

    def __init__(self, fame: HallOfFame, open_game: Callable[[Finished], None]) -> None:
        self._fame, self._open = fame, open_game
        self._list = ScrollList()

    def draw_sums(self, c: Canvas, box: Box) -> None:
        """Totals and the best score of each mode."""
        widgets.panel(c, *box)
        x, width = box.x + 22, box.width - 44
        sums, bests = self._fame.sums, self._fame.bests
        lines = len(sums) + (len(bests) + 2 if bests else 0)
        y = box.y + _LINE
        if box.height >= lines * _LINE + _CUP + 2 * _LINE:
            c.picture("icons/trophy", box.centre[0], y + _CUP / 2, 56, ax=0.5, ay=0.5,
                      tint=palette.BRASS)  # fmt: skip
            y += _CUP + _LINE / 2
        for what, number in sums:
            _draw_line(c, what, number, x, y, width)
            y += _LINE
        if not bests:
            return
        widgets.rule(c, x, y - 6, width, palette.BRASS)
        c.text(say("hall-best"), x, y + 18, size=18, face="Title", colour=palette.BRASS)
        y += 48
        for best in bests:
            if y + _LINE / 2 > box.bottom:
                return
            if best.great:
                c.picture("icons/laurel", x + width - 100, y, 22, ax=1, ay=0.5)
            _draw_line(c, best.what, best.score_line, x, y, width)
            y += _LINE

    def draw(self, c: Canvas, box: Box) -> None:
        """The list; there is a game."""
        widgets.panel(c, *box)
        widgets.heading(c, say("hall-games"), box.x + 22, box.y + 12, box.width - 44)
        rows = [(f"hall.{number}",) for number in range(len(self._fame.games))]
        inner = (box.x + 18, box.y + 56, box.width - 36, box.height - 70)
        self._list.draw(c, "list", inner, rows, _ROW, partial(self._row, c, box.x + 18))

    def _row(
        self, c: Canvas, x: float, number: int, top: float, width: float, pitch: float
    ) -> None:
        game, fame = self._fame.games[number], self._fame
        box = Box(x, top + 3, width, pitch - 6)
        told = str(fame.describe_game(game))
        widgets.row(c, f"hall.{number}", *box, told, partial(self._open, game))
        middle, right = box.y + box.height / 2, x + width - 16
        won = game.place == 1
        if won:
            c.picture("icons/laurel", x + 26, middle, 28, ax=0.5, ay=0.5)
        outcome = str(fame.outcome(game))
        used = c.text_width(outcome, size=17, face="Bold")
        colour = palette.CHANGED if won else palette.BONE
        c.text(outcome, right, middle, size=17, face="Bold", colour=colour, anchor="r")
        room = right - used - 16 - x - 52
        c.text(told, x + 52, middle - 11, size=17, face="Title", room=room)
        against = c.cut(str(fame.against(game)), room)
        c.text(against, x + 52, middle + 12, size=15, colour=palette.DIM, room=room)


def _draw_line(c: Canvas, what: Message, number: Message, x: float, y: float, width: float) -> None:
    """A name on the left, its number on the right."""
    used = c.text_width(str(number), size=17, face="Bold")
    c.text(str(what), x, y, size=17, room=width - used - 16)
    c.text(str(number), x + width, y, size=17, face="Bold", anchor="r")
