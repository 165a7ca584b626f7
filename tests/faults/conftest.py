"""Disks that fill up and folders that are nobody's: the real thing, where the machine lets us."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from faults.disks import Disk, LimitedDisk, SmallDisk


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Function) -> Iterator[None]:
    """Lift the limit on file sizes before pytest reports the test: its output may be a file."""
    try:
        yield
    finally:
        disk = item.funcargs.get("disk")
        if isinstance(disk, LimitedDisk):
            disk.free()


@pytest.fixture(autouse=True)
def _screen(screen: None) -> None:
    """The display of `screen`, for every test."""


@pytest.fixture(autouse=True)
def _own_home(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The home lies beside other folders of the test."""
    monkeypatch.setenv("FORGEWAR_HOME", str(own_home / "home"))


@pytest.fixture(params=[pytest.param("file system", marks=pytest.mark.slow), "limit"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    """A folder whose disk can be filled: a small file system of its own, which only root may
    mount, or the system's limit on the size of files, which works for everybody on Unix."""
    if request.param == "limit":
        pytest.importorskip("resource", reason="limits are of Unix")
        yield LimitedDisk(tmp_path)
        return
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=256k", "forgewar-test", str(folder)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no file system can be mounted here")
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
