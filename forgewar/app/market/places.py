"""Blacksmith and Bazaar: the cards on show with this guild's prices, and what became of them."""

from forgewar.app import cards
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.market.ground import Cell, Offer, Sale, View, ground, pips, slot, tag
from forgewar.content.model import Design, EndBonus
from forgewar.rules.bonus import due_tile
from forgewar.rules.decisions import Shopping, TradeWindow
from forgewar.rules.market import bazaar_space, card_price
from forgewar.rules.scoring import bonus_worth
from forgewar.words.cards import design_effect, end_bonus_text

_WIDEST = 186.0  # a card in hand; wider ones have the large layout
# The places of GameState.show, by space: number, kind of the deck.
_KINDS = {"blacksmith": ((0, "weapon"),), "bazaar_bonus": ((1, "bonus"), (2, "bonus")),
          "bazaar_single": ((3, "single"), (4, "single"))}  # fmt: skip
_SPOTS = {"blacksmith": "market.blacksmith", "bazaar_bonus": "market.bazaar",
          "bazaar_single": "market.bazaar"}  # fmt: skip


def card_width(cell: Cell, columns: int) -> float:
    """As wide as hand cards get with their decks below them."""
    by_height = (cell.height - cell.banner - 58) / 1.4
    by_width = (cell.width - 20) / columns - 12
    return min(_WIDEST, by_height, by_width, max(130.0, cell.width * 0.2))


def draw_blacksmith(view: View, cell: Cell) -> None:
    """One card, and what it can do beside it."""
    space = "blacksmith"
    taken = space in view.state.spaces
    ground(view, cell, "blacksmith", "Blacksmith", 0.55, shut=taken or not view.open)
    slot(view, cell.x + cell.width - 34, cell.y + cell.banner * 0.64, space)
    width = card_width(cell, 2)
    margin = (cell.width - 2 * width - 20) / 2
    x, y = cell.x + max(14.0, margin), _card_top(cell, width)
    _place(view, space, 0, x, y, width)
    side = x + width + 20
    room = cell.x + cell.width - 16 - side
    sale = view.sales.get(space)
    offer = _offer(view, space, 0)
    if taken and sale is not None:
        _sold_beside(view, sale, side, y, room)
    elif isinstance(view.match.decision, TradeWindow | Shopping):
        _tile_beside(view, view.match.decision, side, y, room)
    elif offer is not None:
        _facts_beside(view, _key_of(offer), side, y, room, cell.y + cell.height - 12)


def draw_bazaar(view: View, cell: Cell) -> None:
    """Four cards in two spaces, or in one with 2 guilds and solo (MARKET-4)."""
    c, options = view.c, view.state.options
    spaces = [bazaar_space(options, space) for space in ("bazaar_bonus", "bazaar_single")]
    taken = [space in view.state.spaces for space in spaces]
    shut = all(taken) or not view.open
    dark = () if shut else tuple(taken)
    ground(view, cell, "bazaar", "Bazaar", 0.62, shut=shut, dark=dark)
    half = cell.width / 2
    y = cell.y + cell.banner * 0.66
    one = spaces[0] == spaces[1]
    if one:
        slot(view, cell.x + cell.width - 34, y, spaces[0])
        if not taken[0] and view.open:
            tag(c, "one of four", cell.x + cell.width - 64, y)
    else:
        c.fill(cell.x + half - 1, cell.y + 2, 3, cell.height - 4, palette.OUTLINE)
        c.fill(cell.x + half, cell.y + 2, 1, cell.height - 4, "#A67E34")
        for i, label in enumerate(("Bonus", "Single use")):
            right = cell.x + half * (i + 1)
            slot(view, right - 34, y, spaces[i])
            tag(c, label, right - (64 if view.open else 14), y)
    width = card_width(Cell(cell.x, cell.y, half, cell.height, cell.banner), 2)
    for i, space in enumerate(("bazaar_bonus", "bazaar_single")):
        gap = min(24.0, (half - 2 * width) / 3)
        left = cell.x + half * i + (half - 2 * width - gap) / 2
        for n in range(2):
            _place(view, space, n, left + n * (width + gap), _card_top(cell, width), width)


def _card_top(cell: Cell, width: float) -> float:
    rest = cell.height - cell.banner - width * 1.4
    return cell.body + max(10.0, (rest - 32) * 0.45)


# One place for a card


def _offer(view: View, space: str, number: int) -> Offer | None:
    """What is for sale in a place: a card on show, or an end-game bonus in the last round."""
    place, _ = _KINDS[space][number]
    key = view.state.show[place]
    if key:
        return view.offer(f"{_SPOTS[space]}.{key}")
    bonuses = [b for b in view.content.end_bonuses.values() if b.space == space]
    return view.offer(f"{_SPOTS[space]}.{bonuses[number].id}")


def _key_of(offer: Offer) -> str:
    return offer.name.split(".", 2)[2]


def _place(view: View, space: str, number: int, x: float, y: float, width: float) -> None:
    c = view.c
    height = cards.card_height(width)
    offer = _offer(view, space, number)
    low = y + height + 22
    sale = view.sales.get(bazaar_space(view.state.options, space))
    if offer is not None and not (sale is not None and sale.key == _key_of(offer)):
        key = _key_of(offer)
        _card(view, offer, key, x, y, width)
        if key in view.content.end_bonuses:
            _worth(view, view.content.end_bonuses[key], x + width / 2, low)
            return
    else:
        _empty(view, space, sale if _was_here(view, sale, space) else None, x, y, width)
    place, kind = _KINDS[space][number]
    if view.table.last_round:
        return
    _deck(c, kind, len(view.state.decks[place]), x + width / 2, low)


def _was_here(view: View, sale: Sale | None, space: str) -> bool:
    if sale is None:
        return False
    bonus = view.content.end_bonuses.get(sale.key)
    if bonus is not None:
        return bonus.space == space
    catalogue = view.table.catalogue
    home = "blacksmith"
    if sale.key in catalogue.bonus_cards:
        home = "bazaar_bonus"
    elif sale.key in catalogue.single_cards:
        home = "bazaar_single"
    return home == space


def _card(view: View, offer: Offer, key: str, x: float, y: float, width: float) -> None:
    c = view.c
    height = cards.card_height(width)
    press = None if offer.why else offer.press
    marked = c.spot(offer.name, x, y, width, height, offer.label, press, why=offer.why)
    taken = offer.refusal is not None and offer.refusal.clause == "MARKET-2"
    price = price_of(view, key)
    cards.draw_card(c, view.content, key, x, y, width, price=price, dim=taken)
    if offer.why and not taken:
        # Out of reach for now, but worth reading: a lighter shade than that of what is gone.
        shade = svg.box(0, 0, width, height, width / 14, "#1A120C", 'fill-opacity=".46"')
        c.shape(x, y, width, height, shade)
    if offer.lock:
        cards.lock(c, offer.lock, x, y, width)
    if offer.chosen or (marked and press is not None):
        cards.ring(c, x, y, width, height, chosen=offer.chosen)


def price_of(view: View, key: str) -> int:
    """What a card on show or an end-game bonus costs."""
    bonus = view.content.end_bonuses.get(key)
    if bonus is not None:
        return bonus.price
    catalogue = view.table.catalogue
    card = (
        catalogue.designs.get(key)
        or catalogue.bonus_cards.get(key)
        or catalogue.single_cards.get(key)
    )
    assert card is not None, key
    return card_price(view.state.options, card)


def _empty(view: View, place: str, sale: Sale | None, x: float, y: float, width: float) -> None:
    """Where a card lay, or none will lie."""
    c = view.c
    height = cards.card_height(width)
    w, h = width, height
    body = (
        f'<rect x="1" y="1" width="{w - 2}" height="{h - 2}" rx="9" fill="#140D08" '
        'fill-opacity=".35" stroke="#6B5438" stroke-width="1.6" stroke-dasharray="6 5"/>'
    )
    c.shape(x, y, w, h, body)
    middle = x + width / 2
    if sale is None:
        word = "closed" if not view.open else "no card"
        c.text(word, middle, y + height / 2, size=16, colour=palette.OFF, anchor="c")
        return
    if place == "blacksmith":
        c.picture("icons/anvil", middle, y + h * 0.42, 40, ax=0.5, ay=0.5, tint="#5A4630")
        c.text("sold", middle, y + h * 0.65, size=17, colour=palette.DIM, anchor="c")
        return
    name = view.match.story.card(sale.key)
    face = _face(c, name, w - 12)
    lines = c.wrapped(name, w - 12, size=15, face=face)
    tall = 18 * len(lines) + 24
    at = y + h / 2 - tall / 2 + 9
    if h > tall + 70:
        emblem = view.match.emblem(sale.seat)
        c.picture(f"emblems/roundel_{emblem}", middle, at - 6, 34, ax=0.5, ay=0.5)
        at += 32
    for line in lines:
        c.text(line, middle, at, size=15, face=face, colour="#D9CBAA", anchor="c", room=w - 8)
        at += 18
    c.text(_paid(view, sale), middle, at + 8, size=15.5, colour=palette.DIM, anchor="c", room=w - 8)


def _face(c: Canvas, name: str, room: float) -> str:
    """The face for a name: Cinzel if its longest word fits, else the narrower one."""
    longest = max(c.text_width(word, size=15, face="Title") for word in name.split())
    return "Title" if longest <= room else "Bold"


def _paid(view: View, sale: Sale) -> str:
    return f"{view.match.name(sale.seat)} {f'paid {sale.price}' if sale.price else 'took it'}"


def _deck(c: Canvas, kind: str, left: int, x: float, y: float) -> None:
    """What is left in the deck, under its card."""
    text = f"{left} left"
    width = 30 + c.text_width(text, size=16)
    c.picture(f"board/stack_{kind}", x - width / 2, y, 24, ay=0.5, alpha=255 if left else 110)
    c.text(text, x - width / 2 + 30, y, size=16, colour=palette.DIM if left else palette.OFF)


def _worth(view: View, bonus: EndBonus, x: float, y: float) -> None:
    """What an end-game bonus would count for this guild now."""
    c, worth = view.c, bonus_worth(view.guild, bonus)
    text = "counts now"
    width = c.text_width(text, size=15.5) + 32
    c.text(text, x - width / 2, y, size=15.5, colour=palette.DIM)
    right = x + width / 2
    c.picture("icons/seal", right - 13, y, 28, ax=0.5, ay=0.5)
    c.text(str(worth), right - 13, y, size=13, face="Title", colour="#FFEEC4", anchor="c")


# Beside the Blacksmith's card


def _tile_beside(
    view: View, decision: TradeWindow | Shopping, x: float, y: float, room: float
) -> None:
    """The bonus tile that is about to be counted, or is being spent."""
    shopping = isinstance(decision, Shopping)
    if isinstance(decision, TradeWindow) and decision.before != "tile":
        return
    c, tile = view.c, due_tile(view.state)
    if not tile:
        return
    word = "Shopping with" if shopping else "Counted next"
    c.text(word, x, y + 8, size=15, face="Bold", colour=palette.BRASS, room=room)
    width = min(room, 116.0)
    cards.draw_tile(c, view.content, tile, x, y + 24, width)


def _sold_beside(view: View, sale: Sale, x: float, y: float, room: float) -> None:
    """Who has bought what for how much."""
    c, content = view.c, view.content
    design = content.designs.get(sale.key)
    name = design.name if design is not None else content.end_bonuses[sale.key].name
    if design is not None:
        defs = svg.gradient("g", 66, "#3A4560", "#161A2B")
        c.shape(x, y, 74, 66, svg.box(0.5, 0.5, 73, 65, 6, "url(#g)", 'stroke="#6B5A38"'), defs)
        c.picture(design.picture, x + 37, y + 33, 60, ax=0.5, ay=0.5)
        y += 66
    at = y + 22
    face = _face(c, name, room)
    size = 15 if face == "Title" and room < 112 else 17
    at += c.paragraph(name, x, at, room, size=size, face=face, colour="#D9CBAA", leading=20)
    c.text(_paid(view, sale), x, at + 3, colour=palette.DIM, room=room)
    widgets.rule(c, x, at + 20, room)
    words = "Closed until next round" if not view.table.last_round else "Sold for good"
    c.paragraph(words, x, at + 42, room, colour=palette.DIM, leading=21)


def _facts_beside(view: View, key: str, x: float, y: float, room: float, foot: float) -> None:
    """What the card on show means, in words that need no magnifying glass; down to `foot`."""
    c = view.c
    bonus = view.content.end_bonuses.get(key)
    if bonus is not None:
        c.text("Last round", x, y + 16, size=15, face="Title", colour=palette.BRASS, room=room)
        c.paragraph(end_bonus_text(bonus), x, y + 44, room, size=16, colour=palette.DIM, leading=20)
        return
    design = view.content.designs[key]
    at = y + 20
    for draw in (_power_line, _level_line):
        draw(c, design, x, at, room)
        at += 33
    widgets.rule(c, x, at - 8, room)
    effect = design_effect(design)
    said = effect or "No effect of its own"
    height = c.paragraph(
        said, x, at + 10, room, size=16, colour=palette.BONE if effect else palette.DIM, leading=20
    )
    at += 20 + height
    if design.prestige and at + 14 < foot:
        c.picture("icons/seal", x + 13, at, 28, ax=0.5, ay=0.5)
        number = str(design.prestige)
        c.text(number, x + 13, at, size=13, face="Title", colour="#FFEEC4", anchor="c")
        c.text("at the end", x + 34, at, size=16, colour=palette.DIM, room=room - 34)


def _power_line(c: Canvas, design: Design, x: float, y: float, room: float) -> None:
    plaque(c, design.power, x, y, 30, 28, 18)
    at = x + 38
    for kind in design.types:
        c.picture(f"icons/type_{kind}", at, y, 22, ay=0.5, tint="#F2D48C")
        at += 26
    if not design.types:
        c.text("power", at, y, size=16, colour=palette.DIM, room=x + room - at)


def _level_line(c: Canvas, design: Design, x: float, y: float, room: float) -> None:
    used = pips(c, x, y, 13, design.level)
    text = f"level {design.level}"
    if c.text_width(text, size=16) + used + 8 <= room:
        c.text(text, x + used + 8, y, size=16, colour=palette.DIM)


def plaque(
    c: Canvas, value: int, x: float, y: float, width: float, height: float, size: float
) -> None:
    """Power on a steel plate; `y` is its middle."""
    radius = min(width, height) * 0.16
    body = svg.box(0, 0, width, height, radius, "#141A22")
    body += svg.box(1.2, 1.2, width - 2.4, height - 2.4, radius - 1, "url(#g)")
    c.shape(x, y - height / 2, width, height, body, svg.gradient("g", height, "#43505F", "#2C3642"))
    c.text(str(value), x + width / 2, y, size=size, face="Title", anchor="c")
