"""Games in lists: mode, progress, turn, result and date, in words."""

import time
from typing import TYPE_CHECKING

from forgewar.words import names
from forgewar.words.message import Message, message

if TYPE_CHECKING:
    import datetime

    from forgewar.rules.state import GameState
    from forgewar.session.record import Header
    from forgewar.session.summary import Summary

UNNAMED_PHASES = ("setup", "placement", "end", "scoring")  # the round says enough
_DAY = 86_400


def mode(header: "Header") -> Message:
    """ "Epic", "Simple solo, hard" """
    options = header.options
    if not options.solo:
        return names.mode_label(options.mode)
    name = message(f"mode-{options.mode}")
    difficulty = message(f"difficulty-{options.difficulty}")
    return message("game-mode-solo", mode=name, difficulty=difficulty)


def guild(header: "Header", seat: int) -> Message:
    """Name of a guild: that of its emblem."""
    return names.guild(header.seats[seat].colour)


def emblems(header: "Header") -> tuple[str, ...]:
    """Emblems of all sides; automated colours of a solo game come last."""
    return tuple(names.EMBLEMS[colour] for colour in header.colours)


def progress(header: "Header", summary: "Summary") -> Message:
    """Progress of a game: "Round 5 of 18, Stage I, market"."""
    if not summary.round:
        return message("game-not-begun")
    progress_ = message("game-round-of", round=summary.round, rounds=header.options.rounds)
    if header.options.game_mode.changes_stage:
        progress_ = message(
            "game-further", far=progress_, further=message(f"stage-{summary.stage}")
        )
    return progress_ if summary.over else _in_phase(progress_, summary.phase)


def moment(state: "GameState") -> Message:
    """A moment of a game: "Round 5, market"."""
    if not state.round:
        return message("game-not-begun")
    return _in_phase(message("game-round", round=state.round), state.phase)


def _in_phase(far: Message, phase: str) -> Message:
    if phase in UNNAMED_PHASES:
        return far
    return message("game-further", far=far, further=message(f"game-phase-{phase}"))


def turn(header: "Header", summary: "Summary") -> Message:
    """Guild that decides: "your turn: Tower"."""
    person = header.seats[summary.seat].player == "person"
    return message(
        "game-your-turn" if person else "game-their-turn", guild=guild(header, summary.seat)
    )


def result(header: "Header", summary: "Summary") -> Message:
    """Result of a finished game."""
    if summary.lost_by:
        return message("game-lost", round=summary.round)
    first = summary.ranking[0]
    points = summary.prestige[first]
    if header.options.solo:
        return message("game-won-solo", prestige=points)
    return message("game-won", guild=guild(header, first), prestige=points)


def describe_game(header: "Header", summary: "Summary") -> Message:
    """Progress and turn in a few words, for the title: "round 5, your turn: Tower"."""
    if summary.over:
        return result(header, summary)
    far = message("game-beginning")
    if summary.round:
        far = message("game-at-round", round=summary.round)
    if header.options.solo:
        return far
    return message("game-further", far=far, further=turn(header, summary))


def date(then: float, now: float | None = None) -> Message:
    """A date relative to now: "today, 20:15", "3 days ago", "16 November 2026"."""
    now = time.time() if now is None else now
    try:
        at, today = time.localtime(then), time.localtime(now)
        days = round((_noon(today) - _noon(at)) / _DAY)
    except (OverflowError, ValueError, OSError):  # a year that no calendar knows
        return message("date-unknown")
    if days in (0, 1):
        clock = f"{at.tm_hour:02}:{at.tm_min:02}"
        return message("date-yesterday" if days else "date-today", clock=clock)
    if 1 < days < 7:
        return message("date-days-ago", count=days)
    if at.tm_year == today.tm_year:
        return message("date-day", day=at.tm_mday, month=message(f"month-{at.tm_mon}"))
    return _day(at.tm_year, at.tm_mon, at.tm_mday)


def short_day(day: "datetime.date") -> Message:
    """A day without its year: "17 November"."""
    return message("date-day", day=day.day, month=message(f"month-{day.month}"))


def calendar_day(written: str) -> Message:
    """A day written as 2026-11-16."""
    try:
        at = time.strptime(written, "%Y-%m-%d")
    except ValueError:
        return message("date-unknown")
    return _day(at.tm_year, at.tm_mon, at.tm_mday)


def _day(year: int, month: int, day: int) -> Message:
    named = message(f"month-{month}")
    return message("date-day-of-year", day=day, month=named, year=str(year))


def _noon(at: time.struct_time) -> float:
    """Noon of a day, from which days are counted: clock changes at night do not matter."""
    return time.mktime((at.tm_year, at.tm_mon, at.tm_mday, 12, 0, 0, 0, 0, -1))
