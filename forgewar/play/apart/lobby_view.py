"""The seats of a table before its game begins: who plays them, who is there, who is ready."""

from collections.abc import Collection, Sequence
from typing import Final, Literal, NamedTuple, get_args

from forgewar.net.protocol import Lobby, Presence
from forgewar.printable import plain
from forgewar.session.record import GuildColour
from forgewar.words import Message, as_list, message
from forgewar.words.names import guild, player

Standing = Literal["you", "computer", "connected", "away", "unseen"]
STANDINGS: Final[tuple[Standing, ...]] = get_args(Standing)


class SeatView(NamedTuple):
    """A seat. An `unseen` one was neither taken nor connected while one looked."""

    seat: int
    colour: GuildColour
    name: str | Message
    standing: Standing
    is_ready: bool
    player: str

    @property
    def words(self) -> Message:
        """How the player stands: "connected", "away", or the strength of a computer player."""
        if self.standing == "computer":
            return message("apart-computer-seat", strength=player(self.player))
        return message(f"apart-standing-{self.standing}")


def seat_views(
    lobby: Lobby, presence: Presence, own: Collection[int], seen: Collection[int]
) -> list[SeatView]:
    """All seats; `seen` are those that were connected at any time."""
    found = []
    for i, seat in enumerate(lobby.seats):
        is_person = seat.player == "person"
        is_connected = i < len(presence.seats) and presence.seats[i]
        standing: Standing = "unseen"
        if not is_person:
            standing = "computer"
        elif i in own:
            standing = "you"
        elif is_connected:
            standing = "connected"
        elif seat.joined or i in seen:
            standing = "away"
        name = plain(seat.name) if seat.joined else guild(seat.colour)
        ready = seat.joined or not is_person
        found.append(SeatView(i, seat.colour, name, standing, ready, seat.player))
    return found


def describe_waiting(views: Sequence[SeatView]) -> Message:
    """What the game waits for."""
    if all(view.standing != "you" for view in views):
        return message("apart-onlooker-waits")
    if any(view.standing == "you" and not view.is_ready for view in views):
        return message("apart-waits-for-you")
    others = [view for view in views if not view.is_ready]
    if not others:
        away = [view.name for view in views if view.standing == "away"]
        waits = message("apart-waits-for-away", names=as_list(away))
        return waits if away else message("apart-shuffles")
    known = [view.name for view in others]
    return message("apart-waits-for", names=as_list(known))
