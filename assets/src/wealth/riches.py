"""Starting wealth in gold, ore and gems."""

import math
import random

from colours import mix
from materials import BRASS, EMERALD, MITHRIL, RUBY
from moods import CHAPEL, COURT, FOREST, FURNACE, HARBOUR, ROSE, SEA, STORM, VAULT
from paths import circle, poly, rrect
from resources import BARS
from svgkit import Svg, picture
from wares import chest, chestfront, coin, counter, flat_coin, sheet, sparkle, stack, ware

DUSK_WOOD = ("#3a2a3c", "#241a2a", "#8a6a80", "#4d3a4c")
PALE_WOOD = ("#5a5648", "#3c3a30", "#b0aa8c", "#6e6a58")
RED_WOOD = ("#5a2a24", "#3a1814", "#c07a5c", "#70382e")
GREEN_WOOD = ("#36462c", "#22301c", "#8ca06c", "#485a3a")


@picture("wealth/family_silver", STORM, PALE_WOOD)
@picture("wealth/founders_chest", VAULT, DUSK_WOOD, ("copper",))
@picture("wealth/settled_debts", FOREST, GREEN_WOOD, ("copper", "copper"))
@picture("wealth/royal_grant", COURT, RED_WOOD)
@picture("wealth/guild_treasury", CHAPEL, DUSK_WOOD, ("iron",))
@picture("wealth/war_bonds", HARBOUR, GREEN_WOOD, ("iron", "iron"))
def gold(mood: tuple, floor: tuple[str, ...], bars: tuple[str, ...] = ()) -> Svg:
    c0, c1, shade, rings, core, rim = mood
    s = sheet(c0, c1, 248, 160, shade, rings, core, rim)
    for a in range(-75, 76, 25):
        r = math.radians(a - 90)
        s.p(
            poly(
                [
                    (248, 200),
                    (248 + 300 * math.cos(r - 0.06), 200 + 300 * math.sin(r - 0.06)),
                    (248 + 300 * math.cos(r + 0.06), 200 + 300 * math.sin(r + 0.06)),
                ]
            ),
            rim,
            0.12,
        )
    counter(s, 300, *floor)
    chest(s, 248, 216, 252, 92)
    R = random.Random(5)
    hp = "M136 222 C150 176 190 150 248 142 C306 150 346 176 360 222 Z"
    s.shadow(hp, 7, 0.3)
    s.p(hp, "#b07a1f")
    for y, n, w in ((168, 3, 44), (186, 5, 78), (204, 6, 100)):
        for i in range(n):
            coin(
                s,
                248 - w + 2 * w * i / (n - 1) + R.uniform(-4, 4),
                y - 8 + R.uniform(-3, 3),
                0.82,
                False,
            )
    flat_coin(s, 248, 136, 0.95)
    flat_coin(s, 190, 164, 0.72, -20)
    flat_coin(s, 308, 164, 0.72, 20)
    chestfront(s, 248, 216, 268, 106)
    stack(s, 74, 340, 6 if not bars else 4)
    for i, name in enumerate(bars):
        ware(s, name, 396 + 62 * (i % 2) - 16 * (len(bars) == 1), 342 - 50 * (i // 2), 1.15, 0)
    if not bars:
        stack(s, 424, 340, 4)
        stack(s, 462, 352, 2)
    coin(s, 134, 354)
    coin(s, 366, 358)
    sparkle(s, ((204, 116, 9), (306, 112, 11), (352, 150, 7), (150, 150, 8), (424, 268, 8)))
    return s


# Where bars stand on the pallet, lowest row first.
PILE = ((134, 274), (248, 274), (362, 274), (191, 204), (305, 204), (248, 134))


@picture("wealth/copper_seam", ("copper",) * 6, FURNACE)
@picture("wealth/iron_seam", ("iron",) * 6)
@picture("wealth/scrap_heap", ("copper", "iron", "copper", "iron", "iron", "copper"), FOREST)
@picture("wealth/deep_seam", ("mithril",) * 6, CHAPEL)
@picture("wealth/iron_hoard", ("iron",) * 6, COURT)
@picture("wealth/old_armoury", ("copper", "copper", "copper", "iron", "iron", "mithril"), HARBOUR)
def ore(load: tuple[str, ...], mood: tuple = STORM) -> Svg:
    c0, c1, shade, rings, core, rim = mood
    s = sheet(c0, c1, 248, 180, shade, rings, core, rim)
    s.layer(
        "M-10 236 L34 236 L34 150 L52 150 L52 236 L110 236 L110 400 L-10 400 Z M506 226 "
        "L462 226 L462 176 L438 176 L438 236 L386 236 L386 400 L506 400 Z",
        mix(c1, rings[0][1], 0.7),
        rings[0][1],
        150,
        300,
        rim=rings[2][1],
        blur=8,
        op=0.28,
    )
    s.p("M248 -10 L248 62", stroke="#1c2229", sw=7)
    s.p("M248 62 C268 66 270 92 248 92 C236 92 232 84 233 78", stroke="#1c2229", sw=9)
    s.p(circle(248, 58, 11), BRASS["sh"])
    s.p(circle(247, 57, 8), BRASS["lit"])
    s.layer(
        "M-10 308 C110 298 390 298 506 308 L506 400 L-10 400 Z",
        "#3b2c22",
        "#271c15",
        298,
        380,
        rim="#8a6a4c",
        blur=9,
        op=0.36,
    )
    s.layer(
        "M66 314 L430 314 L430 332 L66 332 Z M86 332 L86 352 L126 352 L126 332 Z M228 332 "
        "L228 352 L268 352 L268 332 Z M370 332 L370 352 L410 352 L410 332 Z",
        "#7a4d2a",
        rim="#c48d55",
        blur=7,
        op=0.4,
    )
    for name, (x, y) in zip(load, PILE, strict=True):
        ware(s, name, x, y, 1.78)
    sparkle(s, ((336, 176, 9), (212, 108, 7), (404, 244, 10)), "#ffffff")
    return s


# Where gems lie in the cup: x, y, size, turn.
HEAP = (
    (248, 84, 1.5, 0),
    (178, 112, 1.4, -28),
    (318, 112, 1.4, 26),
    (212, 134, 1.1, -14),
    (288, 136, 1.1, 16),
    (248, 142, 1.0, 4),
)


@picture("wealth/emerald_heirloom", ("emerald",) * 6, ("coin", "coin"), FOREST, (MITHRIL, EMERALD))
@picture(
    "wealth/two_green_stones", ("emerald",) * 6, ("emerald", "emerald"), SEA, (EMERALD, MITHRIL)
)
@picture("wealth/ruby_heirloom", ("ruby",) * 6, ("ruby", "iron"), FURNACE, (RUBY, MITHRIL))
@picture(
    "wealth/jewel_box",
    ("emerald", "ruby", "emerald", "emerald", "ruby", "ruby"),
    ("coin", "coin"),
    ROSE,
    (EMERALD, RUBY),
)
def gems(gems: tuple[str, ...], beside: tuple[str, ...], mood: tuple, stones: tuple) -> Svg:
    c0, c1, shade, rings, core, rim = mood
    s = sheet(c0, c1, 248, 140, shade, rings, core, rim)
    for a in range(-80, 81, 20):
        r = math.radians(a - 90)
        s.p(
            poly(
                [
                    (248, 170),
                    (248 + 300 * math.cos(r - 0.04), 170 + 300 * math.sin(r - 0.04)),
                    (248 + 300 * math.cos(r + 0.04), 170 + 300 * math.sin(r + 0.04)),
                ]
            ),
            rim,
            0.10,
        )
    s.layer(
        "M-10 304 C110 292 390 292 506 304 L506 400 L-10 400 Z",
        "#4a1a34",
        "#330f26",
        294,
        380,
        rim="#b0557a",
        blur=10,
        op=0.4,
    )
    s.p("M-10 322 C110 310 390 310 506 322", stroke="#c99a3b", sw=4)
    for name, place in zip(gems, HEAP, strict=True):
        ware(s, name, *place)
    cup = (
        "M136 150 L360 150 C360 212 320 246 272 254 L266 286 L318 306 L318 322 L178 322 "
        "L178 306 L230 286 L224 254 C176 246 136 212 136 150 Z"
    )
    s.shadow(cup, 13, 0.44, 3, 7)
    s.p(cup, BRASS["dk"], stroke=BRASS["dk"], sw=5)
    s.p(cup, BRASS["base"])
    s.p(
        "M136 150 L222 150 C212 196 222 236 240 254 L238 286 L206 306 L206 322 L178 322 "
        "L178 306 L230 286 L224 254 C176 246 136 212 136 150 Z",
        BRASS["lit"],
    )
    s.p(
        "M360 150 C360 212 320 246 272 254 L266 286 L318 306 L318 322 L288 322 L288 308 "
        "L254 286 L258 252 C306 236 324 196 324 150 Z",
        BRASS["sh"],
    )
    s.p(rrect(126, 142, 244, 20, 8), BRASS["dk"])
    s.p(rrect(128, 143, 240, 15, 7), BRASS["hi"])
    s.p("M230 286 L266 286", stroke=BRASS["dk"], sw=7)
    s.p("M232 260 L264 260", stroke=BRASS["dk"], sw=6)
    for x, g in ((184, stones[0]), (248, stones[1]), (312, stones[0])):
        d = poly([(x, 182), (x + 13, 200), (x, 218), (x - 13, 200)])
        s.p(d, BRASS["dk"], stroke=BRASS["dk"], sw=5)
        s.p(d, g["base"])
        s.p(poly([(x, 182), (x, 218), (x - 13, 200)]), g["lit"])
    for i, name in enumerate(beside):
        if name == "coin":
            coin(s, 96 + 304 * (i % 2), 346 - 4 * (i // 2))
        else:
            ware(s, name, 104 + 296 * (i % 2), 336, 0.9, 8 if name in BARS else 70)
    sparkle(
        s,
        (
            (136, 70, 9),
            (356, 66, 11),
            (300, 44, 7),
            (196, 52, 7),
            (390, 130, 7),
            (100, 296, 7),
        ),
    )
    return s
