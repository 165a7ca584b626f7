"""How each event is presented: its scene, duration, sound, tokens in flight, who acts, and what is
said where nobody does.

The one table for it. What depends on other events of the action (set pieces, what waits for what)
is code, in `set_pieces` and `timing`.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal, NamedTuple

from forgewar.content.model import RESOURCES
from forgewar.play import flights
from forgewar.play.pace import (
    APART,
    AT_ONCE,
    COUNTED_UP,
    EACH_CARD,
    FLIGHT,
    HOP,
    TURN,
    Pace,
    count_pace,
    discard_pace,
    join_pace,
    pass_pace,
    removal_pace,
    strike_pace,
    walk_pace,
)
from forgewar.rules import decisions as de
from forgewar.rules import events as ev

# Scenes that depend on the moment: stay in the scene of the event before; the market in the market
# phase and the quests in others; the scene of the phase that starts.
STAY: Final = "stay"
BY_PHASE: Final = "by_phase"
OF_PHASE: Final = "of_phase"

Actor = Literal["last", "nobody", "between", "mover", "owner"]
LAST: Final = "last"  # whoever acted; after a step of the round whoever gains something
NOBODY: Final = "nobody"
BETWEEN: Final = "between"  # nobody, and what was to be decided is over
MOVER: Final = "mover"  # the side that moves; what others gain by it is its doing
OWNER: Final = "owner"  # the guild of the event
Occurs = Literal["", "reveal", "discard", "deal"]  # said of what is nobody's doing


MakeFlights = Callable[[flights.Context, Any], Iterator[flights.Flight]]


class Presentation(NamedTuple):
    """How one kind of event is seen and heard. Paces and sounds may depend on the event."""

    scene: str = STAY
    pace: Pace | Callable[[Any], Pace] = AT_ONCE
    cue: str | Callable[[Any], str] = ""
    flights: MakeFlights | None = None
    actor: Actor = LAST
    occurs: Occurs = ""


_MANY: Final = 3  # gold from which on coins are heard, not a coin


def _alone(length: int) -> Pace:
    """Nothing begins before it ends."""
    return Pace(length, length)


def _gold_cue(event: ev.GoldChanged) -> str:
    return "coins" if abs(event.amount) >= _MANY else "coin"


def _resource_cue(event: ev.ResourcesChanged) -> str:
    if event.amount < 0:  # what is spent on a weapon is under the hammer
        return "anvil" if event.source == "forge" else ""
    return f"gain_{RESOURCES[event.resource]}"


def _phase_cue(event: ev.PhaseStarted) -> str:
    return f"phase_{event.phase}" if event.phase in ("mine", "market", "quest") else ""


_CARDS: Final = Pace(TURN, EACH_CARD)  # of cards that are turned, one after the other
P = Presentation  # short, so that an event is a line
EVENTS: Final[dict[type, Presentation]] = {
    ev.GoldChanged: P(STAY, Pace(FLIGHT + COUNTED_UP, APART), _gold_cue, flights.changed),
    ev.ResourcesChanged: P(STAY, Pace(FLIGHT + COUNTED_UP, APART), _resource_cue, flights.changed),
    ev.PrestigeChanged: P(STAY, count_pace, "prestige_tick", flights.prestige),
    ev.WealthKept: P(),
    ev.WealthShown: P("wealth", actor=OWNER),
    ev.RoundStarted: P(STAY, cue="round_start", actor=BETWEEN),
    ev.PhaseStarted: P(OF_PHASE, cue=_phase_cue, actor=BETWEEN),
    ev.StageStarted: P("mine", cue="stage_change", actor=BETWEEN),
    ev.MineBuilt: P("mine"),
    ev.OrderSet: P(STAY, _alone(400), actor=BETWEEN),
    ev.Passed: P(pace=pass_pace),
    ev.Declined: P(),
    ev.Lapsed: P(),
    ev.GameEnded: P("scoring", cue="game_end"),
    ev.OverseerPlaced: P("mine", _alone(250), "pick", actor=MOVER),
    ev.OverseerMoved: P("mine", walk_pace, "pick", actor=MOVER),
    ev.WorkerAppeared: P("mine", Pace(160, 60), "worker_turned"),
    ev.WorkerTurned: P("mine", Pace(160, HOP), "worker_turned"),
    ev.WorkerDefected: P("mine", Pace(260, HOP), "worker_defects"),
    ev.WorkerRemoved: P("mine", Pace(160, 60)),
    ev.WorkerMoved: P("mine", _alone(900)),
    ev.Struck: P("mine", strike_pace, "strike_stop"),
    ev.CardRevealed: P("market", _CARDS, "card_flip", flights.revealed, NOBODY, "reveal"),
    ev.DesignOpened: P("market", _CARDS, "card_flip", flights.opened, NOBODY, "reveal"),
    ev.CardsDiscarded: P("market", discard_pace, "", flights.discarded, NOBODY, "discard"),
    ev.SpaceTaken: P(STAY, _alone(320), flights=flights.disk),
    ev.DesignGained: P(STAY, _alone(450), "card_deal", flights.bought),
    ev.CardGained: P(STAY, _alone(450), "card_deal", flights.bought),
    ev.CardUsed: P(STAY, _alone(450), "page_turn", flights.bought),
    ev.EndBonusBought: P(STAY, _alone(450), "bonus_tile", flights.bought),
    ev.DesignClaimed: P(STAY, _alone(450), "page_turn", flights.claimed),
    ev.MerchantTraded: P(cue="trade"),
    ev.StallUsed: P(cue="trade"),
    ev.AdventurerJoined: P(STAY, join_pace, flights=flights.joined),
    ev.AdventurerRaised: P(STAY, _alone(FLIGHT), "level_up", flights.raised),
    ev.TitleTaken: P(cue="champion"),
    ev.WeaponForged: P(STAY, _alone(450), "weapon_ready", flights.forged),
    ev.WeaponLost: P(),
    ev.WeaponHoned: P(),
    ev.AdventurerReturned: P(),
    ev.OfferMoved: P("quest", _alone(250), "", flights.moved, NOBODY, "deal"),
    ev.QuestDealt: P("quest", _CARDS, "", flights.dealt, NOBODY, "deal"),
    ev.QuestRemoved: P("quest", removal_pace, "", flights.removed, NOBODY, "deal"),
    ev.QuestTaken: P(STAY, _alone(500), "quest_taken", flights.taken),
    ev.QuestAdvanced: P(BY_PHASE, _alone(200), "quest_step"),
    ev.LegCompleted: P(BY_PHASE, _alone(220), "leg_done"),
    ev.QuestCompleted: P(BY_PHASE, cue="quest_completed"),
    ev.QuestFailed: P(BY_PHASE, cue="quest_failed"),
    ev.TileResolved: P(STAY, cue="bonus_tile", actor=BETWEEN),
    ev.ShoppingStarted: P(),
    ev.Shopped: P(),
    ev.ShoppingEnded: P(),
}
DECISION_SCENES: Final[dict[type, str]] = {
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
PHASE_SCENES: Final[dict[ev.Phase, str]] = {
    "setup": STAY,
    "placement": "mine",
    "mine": "mine",
    "market": "market",
    "quest": "quest",
    "end": "quest",
    "scoring": "scoring",
}


def scene_for(decision: de.Decision | None) -> str:
    """Scene in which a decision is made; the scoring once the game is over."""
    return "scoring" if decision is None else DECISION_SCENES[type(decision)]


def scene_of(event: ev.Event, before: str, phase: str) -> str:
    """Scene in which an event is seen; `before` is that of the event before it, `phase` the one in
    which it happens."""
    if isinstance(event, ev.PhaseStarted):
        found = PHASE_SCENES[event.phase]
        return before if found == STAY else found
    if phase == "scoring":
        return "scoring"  # what fails at the end is part of the count
    scene = EVENTS[type(event)].scene
    if scene == STAY:
        return before
    if scene == BY_PHASE:
        return "market" if phase == "market" else "quest"
    return scene


def pace(event: ev.Event) -> Pace:
    """Duration of an event."""
    found = EVENTS[type(event)].pace
    if _at_the_end(event):
        return AT_ONCE
    return found if isinstance(found, Pace) else found(event)


def cue_of(event: ev.Event) -> str:
    """Sound of an event, or an empty string."""
    cue = EVENTS[type(event)].cue
    return cue if isinstance(cue, str) else cue(event)


def _at_the_end(event: ev.Event) -> bool:
    """Whether it belongs to the final count, which has a pace of its own (scoring)."""
    source = str(getattr(event, "source", ""))
    return source.startswith("end_") or getattr(event, "clause", "") == "END-1"
