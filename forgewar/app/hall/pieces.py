"""Things on the wall of the hall: seals, ribbons, brass plates, hollows, light."""

import math
from functools import lru_cache
from random import Random

import pygame

from forgewar.app.cards.title_ribbon import look_of
from forgewar.app.hall.grid import PLATE
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.content.model import Title

_INNER = 0.76  # of a seal, the painting on it
_COUNTED = 24.0  # width of a face beside which a count has room
_EDGES = 13  # bulges of wax around a seal
_FACE = (44 / 88, 86 / 148, 45 / 88)  # middle and width of the face on a ribbon


@lru_cache(maxsize=256)
def _blob(size: float, seed: int) -> str:
    """Outline of pressed wax, another one for each seal."""
    chance, half = Random(seed), size / 2
    reach = [half * (0.87 + 0.13 * chance.random()) for _ in range(_EDGES)]
    points = [
        (half + r * math.cos(math.tau * i / _EDGES), half + r * math.sin(math.tau * i / _EDGES))
        for i, r in enumerate(reach)
    ]
    middles = [
        ((x + points[i - 1][0]) / 2, (y + points[i - 1][1]) / 2) for i, (x, y) in enumerate(points)
    ]
    path = f"M{middles[0][0]:.2f} {middles[0][1]:.2f}"
    for i, (x, y) in enumerate(points):
        to = middles[(i + 1) % _EDGES]
        path += f"Q{x:.2f} {y:.2f} {to[0]:.2f} {to[1]:.2f}"
    return path + "Z"


def _shade(colour: str, part: float, to: str) -> str:
    mixed = pygame.Color(colour).lerp(pygame.Color(to), part)
    return f"#{mixed.r:02X}{mixed.g:02X}{mixed.b:02X}"


def draw_seal(c: Canvas, picture: str, colour: str, x: float, y: float, size: float,
              seed: int) -> None:  # fmt: skip
    """The painting of a quest in wax, its middle at a point."""
    wax = palette.SEAL_WAX[colour]
    dark, rim = _shade(wax, 0.45, "#000000"), _shade(wax, 0.62, "#000000")
    blob, half, ring = _blob(size, seed), size / 2, size * _INNER / 2
    tones = (
        f'<radialGradient id="w" gradientUnits="userSpaceOnUse" cx="{half * 0.75:.2f}" '
        f'cy="{half * 0.6:.2f}" r="{size * 0.62:.2f}">'
        f'<stop offset="0" stop-color="{_shade(wax, 0.4, "#FFFFFF")}"/>'
        f'<stop offset=".55" stop-color="{wax}"/><stop offset="1" stop-color="{dark}"/>'
        "</radialGradient>"
    )
    body = (
        f'<path d="{blob}" fill="#000" fill-opacity=".4" transform="translate({size * 0.02:.2f} '
        f'{size * 0.05:.2f})"/><path d="{blob}" fill="url(#w)"/>'
        f'<circle cx="{half}" cy="{half}" r="{ring + size * 0.04:.2f}" fill="{dark}"/>'
        f'<circle cx="{half}" cy="{half}" r="{ring + size * 0.015:.2f}" fill="{rim}"/>'
    )
    c.shape(x - half, y - half, size, size * 1.06, body, tones)
    inner = size * _INNER
    c.cover(picture, x - inner / 2, y - inner / 2, inner, inner, inner / 2)


def draw_hollow(c: Canvas, picture: str, x: float, y: float, size: float, *, lit: bool) -> None:
    """A turned hollow for a seal that is not there yet, the painting faint in it."""
    half = size * 0.47
    tones = (
        f'<radialGradient id="n" gradientUnits="userSpaceOnUse" cx="{half}" cy="{half * 1.4:.2f}" '
        f'r="{half * 1.1:.2f}"><stop offset="0" stop-color="{palette.HALL_HOLLOW_LIGHT}"/>'
        f'<stop offset="1" stop-color="{palette.HALL_HOLLOW}"/></radialGradient>'
    )
    body = (
        f'<circle cx="{half}" cy="{half + 1.2:.2f}" r="{half - 1:.2f}" '
        f'fill="{palette.HALL_GHOST}" fill-opacity=".4"/>'
        f'<circle cx="{half}" cy="{half}" r="{half - 1.2:.2f}" fill="{palette.HALL_HOLLOW}"/>'
        f'<circle cx="{half}" cy="{half}" r="{half - 2.6:.2f}" fill="url(#n)"/>'
    )
    c.shape(x - half, y - half, 2 * half, 2 * half + 1, body, tones)
    inner = 2 * half - 6
    faint = _faint(c, picture, c.px(inner), 235 if lit else 185)
    c.blit(faint, x, y, 0.5, 0.5)


def _faint(c: Canvas, picture: str, size: int, alpha: int) -> pygame.Surface:
    """A painting in sepia, round."""

    def make() -> pygame.Surface:
        found = c.gallery.cover(picture, size, size, size // 2, grey=True).copy()
        tone = pygame.Color(palette.HALL_SEPIA)
        found.fill((tone.r, tone.g, tone.b, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return found

    return c.gallery.compose(("faint", picture, size, alpha), make)


def draw_pennant(c: Canvas, title: Title, box: Box, face: str, count: int) -> None:
    """The ribbon of a title that was worn, with the face of who wore it last, and how often."""
    name = look_of(title).ribbon
    widgets.shadow(c, *box.inset(3, 4), radius=2, blur=5, alpha=120, down=3)
    c.picture(f"titles/pennant_{name}", *box, sign=False)
    _draw_loops(c, box)
    across, down, wide = _FACE
    x, y, size = box.x + box.width * across, box.y + box.height * down, box.width * wide
    _draw_round_face(c, face, x, y, size)
    if count > 1 and size >= _COUNTED:
        radius = max(10.0, size * 0.27)
        at = (x + size * 0.5, y + size * 0.42)
        coin = (
            f'<circle cx="{radius}" cy="{radius}" r="{radius}" fill="{palette.HALL_PLATE_TEXT}"/>'
            f'<circle cx="{radius}" cy="{radius}" r="{radius - 1.2:.2f}" '
            f'fill="{palette.HALL_PLATE[0]}"/>'
        )
        c.shape(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius, coin)
        c.text(str(count), *at, size=15, face="Title", colour=palette.INK, anchor="c")


def _draw_loops(c: Canvas, box: Box) -> None:
    """Two brass loops by which a ribbon hangs from its rail."""
    wide, tall = box.width * 0.13, box.width * 0.17
    look = f'fill="none" stroke="{palette.HALL_RAIL[0]}" stroke-width="{wide * 0.2:.2f}"'
    inset = wide * 0.12
    body = (
        f'<rect x="{inset:.2f}" y="{inset:.2f}" width="{wide - 2 * inset:.2f}" '
        f'height="{tall - 2 * inset:.2f}" rx="{wide * 0.25:.2f}" {look}/>'
    )
    for across in (0.2, 0.8):
        c.shape(box.x + box.width * across - wide / 2, box.y - tall * 0.55, wide, tall, body)


def _draw_round_face(c: Canvas, face: str, x: float, y: float, size: float) -> None:
    ring = (
        f'<circle cx="{size / 2}" cy="{size / 2}" r="{size / 2}" fill="{palette.BRASS}"/>'
        f'<circle cx="{size / 2}" cy="{size / 2}" r="{size / 2 - 1.6:.2f}" '
        f'fill="{palette.MOUNT}"/>'
    )
    c.shape(x - size / 2, y - size / 2, size, size, ring)
    inner = size - 4
    c.cover(f"busts/{face}", x - inner / 2, y - inner / 2, inner, inner, inner / 2)


def draw_ghost_pennant(c: Canvas, title: Title, box: Box, *, lit: bool) -> None:
    """The shadow of a ribbon that is not there yet: its sign, and nobody in the medallion."""
    wide, tall = box.width, box.height
    notch = tall * 20 / 148
    path = f"M0 0H{wide:.2f}V{tall:.2f}L{wide / 2:.2f} {tall - notch:.2f}L0 {tall:.2f}Z"
    edge, alpha = palette.HALL_GHOST, 0.8 if lit else 0.42
    across, down, face = _FACE
    ring = f'cx="{wide * across:.2f}" cy="{tall * down:.2f}" r="{wide * face / 2:.2f}"'
    body = (
        f'<path d="{path}" fill="#120B06" fill-opacity=".42"/>'
        f'<path d="{path}" fill="none" stroke="{edge}" stroke-width="1.3" '
        f'stroke-opacity="{alpha}"/><circle {ring} fill="none" stroke="{palette.HALL_GHOST_TEXT}" '
        f'stroke-width="1.3" stroke-opacity="{alpha * 0.7:.2f}"/>'
    )
    c.shape(*box, body)
    tint, faint = palette.HALL_GHOST_TEXT, 190 if lit else 90
    x = box.x + wide / 2
    c.picture(title.picture, x, box.y + tall * 0.25, wide * 0.46, ax=0.5, ay=0.5, tint=tint,
              alpha=faint, sign=False)  # fmt: skip
    c.picture("icons/person", x, box.y + tall * down, wide * 0.3, ax=0.5, ay=0.5, tint=tint,
              alpha=faint, sign=False)  # fmt: skip


def draw_plate(c: Canvas, x: float, y: float, text: str, count: str, room: float) -> None:
    """A brass plate with a name and a count, its middle at a point."""
    size, tall = 15.0, PLATE
    counted = c.text_width(count, size=size, face="Bold") + 14
    used = c.width_in(room - counted - 40, text, size=size, face="Title")
    wide = used + counted + 40
    left, top = x - wide / 2, y - tall / 2
    widgets.shadow(c, left, top, wide, tall, radius=4, blur=4, alpha=150, down=3)
    body = svg.box(0, 0, wide, tall, 4, palette.HALL_PLATE_EDGE)
    body += svg.box(1, 1, wide - 2, tall - 2, 3.4, "url(#g)")
    body += svg.box(4, 2, wide - 8, 1, 0, "#FFF4CF", 'fill-opacity=".8"')
    for at in (9.0, wide - 9):
        body += f'<circle cx="{at}" cy="{tall / 2}" r="2.2" fill="{palette.HALL_RIVET}"/>'
    c.shape(left, top, wide, tall, body, svg.gradient("g", tall, *palette.HALL_PLATE))
    c.text(text, left + 20, y, size=size, face="Title", colour=palette.HALL_PLATE_TEXT, room=used)
    c.text(count, left + wide - 20, y, size=size, face="Bold", colour=palette.HALL_PLATE_COUNT,
           anchor="r")  # fmt: skip


def draw_board(c: Canvas, box: Box, tones: tuple[str, str], seed: int) -> None:
    """A board of wood with its grain, light on the upper edge and its shadow below."""
    chance, wide, tall = Random(seed), box.width, box.height
    body = svg.box(0, 0, wide, tall, 0, "url(#g)")
    for _ in range(max(2, int(tall // 5))):
        y, bend = chance.uniform(2, tall - 2), chance.uniform(-3, 3)
        body += (
            f'<path d="M0 {y:.1f}Q{wide / 2:.1f} {y + bend:.1f} {wide:.1f} {y - bend / 2:.1f}" '
            f'fill="none" stroke="{palette.HALL_GRAIN}" stroke-width="1" stroke-opacity=".35"/>'
        )
    body += svg.box(0, 0, wide, 1.3, 0, palette.HALL_EDGE_LIGHT, 'fill-opacity=".35"')
    body += svg.box(0, tall - 1.6, wide, 1.6, 0, "#120A05", 'fill-opacity=".6"')
    body += svg.box(0, tall, wide, 12, 0, "url(#s)")
    fall = (
        f'<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="{tall}" x2="0" '
        f'y2="{tall + 12}"><stop offset="0" stop-color="#000" stop-opacity=".45"/>'
        '<stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>'
    )
    c.shape(box.x, box.y, wide, tall + 12, body, svg.gradient("g", tall, *tones) + fall)


def add_light(c: Canvas, x: float, y: float, reach: float, colour: str, strength: float) -> None:
    """Light added to what is drawn already, on a canvas of its own."""
    size = max(2, c.px(2 * reach))
    shade = pygame.Color("#000000").lerp(pygame.Color(colour), strength)
    lit = f"#{shade.r:02X}{shade.g:02X}{shade.b:02X}"
    half = size / 2
    tones = (
        f'<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="{half}" cy="{half}" r="{half}">'
        f'<stop offset="0" stop-color="{lit}"/><stop offset="1" stop-color="#000"/>'
        "</radialGradient>"
    )
    found = c.gallery.inline(size, size, f'<rect width="{size}" height="{size}" fill="url(#l)"/>',
                             tones)  # fmt: skip
    at = (c.px(x) - size // 2, c.px(y) - size // 2)
    c.surface.blit(found, at, special_flags=pygame.BLEND_RGB_ADD)
