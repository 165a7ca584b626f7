"""Replays records: every action is checked like any other before it is played."""

from collections.abc import Generator, Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from forgewar.content import archive
from forgewar.content.error import ContentError
from forgewar.content.model import Content
from forgewar.fault import Fault, fault
from forgewar.rules.actions import Action
from forgewar.rules.events import Event
from forgewar.rules.game import Game
from forgewar.session.error import RecordError
from forgewar.session.history import Step, take_step
from forgewar.session.record import (
    Carried,
    Checkpoint,
    Header,
    Played,
    Record,
    Snapshot,
    Undone,
    read_record,
)


class Moment(Struct):
    """One action of a record with its events; `game` is the game after it."""

    number: int
    seat: int
    action: Action
    events: list[Event]
    game: Game


class Replay(Struct):
    """Result of replaying a record. `steps` are the actions that stand; `problem` says what stopped
    it, after the sound part was played."""

    game: Game
    steps: list[Step]
    problem: Fault | None = None


def content_of(
    header: Header,
    content: Content | None = None,
    near: Path | None = None,
    carried: Mapping[str, str] | None = None,
) -> Content:
    """Content of a record: the given one if the hash fits, or else one from the archive; `near` is
    the record's folder, `carried` the files it carries. Raises `RecordError`."""
    if content is not None and content.hash == header.content:
        return content
    found = archive.find(header.content, near)
    if found is None and carried:
        try:
            found = archive.load_carried(carried, header.content)
        except ContentError as error:
            raise RecordError(fault("record-cards-unusable", why=str(error))) from error
        archive.remember(found)
    if found is None:
        raise RecordError(fault("record-cards-missing", content=header.content[:12]))
    return found


def check_content(path: Path, header: Header, content: Content | None = None) -> None:
    """Raise `RecordError` if the cards of the record at `path` are not on this machine."""
    try:
        content_of(header, content, path.parent)
    except RecordError:
        carried = read_record(path).carried  # only now: records may be long
        if not carried:
            raise
        content_of(header, content, path.parent, carried)


def replay(record: Record, content: Content | None = None) -> Replay:
    """Play a record from the start with its own content, and compare the hashes and states on the
    way. Raises `RecordError` if that content is not on this machine."""
    playing = replaying(record, content)
    while True:
        try:
            next(playing)
        except StopIteration as end:
            found: Replay = end.value
            return found


def replaying(record: Record, content: Content | None = None) -> Generator[None, None, Replay]:
    """`replay` as a generator, line by line, for callers with other work to do."""
    content = content_of(record.header, content, record.folder, record.carried)
    game = Game.new(record.header.options, record.header.seed, content)
    steps: list[Step] = []
    result = Replay(game, steps)
    for number, line in enumerate(record.lines, start=2):
        yield
        at, problem = str(number), None
        if isinstance(line, Played):
            refusal = game.refusal(line.action)
            if refusal is None:
                steps.append(take_step(game, line.action)[0])
            else:
                problem = fault("record-line-refused", line=at, why=str(refusal))
        elif isinstance(line, Undone):
            if 0 < line.count <= len(steps):
                game = steps[-line.count].before
                del steps[-line.count :]
            else:
                count, played = str(line.count), str(len(steps))
                problem = fault("record-line-takes-back", line=at, count=count, played=played)
        elif isinstance(line, Carried):
            problem = fault("record-line-cards", line=at) if number > 2 else None
        else:
            problem = _compare(game, len(steps), line, at)
        if problem is not None:
            result.problem = problem
            break
    result.game = game
    result.problem = result.problem or record.problem
    return result


def _compare(game: Game, actions: int, line: Checkpoint | Snapshot, at: str) -> Fault | None:
    if isinstance(line, Snapshot):
        return None if line.read() == game.state else fault("record-line-state", line=at)
    if line.actions != actions:
        counted, played = str(line.actions), str(actions)
        return fault("record-line-count", line=at, counted=counted, played=played)
    if line.digest != game.state.digest():
        return fault("record-line-hash", line=at, hash=line.digest)
    return None


def moments(replayed: Replay) -> Iterator[Moment]:
    """Actions that stand, one by one, with their events."""
    for number, step in enumerate(replayed.steps, start=1):
        game = step.before.clone()
        events = game.play(step.action)
        yield Moment(number, step.seat, step.action, events, game)
