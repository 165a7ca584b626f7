"""Turns the parts of a score into facts with numbers.

A score is made of estimates. For the choice that is explained, each part becomes a fact that a
player can check by the rules and the cards; estimates without such a fact are added to the part
they belong to.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from forgewar.ai.explain.fact import Amounts, Fact, fact_of
from forgewar.ai.value.mine_value import Scored
from forgewar.ai.value.valuation import Part
from forgewar.content.model import RESOURCES, BonusCard, Effect, Leg
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules import mine
from forgewar.rules.adventurer import known_designs
from forgewar.rules.catalogue import QuestTrack
from forgewar.rules.game import Game
from forgewar.rules.quest import MISSING_TYPE, unmet
from forgewar.rules.scoring import bonus_worth
from forgewar.rules.state import EMPTY, Guild
from forgewar.rules.table import Table

# Reasons that hold only for the choice that was ranked first.
_OF_THE_BEST = frozenset(
    (
        *("stays", "stays_second", "free_hands", "passing", "title", "shopped"),
        *("as_good_as_any", "any_order", "cannot_meet"),
    )
)
# Facts that are shown although they are counted elsewhere.
_NOTED = frozenset(("quest_short", "quest_bought"))
_WHIM = Fact("whim")
_LEAST = Fact("least")
_MUST_TAKE = Fact("must_take")
_NEARLY = 1e-6


def explain(game: Game, ranked: Sequence[Scored], chosen: Scored) -> tuple[Fact, ...]:
    """Reasons why the planner takes one of its ranked choices. One whose parts do not add up to a
    gain was taken on a whim, or because everything else is worse."""
    reasons = explain_choice(game, ranked, chosen)
    if not _is_best(ranked, chosen):
        return reasons if _speak_for_it(reasons) else (_WHIM,)
    if _sum(chosen) >= 0:
        return reasons
    plain = tuple(reason._replace(weight=0.0) for reason in reasons)
    if plain[0].kind == "cannot_meet":
        return plain
    solo = game.state.options.solo and isinstance(game.decision, de.Acquisition)  # SOLO-11
    return (_MUST_TAKE if solo else _LEAST, *plain)


def explain_choice(game: Game, ranked: Sequence[Scored], chosen: Scored) -> tuple[Fact, ...]:
    """Reasons about any ranked choice: all if it was ranked first, else those true of any
    choice."""
    reasons = _reasons(game, chosen)
    if _is_best(ranked, chosen):
        return reasons
    return tuple(reason for reason in reasons if reason.kind not in _OF_THE_BEST)


def explain_search(
    found: Sequence[Fact], game: Game, ranked: Sequence[Scored], chosen: Scored
) -> tuple[Fact, ...]:
    """Reasons found by the search, then those of the planner, unless they speak against the choice:
    it was then better than the planner thought."""
    if not found:
        return explain(game, ranked, chosen)
    planned = explain_choice(game, ranked, chosen)
    heard = _is_best(ranked, chosen) or _speak_for_it(planned)
    return (*found, *planned) if heard else tuple(found)


def _speak_for_it(reasons: Sequence[Fact]) -> bool:
    return sum([reason.weight for reason in reasons]) > 0


def _reasons(game: Game, chosen: Scored) -> tuple[Fact, ...]:
    """Parts of a score as reasons; zero parts are left out unless there is nothing else."""
    parts = _explain_parts(game, chosen[1], chosen[2])
    counted = [part for part in parts if part.weight] or parts
    noted = [part for part in parts if part.feature in _NOTED and part not in counted]
    ranked = sorted([*counted, *noted], key=lambda part: (-abs(part.weight), part.feature))
    return tuple(fact_of(part.feature, part.weight, part.detail) for part in ranked)


def _is_best(ranked: Sequence[Scored], chosen: Scored) -> bool:
    """Whether no other score has a larger sum of parts; whims are not counted."""
    return _sum(chosen) >= max(_sum(item) for item in ranked) - _NEARLY


def _sum(item: Scored) -> float:
    parts: Sequence[Part] = item[2]
    return sum([part.weight for part in parts])


class _Case(NamedTuple):
    """A part of the score of an action, with the game and the other parts."""

    game: Game
    seat: int
    action: Any
    parts: tuple[Part, ...]
    part: Part

    @property
    def guild(self) -> Guild:
        return self.game.state.guilds[self.seat]

    @property
    def left(self) -> int:
        """Rounds left, including this one."""
        state = self.game.state
        return state.options.rounds - max(state.round, 1) + 1


def _explain_parts(game: Game, action: ac.Action, parts: tuple[Part, ...]) -> list[Part]:
    """Parts of an action's score as facts; their sum stays the same."""
    decision = game.decision
    assert decision is not None
    found: dict[str, Part] = {}
    for part in parts:
        tell = _FACTS.get(part.feature)
        case = _Case(game, decision.seat, action, parts, part)
        for feature, weight, detail in tell(case) if tell else [part]:
            known = found.get(feature)
            found[feature] = (
                Part(feature, weight, detail)
                if known is None
                else known._replace(weight=known.weight + weight)
            )
    return [*found.values()]


# The mine


def _mined(case: _Case) -> list[Part]:
    """Yield of the move, by resource (MINE-7)."""
    if not isinstance(case.part.detail, int):
        return [case.part]
    found: dict[str, int] = {}
    # Only the move: a view does not know the stage that may follow it at once.
    for event in _table_after_move(case, case.seat).events:
        if isinstance(event, ev.ResourcesChanged) and (event.seat, event.source) == (
            case.seat,
            "mine",
        ):
            kind = RESOURCES[event.resource]
            found[kind] = found.get(kind, 0) + event.amount
    return [case.part._replace(detail=tuple(found.items()))]


def _stays(case: _Case) -> list[Part]:
    """A second move has a price of its own (ORDER-3)."""
    decision = case.game.decision
    second = isinstance(decision, de.MineTurn) and decision.second
    if second and not case.game.state.options.solo:
        return [Part("stays_second", case.part.weight)]
    return [case.part]


def _table_after_move(case: _Case, side: int) -> Table:
    """The table after a move, before anybody else acts."""
    table = case.game.clone().table
    mine.move_overseer(table, side, case.action.origin, case.action.target)
    return table


def _row(table: Table, seat: int, origins: Iterable[int]) -> int:
    """Most workers of others that an own overseer on one of these hexes could jump."""
    cells, between = table.state.cells, table.geometry.between
    rows = [
        len([h for h in between[move.origin][move.target] if cells[h] not in (EMPTY, seat + 1)])
        for move in mine.moves(table, seat)
        if move.origin in origins
    ]
    return max(rows, default=0)


def _next_jump(case: _Case) -> list[Part]:
    """Workers that were just jumped, or that strike, cannot be jumped again."""
    table = _table_after_move(case, case.seat)
    row = _row(table, case.seat, [case.action.target])
    if row:
        return [case.part._replace(detail=row)]
    return [Part("landing", case.part.weight, table.state.terrain[case.action.target])]


def _tile_workers(case: _Case) -> list[Part]:
    if _table_after_move(case, case.seat).state.workers[case.seat] == case.part.detail:
        return [case.part]
    return [case.parts[0]._replace(weight=case.part.weight)]


def _automated(case: _Case) -> list[Part]:
    decision = case.game.decision
    assert isinstance(decision, de.AutomatedTie)
    table = _table_after_move(case, decision.side)
    row = _row(table, case.seat, table.state.overseers[case.seat])
    if row:
        return [case.part._replace(detail=row)]
    return [Part("as_good_as_any", case.part.weight)]


def _to_jump(case: _Case) -> list[Part]:
    action, weight = case.action, case.part.weight
    if not isinstance(action, ac.MoveWorker):
        return [Part("stays", weight)]
    state = case.game.state
    if state.cells[action.origin] == case.seat + 1:
        removed = action.target < 0
        return [Part("off_mine" if removed else "as_good_as_any", weight)]
    table, decision = case.game.clone().table, case.game.decision
    assert isinstance(decision, de.WorkerReward)
    mine.play_worker(table, decision, action)
    between = table.geometry.between
    jumps = [between[move.origin][move.target] for move in mine.moves(table, case.seat)]
    standing = bool(table.state.cells[action.target])  # it may have gone on strike there
    if standing and any(action.target in jump for jump in jumps):
        return [case.part]
    return [Part("as_good_as_any", weight)]


# Quests


def _track(case: _Case) -> QuestTrack:
    return case.game.table.track(case.action.quest)


def _legs(case: _Case) -> tuple[tuple[Leg, ...], bool]:
    """Legs that can be finished in the rounds left, and whether these are all: a step or two may be
    made up for on the Road."""
    track = _track(case)
    legs = track.quest.legs[track.leg_at[case.action.skip] :]
    rounds = case.left + case.action.skip
    if track.length <= rounds or any(part.feature == "quest_late" for part in case.parts):
        return legs, True
    ends = [*track.first_step[1:], track.length][-len(legs) :]
    return legs[: len([end for end in ends if end <= rounds])], False


def _quest_prestige(case: _Case) -> list[Part]:
    legs, whole = _legs(case)
    if whole:
        return [case.part._replace(detail=legs[-1].prestige)]
    return [Part("quest_partly", case.part.weight, legs[-1].prestige if legs else 0)]


def _quest_rewards(case: _Case) -> list[Part]:
    legs, _ = _legs(case)
    given = amounts(effect for leg in legs for effect in leg.rewards)
    if given:
        return [case.part._replace(detail=given)]
    return [Part("quest_levels", case.part.weight, len(_track(case).quest.legs))]


def amounts(effects: Iterable[Effect]) -> Amounts:
    """Effects of cards, summed by kind; a claim is named by its design."""
    found: dict[str, int] = {}
    for effect in effects:
        kind = effect.design or effect.kind
        found[kind] = found.get(kind, 0) + effect.amount
    return tuple(found.items())


def _quest_power(case: _Case) -> list[Part]:
    return [case.part._replace(detail=_hardest(case))]


def _hardest(case: _Case, later: int = 0) -> int:
    """Power of the hardest leg, of those from the first one on or later."""
    track = _track(case)
    legs = track.quest.legs[track.leg_at[case.action.skip] + later :]
    return max((leg.difficulty for leg in legs), default=0)


def _quest_people(case: _Case) -> list[Part]:
    steps = _track(case).length - case.action.skip
    return [case.part._replace(detail=min(steps, case.left))]


def _quest_short(case: _Case) -> list[Part]:
    """At most the whole power of a leg can be lacking."""
    types = max(len(leg.types) for leg in _track(case).quest.legs)
    most = _hardest(case, 1) + MISSING_TYPE * types
    assert isinstance(case.part.detail, int)
    short = min(case.part.detail, most)
    return [case.part._replace(detail=short)] if short > 0 else []


def _quest_price(case: _Case) -> list[Part]:
    price, weight = case.part.detail, case.part.weight
    assert isinstance(price, int)
    bought = [part for part in case.parts if part.feature == "quest_bought"]
    if bought and price <= 0 and weight <= 0:  # that costs more than a charm may bring
        return [bought[0]._replace(weight=weight)]
    return [Part("quest_pays", weight, -price)] if price < 0 else [case.part]


def _solo_duty(case: _Case) -> list[Part]:
    """A quest that is met at once cannot fail any more."""
    if _track(case).length - case.action.skip > 1:
        return [case.part]
    return [Part("quest_power", case.part.weight, _hardest(case))]


def _tile_quests(case: _Case) -> list[Part]:
    return [Part("tile_missed", case.part.weight)] if case.part.weight < 0 else [case.part]


# The market


def _card_prestige(case: _Case) -> list[Part]:
    """Prestige of a permanent card at the end, and its use until then."""
    weight = case.part.weight
    card = case.game.table.catalogue.market[_key(case)]
    prestige = float(getattr(card, "prestige", 0))
    found = [Part("card_prestige", prestige, int(prestige))] if prestige else []
    if isinstance(card, BonusCard):
        found.append(_lasts(case, card, weight - prestige))
    elif isinstance(case.action, ac.TakeCard):
        found += _better_arms(case._replace(part=Part("better_arms", weight - prestige)))
    return found


def _key(case: _Case) -> str:
    """The card that is bought, claimed or taken."""
    key: str = getattr(case.action, "card", "") or case.action.design
    return key


def _lasts(case: _Case, card: BonusCard, weight: float) -> Part:
    cards = case.game.table.catalogue.bonus_cards
    if card.savvy == "trader" and not any(cards[own].stall for own in case.guild.bonus_cards):
        return Part("lasts_later", weight)
    if case.left == 1:
        return Part("as_good_as_any", weight)
    return Part("lasts", weight, case.left - 1)


def _better_arms(case: _Case) -> list[Part]:
    """Advantages of a design over all that the guild knows."""
    table = case.game.table
    designs = table.catalogue.designs
    new = designs[_key(case)]
    known = [designs[key] for key in known_designs(table, case.guild)]
    fresh = [kind for kind in new.types if not any(kind in old.types for old in known)]
    if fresh:
        return [Part("new_type", case.part.weight, fresh[0])]
    if all(old.power < new.power for old in known):
        return [Part("stronger", case.part.weight, new.power)]
    return [case.part._replace(detail=new.power)]


def _card_gives(case: _Case) -> list[Part]:
    card = case.game.table.catalogue.single_cards[_key(case)]
    return [case.part._replace(detail=amounts(card.effects))]


def _end_bonus(case: _Case) -> list[Part]:
    bonus = case.game.content.end_bonuses[case.action.bonus]
    return [case.part._replace(detail=bonus_worth(case.guild, bonus))]


def _rush_saves(case: _Case) -> list[Part]:
    """A quest that would not end frees nobody sooner."""
    (active,) = [quest for quest in case.guild.quests if quest.key == case.action.quest]
    late = _track(case).length - active.step - case.left
    return [Part("rush_in_time", case.part.weight, late)] if late > 0 else [case.part]


# Managing quests, and wealth


def _all_armed(case: _Case) -> list[Part]:
    """Quests may be left unmet although they could be met."""
    if not case.guild.quests:
        return [Part("only", 0.0)]
    given_up = case.part.detail if case.part.feature == "given_up" else ()
    assert isinstance(given_up, tuple)
    failing = [quest.key for quest in unmet(case.game.table, case.seat)]
    alone = tuple(key for key in failing if key not in given_up)
    found = [case.part] if given_up or not failing else []
    return [*found, Part("let_go", 0.0, alone)] if alone else found


def _advanced(case: _Case) -> list[Part]:
    key = case.action.quest
    prestige = case.game.table.track(key).quest.legs[-1].prestige
    return [case.part._replace(detail=(key, ("prestige", prestige)))]


def _wealth(case: _Case) -> list[Part]:
    cards = case.game.content.wealth
    kept = (cards[case.action.first], cards[case.action.second])
    return [case.part._replace(detail=amounts(e for card in kept for e in card.effects))]


_FACTS: dict[str, Callable[[_Case], list[Part]]] = {
    "mined": _mined,
    "stays": _stays,
    "next_jump": _next_jump,
    "tile_workers": _tile_workers,
    "automated": _automated,
    "to_jump": _to_jump,
    "quest_prestige": _quest_prestige,
    "quest_rewards": _quest_rewards,
    "quest_power": _quest_power,
    "quest_people": _quest_people,
    "quest_short": _quest_short,
    "quest_price": _quest_price,
    "solo_duty": _solo_duty,
    "tile_quests": _tile_quests,
    "card_prestige": _card_prestige,
    "better_arms": _better_arms,
    "card_gives": _card_gives,
    "end_bonus": _end_bonus,
    "rush_saves": _rush_saves,
    "all_armed": _all_armed,
    "given_up": _all_armed,
    "advanced": _advanced,
    "wealth": _wealth,
}
