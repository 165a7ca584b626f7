"""The hall of fame on screen."""

import re

import pytest
from app.blank_app import plain_app, press, resize
from app.layout import problems

from forgewar.app.menus.title import TitleScene
from forgewar.app.window.app import App
from forgewar.play.achievements import Finished, note_games

LONGEST = "W" * 20


@pytest.fixture
def app() -> App:
    made = plain_app((1280, 720))
    made.context.navigator.push(TitleScene(made.context))
    made.loop.draw()
    return made


def fits(app: App) -> None:
    for size, scale in (((1024, 640), 100), ((1280, 720), 150), ((2560, 1440), 100)):
        resize(app, size, scale)
        app.loop.draw()
        assert not problems(app.context.frame, app.loop.shown.get_size(), 12)


def test_an_empty_hall_fits(app: App) -> None:
    press(app, "hall")
    fits(app)


def test_a_full_hall_fits(app: App) -> None:
    modes = ("simple", "fast_forward", "epic")
    note_games([
        Finished(f"g{i}", "2026-11-16", modes[i % 3], LONGEST, 999, 1 + i % 4, (LONGEST,) * 3, 999)
        for i in range(12)
    ] + [
        Finished(f"s{i}", "2026-11-16", modes[i % 3], LONGEST, 999, i % 2, difficulty="random")
        for i in range(8)
    ])  # fmt: skip
    press(app, "hall")
    fits(app)
    texts = [text.text for text in app.context.frame.texts]
    assert any(text.startswith("Won with") for text in texts)
    app.context.command("back")
    assert isinstance(app.context.navigator.top, TitleScene)


def test_a_laurel_stands_at_games_that_were_won_and_at_no_other(app: App) -> None:
    places = (1, 2, 3, 1, 4)
    games = [
        Finished(f"g{i}", f"2026-11-{10 + i}", "simple", "Ada", 40 + i, place, ("master",), 50 + i)
        for i, place in enumerate(places)
    ]
    alone = [
        Finished(f"s{i}", f"2026-11-{20 + i}", "epic", "Bo", 60 + i, i, difficulty="hard")
        for i in range(2)
    ]
    note_games([*games, *alone])
    resize(app, (1920, 1080), 100)
    press(app, "hall")
    frame = app.context.frame
    newest_first = [*games, *alone][::-1]
    for number, game in enumerate(newest_first):
        row = frame.spot(f"hall.{number}")
        assert row is not None
        said = " ".join(t.text for t in frame.texts if row.rect.collidepoint(t.rect.center))
        laurels = [
            sign
            for sign in frame.signs
            if sign.picture == "icons/laurel" and row.rect.collidepoint(sign.rect.center)
        ]
        assert bool(laurels) == (game.place == 1), game
        assert game.seat in said
        assert str(int(game.day[-2:])) in said
        assert str(game.score) in said or not game.place
        assert str(game.best_rival) in said or game.difficulty
    sums = [t.text for t in frame.texts if re.fullmatch(r"\d+ of \d+", t.text)]
    assert sums[:2] == ["2 of 5", "1 of 2"]
