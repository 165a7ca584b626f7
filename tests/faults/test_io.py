"""A short form of io_harness.py: some calls to the disk fail in turn, and nothing is lost."""

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest
from faults import io_harness
from faults.io_shim import Shim

from forgewar.app.window import settings
from forgewar.play.library import metadata
from forgewar.session.writer import RecordWriter


@pytest.mark.slow
@pytest.mark.usefixtures("game_log")
def test_whichever_call_to_the_disk_fails_nothing_is_lost() -> None:
    assert io_harness.all_runs(7, ("EIO", "ENOSPC"), print) == []


# The harness finds what it is there to find


@pytest.fixture
def homes(tmp_path: Path) -> tuple[Path, Path]:
    io_harness.prepare(tmp_path / "template")
    return tmp_path / "home", tmp_path / "template"


def found(homes: tuple[Path, Path], calls: range, *, lasting: bool = False) -> Iterator[str]:
    """What is wrong if one of these calls fails."""
    for at in calls:
        yield from io_harness.run(*homes, Shim(homes[0], at, errno.EIO, lasting=lasting))


def counted(homes: tuple[Path, Path]) -> int:
    """How many calls there are if none fails."""
    shim = Shim(homes[0])
    assert io_harness.run(*homes, shim) == []
    return shim.count


def test_it_finds_settings_that_are_written_in_place(
    homes: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def write_in_place(path: Path, data: bytes) -> None:
        path.write_bytes(data)

    monkeypatch.setattr(settings, "write_whole", write_in_place)
    assert any("the sound is" in wrong for wrong in found(homes, range(1, 30), lasting=True))


def test_it_finds_actions_that_are_acknowledged_though_they_are_not_written(
    homes: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(writer: RecordWriter, data: bytes) -> None:
        try:
            writer._file.write(data)
        except OSError:
            return

    monkeypatch.setattr(RecordWriter, "_append", careless)
    assert any("actions, not" in wrong for wrong in found(homes, range(60, 90), lasting=True))


def test_it_finds_names_that_are_lost_because_they_could_not_be_read(
    homes: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    strict = metadata._read

    def forgiving(path: Path) -> metadata.Metadata:
        try:
            return strict(path)
        except OSError:
            return metadata.Metadata()

    monkeypatch.setattr(metadata, "_read", forgiving)
    last = counted(homes)
    assert any("a name is lost" in wrong for wrong in found(homes, range(last - 8, last + 1)))


def test_it_finds_exceptions_that_nobody_handles(
    homes: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "sweep", lambda folder: folder.stat())
    monkeypatch.setattr(settings, "OSError", FileNotFoundError, raising=False)
    assert any(wrong.startswith("OSError: ") for wrong in found(homes, range(1, 20)))
