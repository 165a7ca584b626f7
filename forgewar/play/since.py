"""What the other guilds did since the person who is to choose did something, guild by guild."""

from typing import TYPE_CHECKING, NamedTuple

from forgewar.rules.events import StageStarted
from forgewar.words import Message, message
from forgewar.words.log import LogLine

if TYPE_CHECKING:
    from forgewar.play.match import Match


class Deeds(NamedTuple):
    """What one guild did: the lines of the log, and the place of its first action in the history,
    from which on it can be seen again."""

    seat: int
    label: Message
    lines: tuple[LogLine, ...]
    place: int


def since(match: "Match") -> list[Deeds]:
    """In the order in which they acted; nothing while nobody is asked, before one's first action,
    and of what another stage has swept away."""
    if not match.waiting_for_person:
        return []
    found: dict[int, tuple[int, list[LogLine]]] = {}
    steps = match.session.steps
    before = _not_of_this_session(match)
    for place in range(_after_own(match), len(match.history)):
        seat = steps[place - 1 - before].seat
        told = [line for line in match.told(place) if line.seat >= 0]
        if told:
            found.setdefault(seat, (place, []))[1].extend(told)
    return [
        Deeds(seat, message("match-since", guild=match.name(seat)), tuple(lines), place)
        for seat, (place, lines) in found.items()
    ]


def _after_own(match: "Match") -> int:
    """The place of the first action after the latest that was one's own, or that changed the
    stage."""
    steps = match.session.steps
    before = _not_of_this_session(match)
    for number in range(len(steps), 0, -1):
        place = number + before
        new_stage = any(isinstance(event, StageStarted) for event in match.history[place])
        if steps[number - 1].seat == match.seat or new_stage:
            return place + 1
    return len(match.history)


def _not_of_this_session(match: "Match") -> int:
    """How many actions were played before the session: a lesson begins in the middle of a game."""
    return len(match.history) - 1 - len(match.session.steps)
