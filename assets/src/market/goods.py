"""Single-use cards that bring goods and gold."""

import math

from materials import BRASS
from paths import T, circle, hills, points, poly, rrect
from svgkit import Svg, picture
from wares import coin, flat_coin, lantern, sheet, sparkle, stack, ware, wheel


@picture("market/single_ore_cart")
def single_ore_cart() -> Svg:
    s = sheet(
        "#f2b35e",
        "#1f120e",
        248,
        168,
        "#0c0604",
        ((262, "#33201a"), (210, "#523022"), (158, "#7f4a2a")),
        (110, "#c47f3c"),
        "#ffe0a0",
        "#8a4f2c",
        0.3,
    )
    # timber frame of the tunnel
    for x0, x1 in ((58, 76), (438, 420)):
        s.layer(
            poly([(x0 - 14, 330), (x1 - 10, 70), (x1 + 14, 70), (x0 + 16, 330)]),
            "#4a2c1a",
            "#38200f",
            70,
            330,
            rim="#c4844a",
            blur=9,
            op=0.4,
        )
    s.layer(
        poly([(40, 82), (48, 40), (450, 40), (458, 82)]),
        "#5b3820",
        rim="#d9964f",
        blur=9,
        op=0.4,
    )
    s.p("M96 128 L150 84 M400 128 L346 84", stroke="#4a2c1a", sw=15)
    s.p("M150 84 L150 104", stroke="#1c100a", sw=4)
    lantern(s, 150, 132, 1.1, "#1c100a", 70)
    s.p("M346 84 L346 104", stroke="#1c100a", sw=4)
    lantern(s, 346, 132, 1.1, "#1c100a", 70)
    s.layer(
        "M-10 318 C120 306 376 306 506 318 L506 400 L-10 400 Z",
        "#2c1a12",
        "#1c100b",
        306,
        380,
        rim="#8a5432",
        blur=8,
        op=0.34,
    )
    for y, w in ((322, 130), (340, 158), (362, 192)):
        s.p(rrect(248 - w, y, 2 * w, 9 + (y - 322) * 0.12, 3), "#4a2c1a")
    for f in (1, -1):
        s.p(
            poly(
                [
                    (248 + f * 92, 312),
                    (248 + f * 100, 312),
                    (248 + f * 156, 384),
                    (248 + f * 140, 384),
                ]
            ),
            "#1c100b",
        )
        s.p(
            poly(
                [
                    (248 + f * 90, 312),
                    (248 + f * 95, 312),
                    (248 + f * 146, 384),
                    (248 + f * 138, 384),
                ]
            ),
            "#a89a92",
        )
    # heap
    for fn, x, y, k, r in (
        ("copper", 186, 178, 1.2, -12),
        ("iron", 310, 178, 1.2, 10),
        ("mithril", 248, 166, 1.25, 3),
        ("iron", 206, 146, 1.05, 8),
        ("copper", 292, 146, 1.1, -8),
        ("mithril", 248, 122, 1.1, -5),
    ):
        ware(s, fn, x, y, k, r)
    ct = "M120 190 L376 190 L344 308 L152 308 Z"
    s.shadow(ct, 13, 0.44, 2, 7)
    s.p(ct, "#4d5560")
    s.p("M120 190 L214 190 L206 308 L152 308 Z", "#6f7a88")
    s.p("M302 190 L376 190 L344 308 L298 308 Z", "#363d47")
    s.p("M110 180 L386 180 L382 204 L114 204 Z", "#2c3038")
    s.p("M110 180 L386 180 L385 190 L111 190 Z", "#a5aebb")
    for x in (150, 200, 248, 296, 346):
        s.p(circle(x, 197, 4), "#d5dae1")
    s.p("M210 204 L206 308 M300 204 L296 308", stroke="#2c3038", sw=8, cap="butt")
    s.p("M136 250 L360 250", stroke="#2c3038", sw=8, cap="butt")
    s.p(poly([(248, 222), (266, 248), (248, 274), (230, 248)]), BRASS["dk"])
    s.p(poly([(248, 230), (261, 248), (248, 266), (235, 248)]), BRASS["lit"])
    for x in (160, 336):
        s.shadow(circle(x, 318, 30), 6, 0.4)
        s.p(circle(x, 318, 30), "#1a1c22")
        s.p(circle(x, 318, 23), "#6a727e")
        s.p(circle(x, 318, 15), "#2c3038")
        s.p(circle(x, 318, 6), "#a5aebb")
    return s


@picture("market/single_gem_pouch")
def single_gem_pouch() -> Svg:
    s = sheet(
        "#e6a8d0",
        "#22102e",
        248,
        150,
        "#10061a",
        ((262, "#341a46"), (208, "#55285f"), (156, "#83407c")),
        (112, "#c57aa8"),
        "#ffe6f6",
    )
    s.layer(
        "M-10 300 C110 286 390 286 506 300 L506 400 L-10 400 Z",
        "#3a1d3a",
        "#261026",
        290,
        380,
        rim="#a85f8a",
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
    ware(s, "emerald", 178, 130, 1.5, -26)
    ware(s, "ruby", 320, 128, 1.5, 24)
    ware(s, "diamond", 249, 96, 1.75, 0)
    ware(s, "emerald", 292, 170, 0.9, 60)
    ware(s, "ruby", 208, 168, 0.9, -50)
    bag = "M176 176 C136 210 118 262 138 308 C152 336 344 336 358 308 C378 262 360 210 320 176 Z"
    s.shadow(bag, 13, 0.42, 3, 7)
    s.p(bag, "#4a2a7a")
    s.p(
        "M176 176 C136 210 118 262 138 308 C146 326 190 330 226 330 C184 296 182 216 216 176 Z",
        "#6d46a3",
    )
    s.p(
        "M320 176 C360 210 378 262 358 308 C350 324 318 329 286 330 C326 290 322 216 286 176 Z",
        "#331a58",
    )
    mo = (
        "M156 158 L176 168 L196 156 L222 172 L248 158 L274 172 L300 156 L320 168 L340 158 "
        "C344 176 338 192 326 200 C290 214 206 214 170 200 C158 192 152 176 156 158 Z"
    )
    s.layer(mo, "#5a3690", rim="#b894e0", blur=7, op=0.34)
    s.p(
        "M156 158 L176 168 L196 156 L222 172 L226 208 C204 207 182 204 170 200 "
        "C158 192 152 176 156 158 Z",
        "#7d55b5",
    )
    s.p("M166 202 C210 218 286 218 330 202", stroke="#2a1440", sw=13)
    s.p("M166 200 C210 216 286 216 330 200", stroke=BRASS["lit"], sw=7)
    s.p("M318 206 C344 220 352 246 342 268", stroke=BRASS["base"], sw=5)
    s.p(T("M-7 0 L7 0 L10 26 L-10 26 Z", 341, 268, 1, 8), BRASS["lit"])
    s.p(poly([(248, 236), (266, 264), (248, 292), (230, 264)]), BRASS["dk"])
    s.p(poly([(248, 243), (261, 264), (248, 285), (235, 264)]), BRASS["lit"])
    s.p(poly([(248, 243), (248, 285), (235, 264)]), BRASS["hi"])
    ware(s, "ruby", 96, 328, 0.95, 76)
    ware(s, "emerald", 400, 334, 0.9, 100)
    ware(s, "diamond", 438, 318, 0.7, 14)
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


@picture("market/single_purse")
def single_purse() -> Svg:
    s = sheet(
        "#f4dc8a",
        "#2c260e",
        248,
        164,
        "#141004",
        ((268, "#463c16"), (212, "#6b5a22"), (158, "#98802f")),
        (110, "#d6b450"),
        "#fff6cc",
    )
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
    s.p(bk, "#3a120e")
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
    s.p(bd, "#9a3a30")
    s.p(
        "M108 174 C66 246 96 334 226 337 C160 306 142 250 160 200 C140 194 122 186 108 174 Z",
        "#c45a44",
    )
    s.p(
        "M388 174 C430 246 400 334 270 337 C336 306 354 250 336 200 C356 194 374 186 388 174 Z",
        "#6b221e",
    )
    s.p(
        "M200 216 C190 256 194 296 216 326 M296 216 C306 256 302 296 280 326",
        stroke="#6b221e",
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
    s.p(poly([(248, 234), (272, 268), (248, 302), (224, 268)]), BRASS["dk"])
    s.p(poly([(248, 242), (266, 268), (248, 294), (230, 268)]), BRASS["lit"])
    s.p(poly([(248, 242), (248, 294), (230, 268)]), BRASS["hi"])
    flat_coin(s, 330, 62, 0.62, 20)
    flat_coin(s, 172, 70, 0.56, -20)
    flat_coin(s, 404, 110, 0.5, 10, False)
    stack(s, 66, 340, 3)
    coin(s, 112, 356)
    coin(s, 396, 352)
    coin(s, 452, 340)
    coin(s, 448, 329)
    sparkle(s, ((292, 76, 8), (206, 92, 7), (372, 74, 7), (146, 118, 7), (438, 296, 8)))
    return s


@picture("market/single_caravan")
def single_caravan() -> Svg:
    s = sheet(
        "#ffe2b0",
        "#4a2c4a",
        290,
        190,
        "#160a14",
        ((275, "#6b3f58"), (215, "#a05f62"), (158, "#d98f6a")),
        (108, "#f7c080"),
        "#fff0d0",
        None,
        0.2,
    )
    s.layer(
        hills(points("-10,262 80,228 190,262 300,244 400,224 506,256"), 400),
        "#8f5560",
        "#b5725f",
        220,
        330,
        rim="#f0b58a",
        blur=8,
        op=0.24,
    )
    s.layer(
        "M-10 316 C110 304 390 304 506 316 L506 400 L-10 400 Z",
        "#6b4038",
        "#4a2a2a",
        304,
        380,
        rim="#d98f66",
        blur=9,
        op=0.32,
    )
    # covered back half with hoops
    bx = "M96 232 L408 232 L398 296 L106 296 Z"
    cv = "M84 232 C84 120 120 92 190 92 C250 92 268 120 268 232 Z"
    s.layer(cv, "#d9c49a", "#b89a6c", 92, 232, rim="#fff6df", blur=10, op=0.36)
    s.p("M86 230 C86 122 122 94 176 93 C140 112 128 160 128 230 Z", "#f4e6c4")
    s.p(
        "M172 93 C146 120 142 176 142 231 M218 98 C206 130 204 180 204 231",
        stroke="#8f7448",
        sw=5,
    )
    s.p("M268 232 C268 150 256 110 228 100 C244 130 246 190 246 232 Z", "#8f7448")
    # goods on the open half
    ware(s, "copper", 300, 206, 1.05)
    ware(s, "iron", 356, 206, 1.05)
    ware(s, "mithril", 328, 172, 1.05)
    ware(s, "ruby", 378, 160, 0.95, 16)
    ware(s, "emerald", 284, 156, 0.9, -14)
    ware(s, "diamond", 328, 128, 0.95, 0)
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
    return s
