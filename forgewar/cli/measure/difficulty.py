"""Target 2, the order of difficulty: the cost of winning each quest, including failures."""

from random import Random

from msgspec import Struct, field

from forgewar.cli.measure import figures
from forgewar.cli.measure.charts import Bar, Chart
from forgewar.cli.measure.figures import Figure
from forgewar.cli.measure.plan import (
    CHANCE,
    MET,
    MISSED,
    Finding,
    Measured,
    columns,
    table,
    verdict_text,
    worst,
)
from forgewar.cli.measure.watch import QuestNotes
from forgewar.content.model import Content, SoloColour
from forgewar.words import message, say
from forgewar.words.names import card_name
from forgewar.words.numbers import decimal

COLOURS = ("green", "grey", "red")
LEAST = 0.9


class _Attempts(Struct):
    """Attempts at one quest."""

    shown: int = 0
    tries: list[QuestNotes] = field(default_factory=list)

    @property
    def won(self) -> int:
        return sum(notes.won for notes in self.tries)

    def difficulty(self) -> tuple[float, float]:
        """Gold that all attempts cost for each that was won, and its standard error."""
        return figures.ratio([(float(n.cost), float(n.won)) for n in self.tries])


def finding(measured: Measured, rng: Random) -> Finding:
    content = measured.content
    found = _attempts(measured)
    lines = [
        say("balance-difficulty-is"),
    ]
    charts, verdicts, said, offenders = [], [], [], []
    summary = []
    head = columns("quest", "tried", "failed", "ore", "service", "rounds", "difficulty")
    for colour in COLOURS:
        deck: SoloColour = getattr(content.solo, colour)
        hardest, easiest = _once(deck.hardest), _once(deck.easiest)
        middle = _middle(content, colour, {*hardest, *easiest})
        lists = {
            "all": ([*hardest, *middle, *easiest], _wanted_ranks(hardest, middle, easiest)),
            "hardest": (hardest, _countdown(len(hardest))),
            "easiest": (easiest, _countdown(len(easiest))),
        }
        for part, (ids, wanted) in lists.items():
            name = say(f"balance-list-{part}", colour=message(f"colour-{colour}"))
            figure = figures.agreement(wanted, [found[id_].difficulty() for id_ in ids], rng)
            verdict = MET if figure.value > LEAST else CHANCE if figure.high > LEAST else MISSED
            verdicts.append(verdict)
            said.append([name, str(len(ids)), figure.plain(2), verdict_text(verdict)])
            if part == "all":
                summary.append(f"{say(f'colour-{colour}')} {decimal(figure.value, 2)}")
            if verdict != MET:
                offenders.append(say("balance-off-list", list=name, figure=figure.plain(2)))
        ids = [*hardest, *middle, *easiest]
        rows, bars = [], []
        for id_ in ids:
            tried = found[id_]
            value, error = tried.difficulty()
            figure = Figure(value, value - 1.96 * error, value + 1.96 * error, len(tried.tries))
            if not tried.won:
                figure = figures.NOTHING
            bars.append(Bar(str(card_name(content.quests[id_])), figure))
            rows.append([str(card_name(content.quests[id_])), *_row(tried), figure.plain(1)])
        lines += [
            say("balance-difficulty-list", colour=message(f"colour-{colour}")),
            *table(head, rows),
        ]
        title = say("balance-difficulty-chart", colour=message(f"colour-{colour}"))
        charts.append(Chart(f"difficulty-{colour}", title, bars, percent=False))
    head = [*columns("list", "quests", "spearman"), ""]
    lines[1:1] = ["", say("balance-agreement", least=str(LEAST)), *table(head, said)]
    return Finding(
        2,
        say("balance-wanted-2", least=str(LEAST)),
        worst(verdicts),
        ", ".join(summary),
        lines,
        charts,
        tuple(offenders),
    )


def _attempts(measured: Measured) -> dict[str, _Attempts]:
    found = {id_: _Attempts() for id_ in measured.content.quests}
    for _, games in measured.tables():
        for game in games:
            for id_, attempts in found.items():
                attempts.shown += game.shown.get(id_, 0)
            for seat in game.seats:
                for notes in seat.quests:
                    found[notes.quest].tries.append(notes)
    return found


def _row(tried: _Attempts) -> list[str]:
    won = [notes for notes in tried.tries if notes.won]
    return [
        figures.share(len(tried.tries), tried.shown).percent(),
        figures.share(len(tried.tries) - len(won), len(tried.tries)).percent(),
        figures.mean([float(n.ore) for n in won]).plain(),
        figures.mean([float(n.service) for n in won]).plain(),
        figures.mean([float(n.rounds) for n in won]).plain(),
    ]


def _once(ids: tuple[str, ...]) -> list[str]:
    return list(dict.fromkeys(ids))


def _middle(content: Content, colour: str, listed: set[str]) -> list[str]:
    """Quests of a colour in neither list, without the starred ones."""
    return [
        quest.id
        for quest in content.quests.values()
        if quest.colour == colour and quest.id not in listed and not quest.starred
    ]


def _countdown(count: int) -> list[float]:
    return [float(n) for n in range(count, 0, -1)]


def _wanted_ranks(hardest: list[str], middle: list[str], easiest: list[str]) -> list[float]:
    """Target ranks; those in the middle are equal."""
    easy, hard = len(easiest), len(hardest)
    return [
        *(easy + 1 + n for n in _countdown(hard)),
        *(float(easy + 1) for _ in middle),
        *_countdown(easy),
    ]
