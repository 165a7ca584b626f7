"""An app whose pictures are blank, so that thousands of frames can be laid out in a test."""

from functools import cache

import pygame
from app.positions import CONTENT

from forgewar.app.kit.picture_files import is_own
from forgewar.app.kit.pictures import Gallery
from forgewar.app.shot import headless_app
from forgewar.app.window.app import App
from forgewar.paths import assets_folder
from forgewar.session.session import Session

_SIZES: dict[str, tuple[float, float]] = {}


@cache
def _blank() -> pygame.Surface:
    return pygame.Surface((1, 1), pygame.SRCALPHA)


class PlainGallery(Gallery):
    """Pictures with nothing on them, which are quickly drawn; missing ones are still noticed."""

    def __init__(self) -> None:
        super().__init__(eager=True)
        self._sizes = _SIZES

    def natural_size(self, name: str) -> tuple[float, float]:
        missing = not is_own(name, self._own) and not (assets_folder() / f"{name}.svg").is_file()
        assert not missing, f"there is no picture {name}"
        return super().natural_size(name)

    def get(self, name: str, *_box: int, **_look: object) -> pygame.Surface:
        self.natural_size(name)
        return _blank()

    def cover(self, name: str, *_box: int, **_look: object) -> pygame.Surface:
        self.natural_size(name)
        return _blank()

    def shape(self, *_drawing: object) -> pygame.Surface:
        return _blank()

    def inline(self, *_drawing: object) -> pygame.Surface:
        return _blank()

    def shadow(self, *_shape: object) -> pygame.Surface:
        return _blank()

    def glow(self, *_shape: object) -> pygame.Surface:
        return _blank()


def plain_app(size: tuple[int, int] = (1280, 720), scale: int = 100) -> App:
    app = headless_app(CONTENT, size, scale)
    app.gallery = PlainGallery()
    return app


def resize(app: App, size: tuple[int, int], scale: int) -> None:
    """Show the app in a window of another size, with text of another scale."""
    app.surface = _window(size)
    app.settings.text_scale = scale


@cache
def _window(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size)


def put(app: App, session: Session) -> None:
    """A match on the table, drawn once."""
    app.start_match(session)
    app.draw()


def press(app: App, name: str) -> None:
    """Press a spot by its name, as a click would, and draw what follows."""
    spot = app.frame.spot(name)
    assert spot is not None, f"no {name} among {[s.name for s in app.frame.spots]}"
    assert spot.enabled, f"{name} cannot be pressed: {spot.why}"
    app.controller.press(spot)
    app.draw()
