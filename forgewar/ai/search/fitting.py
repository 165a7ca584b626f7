"""Fits the weights of the evaluation function by least squares.

Games are played, and the features of guilds at the beginning of each round are compared with their
final prestige. Up to a round that differs from game to game some choices are random, so that more
positions are seen than sound play leads to. Everything depends on the seed alone.
"""

from collections.abc import Iterable
from math import sqrt
from random import Random

from forgewar.ai.search.evaluation import features
from forgewar.ai.search.evaluation_data import FEATURES, HUNDRED, EvaluationWeights, Table, kind
from forgewar.ai.search.rollout_policy import RolloutPolicy, rollout_weights
from forgewar.ai.value.valuation import Valuation
from forgewar.content.model import Content, ModeName
from forgewar.rules.decisions import Management
from forgewar.rules.game import Game
from forgewar.rules.mode import MODES
from forgewar.rules.state import Options

CHANCES = (0.1, 0.3)  # shares of random choices, by game
TABLES = (2, 3, 4)  # guilds
RIDGE = 1.0  # ridge penalty, for features that hardly any game has
PULL = 0.03  # towards the weights of the round after, in shares of the games seen

Row = list[float]
# Number of guilds, round, features of one guild, and its final prestige.
Sample = tuple[int, int, Row, float]


class Sums:
    """Sums of products of features and prestige over all games."""

    def __init__(self) -> None:
        size = len(FEATURES)
        self.count = 0
        self.squares = 0.0
        self.products: list[Row] = [[0.0] * size for _ in range(size)]
        self.prestige: Row = [0.0] * size

    def add(self, row: Row, prestige: float) -> None:
        self.count += 1
        self.squares += prestige * prestige
        for i, each in enumerate(row):
            if each:
                self.prestige[i] += each * prestige
                line = self.products[i]
                for j, other in enumerate(row):
                    line[j] += each * other

    def weights(self, after: Row | None = None) -> Row:
        """Weights by least squares with a small ridge penalty, pulled towards those of the round
        `after`: early rounds of a long game alone say little."""
        size, count = len(self.prestige), max(1, self.count)
        pull = [0.0] * size
        if after is not None:
            means = [each / count for each in self.products[0]]
            pull = [PULL * (self.products[i][i] - count * means[i] * means[i]) for i in range(size)]
        matrix = [[*line] for line in self.products]
        right = [*self.prestige]
        for i in range(size):
            matrix[i][i] += RIDGE + pull[i]
            right[i] += pull[i] * after[i] if after is not None else 0.0
        return solve(matrix, right)

    def error(self, weights: Row) -> float:
        """Root mean square error of these weights."""
        off = self.squares
        for weight, prestige, line in zip(weights, self.prestige, self.products, strict=True):
            off += weight * (sum(a * b for a, b in zip(line, weights, strict=True)) - 2 * prestige)
        return sqrt(max(0.0, off) / max(1, self.count))


def solve(matrix: list[Row], right: Row) -> Row:
    """Solution of a linear system with a positive definite matrix."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        pivot = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(size):
            if j != i and rows[j][i]:
                share = rows[j][i] / rows[i][i]
                rows[j] = [a - share * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


class Fitting:
    """Collects the games of one mode."""

    def __init__(self, mode: ModeName) -> None:
        self._mode = mode
        self._sums: dict[tuple[int, int], Sums] = {}

    def add(self, seen: Iterable[Sample]) -> None:
        """Add a game, as `play_sample` returns it."""
        for guilds, round_, row, prestige in seen:
            self._sums.setdefault((guilds, round_), Sums()).add(row, prestige)

    def weights(self) -> Table:
        """Weights for each number of guilds and round seen."""
        found: dict[tuple[int, int], EvaluationWeights] = {}
        after: dict[int, Row] = {}  # by the number of guilds
        for (guilds, round_), sums in sorted(self._sums.items(), reverse=True):
            after[guilds] = row = sums.weights(after.get(guilds))
            whole = tuple(round(each * HUNDRED) for each in row)
            found[guilds, round_] = EvaluationWeights(round(sums.error(row) * HUNDRED), whole)
        return {kind(self._mode, *where): found[where] for where in sorted(found)}


def play_sample(mode: ModeName, number: int, seed: int, content: Content) -> list[Sample]:
    """Play one game, with two, three and four guilds in turn; returns the features of each guild in
    each round from which on play was sound, with its final prestige."""
    options = Options(mode, TABLES[number % len(TABLES)], bonus_tiles=MODES[mode].bonus_tiles)
    rng, weights = Random(seed), rollout_weights(options)
    game, quick = Game.new(options, seed, content), RolloutPolicy(weights, rng)
    until = int(
        rng.random() ** 2 * options.rounds
    )  # squared, so that early rounds are seen often enough
    chance = CHANCES[int(rng.random() * len(CHANCES))]
    seen: list[tuple[int, int, Row]] = []
    last = 1  # before the first round only wealth differs
    while game.state.agenda:
        now = game.state.round
        if now > last:
            last = now
            if now > until:
                for seat in range(options.guilds):
                    seen.append((now, seat, features(Valuation(game.table, seat, weights))))
        if now <= until and rng.random() < chance and not isinstance(game.decision, Management):
            choices = game.choices()
            game.play(choices[int(rng.random() * len(choices))])
        else:
            quick.turn(game)
    guilds = game.state.guilds
    return [(len(guilds), now, row, guilds[seat].prestige) for now, seat, row in seen]
