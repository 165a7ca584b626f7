"""View model of the quest scene: the guild at hand, what it may do, and with which results.

Everything is asked of the rules, and kept for as long as the moment that is shown does not change.
"""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from forgewar.content.model import Quest, WeaponType, card_of
from forgewar.play import ledger, outcome, suggestion
from forgewar.play.gains import Gains, gains_of
from forgewar.play.presentation import scene_for
from forgewar.play.quest_names import Words, quest_name
from forgewar.rules import decisions as de
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
from forgewar.rules.catalogue import catalogue
from forgewar.rules.state import MAX_QUESTS, ActiveQuest, GameState, Guild
from forgewar.rules.table import Table
from forgewar.words import Message, message
from forgewar.words.names import card_name, hero

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView

FINISH = FinishManaging()


class Button(NamedTuple):
    """Label of a button, and why it cannot be pressed; empty if it can."""

    label: Message
    why: Words = ""


class Mark(NamedTuple):
    """A word on how a quest stands: `kind` is met, later, missing, short or pledged."""

    kind: str
    says: Message
    type: WeaponType | None = None


class QuestView:
    """The quests of the guild that decides, at one moment of the game."""

    def __init__(self, view: "TableView") -> None:
        self.table_view = view
        self.state: GameState = view.shown
        self.decision = view.decision
        self.seat = view.seat if view.seat < len(self.state.guilds) else 0
        self.content = view.game.content
        self.table = Table(self.state, catalogue(self.content))
        self.active = self._chosen_here(view)
        self._passed = view.animation.passed
        self._kept: dict[object, object] = {}

    def fits(self, view: "TableView") -> bool:
        """Whether all of it still holds."""
        same = self._passed == view.animation.passed and self.state is view.shown
        same = same and self.decision == view.decision
        return same and self.active == self._chosen_here(view)

    @staticmethod
    def _chosen_here(view: "TableView") -> bool:
        """Whether a person chooses now, and something about quests."""
        return view.waiting_for_person and scene_for(view.decision) == "quest"

    # Who and what

    @property
    def guild(self) -> Guild:
        return self.state.guilds[self.seat]

    @property
    def guild_name(self) -> Message:
        return self.table_view.name(self.seat)

    @property
    def own(self) -> bool:
        """Whether a person at the table has this guild."""
        return self.table_view.is_person(self.seat)

    def quest(self, key: str) -> Quest:
        return self.content.quests[card_of(key)]

    def quest_name(self, key: str) -> Words:
        """A quest's name; the two copies of a card that one guild has are told apart."""
        return quest_name(self.content, self.guild, key)

    def hero_name(self, number: int) -> Words:
        return hero(self.seat, number)

    def design_name(self, design: str) -> Words:
        return card_name(self.content.designs[design])

    @property
    def title(self) -> Message:
        """The head of the guild's own quests."""
        if self.own:
            return message("quest-own-quests")
        return message("quest-quests-of", guild=self.guild_name)

    @property
    def designs_title(self) -> Message:
        """The head of the designs it may forge."""
        if self.own:
            return message("quest-designs")
        return message("quest-designs-of", guild=self.guild_name)

    @property
    def offer_title(self) -> Message:
        """The head beside the offer while no quest is looked at."""
        if self.own:
            return message("quest-take-a-quest")
        return message("quest-taken-by", guild=self.guild_name)

    @property
    def filled(self) -> Message:
        """How many quests of those it can have the guild has."""
        return message("quest-filled", count=len(self.guild.quests), most=MAX_QUESTS)

    # What may be done

    @cached_property
    def choices(self) -> list[Action]:
        return self.table_view.choices() if self.active else []

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
    def acquiring(self) -> bool:
        """Whether a person chooses from the offer now."""
        return self.active and isinstance(self.decision, de.Acquisition)

    @cached_property
    def managing(self) -> bool:
        """Whether a person arms adventurers now."""
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

    def keep(self, key: object, make: Callable[[], object]) -> object:
        """Something worked out once for this moment."""
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]

    def after(self, action: Action) -> Table:
        """The table after an action of this guild."""

        def play() -> Table:
            game = self.table_view.game.clone()
            game.play(action)
            return game.table

        found = self.keep(("after", action), play)
        assert isinstance(found, Table)
        return found

    def events(self, action: Action) -> list[ev.Event]:
        """Events of an action for its own guild."""
        events = self.table_view.preview(action)
        return [event for event in events if getattr(event, "seat", -1) == self.seat]

    def standing(self, active: ActiveQuest) -> rules.Standing:
        return rules.standing(self.table, self.seat, active)

    def standing_after(self, action: Action, key: str) -> rules.Standing:
        """How a quest would stand after an action that leaves it active."""
        table = self.after(action)
        active = table.find_quest(self.seat, key)
        assert active is not None
        return rules.standing(table, self.seat, active)

    @cached_property
    def counts(self) -> bool:
        """Whether what its quests ask for is asked in this round: not once the guild is done
        managing (QUEST-6), unless no other round will come."""
        turns = self.table_view.animation.turns
        if self.table.last_round or turns.step in ("mine", "market", "taking"):
            return True
        return turns.step == "managing" and self.seat in turns.to_come

    @cached_property
    def unmet(self) -> list[str]:
        return [quest.key for quest in rules.unmet(self.table, self.seat)]

    @cached_property
    def outcome(self) -> outcome.Outcome:
        """Outcome of being done now (QUEST-6, QUEST-7)."""
        return outcome.foresee(self.table_view.game, self.seat)

    def suggestion(self, key: str) -> list[Arm]:
        """The weapons that meet a quest at the least cost; none if they cannot be had."""
        if not self.arms:
            return []
        made = self.keep(("suggest", key), lambda: suggestion.cheapest(self.table_view.game, key))
        assert isinstance(made, list)
        return made

    # How a quest stands, in words

    def verdict(self, now: rules.Standing) -> Message:
        """All of it in a sentence without its stop."""
        if now.met:
            return message("quest-met", power=now.power, needed=now.needed)
        parts, extra = [], rules.MISSING_TYPE
        if now.short:
            parts.append(
                message("quest-short", short=now.short, power=now.power, needed=now.needed)
            )
        parts += [
            message("quest-lacks-type", type=message(f"type-{kind}"), extra=extra)
            for kind in now.missing
        ]
        parts += [message("quest-promised", hero=self.hero_name(number)) for number in now.pledged]
        told = parts[0]
        for part in parts[1:]:
            told = message("quest-verdict-more", first=told, next=part)
        return told

    def grave(self, now: rules.Standing) -> bool:
        """Whether it would fail in this round as it stands."""
        return not now.met and self.counts

    def verdict_short(self, now: rules.Standing) -> Message:
        """In two or three words: met, short by so much, or somebody promised is missing; or that
        it is asked for in another round only."""
        if now.met:
            return message("quest-met-short")
        if not self.counts:
            return message("quest-asked-next")
        if now.short:
            return message("quest-short-by", short=now.short)
        return message("quest-promised-short")

    def marks(self, now: rules.Standing, *, would: bool) -> list[Mark]:
        """In pills: met, or everything that is lacking; `would` it be so after an arm."""
        found = []
        if now.met:
            says = message("quest-would-be-met") if would else message("quest-met-short")
            found.append(Mark("met", says))
        elif not self.counts:
            return [Mark("later", message("quest-asked-next"))]
        for kind in now.missing:
            says = message("quest-missing-pill", extra=rules.MISSING_TYPE)
            found.append(Mark("missing", says, kind))
        if now.short:
            found.append(Mark("short", self.verdict_short(now)))
        for number in now.pledged:
            hero = self.hero_name(number)
            found.append(Mark("pledged", message("quest-needs-hero", hero=hero)))
        return found

    def own_label(self, active: ActiveQuest, now: rules.Standing) -> Message:
        """A row of the guild's quests."""
        name = self.quest_name(active.key)
        return message("quest-row", quest=name, verdict=self.verdict(now))

    def step_line(self, active: ActiveQuest) -> Message:
        """Where a quest stands, and how, in a short line."""
        return message(
            "quest-step-line",
            step=active.step + 1,
            steps=self.table.track(active.key).length,
            verdict=self.verdict_short(self.standing(active)),
        )

    # What advancing brings

    def gains(self, key: str) -> Gains:
        """Gains of this guild by moving a quest on (QUEST-7, QUEST-11)."""
        step = Advance(key)
        made = self.keep(
            ("gains", key),
            lambda: gains_of(self.seat, self.table_view.preview(step), self.after(step).state),
        )
        assert isinstance(made, Gains)
        return made

    # The coming rounds

    @cached_property
    def rounds(self) -> list[ledger.Total]:
        """Needs of all quests together, round by round."""
        return ledger.totals(ledger.ledger(self.table, self.seat, people=False))

    @property
    def rounds_left(self) -> int:
        """This round included."""
        return self.state.options.rounds - self.state.round + 1
