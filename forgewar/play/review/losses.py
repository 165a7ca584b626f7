"""Where prestige was lost in a finished game, as far as its events tell."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from forgewar.content.model import card_of
from forgewar.rules import events as ev
from forgewar.rules.game import Game
from forgewar.session.timeline import Timeline


class Failure(Struct, frozen=True):
    """A quest that failed, in which round, and the prestige that this cost."""

    round: int
    quest: str
    prestige: int


class Losses(Struct, frozen=True):
    """Of one guild: `idle` counts adventurers at home, round after round, when it was done with its
    quests; `unspent` the resources that were left at the end; `places` those in the order that it
    fell back, round after round."""

    failures: tuple[Failure, ...] = ()
    idle: int = 0
    unspent: int = 0
    places: int = 0

    @property
    def prestige(self) -> int:
        """Total cost of failing."""
        return sum(failure.prestige for failure in self.failures)


def losses(timeline: Timeline, seat: int) -> Losses:
    """Losses of a guild."""
    return Losses(
        tuple(_failures(timeline, seat)),
        _idle(timeline, seat),
        _unspent(timeline, seat),
        _places(timeline, seat),
    )


def _events(timeline: Timeline) -> Iterator[tuple[Game, ev.Event]]:
    """Everything that happened, with the game before the action that led to it."""
    for before, events in zip(timeline.games, timeline.events[1:], strict=False):
        for event in events:
            yield before, event


def _failures(timeline: Timeline, seat: int) -> Iterator[Failure]:
    """Loss by a failed quest: what it would have brought, less what it brought all the same."""
    got: Counter[str] = Counter()
    failed: dict[str, int] = {}
    for before, event in _events(timeline):
        if isinstance(event, ev.QuestFailed) and event.seat == seat:
            failed[event.quest] = before.state.round
        elif isinstance(event, ev.PrestigeChanged) and event.seat == seat:
            got[event.ref] += event.amount if event.source == "failure" else 0
    quests = timeline.games[0].content.quests
    for key, round_ in failed.items():
        yield Failure(round_, key, quests[card_of(key)].legs[-1].prestige - got[key])


def _idle(timeline: Timeline, seat: int) -> int:
    found = 0
    for before, event in _events(timeline):
        if isinstance(event, ev.Passed) and (event.seat, event.what) == (seat, "management"):
            heroes = before.state.guilds[seat].adventurers
            found += sum(not hero.quest for hero in heroes)
    return found


def _unspent(timeline: Timeline, seat: int) -> int:
    return sum(
        -event.amount
        for _, event in _events(timeline)
        if isinstance(event, ev.ResourcesChanged)
        and (event.seat, event.source) == (seat, "end_sale")
    )


def _places(timeline: Timeline, seat: int) -> int:
    """Alone the order goes round by itself (SOLO-9)."""
    if timeline.header.options.solo:
        return 0
    found = 0
    for before, event in _events(timeline):
        if isinstance(event, ev.OrderSet):
            found += max(0, event.order.index(seat) - before.state.order.index(seat))
    return found
