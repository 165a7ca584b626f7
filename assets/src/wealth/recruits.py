"""Starting wealth in people: recruits who join, veterans who teach."""

import math
from collections.abc import Callable

from busts.figure import face, shoulders
from colours import mix
from icons.things import PERSON
from materials import BRASS, GRIP, IRON, SKINS
from moods import AUTUMN, CHAPEL, HARBOUR, RUST, SKY, STORM, SUNSET, WHEAT
from paths import T, circle, jag, placed, points, rrect
from svgkit import Inset, Svg, picture
from wares import sheet


def kettle_hat(B: Inset) -> None:
    kh = (
        "M22 40 C30 34 36 33 38 32 C38 12 48 4 60 4 C72 4 82 12 82 32 C84 33 90 34 98 40 "
        "C84 46 72 42 60 42 C48 42 36 46 22 40 Z"
    )
    B.shadow(kh, 4, 0.36)
    B.p(kh, IRON["base"])
    B.p(
        "M22 40 C30 34 36 33 38 32 C38 12 48 4 58 4 C50 14 49 30 51 42.4 C40 43 32 44 22 40 Z",
        "#a9b2be",
    )
    B.p("M57.6 4 L62.4 4 L62.4 42 L57.6 42 Z", IRON["sh"])


def straw_hat(B: Inset) -> None:
    """A farmhand's hat with a wide brim."""
    brim = "M8 42 C24 32 96 32 112 42 C96 50 24 50 8 42 Z"
    crown = "M36 38 C36 16 46 10 60 10 C74 10 84 16 84 38 C70 43 50 43 36 38 Z"
    B.shadow(brim, 4, 0.36)
    B.p(brim, "#b98a45")
    B.p("M8 42 C24 34 50 33 60 33 L60 47 C40 48 22 47 8 42 Z", "#dcb36a")
    B.p(crown, "#c99a50")
    B.p("M36 38 C36 16 46 10 58 10 C50 18 48 30 50 41 C44 40.6 40 39.6 36 38 Z", "#ecc884")
    B.p("M36 37 C50 42 70 42 84 37 L84 31 C70 36 50 36 36 31 Z", "#8f3a34")


def coif(B: Inset) -> None:
    """A squire's hood of mail."""
    hood = (
        "M60 8 C34 8 28 36 30 66 L38 70 C34 44 44 34 60 34 C76 34 86 44 82 70 L90 66 "
        "C92 36 86 8 60 8 Z"
    )
    B.shadow(hood, 4, 0.34)
    B.p(hood, "#6c7580")
    B.p("M60 8 C34 8 28 36 30 66 L38 70 C34 44 44 34 58 34 C52 26 54 14 60 8 Z", "#a3abb6")
    for y in (16, 24, 32):
        B.p(
            f"M{66 + (y - 16) * 0.4} {y} Q{70 + (y - 16) * 0.5} {y + 5} 76 {y + 2}",
            stroke="#4c535d",
            sw=1.4,
        )


def cap(B: Inset) -> None:
    """A soft cap with a feather."""
    B.shadow("M34 40 C30 12 90 8 88 38 C72 32 50 32 34 40 Z", 4, 0.34)
    B.p("M34 40 C30 12 90 8 88 38 C72 32 50 32 34 40 Z", "#3f6a4c")
    B.p("M34 40 C30 14 56 10 66 13 C52 20 48 28 50 35.4 C44 36 38 38 34 40 Z", "#5c8f66")
    B.p("M80 26 C88 6 104 -2 114 4 C108 18 96 28 82 30 Z", "#d9542b")
    B.p("M80 26 C88 8 102 0 114 4 C100 8 90 16 82 29 Z", "#f0905c")


HATS: dict[str, Callable[[Inset], None]] = {
    "kettle": kettle_hat,
    "straw": straw_hat,
    "coif": coif,
    "cap": cap,
}
RED, BLUE, GREEN, PLUM = (
    ("#bd463a", "#9c2f28"),
    ("#4a7ab8", "#335a94"),
    ("#5c8a52", "#42683c"),
    ("#8a5a98", "#67406f"),
)
BLOND, BROWN, BLACK, GINGER = (
    ("#e8b05a", "#c98a3a"),
    ("#8a5a34", "#5f3a20"),
    ("#4d3426", "#22150f"),
    ("#d9743a", "#a8481f"),
)
LEATHER, WOOL, STEELY = ("#a07248", "#7a5236"), ("#8a8466", "#5f5a44"), ("#7a8694", "#55606c")


@picture("wealth/eager_recruit", SKY, SKINS[3], BLOND, "kettle", RED, LEATHER, GREEN)
@picture("wealth/farmhand", WHEAT, SKINS[0], GINGER, "straw", GREEN, WOOL, RED)
@picture("wealth/two_cousins", AUTUMN, SKINS[2], BLACK, "cap", PLUM, LEATHER, BLUE, True)
@picture("wealth/squire_and_gear", STORM, SKINS[1], BROWN, "coif", BLUE, STEELY, PLUM)
def recruit(
    mood: tuple,
    skin: tuple[str, ...],
    hair: tuple[str, ...],
    hat: str,
    banner: tuple[str, ...],
    coat: tuple[str, ...],
    scarf: tuple[str, ...],
    second: bool = False,
) -> Svg:
    c0, c1, shade, rings, core, rim = mood
    s = sheet(c0, c1, 248, 170, shade, rings, core, rim)
    # banner
    bn = "M326 20 L462 20 L462 214 L394 180 L326 214 Z"
    s.layer(bn, banner[1], rim=mix(banner[0], "#ffffff", 0.4), blur=10, op=0.36)
    s.p("M326 20 L394 20 L394 180 L326 214 Z", banner[0])
    s.p("M314 14 L474 14", stroke="#3d2413", sw=10)
    s.p("M314 12 L474 12", stroke="#a8713f", sw=4)
    s.p("M338 32 L450 32 L450 192 L394 164 L338 192 Z", stroke=BRASS["lit"], sw=4)
    for x in (394,) if not second else (376, 412):
        s.p(T(PERSON, x - 32 * 1.1, 66, 1.1 if not second else 0.9), "#f4e6c4")
    s.layer(
        jag(
            points("-10,270 20,270 20,240 40,240 40,252 56,252 56,240 76,240 76,270 506,276"),
            400,
        ),
        mix(c1, rings[0][1], 0.6),
        rings[0][1],
        240,
        360,
        rim=rings[2][1],
        blur=8,
        op=0.28,
    )
    # spear
    s.p("M110 390 L110 84", stroke="#3d2413", sw=13)
    s.p("M108 390 L108 84", stroke="#a8713f", sw=6)
    sp = "M110 16 C124 40 130 58 128 72 L116 92 L104 92 L92 72 C90 58 96 40 110 16 Z"
    s.shadow(sp, 6, 0.34)
    s.p(sp, IRON["base"])
    s.p("M110 16 C96 40 90 58 92 72 L104 92 L110 92 Z", "#c5ccd6")
    s.p(rrect(101, 90, 18, 14, 2), BRASS["lit"])
    B = s.inset(236, 390, 2.4, origin=(60, 132))
    shoulders(B, coat[1], coat[0])
    B.p(
        "M24 108 C36 98 46 96 60 96 C74 96 84 98 96 108 L90 118 C80 108 70 106 60 106 "
        "C50 106 40 108 30 118 Z",
        scarf[1],
    )
    B.p("M24 108 C36 98 46 96 60 96 L60 106 C50 106 40 108 30 118 Z", scarf[0])
    face(B, skin)
    B.p("M53 71 C57 74.6 63 74.6 67 71 C64 77 56 77 53 71 Z", "#fff6ea")  # a grin
    for q in ((46, 60), (50, 62), (70, 62), (75, 60)):
        B.p(circle(q[0], q[1], 0.9), "#a86a44")
    B.p(
        "M38 50 C36 40 40 34 44 32 L76 32 C80 34 84 40 82 50 C80 44 76 42 72 42 "
        "C66 46 54 46 48 41 C44 42 40 44 38 50 Z",
        hair[1],
    )
    B.p(
        "M38 50 C36 40 40 34 44 32 L58 32 C52 36 50 40 50 42 C47 41 41 43 38 50 Z",
        hair[0],
    )
    HATS[hat](B)
    # gauntlet on spear
    ar = "M150 400 L96 400 C84 366 88 332 100 312 L132 316 C136 336 144 360 166 372 Z"
    s.shadow(ar, 7, 0.34)
    s.p(ar, mix(coat[0], coat[1], 0.6))
    s.p(
        "M96 400 C84 366 88 332 100 312 L112 314 C106 340 108 372 122 400 Z",
        mix(coat[0], "#ffffff", 0.12),
    )
    fi = "M90 316 C82 294 90 278 108 276 C130 276 138 292 132 318 C120 328 102 326 90 316 Z"
    s.shadow(fi, 5, 0.34)
    s.p(fi, skin[1])
    s.p(
        "M90 316 C82 294 90 278 108 276 C104 292 104 312 110 325 C102 324 96 321 90 316 Z",
        skin[0],
    )
    s.p("M104 292 L132 292 M104 304 L133 305", stroke=skin[2], sw=3)
    return s


@picture("wealth/retired_captain", RUST, 2, ("#4a5b7a", "#35425c"), RED)
@picture("wealth/fencing_lessons", HARBOUR, 1, ("#8a4a3c", "#6a332a"), BLUE)
@picture("wealth/old_campaigners", CHAPEL, 3, ("#3f6a4c", "#2c4c36"), ("#e3b32c", "#b8881c"))
@picture("wealth/drill_sergeant", SUNSET, 2, ("#5c5a62", "#403e46"), PLUM)
def veteran(mood: tuple, chevrons: int, field: tuple[str, ...], plume: tuple[str, ...]) -> Svg:
    c0, c1, shade, rings, core, rim = mood
    s = sheet(c0, c1, 248, 176, shade, rings, core, rim)
    # crossed swords behind
    for f in (1, -1):
        g = placed(248, 196, 1, 46 * f)
        bl = "M-13 -176 L0 -200 L13 -176 L13 110 L-13 110 Z"
        s.shadow(g(bl), 8, 0.36)
        s.p(g(bl), IRON["base"])
        s.p(
            g(
                "M-13 -176 L0 -200 L0 110 L-13 110 Z"
                if f > 0
                else "M13 -176 L0 -200 L0 110 L13 110 Z"
            ),
            "#c5ccd6",
        )
        s.p(g(rrect(-40, 106, 80, 14, 5)), BRASS["dk"])
        s.p(g(rrect(-39, 106, 78, 8, 4)), BRASS["lit"])
        s.p(g(rrect(-8, 120, 16, 44, 4)), GRIP[1])
        s.p(g(circle(0, 170, 12)), BRASS["dk"])
        s.p(g(circle(-1, 169, 9)), BRASS["lit"])
    # laurel
    for m in (1, -1):
        for i in range(8):
            a = math.radians(80 - i * 20)
            x, y = 248 + m * 146 * math.cos(a), 204 + 132 * math.sin(a)
            rot = math.degrees(math.atan2(-math.cos(a), m * math.sin(a))) - m * 16
            d = T(
                "M-26 0 C-14 -16 14 -16 30 0 C14 16 -14 16 -26 0 Z",
                x,
                y,
                1 - 0.03 * i,
                rot,
            )
            s.shadow(d, 4, 0.26, 1, 3)
            s.p(d, BRASS["base"])
            s.p(
                T("M-26 0 C-14 -16 14 -16 30 0 Z", x, y, 1 - 0.03 * i, rot),
                BRASS["hi"] if m < 0 else BRASS["lit"],
            )
    # shield with chevrons
    sh = "M152 150 L344 150 L344 230 C344 296 292 330 248 352 C204 330 152 296 152 230 Z"
    s.shadow(sh, 13, 0.44, 2, 7)
    s.p(sh, BRASS["dk"], stroke=BRASS["dk"], sw=6)
    s.p(sh, BRASS["base"])
    s.p("M152 150 L248 150 L248 352 C204 330 152 296 152 230 Z", BRASS["lit"])
    i_ = T(sh, 248 * 0.12, 236 * 0.12, 0.88)
    s.p(i_, field[1])
    s.p(
        T(
            "M152 150 L248 150 L248 352 C204 330 152 296 152 230 Z",
            248 * 0.12,
            236 * 0.12,
            0.88,
        ),
        field[0],
    )
    for j in range(chevrons):
        d = T(
            "M0 -40 L58 8 L58 36 L0 -10 L-58 36 L-58 8 Z",
            248,
            271 + (j - (chevrons - 1) / 2) * 44,
            0.98,
        )
        s.shadow(d, 5, 0.34)
        s.p(d, BRASS["base"])
        s.p(
            T("M0 -40 L-58 8 L-58 36 L0 -10 Z", 248, 271 + (j - (chevrons - 1) / 2) * 44, 0.98),
            BRASS["hi"],
        )
    # helm on top
    H = placed(248 - 60 * 1.62, 8, 1.62)
    pl = "M58 14 C40 -6 96 -8 102 30 C104 46 98 58 92 64 C92 44 84 26 62 22 Z"
    s.shadow(H(pl), 5, 0.34)
    s.p(H(pl), plume[1])
    s.p(H("M58 14 C44 -4 84 -6 96 16 C84 10 70 12 62 22 Z"), plume[0])
    hm = "M60 12 C38 12 32 32 32 52 L34 84 L52 98 L68 98 L86 84 L88 52 C88 32 82 12 60 12 Z"
    a, b_, c, d_ = "#b9c2cc", "#7d8794", "#545c67", "#353b44"
    s.shadow(H(hm), 10, 0.44, 2, 5)
    s.p(H(hm), c)
    s.p(H("M60 12 C38 12 32 32 32 52 L34 84 L52 98 L60 98 L60 12 Z"), b_)
    s.p(H("M40 22 C34 32 33 42 33 54 L38 54 C38 40 42 30 50 20 Z"), a)
    s.p(H("M34 48 L60 54 L86 48 L86 58 L64 62 L64 90 L56 90 L56 62 L34 58 Z"), d_)
    s.p(H("M57 14 L63 14 L63 54 L57 54 Z"), a)
    for x, y in ((42, 70), (42, 78), (49, 74), (78, 70), (78, 78), (71, 74)):
        s.p(H(circle(x, y, 1.9)), d_)
    s.p(H("M74 30 L80 44 M70 34 L74 44"), stroke=d_, sw=3)
    s.p(H("M40 66 L47 60"), stroke=d_, sw=3)
    return s
