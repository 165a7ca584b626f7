"""Single-use cards that move workers from one tunnel to another."""

from collections.abc import Callable

from colours import mix
from materials import BRASS, COPPER, IRON, MITHRIL, SKINS
from moods import AUTUMN, GLOAMING, NOON
from paths import bez, blob, circle, placed, ribbon, rrect
from svgkit import Svg, picture
from wares import arrow, sheet

MOSS = ("#4d6a62", "#3a5450", "#8fae90")
CLAY = ("#8a6248", "#6b4636", "#d9a878")
SLATE = ("#566074", "#3e475a", "#9aa6bc")
VIOLET = ("#5a4a7c", "#42365e", "#a090c4")


def over(s: Svg) -> None:
    """One great arrow from tunnel to tunnel."""
    arrow(s, bez((96, 168), (150, 40), (330, 30), (392, 118), 20), 15, 36, 48)


def papers(s: Svg) -> None:
    """A sealed order, and the arrow behind it."""
    arrow(s, bez((96, 168), (150, 60), (330, 50), (392, 118), 20), 12, 30, 42)
    at = placed(262, 72, 1.05, 6)
    sheet_ = at("M-56 -52 L56 -52 L56 56 L-56 56 Z")
    s.shadow(sheet_, 8, 0.36, 2, 5)
    s.p(sheet_, "#efe2bf")
    s.p(at("M-56 -52 L4 -52 L-10 56 L-56 56 Z"), "#fbf2d8")
    for y in (-34, -18, -2):
        s.p(at(f"M-42 {y} L{42 - (y + 34) * 0.6} {y}"), stroke="#8f7848", sw=5)
    s.p(at(blob(28, 32, 20, 2, 4, 12)), "#8f2530")
    s.p(at(circle(27, 30, 13)), "#c04a4e")


def about(s: Svg) -> None:
    """Two arrows that chase each other round."""
    arrow(s, bez((96, 150), (150, 34), (330, 24), (392, 108), 20), 13, 32, 42)
    arrow(s, bez((384, 190), (330, 96), (180, 90), (118, 186), 20), 11, 28, 36)


SIGNS: dict[str, Callable[[Svg], None]] = {"over": over, "papers": papers, "about": about}
DUST = ("#7a6a42", "#574a30", "#d9c98a")
LEAVES = ("#8a5a30", "#5c3a20", "#e8c07a")
CINDERS = ("#5a5878", "#3c3a54", "#b4b4d0")


@picture(
    "market/single_reassignment",
    NOON,
    "over",
    (MOSS, CLAY),
    (IRON, COPPER),
    DUST,
    ("#6d90ae", "#4a6a8a"),
)
@picture(
    "market/single_transfer_papers",
    AUTUMN,
    "papers",
    (CLAY, SLATE),
    (COPPER, IRON),
    LEAVES,
    ("#8aa068", "#5f7548"),
)
@picture(
    "market/single_great_reshuffle",
    GLOAMING,
    "about",
    (SLATE, VIOLET),
    (IRON, MITHRIL),
    CINDERS,
    ("#b0688c", "#844664"),
)
def draw(
    mood: tuple, sign: str, hills: tuple, ores: tuple, road: tuple[str, ...], shirt: tuple[str, ...]
) -> Svg:
    c0, c1, shade, rings, core, rim = mood
    left, right = hills
    s = sheet(c0, c1, 248, 186, shade, rings, core, rim, None, 0.18)
    SIGNS[sign](s)

    def hill(f):
        m = placed(0 if f > 0 else 496, 0, 1, 0, f, 1)
        c = left if f > 0 else right
        s.layer(
            m("M-10 204 L30 186 L60 196 L110 230 L150 290 L170 400 L-10 400 Z"),
            c[0],
            c[1],
            186,
            360,
            rim=c[2],
            blur=10,
            op=0.32,
        )
        s.p(m("M14 330 L14 276 C14 236 94 236 94 276 L94 330 Z"), "#1c1a1c")
        s.layer(
            m("M4 330 L8 262 L22 262 L20 330 Z M88 330 L86 262 L100 262 L104 330 Z"),
            "#5b3820",
            rim="#c48d55",
            blur=4,
            op=0.3,
        )
        s.layer(
            m("M-4 266 L-2 248 L108 246 L110 264 Z"),
            "#6b4326",
            rim="#d9a468",
            blur=5,
            op=0.34,
        )

    hill(1)
    hill(-1)
    for m, x in ((ores[0], 54), (ores[1], 442)):
        for dx, dy, r in ((-18, 0, 13), (4, -4, 16), (24, 1, 12)):
            s.p(circle(x + dx, 316 + dy, r), m["sh"])
            s.p(circle(x + dx - 2, 313 + dy, r * 0.7), m["base"])
            s.p(circle(x + dx - 4, 311 + dy, r * 0.35), m["hi"])
    s.layer(
        "M-10 322 C110 312 390 312 506 322 L506 400 L-10 400 Z",
        road[0],
        road[1],
        312,
        380,
        rim=road[2],
        blur=8,
        op=0.3,
    )
    s.p("M20 356 C140 336 360 336 476 356 L470 372 C360 350 140 350 26 372 Z", road[2])
    # the worker, striding right
    g = placed(240, 352, 1.34)

    def R_(pts, a, b):
        return g(ribbon(bez(*pts, 12), a, b)[0])

    s.p(g("M-40 -66 L52 -118"), stroke="#6b4326", sw=9)
    s.p(g("M-40 -67 L52 -119"), stroke="#a8713f", sw=3.5)  # haft
    pk = g(
        "M34 -142 C56 -140 76 -122 80 -92 C70 -106 62 -112 54 -114 L46 -104 "
        "C44 -116 42 -128 34 -142 Z"
    )
    s.shadow(pk, 5, 0.3)
    s.p(pk, IRON["sh"])
    s.p(g("M34 -142 C56 -140 76 -122 80 -92 C74 -112 60 -126 42 -128 Z"), IRON["hi"])
    legb = [
        R_(((-4, -52), (-10, -36), (-22, -24), (-36, -6)), 10, 7),
        g("M-46 -10 L-30 -4 L-26 6 L-36 6 C-42 2 -46 -4 -46 -10 Z"),
    ]
    legf = [
        R_(((4, -52), (20, -40), (22, -22), (24, -4)), 11, 7.5),
        g("M16 -8 L32 -8 L46 2 L46 6 L16 6 Z"),
    ]
    for d in legb:
        s.shadow(d, 4, 0.24)
        s.p(d, "#3a3a4a")
    for d in legf:
        s.shadow(d, 4, 0.24)
        s.p(d, "#55586b")
    s.p(legb[1], "#2a1a12")
    s.p(legf[1], "#3b2415")
    bk = g("M-46 -96 C-56 -88 -54 -66 -42 -62 C-30 -58 -20 -70 -22 -84 C-24 -96 -36 -102 -46 -96 Z")
    s.shadow(bk, 5, 0.32)
    s.p(bk, "#b9483a")
    s.p(
        g("M-46 -96 C-56 -88 -54 -66 -42 -62 C-46 -74 -44 -88 -34 -98 C-38 -99 -42 -98 -46 -96 Z"),
        "#d9705a",
    )
    s.p(g("M-40 -98 L-34 -108 L-30 -97 Z"), "#b9483a")
    tr = g("M-18 -50 C-22 -72 -18 -96 -6 -102 L10 -102 C22 -96 22 -70 18 -50 Z")
    s.shadow(tr, 7, 0.34)
    s.p(tr, shirt[1])
    s.p(g("M-2 -50 C-2 -70 2 -90 10 -102 C22 -96 22 -70 18 -50 Z"), shirt[0])
    s.p(g("M-19 -58 L18.6 -58 L18 -48 L-18 -48 Z"), "#3b2415")
    s.p(g(rrect(2, -59, 9, 12, 1.5)), BRASS["lit"])
    hd = g(
        "M-12 -116 C-14 -132 14 -134 15 -118 L20 -110 L15 -108 C15 -100 10 -96 4 -96 "
        "C-6 -96 -12 -104 -12 -116 Z"
    )
    s.shadow(hd, 4, 0.3)
    s.p(hd, SKINS[1][1])
    s.p(
        g(
            "M2 -128 C10 -128 15 -124 15 -118 L20 -110 L15 -108 C15 -102 12 -98 8 -97 "
            "C4 -106 2 -116 2 -128 Z"
        ),
        SKINS[1][0],
    )
    s.p(g(circle(10, -113, 1.8)), "#2a1a12")
    s.p(
        g("M-12 -108 C-4 -98 6 -102 14 -105 C14 -96 8 -90 2 -90 C-6 -92 -12 -98 -12 -108 Z"),
        "#5f3a1c",
    )
    hl = g("M-17 -117 C-17 -140 18 -142 18 -119 L24 -116 L22 -113 C8 -117 -6 -117 -17 -113 Z")
    s.shadow(hl, 3, 0.3)
    s.p(hl, BRASS["base"])
    s.p(
        g("M2 -135 C12 -135 18 -128 18 -119 L24 -116 L22 -113.4 C14 -115.6 8 -116.4 4 -116.6 Z"),
        BRASS["hi"],
    )
    s.p(g(circle(14, -124, 5)), "#fff6d0")
    am = R_(((0, -94), (12, -84), (16, -76), (18, -92)), 8, 6.5)
    s.shadow(am, 4, 0.28)
    s.p(am, mix(shirt[0], shirt[1], 0.4))
    s.p(g(circle(19, -96, 7.5)), SKINS[1][0])
    return s
