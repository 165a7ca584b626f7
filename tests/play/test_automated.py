"""Automated colours are seen to play: which overseer moves, by which rule, and for how long."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from random import Random
from typing import Any

import pytest
from cases import mostly_slow
from play.solo_games import FRAME, Jump, frames, jumps, solo_match
from properties.games import GENEROUS

from forgewar.play import automated
from forgewar.play.animation import automated_side
from forgewar.play.match import Match
from forgewar.play.pace import walk
from forgewar.play.turns import NOBODY
from forgewar.rules import events as ev
from forgewar.rules import solo
from forgewar.rules.catalogue import catalogue
from forgewar.rules.decisions import AutomatedTie
from forgewar.rules.state import EMPTY, OVERSEER, Options
from forgewar.rules.table import Table
from forgewar.words import Message, message

KINDS = [
    Options(mode, 1, difficulty=difficulty)
    for mode in ("simple", "epic")
    for difficulty in ("easy", "hard")
]
SEEDS = (1, 2, 3)


def expected(moves: list[Jump], event: Any) -> Message:
    """The sentence of a move by the text of SOLO-6 alone."""
    if not moves:
        return message("solo-rule-none")
    most = max(move.others for move in moves)
    many = [move for move in moves if move.others == most]
    fewest = min(move.own for move in many)
    best = [move for move in many if move.own == fewest]
    assert (event.origin, event.target) in [move[:2] for move in best]
    if len(best) > 1:
        return message("solo-rule-tie")
    if len(moves) == 1:
        return message("solo-rule-only")
    if len(many) == 1:
        return message("solo-rule-most", count=most)
    return message("solo-rule-fewest", count=most, own=fewest)


def first_frames(options: Options, seed: int) -> Iterator[tuple[Match, Any]]:
    """The first frame of every automated move of a whole game, with its event."""
    last = None
    for match in frames(solo_match(options, seed, GENEROUS), seed):
        step = match.animation.step
        if step is None or automated_side(step.event, match.view.shown) == NOBODY:
            continue
        if step.at != last:
            last = step.at
            yield match, step.event


@pytest.mark.rule("SOLO-6")
@pytest.mark.parametrize("options", mostly_slow(KINDS, every=3), ids=str)
def test_every_automated_move_names_the_rule_that_chose_it_and_its_number(
    options: Options,
) -> None:
    seen: dict[str, int] = {}
    for seed in SEEDS:
        for match, event in first_frames(options, seed):
            side = automated_side(event, match.view.shown)
            found = automated.moving(match.view)
            assert found is not None
            moves = jumps(match.view.shown, side)
            rule = expected(moves, event)
            said = automated.sentence(match.view)
            assert said == message("solo-moves-by", guild=match.view.name(side), rule=rule)
            assert found.side == side
            if moves:
                assert found.path[0] == event.origin
                assert found.path[-1] == event.target
                assert set(event.jumped) <= set(found.path)
                mine = [hex_ for hex_ in event.jumped if match.view.shown.cells[hex_] == 1]
                assert found.takes_from(0) == len(mine)
                best = {
                    origin: min((-m.others, m.own) for m in own)
                    for origin, own in groupby(sorted(moves), lambda m: m.origin)
                }
                told = {each.origin: (-each.others, each.own) for each in found.reason.best}
                assert told == best
                assert found.reason.best[0][:2] == (event.origin, event.target)
            seen[rule.id] = seen.get(rule.id, 0) + 1
    assert sum(seen.values()) > 10
    assert {"solo-rule-most", "solo-rule-tie"} <= set(seen)


@pytest.mark.rule("SOLO-6")
def test_every_rule_is_told_by_its_numbers_in_positions_of_any_kind() -> None:
    """Boards with few and many workers, so that colours are blocked or have a single move, too."""
    rng = Random(1)
    match = solo_match(KINDS[0], 1, GENEROUS)
    while match.view.game.state.phase != "mine":
        match.play(match.view.choices()[0])
    match.animation.snap()
    state, seen = match.view.game.state.clone(), Counter[str]()
    table = Table(state, catalogue(GENEROUS))
    hexes = [hex_ for hex_, ground in enumerate(state.terrain) if ground >= 0]
    for number in range(600):
        state.cells = [EMPTY] * len(state.cells)
        crowd = rng.sample(hexes, rng.choice((4, 12, 20, len(hexes) - 2, len(hexes))))
        workers = rng.choice(((1, 2, 3), (2, 2, 3), (2,), (1, 2, 2, 2)))
        for hex_ in crowd:
            state.cells[hex_] = rng.choice(workers)
        places = rng.sample(hexes, 9)
        for side in range(3):
            state.overseers[side] = places[3 * side : 3 * side + 3]
            for hex_ in state.overseers[side]:
                state.cells[hex_] = OVERSEER + side
        moves = jumps(state, 1)
        best = solo.best_moves(table, 1)
        chosen = best[number % len(best)] if best else None
        reason = automated.explain(table, 1, chosen)
        rule = expected(moves, chosen)
        assert automated.rule_of(match.view, reason) == rule
        seen[rule.id] += 1
    kinds = {f"solo-rule-{rule}" for rule in ("most", "fewest", "only", "tie", "none")}
    assert set(seen) == kinds


@pytest.mark.parametrize("speed", [1, 2, 4])
def test_every_automated_move_is_seen_for_its_lead_in_and_its_walk(speed: int) -> None:
    options, lasts = KINDS[0], dict[tuple[int, int], tuple[float, Any, bool]]()
    for match in frames(solo_match(options, 1, GENEROUS, speed), 1):
        step = match.animation.step
        if step is None or automated_side(step.event, match.view.shown) == NOBODY:
            continue
        assert automated.sentence(match.view) is not None
        before = lasts.get(step.at, (0.0, None, False))[0]
        decision = step.decision
        chosen = isinstance(decision, AutomatedTie) and decision.side == step.actor
        lasts[step.at] = (before + FRAME, step.event, chosen)
    assert len(lasts) > 5
    for seconds, event, chosen in lasts.values():
        lead = 0.3 if chosen else 0.9
        walks = walk(event) / 1000 if isinstance(event, ev.OverseerMoved) else 0.0
        assert seconds >= (lead + walks) / speed - FRAME


def test_at_instant_speed_the_rule_stands_for_six_tenths_of_a_second_on_screen() -> None:
    match = solo_match(KINDS[0], 1, GENEROUS, 0)
    match.animation.leads_at_once = True
    lasts: dict[tuple[int, int], float] = {}
    free: set[tuple[int, int]] = set()
    for each in frames(match, 1):
        step = each.animation.step
        if step is not None:
            assert automated.sentence(each.view) is not None
            lasts[step.at] = lasts.get(step.at, 0.0) + FRAME
            if not isinstance(step.decision, AutomatedTie):
                free.add(step.at)
    assert free
    for at in free:
        assert 0.6 - FRAME <= lasts[at] <= 0.6 + 2 * FRAME


@pytest.mark.parametrize("options", mostly_slow(KINDS, every=4), ids=str)
def test_the_players_panel_never_glows_while_an_automated_colour_moves(options: Options) -> None:
    moved = 0
    for match in frames(solo_match(options, 2, GENEROUS), 2):
        view = match.view
        steps = [step for step in match.animation.steps if step.actor > 0]
        if steps or (isinstance(view.decision, AutomatedTie) and view.waiting_for_person):
            moved += 1
            assert view.acting > 0
            if not match.animation.busy:
                assert isinstance(view.decision, AutomatedTie)
                assert view.acting == view.decision.side
            assert automated.status(view, view.acting) is not None
            assert automated.status(view, 3 - view.acting) is None
    assert moved


def test_a_press_ends_the_lead_in_and_leaves_the_move() -> None:
    for match in frames(solo_match(KINDS[0], 3, GENEROUS), 3):
        step = match.animation.step
        if step is None or not step.lead or isinstance(step.event, ev.Lapsed):
            continue
        if step.time == -step.lead:
            assert not match.animation.end_step()  # it was not seen yet
            match.animation.update(FRAME)
        assert match.animation.end_step()
        assert match.animation.step is step
        assert step.time >= 0
        assert step.part < 0.5
        return
    pytest.fail("no automated colour moved")


def test_a_sound_is_heard_when_the_overseer_sets_out_not_when_it_lights_up() -> None:
    match = solo_match(KINDS[0], 3, GENEROUS)
    heard: list[ev.Event] = []
    match.animation._on_event_shown = heard.append
    checked = 0
    for each in frames(match, 3):
        step = each.animation.step
        if step is not None and step.lead and isinstance(step.event, ev.OverseerMoved):
            checked += 1
            assert (step.event in heard[-4:]) == (step.time >= 0)
    assert checked


@pytest.mark.rule("SOLO-6")
def test_a_colour_that_cannot_move_says_so_for_as_long_as_another_would_lead_in() -> None:
    from forgewar.play.animation import Act, steps_of

    match = solo_match(KINDS[0], 1, GENEROUS)
    while match.view.shown.phase != "mine":
        match.animation.snap()
        match.play(match.view.choices()[0])
    match.animation.snap()
    game = match.view.game
    act = Act([ev.Lapsed(0, "automated_move", "2")], game.decision, 0, game)
    (step,) = steps_of(act, game.state, lambda _: True)
    assert (step.lead, step.actor, step.scene) == (0.9, 2, "mine")
    assert step.turns.acting == 2
