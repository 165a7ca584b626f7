"""The picture of the quest Investigate the Kidnappings."""

import math
import random

from paths import T, bez, blob, circle, placed, ribbon, rrect
from shapes import limb
from svgkit import Svg, picture


@picture("quests/investigate_the_kidnappings")
def draw() -> Svg:
    s = Svg(500, 300, "#04141a")
    lx, ly = 316, 142
    s.ground("#16323b")
    s.rings(
        lx,
        ly,
        ((252, "#22444a", 3), (206, "#47605a", 5), (166, "#8a8560", 8), (132, "#cdb072", 9)),
        light="#fff3c4",
        t=0.2,
        op=0.24,
        blur=9,
    )
    s.halo(lx, ly, 106, 10.7, 0.15)
    s.p(blob(lx, ly, 106, 3, 12), s.rad(lx - 20, ly + 10, 120, (0, "#fff6d2"), (1, "#f0d592")))
    # bricks, barely
    R = random.Random(2)
    for row, y in enumerate(range(8, 240, 20)):
        for x in range(96 + (row % 2) * 18, 470, 36):
            d = math.hypot(x + 15 - lx, y + 7 - ly)
            if R.random() < 0.26:
                s.p(rrect(x, y, 30, 14, 2), "#7a6a44" if d < 150 else "#0f2830", 0.22)
    # the shadow on the wall
    C = "#1b3238"
    ox = -12
    out = placed(ox, 0)
    hood = (
        "M350 92 C340 66 348 42 370 36 C362 30 354 26 344 26 C366 16 392 26 399 46 "
        "C402 54 400 60 399 64 L412 78 L399 80 C400 90 394 98 384 100 Z"
    )
    cloak = (
        "M350 92 C336 112 324 146 314 206 C326 198 336 210 350 201 "
        "C362 211 376 200 392 208 C404 172 408 138 398 104 C390 94 364 86 350 92 Z"
    )
    sack = (
        "M366 96 C352 88 330 90 310 96 C266 104 230 132 232 168 C236 200 284 212 314 190 "
        "C338 172 346 136 366 112 Z"
    )
    legs = [
        limb([(342, 190), (326, 218), (292, 244)], 13, 7),
        limb([(370, 190), (398, 214), (404, 246)], 13, 7),
        "M276 252 C276 242 288 236 298 240 L308 252 Z",
        "M396 240 L412 238 C424 242 434 248 434 253 L396 253 Z",
    ]
    arm = limb([(386, 112), (414, 138), (442, 124)], 12, 6)
    claws = T(
        "M-8 4 C-8 -8 0 -12 7 -10 C12 -20 20 -28 28 -31 C26 -22 20 -14 17 -8 "
        "C25 -13 35 -16 42 -15 C36 -10 28 -6 20 -2 C28 -3 38 0 42 5 C33 5 24 5 17 5 "
        "C22 9 26 15 27 22 C19 17 12 12 6 10 C-1 12 -8 10 -8 4 Z",
        448,
        122,
        0.84,
    )
    hand = [limb([(276, 116), (262, 92), (268, 72)], 6, 4.4)] + [
        limb([(268, 74), (268 + a, 62), (268 + b, 54)], 2.6, 1.5)
        for a, b in ((-8, -13), (-2, -4), (4, 5), (10, 14))
    ]
    for d in [hood, cloak, sack, arm, claws, *legs, *hand]:
        s.p(out(d), C)
    s.p(out("M364 104 C350 122 344 152 326 180"), stroke="#587068", sw=3.2)
    s.p(
        out(
            "M352 98 C338 100 322 104 310 110 M350 106 C334 114 322 122 314 132 M250 158 "
            "C254 142 266 128 282 122"
        ),
        stroke="#3d5653",
        sw=2.8,
    )
    s.p(out("M378 64 L392 69 L381 73 Z"), "#fff0bc")
    # cobbled street
    s.layer(
        "M-10 250 C100 242 220 240 316 242 C400 244 460 248 512 252 L512 314 L-10 314 Z",
        "#8a7d58",
        "#1d3238",
        242,
        306,
        rim="#f4dfa2",
        blur=7,
        op=0.34,
    )
    for row, y in enumerate((254, 266, 281)):
        for i in range(12):
            x = 14 + i * 44 + (row % 2) * 22
            r = 13 + row * 2
            if R.random() < 0.62:
                s.p(
                    f"M{x - r} {y + 4} Q{x} {y - 6 - row} {x + r} {y + 4}",
                    stroke="#2a4144",
                    sw=2,
                    op=0.8,
                )
    # footprints leading to the corner
    for x, y, r in (
        (262, 284, 1),
        (292, 276, 0.9),
        (318, 281, 0.85),
        (346, 270, 0.8),
        (370, 274, 0.75),
        (394, 264, 0.7),
    ):
        s.p(
            T("M-9 2 C-10 -4 -2 -5 2 -3 C6 -5 12 -3 11 1 C10 5 4 4 2 3 C-2 6 -8 6 -9 2 Z", x, y, r),
            "#142a30",
            0.9,
        )
    # left house: open window, knotted sheets
    s.layer(
        "M-10 -10 L92 -10 L92 60 L104 64 L104 74 L94 78 L94 262 L-10 270 Z",
        "#12272f",
        "#0c1d25",
        0,
        270,
        rim="#8a8a64",
        blur=11,
        op=0.45,
        rd=(-1.2, 0.6),
    )
    s.p("M-10 72 L94 68", stroke="#28434a", sw=4)
    s.p("M28 84 L78 84 L78 142 L28 142 Z", "#060f14")
    s.p("M32 88 L74 88 L74 138 L32 138 Z", s.lin(0, 88, 0, 138, (0, "#24505a"), (1, "#3f7a7c")))
    s.layer("M78 82 L98 74 L98 152 L78 144 Z", "#3a5650", rim="#d8c88c", blur=4, op=0.4)
    s.p("M82 92 L94 87 M82 104 L94 101 M82 116 L94 115 M82 128 L94 130", stroke="#1d363e", sw=2.4)
    s.layer("M28 82 L10 74 L10 152 L28 144 Z", "#1d363e", rim="#5f7a70", blur=4, op=0.4)
    s.p("M34 88 C46 100 42 116 62 122 C54 128 44 128 34 124 Z", "#dfe6d2", 0.9)
    s.p("M74 88 C68 98 72 108 66 112 L74 116 Z", "#dfe6d2", 0.75)
    s.layer("M22 142 L84 142 L84 149 L22 149 Z", "#28434a", rim="#d8c88c", blur=3, op=0.4)
    sh = ribbon(bez((58, 142), (64, 164), (54, 182), (61, 206), 8), 6.6, 5)[0]
    s.layer(sh, "#e9e2c8", "#a9a88c", 142, 208, rim="#fff9e0", blur=4, op=0.4)
    for x, y in ((61, 160), (59, 182)):
        s.p(circle(x, y, 8.6, 5.6), "#c3bc9c")
        s.p(f"M{x - 5} {y - 2} L{x + 5} {y + 2}", stroke="#6f6f58", sw=1.8)
    s.p("M54 204 L52 220 L60 212 L64 222 L68 204 Z", "#c3bc9c")
    # right house with a wanted-for poster
    s.layer(
        "M522 -10 L466 -10 L466 40 L456 44 L456 54 L466 58 L466 262 L522 268 Z",
        "#12272f",
        "#0c1d25",
        0,
        270,
        rim="#d8c88c",
        blur=11,
        op=0.45,
        rd=(1.2, 0.6),
    )
    s.p("M466 56 L512 60", stroke="#28434a", sw=4)
    s.layer(
        T("M-17 -23 L17 -23 L17 23 L-17 23 Z", 486, 186, 0.86, 5),
        "#e3d3a4",
        rim="#fff6d2",
        blur=4,
        op=0.4,
    )
    s.p(
        T(
            "M-10 12 C-10 2 10 2 10 12 Z M-6 -6 C-6 -14 6 -14 6 -6 C6 2 -6 2 -6 -6 Z",
            486,
            184,
            0.86,
            5,
        ),
        "#6b5a3a",
    )
    s.p(T("M-11 17 L11 17", 486, 185, 0.86, 5), stroke="#6b5a3a", sw=2)
    s.p(circle(487.6, 168, 2), "#b8303a")
    # child's doll on the cobbles
    D = placed(226, 276, 1.1, -68)
    s.p(circle(226, 283, 24, 5), "#10242a", 0.6)
    s.layer(D("M-5 -8 L5 -8 L13 16 L-13 16 Z"), "#c8474a", rim="#ffd9b0", blur=3, op=0.4)
    s.p(D("M-4 -6 L-14 4 M4 -6 L14 4 M-5 16 L-6 24 M5 16 L6 24"), stroke="#f0cfa0", sw=3.4)
    s.p(D(circle(0, -15, 8)), "#f0cfa0")
    s.p(D("M-9 -14 C-11 -27 11 -27 9 -14 C5 -19 -5 -19 -9 -14 Z"), "#8a5a24")
    s.p(D(circle(-3, -14, 1.2) + " " + circle(3, -14, 1.2)), "#2a1a10")
    # the investigator
    x0, y0 = 146, 292
    s.glow(205, 212, 92, "#ffcf6a", 0.85, core="#fff3c4")
    E = placed(x0, y0, 1.22)
    cl = E("M-30 4 C-26 -22 -24 -52 -14 -68 C-8 -76 10 -76 15 -68 C21 -52 21 -24 26 4 Z")
    ar = E("M6 -66 C18 -68 32 -70 44 -72 L46 -64 C36 -56 22 -50 10 -50 Z")
    hd = E(
        "M-9 -74 C-11 -90 -2 -98 6 -97 C13 -96 15 -90 14 -85 L18 -80 L14 -78 C13 -71 8 -68 2 -69 Z"
    )
    ht = E(
        "M-26 -92 C-14 -92 -12 -96 -11 -102 C-9 -114 10 -116 13 -104 C14 -98 17 -94 27 -90 "
        "C12 -86 -12 -86 -26 -92 Z"
    )
    s.shadow(cl, 8, 0.45)
    s.shadow(ht, 5, 0.35)
    for d in (cl, ar, hd, ht):
        s.p(d, "#ffe6a0")
    for d in (cl, ar):
        s.p(T(d, -2.2, 0.8), "#0d2129")
    s.p(T(hd, -1.2, 0.4), "#d9a878")
    s.p(E("M-9 -74 C-11 -90 -2 -98 2 -97 C0 -88 2 -78 -1 -68 Z"), "#0d2129")
    s.p(E("M-13 -66 C-10 -80 -4 -80 2 -74 L15 -70 C18 -64 10 -58 0 -58 Z"), "#16333c")
    s.p(T(ht, -1.8, 0.8), "#0d2129")
    s.p(E("M-11 -98 C-4 -95 8 -95 13.4 -98 L14 -93 C6 -90 -6 -90 -12 -93 Z"), "#8a3a2c")
    s.p(E(circle(9.5, -85, 1.6)), "#1a0f0a")
    s.p(E("M-6 -56 C-8 -36 -10 -18 -10 2 M8 -48 C10 -30 11 -14 11 2"), stroke="#1d3a44", sw=2.4)
    # lantern
    s.p("M201 205 L203 192", stroke="#0d2129", sw=2.6)
    s.p("M193 206 L211 206 L209 228 L195 228 Z", "#fffbe0")
    s.p("M191 206 L213 206 L202 197 Z M193 227 L211 227 L211 232 L193 232 Z", "#0d2129")
    s.p("M198 207 L198 227 M206 207 L206 227", stroke="#0d2129", sw=1.4)
    # near kerb
    s.layer(
        "M-10 298 C60 290 110 300 170 302 C280 306 380 296 512 294 L512 316 L-10 316 Z",
        "#0a1a21",
        rim="#5f6f58",
        blur=6,
        op=0.4,
    )
    return s
