"""Transcript: a whole game in full sentences, for the command line and to be saved from the log.

It is made of events alone, and events reveal nothing that is still secret (SETUP-13).
"""

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import groupby

from forgewar.content.model import Content
from forgewar.printable import plain
from forgewar.rules import events as ev
from forgewar.session.record import Header
from forgewar.words.breaking import wrap
from forgewar.words.message import Message, message, say
from forgewar.words.names import Names
from forgewar.words.narrator import (
    EVENTS,
    Changed,
    describe_changes,
    describe_event,
    describe_run,
    run_key,
    thing_of,
)

WIDTH = 100
# Payments that come before the event they are for; the transcript tells them after it.
_PAID_BEFORE: frozenset[ev.Source] = frozenset(
    ("blacksmith", "bazaar", "barracks", "clerk", "claimant", "forge")
)


def names_of(header: Header, content: Content) -> Names:
    """Names of a record's game: a guild is called after whoever plays it."""
    guilds = [plain(seat.name) for seat in header.seats]
    automated = header.colours[len(guilds) :]
    named = [message("automated-guild", colour=message(f"colour-{c}")) for c in automated]
    return Names(content, [*guilds, *named])


def game_kind(header: Header) -> Message:
    """Mode and size of a game, inside a sentence: "an epic game of 3 guilds"."""
    options = header.options
    game = message(f"cli-game-{options.mode}")
    if options.solo:
        difficulty = message(f"difficulty-{options.difficulty}")
        return message("cli-kind-solo", game=game, difficulty=difficulty)
    if options.bonus_tiles:
        return message("cli-kind-tiles", game=game, guilds=options.guilds)
    return message("cli-kind", game=game, guilds=options.guilds)


def narrate(
    header: Header, content: Content, laid_out: list[ev.Event], actions: Iterable[list[ev.Event]]
) -> Iterator[str]:
    """Lines of the transcript, from the set-up through the events of every action."""
    names = names_of(header, content)
    guilds = names.guilds(range(header.options.sides))
    yield say("transcript-title", kind=game_kind(header), guilds=guilds)
    yield say("transcript-copies")
    yield ""
    yield say("transcript-part-setup")
    yield from _action_lines("", laid_out, names)
    for number, events in enumerate(actions, start=1):
        yield from _action_lines(f"{number}. ", events, names)


def _action_lines(mark: str, events: list[ev.Event], names: Names) -> Iterator[str]:
    """Events of an action as one paragraph, broken where a round or a phase begins."""
    part: list[ev.Event] = []
    for event in events:
        if isinstance(event, ev.RoundStarted | ev.PhaseStarted):
            yield from _wrap(mark, part, names)
            mark, part = "", []
            yield ""
            if isinstance(event, ev.RoundStarted):
                stage = message(f"stage-{event.stage}")
                yield say("transcript-head-round", round=event.round, stage=stage)
            else:
                yield say(f"transcript-part-{event.phase}")
        else:
            part.append(event)
    yield from _wrap(mark, part, names)


def _wrap(mark: str, events: list[ev.Event], names: Names) -> list[str]:
    return wrap(paragraph(events, names), WIDTH, f"{mark:>6}", " " * 6)


def paragraph(events: Iterable[ev.Event], names: Names) -> str:
    """Sentences on the events of one action.

    Everything that one guild gains or pays for one reason is summed up; events of a run share one
    sentence.
    """
    sentences: list[Message] = []
    amounts: dict[tuple[int, ev.Source, str], dict[int | str, int]] = {}

    def flush(*, but: frozenset[ev.Source] = frozenset()) -> None:
        for reason in [reason for reason in amounts if reason[1] not in but]:
            things = amounts.pop(reason)
            if any(things.values()):
                sentences.append(describe_changes(*reason, things, names))

    for (kind, *_), run in groupby(events, run_key):
        if issubclass(kind, Changed):
            for event in run:
                assert isinstance(event, Changed)
                things = amounts.setdefault((event.seat, event.source, event.ref), {})
                things[thing_of(event)] = things.get(thing_of(event), 0) + event.amount
            continue
        flush(but=_PAID_BEFORE)
        if EVENTS[kind].joins_run:
            sentences.append(describe_run(list(run), names))
        else:
            sentences += [describe_event(event, names) for event in run]
        flush()
    flush()
    texts = [str(sentence) for sentence in sentences]
    return reduce(lambda before, after: say("sentences", before=before, next=after), texts or [""])
