"""Single-use cards that bring mixed goods by wagon."""

from colours import mix
from materials import BRASS
from moods import EVENING, MORNING, NIGHTFALL
from paths import circle, hills, points, rrect
from svgkit import Svg, picture
from wares import coin, flat_coin, lantern, sheet, ware, wheel

# Where goods lie on the open half of the wagon, lowest first.
PLACES = (
    (300, 206, 1.05, 0),
    (356, 206, 1.05, 0),
    (328, 172, 1.05, 0),
    (378, 160, 0.95, 16),
    (284, 156, 0.9, -14),
    (328, 128, 0.95, 0),
)
LINEN = ("#f4e6c4", "#d9c49a", "#b89a6c", "#8f7448")
CANVAS = ("#c4ccd0", "#939fa6", "#6d7a82", "#4c575e")
SCARLET = ("#e88a78", "#b9443c", "#8a2c2e", "#5c1a20")
DUNES = ("#8f5560", "#b5725f", "#f0b58a", "#6b4038", "#4a2a2a", "#d98f66")
DOWNS = ("#5f8068", "#8aa078", "#cfdca4", "#55603c", "#3a422a", "#a8b070")
MOOR = ("#4a3a74", "#6d528a", "#c090b4", "#3a2c50", "#241a38", "#9a70a4")


@picture(
    "market/single_caravan",
    ("copper", "iron", "copper", "iron", "emerald", "ruby"),
    LINEN,
    EVENING,
    DUNES,
)
@picture(
    "market/single_smiths_caravan", ("iron", "mithril", "iron", "mithril"), CANVAS, MORNING, DOWNS
)
@picture(
    "market/single_royal_caravan",
    ("iron", "mithril", "iron", "ruby", "ruby", "mithril"),
    SCARLET,
    NIGHTFALL,
    MOOR,
    "#7a4a98",
)
def draw(
    load: tuple[str, ...],
    cover: tuple[str, ...],
    mood: tuple,
    hill: tuple[str, ...],
    pennant: str = "",
) -> Svg:
    c0, c1, shade, rings, core, rim = mood
    s = sheet(c0, c1, 290, 190, shade, rings, core, rim, None, 0.2)
    s.layer(
        hills(points("-10,262 80,228 190,262 300,244 400,224 506,256"), 400),
        hill[0],
        hill[1],
        220,
        330,
        rim=hill[2],
        blur=8,
        op=0.24,
    )
    s.layer(
        "M-10 316 C110 304 390 304 506 316 L506 400 L-10 400 Z",
        hill[3],
        hill[4],
        304,
        380,
        rim=hill[5],
        blur=9,
        op=0.32,
    )
    # covered back half with hoops
    bx = "M96 232 L408 232 L398 296 L106 296 Z"
    cv = "M84 232 C84 120 120 92 190 92 C250 92 268 120 268 232 Z"
    s.layer(cv, cover[1], cover[2], 92, 232, rim=mix(cover[0], "#ffffff", 0.5), blur=10, op=0.36)
    s.p("M86 230 C86 122 122 94 176 93 C140 112 128 160 128 230 Z", cover[0])
    s.p(
        "M172 93 C146 120 142 176 142 231 M218 98 C206 130 204 180 204 231",
        stroke=cover[3],
        sw=5,
    )
    s.p("M268 232 C268 150 256 110 228 100 C244 130 246 190 246 232 Z", cover[3])
    # goods on the open half
    for name, (x, y, k, r) in zip(load, PLACES, strict=False):
        ware(s, name, x, y, k, r)
    s.layer(bx, "#8a5a33", "#5b3820", 232, 296, rim="#e0ab70", blur=10, op=0.42)
    s.p("M98 252 L406 252 M102 274 L402 274", stroke="#3d2413", sw=4, cap="butt")
    for x in (120, 200, 280, 384):
        s.p(rrect(x - 8, 228, 16, 70, 3), "#4c2f1b")
        s.p(rrect(x - 8, 228, 6, 70, 3), "#7a4d2a")
    s.p("M92 228 L412 228 L412 238 L92 238 Z", "#b07c48")
    # sacks of coin hung on the side, lantern
    s.p("M408 286 L490 268", stroke="#3d2413", sw=9)
    s.p("M408 284 L490 266", stroke="#8a5a33", sw=4)
    s.p("M418 232 L418 196 L436 196", stroke="#3d2413", sw=5)
    lantern(s, 438, 222, 0.95, "#2a1a10", 56)
    sk = "M214 306 C204 280 214 260 228 254 L244 254 C258 260 268 280 258 306 Z"
    s.shadow(sk, 6, 0.36)
    s.p(sk, "#c9a86a")
    s.p(
        "M214 306 C204 280 214 260 228 254 L234 254 C226 270 226 290 232 306 Z",
        "#e6cc94",
    )
    s.p("M224 258 C232 262 240 262 248 258", stroke="#6b4a24", sw=4)
    flat_coin(s, 238, 284, 0.5)
    wheel(s, 148, 312, 46)
    wheel(s, 348, 312, 46)
    coin(s, 60, 350, 0.8)
    coin(s, 440, 356, 0.8)
    coin(s, 86, 362, 0.8)
    if pennant:
        s.p("M176 92 L176 44", stroke="#3d2413", sw=6)
        flag = "M178 44 C196 36 210 54 236 44 L228 58 L236 72 C212 80 196 64 178 72 Z"
        s.shadow(flag, 4, 0.3, 1, 2)
        s.p(flag, pennant)
        s.p(circle(200, 58, 7), BRASS["lit"])
    return s
