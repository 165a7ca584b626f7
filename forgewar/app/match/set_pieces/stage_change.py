"""A stage begins: its name over the mine while pieces leave and wedges turn over. The mine itself
is drawn by its room."""

from forgewar.app.kit import motion, palette
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import mine_turnover
from forgewar.app.match.layout import regions
from forgewar.app.match.set_pieces.base import Staged, growth, table
from forgewar.play import piece_views
from forgewar.rules import events as ev

_WIDE, _TALL, _NEXT = 760.0, 130.0, 26.0  # units: the plate, and a line more on it
_CLEAR = 0.7  # part of its width that words have
_MOST = 1.6  # the most by which it grows with the text


class StageChangePiece(Staged):
    @property
    def holds_still(self) -> bool:
        """At first only its name comes up."""
        return self.part() < 1

    @property
    def due(self) -> bool:
        return self.part(self._mine_built) > 0

    @property
    def _mine_built(self) -> int:
        """The place of the event that turns the mine over."""
        numbered = enumerate(self.piece.events, self.piece.first)
        return next(number for number, event in numbered if isinstance(event, ev.MineBuilt))

    def make(self, c: Canvas) -> None:
        said = piece_views.stage_change(self.piece)
        zoom = growth(c, _MOST)
        width = min(_WIDE, (regions(c).centre.width - 16) / zoom)
        lines = c.wrapped(str(said.line), width * _CLEAR, size=20)
        tall = _TALL + _NEXT * (len(lines) - 1)
        self.picture(
            c, "name", width * zoom, tall * zoom, lambda own: self._plate(own, said, lines), zoom
        )
        mine_turnover.prepare(c, self.match.view.shown, self.piece.after)

    def _plate(self, c: Canvas, said: piece_views.StageChange, lines: list[str]) -> None:
        assert isinstance(self.piece.opening, ev.StageStarted)
        w, h = c.width, c.height
        stop = f'stop-color="{palette.OUTLINE}" stop-opacity'
        veil = (
            f'<linearGradient id="v" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{w}" y2="0">'
            f'<stop offset="0" {stop}="0"/><stop offset=".2" {stop}=".86"/>'
            f'<stop offset=".8" {stop}=".86"/><stop offset="1" {stop}="0"/></linearGradient>'
        )
        c.shape(0, 0, w, h, f'<rect width="{w}" height="{h}" fill="url(#v)"/>', veil)
        colour = palette.STAGE_TEXT[self.piece.opening.stage]
        c.text(str(said.head), w / 2, 48, size=54, face="Title", colour=colour, anchor="c")
        for number, line in enumerate(lines):
            c.text(line, w / 2, 100 + _NEXT * number, size=20, anchor="c", room=w * _CLEAR)

    def draw(self, c: Canvas) -> None:
        box = table(c)
        come = motion.smooth(motion.within(self.part(), 0.0, 0.5))
        gone = motion.smooth(motion.within(self.part(self._mine_built), 0.86, 1.0))
        x, y = regions(c).centre.centre[0], box.y + box.height * 0.44
        large = 1.0 if c.calm or come >= 1 else 1.25 - 0.25 * come
        if come == 1 and gone == 0:
            self.cover(c, "name", x, y)
        self.show(c, "name", x, y, int(255 * min(come, 1 - gone)), large)
