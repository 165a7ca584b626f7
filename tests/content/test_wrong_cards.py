"""Cards that the rules could not play are refused, however well they are written."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from cases import mostly_slow

from forgewar.content.error import ContentError
from forgewar.content.load import load

Edit = Callable[[str, str, str], int | None]

STINGER = r"(green_stinger:(?:\n  .*)*?\n)"
WARD = r"(ward_of_the_gods:(?:\n  .*)*?\n)"

# file, what to replace, by what (the line of » is the line of the error), what the error says,
# where # is any number
WRONG_DESIGNS = [
    (r"cost: \{.*\}", "»cost: {}", "forging costs nothing in design copper_sword"),
    (
        r"\n  types: .*",
        r"\n  »types: [piercing, slashing, crushing]",
        "more than two types, or one twice in design copper_spear",
    ),
    (
        STINGER + r"  cost: .*",
        r"\1  cost: {iron: 1}",
        "a unique design needs level 3 and a gem: design green_stinger",
    ),
    ("level: 2", "»level: 3", "only unique designs need level 3: design copper_spear"),
    ("level: 1", "»level: 2", "a starting design needs level 1: design copper_sword"),
    (r"power: \d+", "»power: 0", "power 0 and no effect in design copper_sword"),
    (
        r"\n  effects: .*",
        r"\n  »effects: [{market_card: 1}]",
        "market_card cannot be given: effect 1 of design forest_warden",
    ),
    (r"reduced: \d+", "»reduced: 99", "reduced is not below the price in design iron_spear"),
    (
        WARD + "  power",
        r"\1  »reduced: 1\n  power",
        "reduced can never apply in Stage 3, design ward_of_the_gods",
    ),
    (
        r"  level: 1\n",
        r"  level: 1\n  »price: 3\n",
        "does not belong to a starting design in price of design copper_sword",
    ),
    (
        r"(\n  price: \d+)",
        r"\1\n  »effects: [{gold: 1}]",
        "does not belong to a public design in effects of design copper_spear",
    ),
    (
        STINGER + "  cost",
        r"\1  »acts_on: quest\n  cost",
        "does not belong to a unique design without effects in acts_on of design green_stinger",
    ),
    (
        "opens: start",
        "opens: deck",
        "public design open from the start: 3 of them, must be 4",
    ),
]
WRONG_MARKET = [
    (
        "bonus_cards.yaml",
        r"  stall: .*\n",
        "",
        'needs one of the keys "stall" and "savvy" in bonus card greengrocers_stall',
    ),
    (
        "bonus_cards.yaml",
        "gem: emerald",
        "»gem: iron",
        "unknown word 'iron' in gem of stall of bonus card greengrocers_stall; known words are"
        " diamond, emerald, ruby",
    ),
    (
        "bonus_cards.yaml",
        r"copies: \d+",
        "copies: 12",
        "bonus cards of Stage 1: # of them, must be 12",
    ),
    (
        "single_use.yaml",
        r"\n  effects: .*",
        r"\n  »effects: [{claim: iron_sword}]",
        "claim cannot be given: effect 1 of card copper_cart",
    ),
    (
        "single_use.yaml",
        "copper_cart:",
        "»copper_sword:",
        'the id "copper_sword" belongs to another card of the market already',
    ),
    (
        "single_use.yaml",
        "stage: 3",
        "stage: 2",
        "single-use cards of Stage 2: # of them, must be 12",
    ),
    (
        "prices.yaml",
        r"hire: .*",
        "»hire: [6, 5, 4]",
        "hire must not fall from left to right",
    ),
    (
        "prices.yaml",
        r"sell: \{copper: \d+",
        "»sell: {copper: 99",
        "the merchant must pay less for copper than he asks",
    ),
    (
        "prices.yaml",
        "space: bazaar_bonus",
        "»space: bazaar_single",
        "the bonus for quests is sold at bazaar_bonus: end bonus chronicle",
    ),
    (
        "prices.yaml",
        r"    each_public: 1\n",
        "",
        "belongs to the bonus for designs and to no other: in each_public of end bonus masterworks",
    ),
    (
        "prices.yaml",
        "counts: resources",
        "counts: quests",
        "end-game bonus for quests: 2 of them, must be 1",
    ),
]
WRONG_CARDS = [
    (
        "quests.yaml",
        r"\n  colour: green",
        r"\n  »colour: red",
        "no red quests in Stage 1: quest the_cursed_keep",
    ),
    (
        "quests.yaml",
        r"rewards: \[.*?\]",
        "»rewards: [{prestige: 2}]",
        "prestige cannot be given: reward 1 of leg 1 of quest the_cursed_keep",
    ),
    (
        "quests.yaml",
        r"(legs:\n.*\n.*)prestige: \d+",
        r"\1»prestige: 0",
        "prestige does not grow from leg to leg in leg 2 of quest the_cursed_keep",
    ),
    (
        "quests.yaml",
        r"(legs:\n.*\n.*\n.*), rewards: \[.*?\]",
        r"\1»",
        "the last leg gives no rewards in quest the_cursed_keep",
    ),
    (
        "quests.yaml",
        r"types: \[\w+\]",
        "»types: [crushing, crushing]",
        "one type twice in leg 3 of quest the_cursed_keep",
    ),
    (
        "quests.yaml",
        r"  copies: 2\n",
        "",
        "green quests of Stage 1: 19 of them, must be 20",
    ),
    ("quests.yaml", r"  starred: true\n", "", "starred quests: 1 of them, must be 2"),
    (
        "titles.yaml",
        r"  type: slashing\n",
        r"  »amount: 2\n  type: slashing\n",
        "does not belong to wields_type in amount of title rending",
    ),
    (
        "titles.yaml",
        r"(rending:\n  name: Rending\n  ability: wields_type\n)  type: slashing\n",
        r"»\1",
        "needs a value in type of title rending",
    ),
    (
        "titles.yaml",
        "type: crushing",
        "type: slashing",
        "another title does the same: brutish",
    ),
    (
        "tiles.yaml",
        "resource: iron, ",
        "",
        "needs a value in resource of tile stockpile_iron",
    ),
    ("tiles.yaml", "number: 4", "number: 5", "tile industrious 4: 0 of them, must be 1"),
    (
        "wealth.yaml",
        r"\n  effects: .*",
        r"\n  »effects: [{overseer_move: 1}]",
        "overseer_move cannot be given: effect 1 of wealth card family_silver",
    ),
    (
        "wealth.yaml",
        r"\{claim: iron_sword\}",
        "»{claim: iron_sord}",
        'unknown design "iron_sord" in effect 1 of wealth card swordsmiths_charter',
    ),
    (
        "wealth.yaml",
        r"\{claim: iron_sword\}",
        "»{claim: iron_axe}",
        'the design "iron_axe" is not open from the start, in effect 1 of wealth card'
        " swordsmiths_charter",
    ),
    (
        "wealth.yaml",
        "set: standard",
        "set: fast_forward",
        "wealth cards of the standard set: 15 of them, must be 16",
    ),
]
WRONG_SOLO = [
    (
        "- slimes_in_the_sewer",
        "- »slimes_in_the_cellar",
        'unknown quest "slimes_in_the_cellar" in hardest 6 of green of solo.yaml',
    ),
    (
        "- slimes_in_the_sewer",
        "- »trolls_under_the_bridge",
        "trolls_under_the_bridge does not belong in hardest 6 of green of solo.yaml",
    ),
    (
        "- slimes_in_the_sewer",
        "- »the_cursed_keep",
        "the_cursed_keep does not belong in hardest 6 of green of solo.yaml",
    ),
    (
        "- slimes_in_the_sewer",
        "- »explore_the_mystic_cave",
        "more copies of explore_the_mystic_cave than there are, in hardest 6 of green of solo.yaml",
    ),
    (
        r"  hardest:\n",
        r"  »hardest:\n    - wolves_at_the_fold\n",
        "hardest of green lists 7 quests, must be 6",
    ),
    (
        r"\n  medium_hardest: \d+",
        r"\n  »medium_hardest: 7",
        "medium removes 6 quests of green in all",
    ),
    (
        r"- arena_games\n",
        r"- slimes_in_the_sewer\n",
        "slimes_in_the_sewer is among the hardest as well",
    ),
    (
        r"  hard_removes:\n.*\n",
        r"  »hard_removes:\n",
        "hard_removes of green lists 1, must be 2",
    ),
    (
        r"gold_epic:\n.*\n",
        "»gold_epic:\n",
        "gold_epic lists 4 quests, must be 5",
    ),
    (
        "- return_of_the_vampire",
        "- »sentient_crystal_invasion",
        "sentient_crystal_invasion does not belong in gold_epic 3 of solo.yaml",
    ),
]
WRONG = [
    *(("designs.yaml", *case) for case in WRONG_DESIGNS),
    *WRONG_MARKET,
    *WRONG_CARDS,
    *(("solo.yaml", *case) for case in WRONG_SOLO),
]


@pytest.mark.parametrize(("file", "old", "new", "reason"), mostly_slow(WRONG, every=4))
def test_a_wrong_card_is_refused(
    folder: Path, edit: Edit, file: str, old: str, new: str, reason: str
) -> None:
    line = edit(file, old, new)

    with pytest.raises(ContentError) as refused:
        load(folder)

    assert refused.value.file == file
    assert re.fullmatch(re.escape(reason).replace(r"\#", r"\d+"), refused.value.reason)
    if line is not None:
        assert refused.value.line == line
