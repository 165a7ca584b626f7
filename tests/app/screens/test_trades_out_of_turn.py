"""A guild that trades in the turn of another is shown to act, live and in replays."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from app.blank_app import plain_app, put, replay_of
from app.positions import CONTENT
from app.screens.recorded import NAMES, WINDOW, Table

from forgewar.ai.players.registry import GUILDS
from forgewar.app.window.app import App
from forgewar.rules import actions as ac
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session
from forgewar.session.timeline import Timeline

SEATS = tuple(Seat(colour.title(), colour, "person") for colour in COLOURS[:3])
LEAST = 8  # trades in a game
ROUNDEL = "emblems/roundel_"


def out_of_turn(game: Game) -> ac.Trade | None:
    """A trade of a guild that is not asked now, if one may."""
    assert game.decision is not None
    others = [seat for seat in range(len(game.state.guilds)) if seat != game.decision.seat]
    return next((trade for seat in others for trade in game.trades(seat)[-1:]), None)


def played(session: Session) -> Iterator[ac.Action]:
    """Play a game to its end; in every fifth turn another guild trades first."""
    guilds = [GUILDS["sensible"](seat) for seat in range(3)]
    number = 0
    while (decision := session.game.decision) is not None:
        number += 1
        trade = out_of_turn(session.game) if number % 5 == 0 else None
        yield trade or guilds[decision.seat].choose(session.game, decision.seat)


@pytest.fixture
def timeline(tmp_path: Path) -> Timeline:
    path = tmp_path / "traded.jsonl"
    session = Session.new(Options("simple", 3), 4, CONTENT, seats=SEATS, path=path)
    for action in played(session):
        session.play(action)
    session.close()
    return Timeline.read(path)


def glowing(app: App) -> set[int]:
    """Guilds whose panels glow."""
    table = Table(app)
    table.draw()
    found = (app.context.frame.spot(f"guild.{side}") for side in range(3))
    lit = {tuple(rect) for rect, active in table.panels if active}
    return {i for i, spot in enumerate(found) if spot is not None and tuple(spot.rect) in lit}


def captioned(app: App) -> str:
    """The guild whose emblem stands before what the caption of a replay tells first."""
    low = 0.8 * WINDOW[1]
    signs = [s for s in app.context.frame.signs if s.rect.y > low and s.picture.startswith(ROUNDEL)]
    return min(signs, key=lambda sign: sign.rect.x).picture.removeprefix(ROUNDEL)


@pytest.mark.slow
def test_a_replay_shows_the_guild_that_traded(timeline: Timeline) -> None:
    app = plain_app(WINDOW)
    app.context.settings.speed = 1
    app.context.navigator.push(app.context.navigator.scene("title"))
    app.context.navigator.push(app.context.navigator.scene("replay", timeline, 0))
    seen = 0
    for moment in range(timeline.last):
        action, decision = timeline.action(moment), timeline.games[moment].decision
        assert decision is not None
        if not isinstance(action, ac.Trade) or action.seat == decision.seat:
            continue
        seen += 1
        replay_of(app).go(moment)
        app.context.command("step_on")
        app.loop.step(0.05)
        assert glowing(app) == {action.seat}, action
        app.loop.step(9.0)
        assert captioned(app) == NAMES[COLOURS[action.seat]].lower(), action
    assert seen >= LEAST


@pytest.mark.slow
def test_the_table_shows_the_guild_that_trades() -> None:
    session = Session.new(Options("simple", 3), 4, CONTENT, seats=SEATS)
    app = plain_app(WINDOW)
    settings = app.context.settings
    settings.guide = False
    put(app, session)
    match = app.context.match
    assert match is not None
    seen = 0
    for action in played(session):
        decision = session.game.decision
        assert decision is not None
        traded = isinstance(action, ac.Trade) and action.seat != decision.seat
        match.animation.speed = 1 if traded else 0
        match.play(action)
        if traded:
            seen += 1
            app.loop.step(0.05)
            assert glowing(app) == {action.seat}, action
            assert match.chronicle.latest(1)[0].seat == action.seat
        match.animation.snap()
    assert seen >= LEAST
