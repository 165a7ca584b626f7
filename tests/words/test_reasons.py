"""Reasons in words: every feature a computer guild may name has a sentence, and no other has."""

from words import golden, texts
from words.samples import NAMES
from words.speaking import speaking

from forgewar.ai.choice import Reason
from forgewar.content import load
from forgewar.words import language, message
from forgewar.words.names import Names
from forgewar.words.reasons import told

PREFIX = "reason-"


def test_every_feature_of_the_guilds_has_a_sentence_and_no_other_has() -> None:
    known = {id_.removeprefix(PREFIX) for id_ in language.current().ids if id_.startswith(PREFIX)}
    assert known == texts.features()


def test_the_sentences_read_well() -> None:
    golden.check("reasons", texts.reasons())


def test_resources_are_named() -> None:
    assert told(Reason("sold", 1.0, 1), NAMES).values["detail"] == message("resource-iron")
    said = str(told(Reason("sold", 1.0, 1), NAMES))
    assert said == "Selling iron makes more of the market affordable"


def test_cards_are_named_in_the_language_in_force() -> None:
    reason = told(Reason("armed", 1.0, "rats_in_the_cellar:2"), Names(load.default(), []))
    assert "Rats in the Cellar" in str(reason)
    with speaking("de"):
        assert "Ratten im Keller" in str(reason)
