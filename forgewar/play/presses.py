"""How a person does what the rules call an action: which spots are pressed, one after another.

A hint shows them; those who play through a window to test it press them.
"""

from forgewar.content.model import RESOURCES
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules.game import Game

TRADES = (ac.BuyResource, ac.SellResource, ac.UseStall)


def presses(game: Game, action: ac.Action) -> list[str]:
    """The names of the spots, in a scene where nothing is chosen yet."""
    decision = game.decision
    if isinstance(action, TRADES):
        name = _trade(action)
        here = isinstance(decision, de.MarketTurn | de.TradeWindow)
        return [name] if here else ["tool.merchant", name, "back"]
    if isinstance(action, ac.KeepWealth):
        return [f"wealth.{action.first}", f"wealth.{action.second}", "confirm"]
    if isinstance(action, ac.RaiseAdventurer):
        if isinstance(decision, de.WealthRaise):
            return [f"raise.{action.adventurer}"]
        return [f"hero.{action.adventurer}", "confirm"]
    if isinstance(action, ac.PlaceOverseer):
        return [*_side(game, action), f"hex.{action.hex}", "confirm"]
    if isinstance(action, ac.MoveOverseer | ac.MoveWorker):
        if action.target < 0:
            return [f"hex.{action.origin}", "remove"]
        return [f"hex.{action.origin}", f"hex.{action.target}", "confirm"]
    if isinstance(action, ac.Arm):
        return _arm(game, action)
    return _simple(game, action)


def _side(game: Game, action: ac.PlaceOverseer) -> list[str]:
    """In solo the colour comes first, while there is more than one left."""
    sides = {each.side for each in game.choices() if isinstance(each, ac.PlaceOverseer)}
    return [f"side.{action.side}"] if len(sides) > 1 else []


def _trade(action: ac.Trade) -> str:
    if isinstance(action, ac.UseStall):
        return f"merchant.stall.{action.card}.{'gem' if action.sell_gem else 'metal'}"
    verb = "buy" if isinstance(action, ac.BuyResource) else "sell"
    return f"merchant.{verb}.{RESOURCES[action.resource]}"


def _arm(game: Game, action: ac.Arm) -> list[str]:
    """Adventurer, quest, design: whoever is on a quest brings it along, and where there is only
    one, it need not be named."""
    assert game.decision is not None
    guild = game.state.guilds[game.decision.seat]
    named = len(guild.quests) > 1 and guild.adventurers[action.adventurer].quest != action.quest
    quest = [f"own.{action.quest}"] if named else []
    return [f"hero.{action.adventurer}", *quest, f"design.{action.design}"]


def _simple(game: Game, action: ac.Action) -> list[str]:
    """What is chosen and confirmed, or done by one button."""
    if isinstance(action, ac.Barracks):
        hire = ["market.barracks.hire"] if action.hire else []
        train = [f"market.barracks.train.{action.train}"] if action.train >= 0 else []
        return [*hire, *train, "confirm"]
    if isinstance(action, ac.Rush):
        more = f".{action.steps}" if action.steps > 1 else ""
        return [f"market.road.{action.quest}{more}", "confirm"]
    if isinstance(action, ac.BuyEndBonus):
        space = game.content.end_bonuses[action.bonus].space
        place = "blacksmith" if space == "blacksmith" else "bazaar"
        return [f"market.{place}.{action.bonus}", "confirm"]
    if isinstance(action, ac.Disarm):
        return [f"hero.{action.adventurer}", "disarm"]
    if isinstance(action, ac.Advance):
        return [f"own.{action.quest}", "confirm"]
    if isinstance(action, ac.TakeQuest):
        return _take(game, action)
    chosen = _chosen(action)
    if chosen:
        return [chosen, "confirm"]
    if isinstance(action, ac.Shop):
        return [f"merchant.buy.{RESOURCES[action.resource]}"]
    if isinstance(action, ac.DoneTrading | ac.StopShopping | ac.FinishManaging):
        return ["confirm"]
    return ["pass"]  # PassMine, PassMarket, DeclineQuest, DeclineReward


def _take(game: Game, action: ac.TakeQuest) -> list[str]:
    """The quest, and how it is taken where that is not how it is chosen at first (CHAMP-8)."""
    first = next(
        each
        for each in game.choices()
        if isinstance(each, ac.TakeQuest) and each.quest == action.quest
    )
    skip = [f"skip.{action.skip}"] if action.skip != first.skip else []
    charm = ["charm"] if action.charm != first.charm else []
    return [f"quest.{action.quest}", *skip, *charm, "confirm"]


def _chosen(action: ac.Action) -> str:
    """The spot of a card or title."""
    if isinstance(action, ac.BuyDesign):
        return f"market.blacksmith.{action.design}"
    if isinstance(action, ac.BuyCard):
        return f"market.bazaar.{action.card}"
    if isinstance(action, ac.Claim):
        return f"market.clerk.{action.design}"
    if isinstance(action, ac.ChooseTitle):
        return f"title.{action.title}"
    return f"discard.{action.card}" if isinstance(action, ac.TakeCard) else ""
