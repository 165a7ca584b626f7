"""Value of quests: which to take, and what to forge for active ones."""

from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from math import exp
from typing import Final, NamedTuple

from msgspec.structs import replace

from forgewar.ai.value import arming
from forgewar.ai.value.mine_value import Scored
from forgewar.ai.value.valuation import Part, Valuation
from forgewar.ai.value.weights import Weights
from forgewar.content.model import Quest
from forgewar.rules import actions as ac
from forgewar.rules import champion, failure, merchant
from forgewar.rules.game import Game
from forgewar.rules.quest import MISSING_TYPE
from forgewar.rules.state import ActiveQuest, Guild
from forgewar.rules.table import Table

_ORDERS: Final = 24  # orders of arming that are tried
HOPELESS: Final = -1000.0  # penalty for losing a solo game


class Promise(NamedTuple):
    """Gains and costs of a quest from its present step on, in prestige except for `power`, `late`
    (rounds too many) and `short` (power)."""

    prestige: float
    rewards: float
    power: float
    away: float
    late: int
    short: float
    chance: float  # of being completed

    def worth(self, weights: Weights) -> float:
        """Sum of gains and costs."""
        late = weights.haste * self.late if self.chance else 0.0
        return self.prestige + self.rewards - weights.power * 0.8 * self.power - self.away - late


def promise(valuation: Valuation, active: ActiveQuest) -> Promise:
    """Promise of a quest over the rounds left, if its present step is met."""
    weights, left = valuation.weights, valuation.left
    track = valuation.table.catalogue.tracks[active.key]
    legs, known = track.quest.legs, valuation.types
    first = track.leg_at[active.step]
    company = valuation.company.get(active.key, 0)
    others = valuation.others(active.key)
    foresight = weights.foresight
    strongest = valuation.pool[0] if valuation.pool else max(1, valuation.best[1])
    late = max(0, track.length - active.step - left) if foresight else 0
    within = left + late if late <= 2 and left > 2 else left
    alive, rewards, prestige, power, away = 1.0, 0.0, 0.0, 0.0, 0.0
    kept = legs[first - 1].prestige if first else 0
    begin = active.step
    short = 0.0
    for number in range(first, len(legs)):
        leg = legs[number]
        steps = track.first_step[number] + leg.steps - begin
        wait = begin - active.step
        need = leg.difficulty
        for kind in leg.types:
            if kind not in known:
                need += MISSING_TYPE
        if wait and foresight:
            when = wait if wait < left else left - 1
            stock = company + valuation.stock + valuation.income * wait
            hands = valuation.strength + valuation.best[1] * weights.growth * wait
            stock -= weights.crowd * others.forged[when]
            hands -= weights.crowd * others.bound[when]
            lack = need - (stock if stock < hands else hands)
            chance = 1 / (1 + exp(4 * weights.doubt * (lack + weights.margin)))
            prestige += alive * (1 - chance) * kept
            alive *= chance
            if lack > short:
                short = lack
        ends = wait + steps
        if alive * (need - company) > power:
            power = alive * (need - company)
        people = max(1.0, need / max(1, strongest))
        rounds = min(steps, max(0, left - wait))
        away += alive * people * rounds * weights.hero_round
        if foresight and wait < left <= ends:
            away += alive * people * (weights.last_hero_round - weights.hero_round)
        if ends > within:
            break
        if leg.rewards:
            rewards += alive * valuation.effects(leg.rewards)
        kept = leg.prestige
        begin += steps
    done = begin > track.last
    if done:
        rewards += alive * len(legs) * valuation.level() * 0.8
    return Promise(
        prestige + alive * kept, rewards, power, away, late, short, alive if done else 0.0
    )


def prospects(valuation: Valuation, active: ActiveQuest) -> tuple[list[Part], float]:
    """Parts of a quest's value, and its chance to be completed."""
    found, weights = promise(valuation, active), valuation.weights
    quest = valuation.table.track(active.key).quest.id
    parts = [
        Part("quest_prestige", found.prestige, quest),
        Part("quest_rewards", found.rewards),
        Part("quest_power", -weights.power * 0.8 * found.power, round(max(0.0, found.power))),
        Part("quest_people", -found.away),
    ]
    if found.late and found.chance:
        parts.append(Part("quest_late", -weights.haste * found.late, found.late))
    if found.short > 0:
        parts.append(Part("quest_short", 0.0, round(found.short)))
    return parts, found.chance


# Acquisition


def acquisitions(valuation: Valuation, choices: Sequence[ac.Action]) -> list[Scored]:
    """Scores of the quests in the offer that can be armed for now."""
    table, seat, solo = valuation.table, valuation.seat, valuation.table.solo
    after = guild_after_arming(table, seat)
    tile = valuation.due("adventurous")
    going = len([q for q in valuation.guild.quests if q.step < table.track(q.key).last])
    scored: list[Scored] = []
    for action in choices:
        if type(action) is not ac.TakeQuest:
            scored.append((0.0, action, (Part("free_hands", 0.0),)))
            continue
        active = quest_if_taken(table, after, action)
        track = table.track(action.quest)
        price = 0
        if action.charm:
            price = -champion.free_champion(table, valuation.guild, "charm_gold")[1]
        else:
            price = table.catalogue.prices.places[table.state.offer.index(action.quest)]
        outfit = arming.cheapest(table, after, active)
        bought, lacking = 0.0, -1
        if outfit is None:
            bought, lacking = _with_purchase(valuation, after, active, price)
        if outfit is None and not bought:
            score = 10 * HOPELESS - track.quest.legs[0].difficulty
            scored.append((score, action, (Part("cannot_meet", score),)))
            continue
        parts, chance = prospects(valuation, active)
        parts.append(Part("quest_price", -price * valuation.gold - bought, price))
        if bought:  # counted with the price
            parts.append(Part("quest_bought", 0.0, lacking))
        if tile:
            ends = active.step == track.last
            fits = (going + (not ends) == tile) - (going == tile)
            parts.append(Part("tile_quests", valuation.hero * fits, tile))
        if solo:
            parts.append(Part("solo_duty", duty(chance, track.quest)))
        scored.append((sum([part.weight for part in parts]), action, tuple(parts)))
    return scored


def duty(chance: float, quest: Quest) -> float:
    """Penalty for hard and long quests in solo, where failing means losing."""
    hardest = max(leg.difficulty + MISSING_TYPE * len(leg.types) for leg in quest.legs)
    hardness = 2.0 * hardest + 2.0 * sum(leg.steps for leg in quest.legs)
    return HOPELESS * 0.1 * (1 - chance) - hardness


def quest_if_taken(table: Table, guild: Guild, action: ac.TakeQuest) -> ActiveQuest:
    """The active quest that a `TakeQuest` would make."""
    skipper = champion.free_champion(table, guild, "skip_steps")[0] if action.skip else -1
    charmer = champion.free_champion(table, guild, "charm_gold")[0] if action.charm else -1
    return ActiveQuest(
        action.quest, action.skip, table.state.round, action.skip, -1, skipper, charmer
    )


def guild_after_arming(table: Table, seat: int) -> Guild:
    """The guild after arming for its active quests."""
    guild = table.state.guilds[seat]
    for active in guild.quests:
        outfit = arming.cheapest(table, guild, active)
        if outfit is not None and outfit.arms:
            guild = arming.with_outfit(table, guild, active, outfit)
    return guild


def _with_purchase(
    valuation: Valuation, guild: Guild, active: ActiveQuest, price: int
) -> tuple[float, int]:
    """Cost of meeting a quest with one purchase from the merchant, and the resource; 0 if that is
    impossible."""
    table = valuation.table
    if merchant.purchases_left(table, guild) <= 0:
        return 0.0, -1
    for resource, asked in enumerate(table.catalogue.prices.buy):
        if valuation.per_unit[resource] and asked + price <= guild.gold:
            richer = guild.clone()
            richer.resources[resource] += 1
            if arming.cheapest(table, richer, active) is not None:
                return asked * valuation.gold, resource
    return 0.0, -1


# Management


def management(game: Game, valuation: Valuation) -> tuple[list[ac.Action], list[str], list[str]]:
    """Remaining actions of management, the last being to finish; quests that will fail; and quests
    that trades are for."""
    table, seat = game.table, valuation.seat
    quests = valuation.guild.quests
    if not quests:
        return [ac.FinishManaging()], [], []
    worth = {q.key: stake(valuation, q) for q in quests}
    wanted = sorted((q for q in quests if worth[q.key] > 0), key=lambda q: -worth[q.key])
    arms, unmet = _best_order(table, seat, wanted, worth)
    found: list[ac.Action] = [*arms]
    without = unmet
    if unmet:
        lost = sum([worth[key] for key in unmet])
        for trades, table_after in _trades(game, seat):
            first = [q for q in wanted if q.key in unmet]  # the quests that the trade is for
            rest = [q for q in wanted if q.key not in unmet]
            arms, still = arming.plan(table_after, seat, [*first, *rest])
            after = sum([worth[key] for key in still])
            if after < lost:
                found, unmet, lost = [*trades, *arms], still, after
            if not unmet:
                break
    return [*found, ac.FinishManaging()], unmet, [key for key in without if key not in unmet]


def stake(valuation: Valuation, active: ActiveQuest) -> float:
    """Loss if a quest fails now: its remaining promise beyond its consolation."""
    table = valuation.table
    if table.solo:
        return 100.0
    found = promise(valuation, active)
    kept = failure.consolation(table, active) - failure.penalty(table, active)
    gain = found.prestige + found.rewards - kept
    if valuation.left > 1:
        return gain
    track = table.track(active.key)
    ends = active.step == track.last or track.leg_at[active.step + 1] != track.leg_at[active.step]
    return gain if ends else float(failure.penalty(table, active))


def _best_order(
    table: Table, seat: int, quests: list[ActiveQuest], worth: dict[str, float]
) -> tuple[list[ac.Arm], list[str]]:
    """Arm in the order that leaves the least unmet."""
    best = arming.plan(table, seat, quests)
    if not best[1] or len(quests) < 2:
        return best
    least = sum([worth[key] for key in best[1]])
    for order in islice(permutations(quests), 1, _ORDERS):
        arms, unmet = arming.plan(table, seat, order)
        lost = sum([worth[key] for key in unmet])
        if lost < least:
            best, least = (arms, unmet), lost
    return best


def _trades(game: Game, seat: int) -> Iterator[tuple[tuple[ac.Trade, ...], Table]]:
    """Trades that could serve arming, alone and two in a row, with the table after them."""
    open_ = [(trade, table_after_trade(game.table, seat, trade)) for trade in game.trades(seat)]
    for trade, after in open_:
        if type(trade) is not ac.SellResource:
            yield (trade,), after
    for trade, after in open_:
        for second in merchant.trades(after, seat):
            if type(second) is not ac.SellResource:
                yield (trade, second), table_after_trade(after, seat, second)


def table_after_trade(table: Table, seat: int, trade: ac.Trade) -> Table:
    """The table after a trade; nothing changes."""
    guilds = [*table.state.guilds]
    guilds[seat] = guilds[seat].clone()
    after = Table(replace(table.state, guilds=guilds), table.catalogue)
    merchant.trade(after, trade)
    return after


def resources_after(table: Table, trade: ac.Trade, resources: list[int]) -> list[int]:
    """Resources after a purchase or an exchange."""
    after = resources.copy()
    if type(trade) is ac.UseStall:
        stall = table.catalogue.bonus_cards[trade.card].stall
        assert stall is not None
        sign = 1 if trade.sell_gem else -1
        after[stall.gem] -= merchant.STALL_GEM * sign
        after[stall.metal] += merchant.STALL_METAL * sign
    else:
        assert type(trade) is ac.BuyResource
        after[trade.resource] += 1
    return after


def reachable(table: Table, seat: int, quests: Sequence[ActiveQuest]) -> bool:
    """Whether all these quests could be met with what the guild has now."""
    return not arming.plan(table, seat, quests)[1]
