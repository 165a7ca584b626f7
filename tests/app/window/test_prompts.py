"""Prompts on screen: none under an overlay, none twice, none lost."""

import pytest
from app.blank_app import plain_app, put
from app.positions import positions

from forgewar.app.match.log_overlay import LogOverlay
from forgewar.app.match.merchant import MerchantOverlay
from forgewar.app.match.stage_overlay import StageOverlay
from forgewar.app.window.app import App
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.app.window.scene import Scene
from forgewar.fault import fault
from forgewar.play.match import Match


def under_the_log(position: str) -> App:
    """A position over which the log lies from the first frame on."""
    app = plain_app((1600, 900))
    app.context.settings.ask_last_trades = True
    put(app, positions()[position].session())
    app.context.navigator.open("log")
    return app


def match_of(app: App) -> Match:
    assert app.context.match is not None
    return app.context.match


def top(app: App) -> Scene:
    app.loop.step(0)
    return app.context.navigator.top


def test_a_trade_question_waits_until_the_log_is_closed() -> None:
    app = under_the_log("trade_window_end")
    assert isinstance(top(app), LogOverlay)
    app.context.navigator.pop()
    assert isinstance(top(app), MerchantOverlay)


def test_a_stage_is_announced_once_when_the_log_is_closed() -> None:
    app = under_the_log("market")
    match_of(app).prompts._stage = 0
    assert isinstance(top(app), LogOverlay)
    app.context.navigator.pop()
    assert isinstance(top(app), StageOverlay)
    app.context.navigator.pop()
    assert not top(app).overlay


def test_faults_are_told_one_after_another_and_then_what_the_table_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = under_the_log("trade_window_end")
    match = match_of(app)
    faults = [fault("menus-guild-undecided")]
    computers = match.prompts._computers
    monkeypatch.setattr(computers, "complaint", lambda: faults.pop() if faults else None)
    match.prompts._stage = 0
    assert isinstance(top(app), LogOverlay)
    assert faults  # not told yet
    app.context.navigator.pop()
    for kind in (ConfirmOverlay, StageOverlay, MerchantOverlay):
        assert isinstance(top(app), kind)
        assert isinstance(top(app), kind)  # and it stays the same
        app.context.navigator.pop()


def test_the_next_prompt_is_asked_for_only_when_the_table_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = plain_app((1600, 900))
    put(app, positions()["market"].session())
    app.loop.step(0)
    match, asked = match_of(app), []
    ask = match.prompts.next_prompt
    monkeypatch.setattr(match.prompts, "next_prompt", lambda **how: asked.append(1) or ask(**how))
    for _ in range(20):
        app.loop.step(0.1)
    assert asked == []
    match.play(match.view.choices()[0])
    app.loop.step(0)
    assert asked
