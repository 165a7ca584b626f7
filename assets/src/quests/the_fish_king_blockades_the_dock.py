"""The picture of the quest The Fish King Blockades the Dock."""

import math

from paths import T, bez, circle, placed, points, poly, ribbon, rrect, smooth
from svgkit import Svg, picture


@picture("quests/the_fish_king_blockades_the_dock")
def draw() -> Svg:
    s = Svg(500, 300, "#04202c")
    sx, sy = 250, 118
    s.ground(s.rad(sx, sy, 330, (0, "#f7d5a2"), (0.5, "#4aa3a6"), (1, "#1b6079")))
    s.rings(
        sx,
        sy,
        ((262, "#2f8795", 3), (210, "#5fadab", 5), (162, "#a3cfb4", 8)),
        light="#fff6d8",
        t=0.2,
    )
    s.halo(sx, sy, 116, 13.3, 0.25)
    s.p(circle(sx, sy, 116), s.rad(sx, sy - 20, 140, (0, "#fffbe6"), (1, "#ffd596")))
    # far headlands with a lighthouse
    s.layer(
        "M-10 206 L-10 168 C20 164 44 172 62 182 C78 190 96 196 116 206 Z",
        "#3d8f93",
        "#69afa6",
        160,
        210,
        rim="#a5d3bd",
        blur=6,
        op=0.22,
    )
    s.layer(
        "M512 206 L512 160 C490 158 470 168 446 180 C426 190 404 196 384 206 Z",
        "#3d8f93",
        "#69afa6",
        160,
        210,
        rim="#a5d3bd",
        blur=6,
        op=0.22,
    )
    s.layer("M462 166 L466 118 L482 118 L487 166 Z", "#3d8f93", rim="#a5d3bd", blur=5, op=0.22)
    s.layer(
        "M462 118 L486 118 L486 113 L462 113 Z M466 113 L466 100 L482 100 L482 113 Z "
        "M463 100 L485 100 L474 88 Z",
        "#2b6f7c",
        rim="#a5d3bd",
        blur=4,
        op=0.2,
    )
    s.p(rrect(469, 103, 10, 8, 1), "#ffe9a6")
    s.p("M464 142 L485 142 L486 152 L463 152 Z", "#e98a6a")
    # sea behind
    s.layer(
        "M-10 204 C80 200 160 206 250 202 C340 198 430 206 512 202 L512 312 L-10 312 Z",
        "#3b98a0",
        "#1d6c80",
        200,
        300,
        rim="#c9efd6",
        blur=6,
        op=0.2,
    )
    for x, y in ((30, 214), (108, 220), (404, 216), (462, 224), (66, 228)):
        s.p(f"M{x - 18} {y} Q{x} {y - 3} {x + 18} {y}", stroke="#a9dcc8", sw=2.2, op=0.8)
    # stopped merchant ship, left
    B = placed(36, 212, 0.8)
    s.layer(B("M-36 0 L36 0 L28 18 L-26 18 Z"), "#1c5668", rim="#9fd6c6", blur=4, op=0.3)
    s.p(B("M0 0 L0 -74"), stroke="#1c5668", sw=3)
    s.layer(
        B("M4 -66 C22 -52 30 -30 28 -10 L4 -10 Z"),
        "#fff4dc",
        "#e3c9a0",
        150,
        206,
        rim="#ffffff",
        blur=4,
        op=0.22,
    )
    s.layer(
        B("M-4 -58 C-18 -46 -26 -30 -28 -10 L-4 -10 Z"),
        "#f7e6c6",
        "#dcbf95",
        150,
        206,
        rim="#ffffff",
        blur=4,
        op=0.22,
    )
    s.p(B("M0 -74 L16 -79 L0 -84 Z"), "#d9542b")
    # --- the king ---
    body, body2, rim = "#0d4157", "#0a2c41", "#5fc0b4"

    # back crest: spiny fan
    def fan(cx, cy, a0, a1, n, r0, r1, fill, ray, rimc, dip=0.84):
        pts = []
        for i in range(n):
            a = math.radians(a0 + (a1 - a0) * i / (n - 1))
            r = r0 + (r1 - r0) * i / (n - 1)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
            if i < n - 1:
                b = math.radians(a0 + (a1 - a0) * (i + 0.5) / (n - 1))
                q = (r0 + (r1 - r0) * (i + 0.5) / (n - 1)) * dip
                pts.append((cx + q * math.cos(b), cy + q * math.sin(b)))
        d = f"M{cx} {cy} " + f"L{pts[0][0]} {pts[0][1]} "
        for i in range(1, len(pts) - 1, 2):
            d += f"Q{pts[i][0]} {pts[i][1]} {pts[i + 1][0]} {pts[i + 1][1]} "
        d += "Z"
        s.layer(d, fill, rim=rimc, blur=7, op=0.34)
        for i in range(0, len(pts), 2):
            p = pts[i]
            s.p(
                f"M{cx + (p[0] - cx) * 0.3} {cy + (p[1] - cy) * 0.3} "
                f"L{cx + (p[0] - cx) * 0.93} {cy + (p[1] - cy) * 0.93}",
                stroke=ray,
                sw=2.6,
            )

    fan(176, 208, 186, 262, 6, 112, 122, "#d9603f", "#a83c2f", "#ffc9a0")
    fan(324, 208, -6, -82, 6, 112, 122, "#d9603f", "#a83c2f", "#ffc9a0")
    # trident in front of right fin
    bd = smooth(
        points(
            "250,66 284,70 310,88 328,120 344,160 356,204 362,260 250,274 138,260 144,204 "
            "156,160 172,120 190,88 216,70"
        )
    )
    s.layer(bd, body, body2, 66, 250, rim=rim, blur=11, op=0.42)
    # belly
    s.p(
        smooth(points("250,176 292,180 312,206 318,262 250,276 182,262 188,206 208,180")),
        s.lin(0, 176, 0, 250, (0, "#f0a273"), (1, "#c96a4c")),
    )
    for y, a in ((212, 56), (226, 60), (240, 62)):
        s.p(f"M{250 - a} {y} Q250 {y + 12} {250 + a} {y}", stroke="#b4573f", sw=2.4, op=0.8)
    # scales on the flanks
    for x, y in (
        (164, 176),
        (156, 200),
        (172, 204),
        (164, 224),
        (166, 152),
        (336, 176),
        (344, 200),
        (328, 204),
        (336, 224),
        (334, 152),
    ):
        s.p(f"M{x - 7} {y} Q{x} {y + 11} {x + 7} {y}", stroke="#1f6878", sw=2.6)
    # mouth: wide, sulking, with an underbite
    s.p(
        "M176 186 C190 156 220 148 250 148 C280 148 310 156 324 186 C316 200 296 196 284 190 "
        "C262 182 238 182 216 190 C204 196 184 200 176 186 Z",
        "#06202e",
    )
    for x, y, h in ((204, 190, 18), (225, 184, 14), (275, 184, 14), (296, 190, 18)):
        s.p(poly([(x - 6, y + 2), (x, y - h), (x + 6, y + 2)]), "#fff3d8")
    for x, y in ((238, 150), (262, 150)):
        s.p(poly([(x - 5, y), (x, y + 11), (x + 5, y)]), "#fff3d8")
    s.p("M176 186 C190 156 220 148 250 148 C280 148 310 156 324 186", stroke="#2c8590", sw=8)
    s.p(
        "M180 191 C196 200 206 192 216 189 C238 181 262 181 284 189 C294 192 304 200 320 191",
        stroke="#f4b489",
        sw=8,
    )
    # barbels as a moustache
    for m in (1, -1):
        c = bez(
            (250 + 8 * m, 142), (250 + 40 * m, 132), (250 + 72 * m, 152), (250 + 88 * m, 214), 12
        )
        d = ribbon(c, 5.4, 1.6)[0]
        s.layer(d, "#17697a", rim="#7fd6c2", blur=4, op=0.3)
    # eyes
    for m in (1, -1):
        ex = 250 + 47 * m
        s.shadow(circle(ex, 112, 22), 5, 0.35)
        s.p(circle(ex, 112, 22), "#f6e6a8")
        s.p(circle(ex, 113, 19), "#ffcf4d")
        s.p(circle(ex - 5 * m, 117, 9), "#0a1a26")
        s.p(circle(ex - 8 * m, 113, 3), "#ffffff")
        s.p(
            T("M-27 -8 C-22 -28 14 -32 26 -8 L20 0 C10 -6 -8 -2 -25 8 Z", ex, 112, 1, 0, -m, 1),
            "#0b364b",
        )
        s.p(T("M-25 8 C-8 -2 10 -6 20 0", ex, 112, 1, 0, -m, 1), stroke="#2c8590", sw=2.6)
    s.p("M243 130 L240 136 M257 130 L260 136", stroke="#06202e", sw=3)
    # crown
    cr = (
        "M204 78 L194 28 L217 49 L228 14 L250 44 L272 14 L283 49 L306 28 L296 78 "
        "C270 88 230 88 204 78 Z"
    )
    s.shadow(cr, 7, 0.36)
    s.p(cr, "#fff0b0")
    s.p(T(cr, 0.8, 1.6), s.lin(196, 0, 304, 0, (0, "#f2c24a"), (0.5, "#f7d062"), (1, "#c98f2c")))
    s.p("M203.5 70 C232 81 268 81 297 70 L295.6 80 C270 89 230 89 205 80 Z", "#b97d24")
    for x, y, c in (
        (194, 27, "#e2553b"),
        (228, 13, "#fff3d8"),
        (272, 13, "#fff3d8"),
        (306, 27, "#e2553b"),
    ):
        s.p(circle(x, y, 4.4), c)
    s.p(poly([(250, 50), (258, 61), (250, 72), (242, 61)]), "#c8374a")
    s.p(poly([(250, 50), (258, 61), (250, 61), (242, 61)]), "#ef7a78")
    # trident, held by the right fin
    s.p("M392 262 L392 92", stroke="#ffe6a0", sw=8)
    s.p("M392.6 262 L392.6 92", stroke="#9a6a22", sw=6)
    tr = (
        "M388 104 L388 52 L384 58 L392 34 L400 58 L396 52 L396 104 L404 100 "
        "C412 96 414 88 413 66 L409 72 L415 46 L423 70 L419 66 C421 92 416 106 404 112 "
        "L380 112 C368 106 363 92 365 66 L361 70 L369 46 L375 72 L371 66 "
        "C370 88 372 96 380 100 Z"
    )
    s.shadow(tr, 5, 0.3)
    s.p(tr, "#fff0b0")
    s.p(T(tr, 0.8, 1.4), "#d9a238")
    gr = (
        "M336 214 C346 188 366 176 386 174 C398 168 408 172 409 179 "
        "C412 184 410 189 406 190 C408 196 403 200 398 199 C396 205 388 206 382 203 "
        "C366 206 352 216 342 232 Z"
    )
    s.layer(gr, "#e06a46", "#b84a36", 170, 226, rim="#ffc9a0", blur=5, op=0.36)
    s.p(
        "M352 206 C364 194 378 188 392 184 M358 212 C368 202 380 196 392 193",
        stroke="#9a382c",
        sw=2.2,
    )
    # wave around the king, fish guards in a line
    s.layer(
        "M-10 238 C40 232 70 244 110 238 C150 230 170 244 200 240 C234 235 266 235 300 240 "
        "C330 244 350 230 392 238 C430 244 460 232 512 238 L512 312 L-10 312 Z",
        "#1f7688",
        "#14526b",
        232,
        300,
        rim="#a6e6d2",
        blur=8,
        op=0.34,
    )

    def guard(x, y, k, f):
        M = placed(x, y, 1, 0, k * f, k)
        s.p(M("M26 16 L26 -66"), stroke="#0a2c41", sw=3.2)
        s.p(M("M26 -86 L32 -66 L26 -60 L20 -66 Z"), "#f7d062")
        s.union(
            [
                M("M-6 -38 C-14 -52 -2 -58 6 -46 Z"),
                M(
                    "M-22 16 C-24 -10 -18 -34 0 -38 C16 -40 28 -28 34 -16 L26 -12 L33 -7 "
                    "C28 2 22 6 22 16 Z"
                ),
            ],
            "#0b364b",
            "#6fc9ba",
            blur=5,
            op=0.3,
        )
        s.p(M(circle(12, -20, 5.4)), "#ffcf4d")
        s.p(M(circle(13.5, -20, 2.3)), "#0a1a26")
        s.p(M("M-12 -8 Q-6 -2 -12 8"), stroke="#2c8590", sw=2.2)

    guard(40, 250, 0.78, 1)
    guard(112, 256, 0.84, 1)
    guard(446, 250, 0.84, -1)
    guard(494, 246, 0.7, -1)
    s.layer(
        "M-10 262 C40 254 80 266 130 258 C180 268 220 258 250 262 C290 266 330 254 380 262 "
        "C430 266 470 256 512 262 L512 312 L-10 312 Z",
        "#145a72",
        "#0c3c54",
        256,
        300,
        rim="#6fc9ba",
        blur=7,
        op=0.3,
    )
    # the dock
    deck = "M212 252 L288 252 L352 314 L148 314 Z"
    s.layer(deck, "#7a5138", "#4d3024", 250, 302, rim="#ffcf96", blur=8, op=0.4)
    for y in (261, 271, 283, 297):
        t = (y - 252) / 62
        s.p(
            f"M{212 - 64 * t} {y} L{288 + 64 * t} {y}",
            stroke="#38211b",
            sw=1.6 + 1.6 * t,
            cap="butt",
        )
    for x, y, k in (
        (208, 258, 0.6),
        (292, 258, 0.6),
        (186, 278, 0.85),
        (314, 278, 0.85),
        (154, 304, 1.15),
        (346, 304, 1.15),
    ):
        s.layer(
            T("M-9 12 L-9 -22 C-9 -28 9 -28 9 -22 L9 12 Z", x, y, k),
            "#4d3024",
            rim="#e0a678",
            blur=4,
            op=0.34,
        )
        s.p(
            T("M-9.4 -12 L9.4 -12 M-9.4 -7 L9.4 -7", x + 0.6, y + 1, k),
            stroke="#d8b27c",
            sw=2.6 * k,
            cap="butt",
        )
    return s
