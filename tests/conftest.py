"""Makes the tests' own kits importable, and what they log fit to be sent from one process to
another; and sees to it that every test begins in English, and that none is told a sentence that
does not exist."""

import gc
import logging
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from forgewar.words.language import DEFAULT, speak

sys.path.insert(0, str(Path(__file__).parent))

import hermetic

# Nothing is shown or heard, whichever tests run. The game sets the last one when it is imported.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
# The player's folder, which no test writes to: one that writes brings a folder of its own.
hermetic.home = Path(tempfile.gettempdir(), f"forgewar-tests-{os.getpid()}")
os.environ["FORGEWAR_HOME"] = str(hermetic.home)
# Nothing is announced on the network, and nothing on the desktop.
os.environ["FORGEWAR_LAN"] = "off"
sys.modules["desktop_notifier"] = None  # type: ignore[assignment]
# The programs that tests start are compiled once, not each time.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Names of files that are no text may be logged; a report with such a name could not be sent
    by a worker."""
    config.pluginmanager.register(hermetic)
    plugin = config.pluginmanager.get_plugin("logging-plugin")
    if plugin is None:
        return
    formatted = plugin.formatter.format

    def sendable(record: logging.LogRecord) -> str:
        return str(formatted(record)).encode("utf-8", "backslashreplace").decode()

    plugin.formatter.format = sendable


class _Complaints(logging.Handler):
    """Keeps what a language has to complain about."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


@pytest.fixture(autouse=True)
def wrong_words() -> Iterator[list[str]]:
    """Messages that are missing, or lack values: whoever reads them sees an id. A test that is
    about them takes them out of this list."""
    speak(DEFAULT)
    handler, log = _Complaints(), logging.getLogger("forgewar.words.language")
    log.addHandler(handler)
    yield handler.heard
    log.removeHandler(handler)
    assert not handler.heard


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder for this test, with nothing known yet of what lies in it."""
    from forgewar.app.window import settings
    from forgewar.content import archive

    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path))
    monkeypatch.setattr(settings, "_found", {})
    monkeypatch.setattr(archive, "_known", {})
    return tmp_path


@pytest.fixture
def own_language() -> Iterator[None]:
    """English to begin with, and again afterwards, whatever the test chooses."""
    speak(DEFAULT)
    yield
    speak(DEFAULT)


@pytest.fixture
def screen() -> Iterator[None]:
    """SDL's display, closed after the test, and so are sound and gamepads if it opened them."""
    import pygame

    from forgewar.app.kit import lettering
    from forgewar.app.kit.lru_cache import LEAST_WINDOW

    pygame.font.init()  # stays: cached fonts need it
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    yield
    pygame.mixer.quit()
    if controller := sys.modules.get("pygame._sdl2.controller"):
        controller.quit()
    pygame.joystick.quit()
    pygame.display.quit()
    lettering.fit((LEAST_WINDOW, 1))  # the size of the window


@pytest.fixture
def game_log() -> Iterator[logging.Logger]:
    """The logger of the game. Its level, and handlers that the test adds, are undone."""
    logger = logging.getLogger("forgewar")
    level, handlers = logger.level, list(logger.handlers)
    yield logger
    logger.setLevel(level)
    for handler in [handler for handler in logger.handlers if handler not in handlers]:
        logger.removeHandler(handler)
        handler.close()


@pytest.fixture
def process(game_log: logging.Logger) -> Iterator[logging.Logger]:
    """For tests that start the app: its log, environment variables and settings of garbage
    collection are undone."""
    variables, threshold = dict(os.environ), gc.get_threshold()
    yield game_log
    for name in {*variables, *os.environ} - {"PYTEST_CURRENT_TEST"}:
        if name in variables:
            os.environ[name] = variables[name]
        else:
            del os.environ[name]
    gc.unfreeze()
    gc.set_threshold(*threshold)
