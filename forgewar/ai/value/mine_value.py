"""Value of moves in the mine, and of placements."""

from collections.abc import Sequence
from typing import Final

from forgewar.ai.value.valuation import Part, Valuation
from forgewar.rules import actions as ac
from forgewar.rules.state import EMPTY, OVERSEER

CROWDED: Final = 0.1  # cost of a piece beside a placed overseer

Scored = tuple[float, ac.Action, tuple[Part, ...]]


def moves(valuation: Valuation, choices: Sequence[ac.Action], cost: float = 0.0) -> list[Scored]:
    """Scores of moves by their yields and their target; `cost` is subtracted from any move."""
    scored: list[Scored] = []
    tile = valuation.due("industrious")
    for action in choices:
        if type(action) is ac.MoveOverseer:
            scored.append(_move(valuation, action, cost, tile))
        else:
            scored.append((0.0, action, (Part("stays", 0.0),)))
    return scored


def _move(valuation: Valuation, action: ac.MoveOverseer, cost: float, tile: int) -> Scored:
    table, seat, weights = valuation.table, valuation.seat, valuation.weights
    state, worth = table.state, valuation.resource
    cells, terrain = state.cells, state.terrain
    own = worth[terrain[action.origin]]
    theirs = 0.0
    turned = mates = 0
    for hex_ in table.geometry.between[action.origin][action.target]:
        piece = cells[hex_]
        if piece == EMPTY:
            continue
        if piece == seat + 1:
            mates += 1
            theirs += worth[terrain[hex_]]
        else:
            turned += 1
            own += worth[terrain[hex_]]
    landing = weights.landing * worth[terrain[action.target]] if valuation.left > 1 else 0.0
    loss = ahead = 0.0
    if weights.foresight:
        if mates and not state.options.solo:
            loss = weights.rivals * theirs / max(1, len(state.guilds) - 1)
        if valuation.left > 1:
            ahead = 0.3 * _next_jump(valuation, action)
    exactly = 0.0
    if tile and state.workers[seat] + 1 + turned - mates == tile:
        exactly = weights.overseer_move
    score = own + landing - cost - loss + ahead + exactly
    parts = (
        Part("mined", own, 1 + turned),
        Part("landing", landing, terrain[action.target]),
        Part("last_in_order", -cost),
        Part("defectors", -loss, mates),
        Part("next_jump", ahead),
        Part("tile_workers", exactly, tile),
    )
    return score, action, tuple(part for part in parts if part.weight) or parts[:1]


def _next_jump(valuation: Valuation, action: ac.MoveOverseer) -> float:
    """Best row of others' workers that could be jumped from the target of a move."""
    table = valuation.table
    return best_row(valuation, table.state.cells, table.geometry.rays[action.target])


def best_row(valuation: Valuation, cells: list[int], rays: Sequence[Sequence[int]]) -> float:
    terrain, worth = valuation.table.state.terrain, valuation.resource
    own, best = valuation.seat + 1, 0.0
    for ray in rays:
        total, jumping = 0.0, False
        for hex_ in ray:
            piece = cells[hex_]
            if piece == EMPTY:
                if jumping:
                    if total > best:
                        best = total
                    break
            elif piece >= OVERSEER:
                break
            else:
                jumping = True
                if piece != own:
                    total += worth[terrain[hex_]]
    return best


def automated_moves(valuation: Valuation, choices: Sequence[ac.Action], side: int) -> list[Scored]:
    """Scores of equal moves of an automated colour (SOLO-6): best is the one after which the
    guild's overseers have most to jump."""
    table = valuation.table
    cells, between = table.state.cells, table.geometry.between
    rays = table.geometry.rays
    scored: list[Scored] = []
    for action in choices:
        assert isinstance(action, ac.MoveOverseer)
        after = cells.copy()
        for hex_ in between[action.origin][action.target]:
            if after[hex_]:
                after[hex_] = EMPTY if after[hex_] == side + 1 else side + 1
        after[action.origin], after[action.target] = side + 1, side + OVERSEER
        best = max(
            best_row(valuation, after, rays[overseer])
            for overseer in table.state.overseers[valuation.seat]
        )
        scored.append((best, action, (Part("automated", best),)))
    return scored


def surroundings(valuation: Valuation, hex_: int) -> tuple[float, float, int]:
    """Value of a hex, that of the free ones around it, and the number of pieces there."""
    state, worth = valuation.table.state, valuation.resource
    cells, terrain = state.cells, state.terrain
    near, crowd = 0.0, 0
    for other in valuation.table.geometry.neighbours[hex_]:
        if cells[other] == EMPTY:
            near += worth[terrain[other]]
        else:
            crowd += 1
    return worth[terrain[hex_]], near / 6, crowd


def placements(valuation: Valuation, choices: Sequence[ac.Action]) -> list[Scored]:
    """Scores of placements: rich hexes with rich ones around for own overseers; automated ones out
    of the way."""
    table, terrain = valuation.table, valuation.table.state.terrain
    scored: list[Scored] = []
    for action in choices:
        assert isinstance(action, ac.PlaceOverseer)
        here, near, crowd = surroundings(valuation, action.hex)
        if action.side == valuation.seat:
            free = len(table.geometry.neighbours[action.hex]) - crowd
            parts: tuple[Part, ...] = (
                Part("hex", here, terrain[action.hex]),
                Part("around", near, free),
                Part("room", -CROWDED * crowd, crowd),
            )
        else:
            apart = 0.1 - 0.3 * here - 0.2 * crowd
            parts = (Part("rival_hex", apart, terrain[action.hex]),)
        scored.append((sum([part.weight for part in parts]), action, parts))
    return scored


def worker_goals(valuation: Valuation) -> tuple[dict[int, float], set[int]]:
    """Free hexes beside own overseers from which a worker can be jumped, with their values; and all
    hexes beside them."""
    table, worth = valuation.table, valuation.resource
    cells, terrain = table.state.cells, table.state.terrain
    reach: dict[int, float] = {}
    beside: set[int] = set()
    for overseer in table.state.overseers[valuation.seat]:
        beside.update(table.geometry.neighbours[overseer])
        for ray in table.geometry.rays[overseer]:
            if len(ray) > 1 and cells[ray[0]] == cells[ray[1]] == EMPTY:
                reach[ray[0]] = worth[terrain[ray[0]]]
    return reach, beside


def worker_moves(valuation: Valuation, choices: Sequence[ac.Action]) -> list[Scored]:
    """Scores of worker moves: a worker of another colour to a place where an own overseer can jump
    it, or none."""
    worth, state, own = valuation.resource, valuation.table.state, valuation.seat + 1
    cells, terrain = state.cells, state.terrain
    reach, beside = worker_goals(valuation)
    scored: list[Scored] = []
    for action in choices:
        gain = 0.0
        if type(action) is ac.MoveWorker:
            piece = cells[action.origin]
            if piece != own:
                gain = 0.4 * reach.get(action.target, 0.0)
                if action.origin in beside:
                    gain -= 0.4 * worth[terrain[action.origin]]
            elif action.target < 0:
                gain = 0.1
            else:
                gain = -0.1
        scored.append((gain, action, (Part("to_jump", gain),)))
    return scored
