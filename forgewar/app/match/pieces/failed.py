"""A quest fails: its picture goes grey, a crack runs through it, and it is said what is kept and
what is lost."""

from forgewar.app import cards
from forgewar.app.kit import motion, palette
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.pieces.completed import places
from forgewar.app.match.pieces.staged import MARGIN, Staged
from forgewar.play import piece_views

_GREY, _CRACKS = 0.35, 0.6  # parts of the first beat
# The crack across a card of 100 by 140, from the top down: points, and the shards at its sides.
_CRACK = "M56 0 L50 20 L60 38 L44 58 L57 77 L46 96 L53 116 L45 140"
_SHARDS = ("M60 38 L74 46 L82 44", "M44 58 L28 62 L18 72", "M57 77 L72 88", "M46 96 L30 104")


class FailedPiece(Staged):
    dims = True

    def make(self, c: Canvas) -> None:
        self._said = piece_views.failed(self.match, self.piece)
        at = places(c)
        size = (at.card.width, at.card.height)

        def card(own: Canvas) -> None:
            content, quest = self.match.content, self.piece.quest
            cards.draw_quest(own, content, quest, MARGIN, MARGIN, at.card.width, flat=True)

        self.raised(c, "card", *size, card)
        self.raised(c, "grey", *size, card)
        motion.drain(self.surface("grey"))
        self.picture(c, "crack", at.card.width, at.card.height, _crack)
        self.picture(c, "words", at.words.width, 250, self._words)

    def _words(self, c: Canvas) -> None:
        said, room = self._said, c.width - 4
        emblem = self.match.emblem(self.piece.seat)
        c.picture(f"emblems/shield_{emblem}", 2, 26, 38, 42, ay=0.5)
        c.text(str(said.head), 52, 26, size=24, face="Title", colour=palette.EMBER_LIGHT,
               room=room - 50)  # fmt: skip
        c.text(said.name, 2, 78, size=38, face="Title", room=room)
        y = 130 + c.paragraph(str(said.kept), 2, 130, room, size=20, colour=palette.MOSS_LIGHT)
        c.paragraph(str(said.lost), 2, y + 8, room, size=20, colour=palette.EMBER_LIGHT)

    def draw(self, c: Canvas) -> None:
        at, part = places(c), self.part()
        come = motion.smooth(motion.within(part, 0.0, 0.22))
        grey = motion.smooth(motion.within(part, 0.15, _GREY + 0.15))
        crack = motion.within(part, _GREY, _CRACKS)
        x, y = at.middle
        if not c.calm:
            x += motion.shake(motion.within(part, _GREY, _CRACKS + 0.2), 7)
        if grey < 1:
            self.show(c, "card", x, y, int(255 * come))
        if grey > 0:
            self.show(c, "grey", x, y, int(255 * min(come, grey)))
        if crack > 0:
            self._split(c, x, y, crack)
        said = motion.smooth(motion.within(part, 0.2, 0.45))
        self.show(c, "words", at.words.x + at.words.width / 2, at.words.y + 150, int(255 * said))

    def _split(self, c: Canvas, x: float, y: float, part: float) -> None:
        """The crack runs from the top down."""
        whole = self.surface("crack")
        shown = whole.get_height() if c.calm else round(whole.get_height() * part)
        if shown > 0:
            piece = whole.subsurface((0, 0, whole.get_width(), shown))
            top = y - whole.get_height() / c.scale / 2
            motion.draw_faded(c, piece, x, top, int(255 * part) if c.calm else 255, 0.5)


def _crack(c: Canvas) -> None:
    k = c.width / 100
    lines = ""
    for width, colour in ((3.4, palette.OUTLINE), (1.1, palette.CRACK_LIGHT)):
        for d, part in ((_CRACK, 1.0), *((shard, 0.6) for shard in _SHARDS)):
            lines += (
                f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width * part:.2f}" '
                'stroke-linejoin="bevel"/>'
            )
    c.shape(0, 0, c.width, c.height, f'<g transform="scale({k:.4f})">{lines}</g>')
