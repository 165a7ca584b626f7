"""Wording of every event: one table, `EVENTS`, for the log and for the full transcript.

The log sums up and leaves out; its lines do not name the guild, which is shown beside them. The
transcript names guilds, hexes and sources.
"""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any, Final, NamedTuple

from forgewar.rules import events as ev
from forgewar.words.message import Message, as_list, message
from forgewar.words.names import Names, amount, change, hero, heroes, hex_name, resource

Changed = ev.GoldChanged | ev.ResourcesChanged | ev.PrestigeChanged


class EventContext:
    """The events of one action, with questions about them. `second` is the guild whose second move
    it is (MINE-2), if any."""

    def __init__(self, names: Names, events: list[ev.Event], second: int | None = None) -> None:
        self.names = names
        self.events = events
        self.second = second

    def group_of(self, event: Any, *fields: str) -> list[Any]:
        """Events of this kind that agree in these fields; empty unless `event` is the first."""
        group = [
            e
            for e in self.events
            if type(e) is type(event) and all(getattr(e, f) == getattr(event, f) for f in fields)
        ]
        return group if group[0] is event else []

    def has(self, kind: type, **fields: object) -> bool:
        """Whether there is an event of this kind with these values."""
        return any(
            type(e) is kind and all(getattr(e, f) == value for f, value in fields.items())
            for e in self.events
        )

    def gold_paid(self, seat: int, source: ev.Source, ref: str = "") -> int:
        """Gold that a guild paid for one thing."""
        return -sum(
            e.amount
            for e in self.events
            if isinstance(e, ev.GoldChanged) and (e.seat, e.source, e.ref) == (seat, source, ref)
        )

    def amounts(self, seat: int, source: ev.Source, *, gained: bool) -> Message:
        """Amounts a guild gained or lost by one source: "2 iron and 1 ruby"."""
        sums: dict[int | str, int] = {}
        for e in self.events:
            if (
                isinstance(e, Changed)
                and (e.seat, e.source) == (seat, source)
                and (e.amount > 0) == gained
            ):
                sums[thing_of(e)] = sums.get(thing_of(e), 0) + abs(e.amount)
        return as_list(amount(thing, count) for thing, count in sums.items())


class Line(NamedTuple):
    """Wording of one kind of event.

    `log` makes its line in the log; None leaves the event out. A function may return None too.
    `full` makes its sentence in the transcript.
    `joins_run`: events of the kind that follow each other and agree in the fields `run_by` share a
    sentence; `full` then takes a list of them.
    `gains` is the source of the gold, resources and prestige at the end of the log line; they must
    come from the card or quest in the field `gains_ref`.
    """

    log: Callable[[EventContext, Any], Message | None] | None
    full: Callable[[Names, Any], Message]
    joins_run: bool = False
    run_by: tuple[str, ...] = ()
    gains: ev.Source | None = None
    gains_ref: str = ""


def describe_event(event: ev.Event, names: Names) -> Message:
    """Sentence of the transcript for one event."""
    return describe_run([event], names)


def describe_run(run: list[Any], names: Names) -> Message:
    """Sentence of the transcript for events that share one, or for a single event."""
    line = EVENTS[type(run[0])]
    if line.joins_run:
        return line.full(names, run)
    (event,) = run
    return line.full(names, event)


def run_key(event: Any) -> tuple[Any, ...]:
    """Key that events next to each other have in common if they may share a sentence."""
    return type(event), *(getattr(event, field) for field in EVENTS[type(event)].run_by)


# Gold, resources and prestige


def thing_of(event: Changed) -> int | str:
    """The thing that changed, as `amount` and `change` take it."""
    if isinstance(event, ev.ResourcesChanged):
        return event.resource
    return "gold" if isinstance(event, ev.GoldChanged) else "prestige"


def describe_changes(
    seat: int, source: ev.Source, ref: str, things: dict[int | str, int], names: Names
) -> Message:
    """Sentence of the transcript for everything a guild gained or paid for one reason."""
    ordered = sorted(things.items(), key=lambda each: each[1] > 0)  # what is paid comes first
    changes = tuple(change(thing, count) for thing, count in ordered if count)
    whence = _source(source, ref, names)
    return message("transcript-changes", guild=names.guild(seat), changes=changes, source=whence)


def _source(source: ev.Source, ref: str, names: Names) -> Message:
    """Source of gold, resources, prestige or people."""
    word = message(f"transcript-source-{source}")
    return message("transcript-source", source=word, card=names.copy(ref)) if ref else word


def _full_changed(n: Names, e: Changed) -> Message:
    return describe_changes(e.seat, e.source, e.ref, {thing_of(e): e.amount}, n)


# The course of the game


def _log_phase(c: EventContext, e: ev.PhaseStarted) -> Message | None:
    """None for the mine: a round begins with it."""
    return None if e.phase == "mine" else message(f"log-phase-{e.phase}")


def _log_ended(c: EventContext, e: ev.GameEnded) -> Message:
    if e.lost_by:
        return message("log-lost")
    return message("log-won", guild=c.names.guild(e.ranking[0]))


def _full_ended(n: Names, e: ev.GameEnded) -> Message:
    if e.lost_by:
        return message("transcript-lost")
    places = tuple(
        message("transcript-place", place=place, guild=n.guild(seat))
        for place, seat in enumerate(e.ranking, start=1)
    )
    return message("transcript-ended", places=places)


def _log_tile(c: EventContext, e: ev.TileResolved) -> Message:
    tile = c.names.card(e.tile)
    if not e.seats:
        return message("log-tile-nobody", tile=tile)
    return message("log-tile", tile=tile, guilds=c.names.guilds(e.seats))


def _full_tile(n: Names, e: ev.TileResolved) -> Message:
    guilds = n.guilds(e.seats)
    return message("transcript-tile", tile=n.card(e.tile), guilds=guilds, count=len(guilds))


# The mine


def _hexes(hexes: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(hex_name, hexes))


def _log_moved(c: EventContext, e: ev.OverseerMoved) -> Message:
    again = e.side == c.second
    if e.jumped:
        return message("log-jumps-again" if again else "log-jumps", count=len(e.jumped))
    return message("log-moves-again" if again else "log-moves")


def _full_moved(n: Names, e: ev.OverseerMoved) -> Message:
    guild, origin, target = n.guild(e.side), hex_name(e.origin), hex_name(e.target)
    if not e.jumped:
        return message("transcript-moved", guild=guild, origin=origin, target=target)
    over = _hexes(e.jumped)
    return message("transcript-jumped", guild=guild, origin=origin, over=over, target=target)


def _log_turned(c: EventContext, e: ev.WorkerTurned) -> Message | None:
    count = len(c.group_of(e, "old", "new"))
    return message("log-turned", count=count, guild=c.names.guild(e.new)) if count else None


def _full_turned(n: Names, run: list[ev.WorkerTurned]) -> Message:
    """A mover turns all workers of others on the way to its own colour."""
    hexes = _hexes(event.hex for event in run)
    return message("transcript-turned", hexes=hexes, count=len(run), guild=n.guild(run[0].new))


def _log_defected(c: EventContext, e: ev.WorkerDefected) -> Message | None:
    count = len(c.group_of(e, "old", "new"))
    return message("log-defected", count=count, guild=c.names.guild(e.new)) if count else None


def _log_removed(c: EventContext, e: ev.WorkerRemoved) -> Message | None:
    """None when a stage begins: all workers leave then."""
    count = len(c.group_of(e, "side"))
    return None if not count or c.has(ev.StageStarted) else message("log-removed", count=count)


# The market


def _full_revealed(n: Names, run: list[ev.CardRevealed]) -> Message:
    return message("transcript-revealed", cards=n.copies(event.card for event in run))


def _log_opened(c: EventContext, e: ev.DesignOpened) -> Message | None:
    cards = c.names.cards(each.design for each in c.group_of(e))
    return message("log-opened", cards=cards, count=len(cards)) if cards else None


def _full_opened(n: Names, run: list[ev.DesignOpened]) -> Message:
    return message("transcript-opened", cards=n.cards(event.design for event in run))


def _log_gained(card: str | Message, price: int) -> Message:
    if not price:
        return message("log-taken", card=card)
    return message("log-bought", card=card, price=price)


def _log_used(c: EventContext, e: ev.CardUsed) -> Message:
    card = c.names.card(e.card)
    if not e.price:
        return message("log-used", card=card)
    return message("log-used-for", card=card, price=e.price)


def _log_claimed(c: EventContext, e: ev.DesignClaimed) -> Message:
    """The price includes the fees to earlier claimants."""
    price = c.gold_paid(e.seat, "clerk", e.design)
    card = c.names.card(e.design)
    return (
        message("log-claimed-for", card=card, price=price)
        if price
        else message("log-claimed", card=card)
    )


def _log_traded(c: EventContext, e: ev.MerchantTraded) -> Message:
    if e.bought:
        return message("log-bought-goods", goods=amount(e.resource, 1), price=e.price)
    return message("log-sold", costs=amount(e.resource, 1), gains=amount("gold", e.price))


def _full_traded(n: Names, e: ev.MerchantTraded) -> Message:
    guild, what = n.guild(e.seat), resource(e.resource)
    if e.bought:
        return message("transcript-bought", guild=guild, resource=what)
    return message("transcript-sold", guild=guild, resource=what)


def _log_stall(c: EventContext, e: ev.StallUsed) -> Message:
    gains, costs = (c.amounts(e.seat, "stall", gained=which) for which in (True, False))
    return message("log-stall", gains=gains, costs=costs)


def _log_shopping_ended(c: EventContext, e: ev.ShoppingEnded) -> Message:
    return message("log-shopped-rest", lost=e.lost) if e.lost else message("log-shopped-all")


# Adventurers


def _log_joined(c: EventContext, e: ev.AdventurerJoined) -> Message | None:
    """None for those a guild begins with."""
    if e.source == "start":
        return None
    if e.source == "barracks":
        return _log_barracks(c, e, hired=True) if c.group_of(e, "seat", "source") else None
    joined = c.group_of(e, "seat", "source", "ref")
    who = heroes(e.seat, (each.adventurer for each in joined))
    return message("log-joined", count=len(who), heroes=who) if who else None


def _full_joined(n: Names, run: list[ev.AdventurerJoined]) -> Message:
    whose = tuple(
        message(
            "transcript-joined-guild",
            guild=n.guild(seat),
            heroes=heroes(seat, (event.adventurer for event in some)),
        )
        for seat, some in groupby(run, lambda event: event.seat)
    )
    source = _source(run[0].source, run[0].ref, n)
    return message("transcript-joined", count=len(run), whose=whose, source=source)


def _log_raised(c: EventContext, e: ev.AdventurerRaised) -> Message | None:
    """None beside somebody hired: that line says who was trained."""
    if e.source == "barracks":
        joined = c.has(ev.AdventurerJoined, source="barracks")
        return None if joined else _log_barracks(c, e, hired=False)
    return message("log-raised", hero=hero(e.seat, e.adventurer), level=e.level)


def _log_barracks(
    c: EventContext, e: ev.AdventurerJoined | ev.AdventurerRaised, *, hired: bool
) -> Message:
    """Adventurers hired and trained, for one price (MARKET-5)."""
    price = c.gold_paid(e.seat, "barracks")
    trained = [x for x in c.events if isinstance(x, ev.AdventurerRaised) and x.source == "barracks"]
    new = hero(e.seat, e.adventurer)
    if not trained:
        return message("log-hired", hero=new, price=price)
    pupil, level = hero(e.seat, trained[0].adventurer), trained[0].level
    if not hired:
        return message("log-trained", hero=pupil, level=level, price=price)
    return message("log-hired-and-trained", new=new, hero=pupil, level=level, price=price)


def _log_returned(c: EventContext, e: ev.AdventurerReturned) -> Message | None:
    """None at the end of a quest, and for an adventurer who is armed again at once."""
    ended = c.has(ev.QuestCompleted, quest=e.quest) or c.has(ev.QuestFailed, quest=e.quest)
    if ended or c.has(ev.WeaponForged, adventurer=e.adventurer):
        return None
    who = heroes(e.seat, (each.adventurer for each in c.group_of(e, "seat", "quest")))
    return message("log-returned", count=len(who), heroes=who) if who else None


# Quests


def _full_offer(n: Names, e: ev.OfferMoved) -> Message:
    quests = n.copies(key for key in e.offer if key)
    return message("transcript-offer", quests=quests, count=len(quests))


def _full_dealt(n: Names, run: list[ev.QuestDealt]) -> Message:
    """Cards are dealt to neighbouring places, from the front."""
    quests, places = n.copies(event.quest for event in run), [event.place + 1 for event in run]
    assert places == list(range(places[0], places[-1] + 1)), places
    return message(
        "transcript-dealt", quests=quests, count=len(quests), first=places[0], last=places[-1]
    )


def _log_quest_removed(c: EventContext, e: ev.QuestRemoved) -> Message | None:
    quests = c.names.cards(each.quest for each in c.group_of(e))
    return message("log-offer-leaves", quests=quests, count=len(quests)) if quests else None


def _full_quest_removed(n: Names, run: list[ev.QuestRemoved]) -> Message:
    return message("transcript-out", quests=n.copies(event.quest for event in run))


def _log_quest_taken(c: EventContext, e: ev.QuestTaken) -> Message:
    quest, price = c.names.card(e.quest), c.gold_paid(e.seat, "offer", e.quest)
    taken = message("log-takes-charming" if e.charm else "log-takes", quest=quest)
    if price:
        taken = message("log-takes-for", quest=quest, price=price)
    return message("log-takes-late", taken=taken, steps=e.skip) if e.skip else taken


def _full_quest_taken(n: Names, e: ev.QuestTaken) -> Message:
    guild, quest = n.guild(e.seat), n.copy(e.quest)
    if e.charm:
        return message("transcript-taken-charming", guild=guild, quest=quest, skip=e.skip)
    return message("transcript-taken", guild=guild, quest=quest, skip=e.skip)


def _log_advanced(c: EventContext, e: ev.QuestAdvanced) -> Message | None:
    """One line for steps that follow each other; None before a finished leg, which has its own."""
    at = next(i for i, event in enumerate(c.events) if event is e)
    following = c.events[at + 1] if at + 1 < len(c.events) else None
    if isinstance(following, ev.LegCompleted | ev.QuestAdvanced) and following.quest == e.quest:
        return None
    quest, last = c.names.card(e.quest), c.names.steps(e.quest)
    return message(f"log-advances-{e.by}", quest=quest, step=e.step + 1, last=last)


def _full_advanced(n: Names, e: ev.QuestAdvanced) -> Message:
    guild, quest = n.guild(e.seat), n.copy(e.quest)
    if e.step < n.steps(e.quest):
        return message(f"transcript-advanced-{e.by}", guild=guild, quest=quest, step=e.step + 1)
    return message("transcript-advanced-off", guild=guild, quest=quest)


def _log_leg(c: EventContext, e: ev.LegCompleted) -> Message | None:
    """None for the last leg: its quest is completed."""
    if c.has(ev.QuestCompleted, quest=e.quest):
        return None
    quest, legs = c.names.card(e.quest), c.names.legs(e.quest)
    return message("log-leg", quest=quest, leg=e.leg + 1, legs=legs)


_CHANGED = Line(log=None, full=_full_changed)  # log.py adds it to the line it belongs to

EVENTS: Final[dict[type, Line]] = {
    ev.GoldChanged: _CHANGED,
    ev.ResourcesChanged: _CHANGED,
    ev.PrestigeChanged: _CHANGED,
    ev.WealthKept: Line(
        log=lambda *_: message("log-wealth-kept"),
        full=lambda n, e: message("transcript-wealth-kept", guild=n.guild(e.seat)),
    ),
    ev.WealthShown: Line(
        log=lambda c, e: message("log-wealth-shown", cards=c.names.cards(e.cards)),
        full=lambda n, e: message(
            "transcript-wealth-shown", guild=n.guild(e.seat), cards=n.cards(e.cards)
        ),
        gains="wealth",
    ),
    ev.RoundStarted: Line(
        log=lambda _, e: message("log-round", round=e.round),
        full=lambda _, e: message(
            "transcript-round", round=e.round, stage=message(f"stage-{e.stage}")
        ),
    ),
    ev.PhaseStarted: Line(
        log=_log_phase,
        full=lambda _, e: message(f"transcript-phase-{e.phase}"),
    ),
    ev.StageStarted: Line(
        log=lambda _, e: message("log-stage", stage=message(f"stage-{e.stage}")),
        full=lambda _, e: message("transcript-stage", stage=message(f"stage-{e.stage}")),
    ),
    ev.MineBuilt: Line(
        log=None,  # the line of the stage, or the set-up
        full=lambda _, e: message("transcript-mine-built", stage=message(f"stage-{e.stage}")),
    ),
    ev.OrderSet: Line(
        log=lambda c, e: message("log-order", guilds=c.names.guilds(e.order)),
        full=lambda n, e: message("transcript-order", guilds=n.guilds(e.order)),
    ),
    ev.Passed: Line(
        # A guild that has no more trades to make is no news.
        log=lambda _, e: None if e.what == "trade_window" else message(f"log-passed-{e.what}"),
        full=lambda n, e: message(f"transcript-passed-{e.what}", guild=n.guild(e.seat)),
        gains="pass",
    ),
    ev.Declined: Line(
        log=lambda _, e: message(f"log-declined-{e.what}"),
        full=lambda n, e: message(f"transcript-declined-{e.what}", guild=n.guild(e.seat)),
    ),
    ev.Lapsed: Line(
        log=lambda _, e: message(f"log-lapsed-{e.what}"),
        full=lambda n, e: message(f"transcript-lapsed-{e.what}", guild=n.guild(e.seat)),
    ),
    ev.GameEnded: Line(log=_log_ended, full=_full_ended),
    ev.OverseerPlaced: Line(
        log=lambda *_: message("log-placed"),
        full=lambda n, e: message("transcript-placed", guild=n.guild(e.side), hex=hex_name(e.hex)),
    ),
    ev.OverseerMoved: Line(log=_log_moved, full=_full_moved, gains="mine"),
    ev.WorkerAppeared: Line(
        log=None,  # every move leaves a worker behind: the line of the move
        full=lambda n, e: message(
            "transcript-appeared", guild=n.guild(e.side), hex=hex_name(e.hex)
        ),
    ),
    ev.WorkerTurned: Line(log=_log_turned, full=_full_turned, joins_run=True),
    ev.WorkerDefected: Line(
        log=_log_defected,
        full=lambda n, e: message("transcript-defected", guild=n.guild(e.new), hex=hex_name(e.hex)),
    ),
    ev.WorkerRemoved: Line(
        log=_log_removed,
        full=lambda n, e: message("transcript-removed", guild=n.guild(e.side), hex=hex_name(e.hex)),
    ),
    ev.WorkerMoved: Line(
        log=lambda *_: message("log-worker-moved"),
        full=lambda n, e: message(
            "transcript-worker-moved",
            guild=n.guild(e.side),
            origin=hex_name(e.origin),
            target=hex_name(e.target),
        ),
    ),
    ev.Struck: Line(
        log=lambda _, e: message("log-struck", count=len(e.hexes)),
        full=lambda n, e: message(
            "transcript-struck", guild=n.guild(e.side), hexes=_hexes(e.hexes)
        ),
    ),
    ev.CardRevealed: Line(
        log=None,  # the line of the round: its cards lie in the market
        full=_full_revealed,
        joins_run=True,
    ),
    ev.DesignOpened: Line(log=_log_opened, full=_full_opened, joins_run=True),
    ev.CardsDiscarded: Line(
        log=lambda c, e: message("log-discarded", cards=c.names.cards(e.cards)),
        full=lambda n, e: message("transcript-discarded", cards=n.copies(e.cards)),
    ),
    ev.SpaceTaken: Line(
        log=None,  # the line of the guild's action there
        full=lambda n, e: message(f"transcript-goes-{e.space}", guild=n.guild(e.seat)),
    ),
    ev.DesignGained: Line(
        log=lambda c, e: _log_gained(c.names.card(e.design), e.price),
        full=lambda n, e: message(
            "transcript-gained", guild=n.guild(e.seat), card=n.copy(e.design), price=e.price
        ),
    ),
    ev.CardGained: Line(
        log=lambda c, e: _log_gained(c.names.card(e.card), e.price),
        full=lambda n, e: message(
            "transcript-gained", guild=n.guild(e.seat), card=n.copy(e.card), price=e.price
        ),
    ),
    ev.CardUsed: Line(
        log=_log_used,
        full=lambda n, e: message(
            "transcript-used", guild=n.guild(e.seat), card=n.copy(e.card), price=e.price
        ),
        gains="card",
        gains_ref="card",
    ),
    ev.EndBonusBought: Line(
        log=lambda c, e: message("log-bought", card=c.names.card(e.bonus), price=e.price),
        full=lambda n, e: message(
            "transcript-end-bonus", guild=n.guild(e.seat), card=n.card(e.bonus)
        ),
    ),
    ev.DesignClaimed: Line(
        log=_log_claimed,
        full=lambda n, e: message(
            "transcript-claimed", guild=n.guild(e.seat), card=n.card(e.design), price=e.price
        ),
    ),
    ev.MerchantTraded: Line(log=_log_traded, full=_full_traded),
    ev.StallUsed: Line(
        log=_log_stall,
        full=lambda n, e: message("transcript-stall", guild=n.guild(e.seat), card=n.copy(e.card)),
    ),
    ev.AdventurerJoined: Line(
        log=_log_joined, full=_full_joined, joins_run=True, run_by=("source", "ref")
    ),
    ev.AdventurerRaised: Line(
        log=_log_raised,
        full=lambda n, e: message(
            "transcript-raised",
            guild=n.guild(e.seat),
            hero=hero(e.seat, e.adventurer),
            level=e.level,
        ),
    ),
    ev.TitleTaken: Line(
        log=lambda c, e: message(
            "log-title", hero=hero(e.seat, e.adventurer), title=c.names.card(e.title)
        ),
        full=lambda n, e: message(
            "transcript-champion",
            guild=n.guild(e.seat),
            hero=hero(e.seat, e.adventurer),
            title=n.card(e.title),
        ),
    ),
    ev.WeaponForged: Line(
        log=lambda c, e: message(
            "log-forged",
            hero=hero(e.seat, e.adventurer),
            design=c.names.card(e.design),
            quest=c.names.card(e.quest),
        ),
        full=lambda n, e: message(
            "transcript-forged",
            guild=n.guild(e.seat),
            hero=hero(e.seat, e.adventurer),
            design=n.card(e.design),
            quest=n.copy(e.quest),
        ),
    ),
    ev.WeaponLost: Line(
        log=None,  # the line of coming home, or of the weapon that takes its place
        full=lambda n, e: message(
            "transcript-weapon-lost",
            guild=n.guild(e.seat),
            hero=hero(e.seat, e.adventurer),
            design=n.card(e.design),
        ),
    ),
    ev.WeaponHoned: Line(
        log=lambda _, e: message("log-honed", hero=hero(e.seat, e.adventurer), power=e.amount),
        full=lambda n, e: message(
            "transcript-honed",
            guild=n.guild(e.seat),
            hero=hero(e.seat, e.adventurer),
            power=e.amount,
        ),
    ),
    ev.AdventurerReturned: Line(
        log=_log_returned,
        full=lambda n, e: message(
            "transcript-returned",
            guild=n.guild(e.seat),
            hero=hero(e.seat, e.adventurer),
            quest=n.copy(e.quest),
        ),
    ),
    ev.OfferMoved: Line(
        log=None,  # quests that leave the offer have a line; the others are seen there
        full=_full_offer,
    ),
    ev.QuestDealt: Line(
        log=None,  # the line of the round: its quests lie in the offer
        full=_full_dealt,
        joins_run=True,
    ),
    ev.QuestRemoved: Line(log=_log_quest_removed, full=_full_quest_removed, joins_run=True),
    ev.QuestTaken: Line(log=_log_quest_taken, full=_full_quest_taken, gains="champion"),
    ev.QuestAdvanced: Line(log=_log_advanced, full=_full_advanced),
    ev.LegCompleted: Line(
        log=_log_leg,
        full=lambda n, e: message(
            "transcript-leg", guild=n.guild(e.seat), leg=e.leg + 1, quest=n.copy(e.quest)
        ),
        gains="quest",
        gains_ref="quest",
    ),
    ev.QuestCompleted: Line(
        log=lambda c, e: message("log-completed", quest=c.names.card(e.quest)),
        full=lambda n, e: message(
            "transcript-completed", guild=n.guild(e.seat), quest=n.copy(e.quest)
        ),
        gains="quest",
        gains_ref="quest",
    ),
    ev.QuestFailed: Line(
        log=lambda c, e: message("log-failed", quest=c.names.card(e.quest)),
        full=lambda n, e: message(
            f"transcript-failed-{e.clause}", guild=n.guild(e.seat), quest=n.copy(e.quest)
        ),
    ),
    ev.TileResolved: Line(log=_log_tile, full=_full_tile),
    ev.ShoppingStarted: Line(
        log=lambda _, e: message("log-shopping", budget=e.budget),
        full=lambda n, e: message("transcript-shopping", guild=n.guild(e.seat), budget=e.budget),
    ),
    ev.Shopped: Line(
        log=lambda _, e: message("log-shops", spent=e.price),
        full=lambda n, e: message(
            "transcript-shopped",
            guild=n.guild(e.seat),
            resource=resource(e.resource),
            price=e.price,
        ),
        gains="tile",
    ),
    ev.ShoppingEnded: Line(
        log=_log_shopping_ended,
        full=lambda n, e: message("transcript-shopping-ended", guild=n.guild(e.seat), lost=e.lost),
    ),
}
