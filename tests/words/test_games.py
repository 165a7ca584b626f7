"""What lists of games say."""

import calendar
import time
from types import SimpleNamespace
from typing import cast

import pytest
from words.speaking import speaking

from forgewar.rules.state import GameState, Options
from forgewar.session.record import COLOURS, FORMAT, Header, Seat
from forgewar.session.summary import Summary
from forgewar.words import games

SOLO = Options("simple", 1, difficulty="hard")


def header(options: Options) -> Header:
    players = ("person", "master", "person", "person")
    seats = tuple(Seat("", colour, kind) for colour, kind in zip(COLOURS, players, strict=True))
    return Header(FORMAT, "", "", options, 1, seats[: options.guilds])


def summary(round_: int = 5, phase: str = "market", seat: int = 0, **more: object) -> Summary:
    values = {"prestige": (40, 61), "ranking": (), "lost_by": "", **more}
    return Summary(9, round_, 2, phase, seat, down=0, terrain=(), cells=(), **values)


@pytest.mark.parametrize(
    ("options", "mode"),
    [(Options("epic", 2), "Epic"), (Options("simple", 2), "Simple"), (SOLO, "Simple solo, hard")],
)
def test_a_game_is_called_by_its_mode(options: Options, mode: str) -> None:
    assert str(games.mode(header(options))) == mode


def test_all_sides_have_emblems() -> None:
    assert games.emblems(header(Options("simple", 2))) == ("tower", "sun")
    assert len(games.emblems(header(SOLO))) == SOLO.sides
    assert str(games.guild(header(Options("simple", 2)), 1)) == "Sun"


OVER = {"ranking": (1, 0), "seat": -1}


@pytest.mark.parametrize(
    ("options", "found", "progress", "told"),
    [
        (Options("simple", 2), summary(0, "setup"), "Before the first round",
         "at the start, your turn: Tower"),
        (Options("simple", 2), summary(), "Round 5 of 7, market", "round 5, your turn: Tower"),
        (Options("simple", 2), summary(5, "end", 1), "Round 5 of 7", "round 5, Sun's turn"),
        (Options("epic", 2), summary(), "Round 5 of 18, Stage II, market",
         "round 5, your turn: Tower"),
        (SOLO, summary(), "Round 5 of 7, market", "round 5"),
        (Options("simple", 2), summary(7, **OVER), "Round 7 of 7", "Sun won with 61 prestige"),
        (SOLO, summary(7, seat=-1, ranking=(0,)), "Round 7 of 7", "Won with 40 prestige"),
        (SOLO, summary(4, seat=-1, ranking=(0,), lost_by="SOLO-11"), "Round 4 of 7",
         "Lost in round 4"),
    ],
)  # fmt: skip
def test_how_a_game_stands(options: Options, found: Summary, progress: str, told: str) -> None:
    assert str(games.progress(header(options), found)) == progress
    assert str(games.describe_game(header(options), found)) == told


@pytest.mark.parametrize(
    ("round_", "phase", "told"),
    [(0, "setup", "Before the first round"), (5, "mine", "Round 5, mine"), (5, "end", "Round 5")],
)
def test_a_moment_is_told_by_round_and_phase(round_: int, phase: str, told: str) -> None:
    state = cast(GameState, SimpleNamespace(round=round_, phase=phase))
    assert str(games.moment(state)) == told


def test_dates_are_told_in_plain_words() -> None:
    now = time.mktime((2026, 11, 16, 20, 15, 0, 0, 0, -1))
    day = 86_400
    assert str(games.date(now - 3600, now)) == "today, 19:15"
    assert str(games.date(now - day, now)) == "yesterday, 20:15"
    assert str(games.date(now - 3 * day, now)) == "3 days ago"
    assert str(games.date(now - 20 * day, now)) == "27 October"
    assert str(games.date(now - 400 * day, now)) == "12 October 2025"
    assert str(games.date(now + 40 * day, now)) == "26 December"
    assert str(games.date(now - 2 * day, now)) == "2 days ago"
    assert str(games.date(now - 6 * day, now)) == "6 days ago"
    assert str(games.date(now - 7 * day, now)) == "9 November"
    assert str(games.date(now + day, now)) == "17 November"
    assert str(games.date(time.time())).startswith("today, ")
    assert str(games.date(1e300, now)) == "date unknown"


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the system sets the time zone")
@pytest.mark.parametrize(
    ("ahead", "told", "earlier"),  # hours ahead of UTC; an hour ago, and two days before that
    [
        (0, "today, 22:30", "2 days ago"),
        (1, "yesterday, 23:30", "3 days ago"),
        (2, "today, 00:30", "2 days ago"),
        (9, "today, 07:30", "2 days ago"),
        (-8, "today, 14:30", "2 days ago"),
    ],
)
def test_dates_are_those_of_the_clock_on_the_wall(
    ahead: int, told: str, earlier: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    half_past_ten = calendar.timegm((2026, 11, 16, 22, 30, 0))
    now = half_past_ten + 3600
    monkeypatch.setenv("TZ", f"HERE{-ahead:+}")
    time.tzset()
    try:
        assert str(games.date(half_past_ten, now)) == told
        assert str(games.date(half_past_ten - 2 * 86_400, now)) == earlier
    finally:
        monkeypatch.undo()
        time.tzset()


def test_a_day_is_told_as_its_language_tells_it() -> None:
    assert str(games.calendar_day("2026-03-09")) == "9 March 2026"
    assert str(games.calendar_day("9th of March")) == "date unknown"
    with speaking("de"):
        assert str(games.calendar_day("2026-03-09")) == "9. März 2026"


def test_days_are_counted_over_the_ends_of_months_and_years() -> None:
    def at(*day: int) -> float:
        return time.mktime((*day, 20, 15, 0, 0, 0, -1))

    assert str(games.date(at(2026, 10, 31), at(2026, 11, 2))) == "2 days ago"
    assert str(games.date(at(2026, 12, 31), at(2027, 1, 1))) == "yesterday, 20:15"
    assert str(games.date(at(2026, 12, 25), at(2027, 1, 1))) == "25 December 2026"
