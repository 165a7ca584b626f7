"""The latest lines of the log, in the right column."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import recent_actions, table_talk
from forgewar.app.match.remark_bubble import remark_of
from forgewar.app.match.rival_face import draw_face
from forgewar.play.since import since as done_since
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.remarks import Remark
    from forgewar.words.log import LogLine

_LATEST = 40  # lines: more than there is room for


def log_panel(c: Canvas, context: "SceneContext", box: Box) -> None:
    """The latest lines of the log, newest first; a hint takes its place. At a shared table it
    shares its box with the table talk."""
    match = context.match
    assert match is not None
    if match.advisor.hint is not None:
        return
    talk = table_talk.talk_of(context)
    if talk is not None and box.height >= table_talk.LEAST:
        table_talk.share(c, talk, box, partial(_draw_log, c, context))
    else:
        _draw_log(c, context, box)


def _draw_log(c: Canvas, context: "SceneContext", box: Box, tabs: float = 0.0) -> None:
    """`tabs` is the width in the head that is taken by tabs."""
    match = context.match
    assert match is not None
    lines = match.chronicle.latest(_LATEST)
    marked = [name for name in (c.hot, c.focus) if name.startswith("since.")]
    # Where the left column has room for it, the remark of a rival stands there.
    remark = remark_of(context) if c.frame.spot("remark") is None else None
    shows = (match, lines, done_since(match.view), marked, remark, box, tabs)
    c.kept("log", shows, partial(_log_panel, c, context, lines, remark, box, tabs))


def log_button(c: Canvas, context: "SceneContext", box: Box) -> None:
    """The way to the log where it has no room."""
    press, key = partial(context.command, "log"), context.bindings.hint("log")
    widgets.button(c, "log", *box[:3], say("match-log"), press, icon="log", key=key)


def _log_panel(
    c: Canvas,
    context: "SceneContext",
    latest: "list[LogLine]",
    remark: "Remark | None",
    place: Box,
    tabs: float,
) -> None:
    match = context.match
    assert match is not None
    x, y, width, height = place
    widgets.panel(c, *place)
    used = tabs
    if not tabs:
        used = c.text(say("match-log"), x + 18, y + 24, size=15, face="Title", colour=palette.BRASS)
        widgets.rule(c, x + 18, y + 38, width - 36)
    at = y + 58
    if remark is not None:
        at += _draw_remark(c, remark, c.guild_light(match.view.colour(remark.seat)), place, at)
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


def _draw_remark(c: Canvas, remark: "Remark", ring: str, place: Box, y: float) -> float:
    """Draw a rival's remark as the newest line, with its face. Returns the height it took."""
    lines = c.wrapped(str(remark.text), place.width - 78, size=16)
    tall = max(36.0, 19.0 * len(lines))
    middle = y + tall / 2 - 9
    if y + tall > place.bottom:
        return 0.0
    draw_face(c, remark.rival.picture, ring, place.x + 32, middle, 36)
    c.spot("remark", place.x + 14, y - 10, place.width - 28, tall, str(remark.line))
    for i, line in enumerate(lines):
        at = middle + (i - (len(lines) - 1) / 2) * 19
        c.text(line, place.x + 60, at, size=16, colour=palette.CHANGED)
    return tall + 10
