"""Large letters are large: all that is drawn grows with them, and all of it can be reached."""

import pygame
import pytest
from app.plain import plain_app, resize
from app.views import VIEWS

from forgewar.app.window.app import App

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080))
SCALES = (100, 125, 150, 200)


def shown(view: str, size: tuple[int, int] = (1280, 720), scale: int = 200) -> App:
    app = plain_app()
    resize(app, size, scale)
    VIEWS[view](app)
    app.draw()
    return app


def move(app: App, x: int, y: int) -> None:
    app.controller.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y)))


def seen(app: App, name: str) -> bool:
    """Whether all of a spot is in the window."""
    spot = app.frame.spot(name)
    assert spot is not None
    return app.surface.get_rect().contains(app.loupe.in_window(spot.rect))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("view", ["mine", "market", "management", "setup_epic", "scoring_4"])
def test_nothing_shrinks_when_letters_grow(view: str, size: tuple[int, int]) -> None:
    app = shown(view, size, SCALES[0])
    across = 1 + size[0] // 400  # what rounding may cost
    before: dict[str, tuple[int, int]] = {}
    letters = 0.0
    for scale in SCALES:
        resize(app, size, scale)
        app.draw()
        now = {spot.name: spot.rect.size for spot in app.frame.spots}
        for name in before.keys() & now.keys():
            assert now[name][0] >= before[name][0] - across, f"{name} at {scale} %"
            assert now[name][1] >= before[name][1] - across, f"{name} at {scale} %"
        least = min(text.size for text in app.frame.texts)
        assert least >= letters
        before, letters = now, least


@pytest.mark.parametrize("view", ["mine", "market", "settings", "rules_mine", "question"])
def test_twice_the_text_is_twice_as_large(view: str) -> None:
    app = shown(view, scale=100)
    usual = max(text.size for text in app.frame.texts)
    resize(app, (1280, 720), 200)
    app.draw()
    assert max(text.size for text in app.frame.texts) >= 2 * usual - 1


def test_the_window_shows_what_the_pointer_goes_to() -> None:
    app = shown("mine")
    assert app.drawn.get_size() == (2560, 1440)
    move(app, 4, 4)
    assert seen(app, "menu")
    assert not seen(app, "confirm")
    move(app, 1276, 716)
    assert seen(app, "confirm")
    assert app.loupe.moved, "it is shown without being drawn anew"


def test_a_click_reaches_what_is_seen_under_the_pointer() -> None:
    app = shown("menu")
    spot = app.frame.spot("settings")
    assert spot is not None
    for _ in range(4):  # the view follows
        move(app, *app.loupe.in_window(spot.rect).center)
    at = app.loupe.in_window(spot.rect).center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.controller.handle(pygame.event.Event(kind, pos=at, button=1))
    assert type(app.stack.top).__name__ == "SettingsOverlay"


def test_the_window_shows_what_has_the_focus() -> None:
    app = shown("market")
    for name in [spot.name for spot in app.frame.spots if spot.focusable]:
        app.controller.focus = name
        app.draw()
        assert seen(app, name), name


def test_what_is_read_fits_the_window_and_stays() -> None:
    app = shown("rules_mine")
    back = app.frame.spot("back")
    assert back is not None
    assert app.surface.get_rect().contains(back.rect)
    move(app, 1276, 716)
    assert app.controller.pointer == (1276, 716)
    assert app.loupe.place == (0, 0)
    assert not app.loupe.moved


def test_what_a_lesson_says_is_shown() -> None:
    app = shown("lesson_doing")
    assert seen(app, "lesson")


@pytest.mark.parametrize("view", ["mine", "market", "management", "settings"])
def test_no_text_is_smaller_than_18_pixels_on_a_screen_of_1080_lines(view: str) -> None:
    app = shown(view, (1920, 1080), 100)
    assert min(text.size for text in app.frame.texts) >= 18
