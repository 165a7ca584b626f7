"""END: open quests fail, everything is counted, and the winner is found."""

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
    savvy,
    stall,
)

from forgewar.content.model import RESOURCES, Content
from forgewar.rules.actions import (
    Advance,
    BuyEndBonus,
    DeclineQuest,
    DoneTrading,
    FinishManaging,
    Rush,
    SellResource,
)
from forgewar.rules.agenda import EndMarket, EndRound, FinishRound
from forgewar.rules.decisions import MarketTurn, Rewards, TradeWindow
from forgewar.rules.events import (
    AdventurerRaised,
    AdventurerReturned,
    Event,
    GameEnded,
    PhaseStarted,
    PrestigeChanged,
    QuestAdvanced,
    QuestFailed,
    ResourcesChanged,
)
from forgewar.rules.game import Game
from forgewar.rules.state import Result

LONG = quest(leg(steps=2, prestige=2), leg(steps=2, prestige=5), leg(steps=2, prestige=20, gold=1))
BLADE = design("blade")


def last_round(*cards: object, guilds: int = 2, mode: str = "simple", **options: object) -> Game:
    """The last round of a game in which nobody has anything."""
    game = begun(mode, guilds, content=content_with(*cards), **options)
    game.state.order = list(range(guilds))
    game.state.round = game.state.options.rounds
    for seat in range(guilds):
        heroes(game, seat)
    return game


def end(game: Game) -> list[Event]:
    """The last window for trades closes."""
    return ask(game, TradeWindow(0, "end"), FinishRound()).play(DoneTrading())


# END-1


@pytest.mark.rule("END-1")
def test_quests_still_active_fail_with_the_brackets_of_finished_legs() -> None:
    game = last_round(LONG, quest(id="other"), BLADE)
    heroes(game, 0, armed("errand", "blade", 2))
    on_quest(game, 0, "errand", step=3)
    on_quest(game, 1, "other")
    events = end(game)
    assert of(events, QuestFailed) == [
        QuestFailed(0, "errand", "END-1"),
        QuestFailed(1, "other", "END-1"),
    ]
    assert prestige(events, 0, "failure") == 2
    assert prestige(events, 1, "failure") == 0
    assert not of(events, AdventurerRaised)
    assert [e.adventurer for e in of(events, AdventurerReturned)] == [0]
    assert game.state.guilds[0].failed == ["errand"]


@pytest.mark.rule("END-1", "FAIL-4")
def test_a_quest_taken_in_the_last_round_costs_nothing() -> None:
    game = last_round(LONG)
    on_quest(game, 0, "errand", taken=game.state.round)
    events = end(game)
    assert of(events, QuestFailed)
    assert not of(events, PrestigeChanged)


@pytest.mark.rule("END-1", "FAIL-3")
def test_a_quest_taken_in_the_last_round_still_gives_its_finished_leg() -> None:
    game = last_round(quest(leg(prestige=3), leg(prestige=9)))
    on_quest(game, 0, "errand", step=1, taken=game.state.round)
    assert prestige(end(game), 0, "failure") == 3


@pytest.mark.rule("END-1", "CHAMP-6")
def test_a_quest_begun_later_in_the_last_round_gives_no_prestige() -> None:
    game = last_round(LONG, mode="epic")
    on_quest(game, 0, "errand", step=3, skip=2, taken=game.state.round)
    assert prestige(end(game), 0, "failure") == 0


@pytest.mark.rule("END-1", "FAIL-3")
@pytest.mark.parametrize(
    ("step", "gives"),
    [
        (0, 0),  # rushed to 1, advanced to 2: the first leg was finished after the rush
        (1, 0),  # rushed across its end
        (2, 2),
        (3, 2),
    ],
)
def test_the_rush_exception_holds_at_the_end_too(step: int, gives: int) -> None:
    game = last_round(LONG, BLADE)
    heroes(game, 0, armed("errand", "blade"))
    on_quest(game, 0, "errand", step=step)
    game.state.offer = [""] * 8
    ask(game, MarketTurn(0), EndMarket()).play(Rush("errand"))
    for action in (DeclineQuest(), DeclineQuest(), FinishManaging(), FinishManaging()):
        game.play(action)
    events = game.play(Advance("errand"))
    assert of(events, QuestAdvanced)[0].step == step + 2
    assert prestige(events, 0, "failure") == gives


@pytest.mark.rule("END-1", "ROUND-6")
def test_quests_fail_after_the_final_trades() -> None:
    game = last_round(LONG, BLADE)
    heroes(game, 0, armed("errand", "blade"))
    on_quest(game, 0, "errand")
    give(game, 0, copper=1)
    ask(game, Rewards(0, ("errand",)), EndRound()).play(Advance("errand"))
    assert game.decision == TradeWindow(0, "end")
    assert game.state.guilds[0].quests
    events = game.play(SellResource(0, RESOURCES.index("copper")))
    assert of(events, QuestFailed)
    assert game.over


# END-2


@pytest.mark.rule("END-2")
def test_adventurers_count_their_levels_and_one_more_at_level_four() -> None:
    game = last_round(LONG, BLADE)
    heroes(game, 0, 1, 2, 3, 4, 4)
    heroes(game, 1, armed("errand", "blade", 2))  # back from a quest that fails
    on_quest(game, 1, "errand")
    events = end(game)
    assert prestige(events, 0, "end_adventurers") == 1 + 2 + 3 + 5 + 5
    assert prestige(events, 1, "end_adventurers") == 2


@pytest.mark.rule("END-2")
def test_unique_and_claimed_designs_count_their_prestige() -> None:
    unique = design("masterpiece", prestige=4)
    plain = design("plain", prestige=0)
    public = design("pike", kind="public", prestige=2)
    game = last_round(unique, plain, public)
    game.state.public = [*game.state.public, "pike"]  # open to all, but only its claimant scores
    game.state.guilds[0].designs = ["masterpiece", "plain"]
    game.state.guilds[0].claims = ["pike"]
    events = end(game)
    scored = [(e.ref, e.amount) for e in of(events, PrestigeChanged) if e.source == "end_designs"]
    assert scored == [("masterpiece", 4), ("pike", 2)]
    assert prestige(events, 1) == 0


@pytest.mark.rule("END-2")
def test_bonus_cards_count_their_prestige() -> None:
    game = last_round(savvy("buyer", prestige=1), stall(prestige=3))
    game.state.guilds[0].bonus_cards = ["wits", "booth"]
    events = end(game)
    scored = [(e.ref, e.amount) for e in of(events, PrestigeChanged) if e.source == "end_cards"]
    assert scored == [("wits", 1), ("booth", 3)]


def bonus_for(counts: str, content: Content = CONTENT) -> str:
    return next(b.id for b in content.end_bonuses.values() if b.counts == counts)


@pytest.mark.rule("END-2", "MARKET-10")
@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ("designs", 2 * 1 + 1 * 2),
        ("quests", 3),
        ("adventurers", 4),
        ("bonus_cards", 2 * 2),
        ("resources", 5),
    ],
)
def test_end_game_bonuses_count_what_the_guild_has(counts: str, worth: int) -> None:
    """One unique and two public designs, three quests, four adventurers, two bonus cards and five
    resources; the two starting designs do not count."""
    cards = [design("masterpiece"), design("pike", kind="public"), design("maul", kind="public")]
    game = last_round(*cards, savvy("buyer"), savvy("seller", id="tongue"))
    heroes(game, 0, 1, 1, 1, 4)
    guild = give(game, 0, copper=3, ruby=2)
    guild.designs, guild.claims = ["masterpiece"], ["pike", "maul"]
    guild.bonus_cards = ["wits", "tongue"]
    guild.completed = ["one", "two", "three"]
    guild.end_bonuses = [bonus_for(counts)]
    events = end(game)
    scored = [(e.ref, e.amount) for e in of(events, PrestigeChanged) if e.source == "end_bonus"]
    assert scored == [(bonus_for(counts), worth)]


@pytest.mark.rule("END-2", "MARKET-10")
def test_a_bonus_is_counted_at_the_end_not_when_it_is_bought() -> None:
    game = last_round()
    bonus = bonus_for("adventurers")
    give(game, 0, gold=CONTENT.end_bonuses[bonus].price, copper=1)
    ask(game, MarketTurn(0), TradeWindow(0, "end"), FinishRound())
    assert not of(game.play(BuyEndBonus(bonus)), PrestigeChanged)
    heroes(game, 0, 1, 1)
    assert prestige(game.play(DoneTrading()), 0, "end_bonus") == 2


@pytest.mark.rule("END-2")
@pytest.mark.parametrize(("gold_left", "counts"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (15, 3)])
def test_every_full_four_gold_counts_one(gold_left: int, counts: int) -> None:
    game = last_round()
    give(game, 0, gold=gold_left)
    assert prestige(end(game), 0, "end_gold") == counts


@pytest.mark.rule("END-2")
def test_leftover_resources_are_sold_at_the_printed_prices() -> None:
    game = last_round()
    give(game, 0, gold=1, **dict.fromkeys(RESOURCES, 2))
    events = end(game)
    value = 2 * sum(CONTENT.prices.sell)
    assert gold(events, 0, "end_sale") == value
    assert pool(game) == {}
    assert prestige(events, 0, "end_gold") == (1 + value) // 4


@pytest.mark.rule("END-2", "MARKET-13")
def test_sellers_savvy_does_not_count_in_the_last_sale() -> None:
    game = last_round(savvy("seller"))
    game.state.guilds[0].bonus_cards = ["wits"]
    give(game, 0, emerald=3)
    printed = CONTENT.prices.sell[RESOURCES.index("emerald")]
    assert gold(end(game), 0, "end_sale") == 3 * printed


@pytest.mark.rule("END-2")
def test_the_last_sale_is_not_limited_by_the_rounds_sale() -> None:
    game = last_round()
    give(game, 0, copper=2).sold = 1
    assert gold(end(game), 0, "end_sale") == 2 * CONTENT.prices.sell[RESOURCES.index("copper")]


@pytest.mark.rule("END-2", "MARKET-10")
def test_resources_counted_by_the_leftover_bonus_are_not_sold() -> None:
    game = last_round()
    for seat in (0, 1):
        give(game, seat, gold=3, diamond=5)
    game.state.guilds[0].end_bonuses = [bonus_for("resources")]
    events = end(game)
    assert prestige(events, 0, "end_bonus") == 5
    assert gold(events, 0, "end_sale") == 0
    assert prestige(events, 0, "end_gold") == 0
    assert not [e for e in of(events, ResourcesChanged) if e.seat == 0]
    assert gold(events, 1, "end_sale") == 5 * CONTENT.prices.sell[RESOURCES.index("diamond")]


@pytest.mark.rule("END-2")
def test_all_sources_add_up_to_the_final_prestige() -> None:
    game = last_round(LONG, design("masterpiece", prestige=4), savvy("buyer", prestige=2))
    guild = give(game, 0, gold=9)
    guild.prestige = 11
    guild.designs, guild.bonus_cards = ["masterpiece"], ["wits"]
    guild.end_bonuses = [bonus_for("adventurers")]
    heroes(game, 0, 2, 4)
    on_quest(game, 0, "errand", step=2)
    events = end(game)
    sources = [e.source for e in of(events, PrestigeChanged)]
    assert list(dict.fromkeys(sources)) == [
        "failure",
        "end_adventurers",
        "end_designs",
        "end_cards",
        "end_bonus",
        "end_gold",
    ]
    assert game.state.guilds[0].prestige == 11 + 2 + (2 + 5) + 4 + 2 + 2 + 2


@pytest.mark.rule("END-1", "END-2")
def test_every_guilds_quests_fail_before_anything_is_counted() -> None:
    game = last_round(LONG)
    heroes(game, 0, 1)
    on_quest(game, 1, "errand", step=2)
    sources = [e.source for e in of(end(game), PrestigeChanged)]
    assert sources == ["failure", "end_adventurers"]


# END-3


@pytest.mark.rule("END-3")
def test_most_prestige_wins() -> None:
    game = last_round(guilds=3)
    for guild, amount in zip(game.state.guilds, (3, 9, -1), strict=True):
        guild.prestige = amount
    events = end(game)
    assert of(events, GameEnded) == [GameEnded((1, 0, 2))]
    assert game.state.result == Result((1, 0, 2))
    assert game.over


@pytest.mark.rule("END-3")
def test_among_equals_the_earlier_in_the_current_order_wins() -> None:
    game = last_round(guilds=4)
    game.state.order = [3, 1, 0, 2]
    for guild, amount in zip(game.state.guilds, (5, 7, 5, 7), strict=True):
        guild.prestige = amount
    end(game)
    assert game.state.result == Result((3, 1, 0, 2))


@pytest.mark.rule("END-3")
def test_what_is_counted_at_the_end_decides_too() -> None:
    game = last_round()
    game.state.guilds[0].prestige = 5
    give(game, 1, gold=4 * 6)
    end(game)
    assert game.state.result == Result((1, 0))


@pytest.mark.rule("END-3", "ROUND-6")
@pytest.mark.parametrize(("mode", "rounds"), [("simple", 7), ("fast_forward", 7), ("epic", 18)])
def test_the_game_ends_after_its_last_round_and_not_before(mode: str, rounds: int) -> None:
    before = begun(mode)
    before.state.round = rounds - 1
    ask(before, TradeWindow(0, "end"), FinishRound()).play(DoneTrading())
    assert not before.over
    after = begun(mode)
    after.state.round = rounds
    events = ask(after, TradeWindow(0, "end"), FinishRound()).play(DoneTrading())
    assert after.over
    assert of(events, PhaseStarted) == [PhaseStarted("scoring")]
