"""STAGE: change to the next stage, after rounds 6 and 12 of an epic game."""

from typing import Final

from forgewar.rules import events as ev
from forgewar.rules import market, offer
from forgewar.rules.decisions import Placement
from forgewar.rules.geometry import SIZE, geometry
from forgewar.rules.state import EMPTY, OVERSEER, StageAhead
from forgewar.rules.table import Table

OVERSEERS: Final = 3


def next_stage(table: Table) -> None:
    """STAGE-1 to STAGE-4."""
    state = table.state
    ahead, *state.ahead = state.ahead
    table.emit(ev.StageStarted(ahead.stage))
    table.start_phase("placement")
    _clear_mine(table)
    old_deck = state.decks[market.WEAPON]
    lay_out(table, ahead)
    offer.remove_where(table, lambda key: table.track(key).quest.stage < ahead.stage, "STAGE-2")
    offer.refill(table)
    for left in old_deck:
        market.open_design(table, left)
    for design in table.catalogue.designs.values():
        if design.opens == "stage" and design.stage == ahead.stage:
            market.open_design(table, design.id)
    market.reveal(table)
    place_overseers(table)


def _clear_mine(table: Table) -> None:
    """All workers and overseers leave (STAGE-1)."""
    state = table.state
    for hex_, piece in enumerate(state.cells):
        if EMPTY < piece < OVERSEER:
            table.emit(ev.WorkerRemoved(piece - 1, hex_))
    state.cells = [EMPTY] * SIZE
    state.workers = [0] * state.options.sides
    state.overseers = [[] for _ in range(state.options.sides)]


def lay_out(table: Table, ahead: StageAhead) -> None:
    """Build a stage's mine and lay out its market decks (SETUP-5, SETUP-7, STAGE-1, STAGE-3)."""
    state = table.state
    state.stage = ahead.stage
    state.terrain = list(ahead.terrain)
    state.down = ahead.down
    table.geometry = geometry(ahead.down)
    state.decks = [list(deck) for deck in (ahead.weapons, *ahead.bonus, *ahead.singles)]
    table.remove(*ahead.unused)
    table.emit(ev.MineBuilt(ahead.stage))


def place_overseers(table: Table) -> None:
    """Each guild in order, one overseer at a time (SETUP-11); in solo the player places all nine
    (SOLO-1, SOLO-13)."""
    seats = table.guilds_in_order()
    if table.solo:
        seats = [0] * table.state.options.sides
    table.push(*(Placement(seat) for _ in range(OVERSEERS) for seat in seats))
