"""The latest lines of the log, in the right column."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import recent_actions
from forgewar.play.since import since as done_since
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.words.log import LogLine

_LATEST = 40  # lines: more than there is room for


def log_panel(c: Canvas, context: "SceneContext", box: Box) -> None:
    """The latest lines of the log, newest first; a hint takes its place."""
    match = context.match
    assert match is not None
    if match.advisor.hint is not None:
        return
    lines = match.chronicle.latest(_LATEST)
    marked = [name for name in (c.hot, c.focus) if name.startswith("since.")]
    shows = (match, lines, done_since(match.view), marked, box)
    c.kept("log", shows, partial(_log_panel, c, context, lines, box))


def log_button(c: Canvas, context: "SceneContext", box: Box) -> None:
    """The way to the log where it has no room."""
    press, key = partial(context.command, "log"), context.bindings.hint("log")
    widgets.button(c, "log", *box[:3], say("match-log"), press, icon="log", key=key)


def _log_panel(c: Canvas, context: "SceneContext", latest: "list[LogLine]", place: Box) -> None:
    match = context.match
    assert match is not None
    x, y, width, height = place
    widgets.panel(c, *place)
    said = say("match-log")
    used = c.text(said, x + 18, y + 24, size=15, face="Title", colour=palette.BRASS)
    widgets.rule(c, x + 18, y + 38, width - 36)
    at = y + 58
    for i, line in enumerate(latest):
        lines = c.wrapped(line.text, width - 68, size=16, face="Regular")
        if at + 19 * (len(lines) - 1) + 12 > y + height:
            break
        mark = (
            f"emblems/roundel_{match.view.emblem(line.seat)}"
            if line.seat >= 0
            else "pieces/round_marker"
        )
        c.picture(mark, x + 18, at, 20, 22, ay=0.5)
        for text in lines:
            colour = palette.BONE if i < 4 else palette.DIM
            c.text(text, x + 50, at, size=16, face="Regular", colour=colour)
            at += 19
        at += 9
    c.spot("log", x, y, width, height, say("match-log-open"), lambda: context.command("log"))
    recent_actions.draw(c, match, x + width - 14, y + 22, x + 24 + used)
