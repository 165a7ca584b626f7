"""BONUS: the tiles of an epic game, one for every three rounds from the fourth on."""

from collections import Counter

import pytest
from msgspec.structs import replace
from rules.kit import (
    CONTENT,
    ask,
    begun,
    gained,
    give,
    gold,
    heroes,
    new_game,
    of,
    on_quest,
    play_out,
    prestige,
    put_overseer,
    put_workers,
    refused,
)

from forgewar.content.board import INDEX
from forgewar.content.model import RESOURCES
from forgewar.rules.actions import (
    BuyResource,
    DeclineReward,
    DoneTrading,
    MoveOverseer,
    Shop,
    StopShopping,
)
from forgewar.rules.agenda import EndRound
from forgewar.rules.bonus import next_tile
from forgewar.rules.decisions import OverseerReward, Shopping, TradeWindow
from forgewar.rules.events import (
    AdventurerJoined,
    Declined,
    Lapsed,
    PhaseStarted,
    PrestigeChanged,
    RoundStarted,
    ShoppingEnded,
    StageStarted,
    TileResolved,
    WorkerTurned,
)
from forgewar.rules.game import Game

COPPER, IRON, MITHRIL = 0, 1, 2
# Prices of which shopping can be reasoned about.
PRICED = replace(CONTENT, prices=replace(CONTENT.prices, buy=(2, 3, 5, 4, 4, 8)))
# Hexes that do not touch each other, away from the middle line.
APART = [INDEX[q, r] for r in (-2, 2) for q in (-3, -1, 1, 3) if abs(q + r) <= 3]


def with_tile(tile: str, guilds: int = 3, round: int = 9) -> Game:
    """A game with nothing left to do in a round that ends with this tile."""
    game = begun("epic", guilds, bonus_tiles=True, content=PRICED)
    game.state.round = round
    game.state.order = list(range(guilds))
    game.state.tiles = [tile] * 5
    return ask(game, TradeWindow(0, "end"), EndRound())


def end(game: Game) -> list[object]:
    return game.play(DoneTrading())


# The tiles


@pytest.mark.rule("BONUS-1")
def test_the_fifteen_tiles() -> None:
    shown = Counter(
        (tile.kind, tile.number if tile.kind in ("industrious", "adventurous") else None)
        if tile.reward is None and tile.resource is None
        else (tile.kind, tile.reward or RESOURCES[tile.resource])
        for tile in CONTENT.tiles.values()
    )
    kinds = {
        "industrious": (2, 3, 4),
        "adventurous": (1, 2, 3),
        "stockpile": ("copper", "iron", "mithril"),
        "decorated": ("gold", "prestige", "shopping"),
        "knowledge": ("gold", "prestige", "shopping"),
    }
    assert shown == Counter((kind, what) for kind, all_ in kinds.items() for what in all_)
    assert shown.total() == 15


@pytest.mark.rule("BONUS-2")
def test_five_random_tiles_are_laid_face_up() -> None:
    laid = [new_game("epic", bonus_tiles=True, seed=seed).state.tiles for seed in range(200)]
    assert all(len(set(tiles)) == 5 for tiles in laid)
    for place in range(5):
        assert len({tiles[place] for tiles in laid}) == 15  # any tile anywhere
    game = new_game("epic", bonus_tiles=True)
    assert game.view(0).tiles == game.view(1).tiles == game.state.tiles


@pytest.mark.rule("BONUS-2")
def test_a_game_without_tiles_has_none() -> None:
    game = new_game("epic")
    assert game.state.tiles == []
    assert not of(play_out(game), TileResolved)


@pytest.mark.rule("BONUS-2")
def test_each_tile_is_resolved_once_at_the_end_of_its_third_round() -> None:
    game = new_game("epic", bonus_tiles=True)
    tiles, round, resolved = game.state.tiles, 0, []
    for event in play_out(game):
        if isinstance(event, RoundStarted):
            round = event.round
        elif isinstance(event, TileResolved):
            resolved.append((round, event.tile))
    assert resolved == list(zip((6, 9, 12, 15, 18), tiles, strict=True))


@pytest.mark.rule("BONUS-2", "ROUND-6")
def test_a_tile_comes_before_the_change_of_stage() -> None:
    game = with_tile("adventurous_1", round=6)
    kinds = [type(event) for event in end(game)]
    assert kinds.index(TileResolved) < kinds.index(StageStarted)


@pytest.mark.rule("BONUS-2", "ROUND-6")
def test_the_last_tile_comes_before_the_scoring() -> None:
    game = with_tile("decorated_gold", round=18)
    heroes(game, 0, 4, 4)
    give(game, 1, gold=50)  # somebody who can trade, so that the round waits
    events = end(game)
    assert of(events, TileResolved) == [TileResolved("decorated_gold", (0,))]
    assert PhaseStarted("scoring") not in events
    assert isinstance(game.decision, TradeWindow)


@pytest.mark.rule("BONUS-2")
def test_a_tile_is_resolved_in_player_order() -> None:
    game = with_tile("adventurous_1")
    game.state.order = [2, 0, 1]
    for seat, key in enumerate(game.state.quest_deck[:3]):
        on_quest(game, seat, key)
    assert [event.seat for event in of(end(game), AdventurerJoined)] == [2, 0, 1]


# Industrious


@pytest.mark.rule("BONUS-3")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_industrious_asks_for_exactly_that_many_workers(number: int) -> None:
    assert CONTENT.tiles[f"industrious_{number}"].number == number
    game = with_tile(f"industrious_{number}")
    for seat, count in enumerate((number - 1, number, number + 1)):
        game.state.workers[seat] = count
        put_overseer(game, seat, INDEX[seat, 0])
    events = end(game)
    assert of(events, TileResolved)[0].seats == (1,)
    assert game.decision == OverseerReward(1, "tile", f"industrious_{number}")


@pytest.mark.rule("BONUS-3")
def test_the_move_may_be_made_or_declined() -> None:
    for action in (MoveOverseer(INDEX[0, 0], INDEX[1, 0]), DeclineReward()):
        game = with_tile("industrious_2")
        put_workers(game, 0, *APART[:2])
        put_overseer(game, 0, INDEX[0, 0])
        end(game)
        assert refused(game, action) == ""
        events = game.play(action)
        declined = isinstance(action, DeclineReward)
        assert len(of(events, Declined)) == declined
        assert sum(gained(events, 0).values()) == (not declined)  # the new worker yields
        assert game.state.workers[0] == 3 - declined


@pytest.mark.rule("BONUS-3")
def test_all_are_judged_before_anyone_moves() -> None:
    """Guild 0 takes a worker from guild 1, which keeps its move, and one from guild 2, which does
    not get one though it now has the number."""
    game = with_tile("industrious_2")
    put_workers(game, 0, *APART[:2])
    put_workers(game, 1, INDEX[-2, 0], APART[2])
    put_workers(game, 2, INDEX[-1, 0], *APART[3:5])
    put_overseer(game, 0, INDEX[-3, 0])
    put_overseer(game, 1, INDEX[2, 0])
    put_overseer(game, 2, INDEX[3, 0])
    events = end(game)
    assert of(events, TileResolved)[0].seats == (0, 1)
    events = game.play(MoveOverseer(INDEX[-3, 0], INDEX[0, 0]))
    assert len(of(events, WorkerTurned)) == 2
    assert game.state.workers == [5, 1, 2]
    assert game.decision == OverseerReward(1, "tile", "industrious_2")
    game.play(DeclineReward())
    assert not isinstance(game.decision, OverseerReward)


@pytest.mark.rule("BONUS-3")
def test_a_guild_that_cannot_move_is_not_asked() -> None:
    game = with_tile("industrious_2")
    game.state.workers[0] = 2  # and no overseer that could move
    events = end(game)
    assert of(events, Lapsed) == [Lapsed(0, "overseer_move", "industrious_2")]


# Adventurous


@pytest.mark.rule("BONUS-4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_adventurous_asks_for_exactly_that_many_active_quests(number: int) -> None:
    game = with_tile(f"adventurous_{number}")
    keys = iter(game.state.quest_deck)
    for seat, count in enumerate((number - 1, number, number + 1)):
        for _ in range(count):
            on_quest(game, seat, next(keys))
    events = end(game)
    joined = [AdventurerJoined(1, 3, "tile", f"adventurous_{number}")]
    assert of(events, AdventurerJoined) == joined
    assert game.state.guilds[1].adventurers[3].level == 1


# Stockpile


@pytest.mark.rule("BONUS-5")
@pytest.mark.parametrize("metal", ["copper", "iron", "mithril"])
def test_stockpile_gives_one_for_every_three_in_the_pool(metal: str) -> None:
    game = with_tile(f"stockpile_{metal}")
    give(game, 0, copper=1, iron=1, mithril=1, emerald=1, ruby=2, diamond=2)  # 8 of all kinds
    give(game, 1, copper=2)
    give(game, 2, diamond=3)
    end(game)
    while isinstance(game.decision, TradeWindow) and game.decision.before == "tile":
        events = end(game)
    assert [gained(events, seat) for seat in range(3)] == [{metal: 2}, {}, {metal: 1}]


@pytest.mark.rule("BONUS-5", "MERCHANT-2")
def test_every_guild_may_trade_before_a_stockpile_is_counted() -> None:
    game = with_tile("stockpile_iron")
    game.state.order = [1, 2, 0]
    give(game, 0, gold=2, copper=2)
    give(game, 1, gold=1)  # can buy nothing and has nothing to sell
    give(game, 2, emerald=3)
    end(game)
    asked = []
    while isinstance(game.decision, TradeWindow) and game.decision.before == "tile":
        asked.append(game.decision.seat)
        if game.decision.seat == 0:
            game.play(BuyResource(0, COPPER))
        events = end(game)
    assert asked == [2, 0]
    assert gained(events, 0) == {"iron": 1}
    assert gained(events, 2) == {"iron": 1}


@pytest.mark.rule("BONUS-5")
@pytest.mark.parametrize("tile", ["industrious_2", "adventurous_1", "decorated_gold"])
def test_the_other_tiles_need_no_window_before_them(tile: str) -> None:
    game = with_tile(tile)
    give(game, 0, gold=20)
    assert of(end(game), TileResolved)
    assert game.decision == TradeWindow(0, "end")


# Decorated and knowledge


def counted(tile: str) -> Game:
    """Guild 0 counts 2 for a tile, guild 1 counts 1, guild 2 none."""
    game = with_tile(tile)
    heroes(game, 0, 4, 3, 4)
    heroes(game, 1, 1, 4)
    heroes(game, 2, 3, 3, 3)
    unique = [design.id for design in CONTENT.designs.values() if design.kind == "unique"]
    game.state.guilds[0].designs = unique[:2]
    game.state.guilds[1].designs = unique[2:3]
    game.state.guilds[2].claims = ["iron_sword"]
    return game


@pytest.mark.rule("BONUS-6")
@pytest.mark.parametrize("kind", ["decorated", "knowledge"])
def test_two_gold_for_each_champion_or_unique_design(kind: str) -> None:
    events = end(counted(f"{kind}_gold"))
    assert [gold(events, seat, "tile") for seat in range(3)] == [4, 2, 0]


@pytest.mark.rule("BONUS-6")
@pytest.mark.parametrize("kind", ["decorated", "knowledge"])
def test_two_prestige_for_each_champion_or_unique_design(kind: str) -> None:
    events = end(counted(f"{kind}_prestige"))
    assert [prestige(events, seat, "tile") for seat in range(3)] == [4, 2, 0]
    assert of(events, PrestigeChanged)[0].ref == f"{kind}_prestige"


@pytest.mark.rule("BONUS-6")
def test_decorated_counts_champions_and_knowledge_designs() -> None:
    for tile, seats in (("decorated_gold", (0,)), ("knowledge_gold", (1,))):
        game = with_tile(tile)
        heroes(game, 0, 4)
        game.state.guilds[1].designs = ["ember_lance"]
        assert of(end(game), TileResolved)[0].seats == seats


@pytest.mark.rule("BONUS-6")
@pytest.mark.parametrize("kind", ["decorated", "knowledge"])
def test_three_gold_of_shopping_for_each_one_after_the_other(kind: str) -> None:
    tile = f"{kind}_shopping"
    game = counted(tile)
    end(game)
    assert game.decision == Shopping(0, 6, tile)
    game.play(Shop(IRON))
    assert game.decision == Shopping(0, 3, tile)
    events = game.play(Shop(IRON))
    assert of(events, ShoppingEnded) == [ShoppingEnded(0, 0)]
    assert game.decision == Shopping(1, 3, tile)
    assert game.state.guilds[0].resources[IRON] == 2


@pytest.mark.rule("BONUS-6")
def test_own_gold_cannot_be_added_to_shopping() -> None:
    game = counted("decorated_shopping")
    give(game, 1, gold=100)
    end(game)
    game.play(StopShopping())
    assert game.decision == Shopping(1, 3, "decorated_shopping")
    assert game.choices() == [Shop(COPPER), Shop(IRON), StopShopping()]
    assert refused(game, Shop(MITHRIL)) == "BONUS-6"
    game.play(Shop(COPPER))
    assert game.state.guilds[1].gold == 100


@pytest.mark.rule("BONUS-6")
def test_what_shopping_leaves_over_is_lost() -> None:
    game = counted("decorated_shopping")
    end(game)
    events = game.play(StopShopping())
    assert of(events, ShoppingEnded) == [ShoppingEnded(0, 6)]
    events = game.play(Shop(COPPER))  # 1 of 3 is left, for which there is nothing
    assert of(events, ShoppingEnded) == [ShoppingEnded(1, 1)]
    assert [guild.gold for guild in game.state.guilds] == [0, 0, 0]


@pytest.mark.rule("BONUS-6")
def test_shopping_stands_outside_the_rounds_purchases() -> None:
    game = counted("decorated_shopping")
    game.state.guilds[0].bought = 1
    give(game, 1, gold=20)
    end(game)
    assert refused(game, BuyResource(1, COPPER)) == "MERCHANT-2"  # not in the middle of it
    game.play(Shop(COPPER))
    game.play(Shop(COPPER))
    game.play(Shop(COPPER))
    assert game.state.guilds[0].resources[COPPER] == 3
    game.play(Shop(IRON))
    assert game.decision == TradeWindow(0, "end")
    assert refused(game, BuyResource(0, COPPER)) == "MERCHANT-1"
    game.play(DoneTrading())
    assert game.decision == TradeWindow(1, "end")
    assert refused(game, BuyResource(1, COPPER)) == ""


@pytest.mark.rule("BONUS-2")
@pytest.mark.parametrize(
    ("round_", "index"), [(1, 0), (4, 0), (6, 0), (7, 1), (9, 1), (18, 4), (19, -1)]
)
def test_the_next_tile_is_the_first_whose_last_round_is_not_over(round_: int, index: int) -> None:
    state = new_game("epic", bonus_tiles=True).state
    state.round = round_
    assert next_tile(state) == index


def test_a_game_without_tiles_has_no_next_tile() -> None:
    assert next_tile(new_game("simple").state) == -1
