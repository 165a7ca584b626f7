"""Sentences of the moment in every scene of a match: what is in motion, and what can be undone."""

from typing import TYPE_CHECKING

from forgewar.play.automated import sentence
from forgewar.play.presentation import EVENTS
from forgewar.play.turns import NOBODY
from forgewar.rules import actions as ac
from forgewar.rules import events as ev
from forgewar.rules.decisions import MineTurn
from forgewar.session.undo import Barrier, undo_target
from forgewar.words import Message, message
from forgewar.words.log import LogLine

if TYPE_CHECKING:
    from forgewar.play.animation import AnimationStep
    from forgewar.play.table_view import TableView
    from forgewar.session.history import Step

_TRADES = (ac.BuyResource, ac.SellResource, ac.UseStall)


def happening(view: "TableView") -> Message | None:
    """Sentence for what is in motion, in the words of the log: "Sun: Buys Rubies for 2 gold". It
    stays until another side acts; none while somebody is asked."""
    step = view.animation.step
    if step is None:
        return _latest_deed(view)
    automated = sentence(view)
    if automated is not None:
        return automated
    occurs = EVENTS[type(step.event)].occurs
    if occurs:
        return message(f"match-occurs-{occurs}")
    moved = _moves_anothers_worker(view, step)
    if moved is not None:
        return moved
    again = _moves_again(view, step)
    if again is not None:
        return again
    line = _line_at(view, step)
    if line is None:
        return None
    head = line.head if view.animation.hidden(step.place, line.number) else None
    who = line.seat if isinstance(step.event, ev.Struck) else step.actor
    return _told(view, who, head or line.message)


def _moves_again(view: "TableView", step: "AnimationStep") -> Message | None:
    """Sentence for a guild that takes the second move (MINE-2) and its price (ORDER-3)."""
    decision, event = step.decision, step.event
    if not isinstance(decision, MineTurn) or not decision.second or view.shown.options.solo:
        return None
    if not isinstance(event, ev.OverseerMoved) or event.side != decision.seat:
        return None
    return message("match-moves-again", guild=view.name(event.side))


def _moves_anothers_worker(view: "TableView", step: "AnimationStep") -> Message | None:
    """Sentence for a guild that moves the worker of another (QUEST-8), who did nothing."""
    event, actor = step.event, step.actor
    if not isinstance(event, ev.WorkerMoved) or actor in (NOBODY, event.side):
        return None
    guild, owner = view.name(actor), view.name(event.side)
    if view.is_person(event.side) and len(view.people) == 1:
        return message("match-moves-your-worker", guild=guild)
    return message("match-moves-worker", guild=guild, owner=owner)


def _line_at(view: "TableView", step: "AnimationStep") -> LogLine | None:
    """The line of the side that acts that has begun last, or is the first to begin; a strike has
    its own. A guild may do no more than move the worker of another."""
    lines = view.chronicle.lines_at(step.place)
    if not isinstance(step.event, ev.Struck):
        lines = [line for line in lines if line.seat == step.actor] or lines
    begun = [line for line in lines if line.began <= step.number]
    return begun[-1] if begun else lines[0] if lines else None


def _latest_deed(view: "TableView") -> Message | None:
    """Latest action of the side that is to choose again, if no person plays it."""
    acting = view.animation.turns.acting
    if view.waiting_for_person or acting == NOBODY:
        return None
    lines = view.chronicle.lines_at(len(view.chronicle.history) - 1)
    same = all(line.seat != NOBODY for line in lines)  # neither phase nor round is another
    own = [line for line in lines if line.seat == acting]
    if not own or not same or lines[0].seat != acting:
        return None
    return _told(view, acting, own[-1].message)


def passed(view: "TableView") -> frozenset[int]:
    """The guilds that have been seen to pass in this step of the round."""
    step = view.animation.turns.step
    wanted = "quest" if step == "taking" else step
    found: set[int] = set()
    moved: set[int] = set()  # the first guild may pass once and move once
    for place in range(len(view.chronicle.history) - 1, -1, -1):
        events = view.chronicle.history[place]
        for number, event in enumerate(events):
            if view.animation.hidden(place, number):
                break
            if isinstance(event, ev.Passed) and event.what == wanted:
                found.add(event.seat)
            elif isinstance(event, ev.OverseerMoved):
                moved.add(event.side)
        if any(isinstance(event, ev.PhaseStarted) for event in events):
            break
    return frozenset(found - moved if step == "mine" else found)


def _told(view: "TableView", who: int, said: Message) -> Message:
    return said if who == NOBODY else message("match-happens", guild=view.name(who), did=said)


def others_turn(view: "TableView") -> Message | None:
    """Why the buttons of whoever sits here do nothing: it is the turn of a guild that no person
    plays."""
    if view.watched or view.decision is None or view.is_person(view.seat):
        return None
    return message("match-other-chooses", guild=view.name(view.seat))


def undo_why(barrier: Barrier | None) -> Message | None:
    """Why nothing can be undone, if nothing can."""
    return message(f"match-no-undo-{barrier.value}") if barrier is not None else None


def undo_asked() -> Message:
    """Why nothing can be undone while the others are asked."""
    return message("talk-undo-asked")


def undo_tip(view: "TableView") -> Message | None:
    """Where undo leads to: "Back to your mine move of this round"."""
    step = undo_target(view.session)
    if step is None:
        return None
    before = step.before.state
    what = _decided(view, step)
    if before.phase in ("setup", "placement") or not before.round:
        return message("match-undo-start", what=what)
    if before.round == view.game.state.round:
        return message("match-undo-this", what=what)
    return message("match-undo-earlier", what=what, round=before.round)


def _decided(view: "TableView", step: "Step") -> Message:
    """Decision of a person at a step: "your mine move"."""
    own = "yes" if len(view.people) == 1 or step.seat == view.at_table else "no"
    decision = step.before.decision
    assert decision is not None
    kind = str(decision.__struct_config__.tag).replace("_", "-")
    if isinstance(step.action, _TRADES):
        kind = "trade"
    elif isinstance(decision, MineTurn) and decision.second:
        kind = "mine-second"
    return message(f"match-decided-{kind}", own=own, guild=view.name(step.seat))
