"""A scene that does something at a command says that it took it: nobody else answers it then."""

import pytest
from app.blank_app import plain_app
from app.views import VIEWS
from cases import mostly_slow

from forgewar.app.window.app import App

# Scenes in which something is chosen, picked or open, so that most commands mean something.
SEEN = (
    "wealth_chosen", "mine_preview", "market", "acquisition", "management", "rewards", "level",
    "scoring_2", "scoring_4", "replay_200", "setup_solo", "library_deleted", "settings",
)  # fmt: skip
COMMANDS = (
    "confirm", "back", "pass", "suggest", "left", "right", "up", "down", "scroll_down",
    "play_pause", "step_back", "step_on", "round_back", "round_on", "first", "last", "rename",
    "delete", "restore", "export", "import",
)  # fmt: skip


def shown(view: str, choose: str) -> App:
    app = plain_app()
    VIEWS[view](app)
    app.loop.draw()
    spot = next((s for s in app.context.frame.spots if choose and s.name.startswith(choose)), None)
    if spot is not None:
        app.context.controller.press(spot)
        app.loop.draw()
    return app


FOCUS = 1  # its place in everything


def everything(app: App) -> tuple[object, ...]:
    """All that somebody could notice."""
    app.loop.draw()
    match = app.context.match
    played = (len(match.session.actions), match.advisor.hinting) if match is not None else ()
    texts = tuple(sorted(text.text for text in app.context.frame.texts))
    spots = tuple((s.name, s.label, s.enabled, s.rect.topleft) for s in app.context.frame.spots)
    return app.context.navigator.top, app.context.controller.focus, played, texts, spots


# What is pressed first, where a scene has nothing chosen yet.
CHOOSE = {"market": "market.clerk.", "acquisition": "quest.", "management": "hero.",
          "level": "raise.", "rewards": "own."}  # fmt: skip


@pytest.mark.parametrize("view", mostly_slow(SEEN, every=6))
def test_a_command_that_changes_something_is_taken(view: str) -> None:
    app, taken = shown(view, CHOOSE.get(view, "")), set()
    for command in COMMANDS:
        before = everything(app)
        if app.context.navigator.top.handle(command):
            taken.add(command)
            app = shown(view, CHOOSE.get(view, ""))
        else:
            assert everything(app) == before, command
    assert taken


# One view of nearly every kind of scene and overlay.
EVERY = (
    "menu", "setup_simple", "library_nothing", "naming", "import_nothing",
    "replay_start", "replay_mat", "play_on", "rules_start", "settings", "log", "pause",
    "wealth_curtain", "placement", "market", "trade_window_end", "acquisition", "level", "title",
    "market_card", "scoring_0", "ledger", "discard", "lessons", "puzzles", "hall_empty",
    "tips", "ask", "tiles", "stage", "handover", "review", "review_turn",
)  # fmt: skip


@pytest.mark.parametrize("view", mostly_slow(EVERY, every=6))
def test_a_command_that_means_nothing_here_is_left_to_others(view: str) -> None:
    app = plain_app()
    VIEWS[view](app)
    top = app.context.navigator.top
    assert not top.handle("no_such_command")
    assert app.context.navigator.top is top


@pytest.mark.parametrize("view", ["market", "acquisition", "management"])
def test_going_back_lets_go_of_what_is_chosen(view: str) -> None:
    """Everything is as if nothing had been chosen, and nothing is played."""
    app = shown(view, "")
    before = list(everything(app))
    spot = next(s for s in app.context.frame.spots if s.name.startswith(CHOOSE[view]) and s.enabled)
    app.context.controller.press(spot)
    assert list(everything(app)) != before
    assert app.context.command("back")
    after = list(everything(app))
    del before[FOCUS], after[FOCUS]
    assert after == before
