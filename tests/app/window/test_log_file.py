"""The log file: it has a size limit, keeps nobody waiting, and never raises into the program."""

import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from forgewar.app.window.log_file import LogFile, start_log
from forgewar.app.window.rotating_log import RotatingLogFile, rotate_log
from forgewar.paths import user_folder

PLAIN = partial(LogFile, encoding="utf-8", delay=True)
ROTATING = partial(RotatingLogFile, backupCount=2, encoding="utf-8", delay=True)
SMALL = partial(ROTATING, maxBytes=10)
KINDS = [PLAIN, partial(ROTATING, maxBytes=1000), SMALL]
kinds = pytest.mark.parametrize("kind", KINDS, ids=["plain", "rotating", "always full"])
Kind = Callable[[Path], LogFile]


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log" / "forgewar.log"


@pytest.fixture(autouse=True)
def _silent(capfd: pytest.CaptureFixture[str]) -> Iterator[None]:
    """Whatever happens, nothing is printed."""
    yield
    assert capfd.readouterr() == ("", "")


def test_a_full_file_is_put_aside_and_the_two_before_it_are_kept(
    path: Path, game_log: logging.Logger
) -> None:
    game_log.addHandler(SMALL(path))
    for line in ("the first one", "the second one", "the third one", "now"):
        game_log.error(line)
    assert lines(path) == ["now"]
    assert lines(path.with_name("forgewar.log.1")) == ["the third one"]
    assert lines(path.with_name("forgewar.log.2")) == ["the second one"]
    assert len(list(path.parent.iterdir())) == 3


@kinds
def test_an_existing_file_is_continued(path: Path, game_log: logging.Logger, kind: Kind) -> None:
    path.parent.mkdir()
    path.write_text("old\n", encoding="utf-8")
    game_log.addHandler(kind(path))
    game_log.error("new")
    found = sorted(path.parent.iterdir(), reverse=True)
    assert [line for file in found for line in lines(file)] == ["old", "new"]


def test_a_file_that_cannot_be_put_aside_is_continued(path: Path, game_log: logging.Logger) -> None:
    for name in ("forgewar.log.1", "forgewar.log.2"):
        (path.with_name(name) / "full").mkdir(parents=True)
    game_log.addHandler(SMALL(path))
    for line in ("the first one", "the second one"):
        game_log.error(line)
    assert lines(path) == ["the first one", "the second one"]


@pytest.mark.skipif(os.name == "nt", reason="named pipes of Unix")
@kinds
def test_a_pipe_in_place_of_the_file_keeps_nobody_waiting(
    path: Path, game_log: logging.Logger, kind: Kind
) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    game_log.addHandler(kind(path))
    game_log.error("nobody reads this")
    assert path.is_fifo()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@kinds
def test_on_a_full_disk_records_are_dropped(
    path: Path, game_log: logging.Logger, monkeypatch: pytest.MonkeyPatch, kind: Kind
) -> None:
    handler = kind(path)
    game_log.addHandler(handler)
    with monkeypatch.context() as full:
        # A write to /dev/full fails and leaves its bytes in the buffer of the stream.
        full.setattr(handler, "_open", partial(Path("/dev/full").open, "a"))
        for _ in range(3):
            game_log.error("lost")
        handler.close()
    game_log.error("there is room again")
    assert lines(path) == ["there is room again"]


@kinds
def test_a_closed_stream_is_opened_again(path: Path, game_log: logging.Logger, kind: Kind) -> None:
    handler = kind(path)
    game_log.addHandler(handler)
    game_log.error("the first one")
    handler.stream.close()
    game_log.error("lost")
    game_log.error("the third one")
    assert lines(path)[-1] == "the third one"


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the descriptors of its own")
@kinds
def test_a_closed_descriptor_is_opened_again(
    path: Path, game_log: logging.Logger, kind: Kind
) -> None:
    handler = kind(path)
    game_log.addHandler(handler)
    game_log.error("the first one")
    os.close(handler.stream.fileno())
    game_log.error("lost")
    game_log.error("the third one")
    assert lines(path)[-1] == "the third one"


@pytest.mark.skipif(os.name == "nt", reason="an open file is not removed there")
@kinds
def test_a_removed_folder_costs_only_records(
    path: Path, game_log: logging.Logger, kind: Kind
) -> None:
    handler = kind(path)
    game_log.addHandler(handler)
    game_log.error("the first one")
    shutil.rmtree(path.parent)
    game_log.error("lost")
    handler.close()
    shutil.rmtree(path.parent, ignore_errors=True)
    path.parent.write_text("not a folder", encoding="utf-8")
    game_log.error("lost")
    path.parent.unlink()
    game_log.error("there is a folder again")
    assert lines(path) == ["there is a folder again"]


def test_names_that_are_not_text_are_logged(game_log: logging.Logger) -> None:
    start_log()
    try:
        raise FileNotFoundError("\udcff")
    except FileNotFoundError:
        game_log.exception("not found: %s", "\udcff")
    logged = lines(user_folder("log") / "forgewar.log")
    assert logged[0].endswith("not found: \N{REPLACEMENT CHARACTER}")
    assert logged[-1] == "FileNotFoundError: \\udcff"


@pytest.mark.skipif(os.name == "nt", reason="the working directory is not removed there")
def test_without_a_working_directory_nothing_is_logged(
    tmp_path: Path, game_log: logging.Logger, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    monkeypatch.setenv("FORGEWAR_HOME", "relative")
    gone.rmdir()
    start_log()
    game_log.error("lost")
    rotate_log()
    game_log.error("lost")


def test_the_file_gets_its_limit_later_and_keeps_its_records(game_log: logging.Logger) -> None:
    start_log()
    game_log.warning("before the title")
    rotate_log()
    game_log.warning("after the title")
    (handler,) = (found for found in game_log.handlers if isinstance(found, LogFile))
    assert isinstance(handler, RotatingLogFile)
    assert (handler.maxBytes, handler.backupCount) == (1_000_000, 2)
    before, after = lines(user_folder("log") / "forgewar.log")
    assert before.endswith("WARNING forgewar: before the title")
    assert after.endswith("WARNING forgewar: after the title")


@pytest.mark.skipif(os.name == "nt", reason="modes of Unix")
def test_the_file_is_nobody_elses_to_read(game_log: logging.Logger) -> None:
    start_log()
    game_log.warning("private")
    assert (user_folder("log") / "forgewar.log").stat().st_mode & 0o077 == 0


def test_the_title_does_not_wait_for_the_rotating_handler() -> None:
    script = "import sys, forgewar.app.main as m; m.route('title'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    loaded = done.stdout.split()
    assert "forgewar.app.window.log_file" in loaded
    assert "logging.handlers" not in loaded
