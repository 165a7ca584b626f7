"""Cached draw commands of parts of a scene. A part that shows the same as in the last frame is
drawn again from its list of pictures, which costs a small part of composing it and, unlike one flat
picture, works on any ground."""

from copy import copy

import pygame
from msgspec import Struct

from forgewar.app.kit.frame import Frame

Step = tuple[pygame.Surface, tuple[int, int]]  # a picture, and where it was laid


class Part(Struct, eq=False):
    """Draw commands of a part: pictures in order, and the spots and texts it noted."""

    shows: object  # all that it depends on
    steps: list[Step]
    frame: Frame

    def note(self, frame: Frame) -> None:
        """Note spots and texts in another frame. Each frame gets copies, because spots are marked
        there as covered."""
        own = copy(self.frame)
        own.spots = [copy(spot) for spot in own.spots]
        frame.note(own)
