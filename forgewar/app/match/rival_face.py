"""Faces of rivals: round in the colour of a guild, or whole before a wall."""

from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.play.rivals import Rival


def draw_face(c: Canvas, picture: str, ring: str, x: float, y: float, size: float) -> None:
    """A rival's face in a ring of its guild's colour, the middle at a point."""
    half = size / 2
    body = (
        f'<circle cx="{half}" cy="{half}" r="{half}" fill="{palette.OUTLINE}"/>'
        f'<circle cx="{half}" cy="{half}" r="{half - 1:.2f}" fill="{ring}"/>'
        f'<circle cx="{half}" cy="{half}" r="{half - 3:.2f}" fill="url(#g)"/>'
    )
    tones = svg.gradient("g", size, palette.PORTRAIT_GROUND[0], palette.PORTRAIT_GROUND[1])
    c.shape(x - half, y - half, size, size, body, tones)
    inner = size - 6
    c.cover(picture, x - inner / 2, y - inner / 2, inner, inner, inner / 2)


def draw_portrait(c: Canvas, rival: Rival, box: Box, *, met: bool = True) -> None:
    """The face before a lit wall; who was never met stands in the shade."""
    tones = palette.PORTRAIT_GROUND if met else (palette.TRAY_DARK, palette.GROOVE)
    body = svg.box(0, 0, box.width, box.height, 7, "url(#g)")
    c.shape(*box, body, svg.gradient("g", box.height, *tones))
    c.picture(rival.picture, box.centre[0], box.bottom, box.width, box.height - 4, ax=0.5, ay=1,
              tint="" if met else palette.DIM)  # fmt: skip
