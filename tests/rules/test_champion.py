"""CHAMPION: how titles are won and what those do that need no promise.

Expeditious and Charming, which are promised to a quest, are in test_champion_pledges."""

import pytest
from rules.kit import (
    CONTENT,
    armed,
    ask,
    at_market,
    begun,
    content_with,
    design,
    gained,
    give,
    gold,
    heroes,
    leg,
    of,
    on_quest,
    prestige,
    quest,
    refused,
    single,
)

from forgewar.content.model import RESOURCES, Design, Leg
from forgewar.rules import quest as quest_rules
from forgewar.rules.actions import (
    Advance,
    Arm,
    Barracks,
    BuyCard,
    ChooseTitle,
    Disarm,
    FinishManaging,
    PassMarket,
    RaiseAdventurer,
    Rush,
)
from forgewar.rules.decisions import (
    LevelReward,
    Management,
    MarketTurn,
    Rewards,
    TitleChoice,
)
from forgewar.rules.events import Event, LegCompleted, TitleTaken, WeaponHoned
from forgewar.rules.game import Game
from forgewar.rules.state import Adventurer

STICK = design("stick")
TITLES = (
    "opportunistic", "unrelenting", "valorous", "fortuitous", "expeditious", "charming",
    "rending", "brutish", "thrusting", "dendritic", "sanguine", "purified",
)  # fmt: skip


def questing(*legs: Leg, step: int = 0, mode: str = "epic", weapon: Design = STICK) -> Game:
    """Guild 0 is on a quest and about to advance it; tests say who is on it."""
    game = begun(mode, content=content_with(quest(*legs), weapon, quest(id="chore")))
    game.state.guilds[0].designs = [weapon.id]
    on_quest(game, 0, "errand", step=step)
    return ask(game, Rewards(0, ("errand",)))


def champion(title: str, weapon: str = "stick", **fields: object) -> Adventurer:
    return armed("errand", weapon, 4, title=title, **fields)


def advance(game: Game) -> list[Event]:
    return ask(game, Rewards(0, ("errand",))).play(Advance("errand"))


def standing(game: Game) -> quest_rules.Standing:
    return quest_rules.standing(game.table, 0, game.state.guilds[0].quests[0])


# Winning a title


@pytest.mark.rule("CHAMP-1")
def test_there_are_twelve_titles() -> None:
    assert set(CONTENT.titles) == set(TITLES)


@pytest.mark.rule("CHAMP-1")
@pytest.mark.parametrize("title", TITLES)
def test_a_new_champion_takes_any_of_the_titles(title: str) -> None:
    game = at_market(mode="epic")
    heroes(game, 0, 3, 1)
    game.play(Barracks(False, 0))
    assert game.decision == TitleChoice(0, 0)
    assert len(game.choices()) == 12
    events = game.play(ChooseTitle(title))
    assert of(events, TitleTaken) == [TitleTaken(0, 0, title)]
    assert game.state.guilds[0].adventurers[0] == Adventurer(level=4, title=title)
    assert refused(game, ChooseTitle(title)) == "ROUND-3"


@pytest.mark.rule("CHAMP-1")
def test_nothing_else_is_done_before_a_title_is_chosen() -> None:
    game = at_market(mode="epic")
    heroes(game, 0, 3)
    game.play(Barracks(False, 0))
    assert refused(game, PassMarket()) == "ROUND-3"
    assert refused(game, ChooseTitle("nonsense")) == "CHAMP-1"
    assert refused(game, ChooseTitle("")) == "CHAMP-1"


@pytest.mark.rule("CHAMP-1")
@pytest.mark.parametrize("level", [1, 2])
def test_lower_levels_win_no_title(level: int) -> None:
    game = at_market(mode="epic")
    heroes(game, 0, level)
    game.play(Barracks(False, 0))
    assert game.decision == MarketTurn(1)


@pytest.mark.rule("CHAMP-1")
def test_a_title_is_taken_once_per_guild() -> None:
    game = at_market(single(level=1), mode="epic")
    heroes(game, 0, Adventurer(4, "valorous"), 3)
    heroes(game, 1, 3)
    game.play(Barracks(False, 1))
    assert refused(game, ChooseTitle("valorous")) == "CHAMP-1"
    game.play(ChooseTitle("brutish"))
    game.play(BuyCard("favour"))
    game.play(RaiseAdventurer(0))
    assert game.decision == TitleChoice(1, 0)
    assert refused(game, ChooseTitle("valorous")) == ""  # another guild


@pytest.mark.rule("CHAMP-1", "QUEST-9")
def test_two_new_champions_of_one_quest_are_asked_one_after_the_other() -> None:
    game = questing(leg(1), leg(1), step=1)
    heroes(game, 0, armed("errand", "stick", 3), 3, armed("errand", "stick", 3))
    advance(game)
    assert game.decision == TitleChoice(0, 0)
    game.play(ChooseTitle("rending"))
    assert game.decision == TitleChoice(0, 2)
    assert refused(game, ChooseTitle("rending")) == "CHAMP-1"
    game.play(ChooseTitle("sanguine"))
    titles = [hero.title for hero in game.state.guilds[0].adventurers]
    assert titles == ["rending", "", "sanguine"]


@pytest.mark.rule("CHAMP-1", "QUEST-9")
def test_a_title_is_chosen_before_the_next_level_is_shared_out() -> None:
    game = questing(leg(1), leg(1), step=1)
    heroes(game, 0, *[armed("errand", "stick", 3)] * 3)
    advance(game)
    game.play(RaiseAdventurer(1))
    assert game.decision == TitleChoice(0, 1)
    game.play(ChooseTitle("rending"))
    assert isinstance(game.decision, LevelReward)
    assert game.choices() == [RaiseAdventurer(0), RaiseAdventurer(2)]


@pytest.mark.rule("CHAMP-1")
def test_a_thirteenth_champion_has_no_title() -> None:
    game = at_market(mode="epic")
    heroes(game, 0, *(Adventurer(4, title) for title in TITLES), 3)
    game.play(Barracks(False, 12))
    assert game.decision == MarketTurn(1)
    assert game.state.guilds[0].adventurers[12] == Adventurer(level=4, title="")


@pytest.mark.rule("CHAMP-1", "BONUS-6")
def test_but_counts_as_a_champion() -> None:
    game = begun("epic", bonus_tiles=True)
    tiles = CONTENT.tiles.values()
    tile = next(t for t in tiles if (t.kind, t.reward) == ("decorated", "prestige"))
    game.state.round, game.state.tiles = 6, [tile.id] * 5
    heroes(game, 0, *(Adventurer(4, title) for title in TITLES), 4)
    events = ask(game, Management(0)).play(FinishManaging())
    assert prestige(events, source="tile") == 13 * 2


@pytest.mark.rule("CHAMP-1")
@pytest.mark.parametrize("mode", ["simple", "fast_forward"])
def test_in_the_other_modes_level_four_has_no_title(mode: str) -> None:
    trained = at_market(mode=mode)
    heroes(trained, 0, 3)
    trained.play(Barracks(False, 0))
    assert trained.decision == MarketTurn(1)
    returned = questing(leg(1), mode=mode)
    heroes(returned, 0, armed("errand", "stick", 3))
    advance(returned)
    for game in (trained, returned):
        assert game.state.guilds[0].adventurers == [Adventurer(level=4, title="")]
        assert not isinstance(game.decision, TitleChoice)


@pytest.mark.rule("CHAMP-1", "QUEST-11")
@pytest.mark.parametrize("title", ["opportunistic", "valorous", "fortuitous"])
def test_a_title_won_on_completing_a_quest_does_nothing_for_it(title: str) -> None:
    game = questing(leg(1, prestige=5))
    heroes(game, 0, armed("errand", "stick", 3, throughout=True))
    events = advance(game)
    assert game.decision == TitleChoice(0, 0)
    events += game.play(ChooseTitle(title))
    assert prestige(events) == 5
    assert gold(events) == 0


# Opportunistic


@pytest.mark.rule("CHAMP-2")
def test_opportunistic_gains_two_prestige_for_each_leg_the_last_included() -> None:
    game = questing(leg(1, prestige=3), leg(2, prestige=9))
    heroes(game, 0, champion("opportunistic"))
    assert [prestige(advance(game), source="champion") for _ in range(3)] == [2, 0, 2]
    assert game.state.guilds[0].completed == ["errand"]


@pytest.mark.rule("CHAMP-2", "MARKET-7")
def test_opportunistic_gains_by_the_road_too() -> None:
    game = questing(leg(1), leg(2))
    heroes(game, 0, champion("opportunistic"))
    events = ask(game, MarketTurn(0)).play(Rush("errand"))
    assert prestige(events) == 2


@pytest.mark.rule("CHAMP-2")
@pytest.mark.parametrize("where", ["", "chore"])
def test_opportunistic_gains_nothing_from_elsewhere(where: str) -> None:
    game = questing(leg(1), leg(1))
    weapon = "stick" if where else ""
    absent = Adventurer(4, "opportunistic", where, weapon)
    heroes(game, 0, armed("errand", "stick"), absent)
    events = advance(game)
    assert of(events, LegCompleted)
    assert prestige(events) == 0


@pytest.mark.rule("CHAMP-2")
def test_opportunistic_gains_nothing_when_a_quest_fails() -> None:
    game = questing(leg(1, 1, 4), leg(1, 9, 9), step=1)
    heroes(game, 0, champion("opportunistic"))
    events = ask(game, Management(0)).play(FinishManaging())
    assert prestige(events, source="champion") == 0


# Unrelenting


@pytest.mark.rule("CHAMP-3")
def test_unrelenting_gains_power_with_each_leg() -> None:
    game = questing(leg(1), leg(2), leg(1))
    heroes(game, 0, champion("unrelenting"), armed("errand", "stick"))
    powers = [standing(game).power]
    for _ in range(3):
        advance(game)
        powers.append(standing(game).power)
    assert powers == [2, 3, 3, 4]  # nothing for the step within the second leg


@pytest.mark.rule("CHAMP-3", "MARKET-7")
def test_unrelenting_gains_power_by_the_road_too() -> None:
    game = questing(leg(1), leg(2))
    heroes(game, 0, champion("unrelenting"))
    events = ask(game, MarketTurn(0)).play(Rush("errand"))
    assert of(events, WeaponHoned) == [WeaponHoned(0, 0, 1)]
    assert standing(game).power == 2


@pytest.mark.rule("CHAMP-3", "ADV-5")
def test_the_power_gained_is_lost_with_the_weapon() -> None:
    """By another weapon, even of the same design, and by leaving and coming back."""
    game = questing(leg(1), leg(2))
    give(game, 0, copper=2)
    heroes(game, 0, champion("unrelenting"))
    advance(game)
    rearmed = ask(game.clone(), Management(0))
    rearmed.play(Arm("errand", 0, "stick"))
    assert standing(rearmed).power == 1
    back = ask(game.clone(), Management(0))
    back.play(Disarm(0))
    back.play(Arm("errand", 0, "stick"))
    assert standing(back).power == 1
    assert standing(game).power == 2


@pytest.mark.rule("CHAMP-3", "ADV-5")
def test_the_power_gained_is_not_taken_to_another_quest() -> None:
    game = questing(leg(1), leg(2))
    on_quest(game, 0, "chore")
    give(game, 0, copper=1)
    heroes(game, 0, champion("unrelenting", honed=3))
    ask(game, Management(0)).play(Arm("chore", 0, "stick"))
    chore = game.state.guilds[0].quests[1]
    assert quest_rules.standing(game.table, 0, chore).power == 1


@pytest.mark.rule("CHAMP-3")
def test_the_power_gained_is_gone_after_the_quest() -> None:
    game = questing(leg(1))
    heroes(game, 0, champion("unrelenting", honed=2))
    advance(game)
    assert game.state.guilds[0].adventurers[0] == Adventurer(level=4, title="unrelenting")


# Types and gems


@pytest.mark.rule("CHAMP-9", "QUEST-5")
@pytest.mark.parametrize(
    ("title", "type_"),
    [("rending", "slashing"), ("brutish", "crushing"), ("thrusting", "piercing")],
)
def test_any_weapon_he_wields_also_counts_as_his_type(title: str, type_: str) -> None:
    for weapon_type in ("slashing", "crushing", "piercing"):
        sharp = design("sharp", types=(weapon_type,))
        game = questing(leg(1, 1, types=("slashing", "crushing", "piercing")), weapon=sharp)
        heroes(game, 0, champion(title, "sharp"))
        counted = {"slashing", "crushing", "piercing"} - set(standing(game).missing)
        assert counted == {type_, weapon_type}
        assert standing(game).needed == 1 + 3 * (3 - len(counted))


@pytest.mark.rule("CHAMP-9")
def test_without_the_title_a_weapon_has_only_its_own_types() -> None:
    game = questing(leg(1, types=("slashing",)))
    heroes(game, 0, champion("brutish"), Adventurer(4, "rending"))
    assert standing(game).missing == ("slashing",)  # the Rending one is in the pool


@pytest.mark.rule("CHAMP-10")
@pytest.mark.parametrize(
    ("title", "gem", "more"),
    [("dendritic", "emerald", 2), ("sanguine", "ruby", 2), ("purified", "diamond", 3)],
)
def test_a_weapon_with_his_gem_is_stronger_once(title: str, gem: str, more: int) -> None:
    for resource in RESOURCES:
        for amount in (1, 2):
            gemmed = design("gemmed", power=4, cost={resource: amount, "copper": 1})
            game = questing(leg(1), weapon=gemmed)
            heroes(game, 0, champion(title, "gemmed"))
            assert standing(game).power == (4 + more if resource == gem else 4)


@pytest.mark.rule("CHAMP-10")
def test_only_his_own_weapon_is_stronger() -> None:
    game = questing(leg(1), weapon=design("gemmed", cost={"emerald": 1}))
    heroes(game, 0, champion("dendritic", "gemmed"), armed("errand", "gemmed", 3))
    assert standing(game).power == (1 + 2) + 1


@pytest.mark.rule("CHAMP-9", "CHAMP-10")
def test_types_and_gems_give_nothing_by_themselves() -> None:
    game = questing(leg(1), leg(1))
    heroes(game, 0, champion("dendritic"), champion("rending"))
    events = advance(game)
    assert (prestige(events), gold(events), gained(events)) == (0, 0, {})
