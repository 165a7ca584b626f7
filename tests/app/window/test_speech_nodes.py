"""What is drawn can be read without seeing it: nothing that can be chosen is left out."""

import sys

import accesskit
import pygame
import pytest
from app.blank_app import plain_app
from app.inputs import look
from app.views import VIEWS

from forgewar.app.kit.frame import Frame, Spot, Text
from forgewar.app.window.app import App
from forgewar.app.window.screen_reader import REQUEST, ScreenReader, start_screen_reader
from forgewar.app.window.speech_nodes import Node, nodes
from forgewar.fault import fault
from forgewar.play.challenges.days import deal_of
from forgewar.play.challenges.kept import utc_today
from forgewar.play.remarks import remark_now
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
    assert node.about == "Costs 3 gold Not now: You have 2"


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
    app = plain_app()
    VIEWS[view](app)
    app.loop.draw()
    reader = ScreenReader(accesskit, None)
    reader.show(app.context)
    tree = reader.tree()
    made = dict(tree.nodes)
    named = {node.author_id: node for node in made.values() if node.author_id}
    for shown in app.context.frame.spots:
        if shown.focusable and shown.label:
            assert named[shown.name].label == shown.label
            assert named[shown.name].is_disabled == bool(shown.why)
    below = [number for node in made.values() for number in node.children]
    assert sorted(below) == sorted(set(made) - {0}), "each is somebody's child, once"


def test_what_is_one_choice_is_a_group_with_a_name() -> None:
    app = plain_app()
    VIEWS["settings"](app)
    app.loop.draw()
    reader = ScreenReader(accesskit, None)
    reader.show(app.context)
    made = dict(reader.tree().nodes)
    (group,) = (node for node in made.values() if node.label == "Text size")
    members = [made[number] for number in group.children]
    assert group.role == accesskit.Role.RADIO_GROUP
    assert group.size_of_set == len(members) == 5
    assert [node.label for node in members][:2] == ["100%", "125%"]
    assert [node.position_in_set for node in members] == [0, 1, 2, 3, 4]


def test_others_tell_their_place_after_their_name() -> None:
    app = plain_app()
    VIEWS["menu"](app)
    app.loop.draw()
    reader = ScreenReader(accesskit, None)
    reader.show(app.context)
    said = [node.description for _, node in reader.tree().nodes if node.author_id]
    assert said[-1] == f"{len(said)} of {len(said)}"


def test_a_request_focuses_and_presses() -> None:
    app = plain_app()
    VIEWS["menu"](app)
    app.loop.draw()
    reader = ScreenReader(accesskit, None)
    reader.show(app.context)
    ids = {node.author_id: number for number, node in reader.tree().nodes if node.author_id}
    assert not reader.take(app.context, pygame.event.Event(pygame.KEYDOWN))
    assert reader.take(
        app.context, pygame.event.Event(REQUEST, action="focus", target=ids["settings"])
    )
    assert app.context.controller.focus == "settings"
    assert reader.take(
        app.context, pygame.event.Event(REQUEST, action="click", target=ids["settings"])
    )
    assert type(app.context.navigator.top).__name__ == "SettingsOverlay"
    assert reader.take(app.context, pygame.event.Event(REQUEST, action="click", target=99_999))


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
    app = plain_app()
    VIEWS["mine"](app)
    heard = Heard()
    app.context.reader = ScreenReader(accesskit, heard)
    app.loop.draw()
    app.context.reader.show(app.context)
    assert heard.updates == 0
    app.context.reader.awake()
    app.context.reader.show(app.context)
    app.context.reader.show(app.context)
    assert heard.updates == 1, "what sounds equal is told once"


def test_a_window_tells_when_it_comes_to_the_front() -> None:
    app = plain_app()
    VIEWS["menu"](app)
    app.loop.draw()
    heard = Heard()
    app.context.reader = ScreenReader(accesskit, heard)
    app.loop.take(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert not heard.fronts, "while nobody listens, what is told to nobody cannot block"
    app.context.reader.awake()
    app.context.reader.show(app.context)
    app.loop.take(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert heard.fronts == [True, False]


def test_a_request_ends_what_moves_and_what_it_plays_is_kept() -> None:
    """A record that cannot be written is asked about, as after a click."""
    app = plain_app()
    VIEWS["mine_preview"](app)
    look(app)
    assert app.context.match is not None
    app.context.reader = ScreenReader(accesskit, Heard())
    app.context.reader.show(app.context)
    ids = {
        node.author_id: number for number, node in app.context.reader.tree().nodes if node.author_id
    }

    def full(_action: object) -> None:
        raise RecordError(fault("record-full", file="game.jsonl"))

    app.context.match.session.play = full  # type: ignore[method-assign,assignment]
    app.loop.take(pygame.event.Event(REQUEST, action="click", target=ids["confirm"]))
    assert type(app.context.navigator.top).__name__ == "ConfirmOverlay"


def listened(view: str) -> tuple[App, ScreenReader]:
    """A view with somebody who listens to it."""
    app = plain_app()
    VIEWS[view](app)
    app.context.reader = reader = ScreenReader(accesskit, Heard())
    reader.awake()
    app.loop.draw()
    reader.show(app.context)
    return app, reader


def news(reader: ScreenReader) -> str:
    return str(dict(reader.tree().nodes)[1].value)


def test_a_question_is_read_out_and_its_harmless_answer_has_the_focus() -> None:
    _, reader = listened("question")
    assert reader.tree().focus == next(
        number for number, node in reader.tree().nodes if node.author_id == "no"
    )
    assert news(reader).startswith("Done with managing?\n")
    assert "\nEnter" not in news(reader), "what stands on buttons is no news"


def test_the_same_answer_is_news_again() -> None:
    app, reader = listened("mine")
    app.context.command("ask_turn")
    first = news(reader)
    app.context.command("ask_turn")
    assert news(reader) != first
    assert news(reader).strip() == first


def test_why_not_is_said_when_it_is_pressed() -> None:
    app, reader = listened("menu")
    shown = next(spot for spot in app.context.frame.spots if spot.why)
    app.context.controller.press(shown)
    assert news(reader) == shown.why


def test_a_list_shows_more_of_itself_and_begins_anew_after_its_end() -> None:
    app, reader = listened("settings_key")
    number = next(n for n, node in reader.tree().nodes if node.author_id == "sheet")
    seen = set()
    for _ in range(40):
        seen |= {shown.name for shown in app.context.frame.spots}
        app.loop.take(pygame.event.Event(REQUEST, action="click", target=number))
        app.loop.draw()
    assert {"restore", "bind.confirm", "bind.ask_latest"} <= seen


def test_hexes_tell_where_they_lie_and_what_a_move_would_do() -> None:
    app, _ = listened("mine_preview")
    places = [spot.spoken for spot in app.context.frame.spots if spot.name.startswith("hex.")]
    assert len(set(places)) == len(places)
    assert places[0] == "Row 1, hex 1 of 4."
    assert "Result: " in app.context.frame.prompt


def test_without_accesskit_the_game_is_played_all_the_same(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "accesskit", None)  # importing it fails
    with caplog.at_level("INFO"):
        assert start_screen_reader() is None
    assert "screen readers cannot be served" in caplog.text
    app = plain_app()
    VIEWS["menu"](app)
    app.loop.step(0.0)
    app.loop.take(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    app.context.controller.press(next(s for s in app.context.frame.spots if s.why))
    app.context.command("ask_turn")
    assert type(app.context.navigator.top).__name__ == "ConfirmOverlay", "it is shown instead"


def test_a_screen_reader_hears_and_turns_a_slider() -> None:
    app, reader = listened("settings_sound")
    before = app.context.settings.music
    number, node = next((n, node) for n, node in reader.tree().nodes if node.author_id == "music")
    assert (node.numeric_value, node.min_numeric_value, node.max_numeric_value) == (before, 0, 100)
    app.loop.take(pygame.event.Event(REQUEST, action="decrement", target=number))
    assert app.context.settings.music == before - 10
    app.loop.take(pygame.event.Event(REQUEST, action="increment", target=number))
    app.loop.draw()
    assert app.context.settings.music == before


@pytest.mark.parametrize(
    ("view", "title"), [("challenges", "Challenges"), ("wall", "Hall of fame"),
                        ("puzzles", "Puzzles")]
)  # fmt: skip
def test_a_full_scene_is_announced_by_its_title(view: str, title: str) -> None:
    assert news(listened(view)[1]) == title


def test_a_remark_is_heard_once_unless_remarks_are_off() -> None:
    app, reader = listened("remark_strike")
    match = app.context.match
    assert match is not None
    remark = remark_now(match.view)
    assert remark is not None
    assert str(remark.line) in news(reader).splitlines()
    reader.tell("something else")
    reader.show(app.context)
    assert news(reader) == "something else"
    app.context.settings.remarks = False
    app.context.reader = silent = ScreenReader(accesskit, Heard())
    silent.awake()
    silent.show(app.context)
    assert str(remark.line) not in news(silent)


def test_the_outcome_of_a_challenge_is_heard() -> None:
    app, reader = listened("deal_done")
    marks = deal_of(utc_today()).marks
    assert app.context.match is not None
    score = app.context.match.view.game.state.guilds[0].prestige
    assert f"{score}. {marks.bronze - score} short of bronze. " in news(reader)
    assert "The next deal opens in" in news(reader)
