"""Life on the table: lamps flicker, dust drifts in their light, now and then a cart passes.

Drawn over the finished frame, from small pictures, and only where nothing is to be read. Between
two frames only these small places are drawn again: what was under them is kept and laid back.
Nothing moves for those who want less motion, at instant speed, during a set piece, or when nobody
has done anything for a minute.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pygame

from forgewar.app.kit import motion, palette
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.motion import Point

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

AWAKE = 60.0  # seconds for which it goes on with nobody there
_TICK, _CART_TICK = 0.1, 0.05  # seconds from one picture to the next; while a cart passes
_EVERY, _SPEED, _FIRST = 48.0, 95.0, 9.0  # a cart: seconds between two, units a second, the first
_CART = (44.0, 25.7)  # units
_MOTES = 5  # around a lamp
_MOTE = 14.0  # seconds of a mote


class Lamp(NamedTuple):
    """Where light flickers, and how far it reaches, in units."""

    x: float
    y: float
    reach: float
    dust: bool = True


@dataclass(frozen=True, slots=True)
class Liveliness:
    """Moving things of a scene: its lamps, and the box along whose lower edge carts pass."""

    lamps: tuple[Lamp, ...] = ()
    road: Box | None = None


class _Sprite(NamedTuple):
    picture: pygame.Surface
    x: float
    y: float
    alpha: int


class Life:
    """Draws what moves by itself in the scene on top, and knows what lies under it."""

    def __init__(self, context: "SceneContext") -> None:
        self._context = context
        self.seconds = 0.0
        self._since = 0.0  # the last picture
        self._alone = 0.0  # since somebody did something
        self._last_seen: object = None
        self._under: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._canvas: Canvas | None = None  # of the last frame

    @property
    def wait(self) -> float:
        """Seconds until the next picture; 0 if nothing moves."""
        if self._canvas is None or not self._is_on or self._alone >= AWAKE:
            return 0.0
        return _CART_TICK if self._cart_way() is not None else _TICK

    @property
    def _is_on(self) -> bool:
        settings, match = self._context.settings, self._context.match
        wanted = settings.speed > 0 and not settings.reduced_motion and not settings.high_contrast
        if not wanted or match is None or self._context.banner.is_up:
            return False
        free = match.advisor.hint is None and match.tutor is None  # nothing lies over the table
        return free and match.animation.piece is None

    def _liveliness(self, c: Canvas) -> Liveliness | None:
        scenes = self._context.navigator.scenes
        if not scenes or not self._is_on:
            return None
        return scenes[-1].liveliness(c)

    def draw(self, c: Canvas) -> None:
        """Draw it over a frame that is finished."""
        self._under.clear()
        self._canvas = c if self._liveliness(c) is not None else None
        self._draw()

    def update(self, seconds: float) -> list[pygame.Rect]:
        """Let time pass while the frame stays; returns what changed on it."""
        control = self._context.controller
        seen = (control.input_count, control.pointer, control.focus)
        self._alone = self._alone + seconds if seen == self._last_seen else 0.0
        self._last_seen = seen
        wait = self.wait
        if not wait:
            return []
        self.seconds += seconds
        self._since += seconds
        if self._since < wait:
            return []
        self._since = 0.0
        changed = [rect for _, rect in self._under]
        assert self._canvas is not None
        for patch, rect in reversed(self._under):
            self._canvas.surface.blit(patch, rect)
        self._under.clear()
        self._draw()
        return [*changed, *(rect for _, rect in self._under)]

    def _draw(self) -> None:
        c = self._canvas
        living = self._liveliness(c) if c is not None else None
        if c is None or living is None:
            return
        whole = c.surface.get_rect()
        for sprite in self._sprites(c, living):
            size = sprite.picture.get_size()
            rect = pygame.Rect(c.px(sprite.x), c.px(sprite.y), *size).clip(whole)
            if not rect or rect.collidelist(c.frame.slips) >= 0:
                continue  # what lies over the table is read
            self._under.append((c.surface.subsurface(rect).copy(), rect))
            motion.draw_faded(c, sprite.picture, sprite.x, sprite.y, sprite.alpha)

    def _sprites(self, c: Canvas, living: Liveliness) -> Iterator[_Sprite]:
        for number, lamp in enumerate(living.lamps):
            side = c.px(2 * lamp.reach)
            glow = c.gallery.get("title/glow", side, side)
            alpha = int(255 * (0.3 + 0.38 * motion.flicker(self.seconds, number)))
            yield _Sprite(glow, lamp.x - lamp.reach, lamp.y - lamp.reach, alpha)
            for mote in range(_MOTES if lamp.dust else 0):
                (x, y), left = mote_place(self.seconds, number * _MOTES + mote)
                at = (lamp.x + x * lamp.reach, lamp.y + y * lamp.reach)
                yield _Sprite(_speck(max(1, c.px(1.6))), *at, int(120 * left))
        way = self._cart_way()
        if living.road is not None and way is not None and way < living.road.width + _CART[0]:
            cart = c.gallery.get("life/cart", c.px(_CART[0]), c.px(_CART[1]))
            road = living.road
            bob = 0.8 * abs(math.sin(way / 9))
            yield _Sprite(cart, road.x - _CART[0] + way, road.bottom - _CART[1] - bob, 255)

    def _cart_way(self) -> float | None:
        """Units that the cart has come; none between two of them."""
        c, on = self._canvas, (self.seconds - _FIRST) % _EVERY
        if c is None or self.seconds < _FIRST or on * _SPEED > c.width + 2 * _CART[0]:
            return None
        return on * _SPEED


def mote_place(seconds: float, of: int) -> tuple[Point, float]:
    """Place of a mote of dust around its lamp, in parts of its reach, and how much of it is
    seen."""
    chance = Random(of)
    start, across, down = chance.random(), chance.uniform(-0.8, 0.8), chance.uniform(-0.4, 0.4)
    part = (seconds / _MOTE + start) % 1
    return (across + 0.1 * math.sin(part * 9 + of), down + 0.3 * part), motion.pulse(part)


@lru_cache(maxsize=8)
def _speck(size: int) -> pygame.Surface:
    speck = pygame.Surface((2 * size, 2 * size), pygame.SRCALPHA)
    pygame.draw.circle(speck, palette.RIM, (size, size), size)
    return speck
