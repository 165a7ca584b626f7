"""A solo game that was lost: the forge gone cold, what broke it, and how far it came."""

from typing import TYPE_CHECKING

from forgewar.app.kit import palette
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.scoring.winner_tableau import draw_plate, hang_picture
from forgewar.play.loss import Loss
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.play.match import Match

_TALL = 188.0
_ICONS = ("hourglass", "source_quests", "trophy")  # the round, the quests, the prestige


def draw(c: Canvas, match: "Match", lost: Loss, box: Box) -> None:
    """The picture, and a plate with the words at its foot."""
    x, y, width, height = box
    hang_picture(c, "scenes/lost", box)
    plate = Box(x + 24, y + height - _TALL - 24, width - 48, _TALL)
    draw_plate(c, plate)
    left, room = plate.x + 28, plate.width - 56
    if lost.quest:
        wide = min(230.0, room * 0.3)
        picture = match.view.content.quests[lost.quest].picture
        c.cover(picture, left, plate.y + 22, wide, _TALL - 44, 6, grey=True)
        left, room = left + wide + 24, room - wide - 24
    title = say("scoring-lost")
    c.text(title, left, plate.y + 36, size=30, face="Title", colour=palette.EMBER_LIGHT, room=room)
    c.paragraph(str(lost.cause), left, plate.y + 78, room, size=18)
    _far(c, lost, Box(left, plate.y + _TALL - 44, room, 24))


def _far(c: Canvas, lost: Loss, box: Box) -> None:
    """Draw the achievements of a lost game side by side."""
    x, y, width, height = box
    each = width / len(lost.far)
    for i, (icon, told) in enumerate(zip(_ICONS, lost.far, strict=True)):
        at, middle = x + i * each, y + height / 2
        c.picture(f"icons/{icon}", at, middle, 22, ay=0.5, tint=palette.BRASS)
        c.text(str(told), at + 32, middle, size=17, room=each - 44)
