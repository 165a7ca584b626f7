"""Cards that the rules could not play are refused, however well they are written."""

from collections.abc import Callable
from pathlib import Path

import pytest

from forgewar.content.error import ContentError
from forgewar.content.load import load

Edit = Callable[[str, str, str], int | None]

# file, what to replace, by what (the line of » is the line of the error), what the error says
WRONG = [
    # cards that the rules cannot play
    (
        "designs.yaml",
        "cost: {copper: 2}",
        "cost: »{}",
        "forging costs nothing in design copper_sword",
    ),
    (
        "designs.yaml",
        "types: [piercing]",
        "types: »[piercing, slashing, crushing]",
        "more than two types, or one twice in design copper_spear",
    ),
    (
        "designs.yaml",
        "cost: {iron: 1, emerald: 1}\n  power: 5",
        "cost: {iron: 1}\n  power: 5",
        "a unique design needs level 3 and a gem: design green_stinger",
    ),
    (
        "designs.yaml",
        "level: 2",
        "level: »3",
        "only unique designs need level 3: design copper_spear",
    ),
    (
        "designs.yaml",
        "level: 1",
        "level: »2",
        "a starting design needs level 1: design copper_sword",
    ),
    ("designs.yaml", "power: 2", "power: »0", "power 0 and no effect in design copper_sword"),
    (
        "designs.yaml",
        "effects: [{copper: 1}]",
        "»effects: [{market_card: 1}]",
        "market_card cannot be given: effect 1 of design forest_warden",
    ),
    (
        "designs.yaml",
        "reduced: 3",
        "reduced: »4",
        "reduced is not below the price of 4 in design iron_spear",
    ),
    (
        "designs.yaml",
        "price: 10\n",
        "price: 10\n  »reduced: 9\n",
        "reduced can never apply in Stage 3, design ward_of_the_gods",
    ),
    (
        "designs.yaml",
        "  level: 1\n",
        "  level: 1\n  »price: 3\n",
        "does not belong to a starting design in price of design copper_sword",
    ),
    (
        "designs.yaml",
        "  price: 2\n",
        "  price: 2\n  »effects: [{gold: 1}]\n",
        "does not belong to a public design in effects of design copper_spear",
    ),
    (
        "designs.yaml",
        "  price: 5\n  reduced: 4\n  prestige: 4\n",
        "  price: 5\n  »acts_on: quest\n  prestige: 4\n",
        "does not belong to a unique design without effects in acts_on of design green_stinger",
    ),
    (
        "bonus_cards.yaml",
        "  stall: {gem: emerald, metal: copper}\n",
        "",
        'needs one of the keys "stall" and "savvy" in bonus card greengrocers_stall',
    ),
    (
        "bonus_cards.yaml",
        "gem: emerald, metal: copper",
        "»gem: iron, metal: copper",
        "unknown word 'iron' in gem of stall of bonus card greengrocers_stall; known words are"
        " diamond, emerald, ruby",
    ),
    (
        "single_use.yaml",
        "[{copper: 4}]",
        "»[{claim: iron_sword}]",
        "claim cannot be given: effect 1 of card copper_cart",
    ),
    (
        "quests.yaml",
        "  colour: green",
        "  colour: »red",
        "no red quests in Stage 1: quest the_cursed_keep",
    ),
    (
        "quests.yaml",
        "[{iron: 2}]",
        "»[{prestige: 2}]",
        "prestige cannot be given: reward 1 of leg 1 of quest the_cursed_keep",
    ),
    (
        "quests.yaml",
        "prestige: 9",
        "»prestige: 5",
        "prestige does not grow from leg to leg in leg 2 of quest the_cursed_keep",
    ),
    (
        "quests.yaml",
        ", types: [crushing], rewards: [{emerald: 1}]}",
        ", types: [crushing]»}",
        "the last leg gives no rewards in quest the_cursed_keep",
    ),
    (
        "quests.yaml",
        "types: [crushing]",
        "»types: [crushing, crushing]",
        "one type twice in leg 3 of quest the_cursed_keep",
    ),
    (
        "titles.yaml",
        "  type: slashing\n",
        "  »amount: 2\n  type: slashing\n",
        "does not belong to wields_type in amount of title rending",
    ),
    (
        "titles.yaml",
        "rending:\n  name: Rending\n  ability: wields_type\n  type: slashing\n",
        "»rending:\n  name: Rending\n  ability: wields_type\n",
        "needs a value in type of title rending",
    ),
    ("titles.yaml", "type: crushing", "type: slashing", "another title does the same: brutish"),
    ("tiles.yaml", "resource: iron, ", "", "needs a value in resource of tile stockpile_iron"),
    (
        "wealth.yaml",
        "[{gold: 5}]",
        "»[{overseer_move: 1}]",
        "overseer_move cannot be given: effect 1 of wealth card family_silver",
    ),
    (
        "wealth.yaml",
        "{claim: iron_sword}",
        "»{claim: iron_sord}",
        'unknown design "iron_sord" in effect 1 of wealth card swordsmiths_charter',
    ),
    (
        "wealth.yaml",
        "{claim: iron_sword}",
        "»{claim: iron_axe}",
        'the design "iron_axe" is not open from the start, in effect 1 of wealth card'
        " swordsmiths_charter",
    ),
    ("prices.yaml", "[4, 5, 6]", "»[6, 5, 4]", "hire must not fall from left to right"),
    (
        "prices.yaml",
        "sell: {copper: 1",
        "»sell: {copper: 2",
        "the merchant must pay less for copper than the 2 he asks",
    ),
    (
        "prices.yaml",
        "space: bazaar_bonus",
        "»space: bazaar_single",
        "the bonus for quests is sold at bazaar_bonus: end bonus chronicle",
    ),
    (
        "prices.yaml",
        "    each_public: 1\n",
        "",
        "belongs to the bonus for designs and to no other: in each_public of end bonus masterworks",
    ),
    (
        "single_use.yaml",
        "copper_cart:",
        "»copper_sword:",
        'the id "copper_sword" belongs to another card of the market already',
    ),
    # counts
    (
        "designs.yaml",
        "opens: start",
        "opens: deck",
        "public design open from the start: 3 of them, must be 4",
    ),
    (
        "bonus_cards.yaml",
        "copies: 3",
        "copies: 4",
        "bonus cards of Stage 1: 13 of them, must be 12",
    ),
    (
        "single_use.yaml",
        "stage: 3",
        "stage: 2",
        "single-use cards of Stage 2: 14 of them, must be 12",
    ),
    ("quests.yaml", "  copies: 2\n", "", "green quests of Stage 1: 19 of them, must be 20"),
    ("quests.yaml", "  starred: true\n", "", "starred quests: 1 of them, must be 2"),
    (
        "wealth.yaml",
        "set: standard",
        "set: fast_forward",
        "wealth cards of the standard set: 15 of them, must be 16",
    ),
    ("tiles.yaml", "number: 4", "number: 5", "tile industrious 4: 0 of them, must be 1"),
    (
        "prices.yaml",
        "counts: resources",
        "counts: quests",
        "end-game bonus for quests: 2 of them, must be 1",
    ),
    # solo
    (
        "solo.yaml",
        "- slimes_in_the_sewer",
        "- »slimes_in_the_cellar",
        'unknown quest "slimes_in_the_cellar" in hardest 6 of green of solo.yaml',
    ),
    (
        "solo.yaml",
        "- slimes_in_the_sewer",
        "- »trolls_under_the_bridge",
        "trolls_under_the_bridge does not belong in hardest 6 of green of solo.yaml",
    ),
    (
        "solo.yaml",
        "- slimes_in_the_sewer",
        "- »explore_the_mystic_cave",
        "more copies of explore_the_mystic_cave than there are, in hardest 6 of green of solo.yaml",
    ),
    (
        "solo.yaml",
        "  hardest:\n",
        "  »hardest:\n    - wolves_at_the_fold\n",
        "hardest of green lists 7 quests, must be 6",
    ),
    (
        "solo.yaml",
        "medium_hardest: 2",
        "medium_hardest: »7",
        "medium removes 6 quests of green in all",
    ),
    (
        "solo.yaml",
        "- arena_games\n",
        "- slimes_in_the_sewer\n",
        "slimes_in_the_sewer is among the hardest as well",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "reason"), WRONG)
def test_a_wrong_card_is_refused(
    folder: Path, edit: Edit, file: str, old: str, new: str, reason: str
) -> None:
    line = edit(file, old, new)

    with pytest.raises(ContentError) as refused:
        load(folder)

    assert (refused.value.file, refused.value.reason) == (file, reason)
    if "»" in new:
        assert refused.value.line == line
        assert str(refused.value) == f"{file}:{line}: {reason}"
