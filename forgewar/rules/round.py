"""ROUND: how a round begins, runs through its phases and ends."""

from msgspec.structs import replace

from forgewar.rules import bonus, market, merchant, offer, order, scoring, solo, stage
from forgewar.rules import events as ev
from forgewar.rules.agenda import (
    AutomatedMove,
    EndMarket,
    EndMine,
    EndRound,
    FinishRound,
    ResolveTile,
    StartRewards,
    StartRound,
    Step,
)
from forgewar.rules.decisions import Acquisition, Management, MarketTurn, MineTurn
from forgewar.rules.state import GameState
from forgewar.rules.table import Table


def start_round(table: Table, task: StartRound) -> None:
    """Lay out market and offer, then start the mine phase (ROUND-1 to ROUND-3)."""
    state = table.state
    state.round += 1
    state.second = -1
    for guild in state.guilds:  # MERCHANT-3
        guild.bought = guild.sold = 0
        guild.stall_uses = {}
        guild.quests = [replace(q, rushed=-1) if q.rushed >= 0 else q for q in guild.quests]
    table.emit(ev.RoundStarted(state.round, state.stage))
    if not table.mode.starts_stage(state.round):
        market.reveal(table)
        offer.refill(table)
    table.start_phase("mine")
    table.push(*mine_turns(state), EndMine())


def mine_turns(state: GameState) -> list[Step]:
    """Turns of all guilds in the mine, in order, and the second move of the first (MINE-2)."""
    guilds = len(state.guilds)
    turns: list[Step] = [
        MineTurn(side) if side < guilds else AutomatedMove(side) for side in state.order
    ]
    if state.order[0] < guilds:  # SOLO-8: automated colours never take the second move
        turns.append(MineTurn(state.order[0], second=True))
    return turns


def end_mine(table: Table, task: EndMine) -> None:
    order.set_order(table)
    table.start_phase("market")
    turns = [MarketTurn(seat) for seat in table.guilds_in_order()]
    if table.solo:
        turns *= 2  # SOLO-10
    table.push(*turns, EndMarket())


def end_market(table: Table, task: EndMarket) -> None:
    market.close(table)
    table.start_phase("quest")
    if table.solo and solo.cannot_take(table.state):
        table.lose("SOLO-11")
        return
    seats = table.guilds_in_order()
    table.push(
        *(Acquisition(seat) for seat in seats),
        *(Management(seat) for seat in seats),
        *(StartRewards(seat) for seat in seats),
        EndRound(),
    )


def end_round(table: Table, task: EndRound) -> None:
    """ROUND-6 up to the window for last trades."""
    table.start_phase("end")
    tile = bonus.due_tile(table.state)
    steps: list[Step] = []
    if tile:
        steps += bonus.window_before(table, tile)
        steps.append(ResolveTile(tile))
    table.push(*steps, *merchant.open_window(table, "end"), FinishRound())


def finish_round(table: Table, task: FinishRound) -> None:
    """ROUND-6 after the last trades."""
    state = table.state
    if table.last_round:
        scoring.score(table)
        return
    if table.solo:
        offer.lay(table, first=offer.SOLO_FREE)  # SOLO-5
    else:
        offer.remove_first(table, 5 - len(state.guilds))  # ROUND-4
        if table.mode.gold_finale and state.round == table.mode.rounds - 1:
            offer.remove_where(table, lambda key: not _gold(table, key), "ROUND-5")
    table.push(StartRound())
    if table.mode.ends_stage(state.round):
        stage.next_stage(table)


def _gold(table: Table, quest: str) -> bool:
    return table.track(quest).quest.colour == "gold"
