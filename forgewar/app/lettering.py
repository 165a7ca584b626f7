"""Type: Cinzel for titles and figures, Alegreya Sans for text, set word by word and cached.

Alegreya Sans has old-style figures only, so figures inside its text are taken from Cinzel at nine
tenths of the size; and SDL_ttf rounds its narrow space to almost nothing, so spaces are ours.
"""

from functools import lru_cache
from importlib.resources import files
from pathlib import Path

import pygame

Face = str  # "Title", "Regular", "Medium", "Bold", "ExtraBold", "Italic"

_CAPITALS = {"Title": 0.70}  # height of capitals, as a part of the size; the sans: 0.64
_SPACE = {"Title": 0.30}  # width of a space; the sans: 0.27
_FIGURES = frozenset("0123456789+")


def _path(face: Face) -> Path:
    if face == "Title":
        return Path(str(files("fontpkg_cinzel"))) / "files" / "Cinzel[wght].ttf"
    return Path(str(files("fontpkg_alegreya_sans"))) / "files" / f"AlegreyaSans-{face}.ttf"


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
        x += round(size * _SPACE.get(face, 0.27)) if i else 0
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


@lru_cache(maxsize=8192)
def width(text: str, face: Face, size: int) -> int:
    """How wide a line is, in pixels."""
    total = 0
    for i, word in enumerate(text.split(" ")):
        total += round(size * _SPACE.get(face, 0.27)) if i else 0
        for run, run_face, part in _runs(word, face):
            total += font(run_face, max(1, round(size * part))).size(run)[0]
    return total


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
    narrower = room
    while len(lines) > 1 and narrower > room // 2:
        narrower -= 4
        tried = _greedy(text, face, size, narrower)
        if len(tried) > len(lines):
            break
        lines = tried
    return tuple(lines)


def _greedy(text: str, face: Face, size: int, room: int) -> list[str]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        current = ""
        for word in paragraph.split():
            longer = f"{current} {word}".strip()
            if current and width(longer, face, size) > room:
                lines.append(current)
                current = word
            else:
                current = longer
        lines.append(current)
    return lines
