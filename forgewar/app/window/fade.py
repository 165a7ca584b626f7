"""One scene gives way to another: what was on screen fades from what is."""

import pygame

_LASTS = 0.18  # seconds


class Fade:
    """Holds the old picture until it has gone."""

    def __init__(self) -> None:
        self._old: pygame.Surface | None = None
        self._left = 0.0

    @property
    def busy(self) -> bool:
        return self._old is not None

    def begin(self, surface: pygame.Surface) -> None:
        """What is on screen now is the old picture."""
        self._old, self._left = surface.copy(), _LASTS

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
            self._old.set_alpha(int(255 * self._left / _LASTS))
            surface.blit(self._old, (0, 0))
