"""BONUS: the tiles of an epic game, resolved at the end of every third round."""

from typing import Final, assert_never

from forgewar.content.model import BonusTile
from forgewar.rules import adventurer, merchant
from forgewar.rules import events as ev
from forgewar.rules.agenda import ResolveTile, Step
from forgewar.rules.decisions import OverseerReward, Shopping
from forgewar.rules.state import MAX_LEVEL, GameState, Guild
from forgewar.rules.table import Table

STOCK: Final = 3  # resources in the pool for each one that a stockpile tile gives
# The last rounds of the five tiles (BONUS-2).
DUE_ROUNDS: Final = (6, 9, 12, 15, 18)


def due_tile(state: GameState) -> str:
    """Tile that is resolved at the end of this round, or an empty string."""
    if state.tiles and state.round in DUE_ROUNDS:
        return state.tiles[DUE_ROUNDS.index(state.round)]
    return ""


def next_tile(state: GameState) -> int:
    """Index of the tile that is resolved next; -1 if none is left."""
    if not state.tiles:
        return -1
    return next((i for i, last in enumerate(DUE_ROUNDS) if state.round <= last), -1)


def window_before(table: Table, tile_id: str) -> list[Step]:
    """Trade windows for every guild before a stockpile tile is counted (MERCHANT-2)."""
    if table.catalogue.content.tiles[tile_id].kind == "stockpile":
        return [*merchant.open_window(table, "tile")]
    return []


def resolve_tile(table: Table, task: ResolveTile) -> None:
    """Count the tile for all guilds first, then give in player order."""
    tile = table.catalogue.content.tiles[task.tile]
    counts = {seat: _count(table, tile, seat) for seat in table.guilds_in_order()}
    counts = {seat: count for seat, count in counts.items() if count}
    table.emit(ev.TileResolved(tile.id, tuple(counts)))
    asked: list[Step] = []
    for seat, count in counts.items():
        if tile.kind == "industrious":
            asked.append(OverseerReward(seat, "tile", tile.id))
        elif tile.kind == "adventurous":
            adventurer.join(table, seat, "tile", tile.id)
        elif tile.kind == "stockpile":
            assert tile.resource is not None
            table.resource(seat, tile.resource, count * tile.number, "tile", tile.id)
        elif tile.kind == "decorated" or tile.kind == "knowledge":
            asked += _reward(table, tile, seat, count * tile.number)
        else:
            assert_never(tile.kind)
    table.push(*asked)


def _reward(table: Table, tile: BonusTile, seat: int, amount: int) -> list[Step]:
    """Give what a decorated or a knowledge tile gives; returns the question it asks."""
    assert tile.reward is not None
    if tile.reward == "gold":
        table.gold(seat, amount, "tile", tile.id)
    elif tile.reward == "prestige":
        table.prestige(seat, amount, "tile", tile.id)
    elif tile.reward == "shopping":
        table.emit(ev.ShoppingStarted(seat, amount))
        return [Shopping(seat, amount, tile.id)]
    else:
        assert_never(tile.reward)
    return []


def _count(table: Table, tile: BonusTile, seat: int) -> int:
    """Number of times a tile applies to a guild (BONUS-3 to BONUS-6)."""
    state = table.state
    guild: Guild = state.guilds[seat]
    if tile.kind == "industrious":
        return int(state.workers[seat] == tile.number)
    if tile.kind == "adventurous":
        return int(len(guild.quests) == tile.number)
    if tile.kind == "stockpile":
        return sum(guild.resources) // STOCK
    if tile.kind == "decorated":
        return sum(hero.level == MAX_LEVEL for hero in guild.adventurers)
    if tile.kind == "knowledge":
        return len(guild.designs)
    assert_never(tile.kind)
