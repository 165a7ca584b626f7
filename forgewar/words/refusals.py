"""Why an action cannot be taken, in words, with units and without the clause."""

from forgewar.rules.refusal import Refusal
from forgewar.words.message import Message, message
from forgewar.words.names import Names, amount, resource


class Why(str):
    """Why something cannot be done, as it is read; `page` of the rulebook says more about it. Who
    asks for its text gets the same again, so that the way to the page is not lost on screen."""

    __slots__ = ("page",)
    page: str

    def __str__(self) -> str:
        return self


def why(refusal: Refusal, names: Names) -> Why:
    """The sentence for a refusal, with the page that its clause stands on."""
    found = Why(describe_refusal(refusal, names))
    found.page = refusal.clause
    return found


def describe_refusal(refusal: Refusal, names: Names) -> Message:
    """The sentence for a refusal, without a stop. Where it is about a resource, its other numbers
    are amounts of that; where it is about a guild, that is named."""
    values: dict[str, object] = dict(refusal.numbers)
    if "resource" in values:
        about = refusal.numbers["resource"]
        values = {name: amount(about, number) for name, number in refusal.numbers.items()}
        values["resource"] = resource(about)
    if "seat" in values:
        values["guild"] = names.guild(refusal.numbers["seat"])
        del values["seat"]
    return message(f"refusal-{refusal.key}", **values)
