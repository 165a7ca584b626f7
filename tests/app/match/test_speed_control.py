"""The speed of animations in the match bar: chosen, held, and told of once."""

import pygame
import pytest
from app.blank_app import plain_app, press, put
from app.inputs import click, key, look, send
from app.positions import positions

from forgewar.app.window.app import App
from forgewar.app.window.settings import load_settings
from forgewar.rules.decisions import MineTurn
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session

HINT = "Hold Space to fast-forward"


def table(kind: str = "mine", size: tuple[int, int] = (1280, 720), scale: int = 100) -> App:
    app = plain_app(size, scale)
    app.context.settings.speed = 1
    app.context.navigator.open("title")
    put(app, positions()[kind].session())
    look(app)
    return app


@pytest.mark.parametrize("kind", ["mine", "market", "acquisition", "management"])
def test_every_speed_is_a_press_away(kind: str) -> None:
    app = table(kind)
    for speed in (2, 4, 0, 1):
        press(app, f"speed.{speed}")
        assert app.context.match is not None
        assert app.context.match.animation.speed == app.context.settings.speed == speed
        assert load_settings().speed == speed
        chosen = [s.name for s in app.context.frame.spots if s.state == "chosen"]
        assert f"speed.{speed}" in chosen


def test_where_there_is_little_room_one_button_changes_it() -> None:
    app = table("mine", (800, 600), 200)
    assert app.context.frame.spot("speed.1") is None
    press(app, "speed.next")
    assert app.context.settings.speed == 2


def moving() -> App:
    app = table()
    match = app.context.match
    assert match is not None
    match.play(match.view.choices()[0])
    app.loop.step(0.05)
    assert match.animation.busy
    return app


def test_it_is_pressed_while_something_moves_and_ends_nothing() -> None:
    app = moving()
    match = app.context.match
    assert match is not None
    at = match.animation.step
    spot = app.context.frame.spot("speed.2")
    assert spot is not None
    click(app, spot.rect.center)
    assert match.animation.speed == 2
    assert match.animation.step is at
    app.context.controller.focus = "speed.4"
    key(app, "space")
    assert match.animation.speed == 4
    assert match.animation.step is at


def test_held_it_hurries_and_let_go_it_does_not() -> None:
    app = moving()
    match = app.context.match
    assert match is not None
    spot = app.context.frame.spot("speed.1")
    assert spot is not None
    send(app, pygame.MOUSEBUTTONDOWN, pos=spot.rect.center, button=1)
    for _ in range(2):
        app.loop.step(0.2)
    assert match.animation.hurry
    send(app, pygame.MOUSEBUTTONUP, pos=spot.rect.center, button=1)
    app.loop.step(0.01)
    assert not match.animation.hurry
    assert match.animation.speed == 1


@pytest.mark.slow
def test_the_first_time_others_move_the_bar_tells_how_to_hurry() -> None:
    app = plain_app()
    app.context.settings.speed = 1
    app.context.navigator.open("title")
    seats = tuple(Seat(f"Guild {i}", COLOURS[i], who) for i, who in enumerate(("person", "master")))
    session = Session.new(Options("simple", 2), 11, app.context.resources.content, seats=seats)
    while not isinstance(session.game.decision, MineTurn) or session.game.decision.seat != 1:
        session.play(session.game.choices()[0])
    put(app, session)
    match = app.context.match
    assert match is not None

    def told() -> bool:
        return HINT in [text.text for text in app.context.frame.texts]

    assert not told()
    match.play(match.view.choices()[0])
    app.loop.step(0.05)
    assert told()
    while not app.context.settings.told_hurry:
        if not match.animation.busy:
            match.play(match.view.choices()[0])
        app.loop.step(0.05)
    while match.view.is_person(match.view.acting) or match.animation.piece is not None:
        if not match.animation.busy:
            match.play(match.view.choices()[0])
        app.loop.step(0.05)
    assert not told()
    assert load_settings().told_hurry
