"""At most one button on a screen is gold: the one that Enter presses."""

import random

import pytest
from app.blank_app import plain_app
from app.views import VIEWS
from cases import mostly_slow

from forgewar.app.window.app import App
from forgewar.play.challenges.kept import kept_file


@pytest.fixture(autouse=True)
def _same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """New games have the same seed, and so the same rivals and first player, every time."""
    monkeypatch.setattr(random, "SystemRandom", lambda: random.Random(1))


def shown(view: str) -> App:
    app = plain_app()
    VIEWS[view](app)
    app.loop.draw()
    return app


def state(app: App) -> list[object]:
    """What is to be seen after a press."""
    app.loop.draw()
    match = app.context.match
    actions = len(match.chronicle.history) if match is not None else -1
    scenes: list[object] = [type(scene) for scene in app.context.navigator.scenes]
    texts = [text.text for text in app.context.frame.texts]
    return [*scenes, actions, *(text for text in texts if not text.isdigit())]  # no seeds


@pytest.mark.parametrize("view", mostly_slow(list(VIEWS), every=24))
def test_one_button_at_most_is_gold_and_enter_presses_it(view: str) -> None:
    app = shown(view)
    gold = [spot for spot in app.context.frame.spots if spot.gold]
    assert len(gold) <= 1, [spot.name for spot in gold]
    if not gold:
        return
    app.context.controller.focus = ""
    app.context.controller.press(gold[0])
    pressed = state(app)
    kept_file().unlink(missing_ok=True)  # the deal of the day is begun once
    app = shown(view)
    app.context.controller.focus = ""
    app.context.command("confirm")
    assert state(app) == pressed
