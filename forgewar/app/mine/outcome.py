"""Outcome of a previewed move, worker by worker, in the column beside the mine."""

from forgewar.app.kit import palette
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.svg import box
from forgewar.content.model import RESOURCES
from forgewar.play.match import Match
from forgewar.play.mine import MineView
from forgewar.play.mine_moves import Move, Outcome, Strike, Worker
from forgewar.words import Message, message, say

_ROW = 31.0
_STRIKE_ROW = 38.0
_WIDE = 240.0  # narrower columns tell only what a worker becomes


def draw_outcome(c: Canvas, match: Match, view: MineView, told: Outcome, place: Box) -> None:
    """Line by line into a box. A strike is told even where there is no room for every worker."""
    x, y, room, height = place
    strikes = told.strikes
    below = height - _STRIKE_ROW * len(strikes)
    lines = _lines(match, told)
    fit = max(0, int((below + _ROW * 0.6) // _ROW))
    if len(lines) > fit:
        fit = max(0, fit - 1)
    for line in lines[:fit]:
        if isinstance(line, Worker):
            _draw_worker(c, match, view, line, x, y, room)
        else:
            c.text(str(line), x, y, size=16, face="Bold", colour=palette.DIM, room=room)
        y += _ROW
    if len(lines) > fit:
        more = sum(isinstance(line, Worker) for line in lines[fit:])
        c.text(say("mine-more", count=more), x, y, size=16, colour=palette.DIM)
        y += _ROW
    for strike in strikes:
        _draw_strike(c, match, strike, x, y - 12, room)
        y += _STRIKE_ROW


def _lines(match: Match, told: Outcome) -> list[Worker | Message]:
    """Workers, with a line before those that an automated colour's answer touches."""
    lines: list[Worker | Message] = []
    for number, move in enumerate(told.moves):
        if number:
            lines.append(_answer(match, move))
        lines += move.workers
    return lines


def _answer(match: Match, move: Move) -> Message:
    guild = match.view.name(move.side)
    if move.jumped:
        return message("mine-then-jump", guild=guild, count=len(move.jumped))
    return message("mine-then-move", guild=guild)


def _draw_worker(
    c: Canvas, match: Match, view: MineView, worker: Worker, x: float, y: float, room: float
) -> None:
    left = x
    if room >= _WIDE:
        _piece(c, match, worker.before, x + 11, y)
        c.picture("icons/arrow", x + 32, y, 13, ax=0.5, ay=0.5, tint=palette.DIM)
        left = x + 42
    shown = worker.after if worker.after >= 0 or room >= _WIDE else worker.before
    _piece(c, match, shown, left + 11, y)
    left += 30
    colour = palette.EMBER_LIGHT if worker.lost else palette.BONE
    right = x + room
    if worker.resource >= 0:
        c.picture(f"resources/{RESOURCES[worker.resource]}", right - 11, y, 22, 20, ax=0.5, ay=0.5)
        more = say("mine-yield", count=1)
        c.text(more, right - 27, y, size=16, colour=palette.MOSS_LIGHT, anchor="r")
        right -= 52
    c.text(str(view.describe_worker(worker)), left, y, size=16, colour=colour, room=right - left)


def _piece(c: Canvas, match: Match, side: int, x: float, y: float) -> None:
    """A worker, or a ring where there is none; centred."""
    if side >= 0:
        c.picture(f"pieces/worker_{match.view.emblem(side)}", x, y - 2, 22, 30, ax=0.5, ay=0.5)
        return
    ring = f'<circle cx="8" cy="8" r="6.5" fill="none" stroke="{palette.OFF}" stroke-width="1.6"/>'
    c.shape(x - 8, y - 8, 16, 16, ring)


def _draw_strike(c: Canvas, match: Match, strike: Strike, x: float, y: float, room: float) -> None:
    body = box(0, 0, room, 32, 6, palette.EMBER)
    body += box(1.5, 1.5, room - 3, 29, 5, palette.STRIKE_GROUND)
    c.shape(x, y, room, 32, body)
    c.picture("icons/strike", x + 18, y + 16, 20, ax=0.5, ay=0.5)
    words = say("mine-strike", count=len(strike.hexes), guild=match.view.name(strike.side))
    c.text(words, x + 36, y + 16, size=16, face="Bold", room=room - 44)
