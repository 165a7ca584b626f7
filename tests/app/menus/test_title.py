"""The title says what it would continue, and continues it."""

import os

import pytest
from app.blank_app import plain_app, press
from app.library.kit import said, settle
from msgspec.structs import replace
from play.library.kit import finished, game, looked
from session.recorded import rewrite

from forgewar.app.menus.title import TitleScene
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.paths import games_folder
from forgewar.play.library.metadata import change_metadata


def test_the_title_says_what_it_would_continue() -> None:
    path = game("2026-11-16-120000", 60)
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    settle(app)
    summary = looked(path).summary
    assert summary is not None
    assert f"Simple, round {summary.round}, your turn: " in said(app)


def test_continue_passes_over_what_is_finished_or_no_record() -> None:
    wanted = game("wanted")
    for when, path in enumerate((wanted, finished("over"), games_folder() / "noise.jsonl")):
        if not path.exists():
            path.write_bytes(b"\x00")
        os.utime(path, (when + 1, when + 1))
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    settle(app)
    press(app, "continue")
    assert app.context.match is not None
    assert app.context.match.session.path == wanted
    game_files.put_away(app.context)


def test_a_game_that_was_known_before_the_cards_changed_is_not_offered() -> None:
    path = game("other")
    before = looked(path).slip.seen
    rewrite(path, 1, content="0" * 64)
    assert before is not None
    change_metadata(path, seen=replace(before, size=path.stat().st_size))
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    settle(app)
    spot = app.context.frame.spot("continue")
    assert spot is not None
    assert spot.why == "No unfinished game"


def test_the_line_under_continue_has_its_room_before_it_is_known() -> None:
    """Nothing jumps when the rules are loaded and the game is known."""
    game("2026-11-16-120000", 60)
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    app.loop.draw()
    before = {spot.name: spot.rect for spot in app.context.frame.spots}
    settle(app)
    assert {spot.name: spot.rect for spot in app.context.frame.spots} == before
    assert "your turn: " in said(app)


# The picture lives


def living() -> App:
    app = plain_app()
    app.context.settings.speed = 1
    app.context.navigator.push(TitleScene(app.context))
    settle_picture(app)
    return app


def settle_picture(app: App) -> None:
    """Until what moves is there."""
    for _ in range(4):
        app.loop.step(0.1)


def redrawn(app: App, seconds: float) -> int:
    """How often the screen is drawn while time passes and nobody does anything."""
    before = app.loop.redraws
    for _ in range(round(seconds / 0.1)):
        app.loop.step(0.1)
    return app.loop.redraws - before


@pytest.mark.slow
def test_the_picture_moves_while_somebody_is_there_and_rests_after_a_minute() -> None:
    app = living()
    assert redrawn(app, 2.0) > 10
    redrawn(app, 60.0)
    assert not app.loop.needs_ticks
    assert redrawn(app, 5.0) == 0
    app.context.controller.pointer = (5, 5)
    app.loop.step(0.0)
    assert app.loop.needs_ticks
    assert redrawn(app, 2.0) > 10


@pytest.mark.parametrize("how", ["speed", "reduced"])
def test_the_picture_is_still_where_nothing_is_to_move(how: str) -> None:
    app = plain_app()
    app.context.settings.speed = 0 if how == "speed" else 1
    app.context.settings.reduced_motion = how == "reduced"
    app.context.navigator.push(TitleScene(app.context))
    settle_picture(app)
    assert not app.loop.needs_ticks
    assert redrawn(app, 2.0) == 0
