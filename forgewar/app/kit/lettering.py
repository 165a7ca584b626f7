"""Type: Cinzel for titles and figures, Alegreya Sans for text, set word by word and cached.

Alegreya Sans has old-style figures only, so figures inside its text are taken from Cinzel at nine
tenths of the size; and SDL_ttf rounds its narrow space to almost nothing, so spaces are ours.
"""

from collections.abc import Hashable
from functools import lru_cache
from itertools import groupby, pairwise
from typing import NamedTuple

import pygame

from forgewar.app.kit.faces import Face, font, set_in, suited
from forgewar.app.kit.keep import LEAST_WINDOW, Keep

_CAPITALS = {
    "Title": 0.70,
    "OtherTitle": 0.70,
}  # height of capitals, as a part of the size; the sans: 0.64
_SPACE = {"Title": 0.30, "OtherTitle": 0.30}  # width of a space; the sans: 0.27
_FIGURES = frozenset("0123456789+")
_NEVER_FIRST = frozenset(
    "、。，．・：；？！)]}）］｝〉》」』】〕…ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
)
_ROOM = 3  # windows full of lines that are kept: the texts of half a dozen frames and more
_NEVER_LAST = frozenset("([{（［｛〈《「『【〔")


class Typeset(NamedTuple):
    """A line as a picture. None of it is to be changed."""

    drawn: pygame.Surface
    width: int
    rise: int  # how far its top lies over the middle of its capitals
    ink: pygame.Rect  # the part that is not empty


_kept: Keep[Hashable, Typeset] = Keep(_ROOM * LEAST_WINDOW)


def fit(window: tuple[int, int]) -> None:
    """Lines are wanted for a window of this size."""
    _kept.room = _ROOM * max(LEAST_WINDOW, window[0] * window[1])


@lru_cache(maxsize=2048)
def _runs(word: str, face: Face) -> tuple[tuple[str, Face, float], ...]:
    """A word in pieces of one font each."""
    letters = set_in(word, face)
    if face != "Title":
        part = 1.0 if face == "OtherTitle" else 0.9
        letters = [(x[0], "Title", part) if x[0] in _FIGURES else x for x in letters]
    runs = groupby(letters, key=lambda letter: letter[1:])
    return tuple(("".join(x for x, *_ in run), *used) for used, run in runs)


def line(text: str, face: Face, size: int, colour: str) -> tuple[pygame.Surface, int]:
    """One line as a picture, and its ascent."""
    face = suited(text, face)
    pieces = []
    x = 0
    for i, word in enumerate(text.split(" ")):
        x += _gap(face, size) if i else 0
        for run, run_face, part in _runs(word, face):
            used = font(run_face, max(1, round(size * part)))
            drawn = used.render(run, True, colour)
            pieces.append((drawn, _baseline(run, used), x))
            x += drawn.get_width()
    ascent = max((piece[1] for piece in pieces), default=1)
    height = max((ascent - up + drawn.get_height() for drawn, up, _ in pieces), default=1)
    surface = pygame.Surface((max(1, x), height), pygame.SRCALPHA)
    for drawn, up, left in pieces:
        surface.blit(drawn, (left, ascent - up))
    return surface.convert_alpha(), ascent


def _baseline(run: str, used: pygame.font.Font) -> int:
    """How far under the top of its picture a run stands: some letters with accents rise over the
    ascent of their font, and the picture begins so much higher."""
    return max(used.get_ascent(), *(metrics[3] for metrics in used.metrics(run) if metrics))


def typeset(text: str, face: Face, size: int, colour: str) -> Typeset:
    """A line as it is drawn. It is kept."""
    key = (text, face, size, colour)
    return _kept.find(key) or _keep(key, _typeset(*key))


def _typeset(text: str, face: Face, size: int, colour: str) -> Typeset:
    drawn, ascent = line(text, face, size, colour)
    rise = ascent - capital_height(face, size) // 2
    return Typeset(drawn, drawn.get_width(), rise, drawn.get_bounding_rect())


def figures(text: str, size: int, colour: str) -> Typeset:
    """The same for a number in cells of one width, as a picture with an `overhang` on either side
    that its width does not count."""
    key = (text, size, colour)
    return _kept.find(key) or _keep(key, _figures(*key))


def _figures(text: str, size: int, colour: str) -> Typeset:
    cell, used, left = figure_cell(size), font("Title", size), overhang(size)
    widths = [cell if sign.isdigit() else used.size(sign)[0] for sign in text]
    size_of = (sum(widths) + 2 * left, used.get_height() + 2)
    surface, ascent = pygame.Surface(size_of, pygame.SRCALPHA), 0
    for sign, room in zip(text, widths, strict=True):
        drawn, ascent = line(sign, "Title", size, colour)
        surface.blit(drawn, (left + (room - drawn.get_width()) // 2, 0))
        left += room
    rise = ascent - capital_height("Title", size) // 2
    return Typeset(surface.convert_alpha(), sum(widths), rise, surface.get_bounding_rect())


def _keep(key: Hashable, made: Typeset) -> Typeset:
    return _kept.keep(key, made, made.drawn.get_width() * made.drawn.get_height())


def overhang(size: int) -> int:
    """How far a wide figure may reach out of its cell."""
    return 1 + size // 10


@lru_cache(maxsize=2048)
def width(text: str, face: Face, size: int) -> int:
    """How wide a line is, in pixels."""
    face = suited(text, face)
    words = text.split(" ")
    return sum(_word(word, face, size) for word in words) + _gap(face, size) * (len(words) - 1)


@lru_cache(maxsize=2048)
def _word(word: str, face: Face, size: int) -> int:
    return sum(
        font(run_face, max(1, round(size * part))).size(run)[0]
        for run, run_face, part in _runs(word, face)
    )


def _gap(face: Face, size: int) -> int:
    return round(size * _SPACE.get(face, 0.27))


def capital_height(face: Face, size: int) -> int:
    """Lines are placed by the middle of their capitals, not by the font's box."""
    return round(size * _CAPITALS.get(face, 0.64))


@lru_cache(maxsize=256)
def figure_cell(size: int) -> int:
    """The width of a cell for figures that change, so that they do not dance."""
    used = font("Title", size)
    return round(0.9 * max(used.size(figure)[0] for figure in "0123456789"))


@lru_cache(maxsize=512)
def wrap(text: str, face: Face, size: int, room: int) -> tuple[str, ...]:
    """Break a text into lines no wider than `room`, as even as their number allows."""
    face = suited(text, face)
    paragraphs = [_pieces(paragraph, face, size, room) for paragraph in text.split("\n")]
    lines = _filled(paragraphs, face, size, room)
    widest = max((piece.width for pieces in paragraphs for piece in pieces), default=0)
    low, high = max(room // 2, widest - 1), room  # too narrow or not worth trying; wide enough
    while len(lines) > 1 and high - low > 3:
        middle = (low + high) // 2
        tried = _filled(paragraphs, face, size, middle)
        if len(tried) > len(lines):
            low = middle
        else:
            lines, high = tried, middle
    return tuple(lines)


class _Piece(NamedTuple):
    """What is not broken: a word, a sign of a script without spaces, a part of what is too long."""

    text: str
    width: int
    spaced: bool  # a space stands before it, unless it begins a line


def _pieces(paragraph: str, face: Face, size: int, room: int) -> list[_Piece]:
    found = []
    for word in paragraph.split():
        for i, part in enumerate(_parts(word, face, size, room)):
            found.append(_Piece(part, _word(part, face, size), spaced=not i))
    return found


def _parts(word: str, face: Face, size: int, room: int) -> list[str]:
    """Where a word may be broken: between the signs of scripts that have no spaces, and if it is
    wider than a line, anywhere."""
    if not word.isascii():
        breaks = [i for i, pair in enumerate(pairwise(word), 1) if _breakable(*pair)]
        parts = [word[a:b] for a, b in pairwise((0, *breaks, len(word)))]
    else:
        parts = [word]
    return [bit for part in parts for bit in _chopped(part, face, size, room)]


def _breakable(before: str, after: str) -> bool:
    """Punctuation does not begin a line, nor does an opening bracket end it."""
    if after in _NEVER_FIRST or before in _NEVER_LAST:
        return False
    return _unspaced(before) or _unspaced(after)


def _unspaced(sign: str) -> bool:
    """Whether it is of a script that is written without spaces (Hangul is written with them)."""
    return "\u2e80" <= sign <= "\u9fff" or "\uf900" <= sign <= "\ufaff" or sign >= "\uff00"


def _chopped(part: str, face: Face, size: int, room: int) -> list[str]:
    """What is wider than a line, in as many bits as it takes."""
    bits = []
    while len(part) > 1 and _word(part, face, size) > room:
        most = 1
        while _word(part[: most + 1], face, size) <= room:
            most += 1
        bits.append(part[:most])
        part = part[most:]
    return [*bits, part]


def _filled(paragraphs: list[list[_Piece]], face: Face, size: int, room: int) -> list[str]:
    """Lines with as much in them as there is room for."""
    gap = _gap(face, size)
    lines: list[str] = []
    for pieces in paragraphs:
        current, used = "", 0
        for piece in pieces:
            before = gap if piece.spaced else 0
            if current and used + before + piece.width > room:
                lines.append(current)
                current, used = "", 0
            if current:
                current += " " if piece.spaced else ""
                used += before
            current += piece.text
            used += piece.width
        lines.append(current)
    return lines
