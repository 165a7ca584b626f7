"""The panel beside the count: what is being counted, and what it has brought whom."""

import math
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.scoring.parts import LOOKS
from forgewar.play.count import Counting
from forgewar.play.scorers import Scorer, Scorers, scorer_name
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.play.match import Match

_PICTURES = {
    "quests": "moments/quests",
    "adventurers": "places/barracks",
    "cards": "places/clerk",
    "bonuses": "market/end_roll_of_honour",
    "gold": "moments/trade",
}


def draw(c: Canvas, match: "Match", counting: Counting, found: Scorers, box: Box) -> None:
    """A picture of the part, its rule in a sentence, the guilds that have heard so far, and by name
    what scored for the one that is told."""
    x, y, width, height = box
    final = counting.final
    look = LOOKS[final.step]
    widgets.panel(c, *box)
    c.sign("prestige", *box)
    widgets.heading(c, look.label, x + 18, y + 8, width - 36)
    tall = min(height * 0.3, width * 0.62)
    c.cover(_PICTURES[look.part], x + 18, y + 52, width - 36, tall, 6)
    top = y + 52 + tall + 24
    told = say(f"scoring-about-{look.part}")
    top += c.paragraph(told, x + 18, top, width - 36, size=16, colour=palette.DIM) + 14
    heard = [standing for standing in final.standings() if standing.latest]
    for standing in heard:
        if top + 16 > y + height:
            break
        c.picture(f"emblems/roundel_{match.view.emblem(standing.seat)}", x + 18, top, 24, ay=0.5)
        c.text(
            str(match.view.name(standing.seat)),
            x + 52,
            top,
            size=17,
            face="Title",
            room=width - 140,
        )
        colour = palette.MOSS_LIGHT if standing.latest > 0 else palette.EMBER_LIGHT
        added = say("scoring-added", number=standing.latest)
        c.number(added, x + width - 18, top, size=20, colour=colour, anchor="r")
        top += 36
    growing = counting.growing
    told_now = growing.seat if growing is not None else (final.heard or [-1])[-1]
    part = counting.part if growing is not None else 1.0
    scored = found.get((told_now, look.part), [])
    scored = scored[: math.ceil(part * len(scored))]  # nothing is told before it is counted
    if scored:
        _names(c, match, told_now, scored, Box(x + 18, top, width - 36, y + height - top))


def _names(c: Canvas, match: "Match", seat: int, found: list[Scorer], box: Box) -> None:
    """Draw the names of what scored for a guild, as many lines as have room."""
    widgets.rule(c, box.x, box.y - 6, box.width)
    each = max(28.0, c.line(15) + 4)
    y = box.y + each / 2 + 4
    emblem = f"emblems/roundel_{match.view.emblem(seat)}"
    for scorer in found:
        if y + each / 2 > box.bottom - 8:
            break
        c.picture(emblem, box.x, y, 16, ay=0.5)
        name = str(scorer_name(seat, scorer, match.view.names))
        room = box.width - 24 - 48
        c.text(c.cut(name, room), box.x + 24, y, size=15, room=room)
        added = say("scoring-added", number=scorer.amount)
        colour = palette.PRESTIGE if scorer.amount > 0 else palette.EMBER_LIGHT
        c.number(added, box.right, y, size=16, colour=colour, anchor="r")
        y += each
