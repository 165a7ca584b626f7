"""Barracks: rows of people to hire and train."""

from forgewar.app import cards
from forgewar.app.kit import palette, widgets
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.market.panel import Cell, Pointed, View, choice, ground, head, pips, slot
from forgewar.play import market_notes
from forgewar.rules.state import MAX_LEVEL
from forgewar.words.message import Message, as_list, message, say


def draw_barracks(view: View, cell: Cell, scroll: ScrollList) -> None:
    """Hire, raise one of those at home, or both."""
    c, market = view.c, view.market
    ground(view, cell, "barracks", 0.45, shut=market.holder("barracks") >= 0)
    slot(view, cell.x + cell.width - 34, cell.y + cell.banner * 0.58, "barracks")
    x, width = cell.inner
    tight = cell.height < 340
    at = cell.body + (8 if tight else 12)
    done = market_notes.at_the_barracks(market)
    if done is not None:
        text = str(done)
        at += c.paragraph(text, x + 4, at + 8, width - 8, size=16, colour=palette.SOLD_NAME) + 6
    head(c, say("market-hire"), x + 4, at + 8, width - 8, say("market-either-or-both"))
    at += 20
    tall = 46 if tight else 52
    _hire_row(view, x, at, width, tall)
    at += tall + (8 if tight else 12)
    home = say("market-at-home", count=len(market.at_home))
    head(c, say("market-raise"), x + 4, at + 8, width - 8, home)
    at += 20
    rest = _others(view)
    foot = cell.y + cell.height - (36 if rest else 10)
    _raise_rows(view, (x, at, width, foot - at), scroll)
    if rest:
        _others_line(view, rest, x, foot + 13, width)


def _hire_row(view: View, x: float, y: float, width: float, height: float) -> None:
    c, offer = view.c, view.market.offers["market.barracks.hire"]
    lit = choice(view, offer, x, y, width, height)
    middle = y + height / 2
    tint = palette.PERSON if lit else palette.PERSON_OFF
    c.picture("icons/person", x + 26, middle + 1, 30, ax=0.5, ay=0.5, tint=tint)
    plus = palette.MOSS_LIGHT if lit else palette.PERSON_OFF
    c.picture("icons/plus", x + 46, middle - 9, 13, ax=0.5, ay=0.5, tint=plus)
    colour = palette.BONE if lit else palette.FADED
    room = width - 62 - 46
    words = say("market-new-adventurer")
    c.text(words, x + 62, middle - 9, face="Bold", colour=colour, room=room)
    pips(c, x + 62, middle + 12, 13, 1, dim=not lit)
    widgets.coin(c, offer.price, x + width - 26, middle, 30, dim=not lit)
    c.note_place(f"{offer.name}.price", x + width - 26, middle)


def _raise_rows(view: View, box: tuple[float, float, float, float], scroll: ScrollList) -> None:
    """One to a row; two where there are many and they fit."""
    x, y, width, height = box
    c, ready = view.c, view.market.trainees
    if not ready:
        words = say("market-nobody-to-raise")
        c.paragraph(words, x + 6, y + 18, width - 12, size=16, colour=palette.OFF)
        return
    columns = 2 if len(ready) * 46 > height and width >= 270 else 1
    least = 52.0 if len(ready) * 52 <= height else 46.0
    rows = [ready[i : i + columns] for i in range(0, len(ready), columns)]
    names = [[f"market.barracks.train.{number}" for number in row] for row in rows]

    def draw_row(i: int, top: float, room: float, pitch: float) -> None:
        each = (room - 6 * (columns - 1)) / columns
        for n, number in enumerate(rows[i]):
            _raise_row(view, number, x + n * (each + 6), top, each, pitch - 4)

    scroll.draw(c, "market.barracks.list", (x, y, width, height), names, least, draw_row)


def _raise_row(view: View, number: int, x: float, y: float, width: float, height: float) -> None:
    c, market = view.c, view.market
    level = market.guild.adventurers[number].level
    offer = market.offers[f"market.barracks.train.{number}"]
    lit = choice(view, offer, x, y, width, height)
    middle = y + height / 2
    size = min(height - 10, 34 if width < 160 else 40)
    cards.draw_face(c, view.table_view, market.seat, number, x + 6, middle - size / 2, size)
    right = x + width - (26 if width > 200 else 19)
    widgets.coin(c, offer.price, right, middle, 28, dim=not lit)
    c.note_place(f"{offer.name}.price", right, middle)
    at = x + size + (24 if width > 200 else 14)
    if width < 160:
        pips(c, at, middle, 9, level, dim=not lit)
        return
    if width > 240:
        at += pips(c, at, middle, 14, level, dim=not lit)
        arrow = at + 16
        pips(c, at + 32, middle, 14, level + 1, dim=not lit)
    else:
        tint = palette.PIP if lit else palette.PIP_DIM
        c.picture("icons/pip", at, middle, 14, ay=0.5, tint=tint)
        colour = palette.BONE if lit else palette.FADED
        c.text(str(level), at + 27, middle, face="Title", colour=colour, anchor="c")
        c.text(str(level + 1), at + 65, middle, face="Title", colour=colour, anchor="c")
        arrow = at + 46
    alpha = 255 if lit else 120
    c.picture("icons/arrow", arrow, middle, 17, ax=0.5, ay=0.5, alpha=alpha)


def _others(view: View) -> list[tuple[list[int], Message, Message]]:
    """Adventurers who cannot be raised, with the reason: beside their faces, and with their
    number."""
    market = view.market
    home, ready = market.at_home, market.trainees
    out = [n for n in range(len(market.guild.adventurers)) if n not in home]
    done = [n for n in home if n not in ready]
    top = MAX_LEVEL
    found = [
        (out, message("market-out"), message("market-out-count", count=len(out))),
        (done, message("market-top-level", level=top),
         message("market-top-level-count", count=len(done), level=top)),
    ]  # fmt: skip
    return [line for line in found if line[0]]


def _others_line(
    view: View, rest: list[tuple[list[int], Message, Message]], x: float, y: float, width: float
) -> None:
    c = view.c
    if len(rest) == 1 and len(rest[0][0]) <= 4:
        numbers, word, _ = rest[0]
        for i, number in enumerate(numbers):
            cards.draw_face(
                c, view.table_view, view.market.seat, number, x + 4 + i * 27, y - 12, 24
            )
        used = 12 + 27 * len(numbers)
        c.text(str(word), x + used, y, size=16, colour=palette.OFF, room=width - used - 4)
        return
    text = str(as_list(counted for _, _, counted in rest))
    c.text(text, x + 6, y, size=16, colour=palette.OFF, room=width - 12)


def peek_barracks(_view: View, _cell: Cell, _pointed: Pointed) -> None:
    """Nothing: people at the Barracks are shown whole."""
