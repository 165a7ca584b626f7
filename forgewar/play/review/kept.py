"""The review that is kept beside a record, finished or not.

It is a convenience, as a slip is: one that is lost, damaged or of another game costs the time to
make it anew.
"""

import hashlib
import logging
from pathlib import Path

import msgspec
from msgspec import Struct

from forgewar.ai.review.report import METHOD, Past, Review
from forgewar.files import read_small, write_whole
from forgewar.play.library.metadata import review_of
from forgewar.printable import printable
from forgewar.rules.actions import Action
from forgewar.session.record import encode
from forgewar.session.timeline import Timeline

log = logging.getLogger(__name__)
_MAX_BYTES = 2_000_000


class Kept(Struct):
    """How it was made, of which game (a hash of what was played), when its record was how many
    bytes long, whether it is done, and what was found."""

    method: int
    game: str
    size: int
    done: bool
    review: Review


def past_of(timeline: Timeline) -> Past:
    """A game to be reviewed: the choices of persons are looked at, or those of all guilds if no
    person played."""
    return Past(timeline.games, _actions(timeline), reviewed_seats(timeline), timeline.header.seed)


def reviewed_seats(timeline: Timeline) -> list[int]:
    seats = timeline.header.seats
    persons = [number for number, seat in enumerate(seats) if seat.player == "person"]
    return persons or [*range(len(seats))]


def _actions(timeline: Timeline) -> list[Action]:
    found = (timeline.action(moment) for moment in range(timeline.last))
    return [action for action in found if action is not None]


class Keeper:
    """Reads and writes what is kept beside the record of one game."""

    def __init__(self, path: Path, timeline: Timeline, past: Past) -> None:
        self._path, self._past = path, past
        header = timeline.header
        self._seed = header.seed
        played = encode([header.content, header.options, header.seed, _actions(timeline)])
        self._game = hashlib.sha256(played).hexdigest()

    def read(self) -> Review:
        """Findings so far; none if there is nothing that can be used."""
        kept = read_kept(self._path)
        if kept is None:
            return Review(self._seed)
        known = (kept.game, kept.review.seed) == (self._game, self._seed)
        if not known or not self._past.knows(kept.review):
            log.warning("%s is not of this game and is made anew", _named(self._path))
            return Review(self._seed)
        return kept.review

    def keep(self, review: Review, *, done: bool) -> None:
        """Write down what was found so far; that it cannot be written costs only time."""
        try:
            kept = Kept(METHOD, self._game, self._path.stat().st_size, done, review)
            write_whole(review_of(self._path), encode(kept), durable=False)
        except OSError as error:
            log.warning("%s cannot be written: %s", _named(self._path), error)


def read_kept(path: Path) -> Kept | None:
    """Review stored beside a record, if it can be read and was made as it would be now."""
    try:
        kept = msgspec.json.decode(read_small(review_of(path), _MAX_BYTES), type=Kept)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, RecursionError) as error:
        log.warning("%s cannot be read and is made anew: %s", _named(path), printable(str(error)))
        return None
    if kept.method != METHOD:
        log.info("%s was made otherwise and is made anew", _named(path))
        return None
    return kept


def _named(path: Path) -> str:
    return printable(str(review_of(path)))
