"""Why a computer guild chose something, in words that players of the rulebook understand."""

from forgewar.ai.choice import Reason
from forgewar.words.message import Message, message
from forgewar.words.names import Names, resource

_ABOUT_RESOURCES = ("landing", "hex", "shopped", "sold")


def told(reason: Reason, names: Names) -> Message:
    """A reason as a sentence without its stop: "Mines 3 hexes at once"."""
    detail: object = reason.detail
    if reason.feature in _ABOUT_RESOURCES and isinstance(detail, int):
        detail = resource(detail)
    elif isinstance(detail, str):
        detail = names.card(detail)
    elif isinstance(detail, tuple):
        detail = names.cards(detail)
    return message(f"reason-{reason.feature}", detail=detail)
