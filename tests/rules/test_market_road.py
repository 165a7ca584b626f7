"""MARKET, the Road: how far it leads and what happens on the way."""

import pytest
from rules.kit import (
    armed,
    at_market,
    design,
    draw_line,
    effects,
    gold,
    heroes,
    leg,
    of,
    on_quest,
    prestige,
    quest,
    refused,
    savvy,
    single,
)

from forgewar.content.model import Design, Leg, SingleCard
from forgewar.rules.actions import (
    ChooseTitle,
    DeclineReward,
    MoveOverseer,
    Rush,
    TakeCard,
)
from forgewar.rules.decisions import (
    CardReward,
    MarketTurn,
    OverseerReward,
)
from forgewar.rules.events import (
    LegCompleted,
    QuestAdvanced,
    QuestCompleted,
)
from forgewar.rules.game import Game

STICK = design("stick")


def traveller(
    *legs: Leg,
    savvies: int = 0,
    step: int = 0,
    weapon: Design = STICK,
    card: SingleCard | None = None,
    **hero: object,
) -> Game:
    """Guild 0 of an epic game at the market, with a quest "errand", one adventurer on it and some
    Adventurer's Savvy; a card lies in the discard."""
    owned = [savvy("adventurer", id=f"boots{n}") for n in range(savvies)]
    cards = [*owned, card] if card else owned
    game = at_market(quest(*legs), weapon, *cards, mode="epic")
    game.state.show = [""] * 5
    game.state.discard = [card.id] if card else []
    game.state.guilds[0].bonus_cards = [card.id for card in owned]
    on_quest(game, 0, "errand", step=step)
    heroes(game, 0, armed("errand", weapon.id, **hero))
    return game


def step_of(game: Game) -> int:
    return game.state.guilds[0].quests[0].step


@pytest.mark.rule("MARKET-7")
def test_the_road_takes_a_quest_one_step_for_nothing() -> None:
    game = traveller(leg(4))
    game.state.guilds[0].gold = 0
    assert refused(game, Rush("errand", 2)) == "MARKET-7"
    assert refused(game, Rush("errand", 0)) == "MARKET-7"
    assert refused(game, Rush("errand")) == ""
    events = game.play(Rush("errand"))
    assert of(events, QuestAdvanced) == [QuestAdvanced(0, "errand", 1, "road")]
    assert (step_of(game), gold(events)) == (1, 0)


@pytest.mark.rule("MARKET-7", "MARKET-13")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_two_adventurers_savvy_take_it_up_to_three_steps_as_the_guild_chooses(steps: int) -> None:
    game = traveller(leg(6), savvies=2)
    assert refused(game, Rush("errand", 4)) == "MARKET-7"
    assert refused(game, Rush("errand", steps)) == ""
    game.play(Rush("errand", steps))
    assert step_of(game) == steps
    assert game.decision == MarketTurn(1)


@pytest.mark.rule("MARKET-7")
def test_a_leg_crossed_on_the_road_gives_its_physical_rewards_at_once() -> None:
    game = traveller(leg(1, prestige=4, gold=2, iron=1, adventurer=1), leg(2, prestige=9))
    events = game.play(Rush("errand"))
    guild = game.state.guilds[0]
    assert of(events, LegCompleted) == [LegCompleted(0, "errand", 0)]
    assert (gold(events), guild.resources[1], len(guild.adventurers)) == (2, 1, 2)
    assert prestige(events) == 0
    assert game.decision == MarketTurn(1)


@pytest.mark.rule("MARKET-7")
def test_a_step_within_a_leg_gives_nothing() -> None:
    game = traveller(leg(3, gold=2), leg(1))
    assert of(game.play(Rush("errand")), LegCompleted) == []
    assert game.state.guilds[0].gold == 20


@pytest.mark.rule("MARKET-7", "CHAMP-2", "ADV-7")
def test_rewards_champions_and_weapons_follow_leg_by_leg() -> None:
    idol = design("idol", effects=effects(emerald=1))
    legs = (leg(1, gold=1), leg(1, gold=2), leg(1))
    game = traveller(*legs, savvies=1, weapon=idol, level=4, title="opportunistic")
    events = game.play(Rush("errand", 2))
    kinds = [(e.__struct_config__.tag, getattr(e, "amount", None)) for e in events[1:]]
    assert kinds == [
        ("quest_advanced", None),
        ("leg_completed", None),
        ("prestige", 2),
        ("resources", 1),
        ("gold", 1),
        ("quest_advanced", None),
        ("leg_completed", None),
        ("prestige", 2),
        ("resources", 1),
        ("gold", 2),
    ]


@pytest.mark.rule("MARKET-7", "QUEST-11")
@pytest.mark.parametrize("declined", [False, True])
def test_a_move_won_on_the_road_is_asked_before_the_next_step(declined: bool) -> None:
    game = traveller(leg(1, overseer_move=1), leg(1, gold=3), leg(1), savvies=1)
    hexes = draw_line(game, "A..")
    game.play(Rush("errand", 2))
    assert isinstance(game.decision, OverseerReward)
    assert (step_of(game), game.state.guilds[0].gold) == (1, 20)
    game.play(DeclineReward() if declined else MoveOverseer(hexes[0], hexes[2]))
    assert (step_of(game), game.state.guilds[0].gold) == (2, 23)
    assert game.decision == MarketTurn(1)


@pytest.mark.rule("MARKET-7")
def test_what_is_won_in_the_middle_of_the_road_counts_for_the_legs_after() -> None:
    """A card taken for the first leg makes a champion, who acts as the second is completed."""
    lesson = single("lesson", level=1)
    game = traveller(leg(1, market_card=1), leg(1), leg(1), savvies=1, card=lesson, level=3)
    game.play(Rush("errand", 2))
    assert isinstance(game.decision, CardReward)
    game.play(TakeCard("lesson"))
    game.play(game.choices()[0])  # the only adventurer is raised
    events = game.play(ChooseTitle("opportunistic"))
    assert of(events, LegCompleted) == [LegCompleted(0, "errand", 1)]
    assert prestige(events, source="champion") == 2


@pytest.mark.rule("MARKET-7")
def test_the_road_stops_on_the_last_step() -> None:
    game = traveller(leg(2), leg(1, gold=5), savvies=2)
    assert refused(game, Rush("errand", 3)) == "MARKET-7"
    assert refused(game, Rush("errand", 2)) == ""
    events = game.play(Rush("errand", 2))
    assert step_of(game) == 2
    assert of(events, QuestCompleted) == []
    assert gold(events) == 0
    assert game.state.guilds[0].quests[0].key == "errand"


@pytest.mark.rule("MARKET-7")
@pytest.mark.parametrize(("legs", "step"), [((leg(3),), 2), ((leg(1), leg(1)), 1), ((leg(1),), 0)])
def test_a_quest_on_its_last_step_cannot_be_chosen(legs: tuple[Leg, ...], step: int) -> None:
    game = traveller(*legs, step=step, savvies=1)
    assert refused(game, Rush("errand", 1)) == "MARKET-7"
    assert refused(game, Rush("errand", 2)) == "MARKET-7"


@pytest.mark.rule("MARKET-7")
def test_only_an_own_active_quest_can_be_advanced() -> None:
    game = at_market(quest(leg(3)), quest(leg(3), id="chore"))
    on_quest(game, 1, "errand")
    game.state.offer[0] = "chore"
    assert refused(game, Rush("errand")) == "MARKET-7"
    assert refused(game, Rush("chore")) == "MARKET-7"
