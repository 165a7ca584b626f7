"""Made-up games: one seat cannot tell them from the real one, and they can be played to the end."""

from random import Random

import pytest
from properties.games import every_kind, name
from rules.kit import CONTENT

from forgewar.ai.players.base import seat_view
from forgewar.ai.players.registry import GUILDS
from forgewar.ai.search.sample_hidden import sample_hidden
from forgewar.rules.game import Game
from forgewar.rules.state import GameState, Options


def at(kind: Options, seed: int, actions: int) -> Game:
    game = Game.new(kind, seed, CONTENT)
    guild = GUILDS["random"](seed)
    while (decision := game.decision) is not None and actions:
        game.play(guild.choose(game, decision.seat))
        actions -= 1
    return game


def known(state: GameState) -> dict[str, object]:
    """A view, with the decks as nothing but the cards in them."""
    found: dict[str, object] = {field: getattr(state, field) for field in state.__struct_fields__}
    weapons, *others = state.decks
    found["decks"] = [sorted(weapons), sorted(others[0] + others[1]), sorted(others[2] + others[3])]
    return found


@pytest.mark.rule("SETUP-13")
@pytest.mark.parametrize("actions", [0, 1, 3, 30, 90])
@pytest.mark.parametrize("kind", every_kind(), ids=name)
def test_a_made_up_game_looks_like_the_real_one(kind: Options, actions: int) -> None:
    game = at(kind, 4, actions)
    if game.decision is None:
        return
    seat = game.decision.seat
    made_up = sample_hidden(seat_view(game, seat), seat, Random(1))
    assert known(made_up.view(seat)) == known(game.view(seat))
    assert made_up.choices() == game.choices()


@pytest.mark.parametrize("actions", [0, 2, 60])
@pytest.mark.parametrize("kind", every_kind(), ids=name)
def test_a_made_up_game_can_be_played_to_its_end(kind: Options, actions: int) -> None:
    game = at(kind, 9, actions)
    if game.decision is None:
        return
    seat = game.decision.seat
    made_up = sample_hidden(seat_view(game, seat), seat, Random(2))
    guild = GUILDS["random"](3)
    while (decision := made_up.decision) is not None:
        made_up.play(guild.choose(made_up, decision.seat))
    assert made_up.state.result is not None


def test_decks_are_in_any_order() -> None:
    game = at(Options("simple", 2), 1, 20)
    assert game.decision is not None
    seat = game.decision.seat
    worlds = [sample_hidden(seat_view(game, seat), seat, Random(n)).state for n in range(20)]
    for decks in zip(*([state.quest_deck, *state.decks] for state in worlds), strict=True):
        assert len({tuple(deck) for deck in decks}) > 10
