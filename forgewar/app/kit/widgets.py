"""Widgets of every screen: panels, buttons, rows, pills, coins, slips.

Functions that draw on a canvas and, where something can be chosen, note its spot.
"""

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.frame import Range

Press = Callable[[], object] | None


def shadow(
    c: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    radius: float = 8,
    blur: float = 8,
    alpha: int = 150,
    down: float = 4,
) -> None:
    size = c.rect(x, y, width, height)
    blur_px = max(1, c.px(blur))
    soft = c.gallery.shadow(size.width, size.height, c.px(radius), blur_px, alpha)
    c.lay(soft, size.x - 2 * blur_px, size.y - 2 * blur_px + c.px(down))


def glow(
    c: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    colour: str = palette.ACTIVE_GLOW,
    radius: float = 8,
) -> None:
    size = c.rect(x, y, width, height)
    blur = max(1, c.px(9))
    light = c.gallery.glow(size.width, size.height, c.px(radius), colour, blur)
    c.lay(light, size.x - 3 * blur, size.y - 3 * blur)


def made_once(
    c: Canvas,
    key: tuple[object, ...],
    place: tuple[float, float, float, float],
    margin: float,
    draw: Callable[[Canvas, tuple[float, float, float, float]], None],
) -> None:
    """Draw something of several layers in a box (x, y, width, height) as one cached picture, which
    reaches `margin` units beyond the box."""
    size = c.rect(*place)
    edge = c.px(margin)

    def make() -> pygame.Surface:
        made = pygame.Surface((size.width + 2 * edge, size.height + 2 * edge), pygame.SRCALPHA)
        own = Canvas(made, c.gallery, c.scale)
        draw(own, (edge / c.scale, edge / c.scale, size.width / c.scale, size.height / c.scale))
        # Packed by runs: what is opaque inside is copied, not blended.
        made.set_alpha(255, pygame.RLEACCEL)
        c.gallery.signs[made] = own.frame.signs
        return made

    found = c.gallery.compose(("layers", *key, *size.size, c.scale), make)
    c.lay(found, size.x - edge, size.y - edge)
    c.note_signs_of(found, size.x - edge, size.y - edge)


def choice_ground(c: Canvas, box: Box, *, chosen: bool, lit: bool, able: bool = True) -> None:
    """Ground of a card to choose from: it glows when it is chosen, is `lit` while it is pointed at,
    and dark if it cannot be had."""
    if chosen:
        glow(c, *box)
    edge = palette.CHOSEN if chosen else palette.MARKED if lit else palette.OFFER_EDGE
    tones = palette.OFFER_MARKED if lit or chosen else palette.OFFER
    if not able:
        edge, tones = palette.OFFER_EDGE_OFF, palette.OFFER_OFF
    line = 3.0 if chosen else 1.4
    body = svg.box(0, 0, box.width, box.height, 9, edge)
    body += svg.box(line, line, box.width - 2 * line, box.height - 2 * line, 8, "url(#g)")
    c.shape(*box, body, svg.gradient("g", box.height, *tones))


def panel(
    c: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    active: bool = False,
    radius: float = 8,
    light: str = "",
) -> None:
    """Panel of oak with an edge; brass and a glow where it is somebody's turn, or a strong edge and
    a glow in the guild's `light`."""
    c.note_box(x, y, width, height)
    place = (x, y, width, height)
    made_once(
        c,
        ("panel", active, radius, light),
        place,
        28,
        lambda own, inner: _panel(own, *inner, active=active, radius=radius, light=light),
    )


def _panel(
    c: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    active: bool,
    radius: float,
    light: str,
) -> None:
    if active:
        glow(c, x, y, width, height, colour=light or palette.ACTIVE_GLOW)
    shadow(c, x, y, width, height, radius=radius)
    inset = (4.0 if light else 2.5) if active else 2
    top, bottom = ("#47331F", "#37271A") if active else ("#3E2D1F", "#31241A")
    edge = (light or palette.BRASS) if active else palette.EDGE
    body = (
        svg.box(0, 0, width, height, radius, palette.OUTLINE)
        + svg.box(1, 1, width - 2, height - 2, radius - 1, edge)
        + svg.box(inset, inset, width - 2 * inset, height - 2 * inset, radius - inset, "url(#g)")
        + svg.box(inset + 6, inset, width - 2 * inset - 12, 1, 0, "#FFE9BC", 'opacity=".16"')
    )
    c.shape(x, y, width, height, body, svg.gradient("g", height, top, bottom))


def rule(c: Canvas, x: float, y: float, width: float, colour: str = palette.RULE) -> None:
    c.fill(x, y, width, 1, colour)


def heading(c: Canvas, text: str, x: float, y: float, width: float, right: str = "") -> None:
    """A panel's head: title left, a quiet remark right, a rule below. Takes 36 units."""
    beside = max(0.3 * width, width - 12 - c.least_width(text, face="Title"))
    remark = 12 + c.width_in(beside, right, size=15) if right else 0
    c.text(text, x, y + 14, size=18, face="Title", room=width - remark)
    if right:
        at, quiet = (x + width, y + 14), palette.DIM
        c.text(right, *at, size=15, colour=quiet, anchor="r", room=beside)
    rule(c, x, y + 32, width)


def key_width(c: Canvas, key: str) -> float:
    return max(22, c.text_width(key, size=15, face="Bold") + 12)


def keycap(
    c: Canvas, x: float, y: float, key: str, *, primary: bool = False, on: bool = True
) -> None:
    """The key that does it; `x`, `y` is the left middle."""
    width = key_width(c, key)
    face = "#F2D694" if primary else "#5B4530" if on else "#3A2C20"
    body = svg.box(0, 0, width, 22, 5, "#8A611A" if primary else palette.WALNUT)
    c.shape(x, y - 11, width, 22, body + svg.box(1, 1, width - 2, 19, 4, face))
    colour = palette.INK if primary else palette.BONE if on else palette.DIM
    c.text(key, x + width / 2, y - 1, size=15, face="Bold", colour=colour, anchor="c")


def button(
    c: Canvas,
    name: str,
    x: float,
    y: float,
    width: float,
    label: str,
    press: Press,
    *,
    height: float = 40,
    icon: str = "",
    key: str = "",
    primary: bool = False,
    why: str = "",
    tip: str = "",
    size: float = 16,
    below: str = "",
    quiet: bool = False,
) -> None:
    """A button; with `why` it is dimmed and says so when pointed at. Where its label has no room,
    the icon goes first, then the key. `below` is a quieter line under the label. A `quiet` one
    can be pressed, and looks as if it were dimmed until it is pointed at."""
    able = not why and press is not None
    lit = c.spot(name, x, y, width, height, label or tip, press, why=why, tip=tip) and able
    c.frame.spots[-1].gold = primary and able
    on = able and (lit or not quiet)
    made_once(
        c,
        ("button", primary, on, lit),
        (x, y, width, height),
        14,
        lambda own, inner: _button_ground(own, *inner, primary=primary, on=on, lit=lit),
    )
    colour = palette.INK if primary and on else palette.BONE if on else palette.OFF
    least = c.text_width(label, size=0, face="Title") if label else 0
    caps = key_width(c, key) + 8 if key else 0
    if label and least > width - 24 - caps - 30:
        icon = ""
    if label and least > width - 24 - caps:
        key, caps = "", 0
    mark = 30 if icon else 0
    room = width - 24 - caps - mark
    text = c.width_in(room, label, size=size, face="Title") if label else 0
    left = x + 12 if key and not primary else x + (width - caps - mark - text) / 2
    middle = y + height / 2 - (10 if below else 0)
    c.text(below, x + width / 2, middle + 24, size=15, colour=colour, anchor="c", room=width - 20)
    if icon:
        tint = palette.INK if primary and on else ""
        alpha = 255 if on else 130
        c.picture(f"icons/{icon}", left, middle, 22, ay=0.5, alpha=alpha, tint=tint, sign=False)
    c.text(label, left + mark, middle, size=size, face="Title", colour=colour, room=room)
    if key:
        keycap(c, x + width - 12 - caps + 8, middle, key, primary=primary and on, on=on)


def _button_ground(
    c: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    primary: bool,
    on: bool,
    lit: bool,
) -> None:
    shadow(c, x, y, width, height, blur=5, alpha=140, down=3)
    if primary and on:
        top, bottom = ("#F2D080", "#C8933A") if lit else ("#E6BE63", "#B78427")
        shine = "#FFF0C8"
    elif on:
        top, bottom = ("#644A31", "#4C3725") if lit else ("#4E3926", "#3B2A1C")
        shine = "#FFE9BC"
    else:
        top, bottom, shine = "#2C2118", "#2C2118", ""
    body = svg.box(0, 0, width, height, 8, palette.OUTLINE)
    body += svg.box(1.5, 1.5, width - 3, height - 3, 6.5, "url(#g)")
    if shine:
        opacity = ".7" if primary else ".25"
        body += svg.box(7, 2, width - 14, 1.1, 0, shine, f'opacity="{opacity}"')
    c.shape(x, y, width, height, body, svg.gradient("g", height, top, bottom))


def row(
    c: Canvas,
    name: str,
    x: float,
    y: float,
    width: float,
    height: float,
    label: str,
    press: Press,
    *,
    chosen: bool = False,
    why: str = "",
    tip: str = "",
) -> bool:
    """A choice in a list: lit if it can be chosen, flat if not, ringed if it is. True if marked."""
    state = "chosen" if chosen else ""
    marked = c.spot(name, x, y, width, height, label, press, why=why, tip=tip, state=state)
    fill = palette.FLAT if why or press is None else "#543E27" if marked else palette.LIT
    edge = palette.CHOSEN if chosen else "#6B5236" if not why and press else "#3A2C20"
    ring = 3 if chosen else 1.2
    body = svg.box(0, 0, width, height, 7, edge)
    body += svg.box(ring, ring, width - 2 * ring, height - 2 * ring, 7 - ring / 2, fill)
    c.shape(x, y, width, height, body)
    return marked


def segments(
    c: Canvas,
    name: str,
    x: float,
    y: float,
    width: float,
    options: list[tuple[str, str]],
    chosen: str,
    choose: Callable[[str], None],
    *,
    group: str,
    height: float = 38,
    why: str = "",
    tips: Mapping[str, str] | None = None,
) -> None:
    """One of a few: (id, label) side by side, the chosen one brass; `group` is what is chosen, said
    to who does not see it, and `tips` say what the options mean."""
    body = svg.box(0, 0, width, height, 8, palette.EDGE) + svg.box(
        1, 1, width - 2, height - 2, 7, "#17110C"
    )
    c.shape(x, y, width, height, body)
    left, each = x + 3, 0.0
    for (option, label), share in zip(options, _shares(c, options, width - 6), strict=True):
        left, each = left + each, share
        on = option == chosen
        marked = c.spot(
            f"{name}.{option}",
            left,
            y + 3,
            each,
            height - 6,
            label,
            partial(choose, option),
            why=why,
            tip=(tips or {}).get(option, ""),
            state="chosen" if on else "open",
            group=group,
        )
        if on or (marked and not why):
            top, bottom = ("#E2B95C", "#B98729") if on and not why else ("#4E3926", "#3B2A1C")
            plate = svg.box(0, 0, each, height - 6, 6, "url(#g)")
            c.shape(left, y + 3, each, height - 6, plate, svg.gradient("g", height, top, bottom))
        colour = palette.INK if on and not why else palette.OFF if why else palette.BONE
        face = "Bold" if on else "Medium"
        middle = (left + each / 2, y + height / 2)
        c.text(label, *middle, size=16, face=face, colour=colour, anchor="c", room=each - 8)


def _shares(c: Canvas, options: list[tuple[str, str]], width: float) -> list[float]:
    """The same width for all labels, or, where one needs more, what each needs."""
    each = width / len(options)
    needs = [c.text_width(label, size=16, face="Bold") for _, label in options]
    if max(needs) + 10 <= each:
        return [each] * len(options)
    spare = (width - sum(needs)) / len(options)
    return [need + spare for need in needs]


def toggle(
    c: Canvas, name: str, x: float, y: float, label: str, on: bool, press: Press, *, why: str = ""
) -> None:
    """A switch, 42 x 24."""
    state = "on" if on else "off"
    marked = c.spot(name, x - 4, y - 4, 50, 32, label, press, why=why, state=state)
    groove = "#2C2118" if why else palette.MET if on else "#4A3825" if marked else "#33261A"
    body = svg.box(0, 0, 42, 24, 12, palette.OUTLINE) + svg.box(1.5, 1.5, 39, 21, 10.5, groove)
    knob = palette.OFF if why else palette.BONE
    body += f'<circle cx="{30 if on else 12}" cy="12" r="8.5" fill="{knob}"/>'
    c.shape(x, y, 42, 24, body)


def slider(
    c: Canvas,
    name: str,
    place: tuple[float, float, float],
    label: str,
    value: Range,
    choose: Callable[[int], None],
    *,
    said: str,
) -> None:
    """A slider at (x, y, width), 38 high, with its value `said` at the right. It is dragged, turned
    by the wheel, or by the keys for left and right while it has the focus."""
    x, y, width = place
    shown = max(64.0, c.text_width(said, size=16, face="Bold") + 12)
    track, middle = width - shown - 20, y + 19
    left, first = x + 10, c.px(x + 10)
    length = max(1, c.px(track))

    def point(at: tuple[int, int], _presses: int) -> None:
        part = min(1.0, max(0.0, (at[0] - first) / length))
        chosen = round(part * value.most / value.step) * value.step
        if chosen != value.now:
            choose(chosen)

    def turn(steps: int) -> None:
        chosen = min(value.most, max(0, value.now + steps * value.step))
        if chosen != value.now:
            choose(chosen)

    marked = c.spot(name, x, y, track + 20, 38, label, hold=point, spoken=said)
    c.frame.spots[-1].range, c.frame.spots[-1].turn = value, turn
    filled = track * value.now / value.most
    body = svg.box(0, 0, track, 10, 5, palette.OUTLINE)
    body += svg.box(1.2, 1.2, track - 2.4, 7.6, 3.8, palette.GROOVE)
    if filled > 4:
        body += svg.box(1.2, 1.2, filled - 1.2, 7.6, 3.8, "url(#g)")
    c.shape(left, middle - 5, track, 10, body,
            svg.gradient("g", 10, palette.STEP_LIGHT, palette.STEP_DARK))  # fmt: skip
    edge = palette.CHOSEN if marked else palette.BRASS
    knob = f'<circle cx="12" cy="12" r="11.5" fill="{palette.OUTLINE}"/>'
    knob += f'<circle cx="12" cy="12" r="10" fill="{edge}"/>'
    knob += f'<circle cx="12" cy="12" r="7" fill="{palette.BONE}"/>'
    c.shape(left + filled - 12, middle - 12, 24, 24, knob)
    colour = palette.BONE if value.now else palette.DIM
    c.text(said, x + width, middle, size=16, face="Bold", colour=colour, anchor="r", room=shown)


def coin(
    c: Canvas, value: int | str, x: float, y: float, size: float = 30, *, dim: bool = False
) -> None:
    """A price, centred at x, y."""
    c.picture("icons/coin", x, y, size, ax=0.5, ay=0.5, tint="#B9AB92" if dim else "")
    colour = palette.OUTLINE if dim else palette.INK
    c.text(str(value), x, y, size=size * 0.6, face="Title", colour=colour, anchor="c")


def pill(
    c: Canvas,
    text: str,
    x: float,
    y: float,
    fill: str,
    *,
    icon: str = "",
    colour: str = palette.BONE,
    anchor: str = "l",
) -> float:
    """A short word on a coloured ground, `y` its middle. Returns its width."""
    mark = 20 if icon else 0
    width = c.text_width(text, size=15, face="Bold") + 22 + mark
    left = x - {"l": 0, "c": width / 2, "r": width}[anchor]
    c.shape(
        left,
        y - 13,
        width,
        26,
        svg.box(0, 0, width, 26, 13, palette.OUTLINE)
        + svg.box(1.5, 1.5, width - 3, 23, 11.5, fill),
    )
    if icon:
        c.picture(f"icons/{icon}", left + 11, y, 15, ay=0.5, tint=colour, sign=False)
    c.text(text, left + 11 + mark, y, size=15, face="Bold", colour=colour)
    return width


def slip(
    c: Canvas, x: float, y: float, width: float, height: float, *, passing: bool = False
) -> None:
    """A slip of parchment over the table. A passing one goes away with the pointer."""
    c.hide_under(x, y, width, height, keep_spots=passing)
    c.note_box(x, y, width, height)
    if passing:
        c.frame.slips.append(c.rect(x, y, width, height))
    shadow(c, x, y, width, height, blur=9, alpha=190)
    body = svg.box(0, 0, width, height, 8, palette.INK)
    body += svg.box(1.5, 1.5, width - 3, height - 3, 6.5, "url(#g)")
    c.shape(x, y, width, height, body, svg.gradient("g", height, "#F0E7D1", "#E6DAC0"))


def tooltip(
    c: Canvas,
    spot_box: tuple[float, float, float, float],
    title: str,
    text: str,
    *,
    bad: bool = False,
    route: tuple[str, str] | None = None,
) -> None:
    """A slip beside a spot: why it cannot be chosen, or what it is, and the key to a `route` with
    what lies behind it. Stays inside the canvas."""
    room = 250.0
    size = 16.0
    lines = c.wrapped(text, room, size=size) if text else []
    widths = [c.text_width(line, size=size) for line in lines]
    heads = c.wrapped(title, room, size=17, face="Bold") if title else []
    widths += [c.text_width(line, size=17, face="Bold") for line in heads]
    if route:
        widths.append(key_width(c, route[0]) + 8 + c.text_width(route[1], size=15))
    width = max(widths, default=40) + 28
    height = 20 + 22 * len(heads) + 20 * len(lines) + 28 * bool(route)
    left, top, w, h = spot_box
    x = left + w + 10 if left + w + 10 + width < c.width - 8 else left - width - 10
    x = min(max(8, x), c.width - width - 8)
    first, last = 72.0, c.height - 72
    y = max(first, min(max(first, top + h / 2 - height / 2), last - height))
    slip(c, x, y, width, height, passing=True)
    at = y + 21
    for line in heads:
        c.text(line, x + 14, at, size=17, face="Bold", colour=palette.BLOOD if bad else palette.INK)
        at += 22
    for line in lines:
        c.text(line, x + 14, at, size=size, colour=palette.INK)
        at += 20
    if route:
        keycap(c, x + 14, at + 5, route[0])
        after = x + 22 + key_width(c, route[0])
        c.text(route[1], after, at + 5, size=15, colour=palette.SEPIA)


def dashed(c: Canvas, x: float, y: float, width: float, height: float, colour: str) -> None:
    """A dashed outline: something could be here."""
    lines = "".join(
        f"M{9 + i * 11} 1 h6 M{9 + i * 11} {height - 1} h6 " for i in range(int((width - 14) // 11))
    )
    lines += "".join(
        f"M1 {9 + i * 11} v6 M{width - 1} {9 + i * 11} v6 " for i in range(int((height - 14) // 11))
    )
    c.shape(
        x, y, width, height, f'<path d="{lines}" fill="none" stroke="{colour}" stroke-width="1.6"/>'
    )


# What it takes
