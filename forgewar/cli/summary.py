"""Statistics of a simulation, as text and as data."""

from collections.abc import Iterable
from typing import Any

import msgspec

from forgewar import __version__
from forgewar.ai.players.bots import short_name
from forgewar.cli.contents import content_at
from forgewar.cli.games import Run
from forgewar.cli.measure.figures import share
from forgewar.cli.tally import Spread, Tally
from forgewar.words import message, say
from forgewar.words.breaking import columns
from forgewar.words.faults import describe_fault
from forgewar.words.numbers import decimal

_SPREAD = ("sd", "min", "max")


def data(run: Run, tally: Tally, seconds: float, jobs: int) -> dict[str, Any]:
    """Everything that `text` shows. All but `speed` is the same for the same run."""
    found: dict[str, Any] = {
        "program": __version__,
        "content": content_at(run.content).hash,
        "options": msgspec.to_builtins(run.options),
        "seed": run.seed,
        "games": tally.games,
        "seats": [
            {
                "player": short_name(run.seats[number]),
                "score": seat.score.data(),
                "wins": seat.wins,
                "quests": {
                    "taken": seat.taken,
                    "completed": seat.completed,
                    "failed": seat.failed,
                },
                "prestige": {
                    source: seat.prestige.get(source, 0) / tally.games for source in tally.sources()
                },
            }
            for number, seat in enumerate(tally.seats)
        ],
        "actions": tally.actions.data(),
        "rounds": tally.rounds.data(),
        "speed": {
            "seconds": seconds,
            "actions_per_second": tally.actions.total / seconds,
            "jobs": jobs,
        },
    }
    if run.options.solo:
        found["solo"] = {"won": tally.seats[0].wins, "lost": tally.lost}
    else:
        found["places"] = tally.places
    return found


def text(run: Run, tally: Tally, seconds: float) -> str:
    """A page of tables."""
    seats = range(len(run.seats))
    parts = [
        _head(run, tally.games),
        _table(
            _columns("seat", "score", *_SPREAD, "wins", "taken", "completed", "failed"),
            [
                [
                    f"{number + 1} {short_name(run.seats[number])}",
                    *_spread(seat.score),
                    f"{seat.wins}",
                ]
                + [_each(n, tally) for n in (seat.taken, seat.completed, seat.failed)]
                for number, seat in enumerate(tally.seats)
            ],
        ),
        _table(
            [*_columns("prestige"), *(say("cli-summary-seat", seat=i + 1) for i in seats)],
            [
                [
                    say(f"transcript-source-{source}"),
                    *(_each(seat.prestige.get(source, 0), tally) for seat in tally.seats),
                ]
                for source in tally.sources()
            ],
        ),
        _table(
            _columns("length", "mean", *_SPREAD),
            [
                [*_columns("actions"), *_spread(tally.actions)],
                [*_columns("rounds"), *_spread(tally.rounds)],
            ],
        ),
    ]
    parts.append(_solo(tally) if run.options.solo else _places(tally))
    speed, taken = decimal(tally.actions.total / seconds), decimal(seconds, 1)
    parts.append(say("cli-summary-speed", actions=speed, seconds=taken))
    for failure in tally.failures:
        problem = describe_fault(failure.fault)
        parts.append(say("cli-summary-bot-failed", problem=problem, count=failure.times))
    return "\n\n".join(parts)


def _head(run: Run, games: int) -> str:
    """Description of the games played."""
    options, seed = run.options, str(run.seed)
    mode = message(f"mode-{options.mode}")
    if options.solo:
        hard = message(f"difficulty-{options.difficulty}")
        return say("cli-summary-solo", games=games, mode=mode, difficulty=hard, seed=seed)
    return say(
        "cli-summary-tiles" if options.bonus_tiles else "cli-summary",
        games=games,
        mode=mode,
        guilds=options.guilds,
        seed=seed,
    )


def _places(tally: Tally) -> str:
    """Wins of each place of the first order."""
    return _table(
        _columns("place", "wins", "won"),
        [
            [f"{place + 1}", f"{wins}", share(wins, tally.games).percent(1)]
            for place, wins in enumerate(tally.places)
        ],
    )


def _solo(tally: Tally) -> str:
    """Number of games won, and the clauses by which the others were lost."""
    told = say("cli-summary-won", count=tally.seats[0].wins)
    for clause, count in sorted(tally.lost.items()):
        lost = message("cli-summary-lost", clause=clause, count=count)
        told = say("list-middle", before=told, next=lost)
    return told


def _columns(*names: str) -> list[str]:
    """Heads of columns and rows."""
    return [say(f"cli-column-{name}") for name in names]


def _spread(spread: Spread) -> list[str]:
    return [
        "-" if spread.mean is None else decimal(spread.mean, 1),
        "-" if spread.sd is None else decimal(spread.sd, 1),
        "-" if spread.low is None else f"{spread.low}",
        "-" if spread.high is None else f"{spread.high}",
    ]


def _each(number: int, tally: Tally) -> str:
    return decimal(number / tally.games, 2)


def _table(head: list[str], rows: Iterable[list[str]]) -> str:
    """Columns as wide as needed, the first flush left and the others flush right."""
    lines = [head, *rows]
    widths = [max(columns(line[i]) for line in lines) for i in range(len(head))]
    return "\n".join(
        "  ".join(
            word + _air(word, width) if i == 0 else _air(word, width) + word
            for i, (word, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def _air(word: str, width: int) -> str:
    return " " * (width - columns(word))
