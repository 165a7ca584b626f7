"""What a search says for its choice: facts of the games it played on, and no more than that."""

from random import Random

import pytest
from rules.kit import CONTENT, ask, begun, give, line, put_overseer

from forgewar.ai.explain.fact import Fact
from forgewar.ai.explain.score_facts import explain, explain_search
from forgewar.ai.explain.search_facts import (
    FEWEST,
    About,
    Facts,
    about,
    character_reasons,
    facts,
    find_facts,
    surely_more,
)
from forgewar.ai.players.base import Budget, legal_actions, seat_view
from forgewar.ai.players.master import SEARCHED
from forgewar.ai.players.registry import GUILDS
from forgewar.ai.value.mine_value import Scored
from forgewar.ai.value.valuation import Part
from forgewar.rules.actions import (
    Barracks,
    BuyDesign,
    DeclineQuest,
    PassMine,
    SellResource,
    TakeCard,
    TakeQuest,
)
from forgewar.rules.decisions import MineTurn
from forgewar.rules.game import Game
from forgewar.rules.state import Options

GAMES = 40
OTHER = About()  # a choice that takes no card
OWN = About(card="rats_in_the_cellar")
OPENINGS = ("found_ahead", "found_close")


def many(*amounts: float) -> list[Facts]:
    return [Facts(amounts, ((), (), (), ()))] * GAMES


def with_cards(kind: int, often: int, key: str = "rats_in_the_cellar") -> list[Facts]:
    """Games in which nothing differs but what became of a card, in so many of them."""
    told = tuple((key,) if number == kind else () for number in range(4))
    there, not_there = Facts((0.0,) * 10, told), Facts((0.0,) * 10, ((), (), (), ()))
    return [there if number < often else not_there for number in range(GAMES)]


def test_a_guild_stands_as_it_stands() -> None:
    game = begun()
    guild = give(game, 0, gold=5, iron=3)
    done = sorted(CONTENT.quests)[:3]
    guild.completed, guild.failed, guild.prestige = done[:2], done[2:], 7
    game.state.guilds[1].prestige = 4
    game.state.guilds[1].designs = ["moon_blade"]
    (quests, failed, prestige, rivals, _, _, _, resources, gold, order), cards = facts(game, 0)
    assert cards[:2] == (guild.completed, guild.failed)
    assert cards[3] == ["moon_blade"]
    assert (quests, failed, prestige, rivals) == (2, -1, 7, -4)
    assert (resources, gold, order) == (3, 5, -game.state.order.index(0))


def test_more_is_sure_if_luck_does_not_explain_it() -> None:
    rng = Random(4)
    noise = [rng.gauss(0, 10) for _ in range(GAMES)]
    assert surely_more([each + 1 + rng.gauss(0, 1) for each in noise], noise)
    assert not surely_more([rng.gauss(0.1, 10) for _ in range(GAMES)], noise)
    assert not surely_more(noise, noise)
    assert not surely_more([2.0] * (FEWEST - 1), [1.0] * (FEWEST - 1))


def test_what_differs_is_said_and_nothing_else() -> None:
    ours, theirs = many(2, 0, 9, -4, 0, 5, 2, 3, 1, 0), many(1, 0, 9, -4, 0, 5, 3, 3, 1, -1)
    said = find_facts(([3.0] * GAMES, [1.0] * GAMES), (ours, theirs), OTHER)
    assert [each.kind for each in said] == ["found_ahead", "found_quests", "found_order"]
    assert said[0].number == GAMES


@pytest.mark.parametrize(
    ("kind", "feature", "good", "choice"),
    [
        (0, "found_completes", True, OTHER),
        (0, "found_frees", True, About(declines=True)),
        (0, "found_completes", True, About(declines=True, quests=("rats_in_the_cellar",))),
        (1, "found_spares", False, OTHER),
        (2, "found_knows", True, OTHER),
        (3, "found_denies", False, OWN),
    ],
)
def test_the_card_that_makes_the_difference_is_named(
    kind: int, feature: str, good: bool, choice: About
) -> None:
    leads = ([3.0] * GAMES, [1.0] * GAMES)
    often, seldom = with_cards(kind, 30), with_cards(kind, 5)
    ours, theirs = (often, seldom) if good else (seldom, often)
    said = find_facts(leads, (ours, theirs), choice)
    assert [(each.kind, each.key) for each in said[1:]] == [(feature, "rats_in_the_cellar")]
    assert len(find_facts(leads, (theirs, ours), choice)) == 1  # nothing speaks for it
    assert (
        len(find_facts(leads, (with_cards(kind, 6), with_cards(kind, 5)), choice)) == 1
    )  # may be luck


@pytest.mark.parametrize(
    ("kind", "good", "choice"), [(0, True, OWN), (2, True, OWN), (3, False, OTHER)]
)
def test_what_goes_without_saying_or_is_far_fetched_is_not_said(
    kind: int, good: bool, choice: About
) -> None:
    often, seldom = with_cards(kind, 30), with_cards(kind, 5)
    stood = (often, seldom) if good else (seldom, often)
    said = find_facts(([3.0] * GAMES, [1.0] * GAMES), stood, choice)
    assert [each.kind for each in said] == ["found_ahead"]


def test_what_an_action_gives_by_itself_is_known() -> None:
    game = begun()
    assert about(game, 0, SellResource(0, 1), 3) == About(obvious=("found_gold",), until=3)
    assert about(game, 0, Barracks(hire=True), 3) == About(until=3, obvious=("found_people",))
    assert about(game, 0, DeclineQuest(), 3) == About(until=3, declines=True)
    assert about(game, 0, TakeQuest("rats_in_the_cellar"), 3) == OWN._replace(until=3)
    design = sorted(CONTENT.designs)[0]
    known = About(design, ("found_designs",), until=3)
    assert about(game, 0, BuyDesign(design), 3) == about(game, 0, TakeCard(design), 3) == known


def test_a_liking_is_told_only_if_there_is_more_of_it() -> None:
    rich, poor = many(*[0.0] * 8, 3.0, 0.0), many(*[0.0] * 8, 2.0, 0.0)
    assert [each.kind for each in character_reasons("hoarding", rich, poor)] == ["likes_hoarding"]
    assert (
        character_reasons("hoarding", poor, rich) == character_reasons("hoarding", rich, rich) == []
    )
    assert character_reasons("mining", rich, poor) == character_reasons("hoarding", [], []) == []


def test_what_a_card_tells_is_not_told_again_in_numbers() -> None:
    more, fewer = with_cards(0, 40), with_cards(0, 0)
    ours = [each._replace(amounts=(1.0, *each.amounts[1:])) for each in more]
    said = find_facts(([3.0] * GAMES, [1.0] * GAMES), (ours, fewer), OTHER)
    assert [each.kind for each in said] == ["found_ahead", "found_completes"]


def test_a_close_choice_is_called_that() -> None:
    ours = many(2, 0, 9, -4, 0, 5, 2, 3, 1, 0)
    (said,) = find_facts(([1.0, -1.0] * 20, [-1.0, 1.0] * 20), (ours, ours), OTHER)
    assert (said.kind, said.number) == ("found_close", GAMES)
    assert find_facts(([], []), ([], []), OTHER) == []


def test_what_the_planner_would_have_said_of_its_own_choice_is_left_out() -> None:
    """That no move is worth it is no reason for a guild that thought so only after all."""
    ahead = [Fact("found_ahead", number=9)]
    game, (move, *_) = mine_turn(), mine_turn().choices()
    first: Scored = (2.0, move, (Part("mined", 2.0, (("iron", 2),)),))
    stays: Scored = (0.0, PassMine(), (Part("stays", 0.0),))
    assert len(explain_search(ahead, game, [stays], stays)) == 2
    assert explain_search(ahead, game, [first, stays], stays) == tuple(ahead)
    dear: Scored = (-1.0, move, (Part("mined", 2.0, (("iron", 2),)), Part("last_in_order", -3.0)))
    assert explain_search(ahead, game, [first, dear], dear) == tuple(ahead)
    good: Scored = (1.0, move, (Part("mined", 4.0, (("iron", 2),)), Part("last_in_order", -3.0)))
    assert len(explain_search(ahead, game, [first, good], good)) == 3


def mine_turn() -> Game:
    game = begun()
    put_overseer(game, 0, *line()[:1])
    return ask(game, MineTurn(0))


def test_what_has_nothing_for_it_was_a_whim_or_the_least_evil() -> None:
    game, (move, *_) = mine_turn(), mine_turn().choices()
    dear: Scored = (-1.0, move, (Part("mined", 2.0, (("iron", 2),)), Part("last_in_order", -3.0)))
    better: Scored = (0.0, PassMine(), (Part("stays", 0.0),))
    assert [each.kind for each in explain(game, [dear, better], dear)] == ["whim"]
    said = explain(game, [dear], dear)
    assert [each.kind for each in said] == ["least", "last_in_order", "mined"]
    assert not any(each.weight for each in said)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_master_who_searched_says_what_it_found_in_so_many_games(seed: int) -> None:
    """In whole games: never more games than were played on with both, and ahead only if it is."""
    game, master = Game.new(Options("simple", 2), seed, CONTENT), GUILDS["master"](seed)
    told = 0
    while (decision := game.decision) is not None:
        seat = decision.seat
        choice = master.consider(
            seat_view(game, seat), legal_actions(game, seat), Budget(nodes=150)
        )
        said = [reason for reason in choice.reasons if reason.kind in OPENINGS]
        other = choice.runner_up
        if said:
            assert isinstance(decision, SEARCHED)
            assert choice.reasons[0] is said[0]
            assert other is not None
            assert said[0].number == other.games
            assert said[0].kind == "found_close" or other.behind > 0
            told += 1
        else:
            assert other is None or not other.games
        game.play(choice.action)
    assert told > 10
