"""Not written yet."""

from forgewar.app import chrome
from forgewar.app.canvas import Canvas
from forgewar.app.scene import Scene


class TitleScene(Scene):
    def draw(self, c: Canvas) -> None:
        chrome.backdrop(c)
