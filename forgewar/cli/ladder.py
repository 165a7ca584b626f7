"""`forgewar simulate --ladder`: measures how much stronger each computer player is than the one
below it."""

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from msgspec.structs import replace

from forgewar.cli.executor import Executor
from forgewar.cli.games import THERE, Run, tallies
from forgewar.cli.tally import Tally
from forgewar.words import message, say

RUNGS = (
    ("apprentice", "random"),
    ("journeyman", "apprentice"),
    ("artisan", "journeyman"),
    ("master", "artisan"),
    ("grandmaster", "master"),
)
MIRRORS = ("apprentice", "journeyman", "master")
_Z = 1.96  # for 95 %


class Rung(NamedTuple):
    """One player against a table of others."""

    guild: str
    others: str
    games: int
    wins: int
    score: float
    others_score: float

    def line(self) -> str:
        low, high = interval(self.wins, self.games)
        share = 100 * self.wins / self.games
        return (
            f"{self.guild:<11} {self.others:<11} {self.games:>6} {share:>7.1f} %"
            f"  {100 * low:>5.1f} - {100 * high:>5.1f} %"
            f" {self.score:>7.1f} {self.others_score:>7.1f}"
        )


def _columns() -> str:
    """Heads of the columns above `Rung.line`."""
    guild, others, games, won, within, score = (
        say(f"cli-column-{name}") for name in ("guild", "others", "games", "won", "within", "score")
    )
    return f"{guild:<11} {others:<11} {games:>6} {won:>9}  {within:>15} {score:>7} {others:>7}"


def interval(wins: int, games: int, errors: float = _Z) -> tuple[float, float]:
    """95 % interval of a share, or that of so many standard errors (Wilson's score interval)."""
    share, spread = wins / games, errors * errors / games
    middle = (share + spread / 2) / (1 + spread)
    half = errors * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return middle - half, middle + half


def climb(asked: Run, executor: Executor, tell: Callable[[str], None]) -> list[Rung]:
    """Play every rung and report it as soon as it is done: or, with another checkout, each strength
    against its own there. Each deal is played once from every seat, so the number of games is
    rounded up to a multiple of the guilds."""
    options, seed = asked.options, asked.seed
    head = say(
        "cli-ladder",
        mode=message(f"mode-{options.mode}"),
        guilds=options.guilds,
        seed=str(seed),
        even=f"{100 / options.guilds:.0f}",
    )
    tell(f"{head}\n")
    tell(_columns())
    rungs = []
    mirrors = [(name, name) for name in MIRRORS]
    against = [(name, name + THERE) for name in reversed(MIRRORS)]
    for guild, others in against if asked.elsewhere is not None else [*RUNGS, *mirrors]:
        rungs.append(_rung(asked, executor, guild, others))
        tell(rungs[-1].line())
    return rungs


def _rung(asked: Run, executor: Executor, guild: str, others: str) -> Rung:
    seats = asked.options.guilds
    deals = -(-asked.games // seats)
    wins, score, rest = 0, 0, 0
    for place in range(seats):
        # Among equals another seat in each deal would be the same game: play other deals instead.
        run_seed = asked.seed if guild != others else asked.seed + place
        names = tuple(guild if seat == place else others for seat in range(seats))
        tally = Tally.of(seats)
        run = replace(asked, seats=names, seed=run_seed, games=deals)
        for part in tallies(run, executor):
            tally.merge(part)
        wins += tally.seats[place].wins
        score += tally.seats[place].score.total
        rest += sum(seat.score.total for seat in tally.seats) - tally.seats[place].score.total
    played = deals * seats
    return Rung(guild, others, played, wins, score / played, rest / played / (seats - 1))
