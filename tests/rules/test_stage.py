"""STAGE: an epic game goes on to the next stage after rounds 6 and 12."""

import pytest
from rules.kit import (
    CONTENT,
    ask,
    content_with,
    new_game,
    of,
    on_quest,
    play_out,
    play_until,
    put_workers,
    quest,
    refused,
)

from forgewar.content.board import INDEX
from forgewar.content.model import card_of
from forgewar.rules.actions import BuyResource, DoneTrading, PlaceOverseer
from forgewar.rules.agenda import FinishRound
from forgewar.rules.decisions import Management, MineTurn, Placement, TradeWindow
from forgewar.rules.events import (
    CardRevealed,
    DesignOpened,
    MineBuilt,
    QuestDealt,
    QuestRemoved,
    RoundStarted,
    StageStarted,
    WorkerRemoved,
)
from forgewar.rules.game import Game
from forgewar.rules.state import PLACES

OLD, NEW = quest(id="old", stage=1), quest(id="new", stage=2, colour="grey")


def before_change(
    round: int = 6, guilds: int = 3, mode: str = "epic", seed: int = 1, **options: object
) -> Game:
    """A game in the quest phase of a round, all that is left of it done."""
    game = play_until(new_game(mode, guilds, seed=seed, **options), Management, round)
    return ask(game, TradeWindow(0, "end"), FinishRound())


def end(game: Game) -> list[object]:
    return game.play(DoneTrading())


def stage_of(key: str) -> int:
    return CONTENT.quests[card_of(key)].stage


# When, and the mine


@pytest.mark.rule("STAGE-1")
def test_an_epic_game_changes_stage_after_rounds_6_and_12() -> None:
    after, stages = 0, []
    for event in play_out(new_game("epic", 2)):
        if isinstance(event, RoundStarted):
            after = event.round
        elif isinstance(event, StageStarted):
            stages.append((after, event.stage))
    assert stages == [(6, 2), (12, 3)]


@pytest.mark.rule("STAGE-1")
@pytest.mark.parametrize(("mode", "stage"), [("simple", 1), ("fast_forward", 2)])
def test_other_modes_stay_in_their_stage(mode: str, stage: int) -> None:
    game = before_change(round=6, mode=mode)
    assert not of(end(game), StageStarted)
    assert isinstance(game.decision, MineTurn)
    assert (game.state.round, game.state.stage) == (7, stage)


@pytest.mark.rule("STAGE-1")
@pytest.mark.parametrize("round", [6, 12])
def test_everything_leaves_the_mine_and_a_new_one_is_built(round: int) -> None:
    game = before_change(round)
    state = game.state
    empty = [hex_ for hex_ in game.table.geometry.hexes if not state.cells[hex_]]
    put_workers(game, 0, empty[0])
    put_workers(game, 2, empty[-1])
    ahead = state.ahead[0]
    events = end(game)
    assert set(of(events, WorkerRemoved)) == {
        WorkerRemoved(0, empty[0]),
        WorkerRemoved(2, empty[-1]),
    }
    assert of(events, MineBuilt) == [MineBuilt(ahead.stage)]
    assert not any(state.cells)
    assert state.workers == [0, 0, 0]
    assert state.overseers == [[], [], []]
    assert (tuple(state.terrain), state.down) == (ahead.terrain, ahead.down)
    assert state.stage == round // 6 + 1


@pytest.mark.rule("STAGE-1", "STAGE-4")
def test_the_new_mine_has_its_own_borders_down() -> None:
    seed = next(seed for seed in range(50) if borders_change(seed))
    game = before_change(seed=seed)
    end(game)
    up = {hex_ for hex_, resource in enumerate(game.state.terrain) if resource >= 0}
    assert {action.hex for action in game.choices()} == up


def borders_change(seed: int) -> bool:
    state = new_game("epic", 3, seed=seed).state
    return state.down != state.ahead[0].down


@pytest.mark.rule("STAGE-1", "STAGE-2")
def test_the_first_places_are_cleared_before_the_change() -> None:
    """A card of the new stage that lies in a first place leaves by ROUND-4 all the same."""
    game = before_change(content=content_with(OLD, NEW))
    game.state.offer = ["new", "", "old", *[""] * 5]
    removed = of(end(game), QuestRemoved)
    assert removed == [QuestRemoved("new", "ROUND-4"), QuestRemoved("old", "STAGE-2")]


# Quests


@pytest.mark.rule("STAGE-2")
def test_quests_of_the_old_stage_leave_the_offer_and_the_deck() -> None:
    game = before_change()
    state = game.state
    greens = [key for key in state.quest_deck if stage_of(key) == 1]
    assert greens
    assert any(stage_of(key) == 1 for key in state.offer)
    end(game)
    assert all(stage_of(key) == 2 for key in state.offer)
    assert all(stage_of(key) > 1 for key in state.quest_deck)
    assert set(greens) <= set(state.removed)


@pytest.mark.rule("STAGE-2")
def test_quests_of_the_coming_stage_stay_and_are_closed_up_and_filled_up() -> None:
    more = [quest(id=f"more{i}", stage=2, colour="grey") for i in range(3)]
    game = before_change(content=content_with(OLD, NEW, *more))
    state = game.state
    state.offer = ["", "", "old", "more0", "old", "new", "", "old"]
    state.quest_deck = ["old", "more1", "more2"]
    events = end(game)
    assert state.offer == ["more0", "new", "more1", "more2", "", "", "", ""]
    assert of(events, QuestDealt) == [QuestDealt(2, "more1"), QuestDealt(3, "more2")]
    assert state.quest_deck == []


@pytest.mark.rule("STAGE-2")
def test_active_quests_stay_with_their_guilds() -> None:
    game = before_change()
    key = next(key for key in (*game.state.offer, *game.state.quest_deck) if stage_of(key) == 1)
    active = on_quest(game, 1, key, taken=4)
    end(game)
    assert game.state.guilds[1].quests == [active]


@pytest.mark.rule("STAGE-2", "STAGE-3", "ROUND-1", "ROUND-2")
def test_offer_and_market_of_the_coming_round_are_laid_out_once() -> None:
    game = before_change()
    state = game.state
    end(game)
    assert len([key for key in state.offer if key]) == PLACES
    state.offer[0] = ""  # a gap would be closed if it were done again
    before = (state.offer[:], state.show[:], [deck[:] for deck in state.decks])
    events = play_until(game, MineTurn).events
    assert of(events, RoundStarted) == [RoundStarted(7, 2)]
    assert (state.offer, state.show, state.decks) == before


# The market


@pytest.mark.rule("STAGE-3")
@pytest.mark.parametrize(
    ("round", "left", "with_stage"),
    [
        (6, ["iron_axe", "iron_mace"], ["mithril_sword"]),
        (12, ["mithril_spear"], []),
    ],
)
def test_public_designs_left_in_the_old_deck_are_opened(
    round: int, left: list[str], with_stage: list[str]
) -> None:
    game = before_change(round)
    state = game.state
    state.decks[0] = left[:]
    state.public = [design for design in state.public if design not in left]
    events = end(game)
    opened = [event.design for event in of(events, DesignOpened)]
    assert opened[: len(left) + len(with_stage)] == left + with_stage
    assert set(opened) <= set(state.public)


@pytest.mark.rule("STAGE-3")
def test_every_public_design_is_open_in_the_end() -> None:
    public = [design.id for design in CONTENT.designs.values() if design.kind == "public"]
    for seed in range(10):
        game = before_change(12, seed=seed)
        end(game)
        assert sorted(game.state.public) == sorted(public)


@pytest.mark.rule("STAGE-3")
def test_the_mithril_sword_waits_for_stage_two() -> None:
    game = before_change()
    assert "mithril_sword" not in game.state.public
    end(game)
    assert game.state.public.count("mithril_sword") == 1


@pytest.mark.rule("STAGE-3")
@pytest.mark.parametrize("round", [6, 12])
def test_the_new_market_decks_are_laid_out_and_turned_up(round: int) -> None:
    game = before_change(round)
    state = game.state
    ahead = state.ahead[0]
    events = end(game)
    assert [event.place for event in of(events, CardRevealed)] == [0, 1, 2, 3, 4]
    bonus, singles = ahead.bonus, ahead.singles
    assert state.show[1:] == [bonus[0][0], bonus[1][0], singles[0][0], singles[1][0]]
    assert [tuple(deck) for deck in state.decks[1:]] == [d[1:] for d in (*bonus, *singles)]
    first = next(d for d in ahead.weapons if CONTENT.designs[d].kind == "unique")
    assert state.show[0] == first
    assert tuple(state.decks[0]) == ahead.weapons[ahead.weapons.index(first) + 1 :]
    assert set(ahead.unused) <= set(state.removed)


# Overseers


@pytest.mark.rule("STAGE-4")
def test_overseers_are_placed_anew_in_the_current_order() -> None:
    game = before_change()
    game.state.order = [2, 0, 1]
    end(game)
    asked = []
    while isinstance(game.decision, Placement):
        seat = game.decision.seat
        asked.append(seat)
        assert refused(game, PlaceOverseer((seat + 1) % 3, game.choices()[0].hex)) == "SETUP-11"
        game.play(game.choices()[0])
    assert asked == [2, 0, 1] * 3
    assert game.decision == MineTurn(2)
    assert [len(hexes) for hexes in game.state.overseers] == [3, 3, 3]


@pytest.mark.rule("STAGE-4")
def test_placing_is_no_time_to_trade() -> None:
    game = before_change()
    game.state.guilds[0].gold = 20
    end(game)
    game.play(PlaceOverseer(game.decision.seat, INDEX[0, 0]))
    assert refused(game, BuyResource(0, 0)) == "MERCHANT-2"


@pytest.mark.rule("STAGE-4")
def test_the_market_discard_is_kept() -> None:
    game = before_change()
    discard = game.state.discard[:]
    assert discard
    end(game)
    assert game.state.discard == discard
