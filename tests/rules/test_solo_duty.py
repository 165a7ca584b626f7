"""SOLO: the market, the duty to take and complete quests, and how the game ends."""

import pytest
from msgspec.structs import replace
from rules.kit import (
    CONTENT,
    armed,
    ask,
    begun,
    content_with,
    give,
    leg,
    line,
    new_game,
    of,
    on_quest,
    play_out,
    prestige,
    put_overseer,
    quest,
    refused,
)

from forgewar.content.model import Content
from forgewar.rules import solo
from forgewar.rules.actions import (
    Barracks,
    BuyCard,
    BuyResource,
    DeclineQuest,
    DoneTrading,
    FinishManaging,
    PassMarket,
    PassMine,
    Rush,
    TakeQuest,
)
from forgewar.rules.agenda import (
    EndMarket,
    EndRound,
    FinishRound,
)
from forgewar.rules.decisions import (
    Acquisition,
    Management,
    MarketTurn,
    MineTurn,
    Placement,
    TradeWindow,
    WealthChoice,
)
from forgewar.rules.events import (
    GameEnded,
    OverseerMoved,
)
from forgewar.rules.game import Game

ERRANDS = [quest(id=f"errand{i}") for i in range(8)]


def solo_game(mode: str = "simple", **options: object) -> Game:
    """A solo game with an empty mine, and some quests of its own that can be given out."""
    return begun(mode, solo="easy", content=content_with(*ERRANDS), **options)


# SOLO-10: the market


def market(**options: object) -> Game:
    """The market phase as it follows from the mine phase."""
    game = solo_game(**options)
    ask(game, MineTurn(0)).play(PassMine())
    return game


@pytest.mark.rule("SOLO-10")
def test_the_player_acts_twice_and_each_may_be_a_pass_for_a_gold() -> None:
    game = market()
    for gold in (1, 2):
        assert game.decision == MarketTurn(0)
        game.play(PassMarket())
        assert game.state.guilds[0].gold == gold * CONTENT.prices.passing
    assert isinstance(game.decision, Acquisition)


@pytest.mark.rule("SOLO-10")
def test_the_second_action_needs_another_closed_space() -> None:
    game = market()
    give(game, 0, gold=50)
    game.play(Barracks(hire=True))
    assert game.decision == MarketTurn(0)
    assert refused(game, Barracks(hire=True)) == "MARKET-2"
    assert refused(game, Barracks(hire=False, train=0)) == "MARKET-2"


@pytest.mark.rule("SOLO-10", "MARKET-4")
def test_the_bazaar_is_one_space_for_all_four_cards() -> None:
    game = market()
    give(game, 0, gold=99)
    bonus, other, single, more = game.state.show[1:]
    assert refused(game, BuyCard(single)) == ""
    game.play(BuyCard(bonus))
    for card in (other, single, more):
        assert refused(game, BuyCard(card)) == "MARKET-2"


@pytest.mark.rule("SOLO-10")
def test_the_road_may_be_taken_twice_for_one_quest() -> None:
    long = quest(leg(steps=4), id="long")
    game = begun(solo="easy", content=content_with(long))
    on_quest(game, 0, "long")
    ask(game, MarketTurn(0), MarketTurn(0), EndMarket())
    game.play(Rush("long"))
    game.play(Rush("long"))
    assert game.state.guilds[0].quests[0].step == 2


# SOLO-11: the duty


def acquiring(offer: list[str], active: int = 0, gold: int = 0) -> Game:
    """The end of the market phase, with this offer and some active quests."""
    game = solo_game()
    game.state.offer = offer + [""] * (8 - len(offer))
    for errand in ERRANDS[:active]:
        on_quest(game, 0, errand.id)
    give(game, 0, gold=gold)
    return ask(game, MarketTurn(0))


def lost(game: Game) -> bool:
    result = game.state.result
    return result is not None and result.lost_by == "SOLO-11"


@pytest.mark.rule("SOLO-11")
def test_declining_is_no_choice_while_a_quest_can_be_taken() -> None:
    game = acquiring(["errand5"])
    game.play(PassMarket())
    assert game.decision == Acquisition(0)
    assert refused(game, DeclineQuest()) == "SOLO-11"
    game.play(TakeQuest("errand5"))
    assert not game.over


@pytest.mark.rule("SOLO-11")
def test_a_round_without_taking_a_quest_loses() -> None:
    """The only quest on offer costs more than the player has."""
    game = acquiring(["", "", "", "", "", "", "", "errand5"])
    game.play(PassMarket())
    game.state.guilds[0].gold = 0
    assert refused(game, TakeQuest("errand5")) == "QUEST-2"
    events = game.play(DeclineQuest())
    assert lost(game)
    assert of(events, GameEnded) == [GameEnded((0,), "SOLO-11")]
    assert game.decision is None


@pytest.mark.rule("SOLO-11")
def test_five_active_quests_lose_because_no_sixth_can_be_taken() -> None:
    game = acquiring(["errand7"], active=5)
    game.play(PassMarket())
    assert lost(game)


@pytest.mark.rule("SOLO-11")
def test_four_active_quests_do_not_lose() -> None:
    game = acquiring(["errand7"], active=4)
    game.play(PassMarket())
    assert game.decision == Acquisition(0)


@pytest.mark.rule("SOLO-11")
@pytest.mark.parametrize("active", [0, 5])
def test_an_empty_offer_lifts_the_duty(active: int) -> None:
    game = acquiring([], active=active)
    game.play(PassMarket())
    assert refused(game, DeclineQuest()) == ""
    game.play(DeclineQuest())
    assert game.decision == Management(0)


@pytest.mark.rule("SOLO-11")
def test_the_program_warns_in_the_round_before() -> None:
    game = solo_game()
    for errand in ERRANDS[:4]:
        on_quest(game, 0, errand.id)
    assert not solo.warning(game.state)
    on_quest(game, 0, ERRANDS[4].id)
    assert solo.warning(game.state)
    game.state.round = 7  # there is no round after it
    assert not solo.warning(game.state)


@pytest.mark.rule("SOLO-11")
def test_a_failed_quest_loses_at_once() -> None:
    game = solo_game()
    on_quest(game, 0, "errand0")
    ask(game, Management(0), EndRound())
    game.play(FinishManaging())
    assert lost(game)
    assert game.state.agenda == []


@pytest.mark.rule("SOLO-11")
def test_a_quest_that_is_met_does_not_lose() -> None:
    game = solo_game()
    on_quest(game, 0, "errand0")
    game.state.guilds[0].adventurers = [armed("errand0", "copper_sword")]
    ask(game, Management(0), EndRound())
    game.play(FinishManaging())
    assert not game.over


@pytest.mark.rule("SOLO-11")
@pytest.mark.parametrize(("mode", "rounds"), [("simple", 7), ("epic", 18), ("fast_forward", 7)])
@pytest.mark.parametrize("active", [True, False])
def test_a_quest_still_active_at_the_end_loses(mode: str, rounds: int, active: bool) -> None:
    game = solo_game(mode)
    game.state.round = rounds
    if active:
        on_quest(game, 0, "errand0")
    ask(game, TradeWindow(0, "end"), FinishRound()).play(DoneTrading())
    assert game.over
    assert lost(game) == active


# SOLO-12 to SOLO-15


@pytest.mark.rule("SOLO-12")
def test_a_won_game_is_scored() -> None:
    game = solo_game()
    game.state.round = 7
    guild = give(game, 0, gold=9)
    guild.prestige = 20
    ask(game, TradeWindow(0, "end"), FinishRound())
    events = game.play(DoneTrading())
    assert of(events, GameEnded) == [GameEnded((0,), "")]
    assert prestige(events, 0, "end_adventurers") == 3
    assert prestige(events, 0, "end_gold") == 2
    assert guild.prestige == 25


@pytest.mark.rule("SOLO-12")
def test_what_counts_as_a_great_score() -> None:
    assert CONTENT.solo.marks == {"simple": 125, "epic": 500}


@pytest.mark.rule("SOLO-13")
@pytest.mark.parametrize("round", [6, 12])
def test_all_nine_overseers_are_placed_anew_at_a_change_of_stage(round: int) -> None:
    game = solo_game("epic")
    game.state.round = round
    for side in range(3):
        put_overseer(game, side, *line()[2 * side : 2 * side + 2])
    ask(game, TradeWindow(0, "end"), FinishRound()).play(DoneTrading())
    assert game.state.overseers == [[], [], []]
    placed = 0
    while isinstance(game.decision, Placement):
        assert game.decision.seat == 0
        game.play(game.choices()[-1])
        placed += 1
    assert placed == 9
    assert [len(hexes) for hexes in game.state.overseers] == [3, 3, 3]


def easy_content() -> Content:
    """All quests have one step that nobody is needed for, so that a passing player wins."""
    quests = {
        q.id: replace(q, legs=(leg(difficulty=0, prestige=2),)) for q in CONTENT.quests.values()
    }
    return replace(CONTENT, quests=quests)


@pytest.mark.rule("SOLO-11", "SOLO-12", "SOLO-15")
@pytest.mark.parametrize(
    ("mode", "rounds", "tiles"),
    [("simple", 7, False), ("fast_forward", 7, False), ("epic", 18, False), ("epic", 18, True)],
)
def test_a_whole_game_in_which_only_the_player_is_asked(
    mode: str, rounds: int, tiles: bool
) -> None:
    game = new_game(mode, solo="medium", bonus_tiles=tiles, content=easy_content())
    events = play_out(game)
    assert game.state.result.lost_by == ""
    assert len(game.state.guilds[0].completed) == rounds  # one a round
    owners = {event.seat for event in events if hasattr(event, "seat")}
    assert owners == {0}
    assert {event.side for event in of(events, OverseerMoved)} == {1, 2}


@pytest.mark.rule("SOLO-15")
def test_automated_colours_do_not_trade() -> None:
    game = market()
    assert {action.seat for action in game.legal() if isinstance(action, BuyResource)} <= {0}
    assert refused(game, BuyResource(1, 0)) == "MERCHANT-2"
    assert refused(game, BuyResource(2, 0)) == "MERCHANT-2"


@pytest.mark.rule("SOLO-15")
def test_automated_colours_are_dealt_no_wealth() -> None:
    game = new_game(solo="easy")
    assert game.decision == WealthChoice(0)
    assert len(game.state.guilds[0].wealth) == 4
    game.play(game.choices()[0])
    assert not isinstance(game.decision, WealthChoice)
