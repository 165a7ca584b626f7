"""A right click cancels: it never opens the pause menu, and confirms nothing."""

import pytest
from app.blank_app import plain_app, press, put
from app.inputs import look, right_click
from app.positions import positions

from forgewar.app.match.handover import HandoverOverlay
from forgewar.app.mine.scene import MineScene
from forgewar.app.window.app import App
from forgewar.play.action_spots import spots_for
from forgewar.rules.actions import Arm, Claim, MoveOverseer, TakeQuest

_CHOICES = {
    "mine": MoveOverseer,
    "market": Claim,
    "acquisition": TakeQuest,
    "management": Arm,
}


def table(kind: str) -> App:
    app = plain_app()
    app.context.settings.speed = 0
    app.context.navigator.open("title")
    put(app, positions()[kind].session())
    look(app)
    return app


@pytest.mark.parametrize("kind", sorted(_CHOICES))
def test_a_right_click_opens_nothing(kind: str) -> None:
    app = table(kind)
    scenes = list(app.context.navigator.scenes)
    right_click(app, (640, 300))
    assert app.context.navigator.scenes == scenes


@pytest.mark.parametrize("kind", sorted(_CHOICES))
def test_a_right_click_lets_go_of_what_is_picked(kind: str) -> None:
    app = table(kind)
    match = app.context.match
    assert match is not None
    action = next(each for each in match.view.choices() if isinstance(each, _CHOICES[kind]))
    count, first = len(match.session.actions), spots_for(match.view.game, action)[0]
    before = [text.text for text in app.context.frame.texts]
    press(app, first)
    app.context.controller.pointer = (-1, -1)
    right_click(app, (2, 2))
    assert not app.context.navigator.top.cancel()
    assert [text.text for text in app.context.frame.texts] == before
    assert len(match.session.actions) == count


def test_a_right_click_drops_what_is_dragged() -> None:
    app = table("mine")
    app.context.controller.dragged = "12"
    right_click(app, (640, 300))
    assert app.context.controller.dragged is None


def test_a_right_click_closes_an_overlay_that_was_seen() -> None:
    app = table("mine")
    app.context.navigator.open("log")
    right_click(app, (2, 2))
    assert not isinstance(app.context.navigator.top, MineScene)
    look(app)
    right_click(app, (2, 2))
    assert isinstance(app.context.navigator.top, MineScene)


def test_a_right_click_reveals_nothing_behind_the_curtain() -> None:
    app = table("mine")
    app.context.navigator.push(HandoverOverlay(app.context, 0, []))
    look(app)
    right_click(app, (2, 2))
    assert isinstance(app.context.navigator.top, HandoverOverlay)
