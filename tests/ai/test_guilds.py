"""The simple computer guilds: predictable from their seed, and the sensible one is."""

import pytest
from fixtures.freeze_values import recorded_games
from rules.kit import (
    ask,
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
    quest,
    terrain,
)

from forgewar.ai.players.base import DEFAULT_BUDGET, legal_actions, seat_view
from forgewar.ai.players.registry import GUILDS
from forgewar.cli.games import seed_of
from forgewar.content import load
from forgewar.rules.actions import (
    Action,
    Arm,
    BuyResource,
    DeclineQuest,
    FinishManaging,
    MoveOverseer,
    SellResource,
    TakeQuest,
    UseStall,
)
from forgewar.rules.decisions import Acquisition, Management, MarketTurn, MineTurn
from forgewar.rules.game import Game
from forgewar.rules.state import Options


def actions_of_game(name: str, seed: int, mode: str = "simple") -> list[Action]:
    """A game between guilds of one kind, from the same set-up each time."""
    game = new_game(mode, seed=3)
    guilds = [GUILDS[name](seed), GUILDS[name](seed + 1)]
    actions = []
    while (decision := game.decision) is not None:
        actions.append(guilds[decision.seat].choose(game, decision.seat))
        game.play(actions[-1])
    return actions


@pytest.mark.parametrize("name", ["random", "sensible"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert actions_of_game(name, 1) == actions_of_game(name, 1)
    assert actions_of_game(name, 1) != actions_of_game(name, 5)


def test_a_random_guild_trades_now_and_then() -> None:
    actions = [action for seed in range(10) for action in actions_of_game("random", seed)]
    trades = [a for a in actions if isinstance(a, BuyResource | SellResource | UseStall)]
    assert 0.01 < len(trades) / len(actions) < 0.2


@pytest.mark.parametrize(
    ("name", "least", "most"), [("apprentice", 0.75, 1.0), ("journeyman", 0.1, 0.4)]
)
def test_an_apprentice_errs_and_a_journeyman_is_of_two_minds_between_equals_only(
    name: str, least: float, most: float
) -> None:
    """Share of the decisions of a game at which players of other seeds choose differently."""
    asked = differ = 0
    for game in recorded_games("epic_3")[::3]:
        if isinstance(game.decision, Acquisition | MarketTurn | MineTurn):
            view, seat = seat_view(game, game.decision.seat), game.decision.seat
            legal = legal_actions(game, seat)
            players = [GUILDS[name](seed) for seed in range(5)]
            chosen = {player.consider(view, legal, DEFAULT_BUDGET).action for player in players}
            asked += len(legal) > 2
            differ += len(chosen) > 1
    assert asked > 40
    assert least < differ / asked < most, differ / asked


# The sensible guild


def managing(difficulty: int, **resources: int) -> Game:
    """Guild 0 has two adventurers, a blade of power 2 for an iron, and a quest to arm for."""
    content = content_with(
        quest(leg(difficulty=difficulty)), design("blade", kind="public", power=2, cost={"iron": 1})
    )
    game = begun(content=content)
    heroes(game, 0, 1, 1)
    on_quest(game, 0, "errand")
    game.state.guilds[0].claims = ["blade"]
    give(game, 0, **resources)
    return ask(game, Management(0))


def managed(game: Game) -> list[Action]:
    """What a sensible guild does until it is done."""
    guild = GUILDS["sensible"](1)
    actions: list[Action] = []
    while isinstance(game.decision, Management):
        actions.append(guild.choose(game, 0))
        game.play(actions[-1])
    return actions


def test_it_arms_until_a_quest_is_met_and_no_further() -> None:
    assert managed(managing(4, iron=5)) == [
        Arm("errand", 0, "blade"),
        Arm("errand", 1, "blade"),
        FinishManaging(),
    ]


def test_it_wastes_nothing_on_a_quest_it_cannot_meet() -> None:
    assert managed(managing(5, iron=5)) == [FinishManaging()]


def test_it_buys_the_resource_that_is_missing() -> None:
    game = managing(4, iron=1, gold=9)
    assert managed(game)[0] == BuyResource(0, 1)
    assert game.state.guilds[0].failed == []


def acquiring(*difficulties: int) -> Action:
    """What a guild that can bring up a power of 4 does about quests of these difficulties."""
    errands = [quest(leg(difficulty=d), id=f"errand_{d}") for d in difficulties]
    blade = design("blade", kind="public", power=2, cost={"iron": 1})
    game = begun(content=content_with(blade, *errands))
    heroes(game, 0, 1, 1)
    give(game, 0, iron=2, gold=9)
    game.state.guilds[0].claims = ["blade"]
    game.state.offer = [errand.id for errand in errands] + [""] * (8 - len(errands))
    return GUILDS["sensible"](1).choose(ask(game, Acquisition(0)), 0)


def test_it_takes_the_easiest_quest_it_can_meet() -> None:
    assert acquiring(9, 4, 3) == TakeQuest("errand_3")


def test_it_takes_no_quest_it_cannot_meet() -> None:
    assert acquiring(9, 5) == DeclineQuest()


def test_it_moves_where_the_mine_gives_most() -> None:
    game = begun()
    hexes = draw_line(game, "A11....")
    terrain(game, line(), *["copper"] * 7)
    game.state.terrain[hexes[0]] = 0
    choice = GUILDS["sensible"](1).choose(ask(game, MineTurn(0)), 0)
    assert choice == MoveOverseer(hexes[0], hexes[3])


@pytest.mark.slow
def test_a_tiles_move_at_the_end_of_a_stage_is_explained() -> None:
    """The view of a seat knows no later stage: explaining must not play on into it."""
    options = Options("epic", 1, bonus_tiles=True, difficulty="easy")
    game = Game.new(options, 18, load.default())
    player = GUILDS["artisan"](seed_of(seed_of(1, 1), 0))
    while game.state.round < 7:
        game.play(player.choose(game, 0))
    assert game.state.stage == 2
