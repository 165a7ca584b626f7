"""Outcome of being done with managing: which quests fail, complete or go on, and for what.

It is played out on a copy: being done, and then each quest's step in the rewards.
"""

from typing import NamedTuple

from forgewar.play.gains import Gains, gains_of
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.actions import Advance, FinishManaging
from forgewar.rules.game import Game
from forgewar.words import Message, message
from forgewar.words.cards import effects


class Fate(NamedTuple):
    """Outcome of one quest: `end` is fails, completed, leg, on, or over where the game is lost
    before it matters. `prestige` is what the guild gains or loses by it."""

    key: str
    end: str
    prestige: int
    says: Message

    @property
    def good(self) -> bool:
        return self.end not in ("fails", "over")


class Outcome(NamedTuple):
    """The fates of all quests in the order in which the guild took them."""

    fates: tuple[Fate, ...]
    lost: bool  # the solo game is lost by it (SOLO-11)

    @property
    def failing(self) -> tuple[Fate, ...]:
        return tuple(fate for fate in self.fates if fate.end == "fails")

    @property
    def prestige(self) -> int:
        return sum(fate.prestige for fate in self.fates)


def foresee(game: Game, seat: int) -> Outcome:
    """The outcome for a guild that manages now."""
    after = game.clone()
    events = [event for event in after.play(FinishManaging()) if _of(event, seat)]
    failed = {event.quest for event in events if isinstance(event, ev.QuestFailed)}
    lost = after.state.result is not None and bool(after.state.result.lost_by)
    fates = []
    for quest in game.state.guilds[seat].quests:
        if quest.key in failed:
            fates.append(_failing(quest.key, events, lost))
        elif lost:
            fates.append(Fate(quest.key, "over", 0, message("quest-fate-over")))
        else:
            fates.append(_advancing(after, seat, quest.key))
    return Outcome(tuple(fates), lost)


def _of(event: ev.Event, seat: int) -> bool:
    return getattr(event, "seat", -1) == seat


def _prestige(events: list[ev.Event], ref: str = "") -> int:
    changes = [event for event in events if isinstance(event, ev.PrestigeChanged)]
    return sum(event.amount for event in changes if not ref or event.ref == ref)


def _failing(key: str, events: list[ev.Event], lost: bool) -> Fate:
    prestige = _prestige(events, key)
    if lost:
        says = message("quest-fate-loses")
    elif prestige > 0:
        says = message("quest-fate-fails-still", prestige=prestige)
    else:
        says = message("quest-fate-fails", prestige=prestige)
    return Fate(key, "fails", prestige, says)


def _advancing(after: Game, seat: int, key: str) -> Fate:
    """One step on, as it will be when the rewards come."""
    trial = after.clone()
    trial.state.agenda[:] = [de.Rewards(seat, (key,))]
    events = [event for event in trial.play(Advance(key)) if _of(event, seat)]
    found = gains_of(seat, events, trial.state)
    return Fate(key, found.kind, _prestige(events), _told(after, seat, key, found))


def _told(after: Game, seat: int, key: str, found: Gains) -> Message:
    if found.kind == "on":
        quest = after.table.find_quest(seat, key)
        assert quest is not None
        steps = after.table.track(key).length
        return message("quest-fate-on", step=quest.step + 2, steps=steps)
    what = effects(found.effects)
    if found.kind == "completed":
        return message("quest-fate-completed", gains=what)
    if not found.effects:
        return message("quest-fate-leg")
    return message("quest-fate-leg-for", gains=what)
