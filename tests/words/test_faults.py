"""Faults in words: whatever can go wrong below the words has a sentence in every language."""

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from words.speaking import speaking

import forgewar
from forgewar.fault import Fault, fault
from forgewar.words.faults import describe_fault
from forgewar.words.language import language, language_tags

CODE = Path(forgewar.__file__).parent
ONLY_FAULTS = ("record-", "options-")


class Made(NamedTuple):
    """A place where a fault is made."""

    where: str
    id: str
    values: tuple[str, ...]


def made_in(source: str, name: str) -> list[Made]:
    calls = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "fault"
    ]
    found = []
    for call in calls:
        (id_,) = call.args
        assert isinstance(id_, ast.Constant), f"{name}:{call.lineno}: the id is not literal"
        values = tuple(keyword.arg or "" for keyword in call.keywords)
        found.append(Made(f"{name}:{call.lineno}", str(id_.value), values))
    return found


@cache
def all_made() -> list[Made]:
    """Every place of the code that makes one."""
    sources = {path: path.read_text(encoding="utf-8") for path in sorted(CODE.rglob("*.py"))}
    return [
        made
        for path, source in sources.items()
        if "fault(" in source
        for made in made_in(source, path.relative_to(CODE).as_posix())
    ]


def test_faults_are_found_where_they_are_made() -> None:
    assert made_in('raise RecordError(fault("record-older", file=name))', "x.py") == [
        Made("x.py:1", "record-older", ("file",))
    ]
    makers = {made.where.partition("/")[0] for made in all_made()}
    assert makers == {"ai", "play", "rules", "server", "session"}


@pytest.mark.slow
def test_no_fault_is_made_in_another_way() -> None:
    """So that none is missed here."""
    for path in sorted(CODE.rglob("*.py")):
        if path != CODE / "fault.py":
            tree = ast.parse(path.read_text(encoding="utf-8"))
            calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
            assert not [call for call in calls if getattr(call.func, "id", "") == "Fault"], path


@pytest.mark.parametrize("tag", language_tags())
def test_every_fault_has_a_sentence_and_no_other_has(
    tag: str, caplog: pytest.LogCaptureFixture
) -> None:
    ids = {id_ for id_ in language(tag).ids if id_.startswith(ONLY_FAULTS)}
    assert ids == {made.id for made in all_made() if made.id.startswith(ONLY_FAULTS)}
    for made in all_made():
        with speaking(tag):
            sentence = str(
                describe_fault(fault(made.id, **{name: f"<{name}>" for name in made.values}))
            )
        assert sentence != made.id
        for name in made.values:
            assert f"<{name}>" in sentence, (made.where, sentence)
    assert not caplog.records, "a message that is missing, or takes what it is not given, is logged"


def test_a_fault_explains_another_in_the_same_language() -> None:
    why = fault("record-line-damaged", line="7", file="a.jsonl", why=fault("record-no-hash"))
    found = fault("record-sound-for", file="a.jsonl", actions=1, problem=why)
    damaged = "line 7 of a.jsonl is damaged (it does not end with its hash)"
    assert str(describe_fault(found)) == f"a.jsonl is intact for 1 action only: {damaged}."
    with speaking("pl"):
        assert str(describe_fault(found)).replace("\u00a0", " ") == (
            "Z pliku a.jsonl da się odtworzyć tylko 1 akcję: wiersz 7 w pliku a.jsonl jest "
            "uszkodzony (nie ma na końcu właściwej sumy kontrolnej)."
        )


def test_what_strangers_wrote_is_harmless_wherever_a_fault_is_from() -> None:
    wild = "\x1b[2J\n\u202e" + "x" * 1000
    for found in (
        fault("record-older", file=wild),
        msgspec.convert({"id": "record-older", "values": {"file": wild}}, Fault),
    ):
        assert str(describe_fault(found)).isprintable()
        assert str(found).isprintable()
        assert len(str(describe_fault(found))) <= 400


def test_faults_do_not_lie_too_deep_within_each_other() -> None:
    found = fault("record-no-hash")
    for _ in range(2):
        found = fault("record-older", file=found)
    with pytest.raises(ValueError, match="too deep"):
        fault("record-older", file=found)
