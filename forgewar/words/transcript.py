"""A game told in English, from its events and nothing else."""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from forgewar.rules import events as ev
from forgewar.words.names import SPACES, STAGES, Names, hex_name, listed

_PASSED = {
    "mine": "moves no overseer",
    "second_move": "takes no second move",
    "market": "passes in the market",
    "quest": "takes no quest",
}
_OFFERED = {
    "overseer_move": "an overseer move",
    "worker_move": "a worker move",
    "market_card": "a market card",
    "level": "a level",
    "title": "a title",
    "automated_move": "an automated move",
}
_PLACES = ("Blacksmith", "Bazaar", "Bazaar", "Bazaar", "Bazaar")


def tell(event: ev.Event, names: Names) -> str:
    """One event in a sentence."""
    return _TELL[type(event)](event, names)


def paragraph(events: Iterable[ev.Event], names: Names) -> str:
    """What an action brought about. What one guild gains or pays for one reason is summed up, and
    so are cards dealt and workers turned one after another."""
    sentences: list[str] = []
    amounts: dict[tuple[int, str], dict[str, int]] = {}

    def flush() -> None:
        for (seat, source), things in amounts.items():
            changes = ", ".join(f"{n:+d} {thing}" for thing, n in things.items() if n)
            if changes:
                sentences.append(f"{names.sides[seat]}: {changes} ({source}).")
        amounts.clear()

    for (kind, *_), run in groupby(events, _kind):
        if kind in (ev.GoldChanged, ev.ResourcesChanged, ev.PrestigeChanged):
            for event in run:
                _add_up(amounts, event, names)
            continue
        flush()
        if kind in _TELL_RUN:
            sentences.append(_TELL_RUN[kind](list(run), names))
        else:
            sentences += [tell(event, names) for event in run]
    flush()
    return " ".join(sentence[0].upper() + sentence[1:] for sentence in sentences)


def _kind(event: ev.Event) -> tuple[Any, ...]:
    """Events of one kind are told as a run; adventurers only if they come for one reason."""
    if isinstance(event, ev.AdventurerJoined):
        return type(event), event.source, event.ref
    return (type(event),)


def _add_up(amounts: dict[tuple[int, str], dict[str, int]], event: Any, names: Names) -> None:
    things = amounts.setdefault((event.seat, names.source(event.source, event.ref)), {})
    things[_thing(event)] = things.get(_thing(event), 0) + event.amount


def _thing(event: ev.GoldChanged | ev.ResourcesChanged | ev.PrestigeChanged) -> str:
    if isinstance(event, ev.ResourcesChanged):
        return Names.resource(event.resource)
    return "gold" if isinstance(event, ev.GoldChanged) else "prestige"


def _hexes(hexes: Iterable[int]) -> str:
    return listed(map(hex_name, hexes))


def _price(price: int) -> str:
    return f"for {price} gold" if price else "for nothing"


def _changed(e: Any, n: Names) -> str:
    return f"{n.sides[e.seat]}: {e.amount:+d} {_thing(e)} ({n.source(e.source, e.ref)})."


def _moved(e: ev.OverseerMoved, n: Names) -> str:
    over = f" over {_hexes(e.jumped)}" if e.jumped else ""
    return f"{n.sides[e.side]} moves an overseer from {hex_name(e.origin)}{over} to " + (
        f"{hex_name(e.target)}."
    )


def _taken(e: ev.QuestTaken, n: Names) -> str:
    how = f", beginning {e.skip} step(s) later" if e.skip else ""
    how += ", charming the client" if e.charm else ""
    return f"{n.sides[e.seat]} takes the quest {n.quest(e.quest)}{how}."


def _advanced(e: ev.QuestAdvanced, n: Names) -> str:
    by = " by the Road" if e.by == "road" else ""
    to = f"to step {e.step + 1}" if e.step < n.steps(e.quest) else "past its last step"
    return f"{n.sides[e.seat]} advances {n.quest(e.quest)}{by} {to}."


def _ended(e: ev.GameEnded, n: Names) -> str:
    if e.lost_by:
        return f"The game is lost by {e.lost_by}."
    places = [f"{i}. {n.sides[seat]}" for i, seat in enumerate(e.ranking, start=1)]
    return f"The game ends: {', '.join(places)}."


def _offer(e: ev.OfferMoved, n: Names) -> str:
    cards = [n.quest(key) for key in e.offer if key]
    return f"The offer moves up: {listed(cards)}." if cards else "The offer is empty."


def _tile(e: ev.TileResolved, n: Names) -> str:
    who = listed(n.sides[seat] for seat in e.seats) if e.seats else "nobody"
    return f"The bonus tile {n.tile(e.tile)} is resolved, for {who}."


def _traded(e: ev.MerchantTraded, n: Names) -> str:
    verb = "buys" if e.bought else "sells"
    return f"{n.sides[e.seat]} {verb} 1 {n.resource(e.resource)} for {e.price} gold."


_TELL: dict[type, Callable[[Any, Names], str]] = {
    ev.GoldChanged: _changed,
    ev.ResourcesChanged: _changed,
    ev.PrestigeChanged: _changed,
    ev.WealthKept: lambda e, n: f"{n.sides[e.seat]} chooses its wealth.",
    ev.WealthShown: lambda e, n: f"{n.sides[e.seat]} kept {listed(map(n.wealth, e.cards))}.",
    ev.RoundStarted: lambda e, _: f"Round {e.round} begins (Stage {STAGES[e.stage]}).",
    ev.PhaseStarted: lambda e, _: f"The {e.phase} phase begins.",
    ev.StageStarted: lambda e, _: f"Stage {STAGES[e.stage]} begins.",
    ev.MineBuilt: lambda e, _: f"The mine of Stage {STAGES[e.stage]} is built.",
    ev.OrderSet: lambda e, n: f"The order is now {listed(n.sides[side] for side in e.order)}.",
    ev.Passed: lambda e, n: f"{n.sides[e.seat]} {_PASSED[e.what]}.",
    ev.Declined: lambda e, n: f"{n.sides[e.seat]} does without {_OFFERED[e.what]}.",
    ev.Lapsed: lambda e, n: f"{_OFFERED[e.what]} lapses for {n.sides[e.seat]}.",
    ev.GameEnded: _ended,
    ev.OverseerPlaced: lambda e, n: f"{n.sides[e.side]} sets an overseer on {hex_name(e.hex)}.",
    ev.OverseerMoved: _moved,
    ev.WorkerAppeared: lambda e, n: f"A worker of {n.sides[e.side]} appears on {hex_name(e.hex)}.",
    ev.WorkerTurned: lambda e, n: f"{hex_name(e.hex)} turns to {n.sides[e.new]}.",
    ev.WorkerDefected: lambda e, n: f"{hex_name(e.hex)} defects to {n.sides[e.new]}.",
    ev.WorkerRemoved: lambda e, n: f"{n.sides[e.side]} loses the worker on {hex_name(e.hex)}.",
    ev.WorkerMoved: lambda e, n: (
        f"A worker of {n.sides[e.side]} is set from {hex_name(e.origin)} on {hex_name(e.target)}."
    ),
    ev.Struck: lambda e, n: f"Strike: {n.sides[e.side]} loses the workers on {_hexes(e.hexes)}.",
    ev.CardRevealed: lambda e, n: f"On show at the {_PLACES[e.place]}: {n.market(e.card)}.",
    ev.DesignOpened: lambda e, n: f"The design {n.market(e.design)} is open to all.",
    ev.CardsDiscarded: lambda e, n: f"Nobody bought {listed(map(n.market, e.cards))}.",
    ev.SpaceTaken: lambda e, n: f"{n.sides[e.seat]} goes to the {SPACES[e.space]}.",
    ev.DesignGained: lambda e, n: (
        f"{n.sides[e.seat]} gets the design {n.market(e.design)} {_price(e.price)}."
    ),
    ev.CardGained: lambda e, n: f"{n.sides[e.seat]} gets {n.market(e.card)} {_price(e.price)}.",
    ev.CardUsed: lambda e, n: f"{n.sides[e.seat]} uses {n.market(e.card)} {_price(e.price)}.",
    ev.EndBonusBought: lambda e, n: (
        f"{n.sides[e.seat]} buys the final bonus {n.market(e.bonus)} {_price(e.price)}."
    ),
    ev.DesignClaimed: lambda e, n: (
        f"{n.sides[e.seat]} claims the {n.market(e.design)} {_price(e.price)}."
    ),
    ev.MerchantTraded: _traded,
    ev.StallUsed: lambda e, n: f"{n.sides[e.seat]} trades at its {n.market(e.card)}.",
    ev.AdventurerJoined: lambda e, n: (
        f"Adventurer {e.adventurer + 1} joins {n.sides[e.seat]} ({n.source(e.source, e.ref)})."
    ),
    ev.AdventurerRaised: lambda e, n: (
        f"{n.sides[e.seat]}'s adventurer {e.adventurer + 1} reaches level {e.level}."
    ),
    ev.TitleTaken: lambda e, n: (
        f"{n.sides[e.seat]}'s adventurer {e.adventurer + 1} is now the {n.title(e.title)}."
    ),
    ev.WeaponForged: lambda e, n: (
        f"{n.sides[e.seat]} forges a {n.market(e.design)} for adventurer {e.adventurer + 1} on "
        f"{n.quest(e.quest)}."
    ),
    ev.WeaponLost: lambda e, n: (
        f"The {n.market(e.design)} of {n.sides[e.seat]}'s adventurer {e.adventurer + 1} is lost."
    ),
    ev.WeaponHoned: lambda e, n: (
        f"The weapon of {n.sides[e.seat]}'s adventurer {e.adventurer + 1} gains {e.amount} power."
    ),
    ev.AdventurerReturned: lambda e, n: (
        f"{n.sides[e.seat]}'s adventurer {e.adventurer + 1} returns from {n.quest(e.quest)}."
    ),
    ev.OfferMoved: _offer,
    ev.QuestDealt: lambda e, n: f"On offer in place {e.place + 1}: {n.quest(e.quest)}.",
    ev.QuestRemoved: lambda e, n: f"{n.quest(e.quest)} leaves the offer.",
    ev.QuestTaken: _taken,
    ev.QuestAdvanced: _advanced,
    ev.LegCompleted: lambda e, n: (
        f"{n.sides[e.seat]} completes leg {e.leg + 1} of {n.quest(e.quest)}."
    ),
    ev.QuestCompleted: lambda e, n: f"{n.sides[e.seat]} completes {n.quest(e.quest)}.",
    ev.QuestFailed: lambda e, n: f"{n.sides[e.seat]} fails {n.quest(e.quest)} ({e.clause}).",
    ev.TileResolved: _tile,
    ev.ShoppingStarted: lambda e, n: f"{n.sides[e.seat]} has {e.budget} gold of the tile to spend.",
    ev.Shopped: lambda e, n: (
        f"{n.sides[e.seat]} buys 1 {n.resource(e.resource)} for {e.price} of the tile's gold."
    ),
    ev.ShoppingEnded: lambda e, n: (
        f"{n.sides[e.seat]} is done shopping, {e.lost} gold of the tile left."
    ),
}


def _joined(run: list[ev.AdventurerJoined], n: Names) -> str:
    whose = [f"{len(list(some))} {n.sides[seat]}" for seat, some in groupby(run, _seat)]
    source = n.source(run[0].source, run[0].ref)
    return f"New adventurers ({source}): {listed(whose)}."


def _seat(event: Any) -> int:
    return int(event.seat)


def _turned(run: list[ev.WorkerTurned], n: Names) -> str:
    verb = "turns" if len(run) == 1 else "turn"
    return f"{_hexes(e.hex for e in run)} {verb} to {n.sides[run[0].new]}."


_TELL_RUN: dict[type, Callable[[list[Any], Names], str]] = {
    ev.AdventurerJoined: _joined,
    ev.CardRevealed: lambda run, n: f"On show: {listed(n.market(e.card) for e in run)}.",
    ev.DesignOpened: lambda run, n: f"Open to all: {listed(n.market(e.design) for e in run)}.",
    ev.QuestDealt: lambda run, n: (
        f"Dealt to the offer: {listed(f'{e.place + 1} {n.quest(e.quest)}' for e in run)}."
    ),
    ev.QuestRemoved: lambda run, n: f"Out of the game: {listed(n.quest(e.quest) for e in run)}.",
    # A mover turns all workers of others on the way to its own colour.
    ev.WorkerTurned: _turned,
}
