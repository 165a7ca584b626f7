"""A tick stamped in green ink: a step, a leg or a quest is done."""

import pygame

from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas


def tick_stamp(c: Canvas, size: float) -> pygame.Surface:
    """A tick in a round of green ink, as a picture."""

    def make() -> pygame.Surface:
        half = size / 2
        own = Canvas(pygame.Surface((c.px(size),) * 2, pygame.SRCALPHA), c.gallery, c.scale)
        ring = f'cx="{half}" cy="{half}"'
        body = (
            f'<circle {ring} r="{half - 0.5}" fill="{palette.STAMP_EDGE}"/>'
            f'<circle {ring} r="{half - 2.5}" fill="{palette.STAMP}"/>'
            f'<circle {ring} r="{half - 5}" fill="none" stroke="{palette.BONE}" '
            'stroke-width="1.4" opacity=".7"/>'
        )
        own.shape(0, 0, size, size, body)
        own.picture("icons/check", half, half, size * 0.56, ax=0.5, ay=0.5, tint=palette.BONE)
        return own.surface

    return c.gallery.compose(("stamp", c.px(size)), make)
