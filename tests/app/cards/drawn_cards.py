"""Records what is drawn on a card: pictures with their tints, and texts."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import pygame

from forgewar.app.kit.canvas import Canvas


@dataclass
class Drawn:
    """How often each picture and text was drawn."""

    pictures: Counter[str] = field(default_factory=Counter)
    tinted: Counter[tuple[str, str]] = field(default_factory=Counter)
    texts: Counter[str] = field(default_factory=Counter)


@contextmanager
def recorded() -> Iterator[Drawn]:
    drawn = Drawn()
    picture, note = Canvas.picture, Canvas._note

    def record_picture(c: Canvas, name: str, *place: float, **look: Any) -> None:
        drawn.pictures[name] += 1
        drawn.tinted[name, look.get("tint", "")] += 1
        picture(c, name, *place, **look)

    def record_text(c: Canvas, text: str, rect: pygame.Rect, colour: str, size: int) -> None:
        drawn.texts[text] += 1
        note(c, text, rect, colour, size)

    def draw_again(_c: Canvas, _name: str, _shows: object, draw: Callable[[], None]) -> None:
        draw()

    with patch.multiple(Canvas, picture=record_picture, _note=record_text, kept=draw_again):
        yield drawn
