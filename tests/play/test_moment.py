"""Whatever moves is told, in the words of the log, of the side that acts."""

import pytest
from play.tables import played
from properties.games import GENEROUS

from forgewar.play import moment
from forgewar.play.animation import AnimationStep, automated_side
from forgewar.play.match import Match
from forgewar.play.turns import NOBODY
from forgewar.rules import events as ev
from forgewar.rules.decisions import MineTurn
from forgewar.rules.state import Options
from forgewar.words import Message


@pytest.mark.parametrize(
    "options",
    [Options("simple", 3), Options("epic", 2, True), Options("simple", 1, difficulty="easy")],
    ids=["simple", "epic", "solo"],
)
def test_whatever_moves_is_told_and_of_whoever_does_it(options: Options) -> None:
    told = 0
    seconds: set[int] = set()  # places of second moves

    def look(event: ev.Event) -> None:
        nonlocal told
        step, said = match.animation.steps[0], moment.happening(match.view)
        if not step.length:
            return
        told += 1
        assert said is not None, event
        if isinstance(step.event, ev.WorkerMoved) and step.event.side != step.actor:
            assert said.id == "match-moves-worker"
            assert said.values["guild"] == match.view.name(step.actor)
            assert said.values["owner"] == match.view.name(step.event.side)
        elif _is_second(match, step) and isinstance(step.event, ev.OverseerMoved):
            assert said.id == "match-moves-again"
            assert said.values["guild"] == match.view.name(step.actor)
            seconds.add(step.place)
        elif step.actor != NOBODY and not isinstance(step.event, ev.Struck):
            assert said.values["guild"] == match.view.name(step.actor)
            if automated_side(step.event, match.view.shown) != NOBODY:
                assert said.id == "solo-moves-by"
                rule = said.values["rule"]
                assert isinstance(rule, Message)
                assert rule.id.startswith("solo-rule-")
                return
            assert said.id == "match-happens"
            lines = match.chronicle.lines_at(step.place)
            assert said.values["did"] in [m for line in lines for m in (line.head, line.message)]

    match: Match
    for match, _ in played(options, 6, GENEROUS):
        match.animation.speed, match.animation._on_event_shown = 1, look
        while match.animation.busy:
            match.animation.update(0.2)
    assert told > 300
    assert bool(seconds) == (not options.solo)
    again = ("log-moves-again", "log-jumps-again")
    for place in range(len(match.chronicle.history)):
        heads = [line.head.id for line in match.chronicle.lines_at(place) if line.head]
        assert options.solo or any(head in again for head in heads) == (place in seconds)


def _is_second(match: Match, step: AnimationStep) -> bool:
    """Whether a step is the second move of the first guild, which costs nothing in solo games."""
    decision, solo = step.decision, match.view.shown.options.solo
    return isinstance(decision, MineTurn) and decision.second and not solo
