"""Animation of the title picture: firelight, sparks, smoke, windows, and the dragon's slow pass.

Places are those of the picture, 1600 x 900. Everything is a function of the time that has passed,
and drawn from small pictures that are kept, so that it can stop anywhere and go on from there.
"""

import math
from typing import NamedTuple

from forgewar.app.kit import motion
from forgewar.app.kit.canvas import Canvas

_PICTURE = (1600, 900)
_FORGE = (566.0, 772.0)
_ANVIL = (598.0, 760.0)
_STRIKE, _FLASH = 1.5, 0.55  # seconds from one blow to the next, and of its sparks
_LAMPS = (
    (462, 728), (674, 728), (858, 590), (742, 722), (826, 700), (982, 706), (1066, 726),
    (1286, 376), (1234, 414), (1344, 398), (1180, 424), (1396, 432), (1220, 456), (1285, 478),
)  # fmt: skip
_SMOKE = (
    (516.0, 500.0), (524.0, 470.0), (538.0, 436.0), (560.0, 404.0), (590.0, 376.0),
    (626.0, 354.0), (668.0, 340.0),
)  # fmt: skip
_DRIFT = 5.0  # seconds from one puff's place to the next
_WIDEST = 34.0
# The dragon: where it rests when nothing moves, how fast it flies, and how often it comes.
_REST, _SPEED, _EVERY = (1446.0, 170.0), 26.0, 75.0
_GLIDE, _BEAT = 3.4, 0.16  # seconds without a beat of its wings, and of a pose of one
_POSES = (0, 1, 2, 3, 2, 1)


class _Place(NamedTuple):
    """Placement of the picture in the window: it covers it, cut off evenly."""

    c: Canvas
    part: float  # units for each unit of the picture
    left: float
    top: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.left + x * self.part, self.top + y * self.part

    def draw(self, name: str, x: float, y: float, width: float, alpha: float = 1.0) -> None:
        """A picture around a place, so wide, and so much of it."""
        side = max(1, self.c.px(width * self.part))
        found = self.c.gallery.get(name, side, side)
        motion.draw_faded(self.c, found, *self.at(x, y), int(255 * alpha), 0.5, 0.5)


def draw(c: Canvas, seconds: float, there: float = 1.0) -> None:
    """Everything that moves, after so many seconds; `there` is how far it has faded in."""
    part = max(c.width / _PICTURE[0], c.height / _PICTURE[1])
    left = (c.width - _PICTURE[0] * part) / 2
    top = (c.height - _PICTURE[1] * part) / 2
    place = _Place(c, part, left, top)
    _smoke(place, seconds, there)
    _lights(place, seconds, there)
    _dragon(place, seconds, there)
    if seconds:
        _sparks(place, seconds)


def _lights(place: _Place, seconds: float, there: float) -> None:
    place.draw("title/glow", *_FORGE, 420, there * (0.35 + 0.3 * motion.flicker(seconds, 1)))
    for i, (x, y) in enumerate(_LAMPS):
        place.draw("title/glow", x, y, 46, there * (0.2 + 0.5 * motion.flicker(seconds * 0.5, i)))


def _smoke(place: _Place, seconds: float, there: float) -> None:
    """Puffs on their way up; each grows, and fades at the end."""
    last = len(_SMOKE) - 1
    for i in range(last):
        way = (i + seconds / _DRIFT) % last
        step, within = int(way), way % 1
        x, y = (
            motion.mix(a, b, within) for a, b in zip(_SMOKE[step], _SMOKE[step + 1], strict=True)
        )
        gone = motion.within(way, last - 1.6, last)
        come = motion.within(way, 0.0, 0.4)
        size = _WIDEST + 8 * round(6 * way / last) + 4  # a few sizes, so that all of them are kept
        place.draw("title/puff", x, y, size, there * 0.85 * come * (1 - gone))


def _dragon(place: _Place, seconds: float, there: float) -> None:
    """Draw the dragon on its pass from the right over the castle, and out of sight above the
    sun."""
    flown = (seconds + 4) % _EVERY - 4 if seconds else 0.0
    x = _REST[0] - _SPEED * flown
    rising = motion.smooth(motion.within(_REST[0] - x, 60, 190))
    away = motion.smooth(motion.within(_REST[0] - x, 380, 900))
    y = _REST[1] - 62 * rising - 330 * away + (6 * math.sin(seconds * 0.9) if seconds else 0)
    beat = seconds % (_GLIDE + _BEAT * len(_POSES)) - _GLIDE
    pose = _POSES[int(beat / _BEAT)] if beat > 0 else 0
    entering = motion.within(flown, -4, 0) if flown < 0 else 1.0
    place.draw(f"title/dragon_{pose}", x, y, 290, there * entering)


def _sparks(place: _Place, seconds: float) -> None:
    """The smith's blows, and an ember now and then from the chimney."""
    blow, since = divmod(seconds, _STRIKE)
    if since < _FLASH:
        x, y = place.at(*_ANVIL)
        motion.draw_sparks(place.c, x, y, since / _FLASH, int(blow), 46 * place.part)
    puff, since = divmod(seconds + 0.7, 3.1)
    x, y = place.at(514, 498)
    motion.draw_sparks(place.c, x, y - 26 * since, since / 3.1, int(puff), 26 * place.part)
