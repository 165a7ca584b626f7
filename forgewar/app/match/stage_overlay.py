"""A new stage begins: what is new on the table, before the overseers are placed again."""

from typing import TYPE_CHECKING

from forgewar.app import cards
from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import tiles
from forgewar.app.match.mine_sketch import draw_state
from forgewar.app.window.scene import Scene
from forgewar.words import message, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext


class StageOverlay(Scene):
    """The new mine, the designs that are open now and the first quests on offer."""

    overlay = True

    def __init__(self, context: "SceneContext", opened: list[str]) -> None:
        super().__init__(context)
        self._opened = opened

    def handle(self, command: str) -> bool:
        if command in ("confirm", "back"):
            self.context.navigator.pop()
            return True
        return False

    @property
    def first_focus(self) -> str:
        return "go"

    def draw(self, c: Canvas) -> None:
        match = self.context.match
        assert match is not None
        state = match.view.shown
        c.veil(170)
        width, height = min(1520.0, c.width - 80), c.height - 100
        height = min(680.0, height)
        x, y = (c.width - width) / 2, (c.height - height) / 2
        widgets.panel(c, x, y, width, height, active=True)
        colour = palette.STAGE_TEXT[state.stage]
        title = say("match-stage-begins", stage=message(f"stage-{state.stage}"))
        c.text(title, c.width / 2, y + 50, size=34, face="Title", colour=colour, anchor="c")
        words = say(f"match-deeper-{state.stage}")
        c.text(words, c.width / 2, y + 92, size=18, anchor="c", room=width - 60)
        widgets.rule(c, x + 32, y + 118, width - 64)
        shown = [*self._opened, *(card for card in state.show if card)]
        offered = [quest for quest in state.offer if quest]
        room = height - 118 - 90
        sketch = min(room, width * 0.3)
        draw_state(c, state, x + 32, y + 132, sketch, room)
        left, wide = x + 56 + sketch, width - sketch - 88
        self._row(
            c,
            say("match-stage-offer"),
            offered,
            left,
            y + 134,
            wide,
            room / 2 - 6,
        )
        new = say("match-stage-new")
        self._row(c, new, shown, left, y + 134 + room / 2, wide, room / 2)
        self._draw_button(c, y + height)

    def _draw_button(self, c: Canvas, low: float) -> None:
        hint = self.context.bindings.hint("confirm")
        widgets.button(
            c, "go", c.width / 2 - 150, low - 66, 300, say("match-stage-go"),
            lambda: self.handle("confirm"), primary=True, key=hint, height=46,
        )  # fmt: skip

    def _row(
        self,
        c: Canvas,
        label: str,
        keys: list[str],
        x: float,
        y: float,
        width: float,
        height: float,
    ) -> None:
        assert self.context.match is not None
        content = self.context.match.view.content
        c.text(label, x, y + 8, size=15, face="Title", colour=palette.BRASS)
        card = min((height - 34) / 1.4, (width - 8 * (len(keys) - 1)) / max(1, len(keys)), 150.0)
        box = Box(x, y + 24, width, 0)
        places = tiles(box, len(keys), max(1, len(keys)), (card, cards.card_height(card)), 8)
        for key, place in zip(keys, places, strict=True):
            cards.draw_card(c, content, key, *place[:3])
