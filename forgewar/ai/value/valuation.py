"""Valuation: worth of things to a guild now, in prestige; the sums that all choices share."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from forgewar.ai.explain.fact import Detail, FactKind
from forgewar.ai.value import schedule
from forgewar.ai.value.armoury import armoury, expected_power, top_level, use_of
from forgewar.ai.value.weights import Weights
from forgewar.content.model import RESOURCES, Effect
from forgewar.rules import bonus
from forgewar.rules.state import MAX_LEVEL, Adventurer, Guild
from forgewar.rules.table import Table

FORESEEN: Final = 6  # rounds; later effects can be bought later too
COUNTED: Final = 1.0  # what a level counts in the end (END-2)


class Part(NamedTuple):
    """A named share of a score."""

    feature: FactKind
    weight: float
    detail: Detail = ""


class Valuation:
    """One guild's position, summed up."""

    __slots__ = (
        "_demands",
        "_known",
        "_top",
        "_values",
        "best",
        "company",
        "gold",
        "guild",
        "hero",
        "hoped",
        "income",
        "left",
        "per_unit",
        "pool",
        "resource",
        "seat",
        "stock",
        "strength",
        "table",
        "types",
        "weapons",
        "weights",
    )

    def __init__(self, table: Table, seat: int, weights: Weights) -> None:
        state = table.state
        guild = state.guilds[seat]
        self.table, self.seat, self.guild, self.weights = table, seat, guild, weights
        self.left = state.options.rounds - max(state.round, 1) + 1  # rounds, this one included
        self._weapons()
        self._people()
        stock, units = 0.0, self.per_unit
        for resource, amount in enumerate(guild.resources):
            if amount:
                stock += amount * units[resource]
        self.stock = stock
        self.income = weights.income * (1 + 0.5 * (state.stage - 1))
        last = self.left == 1
        self.gold = weights.last_gold if last else weights.gold
        ahead = min(self.left - 1, FORESEEN)
        self.hero = COUNTED if last else weights.hero + weights.hero_use * ahead
        self._price_resources()

    def _price_resources(self) -> None:
        """Value a unit of each resource by the demand of the quests."""
        state, weights, guild = self.table.state, self.weights, self.guild
        wanted, now = self._power_wanted()
        last = self.left == 1
        wanted += weights.appetite * state.stage * (self.left - 1)
        wanted += 0 if guild.quests and last else 6 * state.stage
        scale = weights.power if self.stock < wanted else weights.power * weights.surplus
        if last and state.phase == "end":
            scale = 0.0
        # Resources that can be forged at once count for more while a step is not met.
        urgent = scale
        if scale and self.stock < now:
            urgent *= weights.urgency * (2 if state.options.solo else 1)
        least, sell = weights.last_gold, self.table.catalogue.prices.sell
        self.resource = found = [scale * hoped for hoped in self.hoped]
        for resource, unit in enumerate(self.per_unit):
            if urgent * unit > found[resource]:
                found[resource] = urgent * unit
            if least * sell[resource] > found[resource]:
                found[resource] = least * sell[resource]

    def _power_wanted(self) -> tuple[float, int]:
        """Power that quests lack for their hardest reachable legs; and the power for this round's
        steps, including the first of a new quest."""
        tracks, company = self.table.catalogue.tracks, self.company
        later, now = 0, 3 * self.table.state.stage
        for quest in self.guild.quests:
            track, there = tracks[quest.key], company.get(quest.key, 0)
            legs, first = track.quest.legs, track.leg_at[quest.step]
            final = track.leg_at[min(track.last, quest.step + self.left - 1)]
            hardest = there
            for number in range(first, final + 1):
                hardest = max(hardest, legs[number].difficulty)
            later += hardest - there
            missing = self.power_needed(legs[first].difficulty, legs[first].types) - there
            if missing > 0:
                now += missing
        return float(later), now

    def _weapons(self) -> None:
        """Find the best weapon by level, the available types, and the power in a resource, now and
        with designs that could be claimed."""
        state, catalogue, guild = self.table.state, self.table.catalogue, self.guild
        self._top = top = top_level(guild)
        self._known = known = (*catalogue.starting, *guild.claims, *guild.designs)
        self.best, self.types, self.per_unit, self.weapons = armoury(catalogue, known, top)
        self.hoped = self.per_unit
        if self.left > 1:
            weights = self.weights
            self.hoped = expected_power(
                catalogue,
                self.per_unit,
                tuple(state.public),
                state.stage,
                weights.unclaimed,
                weights.gem,
            )

    def _people(self) -> None:
        """Find the adventurers in the pool, strongest first, the power on each quest, and the
        total."""
        designs, best = self.table.catalogue.designs, self.best
        company: dict[str, int] = {}
        pool: list[int] = []
        strength = 0
        for hero in self.guild.adventurers:
            power = best[hero.level]
            strength += power
            if hero.quest:
                armed = designs[hero.weapon].power + hero.honed
                company[hero.quest] = company.get(hero.quest, 0) + armed
            else:
                pool.append(power)
        pool.sort(reverse=True)
        self.company, self.pool, self.strength = company, pool, strength
        self._demands: dict[str, schedule.Demand] = {}
        self._values: dict[str, float] = {}

    def power_needed(self, difficulty: int, types: tuple[str, ...]) -> int:
        """Power that a leg takes, including the penalty for types that cannot be had."""
        return schedule.power_needed(difficulty, types, self.types)

    def others(self, key: str) -> schedule.Demand:
        """Demand of all active quests but this one in each round left; in solo, where one must be
        taken every round, including later ones."""
        quests = self.guild.quests
        if key not in self.company and key not in [quest.key for quest in quests]:
            key = ""  # the same for any other key
        if key not in self._demands:
            left, company, types = self.left, self.company, self.types
            track = self.table.track
            total = schedule.together(
                [
                    schedule.demand(track(q.key), q, company.get(q.key, 0), left, types)
                    for q in quests
                    if q.key != key
                ],
                left,
            )
            if self.table.solo:
                self._add_duty(total)
            self._demands[key] = total
        return self._demands[key]

    def _add_duty(self, total: schedule.Demand) -> None:
        """Add the quests that must be taken in solo: an easy one each round, and in the last round
        one with a single step (SOLO-11, SOLO-14)."""
        state, left = self.table.state, self.left
        duty = self.weights.duty * state.stage
        for ahead in range(1, left):
            total.forged[ahead] += round(duty * ahead)
            total.bound[ahead] += round(duty * min(ahead, 2))
        if left > 1:
            finale = schedule.finale(self.table, self.types)
            total.forged[left - 1] += finale - round(duty)
            total.bound[left - 1] += finale - round(duty)

    def due(self, kind: str) -> int:
        """Exact number that this round's bonus tile asks for, if it is of this kind."""
        key = bonus.due_tile(self.table.state)
        tile = self.table.catalogue.content.tiles[key] if key else None
        return tile.number if tile is not None and tile.kind == kind else 0

    def effects(self, effects: Iterable[Effect]) -> float:
        """Value of the effects of a card or leg."""
        values = self._values or self._effect_values()
        total = 0.0
        for effect in effects:
            kind = effect.kind
            total += effect.amount * (
                self.design(effect.design) if kind == "claim" else values[kind]
            )
        return total

    def _effect_values(self) -> dict[str, float]:
        """Value of one of each kind of effect, except claims."""
        weights = self.weights
        self._values = {
            **dict(zip(RESOURCES, self.resource, strict=True)),
            "gold": self.gold,
            "prestige": 1.0,
            "adventurer": self.hero,
            "level": self.level(),
            "overseer_move": weights.overseer_move * (0.5 + 0.5 * self.table.state.stage),
            "worker_move": weights.worker_move,
            "market_card": 1.5 if self.left > 1 else 0.5,  # of the discard
        }
        return self._values

    def level(self) -> float:
        weights = self.weights
        return weights.level if self.left > 1 else COUNTED

    def training(self, hero: Adventurer) -> float:
        """Value of one more level of this adventurer."""
        better = self.best[hero.level + 1] - self.best[hero.level] if hero.level < MAX_LEVEL else 0
        use = 0.15 * better * (self.left - 1)
        title = self.table.mode.champions and hero.level == MAX_LEVEL - 1
        base = self.weights.trained if self.left > 1 else COUNTED
        return base + (hero.level == MAX_LEVEL - 1) + use + (0.15 * self.left if title else 0.0)

    def design(self, key: str) -> float:
        """Value of knowing a design: its prestige, power and types."""
        table, weights = self.table, self.weights
        design = table.catalogue.designs[key]
        fit, gain, fresh, effects = use_of(table.catalogue, self._known, self._top, key)
        use = weights.design_use * gain + weights.design_type * len(fresh) + 0.3 * effects
        rounds = self.left - 1 if table.state.phase in ("quest", "end") else self.left
        if not rounds:
            return float(design.prestige)
        idle = [(r, n) for r, n in table.catalogue.costs[key] if not self.per_unit[r]]
        if idle:  # resources that no known design uses become power
            forged = min(self.guild.resources[r] // n for r, n in idle)
            use += weights.power * design.power * min(3, forged) / rounds
        asked = self._types_asked() if fresh else ()
        serves = weights.design_asked * len([kind for kind in fresh if kind in asked])
        return design.prestige + fit * (use * rounds + serves)

    def _types_asked(self) -> set[str]:
        """Types that the coming legs of active quests ask for."""
        found: set[str] = set()
        for quest in self.guild.quests:
            track = self.table.track(quest.key)
            for leg in track.quest.legs[track.leg_at[quest.step] :]:
                found.update(leg.types)
        return found


def leftover_prestige(guild: Guild, table: Table) -> float:
    """Prestige that a guild's gold and resources count at the end (END-2)."""
    sell = table.catalogue.prices.sell
    return (guild.gold + sum(a * s for a, s in zip(guild.resources, sell, strict=True))) / 4
