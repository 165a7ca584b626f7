"""The guide: a few words on each new kind of decision, at the foot of the left column, and all of
them together as the tips."""

from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window.overlay import Overlay
from forgewar.play import guide
from forgewar.words import message, say
from forgewar.words.families import GUIDE

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_LEADING = 20.0
SHORT = 40.0  # height of the title alone, which opens all tips


def _entry(context: "SceneContext") -> str:
    """Entry that the guide shows now; empty if it is turned off or has nothing to say."""
    match = context.match
    assert match is not None
    if not context.settings.guide or match.view.watched or match.tutor is not None:
        return ""  # a lesson is a guide of its own
    return next((entry for entry in match.advisor.guide.fitting if entry in GUIDE), "")


def height(c: Canvas, context: "SceneContext", width: float) -> float:
    """Height of the guide in the left column; 0 while it is silent."""
    entry = _entry(context)
    if not entry:
        return 0.0
    return 60 + _LEADING * len(_lines(c, entry, width)) + 44


def _lines(c: Canvas, entry: str, width: float) -> list[str]:
    return c.wrapped(guide.text(entry), width - 36, size=16, face="Regular")


def draw(c: Canvas, context: "SceneContext", x: float, y: float, width: float) -> None:
    """The advice for the present decision, with a way to put it away and one to all tips."""
    entry, match = _entry(context), context.match
    if not entry or match is None:
        return
    title = guide.title(entry)
    tall, inner = height(c, context, width), width - 36
    widgets.panel(c, x, y, width, tall)
    mark = 28 if c.least_width(title, face="Title") <= inner - 28 else 0
    if mark:
        c.picture("icons/hint", x + 18, y + 26, 20, ay=0.5, tint=palette.BRASS)
    c.text(title, x + 18 + mark, y + 26, size=16, face="Title", room=inner - mark)
    widgets.rule(c, x + 18, y + 44, inner)
    for i, line in enumerate(_lines(c, entry, width)):
        at = y + 64 + _LEADING * i
        c.text(line, x + 18, at, size=16, face="Regular", colour=palette.DIM)
    low = y + tall - 40
    away, tips = say("match-guide-away"), say("match-tips")
    needs = [24 + c.text_width(label, face="Title") for label in (away, tips)]
    first = (inner - 8) * min(0.65, max(0.35, needs[0] / sum(needs)))
    widgets.button(
        c, "guide.away", x + 18, low, first, away, match.advisor.guide.put_away, height=30
    )
    left, rest = x + 26 + first, inner - 8 - first
    widgets.button(c, "guide.tips", left, low, rest, tips, _open_tips(context), height=30)


def draw_short(c: Canvas, context: "SceneContext", x: float, y: float, width: float) -> None:
    """The title of the advice, where there is no room for its words: a press opens all tips."""
    entry = _entry(context)
    if entry:
        title = guide.title(entry)
        widgets.button(c, "guide.tips", x, y, width, title, _open_tips(context), icon="hint")


def _open_tips(context: "SceneContext") -> widgets.Press:
    return lambda: context.navigator.open("tips")


class TipsOverlay(Overlay):
    """Everything that the guide ever says."""

    wide = 760.0

    def __init__(self, context: "SceneContext") -> None:
        super().__init__(context)
        self.title = message("match-tips")

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        start = y
        for entry in GUIDE:
            c.text(guide.title(entry), x, y + 14, size=17, face="Bold", colour=palette.CHANGED)
            text = guide.text(entry)
            y += 24 + c.paragraph(text, x, y + 38, width, size=16, leading=21) + 12
        return y - start
