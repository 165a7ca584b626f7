"""Colours and pieces as others see them: without red, green or blue cones, and how far apart they
are then (CIEDE2000)."""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pygame

from forgewar.app.kit import guild_colours, palette, picture_files
from forgewar.app.match.board import PIECE_SIZES

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


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360


def ciede2000(one: Three, other: Three) -> float:
    """How different two CIELAB colours look (Sharma, Wu and Dalal, 2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2, h1, h2 = hypot(a1, b1), hypot(a2, b2), _hue(a1, b1), _hue(a2, b2)
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = 1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
    t += 0.32 * cos(radians(3 * hue + 6)) - 0.20 * cos(radians(4 * hue - 63))
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * t)
    rotation = -2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    rotation *= sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(dl**2 + dc**2 + dh**2 + rotation * dc * dh)


def lab(colour: str) -> Three:
    """A colour in CIELAB, for usual sight."""
    return _lab(_linear(colour))


def distance(one: str, other: str, sight: str) -> float:
    """How far apart two colours are for a sight: 10 is seen at a glance."""
    return ciede2000(*(_lab(_times(SIMULATED[sight], _linear(c))) for c in (one, other)))


def alike(colours: dict[str, str], least: float = 10.0) -> list[tuple[str, str, str, float]]:
    """The pairs of named colours that somebody cannot tell at a glance."""
    return [
        (sight, one, other, round(far, 1))
        for sight in SIMULATED
        for one, other in combinations(colours, 2)
        if (far := distance(colours[one], colours[other], sight)) < least
    ]


# Pieces as they are drawn


def piece(kind: str, emblem: str, width: int, *, apart: bool = False) -> pygame.Surface:
    """A piece as the mine draws it, so many pixels wide."""
    wide, high, _ = PIECE_SIZES[kind]
    height = round(width * high / wide)
    return picture_files.load(f"pieces/{kind}_{emblem}", width, height, None, apart=apart)


def _pixels(picture: pygame.Surface) -> dict[tuple[int, int], pygame.Color]:
    """The pixels of a piece itself, without its shadow, by their places."""
    places = ((x, y) for x in range(picture.get_width()) for y in range(picture.get_height()))
    return {at: found for at in places if (found := picture.get_at(at)).a > 200}


def outline_difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """Share of the pixels of two heads that only one of them has; heads, with the shoulders, are
    the upper two fifths of pieces."""
    first, second = (
        {at for at in _pixels(picture) if at[1] < 0.4 * picture.get_height()}
        for picture in (one, other)
    )
    return len(first ^ second) / len(first | second)


def body_colour(picture: pygame.Surface, colour: str, *, apart: bool) -> str:
    """The mean colour of what a piece shows of its guild: all pixels nearer to the body, its light
    and its shade than to its outline and its emblem."""
    tones = [palette.GUILD[colour], palette.GUILD_LINE[colour], *SHADES[colour]]
    own = [pygame.Color(guild_colours.to_well_apart(t) if apart else t) for t in tones]
    rest = [pygame.Color(t) for t in ("#130C07", "#F3E9D2", "#3A2406")]

    def far(pixel: pygame.Color, tone: pygame.Color) -> int:
        return sum((a - b) ** 2 for a, b in zip(pixel[:3], tone[:3], strict=True))

    body = [
        pixel
        for pixel in _pixels(picture).values()
        if min(far(pixel, t) for t in own) < min(far(pixel, t) for t in rest)
    ]
    mean = (round(sum(pixel[i] for pixel in body) / len(body)) for i in range(3))
    return "#{:02X}{:02X}{:02X}".format(*mean)


SHADES = {"blue": ["#0B4786"], "yellow": ["#B68B00"], "purple": ["#612D77"], "green": ["#11602E"]}
