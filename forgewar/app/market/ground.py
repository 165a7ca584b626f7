"""What the places of the market are drawn from: the offers of this turn, and the cells they lie in.

An *offer* is one thing a guild could do at a place: its spot's name, the action, and why not, if it
cannot be done. The scene makes the offers, the places draw them.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

import pygame

from forgewar.app.kit import lettering, palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.bars import GAP, Columns
from forgewar.content.model import Content
from forgewar.rules import events as ev
from forgewar.rules.actions import Action
from forgewar.rules.refusal import Refusal
from forgewar.rules.state import GameState, Guild
from forgewar.rules.table import Table

if TYPE_CHECKING:
    from forgewar.play.match import Match

FADED = "#C4B699"  # names of what cannot be chosen


class Offer(NamedTuple):
    """One thing to choose. Without `press` nobody at the table is to choose now."""

    name: str
    action: Action
    label: str
    refusal: Refusal | None = None
    chosen: bool = False
    press: Callable[[], object] | None = None

    @property
    def why(self) -> str:
        return str(self.refusal) if self.refusal is not None else ""

    @property
    def lock(self) -> str:
        """The reason in a word or two, for the thing itself."""
        if self.refusal is None:
            return ""
        numbers = self.refusal.numbers
        if self.refusal.clause == "MARKET-8":
            return f"{numbers['price'] - numbers['gold']} short"
        return {"MARKET-2": "taken", "MARKET-15": "owned"}.get(self.refusal.clause, "not now")


class Sale(NamedTuple):
    """What was sold at a closed space this round."""

    seat: int
    key: str
    price: int


@dataclass(slots=True)
class View:
    """The market as it is shown to one guild."""

    c: Canvas
    match: "Match"
    seat: int
    table: Table  # for queries of the rules about what is shown
    offers: dict[str, Offer]
    aim: Action | None  # what is pointed at or chosen
    open: bool  # whether this is the time for market actions
    sales: dict[str, Sale] = field(default_factory=dict)
    visitors: dict[str, list[int]] = field(default_factory=dict)

    @property
    def state(self) -> GameState:
        return self.match.shown

    @property
    def guild(self) -> Guild:
        return self.state.guilds[self.seat]

    @property
    def content(self) -> Content:
        return self.match.game.content

    def offer(self, name: str) -> Offer | None:
        return self.offers.get(name)


def this_round(match: "Match") -> tuple[dict[str, Sale], dict[str, list[int]]]:
    """What was sold at each closed space in this market phase, and who used the open ones."""
    recent: list[ev.Event] = []
    for events in reversed(match.history):
        started = next(
            (i for i, e in enumerate(events) if isinstance(e, ev.PhaseStarted)), len(events)
        )
        recent = (events[started:] if started < len(events) else events) + recent
        if started < len(events):
            break
    sales: dict[str, Sale] = {}
    visitors: dict[str, list[int]] = {}
    space = ""
    for event in recent:
        if isinstance(event, ev.SpaceTaken):
            space = event.space
            if event.seat not in visitors.setdefault(space, []):
                visitors[space].append(event.seat)
        elif isinstance(event, ev.DesignGained):
            sales.setdefault(space, Sale(event.seat, event.design, event.price))
        elif isinstance(event, ev.CardGained | ev.CardUsed):
            sales.setdefault(space, Sale(event.seat, event.card, event.price))
        elif isinstance(event, ev.EndBonusBought):
            sales.setdefault(space, Sale(event.seat, event.bonus, event.price))
    return sales, visitors


# Cells


class Cell(NamedTuple):
    """Where a place lies; `banner` is the height of its picture."""

    x: float
    y: float
    width: float
    height: float
    banner: float

    @property
    def inner(self) -> tuple[float, float]:
        """Left edge and width of what lies in it."""
        return self.x + 12, self.width - 24

    @property
    def body(self) -> float:
        return self.y + self.banner


def cells(cols: Columns) -> dict[str, Cell]:
    """Three columns, two rows: six spaces. The two of the Bazaar lie in one panel."""
    width = (cols.middle - 2 * GAP) / 3
    upper = round((cols.height - GAP) * 344 / 736)
    lower = cols.height - GAP - upper
    high, low = min(96.0, upper * 0.28), min(76.0, lower * 0.2)
    left = [cols.centre + i * (width + GAP) for i in range(3)]
    below = cols.top + upper + GAP
    return {
        "blacksmith": Cell(left[0], cols.top, width, upper, high),
        "bazaar": Cell(left[1], cols.top, 2 * width + GAP, upper, high),
        "barracks": Cell(left[0], below, width, lower, low),
        "clerk": Cell(left[1], below, width, lower, low),
        "road": Cell(left[2], below, width, lower, low),
    }


# What every place has


def ground(
    view: View, cell: Cell, place: str, title: str, rise: float, *, shut: bool,
    dark: tuple[bool, ...] = (),
) -> None:  # fmt: skip
    """The panel of a place, with its picture as a banner and its name on it. `dark` are the parts
    of the banner that lie in the dark, side by side."""
    c = view.c
    widgets.panel(c, cell.x, cell.y, cell.width, cell.height)
    box = c.rect(cell.x + 2, cell.y + 2, cell.width - 4, cell.banner)
    c.surface.blit(_banner(c, place, title, box.width, box.height, rise, shut), box)
    wide = (cell.width - 4) / max(1, len(dark))
    for i, shade in enumerate(dark):
        if shade:
            body = svg.box(0, 0, wide, cell.banner, 0, "#0E0906", 'opacity=".62"')
            c.shape(cell.x + 2 + wide * i, cell.y + 2, wide, cell.banner, body)
    c.fill(cell.x + 2, cell.body + 2, cell.width - 4, 1, palette.OUTLINE)
    c.fill(cell.x + 2, cell.body + 3, cell.width - 4, 1, "#5A442F" if shut else "#8A6A30")
    size = _title_size(cell.banner)
    colour = "#C9BB9D" if shut or (dark and dark[0]) else palette.BONE
    c.text(title, cell.x + 18, cell.body - size * 0.85, size=size, face="Title", colour=colour)


def _title_size(banner: float) -> float:
    return 21 if banner > 66 else 19


def _banner(
    c: Canvas, place: str, title: str, width: int, height: int, rise: float, shut: bool
) -> pygame.Surface:
    """The picture of a place, cut to a strip, shaded under the title; `rise` says which part."""
    key = ("banner", place, width, height, shut)
    found = c.gallery.recall(key)
    if found is not None:
        return found
    before = c.gallery.stand_ins
    whole = c.gallery.get(f"places/{place}", width + 1, (width + 1) * 2 // 5)
    top = max(0, round((whole.get_height() - height) * rise))
    strip = pygame.Surface((width, height), pygame.SRCALPHA)
    strip.blit(whole, (0, -top))
    if shut:
        strip.blit(pygame.transform.grayscale(strip), (0, 0))
        strip.fill((118, 110, 102, 255), special_flags=pygame.BLEND_RGBA_MULT)
    strip.blit(_shade(c, width, height), (0, 0))
    size = c.px(_title_size(height / c.scale))
    dark, ascent = lettering.line(title, "Title", size, "#120B06")
    middle = height - round(size * 0.85) + c.px(2)
    at = (c.px(16) + 1, middle - ascent + lettering.capital_height("Title", size) // 2 + 1)
    strip.blit(dark, at)
    r = c.px(6)
    path = f"M0 {height} L0 {r} Q0 0 {r} 0 L{width - r} 0 Q{width} 0 {width} {r} L{width} {height}"
    mask = c.gallery.inline(width, height, f'<path d="{path} Z" fill="#fff"/>')
    strip.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    if c.gallery.stand_ins == before:
        c.gallery.remember(key, strip)
    return strip


def _shade(c: Canvas, width: int, height: int) -> pygame.Surface:
    """Darkness from below and from the left, for the title to stand on."""
    far = c.px(190)
    stops = '<stop offset="{}" stop-color="#1A120B" stop-opacity="{}"/>'
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
    c, seat = view.c, view.state.spaces.get(space, -1)
    if not view.open:
        return
    if seat < 0:
        c.picture("board/slot_free", x, y, size, ax=0.5, ay=0.5)
        return
    half = size / 2
    widgets.shadow(c, x - half, y - half, size, size, radius=half, blur=5, alpha=200, down=3)
    c.picture(f"emblems/roundel_{view.match.emblem(seat)}", x, y, size, ax=0.5, ay=0.5)


def tag(c: Canvas, text: str, right: float, y: float) -> float:
    """A dark label on a banner, by its right end. Returns its width."""
    width = c.text_width(text, size=15, face="Bold") + 20
    body = svg.box(0.5, 0.5, width - 1, 25, 12.5, "#140D08", 'stroke="#8A6A30" opacity=".88"')
    c.shape(right - width, y - 13, width, 26, body)
    c.text(text, right - 10, y, size=15, face="Bold", colour="#E9D9B2", anchor="r")
    return width


def open_tag(view: View, cell: Cell, space: str) -> None:
    """The sign of an open space, and who has used it this round."""
    c = view.c
    right, y = cell.x + cell.width - 14, cell.body - 16
    if not view.open:
        return
    right -= tag(c, "open", right, y) + 6
    for seat in reversed(view.visitors.get(space, [])):
        c.picture(f"emblems/roundel_{view.match.emblem(seat)}", right, y, 24, ax=1, ay=0.5)
        right -= 27


def choice(
    c: Canvas,
    offer: Offer | None,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    off: bool = False,
    tip: str = "",
) -> bool:
    """The ground of a row: lit if it can be chosen, flat if not, ringed if it is. True if it looks
    as if it could be had."""
    why = offer.why if offer is not None else ""
    able = not why and not off
    marked = False
    if offer is not None:
        press = offer.press if able else None
        marked = c.spot(offer.name, x, y, width, height, offer.label, press, why=why, tip=tip)
        marked = marked and press is not None
    chosen = offer is not None and offer.chosen
    ring = 3 if chosen else 1
    edge = palette.CHOSEN if chosen else "#8A6C42" if marked else "#6A5133" if able else "#40311F"
    top, bottom = ("#543D28", "#423020") if chosen or marked else ("#46331F", "#3A2A1B")
    if not able:
        top, bottom = palette.FLAT, "#2A1F16"
    body = svg.box(0, 0, width, height, 7, edge)
    body += svg.box(ring, ring, width - 2 * ring, height - 2 * ring, 7 - ring / 2, "url(#g)")
    c.shape(x, y, width, height, body, svg.gradient("g", height, top, bottom))
    return able


def pips(c: Canvas, x: float, y: float, size: float, level: int, *, dim: bool = False) -> float:
    """Four pips, those of a level lit; `x` is the left edge. Returns their width."""
    for i in range(4):
        lit = "#A58A4E" if dim else "#E9BD5A"
        tint = lit if i < level else "#5F4A33"
        c.picture("icons/pip", x + i * (size + 2), y, size, ay=0.5, tint=tint)
    return 4 * size + 6


def head(c: Canvas, text: str, x: float, y: float, width: float, right: str = "") -> None:
    """A small heading inside a cell, with a remark at its right end."""
    used = c.text(text, x, y, size=14, face="Title", colour=palette.BRASS)
    if right:
        room = width - used - 10
        c.text(right, x + width, y, size=15.5, colour=palette.DIM, anchor="r", room=room)
