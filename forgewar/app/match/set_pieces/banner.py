"""A round or a phase begins: a banner slides through the top of the table."""

from forgewar.app.kit import motion, palette, svg
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.set_pieces.base import Staged, table
from forgewar.play import piece_views
from forgewar.rules import events as ev

_LINE, _TALL, _MORE = 54.0, 92.0, 34.0  # units: in one line, in two, and a line more
_TAIL = 34.0  # units, of the ribbon's swallowtail ends
_HEAD, _APART = 27.0, 44.0  # units: the size of the titles, and from them to who is first
_IN, _OUT = 0.28, 0.8  # parts: it has come, and goes


class BannerPiece(Staged):
    """The round and its phase, who is first and why; in the last round what that means. The order
    may still be another one when the action begins."""

    early = False

    def make(self, c: Canvas) -> None:
        said = piece_views.banner(self.match.view, self.piece)
        room = table(c)
        width = min(1080.0, room.width - 40)
        one = _whole(c, said) <= width - 3 * _TAIL
        height = (_LINE if one else _TALL) + (_MORE if said.more is not None else 0)
        self._height = height
        self.picture(
            c, "banner", width, height + 10, lambda own: self._ribbon(own, said, height, one)
        )

    def _ribbon(self, c: Canvas, said: piece_views.Banner, height: float, one: bool) -> None:
        """In one line where there is room, so that it covers no more than headings."""
        width = c.width
        c.shape(0, 0, width, height + 10, *_cloth(width, height, bool(said.more)))
        assert isinstance(self.piece.opening, ev.PhaseStarted)
        colour = palette.PIECE_LAST if said.more is not None else palette.PIECE_HEAD
        icon = f"icons/phase_{self.piece.opening.phase}"
        head, phase = str(said.head), str(said.phase)
        wide = c.text_width(head, size=_HEAD, face="Title")
        titles = _titles(c, said)
        line = min(_words_width(c, said), width - 4 * _TAIL)
        x = width / 2 - (titles + _APART + line if one else titles) / 2
        c.text(head, x, 28, size=_HEAD, face="Title", colour=colour)
        c.picture(icon, x + wide + 28, 28, 28, ax=0.5, ay=0.5, tint=palette.BRASS)
        c.text(phase, x + wide + 56, 28, size=_HEAD, face="Title", colour=palette.BONE)
        if one:
            self._first(c, said, x + titles + _APART, 28, line)
        else:
            self._first(c, said, width / 2 - line / 2, 64, line)
        if said.more is not None:
            more, y = str(said.more), height - _MORE + 6
            room = width - 4 * _TAIL
            c.text(more, width / 2, y, size=17, colour=palette.CHANGED, anchor="c", room=room)

    def _first(self, c: Canvas, said: piece_views.Banner, x: float, y: float, room: float) -> None:
        """Draw the name of the first guild beside its shield."""
        c.picture(f"emblems/shield_{self.match.view.emblem(said.first)}", x, y, 24, 27, ay=0.5)
        c.text(str(said.line), x + 34, y, size=18, room=room - 34)

    def draw(self, c: Canvas) -> None:
        part, room = self.part(), table(c)
        middle, y = room.x + room.width / 2, room.y + 8 + self._height / 2
        come = motion.smooth(motion.within(part, 0.0, _IN))
        gone = motion.smooth(motion.within(part, _OUT, 1.0))
        way = 0.0 if c.calm else 260 * (gone - (1 - come))
        if come == 1 and gone == 0:
            self.cover(c, "banner", middle, y)
        with c.clipped(*room):
            self.show(c, "banner", middle + way, y, int(255 * min(come, 1 - gone)))


def _titles(c: Canvas, said: piece_views.Banner) -> float:
    """The width of the round and its phase."""
    words = (str(said.head), str(said.phase))
    return 56 + sum(c.text_width(text, size=_HEAD, face="Title") for text in words)


def _words_width(c: Canvas, said: piece_views.Banner) -> float:
    """The width of who is first and why."""
    return 34 + c.text_width(str(said.line), size=18)


def _whole(c: Canvas, said: piece_views.Banner) -> float:
    """The width of all that in one line."""
    return _titles(c, said) + _APART + _words_width(c, said)


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
    for y in (8, h - 10):
        cloth += svg.box(t * 1.5, y, w - 3 * t, 1.4, 0, line, 'opacity=".6"')
    return shade + cloth, svg.gradient("g", h, palette.CLOTH_LIGHT, palette.CLOTH_DARK)
