"""Looking back at a finished game: how it stood in each round, and the choices that cost most.

Every choice is held against those that the planner ranks high, as the Master does it: played on in
the same made-up games that agree with what the guild knew. Whatever seems to have cost something is
looked at again in other games, which are played to their end. All of it depends on the seed alone.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random

from msgspec import Struct

from forgewar.ai.choice import seen
from forgewar.ai.determinise import determinise
from forgewar.ai.hurry import Hurry, skilled
from forgewar.ai.master import SEARCHED, expectation, horizon, play_on
from forgewar.ai.planner import Planner
from forgewar.rules.actions import Action, Trade
from forgewar.rules.game import Game

CANDIDATES = 5
FIRST, SECOND = 8, 40  # made-up games at first sight, and to be sure
WORTH_IT = 0.03  # a loss of winning chance that is worth a word ...
SURE = 2.5  # ... if it is so many times its standard error
MOST = 5  # turning points of one guild


class Standing(Struct, frozen=True):
    """The chance of each guild at the beginning of a round, from 0 to 1."""

    round: int
    chances: tuple[float, ...]


class TurningPoint(Struct, frozen=True):
    """A choice, by the number of actions before it, and what would have been better by so much: in
    winning chance, with its standard error, and in prestige against the best of the others."""

    moment: int
    round: int
    seat: int
    played: Action
    better: Action
    chance: float
    error: float
    prestige: float


class Review(Struct, frozen=True):
    """Of one game."""

    standings: tuple[Standing, ...]
    points: tuple[TurningPoint, ...]


def standings(games: Sequence[Game], seed: int) -> Iterator[Standing]:
    """How the game stood at the beginning of each round: how often each guild won when it was
    played on from there in made-up games. Not in solo."""
    last = 0
    for game in games:
        state = game.state
        if state.options.solo or state.round <= last or game.over:
            continue
        last = state.round
        rng, wins = Random(seed * 1009 + last), [0] * len(state.guilds)
        view = seen(game, 0)
        quick = Hurry(skilled(state.options), rng)
        for _ in range(SECOND):
            world = determinise(view, 0, rng)
            play_on(world, quick, state.options.rounds)
            assert world.state.result is not None
            wins[world.state.result.ranking[0]] += 1
        yield Standing(last, tuple(won / SECOND for won in wins))


def turning_point(game: Game, moment: int, action: Action, seed: int) -> TurningPoint | None:
    """What a choice cost, if it is sure to have cost something."""
    decision = game.decision
    if not isinstance(decision, SEARCHED) or isinstance(action, Trade):
        return None
    seat, rng = decision.seat, Random(seed * 1009 + moment)
    temper, view = skilled(game.state.options), seen(game, decision.seat)
    ranked = [item[1] for item in Planner(temper, rng).rank(view, seat, view.choices())]
    others = [each for each in ranked if each != action and not isinstance(each, Trade)]
    if not others:
        return None
    few = [action, *others[:CANDIDATES]]
    gains = _gains(view, few, FIRST, horizon(view), rng)
    best = max(range(len(others[:CANDIDATES])), key=lambda i: sum(gap for gap, _ in gains[i]))
    if sum(gap for gap, _ in gains[best]) < WORTH_IT * FIRST:
        return None
    end = game.state.options.rounds
    (found,) = _gains(view, [action, others[best]], SECOND, end, rng)
    chance = sum(gap for gap, _ in found) / SECOND
    error = sqrt(sum((gap - chance) ** 2 for gap, _ in found) / (SECOND - 1) / SECOND)
    if chance < max(WORTH_IT, SURE * error):
        return None
    prestige = sum(gap for _, gap in found) / SECOND
    return TurningPoint(
        moment, game.state.round, seat, action, others[best],
        round(chance, 3), round(error, 3), round(prestige, 1),
    )  # fmt: skip


def _gains(
    view: Game, actions: Sequence[Action], games: int, until: int, rng: Random
) -> list[list[tuple[float, float]]]:
    """By how much each of the others came out ahead of the first, in each made-up game that is
    played on until the end of a round: in chance and in prestige."""
    assert view.decision is not None
    seat, temper = view.decision.seat, skilled(view.state.options)
    quick = Hurry(temper, rng)
    gains: list[list[tuple[float, float]]] = [[] for _ in actions[1:]]
    for _ in range(games):
        world = determinise(view, seat, rng)
        found = []
        for action in actions:
            game = world.clone()
            game.play(action)
            play_on(game, quick, until)
            found.append(expectation(game, seat, temper))
        chance, prestige = found[0]
        for line, (its, worth) in zip(gains, found[1:], strict=True):
            line.append((its - chance, worth - prestige))
    return gains


def costliest(points: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
    """The few of each guild that cost most, in the order of the game."""
    kept: list[TurningPoint] = []
    for seat in {point.seat for point in points}:
        own = sorted((p for p in points if p.seat == seat), key=lambda point: -point.chance)
        kept += own[:MOST]
    return tuple(sorted(kept, key=lambda point: point.moment))
