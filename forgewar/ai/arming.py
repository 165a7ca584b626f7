"""Which weapons to forge so that quests are met at the least cost.

Meeting one step is a small exact optimisation (`cheapest`). Several quests are armed one after the
other, in the sequence given, since what one takes is not there for the next.
"""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from forgewar.content.model import Design
from forgewar.rules import adventurer
from forgewar.rules.actions import Arm
from forgewar.rules.quest import MISSING_TYPE
from forgewar.rules.state import ActiveQuest, Adventurer, Guild
from forgewar.rules.table import Table

# The cost of an outfit, in hundredths of a gold: resources at the merchant's prices, and something
# for each adventurer who is then away, more for a better one.
GOLD = 100
AWAY = 60
AWAY_WHEN_SCARCE = 250  # when the coming legs will ask for nearly everybody
AWAY_LEVEL = 5
SCARCE = 0.6
CARRIED = 120  # what a point of power is worth that the hardest coming leg will ask for as well
PLENTY = 99  # of a resource: more than any outfit takes
MOST_STATES = 3000  # beyond this only the cheapest partial outfits are followed up


class Outfit(NamedTuple):
    """Weapons that meet a step, and what they cost."""

    cost: int
    arms: tuple[tuple[int, str], ...]  # adventurer and design


class _Option(NamedTuple):
    """A weapon in one adventurer's hand."""

    design: str
    power: int
    mask: int
    needs: tuple[tuple[int, int], ...]
    cost: int


class Step(NamedTuple):
    """What a quest's present step asks for."""

    difficulty: int
    types: tuple[str, ...]  # those of this step come first, the others will be asked for later
    asked: int  # how many of the types this step asks for
    hardest: int  # the difficulty of the hardest coming leg
    pledged: tuple[int, ...]  # champions who must be there
    away: int  # what sending one more adventurer costs

    def needed(self, mask: int) -> int:
        """The power it takes with weapons of these types (a bit for each type asked for)."""
        now = mask & ((1 << self.asked) - 1)
        return self.difficulty + MISSING_TYPE * (self.asked - now.bit_count())

    def met(self, power: int, mask: int) -> bool:
        return power >= self.needed(mask)

    def carried(self, power: int, mask: int) -> int:
        """What weapons that will serve the hardest coming leg as well save later."""
        if not self.hardest:
            return 0
        return CARRIED * (
            min(power, self.hardest) + MISSING_TYPE * (mask >> self.asked).bit_count()
        )


def plan(
    table: Table, seat: int, quests: Iterable[ActiveQuest], *, exact: bool = True
) -> tuple[list[Arm], list[str]]:
    """The weapons to forge for those of the quests that can be met, taken in this sequence, by
    adventurers of the pool and on the quest itself; and the quests that cannot. Nothing changes.
    Not `exact` takes the next best weapon each time, which is quicker and may cost more."""
    guild = table.state.guilds[seat]
    arms: list[Arm] = []
    unmet: list[str] = []
    for active in quests:
        outfit = cheapest(table, guild, active) if exact else stepwise(table, guild, active)
        if outfit is None:
            unmet.append(active.key)
        elif outfit.arms:
            guild = with_outfit(table, guild, active, outfit)
            arms += [Arm(active.key, number, design) for number, design in outfit.arms]
    return arms, unmet


def with_outfit(table: Table, guild: Guild, active: ActiveQuest, outfit: Outfit) -> Guild:
    """A copy of the guild after forging."""
    guild = guild.clone()
    for number, design in outfit.arms:
        for resource, amount in table.catalogue.costs[design]:
            guild.resources[resource] -= amount
        hero = guild.adventurers[number]
        guild.adventurers[number] = replace(hero, quest=active.key, weapon=design, honed=0)
    return guild


def cheapest(table: Table, guild: Guild, active: ActiveQuest) -> Outfit | None:
    """The outfit of least cost with which the quest's present step is met, or `None`. What will
    serve a coming, harder leg as well is worth some of its cost."""
    step = _step(table, guild, active)
    present, others = _choices(table, guild, active, step)
    states: _Partial = {(0, 0, tuple(guild.resources)): (0, ())}
    if not {*step.pledged} <= {number for number, _ in present}:
        return None  # a champion promised to this quest is out on another one
    for number, options in present:
        states = _extended(states, number, options)
    best: Outfit | None = None
    least = 0
    most_carried = step.carried(step.hardest, -1 << step.asked & (1 << len(step.types)) - 1)
    strongest = [max(option.power for option in options) for _, options in others]
    for i in range(len(others) + 1):
        reach = sum(strongest[i:])
        going: _Partial = {}
        for (power, mask, left), (cost, arms) in states.items():
            if best is not None and cost - most_carried >= least:
                continue
            if step.met(power, mask):  # whoever joins now is not needed
                net = cost - step.carried(power, mask)
                if best is None or net < least:
                    best, least = Outfit(cost, arms), net
            elif power + reach >= step.difficulty:
                going[power, mask, left] = (cost, arms)
        if i < len(others):
            number, options = others[i]
            states = _extended(_fewer(going), number, options)
    return best


def dreamt(table: Table, guild: Guild, active: ActiveQuest) -> Outfit | None:
    """The outfit of least cost with which the quest's present step would be met if there were
    enough of every resource; `None` if no ore in the world would do."""
    guild = guild.clone()
    guild.resources[:] = [PLENTY] * len(guild.resources)
    step = _step(table, guild, active)
    present, others = _choices(table, guild, active, step)
    if not {*step.pledged} <= {number for number, _ in present}:
        return None
    enough = step.needed(0)  # more power than that makes no difference
    states: dict[tuple[int, int], Outfit] = {(0, 0): Outfit(0, ())}
    for number, options in (*present, *others):
        after: dict[tuple[int, int], Outfit] = {}
        for (power, mask), (cost, arms) in states.items():
            for option in options:
                key = (min(enough, power + option.power), mask | option.mask)
                total = cost + option.cost
                if key not in after or total < after[key].cost:
                    more = ((number, option.design),) if option.needs else ()
                    after[key] = Outfit(total, arms + more)
        states = after
    met = [outfit for (power, mask), outfit in states.items() if step.met(power, mask)]
    return min(met, default=None)


# What partial outfits bring and leave of the resources, with their cost and the arms so far.
_Partial = dict[tuple[int, int, tuple[int, ...]], tuple[int, tuple[tuple[int, str], ...]]]


def _fewer(states: _Partial) -> _Partial:
    if len(states) <= MOST_STATES:
        return states
    ranked = sorted(states.items(), key=lambda item: item[1][0] - GOLD * item[0][0])
    return dict(ranked[:MOST_STATES])


def _extended(states: _Partial, number: int, options: list[_Option]) -> _Partial:
    """Every partial outfit with each of one adventurer's options."""
    after: _Partial = {}
    for (power, mask, left), (cost, arms) in states.items():
        for option in options:
            rest = left
            if option.needs:
                spent = list(left)
                for resource, amount in option.needs:
                    spent[resource] -= amount
                if min(spent) < 0:
                    continue
                rest = tuple(spent)
            key = (power + option.power, mask | option.mask, rest)
            total = cost + option.cost
            if key not in after or total < after[key][0]:
                found = (*arms, (number, option.design)) if option.needs else arms
                after[key] = (total, found)
    return after


def _step(table: Table, guild: Guild, active: ActiveQuest) -> Step:
    track = table.track(active.key)
    number = track.leg_at[active.step]
    leg = track.quest.legs[number]
    pledged: tuple[int, ...] = ()
    if active.taken == table.state.round:
        pledged = tuple(n for n in (active.expeditious, active.charming) if n >= 0)
    last = min(track.last, active.step + table.state.options.rounds - table.state.round)
    coming = track.quest.legs[number + 1 : track.leg_at[max(active.step, last)] + 1]
    hardest = max((ahead.difficulty for ahead in coming), default=0)
    later = {kind: None for ahead in coming for kind in ahead.types if kind not in leg.types}
    pool = sum(1 for hero in guild.adventurers if not hero.quest)
    designs = table.catalogue.designs
    strongest = max(designs[key].power for key in adventurer.known_designs(table, guild))
    scarce = hardest > leg.difficulty and hardest > SCARCE * strongest * pool
    away = AWAY_WHEN_SCARCE if scarce else AWAY
    types = (*leg.types, *later)
    return Step(leg.difficulty, types, len(leg.types), hardest, pledged, away)


def _choices(
    table: Table, guild: Guild, active: ActiveQuest, step: Step
) -> tuple[list[tuple[int, list[_Option]]], list[tuple[int, list[_Option]]]]:
    """What everybody can do who must be on the quest, and who may join it from the pool."""
    forgeable = [
        design
        for design in adventurer.known_designs(table, guild)
        if adventurer.affordable(table, guild, design)
    ]
    present: list[tuple[int, list[_Option]]] = []
    others: list[tuple[int, list[_Option]]] = []
    for number, hero in enumerate(guild.adventurers):
        here, pledged = hero.quest == active.key, number in step.pledged
        if hero.quest and not here:
            continue
        options: list[_Option] = []
        if here:
            options.append(_option(table, hero, hero.weapon, step, forged=False))
        elif not pledged:
            options.append(_STAYS)
        fresh = replace(hero, honed=0)
        for design in forgeable:
            if table.catalogue.designs[design].level <= hero.level:
                option = _option(table, fresh, design, step, forged=True)
                away = 0 if here else step.away + AWAY_LEVEL * hero.level
                options.append(option._replace(cost=option.cost + away))
        (present if here or pledged else others).append((number, options))
    return present, [(number, options) for number, options in others if len(options) > 1]


_STAYS = _Option("", 0, 0, (), 0)


def _option(table: Table, hero: Adventurer, key: str, step: Step, *, forged: bool) -> _Option:
    design = table.catalogue.designs[key]
    mask = 0
    if step.types:
        types = adventurer.weapon_types(table, hero, design)
        mask = sum(1 << i for i, kind in enumerate(step.types) if kind in types)
    needs = table.catalogue.costs[key] if forged else ()
    buy = table.catalogue.prices.buy
    cost = GOLD * sum(buy[resource] * amount for resource, amount in needs)
    return _Option(key, adventurer.weapon_power(table, hero, design), mask, needs, cost)


def stepwise(table: Table, guild: Guild, active: ActiveQuest) -> Outfit | None:
    """One weapon after the other, each time the one that helps most, then for least. Nobody who is
    on the quest gets another weapon, and those who join are taken for ordinary people."""
    if active.expeditious >= 0 or active.charming >= 0:
        return cheapest(table, guild, active)
    track, designs, costs = table.track(active.key), table.catalogue.designs, table.catalogue.costs
    leg = track.quest.legs[track.leg_at[active.step]]
    missing = {*leg.types}
    short = leg.difficulty
    pool: list[tuple[int, int]] = []
    for number, hero in enumerate(guild.adventurers):
        if not hero.quest:
            pool.append((hero.level, number))
        elif hero.quest == active.key:
            design = designs[hero.weapon]
            short -= adventurer.weapon_power(table, hero, design)
            if missing:
                missing.difference_update(adventurer.weapon_types(table, hero, design))
    short += MISSING_TYPE * len(missing)
    if short <= 0:
        return Outfit(0, ())
    if not pool:
        return None
    pool.sort()
    left, buy, top = list(guild.resources), table.catalogue.prices.buy, pool[-1][0]
    known = [designs[key] for key in adventurer.known_designs(table, guild)]
    known = [design for design in known if design.level <= top]
    arms: list[tuple[int, str]] = []
    total = 0
    while short > 0:
        best: Design | None = None
        best_after, best_cost = short, 0
        for design in known:
            help_ = design.power
            if missing:
                help_ += MISSING_TYPE * len(missing.intersection(design.types))
            after = short - help_ if help_ < short else 0
            if after > best_after or design.level > top:
                continue
            needs = costs[design.id]
            cost = 0
            for resource, amount in needs:
                if left[resource] < amount:
                    break
                cost += buy[resource] * amount
            else:
                if after < best_after or (best is not None and cost < best_cost):
                    best, best_after, best_cost = design, after, cost
        if best is None:
            return None
        place = next(i for i, (level, _) in enumerate(pool) if level >= best.level)
        arms.append((pool.pop(place)[1], best.id))
        top = pool[-1][0] if pool else 0
        for resource, amount in costs[best.id]:
            left[resource] -= amount
        missing.difference_update(best.types)
        short, total = best_after, total + GOLD * best_cost
    return Outfit(total, tuple(arms))
