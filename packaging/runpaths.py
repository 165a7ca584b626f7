"""Takes out of the programs and libraries of a folder where on the builder's machine libraries lay:
nobody else has those folders, and whoever could make them would be asked for libraries first.

    python packaging/runpaths.py FOLDER

What is said from the file's own place on (`$ORIGIN`) stays. Only for Linux (ELF, 64 bits).
"""

import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_MAGIC = b"\x7fELF\x02\x01"  # 64 bits, the small end first
_LOAD, _DYNAMIC = 1, 2  # kinds of segments
_NULL, _STRINGS, _RPATH, _RUNPATH = 0, 5, 15, 29  # kinds of dynamic entries
_ENTRY = struct.Struct("<qQ")
_SEGMENT = struct.Struct("<IIQQQQQQ")


class Entry(NamedTuple):
    """One that says where libraries lie."""

    place: int  # of the entry in the file
    text_place: int  # of what it says
    text: str


def runpaths(data: bytes) -> list[Entry]:
    """Where a program or library asks for libraries; nothing for any other file."""
    if not data.startswith(_MAGIC):
        return []
    segments = list(_segments(data))
    entries = [
        entry for kind, *rest in segments if kind == _DYNAMIC for entry in _dynamic(data, rest[1])
    ]
    strings = next((value for _, kind, value in entries if kind == _STRINGS), 0)
    start = next(
        (offset + strings - at for kind, _, offset, at, _, _, size, _ in segments
         if kind == _LOAD and at <= strings < at + size),
        0,
    )  # fmt: skip
    found = []
    for place, kind, value in entries:
        if kind in (_RPATH, _RUNPATH):
            end = data.index(b"\0", start + value)
            found.append(Entry(place, start + value, data[start + value : end].decode()))
    return found


def _segments(data: bytes) -> Iterator[tuple[int, ...]]:
    (table,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    for i in range(count):
        yield _SEGMENT.unpack_from(data, table + i * size)


def _dynamic(data: bytes | bytearray, start: int) -> Iterator[tuple[int, int, int]]:
    """Place, kind and value of each entry."""
    for place in range(start, len(data), _ENTRY.size):
        kind, value = _ENTRY.unpack_from(data, place)
        yield place, kind, value
        if kind == _NULL:
            return


def stripped(data: bytes) -> bytes:
    """The same file without what only the builder has."""
    new = bytearray(data)
    foreign = [entry for entry in runpaths(data) if not entry.text.startswith("$ORIGIN")]
    for entry in reversed(foreign):  # those that follow move up
        end = max(place for place, *_ in _dynamic(new, entry.place)) + _ENTRY.size
        new[entry.place : end] = new[entry.place + _ENTRY.size : end] + bytes(_ENTRY.size)
        length = len(entry.text.encode())
        new[entry.text_place : entry.text_place + length] = b"X" * length
    return bytes(new)


def strip_all(folder: Path) -> int:
    """Do so with every file of a folder; returns how many were changed."""
    changed = 0
    for path in folder.rglob("*"):
        if path.is_symlink() or not path.is_file():
            continue
        data = path.read_bytes()
        new = stripped(data)
        if new != data:
            path.write_bytes(new)
            changed += 1
    return changed


if __name__ == "__main__":
    print(f"{strip_all(Path(sys.argv[1]))} files changed")
