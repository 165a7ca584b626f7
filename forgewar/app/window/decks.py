"""Two channels that crossfade: one plays, the other fades out.

The fades are steps of `update`. The mixer's own fade ends at the volume that the channel had when
it began, whatever was set since, and cannot be cut short.
"""

import math

import pygame


class Decks:
    """A loop on one of two channels; playing another crossfades."""

    def __init__(self, channels: tuple[int, int], fade: float) -> None:
        self._channels = channels
        self._fade = fade  # seconds
        self._on = 0  # the one of the two that plays
        self._volume = 0.0
        self._faded_in = [1.0, 0.0]  # how far each is, in power

    @property
    def is_fading(self) -> bool:
        return self._faded_in[self._on] < 1 or self._faded_in[1 - self._on] > 0

    @property
    def sound(self) -> pygame.mixer.Sound | None:
        """The loop that plays."""
        return self._channel(self._on).get_sound()

    def play(self, sound: pygame.mixer.Sound | None) -> None:
        """Fade to another loop, or to silence."""
        self._on = 1 - self._on
        self._faded_in[self._on] = 0.0
        if sound is None:
            self._channel(self._on).stop()
        else:
            self._channel(self._on).play(sound, loops=-1)
        self._apply()

    def stop(self) -> None:
        """Be silent at once."""
        for number in (0, 1):
            self._channel(number).stop()

    def set_volume(self, volume: float) -> None:
        """Volume of the loop once it is faded in."""
        self._volume = volume
        self._apply()

    def update(self, seconds: float) -> None:
        """Let the crossfade go on."""
        if not self.is_fading:
            return
        off, step = 1 - self._on, seconds / self._fade
        self._faded_in[self._on] = min(1.0, self._faded_in[self._on] + step)
        self._faded_in[off] = max(0.0, self._faded_in[off] - step)
        if not self._faded_in[off]:
            self._channel(off).stop()
        self._apply()

    def _apply(self) -> None:
        for number, power in enumerate(self._faded_in):
            self._channel(number).set_volume(self._volume * math.sqrt(power))

    def _channel(self, number: int) -> pygame.mixer.Channel:
        return pygame.mixer.Channel(self._channels[number])
