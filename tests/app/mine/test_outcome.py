"""The column beside the mine tells what becomes of every worker, as far as there is room."""

import re

import pytest
from app.blank_app import plain_app
from app.screens.recorded import read

from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.frame import Frame
from forgewar.app.mine.outcome import draw_outcome
from forgewar.app.window import game_files
from forgewar.play.mine import MineView
from forgewar.play.mine_moves import outcome
from forgewar.rules import decisions as de
from forgewar.rules.actions import MoveOverseer
from forgewar.session.session import Session

WORDS = ("New worker", "Joins", "Defects to", "Leaves the mine", "Moves here")


@pytest.mark.parametrize(("game", "answered"), [("solo_simple_easy", True), ("simple_2", False)])
def test_workers_that_are_told_and_those_that_are_counted_are_all(
    game: str, answered: bool
) -> None:
    """Whatever the room, and with or without headings between them."""
    app, timeline = plain_app(), read(game)
    header = timeline.header
    session = Session.new(
        header.options, header.seed, timeline.games[0].content, seats=header.seats
    )
    game_files.start_match(app.context, session)
    match = app.context.match
    assert match is not None
    headings = cut = 0
    for moment in range(timeline.last):
        if isinstance(match.view.decision, de.MineTurn):
            moves = [a for a in match.view.choices() if isinstance(a, MoveOverseer)]
            for move in moves[::9]:
                told = outcome(match.view, move)
                headings += len(told.moves) > 1
                for height in (20, 70, 110, 160, 230, 400):
                    c = Canvas(app.context.screen.surface, app.context.gallery, 1.0)
                    draw_outcome(c, match, MineView(match), told, Box(0, 0, 300, height))
                    cut += _check(c.frame, sum(len(each.workers) for each in told.moves))
        action = timeline.action(moment)
        assert action is not None
        match.play(action)
    assert cut > 5
    assert bool(headings) == answered


def _check(frame: Frame, workers: int) -> bool:
    said = [text.text for text in frame.texts]
    drawn = sum(text.startswith(WORDS) for text in said)
    more = [int(number) for text in said for number in re.findall(r"^and (\d+) more$", text)]
    assert drawn + sum(more) == workers, said
    return bool(more)
