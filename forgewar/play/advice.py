"""What a guild can do, as a sentence that advises it."""

from typing import TYPE_CHECKING

from forgewar.content.model import RESOURCES
from forgewar.play import market_words
from forgewar.rules import actions as ac
from forgewar.words.cards import count
from forgewar.words.names import hero_name

if TYPE_CHECKING:
    from forgewar.play.match import Match

_PLAIN: dict[type, str] = {
    ac.PassMine: "Pass: move no overseer",
    ac.DeclineQuest: "Take no quest this round",
    ac.FinishManaging: "Be done with managing",
    ac.DeclineReward: "Decline it",
    ac.StopShopping: "Stop shopping",
    ac.DoneTrading: "Be done with trading",
}
_TRADES = (ac.BuyResource, ac.SellResource, ac.UseStall, ac.Shop)


def deed(match: "Match", action: ac.Action) -> str:
    """What to do, without a stop: "Take Wolves at the Fold"."""
    plain = _PLAIN.get(type(action))
    if plain is not None:
        return plain
    if isinstance(action, _TRADES):
        return market_words.trade(match, action)
    if isinstance(action, ac.PlaceOverseer | ac.MoveOverseer | ac.MoveWorker):
        return _in_the_mine(match, action)
    if isinstance(action, ac.TakeQuest | ac.Arm | ac.Disarm | ac.Advance):
        return _on_quests(match, action)
    name = match.story.card
    if isinstance(action, ac.KeepWealth):
        return f"Keep {name(action.first)} and {name(action.second)}"
    if isinstance(action, ac.RaiseAdventurer):
        return f"Give the level to the {hero_name(match.seat, action.adventurer)}"
    if isinstance(action, ac.TakeCard):
        return f"Take {name(action.card)}"
    if isinstance(action, ac.ChooseTitle):
        return f"Choose the title {name(action.title)}"
    return market_words.describe(match, action)


def _in_the_mine(match: "Match", action: ac.PlaceOverseer | ac.MoveOverseer | ac.MoveWorker) -> str:
    terrain = match.game.state.terrain
    if isinstance(action, ac.PlaceOverseer):
        whose = "your" if action.side == match.seat else f"{match.name(action.side)}'s"
        return f"Place {whose} overseer on {RESOURCES[terrain[action.hex]]}"
    if isinstance(action, ac.MoveWorker):
        if action.target < 0:
            return "Take this worker off the mine"
        return f"Move this worker to {RESOURCES[terrain[action.target]]}"
    jumped = len(match.game.table.geometry.between[action.origin][action.target])
    over = f" over {count(jumped, 'worker')}" if jumped else ""
    return f"Move this overseer{over} to {RESOURCES[terrain[action.target]]}"


def _on_quests(match: "Match", action: ac.TakeQuest | ac.Arm | ac.Disarm | ac.Advance) -> str:
    name = match.story.card
    if isinstance(action, ac.Disarm):
        return f"Send the {hero_name(match.seat, action.adventurer)} home"
    if isinstance(action, ac.Advance):
        return f"Let {name(action.quest)} move on next"
    if isinstance(action, ac.Arm):
        hero = hero_name(match.seat, action.adventurer)
        return f"Forge {name(action.design)} for the {hero} on {name(action.quest)}"
    text = f"Take {name(action.quest)}"
    if action.skip:
        text += f", beginning {count(action.skip, 'step')} later"
    return f"{text}, with charm" if action.charm else text
