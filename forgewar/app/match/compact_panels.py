"""Guild panels with numbers and icons only, where text is large: resources for one's own guild,
prestige, gold and workers for all. Pointed at, a panel opens beside the column, whole."""

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import Item, column, fixed
from forgewar.app.match import presence
from forgewar.app.match.layout import regions
from forgewar.content.model import RESOURCES
from forgewar.play import symbols
from forgewar.play.changes import Change
from forgewar.play.in_flight import counted
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.match import Match

GAP = 8.0
_LEFT, _RIGHT = 14.0, 8.0  # from the edges of a panel to what it shows
_HEAD, _ROW, _AIR = 30.0, 25.0, 5.0
_RIVAL = 2 * _AIR + _HEAD + _ROW
_OWN = _RIVAL + 2 * _ROW
_SIZE = 16.0  # of numbers
_LEAST_NAME = 50.0  # units of room
_ACROSS = 3  # resources in a row


def own_seat(match: "Match") -> int:
    """Guild whose resources stay in view: the one that chooses or, while computers do, the first
    person's."""
    view = match.view
    if view.waiting_for_person or not view.people:
        return view.seat if 0 <= view.seat < len(view.shown.guilds) else 0
    return view.people[0]


def least_height(match: "Match") -> float:
    """Height that all panels need."""
    sides = match.view.sides
    return _OWN + (sides - 1) * (_RIVAL + GAP)


def heads_height(match: "Match") -> float:
    """Height with only the heads of rivals' panels."""
    return _OWN + (match.view.sides - 1) * (_HEAD + GAP)


def boxes(match: "Match", room: Box) -> list[Box]:
    """Box of every side's panel."""
    own = own_seat(match)
    heights = [Item(_OWN if side == own else _RIVAL) for side in range(match.view.sides)]
    spare = room.height - least_height(match)
    if spare < 0:
        heights = [fixed(_OWN if side == own else _HEAD) for side in range(match.view.sides)]
    return column(room, heights, GAP)


class _Cell(NamedTuple):
    """A picture and a number."""

    picture: str
    value: int
    new: int
    term: str
    place: str  # that things fly to


def draw(c: Canvas, context: "SceneContext", side: int, change: Change, box: Box) -> None:
    """One panel."""
    match = context.match
    assert match is not None
    view = match.view
    light = c.guild_light(view.colour(side))
    widgets.panel(c, *box, active=side == view.acting, light=light)
    bar, _ = box.inset(5).cut_left(4)
    c.shape(*bar, svg.box(0, 0, bar.width, bar.height, 2, c.guild_mark(view.colour(side))))
    inside = Box(box.x + _LEFT, box.y, box.width - _LEFT - _RIGHT, box.height)
    if box.height > _HEAD:
        inside = inside.cut_top(_AIR)[1]
    head, rest = inside.cut_top(_HEAD)
    _draw_head(c, match, side, head, change)
    automated = side >= len(view.shown.guilds)
    if box.height > _HEAD:
        if side == own_seat(match) and not automated:
            pool, rest = rest.cut_top(2 * _ROW)
            _draw_cells(c, match, side, _resources(match, side, change), pool)
        _draw_cells(c, match, side, _stats(match, side, change), rest.cut_top(_ROW)[0])
    else:
        for what in ("gold", "adventurers", *RESOURCES):
            c.note_place(f"guild.{side}.{what}", *head.centre)
    label = say("match-automated" if automated else "match-mat-open", guild=view.name(side))
    press = None if automated else partial(context.navigator.open, "mat", side)
    c.spot(f"guild.{side}", *box, label, press, tip=presence.spoken(match, side))


def _draw_head(c: Canvas, match: "Match", side: int, box: Box, change: Change) -> None:
    """Shield, name where it has room, prestige."""
    middle, right = box.centre[1], box.right
    c.picture(f"emblems/shield_{match.view.emblem(side)}", box.x, middle, 23, 26, ay=0.5)
    c.note_place(f"guild.{side}.shield", box.x, middle - 13, 23, 26)
    presence.draw_dot(c, match, side, box.x + 21, middle + 11)
    c.note_place(f"guild.{side}.edge", regions(c).edge, middle)
    if side < len(match.view.shown.guilds):
        prestige = match.view.shown.guilds[side].prestige + counted(match.view, side, "prestige")
        colour = _colour(change.prestige, palette.PRESTIGE)
        used = c.number(
            prestige + change.prestige, right, middle, size=19, colour=colour, anchor="r"
        )
        c.picture("icons/prestige", right - used - 4, middle, 22, ax=1, ay=0.5)
        c.note_place(f"guild.{side}.prestige", right - used - 15, middle)
        now = partial(symbols.prestige, match.view, side)
        c.sign("prestige", right - used - 26, middle - 13, used + 26, 26, now)
        right -= used + 32
    x, name = box.x + 30, str(match.view.name(side))
    if right - x >= _LEAST_NAME and c.least_width(name, face="Title") <= right - x:
        c.text(name, x, middle, size=17, face="Title", room=right - x)


def _resources(match: "Match", side: int, change: Change) -> list[_Cell]:
    held = match.view.shown.guilds[side].resources
    values = [held[i] + counted(match.view, side, i) for i in range(len(RESOURCES))]
    return [
        _Cell(f"resources/{name}", values[i], values[i] + change.resources.get(i, 0), name, name)
        for i, name in enumerate(RESOURCES)
    ]


def _stats(match: "Match", side: int, change: Change) -> list[_Cell]:
    """Gold, workers, adventurers; automated colours have workers only."""
    state = match.view.shown
    before = state.workers[side]
    after = change.workers if change.workers is not None else before
    workers = _Cell("icons/workers", before, after, "worker", "")
    if side >= len(state.guilds):
        return [workers]
    guild = state.guilds[side]
    gold = guild.gold + counted(match.view, side, "gold")
    company = len(guild.adventurers)
    return [
        _Cell("icons/gold", gold, gold + change.gold, "gold", "gold"),
        workers,
        _Cell("icons/adventurer", company, company, "adventurer", "adventurers"),
    ]


_NOW = {"gold": symbols.gold, "worker": symbols.workers, "adventurer": symbols.adventurers}


def _draw_cells(c: Canvas, match: "Match", side: int, cells: list[_Cell], box: Box) -> None:
    """Pictures with numbers, three to a row."""
    each = box.width / _ACROSS
    for i, cell in enumerate(cells):
        x, middle = box.x + i % _ACROSS * each, box.y + (i // _ACROSS + 0.5) * _ROW
        lit = cell.value or cell.new or cell.place not in RESOURCES
        c.picture(cell.picture, x, middle, 19, ay=0.5, alpha=255 if lit else 90, sign=False)
        colour = palette.BONE if lit else palette.OFF
        colour = _colour(cell.new - cell.value, colour)
        c.number(cell.new, x + 22, middle, size=_SIZE, colour=colour)
        if cell.place:
            c.note_place(f"guild.{side}.{cell.place}", x + 9, middle)
        now = partial(_NOW[cell.term], match.view, side) if cell.term in _NOW else None
        c.sign(cell.term, x, middle - 12, each - 2, 24, now)


def _colour(gain: int, usual: str) -> str:
    return palette.MOSS_LIGHT if gain > 0 else palette.EMBER_LIGHT if gain < 0 else usual
