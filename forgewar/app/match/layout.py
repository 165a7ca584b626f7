"""Layout of every scene of a match: regions, table, bottom bar, prompt and buttons.

A scene draws in its `Regions`: left column, centre, right column, between the bars. Bars and panels
grow with the text; the board does as far as it stays whole.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import Item, fixed, row, shares
from forgewar.app.match import recent_actions, speed_control, table_talk
from forgewar.app.window.commands import REGISTRY
from forgewar.app.window.looking import looked_at
from forgewar.play import moment
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

TOP, BOTTOM, MARGIN, GAP = 64, 56, 16, 12
GAP_IN_BAR = 8
_BUTTON = 40
_LEAST_SIDE, _WIDEST_SIDE, _SIDE = 236.0, 288.0, 0.18  # of a side column; the last of the window
_PAST_COLUMN = 2  # where flights pass the guild panels
_PROMPT = 220.0  # the least room for the prompt
_LARGE_PROMPT = 420.0  # the same, before what others did, where text is large
MOST_TOP = 1.3  # the most by which the top bar is enlarged
_WORDED = 1279.0  # units of an enlarged window's width that panels with words need
_LEAST_CENTRE = (744.0, 568.0)  # of a centre with everything in view
_ICON, _TOOL = 46.0, 42.0  # buttons without a word
_CONFIRM = 172.0
_LEAST_PROMPT = 9.0  # units of its letters, where they are twice as large


class Regions(NamedTuple):
    """Boxes between the bars: the centre with the board, a column at each side. Flights
    pass the guild panels at `edge`, an x."""

    left: Box
    centre: Box
    right: Box
    edge: float


def top_height(c: Canvas) -> float:
    """The height of the top bar: it grows less than its letters."""
    return TOP * min(c.text_scale, MOST_TOP) / c.zoom


def bottom_height(c: Canvas) -> float:
    """The height of the bottom bar."""
    return BOTTOM * c.text_scale / c.zoom


def body(c: Canvas) -> Box:
    """Everything between the bars, without its margin."""
    _, below = Box(0, 0, c.width, c.height).cut_top(top_height(c))
    return below.cut_bottom(bottom_height(c))[1].inset(MARGIN / c.zoom)


def is_compact(c: Canvas) -> bool:
    """Whether text is so large that panels show numbers and icons only."""
    return c.text_scale > 1 and c.width * c.zoom < _WORDED * c.text_scale


def side_width(c: Canvas) -> float:
    """Width of a side column: wide where there is room, narrower in small windows."""
    width = min(_WIDEST_SIDE, max(_LEAST_SIDE, c.width * c.zoom * _SIDE))
    if not is_compact(c):
        width = max(width, _LEAST_SIDE * c.text_scale)
    return width / c.zoom


def board_zoom(c: Canvas) -> float:
    """Factor by which centre and right column are enlarged: as far as text wants and both stay
    whole."""
    parts = regions(c)
    fits = (
        parts.centre.width / _LEAST_CENTRE[0],
        parts.centre.height / _LEAST_CENTRE[1],
        parts.right.width / _LEAST_SIDE,
    )
    return max(1.0, min(c.text_scale, c.zoom * min(fits)))


def regions(c: Canvas) -> Regions:
    """Regions of a scene, the same part of the window whether it is enlarged or not."""
    side = fixed(side_width(c))
    left, centre, right = row(body(c), [side, Item(grow=1), side], MARGIN / c.zoom)
    return Regions(left, centre, right, centre.x + _PAST_COLUMN)


@contextmanager
def board(c: Canvas) -> Iterator[None]:
    """Draw the centre and the right column, enlarged as far as they stay whole."""
    with c.enlarged(board_zoom(c)), c.with_letters(1.0):
        yield


def backdrop(c: Canvas, stage: int = 1, panels: Sequence[Box] = ()) -> None:
    """The table, over the whole window, in the light of a stage: a warm lamp, cool slate, ember.
    With the panels that lie on it, it is one picture."""
    table = table_picture(c, stage)
    for box in panels:
        c.note_box(*box)

    def make() -> pygame.Surface:
        own = Canvas(table.copy(), c.gallery, c.scale)
        for box in panels:
            widgets.panel(own, *box)
        return own.surface

    key = ("panels", *table.get_size(), c.scale, stage, *panels)
    c.surface.blit(c.gallery.compose(key, make) if panels else table, (0, 0))


def table_picture(c: Canvas, stage: int) -> pygame.Surface:
    """The table as large as the canvas."""
    width, height = c.surface.get_size()

    def make() -> pygame.Surface:
        made, light = _wood(c, width, height), palette.LIGHT[stage]
        if light is not None:
            made = made.copy()
            made.fill(light.left, special_flags=pygame.BLEND_RGB_MULT)
            made.fill(light.added, special_flags=pygame.BLEND_RGB_ADD)
        return made

    return c.gallery.compose(("table", width, height, stage), make)


def _wood(c: Canvas, width: int, height: int) -> pygame.Surface:
    """The picture of the table; one that is higher than wide is laid with several, each the mirror
    image of the one above it."""
    if height <= width:
        return c.gallery.cover("scenes/table", width, height)
    board = c.gallery.cover("scenes/table", width, width * 9 // 16)
    made = pygame.Surface((width, height), 0, c.surface)
    for i in range(-(-height // board.get_height())):
        mirrored = pygame.transform.flip(board, False, i % 2 == 1)
        made.blit(mirrored, (0, i * board.get_height()))
    return made


# Top bar


def top_bar(c: Canvas, title: str = "") -> None:
    tall = top_height(c)
    body = (
        svg.box(0, 0, c.width, tall, 0, "url(#g)")
        + svg.box(0, tall - 1, c.width, 1.4, 0, palette.BRASS, 'opacity=".75"')
        + svg.box(0, tall + 0.4, c.width, 8, 0, "url(#s)")
    )
    ground = svg.gradient("g", tall, palette.BAR_LIGHT, palette.BAR_DARK)
    c.shape(0, 0, c.width, tall + 8, body, ground + _shade(tall, tall + 8))
    if title:
        c.frame.title = title
        c.text(title, MARGIN, 33, size=22, face="Title")


def _shade(dark: float, clear: float) -> str:
    """The shadow of a bar: a gradient between two heights."""
    stop = f'stop-color="{palette.SHADE}" stop-opacity'
    return (
        f'<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="{dark}" x2="0" '
        f'y2="{clear}"><stop offset="0" {stop}=".45"/><stop offset="1" {stop}="0"/>'
        "</linearGradient>"
    )


# Bottom bar


def bottom_bar(c: Canvas) -> None:
    """The ground of the bottom bar; scenes put buttons and the prompt on it."""
    tall = bottom_height(c) + 8
    body = (
        svg.box(0, 0, c.width, 8, 0, "url(#s)")
        + svg.box(0, 8, c.width, tall - 8, 0, "url(#g)")
        + svg.box(0, 8, c.width, 1.2, 0, palette.BRASS, 'opacity=".55"')
    )
    ground = svg.gradient("g", tall, palette.BAR_LIGHT, palette.BAR_FOOT)
    c.shape(0, c.height - tall, c.width, tall, body, ground + _shade(8, 0))


class BottomBar(NamedTuple):
    """Boxes of the bottom bar, in one row or two: one for the prompt and the tools, and three
    buttons."""

    prompt: Box
    first: Box
    second: Box
    third: Box


def bottom_row(c: Canvas) -> Box:
    """The lowest row of the bottom bar, from margin to margin."""
    bar = Box(MARGIN, c.height - bottom_height(c), c.width - 2 * MARGIN, bottom_height(c))
    return bar.cut_bottom(GAP_IN_BAR)[1].cut_bottom(_BUTTON)[0]


def bottom_boxes(c: Canvas) -> BottomBar:
    """Boxes for a prompt, tools and three buttons, below the regions; compact, two of the buttons
    have no word and the prompt has their room."""
    low = bottom_row(c)
    side = side_width(c)
    if is_compact(c):
        widths = [fixed(_ICON), fixed(_ICON), Item(grow=1), fixed(max(side, _CONFIRM))]
        first, second, prompt, third = row(low, widths, GAP_IN_BAR)
        return BottomBar(prompt, first, second, third)
    left, prompt, third = row(low, [fixed(side), Item(grow=1), fixed(side)], MARGIN)
    first, second = row(left, shares(2), GAP_IN_BAR)
    return BottomBar(prompt, first, second, third)


def prompt(c: Canvas, context: "SceneContext", text: str, *, until: float, seat: int = -1) -> None:
    """Draw the prompt from the centre's left edge up to `until`: the present event, or who is to
    choose and what. Its shield is that of the guild that acts, or of `seat`; dots show that a
    computer player thinks."""
    match = context.match
    assert match is not None
    moving = moment.happening(match.view)
    doing = match.company.doing if match.company is not None else None
    if match.advisor.hinting:
        text = say("match-hinting")
    elif doing is not None and not match.animation.busy:
        text = str(doing)
    elif moving is not None:
        text = str(moving)
    if looked_at(context):
        text = say("match-looking", guild=match.view.name(match.view.seat))
    c.frame.prompt = text
    dots = "." * match.clock.dots
    bar = bottom_boxes(c).prompt
    middle = bar.centre[1]
    shield = match.view.acting if seat < 0 else seat
    if shield >= 0:
        _plate(c, match.view.colour(shield), bar._replace(width=until - bar.x - 8))
        name = f"emblems/shield_{match.view.emblem(shield)}"
        c.picture(name, bar.x + 4, middle, 26, 29, ay=0.5)
    room = until - bar.x - 54
    size = 19.0 if c.text_width(f"{text}...", size=19) <= room else 15.5
    while size > _LEAST_PROMPT and len(c.wrapped(f"{text}...", room, size=size)) > 2:
        size -= 0.5
    lines = c.wrapped(f"{text}{dots}", room, size=size)[:2]
    for i, line in enumerate(lines):
        y = middle + (i - (len(lines) - 1) / 2) * 19
        c.text(line, bar.x + 42, y, size=size, room=room)


def _plate(c: Canvas, colour: str, box: Box) -> None:
    """Ground of the prompt in the colour of the guild that acts, fading to the right."""
    dark, light = palette.TURN_PLATE[colour], c.guild_light(colour)
    ground = (
        f'<linearGradient id="p" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{box.width}" '
        f'y2="0"><stop offset="0" stop-color="{dark}"/>'
        f'<stop offset="1" stop-color="{dark}" stop-opacity="0"/></linearGradient>'
    )
    body = svg.box(0, 0, box.width, box.height, 3, "url(#p)")
    c.shape(*box, body + svg.box(0, 0, 4, box.height, 2, light), ground)


def play_buttons(
    c: Canvas,
    context: "SceneContext",
    *,
    why_pass: str = "",
    pass_label: str | None = "",
    press_pass: widgets.Press = None,
    second: str = "pass",
    pass_gold: int = 0,
) -> None:
    """Undo and Pass in the left column; `second` is the command of the second button, `pass_gold`
    what it pays. Without a label there is no second button."""
    bar = bottom_boxes(c)
    _undo_button(c, context, bar.first)
    if pass_label is None:
        return
    label = pass_label or say("match-pass")
    key, compact = context.bindings.hint(second), is_compact(c)
    used = c.text_width(say("match-pays", label=label), size=16, face="Title")
    # The coin stands behind the label, which is on the left where a key is on the right.
    paid = pass_gold > 0 and key != "" and used + 56 + widgets.key_width(c, key) <= bar.second.width
    widgets.button(
        c,
        second,
        *bar.second[:3],
        say("match-pays", label=label) if paid else "" if compact else label,
        press_pass,
        icon="" if paid else second,
        key="" if compact else key,
        why=why_pass,
        tip=label if compact else "",
    )
    if paid:
        x, y = bar.second.x + 12 + used + 14, bar.second.centre[1]
        widgets.coin(c, pass_gold, x, y, 22, dim=bool(why_pass))


def _undo_button(c: Canvas, context: "SceneContext", box: Box) -> None:
    """Draw the undo button. It works while others think and move, but is quiet then; dimmed, it
    says why nothing can be undone."""
    match = context.match
    assert match is not None
    why = moment.undo_why((match.tutor or match).undo_barrier)
    label, tip = say("match-undo"), str(moment.undo_tip(match.view) or "")
    if match.company is not None and match.company.has_asked_undo:
        why = moment.undo_asked()
    elif why is not None and match.company is not None and match.company.undo_seat >= 0:
        why, label, tip = None, say("talk-ask-undo"), say("talk-ask-undo-tip")
    widgets.button(
        c,
        "undo",
        *box[:3],
        "" if is_compact(c) else label,
        partial(context.command, "undo"),
        icon="undo",
        key="" if is_compact(c) else context.bindings.hint("undo"),
        why=str(why or ""),
        tip=tip or (label if is_compact(c) else ""),
        quiet=match.company is None and moment.others_turn(match.view) is not None,
    )


def confirm_button(
    c: Canvas,
    context: "SceneContext",
    label: str,
    press: widgets.Press,
    *,
    why: str = "",
    ahead: bool = False,
) -> None:
    """The primary button, in the right column; who watches a game of computers can pause it. It
    waits for one's turn unless it is for something `ahead` of that."""
    match, icon = context.match, "confirm"
    others = match is not None and match.view.decision is not None
    if match is not None and others and not ahead and not match.view.waiting_for_person:
        press, why = None, say("match-other-chooses", guild=match.view.name(match.view.seat))
        if match.company is not None and match.view.is_person(match.view.seat):
            why = say("talk-sending" if match.company.table.is_connected else "talk-waits-to-send")
        if match.view.watched:
            label, press = say("match-pause"), partial(context.command, "back")
            why, icon = "", "pause"
    if looked_at(context):
        label, press, why, icon = (
            say("match-look-return"),
            partial(context.command, "back"),
            "",
            "undo",
        )
    tutor = match.tutor if match is not None else None
    free = tutor is None or tutor.match.clock.needs_ticks or not tutor.reading
    widgets.button(
        c,
        "confirm",
        *bottom_boxes(c).third[:3],
        label,
        press,
        icon=icon,
        key=context.bindings.hint("confirm") if free else "",
        primary=free,  # else Enter is for the card of the lesson
        why=why,
    )


def tool_buttons(c: Canvas, context: "SceneContext", tools: list[str]) -> float:
    """Merchant, Ledger, Rules: right-aligned before the right column, without their words where the
    window is narrow, and without their keys where text is large; in a match the speed control
    stands before them. Who cannot have a hint may ask why. Where the log has no room, what others
    did stands there, too. Returns their left edge."""
    bar = bottom_boxes(c).prompt
    x, y = bar.right, bar.y
    if looked_at(context):
        tools = [tool for tool in tools if tool != "hint"]
    elif context.match is not None and not context.match.view.waiting_for_person:
        tools = ["why" if tool == "hint" else tool for tool in tools]
    # In a match the prompt and the speed control need the room of their words.
    words_from = 1750 if context.match is not None else 1450
    for tool in reversed(tools):
        label = REGISTRY[tool].label if c.width >= words_from else ""
        key = context.bindings.hint(tool) if c.text_scale == 1 else ""
        width = 30 + widgets.key_width(c, key) + 24 if key else _TOOL
        if label:
            width += c.text_width(label, size=16, face="Title") + 16
        x -= width
        if tool == "merchant":
            c.note_place(tool, x, y, width, bar.height)
        widgets.button(
            c,
            f"tool.{tool}",
            x,
            y,
            width,
            label,
            partial(context.command, tool),
            icon="help" if tool == "why" else tool,
            key=key,
            tip=REGISTRY[tool].tip if label else REGISTRY[tool].label,
        )
        x -= GAP_IN_BAR
    if context.match is not None:
        wide = table_talk.draw_icon(c, context, x, y, bar.height)
        x -= wide + GAP_IN_BAR if wide else 0
    if context.match is not None and context.navigator.top.scope == "play":
        x = speed_control.draw(c, context, x, y, bar.x + _PROMPT) - GAP_IN_BAR
    if c.frame.spot("log") is None and context.match is not None:
        least = _PROMPT if c.text_scale == 1 else _LARGE_PROMPT
        x -= recent_actions.draw(c, context.match, x, bar.centre[1], bar.x + least)
    return x
