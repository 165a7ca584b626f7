"""The guild's hall: what somebody has learnt, solved and won at this machine, in one small file.

It is a convenience, never a condition: what cannot be read is put aside and the hall begins anew,
what cannot be written is said in the log, and every lesson and game is open either way. It is read
without loading the rules, for the title.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct
from msgspec.structs import replace

from forgewar.content.model import Difficulty, ModeName
from forgewar.play.kept_file import KeptFile

_MAX_BYTES = 400_000
_MOST_GAMES = 500  # kept; the oldest go first
_MOST_FRESH = 100
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
    colour: Name = ""  # of the guild; older games have none


class Earned(Struct, frozen=True):
    """A quest that was completed or a title that was worn: how often, and the best game of those.
    `face` is the adventurer who wore the title last."""

    count: int
    game: Name
    day: Name
    score: int
    face: Name = ""


class Duel(Struct, frozen=True):
    """Games in which people here came before a rival, and behind it."""

    won: int = 0
    lost: int = 0


class Hall(Struct):
    """Everything in it. `puzzles` are the prestige that the best try of each lost; `quests`,
    `titles` and `rivals` go by their ids; `fresh` are quests and titles earned since the hall was
    last looked at, the oldest first."""

    lessons: dict[Name, Learning] = {}
    puzzles: dict[Name, int] = {}
    games: list[Finished] = []
    quests: dict[Name, Earned] = {}
    titles: dict[Name, Earned] = {}
    rivals: dict[Name, Duel] = {}
    fresh: list[Name] = []

    @property
    def newcomer(self) -> bool:
        """Whether nothing was ever learnt or finished here."""
        return not self.games and not any(lesson.learnt for lesson in self.lessons.values())


_FILE = KeptFile("hall.json", Hall, _MAX_BYTES)


def hall_file() -> Path:
    return _FILE.path


def read_hall() -> Hall:
    """The hall as it was left; an empty one if there is none that can be read."""
    return _FILE.read()


# What is noted


def note_step(lesson: str, step: int, *, learnt: bool) -> None:
    """A lesson is at a step; once it was finished it stays learnt."""

    def change(hall: Hall) -> bool:
        before = hall.lessons.get(lesson, Learning())
        hall.lessons[lesson] = Learning(step, learnt or before.learnt)
        return hall.lessons[lesson] != before

    _FILE.change(change)


def note_puzzle(puzzle: str, lost: int) -> None:
    """A try at a puzzle that lost so much prestige; the best one counts."""

    def change(hall: Hall) -> bool:
        better = lost < hall.puzzles.get(puzzle, lost + 1)
        if better:
            hall.puzzles[puzzle] = lost
        return better

    _FILE.change(change)


class Haul(NamedTuple):
    """All that a person brought home from a game, by ids: quests completed, titles with the face
    of who wore them, rivals that came behind and before."""

    quests: Sequence[str] = ()
    titles: Mapping[str, str] = {}
    beaten: Sequence[str] = ()
    lost_to: Sequence[str] = ()


def note_games(games: Sequence[Finished], hauls: Sequence[Haul] = ()) -> None:
    """Games that ended, the first of them with their hauls; those of a record that is known are
    not counted again."""

    def change(hall: Hall) -> bool:
        known = {(game.game, game.seat) for game in hall.games}
        new = False
        for number, game in enumerate(games):
            if (game.game, game.seat) not in known:
                hall.games = [*hall.games, game][-_MOST_GAMES:]
                _add_haul(hall, game, hauls[number] if number < len(hauls) else Haul())
                new = True
        return new

    _FILE.change(change)


def _add_haul(hall: Hall, game: Finished, haul: Haul) -> None:
    for quest in haul.quests:
        _earn(hall.quests, quest, game, "")
    for title, face in haul.titles.items():
        _earn(hall.titles, title, game, face)
    hall.fresh = [*dict.fromkeys([*hall.fresh, *haul.quests, *haul.titles])][-_MOST_FRESH:]
    for rival in haul.beaten:
        before = hall.rivals.get(rival, Duel())
        hall.rivals[rival] = Duel(before.won + 1, before.lost)
    for rival in haul.lost_to:
        before = hall.rivals.get(rival, Duel())
        hall.rivals[rival] = Duel(before.won, before.lost + 1)


def _earn(earned: dict[str, Earned], key: str, game: Finished, face: str) -> None:
    """Count a quest or title once more; the game with the better score is kept."""
    before = earned.get(key)
    count = before.count + 1 if before is not None else 1
    if before is not None and before.score > game.score:
        earned[key] = replace(before, count=count, face=face)
    else:
        earned[key] = Earned(count, game.game, game.day, game.score, face)


def take_fresh() -> list[str]:
    """Quests and titles earned since the last call, the oldest first; from now on none are."""
    fresh: list[str] = []

    def change(hall: Hall) -> bool:
        fresh.extend(hall.fresh)
        hall.fresh = []
        return bool(fresh)

    _FILE.change(change)
    return fresh


def today() -> str:
    return datetime.now(UTC).astimezone().strftime("%Y-%m-%d")
