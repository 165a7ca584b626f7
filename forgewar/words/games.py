"""What lists of games say: modes, how far a game has come, whose turn it is, and when that was."""

import time

from forgewar.rules.state import GameState
from forgewar.session.record import Header
from forgewar.session.summary import Summary
from forgewar.words.names import EMBLEMS, MODES, STAGES

_PHASES = {"mine": "mine", "market": "market", "quest": "quests"}
_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip
_DAY = 86_400


def mode(header: Header) -> str:
    """ "Epic", "Simple solo, hard"."""
    options = header.options
    name = MODES[options.mode].capitalize()
    return f"{name} solo, {options.difficulty}" if options.solo else name


def guild(header: Header, seat: int) -> str:
    """A guild's name: that of its emblem."""
    return EMBLEMS[header.seats[seat].colour].capitalize()


def emblems(header: Header) -> tuple[str, ...]:
    """The emblems of all sides, those of the automated colours of a solo game at the end."""
    return tuple(EMBLEMS[colour] for colour in header.colours)


def progress(header: Header, summary: Summary) -> str:
    """How far a game has come: "Round 5 of 18, Stage I, market"."""
    if not summary.round:
        return "Before the first round"
    parts = [f"Round {summary.round} of {header.options.rounds}"]
    if header.options.mode == "epic":
        parts.append(f"Stage {STAGES[summary.stage]}")
    if summary.phase in _PHASES and not summary.over:
        parts.append(_PHASES[summary.phase])
    return ", ".join(parts)


def moment(state: GameState) -> str:
    """Where in a game a moment is: "Round 5, market"."""
    if not state.round:
        return "Before the first round"
    phase = f", {_PHASES[state.phase]}" if state.phase in _PHASES else ""
    return f"Round {state.round}{phase}"


def turn(header: Header, summary: Summary) -> str:
    """Whose choice it is: "your turn: Tower"."""
    name = guild(header, summary.seat)
    return (
        f"your turn: {name}" if header.seats[summary.seat].player == "person" else f"{name}'s turn"
    )


def result(header: Header, summary: Summary) -> str:
    """How a game ended."""
    if summary.lost_by:
        return f"Lost in round {summary.round}"
    first = summary.ranking[0]
    points = summary.prestige[first]
    if header.options.solo:
        return f"Won with {points} prestige"
    return f"{guild(header, first)} won with {points} prestige"


def told(header: Header, summary: Summary) -> str:
    """How a game stands in a few words, for the title: "round 5, your turn: Tower"."""
    if summary.over:
        return result(header, summary)
    how_far = f"round {summary.round}" if summary.round else "the beginning"
    return how_far if header.options.solo else f"{how_far}, {turn(header, summary)}"


def date(then: float, now: float | None = None) -> str:
    """A moment in plain words: "today, 20:15", "3 days ago", "16 November 2026"."""
    now = time.time() if now is None else now
    try:
        at, today = time.localtime(then), time.localtime(now)
        days = round((_noon(today) - _noon(at)) / _DAY)
    except (OverflowError, ValueError, OSError):  # a year that no calendar knows
        return "at some time"
    clock = f"{at.tm_hour:02}:{at.tm_min:02}"
    if days == 0:
        return f"today, {clock}"
    if days == 1:
        return f"yesterday, {clock}"
    if 1 < days < 7:
        return f"{days} days ago"
    day = f"{at.tm_mday} {_MONTHS[at.tm_mon - 1]}"
    return day if at.tm_year == today.tm_year else f"{day} {at.tm_year}"


def _noon(at: time.struct_time) -> float:
    """The middle of a day: days apart are counted there, whatever the clocks do at night."""
    return time.mktime((at.tm_year, at.tm_mon, at.tm_mday, 12, 0, 0, 0, 0, -1))
