"""Fades between two pictures.

Another scene comes up out of the dark: two texts never stand on each other, and no frame of it
costs more than that scene. A picture in place of its stand-in fades in where it is.
"""

import pygame

from forgewar.app.window.settings import Settings

SCENE, PICTURE = 0.18, 0.12  # seconds: another scene, and a picture in place of its stand-in
_DARK = 70  # of 255: what is left of the light when a scene begins


class Fade:
    """Old picture, or the dark, until it has gone."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._old: pygame.Surface | None = None
        self._left = self._lasts = 0.0

    @property
    def busy(self) -> bool:
        return self._left > 0

    def cross_fade(self, surface: pygame.Surface) -> None:
        """Fade out the picture that is on screen, unless another is still fading."""
        if not self.busy:
            self._old = surface.copy()
            self._left = self._lasts = PICTURE

    def fade_in(self) -> None:
        """Fade in another scene from the dark, unless animations are off."""
        if self._settings.speed:
            self._old = None
            self._left = self._lasts = SCENE

    def update(self, seconds: float) -> bool:
        """Let time pass; true if the screen changed by it."""
        if not self.busy:
            return False
        self._left -= seconds
        if not self.busy:
            self._old = None
        return True

    def draw(self, surface: pygame.Surface, stage: pygame.Rect) -> None:
        """Lay the rest of the old picture over the new one, or the rest of the dark over its
        stage."""
        part = self._left / self._lasts if self.busy else 0.0
        if part and self._old is None:
            light = round(255 - (255 - _DARK) * part)
            surface.fill((light,) * 3, stage, special_flags=pygame.BLEND_RGB_MULT)
        elif self._old is not None and self._old.get_size() == surface.get_size():
            # Being told to be solid is thirty times as slow as being so: see `motion.draw_faded`.
            alpha = int(255 * part)
            self._old.set_alpha(alpha if alpha < 255 else None)
            surface.blit(self._old, (0, 0))
