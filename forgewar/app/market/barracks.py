"""Barracks and Clerk: rows of people to hire and train, and of public designs to claim."""

from forgewar.app import cards
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.market.panel import Cell, View, choice, ground, head, open_tag, pips, slot
from forgewar.app.market.places import plaque
from forgewar.content.model import RESOURCES
from forgewar.play import market_notes
from forgewar.play.market import Offer
from forgewar.play.memo import memo
from forgewar.rules.state import MAX_LEVEL
from forgewar.words.message import Message, as_list, message, say
from forgewar.words.names import card_name

# Barracks


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
    cards.draw_face(c, view.match, market.seat, number, x + 6, middle - size / 2, size)
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
    """Those who cannot be raised, with the reason: beside their faces, and with their number."""
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
            cards.draw_face(c, view.match, view.market.seat, number, x + 4 + i * 27, y - 12, 24)
        used = 12 + 27 * len(numbers)
        c.text(str(word), x + used, y, size=16, colour=palette.OFF, room=width - used - 4)
        return
    text = str(as_list(counted for _, _, counted in rest))
    c.text(text, x + 6, y, size=16, colour=palette.OFF, room=width - 12)


# Clerk


def draw_clerk(view: View, cell: Cell, scroll: ScrollList) -> None:
    """Every open public design: who has claimed it, and what a claim costs this guild."""
    ground(view, cell, "clerk", 0.70)
    open_tag(view, cell, "clerk")
    x, width = cell.inner
    top = cell.body + 11
    height = cell.y + cell.height - 8 - top
    designs = memo(market_notes.designs, view.match)
    least = 50.0 if view.c.folds else min(50.0, max(42.0, height / max(1, len(designs))))
    names = [[f"market.clerk.{design}"] for design in designs]

    def draw_row(i: int, y: float, room: float, pitch: float) -> None:
        _claim_row(view, designs[i], x, y, room, pitch - 5)

    scroll.draw(view.c, "market.clerk.list", (x, top, width, height), names, least, draw_row)


def _claim_row(view: View, key: str, x: float, y: float, width: float, height: float) -> None:
    c, market = view.c, view.market
    design = view.content.designs[key]
    offer = market.offers[f"market.clerk.{key}"]
    held = market.claimants(key)
    own = market.seat in held
    able = choice(view, offer, x, y, width, height) and not own
    lit = able or own
    sheet = palette.SHEET_OF_DESIGN if lit else palette.SHEET_OFF
    tall = height - 9
    c.shape(x + 6, y + 4.5, 40, tall, svg.box(0, 0, 40, tall, 5, "url(#g)"),
            svg.gradient("g", tall, *sheet))  # fmt: skip
    c.picture(design.picture, x + 26, y + height / 2, 36, ax=0.5, ay=0.5, alpha=255 if lit else 150)
    upper, lower = y + height * 0.31, y + height * 0.745
    right = x + width - 10
    c.note_place(f"{offer.name}.price", right - 12, upper)
    name = str(card_name(design))
    spare = right - x - 60 - c.least_width(name, face="Bold")
    left = right - _price(view, own, right, upper, offer.price, able, spare)
    end = right
    if width < 250:
        end = _holders(view, held, right, lower, pitch=15)
    else:
        left = _holders(view, held, left, upper)
    colour = palette.BONE if able else palette.FADED
    c.text(name, x + 56, upper, size=16, face="Bold", colour=colour, room=left - x - 60)
    used = _forging(view, key, x + 56, lower, lit)
    if not own:
        _price_words(view, offer, key, (end, lower, end - used - 8), able)


def _price(
    view: View, own: bool, right: float, y: float, price: int, able: bool, spare: float
) -> float:
    """The coin, or that it is theirs: in words, too, if so much room is to `spare`. Returns the
    width."""
    c = view.c
    if not own:
        widgets.coin(c, price, right - 12, y, 24, dim=not able)
        return 30
    c.picture("icons/check", right - 15, y, 15, ay=0.5, tint=palette.MOSS_LIGHT)
    green, words = palette.MOSS_LIGHT, str(market_notes.owner(view.market))
    if 26 + c.least_width(words, face="Bold") > spare:
        return 20
    at = right - 20, y
    return 26 + c.text(words, *at, size=16, face="Bold", colour=green, anchor="r", room=spare - 26)


def _holders(view: View, held: list[int], right: float, y: float, *, pitch: float = 22) -> float:
    """Who has claimed it. Returns the left edge."""
    for seat in reversed(held):
        roundel = f"emblems/roundel_{view.match.emblem(seat)}"
        view.c.picture(roundel, right, y, 20, ax=1, ay=0.5)
        right -= pitch
    return right - max(0, 22 - pitch) if held else right


def _forging(view: View, key: str, x: float, y: float, lit: bool) -> float:
    """Power, types and what forging takes. Returns the right edge."""
    c, design = view.c, view.content.designs[key]
    plaque(c, design.power, x, y, 20, 18, 13)
    x += 25
    tint = palette.TYPE_ON_DARK if lit else palette.TYPE_DIM
    for kind in design.types:
        c.picture(f"icons/type_{kind}", x, y, 16, ay=0.5, tint=tint)
        x += 20
    for resource, amount in enumerate(design.cost):
        for _ in range(amount):
            name = RESOURCES[resource]
            c.picture(f"resources/{name}", x, y, 17, ay=0.5, alpha=255 if lit else 140)
            x += 18
    return x


def _price_words(
    view: View, offer: Offer, key: str, place: tuple[float, float, float], able: bool
) -> None:
    """The price split up: "2 + 2 to Sun and Raven", or as much of it as there is room for. The
    place is the right end, the height and the room."""
    c, market = view.c, view.market
    right, y, room = place
    bank = market.fee(key)
    names = as_list(view.match.name(seat) for seat in market.claimants(key))
    if names.values["parts"]:
        share = offer.price - bank
        tries = [
            say("market-claim-shared", bank=bank, share=share, guilds=names),
            say("market-claim-split", bank=bank, share=share),
        ]
    else:
        tries = [say("market-claim-bank", gold=bank), say("market-claim-gold", gold=bank)]
    text = next((t for t in tries if c.text_width(t, size=15) <= room), "")
    if text:
        colour = palette.DIM if able else palette.PRICE_OFF
        c.text(text, right, y, size=15, colour=colour, anchor="r")
