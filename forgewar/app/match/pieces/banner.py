"""A round or a phase begins: a banner slides through the top of the table."""

from forgewar.app.kit import motion, palette, svg
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.bars import TOP
from forgewar.app.match.pieces.staged import Staged, table
from forgewar.play import piece_views
from forgewar.rules import events as ev

_TALL, _TALLER = 96.0, 132.0
_TAIL = 34.0  # units, of the ribbon's swallowtail ends
_IN, _OUT = 0.28, 0.8  # parts: it has come, and goes


class BannerPiece(Staged):
    """The round and its phase, who is first and why; in the last round what that means. The order
    may still be another one when the action begins."""

    early = False

    def make(self, c: Canvas) -> None:
        said = piece_views.banner(self.match, self.piece)
        room = table(c)
        width = min(860.0, room.width - 80)
        height = _TALLER if said.more is not None else _TALL
        self._height = height
        self.picture(
            c, "banner", width, height + 10, lambda own: self._ribbon(own, said, width, height)
        )

    def _ribbon(self, c: Canvas, said: piece_views.Banner, width: float, height: float) -> None:
        c.shape(0, 0, width, height + 10, *_cloth(width, height, bool(said.more)))
        assert isinstance(self.piece.opening, ev.PhaseStarted)
        colour = palette.PIECE_LAST if said.more is not None else palette.PIECE_HEAD
        icon = f"icons/phase_{self.piece.opening.phase}"
        head, phase = str(said.head), str(said.phase)
        wide = c.text_width(head, size=30, face="Title")
        whole = wide + 62 + c.text_width(phase, size=30, face="Title")
        x = width / 2 - whole / 2
        c.text(head, x, 34, size=30, face="Title", colour=colour)
        c.picture(icon, x + wide + 31, 34, 30, ax=0.5, ay=0.5, tint=palette.BRASS)
        c.text(phase, x + wide + 62, 34, size=30, face="Title", colour=palette.BONE)
        self._line(c, said, width, 68)
        if said.more is not None:
            room = width - 4 * _TAIL
            c.text(
                str(said.more), width / 2, 101, size=17, colour=palette.CHANGED, anchor="c",
                room=room,
            )  # fmt: skip

    def _line(self, c: Canvas, said: piece_views.Banner, width: float, y: float) -> None:
        """Who is first, under its shield."""
        room, text = width - 4 * _TAIL, str(said.line)
        wide = min(room - 34, c.text_width(text, size=18))
        x = width / 2 - (wide + 34) / 2
        c.picture(f"emblems/shield_{self.match.emblem(said.first)}", x, y, 24, 27, ay=0.5)
        c.text(text, x + 34, y, size=18, room=room - 34)

    def draw(self, c: Canvas) -> None:
        part, room = self.part(), table(c)
        middle, y = room.x + room.width / 2, TOP + 22 + self._height / 2
        come = motion.smooth(motion.within(part, 0.0, _IN))
        gone = motion.smooth(motion.within(part, _OUT, 1.0))
        way = 0.0 if c.calm else 260 * (gone - (1 - come))
        if come == 1 and gone == 0:
            self.cover(c, "banner", middle, y)
        with c.clipped(*room):
            self.show(c, "banner", middle + way, y, int(255 * min(come, 1 - gone)))


def _cloth(width: float, height: float, last: bool) -> tuple[str, str]:
    """A ribbon with swallowtail ends and brass edges, with its gradient."""
    w, h, t = width, height, _TAIL
    edge = f"M4 4 L{w - 4} 4 L{w - 4 - t} {h / 2} L{w - 4} {h - 4} L4 {h - 4} L{4 + t} {h / 2} Z"
    shade = f'<path d="{edge}" transform="translate(0 6)" fill="{palette.SHADE}" opacity=".45"/>'
    line = palette.PIECE_LAST if last else palette.BRASS
    cloth = (
        f'<path d="{edge}" fill="url(#g)" stroke="{palette.OUTLINE}" stroke-width="5"/>'
        f'<path d="{edge}" fill="none" stroke="{line}" stroke-width="2"/>'
    )
    for y in (10, h - 12):
        cloth += svg.box(t * 1.5, y, w - 3 * t, 1.4, 0, line, 'opacity=".6"')
    return shade + cloth, svg.gradient("g", h, palette.CLOTH_LIGHT, palette.CLOTH_DARK)
