"""What is shown is true: events folded through the show are the rules' state after every action,
and every step belongs to its scene, its guild, its phase and its order."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest
from cases import mostly_slow
from properties.chooser import Chooser
from properties.games import GENEROUS, SHIPPED, every_kind, name

from forgewar.content.model import Content
from forgewar.play.animation import Act, Animation, AnimationStep, steps_of
from forgewar.play.changes import changes_of
from forgewar.play.pace import REST
from forgewar.play.presentation import pace, scene_for
from forgewar.play.reducer import UNSEEN, UNSEEN_OF_GUILDS, apply_event
from forgewar.play.set_pieces import SetPiece
from forgewar.play.turns import NOBODY
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.actions import Action
from forgewar.rules.catalogue import catalogue
from forgewar.rules.game import Game
from forgewar.rules.state import GameState, Options

PHASES = {
    "placement": "mine", "mine": "mine", "market": "market", "quest": "quest", "end": "quest",
    "scoring": "scoring",
}  # fmt: skip
TURNS = (
    de.MineTurn, de.AutomatedTie, de.MarketTurn, de.Acquisition, de.Management, de.Rewards
)  # fmt: skip
BETWEEN = (ev.PhaseStarted, ev.OrderSet, ev.RoundStarted, ev.StageStarted, ev.TileResolved)
PIECES = (
    ev.OverseerPlaced, ev.OverseerMoved, ev.WorkerAppeared, ev.WorkerTurned, ev.WorkerDefected,
    ev.WorkerRemoved, ev.WorkerMoved, ev.Struck,
)  # fmt: skip
MARKET = (ev.CardRevealed, ev.DesignOpened, ev.CardsDiscarded)
OFFER = (ev.OfferMoved, ev.QuestDealt, ev.QuestRemoved)


def played(options: Options, seed: int, content: Content) -> Iterator[tuple[Game, Action, Game]]:
    """Every action of a game, with the game before and after it."""
    game = Game.new(options, seed, content)
    chooser = Chooser(Random(seed), 0.2)
    while not game.over:
        before = game.clone()
        action = chooser.choose(game)
        game.play(action)
        yield before, action, game


def seen(state: GameState) -> dict[str, Any]:
    """What of a state lies on the table."""
    told = msgspec.to_builtins(state)
    for field in UNSEEN:
        del told[field]
    for guild in told["guilds"]:
        for field in UNSEEN_OF_GUILDS:
            del guild[field]
        for hero in guild["adventurers"]:
            del hero["throughout"]
        for quest in guild["quests"]:
            for field in ("rushed", "expeditious", "charming"):
                del quest[field]
    assert isinstance(told, dict)
    return told


def seat_of(action: Action, decision: de.Decision | None) -> int:
    assert decision is not None
    return int(getattr(action, "seat", decision.seat))


@pytest.mark.parametrize("options", mostly_slow(every_kind(), every=5), ids=name)
@pytest.mark.parametrize("content", [SHIPPED, GENEROUS], ids=["shipped", "generous"])
def test_events_folded_one_by_one_are_the_state_of_the_rules(
    options: Options, content: Content
) -> None:
    cards = catalogue(content)
    for before, action, after in played(options, 5, content):
        shown = before.state.clone()
        for event in before.clone().play(action):
            left = [len(deck) for deck in shown.decks]
            apply_event(shown, event, cards, after.state)
            if isinstance(event, ev.CardRevealed):  # from its deck, at that moment
                left[event.place] -= 1
                assert [len(deck) for deck in shown.decks] == left
        assert seen(shown) == seen(after.state), action


@pytest.mark.parametrize("options", mostly_slow(every_kind(), every=9), ids=name)
def test_the_events_lead_from_what_a_seat_may_know_to_what_it_may_know_then(
    options: Options,
) -> None:
    cards = catalogue(SHIPPED)
    for before, action, after in played(options, 5, SHIPPED):
        events = before.clone().play(action)
        for seat in (NOBODY, before.decision.seat if before.decision else 0):
            shown, then = before.view(seat), after.view(seat)
            for event in events:
                apply_event(shown, event, cards, then)
            for state in (shown, then):  # which cards are in a deck is not seen
                state.decks = [["?"] * len(deck) for deck in state.decks]
            assert seen(shown) == seen(then), action


@pytest.mark.parametrize("options", mostly_slow(every_kind(), every=5), ids=name)
def test_every_beat_is_shown_where_and_of_whom_it_is(options: Options) -> None:
    heard: list[ev.Event] = []

    def look(event: ev.Event) -> None:
        """A step begins: what is on screen now?"""
        step = show.steps[-1]
        assert step.event == event
        if heard:
            expected.over(heard[-1])
        expected.check(step, show, after)
        expected.check_piece(step, show)
        heard.append(event)

    games = played(options, 9, GENEROUS)
    show = Animation(Game.new(options, 9, GENEROUS), catalogue(GENEROUS), 1, look)
    for before, action, after in games:
        events = before.clone().play(action)
        seat = seat_of(action, before.decision)
        heard.clear()
        expected = Expected(before, seat)
        show.feed(events, before.decision, seat, after)
        while show.busy:
            show.update(0.05)
        assert heard == events  # each is heard once, in its turn
        expected.check_gains(after.state)
        assert show.shown == after.state
        assert show.decision == after.decision
        assert show.scene == scene_for(after.decision)


class Expected:
    """What must be on screen, told from the events that are over and nothing else."""

    def __init__(self, before: Game, seat: int) -> None:
        self._decision = before.decision
        self._seat = seat
        self._phase = before.state.phase
        self._order = list(before.state.order)
        self._round = before.state.round
        self._pieces: list[tuple[SetPiece, tuple[int, int]]] = []
        self._between = False  # the action itself is over; rounds and phases go on by themselves

    def over(self, event: ev.Event) -> None:
        if isinstance(event, ev.PhaseStarted):
            self._phase = event.phase
        elif isinstance(event, ev.OrderSet):
            self._order = list(event.order)
        elif isinstance(event, ev.RoundStarted):
            self._round = event.round
        self._between = self._between or isinstance(event, BETWEEN)

    def check(self, step: AnimationStep, show: Animation, after: Game) -> None:
        shown, event = show.shown, step.event
        assert (shown.phase, shown.order, shown.round) == (self._phase, self._order, self._round)
        if isinstance(event, PIECES):
            assert step.scene == "mine"
        elif self._phase == "scoring":
            assert step.scene == "scoring"
        elif isinstance(event, ev.QuestCompleted | ev.QuestFailed | ev.QuestAdvanced):
            assert step.scene == ("market" if self._phase == "market" else "quest")
        elif isinstance(event, MARKET):
            assert step.scene == "market"
        elif isinstance(event, OFFER):
            assert step.scene == "quest"
        elif isinstance(event, ev.PhaseStarted):
            assert step.scene == PHASES[event.phase]
        elif not self._between and isinstance(self._decision, de.MarketTurn):
            assert step.scene in ("market", "mine")  # a card may move an overseer
        if isinstance(event, ev.OverseerMoved | ev.OverseerPlaced):
            assert step.actor == event.side
        elif isinstance(event, ev.WealthShown):
            assert step.actor == event.seat
        elif isinstance(event, (*BETWEEN, *MARKET, *OFFER)):
            assert step.actor == NOBODY
        elif isinstance(self._decision, de.WealthChoice | de.WealthRaise) and not self._between:
            assert step.actor == getattr(event, "seat", step.actor)  # whose wealth is shown
        elif not self._between:
            assert step.actor in (self._seat, *range(len(shown.guilds), len(shown.order)))
            assert step.decision == self._decision
            if isinstance(self._decision, TURNS) and step.actor == self._seat:  # not ticked off
                asked = getattr(self._decision, "side", self._decision.seat)  # SOLO-6
                assert asked in show.turns.to_come
        else:
            automated = range(len(shown.guilds), len(shown.order))
            assert step.actor in (getattr(event, "seat", NOBODY), *automated)  # who gains it
            assert step.decision == after.decision

    def check_piece(self, step: AnimationStep, show: Animation) -> None:
        """A set piece is on exactly while its events are seen, of its guild, in its scene."""
        event, piece = step.event, step.piece
        assert show.piece is piece
        staged = isinstance(event, ev.QuestCompleted | ev.TitleTaken | ev.StageStarted)
        staged |= isinstance(event, ev.QuestFailed) and event.clause != "END-1"
        staged |= isinstance(event, ev.PhaseStarted) and event.phase in ("mine", "market", "quest")
        if piece is None:
            assert not staged
            assert not isinstance(event, ev.Struck)
            return
        if isinstance(event, ev.Struck):
            assert piece.kind == "strike"
            assert piece.strikes == [e for e in piece.events if isinstance(e, ev.Struck)]
            assert piece.events[step.number - piece.first] is event
            return
        assert (piece.opening is event) == staged
        assert piece.events[step.number - piece.first] is event
        if piece.kind in ("completed", "failed", "champion"):
            assert step.actor == piece.seat == getattr(event, "seat", None)
            assert getattr(event, "quest", piece.quest) == piece.quest
        else:
            assert step.actor == NOBODY
        numbers = range(step.number + 1, piece.first + len(piece.events))
        assert [show.part_of(0, number) for number in numbers] == [0.0] * len(numbers)
        assert show.part_of(0, step.number) == (0.0 if step.length else 1.0)
        if staged:
            self._pieces.append((piece, _owned(show.shown, piece.seat)))

    def check_gains(self, after: GameState) -> None:
        """What a guild has at the end of an action with one set piece of its own is what it had at
        its opening and what the piece says that it gains."""
        for piece, owned in self._pieces if len(self._pieces) == 1 else []:
            if piece.kind in ("completed", "failed"):
                gained = changes_of(piece.events, len(after.order))[piece.seat]
                prestige, gold = owned
                assert _owned(after, piece.seat) == (prestige + gained.prestige, gold + gained.gold)


def _owned(state: GameState, seat: int) -> tuple[int, int]:
    guild = state.guilds[seat]
    return guild.prestige, guild.gold


@pytest.mark.parametrize("brief", [False, True])
def test_a_set_piece_lasts_as_long_as_it_should_whatever_happens_in_it(brief: bool) -> None:
    """1.8 seconds for a completed quest, 0.7 for a computer guild's."""
    lasted: dict[str, set[float]] = {}
    games = (played(Options("epic", 2), 9, GENEROUS), played(Options("simple", 2), 3, SHIPPED))
    for before, action, after in chain(*games):
        events = before.clone().play(action)
        show = Animation(before, catalogue(before.content), 1, brief=lambda _: brief)
        show.feed(events, before.decision, seat_of(action, before.decision), after)
        on: Counter[SetPiece] = Counter()
        while show.busy:
            if show.piece is not None:
                on[show.piece] += 1
            show.update(0.01)
        for piece, count in on.items():
            lasted.setdefault(piece.kind, set()).add(round(count / 100, 1))
    assert lasted == {
        "completed": {0.7 if brief else 1.8},
        "failed": {0.7 if brief else 1.0},
        "champion": {2.2},
        "strike": {2.6},
        "phase": {0.6},
        "round": {0.6},
        "last_round": {1.3},
        "stage": {3.0},
    }


def test_while_the_last_move_of_the_mine_is_shown_the_mine_stays() -> None:
    """The game is in the market by then."""
    for before, action, after in played(Options("simple", 2), 3, SHIPPED):
        if before.state.phase == "mine" and after.state.phase == "market":
            events = before.clone().play(action)
            if any(pace(event).length for event in events):
                show = Animation(before, catalogue(SHIPPED), 1)
                show.feed(events, before.decision, seat_of(action, before.decision), after)
                assert isinstance(after.decision, de.MarketTurn)
                assert show.busy
                assert show.scene == "mine"
                assert show.shown.phase == "mine"
                assert show.actor == seat_of(action, before.decision)
                assert not isinstance(show.decision, de.MarketTurn)
                show.snap()
                assert (show.scene, show.shown.phase) == ("market", "market")
                return
    pytest.fail("nobody moved last")


def test_at_speed_0_results_are_shown_at_once_and_heard() -> None:
    heard: list[ev.Event] = []
    before, action, after = next(iter(played(Options("simple", 2), 3, SHIPPED)))
    events = before.clone().play(action)
    show = Animation(before, catalogue(SHIPPED), 0, heard.append)
    show.feed(events, before.decision, 0, after)
    assert not show.busy
    assert show.shown == after.state
    assert heard == events


def test_what_is_skipped_is_shown_at_its_end_and_no_longer_heard() -> None:
    heard: list[ev.Event] = []
    for before, action, after in played(Options("simple", 2), 3, SHIPPED):
        events = before.clone().play(action)
        if sum(pace(event).length > 0 for event in events) > 2:
            show = Animation(before, catalogue(SHIPPED), 1, heard.append)
            show.feed(events, before.decision, seat_of(action, before.decision), after)
            count = len(heard)
            assert count < len(events)
            assert show.hidden(0, len(events) - 1)
            show.snap()
            assert not show.hidden(0, len(events) - 1)
            assert len(heard) == count
            assert show.shown == after.state
            return
    pytest.fail("nothing moved")


def shown_step_by_step(show: Animation) -> list[list[ev.Event]]:
    """The events of each step that a press ends, with a frame between two presses."""
    found = []
    while show.busy:
        before = {step.at: step.event for step in (*show.steps, *show.waiting)}
        assert not show.end_step(), "nothing of it was drawn yet"
        show.update(0.01)
        while not show.end_step():
            show.update(0.05)
        left = {step.at for step in (*show.steps, *show.waiting)}
        found.append([event for at, event in before.items() if at not in left])
    return found


def test_a_press_ends_one_step_and_what_follows_is_shown() -> None:
    seen = 0
    for before, action, after in played(Options("simple", 2), 3, SHIPPED):
        events = before.clone().play(action)
        show = Animation(before, catalogue(SHIPPED), 1)
        show.feed(events, before.decision, seat_of(action, before.decision), after)
        pieces = show.coming
        ended = shown_step_by_step(show)
        assert show.shown == after.state
        for piece in (piece for piece in pieces if piece.kind != "strike"):  # as a whole, alone
            assert any(set(piece.events) <= set(step) for step in ended)
            seen += 1
        visible = [e for e in events if isinstance(e, ev.CardGained | ev.DesignGained)]
        assert all(sum(event in step for step in ended) == 1 for event in visible)
    assert seen > 20


def test_at_instant_speed_no_set_piece_is_due_even_while_automated_colours_lead_in() -> None:
    held = 0  # set pieces in actions that lead in
    for before, action, after in played(Options("simple", 1, difficulty="easy"), 5, SHIPPED):
        events = before.clone().play(action)
        show = Animation(before, catalogue(SHIPPED), 0)
        show.leads_at_once = True
        show.feed(events, before.decision, seat_of(action, before.decision), after)
        while show.busy:
            assert not show.coming
            assert show.piece is None
            held += any(step.piece is not None for step in show.waiting)
            show.update(0.05)
    assert held


def test_a_set_piece_is_seen_for_a_moment_before_a_press_ends_it() -> None:
    for before, action, after in played(Options("simple", 2), 3, SHIPPED):
        events = before.clone().play(action)
        show = Animation(before, catalogue(SHIPPED), 1)
        show.feed(events, before.decision, seat_of(action, before.decision), after)
        while show.busy and show.piece is None:
            show.update(0.01)
        if show.piece is None:
            continue
        piece = show.piece
        for _ in range(39):
            show.update(0.01)
            assert not show.end_step()
            assert show.piece is piece
        show.update(0.02)
        assert show.end_step()
        assert show.piece is not piece
        return
    pytest.fail("there was no set piece")


def test_what_is_hurried_takes_a_quarter_and_nothing_at_speed_0() -> None:
    before, _, _ = next(iter(played(Options("simple", 2), 3, SHIPPED)))
    show = Animation(before, catalogue(SHIPPED), 1)
    assert show.pace == 1
    show.hurry = True
    assert show.pace == 4
    show.speed = 0
    assert show.pace == 0


def lengths(events: list[ev.Event], kinds: tuple[type, ...], *, brief: bool) -> list[float]:
    """Seconds of the steps of some kinds, of one guild's action in the first market."""
    game = Game.new(Options("simple", 2), 3, SHIPPED)
    game.state.phase = "quest"
    act = Act(events, None, 0, game)
    steps = steps_of(act, game.state, lambda _: brief)
    return [step.length for step in steps if isinstance(step.event, kinds)]


def test_computer_guilds_are_brisk_and_what_they_get_is_still_seen() -> None:
    bought: list[ev.Event] = [
        ev.SpaceTaken(0, "clerk"),
        ev.GoldChanged(0, -3, "clerk"),
        ev.DesignGained(0, "iron_spear", 3),
    ]
    kinds = (ev.SpaceTaken, ev.GoldChanged, ev.DesignGained)
    own, others = lengths(bought, kinds, brief=False), lengths(bought, kinds, brief=True)
    assert all(0 < other < mine for mine, other in zip(own, others, strict=True))
    assert others[-1] >= 0.3
    forged: list[ev.Event] = [
        ev.ResourcesChanged(0, 0, -1, "forge"),
        ev.WeaponForged(0, 0, "iron_spear", "quest"),
        ev.QuestAdvanced(0, "quest", 1, "quest"),
    ]
    kinds = (ev.ResourcesChanged, ev.WeaponForged, ev.QuestAdvanced)
    assert all(lengths(forged, kinds, brief=False))
    paid, weapon, advance = lengths(forged, kinds, brief=True)
    assert (paid, advance) == (0, 0)
    assert weapon >= 0.2


def test_forging_the_same_once_more_is_a_montage() -> None:
    game = Game.new(Options("simple", 2), 3, SHIPPED)
    show = Animation(game, catalogue(SHIPPED), 1)

    def forge(design: str, seat: int = 0) -> float:
        show.feed([ev.WeaponForged(seat, 0, design, "quest")], None, seat, game)
        return sum(step.length for step in show.steps)

    first = forge("iron_spear")
    assert forge("iron_spear") < first / 2
    assert forge("iron_spear") < first / 2
    assert forge("iron_dagger") == first
    assert forge("iron_dagger", seat=1) == first


def test_ore_flies_one_after_another_and_a_worker_turns_under_the_overseer() -> None:
    """Several steps are in motion at once, and still end in the order of their events."""
    for before, action, after in played(Options("simple", 2), 3, SHIPPED):
        events = before.clone().play(action)
        if any(isinstance(e, ev.OverseerMoved) and len(e.jumped) > 1 for e in events):
            show = Animation(before, catalogue(SHIPPED), 1)
            show.feed(events, before.decision, seat_of(action, before.decision), after)
            most, numbers = 0, []
            while show.busy:
                most = max(most, len(show.steps))
                numbers.append(show.steps[0].number)
                assert [b.number for b in show.steps] == sorted(b.number for b in show.steps)
                show.update(0.02)
            assert most > 2
            assert numbers == sorted(numbers)
            return
    pytest.fail("nobody jumped")


def test_what_is_seen_last_in_a_room_is_still_seen_for_a_moment() -> None:
    """Before another room comes up, it lies where it has landed."""
    rested = 0
    for before, action, after in played(Options("simple", 3), 1, GENEROUS):
        events, seat = before.clone().play(action), seat_of(action, before.decision)
        timed = [step for step in _beats_of(before, events, seat, after) if step.length]
        rooms = [*(step.scene for step in timed), scene_for(after.decision)][1:]
        for step, coming in zip(timed, rooms, strict=True):
            assert bool(step.rest) == (step.scene != coming and step.piece is None)
        if len(timed) == 1 and timed[0].rest:
            rested += 1
            show = Animation(before, catalogue(GENEROUS))
            show.feed(events, before.decision, seat, after)
            show.update(timed[0].length + REST / 2000)
            assert show.steps[0].part == 1
            assert show.scene == timed[0].scene
            show.update(REST / 1000)
            assert show.scene == rooms[0]
    assert rested > 3


def _beats_of(before: Game, events: list[ev.Event], seat: int, after: Game) -> list[AnimationStep]:
    return steps_of(Act(events, before.decision, seat, after), before.state, lambda _: False)
