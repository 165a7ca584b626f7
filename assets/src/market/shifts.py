"""Single-use cards that move an overseer: overtime, a double shift, a triple one."""

from busts.figure import face, shoulders
from colours import mix
from materials import SKINS
from moods import DAYBREAK, MIDNIGHT, SMALL_HOURS
from paths import T, circle, jag, points
from shapes import star
from svgkit import Svg, picture
from wares import lantern, person, sheet

BLUE_LAND = ("#18234a", "#22305c", "#45588c", "#3d4f84", "#101833", "#0a1024")
GREEN_LAND = ("#16302e", "#20403a", "#4a7064", "#3f6458", "#0c1c1c", "#071212")
PLUM_LAND = ("#4a2650", "#6b3658", "#d08070", "#8a4a68", "#26142e", "#180c1e")
CREW = ((62, 304, 0.92, 1), (146, 296, 0.8, -1), (196, 306, 0.74, 1), (24, 312, 1.0, 1))


def heaven(s: Svg, sky: str) -> None:
    """A crescent, a full moon, or the sun coming up."""
    if sky == "crescent":
        s.p(
            "M128 52 C104 60 92 86 100 110 C108 134 134 146 158 136 C132 134 116 112 118 90 "
            "C119 74 122 62 128 52 Z",
            "#f4ecd0",
        )
    elif sky == "full":
        s.halo(126, 92, 42, 9, 0.3)
        s.p(circle(126, 92, 42), s.rad(116, 80, 60, (0, "#fbf6e0"), (1, "#d8d2a8")))
        for x, y, r in ((112, 80, 9), (140, 100, 11), (118, 112, 6)):
            s.p(circle(x, y, r), "#bdb98c", 0.5)
    else:
        s.glow(132, 236, 150, "#ff9a5a", 0.8, core="#fff0c0")
        s.p(circle(132, 236, 58), s.rad(124, 214, 80, (0, "#fffbe0"), (1, "#ffc06a")))


@picture("market/single_overtime", MIDNIGHT, "crescent", BLUE_LAND, ("#55694a", "#2c3a34"), 2)
@picture("market/single_double_shift", SMALL_HOURS, "full", GREEN_LAND, ("#8a5a3a", "#553624"), 3)
@picture("market/single_triple_shift", DAYBREAK, "dawn", PLUM_LAND, ("#6d5a8c", "#44365c"), 4)
def draw(mood: tuple, sky: str, land: tuple[str, ...], coat: tuple[str, ...], executor: int) -> Svg:
    c0, c1, shade, rings, core, rim = mood
    s = sheet(c0, c1, 350, 150, shade, rings, core, rim)
    heaven(s, sky)
    if sky != "dawn":
        for x, y, r in (
            (190, 40, 7),
            (226, 92, 4),
            (60, 150, 4),
            (440, 36, 7),
            (470, 90, 4),
            (180, 150, 4),
            (290, 30, 4),
            (40, 100, 4),
        ):
            s.p(star(x, y, r, 4, 0.3), "#e9edff")
    # headframe and spoil heap
    s.layer(
        jag(
            points("-10,250 40,216 90,244 150,210 210,250 300,236 400,250 450,216 506,240"),
            400,
        ),
        land[0],
        land[1],
        210,
        320,
        rim=land[2],
        blur=8,
        op=0.28,
    )
    s.p(
        "M62 268 L88 170 L96 170 L122 268 M70 236 L114 236 M78 206 L106 206",
        stroke=land[3],
        sw=7,
    )
    s.p(circle(92, 166, 17), stroke=land[3], sw=6)
    s.p("M92 150 L92 182 M76 166 L108 166", stroke=land[3], sw=3)
    s.layer(
        "M-10 276 C90 262 200 270 280 272 C380 274 440 262 506 270 L506 400 L-10 400 Z",
        land[4],
        land[5],
        262,
        380,
        rim=land[2],
        blur=9,
        op=0.36,
    )
    # tired workers still at it
    for x, y, k, f in CREW[:executor]:
        person(s, x, y, k, "#0a1020", "#ffcf7a", 0, f)
        s.p(T("M6 -34 L30 -62", x, y, k, 0, k * f, k), stroke="#0a1020", sw=4)
        s.p(
            T(
                "M16 -70 C30 -70 40 -60 40 -46 C34 -56 28 -60 16 -70 Z",
                x,
                y,
                k,
                0,
                k * f,
                k,
            ),
            "#4a5a86",
        )
        s.glow(x + f * 16, y - 4, 20, "#ffb552", 0.5, core="#ffe9a8")
    # lantern light
    lx, ly = 412, 196
    s.glow(lx, ly, 190, "#ff9d4a", 0.62, core="#ffd98a")
    # overseer: lit from his right
    B = s.inset(262, 388, 2.4, origin=(60, 132), flip=-1)
    shoulders(B, coat[1], coat[0])
    B.p("M50 98 L60 112 L70 98 L66 92 L54 92 Z", "#d9cba4")
    face(B, SKINS[1])
    mu = (
        "M42 68 C48 60 57 62 60 66 C63 62 72 60 78 68 C84 72 88 70 90 66 C88 78 76 80 60 73 "
        "C44 80 32 78 30 66 C32 70 36 72 42 68 Z"
    )
    B.shadow(mu, 2.4, 0.3)
    B.p(mu, "#4a2c18")
    B.p(
        "M42 68 C48 60 57 62 60 66 L60 73 C44 80 32 78 30 66 C32 70 36 72 42 68 Z",
        "#8a5a30",
    )
    hat = (
        "M10 44 C24 36 34 35 36 34 C36 12 46 2 60 2 C74 2 84 12 84 34 C90 35 100 38 110 46 "
        "C92 52 76 48 60 48 C44 48 28 52 10 44 Z"
    )
    B.shadow(hat, 4, 0.36)
    B.p(hat, "#33251a")
    B.p(
        "M10 44 C24 36 34 35 36 34 C36 12 46 2 58 2 C50 12 48 30 50 48.4 C36 49 24 50 10 44 Z",
        "#6b5030",
    )
    B.p("M36 34 C50 40 70 40 84 34 L84 27 C70 33 50 33 36 27 Z", "#c99a3b")
    # arm and lantern
    arm = "M330 384 L300 330 C330 290 372 232 384 172 L418 176 C416 240 400 310 380 384 Z"
    s.shadow(arm, 9, 0.4, 2, 5)
    s.p(arm, mix(coat[0], coat[1], 0.6))
    s.p(
        "M384 172 L418 176 C416 240 400 310 380 384 L360 384 C384 310 396 240 396 174 Z",
        mix(coat[0], "#ffe0a0", 0.3),
    )
    s.p("M378 190 L420 194 L418 214 L376 208 Z", "#c99a3b")
    fist = "M378 176 C372 152 380 136 400 134 C420 134 430 150 424 178 C410 188 390 186 378 176 Z"
    s.shadow(fist, 6, 0.36)
    s.p(fist, SKINS[1][1])
    s.p(
        "M400 134 C420 134 430 150 424 178 C418 183 410 184 404 184 C410 166 408 148 400 134 Z",
        SKINS[1][0],
    )
    s.p("M382 154 L408 154 M380 165 L406 166", stroke=SKINS[1][2], sw=3)
    s.p("M412 138 C440 130 456 150 452 168", stroke="#1c120c", sw=6)
    s.glow(452, 212, 92, "#ffc860", 0.95, core="#fff0b8")
    lantern(s, 452, 212, 1.7, "#1c120c", 10, 0.01)
    return s
