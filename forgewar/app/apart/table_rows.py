"""Rows of lists of tables: those that one sits at, and those of this network."""

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.net.lan import Announced
from forgewar.play.apart.my_tables import MyTable
from forgewar.printable import plain
from forgewar.words import Message, as_sentences, message, say
from forgewar.words.names import mode_label

ROW = 80.0
_ICONS = {
    "turn": "hourglass", "lobby": "person", "waiting": "pause", "over": "trophy", "gone": "cross",
}  # fmt: skip
_INK = {
    "turn": palette.CHANGED, "lobby": palette.BONE, "waiting": palette.DIM,
    "over": palette.MOSS_LIGHT, "gone": palette.DIM,
}  # fmt: skip
_FORGET = 44.0


def spot_of(table: MyTable, what: str = "table") -> str:
    return f"{what}.{table.table}"


def draw_table(
    c: Canvas,
    table: MyTable,
    box: Box,
    press: widgets.Press,
    forget: widgets.Press,
    *,
    silent: bool,
) -> None:
    """A table of one's own; where it is one's turn it has a brass edge. A `silent` one's server
    does not answer."""
    body, rest = box.cut_right(_FORGET, 6)
    turn = table.state == "turn"
    standing = str(describe_standing(table, silent=silent))
    place = say("apart-at", standing=standing, where=table.where)
    name = str(table.label)
    lit = c.spot(spot_of(table), *rest, name, press, spoken=place)
    widgets.choice_ground(c, rest, chosen=turn, lit=lit)
    ink = palette.EMBER_LIGHT if silent else _INK[table.state]
    x, middle = rest.x + 16, rest.centre[1]
    c.picture(f"icons/{_ICONS[table.state]}", x, middle, 30, ay=0.5, tint=ink, sign=False)
    left, room = x + 46, rest.width - 46 - 32
    colour = palette.CHANGED if turn or lit else palette.BONE
    c.text(c.cut(name, room, face="Title"), left, middle - 14, size=18, face="Title",
           colour=colour, room=room)  # fmt: skip
    c.text(c.cut(place, room), left, middle + 14, size=16, colour=ink, room=room)
    tip = say("apart-forget-name", name=table.label)
    widgets.button(c, spot_of(table, "forget"), body.x, middle - 20, _FORGET, "", forget,
                   icon="cross", tip=tip)  # fmt: skip


def describe_standing(table: MyTable, *, silent: bool = False) -> Message:
    """How a table stands: "your turn"."""
    return message("apart-silent") if silent else message(f"apart-state-{table.state}")


def draw_near(c: Canvas, table: Announced, box: Box, press: widgets.Press) -> None:
    """A table of this network."""
    name, mode = plain(table.name), mode_label(table.mode)
    words = say("apart-near-words", mode=mode, free=table.free)
    full = "" if table.free else say("net-refused-no-free-seat")
    lit = c.spot(f"near.{table.table}", *box, name, press, why=full, spoken=as_sentences(words))
    widgets.choice_ground(c, box, chosen=False, lit=lit and not full, able=not full)
    join = say("apart-join")
    used = c.text_width(join, size=16, face="Bold") + 34
    room = box.width - used - 34
    middle = box.centre[1]
    colour = palette.CHANGED if lit else palette.BONE
    c.text(c.cut(name, room), box.x + 14, middle - 11, size=17, face="Bold", colour=colour,
           room=room)  # fmt: skip
    ink = palette.DIM if full else palette.MOSS_LIGHT
    c.text(words, box.x + 14, middle + 11, size=15, colour=ink, room=room)
    if full:
        return
    c.picture("icons/next", box.right - 12, middle, 18, ax=1, ay=0.5, sign=False)
    c.text(join, box.right - 36, middle, size=16, face="Bold", colour=palette.CHANGED, anchor="r")
