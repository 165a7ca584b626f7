"""Why a computer guild chose something, in words that players of the rulebook understand."""

from forgewar.ai.choice import Amount, Reason
from forgewar.content.model import RESOURCES
from forgewar.words.message import Message, listed, message
from forgewar.words.names import Names, amount, resource

_ABOUT_RESOURCES = ("landing", "hex", "rival_hex", "shopped", "sold")
_ABOUT_PURCHASES = "quest_bought"
_ABOUT_TYPES = "new_type"
_AMOUNTS = (*RESOURCES, "gold", "prestige")
_EFFECTS = ("adventurer", "level", "overseer_move", "worker_move", "market_card")


def told(reason: Reason, names: Names) -> Message:
    """A reason as a sentence without its stop: "Mines 3 hexes at once"."""
    return message(f"reason-{reason.feature}", detail=_detail(reason, names))


def _detail(reason: Reason, names: Names) -> object:
    detail = reason.detail
    if isinstance(detail, tuple):
        return listed(_one(each, names) for each in detail)
    if isinstance(detail, str):
        return message(f"type-{detail}") if reason.feature == _ABOUT_TYPES else names.card(detail)
    if reason.feature in _ABOUT_RESOURCES:
        return resource(detail)
    return amount(detail, 1) if reason.feature == _ABOUT_PURCHASES else detail


def _one(each: str | Amount, names: Names) -> object:
    """A card's name, or what it gives; a claim is told by its design."""
    if isinstance(each, str):
        return names.card(each)
    kind, count = each
    if kind in _AMOUNTS:
        return amount(kind, count)
    if kind in _EFFECTS:
        return message(f"effect-many-{kind}", count=count)
    return names.card(kind)
