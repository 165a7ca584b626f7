"""Feedback of spots: they rise under the pointer, sink when pressed, and shake when refused.

All of it is done to the finished picture, so that everything that can be chosen answers alike,
whatever it looks like and whoever drew it.
"""

import logging

import pygame

from forgewar.app.kit import motion, palette
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.frame import Spot
from forgewar.app.window.settings import Settings

log = logging.getLogger(__name__)
_LIFT, _SINK, _SHAKE = 2.0, 2.0, 4.0  # units
_SHAKES = 0.36  # seconds
_TAP = 0.09  # seconds that something is down which a key has pressed
_SAID = 2.5  # seconds a refusal stays on screen
_LARGEST = 0.3  # of the window: what is larger than that is ground, and stays where it is
_ARROW = pygame.SYSTEM_CURSOR_ARROW
_DOWN, _UNDER = (214, 214, 214), (120, 120, 120)  # what is pressed, and the gap beside it, darker


class SpotFeedback:
    """Spot that is held down, and spot that was refused. With reduced motion, light replaces
    movement."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._down = ""
        self._tapped_for = 0.0
        self._refused, self._why = "", ""
        self._refused_for = 0.0
        self._hand = False

    @property
    def still(self) -> bool:
        return self._settings.reduced_motion

    # What the hand does

    def push(self, spot: Spot) -> None:
        """Hold a spot down: the mouse button went down on it."""
        self._down = spot.name if spot.lifts and spot.enabled else ""

    def release(self) -> bool:
        """Release the spot that is down; true if there was one."""
        held, self._down = bool(self._down), ""
        return held

    def tap(self, spot: Spot) -> None:
        """Hold a spot down for a moment: a key or a button of a pad pressed it."""
        self.push(spot)
        self._tapped_for = _TAP if self._down else 0.0

    def refuse(self, spot: Spot) -> None:
        """Show for a while why a spot cannot be chosen, even with the pointer gone."""
        self._refused, self._why, self._refused_for = spot.name, spot.why, _SAID

    @property
    def refused(self) -> tuple[str, str]:
        """Name of the spot that was refused just now, and why; or nothing."""
        return (self._refused, self._why) if self._refused_for > 0 else ("", "")

    @property
    def busy(self) -> bool:
        return self._refused_for > 0 or self._tapped_for > 0

    def update(self, seconds: float) -> bool:
        """Let time pass; true if the screen changed by it."""
        changed = False
        if self._tapped_for > 0:
            self._tapped_for -= seconds
            changed = self._tapped_for <= 0 and self.release()
        if self._refused_for > 0:
            shaking = self._refused_for > _SAID - _SHAKES
            self._refused_for -= seconds
            changed = changed or self._refused_for <= 0 or (shaking and not self.still)
        return changed

    # What is seen

    def point(self, spot: Spot | None) -> None:
        """Make the pointer a hand over a spot that can be chosen."""
        hand = spot is not None and spot.lifts and spot.enabled
        if hand == self._hand:
            return
        self._hand = hand
        try:
            pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_HAND if hand else _ARROW)
        except pygame.error as error:  # a screen without pointers
            log.debug("the pointer keeps its shape: %s", error)

    def draw(self, c: Canvas) -> None:
        """Redraw the spot that is pressed, refused or pointed at, over a finished frame."""
        refused = c.frame.spot(self.refused[0])
        if refused is not None:
            shaken = (_SAID - self._refused_for) / _SHAKES
            if shaken < 1 and not self.still and not refused.covered and not _is_ground(c, refused):
                _move(c, refused, round(motion.shake(shaken, c.px(_SHAKE))), 0)
            return
        held = self._down if c.marked(self._down) else ""
        spot = c.frame.spot(held or c.hot)
        if spot is None or c.dragged is not None or not (spot.enabled and spot.lifts):
            return
        if spot.covered or _is_ground(c, spot):
            return
        down = spot.name == held
        by = 0 if self.still else c.px(_SINK) if down else -c.px(_LIFT)
        _move(c, spot, 0, by, down=down)
        if not down:
            _rim(c, spot, by)


def _is_ground(c: Canvas, spot: Spot) -> bool:
    width, height = c.surface.get_size()
    return spot.rect.width * spot.rect.height > width * height * _LARGEST


def _move(c: Canvas, spot: Spot, across: int, by: int, *, down: bool = False) -> None:
    """Draw a spot again a little beside its place; the gap is in shadow."""
    box = spot.rect.clip(c.surface.get_rect())
    piece = c.surface.subsurface(box).copy()
    if down:
        piece.fill(_DOWN, special_flags=pygame.BLEND_RGB_MULT)
    if spot.outline:
        piece = _cut(piece, tuple((x - box.x, y - box.y) for x, y in spot.outline))
    elif by:
        bare = pygame.Rect(box.x, box.top if by > 0 else box.bottom + by, box.width, abs(by))
        c.surface.fill(_UNDER, bare.inflate(-c.px(12), 0), special_flags=pygame.BLEND_RGB_MULT)
    c.surface.blit(piece, box.move(across, by))


def _cut(piece: pygame.Surface, outline: tuple[tuple[int, int], ...]) -> pygame.Surface:
    """Piece of a picture inside a polygon."""
    shape = pygame.Surface(piece.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(shape, palette.SHINE, outline)
    shape.blit(piece, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shape


def _rim(c: Canvas, spot: Spot, by: int) -> None:
    """Light from above along the edge of something that is lifted."""
    box = spot.rect.move(0, by)
    if spot.outline:
        x, y = spot.rect.topleft
        points = " L".join(f"{px - x} {py - y}" for px, py in spot.outline)
        body = f'<path d="M{points} Z"'
    else:
        size = f'width="{box.width - 2}" height="{box.height - 2}" rx="{c.px(8)}"'
        body = f'<rect x="1" y="1" {size}'
    body += f' fill="none" stroke="url(#rim)" stroke-width="{max(1.5, 2 * c.scale):.1f}"/>'
    stop = f'stop-color="{palette.RIM}" stop-opacity'
    light = (
        '<linearGradient id="rim" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{box.height}">'
        f'<stop offset="0" {stop}=".95"/><stop offset=".7" {stop}=".3"/>'
        f'<stop offset="1" {stop}=".12"/></linearGradient>'
    )
    c.surface.blit(c.gallery.inline(box.width, box.height, body, light), box)
