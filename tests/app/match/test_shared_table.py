"""A shared table on screen: people, talk, requests and a lost connection, by keys and presses."""

from random import Random

import pytest
from app.blank_app import plain_app, press, put
from app.inputs import compose, key, look
from app.positions import positions
from app.shared_views import at_turn, enter, make_room, settle
from play.apart.memory_table import MemoryWire, Room
from properties.chooser import Chooser

from forgewar.app.window import table_news
from forgewar.app.window.app import App
from forgewar.app.window.scene import Scene
from forgewar.net import protocol as pr
from forgewar.net.remote_session import RemoteTable
from forgewar.rules.decisions import MarketTurn, MineTurn
from forgewar.rules.state import Options
from forgewar.session.history import actor_of
from forgewar.words import say


def wire_of(table: RemoteTable) -> MemoryWire:
    wire = table._places[0].wire
    assert isinstance(wire, MemoryWire)
    return wire


def names(app: App) -> set[str]:
    return {spot.name for spot in app.context.frame.spots}


def acts(room: Room) -> int:
    return len(room.play.session.steps)


@pytest.fixture
def app() -> App:
    return plain_app()


def test_t_opens_the_line_and_enter_sends_it_without_playing_anything(app: App) -> None:
    room = make_room(at_turn(MineTurn, 0))
    enter(app, room.sit(0))
    before = acts(room)
    look(app)
    key(app, "t")
    compose(app, "Good luck")
    key(app, "return")
    assert [line.text for line in room.play.table.chat][-1] == "Good luck"
    assert acts(room) == before
    key(app, "u")  # is undo again, no letter
    assert room.play.table.asking == 0


def test_a_phrase_can_be_said_while_something_moves(app: App) -> None:
    room = make_room(at_turn(MineTurn, 1))
    enter(app, room.sit(0))
    match = app.context.match
    assert match is not None
    match.animation.speed = 1
    room.step()
    app.loop.step(0.01)
    app.loop.step(0.01)
    assert match.animation.busy
    spot = app.context.frame.spot("talk.phrase.ouch")
    assert spot is not None
    assert not app.context.controller.holds_back(spot)
    press(app, "talk.phrase.ouch")
    assert room.play.table.chat[-1].text == "/ouch"


def test_new_lines_are_counted_while_the_log_is_shown(app: App) -> None:
    room = make_room(at_turn(MineTurn, 0))
    company = enter(app, room.sit(0))
    press(app, "talk.tab.log")
    room.ask(1, pr.Chat(room.play.id(), "hello"))
    settle(app)
    assert company.unread == 1
    spot = app.context.frame.spot("talk.tab.talk")
    assert spot is not None
    assert "1" in spot.label
    press(app, "talk.tab.talk")
    settle(app)
    assert company.unread == 0


def test_where_the_panel_has_no_room_an_icon_opens_an_overlay(app: App) -> None:
    app.context.settings.text_scale = 200
    room = make_room(at_turn(MineTurn, 0))
    enter(app, room.sit(0))
    assert "talk.lines" not in names(app)
    press(app, "talk.open")
    compose(app, "Hello")
    key(app, "return")
    assert room.play.table.chat[-1].text == "Hello"
    key(app, "escape")
    key(app, "escape")
    assert not app.context.navigator.top.overlay


def test_keys_answer_what_others_ask(app: App) -> None:
    room = make_room(at_turn(MineTurn, 0))
    enter(app, room.sit(0))
    last = next(s.seat for s in reversed(room.play.session.steps) if s.seat != 0)
    room.ask(last, pr.AskUndo(room.play.id(), room.play.seq(last)))
    settle(app)
    assert {"notice.yes", "notice.no"} <= names(app)
    look(app)
    key(app, "n")
    settle(app)
    assert room.play.table.asking == -1
    assert "notice.yes" not in names(app)


def test_undo_asks_the_others_where_it_needs_them(app: App) -> None:
    room = make_room(at_turn(MineTurn, 1, 3))
    enter(app, room.sit(0))
    press(app, "undo")
    settle(app)
    assert room.play.table.asking == 0
    spot = app.context.frame.spot("undo")
    assert spot is not None
    assert spot.why


def test_without_a_connection_nothing_is_closed_or_pressed_twice(app: App) -> None:
    room = make_room(at_turn(MarketTurn, 0))
    table = room.sit(0)
    company = enter(app, table)
    scene = app.context.navigator.top
    before = acts(room)
    wire_of(table).lose()
    settle(app)
    press(app, "pass")
    spot = app.context.frame.spot("pass")
    assert spot is None or spot.why or spot.press is None
    company._lost_at -= 5
    settle(app)
    assert company.is_lost
    assert app.context.navigator.top is scene
    texts = " ".join(text.text for text in app.context.frame.texts)
    assert "nothing is lost" in texts
    wire_of(table).heal()
    settle(app)
    own = [s for s in room.play.session.steps[before:] if s.seat == 0]
    assert len(own) == 1
    assert "nothing is lost" not in " ".join(text.text for text in app.context.frame.texts)


def test_who_watches_has_no_line_to_type_in(app: App) -> None:
    room = make_room(at_turn(MineTurn, 1))
    enter(app, room.sit())
    assert "talk.lines" in names(app)
    assert not any(name.startswith(("talk.field", "talk.phrase")) for name in names(app))
    look(app)
    key(app, "t")
    settle(app)
    assert app.context.navigator.top.field is None


def test_at_a_table_of_one_machine_nothing_of_it_is_drawn(app: App) -> None:
    put(app, positions()["mine"].session())
    assert not any(name.startswith(("talk.", "notice.")) for name in names(app))
    scene: Scene = app.context.navigator.top
    assert not any(scene.handle(command) for command in ("talk", "agree", "decline"))


def test_a_notice_tells_of_ones_turn_while_the_window_is_not_in_front(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    in_front = [True]
    monkeypatch.setattr(table_news, "notify", lambda _settings, title, _text: told.append(title))
    monkeypatch.setattr("pygame.key.get_focused", lambda: in_front[0])
    room = make_room(at_turn(MineTurn, 1))
    enter(app, room.sit(0))
    in_front[0] = False
    room.play_until(at_turn(MineTurn, 0))
    settle(app)
    assert told == ["Your turn"]
    settle(app)
    assert told == ["Your turn"]


def test_a_planned_move_is_made_set_and_dropped_by_presses(app: App) -> None:
    room = make_room(
        lambda game: game.state.round > 1 and game.state.agenda[-2:] == [MineTurn(0), MineTurn(1)]
    )
    company = enter(app, room.sit(0))
    plan = company.plan
    assert plan is not None
    before = len(room.play.log)
    move = plan.choices[0]
    press(app, f"hex.{move.origin}")
    press(app, f"hex.{move.target}")
    assert plan.action == move
    press(app, "confirm")
    assert plan.is_set
    press(app, "confirm")
    assert plan.action is None
    assert len(room.play.log) == before


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "guilds", "speed"), [("simple", 3, 4), ("epic", 3, 0)])
@pytest.mark.usefixtures("own_home")
def test_two_people_a_computer_and_a_spectator_see_a_whole_game(
    mode: str, guilds: int, speed: int
) -> None:
    """No scene stumbles over what a seat, or a spectator, cannot know."""
    players = ("person",) * (guilds - 1) + ("sensible",)
    room = Room(Options(mode, guilds), 5, players)  # type: ignore[arg-type]
    apps = []
    for seats in ((0,), tuple(range(1, guilds - 1)), ()):
        own = plain_app()
        table = room.sit(*seats)
        table._fetch_record = lambda: None  # type: ignore[method-assign]
        enter(own, table)
        own.context.settings.speed = speed
        assert own.context.match is not None
        own.context.match.animation.speed = speed
        apps.append(own)
    chooser = Chooser(Random(1), 0.2)
    for _ in range(20_000):
        for own in apps:
            _live(own, chooser)
        forced = room.play.table.forced_move()
        if forced is not None or room.play.table.computer_to_move() is not None:
            room.step()
        if room.game.over and all(_is_shown(own) for own in apps):
            break
    assert room.game.over
    assert all(_is_shown(own) for own in apps)


def _is_shown(app: App) -> bool:
    match = app.context.match
    return match is not None and match.view.game.over and not match.animation.busy


def _live(app: App, chooser: Chooser) -> None:
    """A frame of somebody who closes what opens and chooses when asked."""
    context = app.context
    app.loop.step(0.5)
    top, match = context.navigator.top, context.match
    assert match is not None
    if top.overlay and not top.answers:
        context.command("confirm" if type(top).__name__ == "HandoverOverlay" else "back")
        return
    if match.view.waiting_for_person and match.clock.forced_action is None:
        action = chooser.choose(match.view.game)
        if match.session.is_here(actor_of(action, match.view.game.decision)):
            match.play(action)


@pytest.mark.parametrize("own", [True, False])
def test_whoever_reads_something_is_told_that_it_is_their_turn(app: App, own: bool) -> None:
    room = make_room(at_turn(MineTurn, 0))
    enter(app, room.sit(0 if own else 1))
    app.context.navigator.open("rules")
    look(app)
    assert (say("talk-turn-title") in [text.text for text in app.context.frame.texts]) == own
