"""MINE: overseers move through the mine, workers turn, yield and strike."""

from typing import Final

from forgewar.rules import events as ev
from forgewar.rules.actions import Action, DeclineReward, MoveOverseer, MoveWorker, PassMine
from forgewar.rules.decisions import MineTurn, OverseerReward, WorkerReward
from forgewar.rules.geometry import SIZE
from forgewar.rules.refusal import NOT_NOW, Refusal, no
from forgewar.rules.state import EMPTY, OVERSEER, GameState
from forgewar.rules.table import Table

STRIKE: Final = 5

_PASS: Final = PassMine()
_DECLINE: Final = DeclineReward()
# Every move there can be, made once: MOVES[origin][target], and for workers target -1 last.
MOVES: Final = [[MoveOverseer(origin, target) for target in range(SIZE)] for origin in range(SIZE)]
WORKER_MOVES: Final = [
    [MoveWorker(origin, target) for target in (*range(SIZE), -1)] for origin in range(SIZE)
]


# Moves


def moves(table: Table, side: int) -> list[MoveOverseer]:
    """Every move of a side's overseers (MINE-3, MINE-4)."""
    cells, rays = table.state.cells, table.geometry.rays
    found = []
    for origin in table.state.overseers[side]:
        row = MOVES[origin]
        for ray in rays[origin]:
            jumping = False
            for target in ray:
                piece = cells[target]
                if piece == EMPTY:
                    found.append(row[target])
                    if jumping:
                        break
                elif piece >= OVERSEER:
                    break
                else:
                    jumping = True
    return found


def refuse_move(table: Table, side: int, origin: int, target: int) -> Refusal | None:
    """Reason why a side may not move the overseer on `origin` to `target`, if any."""
    state = table.state
    if origin not in state.overseers[side]:
        return no("MINE-1", "not-your-overseer")
    if not 0 <= target < SIZE or state.terrain[target] < 0:
        return no("MINE-4", "outside-mine")
    if origin == target:
        return no("MINE-3", "no-move")
    between = table.geometry.between[origin].get(target)
    if between is None:
        return no("MINE-3", "straight-line")
    if state.cells[target] >= OVERSEER:
        return no("MINE-4", "overseer-there")
    if state.cells[target]:
        return no("MINE-4", "worker-there")
    jumping = False
    for hex_ in between:
        piece = state.cells[hex_]
        if piece >= OVERSEER:
            return no("MINE-4", "overseer-between")
        if piece:
            jumping = True
        elif jumping:
            return no("MINE-3", "behind-the-row")
    return None


def move_overseer(table: Table, side: int, origin: int, target: int) -> None:
    """Carry out a legal move: colours settle, yields are paid, then strikes (MINE-5 to MINE-8)."""
    state = table.state
    cells, workers = state.cells, state.workers
    between = table.geometry.between[origin][target]
    jumped = tuple([h for h in between if cells[h]]) if between else ()
    cells[origin] = side + 1
    workers[side] += 1
    cells[target] = side + OVERSEER
    hexes = state.overseers[side]
    hexes[hexes.index(origin)] = target
    table.emit(ev.OverseerMoved(side, origin, target, jumped))
    table.emit(ev.WorkerAppeared(side, origin))
    for hex_ in jumped:
        _settle(table, side, hex_)
    changed = (origin, *jumped)
    _pay_yields(table, side, changed)
    strike(table, changed)


def _settle(table: Table, side: int, hex_: int) -> None:
    """Set the new colour of one jumped worker (MINE-6; in solo SOLO-7)."""
    state = table.state
    old = state.cells[hex_] - 1
    if old != side:
        _recolour(state, hex_, old, side)
        table.emit(ev.WorkerTurned(hex_, old, side))
    elif table.solo:
        state.cells[hex_] = EMPTY
        state.workers[side] -= 1
        table.emit(ev.WorkerRemoved(side, hex_))
    else:
        # min() takes the first of equals: ties go to the guild earlier in the order.
        new = min((s for s in state.order if s != side), key=state.workers.__getitem__)
        _recolour(state, hex_, old, new)
        table.emit(ev.WorkerDefected(hex_, old, new))


def _recolour(state: GameState, hex_: int, old: int, new: int) -> None:
    state.cells[hex_] = new + 1
    state.workers[old] -= 1
    state.workers[new] += 1


def _pay_yields(table: Table, side: int, hexes: tuple[int, ...]) -> None:
    """Pay yields (MINE-7); in solo only the player's own moves yield, and only to the player
    (SOLO-7)."""
    state = table.state
    if table.solo and side != 0:
        return
    for hex_ in hexes:
        piece = state.cells[hex_]
        if piece:
            table.resource(piece - 1, state.terrain[hex_], 1, "mine", hex_=hex_)


def strike(table: Table, changed: tuple[int, ...]) -> None:
    """Remove every group of five or more that the move has made (MINE-8). A group that large must
    contain one of the hexes that changed, since none was left standing before."""
    state, neighbours = table.state, table.geometry.neighbours
    cells = state.cells
    for start in changed:
        piece = cells[start]
        if piece == EMPTY or state.workers[piece - 1] < STRIKE:
            continue
        group = {start}
        open_ = [start]
        while open_:
            for hex_ in neighbours[open_.pop()]:
                if cells[hex_] == piece and hex_ not in group:
                    group.add(hex_)
                    open_.append(hex_)
        if len(group) >= STRIKE:
            for hex_ in group:
                cells[hex_] = EMPTY
            state.workers[piece - 1] -= len(group)
            table.emit(ev.Struck(piece - 1, tuple(sorted(group))))


# MineTurn


def turn_choices(table: Table, decision: MineTurn) -> list[Action]:
    return [*moves(table, decision.seat), _PASS]


def turn_refusal(table: Table, decision: MineTurn, action: Action) -> Refusal | None:
    if type(action) is MoveOverseer:
        return refuse_move(table, decision.seat, action.origin, action.target)
    return None if type(action) is PassMine else NOT_NOW


def play_turn(table: Table, decision: MineTurn, action: Action) -> None:
    if type(action) is MoveOverseer:
        if decision.second:
            table.state.second = decision.seat  # ORDER-3
        move_overseer(table, decision.seat, action.origin, action.target)
    else:
        assert type(action) is PassMine
        table.emit(ev.Passed(decision.seat, "second_move" if decision.second else "mine"))


# OverseerReward: MINE-3 to MINE-8 as a reward, card or tile allows


def overseer_choices(table: Table, decision: OverseerReward) -> list[Action]:
    return [*moves(table, decision.seat), _DECLINE]


def overseer_refusal(table: Table, decision: OverseerReward, action: Action) -> Refusal | None:
    if type(action) is MoveOverseer:
        return refuse_move(table, decision.seat, action.origin, action.target)
    return None if type(action) is DeclineReward else NOT_NOW


def play_overseer(table: Table, decision: OverseerReward, action: Action) -> None:
    if type(action) is MoveOverseer:
        move_overseer(table, decision.seat, action.origin, action.target)
    else:
        assert type(action) is DeclineReward
        table.emit(ev.Declined(decision.seat, "overseer_move", decision.ref))


def overseer_lapses(table: Table, decision: OverseerReward) -> bool:
    return not moves(table, decision.seat)


# WorkerReward (QUEST-8)


def worker_choices(table: Table, decision: WorkerReward) -> list[Action]:
    cells = table.state.cells
    empty = [h for h in table.geometry.hexes if cells[h] == EMPTY]
    found: list[Action] = [_DECLINE]
    for origin in table.geometry.hexes:
        if EMPTY < cells[origin] < OVERSEER:
            row = WORKER_MOVES[origin]
            found += [row[target] for target in empty]
            found.append(row[-1])
    return found


def worker_refusal(table: Table, decision: WorkerReward, action: Action) -> Refusal | None:
    if type(action) is DeclineReward:
        return None
    if type(action) is not MoveWorker:
        return NOT_NOW
    cells, terrain = table.state.cells, table.state.terrain
    if not 0 <= action.origin < SIZE or not EMPTY < cells[action.origin] < OVERSEER:
        return no("QUEST-8", "no-worker")
    if action.target == -1:
        return None
    if not 0 <= action.target < SIZE or terrain[action.target] < 0:
        return no("QUEST-8", "outside-mine")
    if cells[action.target]:
        return no("QUEST-8", "hex-not-empty")
    return None


def play_worker(table: Table, decision: WorkerReward, action: Action) -> None:
    if type(action) is DeclineReward:
        table.emit(ev.Declined(decision.seat, "worker_move", decision.ref))
        return
    assert type(action) is MoveWorker
    state = table.state
    piece = state.cells[action.origin]
    state.cells[action.origin] = EMPTY
    if action.target == -1:
        state.workers[piece - 1] -= 1
        table.emit(ev.WorkerRemoved(piece - 1, action.origin))
    else:
        state.cells[action.target] = piece
        table.emit(ev.WorkerMoved(piece - 1, action.origin, action.target))
        strike(table, (action.target,))


def worker_lapses(table: Table, decision: WorkerReward) -> bool:
    return not any(table.state.workers)
