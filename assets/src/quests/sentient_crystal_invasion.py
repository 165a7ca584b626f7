"""The picture of the quest Sentient Crystal Invasion."""

import math

from colours import mix
from paths import T, circle, hills, jag, placed, points, poly, rrect
from shapes import RUNNING
from svgkit import Svg, picture


def shard(s, p0, p1, w, cols, pos=0.3, sh=0, rim=None):
    dx, dy = p1[0] - p0[0], p1[1] - p0[1]
    L = math.hypot(dx, dy)
    nx, ny = -dy / L, dx / L
    m = (p0[0] + dx * pos, p0[1] + dy * pos)
    a, b = (m[0] + nx * w, m[1] + ny * w), (m[0] - nx * w, m[1] - ny * w)
    if a[0] > b[0]:
        a, b = b, a
    d = poly([p0, a, p1, b])
    if sh:
        s.shadow(d, 5, sh)
    s.p(d, cols[0])
    s.p(poly([p0, (m[0], m[1]), p1, b]), cols[1])
    if rim:
        s.p(poly([p0, a, p1], False), stroke=rim, sw=1.1, op=0.85)


def walker(s, x, y, k, C, eye, sh=0.2, detail=True, lean=0):
    """C: highlight, light, mid, dark"""

    def P(a, b):
        return (x + (a + lean * (-b) / 100) * k, y + b * k)

    rm = C[0] if detail else None
    legs = [
        ((30, -46), (92, -86), (126, 0)),
        ((-30, -46), (-92, -86), (-126, 0)),
        ((20, -38), (56, -56), (62, 10)),
        ((-20, -38), (-56, -56), (-62, 10)),
    ]
    for a, b, c in legs:
        shard(s, P(*a), P(b[0] + (6 if b[0] > 0 else -6), b[1] - 8), 9 * k, (C[2], C[3]), 0.5, sh)
        shard(s, P(*b), P(*c), 12 * k, (C[1], C[3]) if b[0] < 0 else (C[2], C[3]), 0.16, sh, rm)
        shard(s, P(*b), P(b[0] * 1.14, b[1] - 30), 8 * k, (C[0], C[2]), 0.25)
    # crown of shards
    for a, b, w in (
        ((-26, -120), (-66, -186), 15),
        ((26, -120), (62, -196), 15),
        ((-12, -140), (-30, -216), 14),
        ((14, -140), (34, -222), 13),
    ):
        shard(s, P(*a), P(*b), w * k, (C[1], C[3]), 0.4, sh, rm)
    body = [
        (0, -236),
        (38, -170),
        (56, -104),
        (30, -44),
        (0, -8),
        (-30, -44),
        (-56, -104),
        (-36, -172),
    ]
    B = [P(*q) for q in body]
    if sh:
        s.shadow(poly(B), 9 * k + 2, sh * 1.5)
    s.p(poly(B), C[2])
    s.p(poly([P(0, -236), P(-36, -172), P(-56, -104), P(-22, -130), P(-8, -176)]), C[1])
    s.p(poly([P(0, -236), P(-8, -176), P(20, -166), P(38, -170)]), mix(C[1], C[2], 0.55))
    s.p(poly([P(38, -170), P(56, -104), P(30, -44), P(0, -8), P(18, -70), P(34, -112)]), C[3])
    s.p(poly([P(-56, -104), P(-30, -44), P(0, -8), P(-14, -60)]), mix(C[2], C[3], 0.45))
    if detail:
        s.p(poly([P(0, -236), P(-36, -172), P(-56, -104)], False), stroke="#ffffff", sw=1.6)
        s.p(poly([P(-8, -176), P(-22, -130), P(-56, -104)], False), stroke=C[0], sw=1, op=0.8)
    # the eye
    ex, ey = P(-2, -104)
    if detail:
        s.glow(ex, ey, 60 * k, eye, 0.55)
    lid = T("M-42 2 C-24 -26 20 -30 40 -4 C20 22 -24 26 -42 2 Z", ex, ey, k)
    s.p(lid, "#33123f" if detail else C[3])
    if detail:
        s.p(T("M-37 2 C-22 -19 18 -23 35 -3 C18 17 -22 20 -37 2 Z", ex, ey, k), "#fff7e2")
        s.p(
            circle(ex - 2 * k, ey - 1 * k, 17.5 * k),
            s.rad(ex - 2 * k, ey + 2 * k, 18 * k, (0, "#ff9a3d"), (1, "#d9264a")),
        )
        s.p(T("M-2 -18 C4 -8 4 8 -2 17 C-8 8 -8 -8 -2 -18 Z", ex, ey, k), "#2a0d2c")
        s.p(circle(ex - 8 * k, ey - 8 * k, 4 * k), "#ffffff")
        s.p(T("M-46 -6 C-26 -36 22 -40 46 -12 C22 -27 -22 -24 -46 -6 Z", ex, ey, k), C[3])
    else:
        s.p(T("M-30 1 C-18 -15 16 -17 30 -2 C16 13 -18 15 -30 1 Z", ex, ey, k), "#ffe9c4")
        s.p(circle(ex - 2 * k, ey - 1 * k, 11 * k), "#d9264a")


@picture("quests/sentient_crystal_invasion")
def draw() -> Svg:
    s = Svg(500, 300, "#4a1238")
    cx, cy = 236, 118
    s.ground(s.rad(cx, cy, 330, (0, "#ffd7a8"), (0.5, "#e87f78"), (1, "#a8406c")))
    s.rings(
        cx,
        cy,
        ((250, "#d4637a", 3), (190, "#ec8a7c", 5), (136, "#f8b48e", 8)),
        amp=6,
        t=0.2,
        op=0.2,
    )
    s.shadow(circle(cx, cy, 88), 10, 0.16)
    s.p(circle(cx, cy, 88), s.rad(cx - 20, cy - 20, 120, (0, "#fffbe2"), (1, "#ffe0a8")))
    s.layer(
        jag(
            points(
                "-10,182 40,168 84,184 130,172 180,190 300,190 350,168 392,182 440,160 "
                "470,172 512,158"
            )
        ),
        "#d56f80",
        "#e9958a",
        160,
        230,
        rim="#ffc0a4",
        blur=8,
        op=0.2,
    )
    far = ("#d9f2ee", "#b4dfe2", "#8fc4d2", "#6f9fbb")
    for x, y, k in (
        (64, 214, 0.20),
        (118, 206, 0.16),
        (372, 206, 0.16),
        (420, 212, 0.21),
        (470, 204, 0.17),
    ):
        walker(s, x, y, k, far, "#ffe0a0", 0, False)
    s.layer(
        hills(points("-10,214 90,206 220,214 340,206 512,212")),
        "#b94f70",
        "#c96778",
        204,
        260,
        rim="#f09a8c",
        blur=7,
        op=0.22,
    )
    mid = ("#e2fffb", "#a5e6e6", "#62bccd", "#3a86ab")
    walker(s, 66, 246, 0.40, mid, "#ffd07a", 0.12, False, -6)
    walker(s, 430, 244, 0.44, mid, "#ffd07a", 0.12, False, 6)
    s.layer(
        hills(points("-10,250 90,240 250,250 400,240 512,246")),
        "#8a3560",
        "#9a4068",
        240,
        290,
        rim="#d2717c",
        blur=8,
        op=0.28,
    )
    walker(s, 246, 268, 1.03, ("#e9fffb", "#8fecec", "#3fb4cf", "#2275a3"), "#fff2c0", 0.2)
    # small spikes breaking out of the field
    for x, y, h, r in (
        (150, 272, 26, -14),
        (160, 274, 34, 6),
        (338, 272, 30, 12),
        (328, 274, 20, -10),
    ):
        a = math.radians(r)
        shard(
            s,
            (x, y),
            (x + h * math.sin(a), y - h * math.cos(a)),
            6,
            ("#8fecec", "#2f8fb5"),
            0.4,
            0.15,
        )
    # village: near layer
    roof = (
        "M-10 284 L8 284 L8 268 L-4 268 L22 246 L48 268 L40 268 L40 282 L60 282 L60 266 "
        "L54 266 L76 250 L98 266 L92 266 L92 284 L120 288 L200 292 L320 292 L382 288 "
        "L386 286 L386 262 "
        "L378 262 L404 240 L432 262 L424 262 L424 280 L446 280 L446 232 L440 232 L456 206 "
        "L472 232 L466 232 L466 280 L512 276 L512 320 L-10 320 Z"
    )
    s.layer(roof, "#3b1339", "#2c0d2e", 210, 300, rim="#e2837c", blur=9, op=0.38)
    for x, y in ((20, 264), (74, 264), (402, 258), (453, 240)):
        s.p(rrect(x, y, 6, 9, 1), "#ffcf7a")
    for x, y, k, f in (
        (128, 291, 0.52, -1),
        (152, 294, 0.46, -1),
        (352, 292, 0.5, 1),
        (372, 290, 0.44, 1),
    ):
        s.p(placed(x, y - 2, 1, 0, k * f, k)(RUNNING), "#2c0d2e")
    return s
