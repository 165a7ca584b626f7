"""The wall of the hall: stone, beam and cabinet, and everything that hangs there or could."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from forgewar.app.hall import pieces
from forgewar.app.hall.grid import Grid
from forgewar.app.kit import motion, palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.trophy import draw_trophy
from forgewar.app.window import game_files
from forgewar.app.window.challenge_start import begin_contract
from forgewar.content.model import Quest, Title
from forgewar.play.hall_wall import SHELF, Place, Shelf, Trophy, Wall
from forgewar.words import as_sentences, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_GROWN, _GROWN_TALL = 1.33, 1.12  # seals, and taller things, that are pointed at
_PRESS = 0.4  # seconds in which a new seal is pressed
_MOST_PRESSED = 3
_CANDLES = ((50.0, 40.0), (92.0, 26.0))  # from the end of a short shelf, and how high
_LABEL = 15.0  # size of the names below the trophies
_SHORT = SHELF - 2  # seals that leave room for candles


class Pressing:
    """New seals that are pressed one after another when the hall is opened."""

    def __init__(self, fresh: list[str]) -> None:
        self._waiting = fresh[-_MOST_PRESSED:]
        self._age = 0.0

    @property
    def busy(self) -> bool:
        return bool(self._waiting)

    def update(self, seconds: float) -> bool:
        """Let time pass; true if the next one begins or all have ended."""
        self._age += seconds
        if not self._waiting or self._age < _PRESS:
            return False
        self._waiting, self._age = self._waiting[1:], 0.0
        return True

    def skip(self) -> bool:
        """End it; false if nothing was pressed."""
        was, self._waiting = self.busy, []
        return was

    def part(self, key: str) -> float:
        """How far a thing is pressed, from 0 to 1."""
        if key not in self._waiting:
            return 1.0
        return min(1.0, self._age / _PRESS) if key == self._waiting[0] else 0.0


class WallView:
    """Draws a wall and notes its spots."""

    def __init__(self, context: "SceneContext", wall: Wall, pressing: Pressing) -> None:
        self._context, self._wall, self._pressing = context, wall, pressing

    def grid(self, c: Canvas) -> Grid:
        shelves = self._wall.shelves
        across = max((len(shelf.places) for shelf in shelves), default=1)
        return Grid(c, len(shelves), across, len(self._wall.trophies))

    def draw(self, c: Canvas, grid: Grid) -> None:
        _draw_ground(c, grid, self._wall.shelves, len(self._wall.trophies))
        grown: tuple[Place | Trophy, Box] | None = None
        for place, box in self.places(grid):
            label = str(place.name)
            spoken = as_sentences(*place.lines)
            press = partial(self._press, place)
            if c.spot(place.spot, *box, label, press, spoken=spoken, lifts=False):
                grown = place, box
            else:
                self._draw_place(c, place, box, lit=False)
        if grown is not None:
            self._draw_place(c, grown[0], _enlarge(*grown), lit=True)
        self._draw_plates(c, grid)
        self._draw_labels(c, grid)

    def draw_slip(self, c: Canvas, grid: Grid) -> None:
        """Over everything: what the place that is pointed at has to tell."""
        for place, box in self.places(grid):
            if c.marked(place.spot):
                _draw_slip(c, grid, place, _enlarge(place, box))
                return

    def places(self, grid: Grid) -> list[tuple[Place | Trophy, Box]]:
        """Every place with its box."""
        titles, trophies = self._wall.titles, self._wall.trophies
        found: list[tuple[Place | Trophy, Box]] = []
        found += zip(titles, grid.pennants(len(titles)), strict=True)
        size = grid.shelves.seal
        for number, shelf in enumerate(self._wall.shelves):
            for index, place in enumerate(shelf.places):
                x, y = grid.shelves.place(number, index, len(shelf.places))
                found.append((place, Box(x - size / 2, y - size / 2, size, size)))
        found += zip(trophies, grid.niches(len(trophies)), strict=True)
        return found

    def _press(self, place: Place | Trophy) -> None:
        if isinstance(place, Trophy) and not place.won:
            begin_contract(self._context, place.id)
        elif isinstance(place, Place) and place.earned is None:
            self._context.navigator.open("setup")
        elif place.record is not None:
            game_files.watch(self._context, place.record)
        else:
            self._context.navigator.open("library")

    def _draw_plates(self, c: Canvas, grid: Grid) -> None:
        wall, x = self._wall, grid.left.centre[0]
        rows = [
            (say("wall-plate-titles"), [place.earned is not None for place in wall.titles]),
            (say("wall-plate-seals"), [place.earned is not None for place in wall.seals]),
            (say("challenges-contracts"), [trophy.won for trophy in wall.trophies]),
        ]
        for y, (name, filled) in zip(grid.plates(), rows, strict=True):
            counted = say("wall-of", count=sum(filled), all=len(filled))
            pieces.draw_plate(c, x, y, name, counted, grid.left.width * 0.8)

    def _draw_labels(self, c: Canvas, grid: Grid) -> None:
        """Names below the trophies, if all have room in two lines."""
        trophies = self._wall.trophies
        pitch = grid.left.width / max(1, len(trophies))
        room, step = pitch - 8, c.line(_LABEL) * 0.94
        names = [c.wrapped(str(trophy.name), room, size=_LABEL) for trophy in trophies]
        most = min(2, int((grid.labels.height - 2) / step))
        wide = max(
            (c.text_width(line, size=_LABEL) for lines in names for line in lines), default=0
        )
        if wide > room or max(map(len, names), default=0) > most:
            return
        for number, (trophy, lines) in enumerate(zip(trophies, names, strict=True)):
            x, y = grid.left.x + pitch * (number + 0.5), grid.labels.y + step * 0.62
            colour = palette.BONE if trophy.won else palette.HALL_GHOST_TEXT
            for i, line in enumerate(lines):
                c.text(line, x, y + i * step, size=_LABEL, colour=colour, anchor="c", room=room)

    def _draw_place(self, c: Canvas, place: Place | Trophy, box: Box, *, lit: bool) -> None:
        if isinstance(place, Trophy):
            if lit:
                widgets.glow(c, *box, radius=box.width * 0.4)
            draw_trophy(c, place.id, place.rung.medal, box)
            return
        if lit:
            radius = box.width / 2 if place.kind == "quest" else 6
            widgets.glow(c, *box, colour=palette.ACTIVE_GLOW, radius=radius)
        pressed = self._pressing.part(place.id)
        earned = place.earned if pressed > 0 else None
        if isinstance(place.card, Title):
            if earned is None:
                pieces.draw_ghost_pennant(c, place.card, box, lit=lit)
            else:
                pieces.draw_pennant(c, place.card, box, earned.face, earned.count)
            return
        x, y = box.centre
        if earned is None or pressed < 1:
            pieces.draw_hollow(c, place.card.picture, x, y, box.width, lit=lit)
        if earned is not None:
            size = box.width * motion.mix(1.5, 1.0, motion.smooth(pressed))
            pieces.draw_seal(c, place.card.picture, place.card.colour, x, y, size,
                             sum(map(ord, place.id)))  # fmt: skip


def _enlarge(place: Place | Trophy, box: Box) -> Box:
    """Box of a thing that is pointed at: a ribbon still hangs from its rail, a trophy stands."""
    factor = _GROWN if place.kind == "quest" else _GROWN_TALL
    wide, tall = box.width * factor, box.height * factor
    x, y = box.centre
    top = {"title": box.y, "quest": y - tall / 2, "contract": box.bottom - tall}[place.kind]
    return Box(x - wide / 2, top, wide, tall)


# What never changes


def _draw_ground(c: Canvas, grid: Grid, shelves: list[Shelf], niches: int) -> None:
    """Everything behind the things on the wall, as one picture."""
    size = c.rect(*grid.body).size

    def make() -> pygame.Surface:
        own = Canvas(pygame.Surface(size, 0, c.surface), c.gallery, c.scale)
        _paint_ground(own, grid, shelves)
        if niches:
            plank = grid.plank._replace(y=grid.plank.y - grid.body.y)
            pieces.draw_board(own, plank, palette.HALL_SHELF, 44)
        return own.surface

    rows = tuple((shelf.colour, len(shelf.places), shelf.full) for shelf in shelves)
    key = ("hall", size, c.scale, grid.unit, rows, niches, c.gallery.strong)
    c.lay(c.gallery.compose(key, make), *c.rect(*grid.body).topleft)


def _paint_ground(c: Canvas, grid: Grid, shelves: list[Shelf]) -> None:
    up = grid.body.y
    c.surface.blit(c.gallery.cover("scenes/wall", *c.surface.get_size()), (0, 0))
    cabinet = grid.shelves.box._replace(y=grid.shelves.box.y - up)
    widgets.shadow(c, *cabinet, radius=5, blur=12, alpha=190, down=6)
    tones = (
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{cabinet.width / 2}" '
        f'cy="{cabinet.height * 0.3}" r="{cabinet.width * 0.55}">'
        f'<stop offset="0" stop-color="{palette.HALL_CABINET[0]}"/>'
        f'<stop offset="1" stop-color="{palette.HALL_CABINET[1]}"/></radialGradient>'
    )
    body = svg.box(0, 0, cabinet.width, cabinet.height, 4, "url(#g)")
    for i in range(1, 10):
        x = cabinet.width * i / 10
        body += svg.box(x, 0, 1.2, cabinet.height, 0, "#140C06", 'fill-opacity=".5"')
        body += svg.box(x + 1.2, 0, 0.9, cabinet.height, 0, "#C89A62", 'fill-opacity=".08"')
    c.shape(*cabinet, body, tones)
    for x in (grid.left.width * 0.3, grid.left.width * 0.74):
        pieces.add_light(c, x, grid.rail - up + 30, 430, palette.HALL_GLOW, 0.3)
    pieces.add_light(c, grid.side.centre[0], 140, 380, palette.HALL_GLOW, 0.22)
    pieces.draw_board(c, grid.beam._replace(y=0), palette.HALL_BEAM, 2)
    _paint_rail(c, grid, up)
    for number, shelf in enumerate(shelves):
        board = Box(cabinet.x, grid.shelves.board(number) - up, cabinet.width, 9)
        pieces.draw_board(c, board, palette.HALL_SHELF, 20 + number)
        x, y = grid.shelves.pennon(number)
        _paint_pennon(c, shelf, x, y - up, min(34.0, grid.shelves.row * 0.72))
        if len(shelf.places) <= _SHORT:
            free = grid.shelves.pitch * (grid.shelves.across - len(shelf.places)) / 2
            _paint_candles(c, grid, board.y, free)
    _paint_post(c, grid, up)


def _paint_rail(c: Canvas, grid: Grid, up: float) -> None:
    wide, y = grid.left.width, grid.rail - up
    body = svg.box(0, 2, wide, 6, 3, "#3A260C") + svg.box(0, 2, wide, 4.8, 2.4, "url(#g)")
    for at in (5.0, wide - 5):
        body += f'<circle cx="{at}" cy="4.6" r="4.6" fill="{palette.HALL_RAIL[0]}"/>'
    c.shape(grid.left.x, y - 4, wide, 10, body, svg.gradient("g", 8, *palette.HALL_RAIL))


def _paint_pennon(c: Canvas, shelf: Shelf, x: float, y: float, tall: float) -> None:
    """The pennant of a shelf: its stage or a star; a laurel around that of a full one."""
    if shelf.full:
        c.picture("hall/laurel", x, y, tall * 1.6, ax=0.5, ay=0.5, sign=False)
    fill = palette.HALL_STAGE[shelf.colour]
    edge = f'stroke="{palette.OUTLINE}" stroke-width="1.2"'
    wide, unit = tall * 26 / 34, tall / 34
    body = f'<path d="M1 1H25V32L13 25L1 32Z" fill="{fill}" {edge} transform="scale({unit:.3f})"/>'
    c.shape(x - wide / 2, y - tall / 2, wide, tall, body)
    y -= 4 * unit
    if shelf.colour == "gold":
        side = 14 * unit
        c.picture("icons/star", x, y, side, ax=0.5, ay=0.5, tint=palette.INK, sign=False)
    else:
        card = shelf.places[0].card
        assert isinstance(card, Quest)
        numeral = say(f"match-numeral-{card.stage}")
        c.text(numeral, x, y, size=15 * unit, face="Title", colour=palette.BONE, anchor="c")


def _paint_candles(c: Canvas, grid: Grid, board: float, free: float) -> None:
    """Candles at both ends of a short shelf, as many as have room."""
    box = grid.shelves.box
    for from_end, tall in [each for each in _CANDLES if each[0] + 20 < free]:
        for x in (box.x + 20 + from_end, box.right - from_end):
            size = min(tall * 0.6 + 42, grid.shelves.row * 0.9)
            c.picture("hall/candle", x, board + 1, size * 0.62, size, ax=0.5, ay=1, sign=False)
            pieces.add_light(c, x, board - size * 0.62, 150, palette.CANDLE_LIGHT, 0.18)
            pieces.add_light(c, x, board - size * 0.62, 34, palette.LAMP_LIGHT, 0.4)


def _paint_post(c: Canvas, grid: Grid, up: float) -> None:
    post = grid.post._replace(y=grid.post.y - up)
    body = svg.box(0, 0, post.width, post.height, 0, palette.HALL_POST)
    body += svg.box(0, 0, 1.4, post.height, 0, palette.HALL_EDGE_LIGHT, 'fill-opacity=".3"')
    for i, x in enumerate((5.0, 9.5, 15.0)):
        bend = (-2, 3, -1)[i]
        body += (
            f'<path d="M{x} 0Q{x + bend} {post.height / 2} {x} {post.height}" fill="none" '
            f'stroke="{palette.HALL_GRAIN}" stroke-width="1" stroke-opacity=".4"/>'
        )
    c.shape(*post, body)
    lamp = 76.0
    x = post.centre[0]
    c.picture("hall/lamp", x, post.y, lamp * 0.65, lamp, ax=0.5, sign=False)
    pieces.add_light(c, x, post.y + lamp * 0.56, 125, palette.LAMP_LIGHT, 0.3)
    pieces.add_light(c, x, post.y + lamp * 0.56, 42, palette.LAMP_LIGHT, 0.4)


# The slip

_SLIP_PICTURE = (88.0, 96.0)
_SLIP_WORDS = 250.0
_PAD = 12.0


def _draw_slip(c: Canvas, grid: Grid, place: Place | Trophy, around: Box) -> None:
    """Name, how often and how well, and what pressing does, beside the place."""
    way = str(place.way)
    titles = c.wrapped(str(place.name), _SLIP_WORDS, size=17, face="Title")
    lines = [part for line in place.lines for part in c.wrapped(str(line), _SLIP_WORDS, size=16)]
    ways = c.wrapped(way, _SLIP_WORDS - 24, size=15, face="Bold")
    tall = len(titles) * 22 + len(lines) * 20 + len(ways) * 19 + 8
    height = max(tall, _SLIP_PICTURE[1]) + 2 * _PAD
    wide = max(
        *(c.text_width(line, size=17, face="Title") for line in titles),
        *(c.text_width(line, size=16) for line in lines),
        *(24 + c.text_width(line, size=15, face="Bold") for line in ways),
    )
    width = _SLIP_PICTURE[0] + 3 * _PAD + min(wide, _SLIP_WORDS)
    gap = 14.0
    x = around.right + gap
    if x + width > grid.left.right:
        x = around.x - gap - width
    x = min(max(x, 6.0), c.width - width - 6)
    low, high = grid.body.y + 6, grid.body.bottom - height - 6
    y = min(max(low, around.centre[1] - height / 2), high)
    widgets.slip(c, x, y, width, height, passing=True)
    _draw_slip_picture(c, place, Box(x + _PAD, y + _PAD, *_SLIP_PICTURE))
    left, at = x + _SLIP_PICTURE[0] + 2 * _PAD, y + (height - tall) / 2 + 11
    for line in titles:
        c.text(line, left, at, size=17, face="Title", colour=palette.INK, room=_SLIP_WORDS)
        at += 22
    for line in lines:
        c.text(line, left, at, size=16, colour=palette.INK, room=_SLIP_WORDS)
        at += 20
    at += 6
    filled = place.won if isinstance(place, Trophy) else place.earned is not None
    icon = "dice" if not filled else "replay" if place.record is not None else "load"
    colour = palette.HALL_ON_PAPER
    c.picture(f"icons/{icon}", left, at, 18, ay=0.5, tint=colour, sign=False)
    for line in ways:
        c.text(line, left + 24, at, size=15, face="Bold", colour=colour, room=_SLIP_WORDS - 24)
        at += 19


def _draw_slip_picture(c: Canvas, place: Place | Trophy, box: Box) -> None:
    if isinstance(place, Trophy):
        draw_trophy(c, place.id, place.rung.medal, box)
        return
    if isinstance(place.card, Title):
        if place.earned is not None:
            wide = box.height * 88 / 148
            hung = Box(box.centre[0] - wide / 2, box.y, wide, box.height)
            pieces.draw_pennant(c, place.card, hung, place.earned.face, 1)
        else:
            tone = svg.gradient("g", box.height, palette.TRAY_LIGHT, palette.TRAY_DARK)
            c.shape(*box, svg.box(0, 0, box.width, box.height, 5, "url(#g)"), tone)
            c.picture(place.card.picture, *box.centre, 58, ax=0.5, ay=0.5, sign=False)
        return
    c.cover(place.card.picture, *box, 5, grey=place.earned is None)
