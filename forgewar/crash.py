"""Crash reports: what is left behind when the program meets a fault of its own.

A report says what the developers need to know and nothing about whoever plays: no names, and no
folders, because these tend to hold names.
"""

import getpass
import os
import platform
import re
import sys
import time
import traceback
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from forgewar import __version__
from forgewar.files import make_folder, write_whole
from forgewar.paths import compiled, user_folder
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.session.session import Session

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
    details: Mapping[str, object] | None = None,
    what: Literal["fault", "screen"] = "fault",
) -> str:
    """Write a report of a fault into the log folder; returns one sentence on where it lies, or on
    why there is none. `what` was lost decides how it begins."""
    text = scrub("\n".join(_lines(error, doing, session, details or {})))
    try:
        path = _write(text)
    except OSError as problem:
        why = f"{user_folder('log')}: {problem.strerror or problem}"
        return say(f"crash-{what}-unreported", why=why)
    return say(f"crash-{what}-reported", path=str(path))


def scrub(text: str) -> str:
    """The text without folders and without the names of the user and the machine."""
    text = _FOLDERS.sub("…/", text)
    for name, instead in (*((n, "USER") for n in _user_names()), (platform.node(), "HOST")):
        if len(name) > 2:
            text = re.sub(rf"\b{re.escape(name)}\b", instead, text, flags=re.IGNORECASE)
    return text


def _user_names() -> set[str]:
    names = {os.environ.get(key, "") for key in ("USER", "LOGNAME", "USERNAME")}
    with suppress(OSError, KeyError, RuntimeError, ImportError):  # no name, or no home
        names |= {getpass.getuser(), Path.home().name}
    return names - {"root"}


def _lines(
    error: BaseException, doing: str, session: "Session | None", details: Mapping[str, object]
) -> list[str]:
    """The report itself, which only developers read: fields, in no language."""
    kind = "packaged" if getattr(sys, "frozen", False) else "python"
    lines = [
        f"forgewar: {__version__}, {kind}{', compiled' if compiled() else ''}",
        f"while: {doing}",
        time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime()),
        f"{platform.platform()}, Python {platform.python_version()}",
        *(f"{name}: {value}" for name, value in details.items()),
        "",
        *(_game_lines(session) if session is not None else ["game: -"]),
        "",
    ]
    return lines + _traceback_lines(error)


def _game_lines(session: "Session") -> list[str]:
    """The game so far, without the names of the guilds: enough to play it again to its end."""
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


def _write(text: str) -> Path:
    folder = user_folder("log")
    make_folder(folder)
    for old in sorted(folder.glob("crash-*.txt"))[: -(MOST_REPORTS - 1)]:
        old.unlink(missing_ok=True)
    path = folder / f"crash-{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}.txt"
    write_whole(path, f"{text}\n".encode(errors="replace"))
    return path
