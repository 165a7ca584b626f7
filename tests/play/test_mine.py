"""What the mine shows is what the rules then do: over decisions of whole games of every kind, every
legal move's outcome is compared with the states before and after it is played."""

from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest
from cases import mostly_slow
from msgspec.structs import replace
from properties.chooser import Chooser

from forgewar.ai.worker_process import ThinkingHere
from forgewar.content import load
from forgewar.content.model import RESOURCES, Content, Effect
from forgewar.play.match import Match
from forgewar.play.mine import MineView
from forgewar.play.mine_moves import OFF, Outcome, order_ahead, outcome
from forgewar.play.mine_moves import moves_of as moves_of_events
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.actions import (
    Action,
    DeclineReward,
    MoveOverseer,
    MoveWorker,
    PassMine,
    PlaceOverseer,
)
from forgewar.rules.game import Game
from forgewar.rules.state import EMPTY, OVERSEER, GameState, Options
from forgewar.session.session import Session

CONTENT = load.default()
IN_THE_MINE = (de.Placement, de.MineTurn, de.AutomatedTie, de.OverseerReward, de.WorkerReward)
KINDS = (
    Options("simple", 2),
    Options("simple", 3),
    Options("simple", 4),
    Options("fast_forward", 3),
    Options("epic", 4, bonus_tiles=True),
    Options("simple", 1, difficulty="easy"),
    Options("epic", 1, bonus_tiles=True, difficulty="random"),
)
MOST = 24  # decisions looked at in a game
WORKER_MOVES = 40  # of hundreds, looked at in one decision


def _generous() -> Content:
    """Every quest is easily met, and every leg of it lets an overseer and a worker move."""
    rewards = (Effect("overseer_move"), Effect("worker_move"))
    quests = {
        key: replace(
            quest,
            legs=tuple(replace(leg, difficulty=1, types=(), rewards=rewards) for leg in quest.legs),
        )
        for key, quest in CONTENT.quests.items()
    }
    return replace(CONTENT, quests=quests)


GENEROUS = _generous()


def at_the_mine(options: Options, seed: int, content: Content = GENEROUS) -> Iterator[Match]:
    """Decisions in the mine, spread over a whole game, each on a table of its own."""
    session = Session.new(options, seed, content)
    chooser, rng = Chooser(Random(seed), whim=0.05), Random(seed)
    match = Match(session, 0, ThinkingHere(content))
    rare = 0
    while session.game.decision is not None:
        decision = session.game.decision
        if isinstance(decision, IN_THE_MINE):
            unusual = isinstance(decision, de.OverseerReward | de.WorkerReward) or (
                isinstance(decision, de.MineTurn) and decision.second
            )
            rare += unusual
            if rng.random() < (0.5 if unusual and rare < 2 * MOST else 0.15):
                yield match
        match.play(chooser.choose(session.game))


def moves_of(match: Match) -> list[Action]:
    found = [a for a in match.view.choices() if isinstance(a, MoveOverseer | MoveWorker)]
    if len(found) > WORKER_MOVES and isinstance(match.view.decision, de.WorkerReward):
        found = Random(len(found)).sample(found, WORKER_MOVES)
    return found


def played(game: Game, action: Action) -> tuple[GameState, list[ev.Event]]:
    """The state that an action leads to, and all that happens on the way."""
    after = game.clone()
    return after.state, after.play(action)


# What a move would do


@pytest.mark.rule("MINE-5", "MINE-6", "MINE-7", "MINE-8", "SOLO-7")
@pytest.mark.parametrize("options", mostly_slow(KINDS, every=5), ids=str)
def test_what_a_move_is_said_to_do_is_what_it_does(options: Options) -> None:
    looked_at = 0
    for match in at_the_mine(options, seed=4):
        for action in moves_of(match):
            told = outcome(match.view, action)
            after, events = played(match.view.game, action)
            _check_pieces(match.view.game.state, after, events, told)
            _check_changes(match, after, events, told, action)
            _check_counts(after, events, told)
            looked_at += 1
    assert looked_at > 300


def _another_round(events: list[ev.Event]) -> bool:
    """Whether a round begins after the move, in which others move or the mine is built anew."""
    return any(isinstance(event, ev.StageStarted | ev.RoundStarted) for event in events)


def _check_pieces(
    before: GameState, after: GameState, events: list[ev.Event], told: Outcome
) -> None:
    """Every hex that changes is told of, with whose worker stands there before and after."""
    if _another_round(events):
        return
    touched = {hex_ for move in told.moves for hex_ in move.touched}
    changed = {h for h, (a, b) in enumerate(zip(before.cells, after.cells, strict=True)) if a != b}
    assert changed <= touched
    cells = before.cells.copy()
    for move in told.moves:
        assert cells[move.origin] == move.side + (OVERSEER if move.overseer else 1)
        cells[move.origin] = EMPTY
        if move.target >= 0:
            assert cells[move.target] == EMPTY
            cells[move.target] = move.side + (OVERSEER if move.overseer else 1)
        for worker in move.workers:
            if move.overseer:
                assert cells[worker.hex] == worker.before + 1
                cells[worker.hex] = worker.after + 1
        for strike in move.strikes:
            assert len(strike.hexes) >= 5
            assert {cells[hex_] for hex_ in strike.hexes} == {strike.side + 1}
            for hex_ in strike.hexes:
                cells[hex_] = EMPTY
    assert cells == after.cells


def _check_changes(
    match: Match, after: GameState, events: list[ev.Event], told: Outcome, action: Action
) -> None:
    """What guilds are said to gain is the difference of the states; what workers yield is what the
    mine pays."""
    if len(match.view.preview(action)) < len(events):
        return  # the rest nobody can know yet
    for seat, (old, new) in enumerate(zip(match.view.shown.guilds, after.guilds, strict=True)):
        change = told.changes[seat]
        assert old.gold + change.gold == new.gold
        assert old.prestige + change.prestige == new.prestige
        resources = [change.resources.get(r, 0) for r in range(len(RESOURCES))]
        assert [a + b for a, b in zip(old.resources, resources, strict=True)] == new.resources
        if isinstance(match.view.decision, de.MineTurn | de.AutomatedTie):
            gained = {
                r: n - o for r, (o, n) in enumerate(zip(old.resources, new.resources, strict=True))
            }
            assert told.gains.get(seat, {}) == {r: n for r, n in gained.items() if n}
    yields = [w for move in told.moves for w in move.workers if w.resource >= 0]
    assert all(worker.resource == match.view.shown.terrain[worker.hex] for worker in yields)


def _check_counts(after: GameState, events: list[ev.Event], told: Outcome) -> None:
    """Workers in the mine, and the order if the mine phase ends with this move."""
    if not _another_round(events):
        assert list(told.workers) == after.workers
        standing = [
            sum(cell == side + 1 for cell in after.cells) for side in range(len(told.workers))
        ]
        assert list(told.workers) == standing
    ends = any(isinstance(event, ev.OrderSet) for event in events)
    if ends:
        assert list(told.order) == after.order
    elif not after.options.solo and after.phase != "mine":
        counts = [told.workers[side] for side in told.order]
        assert counts == sorted(counts)
    assert sorted(told.order) == list(range(len(told.workers)))


def test_a_worker_that_is_taken_off_is_one_move_whoever_leaves_after() -> None:
    off, stage = ev.WorkerRemoved(0, 3), [ev.WorkerRemoved(side, 9 + side) for side in (0, 1)]
    (move,) = moves_of_events([off, *stage])
    assert (move.overseer, move.side, move.origin, move.target) == (False, 0, 3, OFF)
    assert [worker.hex for worker in move.workers] == [3, 9, 10]


@pytest.mark.slow
@pytest.mark.rule("ORDER-1", "ORDER-3", "SOLO-9")
@pytest.mark.parametrize("options", KINDS, ids=str)
def test_the_order_ahead_is_the_one_that_passing_brings_when_the_phase_ends_with_it(
    options: Options,
) -> None:
    seen = 0
    for match in at_the_mine(options, seed=9):
        if PassMine() in match.view.choices():
            after, events = played(match.view.game, PassMine())
            if any(isinstance(event, ev.OrderSet) for event in events) and not any(
                isinstance(event, ev.OverseerMoved) for event in events
            ):
                assert order_ahead(match.view) == after.order
                seen += 1
    assert seen


@pytest.mark.rule("ORDER-3")
def test_a_second_move_counts_for_the_order_of_its_own_mine_phase_only() -> None:
    for match in at_the_mine(Options("simple", 3), seed=2):
        match.view.shown.second = match.view.shown.order[0]
        counts = [match.view.shown.workers[side] for side in order_ahead(match.view)]
        if match.view.shown.phase == "mine":
            assert order_ahead(match.view)[-1] == match.view.shown.order[0]
        else:
            assert counts == sorted(counts)


@pytest.mark.rule("ORDER-3")
def test_the_order_ahead_does_not_change_while_somebody_declines_a_second_move() -> None:
    """Only who takes it goes last."""
    games = (at_the_mine(Options("simple", 3), seed) for seed in range(12))
    for match in chain.from_iterable(games):
        decision, before = match.view.decision, order_ahead(match.view)
        second = isinstance(decision, de.MineTurn) and decision.second
        if second and decision.seat != before[-1]:
            match.animation.speed = 1
            match.play(PassMine())
            assert match.animation.step is not None
            assert isinstance(match.animation.step.event, ev.Passed)
            assert order_ahead(match.view) == before
            return
    raise AssertionError("there was no second move that changes the order")


# What can be picked up, and where it may land


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_pressing_hexes_reaches_every_choice_and_nothing_else(options: Options) -> None:
    for match in at_the_mine(options, seed=6):
        view = MineView(match)
        reached: set[Action] = set()
        hexes = match.view.game.table.geometry.hexes
        if view.placing:
            for side in view.sides:
                view.choose_side(side)
                reached |= {view.landings[hex_] for hex_ in hexes if view.usable(hex_)}
        else:
            for origin in [hex_ for hex_ in hexes if view.usable(hex_)]:
                view.put_down()
                assert view.press(origin) is None
                assert view.picked == origin
                reached |= set(view.landings.values())
                if view.off is not None:
                    reached.add(view.off)
        if view.quiet.action is not None:
            reached.add(view.quiet.action)
        assert reached == set(match.view.choices())


@pytest.mark.parametrize("options", mostly_slow(KINDS, every=5), ids=str)
def test_a_hex_that_is_no_choice_says_why_and_changes_nothing(options: Options) -> None:
    for match in at_the_mine(options, seed=11):
        view = MineView(match)
        hexes = match.view.game.table.geometry.hexes
        before = match.view.version
        for hex_ in set(hexes) - view.direct:
            if not view.usable(hex_):
                assert str(view.press(hex_))
        if view.moves:
            origin = min(view.moves)
            view.press(origin)
            for hex_ in set(hexes) - set(view.moves) - set(view.landings) - view.direct:
                assert view.press(hex_) == match.view.why_not(_to(match, origin, hex_))
                assert view.picked == origin
        assert match.view.version == before


def _to(match: Match, origin: int, hex_: int) -> Action:
    if isinstance(match.view.decision, de.WorkerReward):
        return MoveWorker(origin, hex_)
    return MoveOverseer(origin, hex_)


@pytest.mark.rule("MINE-3")
def test_pressing_a_landing_twice_or_confirming_it_plays_the_move() -> None:
    for press in (MineView.confirm, lambda view: view.press(view.chosen)):
        match = next(m for m in at_the_mine(Options("simple", 2), 3) if moves_of(m))
        view = MineView(match)
        action = moves_of(match)[-1]
        view.press(action.origin)
        view.press(action.target)
        assert view.chosen == action.target
        press(view)
        assert match.session.actions[-1] == action
        assert view.picked == view.chosen == -1


def test_a_piece_carried_to_a_landing_waits_for_confirm() -> None:
    match = next(m for m in at_the_mine(Options("simple", 2), 3) if moves_of(m))
    view = MineView(match)
    action = moves_of(match)[0]
    assert view.carry(action.origin, action.origin) is None
    hexes = set(match.view.game.table.geometry.hexes)
    other = min(hexes - set(view.moves[action.origin]) - {action.origin})
    assert view.carry(action.origin, other) == match.view.why_not(
        MoveOverseer(action.origin, other)
    )
    before = match.view.version
    assert view.carry(action.origin, action.target) is None
    assert match.view.version == before
    assert view.confirm()
    assert match.session.actions[-1] == action


# What is said


@pytest.mark.parametrize("options", mostly_slow(KINDS, every=5), ids=str)
def test_a_hex_is_called_what_stands_on_it_and_lies_in_it(options: Options) -> None:
    for match in at_the_mine(options, seed=5):
        view, state = MineView(match), match.view.shown
        for hex_ in match.view.game.table.geometry.hexes:
            label, piece = view.label(hex_), state.cells[hex_]
            assert str(label.values["ground"]) == RESOURCES[state.terrain[hex_]]
            kinds = {"mine-hex-empty": 0, "mine-hex-worker": 1, "mine-hex-overseer": OVERSEER}
            assert label.id in kinds
            if label.id == "mine-hex-empty":
                assert piece == EMPTY
            else:
                side = piece - kinds[label.id]
                assert label.values["guild"] == match.view.name(side)
                overseers = state.overseers[side]
                assert (hex_ in overseers) == (label.id == "mine-hex-overseer")


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_passing_or_declining_pays_what_it_says(options: Options) -> None:
    for match in at_the_mine(options, seed=8):
        quiet = MineView(match).quiet
        legal = [a for a in match.view.choices() if isinstance(a, PassMine | DeclineReward)]
        active = MineView(match).active
        assert ([quiet.action] if quiet.action is not None else []) == (legal if active else [])
        assert (quiet.why is None) == active
        assert (quiet.label is None) == (active and not legal)
        if isinstance(quiet.action, PassMine):
            after, _ = played(match.view.game, quiet.action)
            gold = (
                after.guilds[match.view.seat].gold - match.view.shown.guilds[match.view.seat].gold
            )
            assert quiet.gold == gold


@pytest.mark.rule("SETUP-11", "SOLO-1", "SOLO-13")
@pytest.mark.parametrize("options", [Options("simple", 3), Options("epic", 1, difficulty="easy")])
def test_as_many_overseers_are_left_as_will_be_placed(options: Options) -> None:
    session = Session.new(options, 3, CONTENT)
    match = Match(session, 0, ThinkingHere(CONTENT))
    rng, placed = Random(1), 0
    while match.view.shown.phase in ("setup", "placement"):
        view = MineView(match)
        if view.placing:
            steps = [
                step for step in match.view.game.state.agenda if isinstance(step, de.Placement)
            ]
            assert sum(view.left(side) for side in range(match.view.sides)) == len(steps)
            if not options.solo:
                assert view.left(match.view.seat) == sum(
                    step.seat == match.view.seat for step in steps
                )
            placements = [a for a in match.view.choices() if isinstance(a, PlaceOverseer)]
            assert view.sides == sorted({action.side for action in placements})
            placed += 1
        match.play(rng.choice(match.view.choices()))
    assert placed == 3 * match.view.sides


@pytest.mark.rule("MINE-2", "SOLO-8", "SOLO-9")
@pytest.mark.parametrize("options", mostly_slow(KINDS, every=5), ids=str)
def test_a_second_move_is_warned_of_only_where_it_costs_a_place(options: Options) -> None:
    """With every legal move the order is what the prompt says it will be."""
    seen: set[str] = set()
    for seed in range(4):
        for match in at_the_mine(options, seed):
            decision = match.view.decision
            if not isinstance(decision, de.MineTurn) or not decision.second:
                continue
            prompt = MineView(match).prompt(-1)
            seen.add(prompt.id)
            passing, _ = played(match.view.game, PassMine())
            for action in moves_of(match):
                after, _ = played(match.view.game, action)
                place, without = (
                    after.order.index(match.view.seat),
                    passing.order.index(match.view.seat),
                )
                last = match.view.sides - 1
                if prompt.id == "mine-second-free":
                    assert after.order == passing.order
                elif prompt.id == "mine-second-last":
                    assert place == without == last
                else:
                    assert prompt.id == "mine-second"
                    assert (place, without) == (last, prompt.values["place"] - 1)
                    assert without < last
    assert seen == ({"mine-second-free"} if options.solo else {"mine-second", "mine-second-last"})
