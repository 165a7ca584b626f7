"""A record is locked by one program at a time, wherever there are locks."""

import errno
import sys
from pathlib import Path

import pytest
from rules.kit import CONTENT
from session.recorded import recorded

from forgewar.session import lock
from forgewar.session.error import NeedsCopy
from forgewar.session.session import Session

NONE = ["ENOSYS", "EOPNOTSUPP", "ENOTSUP"]  # of a file system without locks
UNIX_NONE = [*NONE, "ENOLCK", "EINVAL"]
UNKNOWN = ["EACCES", "EAGAIN", "EDEADLK", "ENOENT", "EBADF", "EIO", "EINTR", "EPERM"]
HELD = UNKNOWN + (["EINVAL", "ENOLCK"] if sys.platform == "win32" else [])


def refuse(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the system refuse the lock with this error."""

    def take(_file: int) -> None:
        raise OSError(getattr(errno, name), name)

    monkeypatch.setattr(lock, "_take", take)


@pytest.mark.parametrize("name", HELD)
def test_a_lock_that_is_refused_may_be_held_by_somebody(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    record = recorded(tmp_path / "game.jsonl", 3)
    refuse(name, monkeypatch)
    with caplog.at_level("INFO"), pytest.raises(NeedsCopy):
        Session.load(record, CONTENT)
    assert name in caplog.text


@pytest.mark.parametrize("name", NONE if sys.platform == "win32" else UNIX_NONE)
def test_where_there_are_no_locks_nobody_needs_one(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = recorded(tmp_path / "game.jsonl", 3)
    refuse(name, monkeypatch)
    Session.load(record, CONTENT).close()


def test_a_game_is_played_once_at_a_time(tmp_path: Path) -> None:
    record = recorded(tmp_path / "game.jsonl", 3)
    first = Session.load(record, CONTENT)
    with pytest.raises(NeedsCopy):
        Session.load(record, CONTENT)
    first.close()
    Session.load(record, CONTENT).close()
