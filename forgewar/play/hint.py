"""A hint: what a Master would do, why in terms of the guild's own quests, and the next best.

The reasons are merits (`ai/explain/merits.py`): facts about the advised action, not about others.
"""

from typing import NamedTuple

from forgewar.ai.explain.merits import AGAINST, Merit, merits
from forgewar.ai.players.base import Choice, Reason, RunnerUp
from forgewar.rules.actions import BuyCard, PassMarket, Rush, SellResource
from forgewar.rules.game import Game
from forgewar.words import Message, message
from forgewar.words.actions import advice, advice_with_hexes
from forgewar.words.merits import describe_merit
from forgewar.words.names import Names
from forgewar.words.reasons import describe_reason as because
from forgewar.words.reasons import in_order, speaks_against

_OTHERS = 2  # reasons that are told of the next best
_EQUAL = 0.75  # prestige: less is no difference
_FAR = 30.0
_TELLING = (PassMarket, SellResource, BuyCard, Rush)  # whose names tell what they bring
_ALIKE = ("hint-as-good", "hint-some-behind")  # where a fact says more than the distance
# Facts that are told of any guild; the others speak to whoever asked for a hint.
_OF_ANY = frozenset(
    (
        *("gains", "completes", "finishes_leg", "arms", "arms_next", "forges", "meets", "power"),
        *("counts_later", "armed_at_once", "ends_in", "reaches", "wields"),
    )
)


class Other(NamedTuple):
    """The next best: what it is, what it would do that the advice does not, and how far behind it
    came out, where anybody has tried."""

    deed: Message
    why: tuple[Message, ...]
    behind: Message | None


class Hint(NamedTuple):
    """Advised action, the reasons, the most telling first, and the next best."""

    deed: Message
    why: tuple[Message, ...]
    other: Other | None


def hint(game: Game, names: Names, seat: int, choice: Choice) -> Hint:
    """The hint for a guild that is to choose, or to trade."""
    found = merits(game, seat, choice.action)
    why = tuple(describe_merit(merit, names) for merit in found)
    if all(merit.kind in AGAINST for merit in found):
        why = (*(because(each, names) for each in _thoughts(choice, alone=not found)), *why)
    best = advice(game, names, choice.action)
    other = None
    if choice.runner_up is not None:
        other = _other(game, names, seat, choice.runner_up, why)
        if other.deed == best:  # words cannot tell it from the advice
            other = None
    return Hint(best, why, other)


def _thoughts(choice: Choice, *, alone: bool) -> list[Reason]:
    """Reasons of a Master where the rules give none: all if they give none at all."""
    reasons = in_order(choice.reasons, len(choice.reasons))
    return [each for each in reasons if alone or not speaks_against(each)]


def _other(
    game: Game, names: Names, seat: int, runner_up: RunnerUp, best: tuple[Message, ...]
) -> Other:
    said = {str(line) for line in best}
    found = [describe_merit(merit, names) for merit in merits(game, seat, runner_up.action)]
    new = [line for line in found if str(line) not in said]
    return Other(advice(game, names, runner_up.action), tuple(new[:_OTHERS]), behind(runner_up))


def behind(runner_up: RunnerUp) -> Message | None:
    """How far the next best came out behind, in words; how much only where it cannot be luck."""
    if not runner_up.games:
        return None
    if not runner_up.clear:
        return message("hint-as-good")
    if runner_up.behind < _EQUAL:
        return message("hint-some-behind")
    if runner_up.behind > _FAR:
        return message("hint-far-behind")
    prestige, points = round(runner_up.behind), round(100 * runner_up.chance)
    if points < 1:
        return message("hint-behind", prestige=prestige)
    return message("hint-behind-chance", prestige=prestige, points=points)


def instead(game: Game, names: Names, choice: Choice) -> Message | None:
    """Next best choice of a computer player, and how far behind it came out."""
    other = choice.runner_up
    if other is None:
        return None
    done, far = advice_with_hexes(game, names, other.action), behind(other)
    if str(done) == str(advice_with_hexes(game, names, choice.action)):  # words cannot tell it
        return None
    if far is None:
        return message("hint-instead", deed=done)
    fact = _difference(game, choice) if far.id in _ALIKE else None
    if fact is None:
        return message("hint-instead-behind", deed=done, behind=far)
    return message("hint-instead-fact", deed=done, behind=far, fact=describe_merit(fact, names))


def _difference(game: Game, choice: Choice) -> Merit | None:
    """The first thing that speaks for the next best and not for what was done."""
    decision, other = game.decision, choice.runner_up
    assert decision is not None
    assert other is not None
    kinds = _OF_ANY - {"gains"} if isinstance(other.action, _TELLING) else _OF_ANY
    done = merits(game, decision.seat, choice.action)
    found = merits(game, decision.seat, other.action)
    return next((each for each in found if each.kind in kinds and each not in done), None)
