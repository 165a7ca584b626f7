"""Actions of the other guilds since the person who is to choose last acted, guild by guild."""

from typing import TYPE_CHECKING, NamedTuple

from forgewar.play.animation import Act
from forgewar.rules.events import StageStarted
from forgewar.words import Message, message
from forgewar.words.log import LogLine

if TYPE_CHECKING:
    from forgewar.play.match import Match
    from forgewar.play.table_view import TableView


class Deeds(NamedTuple):
    """Actions of one guild: the lines of the log, and the place of the first in the history, from
    which on they can be seen again."""

    seat: int
    label: Message
    lines: tuple[LogLine, ...]
    place: int


def since(view: "TableView") -> list[Deeds]:
    """In the order in which they acted; nothing while nobody is asked, before one's first action,
    and of what another stage has swept away."""
    if not view.waiting_for_person:
        return []
    found: dict[int, tuple[int, list[LogLine]]] = {}
    steps = view.session.steps
    before = _not_of_this_session(view)
    for place in range(_after_own(view), len(view.chronicle.history)):
        seat = steps[place - 1 - before].seat
        told = [line for line in view.chronicle.shown_at(place) if line.seat >= 0]
        if told:
            found.setdefault(seat, (place, []))[1].extend(told)
    return [
        Deeds(seat, message("match-since", guild=view.name(seat)), tuple(lines), place)
        for seat, (place, lines) in found.items()
    ]


def _after_own(view: "TableView") -> int:
    """The place of the first action after the latest that was one's own, or that changed the
    stage."""
    steps = view.session.steps
    before = _not_of_this_session(view)
    for number in range(len(steps), 0, -1):
        place = number + before
        new_stage = any(isinstance(event, StageStarted) for event in view.chronicle.history[place])
        if steps[number - 1].seat == view.seat or new_stage:
            return place + 1
    return len(view.chronicle.history)


def _not_of_this_session(view: "TableView") -> int:
    """How many actions were played before the session: a lesson begins in the middle of a game."""
    return len(view.chronicle.history) - 1 - len(view.session.steps)


def see_again(match: "Match", place: int) -> None:
    """Show once more what happened from an action of the history on."""
    steps = match.session.steps[place - 1 :]
    games = [*(step.before for step in steps[1:]), match.session.game]
    acts = [
        Act(match.chronicle.history[place + i], step.before.decision, step.seat, after, place + i)
        for i, (step, after) in enumerate(zip(steps, games, strict=True))
    ]
    match.animation.again(steps[0].before, acts)
    match.view.recent_changes.forget()
