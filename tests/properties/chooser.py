"""Players for the property tests: uniformly random ones, and ones with just enough sense to meet
their quests, so that in a few games everything happens that can happen."""

from collections import defaultdict
from collections.abc import Callable
from random import Random

from forgewar.rules import adventurer, quest
from forgewar.rules.actions import (
    Action,
    Arm,
    DeclineQuest,
    DeclineReward,
    FinishManaging,
    MoveOverseer,
    PassMarket,
    TakeQuest,
    UseStall,
)
from forgewar.rules.decisions import (
    Acquisition,
    AutomatedTie,
    Management,
    MarketTurn,
    MineTurn,
    OverseerReward,
    WorkerReward,
)
from forgewar.rules.game import Game

LOOKED_AT = 5  # quests of the offer that are thought through
TRADING = 0.1  # how often somebody trades before an action


class Chooser:
    """Chooses any legal action with the probability `whim`, else a sensible one."""

    def __init__(self, rng: Random, whim: float) -> None:
        self.rng = rng
        self.whim = whim

    def choose(self, game: Game) -> Action:
        if self.rng.random() < self.whim:
            return self.rng.choice(game.legal())
        if self.rng.random() < TRADING:
            trades = [t for seat in range(len(game.state.guilds)) for t in game.trades(seat)]
            stalls = [t for t in trades if isinstance(t, UseStall)]
            if trades:
                return self.rng.choice(stalls or trades)
        habit = _HABITS.get(type(game.decision))
        return self.rng.choice(game.choices()) if habit is None else habit(self, game)

    def _move(self, game: Game) -> Action:
        """Where the most workers are jumped, all else being equal."""
        between = game.table.geometry.between
        cells = game.state.cells

        def jumped(action: Action) -> tuple[int, float]:
            if not isinstance(action, MoveOverseer):
                return -1, 0.0
            row = between[action.origin][action.target]
            return sum(1 for hex_ in row if cells[hex_]), self.rng.random()

        return max(game.choices(), key=jumped)

    def _market(self, game: Game) -> Action:
        """Any kind of action, then any of that kind; passing only for want of another."""
        kinds: dict[type, list[Action]] = defaultdict(list)
        for action in game.choices():
            kinds[type(action)].append(action)
        passing = kinds.pop(PassMarket)
        return self.rng.choice(self.rng.choice(list(kinds.values())) if kinds else passing)

    def _acquire(self, game: Game) -> Action:
        """A quest that can be met together with those at hand; if none, none."""
        takes = [a for a in game.choices() if isinstance(a, TakeQuest)]
        takes = self.rng.sample(takes, min(len(takes), LOOKED_AT))
        for take in takes:
            if _could_meet(game, take):
                return take
        decline = [a for a in game.choices() if isinstance(a, DeclineQuest)]
        return (decline or takes)[0]

    def _manage(self, game: Game) -> Action:
        """Arm until every quest is met; if it cannot be, trade; if that is over, be done."""
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        if not quest.unmet(game.table, seat):
            return FinishManaging()
        arm = best_arm(game, seat)
        if arm is not None:
            return arm
        trades = game.trades(seat)
        return self.rng.choice(trades) if trades else FinishManaging()

    def _accept(self, game: Game) -> Action:
        wanted = [a for a in game.choices() if not isinstance(a, DeclineReward)]
        return self.rng.choice(wanted)


_HABITS: dict[type, Callable[[Chooser, Game], Action]] = {
    MineTurn: Chooser._move,
    OverseerReward: Chooser._move,
    AutomatedTie: Chooser._move,
    MarketTurn: Chooser._market,
    Acquisition: Chooser._acquire,
    Management: Chooser._manage,
    WorkerReward: Chooser._accept,
}


def best_arm(game: Game, seat: int) -> Arm | None:
    """The most help for an unmet quest at the least cost, from the adventurers at home."""
    table = game.table
    guild = table.state.guilds[seat]
    unmet = {q.key: quest.standing(table, seat, q) for q in quest.unmet(table, seat)}

    def help_of(arm: Arm) -> float:
        standing, design = unmet[arm.quest], table.catalogue.designs[arm.design]
        hero = guild.adventurers[arm.adventurer]
        fills = set(standing.missing) & set(adventurer.weapon_types(table, hero, design))
        help_ = adventurer.weapon_power(table, hero, design) + 3 * len(fills)
        pledged = 100 if arm.adventurer in standing.pledged else 0
        return pledged + min(help_, standing.short) / sum(design.cost)

    arms = [
        arm
        for arm in quest.management_choices(table, Management(seat))
        if isinstance(arm, Arm)
        and arm.quest in unmet
        and not guild.adventurers[arm.adventurer].quest
    ]
    return max(arms, key=help_of, default=None)


def _could_meet(game: Game, take: TakeQuest) -> bool:
    """Whether its guild could meet all its quests at once if it took this one."""
    trial = game.clone()
    seat = game.decision.seat  # type: ignore[union-attr]  # asked at an Acquisition only
    trial.play(take)
    trial.state.agenda.append(Management(seat))
    while quest.unmet(trial.table, seat):
        arm = best_arm(trial, seat)
        if arm is None:
            return False
        trial.play(arm)
    return True
