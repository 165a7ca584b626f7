"""Reasons in words: every feature a computer guild may name has a sentence, and no other has."""

import pytest
from ai.merit_claims import MERITS
from words import golden, texts
from words.samples import NAMES
from words.speaking import speaking

from forgewar.ai.explain.fact import AGAINST, Fact, fact_of
from forgewar.content import load
from forgewar.words import language, message
from forgewar.words.facts import describe_fact, in_order
from forgewar.words.names import Names

PREFIX = "fact-"
BUT = {"en": "But ", "de": "Aber ", "fr": "Mais ", "es": "Pero ", "pl": "Ale ", "ja": "ただし"}


def test_every_feature_of_the_guilds_has_a_sentence_and_no_other_has() -> None:
    known = {id_.removeprefix(PREFIX) for id_ in language.current().ids if id_.startswith(PREFIX)}
    assert known == texts.features() | set(MERITS)


def test_the_sentences_read_well() -> None:
    golden.check("reasons", texts.reasons())


@pytest.mark.slow
@pytest.mark.parametrize("tag", BUT)
def test_what_speaks_against_a_choice_says_so_with_its_first_word(tag: str) -> None:
    with speaking(tag):
        for line in texts.reasons().splitlines():
            feature, _, said = line.partition(": ")
            buts = {part.startswith(BUT[tag]) for part in said.split(" | ")}
            assert buts == {feature in AGAINST}, line
        for fact in (Fact(kind, number=n, side=0) for kind in MERITS for n in (1, 2, 5)):
            assert str(describe_fact(fact, NAMES)).startswith(BUT[tag]) == (fact.kind in AGAINST)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("costs", "But it costs 3 gold, leaving you with 8"),
        ("meets", "Meets the current step of Rats in the Cellar, with 3 of 8 power"),
        ("power", "Gives Rats in the Cellar 3 of the 8 power it needs"),
        ("ends_in", "Can be completed in round 3 for 8 prestige"),
        ("grows_hard", "But it needs 3 power later, up from 8 at the start"),
        ("reaches", "It reaches step 3 of 8"),
    ],
)
def test_two_numbers_of_a_merit_stand_where_they_belong(kind: str, said: str) -> None:
    names = Names(load.default(), [])
    assert (
        str(describe_fact(Fact(kind, keys=("rats_in_the_cellar",), number=3, of=8), names)) == said
    )


def test_a_loss_is_told_without_a_minus() -> None:
    for kind in MERITS:
        said = str(
            describe_fact(Fact(kind, keys=("rats_in_the_cellar",), number=-2, side=0), NAMES)
        )
        assert "-2" not in said
        assert "\N{MINUS SIGN}2" not in said


@pytest.mark.parametrize("kind", ["fails", "beyond"])
def test_a_quest_that_fails_still_gives_costs_or_brings_nothing(kind: str) -> None:
    gives, costs, nothing = (str(describe_fact(Fact(kind, number=n), NAMES)) for n in (3, -3, 0))
    assert "still pay 3 prestige" in gives
    assert "which costs you 3 prestige" in costs
    assert "3" not in nothing
    for tag in BUT:
        with speaking(tag):
            assert len({str(describe_fact(Fact(kind, number=n), NAMES)) for n in (3, -3, 0)}) == 3


def test_what_speaks_against_a_choice_comes_last() -> None:
    said = [Fact("price", -3.0), Fact("hired", 2.0), Fact("trained", 1.0)]
    assert in_order(said, 3) == [*said[1:], said[0]]
    assert in_order(said, 2) == [said[1], said[0]]  # the weightiest two


def test_resources_are_named() -> None:
    assert describe_fact(fact_of("sold", 1.0, 1), NAMES).values["resource"] == message(
        "resource-iron"
    )
    said = str(describe_fact(fact_of("sold", 1.0, 1), NAMES))
    assert said == "Selling 1 iron makes more of the market affordable"


def test_cards_are_named_in_the_language_in_force() -> None:
    reason = describe_fact(fact_of("armed", 1.0, "rats_in_the_cellar:2"), Names(load.default(), []))
    assert "Rats in the Cellar" in str(reason)
    with speaking("de"):
        assert "Ratten im Keller" in str(reason)
