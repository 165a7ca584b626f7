"""Large letters: where they make the table larger than the window, the window shows a part of it,
which follows the pointer, and the focus of those who play by keys or pad.

So everything grows with the letters, cards and panels too, and nothing is laid out anew.
"""

import pygame

from forgewar.app.kit.canvas import table_size
from forgewar.app.kit.frame import Spot
from forgewar.app.window.scene import Scene

_EDGE = 0.08  # of the window: a pointer so near to its edge sees the edge of the table
_LEAST = (780, 440)  # units that an overlay needs to fit by itself
Point = tuple[int, int]


class Loupe:
    """Holds the table while it is larger than the window, and where the window lies on it."""

    def __init__(self) -> None:
        self._table: pygame.Surface | None = None  # None: the window is large enough
        self._window = (1, 1)
        self.place = (0, 0)  # of the window's corner on the table
        self.moved = False  # since it was last shown
        self._held = False  # by what is in front
        self._noticed = ""

    def lay(self, window: pygame.Surface, text_scale: float) -> pygame.Surface:
        """What to draw on, in a window at a text scale."""
        self._window = window.get_size()
        size = table_size(self._window, text_scale)
        if size == self._window:
            self._table, self.place = None, (0, 0)
            return window
        if self._table is None or self._table.get_size() != size:
            self._table = pygame.Surface(size)
        self._go(self.place)
        return self._table

    def front(self, scene: Scene, scale: float) -> pygame.Surface | None:
        """What to draw an overlay on that fits the window by itself: the part of the table that is
        seen, which stays where it is meanwhile. None for others, and where it does not fit."""
        fits = self._window[0] >= _LEAST[0] * scale and self._window[1] >= _LEAST[1] * scale
        self._held = self._table is not None and scene.overlay and scene.reflows and fits
        if self._table is None or not self._held:
            return None
        return self._table.subsurface(pygame.Rect(self.place, self._window))

    def drawn(self, window: pygame.Surface) -> pygame.Surface:
        """The picture of the whole table, as it was drawn last."""
        return self._table or window

    def on_table(self, point: Point) -> Point:
        """Where a point of the window lies on what is in front."""
        if self._held:
            return point
        return point[0] + self.place[0], point[1] + self.place[1]

    def in_window(self, rect: pygame.Rect) -> pygame.Rect:
        """Where a box of what is in front lies in the window."""
        return rect if self._held else rect.move(-self.place[0], -self.place[1])

    def point(self, point: Point) -> None:
        """The pointer is here in the window: what lies beyond an edge comes nearer with it."""
        if self._table is None or self._held:
            return
        across, down = (
            min(max(at / side - _EDGE, 0) / (1 - 2 * _EDGE), 1)
            for at, side in zip(point, self._window, strict=True)
        )
        spare = self._spare()
        self._go((round(across * spare[0]), round(down * spare[1])))

    def follow(self, spot: Spot | None) -> None:
        """The focus is here: it is brought to the middle if it is not wholly seen."""
        if self._table is None or self._held or spot is None:
            return
        if pygame.Rect(self.place, self._window).contains(spot.rect):
            return
        x, y = spot.rect.center
        self._go((x - self._window[0] // 2, y - self._window[1] // 2))

    def notice(self, spot: Spot | None) -> None:
        """Something to be read has come up, a step of a lesson or a hint: once, it is shown."""
        said = spot.label if spot is not None else ""
        if said != self._noticed:
            self._noticed = said
            self.follow(spot)

    def show(self, window: pygame.Surface) -> None:
        """Draw what is seen."""
        self.moved = False
        if self._table is not None:
            window.blit(self._table, (0, 0), pygame.Rect(self.place, self._window))

    def _spare(self) -> Point:
        """How much larger the table is."""
        assert self._table is not None
        size = self._table.get_size()
        return size[0] - self._window[0], size[1] - self._window[1]

    def _go(self, place: Point) -> None:
        spare = self._spare()
        x, y = (min(max(0, at), most) for at, most in zip(place, spare, strict=True))
        self.moved = self.moved or (x, y) != self.place
        self.place = x, y
