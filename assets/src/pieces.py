"""The pieces on the board: overseers, workers, quest trackers, the round marker, preview marks."""

from colours import shade
from emblems import BONE, EMBLEM_COLOURS, GILT, GUILDS, OUTLINE, emblem, emblem_with_shadow
from paths import circle, turn
from svgkit import Svg, picture

LAMP = "#ffe7a8"


def contact_shadow(s: Svg, cx: float, cy: float, rx: float, ry: float, op: float = 0.62) -> None:
    """The soft shadow on which a piece stands, thrown to the lower right."""
    stops = ((0, "#000000", op), (0.55, "#000000", op * 0.75), (1, "#000000", 0))
    s.p(circle(cx, cy, rx, ry), s.rad(cx, cy, rx, *stops, flat=round(ry / rx, 4)))


def overseer(guild: str) -> Svg:
    """A cloaked overseer with a lamp on the helm; overseers alone have brass."""
    s, c = Svg(96, 124), GUILDS[guild]
    dark, light = shade(c, -0.13, 0.92), shade(c, 0.09)
    contact_shadow(s, 54, 108, 44, 13)
    body = (
        "M48 36 C62 36 71 45 75 60 C78 72 81 88 82 102 C72 110 24 110 14 102 C15 88 18 72 21 60 "
        "C25 45 34 36 48 36 Z"
    )
    s.p(circle(48, 104, 37, 12), OUTLINE)
    s.p(body, OUTLINE, stroke=OUTLINE, sw=6)
    s.p(
        "M26 24 C26 10 36 3 48 3 C60 3 70 10 70 24 L70 30 C66 38 30 38 26 30 Z",
        OUTLINE,
        stroke=OUTLINE,
        sw=6,
    )
    # plinth
    s.p(circle(48, 104.5, 34.5, 10), shade(c, -0.22))
    s.p(circle(48, 102, 34.5, 9.5), shade(c, -0.10))
    # cloak
    s.p(body, c)
    s.p(
        "M58 37.5 C68 41 73 50 75 60 C78 72 81 88 82 102 C77 106 68 107.6 58 108.2 "
        "C66 86 66 58 58 37.5 Z",
        dark,
    )
    s.p(
        "M33 40 C27 44 23 51 21 60 C18 72 15 88 14 102 C15.6 103.2 17.6 104.2 20 105 "
        "C21 84 25 58 33 40 Z",
        light,
    )
    # hem
    s.p("M14.4 98 C24 106.5 72 106.5 81.6 98 L82 102 C72 110 24 110 14 102 Z", GILT)
    s.p("M60 104.3 C70 103 78 101 81.6 98 L82 102 C77 106 68 107.6 59 108.2 Z", shade(GILT, -0.14))
    # head in the shade of the helm
    s.p("M33 26 C33 40 63 40 63 26 Z", "#3b281b")
    s.p("M48 26 H63 C63 34 56 37 48 37 Z", "#2a1b12")
    # collar
    s.p("M30 40 C36 35 60 35 66 40 C61 47 35 47 30 40 Z", GILT)
    s.p("M50 45.2 C58 45 63 43.6 66 40 C63 37.6 58 36.6 52 36.3 Z", shade(GILT, -0.13))
    s.p("M33 39.6 C38 37 46 36.4 50 36.5 C46 38 38 40 35 42 Z", shade(GILT, 0.12))
    # helm
    s.p("M29 25 C29 12 37 5 48 5 C59 5 67 12 67 25 Z", c)
    s.p("M54 5.8 C62 8 67 15 67 25 H56 C58 18 57 11 54 5.8 Z", dark)
    s.p("M40 6.6 C33 9.6 29 16 29 25 H33.5 C34 17 36 11 40 6.6 Z", light)
    s.p("M24 25.5 C30 22 66 22 72 25.5 C72 30.5 64 31.5 48 31.5 C32 31.5 24 30.5 24 25.5 Z", GILT)
    s.p("M54 31.4 C65 31 72 29.6 72 25.5 C70 24.3 65 23.5 58 23.1 Z", shade(GILT, -0.14))
    s.p("M26 25.8 C31 23.6 42 23 48 23 C44 25.4 32 26.6 27 27.8 Z", shade(GILT, 0.13))
    # lamp on the helm
    s.p(circle(48, 19, 6), "#5a3f14")
    s.p(circle(48, 19, 4.4), LAMP)
    s.p(circle(46.8, 17.8, 2), "#ffffff")
    emblem_with_shadow(s, guild, 25, 51, 46, 1.5)
    return s


HOOD = (
    "M38 5 C48 4 55 10 57 19 C58 25 61 28 65 33 C70 41 73 57 72 71 C63 78 17 78 8 71 "
    "C7 57 10 41 15 33 C19 28 22 25 23 19 C25 11 30 6 38 5 Z"
)


def worker(guild: str) -> Svg:
    """A hooded miner, lower and plainer than an overseer."""
    s, c = Svg(80, 86), GUILDS[guild]
    contact_shadow(s, 45, 74, 36, 10)
    s.p(HOOD, OUTLINE, stroke=OUTLINE, sw=6)
    s.p(HOOD, c)
    s.p(
        "M48 7 C53 9.4 56 14 57 19 C58 25 61 28 65 33 C70 41 73 57 72 71 C67 75 59 76.4 50 76.7 "
        "C58 60 58 44 53 30 C55 21 53 13 48 7 Z",
        shade(c, -0.13, 0.92),
    )
    s.p(
        "M33 6.4 C27 9 24 14 23 19 C22 25 19 28 15 33 C10 41 7 57 8 71 C9.4 72.2 11.4 73.2 13.6 74 "
        "C13 60 15.4 43 22 34.6 C26 29 25 17 33 6.4 Z",
        shade(c, 0.09),
    )
    s.p(
        "M28.5 21 C28.5 13 33.5 10.4 40 10.4 C46.5 10.4 51.5 13 51.5 21 C51.5 26.4 46.5 29 40 29 "
        "C33.5 29 28.5 26.4 28.5 21 Z",
        "#1c120b",
    )
    s.p(circle(35.8, 20.4, 2.2), LAMP)
    s.p(circle(44.2, 20.4, 2.2), LAMP)
    emblem_with_shadow(s, guild, 19, 31, 42, 1.2)
    return s


def tracker(guild: str) -> Svg:
    """A turned wooden peg with a round head, for the steps of a quest."""
    s, c = Svg(64, 64), GUILDS[guild]
    contact_shadow(s, 35, 58, 24, 6, 0.5)
    dark = shade(c, -0.30)
    peg = (
        "M32 1 C46 1 56 10 56 23 C56 33 49 40 41 43 L44 55 C46 62 18 62 20 55 L23 43 "
        "C15 40 8 33 8 23 C8 10 18 1 32 1 Z"
    )
    s.p(peg, dark, stroke=dark, sw=3)
    s.p(peg, s.lin(8, 0, 56, 60, (0, shade(c, 0.12)), (1, shade(c, -0.06))))
    s.p(circle(32, 23, 18.6), shade(c, -0.14) if guild != "sun" else shade(c, -0.04))
    emblem(s, guild, EMBLEM_COLOURS[guild], 18, 9, 28)
    return s


for _guild in GUILDS:
    picture(f"pieces/overseer_{_guild}", _guild)(overseer)
    picture(f"pieces/worker_{_guild}", _guild)(worker)
    picture(f"pieces/tracker_{_guild}", _guild)(tracker)


@picture("pieces/round_marker")
def round_marker() -> Svg:
    """A brass lamp with its flame, for the track of rounds."""
    s = Svg(56, 64)
    contact_shadow(s, 28, 58, 20, 5, 0.5)
    s.p(circle(28, 30, 27), "#2b1c08")
    s.p(circle(28, 30, 24.6), "#e7c16a")
    s.p(circle(28.8, 31, 23.8), "#96691e")
    s.p(circle(28, 30, 21), "#1c1209")
    s.p(circle(28, 30, 21), s.rad(28, 34, 21, (0, "#f2a23a", 0.55), (1, "#f2a23a", 0)))
    s.p(
        "M28 12 C31 20 39 24 38 34 C37.4 42 33 46 28 46 C23 46 18.6 42 18 34 "
        "C17.6 27 24 25 28 12 Z",
        "#f2a23a",
    )
    s.p(
        "M29 24 C30 29 34 31 33.4 37 C33 41.6 31 44 28 44 C25 44 22.6 41 22.8 37 "
        "C23 32 27 30 29 24 Z",
        LAMP,
    )
    return s


@picture("pieces/mark_turn", "turn", BONE)
@picture("pieces/mark_defect", "defect", "#e8643a")
@picture("pieces/mark_new", "new", "#9dbf62")
def mark(kind: str, colour: str) -> Svg:
    """A ring round the roundel of the guild that a worker will belong to.

    Two arrow heads chase each other, one leaves to the upper right, or a plus is joined on.
    """
    ground = "#120b06"
    s = Svg(80, 80)
    s.p(circle(40, 40, 37), ground)
    s.p(circle(40, 40, 30.5), stroke=colour, sw=6)
    if kind == "turn":
        for a in (-20, 160):
            gap = turn([(26, -3), (36.5, -3), (31, 12)], 40, 40, a)
            s.p(gap, ground, stroke=ground, sw=6)
        for a in (-20, 160):
            s.p(turn([(22.5, -8), (38.5, -8), (30.5, 9)], 40, 40, a), colour)
        return s
    x, y = (63, 17) if kind == "defect" else (63, 63)
    s.p(circle(x, y, 15.5), ground)
    if kind == "defect":
        s.p("M55 25 L69 11 M58.5 10 H70 V21.5", stroke=colour, sw=5.5)
    else:
        s.p("M63 54 V72 M54 63 H72", stroke=colour, sw=5.5)
    return s
