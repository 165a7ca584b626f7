"""Makes the tests' own kits importable, and what they log fit to be sent from one process to
another; and sees to it that every test begins in English, and that none is told a sentence that
does not exist."""

import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from forgewar.words.language import DEFAULT, speak

sys.path.insert(0, str(Path(__file__).parent))
# The programs that tests start are compiled once, not each time.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Names of files that are no text may be logged; a report with such a name could not be sent
    by a worker."""
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
def game_log() -> Iterator[logging.Logger]:
    """The logger of the game. Its level, and handlers that the test adds, are undone."""
    logger = logging.getLogger("forgewar")
    level, handlers = logger.level, list(logger.handlers)
    yield logger
    logger.setLevel(level)
    for handler in [handler for handler in logger.handlers if handler not in handlers]:
        logger.removeHandler(handler)
        handler.close()
