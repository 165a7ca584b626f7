"""Summary of a game for lists: its progress and its mine."""

from collections.abc import Generator
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from forgewar.content.board import HEXES
from forgewar.content.model import RESOURCES, Content
from forgewar.fault import Fault
from forgewar.rules.game import Game
from forgewar.rules.state import OVERSEER, Options
from forgewar.session.record import Header, read_record
from forgewar.session.replay import replaying

_Count = Annotated[int, Meta(ge=0, le=100_000)]
_Seat = Annotated[int, Meta(ge=0, le=3)]
_Hexes = Meta(min_length=len(HEXES), max_length=len(HEXES))


class Summary(Struct, frozen=True, forbid_unknown_fields=True):
    """Facts that a list shows of a game without replaying it. Summaries are stored in files, so the
    types allow nothing that could not be shown."""

    actions: _Count
    round: Annotated[int, Meta(ge=0, le=18)]
    stage: Annotated[int, Meta(ge=1, le=3)]
    phase: Annotated[str, Meta(max_length=20)]
    seat: Annotated[int, Meta(ge=-1, le=3)]  # whose choice it is; -1 when the game is over
    prestige: Annotated[tuple[Annotated[int, Meta(ge=-10_000, le=10_000)], ...], Meta(max_length=4)]
    ranking: Annotated[tuple[_Seat, ...], Meta(max_length=4)]  # empty until the game is over
    lost_by: Annotated[str, Meta(max_length=40)]  # the clause a solo game was lost by
    down: Annotated[int, Meta(ge=0, le=63)]
    terrain: Annotated[tuple[Annotated[int, Meta(ge=-1, lt=len(RESOURCES))], ...], _Hexes]
    cells: Annotated[tuple[Annotated[int, Meta(ge=0, lt=OVERSEER + 4)], ...], _Hexes]

    @property
    def over(self) -> bool:
        return self.seat < 0

    def fits(self, options: Options) -> bool:
        """Whether this can be a summary of a game with these options."""
        guilds = options.guilds
        sides = {cell - (OVERSEER if cell >= OVERSEER else 1) for cell in self.cells if cell}
        return (
            len(self.prestige) == guilds
            and self.seat < guilds
            and (not self.over or bool(self.ranking))
            and all(seat < guilds for seat in self.ranking)
            and all(side < options.sides for side in sides)
        )


def summary_of(game: Game, actions: int) -> Summary:
    """Summary of a game after so many actions."""
    state, decision = game.state, game.decision
    result = state.result
    return Summary(
        actions,
        state.round,
        state.stage,
        state.phase,
        decision.seat if decision is not None else -1,
        tuple(guild.prestige for guild in state.guilds),
        result.ranking if result is not None else (),
        result.lost_by if result is not None else "",
        state.down,
        tuple(state.terrain),
        tuple(state.cells),
    )


class Sight(Struct, frozen=True):
    """Result of replaying a record for a list: its game as far as it is sound, and the problem with
    the rest."""

    header: Header
    summary: Summary
    problem: Fault | None = None


def look_at(path: Path, content: Content | None = None) -> Generator[None, None, Sight]:
    """Replay a record, a line at a time. Raises `RecordError` if it cannot be read or its cards are
    not on this machine."""
    record = read_record(path)
    replayed = yield from replaying(record, content)
    return Sight(record.header, summary_of(replayed.game, len(replayed.steps)), replayed.problem)
