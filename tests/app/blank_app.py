"""An app whose pictures are blank, so that thousands of frames can be drawn in a test."""

import re
from functools import cache, lru_cache
from xml.etree import ElementTree

import pygame
from app.positions import CONTENT

from forgewar.app.kit.pictures import Gallery
from forgewar.app.replay.scene import ReplayScene
from forgewar.app.shot import headless_app
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.paths import assets_folder
from forgewar.play.replay import Replay
from forgewar.session.session import Session

_MEASURES = frozenset(
    ("x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "offset",
     "opacity", "stroke-width", "fill-opacity", "stroke-opacity", "stop-opacity")
)  # fmt: skip
_COLOURS = frozenset(("fill", "stroke", "stop-color"))
_COLOUR = re.compile(r"#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|none|[a-z]+")
_SIZES: dict[str, tuple[float, float]] = {}


@cache
def _blank() -> pygame.Surface:
    return pygame.Surface((1, 1), pygame.SRCALPHA)


@cache
def _is_there(name: str) -> bool:
    """Whether the game has a picture; asked thousands of times a second."""
    return (assets_folder() / f"{name}.svg").is_file()


@lru_cache(maxsize=20_000)
def _check(body: str, defs: str) -> None:
    """A drawing is SVG: measures are numbers, colours are colours, and what is referred to is
    there. What SVG does not understand it leaves out without a word."""
    tree = ElementTree.fromstring(f"<svg>{defs}{body}</svg>")
    named = {f"url(#{node.get('id')})" for node in tree.iter()}
    for node in tree.iter():
        for name, value in node.items():
            if name in _MEASURES:
                float(value.removesuffix("%"))
            elif name in _COLOURS:
                assert _COLOUR.fullmatch(value) or value in named, f"{name}={value} in {body}"


class PlainGallery(Gallery):
    """Pictures with nothing on them, which are quickly drawn; missing ones are still noticed."""

    def __init__(self) -> None:
        super().__init__(eager=True)
        self._sizes = _SIZES

    def natural_size(self, name: str) -> tuple[float, float]:
        own = self._own is not None and self._own.has(name)
        assert own or _is_there(name), f"there is no picture {name}"
        return super().natural_size(name)

    def get(self, name: str, *_box: int, **_look: object) -> pygame.Surface:
        self.natural_size(name)
        return _blank()

    def cover(self, name: str, *_box: int, **_look: object) -> pygame.Surface:
        self.natural_size(name)
        return _blank()

    def shape(
        self, box: tuple[int, int], units: tuple[float, float], body: str, defs: str
    ) -> pygame.Surface:
        assert min(*box, *units) > 0
        _check(body, defs)
        return _blank()

    def inline(self, width: int, height: int, body: str, defs: str = "") -> pygame.Surface:
        assert min(width, height) > 0
        _check(body, defs)
        return _blank()

    def shadow(self, *_shape: object) -> pygame.Surface:
        return _blank()

    def glow(self, *_shape: object) -> pygame.Surface:
        return _blank()


def replay_of(app: App) -> Replay:
    """The replay that is open."""
    return next(
        scene for scene in app.context.navigator.scenes if isinstance(scene, ReplayScene)
    ).replay


def plain_app(size: tuple[int, int] = (1280, 720), scale: int = 100) -> App:
    app = headless_app(CONTENT, size, scale)
    app.context.gallery = PlainGallery()
    return app


def resize(app: App, size: tuple[int, int], scale: int) -> None:
    """Show the app in a window of another size, with text of another scale."""
    app.context.screen.window = _window(size)
    app.context.settings.text_scale = scale


@cache
def _window(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size)


def put(app: App, session: Session) -> None:
    """A match on the table, drawn once."""
    game_files.start_match(app.context, session)
    app.loop.draw()


def press(app: App, name: str) -> None:
    """Press a spot by its name, as a click would, and draw what follows."""
    spot = app.context.frame.spot(name)
    assert spot is not None, f"no {name} among {[s.name for s in app.context.frame.spots]}"
    assert spot.enabled, f"{name} cannot be pressed: {spot.why}"
    app.context.controller.press(spot)
    app.loop.draw()
