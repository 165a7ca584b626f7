"""Workers strike: the light falls on them and their picks drop; placards with numbers go up, from
the fifth on in ember; a slip says why; they walk off the mine in file, to its nearest edge.

With reduced motion all placards of a group are up at once, and the workers fade.
"""

import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from forgewar.app.kit import motion, palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.motion import Point
from forgewar.app.match.board import Board, draw_tiles, group_outline, mine_board, path
from forgewar.app.match.layout import regions
from forgewar.app.match.set_pieces.base import Picture, Staged, table
from forgewar.play import piece_views
from forgewar.play.animation import FADES, Remains
from forgewar.play.strike_times import PLACARD, WALK, StrikeTimes
from forgewar.rules import events as ev
from forgewar.rules.mine import STRIKE
from forgewar.words import say

# Milliseconds: the light falls; all shake; a pick falls, after a while; a placard goes up; those in
# file are so far apart, and at the latest so late; a group fades with reduced motion.
_DARKENS, _SHAKES, _DROPS, _AFTER, _RISES = 200, 360, 220, 160, 130
_FILE, _LATEST, _FADES = 80, 480, 400
_PLAQUE = (260.0, 66.0)  # units
_PLACARD, _PICK = (0.68, 0.894), 0.46  # of a hex
_HAND, _GROUND = (0.3, -0.66), (0.27, 0.24)  # of a hex, from its middle: a placard's top, a pick
_SHOULDERED = -26  # degrees
_EMBLEM, _SHIELD = 44.0, 30.0  # units
_TEXT, _RULE, _COUNT = 25.0, 21.0, 30.0  # sizes of text
_MOST_LETTERS = 1.7  # of the text scale: a slip hides no more than half of the mine
_EDGE = 18.0  # units around what is on the slip
_FACES = tuple((math.sin(math.radians(a)), -math.cos(math.radians(a))) for a in range(0, 360, 60))


class _Walk(NamedTuple):
    """The way of a group out of the mine: where it gathers, and a point beyond the edge."""

    leader: Point
    gate: Point

    def from_(self, start: Point) -> list[Point]:
        return [start, self.leader, self.gate]


class StrikePiece(Staged):
    """A strike of one group or several at once."""

    dims = True
    early = False

    def make(self, c: Canvas) -> None:
        self._said = piece_views.strike(self.match.view, self.piece)
        board = self._board = mine_board(c, self.piece.before)
        self._groups = self.piece.strikes
        self._times: StrikeTimes = self.piece.strike_times
        self._walks = [_walk(board, group.hexes) for group in self._groups]
        self._in_file = [
            sorted(group.hexes, key=lambda hex_: math.dist(board.centre(hex_), walk.leader))
            for group, walk in zip(self._groups, self._walks, strict=True)
        ]
        self._letters = min(
            _MOST_LETTERS, max(c.letters, c.text_scale)
        )  # the board stays, the words grow
        wide, tall = (side * self._letters for side in _PLAQUE)
        self.picture(c, "plaque", wide, tall, self._plaque)
        for number in range(1, max(self._times.sizes) + 1):
            self._make_placard(c, number)
        for i, group in enumerate(self._groups):
            self._make_outline(c, i, group.hexes)
        with c.with_letters(self._letters):
            self._make_slips(c)
        self._slip_box = self._slip_place(c)
        for name, size in self._fetched():
            c.gallery.get(name, *(c.px(side) for side in size))

    def _fetched(self) -> Iterator[tuple[str, tuple[float, float]]]:
        """Pictures that are drawn frame by frame, and their sizes."""
        size = self._board.size
        for group in self._groups:
            width, height, _ = self._board.piece_size("worker")
            yield f"pieces/worker_{self.match.view.emblem(group.side)}", (width, height)
        yield "pieces/dropped_pick", (size * _PICK, size * _PICK)

    def _plaque(self, c: Canvas) -> None:
        """The word that everything stops at."""
        w, h = c.width, c.height
        body = svg.box(0, 0, w, h, h / 2, palette.STRIKE_CASING)
        body += svg.box(2, 2, w - 4, h - 4, h / 2 - 2, palette.STRIKE_LINE)
        body += svg.box(4, 4, w - 8, h - 8, h / 2 - 4, palette.BLOOD)
        c.shape(0, 0, w, h, body)
        head, room, icon = str(self._said.head), w * 0.6, h * 0.6
        size = 32 * self._letters
        wide = min(room, c.text_width(head, size=size, face="Title"))
        x = (w - wide - icon - 10) / 2
        c.picture("icons/strike", x, h / 2, icon, ay=0.5, tint=palette.STRIKE_COUNT)
        c.text(head, x + icon + 10, h / 2, size=size, face="Title",
               colour=palette.STRIKE_COUNT, room=room)  # fmt: skip

    def _make_placard(self, c: Canvas, number: int) -> None:
        """A placard with its number, upright and shouldered."""
        size = self._board.size
        width, height = size * _PLACARD[0], size * _PLACARD[1]
        kind = "placard_hot" if number >= STRIKE else "placard"

        def draw(own: Canvas) -> None:
            own.picture(f"pieces/{kind}", 0, 0, width, height)
            own.number(number, width / 2, height * 22 / 92, size=size * 0.27,
                       colour=palette.INK, anchor="c")  # fmt: skip

        name = f"placard.{number}"
        self.picture(c, name, width, height, draw)
        if name in self._pictures:
            carried = pygame.transform.rotozoom(self.surface(name), _SHOULDERED, 1.0)
            self._pictures[f"carried.{number}"] = Picture(carried, ())

    def _make_outline(self, c: Canvas, group: int, hexes: Sequence[int]) -> None:
        """Ember around a group."""
        box = self._around(hexes)

        def draw(own: Canvas) -> None:
            edges = " ".join(
                path([(x - box.x, y - box.y) for x, y in edge], closed=False)
                for edge in group_outline(self._board, hexes)
            )
            look = 'fill="none" stroke-linecap="round"'
            body = f'<path d="{edges}" stroke="{palette.STRIKE_CASING}" stroke-width="10" {look}/>'
            body += f'<path d="{edges}" stroke="{palette.STRIKE_LINE}" stroke-width="5" {look}/>'
            own.shape(0, 0, box.width, box.height, body)

        self.picture(c, f"outline.{group}", box.width, box.height, draw)

    def _around(self, hexes: Sequence[int], margin: float = 0.7) -> Box:
        """A box around hexes."""
        places, m = [self._board.centre(hex_) for hex_ in hexes], self._board.size * margin
        left, top = min(x for x, _ in places) - m, min(y for _, y in places) - m
        right, bottom = max(x for x, _ in places) + m, max(y for _, y in places) + m
        return Box(left, top, right - left, bottom - top)

    # The slip

    def _make_slips(self, c: Canvas) -> None:
        """With one group, with the next, and so on; the last one with what is left."""
        said = self._said
        words = [str(group.why) for group in said.groups]
        lines = [c.text_width(text, size=_TEXT, face="Bold") for text in words]
        ends = [self._counts_width(c, group) for group in said.groups]
        wide = max(line + end for line, end in zip(lines, ends, strict=True)) + _EMBLEM + 24
        order = c.text_width(say("mine-order-short"), size=_RULE) + 10
        order += (_SHIELD + 8) * len(said.order)
        rule = c.text_width(str(said.rule), size=_RULE)
        self._wide = min(
            regions(c).centre.width - 20, max(wide, rule + 40 + order + _EMBLEM) + 2 * _EDGE
        )
        self._row = max(_EMBLEM + 10, c.line(_TEXT) + 14)
        self._foot = max(_SHIELD + 10, c.line(_RULE) + 12)
        for count in range(1, len(words) + 1):
            draw = partial(self._slip, groups=count, left=False)
            self.picture(c, f"slip.{count}", self._wide, self._tall(count), draw)
        draw = partial(self._slip, groups=len(words), left=True)
        self.picture(c, "slip.left", self._wide, self._tall(len(words)), draw)

    def _tall(self, groups: int) -> float:
        return groups * self._row + self._foot + 2 * _EDGE - 8

    def _counts_width(self, c: Canvas, group: piece_views.StrikingGroup) -> float:
        """Width of the workers before and after."""
        numbers = (str(group.before), str(group.after))
        return 96 + sum(c.text_width(text, size=_COUNT, face="Title") for text in numbers)

    def _slip(self, c: Canvas, groups: int, *, left: bool) -> None:
        with c.with_letters(self._letters):
            self._draw_slip(c, groups, left=left)

    def _draw_slip(self, c: Canvas, groups: int, *, left: bool) -> None:
        w, h = c.width, c.height
        body = svg.box(0, 0, w, h, 8, palette.OUTLINE) + svg.box(2, 2, w - 4, h - 4, 6, "url(#g)")
        body += svg.box(5, 5, w - 10, h - 10, 4, "none", f'stroke="{palette.BRASS}"')
        c.shape(0, 0, w, h, body, svg.gradient("g", h, palette.BONE, palette.PARCHMENT))
        y = _EDGE - 4 + self._row / 2
        for group in self._said.groups[:groups]:
            emblem = f"emblems/roundel_{self.match.view.emblem(group.side)}"
            c.picture(emblem, _EDGE, y, _EMBLEM, ay=0.5)
            end = self._counts_width(c, group)
            room = w - 2 * _EDGE - _EMBLEM - 14 - end
            c.text(str(group.why), _EDGE + _EMBLEM + 14, y, size=_TEXT, face="Bold",
                   colour=palette.INK, room=room)  # fmt: skip
            if left:
                self._left(c, group, w - _EDGE - end + 12, y)
            y += self._row
        y += (self._foot - self._row) / 2
        x = _EDGE + _EMBLEM + 14
        rule = str(self._said.rule)
        room = w - x - _EDGE
        used = c.text(rule, x, y, size=_RULE, colour=palette.BLOOD, room=room)
        if left:
            self._order(c, x + used + 24, w - _EDGE, y)

    def _left(self, c: Canvas, group: piece_views.StrikingGroup, x: float, y: float) -> None:
        """Workers in the mine before and after."""
        c.picture("icons/workers", x, y, 30, ay=0.5, tint=palette.SEPIA)
        x += 38
        x += c.number(group.before, x, y, size=_COUNT, colour=palette.SEPIA) + 8
        c.picture("icons/next", x, y, 18, ay=0.5, tint=palette.BLOOD)
        c.number(group.after, x + 26, y, size=_COUNT, colour=palette.BLOOD)

    def _order(self, c: Canvas, x: float, right: float, y: float) -> None:
        """The order of play that would follow, right-aligned, if there is room for it."""
        order = self._said.order
        start = right - (_SHIELD + 8) * len(order) + 8
        words = say("mine-order-short")
        wide = c.text_width(words, size=_RULE)
        if start < x:
            return
        if start - wide - 10 >= x:
            c.text(words, start - wide - 10, y, size=_RULE, colour=palette.SEPIA)
        for side in order:
            emblem = f"emblems/shield_{self.match.view.emblem(side)}"
            c.picture(emblem, start, y, _SHIELD * 0.88, _SHIELD, ay=0.5)
            start += _SHIELD + 8

    def _slip_place(self, c: Canvas) -> Box:
        """Where it hides the least of those who strike: at the lower or upper edge of the mine, or
        over the column beside it."""
        centre, height = regions(c).centre, self._tall(len(self._groups))
        right = table(c).right - 10 - self._wide
        hexes = [hex_ for group in self._groups for hex_ in group.hexes]
        pieces = [pygame.FRect(self._around([hex_], 0.6)) for hex_ in hexes]
        gates = [pygame.FRect(x - 40, y - 40, 80, 80) for _, (x, y) in self._walks]
        lefts = (
            centre.x + (centre.width - self._wide) / 2, centre.x, centre.right - self._wide, right
        )  # fmt: skip
        tops = (centre.bottom - height - 10, centre.y + 10, centre.centre[1] - height / 2)
        places = [Box(x, y, self._wide, height) for y in tops for x in lefts]

        def cost(box: Box) -> tuple[int, int]:
            area = pygame.FRect(box)
            return len(area.collidelistall(pieces)), len(area.collidelistall(gates))

        return min(places, key=cost)

    # Drawing

    def light(self, c: Canvas, ground: pygame.Surface) -> None:
        """The ground of those who strike keeps its light."""
        box, state = table(c), self.match.view.shown
        own = Canvas(ground, c.gallery, c.scale)
        for group in self._groups:
            draw_tiles(own, self._board, state, group.hexes, (box.x, box.y))

    def darkness(self) -> float:
        return 0.0

    def shine(self) -> float:
        now = self._now
        back = motion.within(self._times.walked(now), 0.55, 1.0)
        return motion.smooth(motion.within(now, 0, _DARKENS)) * (1 - motion.smooth(back))

    @property
    def _now(self) -> float:
        """Milliseconds since it began."""
        return self.part() * self.piece.strike_times.end

    def draw(self, c: Canvas) -> None:
        now, times = self._now, self._times
        walked = times.walked(now)
        for i, group in enumerate(self._groups):
            come = motion.within(now, 0, _DARKENS) * (1 - motion.within(walked, 0.0, 0.3))
            around = self._around(group.hexes)
            self.show(c, f"outline.{i}", *around.centre, int(255 * come))
        if walked <= 0:
            self._standing(c, now)
        else:
            self._picks(c, now)
            self._leaving(c, now - times.walk)
        self._words(c, now)

    def _standing(self, c: Canvas, now: float) -> None:
        """Row by row, shaking at first; each with its placard once it is counted."""
        self._picks(c, now)
        size = self._board.size
        shaken = 0.0 if c.calm else motion.shake(motion.within(now, 0, _SHAKES), size * 0.06)
        for i, group in enumerate(self._groups):
            for number, hex_ in enumerate(group.hexes, 1):
                x, y = self._board.centre(hex_)
                self._worker(c, group.side, (x + shaken, y))
                up = self._risen(i, number, now, calm=c.calm)
                if up > 0:
                    self._placard(c, number, (x, y), up, calm=c.calm)

    def _risen(self, group: int, number: int, now: float, *, calm: bool) -> float:
        """How far a placard is up; with reduced motion all of a group are at once."""
        start = self._times.counts[group]
        if calm:
            return float(now >= start)
        start += PLACARD * (number - 1)
        return motion.within(now, start, start + _RISES)

    def _placard(self, c: Canvas, number: int, at: Point, up: float, *, calm: bool) -> None:
        size = self._board.size
        rise = 1.0 if calm or up >= 1 else motion.settle(up)
        height = size * _PLACARD[1]
        x = at[0] + size * _HAND[0]
        y = at[1] + size * _HAND[1] + height / 2 + height * 0.45 * (1 - rise)
        self.show(c, f"placard.{number}", x, y, int(255 * min(1.0, 3 * up)))

    def _worker(self, c: Canvas, side: int, at: Point, alpha: int = 255) -> None:
        width, height, top = self._board.piece_size("worker")
        name = f"pieces/worker_{self.match.view.emblem(side)}"
        picture = c.gallery.get(name, c.px(width), c.px(height))
        motion.draw_faded(c, picture, at[0], at[1] - top, alpha, 0.5, 0)

    def _picks(self, c: Canvas, now: float) -> None:
        """Picks fall out of their hands, and stay."""
        fallen = motion.within(now, _AFTER, _AFTER + _DROPS)
        if fallen > 0:
            drop = 1.0 if c.calm else motion.drop(fallen)
            for group in self._groups:
                draw_picks(c, self._board, group, int(255 * min(1, 2 * fallen)), 1 - drop)

    def _leaving(self, c: Canvas, since: float) -> None:
        """In file to the edge, placards shouldered."""
        size = self._board.size
        for group, walk, file in zip(self._groups, self._walks, self._in_file, strict=True):
            apart = min(_FILE, _LATEST / max(1, len(file) - 1))
            lasts = WALK - apart * (len(file) - 1)
            for rank, hex_ in reversed(list(enumerate(file))):
                number = group.hexes.index(hex_) + 1
                start = self._board.centre(hex_)
                if c.calm:
                    alpha = int(255 * (1 - motion.within(since, 0, _FADES)))
                    self._worker(c, group.side, start, alpha)
                    continue
                own = motion.within(since, apart * rank, apart * rank + lasts)
                x, y = motion.path_point(walk.from_(start), own, size * 0.5)
                y -= abs(math.sin(own * math.pi * 5)) * size * 0.05
                alpha = int(255 * (1 - motion.within(own, 0.7, 1.0)))
                self.show(c, f"carried.{number}", x + size * 0.16, y - size * 0.36, alpha)
                self._worker(c, group.side, (x, y), alpha)

    def _words(self, c: Canvas, now: float) -> None:
        """First that they strike, then why, then what is left."""
        box, times = self._slip_box, self._times
        counted, walked = times.counted(now), times.walked(now)
        if c.calm:
            counted = sum(now >= start for start in times.counts)
        if not counted:
            come = motion.smooth(motion.within(now, 60, 60 + _DARKENS))
            large = 1.0 if c.calm or come >= 1 else 1.3 - 0.3 * come
            self._show_on(c, "plaque", box, int(255 * come), large)
            return
        name = "slip.left" if walked > 0 else f"slip.{counted}"
        gone = 0.0 if walked < 1 else 1.0
        self._show_on(c, name, box, int(255 * (1 - gone)))

    def _show_on(self, c: Canvas, name: str, box: Box, alpha: int = 255, part: float = 1.0) -> None:
        """A picture at the foot of the slip's place."""
        height = self.surface(name).get_height() / c.scale
        x, y = box.centre[0], box.bottom - height / 2
        self.cover(c, name, x, y)
        self.show(c, name, x, y, alpha, part)

    def draw_slip(self, c: Canvas) -> None:
        """Only who struck and why, where nothing moves."""
        self.prepare(c)
        self._show_on(c, "slip.left", self._slip_box)


def draw_picks(c: Canvas, board: Board, group: ev.Struck, alpha: int, high: float = 0.0) -> None:
    """Picks on the ground of a group, or still so high above it, in parts of their fall."""
    size = board.size
    picture = c.gallery.get("pieces/dropped_pick", c.px(size * _PICK), c.px(size * _PICK))
    for hex_ in group.hexes:
        x, y = board.centre(hex_)
        at = (x + size * _GROUND[0], y + size * (_GROUND[1] - 0.3 * high))
        motion.draw_faded(c, picture, *at, alpha, 0.5, 0.5)


def draw_remains(c: Canvas, board: Board, remains: Remains) -> None:
    """Picks that a strike left behind."""
    alpha = int(255 * min(1.0, remains.left / FADES))
    for group in () if remains.has_slip else remains.piece.strikes:
        draw_picks(c, board, group, alpha)


def _walk(board: Board, hexes: Sequence[int]) -> _Walk:
    """The way of a group to the nearest edge of the mine."""
    places = [board.centre(hex_) for hex_ in hexes]
    middle = (sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places))

    def reach(face: Point, points: Sequence[Point]) -> float:
        return max(x * face[0] + y * face[1] for x, y in points)

    everywhere = [board.centre(hex_) for hex_ in board.hexes]
    face = min(_FACES, key=lambda face: reach(face, everywhere) - reach(face, [middle]))
    leader = max(places, key=lambda place: (reach(face, [place]), -math.dist(place, middle)))
    far = reach(face, everywhere) - reach(face, [leader]) + board.size * 1.15
    return _Walk(leader, (leader[0] + face[0] * far, leader[1] + face[1] * far))
