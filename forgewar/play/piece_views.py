"""Sentences of a set piece: whose it is, what it brings and why, for the moment that is shown.

All of it is told from the events of the piece and the state under it, nothing is counted again.
"""

from typing import TYPE_CHECKING, NamedTuple

from forgewar.play.gains import changes
from forgewar.play.mine_moves import following
from forgewar.play.reducer import apply_event
from forgewar.play.set_pieces import SetPiece
from forgewar.rules import events as ev
from forgewar.rules.catalogue import catalogue
from forgewar.rules.mine import STRIKE
from forgewar.rules.quest import standing
from forgewar.rules.state import GameState
from forgewar.rules.table import Table
from forgewar.words import Message, message
from forgewar.words.cards import ability_text
from forgewar.words.message import as_list
from forgewar.words.names import amount, hero, heroes

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView


class Banner(NamedTuple):
    """A round or a phase begins: `head` is the round, `phase` its phase, `line` who is first and
    why; `more` what the last round means."""

    head: Message
    phase: Message
    line: Message
    first: int
    more: Message | None


def banner(view: "TableView", piece: SetPiece) -> Banner:
    assert isinstance(piece.opening, ev.PhaseStarted)
    phase, shown = piece.opening.phase, view.shown
    last = piece.kind == "last_round"
    head = message("piece-last-round") if last else message("piece-round", round=shown.round)
    line = _first(view, phase, piece)
    more = message("piece-last-round-means") if last else None
    return Banner(head, message(f"match-phase-{phase}"), line, shown.order[0], more)


def _first(view: "TableView", phase: str, piece: SetPiece) -> Message:
    """Who is first in a phase, and why."""
    shown = view.shown
    first = shown.order[0]
    if phase == "market":
        return _why_first(view, shown, piece)
    if phase == "quest":
        return message("piece-first-same", guild=view.name(first))
    if shown.round == 1:
        return message("piece-first-drawn", guild=view.name(first))
    if first >= len(shown.guilds):  # SOLO-8
        return message("piece-first-still", guild=view.name(first))
    return message("piece-first-twice", guild=view.name(first))


def _why_first(view: "TableView", shown: GameState, piece: SetPiece) -> Message:
    """Why the order that was set after the mine begins with whom it does (ORDER-1 to ORDER-3,
    SOLO-9)."""
    first, workers = shown.order[0], shown.workers
    guild, count = view.name(first), workers[first]
    if shown.options.solo:
        return message("piece-first-turned", guild=guild)
    twice, before = piece.after.second, piece.before.order
    if twice >= 0 and (workers[twice], -before.index(twice)) < (count, -before.index(first)):
        return message("piece-first-held", guild=guild, count=count, other=view.name(twice))
    others = [view.name(side) for side in shown.order if workers[side] == count and side != first]
    if others:
        return message("piece-first-tie", guild=guild, count=count, others=tuple(others))
    return message("piece-first-fewest", guild=guild, count=count)


class Raised(NamedTuple):
    """An adventurer who gains a level, and the place of that event in its action."""

    adventurer: int
    level: int
    number: int


class Completed(NamedTuple):
    """A quest is completed: who did, which, and what it brings: prestige, gold, resources by their
    names, and people, each with how much of it."""

    head: Message
    name: str
    gains: tuple[tuple[str, int], ...]
    raised: tuple[Raised, ...]


def completed(view: "TableView", piece: SetPiece) -> Completed:
    raised = tuple(
        Raised(event.adventurer, event.level, number)
        for number, event in enumerate(piece.events, piece.first)
        if isinstance(event, ev.AdventurerRaised)
    )
    gains = tuple(
        ("person" if each.kind == "adventurer" else each.kind, each.amount)
        for each in changes(list(piece.events))
        if each.kind != "level"
    )
    head = message("piece-completed", guild=view.name(piece.seat))
    name = str(view.names.card(piece.quest))
    return Completed(head, name, gains, raised)


def level(raised: Raised) -> Message:
    """Level that an adventurer has reached."""
    return message("piece-level", level=raised.level)


class Failed(NamedTuple):
    """A quest fails: why, what is kept of it, what is lost, also weapon by weapon, and who comes
    home."""

    head: Message
    name: str
    why: Message
    kept: Message
    lost: Message
    weapons: tuple[str, ...]  # designs
    home: Message | None


def failed(view: "TableView", piece: SetPiece) -> Failed:
    changes = [event.amount for event in piece.events if isinstance(event, ev.PrestigeChanged)]
    kept, lost = sum(n for n in changes if n > 0), -sum(n for n in changes if n < 0)
    weapons = tuple(event.design for event in piece.events if isinstance(event, ev.WeaponLost))
    returned = [e.adventurer for e in piece.events if isinstance(e, ev.AdventurerReturned)]
    home = heroes(piece.seat, returned)
    things = [message("piece-failed-quest")]
    things += [message("piece-failed-weapons", count=len(weapons))] if weapons else []
    things += [message("piece-failed-penalty", prestige=amount("prestige", lost))] if lost else []
    return Failed(
        message("piece-failed", guild=view.name(piece.seat)),
        str(view.names.card(piece.quest)),
        _why_failed(view, piece),
        message("piece-failed-kept", prestige=amount("prestige", kept))
        if kept
        else message("piece-failed-nothing"),
        message("piece-failed-lost", things=as_list(things)),
        weapons,
        message("log-returned", count=len(home), heroes=home) if home else None,
    )


def _why_failed(view: "TableView", piece: SetPiece) -> Message:
    """Shortfall of the quest when its guild was done (QUEST-6), or who had been promised to it
    (CHAMP-8)."""
    assert isinstance(piece.opening, ev.QuestFailed)
    if piece.opening.clause == "CHAMP-8":
        return message("piece-failed-promise")
    table = Table(piece.before, catalogue(view.content))
    quest = table.find_quest(piece.seat, piece.quest)
    assert quest is not None
    stands = standing(table, piece.seat, quest)
    return message("piece-failed-short", power=stands.power, needed=stands.needed)


class Crowned(NamedTuple):
    """A champion is crowned: who, with which title, and what it does."""

    head: Message
    adventurer: int
    name: Message
    title: str
    picture: str
    does: str


def crowned(view: "TableView", piece: SetPiece) -> Crowned:
    event = piece.opening
    assert isinstance(event, ev.TitleTaken)
    title = view.content.titles[event.title]
    head = message("piece-crowned", guild=view.name(event.seat))
    name = hero(event.seat, event.adventurer)
    told = str(view.names.card(event.title))
    return Crowned(head, event.adventurer, name, told, title.picture, ability_text(title))


class StrikingGroup(NamedTuple):
    """A group that strikes: why, and the workers of its side in the mine before and after."""

    side: int
    why: Message
    before: int
    after: int


class Strike(NamedTuple):
    """Workers strike: the groups, the rule, and the order of play that would follow."""

    head: Message
    groups: tuple[StrikingGroup, ...]
    rule: Message
    order: tuple[int, ...]


def strike(view: "TableView", piece: SetPiece) -> Strike:
    state, cards = piece.before.clone(), catalogue(view.content)
    for event in view.chronicle.history[piece.place][: piece.first]:
        apply_event(state, event, cards, piece.after)
    groups = []
    for struck in piece.strikes:
        before = state.workers[struck.side]
        apply_event(state, struck, cards, piece.after)
        own = "yes" if view.people == [struck.side] else "no"
        count, guild = len(struck.hexes), view.name(struck.side)
        why = message("piece-strike-count", count=count, guild=guild, own=own)
        groups.append(StrikingGroup(struck.side, why, before, state.workers[struck.side]))
    order = following(state, piece.after.second)
    rule = message("piece-strike-rule", count=STRIKE)
    return Strike(message("piece-strike"), tuple(groups), rule, tuple(order))


class StageChange(NamedTuple):
    """A stage begins: its name, and what its mine is like."""

    head: Message
    line: Message


def stage_change(piece: SetPiece) -> StageChange:
    event = piece.opening
    assert isinstance(event, ev.StageStarted)
    stage = message(f"stage-{event.stage}")
    return StageChange(stage, message(f"match-deeper-{event.stage}"))
