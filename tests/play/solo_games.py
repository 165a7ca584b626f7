"""Whole solo games in virtual time, and the rule of automated colours worked out independently."""

from collections.abc import Iterator
from typing import NamedTuple

from play.tables import Silence

from forgewar.ai.players.registry import GUILDS
from forgewar.content.board import HEXES
from forgewar.content.model import Content
from forgewar.play.match import Match
from forgewar.rules.state import GameState, Options
from forgewar.session.session import Session

FRAME = 1 / 60
_PLACES = {place: number for number, place in enumerate(HEXES)}
_DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_FIRST_OVERSEER = 5  # in a cell: an empty hex is 0, workers are 1 to 4


class Jump(NamedTuple):
    """A move by the text of MINE-3, MINE-4 and SOLO-6: workers of others and own ones it jumps."""

    origin: int
    target: int
    others: int
    own: int


def jumps(state: GameState, side: int) -> list[Jump]:
    """Every move of a side's overseers, from the board alone."""
    found = []
    for origin, piece in enumerate(state.cells):
        if piece == _FIRST_OVERSEER + side:
            for direction in _DIRECTIONS:
                found += _along(state, side, origin, direction)
    return found


def _along(state: GameState, side: int, origin: int, direction: tuple[int, int]) -> Iterator[Jump]:
    """Moves in one direction: any empty hex on the way, or the one behind the first row."""
    (q, r), others, own = HEXES[origin], 0, 0
    while True:
        q, r = q + direction[0], r + direction[1]
        place = _PLACES.get((q, r), -1)
        if place < 0 or state.terrain[place] < 0 or state.cells[place] >= _FIRST_OVERSEER:
            return
        if not state.cells[place]:
            yield Jump(origin, place, others, own)
            if others or own:
                return
        elif state.cells[place] == side + 1:
            own += 1
        else:
            others += 1


def solo_match(options: Options, seed: int, content: Content, speed: int = 1) -> Match:
    return Match(Session.new(options, seed, content), speed, Silence())


def frames(match: Match, seed: int) -> Iterator[Match]:
    """Every frame of a game that a person plays at once; what is not in the mine is not waited
    for."""
    person = GUILDS["journeyman"](seed)
    while not match.view.game.over:
        while match.animation.busy:
            if match.animation.scene == "mine":
                yield match
                match.animation.update(FRAME)
            else:
                if not match.animation.end_step():
                    match.animation.update(FRAME)
        yield match
        assert match.view.game.decision is not None
        match.play(person.choose(match.view.game, match.view.game.decision.seat))
