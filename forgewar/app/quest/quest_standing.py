"""Standing of a quest, and the gains of advancing it: the right end of its row."""

from forgewar.app.cards.effect_icons import ICONS
from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.content.model import Effect
from forgewar.play.gains import Gains
from forgewar.play.quest import QuestView
from forgewar.rules.quest import Standing
from forgewar.words import say

TALL = 92.0  # the height from which a row has its name above its tiles
_PITCH = 29.0
_FILLS = {
    "met": palette.MET,
    "later": palette.PILL_PLAIN,
    "missing": palette.MISSING,
    "short": palette.SHORT,
    "pledged": palette.MISSING,
}
_GAINS = {"on": palette.PILL_PLAIN, "leg": palette.MISSING, "completed": palette.MET}


def draw_verdict(c: Canvas, view: QuestView, box: Box, now: Standing, would: bool) -> None:
    """Power against need, then why."""
    marks = view.marks(now, would=would)
    small = box.height < TALL
    if small:
        marks = marks[:1] if now.met else marks[-1:]
    y = box.y + (box.height - 34 - _PITCH * len(marks)) / 2 + 17
    size = 22 if small else 26
    of = say("quest-power-of", needed=now.needed)
    figure = c.text_width(str(now.power), size=size, face="Title")
    left = box.x + (box.width - figure - 7 - c.text_width(of, size=17)) / 2
    colour = palette.FIGURE_MET if now.met else palette.FIGURE_OF
    if view.grave(now):
        colour = palette.FIGURE_UNMET
    c.text(str(now.power), left, y, size=size, face="Title", colour=colour)
    c.text(of, left + figure + 7, y + 1, size=17, colour=palette.FIGURE_OF)
    y += 27 if small else 30
    for mark in marks:
        icon = "check" if mark.kind == "met" else f"type_{mark.type}" if mark.type else ""
        wide_pill(c, str(mark.says), box.x, y, box.width, _FILLS[mark.kind], icon)
        y += _PITCH


def wide_pill(
    c: Canvas, text: str, x: float, y: float, width: float, fill: str, icon: str = ""
) -> None:
    """A pill that fills its column, `y` its middle."""
    body = svg.box(0, 0, width, 26, 13, palette.OUTLINE)
    body += svg.box(1.5, 1.5, width - 3, 23, 11.5, fill)
    c.shape(x, y - 13, width, 26, body)
    mark = 19 if icon else 0
    room = width - 18 - mark
    wide = min(room, c.text_width(text, size=15, face="Bold"))
    left = x + (width - wide - mark) / 2
    if icon:
        c.picture(f"icons/{icon}", left, y, 15, ay=0.5, tint=palette.PILL_TEXT)
    c.text(text, left + mark, y, size=15, face="Bold", colour=palette.PILL_TEXT, room=room)


def draw_gains(c: Canvas, box: Box, gains: Gains | None) -> None:
    """Draw the gains of advancing, in the place of the verdict; nothing if the quest has moved on
    already."""
    middle = box.y + box.height / 2
    if gains is None:
        c.text(
            say("quest-moved"), box.x + box.width / 2, middle, size=15, colour=palette.DIM,
            anchor="c", room=box.width,
        )  # fmt: skip
        return
    across = 4 if box.height < TALL else 3
    signs = gains.effects
    rows = [signs[i : i + across] for i in range(0, len(signs), across)][: 1 if across == 4 else 2]
    y = middle - 17 * len(rows)
    icon = "check" if gains.kind == "completed" else ""
    wide_pill(c, str(gains.word), box.x, y, box.width, _GAINS[gains.kind], icon)
    for row in rows:
        y += 33
        pitch = 40 if across == 3 else 31
        for i, effect in enumerate(row):
            draw_sign(c, effect, box.x + box.width / 2 + (i - (len(row) - 1) / 2) * pitch, y)


def draw_sign(c: Canvas, effect: Effect, x: float, y: float) -> None:
    """A picture with its number on it (prestige, gold) or before it."""
    icon, amount = ICONS[effect.kind], effect.amount
    picture = icon.picture
    if icon.inside:
        seal = effect.kind == "prestige"
        c.picture(picture, x, y, 32 if seal else 26, ax=0.5, ay=0.5)
        colour = palette.ON_SEAL if seal else palette.INK
        c.text(str(amount), x, y, size=15, face="Title", colour=colour, anchor="c")
        return
    shift = 0 if amount == 1 else 6
    c.picture(picture, x + shift, y, 22, ax=0.5, ay=0.5)
    if shift:
        c.text(str(amount), x - 8, y, size=15, face="Title", anchor="r")
