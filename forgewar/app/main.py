"""Start of the app: log, settings, window, title, content; and its end, also by a fault."""

import logging
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pygame

from forgewar.app.routes import route
from forgewar.app.window.app import App
from forgewar.app.window.display import (
    OPENS_HIDDEN,
    NoDisplay,
    open_window,
    screen_is_gone,
    start_display,
)
from forgewar.app.window.game_files import put_away, receive
from forgewar.app.window.garbage import freeze_loaded
from forgewar.app.window.languages import start_language
from forgewar.app.window.log_file import start_log
from forgewar.app.window.optional import optional
from forgewar.app.window.pads import start_pads
from forgewar.app.window.screen_loss import ScreenLost, watch_screen
from forgewar.app.window.settings import complaint, load_settings, save_settings
from forgewar.content.error import ContentError
from forgewar.words import message, say

if TYPE_CHECKING:
    from forgewar.content.packs import Pack

log = logging.getLogger(__name__)


def main(file: Path | str | None = None, pack: "Pack | None" = None, language: str = "") -> int:
    """Play, with a record taken into the library first if there is one, or at the shared table of a
    link; with the cards of a pack and in a language if one is given. Returns the exit code."""
    start_log()
    settings = load_settings()
    start_language(language or settings.language)
    try:
        surface = start_display(settings)
    except NoDisplay as problem:
        log.error("cannot start: %s", problem)
        _tell(say("crash-no-start", problem=str(problem)))
        return 2
    content = pack.content if pack is not None else None
    app = App(content, settings, surface, routes=route, pack=pack)
    if OPENS_HIDDEN:
        _start_screen_reader(app)
        app.context.screen.window = open_window(settings, pygame.SHOWN)
    app.context.navigator.open("title")
    damaged = complaint()
    if damaged:
        app.context.tell(say("menus-settings"), damaged)
    return run(app, file)


def run(app: App, file: Path | str | None = None) -> int:
    """Run the app until somebody quits or a fault ends it; returns the exit code."""
    try:
        return _run(app, file)
    finally:
        _close(app)


def _run(app: App, file: Path | str | None) -> int:
    try:
        _prepare(app)
        if isinstance(file, str):
            app.context.navigator.open("apart", file)
        elif file is not None:
            receive(app.context, file)
        app.loop.run()
        if screen_is_gone():
            return _end_without_screen(app, ScreenLost(pygame.display.get_driver()))
    except ContentError as problem:
        log.error("the content cannot be used: %s", problem)
        put_away(app.context)
        _tell(say("crash-content", problem=str(problem)))
        return 2
    except Exception as error:
        from forgewar import crash

        log.error("a fault ended the app", exc_info=error)
        _tell(_end_by_fault(app, error, "playing"))
        return crash.FAULT
    save_settings(app.context.settings)
    unrecorded = put_away(app.context)
    if unrecorded:
        _tell(say("crash-end-unrecorded", why=unrecorded))
        return 2
    return 0


def _prepare(app: App) -> None:
    """Show the title, and load what games need while it is on screen. Raises `ContentError`."""
    context = app.context
    app.loop.step(0)
    context.gallery.work()  # its picture is drawn meanwhile
    import forgewar.app.window.fatal_error  # noqa: F401 (after a fault it may be too late for that)
    from forgewar.app.window.rotating_log import rotate_log
    from forgewar.app.window.sound import Sounds

    rotate_log()
    with optional("gamepads"):
        start_pads()
    with optional("sound"):
        context.sounds = Sounds(context.settings)
    context.resources.load()
    context.gallery.cover(
        "scenes/table", *context.screen.surface.get_size()
    )  # the next rooms need it
    if not OPENS_HIDDEN:
        _start_screen_reader(app)
    watch_screen(partial(_end_without_screen, app))
    freeze_loaded()


def _start_screen_reader(app: App) -> None:
    """Serve screen readers. On some systems that must be done before the window is shown."""
    from forgewar.app.window.screen_reader import start_screen_reader

    with optional("accessibility"):
        app.context.reader = start_screen_reader() or app.context.reader


def _end_without_screen(app: App, error: ScreenLost) -> int:
    """End after the screen was lost: report to the terminal. Returns the exit code."""
    from forgewar import crash

    log.error("the screen is lost: %s", error)
    crash.print_sentence(_end_by_fault(app, error, "showing", "screen"))
    _close(app)
    return crash.FAULT


def _end_by_fault(
    app: App, error: Exception, doing: str, what: Literal["fault", "screen"] = "fault"
) -> str:
    """Write a report and put the game away; returns the sentence for the player. Whatever fails
    meanwhile, the first fault is reported."""
    from forgewar import crash

    session = app.context.match.session if app.context.match is not None else None
    sentence = crash.report(error, doing, session, partial(_details, app), what)
    try:
        unrecorded = put_away(app.context)
    except Exception as another:  # nothing is lost: the record is written with every action
        log.error("the game cannot be put away", exc_info=another)
        return sentence
    if unrecorded:
        both = message("crash-and-unrecorded", sentence=sentence, why=unrecorded)
        return crash.text_or_id(both)
    return sentence


def _tell(sentence: str) -> None:
    from forgewar.app.window.fatal_error import last_words

    last_words(sentence)


def _close(app: App) -> None:
    """Close the app; a failure is only logged, because all else is done."""
    try:
        app.close()
    except Exception as error:
        log.error("the app cannot be closed", exc_info=error)


def _details(app: App) -> dict[str, object]:
    """Details of the app for a crash report."""
    return {
        "pygame": f"{pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}",
        "screen": f"{pygame.display.get_driver()}, {app.context.screen.surface.get_size()}",
        "scenes": ", ".join(type(scene).__name__ for scene in app.context.navigator.scenes),
        "settings": (app.context.settings.text_scale, app.context.settings.speed),
    }
