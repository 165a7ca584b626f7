"""Puzzles as written in data/puzzles: positions of strong games with one clearly best choice, and
the prestige that each other choice loses."""

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from forgewar.content.convert import convert
from forgewar.content.lessons import Pattern, Position
from forgewar.content.yaml_source import read
from forgewar.paths import data_folder

Kind = Literal["mine", "market", "quest", "arming", "last_round"]
Text = Annotated[str, Meta(min_length=1)]


class Tried(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice that was rolled out, and the prestige by which it fell behind the best, in
    tenths."""

    action: Pattern
    lost: Annotated[int, Meta(ge=0)]


class Speaks(Struct, frozen=True, forbid_unknown_fields=True):
    """A reason for the best choice, as computer players have them: in tenths of prestige."""

    feature: Text
    weight: int
    detail: int | str | tuple[str | tuple[str, int], ...] = ""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle, known by the name of its file. `games` is the number of sampled games in which
    every choice was tried; `error` the possible error of the margin over the next best, in tenths;
    `equals` the choices that came out the same as the best in every game, such as arming in another
    order."""

    kind: Kind
    level: Annotated[int, Meta(ge=1, le=3)]
    round: Annotated[int, Meta(ge=1, le=18)]
    games: int
    error: int
    position: Position
    best: Pattern
    others: Annotated[tuple[Tried, ...], Meta(min_length=1)]
    equals: tuple[Pattern, ...] = ()
    reasons: tuple[Speaks, ...] = ()

    @property
    def margin(self) -> int:
        """Prestige by which the next best choice falls behind, in tenths."""
        return min(tried.lost for tried in self.others)


def puzzles_folder() -> Path:
    return data_folder() / "puzzles"


def load_puzzles(folder: Path | None = None) -> dict[str, Puzzle]:
    """All puzzles by name, the easiest first. Raises `ContentError`."""
    found = {path.stem: _read(path) for path in sorted((folder or puzzles_folder()).glob("*.yaml"))}
    return dict(sorted(found.items(), key=lambda item: (item[1].level, item[0])))


def _read(path: Path) -> Puzzle:
    source = read(path, f"puzzles/{path.name}")
    return convert(source, (), source.data, Puzzle, f"puzzle {path.stem}")
