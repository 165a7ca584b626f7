"""A card that is not in the form of its file is refused with its file, its line and its reason."""

from collections.abc import Callable
from pathlib import Path

import pytest
from cases import mostly_slow

from forgewar.content.error import ContentError
from forgewar.content.load import load

Edit = Callable[[str, str, str], int | None]

# file, what to replace, by what (the line of » is the line of the error), what the error says
MALFORMED = [
    (
        "quests.yaml",
        r"steps: \d+",
        "»stpes: 2",
        'unknown key "stpes" in leg 1 of quest the_cursed_keep; known keys are difficulty,'
        " prestige, rewards, steps, types",
    ),
    (
        "quests.yaml",
        r"  stage: 1\n",
        "  stage: 1\n  »stars: 3\n",
        'unknown key "stars" in quest the_cursed_keep; known keys are colour, copies, flavour,'
        " legs, name, picture, stage, starred",
    ),
    (
        "quests.yaml",
        r"steps: \d+",
        "»steps: two",
        "expected a whole number, got text in steps of leg 1 of quest the_cursed_keep",
    ),
    (
        "quests.yaml",
        "starred: true",
        "»starred: yes",
        "expected true or false, got text in starred of quest the_cursed_keep",
    ),
    (
        "quests.yaml",
        r"\n  copies: \d+",
        "\n  »copies: true",
        "expected a whole number, got true or false in copies of quest goblins_on_the_mill_road",
    ),
    (
        "quests.yaml",
        r"\n  copies: \d+",
        "\n  »copies: 2.0",
        "expected a whole number, got text in copies of quest goblins_on_the_mill_road",
    ),
    (
        "quests.yaml",
        r"\n  copies: \d+",
        "\n  »copies: 0",
        "expected a whole number >= 1 in copies of quest goblins_on_the_mill_road",
    ),
    (
        "quests.yaml",
        r"difficulty: \d+",
        "»difficulty: 500",
        "expected a whole number <= 99 in difficulty of leg 1 of quest the_cursed_keep",
    ),
    (
        "quests.yaml",
        r"\n  colour: green",
        "\n  »colour: mauve",
        "unknown word 'mauve' in colour of quest the_cursed_keep; known words are gold, green,"
        " grey, red",
    ),
    (
        "quests.yaml",
        r"types: \[\w+\]",
        "»types: [biting]",
        "unknown word 'biting' in type 1 of leg 3 of quest the_cursed_keep; known words are"
        " crushing, piercing, slashing",
    ),
    (
        "quests.yaml",
        r"rewards: \[.*?\]",
        "»rewards: [{irn: 2}]",
        'unknown key "irn" in reward 1 of leg 1 of quest the_cursed_keep; known keys are'
        " adventurer, claim, copper, diamond, emerald, gold, iron, level, market_card, mithril,"
        " overseer_move, prestige, ruby, worker_move",
    ),
    (
        "quests.yaml",
        r"rewards: \[.*?\]",
        "»rewards: [{iron: 2, gold: 1}]",
        "needs exactly one key, not 2, in reward 1 of leg 1 of quest the_cursed_keep",
    ),
    (
        "quests.yaml",
        r"rewards: \[.*?\]",
        "»rewards: [{}]",
        "needs exactly one key, not 0, in reward 1 of leg 1 of quest the_cursed_keep",
    ),
    (
        "quests.yaml",
        r"rewards: \[.*?\]",
        "»rewards: [{iron: 0}]",
        "expected a whole number >= 1 in iron of reward 1 of leg 1 of quest the_cursed_keep",
    ),
    (
        "quests.yaml",
        "the_cursed_keep:\n  name: .*\n",
        "»the_cursed_keep:\n",
        'missing key "name" in quest the_cursed_keep',
    ),
    (
        "quests.yaml",
        "the_cursed_keep:",
        "»The-Cursed-Keep:",
        'the id "The-Cursed-Keep" must be lower-case words joined by _',
    ),
    (
        "quests.yaml",
        "investigate_the_kidnappings:",
        "»the_cursed_keep:",
        'the key "the_cursed_keep" stands here a second time, first in line 13',
    ),
    (
        "quests.yaml",
        r"  stage: 1\n",
        "  stage: 1\n  »stage: 1\n",
        'the key "stage" stands here a second time, first in line 15',
    ),
    (
        "designs.yaml",
        r"  picture: weapons/copper_sword\n",
        "",
        'missing key "picture" in design copper_sword',
    ),
    (
        "designs.yaml",
        "weapons/copper_sword",
        "»weapons/Copper Sword.svg",
        "a picture is named folder/name in lower case, without an extension in picture of design"
        " copper_sword",
    ),
    (
        "designs.yaml",
        "weapons/copper_sword",
        "»../secrets/copper_sword",
        "a picture is named folder/name in lower case, without an extension in picture of design"
        " copper_sword",
    ),
    (
        "designs.yaml",
        r"cost: \{.*\}",
        "»cost: [copper, copper]",
        "expected a map of keys, got a list in cost of design copper_sword",
    ),
    (
        "prices.yaml",
        r"places: \[0, 0,",
        "»places: [0,",
        "expected a list of length 8, got 7 in places of prices.yaml",
    ),
    (
        "prices.yaml",
        "passing: 1",
        "»pasing: 1",
        'unknown key "pasing" in prices.yaml; known keys are claimant, hire, merchant, passing,'
        " places",
    ),
    (
        "prices.yaml",
        r"buy: \{copper: \d+, ",
        "»buy: {",
        'missing key "copper" in buy of merchant of prices.yaml',
    ),
    (
        "solo.yaml",
        r"\n  keep: \d+",
        "\n  »keep: many",
        "expected a whole number, got text in keep of green of solo.yaml",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "reason"), mostly_slow(MALFORMED, every=4))
def test_a_malformed_file_is_refused(
    folder: Path, edit: Edit, file: str, old: str, new: str, reason: str
) -> None:
    line = edit(file, old, new)

    with pytest.raises(ContentError) as refused:
        load(folder)

    assert (refused.value.file, refused.value.reason) == (file, reason)
    if line is not None:
        assert str(refused.value) == f"{file}:{line}: {reason}"
