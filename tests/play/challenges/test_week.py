"""A week of deals: seven days, a streak, a missed day, a changed clock, and a new release."""

import os
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

from forgewar.content import load
from forgewar.content.challenges import content_of, ladder
from forgewar.play.challenges import kept as module
from forgewar.play.challenges.days import Calendar, deal_of, deal_of_game
from forgewar.play.challenges.kept import note_day_begun, note_day_done, read_kept
from forgewar.play.challenges.results import share_line
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session

MONDAY = date(2026, 11, 16)
DAY = timedelta(days=1)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path))


class Clock:
    """The clock of a machine, which somebody may change."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.today = MONDAY
        monkeypatch.setattr(module, "utc_today", lambda: self.today)

    def play(self, *, score: int = 90, content: str = "first") -> bool:
        """Begin and finish the deal of the day that the clock shows; whether it counts."""
        game = f"{self.today}-{len(read_kept().days)}-{score}"
        counts = note_day_begun(self.today, game, content)
        note_day_done(game, score, deal_of(self.today).marks.medal(score), "x" * 7, lost=False)
        return counts

    @property
    def streak(self) -> int:
        return Calendar(read_kept().days, self.today).streak


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_seven_days_make_a_streak_of_seven(clock: Clock) -> None:
    for number in range(7):
        clock.today = MONDAY + DAY * number
        assert clock.play()
        assert clock.streak == number + 1
    assert [each.date for each in read_kept().days] == [MONDAY + DAY * i for i in range(7)]


def test_more_tries_of_a_day_are_practice(clock: Clock) -> None:
    assert clock.play(score=70)
    assert not clock.play(score=150)
    assert [each.score for each in read_kept().days] == [70]


def test_a_missed_day_begins_a_new_streak(clock: Clock) -> None:
    for number in (0, 1, 3, 4):
        clock.today = MONDAY + DAY * number
        clock.play()
    assert clock.streak == 2
    assert Calendar(read_kept().days, clock.today).best_streak == 2


def test_a_clock_set_back_neither_fills_a_gap_nor_loses_a_day(clock: Clock) -> None:
    for number in (0, 1, 3):
        clock.today = MONDAY + DAY * number
        clock.play()
    clock.today = MONDAY + DAY * 2
    clock.play()
    clock.today = MONDAY + DAY * 4
    clock.play()
    assert clock.streak == 2
    assert len(Calendar(read_kept().days, clock.today).days) == 4


def test_a_clock_set_ahead_counts_nothing_before_its_day(clock: Clock) -> None:
    clock.play()
    clock.today = MONDAY + DAY * 5
    clock.play()
    clock.today = MONDAY + DAY
    assert clock.play()
    assert clock.streak == 2
    assert len(read_kept().days) == 3  # nothing is removed


def test_a_new_release_keeps_the_try_of_the_day_and_the_streak(clock: Clock) -> None:
    clock.play(content="first")
    clock.today = MONDAY + DAY
    note_day_begun(clock.today, "begun", "first")
    assert not clock.play(content="second", score=150)  # after the update: practice
    note_day_done("begun", 80, None, "x" * 7, lost=False)  # found by its hash, played on
    clock.today = MONDAY + DAY * 2
    assert clock.play(content="second")
    assert clock.streak == 3
    assert [each.content for each in read_kept().days] == ["first", "first", "second"]


def test_a_deal_changes_with_the_cards_but_not_its_seed() -> None:
    deal = deal_of(MONDAY)
    other = content_of(ladder().contracts["empty_purse"], load.default())
    first, second = (Game.new(deal.options, deal.seed, each) for each in (load.default(), other))
    assert first.state.digest() == second.state.digest()  # dealt alike, with other cards
    assert load.default().hash != other.hash


def test_the_line_to_share_has_the_streak_of_its_day(clock: Clock) -> None:
    for number in range(2):
        clock.today = MONDAY + DAY * number
        marks = deal_of(clock.today).marks
        clock.play(score=marks.silver)
    kept = read_kept()
    line = str(share_line(kept.days[-1], kept))
    silver = deal_of(clock.today).marks.silver
    assert line == f"Forge War, 17 November: {silver} (silver) · quests ■■■■■■■ · streak 2"
    assert str(share_line(kept.days[0], kept)).endswith("streak 1")


def test_a_game_is_recognised_as_the_deal_of_its_day() -> None:
    deal = deal_of(MONDAY)
    seats = (Seat("You", COLOURS[0]),)
    session = Session.new(deal.options, deal.seed, load.default(), seats=seats)
    assert deal_of_game(session.header, MONDAY + DAY * 30) == deal
    assert deal_of_game(session.header, MONDAY - DAY * 30) is None
    harder = Options(deal.options.mode, 1, difficulty="hard")
    for options, seed in ((deal.options, deal.seed + 1), (harder, deal.seed)):
        other = Session.new(options, seed, load.default(), seats=seats)
        assert deal_of_game(other.header, MONDAY) is None


_PRINTED = """
from datetime import date, timedelta
from forgewar.content import load
from forgewar.play.challenges.days import daily_puzzle, deal_of
from forgewar.play.lessons.puzzles import puzzles
from forgewar.rules.game import Game
for i in range(7):
    day = date(2026, 11, 16) + timedelta(days=i)
    deal = deal_of(day)
    state = Game.new(deal.options, deal.seed, load.default()).state
    print(day, deal.options.mode, deal.seed, state.digest(), daily_puzzle(day, puzzles()))
"""


@pytest.mark.slow
def test_two_machines_get_the_same_week() -> None:
    """Elsewhere: another time zone, another language, another order of hashes."""
    found = [
        subprocess.run(
            [sys.executable, "-c", _PRINTED],
            env=os.environ | {"TZ": zone, "LANG": tongue, "PYTHONHASHSEED": seed},
            capture_output=True, text=True, check=True,
        ).stdout
        for zone, tongue, seed in (("Asia/Tokyo", "ja_JP.UTF-8", "1"), ("UTC", "C", "2"))
    ]  # fmt: skip
    assert found[0] == found[1]
    assert len(found[0].splitlines()) == 7


def test_seeds_of_known_days_never_change() -> None:
    """Whoever updates the program on a day still plays the deal of that day."""
    assert [deal_of(MONDAY + DAY * i).seed for i in range(2)] == SEEDS


SEEDS = [24280071377073, 149057816761575]
