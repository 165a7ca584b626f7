"""What came up by itself is answered only when it was seen."""

import pytest
from app.blank_app import plain_app, put
from app.inputs import button, click, drag, hold, key, let_go, look, send
from app.positions import positions

from forgewar.app.match.stage_overlay import StageOverlay
from forgewar.app.scoring.scene import ScoringScene
from forgewar.app.window.app import App
from forgewar.play.action_spots import spots_for
from forgewar.rules.actions import Arm, PlaceOverseer


def table(kind: str, speed: int = 1) -> App:
    app = plain_app()
    app.context.settings.speed = speed
    app.context.navigator.open("title")
    put(app, positions()[kind].session())
    app.loop.step(0)
    return app


def press(app: App, way: str) -> None:
    if way == "click":
        spot = app.context.frame.spot("go")
        assert spot is not None
        click(app, spot.rect.center)
    else:
        (button if way == "a" else key)(app, way)


@pytest.mark.parametrize("way", ["return", "space", "a", "click"])
def test_a_prompt_is_not_closed_before_it_was_seen(way: str) -> None:
    app = table("market")
    app.context.navigator.open("stage", [])
    press_at = 0.0
    app.loop.step(0)
    while isinstance(app.context.navigator.top, StageOverlay):
        press(app, way)
        app.loop.step(0.05)
        press_at += 0.05
        assert press_at < 1
    assert press_at >= 0.4


@pytest.mark.parametrize("way", ["pass", "p"])
def test_a_question_is_not_answered_before_it_was_seen(way: str) -> None:
    app = table("market", speed=0)
    match = app.context.match
    assert match is not None

    def answer() -> None:
        spot = app.context.frame.spot("pass")
        assert spot is not None
        click(app, spot.rect.center) if way == "pass" else key(app, way)

    answer()
    app.loop.step(0.3)
    answer()
    assert not match.session.undone
    count = len(match.session.actions)
    look(app)
    answer()
    assert len(match.session.actions) == count + 1
    answer()  # the next question has just come up
    assert len(match.session.actions) == count + 1


@pytest.mark.parametrize("early", [True, False])
def test_a_drag_plays_nothing_before_the_question_was_seen(early: bool) -> None:
    app = table("management", speed=0)
    match = app.context.match
    assert match is not None
    arm = next(each for each in match.view.choices() if isinstance(each, Arm))
    if not early:
        look(app)
    count = len(match.session.actions)
    drag(app, f"design.{arm.design}", f"own.{arm.quest}")
    assert len(match.session.actions) == count
    drag(app, f"hero.{arm.adventurer}", f"own.{arm.quest}")
    assert len(match.session.actions) == count + (not early)


def test_other_spots_work_at_once() -> None:
    app = table("market")
    spot = app.context.frame.spot("tool.ledger")
    assert spot is not None
    click(app, spot.rect.center)
    assert app.context.navigator.top.overlay


@pytest.mark.slow
def test_the_count_the_tableau_and_the_result_take_a_press_each() -> None:
    app = table("over")
    scene = app.context.navigator.top
    assert isinstance(scene, ScoringScene)
    stages = []
    for _ in range(60):
        if app.context.match is None:
            break
        assert isinstance(scene, ScoringScene)
        if not stages or stages[-1][0] != scene.first_look:
            stages.append((scene.first_look, 0))
        key(app, "return")
        stages[-1] = (stages[-1][0], stages[-1][1] + 1)
        app.loop.step(0.1)
    assert [stage for stage, _ in stages] == ["count", "tableau", None]
    assert all(presses >= 4 for _, presses in stages)
    assert app.context.match is None


@pytest.mark.parametrize("held", ["space", "a"])
def test_a_held_key_hurries_what_moves(held: str) -> None:
    import pygame

    app = table("mine")
    match = app.context.match
    assert match is not None
    if held == "a":
        hold(app, "a")
    else:
        send(app, pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    app.loop.step(0.2)
    assert not match.animation.hurry
    app.loop.step(0.2)
    assert match.animation.hurry
    if held == "a":
        let_go(app, "a")
    else:
        send(app, pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ")
    app.loop.step(0.01)
    assert not match.animation.hurry


def test_a_click_on_the_board_plays_nothing_before_the_question_was_seen() -> None:
    app = table("placement")
    match = app.context.match
    assert match is not None
    action = next(each for each in match.view.choices() if isinstance(each, PlaceOverseer))
    count = len(match.session.actions)

    def place() -> None:
        for name in spots_for(match.view.game, action):
            spot = app.context.frame.spot(name)
            assert spot is not None
            click(app, spot.rect.center)
            app.loop.step(0)

    place()
    assert len(match.session.actions) == count
    look(app)
    place()
    assert len(match.session.actions) == count + 1
