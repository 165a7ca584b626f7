"""The first window suits the screen; later ones are as they were left."""

import pygame
import pytest
from app.blank_app import plain_app
from app.inputs import send

from forgewar.app.menus.title import TitleScene
from forgewar.app.window.display import first_size, window_size
from forgewar.app.window.settings import Settings


@pytest.mark.parametrize(
    ("desktop", "size"),
    [
        ((1920, 1080), (1536, 864)),
        ((3840, 2160), (3072, 1728)),
        ((1366, 768), (1092, 640)),
        ((1280, 800), (1024, 640)),
        ((1440, 900), (1152, 648)),
        ((3440, 1440), (2048, 1152)),
        ((1080, 1920), (1024, 640)),
        ((800, 600), (800, 600)),
        ((1024, 768), (1024, 640)),
    ],
)
def test_the_first_window_is_most_of_the_screen(
    desktop: tuple[int, int], size: tuple[int, int]
) -> None:
    assert first_size(desktop) == size
    assert window_size(Settings(), desktop) == size


def test_a_window_opens_as_it_was_left() -> None:
    assert window_size(Settings(width=1300, height=700), (3840, 2160)) == (1300, 700)
    assert window_size(Settings(width=640, height=400), (3840, 2160)) == (1024, 640)


def test_a_window_that_was_left_on_a_larger_screen_opens_within_this_one() -> None:
    assert window_size(Settings(width=3000, height=1900), (1920, 1080)) == (1920, 1080)
    assert window_size(Settings(width=1300, height=1900), (1920, 1080)) == (1300, 1080)
    assert window_size(Settings(width=1300, height=900), (800, 600)) == (800, 600)


def test_full_screen_does_not_change_the_window_to_come_back_to() -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    send(app, pygame.VIDEORESIZE, w=1300, h=700, size=(1300, 700))
    app.context.settings.full_screen = True
    send(app, pygame.VIDEORESIZE, w=1920, h=1080, size=(1920, 1080))
    assert (app.context.settings.width, app.context.settings.height) == (1300, 700)
