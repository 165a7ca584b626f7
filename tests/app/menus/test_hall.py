"""The hall of fame on screen."""

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
