"""Plan of the measurement: the games to play, and the notes taken of them."""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from forgewar.cli.contents import anywhere, content_at
from forgewar.cli.executor import Executor
from forgewar.cli.games import Run
from forgewar.cli.measure.charts import Chart
from forgewar.cli.measure.watch import GameNotes, watch
from forgewar.content.even_start import even_start
from forgewar.content.model import Content, Difficulty, ModeName
from forgewar.rules.state import Options
from forgewar.words import message, say

TARGETS = range(1, 7)
FAIR_SEATS = 3
EQUALS = "journeyman"
STRONGEST = "master"
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")
GUILD_NUMBERS = (2, 3, 4)


class Share(NamedTuple):
    """Share of the games that is played in a mode, by several guilds and solo, and whether seats
    must be fair in it."""

    table: float
    solo: float
    fair_seats: bool = False


SHARES: Final[dict[ModeName, Share]] = {
    "simple": Share(1.0, 1.0, fair_seats=True),
    "fast_forward": Share(0.3, 0.0),
    "epic": Share(0.3, 0.125),
}
SOLO_MODES: Final = tuple(mode for mode, share in SHARES.items() if share.solo)
_BEGINNER = 4  # games of the Journeyman for one of the Master: they cost little


def solo_label(mode: ModeName, difficulty: Difficulty) -> str:
    """ "simple, easy" """
    return say(
        "balance-game-solo",
        mode=message(f"mode-{mode}"),
        difficulty=message(f"difficulty-{difficulty}"),
    )


class Kind(NamedTuple):
    """One kind of game, between equal guilds."""

    options: Options
    guild: str

    @property
    def label(self) -> str:
        options = self.options
        if options.difficulty:
            return solo_label(options.mode, options.difficulty)
        game = say("balance-game", mode=message(f"mode-{options.mode}"), guilds=options.guilds)
        return say("balance-game-even", game=game) if options.gifts else game


class Measured(Struct):
    """Notes of all games, by kind."""

    content: Content
    games: dict[Kind, list[GameNotes]] = field(default_factory=dict)

    def tables(self, mode: ModeName | None = None) -> Iterator[tuple[Kind, list[GameNotes]]]:
        """Games between several guilds, without house rules."""
        for kind, notes in self.games.items():
            options = kind.options
            if not options.solo and not options.gifts and mode in (None, options.mode):
                yield kind, notes

    def with_even_start(self, kind: Kind) -> tuple[Kind, list[GameNotes]] | None:
        """Games of a kind with its even start, if they were played."""
        options = with_even_start(kind.options)
        even = Kind(options, kind.guild) if options is not None else None
        return (even, self.games[even]) if even is not None and even in self.games else None

    def solo(self, mode: ModeName, difficulty: Difficulty, guild: str) -> list[GameNotes]:
        return self.games.get(Kind(Options(mode, 1, difficulty=difficulty), guild), [])


class Finding(NamedTuple):
    """Result for one target."""

    target: int
    wanted: str
    verdict: str
    summary: str
    lines: list[str]
    charts: list[Chart]
    offenders: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        return say(f"balance-title-{self.target}")


MET, CHANCE, MISSED = "met", "chance", "missed"


def verdict_text(verdict: str) -> str:
    """Text of a verdict."""
    return say(f"balance-verdict-{verdict}")


def worst(verdicts: list[str]) -> str:
    """Worst of several verdicts."""
    return max(verdicts, key=(MET, CHANCE, MISSED).index, default=MET)


def with_even_start(options: Options) -> Options | None:
    """The same game with its even start, if there is one."""
    places = even_start(options.mode, options.guilds)
    return replace(options, even_start=places) if places else None


def kinds(targets: set[int], games: int, solo_games: int) -> Iterator[tuple[Kind, int]]:
    """Kinds of games to play for these targets, and how many of each."""
    if targets - {1}:
        for mode, share in SHARES.items():
            for guilds in GUILD_NUMBERS:
                options, count = Options(mode, guilds), max(1, round(games * share.table))
                yield Kind(options, EQUALS), count
                even = with_even_start(options)
                if even is not None and FAIR_SEATS in targets:
                    yield Kind(even, EQUALS), count
    if 1 in targets:
        for mode in SOLO_MODES:
            for difficulty in DIFFICULTIES:
                options = Options(mode, 1, difficulty=difficulty)
                count = max(1, round(solo_games * SHARES[mode].solo))
                yield Kind(options, STRONGEST), count
                yield Kind(options, EQUALS), count * _BEGINNER


def measure(
    source: Path | None,
    plan: list[tuple[Kind, int]],
    seed: int,
    executor: Executor,
    progress: Callable[[Kind, int], None],
) -> Measured:
    """Play everything with the content of a folder or zip, by default the game's. `progress` is
    called after each game."""
    measured = Measured(content_at(source))
    for kind, games in plan:
        notes = measured.games.setdefault(kind, [])
        seats = (kind.guild,) * kind.options.guilds
        run = Run(kind.options, seats, seed, games, content=anywhere(source))
        watched = executor.results(partial(watch, run), run.numbers)
        with closing(watched):  # Ctrl-C stops the executor
            for game in watched:
                notes.append(game)
                progress(kind, 1)
    return measured


def columns(*names: str) -> list[str]:
    """Heads of columns."""
    return [say(f"balance-column-{name}") for name in names]


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A table in Markdown: the first column is words, the others are numbers."""
    rule = ["---", *("---:" for _ in head[1:])]
    return ["", *(f"| {' | '.join(row)} |" for row in (head, rule, *rows)), ""]
