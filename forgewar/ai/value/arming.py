"""Chooses weapons so that quests are met at the least cost.

Meeting one step is a small exact optimisation (`cheapest`). Several quests are armed one after the
other, in the order given, since resources can be used only once.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from forgewar.ai.value.armoury import Weapon
from forgewar.rules import adventurer
from forgewar.rules.actions import Arm
from forgewar.rules.quest import MISSING_TYPE
from forgewar.rules.state import ActiveQuest, Adventurer, Guild
from forgewar.rules.table import Table

# The cost of an outfit, in hundredths of a gold: resources at the merchant's prices, and something
# for each adventurer who is then away, more for a better one.
GOLD: Final = 100
AWAY: Final = 60
AWAY_WHEN_SCARCE: Final = 250  # when the coming legs will ask for nearly everybody
AWAY_LEVEL: Final = 5
SCARCE: Final = 0.6
CARRIED: Final = 120  # value of a point of power that the hardest coming leg will ask for as well
PLENTY: Final = 99  # of a resource: more than any outfit takes
MOST_STATES: Final = 3000  # beyond this only the cheapest partial outfits are followed up


class Outfit(NamedTuple):
    """Weapons that meet a step, and their cost."""

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
    """Requirements of a quest's present step."""

    difficulty: int
    types: tuple[str, ...]  # those of this step first, then those of later steps
    asked: int  # number of types that this step asks for
    hardest: int  # the difficulty of the hardest coming leg
    pledged: tuple[int, ...]  # champions who must be there
    away: int  # cost of sending one more adventurer

    def power_needed(self, mask: int) -> int:
        """Power needed with weapons of these types (a bit for each type asked for)."""
        now = mask & ((1 << self.asked) - 1)
        return self.difficulty + MISSING_TYPE * (self.asked - now.bit_count())

    def is_met(self, power: int, mask: int) -> bool:
        return power >= self.power_needed(mask)

    def later_savings(self, power: int, mask: int) -> int:
        """Later savings by weapons that will serve the hardest coming leg as well."""
        if not self.hardest:
            return 0
        return CARRIED * (
            min(power, self.hardest) + MISSING_TYPE * (mask >> self.asked).bit_count()
        )


def plan(table: Table, seat: int, quests: Iterable[ActiveQuest]) -> tuple[list[Arm], list[str]]:
    """Weapons to forge for the quests that can be met, in this order, by adventurers of the pool
    and on the quest itself; and the quests that cannot. Nothing changes."""
    guild = table.state.guilds[seat]
    arms: list[Arm] = []
    unmet: list[str] = []
    for active in quests:
        outfit = cheapest(table, guild, active)
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
    """Outfit of least cost that meets the quest's present step, or `None`. Weapons that serve a
    coming, harder leg as well count as cheaper."""
    step = _step(table, guild, active)
    present, others = _choices(table, guild, active, step)
    states: _Partial = {(0, 0, tuple(guild.resources)): (0, ())}
    if not {*step.pledged} <= {number for number, _ in present}:
        return None  # a champion promised to this quest is out on another one
    for number, options in present:
        states = _extend(states, number, options)
    best: Outfit | None = None
    least = 0
    most_savings = step.later_savings(step.hardest, -1 << step.asked & (1 << len(step.types)) - 1)
    strongest = [max(option.power for option in options) for _, options in others]
    for i in range(len(others) + 1):
        reach = sum(strongest[i:])
        going: _Partial = {}
        for (power, mask, left), (cost, arms) in states.items():
            if best is not None and cost - most_savings >= least:
                continue
            if step.is_met(power, mask):  # nobody else needs to join
                net = cost - step.later_savings(power, mask)
                if best is None or net < least:
                    best, least = Outfit(cost, arms), net
            elif power + reach >= step.difficulty:
                going[power, mask, left] = (cost, arms)
        if i < len(others):
            number, options = others[i]
            states = _extend(_fewer(going), number, options)
    return best


def cheapest_unlimited(table: Table, guild: Guild, active: ActiveQuest) -> Outfit | None:
    """Outfit of least cost with unlimited resources; `None` if even that cannot meet the quest's
    present step."""
    guild = guild.clone()
    guild.resources[:] = [PLENTY] * len(guild.resources)
    step = _step(table, guild, active)
    present, others = _choices(table, guild, active, step)
    if not {*step.pledged} <= {number for number, _ in present}:
        return None
    enough = step.power_needed(0)  # more power than that makes no difference
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
    met = [outfit for (power, mask), outfit in states.items() if step.is_met(power, mask)]
    return min(met, default=None)


# Partial outfits: power, types and resources left, with their cost and the arms so far.
_Partial = dict[tuple[int, int, tuple[int, ...]], tuple[int, tuple[tuple[int, str], ...]]]


def _fewer(states: _Partial) -> _Partial:
    if len(states) <= MOST_STATES:
        return states
    ranked = sorted(states.items(), key=lambda item: item[1][0] - GOLD * item[0][0])
    return dict(ranked[:MOST_STATES])


def _extend(states: _Partial, number: int, options: list[_Option]) -> _Partial:
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
    """Options of the adventurers who must be on the quest, and of those who may join it from the
    pool."""
    forgeable = adventurer.forgeable(table, guild)
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


_STAYS: Final = _Option("", 0, 0, (), 0)


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


class Muster:
    """Adventurers at home, the weakest first, and resources to forge from; used by rollouts."""

    __slots__ = ("left", "pool")

    def __init__(self, pool: list[tuple[int, int]], left: list[int]) -> None:
        self.pool, self.left = pool, left  # level and number of adventurers, resources

    @staticmethod
    def of(guild: Guild) -> "Muster":
        pool = [(hero.level, n) for n, hero in enumerate(guild.adventurers) if not hero.quest]
        pool.sort()
        return Muster(pool, guild.resources.copy())

    def copy(self) -> "Muster":
        return Muster(self.pool.copy(), self.left.copy())

    def can_pay(self, weapon: Weapon) -> bool:
        left = self.left
        return all(left[resource] >= amount for resource, amount in weapon.needs)

    def forge(self, place: int, weapon: Weapon) -> tuple[int, str]:
        """Send an adventurer of the pool with a weapon."""
        for resource, amount in weapon.needs:
            self.left[resource] -= amount
        return self.pool.pop(place)[1], weapon.design


def lacking(table: Table, guild: Guild, active: ActiveQuest) -> tuple[int, list[str]]:
    """Power that a quest's present step lacks, and the missing types, which are not counted in
    it."""
    track, designs = table.catalogue.tracks[active.key], table.catalogue.designs
    leg = track.quest.legs[track.leg_at[active.step]]
    missing: list[str] = [*leg.types]
    short = leg.difficulty
    for hero in guild.adventurers:
        if hero.quest == active.key:
            design = designs[hero.weapon]
            short -= adventurer.weapon_power(table, hero, design)
            if missing:
                types = adventurer.weapon_types(table, hero, design)
                missing = [kind for kind in missing if kind not in types]
    return short, missing


def arm_greedily(
    table: Table, guild: Guild, active: ActiveQuest, weapons: Sequence[Weapon], muster: Muster
) -> list[tuple[int, str]] | None:
    """Adventurers and weapons that meet a quest's present step: one weapon after the other, each
    time the one that helps most, then the cheapest. Nobody on the quest gets another weapon, and
    abilities of those who join are ignored. Takes them from the muster, or leaves it unchanged and
    returns `None`."""
    short, missing = lacking(table, guild, active)
    trial = muster.copy()
    arms: list[tuple[int, str]] = []
    if active.taken == table.state.round:
        for number in (active.expeditious, active.charming):
            if number >= 0 and guild.adventurers[number].quest != active.key:
                sent = _send_champion(number, weapons, trial)
                if sent is None:
                    return None
                arms.append(sent[0])
                short -= sent[1].power
                missing = [kind for kind in missing if kind not in sent[1].types]
    short += MISSING_TYPE * len(missing)
    while short > 0:
        if not trial.pool:
            return None
        best = _most_helpful(short, missing, weapons, trial)
        if best is None:
            return None
        helped = [kind for kind in missing if kind in best.types]
        missing = [kind for kind in missing if kind not in best.types]
        short -= best.power + MISSING_TYPE * len(helped)
        place = next(i for i, (level, _) in enumerate(trial.pool) if level >= best.level)
        arms.append(trial.forge(place, best))
    if arms:
        muster.pool, muster.left = trial.pool, trial.left
    return arms


def _most_helpful(
    short: int, missing: Sequence[str], weapons: Sequence[Weapon], muster: Muster
) -> Weapon | None:
    """Weapon after which the least is lacking, then the cheapest."""
    best: Weapon | None = None
    best_after, best_price, top, left = short, 0, muster.pool[-1][0], muster.left
    for weapon in weapons:
        level, help_, types, needs, price, _ = weapon
        if missing:
            for kind in missing:
                if kind in types:
                    help_ += MISSING_TYPE
        after = short - help_ if help_ < short else 0
        if after > best_after or level > top or (after == best_after and price >= best_price):
            continue
        for resource, amount in needs:
            if left[resource] < amount:
                break
        else:
            best, best_after, best_price = weapon, after, price
    return best


def _send_champion(
    number: int, weapons: Sequence[Weapon], muster: Muster
) -> tuple[tuple[int, str], Weapon] | None:
    """Send a pledged champion with the strongest weapon for him."""
    for place, (level, other) in enumerate(muster.pool):
        if other == number:
            fit = [each for each in weapons if each.level <= level and muster.can_pay(each)]
            if fit:
                best = max(fit, key=lambda each: each.power)
                return muster.forge(place, best), best
    return None
