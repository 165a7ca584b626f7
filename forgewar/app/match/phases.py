"""Phase ribbon of the top bar, in which each phase opens its scene, and the menu button."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.ribbon import ribbon
from forgewar.app.window.looking import ROOMS, looked_at
from forgewar.rules.events import PhaseStarted
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.match import Match

PITCH = 126.0
TIP = 12.0  # of the last step, beyond its pitch
MENU = 52.0  # the room of its button


def draw_menu(c: Canvas, context: "SceneContext", x: float) -> float:
    """The button to everything that is no part of the game, and the one that names every symbol.
    Returns the room they took; none where a game is only watched again, which has its own way
    out."""
    if _is_replay(context):
        return 0.0
    open_menu, key = partial(context.navigator.open, "pause"), context.bindings.hint("back")
    name = say("match-menu", key=key)
    widgets.button(c, "menu", x - 4, 12, 40, "", open_menu, icon="menu", tip=name)
    ask, tip = partial(context.command, "ask"), say("match-ask", key=context.bindings.hint("ask"))
    widgets.button(c, "tool.ask", x + 40, 12, 40, "", ask, icon="info", tip=tip)
    return 2 * MENU - 12


def draw_phases(c: Canvas, context: "SceneContext", middle: float, pitch: float) -> None:
    """The ribbon of a round, with so much room for each phase. Each phase is the door to its
    room, the one that is looked at has an eye; a lamp stays lit over the one in which something is
    to be decided."""
    match = context.match
    assert match is not None
    phase, looked = _phase(match), looked_at(context)
    current = ROOMS.index(phase) if phase in ROOMS else -1
    labels = [say(f"match-phase-{room}") for room in ROOMS]
    ribbon(c, labels, current, middle, pitch=pitch)
    left = middle - (len(ROOMS) * pitch + TIP) / 2
    for i, room in enumerate(ROOMS):
        x = left + i * pitch
        _spot(c, context, room, (x, pitch), labels[i])
        if room == looked:
            frame = svg.box(1, 1, pitch - 6, 38, 6, "none", _EDGE)
            c.shape(x, 12, pitch - 4, 40, frame)
            at = (x + pitch - 15, 20)
            c.picture("icons/eye", *at, 15, ax=0.5, ay=0.5, tint=palette.CHOSEN)
        if room == match.animation.scene and looked:
            lamp = svg.box(0, 0, 44, 4, 2, palette.EMBER_LIGHT)
            c.shape(x + pitch / 2 - 16, 54, 44, 4, lamp)


_EDGE = f'stroke="{palette.CHOSEN}" stroke-width="2"'


def _spot(
    c: Canvas, context: "SceneContext", room: str, place: tuple[float, float], label: str
) -> None:
    match = context.match
    assert match is not None
    here = room in (looked_at(context) or match.animation.scene,)
    away = bool(looked_at(context))
    kind = "back" if away and (here or room == match.animation.scene) else "here" if here else room
    tip = say(f"match-look-{kind}", key=context.bindings.hint(f"look_{room}"))
    press = partial(context.command, f"look_{room}") if kind != "here" else None
    if _is_replay(context):
        press, tip = None, ""
    x, width = place
    c.spot(f"look.{room}", x + 8, 12, width - 6, 40, label, press, tip=tip)


def _phase(match: "Match") -> str:
    """The phase that is on, or is just announced."""
    step = match.animation.step
    if step is not None and isinstance(step.event, PhaseStarted):
        return step.event.phase
    return match.view.shown.phase


def _is_replay(context: "SceneContext") -> bool:
    return any(scene.scope == "replay" for scene in context.navigator.scenes)
