"""Base of set pieces: pictures made before anything moves, and their places on the table.

While a set piece is on, nothing is rasterised: it draws from pictures that `prepare` has made.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from forgewar.app.kit import motion, palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import LEAST_TEXT, Canvas
from forgewar.app.kit.frame import Text
from forgewar.app.match.layout import bottom_height, regions, top_height
from forgewar.play.set_pieces import SetPiece

if TYPE_CHECKING:
    from forgewar.play.match import Match


MARGIN = 32.0  # around what casts a shadow
_DIMMED = 0.16  # the part of its first step in which the light goes
_AHEAD = 0.003  # seconds of a frame for what is still to come


class Picture(NamedTuple):
    """Something drawn once, and the texts on it."""

    surface: pygame.Surface
    texts: tuple[Text, ...]


def table(c: Canvas) -> Box:
    """Box of set pieces: between the bars, right of the guild panels, which show the results."""
    left, top = regions(c).centre.x - 8, top_height(c)
    return Box(left, top, c.width - left, c.height - top - bottom_height(c))


def growth(c: Canvas, most: float) -> float:
    """Factor by which the words of a set piece grow with the text; the board under it does not."""
    return min(most, max(c.letters, c.text_scale))


class Staged:
    """One set piece of a match. `dims`: what lies under it is darkened; `early`: what it says is
    known when the action begins, so it is made then."""

    dims = False
    early = True

    def __init__(self, match: "Match", piece: SetPiece) -> None:
        self.match = match
        self.piece = piece
        self.begun = False  # whether its first frame is over
        self._pictures: dict[str, Picture] = {}
        self._final: set[str] = set()  # those that need not be made again
        self._begun_for: object = None
        self._made_for: object = None

    def prepare(self, c: Canvas, *, ahead: bool = False) -> None:
        """Make the pictures for this size, unless they are there; again while some of what is on
        them has not been drawn yet. Ahead of its time only as many as a frame has time for."""
        size = (c.surface.get_size(), c.scale, c.text_scale)
        if self._made_for == size:
            return
        if self._begun_for != size:
            self._begun_for = size
            self._final.clear()
        before = c.gallery.stand_ins
        if ahead:
            with c.gallery.within(_AHEAD):
                self.make(c)
        else:
            self.make(c)
        self._made_for = size if c.gallery.stand_ins == before else None

    @property
    def holds_still(self) -> bool:
        """Whether what lies under it is drawn once."""
        return True

    @property
    def due(self) -> bool:
        """Whether all of its pictures are wanted, now that it is on; otherwise the first is."""
        return True

    def make(self, c: Canvas) -> None:
        """Draw what moves, with `picture`."""
        raise NotImplementedError

    def draw(self, c: Canvas) -> None:
        """The moment that is shown."""
        raise NotImplementedError

    def light(self, c: Canvas, ground: pygame.Surface) -> None:
        """Shed light on the darkened table, which is this picture: where it shows, `shine` says."""

    def darkness(self) -> float:
        """How much of the other light is gone, 0 to 1, where its own does not show."""
        return motion.within(self.part(), 0.0, _DIMMED)

    def shine(self) -> float:
        """Strength of its light at this moment, 0 to 1."""
        return 0.0

    # For set pieces

    def part(self, number: int = -1) -> float:
        """Progress of an event by its place in the action; of the opening one if none is named."""
        piece = self.piece
        return self.match.animation.part_of(piece.place, piece.first if number < 0 else number)

    def picture(
        self,
        c: Canvas,
        name: str,
        width: float,
        height: float,
        draw: Callable[[Canvas], None],
        zoom: float = 1.0,
    ) -> None:
        """Keep a picture of so many units under a name, unless it is there. Its own units are
        `zoom` times as large."""
        if name in self._final:
            return
        before = c.gallery.stand_ins
        if c.gallery.late:
            c.gallery.stand_ins += 1
            return
        size = (max(1, c.px(width)), max(1, c.px(height)))
        surface = pygame.Surface(size, pygame.SRCALPHA)
        own = Canvas(surface, c.gallery, c.scale * zoom, least=LEAST_TEXT / zoom)
        draw(own)
        self._pictures[name] = Picture(own.surface, tuple(own.frame.texts))
        if c.gallery.stand_ins == before:
            self._final.add(name)

    def raised(
        self, c: Canvas, name: str, width: float, height: float, draw: Callable[[Canvas], None]
    ) -> None:
        """The same, of something that casts a shadow: it is drawn `MARGIN` from the corner."""

        def lay(own: Canvas) -> None:
            place = (MARGIN, MARGIN, width, height)
            widgets.shadow(own, *place, radius=width / 18, blur=10, alpha=150, down=6)
            draw(own)

        self.picture(c, name, width + 2 * MARGIN, height + 2 * MARGIN, lay)

    def plate(self, own: Canvas) -> None:
        """A ground for words, over all of a picture: what lies on the table is not seen through
        them."""
        w, h = own.width, own.height
        body = svg.box(0, 0, w, h, 10, palette.OUTLINE) + svg.box(1, 1, w - 2, h - 2, 9, "url(#g)")
        edge = f'stroke="{palette.BRASS}" stroke-opacity=".55" stroke-width="1.2"'
        body += svg.box(4, 4, w - 8, h - 8, 7, "none", edge)
        own.shape(0, 0, w, h, body, svg.gradient("g", h, palette.PLATE_TOP, palette.PLATE_FOOT))

    def on_ground(self, c: Canvas, name: str, ground: pygame.Surface, x: float, y: float) -> None:
        """Lay a picture on the ground under the table's part of the screen, around its middle."""
        box, picture = table(c), self.surface(name)
        ground.blit(picture, picture.get_rect(center=(c.px(x - box.x), c.px(y - box.y))))

    def surface(self, name: str) -> pygame.Surface:
        return self._pictures[name].surface

    def cover(self, c: Canvas, name: str, x: float, y: float) -> None:
        """A picture lies over what is there, but only in passing: that is not read meanwhile."""
        width, height = (side / c.scale for side in self.surface(name).get_size())
        box = (x - width / 2, y - height / 2, width, height)
        c.hide_under(*box, keep_spots=True)
        c.frame.slips.append(c.rect(*box))

    def show(
        self, c: Canvas, name: str, x: float, y: float, alpha: int = 255, part: float = 1.0
    ) -> None:
        """A picture around its middle, `part` of its size; its texts can be read once it is there
        as it is."""
        surface, texts = self._pictures[name]
        if alpha <= 0:
            return
        motion.draw_sized(c, surface, x, y, part, part, min(255, alpha))
        if part == 1.0 and alpha >= 255:
            left = c.px(x) - round(surface.get_width() * 0.5)
            top = c.px(y) - round(surface.get_height() * 0.5)
            clip = c.surface.get_clip()
            c.frame.texts += [
                Text(text.text, text.rect.move(left, top), text.colour, text.size, clip)
                for text in texts
            ]
