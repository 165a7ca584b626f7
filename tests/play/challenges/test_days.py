"""Deals of the day, and a calendar that the clock can neither damage nor fill."""

from datetime import UTC, date, datetime, timedelta, timezone

from forgewar.content.challenges import deal_plan
from forgewar.play.challenges.days import (
    Calendar,
    daily_puzzle,
    deal_of,
    hours_to_next_deal,
    puzzle_streak,
)
from forgewar.play.challenges.kept import DayTry

DAY = timedelta(days=1)
TODAY = date(2026, 11, 17)


def played(*days: int) -> list[DayTry]:
    """Tries of days of November, in this order."""
    return [DayTry(f"2026-11-{day:02}", f"game-{day}", score=50) for day in days]


def streaks(today: int, *days: int) -> tuple[int, int]:
    calendar = Calendar(played(*days), date(2026, 11, today))
    return calendar.streak, calendar.best_streak


def test_deals_of_different_days_differ() -> None:
    deals = [deal_of(TODAY + DAY * i) for i in range(400)]
    assert len({deal.seed for deal in deals}) == 400
    modes = [deal.options.mode for deal in deals[:14]]
    assert modes == [deal_plan().week[(1 + i) % 7] for i in range(14)]  # from a Tuesday on


def test_every_puzzle_comes_once_before_any_comes_again() -> None:
    names = [f"puzzle-{i}" for i in range(30)]
    days = [daily_puzzle(TODAY + DAY * i, reversed(names)) for i in range(60)]
    assert sorted(days[:30]) == sorted(names)
    assert days[30:] == days[:30]


def test_a_streak_lasts_until_a_day_is_missed() -> None:
    assert streaks(17) == (0, 0)
    assert streaks(17, 16, 17) == (2, 2)
    assert streaks(17, 15, 16) == (2, 2)  # today is not over
    assert streaks(17, 14, 15) == (0, 2)
    assert streaks(17, 11, 12, 13, 16, 17) == (2, 3)


def test_an_unfinished_day_does_not_count() -> None:
    days = [*played(16), DayTry("2026-11-17", "game-17")]
    assert Calendar(days, TODAY).streak == 1


def test_days_ahead_of_the_clock_do_not_count_before_they_come() -> None:
    assert streaks(17, 16, 17, 18, 19) == (2, 2)
    assert streaks(19, 16, 17, 18, 19) == (4, 4)


def test_a_missed_day_cannot_be_filled_in_with_the_clock_set_back() -> None:
    assert streaks(17, 14, 15, 17, 16) == (1, 2)
    assert streaks(18, 14, 15, 17, 16, 18) == (2, 2)


def test_one_wrong_date_does_not_spoil_the_other_days() -> None:
    ahead = [DayTry("2031-01-01", "wrong", score=50), *played(14, 15, 16, 17)]
    assert Calendar(ahead, TODAY).streak == 4
    assert Calendar(ahead, date(2031, 1, 2)).best_streak == 4
    behind = [*played(14, 15), DayTry("2000-01-01", "wrong", score=50), *played(16, 17)]
    assert Calendar(behind, TODAY).streak == 4
    assert Calendar(behind, date(2000, 1, 1)).streak == 1
    assert len(Calendar(behind, TODAY).days) == 4


def test_days_in_a_row_with_a_solved_puzzle() -> None:
    assert puzzle_streak([], TODAY) == 0
    assert puzzle_streak(["2026-11-15", "2026-11-16"], TODAY) == 2
    assert puzzle_streak(["2026-11-15", "2026-11-17"], TODAY) == 1


def test_the_next_deal_opens_at_midnight_in_utc() -> None:
    evening = datetime(2026, 11, 17, 15, 0, tzinfo=UTC)
    assert hours_to_next_deal(evening) == 9
    assert hours_to_next_deal(evening.astimezone(timezone(timedelta(hours=9)))) == 9
    assert hours_to_next_deal(evening + timedelta(minutes=1)) == 9
    assert hours_to_next_deal(datetime(2026, 11, 17, 23, 59, 59, tzinfo=UTC)) == 1
    assert hours_to_next_deal(datetime(2026, 11, 18, tzinfo=UTC)) == 24
