"""Room between letters: what SDL_ttf rounds to whole pixels must not run together.

Advances and kerning are rounded letter by letter, so that at some sizes "claim" reads "daim". Where
two letters stand apart in their face and would touch at a size, they are set a pixel apart.
"""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from forgewar.app.kit.faces import Face, font

_LARGE = 96  # pixels: the size at which a face is as it was drawn
_FAINT = 160  # of 255: a paler joint is seen as a gap
CONFUSABLE = frozenset(("cl", "ci", "rn", "ri", "vv"))  # read d, a, m, n, w if they touch at all
_APART = 0.35  # of a pixel: what was drawn closer than this may touch


class Piece(NamedTuple):
    """Letters that are drawn in one go, `x` pixels from the left."""

    letters: str
    x: int


@lru_cache(maxsize=4096)
def set_apart(run: str, face: Face, size: int) -> tuple[tuple[Piece, ...], int]:
    """A run of letters in pieces, and the width of all of it."""
    used = font(face, size)
    if face.startswith("Asian"):  # its signs keep their distance
        return (Piece(run, 0),), used.size(run)[0]
    pieces, x, start = [], 0, 0
    for i, (before, after) in enumerate(pairwise(run), 1):
        if _run_together(before, after, face, size):
            letters = run[start:i]
            pieces.append(Piece(letters, x))
            end = used.size(letters)[0] - used.size(before)[0] + _ink(before, face, size)[1]
            x += end + 1 - _ink(after, face, size)[0]
            start = i
    pieces.append(Piece(run[start:], x))
    return tuple(pieces), x + used.size(run[start:])[0]


@lru_cache(maxsize=8192)
def _run_together(before: str, after: str, face: Face, size: int) -> bool:
    if not (before + after).isascii():  # marks over letters may meet
        return False
    if gap(before, after, face, size) >= 1 or not _drawn_apart(before, after, face, size):
        return False
    return before + after in CONFUSABLE or joint(before, after, face, size) > _FAINT


def joint(before: str, after: str, face: Face, size: int) -> int:
    """How dark the joint between two letters is where it is darkest, from 0 to 255: in each row,
    the palest point on the way from one to the other."""
    used = font(face, size)
    drawn = used.render(before + after, True, "#FFFFFF")
    along = used.size(before + after)[0] - used.size(after)[0]
    first = max(0, along + _ink(after, face, size)[0])
    last = min(drawn.get_width(), max(first, _ink(before, face, size)[1]) + 1)
    columns = range(max(0, first - 1), last)
    return max(
        min((drawn.get_at((x, y)).a for x in columns), default=0) for y in range(drawn.get_height())
    )


def _drawn_apart(before: str, after: str, face: Face, size: int) -> bool:
    """Whether there is room between two letters in their face."""
    return gap(before, after, face, _LARGE) * size / _LARGE >= _APART


def gap(before: str, after: str, face: Face, size: int) -> int:
    """The empty columns between two letters as SDL_ttf sets them side by side; less than none where
    one reaches under the other."""
    used = font(face, size)
    along = used.size(before + after)[0] - used.size(after)[0]
    return along + _ink(after, face, size)[0] - _ink(before, face, size)[1]


@lru_cache(maxsize=4096)
def _ink(letter: str, face: Face, size: int) -> tuple[int, int]:
    """From which column to which a letter is black."""
    metrics = font(face, size).metrics(letter)[0]
    return (metrics[0], metrics[1]) if metrics else (0, 0)
