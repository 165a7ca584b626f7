"""Target 4: no dead card, no must-buy, and none that decides the game."""

from collections.abc import Iterator
from typing import NamedTuple

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
from forgewar.content.model import Content, Quest
from forgewar.words import message, say
from forgewar.words.names import card_name

TAKEN = (0.05, 0.8)
MOVES = 0.15
_MOST_SURE = 30  # cards on the chart of effects
# Cards that everybody is dealt or may have in turn cannot be must-buys.
_NO_MUST = ("quests",)


class Group(NamedTuple):
    """Cards of one kind and stage. `file` is part of the name of its chart."""

    file: str
    name: str
    short: str  # beside the name of a card


class Card(NamedTuple):
    """One card with its results."""

    id: str
    name: str
    group: Group
    taken: Figure  # of the times it showed
    effect: Figure  # on the share of games won

    def verdict(self) -> str:
        """Verdict: a card misses the target if chance cannot explain its figures."""
        if not self.taken.seen:
            return MISSED
        low, high = TAKEN
        must = self.group.file not in _NO_MUST
        worst_of = [_beyond(self.taken, low, high if must else 2.0)]
        if self.effect.seen:
            worst_of.append(_beyond(self.effect, -MOVES, MOVES))
        return worst(worst_of)

    def describe(self) -> str:
        """Sentence about a card that misses the target."""
        return say(
            "balance-card-off",
            card=self.name,
            group=self.group.name,
            taken=self.taken.percent(),
            effect=points(self.effect),
            verdict=verdict_text(self.verdict()),
        )


def _beyond(figure: Figure, low: float, high: float) -> str:
    if low <= figure.value <= high:
        return MET
    return CHANCE if figure.low <= high and figure.high >= low else MISSED


def points(figure: Figure) -> str:
    if not figure.seen:
        return say("balance-not-seen")
    value, low, high = (f"{100 * x:+.0f}" for x in figure[:3])
    return say("balance-points", value=value, low=low, high=high)


def groups(content: Content) -> dict[Group, list[tuple[str, str]]]:
    """All cards by kind and stage, as (id, name)."""
    found: dict[Group, list[tuple[str, str]]] = {}
    for design in content.designs.values():
        if design.kind != "starting":
            group = _group_of_stage(f"{design.kind}-designs", design.stage)
            found.setdefault(group, []).append((design.id, str(card_name(design))))
    for kind, cards in (
        ("bonus-cards", content.bonus_cards),
        ("single-use-cards", content.single_cards),
    ):
        for card in cards.values():
            group = _group_of_stage(kind, card.stage)
            found.setdefault(group, []).append((card.id, str(card_name(card))))
    for wealth in content.wealth.values():
        group = _group(f"wealth-{wealth.set.replace('_', '-')}")
        found.setdefault(group, []).append((wealth.id, str(card_name(wealth))))
    found[_group("end-game-bonuses")] = [
        (bonus.id, str(card_name(bonus))) for bonus in content.end_bonuses.values()
    ]
    found[_group("quests")] = [(quest.id, _quest(quest)) for quest in content.quests.values()]
    return found


def _group_of_stage(kind: str, stage: int) -> Group:
    words = message(f"stage-{stage}")
    name = say("balance-in-stage", group=message(f"balance-group-{kind}"), stage=words)
    return Group(f"{kind}-stage-{'i' * stage}", name, str(words))


def _group(kind: str) -> Group:
    name = say(f"balance-group-{kind}")
    return Group(kind, name, name)


def _quest(quest: Quest) -> str:
    words = message(f"colour-{quest.colour}"), message(f"stage-{quest.stage}")
    return say("balance-quest", quest=card_name(quest), colour=words[0], stage=words[1])


def measure_cards(measured: Measured) -> Iterator[Card]:
    """Every card, over all games in which it showed."""
    shown: dict[str, int] = {}
    taken: dict[str, int] = {}
    owners: dict[str, int] = {}
    wins: dict[str, int] = {}
    even: dict[str, float] = {}
    for kind, games in measured.tables():
        for game in games:
            for id_, count in game.shown.items():
                shown[id_] = shown.get(id_, 0) + count
            for id_, count in game.taken.items():
                taken[id_] = taken.get(id_, 0) + count
            for seat, notes in enumerate(game.seats):
                for id_ in notes.owned:
                    owners[id_] = owners.get(id_, 0) + 1
                    wins[id_] = wins.get(id_, 0) + (game.winner == seat)
                    even[id_] = even.get(id_, 0.0) + 1 / kind.options.guilds
    for group, cards in groups(measured.content).items():
        for id_, name in cards:
            owned = owners.get(id_, 0)
            effect = figures.share(wins.get(id_, 0), owned)
            if owned:
                effect = effect.less(even[id_] / owned)
            yield Card(
                id_,
                name,
                group,
                figures.share(taken.get(id_, 0), shown.get(id_, 0)),
                effect,
            )


def finding(measured: Measured) -> Finding:
    cards = list(measure_cards(measured))
    low, high = TAKEN
    lines = [
        say("balance-cards"),
    ]
    charts = []
    for group in dict.fromkeys(card.group for card in cards):
        mine = [card for card in cards if card.group == group]
        rows = [
            [card.name, card.taken.percent(), points(card.effect), verdict_text(card.verdict())]
            for card in mine
        ]
        heading = say("capital", text=group.name)
        head = [*columns("card", "taken", "effect"), ""]
        lines += ["", f"**{heading}**", *table(head, rows)]
        if group.file in _NO_MUST:
            continue
        bars = [Bar(card.name, card.taken, low <= card.taken.value <= high) for card in mine]
        charts.append(
            Chart(f"taken-{group.file}", say("balance-cards-chart", group=heading), bars, TAKEN)
        )
    effects = sorted((card for card in cards if card.effect.seen), key=_surely, reverse=True)
    bars = [
        Bar(f"{card.name}, {card.group.short}", card.effect, _moves_little(card))
        for card in effects[:_MOST_SURE]
    ]
    band = (-MOVES, MOVES)
    charts.append(Chart("effects", say("balance-effects-chart", count=_MOST_SURE), bars, band))
    wrong = [card for card in cards if card.verdict() != MET]
    sure = [card for card in wrong if card.verdict() == MISSED]
    return Finding(
        4,
        say("balance-wanted-4"),
        worst([card.verdict() for card in cards]),
        say(
            "balance-cards-found",
            out=len(sure),
            count=len(cards),
            perhaps=len(wrong) - len(sure),
        ),
        lines,
        charts,
        tuple(card.describe() for card in wrong),
    )


def _moves_little(card: Card) -> bool:
    return abs(card.effect.value) < MOVES


def _surely(card: Card) -> float:
    """Lower bound of the effect's distance from zero."""
    return max(card.effect.low, -card.effect.high)
