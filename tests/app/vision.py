"""Colours as others see them: without red, green or blue cones, and how far apart they are then."""

from itertools import combinations

import pygame

# Machado, Oliveira and Fernandes (2009), of full severity, for linear light.
SIMULATED = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_WHITE = (0.95047, 1.0, 1.08883)
_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
Three = tuple[float, float, float]


def _times(matrix: tuple[Three, ...], vector: Three) -> Three:
    x, y, z = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _linear(colour: str) -> Three:
    parts = (value / 255 for value in pygame.Color(colour)[:3])
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def _lab(linear: Three) -> Three:
    def bent(part: float) -> float:
        return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116

    xyz = _times(_XYZ, linear)
    x, y, z = (bent(max(0.0, p) / white) for p, white in zip(xyz, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, sight: str) -> float:
    """How far apart two colours are for a sight, in CIELAB: 10 is seen at a glance."""
    labs = [_lab(_times(SIMULATED[sight], _linear(colour))) for colour in (one, other)]
    return sum((a - b) ** 2 for a, b in zip(*labs, strict=True)) ** 0.5


def alike(colours: dict[str, str], least: float = 10.0) -> list[tuple[str, str, str, float]]:
    """The pairs of named colours that somebody cannot tell at a glance."""
    return [
        (sight, one, other, round(far, 1))
        for sight in SIMULATED
        for one, other in combinations(colours, 2)
        if (far := distance(colours[one], colours[other], sight)) < least
    ]
