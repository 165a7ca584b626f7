"""QUEST: taking quests, arming adventurers for them, advancing and completing them."""

from typing import Final, NamedTuple

from msgspec.structs import replace

from forgewar.content.model import WeaponType
from forgewar.rules import adventurer, champion, effects, failure
from forgewar.rules import events as ev
from forgewar.rules.actions import (
    Action,
    Advance,
    Arm,
    DeclineQuest,
    Disarm,
    FinishManaging,
    TakeQuest,
)
from forgewar.rules.agenda import CompleteLeg, ReturnHome, RushOn, ShareLevels, StartRewards
from forgewar.rules.decisions import Acquisition, LevelReward, Management, Rewards
from forgewar.rules.refusal import NOT_NOW, Refusal, no
from forgewar.rules.state import MAX_LEVEL, MAX_QUESTS, ActiveQuest, Adventurer
from forgewar.rules.table import Table

MISSING_TYPE: Final = 3

_DECLINE: Final = DeclineQuest()
_FINISH: Final = FinishManaging()


# Standing


class Standing(NamedTuple):
    """Strength of a quest against its present step (QUEST-5) and its pledges (CHAMP-8)."""

    power: int
    difficulty: int
    missing: tuple[WeaponType, ...]
    pledged: tuple[int, ...]  # champions promised to it this round who are not on it

    @property
    def needed(self) -> int:
        return self.difficulty + MISSING_TYPE * len(self.missing)

    @property
    def short(self) -> int:
        return max(0, self.needed - self.power)

    @property
    def met(self) -> bool:
        return self.power >= self.needed and not self.pledged


def standing(table: Table, seat: int, quest: ActiveQuest) -> Standing:
    """Standing of a quest with the adventurers on it."""
    track = table.track(quest.key)
    leg = track.quest.legs[track.leg_at[quest.step]]
    heroes, designs, key = table.state.guilds[seat].adventurers, table.catalogue.designs, quest.key
    power, missing = 0, leg.types
    for hero in heroes:
        if hero.quest != key or not hero.weapon:  # he may be shown between two weapons (ADV-5)
            continue
        design = designs[hero.weapon]
        power += adventurer.weapon_power(table, hero, design)
        if missing:
            types = adventurer.weapon_types(table, hero, design)
            missing = tuple([kind for kind in missing if kind not in types])
    pledged: tuple[int, ...] = ()
    if quest.taken == table.state.round:
        pledged = tuple(
            number
            for number in (quest.expeditious, quest.charming)
            if number >= 0 and heroes[number].quest != key
        )
    return Standing(power, leg.difficulty, missing, pledged)


def unmet(table: Table, seat: int) -> list[ActiveQuest]:
    """Quests that would fail if the guild finished managing now (QUEST-6)."""
    quests = table.state.guilds[seat].quests
    return [quest for quest in quests if not standing(table, seat, quest).met]


# Acquisition


def offer_price(table: Table, place: int) -> int:
    """Gold for the quest at a place of the offer (QUEST-2)."""
    return table.catalogue.prices.places[place]


def acquisition_choices(table: Table, decision: Acquisition) -> list[Action]:
    state = table.state
    guild = state.guilds[decision.seat]
    found: list[Action] = []
    if len(guild.quests) < MAX_QUESTS:
        skips, charms = 0, False
        if table.mode.champions:  # without champions there is nothing to ask
            skips = champion.free_champion(table, guild, "skip_steps")[1]
            charms = champion.free_champion(table, guild, "charm_gold")[0] >= 0
        for place, key in enumerate(state.offer):
            if not key:
                continue
            reach = min(skips, table.track(key).last) if skips else 0
            if offer_price(table, place) <= guild.gold:
                found.append(TakeQuest(key))
                found += [TakeQuest(key, skip) for skip in range(1, reach + 1)] if reach else ()
            if charms:
                found += [TakeQuest(key, skip, True) for skip in range(reach + 1)]
    if not (table.solo and found):
        found.append(_DECLINE)  # SOLO-11: not a choice while a quest can be taken
    return found


def acquisition_refusal(table: Table, decision: Acquisition, action: Action) -> Refusal | None:
    state = table.state
    guild = state.guilds[decision.seat]
    if type(action) is DeclineQuest:
        if _DECLINE in acquisition_choices(table, decision):
            return None
        return no("SOLO-11", "solo-takes")
    if type(action) is not TakeQuest:
        return NOT_NOW
    if not action.quest or action.quest not in state.offer:
        return no("QUEST-2", "not-in-offer")
    if len(guild.quests) >= MAX_QUESTS:
        return no("QUEST-3", "quests-full", limit=MAX_QUESTS)
    if action.skip:
        number, reach = champion.free_champion(table, guild, "skip_steps")
        if number < 0:
            return no("CHAMP-6", "no-later-start")
        reach = min(reach, table.track(action.quest).last)
        if not 0 < action.skip <= reach:
            return no("CHAMP-6", "later-start-reach", reach=reach)
    if action.charm:
        if champion.free_champion(table, guild, "charm_gold")[0] < 0:
            return no("CHAMP-7", "no-charm")
        return None
    price = offer_price(table, state.offer.index(action.quest))
    if guild.gold < price:
        return no("QUEST-2", "costs", price=price, gold=guild.gold)
    return None


def play_acquisition(table: Table, decision: Acquisition, action: Action) -> None:
    state, seat = table.state, decision.seat
    guild = state.guilds[seat]
    if type(action) is DeclineQuest:
        table.emit(ev.Passed(seat, "quest"))
        if table.solo and any(state.offer):
            table.lose("SOLO-11")
        return
    assert type(action) is TakeQuest
    place = state.offer.index(action.quest)
    state.offer[place] = ""
    expeditious = champion.free_champion(table, guild, "skip_steps")[0] if action.skip else -1
    charming, pay = -1, -offer_price(table, place)
    if action.charm:
        charming, pay = champion.free_champion(table, guild, "charm_gold")
    table.emit(ev.QuestTaken(seat, action.quest, place, action.skip, action.charm))
    if action.charm:
        table.gold(seat, pay, "champion", guild.adventurers[charming].title)
    else:
        table.gold(seat, pay, "offer", action.quest)
    guild.quests.append(
        ActiveQuest(
            action.quest,
            step=action.skip,
            taken=state.round,
            skip=action.skip,
            expeditious=expeditious,
            charming=charming,
        )
    )


# Management


def management_choices(table: Table, decision: Management) -> list[Action]:
    guild = table.state.guilds[decision.seat]
    found: list[Action] = [_FINISH]
    if not guild.quests:
        return found
    designs = table.catalogue.designs
    forgeable = [(designs[key].level, key) for key in adventurer.forgeable(table, guild)]
    keys = [quest.key for quest in guild.quests]
    for number, hero in enumerate(guild.adventurers):
        if hero.quest:
            found.append(Disarm(number))
        for level, design in forgeable:
            if level <= hero.level:
                for key in keys:
                    found.append(Arm(key, number, design))
    return found


def management_refusal(table: Table, decision: Management, action: Action) -> Refusal | None:
    guild = table.state.guilds[decision.seat]
    if type(action) is FinishManaging:
        return None
    if type(action) is not Arm and type(action) is not Disarm:
        return NOT_NOW
    if not 0 <= action.adventurer < len(guild.adventurers):
        return no("QUEST-4", "no-adventurer")
    hero = guild.adventurers[action.adventurer]
    if type(action) is Disarm:
        return None if hero.quest else no("ADV-5", "at-home")
    if table.find_quest(decision.seat, action.quest) is None:
        return no("QUEST-4", "not-your-quest")
    if action.design not in adventurer.known_designs(table, guild):
        return no("ADV-4", "no-design")
    needed = table.catalogue.designs[action.design].level
    if hero.level < needed:
        return no("ADV-3", "level-needed", needed=needed, level=hero.level)
    for resource, amount in table.catalogue.costs[action.design]:
        if guild.resources[resource] < amount:
            return no(
                "ADV-4",
                "forging-needs",
                amount=amount,
                have=guild.resources[resource],
                resource=resource,
            )
    return None


def play_management(table: Table, decision: Management, action: Action) -> None:
    seat = decision.seat
    if type(action) is Arm:
        table.push(decision)
        _arm(table, seat, action)
    elif type(action) is Disarm:
        table.push(decision)
        adventurer.return_to_pool(table, seat, action.adventurer)
    else:
        assert type(action) is FinishManaging
        _finish_managing(table, seat)


def _arm(table: Table, seat: int, action: Arm) -> None:
    guild = table.state.guilds[seat]
    number, design = action.adventurer, action.design
    hero = guild.adventurers[number]
    if hero.quest and hero.quest != action.quest:
        adventurer.return_to_pool(table, seat, number)
    elif hero.weapon:
        adventurer.lose_weapon(table, seat, number)
    for resource, amount in table.catalogue.costs[design]:
        table.resource(seat, resource, -amount, "forge", design)
    hero = guild.adventurers[number]
    guild.adventurers[number] = Adventurer(
        hero.level, hero.title, action.quest, design, throughout=hero.throughout
    )
    table.emit(ev.WeaponForged(seat, number, design, action.quest))


def _finish_managing(table: Table, seat: int) -> None:
    """Fail quests that are not met (QUEST-6); adventurers on a new quest are on it from its
    start."""
    table.emit(ev.Passed(seat, "management"))
    state = table.state
    guild = state.guilds[seat]
    for quest in tuple(guild.quests):
        stands = standing(table, seat, quest)
        if stands.met:
            continue
        failure.fail(table, seat, quest, "CHAMP-8" if stands.pledged else "QUEST-6")
        if table.solo:
            table.lose("SOLO-11")
            return
    for quest in guild.quests:
        if quest.taken == state.round:
            for number, hero in table.company(seat, quest.key):
                guild.adventurers[number] = replace(hero, throughout=True)


# Rewards


def start_rewards(table: Table, task: StartRewards) -> None:
    quests = table.state.guilds[task.seat].quests
    if quests:
        table.push(Rewards(task.seat, tuple([quest.key for quest in quests])))


def rewards_choices(table: Table, decision: Rewards) -> list[Action]:
    return [Advance(key) for key in decision.quests]


def rewards_refusal(table: Table, decision: Rewards, action: Action) -> Refusal | None:
    if type(action) is not Advance:
        return NOT_NOW
    if action.quest not in decision.quests:
        return no("QUEST-7", "not-waiting")
    return None


def play_rewards(table: Table, decision: Rewards, action: Action) -> None:
    assert isinstance(action, Advance)
    rest = tuple(key for key in decision.quests if key != action.quest)
    if rest:
        table.push(Rewards(decision.seat, rest))
    _step(table, decision.seat, action.quest, "quest")


def rush_on(table: Table, task: RushOn) -> None:
    """Advance one step on the Road; rewards of a leg come before the next step (MARKET-7)."""
    if task.steps > 1:
        table.push(RushOn(task.seat, task.quest, task.steps - 1))
    _step(table, task.seat, task.quest, "road")


def _step(table: Table, seat: int, key: str, by: ev.AdvancedBy) -> None:
    """Move a tracker one step; a leg it leaves is completed."""
    quest = table.find_quest(seat, key)
    assert quest is not None
    track = table.track(key)
    step = quest.step + 1
    table.emit(ev.QuestAdvanced(seat, key, step, by))
    leg = track.leg_at[quest.step]
    if step > track.last:
        table.push(CompleteLeg(seat, key, leg))
        return
    table.put_quest(seat, replace(quest, step=step))
    if track.leg_at[step] != leg:
        table.push(CompleteLeg(seat, key, leg))


def complete_leg(table: Table, task: CompleteLeg) -> None:
    """QUEST-11: effects, prestige, then what the card gives; on the last leg levels and return."""
    seat, key = task.seat, task.quest
    quest = table.track(key).quest
    leg = quest.legs[task.leg]
    last = task.leg == len(quest.legs) - 1
    table.emit(ev.LegCompleted(seat, key, task.leg))
    if last:
        table.push(ShareLevels(seat, key), ReturnHome(seat, key))
    champion.act_on_leg(table, seat, key, last)
    for _, hero in table.company(seat, key):
        design = table.catalogue.designs[hero.weapon]
        if design.effects and (last or design.acts_on == "leg"):
            effects.give(table, seat, design.effects, "weapon", design.id)
    if last:
        table.emit(ev.QuestCompleted(seat, key))
        table.prestige(seat, leg.prestige, "quest", key)
    effects.give(table, seat, leg.rewards, "quest", key)


def share_levels(table: Table, task: ShareLevels) -> None:
    """Give as many levels as the quest has legs, at most one each (QUEST-9)."""
    levels = len(table.track(task.quest).quest.legs)
    eligible = [n for n, hero in table.company(task.seat, task.quest) if hero.level < MAX_LEVEL]
    if len(eligible) > levels:
        table.push(LevelReward(task.seat, "quest", task.quest, levels, tuple(eligible)))
    else:
        adventurer.raise_levels(table, task.seat, eligible, "quest", task.quest)


def return_home(table: Table, task: ReturnHome) -> None:
    seat, key = task.seat, task.quest
    guild = table.state.guilds[seat]
    for number, _ in table.company(seat, key):
        adventurer.return_to_pool(table, seat, number)
    guild.quests = [quest for quest in guild.quests if quest.key != key]
    guild.completed = [*guild.completed, key]
