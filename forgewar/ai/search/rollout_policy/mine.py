"""Rollout policy in the mine: placements and moves."""

from math import inf
from typing import Final

from forgewar.ai.value import mine_value
from forgewar.ai.value.valuation import Valuation
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules.mine import MOVES, WORKER_MOVES
from forgewar.rules.state import EMPTY, OVERSEER

LOOKED_ON: Final = 5  # moves whose next jump is examined
_PASS: Final = ac.PassMine()
_DECLINE: Final = ac.DeclineReward()


def choose_mine_move(valuation: Valuation, decision: de.MineTurn) -> ac.Action:
    """A move of the mine phase, or none: a second one costs the place in the order."""
    cost = valuation.weights.second_move if decision.second else 0.0
    return find_best_move(valuation, cost * (1.0 if valuation.left > 1 else 0.6)) or _PASS


def choose_reward_move(valuation: Valuation) -> ac.Action:
    """A move as a reward, or none."""
    return find_best_move(valuation, 0.0) or _DECLINE


def find_best_move(valuation: Valuation, cost: float) -> ac.Action | None:
    """Best move, if any is better than none; only for the most promising ones the next jump is
    examined."""
    table, weights = valuation.table, valuation.weights
    left, best = valuation.left > 1, 0.0
    best_move: ac.Action | None = None
    found = _moves(valuation, cost, weights.landing if left else 0.0)
    if not left or not weights.foresight:
        for score, origin, target in found:
            if score > best:
                best, best_move = score, MOVES[origin][target]
        return best_move
    found.sort(reverse=True)
    cells, rays = table.state.cells, table.geometry.rays
    for score, origin, target in found[:LOOKED_ON]:
        total = score + 0.3 * mine_value.best_row(valuation, cells, rays[target])
        if total > best:
            best, best_move = total, MOVES[origin][target]
    return best_move


def _moves(valuation: Valuation, cost: float, landing: float) -> list[tuple[float, int, int]]:
    """Moves with their yields and their target's value."""
    table, worth, seat = valuation.table, valuation.resource, valuation.seat
    state = table.state
    cells, terrain, rays = state.cells, state.terrain, table.geometry.rays
    rivals = 0.0
    if valuation.weights.foresight and not state.options.solo:
        rivals = valuation.weights.rivals / max(1, len(state.guilds) - 1)
    tile = valuation.due("industrious")
    asked = tile - state.workers[seat]
    found: list[tuple[float, int, int]] = []
    for origin in state.overseers[seat]:
        base = worth[terrain[origin]] - cost
        for ray in rays[origin]:
            gain, jumping, more = base, False, 1
            for target in ray:
                piece = cells[target]
                if piece == EMPTY:
                    score = gain + landing * worth[terrain[target]]
                    if tile and more == asked:
                        score += valuation.weights.overseer_move
                    found.append((score, origin, target))
                    if jumping:
                        break
                elif piece >= OVERSEER:
                    break
                else:
                    jumping = True
                    if piece == seat + 1:
                        gain -= rivals * worth[terrain[target]]
                        more -= 1
                    else:
                        gain += worth[terrain[target]]
                        more += 1
    return found


def choose_worker_move(valuation: Valuation) -> ac.Action:
    """A worker of another colour to a place where an own overseer can jump it, from one where none
    can."""
    reach, beside = mine_value.worker_goals(valuation)
    goal, most = -1, 0.0
    for hex_, value in reach.items():
        if value > most:
            goal, most = hex_, value
    if goal >= 0:
        cells, own = valuation.table.state.cells, valuation.seat + 1
        for hex_ in valuation.table.geometry.hexes:
            if EMPTY < cells[hex_] < OVERSEER and cells[hex_] != own and hex_ not in beside:
                return WORKER_MOVES[hex_][goal]
    return _DECLINE


def choose_placement(valuation: Valuation) -> ac.Action:
    """A rich hex with rich ones and room around it."""
    cells = valuation.table.state.cells
    best, found = -inf, -1
    for hex_ in valuation.table.geometry.hexes:
        if cells[hex_] == EMPTY:
            here, near, crowd = mine_value.surroundings(valuation, hex_)
            score = here + near - mine_value.CROWDED * crowd
            if score > best:
                best, found = score, hex_
    return ac.PlaceOverseer(valuation.seat, found)
