"""Reasons in words: every feature a computer guild may name has a sentence, and no other has."""

from words import golden, texts

from forgewar.ai.choice import Reason
from forgewar.words import language, message
from forgewar.words.reasons import told

PREFIX = "reason-"


def test_every_feature_of_the_guilds_has_a_sentence_and_no_other_has() -> None:
    known = {id_.removeprefix(PREFIX) for id_ in language.current().ids if id_.startswith(PREFIX)}
    assert known == texts.features()


def test_the_sentences_read_well() -> None:
    golden.check("reasons", texts.reasons())


def test_resources_are_named() -> None:
    assert told(Reason("sold", 1.0, 1)).values["detail"] == message("resource-iron")
    assert str(told(Reason("sold", 1.0, 1))) == "Selling iron pays for what comes next"
