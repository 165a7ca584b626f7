"""What broke a solo game is said as it was: the four ways to lose, each with its quest."""

from rules.kit import ask, on_quest
from rules.test_solo_duty import ERRANDS, acquiring, solo_game

from forgewar.play.loss import Loss, loss
from forgewar.rules.actions import (
    Action,
    DeclineQuest,
    DoneTrading,
    FinishManaging,
    PassMarket,
)
from forgewar.rules.agenda import EndRound, FinishRound
from forgewar.rules.decisions import Management, TradeWindow
from forgewar.rules.game import Game
from forgewar.rules.state import MAX_QUESTS


def lost_by(game: Game, action: Action) -> Loss:
    history = [game.play(action)]
    assert game.state.result is not None
    assert game.state.result.lost_by == "SOLO-11"
    return loss(game, history)


def test_a_failed_quest_is_named() -> None:
    game = solo_game()
    on_quest(game, 0, ERRANDS[0].id)
    found = lost_by(ask(game, Management(0), EndRound()), FinishManaging())
    assert found.cause.id == "loss-failed"
    assert str(found.cause.values["quest"]) == ERRANDS[0].name
    assert found.quest == ERRANDS[0].id


def test_quests_still_under_way_at_the_end_are_named() -> None:
    game = solo_game()
    game.state.round = 7
    for errand in ERRANDS[:2]:
        on_quest(game, 0, errand.id)
    found = lost_by(ask(game, TradeWindow(0, "end"), FinishRound()), DoneTrading())
    assert found.cause.id == "loss-unfinished"
    assert found.cause.values["count"] == 2
    assert found.quest == ERRANDS[0].id


def test_five_quests_leave_no_room_for_another() -> None:
    found = lost_by(acquiring(["errand7"], active=MAX_QUESTS), PassMarket())
    assert found.cause.id == "loss-full"
    assert found.cause.values == {"count": MAX_QUESTS}
    assert not found.quest


def test_a_round_without_a_quest() -> None:
    game = acquiring(["", "", "", "", "", "", "", "errand5"])
    game.play(PassMarket())
    game.state.guilds[0].gold = 0
    found = lost_by(game, DeclineQuest())
    assert found.cause.id == "loss-none-taken"


def test_how_far_it_came() -> None:
    game = solo_game()
    game.state.round = 4
    guild = game.state.guilds[0]
    guild.prestige, guild.completed = 12, [errand.id for errand in ERRANDS[5:8]]
    on_quest(game, 0, ERRANDS[0].id)
    found = lost_by(ask(game, Management(0), EndRound()), FinishManaging())
    told = [each.values for each in found.far]
    assert told[0] == {"round": 4, "rounds": 7}
    assert told[1] == {"count": 3}
    assert told[2] == {"prestige": guild.prestige}
