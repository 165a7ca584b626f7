"""Refusals in words: every key the rules know has a sentence that says its numbers, with units."""

import re
from functools import cache

import pytest
from rules.test_refusals import EXAMPLES, Example
from words import golden, texts
from words.samples import NAMES

from forgewar.rules.refusal import Refusal
from forgewar.words import language, refusals
from forgewar.words.check import Catalogue, catalogue, values_of

PREFIX = "refusal-"


@cache
def _english() -> Catalogue:
    return catalogue(language.data_folder() / "languages" / "en", [])


def test_every_refusal_of_the_rules_has_a_sentence_and_no_other_has() -> None:
    known = {id_.removeprefix(PREFIX) for id_ in language.current().ids if id_.startswith(PREFIX)}
    assert known == {case.key for case in EXAMPLES}


@pytest.mark.parametrize("case", EXAMPLES, ids=lambda case: case.build.__name__.strip("_"))
def test_a_sentence_takes_what_the_rules_give(case: Example) -> None:
    game, action = case.build()
    refusal = game.refusal(action)
    assert refusal is not None
    told = refusals.describe_refusal(refusal, NAMES)
    assert values_of(_english(), told.id) <= told.values.keys()
    text = str(told)
    assert not text[0].islower()
    assert not re.search(r"[{}_]|\b[A-Z]+-\d", text), text


def test_the_sentences_read_well() -> None:
    golden.check("refusals", texts.refusals())


def test_a_reason_knows_the_page_that_says_more_and_keeps_it_on_its_way_to_the_screen() -> None:
    for case in EXAMPLES:
        refusal = Refusal(case.clause, case.key, dict.fromkeys(case.numbers, 1))
        found = refusals.why(refusal, NAMES)
        assert str(found) == str(refusals.describe_refusal(refusal, NAMES))
        assert str(found or "").page == case.clause  # type: ignore[attr-defined]  # the same again
