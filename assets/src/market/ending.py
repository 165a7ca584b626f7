"""The bonuses that the market sells in the last round: what a guild has made, done and kept."""

from colours import mix
from icons.plate import marks
from icons.things import CARD, FLAG, PERSON
from icons.tokens import branch
from materials import BRASS, COPPER, IRON, MITHRIL
from moods import CHAPEL, COURT, FOREST, HARBOUR, SUNSET
from paths import T, blob, circle, placed, rrect
from shapes import ANVIL
from svgkit import Svg, picture
from wares import coin, counter, sheet, sparkle, stack, ware
from wealth.fortunes import mace, spear, sword


def backed(mood: tuple, cy: float = 170) -> Svg:
    c0, c1, shade, rings, core, rim = mood
    return sheet(c0, c1, 248, cy, shade, rings, core, rim)


def wax(s: Svg, x: float, y: float, k: float = 1) -> None:
    """A seal with the anvil."""
    disc = blob(x, y, 45 * k, 3.5 * k, 4, 14)
    s.shadow(disc, 8 * k, 0.42, 2, 5)
    s.p(disc, "#8f2530")
    s.p(circle(x - 2, y - 3, 37 * k), "#b9383f")
    s.p(circle(x, y, 30 * k), "#8f2530")
    s.p(circle(x, y + 1, 28.5 * k), "#a83038")
    s.p(T(T(ANVIL, -32, -34), x, y, 0.66 * k), "#f4b0a0")


@picture("market/end_masterworks")
def masterworks() -> Svg:
    """The finest pieces of the forge, hung over the anvil."""
    s = backed(SUNSET, 150)
    s.layer(rrect(40, 40, 416, 20, 5), "#5b3820", rim="#d9964f", blur=8, op=0.4)
    for x, design, metal, angle in (
        (138, spear, COPPER, -16),
        (248, sword, MITHRIL, 0),
        (358, mace, IRON, 16),
    ):
        s.p(f"M{x} 56 L{x} 96", stroke="#2a1a10", sw=5)
        s.shadow(T(rrect(-14, -100, 28, 200, 8), x, 172, 0.86, angle), 9, 0.36, 3, 6)
        with s.at(x, 172, 0.9, angle):
            design(s, metal)
    counter(s, 302)
    big = T(ANVIL, 152, 226, 3)
    s.shadow(big, 11, 0.46, 2, 6)
    s.p(big, "#15181d", stroke="#15181d", sw=8)
    s.p(big, s.lin(0, 260, 0, 390, (0, "#6d7480"), (1, "#2c3038")))
    s.p(T("M4 16 L20 16 L20 12 L60 12 L60 17 L7 20.5 Z", 152, 226, 3), IRON["hi"])
    sparkle(s, ((290, 92, 10), (196, 80, 8), (382, 96, 7), (110, 96, 7)))
    return s


@picture("market/end_chronicle")
def chronicle() -> Svg:
    """The book of deeds, open, with a flag for every quest."""
    s = backed(CHAPEL, 150)
    for i, x in enumerate((118, 183, 248, 313, 378)):
        y = 118 - (20, 44, 56, 44, 20)[i]
        with s.at(x - 40, y, 1.25):
            marks(s, [FLAG], mix("#c8374a", "#e3b32c", i / 4))
    counter(s, 300)
    cover = "M52 214 L248 244 L444 214 L444 318 L248 350 L52 318 Z"
    s.shadow(cover, 12, 0.46, 2, 7)
    s.p(cover, "#5b2436")
    s.p("M52 214 L248 244 L248 350 L52 318 Z", "#7d3448")
    for i, (left, right) in enumerate((("#cdbb95", "#b8a47c"), ("#fff8e4", "#e6d7b0"))):
        o = 7 * i
        s.p(
            f"M248 {244 - o} C206 {202 - o} 130 {196 - o} 66 {210 - o} V{306 - o} "
            f"C130 {292 - o} 206 {300 - o} 248 {336 - o} Z",
            left,
        )
        s.p(
            f"M248 {244 - o} C290 {202 - o} 366 {196 - o} 430 {210 - o} V{306 - o} "
            f"C366 {292 - o} 290 {300 - o} 248 {336 - o} Z",
            right,
        )
    for y in (0, 22, 44, 66):
        s.p(f"M88 {218 + y} C140 {210 + y} 190 {218 + y} 226 {240 + y}", stroke="#a8905c", sw=5)
        s.p(f"M270 {240 + y} C306 {218 + y} 356 {210 + y} 408 {218 + y}", stroke="#8f7848", sw=5)
    s.p("M300 222 L320 216 L320 352 L310 340 L300 352 Z", "#c8374a")
    sparkle(s, ((248, 34, 12), (90, 70, 8), (406, 70, 8)))
    return s


@picture("market/end_roll_of_honour")
def roll_of_honour() -> Svg:
    """A scroll with the names of those who went out, in a laurel."""
    s = backed(COURT, 168)
    for side, lit in ((-1, "#fbe3a0"), (1, "#efc96e")):
        branch(s, 248, 184, 158, side, 10, 3.1, lit)
    at = placed(248, 190, 1, -3)
    page = at(
        "M-104 -130 L104 -130 C96 -80 110 -30 104 20 C98 70 108 100 104 136 L-104 136 "
        "C-96 100 -110 70 -104 20 C-98 -30 -108 -80 -104 -130 Z"
    )
    s.shadow(page, 12, 0.44, 3, 7)
    s.p(page, "#e0cfa0")
    s.p(
        at(
            "M-104 -130 L20 -130 L-20 136 L-104 136 C-96 100 -110 70 -104 20 "
            "C-98 -30 -108 -80 -104 -130 Z"
        ),
        "#f2e6c4",
    )
    for row in range(4):
        for col in range(2):
            x, y = -70 + col * 92, -104 + row * 54
            with s.at(248, 190, 1, -3), s.at(x - 18, y - 4, 0.56):
                marks(s, [PERSON], "#6b4a24")
            s.p(
                at(f"M{x + 24} {y + 10} H{x + 58} M{x + 24} {y + 22} H{x + 48}"),
                stroke="#a8905c",
                sw=4,
            )
    for y, low in ((-142, 0), (126, 8)):
        end = at(rrect(-118, y + low, 236, 26, 12))
        s.shadow(end, 7, 0.36)
        s.p(end, "#b89c66")
        s.p(at(rrect(-118, y + low, 236, 12, 6)), "#f7ecd0")
    wax(s, 330, 330, 0.72)
    return s


@picture("market/end_letters_patent")
def letters_patent() -> Svg:
    """The guild's permanent cards, fanned out under its seal."""
    s = backed(HARBOUR, 170)
    counter(s, 300)
    for i, angle in enumerate((-34, -17, 0, 17, 34)):
        at = placed(248, 330, 1, angle)
        card = at(rrect(-58, -252, 116, 166, 9))
        s.shadow(card, 8, 0.36, 2, 4)
        s.p(card, "#16302f")
        s.p(at(rrect(-56, -250, 112, 162, 8)), mix("#275350", "#4f8a80", i / 5))
        s.p(at(rrect(-47, -241, 94, 80, 5)), "#f0e2ba")
        s.p(at(rrect(-47, -152, 94, 54, 5)), "#e3d5b4")
        with s.at(248, 330, 1, angle), s.at(-26, -228, 52 / 64):
            marks(s, [CARD], "#275350")
        s.p(at(circle(26, -125, 15)), BRASS["dk"])
        s.p(at(circle(26, -125, 10.5)), "#3a2a1d")
        s.p(at("M-38 -134 H2 M-38 -120 H-8"), stroke="#8f7848", sw=5)
    for r, c in ((16, "#2f6db5"), (-14, "#255a98")):
        band = T("M-15 0 L15 0 L17 92 L0 78 L-17 92 Z", 248, 276, 1, r)
        s.shadow(band, 5, 0.34)
        s.p(band, c)
    wax(s, 248, 262, 1.15)
    return s


@picture("market/end_stocktaking")
def stocktaking() -> Svg:
    """What is left in the storehouse, weighed and written down."""
    s = backed(FOREST, 168)
    for y in (116, 214):
        s.layer(rrect(28, y, 440, 14, 3), "#5b3820", rim="#c48d55", blur=6, op=0.36)
    for name, x, y, k in (
        ("copper", 78, 184, 0.95),
        ("iron", 146, 184, 0.95),
        ("mithril", 412, 184, 0.95),
        ("emerald", 84, 84, 0.9),
        ("ruby", 138, 82, 0.9),
        ("diamond", 358, 88, 0.9),
        ("copper", 424, 88, 0.9),
    ):
        ware(s, name, x, y, k)
    counter(s, 306)
    # the list on its board
    at = placed(256, 190, 1, 5)
    board = at(rrect(-84, -136, 168, 256, 10))
    s.shadow(board, 12, 0.46, 3, 7)
    s.p(board, "#6b4326")
    s.p(at(rrect(-82, -134, 60, 252, 9)), "#8f5f36")
    s.p(at(rrect(-68, -112, 136, 218, 3)), "#efe2bf")
    s.p(at(rrect(-34, -150, 68, 34, 7)), BRASS["dk"])
    s.p(at(rrect(-32, -149, 64, 22, 6)), BRASS["lit"])
    s.p(at(circle(0, -138, 6)), BRASS["dk"])
    for row in range(5):
        y = -86 + row * 38
        s.p(at(rrect(-56, y - 10, 20, 20, 3)), stroke="#6b4a24", sw=4)
        if row < 4:
            s.p(at(f"M-54 {y} L-47 {y + 8} L-34 {y - 12}"), stroke="#587231", sw=6)
        s.p(at(f"M-22 {y} H{54 - row * 7}"), stroke="#a8905c", sw=6)
    feather = T("M0 0 C6 -78 34 -142 82 -180 C82 -112 54 -52 14 -12 Z", 330, 330)
    s.shadow(feather, 7, 0.36)
    s.p(feather, "#cfd6dc")
    s.p(T("M0 0 C10 -68 40 -132 82 -180 C50 -122 30 -68 12 -12 Z", 330, 330), "#ffffff")
    s.p("M330 330 L324 350", stroke="#3d2413", sw=5)
    stack(s, 92, 350, 4)
    coin(s, 150, 358)
    return s
