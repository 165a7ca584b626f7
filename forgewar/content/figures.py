"""Figures of the rulebook, from data/figures.yaml: small positions that the game itself draws.

A figure says which part of the screen is shown, what is pressed and pointed at before, and what is
played when somebody presses it. Captions are in the languages; their numbers are asked of the
position.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from forgewar.content.convert import convert
from forgewar.content.lessons import Position, Tree
from forgewar.content.rulebook import Rulebook
from forgewar.content.yaml_source import Steps, read
from forgewar.paths import data_folder


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture beside a clause, `page`. It shows the spots whose names begin like `show`, and so
    much `above` them, a `box` of the screen, or all of it. `first` is played before, `open` is a
    command of the scene; `plays` makes it a worked example. `values` are what its captions ask of
    the position: a question and what it is about."""

    page: str
    position: Position = Position()
    like: str = ""  # the figure that has the same position
    show: tuple[str, ...] = ()
    above: float = 0.0
    box: tuple[float, float, float, float] | None = None
    first: tuple[Tree, ...] = ()
    open: str = ""
    press: tuple[str, ...] = ()
    point: str = ""
    plays: tuple[Tree, ...] = ()
    values: Mapping[str, tuple[str | int, ...]] = {}


Figures = Mapping[str, Figure]


def load_figures(book: Rulebook, path: Path | None = None) -> Figures:
    """Read and check the figures of a rulebook, by default the shipped ones. Raises
    `ContentError`."""
    path = path or data_folder() / "figures.yaml"
    source = read(path, path.name)
    found = convert(source, (), source.data, dict[str, Figure], "the figures")
    known = {clause.id for clause in book.clauses()}
    for at, reason in _faults(found, known):
        raise source.error(at, reason)
    return {
        name: replace(figure, position=found[figure.like].position) if figure.like else figure
        for name, figure in found.items()
    }


def _faults(figures: Figures, clauses: set[str]) -> Iterator[tuple[Steps, str]]:
    for name, figure in figures.items():
        if figure.page not in clauses:
            yield (name, "page"), f"{name} stands beside {figure.page}, which does not exist"
        if figure.like and (figure.like not in figures or figures[figure.like].like):
            yield (name, "like"), f"{name} is like {figure.like}, which has no position of its own"
