"""Tokens in flight during an animation step: what moves, from which place to which.

Flights are made from events alone. They name the places they lead between; where on the screen
these lie is up to the scene. A place is named like its spot (`guild.1`, `market.clerk.iron_axe`,
`hex.31`); a longer name lies within a shorter one.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from forgewar.content.model import RESOURCES, Content, card_of
from forgewar.play.pace import EACH_CARD, TURN
from forgewar.rules import events as ev
from forgewar.rules.state import GameState

if TYPE_CHECKING:
    from forgewar.play.animation import AnimationStep

Changed = ev.GoldChanged | ev.ResourcesChanged
Counted = Changed | ev.PrestigeChanged
Bought = ev.CardGained | ev.CardUsed | ev.DesignGained | ev.EndBonusBought
_DECKS = ("weapon", "bonus", "bonus", "single", "single")  # by the place in the market
PRESTIGE_FLIES = 0.45  # the part of its step in which prestige flies, before it is counted up


Thing = Literal[
    "gold", "resource", "prestige", "disk", "card", "design", "quest", "person", "level", "hero"
]


class Flight(NamedTuple):
    """One token in flight: a thing and, by its `key`, which of its kind. `back` is the deck whose
    back a card shows at first. `part` runs from 0 to 1."""

    thing: Thing
    key: str
    origin: str
    goal: str
    part: float
    amount: int = 1
    back: str = ""


class Context(NamedTuple):
    """An animation step, the events of its action, the state that is shown, and its cards."""

    step: "AnimationStep"
    action: list[ev.Event]
    state: GameState
    content: Content

    def first(self, kind: type, **fields: object) -> Any:
        """The first event of a kind in the action, with these values; nothing if there is none."""
        found = (event for event in self.action if isinstance(event, kind))
        return next(
            (e for e in found if all(getattr(e, name) == v for name, v in fields.items())), None
        )


# Gold, resources and prestige


def changed(context: Context, event: Changed) -> Iterator[Flight]:
    if isinstance(event, ev.GoldChanged):
        thing: Thing = "gold"
        key = "gold"
    else:
        thing, key = "resource", RESOURCES[event.resource]
    panel, till = f"guild.{event.seat}.{key}", _source_place(context, event, key)
    origin, goal = (till, panel) if event.amount > 0 else (panel, till)
    yield Flight(thing, key, origin, goal, context.step.part, abs(event.amount))


def prestige(context: Context, event: ev.PrestigeChanged) -> Iterator[Flight]:
    """It is counted up once it has arrived; what is lost leaves while it is counted down."""
    panel, till = f"guild.{event.seat}.prestige", _source_place(context, event, "prestige")
    part = context.step.part / PRESTIGE_FLIES
    if event.amount > 0 and part < 1:
        yield Flight("prestige", "prestige", till, panel, part, event.amount)
    elif event.amount < 0:
        yield Flight("prestige", "prestige", panel, till, context.step.part, -event.amount)


def _source_place(context: Context, event: Counted, key: str) -> str:
    """The place that gold, resources or prestige fly from, or to if they are paid."""
    if isinstance(event, ev.ResourcesChanged) and event.hex >= 0:
        return f"hex.{event.hex}"
    place = SOURCE_PLACES[event.source]
    return place.format(ref=event.ref) if isinstance(place, str) else place(context, event, key)


def _offer(context: Context, event: Counted, _key: str) -> str:
    taken = context.first(ev.QuestTaken, quest=event.ref)
    return f"offer.{taken.place}.price" if taken is not None else "offer"


def _forge(context: Context, event: Counted, _key: str) -> str:
    forged = context.first(ev.WeaponForged, design=event.ref)
    return f"hero.{forged.adventurer}" if forged is not None else "home"


def _merchant(context: Context, _event: Counted, _key: str) -> str:
    trade = context.first(ev.MerchantTraded)
    side = "buy" if trade.bought else "sell"
    return f"merchant.{side}.{RESOURCES[trade.resource]}"


def _own_quest(context: Context, event: Counted, key: str) -> str:
    return f"{_quest(context)}.{event.ref}.{key}"


def _quest(context: Context) -> str:
    """Where the quests of whoever acts lie."""
    return "market.road" if context.step.scene == "market" else "own"


def _bearer(context: Context, event: Counted, _key: str) -> str:
    """Whose weapon or title it is."""
    heroes = context.state.guilds[event.seat].adventurers
    bearers = [n for n, hero in enumerate(heroes) if event.ref in (hero.weapon, hero.title)]
    if context.step.scene == "market" or not bearers:
        return _quest(context)
    return f"hero.{bearers[0]}"


def _barracks(context: Context, _event: Counted, _key: str) -> str:
    """Price of whoever is hired or raised."""
    raised = context.first(ev.AdventurerRaised)
    if context.first(ev.AdventurerJoined) is not None or raised is None:
        return "market.barracks.hire.price"
    return f"market.barracks.train.{raised.adventurer}.price"


# A place, or a function that finds it.
SOURCE_PLACES: Final[dict[ev.Source, str | Callable[[Context, Counted, str], str]]] = {
    "offer": _offer,
    "forge": _forge,
    "merchant": _merchant,
    "quest": _own_quest,
    "failure": _own_quest,
    "weapon": _bearer,
    "champion": _bearer,
    "barracks": _barracks,
    "blacksmith": "market.blacksmith.{ref}.price",
    "bazaar": "market.bazaar.{ref}.price",
    "card": "market.bazaar.{ref}",
    "clerk": "market.clerk.{ref}.price",
    "claimant": "market.clerk.{ref}.price",
    "stall": "merchant",
    "tile": "tiles",
    "wealth": "wealth.{ref}",
    "mine": "mine",
    "pass": "pass",
    "start": "start",
    "end_adventurers": "end_adventurers",
    "end_designs": "end_designs",
    "end_cards": "end_cards",
    "end_bonus": "end_bonus",
    "end_sale": "end_sale",
    "end_gold": "end_gold",
}


# The market


def disk(context: Context, event: ev.SpaceTaken) -> Iterator[Flight]:
    """From under the panel: it would look like a second shield on it."""
    seat = event.seat
    yield Flight("disk", str(seat), f"guild.{seat}.edge", f"space.{event.space}", context.step.part)


def bought(context: Context, event: Bought) -> Iterator[Flight]:
    key = next(str(getattr(event, f)) for f in ("card", "design", "bonus") if hasattr(event, f))
    at_smith = isinstance(event, ev.DesignGained) or context.first(
        ev.SpaceTaken, space="blacksmith"
    )
    shop = "blacksmith" if at_smith else "bazaar"
    origin = "discard" if key in context.state.discard else f"market.{shop}.{key}"
    yield Flight("card", key, origin, f"guild.{event.seat}.shield", context.step.part)


def claimed(context: Context, event: ev.DesignClaimed) -> Iterator[Flight]:
    """The design stays open to others: a copy of it flies."""
    bought = context.step.scene == "market"
    origin = f"market.clerk.{event.design}" if bought else context.step.scene
    goal = f"guild.{event.seat}.shield"
    yield Flight("design", event.design, origin, goal, context.step.part)


def revealed(context: Context, event: ev.CardRevealed) -> Iterator[Flight]:
    place, back = event.place, f"{_DECKS[event.place]}_{context.state.stage}"
    goal = f"stand.{place}"
    yield Flight("card", event.card, f"deck.{place}", goal, _dealt_part(context.step), back=back)


def _dealt_part(step: "AnimationStep") -> float:
    """How far a card has come that is dealt: it lies there until all of them do."""
    return min(1.0, step.time * 1000 / TURN)


def opened(context: Context, event: ev.DesignOpened) -> Iterator[Flight]:
    back = f"{_DECKS[0]}_{context.state.stage}"
    part = _dealt_part(context.step)
    yield Flight("design", event.design, "deck.0", "market.clerk", part, back=back)


def discarded(context: Context, event: ev.CardsDiscarded) -> Iterator[Flight]:
    """One after another."""
    time, show = context.step.part * context.step.length * 1000, context.state.show
    for number, key in enumerate(event.cards):
        if key in show:
            part = min(1.0, max(0.0, (time - number * EACH_CARD) / TURN))
            yield Flight("card", key, f"stand.{show.index(key)}", "discard", part)


# People


def joined(context: Context, event: ev.AdventurerJoined) -> Iterator[Flight]:
    goal = f"guild.{event.seat}.adventurers"
    yield Flight("person", str(event.seat), _school(context, event), goal, context.step.part)


def raised(context: Context, event: ev.AdventurerRaised) -> Iterator[Flight]:
    """A level goes to whose it is, where he is to be seen."""
    goal = f"guild.{event.seat}.adventurers"
    if context.step.scene in ("quest", "levels"):
        goal = f"hero.{event.adventurer}"
    elif event.source == "barracks":
        goal = f"market.barracks.train.{event.adventurer}"
    yield Flight("level", str(event.level), _school(context, event), goal, context.step.part)


def _school(context: Context, event: "ev.AdventurerJoined | ev.AdventurerRaised") -> str:
    """Where somebody is hired or raised."""
    if event.source == "barracks":
        return (
            "market.barracks.hire" if isinstance(event, ev.AdventurerJoined) else "market.barracks"
        )
    if event.source == "card":
        return f"market.bazaar.{event.ref}"
    if context.step.scene == "levels":
        return f"hero.{event.adventurer}"
    thing = "person" if isinstance(event, ev.AdventurerJoined) else "level"
    return f"{_quest(context)}.{event.ref}.{thing}"


# Quests


def taken(context: Context, event: ev.QuestTaken) -> Iterator[Flight]:
    origin = f"offer.{event.place}"
    yield Flight("quest", event.quest, origin, f"guild.{event.seat}.shield", context.step.part)


def dealt(context: Context, event: ev.QuestDealt) -> Iterator[Flight]:
    goal = f"offer.{event.place}"
    back = f"quest_{context.content.quests[card_of(event.quest)].colour}"
    yield Flight("quest", event.quest, "offer.deck", goal, _dealt_part(context.step), back=back)


def moved(context: Context, event: ev.OfferMoved) -> Iterator[Flight]:
    """The offer closes up."""
    before = context.state.offer
    for place, key in enumerate(event.offer):
        if key and key in before and before.index(key) != place:
            origin = f"offer.{before.index(key)}"
            yield Flight("quest", key, origin, f"offer.{place}", context.step.part)


def removed(context: Context, event: ev.QuestRemoved) -> Iterator[Flight]:
    if event.quest in context.state.offer:
        origin = f"offer.{context.state.offer.index(event.quest)}"
        yield Flight("quest", event.quest, origin, "offer.out", context.step.part)


def forged(context: Context, event: ev.WeaponForged) -> Iterator[Flight]:
    number = event.adventurer
    yield Flight("hero", str(number), f"hero.{number}", f"company.{event.quest}", context.step.part)
