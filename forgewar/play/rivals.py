"""Rivals: the faces and tempers of computer players.

Whom a seat meets follows from the record alone: its seed and the seat. A rival's temper is the
character by which it decides between choices that are nearly as good, at every strength, and by
which its remarks are worded. It makes no player stronger or weaker.
"""

from typing import Final, NamedTuple

from forgewar.ai.players.base import CHARACTERS, Character
from forgewar.session.record import Header
from forgewar.words import Message, message, names


class Rival(NamedTuple):
    """A computer player with a face."""

    id: str
    character: Character

    @property
    def picture(self) -> str:
        return f"rivals/{self.id}"

    @property
    def name(self) -> Message:
        return message(f"rival-{self.id}")

    @property
    def about(self) -> Message:
        """Who it is, in a sentence."""
        return message(f"rival-about-{self.id}")

    @property
    def temper(self) -> Message:
        """Favourite pursuit, in two or three words."""
        return message(f"rival-temper-{self.character}")


# Tempers go round in the order of CHARACTERS, so that each has two faces.
RIVALS: Final = tuple(
    Rival(id_, CHARACTERS[number % len(CHARACTERS)]) for number, id_ in enumerate(names.RIVALS)
)


def rival_at(seed: int, seat: int) -> Rival:
    """Face of a computer player at a seat; no two seats of a game have the same."""
    return RIVALS[(seed + seat) % len(RIVALS)]


def seed_with_same_rivals(seed: int, drawn: int) -> int:
    """A seed near one that was drawn, whose game has the rivals of the game of `seed`."""
    return drawn - drawn % len(RIVALS) + seed % len(RIVALS)


def rival_of(header: Header, seat: int) -> Rival | None:
    """The rival at a seat of a game; None for a person or an automated colour."""
    if seat >= len(header.seats) or header.seats[seat].player == "person":
        return None
    return rival_at(header.seed, seat)
