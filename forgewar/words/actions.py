"""Actions in words: advice for hints, labels and descriptions of market actions and trades.

No sentence has a full stop; whoever shows it adds what it needs.
"""

from collections.abc import Callable
from typing import Any

from forgewar.content.model import card_of
from forgewar.rules import actions as ac
from forgewar.rules import events as ev
from forgewar.rules.game import Game
from forgewar.rules.market import price as market_price
from forgewar.rules.merchant import STALL_GEM, STALL_METAL, sale_price
from forgewar.rules.places import card_price, claimants
from forgewar.rules.scoring import bonus_worth
from forgewar.words.cards import effects
from forgewar.words.message import Message, message
from forgewar.words.names import Names, amount, card_name, hero, hex_name, resource

Worded = Callable[[Game, Names, Any], Message]


def advice(game: Game, names: Names, action: ac.Action) -> Message:
    """Advice to the guild that decides or trades: "Take Wolves at the Fold". Moves in the mine or
    on the Road must be legal; other actions may be out of reach."""
    return _ADVICE[type(action)](game, names, action)


def advice_with_hexes(game: Game, names: Names, action: ac.Action) -> Message:
    """The same for places where nothing on screen points at the move: names the hexes of the
    mine."""
    done = advice(game, names, action)
    if isinstance(action, ac.PlaceOverseer):
        return message("action-where", deed=done, where=hex_name(action.hex))
    if isinstance(action, ac.MoveOverseer | ac.MoveWorker) and action.target >= 0:
        where = message(
            "action-from-to", origin=hex_name(action.origin), target=hex_name(action.target)
        )
        return message("action-where", deed=done, where=where)
    return done


def advice_with_ground(game: Game, names: Names, action: ac.Action) -> Message:
    """The same with what is seen on the hex that a piece leaves: its resource."""
    done = advice(game, names, action)
    if isinstance(action, ac.MoveOverseer | ac.MoveWorker) and action.target >= 0:
        where = message("action-from", origin=resource(game.state.terrain[action.origin]))
        return message("action-where", deed=done, where=where)
    return done


def label(names: Names, seat: int, action: ac.Action) -> Message:
    """Name of a thing for a guild to choose in the market."""
    return _LABELS[type(action)](names, seat, action)


def _seat(game: Game) -> int:
    assert game.decision is not None
    return game.decision.seat


def _ground(game: Game, hex_: int) -> Message:
    return resource(game.state.terrain[hex_])


# The mine


def _place(game: Game, names: Names, action: ac.PlaceOverseer) -> Message:
    ground = _ground(game, action.hex)
    if action.side == _seat(game):
        return message("action-place", resource=ground)
    return message("action-place-other", guild=names.guild(action.side), resource=ground)


def _move(game: Game, names: Names, action: ac.MoveOverseer) -> Message:
    moved = next(e for e in game.preview(action) if isinstance(e, ev.OverseerMoved))
    ground = _ground(game, action.target)
    if not moved.jumped:
        return message("action-move", resource=ground)
    return message("action-jump", count=len(moved.jumped), resource=ground)


def _worker(game: Game, names: Names, action: ac.MoveWorker) -> Message:
    if action.target < 0:
        return message("action-worker-off")
    return message("action-worker", resource=_ground(game, action.target))


# The market


def _claim(game: Game, names: Names, action: ac.Claim) -> Message:
    table = game.table
    price = card_price(table, table.catalogue.designs[action.design])
    card, others = names.card(action.design), claimants(table, action.design)
    if not others:
        return message("action-claim", card=card, price=price)
    return message(
        "action-claim-shared",
        card=card,
        price=price,
        share=table.catalogue.prices.claimant,
        count=len(others),
        guilds=names.guilds(others),
    )


def _buy(game: Game, names: Names, action: ac.BuyDesign | ac.BuyCard) -> Message:
    table = game.table
    key = action.design if isinstance(action, ac.BuyDesign) else action.card
    price = market_price(table, _seat(game), action)
    single = table.catalogue.single_cards.get(key)
    if single is None:
        return message("action-buy-for", card=names.card(key), price=price)
    given = effects(single.effects)
    return message("action-buy-single", card=names.card(key), price=price, effects=given)


def _end_bonus(game: Game, names: Names, action: ac.BuyEndBonus) -> Message:
    bonus = game.content.end_bonuses[action.bonus]
    worth = bonus_worth(game.state.guilds[_seat(game)], bonus)
    return message("action-end-bonus", card=card_name(bonus), price=bonus.price, worth=worth)


def _barracks(game: Game, names: Names, action: ac.Barracks) -> Message:
    seat = _seat(game)
    price = market_price(game.table, seat, action)
    if action.train < 0:
        return message("action-hire-for", price=price)
    pupil = hero(seat, action.train)
    level = game.state.guilds[seat].adventurers[action.train].level + 1
    if action.hire:
        return message("action-hire-and-train", hero=pupil, level=level, price=price)
    return message("action-train-for", hero=pupil, level=level, price=price)


def _rush(game: Game, names: Names, action: ac.Rush) -> Message:
    name = names.card(action.quest)
    legs = [e.leg for e in game.preview(action) if isinstance(e, ev.LegCompleted)]
    if not legs:
        return message("action-rush", quest=name, steps=action.steps)
    quest = game.content.quests[card_of(action.quest)]
    rewards = [effect for leg in legs for effect in quest.legs[leg].rewards]
    if not rewards:
        return message("action-rush-leg", quest=name, steps=action.steps)
    return message("action-rush-pays", quest=name, steps=action.steps, effects=effects(rewards))


def _pass_market(game: Game, names: Names, action: ac.PassMarket) -> Message:
    return message("action-pass-market", gold=game.content.prices.passing)


# Quests and rewards


def _take(game: Game, names: Names, action: ac.TakeQuest) -> Message:
    quest = names.card(action.quest)
    if action.charm:
        return message("action-take-charming", quest=quest, skip=action.skip)
    return message("action-take", quest=quest, skip=action.skip)


def _arm(game: Game, names: Names, action: ac.Arm) -> Message:
    design, quest = names.card(action.design), names.card(action.quest)
    who = hero(_seat(game), action.adventurer)
    return message("action-arm", design=design, hero=who, quest=quest)


# Trades


def _buy_resource(game: Game, names: Names, action: ac.BuyResource | ac.Shop) -> Message:
    price = game.content.prices.buy[action.resource]
    return message("action-buy-goods", goods=amount(action.resource, 1), price=price)


def _sell_resource(game: Game, names: Names, action: ac.SellResource) -> Message:
    price = sale_price(game.table, game.state.guilds[action.seat], action.resource)
    return message("action-sell", goods=amount(action.resource, 1), price=price)


def _stall(game: Game, names: Names, action: ac.UseStall) -> Message:
    stall = game.table.catalogue.bonus_cards[action.card].stall
    assert stall is not None
    gem, metal = amount(stall.gem, STALL_GEM), amount(stall.metal, STALL_METAL)
    given, got = (gem, metal) if action.sell_gem else (metal, gem)
    return message("action-exchange", given=given, got=got)


def _barracks_label(names: Names, seat: int, action: ac.Barracks) -> Message:
    if action.train < 0:
        return message("action-hire")
    return message("action-train", hero=hero(seat, action.train))


_LABELS: dict[type, Callable[[Names, int, Any], Message]] = {
    ac.Claim: lambda n, _, a: message("action-claim-label", card=n.card(a.design)),
    ac.BuyDesign: lambda n, _, a: message("action-buy", card=n.card(a.design)),
    ac.BuyCard: lambda n, _, a: message("action-buy", card=n.card(a.card)),
    ac.BuyEndBonus: lambda n, _, a: message("action-buy", card=n.card(a.bonus)),
    ac.Rush: lambda n, _, a: message("action-rush-label", quest=n.card(a.quest), steps=a.steps),
    ac.Barracks: _barracks_label,
}
_ADVICE: dict[type, Worded] = {
    ac.KeepWealth: lambda _, n, a: message("action-keep", cards=n.cards((a.first, a.second))),
    ac.RaiseAdventurer: lambda g, _, a: message("action-raise", hero=hero(_seat(g), a.adventurer)),
    ac.PlaceOverseer: _place,
    ac.MoveOverseer: _move,
    ac.PassMine: lambda *_: message("action-pass-mine"),
    ac.PassMarket: _pass_market,
    ac.BuyDesign: _buy,
    ac.BuyCard: _buy,
    ac.BuyEndBonus: _end_bonus,
    ac.Barracks: _barracks,
    ac.Claim: _claim,
    ac.Rush: _rush,
    ac.TakeQuest: _take,
    ac.DeclineQuest: lambda *_: message("action-no-quest"),
    ac.Arm: _arm,
    ac.Disarm: lambda g, _, a: message("action-disarm", hero=hero(_seat(g), a.adventurer)),
    ac.FinishManaging: lambda *_: message("action-done-managing"),
    ac.Advance: lambda _, n, a: message("action-advance", quest=n.card(a.quest)),
    ac.MoveWorker: _worker,
    ac.TakeCard: lambda _, n, a: message("action-take-card", card=n.card(a.card)),
    ac.DeclineReward: lambda *_: message("action-decline"),
    ac.ChooseTitle: lambda _, n, a: message("action-title", title=n.card(a.title)),
    ac.StopShopping: lambda *_: message("action-stop-shopping"),
    ac.DoneTrading: lambda *_: message("action-done-trading"),
    ac.Shop: _buy_resource,
    ac.BuyResource: _buy_resource,
    ac.SellResource: _sell_resource,
    ac.UseStall: _stall,
}
