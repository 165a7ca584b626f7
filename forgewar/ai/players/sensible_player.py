"""A simple player that does not waste what it has, so that whole games complete quests.

It plans for the present round only: quests it can arm for now, moves that mine the most, market
actions it can pay. It reads open information only (SETUP-13).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from forgewar.ai.explain.fact import Fact
from forgewar.ai.players.base import Budget, Choice, Player
from forgewar.ai.players.random_player import pick
from forgewar.ai.value.arming import plan
from forgewar.rules import actions as ac
from forgewar.rules import adventurer, market, scoring
from forgewar.rules import decisions as de
from forgewar.rules.game import Game
from forgewar.rules.quest import MISSING_TYPE
from forgewar.rules.state import EMPTY, ActiveQuest
from forgewar.rules.table import Table

SECOND_MOVE_WORTH = 8  # least yield that is worth the last place in the order
RESERVE = 1  # gold kept for the quest offer
_SENSE = Fact("sense")
_IDLE = (ac.DeclineReward, ac.StopShopping)


class SensiblePlayer(Player):
    """Takes quests it can meet, arms for them, and spends the rest on getting stronger."""

    name = "sensible"

    def consider(self, view: Game, legal: Sequence[ac.Action], budget: Budget) -> Choice:  # noqa: ARG002  # it never takes long
        """Uses nothing hidden, so the view will do."""
        assert view.decision is not None
        return Choice(self.choose(view, view.decision.seat), (_SENSE,))

    def choose(self, game: Game, seat: int) -> ac.Action:
        """Choose an action; the game's decision must be the seat's."""
        decision, table = game.decision, game.table
        if isinstance(decision, de.Management):
            return _manage(game, seat)
        choices = game.choices()
        if isinstance(decision, de.MineTurn | de.OverseerReward):
            second = isinstance(decision, de.MineTurn) and decision.second
            return _move(table, seat, choices, SECOND_MOVE_WORTH if second else 0)
        if isinstance(decision, de.MarketTurn):
            return self._market(table, seat, choices)
        if isinstance(decision, de.Acquisition):
            return _take_quest(table, seat, choices)
        return pick([a for a in choices if not isinstance(a, _IDLE)] or choices, self._rng)

    def _market(self, table: Table, seat: int, choices: list[ac.Action]) -> ac.Action:
        """A bonus that pays, else anything that helps, else a rush that can be met, else a pass."""
        guild = table.state.guilds[seat]
        bonuses = table.catalogue.content.end_bonuses
        for action in choices:
            if isinstance(action, ac.BuyEndBonus):
                bonus = bonuses[action.bonus]
                if scoring.bonus_worth(guild, bonus) * scoring.GOLD_PER_PRESTIGE > bonus.price:
                    return action
        helpful = [a for a in choices if not table.last_round and _helps(table, seat, a)]
        if helpful:
            return pick(helpful, self._rng)
        for action in choices:
            if isinstance(action, ac.Rush):
                ahead = [
                    replace(q, step=q.step + action.steps) if q.key == action.quest else q
                    for q in guild.quests
                ]
                if not plan(table, seat, ahead)[1]:
                    return action
        return ac.PassMarket()


def _manage(game: Game, seat: int) -> ac.Action:
    """Arm everything that can be met, buying missing resources; then finish."""
    quests = game.state.guilds[seat].quests
    arms, unmet = plan(game.table, seat, quests)
    if arms:
        return arms[0]
    for trade in game.trades(seat) if unmet else []:
        after = game.clone()
        after.play(trade)
        if len(plan(after.table, seat, quests)[1]) < len(unmet):
            return trade
    return ac.FinishManaging()


def _move(table: Table, seat: int, choices: list[ac.Action], least: int) -> ac.Action:
    """The move that mines the most, if it mines more than `least`; else none."""
    state, prices = table.state, table.catalogue.prices
    known = adventurer.known_designs(table, state.guilds[seat])
    used = {resource for design in known for resource, _ in table.catalogue.costs[design]}
    worth = [(prices.buy if r in used else prices.sell)[r] for r in range(6)]
    best, most = choices[-1], least
    for action in choices:
        if isinstance(action, ac.MoveOverseer):
            jumped = table.geometry.between[action.origin][action.target]
            turned = [h for h in jumped if state.cells[h] not in (EMPTY, seat + 1)]
            mined = sum(worth[state.terrain[h]] for h in (action.origin, *turned))
            if mined > most:
                best, most = action, mined
    return best


def _helps(table: Table, seat: int, action: ac.Action) -> bool:
    """Whether a market action is worth its price, and the price can be spared."""
    guild, catalogue = table.state.guilds[seat], table.catalogue
    spare = guild.gold - RESERVE
    if isinstance(action, ac.Claim):
        new = catalogue.designs[action.design]
        known = [catalogue.designs[key] for key in adventurer.known_designs(table, guild)]
        better = all(new.power > old.power or {*new.types} - {*old.types} for old in known)
        return better and market.price(table, seat, action) <= spare
    if isinstance(action, ac.BuyDesign):
        design = catalogue.designs[action.design]
        fit = any(hero.level >= design.level for hero in guild.adventurers)
        return fit and market.price(table, seat, action) <= spare
    spends = isinstance(action, ac.BuyCard | ac.Barracks)
    return spends and market.price(table, seat, action) <= spare


def _take_quest(table: Table, seat: int, choices: list[ac.Action]) -> ac.Action:
    """The easiest quest that can be met now and finished in time; if one must be taken and none
    can, the easiest."""
    state = table.state
    left = state.options.rounds - state.round + 1
    takes = [a for a in choices if isinstance(a, ac.TakeQuest) and not a.skip and not a.charm]
    takes.sort(key=lambda a: _hardness(table, a.quest))
    for action in takes:
        new = ActiveQuest(action.quest, step=0, taken=state.round)
        fits = table.track(action.quest).length <= left
        if fits and not plan(table, seat, [*state.guilds[seat].quests, new])[1]:
            return action
    return takes[0] if state.options.solo and takes else choices[-1]


def _hardness(table: Table, key: str) -> tuple[int, int]:
    quest = table.track(key).quest
    hardest = max(leg.difficulty + MISSING_TYPE * len(leg.types) for leg in quest.legs)
    return hardest, -quest.legs[-1].prestige
