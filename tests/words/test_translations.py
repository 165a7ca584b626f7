"""Translations say what the English sentences say: the same values, cases and words of the game."""

import re
from functools import cache
from pathlib import Path

import pytest
import yaml
from words.catalogues import Variant, ids_of, variants_of

from forgewar.words.language import DEFAULT, language_tags

HERE = Path(__file__).parent
TRANSLATIONS = [tag for tag in language_tags() if tag != DEFAULT]
_ORDERS: dict[str, dict[str, str]] = yaml.safe_load((HERE / "value_order.yaml").read_text("utf-8"))
ORDERS = {tag: _ORDERS.get(tag, {}) for tag in TRANSLATIONS}
TERMS: dict[str, dict[str, str]] = yaml.safe_load((HERE / "terms.yaml").read_text("utf-8"))
# Told freely: whole paragraphs, what rivals say, and what the commands print.
PROSE = (
    "balance",
    "book",
    "cli",
    "crash",
    "glossary",
    "guide",
    "lessons",
    "puzzles",
    "remarks",
    "rivals",
    "rulebook",
)


@cache
def catalogue(tag: str) -> dict[str, list[Variant]]:
    return variants_of(tag)


@cache
def prose() -> set[str]:
    return ids_of(*PROSE)


def originals(id_: str, variant: Variant) -> list[Variant]:
    """English variants of the same case and exact numbers, as far as English tells them apart."""
    found = catalogue(DEFAULT).get(id_, [])
    found = [each for each in found if each.case == variant.case] or found
    numbers = exact_numbers([variant])
    return [each for each in found if numbers and exact_numbers([each]) == numbers] or found


def in_order(variant: Variant, order: list[str]) -> bool:
    mine = [name for name in dict.fromkeys(variant.values) if name in order]
    return mine == [name for name in dict.fromkeys(order) if name in mine]


@pytest.mark.parametrize("tag", TRANSLATIONS)
def test_values_come_in_the_order_of_the_english_sentence_or_of_the_table(tag: str) -> None:
    """Two numbers, or two names, that change places make a sentence false that still reads well."""
    wrong = []
    for id_, variants in catalogue(tag).items():
        for variant in variants:
            orders = [list(each.values) for each in originals(id_, variant)]
            if id_ in ORDERS[tag]:
                orders = [order.split() for order in ORDERS[tag][id_].split(" or ")]
            if orders and not any(in_order(variant, order) for order in orders):
                wrong.append(f"{id_}: {' '.join(variant.values)} in {variant.text!r}")
    assert not wrong, "not as in English, nor in value_order.yaml"


@pytest.mark.parametrize("tag", TRANSLATIONS)
def test_every_value_of_the_english_sentence_is_told(tag: str) -> None:
    """A value shown twice in place of another; one that chooses the variant may be left out."""
    wrong = []
    for id_, variants in catalogue(tag).items():
        for variant in variants:
            found = originals(id_, variant)
            if found and not any(told(variant) == told(each) for each in found):
                wrong.append(f"{id_}: {' '.join(variant.values)} in {variant.text!r}")
    assert not wrong


def told(variant: Variant) -> set[str]:
    """Values that a variant shows or is chosen by."""
    return {*variant.values, *(name for name, _ in variant.keys)}


# Read by meaning: a variant for none that English does not have, or the other way round.
OTHER_NONE = {"de:transcript-shopping-ended", "fr:quest-price-of", "ja:loss-quests"}


@pytest.mark.parametrize("tag", TRANSLATIONS)
def test_variants_of_exact_numbers_are_those_of_the_english_sentence(tag: str) -> None:
    """None is none everywhere; others may be left out, and one may have a form of its own."""
    wrong = []
    for id_, variants in catalogue(tag).items():
        name = f"{tag}:{id_}"
        mine, english = (
            exact_numbers(each) for each in (variants, catalogue(DEFAULT).get(id_, []))
        )
        nones = [{value for value, key in each if key == "0"} for each in (mine, english)]
        more = {key for _, key in mine - english} - {"0", "1"}
        if more or (nones[0] != nones[1]) != (name in OTHER_NONE):
            wrong.append(f"{id_}: {sorted(mine)}, in English {sorted(english)}")
    assert not wrong


def exact_numbers(variants: list[Variant]) -> set[tuple[str, str]]:
    """Values and the numbers for which a message has a variant of its own."""
    return {(value, key) for each in variants for value, key in each.keys if key.isdigit()}


@pytest.mark.parametrize("tag", TRANSLATIONS)
def test_words_of_the_game_are_translated_by_their_own_words(tag: str) -> None:
    """Finds variants or sentences that changed places, and a wrong word of the game."""
    wrong = [
        f"{id_}: {term} ({words[tag]}) is not in {variant.text!r}"
        for id_, variants in catalogue(tag).items()
        if id_ not in prose()
        for variant in variants
        for term in common_terms(originals(id_, variant))
        if tag in (words := TERMS[term])
        and not re.search(words[tag], variant.text, re.IGNORECASE)
        and not {id_, f"{tag}:{id_}"} & set(words.get("not", "").split())
    ]
    assert not wrong


def common_terms(variants: list[Variant]) -> set[str]:
    """Terms that each of some English variants has."""
    return set.intersection(*map(terms_of, variants)) if variants else set()


@cache
def terms_of(variant: Variant) -> set[str]:
    return {
        term
        for term, words in TERMS.items()
        if re.search(words[DEFAULT], variant.text, re.IGNORECASE)
    }
