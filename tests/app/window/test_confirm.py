"""Questions: the harmless answer is the default, the other takes a press of its own."""

import pygame
import pytest
from app.blank_app import plain_app, press
from app.views import VIEWS

from forgewar.app.menus.title import TitleScene
from forgewar.app.window.app import App
from forgewar.app.window.confirm import ConfirmOverlay

ENTER = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")


@pytest.fixture
def asked() -> tuple[App, list[str]]:
    """A question, and what was answered."""
    app, said = plain_app(), list[str]()
    app.context.navigator.push(TitleScene(app.context))
    app.context.navigator.push(
        ConfirmOverlay(app.context, "Sure?", ["It ends."], "End it", lambda: said.append("yes"))
    )
    app.loop.draw()
    return app, said


@pytest.mark.parametrize("command", ["confirm", "back"])
def test_confirming_does_no_harm(asked: tuple[App, list[str]], command: str) -> None:
    app, said = asked
    app.context.controller.command(command)
    assert not isinstance(app.context.navigator.top, ConfirmOverlay)
    assert not said


def test_the_harmless_answer_is_focused_first(asked: tuple[App, list[str]]) -> None:
    app, said = asked
    app.context.controller.command("next")
    assert app.context.controller.focus == "no"
    app.context.controller.command("confirm")
    assert not isinstance(app.context.navigator.top, ConfirmOverlay)
    assert not said


def test_the_other_answer_is_focused_and_pressed(asked: tuple[App, list[str]]) -> None:
    app, said = asked
    app.context.controller.command("next")
    app.context.controller.command("left")
    assert app.context.controller.focus == "yes"
    app.context.controller.command("confirm")
    assert said == ["yes"]


def test_the_other_answer_is_pressed_with_the_mouse(asked: tuple[App, list[str]]) -> None:
    app, said = asked
    press(app, "yes")
    assert said == ["yes"]


def test_a_word_that_needs_no_answer_is_put_away() -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    app.context.tell("Imported", "It is there.")
    app.loop.draw()
    app.context.controller.command("confirm")
    assert not isinstance(app.context.navigator.top, ConfirmOverlay)


def test_enter_twice_does_not_lose_a_solo_game() -> None:
    app = plain_app()
    VIEWS["solo_question"](app)
    app.loop.draw()
    match = app.context.match
    assert match is not None
    played = len(match.session.actions)
    assert isinstance(app.context.navigator.top, ConfirmOverlay)
    for _ in range(5):  # asked, put away, asked again
        app.context.controller.handle(ENTER)
        app.loop.draw()
    assert len(match.session.actions) == played
    assert not match.view.game.over
    if not isinstance(app.context.navigator.top, ConfirmOverlay):
        app.context.command("confirm")
        app.loop.draw()
    texts = " ".join(text.text for text in app.context.frame.texts)
    assert "You will lose the game" in texts
    press(app, "yes")
    assert match.view.game.over
