"""Pictures that will be wanted soon are drawn before they are: nobody waits for the next scene."""

from typing import TYPE_CHECKING

import pygame

from forgewar.app.kit.canvas import LEAST_TEXT, Canvas, fit_scale, table_size

if TYPE_CHECKING:
    from forgewar.app.window.app import App

_ROOMS = ("mine", "market", "quest")


class Ahead:
    """Follows the game, which is ahead of what is shown of it. Once for each game and window,
    when nothing else is to do, every room of the table is drawn where nobody sees it: so the
    gallery knows which pictures it needs, and how large."""

    def __init__(self) -> None:
        self._known: object = None
        self._table: object = None
        self._unseen: list[str] = []

    def follow(self, app: "App") -> None:
        """The game may have gone on: ask for the pictures of what now lies on the table."""
        match = app.match
        if match is None or app.gallery.eager:
            return
        table = (match, app.surface.get_size(), app.settings.text_scale)
        if table != self._table:
            self._table, self._unseen = table, list(_ROOMS)
        if (table, match.version) != self._known:
            self._known = (table, match.version)
            self._expect(app)

    def rehearse(self, app: "App") -> None:
        """Nothing is to do: draw a room that was not yet drawn."""
        if not self._unseen or app.match is None:
            return
        scene = app.scene(self._unseen.pop(0))
        scene.enter()
        size, text = app.surface.get_size(), app.settings.text_scale / 100
        table = pygame.Surface(table_size(size, text))
        scene.draw(Canvas(table, app.gallery, fit_scale(size, text), least=LEAST_TEXT))
        self._expect(app)

    def _expect(self, app: "App") -> None:
        assert app.match is not None
        app.gallery.expect(app.match.pictures())
