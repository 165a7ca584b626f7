"""How long things take to be seen: the table of steps, and what it says of walks and counts."""

import pytest

from forgewar.play.pace import Pace, passes, walk
from forgewar.play.presentation import pace
from forgewar.play.timing import fitted, lasting, paces, waits
from forgewar.rules import events as ev

OVERSEER = ev.OverseerMoved(0, 26, 30, ())  # four hexes along the middle row
JUMP = ev.OverseerMoved(0, 26, 30, (28, 29))


@pytest.mark.parametrize(
    ("event", "length", "gap"),
    [
        (ev.OverseerPlaced(0, 3), 250, 250),
        (ev.WorkerAppeared(0, 3), 160, 60),
        (ev.WorkerTurned(3, 0, 1), 160, 150),
        (ev.WorkerDefected(3, 0, 1), 260, 150),
        (ev.WorkerRemoved(0, 3), 160, 60),
        (ev.WorkerMoved(0, 3, 4), 900, 900),
        (ev.Struck(0, (1, 2, 3, 4, 5, 6, 7)), 2600, 2600),
        (ev.OrderSet((0, 1)), 400, 400),
        (ev.ResourcesChanged(0, 0, 1, "mine"), 550, 90),
        (ev.GoldChanged(0, 1, "pass"), 550, 90),
        (ev.SpaceTaken(0, "clerk"), 320, 320),
        (ev.CardGained(0, "card", 1), 450, 450),
        (ev.CardUsed(0, "card", 1), 450, 450),
        (ev.DesignGained(0, "design", 1), 450, 450),
        (ev.DesignClaimed(0, "design", 1), 450, 450),
        (ev.EndBonusBought(0, "bonus", 1), 450, 450),
        (ev.CardRevealed(0, "card"), 240, 70),
        (ev.DesignOpened("design"), 240, 70),
        (ev.CardsDiscarded(("card",)), 240, 240),
        (ev.CardsDiscarded(("one", "two", "three")), 380, 380),
        (ev.CardsDiscarded(()), 0, 0),
        (ev.QuestDealt(0, "quest"), 240, 70),
        (ev.OfferMoved(("quest", "")), 250, 250),
        (ev.QuestRemoved("quest", "ROUND-4"), 220, 70),
        (ev.QuestRemoved("quest", "STAGE-2"), 0, 0),
        (ev.QuestTaken(0, "quest", 0, 0, False), 500, 500),
        (ev.WeaponForged(0, 0, "design", "quest"), 450, 450),
        (ev.QuestAdvanced(0, "quest", 1, "quest"), 200, 200),
        (ev.LegCompleted(0, "quest", 0), 220, 220),
        (ev.AdventurerRaised(0, 0, 2, "quest"), 420, 420),
        (ev.AdventurerJoined(0, 3, "barracks"), 420, 90),
        (ev.AdventurerJoined(0, 3, "wealth"), 0, 0),
        (ev.Passed(0, "market"), 350, 350),
        (ev.Passed(0, "management"), 0, 0),
        (ev.PhaseStarted("mine"), 0, 0),
    ],
)
def test_each_event_has_its_pace(event: ev.Event, length: int, gap: int) -> None:
    assert pace(event) == Pace(length, gap)


def test_an_overseer_walks_by_the_hex_and_hops_over_workers() -> None:
    assert walk(OVERSEER) == 120 + 90 * 4
    assert walk(JUMP) == 120 + 90 * 2 + 150 * 2
    assert pace(JUMP) == Pace(walk(JUMP), 120)
    assert walk(ev.OverseerMoved(0, 26, 34, ())) == 120 + 90 * 8
    assert walk(ev.OverseerMoved(0, 0, 60, ())) <= 900


def test_a_worker_turns_when_the_overseer_is_over_it_and_ore_comes_when_it_has_landed() -> None:
    events = [
        JUMP, ev.WorkerAppeared(0, 26), ev.WorkerTurned(28, 1, 0), ev.WorkerTurned(29, 1, 0),
        ev.ResourcesChanged(0, 0, 1, "mine", hex=26), ev.ResourcesChanged(0, 0, 1, "mine", hex=28),
    ]  # fmt: skip
    found = paces(events)
    begins = [sum(each.gap for each in found[:i]) for i in range(len(events))]
    hopping = walk(JUMP) - 2 * 150
    assert begins == [0, 120, hopping + 90, hopping + 240, walk(JUMP), walk(JUMP) + 90]
    assert begins[2:4] == [passes(JUMP, 28), passes(JUMP, 29)]
    assert [each.length for each in found] == [pace(event).length for event in events]


def test_ore_waits_for_the_overseer_that_jumps_nobody_too() -> None:
    found = paces([OVERSEER, ev.WorkerAppeared(0, 26), ev.ResourcesChanged(0, 0, 1, "mine")])
    assert found[0].gap + found[1].gap == walk(OVERSEER)


def test_cards_that_are_dealt_are_on_the_table_together() -> None:
    dealt = [ev.CardRevealed(place, f"card {place}") for place in range(3)]
    found = paces([*dealt, ev.DesignOpened("design"), ev.QuestDealt(0, "quest")])
    assert [each.length for each in found] == [380, 310, 240, 240, 240]
    assert [each.gap for each in found] == [70] * 5


def test_goods_wait_for_what_is_paid() -> None:
    paid, bought = ev.GoldChanged(0, -2, "bazaar"), ev.CardGained(0, "card", 2)
    assert waits(paid, bought)
    assert waits(paid, ev.GoldChanged(1, 1, "claimant"))
    assert not waits(paid, ev.GoldChanged(1, -2, "bazaar"))
    assert not waits(ev.GoldChanged(0, 2, "quest"), ev.ResourcesChanged(0, 0, 1, "quest"))
    assert not waits(ev.GoldChanged(0, 0, "bazaar"), bought)
    assert waits(bought, ev.WeaponForged(0, 0, "design", "quest"))


def test_prestige_takes_longer_the_more_of_it_there_is() -> None:
    assert pace(ev.PrestigeChanged(0, 2, "quest")).length == 150
    assert pace(ev.PrestigeChanged(0, -10, "failure")).length == 300
    assert pace(ev.PrestigeChanged(0, 100, "quest")).length == 900


def test_the_final_count_has_a_pace_of_its_own() -> None:
    assert pace(ev.PrestigeChanged(0, 9, "end_gold")) == Pace(0, 0)
    assert pace(ev.QuestFailed(0, "quest", "END-1")) == Pace(0, 0)


@pytest.mark.parametrize(
    ("paces", "whole"),
    [
        ([Pace(900, 900), Pace(400, 400)], 1300),
        ([Pace(400, 100), Pace(400, 100), Pace(400, 100)], 600),
        ([Pace(900, 100), Pace(400, 400)], 900),  # the first goes on longer
        ([Pace(400, 100), Pace(0, 0), Pace(400, 400)], 800),  # what takes no time lets others end
        ([Pace(400, 100), Pace(400, 100), Pace(0, 0)], 500),
        ([], 0),
    ],
)
def test_beats_that_overlap_take_as_long_as_the_last_of_them(paces: list[Pace], whole: int) -> None:
    assert lasting(paces) == whole


def test_beats_are_fitted_into_the_time_there_is() -> None:
    paces = [Pace(900, 900), Pace(600, 150), Pace(420, 90)]
    assert fitted(paces, 750) == [Pace(450, 450), Pace(300, 75), Pace(210, 45)]
    assert fitted([Pace(1, 1)], 700) == [Pace(700, 700)]
    assert fitted([Pace(0, 0)], 700) == [Pace(0, 0)]
