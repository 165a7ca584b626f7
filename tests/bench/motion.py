"""Frames while something moves: of every beat and every set piece there is, as `app.py` asks.

One game is played without a screen; of each kind of beat and set piece the first action with it is
kept. Each of these is then shown frame by frame, at 60 a second, in a window in which it was shown
once before: what is on screen was drawn then, as it is when people play. The first frame of a set
piece, in which its pictures are made and nothing has moved yet, is told apart.
"""

from collections.abc import Callable
from functools import cache

from app.plain import put
from app.positions import CONTENT, Position, before_pieces

from forgewar.ai.guilds import GUILDS
from forgewar.app.window.app import App
from forgewar.play.match import Match
from forgewar.play.pace import pace
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
    """Actions that show every beat and every set piece between them."""
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


def measure(app: App, timed: Timed) -> Times:
    """What each frame of motion costs, by what moves in it."""
    times: Times = {}
    speed, app.settings.speed = app.settings.speed, 1
    for position, action in moments():
        for warm in (False, True):
            for what, taken in _shown(app, position, action, timed):
                if warm:
                    times.setdefault(what, []).append(taken)
    app.settings.speed = speed
    return times


def _shown(
    app: App, position: Position, action: Action, timed: Timed
) -> list[tuple[str, tuple[float, float]]]:
    """An action from its first frame to its last."""
    app.match = None
    app.stack.scenes.clear()
    app.open("title")
    put(app, position.session())
    match = app.match
    assert isinstance(match, Match)
    match.show.speed = 1
    app.step(FRAME)
    match.play(action)
    frames = []
    seen = None
    while match.show.busy:
        taken = timed(lambda: app.step(FRAME))
        piece = match.show.piece
        if piece is not None and piece is not seen:
            frames.append((f"{BEGINS} {piece.kind}", taken))
        else:
            frames += [(what, taken) for what in _moving(match)]
        seen = piece
    return frames


def _moving(match: Match) -> set[str]:
    """What is in motion: a set piece as one, otherwise each beat by its event."""
    piece = match.show.piece
    if piece is not None:
        return {f"set piece {piece.kind}"}
    return {f"beat {type(beat.event).__name__}" for beat in match.show.beats if beat.length}
