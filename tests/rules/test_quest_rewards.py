"""QUEST-8 to QUEST-12: what completed legs and quests give, in which order, and what may be
declined or lapses."""

import pytest
from rules.kit import (
    CONTENT,
    armed,
    ask,
    begun,
    content_with,
    design,
    draw_line,
    effects,
    gained,
    give,
    gold,
    heroes,
    leg,
    line,
    of,
    on_quest,
    pool,
    prestige,
    put_overseer,
    put_workers,
    quest,
    refused,
    savvy,
    single,
    stall,
    terrain,
)

from forgewar.content.board import INDEX
from forgewar.content.model import RESOURCES, BonusCard, Design, Quest, SingleCard
from forgewar.rules.actions import (
    Advance,
    BuyCard,
    ChooseTitle,
    DeclineReward,
    DoneTrading,
    MoveOverseer,
    MoveWorker,
    RaiseAdventurer,
    TakeCard,
)
from forgewar.rules.agenda import ResolveTile
from forgewar.rules.decisions import (
    CardReward,
    LevelReward,
    Management,
    MarketTurn,
    OverseerReward,
    Rewards,
    TitleChoice,
    TradeWindow,
    WorkerReward,
)
from forgewar.rules.events import (
    AdventurerJoined,
    AdventurerRaised,
    AdventurerReturned,
    CardGained,
    CardUsed,
    Declined,
    DesignGained,
    Event,
    Lapsed,
    LegCompleted,
    PrestigeChanged,
    QuestCompleted,
    ResourcesChanged,
    Struck,
    WeaponLost,
    WorkerMoved,
    WorkerRemoved,
)
from forgewar.rules.game import Game
from forgewar.rules.state import Adventurer

BLADE = design("blade")
NEXT = Management(1)  # what follows in these tests, so that they see nothing but the rewards


def about_to_finish(
    card: Quest,
    *cards: Design | BonusCard | SingleCard,
    company: tuple[int | Adventurer, ...] = (1,),
    mode: str = "simple",
    **fields: int,
) -> Game:
    """Guild 0 about to advance a quest off its last step (or another one, named in `step`), with
    adventurers on it, all with the same weapon unless they come armed. Cards that nobody wields are
    in the market discard."""
    game = begun(mode, content=content_with(card, BLADE, *cards))
    last = sum(each.steps for each in card.legs) - 1
    on_quest(game, 0, card.id, **({"step": last} | fields))
    band = [armed(card.id, "blade", each) if isinstance(each, int) else each for each in company]
    heroes(game, 0, *band)
    game.state.discard = [c.id for c in cards if c.id not in {hero.weapon for hero in band}]
    return ask(game, Rewards(0, (card.id,)), NEXT)


def rewarding(*cards: Design | BonusCard | SingleCard, **rewards: int) -> Game:
    """Guild 0 about to complete a quest of one leg that gives this."""
    return about_to_finish(quest(leg(prestige=5, **rewards)), *cards)


def levels(game: Game) -> list[int]:
    return [hero.level for hero in game.state.guilds[0].adventurers]


# QUEST-8: goods


@pytest.mark.rule("QUEST-8")
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_leg_may_give_resources(resource: str) -> None:
    game = rewarding(**{resource: 2})
    events = game.play(Advance("errand"))
    assert gained(events) == {resource: 2}
    assert pool(game) == {resource: 2}


@pytest.mark.rule("QUEST-8")
def test_a_leg_may_give_gold() -> None:
    game = rewarding(gold=3)
    assert gold(game.play(Advance("errand")), 0, "quest") == 3
    assert game.state.guilds[0].gold == 3


@pytest.mark.rule("QUEST-8")
def test_a_leg_may_give_adventurers_of_level_one() -> None:
    game = rewarding(adventurer=2)
    events = game.play(Advance("errand"))
    assert len(of(events, AdventurerJoined)) == 2
    assert game.state.guilds[0].adventurers[1:] == [Adventurer(), Adventurer()]


# QUEST-8: overseer moves


@pytest.mark.rule("QUEST-8", "MINE-7")
def test_an_overseer_move_turns_workers_and_yields() -> None:
    game = rewarding(overseer_move=1)
    start, jumped, target = draw_line(game, "A1.")
    terrain(game, (start, jumped), "iron", "emerald")
    game.play(Advance("errand"))
    assert game.decision == OverseerReward(0, "quest", "errand")
    events = game.play(MoveOverseer(start, target))
    assert gained(events) == {"iron": 1, "emerald": 1}
    assert game.state.workers == [2, 0]
    assert game.decision == NEXT


@pytest.mark.rule("QUEST-8", "MINE-8")
def test_an_overseer_move_ends_with_strikes() -> None:
    game = rewarding(overseer_move=1)
    start, jumped, target = draw_line(game, "A1.")
    beside = [INDEX[-3, 1], INDEX[-2, 1], INDEX[-1, 1]]
    put_workers(game, 0, *beside)
    game.play(Advance("errand"))
    events = game.play(MoveOverseer(start, target))
    assert len(of(events, ResourcesChanged)) == 2  # yields come before the strike
    assert of(events, Struck) == [Struck(0, tuple(sorted([start, jumped, *beside])))]
    assert game.state.workers == [0, 0]


@pytest.mark.rule("QUEST-8", "MINE-3", "MINE-4")
def test_an_overseer_move_obeys_the_rules_of_the_mine() -> None:
    game = rewarding(overseer_move=1)
    hexes = draw_line(game, "A1..B")
    game.play(Advance("errand"))
    assert refused(game, MoveOverseer(hexes[0], hexes[3])) == "MINE-3"
    assert refused(game, MoveOverseer(hexes[0], hexes[1])) == "MINE-4"
    assert refused(game, MoveOverseer(hexes[4], hexes[3])) == "MINE-1"


@pytest.mark.rule("QUEST-8", "ORDER-3")
def test_an_overseer_move_is_not_the_second_move_of_the_mine_phase() -> None:
    game = rewarding(overseer_move=1)
    hexes = draw_line(game, "A.")
    game.play(Advance("errand"))
    game.play(MoveOverseer(*hexes))
    assert game.state.second == -1


@pytest.mark.rule("QUEST-8")
def test_two_overseer_moves_are_made_one_after_the_other() -> None:
    game = rewarding(overseer_move=2)
    hexes = draw_line(game, "A....")
    game.play(Advance("errand"))
    game.play(MoveOverseer(hexes[0], hexes[1]))
    assert isinstance(game.decision, OverseerReward)
    game.play(MoveOverseer(hexes[1], hexes[4]))
    assert game.decision == NEXT
    assert game.state.workers == [2, 0]


# QUEST-8: worker moves


@pytest.mark.rule("QUEST-8")
@pytest.mark.parametrize("side", [0, 1])
def test_a_worker_move_may_remove_any_worker(side: int) -> None:
    game = rewarding(worker_move=1)
    put_workers(game, 0, 30)
    put_workers(game, 1, 31)
    game.play(Advance("errand"))
    assert game.decision == WorkerReward(0, "quest", "errand")
    events = game.play(MoveWorker(30 + side, -1))
    assert of(events, WorkerRemoved) == [WorkerRemoved(side, 30 + side)]
    assert not of(events, ResourcesChanged)
    assert game.state.workers == [side, 1 - side]
    assert game.state.cells[30 + side] == 0


@pytest.mark.rule("QUEST-8")
@pytest.mark.parametrize("side", [0, 1])
def test_a_worker_move_sets_any_worker_on_any_empty_hex_in_its_colour(side: int) -> None:
    game = rewarding(worker_move=1)
    put_workers(game, side, 30)
    far = INDEX[3, -3]  # in no straight row of workers, at the other end of the mine
    game.play(Advance("errand"))
    events = game.play(MoveWorker(30, far))
    assert of(events, WorkerMoved) == [WorkerMoved(side, 30, far)]
    assert not of(events, ResourcesChanged)  # it yields nothing
    assert (game.state.cells[30], game.state.cells[far]) == (0, side + 1)
    assert game.state.workers[side] == 1


@pytest.mark.rule("QUEST-8")
def test_a_worker_can_be_set_on_every_empty_hex_and_on_no_other() -> None:
    game = rewarding(worker_move=1)
    put_workers(game, 1, 30, 31)
    put_overseer(game, 0, 32)
    game.play(Advance("errand"))
    targets = {a.target for a in game.choices() if isinstance(a, MoveWorker) and a.origin == 30}
    down = INDEX[4, 0]  # with two guilds all borders are down
    assert targets == set(game.table.geometry.hexes) - {30, 31, 32} | {-1}
    assert refused(game, MoveWorker(30, 31)) == "QUEST-8"
    assert refused(game, MoveWorker(30, 32)) == "QUEST-8"
    assert refused(game, MoveWorker(30, down)) == "QUEST-8"
    assert refused(game, MoveWorker(32, 33)) == "QUEST-8"  # an overseer is no worker
    assert refused(game, MoveWorker(33, 34)) == "QUEST-8"


@pytest.mark.rule("QUEST-8", "MINE-8")
def test_a_worker_move_ends_with_strikes_without_a_yield() -> None:
    game = rewarding(worker_move=1)
    *row, gap = line(length=5)
    put_workers(game, 1, *row)
    put_workers(game, 1, INDEX[3, -3])
    game.play(Advance("errand"))
    events = game.play(MoveWorker(INDEX[3, -3], gap))
    assert of(events, Struck) == [Struck(1, tuple(sorted([*row, gap])))]
    assert not of(events, ResourcesChanged)
    assert game.state.workers == [0, 0]


# QUEST-8: market cards


@pytest.mark.rule("QUEST-8")
def test_a_market_card_may_be_a_bonus_card_of_the_discard() -> None:
    game = rewarding(savvy("buyer"), savvy("seller", id="tongue"), market_card=1)
    game.play(Advance("errand"))
    assert game.decision == CardReward(0, "quest", "errand")
    events = game.play(TakeCard("tongue"))
    assert of(events, CardGained) == [CardGained(0, "tongue", 0)]
    assert gold(events) == 0
    assert game.state.guilds[0].bonus_cards == ["tongue"]
    assert game.state.discard == ["wits"]


@pytest.mark.rule("QUEST-8")
def test_a_market_card_may_be_a_unique_design_of_the_discard() -> None:
    game = rewarding(design("masterpiece"), market_card=1)
    game.play(Advance("errand"))
    events = game.play(TakeCard("masterpiece"))
    assert of(events, DesignGained) == [DesignGained(0, "masterpiece", 0)]
    assert game.state.guilds[0].designs == ["masterpiece"]
    assert game.state.discard == []


@pytest.mark.rule("QUEST-8", "MARKET-14")
def test_a_single_use_card_taken_acts_at_once_and_leaves_the_game() -> None:
    game = rewarding(single(gold=3, copper=1), market_card=1)
    game.play(Advance("errand"))
    events = game.play(TakeCard("favour"))
    assert of(events, CardUsed) == [CardUsed(0, "favour", 0)]
    assert (gold(events), gained(events)) == (3, {"copper": 1})
    assert game.state.discard == []
    assert "favour" in game.state.removed


@pytest.mark.rule("QUEST-8", "MARKET-14")
def test_a_single_use_card_is_resolved_before_what_the_leg_gives_next() -> None:
    game = rewarding(single(overseer_move=1), market_card=1, worker_move=1)
    put_workers(game, 1, 40)
    put_overseer(game, 0, 30)
    game.play(Advance("errand"))
    game.play(TakeCard("favour"))
    assert game.decision == OverseerReward(0, "card", "favour")
    game.play(DeclineReward())
    assert game.decision == WorkerReward(0, "quest", "errand")


@pytest.mark.rule("QUEST-8", "MARKET-15")
def test_a_second_equal_stall_cannot_be_taken() -> None:
    game = rewarding(
        stall("ruby", "iron", id="same"), stall("ruby", "copper", id="other"), market_card=1
    )
    own = stall("ruby", "iron", id="own")
    game = Game(game.state, content_with(own, base=game.content))
    game.state.guilds[0].bonus_cards = ["own"]
    game.play(Advance("errand"))
    assert refused(game, TakeCard("same")) == "MARKET-15"
    assert game.choices() == [DeclineReward(), TakeCard("other")]


@pytest.mark.rule("QUEST-8")
def test_only_cards_of_the_discard_can_be_taken() -> None:
    game = rewarding(savvy("buyer"), market_card=1)
    on_show = game.state.show[1]
    game.play(Advance("errand"))
    assert on_show
    assert refused(game, TakeCard(on_show)) == "QUEST-8"


# QUEST-9


@pytest.mark.rule("QUEST-9")
def test_completing_a_quest_gives_its_full_prestige_and_the_last_legs_rewards() -> None:
    card = quest(leg(prestige=2, gold=9), leg(prestige=3, gold=9), leg(prestige=8, iron=2))
    game = about_to_finish(card)
    events = game.play(Advance("errand"))
    assert prestige(events, 0, "quest") == 8
    assert (gold(events), gained(events)) == (0, {"iron": 2})
    assert game.state.guilds[0].completed == ["errand"]
    assert game.state.guilds[0].quests == []


@pytest.mark.rule("QUEST-9")
def test_its_adventurers_return_to_the_pool_without_their_weapons() -> None:
    game = about_to_finish(quest(leg(gold=1)), company=(1, 4, Adventurer(2)))
    events = game.play(Advance("errand"))
    assert of(events, WeaponLost) == [WeaponLost(0, 0, "blade"), WeaponLost(0, 1, "blade")]
    assert [e.adventurer for e in of(events, AdventurerReturned)] == [0, 1]
    assert game.state.guilds[0].adventurers == [Adventurer(2), Adventurer(4), Adventurer(2)]


@pytest.mark.rule("QUEST-9")
@pytest.mark.parametrize("company", [(1,), (1, 2), (3, 1, 2)])
def test_where_levels_suffice_each_gets_one_and_the_rest_lapse(company: tuple[int, ...]) -> None:
    game = about_to_finish(quest(leg(), leg(), leg(gold=1)), company=company)
    game.play(Advance("errand"))
    assert game.decision == NEXT
    assert levels(game) == [level + 1 for level in company]


@pytest.mark.rule("QUEST-9")
def test_where_there_are_more_adventurers_than_levels_the_guild_chooses() -> None:
    game = about_to_finish(quest(leg(), leg(gold=1)), company=(1, 1, 2, 3))
    game.play(Advance("errand"))
    assert game.choices() == [RaiseAdventurer(number) for number in range(4)]
    game.play(RaiseAdventurer(2))
    assert refused(game, RaiseAdventurer(2)) == "QUEST-9"  # one at most each
    game.play(RaiseAdventurer(1))
    assert game.decision == NEXT
    assert levels(game) == [1, 2, 3, 3]


@pytest.mark.rule("QUEST-9")
def test_only_the_adventurers_on_the_quest_share_its_levels() -> None:
    game = about_to_finish(quest(leg(gold=1)), company=(1, 1, Adventurer(1)))
    game.play(Advance("errand"))
    assert refused(game, RaiseAdventurer(2)) == "QUEST-9"
    game.play(RaiseAdventurer(0))
    assert levels(game) == [2, 1, 1]


@pytest.mark.rule("QUEST-9", "ADV-1")
def test_adventurers_of_level_four_take_no_level_from_the_others() -> None:
    game = about_to_finish(quest(leg(), leg(gold=1)), company=(4, 1, 4, 1))
    game.play(Advance("errand"))
    assert game.decision == NEXT
    assert levels(game) == [4, 2, 4, 2]


@pytest.mark.rule("QUEST-9")
def test_skipped_legs_count_for_levels() -> None:
    card = quest(leg(), leg(), leg(gold=1))
    game = about_to_finish(card, company=(1, 1, 1), skip=2, step=2)
    game.play(Advance("errand"))
    assert game.decision == NEXT
    assert levels(game) == [2, 2, 2]


# QUEST-10


@pytest.mark.rule("QUEST-10")
def test_prestige_in_brackets_is_not_paid_for_completing_a_leg() -> None:
    game = about_to_finish(quest(leg(prestige=4, gold=1), leg(prestige=9, gold=1)), step=0)
    events = game.play(Advance("errand"))
    assert of(events, LegCompleted)
    assert not of(events, PrestigeChanged)
    ask(game, Rewards(0, ("errand",)), NEXT)
    assert prestige(game.play(Advance("errand"))) == 9
    assert game.state.guilds[0].prestige == 9


# QUEST-11


def course(events: list[Event]) -> list[str]:
    """Events in a word or two: what it was and where it came from."""
    return [
        " ".join([type(event).__struct_config__.tag, getattr(event, "source", "")]).strip()
        for event in events
    ]


def title_with(ability: str) -> str:
    return next(title.id for title in CONTENT.titles.values() if title.ability == ability)


CHARM = design("charm", effects=effects(gold=1))
EVERYTHING = {
    "worker_move": 1,
    "gold": 2,
    "overseer_move": 1,
    "adventurer": 1,
    "market_card": 1,
    "iron": 1,
}


def champion_and_friend(step: int) -> Game:
    """An Opportunistic champion with an acting weapon and a companion about to become a champion,
    on a quest of two legs that both give everything."""
    card = quest(leg(prestige=3, **EVERYTHING), leg(prestige=7, **EVERYTHING))
    champion = armed("errand", "charm", 4, title=title_with("leg_prestige"))
    game = about_to_finish(
        card,
        CHARM,
        savvy("buyer"),
        mode="epic",
        company=(champion, armed("errand", "blade", 3)),
        step=step,
    )
    put_overseer(game, 0, 30)
    put_workers(game, 1, 40)
    return game


@pytest.mark.rule("QUEST-11")
def test_a_leg_is_resolved_effects_first_then_goods_then_moves_and_cards_as_listed() -> None:
    game = champion_and_friend(step=0)
    told = course(game.play(Advance("errand")))
    assert told == [
        "quest_advanced",
        "leg_completed",
        "prestige champion",
        "gold weapon",
        "gold quest",
        "adventurer_joined quest",
        "resources quest",
    ]
    asked = []
    for action in (MoveWorker(40, 41), MoveOverseer(30, 31), TakeCard("wits")):
        asked.append(type(game.decision))
        last = game.play(action)
    assert asked == [WorkerReward, OverseerReward, CardReward]
    assert course(last) == ["card_gained"]
    assert game.decision == NEXT
    assert levels(game) == [4, 3, 1]
    assert [hero.quest for hero in game.state.guilds[0].adventurers] == ["errand", "errand", ""]


@pytest.mark.rule("QUEST-11", "CHAMP-1")
def test_the_last_leg_adds_prestige_after_the_effects_and_ends_with_levels_titles_return() -> None:
    game = champion_and_friend(step=1)
    told = course(game.play(Advance("errand")))
    assert told == [
        "quest_advanced",
        "leg_completed",
        "prestige champion",
        "gold weapon",
        "quest_completed",
        "prestige quest",
        "gold quest",
        "adventurer_joined quest",
        "resources quest",
    ]
    asked = []
    for action in (MoveWorker(40, 41), MoveOverseer(30, 31), TakeCard("wits")):
        asked.append(type(game.decision))
        last = game.play(action)
    assert asked == [WorkerReward, OverseerReward, CardReward]
    assert course(last) == ["card_gained", "adventurer_raised quest"]
    assert game.decision == TitleChoice(0, 1)
    assert course(game.play(ChooseTitle(title_with("quest_gold")))) == [
        "title_taken",
        *["weapon_lost", "adventurer_returned"] * 2,
    ]
    assert game.decision == NEXT


@pytest.mark.rule("QUEST-11")
@pytest.mark.parametrize(
    "rewards",
    [
        {"overseer_move": 1, "worker_move": 1, "market_card": 1},
        {"market_card": 1, "overseer_move": 1, "worker_move": 1},
        {"worker_move": 2, "market_card": 1, "overseer_move": 1},
    ],
)
def test_moves_and_market_cards_come_in_the_order_of_the_card(rewards: dict[str, int]) -> None:
    game = rewarding(savvy("buyer"), **rewards)
    put_overseer(game, 0, 30)
    put_workers(game, 1, 40)
    game.play(Advance("errand"))
    asked = []
    while game.decision != NEXT:
        asked.append(type(game.decision).__struct_config__.tag)
        game.play(DeclineReward())
    assert asked == [kind for kind, amount in rewards.items() for _ in range(amount)]


@pytest.mark.rule("QUEST-11")
def test_nobody_returns_before_moves_and_cards_are_settled() -> None:
    game = rewarding(savvy("buyer"), market_card=1)
    events = game.play(Advance("errand"))
    assert of(events, QuestCompleted)
    assert not of(events, AdventurerRaised)
    assert not of(events, AdventurerReturned)
    assert of(game.play(DeclineReward()), AdventurerReturned)


@pytest.mark.rule("QUEST-11", "ADV-7")
def test_a_weapon_that_acts_on_the_quest_waits_for_its_last_leg() -> None:
    card = quest(leg(gold=1), leg(prestige=5, gold=1))
    charm = design("charm", effects=effects(emerald=1), acts_on="quest")
    game = about_to_finish(card, charm, company=(armed("errand", "charm"),), step=0)
    assert gained(game.play(Advance("errand"))) == {}
    ask(game, Rewards(0, ("errand",)), NEXT)
    assert gained(game.play(Advance("errand"))) == {"emerald": 1}


@pytest.mark.rule("QUEST-11")
@pytest.mark.parametrize("ability", ["leg_prestige", "quest_prestige", "quest_gold"])
def test_a_title_won_with_the_quest_does_nothing_for_it(ability: str) -> None:
    card = quest(leg(prestige=5, market_card=1))
    hero = armed("errand", "blade", 3, throughout=True)
    game = about_to_finish(card, single(level=1), mode="epic", company=(hero,))
    before = game.play(Advance("errand"))
    events = game.play(TakeCard("favour"))  # the training comes before the quest's own levels
    events += game.play(RaiseAdventurer(0)) + game.play(ChooseTitle(title_with(ability)))
    assert of(events, AdventurerReturned)
    assert prestige(before) == 5
    assert (prestige(events), gold(events)) == (0, 0)


# QUEST-12


@pytest.mark.rule("QUEST-12")
@pytest.mark.parametrize("kind", ["overseer_move", "worker_move", "market_card"])
def test_moves_and_market_cards_may_be_declined(kind: str) -> None:
    game = rewarding(savvy("buyer"), **{kind: 1})
    put_overseer(game, 0, 30)
    put_workers(game, 1, 40)
    game.play(Advance("errand"))
    before = (game.state.cells[:], game.state.discard[:])
    events = game.play(DeclineReward())
    assert of(events, Declined) == [Declined(0, kind, "errand")]
    assert (game.state.cells, game.state.discard) == before
    assert game.state.guilds[0].bonus_cards == []
    assert game.decision == NEXT


@pytest.mark.rule("QUEST-12")
def test_all_else_is_taken_without_a_question() -> None:
    game = rewarding(gold=1, iron=1, adventurer=1)
    game.play(Advance("errand"))
    assert game.decision == NEXT
    assert (game.state.guilds[0].gold, pool(game), levels(game)) == (1, {"iron": 1}, [2, 1])


@pytest.mark.rule("QUEST-12")
def test_levels_cannot_be_declined() -> None:
    game = about_to_finish(quest(leg(gold=1)), company=(1, 1))
    game.play(Advance("errand"))
    assert isinstance(game.decision, LevelReward)
    assert refused(game, DeclineReward()) == "ROUND-3"


@pytest.mark.rule("QUEST-12")
def test_an_overseer_move_lapses_when_no_overseer_can_move() -> None:
    game = rewarding(overseer_move=1)
    corner = INDEX[3, 0]
    put_overseer(game, 0, corner)
    put_overseer(game, 1, *(h for h in game.table.geometry.neighbours[corner]))
    events = game.play(Advance("errand"))
    assert of(events, Lapsed) == [Lapsed(0, "overseer_move", "errand")]
    assert game.decision == NEXT


@pytest.mark.rule("QUEST-12")
def test_a_worker_move_lapses_in_a_mine_without_workers() -> None:
    game = rewarding(worker_move=1)
    events = game.play(Advance("errand"))
    assert of(events, Lapsed) == [Lapsed(0, "worker_move", "errand")]
    assert game.decision == NEXT


@pytest.mark.rule("QUEST-12", "MARKET-15")
@pytest.mark.parametrize("cards", [(), (stall(id="same"),)])
def test_a_market_card_lapses_when_the_guild_can_take_none(cards: tuple[BonusCard, ...]) -> None:
    game = rewarding(*cards, market_card=1)
    game = Game(game.state, content_with(stall(id="own"), base=game.content))
    game.state.guilds[0].bonus_cards = ["own"]
    events = game.play(Advance("errand"))
    assert of(events, Lapsed) == [Lapsed(0, "market_card", "errand")]
    assert game.decision == NEXT


@pytest.mark.rule("QUEST-12")
def test_what_lapses_does_not_keep_the_rest_from_being_asked() -> None:
    game = rewarding(savvy("buyer"), worker_move=1, market_card=1)
    events = game.play(Advance("errand"))
    assert of(events, Lapsed) == [Lapsed(0, "worker_move", "errand")]
    assert isinstance(game.decision, CardReward)


@pytest.mark.rule("QUEST-12", "MARKET-14")
def test_it_holds_for_cards_a_move_bought_may_be_declined() -> None:
    game = begun(content=content_with(single(overseer_move=1)))
    game.state.show[3] = "favour"
    give(game, 0, gold=2)
    put_overseer(game, 0, 30)
    ask(game, MarketTurn(0)).play(BuyCard("favour"))
    events = game.play(DeclineReward())
    assert Declined(0, "overseer_move", "favour") in events
    assert game.state.guilds[0].gold == 0


@pytest.mark.rule("QUEST-12", "MARKET-14")
def test_it_holds_for_cards_a_level_nobody_can_take_lapses() -> None:
    game = begun(content=content_with(single(level=1)))
    game.state.show[3] = "favour"
    give(game, 0, gold=2)
    heroes(game, 0, 4, 4)
    events = ask(game, MarketTurn(0)).play(BuyCard("favour"))
    assert Lapsed(0, "level", "favour") in events
    assert levels(game) == [4, 4]


@pytest.mark.rule("QUEST-12", "BONUS-3")
@pytest.mark.parametrize("can_move", [True, False])
def test_it_holds_for_tiles(can_move: bool) -> None:
    tile = next(tile for tile in CONTENT.tiles.values() if tile.kind == "industrious")
    game = begun("epic", bonus_tiles=True)
    put_workers(game, 0, *line()[: tile.number])
    if can_move:
        put_overseer(game, 0, INDEX[0, 2])
    ask(game, TradeWindow(0, "tile"), ResolveTile(tile.id), NEXT)
    events = game.play(DoneTrading())
    if can_move:
        assert game.decision == OverseerReward(0, "tile", tile.id)
        assert game.play(DeclineReward()) == [Declined(0, "overseer_move", tile.id)]
    else:
        assert Lapsed(0, "overseer_move", tile.id) in events
    assert game.decision == NEXT
