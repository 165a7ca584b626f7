"""Master: Monte Carlo search in sampled worlds (successive halving).

Rolls out the candidates that the planner ranks highest, all of them in the same sampled worlds.
In each world everybody plays another variant of the rollout policy, so that no candidate depends
on one policy's mistakes. Candidates that cannot be better are dropped, and the worse half of the
others as shares of the budget are spent. A rollout ends a round later with the evaluation: what
follows is more luck than choice. Replies to a candidate are searched too, the more rollouts there
is time for (`replies.ReplyTree`).
"""

import time
from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from forgewar.ai.explain.score_facts import explain, explain_search
from forgewar.ai.explain.search_facts import (
    FEWEST,
    About,
    Facts,
    about,
    character_reasons,
    differences,
    facts,
    find_facts,
    liking,
    surely_more,
    sureness,
)
from forgewar.ai.players.base import Budget, Character, Choice, Player, RunnerUp
from forgewar.ai.search.calibration import calibrate
from forgewar.ai.search.evaluation import expectations, has_evaluation
from forgewar.ai.search.replies import DIFFERENCE, OUT_OF_QUESTION, ReplyTree, learn
from forgewar.ai.search.rollout_policy import RolloutPolicy, rollout_weights
from forgewar.ai.search.sample_hidden import sample_hidden
from forgewar.ai.value.mine_value import Scored
from forgewar.ai.value.planner import Planner
from forgewar.ai.value.weights import Weights, varied_weights
from forgewar.rules import decisions as de
from forgewar.rules.actions import Action, PassMine, Trade
from forgewar.rules.game import Game
from forgewar.rules.state import Options

GAMES_EACH = 4  # rollouts per candidate; a smaller budget means fewer candidates
ACTIONS = 10  # of a guild in a round, about
NODES_A_SECOND = 30_000  # likewise
WORLDS = 8  # sampled worlds between two cullings
CLEAR = 3.0  # standard errors by which a candidate is not better
AHEAD = 1  # rounds of a rollout after the present one; then the evaluation
SOLO_AHEAD = 3  # and in epic solo games, which take too long to be played to their end
PRIOR = 2.0  # weight of the planner's score, in rollouts
ALIKE = 0.01  # difference of chances that counts as none
SEARCHED = (
    de.WealthChoice,
    de.Placement,
    de.MineTurn,
    de.MarketTurn,
    de.Acquisition,
    de.OverseerReward,
    de.WorkerReward,
    de.CardReward,
)
# The effect of these decisions shows a round later.
_LATER = (de.WealthChoice, de.Placement, de.OverseerReward, de.WorkerReward)


class Master(Player):
    """Searches within its budget, in as many sampled worlds as that allows."""

    name = "master"
    candidates = 32  # at most: a move that the planner ranks low is sometimes best

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:  # noqa: ARG002  # trades are part of managing
        decision = view.decision
        assert decision is not None
        seat = decision.seat
        choices = view.choices()
        weights = rollout_weights(view.state.options)
        ranked = Planner(weights, self._rng).rank(view, seat, choices)
        if len(ranked) == 1 or not isinstance(decision, SEARCHED):
            next_best = RunnerUp(ranked[1][1]) if len(ranked) > 1 else None
            return Choice(ranked[0][1], explain(view, ranked, ranked[0]), len(choices), next_best)
        few = _candidates(ranked, self.candidates, view, budget)
        search = Search(view, seat, few, budget, weights, self._rng)
        return search.choice(self._character)


def _candidates(ranked: list[Scored], most: int, view: Game, budget: Budget) -> list[Scored]:
    """The best few choices that are not out of the question and that the budget can tell apart: the
    longer the rollouts, the fewer. Always among them is to do without a second move (MINE-2): its
    price, the place in the order, is what the planner judges worst."""
    nodes = float(budget.nodes)
    if budget.seconds:
        nodes = min(nodes, budget.seconds * NODES_A_SECOND)
    rounds = min(horizon(view), view.state.options.rounds) - max(view.state.round, 1) + 1
    each = GAMES_EACH * ACTIONS * len(view.state.guilds) * rounds
    many = min(most, max(2, int(nodes / each)))
    top = ranked[0][0]
    few = [item for item in ranked[:many] if item[0] > top + OUT_OF_QUESTION]
    if isinstance(view.decision, de.MineTurn) and view.decision.second:
        few += [item for item in ranked[many:] if isinstance(item[1], PassMine)]
    return few


class Candidate:
    """A candidate: its score by the planner against the best (`behind`), the tree of replies to it,
    and the result of each rollout: winning chance, prestige, and the guild's standing."""

    __slots__ = ("behind", "item", "prestige", "replies", "standings", "values")

    def __init__(self, item: Scored, top: float, replies: ReplyTree) -> None:
        self.item = item
        self.replies = replies
        self.behind = (item[0] - top) / DIFFERENCE
        self.values: list[float] = []
        self.prestige: list[float] = []
        self.standings: list[Facts] = []

    def first(self, games: int) -> "Candidate":
        """The same candidate with its first rollouts only; replies are shared."""
        same = Candidate(self.item, self.item[0], self.replies)
        same.behind = self.behind
        same.values, same.prestige = self.values[:games], self.prestige[:games]
        same.standings = self.standings[:games]
        return same

    @property
    def mean(self) -> float:
        """Mean of the rollouts; the fewer there are, the more the planner's score counts."""
        games = len(self.values)
        played = sum(self.values) / games if games else 0.0
        return played + self.behind * PRIOR / (games + PRIOR)


class Search:
    """Search for one choice."""

    def __init__(
        self,
        view: Game,
        seat: int,
        scored: list[Scored],
        budget: Budget,
        weights: Weights,
        rng: Random,
    ) -> None:
        self._view, self._seat, self._budget = view, seat, budget
        self._weights, self._rng = weights, rng
        self._policies = [RolloutPolicy(each, rng) for each in varied_weights(weights)]
        self._worlds = 0
        self._horizon = horizon(view)
        planner, top = Planner(weights, rng), scored[0][0]
        self.candidates = [Candidate(item, top, ReplyTree(planner, SEARCHED)) for item in scored]
        self._begun = time.perf_counter()
        self.nodes = 0

    def choice(self, character: Character | None) -> Choice:
        """Best candidate with its reasons, and the runner-up; among equals the one that suits the
        character."""
        ahead = self._best()
        best = pick_by_character(ahead, self.candidates, character) if character else ahead
        first = best is ahead
        action, ranked = best.item[1], [candidate.item for candidate in self.candidates]
        others = [candidate for candidate in self.candidates if candidate is not best]
        if not others:
            return Choice(action, explain(self._view, ranked, best.item), self.nodes)
        second = max(others, key=lambda candidate: candidate.mean)
        best, second = self.compare(best, second)
        stood = (best.standings, second.standings)
        said = find_facts((best.prestige, second.prestige), stood, self._about(action))
        if character and not first and said and said[0].kind == "found_close":
            said = [said[0], *character_reasons(character, *stood)]
        reasons = explain_search(said, self._view, ranked, best.item)
        other = _runner_up(best, second, self._view.state.options)
        favours = differences(stood[1], stood[0], self._about(other.action))
        other = replace(other, reasons=tuple(favours), follows=self._follows(second))
        return Choice(action, reasons, self.nodes, other, self._follows(best))

    def _follows(self, candidate: Candidate) -> Action | None:
        """Action that most rollouts take after a trade."""
        trades = isinstance(candidate.item[1], Trade)
        return candidate.replies.most_played(self._seat) if trades else None

    def _about(self, action: Action) -> About:
        return about(self._view, self._seat, action, self._horizon)

    def compare(self, best: Candidate, second: Candidate) -> tuple[Candidate, Candidate]:
        """Both with the rollouts of the worlds they share, and more of these as the budget asks."""
        games = min(len(best.values), len(second.values))
        pair = [best.first(games), second.first(games)]
        begun, seconds = time.perf_counter(), self._budget.seconds
        while len(pair[0].values) < self._budget.compared and not self._budget.cancelled():
            if seconds and time.perf_counter() - begun >= seconds:
                break
            self.play_world(pair, whole=True)
        return pair[0], pair[1]

    def _best(self) -> Candidate:
        """Drop candidates that are clearly beaten at any time, and the worse half of the rest
        whenever another share of the budget is spent."""
        candidates = self.candidates
        shares = max(1, (len(candidates) - 1).bit_length())  # until one is left
        for share in range(1, shares + 1):
            while len(candidates) > 1 and not self._is_spent(share / shares):
                for _ in range(WORLDS):
                    self.play_world(candidates)
                    if self._is_spent(share / shares):
                        break
                candidates = _contenders(candidates)
            if self._is_spent():
                break
            candidates = sorted(candidates, key=lambda candidate: -candidate.mean)[
                : (len(candidates) + 1) // 2
            ]
        return max(candidates, key=lambda candidate: candidate.mean)

    def _is_spent(self, share: float = 1.0) -> bool:
        """Whether this share of the budget is spent."""
        budget = self._budget
        if self.nodes >= share * budget.nodes:
            return True
        if share < 1 and budget.seconds:
            return time.perf_counter() - self._begun >= share * budget.seconds
        return self._should_stop()

    def _should_stop(self) -> bool:
        """Whether time is up or the search is cancelled; asked between rollouts, which take a few
        milliseconds."""
        seconds = self._budget.seconds
        if seconds and time.perf_counter() - self._begun >= seconds:
            return True
        return self._budget.cancelled()

    def play_world(self, candidates: list[Candidate], *, whole: bool = False) -> None:
        """Roll out every candidate in one sampled world. A world that is cut short counts for none
        of them, unless it is the first; a `whole` one is not cut short."""
        world = sample_hidden(self._view, self._seat, self._rng)
        quick = self._policies[self._worlds % len(self._policies)]
        self._worlds += 1
        ends: list[tuple[float, float, Facts]] = []
        for candidate in candidates:
            if ends and not whole and self._should_stop():
                break
            game = world.clone()
            game.play(candidate.item[1])
            foreseen, path = candidate.replies.follow(game, quick, self._horizon)
            self.nodes += 1 + foreseen + roll_out(game, quick, self._horizon)
            chances, leads = expectations(game, self._weights)
            learn(path, chances)
            ends.append((chances[self._seat], leads[self._seat], facts(game, self._seat)))
        if len(ends) == len(candidates) or not candidates[0].values:
            for candidate, (value, prestige, standing) in zip(candidates, ends, strict=False):
                candidate.values.append(value)
                candidate.prestige.append(prestige)
                candidate.standings.append(standing)


def _contenders(candidates: list[Candidate]) -> list[Candidate]:
    """The best candidate, and those that may still turn out to be better by more than nothing."""
    best = max(candidates, key=lambda candidate: candidate.mean)
    return [
        candidate
        for candidate in candidates
        if candidate is best
        or not surely_more(best.values, [value - ALIKE / 2 for value in candidate.values], CLEAR)
    ]


def pick_by_character(
    best: Candidate, candidates: Sequence[Candidate], character: Character
) -> Candidate:
    """Among the best candidate and its equals, the one that has most of what a character likes."""
    alike = [
        candidate
        for candidate in candidates
        if len(candidate.values) >= FEWEST
        and candidate.mean >= best.mean - ALIKE
        and not surely_more(best.values, candidate.values, 1.0)
    ]
    return max(alike, key=lambda candidate: liking(character, candidate.standings), default=best)


def horizon(view: Game) -> int:
    """Round at whose end rollouts stop, for a choice in this one."""
    options, round_ = view.state.options, view.state.round
    if options.solo and view.table.mode.changes_stage:
        return round_ + SOLO_AHEAD
    if options.solo or not has_evaluation(options.mode):
        return options.rounds  # in solo only lasting counts
    return round_ + AHEAD + isinstance(view.decision, _LATER)


def roll_out(game: Game, quick: RolloutPolicy, until: int) -> int:
    """Play on with the rollout policy until the end of a round; returns the number of actions."""
    played, state = 0, game.state
    while state.agenda and state.round <= until:
        played += quick.turn(game)
    return played


def _runner_up(best: Candidate, second: Candidate, options: Options) -> RunnerUp:
    """Best of the others. All were rolled out in the same worlds, as long as they were in."""
    behind, games = _gap(best.prestige, second.prestige)
    chances = [[calibrate(options, each) for each in line.values] for line in (best, second)]
    chance = 0.0 if options.solo else _gap(*chances)[0]
    clear = surely_more(best.prestige, second.prestige)
    sure = sureness(best.prestige, second.prestige) if games else 0
    return RunnerUp(second.item[1], round(behind, 2), games, round(chance, 3), clear, sure)


def _gap(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, int]:
    """Mean lead in the worlds of both, and the number of these worlds."""
    gaps = [mine - its for mine, its in zip(ours, theirs, strict=False)]
    return (sum(gaps) / len(gaps) if gaps else 0.0), len(gaps)
