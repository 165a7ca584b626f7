"""Final swing: the deed of the last round that did most to turn the game, as its record tells."""

from collections.abc import Iterator
from typing import NamedTuple

from forgewar.rules import events as ev
from forgewar.session.timeline import Timeline
from forgewar.words import Message
from forgewar.words.log import LogLine, log_lines_of
from forgewar.words.names import Names

NOBODY = -1
_COUNT = ("end_adventurers", "end_designs", "end_cards", "end_bonus", "end_gold")


class Deed(NamedTuple):
    """Prestige that each guild gained by the action at a moment, or by the final count."""

    moment: int
    is_count: bool
    gains: tuple[int, ...]


class Swing(NamedTuple):
    """Final swing of a guild's chance, from 0 to 1, and the deed that decided it against or for a
    `rival`, who is nobody in solo games. `gains` is the prestige of each guild since the last
    round began."""

    seat: int
    rival: int
    before: float
    after: float
    deed: Deed
    gains: tuple[int, ...]

    @property
    def moment(self) -> int:
        return self.deed.moment


def find_swing(timeline: Timeline, seat: int, before: float, after: float) -> Swing:
    """Swing of a guild's chance in the last round of a finished game. It is decided by the deed
    that moved the guild and its rival farthest apart in the direction of the swing; a lost solo
    game, by its last action."""
    state = timeline.games[-1].state
    assert state.result is not None
    deeds = list(_deeds(timeline))
    gains = tuple(map(sum, zip(*(deed.gains for deed in deeds), strict=True)))
    ranking = state.result.ranking
    others = [each for each in ranking if each != seat]
    rival = others[0] if others else NOBODY
    if state.result.lost_by:
        return Swing(seat, rival, before, after, deeds[-1], gains)
    sign = 1 if after > before else -1

    def push(deed: Deed) -> int:
        ahead = deed.gains[seat] - (deed.gains[rival] if rival != NOBODY else 0)
        return sign * ahead

    return Swing(seat, rival, before, after, max(deeds, key=push), gains)


def _deeds(timeline: Timeline) -> Iterator[Deed]:
    """The actions of the last round, then the final count."""
    seats = range(len(timeline.games[-1].state.guilds))
    for moment in range(max(timeline.rounds().values()), timeline.last):
        changes = [e for e in timeline.events[moment + 1] if isinstance(e, ev.PrestigeChanged)]
        for is_count in (False, True):
            some = [e for e in changes if (e.source in _COUNT) == is_count]
            if not is_count or some:
                gains = tuple(sum(e.amount for e in some if e.seat == seat) for seat in seats)
                yield Deed(moment, is_count, gains)


def line_of(timeline: Timeline, names: Names, swing: Swing) -> LogLine | None:
    """Line of the log with most prestige among those of the deciding action; of the guild that
    gained most by it."""
    moment, gains = swing.deed.moment, swing.deed.gains
    decision = timeline.games[moment].decision
    lines = log_lines_of(timeline.events[moment + 1], names, decision)
    actor = max(range(len(gains)), key=lambda seat: abs(gains[seat]))
    own = [line for line in lines if line.seat == actor]
    return max(own, key=lambda line: abs(_prestige_in(line.message)), default=None)


def _prestige_in(told: object) -> int:
    """Sum of the prestige that a message names."""
    if isinstance(told, Message):
        if told.id == "amount-prestige":
            return int(str(told.values["count"]))
        return sum(map(_prestige_in, told.values.values()))
    return sum(map(_prestige_in, told)) if isinstance(told, tuple) else 0
