"""The market scene: one action at one of the places, or a pass."""

from functools import partial

from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.market.panel import Pointed, View
from forgewar.app.market.panels import SHOWN, cells
from forgewar.app.match import guild_panels, layout
from forgewar.app.match.discard import draw_discard
from forgewar.app.match.log_panel import log_panel
from forgewar.app.match.match_bar import match_bar
from forgewar.app.match.merchant_panel import MerchantPanel, describe_deal
from forgewar.app.match.scene import PlayScene
from forgewar.app.window.life import Lamp
from forgewar.play.changes import changes_of
from forgewar.play.market import PASS, Market, Offer
from forgewar.play.memo import memo
from forgewar.play.moment import others_turn
from forgewar.rules.actions import Action
from forgewar.rules.events import CardsDiscarded
from forgewar.words.message import say

_LIGHTS = (("blacksmith", 0.63), ("clerk", 0.5))  # in the pictures of places, across
_DISCARD = 78.0  # the height of the discard
_LOG, _LEAST_LOG = 150.0, 100.0  # heights left to the log below the merchant


class MarketScene(PlayScene):
    """Choose one thing, see in the panels and in words what it costs and whom it pays, confirm."""

    def enter(self) -> None:
        self._chosen: Action | None = None
        self._merchant = MerchantPanel(self.context)
        self._pile = Box(0, 0, 0, 0)  # where the discard lies
        self._lists = {panel.name: ScrollList() for panel in SHOWN}

    # Actions

    def _choose(self, offer: Offer) -> None:
        """Pressing what is chosen confirms it; a part of two is let go of."""
        market, chosen = memo(Market, self.match.view), self._chosen
        if not market.holds(chosen, offer.action):
            self._chosen = market.joined(chosen, offer.action)
        elif (left := market.without(chosen, offer.action)) is not None:
            self._chosen = left
        else:
            self._confirm()

    def _confirm(self) -> None:
        action = self._chosen
        if action is not None and memo(Market, self.match.view).active:
            self._chosen = None
            self.match.play(action)

    def _pass(self) -> None:
        self._chosen = None
        self.match.play(PASS)

    def handle(self, command: str) -> bool:
        focus = self.context.controller.focus
        for scroll in self._lists.values():
            neighbour = scroll.neighbour(command, focus)
            if neighbour:
                self.context.controller.focus = neighbour
                return True
        if command == "confirm" and self._chosen is not None:
            self._confirm()
            return True
        if command == "pass" and memo(Market, self.match.view).active:
            self._pass()
            return True
        return super().handle(command)

    def cancel(self) -> bool:
        """Let go of what is chosen."""
        if self._chosen is None:
            return super().cancel()
        self._chosen = None
        return True

    @property
    def first_focus(self) -> str:
        return "market.barracks.hire"

    # Drawing

    def draw(self, c: Canvas) -> None:
        match = self.match
        market = memo(Market, match.view)
        if self._chosen is not None and (not market.active or market.refusal(self._chosen)):
            self._chosen = None
        aim = self._aim(c, market)
        look = partial(self.context.command, "look_quest")
        view = View(c, market, self._chosen, aim, self._choose, look)
        deal = self._merchant.marked_deal(c)
        action = deal.action if deal is not None else aim
        events = match.view.preview(action) if action is not None else []
        with layout.board(c):
            panels = [cell.box for cell in cells(layout.regions(c)).values()]
            layout.backdrop(c, self.match.view.shown.stage, panels)
        match_bar(c, self.context)
        changes = changes_of(events, match.view.sides) if events else None
        guild_panels.draw(c, self.context, changes)
        with layout.board(c):
            self._places(view)
            self._right_column(c)
        with c.enlarged():
            self._bar(c, market, aim)
        with layout.board(c):
            self._peek(view)

    def lamps(self, c: Canvas) -> tuple[Lamp, ...]:
        """The fire of the forge, and the Clerk's window."""
        found = cells(layout.regions(c))
        return tuple(
            Lamp(cell.x + cell.width * across, cell.y + cell.banner * 0.55, cell.banner * 0.6)
            for name, across in _LIGHTS
            if (cell := found.get(name)) is not None
        )

    def _aim(self, c: Canvas, market: Market) -> Action | None:
        """Action that is pointed at and could be chosen, else the chosen one."""
        offer = market.offers.get(c.hot or c.focus)
        if offer is not None and offer.able:
            return market.joined(self._chosen, offer.action)
        return self._chosen

    def _places(self, view: View) -> None:
        where = cells(layout.regions(view.c))
        for panel in SHOWN:
            panel.draw(view, where[panel.name], self._lists[panel.name])

    def _right_column(self, c: Canvas) -> None:
        side = layout.regions(c).right
        room = side.height - _DISCARD - layout.GAP
        height = self._merchant.needed_height(room - _LOG)
        with_log = height <= room - _LEAST_LOG - layout.GAP
        merchant, rest = side.cut_top(height if with_log else room, layout.GAP)
        self._merchant.draw(c, *merchant)
        self._pile, log = rest.cut_top(_DISCARD, layout.GAP)
        if not self._discards:
            draw_discard(c, self.context, *self._pile)
        if with_log:
            log_panel(c, self.context, log)

    @property
    def _discards(self) -> bool:
        """Whether cards fly to the discard in this moment."""
        return any(isinstance(step.event, CardsDiscarded) for step in self.match.animation.steps)

    def draw_over(self, c: Canvas) -> None:
        """While cards fly to the discard, it grows card by card."""
        if self._discards:
            with layout.board(c):
                draw_discard(c, self.context, *self._pile)
        super().draw_over(c)

    def _peek(self, view: View) -> None:
        """The card that is pointed at, large."""
        c, name = view.c, view.c.hot or view.c.focus
        spot, where = c.frame.spot(name), cells(layout.regions(c))
        for panel in SHOWN:
            key = name.removeprefix(f"market.{panel.name}.")
            if spot is not None and key != name and not c.acted:
                box = Box(*(side / c.scale for side in spot.rect))
                panel.peek(view, where[panel.name], Pointed(name, key, box))

    # The bottom bar

    def _bar(self, c: Canvas, market: Market, aim: Action | None) -> None:
        layout.bottom_bar(c)
        layout.play_buttons(
            c,
            self.context,
            press_pass=self._pass if market.active else None,
            why_pass=""
            if market.active
            else str(others_turn(self.match.view) or say("market-no-pass")),
            pass_gold=-market.price(PASS),
        )
        until = layout.tool_buttons(c, self.context, ["hint", "ledger", "rules"])
        layout.prompt(c, self.context, self._prompt(c, market, aim), until=until)
        ready = self._chosen is not None
        layout.confirm_button(
            c,
            self.context,
            say("market-confirm"),
            self._confirm if ready and market.active else None,
            why="" if ready or not market.active else say("market-no-confirm"),
        )

    def _prompt(self, c: Canvas, market: Market, aim: Action | None) -> str:
        deal = self._merchant.marked_deal(c)
        if deal is not None:
            trader = self.match.view.name(self._merchant.seat)
            if self._merchant.seat == market.seat:
                return describe_deal(deal)
            return say("market-trade-for-other", guild=trader, trade=deal.label)
        return str(market.describe_action(aim) if aim is not None else market.prompt)
