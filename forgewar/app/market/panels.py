"""Panels of the market: which panel shows which place of the rules, and where it lies."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from forgewar.app.kit.box import Box
from forgewar.app.kit.layout import Item, row
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.market.barracks import draw_barracks, peek_barracks
from forgewar.app.market.card_stands import draw_bazaar, draw_blacksmith, peek_card
from forgewar.app.market.clerk import draw_clerk, peek_clerk
from forgewar.app.market.panel import Cell, Pointed, View
from forgewar.app.market.road import draw_road, peek_road
from forgewar.app.match.layout import GAP, Regions
from forgewar.rules import places
from forgewar.rules.events import Space
from forgewar.rules.places import Place


class Panel(NamedTuple):
    """One panel. Its spots are named `market.<name>.<key>`; `peek` draws the card that is pointed
    at large. Panels with cards lie above those with rows."""

    name: Space  # also of its picture and messages
    draw: Callable[[View, Cell, ScrollList], None]
    peek: Callable[[View, Cell, Pointed], None]
    cards: bool = False
    columns: int = 1


_BLACKSMITH = Panel("blacksmith", draw_blacksmith, peek_card, cards=True)
_BAZAAR = Panel("bazaar", draw_bazaar, peek_card, cards=True, columns=2)
_BARRACKS = Panel("barracks", draw_barracks, peek_barracks)
_CLERK = Panel("clerk", draw_clerk, peek_clerk)
_ROAD = Panel("road", draw_road, peek_road)

# In the order in which panels lie and are drawn.
PANELS: Final[dict[Place, tuple[Panel, ...]]] = {
    places.BLACKSMITH: (_BLACKSMITH,),
    places.BONUS: (_BAZAAR,),
    places.SINGLE: (_BAZAAR,),
    places.END_BONUSES: (_BLACKSMITH, _BAZAAR),  # they lie where cards did
    places.BARRACKS: (_BARRACKS,),
    places.CLERK: (_CLERK,),
    places.ROAD: (_ROAD,),
}
SHOWN: Final = tuple(dict.fromkeys(panel for several in PANELS.values() for panel in several))


# Cells

_CARDS, _LISTS = 344.0, 392.0  # the height of panels with cards, and with rows
_CARD_BANNER, _LIST_BANNER = 96.0, 76.0  # the most of their banners


def cells(parts: Regions) -> dict[str, Cell]:
    """Cell of each panel, by its name: cards above, rows below."""
    centre = parts.centre
    high = round((centre.height - GAP) * _CARDS / (_CARDS + _LISTS))
    upper, lower = centre.cut_top(high, GAP)
    above = _side_by_side(upper, [panel for panel in SHOWN if panel.cards])
    below = _side_by_side(lower, [panel for panel in SHOWN if not panel.cards])
    found = {name: Cell(*box, min(_CARD_BANNER, upper.height * 0.28)) for name, box in above}
    return found | {name: Cell(*box, min(_LIST_BANNER, lower.height * 0.2)) for name, box in below}


def _side_by_side(box: Box, several: list[Panel]) -> Iterator[tuple[str, Box]]:
    """Panels in a row; one of several columns is as wide as these with the gaps between them."""
    items = [Item(GAP * (panel.columns - 1), grow=panel.columns) for panel in several]
    return zip((panel.name for panel in several), row(box, items, GAP), strict=True)
