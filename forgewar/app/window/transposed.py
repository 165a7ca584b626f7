"""A sound at another pitch: each guild's call to the table is the same motif, higher or lower."""

from array import array

import pygame

SEMITONES = {"tower": 0, "sun": 5, "raven": -4, "oak": -7}  # by the guild's emblem
_CHANNELS = 2


def transpose(sound: pygame.mixer.Sound, semitones: int) -> pygame.mixer.Sound:
    """A copy at another pitch, shorter if higher. The mixer plays 16 bits in stereo."""
    samples = array("h", sound.get_raw())
    speed = 2 ** (semitones / 12)
    sides = [_resample(samples[side::_CHANNELS], speed) for side in range(_CHANNELS)]
    mixed = array("h", bytes(2 * _CHANNELS * len(sides[0])))
    for side, own in enumerate(sides):
        mixed[side::_CHANNELS] = own
    return pygame.mixer.Sound(buffer=mixed.tobytes())


def _resample(samples: "array[int]", speed: float) -> "array[int]":
    """One channel, read so many times as fast, with values between two samples interpolated."""
    count = int((len(samples) - 1) / speed)
    places = [number * speed for number in range(count)]
    return array(
        "h",
        [
            int(samples[int(at)] + (samples[int(at) + 1] - samples[int(at)]) * (at % 1.0))
            for at in places
        ],
    )
