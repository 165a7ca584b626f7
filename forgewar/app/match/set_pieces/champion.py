"""A champion is crowned: the adventurer's tile, and a ribbon that unrolls with the title; then what
it does."""

from functools import partial

import pygame

from forgewar.app import cards
from forgewar.app.kit import motion, palette, svg
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.set_pieces.base import MARGIN, Staged, growth, table
from forgewar.app.match.set_pieces.light import draw_rays
from forgewar.play import piece_views
from forgewar.rules.state import MAX_LEVEL

_COMES, _UNROLLS, _SAYS = 0.2, (0.22, 0.5), (0.42, 0.6)
_RIBBON = 62.0
_WIDE = 680.0  # units
_AROUND = 296.0  # what lies above and below the tile
_UP = 20.0  # units from the middle of the tile down to that of the table
_MOST = 1.5  # the most by which it grows with the text


class CrownedPiece(Staged):
    dims = True

    def make(self, c: Canvas) -> None:
        match, seat = self.match, self.piece.seat
        self._said = piece_views.crowned(match.view, self.piece)
        box, zoom = table(c), growth(c, _MOST)
        self._zoom = zoom
        self._tile = min(460.0, box.width * 0.42, (box.height - _AROUND * zoom) * 1.75)
        wide = min(_WIDE * zoom, box.width - 120)
        number = self._said.adventurer
        tall = cards.tile_height(self._tile)
        self.raised(
            c, "tile", self._tile, tall,
            partial(
                cards.draw_adventurer, view=match.view, seat=seat, number=number, x=MARGIN,
                y=MARGIN, width=self._tile, flat=True,
            ),
        )  # fmt: skip
        draw_rays(self, c, min(box.height, self._tile * 1.9))
        self.picture(c, "head", wide, 104 * zoom, self._head, zoom)
        self.picture(c, "ribbon", wide, (_RIBBON + 10) * zoom, self._ribbon, zoom)
        self.picture(c, "does", wide, 82 * zoom, self._does, zoom)

    def _head(self, c: Canvas) -> None:
        self.plate(c)
        middle = c.width / 2
        c.text(str(self._said.head), middle, 28, size=24, face="Title", anchor="c",
               colour=palette.PIECE_HEAD, room=c.width - 36)  # fmt: skip
        name, room = str(self._said.name), c.width - 36
        c.text(name, middle, 70, size=36, face="Title", anchor="c", room=room)

    def _ribbon(self, c: Canvas) -> None:
        w, h = c.width, _RIBBON
        d = f"M0 0 L{w} 0 L{w - 26} {h / 2} L{w} {h} L0 {h} L26 {h / 2} Z"
        body = f'<path d="{d}" transform="translate(0 8)" fill="{palette.SHADE}" opacity=".4"/>'
        body += f'<path d="{d}" fill="{palette.GILT_BACK}"/>'
        body += svg.box(34, 0, w - 68, h - 5, 2, "url(#g)")
        body += svg.box(38, 3, w - 76, 2, 0, palette.GILT_SHINE)
        gilt = svg.gradient("g", h, palette.GILT_TOP, palette.GILT_FOOT)
        c.shape(0, 0, w, h + 10, body, gilt)
        title, picture = self._said.title, self._said.picture
        wide = min(w - 150, c.text_width(title, size=32, face="Title"))
        x = (w - wide) / 2
        c.picture(picture, x - 26, h / 2 - 2, 36, ax=0.5, ay=0.5, tint=palette.INK)
        c.text(title, w / 2, h / 2 - 2, size=32, face="Title", colour=palette.INK,
               anchor="c", room=w - 150)  # fmt: skip

    def _does(self, c: Canvas) -> None:
        self.plate(c)
        lines = len(c.wrapped(self._said.does, c.width - 40, size=21))
        y = c.height / 2 - 13 * (lines - 1)
        c.paragraph(self._said.does, 20, y, c.width - 40, size=21, anchor="c", leading=26)

    def light(self, c: Canvas, ground: pygame.Surface) -> None:
        box = table(c)
        x, y = box.centre
        self.on_ground(c, "rays", ground, x, y - _UP * self._zoom)

    def shine(self) -> float:
        return motion.smooth(motion.within(self.part(), _COMES * 0.5, _COMES * 1.5))

    def draw(self, c: Canvas) -> None:
        part, box, zoom = self.part(), table(c), self._zoom
        x, y = box.centre
        y -= _UP * zoom
        tall = cards.tile_height(self._tile)
        come = motion.smooth(motion.within(part, 0.0, _COMES))
        rise = 0.0 if c.calm else 50 * (1 - come)
        self.show(c, "head", x, y - tall / 2 - 66 * zoom, int(255 * come))
        self.show(c, "tile", x, y + rise, int(255 * come))
        low = y + tall / 2 + 30 * zoom
        self._unroll(c, x, low, motion.smooth(motion.within(part, *_UNROLLS)))
        self.show(c, "does", x, low + 88 * zoom, int(255 * motion.within(part, *_SAYS)))
        motion.draw_sparks(c, x, low, motion.within(part, *_UNROLLS), MAX_LEVEL, 260)
        motion.draw_paper(c, x, y - tall, motion.within(part, 0.45, 1.0), 11, box.height * 0.6)

    def _unroll(self, c: Canvas, x: float, y: float, part: float) -> None:
        """Draw the scroll unrolling from its middle to both sides."""
        whole = self.surface("ribbon")
        if part >= 1 or c.calm:
            self.show(c, "ribbon", x, y, int(255 * part))
            return
        wide = round(whole.get_width() * part)
        if wide > 0:
            left = (whole.get_width() - wide) // 2
            piece = whole.subsurface((left, 0, wide, whole.get_height()))
            motion.draw_faded(c, piece, x, y, 255, 0.5, 0.5)
