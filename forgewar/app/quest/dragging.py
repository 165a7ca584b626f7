"""The thing being dragged, under the pointer."""

from forgewar.app import cards
from forgewar.app.kit.canvas import Canvas
from forgewar.play.arming import Picks
from forgewar.play.quest import QuestView


def draw_dragged(c: Canvas, view: QuestView) -> None:
    """The adventurer or the design on its way to a quest."""
    picks = Picks()
    picks.take(c.dragged)
    x, y = c.pointer[0] - 65, c.pointer[1] - 20
    if picks.hero >= 0:
        cards.draw_adventurer(c, view.table_view, view.seat, picks.hero, x, y, 130)
    elif picks.design:
        cards.draw_design_tile(c, view.content, picks.design, x, y, 130)
