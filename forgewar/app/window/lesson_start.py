"""Beginning a lesson, and the guided first game."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.window import game_files
from forgewar.app.window.settings import save_settings
from forgewar.content import load
from forgewar.content.lessons import load_first_game
from forgewar.play.lessons import shelf
from forgewar.play.lessons.shelf import Offered
from forgewar.play.lessons.tutor import Tutor
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext


def begin_lesson(context: "SceneContext", chosen: Offered) -> None:
    """Put a lesson on the table, at the step where it was left."""
    game_files.put_away(context)
    speed, content = context.settings.speed, load.default()
    tutor = partial(Tutor, chosen.lesson, chosen.start, content, speed, on_place=shelf.note)
    game_files.set_match(context, lambda **calls: tutor(**calls).match)


def begin_first_game(context: "SceneContext") -> None:
    """Begin a real game with the guide at hand."""
    first = load_first_game()
    if not context.settings.guide:
        context.settings.guide = True
        save_settings(context.settings)
    rival = Seat(say("lessons-rival"), COLOURS[1], first.rival)
    seats = (Seat(say("lessons-you"), COLOURS[0]), rival)
    game_files.new_game(context, Options("simple", 2), first.seed, seats, content=load.default())
