"""Refusals in words, with units and without the clause."""

from forgewar.rules.refusal import Refusal
from forgewar.words.message import Message, message
from forgewar.words.names import Names, amount, resource


class Why(str):
    """Reason for a refusal, as text; `page` is the page of the rulebook about it. `str()` returns
    the same object, so that the page is not lost on the way to the screen."""

    __slots__ = ("page",)
    page: str

    def __str__(self) -> str:
        return self


def why(refusal: Refusal, names: Names) -> Why:
    """Sentence for a refusal, with the page of its clause."""
    found = Why(describe_refusal(refusal, names))
    found.page = refusal.clause
    return found


def describe_refusal(refusal: Refusal, names: Names) -> Message:
    """Sentence for a refusal, without a full stop. If it is about a resource, the amount is one of
    that resource; a seat becomes the name of its guild."""
    values: dict[str, object] = dict(refusal.numbers)
    if "resource" in values:
        about = refusal.numbers["resource"]
        values["resource"] = resource(about)
        if "amount" in values:
            values["amount"] = amount(about, refusal.numbers["amount"])
            del values["resource"]
    if "seat" in values:
        values["guild"] = names.guild(refusal.numbers["seat"])
        del values["seat"]
    return message(f"refusal-{refusal.key}", **values)
