"""The merchant's prices and a guild's stalls, as buttons; docked in the market and on its overlay.

Any guild of a person may trade here whenever MERCHANT-2 allows it, in its own turn or not: shields
choose the guild. A trade is made at once, as an adventurer is armed at once: it can be taken back
and ends no turn. What ends a turn is confirmed.
"""

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.content.model import RESOURCES
from forgewar.play.memo import memo
from forgewar.play.merchant import Counter, Deal, StallDeals
from forgewar.words.message import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.match import Match

HEAD = 46.0  # height of the panel's title
_HEAD_GAP = 9.0  # between the heads of the columns


class _Layout(NamedTuple):
    """Heights: of the columns' heads, a resource, the stalls' head, a stall."""

    columns: float
    row: float
    stalls: float
    stall: float
    named: bool

    def height(self, stalls: int) -> float:
        """Height of everything below the title."""
        body = self.columns + len(RESOURCES) * self.row + 12
        return body + (self.stalls + stalls * self.stall if stalls else 0)


_LAYOUTS = (
    _Layout(50, 32, 46, 66, named=True),
    _Layout(50, 32, 40, 38, named=False),
    _Layout(44, 30, 30, 34, named=False),
)


def describe_deal(deal: Deal) -> str:
    """A trade that is pointed at, and that a press makes it."""
    return say("market-trade-now", trade=deal.label)


class MerchantPanel:
    """Holds which guild trades: the one whose turn it is, until another is chosen."""

    def __init__(self, context: "SceneContext", *, shields: bool = True) -> None:
        self._context = context
        self._small_shields = shields  # whether the panel itself lets choose the guild
        self._chosen = (-1, -1)  # a guild, and in whose turn it was chosen

    @property
    def _match(self) -> "Match":
        assert self._context.match is not None
        return self._context.match

    @property
    def counter(self) -> Counter:
        """View model of the trades at this moment."""
        match = self._match
        return memo(
            Counter, match.view, self._chosen[0] if self._chosen[1] == match.view.seat else -1
        )

    @property
    def seat(self) -> int:
        """The guild that would trade."""
        return self.counter.seat

    def choose(self, seat: int) -> None:
        self._chosen = (seat, self._match.view.seat)

    def marked_deal(self, c: Canvas) -> Deal | None:
        """The deal that is pointed at or focused and can be made."""
        name = c.hot or c.focus
        deal = self.counter.deals.get(name) if name.startswith("merchant.") else None
        return deal if deal is not None and deal.able else None

    # Drawing

    def needed_height(self, height: float = 1000) -> float:
        """The height that it needs with its title, where there is `height` for it."""
        stalls = len(self.counter.stall_keys)
        return HEAD + _fitting(stalls, height - HEAD).height(stalls)

    def draw(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        """The panel by itself, with its title."""
        widgets.panel(c, x, y, width, height)
        counter = self.counter
        left, room = x + 18, width - 36
        title = str(counter.title)
        if c.text_width(title, size=0, face="Title") > room - 60:
            title = say("market-merchant")
        c.text(title, left, y + 26, size=19, face="Title", room=room - 60)
        key = self._context.bindings.hint("merchant")
        widgets.keycap(c, left + room - widgets.key_width(c, key), y + 26, key)
        widgets.rule(c, left, y + HEAD - 1, room)
        self.draw_content(c, counter, left, y + HEAD, room, height - HEAD)

    def draw_content(
        self, c: Canvas, counter: Counter, x: float, y: float, width: float, height: float
    ) -> None:
        """Everything below the title."""
        c.note_place("merchant", x, y, width, height)
        gap = 0 if counter.shopping else 69 if width > 230 else 60
        columns = (x + width - 27 - gap, x + width - 27)
        lay = _fitting(len(counter.stalls), height)
        self._heads(c, counter, x, y - (50 - lay.columns) / 2, columns)
        top = y + lay.columns
        for place, name in enumerate(RESOURCES):
            self._prices(c, counter, name, x, top + lay.row * (place + 0.5), columns)
        if counter.stalls:
            at = top + len(RESOURCES) * lay.row + 8
            widgets.rule(c, x, at, width)
            low = at + (19 if lay.named else lay.stalls / 2)
            c.text(say("market-stalls"), x, low, size=14, face="Title", colour=palette.BRASS)
            at += lay.stalls
            for stall in counter.stalls:
                self._stall(c, stall, x, at, width, named=lay.named)
                at += lay.stall

    def _heads(
        self, c: Canvas, counter: Counter, x: float, y: float, columns: tuple[float, float]
    ) -> None:
        """Buy and sell, with the uses left; before them the guild that trades."""
        right = columns[1] + 27  # where the prices and the rules end
        if counter.shopping is not None:
            _head(c, say("market-buy"), columns[0], y, 54, right)
            widgets.coin(c, counter.lost, x + 14, y + 27, 28)
            room = columns[0] - 30 - x - 34
            words = say("market-to-spend")
            c.text(words, x + 34, y + 34, size=16, colour=palette.DIM, room=room)
            return
        free = columns[0] - x
        left = columns[0] - 27  # of the buttons below
        buy, sell = say("market-buy"), say("market-sell")
        room = right - left - _HEAD_GAP  # of both heads
        buys = min(room / 2, c.width_in(54, buy, size=15, face="Bold"))
        end = _head(c, sell, columns[1], y, room - buys, right) - _HEAD_GAP
        _head(c, buy, columns[0], y, end - left, end)
        for side, middle in zip(("buy", "sell"), columns, strict=True):
            wide = _uses(c, counter.uses[side], middle, y + 37, "c")
            free = min(free, middle - wide / 2 - 8 - x)
        if self._small_shields and len(counter.people) > 1:
            self._shields(c, counter, x, y + 27, columns[0] - 30 - x)
        else:
            words = say("market-this-round")
            c.text(words, x, y + 37, size=16, face="Regular", colour=palette.DIM, room=free)

    def _shields(self, c: Canvas, counter: Counter, x: float, y: float, room: float) -> None:
        """Whom to trade for; in a narrow panel only who it is, and the way to the next one."""
        match, shown, seat = self._match, counter.people, counter.seat
        if room < 31 * len(shown) - 3 and seat in shown:
            after = shown[(shown.index(seat) + 1) % len(shown)]
            shown = [seat]
            label = say("market-trade-for-guild", guild=match.view.name(after))
            press = partial(self.choose, after)
            c.spot(f"merchant.guild.{after}", x + 28, y - 17, 34, 34, label, press)
            c.picture("icons/next", x + 46, y, 22, ax=0.5, ay=0.5)
        for i, other in enumerate(shown):
            left = x + i * 31
            on = other == seat
            label = say("market-trade-for-guild", guild=match.view.name(other))
            press = partial(self.choose, other)
            marked = c.spot(f"merchant.guild.{other}", left - 3, y - 17, 31, 34, label, press)
            if on or marked:
                edge = palette.BRASS if on else palette.EDGE
                body = svg.box(0, 0, 30, 34, 7, edge)
                body += svg.box(1.5, 1.5, 27, 31, 5.5, palette.SHIELD_GROUND)
                c.shape(left - 3, y - 17, 30, 34, body)
            alpha = 255 if on or marked else 130
            shield = f"emblems/shield_{match.view.emblem(other)}"
            c.picture(shield, left + 12, y, 22, 25, ax=0.5, ay=0.5, alpha=alpha)

    def _prices(
        self, c: Canvas, counter: Counter, name: str, x: float, y: float,
        columns: tuple[float, float],
    ) -> None:  # fmt: skip
        c.picture(f"resources/{name}", x + 12, y, 24, 21, ax=0.5, ay=0.5)
        left = x + (32 if columns[0] - x > 120 else 27)
        words = say("market-resource", resource=say(f"resource-{name}"))
        c.text(words, left, y, size=17, room=columns[0] - 31 - left)
        for side, middle in zip(("buy", "sell"), columns, strict=True):
            deal = counter.deals.get(f"merchant.{side}.{name}")
            if deal is not None:
                gold = deal.given if side == "buy" else deal.got
                lit = self._button(c, deal, middle - 27, y - 14, 54, 28, reach=2)
                widgets.coin(c, gold.amount, middle, y, 22, dim=not lit)

    def _button(
        self, c: Canvas, deal: Deal, x: float, y: float, width: float, height: float,
        *, reach: float = 0,
    ) -> bool:  # fmt: skip
        """The ground of a trade's button. True if the trade can be made."""
        press = partial(self._match.play, deal.action) if deal.able else None
        tall = height + 2 * reach
        marked = c.spot(deal.name, x, y - reach, width, tall, str(deal.label), press, why=deal.why)
        edge = palette.OUTLINE if deal.able else palette.DEAL_OFF
        body = svg.box(0, 0, width, height, 6, edge)
        if deal.able:
            body += svg.box(1, 1, width - 2, height - 2, 5, "url(#g)")
        fills = palette.DEAL_MARKED if marked else palette.DEAL
        c.shape(x, y, width, height, body, svg.gradient("g", height, *fills))
        return deal.able

    def _stall(
        self, c: Canvas, stall: StallDeals, x: float, y: float, width: float, *, named: bool
    ) -> None:
        """A stall: two buttons, one for each direction."""
        at = y
        if named:
            used = _uses(c, stall.left, x + width, at - 3, "r") + 8
            colour = palette.BONE if stall.left else palette.DIM
            c.text(str(stall.name), x, at - 3, size=17, colour=colour, room=width - used)
            at += 12
        half = (width - 8) / 2
        for i, deal in enumerate((stall.gem, stall.metal)):
            edge = x + i * (half + 8)
            lit = self._button(c, deal, edge, at, half, 32)
            _exchange(c, deal, edge + half / 2, at + 16, lit, min(1.0, half / 116))


def _fitting(stalls: int, height: float) -> _Layout:
    """The roomiest layout that fits a height, or the tightest."""
    return next((lay for lay in _LAYOUTS if lay.height(stalls) <= height), _LAYOUTS[-1])


def _head(c: Canvas, word: str, middle: float, y: float, room: float, right: float) -> float:
    """The head of a column: over its middle, or further left where it would pass `right`. Returns
    its left edge."""
    wide = c.width_in(room, word, size=15, face="Bold")
    at = min(middle, right - wide / 2)
    c.text(word, at, y + 17, size=15, face="Bold", colour=palette.BRASS, anchor="c", room=room)
    return at - wide / 2


def _uses(c: Canvas, left: int, x: float, y: float, anchor: str) -> float:
    """Draw the uses left this round. Returns the width."""
    said = say("market-uses-left", count=left)
    colour = palette.MOSS_LIGHT if left > 0 else palette.OFF
    return c.text(said, x, y, size=15.5, colour=colour, anchor=anchor)


def _exchange(c: Canvas, deal: Deal, x: float, y: float, lit: bool, part: float) -> None:
    """ "1 emerald -> 2 copper" in signs, centred; `part` draws them closer together."""
    alpha = 255 if lit else 110
    for side, figure, icon in ((deal.given, -42, -23), (deal.got, 19, 39)):
        colour = palette.BONE if lit else palette.OFF
        at = x + figure * part
        c.text(str(side.amount), at, y, size=16, face="Title", colour=colour, anchor="c")
        picture = f"resources/{side.thing}"
        c.picture(picture, x + icon * part, y, 21, 19, ax=0.5, ay=0.5, alpha=alpha)
    c.picture("icons/arrow", x, y, 14, ax=0.5, ay=0.5, alpha=alpha)
