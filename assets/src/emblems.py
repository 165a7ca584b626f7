"""The guilds' emblems, and the shields and roundels that carry them."""

from colours import shade
from paths import circle, turn
from svgkit import Svg, picture

BONE, GILT, OUTLINE = "#f3e9d2", "#c99a3b", "#130c07"
GUILDS = {"tower": "#2f6db5", "sun": "#e3b32c", "raven": "#8a4fa3", "oak": "#37884f"}
EMBLEM_COLOURS = {"tower": BONE, "sun": "#3a2406", "raven": BONE, "oak": BONE}


def _ray(i: int) -> str:
    half, length = (5, 25) if i % 2 else (6.4, 30)
    (ax, ay), (bx, by), (cx, cy) = turn(
        [(-half, -17.5), (0, -length), (half, -17.5)], 32, 32, 45 * i
    )
    return f"M{ax} {ay} L{bx} {by} L{cx} {cy} Z"


# In a box of 64, one colour, to be filled evenodd: the holes are real, so they work on any ground.
EMBLEMS = {
    "tower": (
        "M12 6 H22 V13 H27 V6 H37 V13 H42 V6 H52 V24 L45 30 V50 L51 58 H38 V44 C38 36 26 36 26 44 "
        "V58 H13 L19 50 V30 L12 24 Z M29.5 24 V33 H34.5 V24 Z"
    ),
    "sun": " ".join([circle(32, 32, 14.5), *(_ray(i) for i in range(8))]),
    "raven": (
        "M3 23 C9 19 13 16 16 12 C20 6 28 4 34 8 C38 11 40 15 41 20 C49 25 57 36 62 52 L50 49 "
        "L52 56 L41 50 C38 51 35 52 32 52 L30 60 L25 60 L27 51 C19 48 15 41 15 32 "
        "C15 28 16 26 17 24 "
        "C13 23 8 23 3 23 Z M30 24 C29 34 36 42 48 46 C44 38 38 30 30 24 Z "
        "M25.5 11.9 A2.6 2.6 0 0 0 25.5 17.1 A2.6 2.6 0 0 0 25.5 11.9 Z"
    ),
    "oak": (
        "M17 43.5 A9.8 9.8 0 0 1 8.5 27.5 A10.8 10.8 0 0 1 18.5 12.5 A14.6 14.6 0 0 1 45.5 12.5 "
        "A10.8 10.8 0 0 1 55.5 27.5 A9.8 9.8 0 0 1 47 43.5 A10 10 0 0 1 36 44.8 L35.6 50 "
        "C36 55 39 57 44 59 H20 C25 57 28 55 28.4 50 L28 44.8 A10 10 0 0 1 17 43.5 Z "
        "M30.4 43.5 V38.6 L23.6 32 L26 29.6 L30.4 33.8 V25.5 H33.6 V31.8 L38 27.6 L40.4 30 "
        "L33.6 36.6 "
        "V43.5 Z"
    ),
}


def emblem(s: Svg, guild: str, colour: str, x: float, y: float, size: float) -> None:
    """A guild's emblem with its box at (x, y)."""
    with s.at(x, y, size / 64):
        s.p(EMBLEMS[guild], colour, evenodd=True)


def emblem_with_shadow(s: Svg, guild: str, x: float, y: float, size: float, drop: float) -> None:
    """A guild's emblem in its colour, with a hard shadow below and to the right."""
    under = shade(GUILDS[guild], 0.10 if guild == "sun" else -0.24)
    emblem(s, guild, under, x + drop, y + drop * 1.3, size)
    emblem(s, guild, EMBLEM_COLOURS[guild], x, y, size)


def glyph(guild: str) -> Svg:
    """The bare emblem, white, to be tinted by whoever shows it."""
    s = Svg(64, 64)
    emblem(s, guild, "#ffffff", 0, 0, 64)
    return s


def shield(guild: str) -> Svg:
    """For panels, the order of play and the log."""
    s, c = Svg(64, 72), GUILDS[guild]
    s.p("M32 2 C40 6 50 7.5 60 7 C62 32 58 56 32 70 C6 56 2 32 4 7 C14 7.5 24 6 32 2 Z", GILT)
    field = "M32 6.4 C40 9.8 48 11 56.4 10.8 C57.6 33 54 52.6 32 65.4"
    s.p(f"{field} C10 52.6 6.4 33 7.6 10.8 C16 11 24 9.8 32 6.4 Z", shade(c, -0.05))
    s.p(f"{field} Z", shade(c, -0.13))
    s.p("M32 6.4 C24 9.8 16 11 7.6 10.8", stroke=shade(c, 0.10), sw=1.6)
    emblem(s, guild, EMBLEM_COLOURS[guild], 12, 13, 40)
    return s


def roundel(guild: str) -> Svg:
    """For claims, marks and rows of text."""
    s, c = Svg(48, 48), GUILDS[guild]
    s.p(circle(24, 24, 23), OUTLINE)
    s.p(circle(24, 24, 21), BONE)
    s.p(circle(24, 24, 18.6), c)
    s.p("M24 5.4 A18.6 18.6 0 0 1 24 42.6 A30 30 0 0 0 24 5.4 Z", shade(c, -0.10))
    emblem(s, guild, EMBLEM_COLOURS[guild], 9.6, 9.6, 28.8)
    return s


for _guild in GUILDS:
    picture(f"emblems/emblem_{_guild}", _guild)(glyph)
    picture(f"emblems/shield_{_guild}", _guild)(shield)
    picture(f"emblems/roundel_{_guild}", _guild)(roundel)
