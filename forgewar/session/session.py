"""One game being played: actions are checked, played and recorded here, and can be undone."""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from forgewar import __version__
from forgewar.content import archive
from forgewar.content.model import Content
from forgewar.fault import Fault, fault
from forgewar.rules.actions import Action
from forgewar.rules.decisions import Decision
from forgewar.rules.events import Event
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.error import (
    NeedsCopy,
    RecordChanged,
    RecordError,
    RecordFull,
    cards_not_kept,
)
from forgewar.session.history import Step, play_through, take_step
from forgewar.session.record import (
    CHECKPOINT_EVERY,
    COLOURS,
    FORMAT,
    Checkpoint,
    Header,
    Line,
    Played,
    Seat,
    Snapshot,
    Undone,
    read_record,
)
from forgewar.session.replay import replay
from forgewar.session.undo import Barrier, most_undoable, redo_depth, reset_depth, undo_depth
from forgewar.session.writer import RecordWriter


class Session:
    """A game with its record and its history.

    `undo` leads back to the last decision of a person (`undo.py` says how far it reaches). What was
    undone can be played again (`redo`) until something else is.

    An action that cannot be recorded is not played, unless the session is `patient`: then the game
    goes on, and the missing lines are written as soon as possible.
    """

    def __init__(
        self, game: Game, header: Header, writer: RecordWriter | None, *, states: bool = False
    ) -> None:
        self.game = game
        self.header = header
        self._writer = writer
        self._states = states
        self.patient = False
        self._owed: list[Line] = []
        self._complaint: Fault | None = None
        self._first_path: Path | None = None  # of the record, if it had to be written anew
        self._history: list[Step] = []
        self._undone: list[Step] = []

    @staticmethod
    def new(
        options: Options,
        seed: int,
        content: Content,
        *,
        seats: tuple[Seat, ...] = (),
        path: Path | None = None,
        practice: bool = False,
        durable: bool = True,
        states: bool = False,
    ) -> "Session":
        """A new game; with a path, recorded there from the first line on. `states` adds the whole
        state after every action."""
        game = Game.new(options, seed, content)
        seats = seats or tuple(Seat(f"Guild {i + 1}", COLOURS[i]) for i in range(options.guilds))
        header = Header(FORMAT, __version__, content.hash, options, seed, seats, practice)
        session = Session(game, header, None, states=states)
        if path is not None:
            session._writer = session._begin(path, durable=durable)
        return session

    @staticmethod
    def load(path: Path, content: Content | None = None) -> "Session":
        """Continue a recorded game with its own content: the given one if the hash fits, or else
        one from the archive. Raises `RecordError` if that is impossible, `NeedsCopy` if `salvage`
        can do it; the file is not touched."""
        writer = RecordWriter(path)  # first, so that nobody writes what is not read
        try:
            record = read_record(path)
            replayed = replay(record, content)
            if replayed.problem is not None:
                actions, problem = len(replayed.steps), replayed.problem
                raise NeedsCopy(
                    fault("record-sound-for", file=path.name, actions=actions, problem=problem)
                )
            if record.written < FORMAT:
                raise NeedsCopy(fault("record-older", file=path.name))
        except RecordError:
            writer.close()
            raise
        writer.go_on(record)
        states = any(isinstance(line, Snapshot) for line in record.lines)
        session = Session(replayed.game, record.header, writer, states=states)
        session._history = replayed.steps
        return session

    @staticmethod
    def salvage(path: Path, copy: Path | None, content: Content | None = None) -> "Session":
        """Continue the sound part of a record, written anew as `copy`, or unrecorded; the record
        itself is only read. Raises `RecordError` if its header cannot be used, or if the copy
        cannot be written."""
        record = read_record(path)
        sound = replay(record, content)
        header = msgspec.structs.replace(record.header, forgewar=FORMAT)
        return Session.branch(header, sound.steps, sound.game, copy)

    @staticmethod
    def branch(header: Header, steps: list[Step], game: Game, path: Path | None) -> "Session":
        """A game that begins with the steps of another and goes on from `game`, recorded as `path`,
        or unrecorded. Raises `RecordError` if the record cannot be written."""
        session = Session(game, header, None)
        session._history = steps
        if path is not None:
            session._writer = session._begin(path)
        return session

    def _begin(self, path: Path, *, durable: bool = True) -> RecordWriter:
        """Write a record of the whole game so far; a partial file is deleted."""
        writer = RecordWriter.begin(path, self.header, self.all_lines(), durable=durable)
        try:
            self._keep_content(path.parent)
        except RecordError:
            writer.discard()
            raise
        return writer

    def _keep_content(self, folder: Path) -> None:
        try:
            archive.keep(self.game.content, folder)
        except OSError as error:
            raise RecordError(cards_not_kept(folder, error)) from error

    def all_lines(self) -> Iterator[Line]:
        """Lines of all actions that stand."""
        games = [*(step.before for step in self._history), self.game]
        if self._states:
            yield Snapshot.of(games[0].state)
        for number, (step, game) in enumerate(zip(self._history, games[1:], strict=True), start=1):
            yield from self._lines(step.action, game, number)

    def _lines(self, action: Action, after: Game, number: int) -> list[Line]:
        """Lines for an action, the `number`th that stands."""
        lines: list[Line] = [Played(action)]
        if self._states:
            lines.append(Snapshot.of(after.state))
        if after.over or number % CHECKPOINT_EVERY == 0:
            lines.append(Checkpoint(number, after.state.digest()))
        return lines

    def _write(self, *lines: Line) -> None:
        """Write lines, after those still missing; a patient session may postpone them."""
        if self._writer is None:
            return
        try:
            try:
                self._append(self._writer, *self._owed, *lines)
            except RecordChanged as change:
                self._writer = self._begin_again(self._writer, change)
            self._owed.clear()
        except RecordError:
            if not self.patient:
                raise
            self._owed += lines

    def _append(self, writer: RecordWriter, *lines: Line) -> None:
        """Append lines to the record. If it is full, write it anew without undone actions, which
        makes room unless the game itself is that long (`RecordFull`)."""
        try:
            writer.lines(*lines)
        except RecordFull:
            self._keep_content(writer.path.parent)
            writer.rewrite(self.header, self.all_lines())

    def _begin_again(self, old: RecordWriter, change: RecordChanged) -> RecordWriter:
        """Write the whole game again after others changed the file: at the same path if that is
        free, or else beside it, with a complaint."""
        first = self._first_path = self._first_path or old.path
        places = [first, *(first.with_stem(f"{first.stem}-{n}") for n in range(2, 100))]
        free = next((path for path in places if not os.path.lexists(path)), places[-1])
        new = self._begin(free)
        old.abandon()
        self._complaint = fault("record-anew", change=change.fault, file=free.name)
        return new

    def complaint(self) -> Fault | None:
        """Fault to show to the player once, when something happened to the record."""
        said, self._complaint = self._complaint, None
        return said

    @property
    def free(self) -> bool:
        """Whether undo is free: it may cross what was revealed and what others did."""
        return self.header.practice or self.header.options.solo

    @property
    def path(self) -> Path | None:
        """Path of the record, if there is one."""
        return self._writer.path if self._writer is not None else None

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every action that stands, with the game before it."""
        return tuple(self._history)

    @property
    def actions(self) -> list[Action]:
        return [step.action for step in self._history]

    def play(self, action: Action) -> list[Event]:
        """Play an action; it is on disk before this returns. Raises `IllegalAction`, or
        `RecordError` if it cannot be written, with nothing changed."""
        (events,) = self._play([action])
        self._undone.clear()
        return events

    def _play(self, actions: list[Action]) -> list[list[Event]]:
        """Play actions and record them together, or change nothing; returns the events of each."""
        played: list[list[Event]] = []
        lines: list[Line] = []
        for action in actions:
            step, events = take_step(self.game, action)
            self._history.append(step)
            played.append(events)
            lines += self._lines(action, self.game, len(self._history))
        try:
            self._write(*lines)
        except RecordError:
            self.game = self._history[-len(actions)].before
            del self._history[-len(actions) :]
            raise
        return played

    def is_person(self, seat: int) -> bool:
        """Whether a person plays a seat."""
        return self.header.seats[seat].player == "person"

    def is_here(self, seat: int) -> bool:
        """Whether a person at this machine plays a seat."""
        return self.is_person(seat)

    @property
    def is_waiting(self) -> bool:
        """Whether an action was asked for that is not played yet: never at this machine."""
        return False

    def dealt(self) -> Game:
        """The game before the first action."""
        return Game.new(self.header.options, self.header.seed, self.game.content)

    def past(self) -> Iterator[tuple[list[Event], Decision | None]]:
        """Events of every action that stands, and the decision at which it was played."""
        return play_through(self.dealt(), self.actions)

    @property
    def undone(self) -> tuple[Step, ...]:
        """Actions that were undone and can be played again, the next one last."""
        return tuple(self._undone)

    def undo_barrier(self) -> Barrier | None:
        """Why nothing can be undone, if nothing can."""
        depth = undo_depth(self)
        return depth if isinstance(depth, Barrier) else None

    def undo(self, count: int | None = None, *, agreed: bool = False) -> int:
        """Go back to the last decision of a person, or a number of actions: any number if everybody
        agreed. Returns how many were undone: none, with nothing changed, if that is not allowed.
        Raises `RecordError`, with nothing changed, if it cannot be written."""
        if count is None:
            depth = undo_depth(self)
            count = depth if isinstance(depth, int) else 0
        if not 0 < count <= (len(self._history) if agreed else most_undoable(self)):
            return 0
        game, steps = self.game, self._history[-count:]
        del self._history[-count:]
        self.game = steps[0].before
        try:
            self._write(Undone(count))
        except RecordError:
            self.game = game
            self._history += steps
            raise
        self._undone += reversed(steps)
        return count

    def reset_turn(self) -> int:
        """Undo all that was done since the last decision of a person came up; returns how many
        actions that was."""
        return self.undo(reset_depth(self))

    def redo(self) -> list[list[Event]]:
        """Play what was undone last again, up to the next decision of a person; returns the events
        of each action. Raises `RecordError`, with nothing changed, if that cannot be written."""
        count = redo_depth(self)
        if not count:
            return []
        played = self._play([step.action for step in reversed(self._undone[-count:])])
        del self._undone[-count:]
        return played

    def restart(self, header: Header, game: Game) -> None:
        """Go on from another position with nothing played: a lesson or a figure, never recorded."""
        assert self._writer is None
        self.header, self.game = header, game
        self._history.clear()
        self._undone.clear()

    @property
    def owes(self) -> bool:
        """Whether an action that was played is not in the record yet."""
        return bool(self._owed)

    def close(self) -> None:
        """End the recording. Raises `RecordError` if missing lines still cannot be written."""
        if self._writer is None:
            return
        self.patient = False
        try:
            self._write()
        finally:
            self._writer.close()
