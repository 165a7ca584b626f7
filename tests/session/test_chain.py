"""The chain of a record: whatever is changed in it is found, in the line where it is."""

from collections.abc import Callable
from pathlib import Path

import pytest
from session import checker
from session.fault_text import fault_text
from session.recorded import lines, record, recorded

from forgewar.session.error import RecordError
from forgewar.session.record import read_record


def broken_at(path: Path) -> int | None:
    """The number of the line from which on a record is not sound."""
    try:
        read = read_record(path)
    except RecordError:
        return 1
    return len(read.lines) + 2 if read.problem else None


def test_a_flipped_bit_is_found_where_it_is(tmp_path: Path) -> None:
    """In every byte one or another, and each of those that end a line."""
    path = recorded(tmp_path / "game.jsonl", actions=3, practice=True)
    whole = path.read_bytes()
    for place in range(len(whole)):
        line = whole[:place].count(b"\n") + 1
        for bit in range(8) if whole[place] == ord("\n") else (place % 8,):
            flipped = bytearray(whole)
            flipped[place] ^= 1 << bit
            path.write_bytes(flipped)
            assert broken_at(path) == line, (place, bit)


Spoil = Callable[[list[bytes], list[bytes]], list[bytes]]
WAYS: dict[str, tuple[Spoil, int]] = {
    "a line is lost": (lambda own, _: own[:5] + own[6:], 6),
    "a line comes twice": (lambda own, _: own[:6] + own[5:], 7),
    "two lines change places": (lambda own, _: [*own[:5], own[6], own[5], *own[7:]], 6),
    "a line of another game is put in": (lambda own, other: own[:5] + other[5:6] + own[5:], 6),
    "the rest is that of another game": (lambda own, other: own[:5] + other[5:], 6),
    "the header is that of another game": (lambda own, other: other[:1] + own[1:], 2),
    "a line has no hash": (lambda own, _: [*own[:5], b'{"line":"undo","count":1}\n'], 6),
    "the hash stands first": (
        lambda own, _: [*own[:5], b'{"chain":"0123456789ab","line":"undo","count":1}\n'],
        6,
    ),
}


@pytest.mark.parametrize("way", WAYS)
def test_lines_that_do_not_belong_are_found(way: str, tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=12)
    own = path.read_bytes().splitlines(keepends=True)
    session = record(tmp_path / "other.jsonl", actions=12, practice=True)
    session.close()
    other = (tmp_path / "other.jsonl").read_bytes().splitlines(keepends=True)
    spoil, line = WAYS[way]

    path.write_bytes(b"".join(spoil(own, other)))

    assert broken_at(path) == line
    assert f"line {line} of game.jsonl is damaged" in fault_text(read_record(path).problem)
    assert checker.first_broken(path.read_bytes()) == line


def test_somebody_who_has_read_the_document_finds_the_same_chain(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=60, states=True)
    assert checker.first_broken(path.read_bytes()) is None
    bare = [line.rpartition(b',"chain":"')[0] + b"}" for line in path.read_bytes().splitlines()]
    assert checker.chained(bare) == path.read_bytes()


def test_spaces_and_empty_lines_around_lines_do_no_harm(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=12)
    found = lines(path)
    path.write_bytes(b"\r\n\n" + path.read_bytes().replace(b"\n", b" \r\n\n"))
    assert broken_at(path) is None
    assert lines_read(path) == len(found) - 1


def lines_read(path: Path) -> int:
    return len(read_record(path).lines)
