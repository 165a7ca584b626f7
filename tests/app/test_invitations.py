"""Empty places: what will be there is said, and Enter starts it."""

import shutil

import pytest
from app.blank_app import plain_app, press
from app.views import VIEWS

from forgewar.app.window.app import App
from forgewar.paths import games_folder


def shown(view: str) -> App:
    app = plain_app()
    shutil.rmtree(games_folder(), ignore_errors=True)
    VIEWS[view](app)
    app.loop.draw()
    return app


def plays_first_game(app: App) -> bool:
    match = app.context.match
    return match is not None and [s.player for s in match.session.header.seats] == [
        "person",
        "apprentice",
    ]


@pytest.mark.parametrize("view", ["library_nothing", "hall_empty", "hall_no_reviews"])
def test_enter_starts_the_first_game_from_an_empty_place(view: str) -> None:
    app = shown(view)
    assert app.context.frame.spot("first_game") is not None
    assert app.context.navigator.top.first_focus == "first_game"
    app.context.command("confirm")
    assert plays_first_game(app)


def test_the_button_of_an_empty_library_starts_the_first_game() -> None:
    app = shown("library_nothing")
    press(app, "first_game")
    assert plays_first_game(app)


def test_an_empty_library_leads_to_a_new_game_and_to_records() -> None:
    app = shown("library_nothing")
    press(app, "open_record")
    app.context.command("back")
    app.loop.draw()
    press(app, "new_game")
    assert app.context.frame.spot("start") is not None


def test_enter_closes_why_while_nobody_has_moved() -> None:
    app = shown("why_waiting")
    above = app.context.navigator.top
    assert above.overlay
    assert app.context.frame.spot("go") is not None
    app.context.command("confirm")
    assert app.context.navigator.top is not above


def test_a_table_of_people_only_has_no_examples() -> None:
    app = shown("why_nothing")
    assert app.context.frame.spot("go") is None
    assert any("Only people" in text.text for text in app.context.frame.texts)
