"""Carries out a step of a review (`report.Task`) by rollouts in sampled worlds.

A glance compares a choice with those that the planner ranks high, as the Master does: all are
rolled out in the same worlds that agree with what the guild knew. A look does so with one of them,
in other worlds, to the end of the game. The weights vary from world to world, so that no finding
depends on one policy. A step depends on its task alone.
"""

from collections.abc import Callable, Iterator, Sequence
from math import exp, sqrt
from random import Random
from typing import NamedTuple

from msgspec.structs import fields, replace

from forgewar.ai.explain.search_reasons import About, Facts, about, facts, find_reasons
from forgewar.ai.players.base import Budget, Reason, legal_actions
from forgewar.ai.players.master import Master, expectation, horizon, roll_out
from forgewar.ai.review.report import (
    WORTH_IT,
    Finding,
    Glance,
    Look,
    Past,
    Review,
    Standing,
    Task,
    TurningPoint,
    phase_of,
)
from forgewar.ai.search.rollout_policy import RolloutPolicy, rollout_weights
from forgewar.ai.search.sample_hidden import sample_hidden
from forgewar.ai.value.planner import Planner
from forgewar.ai.value.weights import Weights
from forgewar.content.model import Content
from forgewar.rules.actions import Action, Trade
from forgewar.rules.game import Game
from forgewar.rules.state import GameState

CANDIDATES = 5
STANDING = 60  # worlds for the chances of a round ...
FIRST = 8  # ... at first sight of a choice ...
SECOND = 80  # ... and to be sure of one,
BATCH = 20  # worlds at a time; an unpromising finding is dropped in between
SURE = 2.5  # times its standard error by which a loss is more than luck ...
MARGIN = 1.5  # ... and by which it exceeds the least that is reported
VARIETY = 0.3  # spread of the weights from world to world, as a logarithm
# Possible error of a lead at the end of a rollout, in prestige, at least and for each round to
# come: so chances come true as often as they say among Journeymen.
DOUBT, DOUBT_A_ROUND = 5.0, 2.0
_WEIGHED = tuple(field.name for field in fields(Weights) if field.type is float)


class Interrupted(Exception):
    """A step was cancelled."""


def _never_cancelled() -> bool:
    return False


def carry_out(
    task: Task, content: Content, cancelled: Callable[[], bool] = _never_cancelled
) -> Finding:
    """Carry out a step. Raises `Interrupted` as soon as it is cancelled."""
    view = Game(task.view, content)
    if task.played is None:
        return _standing(view, task, cancelled)
    if task.better is None:
        return _glance(view, task, task.played, cancelled)
    return _look(view, task, task.played, task.better, cancelled)


def _vary_weights(weights: Weights, rng: Random) -> Weights:
    """Weights with random factors."""
    varied = {name: getattr(weights, name) * exp(rng.gauss(0.0, VARIETY)) for name in _WEIGHED}
    return replace(weights, **varied)


def _doubt(state: GameState) -> float:
    """Possible error of a lead, in prestige, by the number of rounds left."""
    return DOUBT + DOUBT_A_ROUND * (state.options.rounds - max(1, state.round) + 1)


def _standing(view: Game, task: Task, cancelled: Callable[[], bool]) -> Standing:
    """Winning chances by the final prestige of rollouts; in solo, the share of rollouts not
    lost."""
    state, rng = view.state, Random(task.seed * 1009 + task.moment)
    weights, doubt = rollout_weights(state.options), _doubt(state)
    sums = [0.0] * len(state.guilds)
    for _ in range(STANDING):
        if cancelled():
            raise Interrupted
        world = sample_hidden(view, 0, rng)
        roll_out(world, RolloutPolicy(_vary_weights(weights, rng), rng), state.options.rounds)
        for seat, chance in enumerate(_shares(world.state, doubt)):
            sums[seat] += chance
    return Standing(state.round, tuple(round(each / STANDING, 3) for each in sums))


def _shares(state: GameState, doubt: float) -> list[float]:
    """Winning chance of each guild by the final prestige, summing up to 1; in solo, 0 or 1."""
    assert state.result is not None
    if state.options.solo:
        return [float(not state.result.lost_by)]
    most = max(guild.prestige for guild in state.guilds)
    parts = [exp((guild.prestige - most) / doubt) for guild in state.guilds]
    return [part / sum(parts) for part in parts]


class _End(NamedTuple):
    """Result of a rollout: winning chance, lead over the best of the others, and facts of the
    guild."""

    chance: float
    prestige: float
    facts: Facts


class _Trial:
    """Actions of one moment, each rolled out to the end of a round in the same worlds."""

    def __init__(
        self,
        view: Game,
        actions: Sequence[Action],
        until: int,
        rng: Random,
        cancelled: Callable[[], bool],
    ) -> None:
        assert view.decision is not None
        self._view, self._seat, self._actions = view, view.decision.seat, actions
        self._until, self._rng, self._cancelled = until, rng, cancelled
        self._weights, self._doubt = rollout_weights(view.state.options), _doubt(view.state)
        self.lines: list[list[_End]] = [[] for _ in actions]

    def play(self, games: int) -> None:
        """Roll out each action in so many more worlds."""
        for _ in range(games):
            world = sample_hidden(self._view, self._seat, self._rng)
            quick = RolloutPolicy(_vary_weights(self._weights, self._rng), self._rng)
            for action, line in zip(self._actions, self.lines, strict=True):
                if self._cancelled():
                    raise Interrupted
                game = world.clone()
                game.play(action)
                roll_out(game, quick, self._until)
                line.append(self._end_of(game))

    def _end_of(self, game: Game) -> _End:
        chance, lead = expectation(game, self._seat, self._weights)
        if not game.state.options.solo:
            chance = 1 / (1 + exp(-lead / self._doubt))
        return _End(chance, lead, facts(game, self._seat))

    def gains(self, number: int) -> list[float]:
        """Lead of an action over the first in each world, in winning chance."""
        pairs = zip(self.lines[number], self.lines[0], strict=True)
        return [its.chance - first.chance for its, first in pairs]


def _glance(view: Game, task: Task, played: Action, cancelled: Callable[[], bool]) -> Glance:
    state, decision = view.state, view.decision
    assert decision is not None
    rng = Random(task.seed * 1009 + task.moment)
    ranked = Planner(rollout_weights(state.options), rng).rank(view, decision.seat, view.choices())
    others = [item[1] for item in ranked if item[1] != played and not isinstance(item[1], Trade)]
    where = (task.moment, state.round, phase_of(state), decision.seat)
    if not others:
        return Glance(*where, 0.0)
    others = others[:CANDIDATES]
    trial = _Trial(view, [played, *others], horizon(view), rng, cancelled)
    trial.play(FIRST)
    gains = [trial.gains(number) for number in range(1, len(others) + 1)]
    sums = [sum(each) for each in gains]
    best = sums.index(max(sums))
    loss = round(_cross_gain(gains), 4)
    if sums[best] <= 0:
        return Glance(*where, loss)
    return Glance(*where, loss, round(sums[best] / FIRST, 4), others[best])


def _cross_gain(gains: Sequence[Sequence[float]]) -> float:
    """Gain of the best other action: the best of one half of the worlds, measured in the other
    half."""
    found = 0.0
    for begin in (0, 1):
        picked = [sum(each[begin::2]) for each in gains]
        best = picked.index(max(picked))
        if picked[best] > 0:
            others = gains[best][1 - begin :: 2]
            found += sum(others) / len(others) / 2
    return found


def _look(
    view: Game, task: Task, played: Action, better: Action, cancelled: Callable[[], bool]
) -> Look:
    """Roll out to the end of the game, as long as the difference may still be worth reporting."""
    state, decision = view.state, view.decision
    assert decision is not None
    rng = Random((task.seed * 1009 + task.moment) * 2 + 1)
    trial = _Trial(view, [played, better], state.options.rounds, rng, cancelled)
    chance = error = 0.0
    for games in range(BATCH, SECOND + 1, BATCH):
        trial.play(BATCH)
        chance, error = _mean(trial.gains(1))
        if chance < WORTH_IT / 2 or chance < SURE / 4 * error * sqrt(games / SECOND):
            return Look(task.moment)
    if chance < max(SURE * error, WORTH_IT + MARGIN * error):
        return Look(task.moment)
    if _is_masters_choice(view, task, played, cancelled):
        return Look(task.moment)
    first, second = trial.lines
    prestige = sum(its.prestige - mine.prestige for mine, its in zip(first, second, strict=True))
    point = TurningPoint(
        task.moment, state.round, phase_of(state), decision.seat, played, better,
        round(chance, 3), round(error, 3), round(prestige / len(first), 1),
        _reasons(first, second, about(view, decision.seat, better)),
    )  # fmt: skip
    return Look(task.moment, point)


def _is_masters_choice(
    view: Game, task: Task, played: Action, cancelled: Callable[[], bool]
) -> bool:
    """Whether a Master, who gives the hints, would have played the same: who followed a hint is not
    blamed for it."""
    assert view.decision is not None
    master = Master(task.seed * 1009 + task.moment)
    legal = legal_actions(view, view.decision.seat)
    choice = master.consider(view, legal, Budget(cancelled=cancelled))
    if cancelled():
        raise Interrupted
    return choice.action == played


def _mean(gains: Sequence[float]) -> tuple[float, float]:
    """Mean and its standard error."""
    games = len(gains)
    mean = sum(gains) / games
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, games - 1) / games)


def _reasons(played: Sequence[_End], better: Sequence[_End], choice: About) -> tuple[Reason, ...]:
    """Differences between the rollouts of both that are larger than luck explains."""
    chances = ([end.chance for end in better], [end.chance for end in played])
    stood = ([end.facts for end in better], [end.facts for end in played])
    return tuple(find_reasons(chances, stood, choice))


def advantage(game: Game, point: TurningPoint, games: int, seed: int) -> tuple[float, float]:
    """Lead of the better action of a finding in so many other worlds, and its standard error."""
    view, rng = Game(game.view(point.seat), game.content), Random(seed)
    actions, until = [point.played, point.better], view.state.options.rounds
    trial = _Trial(view, actions, until, rng, _never_cancelled)
    trial.play(games)
    return _mean(trial.gains(1))


def review_game(past: Past, seed: int, content: Content) -> Iterator[Review]:
    """A whole review, as it grows with each step."""
    review = Review(seed)
    yield review
    while (task := past.task(review)) is not None:
        review.add(carry_out(task, content))
        yield review
