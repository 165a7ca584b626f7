"""How many solo deals can be won at all, and by whom:
`python tests/bench/solo.py search [DEALS [SECONDS [DIFFICULTY [FIRST]]]]` and
`python tests/bench/solo.py rates STRENGTH [GAMES [MILLISECONDS]]`.

`search` knows what lies in the decks: after the deal nothing is left to chance, so it plays the
real game again and again. It keeps the most promising of the games that have reached the end of a
round, plays each of them on for another round in many ways, and every one of those to the end to
see what may become of it. The rollout policy plays on, with weights and whims that differ each
time. A deal in which one of all these games is won can be won; the others may be, too. Prints for
each deal how many games it took, or how far the best came and why it ended, within so many seconds
of the processor.

`rates` prints how many simple games a strength wins on each difficulty, with 95 % intervals, and in
which rounds it loses the others.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from math import exp
from random import Random
from typing import NamedTuple, cast

from msgspec.structs import replace

from forgewar.ai.players.base import Budget, legal_actions, seat_view
from forgewar.ai.players.registry import GUILDS
from forgewar.ai.search.evaluation import expectation
from forgewar.ai.search.rollout_policy import RolloutPolicy, rollout_weights
from forgewar.ai.value.planner import Planner
from forgewar.ai.value.weights import Weights
from forgewar.cli.games import ENDLESS, seed_of
from forgewar.cli.ladder import interval
from forgewar.content import load
from forgewar.content.model import Difficulty
from forgewar.rules.decisions import Management
from forgewar.rules.game import Game
from forgewar.rules.state import Options

DEALS, SECONDS = 24, 60.0
GAMES = 100
SEED = 1  # of the run, as `forgewar simulate --seed 1`
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")
KEPT = 24  # games at the end of a round
TRIES = 20  # for each of them, to play another round; late rounds take less time, and more tries
LOOKS = 3  # to the end of the game, after that
SIBLINGS = 6  # that are kept of one game
WHIMS = (0.0, 0.05, 0.15, 0.3)  # how often a choice is one of the next best
NEXT_BEST = 6
SPREAD = 0.5  # of the weights, as a logarithm
WEIGHED = (
    *("power", "urgency", "unclaimed", "surplus", "appetite", "gold", "hero", "hero_use"),
    *("hero_round", "trained", "design_use", "landing", "crowd", "duty", "haste", "margin"),
)


class Won(Exception):
    """A game was won: the search is over."""


class Kept(NamedTuple):
    """A game at the end of a round, what may become of it, and the number of the one before."""

    value: float
    game: Game
    parent: int


class Player:
    """Plays for a while, like nobody before."""

    def __init__(self, weights: Weights, rng: Random) -> None:
        spread = {name: getattr(weights, name) * exp(rng.gauss(0, SPREAD)) for name in WEIGHED}
        mine = replace(weights, **spread)
        self._quick, self._planner = RolloutPolicy(mine, rng), Planner(mine, rng)
        self._whim, self._rng = rng.choice(WHIMS), rng

    def play(self, game: Game, until: int) -> None:
        """Until the end of a round, or of the game."""
        state = game.state
        while state.agenda and state.round <= until:
            decision = game.decision
            if isinstance(decision, Management) or self._rng.random() >= self._whim:
                self._quick.turn(game)
                continue
            assert decision is not None
            ranked = self._planner.rank(game, decision.seat, game.choices())
            game.play(self._rng.choice(ranked[:NEXT_BEST])[1])


class Search:
    """For a way to win one deal."""

    def __init__(self, kind: Options, seed: int, seconds: float) -> None:
        self._start = Game.new(kind, seed, load.default())
        self._rng, self._weights = Random(seed), rollout_weights(kind)
        self._rounds = kind.rounds
        self._end = time.process_time() + seconds
        self.played = 0
        self.best: tuple[float, Game] = (-1.0, self._start)

    def won(self) -> bool:
        with suppress(Won):
            while not self._spent():
                kept = [Kept(0.0, self._start, 0)]
                for round_ in range(1, self._rounds):
                    kept = self._round(kept, round_)
            return False
        return True

    def _spent(self) -> bool:
        return time.process_time() >= self._end

    def _round(self, kept: list[Kept], round_: int) -> list[Kept]:
        """What has become of the games one round later: the best of them, of several if it can
        be."""
        found: list[Kept] = []
        for number in range(KEPT * TRIES * (1 + round_ // 4)):
            if not kept or self._spent():
                break
            parent = number % len(kept)
            game = kept[parent].game.clone()
            Player(self._weights, self._rng).play(game, round_)
            if not game.over:
                found.append(Kept(self._value(game), game, parent))
        found.sort(key=lambda each: -each.value)
        families: Counter[int] = Counter()
        best: list[Kept] = []
        for each in found:
            if len(kept) == 1 or families[each.parent] < SIBLINGS:
                families[each.parent] += 1
                best.append(each)
        return best[:KEPT]

    def _value(self, game: Game) -> float:
        """How far the games played on from here get, at best and on average, and how it stands."""
        looks = [self._look(game) for _ in range(LOOKS)]
        return max(looks) + sum(looks) / LOOKS + expectation(game, 0, self._weights)[0]

    def _look(self, game: Game) -> float:
        end = game.clone()
        Player(self._weights, self._rng).play(end, self._rounds)
        self.played += 1
        value = expectation(end, 0, self._weights)[0]
        if value > self.best[0]:
            self.best = value, end
        assert end.state.result is not None
        if not end.state.result.lost_by:
            raise Won
        return value


def why(game: Game) -> str:
    """Why a game was lost."""
    state = game.state
    guild = state.guilds[0]
    if guild.failed:
        return f"{guild.failed[-1]} failed beside {len(guild.quests)} others"
    return f"{len(guild.quests)} quests were left"


def search(deals: int, seconds: float, difficulty: Difficulty, first: int) -> None:
    """Every deal in turn."""
    kind, won = Options("simple", 1, difficulty=difficulty), 0
    for number in range(first, first + deals):
        found = Search(kind, seed_of(SEED, number), seconds)
        if found.won():
            won += 1
            score = found.best[1].state.guilds[0].prestige
            told = f"won with {score} in game {found.played}"
        else:
            game = found.best[1]
            told = f"lost in round {game.state.round} at best, of {found.played}: {why(game)}"
        print(f"{difficulty} deal {number}: {told}", flush=True)
    print(f"{won} of {deals} {difficulty} deals can be won")


def played(strength: str, kind: Options, number: int, seconds: float | None) -> Game:
    """A whole game, as `forgewar simulate --solo` plays it."""
    seed = seed_of(SEED, number)
    game, guild = Game.new(kind, seed, load.default()), GUILDS[strength](seed_of(seed, 0))
    budget = Budget(ENDLESS, seconds) if seconds else None
    while (decision := game.decision) is not None:
        seat = decision.seat
        if budget is None:
            game.play(guild.choose(game, seat))
        else:
            game.play(
                guild.consider(seat_view(game, seat), legal_actions(game, seat), budget).action
            )
    return game


def rates(strength: str, games: int, seconds: float | None) -> Iterator[str]:
    """What a strength wins, a line for each difficulty."""
    for difficulty in DIFFICULTIES:
        kind = Options("simple", 1, difficulty=difficulty)
        won, rounds = 0, Counter[int]()
        for number in range(1, games + 1):
            state = played(strength, kind, number, seconds).state
            assert state.result is not None
            if state.result.lost_by:
                rounds[state.round] += 1
            else:
                won += 1
        low, high = interval(won, games)
        lost = ", ".join(f"{count} in round {round_}" for round_, count in sorted(rounds.items()))
        share = f"{won} of {games}, {100 * low:.0f} to {100 * high:.0f} %"
        yield f"{strength:11} {difficulty:7} {share}; lost {lost or 'none'}"


def main() -> int:
    what, *given = sys.argv[1:] or [""]
    if what == "search":
        deals = int(given[0]) if given else DEALS
        seconds = float(given[1]) if len(given) > 1 else SECONDS
        difficulty = given[2] if len(given) > 2 else "hard"
        first = int(given[3]) if len(given) > 3 else 1
        assert difficulty in DIFFICULTIES
        search(deals, seconds, cast(Difficulty, difficulty), first)
    elif what == "rates":
        games = int(given[1]) if len(given) > 1 else GAMES
        seconds = int(given[2]) / 1000 if len(given) > 2 else 0.0
        for line in rates(given[0], games, seconds or None):
            print(line, flush=True)
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
