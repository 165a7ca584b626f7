"""A composed picture that is cached is what it would be if it were composed now."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest
from app.blank_app import PlainGallery, plain_app, put, resize
from app.positions import CONTENT, GAMES
from app.views import VIEWS

from forgewar.ai.players.registry import GUILDS
from forgewar.app.cards.card_canvas import CardCanvas
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.pictures import Key
from forgewar.app.window.app import App
from forgewar.app.window.languages import change_language
from forgewar.app.window.turn_banner import IN
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session

_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
# Window, text scale, language, high contrast, colours well apart: one after the other.
LOOKS = (
    ((1280, 720), 100, "en", False, False),
    ((1280, 720), 100, "de", False, False),
    ((1280, 720), 150, "de", False, True),
    ((1024, 640), 100, "en", True, False),
)


class CheckedGallery(PlainGallery):
    """Composes each picture that it has cached once more, and compares what is on it: pictures,
    texts, colours, other composed pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.compared = 0
        self._content: dict[Key, list[object]] = {}
        self._now: set[Key] = set()  # compared since the last change
        self._noted: list[object] = []

    def changed(self) -> None:
        self._now.clear()

    def note(self, *what: object) -> None:
        self._noted += what

    def get(self, name: str, *box: int, **look: object) -> pygame.Surface:
        self.note(name, look)
        return super().get(name, *box, **look)

    def cover(self, name: str, *box: int, **look: object) -> pygame.Surface:
        self.note(name, look)
        return super().cover(name, *box, **look)

    def shape(
        self, box: tuple[int, int], units: tuple[float, float], body: str, defs: str
    ) -> pygame.Surface:
        self.note(*_COLOUR.findall(body + defs))
        return super().shape(box, units, body, defs)

    def inline(self, width: int, height: int, body: str, defs: str = "") -> pygame.Surface:
        self.note(*_COLOUR.findall(body + defs))
        return super().inline(width, height, body, defs)

    def compose(self, key: Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        self.note(key)
        outside = self._noted
        if self.recall(key) is None:
            self._noted = self._content[key] = []
            found = super().compose(key, make)
        else:
            found = super().compose(key, make)
            if key not in self._now:
                self._now.add(key)
                self._noted = []
                with self.composing():
                    make()
                assert self._noted == self._content[key], f"cached under too little: {key}"
                self.compared += 1
        self._noted = outside
        return found


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    app = plain_app()
    app.context.gallery = gallery = CheckedGallery()
    note, title = Canvas._note, CardCanvas.title

    def noted(c: Canvas, text: str, *place: Any) -> None:
        gallery.note(*text.split())
        note(c, text, *place)

    def noted_title(c: CardCanvas, text: str, *place: Any, **more: Any) -> None:
        gallery.note(*text.split())
        title(c, text, *place, **more)

    monkeypatch.setattr(Canvas, "_note", noted)
    monkeypatch.setattr(CardCanvas, "title", noted_title)
    yield app
    change_language(app.context, "en")


def _checked(app: App) -> CheckedGallery:
    assert isinstance(app.context.gallery, CheckedGallery)
    return app.context.gallery


def _look(app: App, number: int) -> None:
    """Draw with another look."""
    size, scale, tag, strong, apart = LOOKS[number % len(LOOKS)]
    resize(app, size, scale)
    change_language(app.context, tag)
    app.context.settings.high_contrast, app.context.settings.well_apart = strong, apart
    _checked(app).changed()
    app.loop.draw()


def _play(app: App, options: Options, seed: int, every: int, most: int = 2000) -> None:
    """People play a game to its end or for `most` actions. One position of `every` is drawn."""
    seats = tuple(Seat(f"Player {n}", colour) for n, colour in enumerate(COLOURS))
    session = Session.new(options, seed, CONTENT, seats=seats[: options.guilds])
    guild = GUILDS["sensible"](seed)
    put(app, session)
    match = app.context.match
    assert match is not None
    while (decision := session.game.decision) is not None and len(session.actions) < most:
        match.play(guild.choose(session.game, decision.seat))
        app.context.controller.skip_animation()
        app.loop.step(IN)  # the banner is up
        if len(session.actions) % every == 0:
            _look(app, len(session.actions) // every)


@pytest.mark.slow
def test_in_a_first_round_cached_pictures_are_up_to_date(app: App) -> None:
    """And in that of another game after it."""
    _play(app, Options("simple", 2), 3, every=7, most=40)
    _checked(app).changed()
    _play(app, Options("simple", 2), 4, every=4, most=12)
    assert _checked(app).compared > 100


@pytest.mark.slow
@pytest.mark.parametrize(("options", "seed"), GAMES)
def test_in_whole_games_cached_pictures_are_up_to_date(
    app: App, options: Options, seed: int
) -> None:
    _play(app, options, seed, every=11)
    assert _checked(app).compared > 100


@pytest.mark.slow
def test_in_every_kind_of_view_cached_pictures_are_up_to_date(app: App) -> None:
    """Views of one kind are neighbours. All share one cache, as in one evening."""
    gallery = _checked(app)
    for show in list(VIEWS.values())[::5]:
        viewer = plain_app()
        viewer.context.gallery = gallery
        show(viewer)
        for number in (0, 1, 3):
            _look(viewer, number)
        change_language(viewer.context, "en")
    assert gallery.compared > 100
