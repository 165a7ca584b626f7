"""A hint: what a Master would do, what that is for, and the next best with what differs.

The lines are facts about the advised action (`ai/explain`): what the rules make of it, and what the
search found in its rollouts.
"""

from collections.abc import Sequence
from typing import NamedTuple

from forgewar.ai.explain.fact import Fact
from forgewar.ai.explain.rule_facts import rule_facts
from forgewar.ai.explain.search_facts import ENOUGH, KINDS, OPENINGS
from forgewar.ai.players.base import Choice, RunnerUp
from forgewar.rules.actions import Action, BuyCard, BuyEndBonus, PassMarket, Rush, SellResource
from forgewar.rules.game import Game
from forgewar.words import Message, message
from forgewar.words.actions import advice, advice_with_ground, advice_with_hexes
from forgewar.words.facts import describe_fact
from forgewar.words.names import Names

MOST = 4  # lines of a hint ...
_EACH = 2  # ... of one origin: rules, search, planner; and lines of the next best
_EQUAL = 0.75  # prestige: less is no difference
_FAR = 30.0
_TELLING = (PassMarket, SellResource, BuyCard, Rush)  # whose names tell what they bring
_ALIKE = ("hint-as-good", "hint-some-behind")  # where a fact says more than the distance
# Facts that hold for most actions, and say nothing of what this one is for.
_COMMON = frozenset(("gains", "keeps_place", "people", "reaches", "lasts", "quest_people"))
# Facts of a planner against an action that the rules do not tell.
_WARNINGS = frozenset(("quest_bought", "solo_duty", "tile_missed", "rush_too_far"))
# Facts of a planner that the rules tell as well.
_TOLD_TWICE = frozenset(
    (
        *("mined", "card_gives", "card_prestige", "end_bonus", "hired", "trained", "sold"),
        *("quest_prestige", "quest_pays", "armed", "advanced", "all_armed", "given_up", "let_go"),
    )
)
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
    best, other = advice(game, names, choice.action), None
    facts = rule_facts(game, seat, choice.action)
    second = _next_best(game, names, choice)
    if second is not None and choice.runner_up is not None:
        other = _other(game, names, seat, choice.runner_up, second, facts)
        if not other.why and not choice.runner_up.clear:  # nothing tells them apart
            other = None
    lines = [describe_fact(fact, names) for fact in _lines(choice, facts, alone=other is None)]
    after = _follows(game, names, choice.action, choice.follows)
    return Hint(best, (*after, *lines)[:MOST], other)


def _next_best(game: Game, names: Names, choice: Choice) -> Message | None:
    """Words for the next best, with the hex that is left where it reads like the advice; None if
    words cannot tell it."""
    if choice.runner_up is None:
        return None
    actions = (choice.action, choice.runner_up.action)
    for describe in (advice, advice_with_ground):
        best, second = (describe(game, names, action) for action in actions)
        if str(best) != str(second):
            return second
    return None


def _untold(action: Action, facts: Sequence[Fact]) -> list[Fact]:
    """Facts that the words for the action do not tell."""
    told = {"affords"}  # what follows says it
    if isinstance(action, _TELLING):
        told.add("gains")
    if isinstance(action, BuyEndBonus):
        told.add("counts")
    return [fact for fact in facts if fact.kind not in told]


def _lines(choice: Choice, facts: Sequence[Fact], *, alone: bool) -> list[Fact]:
    """Facts to tell: what the action does and what it is for, then what speaks against it."""
    untold = _untold(choice.action, facts)
    rules = [fact for fact in untold if not fact.against]
    found = [fact for fact in choice.reasons if fact.kind in KINDS]
    planned = [fact for fact in choice.reasons if fact.kind not in KINDS]
    against = [fact for fact in untold if fact.against]
    against += [fact for fact in planned if fact.kind in _WARNINGS]
    searched = [fact for fact in found if fact.kind not in OPENINGS]
    ahead = [fact for fact in found if fact.kind == "found_ahead" and alone]
    thoughts = [fact for fact in planned if not fact.against]
    if facts:
        thoughts = [fact for fact in thoughts if fact.kind not in _TOLD_TWICE]
    if not rules:
        rules, thoughts = thoughts, []
    if searched or any(fact.kind not in _COMMON for fact in rules):
        thoughts = []
    # The first of each, then the second: a purpose is never cut off.
    chosen = [*rules[:1], *searched[:1], *rules[1:2], *searched[1:2], *thoughts[:_EACH], *ahead]
    chosen = chosen or found[:1]
    chosen = chosen[: MOST - min(len(against), 1 if len(chosen) >= MOST - 1 else _EACH)]
    ordered = sorted(chosen, key=lambda fact: fact.kind in KINDS)
    return [*ordered, *against][:MOST]


def _follows(game: Game, names: Names, action: Action, follows: Action | None) -> list[Message]:
    """Purpose of a trade: the action that most rollouts go on with."""
    if follows is None:
        return []
    after = game.clone()
    after.play(action)
    if after.refusal(follows) is not None:
        return []
    paid = game.refusal(follows) is not None
    deed = advice(after, names, follows)
    return [message("hint-pays-for" if paid else "hint-then", deed=deed)]


def _other(
    game: Game,
    names: Names,
    seat: int,
    runner_up: RunnerUp,
    deed: Message,
    best: Sequence[Fact],
) -> Other:
    """The next best with what its rollouts have more of, and what the rules make of it."""
    action = runner_up.action
    facts = [fact for fact in rule_facts(game, seat, action) if fact not in best]
    searched = runner_up.reasons[:1]
    chosen = [*_untold(action, facts)[: _EACH - len(searched)], *searched]
    lines = [describe_fact(fact, names) for fact in sorted(chosen, key=lambda fact: fact.against)]
    after = _follows(game, names, action, runner_up.follows)
    return Other(deed, (*after, *lines)[:_EACH], behind(runner_up))


def behind(runner_up: RunnerUp) -> Message | None:
    """How far the next best came out behind, in words; how much only where it cannot be luck, and
    how sure that is where it was rolled out in few games."""
    if not runner_up.games:
        return None
    if not runner_up.clear:
        return message("hint-as-good")
    far = _distance(runner_up)
    if runner_up.games >= ENOUGH:
        return far
    return message("hint-sure", behind=far, sure=runner_up.sure, games=runner_up.games)


def _distance(runner_up: RunnerUp) -> Message:
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
    return message("hint-instead-fact", deed=done, behind=far, fact=describe_fact(fact, names))


def _difference(game: Game, choice: Choice) -> Fact | None:
    """The first thing that speaks for the next best and not for what was done."""
    decision, other = game.decision, choice.runner_up
    assert decision is not None
    assert other is not None
    if other.reasons:
        return other.reasons[0]
    kinds = _OF_ANY - {"gains"} if isinstance(other.action, _TELLING) else _OF_ANY
    done = rule_facts(game, decision.seat, choice.action)
    found = rule_facts(game, decision.seat, other.action)
    return next((each for each in found if each.kind in kinds and each not in done), None)
