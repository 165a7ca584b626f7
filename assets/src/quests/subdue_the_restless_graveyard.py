"""The picture of the quest Subdue the Restless Graveyard."""

from paths import T, bez, blob, circle, hills, points, ribbon
from svgkit import Svg, picture


@picture("quests/subdue_the_restless_graveyard")
def draw() -> Svg:
    s = Svg(500, 300, "#0a1216")
    sx, sy = 240, 168
    s.ground(s.rad(sx, sy, 340, (0, "#dbe9b4"), (0.4, "#8fae93"), (1, "#2c3d4f")))
    s.rings(
        sx,
        sy,
        ((250, "#42586a", 3), (190, "#5f7a80", 5), (132, "#8aa892", 8)),
        "#ffffff",
        0.18,
        op=0.22,
        amp=6,
    )
    s.layer(blob(sx, sy, 80, 3, 12, 20), "#cfe3ac", rim="#f4ffd8", blur=9, op=0.16)
    # chapel and yews, far
    s.layer(
        "M-10 226 L44 226 L44 180 L60 158 L60 132 L66 112 L72 132 L72 158 L88 180 L88 226 "
        "L130 232 L200 236 L330 236 L392 230 L400 190 L410 170 L420 190 L428 230 L446 228 "
        "L452 176 L464 150 L476 176 L482 226 L512 226 L512 312 L-10 312 Z",
        "#4c6672",
        "#6c8884",
        112,
        260,
        rim="#8fa9a0",
        blur=7,
        op=0.22,
    )
    s.layer(
        hills(points("-10,244 90,234 230,248 360,238 512,246")),
        "#364b5a",
        "#445c66",
        234,
        300,
        rim="#7690900"[:7],
        blur=7,
        op=0.26,
    )

    def stone(x, y, k, kind, c, rim, rot=0):
        d = (
            "M-20 10 L-20 -30 C-20 -54 20 -54 20 -30 L20 10 Z",
            (
                "M-7 10 L-7 -22 L-24 -22 L-24 -36 L-7 -36 L-7 -56 L7 -56 L7 -36 L24 -36 L24 -22 "
                "L7 -22 L7 10 Z"
            ),
            "M-22 10 L-22 -40 L0 -54 L22 -40 L22 10 Z",
        )[kind]
        d = T(d, x, y, k, rot)
        s.layer(d, c, rim=rim, blur=7, op=0.3)
        if kind != 1:
            s.p(T("M-10 -28 L10 -28 M-10 -19 L6 -19", x, y, k, rot), stroke=rim, sw=2.4 * k, op=0.7)

    for a in (
        (60, 250, 0.8, 0, -6),
        (118, 252, 0.7, 1, 5),
        (392, 250, 0.8, 2, 6),
        (446, 252, 0.85, 1, -5),
        (338, 248, 0.6, 0, 4),
    ):
        stone(a[0], a[1], a[2], a[3], "#2b3d4b", "#6f8a90", a[4])
    # the grave opens: glow, hand
    gx, gy = 246, 262
    s.p(
        circle(gx, gy - 30, 120, 110),
        s.rad(gx, gy - 30, 120, (0, "#e9ffb0", 0.75), (0.5, "#c6ef8e", 0.25), (1, "#b0e080", 0)),
    )
    ribbon(bez((gx - 2, 300), (gx - 14, 250), (gx + 8, 220), (gx + 2, 176), 14), 17, 12)[0]

    def bone(c, w):
        return ribbon(c, w, w * 0.8)[0]

    hand = [
        (
            f"M{gx - 26} 152 C{gx - 34} 176 {gx - 14} 192 {gx + 2} 194 "
            f"C{gx + 24} 192 {gx + 38} 176 {gx + 30} 150 "
            f"C{gx + 16} 142 {gx - 12} 142 {gx - 26} 152 Z"
        )
    ]
    fing = [
        [(gx - 24, 160), (gx - 44, 142), (gx - 62, 140), (gx - 66, 118)],
        [(gx - 18, 150), (gx - 30, 116), (gx - 42, 96), (gx - 30, 70)],
        [(gx, 146), (gx - 4, 108), (gx - 10, 82), (gx + 4, 54)],
        [(gx + 16, 148), (gx + 24, 112), (gx + 22, 90), (gx + 38, 66)],
        [(gx + 26, 158), (gx + 44, 132), (gx + 52, 122), (gx + 60, 96)],
    ]
    ul = ribbon(bez((gx - 8, 306), (gx - 14, 262), (gx - 10, 226), (gx - 10, 186), 10), 8, 8)[0]
    ra = ribbon(bez((gx + 12, 306), (gx + 8, 262), (gx + 14, 226), (gx + 12, 186), 10), 8, 8)[0]
    parts = [ul, ra, *hand]
    for f in fing:
        c = bez(*f, 12)
        for a, b in ((0, 5), (5, 9), (9, 12)):
            seg = c[a : b + 1]
            parts.append(ribbon(seg, 8.6 - a * 0.28, 7.0 - a * 0.28)[0])
            parts.append(circle(seg[-1][0], seg[-1][1], 7.6 - a * 0.3))
    for d in parts:
        s.shadow(d, 7, 0.16)
    for d in parts:
        s.p(T(d, -1.2, -1), "#fbffe6")
    for d in parts:
        s.p(d, "#33454a")
    for d in parts:
        s.p(T(d, 0, 0), "#2a3a40")
    s.p(f"M{gx - 10} 158 C{gx - 8} 170 {gx - 4} 176 {gx - 2} 182", stroke="#4d666a", sw=3)
    # torn earth
    s.layer(
        "M120 312 C136 286 158 288 172 278 L184 286 L196 268 L212 284 L226 272 L240 286 "
        "L258 270 L272 284 L290 270 L304 286 L320 276 C340 286 362 290 376 312 Z",
        "#1c2932",
        "#141d24",
        268,
        300,
        rim="#9dbd86",
        blur=8,
        op=0.4,
    )
    stone(66, 292, 1.15, 0, "#16212a", "#5c7880", -9)
    stone(430, 292, 1.2, 2, "#16212a", "#5c7880", 7)
    s.layer(
        "M-10 292 C60 280 140 298 250 296 C360 294 440 280 512 288 L512 312 L-10 312 Z",
        "#0e161c",
        rim="#4f6a70",
        blur=8,
        op=0.36,
    )
    for x, h, ln in ((14, 26, -5), (22, 34, 4), (488, 30, 6), (480, 24, -4)):
        s.p(f"M{x - 2} 294 Q{x} {294 - h / 2} {x + ln} {294 - h} L{x + 3} 294 Z", "#0e161c")
    return s
