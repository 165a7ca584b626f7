"""The log: it never grows without end, and never waits for anybody."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from forgewar.app.window.log_file import LogFile, start_log
from forgewar.paths import user_folder


@pytest.fixture
def logger() -> Iterator[logging.Logger]:
    root = logging.getLogger("forgewar")
    before = list(root.handlers)
    yield root
    for handler in [handler for handler in root.handlers if handler not in before]:
        root.removeHandler(handler)
        handler.close()


def told(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_a_full_file_is_put_aside_and_the_two_before_it_are_kept(
    tmp_path: Path, logger: logging.Logger
) -> None:
    path = tmp_path / "forgewar.log"
    logger.addHandler(LogFile(path, full=10))
    for line in ("the first one", "the second one", "the third one", "now"):
        logger.error(line)
    assert told(path) == ["now"]
    assert told(tmp_path / "forgewar.log.1") == ["the third one"]
    assert told(tmp_path / "forgewar.log.2") == ["the second one"]
    assert len(list(tmp_path.iterdir())) == 3


def test_what_was_told_before_is_gone_on_with(tmp_path: Path, logger: logging.Logger) -> None:
    path = tmp_path / "forgewar.log"
    path.write_text("yesterday\n", encoding="utf-8")
    logger.addHandler(LogFile(path))
    logger.error("today")
    assert told(path) == ["yesterday", "today"]


def test_a_file_that_cannot_be_put_aside_is_gone_on_with(
    tmp_path: Path, logger: logging.Logger
) -> None:
    path = tmp_path / "forgewar.log"
    for name in ("forgewar.log.1", "forgewar.log.2"):
        (tmp_path / name / "full").mkdir(parents=True)
    logger.addHandler(LogFile(path, full=10))
    for line in ("the first one", "the second one"):
        logger.error(line)
    assert told(path) == ["the first one", "the second one"]


@pytest.mark.skipif(os.name == "nt", reason="pipes with names")
def test_a_pipe_in_its_place_costs_only_the_log(logger: logging.Logger) -> None:
    folder = user_folder("log")
    folder.mkdir(parents=True)
    os.mkfifo(folder / "forgewar.log")
    start_log()
    logger.error("nobody reads this")
    assert any(isinstance(handler, logging.NullHandler) for handler in logger.handlers)
