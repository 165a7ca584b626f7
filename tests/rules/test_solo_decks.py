"""SOLO: which quests each difficulty leaves in the deck, and how the offer is dealt from it."""

from collections import Counter

import pytest
from msgspec.structs import replace
from rules.kit import CONTENT, ask, content_with, leg, new_game, of, quest

from forgewar.content import links
from forgewar.content.model import Quest, card_of
from forgewar.content.yaml_source import Source
from forgewar.rules.actions import DoneTrading
from forgewar.rules.agenda import FinishRound
from forgewar.rules.decisions import AutomatedTie, MineTurn, Placement, TradeWindow
from forgewar.rules.events import QuestDealt, QuestRemoved
from forgewar.rules.game import Game
from forgewar.rules.setup import new_state
from forgewar.rules.state import Options

# SOLO-4, hardest first.
GREEN_HARDEST = [
    "The Fish King Blockades the Dock",
    "Subdue the Restless Graveyard",
    "Trouble in the Weird Woods",
    "Explore the Mystic Cave",
    "Negotiate with Harpy Marauders",
    "Slimes in the Sewer",
]
GREEN_EASIEST = [
    *["Arena Games"] * 2,
    *["Quell the Tavern Brawl"] * 2,
    *["Rats in the Cellar"] * 2,
]
GREY_HARDEST = [
    "The Endless Dungeon",
    "A Tower to the Stars",
    "The Grumblesaur Wants to Play",
    "The Fissure of Doom",
    "Break the Mummy's Curse",
    "Enraged Forest Spirit",
    "Nobleman's Bodyguard",
    "In Pursuit of the Vampire",
]
GREY_EASIEST = [
    *["Fairy Mischief"] * 2,
    *["Disperse the Dark Coven"] * 2,
    *["Royal Tournament"] * 2,
    *["Trolls under the Bridge"] * 2,
]
RED_HARDEST = [
    "The Multi-Headed Hydra",
    "Placate the Fires of Mount Horn",
    "The Dwarves Dug too Deep",
    "The Archmage's Golem Army",
]
RED_EASIEST = [
    "The Mountain Comes Alive",
    "Otherworldly Visitors",
    *["The Swamp of Suffering"] * 2,
]
STARRED = ["Investigate the Kidnappings", "The Cursed Keep"]
BATS = ["Vampire Bats in the Belfry"] * 2


def card(key: str) -> Quest:
    return CONTENT.quests[card_of(key)]


def deck(mode: str, difficulty: str, seed: int = 1) -> list[str]:
    """The whole quest deck of a solo game, before anything is dealt."""
    return new_state(Options(mode, 1, difficulty=difficulty), seed, CONTENT).quest_deck


def names(keys: list[str], colour: str) -> Counter[str]:
    return Counter(card(key).name for key in keys if card(key).colour == colour)


def every(colour: str) -> Counter[str]:
    """All copies of all quests of a colour that is used in one stage only."""
    return Counter({q.name: q.copies for q in CONTENT.quests.values() if q.colour == colour})


@pytest.mark.rule("SOLO-2", "SOLO-4")
@pytest.mark.parametrize(
    ("difficulty", "removed"),
    [
        ("easy", GREEN_HARDEST),
        ("medium", [*GREEN_HARDEST[:2], *GREEN_EASIEST[-4:]]),
        ("hard", GREEN_EASIEST),
    ],
)
def test_the_green_quests_of_a_simple_game(difficulty: str, removed: list[str]) -> None:
    left = names(deck("simple", difficulty), "green")
    assert left == every("green") - Counter(STARRED) - Counter(removed)
    assert left.total() == 12


@pytest.mark.rule("SOLO-2")
def test_the_gold_quests_of_a_simple_game() -> None:
    for difficulty in ("easy", "medium", "hard", "random"):
        keys = deck("simple", difficulty)
        assert [card(key).colour for key in keys] == ["green"] * 12 + ["gold"] * 4
        assert all(card(key).stage == 1 for key in keys)
        assert names(keys, "gold") == Counter(
            [
                "Sentient Crystal Invasion",
                "The Grumblesaur Wants to Play",
                "In Pursuit of the Vampire",
                "Break the Mummy's Curse",
            ]
        )


@pytest.mark.rule("SOLO-2")
def test_random_removes_any_six_of_the_simple_green_quests() -> None:
    whole = every("green") - Counter(STARRED)
    removed = set()
    for seed in range(40):
        left = names(deck("simple", "random", seed), "green")
        assert left.total() == 12
        assert left <= whole
        removed |= set(whole - left)
    assert removed == set(whole)


@pytest.mark.rule("SOLO-3", "SOLO-4")
@pytest.mark.parametrize(
    ("difficulty", "green", "grey", "red"),
    [
        ("easy", STARRED + GREEN_HARDEST, GREY_HARDEST, RED_HARDEST),
        (
            "medium",
            [*STARRED, *GREEN_HARDEST[:2], *GREEN_EASIEST[-4:]],
            [*GREY_HARDEST[:3], *GREY_EASIEST[-5:]],
            [*RED_HARDEST[:1], *RED_EASIEST[-3:]],
        ),
        ("hard", BATS + GREEN_EASIEST, GREY_EASIEST, RED_EASIEST),
    ],
)
def test_the_quests_of_an_epic_game(
    difficulty: str, green: list[str], grey: list[str], red: list[str]
) -> None:
    keys = deck("epic", difficulty)
    assert names(keys, "green") == every("green") - Counter(green)
    assert names(keys, "grey") == every("grey") - Counter(grey)
    assert names(keys, "red") == every("red") - Counter(red)
    colours = [card(key).colour for key in keys]
    assert colours == ["green"] * 12 + ["grey"] * 12 + ["red"] * 8 + ["gold"] * 5


@pytest.mark.rule("SOLO-3")
def test_the_gold_quests_of_an_epic_game() -> None:
    for difficulty in ("easy", "medium", "hard", "random"):
        keys = deck("epic", difficulty)
        assert names(keys, "gold") == Counter(
            [
                *["The Storm Knight's Challenge"] * 2,
                "Return of the Vampire",
                "Close the Nether Gate",
                "Rise of the Skeletal Beast",
            ]
        )
        assert {card(key).stage for key in keys if card(key).colour == "gold"} == {3}


@pytest.mark.rule("SOLO-3")
def test_random_removes_any_of_the_epic_quests() -> None:
    removed: dict[str, set[str]] = {"green": set(), "grey": set(), "red": set()}
    for seed in range(60):
        keys = deck("epic", "random", seed)
        for colour, keep in (("green", 12), ("grey", 12), ("red", 8)):
            left = names(keys, colour)
            assert left.total() == keep
            removed[colour] |= set(every(colour) - left)
    assert removed == {colour: set(every(colour)) for colour in removed}  # starred ones too


@pytest.mark.rule("SOLO-3")
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_fast_forward_takes_the_epic_grey_quests_and_four_marked_gold_ones(difficulty: str) -> None:
    keys = deck("fast_forward", difficulty)
    assert [card(key).colour for key in keys] == ["grey"] * 12 + ["gold"] * 4
    assert names(keys, "grey") == names(deck("epic", difficulty), "grey")
    gold = [key for key in keys if card(key).colour == "gold"]
    assert sorted(gold) == sorted(CONTENT.solo.gold_fast_forward)
    assert all(card(key).stage == 2 for key in gold)


@pytest.mark.rule("SOLO-4")
def test_the_fixed_lists() -> None:
    solo = CONTENT.solo
    for listed, expected in (
        (solo.green.hardest, GREEN_HARDEST),
        (solo.green.easiest, GREEN_EASIEST),
        (solo.grey.hardest, GREY_HARDEST),
        (solo.grey.easiest, GREY_EASIEST),
        (solo.red.hardest, RED_HARDEST),
        (solo.red.easiest, RED_EASIEST),
        (solo.green.hard_removes, BATS),
    ):
        assert [card(key).name for key in listed] == expected


@pytest.mark.rule("SOLO-2", "SOLO-3")
def test_each_colour_is_shuffled() -> None:
    orders = {tuple(deck("epic", "easy", seed)[:12]) for seed in range(20)}
    assert len({frozenset(order) for order in orders}) == 1
    assert len(orders) == 20


@pytest.mark.rule("SOLO-14")
@pytest.mark.parametrize("listed", ["gold_simple", "gold_epic", "gold_fast_forward"])
def test_three_gold_quests_of_each_list_have_one_step(listed: str) -> None:
    ids = getattr(CONTENT.solo, listed)
    steps = [sum(leg.steps for leg in CONTENT.quests[id_].legs) for id_ in ids]
    assert steps.count(1) >= 3


@pytest.mark.rule("SOLO-14")
def test_content_with_fewer_quick_gold_quests_is_refused() -> None:
    source = Source("solo.yaml")
    assert not list(links.solo(CONTENT.solo, CONTENT.quests, source))
    long = (leg(steps=2, prestige=3),)
    ids = CONTENT.solo.gold_simple[:2]
    quests = CONTENT.quests | {id_: replace(CONTENT.quests[id_], legs=long) for id_ in ids}
    problems = list(links.solo(CONTENT.solo, quests, source))
    assert len(problems) == 1
    assert "SOLO-14" in str(problems[0])


# The offer


def at_round_end(round: int, mode: str = "simple") -> Game:
    """A solo game of named quests in which nothing is left to do in a round."""
    own = [quest(id=id_) for id_ in "abcdefgh"] + [
        quest(id=f"grey{i}", stage=2, colour="grey") for i in range(3)
    ]
    game = new_game(mode, solo="easy", content=content_with(*own))
    game.state.round = round
    return ask(game, TradeWindow(0, "end"), FinishRound())


@pytest.mark.rule("SOLO-5")
@pytest.mark.parametrize("mode", ["simple", "epic", "fast_forward"])
def test_the_offer_starts_with_two_cards_in_the_free_places(mode: str) -> None:
    top = deck(mode, "medium", seed=3)
    game = new_game(mode, solo="medium", seed=3)
    assert game.state.offer == [*top[:2], *[""] * 6]
    assert game.state.quest_deck == top[2:]
    assert CONTENT.prices.places[:2] == (0, 0)


@pytest.mark.rule("SOLO-5")
def test_cards_left_move_to_the_third_place_and_two_new_ones_come() -> None:
    game = at_round_end(3)
    state = game.state
    state.offer = ["", "a", "b", "", "c", "", "", ""]
    state.quest_deck = ["d", "e", "f"]
    events = game.play(DoneTrading())
    assert state.round == 4
    assert state.offer == ["d", "e", "a", "b", "c", "", "", ""]
    assert of(events, QuestDealt) == [QuestDealt(0, "d"), QuestDealt(1, "e")]
    assert not of(events, QuestRemoved)
    assert state.quest_deck == ["f"]


@pytest.mark.rule("SOLO-5")
def test_six_cards_left_still_find_a_place() -> None:
    game = at_round_end(6)
    state = game.state
    state.offer = ["a", "", "b", "c", "d", "e", "f", ""]
    state.quest_deck = ["g", "h"]
    game.play(DoneTrading())
    assert state.offer == ["g", "h", "a", "b", "c", "d", "e", "f"]


@pytest.mark.rule("SOLO-5", "ROUND-5")
def test_the_first_colour_stays_for_the_last_round() -> None:
    game = at_round_end(6)
    state = game.state
    state.offer = ["", "", "a", "b", "", "", "", ""]
    state.quest_deck = ["c", "d"]
    assert not of(game.play(DoneTrading()), QuestRemoved)
    assert state.offer == ["c", "d", "a", "b", "", "", "", ""]


@pytest.mark.rule("SOLO-5")
def test_an_empty_deck_leaves_the_free_places_empty() -> None:
    game = at_round_end(3)
    state = game.state
    state.offer, state.quest_deck = ["a", *[""] * 7], []
    game.play(DoneTrading())
    assert state.offer == ["", "", "a", "", "", "", "", ""]


@pytest.mark.rule("SOLO-5", "STAGE-2")
def test_a_change_of_stage_clears_the_offer_and_deals_two_once() -> None:
    game = at_round_end(6, mode="epic")
    state = game.state
    state.offer = ["a", "", "b", "c", "", "", "", ""]
    state.quest_deck = ["d", "grey0", "grey1", "grey2"]
    events = game.play(DoneTrading())
    assert isinstance(game.decision, Placement)
    assert {event.clause for event in of(events, QuestRemoved)} == {"STAGE-2"}
    assert state.offer == ["grey0", "grey1", *[""] * 6]
    while isinstance(game.decision, Placement):
        game.play(game.choices()[0])
    assert isinstance(game.decision, AutomatedTie | MineTurn)
    assert state.round == 7
    assert state.offer == ["grey0", "grey1", *[""] * 6]
    assert state.quest_deck == ["grey2"]
