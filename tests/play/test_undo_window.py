"""Undo in a real window against a computer guild: the person's own decision is there again."""

import pytest
from play.window import Window, missing
from play.window_player import Pilot

from forgewar.rules.game import Game

pytestmark = pytest.mark.window
needs_window = pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}")
# What can be taken back in a normal game, and what in practice only: there a guild manages by then,
# or something was revealed.
NORMAL = ("Placement", "MineTurn", "MarketTurn")
PRACTICE = (*NORMAL, "Acquisition", "Management", "Rewards")


def begin(pilot: Pilot, *, practice: bool) -> None:
    """A simple game of a person against an Apprentice."""
    pilot.press("new")
    pilot.press("mode.simple")
    pilot.press("seat.1.player.apprentice")
    if practice:
        pilot.press("practice")
    pilot.press("start")
    pilot.window.wait(lambda f: f.record != "", "the game to begin")


def undo_decision(pilot: Pilot, game: Game) -> bool:
    """Act, let the computer answer, press Undo; true if the decision is there again."""
    window, before = pilot.window, window_digest(pilot)
    assert game.decision is not None
    pilot._act(game, pilot.guild.choose(game, game.decision.seat))
    pilot._ready()
    frame = window.frame()
    if "undo" not in frame.spots:  # over the table lies something that has no button for it
        pilot.window.keys("u")
    elif frame.enabled("undo"):
        pilot.press("undo")
    else:
        assert frame.spots["undo"]["why"]  # dimmed, with its reason
        return False
    window.wait(lambda f: f.digest == before and f.waits, "the decision to be there again")
    return True


def window_digest(pilot: Pilot) -> str:
    return str(pilot.window.frame().digest)


def try_out(practice: bool, kinds: tuple[str, ...], rounds: int) -> set[str]:
    """Play, and take back once at every kind of decision; returns those that could be."""
    done: set[str] = set()
    with Window(speed=4) as window:
        pilot = Pilot(window, "mouse")
        begin(pilot, practice=practice)
        while not done.issuperset(kinds):
            game = pilot._ready()
            if game.over or game.state.round > rounds:
                break
            assert game.decision is not None
            kind = type(game.decision).__name__
            if kind in done or kind not in kinds:
                pilot._act(game, pilot.guild.choose(game, game.decision.seat))
            elif undo_decision(pilot, game):
                done.add(kind)
    return done


@needs_window
def test_undo_leads_back_over_the_computers_answer() -> None:
    assert try_out(practice=False, kinds=("Placement",), rounds=1) == {"Placement"}


@needs_window
@pytest.mark.long
@pytest.mark.parametrize(("practice", "kinds"), [(False, NORMAL), (True, PRACTICE)])
def test_undo_works_after_every_kind_of_decision(practice: bool, kinds: tuple[str, ...]) -> None:
    assert try_out(practice=practice, kinds=kinds, rounds=5) == set(kinds)
