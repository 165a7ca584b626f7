"""What a hint may say of an action, each kind held against the rules.

A check plays the action, or what the sentence speaks of, and looks at what came of it; it never
asks what made the claim.
"""

from collections import Counter
from collections.abc import Callable

from msgspec.structs import replace

from forgewar.ai.explain.fact import Fact
from forgewar.ai.value.arming import plan
from forgewar.content.model import RESOURCES
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.agenda import FinishRound
from forgewar.rules.game import Game
from forgewar.rules.quest import standing
from forgewar.rules.state import Guild

# What may be asked while a leg on the way pays.
REWARDS = (de.OverseerReward, de.WorkerReward, de.CardReward)


def game_after(game: Game, action: ac.Action) -> Game:
    copy = game.clone()
    copy.play(action)
    return copy


def with_arms(game: Game, seat: int, key: str) -> Game:
    """The game when a guild has armed for a quest, by legal actions alone."""
    copy = game.clone()
    copy.state.agenda[:] = [de.Management(seat)]
    active = copy.table.find_quest(seat, key)
    assert active is not None
    for arm in plan(copy.table, seat, [active])[0]:
        copy.play(arm)
    return copy


def is_met(game: Game, seat: int, key: str) -> bool:
    active = game.table.find_quest(seat, key)
    assert active is not None
    return standing(game.table, seat, active).met


def purse(guild: Guild) -> Counter[str]:
    held = Counter({"gold": guild.gold, "prestige": guild.prestige})
    held.update(dict(zip(RESOURCES, guild.resources, strict=True)))
    held["adventurer"] = len(guild.adventurers)
    return held


def undisturbed(game: Game, action: ac.Action) -> bool:
    """Whether nothing but the action itself changes what guilds have until the next decision."""
    later = (ev.RoundStarted, ev.GameEnded, ev.TileResolved, ev.StageStarted)
    return not any(isinstance(event, later) for event in game.clone().play(action))


def gained(game: Game, side: int, action: ac.Action) -> dict[str, int]:
    before, after = (purse(g.state.guilds[side]) for g in (game, game_after(game, action)))
    return {kind: after[kind] - before[kind] for kind in before if after[kind] > before[kind]}


def order_after(game: Game, action: ac.Action) -> list[int]:
    """The order that follows if nobody else moves after an action."""
    copy = game_after(game, action)
    while isinstance(copy.decision, de.MineTurn):
        copy.play(ac.PassMine())
    return copy.state.order


# One check for each kind


def gains(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    """All of it, but what quests count is told with these."""
    told, found = dict(fact.amounts), Counter(gained(game, seat, action))
    for event in game.clone().play(action):
        if isinstance(event, ev.QuestCompleted) and event.seat == seat:
            found["prestige"] -= game.table.track(event.quest).quest.legs[-1].prestige
        elif isinstance(event, ev.QuestFailed) and event.seat == seat:
            found["prestige"] = 0  # nothing else counts then
    return not undisturbed(game, action) or told == +found


def feeds(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    assert fact.side not in (seat, -1)
    return not undisturbed(game, action) or dict(fact.amounts) == gained(game, fact.side, action)


def costs(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    left = game_after(game, action).state.guilds[seat].gold
    return (fact.number, fact.of) == (game.state.guilds[seat].gold - left, left)


def place(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    there = order_after(game, action).index(seat) + 1
    here = order_after(game, ac.PassMine()).index(seat) + 1
    kind = {True: "keeps_place", there < here: "gains_place", there > here: "loses_place"}
    return (fact.number, fact.of) == (there, here) and fact.kind == [
        name for true, name in kind.items() if true
    ][-1]


def arms(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    after = game_after(game, action)
    could = is_met(with_arms(game, seat, fact.key), seat, fact.key)
    return not could and is_met(with_arms(after, seat, fact.key), seat, fact.key)


def nears(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    ((resource, number),) = fact.amounts
    after = game_after(game, action)
    held = after.state.guilds[seat].resources
    for more in range(number):
        if is_met(with_arms(after, seat, fact.key), seat, fact.key):
            return False
        held[RESOURCES.index(resource)] += 1
        assert more < number
    return is_met(with_arms(after, seat, fact.key), seat, fact.key)


def arms_next(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    before, after = game.clone(), game_after(game, action)
    for each in (before, after):
        quest = each.table.find_quest(seat, fact.key)
        assert quest is not None
        each.table.put_quest(seat, replace(quest, step=quest.step + 1))
    could, can = (is_met(with_arms(g, seat, fact.key), seat, fact.key) for g in (before, after))
    return can and not could


def arms_offer(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    """Taken and armed for, it is met, after everything that the other quests need; without the
    action it cannot be taken or is not met."""

    def met(at: Game) -> bool:
        trial = at.clone()
        trial.state.agenda[:] = [de.Acquisition(seat)]
        if trial.refusal(ac.TakeQuest(fact.key)) is not None:
            return False
        trial.play(ac.TakeQuest(fact.key))
        trial.state.agenda[:] = [de.Management(seat)]
        for arm in plan(trial.table, seat, trial.state.guilds[seat].quests)[0]:
            trial.play(arm)
        return is_met(trial, seat, fact.key)

    return met(game_after(game, action)) and not met(game)


def completes(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    """It is among the completed ones once its rewards and levels are given."""
    after = game_after(game, action)
    gained = after.state.guilds[seat].prestige - game.state.guilds[seat].prestige
    while fact.key not in after.state.guilds[seat].completed:
        assert after.decision is not None
        assert after.decision.seat == seat
        after.play(after.choices()[0])
    return gained >= fact.number or not undisturbed(game, action)


def finishes_leg(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    track = game.table.track(fact.key)
    steps = [g.table.find_quest(seat, fact.key) for g in (game, game_after(game, action))]
    legs = [track.leg_at[quest.step] for quest in steps if quest is not None]
    return legs[1] > legs[0]


def meets(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    after = game_after(game, action)
    return (fact.kind == "meets") == is_met(after, seat, fact.key) and (fact.number >= fact.of) == (
        fact.kind == "meets"
    )


def fails(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    """It does, for so much, and it can be armed or not, as is said."""
    before, after = game.state.guilds[seat], game_after(game, action).state.guilds[seat]
    if fact.key not in after.failed or fact.key in before.failed:
        return False
    alone = game.clone()
    alone.state.guilds[seat].quests = [q for q in before.quests if q.key == fact.key]
    alone.play(action)
    own = alone.state.guilds[seat].prestige - before.prestige
    able = is_met(with_arms(game, seat, fact.key), seat, fact.key)
    worth = own == fact.number or not undisturbed(game, action)
    return worth and able == (fact.kind == "fails")


def all_met(game: Game, seat: int, _action: ac.Action, fact: Fact) -> bool:
    quests = game.state.guilds[seat].quests
    return fact.number == len(quests) and all(is_met(game, seat, quest.key) for quest in quests)


def armed_at_once(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    after = game_after(game, action)
    after.state.agenda[:] = [de.Management(seat)]
    guild = after.state.guilds[seat]
    others = [quest for quest in guild.quests if quest.key != fact.key]
    (own,) = (quest for quest in guild.quests if quest.key == fact.key)
    spent: Counter[str] = Counter()
    for arm in plan(after.table, seat, [*others, own])[0]:
        before = purse(after.state.guilds[seat])
        after.play(arm)
        if arm.quest == fact.key:
            spent.update(before - purse(after.state.guilds[seat]))
    return is_met(after, seat, fact.key) and spent == Counter(dict(fact.amounts))


def ends(game: Game, _seat: int, action: ac.Action, fact: Fact) -> bool:
    assert isinstance(action, ac.TakeQuest)
    track = game.table.track(action.quest)
    last = game.state.round + sum(leg.steps for leg in track.quest.legs) - action.skip - 1
    if fact.kind == "too_late":
        return fact.number == last - game.state.options.rounds > 0
    return fact.number == last <= game.state.options.rounds


def reaches(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    """It stands there once the rewards of legs on the way are taken."""
    after = game_after(game, action)
    while isinstance(after.decision, REWARDS):
        after.play(after.choices()[0])
    active = after.table.find_quest(seat, fact.key)
    assert active is not None
    return fact.number == active.step + 1 <= fact.of == game.table.track(fact.key).length


def people(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    heroes = game_after(game, action).state.guilds[seat].adventurers
    return fact.number == sum(not hero.quest for hero in heroes)


def wields(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    levels = [Counter(h.level for h in g.state.guilds[seat].adventurers)
              for g in (game, game_after(game, action))]  # fmt: skip
    return (levels[1] - levels[0])[fact.number] >= 1


def struck(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    side = fact.side if fact.side >= 0 else seat
    own = [e for e in game.clone().play(action) if isinstance(e, ev.Struck) and e.side == side]
    return fact.number in [len(event.hexes) for event in own]


def defects(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    """So many workers on the way were its own and are those of that guild (or struck as such)."""
    assert isinstance(action, ac.MoveOverseer)
    path = game.table.geometry.between[action.origin][action.target]
    own = [hex_ for hex_ in path if game.state.cells[hex_] == seat + 1]
    told = game.clone().play(action)
    joined = [e.hex for e in told if isinstance(e, ev.WorkerDefected) and e.new == fact.side]
    return {*joined} <= {*own} and fact.number == len(joined) > 0


def disarms(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    could, can = (is_met(with_arms(g, seat, fact.key), seat, fact.key)
                  for g in (game, game_after(game, action)))  # fmt: skip
    return could and not can


def in_time(game: Game, seat: int, _action: ac.Action, fact: Fact) -> bool:
    quest = game.table.find_quest(seat, fact.key)
    assert quest is not None
    ends = game.state.round + game.table.track(fact.key).last - quest.step
    return fact.of == ends - game.state.options.rounds > 0


def none_armed(game: Game, seat: int, _action: ac.Action, fact: Fact) -> bool:
    takes = [each for each in game.choices() if isinstance(each, ac.TakeQuest)]
    for take in takes:
        after = game_after(game, take)
        after.state.agenda[:] = [de.Management(seat)]
        for arm in plan(after.table, seat, after.state.guilds[seat].quests)[0]:
            after.play(arm)
        if is_met(after, seat, take.quest):
            return False
    own = len(game.state.guilds[seat].quests)
    return (fact.number, fact.of) == (len({take.quest for take in takes}), own)


def forges(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    design, guild = game.content.designs[fact.key], game_after(game, action).state.guilds[seat]
    cost = {RESOURCES[r]: number for r, number in enumerate(design.cost) if number}
    owned = fact.key in (*guild.claims, *guild.designs)
    return owned and fact.number == design.power and dict(fact.amounts) == cost


def lacks(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    held, design = game_after(game, action).state.guilds[seat], game.content.designs[fact.key]
    short = {RESOURCES[r]: number - held.resources[r] for r, number in enumerate(design.cost)}
    return dict(fact.amounts) == {kind: number for kind, number in short.items() if number > 0}


def asked_type(game: Game, _seat: int, action: ac.Action, fact: Fact) -> bool:
    key = getattr(action, "design", getattr(action, "card", ""))
    types = game.content.designs[key].types
    legs = game.table.track(fact.key).quest.legs
    return any(kind in leg.types for kind in types for leg in legs)


def affords(game: Game, seat: int, action: ac.Action, _fact: Fact) -> bool:
    """Something can be chosen then that cannot be paid for now."""
    after = game_after(game, action)
    new = [each for each in after.choices() if game.refusal(each) is not None]
    return bool(new) and after.state.guilds[seat].gold > game.state.guilds[seat].gold


def counts(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    """The end of the game would pay so much more with it, for the card or for the bonus itself."""
    sources = ("end_bonus",) if fact.kind == "counts" else ("end_cards", "end_designs")

    def scored(at: Game) -> int:
        trial = at.clone()
        trial.state.agenda[:] = [FinishRound()]
        trial.state.guilds[seat].quests.clear()
        trial._settle()
        changed = [e for e in trial.events if isinstance(e, ev.PrestigeChanged) and e.seat == seat]
        return sum(e.amount for e in changed if e.source in sources)

    if not game.table.last_round:
        key = getattr(action, "design", getattr(action, "card", ""))
        cards = {**game.content.designs, **game.table.catalogue.bonus_cards}
        return fact.number == cards[key].prestige
    return fact.number == scored(game_after(game, action)) - scored(game)


def owned(game: Game, seat: int, action: ac.Action, fact: Fact) -> bool:
    assert isinstance(action, ac.BuyCard | ac.TakeCard)
    card = game.table.catalogue.bonus_cards[action.card]
    held = action.card in game_after(game, action).state.guilds[seat].bonus_cards
    if fact.kind == "stall":
        assert card.stall is not None
        traded = [RESOURCES.index(name) for name, _ in fact.amounts]
        return held and traded == [card.stall.gem, card.stall.metal]
    return held and fact.kind == f"savvy_{card.savvy}"


def grows_hard(game: Game, _seat: int, action: ac.Action, fact: Fact) -> bool:
    """Of the legs that are still to come after skipped steps."""
    assert isinstance(action, ac.TakeQuest)
    legs = game.table.track(fact.key).quest.legs
    asked = [leg.difficulty for leg in legs for _ in range(leg.steps)][action.skip :]
    return (fact.number, fact.of) == (max(asked), asked[0]) and fact.number > fact.of


MERITS: dict[str, Callable[[Game, int, ac.Action, Fact], bool]] = {
    "gains": gains, "feeds": feeds, "costs": costs,
    "keeps_place": place, "gains_place": place, "loses_place": place,
    "arms": arms, "nears": nears, "arms_next": arms_next,
    "arms_offer": arms_offer,
    "completes": completes, "finishes_leg": finishes_leg, "meets": meets, "power": meets,
    "fails": fails, "beyond": fails, "lacks": lacks, "affords": affords, "all_met": all_met,
    "armed_at_once": armed_at_once,
    "ends_in": ends, "too_late": ends, "reaches": reaches, "people": people, "wields": wields,
    "strike": struck, "strike_of": struck, "defects": defects, "disarms": disarms,
    "in_time": in_time, "none_armed": none_armed, "forges": forges, "asked_type": asked_type,
    "counts": counts, "counts_later": counts, "stall": owned, "grows_hard": grows_hard,
    "savvy_buyer": owned, "savvy_seller": owned, "savvy_trader": owned, "savvy_adventurer": owned,
}  # fmt: skip
