"""The guide: a few words on each new kind of decision, at the foot of the left column, and all of
them together as the tips."""

import logging
from functools import cache
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window.sheet import Sheet
from forgewar.content.error import ContentError
from forgewar.content.guide import Advice, load_guide
from forgewar.play.lessons.teaching import Teaching
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.app import App

log = logging.getLogger(__name__)
_LEADING = 20.0


@cache
def _guide() -> dict[str, Advice]:
    """Without a guide that can be read, the game is played without one."""
    try:
        return load_guide()
    except ContentError as problem:
        log.warning("there is no guide: %s", problem)
        return {}


def _advice(app: "App") -> Advice | None:
    """What the guide says now, if it is wanted and has something to say."""
    match = app.match
    assert match is not None
    if not app.settings.guide or match.watched or isinstance(match, Teaching):
        return None  # a lesson is a guide of its own
    guide = _guide()
    return next((guide[entry] for entry in match.guide.fitting if entry in guide), None)


def height(c: Canvas, app: "App", width: float) -> float:
    """What the guide needs of the left column now: nothing while it is silent."""
    advice = _advice(app)
    if advice is None:
        return 0.0
    return 60 + _LEADING * len(_lines(c, advice, width)) + 44


def _lines(c: Canvas, advice: Advice, width: float) -> list[str]:
    return c.wrapped(advice.text, width - 36, size=16, face="Regular")


def draw(c: Canvas, app: "App", x: float, y: float, width: float) -> None:
    """The advice for the present decision, with a way to put it away and one to all tips."""
    advice, match = _advice(app), app.match
    if advice is None or match is None:
        return
    tall, inner = height(c, app, width), width - 36
    widgets.panel(c, x, y, width, tall)
    mark = 28 if c.text_width(advice.title, size=0, face="Title") <= inner - 28 else 0
    if mark:
        c.picture("icons/hint", x + 18, y + 26, 20, ay=0.5, tint=palette.BRASS)
    c.text(advice.title, x + 18 + mark, y + 26, size=16, face="Title", room=inner - mark)
    widgets.rule(c, x + 18, y + 44, inner)
    for i, line in enumerate(_lines(c, advice, width)):
        at = y + 64 + _LEADING * i
        c.text(line, x + 18, at, size=16, face="Regular", colour=palette.DIM)
    half = (inner - 8) / 2
    low = y + tall - 40
    away, tips = say("match-guide-away"), say("match-tips")
    widgets.button(c, "guide.away", x + 18, low, half, away, match.guide.put_away, height=30)
    to_tips = _open_tips(app)
    widgets.button(c, "guide.tips", x + 26 + half, low, half, tips, to_tips, height=30)


def _open_tips(app: "App") -> widgets.Press:
    return lambda: app.open("tips")


class TipsOverlay(Sheet):
    """Everything that the guide ever says."""

    wide = 760.0

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.title = say("match-tips")

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        start = y
        for advice in _guide().values():
            c.text(advice.title, x, y + 14, size=17, face="Bold", colour=palette.CHANGED)
            y += 24 + c.paragraph(advice.text, x, y + 38, width, size=16, leading=21) + 12
        return y - start
