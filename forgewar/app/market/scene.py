"""The market scene: one action at one of the places, or a pass; also the windows for last trades
and the shopping of a bonus tile, which are made at the merchant's panel."""

from functools import partial

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.market.barracks import draw_barracks, draw_clerk
from forgewar.app.market.ground import Offer, View, cells, this_round
from forgewar.app.market.places import draw_bazaar, draw_blacksmith, price_of
from forgewar.app.market.road import draw_road
from forgewar.app.match import bars, guild_panels
from forgewar.app.match.merchant_panel import MerchantPanel
from forgewar.app.match.peek import draw_large
from forgewar.app.match.scene import PlayScene
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.actions import (
    Action,
    Barracks,
    BuyCard,
    BuyDesign,
    BuyEndBonus,
    Claim,
    DoneTrading,
    PassMarket,
    Rush,
    StopShopping,
)
from forgewar.rules.catalogue import catalogue
from forgewar.rules.market import claimants, rush_reach
from forgewar.rules.state import MAX_LEVEL
from forgewar.rules.table import Table
from forgewar.words import actions

_PASS, _DONE, _STOP = PassMarket(), DoneTrading(), StopShopping()


class MarketScene(PlayScene):
    """Choose one thing, see in the panels and in words what it costs and whom it pays, confirm."""

    def enter(self) -> None:
        self._chosen: Action | None = None
        self._merchant = MerchantPanel(self.app)
        self._lists = {name: ScrollList() for name in ("barracks", "clerk", "road")}

    # What can be done

    @property
    def _active(self) -> bool:
        return self.match.waiting_for_person and not self.match.show.busy

    @property
    def _turn(self) -> bool:
        return isinstance(self.match.decision, de.MarketTurn)

    @property
    def _ending(self) -> Action | None:
        """What ends trading or shopping."""
        decision = self.match.decision
        if isinstance(decision, de.TradeWindow):
            return _DONE
        return _STOP if isinstance(decision, de.Shopping) else None

    def _actions(self) -> dict[str, Action]:
        """Every thing on screen to choose, by the name of its spot."""
        state = self.match.shown
        guild = state.guilds[self._seat]
        table = Table(state, catalogue(self.match.game.content))
        found: dict[str, Action] = {}
        if state.show[0]:
            found[f"market.blacksmith.{state.show[0]}"] = BuyDesign(state.show[0])
        for card in state.show[1:]:
            if card:
                found[f"market.bazaar.{card}"] = BuyCard(card)
        if table.last_round:
            for bonus in table.catalogue.content.end_bonuses.values():
                place = "blacksmith" if bonus.space == "blacksmith" else "bazaar"
                found[f"market.{place}.{bonus.id}"] = BuyEndBonus(bonus.id)
        found["market.barracks.hire"] = Barracks(True)
        for number, hero in enumerate(guild.adventurers):
            if not hero.quest and hero.level < MAX_LEVEL:
                found[f"market.barracks.train.{number}"] = Barracks(False, number)
        for design in state.public:
            if design not in guild.claims:
                found[f"market.clerk.{design}"] = Claim(design)
        reach = rush_reach(table, guild)
        for quest in guild.quests:
            found[f"market.road.{quest.key}"] = Rush(quest.key, 1)
            if reach > 1:
                for steps in range(1, reach + 1):
                    found[f"market.road.{quest.key}.{steps}"] = Rush(quest.key, steps)
        return found

    def _offers(self) -> dict[str, Offer]:
        if not self._turn:
            return {}
        match, active = self.match, self._active
        offers = {}
        for name, action in self._actions().items():
            refusal = match.game.refusal(action) if active else None
            press = partial(self._press, name, action) if active else None
            offers[name] = Offer(
                name,
                action,
                str(actions.label(match.game, match.story, action)),
                refusal,
                self._is_chosen(action),
                press,
            )
        return offers

    def _is_chosen(self, action: Action) -> bool:
        chosen = self._chosen
        if isinstance(action, Barracks) and isinstance(chosen, Barracks):
            return chosen.hire if action.hire else chosen.train == action.train
        return action == chosen

    def _combined(self, action: Action) -> Action:
        """A part of the Barracks' action joins the other part that is chosen, if both together are
        legal (MARKET-5)."""
        chosen = self._chosen
        if not (isinstance(action, Barracks) and isinstance(chosen, Barracks)):
            return action
        both = Barracks(True, chosen.train) if action.hire else Barracks(chosen.hire, action.train)
        return action if self.match.why_not(both) else both

    def _press(self, name: str, action: Action) -> None:
        chosen = self._chosen
        if not self._is_chosen(action):
            self._chosen = self._combined(action)
        elif isinstance(chosen, Barracks) and chosen.hire and chosen.train >= 0:
            # Both parts are chosen: pressing one lets go of it.
            self._chosen = Barracks(False, chosen.train) if "hire" in name else Barracks(True)
        else:
            self._confirm()

    def _confirm(self) -> None:
        if not self._active:
            return
        action = self._ending or self._chosen
        if action is not None and not self.match.why_not(action):
            self._chosen = None
            self.match.play(action)

    def _pass(self) -> None:
        if self._active and self._turn:
            self._chosen = None
            self.match.play(_PASS)

    def handle(self, command: str) -> bool:
        focus = self.app.controller.focus
        for scroll in self._lists.values():
            neighbour = scroll.neighbour(command, focus)
            if neighbour:
                self.app.controller.focus = neighbour
                return True
        if command == "confirm" and (self._chosen is not None or self._ending is not None):
            self._confirm()
            return True
        if command == "pass" and self._active and self._turn:
            self._pass()
            return True
        if command == "back" and self._chosen is not None:
            self._chosen = None
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return "merchant.buy.copper" if self._ending is not None else "market.barracks.hire"

    # What is shown

    def draw(self, c: Canvas) -> None:
        match = self.match
        if not self._turn or (self._chosen is not None and match.why_not(self._chosen)):
            self._chosen = None
        offers = self._offers()
        aim = self._aim(c, offers)
        trade = self._merchant.marked(c)
        action = trade or aim
        events = match.preview(action) if action is not None else []
        bars.backdrop(c)
        bars.match_bar(c, self.app)
        changes = guild_panels.changes_of(events, match.sides) if events else None
        guild_panels.draw(c, self.app, changes)
        self._places(c, offers, aim)
        self._right_column(c)
        self._bar(c, action)
        self._coin(c)
        self._peek(c, offers)

    def _aim(self, c: Canvas, offers: dict[str, Offer]) -> Action | None:
        """What is pointed at and could be chosen, else what is chosen."""
        offer = offers.get(c.hot or c.focus)
        if offer is not None and offer.press is not None and not offer.why:
            return self._combined(offer.action)
        return self._chosen

    @property
    def _seat(self) -> int:
        """The guild whose market is shown: while something moves, the one that moves it."""
        match = self.match
        if match.show.busy and match.history:
            for event in match.history[-1]:
                if isinstance(event, ev.SpaceTaken | ev.Passed):
                    return event.seat
        return match.seat

    def _view(self, c: Canvas, offers: dict[str, Offer], aim: Action | None) -> View:
        match = self.match
        table = Table(match.shown, catalogue(match.game.content))
        sales, visitors = this_round(match)
        taken = {space: sale for space, sale in sales.items() if space in match.shown.spaces}
        return View(c, match, self._seat, table, offers, aim, self._turn, taken, visitors)

    def _places(self, c: Canvas, offers: dict[str, Offer], aim: Action | None) -> None:
        view = self._view(c, offers, aim)
        where = cells(bars.columns(c))
        draw_blacksmith(view, where["blacksmith"])
        draw_bazaar(view, where["bazaar"])
        draw_barracks(view, where["barracks"], self._lists["barracks"])
        draw_clerk(view, where["clerk"], self._lists["clerk"])
        draw_road(view, where["road"], self._lists["road"])

    def _right_column(self, c: Canvas) -> None:
        cols = bars.columns(c)
        discard, gap = 78.0, bars.GAP
        room = cols.height - discard - gap
        height = self._merchant.needed(room - 150)
        log = height <= room - 112
        if not log:
            height = room
        self._merchant.draw(
            c, cols.right, cols.top, cols.side, height, active=self._ending is not None
        )
        at = cols.top + height + gap
        draw_discard(c, self, cols.right, at, cols.side, discard)
        at += discard + gap
        if log:
            bars.log_panel(c, self.app, at, cols.top + cols.height - at)

    def _coin(self, c: Canvas) -> None:
        """Gold on its way between a guild and a place."""
        beat = self.match.show.beat
        if beat is None or not isinstance(beat.event, ev.GoldChanged):
            return
        event, cols = beat.event, bars.columns(c)
        where = cells(cols)
        place = {"claimant": "clerk", "card": "bazaar", "quest": "road"}.get(
            event.source, event.source
        )
        if place in where:
            cell = where[place]
            far = (cell.x + cell.width / 2, cell.y + cell.banner)
        elif place == "merchant":
            far = (cols.right + cols.side / 2, cols.top + 120)
        else:
            far = (cols.left + cols.side * 0.75, c.height - bars.BOTTOM / 2)
        near = guild_panels.gold_place(c, self.match, event.seat)
        start, end = (near, far) if event.amount < 0 else (far, near)
        part = beat.eased
        x = start[0] + (end[0] - start[0]) * part
        y = start[1] + (end[1] - start[1]) * part - 60 * part * (1 - part)
        widgets.coin(c, abs(event.amount), x, y, 34)

    def _peek(self, c: Canvas, offers: dict[str, Offer]) -> None:
        """The card that is pointed at, large."""
        offer = offers.get(c.hot or c.focus)
        spot = c.frame.spot(offer.name) if offer is not None else None
        if offer is None or spot is None or isinstance(offer.action, Barracks):
            return
        r = spot.rect
        box = (r.x / c.scale, r.y / c.scale, r.width / c.scale, r.height / c.scale)
        where = cells(bars.columns(c))
        match, content = self.match, self.match.game.content
        view = self._view(c, offers, None)
        action = offer.action
        if isinstance(action, Rush):
            active = next(q for q in view.guild.quests if q.key == action.quest)
            emblem = match.emblem(match.seat)
            cell = where["road"]
            box = (cell.x, box[1], cell.width, box[3])
            draw_large(c, content, action.quest, box, step=active.step, emblem=emblem)
        elif isinstance(action, Claim):
            held = tuple(match.emblem(seat) for seat in claimants(view.table, action.design))
            cell = where["clerk"]
            box = (cell.x, box[1], cell.width, box[3])
            draw_large(c, content, action.design, box, claimed=held)
        else:
            key = offer.name.split(".", 2)[2]
            left = bars.columns(c).centre
            price = price_of(view, key)
            draw_large(c, content, key, box, below=True, price=price, leftmost=left)

    # The bottom bar

    def _bar(self, c: Canvas, action: Action | None) -> None:
        match = self.match
        bars.bottom_bar(c)
        turn = self._turn and self._active
        bars.play_buttons(
            c,
            self.app,
            press_pass=self._pass if turn else None,
            why_pass="" if turn else "There is nothing to pass on now",
            pass_gold=match.game.content.prices.passing if self._turn else 0,
        )
        until = bars.tool_buttons(c, self.app, ["hint", "ledger", "rules"])
        bars.prompt(c, match, self._prompt(action), until=until)
        ready = self._ending is not None or self._chosen is not None
        label = "Done" if self._ending == _DONE else "Stop" if self._ending == _STOP else "Confirm"
        bars.confirm_button(
            c,
            self.app,
            label,
            self._confirm if ready and self._active else None,
            why="" if ready or not self._active else "Choose an action first",
        )

    def _prompt(self, action: Action | None) -> str:
        match, decision = self.match, self.match.decision
        name = match.name(match.seat)
        if action is not None:
            if action in self._merchant.actions().values():
                trader = match.name(self._merchant.seat)
                said = str(actions.advice(match.game, match.story, action))
                return said if trader == name else f"{trader}: {said[:1].lower()}{said[1:]}"
            return str(actions.advice(match.game, match.story, action))
        if not match.waiting_for_person:
            return f"{name} is at the market"
        if isinstance(decision, de.TradeWindow):
            before = "the bonus tile is counted" if decision.before == "tile" else "the round ends"
            return f"{name}: last trades before {before}"
        if isinstance(decision, de.Shopping):
            return f"{name}: spend the tile's {decision.budget} gold; the rest is lost (BONUS-6)"
        if match.shown.options.solo:
            left = sum(isinstance(step, de.MarketTurn) for step in match.game.state.agenda)
            return f"{name}: your {'first' if left > 1 else 'second'} of two actions, or pass"
        return f"{name}: one action at one of the places, or pass"


def draw_discard(
    c: Canvas, scene: PlayScene, x: float, y: float, width: float, height: float
) -> None:
    """The market discard as a small stack: how many cards, and a way to look at them."""
    number = len(scene.match.shown.discard)
    widgets.panel(c, x, y, width, height)
    marked = c.spot(
        "discard", x, y, width, height, "Show the market discard",
        partial(scene.app.command, "discard"),
    )  # fmt: skip
    middle = y + height / 2
    for i, kind in enumerate(("single", "weapon", "bonus")):
        alpha = 255 if number > 2 - i else 70
        c.picture(f"board/stack_{kind}", x + 14 + i * 9, middle, 44, ay=0.5, alpha=alpha)
    left = x + 84
    key = scene.app.bindings.hint("discard")
    room = width - 84 - 18 - widgets.key_width(c, key) - 8
    colour = palette.CHANGED if marked else palette.BONE
    c.text("Discard", left, middle - 11, size=15, face="Title", colour=colour, room=room)
    said = "empty" if not number else "1 card" if number == 1 else f"{number} cards"
    c.text(said, left, middle + 13, size=16, colour=palette.DIM, room=room)
    widgets.keycap(c, x + width - 18 - widgets.key_width(c, key), middle, key)
