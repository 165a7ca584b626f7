"""The merchant's prices and a guild's stalls, as buttons; docked in the market and on its overlay.

Any guild of a person may trade here whenever MERCHANT-2 allows it, in its own turn or not: shields
choose the guild. A trade is made at once, since it can be taken back.
"""

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.content.model import RESOURCES, Stall, card_of
from forgewar.rules.actions import Action, BuyResource, SellResource, Shop, UseStall
from forgewar.rules.catalogue import catalogue
from forgewar.rules.decisions import Shopping
from forgewar.rules.merchant import purchases_left, sale_price, sales_left, stall_uses_left
from forgewar.rules.state import Guild
from forgewar.rules.table import Table
from forgewar.words import actions

if TYPE_CHECKING:
    from forgewar.app.window.app import App
    from forgewar.play.match import Match

_HEAD = 46.0


class _Layout(NamedTuple):
    """Heights: of the columns' heads, a resource, the stalls' head, a stall."""

    columns: float
    row: float
    stalls: float
    stall: float
    named: bool

    def height(self, stalls: int) -> float:
        body = _HEAD + self.columns + 6 * self.row + 12
        return body + (self.stalls + stalls * self.stall if stalls else 0)


_LAYOUTS = (
    _Layout(50, 32, 46, 66, named=True),
    _Layout(50, 32, 40, 38, named=False),
    _Layout(44, 30, 30, 34, named=False),
)


class _Now(NamedTuple):
    """What there is to trade at this moment, gathered once for a drawing."""

    seat: int
    people: list[int]
    shop: Shopping | None
    able: bool  # whether somebody at the table may press anything
    guild: Guild
    table: Table
    stalls: list[tuple[str, Stall]]
    actions: dict[str, Action]


class MerchantPanel:
    """Holds which guild trades: the one whose turn it is, until another is chosen."""

    def __init__(self, app: "App", *, shields: bool = True) -> None:
        self._app = app
        self._small_shields = shields  # whether the panel itself lets choose the guild
        self._chosen = (-1, -1)  # a guild, and in whose turn it was chosen

    @property
    def _match(self) -> "Match":
        assert self._app.match is not None
        return self._app.match

    @property
    def people(self) -> list[int]:
        """The guilds that persons at this table play."""
        match = self._match
        return [seat for seat in range(len(match.shown.guilds)) if match.is_person(seat)]

    @property
    def seat(self) -> int:
        """The guild that would trade."""
        match, people = self._match, self.people
        if self._shopping:
            return match.seat
        if self._chosen[1] == match.seat and self._chosen[0] in people:
            return self._chosen[0]
        return match.seat if match.seat in people or not people else people[0]

    def choose(self, seat: int) -> None:
        self._chosen = (seat, self._match.seat)

    @property
    def _shopping(self) -> Shopping | None:
        decision = self._match.decision
        return decision if isinstance(decision, Shopping) else None

    def _stalls(self, seat: int) -> list[tuple[str, Stall]]:
        """A guild's stalls by card."""
        if self._shopping is not None:
            return []
        content = self._match.game.content
        found = []
        for key in self._match.shown.guilds[seat].bonus_cards:
            stall = content.bonus_cards[card_of(key)].stall
            if stall is not None:
                found.append((key, stall))
        return found

    def actions(self) -> dict[str, Action]:
        """What each button would do, by the name of its spot."""
        seat = self.seat
        if self._shopping is not None:
            return {f"merchant.buy.{name}": Shop(r) for r, name in enumerate(RESOURCES)}
        found: dict[str, Action] = {}
        for resource, name in enumerate(RESOURCES):
            found[f"merchant.buy.{name}"] = BuyResource(seat, resource)
            found[f"merchant.sell.{name}"] = SellResource(seat, resource)
        for key, _ in self._stalls(seat):
            found[f"merchant.stall.{key}.gem"] = UseStall(seat, key, True)
            found[f"merchant.stall.{key}.metal"] = UseStall(seat, key, False)
        return found

    @property
    def _able(self) -> bool:
        match = self._match
        return not match.show.busy and match.decision is not None and self.seat in self.people

    def marked(self, c: Canvas) -> Action | None:
        """The legal trade that is pointed at or focused."""
        name = c.hot or c.focus
        if not name.startswith("merchant.") or not self._able:
            return None
        action = self.actions().get(name)
        return None if action is None or self._match.why_not(action) else action

    # Drawing

    def needed(self, height: float = 1000) -> float:
        """The height it needs where there is `height` for it."""
        stalls = len(self._stalls(self.seat))
        return _fitting(stalls, height).height(stalls)

    def draw(
        self, c: Canvas, x: float, y: float, width: float, height: float, *, active: bool = False
    ) -> None:
        widgets.panel(c, x, y, width, height, active=active)
        self.content(c, x + 18, y, width - 36, height)

    def content(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        """Everything inside the panel."""
        now = self._gather()
        title = "Shopping" if now.shop else "Merchant"
        c.text(title, x, y + 26, size=19, face="Title", room=width - 60)
        if now.shop is None:
            key = self._app.bindings.hint("merchant")
            widgets.keycap(c, x + width - widgets.key_width(c, key), y + 26, key)
        widgets.rule(c, x, y + _HEAD - 1, width)
        gap = 0 if now.shop else 69 if width > 230 else 60
        columns = (x + width - 27 - gap, x + width - 27)
        lay = _fitting(len(now.stalls), height)
        self._heads(c, now, x, y + _HEAD - (50 - lay.columns) / 2, columns)
        top = y + _HEAD + lay.columns
        for resource in range(6):
            self._prices(c, now, resource, x, top + lay.row * (resource + 0.5), columns)
        if now.stalls:
            at = top + 6 * lay.row + 8
            widgets.rule(c, x, at, width)
            low = at + (19 if lay.named else lay.stalls / 2)
            c.text("Your stalls", x, low, size=14, face="Title", colour=palette.BRASS)
            at += lay.stalls
            for key, stall in now.stalls:
                self._stall(c, now, key, stall, x, at, width, named=lay.named)
                at += lay.stall

    def _gather(self) -> _Now:
        match, seat = self._match, self.seat
        table = Table(match.shown, catalogue(match.game.content))
        guild = match.shown.guilds[seat]
        return _Now(
            seat, self.people, self._shopping, self._able, guild, table, self._stalls(seat),
            self.actions(),
        )  # fmt: skip

    def _heads(
        self, c: Canvas, now: _Now, x: float, y: float, columns: tuple[float, float]
    ) -> None:
        """Buy and sell, with the uses left; before them the guild that trades."""
        if now.shop is not None:
            self._head(c, "Buy", columns[0], y)
            widgets.coin(c, now.shop.budget, x + 14, y + 27, 28)
            room = columns[0] - 30 - x - 34
            c.text("to spend", x + 34, y + 34, size=16, colour=palette.DIM, room=room)
            return
        left = (purchases_left(now.table, now.guild), sales_left(now.guild))
        for word, middle, uses in zip(("Buy", "Sell"), columns, left, strict=True):
            self._head(c, word, middle, y)
            _uses(c, uses, middle, y + 37, "c")
        if self._small_shields and len(now.people) > 1:
            self._shields(c, now, x, y + 27, columns[0] - 30 - x)
        else:
            c.text("this round", x, y + 37, size=16, face="Regular", colour=palette.DIM)

    def _head(self, c: Canvas, word: str, x: float, y: float) -> None:
        c.text(word, x, y + 17, size=14, face="Title", colour=palette.BRASS, anchor="c")

    def _shields(self, c: Canvas, now: _Now, x: float, y: float, room: float) -> None:
        """Whom to trade for; in a narrow panel only who it is, and the way to the next one."""
        match, shown = self._match, now.people
        if room < 31 * len(shown) - 3 and now.seat in shown:
            after = shown[(shown.index(now.seat) + 1) % len(shown)]
            shown = [now.seat]
            name, label = f"merchant.guild.{after}", f"Trade for {match.name(after)}"
            c.spot(name, x + 28, y - 17, 34, 34, label, partial(self.choose, after))
            c.picture("icons/next", x + 46, y, 22, ax=0.5, ay=0.5)
        for i, seat in enumerate(shown):
            left = x + i * 31
            on = seat == now.seat
            name, label = f"merchant.guild.{seat}", f"Trade for {match.name(seat)}"
            marked = c.spot(name, left - 3, y - 17, 31, 34, label, partial(self.choose, seat))
            if on or marked:
                edge = palette.BRASS if on else palette.EDGE
                body = svg.box(0, 0, 30, 34, 7, edge) + svg.box(1.5, 1.5, 27, 31, 5.5, "#47331F")
                c.shape(left - 3, y - 17, 30, 34, body)
            alpha = 255 if on or marked else 130
            shield = f"emblems/shield_{match.emblem(seat)}"
            c.picture(shield, left + 12, y, 22, 25, ax=0.5, ay=0.5, alpha=alpha)

    def _prices(
        self, c: Canvas, now: _Now, resource: int, x: float, y: float, columns: tuple[float, float]
    ) -> None:
        name = RESOURCES[resource]
        c.picture(f"resources/{name}", x + 12, y, 24, 21, ax=0.5, ay=0.5)
        left = x + (32 if columns[0] - x > 120 else 27)
        c.text(name.capitalize(), left, y, size=17, room=columns[0] - 31 - left)
        prices = (
            now.table.catalogue.prices.buy[resource],
            sale_price(now.table, now.guild, resource),
        )
        sides = ("buy",) if now.shop else ("buy", "sell")
        for side, middle, price in zip(sides, columns, prices, strict=False):
            spot = f"merchant.{side}.{name}"
            lit = self._button(c, now, spot, middle - 27, y - 14, 54, 28, reach=2)
            widgets.coin(c, price, middle, y, 22, dim=not lit)

    def _button(
        self, c: Canvas, now: _Now, name: str, x: float, y: float, width: float, height: float,
        *, reach: float = 0,
    ) -> bool:  # fmt: skip
        """The ground of a trade's button. True if the trade can be made."""
        match, action = self._match, now.actions[name]
        why = match.why_not(action) if now.able else ""
        press = partial(match.play, action) if now.able and not why else None
        marked = c.spot(
            name,
            x,
            y - reach,
            width,
            height + 2 * reach,
            str(actions.advice(self._match.game, self._match.story, action)),
            press,
            why=why,
        )
        body = svg.box(0, 0, width, height, 6, palette.OUTLINE if press else "#2C2118")
        if press is not None:
            body += svg.box(1, 1, width - 2, height - 2, 5, "url(#g)")
        top, bottom = ("#6E5437", "#543E29") if marked else ("#54402A", "#3F2E1F")
        c.shape(x, y, width, height, body, svg.gradient("g", height, top, bottom))
        return press is not None

    def _stall(
        self, c: Canvas, now: _Now, key: str, stall: Stall, x: float, y: float, width: float,
        *, named: bool,
    ) -> None:  # fmt: skip
        """A stall: two buttons, one for each direction."""
        at = y
        if named:
            left = stall_uses_left(now.table, now.guild, key)
            card = now.table.catalogue.bonus_cards[key]
            used = _uses(c, left, x + width, at - 3, "r") + 8
            colour = palette.BONE if left else palette.DIM
            name = card.name.removesuffix(" Stall")
            c.text(name, x, at - 3, size=17, colour=colour, room=width - used)
            at += 12
        half = (width - 8) / 2
        gem, metal = (1, RESOURCES[stall.gem]), (2, RESOURCES[stall.metal])
        for i, (way, sides) in enumerate((("gem", (gem, metal)), ("metal", (metal, gem)))):
            edge = x + i * (half + 8)
            lit = self._button(c, now, f"merchant.stall.{key}.{way}", edge, at, half, 32)
            _exchange(c, sides, edge + half / 2, at + 16, lit, min(1.0, half / 116))


def _fitting(stalls: int, height: float) -> _Layout:
    """The roomiest layout that fits a height, or the tightest."""
    return next((lay for lay in _LAYOUTS if lay.height(stalls) <= height), _LAYOUTS[-1])


def _uses(c: Canvas, left: int, x: float, y: float, anchor: str) -> float:
    """How many uses are left this round. Returns the width."""
    said = f"{left} left" if left > 0 else "used"
    colour = palette.MOSS_LIGHT if left > 0 else palette.OFF
    return c.text(said, x, y, size=15.5, colour=colour, anchor=anchor)


def _exchange(
    c: Canvas,
    sides: tuple[tuple[int, str], tuple[int, str]],
    x: float,
    y: float,
    lit: bool,
    part: float,
) -> None:
    """ "1 emerald -> 2 copper" in signs, centred; `part` draws them closer together."""
    alpha = 255 if lit else 110
    for (amount, name), figure, icon in zip(sides, (-42, 19), (-23, 39), strict=True):
        colour = palette.BONE if lit else palette.OFF
        at = x + figure * part
        c.text(str(amount), at, y, size=16, face="Title", colour=colour, anchor="c")
        c.picture(f"resources/{name}", x + icon * part, y, 21, 19, ax=0.5, ay=0.5, alpha=alpha)
    c.picture("icons/arrow", x, y, 14, ax=0.5, ay=0.5, alpha=alpha)
