"""Clerk: rows of public designs to claim."""

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.market.card_stands import plaque
from forgewar.app.market.panel import Cell, Pointed, View, choice, ground, open_tag
from forgewar.app.match.large_card import draw_large
from forgewar.content.model import RESOURCES
from forgewar.play import market_notes
from forgewar.play.market import Offer
from forgewar.play.memo import memo
from forgewar.words.message import as_list, say
from forgewar.words.names import card_name


def draw_clerk(view: View, cell: Cell, scroll: ScrollList) -> None:
    """Every open public design: who has claimed it, and what a claim costs this guild."""
    ground(view, cell, "clerk", 0.70)
    open_tag(view, cell, "clerk")
    x, width = cell.inner
    top = cell.body + 11
    height = cell.y + cell.height - 8 - top
    designs = memo(market_notes.designs, view.table_view)
    least = min(50.0, max(42.0, height / max(1, len(designs))))
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
    """Draw the guilds that have claimed a design. Returns the left edge."""
    for seat in reversed(held):
        roundel = f"emblems/roundel_{view.table_view.emblem(seat)}"
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
    names = as_list(view.table_view.name(seat) for seat in market.claimants(key))
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


def peek_clerk(view: View, cell: Cell, pointed: Pointed) -> None:
    """A design that is pointed at, large, with those who have claimed it."""
    if pointed.key in view.content.designs:
        held = tuple(view.table_view.emblem(seat) for seat in view.market.claimants(pointed.key))
        beside = pointed.box._replace(x=cell.x, width=cell.width)
        draw_large(view.c, view.content, pointed.key, beside, claimed=held)
