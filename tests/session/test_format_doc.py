"""docs/record-format.md names everything that records and states hold, so that it cannot get stale.

Each kind of object has a table in the section of its name, with a row for each field or tag.
"""

import hashlib
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from session import checker

from forgewar.content import load
from forgewar.content.board import HEXES, LONG_SLOTS, SHORT_SLOTS, WEDGE_SLOTS
from forgewar.content.model import Content
from forgewar.rules.actions import Action
from forgewar.rules.agenda import Task
from forgewar.rules.deal import Deal
from forgewar.rules.decisions import Decision
from forgewar.rules.events import Event, Source
from forgewar.rules.state import (
    ActiveQuest,
    Adventurer,
    GameState,
    Guild,
    Options,
    Result,
    StageAhead,
)
from forgewar.session import record
from forgewar.session.commitment import Commitment
from forgewar.session.session import Session

DOC = Path(__file__).parents[2] / "docs" / "record-format.md"
TEXT = DOC.read_text(encoding="utf-8")

STRUCTS = [
    GameState,
    Options,
    Guild,
    Adventurer,
    ActiveQuest,
    StageAhead,
    Result,
    Commitment,
    record.Header,
    record.Seat,
]
TAGGED = {
    "Actions": Action,
    "Decisions": Decision,
    "Tasks": Task,
    "Events": Event,
    "Lines": record.Line,
}


def section(title: str) -> str:
    """The text under a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(title)}$(.*?)(?=^#|\Z)", TEXT, re.DOTALL | re.MULTILINE)
    assert found, f"there is no section {title}"
    return found[1]


def rows(text: str) -> dict[str, list[str]]:
    """The rows of its tables: the name in the first column, and the cells of the others."""
    found = re.findall(r"^\| `(\w+)`[ *]*\|(.*)\|$", text, re.MULTILINE)
    return {name: [cell.strip() for cell in rest.split("|")] for name, rest in found}


def named(cell: str) -> list[str]:
    return re.findall(r"`(\w+)`", cell)


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_field_has_a_row(struct: type[msgspec.Struct]) -> None:
    fields = [field.encode_name for field in msgspec.structs.fields(struct)]
    assert list(rows(section(struct.__name__))) == fields


@pytest.mark.parametrize("struct", STRUCTS[:-2], ids=lambda struct: struct.__name__)
def test_rows_tell_what_may_be_left_out(struct: type[msgspec.Struct]) -> None:
    told = rows(section(struct.__name__))
    for field in msgspec.structs.fields(struct):
        name = field.encode_name
        assert told[name][-1].startswith("= ") == (not field.required), name


@pytest.mark.parametrize("title", TAGGED)
def test_every_tag_has_a_row_with_its_fields(title: str) -> None:
    told = rows(section(title))
    kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(TAGGED[title])}
    assert set(told) == set(kinds)
    for tag, kind in kinds.items():
        fields = [field.name for field in msgspec.structs.fields(kind)]
        assert named(told[tag][0]) == fields, tag


def test_events_that_reveal_something_have_a_star() -> None:
    starred = set(re.findall(r"^\| `(\w+)` \* \|", section("Events"), re.MULTILINE))
    assert starred == {kind.__struct_config__.tag for kind in get_args(Event) if kind.reveals}


def test_every_source_is_named() -> None:
    assert set(get_args(Source)) <= set(named(section("Events").rpartition("one of")[2]))


def test_every_tag_of_an_action_is_said_to_answer_something() -> None:
    decisions = {str(kind.__struct_config__.tag) for kind in get_args(Decision)}
    answered = set()
    for tag, cells in rows(section("Actions")).items():
        answers = set(named(cells[1]))
        assert answers <= decisions, tag
        assert answers or cells[1] == "a trade", tag
        answered |= answers
    assert answered == decisions


def test_the_limits_and_the_version_are_those_of_the_program() -> None:
    assert f"the version of this format: {record.FORMAT}." in TEXT
    assert f"{record.MAX_LINE:,}".replace(",", " ") in TEXT
    assert f"{record.MAX_LINES:,}".replace(",", " ") in TEXT
    assert f"{record.MAX_BYTES:,}".replace(",", " ") in TEXT
    assert f"after every {record.CHECKPOINT_EVERY}th action" in TEXT


def test_the_rows_of_the_mine_are_right() -> None:
    told = re.findall(r"(-?\d) \| (\d+) to (\d+) \| (-?\d) to (-?\d)", section("Numbers and names"))
    assert len(told) == 9
    for r, first, last, low, high in (map(int, row) for row in told):
        assert HEXES[first] == (low, r)
        assert HEXES[last] == (high, r)
        assert last - first == high - low


def test_the_slots_of_the_mine_are_right() -> None:
    slots = {
        (kind, number): tuple(map(int, hexes.split(", ")))
        for kind, number, hexes in re.findall(
            r"^\| (wedge|long|short) (\d)[^|]*\| ([\d, ]+) \|$", TEXT, re.MULTILINE
        )
    }
    for kind, made in (("wedge", WEDGE_SLOTS), ("long", LONG_SLOTS), ("short", SHORT_SLOTS)):
        for number, slot in enumerate(made):
            assert slots[kind, str(number)] == slot


def test_the_vectors_of_dealing_are_right() -> None:
    dealing = section("Dealing")
    words = re.findall(r"^\| (\d+) \| ((?:`[0-9a-f]{16}` ?)+)\|$", dealing, re.MULTILINE)
    assert len(words) == 3
    for seed, drawn in words:
        deal = Deal(int(seed))
        assert [f"{deal._next():016x}" for _ in range(4)] == named(drawn)
    numbers = re.findall(r"^\| (\d+) \| ((?:\d ){10})\| ((?:\d ){10})\|$", dealing, re.MULTILINE)
    assert len(numbers) == 3
    for seed, below, shuffled in numbers:
        deal = Deal(int(seed))
        assert [deal.below(6) for _ in range(10)] == [int(n) for n in below.split()]
        assert Deal(int(seed)).shuffle(list(range(10))) == [int(n) for n in shuffled.split()]


def test_the_example_of_a_digest_is_right() -> None:
    example = re.search(r"digest of `(.+?)` would be `(\w+)`", TEXT.replace("\n", " "))
    assert example
    assert hashlib.sha256(example[1].encode()).hexdigest()[:16] == example[2]


def test_the_example_of_a_chain_is_right() -> None:
    example = re.findall(
        r"(?:object|and then)\s`(.+?)` as the \w+.*? `(.+?)`", section("The chain"), re.DOTALL
    )
    assert len(example) == 2
    bare, sealed = zip(*example, strict=True)
    assert checker.chained([line.encode() for line in bare]).decode().split() == list(sealed)


def test_the_content_hash_names_every_field() -> None:
    told = rows(section("The content hash"))
    content = load.default()
    words = {"name", "flavour", "picture"}
    assert list(told) == [
        f.name for f in msgspec.structs.fields(Content) if f.name not in ("hash", "files")
    ]
    for field, cells in told.items():
        value = getattr(content, field)
        if isinstance(value, dict):
            value = next(iter(value.values()))
        elif isinstance(value, tuple):
            value = value[0]
        expected = {f.name for f in msgspec.structs.fields(type(value))} - words
        assert set(named(cells[0])) == expected, field


def test_the_example_reads_a_record_with_undone_actions(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)
    path = tmp_path / "game.jsonl"
    options = Options("simple", 2)
    session = Session.new(options, 1, load.default(), path=path, durable=False, practice=True)
    for _ in range(3):
        session.play(session.game.choices()[0])
    assert session.undo(2)
    session.play(session.game.choices()[-1])
    session.close()
    header, actions = names["read_record"](path)
    assert header["seed"] == 1
    assert actions == msgspec.to_builtins(session.actions)
