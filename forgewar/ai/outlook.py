"""What things are worth to a guild now, in prestige: the sums that every choice shares."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from forgewar.ai import schedule
from forgewar.ai.armoury import armoury, power_in
from forgewar.ai.choice import Detail
from forgewar.content.model import RESOURCES, Effect
from forgewar.rules import adventurer, bonus
from forgewar.rules.state import MAX_LEVEL, ActiveQuest, Adventurer, Guild, Options
from forgewar.rules.table import Table

FORESEEN = 6  # rounds; what lasts longer than that can be had later too
COUNTED = 1.0  # what a level counts in the end (END-2)
GEM = RESOURCES.index("emerald")  # a stage has one gem more
_RESOURCE = {name: i for i, name in enumerate(RESOURCES)}


class Temper(Struct, frozen=True):
    """How a guild reckons. All weights are in prestige."""

    whim: float = 0.0  # how far a judgement may be off
    taste: float = 2.0  # how far it may prefer one starting wealth to another for no reason
    foresight: bool = True  # looks at the coming legs and at what others gain
    power: float = 0.9  # a point of power, while it is wanted
    urgency: float = 1.5  # how much more, while there is too little for this round
    unclaimed: float = 0.45  # the part of that in resources for designs not claimed yet
    surplus: float = 0.4  # the part of that which is left when there is plenty
    appetite: float = 3.0  # power wanted for each coming round
    income: float = 2.2  # power that a coming round brings, in Stage I
    gold: float = 1.0
    last_gold: float = 0.25
    hero_round: float = 1.2  # an adventurer away for a round
    last_hero_round: float = 1.5
    level: float = 1.2
    trained: float = 2.1  # one that can be given to anybody, before what it lets him wield
    hero: float = 2.2  # an adventurer more, while a round is to come ...
    hero_use: float = 0.9  # ... and for each coming round
    overseer_move: float = 1.8
    worker_move: float = 0.3
    rivals: float = 0.5  # what others gain, shared among them
    landing: float = 0.45  # the part of a hex's worth that standing on it is worth
    second_move: float = 1.2  # what being last costs
    savvy: float = 0.25  # a stall or Savvy for each coming round
    design_use: float = 0.35  # a stronger weapon for each coming round and point of power
    design_type: float = 0.25  # a new type for each coming round
    design_asked: float = 2.0  # a new type that an active quest will ask for
    gem: float = 1.0  # the power in a gem before the design for it is known
    margin: float = 4.0  # power beyond a leg's need that makes meeting it as likely as not
    doubt: float = 0.2  # how much a point of power more or less changes that
    crowd: float = 1.0  # the part of what other quests need that is not there for this one
    growth: float = 0.5  # adventurers, of the weakest, that a coming round brings
    duty: float = 2.5  # power that a quest still to be taken asks for in solo, in Stage I
    haste: float = 1.0  # the market action that making up for a step takes


def tempered(temper: Temper, options: Options) -> Temper:
    """The same temper in this kind of game: in solo it is power that keeps it going, and what lasts
    is worth more in a long one."""
    if options.solo:
        temper = replace(
            temper,
            power=temper.power * 2.8,
            urgency=temper.urgency / 1.5,
            unclaimed=temper.unclaimed * 1.5,
            design_use=temper.design_use * 2,
            second_move=0.0,  # it does not change the order (SOLO-8)
        )
    if options.mode != "epic":
        return temper
    return replace(
        temper,
        design_use=temper.design_use * 2,
        level=temper.level * 1.7,
        hero_use=temper.hero_use * 0.5,
        gold=temper.gold * 0.8,
    )


class Part(NamedTuple):
    """A named share of a score."""

    feature: str
    weight: float
    detail: Detail = ""


class Outlook:
    """One guild's position, summed up."""

    __slots__ = (
        "_demands",
        "best",
        "company",
        "gold",
        "guild",
        "hero",
        "hoped",
        "income",
        "left",
        "need",
        "per_unit",
        "pool",
        "resource",
        "seat",
        "stock",
        "strength",
        "table",
        "temper",
        "types",
    )

    def __init__(self, table: Table, seat: int, temper: Temper) -> None:
        state, catalogue = table.state, table.catalogue
        guild = state.guilds[seat]
        self.table, self.seat, self.guild, self.temper = table, seat, guild, temper
        self.left = state.options.rounds - max(state.round, 1) + 1  # rounds, this one included
        self._weapons()
        self._people()
        resources = guild.resources
        self.stock = sum(
            amount * unit for amount, unit in zip(resources, self.per_unit, strict=True) if amount
        )
        self.income = temper.income * (1 + 0.5 * (state.stage - 1))
        self.need = sum(self.shortage(quest) for quest in guild.quests)
        last = self.left == 1
        self.gold = temper.last_gold if last else temper.gold
        ahead = min(self.left - 1, FORESEEN)
        self.hero = COUNTED if last else temper.hero + temper.hero_use * ahead
        wanted = self.need + temper.appetite * state.stage * (self.left - 1)
        wanted += 0 if guild.quests and last else 6 * state.stage
        scale = temper.power if self.stock < wanted else temper.power * temper.surplus
        if last and state.phase == "end":
            scale = 0
        sell = catalogue.prices.sell
        # What can be forged into weapons at once counts for more while a step is not met.
        urgent = scale
        if scale and self.stock < self._wanted_now():
            urgent *= temper.urgency * (2 if state.options.solo else 1)
        self.resource = [
            max(temper.last_gold * sell[r], urgent * self.per_unit[r], scale * self.hoped[r])
            for r in range(6)
        ]

    def _wanted_now(self) -> int:
        """The power that this round's steps take, a new quest's first one included."""
        wanted = 3 * self.table.state.stage
        for quest in self.guild.quests:
            track = self.table.track(quest.key)
            leg = track.quest.legs[track.leg_at[quest.step]]
            missing = self.needed(leg.difficulty, leg.types) - self.company.get(quest.key, 0)
            wanted += max(0, missing)
        return wanted

    def _weapons(self) -> None:
        """The best weapon by level, the types that can be had, and the power in a resource, now and
        with designs that could be claimed."""
        state, catalogue, temper = self.table.state, self.table.catalogue, self.temper
        top = max([hero.level for hero in self.guild.adventurers], default=1)
        known = tuple(adventurer.known_designs(self.table, self.guild))
        self.best, self.types, self.per_unit = armoury(catalogue, known, top)
        self.hoped = self.per_unit
        if self.left > 1:
            public = power_in(catalogue, tuple(state.public), MAX_LEVEL)
            gems = range(GEM, GEM + state.stage)
            self.hoped = tuple(
                max(now, temper.unclaimed * each, temper.gem if resource in gems else 0.0)
                for resource, (now, each) in enumerate(zip(self.per_unit, public, strict=True))
            )

    def _people(self) -> None:
        """Who is in the pool, strongest first, the power on each quest, and all there could be."""
        designs = self.table.catalogue.designs
        self.company: dict[str, int] = {}
        self.pool: list[int] = []
        self.strength = 0
        self._demands: dict[str, schedule.Demand] = {}
        for hero in self.guild.adventurers:
            self.strength += self.best[hero.level]
            if hero.quest:
                power = designs[hero.weapon].power + hero.honed
                self.company[hero.quest] = self.company.get(hero.quest, 0) + power
            else:
                self.pool.append(self.best[hero.level])
        self.pool.sort(reverse=True)

    def shortage(self, quest: ActiveQuest) -> int:
        """The power that a quest still lacks for its hardest leg that can be reached."""
        track = self.table.track(quest.key)
        first = track.leg_at[quest.step]
        final = track.leg_at[min(track.last, quest.step + self.left - 1)]
        hardest = max(leg.difficulty for leg in track.quest.legs[first : final + 1])
        return max(0, hardest - self.company.get(quest.key, 0))

    def needed(self, difficulty: int, types: tuple[str, ...]) -> int:
        """The power a leg takes, types that cannot be had included."""
        return schedule.needed(difficulty, types, self.types)

    def others(self, key: str) -> schedule.Demand:
        """What all active quests but this one ask for in each round left; in solo, where one must
        be taken every round, those still to come as well."""
        if key not in self._demands:
            left, company = self.left, self.company
            track = self.table.track
            total = schedule.together(
                [
                    schedule.demand(track(q.key), q, company.get(q.key, 0), left, self.types)
                    for q in self.guild.quests
                    if q.key != key
                ],
                left,
            )
            if self.table.state.options.solo:
                self._add_duty(total)
            self._demands[key] = total
        return self._demands[key]

    def _add_duty(self, total: schedule.Demand) -> None:
        """The quests that will have to be taken: an easy one each round, and in the last round one
        that has a single step (SOLO-11, SOLO-14)."""
        state, left = self.table.state, self.left
        duty = self.temper.duty * state.stage
        for ahead in range(1, left):
            total.forged[ahead] += round(duty * ahead)
            total.bound[ahead] += round(duty * min(ahead, 2))
        if left > 1:
            finale = schedule.finale(self.table, self.types)
            total.forged[left - 1] += finale - round(duty)
            total.bound[left - 1] += finale - round(duty)

    def due(self, kind: str) -> int:
        """The exact number that this round's bonus tile asks for, if it is of this kind."""
        key = bonus.due_tile(self.table.state)
        tile = self.table.catalogue.content.tiles[key] if key else None
        return tile.number if tile is not None and tile.kind == kind else 0

    def effects(self, effects: Iterable[Effect]) -> float:
        """What a card or leg gives."""
        return sum(self.effect(effect) * effect.amount for effect in effects)

    def effect(self, effect: Effect) -> float:
        kind, temper = effect.kind, self.temper
        if kind in _RESOURCE:
            return self.resource[_RESOURCE[kind]]
        if kind == "gold":
            return self.gold
        if kind == "prestige":
            return 1.0
        if kind == "adventurer":
            return self.hero
        if kind == "level":
            return self.level()
        if kind == "overseer_move":
            return temper.overseer_move * (0.5 + 0.5 * self.table.state.stage)
        if kind == "worker_move":
            return temper.worker_move
        if kind == "claim":
            return self.design(effect.design)
        return 1.5 if self.left > 1 else 0.5  # a card of the discard

    def level(self) -> float:
        temper = self.temper
        return temper.level if self.left > 1 else COUNTED

    def training(self, hero: Adventurer) -> float:
        """What one more level of this adventurer is worth."""
        better = self.best[hero.level + 1] - self.best[hero.level] if hero.level < MAX_LEVEL else 0
        use = 0.15 * better * (self.left - 1)
        title = self.table.state.options.mode == "epic" and hero.level == MAX_LEVEL - 1
        base = self.temper.trained if self.left > 1 else COUNTED
        return base + (hero.level == MAX_LEVEL - 1) + use + (0.15 * self.left if title else 0.0)

    def design(self, key: str) -> float:
        """What knowing a design is worth: its prestige, its strength and its types."""
        design, temper = self.table.catalogue.designs[key], self.temper
        level = max((hero.level for hero in self.guild.adventurers), default=1)
        rounds = self.left - 1 if self.table.state.phase in ("quest", "end") else self.left
        fit = 1.0 if level >= design.level else 0.2 if level == design.level - 1 else 0.05
        gain = max(0, design.power - self.best[design.level])
        fresh = [kind for kind in design.types if kind not in self.types]
        effects = sum(e.amount * (1.0 if e.kind == "prestige" else 0.4) for e in design.effects) * (
            1.0 if design.acts_on == "leg" else 0.6
        )
        use = temper.design_use * gain + temper.design_type * len(fresh) + 0.3 * effects
        idle = [(r, n) for r, n in self.table.catalogue.costs[key] if not self.per_unit[r]]
        if idle and rounds:  # what lies there for want of a design becomes power
            forged = min(self.guild.resources[r] // n for r, n in idle)
            use += temper.power * design.power * min(3, forged) / rounds
        asked = self._asked() if fresh and rounds else set()
        serves = temper.design_asked * len([kind for kind in fresh if kind in asked])
        return design.prestige + fit * (use * rounds + serves)

    def _asked(self) -> set[str]:
        """The types that the coming legs of active quests ask for."""
        found: set[str] = set()
        for quest in self.guild.quests:
            track = self.table.track(quest.key)
            for leg in track.quest.legs[track.leg_at[quest.step] :]:
                found.update(leg.types)
        return found


def left_over(guild: Guild, table: Table) -> float:
    """What a guild's gold and resources count in the end (END-2)."""
    sell = table.catalogue.prices.sell
    return (guild.gold + sum(a * s for a, s in zip(guild.resources, sell, strict=True))) / 4
