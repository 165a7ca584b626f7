"""Makes the tests' own kits importable, and what they log fit to be sent from one process to
another."""

import logging
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


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
