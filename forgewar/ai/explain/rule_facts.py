"""Facts of an action: facts for and against it, in terms of the guild's quests and the order.

The action is played on a copy, and the result is compared with the position before. Hints are made
of facts; a test checks every one against the rules in whole games.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Literal, NamedTuple

from msgspec.structs import replace

from forgewar.ai.explain.fact import Amounts, Fact, RuleKind
from forgewar.ai.value.arming import cheapest, plan
from forgewar.ai.value.quest_value import guild_after_arming
from forgewar.content.model import RESOURCES, SavvyKind
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.adventurer import known_designs
from forgewar.rules.game import Game
from forgewar.rules.merchant import STALL_GEM, STALL_METAL
from forgewar.rules.order import next_order
from forgewar.rules.quest import standing
from forgewar.rules.scoring import bonus_worth
from forgewar.rules.state import MAX_QUESTS, ActiveQuest
from forgewar.rules.table import Table

# Events after these are no longer effects of the action.
_AFTERWARDS = (
    *(ev.PhaseStarted, ev.RoundStarted, ev.StageStarted, ev.GameEnded, ev.OrderSet),
    ev.WealthShown,  # what everybody kept, which is secret until then (SETUP-13)
)


_ArmingKind = Literal["arms", "arms_next", "arms_offer"]
_SAVVY: Final[dict[SavvyKind, RuleKind]] = {
    "buyer": "savvy_buyer",
    "seller": "savvy_seller",
    "trader": "savvy_trader",
    "adventurer": "savvy_adventurer",
}
NEAR = 2  # most missing units of one resource that are worth mentioning


class _Trial(NamedTuple):
    """An action that was played on a copy."""

    before: Game
    seat: int
    action: Any
    after: Game
    events: list[ev.Event]


def rule_facts(game: Game, seat: int, action: ac.Action) -> list[Fact]:
    """Facts of a legal action: those for it first, then those against it, the most important
    first."""
    after = game.clone()
    trial = _Trial(game, seat, action, after, [*_until_it_ends(after.play(action))])
    purpose = _PURPOSES.get(type(action))
    found = [
        *(purpose(trial) if purpose is not None else ()),
        *_quests_moved(trial),
        *_armable_changes(trial),
        *_changes(trial),
        *_order(trial),
        *_strikes(trial),
    ]
    return sorted(found, key=lambda fact: fact.against)


def _until_it_ends(events: list[ev.Event]) -> Iterator[ev.Event]:
    for event in events:
        if isinstance(event, _AFTERWARDS):
            return
        yield event


# Facts of any action


def _changes(trial: _Trial) -> Iterator[Fact]:
    """Gains of the guild, its payments and what is left, and gains of others. The prestige of
    quests is reported with them."""
    sides = range(len(trial.before.state.guilds))
    for side in sorted(sides, key=lambda side: side != trial.seat):
        sums = _sums(event for event in trial.events if getattr(event, "seat", -1) == side)
        if side == trial.seat and "prestige" in sums:
            sums["prestige"] -= _of_quests(trial)
        gained = tuple((kind, number) for kind, number in sums.items() if number > 0)
        if side != trial.seat:
            if gained:
                yield Fact("feeds", amounts=gained, side=side)
            continue
        if gained:
            yield Fact("gains", amounts=gained)
        if sums.get("gold", 0) < 0:
            left = trial.before.state.guilds[side].gold + sums["gold"]
            yield Fact("costs", number=-sums["gold"], of=left)


def _of_quests(trial: _Trial) -> int:
    """Prestige of the guild's quests that are completed or fail."""
    track, prestige = trial.before.table.track, 0
    for event in trial.events:
        if isinstance(event, ev.QuestCompleted) and event.seat == trial.seat:
            prestige += track(event.quest).quest.legs[-1].prestige
        elif isinstance(event, ev.QuestFailed) and event.seat == trial.seat:
            prestige += _for_failing(trial, event.quest)
    return prestige


def _for_failing(trial: _Trial, quest: str) -> int:
    """Consolation or penalty of a quest that fails (FAIL-3, FAIL-4)."""
    changed = [event for event in trial.events if isinstance(event, ev.PrestigeChanged)]
    return sum(event.amount for event in changed if (event.seat, event.ref) == (trial.seat, quest))


def _sums(events: Iterable[ev.Event]) -> dict[str, int]:
    found: dict[str, int] = {}
    for event in events:
        if isinstance(event, ev.ResourcesChanged):
            kind, number = RESOURCES[event.resource], event.amount
        elif isinstance(event, ev.GoldChanged):
            kind, number = "gold", event.amount
        elif isinstance(event, ev.PrestigeChanged):
            kind, number = "prestige", event.amount
        elif isinstance(event, ev.AdventurerJoined):
            kind, number = "adventurer", 1
        else:
            continue
        found[kind] = found.get(kind, 0) + number
    return found


def _strikes(trial: _Trial) -> Iterator[Fact]:
    """Workers who leave the mine (MINE-8)."""
    for event in trial.events:
        if isinstance(event, ev.Struck):
            own = event.side == trial.seat
            side = -1 if own else event.side
            yield Fact("strike" if own else "strike_of", number=len(event.hexes), side=side)


def _order(trial: _Trial) -> Iterator[Fact]:
    """Place in the next order after the move, against that without it."""
    decision = trial.before.decision
    if not isinstance(decision, de.MineTurn) or trial.before.state.options.solo:
        return
    still = trial.before.clone()
    still.play(ac.PassMine())
    there, here = (_place(game, trial.seat) for game in (trial.after, still))
    if isinstance(trial.action, ac.PassMine):
        return
    moved: RuleKind = "gains_place" if there < here else "loses_place"
    yield Fact("keeps_place" if here == there else moved, number=there + 1, of=here + 1)


def _place(game: Game, seat: int) -> int:
    """Place of a guild in the next order; it is set already if all have moved."""
    state = game.state
    return (next_order(state) if state.phase == "mine" else state.order).index(seat)


def _quests_moved(trial: _Trial) -> Iterator[Fact]:
    """Legs and quests that the action finishes."""
    done = [e.quest for e in trial.events if isinstance(e, ev.QuestCompleted)]
    for event in trial.events:
        if isinstance(event, ev.QuestCompleted):
            legs = trial.before.table.track(event.quest).quest.legs
            yield Fact("completes", keys=(event.quest,), number=legs[-1].prestige)
        elif isinstance(event, ev.LegCompleted) and event.quest not in done:
            yield Fact("finishes_leg", keys=(event.quest,))


# Arming, the guild's own plan for this round


def _armable_changes(trial: _Trial) -> Iterator[Fact]:
    """Quests that can be armed for only with the action, and the resources a quest still lacks, if
    they are few. Not in the quest phase, where arming is under way."""
    if trial.before.state.phase not in ("mine", "market") or trial.after.over:
        return
    before, after, seat = trial.before.table, trial.after.table, trial.seat
    could, can = _armable(before, seat), _armable(after, seat)
    new = [each for each, armed in can.items() if armed and not could.get(each, True)]
    yield from (Fact(kind, keys=(key,)) for kind, key in new if kind != "arms_offer")
    offered = [key for kind, key in new if kind == "arms_offer"]
    if offered:  # the most valuable one
        best = max(offered, key=lambda key: after.track(key).quest.legs[-1].prestige)
        yield Fact("arms_offer", keys=(best,))
    for (kind, key), armed in can.items():
        if kind == "arms" and not armed and could.get((kind, key)):
            yield Fact("disarms", keys=(key,))
    short = [key for (kind, key), armed in can.items() if kind == "arms" and not armed]
    yield from _nearest(before, after, seat, short)


def _nearest(before: Table, after: Table, seat: int, keys: list[str]) -> Iterator[Fact]:
    """Resources missing for the first quest that lacks few, if it lacked more before."""
    for key in keys:
        lacking = _lacks_for(after, seat, key)
        if lacking is not None and before.find_quest(seat, key) is not None:
            resource, number = lacking
            if not _suffices(before, seat, key, resource, number):
                yield Fact("nears", keys=(key,), amounts=((RESOURCES[resource], number),))
                return


def _armable(table: Table, seat: int) -> dict[tuple[_ArmingKind, str], bool]:
    """Whether the guild can meet the present step of each of its quests, taken alone; the next
    step, if that begins another leg; and, beside all of its own, the first step of each quest in
    the offer that it can pay for and complete in time."""
    state, guild = table.state, table.state.guilds[seat]
    found: dict[tuple[_ArmingKind, str], bool] = {}
    for quest in guild.quests:
        found["arms", quest.key] = cheapest(table, guild, quest) is not None
        legs = table.track(quest.key).leg_at
        if quest.step + 1 < len(legs) and legs[quest.step + 1] != legs[quest.step]:
            ahead = replace(quest, step=quest.step + 1)
            found["arms_next", quest.key] = cheapest(table, guild, ahead) is not None
    if len(guild.quests) < MAX_QUESTS:
        rest, left = guild_after_arming(table, seat), state.options.rounds - state.round + 1
        for place, key in enumerate(state.offer):
            if key and table.track(key).length <= left:
                new = ActiveQuest(key, 0, state.round)
                paid = table.catalogue.prices.places[place] <= guild.gold
                found["arms_offer", key] = paid and cheapest(table, rest, new) is not None
    return found


def _lacks_for(table: Table, seat: int, key: str) -> tuple[int, int] | None:
    """Least amount of one resource with which a quest could be armed for: resource and number; None
    if that is more than a little."""
    guild = table.state.guilds[seat]
    used = {r for design in known_designs(table, guild) for r, _ in table.catalogue.costs[design]}
    buy = table.catalogue.prices.buy
    for number in range(1, NEAR + 1):
        for resource in sorted(used, key=lambda each: buy[each]):
            if _suffices(table, seat, key, resource, number):
                return resource, number
    return None


def _suffices(table: Table, seat: int, key: str, resource: int, number: int) -> bool:
    """Whether a quest could be armed for with so much more of a resource."""
    active = table.find_quest(seat, key)
    assert active is not None
    richer = table.state.guilds[seat].clone()
    richer.resources[resource] += number
    return cheapest(table, richer, active) is not None


def _quests(table: Table, seat: int) -> list[ActiveQuest]:
    return table.state.guilds[seat].quests


# Facts of one kind of action


def _jumps(trial: _Trial) -> Iterator[Fact]:
    """Own workers that defect, by the guild they join."""
    joined = [event.new for event in trial.events if isinstance(event, ev.WorkerDefected)]
    for side in dict.fromkeys(joined):
        yield Fact("defects", number=joined.count(side), side=side)


def _forges(trial: _Trial) -> Iterator[Fact]:
    return _design(trial, trial.action.design)


def _design(trial: _Trial, key: str) -> Iterator[Fact]:
    """Use of a new design: its weapon, and a type that a quest will ask for."""
    table = trial.before.table
    design, guild = table.catalogue.designs[key], table.state.guilds[trial.seat]
    known = {t for d in known_designs(table, guild) for t in table.catalogue.designs[d].types}
    for quest in guild.quests:
        track = table.track(quest.key)
        asked = {t for leg in track.quest.legs[track.leg_at[quest.step] :] for t in leg.types}
        if asked & ({*design.types} - known):
            yield Fact("asked_type", keys=(quest.key,))
    cost = tuple((RESOURCES[r], number) for r, number in table.catalogue.costs[key])
    yield Fact("forges", keys=(key,), amounts=cost, number=design.power)
    held = trial.after.state.guilds[trial.seat].resources
    missing = tuple(
        (RESOURCES[r], number - held[r])
        for r, number in table.catalogue.costs[key]
        if number > held[r]
    )
    if missing:
        yield Fact("lacks", keys=(key,), amounts=missing)
    yield from _at_the_end(design.prestige)


def _at_the_end(prestige: int) -> Iterator[Fact]:
    """Prestige that a card will count (END-2)."""
    if prestige:
        yield Fact("counts_later", number=prestige)


def _owns(trial: _Trial) -> Iterator[Fact]:
    """Use of a permanent card from now on (MARKET-11 to MARKET-13)."""
    if trial.action.card in trial.before.content.designs:
        yield from _design(trial, trial.action.card)
    card = trial.before.table.catalogue.bonus_cards.get(trial.action.card)
    if card is None:
        return
    if card.savvy is not None:
        yield Fact(_SAVVY[card.savvy])
    if card.stall is not None:
        yield Fact(
            "stall",
            amounts=(
                (RESOURCES[card.stall.gem], STALL_GEM),
                (RESOURCES[card.stall.metal], STALL_METAL),
            ),
        )
    yield from _at_the_end(card.prestige)


def _barracks(trial: _Trial) -> Iterator[Fact]:
    guild = trial.after.state.guilds[trial.seat]
    if trial.action.train >= 0:
        yield Fact("wields", number=guild.adventurers[trial.action.train].level)
    if trial.action.hire:
        yield Fact("people", number=len([h for h in guild.adventurers if not h.quest]))


def _raises(trial: _Trial) -> Iterator[Fact]:
    if not trial.before.state.guilds[trial.seat].wealth:  # levels of wealth are given later
        guild = trial.after.state.guilds[trial.seat]
        yield Fact("wields", number=guild.adventurers[trial.action.adventurer].level)


def _rushes(trial: _Trial) -> Iterator[Fact]:
    track, quest = trial.before.table.track(trial.action.quest), trial.action.quest
    active = trial.before.table.find_quest(trial.seat, quest)
    assert active is not None
    state = trial.before.state
    late = track.length - active.step - (state.options.rounds - state.round + 1)
    if late > 0:
        yield Fact("in_time", keys=(quest,), number=trial.action.steps, of=late)
    yield Fact(
        "reaches", keys=(quest,), number=active.step + trial.action.steps + 1, of=track.length
    )


def _affords(trial: _Trial) -> Iterator[Fact]:
    """Whether the gold makes more choices affordable."""
    before, after = trial.before, trial.after
    if isinstance(before.decision, de.MarketTurn) and {*after.choices()} - {*before.choices()}:
        yield Fact("affords")


def _counts(trial: _Trial) -> Iterator[Fact]:
    bonus = trial.before.content.end_bonuses[trial.action.bonus]
    yield Fact("counts", number=bonus_worth(trial.before.state.guilds[trial.seat], bonus))


def _takes(trial: _Trial) -> Iterator[Fact]:
    """Whether the quest can be armed for beside the others now, its prestige, its end, and its
    hardest leg."""
    key, state, table = trial.action.quest, trial.before.state, trial.after.table
    track, seat = table.track(key), trial.seat
    active = table.find_quest(seat, key)
    if active is None:
        return
    others = [quest for quest in _quests(table, seat) if quest.key != key]
    arms, unmet = plan(table, seat, [*others, active])
    if key not in unmet:
        yield Fact("armed_at_once", keys=(key,), amounts=_resources_spent(table, arms, key))
    ends = state.round + track.length - trial.action.skip - 1
    late = ends - state.options.rounds
    if late > 0:
        yield Fact("too_late", keys=(key,), number=late)
    else:
        yield Fact("ends_in", keys=(key,), number=ends, of=track.quest.legs[-1].prestige)
    legs = track.quest.legs[track.leg_at[trial.action.skip] :]
    hardest = max(leg.difficulty for leg in legs)
    if hardest > legs[0].difficulty:
        yield Fact("grows_hard", keys=(key,), number=hardest, of=legs[0].difficulty)


def _resources_spent(table: Table, arms: list[ac.Arm], key: str) -> Amounts:
    spent: dict[str, int] = {}
    for arm in arms:
        if arm.quest == key:
            for resource, number in table.catalogue.costs[arm.design]:
                spent[RESOURCES[resource]] = spent.get(RESOURCES[resource], 0) + number
    return tuple(spent.items())


def _meets(trial: _Trial) -> Iterator[Fact]:
    """Standing of the quest with the weapon."""
    key, table = trial.action.quest, trial.after.table
    active = table.find_quest(trial.seat, key)
    assert active is not None
    stands = standing(table, trial.seat, active)
    if stands.met:
        yield Fact("meets", keys=(key,), number=stands.power, of=stands.needed)
    else:
        yield Fact("power", keys=(key,), number=stands.power, of=stands.needed)


def _finishes(trial: _Trial) -> Iterator[Fact]:
    """Quests that would fail, for what reason, and whether they could be met; or that all are
    met."""
    failed = [e for e in trial.events if isinstance(e, ev.QuestFailed) and e.seat == trial.seat]
    for event in failed:
        active = trial.before.table.find_quest(trial.seat, event.quest)
        assert active is not None
        beyond = bool(plan(trial.before.table, trial.seat, [active])[1])
        prestige = _for_failing(trial, event.quest)
        kind: RuleKind = "beyond" if beyond else "fails"
        yield Fact(kind, keys=(event.quest,), number=prestige)
    if not failed and _quests(trial.before.table, trial.seat):
        yield Fact("all_met", number=len(_quests(trial.before.table, trial.seat)))


def _declines(trial: _Trial) -> Iterator[Fact]:
    """Whether any quest of the offer could be armed for beside the others."""
    game, seat = trial.before, trial.seat
    takes = [action for action in game.choices() if isinstance(action, ac.TakeQuest)]
    for action in takes:
        after = game.clone()
        after.play(action)
        active = after.table.find_quest(seat, action.quest)
        others = [q for q in _quests(after.table, seat) if q.key != action.quest]
        if active is None or action.quest not in plan(after.table, seat, [*others, active])[1]:
            return
    own = len(_quests(game.table, seat))
    yield Fact("none_armed", number=len({action.quest for action in takes}), of=own)


# What some actions are for, beyond the facts that follow from the events of any action.
_PURPOSES: Final[dict[type, Callable[[_Trial], Iterator[Fact]]]] = {
    ac.MoveOverseer: _jumps,
    ac.BuyDesign: _forges,
    ac.BuyCard: _owns,
    ac.TakeCard: _owns,
    ac.Claim: _forges,
    ac.Barracks: _barracks,
    ac.RaiseAdventurer: _raises,
    ac.Rush: _rushes,
    ac.SellResource: _affords,
    ac.BuyEndBonus: _counts,
    ac.TakeQuest: _takes,
    ac.DeclineQuest: _declines,
    ac.Arm: _meets,
    ac.FinishManaging: _finishes,
}
