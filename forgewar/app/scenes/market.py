"""Not written yet."""

from forgewar.app import chrome
from forgewar.app.canvas import Canvas
from forgewar.app.scenes.play import PlayScene


class MarketScene(PlayScene):
    def draw(self, c: Canvas) -> None:
        chrome.backdrop(c)
        chrome.match_bar(c, self.match)
