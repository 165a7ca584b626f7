"""The quest cards and the solo decks made of them."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from rules.kit import begun, give, play_until

from forgewar.content.error import ContentError
from forgewar.content.load import check_folder, load
from forgewar.content.model import RESOURCES, Content, Quest
from forgewar.rules.actions import Arm, FinishManaging, TakeQuest
from forgewar.rules.decisions import Acquisition, Management, MarketTurn

Edit = Callable[[str, str, str], int | None]

GREEN_HARDEST = [
    "The Fish King Blockades the Dock",
    "Subdue the Restless Graveyard",
    "Trouble in the Weird Woods",
    "Explore the Mystic Cave",
    "Negotiate with Harpy Marauders",
    "Slimes in the Sewer",
]
GREEN_EASIEST = ["Arena Games", "Quell the Tavern Brawl", "Rats in the Cellar"]
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
    "Fairy Mischief",
    "Disperse the Dark Coven",
    "Royal Tournament",
    "Trolls under the Bridge",
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
    "The Swamp of Suffering",
    "The Swamp of Suffering",
]


def twice(names: list[str]) -> list[str]:
    return [name for name in names for _ in range(2)]


def steps(quest: Quest) -> int:
    return sum(leg.steps for leg in quest.legs)


def hardness(quest: Quest) -> float:
    """A rough measure before any game is played: the last leg, its types, and the time it takes."""
    last = quest.legs[-1]
    return last.difficulty + 1.5 * len(last.types) + 0.5 * steps(quest)


def of_colour(content: Content, colour: str, stage: int) -> list[Quest]:
    return [q for q in content.quests.values() if (q.colour, q.stage) == (colour, stage)]


# --- cards


@pytest.mark.rule("SETUP-3")
@pytest.mark.parametrize(
    ("colour", "stage", "count"),
    [
        ("green", 1, 20),
        ("gold", 1, 9),
        ("grey", 2, 20),
        ("gold", 2, 9),
        ("red", 3, 12),
        ("gold", 3, 12),
    ],
)
def test_so_many_quests_of_each_colour(
    content: Content, colour: str, stage: int, count: int
) -> None:
    assert sum(quest.copies for quest in of_colour(content, colour, stage)) == count


@pytest.mark.rule("SETUP-3")
def test_the_starred_quests(content: Content) -> None:
    starred = {quest.name for quest in content.quests.values() if quest.starred}
    assert starred == {"Investigate the Kidnappings", "The Cursed Keep"}


def test_three_titles_are_gold_and_grey_with_one_picture_and_other_numbers(
    content: Content,
) -> None:
    names = {
        "The Grumblesaur Wants to Play",
        "In Pursuit of the Vampire",
        "Break the Mummy's Curse",
    }
    gold = {q.name: q for q in of_colour(content, "gold", 1) if q.name in names}
    grey = {q.name: q for q in of_colour(content, "grey", 2) if q.name in names}
    assert set(gold) == set(grey) == names
    for name in names:
        assert gold[name].id == f"gold_{grey[name].id}"
        assert gold[name].picture == grey[name].picture
        assert gold[name].legs != grey[name].legs


def test_every_other_quest_has_a_picture_of_its_own(content: Content) -> None:
    for quest in content.quests.values():
        assert quest.picture == f"quests/{quest.id.removeprefix('gold_')}"


def test_trouble_in_the_weird_woods_is_on_record(content: Content) -> None:
    quest = content.quests["trouble_in_the_weird_woods"]
    *before, last = quest.legs
    assert steps(quest) == 4
    assert (last.steps, last.difficulty, last.types) == (1, 8, ("slashing",))
    assert all(leg.difficulty <= 3 and not leg.types for leg in before)


def test_an_iron_sword_leads_to_the_last_step_of_the_weird_woods(content: Content) -> None:
    key = "trouble_in_the_weird_woods"
    game = begun(content=content)
    game.state.offer[0] = key
    give(game, 0, iron=2).claims = ["iron_sword"]
    play_until(game, Acquisition, seat=0).play(TakeQuest(key))
    play_until(game, Management, seat=0).play(Arm(key, 0, "iron_sword"))
    taken, steps_before_last = game.state.round, steps(content.quests[key]) - 1

    play_until(game, MarketTurn, round=taken + 3)

    guild = game.state.guilds[0]
    assert [(active.key, active.step) for active in guild.quests] == [(key, steps_before_last)]
    assert guild.adventurers[0].weapon == "iron_sword"
    play_until(game, Management, seat=0).play(FinishManaging())
    assert game.state.guilds[0].failed == [key]  # power 3 is not 8, nor slashing


def test_the_last_leg_gives_rewards_and_prestige_grows(content: Content) -> None:
    for quest in content.quests.values():
        prestige = [leg.prestige for leg in quest.legs]
        assert prestige == sorted(set(prestige))
        assert quest.legs[-1].rewards


def test_quests_give_every_physical_reward(content: Content) -> None:
    given = {e.kind for q in content.quests.values() for leg in q.legs for e in leg.rewards}
    moves = {"overseer_move", "worker_move", "market_card"}
    assert given == {*RESOURCES, "gold", "adventurer"} | moves


@pytest.mark.parametrize(
    ("leg", "fits"),
    [
        ("{steps: 6, difficulty: 5, prestige: 1}", True),
        ("{steps: 7, difficulty: 5, prestige: 1}", False),
        ("{steps: 3, difficulty: 5, prestige: 1, rewards: [{gold: 1}, {iron: 1}]}", True),
        ("{steps: 4, difficulty: 5, prestige: 1, rewards: [{gold: 1}, {iron: 1}]}", False),
        ("{steps: 3, difficulty: 5, prestige: 1, types: [slashing], rewards: [{gold: 1}]}", True),
        ("{steps: 4, difficulty: 5, prestige: 1, types: [slashing], rewards: [{gold: 1}]}", False),
        ("{steps: 3, difficulty: 5, prestige: 1, types: [slashing, crushing]}", True),
        ("{steps: 4, difficulty: 5, prestige: 1, types: [slashing, crushing]}", False),
        ("{steps: 1, difficulty: 5, prestige: 1, types: [slashing, crushing, piercing]}", False),
        (
            "{steps: 1, difficulty: 5, prestige: 1,"
            " rewards: [{gold: 1}, {iron: 1}, {ruby: 1}, {copper: 1}]}",
            False,
        ),
    ],
)
def test_a_leg_must_fit_its_card(folder: Path, edit: Edit, leg: str, fits: bool) -> None:
    line = edit("quests.yaml", r"(legs:\n    - ).*", rf"\1»{leg}")
    problems = [(p.file, p.line, "fit on a card" in p.reason) for p in check_folder(folder)]
    assert problems == ([] if fits else [("quests.yaml", line, True)])


def test_a_card_has_at_most_four_legs(folder: Path, edit: Edit) -> None:
    leg = "    - {steps: 1, difficulty: 1, prestige: 1}\n"
    edit("quests.yaml", "  legs:\n", f"  legs:\n{leg}{leg}")
    with pytest.raises(ContentError, match="length <= 4 in legs of quest the_cursed_keep"):
        load(folder)


# --- solo


@pytest.mark.rule("SOLO-4")
@pytest.mark.parametrize(
    ("colour", "hardest", "easiest"),
    [
        ("green", GREEN_HARDEST, twice(GREEN_EASIEST)),
        ("grey", GREY_HARDEST, twice(GREY_EASIEST)),
        ("red", RED_HARDEST, RED_EASIEST),
    ],
)
def test_the_fixed_lists(
    content: Content, colour: str, hardest: list[str], easiest: list[str]
) -> None:
    deck = getattr(content.solo, colour)
    assert [content.quests[id_].name for id_ in deck.hardest] == hardest
    assert [content.quests[id_].name for id_ in deck.easiest] == easiest


def test_how_the_decks_are_thinned_out(content: Content) -> None:
    solo = content.solo
    assert (solo.green.keep, solo.green.medium_hardest) == (12, 2)
    assert (solo.grey.keep, solo.grey.medium_hardest) == (12, 3)
    assert (solo.red.keep, solo.red.medium_hardest) == (8, 1)
    assert solo.green.hard_removes == ("vampire_bats_in_the_belfry",) * 2
    assert solo.grey.hard_removes == solo.red.hard_removes == ()


def test_the_gold_quests_of_solo_games(content: Content) -> None:
    def names(ids: tuple[str, ...]) -> list[str]:
        return [content.quests[id_].name for id_ in ids]

    assert names(content.solo.gold_simple) == [
        "Sentient Crystal Invasion",
        "The Grumblesaur Wants to Play",
        "In Pursuit of the Vampire",
        "Break the Mummy's Curse",
    ]
    assert names(content.solo.gold_epic) == [
        "The Storm Knight's Challenge",
        "The Storm Knight's Challenge",
        "Return of the Vampire",
        "Close the Nether Gate",
        "Rise of the Skeletal Beast",
    ]
    assert len(set(content.solo.gold_fast_forward)) == 4


def test_the_marks_of_a_great_score(content: Content) -> None:
    assert content.solo.marks == {"simple": 125, "epic": 500}


@pytest.mark.rule("SOLO-14")
@pytest.mark.parametrize("deck", ["gold_simple", "gold_epic", "gold_fast_forward"])
def test_three_gold_quests_of_each_solo_list_have_one_step(content: Content, deck: str) -> None:
    ids = getattr(content.solo, deck)
    assert sum(steps(content.quests[id_]) == 1 for id_ in ids) >= 3


@pytest.mark.rule("SOLO-14")
def test_too_few_gold_quests_of_one_step_are_refused(folder: Path, edit: Edit) -> None:
    line = edit("solo.yaml", "gold_simple:", "»gold_simple:")
    edit("quests.yaml", r"(sentient_crystal_invasion:[^}]*steps: )1", r"\g<1>2")

    with pytest.raises(ContentError) as refused:
        load(folder)

    assert (refused.value.file, refused.value.line) == ("solo.yaml", line)
    assert refused.value.reason == (
        "only 2 quests of gold_simple have one step, must be 3 (SOLO-14)"
    )


@pytest.mark.rule("SOLO-4")
@pytest.mark.parametrize(("colour", "stage"), [("green", 1), ("grey", 2), ("red", 3)])
def test_numbers_agree_with_the_lists(content: Content, colour: str, stage: int) -> None:
    deck = getattr(content.solo, colour)
    hardest = [hardness(content.quests[id_]) for id_ in deck.hardest]
    easiest = [hardness(content.quests[id_]) for id_ in deck.easiest]
    middle = [
        hardness(quest)
        for quest in of_colour(content, colour, stage)
        if quest.id not in (*deck.hardest, *deck.easiest) and not quest.starred
    ]
    assert hardest == sorted(set(hardest), reverse=True)
    assert easiest == sorted(easiest, reverse=True)
    assert min(hardest) > max(middle) >= min(middle) > max(easiest)


@pytest.mark.parametrize(("colour", "stage"), [("green", 1), ("grey", 2), ("red", 3)])
def test_harder_quests_of_a_colour_are_worth_more(
    content: Content, colour: str, stage: int
) -> None:
    quests = sorted(of_colour(content, colour, stage), key=hardness)
    worth = [quest.legs[-1].prestige for quest in quests]
    climbs = sum(a <= b for a, b in pairwise(worth))
    assert climbs >= 0.8 * (len(worth) - 1)
