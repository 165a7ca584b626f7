"""Measures the marks of challenges: plays each contract, and each mode of the deal of the day, with
the computer players that the data names, and takes the best 50, 25 and 10 % of their scores."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from typing import NamedTuple

from forgewar.ai.players.registry import GUILDS
from forgewar.cli.executor import Executor
from forgewar.cli.games import seed_of
from forgewar.content import load
from forgewar.content.challenges import MEDALS, Marks, content_of, deal_plan, ladder
from forgewar.content.model import ModeName
from forgewar.play.challenges.contracts import options_of
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.words import say

SHARES = {"bronze": 50, "silver": 25, "gold": 10}  # of all games, in percent


class Task(NamedTuple):
    """One game: of a contract, or of a mode of the deal of the day."""

    challenge: str
    strength: str
    number: int


def tasks_of(challenge: str, games: Mapping[str, int]) -> list[Task]:
    return [
        Task(challenge, strength, number)
        for strength, count in games.items()
        for number in range(1, count + 1)
    ]


def play_task(task: Task) -> int:
    """Score of a game; 0 if it is lost."""
    contract = ladder().contracts.get(task.challenge)
    if contract is not None:
        run_seed = seed_of(ladder().measured.seed, task.number)
        content = content_of(contract, load.default())
        game = Game.new(options_of(contract), contract.seed, content)
    else:
        plan = deal_plan()
        run_seed = seed_of(plan.measured.seed, task.number)
        mode: ModeName = next(mode for mode in plan.marks if mode == task.challenge)
        options = Options(mode, 1, difficulty=plan.difficulty)
        game = Game.new(options, run_seed, load.default())
    player = GUILDS[task.strength](seed_of(run_seed, 0))
    while game.decision is not None:
        game.play(player.choose(game, 0))
    assert game.state.result is not None
    return 0 if game.state.result.lost_by else game.state.guilds[0].prestige


class Scores(NamedTuple):
    """Scores of a challenge by strength."""

    challenge: str
    scores: dict[str, list[int]]

    def mark(self, percent: int) -> int:
        """The lowest score that is among the best so many percent of all games."""
        ranked = sorted((s for scores in self.scores.values() for s in scores), reverse=True)
        return ranked[max(0, len(ranked) * percent // 100 - 1)]

    @property
    def marks(self) -> tuple[int, ...]:
        """Marks by these scores: bronze, silver, gold, each above the one before."""
        bronze, silver, gold = (self.mark(SHARES[medal]) for medal in MEDALS)
        silver = max(silver, bronze + 1)
        return bronze, silver, max(gold, silver + 1)

    def line(self, strengths: Sequence[str]) -> str:
        """Marks as measured and as shipped, and the games of each strength that earn bronze."""
        shipped = _shipped_marks()[self.challenge]
        now = tuple(shipped.of(medal) for medal in MEDALS)
        won = [_won(self.scores.get(name, []), shipped.bronze) for name in strengths]
        return _row(self.challenge, _triple(self.marks), _triple(now), *won)


def head(strengths: Sequence[str]) -> str:
    """Heads of the columns of `Scores.line`."""
    names = [say(f"balance-column-{name}") for name in ("challenge", "measured", "shipped")]
    return _row(*names, *strengths)


def _row(name: str, *columns: str) -> str:
    return f"{name:<17} {' '.join(f'{column:>15}' for column in columns)}"


def _triple(marks: Sequence[int]) -> str:
    return " ".join(f"{mark:>4}" for mark in marks)


def _won(scores: Sequence[int], bronze: int) -> str:
    return f"{sum(score >= bronze for score in scores)}/{len(scores)}"


def _shipped_marks() -> dict[str, Marks]:
    contracts = {id_: contract.marks for id_, contract in ladder().contracts.items()}
    return contracts | {str(mode): marks for mode, marks in deal_plan().marks.items()}


def _plan() -> list[tuple[list[str], Mapping[str, int]]]:
    """Challenges, and how often each strength plays each of them."""
    modes = [str(mode) for mode in deal_plan().marks]
    return [([*ladder().contracts], ladder().measured.games), (modes, deal_plan().measured.games)]


def games_in_all() -> int:
    return sum(len(names) * sum(games.values()) for names, games in _plan())


def measure_all(executor: Executor, progress: Callable[[], object]) -> Iterator[Scores]:
    """Measure every challenge as its file says."""
    for names, games in _plan():
        yield from measure(names, games, executor, progress)


def measure(
    challenges: Sequence[str],
    games: Mapping[str, int],
    executor: Executor,
    progress: Callable[[], object],
) -> Iterator[Scores]:
    """Play every challenge with each strength so often. `progress` is called after each game."""
    for challenge in challenges:
        tasks = tasks_of(challenge, games)
        scores: dict[str, list[int]] = {strength: [] for strength in games}
        found = executor.results(play_task, tasks)
        with closing(found):  # Ctrl-C stops the executor
            for task, score in zip(tasks, found, strict=True):
                scores[task.strength].append(score)
                progress()
        yield Scores(challenge, scores)
