"""Set pieces are let go when they are over: each has megabytes of pictures. What is kept of a scene
while things fly over it is what would be drawn."""

from pathlib import Path

import pygame
import pytest
from app.blank_app import plain_app, put
from app.positions import CONTENT, Position
from app.views import piece_begins

from forgewar.app.kit.frame import Frame
from forgewar.app.match.set_pieces import layer
from forgewar.app.match.set_pieces.banner import BannerPiece
from forgewar.app.replay.scene import ReplayScene
from forgewar.app.shot import headless_app
from forgewar.app.window.global_commands import set_speed
from forgewar.rules import events as ev
from forgewar.rules.state import Options
from forgewar.session.timeline import Timeline

FLOWN = [ev.CardUsed, ev.CardsDiscarded, ev.QuestTaken, ev.LegCompleted, ev.WorkerTurned]
RECORD = Path(__file__).parents[2] / "fixtures" / "records" / "simple_3.jsonl"


@pytest.mark.slow
def test_no_set_piece_is_kept_when_it_is_over() -> None:
    app = plain_app()
    put(app, Position(Options("simple", 2), 1, ()).session("sensible"))
    set_speed(app.context, 2)
    most = 0
    for _ in range(120):
        app.loop.step(0.5)
        app.loop.draw()
        most = max(most, len(app.context.set_pieces))
        assert app.context.match is not None
        wanted = {*app.context.match.animation.coming, app.context.match.animation.piece}
        assert set(app.context.set_pieces) <= wanted
    assert most > 0


@pytest.fixture(scope="module")
def timeline() -> Timeline:
    return Timeline.read(RECORD)


@pytest.mark.slow
@pytest.mark.parametrize("kind", FLOWN)
def test_what_is_kept_under_flights_is_what_would_be_drawn(kind: type, timeline: Timeline) -> None:
    app = plain_app()
    app.context.navigator.open("title")
    set_speed(app.context, 1)
    moment = next(
        number for number, events in enumerate(timeline.events)
        if timeline.games[number].state.round and any(isinstance(e, kind) for e in events)
    )  # fmt: skip
    app.context.navigator.open("replay", timeline, moment - 1)
    scene = app.context.navigator.top
    assert isinstance(scene, ReplayScene)
    scene.replay.step_on()
    kept = 0
    while scene.replay.match.animation.busy:
        before = scene._inner._pieces._ground  # type: ignore[union-attr]  # a scene of a match
        app.context.screen.surface.fill("black")  # nothing else covers all of it here
        app.loop.step(0.1)
        pieces = scene._inner._pieces  # type: ignore[union-attr]  # likewise
        seen = pygame.image.tobytes(app.context.screen.surface, "RGB"), told(app.context.frame)
        kept += pieces._ground is not None and pieces._ground is before
        pieces._ground = None
        app.context.screen.surface.fill("black")
        app.loop.draw()
        if scene.replay.match.animation.piece is None:
            assert told(app.context.frame) == seen[1]
            assert pygame.image.tobytes(app.context.screen.surface, "RGB") == seen[0]
    assert kept


def told(frame: Frame) -> tuple[object, ...]:
    """What can be read and pressed, wherever in the list it stands."""
    texts = sorted((text.text, tuple(text.rect)) for text in frame.texts)
    return texts, sorted(spot.name for spot in frame.spots), frame.places, frame.prompt


def test_what_another_scene_was_kept_on_is_not_taken_for_ones_own(timeline: Timeline) -> None:
    app = plain_app()
    app.context.navigator.open("title")
    set_speed(app.context, 1)
    moment = next(
        number for number, events in enumerate(timeline.events)
        if timeline.games[number].state.round and any(isinstance(e, ev.QuestTaken) for e in events)
    )  # fmt: skip
    app.context.navigator.open("replay", timeline, moment - 1)
    scene = app.context.navigator.top
    assert isinstance(scene, ReplayScene)
    scene.replay.step_on()
    scene.replay.match.clock.update(0.1)
    app.loop.draw()
    ground = scene._inner._pieces._ground  # type: ignore[union-attr]  # a scene of a match
    assert ground is not None
    expected = pygame.image.tobytes(app.context.screen.surface, "RGB")
    ground.plain.fill("red")
    layer._PAPER.owner = object()
    app.context.screen.surface.fill("black")  # as in the first frame
    app.loop.draw()
    assert pygame.image.tobytes(app.context.screen.surface, "RGB") == expected


def test_the_first_frame_of_a_set_piece_is_what_it_lies_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = headless_app(CONTENT, (1280, 720), 100)
    app.context.gallery.eager = False
    drawn: list[float] = []
    monkeypatch.setattr(BannerPiece, "draw", lambda piece, _: drawn.append(piece.part()))
    match = piece_begins(app, "round")
    assert not drawn
    for number in range(1, 4):
        match.clock.update(0.01)
        app.loop.draw()
        assert len(drawn) == number
