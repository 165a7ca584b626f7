"""Games and their records at the table: beginning, taking up and putting away, and what whoever
plays is asked when a record cannot be read or written."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.play.library import records
from forgewar.printable import printable
from forgewar.session.error import NeedsCopy, RecordError
from forgewar.words import say
from forgewar.words.faults import describe_fault

if TYPE_CHECKING:
    from forgewar.app.window.app import App
    from forgewar.session.session import Session

log = logging.getLogger(__name__)
_LONGEST = 44  # letters of a word that fit on a line of a question


def start(app: "App", session: "Session", problem: RecordError | None = None) -> None:
    """Put a game on the table in place of another, with a word on why it is not recorded, if it is
    not."""
    before = app.match
    put_away(app)
    if session.path is not None:  # the one put away is not the latest any more
        records.note_latest(session.path)
    app.start_match(session)
    if before is not None:
        complain(app, before.session)
    if problem is not None:
        app.tell(say("library-not-recorded"), _why(problem))


def open_game(app: "App", path: Path) -> None:
    """Take up a recorded game, or say why that cannot be done, and what can."""
    try:
        start(app, records.take_up(path, app.content))
    except NeedsCopy as problem:
        log.warning("%s cannot be played on: %s", printable(str(path)), problem)
        title, lines = say("library-not-played-on"), [_why(problem), say("library-copy-instead")]
        copy = partial(_open_copy, app, path)
        app.stack.push(ConfirmOverlay(app, title, lines, say("library-play-copy"), copy))
    except RecordError as problem:
        _refuse(app, path, problem)


def watch(app: "App", path: Path) -> None:
    """Show a finished game from its start."""
    from forgewar.session.timeline import Timeline

    with saying(app, say("library-not-watched")):
        app.open("replay", Timeline.read(path, app.content))


def review(app: "App", path: Path) -> None:
    """Look back at a finished game."""
    from forgewar.session.timeline import Timeline

    with saying(app, say("review-not-opened")):
        app.open("review", path, Timeline.read(path, app.content))


def _open_copy(app: "App", path: Path) -> None:
    try:
        start(app, *records.copy(path, app.content))
    except RecordError as problem:
        _refuse(app, path, problem)


def _refuse(app: "App", path: Path, problem: RecordError) -> None:
    log.warning("%s cannot be opened: %s", printable(str(path)), problem)
    app.tell(say("library-not-opened"), _why(problem))


def receive(app: "App", path: Path) -> None:
    """Something was dropped on the window, or named on the command line: take a record into the
    library, a folder or a zip among the packs."""
    if path.is_dir() or path.suffix.casefold() == ".zip":
        _install(app, path)
        return
    from forgewar.play.library import shelf

    with saying(app, say("library-not-imported")):
        there = shelf.import_file(path)
        if app.match is not None:
            app.tell(say("library-received"), say("library-received-words"))
        else:
            if isinstance(app.stack.top, app.route("library")):
                app.stack.pop()
            app.open("library", there)
        app.changed()


def _install(app: "App", path: Path) -> None:
    from forgewar.content import packs
    from forgewar.content.error import ContentError

    try:
        label = packs.install(path).label
    except ContentError as problem:
        log.warning("%s is not installed: %s", printable(str(path)), problem)
        app.tell(say("packs-refused"), fitting(say("packs-refused-why", problem=str(problem))))
    else:
        what = say("packs-installed-what", name=label.name, author=label.author)
        app.tell(say("packs-installed"), what)


def complain(app: "App", session: "Session") -> None:
    """Say so, once, if the record was changed by somebody else and is written anew."""
    complaint = session.complaint()
    if complaint is not None:
        log.warning("the record is written anew: %s", complaint)
        app.tell(say("match-record-changed"), fitting(describe_fault(complaint)))


@contextmanager
def recording(app: "App") -> Iterator[None]:
    """What cannot be recorded in here is not played; whoever plays may try again, or play on and
    have it recorded later."""

    def play_on() -> None:
        if app.match is not None:
            app.match.session.patient = True

    try:
        yield
    except RecordError as problem:
        log.warning("an action is not recorded: %s", problem)
        lines = [_why(problem), say("library-recorded-later")]
        asked = ConfirmOverlay(
            app, say("library-cannot-record"), lines, say("library-play-on"), play_on,
            no_label=say("library-try-again"),
        )  # fmt: skip
        app.stack.push(asked)
        app.changed()


@contextmanager
def saying(app: "App", title: str) -> Iterator[None]:
    """What cannot be done in here is said in a sentence."""
    try:
        yield
    except RecordError as problem:
        log.warning("%s: %s", title, problem)
        app.tell(title, _why(problem))


def _why(problem: RecordError) -> str:
    return fitting(describe_fault(problem.fault))


def fitting(sentence: object) -> str:
    """A sentence with the ends of its long words, which are paths."""
    words = printable(str(sentence)).split(" ")
    return " ".join(word if len(word) <= _LONGEST else f"…{word[-_LONGEST:]}" for word in words)


def put_away(app: "App") -> str:
    """End the match; returns what is wrong if its last actions could not be recorded."""
    match = app.match
    app.clear_table()
    try:
        if match is not None:
            from forgewar.play.library.entry import note_session

            match.stop_thinking()
            match.session.close()
            note_session(match.session)
            if match.session.path is not None:  # it may have become another one
                records.note_latest(match.session.path)
    except RecordError as problem:
        log.error("the end of a game is not recorded: %s", problem)
        return _why(problem)
    return ""
