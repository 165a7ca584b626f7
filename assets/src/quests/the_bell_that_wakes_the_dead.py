"""The picture of the quest The Bell That Wakes the Dead."""

import math

from colours import mix
from paths import T, circle, hills, points, smooth
from shapes import tendril
from svgkit import Svg, picture

SKULL = (
    "M-12 -4 C-14 -18 -6 -25 2 -25 C11 -25 16 -18 14 -6 C14 -2 11 1 9 2 L9 8 L-5 8 L-6 3 "
    "C-9 2 -12 0 -12 -4 Z"
)


@picture("quests/the_bell_that_wakes_the_dead")
def draw() -> Svg:
    s = Svg(500, 300, "#040a12")
    cx, cy = 250, 128
    s.ground(s.rad(cx, cy, 340, (0, "#7fd6cf"), (0.45, "#2a6372"), (1, "#0e1b2b")))
    # the toll: scalloped rings of sound
    for _i, (r, c) in enumerate(
        ((262, "#152a3d"), (218, "#1c3f52"), (176, "#28606e"), (134, "#3f8c91"), (98, "#79c9c0"))
    ):
        pts = []
        for k in range(40):
            a = 2 * math.pi * k / 40
            rr = r + (5 if k % 2 else -5)
            pts.append((cx + rr * math.cos(a), cy + rr * math.sin(a)))
        d = smooth(pts)
        s.shadow(d, 7.5, 0.26)
        s.p(T(d, -0.3, -0.6), c, stroke=mix(c, "#e6fff6", 0.26), sw=1.8)
    # chapel ruin, far
    s.layer(
        "M-10 216 L28 216 L28 150 L40 132 L44 140 L52 128 L56 146 L64 150 L64 214 L120 222 "
        "L380 222 L420 214 L420 128 L428 110 L436 128 L436 150 L448 140 L462 150 L462 176 "
        "L474 168 L480 186 L480 214 L512 212 L512 312 L-10 312 Z",
        "#1d4354",
        "#2b6270",
        110,
        250,
        rim="#4b8a92",
        blur=7,
        op=0.26,
    )
    s.p(
        "M38 196 L38 170 C38 158 54 158 54 170 L54 196 Z M428 190 L428 168 "
        "C428 156 444 156 444 168 L444 190 Z",
        "#79c9c0",
        0.75,
    )
    s.layer(
        hills(points("-10,240 120,228 250,236 380,228 512,238")),
        "#173444",
        "#122838",
        228,
        300,
        rim="#4b8a92",
        blur=8,
        op=0.3,
    )
    # the frame: two posts, a beam
    wd, wr = "#1b1420", "#8fb6b0"
    for d in (
        "M112 262 L122 24 L140 24 L134 262 Z",
        "M388 262 L378 24 L360 24 L366 262 Z",
        "M136 70 L176 34 L186 34 L186 40 L138 86 Z",
        "M364 70 L324 34 L314 34 L314 40 L362 86 Z",
    ):
        s.layer(d, wd, rim=wr, blur=7, op=0.32)
    s.layer("M92 14 L408 14 L404 36 L96 36 Z", "#251b28", rim=wr, blur=8, op=0.4)
    s.p("M104 22 L236 22 M270 27 L394 27", stroke="#3c2e3c", sw=2.4)
    for x in (131, 369):
        s.p(circle(x, 25, 4), "#6d8f90")

    # the bell, swinging
    def B(d):
        return T(d, cx, 30, 1.02, -13)

    s.p(B("M-26 -2 L26 -2 L22 22 L-22 22 Z"), "#120d16")
    s.p(B("M-26 -2 L26 -2 L25 4 L-25 4 Z"), "#49374a")
    # clapper
    s.p(B("M4 120 L22 172"), stroke="#120d16", sw=7)
    clap = B(circle(26, 180, 14))
    s.shadow(clap, 5, 0.3)
    s.p(T(clap, -0.8, -1), "#bfe9dc")
    s.p(clap, "#1d1622")
    bell = B(
        "M0 18 C26 18 42 32 46 58 C50 92 54 122 84 146 C88 150 88 158 84 162 L-84 162 "
        "C-88 158 -88 150 -84 146 C-54 122 -50 92 -46 58 C-42 32 -26 18 0 18 Z"
    )
    s.shadow(bell, 12, 0.44, 2, 4)
    s.p(T(bell, -1, -1.3), "#ffe6ae")
    s.p(
        bell,
        s.lin(
            166, 120, 336, 80, (0, "#c98b3e"), (0.28, "#f0c474"), (0.5, "#a5692e"), (1, "#4a2b20")
        ),
    )
    s.p(
        B(
            "M-76 139 C-40 147 40 147 76 139 L84 146 C88 150 88 158 84 162 L-84 162 "
            "C-88 158 -88 150 -84 146 Z"
        ),
        "#3a2119",
        0.55,
    )
    s.p(B("M-44 64 C-20 70 20 70 46 64 M-47 76 C-20 82 20 82 49 76"), stroke="#5f3a20", sw=3)
    s.p(B("M-84 161 L84 161 C70 166 -70 166 -84 161 Z"), "#170d10")
    # a death's head in relief, and a crack with light in it
    s.p(B(T(SKULL, -2, 116, 1.25)), "#e9bd6c")
    s.p(
        B(T(circle(-5, -9, 4) + " " + circle(7, -9, 4) + " M1 -4 L4 2 L-2 2 Z", -2, 116, 1.25)),
        "#4a2b1c",
    )
    s.p(B("M-1 121 L-1 126 M4 121 L4 126 M-6 121 L-6 125"), stroke="#4a2b1c", sw=1.6, cap="butt")
    s.p(
        B("M58 162 L48 140 L56 126 L42 108 L48 92"), stroke="#bff7e6", sw=5.4, op=0.45, join="miter"
    )
    s.p(B("M58 162 L48 140 L56 126 L42 108 L48 92"), stroke="#f2fff8", sw=2.2, join="miter")
    # ghost light out of the graves
    for x, r in ((84, 60), (250, 66), (420, 62)):
        s.glow(x, 278, r, "#a5ffe2", 0.6)

    # the dead
    def dead(x, y, k, f, rot=0, pose=0):
        def A(d):
            return T(T(d, 0, 0, 1, rot), x, y, 1, 0, k * f, k)

        bone, sh, _rim = "#e9efd6", "#16222c", "#ffffff"
        arms = (
            [
                tendril(((-14, -44), (-30, -52), (-38, -66), (-34, -92)), 4, 2.6, 4),
                tendril(((14, -44), (30, -36), (40, -26), (50, -6)), 4, 2.6, 4),
            ],
            [
                tendril(((-14, -44), (-34, -40), (-40, -24), (-46, -4)), 4, 2.6, 4),
                tendril(((14, -44), (34, -58), (38, -74), (54, -94)), 4, 2.6, 4),
            ],
            [
                tendril(((-14, -44), (-30, -60), (-40, -78), (-30, -98)), 4, 2.6, 4),
                tendril(((14, -44), (30, -60), (42, -76), (34, -98)), 4, 2.6, 4),
            ],
        )[pose]
        tips = (((-34, -92), (50, -6)), ((-46, -4), (54, -94)), ((-30, -98), (34, -98)))[pose]
        spine = "M-3 4 L-3 -50 L3 -50 L3 4 Z"
        parts = [A(spine), A("M-17 -48 L17 -48 L17 -43 L-17 -43 Z")] + [A(d) for d in arms]
        for d in parts:
            s.shadow(d, 4, 0.24)
        for d in parts:
            s.p(d, bone)
        for yy, w in ((-37, 15), (-29, 14), (-21, 12), (-13, 9)):
            s.p(A(f"M{-w} {yy - 2} Q0 {yy + 7} {w} {yy - 2}"), stroke=bone, sw=3.3 * k)
        for tx, ty in tips:
            up = -1 if ty < -40 else 1
            for a in (-26, 0, 26):
                r = math.radians(a)
                s.p(
                    A(f"M{tx} {ty} L{tx + 11 * math.sin(r)} {ty + up * 11 * math.cos(r)}"),
                    stroke=bone,
                    sw=2.5 * k,
                )
        sk = A(T(SKULL, -1, -62, 1.08))
        s.shadow(sk, 5, 0.3)
        s.p(sk, bone)
        s.p(
            A(T("M10 -22 C16 -16 15 -8 13 -3 L9 2 L9 8 L3 8 C8 -4 10 -12 10 -22 Z", -1, -62, 1.08)),
            "#b9cbb6",
        )
        for ex in (-5, 6):
            s.p(A(T(circle(ex, -9, 4.2), -1, -62, 1.08)), sh)
            s.p(A(T(circle(ex, -9, 1.7), -1, -62, 1.08)), "#7fffe0")
        s.p(A(T("M1 -4 L3.5 1 L-1.5 1 Z", -1, -62, 1.08)), sh)
        s.p(A(T("M-2 3 L-2 8 M2 3 L2 8 M6 3 L6 8", -1, -62, 1.08)), stroke=sh, sw=1.2, cap="butt")

    def stone(x, y, k, rot):
        d = T("M-20 14 L-20 -30 C-20 -52 20 -52 20 -30 L20 14 Z", x, y, k, rot)
        s.layer(d, "#162c3b", rim="#5d99a0", blur=6, op=0.34)
        s.p(T("M-9 -28 L9 -28 M0 -36 L0 -14", x, y, k, rot), stroke="#5d99a0", sw=3 * k)

    stone(160, 266, 0.8, -8)
    stone(340, 266, 0.8, 9)
    stone(22, 276, 0.9, -6)
    stone(482, 276, 0.9, 7)
    dead(84, 286, 0.98, 1, -4, 0)
    dead(420, 286, 0.98, 1, 4, 1)
    dead(250, 306, 0.86, 1, 0, 2)
    # torn ground
    s.layer(
        "M-10 284 L16 280 L36 288 L52 272 L66 282 L84 274 L100 284 L118 272 L134 288 "
        "L190 290 L208 284 L222 294 L238 284 L256 294 L274 283 L292 292 L312 286 L368 290 "
        "L388 274 L404 284 L422 274 L438 284 L456 272 L474 288 L512 280 L512 320 L-10 320 Z",
        "#0c1722",
        "#070e16",
        272,
        304,
        rim="#7fd6c4",
        blur=7,
        op=0.36,
    )
    return s
