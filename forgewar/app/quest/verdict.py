"""How a quest stands, and what advancing it brings: the right end of its row."""

from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.content.model import RESOURCES
from forgewar.play.quest import Desk
from forgewar.rules import events as ev
from forgewar.rules.quest import MISSING_TYPE, Standing

TALL = 92.0  # the height from which a row has its name above its tiles
_PITCH = 29.0


def standing_text(desk: Desk, now: Standing) -> str:
    """The verdict in words."""
    if now.met:
        return f"met, {now.power} of {now.needed}"
    parts = []
    if now.short:
        parts.append(f"short by {now.short}, {now.power} of {now.needed}")
    parts += [f"{kind} missing, +{MISSING_TYPE}" for kind in now.missing]
    parts += [f"{desk.title(number)} is promised to it (CHAMP-8)" for number in now.pledged]
    return ", ".join(parts)


def draw_verdict(c: Canvas, desk: Desk, box: Box, now: Standing, would: bool) -> None:
    """Power against need, then why."""
    pills: list[tuple[str, str, str]] = []  # text, fill, icon
    if now.met:
        pills.append(("would be met" if would else "met", palette.MET, "check"))
    for kind in now.missing:
        pills.append((f"missing +{MISSING_TYPE}", palette.MISSING, f"type_{kind}"))
    if now.short:
        pills.append((f"short by {now.short}", palette.SHORT, ""))
    for number in now.pledged:
        pills.append((f"needs {desk.name(number)}", palette.MISSING, ""))
    small = box.height < TALL
    if small:
        pills = pills[:1] if now.met else pills[-1:]
    y = box.y + (box.height - 34 - _PITCH * len(pills)) / 2 + 17
    size = 22 if small else 26
    figure = c.text_width(str(now.power), size=size, face="Title")
    rest = c.text_width(f"of {now.needed}", size=17)
    left = box.x + (box.width - figure - 7 - rest) / 2
    colour = "#CFE09A" if now.met else "#FF9A78"
    c.text(str(now.power), left, y, size=size, face="Title", colour=colour)
    c.text(f"of {now.needed}", left + figure + 7, y + 1, size=17, colour="#D9C9A6")
    y += 27 if small else 30
    for text, fill, icon in pills:
        wide_pill(c, text, box.x, y, box.width, fill, icon)
        y += _PITCH


def wide_pill(
    c: Canvas, text: str, x: float, y: float, width: float, fill: str, icon: str = ""
) -> None:
    """A pill that fills its column, `y` its middle."""
    body = svg.box(0, 0, width, 26, 13, palette.OUTLINE)
    body += svg.box(1.5, 1.5, width - 3, 23, 11.5, fill)
    c.shape(x, y - 13, width, 26, body)
    mark = 19 if icon else 0
    room = width - 18 - mark
    wide = min(room, c.text_width(text, size=15, face="Bold"))
    left = x + (width - wide - mark) / 2
    if icon:
        c.picture(f"icons/{icon}", left, y, 15, ay=0.5, tint="#FFF8E6")
    c.text(text, left + mark, y, size=15, face="Bold", colour="#FFF8E6", room=room)


def draw_gains(c: Canvas, box: Box, events: list[ev.Event] | None) -> None:
    """What advancing brings, in the place of the verdict; nothing if it has moved on already."""
    middle = box.y + box.height / 2
    if events is None:
        c.text(
            "has moved on", box.x + box.width / 2, middle, size=15, colour=palette.DIM, anchor="c"
        )
        return
    word, fill = "one step on", "#4A3929"
    if any(isinstance(event, ev.QuestCompleted) for event in events):
        word, fill = "completed", palette.MET
    elif any(isinstance(event, ev.LegCompleted) for event in events):
        word, fill = "leg finished", palette.MISSING
    signs = _signs(events)
    across = 4 if box.height < TALL else 3
    rows = [signs[i : i + across] for i in range(0, len(signs), across)][: 1 if across == 4 else 2]
    y = middle - 17 * len(rows)
    wide_pill(c, word, box.x, y, box.width, fill, "check" if fill == palette.MET else "")
    for row in rows:
        y += 33
        pitch = 40 if across == 3 else 31
        for i, (picture, amount) in enumerate(row):
            x = box.x + box.width / 2 + (i - (len(row) - 1) / 2) * pitch
            draw_sign(c, picture, amount, x, y)


def _signs(events: list[ev.Event]) -> list[tuple[str, int]]:
    """Everything gained, as pictures with numbers."""
    found: dict[str, int] = {}
    for event in events:
        if isinstance(event, ev.PrestigeChanged):
            name, amount = "icons/seal", event.amount
        elif isinstance(event, ev.GoldChanged):
            name, amount = "icons/coin", event.amount
        elif isinstance(event, ev.ResourcesChanged):
            name, amount = f"resources/{RESOURCES[event.resource]}", event.amount
        elif isinstance(event, ev.AdventurerJoined):
            name, amount = "icons/person", 1
        elif isinstance(event, ev.AdventurerRaised):
            name, amount = "icons/level", 1
        else:
            continue
        found[name] = found.get(name, 0) + amount
    return list(found.items())


def draw_sign(c: Canvas, picture: str, amount: int, x: float, y: float) -> None:
    """A picture with its number on it (prestige, gold) or before it."""
    if picture in ("icons/seal", "icons/coin"):
        seal = picture == "icons/seal"
        c.picture(picture, x, y, 32 if seal else 26, ax=0.5, ay=0.5)
        colour = "#FFEEC4" if seal else palette.INK
        c.text(str(amount), x, y, size=15, face="Title", colour=colour, anchor="c")
        return
    shift = 0 if amount == 1 else 6
    c.picture(picture, x + shift, y, 22, ax=0.5, ay=0.5)
    if shift:
        c.text(str(amount), x - 8, y, size=15, face="Title", anchor="r")
