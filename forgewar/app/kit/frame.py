"""Frame: texts and spots noted while the screen was drawn.

These are records of msgspec's, because hundreds of them are made for each frame.
"""

from collections.abc import Callable
from typing import NamedTuple

import pygame
from msgspec import Struct

from forgewar.app.kit.box import Box
from forgewar.app.kit.signs import Sign


class Range(NamedTuple):
    """Value of a slider, from 0 to `most`, and the step by which keys change it."""

    now: int
    most: int
    step: int


class Spot(Struct, eq=False):
    """A named thing on screen. `why` says why it cannot be chosen; `tip` what it is."""

    name: str
    rect: pygame.Rect
    label: str
    press: Callable[[], object] | None = None
    why: str = ""
    tip: str = ""
    drag: object = None  # what dragging it carries
    drop: Callable[[object], None] | None = None  # what dropping something on it does
    scroll: Callable[[int], None] | None = None
    outline: tuple[tuple[int, int], ...] = ()  # a polygon, where the rectangle is not the shape
    # What the mouse does instead of pressing it: the point, and which press in a row it is, or 0
    # while it moves with the button down.
    hold: Callable[[tuple[int, int], int], None] | None = None
    page: str = ""  # of the rulebook, that says more about it
    inline: bool = False  # a link in a text, no higher than its line
    # Of a switch "on" or "off", of one of several "chosen" or "open"; others have none.
    state: str = ""
    spoken: str = ""  # read after the name by screen readers: its place on the board
    group: str = ""  # what is chosen by it, for one of several
    lifts: bool = True  # whether it answers to the hand as something that can be had
    gold: bool = False  # the one button that Enter presses
    covered: bool = False  # whether something lies over a part of it
    range: Range | None = None  # of a slider
    turn: Callable[[int], None] | None = None  # changes a slider by so many steps

    @property
    def enabled(self) -> bool:
        acts = self.press is not None or self.drag is not None or self.turn is not None
        return not self.why and acts

    @property
    def focusable(self) -> bool:
        """Whether the keyboard stops here: to press it, to carry it, or to read why not."""
        return bool(self.press or self.drag is not None or self.drop or self.why or self.turn)

    def holds(self, point: tuple[int, int]) -> bool:
        if not self.rect.collidepoint(point):
            return False
        return not self.outline or _inside(point, self.outline)


def _inside(point: tuple[int, int], outline: tuple[tuple[int, int], ...]) -> bool:
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


class Text(Struct, eq=False):
    """A text that was drawn, for the layout test."""

    text: str
    rect: pygame.Rect
    colour: str
    size: int
    clip: pygame.Rect  # what could be drawn on: smaller than the window in a list that scrolls


class Frame(Struct, eq=False):
    """Texts and spots of one drawing of the screen."""

    spots: list[Spot] = []
    texts: list[Text] = []
    boxes: list[pygame.Rect] = []  # panels: texts stay inside
    slips: list[pygame.Rect] = []  # lie over spots, but only in passing
    title: str = ""  # of the scene
    prompt: str = ""  # what whoever plays is asked
    places: dict[str, Box] = {}  # that things fly between, in pixels
    signs: list[Sign] = []
    column: pygame.Surface | None = None  # if wanted: gets what lies under the guilds' panels

    def note(self, more: "Frame") -> None:
        """Add what another drawing noted."""
        self.spots += more.spots
        self.texts += more.texts
        self.boxes += more.boxes
        self.slips += more.slips
        self.places |= more.places
        self.signs += more.signs

    def spot(self, name: str) -> Spot | None:
        for spot in self.spots:
            if spot.name == name:
                return spot
        return None

    def at(self, point: tuple[int, int]) -> Spot | None:
        """The topmost spot under a point."""
        return next((spot for spot in reversed(self.spots) if spot.holds(point)), None)
