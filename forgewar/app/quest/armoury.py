"""Below the quests: the adventurers at home, and the designs with what forging takes."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from forgewar.app import cards
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.quest.arming import Picks
from forgewar.app.quest.rows import hero_label
from forgewar.content.model import RESOURCES
from forgewar.play.quest import Desk
from forgewar.rules.actions import Arm

_GAP = 10.0


@dataclass(frozen=True, slots=True)
class ArmouryPresses:
    """What pressing and dropping does."""

    hero: Callable[[int], None]
    design: Callable[[str], None]
    send_home: Callable[[object], None]
    drop_design: Callable[[int, object], None]
    scroll: Callable[[int], None]


# Adventurers at home


def home_width(desk: Desk, room: float, height: float) -> float:
    """What the panel of those at home takes of a width: columns of them, no more than needed."""
    home = sum(1 for hero in desk.guild.adventurers if not hero.quest)
    rows = max(1, int((height - 68 + _GAP) // (86 + _GAP)))
    columns = -(-max(1, home) // rows)
    most = 0.4 if home <= 6 else 0.5
    return min(max(230.0, 36 + columns * (150 + _GAP) - _GAP), room * most)


def draw_home(c: Canvas, desk: Desk, box: Box, picks: Picks, presses: ArmouryPresses) -> None:
    """Everyone in the pool, as large as they fit."""
    widgets.panel(c, *box)
    home = [n for n, hero in enumerate(desk.guild.adventurers) if not hero.quest]
    title = "Adventurers at home" if box.width > 290 else "At home"
    widgets.heading(c, title, box.x + 18, box.y + 10, box.width - 36, str(len(home)))
    c.spot("home", *box, "Adventurers at home", drop=presses.send_home)
    inner = Box(box.x + 18, box.y + 54, box.width - 36, box.height - 68)
    if not home:
        text = "Everyone is out on a quest"
        c.text(text, inner.x, inner.y + 10, size=16, colour=palette.DIM, room=inner.width)
    columns, width = _grid(len(home), inner, 74 / 130, 150, 70)
    for i, number in enumerate(home):
        x = inner.x + (i % columns) * (width + _GAP)
        y = inner.y + (i // columns) * (cards.tile_height(width) + _GAP)
        _home_tile(c, desk, number, x, y, width, picks, presses)


def _home_tile(
    c: Canvas,
    desk: Desk,
    number: int,
    x: float,
    y: float,
    width: float,
    picks: Picks,
    presses: ArmouryPresses,
) -> None:
    height = cards.tile_height(width)
    usable = bool(desk.forgeable(number))
    why = _idle(desk, number) if desk.managing and not usable else ""
    marked = c.spot(
        f"hero.{number}",
        x,
        y,
        width,
        height,
        hero_label(desk, number),
        partial(presses.hero, number) if usable else None,
        why=why,
        drag=f"hero:{number}" if usable else None,
        drop=partial(presses.drop_design, number),
    )
    cards.draw_adventurer(c, desk.match, desk.seat, number, x, y, width, dim=bool(why))
    if picks.hero == number or (marked and usable):
        cards.ring(c, x, y, width, height, chosen=picks.hero == number)


def _idle(desk: Desk, number: int) -> str:
    """Why nobody can be sent out."""
    if not desk.guild.quests:
        return "There is no active quest to go on"
    return desk.match.why_not(Arm(desk.guild.quests[0].key, number, desk.designs[0]))


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
    c: Canvas, desk: Desk, box: Box, picks: Picks, presses: ArmouryPresses, offset: int
) -> int:
    """The designs the guild may forge: as cards where a row of them fits, else as tiles; scrolled
    by rows if even these do not fit. Returns the rows that are out of sight."""
    widgets.panel(c, *box)
    designs, remark = desk.designs, _remark(desk, picks)
    inner = Box(box.x + 18, box.y + 54, box.width - 36, box.height - 68)
    columns, width = _grid(len(designs), inner, 1.4, 260, 100)
    rows = -(-len(designs) // columns)
    if width >= 112 and rows * (cards.card_height(width) + _GAP) <= inner.height + _GAP + 1:
        widgets.heading(c, "Your designs", box.x + 18, box.y + 10, box.width - 36, remark)
        for i, design in enumerate(designs):
            x = inner.x + (i % columns) * (width + _GAP)
            y = inner.y + (i // columns) * (cards.card_height(width) + _GAP)
            _design(c, desk, design, x, y, width, True, picks, presses)
        return 0
    columns, width = _grid(len(designs), inner, 74 / 130, 176, 118)
    height = cards.tile_height(width)
    rows = -(-len(designs) // columns)
    fit = max(1, int((inner.height + _GAP) // (height + _GAP)))
    hidden = max(0, rows - fit)
    hinted = _hinted_row(desk, columns)
    if hinted >= 0 and not offset <= hinted < offset + fit:
        offset = hinted
    offset = min(offset, hidden)
    if hidden:
        c.spot("designs", *box, "Your designs", scroll=presses.scroll)
        remark = f"rows {offset + 1} to {offset + fit} of {rows}: scroll"
    widgets.heading(c, "Your designs", box.x + 18, box.y + 10, box.width - 36, remark)
    for i, design in enumerate(designs):
        row = i // columns - offset
        if 0 <= row < fit:
            x = inner.x + (i % columns) * (width + _GAP)
            _design(
                c, desk, design, x, inner.y + row * (height + _GAP), width, False, picks, presses
            )
    return hidden


def _hinted_row(desk: Desk, columns: int) -> int:
    """The row of the design that a hint would have forged, or -1: it must not be out of sight."""
    hint = desk.match.hint
    action = hint.choice.action if hint is not None else None
    if isinstance(action, Arm) and action.design in desk.designs:
        return desk.designs.index(action.design) // columns
    return -1


def _remark(desk: Desk, picks: Picks) -> str:
    usable = desk.forgeable(picks.hero)
    if not desk.managing:
        return ""
    if picks.hero < 0:
        return f"{len(usable)} of {len(desk.designs)} can be forged"
    return f"{desk.name(picks.hero)} can have {len(usable)} of {len(desk.designs)}"


def _design(
    c: Canvas,
    desk: Desk,
    design: str,
    x: float,
    y: float,
    width: float,
    card: bool,
    picks: Picks,
    presses: ArmouryPresses,
) -> None:
    height = cards.card_height(width) if card else cards.tile_height(width)
    usable = design in desk.forgeable(picks.hero)
    why, short, lacking = "", "", ""
    if desk.managing and not usable:
        why, short, lacking = _refused(desk, design, picks.hero)
    marked = c.spot(
        f"design.{design}",
        x,
        y,
        width,
        height,
        desk.content.designs[design].name,
        partial(presses.design, design) if usable else None,
        why=why,
        drag=f"design:{design}" if usable else None,
    )
    if card:
        cards.draw_design(c, desk.content, design, x, y, width, dim=bool(why))
    else:
        cards.draw_design_tile(c, desk.content, design, x, y, width, dim=bool(why))
    if short:
        low = y + (width * 0.42 if card else height * 0.68)
        _lock(c, short, lacking, x + width / 2, low)
    if picks.design == design or (marked and usable):
        cards.ring(c, x, y, width, height, chosen=picks.design == design)


def _lock(c: Canvas, text: str, lacking: str, x: float, y: float) -> None:
    """A dark pill: a lock, a word, and the resource that is lacking."""
    wide = c.text_width(text, size=15, face="Bold") + 40 + (22 if lacking else 0)
    body = svg.box(0, 0, wide, 26, 13, "#8D6C34") + svg.box(1, 1, wide - 2, 24, 12, "#1A120C")
    c.shape(x - wide / 2, y - 13, wide, 26, body)
    left = x - wide / 2
    c.picture("icons/lock", left + 9, y, 14, ay=0.5, tint="#E8C98A")
    used = c.text(text, left + 28, y, size=15, face="Bold")
    if lacking:
        c.picture(f"resources/{lacking}", left + 32 + used, y, 19, ay=0.5)


def _refused(desk: Desk, design: str, hero: int) -> tuple[str, str, str]:
    """Why a design cannot be forged for an adventurer (or for anybody): in full, in short, and the
    resource that is lacking."""
    quests = desk.guild.quests
    if not quests:
        return "There is no active quest to forge for", "no quest", ""
    heroes = desk.guild.adventurers
    best = max(range(len(heroes)), key=lambda n: heroes[n].level, default=0)
    refusal = desk.match.game.refusal(Arm(quests[0].key, best if hero < 0 else hero, design))
    if refusal is None:
        return "", "", ""
    numbers = refusal.numbers
    if "needed" in numbers:
        return str(refusal), f"level {numbers['needed']}", ""
    if "resource" in numbers:
        missing = numbers["amount"] - numbers["have"]
        name = RESOURCES[numbers["resource"]]
        return f"{refusal} ({name})", f"{missing} short", name
    return str(refusal), "not now", ""
