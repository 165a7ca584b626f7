"""The picture of the quest Break the Mummy's Curse."""

from paths import T, circle, hills, placed, points, poly, smooth
from shapes import tendril
from svgkit import Svg, picture


@picture("quests/break_the_mummys_curse")
def draw() -> Svg:
    s = Svg(500, 300, "#2a1408")
    cx, cy = 262, 138
    s.ground(s.rad(cx, cy, 340, (0, "#e9c27a"), (0.5, "#b07c42"), (1, "#5e3a22")))
    # painted wall: courses and a frieze
    for y in (40, 84, 128, 172, 216):
        s.p(f"M-10 {y} L510 {y}", stroke="#7a5030", sw=2, op=0.5)
        for i in range(9):
            x = i * 64 + (y // 44 % 2) * 32 - 20
            s.p(f"M{x} {y} L{x} {y + 44}", stroke="#7a5030", sw=2, op=0.4)
    s.rings(cx, cy, ((206, "#c9974f", 5), (164, "#ddb468", 8)), amp=5, t=0.2, op=0.2)
    s.rings(cx, cy, ((130, "#7cc7a8", 3),), amp=5, t=0.3, op=0.2)
    # columns
    for x, w in ((60, 54), (414, 54)):
        shaft = f"M{x + 6} 60 L{x + w - 6} 60 L{x + w - 2} 270 L{x + 2} 270 Z"
        s.layer(shaft, "#8a5a34", rim="#e2b873", blur=9, op=0.34)
        lit = (
            (x + w - 18, x + w - 6, x + w - 2, x + w - 16)
            if x < 250
            else (x + 6, x + 18, x + 16, x + 2)
        )
        s.p(f"M{lit[0]} 61 L{lit[1]} 61 L{lit[2]} 270 L{lit[3]} 270 Z", "#b98348")
        cap = (
            f"M{x - 10} 18 L{x + w + 10} 18 C{x + w + 6} 40 {x + w - 2} 48 {x + w - 6} 62 "
            f"L{x + 6} 62 C{x + 2} 48 {x - 6} 40 {x - 10} 18 Z"
        )
        s.layer(cap, "#9a683a", rim="#f0c983", blur=6, op=0.34)
        for i in range(4):
            lx = x + 3 + i * 16
            s.p(
                f"M{lx} 58 C{lx - 4} 46 {lx - 3} 34 {lx} 24 C{lx + 4} 34 {lx + 5} 46 {lx + 2} 58 Z",
                ("#2f8f8a", "#c9503a")[i % 2],
            )
        for y, c in ((76, "#2f8f8a"), (90, "#c9503a"), (214, "#2f8f8a"), (228, "#e2b24e")):
            s.p(f"M{x + 5} {y} L{x + w - 5} {y} L{x + w - 5} {y + 7} L{x + 5} {y + 7} Z", c, 0.85)
        s.p(T("M-14 0 C-6 -9 6 -9 14 0 C6 7 -6 7 -14 0 Z", x + w / 2, 130), "#3a2213", 0.8)
        s.p(circle(x + w / 2, 130, 4), "#7fe6d2")
        s.p(
            f"M{x + w / 2 + 4} 136 C{x + w / 2 + 4} 146 {x + w / 2 + 8} 150 {x + w / 2 + 13} 150",
            stroke="#3a2213",
            sw=2,
            op=0.8,
        )
        s.p(T("M0 0 L0 24 M-9 8 L9 8", x + w / 2, 176), stroke="#3a2213", sw=3, op=0.7)
        s.p(circle(x + w / 2, 170, 6, 8), "none", 0.7, "#3a2213", 3)
    s.layer("M-10 -10 L510 -10 L510 20 L-10 20 Z", "#6b4226", rim="#c9924e", blur=8, op=0.34)
    for i in range(16):
        s.p(
            poly([(i * 34 - 8, 19), (i * 34 + 9, 2), (i * 34 + 26, 19)]),
            ("#2f8f8a", "#c9503a", "#e2b24e")[i % 3],
            0.75,
        )
    # floor
    s.layer(
        "M-10 250 L512 250 L512 312 L-10 312 Z",
        "#b07c42",
        "#5e3a22",
        250,
        300,
        rim="#f0d08a",
        blur=6,
        op=0.25,
    )
    # sarcophagus, standing open
    cof = (
        "M262 26 C300 26 312 56 308 86 C336 94 346 118 340 150 L318 262 L206 262 L184 150 "
        "C178 118 188 94 216 86 C212 56 224 26 262 26 Z"
    )
    s.layer(cof, "#d9a43e", "#9a6a26", 26, 262, rim="#ffe9a8", blur=12, op=0.42)

    def inset(k, dx=0, dy=0):
        return T(T(cof, -262, -150), 262 + dx, 150 + dy, k)

    s.p(inset(0.95), "#1f5a86")
    s.p(inset(0.91), "#e2b24e")
    s.p(inset(0.84), s.rad(262, 140, 130, (0, "#8ffbe4"), (0.35, "#35b5a6"), (1, "#0c3a44")))
    # lid, fallen aside
    lid = T(T(cof, -262, -262), 372, 286, 0.78, 24)
    s.layer(lid, "#c9923a", "#8a5a26", 100, 280, rim="#ffe9a8", blur=9, op=0.36)

    def L(d):
        return T(T(d, -262, -262), 372, 286, 0.78, 24)

    s.p(
        L("M262 40 C290 40 298 62 296 84 L304 116 L220 116 L228 84 C226 62 234 40 262 40 Z"),
        "#1f5a86",
    )
    for y in (62, 76, 90, 104):
        s.p(L(f"M228 {y} L240 {y} M284 {y} L298 {y}"), stroke="#e2b24e", sw=4)
    s.p(
        L(
            "M262 48 C278 48 282 62 280 78 C278 92 270 100 262 100 C254 100 246 92 244 78 "
            "C242 62 246 48 262 48 Z"
        ),
        "#e8bb5c",
    )
    s.p(L("M250 72 L258 72 M266 72 L274 72 M256 90 L268 90"), stroke="#3a2213", sw=2.4)
    for y in (134, 156, 178, 200, 222):
        s.p(
            L(f"M200 {y} Q262 {y + 14} 324 {y}"), stroke=("#1f5a86", "#c9503a")[(y // 22) % 2], sw=5
        )
    # mummy
    LN, SH, DK, RM = "#e6d7ac", "#c2ac7c", "#8a7450", "#fffbe0"
    legs = [
        "M236 186 C232 214 234 240 230 268 L222 276 L256 276 L258 268 C260 240 262 214 264 192 Z",
        "M262 190 C264 214 270 236 276 262 L272 272 L304 270 L300 260 C298 236 294 210 290 184 Z",
    ]
    s.union(legs, LN, RM, blur=6, op=0.34)
    torso = (
        "M214 118 C222 104 242 100 262 100 C282 100 302 104 308 118 "
        "C306 146 300 172 294 198 C276 206 250 206 232 198 C226 172 218 146 214 118 Z"
    )
    s.layer(torso, LN, SH, 100, 204, rim=RM, blur=7, op=0.34)
    # far arm bent across, near arm reaching out
    armL = tendril(((218, 124), (190, 132), (176, 116), (150, 96)), 15, 9.5)
    hand = (
        "M158 108 C150 108 142 100 144 92 L132 88 L131 83 L145 84 L136 73 L140 69 L150 80 "
        "L147 66 L152 65 L157 79 L161 70 L165 72 L164 88 C168 96 166 104 158 108 Z"
    )
    s.union([armL, hand], LN, RM, blur=6, op=0.34)
    armR = smooth(
        points("298,106 316,118 326,146 318,170 296,172 262,158 258,146 268,140 298,150 294,130")
    )
    s.layer(armR, LN, SH, 106, 170, rim=RM, blur=6, op=0.34)
    head = (
        "M262 44 C286 44 294 62 292 80 C291 98 280 112 262 114 C244 112 233 98 232 80 "
        "C230 62 238 44 262 44 Z"
    )
    s.layer(head, LN, SH, 44, 114, rim=RM, blur=7, op=0.38)
    # bandage lines
    bl = [
        "M236 60 Q262 52 290 64",
        "M232 76 Q240 70 250 68",
        "M233 96 Q262 90 291 92",
        "M240 106 Q262 100 284 104",
        "M244 50 Q262 60 286 56",
        "M216 128 Q262 112 306 132",
        "M220 146 Q250 130 262 134",
        "M222 160 Q258 176 300 174",
        "M228 182 Q262 166 264 166",
        "M230 190 Q262 196 296 184",
        "M272 120 Q250 140 226 150",
        "M204 118 L200 140 M190 112 L184 132 M176 106 L172 124 M164 98 L160 112",
        "M304 116 L322 128 M308 134 L326 142 M308 152 L322 160 M290 150 L292 170 M276 144 L276 164",
        "M236 214 L262 206 M234 230 L260 222 M232 246 L260 240 M231 258 L258 256",
        "M268 214 L293 204 M271 230 L296 220 M275 246 L299 238 M277 258 L300 254",
    ]
    for d in bl:
        s.p(d, stroke=DK, sw=2, op=0.75)
    # face: a gap in the wrappings
    s.p(
        "M236 76 C246 70 278 70 289 76 C288 84 284 88 278 89 C264 85 258 85 246 89 "
        "C240 88 237 84 236 76 Z",
        "#231610",
    )
    for x in (249, 276):
        s.glow(x, 79.5, 15, "#7ffbe4", 0.9)
        s.p(circle(x, 79.5, 5), "#d9fff6")
    s.p(
        "M250 101 L276 99 M255 97 L256 104 M262 97 L263 104 M269 96 L270 103",
        stroke="#4a3524",
        sw=2,
    )
    # loose wrappings fly
    for pts, w0, w1 in (
        (((150, 100), (120, 120), (136, 150), (104, 158)), 5, 3),
        (((300, 170), (330, 190), (330, 214), (366, 204)), 5, 2.5),
        (((284, 56), (320, 40), (330, 70), (362, 50)), 5, 2.5),
        (((234, 196), (206, 206), (206, 232), (176, 236)), 5, 2.5),
    ):
        s.layer(tendril(pts, w0, w1), LN, rim=RM, blur=4, op=0.28)
    # foreground: hero holding up the ankh, sand
    s.layer(
        hills(points("-10,280 60,270 140,282 240,288 340,284 430,272 512,268"), 320),
        "#3a2213",
        "#27150c",
        270,
        300,
        rim="#c9924e",
        blur=8,
        op=0.38,
    )
    ax, ay = 140, 196
    s.glow(ax, ay, 46, "#fff0a0", 0.85)
    h = placed(112, 284, 1.12)
    hero = [
        "M-20 0 C-20 -22 -18 -40 -10 -48 C-4 -52 6 -52 10 -46 C16 -36 14 -14 16 0 Z",
        "M-9 -48 C-14 -62 -8 -72 1 -72 C10 -72 14 -62 9 -48 Z",
        "M4 -48 L18 -62 L22 -74 L28 -72 L26 -58 L12 -36 Z",
    ]
    for d in hero:
        s.p(T(h(d), 1.4, -1), "#ffe2a0")
    for d in hero:
        s.p(h(d), "#27150c")
    s.p(h("M-14 -66 C-6 -60 8 -60 16 -66 L10 -70 C8 -80 -6 -80 -8 -70 Z"), "#27150c")
    A = placed(ax, ay, 1, 6)
    s.p(A("M0 4 L0 22 M-10 7 L10 7"), stroke="#8a5a16", sw=7)
    s.p(A(circle(0, -5, 6.5, 9)), "none", 1, "#8a5a16", 7)
    s.p(A("M0 4 L0 22 M-10 7 L10 7"), stroke="#ffe27a", sw=4.4)
    s.p(A(circle(0, -5, 6.5, 9)), "none", 1, "#ffe27a", 4.4)
    # scarabs running from the light
    for x, y, r in ((380, 288, 70), (420, 286, 90), (456, 284, 60), (212, 292, -70)):
        s.p(
            T(
                "M0 -8 C5 -8 6 -2 6 2 C6 8 3 10 0 10 C-3 10 -6 8 -6 2 C-6 -2 -5 -8 0 -8 Z",
                x,
                y,
                0.8,
                r,
            ),
            "#2f8f8a",
        )
        s.p(T("M0 -4 L0 10 M-6 0 L6 0", x, y, 0.8, r), stroke="#143c3c", sw=1.2)
    return s
