"""Quests in a hurry: which to take, and whom to arm for them."""

from collections.abc import Sequence
from typing import Final

from forgewar.ai import arming, questing
from forgewar.ai.armoury import Weapon, weapons_of
from forgewar.ai.outlook import Outlook
from forgewar.ai.temper import Temper
from forgewar.rules import actions as ac
from forgewar.rules import champion, failure
from forgewar.rules.game import Game
from forgewar.rules.state import MAX_QUESTS, ActiveQuest, Guild
from forgewar.rules.table import Table

_NONE: Final = ac.DeclineQuest()
_FINISH: Final = ac.FinishManaging()


def armed(
    table: Table,
    guild: Guild,
    weapons: Sequence[Weapon],
    quests: Sequence[ActiveQuest],
    muster: arming.Muster,
) -> tuple[list[ac.Action], list[str]]:
    """What to forge for quests, taken in this sequence, and those that cannot be met; it is taken
    from the muster."""
    arms: list[ac.Action] = []
    unmet: list[str] = []
    for quest in quests:
        found = arming.stepwise(table, guild, quest, weapons, muster)
        if found is None:
            unmet.append(quest.key)
        else:
            arms += [ac.Arm(quest.key, number, design) for number, design in found]
    return arms, unmet


def taken(outlook: Outlook) -> ac.Action:
    """The quest of the offer that promises most, of those that can be armed for now."""
    table, guild = outlook.table, outlook.guild
    if len(guild.quests) >= MAX_QUESTS:
        return _NONE
    muster = arming.Muster.of(guild)
    armed(table, guild, outlook.weapons, guild.quests, muster)
    solo = table.solo
    found = _offered(outlook, 99 if solo else _most_power(outlook, muster))
    found.sort(key=lambda item: -item[0])
    for score, action in found:
        if score <= 0 and not solo:
            break
        active = questing.taken(table, guild, action)
        if arming.stepwise(table, guild, active, outlook.weapons, muster) is not None:
            return action
    if not solo or not found:
        return _NONE
    return min(found, key=lambda item: table.track(item[1].quest).quest.legs[0].difficulty)[1]


def _most_power(outlook: Outlook, muster: arming.Muster) -> float:
    """More power than this nobody could bring up with what there is."""
    best, stock, hands = outlook.best, 0.0, 0
    for amount, unit in zip(muster.left, outlook.per_unit, strict=True):
        if amount:
            stock += amount * unit
    for level, _ in muster.pool:
        hands += best[level]
    return stock if stock < hands else hands


def _offered(outlook: Outlook, most: float) -> list[tuple[float, ac.TakeQuest]]:
    """Every way to take a quest that can be paid for and begins with no more than `most` power
    asked for, with what it promises."""
    table, guild = outlook.table, outlook.guild
    state, prices = table.state, table.catalogue.prices.places
    skips = charm = 0
    if table.mode.champions:
        skips = champion.free_champion(table, guild, "skip_steps")[1]
        charm = champion.free_champion(table, guild, "charm_gold")[1]
    tile = outlook.due("adventurous")
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
            promised = questing.promise(outlook, ActiveQuest(key, skip, state.round))
            score = promised.worth(outlook.temper)
            if tile:
                after = going + (skip != track.last)
                score += outlook.hero * ((after == tile) - (going == tile))
            if state.options.solo:
                score += questing.duty(promised.chance, track.quest)
            if price <= guild.gold:
                found.append((score - price * outlook.gold, ac.TakeQuest(key, skip)))
            if charm:
                found.append((score + charm * outlook.gold, ac.TakeQuest(key, skip, True)))
    return found


def managed(game: Game, seat: int, temper: Temper) -> list[ac.Action]:
    """All that is left to do in management, the last being to finish."""
    table = game.table
    guild, last = table.state.guilds[seat], table.last_round
    if not guild.quests:
        return [_FINISH]
    quests = [q for q in guild.quests if not last or _counts(table, q)]
    weapons = weapons_of(table.catalogue, guild)
    arms, unmet = armed(table, guild, weapons, quests, arming.Muster.of(guild))
    if unmet:
        arms = _rescued(game, Outlook(table, seat, temper), quests, arms, unmet)
    arms.append(_FINISH)
    return arms


def _counts(table: Table, active: ActiveQuest) -> bool:
    """Whether meeting a quest in the last round changes anything."""
    track = table.track(active.key)
    if active.step == track.last or track.leg_at[active.step + 1] != track.leg_at[active.step]:
        return True
    return table.solo or failure.penalty(table, active) > 0


def _rescued(
    game: Game,
    outlook: Outlook,
    quests: Sequence[ActiveQuest],
    arms: list[ac.Action],
    unmet: list[str],
) -> list[ac.Action]:
    """When not everything can be met: what is worth most first, then what could not be met first,
    then with something bought for it; whatever loses the least."""
    table, guild, weapons = outlook.table, outlook.guild, outlook.weapons
    worth = {q.key: questing.stake(outlook, q) for q in quests}
    wanted = sorted((q for q in quests if worth[q.key] > 0), key=lambda q: -worth[q.key])
    best, lost = arms, sum([worth[key] for key in unmet])
    first = [q for q in wanted if q.key in unmet]
    others = [q for q in wanted if q.key not in unmet]
    for order in (wanted, [*first, *others]):
        arms, still = armed(table, guild, weapons, order, arming.Muster.of(guild))
        loss = sum([worth[key] for key in still])
        if loss < lost:
            best, lost = arms, loss
    for trade in game.trades(outlook.seat) if lost > 0 else ():
        if type(trade) is ac.SellResource:
            continue
        muster = arming.Muster.of(guild)
        muster.left = questing.resources_after(table, trade, muster.left)
        arms, still = armed(table, guild, weapons, [*first, *others], muster)
        loss = sum([worth[key] for key in still])
        if loss < lost:
            best, lost = [trade, *arms], loss
    return best
