"""Quest offer, a row of eight places: closing up, dealing, and removing cards."""

from collections.abc import Callable
from typing import Final

from forgewar.rules import events as ev
from forgewar.rules.state import PLACES
from forgewar.rules.table import Table

SOLO_FREE: Final = 2  # the places to which solo deals its two new cards


def lay(table: Table, first: int = 0) -> None:
    """Lay the cards of the offer in order and without gaps, from the place `first` on."""
    state = table.state
    cards = [quest for quest in state.offer if quest]
    offer = [""] * first + cards
    offer += [""] * (PLACES - len(offer))
    if offer != state.offer:
        state.offer = offer
        table.emit(ev.OfferMoved(tuple(offer)))


def deal(table: Table, places: int = PLACES) -> None:
    """Deal the deck to the empty places among the first `places`."""
    state = table.state
    for place in range(places):
        if not state.offer[place] and state.quest_deck:
            state.offer[place], *state.quest_deck = state.quest_deck
            table.emit(ev.QuestDealt(place, state.offer[place]))


def refill(table: Table) -> None:
    """Refill the offer (ROUND-2); in solo two new cards come to the free places (SOLO-5)."""
    if table.solo:
        deal(table, SOLO_FREE)
    else:
        lay(table)
        deal(table)


def remove_first(table: Table, places: int) -> None:
    """Remove the quests in the first places from the game (ROUND-4)."""
    state = table.state
    for place in range(places):
        if state.offer[place]:
            table.remove(state.offer[place])
            table.emit(ev.QuestRemoved(state.offer[place], "ROUND-4"))
            state.offer[place] = ""


def remove_where(table: Table, leaves: Callable[[str], bool], clause: str) -> None:
    """Remove quests from the offer and the deck by a clause (ROUND-5, STAGE-2)."""
    state = table.state
    for place, quest in enumerate(state.offer):
        if quest and leaves(quest):
            table.remove(quest)
            table.emit(ev.QuestRemoved(quest, clause))
            state.offer[place] = ""
    table.remove(*[quest for quest in state.quest_deck if leaves(quest)])
    state.quest_deck = [quest for quest in state.quest_deck if not leaves(quest)]
