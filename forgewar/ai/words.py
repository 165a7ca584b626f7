"""The reasons of a choice in words that a player understands."""

from collections.abc import Sequence

from forgewar.ai.choice import Reason
from forgewar.ai.outlook import Part
from forgewar.content.model import RESOURCES

_RESOURCE_DETAIL = ("landing", "hex", "shopped")
_WORDS = {
    "mined": "mines {detail} hex(es) at once",
    "landing": "the overseer will stand on {detail}",
    "last_in_order": "a second move means being last in the next order",
    "defectors": "{detail} own worker(s) would defect",
    "next_jump": "others' workers can be jumped from there next",
    "stays": "no move is worth it",
    "hex": "starts on {detail}",
    "around": "rich hexes lie around",
    "room": "{detail} piece(s) stand close by",
    "rival_hex": "keeps an automated colour out of the way",
    "to_jump": "brings a worker where it can be jumped",
    "automated": "all of these are the same to the guild",
    "quest_prestige": "prestige of {detail}",
    "quest_rewards": "what its legs give, levels included",
    "quest_power": "about {detail} power still to be forged",
    "quest_people": "adventurers who will be away",
    "quest_late": "{detail} step(s) must be made up for on the Road",
    "quest_short": "{detail} power is still missing for its later legs",
    "quest_price": "costs {detail} gold",
    "solo_duty": "it must be completed, and may not be",
    "cannot_meet": "its first step cannot be met",
    "free_hands": "no quest in the offer is worth its adventurers",
    "passing": "nothing in the market is worth more than a gold",
    "price": "costs {detail} gold",
    "card_prestige": "{detail} counts in the end",
    "card_gives": "what {detail} gives",
    "better_arms": "stronger weapons or a new type for the rounds left",
    "end_bonus": "what {detail} will count",
    "hired": "one adventurer more",
    "trained": "one level more",
    "rush_too_far": "the step it would reach cannot be met",
    "rush_saves": "its adventurers come home {detail} round(s) sooner",
    "rush_in_time": "without the Road it would be {detail} step(s) late",
    "armed": "the cheapest way to arm: {detail}",
    "given_up": "cannot be met with what there is: {detail}",
    "all_armed": "every quest that is worth it is met",
    "bought_to_arm": "just what is missing to arm a quest",
    "wealth": "{detail} give most",
    "title": "{detail} helps most",
    "shopped": "{detail} is wanted most",
    "advanced": "ends a quest",
    "as_good_as_any": "as good as anything else",
    "lookahead": "best in {detail} games played on in thought",
    "only": "there is nothing else to do",
}


def explain(parts: Sequence[Part]) -> tuple[Reason, ...]:
    """What a score consists of, the weightiest first; shares of nothing are left out unless there
    is nothing else."""
    counted = [part for part in parts if part.weight] or list(parts)
    noted = [part for part in parts if part.feature == "quest_short"]
    counted = sorted({*counted, *noted}, key=lambda part: (-abs(part.weight), part.feature))
    return tuple(Reason(p.feature, p.weight, _words(p)) for p in counted)


def _words(part: Part) -> str:
    detail = part.detail
    if part.feature in _RESOURCE_DETAIL and isinstance(detail, int):
        detail = RESOURCES[detail]
    return _WORDS[part.feature].format(detail=detail)
