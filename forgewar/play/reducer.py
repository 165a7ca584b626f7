"""Reducer: applies events, one by one, to the state that is shown.

`apply_event` knows what each event changes on the table. State that nobody sees there (`UNSEEN`) is
copied from the rules when all events of an action have been shown. A property test applies the
events of whole games and compares every state with that of the rules.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from forgewar.rules import events as ev
from forgewar.rules.agenda import ReturnHome, StartRewards
from forgewar.rules.catalogue import Catalogue
from forgewar.rules.decisions import Rewards
from forgewar.rules.state import (
    EMPTY,
    OVERSEER,
    ActiveQuest,
    Adventurer,
    GameState,
    Result,
    without,
)

# What is not on the table: what comes next, the order of decks, secrets, and notes of the rules.
UNSEEN = ("agenda", "ahead", "quest_deck", "removed", "second")
UNSEEN_OF_GUILDS = ("wealth", "kept", "raises")
_OPEN_SPACES = ("clerk", "road")
_WEAPONS = 0  # the deck that public designs are turned up from


def apply_event(state: GameState, event: ev.Event, catalogue: Catalogue, after: GameState) -> None:
    """Apply one event to a state. `after` is the state at the end of the action, for what a new
    stage lays out."""
    kind = type(event)
    if kind in REDUCERS:
        REDUCERS[kind](state, event)
    elif kind in WITH_CONTEXT:
        WITH_CONTEXT[kind](state, event, after, catalogue)
    else:
        assert kind in UNCHANGED, kind


# Things owned


def _gold(state: GameState, event: ev.GoldChanged) -> None:
    state.guilds[event.seat].gold += event.amount


def _resources(state: GameState, event: ev.ResourcesChanged) -> None:
    state.guilds[event.seat].resources[event.resource] += event.amount


def _prestige(state: GameState, event: ev.PrestigeChanged) -> None:
    state.guilds[event.seat].prestige += event.amount


def _merchant(state: GameState, event: ev.MerchantTraded) -> None:
    guild = state.guilds[event.seat]
    guild.bought += event.bought
    guild.sold += not event.bought


def _stall(state: GameState, event: ev.StallUsed) -> None:
    guild = state.guilds[event.seat]
    uses = guild.stall_uses.get(event.card, 0) + 1
    guild.stall_uses = {**guild.stall_uses, event.card: uses}


# The course of the game


def _round(state: GameState, event: ev.RoundStarted) -> None:
    state.round = event.round
    for guild in state.guilds:  # MERCHANT-3
        guild.bought = guild.sold = 0
        guild.stall_uses = {}
        guild.quests = [replace(quest, rushed=-1) for quest in guild.quests]


def _phase(state: GameState, event: ev.PhaseStarted) -> None:
    state.phase = event.phase
    if event.phase == "quest":  # MARKET-9
        state.spaces = {}


def _order(state: GameState, event: ev.OrderSet) -> None:
    state.order = list(event.order)


def _ended(state: GameState, event: ev.GameEnded) -> None:
    state.result = Result(event.ranking, event.lost_by)


# The mine


def _built(state: GameState, event: ev.MineBuilt, after: GameState, catalogue: Catalogue) -> None:
    """The decks of a new stage are whole until they are turned up."""
    opened = [card for card in after.public if card not in state.public]
    opened = [card for card in opened if card not in state.decks[_WEAPONS]]
    turned_up = [[card] if card else [] for card in after.show]
    turned_up[_WEAPONS] += [card for card in opened if catalogue.designs[card].opens != "stage"]
    state.stage = event.stage
    state.terrain, state.down = after.terrain, after.down
    state.cells = [EMPTY] * len(state.cells)
    state.workers = [0] * len(state.workers)
    state.overseers = [[] for _ in state.overseers]
    state.decks = [[*deck, *cards] for deck, cards in zip(after.decks, turned_up, strict=True)]


def _placed(state: GameState, event: ev.OverseerPlaced) -> None:
    state.cells[event.hex] = event.side + OVERSEER
    state.overseers[event.side].append(event.hex)


def _overseer_moved(state: GameState, event: ev.OverseerMoved) -> None:
    state.cells[event.origin] = EMPTY
    state.cells[event.target] = event.side + OVERSEER
    overseers = state.overseers[event.side]
    overseers[overseers.index(event.origin)] = event.target


def _appeared(state: GameState, event: ev.WorkerAppeared) -> None:
    state.cells[event.hex] = event.side + 1
    state.workers[event.side] += 1


def _turned(state: GameState, event: ev.WorkerTurned | ev.WorkerDefected) -> None:
    state.cells[event.hex] = event.new + 1
    state.workers[event.old] -= 1
    state.workers[event.new] += 1


def _removed(state: GameState, event: ev.WorkerRemoved) -> None:
    state.cells[event.hex] = EMPTY
    state.workers[event.side] -= 1


def _worker_moved(state: GameState, event: ev.WorkerMoved) -> None:
    state.cells[event.origin] = EMPTY
    state.cells[event.target] = event.side + 1


def _struck(state: GameState, event: ev.Struck) -> None:
    for hex_ in event.hexes:
        state.cells[hex_] = EMPTY
    state.workers[event.side] -= len(event.hexes)


# The market


def _revealed(state: GameState, event: ev.CardRevealed) -> None:
    state.show[event.place] = event.card
    _leave_deck(state, event.place, event.card)


def _opened(state: GameState, event: ev.DesignOpened) -> None:
    state.public = [*state.public, event.design]
    _leave_deck(state, _WEAPONS, event.design)


def _leave_deck(state: GameState, place: int, card: str) -> None:
    """Designs that are opened with a stage lie in none of its decks. To a seat a pair of decks is
    sorted as one, so that a card may seem to lie in the other: then they exchange a card."""
    decks = list(state.decks)
    at = next((i for i, deck in enumerate(decks) if card in deck), None)
    if at is None:
        return
    first, *others = decks[place]
    decks[at] = without(decks[at], card)
    if at != place:
        decks[at], decks[place] = [*decks[at], first], others
    state.decks = decks


def _discarded(state: GameState, event: ev.CardsDiscarded) -> None:
    state.show = ["" if card in event.cards else card for card in state.show]
    state.discard = [*state.discard, *event.cards]


def _space(state: GameState, event: ev.SpaceTaken) -> None:
    if event.space not in _OPEN_SPACES:
        state.spaces = {**state.spaces, event.space: event.seat}


def _leave_market(state: GameState, card: str) -> None:
    if card in state.show:
        state.show[state.show.index(card)] = ""
    else:
        state.discard = without(state.discard, card)


def _design(state: GameState, event: ev.DesignGained) -> None:
    _leave_market(state, event.design)
    guild = state.guilds[event.seat]
    guild.designs = [*guild.designs, event.design]


def _card(state: GameState, event: ev.CardGained) -> None:
    _leave_market(state, event.card)
    guild = state.guilds[event.seat]
    guild.bonus_cards = [*guild.bonus_cards, event.card]


def _used(state: GameState, event: ev.CardUsed) -> None:
    _leave_market(state, event.card)


def _bonus(state: GameState, event: ev.EndBonusBought) -> None:
    guild = state.guilds[event.seat]
    guild.end_bonuses = [*guild.end_bonuses, event.bonus]


def _claimed(state: GameState, event: ev.DesignClaimed) -> None:
    guild = state.guilds[event.seat]
    guild.claims = [*guild.claims, event.design]


# Adventurers


def _change(state: GameState, seat: int, number: int, **changes: Any) -> None:
    heroes = state.guilds[seat].adventurers
    heroes[number] = replace(heroes[number], **changes)


def _joined(state: GameState, event: ev.AdventurerJoined) -> None:
    state.guilds[event.seat].adventurers.append(Adventurer())


def _raised(state: GameState, event: ev.AdventurerRaised) -> None:
    _change(state, event.seat, event.adventurer, level=event.level)


def _titled(state: GameState, event: ev.TitleTaken) -> None:
    _change(state, event.seat, event.adventurer, title=event.title)


def _forged(state: GameState, event: ev.WeaponForged) -> None:
    _change(state, event.seat, event.adventurer, weapon=event.design, quest=event.quest, honed=0)


def _lost(state: GameState, event: ev.WeaponLost) -> None:
    _change(state, event.seat, event.adventurer, weapon="", honed=0)


def _honed(state: GameState, event: ev.WeaponHoned) -> None:
    honed = state.guilds[event.seat].adventurers[event.adventurer].honed
    _change(state, event.seat, event.adventurer, honed=honed + event.amount)


def _returned(state: GameState, event: ev.AdventurerReturned) -> None:
    """A completed quest leaves its guild with the last of those who were on it (QUEST-9)."""
    _change(state, event.seat, event.adventurer, quest="", throughout=False)
    guild = state.guilds[event.seat]
    completed = ReturnHome(event.seat, event.quest) in state.agenda
    if completed and not any(hero.quest == event.quest for hero in guild.adventurers):
        guild.quests = [quest for quest in guild.quests if quest.key != event.quest]
        guild.completed = [*guild.completed, event.quest]


# Quests


def _offer_moved(state: GameState, event: ev.OfferMoved) -> None:
    state.offer = list(event.offer)


def _dealt(state: GameState, event: ev.QuestDealt) -> None:
    state.offer[event.place] = event.quest


def _quest_removed(state: GameState, event: ev.QuestRemoved) -> None:
    state.offer = ["" if key == event.quest else key for key in state.offer]


def _taken(state: GameState, event: ev.QuestTaken) -> None:
    state.offer[event.place] = ""
    quest = ActiveQuest(event.quest, event.skip, state.round, event.skip)
    state.guilds[event.seat].quests.append(quest)


def _advanced(
    state: GameState, event: ev.QuestAdvanced, _after: GameState, catalogue: Catalogue
) -> None:
    """A tracker that moves off the last step stays there until everybody is home."""
    quests = state.guilds[event.seat].quests
    last = catalogue.tracks[event.quest].last
    for i, quest in enumerate(quests):
        if quest.key == event.quest:
            quests[i] = replace(quest, step=min(event.step, last))
    if event.by == "quest" and event.step <= last:
        _moved_on(state, event.seat, event.quest)


def _moved_on(state: GameState, seat: int, quest: str) -> None:
    """A quest waits no more for the step of this round."""
    for i, step in enumerate(state.agenda):
        if isinstance(step, StartRewards | Rewards) and step.seat == seat:
            waits = [each.key for each in state.guilds[seat].quests]
            if isinstance(step, Rewards):
                waits = list(step.quests)
            left = tuple(key for key in waits if key != quest)
            state.agenda[i : i + 1] = [Rewards(seat, left)] if left else []
            return


def _completed(state: GameState, event: ev.QuestCompleted) -> None:
    """The quest stays with its guild until its adventurers are home."""
    state.agenda.append(ReturnHome(event.seat, event.quest))


def _failed(state: GameState, event: ev.QuestFailed) -> None:
    guild = state.guilds[event.seat]
    guild.quests = [quest for quest in guild.quests if quest.key != event.quest]
    guild.failed = [*guild.failed, event.quest]


REDUCERS: dict[type, Callable[[GameState, Any], None]] = {
    ev.GoldChanged: _gold,
    ev.ResourcesChanged: _resources,
    ev.PrestigeChanged: _prestige,
    ev.MerchantTraded: _merchant,
    ev.StallUsed: _stall,
    ev.RoundStarted: _round,
    ev.PhaseStarted: _phase,
    ev.OrderSet: _order,
    ev.GameEnded: _ended,
    ev.OverseerPlaced: _placed,
    ev.OverseerMoved: _overseer_moved,
    ev.WorkerAppeared: _appeared,
    ev.WorkerTurned: _turned,
    ev.WorkerDefected: _turned,
    ev.WorkerRemoved: _removed,
    ev.WorkerMoved: _worker_moved,
    ev.Struck: _struck,
    ev.CardRevealed: _revealed,
    ev.DesignOpened: _opened,
    ev.CardsDiscarded: _discarded,
    ev.SpaceTaken: _space,
    ev.DesignGained: _design,
    ev.CardGained: _card,
    ev.CardUsed: _used,
    ev.EndBonusBought: _bonus,
    ev.DesignClaimed: _claimed,
    ev.AdventurerJoined: _joined,
    ev.AdventurerRaised: _raised,
    ev.TitleTaken: _titled,
    ev.WeaponForged: _forged,
    ev.WeaponLost: _lost,
    ev.WeaponHoned: _honed,
    ev.AdventurerReturned: _returned,
    ev.OfferMoved: _offer_moved,
    ev.QuestDealt: _dealt,
    ev.QuestRemoved: _quest_removed,
    ev.QuestTaken: _taken,
    ev.QuestCompleted: _completed,
    ev.QuestFailed: _failed,
}
# Those that need more than the event.
WITH_CONTEXT: dict[type, Callable[[GameState, Any, GameState, Catalogue], None]] = {
    ev.QuestAdvanced: _advanced,
    ev.MineBuilt: _built,
}
# Those that change nothing on the table.
UNCHANGED = frozenset(
    {
        ev.WealthKept,
        ev.WealthShown,
        ev.StageStarted,
        ev.Passed,
        ev.Declined,
        ev.Lapsed,
        ev.LegCompleted,
        ev.TileResolved,
        ev.ShoppingStarted,
        ev.Shopped,
        ev.ShoppingEnded,
    }
)
