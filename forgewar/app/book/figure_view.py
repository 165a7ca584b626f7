"""A figure on a page: the game's own scene of a small position, drawn aside and cut out.

The scene is the real one, at a table of its own. What is in motion there is drawn frame by frame;
otherwise the picture is kept.
"""

from typing import TYPE_CHECKING

import pygame
from msgspec.structs import replace

from forgewar.app.kit.canvas import DESIGN, Canvas
from forgewar.app.window.app import App
from forgewar.app.window.scene_sync import follow
from forgewar.content import load
from forgewar.content.figures import Figure
from forgewar.play.figures import Demonstration

if TYPE_CHECKING:
    from forgewar.app.kit.frame import Frame
    from forgewar.app.window.scene_context import SceneContext

_MARGIN = 18.0  # units around what is shown


class Exhibit:
    """One figure. It is laid out when it is first drawn."""

    def __init__(self, context: "SceneContext", name: str, figure: Figure) -> None:
        content = load.default()
        settings = replace(context.settings, text_scale=100)
        route = context.navigator.route
        app = App(content, settings, pygame.Surface((1, 1)), routes=route, traced=False)
        self._inner = app.context
        self._inner.gallery = context.gallery
        self.demonstration = Demonstration(
            name, figure, content, max(1, context.settings.speed), self._follow
        )
        self._inner.match = self.demonstration.match
        self._figure = figure
        self._kept: tuple[float, pygame.Surface] | None = None
        # What is shown, in units of the screen.
        self._box: tuple[float, float, float, float] = (0.0, 0.0, *DESIGN)
        self._ready = False

    def _follow(self) -> None:
        if self._inner.match is not None:
            follow(self._inner)
        self._kept = None

    def picture(self, c: Canvas) -> pygame.Surface:
        """The figure as a picture at the scale of the page."""
        if (
            self._kept is not None
            and self._kept[0] == c.scale
            and not self.demonstration.match.animation.busy
        ):
            return self._kept[1]
        before = c.gallery.stand_ins
        if not self._ready:
            self._prepare(c)
        screen = self._draw(c)
        box = pygame.Rect(*(c.px(side) for side in self._box)).clip(screen.get_rect())
        made = screen.subsurface(box).copy()
        self._kept = (c.scale, made) if c.gallery.stand_ins == before else None
        return made

    def size(self, c: Canvas) -> tuple[float, float]:
        """Width and height of the picture, in units."""
        if not self._ready:
            self._prepare(c)
        return self._box[2], self._box[3]

    def _prepare(self, c: Canvas) -> None:
        """Do what the figure does before it is shown, and find the part that is."""
        inner, figure = self._inner, self._figure
        self._ready = True
        follow(inner)
        if figure.open:
            inner.command(figure.open)
        for name in figure.press:
            self._draw(c)
            spot = inner.frame.spot(name)
            assert spot is not None, f"{name} is not on the screen"
            inner.controller.press(spot)
        self._draw(c)
        self._box = figure.box or _around(inner.frame, figure, c.scale) or self._box

    def _draw(self, c: Canvas) -> pygame.Surface:
        inner = self._inner
        screen = pygame.Surface((c.px(DESIGN[0]), c.px(DESIGN[1])))
        inside = Canvas(screen, c.gallery, c.scale, hot=self._figure.point)
        for scene in inner.navigator.visible():
            if scene.overlay:
                inside.start_layer()
            scene.draw(inside)
            scene.draw_over(inside)
        inner.frame = inside.frame
        return screen


def _around(
    frame: "Frame", figure: Figure, scale: float
) -> tuple[float, float, float, float] | None:
    """The box around the spots that a figure shows; nothing if it names none."""
    shown = figure.show
    boxes = [spot.rect for spot in frame.spots if spot.name.startswith(shown)] if shown else []
    if not boxes:
        return None
    box = boxes[0].unionall(boxes[1:])
    left = max(0.0, box.left / scale - _MARGIN)
    top = max(0.0, box.top / scale - _MARGIN - figure.above)
    right = min(float(DESIGN[0]), box.right / scale + _MARGIN)
    bottom = min(float(DESIGN[1]), box.bottom / scale + _MARGIN)
    return left, top, right - left, bottom - top
