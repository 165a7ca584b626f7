"""Parts that the panels of the market share: cells, banners, rows to choose."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from forgewar.app.kit import lettering, palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.flight_paths import note_lane
from forgewar.content.model import Content
from forgewar.play.market import Market, Offer
from forgewar.rules.actions import Action
from forgewar.rules.state import MAX_LEVEL
from forgewar.words.message import say

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView


@dataclass(frozen=True, slots=True)
class View:
    """The market as it is drawn: what it offers, what is chosen, what is pointed at or chosen."""

    c: Canvas
    market: Market
    chosen: Action | None
    aim: Action | None
    choose: Callable[[Offer], None]
    look: Callable[[], object]  # at the quest offer

    @property
    def table_view(self) -> "TableView":
        return self.market.view

    @property
    def content(self) -> Content:
        return self.table_view.game.content

    def offer(self, name: str) -> Offer | None:
        return self.market.offers.get(name)

    def is_chosen(self, offer: Offer) -> bool:
        return self.market.holds(self.chosen, offer.action)

    def press(self, offer: Offer) -> widgets.Press:
        """Handler of a press on an offer; none if it cannot be chosen."""
        return partial(self.choose, offer) if offer.able else None


# Cells


class Cell(NamedTuple):
    """Box of a panel; `banner` is the height of its picture."""

    x: float
    y: float
    width: float
    height: float
    banner: float

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, self.width, self.height)

    @property
    def inner(self) -> tuple[float, float]:
        """Left edge and width of what lies in it."""
        return self.x + 12, self.width - 24

    @property
    def body(self) -> float:
        return self.y + self.banner


class Pointed(NamedTuple):
    """A spot of the market that is pointed at or focused: its whole name, the last part of it, and
    where it lies."""

    name: str
    key: str
    box: Box


# Parts of every panel


def ground(
    view: View, cell: Cell, place: str, rise: float, *, shut: bool = False,
    dark: tuple[bool, ...] = (), room: float = 0,
) -> None:  # fmt: skip
    """The panel of a place, with its picture as a banner and its name on it, which may have only
    so much `room`. `dark` are the parts of the banner that lie in the dark, side by side."""
    c, title = view.c, say(f"market-place-{place}")
    c.note_place(f"market.{place}", cell.x, cell.y, cell.width, cell.banner)
    note_lane(c, cell.y + cell.banner * 0.4)
    box = c.rect(cell.x + 2, cell.y + 2, cell.width - 4, cell.banner)
    c.surface.blit(_banner(c, place, title, box.width, box.height, rise, shut), box)
    wide = (cell.width - 4) / max(1, len(dark))
    for i, shade in enumerate(dark):
        if shade:
            body = svg.box(0, 0, wide, cell.banner, 0, palette.HALF_SHADE, 'opacity=".62"')
            c.shape(cell.x + 2 + wide * i, cell.y + 2, wide, cell.banner, body)
    line = palette.SHUT_LINE if shut else palette.OPEN_LINE
    c.fill(cell.x + 2, cell.body + 2, cell.width - 4, 1, palette.OUTLINE)
    c.fill(cell.x + 2, cell.body + 3, cell.width - 4, 1, line)
    size = _title_size(cell.banner)
    colour = palette.SHUT_TITLE if shut or (dark and dark[0]) else palette.BONE
    at = cell.x + 18, cell.body - size * 0.85
    c.text(title, *at, size=size, face="Title", colour=colour, room=room)


def _title_size(banner: float) -> float:
    return 21 if banner > 66 else 19


def _banner(
    c: Canvas, place: str, title: str, width: int, height: int, rise: float, shut: bool
) -> pygame.Surface:
    """The picture of a place, cut to a strip, shaded under the title; `rise` says which part."""

    def make() -> pygame.Surface:
        whole = c.gallery.get(f"places/{place}", width + 1, (width + 1) * 2 // 5)
        top = max(0, round((whole.get_height() - height) * rise))
        strip = pygame.Surface((width, height), pygame.SRCALPHA)
        strip.blit(whole, (0, -top))
        if shut:
            strip.blit(pygame.transform.grayscale(strip), (0, 0))
            strip.fill(palette.SHUT_DUST, special_flags=pygame.BLEND_RGBA_MULT)
        strip.blit(_shade(c, width, height), (0, 0))
        size = c.px(_title_size(height / c.scale))
        dark, ascent = lettering.line(title, "Title", size, palette.TITLE_SHADE)
        middle = height - round(size * 0.85) + c.px(2)
        at = (c.px(16) + 1, middle - ascent + lettering.capital_height("Title", size) // 2 + 1)
        strip.blit(dark, at)
        strip.blit(_mask(c, width, height), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return strip

    return c.gallery.compose(("banner", place, title, width, height, shut), make)


def _mask(c: Canvas, width: int, height: int) -> pygame.Surface:
    """Rounded at the top."""
    r = c.px(6)
    path = f"M0 {height} L0 {r} Q0 0 {r} 0 L{width - r} 0 Q{width} 0 {width} {r} L{width} {height}"
    return c.gallery.inline(width, height, f'<path d="{path} Z" fill="#fff"/>')


def _shade(c: Canvas, width: int, height: int) -> pygame.Surface:
    """Darkness from below and from the left, for the title to stand on."""
    far = c.px(190)
    stops = f'<stop offset="{{}}" stop-color="{palette.BANNER_SHADE}" stop-opacity="{{}}"/>'
    defs = (
        '<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" x2="0" '
        f'y1="{height // 4}" y2="{height}">{stops.format(0, 0)}{stops.format(1, 0.88)}'
        '</linearGradient><linearGradient id="b" gradientUnits="userSpaceOnUse" y1="0" y2="0" '
        f'x1="0" x2="{far}">{stops.format(0, 0.62)}{stops.format(1, 0)}</linearGradient>'
    )
    body = svg.box(0, 0, width, height, 0, "url(#a)") + svg.box(0, 0, width, height, 0, "url(#b)")
    return c.gallery.inline(width, height, body, defs)


def slot(view: View, x: float, y: float, space: str, *, size: float = 44) -> None:
    """The place for a guild's disk: a dashed ring, or the guild that stands there."""
    c, seat = view.c, view.market.holder(space)
    c.note_place(f"space.{space}", x, y)
    if seat < 0:
        c.picture("board/slot_free", x, y, size, ax=0.5, ay=0.5)
        return
    half = size / 2
    widgets.shadow(c, x - half, y - half, size, size, radius=half, blur=5, alpha=200, down=3)
    c.picture(f"emblems/roundel_{view.table_view.emblem(seat)}", x, y, size, ax=0.5, ay=0.5)


def tag(c: Canvas, text: str, right: float, y: float, room: float = 0) -> float:
    """A dark label on a banner, by its right end. Returns its width."""
    width = c.width_in(room, text, size=15, face="Bold") + 20
    edge = f'stroke="{palette.OPEN_LINE}" opacity=".88"'
    body = svg.box(0.5, 0.5, width - 1, 25, 12.5, palette.TAG, edge)
    c.shape(right - width, y - 13, width, 26, body)
    at, tint = (right - 10, y), palette.TAG_TEXT
    c.text(text, *at, size=15, face="Bold", colour=tint, anchor="r", room=room)
    return width


def open_tag(view: View, cell: Cell, space: str) -> None:
    """The sign of an open space, and who has used it this round."""
    c = view.c
    right, y = cell.x + cell.width - 14, cell.body - 16
    right -= tag(c, say("market-open"), right, y) + 6
    for seat in reversed(view.market.visitors.get(space, [])):
        c.picture(f"emblems/roundel_{view.table_view.emblem(seat)}", right, y, 24, ax=1, ay=0.5)
        right -= 27
    c.note_place(f"space.{space}", right - 12, y)


def choice(
    view: View, offer: Offer | None, x: float, y: float, width: float, height: float
) -> bool:
    """The ground of a row: lit if it could be had, flat if not, ringed if it is chosen. True if it
    is lit. Without an offer there is nothing to choose."""
    c = view.c
    lit = offer is not None and not offer.why
    chosen = marked = False
    if offer is not None:
        press = view.press(offer)
        marked = c.spot(offer.name, x, y, width, height, str(offer.label), press, why=offer.why)
        marked = marked and press is not None
        chosen = view.is_chosen(offer)
    ring = 3 if chosen else 1
    if chosen:
        edge = palette.CHOSEN
    elif marked:
        edge = palette.OFFER_EDGE_MARKED
    else:
        edge = palette.OFFER_EDGE if lit else palette.OFFER_EDGE_OFF
    fills = (
        palette.OFFER_MARKED if chosen or marked else palette.OFFER if lit else palette.OFFER_OFF
    )
    body = svg.box(0, 0, width, height, 7, edge)
    body += svg.box(ring, ring, width - 2 * ring, height - 2 * ring, 7 - ring / 2, "url(#g)")
    c.shape(x, y, width, height, body, svg.gradient("g", height, *fills))
    return lit


def pips(c: Canvas, x: float, y: float, size: float, level: int, *, dim: bool = False) -> float:
    """A pip for each level there is, those of a level lit; `x` is the left edge. Returns their
    width."""
    for i in range(MAX_LEVEL):
        lit = palette.PIP_DIM if dim else palette.PIP
        tint = lit if i < level else palette.PIP_DARK
        c.picture("icons/pip", x + i * (size + 2), y, size, ay=0.5, tint=tint)
    return MAX_LEVEL * size + 6


def head(c: Canvas, text: str, x: float, y: float, width: float, right: str = "") -> None:
    """A small heading inside a cell, with a remark at its right end."""
    used = c.text(text, x, y, size=14, face="Title", colour=palette.BRASS)
    if right:
        room = width - used - 10
        c.text(right, x + width, y, size=15.5, colour=palette.DIM, anchor="r", room=room)
