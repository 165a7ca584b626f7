"""Judging quests: which to take on, and what to forge for those that are going on."""

from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from math import exp

from msgspec.structs import replace

from forgewar.ai import arming
from forgewar.ai.mining import Scored
from forgewar.ai.outlook import Outlook, Part
from forgewar.content.model import Quest
from forgewar.rules import actions as ac
from forgewar.rules import champion, failure, merchant
from forgewar.rules.game import Game
from forgewar.rules.quest import MISSING_TYPE
from forgewar.rules.state import ActiveQuest, Guild
from forgewar.rules.table import Table

_ORDERS = 24  # sequences of arming that are tried
PROMISES = ("quest_prestige", "quest_rewards")
HOPELESS = -1000.0  # what losing a solo game weighs


def prospects(outlook: Outlook, active: ActiveQuest) -> tuple[list[Part], float]:
    """What a quest promises from its present step on, if that is met, over the rounds left; and
    how likely it is to be completed."""
    table, temper, left = outlook.table, outlook.temper, outlook.left
    track = table.track(active.key)
    legs = track.quest.legs
    first = track.leg_at[active.step]
    company = outlook.company.get(active.key, 0)
    others = outlook.others(active.key)
    strongest = outlook.pool[0] if outlook.pool else max(1, outlook.best[1])
    late = max(0, track.length - active.step - left) if temper.foresight else 0
    alive, rewards, prestige, power, away = 1.0, 0.0, 0.0, 0.0, 0.0
    kept = legs[first - 1].prestige if first else 0
    begin = active.step
    short = 0.0
    for number in range(first, len(legs)):
        leg = legs[number]
        steps = track.first_step[number] + leg.steps - begin
        wait = begin - active.step
        need = outlook.needed(leg.difficulty, leg.types)
        if wait and temper.foresight:
            when = min(wait, left - 1)
            stock = company + outlook.stock + outlook.income * wait
            hands = outlook.strength + outlook.best[1] * temper.growth * wait
            crowd = temper.crowd
            lack = need - min(
                stock - crowd * others.forged[when], hands - crowd * others.bound[when]
            )
            chance = 1 / (1 + exp(4 * temper.doubt * (lack + temper.margin)))
            prestige += alive * (1 - chance) * kept
            alive *= chance
            short = max(short, lack)
        ends = wait + steps
        power = max(power, alive * (need - company))
        people = max(1.0, need / max(1, strongest))
        rounds = min(steps, max(0, left - wait))
        away += alive * people * rounds * temper.hero_round
        if temper.foresight and wait < left <= ends:
            away += alive * people * (temper.last_hero_round - temper.hero_round)
        last = number == len(legs) - 1
        if ends > left + late * (late <= 2 and left > 2):
            break
        rewards += alive * outlook.effects(leg.rewards)
        kept = leg.prestige
        begin += steps
        if last:
            rewards += alive * len(legs) * outlook.level() * 0.8
    done = begin > track.last
    parts = [
        Part("quest_prestige", prestige + alive * kept, track.quest.id),
        Part("quest_rewards", rewards),
        Part("quest_power", -temper.power * 0.8 * power, round(max(0.0, power))),
        Part("quest_people", -away),
    ]
    if late and done:
        parts.append(Part("quest_late", -temper.haste * late, late))
    if short > 0:
        parts.append(Part("quest_short", 0.0, round(short)))
    return parts, alive if done else 0.0


# Acquisition


def acquisitions(outlook: Outlook, choices: Sequence[ac.Action], *, exact: bool) -> list[Scored]:
    """Every quest of the offer that can be armed for now, by what it promises."""
    table, seat, solo = outlook.table, outlook.seat, outlook.table.state.options.solo
    after = committed(table, seat, exact=exact)
    tile = outlook.due("adventurous")
    going = len([q for q in outlook.guild.quests if q.step < table.track(q.key).last])
    scored: list[Scored] = []
    for action in choices:
        if not isinstance(action, ac.TakeQuest):
            scored.append((0.0, action, (Part("free_hands", 0.0),)))
            continue
        active = taken(table, after, action)
        track = table.track(action.quest)
        price = 0
        if action.charm:
            price = -champion.free_champion(table, outlook.guild, "charm_gold")[1]
        else:
            price = table.catalogue.prices.places[table.state.offer.index(action.quest)]
        outfit = _outfit(table, after, active, exact=exact)
        bought = 0.0
        if outfit is None and exact:
            bought = _with_purchase(outlook, after, active, price)
        if outfit is None and not bought:
            score = 10 * HOPELESS - track.quest.legs[0].difficulty
            scored.append((score, action, (Part("cannot_meet", score),)))
            continue
        parts, chance = prospects(outlook, active)
        parts.append(Part("quest_price", -price * outlook.gold - bought, price))
        if tile:
            ends = active.step == track.last
            parts.append(
                Part("tile", outlook.hero * ((going + (not ends) == tile) - (going == tile)))
            )
        if solo:
            parts.append(Part("solo_duty", HOPELESS * 0.1 * (1 - chance) - _hardness(track.quest)))
        scored.append((sum(part.weight for part in parts), action, tuple(parts)))
    return scored


def _hardness(quest: Quest) -> float:
    """Where failing is losing, easy and short is better than rich."""
    hardest = max(leg.difficulty + MISSING_TYPE * len(leg.types) for leg in quest.legs)
    return 2.0 * hardest + 2.0 * sum(leg.steps for leg in quest.legs)


def taken(table: Table, guild: Guild, action: ac.TakeQuest) -> ActiveQuest:
    """The quest as it will be when it is taken."""
    skipper = champion.free_champion(table, guild, "skip_steps")[0] if action.skip else -1
    charmer = champion.free_champion(table, guild, "charm_gold")[0] if action.charm else -1
    return ActiveQuest(
        action.quest, action.skip, table.state.round, action.skip, -1, skipper, charmer
    )


def _outfit(
    table: Table, guild: Guild, active: ActiveQuest, *, exact: bool
) -> arming.Outfit | None:
    return (arming.cheapest if exact else arming.stepwise)(table, guild, active)


def committed(table: Table, seat: int, *, exact: bool) -> Guild:
    """The guild after arming for what it is on already."""
    guild = table.state.guilds[seat]
    for active in guild.quests:
        outfit = _outfit(table, guild, active, exact=exact)
        if outfit is not None and outfit.arms:
            guild = arming.with_outfit(table, guild, active, outfit)
    return guild


def _with_purchase(outlook: Outlook, guild: Guild, active: ActiveQuest, price: int) -> float:
    """What it costs to meet a quest with one thing bought from the merchant; 0 if it cannot be."""
    table = outlook.table
    if merchant.purchases_left(table, guild) <= 0:
        return 0.0
    for resource, asked in enumerate(table.catalogue.prices.buy):
        if outlook.per_unit[resource] and asked + price <= guild.gold:
            richer = guild.clone()
            richer.resources[resource] += 1
            if arming.cheapest(table, richer, active) is not None:
                return asked * outlook.gold
    return 0.0


# Management


def management(game: Game, outlook: Outlook, *, exact: bool) -> tuple[list[ac.Action], list[str]]:
    """All that is left to do in management, the last being to finish; and what will fail."""
    table, seat = game.table, outlook.seat
    quests = outlook.guild.quests
    if not quests:
        return [ac.FinishManaging()], []
    worth = {q.key: _stake(outlook, q) for q in quests}
    wanted = sorted((q for q in quests if worth[q.key] > 0), key=lambda q: -worth[q.key])
    arms, unmet = _best_order(table, seat, wanted, worth, exact=exact)
    found: list[ac.Action] = [*arms]
    if unmet:
        lost = sum(worth[key] for key in unmet)
        for trades, table_after in _trades(game, seat, deep=exact):
            first = [q for q in wanted if q.key in unmet]  # what the trade is for
            rest = [q for q in wanted if q.key not in unmet]
            arms, still = arming.plan(table_after, seat, [*first, *rest], exact=exact)
            after = sum(worth[key] for key in still)
            if after < lost:
                found, unmet, lost = [*trades, *arms], still, after
            if not unmet:
                break
    return [*found, ac.FinishManaging()], unmet


def _stake(outlook: Outlook, active: ActiveQuest) -> float:
    """What is lost if a quest fails now: what it still promises beyond its consolation."""
    table = outlook.table
    if table.state.options.solo:
        return 100.0
    parts, _ = prospects(outlook, active)
    promised = sum(part.weight for part in parts if part.feature in PROMISES)
    kept = failure.consolation(table, active) - failure.penalty(table, active)
    gain = promised - kept
    if outlook.left > 1:
        return gain
    track = table.track(active.key)
    ends = active.step == track.last or track.leg_at[active.step + 1] != track.leg_at[active.step]
    return gain if ends else float(failure.penalty(table, active))


def _best_order(
    table: Table, seat: int, quests: list[ActiveQuest], worth: dict[str, float], *, exact: bool
) -> tuple[list[ac.Arm], list[str]]:
    """Arm in the sequence that leaves the least unmet."""
    best = arming.plan(table, seat, quests, exact=exact)
    if not best[1] or len(quests) < 2:
        return best
    least = sum(worth[key] for key in best[1])
    for order in islice(permutations(quests), 1, _ORDERS if exact else 3):
        arms, unmet = arming.plan(table, seat, order, exact=exact)
        lost = sum(worth[key] for key in unmet)
        if lost < least:
            best, least = (arms, unmet), lost
    return best


def _trades(game: Game, seat: int, *, deep: bool) -> Iterator[tuple[tuple[ac.Trade, ...], Table]]:
    """Every trade that could serve arming, then (`deep`) any two in a row, and the table after."""
    open_ = [(trade, traded(game.table, seat, trade)) for trade in game.trades(seat)]
    for trade, after in open_:
        if not isinstance(trade, ac.SellResource):
            yield (trade,), after
    for trade, after in open_ if deep else []:
        for second in merchant.trades(after, seat):
            if not isinstance(second, ac.SellResource):
                yield (trade, second), traded(after, seat, second)


def traded(table: Table, seat: int, trade: ac.Trade) -> Table:
    """The table after a trade; nothing changes."""
    guilds = [*table.state.guilds]
    guilds[seat] = guilds[seat].clone()
    after = Table(replace(table.state, guilds=guilds), table.catalogue)
    merchant.trade(after, trade)
    return after


def reachable(table: Table, seat: int, quests: Sequence[ActiveQuest], *, exact: bool) -> bool:
    """Whether all these quests could be met with what the guild has now."""
    return not arming.plan(table, seat, quests, exact=exact)[1]
