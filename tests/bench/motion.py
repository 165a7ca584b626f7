"""Frames while something moves: of every step and every set piece there is, as `app.py` asks.

One game is played without a screen; of each kind of step and set piece the first action with it is
kept. Each of these is then shown frame by frame, at 60 a second, twice: as it is the first time in
a window, and once more, when what is on screen was drawn before. Heavy pictures come from a thread
and what is coming is made ahead, as it is when people play, who look at the table before they act.
The first frame of a set piece, in which nothing has moved yet, is told apart.
"""

import time
from collections.abc import Callable
from functools import cache

from app.blank_app import put
from app.positions import CONTENT, Position, before_pieces

from forgewar.ai.players.registry import GUILDS
from forgewar.app.window.app import App
from forgewar.app.window.garbage import collect_if_due, freeze_loaded
from forgewar.play.match import Match
from forgewar.play.presentation import pace
from forgewar.play.set_pieces import find
from forgewar.rules.actions import Action
from forgewar.rules.game import Game
from forgewar.rules.state import Options

FRAME = 1 / 60
BEGINS = "the beginning of"
Timed = Callable[[Callable[[], object]], tuple[float, float]]
Times = dict[str, list[tuple[float, float]]]  # by what is in motion


@cache
def moments() -> list[tuple[Position, Action]]:
    """Actions that show every step and every set piece between them."""
    found = dict(before_pieces())
    options, seed = Options("epic", 4, bonus_tiles=True), 3
    game, guild = Game.new(options, seed, CONTENT), GUILDS["sensible"](1)
    actions: list[Action] = []
    while game.decision is not None:
        before, action = game.state.clone(), guild.choose(game, game.decision.seat)
        events = game.play(action)
        staged = {event for piece in find(events, before, game.state, 0) for event in piece.events}
        moving = {type(e).__name__ for e in events if e not in staged and pace(e).length}
        for kind in moving - found.keys():
            found[kind] = (Position(options, seed, tuple(actions)), action)
        actions.append(action)
    return list({action.actions: (action, played) for action, played in found.values()}.values())


def measure(app: App, timed: Timed) -> tuple[Times, Times]:
    """What each frame of motion costs, by what moves in it: when it is shown again, and the first
    time."""
    again: Times = {}
    first: Times = {}
    speed, app.context.settings.speed = app.context.settings.speed, 1
    eager, app.context.gallery.eager = app.context.gallery.eager, False
    kept = moments()
    freeze_loaded()  # as in the app, once all is loaded
    for position, action in kept:
        for times in (first, again):
            for what, taken in _shown(app, position, action, timed):
                times.setdefault(what, []).append(taken)
    app.context.settings.speed, app.context.gallery.eager = speed, eager
    return again, first


def _shown(
    app: App, position: Position, action: Action, timed: Timed
) -> list[tuple[str, tuple[float, float]]]:
    """An action from its first frame to its last."""
    app.context.match = None
    app.context.navigator.scenes.clear()
    app.context.navigator.open("title")
    put(app, position.session())
    match = app.context.match
    assert isinstance(match, Match)
    match.animation.speed = 1
    _look(app)
    match.play(action)
    frames = []
    seen = None
    while match.animation.busy:
        began = time.perf_counter()
        taken = timed(lambda: app.loop.step(FRAME))
        piece = match.animation.piece
        if piece is not None and piece is not seen:
            frames.append((f"{BEGINS} {piece.kind}", taken))
        else:
            frames += [(what, taken) for what in _moving(match)]
        seen = piece
        if (
            app.context.gallery.is_loading
        ):  # the thread that draws has as much time as when it is played
            time.sleep(max(0.0, FRAME - (time.perf_counter() - began)))
    return frames


def _look(app: App) -> None:
    """Until everything is there."""
    app.loop.step(FRAME)
    while (
        app.context.gallery.is_loading or app.context.gallery.has_missing or app.loop._prefetch.busy
    ):
        app.loop.step(FRAME)
        time.sleep(0.001)
    collect_if_due()


def _moving(match: Match) -> set[str]:
    """What is in motion: a set piece as one, otherwise each step by its event."""
    piece = match.animation.piece
    if piece is not None:
        return {f"set piece {piece.kind}"}
    return {f"beat {type(step.event).__name__}" for step in match.animation.steps if step.length}
