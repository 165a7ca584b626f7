"""What is drawn can be read without seeing it: nothing that can be chosen is left out."""

import accesskit
import pygame
import pytest
from app.views import VIEWS

from forgewar.app.kit.frame import Frame, Spot, Text
from forgewar.app.shot import headless_app
from forgewar.app.window.screen_reader import REQUEST, ScreenReader
from forgewar.app.window.spoken import Node, nodes
from forgewar.content import load
from forgewar.session.error import RecordError

WINDOW = pygame.Rect(0, 0, 1280, 720)


def spot(name: str, x: int = 0, y: int = 0, **more: object) -> Spot:
    made = Spot(name, pygame.Rect(x, y, 100, 30), name.title(), lambda: None)
    for field, value in more.items():
        setattr(made, field, value)
    return made


def text(words: str, x: int, y: int, size: int = 16) -> Text:
    return Text(words, pygame.Rect(x, y, 80, size), "#FFFFFF", size, WINDOW)


def read(*parts: Spot | Text) -> list[Node]:
    spots = [part for part in parts if isinstance(part, Spot)]
    return nodes(Frame(spots, [part for part in parts if isinstance(part, Text)]))


def test_rows_are_read_from_the_top_and_from_the_left() -> None:
    found = read(spot("last", 0, 300), spot("second", 200, 10), spot("first", 0, 12))
    assert [node.label for node in found] == ["First", "Second", "Last"]


@pytest.mark.parametrize(
    ("more", "kind", "able", "on"),
    [
        ({}, "button", True, False),
        ({"why": "Too dear"}, "button", False, False),
        ({"state": "on"}, "switch", True, True),
        ({"state": "off"}, "switch", True, False),
        ({"state": "chosen"}, "choice", True, True),
        ({"state": "open"}, "choice", True, False),
        ({"press": None}, "text", True, False),
        ({"press": None, "scroll": lambda _: None}, "list", True, False),
    ],
)
def test_a_spot_tells_what_it_is(more: dict[str, object], kind: str, able: bool, on: bool) -> None:
    (node,) = read(spot("thing", **more))
    assert (node.kind, node.able, node.on) == (kind, able, on)


def test_why_not_and_what_it_is_are_told_with_it() -> None:
    (node,) = read(spot("buy", tip="Costs 3 gold", why="You have 2"))
    assert node.about == "Costs 3 gold You have 2"


def test_what_can_be_focused_tells_its_place() -> None:
    found = read(spot("one"), spot("note", 0, 50, press=None), spot("two", 0, 100))
    assert [(node.place, node.of) for node in found] == [(1, 2), (0, 0), (2, 2)]


def test_lines_of_a_paragraph_are_one_text_and_labels_are_not_said_twice() -> None:
    found = read(
        spot("confirm"),
        text("Confirm", 10, 5),
        text("The first line", 300, 100),
        text("and the second", 300, 120),
        text("Something else", 300, 400),
    )
    assert [node.label for node in found] == [
        "Confirm", "The first line and the second", "Something else",
    ]  # fmt: skip


@pytest.mark.parametrize("view", ["menu", "settings", "mine", "market", "management", "question"])
def test_everything_that_can_be_chosen_is_in_the_tree(view: str) -> None:
    app = headless_app(load.default(), (1280, 720), 100)
    VIEWS[view](app)
    app.draw()
    reader = ScreenReader(accesskit, None)
    reader.show(app)
    tree = reader.tree()
    made = dict(tree.nodes)
    named = {node.author_id: node for node in made.values() if node.author_id}
    for shown in app.frame.spots:
        if shown.focusable and shown.label:
            assert named[shown.name].label == shown.label
            assert named[shown.name].is_disabled == bool(shown.why)
    assert set(made[0].children) == set(made) - {0}


def test_a_request_focuses_and_presses() -> None:
    app = headless_app(load.default(), (1280, 720), 100)
    VIEWS["menu"](app)
    app.draw()
    reader = ScreenReader(accesskit, None)
    reader.show(app)
    ids = {node.author_id: number for number, node in reader.tree().nodes if node.author_id}
    assert not reader.take(app, pygame.event.Event(pygame.KEYDOWN))
    assert reader.take(app, pygame.event.Event(REQUEST, action="focus", target=ids["settings"]))
    assert app.controller.focus == "settings"
    assert reader.take(app, pygame.event.Event(REQUEST, action="click", target=ids["settings"]))
    assert type(app.stack.top).__name__ == "SettingsOverlay"
    assert reader.take(app, pygame.event.Event(REQUEST, action="click", target=99_999))


class Heard:
    """An adapter that notes what it is told."""

    def __init__(self) -> None:
        self.fronts: list[bool] = []
        self.updates = 0

    def update_window_focus_state(self, focused: bool) -> None:
        self.fronts.append(focused)

    def update_if_active(self, _tree: object) -> None:
        self.updates += 1


def test_nothing_is_put_together_while_nobody_listens() -> None:
    app = headless_app(load.default(), (1280, 720), 100)
    VIEWS["mine"](app)
    heard = Heard()
    app.reader = ScreenReader(accesskit, heard)
    app.draw()
    app.reader.show(app)
    assert heard.updates == 0
    app.reader.awake()
    app.reader.show(app)
    app.reader.show(app)
    assert heard.updates == 1, "what sounds equal is told once"


def test_a_window_tells_when_it_comes_to_the_front() -> None:
    app = headless_app(load.default(), (1280, 720), 100)
    VIEWS["menu"](app)
    app.draw()
    heard = Heard()
    app.reader = ScreenReader(accesskit, heard)
    app._take(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    app._take(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert heard.fronts == [True, False]


def test_a_request_ends_what_moves_and_what_it_plays_is_kept() -> None:
    """A record that cannot be written is asked about, as after a click."""
    app = headless_app(load.default(), (1280, 720), 100)
    VIEWS["mine_preview"](app)
    app.draw()
    assert app.match is not None
    app.reader = ScreenReader(accesskit, Heard())
    app.reader.show(app)
    ids = {node.author_id: number for number, node in app.reader.tree().nodes if node.author_id}

    def full(_action: object) -> None:
        raise RecordError("full")

    app.match.session.play = full  # type: ignore[method-assign,assignment]
    app._take(pygame.event.Event(REQUEST, action="click", target=ids["confirm"]))
    assert type(app.stack.top).__name__ == "ConfirmOverlay"
