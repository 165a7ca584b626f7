"""Disks that tests can fill up and make room on, and folders that others may look into."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Protocol

BLOCK = b"x" * 4096


class Disk(Protocol):
    """A folder on a disk that is full from `fill` to `free`."""

    folder: Path

    def fill(self) -> None: ...

    def free(self) -> None: ...


class SmallDisk:
    """A file system of its own, filled with ballast."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        with self._ballast.open("wb", buffering=0) as file:
            try:
                while file.write(BLOCK):
                    pass
            except OSError:
                return

    def free(self) -> None:
        self._ballast.unlink()


class LimitedDisk:
    """No file may grow; the process gets the error that a quota would give. Python writes no
    bytecode meanwhile: it would cut it short and read it again later."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._writes_no_bytecode = sys.dont_write_bytecode

    def fill(self) -> None:
        import resource

        sys.dont_write_bytecode = True
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"  # for processes that are started meanwhile
        # One byte more than the smallest, so that the first write to it is cut in the middle.
        sizes = [path.stat().st_size for path in self.folder.rglob("*.jsonl")]
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (min(sizes, default=0) + 1, hard))

    def free(self) -> None:
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        sys.dont_write_bytecode = self._writes_no_bytecode
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def open_to_all(folder: Path) -> None:
    """Let other users reach a folder of pytest's, which it keeps to itself."""
    for parent in folder.parents:
        if parent == Path(tempfile.gettempdir()):
            return
        parent.chmod(0o755)
