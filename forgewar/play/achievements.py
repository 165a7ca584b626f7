"""The guild's hall: what somebody has learnt, solved and won at this machine, in one small file.

It is a convenience, never a condition: what cannot be read is put aside and the hall begins anew,
what cannot be written is said in the log, and every lesson and game is open either way. It is read
without loading the rules, for the title.
"""

import logging
import os
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from forgewar.content.model import Difficulty, ModeName
from forgewar.files import make_folder, read_small, replace, sweep, write_whole
from forgewar.paths import user_folder
from forgewar.printable import printable

log = logging.getLogger(__name__)
_MAX_BYTES = 400_000
_MOST_GAMES = 500  # kept; the oldest go first
Name = Annotated[str, Meta(max_length=60)]


class Learning(Struct, frozen=True):
    """How far a lesson is: the step it is to be resumed at, and whether it was ever finished."""

    step: int = 0
    learnt: bool = False


class Finished(Struct, frozen=True):
    """A finished game of a person at this machine. `place` is 1 for the winner; a solo game that
    was lost has 0. `rivals` are who played the other seats."""

    game: Name  # of its record, so that none is counted twice
    day: Name  # 2026-11-16
    mode: ModeName
    seat: Name
    score: int
    place: int
    rivals: tuple[Name, ...] = ()
    best_rival: int = 0
    difficulty: Difficulty | Literal[""] = ""  # of a solo game


class Hall(Struct):
    """Everything in it. `puzzles` are the prestige that the best try of each lost."""

    lessons: dict[Name, Learning] = {}
    puzzles: dict[Name, int] = {}
    games: list[Finished] = []

    @property
    def newcomer(self) -> bool:
        """Whether nothing was ever learnt or finished here."""
        return not self.games and not any(lesson.learnt for lesson in self.lessons.values())


def hall_file() -> Path:
    return user_folder("data") / "hall.json"


def read_hall() -> Hall:
    """The hall as it was left; an empty one if there is none that can be read."""
    try:
        return _read(hall_file())
    except FileNotFoundError:
        return Hall()
    except (OSError, ValueError, RecursionError) as error:
        log.warning("the hall cannot be read: %s", printable(str(error)))
        return Hall()


def _read(path: Path) -> Hall:
    return msgspec.json.decode(read_small(path, _MAX_BYTES), type=Hall)


def _write(hall: Hall) -> None:
    path = hall_file()
    try:
        make_folder(path.parent)
        sweep(path.parent)
        _put_aside_unless_sound(path)
        write_whole(path, msgspec.json.format(msgspec.json.encode(hall)))
    except OSError as error:
        log.warning("the hall cannot be written: %s", error)


def _put_aside_unless_sound(path: Path) -> None:
    """Keep what could not be understood, for somebody may want to mend it. Raises `OSError`."""
    try:
        _read(path)
    except FileNotFoundError:
        return
    except (ValueError, RecursionError):
        names = (path.with_name(f"{path.stem}.damaged-{n}.json") for n in count(1))
        aside = next(name for name in names if not os.path.lexists(name))
        replace(path, aside)
        log.warning("a hall that could not be read is kept as %s", aside)


# What is noted


def note_step(lesson: str, step: int, *, learnt: bool) -> None:
    """A lesson is at a step; once it was finished it stays learnt."""
    hall = read_hall()
    before = hall.lessons.get(lesson, Learning())
    hall.lessons[lesson] = Learning(step, learnt or before.learnt)
    if hall.lessons[lesson] != before:
        _write(hall)


def note_puzzle(puzzle: str, lost: int) -> None:
    """A try at a puzzle that lost so much prestige; the best one counts."""
    hall = read_hall()
    if lost < hall.puzzles.get(puzzle, lost + 1):
        hall.puzzles[puzzle] = lost
        _write(hall)


def note_games(games: list[Finished]) -> None:
    """Games that ended; those of a record that is known are not counted again."""
    hall = read_hall()
    known = {(game.game, game.seat) for game in hall.games}
    new = [game for game in games if (game.game, game.seat) not in known]
    if new:
        hall.games = [*hall.games, *new][-_MOST_GAMES:]
        _write(hall)


def today() -> str:
    return datetime.now(UTC).astimezone().strftime("%Y-%m-%d")
