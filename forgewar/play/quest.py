"""What the quest scene knows: the guild at hand, what it may do, and what would come of it.

Everything is asked of the rules and kept for as long as the state does not change.
"""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from forgewar.ai.arming import plan
from forgewar.content.model import RESOURCES, Quest, card_of
from forgewar.play import ledger
from forgewar.rules import events as ev
from forgewar.rules import quest as rules
from forgewar.rules.actions import (
    Action,
    Advance,
    Arm,
    DeclineQuest,
    Disarm,
    FinishManaging,
    TakeQuest,
)
from forgewar.rules.adventurer import known_designs
from forgewar.rules.agenda import FinishRound
from forgewar.rules.catalogue import catalogue
from forgewar.rules.round import finish_round
from forgewar.rules.state import ActiveQuest, GameState, Guild
from forgewar.rules.table import Table
from forgewar.words.cards import count, listed, signed
from forgewar.words.names import hero_name

if TYPE_CHECKING:
    from forgewar.play.match import Match

FINISH = FinishManaging()


class Loss(NamedTuple):
    """A quest that fails if its guild is done now."""

    quest: str
    clause: str
    prestige: int


class Desk:
    """The quests of the guild that decides, at one state of the game."""

    def __init__(self, match: "Match") -> None:
        self.match = match
        self.state: GameState = match.shown
        self._decision = match.decision
        self.seat = match.seat if match.seat < len(self.state.guilds) else 0
        self.content = match.game.content
        self.table = Table(self.state, catalogue(self.content))
        self.active = match.waiting_for_person and not match.show.busy
        self._kept: dict[object, object] = {}

    def fits(self, match: "Match") -> bool:
        """Whether all of it still holds."""
        same = self.state is match.shown and self._decision == match.decision
        return same and self.active == match.waiting_for_person and not match.show.busy

    @property
    def guild(self) -> Guild:
        return self.state.guilds[self.seat]

    def quest(self, key: str) -> Quest:
        return self.content.quests[card_of(key)]

    def name(self, number: int) -> str:
        return hero_name(self.seat, number)

    def title(self, number: int) -> str:
        """An adventurer in the middle of a sentence: "the ranger"."""
        return f"the {self.name(number).lower()}"

    # What may be done

    @cached_property
    def choices(self) -> list[Action]:
        return self.match.choices() if self.active else []

    @cached_property
    def arms(self) -> set[Arm]:
        return {action for action in self.choices if isinstance(action, Arm)}

    @cached_property
    def _forgeable(self) -> dict[int, set[str]]:
        found: dict[int, set[str]] = {-1: {arm.design for arm in self.arms}}
        for arm in self.arms:
            found.setdefault(arm.adventurer, set()).add(arm.design)
        return found

    def forgeable(self, number: int) -> set[str]:
        """The designs that can be forged for an adventurer, or (-1) for anybody."""
        return self._forgeable.get(number, set())

    @cached_property
    def takes(self) -> dict[str, list[TakeQuest]]:
        """The ways in which each quest of the offer may be taken."""
        found: dict[str, list[TakeQuest]] = {}
        for action in self.choices:
            if isinstance(action, TakeQuest):
                found.setdefault(action.quest, []).append(action)
        return found

    @cached_property
    def advances(self) -> set[str]:
        return {action.quest for action in self.choices if isinstance(action, Advance)}

    @cached_property
    def managing(self) -> bool:
        return FINISH in self.choices

    @cached_property
    def can_decline(self) -> bool:
        return any(isinstance(action, DeclineQuest) for action in self.choices)

    def can_disarm(self, number: int) -> bool:
        return Disarm(number) in self.choices

    @cached_property
    def designs(self) -> list[str]:
        return known_designs(self.table, self.guild)

    # What would come of it

    def _keep(self, key: object, make: Callable[[], object]) -> object:
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]

    def after(self, action: Action) -> Table:
        """The table after an action of this guild."""

        def play() -> Table:
            game = self.match.game.clone()
            game.play(action)
            return game.table

        found = self._keep(("after", action), play)
        assert isinstance(found, Table)
        return found

    def events(self, action: Action) -> list[ev.Event]:
        found = self._keep(("events", action), lambda: self.match.game.preview(action))
        assert isinstance(found, list)
        return found

    def standing(self, active: ActiveQuest) -> rules.Standing:
        return rules.standing(self.table, self.seat, active)

    def standing_after(self, action: Action, key: str) -> rules.Standing:
        """How a quest would stand after an action that leaves it active."""
        table = self.after(action)
        active = table.find_quest(self.seat, key)
        assert active is not None
        return rules.standing(table, self.seat, active)

    @cached_property
    def unmet(self) -> list[str]:
        return [quest.key for quest in rules.unmet(self.table, self.seat)]

    @cached_property
    def losses(self) -> list[Loss]:
        """What fails, and for what, if the guild is done now (QUEST-6)."""
        events = self.events(FINISH)
        found = []
        for event in events:
            if isinstance(event, ev.QuestFailed) and event.seat == self.seat:
                change = sum(
                    e.amount
                    for e in events
                    if isinstance(e, ev.PrestigeChanged)
                    and (e.seat, e.source, e.ref) == (self.seat, "failure", event.quest)
                )
                found.append(Loss(event.quest, event.clause, change))
        return found

    def suggestion(self, key: str) -> list[Arm]:
        """The weapons that meet a quest at the least cost; none if they cannot be had."""
        found = self._keep(("suggestion", key), lambda: self._suggest(key))
        assert isinstance(found, list)
        return found

    def _suggest(self, key: str) -> list[Arm]:
        active = self.table.find_quest(self.seat, key)
        if active is None or not self.arms:
            return []
        game, arms = self.match.game.clone(), []
        for number in self.standing(active).pledged:  # CHAMP-8: they must be on it in any case
            ways = [a for a in game.choices() if isinstance(a, Arm)]
            ways = [a for a in ways if (a.quest, a.adventurer) == (key, number)]
            if not ways:
                return []
            arms.append(min(ways, key=self._cost))
            game.play(arms[-1])
        more, unmet = plan(game.table, self.seat, [active])
        return [] if unmet else [*arms, *more]

    def _cost(self, arm: Arm) -> int:
        """What a weapon is worth at the merchant's prices."""
        cat = self.table.catalogue
        return sum(cat.prices.buy[r] * amount for r, amount in cat.costs[arm.design])

    def suggestion_text(self, arms: list[Arm]) -> str:
        """ "Copper Sword for the ranger and Iron Axe for the elf: 2 copper, 2 iron"."""
        designs = self.content.designs
        who = listed(f"{designs[arm.design].name} for {self.title(arm.adventurer)}" for arm in arms)
        return f"{who}: {self.cost_text([arm.design for arm in arms])}"

    def cost_text(self, designs: list[str]) -> str:
        costs = self.table.catalogue.costs
        spent = [0] * len(RESOURCES)
        for design in designs:
            for resource, amount in costs[design]:
                spent[resource] += amount
        return ", ".join(f"{n} {RESOURCES[r]}" for r, n in enumerate(spent) if n) or "nothing"

    # The offer

    def first_arms(self, take: TakeQuest) -> list[Arm] | None:
        """The weapons with which a quest could be met in the round it is taken, after those that
        the guild's other quests need; `None` if it could not."""

        def find() -> object:
            table = self.after(take)
            others = [q for q in table.state.guilds[self.seat].quests if q.key != take.quest]
            taken = table.find_quest(self.seat, take.quest)
            arms, unmet = plan(table, self.seat, [*others, *([taken] if taken else [])])
            mine = [arm for arm in arms if arm.quest == take.quest]
            return (mine,) if take.quest not in unmet else (None,)

        found = self._keep(("first", take), find)
        assert isinstance(found, tuple)
        arms: list[Arm] | None = found[0]
        return arms

    @cached_property
    def leaving(self) -> dict[str, str]:
        """The quests that leave the offer at the round's end if nobody takes them, with the clause
        (ROUND-4, ROUND-5, STAGE-2)."""
        if self.table.last_round:
            return {}
        scratch = Table(self.state.clone(), self.table.catalogue)
        scratch.state.agenda.clear()
        finish_round(scratch, FinishRound())
        gone = {e.quest: e.clause for e in scratch.events if isinstance(e, ev.QuestRemoved)}
        return {key: clause for key, clause in gone.items() if key in self.state.offer}

    @cached_property
    def takers(self) -> dict[int, tuple[int, str]]:
        """Who took what from which place in this round."""
        found: dict[int, tuple[int, str]] = {}
        for events in reversed(self.match.history):
            for event in events:
                if isinstance(event, ev.QuestTaken) and not self.state.offer[event.place]:
                    found.setdefault(event.place, (event.seat, event.quest))
            if any(isinstance(event, ev.RoundStarted) for event in events):
                break
        return found

    @property
    def rounds_left(self) -> int:
        """This round included."""
        return self.state.options.rounds - self.state.round + 1

    # The ledger

    @cached_property
    def rounds(self) -> list[ledger.Total]:
        """What all quests together ask for, round by round."""
        return ledger.totals(ledger.ledger(self.table, self.seat, people=False))

    # What was brought about, in words

    def gains_text(self, events: list[ev.Event]) -> list[str]:
        """Lines on what an advance brings this guild."""
        lines = []
        for event in events:
            if isinstance(event, ev.LegCompleted):
                lines.append("Finishes a leg")
            elif isinstance(event, ev.QuestCompleted):
                lines.append("Completes the quest")
            elif getattr(event, "seat", self.seat) != self.seat:
                continue
            elif isinstance(event, ev.PrestigeChanged):
                lines.append(f"{signed(event.amount)} prestige")
            elif isinstance(event, ev.GoldChanged):
                lines.append(f"{signed(event.amount)} gold")
            elif isinstance(event, ev.ResourcesChanged):
                lines.append(f"{signed(event.amount)} {RESOURCES[event.resource]}")
            elif isinstance(event, ev.AdventurerJoined):
                lines.append("A new adventurer joins")
            elif isinstance(event, ev.AdventurerRaised):
                lines.append(f"{self.name(event.adventurer)} reaches level {event.level}")
            elif isinstance(event, ev.WeaponHoned):
                lines.append(f"{self.name(event.adventurer)}'s weapon: +{event.amount} power")
        return lines


def steps_text(number: int) -> str:
    return count(number, "step")
