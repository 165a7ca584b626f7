"""The merchant over any scene of a round: every person's guild may trade, whoever's turn it is.

It opens by itself, with a word on what for, when last trades or shopping are what is decided."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import row, shares
from forgewar.app.match import layout
from forgewar.app.match.match_bar import match_bar
from forgewar.app.match.merchant_panel import HEAD, MerchantPanel, describe_deal
from forgewar.app.match.scene import PlayScene
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.app.window.looking import LOOKS
from forgewar.app.window.settings import save_settings
from forgewar.content.model import RESOURCES
from forgewar.play.changes import changes_of
from forgewar.play.merchant import Counter, Deal
from forgewar.rules.decisions import Shopping
from forgewar.words.cards import tile_text
from forgewar.words.message import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_WIDTH, _SIDE = 760.0, 330.0
_TILE_HEAD = 74.0  # height of a title with a tile and what it gives
_FOOT = 66.0
_LEAST, _INSIDE, _BUTTON = 440.0, 24.0, 136.0  # height of the panel, its margin, its button
_TIGHT = 400.0  # height in which the prices are set closely
# What can be looked at or done with the merchant open.
_BESIDE = ("undo", "redo", "hint", "ledger", "mat", "tiles", "discard", "ask", *LOOKS)


class MerchantOverlay(PlayScene):
    """Left the guild that trades with all it has, right the prices; what is pointed at shows what
    it would change. It stays open for several trades."""

    shows_panels = False  # what lies below does
    overlay = True

    def __init__(self, context: "SceneContext") -> None:
        super().__init__(context)
        self._panel = MerchantPanel(context, shields=False)
        asked = self._panel.counter.asked
        self._asked = self.match.view.decision if asked else None  # what it came for by itself

    @property
    def stays(self) -> bool:
        """Until it is closed; where it came for a decision, until that is made."""
        asked, now = self._asked, self.match.view.game.decision
        if isinstance(asked, Shopping):
            return isinstance(now, Shopping) and now.seat == asked.seat
        return asked is None or now == asked

    @property
    def answers(self) -> bool:
        return self._panel.counter.asked

    def _close(self) -> None:
        self.context.navigator.pop()

    def _end(self) -> None:
        """Be done: with what is asked, after a question if something would be lost; else close."""
        counter = self._panel.counter
        action = counter.ending
        if action is None:
            self._close()
        elif counter.lost:
            lines = [say("market-stop-lost", gold=counter.lost)]
            self.context.navigator.push(
                ConfirmOverlay(
                    self.context,
                    say("market-stop-title"),
                    lines,
                    say("market-stop-yes"),
                    partial(self.match.play, action),
                    no_label=say("market-stop-no"),
                )
            )
        elif self.match.view.waiting_for_person:
            self.match.play(action)

    def handle(self, command: str) -> bool:
        asked = self._panel.counter.asked
        if command == "back" or command == ("confirm" if asked else "merchant"):
            self._end()
            return True
        return super().handle(command) if command in _BESIDE else False

    @property
    def first_focus(self) -> str:
        return "merchant.buy.copper"

    def draw_over(self, c: Canvas) -> None:
        """The scene below shows a hint over this one, too."""

    def draw(self, c: Canvas) -> None:
        c.veil()
        counter = self._panel.counter
        above = 0.0
        if counter.asked:  # a decision like others: from it every room can be looked at
            match_bar(c, self.context)
            above = layout.top_height(c) - 12
        with c.enlarged(self._zoom(c, above)), c.with_letters(1.0):
            self._draw_panel(c, counter, above / c.zoom)

    def _zoom(self, c: Canvas, above: float) -> float:
        """Factor by which the panel is enlarged: as far as all of it stays in the window."""
        tall = max(_LEAST, self._panel.needed_height(_TIGHT) + _TILE_HEAD - HEAD + _FOOT)
        fits = min(c.width / (_WIDTH + 2 * _INSIDE), (c.height - above) / (tall + 2 * _INSIDE))
        return max(1.0, min(c.text_scale, fits))

    def _draw_panel(self, c: Canvas, counter: Counter, above: float) -> None:
        _, free = Box(0, 0, c.width, c.height).inset(_INSIDE).cut_top(above)
        top = _TILE_HEAD if counter.tile else HEAD
        foot = _FOOT
        needed = self._panel.needed_height(free.height - foot - top + HEAD) - HEAD + top + foot
        width, height = min(_WIDTH, free.width), min(max(_LEAST, needed), free.height)
        x, y = (c.width - width) / 2, max((c.height - height) / 2, free.y)
        panel = Box(x, y, width, height)
        widgets.panel(c, *panel, active=counter.asked)
        head, body = panel.cut_top(top)
        self._title(c, counter, *head.inset(_INSIDE, 0))
        own, prices = body.cut_left(min(_SIDE, width * 0.46))
        c.fill(prices.x, body.y + 16, 1, body.height - 32, palette.RULE)
        own, prices = own.inset(_INSIDE, 0), prices.inset(_INSIDE, 0)
        deal = self._panel.marked_deal(c)
        self._guild(c, counter, own.x, own.y, own.width, deal)
        words, trades = prices.cut_bottom(foot)
        self._panel.draw_content(c, counter, *trades)
        _, words = words.cut_right(_BUTTON, layout.MARGIN)
        said = describe_deal(deal) if deal is not None else str(counter.help)
        colour = palette.BONE if deal is not None else palette.DIM
        lines = c.wrapped(said, words.width, size=16)
        for i, line in enumerate(lines):
            at = panel.bottom - 34 - (foot - _FOOT) / 2 + (i - (len(lines) - 1) / 2) * 19
            c.text(line, words.x, at, size=16, colour=colour, room=words.width)
        self._button(c, counter, panel.right - 20 - _BUTTON, panel.bottom - 54)
        if counter.people and not counter.tile:
            self._switch(c, own.x, panel.bottom - 54, own.width)

    def _button(self, c: Canvas, counter: Counter, x: float, y: float) -> None:
        hint = self.context.bindings.hint
        if counter.asked:
            label = say("market-stop") if counter.shopping else say("market-done")
            widgets.button(
                c, "confirm", x, y, _BUTTON, label, self._end, icon="confirm", key=hint("confirm"),
                primary=True,
            )  # fmt: skip
        else:
            label = say("market-close")
            widgets.button(
                c, "back", x, y, _BUTTON, label, self._end, icon="cross", key=hint("back")
            )

    def _switch(self, c: Canvas, x: float, y: float, width: float) -> None:
        """Draw a toggle for being asked at the end of each round."""
        words, on = say("market-ask-me"), self.context.settings.ask_last_trades
        widgets.toggle(c, "ask", x, y + 8, words, on, self._toggle_asking)
        lines = c.wrapped(words, width - 56, size=16)
        for i, line in enumerate(lines):
            at = y + 20 + (i - (len(lines) - 1) / 2) * 19
            c.text(line, x + 56, at, size=16, colour=palette.DIM, room=width - 56)

    def _toggle_asking(self) -> None:
        settings = self.context.settings
        settings.ask_last_trades = not settings.ask_last_trades
        save_settings(self.context.settings)

    def _title(
        self, c: Canvas, counter: Counter, x: float, y: float, width: float, height: float
    ) -> None:
        """Draw the title, or the bonus tile that asks for trades, with its reward."""
        widgets.rule(c, x, y + height - 1, width)
        title = str(counter.title)
        if not counter.tile:
            c.text(title, x, y + 26, size=19, face="Title", room=width)
            return
        tile = self.match.view.content.tiles[counter.tile]
        c.picture(tile.picture, x + 24, y + height / 2, 48, 54, ax=0.5, ay=0.5)
        c.text(title, x + 64, y + 24, size=19, face="Title", room=width - 64)
        words = str(tile_text(tile))
        c.text(words, x + 64, y + 52, size=16, colour=palette.DIM, room=width - 64)

    # The guild that trades

    def _guild(
        self, c: Canvas, counter: Counter, x: float, y: float, width: float, deal: Deal | None
    ) -> None:
        match, seat = self.match, counter.seat
        c.picture(f"emblems/shield_{match.view.emblem(seat)}", x, y + 14, 50, 57)
        room = width - 66
        c.text(str(match.view.name(seat)), x + 66, y + 32, size=24, face="Title", room=room)
        name = c.cut_name(match.view.seat_of(seat).name, room, face="Regular")
        c.text(name, x + 66, y + 58, size=16, face="Regular", colour=palette.DIM, room=room)
        widgets.rule(c, x, y + 82, width)
        events = match.view.preview(deal.action) if deal is not None else []
        change = changes_of(events, match.view.sides)[seat]
        gains = change.resources or {}
        each = width / 3
        for resource, word in enumerate(RESOURCES):
            left = x + each * (resource % 3)
            at = y + 110 + 48 * (resource // 3)
            value = counter.guild.resources[resource]
            _amount(c, f"resources/{word}", left, at, value, gains.get(resource, 0))
        widgets.rule(c, x, y + 186, width)
        _amount(c, "icons/gold", x, y + 212, counter.guild.gold, change.gold)
        widgets.rule(c, x, y + 238, width)
        if counter.shopping is None:
            self._choose(c, counter, x, y + 248, width)

    def _choose(self, c: Canvas, counter: Counter, x: float, y: float, width: float) -> None:
        """The guilds of persons, to trade for."""
        match, people = self.match, counter.people
        if len(people) < 2:
            return
        c.text(say("market-trade-for"), x, y + 12, size=14, face="Title", colour=palette.BRASS)
        boxes = row(Box(x, y + 26, width, 54), shares(len(people)), 8)
        for seat, box in zip(people, boxes, strict=True):
            label = say("market-trade-for-guild", guild=match.view.name(seat))
            choose = partial(self._panel.choose, seat)
            widgets.row(c, f"trade_for.{seat}", *box, label, choose, chosen=seat == counter.seat)
            c.picture(
                f"emblems/shield_{match.view.emblem(seat)}", *box.centre, 32, 37, ax=0.5, ay=0.5
            )


def _amount(c: Canvas, icon: str, x: float, y: float, value: int, gain: int) -> None:
    """Draw an amount, and its change."""
    lit = value or gain
    c.picture(icon, x + 16, y, 32, 28, ax=0.5, ay=0.5, alpha=255 if lit else 95)
    used = c.number(value, x + 40, y, size=20, colour=palette.BONE if lit else palette.OFF)
    if gain:
        words = say("market-change", number=gain)
        colour = palette.MOSS_LIGHT if gain > 0 else palette.EMBER_LIGHT
        c.text(words, x + 40 + used + 6, y, size=17, face="Title", colour=colour)
