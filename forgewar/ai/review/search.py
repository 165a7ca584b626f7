"""Carries out a step of a review (`report.Task`) with the Master's own search.

A glance asks a Master, with the seed and the budget of a hint, what it would play, and measures by
how much that is better than what was played. A look asks again with another seed and measures in
more worlds; only if both agree, the choice is a turning point. So a review never blames a player
for following a hint, or for playing as a Master would. A step depends on its task alone.
"""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random

from forgewar.ai.explain.search_facts import about, find_facts
from forgewar.ai.players.base import NODES, Budget, hint_seed, legal_actions
from forgewar.ai.players.master import (
    Candidate,
    Master,
    Search,
    horizon,
    roll_out,
)
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
from forgewar.ai.search.calibration import calibrate
from forgewar.ai.search.evaluation import expectations
from forgewar.ai.search.rollout_policy import RolloutPolicy, rollout_weights
from forgewar.ai.search.sample_hidden import sample_hidden
from forgewar.content.model import Content
from forgewar.rules.actions import Action
from forgewar.rules.game import Game

STANDING = 60  # worlds for the chances of a round ...
FIRST = 64  # ... at first sight of a choice ...
SECOND = 400  # ... and to be sure of one,
BATCH = 50  # worlds at a time; an unpromising finding is dropped in between
MOST_NODES = 120_000  # of a look: rollouts of long games with many guilds are long
SURE = 2.5  # times its standard error by which a loss is more than luck


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


# Winning chances


def _standing(view: Game, task: Task, cancelled: Callable[[], bool]) -> Standing:
    """Winning chances as a search sees them from here."""
    state = view.state
    sums = [0.0] * len(state.guilds)
    for chances in sample_chances(view, task.seed * 1009 + task.moment, STANDING):
        if cancelled():
            raise Interrupted
        shares = [calibrate(state.options, chance) for chance in chances]
        whole = 1.0 if state.options.solo else sum(shares)
        for seat, share in enumerate(shares):
            sums[seat] += share / whole
    return Standing(state.round, tuple(round(each / STANDING, 3) for each in sums))


def sample_chances(view: Game, seed: int, worlds: int) -> Iterator[list[float]]:
    """Winning chance of each guild in each of so many rollouts, as a search evaluates them."""
    rng, weights = Random(seed), rollout_weights(view.state.options)
    quick, until = RolloutPolicy(weights, rng), horizon(view)
    for _ in range(worlds):
        world = sample_hidden(view, 0, rng)
        roll_out(world, quick, until)
        yield expectations(world, weights)[0]


# Choices


def _advice(view: Game, seed: int, cancelled: Callable[[], bool]) -> Action:
    """The choice of a Master, as a hint gives it."""
    assert view.decision is not None
    legal = legal_actions(view, view.decision.seat)
    choice = Master(seed).consider(view, legal, Budget(NODES, cancelled=cancelled))
    if cancelled():
        raise Interrupted
    return choice.action


class Comparison:
    """Two actions of one moment, rolled out in the same worlds by a Master's search."""

    def __init__(
        self,
        view: Game,
        actions: tuple[Action, Action],
        seed: int,
        cancelled: Callable[[], bool] = _never_cancelled,
    ) -> None:
        assert view.decision is not None
        self._view, self._cancelled = view, cancelled
        weights = rollout_weights(view.state.options)
        items = [(0.0, action, ()) for action in actions]
        budget = Budget(cancelled=cancelled)
        self._search = Search(view, view.decision.seat, [*items], budget, weights, Random(seed))

    def play(self, worlds: int) -> None:
        """Roll out both in so many more worlds."""
        for _ in range(worlds):
            self._search.play_world(self._search.candidates)
            if self._cancelled():
                raise Interrupted

    @property
    def lines(self) -> tuple[Candidate, Candidate]:
        first, second = self._search.candidates
        return first, second

    @property
    def nodes(self) -> int:
        return self._search.nodes

    def gain(self) -> tuple[float, float]:
        """Mean lead of the second action in winning chance, and its standard error."""
        first, second = (
            [calibrate(self._view.state.options, value) for value in line.values]
            for line in self.lines
        )
        return _mean([its - mine for mine, its in zip(first, second, strict=True)])


def _mean(gains: Sequence[float]) -> tuple[float, float]:
    """Mean and its standard error."""
    games = len(gains)
    mean = sum(gains) / games
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, games - 1) / games)


def _glance(view: Game, task: Task, played: Action, cancelled: Callable[[], bool]) -> Glance:
    state, decision = view.state, view.decision
    assert decision is not None
    where = (task.moment, state.round, phase_of(state), decision.seat)
    advice = _advice(view, hint_seed(task.game_seed, task.moment, decision.seat), cancelled)
    if advice == played:
        return Glance(*where, 0.0)
    trial = Comparison(view, (played, advice), task.game_seed * 1009 + task.moment, cancelled)
    trial.play(FIRST)
    gain, _ = trial.gain()
    return Glance(*where, round(gain, 4), advice if gain > 0 else None)


def _look(
    view: Game, task: Task, played: Action, better: Action, cancelled: Callable[[], bool]
) -> Look:
    """Measure in many worlds, as long as the difference may still be worth reporting."""
    state, decision = view.state, view.decision
    assert decision is not None
    seed = (task.seed * 1009 + task.moment) * 2 + 1
    trial = Comparison(view, (played, better), seed, cancelled)
    gain = error = 0.0
    for _ in range(0, SECOND, BATCH):
        trial.play(BATCH)
        gain, error = trial.gain()
        if gain + SURE * error < WORTH_IT:
            return Look(task.moment)
        if trial.nodes >= MOST_NODES:
            break
    if gain < max(WORTH_IT, SURE * error) or _advice(view, seed, cancelled) == played:
        return Look(task.moment)
    first, second = trial.lines
    leads = zip(first.prestige, second.prestige, strict=True)
    prestige, _ = _mean([its - mine for mine, its in leads])
    reasons = find_facts(
        (second.values, first.values),
        (second.standings, first.standings),
        about(view, decision.seat, better, horizon(view)),
    )
    point = TurningPoint(
        task.moment, state.round, phase_of(state), decision.seat, played, better,
        round(gain, 3), round(error, 3), round(prestige, 1), tuple(reasons),
    )  # fmt: skip
    return Look(task.moment, point)


def review_game(past: Past, seed: int, content: Content) -> Iterator[Review]:
    """A whole review, as it grows with each step."""
    review = Review(seed)
    yield review
    while (task := past.task(review)) is not None:
        review.add(carry_out(task, content))
        yield review
