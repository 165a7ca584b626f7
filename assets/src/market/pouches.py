"""Single-use cards that bring gems or gold: pouches and purses."""

import math

from colours import mix
from materials import BRASS
from moods import COURT, FURNACE, HARBOUR, ROSE, STARLIGHT, STRAW
from paths import T, circle, poly
from resources import BARS, resource
from svgkit import Svg, picture
from wares import coin, flat_coin, sheet, sparkle, stack, ware

VELVET = ("#b894e0", "#6d46a3", "#4a2a7a", "#331a58")
CRIMSON_CLOTH = ("#f0a0a0", "#b23a4a", "#8a2434", "#5a1422")
MIDNIGHT = ("#9ab4f0", "#3f5aa8", "#2a3f80", "#182655")


@picture(
    "market/single_gem_pouch",
    ("emerald", "ruby", "diamond"),
    "copper",
    VELVET,
    ROSE,
    ("#3a1d3a", "#261026", "#a85f8a"),
)
@picture(
    "market/single_ruby_pouch",
    ("ruby", "ruby", "ruby"),
    "iron",
    CRIMSON_CLOTH,
    FURNACE,
    ("#4a2418", "#30140e", "#d9875a"),
)
@picture(
    "market/single_diamond_pouch",
    ("diamond", "diamond", "diamond"),
    "mithril",
    MIDNIGHT,
    STARLIGHT,
    ("#1c2a54", "#101a3a", "#7f9cd8"),
)
def pouch(
    gems: tuple[str, ...], beside: str, cloth: tuple[str, ...], mood: tuple, floor: tuple[str, ...]
) -> Svg:
    c0, c1, shade, rings, core, rim = mood
    s = sheet(c0, c1, 248, 150, shade, rings, core, rim)
    s.layer(
        "M-10 300 C110 286 390 286 506 300 L506 400 L-10 400 Z",
        floor[0],
        floor[1],
        290,
        380,
        rim=floor[2],
        blur=10,
        op=0.4,
    )
    for a in range(-70, 71, 20):  # rays
        r = math.radians(a - 90)
        s.p(
            poly(
                [
                    (248, 190),
                    (248 + 250 * math.cos(r - 0.045), 190 + 250 * math.sin(r - 0.045)),
                    (248 + 250 * math.cos(r + 0.045), 190 + 250 * math.sin(r + 0.045)),
                ]
            ),
            "#fff0fa",
            0.10,
        )
    a, b, c = gems
    ware(s, a, 178, 130, 1.5, -26)
    ware(s, b, 320, 128, 1.5, 24)
    ware(s, c, 249, 96, 1.75, 0)
    ware(s, a, 292, 170, 0.9, 60)
    ware(s, b, 208, 168, 0.9, -50)
    bag = "M176 176 C136 210 118 262 138 308 C152 336 344 336 358 308 C378 262 360 210 320 176 Z"
    s.shadow(bag, 13, 0.42, 3, 7)
    s.p(bag, cloth[2])
    s.p(
        "M176 176 C136 210 118 262 138 308 C146 326 190 330 226 330 C184 296 182 216 216 176 Z",
        cloth[1],
    )
    s.p(
        "M320 176 C360 210 378 262 358 308 C350 324 318 329 286 330 C326 290 322 216 286 176 Z",
        cloth[3],
    )
    mo = (
        "M156 158 L176 168 L196 156 L222 172 L248 158 L274 172 L300 156 L320 168 L340 158 "
        "C344 176 338 192 326 200 C290 214 206 214 170 200 C158 192 152 176 156 158 Z"
    )
    s.layer(mo, mix(cloth[1], cloth[2], 0.5), rim=cloth[0], blur=7, op=0.34)
    s.p(
        "M156 158 L176 168 L196 156 L222 172 L226 208 C204 207 182 204 170 200 "
        "C158 192 152 176 156 158 Z",
        mix(cloth[1], cloth[0], 0.25),
    )
    s.p("M166 202 C210 218 286 218 330 202", stroke=mix(cloth[3], "#000000", 0.4), sw=13)
    s.p("M166 200 C210 216 286 216 330 200", stroke=BRASS["lit"], sw=7)
    s.p("M318 206 C344 220 352 246 342 268", stroke=BRASS["base"], sw=5)
    s.p(T("M-7 0 L7 0 L10 26 L-10 26 Z", 341, 268, 1, 8), BRASS["lit"])
    s.p(poly([(248, 236), (266, 264), (248, 292), (230, 264)]), BRASS["dk"])
    s.p(poly([(248, 243), (261, 264), (248, 285), (235, 264)]), BRASS["lit"])
    s.p(poly([(248, 243), (248, 285), (235, 264)]), BRASS["hi"])
    ware(s, b, 96, 328, 0.95, 76)
    ware(s, beside, 404, 330, 1.0, 8 if beside in BARS else 100)
    sparkle(
        s,
        (
            (148, 76, 11),
            (360, 76, 9),
            (300, 56, 7),
            (112, 296, 7),
            (196, 70, 6),
            (420, 296, 8),
        ),
    )
    return s


RED_LEATHER = ("#c45a44", "#9a3a30", "#6b221e")
GREEN_LEATHER = ("#7fa05a", "#557a3c", "#375228")
PURPLE_LEATHER = ("#a87ac0", "#7a4a98", "#522c6c")


@picture("market/single_purse", RED_LEATHER, STRAW, 2, "")
@picture("market/single_merchants_purse", GREEN_LEATHER, HARBOUR, 3, "")
@picture("market/single_princely_purse", PURPLE_LEATHER, COURT, 4, "ruby")
def purse(leather: tuple[str, ...], mood: tuple, stacks: int, jewel: str) -> Svg:
    c0, c1, shade, rings, core, rim = mood
    s = sheet(c0, c1, 248, 164, shade, rings, core, rim)
    s.layer(
        "M-10 290 C110 276 390 280 506 290 L506 400 L-10 400 Z",
        "#4a2f1c",
        "#332011",
        280,
        380,
        rim="#b8823f",
        blur=10,
        op=0.4,
    )
    s.p("M-10 326 L506 322 M-10 362 L506 358", stroke="#3a2414", sw=4)
    # clasp purse standing open
    bk = "M112 176 C140 84 356 84 384 176 Z"
    s.shadow(bk, 9, 0.34)
    s.p(bk, mix(leather[2], "#000000", 0.5))
    s.p("M114 174 C142 88 354 88 382 174", stroke=BRASS["dk"], sw=17)
    s.p("M114 172 C142 86 354 86 382 172", stroke=BRASS["lit"], sw=10)
    s.p("M128 146 C160 92 300 88 352 132", stroke=BRASS["hi"], sw=3.4)
    for x, y, k, r in (
        (196, 150, 0.74, -12),
        (300, 150, 0.74, 14),
        (248, 132, 0.84, 0),
    ):
        flat_coin(s, x, y, k, r)
    for x, y in (
        (160, 176),
        (216, 170),
        (280, 170),
        (336, 176),
        (188, 184),
        (248, 182),
        (308, 184),
    ):
        coin(s, x, y, 0.9, False)
    bd = "M108 174 C66 246 96 334 248 338 C400 334 430 246 388 174 C340 216 156 216 108 174 Z"
    s.shadow(bd, 13, 0.44, 2, 7)
    s.p(bd, leather[1])
    s.p(
        "M108 174 C66 246 96 334 226 337 C160 306 142 250 160 200 C140 194 122 186 108 174 Z",
        leather[0],
    )
    s.p(
        "M388 174 C430 246 400 334 270 337 C336 306 354 250 336 200 C356 194 374 186 388 174 Z",
        leather[2],
    )
    s.p(
        "M200 216 C190 256 194 296 216 326 M296 216 C306 256 302 296 280 326",
        stroke=leather[2],
        sw=4.4,
        op=0.8,
    )
    s.p("M106 174 C156 218 340 218 390 174", stroke=BRASS["dk"], sw=20)
    s.p("M106 172 C156 216 340 216 390 172", stroke=BRASS["base"], sw=13)
    s.p("M112 171 C156 208 280 212 330 200", stroke=BRASS["hi"], sw=4)
    for x in (104, 392):
        s.p(circle(x, 174, 13), BRASS["dk"])
        s.p(circle(x - 1, 173, 10), BRASS["lit"])
    for x, y in ((236, 100), (262, 100)):
        s.p(circle(x, y, 13), BRASS["dk"])
        s.p(circle(x - 1, y - 1, 10.4), BRASS["lit"])
        s.p(circle(x - 3, y - 4, 4), BRASS["hi"])
    if jewel:
        s.p(circle(248, 268, 33), BRASS["dk"])
        s.p(circle(247, 267, 29), BRASS["lit"])
        resource(s, jewel, 248, 268, 0.86)
    else:
        s.p(poly([(248, 234), (272, 268), (248, 302), (224, 268)]), BRASS["dk"])
        s.p(poly([(248, 242), (266, 268), (248, 294), (230, 268)]), BRASS["lit"])
        s.p(poly([(248, 242), (248, 294), (230, 268)]), BRASS["hi"])
    flat_coin(s, 330, 62, 0.62, 20)
    flat_coin(s, 172, 70, 0.56, -20)
    flat_coin(s, 404, 110, 0.5, 10, False)
    for i in range(stacks):
        stack(s, (66, 446, 26, 480)[i], (340, 338, 316, 314)[i], 2 + (i + stacks) % 3)
    coin(s, 112, 356)
    coin(s, 396, 352)
    sparkle(s, ((292, 76, 8), (206, 92, 7), (372, 74, 7), (146, 118, 7), (438, 296, 8)))
    return s
