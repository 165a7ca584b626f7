"""Starting the app: log, settings, content, window, title."""

import logging
import logging.handlers
import sys

from forgewar.app.app import App, NoDisplay, start_display
from forgewar.app.settings import folder, load_settings
from forgewar.app.sound import Sounds
from forgewar.content import load
from forgewar.content.error import ContentError

log = logging.getLogger(__name__)


def main() -> int:
    """Play; returns the exit code."""
    start_log()
    settings = load_settings()
    try:
        content = load.default()
        surface = start_display(settings)
    except (NoDisplay, ContentError) as problem:
        log.error("cannot start: %s", problem)
        print(f"forgewar: the game cannot start: {problem}.", file=sys.stderr)
        return 2
    from forgewar.app.scenes.title import TitleScene

    app = App(content, settings, surface, sounds=Sounds(settings))
    app.stack.push(TitleScene(app))
    app.run()
    app.save()
    return 0


def start_log() -> None:
    """Details go to a file; a folder that cannot be written costs only the file."""
    root = logging.getLogger("forgewar")
    root.setLevel(logging.INFO)
    try:
        folder("log").mkdir(parents=True, exist_ok=True)
        handler = logging.handlers.RotatingFileHandler(
            folder("log") / "forgewar.log", maxBytes=1_000_000, backupCount=2, encoding="utf-8"
        )
    except OSError:
        root.addHandler(logging.NullHandler())
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)
