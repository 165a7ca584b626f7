"""The bonus tiles of the game: which is counted when, and what it gives."""

from forgewar.app import cards
from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window.sheet import Sheet
from forgewar.rules.bonus import DUE_ROUNDS
from forgewar.words.cards import tile_text
from forgewar.words.message import message, say
from forgewar.words.names import called

_SPAN = DUE_ROUNDS[1] - DUE_ROUNDS[0]  # rounds until a tile is counted


class TilesOverlay(Sheet):
    """Five tiles in a row, the past ones dim."""

    wide = 1180.0
    tall = 500.0

    def enter(self) -> None:
        self.title = message("market-tiles")

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        match = self.app.match
        assert match is not None
        state = match.shown
        each = (width - 4 * 20) / 5
        for i, (key, last) in enumerate(zip(state.tiles, DUE_ROUNDS, strict=True)):
            left = x + i * (each + 20)
            past = state.round > last or (state.result is not None)
            cards.draw_tile(c, match.content, key, left, y + 8, each, dim=past)
            low = y + cards.bonus_tile_height(each) + 34
            tile = match.content.tiles[key]
            name = str(called(tile))
            c.text(name, left + each / 2, low, size=17, face="Title", anchor="c", room=each)
            words = say("market-tile-rounds", first=last - _SPAN + 1, last=last)
            c.text(words, left + each / 2, low + 26, size=15, colour=palette.DIM, anchor="c")
            c.paragraph(str(tile_text(tile)), left, low + 54, each, size=16, anchor="c", leading=20)
        return cards.bonus_tile_height(each) + 200
