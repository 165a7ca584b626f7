"""Choices that come up in between: wealth, levels, titles and cards of the discard.

Each view says what is asked, what can be chosen and why not, and what the buttons say, by asking
the rules; the scenes lay it out.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from forgewar.content.model import AbilityKind, Design, Title, card_of
from forgewar.play.armoury import Line, label_of
from forgewar.play.memo import memo
from forgewar.play.quest import Button
from forgewar.play.quest_names import Words
from forgewar.play.title_gains import QuestGain, TitleGain, Unit, title_gains
from forgewar.rules import decisions as de
from forgewar.rules.actions import (
    Action,
    ChooseTitle,
    DeclineReward,
    KeepWealth,
    RaiseAdventurer,
    TakeCard,
)
from forgewar.rules.quest import offer_price
from forgewar.rules.setup import DEALT_WEALTH, MAX_START_LEVEL
from forgewar.rules.state import MAX_LEVEL, Adventurer
from forgewar.words import Message, message
from forgewar.words.cards import ability_text
from forgewar.words.names import card_name, hero

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView

KEPT = 2  # wealth cards (SETUP-10)
# Champions' titles as they are shown together, by what they do.
TITLE_GROUPS: dict[str, tuple[AbilityKind, ...]] = {
    "rewards": ("leg_prestige", "quest_prestige", "quest_gold"),
    "types": ("wields_type",),
    "gems": ("gem_power",),
    "journey": ("skip_steps", "charm_gold", "leg_power"),
}
# Reason why a title would have counted on a quest: choices-champion-by-…
_REASONS: dict[AbilityKind, str] = {
    "leg_prestige": "legs",
    "quest_prestige": "throughout",
    "quest_gold": "throughout",
    "wields_type": "type",
    "gem_power": "power",
    "leg_power": "power",
    "skip_steps": "start",
    "charm_gold": "start",
}


class Option(NamedTuple):
    """Something that may be chosen: its spot, its words, and the rules' reason why it may not."""

    spot: str
    action: Action
    label: Words
    why: Words = ""


class ChoiceView:
    """One thing of several is chosen and confirmed, at one moment of the game."""

    def __init__(self, view: "TableView") -> None:
        self.table_view = view
        self.seat = view.seat
        self.active = view.waiting_for_person
        self.content = view.game.content

    @property
    def guild_name(self) -> Message:
        return self.table_view.name(self.seat)

    def hero_name(self, number: int) -> Words:
        return hero(self.seat, number)

    def _option(self, spot: str, action: Action, label: Words) -> Option:
        return Option(spot, action, label, self.table_view.why_not(action) if self.active else "")

    def can(self, option: Option) -> bool:
        return self.active and not option.why

    @property
    def first_focus(self) -> str:
        """The spot of the first thing that can be chosen."""
        return next((option.spot for option in self.options if self.can(option)), "")

    @property
    def head(self) -> Message:
        """Title of the choice, with the guild if no person plays it."""
        if self.table_view.is_person(self.seat):
            return self.title
        return message("choices-of", guild=self.guild_name, choice=self.title)

    # For each choice

    title = message("choices-title")

    @property
    def remark(self) -> Message | None:
        """A quiet word in the head of the panel."""
        return None

    @property
    def options(self) -> list[Option]:
        raise NotImplementedError

    @property
    def lines(self) -> list[Line]:
        """Lines of the right column."""
        raise NotImplementedError

    def asked(self) -> Message:
        """Sentence that says what is to be chosen."""
        raise NotImplementedError

    def describe_choice(self, chosen: Action) -> Message:
        """Sentence that says what a choice would do."""
        raise NotImplementedError

    # The foot of the screen

    def prompt(self, chosen: Action | None) -> Message:
        if not self.active:
            return message("choices-thinking", guild=self.guild_name)
        return self.describe_choice(chosen) if chosen is not None else self.asked()

    def primary(self, chosen: Action | None) -> Button:
        ready = self.active and chosen is not None
        return Button(message("choices-confirm"), "" if ready else message("choices-choose"))

    @property
    def can_decline(self) -> bool:
        return self.active and DeclineReward() in self.table_view.choices()

    @property
    def decline(self) -> Button | None:
        """The button that declines, where that is a choice."""
        return Button(message("choices-decline")) if self.can_decline else None


class LevelsView(ChoiceView):
    """Who gains a level: after a completed quest, or by a card."""

    title = message("choices-level-title")

    @property
    def _decision(self) -> de.LevelReward | None:
        decision = self.table_view.decision
        return decision if isinstance(decision, de.LevelReward) else None

    @property
    def remark(self) -> Message | None:
        decision = self._decision
        return message("choices-levels-left", count=decision.count) if decision else None

    @property
    def heroes(self) -> list[Adventurer]:
        return self.table_view.shown.guilds[self.seat].adventurers

    @property
    def options(self) -> list[Option]:
        return [
            self._option(
                f"hero.{number}",
                RaiseAdventurer(number),
                label_of(self.content, self.hero_name(number), hero),
            )
            for number, hero in enumerate(self.heroes)
        ]

    def raised(self, number: int) -> Adventurer:
        """An adventurer with one level more."""
        return _raised(self.heroes[number])

    def due(self, number: int) -> bool:
        """Whether an adventurer is among those who may be raised."""
        among = self._decision.among if self._decision is not None else ()
        return (not among or number in among) and self.heroes[number].level < MAX_LEVEL

    def becomes(self, number: int) -> Message:
        """An adventurer and his level, and the next one, if he may reach it."""
        level, next_ = self.heroes[number].level, self.raised(number).level
        name = self.hero_name(number)
        if not self.due(number):
            return message("choices-level-highest", hero=name, level=level)
        return message("choices-raise", hero=name, level=level, next=next_)

    def asked(self) -> Message:
        return message("choices-level-asked", guild=self.guild_name)

    def describe_choice(self, chosen: Action) -> Message:
        assert isinstance(chosen, RaiseAdventurer)
        number = chosen.adventurer
        level = self.raised(number).level
        return message("choices-level-told", hero=self.hero_name(number), level=level)

    @property
    def lines(self) -> list[Line]:
        designs = self.content.designs.values()
        lines = [
            Line(message("choices-level-public", level=_level_for("public", designs)), quiet=True),
            Line(message("choices-level-unique", level=_level_for("unique", designs)), quiet=True),
        ]
        if self._decision is not None and self._decision.among:
            lines.insert(0, Line(message("choices-level-shared"), quiet=True))
        if self.table_view.shown.options.game_mode.champions:
            lines.append(Line(message("choices-level-champion", level=MAX_LEVEL)))
        return lines


def _raised(hero: Adventurer) -> Adventurer:
    return replace(hero, level=min(MAX_LEVEL, hero.level + 1))


def _level_for(kind: str, designs: Iterable[Design]) -> int:
    """The level that wields every design of a kind (ADV-3)."""
    return max((design.level for design in designs if design.kind == kind), default=1)


class TitlesView(ChoiceView):
    """The title of a new champion: each once in a guild (CHAMP-1)."""

    title = message("choices-champion-title")

    @property
    def remark(self) -> Message | None:
        return message("choices-champion-remark")

    @property
    def champion(self) -> int:
        decision = self.table_view.decision
        return decision.adventurer if isinstance(decision, de.TitleChoice) else 0

    def hero(self, chosen: Action | None) -> Adventurer:
        """The champion, with the title chosen for him."""
        hero = self.table_view.shown.guilds[self.seat].adventurers[self.champion]
        return replace(hero, title=chosen.title) if isinstance(chosen, ChooseTitle) else hero

    @property
    def options(self) -> list[Option]:
        return [
            self._option(f"title.{title.id}", ChooseTitle(title.id), card_name(title))
            for title in self.content.titles.values()
        ]

    def asked(self) -> Message:
        hero = self.hero_name(self.champion)
        return message("choices-champion-asked", guild=self.guild_name, hero=hero)

    def describe_choice(self, chosen: Action) -> Message:
        assert isinstance(chosen, ChooseTitle)
        title, hero = self.content.titles[chosen.title], self.hero_name(self.champion)
        does = ability_text(title)
        return message("choices-champion-told", hero=hero, title=card_name(title), does=does)

    def primary(self, chosen: Action | None) -> Button:
        return super().primary(chosen)._replace(label=message("choices-champion-take"))

    # What titles would have given

    @property
    def groups(self) -> list[tuple[str, list[Option]]]:
        """The titles of each group that has any."""
        found: dict[str, list[Option]] = {group: [] for group in TITLE_GROUPS}
        for option, title in zip(self.options, self.content.titles.values(), strict=True):
            found[group_of(title)].append(option)
        return [(group, options) for group, options in found.items() if options]

    def gain(self, title: str) -> TitleGain:
        """Gain that a title would have brought the champion so far."""
        return memo(_gains, self.table_view, self.seat, self.champion)[title]

    def gain_line(self, title: str) -> Message:
        """The same in a few words."""
        gain = self.gain(title)
        if not gain.total:
            return message("choices-champion-gain-none")
        return message(f"choices-champion-gain-{gain.unit}", count=gain.total)

    def wearer(self, title: str) -> Message | None:
        """Who of the guild has a title already."""
        heroes = self.table_view.shown.guilds[self.seat].adventurers
        for number, other in enumerate(heroes):
            if other.title == title:
                return message("choices-champion-worn", hero=self.hero_name(number))
        return None

    def full_name(self, title: str) -> Message:
        named = card_name(self.content.titles[title])
        return message("choices-champion-name", title=named, hero=self.hero_name(self.champion))

    def total_of(self, title: str) -> Words:
        """All that a title would have given, with its sign where it is prestige or gold."""
        gain = self.gain(title)
        return _counted(gain.unit, gain.total)

    def amount_of(self, title: str, gain: QuestGain) -> Words:
        """Amount that a title would have given on one quest, likewise."""
        return _counted(self.gain(title).unit, gain.amount)

    def gain_reason(self, title: str, gain: QuestGain) -> Message:
        """Why a title would have counted on a quest."""
        if gain.saved:
            return message("choices-champion-by-saved")
        kind = _REASONS[self.content.titles[title].ability]
        return message(f"choices-champion-by-{kind}", count=gain.legs)

    @property
    def lines(self) -> list[Line]:
        return [Line(message("choices-champion-later"), quiet=True)]


def _counted(unit: Unit, count: int) -> Words:
    return message(f"choices-champion-count-{unit}", count=count)


def _gains(view: "TableView", seat: int, number: int) -> dict[str, TitleGain]:
    return title_gains(view.chronicle.history, view.game.table, seat, number)


def group_of(title: Title) -> str:
    return next(group for group, kinds in TITLE_GROUPS.items() if title.ability in kinds)


class CardRewardView(ChoiceView):
    """A card of the market discard for nothing (QUEST-8)."""

    title = message("choices-card-title")

    @property
    def remark(self) -> Message | None:
        return message("choices-card-remark")

    @property
    def options(self) -> list[Option]:
        return [
            self._option(f"discard.{key}", TakeCard(key), self.table_view.names.card(key))
            for key in self.table_view.shown.discard
        ]

    def asked(self) -> Message:
        return message("choices-card-asked", guild=self.guild_name)

    def describe_choice(self, chosen: Action) -> Message:
        assert isinstance(chosen, TakeCard)
        name = self.table_view.names.card(chosen.card)
        if card_of(chosen.card) in self.content.single_cards:
            return message("choices-card-told-once", card=name)
        return message("choices-card-told", card=name)

    @property
    def lines(self) -> list[Line]:
        return [
            Line(message("choices-card-any")),
            Line(message("choices-card-once"), quiet=True),
            Line(message("choices-card-stall"), quiet=True),
        ]


class WealthView(ChoiceView):
    """Two of four cards to start with, and whom to raise with their levels (SETUP-10)."""

    @property
    def raising(self) -> bool:
        return isinstance(self.table_view.decision, de.WealthRaise)

    @property
    def curtain_needed(self) -> bool:
        """Whether people at the table could see each other's cards."""
        return len(self.table_view.people) > 1

    @property
    def dealt(self) -> Sequence[str]:
        return self.table_view.shown.guilds[self.seat].wealth

    @property
    def count(self) -> int:
        """Number of cards dealt, also where a view hides which they are."""
        return len(self.dealt) or DEALT_WEALTH

    def card_label(self, key: str, kept: Sequence[str]) -> Message:
        name = card_name(self.content.wealth[key])
        if key in kept:
            return message("choices-wealth-card-kept", card=name)
        return message("choices-wealth-card", card=name)

    def keep(self, kept: Sequence[str]) -> KeepWealth | None:
        """The action of the cards chosen, if they may be kept together."""
        for action in self.table_view.choices() if self.active else []:
            if isinstance(action, KeepWealth) and {action.first, action.second} == set(kept):
                return action
        return None

    @property
    def options(self) -> list[Option]:
        """The adventurers who may be raised, with what they would become."""
        found = [a for a in self.table_view.choices() if isinstance(a, RaiseAdventurer)]
        return [
            self._option(f"raise.{action.adventurer}", action, self._raise_label(action.adventurer))
            for action in (found if self.active else [])
        ]

    def hero(self, number: int) -> Adventurer:
        """An adventurer with the levels given so far: all begin alike, newcomers, too."""
        given = self.table_view.shown.guilds[self.seat].raises.count(number)
        return Adventurer(level=Adventurer().level + given)

    def raised(self, number: int) -> Adventurer:
        return _raised(self.hero(number))

    def _raise_label(self, number: int) -> Message:
        return message(
            "choices-raise",
            hero=self.hero_name(number),
            level=self.hero(number).level,
            next=self.raised(number).level,
        )

    @property
    def heading(self) -> tuple[Message, Message]:
        """The head of the panel, and the remark at its right end."""
        if self.raising:
            remark = message("choices-raise-remark", level=MAX_START_LEVEL)
            return message("choices-raise-title"), remark
        if self.table_view.foreseen is not None or not self.active:
            guild = self.guild_name
            remark = message("choices-wealth-of-remark", count=KEPT)
            return message("choices-wealth-of", guild=guild), remark
        return message("choices-wealth-title"), message("choices-wealth-remark", count=KEPT)

    def chosen_prompt(self, kept: Sequence[str], *, curtained: bool) -> Words:
        """The line beside the shield."""
        if self.table_view.foreseen is not None:
            return ""
        if not self.active:
            return message("choices-wealth-others")
        if curtained:
            return message("choices-wealth-sit-down", guild=self.guild_name)
        if self.raising:
            return message("choices-raise-asked")
        if self.keep(kept) is not None:
            return message("choices-wealth-keep-these", count=KEPT)
        if len(kept) == KEPT:
            return self.table_view.why_not(self._pair(kept))
        return message("choices-wealth-asked", count=KEPT, of=self.count)

    def _pair(self, kept: Sequence[str]) -> KeepWealth:
        first, second = sorted(kept, key=self.dealt.index)
        return KeepWealth(first, second)

    def button(self, kept: Sequence[str], *, curtained: bool) -> Button:
        """The primary button."""
        if self.active and curtained:
            return Button(message("choices-wealth-look"))
        if self.raising:
            return Button(message("choices-raise-button"), message("choices-raise-first"))
        if self.keep(kept) is not None:
            return Button(message("choices-wealth-keep"))
        label = message("choices-wealth-keep")
        if len(kept) == KEPT and self.active:
            return Button(label, self.table_view.why_not(self._pair(kept)))
        return Button(label, message("choices-wealth-first", count=KEPT))

    def on_table(self, row: int, place: int) -> Message:
        """Where a card lies that is on the table already: in the offer (0) or the market (1)."""
        if row:
            return message("choices-wealth-in-market")
        price = offer_price(self.table_view.game.table, place)
        return message("choices-wealth-in-offer", price=price)
