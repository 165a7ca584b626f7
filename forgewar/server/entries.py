"""Log of a shared table: everything that was decided about it, in order, append-only.

A table is recovered by applying its entries again. Nothing else about it is stored.
"""

import msgspec
from msgspec import Struct

from forgewar.rules.actions import Action
from forgewar.rules.state import Options
from forgewar.session.record import GuildColour, Header


class Entry(Struct, frozen=True, tag_field="entry", forbid_unknown_fields=True):
    """One line of the log."""


class PlannedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table; computer players have no token."""

    name: str
    colour: GuildColour
    player: str
    token_hash: str = ""


class Opened(Entry, frozen=True, tag="opened"):
    """A new table, with the server's part of the deal. Secrets of links are stored as hashes."""

    options: Options
    content: str
    seats: tuple[PlannedSeat, ...]
    host_hash: str
    watch_hash: str
    nonce: str
    salt: str
    clock: int = 0  # seconds for each choice
    name: str = ""


class Joined(Entry, frozen=True, tag="joined"):
    """A person took a seat. If everybody had, all have to join anew: some may have revealed their
    nonces already."""

    seat: int
    id: str
    name: str
    nonce_hash: str


class Revealed(Entry, frozen=True, tag="revealed"):
    """A person revealed the nonce."""

    seat: int
    id: str
    nonce: str


class Begun(Entry, frozen=True, tag="begun"):
    """The game began; the header is that of its record."""

    header: Header


class Acted(Entry, frozen=True, tag="acted"):
    """A seat played an action."""

    seat: int
    id: str
    action: Action


class TookBack(Entry, frozen=True, tag="took_back"):
    """The last `count` actions were undone: those of `seat`, or, if all agreed, any."""

    seat: int
    id: str
    count: int


class AskedUndo(Entry, frozen=True, tag="asked_undo"):
    """A seat asked the others for undo."""

    seat: int
    id: str


class AnsweredUndo(Entry, frozen=True, tag="answered_undo"):
    """A seat answered a request for undo."""

    seat: int
    id: str
    yes: bool


class Spoke(Entry, frozen=True, tag="spoke"):
    """Chat."""

    seat: int
    id: str
    text: str


class Renewed(Entry, frozen=True, tag="renewed"):
    """The host gave a seat a new link."""

    seat: int
    token_hash: str


class VotedHand(Entry, frozen=True, tag="voted_hand"):
    """A seat wants to hand the seat `of` somebody to a computer player."""

    seat: int
    id: str
    of: int


class Handed(Entry, frozen=True, tag="handed"):
    """A seat is played by another from now on: a computer player, or its `person`. Without an `id`
    its time had run out, or all others agreed."""

    seat: int
    id: str
    player: str


class Hooked(Entry, frozen=True, tag="hooked"):
    """A seat wants to be told at an address that it is its turn; or no longer."""

    seat: int
    url: str


class DoorSet(Entry, frozen=True, tag="door_set"):
    """The host lets in whoever knows a code, of which this is the hash; nobody if it is empty."""

    code_hash: str


class Claimed(Entry, frozen=True, tag="claimed"):
    """Somebody who knows the code got a new link to a free seat."""

    seat: int
    token_hash: str


AnyEntry = (
    Opened
    | Joined
    | Revealed
    | Begun
    | Acted
    | TookBack
    | AskedUndo
    | AnsweredUndo
    | Spoke
    | Renewed
    | VotedHand
    | Handed
    | Hooked
    | DoorSet
    | Claimed
)

encode_entry = msgspec.json.Encoder(order="sorted").encode
_decoder = msgspec.json.Decoder(AnyEntry)


def read_entry(data: bytes | str) -> AnyEntry:
    """An entry as stored. Raises `msgspec.MsgspecError`."""
    found: AnyEntry = _decoder.decode(data)
    return found
