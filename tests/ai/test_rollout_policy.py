"""Playing on in a hurry: legal in every kind of game, and hardly worse than the planner."""

from random import Random

import pytest
from properties.games import every_kind, name
from rules.kit import CONTENT, at, begun, draw_line, line, put_overseer, terrain

from forgewar.ai.search.rollout_policy import RolloutPolicy, rollout_weights
from forgewar.ai.search.rollout_policy.mine import find_best_move
from forgewar.ai.value.planner import Planner
from forgewar.ai.value.valuation import Valuation
from forgewar.ai.value.weights import Weights
from forgewar.rules import decisions as de
from forgewar.rules.actions import Action, MoveOverseer
from forgewar.rules.events import Event
from forgewar.rules.game import Game
from forgewar.rules.state import Options

CLOSE = 0.1  # prestige, on average, that a hurried move of the mine or market may fall behind


@pytest.mark.parametrize("kind", every_kind(), ids=name)
def test_all_that_is_played_in_a_hurry_is_legal(
    kind: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    carry_out = Game.carry_out

    def checked(game: Game, action: Action) -> list[Event]:
        assert game.refusal(action) is None
        return carry_out(game, action)

    monkeypatch.setattr(Game, "carry_out", checked)
    game, hurry = Game.new(kind, 3, CONTENT), RolloutPolicy(rollout_weights(kind), Random(1))
    while game.decision is not None:
        assert hurry.turn(game) >= 1
    assert game.over


@pytest.mark.parametrize("kind", [Options("simple", 3), Options("epic", 2, True)], ids=name)
def test_it_chooses_in_the_mine_and_the_market_nearly_as_the_planner_does(kind: Options) -> None:
    weights = rollout_weights(kind)
    planner, hurry = Planner(weights, Random(1)), RolloutPolicy(weights, Random(1))
    behind: list[float] = []
    game = Game.new(kind, 5, CONTENT)
    while (decision := game.decision) is not None:
        if isinstance(decision, de.MineTurn | de.MarketTurn | de.OverseerReward):
            ranked = planner.rank(game, decision.seat, game.choices())
            scores = {action: score for score, action, _ in ranked}
            best = max(scores[action] for action in game.choices())
            behind.append(best - scores[hurry.action(game, decision)])
        hurry.turn(game)
    assert sum(behind) / len(behind) < CLOSE


def test_jumping_an_own_worker_is_no_gain() -> None:
    """Without a tile that asks for a number of workers, none is as good as any."""
    game = begun()
    hexes = draw_line(game, "A0.....")
    put_overseer(game, 1, *at((0, -2)))
    terrain(game, line(), *["copper"] * 7)
    found = find_best_move(Valuation(game.table, 0, Weights()), 0.0)
    assert found is not None
    assert found != MoveOverseer(hexes[0], hexes[2])
