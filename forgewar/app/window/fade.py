"""One picture gives way to another: what was on screen fades from what is."""

import pygame

SCENE, PICTURE = 0.18, 0.12  # seconds: another scene, and a picture in place of its stand-in


class Fade:
    """Holds the old picture until it has gone."""

    def __init__(self) -> None:
        self._old: pygame.Surface | None = None
        self._left = self._lasts = 0.0

    @property
    def busy(self) -> bool:
        return self._old is not None

    def begin(self, surface: pygame.Surface, lasts: float = SCENE) -> None:
        """What is on screen now is the old picture, and will be gone after so many seconds, or
        when that which it is part of is."""
        lasts = max(lasts, self._left)
        self._old, self._left, self._lasts = surface.copy(), lasts, lasts

    def update(self, seconds: float) -> bool:
        """Let time pass; true if the screen changed by it."""
        if self._old is None:
            return False
        self._left -= seconds
        if self._left <= 0:
            self._old = None
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Lay what is left of the old picture over the new one."""
        if self._old is not None and self._old.get_size() == surface.get_size():
            # Being told to be solid is thirty times as slow as being so: see `motion.draw_faded`.
            alpha = int(255 * self._left / self._lasts)
            self._old.set_alpha(alpha if alpha < 255 else None)
            surface.blit(self._old, (0, 0))
