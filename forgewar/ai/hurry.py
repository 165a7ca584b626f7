"""Playing on in a hurry: whole turns by the planner's values, without its second looks and words.

Games are played on in thought by the thousand, so nothing is made here that is not used: choices
are compared as numbers, and the best one alone becomes an action. What is rarely asked is left to
the planner.
"""

from collections.abc import Callable, Sequence
from math import inf
from random import Random

from forgewar.ai import arming, marketing, mining, questing
from forgewar.ai.armoury import Weapon, weapons_of
from forgewar.ai.journeyman import SOUND
from forgewar.ai.outlook import Outlook, Temper, tempered
from forgewar.ai.planner import Planner
from forgewar.rules import actions as ac
from forgewar.rules import adventurer, champion, failure, market
from forgewar.rules import decisions as de
from forgewar.rules.game import Game
from forgewar.rules.mine import MOVES, WORKER_MOVES
from forgewar.rules.state import EMPTY, MAX_LEVEL, MAX_QUESTS, OVERSEER, ActiveQuest, Guild, Options
from forgewar.rules.table import Table

# How guilds of a short game reckon that is played on in thought: found by letting such tempers play
# against each other, of which this one wins two games in three against the Journeyman's.
SKILLED = Temper(
    gold=1.4,
    hero=1.5,
    hero_round=1.7,
    hero_use=0.63,
    income=6.0,
    surplus=0.56,
    trained=1.5,
    unclaimed=0.63,
)
LOOKED_ON = 5  # moves of which it is asked what could be jumped next
TIES = 6  # moves of an automated colour that are compared
_PASS_MINE, _DECLINE = ac.PassMine(), ac.DeclineReward()
_PASS_MARKET, _NO_QUEST = ac.PassMarket(), ac.DeclineQuest()
_FINISH, _DONE = ac.FinishManaging(), ac.DoneTrading()


def skilled(options: Options) -> Temper:
    """The temper with which a kind of game is played on; in long games and in solo the
    Journeyman's does as well."""
    sound = options.solo or options.mode == "epic"
    return tempered(SOUND if sound else SKILLED, options)


class Hurry:
    """Plays for everybody with one temper."""

    def __init__(self, temper: Temper, rng: Random) -> None:
        self._temper = temper
        self._planner = Planner(temper, rng)

    def turn(self, game: Game) -> int:
        """Play on for whoever is asked now, until somebody or something else is asked; returns how
        many actions that took. The game must be one that can be played on."""
        decision = game.decision
        assert decision is not None
        if isinstance(decision, de.Management):
            found = managed(game, decision.seat, self._temper)
            for action in found:
                game.carry_out(action)
            return len(found)
        game.carry_out(self.action(game, decision))
        return 1

    def action(self, game: Game, decision: de.Decision) -> ac.Action:
        """What to do now, in anything but management."""
        kind, table = type(decision), game.table
        if kind is de.TradeWindow:
            return _DONE
        if isinstance(decision, de.Rewards):
            return _advance(table, decision)
        judged = _JUDGED.get(kind)
        if judged is not None and not (judged is _placed and table.state.options.solo):
            return judged(Outlook(table, decision.seat, self._temper))
        if isinstance(decision, de.MineTurn):
            return _mined(Outlook(table, decision.seat, self._temper), decision)
        if isinstance(decision, de.LevelReward):
            return _raised(Outlook(table, decision.seat, self._temper), decision)
        choices = game.choices()
        if isinstance(decision, de.AutomatedTie):
            choices = choices[:: 1 + len(choices) // TIES]
        return choices[0] if len(choices) == 1 else self._planner.best(game, choices)


def _advance(table: Table, decision: de.Rewards) -> ac.Action:
    """Quests that end come first."""
    ends = decision.quests[0]
    if len(decision.quests) > 1:
        for quest in table.state.guilds[decision.seat].quests:
            if quest.step == table.track(quest.key).last and quest.key in decision.quests:
                ends = quest.key
                break
    return ac.Advance(ends)


# The mine


def _mined(outlook: Outlook, decision: de.MineTurn) -> ac.Action:
    cost = outlook.temper.second_move if decision.second else 0.0
    return moved(outlook, cost * (1.0 if outlook.left > 1 else 0.6)) or _PASS_MINE


def _rewarded(outlook: Outlook) -> ac.Action:
    return moved(outlook, 0.0) or _DECLINE


def moved(outlook: Outlook, cost: float) -> ac.Action | None:
    """The best move, if any is better than none; only of the most promising ones it is asked what
    they lead to."""
    table, temper = outlook.table, outlook.temper
    left, best = outlook.left > 1, 0.0
    best_move: ac.Action | None = None
    found = _moves(outlook, cost, temper.landing if left else 0.0)
    if not left or not temper.foresight:
        for score, origin, target in found:
            if score > best:
                best, best_move = score, MOVES[origin][target]
        return best_move
    found.sort(reverse=True)
    cells, rays = table.state.cells, table.geometry.rays
    for score, origin, target in found[:LOOKED_ON]:
        total = score + 0.3 * mining.best_row(outlook, cells, rays[target])
        if total > best:
            best, best_move = total, MOVES[origin][target]
    return best_move


def _moves(outlook: Outlook, cost: float, landing: float) -> list[tuple[float, int, int]]:
    """Every move with what it yields to whom and where it ends."""
    table, worth, seat = outlook.table, outlook.resource, outlook.seat
    state = table.state
    cells, terrain, rays = state.cells, state.terrain, table.geometry.rays
    rivals = 0.0
    if outlook.temper.foresight and not state.options.solo:
        rivals = outlook.temper.rivals / max(1, len(state.guilds) - 1)
    tile = outlook.due("industrious")
    asked = tile - state.workers[seat]
    found: list[tuple[float, int, int]] = []
    for origin in state.overseers[seat]:
        base = worth[terrain[origin]] - cost
        for ray in rays[origin]:
            gain, jumping, more = base, False, 1
            for target in ray:
                piece = cells[target]
                if piece == EMPTY:
                    score = gain + landing * worth[terrain[target]]
                    if tile and more == asked:
                        score += outlook.temper.overseer_move
                    found.append((score, origin, target))
                    if jumping:
                        break
                elif piece >= OVERSEER:
                    break
                else:
                    jumping = True
                    if piece == seat + 1:
                        gain -= rivals * worth[terrain[target]]
                        more -= 1
                    else:
                        gain += worth[terrain[target]]
                        more += 1
    return found


def _worker(outlook: Outlook) -> ac.Action:
    """A worker of another colour to where an own overseer can jump it, from where none can."""
    table, worth = outlook.table, outlook.resource
    state, own = table.state, outlook.seat + 1
    cells, terrain = state.cells, state.terrain
    goal, most = -1, 0.0
    beside: set[int] = set()
    for overseer in state.overseers[outlook.seat]:
        beside.update(table.geometry.neighbours[overseer])
        for ray in table.geometry.rays[overseer]:
            free = len(ray) > 1 and cells[ray[0]] == cells[ray[1]] == EMPTY
            if free and worth[terrain[ray[0]]] > most:
                goal, most = ray[0], worth[terrain[ray[0]]]
    if goal >= 0:
        for hex_ in table.geometry.hexes:
            if EMPTY < cells[hex_] < OVERSEER and cells[hex_] != own and hex_ not in beside:
                return WORKER_MOVES[hex_][goal]
    return _DECLINE


def _placed(outlook: Outlook) -> ac.Action:
    """A rich hex with rich ones and room around it."""
    state, worth, neighbours = (
        outlook.table.state,
        outlook.resource,
        outlook.table.geometry.neighbours,
    )
    cells, terrain = state.cells, state.terrain
    best, found = -inf, -1
    for hex_ in outlook.table.geometry.hexes:
        if cells[hex_] == EMPTY:
            near, crowd = 0.0, 0
            for other in neighbours[hex_]:
                if cells[other] == EMPTY:
                    near += worth[terrain[other]]
                else:
                    crowd += 1
            score = worth[terrain[hex_]] + near / 6 - 0.1 * crowd
            if score > best:
                best, found = score, hex_
    return ac.PlaceOverseer(outlook.seat, found)


def _raised(outlook: Outlook, decision: de.LevelReward) -> ac.Action:
    """A level for whom it is worth most."""
    heroes = outlook.guild.adventurers
    few = adventurer.level_candidates(outlook.table, decision)
    return ac.RaiseAdventurer(max(few, key=lambda number: outlook.training(heroes[number])))


# The market


def bought(outlook: Outlook) -> ac.Action:
    """The best action of the market."""
    table, guild = outlook.table, outlook.guild
    state, prices = table.state, table.catalogue.prices
    best = prices.passing * outlook.gold
    action: ac.Action = _PASS_MARKET
    for score, other in (_claimed(outlook), _card(outlook), _barracks(outlook)):
        if other is not None and score > best:
            best, action = score, other
    if outlook.left == 1:
        for bonus in table.catalogue.content.end_bonuses.values():
            if bonus.price <= guild.gold:
                space = market.bazaar_space(state.options, bonus.space)
                score = marketing.end_bonus(outlook, bonus) - bonus.price * outlook.gold
                if score > best and space not in state.spaces:
                    best, action = score, ac.BuyEndBonus(bonus.id)
    return _rushed(outlook, best) or action


def _claimed(outlook: Outlook) -> tuple[float, ac.Action | None]:
    table, guild = outlook.table, outlook.guild
    best, key = 0.0, ""
    for design in table.state.public:
        if design not in guild.claims:
            price = market.claim_price(table, design)
            if price <= guild.gold:
                score = outlook.design(design) - price * outlook.gold
                if score > best:
                    best, key = score, design
    return best, ac.Claim(key) if key else None


def _card(outlook: Outlook) -> tuple[float, ac.Action | None]:
    """The best of the cards on show."""
    table, guild = outlook.table, outlook.guild
    state, catalogue = table.state, table.catalogue
    best, found = 0.0, -1
    for place, key in enumerate(state.show):
        if not key:
            continue
        price = market.card_price(state.options, catalogue.market[key])
        if price > guild.gold or market.card_space(table, key) in state.spaces:
            continue
        if not market.may_own(table, guild, key):
            continue
        score = marketing.any_card(outlook, key).weight - price * outlook.gold
        if score > best:
            best, found = score, place
    if found < 0:
        return best, None
    key = state.show[found]
    return best, ac.BuyDesign(key) if found == market.WEAPON else ac.BuyCard(key)


def _barracks(outlook: Outlook) -> tuple[float, ac.Action | None]:
    """Hire, train or both; adventurers of a level are all the same to train."""
    table, guild, gold = outlook.table, outlook.guild, outlook.gold
    if "barracks" in table.state.spaces:
        return 0.0, None
    hire = table.catalogue.prices.hire[table.state.stage - 1]
    hired = outlook.hero - hire * gold
    best, action = 0.0, None
    if hire <= guild.gold and hired > best:
        best, action = hired, ac.Barracks(True)
    seen = 0
    for number, hero in enumerate(guild.adventurers):
        level = hero.level
        if hero.quest or level >= MAX_LEVEL or seen >> level & 1 or level > guild.gold:
            continue
        seen |= 1 << level
        score = outlook.training(hero) - level * gold
        if score > best:
            best, action = score, ac.Barracks(False, number)
        if level + hire <= guild.gold and score + hired > best:
            best, action = score + hired, ac.Barracks(True, number)
    return best, action


def _rushed(outlook: Outlook, least: float) -> ac.Action | None:
    """The Road, if that is worth more than `least` and everything can be met then."""
    guild, table = outlook.guild, outlook.table
    best, action = least, None
    reach = market.rush_reach(table, guild)
    for quest in guild.quests:
        for steps in range(1, min(reach, table.track(quest.key).last - quest.step) + 1):
            saved, _, in_time = marketing.rush(outlook, quest, steps)
            if saved + in_time > best:
                quests = marketing.rushed(guild.quests, quest.key, steps)
                muster = arming.Muster.of(guild)
                if not armed(table, guild, outlook.weapons, quests, muster)[1]:
                    best, action = saved + in_time, ac.Rush(quest.key, steps)
    return action


# Quests


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
        return _NO_QUEST
    muster = arming.Muster.of(guild)
    armed(table, guild, outlook.weapons, guild.quests, muster)
    solo = table.state.options.solo
    found = _offered(outlook, 99 if solo else _most_power(outlook, muster))
    found.sort(key=lambda item: -item[0])
    for score, action in found:
        if score <= 0 and not solo:
            break
        active = questing.taken(table, guild, action)
        if arming.stepwise(table, guild, active, outlook.weapons, muster) is not None:
            return action
    if not solo or not found:
        return _NO_QUEST
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
    if state.options.mode == "epic":
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
    return table.state.options.solo or failure.penalty(table, active) > 0


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
    best, lost = arms, sum(worth[key] for key in unmet)
    first = [q for q in wanted if q.key in unmet]
    others = [q for q in wanted if q.key not in unmet]
    for order in (wanted, [*first, *others]):
        arms, still = armed(table, guild, weapons, order, arming.Muster.of(guild))
        loss = sum(worth[key] for key in still)
        if loss < lost:
            best, lost = arms, loss
    for trade in game.trades(outlook.seat) if lost > 0 else ():
        if isinstance(trade, ac.SellResource):
            continue
        muster = arming.Muster.of(guild)
        muster.left = questing.resources_after(table, trade, muster.left)
        arms, still = armed(table, guild, weapons, [*first, *others], muster)
        loss = sum(worth[key] for key in still)
        if loss < lost:
            best, lost = [trade, *arms], loss
    return best


# What is judged by the outlook alone.
_JUDGED: dict[type, Callable[[Outlook], ac.Action]] = {
    de.Placement: _placed,
    de.MarketTurn: bought,
    de.Acquisition: taken,
    de.OverseerReward: _rewarded,
    de.WorkerReward: _worker,
}
