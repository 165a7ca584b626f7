"""Master: plays the most promising choices on in its mind, in games that may be the real one.

For each candidate that the planner of the Journeyman ranks high it plays on, with everybody at the
table taken for a Journeyman in a hurry, in the same made-up games for all candidates, and drops the
worse half from time to time. After another round it asks the evaluation how the game stands: what
comes later differs more from game to game than from choice to choice. What follows a candidate at
once is tried out, too, the more games there is time for (**foresight**).
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
    facts,
    found,
    liked,
    liking,
    surely_more,
)
from forgewar.ai.players.base import Budget, Character, Choice, Player, RunnerUp
from forgewar.ai.search.evaluation import evaluated, hoped_for
from forgewar.ai.search.replies import DIFFERENCE, OUT_OF_QUESTION, Foresight, learn
from forgewar.ai.search.rollout_policy import RolloutPolicy, rollout_weights
from forgewar.ai.search.sample_hidden import sample_hidden
from forgewar.ai.value.mine_value import Scored
from forgewar.ai.value.planner import Planner
from forgewar.ai.value.quest_value import prospects
from forgewar.ai.value.valuation import COUNTED, Valuation, left_over
from forgewar.ai.value.weights import Weights
from forgewar.rules import decisions as de
from forgewar.rules.actions import Action
from forgewar.rules.game import Game
from forgewar.rules.state import MAX_LEVEL

GAMES_EACH = 4  # a budget that is smaller looks at fewer candidates
ACTIONS = 10  # of a guild in a round, about
NODES_A_SECOND = 30_000  # likewise
WORLDS = 8  # made-up games between two cullings
CLEAR = 4.0  # standard errors by which a candidate is beaten
AHEAD = 1  # rounds that are played on after the present one; then the evaluation speaks
LONG_AHEAD = 3  # and in epic, where the planner's values do
PRIOR = 2.0  # games that the planner's opinion weighs as much as
MARGIN = 4.0  # a lead at the end of a game played on that is likely to be one at the table
DOUBT = 0.7  # by how much that grows with what the evaluation may be off
PLAIN_MARGIN = 10.0  # the same where there is no evaluation
GOOD_SOLO = {"simple": 105.0, "fast_forward": 160.0, "epic": 450.0}  # scores to strive for
LASTING = 0.3  # the part of a won solo game that one lost in the last round is worth
ALIKE = 0.01  # a difference of chances that makes none
UNSURE = 0.5  # how doubtful a single quest can look
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
# What these are good for shows a round later.
_LATER = (de.WealthChoice, de.Placement, de.OverseerReward, de.WorkerReward)


class Master(Player):
    """Searches within its budget, in as many made-up games as that allows."""

    name = "master"
    candidates = 32  # at most: what the planner ranks low in the mine is sometimes best

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:  # noqa: ARG002  # trades are part of managing
        decision = view.decision
        assert decision is not None
        seat = decision.seat
        choices = view.choices()
        temper = rollout_weights(view.state.options)
        ranked = Planner(temper, self._rng).rank(view, seat, choices)
        if len(ranked) == 1 or not isinstance(decision, SEARCHED):
            next_best = RunnerUp(ranked[1][1]) if len(ranked) > 1 else None
            return Choice(ranked[0][1], explain(view, ranked, ranked[0]), len(choices), next_best)
        few = _candidates(ranked[: self.candidates], view, budget)
        search = Search(view, seat, few, budget, temper, self._rng)
        return search.choice(self._character)


def _candidates(ranked: list[Scored], view: Game, budget: Budget) -> list[Scored]:
    """The best few, as far as they are choices at all and the budget can tell them apart: the
    longer games are played on, the fewer."""
    nodes = float(budget.nodes)
    if budget.seconds:
        nodes = min(nodes, budget.seconds * NODES_A_SECOND)
    rounds = min(horizon(view), view.state.options.rounds) - max(view.state.round, 1) + 1
    each = GAMES_EACH * ACTIONS * len(view.state.guilds) * rounds
    many = max(2, int(nodes / each))
    top = ranked[0][0]
    return [item for item in ranked[:many] if item[0] > top + OUT_OF_QUESTION]


class Line:
    """A candidate, what the planner thinks of it against the best (`behind`), what may follow it,
    and what each game played on came to: in chances, in prestige, and how the guild stood then."""

    __slots__ = ("behind", "foresight", "item", "prestige", "standings", "values")

    def __init__(self, item: Scored, top: float, foresight: Foresight) -> None:
        self.item = item
        self.foresight = foresight
        self.behind = (item[0] - top) / DIFFERENCE
        self.values: list[float] = []
        self.prestige: list[float] = []
        self.standings: list[Facts] = []

    @property
    def mean(self) -> float:
        """What the games say; the fewer they are, the more the planner's word counts."""
        games = len(self.values)
        played = sum(self.values) / games if games else 0.0
        return played + self.behind * PRIOR / (games + PRIOR)


class Search:
    """The search for one choice."""

    def __init__(
        self,
        view: Game,
        seat: int,
        candidates: list[Scored],
        budget: Budget,
        temper: Weights,
        rng: Random,
    ) -> None:
        self._view, self._seat, self._budget = view, seat, budget
        self._temper, self._rng = temper, rng
        self._quick = RolloutPolicy(temper, rng)
        self._horizon = horizon(view)
        planner, top = Planner(temper, rng), candidates[0][0]
        self.lines = [Line(item, top, Foresight(planner, SEARCHED)) for item in candidates]
        self._begun = time.perf_counter()
        self.nodes = 0

    def choice(self, character: Character | None) -> Choice:
        """The best candidate with what speaks for it, and the one after it; of those that are as
        good, the one that suits the character."""
        ahead = self._best()
        best = preferred(ahead, self.lines, character) if character else ahead
        action, ranked = best.item[1], [line.item for line in self.lines]
        others = [line for line in self.lines if line is not best]
        if not others:
            return Choice(action, explain(self._view, ranked, best.item), self.nodes)
        second = max(others, key=lambda line: line.mean)
        stood = (best.standings, second.standings)
        chosen = about(self._view, self._seat, action)
        said = found((best.prestige, second.prestige), stood, chosen)
        if character and best is not ahead and said and said[0].feature == "found_close":
            said = [*said, *liked(character, *stood)]
        reasons = explain_search(said, self._view, ranked, best.item)
        alone = self._view.state.options.solo
        return Choice(action, reasons, self.nodes, _runner_up(best, second, alone=alone))

    def _best(self) -> Line:
        """Those that are clearly beaten drop out at any time, and the worse half of the rest
        whenever another share of the budget is spent."""
        lines = self.lines
        shares = max(1, (len(lines) - 1).bit_length())  # until one is left
        for share in range(1, shares + 1):
            while len(lines) > 1 and not self._spent(share / shares):
                for _ in range(WORLDS):
                    self.play_world(lines)
                    if self._spent():
                        break
                lines = _unbeaten(lines)
            if self._spent():
                break
            lines = sorted(lines, key=lambda line: -line.mean)[: (len(lines) + 1) // 2]
        return max(lines, key=lambda line: line.mean)

    def _spent(self, share: float = 1.0) -> bool:
        """Whether this share of the budget is used up."""
        budget = self._budget
        if self.nodes >= share * budget.nodes:
            return True
        if share < 1 and budget.seconds:
            return time.perf_counter() - self._begun >= share * budget.seconds
        return self._stopped()

    def _stopped(self) -> bool:
        """Asked between any two games played on, which take a few milliseconds each."""
        seconds = self._budget.seconds
        if seconds and time.perf_counter() - self._begun >= seconds:
            return True
        return self._budget.cancelled()

    def play_world(self, lines: list[Line]) -> None:
        """Every line in one made-up game. A world that is cut short counts for none of them,
        unless it is the first."""
        world = sample_hidden(self._view, self._seat, self._rng)
        ends: list[tuple[float, float, Facts]] = []
        for line in lines:
            if ends and self._stopped():
                break
            game = world.clone()
            game.play(line.item[1])
            foreseen, path = line.foresight.follow(game, self._quick, self._horizon)
            self.nodes += 1 + foreseen + play_on(game, self._quick, self._horizon)
            chances, leads = expectations(game, self._temper)
            learn(path, chances)
            ends.append((chances[self._seat], leads[self._seat], facts(game, self._seat)))
        if len(ends) == len(lines) or not lines[0].values:
            for line, (value, prestige, standing) in zip(lines, ends, strict=False):
                line.values.append(value)
                line.prestige.append(prestige)
                line.standings.append(standing)


def _unbeaten(lines: list[Line]) -> list[Line]:
    """The best, and those that may still turn out to be better."""
    best = max(lines, key=lambda line: line.mean)
    return [
        line for line in lines if line is best or not surely_more(best.values, line.values, CLEAR)
    ]


def preferred(best: Line, lines: Sequence[Line], character: Character) -> Line:
    """Of the best and those that came out as well, the one after which there is most of what a
    character likes."""
    alike = [
        line
        for line in lines
        if len(line.values) >= FEWEST
        and line.mean >= best.mean - ALIKE
        and not surely_more(best.values, line.values, 1.0)
    ]
    return max(alike, key=lambda line: liking(character, line.standings), default=best)


def horizon(view: Game) -> int:
    """The round until whose end a game is played on, from a choice in this one."""
    options, round_ = view.state.options, view.state.round
    if view.table.mode.changes_stage:
        return round_ + LONG_AHEAD
    if options.solo or not evaluated(options.mode):
        return options.rounds  # in solo nothing counts but to last
    return round_ + AHEAD + isinstance(view.decision, _LATER)


def play_on(game: Game, quick: RolloutPolicy, until: int) -> int:
    """Everybody plays on in a hurry, until the end of a round; how many actions that takes."""
    played, state = 0, game.state
    while state.agenda and state.round <= until:
        played += quick.turn(game)
    return played


def _runner_up(best: Line, second: Line, *, alone: bool) -> RunnerUp:
    """The best of the others. All were played on in the same games, as long as they lasted."""
    behind, games = _gap(best.prestige, second.prestige)
    chance = 0.0 if alone else _gap(best.values, second.values)[0]
    clear = surely_more(best.prestige, second.prestige)
    return RunnerUp(second.item[1], round(behind, 2), games, round(chance, 3), clear)


def _gap(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, int]:
    """By how much one is ahead on average in the games of both, and how many these are."""
    gaps = [mine - its for mine, its in zip(ours, theirs, strict=False)]
    return (sum(gaps) / len(gaps) if gaps else 0.0), len(gaps)


def expectation(game: Game, seat: int, temper: Weights) -> tuple[float, float]:
    """What may be expected for one seat."""
    chances, leads = expectations(game, temper)
    return chances[seat], leads[seat]


def expectations(game: Game, temper: Weights) -> tuple[list[float], list[float]]:
    """How well a game stands for each seat, from 0 to 1: the lead over the best of the others, at
    the end or as it may be then; in solo how long the game has lasted, how sure it is to be won,
    and then the score. And those leads or that score, in prestige."""
    state = game.state
    if state.options.solo:
        chance, score = _solo(game, temper)
        return [chance], [score]
    if evaluated(state.options.mode):
        hopes, off = hoped_for(game, temper)
        margin = MARGIN + DOUBT * off
    else:
        hopes = [_worth(game, other, temper) for other in range(len(state.guilds))]
        margin = PLAIN_MARGIN
    second, first = sorted(hopes)[-2:]
    leads = [hope - (second if hope == first else first) for hope in hopes]
    return [1 / (1 + exp(-lead / margin)) for lead in leads], leads


def _solo(game: Game, temper: Weights) -> tuple[float, float]:
    """A game lost late was nearly won, and any that is won is better than all that are lost."""
    state = game.state
    lasted = state.round / state.options.rounds
    if state.result is not None and state.result.lost_by:
        return LASTING * lasted, 0.0
    sure = 1.0
    if not game.over:
        valuation = Valuation(game.table, 0, temper)
        for quest in state.guilds[0].quests:
            sure *= max(UNSURE, prospects(valuation, quest)[1])
    good = GOOD_SOLO[state.options.mode] * (1.0 if game.over else lasted)
    worth = _worth(game, 0, temper)
    score = 1 / (1 + exp(4 - 4 * worth / good))
    return LASTING * lasted + (1 - LASTING) * sure * (0.6 + 0.4 * score), worth


def _worth(game: Game, seat: int, temper: Weights) -> float:
    """The prestige a guild has or, in a game that is not over, can look forward to."""
    guild = game.state.guilds[seat]
    if game.over:
        return float(guild.prestige)
    table, catalogue = game.table, game.table.catalogue
    valuation = Valuation(table, seat, temper)
    worth = guild.prestige + left_over(guild, table)
    worth += sum(hero.level + (hero.level == MAX_LEVEL) for hero in guild.adventurers)
    worth += (valuation.hero - COUNTED) * len(guild.adventurers)
    worth += sum(valuation.design(key) for key in (*guild.designs, *guild.claims))
    worth += sum(catalogue.bonus_cards[key].prestige for key in guild.bonus_cards)
    worth += sum(a * v for a, v in zip(guild.resources, valuation.resource, strict=True)) * 0.7
    worth += guild.gold * (valuation.gold - temper.last_gold)
    for quest in guild.quests:
        worth += max(0.0, sum(part.weight for part in prospects(valuation, quest)[0]))
    return worth
