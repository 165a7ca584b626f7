"""What every scene of a match says of the moment: what is in motion, and what can be taken back."""

from typing import TYPE_CHECKING

from forgewar.play.turns import NOBODY
from forgewar.rules import actions as ac
from forgewar.rules import events as ev
from forgewar.rules.decisions import MineTurn
from forgewar.words import Message, message
from forgewar.words.log import LogLine

if TYPE_CHECKING:
    from forgewar.play.animation import AnimationStep
    from forgewar.play.match import Match
    from forgewar.session.history import Step

_TRADES = (ac.BuyResource, ac.SellResource, ac.UseStall)
# What happens without anybody's doing.
_OCCURS: dict[type, str] = {
    ev.CardRevealed: "reveal",
    ev.DesignOpened: "reveal",
    ev.CardsDiscarded: "discard",
    ev.OfferMoved: "deal",
    ev.QuestDealt: "deal",
    ev.QuestRemoved: "deal",
}


def happening(match: "Match") -> Message | None:
    """What is in motion, in the words of the log: "Sun: Buys Rubies for 2 gold"; it stays until
    another side acts. Nothing while somebody is asked."""
    beat = match.show.beat
    if beat is None:
        return _latest_deed(match)
    occurs = _OCCURS.get(type(beat.event))
    if occurs is not None:
        return message(f"match-occurs-{occurs}")
    line = _line_at(match, beat)
    if line is None:
        return None
    head = line.head if match.show.hidden(beat.place, line.number) else None
    who = line.seat if isinstance(beat.event, ev.Struck) else beat.actor
    return _told(match, who, head or line.message)


def _line_at(match: "Match", beat: "AnimationStep") -> LogLine | None:
    """The line of the side that acts that has begun last, or is the first to begin; a strike has
    its own. A guild may do no more than move the worker of another."""
    lines = match.lines(beat.place)
    if not isinstance(beat.event, ev.Struck):
        lines = [line for line in lines if line.seat == beat.actor] or lines
    begun = [line for line in lines if line.began <= beat.number]
    return begun[-1] if begun else lines[0] if lines else None


def _latest_deed(match: "Match") -> Message | None:
    """What the side that is to choose again has just done, if it is no person."""
    acting = match.show.turns.acting
    if match.waiting_for_person or acting == NOBODY:
        return None
    lines = match.lines(len(match.history) - 1)
    same = all(line.seat != NOBODY for line in lines)  # neither phase nor round is another
    own = [line for line in lines if line.seat == acting]
    if not own or not same or lines[0].seat != acting:
        return None
    return _told(match, acting, own[-1].message)


def passed(match: "Match") -> frozenset[int]:
    """The guilds that have been seen to pass in this step of the round."""
    step = match.show.turns.step
    wanted = "quest" if step == "taking" else step
    found: set[int] = set()
    moved: set[int] = set()  # the first guild may pass once and move once
    for place in range(len(match.history) - 1, -1, -1):
        events = match.history[place]
        for number, event in enumerate(events):
            if match.show.hidden(place, number):
                break
            if isinstance(event, ev.Passed) and event.what == wanted:
                found.add(event.seat)
            elif isinstance(event, ev.OverseerMoved):
                moved.add(event.side)
        if any(isinstance(event, ev.PhaseStarted) for event in events):
            break
    return frozenset(found - moved if step == "mine" else found)


def _told(match: "Match", who: int, said: Message) -> Message:
    return said if who == NOBODY else message("match-happens", guild=match.name(who), did=said)


def others_turn(match: "Match") -> Message | None:
    """Why the buttons of whoever sits here do nothing: it is the turn of a guild that no person
    plays."""
    if match.watched or match.decision is None or match.is_person(match.seat):
        return None
    return message("match-other-chooses", guild=match.name(match.seat))


def undo_why(match: "Match") -> Message | None:
    """Why nothing can be taken back, if nothing can."""
    barrier = match.undo_barrier
    return message(f"match-no-undo-{barrier.value}") if barrier is not None else None


def undo_tip(match: "Match") -> Message | None:
    """What taking back leads to: "Back to your mine move of this round"."""
    step = match.session.undo_target()
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
