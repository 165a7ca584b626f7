"""What is kept of challenges: filled, emptied, damaged, and written by two programs at once."""

from datetime import date
from pathlib import Path

import pytest

from forgewar.content.challenges import Medal
from forgewar.play.challenges import kept as module
from forgewar.play.challenges.kept import (
    Kept,
    kept_file,
    note_contract_begun,
    note_contract_done,
    note_daily_puzzle,
    note_day_begun,
    note_day_done,
    read_kept,
)

DAY = date(2026, 11, 17)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path))


def finish(contract: str, score: int, medal: Medal | None, game: str, *, lost: bool) -> None:
    note_contract_begun(contract, game)
    note_contract_done(game, score, medal, lost=lost)


def test_the_best_try_at_a_contract_is_kept() -> None:
    finish("no_barracks", 70, None, "a", lost=False)
    finish("no_barracks", 90, "silver", "b", lost=False)
    finish("no_barracks", 80, "bronze", "c", lost=False)
    finish("no_barracks", 200, None, "d", lost=True)
    found = read_kept().contracts["no_barracks"]
    assert (found.score, found.medal, found.game, found.tries) == (90, "silver", "b", 4)


def test_a_record_is_counted_once_as_a_try() -> None:
    note_contract_begun("no_barracks", "b")
    for _ in range(2):
        note_contract_done("b", 90, "silver", lost=False)
    assert read_kept().contracts["no_barracks"].tries == 1


def test_a_game_that_was_not_begun_as_a_contract_is_no_try() -> None:
    note_contract_done("b", 90, "gold", lost=False)
    assert read_kept() == Kept()


def test_only_so_many_unfinished_tries_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_BEGUN", 2)
    for game in "abc":
        note_contract_begun("no_barracks", game)
    assert [*read_kept().begun] == ["b", "c"]


def test_the_first_try_at_a_day_counts_and_no_other() -> None:
    assert note_day_begun(DAY, "a", "hash")
    assert not note_day_begun(DAY, "b", "hash")
    assert note_day_begun(DAY, "a", "hash")  # taken up again
    note_day_done("b", 200, "gold", "x", lost=False)
    assert not read_kept().days[0].is_finished
    note_day_done("a", 100, "bronze", "x-*", lost=False)
    note_day_done("a", 200, "gold", "xxx", lost=False)
    (found,) = read_kept().days
    assert (found.game, found.score, found.medal, found.rounds) == ("a", 100, "bronze", "x-*")


def test_a_daily_puzzle_is_noted_once() -> None:
    note_daily_puzzle(DAY, "mine_1")
    note_daily_puzzle(DAY, "mine_2")
    assert read_kept().puzzles == {"2026-11-17": "mine_1"}


def test_an_emptied_file_begins_anew() -> None:
    note_day_begun(DAY, "a", "hash")
    kept_file().unlink()
    assert read_kept() == Kept()
    kept_file().write_bytes(b"")
    assert read_kept() == Kept()
    note_day_begun(DAY, "b", "hash")
    assert [each.game for each in read_kept().days] == ["b"]


@pytest.mark.parametrize(
    "damage",
    [
        "nothing",
        '{"days": [{"day": "2026-11-17", "game": 3}]}',
        '{"days": [{"day": "2026-02-30", "game": "a"}]}',
        '{"days": [{"day": "yesterday", "game": "a"}]}',
        '{"puzzles": {"2026-02-30": "a"}}',
        '{"contracts": {"no_barracks": {"score": 1, "medal": "tin"}}}',
        "[" * 5000,
    ],
)
def test_a_damaged_file_is_put_aside_and_begun_anew(damage: str) -> None:
    kept_file().parent.mkdir(parents=True)
    kept_file().write_text(damage, encoding="utf-8")
    assert read_kept() == Kept()
    note_daily_puzzle(DAY, "mine_1")
    assert read_kept().puzzles == {"2026-11-17": "mine_1"}
    aside = kept_file().with_name("challenges.damaged-1.json")
    assert aside.read_text(encoding="utf-8") == damage


def test_a_file_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way", encoding="utf-8")
    assert note_day_begun(DAY, "a", "hash")
    assert read_kept() == Kept()


def test_two_programs_keep_each_others_results() -> None:
    """Each change is made to what the file holds, not to what a program read before."""
    read_kept()  # by the one
    finish("no_barracks", 90, "silver", "a", lost=False)  # by the other
    finish("no_clerk", 70, "bronze", "b", lost=False)
    note_day_begun(DAY, "c", "hash")
    found = read_kept()
    assert [*found.contracts] == ["no_barracks", "no_clerk"]
    assert [each.game for each in found.days] == ["c"]


def test_only_so_many_days_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_DAYS", 2)
    for number in (1, 2, 3):
        day = date(2026, 11, number)
        note_day_begun(day, str(number), "hash")
        note_daily_puzzle(day, str(number))
    assert [each.game for each in read_kept().days] == ["2", "3"]
    assert [*read_kept().puzzles.values()] == ["2", "3"]
