"""View of one seat (SETUP-13): everything except the order of decks, later mines, and the wealth
cards of others until they are shown."""

from collections.abc import Sequence

from forgewar.rules.agenda import Step
from forgewar.rules.decisions import WealthChoice, WealthRaise
from forgewar.rules.state import GameState
from forgewar.rules.table import Table


def view(table: Table, seat: int) -> GameState:
    """Copy of the state without what `seat` cannot see. Decks hold their cards in alphabetical
    order: a pair of decks that was split by chance is sorted as one and split again."""
    state = table.state
    seen = state.clone()
    seen.seed = 0
    seen.ahead = []
    seen.quest_deck = _sorted_by_colour(table, state.quest_deck)
    seen.decks = [
        sorted(state.decks[0]),
        *_resplit(state.decks[1], state.decks[2]),
        *_resplit(state.decks[3], state.decks[4]),
    ]
    for other, guild in enumerate(seen.guilds):
        if other != seat and guild.wealth:
            guild.wealth, guild.kept, guild.raises = [], [], []
    seen.agenda = _without_raises(state.agenda, seat)
    return seen


def _without_raises(agenda: list[Step], seat: int) -> list[Step]:
    """Agenda in which another guild's raises look like its wealth choice: their number would reveal
    its wealth."""
    seen: list[Step] = []
    for step in agenda:
        if type(step) is not WealthRaise or step.seat == seat:
            seen.append(step)
        elif WealthChoice(step.seat) not in seen:
            seen.append(WealthChoice(step.seat))
    return seen


def _resplit(first: Sequence[str], second: Sequence[str]) -> tuple[list[str], list[str]]:
    cards = sorted([*first, *second])
    return cards[: len(first)], cards[len(first) :]


def _sorted_by_colour(table: Table, deck: Sequence[str]) -> list[str]:
    """Deck with each colour sorted: the sequence of colours is public, the order within each is
    not."""
    colours = [table.track(quest).quest.colour for quest in deck]
    return sorted(deck, key=lambda quest: (colours.index(table.track(quest).quest.colour), quest))
