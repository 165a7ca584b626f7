"""The panel beside the count: what is being counted, and what it has brought whom."""

from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.scoring.parts import LOOKS
from forgewar.play.scoring import FinalCount
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


def draw(c: Canvas, match: "Match", final: FinalCount, box: Box) -> None:
    """A picture of the part, its rule in a sentence, and the guilds that have heard so far."""
    x, y, width, height = box
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
