"""Records of every released format, frozen as players have them, still open as the same games."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from fixtures.freeze_format import FORMATS, GAMES, loaded
from session.fault_text import raises_fault

from forgewar.session import record as record_module
from forgewar.session import session as session_module
from forgewar.session import upgrades
from forgewar.session.error import NeedsCopy
from forgewar.session.record import FORMAT, Undone, read_record
from forgewar.session.session import Session
from forgewar.session.upgrades import Plain, Upgrade

FILES = sorted(FORMATS.glob("*/*.jsonl"))
HOW_TO = (
    "Frozen records are players' games. Do not record them anew: write a step in "
    "session/upgrades.py that turns the old lines into what the rules understand now"
)


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def expected(path: Path) -> dict[str, Any]:
    found = msgspec.json.decode((path.parent / "expected.json").read_bytes())
    return dict(found[path.stem])


def test_every_format_is_frozen() -> None:
    assert [folder.name for folder in sorted(FORMATS.iterdir())] == [
        str(number) for number in range(1, FORMAT + 1)
    ]
    assert len(FILES) == FORMAT * len(GAMES)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_frozen_record_loads_as_the_game_it_was(path: Path) -> None:
    assert loaded(path) == expected(path), HOW_TO


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_frozen_record_is_played_on(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    try:
        session = Session.load(copy)
    except NeedsCopy:
        session = Session.salvage(copy, tmp_path / "copy.jsonl")
    assert len(session.actions) == expected(path)["actions"]
    if session.game.decision is not None:
        session.play(session.game.choices()[0])
    session.close()


def take_back_is_called_so(line: Plain) -> Plain:
    return line | {"line": "take_back"} if line["line"] == "undo" else line


def undo_again(line: Plain) -> Plain:
    return line | {"line": "undo"} if line["line"] == "take_back" else line


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_frozen_record_takes_every_step_that_comes_after_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two more formats are made up: one renames a line, the next takes that back."""
    steps = [Upgrade(line=take_back_is_called_so), Upgrade(line=undo_again)]
    monkeypatch.setattr(upgrades, "UPGRADES", [*upgrades.UPGRADES, *steps])
    for module in (record_module, session_module):
        monkeypatch.setattr(module, "FORMAT", FORMAT + 2)

    assert loaded(path) == expected(path)
    assert read_record(path).written == int(path.parent.name)
    with raises_fault("older version of the game", NeedsCopy):
        Session.load(path)


def test_the_frozen_records_hold_what_was_taken_back() -> None:
    assert any(isinstance(line, Undone) for path in FILES for line in read_record(path).lines)
