"""Which spots a person presses to carry out an action, one after another.

Hints ring them; tests that play through a real window press them.
"""

from collections.abc import Callable
from typing import Any, Final

from forgewar.content.model import RESOURCES
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules.game import Game


def spots_for(game: Game, action: ac.Action) -> list[str]:
    """The names of the spots, in a scene where nothing is chosen yet."""
    return SPOTS[type(action)](game, action)


def _one(pattern: str) -> Callable[[Game, Any], list[str]]:
    """A spot named after a field of the action `a`, then Confirm."""
    return lambda _, action: [pattern.format(a=action), "confirm"]


def _button(name: str) -> Callable[[Game, Any], list[str]]:
    return lambda _, __: [name]


def _trade(game: Game, action: ac.Trade) -> list[str]:
    """At the merchant, which has to be opened first in most scenes."""
    if isinstance(action, ac.UseStall):
        name = f"merchant.stall.{action.card}.{'gem' if action.sell_gem else 'metal'}"
    else:
        verb = "buy" if isinstance(action, ac.BuyResource) else "sell"
        name = f"merchant.{verb}.{RESOURCES[action.resource]}"
    here = isinstance(game.decision, de.MarketTurn | de.TradeWindow)
    return [name] if here else ["tool.merchant", name, "back"]


def _keep(_: Game, action: ac.KeepWealth) -> list[str]:
    return [f"wealth.{action.first}", f"wealth.{action.second}", "confirm"]


def _raise(game: Game, action: ac.RaiseAdventurer) -> list[str]:
    if isinstance(game.decision, de.WealthRaise):
        return [f"raise.{action.adventurer}"]
    return [f"hero.{action.adventurer}", "confirm"]


def _place(game: Game, action: ac.PlaceOverseer) -> list[str]:
    """In solo the colour comes first, while there is more than one left."""
    sides = {each.side for each in game.choices() if isinstance(each, ac.PlaceOverseer)}
    colour = [f"side.{action.side}"] if len(sides) > 1 else []
    return [*colour, f"hex.{action.hex}", "confirm"]


def _move(_: Game, action: ac.MoveOverseer | ac.MoveWorker) -> list[str]:
    if action.target < 0:
        return [f"hex.{action.origin}", "remove"]
    return [f"hex.{action.origin}", f"hex.{action.target}", "confirm"]


def _arm(game: Game, action: ac.Arm) -> list[str]:
    """Adventurer, quest, design: whoever is on a quest brings it along, and where there is only
    one, it need not be named."""
    assert game.decision is not None
    guild = game.state.guilds[game.decision.seat]
    named = len(guild.quests) > 1 and guild.adventurers[action.adventurer].quest != action.quest
    quest = [f"own.{action.quest}"] if named else []
    return [f"hero.{action.adventurer}", *quest, f"design.{action.design}"]


def _barracks(_: Game, action: ac.Barracks) -> list[str]:
    hire = ["market.barracks.hire"] if action.hire else []
    train = [f"market.barracks.train.{action.train}"] if action.train >= 0 else []
    return [*hire, *train, "confirm"]


def _rush(_: Game, action: ac.Rush) -> list[str]:
    more = f".{action.steps}" if action.steps > 1 else ""
    return [f"market.road.{action.quest}{more}", "confirm"]


def _end_bonus(game: Game, action: ac.BuyEndBonus) -> list[str]:
    space = game.content.end_bonuses[action.bonus].space
    place = "blacksmith" if space == "blacksmith" else "bazaar"
    return [f"market.{place}.{action.bonus}", "confirm"]


def _disarm(_: Game, action: ac.Disarm) -> list[str]:
    return [f"hero.{action.adventurer}", "disarm"]


def _take_quest(game: Game, action: ac.TakeQuest) -> list[str]:
    """The quest, and how it is taken where that is not how it is chosen at first (CHAMP-8)."""
    first = next(
        each
        for each in game.choices()
        if isinstance(each, ac.TakeQuest) and each.quest == action.quest
    )
    skip = [f"skip.{action.skip}"] if action.skip != first.skip else []
    charm = ["charm"] if action.charm != first.charm else []
    return [f"quest.{action.quest}", *skip, *charm, "confirm"]


def _shop(_: Game, action: ac.Shop) -> list[str]:
    return [f"merchant.buy.{RESOURCES[action.resource]}"]


SPOTS: Final[dict[type, Callable[[Game, Any], list[str]]]] = {
    ac.KeepWealth: _keep,
    ac.RaiseAdventurer: _raise,
    ac.PlaceOverseer: _place,
    ac.MoveOverseer: _move,
    ac.PassMine: _button("pass"),
    ac.PassMarket: _button("pass"),
    ac.BuyDesign: _one("market.blacksmith.{a.design}"),
    ac.BuyCard: _one("market.bazaar.{a.card}"),
    ac.BuyEndBonus: _end_bonus,
    ac.Barracks: _barracks,
    ac.Claim: _one("market.clerk.{a.design}"),
    ac.Rush: _rush,
    ac.TakeQuest: _take_quest,
    ac.DeclineQuest: _button("pass"),
    ac.Arm: _arm,
    ac.Disarm: _disarm,
    ac.FinishManaging: _button("confirm"),
    ac.Advance: _one("own.{a.quest}"),
    ac.MoveWorker: _move,
    ac.TakeCard: _one("discard.{a.card}"),
    ac.DeclineReward: _button("pass"),
    ac.ChooseTitle: _one("title.{a.title}"),
    ac.Shop: _shop,
    ac.StopShopping: _button("confirm"),
    ac.BuyResource: _trade,
    ac.SellResource: _trade,
    ac.UseStall: _trade,
    ac.DoneTrading: _button("confirm"),
}
