"""Where at the table a decision is made and an event is seen: the names of the scenes.

They are the doors of the app's rooms, but what belongs where is a fact of the game.
"""

from forgewar.rules import decisions as de
from forgewar.rules import events as ev

_OF_DECISIONS: dict[type, str] = {
    de.WealthChoice: "wealth",
    de.WealthRaise: "wealth",
    de.Placement: "mine",
    de.MineTurn: "mine",
    de.AutomatedTie: "mine",
    de.OverseerReward: "mine",
    de.WorkerReward: "mine",
    de.MarketTurn: "market",
    de.TradeWindow: "quest",  # they come at the end of a round, over what is there
    de.Shopping: "quest",
    de.Acquisition: "quest",
    de.Management: "quest",
    de.Rewards: "quest",
    de.CardReward: "card_reward",
    de.LevelReward: "levels",
    de.TitleChoice: "champion",
}
_OF_PHASES = {
    "placement": "mine",
    "mine": "mine",
    "market": "market",
    "quest": "quest",
    "end": "quest",
    "scoring": "scoring",
}
_IN_THE_MINE = (
    ev.OverseerPlaced,
    ev.OverseerMoved,
    ev.WorkerAppeared,
    ev.WorkerTurned,
    ev.WorkerDefected,
    ev.WorkerRemoved,
    ev.WorkerMoved,
    ev.Struck,
    ev.StageStarted,
    ev.MineBuilt,
)
_AT_THE_MARKET = (ev.CardRevealed, ev.DesignOpened, ev.CardsDiscarded)
_AT_THE_OFFER = (ev.OfferMoved, ev.QuestDealt, ev.QuestRemoved)
_ON_QUESTS = (ev.QuestAdvanced, ev.LegCompleted, ev.QuestCompleted, ev.QuestFailed)


def scene_for(decision: de.Decision | None) -> str:
    """The scene in which a decision is made; the scoring once the game is over."""
    return "scoring" if decision is None else _OF_DECISIONS[type(decision)]


def scene_of(event: ev.Event, before: str, phase: str) -> str:
    """The scene in which an event is seen: that of the events before it, unless it is at home
    elsewhere. `phase` is the one in which it happens."""
    if isinstance(event, ev.PhaseStarted):
        return _OF_PHASES.get(event.phase, before)
    if phase == "scoring":
        return "scoring"  # what fails at the end is part of the count
    if isinstance(event, _IN_THE_MINE):
        return "mine"
    if isinstance(event, _AT_THE_MARKET):
        return "market"
    if isinstance(event, _AT_THE_OFFER):
        return "quest"
    if isinstance(event, _ON_QUESTS):
        return "market" if phase == "market" else "quest"
    if isinstance(event, ev.WealthShown):
        return "wealth"
    if isinstance(event, ev.GameEnded):
        return "scoring"
    return before
