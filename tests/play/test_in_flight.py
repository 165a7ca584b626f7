"""What flies is what the events say: from where it is made to whose it is, counted on the way."""

from types import SimpleNamespace
from typing import cast

import pytest
from cases import mostly_slow
from play.watched_games import watched

from forgewar.content.model import RESOURCES
from forgewar.play import in_flight
from forgewar.play.animation import AnimationStep
from forgewar.play.flights import Flight
from forgewar.play.match import Match
from forgewar.play.pace import DEALT, TURN
from forgewar.play.table_view import TableView
from forgewar.play.turns import Turns
from forgewar.rules import events as ev
from forgewar.rules.game import Game

# By event: what flies, and where it comes from or goes to; {} is a value of the event.
BOUGHT = {
    ev.DesignGained: ("{design}", "market.blacksmith.{design}"),
    ev.CardGained: ("{card}", "market.bazaar.{card}"),
    ev.CardUsed: ("{card}", "market.bazaar.{card}"),
    ev.EndBonusBought: ("{bonus}", "market."),
}


def filled(template: str, event: ev.Event) -> str:
    return template.format(**{f: getattr(event, f) for f in event.__struct_fields__})


@pytest.mark.parametrize("name", mostly_slow(["simple_3", "simple_4"], every=2))
def test_what_flies_is_what_the_events_say(name: str) -> None:
    seen: set[type] = set()
    for match in watched(name):
        flying = list(in_flight.flights(match.view))
        for step in match.animation.steps:
            if step.length and step.part < 1:
                seen.add(type(step.event))
                check(match, step, flying)
        for flight in flying:
            assert 0 <= flight.part <= 1
        check_numbers(match)
    assert {ev.GoldChanged, ev.ResourcesChanged, ev.SpaceTaken, ev.CardUsed, ev.QuestTaken,
            ev.WeaponForged, ev.CardRevealed, ev.CardsDiscarded, ev.OfferMoved, ev.QuestDealt,
            ev.AdventurerJoined, ev.AdventurerRaised, ev.DesignClaimed,
            ev.PrestigeChanged} <= seen  # fmt: skip


def check(match: Match, step: AnimationStep, flying: list[Flight]) -> None:
    event = step.event

    def flies(thing: str, key: str, origin: str, goal: str, amount: int = 1) -> bool:
        part = min(1.0, step.time * 1000 / TURN) if isinstance(event, DEALT) else step.part
        return any(
            (f.thing, f.key, f.amount, f.part) == (thing, key, amount, part)
            and f.origin.startswith(origin)
            and f.goal.startswith(goal)
            for f in flying
        )

    seat = getattr(event, "seat", -1)
    if isinstance(event, ev.GoldChanged | ev.ResourcesChanged):
        gold = isinstance(event, ev.GoldChanged)
        key = "gold" if gold else RESOURCES[event.resource]
        panel = f"guild.{seat}.{key}"
        mined = f"hex.{event.hex}" if getattr(event, "hex", -1) >= 0 else ""
        ends = (mined, panel) if event.amount > 0 else (panel, paid_at(match, event))
        assert flies("gold" if gold else "resource", key, *ends, abs(event.amount))
    elif isinstance(event, ev.SpaceTaken):
        assert flies("disk", str(seat), f"guild.{seat}.", f"space.{event.space}")
    elif type(event) in BOUGHT:
        key, origin = (filled(text, event) for text in BOUGHT[type(event)])
        origin = "discard" if key in match.view.shown.discard else origin
        assert flies("card", key, origin, f"guild.{seat}")
        assert key in in_flight.away(match.view)
    elif isinstance(event, ev.QuestTaken):
        assert flies("quest", event.quest, f"offer.{event.place}", f"guild.{seat}")
        assert (
            match.view.shown.offer[event.place] == event.quest
        )  # it is taken over when it arrives
    elif isinstance(event, ev.CardRevealed):
        assert flies("card", event.card, f"deck.{event.place}", f"stand.{event.place}")
    elif isinstance(event, ev.QuestDealt):
        assert flies("quest", event.quest, "offer.deck", f"offer.{event.place}")
    elif isinstance(event, ev.PrestigeChanged):
        won = [f for f in flying if f.thing == "prestige" and f.amount == abs(event.amount)]
        ends = [f.goal if event.amount > 0 else f.origin for f in won]
        assert ends == [f"guild.{seat}.prestige"] * len(ends)
        assert won or (event.amount > 0 and step.part > 0.4)  # it has arrived, and is counted up
    elif isinstance(event, ev.CardsDiscarded):
        gone = {f.key for f in flying if f.goal == "discard"}
        assert gone == set(event.cards) & set(match.view.shown.show)
        landed = [f for f in flying if f.goal == "discard" and f.part == 1]
        assert in_flight.discarded(match.view) == len(match.view.shown.discard) + len(landed)
    elif isinstance(event, ev.OfferMoved):
        goals = {f.key: f.goal for f in flying}
        moved = {k: f"offer.{i}" for i, k in enumerate(event.offer) if k}
        stay = {k for i, k in enumerate(event.offer) if k and match.view.shown.offer[i] == k}
        assert goals == {k: goal for k, goal in moved.items() if k not in stay}
    elif isinstance(event, ev.Passed):
        assert in_flight.passing(match.view) == seat
    elif isinstance(event, ev.DesignClaimed):
        assert flies("design", event.design, step.scene, f"guild.{seat}")
    elif isinstance(event, ev.AdventurerJoined):
        quest = "market.road." if step.scene == "market" else "own."
        hired = quest if event.source == "quest" else "market.barracks.hire"
        assert flies("person", str(seat), hired, f"guild.{seat}.adventurers")
    elif isinstance(event, ev.AdventurerRaised):
        whose = f"guild.{seat}.adventurers"
        if step.scene in ("quest", "levels"):
            whose = f"hero.{event.adventurer}"
        elif event.source == "barracks":
            whose = f"market.barracks.train.{event.adventurer}"
        assert flies("level", str(event.level), "", whose)
    elif isinstance(event, ev.WeaponForged):
        number = event.adventurer
        assert flies("hero", str(number), f"hero.{number}", f"company.{event.quest}")


def paid_at(match: Match, event: ev.GoldChanged | ev.ResourcesChanged) -> str:
    """Where it is seen what is paid for."""
    if event.source == "offer":
        taken = match.chronicle.history[-1]
        return f"offer.{next(e.place for e in taken if isinstance(e, ev.QuestTaken))}.price"
    if event.source in ("blacksmith", "bazaar", "clerk"):
        return f"market.{event.source}.{event.ref}.price"
    return "market.barracks." if event.source == "barracks" else ""


def check_numbers(match: Match) -> None:
    """What is counted lies between what was and what will be, and never of another guild."""
    for seat in range(len(match.view.shown.guilds)):
        for what in ("gold", "prestige", *range(len(RESOURCES))):
            amounts = [amount(step.event, seat, what) for step in match.animation.steps]
            least, most = (sum(f(0, a) for a in amounts) for f in (min, max))
            assert least <= in_flight.counted(match.view, seat, what) <= most


def amount(event: ev.Event, seat: int, what: int | str) -> int:
    kinds = {"gold": ev.GoldChanged, "prestige": ev.PrestigeChanged}
    kind = kinds.get(str(what), ev.ResourcesChanged)
    if not isinstance(event, kind) or event.seat != seat:
        return 0
    same = not isinstance(event, ev.ResourcesChanged) or event.resource == what
    return int(event.amount) if same else 0


def test_what_is_paid_is_gone_when_it_leaves_and_what_is_gained_counts_when_it_arrives() -> None:
    paid, gained = set(), set()
    for match in watched("simple_2"):
        for step in match.animation.steps:
            event = step.event
            if isinstance(event, ev.GoldChanged) and len(match.animation.steps) == 1:
                share = in_flight.counted(match.view, event.seat, "gold") / event.amount
                (paid if event.amount < 0 else gained).add((round(step.part, 2), share))
        if len(paid) > 20 and len(gained) > 20:
            break
    assert all(share == 1 for part, share in paid if part > 0.4)
    assert all(share == 0 for part, share in gained if part < 0.8)


def test_the_discard_pile_grows_card_by_card() -> None:
    counts = set()
    for match in watched("simple_4"):
        event = match.animation.step.event if match.animation.step is not None else None
        if isinstance(event, ev.CardsDiscarded) and len(event.cards) > 2:
            counts.add(in_flight.discarded(match.view) - len(match.view.shown.discard))
    assert {0, 1, 2} <= counts


def test_goods_come_when_they_are_paid_for() -> None:
    seen = 0
    for match in watched("simple_3"):
        kinds = [type(step.event) for step in match.animation.steps]
        if not any(kind in BOUGHT or kind is ev.DesignClaimed for kind in kinds):
            continue
        seen += 1
        paying = [b.event for b in match.animation.steps if isinstance(b.event, ev.GoldChanged)]
        assert not [event for event in paying if event.amount < 0]
    assert seen > 20


# One event at a time


def moving(
    event: ev.Event, *others: ev.Event, scene: str = "quest", time: float = 0.5
) -> TableView:
    """An event of a second's length at some moment, with others of its action."""
    heroes = [SimpleNamespace(weapon="", title=""), SimpleNamespace(weapon="axe", title="charming")]
    state = SimpleNamespace(
        stage=2,
        offer=["wolves", "", "troll"],
        show=["booth", "favour"],
        discard=["fame"],
        guilds=[SimpleNamespace(adventurers=heroes)] * 2,
    )
    turns = Turns("mine", frozenset(), ())
    step = AnimationStep(event, 0, scene, 1, None, 1.0, 0.0, turns, cast(Game, None), time=time)
    quests = {"wolves": SimpleNamespace(colour="green"), "troll": SimpleNamespace(colour="red")}
    found = SimpleNamespace(
        animation=SimpleNamespace(steps=[step]),
        chronicle=SimpleNamespace(history=[[event, *others]]),
        shown=state,
        content=SimpleNamespace(quests=quests),
    )
    return cast(TableView, found)


def gold(amount: int, source: str, ref: str = "") -> ev.GoldChanged:
    return ev.GoldChanged(1, amount, source, ref)


@pytest.mark.parametrize(
    ("event", "others", "scene", "till"),
    [
        (ev.ResourcesChanged(1, 0, 2, "mine", hex=0), (), "mine", "hex.0"),
        (gold(-2, "offer", "troll"), (ev.QuestTaken(1, "troll", 2, 0, False),), "quest",
         "offer.2.price"),
        (gold(-2, "offer", "troll"), (ev.QuestTaken(1, "wolves", 0, 0, False),), "quest", "offer"),
        (gold(-2, "forge", "axe"), (ev.WeaponForged(1, 3, "axe", "troll"),), "quest", "hero.3"),
        (gold(-2, "forge", "axe"), (ev.WeaponForged(1, 3, "bow", "troll"),), "quest", "home"),
        (gold(-2, "merchant"), (ev.MerchantTraded(1, 1, True, 2),), "market", "merchant.buy.iron"),
        (gold(2, "merchant"), (ev.MerchantTraded(1, 0, False, 2),), "market",
         "merchant.sell.copper"),
        (gold(2, "quest", "troll"), (), "quest", "own.troll.gold"),
        (gold(2, "quest", "troll"), (), "market", "market.road.troll.gold"),
        (gold(-2, "failure", "troll"), (), "quest", "own.troll.gold"),
        (gold(2, "weapon", "axe"), (), "quest", "hero.1"),
        (gold(2, "champion", "charming"), (), "quest", "hero.1"),
        (gold(2, "champion", "charming"), (), "market", "market.road"),
        (gold(2, "weapon", "bow"), (), "quest", "own"),
        (gold(-2, "barracks"), (ev.AdventurerJoined(1, 2, "barracks"),), "market",
         "market.barracks.hire.price"),
        (gold(-2, "barracks"), (ev.AdventurerRaised(1, 2, 3, "barracks"),), "market",
         "market.barracks.train.2.price"),
        (gold(-2, "barracks"), (ev.AdventurerRaised(1, 2, 3, "barracks"),
         ev.AdventurerJoined(1, 2, "barracks")), "market", "market.barracks.hire.price"),
        (gold(-2, "barracks"), (), "market", "market.barracks.hire.price"),
        (gold(-2, "blacksmith", "axe"), (), "market", "market.blacksmith.axe.price"),
        (gold(-2, "bazaar", "booth"), (), "market", "market.bazaar.booth.price"),
        (gold(2, "card", "booth"), (), "market", "market.bazaar.booth"),
        (gold(-2, "clerk", "axe"), (), "market", "market.clerk.axe.price"),
        (gold(2, "claimant", "axe"), (), "market", "market.clerk.axe.price"),
        (gold(2, "stall", "booth"), (), "market", "merchant"),
        (gold(2, "tile", "x"), (), "mine", "tiles"),
        (gold(2, "wealth", "silver"), (), "wealth", "wealth.silver"),
        (gold(2, "pass"), (), "mine", "pass"),
    ],
)  # fmt: skip
def test_what_is_paid_or_gained_flies_between_its_panel_and_where_that_is(
    event: ev.GoldChanged | ev.ResourcesChanged, others: tuple[ev.Event, ...], scene: str, till: str
) -> None:
    (found,) = in_flight.flights(moving(event, *others, scene=scene))
    key = "gold" if isinstance(event, ev.GoldChanged) else RESOURCES[event.resource]
    ends = (till, f"guild.1.{key}")
    assert (found.origin, found.goal) == (ends if event.amount > 0 else ends[::-1])
    assert (found.key, found.amount, found.part) == (key, 2, 0.5)


@pytest.mark.parametrize(
    ("event", "scene", "told"),
    [
        (ev.SpaceTaken(1, "clerk"), "market", ("disk", "1", "guild.1.edge", "space.clerk")),
        (ev.CardGained(1, "booth", 3), "market",
         ("card", "booth", "market.bazaar.booth", "guild.1.shield")),
        (ev.CardGained(1, "fame", 3), "market", ("card", "fame", "discard", "guild.1.shield")),
        (ev.CardUsed(1, "favour", 3), "market",
         ("card", "favour", "market.bazaar.favour", "guild.1.shield")),
        (ev.DesignGained(1, "axe", 3), "market",
         ("card", "axe", "market.blacksmith.axe", "guild.1.shield")),
        (ev.EndBonusBought(1, "might", 3), "market",
         ("card", "might", "market.bazaar.might", "guild.1.shield")),
        (ev.DesignClaimed(1, "axe", 3), "market",
         ("design", "axe", "market.clerk.axe", "guild.1.shield")),
        (ev.DesignClaimed(1, "axe", 0), "quest", ("design", "axe", "quest", "guild.1.shield")),
        (ev.AdventurerJoined(1, 2, "barracks"), "market",
         ("person", "1", "market.barracks.hire", "guild.1.adventurers")),
        (ev.AdventurerJoined(1, 2, "card", "favour"), "market",
         ("person", "1", "market.bazaar.favour", "guild.1.adventurers")),
        (ev.AdventurerJoined(1, 2, "quest", "troll"), "quest",
         ("person", "1", "own.troll.person", "guild.1.adventurers")),
        (ev.AdventurerRaised(1, 2, 3, "barracks"), "market",
         ("level", "3", "market.barracks", "market.barracks.train.2")),
        (ev.AdventurerRaised(1, 2, 3, "quest", "troll"), "quest",
         ("level", "3", "own.troll.level", "hero.2")),
        (ev.AdventurerRaised(1, 2, 3, "quest", "troll"), "market",
         ("level", "3", "market.road.troll.level", "guild.1.adventurers")),
        (ev.AdventurerRaised(1, 2, 3, "quest", "troll"), "levels",
         ("level", "3", "hero.2", "hero.2")),
        (ev.QuestTaken(1, "troll", 2, 0, False), "quest",
         ("quest", "troll", "offer.2", "guild.1.shield")),
        (ev.QuestRemoved("troll", "ROUND-4"), "quest", ("quest", "troll", "offer.2", "offer.out")),
        (ev.OfferMoved(("wolves", "troll", "")), "quest",
         ("quest", "troll", "offer.2", "offer.1")),
        (ev.WeaponForged(1, 2, "axe", "troll"), "quest",
         ("hero", "2", "hero.2", "company.troll")),
    ],
)  # fmt: skip
def test_what_changes_hands_flies_from_where_it_lay(
    event: ev.Event, scene: str, told: tuple[str, str, str, str]
) -> None:
    (found,) = in_flight.flights(moving(event, scene=scene))
    assert found == Flight(*told, part=0.5)


def test_an_end_bonus_of_the_smith_comes_from_there() -> None:
    match = moving(ev.EndBonusBought(1, "might", 3), ev.SpaceTaken(1, "blacksmith"), scene="market")
    assert [flight.origin for flight in in_flight.flights(match)] == ["market.blacksmith.might"]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (ev.CardRevealed(0, "booth"), ("card", "booth", "deck.0", "stand.0", "weapon_2")),
        (ev.CardRevealed(2, "booth"), ("card", "booth", "deck.2", "stand.2", "bonus_2")),
        (ev.CardRevealed(3, "booth"), ("card", "booth", "deck.3", "stand.3", "single_2")),
        (ev.DesignOpened("axe"), ("design", "axe", "deck.0", "market.clerk", "weapon_2")),
        (ev.QuestDealt(2, "troll:2"), ("quest", "troll:2", "offer.deck", "offer.2", "quest_red")),
    ],
)
def test_what_is_dealt_turns_over_and_lies_there(event: ev.Event, told: tuple[str, ...]) -> None:
    for time, part in ((0.0, 0.0), (TURN / 2000, 0.5), (TURN / 1000, 1.0), (0.9, 1.0)):
        (found,) = in_flight.flights(moving(event, time=time))
        assert (found.thing, found.key, found.origin, found.goal, found.back) == told
        assert found.part == pytest.approx(part)


def test_nothing_flies_that_is_over_or_takes_no_time_or_lies_elsewhere() -> None:
    assert [*in_flight.flights(moving(gold(2, "pass"), time=1.0))] == []
    assert [*in_flight.flights(moving(ev.QuestRemoved("rats", "STAGE-2")))] == []
    assert [*in_flight.flights(moving(ev.CardsDiscarded(("fame",))))] == []
    assert [*in_flight.flights(moving(ev.PhaseStarted("mine")))] == []
    still = moving(gold(2, "pass"))
    still.animation.steps[0].length = 0.0
    assert [*in_flight.flights(still)] == []
    assert in_flight.away(moving(ev.CardGained(1, "booth", 3), scene="market")) == {"booth"}
    assert in_flight.away(moving(ev.DesignClaimed(1, "axe", 3))) == frozenset()
    assert in_flight.passing(moving(ev.Passed(1, "mine"))) == 1
    assert in_flight.passing(moving(gold(2, "pass"))) == -1


LANDED = (1 + in_flight.ARRIVES) / 2  # half of what has arrived is counted


@pytest.mark.parametrize(
    ("event", "time", "counted", "flown"),
    [
        (gold(-100, "bazaar"), 0.0, 0, 0.0),
        (gold(-100, "bazaar"), 0.07, -20, 0.07),
        (gold(-100, "bazaar"), 0.35, -100, 0.35),
        (gold(-100, "bazaar"), 0.9, -100, 0.9),
        (gold(100, "pass"), in_flight.ARRIVES, 0, in_flight.ARRIVES),
        (gold(100, "pass"), LANDED, 50, LANDED),
        (ev.PrestigeChanged(1, 100, "quest", "troll"), 0.18, 0, 0.4),
        (ev.PrestigeChanged(1, 100, "quest", "troll"), 0.45, 0, None),
        (ev.PrestigeChanged(1, 100, "quest", "troll"), 0.725, 50, None),
        (ev.PrestigeChanged(1, -100, "failure", "troll"), 0.11, -20, 0.11),
        (ev.PrestigeChanged(1, -100, "failure", "troll"), 0.55, -100, 0.55),
        (ev.PrestigeChanged(1, -100, "failure", "troll"), 0.9, -100, 0.9),
    ],
)
def test_what_is_counted_of_what_flies(
    event: ev.GoldChanged | ev.PrestigeChanged, time: float, counted: int, flown: float | None
) -> None:
    match = moving(event, time=time)
    what = "gold" if isinstance(event, ev.GoldChanged) else "prestige"
    assert in_flight.counted(match, 1, what) == counted
    assert in_flight.counted(match, 0, what) == in_flight.counted(match, 1, 0) == 0
    flying = [*in_flight.flights(match)]
    assert [each.part for each in flying] == ([] if flown is None else [pytest.approx(flown)])
    assert all(each.amount == 100 for each in flying)


def test_cards_are_discarded_one_after_another() -> None:
    event = ev.CardsDiscarded(("booth", "favour"))
    found = [*in_flight.flights(moving(event, time=0.19))]
    assert [(f.key, f.origin, f.goal, round(f.part, 2)) for f in found] == [
        ("booth", "stand.0", "discard", 0.79),
        ("favour", "stand.1", "discard", 0.5),
    ]
    assert in_flight.discarded(moving(event, time=0.19)) == 1
    assert in_flight.discarded(moving(event, time=0.24)) == 2
    assert in_flight.discarded(moving(event, time=0.9)) == 3
