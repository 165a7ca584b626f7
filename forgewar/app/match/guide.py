"""The guide: a few words on the present decision, where the left column has room for them."""

import logging
from functools import cache
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.content.error import ContentError
from forgewar.content.guide import Advice, load_guide
from forgewar.play.guide import entries
from forgewar.play.lessons.teaching import Teaching

if TYPE_CHECKING:
    from forgewar.app.window.app import App

log = logging.getLogger(__name__)


@cache
def _guide() -> dict[str, Advice]:
    """Without a guide that can be read, the game is played without one."""
    try:
        return load_guide()
    except ContentError as problem:
        log.warning("there is no guide: %s", problem)
        return {}


def draw(c: Canvas, app: "App", x: float, y: float, width: float, room: float) -> None:
    """The advice for the present decision, if it is wanted and `room` units hold it."""
    match = app.match
    assert match is not None
    if not app.settings.guide or match.watched or isinstance(match, Teaching):
        return  # a lesson is a guide of its own
    guide = _guide()
    fitting = entries(match.decision, match.shown)
    advice = next((guide[entry] for entry in fitting if entry in guide), None)
    if advice is None:
        return
    inner = width - 36
    lines = c.wrapped(advice.text, inner, size=16, face="Regular")
    height = 60 + 20 * len(lines) + 8
    if height > room:
        return
    widgets.panel(c, x, y, width, height)
    mark = 28 if c.text_width(advice.title, size=0, face="Title") <= inner - 28 else 0
    if mark:
        c.picture("icons/hint", x + 18, y + 26, 20, ay=0.5, tint=palette.BRASS)
    c.text(advice.title, x + 18 + mark, y + 26, size=16, face="Title", room=inner - mark)
    widgets.rule(c, x + 18, y + 44, inner)
    for i, line in enumerate(lines):
        c.text(line, x + 18, y + 64 + 20 * i, size=16, face="Regular", colour=palette.DIM)
