"""Symbols and numbers on screen that have a tooltip.

Every picture that is drawn is noted by its name; where more is known than that (whose gold it is),
whoever draws it says so. What a sign is called is looked up only when somebody asks.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

import pygame
from msgspec import Struct

_BESIDE = 2.6  # widths of a symbol, on both sides together


class Sign(Struct, eq=False):
    """A picture, or a term of the glossary with what it means here and now, once somebody asks.
    Hundreds are made for each frame."""

    rect: pygame.Rect
    picture: str = ""
    term: str = ""
    now: Callable[[], object] | None = None

    def is_like(self, other: "Sign | None") -> bool:
        """Whether this is the same sign as another in the frame before."""
        if other is None:
            return False
        mine, its = (self.rect, self.picture, self.term), (other.rect, other.picture, other.term)
        return mine == its


def signs_at(signs: Sequence[Sign], point: tuple[int, int]) -> Iterator[Sign]:
    """Signs that a point may mean, the likeliest first: those under it, from the top, then those
    close beside it, as a number is beside its symbol."""
    found = [sign for sign in reversed(signs) if sign.rect.collidepoint(point)]
    yield from found
    for sign in reversed(signs):
        reach = sign.rect.inflate(round(_BESIDE * sign.rect.width), 0)
        if sign.picture and sign not in found and reach.collidepoint(point):
            yield sign


def shift_signs(signs: Iterable[Sign], across: int, down: int) -> list[Sign]:
    """Signs of a composed picture, moved to where it is drawn."""
    return [Sign(s.rect.move(across, down), s.picture, s.term, s.now) for s in signs]
