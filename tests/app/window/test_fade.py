"""A scene fades from the one before it, once, and only where things move."""

import pygame
import pytest
from app.positions import CONTENT

from forgewar.app.shot import headless_app
from forgewar.app.window.fade import Fade
from forgewar.app.window.settings import Settings

ALL = pygame.Rect(0, 0, 4, 4)


def test_the_old_picture_is_gone_at_the_end() -> None:
    surface = pygame.Surface((4, 4))
    surface.fill("#FFFFFF")
    fade = Fade(Settings())
    fade.cross_fade(surface)
    seen = []
    while fade.busy:
        surface.fill("#000000")
        fade.draw(surface, ALL)
        seen.append(surface.get_at((1, 1)).r)
        fade.update(0.02)
    assert seen[0] == 255
    assert seen == sorted(seen, reverse=True)
    assert seen[-1] < 80
    surface.fill("#000000")
    fade.draw(surface, ALL)
    assert surface.get_at((1, 1)).r == 0


def test_a_scene_comes_up_out_of_the_dark_with_nothing_of_the_one_before() -> None:
    surface = pygame.Surface((4, 4))
    surface.fill("#FFFFFF")
    fade = Fade(Settings())
    fade.cross_fade(surface)
    fade.fade_in()
    seen = []
    while fade.busy:
        surface.fill((200, 0, 100))
        fade.draw(surface, pygame.Rect(0, 0, 2, 4))
        red, green, blue = surface.get_at((1, 1))[:3]
        assert green == 0  # of the old picture
        assert red == pytest.approx(2 * blue, abs=2)
        assert surface.get_at((3, 1))[:3] == (200, 0, 100)  # beside the stage
        seen.append(red)
        fade.update(0.03)
    assert seen == sorted(seen)
    assert seen[0] < 80 < 160 < seen[-1] < 200


@pytest.mark.slow
@pytest.mark.parametrize(("speed", "fades"), [(0, False), (1, True)])
def test_scenes_give_way_gently_where_things_move(speed: int, fades: bool) -> None:
    app = headless_app(CONTENT, (1280, 720), 100)
    app.context.settings.speed = speed
    app.context.navigator.open("title")
    app.loop.step(0.0)
    assert not app.context.screen.fade.busy
    app.context.navigator.open("setup")
    app.loop.step(0.0)
    assert app.context.screen.fade.busy == fades
    app.context.navigator.open("settings")  # an overlay lies on top at once
    for _ in range(20):
        app.loop.step(0.05)
    assert not app.context.screen.fade.busy
