"""One game being played: actions go through here, onto disk, and can be taken back."""

from pathlib import Path

from forgewar import __version__
from forgewar.content.model import Content
from forgewar.rules.actions import Action
from forgewar.rules.decisions import Management
from forgewar.rules.events import Event
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.history import Step, take_step
from forgewar.session.record import (
    CHECKPOINT_EVERY,
    COLOURS,
    FORMAT,
    Checkpoint,
    Header,
    Line,
    Played,
    RecordError,
    RecordWriter,
    Seat,
    Snapshot,
    Undone,
    read_record,
)
from forgewar.session.replay import replay


class Session:
    """A game with its record and its history.

    Taking back (`undo`) never crosses what another guild did or what has been revealed; in practice
    and solo games it is free. Actions taken back can be played again (`redo`) until another is.
    """

    def __init__(
        self, game: Game, header: Header, writer: RecordWriter | None, *, states: bool = False
    ) -> None:
        self.game = game
        self.header = header
        self._writer = writer
        self._states = states
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
        writer = None
        if path is not None:
            if path.exists():
                raise RecordError(f"{path} exists already; choose another name for the record.")
            writer = RecordWriter(path, durable=durable)
            writer.header(header)
            if states:
                writer.lines(Snapshot(game.state))
        return Session(game, header, writer, states=states)

    @staticmethod
    def load(path: Path, content: Content) -> "Session":
        """Take up a recorded game where it was left. Raises `RecordError` if any of it is unsound;
        the file is not touched."""
        record = read_record(path)
        replayed = replay(record, content)
        if replayed.problem:
            raise RecordError(
                f"{path.name} is sound for {len(replayed.steps)} actions only: {replayed.problem}."
            )
        states = any(isinstance(line, Snapshot) for line in record.lines)
        session = Session(replayed.game, record.header, RecordWriter(path), states=states)
        session._history = replayed.steps
        return session

    @staticmethod
    def salvage(path: Path, copy: Path, content: Content) -> "Session":
        """Take up the sound part of a damaged record, written anew as `copy`; the damaged file is
        not touched. Raises `RecordError` if not even its header can be used."""
        record = read_record(path)
        sound = replay(record, content)
        header = record.header
        session = Session.new(
            header.options,
            header.seed,
            content,
            seats=header.seats,
            path=copy,
            practice=header.practice,
        )
        for step in sound.steps:
            session.play(step.action)
        return session

    @property
    def free(self) -> bool:
        """Whether taking back is free."""
        return self.header.practice or self.header.options.solo

    @property
    def path(self) -> Path | None:
        """Where the game is recorded, if it is."""
        return self._writer.path if self._writer is not None else None

    @property
    def actions(self) -> list[Action]:
        return [step.action for step in self._history]

    def play(self, action: Action) -> list[Event]:
        """Play an action; it is on disk before this returns. Raises `IllegalAction`, or
        `RecordError` if it cannot be written, with nothing changed."""
        step, events = take_step(self.game, action)
        try:
            self._record(action, len(self._history) + 1)
        except RecordError:
            self.game = step.before
            raise
        self._history.append(step)
        self._undone.clear()
        return events

    def _record(self, action: Action, number: int) -> None:
        if self._writer is None:
            return
        lines: list[Line] = [Played(action)]
        if self._states:
            lines.append(Snapshot(self.game.state))
        if self.game.over or number % CHECKPOINT_EVERY == 0:
            lines.append(Checkpoint(number, self.game.state.digest()))
        self._writer.lines(*lines)

    def undoable(self) -> int:
        """How many actions can be taken back now."""
        if self.free or not self._history:
            return len(self._history)
        decision = self.game.decision
        managing = isinstance(decision, Management)
        # Taking back belongs to whoever acted last, and stays theirs while they go on with it;
        # while a guild manages it is its own: another's trade stays (QUEST-4).
        seat = (self._undone or self._history)[-1].seat
        if isinstance(decision, Management):
            seat = decision.seat
        count = 0
        for step in reversed(self._history):
            if step.barrier or step.seat != seat:
                break
            if managing and step.before.decision != decision:
                break  # QUEST-4: no further than the start of this guild's managing
            count += 1
        return count

    def undo(self, count: int = 1) -> bool:
        """Take back the last actions; false, with nothing changed, if they cannot be. Raises
        `RecordError`, with nothing changed, if that cannot be written."""
        if not 0 < count <= self.undoable():
            return False
        if self._writer is not None:
            self._writer.lines(Undone(count))
        steps = self._history[-count:]
        del self._history[-count:]
        self.game = steps[0].before
        self._undone += reversed(steps)
        return True

    def reset_turn(self) -> bool:
        """Take back everything that can be."""
        return self.undo(self.undoable())

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> list[Event]:
        """Play again what was taken back last."""
        *rest, step = self._undone
        events = self.play(step.action)
        self._undone = rest
        return events

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
