"""A card seen large while it is pointed at, and grids of cards in hand that are."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from forgewar.app import cards
from forgewar.app.kit import palette
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import tiles
from forgewar.app.match import layout
from forgewar.content.model import Content

LARGE = 260.0
_LARGEST = 1.6  # the most by which a card grows with the text
_AIR = 14.0  # between a card and its large self
_CAPTION = 24.0


def draw_large(
    c: Canvas,
    content: Content,
    key: str,
    beside: tuple[float, float, float, float],
    *,
    below: bool = False,
    price: int | None = None,
    step: int = -1,
    emblem: str = "",
    claimed: tuple[str, ...] | None = None,
    leftmost: float = 8.0,
) -> None:
    """The large card near a box (x, y, width, height): below it, or on the left, where a slip on
    the right does not cover it; right of `leftmost`. What lies under it can still be reached."""
    x, y, width, height = beside
    first, last = layout.top_height(c) + 8.0, c.height - layout.bottom_height(c) - 8
    large = LARGE * max(1.0, min(c.text_scale, _LARGEST) / c.zoom)
    large = min(large, (last - first) / 1.4)
    tall = cards.card_height(large)
    lowest = last - tall
    if below and y + height + _AIR <= lowest:
        left, top = x + width / 2 - large / 2, y + height + _AIR
    else:
        left, top = x - large - _AIR, y + height / 2 - tall / 2
        if left < leftmost:
            left = x + width + _AIR
    left = min(max(leftmost, left), c.width - large - 8)
    top = min(max(first, top), lowest)
    c.hide_under(left, top, large, tall, keep_spots=True)
    cards.draw_card(
        c, content, key, left, top, large, price=price, step=step, emblem=emblem, claimed=claimed
    )


@dataclass(frozen=True, slots=True)
class GridCard:
    """A card in a grid: its spot, what is shown on it, and a word below it."""

    name: str
    key: str
    label: str
    press: Callable[[], object] | None = None
    why: str = ""
    chosen: bool = False
    price: int | None = None
    step: int = -1
    emblem: str = ""
    claimed: tuple[str, ...] | None = None
    caption: str = ""
    colour: str = palette.DIM  # of the caption


def grid_size(found: Sequence[GridCard], width: float, card: float, gap: float) -> tuple[int, int]:
    """Columns and rows of a grid in a width."""
    columns = max(1, min(len(found), int((width + gap) // (card + gap))))
    return columns, -(-len(found) // columns)


def draw_grid(
    c: Canvas,
    content: Content,
    found: Sequence[GridCard],
    x: float,
    y: float,
    width: float,
    *,
    card: float = 130.0,
    gap: float = 16.0,
) -> float:
    """Cards in rows, as many to a row as fit. Returns the height taken. Call `peek` when all else
    is drawn, to show the marked one large."""
    columns, rows = grid_size(found, width, card, gap)
    tall = cards.card_height(card)
    below = gap + (_CAPTION if any(each.caption for each in found) else 0)
    places = tiles(Box(x, y, width, 0), len(found), columns, (card, tall), gap, below=below)
    for each, place in zip(found, places, strict=True):
        _draw_one(c, content, each, *place[:3])
    return rows * (tall + below) - gap if rows else 0.0


def _draw_one(c: Canvas, content: Content, each: GridCard, x: float, y: float, card: float) -> None:
    tall = cards.card_height(card)
    clip = c.surface.get_clip()
    if c.px(y) > clip.bottom or c.px(y + tall + _CAPTION) < clip.top:
        return
    press = None if each.why else each.press
    marked = c.spot(each.name, x, y, card, tall, each.label, press, why=each.why)
    cards.draw_card(
        c, content, each.key, x, y, card, price=each.price, step=each.step, emblem=each.emblem,
        claimed=each.claimed, dim=bool(each.why),
    )  # fmt: skip
    if each.chosen or (marked and press is not None):
        cards.ring(c, x, y, card, tall, chosen=each.chosen)
    if each.caption:
        c.text(
            each.caption, x + card / 2, y + tall + 17, size=15.5, colour=each.colour, anchor="c",
            room=card + 8,
        )  # fmt: skip


def peek(c: Canvas, content: Content, found: Sequence[GridCard]) -> None:
    """Show the card of a grid that is pointed at or focused large beside it."""
    each = next((card for card in found if c.marked(card.name)), None)
    spot = c.frame.spot(each.name) if each is not None else None
    if each is None or spot is None or c.acted:
        return
    draw_large(
        c, content, each.key, c.units(spot.rect), price=each.price, step=each.step,
        emblem=each.emblem, claimed=each.claimed,
    )  # fmt: skip
