"""An app whose pictures are blank, so that thousands of frames can be laid out in a test."""

from functools import cache

import pygame
from app.positions import CONTENT

from forgewar.app.app import App
from forgewar.app.pictures import Gallery
from forgewar.app.shot import headless_app
from forgewar.session.session import Session

_SIZES: dict[str, tuple[float, float]] = {}


@cache
def _blank(width: int, height: int) -> pygame.Surface:
    """Nothing, which is quickly drawn."""
    surface = pygame.Surface((max(1, width), max(1, height)))
    surface.set_colorkey((0, 0, 0), pygame.RLEACCEL)
    return surface


class PlainGallery(Gallery):
    """Pictures of the right size with nothing on them; missing ones are still noticed."""

    def __init__(self) -> None:
        super().__init__(eager=True)
        self._sizes = _SIZES

    def get(self, name: str, width: int, height: int, **_look: object) -> pygame.Surface:
        natural = self.natural_size(name)
        part = min(width / natural[0], height / natural[1])
        return _blank(round(natural[0] * part), round(natural[1] * part))

    def cover(
        self, name: str, width: int, height: int, *_radius: int, **_look: object
    ) -> pygame.Surface:
        self.natural_size(name)
        return _blank(width, height)

    def inline(self, width: int, height: int, *_drawing: str) -> pygame.Surface:
        return _blank(width, height)

    def shadow(self, width: int, height: int, *_softness: int) -> pygame.Surface:
        return _blank(width, height)

    def glow(self, width: int, height: int, *_softness: object) -> pygame.Surface:
        return _blank(width, height)


def plain_app(size: tuple[int, int] = (1280, 720), scale: int = 100) -> App:
    app = headless_app(CONTENT, size, scale)
    app.gallery = PlainGallery()
    return app


def resize(app: App, size: tuple[int, int], scale: int) -> None:
    """Show the app in a window of another size, with text of another scale."""
    if app.surface.get_size() != size:
        app.surface = pygame.Surface(size)
    app.settings.text_scale = scale


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
