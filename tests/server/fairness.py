"""The fairness property: bytes sent to a viewer do not depend on what the viewer may not know.

At a position of a game, everything hidden from a viewer is changed: cards that nobody knows, and
choices that others have made in secret. The viewer is then greeted, asks for the state of the
table, tries messages of every kind, and watches the next action; it must be sent the same bytes as
before. A refusal must also take the same steps, so that its time tells nothing.
"""

import gc
import sys
from random import Random
from types import FrameType
from typing import Any

from properties.chooser import Chooser
from properties.hidden import other_world
from properties.strangers import strangers
from server.kit import Play, actor, begin, copy_table

from forgewar.net import protocol as pr
from forgewar.net.protocol import SPECTATOR
from forgewar.rules.actions import Action, KeepWealth, RaiseAdventurer
from forgewar.rules.decisions import WealthChoice, WealthRaise
from forgewar.rules.state import Options
from forgewar.server import entries as en
from forgewar.server.live_table import LiveTable
from forgewar.server.shared_table import SharedTable
from forgewar.server.thinking import request_of


class Leak(AssertionError):
    """A viewer was sent something that depends on what is hidden from it."""


def _same(what: str, here: object, there: object) -> None:
    if here != there:
        raise Leak(f"{what}:\n{str(here)[:600]}\n{str(there)[:600]}")


def bytes_to(
    viewer: int, table: SharedTable, sender: int, message: pr.ClientMessage
) -> list[bytes]:
    """Bytes that a viewer is sent when somebody sends a message."""
    found = table.decide(sender, message)
    if isinstance(found, pr.Refused | pr.Done):
        return [pr.encode(found)] if viewer == sender else []
    out = [o for entry in found for o in table.apply(entry)]
    return [pr.encode(o.message) for o in out if o.viewer == viewer]


def other_table(table: SharedTable, viewer: int, rng: Random) -> SharedTable:
    """The table in a world that the viewer cannot tell from this one."""
    other = copy_table(table)
    assert other.session is not None
    other.session.game = other_world(rng, other.session.game, viewer)
    for seat, told in other.viewers.items():
        if seat != viewer:
            told.view = other.session.game.view(seat).to_json()
    return other


def without_secrets(play: Play, viewer: int) -> SharedTable | None:
    """The table as if others had not done yet what is hidden from the viewer; None if that is
    nothing."""
    hidden = len(play.session.steps) - play.table.viewers[viewer].actions
    if not hidden:
        return None
    kept: list[en.AnyEntry] = []
    for entry in reversed(play.log):
        if hidden and isinstance(entry, en.Acted):
            hidden -= 1
        else:
            kept.append(entry)
    other = SharedTable(play.table.opened, play.table.content)
    for entry in reversed(kept):
        other.apply(entry)
    return other


def probes(play: Play, viewer: int, rng: Random) -> list[pr.ClientMessage]:
    """Messages of every kind that a seat may send at any time; none that reveals something."""
    game, seq = play.session.game, play.seq(viewer)
    decision = game.decision
    actions: list[Action] = [KeepWealth("a", "b"), RaiseAdventurer(0)]
    legal = game.legal()
    actions += rng.sample(legal, min(4, len(legal)))
    actions += rng.sample(found := list(strangers(rng, game, legal)), min(4, len(found)))
    if decision is not None and decision.seat == viewer:
        actions = [a for a in actions if game.refusal(a) or not _reveals(play, a)]
    messages: list[pr.ClientMessage] = [pr.Act("p", seq, action) for action in actions]
    seats = range(len(play.table.players))
    return [
        *messages,
        pr.Act("p", seq + 1, actions[0]),  # stale
        pr.Act("m1", seq, actions[0]),  # an id that somebody has used
        pr.Undo("p", seq),
        pr.AskUndo("p", seq),
        pr.Answer("p", yes=True),
        pr.Answer("p", yes=False),
        pr.Chat("p", "well?"),
        pr.Chat("p", " "),
        pr.Join("p", "me", "0" * 64),
        pr.Reveal("p", "0" * 64),
        *(pr.Hand("p", seat, player) for seat in seats for player in ("person", "sensible")),
        pr.Hand("p", 3, "nobody"),
        pr.Ping("p"),
        pr.Hello(1, "x"),
    ]


def _reveals(play: Play, action: Action) -> bool:
    game = play.session.game
    return len(game.preview(action)) < len(game.clone().play(action))


def told_unasked(table: SharedTable, viewer: int) -> list[bytes]:
    """Bytes that a viewer gets by asking: greetings after any interruption, and over HTTP."""
    seq = table.viewers[viewer].seq
    greetings = [table.greeting(viewer, last) for last in sorted({0, seq // 2, seq, seq + 5})]
    return [pr.encode(message) for message in (*greetings, table.info("t", viewer))]


def check_position(play: Play, viewer: int, rng: Random) -> None:
    """Greetings, clocks, and answers to every message are the same in other worlds."""
    worlds = [("other hidden cards", other_table(play.table, viewer, rng))]
    if (before := without_secrets(play, viewer)) is not None:
        worlds.append(("no hidden actions yet", before))
    for name, world in worlds:
        here, there = (told_unasked(table, viewer) for table in (play.table, world))
        _same(f"greeting of {viewer}, {name}", here, there)
        clocks = [LiveTable("t", table, (1, 1)).present_choice() for table in (play.table, world)]
        _same(f"clock shown to {viewer}, {name}", *clocks)
        if viewer == SPECTATOR:
            continue
        requests = [request_of(table, viewer, "master") for table in (play.table, world)]
        if play.table.turn == viewer:
            _same(f"what a computer player of {viewer} knows, {name}", *requests)
        for probe in probes(play, viewer, rng):
            tables = copy_table(play.table), copy_table(world)
            one, two = (bytes_to(viewer, table, viewer, probe) for table in tables)
            _same(f"answer to {probe} of {viewer}, {name}", one, two)


def check_refusal_steps(play: Play, viewer: int, rng: Random) -> None:
    """A refused message takes the same steps in other worlds, so that its time tells nothing."""
    worlds = [other_table(play.table, viewer, rng), without_secrets(play, viewer)]
    for world in worlds:
        if world is None:
            continue
        for probe in probes(play, viewer, rng):
            if isinstance(copy_table(play.table).decide(viewer, probe), pr.Refused):
                tables = copy_table(play.table), copy_table(world)
                one, two = (steps_of(table, viewer, probe) for table in tables)
                same = sum(a == b for a, b in zip(one, two, strict=False))
                _same(f"steps to refuse {probe} of {viewer}", one[same:], two[same:])


def steps_of(table: SharedTable, sender: int, message: pr.ClientMessage) -> list[tuple[str, int]]:
    """What the program does to decide about a message: lines of server and session, calls in the
    rules, which copy a state in as many steps as it has parts."""
    found: list[tuple[str, int]] = []

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        is_rule = frame.f_globals["__name__"].startswith("forgewar.rules")
        if event == ("call" if is_rule else "line"):
            found.append((frame.f_code.co_name, frame.f_lineno))
        return None if is_rule else trace

    before = sys.gettrace()
    gc.disable()  # its callbacks would be traced too
    sys.settrace(trace)
    try:
        table.decide(sender, message)
    finally:
        sys.settrace(before)
        gc.enable()
    return found


def check_action(play: Play, action: Action, viewer: int, rng: Random) -> None:
    """An action is told in the same bytes, whatever else is hidden before or after it."""
    seat = actor(play, action)
    message = pr.Act("next", play.seq(seat), action)
    told = bytes_to(viewer, copy_table(play.table), seat, message)
    after = copy_table(play.table)
    session = after.session
    assert session is not None
    play_on = session.play

    def play_elsewhere(action: Action) -> object:
        events = play_on(action)
        session.game = other_world(rng, session.game, viewer)
        return events

    session.play = play_elsewhere  # type: ignore[assignment,method-assign]
    _same(f"{action} to {viewer}, otherwise after", told, bytes_to(viewer, after, seat, message))
    # In another world a guild may have more levels to give; see check_secret_choices.
    secret = isinstance(play.session.game.decision, WealthChoice | WealthRaise) and viewer != seat
    if not secret and not _reveals(play, action):
        before = other_table(play.table, viewer, rng)
        assert before.session is not None
        if before.session.game.refusal(action) is None:
            there = bytes_to(viewer, before, seat, message)
            _same(f"{action} to {viewer}, otherwise before", told, there)


def check_secret_choices(play: Play, rng: Random) -> None:
    """While a guild chooses its wealth, the others are told the same whatever it keeps."""
    chooser = play.session.game.decision
    assert isinstance(chooser, WealthChoice)
    told: dict[int, list[bytes]] = {}
    for choice in play.session.game.choices():
        other = Play(copy_table(play.table))
        other.act(chooser.seat, choice)
        while isinstance(now := other.session.game.decision, WealthRaise):
            other.act(now.seat, rng.choice(other.session.game.choices()))
        if not isinstance(now, WealthChoice):
            return  # everything is shown now
        for viewer in play.table.viewers:
            if viewer != chooser.seat:
                sent = [pr.encode(message) for message in other.sent.get(viewer, [])]
                _same(f"wealth of {chooser.seat} to {viewer}", sent, told.setdefault(viewer, sent))


def watch(options: Options, seed: int, every: int = 1, whim: float = 0.3) -> Play:
    """A whole game with undo, chat, votes and refusals; the property is checked at every position
    before the first round and then at each `every`th."""
    rng = Random(f"fair {seed}")
    chooser = Chooser(Random(seed), whim)
    play = begin(options, seed)
    number = 0
    while not play.table.over:
        number += 1
        setup = play.session.game.state.phase == "setup"
        action = chooser.choose(play.session.game)
        if setup or number % every == 0:
            viewers = list(play.table.viewers)
            for viewer in viewers if setup else [rng.choice(viewers)]:
                check_position(play, viewer, rng)
                check_action(play, action, viewer, rng)
                if viewer != SPECTATOR and (setup or number % (10 * every) == 0):
                    check_refusal_steps(play, viewer, rng)
        if isinstance(play.session.game.decision, WealthChoice):
            check_secret_choices(play, rng)
        seat = actor(play, action)
        if setup and len(play.table.players) > 2:
            _vote(play, seat, rng)
        play.act(seat, action)
        _meddle(play, seat, rng)
    return play


def _vote(play: Play, seat: int, rng: Random) -> None:
    """One of the others wants to hand the seat over that has to choose."""
    others = [other for other in play.table.persons if other != seat]
    play.ask(rng.choice(others), pr.Hand(play.id(), seat, "sensible"))


def _meddle(play: Play, seat: int, rng: Random) -> None:
    """Chat, undo, ask for undo, hand the seat over and back, and be refused now and then."""
    what = rng.random()
    if what < 0.04:
        play.ask(seat, pr.Chat(play.id(), "a word"))
    elif what < 0.10:
        play.ask(seat, pr.Undo(play.id(), play.seq(seat)))
    elif what < 0.12:
        play.ask(seat, pr.AskUndo(play.id(), play.seq(seat)))
        for other in play.table.persons:
            if other != seat:
                play.ask(other, pr.Answer(play.id(), yes=rng.random() < 0.7))
    elif what < 0.14:
        play.act((seat + 1) % len(play.table.persons), KeepWealth("x", "y"))
    elif what < 0.15:
        play.ask(seat, pr.Hand(play.id(), seat, "sensible"))
        play.ask(seat, pr.Hand(play.id(), seat, "person"))
