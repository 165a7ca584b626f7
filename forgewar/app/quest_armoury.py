"""Below the quests: the adventurers at home, and the designs with what forging takes."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from forgewar.app import cards, palette
from forgewar.app import furniture as f
from forgewar.app.canvas import Canvas
from forgewar.app.quest_desk import Desk
from forgewar.app.quest_offer import Box
from forgewar.app.quest_rows import Picks, hero_label
from forgewar.content.model import RESOURCES
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


def draw_home(c: Canvas, desk: Desk, box: Box, picks: Picks, presses: ArmouryPresses) -> None:
    """Everyone in the pool, as large as they fit."""
    f.panel(c, *box)
    home = [n for n, hero in enumerate(desk.guild.adventurers) if not hero.quest]
    f.heading(c, "Adventurers at home", box.x + 18, box.y + 10, box.width - 36, str(len(home)))
    c.spot("home", *box, "Adventurers at home", drop=presses.send_home)
    inner = Box(box.x + 18, box.y + 54, box.width - 36, box.height - 68)
    if not home:
        text = "Everyone is out on a quest"
        c.text(text, inner.x, inner.y + 10, size=16, colour=palette.DIM, room=inner.width)
    columns, width = _grid(len(home), inner, 74 / 130, 150, 84)
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
    usable = any(arm.adventurer == number for arm in desk.arms)
    why = _idle(desk, number) if desk.active and not usable else ""
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
    f.panel(c, *box)
    f.heading(c, "Your designs", box.x + 18, box.y + 10, box.width - 36, _remark(desk, picks))
    designs = desk.designs
    inner = Box(box.x + 18, box.y + 54, box.width - 36, box.height - 68)
    wide = min(260.0, inner.height / 1.4, (inner.width + _GAP) / len(designs) - _GAP)
    if wide >= 112:
        for i, design in enumerate(designs):
            _design(
                c, desk, design, inner.x + i * (wide + _GAP), inner.y, wide, True, picks, presses
            )
        return 0
    columns, width = _grid(len(designs), inner, 74 / 130, 176, 118)
    height = cards.tile_height(width)
    rows = -(-len(designs) // columns)
    fit = max(1, int((inner.height + _GAP) // (height + _GAP)))
    hidden = max(0, rows - fit)
    offset = min(offset, hidden)
    if hidden:
        c.spot("designs", *box, "Your designs", scroll=presses.scroll)
        low = f"{offset + 1} to {min(rows, offset + fit)} of {rows} rows: scroll"
        c.text(
            low,
            box.x + box.width - 18,
            box.y + box.height - 10,
            size=15,
            colour=palette.DIM,
            anchor="r",
        )
    for i, design in enumerate(designs):
        row = i // columns - offset
        if 0 <= row < fit:
            x = inner.x + (i % columns) * (width + _GAP)
            _design(
                c, desk, design, x, inner.y + row * (height + _GAP), width, False, picks, presses
            )
    return hidden


def _remark(desk: Desk, picks: Picks) -> str:
    if picks.hero < 0 or not desk.arms:
        return "what a weapon costs is on its tag"
    usable = {arm.design for arm in desk.arms if arm.adventurer == picks.hero}
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
    usable = any(arm.design == design and picks.hero in (-1, arm.adventurer) for arm in desk.arms)
    why, short = ("", "") if usable or not desk.active else _refused(desk, design, picks.hero)
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
        low = y + (width * 0.42 if card else height / 2)
        f.pill(c, short, x + width / 2, low, "#1A120C", icon="lock", anchor="c")
    if picks.design == design or (marked and usable):
        cards.ring(c, x, y, width, height, chosen=picks.design == design)


def _refused(desk: Desk, design: str, hero: int) -> tuple[str, str]:
    """Why a design cannot be forged for an adventurer (or for anybody), in full and in short."""
    quests = desk.guild.quests
    if not quests:
        return "There is no active quest to forge for", "no quest"
    heroes = desk.guild.adventurers
    best = max(range(len(heroes)), key=lambda n: heroes[n].level, default=0)
    refusal = desk.match.game.refusal(Arm(quests[0].key, best if hero < 0 else hero, design))
    if refusal is None:
        return "", ""
    numbers = refusal.numbers
    if "needed" in numbers:
        return str(refusal), f"level {numbers['needed']}"
    if "resource" in numbers:
        missing = numbers["amount"] - numbers["have"]
        name = RESOURCES[numbers["resource"]]
        return f"{refusal} ({name})", f"{missing} {name} short"
    return str(refusal), "not now"
