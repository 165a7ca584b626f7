"""What a panel says has just changed is what it counts less, or more, than before; all its lines
together are the change of a whole game."""

from collections import Counter
from random import Random

import pytest
from play.tables import at_table
from properties.chooser import Chooser
from properties.games import GENEROUS

from forgewar.play.recent_changes import STAYS, owned
from forgewar.rules import events as ev
from forgewar.rules.state import Options
from forgewar.session.session import Session


@pytest.mark.parametrize("speed", [0, 1])
@pytest.mark.parametrize("patience", [0.1, 1.0])
def test_the_lines_of_a_panel_add_up_to_what_it_counts(speed: int, patience: float) -> None:
    """Whether the next action comes before a line is over, or after it."""
    match = at_table(Session.new(Options("simple", 3), 5, GENEROUS))
    match.animation.speed, chooser = speed, Chooser(Random(5), 0.2)
    start = [owned(match.view, seat) for seat in range(3)]
    over = [Counter[int | str]() for _ in range(3)]
    lines = 0

    def wait(seconds: float) -> None:
        nonlocal lines
        match.animation.update(seconds)
        before = [match.view.recent_changes.changes(seat) for seat in range(3)]
        stood = [owned(match.view, seat) for seat in range(3)]
        match.view.recent_changes.update(seconds)
        for seat in range(3):
            if before[seat] and not match.view.recent_changes.changes(seat):  # it was over
                over[seat].update(before[seat])
                lines += 1
            told = match.view.recent_changes.changes(seat)
            now = {t: start[seat][t] + over[seat][t] + told.get(t, 0) for t in stood[seat]}
            assert now == stood[seat]

    while not match.view.game.over and match.view.shown.round < 4:
        match.play(chooser.choose(match.view.game))
        while match.animation.busy:
            wait(0.1)
        wait(patience)
    for _ in range(int(STAYS / 0.1) + 2):
        wait(0.1)
    assert not match.view.recent_changes.has_changes
    assert lines >= 3
    assert [{t: start[s][t] + over[s][t] for t in start[s]} for s in range(3)] == [
        owned(match.view, s) for s in range(3)
    ]


@pytest.mark.parametrize("options", [Options("simple", 3), Options("epic", 2)])
def test_the_line_of_an_action_tells_what_its_events_gave_and_took(options: Options) -> None:
    match = at_table(Session.new(options, 5, GENEROUS))
    chooser, seen = Chooser(Random(5), 0.2), Counter[int | str]()
    while not match.view.game.over and match.view.shown.round < 4:
        match.view.recent_changes.forget()
        match.play(chooser.choose(match.view.game))
        while match.animation.busy:
            match.animation.update(1.0)
        given = [Counter[int | str]() for _ in range(options.guilds)]
        for event in match.chronicle.history[-1]:
            if isinstance(event, ev.ResourcesChanged):
                given[event.seat][event.resource] += event.amount
            elif isinstance(event, ev.GoldChanged):
                given[event.seat]["gold"] += event.amount
            elif isinstance(event, ev.PrestigeChanged):
                given[event.seat]["prestige"] += event.amount
        for seat, wanted in enumerate(given):
            told = match.view.recent_changes.changes(seat)
            told.pop("worker", None)
            assert told == {thing: amount for thing, amount in wanted.items() if amount}
            seen.update(told.keys())
    assert min(seen["gold"], seen["prestige"]) > 1
    assert len(seen) > 4


def test_what_is_taken_back_is_no_change() -> None:
    match = at_table(Session.new(Options("simple", 2), 5, GENEROUS))
    chooser = Chooser(Random(5), 0.2)
    while not (match.view.recent_changes.has_changes and match.undo_barrier is None):
        match.play(chooser.choose(match.view.game))
        match.view.recent_changes.update(0.1)
    assert match.undo()
    assert not any(match.view.recent_changes.changes(seat) for seat in range(2))


def test_workers_that_come_and_go_are_told() -> None:
    match = at_table(Session.new(Options("simple", 2), 5, GENEROUS))
    chooser = Chooser(Random(5), 0.2)
    while not any("worker" in match.view.recent_changes.changes(seat) for seat in range(2)):
        before = match.view.shown.workers.copy()
        match.play(chooser.choose(match.view.game))
    for seat in range(2):
        gained = match.view.shown.workers[seat] - before[seat]
        assert match.view.recent_changes.changes(seat).get("worker", 0) == gained
