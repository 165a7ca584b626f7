"""The rivals: every face with its temper, and how often people here came before it and behind."""

from typing import NamedTuple

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.faces import Face
from forgewar.app.kit.layout import row, shares
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.match import layout
from forgewar.app.match.rival_face import draw_portrait
from forgewar.play.achievements import Duel, Hall
from forgewar.play.rivals import RIVALS, Rival
from forgewar.words import as_sentences, say

_ACROSS, _DOWN = 4, 2
_ARCH = 0.92  # width of the picture for its height
_INSIDE = 12.0
_LEAST_FACE = 90.0  # height of a face above its words


class RivalGallery:
    """A card for each rival: four in a row, the face above its words; or, where these would leave
    no room for it, two in a row, the face beside them, in a list that scrolls."""

    def __init__(self, hall: Hall) -> None:
        self._duels = hall.rivals
        self._list = ScrollList()

    def neighbour(self, command: str, focus: str) -> str:
        return self._list.neighbour(command, focus)

    def draw(self, c: Canvas, box: Box) -> None:
        tall = box.height / _DOWN - layout.GAP
        wide = (box.width - (_ACROSS - 1) * layout.GAP) / _ACROSS - 2 * _INSIDE
        lines = max(len(c.wrapped(str(rival.about), wide, size=15)) for rival in RIVALS)
        upright = tall - _words_height(c, lines) - 2 * _INSIDE >= _LEAST_FACE
        across = _ACROSS if upright else 2
        least = tall if upright else _words_height(c, 2) + 2 * _INSIDE
        parts = [RIVALS[i : i + across] for i in range(0, len(RIVALS), across)]
        spots = [[_spot(rival) for rival in part] for part in parts]

        def draw_row(number: int, top: float, width: float, pitch: float) -> None:
            place = Box(box.x, top, width, pitch - layout.GAP)
            boxes = row(place, shares(across), layout.GAP)
            for rival, card in zip(parts[number], boxes, strict=True):
                words = _Words(rival, self._duels.get(rival.id))
                (_draw_upright if upright else _draw_lying)(c, words, lines, card)

        whole = (box.x, box.y, box.width, box.height + layout.GAP)
        self._list.draw(c, "rivals", whole, spots, least + layout.GAP, draw_row)


class _Words(NamedTuple):
    """A rival, and how people here did against it."""

    rival: Rival
    duel: Duel | None

    @property
    def standing(self) -> str:
        if self.duel is None:
            return say("rivals-not-met")
        return say("rivals-duel", won=self.duel.won, lost=self.duel.lost)


def _spot(rival: Rival) -> str:
    return f"rival.{rival.id}"


def _words_height(c: Canvas, lines: int) -> float:
    """Height of a name, a temper, so many lines about the rival, and its standing."""
    return c.line(19, "Title") + 2 * c.line(16) + lines * c.line(15) + 14


def _draw_upright(c: Canvas, words: _Words, lines: int, box: Box) -> None:
    """The face above its words."""
    inner = _draw_card(c, words, box)
    tall = min(inner.height - _words_height(c, lines), inner.width / _ARCH)
    face, below = inner.cut_top(tall)
    draw_portrait(c, words.rival, face, met=words.duel is not None)
    _draw_words(c, words, below, anchor="c")


def _draw_lying(c: Canvas, words: _Words, _lines: int, box: Box) -> None:
    """The face beside its words."""
    inner = _draw_card(c, words, box)
    face, beside = inner.cut_left(min(inner.height * _ARCH, inner.width * 0.36), _INSIDE)
    draw_portrait(c, words.rival, face, met=words.duel is not None)
    _draw_words(c, words, beside, anchor="l")


def _draw_card(c: Canvas, words: _Words, box: Box) -> Box:
    """Draw the ground of a card and note its spot. Returns its inside."""
    rival = words.rival
    spoken = as_sentences(rival.temper, rival.about, words.standing)
    c.spot(_spot(rival), *box, str(rival.name), spoken=spoken)
    widgets.panel(c, *box)
    return box.inset(_INSIDE)


def _draw_words(c: Canvas, words: _Words, box: Box, *, anchor: str) -> None:
    """Name, temper and a sentence from the top, the standing at the foot."""
    rival, room = words.rival, box.width
    x = box.centre[0] if anchor == "c" else box.x
    y = box.y + 4

    def put(text: str, size: float, face: Face, colour: str) -> None:
        nonlocal y
        line = c.line(size, face)
        c.text(text, x, y + line / 2, size=size, face=face, colour=colour, anchor=anchor, room=room)
        y += line

    put(str(rival.name), 19, "Title", palette.CHANGED)
    put(str(rival.temper), 16, "Medium", palette.BRASS)
    y += 4
    low = box.bottom - c.line(16)
    for line in c.wrapped(str(rival.about), room, size=15):
        if y + c.line(15) <= low + 2:
            put(line, 15, "Medium", palette.DIM)
    y = low
    put(words.standing, 16, "Bold", palette.BONE if words.duel is not None else palette.OFF)
