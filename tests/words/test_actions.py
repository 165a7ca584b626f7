"""What actions would do, in words: every kind of action has its sentence, and it is true."""

from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest
from msgspec.structs import astuple
from properties.chooser import Chooser
from properties.games import SHIPPED, name
from rules.kit import ask, begun, owning, put_overseer, put_workers, stall
from words import golden, texts
from words.samples import ACTIONS

from forgewar.content.board import INDEX
from forgewar.content.model import IRON, RESOURCES, RUBY
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.words import names
from forgewar.words.actions import advice, advice_with_ground, advice_with_hexes, label
from forgewar.words.names import Names

MARKET = (ac.BuyDesign, ac.BuyCard, ac.BuyEndBonus, ac.Barracks, ac.Claim, ac.Rush)


def called(game: Game) -> Names:
    return Names(game.content, [names.guild(colour) for colour in names.EMBLEMS])


def test_every_kind_of_action_has_a_sample() -> None:
    assert {type(action) for _, action in ACTIONS.values()} == set(get_args(ac.Action))


def test_the_sentences_read_well() -> None:
    golden.check("actions", texts.actions())


def moments(options: Options) -> Iterator[Game]:
    game = Game.new(options, 3, SHIPPED)
    chooser = Chooser(Random(3), whim=0.2)
    while not game.over:
        yield game
        game.play(chooser.choose(game))


@pytest.mark.parametrize(
    "options",
    [Options("simple", 2), Options("epic", 3, True), Options("epic", 1, difficulty="easy")],
    ids=name,
)
def test_everything_legal_in_a_game_can_be_advised(options: Options) -> None:
    rng = Random(1)
    for game in moments(options):
        legal = game.legal()
        for action in rng.sample(legal, min(4, len(legal))):
            text = str(advice(game, called(game), action))
            assert text[0].isupper(), text
            assert not set("_{}") & set(text), text
            if isinstance(action, MARKET):
                assert game.decision is not None
                seat = game.decision.seat
                assert str(label(called(game), seat, action))


def test_a_move_tells_workers_and_not_hexes() -> None:
    game = ask(begun(), de.MineTurn(0))
    row = [INDEX[q, 0] for q in range(-3, 4)]
    put_overseer(game, 0, row[0])
    put_workers(game, 1, row[3])
    move = ac.MoveOverseer(row[0], row[4])
    assert "Jump 1 worker, landing on" in str(advice(game, called(game), move))
    step = ac.MoveOverseer(row[0], row[2])
    assert "worker" not in str(advice(game, called(game), step))


@pytest.mark.parametrize("options", [Options("simple", 2), Options("epic", 3)], ids=name)
def test_a_move_names_the_hexes_and_the_ground_that_it_leaves(options: Options) -> None:
    """Where nothing on screen points at it; by letters and numbers, or by the resource."""
    rng, seen = Random(2), 0
    for game in moments(options):
        moves = [a for a in game.choices() if isinstance(a, ac.MoveOverseer | ac.MoveWorker)]
        for move in rng.sample(moves, min(2, len(moves))):
            if move.target < 0:
                continue
            done = str(advice(game, called(game), move))
            ground = RESOURCES[game.state.terrain[move.origin]]
            assert str(advice_with_ground(game, called(game), move)) == f"{done} (from {ground})"
            way = "–".join(names.hex_name(hex_) for hex_ in (move.origin, move.target))
            assert str(advice_with_hexes(game, called(game), move)) == f"{done} ({way})"
            seen += game.state.terrain[move.origin] != game.state.terrain[move.target]
    assert seen > 10


@pytest.mark.parametrize(
    ("sell_gem", "text"),
    [(True, "Exchange 1 ruby for 2 iron"), (False, "Exchange 2 iron for 1 ruby")],
)
def test_a_stall_is_told_the_way_it_exchanges(sell_gem: bool, text: str) -> None:
    game = owning(stall("ruby", "iron", "booth"), ruby=5, iron=5)
    action = ac.UseStall(0, "booth", sell_gem)
    assert str(advice(game, called(game), action)) == text
    moved = [e for e in game.play(action) if isinstance(e, ev.ResourcesChanged)]
    gained = {resource: amount for _, resource, amount, *_ in map(astuple, moved)}
    assert gained == ({RUBY: -1, IRON: 2} if sell_gem else {RUBY: 1, IRON: -2})


def test_passing_pays_what_the_prices_say() -> None:
    game = ask(begun(), de.MarketTurn(0))
    gold = game.content.prices.passing
    assert str(advice(game, called(game), ac.PassMarket())) == f"Pass and receive {gold} gold"
