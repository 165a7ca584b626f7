"""What set pieces say is what the rules did: who is first and why, what is gained, kept, lost."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from play.tables import at_table
from properties.chooser import Chooser
from properties.games import GENEROUS, SHIPPED

from forgewar.ai.worker_process import ThinkingHere
from forgewar.content.board import HEXES, INDEX
from forgewar.content.model import RESOURCES, Content, card_of
from forgewar.play import piece_views
from forgewar.play.match import Match
from forgewar.play.set_pieces import SetPiece
from forgewar.rules import events as ev
from forgewar.rules.game import Game
from forgewar.rules.quest import standing
from forgewar.rules.state import Options
from forgewar.session.session import Session
from forgewar.words import Message, message
from forgewar.words.cards import ability_text
from forgewar.words.message import as_list
from forgewar.words.names import amount, hero, heroes

GAMES = (
    (Options("epic", 3), 9, GENEROUS),
    (Options("simple", 4), 3, SHIPPED),
    (Options("simple", 1, difficulty="easy"), 1, SHIPPED),
)


class Seen:
    """A set piece in its first moment: the match then, and the games before and after its
    action."""

    def __init__(self, match: Match, piece: SetPiece, before: Game, after: Game) -> None:
        self.piece, self.before, self.after = piece, before, after
        self.prestige = [guild.prestige for guild in match.view.shown.guilds]
        self.cells = list(match.view.shown.cells)
        self.order, self.round = list(match.view.shown.order), match.view.shown.round
        self.said: object = _say(match, piece)
        self.name = match.view.name
        self.events = match.chronicle.history[piece.place]

    @property
    def quest_name(self) -> str:
        return self.after.content.quests[card_of(self.piece.quest)].name


def _say(match: Match, piece: SetPiece) -> object:
    if piece.kind == "completed":
        return piece_views.completed(match.view, piece)
    if piece.kind == "failed":
        return piece_views.failed(match.view, piece)
    if piece.kind == "champion":
        return piece_views.crowned(match.view, piece)
    if piece.kind == "strike":
        return piece_views.strike(match.view, piece)
    if piece.kind == "stage":
        return piece_views.stage_change(piece)
    return piece_views.banner(match.view, piece)


@cache
def seen() -> list[Seen]:
    """Every set piece of a few games."""
    return [piece for game in GAMES for piece in _of(*game)]


def _of(options: Options, seed: int, content: Content) -> Iterator[Seen]:
    session = Session.new(options, seed, content)
    match, chooser = Match(session, 1, ThinkingHere(content)), Chooser(Random(seed), 0.2)
    while not match.view.game.over:
        before, last = match.view.game.clone(), None
        match.play(chooser.choose(match.view.game))
        while match.animation.busy:
            piece = match.animation.piece
            if piece is not None and piece is not last:
                yield Seen(match, piece, before, match.view.game.clone())
            last = piece
            match.animation.update(0.05)


def of(kind: str) -> list[Seen]:
    found = [one for one in seen() if one.piece.kind == kind]
    assert found
    return found


def test_every_kind_of_reason_to_be_first_is_met() -> None:
    reasons = Counter(
        one.said.line.id for one in seen() if isinstance(one.said, piece_views.Banner)
    )
    assert {name.removeprefix("piece-first-") for name in reasons} == {
        "drawn", "still", "twice", "same", "turned", "fewest", "tie", "held"
    }  # fmt: skip


def test_a_banner_says_who_is_first_and_why() -> None:
    held = {one.after.state.second for one in seen() if _would_be_first(one)}
    assert {0, 1} <= held  # whoever it is
    for one in seen():
        if isinstance(one.said, piece_views.Banner):
            line = one.said.line
            assert one.said.first == one.order[0]
            assert isinstance(one.piece.opening, ev.PhaseStarted)
            assert one.said.phase == message(f"match-phase-{one.piece.opening.phase}")
            assert line.values["guild"] == one.name(one.order[0])
            if line.id in _REASONS:
                assert _REASONS[line.id](one, line), line


def _would_be_first(one: Seen) -> bool:
    """Whether somebody is only not first because of a second move (ORDER-3)."""
    workers, before = one.after.state.workers, one.before.state.order
    twice, first = one.after.state.second, one.order[0]
    ranks = {side: (workers[side], -before.index(side)) for side in (twice, first) if side >= 0}
    return twice >= 0 and ranks[twice] < ranks[first]


def _fewest(one: Seen, line: Message) -> bool:
    """No other guild has as few, but for one that moved twice."""
    if _would_be_first(one):
        return False
    workers, twice = one.after.state.workers, one.after.state.second
    others = [workers[side] for side in one.order[1:] if side != twice]
    return line.values["count"] == workers[one.order[0]] < min(others, default=99)


def _tie(one: Seen, line: Message) -> bool:
    """Those named have as few, and were before the first of them (ORDER-2)."""
    if _would_be_first(one):
        return False
    workers, before = one.after.state.workers, one.before.state.order
    first, twice = one.order[0], one.after.state.second
    like = [s for s in one.order[1:] if workers[s] == workers[first]]
    ahead = all(before.index(side) < before.index(first) for side in like if side != twice)
    return line.values["others"] == tuple(map(one.name, like)) and ahead


def _held(one: Seen, line: Message) -> bool:
    """Whoever moved twice would have been first (ORDER-3)."""
    workers, twice = one.after.state.workers, one.after.state.second
    named = line.values["other"] == one.name(twice)
    counted = line.values["count"] == workers[one.order[0]]
    return named and counted and one.order[-1] == twice and _would_be_first(one)


def _turned(one: Seen, line: Message) -> bool:
    before = one.before.state.order
    return bool(line.id) and one.order == [*before[1:], before[0]]


def _second(one: Seen, line: Message) -> bool:
    """In the mine phase a guild that is first may move twice, an automated colour never."""
    guilds = len(one.after.state.guilds)
    return (one.order[0] < guilds) == (line.id == "piece-first-twice")


_REASONS = {
    "piece-first-fewest": _fewest,
    "piece-first-tie": _tie,
    "piece-first-held": _held,
    "piece-first-turned": _turned,
    "piece-first-twice": _second,
    "piece-first-still": _second,
}


def test_only_the_last_round_is_called_so() -> None:
    for one in seen():
        if isinstance(one.said, piece_views.Banner):
            last = one.round == one.after.state.options.rounds and one.piece.kind != "phase"
            assert (one.said.head.id == "piece-last-round") == last
            assert (one.said.more is not None) == last
            assert last or one.said.head.values["round"] == one.round


def test_a_completed_quest_says_what_it_brings() -> None:
    for one in of("completed"):
        said, piece = one.said, one.piece
        assert isinstance(said, piece_views.Completed)
        assert said.head == message("piece-completed", guild=one.name(piece.seat))
        assert said.name == one.quest_name
        quest = one.after.content.quests[card_of(piece.quest)]
        rewards = sum(e.amount for e in quest.legs[-1].rewards if e.kind == "prestige")
        gains = dict(said.gains)
        assert gains.get("prestige", 0) == quest.legs[-1].prestige + rewards
        for kind in ("gold", *RESOURCES):
            given = sum(e.amount for e in quest.legs[-1].rewards if e.kind == kind)
            assert gains.get(kind, 0) == given
        joined = sum(isinstance(event, ev.AdventurerJoined) for event in piece.events)
        assert gains.get("person", 0) == joined
        assert set(gains) <= {"prestige", "gold", "person", *RESOURCES}
        for raised in said.raised:
            event = one.events[raised.number]
            assert isinstance(event, ev.AdventurerRaised)
            assert (event.adventurer, event.level) == (raised.adventurer, raised.level)
            assert piece_views.level(raised) == message("piece-level", level=raised.level)
            before = one.before.state.guilds[piece.seat].adventurers[raised.adventurer]
            assert (before.quest, raised.level) == (piece.quest, before.level + 1)


def test_a_failed_quest_says_what_is_kept_and_lost() -> None:
    for one in of("failed"):
        said, piece = one.said, one.piece
        assert isinstance(said, piece_views.Failed)
        assert said.head == message("piece-failed", guild=one.name(piece.seat))
        assert said.name == one.quest_name
        changes = [e.amount for e in piece.events if isinstance(e, ev.PrestigeChanged)]
        kept, lost = (sum(n for n in changes if n * sign > 0) for sign in (1, -1))
        if kept:
            assert said.kept == message("piece-failed-kept", prestige=amount("prestige", kept))
        else:
            assert said.kept == message("piece-failed-nothing")
        adventurers = one.before.state.guilds[piece.seat].adventurers
        company = [each.weapon for each in adventurers if each.quest == piece.quest]
        assert sorted(said.weapons) == sorted(company)
        assert _tells_why(one, said.why)
        things = [message("piece-failed-quest")]
        if company:
            things.append(message("piece-failed-weapons", count=len(company)))
        if lost:
            penalty = amount("prestige", -lost)
            things.append(message("piece-failed-penalty", prestige=penalty))
        assert said.lost == message("piece-failed-lost", things=as_list(things))
        home = [i for i, each in enumerate(adventurers) if each.quest == piece.quest]
        names = heroes(piece.seat, home)
        assert said.home == (
            message("log-returned", count=len(home), heroes=names) if home else None
        )


def _tells_why(one: Seen, why: Message) -> bool:
    """The power it had when its guild was done, and what its step asked for; or a promise."""
    event, table = one.piece.opening, one.before.table
    assert isinstance(event, ev.QuestFailed)
    if event.clause == "CHAMP-8":
        return why.id == "piece-failed-promise"
    quest = table.find_quest(event.seat, event.quest)
    assert quest is not None
    stands = standing(table, event.seat, quest)
    told = (why.values["power"], why.values["needed"])
    return told == (stands.power, stands.needed) and stands.power < stands.needed


def _touching(cells: list[int], hex_: int) -> set[int]:
    """The hexes of one colour around a hex, found without the rules."""
    found, open_ = {hex_}, [hex_]
    while open_:
        q, r = HEXES[open_.pop()]
        for dq, dr in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
            near = INDEX.get((q + dq, r + dr), -1)
            if near >= 0 and near not in found and cells[near] == cells[hex_]:
                found.add(near)
                open_.append(near)
    return found


def test_a_strike_gives_the_counts_that_caused_it() -> None:
    """Counted once more on the mine as it was shown."""
    for one in of("strike"):
        said = one.said
        assert isinstance(said, piece_views.Strike)
        assert said.rule.values["count"] == 5
        workers = [sum(cell == side + 1 for cell in one.cells) for side in range(len(one.order))]
        sizes = []
        for group, struck in zip(said.groups, one.piece.strikes, strict=True):
            assert _touching(one.cells, struck.hexes[0]) == set(struck.hexes)
            assert {one.cells[hex_] - 1 for hex_ in struck.hexes} == {group.side}
            count = len(struck.hexes)
            assert count >= 5
            assert group.why.values["count"] == count
            assert group.why.values["guild"] == one.name(group.side)
            assert (group.before, group.after) == (
                workers[group.side], workers[group.side] - count
            )  # fmt: skip
            workers[group.side] -= count
            sizes.append(count)
        assert one.piece.strike_times.sizes == tuple(sizes)
        assert sorted(said.order) == sorted(one.order)


def test_a_champion_is_called_by_the_title_taken() -> None:
    for one in of("champion"):
        said, event = one.said, one.piece.opening
        assert isinstance(said, piece_views.Crowned)
        assert isinstance(event, ev.TitleTaken)
        assert one.after.state.guilds[event.seat].adventurers[said.adventurer].title == event.title
        title = one.after.content.titles[event.title]
        assert (said.title, said.picture) == (title.name, title.picture)
        assert said.does == ability_text(title)
        assert said.head == message("piece-crowned", guild=one.name(event.seat))
        assert said.name == hero(event.seat, event.adventurer)


def test_a_stage_is_called_by_its_number() -> None:
    for one in of("stage"):
        said, event = one.said, one.piece.opening
        assert isinstance(said, piece_views.StageChange)
        assert isinstance(event, ev.StageStarted)
        assert said.head == message(f"stage-{event.stage}")
        assert said.line == message(f"match-deeper-{event.stage}")


@pytest.mark.parametrize(
    ("event", "gained"),
    [
        (ev.PrestigeChanged(0, 7, "quest"), ("prestige", 7)),
        (ev.GoldChanged(0, 3, "quest"), ("gold", 3)),
        (ev.ResourcesChanged(0, 2, 4, "quest"), (RESOURCES[2], 4)),
        (ev.AdventurerJoined(0, 3, "quest"), ("person", 1)),
        (ev.DesignClaimed(0, "design", 1), None),
    ],
)
def test_what_a_completed_quest_gives_is_summed_up(event: ev.Event, gained: object) -> None:
    match = at_table(Session.new(Options("simple", 2), 1, SHIPPED))
    opening = ev.QuestCompleted(0, min(SHIPPED.quests))
    piece = SetPiece("completed", 0, 0, (opening, event, event), match.view.shown, match.view.shown)
    found = dict(piece_views.completed(match.view, piece).gains)
    assert found == ({gained[0]: 2 * gained[1]} if isinstance(gained, tuple) else {})
