"""Gains that a title would have brought a champion so far, quest by quest.

The events of the game are followed for one guild, and the rules are asked what the adventurer would
have brought with a title: the same quests, weapons and companions, nothing played otherwise.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from msgspec.structs import replace

from forgewar.content.model import Title
from forgewar.rules import events as ev
from forgewar.rules.quest import Standing, offer_price, standing
from forgewar.rules.state import ActiveQuest, Adventurer, GameState
from forgewar.rules.table import Table

Unit = Literal["prestige", "gold", "legs", "steps"]
UNITS: Mapping[str, Unit] = {
    "leg_prestige": "prestige",
    "quest_prestige": "prestige",
    "quest_gold": "gold",
    "charm_gold": "gold",
    "skip_steps": "steps",
    "wields_type": "legs",
    "gem_power": "legs",
    "leg_power": "legs",
}


class QuestGain(NamedTuple):
    """Gain of a title on one quest, in its unit. `legs` are those it counts for, and `saved` says
    that the quest failed and would not have."""

    quest: str
    amount: int
    legs: int = 0
    saved: bool = False


class TitleGain(NamedTuple):
    unit: Unit
    quests: tuple[QuestGain, ...]

    @property
    def total(self) -> int:
        return sum(gain.amount for gain in self.quests)


class _Managed(NamedTuple):
    """A quest when its guild finished managing, with the champion on it."""

    leg: int
    heroes: tuple[Adventurer, ...]
    quest: ActiveQuest
    round: int
    honed_legs: int  # completed with the weapon he holds


@dataclass(slots=True)
class _Journey:
    """The champion's part in one quest. `taken` and `ended` are places in the order of events."""

    key: str
    taken: int = -1
    ended: int | None = None
    paid: int = 0  # for the quest
    charmed: bool = False  # by another champion: nothing was paid
    skipped: int = 0
    managed: list[_Managed] = field(default_factory=list)
    legs: int = 0  # completed with him
    started: bool = False  # on it, armed, in the round in which it was taken
    throughout: bool = False  # until it was completed
    failed: bool = False


def title_gains(
    history: Iterable[Iterable[ev.Event]], table: Table, seat: int, number: int
) -> dict[str, TitleGain]:
    """Gains by title for an adventurer of a guild, from the events of a game up to now."""
    journeys = _Follower(table, seat, number).follow(history)
    scratch = Table(table.state.clone(), table.catalogue)
    return {
        title.id: TitleGain(
            UNITS[title.ability],
            tuple(gain for gain in _gains(scratch, seat, number, title, journeys) if gain.amount),
        )
        for title in table.catalogue.titles.values()
    }


class _Follower:
    """The guild's adventurers and quests as events tell of them."""

    def __init__(self, table: Table, seat: int, number: int) -> None:
        self._table, self._seat, self._number = table, seat, number
        self._heroes: dict[int, Adventurer] = {}
        self._quests: dict[str, ActiveQuest] = {}
        self._found: dict[str, _Journey] = {}
        self._taken: dict[str, _Journey] = {}  # as they begin
        self._round = 0
        self._honed_legs = 0

    def follow(self, history: Iterable[Iterable[ev.Event]]) -> list[_Journey]:
        """The quests that the champion was on, in the order in which he first was."""
        own = [event for events in history for event in events]
        for place, event in enumerate(own):
            if isinstance(event, ev.RoundStarted):
                self._round = event.round
            elif getattr(event, "seat", -1) == self._seat:
                self._take(place, event)
        return list(self._found.values())

    def _take(self, place: int, event: ev.Event) -> None:
        if isinstance(event, ev.QuestTaken):
            paid = 0 if event.charm else offer_price(self._table, event.place)
            self._taken[event.quest] = _Journey(
                event.quest, place, None, paid, event.charm, event.skip
            )
            self._quests[event.quest] = ActiveQuest(
                event.quest, event.skip, self._round, event.skip
            )
        elif isinstance(event, ev.QuestAdvanced):
            quest = self._quests.get(event.quest)
            if quest is not None and event.step <= self._table.track(event.quest).last:
                self._quests[event.quest] = replace(quest, step=event.step)
        elif isinstance(event, ev.WeaponForged):
            before = self._hero(event.adventurer)
            self._heroes[event.adventurer] = replace(
                before, quest=event.quest, weapon=event.design, honed=0
            )
            if event.adventurer == self._number:
                self._journey(event.quest)
                self._honed_legs = 0
        elif isinstance(event, ev.WeaponLost):
            hero = self._hero(event.adventurer)
            self._heroes[event.adventurer] = replace(hero, weapon="", honed=0)
        elif isinstance(event, ev.WeaponHoned):
            hero = self._hero(event.adventurer)
            self._heroes[event.adventurer] = replace(hero, honed=hero.honed + event.amount)
        elif isinstance(event, ev.TitleTaken):
            hero = self._hero(event.adventurer)
            self._heroes[event.adventurer] = replace(hero, title=event.title)
        elif isinstance(event, ev.AdventurerReturned):
            hero = self._hero(event.adventurer)
            self._heroes[event.adventurer] = Adventurer(hero.level, hero.title)
        elif isinstance(event, ev.Passed) and event.what == "management":
            self._manage()
        elif isinstance(event, ev.LegCompleted):
            if self._own.quest == event.quest:
                self._journey(event.quest).legs += 1
                self._honed_legs += 1
        elif isinstance(event, ev.QuestCompleted | ev.QuestFailed):
            self._end(place, event)

    def _end(self, place: int, event: ev.QuestCompleted | ev.QuestFailed) -> None:
        self._quests.pop(event.quest, None)
        journey = self._found.get(event.quest)
        if journey is None:
            return
        journey.ended = place
        if self._own.quest == event.quest:
            journey.failed = isinstance(event, ev.QuestFailed)
            journey.throughout = self._own.throughout and not journey.failed

    def _manage(self) -> None:
        """The guild has finished managing: its quests are judged next (QUEST-6)."""
        quest = self._quests.get(self._own.quest)
        if quest is not None:
            most = max(self._heroes) + 1
            heroes = tuple(self._hero(number) for number in range(most))
            leg = self._table.track(quest.key).leg_at[quest.step]
            journey = self._journey(quest.key)
            managed = _Managed(leg, heroes, quest, self._round, self._honed_legs)
            journey.managed.append(managed)
            journey.started = journey.started or quest.taken == self._round
        for number, hero in self._heroes.items():
            active = self._quests.get(hero.quest)
            if active is not None and active.taken == self._round:
                self._heroes[number] = replace(hero, throughout=True)

    @property
    def _own(self) -> Adventurer:
        return self._hero(self._number)

    def _hero(self, number: int) -> Adventurer:
        return self._heroes.get(number, Adventurer())

    def _journey(self, key: str) -> _Journey:
        if key not in self._found:
            self._found[key] = self._taken.get(key) or _Journey(key)
        return self._found[key]


def _gains(
    table: Table, seat: int, number: int, title: Title, journeys: list[_Journey]
) -> list[QuestGain]:
    if title.ability == "leg_prestige":
        return [QuestGain(j.key, title.amount * j.legs, j.legs) for j in journeys]
    if title.ability in ("quest_prestige", "quest_gold"):
        return [QuestGain(j.key, title.amount) for j in journeys if j.throughout]
    if title.ability == "charm_gold":
        pledges = [journey for journey in _pledges(journeys) if not journey.charmed]
        return [QuestGain(j.key, j.paid + title.amount) for j in pledges]
    if title.ability == "skip_steps":
        return [
            QuestGain(j.key, max(0, min(title.amount, table.track(j.key).last) - j.skipped))
            for j in _pledges(journeys)
        ]
    return [_easier(table, seat, number, title, journey) for journey in journeys]


def _pledges(journeys: list[_Journey]) -> list[_Journey]:
    """Quests that he was on from the start, without those taken while he was still bound to an
    earlier one (CHAMP-8)."""
    found: list[_Journey] = []
    started = [journey for journey in journeys if journey.started]
    for journey in sorted(started, key=lambda journey: journey.taken):
        ended = found[-1].ended if found else -1
        if ended is not None and ended < journey.taken:
            found.append(journey)
    return found


def _easier(table: Table, seat: int, number: int, title: Title, journey: _Journey) -> QuestGain:
    """Legs on which he would have brought more power or a type that was missing."""
    legs: set[int] = set()
    saved = False
    for moment in journey.managed:
        hero = moment.heroes[number]
        better = replace(hero, title=title.id)
        if title.ability == "leg_power":
            better = replace(better, honed=hero.honed + title.amount * moment.honed_legs)
        without = _standing(table, seat, moment, moment.heroes)
        heroes = (*moment.heroes[:number], better, *moment.heroes[number + 1 :])
        given = _standing(table, seat, moment, heroes)
        if given.power - given.needed > without.power - without.needed:
            legs.add(moment.leg)
        last = journey.failed and moment is journey.managed[-1]
        saved = saved or (last and given.met and not without.met)
    return QuestGain(journey.key, len(legs), len(legs), saved)


def _standing(
    table: Table, seat: int, moment: _Managed, heroes: tuple[Adventurer, ...]
) -> Standing:
    state: GameState = table.state
    state.round = moment.round
    state.guilds[seat].adventurers = list(heroes)
    return standing(table, seat, moment.quest)
