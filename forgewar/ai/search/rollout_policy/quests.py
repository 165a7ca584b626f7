"""Rollout policy for quests: which to take, and whom to arm for them."""

from collections.abc import Sequence
from typing import Final

from forgewar.ai.value import arming, quest_value
from forgewar.ai.value.armoury import Weapon, weapons_of
from forgewar.ai.value.valuation import Valuation
from forgewar.ai.value.weights import Weights
from forgewar.rules import actions as ac
from forgewar.rules import champion, failure
from forgewar.rules.game import Game
from forgewar.rules.state import MAX_QUESTS, ActiveQuest, Guild
from forgewar.rules.table import Table

_NONE: Final = ac.DeclineQuest()
_FINISH: Final = ac.FinishManaging()


def arm_quests(
    table: Table,
    guild: Guild,
    weapons: Sequence[Weapon],
    quests: Sequence[ActiveQuest],
    muster: arming.Muster,
) -> tuple[list[ac.Action], list[str]]:
    """Weapons to forge for quests, in this order, and the quests that cannot be met; resources are
    taken from the muster."""
    arms: list[ac.Action] = []
    unmet: list[str] = []
    for quest in quests:
        found = arming.arm_greedily(table, guild, quest, weapons, muster)
        if found is None:
            unmet.append(quest.key)
        else:
            arms += [ac.Arm(quest.key, number, design) for number, design in found]
    return arms, unmet


def choose_quest(valuation: Valuation) -> ac.Action:
    """Most promising quest of the offer that can be armed for now."""
    table, guild = valuation.table, valuation.guild
    if len(guild.quests) >= MAX_QUESTS:
        return _NONE
    muster = arming.Muster.of(guild)
    arm_quests(table, guild, valuation.weapons, guild.quests, muster)
    solo = table.solo
    found = _offers(valuation, 99 if solo else _most_power(valuation, muster))
    found.sort(key=lambda item: -item[0])
    for score, action in found:
        if score <= 0 and not solo:
            break
        active = quest_value.quest_if_taken(table, guild, action)
        if arming.arm_greedily(table, guild, active, valuation.weapons, muster) is not None:
            return action
    if not solo or not found:
        return _NONE
    return min(found, key=lambda item: table.track(item[1].quest).quest.legs[0].difficulty)[1]


def armable_offers(valuation: Valuation, muster: arming.Muster) -> tuple[float, int]:
    """Worth of the best quest that could be taken and armed for beside the active ones, and the
    number of offers that are worth taking."""
    table, guild = valuation.table, valuation.guild
    if len(guild.quests) >= MAX_QUESTS:
        return 0.0, 0
    found = [item for item in _offers(valuation, _most_power(valuation, muster)) if item[0] > 0]
    found.sort(key=lambda item: -item[0])
    for score, action in found:
        active = quest_value.quest_if_taken(table, guild, action)
        if arming.arm_greedily(table, guild, active, valuation.weapons, muster) is not None:
            return score, len(found)
    return 0.0, len(found)


def _most_power(valuation: Valuation, muster: arming.Muster) -> float:
    """Upper bound of the power that the guild can bring up now."""
    best, stock, hands = valuation.best, 0.0, 0
    for amount, unit in zip(muster.left, valuation.per_unit, strict=True):
        if amount:
            stock += amount * unit
    for level, _ in muster.pool:
        hands += best[level]
    return stock if stock < hands else hands


def _offers(valuation: Valuation, most: float) -> list[tuple[float, ac.TakeQuest]]:
    """Every way to take an affordable quest that begins with at most `most` power, with its
    promise."""
    table, guild = valuation.table, valuation.guild
    state, prices = table.state, table.catalogue.prices.places
    skips = charm = 0
    if table.mode.champions:
        skips = champion.free_champion(table, guild, "skip_steps")[1]
        charm = champion.free_champion(table, guild, "charm_gold")[1]
    tile = valuation.due("adventurous")
    going = sum(1 for q in guild.quests if q.step < table.track(q.key).last) if tile else 0
    found: list[tuple[float, ac.TakeQuest]] = []
    for place, key in enumerate(state.offer):
        price = prices[place]
        if not key or (price > guild.gold and not charm):
            continue
        track = table.track(key)
        for skip in range(min(skips, track.last) + 1):
            if track.quest.legs[track.leg_at[skip]].difficulty > most:
                continue
            promised = quest_value.promise(valuation, ActiveQuest(key, skip, state.round))
            score = promised.worth(valuation.weights)
            if tile:
                after = going + (skip != track.last)
                score += valuation.hero * ((after == tile) - (going == tile))
            if state.options.solo:
                score += quest_value.duty(promised.chance, track.quest)
            if price <= guild.gold:
                found.append((score - price * valuation.gold, ac.TakeQuest(key, skip)))
            if charm:
                found.append((score + charm * valuation.gold, ac.TakeQuest(key, skip, True)))
    return found


def plan_management(game: Game, seat: int, weights: Weights) -> list[ac.Action]:
    """Remaining actions of management, the last being to finish."""
    table = game.table
    guild, last = table.state.guilds[seat], table.last_round
    if not guild.quests:
        return [_FINISH]
    quests = [q for q in guild.quests if not last or _counts(table, q)]
    weapons = weapons_of(table.catalogue, guild)
    arms, unmet = arm_quests(table, guild, weapons, quests, arming.Muster.of(guild))
    if unmet:
        arms = _rescue(game, Valuation(table, seat, weights), quests, arms, unmet)
    arms.append(_FINISH)
    return arms


def _counts(table: Table, active: ActiveQuest) -> bool:
    """Whether meeting a quest in the last round changes anything."""
    track = table.track(active.key)
    if active.step == track.last or track.leg_at[active.step + 1] != track.leg_at[active.step]:
        return True
    return table.solo or failure.penalty(table, active) > 0


def _rescue(
    game: Game,
    valuation: Valuation,
    quests: Sequence[ActiveQuest],
    arms: list[ac.Action],
    unmet: list[str],
) -> list[ac.Action]:
    """Actions when not everything can be met: the most valuable quests first, then the unmet ones
    first, then with a purchase; the plan that loses least."""
    table, guild, weapons = valuation.table, valuation.guild, valuation.weapons
    worth = {q.key: quest_value.stake(valuation, q) for q in quests}
    wanted = sorted((q for q in quests if worth[q.key] > 0), key=lambda q: -worth[q.key])
    best, lost = arms, sum([worth[key] for key in unmet])
    first = [q for q in wanted if q.key in unmet]
    others = [q for q in wanted if q.key not in unmet]
    for order in (wanted, [*first, *others]):
        arms, still = arm_quests(table, guild, weapons, order, arming.Muster.of(guild))
        loss = sum([worth[key] for key in still])
        if loss < lost:
            best, lost = arms, loss
    for trade in game.trades(valuation.seat) if lost > 0 else ():
        if type(trade) is ac.SellResource:
            continue
        muster = arming.Muster.of(guild)
        muster.left = quest_value.resources_after(table, trade, muster.left)
        arms, still = arm_quests(table, guild, weapons, [*first, *others], muster)
        loss = sum([worth[key] for key in still])
        if loss < lost:
            best, lost = [trade, *arms], loss
    return best
