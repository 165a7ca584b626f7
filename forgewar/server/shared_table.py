"""A shared table: seats, the game, and what each seat is told. Pure: no network, files or clock.

`decide` answers a client's message with entries of the log, or refuses it, and changes nothing.
`apply` carries out an entry and returns messages. Whoever applies the same entries has the same
table: after a crash, or on another server.

Fairness: a message to a viewer depends on nothing that this viewer may not know. So every viewer
counts its own messages (`seq`): hidden actions, the raises of another guild's wealth, are not sent
and not counted. Refusals are made from the seat's view. While another guild chooses its wealth
nobody else can undo, because how far it has come is hidden.
"""

import hmac
from collections import deque
from collections.abc import Iterator
from typing import Literal, NamedTuple, assert_never

from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from forgewar import __version__
from forgewar.ai.players.registry import GUILDS
from forgewar.content.model import Content
from forgewar.net import protocol as pr
from forgewar.net.link import code_hash, token_hash
from forgewar.net.protocol import SPECTATOR
from forgewar.printable import plain, printable
from forgewar.rules.actions import Action, Trade
from forgewar.rules.decisions import WealthChoice, WealthRaise
from forgewar.rules.events import Event
from forgewar.rules.game import Game
from forgewar.server import entries as en
from forgewar.session.chain import START
from forgewar.session.commitment import Commitment, commit, nonce_hash
from forgewar.session.history import Step
from forgewar.session.record import FORMAT, Header, Seat, seal_lines
from forgewar.session.session import Session
from forgewar.session.unasked import unasked_action
from forgewar.session.undo import most_undoable, undo_depth, was_choice

CHAT_KEPT = 50
MOST_ENTRIES = 10_000  # after which a table takes actions only; a long game has 1,000
_WITHOUT_ID = en.Opened | en.Begun | en.Renewed | en.Hooked | en.DoorSet | en.Claimed
Decided = tuple[en.AnyEntry, ...] | pr.Refused | pr.Done


class Outgoing(NamedTuple):
    """A message to one viewer: a seat, or spectators."""

    viewer: int
    message: pr.ServerMessage


class _Shown(Struct, frozen=True, gc=False):
    """A `played` that a viewer has been sent: its `seq`, and the number of actions up to it."""

    seq: int
    actions: int


class Viewer:
    """State and log of the game as one seat, or the spectators, know them."""

    def __init__(self, seat: int, view: bytes) -> None:
        self.seat = seat
        self.view = view
        self.log: list[pr.Missed] = []
        self.shown: list[_Shown] = []

    @property
    def seq(self) -> int:
        return len(self.log)

    @property
    def actions(self) -> int:
        """Number of actions that this viewer knows of."""
        return self.shown[-1].actions if self.shown else 0


class SharedTable:
    """One table. `entries` is the number of entries applied."""

    def __init__(self, opened: en.Opened, content: Content) -> None:
        self.opened = opened
        self.content = content
        self.entries = 1
        self.session: Session | None = None
        self.viewers: dict[int, Viewer] = {}
        self.asking = SPECTATOR
        self.chat: deque[pr.Line] = deque(maxlen=CHAT_KEPT)
        self._tokens = [seat.token_hash for seat in opened.seats]
        self._names = [seat.name for seat in opened.seats]
        self._hashes: dict[int, str] = {}
        self._nonces: dict[int, str] = {}
        self._laid_out: list[Event] = []  # events of the set-up
        self._events: list[list[Event]] = []  # of each action that stands
        self._agreed: set[int] = set()
        self._ids: set[tuple[int, str]] = set()
        self.players = [seat.player for seat in opened.seats]  # who plays the seats now
        self.connected: set[int] = set()  # seats of clients; whoever has connections sets it
        self.webhooks: dict[int, str] = {}
        self._votes: dict[int, set[int]] = {}  # seats to hand over, and who wants it
        self._door = ""  # hash of the code by which free seats can be claimed
        self._claimed: set[int] = set()  # seats whose person has yet to join

    # Who is who

    @property
    def persons(self) -> list[int]:
        """Seats of people, whoever plays them now."""
        return [i for i, seat in enumerate(self.opened.seats) if seat.player == "person"]

    @property
    def playing(self) -> set[int]:
        """Seats that people play now."""
        return {i for i, player in enumerate(self.players) if player == "person"}

    @property
    def over(self) -> bool:
        return self.session is not None and self.session.game.over

    def viewer_of(self, token: str) -> int | None:
        """Seat that a secret belongs to, or SPECTATOR; None if it is unknown."""
        hashed, found = token_hash(token), None
        for viewer, known in enumerate([self.opened.watch_hash, *self._tokens], start=SPECTATOR):
            if hmac.compare_digest(hashed, known):
                found = viewer
        return found

    def is_host(self, token: str) -> bool:
        return hmac.compare_digest(token_hash(token), self.opened.host_hash)

    @property
    def has_computer_players(self) -> bool:
        """Whether a computer player plays a seat now."""
        return len(self.playing) < len(self.players)

    @property
    def is_full(self) -> bool:
        """Whether so much was written that only actions are taken, so that chat or undo without end
        cannot fill the storage."""
        return self.entries >= MOST_ENTRIES

    @property
    def turn(self) -> int | None:
        """Seat that has to choose."""
        decision = self.session.game.decision if self.session is not None else None
        return None if decision is None else decision.seat

    def computer_to_move(self) -> tuple[int, str] | None:
        """Seat and strength of the computer player that has to choose, if one has."""
        seat = self.turn
        if seat is None or self.players[seat] == "person":
            return None
        return seat, self.players[seat]

    def forced_move(self) -> tuple[int, Action] | None:
        """Seat and action of a move without alternative, so that nobody is waited for who has
        nothing to choose. Who has undone it is asked."""
        session, seat = self.session, self.turn
        if session is None or seat is None:
            return None
        view = Game(session.game.view(seat), self.content)
        action = view.forced_action() if session.undone else unasked_action(view)
        return None if action is None else (seat, action)

    # Messages that depend on nothing new

    def greeting(self, viewer: int, last_seq: int = 0) -> pr.Lobby | pr.Welcome:
        """First message to a client: the lobby, or the game and what it missed."""
        if self.session is None:
            return self._lobby(viewer)
        told, header = self.viewers[viewer], self.session.header
        assert isinstance(header.deal, Commitment)
        return pr.Welcome(
            pr.PROTOCOL,
            __version__,
            viewer,
            header if self.over else replace(header, seed=0, deal=UNSET),
            header.deal.hash,
            nonce_hash(self.opened.nonce),
            told.seq,
            Raw(told.view),
            self._missed(told, last_seq),
            tuple(self.chat),
            self.asking,
            tuple(self.players),
            self.opened.clock,
            start=UNSET if last_seq else Raw(self._view(viewer, 0)),
            laid_out=() if last_seq else tuple(self._laid_out),
        )

    def _view(self, viewer: int, actions: int) -> bytes:
        """View of the game after so many actions."""
        assert self.session is not None
        steps = self.session.steps
        game = steps[actions].before if actions < len(steps) else self.session.game
        return game.view(viewer).to_json()

    def _missed(self, told: Viewer, last_seq: int) -> tuple[pr.Missed, ...]:
        views = {
            shown.seq: Raw(self._view(told.seat, shown.actions))
            for shown in told.shown
            if shown.seq > last_seq
        }
        return tuple(
            replace(missed, view=views[missed.seq]) if missed.seq in views else missed
            for missed in told.log[last_seq:]
        )

    def _lobby(self, viewer: int) -> pr.Lobby:
        opened = self.opened
        return pr.Lobby(
            pr.PROTOCOL,
            __version__,
            viewer,
            opened.options,
            opened.content,
            self.lobby_seats(),
            nonce_hash(opened.nonce),
            self._wants(viewer),
            tuple(self.chat),
            opened.clock,
        )

    def lobby_seats(self) -> tuple[pr.LobbySeat, ...]:
        return tuple(
            pr.LobbySeat(
                name,
                seat.colour,
                seat.player,
                i in self._hashes,
                i in self._nonces,
                self._hashes.get(i, ""),
            )
            for i, (seat, name) in enumerate(zip(self.opened.seats, self._names, strict=True))
        )

    def info(self, id_: str, viewer: int) -> pr.TableInfo:
        """State of the table in short."""
        begun = self.session is not None
        seats = self.lobby_seats()
        return pr.TableInfo(id_, viewer, begun, self.over, seats, self.turn, self.opened.name)

    def _wants(self, viewer: int) -> Literal["join", "reveal", "wait"]:
        if viewer == SPECTATOR:
            return "wait"
        if viewer not in self._hashes:
            return "join"
        everybody = len(self._hashes) == len(self.persons)
        return "reveal" if everybody and viewer not in self._nonces else "wait"

    def record(self) -> bytes:
        """Record of the finished game."""
        assert self.session is not None
        assert self.over
        lines, _ = seal_lines([self.session.header, *self.session.all_lines()], START)
        return b"".join(lines)

    # Decisions

    def decide(self, viewer: int, message: pr.ClientMessage) -> Decided:
        """Entries that carry out a message, or a refusal."""
        if isinstance(message, pr.Hello | pr.Ping):
            return pr.Refused("bad-message")
        if viewer == SPECTATOR:
            return pr.Refused("spectator", id=message.id)
        if (viewer, message.id) in self._ids:
            return pr.Done(message.id)
        if self.is_full and not isinstance(message, pr.Act):
            return pr.Refused("table-full", id=message.id)
        found = self._decide(viewer, message)
        return replace(found, id=message.id) if isinstance(found, pr.Refused) else found

    def _decide(
        self,
        seat: int,
        message: pr.Join
        | pr.Reveal
        | pr.Act
        | pr.Undo
        | pr.AskUndo
        | pr.Answer
        | pr.Chat
        | pr.Hand,
    ) -> tuple[en.AnyEntry, ...] | pr.Refused:
        if isinstance(message, pr.Chat):
            text = printable(message.text.strip(), pr.MAX_TEXT)
            return (en.Spoke(seat, message.id, text),) if text else pr.Refused("empty-text")
        if isinstance(message, pr.Join):
            if self.session is not None:
                return pr.Refused("already-begun")
            return (en.Joined(seat, message.id, plain(message.name), message.nonce_hash),)
        if isinstance(message, pr.Reveal):
            return self._reveal(seat, message)
        session = self.session
        if session is None:
            return pr.Refused("not-begun")
        if isinstance(message, pr.Answer):
            return self._answer(session, seat, message)
        if self.over:
            return pr.Refused("over")
        if isinstance(message, pr.Hand):
            return self._hand(seat, message)
        if message.seq != self.viewers[seat].seq:
            return pr.Refused("stale")
        if isinstance(message, pr.Act):
            refused = self._refuse(session, seat, message.action)
            return refused or (en.Acted(seat, message.id, message.action),)
        if isinstance(message, pr.Undo):
            count = self._undoable(session, seat)
            took = (en.TookBack(seat, message.id, count),)
            return took if count else pr.Refused("nothing-to-undo")
        if isinstance(message, pr.AskUndo):
            return self._ask_undo(session, seat, message)
        assert_never(message)

    def claim(self, code: str, new_hash: str) -> en.Claimed | pr.Refused:
        """Entry that gives somebody who knows the code a free seat, with a link of this hash."""
        if not self._door or not hmac.compare_digest(code_hash(code), self._door):
            return pr.Refused("wrong-code")
        if self.session is not None:
            return pr.Refused("already-begun")
        if self.is_full:
            return pr.Refused("table-full")
        # The last one first, because the host gives away links from the first one on.
        taken = self._hashes.keys() | self._claimed | self.connected
        free = [seat for seat in self.persons if seat not in taken]
        return en.Claimed(free[-1], new_hash) if free else pr.Refused("no-free-seat")

    def _reveal(self, seat: int, message: pr.Reveal) -> tuple[en.AnyEntry, ...] | pr.Refused:
        if self.session is not None:
            return pr.Refused("already-begun")
        right = self._wants(seat) == "reveal" and self._hashes[seat] == nonce_hash(message.nonce)
        if not right:
            return pr.Refused("bad-nonce")
        revealed = en.Revealed(seat, message.id, message.nonce)
        nonces = self._nonces | {seat: message.nonce}
        if len(nonces) < len(self.persons):
            return (revealed,)
        return revealed, en.Begun(self._header(nonces))

    def _header(self, nonces: dict[int, str]) -> Header:
        opened = self.opened
        drawn = (opened.nonce, *(nonces[seat] for seat in sorted(nonces)))
        seed, deal = commit(drawn, opened.salt, opened.options, opened.content)
        seats = tuple(
            Seat(name, seat.colour, seat.player)
            for seat, name in zip(opened.seats, self._names, strict=True)
        )
        return Header(FORMAT, __version__, opened.content, opened.options, seed, seats, deal=deal)

    def _refuse(self, session: Session, seat: int, action: Action) -> pr.Refused | None:
        """Refusal of an action, made from the view of the seat."""
        view = Game(session.game.view(seat), self.content)
        decision = view.decision
        if isinstance(action, Trade):
            if action.seat != seat:
                return pr.Refused("not-your-seat")
        elif decision is None or decision.seat != seat:
            return pr.Refused("not-your-turn")
        refusal = view.refusal(action)
        return None if refusal is None else pr.Refused("illegal-action", refusal=refusal)

    def _undoable(self, session: Session, seat: int) -> int:
        """Number of actions that a seat may undo without asking."""
        if _is_wealth_of_another(session.game, seat):
            return 0
        last = session.steps[-1] if session.steps else None
        if last is not None and _is_secret(last) and last.seat != seat:
            return 0  # the time to count further back would tell of secret steps
        depth = undo_depth(session)
        if not isinstance(depth, int) or depth > most_undoable(session):
            return 0
        return depth if session.steps[-depth].seat == seat else 0

    def _ask_undo(
        self, session: Session, seat: int, message: pr.AskUndo
    ) -> tuple[en.AnyEntry, ...] | pr.Refused:
        if self.asking != SPECTATOR:
            return pr.Refused("undo-asked")
        if _is_wealth_of_another(session.game, seat):
            return pr.Refused("nothing-to-undo")
        count = self._depth_of_choice(session, seat)
        if not count:
            return pr.Refused("nothing-to-undo")
        if self.playing <= {seat}:
            return (en.TookBack(seat, message.id, count),)
        return (en.AskedUndo(seat, message.id),)

    def _depth_of_choice(self, session: Session, seat: int) -> int:
        """Number of actions back to a seat's last choice, but for that of its wealth; 0 if there is
        none."""
        for count, step in enumerate(reversed(session.steps), start=1):
            if isinstance(step.before.decision, WealthChoice | WealthRaise):
                return 0
            if step.seat == seat and was_choice(step):
                return count
        return 0

    def _answer(
        self, session: Session, seat: int, message: pr.Answer
    ) -> tuple[en.AnyEntry, ...] | pr.Refused:
        asking = self.asking
        if asking in (SPECTATOR, seat) or self.over:
            return pr.Refused("no-undo-asked")
        answered = en.AnsweredUndo(seat, message.id, message.yes)
        if not message.yes or self.playing - {asking, seat} - self._agreed:
            return (answered,)
        count = self._depth_of_choice(session, asking)
        return answered, en.TookBack(asking, "", count)

    def _hand(self, seat: int, message: pr.Hand) -> tuple[en.AnyEntry, ...] | pr.Refused:
        of, player = message.seat, message.player
        if of not in self.persons or (player != "person" and player not in GUILDS):
            return pr.Refused("no-such-seat")
        if of == seat:
            return (en.Handed(seat, message.id, player),)
        if player == "person" or of not in self.playing:
            return pr.Refused("not-your-seat")
        if of in self.connected:
            return pr.Refused("seat-connected")
        voted = en.VotedHand(seat, message.id, of)
        if self.playing - {of, seat} - self._votes.get(of, set()):
            return (voted,)
        return voted, en.Handed(of, "", player)

    # Carrying out

    def apply(self, entry: en.AnyEntry) -> list[Outgoing]:
        """Carry out an entry of the log, and return the messages about it."""
        self.entries += 1
        if not isinstance(entry, _WITHOUT_ID) and entry.id:
            self._ids.add((entry.seat, entry.id))
        return list(self._apply(entry))

    def _apply(self, entry: en.AnyEntry) -> Iterator[Outgoing]:
        if isinstance(entry, en.Acted):
            yield from self._act(entry)
        elif isinstance(entry, en.TookBack):
            yield from self._take_back(entry)
        elif isinstance(entry, en.Spoke):
            self.chat.append(pr.Line(entry.seat, entry.text))
            yield from self._to_all(pr.Said(entry.seat, entry.text))
            yield Outgoing(entry.seat, pr.Done(entry.id))
        elif isinstance(entry, en.Joined):
            if len(self._hashes) == len(self.persons):  # a nonce may be on its way already
                self._nonces.clear()
                self._hashes.clear()
            self._claimed.add(entry.seat)  # also if everybody has to join anew
            self._names[entry.seat] = entry.name
            self._hashes[entry.seat] = entry.nonce_hash
            yield from self._lobbies()
            yield Outgoing(entry.seat, pr.Done(entry.id))
        elif isinstance(entry, en.Revealed):
            self._nonces[entry.seat] = entry.nonce
            yield from self._lobbies()
            yield Outgoing(entry.seat, pr.Done(entry.id))
        elif isinstance(entry, en.Begun):
            yield from self._begin(entry.header)
        elif isinstance(entry, en.AskedUndo):
            self.asking, self._agreed = entry.seat, set()
            yield from self._to_all(pr.Asked(entry.seat))
            yield Outgoing(entry.seat, pr.Done(entry.id))
        elif isinstance(entry, en.AnsweredUndo):
            yield from self._note_answer(entry)
        elif isinstance(entry, en.VotedHand):
            self._votes.setdefault(entry.of, set()).add(entry.seat)
            yield from self._to_all(pr.Voted(entry.seat, entry.of))
            yield Outgoing(entry.seat, pr.Done(entry.id))
        elif isinstance(entry, en.Handed):
            self._votes.pop(entry.seat, None)
            self.players[entry.seat] = entry.player
            yield from self._to_all(pr.Handed(entry.seat, entry.player))
            if entry.id:
                yield Outgoing(entry.seat, pr.Done(entry.id))
        elif isinstance(entry, en.Hooked):
            self.webhooks[entry.seat] = entry.url
        elif isinstance(entry, en.Renewed):
            self._tokens[entry.seat] = entry.token_hash
            self._claimed.discard(entry.seat)
        elif isinstance(entry, en.DoorSet):
            self._door = entry.code_hash
        elif isinstance(entry, en.Claimed):
            self._tokens[entry.seat] = entry.token_hash
            self._claimed.add(entry.seat)
        elif isinstance(entry, en.Opened):
            raise ValueError("a table is opened once")
        else:
            assert_never(entry)

    def _to_all(self, message: pr.ServerMessage) -> Iterator[Outgoing]:
        for viewer in range(SPECTATOR, len(self.opened.seats)):
            yield Outgoing(viewer, message)

    def _lobbies(self) -> Iterator[Outgoing]:
        for viewer in range(SPECTATOR, len(self.opened.seats)):
            yield Outgoing(viewer, self._lobby(viewer))

    def _begin(self, header: Header) -> Iterator[Outgoing]:
        game = Game.new(header.options, header.seed, self.content)
        self.session = Session(game, header, None)
        self._laid_out = game.events
        for viewer in range(SPECTATOR, len(self.opened.seats)):
            self.viewers[viewer] = Viewer(viewer, game.view(viewer).to_json())
            yield Outgoing(viewer, self.greeting(viewer))

    def _act(self, entry: en.Acted) -> Iterator[Outgoing]:
        assert self.session is not None
        yield from self._lapse()
        self._events.append(self.session.play(entry.action))
        step = self.session.steps[-1]
        if not _is_secret(step):  # the others may not learn of it by their next vote
            self._votes.pop(entry.seat, None)
        yield from self._show(step, entry)

    def _show(self, step: Step, entry: en.Acted) -> Iterator[Outgoing]:
        """Tell every viewer whose view has changed about all actions since it did."""
        assert self.session is not None
        game, actions = self.session.game, len(self._events)
        for viewer, view in self._views(game):
            if view == viewer.view and viewer.seat != entry.seat:
                continue
            secret = _is_secret(step) and viewer.seat != entry.seat
            action = None if secret else entry.action
            events = tuple(e for events in self._events[viewer.actions :] for e in events)
            viewer.view = view
            missed = pr.MissedPlay(viewer.seq + 1, entry.seat, action, events)
            viewer.log.append(missed)
            viewer.shown.append(_Shown(viewer.seq, actions))
            id_ = entry.id if viewer.seat == entry.seat else ""
            yield Outgoing(
                viewer.seat,
                pr.Played(viewer.seq, entry.seat, action, events, Raw(view), id_),
            )

    def _views(self, game: Game) -> Iterator[tuple[Viewer, bytes]]:
        """Every viewer with its present view. They differ only while wealth is hidden."""
        hidden = any(guild.wealth for guild in game.state.guilds)
        public = game.view(SPECTATOR).to_json()
        for seat, viewer in self.viewers.items():
            yield viewer, game.view(seat).to_json() if hidden and seat != SPECTATOR else public

    def _take_back(self, entry: en.TookBack) -> Iterator[Outgoing]:
        assert self.session is not None
        yield from self._lapse()
        self.session.undo(entry.count, agreed=True)
        actions = len(self.session.steps)
        del self._events[actions:]
        for viewer, view in self._views(self.session.game):
            if viewer.actions <= actions:
                continue
            while viewer.actions > actions:
                viewer.shown.pop()
            viewer.view = view
            to = viewer.shown[-1].seq if viewer.shown else 0
            viewer.log.append(pr.MissedUndo(viewer.seq + 1, entry.seat, to))
            id_ = entry.id if viewer.seat == entry.seat else ""
            yield Outgoing(viewer.seat, pr.Undone(viewer.seq, entry.seat, to, Raw(view), id_))

    def _note_answer(self, entry: en.AnsweredUndo) -> Iterator[Outgoing]:
        yield Outgoing(entry.seat, pr.Done(entry.id))
        if not entry.yes:
            yield from self._lapse()
            return
        self._agreed.add(entry.seat)
        if not self.playing - {self.asking} - self._agreed:
            yield from self._to_all(pr.Answered(self.asking, yes=True))
            self.asking = SPECTATOR

    def _lapse(self) -> Iterator[Outgoing]:
        """End a request for undo that is not granted."""
        if self.asking != SPECTATOR:
            yield from self._to_all(pr.Answered(self.asking, yes=False))
            self.asking = SPECTATOR


def _is_secret(step: Step) -> bool:
    """Whether only the seat that took a step may know it."""
    return isinstance(step.before.decision, WealthChoice | WealthRaise)


def _is_wealth_of_another(game: Game, seat: int) -> bool:
    decision = game.decision
    return isinstance(decision, WealthChoice | WealthRaise) and decision.seat != seat
