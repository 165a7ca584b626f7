"""What deserves a mention after a game: the most quests, the costliest strike, the finest quest,
the longest jump, the busiest forge, the best trader."""

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.play.scoring import Statistics
from forgewar.words import cards

if TYPE_CHECKING:
    from forgewar.play.match import Match

_ROW = 96.0


@dataclass(slots=True)
class Highlight:
    """Who did what, with a picture."""

    label: str
    picture: str
    side: int
    fact: str
    detail: str


def found(match: "Match", stats: Statistics) -> list[Highlight]:
    """Everything that happened in this game."""
    content = match.game.content
    shown = []
    if stats.completed:
        seat, count = stats.completed.most_common(1)[0]
        failed = stats.failed[seat]
        detail = f"{failed} failed" if failed else "none failed"
        shown.append(
            Highlight("Most quests", "icons/source_quests", seat, f"{count} completed", detail)
        )
    if stats.largest_strike[0]:
        count, side, round_ = stats.largest_strike
        fact = cards.count(count, "worker")
        shown.append(
            Highlight("Costliest strike", "icons/strike", side, fact, f"in round {round_}")
        )
    if stats.best_quest[1] >= 0:
        amount, seat, key = stats.best_quest
        quest = content.quests[key.partition(":")[0]]
        shown.append(
            Highlight("Finest quest", quest.picture, seat, f"{amount} prestige", quest.name)
        )
    if stats.longest_jump[0]:
        count, side, round_ = stats.longest_jump
        picture = f"pieces/overseer_{match.emblem(side)}"
        fact = cards.count(count, "worker")
        shown.append(Highlight("Longest jump", picture, side, fact, f"in round {round_}"))
    if stats.forged:
        shown.append(_forge(match, stats))
    if stats.sales:
        seat, gold = stats.earned.most_common(1)[0]
        detail = f"from {cards.count(stats.sales[seat], 'sale')}"
        shown.append(
            Highlight("Best trader", "icons/merchant", seat, f"{gold} gold earned", detail)
        )
    return shown


def _forge(match: "Match", stats: Statistics) -> Highlight:
    """The guild that forged the most, and its favourite."""
    made: Counter[int] = Counter()
    for (seat, _), count in stats.forged.items():
        made[seat] += count
    seat, count = made.most_common(1)[0]
    own = {design: n for (owner, design), n in stats.forged.items() if owner == seat}
    favourite = max(own, key=lambda design: own[design])
    design = match.game.content.designs[favourite]
    times = {1: "once", 2: "twice"}.get(own[favourite], f"{own[favourite]} times")
    detail = f"{design.name} {times}"
    return Highlight("Busiest forge", design.picture, seat, cards.count(count, "weapon"), detail)


def draw(
    c: Canvas,
    match: "Match",
    stats: Statistics,
    place: tuple[float, float, float, float],
) -> None:
    """As many as fit, spread over the panel at `place`: x, y, width, height."""
    x, y, width, height = place
    widgets.panel(c, *place)
    widgets.heading(c, "Highlights", x + 18, y + 8, width - 36)
    room = height - 56
    shown = found(match, stats)[: int(room // _ROW)]
    pitch = min(120.0, room / max(1, len(shown)))
    for i, each in enumerate(shown):
        top = y + 50 + i * pitch
        if i:
            widgets.rule(c, x + 18, top, width - 36)
        _draw_one(c, match, each, x + 18, top + pitch / 2, width - 36)


def _draw_one(
    c: Canvas, match: "Match", each: Highlight, x: float, middle: float, width: float
) -> None:
    size, gap = (72.0, 14) if width > 240 else (42.0, 9)
    top = middle - size / 2
    parchment = each.picture.startswith("weapons/")
    ground = palette.PARCHMENT if parchment else "#241A12"
    body = svg.box(0, 0, size, size, 7, palette.BRASS) + svg.box(
        1, 1, size - 2, size - 2, 6, ground
    )
    c.shape(x, top, size, size, body)
    if each.picture.startswith("quests/"):
        c.cover(each.picture, x + 2, top + 2, size - 4, size - 4, 5)
    else:
        c.picture(each.picture, x + size / 2, middle, size * 0.7, size * 0.8, ax=0.5, ay=0.5)
    left, room = x + size + gap, width - size - gap
    detail = c.wrapped(each.detail, room, size=15)[:2]
    y = middle - 24 - 9 * (len(detail) - 1)
    c.text(each.label, left, y, size=15, face="Title", colour=palette.BRASS, room=room)
    c.picture(f"emblems/roundel_{match.emblem(each.side)}", left, y + 24, 19, ay=0.5)
    c.text(each.fact, left + 26, y + 24, size=16, face="Bold", room=room - 26)
    for i, line in enumerate(detail):
        c.text(line, left, y + 47 + 18 * i, size=15, colour=palette.DIM, room=room)
