"""Short recorded games for the tests of records, and ways to damage them."""

import json
from pathlib import Path
from typing import Any

from rules.kit import CONTENT
from session import checker

from forgewar.ai.players.registry import GUILDS
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, FORMAT, Header, Seat, read_record
from forgewar.session.session import Session
from forgewar.session.writer import RecordWriter


def record(
    path: Path | None, actions: int = 60, options: Options | None = None, **settings: Any
) -> Session:
    """A game played that far by sensible guilds, still open."""
    options = options or Options("simple", 2)
    session = Session.new(options, 7, CONTENT, path=path, durable=False, **settings)
    guilds = [GUILDS["sensible"](seat) for seat in range(options.guilds)]
    while (decision := session.game.decision) is not None and len(session.actions) < actions:
        session.play(guilds[decision.seat].choose(session.game, decision.seat))
    return session


def recorded(path: Path, actions: int = 60, **settings: Any) -> Path:
    """The same, closed."""
    record(path, actions, **settings).close()
    return path


def session_of(game: Game, *, practice: bool = False) -> Session:
    """A position of a test as a game being played, without a record."""
    options = game.state.options
    seats = tuple(Seat(colour.title(), colour) for colour in COLOURS[: options.guilds])
    header = Header(FORMAT, "test", CONTENT.hash, options, game.state.seed, seats, practice)
    return Session(game, header, None)


def lines(path: Path) -> list[dict[str, Any]]:
    """A record's lines as plain data without their chain, read from disk."""
    found = [json.loads(line) for line in path.read_bytes().splitlines()]
    for line in found:
        line.pop("chain", None)
    return found


def put(path: Path, found: list[dict[str, Any]]) -> None:
    """Write lines as a record whose chain is whole, whatever they say."""
    path.write_bytes(checker.chained([json.dumps(line).encode() for line in found]))


def rewrite(path: Path, number: int, **fields: Any) -> None:
    """Change fields of one line (from 1, as messages count) of a record."""
    found = lines(path)
    found[number - 1] |= fields
    put(path, found)


def append(path: Path, **line: Any) -> None:
    """Add a line to a record."""
    put(path, [*lines(path), line])


def take_up(path: Path) -> RecordWriter:
    """A writer that goes on with a record."""
    writer = RecordWriter(path)
    writer.go_on(read_record(path))
    return writer


def number_of(path: Path, kind: str) -> int:
    """The number of the first line of a kind."""
    return next(i for i, line in enumerate(lines(path), start=1) if line.get("line") == kind)
