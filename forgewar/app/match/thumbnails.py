"""Small drawings of positions for cards to choose from, each made from a `Sketch` and cached by
size."""

import math
from collections import OrderedDict
from collections.abc import Sequence
from itertools import pairwise

import pygame

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.pictures import Gallery
from forgewar.app.match.board import PIECE_SIZES, tile_name
from forgewar.content.board import HEXES
from forgewar.play.lessons.sketch import (
    ArmingSketch,
    EpicSketch,
    MarketSketch,
    MineSketch,
    OfferSketch,
    PricedPicture,
    RoundSketch,
    ScoreSketch,
    Sketch,
    SoloSketch,
    TrackSketch,
)
from forgewar.rules.state import EMPTY, OVERSEER
from forgewar.session.record import COLOURS
from forgewar.words import say
from forgewar.words.names import EMBLEMS

_AT_ONCE = 3  # new drawings that one frame has time for
_ROW = 78 / 90  # the distance of rows of hexes, of the width of a hex
_RADIUS = 6.0
_MIDDLE = len(HEXES) // 2  # the hex in the middle of the mine
_Point = tuple[float, float]
_Wanted = tuple[Sketch, int, int, float]


class Thumbnails:
    """Draws sketches; those that a frame has no time for come in the idle time of later frames."""

    def __init__(self) -> None:
        self._wanted: OrderedDict[_Wanted, None] = OrderedDict()
        self._drawn = 0

    def start_frame(self) -> None:
        self._drawn = 0

    def draw(self, c: Canvas, sketch: Sketch, box: Box, *, dim: float = 0.0) -> None:
        """A sketch in a box with rounded corners, darkened by a part."""
        size = c.rect(*box).size
        wanted = (sketch, *size, c.scale)
        found = c.gallery.recall(_key(wanted))
        if found is None and (c.gallery.eager or self._drawn < _AT_ONCE):
            self._drawn += 1
            found = _made(c.gallery, wanted)
        if found is None:
            self._wanted[wanted] = None
            _ground(c, box)
            return
        c.blit(found, box.x, box.y)
        if dim:
            shade = svg.box(0, 0, box.width, box.height, _RADIUS, palette.SKETCH_SHADE)
            c.shape(*box, f'<g opacity="{dim}">{shade}</g>')

    def work(self, gallery: Gallery) -> bool:
        """Draw the next sketch; true if there was one to draw."""
        if not self._wanted:
            return False
        wanted, _ = self._wanted.popitem(last=False)
        _made(gallery, wanted)
        return True

    @property
    def behind(self) -> bool:
        return bool(self._wanted)


def _key(wanted: _Wanted) -> tuple[object, ...]:
    return ("sketch", *wanted)


def _made(gallery: Gallery, wanted: _Wanted) -> pygame.Surface:
    sketch, width, height, scale = wanted

    def make() -> pygame.Surface:
        made = pygame.Surface((width, height), pygame.SRCALPHA)
        own = Canvas(made, gallery, scale)
        paint(own, sketch)
        round_corners(own)
        return made

    return gallery.compose(_key(wanted), make)


def round_corners(c: Canvas) -> None:
    """Cut the corners off a drawing that fills a canvas."""
    width, height = c.surface.get_size()
    mask = svg.box(0, 0, width, height, c.px(_RADIUS), palette.SHINE)
    c.surface.blit(c.gallery.inline(width, height, mask), (0, 0), special_flags=_MIN)


_MIN = pygame.BLEND_RGBA_MIN


def paint(c: Canvas, sketch: Sketch) -> None:
    """A sketch over the whole of a canvas."""
    match sketch:
        case MineSketch():
            paint_mine(c, sketch)
        case MarketSketch():
            _paint_market(c, sketch)
        case OfferSketch():
            _paint_offer(c, sketch)
        case TrackSketch():
            _paint_track(c, sketch)
        case ArmingSketch():
            _paint_arming(c, sketch)
        case ScoreSketch():
            _paint_score(c, sketch)
        case RoundSketch():
            _paint_round(c, sketch)
        case EpicSketch():
            _paint_epic(c, sketch)
        case SoloSketch():
            paint_mine(c, sketch.mine)
            paint_bust(c, sketch.face, 0.78)


# Parts


def _ground(c: Canvas, box: Box) -> None:
    light, dark = palette.SKETCH_GROUND
    ground = (
        '<radialGradient id="g" cx="50%" cy="45%" r="70%">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/>'
        "</radialGradient>"
    )
    c.shape(*box, svg.box(0, 0, box.width, box.height, _RADIUS, "url(#g)"), ground)


def shade(c: Canvas, top: float, bottom: float) -> None:
    """Darken a drawing, from an opacity at its top to one at its foot."""
    darken(c, (0, top), (1, bottom))


def darken(c: Canvas, *stops: tuple[float, float]) -> None:
    """Darken a drawing by opacities at parts of its height."""
    colour = palette.SKETCH_SHADE
    steps = "".join(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{opacity}"/>'
        for at, opacity in stops
    )
    ground = (
        f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{c.height}">{steps}</linearGradient>'
    )
    c.shape(0, 0, c.width, c.height, svg.box(0, 0, c.width, c.height, 0, "url(#g)"), ground)


def _vignette(c: Canvas) -> None:
    stop = f'stop-color="{palette.SKETCH_SHADE}" stop-opacity'
    ground = (
        '<radialGradient id="v" cx="50%" cy="50%" r="62%">'
        f'<stop offset="0" {stop}="0"/><stop offset=".6" {stop}=".1"/>'
        f'<stop offset="1" {stop}=".72"/></radialGradient>'
    )
    c.shape(0, 0, c.width, c.height, svg.box(0, 0, c.width, c.height, 0, "url(#v)"), ground)


def paint_bust(c: Canvas, name: str, across: float, tall: float = 0.94) -> None:
    """A bust that stands on the lower edge, `across` of the width from the left."""
    high = min(c.height * tall, c.width * 0.72)
    c.picture(f"busts/{name}", c.width * across, c.height, high * 1.2, high, ax=0.5, ay=1)


def paint_stripes(c: Canvas, pictures: Sequence[str]) -> None:
    """Pictures side by side, cut aslant, with a line of brass between them."""
    if len(pictures) == 1:
        c.cover(pictures[0], 0, 0, c.width, c.height)
        return
    slant, each = c.height * 0.1, c.width / len(pictures)
    for i, name in enumerate(pictures):
        left, right = max(0.0, i * each - slant), min(c.width, (i + 1) * each + slant)
        box = c.rect(left, 0, right - left, c.height)
        corners = [
            (i * each + (slant if i else 0), 0),
            ((i + 1) * each + slant, 0),
            ((i + 1) * each - (slant if i < len(pictures) - 1 else -slant), c.height),
            (i * each - slant, c.height),
        ]
        cut = c.gallery.cover(name, *box.size).convert_alpha()
        path = " L".join(f"{(x - left) * c.scale:.1f} {y * c.scale:.1f}" for x, y in corners)
        mask = f'<path d="M{path} Z" fill="{palette.SHINE}"/>'
        cut.blit(c.gallery.inline(*box.size, mask), (0, 0), special_flags=_MIN)
        c.surface.blit(cut, box.topleft)
    lines = "".join(
        f"M{i * each + slant:.1f} 0 L{i * each - slant:.1f} {c.height} "
        for i in range(1, len(pictures))
    )
    _stroke(c, lines, palette.SKETCH_SHADE, 5)
    _stroke(c, lines, palette.SKETCH_LINE, 2.4)


def _stroke(c: Canvas, path: str, colour: str, width: float) -> None:
    line = f'stroke="{colour}" stroke-width="{width:.1f}" stroke-linecap="round"'
    c.shape(0, 0, c.width, c.height, f'<path d="{path}" fill="none" {line}/>')


def _plate(c: Canvas, text: str, right: float, bottom: float, colour: str = palette.INK) -> None:
    """A figure on a plate of parchment, by its lower right corner."""
    wide = c.text_width(text, size=17, face="Bold") + 18
    body = svg.box(0, 0, wide, 28, 5, palette.INK)
    body += svg.box(1.6, 1.6, wide - 3.2, 24.8, 4, palette.PARCHMENT)
    c.shape(right - wide, bottom - 28, wide, 28, body)
    x, y = right - wide / 2, bottom - 14
    c.text(text, x, y, size=17, face="Bold", colour=colour, anchor="c")


def _paper(c: Canvas, card: PricedPicture, x: float, y: float, width: float, height: float) -> None:
    """A small card with its picture and its price above."""
    widgets.shadow(c, x, y, width, height, radius=4, blur=5, alpha=190)
    body = svg.box(0, 0, width, height, 4, palette.INK)
    body += svg.box(1.5, 1.5, width - 3, height - 3, 3, "url(#g)")
    c.shape(x, y, width, height, body, svg.gradient("g", height, *palette.SKETCH_PAPER))
    if card.picture.startswith("weapons/"):
        side = min(width, height) - 8
        c.picture(card.picture, x + width / 2, y + height / 2, side, ax=0.5, ay=0.5)
    else:
        c.cover(card.picture, x + 4, y + 4, width - 8, height - 8, 2)
    coin = max(25.0, height * 0.3)
    widgets.coin(c, card.price, x + width / 2, y, coin)


# The mine


def paint_mine(c: Canvas, sketch: MineSketch) -> None:
    """The part of the mine around an overseer or a move."""
    _ground(c, Box(0, 0, c.width, c.height))
    size = 46 + 0.076 * c.height
    size = max(2, int(size * c.scale / 2) * 2) / c.scale  # whole pixels: no seams between tiles
    places = [((q + r / 2) * size, r * _ROW * size) for q, r in HEXES]
    about = _about(sketch, places, c.width / 2 - size, c.height / 2 - size)
    left, top = c.width / 2 - about[0], c.height / 2 - about[1]
    centres = [(left + x, top + y) for x, y in places]
    seen = [
        hex_
        for hex_, (x, y) in enumerate(centres)
        if sketch.terrain[hex_] >= 0 and -size < x < c.width + size and -size < y < c.height + size
    ]
    tile = (c.px(size) + 1, c.px(size * 109 / 90) + 1)
    for hex_ in seen:
        x, y = centres[hex_]
        picture = c.gallery.get(tile_name(sketch.stage, sketch.terrain[hex_], hex_), *tile)
        c.blit(picture, x, y - size * 104 / 180, 0.5, 0)
    for hex_ in sketch.landings:
        _ring(c, "mine/ring_legal", centres[hex_], size)
    if sketch.overseer is not None:
        _ring(c, "mine/ring_focus", centres[sketch.overseer], size)
    _arrow(c, [centres[hex_] for hex_ in sketch.path], size)
    for hex_ in seen:
        if sketch.cells[hex_] != EMPTY:
            _stand(c, sketch.cells[hex_], centres[hex_], size)
    _vignette(c)


def _about(sketch: MineSketch, places: list[_Point], across: float, down: float) -> _Point:
    """The point of the mine in the middle of the picture: that of the move, or the overseer, with
    as little as can be seen beyond the mine's edge."""
    hexes = sketch.path or (sketch.overseer if sketch.overseer is not None else _MIDDLE,)
    there = [places[i] for i, ore in enumerate(sketch.terrain) if ore >= 0]
    found = []
    for axis, room in ((0, across), (1, down)):
        wanted = sum(places[hex_][axis] for hex_ in hexes) / len(hexes)
        low, high = min(p[axis] for p in there) + room, max(p[axis] for p in there) - room
        found.append(min(max(wanted, low), high) if low < high else (low + high) / 2)
    return found[0], found[1]


def _ring(c: Canvas, name: str, centre: _Point, size: float) -> None:
    c.picture(name, centre[0], centre[1], size * 0.97, size * 1.2, ax=0.5, ay=0.5)


def _stand(c: Canvas, piece: int, centre: _Point, size: float) -> None:
    kind, side = ("overseer", piece - OVERSEER) if piece >= OVERSEER else ("worker", piece - 1)
    width, height, above = (side_ * size / 90 for side_ in PIECE_SIZES[kind])
    name = f"pieces/{kind}_{EMBLEMS[COLOURS[side]]}"
    c.picture(name, centre[0], centre[1] - above, width, height, ax=0.5)


def _arrow(c: Canvas, points: list[_Point], size: float) -> None:
    """A line along a move, with a head at its end."""
    for (x1, y1), (x2, y2) in pairwise(points):
        line = f"M{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f}"
        _stroke(c, line, palette.SKETCH_SHADE, size * 0.13)
        _stroke(c, line, palette.SKETCH_LINE, size * 0.08)
        way, reach = math.atan2(y2 - y1, x2 - x1), size * 0.22
        head = [
            (x2 + math.cos(way + turn) * reach, y2 + math.sin(way + turn) * reach)
            for turn in (0, 2.4, -2.4)
        ]
        path = " L".join(f"{x:.1f} {y:.1f}" for x, y in head)
        look = f'fill="{palette.SKETCH_ARROW}" stroke="{palette.OUTLINE}" stroke-width="1.4"'
        c.shape(0, 0, c.width, c.height, f'<path d="M{path} Z" {look}/>')


# The market and quests


def _paint_market(c: Canvas, sketch: MarketSketch) -> None:
    c.cover(sketch.place, 0, 0, c.width, c.height)
    shade(c, 0.15, 0.7)
    height = min(c.height * 0.62, c.width * 0.36)
    width, gap = height * 0.74, height * 0.14
    used = len(sketch.cards) * (width + gap) - gap
    y = (c.height - height) / 2 + height * 0.08
    for i, card in enumerate(sketch.cards):
        _paper(c, card, (c.width - used) / 2 + i * (width + gap), y, width, height)


def _paint_offer(c: Canvas, sketch: OfferSketch) -> None:
    paint_stripes(c, [quest.picture for quest in sketch.quests])
    shade(c, 0.0, 0.6)
    each = c.width / max(1, len(sketch.quests))
    for i, quest in enumerate(sketch.quests):
        widgets.coin(c, quest.price, (i + 0.5) * each, c.height - 22, 30)


def _paint_track(c: Canvas, sketch: TrackSketch) -> None:
    c.cover(sketch.picture, 0, 0, c.width, c.height)
    shade(c, 0.0, 0.75)
    fill = palette.QUEST_RIBBON[sketch.colour]
    path = f'<path d="M1 0 L27 0 L27 35 L14 27 L1 35 Z" fill="{fill}" '
    body = path + f'stroke="{palette.OUTLINE}" stroke-width="1.4"/>'
    c.shape(12, 0, 28, 36, body)
    _plate(c, str(sketch.power), c.width - 12, c.height - 10)
    each = min(24.0, (c.width - 90) / sketch.steps)
    _steps(c, sketch, 12, c.height - 24, each)


def _steps(c: Canvas, sketch: TrackSketch, x: float, y: float, pitch: float) -> None:
    side = pitch - 4
    for i in range(sketch.steps):
        fill = palette.SKETCH_STEP_DONE if i < sketch.at else palette.SKETCH_STEP
        body = svg.box(0, 0, side, side, 4, palette.INK)
        body += svg.box(1.2, 1.2, side - 2.4, side - 2.4, 3, fill)
        c.shape(x + i * pitch, y - side / 2, side, side, body)
        middle = x + i * pitch + side / 2
        if i in sketch.ends and i != sketch.at:
            sign = palette.SKETCH_FLAG
            c.picture("icons/flag", middle, y, side * 0.62, ax=0.5, ay=0.5, tint=sign)
        if i == sketch.at:
            name = f"pieces/tracker_{EMBLEMS[COLOURS[0]]}"
            c.picture(name, middle, y - 2, side * 1.25, ax=0.5, ay=0.6)


def _paint_arming(c: Canvas, sketch: ArmingSketch) -> None:
    c.cover(sketch.picture, 0, 0, c.width, c.height)
    shade(c, 0.45, 0.6)
    paint_bust(c, sketch.face, 0.22)
    side = min(c.height * 0.5, c.width * 0.52 / max(1, len(sketch.weapons)) + 14)
    light = (
        '<radialGradient id="l" cx="50%" cy="50%" r="50%">'
        f'<stop offset="0" stop-color="{palette.SKETCH_LIGHT}" stop-opacity=".6"/>'
        f'<stop offset="1" stop-color="{palette.SKETCH_LIGHT}" stop-opacity="0"/></radialGradient>'
    )
    for i, weapon in enumerate(sketch.weapons):
        x = c.width * (0.44 + 0.52 * (i + 0.5) / len(sketch.weapons))
        y = c.height * 0.4
        round_ = side * 1.3
        body = svg.box(0, 0, round_, round_, 0, "url(#l)")
        c.shape(x - round_ / 2, y - round_ / 2, round_, round_, body, light)
        c.picture(weapon, x, y, side, ax=0.5, ay=0.5)
    text = say("puzzles-power", power=sketch.power, needed=sketch.needed)
    short = sketch.power < sketch.needed
    _plate(c, text, c.width - 12, c.height - 10, palette.BLOOD if short else palette.INK)


# The end, a round, epic games


def _paint_score(c: Canvas, sketch: ScoreSketch) -> None:
    paint_stripes(c, sketch.pictures)
    shade(c, 0.2, 0.85)
    most = max(1, *sketch.scores)
    for i, score in enumerate(sketch.scores):
        y = c.height - 20 - (len(sketch.scores) - 1 - i) * 27
        colour = COLOURS[i]
        c.picture(f"emblems/roundel_{EMBLEMS[colour]}", 24, y, 25, ax=0.5, ay=0.5)
        long = (c.width - 92) * max(0.05, score / most)
        body = svg.box(0, 0, long, 18, 4, palette.OUTLINE)
        body += svg.box(1.4, 1.4, long - 2.8, 15.2, 3, c.guild(colour))
        c.shape(42, y - 9, long, 18, body)
        c.text(str(score), 42 + long + 8, y, size=17, face="Title")


def _paint_round(c: Canvas, sketch: RoundSketch) -> None:
    """The mine at the left, market and quest as stripes beside it."""
    third = c.width / 3
    slant = c.height * 0.1
    mine = c.rect(0, 0, third + slant, c.height)
    own = Canvas(pygame.Surface(mine.size, pygame.SRCALPHA), c.gallery, c.scale)
    paint_mine(own, sketch.mine)
    paint_stripes(c, (sketch.pictures[0], *sketch.pictures))
    corners = [(0, 0), (third + slant, 0), (third - slant, c.height), (0, c.height)]
    path = " L".join(f"{x * c.scale:.1f} {y * c.scale:.1f}" for x, y in corners)
    mask = f'<path d="M{path} Z" fill="{palette.SHINE}"/>'
    own.surface.blit(c.gallery.inline(*mine.size, mask), (0, 0), special_flags=_MIN)
    c.surface.blit(own.surface, (0, 0))
    line = f"M{third + slant:.1f} 0 L{third - slant:.1f} {c.height}"
    _stroke(c, line, palette.SKETCH_SHADE, 5)
    _stroke(c, line, palette.SKETCH_LINE, 2.4)


def _paint_epic(c: Canvas, sketch: EpicSketch) -> None:
    c.cover(sketch.picture, 0, 0, c.width, c.height)
    shade(c, 0.25, 0.6)
    side = min(c.height * 0.46, c.width * 0.24)
    for i, tile in enumerate(sketch.tiles):
        x = c.width / 2 + (i - (len(sketch.tiles) - 1) / 2) * (side + 8)
        c.picture(tile, x, c.height * 0.34, side, ax=0.5, ay=0.5)
    wide = min(c.width * 0.62, c.height * 1.5)
    c.picture(f"titles/ribbon_{sketch.title}", c.width / 2, c.height * 0.78, wide, ax=0.5, ay=0.5)
