"""Paragraphs with links in them: each link is a spot that leads to its page."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas
from forgewar.words.rulebook import Paragraph

SIZE = 17.0
LEADING = 22.0
_GAP = 9.0  # between paragraphs


class Piece(NamedTuple):
    """Words that stand together on a line."""

    x: float
    line: int
    text: str
    page: str


def height(c: Canvas, told: list[Paragraph], room: float) -> float:
    """What `draw` will take."""
    return sum(_lines(c, paragraph, room)[1] * LEADING + _GAP for paragraph in told)


def draw(
    c: Canvas,
    name: str,
    told: list[Paragraph],
    x: float,
    y: float,
    room: float,
    turn_to: Callable[[str], None],
) -> float:
    """Paragraphs from `y` on; their links are spots that begin with `name`. Returns the height."""
    at, number = y, 0
    for paragraph in told:
        pieces, lines = _lines(c, paragraph, room)
        for piece in pieces:
            top = at + piece.line * LEADING
            colour = palette.BONE
            if piece.page:
                wide = c.text_width(piece.text, size=SIZE)
                press = partial(turn_to, piece.page)
                spot = f"{name}.link.{number}"
                link = (x + piece.x, top, wide, LEADING)
                marked = c.spot(spot, *link, piece.text, press, page=piece.page, inline=True)
                colour = palette.CHOSEN if marked else palette.CHANGED
                c.fill(x + piece.x, top + LEADING - 3, wide, 1, colour)
                number += 1
            c.text(piece.text, x + piece.x, top + 12, size=SIZE, colour=colour)
        at += lines * LEADING + _GAP
    return at - y


def _lines(c: Canvas, paragraph: Paragraph, room: float) -> tuple[list[Piece], int]:
    """Words set one after another, and those that belong together joined."""
    gap = c.text_width(" ", size=SIZE)
    pieces: list[Piece] = []
    x, line = 0.0, 0
    for text, page, joined in _parts(paragraph):
        wide = c.text_width(text, size=SIZE)
        before = 0.0 if joined or not x else gap
        if x and x + before + wide > room:
            x, before, line = 0.0, 0.0, line + 1
        last = pieces[-1] if pieces else None
        if last is not None and x and (last.page, last.line) == (page, line) and not joined:
            pieces[-1] = last._replace(text=f"{last.text} {text}")
            x = pieces[-1].x + c.text_width(pieces[-1].text, size=SIZE)
        else:
            pieces.append(Piece(x + before, line, text, page))
            x += before + wide
    return pieces, line + 1


def _parts(paragraph: Paragraph) -> Iterator[tuple[str, str, bool]]:
    """Every word with its page, and whether it stands right at the one before it."""
    ended = True  # by a space, or there is nothing yet
    for run in paragraph:
        for i, word in enumerate(run.text.split(" ")):
            if word:
                yield word, run.page, i == 0 and not ended
        ended = run.text.endswith(" ")
