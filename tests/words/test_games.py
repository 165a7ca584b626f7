"""What lists of games say."""

import time

from words.speaking import speaking

from forgewar.words import games


def test_dates_are_told_in_plain_words() -> None:
    now = time.mktime((2026, 11, 16, 20, 15, 0, 0, 0, -1))
    day = 86_400
    assert str(games.date(now - 3600, now)) == "today, 19:15"
    assert str(games.date(now - day, now)) == "yesterday, 20:15"
    assert str(games.date(now - 3 * day, now)) == "3 days ago"
    assert str(games.date(now - 20 * day, now)) == "27 October"
    assert str(games.date(now - 400 * day, now)) == "12 October 2025"
    assert str(games.date(now + 40 * day, now)) == "26 December"
    assert str(games.date(1e300, now)) == "at some time"


def test_a_day_is_told_as_its_language_tells_it() -> None:
    assert str(games.calendar_day("2026-03-09")) == "9 March 2026"
    assert str(games.calendar_day("9th of March")) == "at some time"
    with speaking("de"):
        assert str(games.calendar_day("2026-03-09")) == "9. März 2026"
