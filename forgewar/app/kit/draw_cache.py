"""Parts of a scene that are seldom others than in the frame before: what drawing one did is kept,
and done again as long as it would show the same. Laying its pictures down once more costs a small
part of finding out which they are, and unlike one picture of it all they lie well on any ground."""

from copy import copy

import pygame
from msgspec import Struct

from forgewar.app.kit.frame import Frame

Step = tuple[pygame.Surface, tuple[int, int]]  # a picture, and where it was laid


class Part(Struct, eq=False):
    """What drawing a part did: the pictures laid down, in order, and what was noted."""

    shows: object  # all that it depends on
    steps: list[Step]
    frame: Frame

    def note(self, frame: Frame) -> None:
        """Note it of another frame. Spots are told there what covers them, so each has its own."""
        own = copy(self.frame)
        own.spots = [copy(spot) for spot in own.spots]
        frame.note(own)
