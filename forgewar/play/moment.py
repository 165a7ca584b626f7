"""What every scene of a match says of the moment: what is in motion, and what can be taken back."""

from typing import TYPE_CHECKING

from forgewar.play.show import NOBODY
from forgewar.rules import actions as ac
from forgewar.rules import events as ev
from forgewar.rules.decisions import MineTurn
from forgewar.words import Message, message

if TYPE_CHECKING:
    from forgewar.play.match import Match
    from forgewar.session.history import Step

_TRADES = (ac.BuyResource, ac.SellResource, ac.UseStall)
_COUNTED = (ev.GoldChanged, ev.ResourcesChanged, ev.PrestigeChanged)
# What is seen to happen, by event and, of what is gained and spent, by its source.
_HAPPENS: dict[type, str] = {
    ev.OverseerPlaced: "place",
    ev.OverseerMoved: "move",
    ev.WorkerAppeared: "move",
    ev.WorkerTurned: "move",
    ev.WorkerDefected: "move",
    ev.WorkerRemoved: "leave",
    ev.WorkerMoved: "worker",
    ev.QuestTaken: "take",
    ev.QuestAdvanced: "advance",
    ev.LegCompleted: "advance",
    ev.QuestCompleted: "complete",
    ev.QuestFailed: "fail",
    ev.WeaponForged: "arm",
    ev.AdventurerRaised: "level",
    ev.TitleTaken: "title",
    ev.Passed: "pass",
    ev.AdventurerJoined: "market",
    ev.SpaceTaken: "market",
    ev.EndBonusBought: "market",
    ev.CardGained: "card",
    ev.CardUsed: "card",
    ev.DesignGained: "design",
    ev.DesignClaimed: "design",
}
# What happens without anybody's doing.
_OCCURS: dict[type, str] = {
    ev.OrderSet: "order",
    ev.CardRevealed: "reveal",
    ev.DesignOpened: "reveal",
    ev.CardsDiscarded: "discard",
    ev.OfferMoved: "deal",
    ev.QuestDealt: "deal",
    ev.QuestRemoved: "deal",
}
_FROM: dict[str, str] = {
    "wealth": "wealth",
    "start": "wealth",
    "mine": "move",
    "pass": "pass",
    "blacksmith": "market",
    "bazaar": "market",
    "barracks": "market",
    "clerk": "market",
    "claimant": "market",
    "card": "market",
    "offer": "take",
    "forge": "arm",
    "quest": "advance",
    "weapon": "advance",
    "champion": "advance",
    "failure": "fail",
    "merchant": "trade",
    "stall": "trade",
    "tile": "tile",
    "end_adventurers": "score",
    "end_designs": "score",
    "end_cards": "score",
    "end_bonus": "score",
    "end_sale": "score",
    "end_gold": "score",
}


def happening(match: "Match") -> Message | None:
    """What is in motion, in words: "Sun moves an overseer"; nothing while nothing moves."""
    beat = match.show.beat
    if beat is None:
        return None
    event = beat.event
    if isinstance(event, ev.Struck):
        return message("match-happens-strike", guild=match.name(event.side))
    occurs = _OCCURS.get(type(event))
    if occurs is not None:
        return message(f"match-occurs-{occurs}")
    kind = _FROM[event.source] if isinstance(event, _COUNTED) else _HAPPENS.get(type(event))
    if kind is None or beat.actor == NOBODY:
        return None
    return message(f"match-happens-{kind}", guild=match.name(beat.actor))


def undo_why(match: "Match") -> Message | None:
    """Why nothing can be taken back, if nothing can."""
    barrier = match.undo_barrier
    return message(f"match-no-undo-{barrier.value}") if barrier is not None else None


def undo_tip(match: "Match") -> Message | None:
    """What taking back leads to: "Back to your mine move of this round"."""
    step = match.session.taken_back()
    if step is None:
        return None
    before = step.before.state
    what = _decided(match, step)
    if before.phase in ("setup", "placement") or not before.round:
        return message("match-undo-start", what=what)
    if before.round == match.game.state.round:
        return message("match-undo-this", what=what)
    return message("match-undo-earlier", what=what, round=before.round)


def _decided(match: "Match", step: "Step") -> Message:
    """What a person decided then: "your mine move"."""
    people = sum(match.is_person(seat) for seat in range(len(match.shown.guilds)))
    own = "yes" if people == 1 or step.seat == match.at_table else "no"
    decision = step.before.decision
    assert decision is not None
    kind = str(decision.__struct_config__.tag).replace("_", "-")
    if isinstance(step.action, _TRADES):
        kind = "trade"
    elif isinstance(decision, MineTurn) and decision.second:
        kind = "mine-second"
    return message(f"match-decided-{kind}", own=own, guild=match.name(step.seat))
