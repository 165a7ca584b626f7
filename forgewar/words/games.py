"""What lists of games say: modes, how far a game has come, whose turn it is, and when that was."""

import time
from typing import TYPE_CHECKING

from forgewar.words import names
from forgewar.words.message import Message, message

if TYPE_CHECKING:
    from forgewar.rules.state import GameState
    from forgewar.session.record import Header
    from forgewar.session.summary import Summary

UNNAMED_PHASES = ("setup", "placement", "end", "scoring")  # the round says enough
_DAY = 86_400


def mode(header: "Header") -> Message:
    """ "Epic", "Simple solo, hard"."""
    options = header.options
    if not options.solo:
        return names.mode_label(options.mode)
    name = message(f"mode-{options.mode}")
    difficulty = message(f"difficulty-{options.difficulty}")
    return message("game-mode-solo", mode=name, difficulty=difficulty)


def guild(header: "Header", seat: int) -> Message:
    """A guild's name: that of its emblem."""
    return names.guild(header.seats[seat].colour)


def emblems(header: "Header") -> tuple[str, ...]:
    """The emblems of all sides, those of the automated colours of a solo game at the end."""
    return tuple(names.EMBLEMS[colour] for colour in header.colours)


def progress(header: "Header", summary: "Summary") -> Message:
    """How far a game has come: "Round 5 of 18, Stage I, market"."""
    if not summary.round:
        return message("game-not-begun")
    told = message("game-round-of", round=summary.round, rounds=header.options.rounds)
    if header.options.game_mode.changes_stage:
        told = message("game-further", far=told, further=message(f"stage-{summary.stage}"))
    return told if summary.over else _in_phase(told, summary.phase)


def moment(state: "GameState") -> Message:
    """Where in a game a moment is: "Round 5, market"."""
    if not state.round:
        return message("game-not-begun")
    return _in_phase(message("game-round", round=state.round), state.phase)


def _in_phase(far: Message, phase: str) -> Message:
    if phase in UNNAMED_PHASES:
        return far
    return message("game-further", far=far, further=message(f"game-phase-{phase}"))


def turn(header: "Header", summary: "Summary") -> Message:
    """Whose choice it is: "your turn: Tower"."""
    person = header.seats[summary.seat].player == "person"
    return message(
        "game-your-turn" if person else "game-their-turn", guild=guild(header, summary.seat)
    )


def result(header: "Header", summary: "Summary") -> Message:
    """How a game ended."""
    if summary.lost_by:
        return message("game-lost", round=summary.round)
    first = summary.ranking[0]
    points = summary.prestige[first]
    if header.options.solo:
        return message("game-won-solo", prestige=points)
    return message("game-won", guild=guild(header, first), prestige=points)


def describe_game(header: "Header", summary: "Summary") -> Message:
    """How a game stands in a few words, for the title: "round 5, your turn: Tower"."""
    if summary.over:
        return result(header, summary)
    far = message("game-beginning")
    if summary.round:
        far = message("game-at-round", round=summary.round)
    if header.options.solo:
        return far
    return message("game-further", far=far, further=turn(header, summary))


def date(then: float, now: float | None = None) -> Message:
    """A moment in plain words: "today, 20:15", "3 days ago", "16 November 2026"."""
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


def calendar_day(written: str) -> Message:
    """A day that is written as 2026-11-16."""
    try:
        at = time.strptime(written, "%Y-%m-%d")
    except ValueError:
        return message("date-unknown")
    return _day(at.tm_year, at.tm_mon, at.tm_mday)


def _day(year: int, month: int, day: int) -> Message:
    named = message(f"month-{month}")
    return message("date-day-of-year", day=day, month=named, year=str(year))


def _noon(at: time.struct_time) -> float:
    """The middle of a day: days apart are counted there, whatever the clocks do at night."""
    return time.mktime((at.tm_year, at.tm_mon, at.tm_mday, 12, 0, 0, 0, 0, -1))
