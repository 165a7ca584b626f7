"""A view hides later stages; what an action would do can be told of a view all the same."""

from random import Random

from properties.chooser import Chooser

from forgewar.content import load
from forgewar.rules.game import Game
from forgewar.rules.state import Options


def test_an_action_that_ends_a_stage_can_be_previewed_in_a_view() -> None:
    content, chooser = load.default(), Chooser(Random(1), 0.2)
    game = Game.new(Options("epic", 2), 3, content)
    stages = set()
    while not game.over and game.state.stage < 3:
        decision = game.decision
        assert decision is not None
        before = game.clone()
        action = chooser.choose(game)
        game.play(action)
        if game.state.stage != before.state.stage:
            view = Game(before.view(decision.seat), content)
            assert view.preview(action) == before.preview(action)
            stages.add(game.state.stage)
    assert stages == {2, 3}
