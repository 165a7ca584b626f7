"""What a previewed move would do, worker by worker, in the column beside the mine."""

from dataclasses import dataclass

from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.svg import box
from forgewar.content.model import RESOURCES
from forgewar.play.match import Match
from forgewar.rules import events as ev

_ROW = 31.0
_WIDE = 240.0  # narrower columns tell only what a worker becomes


@dataclass(slots=True)
class _Line:
    """A worker before and after (-1: none), with words; `gain` is the resource it yields, or -1."""

    before: int
    after: int
    text: str
    bad: bool = False
    gain: int = -1


def title(events: list[ev.Event]) -> str:
    """What kind of move it is."""
    move = next((e for e in events if isinstance(e, ev.OverseerMoved)), None)
    if move is None:
        return "The worker" if events else "The mine"
    many = len(move.jumped)
    return f"Jump {many} worker{'s' if many > 1 else ''}" if many else "Move"


def draw_telling(
    c: Canvas,
    match: Match,
    events: list[ev.Event],
    place: tuple[float, float, float],
    foot: float,
) -> None:
    """From `place` (x, y, room) down to `foot`. A strike is told even where there is no room for
    every worker."""
    x, y, room = place
    strikes = [e for e in events if isinstance(e, ev.Struck)]
    below = foot - 38 * len(strikes)
    lines = _lines(match, events)
    fit = max(0, int((below - y + _ROW * 0.6) // _ROW))
    if len(lines) > fit:
        fit = max(0, fit - 1)
    for line in lines[:fit]:
        _draw_line(c, match, line, x, y, room)
        y += _ROW
    if len(lines) > fit:
        c.text(f"and {len(lines) - fit} more", x, y, size=16, colour=palette.DIM)
        y += _ROW
    for strike in strikes:
        _draw_strike(c, match, strike, x, y - 12, room)
        y += 38


def _lines(match: Match, events: list[ev.Event]) -> list[_Line]:
    gains = {e.hex: e.resource for e in events if isinstance(e, ev.ResourcesChanged) and e.hex >= 0}
    lines: list[_Line] = []
    for event in events:
        if isinstance(event, ev.WorkerAppeared):
            line = _Line(-1, event.side, "New worker")
        elif isinstance(event, ev.WorkerTurned):
            line = _Line(event.old, event.new, f"Turns to {match.name(event.new)}")
        elif isinstance(event, ev.WorkerDefected):
            line = _Line(event.old, event.new, f"Defects to {match.name(event.new)}", bad=True)
        elif isinstance(event, ev.WorkerRemoved):
            line = _Line(event.side, -1, "Leaves the mine", bad=True)
        elif isinstance(event, ev.WorkerMoved):
            lines.append(_Line(event.side, event.side, "Is set here"))
            continue
        else:
            continue
        line.gain = gains.get(event.hex, -1)
        lines.append(line)
    return lines


def _draw_line(c: Canvas, match: Match, line: _Line, x: float, y: float, room: float) -> None:
    left = x
    if room >= _WIDE:
        _piece(c, match, line.before, x + 11, y)
        c.picture("icons/arrow", x + 32, y, 13, ax=0.5, ay=0.5, tint=palette.DIM)
        left = x + 42
    shown = line.after if line.after >= 0 or room >= _WIDE else line.before
    _piece(c, match, shown, left + 11, y)
    left += 30
    colour = palette.EMBER_LIGHT if line.bad else palette.BONE
    right = x + room
    if line.gain >= 0:
        c.picture(f"resources/{RESOURCES[line.gain]}", right - 11, y, 22, 20, ax=0.5, ay=0.5)
        c.text("+1", right - 27, y, size=16, colour=palette.MOSS_LIGHT, anchor="r")
        right -= 52
    c.text(line.text, left, y, size=16, colour=colour, room=right - left)


def _piece(c: Canvas, match: Match, side: int, x: float, y: float) -> None:
    """A worker, or a ring where there is none; centred."""
    if side >= 0:
        c.picture(f"pieces/worker_{match.emblem(side)}", x, y, 22, 26, ax=0.5, ay=0.5)
        return
    ring = f'<circle cx="8" cy="8" r="6.5" fill="none" stroke="{palette.OFF}" stroke-width="1.6"/>'
    c.shape(x - 8, y - 8, 16, 16, ring)


def _draw_strike(
    c: Canvas, match: Match, strike: ev.Struck, x: float, y: float, room: float
) -> None:
    body = box(0, 0, room, 32, 6, palette.EMBER) + box(1.5, 1.5, room - 3, 29, 5, "#54200F")
    c.shape(x, y, room, 32, body)
    c.picture("icons/strike", x + 18, y + 16, 20, ax=0.5, ay=0.5)
    words = f"Strike: {len(strike.hexes)} of {match.name(strike.side)} leave"
    c.text(words, x + 36, y + 16, size=16, face="Bold", room=room - 44)
