"""The merchant over any scene of a round: every person's guild may trade, whoever's turn it is."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.guild_panels import changes_of
from forgewar.app.match.merchant_panel import MerchantPanel
from forgewar.app.match.scene import PlayScene
from forgewar.content.model import RESOURCES
from forgewar.rules.actions import Action
from forgewar.rules.merchant import trading_open
from forgewar.words import actions

if TYPE_CHECKING:
    from forgewar.app.window.app import App

_WIDTH, _SIDE = 760.0, 330.0


class MerchantOverlay(PlayScene):
    """Left the guild that trades with all it has, right the prices; what is pointed at shows what
    it would change. It stays open for several trades."""

    overlay = True
    stays = True

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._panel = MerchantPanel(app, shields=False)

    def _close(self) -> None:
        self.app.stack.pop()

    def handle(self, command: str) -> bool:
        if command in ("back", "merchant"):
            self._close()
            return True
        if command in ("undo", "redo"):
            return super().handle(command)
        return False

    @property
    def first_focus(self) -> str:
        return "merchant.buy.copper"

    def draw(self, c: Canvas) -> None:
        c.veil()
        width = min(_WIDTH, c.width - 48)
        most = c.height - 48
        height = min(max(440.0, self._panel.needed(most - 60) + 66), most)
        x, y = (c.width - width) / 2, (c.height - height) / 2
        widgets.panel(c, x, y, width, height)
        key = self.app.bindings.hint("back")
        widgets.button(
            c, "back", x + width - 156, y + height - 54, 136, "Close", self._close, icon="cross",
            key=key,
        )  # fmt: skip
        side = min(_SIDE, width * 0.46)
        c.fill(x + side, y + 20, 1, height - 40, palette.RULE)
        action = self._panel.marked(c)
        self._guild(c, x + 24, y, side - 48, height, action)
        self._panel.content(c, x + side + 24, y, width - side - 48, height - 54)
        said = self._help()
        if action is not None:
            said = str(actions.advice(self.match.game, self.match.story, action))
        colour = palette.BONE if action is not None else palette.DIM
        c.paragraph(said, x + side + 24, y + height - 42, width - side - 200, size=16,
                    colour=colour, leading=19)  # fmt: skip

    def _help(self) -> str:
        if not self._panel.people:
            return "Only persons at this table trade here"
        if not trading_open(self.match.game.state):
            return "No trade while this is being resolved (MERCHANT-2)"
        return "At any time of a round, also in another guild's turn"

    # The guild that trades

    def _guild(
        self, c: Canvas, x: float, y: float, width: float, height: float, action: Action | None
    ) -> None:
        match, seat = self.match, self._panel.seat
        state = match.shown
        c.picture(f"emblems/shield_{match.emblem(seat)}", x, y + 22, 56, 64)
        room = width - 72
        c.text(match.name(seat), x + 72, y + 42, size=24, face="Title", room=room)
        name = match.seat_of(seat).name
        c.text(name, x + 72, y + 68, size=16, face="Regular", colour=palette.DIM, room=room)
        widgets.rule(c, x, y + 102, width)
        events = match.preview(action) if action is not None else []
        change = changes_of(events, match.sides)[seat]
        gains = change.resources or {}
        each = width / 3
        for resource, word in enumerate(RESOURCES):
            left = x + each * (resource % 3)
            at = y + 134 + 52 * (resource // 3)
            value = state.guilds[seat].resources[resource]
            _amount(c, f"resources/{word}", left, at, value, gains.get(resource, 0))
        widgets.rule(c, x, y + 216, width)
        _amount(c, "icons/gold", x, y + 246, state.guilds[seat].gold, change.gold)
        widgets.rule(c, x, y + 276, width)
        self._choose(c, x, y + 290, width)

    def _choose(self, c: Canvas, x: float, y: float, width: float) -> None:
        """The guilds of persons, to trade for."""
        match, people = self.match, self._panel.people
        if len(people) < 2:
            return
        c.text("Trade for", x, y + 14, size=14, face="Title", colour=palette.BRASS)
        each = (width - 8 * (len(people) - 1)) / len(people)
        for i, seat in enumerate(people):
            left = x + i * (each + 8)
            widgets.row(
                c, f"trade_for.{seat}", left, y + 32, each, 64, f"Trade for {match.name(seat)}",
                partial(self._panel.choose, seat), chosen=seat == self._panel.seat,
            )  # fmt: skip
            middle = left + each / 2
            c.picture(
                f"emblems/shield_{match.emblem(seat)}", middle, y + 64, 36, 41, ax=0.5, ay=0.5
            )


def _amount(c: Canvas, icon: str, x: float, y: float, value: int, gain: int) -> None:
    """How much there is, and what it would become."""
    lit = value or gain
    c.picture(icon, x + 16, y, 32, 28, ax=0.5, ay=0.5, alpha=255 if lit else 95)
    used = c.number(value, x + 40, y, size=20, colour=palette.BONE if lit else palette.OFF)
    if gain:
        text = f"+{gain}" if gain > 0 else f"-{-gain}"
        colour = palette.MOSS_LIGHT if gain > 0 else palette.EMBER_LIGHT
        c.text(text, x + 40 + used + 6, y, size=17, face="Title", colour=colour)
