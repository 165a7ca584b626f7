"""Notices on the desktop, for players who are looking at something else."""

import html
import logging
import sys
import threading
from queue import SimpleQueue

from forgewar.app.window.settings import Settings
from forgewar.paths import assets_folder
from forgewar.words import say

log = logging.getLogger(__name__)
_library = logging.getLogger("desktop_notifier")
_waiting: SimpleQueue[tuple[str, str]] = SimpleQueue()
_starting = threading.Lock()
_threads: list[threading.Thread] = []  # the one that shows notices


def notify(settings: Settings, title: str, text: str) -> None:
    """Show a notice, unless the player wants none. Never waits; where the desktop shows no notices
    the log says so."""
    if not settings.notices:
        return
    _waiting.put((title, text))
    with _starting:
        if not any(thread.is_alive() for thread in _threads):
            _threads[:] = [threading.Thread(target=_show_all, name="forgewar-notify", daemon=True)]
            _threads[0].start()


def _show_all() -> None:
    try:
        # Imported here, because it takes longer than the title may, and most never need it.
        from desktop_notifier.common import Icon
        from desktop_notifier.sync import DesktopNotifierSync

        _library.handlers, _library.propagate = [_OneLine()], False
        icon = Icon(path=assets_folder() / "icons" / "app.png")
        notifier = DesktopNotifierSync(say("menus-forge-war"), icon)
        while True:
            title, text = _waiting.get()
            # Desktops of Linux read markup, and names come from other machines.
            notifier.send(
                title, html.escape(text, quote=False) if sys.platform == "linux" else text
            )
    except Exception as error:  # whatever the desktop or the library cannot do
        _log_failure(error)


def _log_failure(error: BaseException) -> None:
    log.info("no notice on the desktop: %s: %s", type(error).__name__, error)


class _OneLine(logging.Handler):
    """The library logs a traceback where a desktop has no service for notices."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            _log_failure(error)
