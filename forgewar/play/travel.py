"""What is on its way in this moment: what flies, from where it was made, to whom it belongs.

Flights are told by the events of the beats in motion and nothing else. They name the places they
lead between; where on the screen these lie is the scene's matter. A place is named like its spot
(`guild.1`, `market.clerk.iron_axe`, `hex.31`); a longer name lies within a shorter one.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from forgewar.content.model import RESOURCES, Content, card_of
from forgewar.play.pace import COUNTED_UP, EACH_CARD, FLIGHT, TURN
from forgewar.play.show import Beat
from forgewar.rules import events as ev
from forgewar.rules.state import GameState

if TYPE_CHECKING:
    from forgewar.play.match import Match

Changed = ev.GoldChanged | ev.ResourcesChanged
Counted = Changed | ev.PrestigeChanged
Bought = ev.CardGained | ev.CardUsed | ev.DesignGained | ev.EndBonusBought
_DECKS = ("weapon", "bonus", "bonus", "single", "single")  # by the place in the market
# The parts of a flight until which is paid, and from which on it is counted up.
_PAID, ARRIVES = 0.35, FLIGHT / (FLIGHT + COUNTED_UP)
_WON = 0.45  # prestige: the part in which it flies, before it is counted up or after


class Flight(NamedTuple):
    """`thing` is gold, resource, prestige, disk, card, design, quest, person, level or hero, `key`
    which of them;
    `back` is the deck whose back a card shows at first. `part` runs from 0 to 1."""

    thing: str
    key: str
    origin: str
    goal: str
    part: float
    amount: int = 1
    back: str = ""


class _Told(NamedTuple):
    """A beat, the events of its action, the state that is shown, and its cards."""

    beat: Beat
    action: list[ev.Event]
    state: GameState
    content: Content

    def first(self, kind: type, **fields: object) -> Any:
        """The first event of a kind in the action, with these values; nothing if there is none."""
        found = (event for event in self.action if isinstance(event, kind))
        return next(
            (e for e in found if all(getattr(e, name) == v for name, v in fields.items())), None
        )


def flights(match: "Match") -> Iterator[Flight]:
    """Everything on its way in this moment."""
    for beat in match.show.beats:
        told = _TOLD.get(type(beat.event))
        if told is not None and beat.length and beat.part < 1:
            action = match.history[beat.place]
            yield from told(_Told(beat, action, match.shown, match.content), beat.event)


def coming(match: "Match") -> Iterator[Flight]:
    """What will be on its way later, as far as that can be told now."""
    for beat in match.show.waiting:
        told = _TOLD.get(type(beat.event))
        if told is not None and beat.length:
            action = match.history[beat.place]
            yield from told(_Told(beat, action, match.shown, match.content), beat.event)


def away(match: "Match") -> frozenset[str]:
    """The cards and quests that are on their way, and so not where they lay."""
    return frozenset(flight.key for flight in flights(match) if flight.thing in ("card", "quest"))


def passing(match: "Match") -> int:
    """The guild that passes in this moment, or -1."""
    passes = [beat.event for beat in match.show.beats if beat.length]
    return next((event.seat for event in passes if isinstance(event, ev.Passed)), -1)


def counted(match: "Match", seat: int, what: int | str) -> int:
    """How much of what a guild gains or pays in this moment is counted already, of gold
    ("gold"), prestige ("prestige") or a resource (its number): paid when it leaves, gained when
    it arrives."""
    found = 0
    for beat in match.show.beats:
        event = beat.event
        if not isinstance(event, Counted) or event.seat != seat:
            continue
        if _counts(event) == what:
            found += round(event.amount * _part(beat, event))
    return found


def discarded(match: "Match") -> int:
    """How many cards lie on the discard pile: those that have landed on it, too."""
    landed = [flight for flight in flights(match) if flight.goal == "discard" and flight.part >= 1]
    return len(match.shown.discard) + len(landed)


def _counts(event: Counted) -> int | str:
    if isinstance(event, ev.ResourcesChanged):
        return event.resource
    return "gold" if isinstance(event, ev.GoldChanged) else "prestige"


def _part(beat: Beat, event: Counted) -> float:
    if isinstance(event, ev.PrestigeChanged):
        lost = event.amount < 0
        return min(
            1.0, max(0.0, beat.part / (1 - _WON) if lost else (beat.part - _WON) / (1 - _WON))
        )
    if event.amount < 0:
        return min(1.0, beat.part / _PAID)
    return max(0.0, (beat.part - ARRIVES) / (1 - ARRIVES))


# Gold, resources and prestige


def _changed(told: _Told, event: Changed) -> Iterator[Flight]:
    if isinstance(event, ev.GoldChanged):
        thing, key = "gold", "gold"
    else:
        thing, key = "resource", RESOURCES[event.resource]
    panel, till = f"guild.{event.seat}.{key}", _till(told, event, key)
    origin, goal = (till, panel) if event.amount > 0 else (panel, till)
    yield Flight(thing, key, origin, goal, told.beat.part, abs(event.amount))


def _prestige(told: _Told, event: ev.PrestigeChanged) -> Iterator[Flight]:
    """It is counted up once it has arrived; what is lost leaves while it is counted down."""
    panel, till = f"guild.{event.seat}.prestige", _till(told, event, "prestige")
    part = told.beat.part / _WON
    if event.amount > 0 and part < 1:
        yield Flight("prestige", "prestige", till, panel, part, event.amount)
    elif event.amount < 0:
        yield Flight("prestige", "prestige", panel, till, told.beat.part, -event.amount)


def _till(told: _Told, event: Counted, key: str) -> str:
    """Where what a guild gains is made, and where what it pays goes: what has a price is paid at
    that."""
    source, ref = event.source, event.ref
    if isinstance(event, ev.ResourcesChanged) and event.hex >= 0:
        return f"hex.{event.hex}"
    if source == "offer":
        taken = told.first(ev.QuestTaken, quest=ref)
        return f"offer.{taken.place}.price" if taken is not None else "offer"
    if source == "forge":
        forged = told.first(ev.WeaponForged, design=ref)
        return f"hero.{forged.adventurer}" if forged is not None else "home"
    if source == "merchant":
        trade = told.first(ev.MerchantTraded)
        side = "buy" if trade.bought else "sell"
        return f"merchant.{side}.{RESOURCES[trade.resource]}"
    if source in ("quest", "failure"):
        return f"{_quest(told)}.{ref}.{key}"
    if source in ("weapon", "champion"):
        return _bearer(told, event)
    if source == "barracks":
        return f"{_hired(told)}.price"
    return _TILLS.get(source, source).format(ref=ref)


def _quest(told: _Told) -> str:
    """Where the quests of whoever acts lie."""
    return "market.road" if told.beat.scene == "market" else "own"


def _bearer(told: _Told, event: Counted) -> str:
    """Whose weapon or title it is."""
    heroes = told.state.guilds[event.seat].adventurers
    bearers = [n for n, hero in enumerate(heroes) if event.ref in (hero.weapon, hero.title)]
    if told.beat.scene == "market" or not bearers:
        return _quest(told)
    return f"hero.{bearers[0]}"


def _hired(told: _Told) -> str:
    """Who is hired or raised at the Barracks for what is paid."""
    raised = told.first(ev.AdventurerRaised)
    if told.first(ev.AdventurerJoined) is not None or raised is None:
        return "market.barracks.hire"
    return f"market.barracks.train.{raised.adventurer}"


_TILLS = {
    "blacksmith": "market.blacksmith.{ref}.price",
    "bazaar": "market.bazaar.{ref}.price",
    "card": "market.bazaar.{ref}",
    "clerk": "market.clerk.{ref}.price",
    "claimant": "market.clerk.{ref}.price",
    "stall": "merchant",
    "tile": "tiles",
    "wealth": "wealth.{ref}",
}


# The market


def _disk(told: _Told, event: ev.SpaceTaken) -> Iterator[Flight]:
    """From under the panel: it would look like a second shield on it."""
    seat = event.seat
    yield Flight("disk", str(seat), f"guild.{seat}.edge", f"space.{event.space}", told.beat.part)


def _bought(told: _Told, event: Bought) -> Iterator[Flight]:
    key = next(str(getattr(event, f)) for f in ("card", "design", "bonus") if hasattr(event, f))
    at_smith = isinstance(event, ev.DesignGained) or told.first(ev.SpaceTaken, space="blacksmith")
    shop = "blacksmith" if at_smith else "bazaar"
    origin = "discard" if key in told.state.discard else f"market.{shop}.{key}"
    yield Flight("card", key, origin, f"guild.{event.seat}.shield", told.beat.part)


def _claimed(told: _Told, event: ev.DesignClaimed) -> Iterator[Flight]:
    """The design stays open to others: a copy of it flies."""
    bought = told.beat.scene == "market"
    origin = f"market.clerk.{event.design}" if bought else told.beat.scene
    goal = f"guild.{event.seat}.shield"
    yield Flight("design", event.design, origin, goal, told.beat.part)


def _revealed(told: _Told, event: ev.CardRevealed) -> Iterator[Flight]:
    place, back = event.place, f"{_DECKS[event.place]}_{told.state.stage}"
    goal = f"stand.{place}"
    yield Flight("card", event.card, f"deck.{place}", goal, _dealt_part(told.beat), back=back)


def _dealt_part(beat: Beat) -> float:
    """How far a card has come that is dealt: it lies there until all of them do."""
    return min(1.0, beat.time * 1000 / TURN)


def _opened(told: _Told, event: ev.DesignOpened) -> Iterator[Flight]:
    back = f"{_DECKS[0]}_{told.state.stage}"
    part = _dealt_part(told.beat)
    yield Flight("design", event.design, "deck.0", "market.clerk", part, back=back)


def _discarded(told: _Told, event: ev.CardsDiscarded) -> Iterator[Flight]:
    """One after another."""
    time, show = told.beat.part * told.beat.length * 1000, told.state.show
    for number, key in enumerate(event.cards):
        if key in show:
            part = min(1.0, max(0.0, (time - number * EACH_CARD) / TURN))
            yield Flight("card", key, f"stand.{show.index(key)}", "discard", part)


# People


def _joined(told: _Told, event: ev.AdventurerJoined) -> Iterator[Flight]:
    goal = f"guild.{event.seat}.adventurers"
    yield Flight("person", str(event.seat), _school(told, event), goal, told.beat.part)


def _raised(told: _Told, event: ev.AdventurerRaised) -> Iterator[Flight]:
    """A level goes to whose it is, where he is to be seen."""
    goal = f"guild.{event.seat}.adventurers"
    if told.beat.scene in ("quest", "levels"):
        goal = f"hero.{event.adventurer}"
    elif event.source == "barracks":
        goal = f"market.barracks.train.{event.adventurer}"
    yield Flight("level", str(event.level), _school(told, event), goal, told.beat.part)


def _school(told: _Told, event: "ev.AdventurerJoined | ev.AdventurerRaised") -> str:
    """Where somebody is hired or raised."""
    if event.source == "barracks":
        return (
            "market.barracks.hire" if isinstance(event, ev.AdventurerJoined) else "market.barracks"
        )
    if event.source == "card":
        return f"market.bazaar.{event.ref}"
    if told.beat.scene == "levels":
        return f"hero.{event.adventurer}"
    thing = "person" if isinstance(event, ev.AdventurerJoined) else "level"
    return f"{_quest(told)}.{event.ref}.{thing}"


# Quests


def _taken(told: _Told, event: ev.QuestTaken) -> Iterator[Flight]:
    origin = f"offer.{event.place}"
    yield Flight("quest", event.quest, origin, f"guild.{event.seat}.shield", told.beat.part)


def _dealt(told: _Told, event: ev.QuestDealt) -> Iterator[Flight]:
    goal = f"offer.{event.place}"
    back = f"quest_{told.content.quests[card_of(event.quest)].colour}"
    yield Flight("quest", event.quest, "offer.deck", goal, _dealt_part(told.beat), back=back)


def _moved(told: _Told, event: ev.OfferMoved) -> Iterator[Flight]:
    """The offer closes up."""
    before = told.state.offer
    for place, key in enumerate(event.offer):
        if key and key in before and before.index(key) != place:
            origin = f"offer.{before.index(key)}"
            yield Flight("quest", key, origin, f"offer.{place}", told.beat.part)


def _removed(told: _Told, event: ev.QuestRemoved) -> Iterator[Flight]:
    if event.quest in told.state.offer:
        origin = f"offer.{told.state.offer.index(event.quest)}"
        yield Flight("quest", event.quest, origin, "offer.out", told.beat.part)


def _forged(told: _Told, event: ev.WeaponForged) -> Iterator[Flight]:
    number = event.adventurer
    yield Flight("hero", str(number), f"hero.{number}", f"company.{event.quest}", told.beat.part)


_TOLD: dict[type, Callable[[_Told, Any], Iterator[Flight]]] = {
    ev.GoldChanged: _changed,
    ev.ResourcesChanged: _changed,
    ev.PrestigeChanged: _prestige,
    ev.SpaceTaken: _disk,
    ev.CardGained: _bought,
    ev.CardUsed: _bought,
    ev.DesignGained: _bought,
    ev.EndBonusBought: _bought,
    ev.DesignClaimed: _claimed,
    ev.CardRevealed: _revealed,
    ev.DesignOpened: _opened,
    ev.CardsDiscarded: _discarded,
    ev.AdventurerJoined: _joined,
    ev.AdventurerRaised: _raised,
    ev.QuestTaken: _taken,
    ev.QuestDealt: _dealt,
    ev.OfferMoved: _moved,
    ev.QuestRemoved: _removed,
    ev.WeaponForged: _forged,
}
