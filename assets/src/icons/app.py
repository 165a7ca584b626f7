"""The icon of the program: an anvil before the forge's fire, with the four guild colours."""

from colours import shade
from materials import BRASS, GUILDS, IRON
from paths import T, circle, rrect
from shapes import ANVIL, star
from svgkit import Svg, picture


@picture("icons/app")
def app() -> Svg:
    s = Svg(256, 256, "#120a04")
    s.p(rrect(4, 4, 248, 248, 54), "#120c08")
    s.p(rrect(8, 8, 240, 240, 50), s.lin(0, 8, 0, 248, (0, "#e6bd62"), (1, "#7a5818")))
    s.p(rrect(17, 17, 222, 222, 42), "#1c1209")
    s.p(rrect(20, 20, 216, 216, 39), s.rad(128, 150, 150, (0, "#6b2f16"), (1, "#24150d")))
    # fire behind the anvil, sheet on sheet
    for k, c, rim in (
        (1.0, "#b9441e", "#e88a4a"),
        (0.78, "#e8792c", "#ffb45e"),
        (0.55, "#ffc861", "#fff0b8"),
    ):
        flame = T(
            "M0 -96 C14 -66 44 -56 52 -20 C60 -40 58 -52 52 -66 C80 -44 88 -8 78 20 "
            "C70 46 40 58 0 58 "
            "C-40 58 -70 46 -78 20 C-88 -12 -74 -44 -50 -60 C-56 -42 -50 -26 -42 -18 "
            "C-36 -50 -14 -62 0 -96 Z",
            128,
            134,
            k,
        )
        s.layer(flame, c, rim=rim, blur=8, op=0.3)
    # the anvil
    big = T(ANVIL, 26, 72, 3.2)
    s.shadow(big, 12, 0.5, 2, 6)
    s.p(big, "#15181d", stroke="#15181d", sw=9)
    s.p(big, s.lin(0, 110, 0, 246, (0, IRON["base"]), (1, "#2c3038")))
    s.p(T("M4 16 L20 16 L20 12 L60 12 L60 17 L8 20 Z", 26, 72, 3.2), IRON["hi"])
    s.p(T("M14 46 L24 40 L24 42 L52 46 L52 49 L14 49 Z", 26, 72, 3.2), IRON["lit"])
    s.p(T("M42 34 L42 40 L52 46 L52 54 L40 54 L36 40 L37 32 Z", 26, 72, 3.2), "#23272e", 0.7)
    # a glowing bar and the hammer's spark
    s.p(rrect(112, 96, 88, 17, 5), "#5a1e08")
    s.p(rrect(114, 97, 84, 13, 4), s.lin(114, 0, 198, 0, (0, "#fff3c4"), (1, "#f2702c")))
    s.p(star(128, 74, 28, 8, 0.36), "#fff6d8")
    s.p(circle(128, 74, 7), "#ffffff")
    for i, guild in enumerate(GUILDS):
        x = 74 + i * 36
        s.p(T("M0 -12 L12 0 L0 12 L-12 0 Z", x, 226 - 2), BRASS["dk"])
        s.p(T("M0 -9 L9 0 L0 9 L-9 0 Z", x, 224), GUILDS[guild])
        s.p(T("M0 -9 L-9 0 L0 9 Z", x, 224), shade(GUILDS[guild], 0.08))
    return s
