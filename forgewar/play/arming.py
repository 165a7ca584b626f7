"""Picking an adventurer, a design and a quest, in any order and in any way, until they make an arm.

It is done as soon as all three are picked, for it can be taken back (QUEST-4)."""

from dataclasses import dataclass, replace

from forgewar.play.quest import QuestView
from forgewar.rules.actions import Arm


@dataclass(slots=True)
class Picks:
    """Quest, hero and design picked for arming; all three make an action."""

    hero: int = -1
    design: str = ""
    quest: str = ""

    def take(self, carried: object) -> None:
        """Pick what is dragged: "hero:3" or "design:iron_axe"."""
        kind, _, what = str(carried or "").partition(":")
        if kind == "hero":
            self.hero = int(what)
        elif kind == "design":
            self.design = what


class Arming:
    """The present picks. Every way of picking returns the action it completes, if it does."""

    def __init__(self) -> None:
        self.picks = Picks()

    def clear(self) -> None:
        self.picks = Picks()

    def settle(self, view: QuestView) -> None:
        """Let go of a quest or an adventurer that is no longer the guild's."""
        if self.picks.hero >= len(view.guild.adventurers):
            self.picks.hero = -1
        if self.picks.quest and view.table.find_quest(view.seat, self.picks.quest) is None:
            self.picks.quest = ""

    def hero(self, view: QuestView, number: int) -> Arm | None:
        if self.picks.hero == number:
            self.picks.hero = -1
            return None
        self.picks.hero = number
        self.picks.quest = view.guild.adventurers[number].quest or self.picks.quest
        return self._complete(view)

    def design(self, view: QuestView, design: str) -> Arm | None:
        self.picks.design = "" if self.picks.design == design else design
        return self._complete(view)

    def quest(self, view: QuestView, key: str) -> Arm | None:
        self.picks.quest = "" if self.picks.quest == key else key
        return self._complete(view)

    def drop_on_quest(self, view: QuestView, key: str, carried: object) -> Arm | None:
        self.picks.take(carried)
        self.picks.quest = key
        return self._complete(view)

    def drop_on_hero(self, view: QuestView, number: int, carried: object) -> Arm | None:
        """A design is dropped on an adventurer."""
        if not str(carried).startswith("design:"):
            return None
        self.picks.take(carried)
        self.picks.hero = number
        return self._complete(view)

    def _complete(self, view: QuestView) -> Arm | None:
        picks = self.picks
        if picks.hero >= 0 and picks.design not in view.forgeable(picks.hero):
            picks.design = ""
        arm = _arm(view, picks)
        if arm is not None:
            self.clear()
        return arm

    def pointed(self, view: QuestView, spot: str, dragged: object) -> Arm | None:
        """The arm that is complete with the spot that is pointed at, or what is dragged there."""
        picks = replace(self.picks)
        picks.take(dragged)
        kind, _, what = spot.partition(".")
        if kind in ("own", "card"):
            picks.quest = what
        elif kind == "design":
            picks.design = what
        elif kind == "hero" and dragged is None:
            picks.hero = int(what)
        return _arm(view, picks)


def _arm(view: QuestView, picks: Picks) -> Arm | None:
    """The action that the picks make; the only quest of a guild need not be picked."""
    quest = picks.quest
    if not quest and len(view.guild.quests) == 1:
        quest = view.guild.quests[0].key
    arm = Arm(quest, picks.hero, picks.design)
    return arm if arm in view.arms else None
