"""A shared table as its players see it: the lobby, and a `Session` whose game is on a server.

Whoever has a `Session` can play with a `RemoteSession`. Four things differ:

- `game` is what the own seat may see (`Game.view`). With several seats it is the view of the first,
  and while another of them chooses its wealth, the view of that one.
- `play`, `undo` and `redo` only send a request, and return nothing: the server decides.
  `is_waiting` is true until it has answered. What happened is learned from `RemoteTable.poll`.
- Other people's secret actions are in `steps` as `HIDDEN`. `history` has the events of the set-up
  and of every step, for a chronicle; `first` is the game as it was dealt.
- Forced moves and computer players are played by the server. `own_seats` are those of this client;
  a spectator has none. `is_here` is true of those that a person plays at this moment.

    table = RemoteTable([read_link(text)], name="Ada")
    while True:                                     # once per frame; never waits
        while (news := table.poll()) is not None:   # one piece of news at a time; with `hold`
                                                    # none that changes the session
            if isinstance(news, Acted):             # the session has gone on by one step
                animate(news.action, news.decision, news.events)
            elif isinstance(news, TookBack):        # … or back by news.count steps
                jump()
            elif isinstance(news, Begun):           # table.session is there
                ...
            # or a message of the server: pr.Lobby, pr.Said, pr.Asked, pr.Answered, pr.Voted,
            # pr.Handed, pr.Presence, pr.Refused, pr.Closing; or StateChanged, RecordFetched
        if table.session is not None and table.session.is_to_choose:
            table.session.play(choose(table.session.game))

`poll` changes the session by one piece of news, so that each can be shown before the next.
"""

import logging
import secrets
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence, Sized
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import UNSET, Raw, Struct

from forgewar.content import archive
from forgewar.content.model import Content
from forgewar.net import protocol as pr
from forgewar.net.deal_witness import DealWitness
from forgewar.net.link import Link
from forgewar.net.protocol import SPECTATOR
from forgewar.net.wire import StateChanged, Wire, get
from forgewar.rules.actions import Action, FinishManaging, KeepWealth
from forgewar.rules.decisions import Decision, WealthChoice, WealthRaise
from forgewar.rules.events import Event
from forgewar.rules.game import Game
from forgewar.rules.refusal import IllegalAction
from forgewar.rules.state import GameState
from forgewar.session.commitment import NONCE_BYTES, nonce_hash
from forgewar.session.history import Step, actor_of
from forgewar.session.record import Header, decode_header
from forgewar.session.session import Session
from forgewar.session.undo import Barrier, most_undoable, undo_depth

log = logging.getLogger(__name__)
HIDDEN: Final = KeepWealth("", "")  # an action that only its seat may know
_TRIES = 5  # to fetch the record


class Begun(Struct, frozen=True):
    """The game is there: it has begun, or was joined in the middle."""


class Acted(Struct, frozen=True):
    """A seat played an action at a decision. The game after it `is_known`, unless the action was
    undone before this client heard of it."""

    seat: int
    action: Action  # or HIDDEN
    decision: Decision | None
    events: list[Event]
    is_known: bool = True


class TookBack(Struct, frozen=True):
    """The last `count` actions were undone."""

    seat: int
    count: int


class RecordFetched(Struct, frozen=True):
    """The game is over, and this is its record. The deal `is_fair` if it was drawn by everybody, as
    was promised."""

    record: bytes
    is_fair: bool = True


News = pr.ServerMessage | StateChanged | Begun | Acted | TookBack | RecordFetched


class _Coming(NamedTuple):
    """A step of the game that was heard of and is not carried out yet, and the game after it."""

    run: Callable[[], "Acted | TookBack"]
    game: Game | None = None


class _Place:
    """One seat of this client, or its place as a spectator."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.seat = SPECTATOR
        self.seq = 0
        self.game: Game | None = None
        self.nonce = ""
        self.joining = ""  # id of the request to join that has not been answered
        self.lobby: pr.Lobby | None = None  # the last one
        self.asked = ""  # id of the request that has not been answered
        self.name = ""

    @property
    def is_waiting(self) -> bool:
        return bool(self.asked)

    @property
    def chooser(self) -> int | None:
        """Seat that chooses its wealth, as far as this place knows. Only that seat knows of its
        raises, so that the decision of another place may be another one."""
        return _wealth_chooser(self.game)

    def note_answer(self, message: object) -> None:
        if self.asked and getattr(message, "id", "") == self.asked:
            self.asked = ""

    def request(self, message: pr.Act | pr.Undo | pr.AskUndo) -> None:
        if not self.asked:
            self.asked = message.id
            self.wire.send(message)


class RemoteSession(Session):
    """A game at a shared table, with the interface of `Session`; see the module."""

    def __init__(self, first: Game, header: Header, places: "list[_Place]", coming: Sized) -> None:
        super().__init__(first, header, None)
        self.first = first
        self.history: list[list[Event]] = [list(first.events)]
        self.players: tuple[str, ...] = ()  # who plays the seats now
        self.record: Path | None = None  # of the finished game, once it was fetched and stored
        self._places = places
        self._coming = coming  # steps that were heard of and are not carried out yet
        self._shown: list[int] = []  # `seq` of every step

    @property
    def own_seats(self) -> tuple[int, ...]:
        """Seats of this client; none of a spectator."""
        return tuple(place.seat for place in self._places if place.seat != SPECTATOR)

    @property
    def is_waiting(self) -> bool:
        """Whether a request has not been answered, or the game has gone on already."""
        return self.is_unanswered or len(self._coming) > 0 or not self._is_own_view

    @property
    def is_unanswered(self) -> bool:
        """Whether a request of this client is on its way, or waits for the connection."""
        return any(place.is_waiting for place in self._places)

    @property
    def is_to_choose(self) -> bool:
        """Whether an own seat has to choose, and nothing is on its way."""
        decision = self.game.decision
        return decision is not None and decision.seat in self.own_seats and not self.is_waiting

    @property
    def _is_own_view(self) -> bool:
        """Whether an own seat that chooses its wealth is shown what it may know: its view may
        arrive after, or before, that of another own seat."""
        chooser = _wealth_chooser(self.game)
        place = None if chooser is None else self._place(chooser)
        return place is None or place.game is self.game

    def _place(self, seat: int) -> "_Place | None":
        return next((place for place in self._places if place.seat == seat), None)

    def is_here(self, seat: int) -> bool:
        return seat in self.own_seats and self.players[seat] == "person"

    @property
    def path(self) -> Path | None:
        return self.record

    def dealt(self) -> Game:
        return self.first

    def past(self) -> Iterator[tuple[list[Event], Decision | None]]:
        for step, events in zip(self._history, self.history[1:], strict=True):
            yield events, step.before.decision

    def close(self) -> None:
        """End the connection. Does not wait for the other side, which may be out of reach."""
        for place in self._places:
            threading.Thread(target=place.wire.close, name="forgewar-net-end", daemon=True).start()

    # Requests

    def play(self, action: Action) -> list[Event]:
        """Ask to play an action of an own seat. Does nothing while another request is on its way.
        Raises `IllegalAction` if the rules do not allow it, `ValueError` for other seats."""
        seat = actor_of(action, self.game.decision)
        place = self._place(seat)
        if place is None or seat == SPECTATOR:
            raise ValueError(f"seat {seat} is not played here")
        refusal = self.game.refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if not self.is_waiting:
            place.request(pr.Act(new_id(), place.seq, action))
        return []

    def undo(self, count: int | None = None, *, agreed: bool = False) -> int:  # noqa: ARG002  # of Session
        """Ask to undo the own last choice, as far as that is allowed without asking others."""
        place = self._owner_of_last()
        if place is not None and not self.is_waiting:
            place.request(pr.Undo(new_id(), place.seq))
        return 0

    def reset_turn(self) -> int:
        """The same as `undo`: a server undoes one choice at a time."""
        return self.undo()

    def redo(self) -> list[list[Event]]:
        """Ask to play the own action again that was undone last."""
        if self._undone and not self.is_waiting:
            step = self._undone[-1]
            if self._place(step.seat) is not None and self.game.refusal(step.action) is None:
                self.play(step.action)
        return []

    def undo_barrier(self) -> Barrier | None:
        """Why nothing can be undone without asking others; None if something can."""
        depth = undo_depth(self)
        if isinstance(depth, Barrier):
            return depth
        return None if self._owner_of_last() is not None else Barrier.REVEALED

    def _owner_of_last(self) -> "_Place | None":
        """Own place whose last choice can be undone now; nobody's once the game is over, because
        then the record is out."""
        decision = self.game.decision
        if self.game.over:
            return None
        if isinstance(decision, WealthChoice | WealthRaise) and decision.seat not in self.own_seats:
            return None
        depth = undo_depth(self)
        if not isinstance(depth, int) or depth > most_undoable(self):
            return None
        return self._place(self._history[-depth].seat)

    # What the server said

    def go_on(
        self, seq: int, action: Action | None, seat: int, events: list[Event], *, is_known: bool
    ) -> Acted:
        """Note a step; `show` follows."""
        barrier = isinstance(action, FinishManaging) or any(event.reveals for event in events)
        before = self._places[0].game or self.first
        step = Step(before, action or HIDDEN, seat, barrier)
        if self._undone and self._undone[-1].action == step.action:
            self._undone.pop()
        else:
            self._undone.clear()
        self._history.append(step)
        self._shown.append(seq)
        self.history.append(events)
        return Acted(seat, step.action, before.decision, events, is_known)

    def go_back(self, to: int, seat: int) -> TookBack:
        """Drop the steps after `to`."""
        count = sum(seq > to for seq in self._shown)
        if count:
            self._undone += reversed(self._history[-count:])
            del self._history[-count:], self._shown[-count:], self.history[-count:]
        return TookBack(seat, count)

    def show(self) -> None:
        """Choose the view of the game that is to be seen here."""
        first, *others = (place for place in self._places if place.game is not None)
        assert first.game is not None
        self.game, chooser = first.game, first.chooser
        for place in others:
            if chooser is not None and chooser == place.seat == place.chooser:
                assert place.game is not None
                self.game = place.game

    def reveal_header(self, header: Header) -> None:
        """Have the header with the seed, once the game is over."""
        self.header = header


class RemoteTable:
    """A table on a server, reached by the links of one or several seats, or that of spectators.

    `lobby` is there before the game, `session` as soon as it has begun. With a name, the seats are
    taken at once, and the secret numbers for the deal are drawn and revealed without asking."""

    def __init__(
        self,
        links: Sequence[Link],
        name: str = "",
        *,
        wake: Callable[[], None] = lambda: None,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.links = tuple(links)
        self.lobby: pr.Lobby | None = None
        self.session: RemoteSession | None = None
        self.presence = pr.Presence((), 0)
        self.chat: list[pr.Line] = []
        self.asking = SPECTATOR  # the seat that asks for undo
        self.players: tuple[str, ...] = ()  # who plays the seats now
        self.clock = 0  # seconds for each choice; 0: no limit
        self.left = 0  # seconds for the choice that was due when it was joined
        self.problem: pr.Refused | None = None  # why there is no connection any more
        self._entropy = entropy
        self._wake = wake
        self._places = [_Place(Wire(link, wake)) for link in links]
        self._news: deque[News] = deque()
        self._steps: deque[_Coming] = deque()  # of the game, still to come
        self._held: pr.ServerMessage | StateChanged | None = None  # until all own seats are greeted
        self._fetcher: threading.Thread | None = None
        self._record: list[RecordFetched] = []
        self._witness = DealWitness()
        if name:
            self.take_seats(name)

    @property
    def is_connected(self) -> bool:
        return all(place.wire.state == "connected" for place in self._places)

    @property
    def retry_at(self) -> float:
        """When a lost connection is tried again, by time.monotonic."""
        lost = [place.wire.retry_at for place in self._places if place.wire.state != "connected"]
        return max(lost, default=0.0)

    @property
    def own_seats(self) -> tuple[int, ...]:
        return tuple(place.seat for place in self._places if place.seat != SPECTATOR)

    # Requests

    def take_seats(self, *names: str) -> None:
        """Take the own seats with a name for each, or the same for all."""
        for i, place in enumerate(self._places):
            place.name = names[min(i, len(names) - 1)]
            if place.seat != SPECTATOR and self.lobby is not None:
                self._join(place)

    def say(self, text: str) -> None:
        """Say something to everybody at the table."""
        self._places[0].wire.send(pr.Chat(new_id(), text[: pr.MAX_TEXT]))

    def ask_undo(self, seat: int) -> None:
        """Ask the others to undo the last choice of an own seat, whatever came after it."""
        place = self._at(seat)
        if place is not None:
            place.request(pr.AskUndo(new_id(), place.seq))

    def answer(self, *, yes: bool) -> None:
        """Answer a request for undo, for all own seats but the one that asks."""
        for place in self._places:
            if place.seat not in (SPECTATOR, self.asking):
                place.wire.send(pr.Answer(new_id(), yes))

    def hand(self, seat: int, player: str) -> None:
        """Hand a seat to a computer player, or the own one back to its `person`. For the seat of
        somebody who is away, all others have to ask."""
        own = self._at(seat)
        for place in [own] if own is not None else self._places:
            place.wire.send(pr.Hand(new_id(), seat, player))

    def close(self) -> None:
        for place in self._places:
            place.wire.close()

    def cut(self) -> None:
        """Interrupt all connections; for tests."""
        for place in self._places:
            place.wire.cut()

    def _at(self, seat: int) -> _Place | None:
        return next((place for place in self._places if place.seat == seat), None)

    # News

    @property
    def behind(self) -> int:
        """Number of steps of the game that were heard of and wait for their turn."""
        return len(self._steps)

    @property
    def is_to_end(self) -> bool:
        """Whether the steps that wait for their turn end the game."""
        game = self._steps[-1].game if self._steps else None
        return game is not None and game.over

    @property
    def is_ending(self) -> bool:
        """Whether the next step ends the game, and its record is still on its way."""
        return self._fetcher is not None and self._fetcher.is_alive() and len(self._steps) == 1

    def poll(self, *, hold: bool = False) -> News | None:
        """Next piece of news, if there is one; what is not a step of the game comes first. On hold
        the game does not go on. Never waits."""
        first, *others = self._places
        for place in others:
            while (message := place.wire.receive()) is not None:
                self._hear_aside(place, message)
        if self.session is not None:
            self.session.show()
        while (message := self._receive(first)) is not None:
            self._hear(first, message)
        if self._record:
            return self._record.pop()
        if self._news:
            return self._news.popleft()
        if self._steps and not hold and not self._is_early():
            return self._steps.popleft().run()
        return None

    def _receive(self, first: _Place) -> pr.ServerMessage | StateChanged | None:
        """Next message to the first place. A greeting waits until all own seats have theirs, so
        that the session begins with all that is known here."""
        message = self._held or first.wire.receive()
        self._held = None
        others = self._places[1:]
        if isinstance(message, pr.Welcome) and any(place.game is None for place in others):
            self._held = message
            return None
        return message

    def _is_early(self) -> bool:
        """Whether the last step leads to a wealth choice of another own seat, whose view has not
        arrived yet."""
        game = self._steps[-1].game
        if len(self._steps) > 1 or game is None:
            return False
        chooser = _wealth_chooser(game)
        place = None if chooser is None else self._at(chooser)
        return place not in (None, self._places[0]) and place.chooser != chooser

    def _hear_aside(self, place: _Place, message: pr.ServerMessage | StateChanged) -> None:
        """Take a message to a seat other than the first: it learns little that is news."""
        place.note_answer(message)
        self._note_joined(place, message)
        if isinstance(message, pr.Lobby):
            place.seat = message.seat
            self._deal(place, message)
        elif isinstance(message, pr.Welcome):
            place.seat, place.seq = message.seat, message.seq
            place.game = self._game(message.view, message.header)
        elif isinstance(message, pr.Played | pr.Undone):
            place.seq = message.seq
            assert place.game is not None
            place.game = _game(message.view, place.game.content)
        elif isinstance(message, pr.Refused | StateChanged):
            self._report(message)

    def _hear(self, place: _Place, message: pr.ServerMessage | StateChanged) -> None:
        place.note_answer(message)
        self._note_joined(place, message)
        if isinstance(message, pr.Welcome):
            self._welcome(place, message)
        elif isinstance(message, pr.Played):
            game = self._look(message.view)
            self._steps.append(_Coming(partial(self._play, place, message, game), game))
        elif isinstance(message, pr.Undone):
            game = self._look(message.view)
            self._steps.append(_Coming(partial(self._take_back, place, message, game), game))
        elif not isinstance(message, pr.Done | pr.Pong):
            self._note(place, message)
            self._report(message)

    def _note(self, place: _Place, message: pr.ServerMessage | StateChanged) -> None:
        """Note what is known of the table now."""
        if isinstance(message, pr.Lobby):
            place.seat = message.seat
            self.lobby, self.chat = message, list(message.chat)
            self._deal(place, message)
        elif isinstance(message, pr.Said):
            self.chat.append(pr.Line(message.seat, message.text))
        elif isinstance(message, pr.Presence):
            self.presence = message
        elif isinstance(message, pr.Asked):
            self.asking = message.seat
        elif isinstance(message, pr.Answered):
            self.asking = SPECTATOR
        elif isinstance(message, pr.Handed):
            at = list(self.players)
            at[message.seat] = message.player
            self._set_players(tuple(at))

    def _report(self, message: pr.ServerMessage | StateChanged) -> None:
        if isinstance(message, StateChanged) and message.refused is not None:
            self.problem = message.refused
        self._news.append(message)

    # The deal

    def _deal(self, place: _Place, lobby: pr.Lobby) -> None:
        """Do what the server wants: join, or reveal the own nonce."""
        place.lobby = lobby
        if place.joining:
            return
        if lobby.wants == "join" and place.name:
            self._join(place)
        elif lobby.wants == "reveal":
            if place.nonce:
                self._witness.note_reveal(place.nonce, lobby)
                place.wire.send(pr.Reveal(f"reveal-{place.nonce[:16]}", place.nonce))
            elif place.name:  # this program was started again after it had joined
                self._join(place)

    def _note_joined(self, place: _Place, message: pr.ServerMessage | StateChanged) -> None:
        """Do what the last lobby wanted: it comes before the answer to the request to join."""
        if not place.joining or getattr(message, "id", "") != place.joining:
            return
        place.joining = ""
        if isinstance(message, pr.Done) and place.lobby is not None and place.game is None:
            self._deal(place, place.lobby)

    def _join(self, place: _Place) -> None:
        place.nonce = self._entropy(NONCE_BYTES).hex()
        hashed = nonce_hash(place.nonce)
        place.joining = f"join-{hashed[:16]}"
        place.wire.send(pr.Join(place.joining, place.name[: pr.MAX_NAME], hashed))

    # The game

    def _game(self, view: Raw, header: Header) -> Game:
        content = archive.find(header.content)
        assert content is not None  # the connection has fetched it
        return _game(view, content)

    def _welcome(self, place: _Place, message: pr.Welcome) -> None:
        """Begin the session with all that was played so far, or queue what was missed."""
        place.seat = message.seat
        self.lobby = None
        self.chat, self.asking = list(message.chat), message.asking
        self.clock, self.left = message.clock, message.left
        self._witness.note_welcome(message)
        begins = self.session is None
        if self.session is None:
            if message.start is UNSET:
                raise ValueError("a greeting without the beginning of the game")
            first = self._game(message.start, message.header)
            first.table.events = list(message.laid_out)
            place.game = first
            self.session = RemoteSession(first, message.header, self._places, self._steps)
        elif message.header.deal is not UNSET:
            self.session.reveal_header(message.header)
        self._set_players(message.players)
        for missed in message.missed:
            if isinstance(missed, pr.MissedPlay):
                game = None if missed.view is UNSET else self._look(missed.view)
                self._steps.append(_Coming(partial(self._play, place, missed, game), game))
            else:
                self._steps.append(_Coming(partial(self._take_back, place, missed, None)))
        if begins:
            while self._steps:
                self._steps.popleft().run()
            self._see(place, message.seq, self._look(message.view))
            self._news.append(Begun())

    def _set_players(self, players: tuple[str, ...]) -> None:
        self.players = players
        if self.session is not None:
            self.session.players = players

    def _look(self, view: Raw) -> Game:
        """The game of a view. Once it is over the record is fetched, before the end is shown."""
        assert self.session is not None
        game = _game(view, self.session.first.content)
        if game.over and self._fetcher is None:
            self._fetcher = threading.Thread(target=self._fetch_record, daemon=True)
            self._fetcher.start()
        return game

    def _play(self, place: _Place, played: pr.Played | pr.MissedPlay, game: Game | None) -> Acted:
        assert self.session is not None
        acted = self.session.go_on(
            played.seq, played.action, played.seat, list(played.events), is_known=game is not None
        )
        self._see(place, played.seq, game)
        return acted

    def _take_back(
        self, place: _Place, undone: pr.Undone | pr.MissedUndo, game: Game | None
    ) -> TookBack:
        assert self.session is not None
        steps = self.session.steps
        took = self.session.go_back(undone.to, undone.seat)
        if took.count:
            place.game = steps[-took.count].before
        self._see(place, undone.seq, game)
        return took

    def _see(self, place: _Place, seq: int, game: Game | None) -> None:
        """Have another view of the game; without one, that of the next message will do."""
        assert self.session is not None
        place.seq = seq
        place.game = game or place.game
        self.session.show()

    # The record

    def _fetch_record(self) -> None:
        link = self._places[0].wire.link
        for attempt in range(_TRIES):
            try:
                record = get(link, f"/tables/{link.table}/record")
                self._record.append(RecordFetched(record, self._is_fair(record)))
            except OSError as error:
                log.info("the record cannot be fetched: %s", error)
                threading.Event().wait(1 + attempt)
            else:
                self._wake()
                return

    def _is_fair(self, record: bytes) -> bool:
        try:
            return self._witness.is_kept(decode_header(record))
        except (ValueError, RecursionError):
            return False


def _wealth_chooser(game: Game | None) -> int | None:
    decision = None if game is None else game.decision
    return decision.seat if isinstance(decision, WealthChoice | WealthRaise) else None


def new_id() -> str:
    return secrets.token_hex(8)


def _game(view: Raw, content: Content) -> Game:
    return Game(GameState.from_json(bytes(view)), content)
