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


@dataclass(frozen=True, slots=True)
class ArmouryPresses:
    """Handlers of presses and drops."""

    hero: Callable[[int], None]
    design: Callable[[str], None]
    send_home: Callable[[object], None]
    drop_design: Callable[[int, object], None]
    scroll: Callable[[int], None]


# Folded


def _height(count: int, width: float, wide: float, tall: float) -> float:
    """Height of a panel with so many tiles of a size."""
    across = max(1, int((width - 36 + _GAP) // (wide + _GAP)))
    rows = -(-max(1, count) // across)
    return 68 + rows * (tall + _GAP) - _GAP + 1


# Adventurers at home


def home_width(view: QuestView, room: float, height: float) -> float:
    """Width of the panel of those at home: columns of them, no more than needed."""
    home = len(at_home(view))
    rows = max(1, int((height - 68 + _GAP) // (86 + _GAP)))
    columns = -(-max(1, home) // rows)
    most = 0.4 if home <= 6 else 0.5
    return min(max(230.0, 36 + columns * (150 + _GAP) - _GAP), room * most)


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
    columns, width = _grid(len(home), inner, 74 / 130, 150, 70)
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
    columns, width = _grid(len(designs), inner, 1.4, 260, 100)
    rows = -(-len(designs) // columns)
    if width >= 112 and rows * (cards.card_height(width) + _GAP) <= inner.height + _GAP + 1:
        widgets.heading(c, str(view.designs_title), box.x + 18, box.y + 10, box.width - 36, remark)
        places = tiles(inner, len(designs), columns, (width, cards.card_height(width)), _GAP)
        for design, place in zip(designs, places, strict=True):
            _design(c, view, design, *place[:3], True, picks, presses)
        return 0
    columns, width = _grid(len(designs), inner, 74 / 130, 176, 118)
    height = cards.tile_height(width)
    rows = -(-len(designs) // columns)
    fit = max(1, int((inner.height + _GAP) / (height + _GAP) + 0.01))
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
        _lock(c, str(locked), lacking, x + width / 2, low)
    if picks.design == design or (marked and usable):
        cards.ring(c, x, y, width, height, chosen=picks.design == design)


def _lock(c: Canvas, text: str, lacking: str, x: float, y: float) -> None:
    """A dark pill: a lock, a word, and the resource that is lacking."""
    wide = c.text_width(text, size=15, face="Bold") + 40 + (22 if lacking else 0)
    body = svg.box(0, 0, wide, 26, 13, palette.LOCK_EDGE)
    body += svg.box(1, 1, wide - 2, 24, 12, palette.LOCK)
    c.shape(x - wide / 2, y - 13, wide, 26, body)
    left = x - wide / 2
    c.picture("icons/lock", left + 9, y, 14, ay=0.5, tint=palette.LOCK_SIGN)
    used = c.text(text, left + 28, y, size=15, face="Bold")
    if lacking:
        c.picture(f"resources/{lacking}", left + 32 + used, y, 19, ay=0.5)
