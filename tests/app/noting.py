"""Notes what is drawn without looking at pixels: the names of pictures, the texts of cards, and the
colours, by their names, that texts and shapes have. Where it stands is not noted."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from unittest.mock import patch

import pygame

from forgewar.app.cards.card_canvas import CardCanvas
from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas

_COLOUR = re.compile(r'(?:fill|stroke|stop-color)="(?!none|url)([^"]*)"')
_LOOKS = ("tint", "alpha", "grey")


@dataclass
class Drawn:
    """How often what was drawn."""

    pictures: Counter[str] = field(default_factory=Counter)
    on_cards: Counter[str] = field(default_factory=Counter)
    colours: Counter[str] = field(default_factory=Counter)

    def since(self, before: "Drawn") -> str:
        """What is drawn now and was not, or was and is not."""
        pairs = (
            (self.pictures, before.pictures, ""),
            (self.on_cards, before.on_cards, '"'),
            (self.colours, before.colours, ""),
        )
        found = [
            f"{sign}{mark}{name}"
            for now, then, mark in pairs
            for sign, more in (("+", now - then), ("-", then - now))
            for name in sorted(more)
        ]
        return ", ".join(found)

    def new(self, before: "Drawn") -> list[str]:
        """The names of what is drawn now and was not at all."""
        found = sorted(self.pictures.keys() - before.pictures.keys())
        found += (f'"{text}' for text in sorted(self.on_cards.keys() - before.on_cards.keys()))
        return found + sorted(self.colours.keys() - before.colours.keys())

    def lines(self) -> list[str]:
        """All of it, to be read."""
        return [
            *(f"* {name} x{count}" for name, count in sorted(self.pictures.items())),
            *(f'" {text} x{count}' for text, count in sorted(self.on_cards.items())),
            *(f"% {colours} x{count}" for colours, count in sorted(self.colours.items())),
        ]


@contextmanager
def noting() -> Iterator[Drawn]:
    """Notes what is drawn meanwhile."""
    drawn = Drawn()
    picture, cover, shape, fill = Canvas.picture, Canvas.cover, Canvas.shape, Canvas.fill
    note = Canvas._note

    def noted(name: str, look: Mapping[str, Any]) -> None:
        looks = (f" {named(str(look[key]))}" for key in _LOOKS if look.get(key))
        drawn.pictures[f"{name}{''.join(looks)}"] += 1

    def noted_picture(c: Canvas, name: str, *place: float, **look: Any) -> None:
        noted(name, look)
        picture(c, name, *place, **look)

    def noted_cover(c: Canvas, name: str, *place: float, **look: Any) -> None:
        noted(name, look)
        cover(c, name, *place, **look)

    def noted_shape(
        c: Canvas, x: float, y: float, width: float, height: float, body: str, defs: str = ""
    ) -> None:
        colours = dict.fromkeys(named(found) for found in _COLOUR.findall(defs + body))
        drawn.colours[f"shape {' '.join(colours)}"] += 1
        shape(c, x, y, width, height, body, defs)

    def noted_fill(c: Canvas, x: float, y: float, width: float, height: float, colour: str) -> None:
        drawn.colours[f"fill {named(colour)}"] += 1
        fill(c, x, y, width, height, colour)

    def noted_text(c: Canvas, text: str, rect: pygame.Rect, colour: str, size: int) -> None:
        drawn.colours[f"text {named(colour)}"] += 1
        if isinstance(c, CardCanvas):
            drawn.on_cards[text] += 1
        note(c, text, rect, colour, size)

    def drawn_anew(c: Canvas, name: str, shows: object, draw: Callable[[], None]) -> None:
        """What is kept of a part would be drawn without being noted."""
        del c, name, shows
        draw()

    with patch.multiple(
        Canvas,
        picture=noted_picture,
        cover=noted_cover,
        shape=noted_shape,
        fill=noted_fill,
        _note=noted_text,
        kept=drawn_anew,
    ):
        yield drawn


def named(colour: str) -> str:
    """The name of a colour of the palette, or itself."""
    return _names().get(colour.upper(), colour)


@cache
def _names() -> dict[str, str]:
    """The first name of every colour; of those of a table with its key."""
    found: dict[str, str] = {}
    for name, value in vars(palette).items():
        if name.isupper():
            for key, colour in _several(value):
                found.setdefault(str(colour).upper(), f"{name}{key}")
    return found


def _several(value: object) -> list[tuple[str, object]]:
    """The colours of a table with their keys, or the only one without."""
    if isinstance(value, dict):
        return [(f".{key}", colour) for key, colour in value.items()]
    if isinstance(value, tuple) and all(isinstance(colour, str) for colour in value):
        return [(f".{number}", colour) for number, colour in enumerate(value)]
    return [("", value)]
