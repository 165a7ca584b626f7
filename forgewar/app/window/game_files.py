"""Games and their records: new games, opening and leaving games, and questions when a record cannot
be read or written."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.app.window.scene_sync import follow
from forgewar.play.library import records
from forgewar.printable import printable
from forgewar.session.error import NeedsCopy, RecordError
from forgewar.words import say
from forgewar.words.faults import describe_fault

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.content.model import Content
    from forgewar.fault import Fault
    from forgewar.play.match import Match
    from forgewar.rules.state import Options
    from forgewar.session.record import Seat
    from forgewar.session.session import Session

log = logging.getLogger(__name__)
_LONGEST = 44  # letters of a word that fit on a line of a question


def start(context: "SceneContext", session: "Session", problem: RecordError | None = None) -> None:
    """Put a game on the table in place of another; `problem` says why it is not recorded."""
    before = context.match
    put_away(context)
    if session.path is not None:  # the one put away is not the latest any more
        records.note_latest(session.path)
    start_match(context, session)
    if before is not None:
        complain(context, before.session)
    if problem is not None:
        context.tell(say("library-not-recorded"), _why(problem))


def new_game(
    context: "SceneContext",
    options: "Options",
    seed: int,
    seats: "tuple[Seat, ...]",
    *,
    practice: bool = False,
    content: "Content | None" = None,
) -> None:
    """Begin a game, recorded from its first line if anything can be written; with the cards at
    hand if no others are given."""
    cards = content or context.resources.content
    start(context, *records.begin(options, seed, cards, seats, practice=practice))


def start_match(context: "SceneContext", session: "Session") -> "Match":
    """Put a game on the table; scenes that show it follow its decisions."""
    from forgewar.play.match import Match

    thinker = context.resources.thinker
    return set_match(context, partial(Match, session, context.settings.speed, thinker))


def set_match(context: "SceneContext", make: "Callable[..., Match]") -> "Match":
    """Make a match with what it calls when it changes, and show it."""
    match = make(
        on_change=partial(follow, context),
        on_event_shown=lambda event: context.sounds.play_event(event),
    )
    match.animation.leads_at_once = True
    context.match = match
    follow(context)
    return match


def open_game(context: "SceneContext", path: Path) -> None:
    """Take up a recorded game, or say why that cannot be done, and what can."""
    try:
        start(context, records.take_up(path, context.resources.content))
    except NeedsCopy as problem:
        log.warning("%s cannot be played on: %s", printable(str(path)), problem)
        title, lines = say("library-not-played-on"), [_why(problem), say("library-copy-instead")]
        copy = partial(_open_copy, context, path)
        context.navigator.push(
            ConfirmOverlay(context, title, lines, say("library-play-copy"), copy)
        )
    except RecordError as problem:
        _refuse(context, path, problem)


def watch(context: "SceneContext", path: Path) -> None:
    """Show a finished game from its start."""
    from forgewar.session.timeline import Timeline

    with showing_errors(context, say("library-not-watched")):
        context.navigator.open("replay", Timeline.read(path, context.resources.content))


def review(context: "SceneContext", path: Path) -> None:
    """Show the review of a finished game."""
    from forgewar.session.timeline import Timeline

    with showing_errors(context, say("review-not-opened")):
        context.navigator.open("review", path, Timeline.read(path, context.resources.content))


def _open_copy(context: "SceneContext", path: Path) -> None:
    try:
        start(context, *records.copy(path, context.resources.content))
    except RecordError as problem:
        _refuse(context, path, problem)


def _refuse(context: "SceneContext", path: Path, problem: RecordError) -> None:
    log.warning("%s cannot be opened: %s", printable(str(path)), problem)
    context.tell(say("library-not-opened"), _why(problem))


def receive(context: "SceneContext", path: Path) -> None:
    """Import a file that was dropped on the window or named on the command line: a record into the
    library, a folder or a zip among the packs."""
    if path.is_dir() or path.suffix.casefold() == ".zip":
        _install(context, path)
        return
    from forgewar.play.library import shelf

    with showing_errors(context, say("library-not-imported")):
        there = shelf.import_file(path)
        if context.match is not None:
            context.tell(say("library-received"), say("library-received-words"))
        else:
            if isinstance(context.navigator.top, context.navigator.route("library")):
                context.navigator.pop()
            context.navigator.open("library", there)
        context.changed()


def _install(context: "SceneContext", path: Path) -> None:
    from forgewar.content import packs
    from forgewar.content.error import ContentError

    try:
        label = packs.install(path).label
    except ContentError as problem:
        log.warning("%s is not installed: %s", printable(str(path)), problem)
        context.tell(
            say("packs-refused"), shorten_paths(say("packs-refused-why", problem=str(problem)))
        )
    else:
        what = say("packs-installed-what", name=label.name, author=label.author)
        context.tell(say("packs-installed"), what)


def complain(context: "SceneContext", session: "Session") -> None:
    """Tell the player, once, that somebody else changed the record and it is written anew."""
    fault = session.complaint()
    if fault is not None:
        tell_record_changed(context, fault)


def tell_record_changed(context: "SceneContext", fault: "Fault") -> None:
    """Tell the player that somebody else changed the record and it is written anew."""
    log.warning("the record is written anew: %s", fault)
    context.tell(say("match-record-changed"), shorten_paths(describe_fault(fault)))


@contextmanager
def recording(context: "SceneContext") -> Iterator[None]:
    """Ask the player whether to try again or to play on, if an action in here cannot be recorded.
    Such an action is not played."""

    def play_on() -> None:
        if context.match is not None:
            context.match.session.patient = True

    try:
        yield
    except RecordError as problem:
        log.warning("an action is not recorded: %s", problem)
        lines = [_why(problem), say("library-recorded-later")]
        asked = ConfirmOverlay(
            context, say("library-cannot-record"), lines, say("library-play-on"), play_on,
            no_label=say("library-try-again"),
        )  # fmt: skip
        context.navigator.push(asked)
        context.changed()


@contextmanager
def showing_errors(context: "SceneContext", title: str) -> Iterator[None]:
    """Show errors of records in here to the player."""
    try:
        yield
    except RecordError as problem:
        log.warning("%s: %s", title, problem)
        context.tell(title, _why(problem))


def _why(problem: RecordError) -> str:
    return shorten_paths(describe_fault(problem.fault))


def shorten_paths(sentence: object) -> str:
    """Sentence with only the ends of its long words, which are paths."""
    words = printable(str(sentence)).split(" ")
    return " ".join(word if len(word) <= _LONGEST else f"…{word[-_LONGEST:]}" for word in words)


def clear_match(context: "SceneContext") -> None:
    """Take the match off the table, with everything that was drawn for it."""
    context.match = None
    context.gallery.draw_cache.clear()
    context.gallery.drop_missing()
    context.set_pieces.clear()


def leave_match(context: "SceneContext") -> None:
    """Put the game away, recorded up to now, and start over from the title."""
    match = context.match
    problem = put_away(context)
    context.navigator.reset(context.navigator.scene("title"))
    if match is not None:
        complain(context, match.session)
    if problem:
        context.tell(say("library-end-not-recorded"), problem)


def put_away(context: "SceneContext") -> str:
    """End the match; returns the reason if its last actions could not be recorded."""
    match = context.match
    clear_match(context)
    try:
        if match is not None:
            from forgewar.play.library.entry import note_session

            match.advisor.stop()
            match.session.close()
            note_session(match.session)
            if match.session.path is not None:  # it may have become another one
                records.note_latest(match.session.path)
    except RecordError as problem:
        log.error("the end of a game is not recorded: %s", problem)
        return _why(problem)
    return ""
