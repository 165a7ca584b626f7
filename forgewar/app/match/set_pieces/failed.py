"""A quest fails: its picture goes grey, a crack runs through it, and it is said why, what is kept
and what is lost; the weapons of those who were there break, and they come home."""

from functools import partial

from forgewar.app import cards
from forgewar.app.kit import motion, palette, svg
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import flights
from forgewar.app.match.set_pieces.base import MARGIN, Staged
from forgewar.app.match.set_pieces.completed import places
from forgewar.play import piece_views

_GREY, _CRACKS = 0.35, 0.6  # parts of the first step
_PLATE, _LINE, _WEAPON = 222.0, 32.0, 84.0  # units: ground of the words, one more line, a weapon
# The crack across a card of 100 by 140, from the top down: points, and the shards at its sides.
_CRACK = "M56 0 L50 20 L60 38 L44 58 L57 77 L46 96 L53 116 L45 140"
_SHARDS = ("M60 38 L74 46 L82 44", "M44 58 L28 62 L18 72", "M57 77 L72 88", "M46 96 L30 104")


class FailedPiece(Staged):
    dims = True

    def make(self, c: Canvas) -> None:
        self._said = piece_views.failed(self.match.view, self.piece)
        at = places(c)
        size = (at.card.width, at.card.height)

        def card(own: Canvas) -> None:
            content, quest, seat = self.match.view.content, self.piece.quest, self.piece.seat
            active = next(q for q in self.piece.before.guilds[seat].quests if q.key == quest)
            cards.draw_quest(
                own, content, quest, MARGIN, MARGIN, at.card.width, step=active.step,
                emblem=self.match.view.emblem(seat), flat=True,
            )  # fmt: skip

        def grey(own: Canvas) -> None:
            card(own)
            motion.drain(own.surface)

        self.raised(c, "card", *size, card)
        self.raised(c, "grey", *size, grey)
        self.picture(c, "crack", at.card.width, at.card.height, _crack)
        self._plate = (_PLATE if self._said.home is None else _PLATE + _LINE) * at.zoom
        self.picture(c, "words", at.words.width, self._plate, self._words, at.zoom)
        for name, broken in (("weapons", False), ("broken", True)):
            draw = partial(self._weapons, broken=broken)
            self.picture(c, name, at.words.width, _WEAPON * at.zoom, draw, at.zoom)
        flights.fetch(c, "prestige")

    def _words(self, c: Canvas) -> None:
        said, room = self._said, c.width - 36
        self.plate(c)
        emblem = self.match.view.emblem(self.piece.seat)
        c.picture(f"emblems/shield_{emblem}", 18, 36, 36, 40, ay=0.5)
        c.text(str(said.head), 66, 36, size=24, face="Title", colour=palette.EMBER_LIGHT,
               room=room - 48)  # fmt: skip
        c.text(said.name, 18, 80, size=34, face="Title", room=room)
        c.text(str(said.why), 18, 120, size=22, face="Bold", room=room)
        c.text(str(said.kept), 18, 154, size=20, colour=palette.MOSS_LIGHT, room=room)
        c.text(str(said.lost), 18, 186, size=20, colour=palette.EMBER_LIGHT, room=room)
        if said.home is not None:
            c.text(str(said.home), 18, 218, size=20, room=room)

    def _weapons(self, c: Canvas, broken: bool) -> None:
        """Draw the lost weapons side by side."""
        pitch = min(_WEAPON + 10, c.width / max(1, len(self._said.weapons)))
        side = min(_WEAPON, pitch - 4)
        for i, design in enumerate(self._said.weapons):
            x, middle = i * pitch, _WEAPON / 2
            box = svg.box(0.5, 0.5, side - 1, side - 1, 7, palette.PLATE_TOP,
                          f'stroke="{palette.EMBER if broken else palette.BRASS}"')  # fmt: skip
            c.shape(x, middle - side / 2, side, side, box)
            picture = self.match.view.content.designs[design].picture
            alpha = 130 if broken else 255
            c.picture(picture, x + side / 2, middle, side * 0.84, ax=0.5, ay=0.5, alpha=alpha)
            if broken:
                c.picture("icons/cross", x + side / 2, middle, side * 0.44, ax=0.5, ay=0.5,
                          tint=palette.EMBER_LIGHT)  # fmt: skip

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
        middle, top = at.words.x + at.words.width / 2, at.words.y
        if said > 0:
            self.cover(c, "words", middle, top + self._plate / 2)
        self.show(c, "words", middle, top + self._plate / 2, int(255 * said))
        low = top + self._plate + _WEAPON / 2 * at.zoom + 20
        broken = motion.within(part, _CRACKS, 0.9)
        self.show(c, "weapons", middle, low, int(255 * said * (1 - broken)))
        self.show(c, "broken", middle, low, int(255 * broken))
        for name in ("own", "market.road"):
            c.note_place(f"{name}.{self.piece.quest}", *at.middle)

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
