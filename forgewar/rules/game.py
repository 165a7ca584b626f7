"""Entry point of the rules: one game, its decision, its legal actions, and playing them.

`Game` is thin: the state is plain data, the chapters do the work. Each kind of decision has one
entry in `_ASK`, each task of the agenda one in `_DO`.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast

from forgewar.content.model import Content
from forgewar.rules import (
    adventurer,
    bonus,
    champion,
    market,
    merchant,
    mine,
    quest,
    round,
    setup,
    solo,
)
from forgewar.rules import agenda as ag
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.actions import Action, BuyResource, SellResource, Trade, UseStall
from forgewar.rules.catalogue import catalogue
from forgewar.rules.refusal import BadOptions, IllegalAction, Refusal, no
from forgewar.rules.state import GameState, Options
from forgewar.rules.table import Table
from forgewar.rules.view import view


class _Ask(NamedTuple):
    """Functions of one kind of decision. A decision that lapses is skipped, with an event if it has
    a `lapsed` name (QUEST-12)."""

    choices: Callable[[Table, Any], list[Action]]
    refusal: Callable[[Table, Any, Action], Refusal | None]
    play: Callable[[Table, Any, Action], None]
    lapses: Callable[[Table, Any], bool] | None = None
    lapsed: ev.LapsedKind | None = None


_ASK: Final[dict[type, _Ask]] = {
    de.WealthChoice: _Ask(setup.wealth_choices, setup.wealth_refusal, setup.play_wealth),
    de.WealthRaise: _Ask(setup.raise_choices, setup.raise_refusal, setup.play_raise),
    de.Placement: _Ask(setup.placement_choices, setup.placement_refusal, setup.play_placement),
    de.MineTurn: _Ask(mine.turn_choices, mine.turn_refusal, mine.play_turn),
    de.AutomatedTie: _Ask(solo.tie_choices, solo.tie_refusal, solo.play_tie),
    de.MarketTurn: _Ask(market.turn_choices, market.turn_refusal, market.play_turn),
    de.Acquisition: _Ask(
        quest.acquisition_choices, quest.acquisition_refusal, quest.play_acquisition
    ),
    de.Management: _Ask(quest.management_choices, quest.management_refusal, quest.play_management),
    de.Rewards: _Ask(quest.rewards_choices, quest.rewards_refusal, quest.play_rewards),
    de.OverseerReward: _Ask(
        mine.overseer_choices,
        mine.overseer_refusal,
        mine.play_overseer,
        mine.overseer_lapses,
        "overseer_move",
    ),
    de.WorkerReward: _Ask(
        mine.worker_choices,
        mine.worker_refusal,
        mine.play_worker,
        mine.worker_lapses,
        "worker_move",
    ),
    de.CardReward: _Ask(
        market.reward_choices,
        market.reward_refusal,
        market.play_reward,
        market.reward_lapses,
        "market_card",
    ),
    de.LevelReward: _Ask(
        adventurer.level_choices,
        adventurer.level_refusal,
        adventurer.play_level,
        adventurer.level_lapses,
        "level",
    ),
    de.TitleChoice: _Ask(
        champion.title_choices,
        champion.title_refusal,
        champion.play_title,
        champion.title_lapses,
        "title",
    ),
    de.TradeWindow: _Ask(
        merchant.window_choices,
        merchant.window_refusal,
        merchant.play_window,
        merchant.window_lapses,
    ),
    de.Shopping: _Ask(
        merchant.shopping_choices,
        merchant.shopping_refusal,
        merchant.play_shopping,
        merchant.shopping_lapses,
    ),
}

_DO: Final[dict[type, Callable[[Table, Any], None]]] = {
    ag.ShowWealth: setup.show_wealth,
    ag.StartRound: round.start_round,
    ag.AutomatedMove: solo.move_automated,
    ag.EndMine: round.end_mine,
    ag.EndMarket: round.end_market,
    ag.StartRewards: quest.start_rewards,
    ag.CompleteLeg: quest.complete_leg,
    ag.RushOn: quest.rush_on,
    ag.ShareLevels: quest.share_levels,
    ag.ReturnHome: quest.return_home,
    ag.ResolveTile: bonus.resolve_tile,
    ag.EndRound: round.end_round,
    ag.FinishRound: round.finish_round,
}

_TRADES: Final = frozenset({BuyResource, SellResource, UseStall})
_OVER: Final = no("END-3", "over")


class Game:
    """One game. Everything about it is in `state`; the state's ids refer to `content`."""

    __slots__ = ("_table",)

    def __init__(self, state: GameState, content: Content) -> None:
        self._table = Table(state, catalogue(content))

    @staticmethod
    def new(options: Options, seed: int, content: Content) -> "Game":
        """A new game, laid out and waiting for its first decision. Raises `BadOptions`."""
        problem = options.problem()
        if problem is not None:
            raise BadOptions(problem)
        game = Game(setup.new_state(options, seed, content), content)
        setup.lay_out(game._table)
        game._settle()
        return game

    @property
    def state(self) -> GameState:
        return self._table.state

    @property
    def content(self) -> Content:
        return self._table.catalogue.content

    @property
    def table(self) -> Table:
        """Table for queries of the chapters: standings, prices, the order that would follow."""
        return self._table

    @property
    def events(self) -> list[ev.Event]:
        """Events of the latest `play`, or of the set-up of a new game."""
        return self._table.events

    @property
    def over(self) -> bool:
        return self._table.state.result is not None

    @property
    def decision(self) -> de.Decision | None:
        """The decision that the game waits for; `None` when it is over."""
        agenda = self._table.state.agenda
        return agenda[-1] if agenda else None  # type: ignore[return-value]  # _settle leaves a decision on top

    def choices(self) -> list[Action]:
        """Actions that answer the decision."""
        agenda = self._table.state.agenda
        if not agenda:
            return []
        decision = agenda[-1]
        return _ASK[type(decision)].choices(self._table, decision)

    def trades(self, seat: int) -> list[Trade]:
        """Trades that a guild may make beside the decision (MERCHANT-2)."""
        table = self._table
        return merchant.trades(table, seat) if merchant.trading_open(table.state) else []

    def legal(self) -> list[Action]:
        """All legal actions: choices of the decision and trades of all guilds."""
        found = self.choices()
        for seat in range(len(self._table.state.guilds)):
            found += self.trades(seat)
        return found

    def forced_action(self) -> Action | None:
        """The only choice, if there is just one and its guild cannot trade first (MERCHANT-2)."""
        decision = self.decision
        if decision is None:
            return None
        choices = self.choices()
        return choices[0] if len(choices) == 1 and not self.trades(decision.seat) else None

    def refusal(self, action: Action) -> Refusal | None:
        """Reason why an action is not legal now, or `None` if it is."""
        agenda = self._table.state.agenda
        if not agenda:
            return _OVER
        if type(action) in _TRADES:
            return merchant.trade_refusal(self._table, cast(Trade, action))
        decision = agenda[-1]
        return _ASK[type(decision)].refusal(self._table, decision, action)

    def play(self, action: Action) -> list[ev.Event]:
        """Play a legal action and everything that follows by itself, up to the next decision.
        Raises `IllegalAction`, with nothing changed, for any other."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self.carry_out(action)

    def carry_out(self, action: Action) -> list[ev.Event]:
        """`play` without the check, for rollouts, which take their actions from the rules."""
        table = self._table
        table.events = []
        if type(action) in _TRADES:
            merchant.trade(table, cast(Trade, action))
        else:
            decision = table.state.agenda.pop()
            _ASK[type(decision)].play(table, decision, action)
        self._settle()
        return table.events

    def preview(self, action: Action) -> list[ev.Event]:
        """Events that `play` would return, up to the first that reveals something; nothing
        changes."""
        ahead = self.clone()
        setup.imagine_stages(ahead.state, ahead.content)
        events = ahead.play(action)
        for i, event in enumerate(events):
            if event.reveals:
                return events[:i]
        return events

    def clone(self) -> "Game":
        return Game(self._table.state.clone(), self._table.catalogue.content)

    def view(self, seat: int) -> GameState:
        """The state as one seat may know it (SETUP-13)."""
        return view(self._table, seat)

    def _settle(self) -> None:
        """Carry out tasks until a decision is on top or the game is over."""
        table = self._table
        agenda = table.state.agenda
        while agenda:
            step = agenda[-1]
            ask = _ASK.get(type(step))
            if ask is None:
                agenda.pop()
                _DO[type(step)](table, step)
            elif ask.lapses is not None and ask.lapses(table, step):
                agenda.pop()
                self._lapse(step, ask.lapsed)
            else:
                return

    def _lapse(self, step: Any, lapsed: ev.LapsedKind | None) -> None:
        """Emit the event of a decision that lapsed (QUEST-12). A trade window that nobody needs has
        none."""
        if type(step) is de.Shopping:
            self._table.emit(ev.ShoppingEnded(step.seat, step.budget))
        elif lapsed is not None:
            self._table.emit(ev.Lapsed(step.seat, lapsed, getattr(step, "ref", "")))
