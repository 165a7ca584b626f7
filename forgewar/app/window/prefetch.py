"""Prefetch: draws pictures of the next scenes before they are shown."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from forgewar.app.kit.canvas import LEAST_TEXT, Canvas, fit_text

if TYPE_CHECKING:
    from forgewar.app.window.scene import Scene
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.match import Match

_ROOMS = ("mine", "market", "quest", "merchant")
_FRAME, _STILL = 0.005, 0.008  # seconds of work in a frame, with what is made ahead; at rest
_PASS = 0.003  # seconds after which a frame has no time to go through a room as well


class _Nowhere(pygame.Surface):
    """Surface that drops everything drawn on it: only the requests for pictures count. Blitting
    would also re-encode run-length packed pictures for this surface."""

    def blit(self, *_drawn: object, **_how: object) -> pygame.Rect:
        return pygame.Rect(0, 0, 0, 0)


class Prefetch:
    """Draws the scenes of coming decisions on a null surface whenever the game has gone on. Missing
    pictures are noted in the gallery and made in frames that have time for it: first those of a new
    stage and of the next decision, the others when nothing moves."""

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

    def follow(self, context: "SceneContext") -> None:
        """Request the pictures on the table if the game has gone on."""
        match = context.match
        if match is None:
            self._known, self._scene, self._unseen, self._passes = None, None, [], []
        if match is None or context.gallery.eager:
            return
        known = (
            match,
            context.screen.surface.get_size(),
            context.settings.text_scale,
            match.view.version,
        )
        if known != self._known:
            self._known = known
            context.gallery.drop_missing()
            context.gallery.prefetch(_pictures(match))
            self._unseen, self._passes = self._coming(context, match), []

    def work(self, context: "SceneContext", spent: float) -> None:
        """Make missing pictures, in a frame that has taken so many seconds up to now."""
        moving = context.match is not None and context.match.animation.busy
        left = (_FRAME if moving else _STILL) - spent
        if context.gallery.has_missing:
            if left > 0:
                context.gallery.make_missing(left)
        elif self.busy and spent < _PASS and (not moving or self._at_first):
            self._rehearse(context)

    @staticmethod
    def _coming(context: "SceneContext", match: "Match") -> "list[Callable[[], Scene]]":
        """Scenes of the next decision; none once the game is over."""
        if match.session.game.over:
            return []
        with match.animation.ended():
            first = match.animation.scene
        rooms = [first, *(room for room in _ROOMS if room != first)]
        announced = [
            partial(context.navigator.scene, "stage", piece.opened)
            for piece in match.animation.coming if piece.kind == "stage"
        ]  # fmt: skip
        return [*announced, *(partial(context.navigator.scene, room) for room in rooms)]

    @property
    def _at_first(self) -> bool:
        """Whether the first scene is not finished."""
        return bool(self._passes) or len(self._unseen) >= len(_ROOMS)

    def _rehearse(self, context: "SceneContext") -> None:
        """Draw one view of a scene."""
        match = context.match
        assert match is not None
        with match.animation.ended(), context.gallery.noting_missing():
            if not self._passes:
                self._scene = self._unseen.pop(0)()
                self._scene.enter()
                self._passes = self._scene.rehearsals()
            assert self._scene is not None
            self._passes.pop(0)(self._canvas(context, self._scene))
        context.gallery.prefetch(_pictures(match))

    def _canvas(self, context: "SceneContext", scene: "Scene") -> Canvas:
        """Canvas as large as the one that the scene will be drawn on."""
        size = context.screen.surface.get_size()
        scale, letters = fit_text(size, context.settings.text_scale / 100, scene.room)
        return Canvas(
            self._nowhere(size), context.gallery, scale, least=LEAST_TEXT, letters=letters
        )

    def _nowhere(self, size: tuple[int, int]) -> _Nowhere:
        if self._table.get_size() != size:
            self._table = _Nowhere(size)
        return self._table


def _pictures(match: "Match") -> "Iterator[str]":
    """Pictures of what lies on the table, though it may not be shown yet."""
    from forgewar.play.pictures import pictures_of

    return pictures_of(match.view.content, match.view.game.state)
