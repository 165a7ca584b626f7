"""What will be seen soon is drawn before it is: nobody waits for the next scene."""

from collections.abc import Callable
from functools import partial
from math import floor
from typing import TYPE_CHECKING

import pygame

from forgewar.app.kit.canvas import LEAST_TEXT, Canvas, fit_scale

if TYPE_CHECKING:
    from forgewar.app.window.app import App
    from forgewar.app.window.scene import Scene
    from forgewar.play.match import Match

_ROOMS = ("mine", "market", "quest", "merchant")
_FRAME, _STILL = 0.005, 0.008  # seconds of work in a frame, with what is made ahead; at rest
_PASS = 0.003  # seconds after which a frame has no time to go through a room as well


class _Nowhere(pygame.Surface):
    """As large as the window, but nothing that is drawn on it is kept: only what was asked for to
    be drawn counts. It would also cost what is packed by runs its packing, which is for the surface
    that it was last drawn on."""

    def blit(self, *_drawn: object, **_how: object) -> pygame.Rect:
        return pygame.Rect(0, 0, 0, 0)


class Prefetch:
    """Follows the game, which is ahead of what is shown of it. Whenever it has gone on, the rooms
    of the table are gone through as they will be, where nobody sees it: what they lack is noted in
    the gallery, and made in frames that have time for it. First what a new stage is announced with
    and the room of the next decision, the others when nothing moves."""

    def __init__(self) -> None:
        self._known: object = None
        self._unseen: list[Callable[[], Scene]] = []  # rooms
        self._passes: list[Callable[[Canvas], None]] = []  # views of a room
        self._scene: Scene | None = None  # whose they are
        self._table = _Nowhere((1, 1))

    @property
    def busy(self) -> bool:
        """Whether there is something left to do."""
        return bool(self._unseen or self._passes)

    def forget(self) -> None:
        """The match was put away."""
        self._known, self._scene, self._unseen, self._passes = None, None, [], []

    def follow(self, app: "App") -> None:
        """The game may have gone on: ask for what now lies on the table."""
        match = app.match
        if match is None or app.gallery.eager:
            return
        known = (match, app.surface.get_size(), app.settings.text_scale, match.version)
        if known != self._known:
            self._known = known
            app.gallery.dismiss()
            app.gallery.expect(match.pictures())
            self._unseen, self._passes = self._coming(app, match), []

    def work(self, app: "App", spent: float) -> None:
        """Go on, in a frame that has taken so many seconds up to now."""
        moving = app.match is not None and app.match.show.busy
        left = (_FRAME if moving else _STILL) - spent
        if app.gallery.lacking:
            if left > 0:
                app.gallery.catch_up(left)
        elif self.busy and spent < _PASS and (not moving or self._at_first):
            self._rehearse(app)

    @staticmethod
    def _coming(app: "App", match: "Match") -> "list[Callable[[], Scene]]":
        """The rooms of the next decision; none once the game is over."""
        if match.session.game.over:
            return []
        with match.show.ended():
            first = match.show.scene
        rooms = [first, *(room for room in _ROOMS if room != first)]
        announced = [
            partial(app.scene, "stage", piece.opened)
            for piece in match.show.coming if piece.kind == "stage"
        ]  # fmt: skip
        return [*announced, *(partial(app.scene, room) for room in rooms)]

    @property
    def _at_first(self) -> bool:
        """Whether the first room is not done with."""
        return bool(self._passes) or len(self._unseen) >= len(_ROOMS)

    def _rehearse(self, app: "App") -> None:
        """One view of a room."""
        match = app.match
        assert match is not None
        with match.show.ended(), app.gallery.rehearsing():
            if not self._passes:
                self._scene = self._unseen.pop(0)()
                self._scene.enter()
                self._passes = self._scene.rehearsals()
            assert self._scene is not None
            self._passes.pop(0)(self._canvas(app, self._scene))
        app.gallery.expect(match.pictures())

    def _canvas(self, app: "App", scene: "Scene") -> Canvas:
        """As large as the one that the scene will be drawn on."""
        size = app.surface.get_size()
        scale = fit_scale(size, app.settings.text_scale / 100)
        make = partial(Canvas, gallery=app.gallery, scale=scale, least=LEAST_TEXT)
        folds = scene.folds(make(self._nowhere(size))) if app.large and not scene.overlay else ()
        height = max(size[1], floor(sum(folds) * scale + 0.5))
        return make(self._nowhere((size[0], height)), folds=folds, seen=(0, size[1]))

    def _nowhere(self, size: tuple[int, int]) -> _Nowhere:
        if self._table.get_size() != size:
            self._table = _Nowhere(size)
        return self._table
