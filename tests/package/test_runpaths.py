"""Folders of the builder are taken out of libraries; those beside the library stay."""

import struct
from pathlib import Path

from package.scripts import script

runpaths = script("runpaths")
RPATH, RUNPATH, NEEDED, STRINGS = 15, 29, 1, 5


def library(*entries: tuple[int, str]) -> bytes:
    """An ELF file with only what says which libraries it needs, and where they lie."""
    texts, dynamic = b"\0", b""
    start = 64 + 2 * 56  # after the head and two segments
    for kind, text in entries:
        dynamic += struct.pack("<qQ", kind, len(texts))
        texts += text.encode() + b"\0"
    size = len(dynamic) + 2 * 16
    dynamic += struct.pack("<qQqQ", STRINGS, start + size, 0, 0)
    whole = start + size + len(texts)
    segments = struct.pack("<IIQQQQQQ", 1, 0, 0, 0, 0, whole, whole, 1)
    segments += struct.pack("<IIQQQQQQ", 2, 0, start, start, start, size, size, 1)
    head = b"\x7fELF\x02\x01\x01".ljust(16, b"\0") + struct.pack("<HHIQQQ", 3, 62, 1, 0, 64, 0)
    head += struct.pack("<IHHHHHH", 0, 64, 56, 2, 0, 0, 0)
    return head + segments + dynamic + texts


def told(data: bytes) -> list[str]:
    return [entry.text for entry in runpaths.runpaths(data)]


def test_folders_of_the_builder_go_and_its_own_stays() -> None:
    before = library((RPATH, "$ORIGIN/../libs"), (RUNPATH, "/home/bess/lib"), (NEEDED, "libc.so.6"))
    assert told(before) == ["$ORIGIN/../libs", "/home/bess/lib"]
    after = runpaths.stripped(before)
    assert told(after) == ["$ORIGIN/../libs"]
    assert b"bess" not in after
    assert len(after) == len(before)
    entries = [(kind, value) for _, kind, value in runpaths._dynamic(after, 64 + 2 * 56)]
    assert [kind for kind, _ in entries] == [RPATH, NEEDED, STRINGS, 0]


def test_what_is_no_library_is_left_alone(tmp_path: Path) -> None:
    own = library((RPATH, "$ORIGIN"))
    (tmp_path / "own.so").write_bytes(own)
    (tmp_path / "words.txt").write_bytes(b"/home/bess/lib")
    (tmp_path / "theirs.so").write_bytes(library((RUNPATH, "/home/bess/lib")))
    assert runpaths.strip_all(tmp_path) == 1
    assert (tmp_path / "own.so").read_bytes() == own
    assert (tmp_path / "words.txt").read_bytes() == b"/home/bess/lib"
    assert told((tmp_path / "theirs.so").read_bytes()) == []
