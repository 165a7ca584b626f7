"""The set-up of the last new game, as the settings remember it. Names of modes, colours and
strengths are checked here, so that a set-up read from a file is one that can be shown."""

from typing import Literal

from msgspec import Struct

from forgewar.content.model import Difficulty, ModeName
from forgewar.printable import is_printable
from forgewar.words import say

LONGEST_NAME = 18
_SEATS = (2, 4)

Player = Literal["person", "apprentice", "journeyman", "artisan", "master", "grandmaster"]
Colour = Literal["blue", "yellow", "purple", "green"]


class LastSeat(Struct, frozen=True):
    """An empty name stands for the one that goes with the colour."""

    colour: Colour
    player: Player
    name: str = ""


class LastSetup(Struct, frozen=True):
    mode: ModeName | Literal["solo"] = "simple"
    length: ModeName = "simple"  # of a solo game
    difficulty: Difficulty = "medium"
    tiles: bool = False
    practice: bool = False
    cards: str = ""  # the name of a pack; empty: those of the game
    seats: tuple[LastSeat, ...] = (LastSeat("blue", "person"), LastSeat("yellow", "journeyman"))
    even: bool = False  # the house rule of an even start


def seats_refusal(seats: tuple[LastSeat, ...]) -> str:
    """Reason why these guilds cannot play together, or nothing."""
    if not _SEATS[0] <= len(seats) <= _SEATS[1]:
        return say("settings-seat-count", count=len(seats))
    if len({seat.colour for seat in seats}) < len(seats):
        return say("settings-seat-colours")
    if any(len(seat.name) > LONGEST_NAME or not is_printable(seat.name) for seat in seats):
        return say("settings-seat-names")
    return ""
