"""Apprentice, Journeyman, Artisan and Master: legal, honest, predictable, and they say why."""

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from cases import mostly_slow
from properties.games import every_kind, name
from properties.hidden import other_world
from rules.kit import (
    CONTENT,
    ask,
    at,
    at_market,
    begun,
    content_with,
    design,
    draw_line,
    give,
    heroes,
    leg,
    line,
    new_game,
    on_quest,
    put_overseer,
    quest,
    terrain,
)

from forgewar.ai.players import master
from forgewar.ai.players.artisan import Artisan
from forgewar.ai.players.base import Budget, Choice, legal_actions, seat_view
from forgewar.ai.players.journeyman import Journeyman
from forgewar.ai.players.registry import GUILDS
from forgewar.ai.search.rollout_policy import rollout_weights
from forgewar.content.model import EMERALD, IRON
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules.bonus import DUE_ROUNDS
from forgewar.rules.game import Game
from forgewar.rules.state import Options

STRENGTHS = ("apprentice", "journeyman", "artisan", "master")
LITTLE = Budget(nodes=60)  # what makes a Master quick enough for tests, and predictable


def consider(strength: str, game: Game, seed: int = 1) -> Choice:
    """What a fresh guild makes of the decision."""
    assert game.decision is not None
    seat = game.decision.seat
    guild = GUILDS[strength](seed)
    return guild.consider(seat_view(game, seat), legal_actions(game, seat), LITTLE)


def whole_game(strength: str, kind: Options, seed: int = 1) -> Iterator[tuple[Game, Choice]]:
    """Every moment of a game with the choice made there, before it is played."""
    game = Game.new(kind, seed, CONTENT)
    guilds = [GUILDS[strength](seed + seat) for seat in range(kind.guilds)]
    while (decision := game.decision) is not None:
        seat = decision.seat
        found = guilds[seat].consider(seat_view(game, seat), legal_actions(game, seat), LITTLE)
        yield game, found
        game.play(found.action)


def test_an_artisan_judges_with_the_weights_of_rollouts() -> None:
    """With those of the Journeyman it would be a second one."""
    for kind in every_kind():
        assert Artisan(1).weights_in(kind) == rollout_weights(kind)
        assert Artisan(1).weights_in(kind) != Journeyman(1).weights_in(kind)


@pytest.mark.parametrize("kind", mostly_slow(every_kind(), every=5), ids=name)
@pytest.mark.parametrize("strength", ["apprentice", "journeyman", "artisan"])
def test_they_play_every_kind_of_game_to_its_end(strength: str, kind: Options) -> None:
    for game, found in whole_game(strength, kind):
        assert game.refusal(found.action) is None
        assert found.reasons
    assert game.over


@pytest.mark.slow
@pytest.mark.parametrize(
    "kind",
    [
        Options("simple", 2),
        Options("fast_forward", 3),
        Options("simple", 1, difficulty="easy"),
        pytest.param(Options("epic", 2, bonus_tiles=True), marks=pytest.mark.long),
        pytest.param(Options("epic", 1, difficulty="easy"), marks=pytest.mark.long),
    ],
    ids=name,
)
def test_a_master_plays_to_the_end(kind: Options) -> None:
    for game, found in whole_game("master", kind):
        assert game.refusal(found.action) is None
        assert found.reasons
    assert game.over


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_same_seed_and_budget_play_the_same_game(strength: str) -> None:
    first, again = (
        [found for _, found in whole_game(strength, Options("simple", 2))] for _ in range(2)
    )
    assert first == again


@pytest.mark.rule("SETUP-13")
@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("kind", [Options("simple", 3), Options("epic", 2, True)], ids=name)
def test_no_choice_depends_on_what_is_hidden(strength: str, kind: Options) -> None:
    """Given two games that a seat cannot tell apart, it chooses the same in both."""
    rng = Random(5)
    stride = 40 if strength == "master" else 9
    for number, (game, _) in enumerate(whole_game("apprentice", kind)):
        decision = game.decision
        assert decision is not None
        if number % stride and not (number < 9 and kind.mode == "simple"):
            continue
        other = other_world(rng, game, decision.seat)
        assert consider(strength, game) == consider(strength, other)


def test_a_budget_of_time_is_kept_and_a_cancelled_search_still_answers() -> None:
    game = new_game("simple")
    seat = game.decision.seat
    view, legal = seat_view(game, seat), legal_actions(game, seat)
    cancelled = GUILDS["master"](1).consider(view, legal, Budget(10**9, cancelled=lambda: True))
    hurried = GUILDS["master"](1).consider(view, legal, Budget(10**9, seconds=0.001))
    assert cancelled.action in legal
    assert hurried.action in legal


def test_no_rollout_begins_when_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now, begun = 0.0, 0
    roll_out = master.roll_out

    def second_long(*given: Any) -> int:
        nonlocal now, begun
        now, begun = now + 1.0, begun + 1
        return roll_out(*given)

    monkeypatch.setattr(master, "roll_out", second_long)
    monkeypatch.setattr(master, "time", SimpleNamespace(perf_counter=lambda: now))
    game = new_game("simple")
    seat = game.decision.seat
    view, legal = seat_view(game, seat), legal_actions(game, seat)
    GUILDS["master"](1).consider(view, legal, Budget(10**9, seconds=40.5))
    assert begun == 41


def test_a_bigger_budget_looks_at_more() -> None:
    game = new_game("simple")
    seat = game.decision.seat
    view, legal = seat_view(game, seat), legal_actions(game, seat)
    few, many = (
        GUILDS["master"](1).consider(view, legal, Budget(nodes)).nodes for nodes in (100, 2000)
    )
    assert few < 500 < many


# Sound play


def managing(difficulty: int, **resources: int) -> Game:
    """Guild 0 has two adventurers, a blade of power 2 for an iron, and a quest to arm for."""
    content = content_with(
        quest(leg(difficulty=difficulty, prestige=9)),
        design("blade", kind="public", power=2, cost={"iron": 1}),
    )
    game = begun(content=content)
    heroes(game, 0, 1, 1)
    on_quest(game, 0, "errand")
    game.state.guilds[0].claims = ["blade"]
    give(game, 0, **resources)
    return ask(game, de.Management(0))


def managed(strength: str, game: Game) -> list[ac.Action]:
    actions: list[ac.Action] = []
    while isinstance(game.decision, de.Management):
        actions.append(consider(strength, game).action)
        game.play(actions[-1])
    return actions


@pytest.mark.parametrize("strength", STRENGTHS)
def test_they_arm_until_a_quest_is_met_and_no_further(strength: str) -> None:
    actions = managed(strength, managing(4, iron=5))
    assert [type(action) for action in actions] == [ac.Arm, ac.Arm, ac.FinishManaging]


@pytest.mark.parametrize("strength", STRENGTHS)
def test_they_waste_nothing_on_a_quest_they_cannot_meet(strength: str) -> None:
    assert managed(strength, managing(5, iron=5)) == [ac.FinishManaging()]


@pytest.mark.parametrize("strength", STRENGTHS)
def test_they_buy_the_resource_that_is_missing(strength: str) -> None:
    game = managing(4, iron=1, gold=9)
    assert managed(strength, game)[0] == ac.BuyResource(0, 1)
    assert game.state.guilds[0].failed == []


def test_they_sell_one_thing_to_buy_another_if_that_saves_a_quest() -> None:
    """An emerald sells for less than an iron costs, and a gold is there for the rest."""
    buy, sell = CONTENT.prices.buy[IRON], CONTENT.prices.sell[EMERALD]
    game = managing(4, iron=1, emerald=1, gold=max(0, buy - sell))
    assert managed("journeyman", game)[:2] == [ac.SellResource(0, EMERALD), ac.BuyResource(0, IRON)]
    assert game.state.guilds[0].failed == []


def acquiring(*errands: object) -> Game:
    """A guild that can bring up a power of 4 this round, asked about these quests."""
    blade = design("blade", kind="public", power=2, cost={"iron": 1})
    game = begun(content=content_with(blade, *errands))
    heroes(game, 0, 1, 1)
    give(game, 0, iron=2)
    game.state.guilds[0].claims = ["blade"]
    game.state.offer = [errand.id for errand in errands] + [""] * (8 - len(errands))
    return ask(game, de.Acquisition(0))


@pytest.mark.parametrize("strength", STRENGTHS)
def test_they_take_the_better_of_two_equally_hard_quests(strength: str) -> None:
    game = acquiring(
        quest(leg(difficulty=3, prestige=2), id="poor"),
        quest(leg(difficulty=3, prestige=30), id="rich"),
    )
    assert consider(strength, game).action == ac.TakeQuest("rich")


@pytest.mark.parametrize("strength", STRENGTHS)
def test_they_take_no_quest_they_cannot_meet(strength: str) -> None:
    game = acquiring(quest(leg(difficulty=9, prestige=30), id="far"))
    assert consider(strength, game).action == ac.DeclineQuest()


def test_a_journeyman_shuns_the_quest_whose_last_leg_is_out_of_reach() -> None:
    """An apprentice, who never doubts that the power will be there in time, is lured by it."""
    lure = quest(leg(difficulty=1), leg(difficulty=14, prestige=40), id="lure")
    game = acquiring(lure, quest(leg(difficulty=3, prestige=9), id="sound"))
    assert consider("journeyman", game).action == ac.TakeQuest("sound")
    assert consider("apprentice", game).action == ac.TakeQuest("lure")


def test_a_journeyman_says_what_is_missing() -> None:
    hard = quest(leg(difficulty=1, prestige=3), leg(difficulty=20, prestige=90), id="hard")
    found = consider("journeyman", acquiring(hard))
    assert found.action == ac.TakeQuest("hard")
    assert any(reason.kind == "quest_short" for reason in found.reasons)
    weights = [abs(reason.weight) for reason in found.reasons]
    assert weights == sorted(weights, reverse=True)


@pytest.mark.parametrize("strength", ["journeyman", "master"])
def test_they_move_where_the_mine_gives_most(strength: str) -> None:
    game = begun()
    hexes = draw_line(game, "A111...")
    put_overseer(game, 1, *at((0, -2)))
    terrain(game, line(), *["copper"] * 7)
    assert consider(strength, game_at_mine(game)).action == ac.MoveOverseer(hexes[0], hexes[4])


def game_at_mine(game: Game) -> Game:
    return ask(game, de.MineTurn(0))


@pytest.mark.parametrize("strength", ["journeyman", "master"])
def test_they_sell_what_lies_idle_for_a_design_that_is_just_too_dear(strength: str) -> None:
    axe = design("axe", kind="public", power=6, cost={"copper": 1}, price=5, prestige=4)
    game = at_market(axe, gold=0)
    game.state.public = ["axe"]
    heroes(game, 0, 1, 1)
    sold = CONTENT.prices.sell[EMERALD]
    give(game, 0, gold=5 - sold, emerald=4, copper=4)
    found = consider(strength, game)
    assert found.action == ac.SellResource(0, EMERALD)
    assert any(reason.kind == "sold" for reason in found.reasons)
    game.play(found.action)
    assert consider(strength, game).action == ac.Claim("axe")


def test_a_journeyman_claims_the_type_that_its_quest_will_ask_for() -> None:
    errand = quest(leg(steps=2, difficulty=1), leg(difficulty=4, types=("crushing",), prestige=9))
    arms = [
        design(kind, kind="public", power=1, price=2, types=(kind,))
        for kind in ("slashing", "crushing", "piercing")
    ]
    game = at_market(errand, *arms, gold=2)
    game.state.public = [each.id for each in arms]
    heroes(game, 0, 1, 1)
    on_quest(game, 0, "errand")
    assert consider("journeyman", game).action == ac.Claim("crushing")


@pytest.mark.rule("SOLO-6")
def test_a_journeyman_lets_an_automated_colour_move_where_it_can_be_jumped() -> None:
    """No move jumps anybody; one leaves a worker beside the guild's overseer."""
    game = begun(solo="medium")
    hexes = line()
    put_overseer(game, 0, hexes[0])
    put_overseer(game, 1, hexes[1], at((0, -3))[0])
    terrain(game, hexes, *["iron"] * len(hexes))
    found = consider("journeyman", ask(game, de.AutomatedTie(0, 1))).action
    assert isinstance(found, ac.MoveOverseer)
    assert found.origin == hexes[1]
    assert found.target != hexes[2]  # where the jump would land


@pytest.mark.rule("BONUS-4")
def test_a_journeyman_takes_a_quest_for_the_sake_of_a_tile() -> None:
    """Declining is better unless the tile of this round asks for one active quest."""
    blade = design("blade", kind="public", power=2, cost={"iron": 1})
    dull = quest(leg(steps=2, difficulty=2), id="dull")
    game = begun("epic", bonus_tiles=True, content=content_with(blade, dull))
    heroes(game, 0, 1, 1)
    give(game, 0, iron=2)
    game.state.guilds[0].claims = ["blade"]
    game.state.offer = ["dull"] + [""] * 7
    game.state.round = DUE_ROUNDS[0]
    taken = []
    for tile in ("adventurous_2", "adventurous_1"):
        game.state.tiles = [tile] * len(DUE_ROUNDS)
        taken.append(consider("journeyman", ask(game, de.Acquisition(0))).action)
    assert taken == [ac.DeclineQuest(), ac.TakeQuest("dull")]
