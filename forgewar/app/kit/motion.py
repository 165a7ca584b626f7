"""Motion: easing, paths and particles of everything on screen that moves.

All of them are functions of how far a motion has come (`part`, from 0 to 1), so that a frame can be
drawn at any moment, skipped, replayed or slowed down, and nothing is remembered between frames. Who
wants less motion (`Canvas.calm`) sees things fade instead of travelling, and no particles.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pygame

from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas

Point = tuple[float, float]


def within(part: float, start: float, end: float) -> float:
    """Progress within a stretch of a motion, from 0 to 1."""
    return min(1.0, max(0.0, (part - start) / (end - start)))


def smooth(part: float) -> float:
    """Starting and ending gently."""
    return part * part * (3 - 2 * part)


def settle(part: float) -> float:
    """A little too far, and back."""
    over = 1.4
    back = part - 1
    return 1 + (over + 1) * back**3 + over * back**2


def mix(start: float, end: float, part: float) -> float:
    """A number on its way."""
    return start + (end - start) * part


def count_between(old: int, new: int, part: float) -> int:
    """Number that is being counted up or down."""
    return round(mix(old, new, smooth(part)))


def arc_point(start: Point, end: Point, part: float, rise: float = 0.0) -> Point:
    """Point on an arc from one point to another, `rise` units high in its middle."""
    part = smooth(part)
    x, y = mix(start[0], end[0], part), mix(start[1], end[1], part)
    return x, y - rise * math.sin(part * math.pi)


def path_point(points: Sequence[Point], part: float, bend: float = 36.0) -> Point:
    """Point on a path through several points, its corners rounded off over `bend` units."""
    points = [points[0], *(b for a, b in pairwise(points) if math.dist(a, b) > 1)]
    lengths = [math.dist(a, b) for a, b in pairwise(points)]
    left = smooth(part) * sum(lengths)
    for number, length in enumerate(lengths):
        if left <= length or number == len(lengths) - 1:
            return _rounded(points, lengths, number, min(left, length), bend)
        left -= length
    return points[-1]


def _rounded(
    points: Sequence[Point], lengths: Sequence[float], number: int, far: float, bend: float
) -> Point:
    """Point so far along one stretch of a path, near its ends on the curve around the corner."""
    for corner, gone in ((number, far), (number + 1, far - lengths[number])):
        if 0 < corner < len(lengths):
            reach = min(bend, lengths[corner - 1] / 2, lengths[corner] / 2)
            if abs(gone) < reach:
                return _around(points[corner - 1 : corner + 2], gone, reach)
    return _toward(points[number], points[number + 1], far)


def _around(three: Sequence[Point], gone: float, reach: float) -> Point:
    """On the curve from `reach` before a corner, the second of three points, to as far behind."""
    before, at, after = three
    start = _toward(at, before, reach)
    end = _toward(at, after, reach)
    t = (gone + reach) / (2 * reach)
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return (
        a * start[0] + b * at[0] + c * end[0],
        a * start[1] + b * at[1] + c * end[1],
    )


def _toward(start: Point, end: Point, far: float) -> Point:
    """Point at a distance from one point towards another."""
    part = far / max(1e-9, math.dist(start, end))
    return mix(start[0], end[0], part), mix(start[1], end[1], part)


def shake(part: float, reach: float) -> float:
    """Sideways offset of something that shakes and calms down."""
    return reach * math.sin(part * math.pi * 6) * (1 - part)


def squash(part: float) -> float:
    """Height of something that has just landed: a little less, then as before."""
    return 1 - 0.16 * math.sin(part * math.pi)


def pulse(part: float) -> float:
    """0, up to 1 and back to 0."""
    return math.sin(part * math.pi)


def flicker(seconds: float, of: int) -> float:
    """A flame's light from 0 to 1, each with a rhythm of its own."""
    fast = math.sin(seconds * (5.3 + of % 5 * 0.7) + of * 1.9)
    slow = math.sin(seconds * (1.1 + of % 3 * 0.4) + of)
    return 0.5 + 0.2 * fast + 0.3 * slow


def drop(part: float) -> float:
    """Distance fallen of something that bounces once where it lands."""
    landed = 0.7
    if part < landed:
        return (part / landed) ** 2
    return 1 - 0.08 * pulse(within(part, landed, 1.0))


def flip(part: float) -> tuple[float, bool]:
    """Apparent width of something that is turned over, and whether its other side shows."""
    part = smooth(part)
    return max(0.04, abs(1 - 2 * part)), part >= 0.5


# What is kept as a picture, drawn on its way. None of it rasterises or keeps anything.


class Seen(NamedTuple):
    """Place and opacity of something in motion."""

    x: float
    y: float
    alpha: int = 255


def travel(c: Canvas, start: Point, end: Point, part: float, rise: float = 0.0) -> Seen:
    """Move along an arc; with reduced motion, fade out at the start and in at the end."""
    return _fading(start, end, part) if c.calm else Seen(*arc_point(start, end, part, rise))


def follow(c: Canvas, points: Sequence[Point], part: float) -> Seen:
    """Move along a path; with reduced motion, fade out at the start and in at the end."""
    return _fading(points[0], points[-1], part) if c.calm else Seen(*path_point(points, part))


def _fading(start: Point, end: Point, part: float) -> Seen:
    away = part < 0.5
    left = 1 - 2 * part if away else 2 * part - 1
    return Seen(*(start if away else end), int(255 * left))


def draw_faded(
    c: Canvas,
    picture: pygame.Surface,
    x: float,
    y: float,
    alpha: int,
    ax: float = 0.0,
    ay: float = 0.0,
) -> None:
    """Draw a picture with an opacity. The picture itself is not changed."""
    if alpha >= 255:
        c.blit(picture, x, y, ax, ay)
        return
    picture.set_alpha(alpha)
    c.blit(picture, x, y, ax, ay)
    # A picture without transparent parts that is told to be solid is drawn thirty times as slowly.
    picture.set_alpha(255 if picture.get_masks()[3] else None)


def draw_sized(
    c: Canvas,
    picture: pygame.Surface,
    x: float,
    y: float,
    wide: float,
    tall: float,
    alpha: int = 255,
) -> None:
    """A picture around its middle, `wide` and `tall` parts of its size."""
    size = (round(picture.get_width() * wide), round(picture.get_height() * tall))
    if min(size) < 1:
        return
    shown = picture if size == picture.get_size() else pygame.transform.smoothscale(picture, size)
    draw_faded(c, shown, x, y, alpha, 0.5, 0.5)


def drain(picture: pygame.Surface) -> None:
    """Take the colour out of a picture in place, and some of its light."""
    grey = pygame.transform.grayscale(picture)
    grey.fill((150, 148, 146, 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(grey, (0, 0))


def cross_fade(c: Canvas, old: pygame.Surface, new: pygame.Surface, part: float) -> None:
    """One picture of the whole canvas gives way to another."""
    if part < 1:
        c.surface.blit(old, (0, 0))
    if part > 0:
        draw_faded(c, new, 0, 0, int(255 * part))


# Particles: a handful of specks, each on a way of its own that chance gave it


class Speck(NamedTuple):
    """Offset of a speck from its start, and how much of it is left."""

    x: float
    y: float
    left: float
    kind: int


def specks(seed: int, count: int, part: float, reach: float, fall: float) -> Iterator[Speck]:
    """Specks that fly out to `reach` and fall; the same for the same seed."""
    chance = Random(seed)
    for _ in range(count):
        way, far, born = (
            chance.uniform(0, math.tau),
            chance.uniform(0.35, 1),
            chance.uniform(0, 0.3),
        )
        kind = chance.randrange(4)
        own = within(part, born, 1.0)
        if 0 < own < 1:
            out = 1 - (1 - own) ** 2
            x = math.cos(way) * far * reach * out
            y = math.sin(way) * far * reach * out * 0.7 + fall * own * own
            yield Speck(x, y, 1 - own, kind)


def draw_sparks(c: Canvas, x: float, y: float, part: float, seed: int, reach: float) -> None:
    """From the anvil: bright and short."""
    for speck in () if c.calm else specks(seed, 14, part, reach, reach * 0.6):
        size = max(1, c.px(2.6 * speck.left))
        at = (c.px(x + speck.x), c.px(y + speck.y))
        pygame.draw.circle(c.surface, palette.SPARKS[speck.kind % len(palette.SPARKS)], at, size)


def draw_dust(c: Canvas, x: float, y: float, part: float, seed: int, reach: float) -> None:
    """Under boots: soft, low, going grey."""
    for speck in () if c.calm else specks(seed, 8, part, reach, -reach * 0.1):
        puff = _puff(max(1, c.px(5 * (1 - speck.left) + 2)))
        draw_faded(c, puff, x + speck.x, y + speck.y * 0.4, int(130 * speck.left), 0.5, 0.5)


@lru_cache(maxsize=64)
def _puff(size: int) -> pygame.Surface:
    """A grain of dust as a picture, `size` pixels from its middle."""
    puff = pygame.Surface((2 * size, 2 * size), pygame.SRCALPHA)
    pygame.draw.circle(puff, palette.DUST, (size, size), size)
    return puff


def draw_paper(c: Canvas, x: float, y: float, part: float, seed: int, reach: float) -> None:
    """Scraps of coloured paper that tumble down."""
    for speck in () if c.calm else specks(seed, 40, part, reach, reach * 1.2):
        wide = max(1, c.px(7 * abs(math.cos(speck.left * 9 + speck.kind))))
        box = pygame.Rect(0, 0, wide, max(2, c.px(5)))
        box.center = (c.px(x + speck.x), c.px(y + speck.y))
        pygame.draw.rect(c.surface, palette.PAPER[speck.kind % len(palette.PAPER)], box)
