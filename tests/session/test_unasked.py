"""What is played without asking: moves without alternative, whatever the guild could trade."""

from random import Random

from properties.chooser import Chooser
from properties.games import SHIPPED

from forgewar.rules import decisions as de
from forgewar.rules.game import Game
from forgewar.rules.state import MAX_QUESTS, Options
from forgewar.session.unasked import unasked_action

TRADED_FOR = (de.MarketTurn, de.TradeWindow, de.Shopping)  # gold and resources decide


def test_only_moves_without_alternative_are_not_asked() -> None:
    kinds: dict[type, int] = {}
    for seed in range(4):
        game, chooser = Game.new(Options("simple", 3), seed, SHIPPED), Chooser(Random(seed), 0.3)
        while game.decision is not None:
            action, choices = unasked_action(game), game.choices()
            if action is not None:
                assert choices == [action]
                if game.forced_action() is None:
                    kinds[type(game.decision)] = kinds.get(type(game.decision), 0) + 1
                    assert not isinstance(game.decision, TRADED_FOR)
            assert game.forced_action() in (None, action)
            game.play(chooser.choose(game))
    assert kinds[de.Rewards]
    assert kinds[de.Management]


def test_who_could_buy_the_ore_for_a_weapon_is_asked() -> None:
    """A guild with a quest and nothing to forge from may buy what it lacks."""
    asked = 0
    for seed in range(6):
        game, chooser = Game.new(Options("simple", 3), seed, SHIPPED), Chooser(Random(seed), 0.3)
        while game.decision is not None:
            decision = game.decision
            single = len(game.choices()) == 1 and bool(game.trades(decision.seat))
            guild = game.state.guilds[decision.seat] if decision.seat < 3 else None
            if guild and single and isinstance(decision, de.Management) and guild.quests:
                asked += 1
                assert unasked_action(game) is None
            if guild and single and isinstance(decision, de.Acquisition):
                full = len(guild.quests) >= MAX_QUESTS
                assert (unasked_action(game) is None) == (not full)
            game.play(chooser.choose(game))
    assert asked
