"""Letter spacing to a quarter of a pixel.

SDL_ttf rounds advances and kerning letter by letter to whole pixels: at some sizes "claim" reads
"daim" and "each" "eac h". So letters are set at four times their size and made smaller; and pairs
that would be read as another letter if they touched keep their distance.

Its bold is a tenth of the size thicker, which fills the squares of Asian characters: theirs is
drawn here, of strokes that lie side by side.
"""

from functools import lru_cache
from itertools import pairwise
from math import ceil
from typing import NamedTuple

import pygame

from forgewar.app.kit.faces import Face, font

FINE = 4
_LARGE = 36  # pixels
CONFUSABLE = frozenset(("cl", "ci", "rn", "ri", "vv"))  # in the sans read d, a, m, n, w
_SAFE = ("Title", "Asian", "AsianBold")  # have only capitals, or none
_LEAST = 5  # quarters of a pixel between those
_STROKE = 24  # pixels of size for each by which strokes of bold Asian characters are thicker


class Piece(NamedTuple):
    """Letters that are drawn in one go, `x` fine pixels from the left."""

    letters: str
    x: int


def fine(face: Face, size: int) -> int:
    """Factor at which a face is set before it is scaled down. 1 for large letters, where a pixel is
    little, and for Asian characters, which fill their squares."""
    return 1 if size >= _LARGE or face.startswith("Asian") else FINE


def run_width(run: str, face: Face, size: int) -> int:
    """Width of a run of letters, in pixels."""
    return ceil(set_apart(run, face, size)[1] / fine(face, size)) + _thicker(face, size)


def _thicker(face: Face, size: int) -> int:
    """Pixels by which strokes of a face are thicker than those of its font."""
    return max(1, round(size / _STROKE)) if face == "AsianBold" else 0


def draw_run(run: str, face: Face, size: int, colour: str) -> tuple[pygame.Surface, int]:
    """A run of letters as a picture, and its ascent."""
    times = fine(face, size)
    used = font(face, size * times)
    ascent = max(used.get_ascent(), *(metrics[3] for metrics in used.metrics(run) if metrics))
    if times == 1:
        return _thickened(used.render(run, True, colour), colour, _thicker(face, size)), ascent
    pieces, _ = set_apart(run, face, size)
    drawn = [(used.render(letters, True, colour), x) for letters, x in pieces]
    down = -ascent % times  # the line that letters stand on is one of pixels
    high = max(picture.get_height() for picture, _ in drawn) + down
    wide = max(x + picture.get_width() for picture, x in drawn)
    across, tall = ceil(wide / times), ceil(high / times)
    large = pygame.Surface((across * times, tall * times), pygame.SRCALPHA)
    large.fill((*pygame.Color(colour)[:3], 0))
    for picture, x in drawn:
        large.blit(picture, (x, down), special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.smoothscale(large, (across, tall)), (ascent + down) // times


def _thickened(drawn: pygame.Surface, colour: str, by: int) -> pygame.Surface:
    """Letters with thicker strokes, which are laid side by side."""
    if not by:
        return drawn
    size = (drawn.get_width() + by, drawn.get_height())
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill((*pygame.Color(colour)[:3], 0))
    for x in range(by + 1):
        made.blit(drawn, (x, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return made


@lru_cache(maxsize=4096)
def set_apart(run: str, face: Face, size: int) -> tuple[tuple[Piece, ...], int]:
    """A run of letters in pieces, and the width of all of it, in fine pixels."""
    used = font(face, size * fine(face, size))
    pieces, x, start = [], 0, 0
    for i, (before, after) in enumerate(pairwise(run), 1):
        if before + after not in CONFUSABLE or face in _SAFE or size >= _LARGE:
            continue
        lacking = _LEAST - gap(before, after, face, size)
        if lacking > 0:
            letters = run[start:i]
            pieces.append(Piece(letters, x))
            x += used.size(letters + after)[0] - used.size(after)[0] + lacking
            start = i
    pieces.append(Piece(run[start:], x))
    return tuple(pieces), x + used.size(run[start:])[0]


@lru_cache(maxsize=4096)
def gap(before: str, after: str, face: Face, size: int) -> int:
    """The empty columns between two letters side by side, in fine pixels; less than none where one
    reaches under the other."""
    used = font(face, size * fine(face, size))
    along = used.size(before + after)[0] - used.size(after)[0]
    return along + _ink(after, used)[0] - _ink(before, used)[1]


def _ink(letter: str, used: pygame.font.Font) -> tuple[int, int]:
    """First and last column of a letter that are not empty."""
    metrics = used.metrics(letter)[0]
    return (metrics[0], metrics[1]) if metrics else (0, 0)
