"""What flies is what the events say: from where it is made to whose it is, counted on the way."""

import pytest
from play.watching import watched

from forgewar.content.model import RESOURCES
from forgewar.play import travel
from forgewar.play.pace import DEALT, TURN
from forgewar.play.replay import Replaying
from forgewar.play.show import Beat
from forgewar.rules import events as ev

# By event: what flies, and where it comes from or goes to; {} is a value of the event.
BOUGHT = {
    ev.DesignGained: ("{design}", "market.blacksmith.{design}"),
    ev.CardGained: ("{card}", "market.bazaar.{card}"),
    ev.CardUsed: ("{card}", "market.bazaar.{card}"),
    ev.EndBonusBought: ("{bonus}", "market."),
}


def filled(template: str, event: ev.Event) -> str:
    return template.format(**{f: getattr(event, f) for f in event.__struct_fields__})


@pytest.mark.parametrize("name", ["simple_3", "simple_4"])
def test_what_flies_is_what_the_events_say(name: str) -> None:
    seen: set[type] = set()
    for match in watched(name):
        flying = list(travel.flights(match))
        for beat in match.show.beats:
            if beat.length and beat.part < 1:
                seen.add(type(beat.event))
                check(match, beat, flying)
        for flight in flying:
            assert 0 <= flight.part <= 1
        check_numbers(match)
    assert {ev.GoldChanged, ev.ResourcesChanged, ev.SpaceTaken, ev.CardUsed, ev.QuestTaken,
            ev.WeaponForged, ev.CardRevealed, ev.CardsDiscarded, ev.OfferMoved, ev.QuestDealt,
            ev.AdventurerJoined, ev.AdventurerRaised, ev.DesignClaimed,
            ev.PrestigeChanged} <= seen  # fmt: skip


def check(match: Replaying, beat: Beat, flying: list[travel.Flight]) -> None:
    event = beat.event

    def flies(thing: str, key: str, origin: str, goal: str, amount: int = 1) -> bool:
        part = min(1.0, beat.time * 1000 / TURN) if isinstance(event, DEALT) else beat.part
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
        origin = "discard" if key in match.shown.discard else origin
        assert flies("card", key, origin, f"guild.{seat}")
        assert key in travel.away(match)
    elif isinstance(event, ev.QuestTaken):
        assert flies("quest", event.quest, f"offer.{event.place}", f"guild.{seat}")
        assert match.shown.offer[event.place] == event.quest  # it is taken over when it arrives
    elif isinstance(event, ev.CardRevealed):
        assert flies("card", event.card, f"deck.{event.place}", f"stand.{event.place}")
    elif isinstance(event, ev.QuestDealt):
        assert flies("quest", event.quest, "offer.deck", f"offer.{event.place}")
    elif isinstance(event, ev.PrestigeChanged):
        won = [f for f in flying if f.thing == "prestige" and f.amount == abs(event.amount)]
        ends = [f.goal if event.amount > 0 else f.origin for f in won]
        assert ends == [f"guild.{seat}.prestige"] * len(ends)
        assert won or (event.amount > 0 and beat.part > 0.4)  # it has arrived, and is counted up
    elif isinstance(event, ev.CardsDiscarded):
        gone = {f.key for f in flying if f.goal == "discard"}
        assert gone == set(event.cards) & set(match.shown.show)
        landed = [f for f in flying if f.goal == "discard" and f.part == 1]
        assert travel.discarded(match) == len(match.shown.discard) + len(landed)
    elif isinstance(event, ev.OfferMoved):
        goals = {f.key: f.goal for f in flying}
        moved = {k: f"offer.{i}" for i, k in enumerate(event.offer) if k}
        stay = {k for i, k in enumerate(event.offer) if k and match.shown.offer[i] == k}
        assert goals == {k: goal for k, goal in moved.items() if k not in stay}
    elif isinstance(event, ev.Passed):
        assert travel.passing(match) == seat
    elif isinstance(event, ev.DesignClaimed):
        assert flies("design", event.design, beat.scene, f"guild.{seat}")
    elif isinstance(event, ev.AdventurerJoined):
        quest = "market.road." if beat.scene == "market" else "own."
        hired = quest if event.source == "quest" else "market.barracks.hire"
        assert flies("person", str(seat), hired, f"guild.{seat}.adventurers")
    elif isinstance(event, ev.AdventurerRaised):
        whose = f"guild.{seat}.adventurers"
        if beat.scene in ("quest", "levels"):
            whose = f"hero.{event.adventurer}"
        elif event.source == "barracks":
            whose = f"market.barracks.train.{event.adventurer}"
        assert flies("level", str(event.level), "", whose)
    elif isinstance(event, ev.WeaponForged):
        number = event.adventurer
        assert flies("hero", str(number), f"hero.{number}", f"company.{event.quest}")


def paid_at(match: Replaying, event: ev.GoldChanged | ev.ResourcesChanged) -> str:
    """Where it is seen what is paid for."""
    if event.source == "offer":
        taken = match.history[-1]
        return f"offer.{next(e.place for e in taken if isinstance(e, ev.QuestTaken))}.price"
    if event.source in ("blacksmith", "bazaar", "clerk"):
        return f"market.{event.source}.{event.ref}.price"
    return "market.barracks." if event.source == "barracks" else ""


def check_numbers(match: Replaying) -> None:
    """What is counted lies between what was and what will be, and never of another guild."""
    for seat in range(len(match.shown.guilds)):
        for what in ("gold", "prestige", *range(len(RESOURCES))):
            amounts = [amount(beat.event, seat, what) for beat in match.show.beats]
            least, most = (sum(f(0, a) for a in amounts) for f in (min, max))
            assert least <= travel.counted(match, seat, what) <= most


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
        for beat in match.show.beats:
            event = beat.event
            if isinstance(event, ev.GoldChanged) and len(match.show.beats) == 1:
                share = travel.counted(match, event.seat, "gold") / event.amount
                (paid if event.amount < 0 else gained).add((round(beat.part, 2), share))
        if len(paid) > 20 and len(gained) > 20:
            break
    assert all(share == 1 for part, share in paid if part > 0.4)
    assert all(share == 0 for part, share in gained if part < 0.8)


def test_the_discard_pile_grows_card_by_card() -> None:
    counts = set()
    for match in watched("simple_4"):
        event = match.show.beat.event if match.show.beat is not None else None
        if isinstance(event, ev.CardsDiscarded) and len(event.cards) > 2:
            counts.add(travel.discarded(match) - len(match.shown.discard))
    assert {0, 1, 2} <= counts


def test_goods_come_when_they_are_paid_for() -> None:
    seen = 0
    for match in watched("simple_3"):
        kinds = [type(beat.event) for beat in match.show.beats]
        if not any(kind in BOUGHT or kind is ev.DesignClaimed for kind in kinds):
            continue
        seen += 1
        paying = [b.event for b in match.show.beats if isinstance(b.event, ev.GoldChanged)]
        assert not [event for event in paying if event.amount < 0]
    assert seen > 20
