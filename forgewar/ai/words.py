"""The reasons of a choice in words that a player understands."""

from collections.abc import Sequence

from forgewar.ai.choice import Reason
from forgewar.ai.outlook import Part
from forgewar.content.model import RESOURCES

_RESOURCE_DETAIL = ("landing", "hex", "shopped", "sold")
_LOOKAHEAD = "lookahead"
# With two forms, the first is for one of what the detail counts.
_WORDS: dict[str, str | tuple[str, str]] = {
    "mined": ("mines a hex at once", "mines {detail} hexes at once"),
    "landing": "the overseer will stand on {detail}, ready to mine it",
    "last_in_order": "a second move means being last in the next order",
    "defectors": ("one of its own workers defects", "{detail} of its own workers defect"),
    "next_jump": "from there it can jump workers of others next",
    "stays": "no move brings more than it costs",
    "hex": "starts on {detail}",
    "around": "rich hexes lie around",
    "room": ("another piece stands close by", "{detail} other pieces stand close by"),
    "rival_hex": "keeps the automated colour out of the way",
    "to_jump": "puts a worker where it can be jumped, or out of the way",
    "automated": "leaves the guild most to jump",
    "quest_prestige": "the prestige of {detail}, as far as it can be hoped for",
    "quest_rewards": "what its legs give, levels included",
    "quest_power": ("a point of power must be forged for it", "{detail} power must be forged"),
    "quest_people": "its adventurers are away until it ends",
    "quest_late": ("a step must be made up for on the Road", "{detail} steps must be rushed"),
    "quest_short": "{detail} power is still missing for its later legs",
    "quest_price": "costs {detail} gold",
    "solo_duty": "no quest may fail in a solo game, and this one might",
    "cannot_meet": "its first step cannot be met, whatever is armed",
    "free_hands": "no quest in the offer is worth its adventurers now",
    "passing": "nothing in the market is worth more than a gold",
    "price": "costs {detail} gold",
    "tile": "the number that this round's bonus tile asks for",
    "sold": "selling {detail} pays for what comes next",
    "card_prestige": "what {detail} is worth for the rest of the game",
    "card_gives": "what {detail} gives",
    "better_arms": "stronger weapons, or a new type, for the rounds left",
    "end_bonus": "what {detail} will count at the end",
    "hired": "another adventurer to send out",
    "trained": "a higher level wields better designs",
    "rush_too_far": "the step it would reach cannot be met",
    "rush_saves": (
        "its adventurers come home a round sooner",
        "they come home {detail} rounds sooner",
    ),
    "rush_in_time": "without the Road it would not be finished in time",
    "armed": "the cheapest way to meet {detail}",
    "given_up": "cannot be met with what there is: {detail}",
    "all_armed": "every quest that is worth it is met",
    "bought_to_arm": "just what is missing to arm a quest",
    "wealth": "{detail} give most together",
    "title": "{detail} helps most in the rounds left",
    "shopped": "{detail} is wanted most",
    "advanced": "ends a quest",
    "any_order": "it makes no difference which moves on first",
    "no_trade": "no trade is worth it now",
    "as_good_as_any": "as good as anything else",
    _LOOKAHEAD: "came out best when {detail} games were played on in thought",
    "only": "there is nothing else to do",
    "unknown": "nothing speaks for it",
}


def explain(parts: Sequence[Part]) -> tuple[Reason, ...]:
    """What a score consists of: what a look ahead found, then the weightiest; shares of nothing are
    left out unless there is nothing else."""
    found = [part for part in parts if part.feature == _LOOKAHEAD and part.detail]
    others = [part for part in parts if part.feature != _LOOKAHEAD]
    counted = [part for part in others if part.weight] or others
    noted = [part for part in others if part.feature == "quest_short"]
    counted = sorted({*found, *counted, *noted}, key=_rank)
    return tuple(Reason(p.feature, p.weight, _words(p), p.feature != _LOOKAHEAD) for p in counted)


def _rank(part: Part) -> tuple[bool, float, str]:
    return part.feature != _LOOKAHEAD, -abs(part.weight), part.feature


def _words(part: Part) -> str:
    detail = part.detail
    if part.feature in _RESOURCE_DETAIL and isinstance(detail, int):
        detail = RESOURCES[detail]
    words = _WORDS[part.feature]
    if part.feature == "quest_price" and not detail:
        words = "what is missing for it must be bought"
    if isinstance(words, tuple):
        words = words[detail != 1]
    return words.format(detail=detail)
