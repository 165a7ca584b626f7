"""The icon of the program: an anvil before the forge's fire, with the four guild colours."""

from colours import shade
from materials import BRASS, GUILDS, IRON
from paths import T, circle, placed, rrect
from shapes import ANVIL, star
from svgkit import Svg, picture

FLAME = (
    "M0 -96 C14 -66 44 -56 52 -20 C60 -40 58 -52 52 -66 C80 -44 88 -8 78 20 C70 46 40 58 0 58 "
    "C-40 58 -70 46 -78 20 C-88 -12 -74 -44 -50 -60 C-56 -42 -50 -26 -42 -18 "
    "C-36 -50 -14 -62 0 -96 Z"
)


@picture("icons/app")
def app() -> Svg:
    s = Svg(256, 256, "#120a04")
    s.p(rrect(4, 4, 248, 248, 54), "#120c08")
    s.p(rrect(8, 8, 240, 240, 50), s.lin(0, 8, 0, 248, (0, "#e6bd62"), (1, "#7a5818")))
    s.p(rrect(17, 17, 222, 222, 42), "#1c1209")
    s.p(rrect(20, 20, 216, 216, 39), s.rad(128, 120, 150, (0, "#7a3416"), (1, "#21130c")))
    # fire behind the anvil, sheet on sheet
    for k, y, c, rim in (
        (1.06, 128, "#b9441e", "#e88a4a"),
        (0.84, 126, "#e8792c", "#ffb45e"),
        (0.60, 122, "#ffc861", "#fff0b8"),
    ):
        s.layer(T(FLAME, 128, y, k), c, rim=rim, blur=8, op=0.3)
    # the anvil
    at = placed(41, 75, 2.6)
    big = at(ANVIL)
    s.shadow(big, 12, 0.5, 2, 6)
    s.p(big, "#15181d", stroke="#15181d", sw=9)
    s.p(big, s.lin(0, 105, 0, 216, (0, "#6d7480"), (1, "#2c3038")))
    s.p(at("M4 16 L20 16 L20 12 L60 12 L60 17 L7 20.5 Z"), IRON["hi"])
    s.p(at("M14 46 L24 40 L42 40 L52 46 L52 48.6 L14 48.6 Z"), IRON["lit"])
    s.p(at("M42 34 L42 40 L52 46 L52 54 L42 54 L37 42 L37 31 Z"), "#23272e", 0.6)
    # a glowing bar, and the spark where the hammer fell
    s.p(rrect(108, 94, 82, 17, 5), "#5a1e08")
    s.p(rrect(110, 95, 78, 13, 4), s.lin(110, 0, 188, 0, (0, "#fff3c4"), (1, "#f2702c")))
    s.p(star(122, 78, 34, 8, 0.34), "#fff6d8")
    s.p(circle(122, 78, 8), "#ffffff")
    for i, guild in enumerate(GUILDS):
        x, c = 128 + (i - 1.5) * 23, GUILDS[guild]
        s.p(T("M0 -11 L11 0 L0 11 L-11 0 Z", x, 205), BRASS["hi"])
        s.p(T("M0 -8.6 L8.6 0 L0 8.6 L-8.6 0 Z", x, 205), shade(c, -0.04))
        s.p(T("M0 -8.6 L-8.6 0 L0 8.6 Z", x, 205), shade(c, 0.08))
    return s
