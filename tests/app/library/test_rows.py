"""Rows and details of the library say how each game stands, by its record."""

import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from app.blank_app import plain_app
from app.screens.recorded import NAMES
from fixtures.record_fixtures import RECORDS
from play.library.kit import looked

from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.frame import Text
from forgewar.app.library import views
from forgewar.session.record import read_record
from forgewar.session.replay import replay
from forgewar.session.timeline import Timeline

FINISHED = ("simple_2", "simple_4", "fast_forward_2", "solo_simple_easy", "solo_epic_medium")
NO_PICTURES: Any = SimpleNamespace(draw=lambda *_: None)


def canvas() -> Canvas:
    app = plain_app((1600, 900))
    return Canvas(app.context.screen.surface, app.context.gallery, 1.0)


def lines(c: Canvas) -> list[list[str]]:
    """Texts of each line, from the top and from left to right."""
    found: list[list[Text]] = []
    for text in sorted(c.frame.texts, key=lambda text: text.rect.centery):
        if found and text.rect.centery - found[-1][0].rect.centery < 8:
            found[-1].append(text)
        else:
            found.append([text])
    return [[text.text for text in sorted(line, key=lambda text: text.rect.x)] for line in found]


def pictures(c: Canvas, start: str) -> list[str]:
    signs = sorted(c.frame.signs, key=lambda sign: (sign.rect.y, sign.rect.x))
    return [sign.picture for sign in signs if sign.picture.startswith(start)]


def copied(name: str, folder: Path, actions: int | None = None) -> Path:
    """A recorded game, whole or up to an action."""
    path = folder / f"{name}.jsonl"
    shutil.copyfile(RECORDS / path.name, path)
    if actions is not None:
        kept = path.read_bytes().splitlines(keepends=True)[: 1 + actions]
        path.write_bytes(b"".join(kept))
    return path


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_tells_its_winner_and_every_score(name: str, tmp_path: Path) -> None:
    timeline = Timeline.read(RECORDS / f"{name}.jsonl")
    state, header = timeline.games[-1].state, timeline.header
    assert state.result is not None
    entry, won = looked(copied(name, tmp_path)), not state.result.lost_by
    c = canvas()
    views.draw_details(c, entry, NO_PICTURES, Box(0, 0, 700, 850))
    shown = lines(c)
    order = state.result.ranking or tuple(range(len(header.seats)))
    guilds = [line for line in shown if line[0] in NAMES.values()]
    assert guilds == [
        [
            NAMES[header.seats[seat].colour],
            header.seats[seat].name,
            str(state.guilds[seat].prestige),
        ]
        for seat in order
    ]
    emblems = [f"emblems/shield_{NAMES[header.seats[s].colour].lower()}" for s in order]
    assert pictures(c, "emblems/shield_") == emblems
    result = " ".join(shown[-1])
    if won:
        assert str(state.guilds[order[0]].prestige) in result
    else:
        assert f"round {state.round}" in result.lower()
    if won and len(order) > 1:
        assert NAMES[header.seats[order[0]].colour] in result
    row = canvas()
    views.draw_row(row, entry, NO_PICTURES, Box(0, 0, 900, 92), lambda: None, chosen=False)
    assert bool(pictures(row, "icons/trophy")) == won
    said = [text for line in lines(row) for text in line]
    assert {seat.name for seat in header.seats} <= set(said)
    assert result in said


@pytest.mark.parametrize(("name", "actions"), [("simple_4", 0), ("simple_4", 90), ("epic_3", 200)])
def test_an_unfinished_game_tells_its_round_and_whose_turn_it_is(
    name: str, actions: int, tmp_path: Path
) -> None:
    path = copied(name, tmp_path, actions)
    record, entry = read_record(path), looked(path)
    game, header = replay(record).game, record.header
    assert game.decision is not None
    c = canvas()
    views.draw_row(c, entry, NO_PICTURES, Box(0, 0, 1400, 92), lambda: None, chosen=False)
    said = " ".join(lines(c)[-1])
    if game.state.round:
        assert f"Round {game.state.round} of {game.state.options.rounds}" in said
    assert NAMES[header.seats[game.decision.seat].colour] in said
    assert not pictures(c, "icons/trophy")
    details = canvas()
    views.draw_details(details, entry, NO_PICTURES, Box(0, 0, 700, 850))
    scores = [line[-1] for line in lines(details) if line[0] in NAMES.values()]
    assert sorted(scores) == sorted(str(guild.prestige) for guild in game.state.guilds)
