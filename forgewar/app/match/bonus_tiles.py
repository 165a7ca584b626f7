"""The bonus tiles of the game: which is counted when, and what it gives."""

from forgewar.app import cards
from forgewar.app.kit import palette
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import tiles
from forgewar.app.window.overlay import Overlay
from forgewar.rules.bonus import DUE_ROUNDS
from forgewar.words.cards import tile_text
from forgewar.words.message import message, say
from forgewar.words.names import card_name

_SPAN = DUE_ROUNDS[1] - DUE_ROUNDS[0]  # rounds until a tile is counted
_ABREAST, _GAP, _WORDS = 780.0, 20.0, 200.0  # the width of all, between them, and below one


class TilesOverlay(Overlay):
    """Five tiles in a row, or in pairs where there is less room; the past ones dim."""

    wide = 1180.0
    tall = 500.0

    def enter(self) -> None:
        self.title = message("market-tiles")

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        match = self.context.match
        assert match is not None
        state = match.view.shown
        across = len(DUE_ROUNDS) if width >= _ABREAST else 2
        each = (width - (across - 1) * _GAP) / across
        whole = cards.bonus_tile_height(each) + _WORDS
        size = (each, whole)
        places = tiles(Box(x, y, width, height), len(state.tiles), across, size, _GAP, below=0)
        for key, last, (left, top, _, _) in zip(state.tiles, DUE_ROUNDS, places, strict=True):
            past = state.round > last or (state.result is not None)
            cards.draw_tile(c, match.view.content, key, left, top + 8, each, dim=past)
            low = top + cards.bonus_tile_height(each) + 34
            tile = match.view.content.tiles[key]
            name = str(card_name(tile))
            c.text(name, left + each / 2, low, size=17, face="Title", anchor="c", room=each)
            words = say("market-tile-rounds", first=last - _SPAN + 1, last=last)
            at, room = (left + each / 2, low + 26), each
            c.text(words, *at, size=15, colour=palette.DIM, anchor="c", room=room)
            c.paragraph(str(tile_text(tile)), left, low + 54, each, size=16, anchor="c", leading=20)
        return whole * -(-len(state.tiles) // across)
