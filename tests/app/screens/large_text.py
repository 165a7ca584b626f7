"""Guild panels where text is large: numbers and icons, with what a move would make of them."""

from app.screens.recorded import Table

from forgewar.content.model import RESOURCES
from forgewar.rules import actions as ac
from forgewar.rules.state import GameState


def panels_count_what_guilds_have(table: Table) -> None:
    _check_panels(table, table.state)


def panels_count_what_guilds_would_have(table: Table) -> None:
    """Of each move of an overseer that leaves a side without workers, and of the largest one."""
    moves = [a for a in table.game.choices() if isinstance(a, ac.MoveOverseer)]
    if not moves:
        return
    after = {move: table.after(move)[0].state for move in moves}
    after = {move: state for move, state in after.items() if state.stage == table.state.stage}
    emptied = [m for m, state in after.items() if 0 in _lost(table.state, state)]
    largest = max(after, key=lambda move: len(table.game.preview(move)))
    for move in dict.fromkeys((largest, *emptied[:2])):
        table.press(f"hex.{move.origin}")
        table.point(f"hex.{move.target}")
        _check_panels(table, after[move])
        table.command("back")
        table.point("")


def _lost(before: GameState, after: GameState) -> list[int]:
    """How many workers are left to each side that loses some."""
    return [n for n, had in zip(after.workers, before.workers, strict=True) if n < had]


def _check_panels(table: Table, state: GameState) -> None:
    for side in range(table.match.view.sides):
        wanted = {"worker": state.workers[side]}
        if side < len(state.guilds):
            guild = state.guilds[side]
            wanted |= {"gold": guild.gold, "prestige": guild.prestige}
            wanted["adventurer"] = len(guild.adventurers)
            if side == table.seat:
                wanted |= dict(zip(RESOURCES, guild.resources, strict=True))
            elif table.match.view.sides > 3:  # there is no room but for heads
                wanted = {"prestige": guild.prestige}
        panel = table.spot(f"guild.{side}").rect
        for term, number in wanted.items():
            signs = [s for s in table.frame.signs if s.term == term and panel.contains(s.rect)]
            assert signs, f"{term} of {table.name(side)}"
            assert table.numbers(signs[-1].rect) == [number], f"{term} of {table.name(side)}"
