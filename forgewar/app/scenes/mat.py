"""Not written yet."""

from typing import TYPE_CHECKING

from forgewar.app.canvas import Canvas
from forgewar.app.scenes.play import PlayScene

if TYPE_CHECKING:
    from forgewar.app.app import App


class MatOverlay(PlayScene):
    overlay = True

    def __init__(self, app: "App", side: int) -> None:
        super().__init__(app)
        self._side = side

    def draw(self, c: Canvas) -> None:
        c.veil()
