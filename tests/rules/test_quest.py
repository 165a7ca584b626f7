"""QUEST-1 to QUEST-7: taking quests, managing adventurers, meeting steps and advancing."""

import pytest
from rules.kit import (
    CONTENT,
    armed,
    ask,
    begun,
    content_with,
    design,
    give,
    gold,
    heroes,
    leg,
    of,
    on_quest,
    pool,
    prestige,
    quest,
    refused,
    stall,
)

from forgewar.content.model import COPPER, IRON, RUBY, BonusCard, Design, Quest
from forgewar.rules.actions import (
    Action,
    Advance,
    Arm,
    BuyResource,
    DeclineQuest,
    DeclineReward,
    Disarm,
    FinishManaging,
    PassMarket,
    SellResource,
    TakeQuest,
    UseStall,
)
from forgewar.rules.decisions import (
    Acquisition,
    Management,
    MarketTurn,
    MineTurn,
    OverseerReward,
    Rewards,
)
from forgewar.rules.events import (
    LegCompleted,
    Passed,
    PrestigeChanged,
    QuestAdvanced,
    QuestCompleted,
    QuestFailed,
    QuestTaken,
    WeaponForged,
    WeaponLost,
)
from forgewar.rules.failure import consolation, penalty
from forgewar.rules.game import Game
from forgewar.rules.quest import standing, unmet
from forgewar.session.session import Session
from forgewar.session.undo import most_undoable


def acquiring(
    *cards: Quest | Design | BonusCard, guilds: int = 2, mode: str = "simple", gold: int = 0
) -> Game:
    """The quest phase, guild 0 to take a quest first and the others after it in their numbers'
    order. The quests among the cards are the offer, the designs belong to everybody."""
    game = begun(mode, guilds, content=content_with(*cards))
    state = game.state
    state.order = list(range(guilds))
    offer = [card.id for card in cards if isinstance(card, Quest)]
    state.offer = offer + [""] * (8 - len(offer))
    for guild in state.guilds:
        guild.designs = [card.id for card in cards if isinstance(card, Design)]
    ask(game, MarketTurn(guilds - 1)).play(PassMarket())
    for guild in state.guilds:
        guild.gold = gold
    return game


def managing(
    *cards: Quest | Design | BonusCard, guilds: int = 2, mode: str = "simple", gold: int = 0
) -> Game:
    """The same, at guild 0's management: the quests are its own, all taken in an earlier round."""
    game = acquiring(*cards, guilds=guilds, mode=mode, gold=gold)
    game.state.offer = [""] * 8
    for card in cards:
        if isinstance(card, Quest):
            on_quest(game, 0, card.id)
    for _ in range(guilds):
        game.play(DeclineQuest())
    return game


def steps_of(game: Game, seat: int = 0) -> dict[str, int]:
    """Where a guild's trackers stand."""
    return {active.key: active.step for active in game.state.guilds[seat].quests}


# QUEST-1


@pytest.mark.rule("QUEST-1")
def test_the_steps_of_a_leg_share_one_difficulty_and_one_set_of_types() -> None:
    two_legs = quest(
        leg(steps=2, difficulty=3, types=("slashing",)),
        leg(steps=1, difficulty=7, types=("piercing", "crushing")),
    )
    game = begun(content=content_with(two_legs))
    shown = []
    for step in range(3):
        game.state.guilds[0].quests = []
        now = standing(game.table, 0, on_quest(game, 0, "errand", step=step))
        shown.append((now.difficulty, now.missing))
    assert shown == [(3, ("slashing",)), (3, ("slashing",)), (7, ("piercing", "crushing"))]


@pytest.mark.rule("QUEST-1")
@pytest.mark.parametrize("card", CONTENT.quests.values(), ids=lambda card: card.id)
def test_every_card_rewards_its_last_leg_and_shows_prestige_on_each(card: Quest) -> None:
    assert card.legs[-1].rewards
    assert all(each.steps >= 1 and each.prestige > 0 for each in card.legs)


# QUEST-2


@pytest.mark.rule("QUEST-2")
def test_guilds_take_or_decline_one_after_another_in_player_order() -> None:
    game = begun(guilds=3)
    game.state.order = [2, 0, 1]
    ask(game, MarketTurn(1)).play(PassMarket())
    asked = [game.decision]
    game.play(DeclineQuest())
    asked.append(game.decision)
    game.play(TakeQuest(game.state.offer[0]))
    asked.append(game.decision)
    assert asked == [Acquisition(2), Acquisition(0), Acquisition(1)]
    assert [len(guild.quests) for guild in game.state.guilds] == [1, 0, 0]


@pytest.mark.rule("QUEST-2")
def test_declining_changes_nothing() -> None:
    game = acquiring(quest(), gold=4)
    offer = list(game.state.offer)
    assert game.play(DeclineQuest()) == [Passed(0, "quest")]
    assert game.state.offer == offer
    assert game.state.guilds[0].gold == 4


@pytest.mark.rule("QUEST-2", "SETUP-4")
@pytest.mark.parametrize("place", range(8))
def test_a_quest_costs_the_price_of_its_place(place: int) -> None:
    game = acquiring(*(quest(id=f"errand {n}") for n in range(8)))
    taken = game.state.offer[place]
    price = CONTENT.prices.places[place]
    if price:
        game.state.guilds[0].gold = price - 1
        assert refused(game, TakeQuest(taken)) == "QUEST-2"
    game.state.guilds[0].gold = price
    events = game.play(TakeQuest(taken))
    assert of(events, QuestTaken) == [QuestTaken(0, taken, place, 0, False)]
    assert gold(events, 0, "offer") == -price
    assert game.state.guilds[0].gold == 0
    assert game.state.offer[place] == ""


@pytest.mark.rule("QUEST-2")
def test_the_tracker_is_set_on_the_first_step() -> None:
    game = acquiring(quest(leg(steps=3), leg()))
    game.play(TakeQuest("errand"))
    (active,) = game.state.guilds[0].quests
    assert (active.step, active.taken) == (0, game.state.round)


@pytest.mark.rule("QUEST-2")
def test_each_guild_takes_one_quest_only() -> None:
    game = acquiring(quest(id="one"), quest(id="two"), quest(id="three"))
    game.play(TakeQuest("one"))
    assert game.decision == Acquisition(1)
    game.play(TakeQuest("two"))
    assert game.decision == Management(0)
    assert [list(steps_of(game, seat)) for seat in (0, 1)] == [["one"], ["two"]]


@pytest.mark.rule("QUEST-2")
def test_only_what_lies_in_the_offer_can_be_taken() -> None:
    game = acquiring(quest(id="one"), quest(id="two"))
    game.play(TakeQuest("one"))
    assert refused(game, TakeQuest("one")) == "QUEST-2"
    assert refused(game, TakeQuest(game.state.quest_deck[0])) == "QUEST-2"
    assert refused(game, TakeQuest("")) == "QUEST-2"
    assert game.choices() == [TakeQuest("two"), DeclineQuest()]


# QUEST-3


@pytest.mark.rule("QUEST-3")
def test_a_guild_with_five_active_quests_cannot_take_another() -> None:
    game = acquiring(quest(), *(quest(id=f"old {n}") for n in range(5)), gold=9)
    for n in range(5):
        on_quest(game, 0, f"old {n}")
    refusal = game.refusal(TakeQuest("errand"))
    assert refusal is not None
    assert (refusal.clause, refusal.numbers) == ("QUEST-3", {"limit": 5})
    assert game.choices() == [DeclineQuest()]


@pytest.mark.rule("QUEST-3")
def test_a_guild_with_four_may_take_its_fifth() -> None:
    game = acquiring(quest(), *(quest(id=f"old {n}") for n in range(4)))
    for n in range(4):
        on_quest(game, 0, f"old {n}")
    game.play(TakeQuest("errand"))
    assert len(game.state.guilds[0].quests) == 5


# QUEST-4


@pytest.mark.rule("QUEST-4")
def test_guilds_manage_in_player_order_once_all_have_acquired() -> None:
    game = begun(guilds=3)
    game.state.order = [1, 2, 0]
    ask(game, MarketTurn(0)).play(PassMarket())
    game.play(DeclineQuest())
    game.play(DeclineQuest())
    assert isinstance(game.decision, Acquisition)
    game.play(DeclineQuest())
    asked = []
    for _ in range(3):
        asked.append(game.decision)
        game.play(FinishManaging())
    assert asked == [Management(1), Management(2), Management(0)]


@pytest.mark.rule("QUEST-4")
def test_any_number_of_adventurers_go_to_any_active_quests() -> None:
    game = managing(quest(id="one"), quest(id="two"), design("blade"))
    heroes(game, 0, 1, 1, 1, 1)
    give(game, 0, copper=3)
    for action in (Arm("one", 0, "blade"), Arm("one", 2, "blade"), Arm("two", 1, "blade")):
        assert of(game.play(action), WeaponForged)
    where = [hero.quest for hero in game.state.guilds[0].adventurers]
    assert where == ["one", "two", "one", ""]
    assert pool(game) == {}
    assert game.decision == Management(0)


@pytest.mark.rule("QUEST-4")
def test_a_quest_taken_this_round_can_be_manned_at_once() -> None:
    game = acquiring(quest(), design("blade"))
    give(game, 0, copper=1)
    game.play(TakeQuest("errand"))
    game.play(DeclineQuest())
    game.play(Arm("errand", 0, "blade"))
    assert game.state.guilds[0].adventurers[0].quest == "errand"


@pytest.mark.rule("QUEST-4")
def test_only_own_adventurers_and_own_active_quests_are_managed() -> None:
    game = managing(quest(), quest(id="theirs"), design("blade"))
    give(game, 0, copper=5)
    game.state.guilds[0].quests = game.state.guilds[0].quests[:1]
    on_quest(game, 1, "theirs")
    assert refused(game, Arm("theirs", 0, "blade")) == "QUEST-4"
    assert refused(game, Arm("errand", 3, "blade")) == "QUEST-4"
    assert refused(game, Disarm(-1)) == "QUEST-4"


@pytest.mark.rule("QUEST-4", "ADV-5")
def test_removing_or_rearming_is_play_and_loses_a_weapon_just_forged() -> None:
    game = managing(quest(), design("blade"), design("club", cost={"iron": 1}))
    give(game, 0, copper=2, iron=1)
    game.play(Arm("errand", 0, "blade"))
    rearmed = game.play(Arm("errand", 0, "club"))
    assert of(rearmed, WeaponLost) == [WeaponLost(0, 0, "blade")]
    removed = game.play(Disarm(0))
    assert of(removed, WeaponLost) == [WeaponLost(0, 0, "club")]
    assert game.state.guilds[0].adventurers[0].weapon == ""
    assert pool(game) == {"copper": 1}


def in_session(game: Game) -> Session:
    """A session that has come to this position."""
    session = Session.new(game.state.options, game.state.seed, game.content)
    session.game = game
    return session


def busy_management() -> tuple[Session, list[Action]]:
    """A session at guild 0's management, and what it might do there, own trades included."""
    game = managing(quest(), design("blade"), stall("ruby", "iron"), gold=CONTENT.prices.buy[IRON])
    give(game, 0, copper=3, ruby=2)
    give(game, 1, copper=2)
    game.state.guilds[0].bonus_cards = ["booth"]
    actions: list[Action] = [
        Arm("errand", 0, "blade"),
        BuyResource(0, IRON),
        Arm("errand", 1, "blade"),
        UseStall(0, "booth", True),
        SellResource(0, RUBY),
        Disarm(1),
    ]
    return in_session(game), actions


@pytest.mark.rule("QUEST-4")
def test_undo_restores_everything_with_the_guilds_own_trades() -> None:
    session, actions = busy_management()
    start = session.game.state.clone()
    for action in actions:
        session.play(action)
    assert most_undoable(session) == len(actions)
    assert session.reset_turn()
    assert session.game.state == start


@pytest.mark.rule("QUEST-4")
def test_undo_goes_back_step_by_step_to_the_managements_start() -> None:
    session, actions = busy_management()
    past = []
    for action in actions:
        past.append(session.game.state.clone())
        session.play(action)
    while past:
        assert session.undo()
        assert session.game.state == past.pop()
    assert not session.undo()


@pytest.mark.rule("QUEST-4")
def test_undo_does_not_reach_what_the_guild_did_before_its_management() -> None:
    game = acquiring(quest(), design("blade"))
    give(game, 0, copper=3)
    session = in_session(game)
    session.play(TakeQuest("errand"))
    session.play(DeclineQuest())
    session.play(Arm("errand", 0, "blade"))
    assert most_undoable(session) == 1
    assert session.reset_turn()
    assert most_undoable(session) == 0


@pytest.mark.rule("QUEST-4")
def test_undo_does_not_reach_a_trade_made_just_before_the_managements_start() -> None:
    game = managing(quest(), design("blade"))
    give(game, 1, copper=3)
    session = in_session(game)
    session.play(SellResource(1, COPPER))  # in guild 0's management, not its own
    session.play(FinishManaging())
    assert session.game.decision == Management(1)
    assert most_undoable(session) == 0


@pytest.mark.rule("QUEST-4")
def test_undo_stops_at_another_guilds_trade() -> None:
    session, actions = busy_management()
    session.play(actions[0])
    session.play(SellResource(1, COPPER))
    assert most_undoable(session) == 0
    assert not session.undo()
    session.play(actions[1])
    session.play(actions[2])
    assert most_undoable(session) == 2
    assert session.reset_turn()
    assert not session.undo()
    assert session.actions == [actions[0], SellResource(1, COPPER)]


@pytest.mark.rule("QUEST-4")
def test_a_guild_that_is_done_takes_nothing_back() -> None:
    session, actions = busy_management()
    session.play(actions[0])
    session.play(FinishManaging())
    assert most_undoable(session) == 0


# QUEST-5

TYPELESS = design("rod", power=1)
AXE = design("axe", power=2, types=("slashing",))
SPEAR = design("spear", power=2, types=("piercing",))
HALBERD = design("halberd", power=4, types=("slashing", "piercing"))


def party(weapons: tuple[str, ...], *, difficulty: int, types: tuple[str, ...] = ()) -> Game:
    """Guild 0 at its management, with these weapons on its quest."""
    errand = quest(leg(steps=2, difficulty=difficulty, types=types))
    game = managing(errand, TYPELESS, AXE, SPEAR, HALBERD)
    heroes(game, 0, *(armed("errand", weapon, level=3) for weapon in weapons))
    return game


@pytest.mark.rule("QUEST-5")
@pytest.mark.parametrize(
    ("weapons", "power"),
    [((), 0), (("axe",), 2), (("axe", "axe", "rod"), 5), (("halberd", "spear", "axe"), 8)],
)
def test_the_powers_of_all_weapons_on_the_quest_add_up(
    weapons: tuple[str, ...], power: int
) -> None:
    game = party(weapons, difficulty=9)
    assert standing(game.table, 0, game.state.guilds[0].quests[0]).power == power


@pytest.mark.rule("QUEST-5")
def test_weapons_on_another_quest_do_not_count() -> None:
    game = managing(quest(), quest(id="other"), AXE)
    heroes(game, 0, armed("errand", "axe"), armed("other", "axe"))
    assert standing(game.table, 0, game.state.guilds[0].quests[0]).power == 2


@pytest.mark.rule("QUEST-5")
@pytest.mark.parametrize(
    ("types", "weapons", "extra"),
    [
        (("slashing",), ("axe",), 0),
        (("slashing",), ("spear",), 3),
        (("slashing", "piercing"), ("rod",), 6),
        (("slashing", "piercing"), ("axe", "axe"), 3),
        (("slashing", "piercing"), ("axe", "spear"), 0),
        (("slashing", "piercing"), ("halberd",), 0),
        (("slashing", "crushing"), ("halberd",), 3),
        (("slashing", "piercing"), (), 6),
        ((), ("halberd",), 0),
    ],
)
def test_every_type_that_no_weapon_has_adds_three(
    types: tuple[str, ...], weapons: tuple[str, ...], extra: int
) -> None:
    game = party(weapons, difficulty=4, types=types)
    assert standing(game.table, 0, game.state.guilds[0].quests[0]).needed == 4 + extra


@pytest.mark.rule("QUEST-5", "QUEST-6")
@pytest.mark.parametrize(
    ("difficulty", "types", "weapons", "met"),
    [
        (4, (), ("axe", "spear"), True),  # exactly enough
        (5, (), ("axe", "spear"), False),
        (1, ("crushing",), ("axe", "spear"), True),  # 1 + 3
        (2, ("crushing",), ("axe", "spear"), False),
        (4, ("slashing", "piercing"), ("halberd",), True),  # one weapon of both types
        (2, ("crushing", "piercing"), ("axe", "axe", "axe", "axe"), True),  # 2 + 6
        (3, ("crushing", "piercing"), ("axe", "axe", "axe", "axe"), False),
    ],
)
def test_a_quest_is_met_when_power_reaches_difficulty_and_missing_types(
    difficulty: int, types: tuple[str, ...], weapons: tuple[str, ...], met: bool
) -> None:
    game = party(weapons, difficulty=difficulty, types=types)
    failed = of(game.play(FinishManaging()), QuestFailed)
    assert (failed == []) is met


# QUEST-6


@pytest.mark.rule("QUEST-6")
def test_quests_that_are_not_met_fail_and_the_others_do_not() -> None:
    hard = leg(steps=2, difficulty=3)
    game = managing(quest(id="met"), quest(hard, id="weak"), quest(id="empty"), design("blade"))
    heroes(game, 0, armed("met", "blade"), armed("weak", "blade"))
    events = game.play(FinishManaging())
    assert of(events, QuestFailed) == [
        QuestFailed(0, "weak", "QUEST-6"),
        QuestFailed(0, "empty", "QUEST-6"),
    ]
    assert list(steps_of(game)) == ["met"]


@pytest.mark.rule("QUEST-6")
def test_only_the_quests_of_the_guild_that_is_done_fail() -> None:
    game = managing(quest(), quest(id="theirs"))
    game.state.guilds[0].quests = game.state.guilds[0].quests[:1]
    on_quest(game, 1, "theirs")
    game.play(FinishManaging())
    assert list(steps_of(game, 1)) == ["theirs"]
    game.play(FinishManaging())
    assert steps_of(game, 1) == {}


@pytest.mark.rule("QUEST-6")
def test_what_would_fail_and_what_it_costs_is_known_before() -> None:
    long_ago = quest(leg(prestige=2), leg(prestige=6), id="old")
    game = managing(quest(id="new"), long_ago, quest(id="met"), design("blade"))
    heroes(game, 0, armed("met", "blade"))
    guild = game.state.guilds[0]
    guild.quests = guild.quests[2:]
    on_quest(game, 0, "new", taken=game.state.round)
    on_quest(game, 0, "old", step=1)
    before = game.state.clone()
    doomed = unmet(game.table, 0)
    assert [q.key for q in doomed] == ["new", "old"]
    assert [(consolation(game.table, q), penalty(game.table, q)) for q in doomed] == [
        (0, 3),
        (2, 0),
    ]
    told = game.preview(FinishManaging())
    assert [e.quest for e in of(told, QuestFailed)] == ["new", "old"]
    assert [e.amount for e in of(told, PrestigeChanged)] == [-3, 2]
    assert game.state == before
    assert of(game.play(FinishManaging()), PrestigeChanged) == of(told, PrestigeChanged)


# QUEST-7


@pytest.mark.rule("QUEST-7")
def test_nothing_advances_before_every_guild_has_managed() -> None:
    game = managing(quest(leg(steps=2)), design("blade"), guilds=3)
    heroes(game, 0, armed("errand", "blade"))
    for seat in (1, 2):
        assert not of(game.play(FinishManaging()), QuestAdvanced)
        assert game.decision == Management(seat)
    game.play(FinishManaging())
    assert game.decision == Rewards(0, ("errand",))
    assert steps_of(game) == {"errand": 0}


@pytest.mark.rule("QUEST-7")
def test_guilds_advance_in_player_order_and_those_without_quests_are_not_asked() -> None:
    two_steps = leg(steps=2)
    cards = (quest(two_steps), quest(two_steps, id="theirs"), design("blade"))
    game = begun(guilds=3, content=content_with(*cards))
    game.state.order = [2, 1, 0]
    game.state.offer = [""] * 8
    for seat, key in ((0, "errand"), (2, "theirs")):
        on_quest(game, seat, key)
        heroes(game, seat, armed(key, "blade"))
    ask(game, MarketTurn(0)).play(PassMarket())
    game.state.guilds[0].gold = 0
    while not isinstance(game.decision, Rewards):
        game.play(game.choices()[0])
    assert game.decision == Rewards(2, ("theirs",))
    game.play(Advance("theirs"))
    assert game.decision == Rewards(0, ("errand",))
    game.play(Advance("errand"))
    assert isinstance(game.decision, MineTurn)


def advancing(*quests: Quest) -> Game:
    """Guild 0 about to advance these quests, each with a strong adventurer on it."""
    sword = design("excalibur", power=99)
    game = managing(*quests, sword)
    heroes(game, 0, *(armed(card.id, "excalibur", level=3) for card in quests))
    game.play(FinishManaging())
    game.play(FinishManaging())
    assert game.decision == Rewards(0, tuple(card.id for card in quests))
    return game


@pytest.mark.rule("QUEST-7")
def test_all_quests_advance_one_step_in_the_order_the_guild_chooses() -> None:
    game = advancing(*(quest(leg(steps=3), id=name) for name in ("one", "two", "three")))
    moved = []
    for name in ("two", "three", "one"):
        moved += of(game.play(Advance(name)), QuestAdvanced)
    assert [(e.quest, e.step) for e in moved] == [("two", 1), ("three", 1), ("one", 1)]
    assert steps_of(game) == {"one": 1, "two": 1, "three": 1}


@pytest.mark.rule("QUEST-7")
def test_a_quest_advances_once_only_and_none_can_be_left_out() -> None:
    game = advancing(quest(leg(steps=3), id="one"), quest(leg(steps=3), id="two"))
    game.play(Advance("one"))
    assert refused(game, Advance("one")) == "QUEST-7"
    assert game.choices() == [Advance("two")]


@pytest.mark.rule("QUEST-7")
def test_each_quest_is_resolved_before_the_next() -> None:
    moving = quest(leg(overseer_move=1, gold=1), leg(), id="moving")
    game = advancing(moving, quest(leg(steps=2), id="other"))
    game.state.overseers[0] = [30]
    game.state.cells[30] = 5
    game.play(Advance("moving"))
    assert isinstance(game.decision, OverseerReward)
    assert refused(game, Advance("other")) == "ROUND-3"
    game.play(DeclineReward())
    assert game.decision == Rewards(0, ("other",))


@pytest.mark.rule("QUEST-7")
def test_a_leg_is_completed_by_moving_onto_the_next_one() -> None:
    inside = advancing(quest(leg(steps=2, gold=1), leg()))
    assert not of(inside.play(Advance("errand")), LegCompleted)
    across = advancing(quest(leg(steps=1, gold=1), leg()))
    events = across.play(Advance("errand"))
    assert of(events, LegCompleted) == [LegCompleted(0, "errand", 0)]
    assert not of(events, QuestCompleted)
    assert gold(events, 0, "quest") == 1
    assert steps_of(across) == {"errand": 1}


@pytest.mark.rule("QUEST-7")
def test_moving_off_the_last_step_completes_the_leg_and_the_quest() -> None:
    game = advancing(quest(leg(prestige=4, gold=2)))
    events = game.play(Advance("errand"))
    assert of(events, LegCompleted) == [LegCompleted(0, "errand", 0)]
    assert of(events, QuestCompleted) == [QuestCompleted(0, "errand")]
    assert (prestige(events, 0, "quest"), gold(events, 0, "quest")) == (4, 2)
    assert game.state.guilds[0].completed == ["errand"]
    assert steps_of(game) == {}
