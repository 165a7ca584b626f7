"""Adventurers' tiles, bonus tiles, and the faces of adventurers."""

from typing import assert_never

import pygame

from forgewar.app.cards.card_canvas import CardCanvas
from forgewar.app.kit import palette, svg, widgets
from forgewar.content.model import RESOURCES, BonusTile, Design
from forgewar.rules.bonus import STOCK
from forgewar.words import say
from forgewar.words.names import EMBLEMS


def compose_adventurer(
    s: CardCanvas,
    bust: str,
    name: str,
    colour: str,
    level: int,
    title: str,
    weapon: Design | None,
    power: int,
    types: tuple[str, ...],
) -> None:
    """A tile: face, name, level, weapon with its power in this hand, and a champion's title, which
    on a small tile says the level."""
    side = "champion" if title else "back" if level > 2 else "front"
    s.picture(f"frames/adventurer_{side}_{260 if s.large else 130}", 0, 0, s.width, s.height)
    s.grain()
    emblem = EMBLEMS[colour]
    if s.large:
        _niche(s, 12, 12, 100, 124, bust, colour)
        s.picture(f"emblems/roundel_{emblem}", 24, 126, 26, ax=0.5, ay=0.5)
        s.text(name, 124, 22, size=17, face="Title", colour=palette.TILE_LEVEL, room=124)
        text = say("choices-tile-level", level=level)
        s.text(text, 124, 44, size=15, colour=palette.TILE_LEVEL, room=54)
        s.levels(level, 215, 44, 15, 2, on=palette.TILE_PIP, off=palette.TILE_PIP_OFF)
        _large_slot(s, weapon, power, types, 50 if title else 79)
        if title:
            _ribbon(s, title, 84, 113, 168, 26, 15)
    else:
        _niche(s, 6, 6, 46, 48 if title else 62, bust, colour)
        s.picture(f"emblems/roundel_{emblem}", 13, 46 if title else 61, 18, ax=0.5, ay=0.5)
        s.text(name, 57, 12, size=13, face="Bold", colour=palette.TILE_LEVEL, room=69)
        if not title:
            s.levels(level, 91.5, 26, 10, 5, on=palette.TILE_PIP, off=palette.TILE_PIP_OFF)
        _hand_slot(s, weapon, power, types, 22 if title else 35, 30 if title else 32)
        if title:
            _ribbon(s, title, 3, 54, 124, 17, 12)


def _niche(
    s: CardCanvas, x: float, y: float, width: float, height: float, bust: str, colour: str
) -> None:
    """An arched niche in the guild's colour, and who looks out of it."""
    w, h = width, height
    d = f"M0 {h} L0 {w * 0.45} C0 {w * 0.18} {w * 0.2} 0 {w / 2} 0 "
    d += f"C{w * 0.8} 0 {w} {w * 0.18} {w} {w * 0.45} L{w} {h} Z"
    brass = palette.NICHE_EDGE
    edge = f'<path d="{d}" fill="{brass}" stroke="{brass}" stroke-width="3"/>'
    s.shape(x - 2, y - 2, w + 4, h + 4, f'<g transform="translate(2 2)">{edge}</g>')
    light, dark = _light_and_shade(s, colour)
    defs = (
        f'<radialGradient id="n" gradientUnits="userSpaceOnUse" cx="{w * 0.4}" cy="{h * 0.35}" '
        f'r="{h * 0.8}"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{dark}"/></radialGradient>'
    )
    niche = CardCanvas(s.gallery, s.px(w), (round(w), round(h)))
    niche.shape(0, 0, w, h, f'<path d="{d}" fill="url(#n)"/>', defs)
    tall = min(h * 0.94, w * 1.12 * 1.1)
    niche.picture(f"busts/{bust}", w / 2, h, tall * 1.0, tall, ax=0.5, ay=1)
    mask = CardCanvas(s.gallery, s.px(w), (round(w), round(h)))
    mask.shape(0, 0, w, h, f'<path d="{d}" fill="{palette.NICHE_LIGHT}"/>')
    niche.surface.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    s.blit(niche.surface, x, y)


def _light_and_shade(s: CardCanvas, colour: str) -> tuple[str, str]:
    """A guild's colour in light and in shade."""
    base = pygame.Color(s.guild(colour))
    return _hex(base.lerp(palette.NICHE_LIGHT, 0.22)), _hex(base.lerp(palette.NICHE_DARK, 0.62))


def _hex(colour: pygame.Color) -> str:
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"


def _slot(s: CardCanvas, x: float, y: float, width: float, height: float, armed: bool) -> None:
    body = svg.box(0, 0, width, height, 7, palette.NICHE_EDGE)
    body += svg.box(1, 1, width - 2, height - 2, 6, palette.SLOT)
    defs = ""
    if armed:
        body += svg.box(2, 2, width - 4, height - 4, 5, "url(#q)")
        defs = (
            f'<radialGradient id="q" gradientUnits="userSpaceOnUse" cx="{width * 0.4}" '
            f'cy="{height * 0.4}" r="{width * 0.75}">'
            f'<stop offset="0" stop-color="{palette.SLOT_LIGHT}"/>'
            f'<stop offset="1" stop-color="{palette.SLOT_DARK}"/></radialGradient>'
        )
    s.shape(x, y, width, height, body, defs)


def _large_slot(
    s: CardCanvas, weapon: Design | None, power: int, types: tuple[str, ...], height: float
) -> None:
    _slot(s, 124, 57, 124, height, weapon is not None)
    middle = 57 + height / 2
    if weapon is None:
        low = height < 70
        s.glyph("anvil", 140 if low else 186, middle - (0 if low else 13), 26, palette.ANVIL)
        at, room = (202, 82) if low else (186, 116)
        text = say("choices-tile-unarmed")
        y = middle if low else middle + 16
        s.text(text, at, y, size=15, colour=palette.DIM, anchor="c", room=room)
        return
    s.picture(weapon.picture, 127, middle, 48 if height < 70 else 74, ay=0.5)
    if height < 70:
        s.plaque(power, 178, middle - 15, 34, 30, 19)
        for i, kind in enumerate(types[:2]):
            y = middle + (i - (len(types[:2]) - 1) / 2) * 20
            s.glyph(f"type_{kind}", 230, y, 22 if len(types) == 1 else 18, palette.INK)
        return
    s.plaque(power, 206, middle - 30 if types else middle - 17, 36, 30 if types else 34, 20)
    for i, kind in enumerate(types[:2]):
        x = 224 + (i - (len(types[:2]) - 1) / 2) * 20
        s.glyph(f"type_{kind}", x, middle + 17, 22 if len(types) == 1 else 19, palette.INK)


def _hand_slot(
    s: CardCanvas,
    weapon: Design | None,
    power: int,
    types: tuple[str, ...],
    y: float,
    height: float,
) -> None:
    _slot(s, 57, y, 68, height, weapon is not None)
    middle = y + height / 2
    if weapon is None:
        text = say("choices-tile-unarmed")
        s.text(text, 91, middle, size=13, colour=palette.DIM, anchor="c", room=62)
        return
    s.picture(weapon.picture, 59, middle, height - 1, ay=0.5)
    s.plaque(power, 88, middle - 12, 21, 24, 15)
    for i, kind in enumerate(types[:2]):
        at = middle + (i - (len(types[:2]) - 1) / 2) * 12
        s.glyph(f"type_{kind}", 116, at, 12, palette.INK)


def _ribbon(
    s: CardCanvas, text: str, x: float, y: float, width: float, height: float, size: float
) -> None:
    """A gilt ribbon with a champion's title."""
    w, h = width, height
    d = f"M0 0 L{w} 0 L{w - h * 0.42} {h / 2} L{w} {h} L0 {h} L{h * 0.42} {h / 2} Z"
    s.path(x + 1, y + 3, w, h, d, f'fill="{palette.SHADE}" fill-opacity=".4"')
    s.path(x, y, w, h, d, f'fill="{palette.GILT_BACK}"')
    inner = w - h * 1.1
    body = svg.box(0, 0, inner, h, 2, "url(#g)") + svg.box(
        2, 1, inner - 4, 1, 0, palette.GILT_SHINE
    )
    s.shape(
        x + h * 0.55,
        y - 2,
        inner,
        h,
        body,
        svg.gradient("g", h, palette.GILT_TOP, palette.GILT_FOOT),
    )
    s.text(text, x + w / 2, y + h / 2 - 2, size=size, face="Title", colour=palette.INK,
           anchor="c", room=inner - 4)  # fmt: skip


# Bonus tiles


def compose_tile(s: CardCanvas, tile: BonusTile) -> None:
    """A plaque of 220 x 268: the picture in its ring, what it gives on the plate."""
    s.picture("frames/tile", 0, 0, 220, 268)
    s.picture(tile.picture, 110, 104, 172, ax=0.5, ay=0.5)
    n = tile.number
    if tile.kind == "industrious":
        first, then = [("figure", n), ("icons/workers", 0)], [("icons/overseer_move", 1)]
    elif tile.kind == "adventurous":
        first, then = [("figure", n), ("icons/flag", 1)], [("icons/person", 1)]
    elif tile.kind == "stockpile":
        assert tile.resource is not None
        first = [("figure", STOCK), ("icons/home", 1)]
        then = [("figure", n), (f"resources/{RESOURCES[tile.resource]}", 0)]
    elif tile.kind == "decorated":
        first, then = [("icons/star", 1)], _tile_reward(tile)
    elif tile.kind == "knowledge":
        first, then = [("icons/anvil", 1)], _tile_reward(tile)
    else:
        assert_never(tile.kind)
    _plate(s, [*first, ("icons/arrow", 1), *then])


def _tile_reward(tile: BonusTile) -> list[tuple[str, int]]:
    if tile.reward == "prestige":
        return [("medal", tile.number)]
    if tile.reward == "gold":
        return [("coin", tile.number)]
    if tile.reward == "shopping":
        return [("coin", tile.number), ("icons/merchant", 1)]
    assert tile.reward is not None
    assert_never(tile.reward)


def _plate(s: CardCanvas, parts: list[tuple[str, int]]) -> None:
    """Signs in a row on the plate: figures, coins and medals with a number, dark or own colours."""
    widths = [24 if what == "figure" else 40 for what, _ in parts]
    x = 110 - sum(widths) / 2
    for (what, value), width in zip(parts, widths, strict=True):
        middle = x + width / 2
        if what == "figure":
            s.figure(value, middle, 228, 30)
        elif what == "coin":
            widgets.coin(s, value, middle, 228, 36)
        elif what == "medal":
            s.medal(value, middle, 228, 44)
        else:
            size = 24 if what == "icons/arrow" else 34
            tint = palette.INK if value else ""
            s.picture(what, middle, 228, size, ax=0.5, ay=0.5, tint=tint)
        x += width
