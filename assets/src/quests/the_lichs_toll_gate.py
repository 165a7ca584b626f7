"""The picture of the quest The Lich's Toll Gate."""

import random

from paths import T, circle, hills, jag, placed, points
from svgkit import Svg, picture


@picture("quests/the_lichs_toll_gate")
def draw() -> Svg:
    s = Svg(500, 300, "#16223f")
    cx, cy = 252, 104
    s.ground(s.rad(cx, cy, 330, (0, "#f4fbff"), (0.5, "#b4cbe0"), (1, "#6a86ac")))
    s.rings(
        cx,
        cy,
        ((262, "#8aa5c6", 3), (200, "#a9c0d9", 5), (142, "#cadbe9", 8)),
        amp=6,
        t=0.35,
        op=0.16,
    )
    s.p(circle(cx + 1.5, cy + 2.5, 96), "#9fb6d2", 0.35)
    s.p(circle(cx, cy, 92), "#eef6fb")
    # the pass
    s.layer(
        jag(
            points(
                "-10,120 30,70 56,96 92,52 130,112 168,156 210,190 300,190 340,150 378,104 "
                "420,44 452,90 480,64 512,104"
            )
        ),
        "#8ea6c6",
        "#c4d5e6",
        60,
        220,
        rim="#f2f9ff",
        blur=5,
        op=0.16,
    )
    for d in (
        "M92 52 L68 86 L80 82 L90 96 L102 80 L114 90 Z",
        "M420 44 L396 80 L408 78 L418 94 L430 76 L444 82 Z",
        "M30 70 L10 96 L24 92 L32 104 L46 88 Z",
        "M480 64 L464 84 L474 84 L484 94 L496 82 Z",
    ):
        s.p(d, "#ffffff")
    s.layer(
        jag(
            points("-10,176 40,140 84,176 120,168 160,206 350,206 390,164 424,180 466,138 512,166")
        ),
        "#6f8ab0",
        "#9db4d0",
        140,
        240,
        rim="#dcebf7",
        blur=8,
        op=0.22,
    )
    s.layer(
        hills(points("-10,222 110,212 250,216 390,210 512,220")),
        "#d7e5f1",
        "#b7cbe0",
        210,
        270,
        rim="#ffffff",
        blur=7,
        op=0.2,
    )
    for x, y, k in ((30, 222, 1.1), (58, 226, 0.8), (470, 222, 1.1), (444, 224, 0.76)):
        s.layer(
            T(
                "M0 4 L-16 0 L-7 -16 L-12 -16 L-4 -30 L-8 -30 L0 -46 L8 -30 L4 -30 L12 -16 "
                "L7 -16 L16 0 Z",
                x,
                y,
                k,
            ),
            "#3f5880",
            rim="#e6f2fb",
            op=0,
        )
    # gate posts and lintel
    ST, SL, SR = "#39466a", "#5a6a92", "#e9f3fb"
    for x, f in ((120, 1), (382, -1)):
        s.layer(
            f"M{x - 22} 284 L{x - 18} 92 L{x + 18} 92 L{x + 22} 284 Z", ST, rim=SR, blur=9, op=0.34
        )
        lx = (x + 4, x + 18, x + 21, x + 6) if f > 0 else (x - 18, x - 4, x - 6, x - 21)
        s.p(f"M{lx[0]} 93 L{lx[1]} 93 L{lx[2]} 284 L{lx[3]} 284 Z", SL)
        for y in (128, 162, 196, 230):
            s.p(f"M{x - 19} {y} L{x + 19} {y}", stroke="#2a3556", sw=2.4)
        s.layer(
            f"M{x - 26} 94 L{x + 26} 94 L{x + 24} 80 L{x - 24} 80 Z", ST, rim=SR, blur=5, op=0.3
        )
        # ghost fire in a bowl
        s.glow(x, 50, 50, "#5fffd0", 0.7)
        s.p(
            T("M0 0 C-16 -8 -12 -24 -4 -34 C-4 -26 2 -26 2 -48 C14 -36 18 -14 0 0 Z", x, 68, 1.05),
            "#2fd6a8",
        )
        s.p(T("M0 -2 C-8 -8 -6 -16 0 -26 C7 -16 8 -8 0 -2 Z", x, 68, 1.05), "#e6fff6")
        s.p(f"M{x - 19} 64 L{x + 19} 64 L{x + 11} 81 L{x - 11} 81 Z", "#232c4c")
        s.p(
            f"M{x - 26} 80 C{x - 22} 72 {x - 14} 74 {x - 8} 78 "
            f"C{x + 8} 72 {x + 22} 72 {x + 26} 80 Z",
            "#ffffff",
        )
        # chained skull on the post
        s.p(T("M-10 2 C-14 -14 14 -14 10 2 L7 6 L7 12 L-7 12 L-7 6 Z", x, 114), "#e6ecf0")
        s.p(circle(x - 4, 113, 3), "#232c4c")
        s.p(circle(x + 4, 113, 3), "#232c4c")
    # the lich
    gx = 252
    D, DM, DL, RM = "#1b1c3a", "#2b2a56", "#453f7c", "#8ff5d8"
    robe = (
        "M148 300 C152 262 160 226 176 190 C170 176 174 156 190 146 "
        "C214 132 290 132 314 146 C330 156 334 176 328 190 C344 226 352 262 356 300 Z"
    )
    s.layer(robe, D, "#12122a", 140, 300, rim=RM, blur=12, op=0.4)
    for d in (
        "M216 150 C206 200 200 250 198 300 L226 300 C226 250 228 200 234 152 Z",
        "M288 150 C298 200 304 250 306 300 L278 300 C278 250 276 200 270 152 Z",
    ):
        s.p(d, DM)
    s.p("M234 156 L270 156 C274 200 274 250 274 300 L230 300 C230 250 230 200 234 156 Z", "#0d0d22")
    # ribs glimpsed, amulet
    for y, w in ((170, 16), (182, 15), (194, 13)):
        s.p(f"M{gx - w} {y} Q252 {y + 7} {gx + w} {y}", stroke="#b9c4cc", sw=4)
    s.p("M252 160 L252 200", stroke="#b9c4cc", sw=4)
    # mantle with spikes
    mant = (
        "M176 186 L160 152 L184 160 L182 128 L204 144 C224 132 280 132 300 144 L322 128 "
        "L320 160 L344 152 L328 186 C310 172 292 166 252 168 C212 166 194 172 176 186 Z"
    )
    s.layer(mant, DL, DM, 128, 186, rim=RM, blur=6, op=0.34)
    # hood behind the skull
    s.layer(
        "M206 146 C196 100 214 58 252 54 C290 58 308 100 298 146 C280 158 224 158 206 146 Z",
        D,
        rim=RM,
        blur=8,
        op=0.34,
    )
    s.glow(252, 106, 60, "#5fffd0", 0.35)
    skull = (
        "M252 66 C280 66 290 84 288 104 C287 114 282 118 279 122 L277 134 "
        "C274 146 264 150 252 150 C240 150 230 146 227 134 L225 122 "
        "C222 118 217 114 216 104 C214 84 224 66 252 66 Z"
    )
    s.layer(skull, "#eef2ee", "#b9c6cc", 66, 150, rim="#ffffff", blur=5, op=0.3)
    for f in (1, -1):

        def m(d, f=f):
            return T(T(d, -252, 0), 252, 0, 1, 0, f, 1)

        s.p(
            m(
                "M257 104 C260 95 277 93 281 102 C281 114 272 119 264 117 "
                "C259 115 256 110 257 104 Z"
            ),
            "#10132a",
        )
        s.glow(252 + 17 * f, 107, 14, "#5fffd0", 0.9)
        s.p(circle(252 + 17 * f, 107, 5), "#e6fff6")
        s.p(m("M255 100 L284 92 L282 99 L258 105 Z"), "#cfd8da")
    s.p("M252 114 L257 124 L252 122 L247 124 Z", "#10132a")
    s.p("M232 132 L272 132", stroke="#10132a", sw=2)
    for x in (236, 241, 246.5, 252, 257.5, 263, 268):
        s.p(f"M{x} 128 L{x} 142", stroke="#8c9aa4", sw=1.5)
    # crown
    s.layer(
        "M218 84 L210 42 L226 60 L234 30 L246 54 L252 22 L258 54 L270 30 L278 60 L294 42 "
        "L286 84 C268 74 236 74 218 84 Z",
        "#b08a3a",
        "#e2bd5e",
        22,
        84,
        rim="#fff0b8",
        blur=6,
        op=0.34,
    )
    s.p("M252 62 L257 69 L252 76 L247 69 Z", "#2fd6a8")
    s.p(circle(233, 72, 3), "#c8374a")
    s.p(circle(271, 72, 3), "#c8374a")
    # staff arm (right)
    s.p("M352 290 L334 116", stroke="#e6f2f0", sw=7)
    s.p("M352.6 290 L334.6 116", stroke="#2a2038", sw=5)
    s.glow(332, 96, 40, "#5fffd0", 0.7)
    s.p(
        "M334 120 C312 116 310 88 322 76 C318 92 324 104 334 106 C344 104 348 92 342 74 "
        "C356 86 356 114 334 120 Z",
        "#e6f2f0",
    )
    s.p(
        "M334.6 119 C314 115 312 90 321 80 C318 94 325 106 334.6 108 C345 106 349 93 344 79 "
        "C354 90 354 113 334.6 119 Z",
        "#2a2038",
    )
    s.p(circle(333, 91, 9), "#2fd6a8")
    s.p(circle(332, 90, 5), "#e6fff6")
    s.p("M336.4 136 L334.4 117", stroke="#2a2038", sw=5)
    sleeve = "M306 164 C330 172 352 190 362 214 C352 222 338 226 326 222 C322 206 312 194 300 188 Z"
    s.layer(sleeve, DM, rim=RM, blur=5, op=0.3)
    s.p("M334 212 C336 202 350 200 354 208 L356 218 L346 224 L336 220 Z", "#dfe6e4")
    s.p("M336 210 L352 207 M337 216 L354 213", stroke="#7f8d98", sw=1.6)
    # toll bar
    bar = "M84 236 L424 226 L424 240 L84 252 Z"
    s.layer(bar, "#f4efe4", rim="#ffffff", blur=7, op=0.36)
    for i in range(7):
        x = 96 + i * 48
        y = 236 - (x - 84) * 0.0294
        s.p(
            f"M{x + 10} {y + 0.6} L{x + 32} {y + 0.2} L{x + 22} {y + 15.2} L{x} {y + 15.8} Z",
            "#b5303f",
        )
    s.layer("M400 216 L428 214 L430 252 L402 254 Z", "#2a3556", rim=SR, blur=5, op=0.3)
    s.p("M70 300 L74 232 C74 224 94 224 94 232 L98 300 Z", "#232c4c")
    s.p("M74 232 C74 224 94 224 94 232 Z", "#ffffff")
    # the open hand, palm up over the bar
    slv = "M200 164 C172 172 150 192 140 214 C150 230 170 236 186 230 C190 212 200 198 214 190 Z"
    s.layer(slv, DM, rim=RM, blur=6, op=0.34)
    B = "#eef2ee"
    hand = ["M148 218 C156 210 172 212 178 222 C178 232 168 238 158 236 C150 234 146 226 148 218 Z"]
    fing = [
        "M152 224 C142 222 132 216 124 206",
        "M152 229 C140 230 128 226 117 219",
        "M155 234 C144 238 132 238 121 233",
        "M160 236 C152 243 142 246 132 245",
        "M172 218 C170 208 164 202 158 198",
    ]
    for d in fing:
        s.p(d, stroke="#3a4668", sw=8)
    s.p(hand[0], "#3a4668")
    for d in fing:
        s.p(d, stroke=B, sw=5)
    s.p("M151 219 C158 213 170 214 175 222 C175 230 167 235 159 233 C153 232 149 226 151 219 Z", B)
    for d in (
        "M139 217 L136 222 M133 228 L131 233 M137 236 L137 241 M148 241 L149 246",
        "M158 220 L164 230",
    ):
        s.p(d, stroke="#8c9aa4", sw=1.8)
    s.layer(circle(148, 214, 7, 4), "#e9b83a", rim="#fff0b0", op=0)
    # snow, traveller with a purse
    s.layer(
        hills(points("-10,276 80,270 190,284 320,286 430,272 512,276"), 320),
        "#f4faff",
        "#cddcec",
        268,
        300,
        rim="#ffffff",
        blur=8,
        op=0.3,
    )
    t = placed(52, 292, 1.0)
    tr = [
        "M-20 0 C-22 -24 -18 -44 -8 -50 C0 -54 10 -50 13 -42 C18 -30 16 -14 18 0 Z",
        "M-8 -48 C-13 -62 -6 -72 3 -72 C12 -72 15 -60 9 -48 Z",
        "M6 -44 L26 -40 L40 -46 L42 -40 L28 -30 L8 -28 Z",
    ]
    for d in tr:
        s.p(T(t(d), 1.2, -1.2), "#ffffff")
    for d in tr:
        s.p(t(d), "#2a2b4a")
    s.p(t("M-8 -50 C-2 -44 8 -44 12 -48 L10 -42 C4 -38 -4 -40 -9 -44 Z"), "#b5303f")
    s.p(t("M38 -44 C32 -34 34 -26 42 -26 C50 -26 52 -34 46 -44 Z"), "#a8743a")
    s.p(t("M38 -44 L47 -44"), stroke="#e9b83a", sw=2.4)
    s.layer(
        hills(points("-10,296 60,286 140,296 260,302 380,296 460,284 512,290"), 320),
        "#aac2dc",
        rim="#ffffff",
        blur=6,
        op=0.22,
    )
    R = random.Random(4)
    for _ in range(24):
        x, y, r = R.uniform(4, 496), R.uniform(6, 262), R.uniform(1, 2.4)
        if not (195 < x < 310 and 40 < y < 160):
            s.p(circle(x, y, r), "#ffffff", 0.9)
    return s
