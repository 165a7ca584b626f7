"""Master: Monte Carlo search in sampled worlds (successive halving).

Rolls out the candidates that the planner ranks highest, all of them in the same sampled worlds,
with everybody playing the rollout policy, and drops the worse half as shares of the budget are
spent. After another round it asks the evaluation: later differences are more luck than choice.
Replies to a candidate are searched too, the more rollouts there is time for (`replies.ReplyTree`).
"""

import time
from collections.abc import Sequence
from math import exp
from random import Random

from forgewar.ai.explain.reasons import explain, explain_search
from forgewar.ai.explain.search_reasons import (
    FEWEST,
    Facts,
    about,
    character_reasons,
    facts,
    find_reasons,
    liking,
    surely_more,
)
from forgewar.ai.players.base import Budget, Character, Choice, Player, RunnerUp
from forgewar.ai.search.evaluation import expected_prestige, has_evaluation
from forgewar.ai.search.replies import DIFFERENCE, OUT_OF_QUESTION, ReplyTree, learn
from forgewar.ai.search.rollout_policy import RolloutPolicy, rollout_weights
from forgewar.ai.search.sample_hidden import sample_hidden
from forgewar.ai.value.mine_value import Scored
from forgewar.ai.value.planner import Planner
from forgewar.ai.value.quest_value import prospects
from forgewar.ai.value.valuation import COUNTED, Valuation, leftover_prestige
from forgewar.ai.value.weights import Weights
from forgewar.rules import decisions as de
from forgewar.rules.actions import Action
from forgewar.rules.game import Game
from forgewar.rules.state import MAX_LEVEL

GAMES_EACH = 4  # rollouts per candidate; a smaller budget means fewer candidates
ACTIONS = 10  # of a guild in a round, about
NODES_A_SECOND = 30_000  # likewise
WORLDS = 8  # sampled worlds between two cullings
CLEAR = 4.0  # standard errors by which a candidate is beaten
AHEAD = 1  # rounds of a rollout after the present one; then the evaluation
LONG_AHEAD = 3  # and in epic, where the planner's values decide
PRIOR = 2.0  # weight of the planner's score, in rollouts
MARGIN = 4.0  # prestige; scale of a lead at the end of a rollout
DOUBT = 0.7  # growth of that scale with the error of the evaluation
PLAIN_MARGIN = 10.0  # the scale without an evaluation
GOOD_SOLO = {"simple": 105.0, "fast_forward": 160.0, "epic": 450.0}  # scores to strive for
LASTING = 0.3  # value of a solo game lost in the last round; a won one has 1
ALIKE = 0.01  # difference of chances that counts as none
UNSURE = 0.5  # lowest chance that a single quest counts with
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
        few = _candidates(ranked[: self.candidates], view, budget)
        search = Search(view, seat, few, budget, weights, self._rng)
        return search.choice(self._character)


def _candidates(ranked: list[Scored], view: Game, budget: Budget) -> list[Scored]:
    """The best few choices that are not out of the question and that the budget can tell apart: the
    longer the rollouts, the fewer."""
    nodes = float(budget.nodes)
    if budget.seconds:
        nodes = min(nodes, budget.seconds * NODES_A_SECOND)
    rounds = min(horizon(view), view.state.options.rounds) - max(view.state.round, 1) + 1
    each = GAMES_EACH * ACTIONS * len(view.state.guilds) * rounds
    many = max(2, int(nodes / each))
    top = ranked[0][0]
    return [item for item in ranked[:many] if item[0] > top + OUT_OF_QUESTION]


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
        self._quick = RolloutPolicy(weights, rng)
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
        action, ranked = best.item[1], [candidate.item for candidate in self.candidates]
        others = [candidate for candidate in self.candidates if candidate is not best]
        if not others:
            return Choice(action, explain(self._view, ranked, best.item), self.nodes)
        second = max(others, key=lambda candidate: candidate.mean)
        stood = (best.standings, second.standings)
        chosen = about(self._view, self._seat, action)
        said = find_reasons((best.prestige, second.prestige), stood, chosen)
        if character and best is not ahead and said and said[0].feature == "found_close":
            said = [*said, *character_reasons(character, *stood)]
        reasons = explain_search(said, self._view, ranked, best.item)
        alone = self._view.state.options.solo
        return Choice(action, reasons, self.nodes, _runner_up(best, second, alone=alone))

    def _best(self) -> Candidate:
        """Drop candidates that are clearly beaten at any time, and the worse half of the rest
        whenever another share of the budget is spent."""
        candidates = self.candidates
        shares = max(1, (len(candidates) - 1).bit_length())  # until one is left
        for share in range(1, shares + 1):
            while len(candidates) > 1 and not self._is_spent(share / shares):
                for _ in range(WORLDS):
                    self.play_world(candidates)
                    if self._is_spent():
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

    def play_world(self, candidates: list[Candidate]) -> None:
        """Roll out every candidate in one sampled world. A world that is cut short counts for none
        of them, unless it is the first."""
        world = sample_hidden(self._view, self._seat, self._rng)
        ends: list[tuple[float, float, Facts]] = []
        for candidate in candidates:
            if ends and self._should_stop():
                break
            game = world.clone()
            game.play(candidate.item[1])
            foreseen, path = candidate.replies.follow(game, self._quick, self._horizon)
            self.nodes += 1 + foreseen + roll_out(game, self._quick, self._horizon)
            chances, leads = expectations(game, self._weights)
            learn(path, chances)
            ends.append((chances[self._seat], leads[self._seat], facts(game, self._seat)))
        if len(ends) == len(candidates) or not candidates[0].values:
            for candidate, (value, prestige, standing) in zip(candidates, ends, strict=False):
                candidate.values.append(value)
                candidate.prestige.append(prestige)
                candidate.standings.append(standing)


def _contenders(candidates: list[Candidate]) -> list[Candidate]:
    """The best candidate, and those that may still turn out to be better."""
    best = max(candidates, key=lambda candidate: candidate.mean)
    return [
        candidate
        for candidate in candidates
        if candidate is best or not surely_more(best.values, candidate.values, CLEAR)
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
    if view.table.mode.changes_stage:
        return round_ + LONG_AHEAD
    if options.solo or not has_evaluation(options.mode):
        return options.rounds  # in solo only lasting counts
    return round_ + AHEAD + isinstance(view.decision, _LATER)


def roll_out(game: Game, quick: RolloutPolicy, until: int) -> int:
    """Play on with the rollout policy until the end of a round; returns the number of actions."""
    played, state = 0, game.state
    while state.agenda and state.round <= until:
        played += quick.turn(game)
    return played


def _runner_up(best: Candidate, second: Candidate, *, alone: bool) -> RunnerUp:
    """Best of the others. All were rolled out in the same worlds, as long as they were in."""
    behind, games = _gap(best.prestige, second.prestige)
    chance = 0.0 if alone else _gap(best.values, second.values)[0]
    clear = surely_more(best.prestige, second.prestige)
    return RunnerUp(second.item[1], round(behind, 2), games, round(chance, 3), clear)


def _gap(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, int]:
    """Mean lead in the worlds of both, and the number of these worlds."""
    gaps = [mine - its for mine, its in zip(ours, theirs, strict=False)]
    return (sum(gaps) / len(gaps) if gaps else 0.0), len(gaps)


def expectation(game: Game, seat: int, weights: Weights) -> tuple[float, float]:
    """Winning chance and lead of one seat."""
    chances, leads = expectations(game, weights)
    return chances[seat], leads[seat]


def expectations(game: Game, weights: Weights) -> tuple[list[float], list[float]]:
    """Winning chance of each seat, from 0 to 1, by the lead over the best of the others, at the end
    or as evaluated; in solo by how long the game has lasted, how sure it is to be won, and the
    score. And those leads or that score, in prestige."""
    state = game.state
    if state.options.solo:
        chance, score = _solo(game, weights)
        return [chance], [score]
    if has_evaluation(state.options.mode):
        hopes, off = expected_prestige(game, weights)
        margin = MARGIN + DOUBT * off
    else:
        hopes = [_worth(game, other, weights) for other in range(len(state.guilds))]
        margin = PLAIN_MARGIN
    second, first = sorted(hopes)[-2:]
    leads = [hope - (second if hope == first else first) for hope in hopes]
    return [1 / (1 + exp(-lead / margin)) for lead in leads], leads


def _solo(game: Game, weights: Weights) -> tuple[float, float]:
    """Chance and score in solo: a game lost late was nearly won, and any win is better than all
    losses."""
    state = game.state
    lasted = state.round / state.options.rounds
    if state.result is not None and state.result.lost_by:
        return LASTING * lasted, 0.0
    sure = 1.0
    if not game.over:
        valuation = Valuation(game.table, 0, weights)
        for quest in state.guilds[0].quests:
            sure *= max(UNSURE, prospects(valuation, quest)[1])
    good = GOOD_SOLO[state.options.mode] * (1.0 if game.over else lasted)
    worth = _worth(game, 0, weights)
    score = 1 / (1 + exp(4 - 4 * worth / good))
    return LASTING * lasted + (1 - LASTING) * sure * (0.6 + 0.4 * score), worth


def _worth(game: Game, seat: int, weights: Weights) -> float:
    """Prestige of a guild, with expected prestige if the game is not over."""
    guild = game.state.guilds[seat]
    if game.over:
        return float(guild.prestige)
    table, catalogue = game.table, game.table.catalogue
    valuation = Valuation(table, seat, weights)
    worth = guild.prestige + leftover_prestige(guild, table)
    worth += sum(hero.level + (hero.level == MAX_LEVEL) for hero in guild.adventurers)
    worth += (valuation.hero - COUNTED) * len(guild.adventurers)
    worth += sum(valuation.design(key) for key in (*guild.designs, *guild.claims))
    worth += sum(catalogue.bonus_cards[key].prestige for key in guild.bonus_cards)
    worth += sum(a * v for a, v in zip(guild.resources, valuation.resource, strict=True)) * 0.7
    worth += guild.gold * (valuation.gold - weights.last_gold)
    for quest in guild.quests:
        worth += max(0.0, sum(part.weight for part in prospects(valuation, quest)[0]))
    return worth
