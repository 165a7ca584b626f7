"""Picking an adventurer, a design and a quest, in any order and in any way, until they make an arm.

It is done as soon as all three are picked, for it can be taken back (QUEST-4)."""

from dataclasses import dataclass, replace

from forgewar.app import cards
from forgewar.app.kit.canvas import Canvas
from forgewar.play.quest import Desk
from forgewar.rules.actions import Arm


@dataclass(slots=True)
class Picks:
    """What is picked towards arming somebody; all three make an action."""

    hero: int = -1
    design: str = ""
    quest: str = ""


class Arming:
    """What is picked now. Every way of picking returns the action it completes, if it does."""

    def __init__(self) -> None:
        self.picks = Picks()

    def clear(self) -> None:
        self.picks = Picks()

    def settle(self, desk: Desk) -> None:
        """Let go of a quest that is no longer the guild's."""
        if self.picks.quest and desk.table.find_quest(desk.seat, self.picks.quest) is None:
            self.picks.quest = ""

    def hero(self, desk: Desk, number: int) -> Arm | None:
        if self.picks.hero == number:
            self.picks.hero = -1
            return None
        self.picks.hero = number
        self.picks.quest = desk.guild.adventurers[number].quest or self.picks.quest
        return self._complete(desk)

    def design(self, desk: Desk, design: str) -> Arm | None:
        self.picks.design = "" if self.picks.design == design else design
        return self._complete(desk)

    def quest(self, desk: Desk, key: str) -> Arm | None:
        self.picks.quest = "" if self.picks.quest == key else key
        return self._complete(desk)

    def drop_on_quest(self, desk: Desk, key: str, carried: object) -> Arm | None:
        self._take(self.picks, carried)
        self.picks.quest = key
        return self._complete(desk)

    def drop_on_hero(self, desk: Desk, number: int, carried: object) -> Arm | None:
        """A design is dropped on an adventurer."""
        if not str(carried).startswith("design:"):
            return None
        self._take(self.picks, carried)
        self.picks.hero = number
        return self._complete(desk)

    def _take(self, picks: Picks, carried: object) -> None:
        """What is dragged: "hero:3" or "design:iron_axe"."""
        kind, _, what = str(carried or "").partition(":")
        if kind == "hero":
            picks.hero = int(what)
        elif kind == "design":
            picks.design = what

    def _complete(self, desk: Desk) -> Arm | None:
        picks = self.picks
        if picks.hero >= 0 and picks.design not in desk.forgeable(picks.hero):
            picks.design = ""
        arm = _arm(desk, picks)
        if arm is not None:
            self.clear()
        return arm

    def pointed(self, c: Canvas, desk: Desk) -> Arm | None:
        """The arm that is complete with what is pointed at or dragged there."""
        picks = replace(self.picks)
        self._take(picks, c.dragged)
        kind, _, what = (c.hot or c.focus).partition(".")
        if kind in ("own", "card"):
            picks.quest = what
        elif kind == "design":
            picks.design = what
        elif kind == "hero" and c.dragged is None:
            picks.hero = int(what)
        return _arm(desk, picks)

    def draw_dragged(self, c: Canvas, desk: Desk) -> None:
        """What is being dragged, under the pointer."""
        picks = Picks()
        self._take(picks, c.dragged)
        x, y = c.pointer[0] - 65, c.pointer[1] - 20
        if picks.hero >= 0:
            cards.draw_adventurer(c, desk.match, desk.seat, picks.hero, x, y, 130)
        elif picks.design:
            cards.draw_design_tile(c, desk.content, picks.design, x, y, 130)


def _arm(desk: Desk, picks: Picks) -> Arm | None:
    """The action that the picks make; the only quest of a guild need not be picked."""
    quest = picks.quest
    if not quest and len(desk.guild.quests) == 1:
        quest = desk.guild.quests[0].key
    arm = Arm(quest, picks.hero, picks.design)
    return arm if arm in desk.arms else None
