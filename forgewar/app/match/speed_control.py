"""The speed control in the match bar: normal, double, fourfold, instant. Held, it fast-forwards."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window.commands import REGISTRY
from forgewar.app.window.global_commands import set_speed
from forgewar.app.window.labels import button_label, key_label
from forgewar.words import as_sentences, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_CELL, _ONE, _HEIGHT = 36.0, 46.0, 40.0
_SPEEDS = (1, 2, 4, 0)
_FASTEST = 4


def draw(c: Canvas, context: "SceneContext", right: float, y: float, left: float) -> float:
    """Draw the control from its right end: all speeds, or one button that changes the speed where
    there is no room left of it. Returns its left edge."""
    width = _CELL * len(_SPEEDS) + 6
    if right - width >= left:
        _draw_cells(c, context, right - width, y)
    else:
        width = _ONE
        label = _label(context.settings.speed)
        press = partial(context.command, "faster")
        tip = as_sentences(label, REGISTRY["faster"].label, hold_hint(context))
        icon = "" if context.settings.speed else "skip"
        shown = "" if icon else label
        widgets.button(c, "speed.next", right - width, y, width, shown, press, icon=icon, tip=tip)
    if context.controller.tells_hurry:
        _draw_hint(c, context, right - width / 2, y)
    return right - width


def hold_hint(context: "SceneContext") -> str:
    """Sentence that says which key to hold."""
    bindings = context.bindings
    keys = bindings.keys.of("confirm")
    key = key_label("space" if "space" in keys else keys[0])
    if bindings.by_pad and bindings.pad.of("confirm"):
        key = button_label(bindings.pad.of("confirm")[0])
    return say("match-hurry", key=key)


def _draw_cells(c: Canvas, context: "SceneContext", x: float, y: float) -> None:
    match = context.match
    hurried = match is not None and match.animation.hurry
    width = _CELL * len(_SPEEDS) + 6
    ground = svg.box(0, 0, width, _HEIGHT, 8, palette.EDGE)
    c.shape(x, y, width, _HEIGHT, ground + svg.box(1, 1, width - 2, _HEIGHT - 2, 7, "#17110C"))
    chosen = _FASTEST if hurried and context.settings.speed else context.settings.speed
    for i, speed in enumerate(_SPEEDS):
        left, on = x + 3 + i * _CELL, speed == chosen
        marked = c.spot(
            f"speed.{speed}", left, y + 3, _CELL, _HEIGHT - 6, _label(speed),
            partial(set_speed, context, speed), tip=hold_hint(context),
            state="chosen" if on else "open", group=REGISTRY["faster"].label,
        )  # fmt: skip
        if on or marked:
            top, bottom = ("#E2B95C", "#B98729") if on else ("#4E3926", "#3B2A1C")
            plate = svg.box(0, 0, _CELL, _HEIGHT - 6, 6, "url(#g)")
            fill = svg.gradient("g", _HEIGHT, top, bottom)
            c.shape(left, y + 3, _CELL, _HEIGHT - 6, plate, fill)
        colour, middle = palette.INK if on else palette.BONE, (left + _CELL / 2, y + _HEIGHT / 2)
        if speed:
            face = "Bold" if on else "Medium"
            room = _CELL - 4
            c.text(_label(speed), *middle, size=15, face=face, colour=colour, anchor="c", room=room)
        else:
            c.picture("icons/skip", *middle, 20, ax=0.5, ay=0.5, tint=colour)


def _label(speed: int) -> str:
    return say("replay-speed", speed=speed) if speed else say("match-speed-instant")


def _draw_hint(c: Canvas, context: "SceneContext", middle: float, y: float) -> None:
    """A slip above the control."""
    text = hold_hint(context)
    width = c.text_width(text, size=17) + 32
    x = min(max(8.0, middle - width / 2), c.width - 8 - width)
    widgets.slip(c, x, y - 48, width, 38, passing=True)
    c.text(text, x + width / 2, y - 29, size=17, colour=palette.INK, anchor="c")
