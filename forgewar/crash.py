"""Crash reports: what is left behind when the program meets a fault of its own.

A report says what the developers need to know and nothing about whoever plays: no names, and no
folders, because these tend to hold names.

Whatever else fails meanwhile (the disk, the folder, the language files), the fault is told as well
as can be: nothing in here raises.
"""

import getpass
import logging
import os
import platform
import re
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from forgewar import __version__
from forgewar.files import make_folder, write_new
from forgewar.paths import compiled, user_folder
from forgewar.printable import printable
from forgewar.words import Message, message

if TYPE_CHECKING:
    from forgewar.session.session import Session

log = logging.getLogger(__name__)
FAULT = 70  # the exit code, as sysexits.h has it
LAST_ACTIONS = 30
MOST_REPORTS = 20
_PACKAGE = Path(__file__).resolve().parent
# The folders of an absolute path, of Unix or Windows; all of it but the last name. In quotes,
# backslashes may be doubled, and the same quote is no part of a name unless it is escaped.
_NAME = r"""(?:[^\\/\n<>|:*?{quote}]|(?<=\\)'|(?<=\\)")"""
_PATH = rf"(?:[A-Za-z]:)?[\\/]+(?:{_NAME}+[\\/]+)+"
_FOLDERS = re.compile(
    "|".join(
        (
            "(?<=')" + _PATH.replace("{quote}", "'"),
            '(?<=")' + _PATH.replace("{quote}", '"'),
            r"(?<![\w.'\"])" + _PATH.replace("{quote}", ""),
        )
    )
)


def report(
    error: BaseException,
    doing: str,
    session: "Session | None" = None,
    details: Callable[[], Mapping[str, object]] = dict,
    what: Literal["fault", "screen"] = "fault",
) -> str:
    """Write a report of a fault into the log folder; returns one sentence on where it lies, or on
    why there is none. `what` was lost decides how it begins. Never raises."""
    parts: list[Callable[[], list[str]]] = [
        partial(_program_lines, doing),
        partial(_detail_lines, details),
        partial(_game_lines, session),
        partial(_traceback_lines, error),
    ]
    try:
        path = _write(scrub("\n\n".join("\n".join(_lines(part)) for part in parts)))
    except Exception as problem:
        why = f"{_log_folder()}{getattr(problem, 'strerror', None) or _name(problem)}"
        return text_or_id(message(f"crash-{what}-unreported", error=scrub(_at(error)), why=why))
    return text_or_id(message(f"crash-{what}-reported", path=str(path)))


def text_or_id(told: Message) -> str:
    """The text of a message; its id and values where the language files cannot be used."""
    try:
        text = str(told)
    except Exception as problem:
        log.error("%s cannot be told: %s", told.id, _name(problem))
        text = told.id
    if text != told.id or not told.values:
        return text
    return f"{told.id} ({', '.join(f'{name}: {value}' for name, value in told.values.items())})"


def print_sentence(sentence: str) -> None:
    """Print one line for whoever started the program; nowhere if nobody can read it."""
    if sys.stderr is None:
        return
    with suppress(OSError, ValueError):  # full, broken or closed
        print(f"forgewar: {printable(sentence, 2000)}", file=sys.stderr, flush=True)


def scrub(text: str) -> str:
    """The text without folders and without the names of the user and the machine."""
    text = _FOLDERS.sub("…/", text)
    for name, instead in _private_names():
        if len(name) > 2 and name != "root":
            text = re.sub(rf"\b{re.escape(name)}\b", instead, text, flags=re.IGNORECASE)
    return text


def _private_names() -> Iterator[tuple[str, str]]:
    """Names of the user and the machine, each with what stands for it."""
    for key in ("USER", "LOGNAME", "USERNAME"):
        yield os.environ.get(key, ""), "USER"
    for find, instead in (
        (getpass.getuser, "USER"),
        (lambda: Path.home().name, "USER"),
        (platform.node, "HOST"),
    ):
        try:
            name = find()
        except Exception:  # there is no such name, so there is nothing to hide
            continue
        yield name, instead


# What a report says, which only developers read: fields, in no language.


def _lines(part: Callable[[], list[str]]) -> list[str]:
    """A part of a report; one that fails says so and leaves the others alone."""
    try:
        return part()
    except Exception as problem:
        return [f"{getattr(part, 'func', part).__name__}: {_name(problem)}"]


def _program_lines(doing: str) -> list[str]:
    kind = "packaged" if getattr(sys, "frozen", False) else "python"
    return [
        f"forgewar: {__version__}, {kind}{', compiled' if compiled() else ''}",
        f"while: {doing}",
        time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime()),
        f"{platform.platform()}, Python {platform.python_version()}",
    ]


def _detail_lines(details: Callable[[], Mapping[str, object]]) -> list[str]:
    return [f"{name}: {value}" for name, value in details().items()]


def _game_lines(session: "Session | None") -> list[str]:
    """The game so far, without the names of the guilds: enough to play it again to its end."""
    if session is None:
        return ["game: -"]
    header = session.header
    actions = session.actions
    players = ", ".join(seat.player for seat in header.seats)
    last = [msgspec.json.encode(action).decode() for action in actions[-LAST_ACTIONS:]]
    return [
        f"game: {msgspec.json.encode(header.options).decode()}, seed {header.seed}, content "
        f"{header.content[:16]}, practice {header.practice}, players {players}",
        f"actions: {len(actions)}, last: {len(last)}",
        *last,
        f"now: {msgspec.json.encode(session.game.decision).decode()}",
    ]


def _traceback_lines(error: BaseException) -> list[str]:
    told = traceback.TracebackException.from_exception(error)
    for part in _chain(told):
        for frame in part.stack:
            frame.filename = _file_name(frame.filename)
    return "".join(told.format()).splitlines()


def _name(error: BaseException) -> str:
    """An error in one line: its type and what it says."""
    return traceback.format_exception_only(error)[0].partition("\n")[0]


def _at(error: BaseException) -> str:
    """An error in one line, with the place where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f", {_file_name(frames[-1].filename)}:{frames[-1].lineno}" if frames else ""
    return f"{_name(error)}{place}"


def _chain(told: traceback.TracebackException | None) -> Iterator[traceback.TracebackException]:
    """An exception, and those that led to it."""
    if told is not None:
        yield told
        yield from _chain(told.__cause__)
        yield from _chain(told.__context__)


def _file_name(file: str) -> str:
    """A file of ours within the package; of others no more than its name and folder."""
    path = Path(file)
    if path.is_relative_to(_PACKAGE):
        return path.relative_to(_PACKAGE.parent).as_posix()
    return "/".join(path.parts[-2:]) if path.is_absolute() else file


def _log_folder() -> str:
    """Where reports are to be written, before a colon; nothing if there is no such place."""
    try:
        return f"{user_folder('log')}: "
    except Exception:  # no home
        return ""


def _write(text: str) -> Path:
    """Write a report under a name that no other has. Raises `OSError`."""
    folder = user_folder("log")
    make_folder(folder)
    for old in sorted(folder.glob("crash-*.txt"))[: -(MOST_REPORTS - 1)]:
        with suppress(OSError):
            old.unlink()
    stem = f"crash-{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}"
    paths = (folder / f"{stem}{f'-{n}' if n > 1 else ''}.txt" for n in count(1))
    path = next(path for path in paths if not os.path.lexists(path))
    write_new(path, f"{text}\n".encode(errors="replace"))
    return path
