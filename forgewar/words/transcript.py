"""A game told in full sentences, from its events and nothing else."""

from collections.abc import Callable, Iterable
from functools import reduce
from itertools import groupby
from typing import Any

from forgewar.content.model import Content
from forgewar.printable import plain
from forgewar.rules import events as ev
from forgewar.session.record import Header
from forgewar.words.message import Message, message, say
from forgewar.words.names import Names, change, hero, heroes, hex_name, resource

Changed = ev.GoldChanged | ev.ResourcesChanged | ev.PrestigeChanged


def names_of(header: Header, content: Content) -> Names:
    """The names of a record's game: guilds are called as those who play them."""
    guilds = [plain(seat.name) for seat in header.seats]
    automated = header.colours[len(guilds) :]
    named = [message("automated-guild", colour=message(f"colour-{c}")) for c in automated]
    return Names(content, [*guilds, *named])


def tell(event: ev.Event, names: Names) -> Message:
    """One event in a sentence."""
    return _TELL[type(event)](event, names)


def paragraph(events: Iterable[ev.Event], names: Names) -> str:
    """What an action brought about. What one guild gains or pays for one reason is summed up, and
    so are cards dealt and workers turned one after another."""
    sentences: list[Message] = []
    amounts: dict[tuple[int, ev.Source, str], dict[int | str, int]] = {}

    def flush() -> None:
        for reason, things in amounts.items():
            if any(things.values()):
                sentences.append(_changes(*reason, things, names))
        amounts.clear()

    for (kind, *_), run in groupby(events, _kind):
        if issubclass(kind, Changed):
            changed: list[Any] = list(run)
            for event in changed:
                things = amounts.setdefault((event.seat, event.source, event.ref), {})
                things[_thing(event)] = things.get(_thing(event), 0) + event.amount
            continue
        flush()
        if kind in _TELL_RUN:
            sentences.append(_TELL_RUN[kind](list(run), names))
        else:
            sentences += [tell(event, names) for event in run]
    flush()
    told = [str(sentence) for sentence in sentences]
    return reduce(lambda before, after: say("sentences", before=before, next=after), told or [""])


def _kind(event: Any) -> tuple[Any, ...]:
    """Events of one kind are told as a run; adventurers only if they come for one reason."""
    if isinstance(event, ev.AdventurerJoined):
        return type(event), event.source, event.ref
    return (type(event),)


def _thing(event: Changed) -> int | str:
    if isinstance(event, ev.ResourcesChanged):
        return event.resource
    return "gold" if isinstance(event, ev.GoldChanged) else "prestige"


def _changes(
    seat: int, source: ev.Source, ref: str, things: dict[int | str, int], names: Names
) -> Message:
    changes = tuple(change(thing, count) for thing, count in things.items() if count)
    whence = _source(source, ref, names)
    return message("transcript-changes", guild=names.guild(seat), changes=changes, source=whence)


def _source(source: ev.Source, ref: str, names: Names) -> Message:
    """Where gold, resources, prestige or people came from."""
    word = message(f"transcript-source-{source}")
    return message("transcript-source", source=word, card=names.copy(ref)) if ref else word


def _changed(e: Changed, n: Names) -> Message:
    return _changes(e.seat, e.source, e.ref, {_thing(e): e.amount}, n)


def _hexes(hexes: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(hex_name, hexes))


def _ended(e: ev.GameEnded, n: Names) -> Message:
    if e.lost_by:
        return message("transcript-lost")
    places = tuple(
        message("transcript-place", place=place, guild=n.guild(seat))
        for place, seat in enumerate(e.ranking, start=1)
    )
    return message("transcript-ended", places=places)


def _moved(e: ev.OverseerMoved, n: Names) -> Message:
    guild, origin, target = n.guild(e.side), hex_name(e.origin), hex_name(e.target)
    if not e.jumped:
        return message("transcript-moved", guild=guild, origin=origin, target=target)
    over = _hexes(e.jumped)
    return message("transcript-jumped", guild=guild, origin=origin, over=over, target=target)


def _gained(e: ev.DesignGained | ev.CardGained | ev.CardUsed, n: Names) -> Message:
    card = n.copy(e.design if isinstance(e, ev.DesignGained) else e.card)
    guild = n.guild(e.seat)
    if isinstance(e, ev.CardUsed):
        return message("transcript-used", guild=guild, card=card, price=e.price)
    return message("transcript-gained", guild=guild, card=card, price=e.price)


def _traded(e: ev.MerchantTraded, n: Names) -> Message:
    guild, what = n.guild(e.seat), resource(e.resource)
    if e.bought:
        return message("transcript-bought", guild=guild, resource=what, price=e.price)
    return message("transcript-sold", guild=guild, resource=what, price=e.price)


def _offer(e: ev.OfferMoved, n: Names) -> Message:
    quests = n.copies(key for key in e.offer if key)
    return message("transcript-offer", quests=quests, count=len(quests))


def _taken(e: ev.QuestTaken, n: Names) -> Message:
    guild, quest = n.guild(e.seat), n.copy(e.quest)
    if e.charm:
        return message("transcript-taken-charming", guild=guild, quest=quest, skip=e.skip)
    return message("transcript-taken", guild=guild, quest=quest, skip=e.skip)


def _advanced(e: ev.QuestAdvanced, n: Names) -> Message:
    guild, quest = n.guild(e.seat), n.copy(e.quest)
    if e.step < n.steps(e.quest):
        return message(f"transcript-advanced-{e.by}", guild=guild, quest=quest, step=e.step + 1)
    return message("transcript-advanced-off", guild=guild, quest=quest)


def _tile(e: ev.TileResolved, n: Names) -> Message:
    guilds = n.guilds(e.seats)
    return message("transcript-tile", tile=n.card(e.tile), guilds=guilds, count=len(guilds))


_TELL: dict[type, Callable[[Any, Names], Message]] = {
    ev.GoldChanged: _changed,
    ev.ResourcesChanged: _changed,
    ev.PrestigeChanged: _changed,
    ev.WealthKept: lambda e, n: message("transcript-wealth-kept", guild=n.guild(e.seat)),
    ev.WealthShown: lambda e, n: message(
        "transcript-wealth-shown", guild=n.guild(e.seat), cards=n.cards(e.cards)
    ),
    ev.RoundStarted: lambda e, _: message(
        "transcript-round", round=e.round, stage=message(f"stage-{e.stage}")
    ),
    ev.PhaseStarted: lambda e, _: message(f"transcript-phase-{e.phase}"),
    ev.StageStarted: lambda e, _: message("transcript-stage", stage=message(f"stage-{e.stage}")),
    ev.MineBuilt: lambda e, _: message("transcript-mine-built", stage=message(f"stage-{e.stage}")),
    ev.OrderSet: lambda e, n: message("transcript-order", guilds=n.guilds(e.order)),
    ev.Passed: lambda e, n: message(f"transcript-passed-{e.what}", guild=n.guild(e.seat)),
    ev.Declined: lambda e, n: message(f"transcript-declined-{e.what}", guild=n.guild(e.seat)),
    ev.Lapsed: lambda e, n: message(f"transcript-lapsed-{e.what}", guild=n.guild(e.seat)),
    ev.GameEnded: _ended,
    ev.OverseerPlaced: lambda e, n: message(
        "transcript-placed", guild=n.guild(e.side), hex=hex_name(e.hex)
    ),
    ev.OverseerMoved: _moved,
    ev.WorkerAppeared: lambda e, n: message(
        "transcript-appeared", guild=n.guild(e.side), hex=hex_name(e.hex)
    ),
    ev.WorkerTurned: lambda e, n: _turned([e], n),
    ev.WorkerDefected: lambda e, n: message(
        "transcript-defected", guild=n.guild(e.new), hex=hex_name(e.hex)
    ),
    ev.WorkerRemoved: lambda e, n: message(
        "transcript-removed", guild=n.guild(e.side), hex=hex_name(e.hex)
    ),
    ev.WorkerMoved: lambda e, n: message(
        "transcript-worker-moved",
        guild=n.guild(e.side),
        origin=hex_name(e.origin),
        target=hex_name(e.target),
    ),
    ev.Struck: lambda e, n: message(
        "transcript-struck", guild=n.guild(e.side), hexes=_hexes(e.hexes)
    ),
    ev.CardRevealed: lambda e, n: _revealed([e], n),
    ev.DesignOpened: lambda e, n: _opened([e], n),
    ev.CardsDiscarded: lambda e, n: message("transcript-discarded", cards=n.copies(e.cards)),
    ev.SpaceTaken: lambda e, n: message(f"transcript-goes-{e.space}", guild=n.guild(e.seat)),
    ev.DesignGained: _gained,
    ev.CardGained: _gained,
    ev.CardUsed: _gained,
    ev.EndBonusBought: lambda e, n: message(
        "transcript-end-bonus", guild=n.guild(e.seat), card=n.card(e.bonus), price=e.price
    ),
    ev.DesignClaimed: lambda e, n: message(
        "transcript-claimed", guild=n.guild(e.seat), card=n.card(e.design), price=e.price
    ),
    ev.MerchantTraded: _traded,
    ev.StallUsed: lambda e, n: message(
        "transcript-stall", guild=n.guild(e.seat), card=n.copy(e.card)
    ),
    ev.AdventurerJoined: lambda e, n: _joined([e], n),
    ev.AdventurerRaised: lambda e, n: message(
        "transcript-raised",
        guild=n.guild(e.seat),
        hero=hero(e.seat, e.adventurer),
        level=e.level,
    ),
    ev.TitleTaken: lambda e, n: message(
        "transcript-champion",
        guild=n.guild(e.seat),
        hero=hero(e.seat, e.adventurer),
        title=n.card(e.title),
    ),
    ev.WeaponForged: lambda e, n: message(
        "transcript-forged",
        guild=n.guild(e.seat),
        hero=hero(e.seat, e.adventurer),
        design=n.card(e.design),
        quest=n.copy(e.quest),
    ),
    ev.WeaponLost: lambda e, n: message(
        "transcript-weapon-lost",
        guild=n.guild(e.seat),
        hero=hero(e.seat, e.adventurer),
        design=n.card(e.design),
    ),
    ev.WeaponHoned: lambda e, n: message(
        "transcript-honed",
        guild=n.guild(e.seat),
        hero=hero(e.seat, e.adventurer),
        power=e.amount,
    ),
    ev.AdventurerReturned: lambda e, n: message(
        "transcript-returned",
        guild=n.guild(e.seat),
        hero=hero(e.seat, e.adventurer),
        quest=n.copy(e.quest),
    ),
    ev.OfferMoved: _offer,
    ev.QuestDealt: lambda e, n: _dealt([e], n),
    ev.QuestRemoved: lambda e, n: _out([e], n),
    ev.QuestTaken: _taken,
    ev.QuestAdvanced: _advanced,
    ev.LegCompleted: lambda e, n: message(
        "transcript-leg", guild=n.guild(e.seat), leg=e.leg + 1, quest=n.copy(e.quest)
    ),
    ev.QuestCompleted: lambda e, n: message(
        "transcript-completed", guild=n.guild(e.seat), quest=n.copy(e.quest)
    ),
    ev.QuestFailed: lambda e, n: message(
        f"transcript-failed-{e.clause}", guild=n.guild(e.seat), quest=n.copy(e.quest)
    ),
    ev.TileResolved: _tile,
    ev.ShoppingStarted: lambda e, n: message(
        "transcript-shopping", guild=n.guild(e.seat), budget=e.budget
    ),
    ev.Shopped: lambda e, n: message(
        "transcript-shopped",
        guild=n.guild(e.seat),
        resource=resource(e.resource),
        price=e.price,
    ),
    ev.ShoppingEnded: lambda e, n: message(
        "transcript-shopping-ended", guild=n.guild(e.seat), lost=e.lost
    ),
}


# Events that follow each other, in one sentence


def _joined(run: list[ev.AdventurerJoined], n: Names) -> Message:
    whose = tuple(
        message(
            "transcript-joined-guild",
            guild=n.guild(seat),
            heroes=heroes(seat, (event.adventurer for event in some)),
        )
        for seat, some in groupby(run, lambda event: event.seat)
    )
    return message("transcript-joined", whose=whose, source=_source(run[0].source, run[0].ref, n))


def _turned(run: list[ev.WorkerTurned], n: Names) -> Message:
    """A mover turns all workers of others on the way to its own colour."""
    hexes = _hexes(event.hex for event in run)
    return message("transcript-turned", hexes=hexes, count=len(run), guild=n.guild(run[0].new))


def _revealed(run: list[ev.CardRevealed], n: Names) -> Message:
    return message("transcript-revealed", cards=n.copies(event.card for event in run))


def _opened(run: list[ev.DesignOpened], n: Names) -> Message:
    return message("transcript-opened", cards=n.cards(event.design for event in run))


def _dealt(run: list[ev.QuestDealt], n: Names) -> Message:
    quests = tuple(
        message("transcript-dealt-place", place=event.place + 1, quest=n.copy(event.quest))
        for event in run
    )
    return message("transcript-dealt", quests=quests)


def _out(run: list[ev.QuestRemoved], n: Names) -> Message:
    return message("transcript-out", quests=n.copies(event.quest for event in run))


_TELL_RUN: dict[type, Callable[[list[Any], Names], Message]] = {
    ev.AdventurerJoined: _joined,
    ev.CardRevealed: _revealed,
    ev.DesignOpened: _opened,
    ev.QuestDealt: _dealt,
    ev.QuestRemoved: _out,
    ev.WorkerTurned: _turned,
}
