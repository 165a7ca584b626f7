"""Single-use cards that raise a level: the straw man, the master class, the war college."""

from collections.abc import Callable

from colours import mix
from materials import BRASS, IRON
from paths import blob, circle, jag, placed, points, rrect
from svgkit import Svg, picture

# Sky from the middle outwards, shadow, rings, core, and the land: far, near, rim, fence, ground.
YARD = (
    "#ffe2a6",
    "#e3a065",
    "#8a5340",
    "#1a0f08",
    ((270, "#b87552", 3), (210, "#d79660", 5), (152, "#efbd7c", 7)),
    "#fff0c4",
    ("#a9674a", "#c58257", "#d79a72", "#7a4630", "#5f3626", "#4a281c"),
)
COURTYARD = (
    "#f4ecd0",
    "#9cb4a0",
    "#3c5a5c",
    "#081414",
    ((270, "#5c807c", 3), (210, "#86a594", 5), (152, "#bcc8a4", 7)),
    "#f4eccc",
    ("#5a7a74", "#7c968a", "#b4ccb0", "#4a5e50", "#3c4c44", "#2a3832"),
)
HALL = (
    "#ffe6b4",
    "#b0667c",
    "#3c1c44",
    "#14081a",
    ((270, "#6b3460", 3), (210, "#9a5270", 5), (152, "#d08a80", 7)),
    "#ffe0b0",
    ("#5a2c58", "#7c4468", "#d094a0", "#4c2848", "#3c1e3c", "#2a142c"),
)


def town(s: Svg, far: tuple[str, ...]) -> None:
    """Roofs and a tower beyond the yard."""
    s.layer(
        jag(
            points(
                "-10,236 40,210 70,224 70,190 84,190 84,178 98,190 112,178 112,190 126,190 "
                "126,232 380,240 420,214 450,230 506,206"
            ),
            400,
        ),
        far[0],
        far[1],
        180,
        330,
        rim=far[2],
        blur=8,
        op=0.22,
    )


def arcade(s: Svg, far: tuple[str, ...]) -> None:
    """The arches of a fencing school."""
    wall = "M-10 150 L506 150 L506 320 L-10 320 Z"
    holes = " ".join(
        f"M{x} 300 L{x} 226 C{x} 186 {x + 62} 186 {x + 62} 226 L{x + 62} 300 Z"
        for x in (12, 96, 338, 422)
    )
    s.layer(f"{wall} {holes}", far[0], far[1], 150, 320, far[2], 8, 0.24, evenodd=True)
    s.layer(rrect(-10, 140, 520, 16), far[1], rim=far[2], blur=5, op=0.22)


def banners(s: Svg, far: tuple[str, ...]) -> None:
    """A hall hung with the banners of the guilds."""
    s.layer("M-10 96 L506 96 L506 330 L-10 330 Z", far[0], far[1], 96, 330, far[2], 8, 0.22)
    for x, c in ((50, "#2f6db5"), (118, "#e3b32c"), (378, "#8a4fa3"), (446, "#37884f")):
        cloth = f"M{x - 24} 92 L{x + 24} 92 L{x + 24} 206 L{x} 188 L{x - 24} 206 Z"
        s.layer(cloth, c, mix(c, "#1a0a1e", 0.4), 92, 206, mix(c, "#ffffff", 0.4), 6, 0.3)
        s.p(f"M{x} 116 L{x + 13} 134 L{x} 152 L{x - 13} 134 Z", "#f3e9d2", 0.85)
    s.layer(rrect(-10, 82, 520, 12), "#4c2f1b", rim="#c48d55", blur=5, op=0.3)


HORIZONS: dict[str, Callable[[Svg, tuple[str, ...]], None]] = {
    "town": town,
    "arcade": arcade,
    "banners": banners,
}


def dummy(s: Svg, helm: bool) -> None:
    """The straw man on his post, in a hat or in a helm."""
    s.layer(rrect(239, 250, 18, 110, 3), "#3d2214", rim="#8a5f38", blur=6, op=0.3)
    arm = "M118 168 L378 160 L380 180 L118 188 Z"
    s.layer(arm, "#53301b", rim="#9a6a3e", blur=6, op=0.3)
    for x in (128, 366):
        s.p(rrect(x - 16, 156 if x > 200 else 160, 32, 34, 8), "#b98a45")
        s.p(rrect(x - 16, 156 if x > 200 else 160, 14, 34, 7), "#dcb36a")
    body = (
        "M196 140 C190 190 188 240 206 284 C232 298 266 298 290 284 "
        "C308 240 306 190 300 140 C270 128 226 128 196 140 Z"
    )
    s.shadow(body, 10, 0.34)
    s.p(body, "#b98a45")
    s.p(
        "M196 140 C190 190 188 240 206 284 C220 292 236 295 250 295 C222 250 222 180 240 132 "
        "C222 132 208 134 196 140 Z",
        "#dcb36a",
    )
    s.p(
        "M300 140 C306 190 308 240 290 284 C284 288 276 291 268 293 C288 240 290 186 276 133 "
        "C286 135 294 137 300 140 Z",
        "#8f6730",
    )
    for y in (174, 226):
        s.p(f"M193 {y} C226 {y + 12} 270 {y + 12} 304 {y}", stroke="#5d3a20", sw=9)
    # target
    s.p(circle(248, 200, 29), "#f1e6cc")
    s.p(circle(248, 200, 21), "#b9383f")
    s.p(circle(248, 200, 12), "#f1e6cc")
    s.p(circle(248, 200, 5.5), "#b9383f")
    hd = "M214 96 C212 66 284 66 282 96 C284 122 268 138 248 138 C228 138 212 122 214 96 Z"
    s.layer(hd, "#b98a45", rim="#f0d090", blur=7, op=0.3)
    s.p(
        "M214 96 C212 76 240 72 252 74 C232 84 230 118 246 138 C228 138 212 122 214 96 Z",
        "#dcb36a",
    )
    s.p("M210 134 C230 146 266 146 286 134", stroke="#5d3a20", sw=8)
    if helm:
        steel = "M206 112 C202 60 226 40 248 40 C270 40 294 60 290 112 L276 96 L248 88 L220 96 Z"
        s.layer(steel, IRON["base"], rim=IRON["hi"], blur=5, op=0.3)
        s.p("M206 110 C203 62 226 42 248 42 L248 88 L220 96 Z", IRON["lit"])
        s.p(rrect(243, 42, 10, 66, 3), BRASS["lit"])
        plume = "M248 42 C232 8 282 -2 306 28 C290 26 268 30 258 48 Z"
        s.layer(plume, "#b9383f", rim="#ec8a80", blur=4, op=0.3)
    else:
        hat = (
            "M196 86 C206 80 216 79 220 79 L228 44 C240 38 262 40 268 46 L276 79 "
            "C284 80 294 82 300 88 C270 96 226 96 196 86 Z"
        )
        s.layer(hat, "#5d3a20", rim="#9a6a3e", blur=5, op=0.3)
    for d in (
        "M206 288 L200 306",
        "M224 294 L222 314",
        "M244 296 L246 316",
        "M264 294 L268 312",
        "M286 288 L292 304",
    ):
        s.p(d, stroke="#dcb36a", sw=4)


@picture("market/single_training", YARD, "town", False, ())
@picture("market/single_master_class", COURTYARD, "arcade", True, ())
@picture("market/single_war_college", HALL, "banners", True, ((96, 116, 0.56), (400, 116, 0.56)))
def draw(mood: tuple, horizon: str, helm: bool, helpers: tuple) -> Svg:
    c0, c1, c2, shade, rings, core, far = mood
    s = Svg(496, 380, shade)
    s.ground(s.rad(248, 220, 360, (0, c0), (0.5, c1), (1, c2)))
    s.rings(248, 214, rings, "#fff6dc", 0.3, op=0.18, amp=6)
    s.layer(blob(248, 214, 98, 2, 9, 20), core, rim="#ffffff", blur=9, op=0.14)
    HORIZONS[horizon](s, far)
    # fence
    f = "".join(
        f"M{x} 312 L{x} 262 L{x + 9} 252 L{x + 18} 262 L{x + 18} 312 Z "
        for x in list(range(-6, 150, 34)) + list(range(346, 510, 34))
    )
    s.layer(
        f + "M-10 272 L160 272 L160 282 L-10 282 Z M336 272 L506 272 L506 282 L336 282 Z",
        far[3],
        rim=far[2],
        blur=6,
        op=0.26,
    )
    s.layer(
        "M-10 306 C120 292 360 292 506 306 L506 400 L-10 400 Z",
        far[4],
        far[5],
        296,
        380,
        rim=far[2],
        blur=8,
        op=0.3,
    )
    for x, y, k in helpers:
        with s.at(x - 248 * k, y, k):
            dummy(s, False)
    dummy(s, helm)
    # wooden sword stuck in from the right
    g = placed(352, 262, 1, -52)
    sw = "M-86 -8 L40 -10 L40 10 L-86 8 Z"
    s.shadow(g(sw), 6, 0.3, 3, 5)
    s.p(g(sw), "#8a5a33")
    s.p(g("M-86 -8 L40 -10 L40 -2 L-86 -1 Z"), "#c08a52")
    s.p(g(rrect(40, -30, 12, 60, 4)), "#5b3820")
    s.p(g(rrect(41, -29, 5, 58, 2)), "#9a6a3e")
    s.p(g(rrect(52, -7, 42, 14, 4)), "#452b1c")
    s.p(g(circle(98, 0, 10)), "#8a5a33")
    s.layer(
        "M-10 352 C80 338 140 356 220 350 C320 344 420 356 506 344 L506 400 L-10 400 Z",
        mix(far[5], "#000000", 0.4),
        rim=far[2],
        blur=8,
        op=0.36,
    )
    return s
