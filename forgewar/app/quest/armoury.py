"""Below the quests: the adventurers at home, and the designs with what forging takes."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from forgewar.app import cards
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import tiles
from forgewar.app.quest.forging import under_way
from forgewar.play.arming import Picks
from forgewar.play.armoury import forging, forging_remark, hero_label, why_idle
from forgewar.play.quest import QuestView
from forgewar.play.quest_prompt import at_home
from forgewar.words import say

_GAP = 10.0
_TILE = 74 / 130  # the height of a tile as a part of its width
# The largest and the smallest widths of what lies here.
_HOME, _DESIGN_TILE, _CARD = (230.0, 70.0), (200.0, 118.0), (240.0, 100.0)
_LEAST_CARD, _READABLE = 112.0, 130.0  # widths of a card and of a tile
_CARDS_OVER_TILES = 0.8  # a card is worth more than a tile of its width
_LEAST_HOME = 230.0  # the width of the panel of those at home


@dataclass(frozen=True, slots=True)
class ArmouryPresses:
    """Handlers of presses and drops."""

    hero: Callable[[int], None]
    design: Callable[[str], None]
    send_home: Callable[[object], None]
    drop_design: Callable[[int, object], None]
    scroll: Callable[[int], None]


# Adventurers at home


def wanted_height(view: QuestView, width: float) -> float:
    """Height in which everybody at home and all designs are easy to read, in a width."""

    def height(count: int, room: float, wide: float) -> float:
        columns = max(1, int((room - 36 + _GAP) // (wide + _GAP)))
        return 68 + -(-count // columns) * (wide * _TILE + _GAP)

    home = height(len(at_home(view)), width * 0.42, _READABLE)
    return max(home, height(len(view.designs), width * 0.58, _READABLE))


def split(view: QuestView, box: Box, gap: float) -> tuple[Box, Box]:
    """The panels of those at home and of the designs: so wide that what is smaller in one of them
    is as large as it can be."""
    home, designs = len(at_home(view)), len(view.designs)

    def sizes(width: float) -> tuple[float, float]:
        left, right = map(_inside, box.cut_left(width, gap))
        tile = _grid(home, left, _TILE, *_HOME)[1] / _HOME[0]
        columns, card = _card_grid(designs, right)
        if not columns:
            columns, card = _grid(designs, right, _TILE, *_DESIGN_TILE)
            seen = columns * _rows_that_fit(right, card)
            card *= _CARDS_OVER_TILES * min(1.0, seen / max(1, designs))
        return min(tile, card / _CARD[0]), tile + card / _CARD[0]

    widths = [box.width * part / 40 for part in range(10, 23)]
    best = max([max(_LEAST_HOME, width) for width in widths], key=sizes)
    return box.cut_left(best, gap)


def draw_home(c: Canvas, view: QuestView, box: Box, picks: Picks, presses: ArmouryPresses) -> None:
    """Everyone in the pool, as large as they fit."""
    widgets.panel(c, *box)
    home = at_home(view)
    title = say("quest-home") if box.width > 290 else say("quest-home-short")
    widgets.heading(c, title, box.x + 18, box.y + 10, box.width - 36, str(len(home)))
    c.spot("home", *box, say("quest-home"), drop=presses.send_home)
    inner = _inside(box)
    if not home:
        text = say("quest-everyone-out")
        c.paragraph(text, inner.x, inner.y + 10, inner.width, size=16, colour=palette.DIM)
    columns, width = _grid(len(home), inner, _TILE, *_HOME)
    places = tiles(inner, len(home), columns, (width, cards.tile_height(width)), _GAP)
    for number, place in zip(home, places, strict=True):
        _home_tile(c, view, number, *place[:3], picks, presses)


def _inside(panel: Box) -> Box:
    """A panel without its heading and margin."""
    return panel.inset(18, 0).cut_top(54)[1].cut_bottom(14)[1]


def _home_tile(
    c: Canvas,
    view: QuestView,
    number: int,
    x: float,
    y: float,
    width: float,
    picks: Picks,
    presses: ArmouryPresses,
) -> None:
    height = cards.tile_height(width)
    usable = bool(view.forgeable(number))
    why = str(why_idle(view, number))
    marked = c.spot(
        f"hero.{number}",
        x,
        y,
        width,
        height,
        str(hero_label(view, number)),
        partial(presses.hero, number) if usable else None,
        why=why,
        drag=f"hero:{number}" if usable else None,
        drop=partial(presses.drop_design, number),
    )
    if under_way(view, number):
        widgets.dashed(c, x, y, width, height, palette.TILE_FREE)
        return
    cards.draw_adventurer(c, view.table_view, view.seat, number, x, y, width, dim=bool(why))
    if picks.hero == number or (marked and usable):
        cards.ring(c, x, y, width, height, chosen=picks.hero == number)


def _grid(
    count: int, box: Box, aspect: float, widest: float, narrowest: float
) -> tuple[int, float]:
    """Columns and width of the largest tiles of which `count` fit into a box."""
    best = (max(1, int(box.width // (narrowest + _GAP))), narrowest)
    for columns in range(1, 12):
        rows = -(-max(1, count) // columns)
        across = (box.width - _GAP * (columns - 1)) / columns
        down = ((box.height - _GAP * (rows - 1)) / rows) / aspect
        width = min(across, down, widest)
        if width > best[1]:
            best = (columns, width)
    return best


def _rows_that_fit(box: Box, width: float) -> int:
    """Rows of tiles of a width that a box has room for."""
    return max(1, int((box.height + _GAP) / (cards.tile_height(width) + _GAP) + 0.01))


def _card_grid(count: int, box: Box) -> tuple[int, float]:
    """Columns and width of designs as cards; no columns where they do not fit."""
    columns, width = _grid(count, box, 1.4, *_CARD)
    rows = -(-count // columns)
    fits = rows * (cards.card_height(width) + _GAP) <= box.height + _GAP + 1
    return (columns, width) if width >= _LEAST_CARD and fits else (0, 0.0)


# Designs


def draw_designs(
    c: Canvas, view: QuestView, box: Box, picks: Picks, presses: ArmouryPresses, offset: int,
    hinted: str,
) -> int:  # fmt: skip
    """The designs the guild may forge: as cards where a row of them fits, else as tiles; scrolled
    by rows if even these do not fit, with the `hinted` one in sight. Returns the number of hidden
    rows."""
    widgets.panel(c, *box)
    designs, remark = view.designs, str(forging_remark(view, picks) or "")
    inner = _inside(box)
    columns, width = _card_grid(len(designs), inner)
    if columns:
        widgets.heading(c, str(view.designs_title), box.x + 18, box.y + 10, box.width - 36, remark)
        places = tiles(inner, len(designs), columns, (width, cards.card_height(width)), _GAP)
        for design, place in zip(designs, places, strict=True):
            _design(c, view, design, *place[:3], True, picks, presses)
        return 0
    columns, width = _grid(len(designs), inner, _TILE, *_DESIGN_TILE)
    height = cards.tile_height(width)
    rows = -(-len(designs) // columns)
    fit = _rows_that_fit(inner, width)
    hidden = max(0, rows - fit)
    row = designs.index(hinted) // columns if hinted else offset
    if not offset <= row < offset + fit:
        offset = row
    offset = min(offset, hidden)
    if hidden:
        c.spot("designs", *box, str(view.designs_title), scroll=presses.scroll)
        remark = say("quest-designs-rows", first=offset + 1, last=offset + fit, rows=rows)
    widgets.heading(c, str(view.designs_title), box.x + 18, box.y + 10, box.width - 36, remark)
    seen = designs[offset * columns : (offset + fit) * columns]
    places = tiles(inner, len(seen), columns, (width, height), _GAP)
    for design, place in zip(seen, places, strict=True):
        _design(c, view, design, *place[:3], False, picks, presses)
    return hidden


def _design(
    c: Canvas,
    view: QuestView,
    design: str,
    x: float,
    y: float,
    width: float,
    card: bool,
    picks: Picks,
    presses: ArmouryPresses,
) -> None:
    height = cards.card_height(width) if card else cards.tile_height(width)
    usable, reason, locked, lacking = forging(view, design, picks.hero)
    why = str(reason)
    marked = c.spot(
        f"design.{design}",
        x,
        y,
        width,
        height,
        str(view.design_name(design)),
        partial(presses.design, design) if usable else None,
        why=why,
        drag=f"design:{design}" if usable else None,
    )
    if card:
        cards.draw_design(c, view.content, design, x, y, width, dim=bool(why))
    else:
        cards.draw_design_tile(c, view.content, design, x, y, width, dim=bool(why))
    if locked is not None:
        low = y + (width * 0.42 if card else height * 0.68)
        _lock(c, str(locked), lacking, x + width / 2, low, width)
    if picks.design == design or (marked and usable):
        cards.ring(c, x, y, width, height, chosen=picks.design == design)


def _lock(c: Canvas, text: str, lacking: str, x: float, y: float, most: float) -> None:
    """A dark pill, at most so wide: a lock, a word, and the resource that is lacking."""
    beside = 40 + (22 if lacking else 0)
    used = c.width_in(most - beside, text, size=15, face="Bold")
    wide = used + beside
    body = svg.box(0, 0, wide, 26, 13, palette.LOCK_EDGE)
    body += svg.box(1, 1, wide - 2, 24, 12, palette.LOCK)
    c.shape(x - wide / 2, y - 13, wide, 26, body)
    left = x - wide / 2
    c.picture("icons/lock", left + 9, y, 14, ay=0.5, tint=palette.LOCK_SIGN)
    c.text(text, left + 28, y, size=15, face="Bold", room=most - beside)
    if lacking:
        c.picture(f"resources/{lacking}", left + 32 + used, y, 19, ay=0.5)
