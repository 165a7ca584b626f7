"""What a computer guild may say for its choice, each kind held against the rules.

A check is written from the sentence as a player reads it, and from the rules: it plays the action,
looks at the cards, or counts the games that a search played on once more. What a guild merely
thinks is only checked for being thought: it reckoned nothing else to be better.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import NormalDist, mean, stdev
from typing import Any, NamedTuple

from ai import merit_claims
from ai.merit_claims import game_after, is_met, order_after, with_arms

from forgewar.ai.explain.fact import Fact
from forgewar.ai.players import master
from forgewar.ai.players.base import Character, Choice
from forgewar.ai.value.arming import plan
from forgewar.content.model import RESOURCES, BonusTile, Design, Effect, Quest
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.game import Game
from forgewar.rules.state import ActiveQuest, Guild

NEARLY = 1e-6
FIRST_TILE, ROUNDS_OF_A_TILE = 6, 3  # BONUS-2
MISSING = 3  # power for a type that no weapon has (QUEST-5)


class End(NamedTuple):
    """How a guild stood where a game was no longer played on, counted once more."""

    completed: tuple[str, ...]
    failed: tuple[str, ...]
    known: tuple[str, ...]
    of_others: tuple[str, ...]
    prestige: int
    best_rival: int
    steps: int
    levels: int
    resources: int
    gold: int
    place: int


class Tried(NamedTuple):
    """What was played on with a candidate: leads in prestige, chances, and where it ended."""

    action: ac.Action
    leads: Sequence[float]
    chances: Sequence[float]
    ends: Sequence[End]


class Search(NamedTuple):
    """The choice, the next best, and all that came out as well as the best."""

    best: Tried
    second: Tried
    alike: Sequence[ac.Action] = ()


class Case(NamedTuple):
    """A choice where it was made, what was reckoned for everything that could be chosen, and what
    a search tried, if there was one."""

    game: Game
    seat: int
    strength: str
    character: Character | None
    choice: Choice
    reckoned: dict[ac.Action, float]
    search: Search | None

    @property
    def action(self) -> Any:
        return self.choice.action

    @property
    def guild(self) -> Guild:
        return self.game.state.guilds[self.seat]

    @property
    def after(self) -> Guild:
        return game_after(self.game, self.action).state.guilds[self.seat]

    @property
    def left(self) -> int:
        """Rounds, this one included."""
        return self.game.state.options.rounds - self.game.state.round + 1

    @property
    def quest(self) -> Quest:
        return self.game.table.track(self.action.quest).quest


Check = Callable[[Case, Fact], bool]


def events(case: Case) -> list[ev.Event]:
    return case.game.clone().play(case.action)


def then_mine(case: Case) -> Game:
    """The game after the choice, when nobody else has moved and the guild may move an overseer."""
    copy = case.game.clone()
    assert case.game.decision is not None
    copy.state.agenda[:] = [de.MineTurn(case.seat), case.game.decision]
    copy.play(case.action)
    return copy


def jumped(game: Game, seat: int, move: ac.Action) -> list[int]:
    """Where a move turns workers of others."""
    told = game.clone().play(move)
    return [e.hex for e in told if isinstance(e, ev.WorkerTurned) and e.new == seat]


def longest_jump(game: Game, seat: int, origin: int | None = None) -> int:
    moves = [move for move in game.choices() if isinstance(move, ac.MoveOverseer)]
    return max(
        (len(jumped(game, seat, move)) for move in moves if origin in (None, move.origin)),
        default=0,
    )


def due_tile(game: Game, kind: str) -> BonusTile | None:
    state = game.state
    number, rest = divmod(state.round - FIRST_TILE, ROUNDS_OF_A_TILE)
    if not state.tiles or rest or number < 0:
        return None
    tile = game.content.tiles[state.tiles[number]]
    return tile if tile.kind == kind else None


def thought_best(case: Case, _reason: Fact | None = None) -> bool:
    """Whether the guild reckoned that nothing else is worth more."""
    own = case.reckoned[case.action]
    return all(worth <= own + NEARLY for worth in case.reckoned.values())


def thought_no_good(case: Case) -> bool:
    """Whether everything else came to nothing or less."""
    others = [worth for action, worth in case.reckoned.items() if action != case.action]
    return bool(others) and all(worth <= NEARLY for worth in others)


# The mine


def mined(case: Case, reason: Fact) -> bool:
    paid: Counter[str] = Counter()
    for event in events(case):
        mining = isinstance(event, ev.ResourcesChanged) and event.source == "mine"
        if mining and event.seat == case.seat:
            paid[merit_claims.RESOURCES[event.resource]] += event.amount
    return told_amounts(reason) == paid


def landing(case: Case, reason: Fact) -> bool:
    """It stands there, and whatever moves from there mines that (MINE-5, MINE-7)."""
    after = then_mine(case)
    there = case.action.target in after.state.overseers[case.seat]
    return there and RESOURCES[after.state.terrain[case.action.target]] == reason.key


def last_in_order(case: Case, _reason: Fact) -> bool:
    return order_after(case.game, case.action)[-1] == case.seat


def defectors(case: Case, reason: Fact) -> bool:
    lost = [e for e in events(case) if isinstance(e, ev.WorkerDefected) and e.old == case.seat]
    return len(lost) == reason.number


def next_jump(case: Case, reason: Fact) -> bool:
    return longest_jump(then_mine(case), case.seat, case.action.target) == reason.number


def tile_workers(case: Case, reason: Fact) -> bool:
    tile = due_tile(case.game, "industrious")
    workers = then_mine(case).state.workers[case.seat]
    return tile is not None and tile.number == workers == reason.number


def stays(case: Case, _reason: Fact) -> bool:
    return isinstance(case.action, ac.PassMine | ac.DeclineReward) and thought_no_good(case)


def stays_second(case: Case, reason: Fact) -> bool:
    """Any second move would put it last."""
    moves = [move for move in case.game.choices() if isinstance(move, ac.MoveOverseer)]
    last = all(order_after(case.game, move)[-1] == case.seat for move in moves)
    return last and bool(moves) and stays(case, reason)


def hex_(case: Case, reason: Fact) -> bool:
    own = case.action.side == case.seat
    return own and RESOURCES[case.game.state.terrain[case.action.hex]] == reason.key


def around(case: Case, reason: Fact) -> bool:
    near = case.game.table.geometry.neighbours[case.action.hex]
    return sum(not case.game.state.cells[each] for each in near) == reason.number


def room(case: Case, reason: Fact) -> bool:
    near = case.game.table.geometry.neighbours[case.action.hex]
    return sum(case.game.state.cells[each] > 0 for each in near) == reason.number


def rival_hex(case: Case, reason: Fact) -> bool:
    automated = case.action.side != case.seat and case.game.state.options.solo
    return automated and RESOURCES[case.game.state.terrain[case.action.hex]] == reason.key


def to_jump(case: Case, _reason: Fact) -> bool:
    after = then_mine(case)
    return any(case.action.target in jumped(after, case.seat, move) for move in after.choices())


def off_mine(case: Case, _reason: Fact) -> bool:
    before, after = case.game.state.workers, then_mine(case).state.workers
    return after[case.seat] == before[case.seat] - 1


def automated(case: Case, reason: Fact) -> bool:
    return longest_jump(then_mine(case), case.seat) == reason.number


# Taking quests


def steps(case: Case) -> int:
    return sum(leg.steps for leg in case.quest.legs) - int(case.action.skip)


def in_time(case: Case) -> bool:
    """Whether it can be completed, with steps made up for on the Road if that is told."""
    told = sum(r.number for r in case.choice.reasons if r.kind == "quest_late")
    return steps(case) <= case.left + told


def finished(case: Case) -> list[int]:
    """The legs that are finished in the rounds left, or all if the quest is completed."""
    ends, at = [], -int(case.action.skip)
    for leg in case.quest.legs:
        at += leg.steps
        ends.append(at)
    last = steps(case) if in_time(case) else case.left
    return [number for number, end in enumerate(ends) if 0 < end <= last]


def quest_prestige(case: Case, reason: Fact) -> bool:
    return in_time(case) and case.quest.legs[-1].prestige == reason.number


def quest_partly(case: Case, reason: Fact) -> bool:
    legs = finished(case)
    prestige = case.quest.legs[legs[-1]].prestige if legs else 0
    return not in_time(case) and prestige == reason.number


def effects(given: Iterable[Effect]) -> Counter[str]:
    found: Counter[str] = Counter()
    for effect in given:
        found[effect.design if effect.kind == "claim" else effect.kind] += effect.amount
    return found


def told_amounts(reason: Fact) -> Counter[str]:
    return Counter(dict(reason.amounts))


def quest_rewards(case: Case, reason: Fact) -> bool:
    legs = [case.quest.legs[number] for number in finished(case)]
    return told_amounts(reason) == effects(effect for leg in legs for effect in leg.rewards)


def quest_levels(case: Case, reason: Fact) -> bool:
    return in_time(case) and reason.number == len(case.quest.legs)


def quest_power(case: Case, reason: Fact) -> bool:
    at, asked = -int(case.action.skip), []
    for leg in case.quest.legs:
        at += leg.steps
        if at > 0:
            asked.append(leg.difficulty)
    return max(asked) == reason.number


def quest_people(case: Case, reason: Fact) -> bool:
    return min(steps(case), case.left) == reason.number


def quest_late(case: Case, reason: Fact) -> bool:
    return steps(case) - case.left == reason.number and steps(case) > case.left


def quest_short(case: Case, reason: Fact) -> bool:
    later = case.quest.legs[1:]
    asked = max((leg.difficulty + MISSING * len(leg.types) for leg in later), default=0)
    return 0 < reason.number <= asked


def paid(case: Case) -> int:
    """What the guild pays itself, whatever it may get for it."""
    changed = [e for e in events(case) if isinstance(e, ev.GoldChanged) and e.seat == case.seat]
    return -sum(e.amount for e in changed if e.amount < 0)


def price(case: Case, reason: Fact) -> bool:
    return paid(case) == reason.number


def quest_pays(case: Case, reason: Fact) -> bool:
    return case.after.gold - case.guild.gold == reason.number


def others_armed(game: Game, seat: int, key: str) -> Game:
    """The game when all quests of the guild but one are armed for, as far as that can be."""
    copy = game.clone()
    copy.state.agenda[:] = [de.Management(seat)]
    others = [quest for quest in copy.state.guilds[seat].quests if quest.key != key]
    for arm in plan(copy.table, seat, others)[0]:
        copy.play(arm)
    return copy


def armed_beside(game: Game, seat: int, key: str) -> bool:
    """Whether a quest of the guild can be met after everything that its others need."""
    return is_met(with_arms(others_armed(game, seat, key), seat, key), seat, key)


def quest_bought(case: Case, reason: Fact) -> bool:
    key, purchase = case.action.quest, ac.BuyResource(case.seat, RESOURCES.index(reason.key))
    without = others_armed(game_after(case.game, case.action), case.seat, key)
    if without.refusal(purchase) is not None or can_be_met(without, case.seat, key, 0):
        return False
    return can_be_met(game_after(without, purchase), case.seat, key, 0)


def solo_duty(case: Case, _reason: Fact) -> bool:
    return case.game.state.options.solo and steps(case) > 1


def must_take(case: Case, reason: Fact) -> bool:
    """Nothing but taking one is allowed (SOLO-11), and nothing was reckoned to be better."""
    solo = case.game.state.options.solo and len(takes(case)) == len(case.game.choices())
    return solo and least(case, reason)


def takes(case: Case) -> list[ac.TakeQuest]:
    return [action for action in case.game.choices() if isinstance(action, ac.TakeQuest)]


def cannot_meet(case: Case, _reason: Fact) -> bool:
    def asked(take: ac.TakeQuest) -> int:
        return case.game.table.track(take.quest).quest.legs[0].difficulty

    afterwards = [(game_after(case.game, take), take.quest) for take in takes(case)]
    none = not any(armed_beside(game, case.seat, key) for game, key in afterwards)
    return none and asked(case.action) == min(map(asked, takes(case)))


def free_hands(case: Case, _reason: Fact) -> bool:
    declined = isinstance(case.action, ac.DeclineQuest)
    return declined and bool(takes(case)) and thought_no_good(case)


def staying(case: Case) -> int:
    """The quests that are not completed in this round."""
    track = case.game.table.track
    return sum(quest.step < track(quest.key).length - 1 for quest in case.guild.quests)


def tile_quests(case: Case, reason: Fact) -> bool:
    tile = due_tile(case.game, "adventurous")
    stay = staying(case) + (steps(case) > 1)
    return tile is not None and tile.number == stay == reason.number


def tile_missed(case: Case, _reason: Fact) -> bool:
    tile = due_tile(case.game, "adventurous")
    return tile is not None and tile.number == staying(case) and steps(case) > 1


# The market


def passing(case: Case, reason: Fact) -> bool:
    pays = case.after.gold - case.guild.gold == reason.number
    return isinstance(case.action, ac.PassMarket) and pays and thought_best(case)


def sold(case: Case, reason: Fact) -> bool:
    assert isinstance(case.action, ac.SellResource)
    more = {*game_after(case.game, case.action).choices()} - {*case.game.choices()}
    return RESOURCES[case.action.resource] == reason.key and bool(more)


def key_of(case: Case) -> str:
    key: str = getattr(case.action, "card", "") or case.action.design
    return key


def owned(guild: Guild) -> list[str]:
    return [*guild.designs, *guild.claims, *guild.bonus_cards]


def card_prestige(case: Case, reason: Fact) -> bool:
    """Printed on a card that is then owned: END-2 counts it."""
    card: Any = case.game.table.catalogue.market[key_of(case)]
    return key_of(case) in owned(case.after) and card.prestige == reason.number


def has_stall(case: Case) -> bool:
    cards = case.game.table.catalogue.bonus_cards
    return any(cards[key].stall for key in case.guild.bonus_cards)


def needs_stall(case: Case) -> bool:
    savvy = case.game.table.catalogue.bonus_cards[key_of(case)].savvy
    return savvy == "trader" and not has_stall(case)


def lasts(case: Case, reason: Fact) -> bool:
    held = key_of(case) in case.after.bonus_cards
    return held and not needs_stall(case) and reason.number == case.left - 1 > 0


def lasts_later(case: Case, _reason: Fact) -> bool:
    return key_of(case) in case.after.bonus_cards and needs_stall(case)


def card_gives(case: Case, reason: Fact) -> bool:
    """What is printed, and as much of it as is given at once."""
    given: Counter[str] = Counter()
    for event in events(case):
        if isinstance(event, ev.ResourcesChanged) and event.source == "card":
            given[merit_claims.RESOURCES[event.resource]] += event.amount
        elif isinstance(event, ev.GoldChanged) and event.source == "card":
            given["gold"] += event.amount
    told = told_amounts(reason)
    card = case.game.table.catalogue.single_cards[key_of(case)]
    return told == effects(card.effects) and all(told[kind] == given[kind] for kind in given)


def known(case: Case) -> list[Design]:
    designs = case.game.content.designs
    start = [key for key, design in designs.items() if design.kind == "starting"]
    return [designs[key] for key in (*start, *case.guild.claims, *case.guild.designs)]


def new_type(case: Case, reason: Fact) -> bool:
    new = case.game.content.designs[key_of(case)]
    lacked = not any(reason.key in old.types for old in known(case))
    return reason.key in new.types and lacked


def stronger(case: Case, reason: Fact) -> bool:
    new = case.game.content.designs[key_of(case)]
    before = [old.power for old in known(case)]
    return new.power == reason.number and new.power > max(before, default=0)


def better_arms(case: Case, reason: Fact) -> bool:
    new = key_of(case) in owned(case.after) and key_of(case) not in owned(case.guild)
    return new and case.game.content.designs[key_of(case)].power == reason.number


def end_bonus(case: Case, reason: Fact) -> bool:
    return merit_claims.counts(
        case.game, case.seat, case.action, Fact("counts", number=reason.number)
    )


def hired(case: Case, _reason: Fact) -> bool:
    return len(case.after.adventurers) == len(case.guild.adventurers) + 1


def trained(case: Case, reason: Fact) -> bool:
    if isinstance(case.game.decision, de.WealthRaise):  # given when all wealth is shown
        number, heroes = case.action.adventurer, case.guild.adventurers
        level = heroes[number].level if number < len(heroes) else 1
        return level + case.guild.raises.count(number) + 1 == reason.number
    levels = [Counter(hero.level for hero in g.adventurers) for g in (case.guild, case.after)]
    return (levels[1] - levels[0])[reason.number] == 1


def rushed(case: Case) -> ActiveQuest:
    found = case.game.table.find_quest(case.seat, case.action.quest)
    assert found is not None
    return found


def rush_too_far(case: Case, _reason: Fact) -> bool:
    after = game_after(case.game, case.action)
    return not armed_beside(after, case.seat, case.action.quest)


def rounds_to_go(case: Case) -> int:
    return case.game.table.track(case.action.quest).length - rushed(case).step


def rush_saves(case: Case, reason: Fact) -> bool:
    away = any(hero.quest == case.action.quest for hero in case.guild.adventurers)
    return away and rounds_to_go(case) <= case.left and case.action.steps == reason.number


def rush_in_time(case: Case, _reason: Fact) -> bool:
    return rounds_to_go(case) > case.left


# Managing quests


def keys(reason: Fact) -> tuple[str, ...]:
    return reason.keys


def armed(case: Case, reason: Fact) -> bool:
    after = game_after(case.game, case.action)
    key = reason.key
    return case.action.quest == key and is_met(with_arms(after, case.seat, key), case.seat, key)


def can_be_met(game: Game, seat: int, key: str, trades: int) -> bool:
    """By arming alone, or after so many trades."""
    if is_met(with_arms(game, seat, key), seat, key):
        return True
    after = [game_after(game, trade) for trade in game.trades(seat)] if trades else []
    return any(can_be_met(each, seat, key, trades - 1) for each in after)


def given_up(case: Case, reason: Fact) -> bool:
    return not any(can_be_met(case.game, case.seat, key, 1) for key in keys(reason))


def all_armed(case: Case, _reason: Fact) -> bool:
    quests = case.guild.quests
    return bool(quests) and all(is_met(case.game, case.seat, quest.key) for quest in quests)


def let_go(case: Case, reason: Fact) -> bool:
    failed = case.after.failed
    return all(key in failed and key not in case.guild.failed for key in keys(reason))


def bought_to_arm(case: Case, reason: Fact) -> bool:
    quests = case.guild.quests
    without = plan(case.game.table, case.seat, quests)[1]
    after = game_after(case.game, case.action)
    found = [can_be_met(after, case.seat, key, 1) for key in keys(reason)]
    return bool(without) and bool(found) and all(found)


# Small choices


def wealth(case: Case, reason: Fact) -> bool:
    cards = case.game.content.wealth
    kept = (cards[case.action.first], cards[case.action.second])
    return told_amounts(reason) == effects(effect for card in kept for effect in card.effects)


def title(case: Case, reason: Fact) -> bool:
    return case.action.title == reason.key and thought_best(case)


def shopped(case: Case, reason: Fact) -> bool:
    return RESOURCES[case.action.resource] == reason.key and thought_best(case)


def at_its_end(case: Case, key: str) -> bool:
    quest = case.game.table.find_quest(case.seat, key)
    return quest is not None and quest.step == case.game.table.track(key).length - 1


def advanced(case: Case, reason: Fact) -> bool:
    key, prestige = case.action.quest, case.quest.legs[-1].prestige
    return at_its_end(case, key) and (reason.key, reason.number) == (key, prestige)


def any_order(case: Case, _reason: Fact) -> bool:
    decision = case.game.decision
    assert isinstance(decision, de.Rewards)
    return not any(at_its_end(case, key) for key in decision.quests)


def alone(case: Case) -> bool:
    return case.game.choices() == [case.action]


def only(case: Case, _reason: Fact) -> bool:
    return alone(case) and not isinstance(case.game.decision, de.TradeWindow)


def no_trade(case: Case, _reason: Fact) -> bool:
    return alone(case) and isinstance(case.game.decision, de.TradeWindow)


def least(case: Case, _reason: Fact) -> bool:
    return thought_best(case) and case.reckoned[case.action] < 0 and not alone(case)


def whim(case: Case, _reason: Fact) -> bool:
    return case.strength == "random" or not thought_best(case)


def sense(case: Case, _reason: Fact) -> bool:
    return case.strength == "sensible"


def stand_in(_case: Case, _reason: Fact) -> bool:
    """No guild of these games needed one."""
    return False


def own_bot(_case: Case, _reason: Fact) -> bool:
    """Said of bots alone, which no strength is."""
    return False


# What a search found


def surely(ours: Sequence[float], theirs: Sequence[float]) -> bool:
    """Whether one is ahead by two standard errors of the differences, in eight games or more."""
    gaps = [mine - its for mine, its in zip(ours, theirs, strict=False)]
    if len(gaps) < 8:
        return False
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
    return mean > 2 * error and mean > 0


def games(search: Search) -> int:
    return min(len(search.best.leads), len(search.second.leads))


def found_ahead(case: Case, reason: Fact) -> bool:
    search = case.search
    assert search is not None
    ahead = surely(search.best.leads, search.second.leads)
    sure = sureness(search) if games(search) < 64 else 0
    return (reason.number, reason.of) == (games(search), sure) and ahead


def found_close(case: Case, reason: Fact) -> bool:
    search = case.search
    assert search is not None
    ahead = surely(search.best.leads, search.second.leads)
    return reason.number == games(search) > 0 and not ahead


def sureness(search: Search) -> int:
    """Probability in percent that the choice is better than the next best, 99 at most."""
    gaps = [a - b for a, b in zip(search.best.leads, search.second.leads, strict=False)]
    spread = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
    if not spread:
        return 99 if mean(gaps) > 0 else 50
    return min(99, int(100 * NormalDist().cdf(mean(gaps) / spread)))


def means(case: Case, count: Callable[[End], float]) -> tuple[float, float]:
    """Means of something in the games with the choice, and in those with the next best."""
    search = case.search
    assert search is not None
    many = games(search)
    ours, theirs = (each.ends[:many] for each in (search.best, search.second))
    return sum(map(count, ours)) / many, sum(map(count, theirs)) / many


def more_of(count: Callable[[End], float]) -> Check:
    """A reason that there is so much more of something in the games with the choice, on average,
    at the end of a round."""

    def check(case: Case, reason: Fact) -> bool:
        ours, theirs = means(case, count)
        until = min(master.horizon(case.game), case.game.state.options.rounds)
        near = abs(reason.number - (ours - theirs)) <= 0.5 + NEARLY
        return ours > theirs and near and reason.of == until

    return check


def more_often(cards: Callable[[End], Sequence[str]], sign: int = 1) -> Check:
    """A reason that something becomes of a card in more of the games, or in fewer."""

    def check(case: Case, reason: Fact) -> bool:
        ours, theirs = means(case, lambda end: reason.key in cards(end))
        near = abs(reason.number - 100 * ours) <= 0.5 and abs(reason.of - 100 * theirs) <= 0.5
        return sign * (ours - theirs) > 0 and near

    return check


def frees(case: Case, reason: Fact) -> bool:
    """It sends nobody on a new quest, and completes one more often that it does not have yet."""
    held = [quest.key for quest in case.guild.quests]
    declined = isinstance(case.action, ac.DeclineQuest) and reason.key not in held
    return declined and more_often(lambda end: end.completed)(case, reason)


def denies(case: Case, reason: Fact) -> bool:
    """It owns the card, of which there is but one, and others had it in more games without that."""
    kept = reason.key in case.after.designs and reason.key == key_of(case)
    return kept and more_often(lambda end: end.of_others, -1)(case, reason)


LIKED: dict[str, Callable[[End], float]] = {
    "likes_questing": lambda end: end.prestige,
    "likes_mining": lambda end: end.resources,
    "likes_hoarding": lambda end: end.gold,
    "likes_buying": lambda end: end.levels + len(end.known),
}


def likes(case: Case, reason: Fact) -> bool:
    """That is its character, what it took came out as well as the best, and left it more of what
    it likes than the next best."""
    search = case.search
    assert search is not None
    own = reason.kind == f"likes_{case.character}" and found_close(
        case, Fact("found_close", number=games(search))
    )
    ours, theirs = means(case, LIKED[reason.kind])
    more = ours > theirs
    return own and more and case.action in search.alike and len(search.alike) > 1


REASONS: dict[str, Check] = {
    "mined": mined, "landing": landing, "last_in_order": last_in_order, "defectors": defectors,
    "next_jump": next_jump, "tile_workers": tile_workers, "stays": stays,
    "stays_second": stays_second, "hex": hex_,
    "around": around, "room": room, "rival_hex": rival_hex, "to_jump": to_jump,
    "off_mine": off_mine, "automated": automated,
    "quest_prestige": quest_prestige, "quest_partly": quest_partly,
    "quest_rewards": quest_rewards, "quest_levels": quest_levels, "quest_power": quest_power,
    "quest_people": quest_people, "quest_late": quest_late, "quest_short": quest_short,
    "quest_price": price, "quest_pays": quest_pays, "quest_bought": quest_bought,
    "solo_duty": solo_duty, "must_take": must_take, "cannot_meet": cannot_meet,
    "free_hands": free_hands,
    "tile_quests": tile_quests, "tile_missed": tile_missed,
    "passing": passing, "price": price, "sold": sold, "card_prestige": card_prestige,
    "lasts": lasts, "lasts_later": lasts_later, "card_gives": card_gives, "new_type": new_type,
    "stronger": stronger, "better_arms": better_arms, "end_bonus": end_bonus, "hired": hired,
    "trained": trained, "rush_too_far": rush_too_far, "rush_saves": rush_saves,
    "rush_in_time": rush_in_time,
    "armed": armed, "given_up": given_up, "all_armed": all_armed, "let_go": let_go,
    "bought_to_arm": bought_to_arm,
    "wealth": wealth, "title": title, "shopped": shopped, "advanced": advanced,
    "any_order": any_order,
    "no_trade": no_trade, "as_good_as_any": thought_best, "only": only,
    "least": least, "whim": whim, "sense": sense, "stand_in": stand_in, "own_bot": own_bot,
    "found_ahead": found_ahead, "found_close": found_close,
    "found_completes": more_often(lambda end: end.completed),
    "found_spares": more_often(lambda end: end.failed, -1),
    "found_knows": more_often(lambda end: end.known),
    "found_frees": frees, "found_denies": denies,
    "found_steps": more_of(lambda end: end.steps),
    "found_quests": more_of(lambda end: len(end.completed)),
    "found_failed": more_of(lambda end: -len(end.failed)),
    "found_prestige": more_of(lambda end: end.prestige),
    "found_rivals": more_of(lambda end: -end.best_rival),
    "found_people": more_of(lambda end: end.levels),
    "found_designs": more_of(lambda end: len(end.known)),
    "found_resources": more_of(lambda end: end.resources),
    "found_gold": more_of(lambda end: end.gold),
    "found_order": more_of(lambda end: -end.place),
    "likes_questing": likes, "likes_mining": likes, "likes_hoarding": likes,
    "likes_buying": likes,
}  # fmt: skip
