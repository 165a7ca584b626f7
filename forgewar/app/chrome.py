"""What every scene of a match shares: top bar, the guilds' panels, log, bottom bar, prompt.

`Columns` says where a scene may draw: left column, centre, right column, between the bars.
"""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from forgewar.app import furniture as f
from forgewar.app import palette
from forgewar.app.canvas import Canvas
from forgewar.app.words import tile_text
from forgewar.content.model import RESOURCES
from forgewar.rules.bonus import DUE_ROUNDS
from forgewar.rules.events import Event, GoldChanged, PrestigeChanged, ResourcesChanged
from forgewar.rules.state import GameState

if TYPE_CHECKING:
    from forgewar.app.app import App
    from forgewar.app.match import Match

TOP, BOTTOM, MARGIN, GAP = 64, 56, 16, 12
PHASES = (("mine", "Mine"), ("market", "Market"), ("quest", "Quest"))


@dataclass(frozen=True, slots=True)
class Columns:
    """The places between the bars, in units."""

    left: float
    centre: float
    right: float
    top: float
    side: float  # width of the left and right columns
    middle: float  # width of the centre
    height: float


def columns(c: Canvas) -> Columns:
    """Wide side columns where there is room, narrower ones in small windows."""
    side = min(288.0, max(236.0, c.width * 0.18))
    left = MARGIN
    right = c.width - MARGIN - side
    centre = left + side + MARGIN
    top = TOP + MARGIN
    height = c.height - BOTTOM - MARGIN - top
    return Columns(left, centre, right, top, side, right - MARGIN - centre, height)


def backdrop(c: Canvas) -> None:
    """The table, over the whole window."""
    width, height = c.surface.get_size()
    c.surface.blit(c.gallery.cover("scenes/table", width, height), (0, 0))


# Top bar


def top_bar(c: Canvas, title: str = "") -> None:
    shade = (
        '<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="64" x2="0" y2="72">'
        '<stop offset="0" stop-color="#000000" stop-opacity=".45"/>'
        '<stop offset="1" stop-color="#000000" stop-opacity="0"/></linearGradient>'
    )
    body = (
        f.box(0, 0, c.width, 64, 0, "url(#g)")
        + f.box(0, 63, c.width, 1.4, 0, palette.BRASS, 'opacity=".75"')
        + f.box(0, 64.4, c.width, 8, 0, "url(#s)")
    )
    c.shape(0, 0, c.width, 72, body, f.gradient("g", 64, "#2B2017", "#241A12") + shade)
    if title:
        c.text(title, MARGIN, 33, size=22, face="Title")


def match_bar(c: Canvas, app: "App") -> None:
    """Round and pips, the next bonus tile, the phase ribbon, the order of play."""
    match = app.match
    assert match is not None
    top_bar(c)
    state = match.shown
    cols = columns(c)
    width = c.text(f"Round {max(1, state.round)}", MARGIN, 33, size=22, face="Title")
    if state.options.mode != "epic":
        width += 8 + c.text(
            f"of {state.options.rounds}", MARGIN + width + 8, 35, size=17, colour=palette.DIM
        )
    end = _pips(c, state, MARGIN + width + 24)
    end = _tile(c, app, state, end)
    half = (len(PHASES) * 126 + 12) / 2
    middle = max(cols.centre + cols.middle / 2, end + 8 + half)
    ribbon(c, [label for _, label in PHASES], _phase(state), middle)
    _order(c, match, state)


def _tile(c: Canvas, app: "App", state: GameState, x: float) -> float:
    """The bonus tile that is counted next. Returns where it ends."""
    due = next((i for i, last in enumerate(DUE_ROUNDS) if state.round <= last), -1)
    if not state.tiles or due < 0:
        return x
    tile = app.content.tiles[state.tiles[due]]
    marked = c.spot(
        "tiles", x, 4, 52, 56, f"{tile.name}, counted after round {DUE_ROUNDS[due]}",
        partial(app.command, "tiles"), tip=tile_text(tile),
    )  # fmt: skip
    if marked:
        c.shape(x, 4, 52, 56, f.box(0, 0, 52, 56, 8, "#47331F"))
    c.picture(tile.picture, x + 26, 32, 46, 50, ax=0.5, ay=0.5)
    return x + 52


def _phase(state: GameState) -> int:
    names = [name for name, _ in PHASES]
    return names.index(state.phase) if state.phase in names else -1


def _pips(c: Canvas, state: GameState, x: float) -> float:
    """A pip for each round, grouped by stage; the present one is a lamp. Returns where they end."""
    epic = state.options.mode == "epic"
    groups = [(1, 6), (2, 6), (3, 6)] if epic else [(state.stage, 7)]
    step = 20 if c.width >= 1500 or not epic else 14
    number = 0
    for stage, rounds in groups:
        start = x
        live = number < state.round <= number + rounds
        for _ in range(rounds):
            number += 1
            gold = not epic and number == rounds
            colour = palette.STAGE[0 if gold else stage]
            if number == state.round:
                c.picture("pieces/round_marker", x + 9, 27, step + 8, step + 12, ax=0.5, ay=0.5)
            else:
                _pip(c, x + 9, 26, colour, number < state.round, step * 0.4)
            x += step
        line = step * rounds - 6
        opacity = ".9" if live else ".5"
        bar = f.box(0, 0, line, 3, 1.5, palette.STAGE[stage], f'opacity="{opacity}"')
        c.shape(start + 2, 43, line, 3, bar)
        c.text(
            "I" * stage,
            start + 2 + line / 2,
            54,
            size=13,
            face="Title",
            anchor="c",
            colour=palette.STAGE_TEXT[stage],
        )
        x += 12
    return x


def _pip(c: Canvas, x: float, y: float, colour: str, past: bool, r: float) -> None:
    body = f'<circle cx="10" cy="10" r="9" fill="{palette.OUTLINE}"/>'
    body += f'<circle cx="10" cy="10" r="7.2" fill="{colour}" opacity="{".55" if past else "1"}"/>'
    if not past:
        body += '<circle cx="10" cy="10" r="5" fill="#241A12"/>'
    c.shape(x - r, y - r, 2 * r, 2 * r, f'<g transform="scale({r / 10})">{body}</g>')


def ribbon(
    c: Canvas, labels: list[str], current: int, middle: float, *, pitch: float = 126
) -> None:
    """Steps one after another, the present one brass."""
    x = middle - (len(labels) * pitch + 12) / 2
    for i, label in enumerate(labels):
        on = i == current
        notch = "L14 20 " if i else ""
        path = f"M1 1 L{pitch - 4} 1 L{pitch + 9} 20 L{pitch - 4} 39 L1 39 {notch}Z"
        fill = "url(#g)" if on else "#33261A"
        body = f'<path d="{path}" fill="{fill}" stroke="{palette.OUTLINE}" stroke-width="2"/>'
        c.shape(x + i * pitch, 12, pitch + 14, 40, body, f.gradient("g", 40, "#E2B95C", "#B98729"))
        colour = palette.INK if on else palette.DIM
        c.text(
            label,
            x + i * pitch + pitch / 2 + 5,
            32,
            size=18,
            face="Title",
            colour=colour,
            anchor="c",
            room=pitch - 22,
        )


def _order(c: Canvas, match: "Match", state: GameState) -> None:
    """Shields in player order; the one to choose is framed."""
    cols = columns(c)
    pitch = min(58.0, (cols.side - 80) / len(state.order) + 6)
    x = c.width - MARGIN - pitch * len(state.order) + (pitch - 34)
    c.text("Order", min(cols.right, x - 74), 33, size=16, face="Title", colour=palette.DIM)
    for i, side in enumerate(state.order):
        if side == match.seat and match.decision is not None:
            body = (
                f.box(1, 1, 48, 52, 9, palette.OUTLINE)
                + f.box(2, 2, 46, 50, 8, palette.BRASS)
                + f.box(4, 4, 42, 46, 6, "#47331F")
            )
            c.shape(x - 8, 5, 50, 54, body)
        c.picture(f"emblems/shield_{match.emblem(side)}", x, 13, 34, 38)
        if i < len(state.order) - 1:
            c.picture("icons/next", x + 34 + (pitch - 34) / 2, 32, 16, ax=0.5, ay=0.5)
        x += pitch


# Guild panels


@dataclass(slots=True)
class Change:
    """What a marked action would change for one guild."""

    gold: int = 0
    prestige: int = 0
    resources: dict[int, int] | None = None
    workers: int | None = None  # the new count


def changes_of(events: list[Event], sides: int) -> list[Change]:
    """The changes of gold, prestige and resources that events bring, guild by guild."""
    changes = [Change(resources={}) for _ in range(sides)]
    for event in events:
        if isinstance(event, GoldChanged):
            changes[event.seat].gold += event.amount
        elif isinstance(event, PrestigeChanged):
            changes[event.seat].prestige += event.amount
        elif isinstance(event, ResourcesChanged):
            held = changes[event.seat].resources
            assert held is not None
            held[event.resource] = held.get(event.resource, 0) + event.amount
    return changes


def guild_panels(c: Canvas, app: "App", changes: list[Change] | None = None) -> None:
    """The left column: one panel for each guild, automated colours in short."""
    match = app.match
    assert match is not None
    cols = columns(c)
    count = match.sides
    height = min(178.0, (cols.height - GAP * (count - 1)) / count)
    for side in range(count):
        y = cols.top + side * (height + GAP)
        change = changes[side] if changes else Change()
        _guild_panel(c, app, side, cols.left, y, cols.side, height, change)


def gold_place(c: Canvas, match: "Match", side: int) -> tuple[float, float]:
    """Where a guild's gold lies in its panel."""
    cols, count = columns(c), match.sides
    height = min(178.0, (cols.height - GAP * (count - 1)) / count)
    head = min(70.0, height * 0.4)
    return cols.left + 40, cols.top + side * (height + GAP) + head + (height - head) * 0.8


def _guild_panel(
    c: Canvas,
    app: "App",
    side: int,
    x: float,
    y: float,
    width: float,
    height: float,
    change: Change,
) -> None:
    match = app.match
    assert match is not None
    state = match.shown
    active = match.decision is not None and side == match.seat
    automated = side >= len(state.guilds)
    f.panel(c, x, y, width, height, active=active)
    bar = f.box(0, 0, 6, height - 20, 3, palette.GUILD[match.colour(side)])
    c.shape(x + 10, y + 10, 6, height - 20, bar)
    head = min(70.0, height * 0.4)
    shield = head - 20
    c.picture(
        f"emblems/shield_{match.emblem(side)}", x + 28, y + head / 2, shield * 0.88, shield, ay=0.5
    )
    seat = match.seat_of(side)
    right = x + width - 18
    scored = 0.0
    if not automated:
        prestige = state.guilds[side].prestige + change.prestige
        colour = (
            palette.MOSS_LIGHT
            if change.prestige > 0
            else palette.EMBER_LIGHT
            if change.prestige < 0
            else palette.PRESTIGE
        )
        scored = c.number(prestige, right, y + head * 0.4, size=22, colour=colour, anchor="r") + 40
        c.picture("icons/prestige", right - scored + 34, y + head * 0.4, 28, ax=1, ay=0.5)
    left = x + 28 + shield * 0.88 + 12
    room = right - scored - left
    c.text(match.name(side), left, y + head * 0.38, size=20, face="Title", room=room)
    c.text(
        seat.name,
        left,
        y + head * 0.74,
        size=15,
        face="Regular",
        colour=palette.DIM,
        room=right - left,
    )
    if automated:
        f.rule(c, x + 28, y + head, width - 46)
        _stat(c, "icons/workers", state.workers[side], x + 28, y + head + 26, change.workers)
        c.spot(f"guild.{side}", x, y, width, height, f"{match.name(side)}, automated")
        return
    f.rule(c, x + 28, y + head, width - 46)
    rest = height - head
    _pool(c, state, side, x + 28, y + head + rest * 0.08, width - 46, rest * 0.5, change)
    f.rule(c, x + 28, y + head + rest * 0.6, width - 46)
    low = y + head + rest * 0.8
    gold = state.guilds[side].gold
    _stat(c, "icons/gold", gold, x + 28, low, gold + change.gold if change.gold else None)
    _stat(c, "icons/workers", state.workers[side], x + width * 0.46, low, change.workers)
    heroes = len(state.guilds[side].adventurers)
    used = c.number(heroes, right, low, size=18, anchor="r")
    c.picture("icons/adventurer", right - used - 7, low, 24, ax=1, ay=0.5)
    c.spot(
        f"guild.{side}",
        x,
        y,
        width,
        height,
        f"{match.name(side)}: show everything it has",
        lambda: open_mat(app, side),
    )


def _stat(c: Canvas, icon: str, value: int, x: float, y: float, new: int | None) -> None:
    c.picture(icon, x, y, 24, ay=0.5)
    used = c.number(value, x + 30, y, size=18)
    if new is not None and new != value:
        c.picture("icons/arrow", x + 30 + used + 4, y, 15, ay=0.5)
        c.number(new, x + 30 + used + 23, y, size=18, colour=palette.CHANGED)


def _pool(
    c: Canvas,
    state: GameState,
    side: int,
    x: float,
    y: float,
    width: float,
    height: float,
    change: Change,
) -> None:
    """Six resources with their numbers, and what would be gained beside them."""
    each = width / 6
    gains = change.resources or {}
    for resource, name in enumerate(RESOURCES):
        value = state.guilds[side].resources[resource]
        gain = gains.get(resource, 0)
        middle = x + each * (resource + 0.5)
        lit = value or gain
        c.picture(
            f"resources/{name}",
            middle,
            y + height * 0.28,
            28,
            25,
            ax=0.5,
            ay=0.5,
            alpha=255 if lit else 95,
        )
        low = y + height * 0.82
        if gain:
            _gained(c, value, gain, middle, low, each)
        else:
            c.number(
                value,
                middle,
                low,
                size=17,
                colour=palette.BONE if value else palette.OFF,
                anchor="c",
            )


def _gained(c: Canvas, value: int, gain: int, x: float, y: float, room: float) -> None:
    """A number and what is added to it; where both have no room, what that makes."""
    text = f"+{gain}" if gain > 0 else f"-{-gain}"
    colour = palette.MOSS_LIGHT if gain > 0 else palette.EMBER_LIGHT
    wide = c.text_width(str(value), size=17, face="Title")
    used = wide + 3 + c.text_width(text, size=15, face="Title")
    if used > room - 2:
        c.number(value + gain, x, y, size=17, colour=colour, anchor="c")
        return
    c.number(value, x - used / 2, y, size=17)
    c.text(text, x - used / 2 + wide + 3, y, size=15, face="Title", colour=colour)


def open_mat(app: "App", side: int) -> None:
    from forgewar.app.scenes.mat import MatOverlay

    app.stack.push(MatOverlay(app, side))


# Log


def log_panel(c: Canvas, app: "App", y: float, height: float) -> None:
    """The latest lines of the log, newest first, in the right column."""
    match = app.match
    assert match is not None
    cols = columns(c)
    x, width = cols.right, cols.side
    f.panel(c, x, y, width, height)
    c.text("Log", x + 18, y + 24, size=15, face="Title", colour=palette.BRASS)
    f.rule(c, x + 18, y + 38, width - 36)
    at = y + 58
    for i, line in enumerate(reversed(match.log[-40:])):
        lines = c.wrapped(line.text, width - 68, size=16, face="Regular")
        if at + 19 * (len(lines) - 1) + 12 > y + height:
            break
        mark = (
            f"emblems/roundel_{match.emblem(line.seat)}"
            if line.seat >= 0
            else "pieces/round_marker"
        )
        c.picture(mark, x + 18, at, 20, 22, ay=0.5)
        for text in lines:
            colour = palette.BONE if i < 4 else palette.DIM
            c.text(text, x + 50, at, size=16, face="Regular", colour=colour)
            at += 19
        at += 9
    c.spot("log", x, y, width, height, "Show the whole log", lambda: app.command("log"))


# Bottom bar


def bottom_bar(c: Canvas) -> None:
    """The ground of the bottom bar; scenes put buttons and the prompt on it."""
    top = c.height - 64
    shade = (
        '<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="8">'
        '<stop offset="0" stop-color="#000000" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000000" stop-opacity=".45"/></linearGradient>'
    )
    body = (
        f.box(0, 0, c.width, 8, 0, "url(#s)")
        + f.box(0, 8, c.width, 56, 0, "url(#g)")
        + f.box(0, 8, c.width, 1.2, 0, palette.BRASS, 'opacity=".55"')
    )
    c.shape(0, top, c.width, 64, body, f.gradient("g", 64, "#2B2017", "#201710") + shade)


def prompt(c: Canvas, match: "Match", text: str, *, until: float, seat: int = -1) -> None:
    """Who is to choose and what, in words, from the centre's left edge up to `until`; under the
    shield of the guild that is asked, or of `seat`."""
    cols = columns(c)
    middle = c.height - BOTTOM / 2
    emblem = match.emblem(match.seat if seat < 0 else seat)
    c.picture(f"emblems/shield_{emblem}", cols.centre + 4, middle, 26, 29, ay=0.5)
    room = until - cols.centre - 54
    size = 19.0 if c.text_width(text, size=19) <= room else 15.5
    lines = c.wrapped(text, room, size=size)[:2]
    for i, line in enumerate(lines):
        y = middle + (i - (len(lines) - 1) / 2) * 19
        c.text(line, cols.centre + 42, y, size=size, room=room)


def play_buttons(
    c: Canvas,
    app: "App",
    *,
    why_pass: str = "",
    pass_label: str = "Pass",
    press_pass: f.Press = None,
    second: str = "pass",
    pass_gold: int = 0,
) -> None:
    """Undo and Pass in the left column; `second` is the command of the second button, `pass_gold`
    what it pays."""
    match = app.match
    assert match is not None
    cols = columns(c)
    y = c.height - BOTTOM + 8
    half = (cols.side - 8) / 2
    can = (match.session.undoable() > 0 and match.waiting_for_person) or match.session.free
    f.button(
        c,
        "undo",
        cols.left,
        y,
        half,
        "Undo",
        lambda: app.command("undo"),
        icon="undo",
        key=app.bindings.hint("undo"),
        why="" if can else "Nothing of yours can be taken back",
    )
    paid = pass_gold > 0 and half >= 136
    x = cols.left + half + 8
    f.button(
        c,
        second,
        x,
        y,
        half,
        f"{pass_label} +" if paid else pass_label,
        press_pass,
        icon="" if paid else second,
        key=app.bindings.hint(second),
        why=why_pass,
    )
    if paid:
        wide = c.text_width(f"{pass_label} +", size=16, face="Title")
        f.coin(c, pass_gold, x + 12 + wide + 14, y + 20, 22, dim=bool(why_pass))


def confirm_button(c: Canvas, app: "App", label: str, press: f.Press, *, why: str = "") -> None:
    """The primary button, in the right column."""
    cols = columns(c)
    f.button(
        c,
        "confirm",
        cols.right,
        c.height - BOTTOM + 8,
        cols.side,
        label,
        press,
        icon="confirm",
        key=app.bindings.hint("confirm"),
        primary=True,
        why=why,
    )


def tool_buttons(c: Canvas, app: "App", tools: list[str]) -> float:
    """Merchant, Ledger, Rules: right-aligned before the right column, without their words where the
    window is narrow. Returns their left edge."""
    from forgewar.app.commands import REGISTRY

    cols = columns(c)
    x = cols.right - MARGIN
    y = c.height - BOTTOM + 8
    for tool in reversed(tools):
        label = REGISTRY[tool].label if c.width >= 1450 else ""
        key = app.bindings.hint(tool)
        width = 30 + f.key_width(c, key) + 24
        if label:
            width += c.text_width(label, size=16, face="Title") + 16
        x -= width
        f.button(
            c,
            f"tool.{tool}",
            x,
            y,
            width,
            label,
            partial(app.command, tool),
            icon=tool,
            key=key,
            tip=REGISTRY[tool].tip if label else REGISTRY[tool].label,
        )
        x -= 8
    return x
