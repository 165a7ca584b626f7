"""The quest ledger: what every active quest will need in each coming round, and who could meet it.

All numbers come from the rules' own queries; the ledger and the quest scene show them.
"""

from typing import NamedTuple

from msgspec.structs import replace

from forgewar.ai.value.arming import plan
from forgewar.content.model import WEAPON_TYPES, Effect, Quest, WeaponType
from forgewar.play.quest_names import Words, quest_name
from forgewar.rules.agenda import ReturnHome, StartRewards
from forgewar.rules.decisions import MineTurn, Rewards
from forgewar.rules.quest import Standing, standing
from forgewar.rules.state import ActiveQuest, GameState
from forgewar.rules.table import Table
from forgewar.words import Message, message

_AFTER = ("quest", "end", "placement")  # phases in which quests move on, or have done so
COLUMNS = 5  # rounds that the ledger shows at least


class Cell(NamedTuple):
    """One step of a quest in the round in which it is to be met."""

    round: int
    standing: Standing  # of those on the quest now, against this step
    types: tuple[WeaponType, ...]
    adventurers: int  # how many meet it with what the guild has; 0 if it cannot be met so
    gives: tuple[Effect, ...]  # when the step ends a leg
    prestige: int  # when it ends the quest


class Row(NamedTuple):
    """An active quest, step by step from where its tracker stands."""

    active: ActiveQuest
    quest: Quest
    name: Words
    cells: tuple[Cell, ...]
    late: int  # steps that come after the last round

    @property
    def last_round(self) -> int:
        return self.cells[-1].round


class Total(NamedTuple):
    """Needs of all quests together in one round."""

    round: int
    power: int
    types: tuple[WeaponType, ...]
    armed: int  # power on the quests that are still going on then


def ledger(table: Table, seat: int, *, people: bool = True) -> list[Row]:
    """The rows of a guild's quests, in the order in which it took them. Without `people` nobody is
    counted, which is quicker."""
    return [_row(table, seat, active, people) for active in table.state.guilds[seat].quests]


def _row(table: Table, seat: int, active: ActiveQuest, people: bool) -> Row:
    track = table.track(active.key)
    quest, state = track.quest, table.state
    now = asked_in(state, seat, active.key)
    cells = []
    for step in range(active.step, track.length):
        ahead = replace(active, step=step)
        leg = quest.legs[track.leg_at[step]]
        ends = step == track.last or track.leg_at[step + 1] != track.leg_at[step]
        cells.append(
            Cell(
                now + step - active.step,
                standing(table, seat, ahead),
                leg.types,
                _adventurers(table, seat, ahead) if people else 0,
                leg.rewards if ends else (),
                leg.prestige if step == track.last else 0,
            )
        )
    late = max(0, cells[-1].round - state.options.rounds)
    name = quest_name(table.catalogue.content, state.guilds[seat], active.key)
    return Row(active, quest, name, tuple(cells), late)


def asked_in(state: GameState, seat: int, key: str) -> int:
    """The round in which the step that a quest stands at is asked for: this one, unless it has
    moved on in it (QUEST-7)."""
    waits = any(
        isinstance(step, MineTurn)  # a new round
        or (isinstance(step, StartRewards) and step.seat == seat)
        or (isinstance(step, Rewards) and step.seat == seat and key in step.quests)
        or step == ReturnHome(seat, key)  # it is completed
        for step in state.agenda
    )
    return state.round + (state.phase in _AFTER and not waits)


def _adventurers(table: Table, seat: int, ahead: ActiveQuest) -> int:
    company = {number for number, _ in table.company(seat, ahead.key)}
    arms, unmet = plan(table, seat, [ahead])
    return 0 if unmet else len(company | {arm.adventurer for arm in arms})


def totals(rows: list[Row]) -> list[Total]:
    """The sums of each round, from the present one to that in which the last quest ends."""
    found = []
    for number in sorted({cell.round for row in rows for cell in row.cells}):
        cells = [cell for row in rows for cell in row.cells if cell.round == number]
        asked = {kind for cell in cells for kind in cell.types}
        found.append(
            Total(
                number,
                sum(cell.standing.difficulty for cell in cells),
                tuple(kind for kind in WEAPON_TYPES if kind in asked),
                sum(cell.standing.power for cell in cells),
            )
        )
    return found


def late(state: GameState, round_: int) -> bool:
    """Whether a round comes after the last."""
    return round_ > state.options.rounds


def head(state: GameState, round_: int) -> Message:
    """Heading of a round."""
    if late(state, round_):
        return message("quest-after-the-end")
    return message("quest-round", round=round_)


def unfinished(rows: list[Row]) -> Message | None:
    """How many quests end too late, if any does."""
    count = sum(row.late > 0 for row in rows)
    return message("quest-ledger-late", count=count) if count else None


def lacks(cell: Cell) -> Message | None:
    """Shortfall of a step; none if it is met."""
    if cell.standing.met:
        return None
    if cell.standing.short:
        return message("quest-short-by", short=cell.standing.short)
    return message("quest-promised-short")
