"""Type: Cinzel for titles and figures, Alegreya Sans for text, set word by word and cached.

Alegreya Sans has old-style figures only, so figures inside its text are taken from Cinzel at nine
tenths of the size; and SDL_ttf rounds its narrow space to almost nothing, so spaces are ours.
"""

from collections.abc import Hashable, Iterator
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

import pygame

from forgewar.app.kit.faces import Face, face_for, font, letters_of
from forgewar.app.kit.lru_cache import LEAST_WINDOW, LruCache
from forgewar.app.kit.spacing import draw_run, run_width
from forgewar.words.breaking import (
    belongs_to_next,
    breakable_at_need,
    cuts,
    unbreakable_parts,
)

_TITLES = ("Title", "OtherTitle")  # the other faces are sans
_CAPITALS, _SANS_CAPITALS = 0.70, 0.64  # height of capitals, as a part of the size
_SPACE, _SANS_SPACE = 0.30, 0.27  # width of a space, likewise
_FIGURES = frozenset("0123456789+")
# Spaces that hold together what they stand between. Faces lack some of them; all are drawn alike.
_FIRM = ("\u00a0", "\u202f")
NARROW: Face = "Bold"  # what titles are set in that have no room in their own face
_SQUEEZED = 0.7  # of its width, at which a line can still be read
_A_LITTLE = 0.85  # of its width: a title that is squeezed no more than so keeps its face
_FILLED = 0.6  # of its width, from which on a line is not half empty
_ROOM = 3  # windows full of lines that are kept: the texts of half a dozen frames and more


class Typeset(NamedTuple):
    """A line as a picture. None of it is to be changed."""

    drawn: pygame.Surface
    width: int
    rise: int  # how far its top lies over the middle of its capitals
    ink: pygame.Rect  # the part that is not empty


class Fitted(NamedTuple):
    """Setting of a line: face, size, natural width and actual width."""

    face: Face
    size: int
    whole: int
    width: int


_kept: LruCache[Hashable, Typeset] = LruCache(_ROOM * LEAST_WINDOW)


def fit(window: tuple[int, int]) -> None:
    """Size the cache for a window."""
    _kept.room = _ROOM * max(LEAST_WINDOW, window[0] * window[1])


@lru_cache(maxsize=2048)
def _runs(word: str, face: Face) -> tuple[tuple[str, Face, float], ...]:
    """A word in pieces of one font each. Figures are those of Cinzel; among Asian signs, beside
    which these are too heavy, of their face."""
    letters = letters_of(word, face)
    asian = next((x[1:] for x in letters if x[1].startswith("Asian")), None)
    if asian is not None:
        letters = [(x[0], *asian) if x[0] in _FIGURES else x for x in letters]
    elif face != "Title":
        part = 1.0 if face == "OtherTitle" else 0.9
        letters = [(x[0], "Title", part) if x[0] in _FIGURES else x for x in letters]
    runs = groupby(letters, key=lambda letter: letter[1:])
    return tuple(("".join(x for x, *_ in run), *used) for used, run in runs)


def line(text: str, face: Face, size: int, colour: str) -> tuple[pygame.Surface, int]:
    """One line as a picture, and its ascent."""
    face = face_for(text, face)
    pieces = []
    x = 0
    for i, word in enumerate(_words(text)):
        x += _gap(face, size) if i else 0
        for run, run_face, part in _runs(word, face):
            pixels = max(1, round(size * part))
            pieces.append((*draw_run(run, run_face, pixels, colour), x))
            x += run_width(run, run_face, pixels)
    ascent = max((piece[1] for piece in pieces), default=1)
    height = max((ascent - up + drawn.get_height() for drawn, up, _ in pieces), default=1)
    surface = pygame.Surface((max(1, x), height), pygame.SRCALPHA)
    for drawn, up, left in pieces:
        surface.blit(drawn, (left, ascent - up))
    return surface.convert_alpha(), ascent


def typeset(text: str, face: Face, size: int, colour: str) -> Typeset:
    """Picture of a line, cached."""
    key = (text, face, size, colour)
    return _kept.get(key) or _keep(key, _typeset(*key))


def _typeset(text: str, face: Face, size: int, colour: str) -> Typeset:
    drawn, ascent = line(text, face, size, colour)
    rise = ascent - capital_height(face, size) // 2
    return Typeset(drawn, drawn.get_width(), rise, drawn.get_bounding_rect())


def typeset_fitted(text: str, set_: Fitted, colour: str) -> Typeset:
    """Picture of a line as it was fitted, squeezed where it is wider than its room. Cached."""
    if set_.width == set_.whole:
        return typeset(text, set_.face, set_.size, colour)
    key = (text, set_.face, set_.size, colour, set_.width)
    return _kept.get(key) or _keep(key, _squeezed(*key))


def _squeezed(text: str, face: Face, size: int, colour: str, room: int) -> Typeset:
    whole = typeset(text, face, size, colour)
    drawn = pygame.transform.smoothscale(whole.drawn, (room, whole.drawn.get_height()))
    return Typeset(drawn, room, whole.rise, drawn.get_bounding_rect())


def typeset_figures(text: str, size: int, colour: str) -> Typeset:
    """Picture of a number in cells of one width, with an `overhang` on either side that its width
    does not count. Cached."""
    key = (text, size, colour)
    return _kept.get(key) or _keep(key, _figures(*key))


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
    return _kept.put(key, made, made.drawn.get_width() * made.drawn.get_height())


def overhang(size: int) -> int:
    """Distance that a wide figure may reach out of its cell."""
    return 1 + size // 10


@lru_cache(maxsize=2048)
def width(text: str, face: Face, size: int) -> int:
    """Width of a line, in pixels."""
    face = face_for(text, face)
    words = _words(text)
    return sum(_word(word, face, size) for word in words) + _gap(face, size) * (len(words) - 1)


@lru_cache(maxsize=2048)
def _word(word: str, face: Face, size: int) -> int:
    return sum(
        run_width(run, run_face, max(1, round(size * part)))
        for run, run_face, part in _runs(word, face)
    )


@lru_cache(maxsize=2048)
def fit_line(text: str, face: Face, size: int, least: int, room: int | None) -> Fitted:
    """Set smaller, but no smaller than `least`, until a line fits into its room, a title in the
    narrower face if it never does, and at last squeezed; what has next to no room keeps a width
    that can be read."""
    pixels, whole = size, width(text, face, size)
    if room is None:
        return Fitted(face, pixels, whole, whole)
    while whole > room and pixels > least:
        pixels -= 1
        whole = width(text, face, pixels)
    if whole > room and face == "Title" and room < _A_LITTLE * whole:
        return fit_line(text, NARROW, size, least, room)
    return Fitted(face, pixels, whole, min(whole, max(room, round(_SQUEEZED * whole))))


def _words(text: str) -> list[str]:
    for space in _FIRM:
        text = text.replace(space, " ")
    return text.split(" ")


def _gap(face: Face, size: int) -> int:
    return round(size * (_SPACE if face in _TITLES else _SANS_SPACE))


def capital_height(face: Face, size: int) -> int:
    """Height of capitals: lines are placed by the middle of their capitals, not by the font's
    box."""
    return round(size * (_CAPITALS if face in _TITLES else _SANS_CAPITALS))


def line_height(face: Face, size: int) -> int:
    """Distance in pixels that a font asks for between two lines."""
    return font(face, size).get_linesize()


@lru_cache(maxsize=256)
def figure_cell(size: int) -> int:
    """The width of a cell for figures that change, so that they do not dance."""
    used = font("Title", size)
    return round(0.9 * max(used.size(figure)[0] for figure in "0123456789"))


@lru_cache(maxsize=512)
def wrap(text: str, face: Face, size: int, room: int) -> tuple[str, ...]:
    """Break a text into lines no wider than `room`, as even as their number allows."""
    face = face_for(text, face)
    paragraphs = [_pieces(paragraph, face, size, room) for paragraph in text.split("\n")]
    lines = _filled(paragraphs, face, size, room)
    widest = max((piece.width for pieces in paragraphs for piece in pieces), default=0)
    low, high = max(room // 2, widest - 1), room  # too narrow or not worth trying; wide enough
    while len(lines) > 1 and high - low > 3:
        middle = (low + high) // 2
        tried = _filled(paragraphs, face, size, middle)
        if (len(tried), _owners_at_ends(tried)) > (len(lines), _owners_at_ends(lines)):
            low = middle
        else:
            lines, high = tried, middle
    return tuple(lines)


def _owners_at_ends(lines: list[str]) -> int:
    return sum(belongs_to_next("", line) for line in lines[:-1])


class _Piece(NamedTuple):
    """Unbreakable piece: a word, a character of a script without spaces, a part of a long word."""

    text: str
    width: int
    spaced: bool  # a space stands before it, unless it begins a line


def _pieces(paragraph: str, face: Face, size: int, room: int) -> list[_Piece]:
    """Pieces of a paragraph; words wider than a line are broken anywhere."""
    found = []
    for part, spaced in unbreakable_parts(paragraph):
        for i, bit in enumerate(_chopped(part, face, size, room)):
            found.append(_Piece(bit, width(bit, face, size), spaced=spaced and not i))
    return found


def halves(text: str) -> Iterator[tuple[str, str]]:
    """Every way to break a text into two lines."""
    parts = [f"{' ' * spaced}{part}" for part, spaced in unbreakable_parts(text)]
    for i in range(1, len(parts)):
        yield "".join(parts[:i]), "".join(parts[i:]).lstrip(" ")


def _chopped(part: str, face: Face, size: int, room: int) -> list[str]:
    """Word that is wider than a line, in pieces that fit."""
    bits = []
    while len(part) > 1 and width(part, face, size) > room:
        most = 1
        while width(part[: most + 1], face, size) <= room:
            most += 1
        cuts = (n for n in range(most, 0, -1) if breakable_at_need(part[n - 1], part[n]))
        most = next(cuts, most)
        bits.append(part[:most])
        part = part[most:]
    return [*bits, part]


def _filled(paragraphs: list[list[_Piece]], face: Face, size: int, room: int) -> list[str]:
    """Lines filled with as many pieces as fit. A phrase that would leave the line before it half
    empty is cut; the owner of what begins the next line goes there too, if enough stays."""
    gap, enough = _gap(face, size), _FILLED * room
    lines: list[str] = []
    for pieces in paragraphs:
        line: list[_Piece] = []
        used = 0
        waiting = pieces[::-1]
        while waiting:
            piece = waiting.pop()
            before = gap if line and piece.spaced else 0
            if not line or used + before + piece.width <= room:
                line.append(piece)
                used += before + piece.width
                continue
            rest = range(max(0, int(enough) - used - before), room - used - before + 1)
            cut = _cut(piece, face, size, rest) if used < enough else (piece,)
            waiting.append(cut[-1])
            line += cut[:-1]
            if _ends_with_owner(line) and used - line[-1].width >= enough:
                waiting.append(line.pop())
            lines.append(_joined(line))
            line, used = [], 0
        lines.append(_joined(line))
    return lines


def _ends_with_owner(line: list[_Piece]) -> bool:
    return len(line) > 1 and belongs_to_next(line[-2].text, line[-1].text)


def _joined(line: list[_Piece]) -> str:
    return "".join(f"{' ' * (i > 0 and x.spaced)}{x.text}" for i, x in enumerate(line))


def _cut(piece: _Piece, face: Face, size: int, rest: range) -> tuple[_Piece, ...]:
    """A phrase in two, the first of which fills the rest of a line; whole if none would."""
    for n in cuts(piece.text):
        head, tail = piece.text[:n], piece.text[n:]
        if (wide := width(head, face, size)) in rest:
            left = _Piece(tail, width(tail, face, size), spaced=False)
            return piece._replace(text=head, width=wide), left
    return (piece,)
