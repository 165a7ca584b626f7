"""Symbols and numbers on screen that somebody may ask about.

Every picture that is drawn is noted by its name; where more is known than that (whose gold it is),
whoever draws it says so. What a sign is called is looked up only when somebody asks.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

import pygame

_BESIDE = 2.6  # widths of a symbol, on both sides together


@dataclass(frozen=True, slots=True)
class Sign:
    """A picture, or a term of the glossary with what it means here and now, once somebody asks."""

    rect: pygame.Rect
    picture: str = ""
    term: str = ""
    now: Callable[[], object] | None = field(default=None, compare=False)

    def moved(self, across: int, down: int) -> "Sign":
        return replace(self, rect=self.rect.move(across, down))


def signs_at(signs: Sequence[Sign], point: tuple[int, int]) -> Iterator[Sign]:
    """The signs that a point may mean, the likeliest first: those under it, from the top, then
    those close beside it, as a number is beside its symbol."""
    found = [sign for sign in reversed(signs) if sign.rect.collidepoint(point)]
    yield from found
    for sign in reversed(signs):
        reach = sign.rect.inflate(round(_BESIDE * sign.rect.width), 0)
        if sign.picture and sign not in found and reach.collidepoint(point):
            yield sign


def shifted(signs: Iterable[Sign], across: int, down: int) -> list[Sign]:
    """The signs of a picture that was put together elsewhere, where it is now."""
    return [sign.moved(across, down) for sign in signs]
