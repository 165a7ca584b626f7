"""The player's files: written whole or not at all, and read with care.

What is written is on disk under a random name before it gets its own. So no half file is ever
found, and nothing that somebody has put there is written through, a link to another file say. What
is read may have been put there by anybody: only a file is, for a pipe would be waited for and a
device read for ever. All of it belongs to the player and is nobody else's to read.
"""

import errno
import logging
import os
import stat
import time
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger(__name__)
_BINARY = getattr(os, "O_BINARY", 0)
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | _BINARY
# Flags with which opening never waits and never takes a terminal.
WITHOUT_WAITING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | _BINARY
_FILE, _FOLDER = 0o600, 0o700
_BEGINNING, _END = ".forgewar-", ".new"  # of the random names
_LEFT = 3600  # seconds after which a temporary file is abandoned
# Windows cannot rename a file that another program has open, such as a virus scanner: retry.
_PAUSES = (0.01, 0.05, 0.2) if os.name == "nt" else ()


# Reading


class TooLong(OSError):
    """A file that can be read but is longer than what it should hold."""


def open_file(path: Path) -> BinaryIO:
    """A file to be read. Raises `OSError`, also if it is something else than a file."""
    file = os.open(path, os.O_RDONLY | WITHOUT_WAITING)
    try:
        refuse_all_but_files(file, path)
    except OSError:
        os.close(file)
        raise
    return os.fdopen(file, "rb")


def refuse_all_but_files(file: int, path: Path) -> None:
    """Raises `OSError` if what was opened is a folder, a pipe or a device."""
    mode = os.fstat(file).st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "Not a file", str(path))


def read_small(path: Path, most: int) -> bytes:
    """All of a file. Raises `OSError`; `TooLong` if it has more than `most` bytes."""
    with open_file(path) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise TooLong(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data


# Writing


def write_whole(path: Path, data: bytes, *, durable: bool = True) -> None:
    """Write a file in place of the one that has its name, if there is one. Raises `OSError`, with
    nothing changed. `durable=False` leaves the moment to the operating system."""
    put_in_place(write_unnamed(path.parent, data, durable=durable), path, durable=durable)


def write_new(path: Path, data: bytes, *, durable: bool = True) -> None:
    """Write a file under a name that nothing has yet. Raises `FileExistsError` if something has,
    or another `OSError`, with nothing changed."""
    fresh = write_unnamed(path.parent, data, durable=durable)
    try:
        _give_name(fresh, path)
    except OSError:
        remove(fresh)
        raise
    if durable:
        _sync_folder(path.parent)


def write_unnamed(folder: Path, data: bytes, *, durable: bool = True) -> Path:
    """Write a file of a random name and return its path. Raises `OSError`, with nothing left."""
    fresh = folder / f"{_BEGINNING}{os.urandom(8).hex()}{_END}"
    file = os.open(fresh, _NEW, _FILE)
    try:
        try:
            rest = data
            while rest:
                rest = rest[os.write(file, rest) :]
            if durable:
                sync(file)
        finally:
            os.close(file)
    except OSError:
        remove(fresh)
        raise
    return fresh


def _give_name(fresh: Path, path: Path) -> None:
    """Rename a file, never over another, which only Windows does by itself."""
    if os.name != "nt":
        try:
            os.link(fresh, path)
        except FileExistsError:
            raise
        except OSError:  # not every file system has files of two names
            if os.path.lexists(path):
                raise
        else:
            remove(fresh)
            return
    os.rename(fresh, path)  # noqa: PTH104


def put_in_place(fresh: Path, path: Path, *, durable: bool = True) -> None:
    """Give a file written by `write_unnamed` its name, in place of the file that has it. Raises
    `OSError`, with the file deleted and nothing else changed."""
    try:
        replace(fresh, path)
    except OSError:
        remove(fresh)
        raise
    if durable:
        _sync_folder(path.parent)


def replace(path: Path, target: Path) -> None:
    """Rename a file, over another if there is one. Raises `OSError`."""
    for pause in _PAUSES:
        try:
            path.replace(target)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    path.replace(target)


def remove(fresh: Path) -> None:
    """Delete a file that did not get its name; one that stays is swept later."""
    try:
        fresh.unlink()
    except OSError as error:
        log.warning("%s is left behind: %s", fresh, error)


def sync(file: int) -> None:
    """See to it that an open file is on the disk itself; macOS has a name of its own for that.
    Raises `OSError`."""
    control, full = getattr(fcntl, "fcntl", None), getattr(fcntl, "F_FULLFSYNC", None)
    if control is not None and full is not None:
        with suppress(OSError):  # not every disk there knows it
            control(file, full)
            return
    os.fsync(file)


def _sync_folder(folder: Path) -> None:
    """A new name stands in its folder, which is written for itself."""
    with suppress(OSError):  # not everywhere can folders be opened
        file = os.open(folder, os.O_RDONLY)
        try:
            sync(file)
        finally:
            os.close(file)


# Folders


def make_folder(path: Path) -> None:
    """A folder of the player's, with those above it, if it is not there. Raises `OSError`."""
    try:
        path.mkdir(_FOLDER, exist_ok=True)
    except FileNotFoundError:
        if path.parent == path:
            raise
        make_folder(path.parent)
        path.mkdir(_FOLDER, exist_ok=True)


def sweep(folder: Path) -> None:
    """Delete what was left when a program was ended in the middle of writing."""
    try:
        with os.scandir(folder) as found:
            for file in found:
                if file.name.startswith(_BEGINNING) and file.name.endswith(_END):
                    old = time.time() - file.stat(follow_symlinks=False).st_mtime > _LEFT
                    if old:
                        remove(Path(file.path))
    except OSError as error:
        log.info("%s cannot be swept: %s", folder, error)
