"""Type: Cinzel for titles and figures, Alegreya Sans for text, set word by word and cached.

Alegreya Sans has old-style figures only, so figures inside its text are taken from Cinzel at nine
tenths of the size; and SDL_ttf rounds its narrow space to almost nothing, so spaces are ours.
"""

from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

import pygame

Face = str  # "Title", "Regular", "Medium", "Bold", "ExtraBold", "Italic"

_CAPITALS = {"Title": 0.70}  # height of capitals, as a part of the size; the sans: 0.64
_SPACE = {"Title": 0.30}  # width of a space; the sans: 0.27
_FIGURES = frozenset("0123456789+")


def _path(face: Face) -> Path:
    if face == "Title":
        return _files("fontpkg_cinzel") / "Cinzel[wght].ttf"
    return _files("fontpkg_alegreya_sans") / f"AlegreyaSans-{face}.ttf"


@cache
def _files(package: str) -> Path:
    """Where a package keeps its fonts; it need not be imported for that."""
    found = find_spec(package)
    assert found is not None, package
    assert found.submodule_search_locations, package
    return Path(found.submodule_search_locations[0]) / "files"


@lru_cache(maxsize=256)
def font(face: Face, size: int) -> pygame.font.Font:
    loaded = pygame.font.Font(str(_path(face)), size)
    # The variable font opens at Regular, too thin on dark wood, and its weight cannot be chosen.
    loaded.bold = face == "Title"
    return loaded


def _runs(word: str, face: Face) -> list[tuple[str, Face, float]]:
    """A word in pieces of one font each."""
    if face == "Title":
        return [(word, face, 1.0)]
    runs: list[tuple[str, bool]] = []
    for sign in word:
        figure = sign in _FIGURES
        if runs and runs[-1][1] == figure:
            runs[-1] = (runs[-1][0] + sign, figure)
        else:
            runs.append((sign, figure))
    return [(run, "Title" if figure else face, 0.9 if figure else 1.0) for run, figure in runs]


@lru_cache(maxsize=4096)
def line(text: str, face: Face, size: int, colour: str) -> tuple[pygame.Surface, int]:
    """One line as a picture, and its ascent."""
    pieces = []
    x = 0
    for i, word in enumerate(text.split(" ")):
        x += _gap(face, size) if i else 0
        for run, run_face, part in _runs(word, face):
            used = font(run_face, max(1, round(size * part)))
            drawn = used.render(run, True, colour)
            pieces.append((drawn, used.get_ascent(), x))
            x += drawn.get_width()
    ascent = max((piece[1] for piece in pieces), default=1)
    height = max((ascent - up + drawn.get_height() for drawn, up, _ in pieces), default=1)
    surface = pygame.Surface((max(1, x), height), pygame.SRCALPHA)
    for drawn, up, left in pieces:
        surface.blit(drawn, (left, ascent - up))
    return surface.convert_alpha(), ascent


@lru_cache(maxsize=4096)
def typeset(
    text: str, face: Face, size: int, colour: str
) -> tuple[pygame.Surface, int, int, pygame.Rect]:
    """A line as a picture, its width, how far its top lies over the middle of its capitals, and the
    part that is not empty. None of it is to be changed: it is kept."""
    drawn, ascent = line(text, face, size, colour)
    rise = ascent - capital_height(face, size) // 2
    return drawn, drawn.get_width(), rise, drawn.get_bounding_rect()


@lru_cache(maxsize=2048)
def figures(text: str, size: int, colour: str) -> tuple[pygame.Surface, int, int, pygame.Rect]:
    """The same for a number in cells of one width, as a picture with an `overhang` on either side
    that its width does not count."""
    cell, used, left = figure_cell(size), font("Title", size), overhang(size)
    widths = [cell if sign.isdigit() else used.size(sign)[0] for sign in text]
    size_of = (sum(widths) + 2 * left, used.get_height() + 2)
    surface, ascent = pygame.Surface(size_of, pygame.SRCALPHA), 0
    for sign, room in zip(text, widths, strict=True):
        drawn, ascent = line(sign, "Title", size, colour)
        surface.blit(drawn, (left + (room - drawn.get_width()) // 2, 0))
        left += room
    rise = ascent - capital_height("Title", size) // 2
    return surface.convert_alpha(), sum(widths), rise, surface.get_bounding_rect()


def overhang(size: int) -> int:
    """How far a wide figure may reach out of its cell."""
    return 1 + size // 10


@lru_cache(maxsize=16384)
def width(text: str, face: Face, size: int) -> int:
    """How wide a line is, in pixels."""
    words = text.split(" ")
    return sum(_word(word, face, size) for word in words) + _gap(face, size) * (len(words) - 1)


@lru_cache(maxsize=16384)
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


@lru_cache(maxsize=2048)
def wrap(text: str, face: Face, size: int, room: int) -> tuple[str, ...]:
    """Break a text into lines no wider than `room`, as even as their number allows."""
    lines = _greedy(text, face, size, room)
    low, high = room // 2, room  # too narrow or not worth trying; wide enough
    while len(lines) > 1 and high - low > 3:
        middle = (low + high) // 2
        tried = _greedy(text, face, size, middle)
        if len(tried) > len(lines):
            low = middle
        else:
            lines, high = tried, middle
    return tuple(lines)


def _greedy(text: str, face: Face, size: int, room: int) -> list[str]:
    gap = _gap(face, size)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        current: list[str] = []
        used = 0
        for word in paragraph.split():
            wide = _word(word, face, size)
            if current and used + gap + wide > room:
                lines.append(" ".join(current))
                current, used = [], 0
            used += (gap if current else 0) + wide
            current.append(word)
        lines.append(" ".join(current))
    return lines
