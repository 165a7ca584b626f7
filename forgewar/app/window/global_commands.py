"""Commands: the scene on top answers first, then one table has those that work everywhere."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.window.answers import QUESTIONS, answer
from forgewar.app.window.documents import save_picture
from forgewar.app.window.settings import SPEEDS, save_settings

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext


def run_command(context: "SceneContext", command: str) -> bool:
    """Carry out a command; false if it means nothing here."""
    if command == "confirm":
        match, frame = context.match, context.frame
        watching = match is not None and match.view.watched and not match.view.game.over
        if watching and context.navigator.top.scope == "play":
            command = "back"  # a spectator has nothing to confirm, and pauses
        onward = frame.spot("lesson.again") or frame.spot("lesson.next")
        if command == "confirm" and onward is not None:
            context.controller.press(onward)
            return True
    if context.navigator.top.handle(command):
        return True
    if command not in GLOBAL_COMMANDS:
        return False
    GLOBAL_COMMANDS[command](context)
    return True


def set_speed(context: "SceneContext", speed: int) -> None:
    """Change the speed of animations, also of the match on the table."""
    context.settings.speed = speed
    if context.match is not None:
        context.match.animation.speed = speed
    save_settings(context.settings)


def _open_rules(context: "SceneContext") -> None:
    context.navigator.open("rules", at=context.controller.page)


def _open_settings(context: "SceneContext") -> None:
    if type(context.navigator.top) is not context.navigator.route("settings"):
        context.navigator.open("settings")


def _toggle_full_screen(context: "SceneContext") -> None:
    context.screen.set_window(full_screen=not context.settings.full_screen)


def _next_speed(context: "SceneContext") -> None:
    place = SPEEDS.index(context.settings.speed)
    set_speed(context, SPEEDS[(place + 1) % len(SPEEDS)])


GLOBAL_COMMANDS: dict[str, Callable[["SceneContext"], None]] = {
    "rules": _open_rules,
    "settings": _open_settings,
    "full_screen": _toggle_full_screen,
    "faster": _next_speed,
    "screenshot": save_picture,
    **{f"ask_{question}": partial(answer, question=question) for question in QUESTIONS},
}
