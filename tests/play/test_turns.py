"""The strip of the order is true at every moment: one side is marked, or nobody acts; ticked are
those who have had their turn in this step, told from the events that were seen and nothing else."""

from collections import Counter
from typing import Any

import pytest
from cases import mostly_slow
from play.test_animation import played, seat_of
from properties.games import GENEROUS, every_kind, name

from forgewar.play.animation import Animation
from forgewar.play.turns import NOBODY, Turns, opening, turns
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.catalogue import catalogue
from forgewar.rules.game import Game
from forgewar.rules.state import GameState, Options

STEPS = {
    de.WealthChoice: "wealth", de.Placement: "placing", de.MineTurn: "mine",
    de.AutomatedTie: "mine", de.MarketTurn: "market", de.Acquisition: "taking",
    de.Management: "managing", de.Rewards: "rewards", de.TradeWindow: "trades", de.Shopping: "tile",
}  # fmt: skip
BETWEEN = (
    ev.PhaseStarted, ev.RoundStarted, ev.StageStarted, ev.OrderSet, ev.TileResolved,
    ev.CardRevealed, ev.DesignOpened, ev.CardsDiscarded, ev.OfferMoved, ev.QuestDealt,
    ev.QuestRemoved,
)  # fmt: skip


def ended(event: Any) -> tuple[str, int] | None:
    """The step and side whose turn an event ends."""
    if isinstance(event, ev.OverseerMoved):
        return "mine", event.side
    if isinstance(event, ev.Lapsed) and event.what == "automated_move":
        return "mine", int(event.ref)
    if isinstance(event, ev.SpaceTaken):
        return "market", event.seat
    if isinstance(event, ev.QuestTaken):
        return "taking", event.seat
    kinds = {"mine": "mine", "second_move": "mine", "market": "market", "quest": "taking",
             "management": "managing"}  # fmt: skip
    if isinstance(event, ev.Passed) and event.what in kinds:
        return kinds[event.what], event.seat
    return None


class Watched:
    """Counts the turns that have been seen to end in this phase."""

    def __init__(self, state: GameState) -> None:
        self.phase = state.phase
        self._over: Counter[tuple[str, int]] = Counter()

    def see(self, event: ev.Event) -> None:
        if isinstance(event, ev.PhaseStarted):
            self.phase = event.phase
            self._over.clear()
        found = ended(event)
        if found is not None and (found[0] != "mine" or self.phase == "mine"):
            self._over[found] += 1  # a reward may move an overseer at any time: that is no turn

    def done(self, step: str, state: GameState) -> set[int]:
        sides = state.order if step == "mine" else range(len(state.guilds))
        return {side for side in sides if self._over[step, side] >= needed(step, side, state)}


def needed(step: str, side: int, state: GameState) -> int:
    """How many turns a side has in a step (MINE-2, SOLO-8, SOLO-10)."""
    if step == "mine":
        return 2 if side == state.order[0] and side < len(state.guilds) else 1
    return 2 if step == "market" and state.options.solo else 1


def check(
    turns: Turns, step: str, acting: int, watched: Watched, state: GameState, asked: int = NOBODY
) -> None:
    assert turns.acting == acting
    assert turns.step == step
    assert not turns.done & (turns.to_come | turns.once | {acting})
    if step in ("mine", "market", "taking", "managing"):
        assert turns.done == watched.done(step, state) - {acting}
        assert turns.sides == turns.done | turns.to_come | ({acting} & turns.sides)
    elif step in ("rewards", "trades"):  # in their order, though anybody may trade
        guilds = [side for side in state.order if side in turns.sides]
        assert turns.done == set(guilds[: guilds.index(asked)]) - {acting}


@pytest.mark.rule("ROUND-3", "SOLO-6", "MINE-2")
@pytest.mark.parametrize("options", mostly_slow(every_kind(), every=5), ids=name)
def test_at_every_moment_one_is_marked_and_those_who_are_done_are_ticked(options: Options) -> None:
    between = False

    def look(event: ev.Event) -> None:
        nonlocal between
        moving = show.steps[-1]
        watched.see(event)
        between = between or isinstance(event, BETWEEN)
        told = moving.turns
        if isinstance(event, BETWEEN):
            assert told.acting == NOBODY
        if not between:
            tie = isinstance(decision, de.AutomatedTie) and moving.actor == actor
            acting = decision.side if tie else moving.actor
            step = step_of(decision, watched.phase)
            check(told, step, acting, watched, show.shown, decision.seat)
        elif not isinstance(event, ev.PhaseStarted) and told.step in ("mine", "market"):
            state = after.state if told.queue else show.shown
            check(told, watched.phase, moving.actor, watched, state)

    start = Game.new(options, 9, GENEROUS)
    watched = Watched(start.state)
    show = Animation(start, catalogue(GENEROUS), 1, look)
    for before, action, after in played(options, 9, GENEROUS):
        decision, between = before.decision, False
        assert decision is not None
        actor = seat_of(action, decision)
        show.feed(before.clone().play(action), decision, actor, after)
        while show.busy:
            show.update(0.2)
        coming = after.decision
        if coming is not None:
            waiting = coming.side if isinstance(coming, de.AutomatedTie) else coming.seat
            step = step_of(coming, watched.phase)
            check(show.turns, step, waiting, watched, after.state, waiting)


def step_of(decision: de.Decision, phase: str) -> str:
    """What is asked in the middle of a turn belongs to it."""
    if type(decision) in STEPS:
        return STEPS[type(decision)]
    return {"quest": "rewards", "end": "tile", "setup": "wealth"}.get(phase, phase)


def test_at_the_end_of_the_market_everybody_is_ticked_and_then_nobody() -> None:
    """The market closes, and the quest phase begins with taking quests."""
    games = played(Options("simple", 3), 3, GENEROUS)
    phases = ("market", "quest")
    before, action, after = next(
        (b, a, g) for b, a, g in games if (b.state.phase, g.state.phase) == phases
    )
    assert before.decision is not None
    assert after.decision is not None
    found: dict[type, Turns] = {}
    show = Animation(before, catalogue(GENEROUS), 1, lambda e: found.update({type(e): show.turns}))
    show.feed(before.clone().play(action), before.decision, before.decision.seat, after)
    while show.busy:
        show.update(0.2)
    closing, begins = found[ev.CardsDiscarded], found[ev.PhaseStarted]
    assert (closing.step, closing.done, closing.acting) == ("market", {0, 1, 2}, NOBODY)
    assert (begins.step, begins.done, begins.to_come) == ("taking", set(), {0, 1, 2})
    assert show.turns.acting == after.decision.seat


@pytest.mark.rule("MINE-2")
def test_the_first_guild_has_a_mark_of_its_own_until_its_second_move() -> None:
    marked = 0
    for before, _, after in played(Options("simple", 3), 3, GENEROUS):
        if before.state.phase == after.state.phase == "mine":
            told = Animation(after, catalogue(GENEROUS), 1).turns
            first = after.state.order[0]
            assert first not in told.done
            moved = de.MineTurn(first) not in after.state.agenda
            waits = after.decision != de.MineTurn(first, second=True)
            assert told.once == ({first} if moved and waits else set())
            marked += bool(told.once)
    assert marked > 5


def test_a_phase_that_is_over_when_its_action_ends_has_no_turns() -> None:
    """As it begins, the mine has all its turns, and a phase without a decision none."""
    game = Game.new(Options("simple", 3), 1, GENEROUS)
    while game.state.phase != "market":
        game.play(game.choices()[0])
    state = game.state
    assert opening("market", state) == turns(state)
    assert opening("end", state) == Turns("tile", frozenset(), ())
    assert opening("scoring", state) == Turns("scoring", frozenset(), ())
    mine = opening("mine", state)
    assert (mine.step, mine.sides) == ("mine", frozenset({0, 1, 2}))
    assert [turn.side for turn in mine.queue] == [*state.order, state.order[0]]
    assert [turn.second for turn in mine.queue] == [False, False, False, True]
    state.phase = "end"
    state.agenda.clear()
    assert turns(state) == Turns("tile", frozenset(), ())


@pytest.mark.rule("MERCHANT-2")
def test_trades_before_a_tile_and_at_the_end_are_two_steps() -> None:
    game = Game.new(Options("epic", 3, True), 1, GENEROUS)
    state = game.state
    state.phase = "end"
    later = [de.TradeWindow(seat, "end") for seat in (1, 0, 2)]
    now = [de.TradeWindow(seat, "tile") for seat in (2, 0)]
    state.agenda = [*later, *now]
    assert [turn.side for turn in turns(state).queue] == [0, 2]
    state.agenda = later
    assert [turn.side for turn in turns(state).queue] == [2, 0, 1]
