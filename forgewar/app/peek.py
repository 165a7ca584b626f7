"""A card seen large while it is pointed at, and grids of cards in hand that are."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from forgewar.app import cards, chrome
from forgewar.app.canvas import Canvas
from forgewar.content.model import Content, card_of

if TYPE_CHECKING:
    pass

LARGE = 260.0
_AIR = 14.0  # between a card and its large self


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
    claimed: tuple[str, ...] = (),
    leftmost: float = 8.0,
) -> None:
    """The large card near a box (x, y, width, height): below it, or on the left, where a slip on
    the right does not cover it; right of `leftmost`. What lies under it can still be reached."""
    x, y, width, height = beside
    tall = cards.card_height(LARGE)
    lowest = c.height - chrome.BOTTOM - tall - 8
    if below and y + height + _AIR <= lowest:
        left, top = x + width / 2 - LARGE / 2, y + height + _AIR
    else:
        left, top = x - LARGE - _AIR, y + height / 2 - tall / 2
        if left < leftmost:
            left = x + width + _AIR
    left = min(max(leftmost, left), c.width - LARGE - 8)
    top = min(max(chrome.TOP + 8.0, top), lowest)
    c.hide_under(left, top, LARGE, tall, keep_spots=True)
    card = card_of(key)
    if card in content.quests:
        cards.draw_quest(c, content, key, left, top, LARGE, step=step, emblem=emblem)
    elif card in content.designs:
        cards.draw_design(c, content, key, left, top, LARGE, price=price, claimed=claimed)
    else:
        cards.draw_card(c, content, key, left, top, LARGE, price=price)


@dataclass(frozen=True, slots=True)
class GridCard:
    """A card in a grid: its spot and what is shown on it."""

    name: str
    key: str
    label: str
    press: Callable[[], object] | None = None
    why: str = ""
    chosen: bool = False
    price: int | None = None
    step: int = -1
    emblem: str = ""


def draw_grid(
    c: Canvas, content: Content, found: Sequence[GridCard], x: float, y: float, width: float,
    *, card: float = 130.0, gap: float = 16.0,
) -> float:  # fmt: skip
    """Cards in rows, as many to a row as fit. Returns the height taken. Call `peek` when all else
    is drawn, to show the marked one large."""
    columns = max(1, int((width + gap) // (card + gap)))
    tall = cards.card_height(card)
    for i, each in enumerate(found):
        left, top = x + i % columns * (card + gap), y + i // columns * (tall + gap)
        if top > c.height or top + tall < 0:
            continue
        press = None if each.why else each.press
        marked = c.spot(each.name, left, top, card, tall, each.label, press, why=each.why)
        if card_of(each.key) in content.quests:
            cards.draw_quest(c, content, each.key, left, top, card, step=each.step,
                             emblem=each.emblem, dim=bool(each.why))  # fmt: skip
        else:
            cards.draw_card(
                c, content, each.key, left, top, card, price=each.price, dim=bool(each.why)
            )
        if each.chosen or (marked and press is not None):
            cards.ring(c, left, top, card, tall, chosen=each.chosen)
    rows = -(-len(found) // columns)
    return rows * (tall + gap) - gap if rows else 0.0


def peek(c: Canvas, content: Content, found: Sequence[GridCard]) -> None:
    """Show the card of a grid that is pointed at or focused large beside it."""
    each = next((card for card in found if c.marked(card.name)), None)
    spot = c.frame.spot(each.name) if each is not None else None
    if each is None or spot is None:
        return
    r = spot.rect
    box = (r.x / c.scale, r.y / c.scale, r.width / c.scale, r.height / c.scale)
    draw_large(c, content, each.key, box, price=each.price, step=each.step, emblem=each.emblem)
