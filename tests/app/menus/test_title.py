"""The title says what it would continue, and continues it."""

import os

from app.library.kit import said, settle
from app.plain import plain_app, press
from msgspec.structs import replace
from play.library.kit import finished, game, looked
from session.recorded import rewrite

from forgewar.app.menus.title import TitleScene
from forgewar.app.window import keeping
from forgewar.play.library.records import games_folder
from forgewar.play.library.slip import change_slip


def test_the_title_says_what_it_would_continue() -> None:
    path = game("2026-11-16-120000", 60)
    app = plain_app()
    app.stack.push(TitleScene(app))
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
    app.stack.push(TitleScene(app))
    settle(app)
    press(app, "continue")
    assert app.match is not None
    assert app.match.session.path == wanted
    keeping.put_away(app)


def test_a_game_that_was_known_before_the_cards_changed_is_not_offered() -> None:
    path = game("other")
    before = looked(path).slip.seen
    rewrite(path, 1, content="0" * 64)
    assert before is not None
    change_slip(path, seen=replace(before, size=path.stat().st_size))
    app = plain_app()
    app.stack.push(TitleScene(app))
    settle(app)
    spot = app.frame.spot("continue")
    assert spot is not None
    assert spot.why == "There is no unfinished game"


def test_the_line_under_continue_has_its_room_before_it_is_known() -> None:
    """Nothing jumps when the rules are loaded and the game is known."""
    game("2026-11-16-120000", 60)
    app = plain_app()
    app.stack.push(TitleScene(app))
    app.draw()
    before = {spot.name: spot.rect for spot in app.frame.spots}
    settle(app)
    assert {spot.name: spot.rect for spot in app.frame.spots} == before
    assert "your turn: " in said(app)
