"""A whole game in full sentences, line by line: for the command line and to be saved from the log.

It is told from events alone, and events show nothing that is secret still (SETUP-13).
"""

from collections.abc import Iterable, Iterator

from forgewar.content.model import Content
from forgewar.rules.events import Event, PhaseStarted, RoundStarted
from forgewar.session.record import Header
from forgewar.words.breaking import wrap
from forgewar.words.message import Message, message, say
from forgewar.words.names import Names
from forgewar.words.transcript import names_of, paragraph

WIDTH = 100


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
    header: Header, content: Content, laid_out: list[Event], actions: Iterable[list[Event]]
) -> Iterator[str]:
    """A game from its laying out through the events of every action."""
    names = names_of(header, content)
    guilds = names.guilds(range(header.options.sides))
    yield say("transcript-title", kind=game_kind(header), guilds=guilds)
    yield ""
    yield say("transcript-part-setup")
    yield from _told("", laid_out, names)
    for number, events in enumerate(actions, start=1):
        yield from _told(f"{number}. ", events, names)


def _told(mark: str, events: list[Event], names: Names) -> Iterator[str]:
    """An action's events as one paragraph, broken where a round or a phase begins."""
    part: list[Event] = []
    for event in events:
        if isinstance(event, RoundStarted | PhaseStarted):
            yield from _wrapped(mark, part, names)
            mark, part = "", []
            yield ""
            if isinstance(event, RoundStarted):
                stage = message(f"stage-{event.stage}")
                yield say("transcript-head-round", round=event.round, stage=stage)
            else:
                yield say(f"transcript-part-{event.phase}")
        else:
            part.append(event)
    yield from _wrapped(mark, part, names)


def _wrapped(mark: str, events: list[Event], names: Names) -> list[str]:
    return wrap(paragraph(events, names), WIDTH, f"{mark:>6}", " " * 6)
