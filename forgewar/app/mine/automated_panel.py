"""The column beside the mine while an automated colour moves, and at a tie among its moves."""

from collections.abc import Callable
from functools import partial

from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.play.automated import AutomatedMove, Weighed
from forgewar.play.match import Match
from forgewar.play.tie import Candidate, Overseer, Tie
from forgewar.rules.state import EMPTY, OVERSEER
from forgewar.words import say

_ROW, _GAP = 34.0, 4.0
_WIDE = 200.0  # narrower rows have words alone
_HEAD_GAP = 10.0  # around the heads of a tie
_OWN = 80  # opacity of own workers, which the rule does not count
_TIE_ROW, _LEAST_TIE_ROW = 56.0, 38.0


def draw_title(c: Canvas, match: Match, side: int, head: str, under: str, box: Box) -> None:
    """Shield, title and a quiet line below it."""
    name = f"emblems/shield_{match.view.emblem(side)}"
    c.picture(name, box.x, box.centre[1] + 2, 34, 38, ay=0.5)
    room = box.width - 44
    c.text(head, box.x + 44, box.y + 24, size=18, face="Title", room=room)
    light = c.guild_light(match.view.colour(side))
    c.text(under, box.x + 44, box.y + 46, size=15, colour=light, room=room)


def draw_why(c: Canvas, match: Match, found: AutomatedMove, box: Box) -> None:
    """The best move of each overseer, the winner lit, and the rule that made it win."""
    x, y, room, height = box
    end = y + height
    light = c.guild_light(match.view.colour(found.side))
    if height >= 3 * _ROW + c.line(15) * 3:
        c.text(say("solo-why"), x, y, size=15, face="Title", colour=palette.BRASS, room=room)
        y += c.line(15, "Title") + 4
    for number, each in enumerate(found.reason.best):
        if y + _ROW / 2 > end:
            return
        _draw_weighed(c, match, found, each, Box(x - 6, y - 12, room + 12, _ROW - _GAP),
                      light if number == 0 else "")  # fmt: skip
        y += _ROW
    for text in c.wrapped(str(found.reason.wins or ""), room, size=15, face="Regular"):
        if y > end:
            return
        c.text(text, x, y + 2, size=15, face="Regular", colour=palette.DIM)
        y += c.line(15)


def _draw_weighed(
    c: Canvas, match: Match, found: AutomatedMove, each: Weighed, box: Box, light: str
) -> None:
    """One overseer's best move: the workers that it jumps, and how many of others."""
    if light:
        ground = svg.box(0, 0, box.width, box.height, 6, light)
        ground += svg.box(2, 2, box.width - 4, box.height - 4, 4.5, palette.LIT)
        c.shape(*box, ground)
    middle, right = box.centre[1], box.right - 8
    emblem = match.view.emblem(found.side)
    alpha = 255 if light else 150
    c.picture(f"pieces/overseer_{emblem}", box.x + 8, middle, 20, 26, ay=0.5, alpha=alpha)
    colour = palette.BONE if light else palette.DIM
    used = c.number(each.others, right, middle, size=18, colour=colour, anchor="r")
    right -= used + 8
    c.sign("worker", right, box.y, used + 8, box.height)
    left = box.x + 36
    left += c.text(say("solo-jumps"), left, middle, size=16, colour=colour, room=90) + 8
    jumped = jumped_sides(match, each)
    pitch = min(19.0, (right - left - 12) / max(1, len(jumped)))
    for side in jumped:
        name = f"pieces/worker_{match.view.emblem(side)}"
        counted = side != found.side  # its own leave the mine, and speak against the move
        c.picture(name, left, middle, 17, 23, ay=0.5, alpha=alpha if counted else _OWN)
        left += pitch


def jumped_sides(match: Match, each: Weighed) -> list[int]:
    """Owners of the workers that a move jumps, in the order in which it does."""
    between = match.view.game.table.geometry.between[each.origin][each.target]
    pieces = (match.view.shown.cells[hex_] for hex_ in between)
    return [piece - 1 for piece in pieces if EMPTY < piece < OVERSEER]


def draw_tie(
    c: Canvas,
    match: Match,
    tie: Tie,
    aimed: Candidate | None,
    picked: int,
    choose: Callable[[int], object],
    box: Box,
) -> None:
    """Why it is a tie, what the player decides, and the candidates as rows."""
    rows: tuple[Candidate | Overseer, ...] = tie.overseers or tie.candidates
    texts = _texts(c, match, tie, picked, box)
    heads = sum(c.line(15, "Title") + _HEAD_GAP for _ in texts)
    lines = sum(len(lines) for _, lines in texts) * c.line(15)
    pitch = min(_TIE_ROW + _GAP, (box.height - heads - lines - 6) / len(rows))
    if pitch < _LEAST_TIE_ROW:  # the headings go first
        heads = 0.0
        pitch = min(_TIE_ROW + _GAP, (box.height - lines - 6) / len(rows))
    least = _LEAST_TIE_ROW if box.width >= _WIDE else _TIE_ROW
    while pitch < least and texts:  # then what the prompt says, then why
        texts = texts[:-1]
        lines = sum(len(lines) for _, lines in texts) * c.line(15)
        pitch = min(_TIE_ROW + _GAP, (box.height - lines - 6) / len(rows))
    y = box.y
    for head, said in texts:
        if heads:
            c.text(head, box.x, y, size=15, face="Title", colour=palette.BRASS, room=box.width)
            y += c.line(15, "Title") + 2
        for text in said:
            c.text(text, box.x, y, size=15, face="Regular")
            y += c.line(15)
        y += _HEAD_GAP - 2 if heads else 0
    top = box.bottom - pitch * len(rows)
    for each in rows:
        chosen = each is aimed or (isinstance(each, Overseer) and each.hex == picked)
        place = Box(box.x - 6, top, box.width + 12, pitch - _GAP)
        _draw_row(c, match, tie, each, place, chosen=chosen, press=partial(choose, each.number))
        top += pitch


def _texts(c: Canvas, match: Match, tie: Tie, picked: int, box: Box) -> list[tuple[str, list[str]]]:
    guild = match.view.name(tie.side)
    if tie.is_numbered:
        decide = say("solo-tie-decide", guild=guild)
    else:
        decide = say("solo-tie-land") if picked >= 0 else say("solo-tie-overseer", guild=guild)
    both = ((say("solo-tie-why-head"), str(tie.why)), (say("solo-tie-head"), decide))
    return [(head, c.wrapped(text, box.width, size=15, face="Regular")) for head, text in both]


def _draw_row(
    c: Canvas,
    match: Match,
    tie: Tie,
    each: Candidate | Overseer,
    box: Box,
    *,
    chosen: bool,
    press: Callable[[], object],
) -> None:
    """Number, what it does to whom, and the workers that change hands."""
    marked = c.spot(
        f"tie.{each.number}", *box, str(each.label), press,
        state="chosen" if chosen else "open", group=say("solo-tie-head"),
    )  # fmt: skip
    edge = palette.CHOSEN if chosen else palette.MARKED if marked else palette.ROW_EDGE
    body = svg.box(0, 0, box.width, box.height, 7, edge)
    fill = palette.LIT if chosen or marked else palette.FLAT
    body += svg.box(2, 2, box.width - 4, box.height - 4, 5.5, fill)
    c.shape(*box, body)
    narrow = box.width < _WIDE
    middle, size = box.centre[1], min(24.0 if narrow else 34.0, box.height - 8)
    _number(c, each.number, box.x + (6 if narrow else 10) + size / 2, middle, size)
    left, right = box.x + size + (14 if narrow else 20), box.right - 8
    taken = each.taken if isinstance(each, Candidate) else ()
    if taken and not narrow:
        right -= _draw_taken(c, match, tie.side, taken, right, middle)
    ember = isinstance(each, Candidate) and each.takes_yours
    colour = palette.EMBER_LIGHT if ember else palette.BONE
    room = right - left - 6
    if narrow:
        lines = c.wrapped(str(each.head), room, size=15, face="Bold")[:2]
        for number, line in enumerate(lines):
            y = middle + (number - (len(lines) - 1) / 2) * 18
            c.text(line, left, y, size=15, face="Bold", colour=colour, room=room)
        return
    if box.height < _LEAST_TIE_ROW + 8:
        c.text(str(each.head), left, middle, size=16, face="Bold", colour=colour, room=room)
        return
    c.text(str(each.head), left, middle - 10, size=16, face="Bold", colour=colour, room=room)
    c.text(str(each.detail), left, middle + 11, size=15, colour=palette.DIM, room=room)


def _draw_taken(
    c: Canvas, match: Match, side: int, taken: tuple[int, ...], right: float, y: float
) -> float:
    """Owners of the workers that turn, and to whom. Returns the room it took."""
    owners = list(dict.fromkeys(taken))
    x = right
    for each in (side, None, *reversed(owners)):
        if each is None:
            c.picture("icons/arrow", x - 8, y, 13, ax=0.5, ay=0.5, tint=palette.DIM)
            x -= 17
        else:
            c.picture(f"emblems/roundel_{match.view.emblem(each)}", x - 11, y, 22, ax=0.5, ay=0.5)
            x -= 24
    return right - x


def _number(c: Canvas, number: int, x: float, y: float, size: float) -> None:
    r = size / 2
    body = f'<circle cx="{r}" cy="{r}" r="{r}" fill="{palette.CASING}"/>'
    body += f'<circle cx="{r}" cy="{r}" r="{r - 2}" fill="{palette.BRASS}"/>'
    body += f'<circle cx="{r}" cy="{r}" r="{r - 3.5}" fill="{palette.PATH}"/>'
    c.shape(x - r, y - r, size, size, body)
    c.text(str(number), x, y, size=size * 0.58, face="Title", colour=palette.INK, anchor="c")
