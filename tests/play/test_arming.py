"""Picking towards an arm: whatever is picked, in whatever order and way, makes the legal arm of
just these three, and what cannot go with the others is let go of."""

from dataclasses import dataclass, field
from itertools import permutations, product
from typing import cast

import pytest

from forgewar.play.arming import Arming, Picks
from forgewar.play.quest import QuestView
from forgewar.rules.actions import Arm
from forgewar.rules.state import ActiveQuest, Adventurer, Guild

WOLVES, TROLL = "kill_the_wolves", "hunt_the_troll"
ARMS = {
    Arm(WOLVES, 0, "axe"),
    Arm(TROLL, 0, "axe"),
    Arm(TROLL, 0, "bow"),
    Arm(TROLL, 1, "bow"),
    Arm(WOLVES, 2, "bow"),
}
ADVENTURERS = [Adventurer(1), Adventurer(1, quest=TROLL), Adventurer(2)]


@dataclass
class Managing:
    """As much of a view as picking asks of it. The second adventurer is on a quest already."""

    quests: tuple[str, ...] = (WOLVES, TROLL)
    arms: set[Arm] = field(default_factory=lambda: ARMS)
    seat: int = 3

    @property
    def guild(self) -> Guild:
        quests = [ActiveQuest(key, 0, 1) for key in self.quests]
        return Guild(adventurers=ADVENTURERS, quests=quests)

    @property
    def table(self) -> "Managing":
        return self

    def find_quest(self, seat: int, key: str) -> str | None:
        assert seat == self.seat
        return key if key in self.quests else None

    def forgeable(self, number: int) -> set[str]:
        return {arm.design for arm in self.arms if number in (-1, arm.adventurer)}


def managing(*quests: str) -> QuestView:
    return cast(QuestView, Managing(quests) if quests else Managing())


def pick(arming: Arming, view: QuestView, what: int | str) -> Arm | None:
    if isinstance(what, int):
        return arming.hero(view, what)
    return (arming.quest if what in (WOLVES, TROLL) else arming.design)(view, what)


@pytest.mark.rule("QUEST-4")
def test_three_picks_in_any_order_make_the_arm_if_it_is_legal_and_none_is_left() -> None:
    view = managing()
    made = set()
    for hero, design, quest in product((0, 2), ("axe", "bow"), (WOLVES, TROLL)):
        wanted = Arm(quest, hero, design)
        for order in permutations((hero, design, quest)):
            arming = Arming()
            found = [pick(arming, view, what) for what in order]
            assert found == [None, None, wanted if wanted in ARMS else None]
            assert (arming.picks == Picks()) == (wanted in ARMS)
            made |= {*found}
    assert made == {None, *(arm for arm in ARMS if arm.adventurer != 1)}


def test_what_is_pressed_again_is_let_go_of() -> None:
    view = managing()
    for what in (0, 2, "axe", WOLVES):
        arming = Arming()
        assert pick(arming, view, what) is None
        assert arming.picks != Picks()
        assert pick(arming, view, what) is None
        assert arming.picks == Picks()


def test_an_adventurer_brings_the_quest_they_are_on_and_others_leave_the_picked_one() -> None:
    view, arming = managing(), Arming()
    arming.quest(view, WOLVES)
    arming.hero(view, 0)
    assert arming.picks == Picks(0, "", WOLVES)
    arming.hero(view, 1)
    assert arming.picks == Picks(1, "", TROLL)
    assert arming.design(view, "bow") == Arm(TROLL, 1, "bow")


def test_a_design_that_its_bearer_cannot_forge_is_let_go_of() -> None:
    view = managing()
    for hero, design in ((1, "axe"), (2, "axe"), (0, "spear")):
        for order in ((hero, design), (design, hero)):
            arming = Arming()
            assert [pick(arming, view, what) for what in order] == [None, None]
            assert (arming.picks.hero, arming.picks.design) == (hero, "")


def test_the_only_quest_need_not_be_picked() -> None:
    arming = Arming()
    assert arming.hero(managing(WOLVES), 0) is None
    assert arming.design(managing(WOLVES), "axe") == Arm(WOLVES, 0, "axe")
    assert arming.hero(managing(WOLVES, TROLL), 0) is None
    assert arming.design(managing(WOLVES, TROLL), "axe") is None
    assert arming.picks == Picks(0, "axe", "")


def test_a_quest_that_is_gone_is_let_go_of_and_another_is_not() -> None:
    arming = Arming()
    arming.hero(managing(), 0)
    arming.quest(managing(), TROLL)
    arming.settle(managing(WOLVES, TROLL))
    assert arming.picks == Picks(0, "", TROLL)
    arming.settle(managing(WOLVES))
    assert arming.picks == Picks(0, "", "")


def test_what_is_dropped_is_picked_with_what_it_is_dropped_on() -> None:
    view, arming = managing(), Arming()
    assert arming.drop_on_quest(view, WOLVES, "hero:2") is None
    assert arming.picks == Picks(2, "", WOLVES)
    assert arming.drop_on_hero(view, 0, "design:axe") == Arm(WOLVES, 0, "axe")
    assert arming.picks == Picks()
    assert arming.drop_on_hero(view, 1, "design:bow") is None
    assert arming.drop_on_quest(view, TROLL, None) == Arm(TROLL, 1, "bow")
    assert arming.drop_on_quest(view, TROLL, "design:axe") is None
    assert arming.picks == Picks(-1, "axe", TROLL)


@pytest.mark.parametrize("carried", [None, "", "hero:1", "own:design:axe"])
def test_only_a_design_is_dropped_on_an_adventurer(carried: object) -> None:
    view, arming = managing(), Arming()
    arming.quest(view, WOLVES)
    assert arming.drop_on_hero(view, 0, carried) is None
    assert arming.picks == Picks(quest=WOLVES)


@pytest.mark.parametrize(
    ("picked", "spot", "dragged", "arm"),
    [
        (Picks(0, "axe"), f"own.{WOLVES}", None, Arm(WOLVES, 0, "axe")),
        (Picks(0, "axe"), f"card.{TROLL}", None, Arm(TROLL, 0, "axe")),
        (Picks(0, "axe"), f"offer.{TROLL}", None, None),
        (Picks(0, "", TROLL), "design.bow", None, Arm(TROLL, 0, "bow")),
        (Picks(-1, "bow", WOLVES), "hero.2", None, Arm(WOLVES, 2, "bow")),
        (Picks(-1, "axe"), f"own.{TROLL}", "hero:0", Arm(TROLL, 0, "axe")),
        (Picks(2), f"own.{WOLVES}", "design:bow", Arm(WOLVES, 2, "bow")),
        (Picks(1, "bow", TROLL), "hero.2", "hero:0", Arm(TROLL, 0, "bow")),
        (Picks(1, "bow", TROLL), "", "", Arm(TROLL, 1, "bow")),
    ],
)
def test_what_is_pointed_at_is_told_and_not_picked(
    picked: Picks, spot: str, dragged: object, arm: Arm | None
) -> None:
    arming = Arming()
    arming.picks = picked
    before = Picks(picked.hero, picked.design, picked.quest)
    assert arming.pointed(managing(), spot, dragged) == arm
    assert arming.picks == before


def test_an_adventurer_that_the_guild_does_not_have_is_let_go() -> None:
    arming, view = Arming(), managing()
    arming.picks.hero = len(ADVENTURERS)
    arming.settle(view)
    assert arming.picks == Picks()
    arming.picks.hero = len(ADVENTURERS) - 1
    arming.settle(view)
    assert arming.picks.hero == len(ADVENTURERS) - 1
