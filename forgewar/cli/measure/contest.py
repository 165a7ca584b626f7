"""Targets 3, 5 and 6: fair seats, many ways to win, tension to the end."""

from itertools import chain
from typing import NamedTuple

from forgewar.cli.ladder import interval
from forgewar.cli.measure import figures
from forgewar.cli.measure.arc import within
from forgewar.cli.measure.charts import Bar, Chart
from forgewar.cli.measure.plan import (
    CHANCE,
    FAIR_SEATS,
    MET,
    MISSED,
    SHARES,
    Finding,
    Kind,
    Measured,
    columns,
    table,
    verdict_text,
    worst,
)
from forgewar.cli.measure.watch import PARTS, PLACES, GameNotes
from forgewar.words import message, say
from forgewar.words.numbers import decimal

MOST_OF_ONE_PART = 0.7
ACTIONS = (0.08, 0.4)
FAILED = (0.05, 0.2)
CLOSE = 0.2  # of the winner's score
CLOSE_GAMES = (0.5, 1.0)
LEADER_WINS = (0.0, 0.75)
AMONG_MANY = (
    2.77  # standard errors: with nine places one lies farther off in one of 20 measurements
)


class _Place(NamedTuple):
    """A place of the first order: its share of wins, and the verdict on it."""

    label: str
    fair: float
    figure: figures.Figure
    verdict: str

    @property
    def bar(self) -> Bar:
        return Bar(self.label, self.figure.less(self.fair), self.verdict != MISSED)

    def row(self, verdict: str) -> list[str]:
        return [self.label, f"{decimal(100 * self.fair, 1)} %", self.figure.percent(1), verdict]


def _places(kind: Kind, games: list[GameNotes]) -> list[_Place]:
    found, guilds = [], kind.options.guilds
    for place in range(guilds):
        wins = sum(game.seats[game.winner].start == place for game in games)
        figure, fair = figures.share(wins, len(games)), 1 / guilds
        if figure.low <= fair <= figure.high:
            verdict = MET
        else:
            low, high = interval(wins, len(games), AMONG_MANY)
            verdict = CHANCE if low <= fair <= high else MISSED
        label = say("balance-seat", game=kind.label, place=place + 1)
        found.append(_Place(label, fair, figure, verdict))
    return found


def seats(measured: Measured) -> Finding:
    """The target holds for modes with `fair_seats`; with an even start if there is one."""
    rows, asked, plain, even = [], [], [], []
    for kind, games in measured.tables():
        places = _places(kind, games)
        must_be_fair = SHARES[kind.options.mode].fair_seats
        for place in places:
            word = say("balance-even") if place.verdict == MET else say("balance-uneven")
            rows.append(place.row(verdict_text(place.verdict) if must_be_fair else word))
        if must_be_fair:
            evened = measured.with_even_start(kind)
            mended = _places(*evened) if evened is not None else []
            rows += [place.row(verdict_text(place.verdict)) for place in mended]
            plain += places
            even += mended
            asked += mended or places
    lines = [say("balance-seats"), *table([*columns("place", "even", "won"), ""], rows)]
    off = [place for place in (*plain, *even) if place.verdict != MET]
    return Finding(
        FAIR_SEATS,
        say("balance-wanted-3"),
        worst([place.verdict for place in asked]),
        say(
            "balance-seats-found",
            out=sum(place.verdict != MET for place in plain),
            count=len(plain),
            evened=sum(place.verdict != MET for place in even),
            even=len(even),
        ),
        lines,
        [Chart("seats", say("balance-seats-chart"), [place.bar for place in (*plain, *even)])],
        tuple(f"{place.label}: {place.figure.percent(1)}" for place in off),
    )


def ways(measured: Measured) -> Finding:
    part_rows, place_rows, verdicts, out = [], [], [], []
    part_bars: dict[str, list[Bar]] = {part: [] for part in PARTS}
    place_bars: dict[str, list[Bar]] = {place: [] for place in PLACES}
    for kind, games in measured.tables():
        row = [kind.label]
        for part in PARTS:
            shares = [_part_of_winner(game, part) for game in games]
            figure = figures.mean(shares)
            verdict = within(figure, (-1.0, MOST_OF_ONE_PART))
            verdicts.append(verdict)
            row.append(figure.percent())
            part_bars[part].append(Bar(_of(part, kind.label), figure, verdict != MISSED))
            if verdict != MET:
                out.append(_out(part, kind.label, figure))
        part_rows.append(row)
        actions = {
            place: sum(seat.actions.get(place, 0) for game in games for seat in game.seats)
            for place in PLACES
        }
        total = sum(actions.values())
        passes = sum(seat.passes for game in games for seat in game.seats)
        row = [kind.label]
        for place, count in actions.items():
            figure = figures.share(count, total)
            verdict = within(figure, ACTIONS)
            verdicts.append(verdict)
            row.append(figure.percent())
            place_bars[place].append(Bar(_of(place, kind.label), figure, verdict != MISSED))
            if verdict != MET:
                out.append(_out(place, kind.label, figure))
        place_rows.append([*row, figures.share(passes, passes + total).percent()])
    lines = [
        say("balance-parts"),
        *table([*columns("game"), *(say(f"balance-of-{part}") for part in PARTS)], part_rows),
        say("balance-places"),
        *table(
            [
                *columns("game"),
                *(say(f"balance-of-{place}") for place in PLACES),
                *columns("passed"),
            ],
            place_rows,
        ),
    ]
    charts = [
        Chart(
            "parts",
            say("balance-parts-chart"),
            [*chain.from_iterable(part_bars.values())],
            (0.0, MOST_OF_ONE_PART),
        ),
        Chart(
            "places",
            say("balance-places-chart"),
            [*chain.from_iterable(place_bars.values())],
            ACTIONS,
        ),
    ]
    return Finding(
        5,
        say("balance-wanted-5"),
        worst(verdicts),
        say("balance-ways-found", out=len(out), count=len(verdicts)),
        lines,
        charts,
        tuple(out),
    )


def _of(thing: str, game: str) -> str:
    return say("balance-of", thing=message(f"balance-of-{thing}"), game=game)


def _out(thing: str, game: str, figure: figures.Figure) -> str:
    what = message(f"balance-of-{thing}")
    return say("balance-ways-off", thing=what, game=game, figure=figure.percent())


def _part_of_winner(game: GameNotes, part: str) -> float:
    winner = game.seats[game.winner]
    return winner.parts.get(part, 0) / max(1, winner.score)


def tension(measured: Measured) -> Finding:
    rows, verdicts, out = [], [], []
    bars: list[list[Bar]] = [[], [], []]
    names = columns("quests-failed", "close", "leader")
    bands = (FAILED, CLOSE_GAMES, LEADER_WINS)
    for kind, games in measured.tables():
        tried = [notes for game in games for seat in game.seats for notes in seat.quests]
        found = (
            figures.share(sum(not notes.won for notes in tried), len(tried)),
            figures.share(sum(_close(game) for game in games), len(games)),
            figures.mean([_leader_won(game) for game in games]),
        )
        row = [kind.label]
        for name, figure, band, into in zip(names, found, bands, bars, strict=True):
            verdict = within(figure, band)
            verdicts.append(verdict)
            row.append(figure.percent(1))
            into.append(Bar(kind.label, figure, verdict != MISSED))
            if verdict != MET:
                said = say("balance-of", thing=name, game=kind.label)
                out.append(f"{said}: {figure.percent(1)}")
        rows.append(row)
    lines = [
        say("balance-tension"),
        *table([*columns("game"), *names], rows),
    ]
    charts = [
        Chart(f"tension-{i + 1}", say("capital", text=name), rows_, band)
        for i, (name, rows_, band) in enumerate(zip(names, bars, bands, strict=True))
    ]
    return Finding(
        6,
        say("balance-wanted-6"),
        worst(verdicts),
        say("balance-tension-found", out=len(out), count=len(verdicts)),
        lines,
        charts,
        tuple(out),
    )


def _close(game: GameNotes) -> bool:
    first, second = sorted((seat.score for seat in game.seats), reverse=True)[:2]
    return first - second < CLOSE * first


def _leader_won(game: GameNotes) -> float:
    most = max(seat.standing for seat in game.seats)
    leaders = [n for n, seat in enumerate(game.seats) if seat.standing == most]
    return 1 / len(leaders) if game.winner in leaders else 0.0
