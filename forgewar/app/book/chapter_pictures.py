"""Pictures of the rulebook's chapters, made of pictures of the game and cached by size."""

from collections.abc import Callable, Sequence

import pygame

from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.thumbnails import darken, paint, paint_bust, round_corners, shade
from forgewar.content import load
from forgewar.play.lessons.sketch import sketch_lesson
from forgewar.play.rulebook import START, SYMBOLS
from forgewar.session.record import COLOURS
from forgewar.words.names import EMBLEMS

_Paint = Callable[[Canvas], None]
_RESOURCES = ("copper", "iron", "mithril", "emerald", "ruby", "diamond")
_SIGNS = (
    "prestige",
    "coin",
    "workers",
    "type_slashing",
    "type_piercing",
    "type_crushing",
)


def draw_chapter(c: Canvas, chapter: str, box: Box, *, words: bool = False) -> None:
    """The picture of a chapter in a box, dark towards its foot where there will be words on it."""
    size = c.rect(*box).size

    def make() -> pygame.Surface:
        own = Canvas(pygame.Surface(size, pygame.SRCALPHA), c.gallery, c.scale)
        PICTURES[chapter](own)
        if words:
            darken(own, (0.3, 0), (0.66, 0.82), (1, 0.96))
        round_corners(own)
        return own.surface

    c.blit(c.gallery.compose(("chapter", chapter, words, *size, c.scale), make), box.x, box.y)


def _cover(name: str) -> _Paint:
    return lambda c: c.cover(name, 0, 0, c.width, c.height)


def _lesson(id_: str) -> _Paint:
    return lambda c: paint(c, sketch_lesson(id_, load.default()))


def _row(c: Canvas, names: Sequence[str], y: float, size: float, *, arrows: bool = False) -> None:
    """Pictures side by side, with arrows between them."""
    each = c.width / len(names)
    for i, name in enumerate(names):
        x = (i + 0.5) * each
        c.picture(name, x, y, size, size, ax=0.5, ay=0.5)
        if arrows and i:
            tint = palette.CHANGED
            c.picture("icons/next", i * each, y, size * 0.34, ax=0.5, ay=0.5, tint=tint)


def _plain(c: Canvas, light: str, dark: str) -> None:
    ground = (
        '<radialGradient id="g" cx="50%" cy="40%" r="75%">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/>'
        "</radialGradient>"
    )
    c.shape(0, 0, c.width, c.height, svg.box(0, 0, c.width, c.height, 0, "url(#g)"), ground)


def _paint_order(c: Canvas) -> None:
    c.cover("moments/trade", 0, 0, c.width, c.height)
    shade(c, 0.6, 0.6)
    shields = [f"emblems/shield_{EMBLEMS[colour]}" for colour in COLOURS]
    _row(c, shields, c.height * 0.36, min(c.height * 0.4, c.width * 0.16), arrows=True)


def _paint_stages(c: Canvas) -> None:
    _plain(c, *palette.SKETCH_WOOD)
    tiles = ("mine/stage1/emerald_a", "mine/stage2/ruby_a", "mine/stage3/diamond_a")
    _row(c, tiles, c.height * 0.4, min(c.height * 0.66, c.width * 0.28), arrows=True)


def _paint_tiles(c: Canvas) -> None:
    _plain(c, *palette.SKETCH_PURPLE)
    names = ("knowledge", "adventurous", "decorated", "industrious")
    tiles = [f"tiles/{name}" for name in names]
    _row(c, tiles, c.height * 0.36, min(c.height * 0.52, c.width * 0.22))


def _paint_symbols(c: Canvas) -> None:
    _plain(c, *palette.SKETCH_WOOD)
    side = min(c.height * 0.28, c.width * 0.13)
    _row(c, [f"resources/{name}" for name in _RESOURCES], c.height * 0.2, side)
    _row(c, [f"icons/{name}" for name in _SIGNS], c.height * 0.48, side * 0.9)


def _paint_champions(c: Canvas) -> None:
    c.cover("scenes/hall", 0, 0, c.width, c.height)
    shade(c, 0.3, 0.4)
    for i, bust in enumerate(("orc", "knight", "elf")):
        paint_bust(c, bust, 0.2 + 0.3 * i, 0.86)


PICTURES: dict[str, _Paint] = {
    START: _cover("scenes/title"),
    "SETUP": _cover("wealth/founders_chest"),
    "ROUND": _lesson("round"),
    "MINE": _lesson("jumping"),
    "ORDER": _paint_order,
    "MARKET": _cover("places/bazaar"),
    "MERCHANT": _cover("moments/trade"),
    "ADV": _cover("places/barracks"),
    "CHAMP": _paint_champions,
    "QUEST": _cover("moments/quests"),
    "FAIL": _cover("scenes/lost"),
    "STAGE": _paint_stages,
    "BONUS": _paint_tiles,
    "END": _cover("scenes/hall"),
    "SOLO": _lesson("solo"),
    SYMBOLS: _paint_symbols,
}
