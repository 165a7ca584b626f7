"""Blacksmith and Bazaar: the cards on show with this guild's prices, and what became of them."""

from forgewar.app import cards
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.market.panel import Cell, Pointed, View, ground, pips, slot, tag
from forgewar.app.match.large_card import draw_large
from forgewar.app.match.layout import regions
from forgewar.content.model import Design
from forgewar.play.in_flight import away
from forgewar.play.market import BLACKSMITH, BONUS, SINGLE, Offer, Sale, Stand
from forgewar.words.cards import design_effect, end_bonus_text
from forgewar.words.message import say

_WIDEST = 186.0  # a card in hand; wider ones have the large layout


def card_width(cell: Cell, columns: int) -> float:
    """Largest width of cards in a cell, with their decks below them."""
    by_height = (cell.height - cell.banner - 58) / 1.4
    by_width = (cell.width - 20) / columns - 12
    return min(_WIDEST, by_height, by_width, max(130.0, cell.width * 0.2))


def draw_blacksmith(view: View, cell: Cell, _: ScrollList) -> None:
    """One card, and what it can do beside it."""
    shut = view.market.holder(BLACKSMITH) >= 0
    ground(view, cell, "blacksmith", 0.55, shut=shut)
    slot(view, cell.x + cell.width - 34, cell.y + cell.banner * 0.64, BLACKSMITH)
    width = card_width(cell, 2)
    margin = (cell.width - 2 * width - 20) / 2
    x, y = cell.x + max(14.0, margin), _card_top(cell, width)
    stand = view.market.stands(BLACKSMITH)[0]
    _place(view, stand, x, y, width)
    side = x + width + 20
    room = cell.x + cell.width - 16 - side
    if stand.sale is not None:
        _sold_beside(view, stand.sale, side, y, room)
    elif stand.offer is not None:
        _facts_beside(view, stand.key, side, y, room, cell.y + cell.height - 12)


def draw_bazaar(view: View, cell: Cell, _: ScrollList) -> None:
    """Four cards in two spaces, or in one with 2 guilds and solo (MARKET-4)."""
    c, market = view.c, view.market
    spaces = [market.space(part) for part in (BONUS, SINGLE)]
    taken = [market.holder(space) >= 0 for space in spaces]
    shut = all(taken)
    half = cell.width / 2
    dark, labels = () if shut else tuple(taken), (say("market-bonus"), say("market-single"))
    rooms = half * 0.34, half * 0.6  # of the labels; the name of the place stands in the first half
    beside = 0.0
    if spaces[0] != spaces[1]:
        beside = half - 112 - c.width_in(rooms[0], labels[0], size=15, face="Bold")
    ground(view, cell, "bazaar", 0.62, shut=shut, dark=dark, room=beside)
    y = cell.y + cell.banner * 0.66
    halves = [market.stands(part) for part in (BONUS, SINGLE)]
    if spaces[0] == spaces[1]:
        slot(view, cell.x + cell.width - 34, y, spaces[0])
        if not taken[0]:
            number = sum(map(len, halves))
            tag(c, say("market-one-of", count=number), cell.x + cell.width - 64, y)
    else:
        c.fill(cell.x + half - 1, cell.y + 2, 3, cell.height - 4, palette.OUTLINE)
        c.fill(cell.x + half, cell.y + 2, 1, cell.height - 4, palette.HALF_LINE)
        for i, label in enumerate(labels):
            right = cell.x + half * (i + 1)
            slot(view, right - 34, y, spaces[i])
            tag(c, label, right - 64, y, room=rooms[i])
    width = card_width(Cell(cell.x, cell.y, half, cell.height, cell.banner), 2)
    for i, stands in enumerate(halves):
        gap = min(24.0, (half - 2 * width) / 3)
        left = cell.x + half * i + (half - 2 * width - gap) / 2
        for n, stand in enumerate(stands):
            _place(view, stand, left + n * (width + gap), _card_top(cell, width), width)


def peek_card(view: View, _: Cell, pointed: Pointed) -> None:
    """A card on show that is pointed at, large and with its price."""
    offer = view.offer(pointed.name)
    if offer is not None:
        c, left = view.c, regions(view.c).centre.x
        draw_large(
            c, view.content, pointed.key, pointed.box, below=True, price=offer.price, leftmost=left
        )


def _card_top(cell: Cell, width: float) -> float:
    rest = cell.height - cell.banner - width * 1.4
    return cell.body + max(10.0, (rest - 32) * 0.45)


# One place for a card


def _place(view: View, stand: Stand, x: float, y: float, width: float) -> None:
    low = y + cards.card_height(width) + 22
    c, height = view.c, cards.card_height(width)
    c.note_place(f"stand.{stand.place}", x, y, width, height)
    c.note_place(f"market.{_shop(stand)}.{stand.key}.price", x + width * 0.15, y + width * 0.15)
    c.note_place(f"deck.{stand.place}", x + width / 2 - 12, low - 12, 24, 24)
    if stand.key in away(view.table_view):
        c.note_place(f"market.{_shop(stand)}.{stand.key}", x, y, width, height)
        _hole(c, x, y, width)
    elif stand.offer is None:
        _empty(view, stand, x, y, width)
    else:
        _card(view, stand.offer, stand.key, x, y, width)
        if stand.key in view.content.end_bonuses:
            _worth(view, stand.key, x + width / 2, low, width)
    if not view.market.table.last_round:
        _deck(view.c, stand, x + width / 2, low)


def _card(view: View, offer: Offer, key: str, x: float, y: float, width: float) -> None:
    c = view.c
    height = cards.card_height(width)
    press, chosen = view.press(offer), view.is_chosen(offer)
    marked = c.spot(offer.name, x, y, width, height, str(offer.label), press, why=offer.why)
    cards.draw_card(c, view.content, key, x, y, width, price=offer.price, dim=offer.taken)
    short = offer.short if offer.open else 0
    if offer.why and not offer.taken and not short:
        # Not for this guild now, but worth reading: a lighter shade than that of what is gone.
        look = 'fill-opacity=".46"'
        shade = svg.box(0, 0, width, height, width / 14, palette.OUT_OF_REACH, look)
        c.shape(x, y, width, height, shade)
    if offer.lock is not None:
        if short:  # on the upper edge, right of the price
            top = y + 8 - cards.short_tag_height(c)
            cards.short_tag(c, str(offer.lock), x + width + 5, top, width * 0.74, "r")
        else:
            cards.lock(c, str(offer.lock), x, y, width)
    if chosen or (marked and press is not None):
        cards.ring(c, x, y, width, height, chosen=chosen)


def _shop(stand: Stand) -> str:
    return "blacksmith" if stand.deck == "weapon" else "bazaar"


def _hole(c: Canvas, x: float, y: float, width: float) -> None:
    w, h = width, cards.card_height(width)
    body = (
        f'<rect x="1" y="1" width="{w - 2}" height="{h - 2}" rx="9" fill="{palette.HOLE}" '
        f'fill-opacity=".35" stroke="{palette.HOLE_EDGE}" stroke-width="1.6" '
        'stroke-dasharray="6 5"/>'
    )
    c.shape(x, y, w, h, body)


def _empty(view: View, stand: Stand, x: float, y: float, width: float) -> None:
    """Draw a place whose card was sold, or that will get none."""
    c, sale = view.c, stand.sale
    w, h = width, cards.card_height(width)
    _hole(c, x, y, width)
    middle = x + width / 2
    if sale is None:
        if view.table_view.animation.busy:  # one may just be coming
            return
        c.text(say("market-no-card"), middle, y + h / 2, size=16, colour=palette.OFF, anchor="c")
        return
    c.note_place(f"market.{_shop(stand)}.{sale.key}", x, y, w, h)
    if stand.deck == "weapon":
        c.picture("icons/anvil", middle, y + h * 0.42, 40, ax=0.5, ay=0.5, tint=palette.HOLE_ICON)
        c.text(say("market-sold"), middle, y + h * 0.65, size=17, colour=palette.DIM, anchor="c")
        return
    name = str(view.table_view.names.card(sale.key))
    face = _face(c, name, w - 12)
    lines = c.wrapped(name, w - 12, size=15, face=face)
    tall = 18 * len(lines) + 24
    at = y + h / 2 - tall / 2 + 9
    if h > tall + 70:
        emblem = view.table_view.emblem(sale.seat)
        c.picture(f"emblems/roundel_{emblem}", middle, at - 6, 34, ax=0.5, ay=0.5)
        at += 32
    colour = palette.SOLD_NAME
    for line in lines:
        c.text(line, middle, at, size=15, face=face, colour=colour, anchor="c", room=w - 8)
        at += 18
    c.text(
        _sale_words(view, sale),
        middle,
        at + 8,
        size=15.5,
        colour=palette.DIM,
        anchor="c",
        room=w - 8,
    )


def _face(c: Canvas, name: str, room: float) -> str:
    """The face for a name: Cinzel if its longest word fits, else the narrower one."""
    longest = max(c.text_width(word, size=15, face="Title") for word in name.split())
    return "Title" if longest <= room else "Bold"


def _sale_words(view: View, sale: Sale) -> str:
    return say("market-paid", guild=view.table_view.name(sale.seat), gold=sale.price)


def _deck(c: Canvas, stand: Stand, x: float, y: float) -> None:
    """Draw the number of cards left in a deck, under its card."""
    left, text = stand.left, say("market-deck", count=stand.left)
    width = 30 + c.text_width(text, size=16)
    stack = f"board/stack_{stand.deck}"
    c.picture(stack, x - width / 2, y, 24, ay=0.5, alpha=255 if left else 110)
    c.text(text, x - width / 2 + 30, y, size=16, colour=palette.DIM if left else palette.OFF)


def _worth(view: View, bonus: str, x: float, y: float, room: float) -> None:
    """Draw the prestige that an end-game bonus would give this guild now."""
    c, text = view.c, say("market-counts-now")
    used = c.width_in(room - 24, text, size=15.5)
    width = used + 32
    c.text(text, x - width / 2, y, size=15.5, colour=palette.DIM, room=room - 24)
    _seal(c, view.market.worth(bonus), x + width / 2 - 13, y)


def _seal(c: Canvas, prestige: int, x: float, y: float) -> None:
    c.picture("icons/seal", x, y, 28, ax=0.5, ay=0.5)
    c.text(str(prestige), x, y, size=13, face="Title", colour=palette.ON_SEAL, anchor="c")


# Beside the Blacksmith's card


def _sold_beside(view: View, sale: Sale, x: float, y: float, room: float) -> None:
    """Draw the buyer, the card and the price of a sale."""
    c, content = view.c, view.content
    design = content.designs.get(sale.key)
    name = str(view.table_view.names.card(sale.key))
    if design is not None:
        defs = svg.gradient("g", 66, *palette.SOLD_GROUND)
        edge = f'stroke="{palette.SOLD_EDGE}"'
        c.shape(x, y, 74, 66, svg.box(0.5, 0.5, 73, 65, 6, "url(#g)", edge), defs)
        c.picture(design.picture, x + 37, y + 33, 60, ax=0.5, ay=0.5)
        y += 66
    at = y + 22
    face = _face(c, name, room)
    longest = max(c.text_width(word, size=17, face=face) for word in name.split())
    size = 17 if longest <= room else 15
    colour = palette.SOLD_NAME
    at += c.paragraph(name, x, at, room, size=size, face=face, colour=colour, leading=20)
    c.text(_sale_words(view, sale), x, at + 3, colour=palette.DIM, room=room)
    widgets.rule(c, x, at + 20, room)
    last = view.market.table.last_round
    words = say("market-sold-for-good" if last else "market-closed")
    c.paragraph(words, x, at + 42, room, colour=palette.DIM, leading=21)


def _facts_beside(view: View, key: str, x: float, y: float, room: float, foot: float) -> None:
    """Draw the properties of the card on show in large words; down to `foot`."""
    c = view.c
    bonus = view.content.end_bonuses.get(key)
    if bonus is not None:
        title = say("market-last-round")
        c.text(title, x, y + 16, size=15, face="Title", colour=palette.BRASS, room=room)
        words = str(end_bonus_text(bonus))
        c.paragraph(words, x, y + 44, room, size=16, colour=palette.DIM, leading=20)
        return
    design = view.content.designs[key]
    at = y + 20
    for draw in (_power_line, _level_line):
        draw(c, design, x, at, room)
        at += 33
    widgets.rule(c, x, at - 8, room)
    effect = str(design_effect(design)) if design.effects else ""
    said = effect or say("market-no-effect")
    colour = palette.BONE if effect else palette.DIM
    at += 20 + c.paragraph(said, x, at + 10, room, size=16, colour=colour, leading=20)
    if design.prestige and at + 14 < foot:
        _seal(c, design.prestige, x + 13, at)
        words = say("market-at-the-end")
        c.text(words, x + 34, at, size=16, colour=palette.DIM, room=room - 34)


def _power_line(c: Canvas, design: Design, x: float, y: float, room: float) -> None:
    plaque(c, design.power, x, y, 30, 28, 18)
    at = x + 38
    for kind in design.types:
        c.picture(f"icons/type_{kind}", at, y, 22, ay=0.5, tint=palette.TYPE_ON_DARK)
        at += 26
    if not design.types:
        c.text(say("market-power"), at, y, size=16, colour=palette.DIM, room=x + room - at)


def _level_line(c: Canvas, design: Design, x: float, y: float, room: float) -> None:
    used = pips(c, x, y, 13, design.level)
    text = say("market-level", level=design.level)
    if c.text_width(text, size=16) + used + 8 <= room:
        c.text(text, x + used + 8, y, size=16, colour=palette.DIM)


def plaque(
    c: Canvas, value: int, x: float, y: float, width: float, height: float, size: float
) -> None:
    """Power on a steel plate; `y` is its middle."""
    radius = min(width, height) * 0.16
    body = svg.box(0, 0, width, height, radius, palette.PLAQUE_EDGE)
    body += svg.box(1.2, 1.2, width - 2.4, height - 2.4, radius - 1, "url(#g)")
    c.shape(x, y - height / 2, width, height, body, svg.gradient("g", height, *palette.PLAQUE))
    c.text(str(value), x + width / 2, y, size=size, face="Title", anchor="c")
