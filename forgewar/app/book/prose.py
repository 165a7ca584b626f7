"""Paragraphs with links in them: each link is a spot that leads to its page."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import takewhile
from typing import NamedTuple

from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas
from forgewar.words.breaking import breakable, unbreakable_parts
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
    """Height that `draw` takes."""
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
    parts = list(_parts(paragraph))
    for i, (text, page, before, _) in enumerate(parts):
        wide = c.text_width(text, size=SIZE)
        tail = takewhile(lambda part: part.tied, parts[i + 1 :])
        held = wide + sum(c.text_width(part.text, size=SIZE) for part in tail)
        space = gap if before and x else 0.0
        if x and x + space + held > room and not parts[i].tied:
            x, space, line = 0.0, 0.0, line + 1
        last = pieces[-1] if pieces else None
        if last is not None and x and (last.page, last.line) == (page, line):
            pieces[-1] = last._replace(text=f"{last.text}{before}{text}")
        else:
            pieces.append(Piece(x + space, line, text, page))
        x += space + wide
    return pieces, line + 1


class _Part(NamedTuple):
    """A run of text that is never broken across lines."""

    text: str
    page: str
    before: str  # the space before it, if one is
    tied: bool  # whether it stays on the line of what is before it: the stop behind a link


def _parts(paragraph: Paragraph) -> Iterator[_Part]:
    last = " "
    for run in paragraph:
        for i, (text, spaced) in enumerate(unbreakable_parts(run.text)):
            apart = spaced or (i == 0 and last == " ")
            tied = i == 0 and not apart and not breakable(last, text[0])
            yield _Part(text, run.page, " " if apart else "", tied)
        last = run.text[-1:]
