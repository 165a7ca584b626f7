"""Facts for or against an action in words: sentences without a full stop."""

from collections.abc import Sequence

from forgewar.ai.explain.fact import Amounts, Fact
from forgewar.content.model import EFFECT_KINDS, RESOURCES
from forgewar.words.cards import ability
from forgewar.words.message import Message, as_list, message
from forgewar.words.names import Names, amount

_ABOUT_TYPES = "new_type"
_ABOUT_TITLES = "title"


def in_order(facts: Sequence[Fact], most: int) -> list[Fact]:
    """The `most` weightiest facts: those for a choice, then those against it."""
    return sorted(facts[:most], key=lambda fact: fact.against)


def describe_fact(fact: Fact, names: Names) -> Message:
    """A fact as a sentence: "Brings 2 iron", "Rats in the Cellar can then be armed"."""
    return message(
        f"fact-{fact.kind}",
        name=_name(fact, names),
        resource=message(f"resource-{fact.key}") if fact.key in RESOURCES else "",
        amounts=_amounts(fact.amounts, names),
        number=abs(fact.number),
        sign="more" if fact.number > 0 else "less" if fact.number < 0 else "none",
        of=fact.of,
        guild=names.guild(fact.side) if fact.side >= 0 else "",
    )


def _name(fact: Fact, names: Names) -> object:
    """Name of what a fact is about."""
    if len(fact.keys) > 1:
        return as_list(map(names.card, fact.keys))
    key = fact.key
    if key in RESOURCES:
        return amount(key, 1)
    if fact.kind == _ABOUT_TYPES:
        return message(f"type-{key}")
    if fact.kind == _ABOUT_TITLES:
        return ability(names.title(key))
    return names.card(key) if key else ""


def _amounts(given: Amounts, names: Names) -> Message:
    """Things with their numbers; a kind that is no effect is a design to claim."""
    return as_list(
        amount(kind, number)
        if kind in EFFECT_KINDS
        else message("effect-claim", design=names.card(kind))
        for kind, number in given
    )
