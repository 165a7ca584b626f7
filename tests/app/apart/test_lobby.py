"""The lobby: what is copied, said and typed there, and what it says of people."""

import pygame
import pytest
from app.apart_views import StillHost, StillTable, lobby_of, lobby_scene, my_table
from app.blank_app import plain_app, press
from app.inputs import compose, key

from forgewar.app.apart.lobby import LobbyScene, describe_clock
from forgewar.app.menus.title import TitleScene
from forgewar.app.window.app import App
from forgewar.app.window.settings import load_settings
from forgewar.fault import fault
from forgewar.net import protocol as pr
from forgewar.play.apart import my_tables
from forgewar.play.apart.joining import invitation
from forgewar.play.apart.lobby_view import describe_waiting, seat_views
from forgewar.play.apart.my_tables import MySeat, MyTable

PEOPLE = ("person", "person", "person")


def opened(
    names: tuple[str, ...] = ("", "Cleo", ""), there: tuple[bool, ...] = (True, True, False)
) -> tuple[App, LobbyScene, StillTable]:
    app, table = plain_app(), StillTable(lobby_of(names, PEOPLE[: len(names)]), there)
    return app, lobby_scene(app, my_table(), table), table


def texts(app: App) -> str:
    app.loop.draw()
    return "\n".join(text.text for text in app.context.frame.texts)


def test_the_link_and_the_code_are_copied_and_the_button_says_so_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    app, scene, _ = opened()
    for name in ("copy.link", "copy.code", "copy.seat.2"):
        press(app, name)
        assert "Copied" in texts(app)
        scene.update(2.1)
        assert "Copied" not in texts(app)
    mine = my_table()
    assert copied == [invitation(mine), mine.code, str(mine.link(mine.guests[2]))]
    assert copied[0].endswith("#whetstone-47")


def test_a_clipboard_that_refuses_is_not_said_to_hold_the_link(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(_: str) -> None:
        raise pygame.error("none")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    app, _, _ = opened()
    press(app, "copy.link")
    assert "Copied" not in texts(app)
    assert "write it down" in texts(app)


def test_who_is_ready_takes_the_seat_with_a_name_that_is_remembered() -> None:
    app, _, table = opened()
    press(app, "name.0")
    compose(app, "Ada")
    key(app, "return")
    app.context.command("confirm")
    assert table.taken == ("Ada",)
    assert load_settings().apart_name == "Ada"
    kept = my_tables.find_table("k3mzq8wd5p")
    assert kept is not None
    assert kept.is_taken


def test_who_types_no_name_is_called_after_the_guild() -> None:
    app, _, table = opened()
    press(app, "ready")
    assert table.taken == ("Tower",)
    assert load_settings().apart_name == ""


def test_phrases_and_typed_lines_are_said_at_the_table() -> None:
    app, scene, table = opened()
    press(app, "chat.phrase.hello")
    press(app, "chat")
    compose(app, "  Nearly there ")
    key(app, "return")
    assert table.said == ["/hello", "Nearly there"]
    assert scene.field is not None  # for the next line
    key(app, "return")
    assert scene.field is None


def test_seats_say_who_is_there_and_who_was() -> None:
    lobby = lobby_of(("Ada", "Cleo", "", ""), ("person", "person", "person", "master"))
    views = seat_views(lobby, pr.Presence((True, False, False, False), 0), own=(0,), seen=())
    assert [view.standing for view in views] == ["you", "away", "unseen", "computer"]
    assert [view.is_ready for view in views] == [True, True, False, True]
    assert str(views[2].name) == "Raven"
    views = seat_views(lobby, pr.Presence((True, True), 0), own=(0,), seen=(2,))
    assert [view.standing for view in views[1:3]] == ["connected", "away"]


def test_the_bar_says_what_the_game_waits_for() -> None:
    def said(names: tuple[str, ...], there: tuple[bool, ...], own: tuple[int, ...] = (0,)) -> str:
        lobby = lobby_of(names, PEOPLE)
        return str(describe_waiting(seat_views(lobby, pr.Presence(there, 0), own, ())))

    here = (True, True, True)
    assert "press Ready" in said(("", "Cleo", "Hana"), here)
    assert said(("Ada", "", "Hana"), here) == "Waiting for Sun."
    assert "Hana must be connected" in said(("Ada", "Cleo", "Hana"), (True, True, False))
    assert "shuffling" in said(("Ada", "Cleo", "Hana"), here)
    assert "watching" in said(("Ada", "Cleo", ""), here, own=())


def test_clocks_are_told_in_minutes_or_days() -> None:
    told = [str(describe_clock(seconds)) for seconds in (0, 120, 86400)]
    assert told == ["none", "2 minutes", "1 day"]


def test_a_server_of_this_app_that_fails_is_said_in_the_lobby() -> None:
    app = plain_app()
    host = app.context.host = StillHost()
    app.context.navigator.open("title")
    scene = LobbyScene(app.context, my_table(is_hosted=True), lambda _: StillTable(None, ()))
    app.context.navigator.push(scene)
    assert "Starting the server" in texts(app)
    host.state, host.fault = "failed", fault("apart-net-host-second")
    # A failed one would be started again by the next attempt, so that this one is told first.
    scene._connect_to(host)
    assert "close it first" in texts(app)
    assert "stays among your tables" in texts(app)


def test_the_title_counts_tables_where_it_is_ones_turn() -> None:
    for i in range(3):
        state: my_tables.State = "turn" if i else "over"
        seats = (MySeat(0, "x"),)
        my_tables.keep(MyTable("http://127.0.0.1:1", f"t{i}", seats, state=state, is_hosted=True))
    app = plain_app()
    app.context.navigator.open("title")
    scene = app.context.navigator.top
    assert isinstance(scene, TitleScene)
    scene.update(0.1)
    app.loop.draw()
    spot = app.context.frame.spot("apart")
    assert spot is not None
    assert spot.spoken == "your turn at 2 tables"
    assert "2" in texts(app).splitlines()
