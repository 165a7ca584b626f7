"""Reasons of a computer player in words that players of the rulebook understand."""

from collections.abc import Sequence

from forgewar.ai.explain.reasons import AGAINST
from forgewar.ai.players.base import Amount, Reason
from forgewar.content.model import EFFECT_KINDS
from forgewar.words.cards import ability
from forgewar.words.message import Message, as_list, message
from forgewar.words.names import Names, amount, resource

_ABOUT_RESOURCES = ("landing", "hex", "rival_hex", "shopped", "sold")
_ABOUT_PURCHASES = "quest_bought"
_ABOUT_TYPES = "new_type"
_ABOUT_TITLES = "title"
_CARD_AND_PRESTIGE = "advanced"


def speaks_against(reason: Reason) -> bool:
    """Whether a reason speaks against the choice."""
    return reason.feature in AGAINST


def in_order(reasons: Sequence[Reason], most: int) -> list[Reason]:
    """The `most` weightiest reasons: those for a choice, then those against it."""
    return sorted(reasons[:most], key=speaks_against)


def describe_reason(reason: Reason, names: Names) -> Message:
    """A reason as a sentence without a full stop: "Brings 2 iron"."""
    prestige = 0
    match reason.detail:
        case (str(key), (str(), int(prestige))) if reason.feature == _CARD_AND_PRESTIGE:
            reason = reason._replace(detail=key)
    return message(f"reason-{reason.feature}", detail=_detail(reason, names), prestige=prestige)


def _detail(reason: Reason, names: Names) -> object:
    detail = reason.detail
    if isinstance(detail, tuple):
        return as_list(_one(each, names) for each in detail)
    if isinstance(detail, str):
        return _name_of(reason.feature, detail, names)
    if reason.feature in _ABOUT_RESOURCES:
        return resource(detail)
    return amount(detail, 1) if reason.feature == _ABOUT_PURCHASES else detail


def _name_of(feature: str, key: str, names: Names) -> object:
    if feature == _ABOUT_TYPES:
        return message(f"type-{key}")
    return ability(names.title(key)) if feature == _ABOUT_TITLES else names.card(key)


def _one(each: str | Amount, names: Names) -> object:
    """Name of a card, or the thing it gives; a claim is named by its design."""
    if isinstance(each, str):
        return names.card(each)
    kind, count = each
    return amount(kind, count) if kind in EFFECT_KINDS else names.card(kind)
