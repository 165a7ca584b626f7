"""Large text: a scene is laid out as wide as the window and as high as it needs to be. It scrolls
up and down only: by the wheel, by keys, by a pointer at rest near an edge; the focus comes into
view by itself.

So everything grows with the letters, cards and panels too. The lower end of a scene, with the
buttons, can stay in the window.
"""

import pygame

from forgewar.app.kit import palette
from forgewar.app.kit.frame import Spot

_EDGE = 0.05  # of the window: a pointer that rests so near to its edge pulls what lies beyond it
_REST = 0.3  # seconds until it does
_PULLED = 1.2  # windows a second
_NOTCH, _PAGE = 0.12, 0.8  # of what is seen, scrolled by a notch of the wheel, and by a key
_BAR = 160  # parts of the window's width: one is the width of the bar that tells where one is
Point = tuple[int, int]


class ScrollSurface:
    """Surface that may be higher than the window, and the row at the top of the window. The last
    `foot` rows stay at the bottom of the window."""

    def __init__(self) -> None:
        self._own: pygame.Surface | None = None  # none: it is the window
        self._window = (1, 1)
        self.foot = 0
        self.offset = 0  # the row at the top of the window

    def resize(self, window: pygame.Surface, height: int, foot: int) -> pygame.Surface:
        """Surface of so many rows to draw on."""
        self._window = window.get_size()
        if height <= self._window[1]:
            self._own, self.foot, self.offset = None, 0, 0
            return window
        size = (self._window[0], height)
        if self._own is None or self._own.get_size() != size:
            self._own = pygame.Surface(size, 0, window)
        self.foot = min(foot, self._window[1] // 2)
        self.scroll_to(self.offset)
        return self._own

    @property
    def folded(self) -> bool:
        """Whether it is higher than the window."""
        return self._own is not None

    @property
    def visible_rows(self) -> tuple[int, int]:
        """The first row that the window shows, and how many, without those at its foot."""
        return self.offset, self._window[1] - self.foot

    @property
    def hidden_rows(self) -> int:
        """Rows beyond the height of the window."""
        return self._own.get_height() - self._window[1] if self._own is not None else 0

    def scroll_to(self, row: int) -> bool:
        """Scroll to a row, as nearly as possible; true if the window moved."""
        before, self.offset = self.offset, min(max(0, row), self.hidden_rows)
        return self.offset != before

    def scroll_into_view(self, rect: pygame.Rect) -> bool:
        """Scroll until a box is in the window, or its upper end if it is higher; true if the window
        moved."""
        top, tall = self.visible_rows
        low = top + tall
        if self._at_foot(rect.centery) or (top <= rect.top and rect.bottom <= low):
            return False
        return self.scroll_to(rect.top - max(0, tall - rect.height) // 2)

    def _at_foot(self, row: int) -> bool:
        height = self._own.get_height() if self._own is not None else self._window[1]
        return row >= height - self.foot

    def shows(self, rect: pygame.Rect) -> bool:
        """Whether the middle of a box is in the window."""
        top, tall = self.visible_rows
        return self._at_foot(rect.centery) or top <= rect.centery < top + tall

    def to_surface(self, point: Point) -> Point:
        """Point on the surface of a point in the window."""
        at_foot = point[1] >= self._window[1] - self.foot
        return point[0], point[1] + (self.hidden_rows if at_foot else self.offset)

    def in_window(self, rect: pygame.Rect) -> pygame.Rect:
        """Box in the window of a box on the surface, if it is visible."""
        return rect.move(0, -(self.hidden_rows if self._at_foot(rect.centery) else self.offset))

    def show(self, window: pygame.Surface, at: int = 0) -> None:
        """Draw the visible rows, so many rows below the top."""
        if self._own is None:
            return
        wide = self._window[0]
        top, tall = self.visible_rows
        window.blit(self._own, (0, at), (0, top, wide, tall))
        rows = self._own.get_height()
        window.blit(self._own, (0, at + tall), (0, rows - self.foot, wide, self.foot))
        self._draw_bar(window, at, tall)

    def _draw_bar(self, window: pygame.Surface, at: int, tall: int) -> None:
        """Draw a scroll bar at the right edge."""
        wide = max(4, self._window[0] // _BAR)
        whole = pygame.Rect(self._window[0] - wide - 2, at + 2, wide, tall - 4)
        knob = max(2 * wide, round(whole.height * tall / (tall + self.hidden_rows)))
        down = (whole.height - knob) * self.offset // max(1, self.hidden_rows)
        pygame.draw.rect(window, palette.GROOVE, whole, border_radius=wide // 2)
        inner = pygame.Rect(whole.x, whole.y + down, wide, knob)
        pygame.draw.rect(window, palette.BRASS, inner, border_radius=wide // 2)


class Zoom:
    """Surfaces of the base scene and of the overlay, and their scrolling."""

    def __init__(self) -> None:
        self.table, self.over = ScrollSurface(), ScrollSurface()
        self._is_over = False  # whether something lies over the table
        self.moved = False  # since it was last shown
        self._pointer: Point | None = None
        self._rested = 0.0
        self._noticed = ""

    @property
    def front(self) -> ScrollSurface:
        """Surface that input acts on."""
        return self.over if self._is_over else self.table

    def set_overlay(self, *, is_open: bool) -> None:
        """Note whether an overlay is open; it begins at its top."""
        if is_open and not self._is_over:
            self.over.offset = 0
        self._is_over = is_open

    def to_surface(self, point: Point) -> Point:
        """Point on the front surface of a point in the window."""
        return self.front.to_surface(point)

    def in_window(self, rect: pygame.Rect) -> pygame.Rect:
        """Box in the window of a box on the front surface."""
        return self.front.in_window(rect)

    # What moves it

    def point(self, point: Point | None) -> None:
        """Note the pointer's position in the window; None while it is not used."""
        if point != self._pointer:
            self._pointer, self._rested = point, 0.0

    @property
    def pull(self) -> int:
        """Direction in which a pointer near an edge scrolls: -1 up, 1 down, 0 none."""
        if self._pointer is None or not self.front.folded:
            return 0
        tall, y = self.front.visible_rows[1], self._pointer[1]
        edge = _EDGE * tall
        if y < edge and self.front.offset > 0:
            return -1
        return 1 if tall - edge < y < tall and self.front.offset < self.front.hidden_rows else 0

    def update(self, seconds: float) -> bool:
        """Let time pass; true if the window scrolled."""
        way = self.pull
        if not way:
            self._rested = 0.0
            return False
        self._rested += seconds
        if self._rested < _REST:
            return False
        return self._go(
            self.front.offset + round(way * _PULLED * self.front.visible_rows[1] * seconds)
        )

    def scroll(self, notches: float) -> bool:
        """Scroll by notches of the wheel; false if there is nothing to scroll."""
        return self._go(self.front.offset + round(notches * _NOTCH * self.front.visible_rows[1]))

    def scroll_pages(self, pages: int) -> bool:
        """Scroll by pages; false if there is nothing to scroll."""
        return self._go(self.front.offset + round(pages * _PAGE * self.front.visible_rows[1]))

    def bring_into_view(self, spot: Spot | None) -> bool:
        """Scroll to a spot; true if the window moved."""
        moved = spot is not None and self.front.folded and self.front.scroll_into_view(spot.rect)
        self.moved = self.moved or moved
        return moved

    def show_once(self, spot: Spot | None) -> bool:
        """Scroll to a hint or a step of a lesson when it appears."""
        said = spot.label if spot is not None else ""
        new = said != self._noticed
        self._noticed = said
        return new and self.bring_into_view(spot)

    def _go(self, row: int) -> bool:
        moved = self.front.scroll_to(row)
        self.moved = self.moved or moved
        return moved

    def show(self, window: pygame.Surface) -> None:
        """Draw the visible rows."""
        self.moved = False
        self.front.show(window)
