"""A round or a phase begins: a banner slides through the top of the table."""

from forgewar.app.kit import motion, palette, svg
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.set_pieces.base import Staged, growth, table
from forgewar.play import piece_views
from forgewar.rules import events as ev

_WIDE = 1080.0  # units
_LINE, _TALL, _MORE = 54.0, 92.0, 34.0  # units: in one line, in two, and a line more
_NEXT = 24.0  # units: a line of the same words more
_MOST = 2.0  # the most by which it grows with the text
_TAIL = 34.0  # units, of the ribbon's swallowtail ends
_HEAD, _APART = 27.0, 44.0  # units: the size of the titles, and from them to who is first
_IN, _OUT = 0.28, 0.8  # parts: it has come, and goes


class BannerPiece(Staged):
    """The round and its phase, who is first and why; in the last round what that means. The order
    may still be another one when the action begins."""

    early = False

    def make(self, c: Canvas) -> None:
        said = piece_views.banner(self.match.view, self.piece)
        room, zoom = table(c).width - 40, growth(c, _MOST)
        width = min(_WIDE, room / zoom)
        one = _whole(c, said) <= width - 3 * _TAIL
        line, more = _lines(c, said, width)
        height = _LINE if one else _TALL + _NEXT * (len(line) - 1)
        height += _MORE + _NEXT * (len(more) - 1) if more else 0
        self._height = height * zoom
        self.picture(
            c,
            "banner",
            width * zoom,
            (height + 10) * zoom,
            lambda own: self._ribbon(own, said, height, one),
            zoom,
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
        lines, more = _lines(c, said, width)
        line = _words_width(c, [str(said.line)] if one else lines)
        x = width / 2 - (titles + _APART + line if one else titles) / 2
        c.text(head, x, 28, size=_HEAD, face="Title", colour=colour)
        c.picture(icon, x + wide + 28, 28, 28, ax=0.5, ay=0.5, tint=palette.BRASS)
        c.text(phase, x + wide + 56, 28, size=_HEAD, face="Title", colour=palette.BONE)
        if one:
            self._first(c, said, [str(said.line)], x + titles + _APART, 28)
        else:
            self._first(c, said, lines, width / 2 - line / 2, 64)
        y = height - _MORE + 6 - _NEXT * (len(more) - 1)
        for number, text in enumerate(more):
            c.text(text, width / 2, y + _NEXT * number, size=17, colour=palette.CHANGED, anchor="c",
                   room=width - 4 * _TAIL)  # fmt: skip

    def _first(
        self, c: Canvas, said: piece_views.Banner, lines: list[str], x: float, y: float
    ) -> None:
        """Draw the name of the first guild beside its shield."""
        c.picture(f"emblems/shield_{self.match.view.emblem(said.first)}", x, y, 24, 27, ay=0.5)
        for number, text in enumerate(lines):
            c.text(text, x + 34, y + _NEXT * number, size=18)

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


def _lines(c: Canvas, said: piece_views.Banner, width: float) -> tuple[list[str], list[str]]:
    """Lines of who is first and why below the titles, and of what the last round means."""
    room = width - 4 * _TAIL
    more = c.wrapped(str(said.more), room, size=17) if said.more is not None else []
    return c.wrapped(str(said.line), room - 34, size=18), more


def _words_width(c: Canvas, lines: list[str]) -> float:
    """The width of who is first and why."""
    return 34 + max(c.text_width(line, size=18) for line in lines)


def _whole(c: Canvas, said: piece_views.Banner) -> float:
    """The width of all that in one line."""
    return _titles(c, said) + _APART + _words_width(c, [str(said.line)])


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
