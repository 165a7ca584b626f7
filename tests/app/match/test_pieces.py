"""Set pieces on screen: prepared before they move, skipped by any click, the same in a replay, and
nothing is left of them at the end."""

from pathlib import Path

import pytest
from app.blank_app import plain_app, replay_of
from app.positions import CONTENT
from app.views import FINEST, piece_begins
from cases import mostly_slow

from forgewar.app import cards
from forgewar.app.kit import picture_files, pictures
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.set_pieces.completed import CompletedPiece
from forgewar.app.shot import headless_app
from forgewar.app.window.app import App
from forgewar.play import piece_views
from forgewar.play.in_flight import counted, flights
from forgewar.play.set_pieces import PIECES, PieceKind
from forgewar.rules import events as ev
from forgewar.rules.catalogue import catalogue
from forgewar.session.timeline import Timeline

RECORDS = Path(__file__).parents[2] / "fixtures" / "records"


def canvas(app: App) -> Canvas:
    return Canvas(app.context.screen.surface, app.context.gallery, 1.0)


def texts(app: App) -> list[str]:
    return [text.text for text in app.context.frame.texts]


@pytest.mark.slow
@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("kind", FINEST)
def test_a_set_piece_is_drawn_from_its_beginning_to_its_end(kind: str, calm: bool) -> None:
    app = plain_app()
    app.context.settings.reduced_motion = calm
    match = piece_begins(app, kind)
    piece, drawn = match.animation.piece, 0
    while match.animation.piece is piece:
        app.loop.draw()
        drawn += 1
        match.clock.update(0.1)
    assert drawn > 5
    app.context.settings.reduced_motion = False


SAID = {
    "completed": lambda view, piece: piece_views.completed(view, piece).head,
    "failed": lambda view, piece: piece_views.failed(view, piece).head,
    "champion": lambda view, piece: piece_views.crowned(view, piece).title,
    "strike": lambda view, piece: piece_views.strike(view, piece).rule,
    "phase": lambda view, piece: piece_views.banner(view, piece).head,
    "round": lambda view, piece: piece_views.banner(view, piece).head,
    "last_round": lambda view, piece: piece_views.banner(view, piece).head,
    "stage": lambda _, piece: piece_views.stage_change(piece).head,
}


@pytest.mark.parametrize("kind", mostly_slow(FINEST, every=8))
def test_its_words_grow_with_the_text(kind: PieceKind) -> None:
    """By 1.4 or more at twice the size: the card or the board beside them stays."""
    sizes = []
    for text in (100, 200):
        app = headless_app(CONTENT, (1280, 720), text)
        match = piece_begins(app, kind)
        piece = match.animation.piece
        assert piece is not None
        said = str(SAID[kind](match.view, piece))
        match.clock.update(FINEST[kind] * PIECES[kind].length / 1000)
        app.loop.draw()
        middle = app.context.screen.surface.get_rect()
        found = [t for t in app.context.frame.texts if t.text == said and t.rect.top > 50]
        assert all(middle.contains(t.rect) for t in found)
        sizes.append(max(t.size for t in found))
    assert sizes[1] >= 1.4 * sizes[0]


def test_what_a_quest_brings_is_written_before_it_flies_and_counted_in_the_panel() -> None:
    app = plain_app()
    match = piece_begins(app, "completed")
    piece = match.animation.piece
    assert piece is not None
    gains = dict(piece_views.completed(match.view, piece).gains)
    before = match.view.shown.guilds[piece.seat].prestige
    written = [f"+{amount}" for amount in gains.values()]
    seen, flew = [], set()
    while match.animation.piece is piece:
        app.loop.draw()
        for flight in flights(match.view):
            assert set(written) <= set(texts(app))
            flew.add(flight.thing)
        shown = before + counted(match.view, piece.seat, "prestige")
        assert str(shown) in texts(app)
        seen.append(shown - match.view.shown.guilds[piece.seat].prestige)
        match.clock.update(0.03)
    assert {"prestige", "level"} <= flew
    assert gains["prestige"] in seen
    assert match.view.shown.guilds[piece.seat].prestige == before + gains["prestige"]


def test_the_large_card_has_all_its_ticks_from_the_start() -> None:
    """The last one was stamped before, where the quest lies."""
    app = plain_app()
    match = piece_begins(app, "completed")
    piece = match.animation.piece
    assert piece is not None
    drawn: list[int] = []
    draw, quest = cards.draw_quest, piece.quest

    def noted(*args: object, **more: object) -> None:
        drawn.append(int(str(more["step"])))
        draw(*args, **more)  # type: ignore[arg-type]  # as it was asked

    staged = CompletedPiece(match, piece)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cards, "draw_quest", noted)
        app.loop.draw()
        staged.prepare(canvas(app))
    last = catalogue(match.view.content).tracks[quest].last
    assert drawn == [last + 1, last + 1]


def test_a_click_ends_it_and_nothing_is_left_of_it() -> None:
    app = plain_app()
    match = piece_begins(app, "completed")
    match.clock.update(1.0)
    app.loop.draw()
    assert "Sun completes" in texts(app)
    assert app.context.controller.skip_animation()
    app.loop.draw()
    assert not match.animation.busy
    assert "Sun completes" not in texts(app)
    match.animation.speed = 0
    for _ in range(8):  # people who have nothing to decide
        app.loop.step(0)
    app.context.banner.dismiss()
    before = app.loop.redraws
    for _ in range(30):
        app.loop.step(1 / 60)
    assert app.loop.redraws - before <= 2  # whoever is to choose now is called once


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["completed", "stage", "strike"])
def test_nothing_is_rasterise_while_it_moves(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = headless_app(CONTENT, (1280, 720), 100)
    match = piece_begins(app, kind)
    piece, made = match.animation.piece, []
    match.clock.update(0.02)
    app.loop.draw()
    load, drawn = picture_files.load, pictures.rasterise
    monkeypatch.setattr(
        picture_files, "load", lambda *what, **how: made.append(what) or load(*what, **how)
    )
    monkeypatch.setattr(pictures, "rasterise", lambda *what: made.append(what) or drawn(*what))
    while match.animation.piece is piece:
        app.loop.draw()
        match.clock.update(0.15)
    # What flies is the flights' own matter: tokens of a few pixels.
    assert not [what for what in made if not str(what[0]).startswith("icons/level")]


def test_a_replay_shows_it_too() -> None:
    app = plain_app()
    timeline = Timeline.read(RECORDS / "simple_2.jsonl")
    moment, event = next(
        (moment, event)
        for moment, events in enumerate(timeline.events)
        for event in events
        if isinstance(event, ev.QuestCompleted)
    )
    app.context.navigator.open("replay", timeline, moment - 1)
    replay = replay_of(app)
    match = replay.match
    match.animation.speed = 1
    replay.toggle()
    while match.animation.piece is None or match.animation.piece.kind != "completed":
        assert match.clock.update(0.05) or replay.playing
    match.clock.update(0.6)
    app.loop.draw()
    assert f"{match.view.name(event.seat)} completes" in texts(app)
