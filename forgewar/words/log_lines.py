"""What the log says of each kind of event, in the light of what else its action brought about."""

from collections.abc import Callable
from typing import Any, get_args

from forgewar.rules import events as ev
from forgewar.words.message import Message, as_list, message
from forgewar.words.names import Names, amount, hero, heroes

Changed = ev.GoldChanged | ev.ResourcesChanged | ev.PrestigeChanged
CHANGED = frozenset(get_args(Changed))  # summed up at the end of a line

# Events without a line of their own, and where they are told instead.
TOLD_ELSEWHERE: frozenset[type] = frozenset(
    {
        ev.WorkerAppeared,  # every move leaves a worker behind: the line of the move
        ev.MineBuilt,  # the line of the stage, or the set-up
        ev.CardRevealed,  # the line of the round: its cards lie in the market for all to see
        ev.QuestDealt,  # likewise: its quests lie in the offer
        ev.OfferMoved,  # what leaves the offer has a line; how the rest lies is seen there
        ev.SpaceTaken,  # what the guild does there has a line
        ev.WeaponLost,  # the line of coming home, or of the weapon that takes its place
    }
)


class Happened:
    """The events of one action, with questions about them."""

    def __init__(self, names: Names, events: list[ev.Event]) -> None:
        self.names = names
        self.events = events

    def first(self, event: Any, *fields: str) -> list[Any]:
        """All events of this kind that agree in these fields; none unless this is the first."""
        found = [
            e
            for e in self.events
            if type(e) is type(event) and all(getattr(e, f) == getattr(event, f) for f in fields)
        ]
        return found if found[0] is event else []

    def any(self, kind: type, **fields: object) -> bool:
        return any(
            type(e) is kind and all(getattr(e, f) == value for f, value in fields.items())
            for e in self.events
        )

    def paid(self, seat: int, source: ev.Source, ref: str = "") -> int:
        """The gold that a guild paid for one thing."""
        return -sum(
            e.amount
            for e in self.events
            if isinstance(e, ev.GoldChanged) and (e.seat, e.source, e.ref) == (seat, source, ref)
        )

    def moved(self, seat: int, source: ev.Source, *, gained: bool) -> Message:
        """What came or went by one source: "2 iron and 1 ruby"."""
        amounts: dict[int | str, int] = {}
        for e in self.events:
            if (
                isinstance(e, Changed)
                and (e.seat, e.source) == (seat, source)
                and (e.amount > 0) == gained
            ):
                amounts[thing_of(e)] = amounts.get(thing_of(e), 0) + abs(e.amount)
        return as_list(amount(thing, count) for thing, count in amounts.items())


def thing_of(event: Changed) -> int | str:
    if isinstance(event, ev.ResourcesChanged):
        return event.resource
    return "gold" if isinstance(event, ev.GoldChanged) else "prestige"


# Gold, resources and prestige


def failing(event: Changed) -> Message:
    """FAIL-3 and FAIL-4: what the finished legs give all the same, and the penalty."""
    kept = event.amount > 0
    told = amount(thing_of(event), abs(event.amount))
    return (
        message("log-failed-kept", gains=told) if kept else message("log-failed-lost", costs=told)
    )


def left_over(t: Happened, event: Changed) -> Message | None:
    """END-2: all that is left over is sold at once, and told at the first of it."""
    sold = [e for e in t.events if isinstance(e, Changed) and e.source == "end_sale"]
    if next(e for e in sold if e.seat == event.seat) is not event:
        return None
    gains, costs = (t.moved(event.seat, "end_sale", gained=which) for which in (True, False))
    return message("log-sold", gains=gains, costs=costs)


# The course of the game


def _phase(t: Happened, e: ev.PhaseStarted) -> Message | None:
    """A round begins with the mine."""
    return None if e.phase == "mine" else message(f"log-phase-{e.phase}")


def _ended(t: Happened, e: ev.GameEnded) -> Message:
    if e.lost_by:
        return message("log-lost")
    return message("log-won", guild=t.names.guild(e.ranking[0]))


def _tile(t: Happened, e: ev.TileResolved) -> Message:
    tile = t.names.card(e.tile)
    if not e.seats:
        return message("log-tile-nobody", tile=tile)
    return message("log-tile", tile=tile, guilds=t.names.guilds(e.seats))


# The mine


def _moved(t: Happened, e: ev.OverseerMoved) -> Message:
    return message("log-jumps", count=len(e.jumped)) if e.jumped else message("log-moves")


def _turned(t: Happened, e: ev.WorkerTurned) -> Message | None:
    count = len(t.first(e, "old", "new"))
    return message("log-turned", count=count, guild=t.names.guild(e.new)) if count else None


def _defected(t: Happened, e: ev.WorkerDefected) -> Message | None:
    count = len(t.first(e, "old", "new"))
    return message("log-defected", count=count, guild=t.names.guild(e.new)) if count else None


def _removed(t: Happened, e: ev.WorkerRemoved) -> Message | None:
    """With a new stage all workers leave, as everybody knows."""
    count = len(t.first(e, "side"))
    return None if not count or t.any(ev.StageStarted) else message("log-removed", count=count)


# The market


def _opened(t: Happened, e: ev.DesignOpened) -> Message | None:
    cards = t.names.cards(each.design for each in t.first(e))
    return message("log-opened", cards=cards, count=len(cards)) if cards else None


def _gained(t: Happened, e: ev.DesignGained | ev.CardGained) -> Message:
    card = t.names.card(e.design if isinstance(e, ev.DesignGained) else e.card)
    if not e.price:
        return message("log-taken", card=card)
    return message("log-bought", card=card, price=e.price)


def _used(t: Happened, e: ev.CardUsed) -> Message:
    card = t.names.card(e.card)
    if not e.price:
        return message("log-used", card=card)
    return message("log-used-for", card=card, price=e.price)


def _claimed(t: Happened, e: ev.DesignClaimed) -> Message:
    """What earlier claimants get is part of what it costs."""
    price = t.paid(e.seat, "clerk", e.design)
    card = t.names.card(e.design)
    return (
        message("log-claimed-for", card=card, price=price)
        if price
        else message("log-claimed", card=card)
    )


def _traded(t: Happened, e: ev.MerchantTraded) -> Message:
    if e.bought:
        return message("log-bought", card=amount(e.resource, 1), price=e.price)
    return message("log-sold", costs=amount(e.resource, 1), gains=amount("gold", e.price))


def _stall(t: Happened, e: ev.StallUsed) -> Message:
    gains, costs = (t.moved(e.seat, "stall", gained=which) for which in (True, False))
    return message("log-stall", gains=gains, costs=costs)


def _done_shopping(t: Happened, e: ev.ShoppingEnded) -> Message:
    return message("log-shopped-rest", lost=e.lost) if e.lost else message("log-shopped-all")


# Adventurers


def _joined(t: Happened, e: ev.AdventurerJoined) -> Message | None:
    """Those a guild begins with are there before anybody looks."""
    if e.source == "start":
        return None
    if e.source == "barracks":
        return _barracks(t, e, t.first(e, "seat", "source"), hired=True)
    joined = t.first(e, "seat", "source", "ref")
    who = heroes(e.seat, (each.adventurer for each in joined))
    return message("log-joined", count=len(who), heroes=who) if who else None


def _raised(t: Happened, e: ev.AdventurerRaised) -> Message | None:
    if e.source == "barracks":
        joined = t.any(ev.AdventurerJoined, source="barracks")
        return None if joined else _barracks(t, e, [e], hired=False)
    return message("log-raised", hero=hero(e.seat, e.adventurer), level=e.level)


def _barracks(t: Happened, e: Any, told: list[Any], *, hired: bool) -> Message | None:
    """Who was hired and who was trained, for one price (MARKET-5)."""
    if not told:
        return None
    price = t.paid(e.seat, "barracks")
    trained = [x for x in t.events if isinstance(x, ev.AdventurerRaised) and x.source == "barracks"]
    new = hero(e.seat, e.adventurer)
    if not trained:
        return message("log-hired", hero=new, price=price)
    pupil, level = hero(e.seat, trained[0].adventurer), trained[0].level
    if not hired:
        return message("log-trained", hero=pupil, level=level, price=price)
    return message("log-hired-and-trained", new=new, hero=pupil, level=level, price=price)


def _forged(t: Happened, e: ev.WeaponForged) -> Message:
    who, names = hero(e.seat, e.adventurer), t.names
    return message("log-forged", hero=who, design=names.card(e.design), quest=names.card(e.quest))


def _returned(t: Happened, e: ev.AdventurerReturned) -> Message | None:
    """The end of a quest brings all of them home; who is armed anew is off again at once."""
    ended = t.any(ev.QuestCompleted, quest=e.quest) or t.any(ev.QuestFailed, quest=e.quest)
    if ended or t.any(ev.WeaponForged, adventurer=e.adventurer):
        return None
    who = heroes(e.seat, (each.adventurer for each in t.first(e, "seat", "quest")))
    return message("log-returned", count=len(who), heroes=who) if who else None


# Quests


def _offer_leaves(t: Happened, e: ev.QuestRemoved) -> Message | None:
    quests = t.names.cards(each.quest for each in t.first(e))
    return message("log-offer-leaves", quests=quests, count=len(quests)) if quests else None


def _taken(t: Happened, e: ev.QuestTaken) -> Message:
    quest, price = t.names.card(e.quest), t.paid(e.seat, "offer", e.quest)
    told = message("log-takes-charming" if e.charm else "log-takes", quest=quest)
    if price:
        told = message("log-takes-for", quest=quest, price=price)
    return message("log-takes-late", taken=told, steps=e.skip) if e.skip else told


def _advanced(t: Happened, e: ev.QuestAdvanced) -> Message | None:
    """Steps that follow each other in one line; a finished leg has its own."""
    at = next(i for i, event in enumerate(t.events) if event is e)
    following = t.events[at + 1] if at + 1 < len(t.events) else None
    if isinstance(following, ev.LegCompleted | ev.QuestAdvanced) and following.quest == e.quest:
        return None
    quest, last = t.names.card(e.quest), t.names.steps(e.quest)
    return message(f"log-advances-{e.by}", quest=quest, step=e.step + 1, last=last)


def _leg(t: Happened, e: ev.LegCompleted) -> Message | None:
    """The last leg is the end of its quest."""
    if t.any(ev.QuestCompleted, quest=e.quest):
        return None
    quest, legs = t.names.card(e.quest), t.names.legs(e.quest)
    return message("log-leg", quest=quest, leg=e.leg + 1, legs=legs)


TELL: dict[type, Callable[[Happened, Any], Message | None]] = {
    ev.WealthKept: lambda *_: message("log-wealth-kept"),
    ev.WealthShown: lambda t, e: message("log-wealth-shown", cards=t.names.cards(e.cards)),
    ev.RoundStarted: lambda _, e: message("log-round", round=e.round),
    ev.PhaseStarted: _phase,
    ev.StageStarted: lambda _, e: message("log-stage", stage=message(f"stage-{e.stage}")),
    ev.OrderSet: lambda t, e: message("log-order", guilds=t.names.guilds(e.order)),
    ev.Passed: lambda _, e: message(f"log-passed-{e.what}"),
    ev.Declined: lambda _, e: message(f"log-declined-{e.what}"),
    ev.Lapsed: lambda _, e: message(f"log-lapsed-{e.what}"),
    ev.GameEnded: _ended,
    ev.OverseerPlaced: lambda *_: message("log-placed"),
    ev.OverseerMoved: _moved,
    ev.WorkerTurned: _turned,
    ev.WorkerDefected: _defected,
    ev.WorkerRemoved: _removed,
    ev.WorkerMoved: lambda *_: message("log-worker-moved"),
    ev.Struck: lambda _, e: message("log-struck", count=len(e.hexes)),
    ev.DesignOpened: _opened,
    ev.CardsDiscarded: lambda t, e: message("log-discarded", cards=t.names.cards(e.cards)),
    ev.DesignGained: _gained,
    ev.CardGained: _gained,
    ev.CardUsed: _used,
    ev.EndBonusBought: lambda t, e: message(
        "log-bought", card=t.names.card(e.bonus), price=e.price
    ),
    ev.DesignClaimed: _claimed,
    ev.MerchantTraded: _traded,
    ev.StallUsed: _stall,
    ev.AdventurerJoined: _joined,
    ev.AdventurerRaised: _raised,
    ev.TitleTaken: lambda t, e: message(
        "log-title", hero=hero(e.seat, e.adventurer), title=t.names.card(e.title)
    ),
    ev.WeaponForged: _forged,
    ev.WeaponHoned: lambda _, e: message(
        "log-honed", hero=hero(e.seat, e.adventurer), power=e.amount
    ),
    ev.AdventurerReturned: _returned,
    ev.QuestRemoved: _offer_leaves,
    ev.QuestTaken: _taken,
    ev.QuestAdvanced: _advanced,
    ev.LegCompleted: _leg,
    ev.QuestCompleted: lambda t, e: message("log-completed", quest=t.names.card(e.quest)),
    ev.QuestFailed: lambda t, e: message("log-failed", quest=t.names.card(e.quest)),
    ev.TileResolved: _tile,
    ev.ShoppingStarted: lambda _, e: message("log-shopping", budget=e.budget),
    ev.Shopped: lambda _, e: message("log-shops", spent=e.price),
    ev.ShoppingEnded: _done_shopping,
}
