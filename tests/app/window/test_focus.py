"""Keyboard focus goes through everything on screen, and through lists that scroll, both ways."""

import pygame
import pytest
from app.blank_app import plain_app

from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.frame import Frame, Spot
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.window import focus
from forgewar.app.window.app import App
from forgewar.app.window.scene import Scene

ROWS, SEEN, HIGH = 17, 4, 60.0
NAMES = [f"row.{i}" for i in range(ROWS)]


class Pixels(Scene):
    """A list that scrolls by notches and draws only rows in sight, between two buttons."""

    def __init__(self, app: App) -> None:
        super().__init__(app.context)
        self.offset = 0

    def scroll(self, notches: int) -> None:
        self.offset = min(max(0, self.offset + notches), ROWS - SEEN)

    def draw(self, c: Canvas) -> None:
        c.spot("above", 100, 40, 300, 40, "Above", self.scroll)
        c.spot("list", 100, 100, 300, HIGH * SEEN, "List", scroll=self.scroll)
        for i in range(self.offset, self.offset + SEEN):
            c.spot(
                NAMES[i], 100, 102 + (i - self.offset) * HIGH, 300, HIGH - 4, NAMES[i], self.draw
            )
        c.spot("below", 100, 120 + HIGH * SEEN, 300, 40, "Below", self.scroll)


class Rows(Pixels):
    """The same with the list of the kit, which knows the names of its rows."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.list = ScrollList()

    def draw(self, c: Canvas) -> None:
        def row(i: int, top: float, width: float, pitch: float) -> None:
            c.spot(NAMES[i], 100, top, width, pitch - 4, NAMES[i], self.enter)

        c.spot("above", 100, 40, 300, 40, "Above", self.enter)
        each = [[name] for name in NAMES]
        self.list.draw(c, "list", (100, 100, 300, HIGH * SEEN), each, HIGH, row)
        c.spot("below", 100, 120 + HIGH * SEEN, 300, 40, "Below", self.enter)

    def handle(self, command: str) -> bool:
        found = self.list.neighbour(command, self.context.controller.focus)
        if found:
            self.context.controller.focus = found
        return bool(found)


def shown(scene: type[Scene]) -> App:
    app = plain_app()
    app.context.navigator.push(scene(app))
    app.loop.step(0)
    return app


def walk(app: App, way: str, steps: int) -> list[str]:
    """Names of the spots that have the focus one after the other, each of them on screen."""
    found = []
    for _ in range(steps):
        app.context.controller.command(way)
        app.loop.step(0)
        focus = app.context.controller.focus
        spot = app.context.frame.spot(focus)
        assert spot is not None, f"{focus} is out of sight"
        inside = app.context.frame.spot("list")
        assert inside is not None
        assert focus in ("above", "below") or inside.rect.contains(spot.rect), focus
        found.append(focus)
    return found


@pytest.mark.parametrize(
    ("scene", "on", "back"),
    [(Pixels, "down", "up"), (Pixels, "next", "previous"), (Rows, "down", "up")],
)
def test_the_focus_goes_through_a_list_and_back(scene: type[Scene], on: str, back: str) -> None:
    app = shown(scene)
    app.context.controller.focus = "above"
    assert walk(app, on, ROWS + 1) == [*NAMES, "below"]
    assert walk(app, back, ROWS + 1) == [*NAMES[::-1], "above"]
    assert walk(app, on, 3) == NAMES[:3]
    assert walk(app, back, 3) == [*NAMES[1::-1], "above"]


@pytest.mark.parametrize("way", ["left", "right"])
def test_going_aside_does_not_scroll_a_list(way: str) -> None:
    app = shown(Pixels)
    app.context.controller.focus = NAMES[0]
    assert walk(app, way, 2) == [NAMES[0]] * 2


@pytest.mark.parametrize("notches", [-1, 1, -100, 100])
def test_a_list_scrolls_by_rows_and_ends_at_its_first_and_last(notches: int) -> None:
    app = shown(Rows)
    for start in (0, 5, ROWS - SEEN):
        spot = app.context.frame.spot("list")
        assert spot is not None
        assert spot.scroll is not None
        spot.scroll(-100)
        spot.scroll(start)
        spot.scroll(notches)
        app.context.changed()
        app.loop.step(0)
        first = min(max(0, start + notches), ROWS - SEEN)
        drawn = [s.name for s in app.context.frame.spots if s.name.startswith("row.")]
        assert drawn == NAMES[first : first + SEEN]


# Names by the places of their middles, in columns of 40 and rows of 40 pixels.
SCATTERED = """
a . . . b . . . .
. . c . . . . . .
. . . . . . . . .
d . . . . e . . f
. . . . . . . . .
. g . . . . . h .
"""


@pytest.mark.parametrize(
    ("start", "way", "reached"),
    [
        # On along the row or column, however near something lies beside it.
        ("a", "right", "b"), ("b", "left", "a"), ("a", "down", "d"), ("d", "up", "a"),
        ("d", "right", "e"), ("e", "right", "f"), ("f", "left", "e"), ("e", "left", "d"),
        # Aside where nothing lies ahead.
        ("c", "up", "a"), ("c", "left", "a"), ("g", "up", "d"), ("h", "right", "f"),
        # No further than the edge.
        ("b", "up", "b"), ("a", "left", "a"), ("f", "right", "f"), ("g", "down", "g"),
    ],
)  # fmt: skip
def test_an_arrow_leads_straight_on_before_it_leads_aside(
    start: str, way: str, reached: str
) -> None:
    frame = Frame()
    for row, line in enumerate(SCATTERED.split("\n")):
        for column, name in enumerate(line.split()):
            if name != ".":
                rect = pygame.Rect(40 * column, 40 * row, 20, 20)
                frame.spots.append(Spot(name, rect, name, list))
    spot = frame.spot(start)
    assert spot is not None
    assert focus.target(frame, spot, way).name == reached
