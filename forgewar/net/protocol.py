"""Messages between a client and the server of a shared table (docs/protocol.md).

Messages are JSON objects, one in each WebSocket text frame. Those of a client say what to `do`,
those of the server what they `say`. Decoding is strict: whatever is not described is refused.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from forgewar.rules.actions import Action
from forgewar.rules.events import Event
from forgewar.rules.refusal import Refusal
from forgewar.rules.state import Options
from forgewar.session.commitment import Nonce
from forgewar.session.record import GuildColour, Header

PROTOCOL: Final = 1  # the newest version that this program speaks
OLDEST_PROTOCOL: Final = 1
MAX_MESSAGE: Final = 64 * 1024  # bytes of a message of a client
MAX_TEXT: Final = 300  # characters of a chat message
MAX_NAME: Final = 40
SPECTATOR: Final = -1  # the "seat" of those who only watch
PORT: Final = 8765

RefusalCode = Literal[
    # of any message or request
    "bad-message",
    "too-large",
    "too-fast",
    "unknown-page",
    "bad-method",
    "server-fault",
    # of `hello` and of requests about a table
    "client-too-old",
    "client-too-new",
    "bad-certificate",  # said by the client itself
    "unknown-link",
    "too-many-connections",
    "too-many-tables",
    "server-full",
    "bad-options",
    "no-content",
    "not-host",
    "not-over",
    # of what a seat wants to do
    "spectator",
    "not-begun",
    "already-begun",
    "over",
    "table-full",
    "stale",
    "not-your-turn",
    "not-your-seat",
    "illegal-action",
    "nothing-to-undo",
    "undo-asked",
    "no-undo-asked",
    "bad-nonce",
    "empty-text",
    "no-such-seat",
    "seat-connected",
    "bad-address",
    "wrong-code",
    "no-free-seat",
]

MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]


class Ask(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A message of a client."""


class Hello(Ask, frozen=True, tag="hello"):
    """First message of a connection; `last_seq` is the last one received, to resume from there."""

    protocol: int
    token: Token
    last_seq: Seq = 0


class Join(Ask, frozen=True, tag="join"):
    """Take the seat, with a name and the hash of a random nonce."""

    id: MessageId
    name: Annotated[str, Meta(max_length=MAX_NAME)]
    nonce_hash: Nonce


class Reveal(Ask, frozen=True, tag="reveal"):
    """Nonce of the seat, once everybody has sent a hash."""

    id: MessageId
    nonce: Nonce


class Act(Ask, frozen=True, tag="act"):
    """Play an action; `seq` is the last one received before it was chosen."""

    id: MessageId
    seq: Seq
    action: Action


class Undo(Ask, frozen=True, tag="undo"):
    """Undo the own last choice, as far as that is allowed without asking."""

    id: MessageId
    seq: Seq


class AskUndo(Ask, frozen=True, tag="ask_undo"):
    """Ask the others to undo the own last choice, whatever came after it."""

    id: MessageId
    seq: Seq


class Answer(Ask, frozen=True, tag="answer"):
    """Answer to another seat's request for undo."""

    id: MessageId
    yes: bool


class Chat(Ask, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    id: MessageId
    text: Annotated[str, Meta(max_length=MAX_TEXT)]


class Hand(Ask, frozen=True, tag="hand"):
    """Hand a seat to a computer player of a strength, or back to its `person`. The own seat changes
    hands at once; for that of somebody who is not connected all other people have to ask."""

    id: MessageId
    seat: Annotated[int, Meta(ge=0, le=3)]
    player: Annotated[str, Meta(max_length=40)]


class Ping(Ask, frozen=True, tag="ping"):
    """Ask for a `pong`."""

    id: MessageId


ClientMessage = Hello | Join | Reveal | Act | Undo | AskUndo | Answer | Chat | Hand | Ping


class Say(Struct, frozen=True, tag_field="say", forbid_unknown_fields=True):
    """A message of the server."""


class LobbySeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat before the game begins. `nonce_hash` is what its person has committed to: everybody
    can see that it does not change once nonces are revealed."""

    name: str
    colour: GuildColour
    player: str
    joined: bool
    revealed: bool
    nonce_hash: str = ""


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A chat message."""

    seat: int
    text: str


class Lobby(Say, frozen=True, tag="lobby"):
    """The table before the game begins. `server_hash` is the hash of the server's nonce; `wants`
    is the message that this seat has to send next, `clock` the seconds for each choice (0: no
    limit)."""

    protocol: int
    program: str
    seat: int
    options: Options
    content: str
    seats: tuple[LobbySeat, ...]
    server_hash: str
    wants: Literal["join", "reveal", "wait"]
    chat: tuple[Line, ...] = ()
    clock: int = 0


class Played(Say, frozen=True, tag="played"):
    """An action of `seat` was played. `action` is null if only `seat` may know it. `id` is that of
    the `act`, for its sender alone."""

    seq: int
    seat: int
    action: Action | None
    events: tuple[Event, ...]
    view: Raw
    id: str = ""


class Undone(Say, frozen=True, tag="undone"):
    """All that was played after `to` was undone; `to` is the `seq` of a `played`, or 0."""

    seq: int
    seat: int
    to: int
    view: Raw
    id: str = ""


class MissedPlay(
    Struct, frozen=True, gc=False, tag="played", tag_field="say", forbid_unknown_fields=True
):
    """A `played` that a client has missed; without a view if it was undone later."""

    seq: int
    seat: int
    action: Action | None
    events: tuple[Event, ...]
    view: Raw | UnsetType = UNSET


class MissedUndo(
    Struct, frozen=True, gc=False, tag="undone", tag_field="say", forbid_unknown_fields=True
):
    """An `undone` that a client has missed."""

    seq: int
    seat: int
    to: int


Missed = MissedPlay | MissedUndo


class Welcome(Say, frozen=True, tag="welcome"):
    """The game as this seat may know it. The header has no seed until the game is over. `missed` is
    all that happened after `last_seq`, `asking` the seat that asks for undo, or -1. `players` are
    those who play the seats now, `clock` the seconds for each choice (0: no limit), `left` those
    that remain for the present one. `start` and `laid_out` are the view and the events of the
    set-up, for clients that know nothing yet."""

    protocol: int
    program: str
    seat: int
    header: Header
    commitment: str
    server_hash: str
    seq: int
    view: Raw
    missed: tuple[Missed, ...]
    chat: tuple[Line, ...] = ()
    asking: int = SPECTATOR
    players: tuple[str, ...] = ()
    clock: int = 0
    left: int = 0
    start: Raw | UnsetType = UNSET
    laid_out: tuple[Event, ...] = ()


class Refused(Say, frozen=True, tag="refused"):
    """A message or request was refused: a code that never changes its meaning, and a sentence. An
    illegal action has the rulebook's `refusal` too."""

    code: RefusalCode
    sentence: str = ""
    id: str = ""
    refusal: Refusal | None = None


class Done(Say, frozen=True, tag="done"):
    """The message with this id was carried out, now or earlier."""

    id: str


class Asked(Say, frozen=True, tag="asked"):
    """A seat asks to undo its last choice."""

    seat: int


class Answered(Say, frozen=True, tag="answered"):
    """The request for undo was accepted, declined, or has lapsed because the game went on."""

    seat: int
    yes: bool


class Voted(Say, frozen=True, tag="voted"):
    """A seat wants to hand the seat `of` somebody who is away to a computer player."""

    seat: int
    of: int


class Handed(Say, frozen=True, tag="handed"):
    """A seat is now played by a computer player of a strength, or again by its `person`."""

    seat: int
    player: str


class Said(Say, frozen=True, tag="said"):
    """Chat."""

    seat: int
    text: str


class Presence(Say, frozen=True, tag="presence"):
    """Who is connected: each seat, and the number of spectators."""

    seats: tuple[bool, ...]
    watching: int


class Pong(Say, frozen=True, tag="pong"):
    """Answer to `ping`."""

    id: str


class Closing(Say, frozen=True, tag="closing"):
    """The server goes away; come back after so many seconds."""

    seconds: int


ServerMessage = (
    Lobby
    | Welcome
    | Played
    | Undone
    | Refused
    | Done
    | Asked
    | Answered
    | Voted
    | Handed
    | Said
    | Presence
    | Pong
    | Closing
)


class _Version(Struct, frozen=True):
    """As much of a `hello` as every version has."""

    do: Literal["hello"]
    protocol: int


encode = msgspec.json.Encoder().encode
_client_decoder = msgspec.json.Decoder(ClientMessage)
_server_decoder = msgspec.json.Decoder(ServerMessage)
_version_decoder = msgspec.json.Decoder(_Version)


class BadMessage(ValueError):
    """A message that is refused before it is understood."""

    def __init__(self, code: RefusalCode) -> None:
        super().__init__(code)
        self.code: RefusalCode = code


def read_client_message(data: bytes | str) -> ClientMessage:
    """Decode a message of a client. Raises `BadMessage`."""
    if len(data) > MAX_MESSAGE:
        raise BadMessage("too-large")
    try:
        found: ClientMessage = _client_decoder.decode(data)
    except (ValueError, RecursionError) as error:
        raise BadMessage("bad-message") from error
    return found


def read_hello(data: bytes | str) -> Hello:
    """Decode the first message of a connection, whose sender may be of another version. Raises
    `BadMessage`."""
    if len(data) > MAX_MESSAGE:
        raise BadMessage("too-large")
    try:
        version = _version_decoder.decode(data).protocol
    except (ValueError, RecursionError) as error:
        raise BadMessage("bad-message") from error
    if version < OLDEST_PROTOCOL:
        raise BadMessage("client-too-old")
    if version > PROTOCOL:
        raise BadMessage("client-too-new")
    found = read_client_message(data)
    assert isinstance(found, Hello)
    return found


def read_server_message(data: bytes | str) -> ServerMessage:
    """Decode a message of the server. Raises `msgspec.MsgspecError`."""
    found: ServerMessage = _server_decoder.decode(data)
    return found


# Requests over HTTP


Clock = Annotated[int, Meta(ge=0, le=90 * 24 * 3600)]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Player of a seat of a new table."""

    player: Annotated[str, Meta(max_length=40)] = "person"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /tables`. Without seats, people take all of them; without content, the cards of
    the game itself are played. When the `clock` (seconds for each choice) has run out, a computer
    player takes over. The `name` is for people ("Ada's table")."""

    options: Options = Options()
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=4)] = ()
    content: Annotated[str, Meta(max_length=64)] = ""
    clock: Clock = 0
    name: Annotated[str, Meta(max_length=MAX_NAME)] = ""


class MadeTable(Struct, frozen=True):
    """Answer to `POST /tables`: a link for each seat of a person, null for computer players, and
    the links of the host and of spectators."""

    table: str
    seats: tuple[str | None, ...]
    watch: str
    host: str


class NewLink(Struct, frozen=True):
    """Answer to `POST /tables/TABLE/seats/SEAT/link` and `…/claim`: the only link to the seat from
    now on."""

    link: str


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `PUT /tables/TABLE/door`, by which the host lets in whoever knows a code, or with an
    empty one nobody; and of `POST /tables/TABLE/claim`, which takes a free seat. Case and spaces
    do not matter."""

    code: Annotated[str, Meta(max_length=40)]


class Webhook(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `PUT /tables/TABLE/webhook`: where to tell a seat that it is its turn; or nowhere."""

    url: Annotated[str, Meta(max_length=500)]


class TableInfo(Struct, frozen=True):
    """Answer to `GET /tables/TABLE`; `turn` is the seat that has to choose."""

    table: str
    seat: int
    begun: bool
    over: bool
    seats: tuple[LobbySeat, ...]
    turn: int | None = None
    name: str = ""
