"""Target 4: no dead card, no must-buy, and none that decides the game."""

from collections.abc import Iterator
from typing import NamedTuple

from forgewar.cli.measure import figures
from forgewar.cli.measure.charts import Bar, Chart
from forgewar.cli.measure.figures import Figure
from forgewar.cli.measure.plan import CHANCE, MET, MISSED, Finding, Measured, table, told, worst
from forgewar.content.model import Content
from forgewar.words import say

TAKEN = (0.05, 0.8)
MOVES = 0.15
# What everybody is dealt or may have in turn cannot be a card that all must fight for.
_NO_MUST = ("quests",)


class Card(NamedTuple):
    """One card as it fared."""

    id: str
    name: str
    group: str
    taken: Figure  # of the times it showed
    effect: Figure  # on the share of games won

    def verdict(self) -> str:
        """A card misses if chance cannot explain it."""
        if not self.taken.seen:
            return MISSED
        low, high = TAKEN
        must = self.group not in _NO_MUST
        worst_of = [_beyond(self.taken, low, high if must else 2.0)]
        if self.effect.seen:
            worst_of.append(_beyond(self.effect, -MOVES, MOVES))
        return worst(worst_of)

    def told(self) -> str:
        return (
            f"{self.name} ({self.group}): taken {self.taken.percent()}, "
            f"moves the win rate by {points(self.effect)}"
        )


def _beyond(figure: Figure, low: float, high: float) -> str:
    if low <= figure.value <= high:
        return MET
    return CHANCE if figure.low <= high and figure.high >= low else MISSED


def points(figure: Figure) -> str:
    if not figure.seen:
        return "not seen"
    value, low, high = (100 * x for x in figure[:3])
    return f"{value:+.0f} points ({low:+.0f} to {high:+.0f})"


def groups(content: Content) -> dict[str, list[tuple[str, str]]]:
    """All cards by kind and stage, as (id, name)."""
    found: dict[str, list[tuple[str, str]]] = {}
    for design in content.designs.values():
        if design.kind != "starting":
            group = f"{design.kind} designs, {say(f'stage-{design.stage}')}"
            found.setdefault(group, []).append((design.id, design.name))
    for words, cards in (("bonus", content.bonus_cards), ("single-use", content.single_cards)):
        for card in cards.values():
            group = f"{words} cards, {say(f'stage-{card.stage}')}"
            found.setdefault(group, []).append((card.id, card.name))
    for wealth in content.wealth.values():
        group = f"wealth, {wealth.set.replace('_', '-')}"
        found.setdefault(group, []).append((wealth.id, wealth.name))
    found["end-game bonuses"] = [(bonus.id, bonus.name) for bonus in content.end_bonuses.values()]
    found["quests"] = [
        (quest.id, f"{quest.name} ({quest.colour} {'I' * quest.stage})")
        for quest in content.quests.values()
    ]
    return found


def fared(measured: Measured) -> Iterator[Card]:
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
    cards = list(fared(measured))
    low, high = TAKEN
    lines = [
        "A market card shows once for each copy that is turned up, a public design and an "
        "end-game bonus once for each guild or game that may have it, a wealth card when it is "
        "dealt. The effect is how much more often its owners win than an even share: it contains "
        "that guilds who do well can afford more. For quests only the lower bound is asked: with "
        "four guilds nearly all that show are taken."
    ]
    charts = []
    for group in dict.fromkeys(card.group for card in cards):
        mine = [card for card in cards if card.group == group]
        rows = [
            [card.name, card.taken.percent(), points(card.effect), told(card.verdict())]
            for card in mine
        ]
        heading = group[0].upper() + group[1:]
        head = ["card", "taken", "effect on winning", ""]
        lines += ["", f"**{heading}**", *table(head, rows)]
        if group in _NO_MUST:
            continue
        slug = group.replace(", ", "-").replace(" ", "-").lower()
        bars = [Bar(card.name, card.taken, low <= card.taken.value <= high) for card in mine]
        charts.append(Chart(f"taken-{slug}", f"{heading}: taken when it shows", bars, TAKEN))
    effects = sorted((card for card in cards if card.effect.seen), key=_surely, reverse=True)
    bars = [
        Bar(f"{card.name}, {card.group.rpartition(' ')[2]}", card.effect, _moves_little(card))
        for card in effects[:30]
    ]
    band = (-MOVES, MOVES)
    charts.append(
        Chart("effects", "The thirty cards that most surely move the win rate", bars, band)
    )
    wrong = [card for card in cards if card.verdict() != MET]
    sure = [card for card in wrong if card.verdict() == MISSED]
    return Finding(
        4,
        say("balance-wanted-4"),
        worst([card.verdict() for card in cards]),
        f"{len(sure)} of {len(cards)} cards outside their bounds, {len(wrong) - len(sure)} more "
        "perhaps",
        lines,
        charts,
        tuple(f"{card.told()}: {told(card.verdict())}" for card in wrong),
    )


def _moves_little(card: Card) -> bool:
    return abs(card.effect.value) < MOVES


def _surely(card: Card) -> float:
    """How far from nought the effect lies at least."""
    return max(card.effect.low, -card.effect.high)
