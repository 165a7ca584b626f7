"""What the view models say over whole games: every field and property of each, and what they
answer when they are asked about what can be pointed at, counted and told with how often.

    python tests/play/said.py            writes tests/play/golden anew, to be read in a review
"""

import inspect
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from msgspec import Struct
from play.asked import asked, asked_in_motion
from play.tables import Silence
from properties.chooser import Chooser
from properties.games import SHIPPED
from words.samples import SCENES

from forgewar.content.model import Quest
from forgewar.play import in_flight
from forgewar.play.animation import AnimationStep
from forgewar.play.match import Match
from forgewar.play.presentation import pace, scene_of
from forgewar.play.set_pieces import PIECES
from forgewar.play.table_view import TableView
from forgewar.play.turns import Turns
from forgewar.rules.events import Event
from forgewar.rules.game import Game
from forgewar.rules.refusal import Refusal
from forgewar.rules.state import Guild, Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session
from forgewar.words import Message

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "simple": (Options("simple", 2), 1, ("person", "person")),
    "epic": (Options("epic", 3, bonus_tiles=True), 2, ("person", "journeyman", "person")),
    "fast_forward": (Options("fast_forward", 4), 3, ("person", "master", "person", "person")),
    "solo": (Options("simple", 1, difficulty="easy"), 27, ("person",)),
    "solo_epic": (Options("epic", 1, bonus_tiles=True, difficulty="easy"), 101, ("person",)),
}
MOVING = (Options("epic", 2, bonus_tiles=True), 7, ("person", "person"))
TICK = 0.13  # seconds between two looks at what moves
FIRST, THEN = 3, 7  # moments of each kind of decision: so many at first, then every so many
APART = {"QuestView.outcome"}  # asked in management only, where it can be answered
MOST = 3  # actions that are written out where several are told
Said = defaultdict[str, Counter[str]]


def told(name: str) -> str:
    """What is said in one game."""
    said: Said = defaultdict(Counter)
    for match in moments(*GAMES[name]):
        for what, value in asked(match):
            note(said, what, value)
    return _written(said)


def told_in_motion() -> str:
    """What is said while things move, in a whole game."""
    said: Said = defaultdict(Counter)
    for match in moments(*MOVING, speed=1):
        while match.animation.busy:
            for what, value in asked_in_motion(match):
                note(said, what, value)
            match.clock.update(TICK, hold=True)
    return _written(said)


def told_of_events() -> str:
    """Every kind of event in motion: where it is seen, and how long; and how set pieces share out
    their time."""
    lines = []
    for scene, events in SCENES.items():
        lines.append(scene)
        for event in events:
            length, gap = pace(event)
            where = [
                scene_of(event, "before", phase)
                for phase in ("mine", "market", "quest", "end", "scoring")
            ]
            lines.append(f"  {type(event).__name__}: {' '.join(where)} | {length} {gap}")
            lines += _flying(event, events)
    for kind, plan in PIECES.items():
        lines.append(f"{kind}: {plan.length} ms, {plan.brief} ms for computer guilds")
        lines += [f"  {event.__name__}: {each}" for event, each in plan.of.items()]
    return "\n".join(lines) + "\n"


def _flying(event: Event, events: list[Event]) -> list[str]:
    """What flies because of an event, half-way, at the market and with the quests; the offer and
    the market as they were before it."""
    offer = [getattr(event, "quest", ""), *reversed(getattr(event, "offer", ()))]
    bearer = SimpleNamespace(weapon=getattr(event, "ref", ""), title="")
    guilds = defaultdict(lambda: SimpleNamespace(adventurers=[bearer]))
    show = [*getattr(event, "cards", ())]
    state = SimpleNamespace(stage=2, offer=offer, show=show, discard=[], guilds=guilds)
    quests = defaultdict(lambda: SimpleNamespace(colour="green"))
    found: dict[str, None] = {}
    for scene in ("market", "quest"):
        turns, after = Turns("mine", frozenset(), ()), cast(Game, None)
        step = AnimationStep(event, 0, scene, 1, None, 2.0, 0.0, turns, after, time=1.0)
        view = SimpleNamespace(
            animation=SimpleNamespace(steps=[step]),
            chronicle=SimpleNamespace(history=[events]),
            shown=state,
            content=SimpleNamespace(quests=quests),
        )
        for f in in_flight.flights(cast(TableView, view)):
            back = f", back {f.back}" if f.back else ""
            found[f"    {f.amount} {f.thing} {f.key}: {f.origin} > {f.goal}, {f.part}{back}"] = None
    return list(found)


def _written(said: Said) -> str:
    lines = []
    for what in sorted(said):
        lines.append(what)
        lines += [f"  {count} x {text}" for text, count in sorted(said[what].items())]
    return "\n".join(lines) + "\n"


def moments(
    options: Options, seed: int, players: tuple[str, ...], speed: int = 0
) -> Iterator[Match]:
    """Some moments of every kind of decision, what follows them still moving if anything does, and
    the end."""
    seats = tuple(map(Seat, ("Ada", "Bo", "Cy", "Di"), COLOURS, players))[: options.guilds]
    match = Match(Session.new(options, seed, SHIPPED, seats=seats), speed, Silence())
    chooser, seen = Chooser(Random(seed), 0.05 if options.solo else 0.2), Counter[str]()
    while match.view.game.decision is not None:
        kind = type(match.view.game.decision).__name__
        seen[kind] += 1
        if seen[kind] <= FIRST or seen[kind] % THEN == 0:
            yield match
        match.play(chooser.choose(match.view.game))
    yield match


def note(said: Said, what: str, value: object) -> None:
    """Count a value; of a view model every part. What it only passes on is not its word."""
    if isinstance(value, float):
        said[what][f"{value:.1f}"] += 1
    elif isinstance(value, str | Message | int | None):
        said[what][str(value)] += 1
    elif isinstance(value, Refusal):
        said[what][value.clause] += 1
    elif isinstance(value, Struct):
        if not isinstance(value, Guild | Quest):
            said[what][repr(value)] += 1
    elif type(value).__module__.startswith("forgewar.play"):
        for part in parts(type(value)):
            whole = f"{type(value).__name__}.{part}"
            if whole not in APART:
                note(said, whole, getattr(value, part))
    elif isinstance(value, dict):
        said[f"{what}, of what"][" ".join(map(str, value))] += 1
        _note_several(said, what, list(value.values()))
    elif isinstance(value, Iterable):
        unordered = isinstance(value, set | frozenset)
        _note_several(said, what, sorted(value, key=str) if unordered else list(value))


def _note_several(said: Said, what: str, values: list[object]) -> None:
    if all(isinstance(value, int) for value in values):
        said[what][" ".join(map(str, values))] += 1
        return
    said[f"{what}, how many"][str(len(values))] += 1
    for value in values[:MOST] if isinstance(values[0], Struct) else values:
        note(said, what, value)


def parts(kind: type) -> list[str]:
    """The fields and properties of a view model that are not its own affair."""
    found = [
        name
        for name, value in inspect.getmembers(kind)
        if isinstance(value, property | cached_property | Message)
    ]
    found += getattr(kind, "_fields", ()) or getattr(kind, "__dataclass_fields__", ())
    return sorted({name for name in found if not name.startswith("_")})


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name in GAMES:
        (GOLDEN / f"{name}.txt").write_text(told(name), encoding="utf-8")
    (GOLDEN / "in_motion.txt").write_text(told_in_motion(), encoding="utf-8")
    (GOLDEN / "events.txt").write_text(told_of_events(), encoding="utf-8")


if __name__ == "__main__":
    main()
