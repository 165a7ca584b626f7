"""Lamps, dust and carts: only they are drawn anew, and nothing moves where nothing should."""

import pygame
import pytest
from app.blank_app import plain_app, put
from app.positions import CONTENT, positions

from forgewar.app.kit import picture_files, pictures
from forgewar.app.shot import headless_app
from forgewar.app.window.app import App
from forgewar.app.window.life import AWAKE


def at_rest(kind: str, size: tuple[int, int] = (1280, 720)) -> App:
    app = headless_app(CONTENT, size, 100)
    app.context.settings.speed = 1
    app.context.navigator.open("title")
    put(app, positions()[kind].session())
    app.context.banner.dismiss()
    app.loop.draw()
    return app


def picture(app: App) -> bytes:
    return pygame.image.tobytes(app.context.screen.surface, "RGB")


@pytest.mark.parametrize("kind", ["mine", "market", "management"])
def test_a_scene_lives_without_being_drawn_again(kind: str) -> None:
    app = at_rest(kind)
    app.loop.life.seconds = 12.0  # a cart passes
    app.loop.draw()
    before, drawn, area = picture(app), app.loop.redraws, 0
    for _ in range(20):
        changed = app.loop.life.update(0.1)
        area = max(area, sum(rect.width * rect.height for rect in changed))
    assert picture(app) != before
    assert app.loop.redraws == drawn
    assert 0 < area < 1280 * 720 / 4  # old and new places together


@pytest.mark.parametrize("kind", ["mine", "market"])
def test_what_was_under_it_is_laid_back(kind: str) -> None:
    """After many pictures the frame is what a whole drawing of that moment gives."""
    app = at_rest(kind)
    for _ in range(150):
        app.loop.life.update(0.1)
    seen = picture(app)
    app.loop.draw()
    assert picture(app) == seen


@pytest.mark.parametrize(
    "still", ["reduced_motion", "high_contrast", "instant", "banner", "overlay", "alone"]
)
def test_it_is_still_where_nothing_should_move(still: str) -> None:
    app = at_rest("mine")
    settings, life = app.context.settings, app.loop.life
    if still == "instant":
        settings.speed = 0
    elif still == "banner":
        app.context.banner.seat = 0
    elif still == "overlay":
        app.context.navigator.open("pause")
    elif still == "alone":
        life.update(0.0)
        for _ in range(int(AWAKE * 10) + 2):
            life.update(0.1)
    else:
        setattr(settings, still, True)
    app.loop.draw()
    before = picture(app)
    for _ in range(20):
        assert not life.update(0.1)
    assert not life.wait  # the loop sleeps
    assert picture(app) == before


def test_nothing_is_drawn_anew_while_it_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    app = at_rest("mine")
    app.loop.life.seconds = 8.0
    app.loop.draw()
    app.loop.life.seconds = 10.0
    app.loop.draw()  # with the cart
    made: list[object] = []
    load, drawn = picture_files.load, pictures.rasterise
    monkeypatch.setattr(
        picture_files, "load", lambda *what, **how: made.append(what) or load(*what, **how)
    )
    monkeypatch.setattr(pictures, "rasterise", lambda *what: made.append(what) or drawn(*what))
    for _ in range(100):
        app.loop.life.update(0.1)
    assert not made


def test_a_question_is_at_rest_though_lamps_flicker() -> None:
    app = plain_app()
    put(app, positions()["mine"].session())
    app.context.settings.speed = 1
    app.context.banner.dismiss()
    for _ in range(60):
        app.loop.step(0.02)
    assert app.context.controller.first_look.is_over
