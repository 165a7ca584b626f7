"""The picture of the quest The Minotaur's Wager."""

from paths import T, blob, circle, placed, rrect
from shapes import tendril
from svgkit import Svg, picture


@picture("quests/the_minotaurs_wager")
def draw() -> Svg:
    s = Svg(500, 300, "#1c1013")
    cx, cy = 226, 104
    s.ground(s.rad(cx, cy, 360, (0, "#f7ecc0"), (0.4, "#7cc0b2"), (1, "#1c6a78")))
    s.rings(
        cx,
        cy,
        ((262, "#2b8189", 3), (204, "#4a9f9b", 5), (150, "#7fbfab", 8)),
        light="#fffbe0",
        t=0.2,
        op=0.2,
        amp=6,
    )
    s.layer(blob(cx, cy, 104, 2, 12, 20), "#f6e7b4", rim="#fffbe6", blur=9, op=0.16)

    # the maze: walls behind walls, with doors that lead nowhere
    def wall(d, c0, c1, y0, rim, op=0.24):
        s.layer(d, c0, c1, y0, y0 + 110, rim=rim, blur=8, op=op)

    wall(
        "M-10 150 L44 150 L44 132 L92 132 L92 150 L150 150 L150 164 L330 164 L330 142 "
        "L392 142 L392 120 L440 120 L440 146 L512 146 L512 312 L-10 312 Z",
        "#c9a877",
        "#dcc08c",
        120,
        "#f3e0b0",
    )
    for x, y in ((62, 146), (408, 136), (470, 162)):
        s.p(f"M{x - 9} {y + 40} L{x - 9} {y + 6} L{x + 9} {y + 6} L{x + 9} {y + 40} Z", "#8f6f52")
    wall(
        "M-10 186 L30 186 L30 168 L74 168 L74 186 L112 186 L112 204 L380 204 L380 178 "
        "L430 178 L430 160 L474 160 L474 180 L512 180 L512 312 L-10 312 Z",
        "#b07c54",
        "#c49163",
        160,
        "#e6bd86",
    )
    # key pattern along the wall
    key = "M0 12 L0 0 L14 0 L14 9 L6 9 L6 5"
    for i in range(5):
        s.p(T(key, -6 + i * 20, 194, 1), stroke="#7d4c38", sw=2.4, join="miter")
    for i in range(7):
        s.p(T(key, 386 + i * 20, 188, 1), stroke="#7d4c38", sw=2.4, join="miter")
    s.p("M444 240 L444 206 C444 194 464 194 464 206 L464 240 Z", "#5c3730")
    s.p("M34 240 L34 216 C34 204 54 204 54 216 L54 240 Z", "#5c3730")
    # the minotaur
    dk, md, lt, rim = "#43201f", "#5c2d27", "#7a4032", "#f6c07e"
    mx, my = 226, 118
    G = placed(mx, my)
    GM = placed(mx, my, 1, 0, -1, 1)
    torso = (
        "M-60 150 C-70 110 -76 84 -92 66 C-86 40 -60 28 -34 24 L34 24 C60 28 86 40 92 66 "
        "C76 84 70 110 60 150 Z"
    )
    sh = "M-40 30 C-66 22 -98 34 -108 60 C-116 82 -112 100 -104 112 C-90 112 -72 96 -62 76 Z"
    s.union([G(torso), G(sh), GM(sh)], dk, rim, blur=9, op=0.2, rd=(0.6, 1.7))
    s.p(
        G(
            "M-50 60 C-36 78 -14 80 0 70 C14 80 36 78 50 60 C48 90 26 98 0 92 "
            "C-26 98 -48 90 -50 60 Z"
        ),
        md,
    )
    s.p(G("M-100 62 C-92 44 -74 36 -58 38 C-74 48 -86 66 -90 90 C-98 84 -102 72 -100 62 Z"), md)
    s.p(GM("M-100 62 C-92 44 -74 36 -58 38 C-74 48 -86 66 -90 90 C-98 84 -102 72 -100 62 Z"), md)
    # strap
    s.p(G("M-58 44 L52 130 L44 142 L-66 58 Z"), "#2b1518")
    s.p(G(circle(-4, 94, 9)), "#e3b54a")
    s.p(G(circle(-4, 94, 4.6)), "#9c6f26")
    # horns
    horn = (
        "M24 -28 C42 -36 62 -36 74 -48 C86 -60 88 -78 82 -100 C102 -82 108 -54 92 -34 "
        "C78 -16 52 -8 30 -8 Z"
    )
    for f in (G, GM):
        d = f(horn)
        s.shadow(d, 7, 0.26)
        s.p(d, "#fffbe6")
        s.p(T(d, 0.6, 1.4), s.lin(0, 18, 0, 112, (0, "#8a5a3a"), (0.3, "#f0dcae"), (1, "#d9b983")))
        s.p(f("M38 -34 L44 -10 M50 -37 L58 -13 M62 -42 L72 -20"), stroke="#b08c5c", sw=2.2)
    # ears
    ear = "M26 -12 C40 -22 60 -20 72 -8 C62 4 42 8 28 4 Z"
    s.union([G(ear), GM(ear)], dk, rim, blur=5, op=0.2)
    for f in (G, GM):
        s.p(f("M36 -8 C46 -13 56 -12 62 -7 C54 -1 44 1 37 -1 Z"), "#b5705a")
    # head
    head = (
        "M0 -46 C18 -46 32 -38 34 -22 C36 -6 28 8 26 22 C34 28 36 44 30 54 "
        "C22 66 8 68 0 68 C-8 68 -22 66 -30 54 C-36 44 -34 28 -26 22 "
        "C-28 8 -36 -6 -34 -22 C-32 -38 -18 -46 0 -46 Z"
    )
    s.layer(G(head), dk, rim=rim, blur=8, op=0.36)
    s.p(G("M-8 -40 L8 -40 C12 -16 14 6 16 20 L-16 20 C-14 6 -12 -16 -8 -40 Z"), md)
    s.p(
        G(
            "M-26 26 C-14 18 14 18 26 26 C33 34 33 48 27 54 C18 62 -18 62 -27 54 "
            "C-33 48 -33 34 -26 26 Z"
        ),
        lt,
    )
    for m in (-1, 1):
        s.p(T("M10 32 C18 28 24 32 23 39 C20 45 12 42 10 32 Z", mx, my, 1, 0, m, 1), "#2b1315")
        s.p(T("M10 -8 L30 -16 L28 -6 C22 -2 15 -3 10 -8 Z", mx, my, 1, 0, m, 1), "#ffe27a")
        s.p(T(circle(20, -8.5, 2.8), mx, my, 1, 0, m, 1), "#2b1315")
        s.p(T("M6 -11 L33 -24 L33 -17 L10 -8 Z", mx, my, 1, 0, m, 1), "#2b1315")
    s.p(G("M-14 56 Q0 52 14 56"), stroke="#2b1315", sw=2.6)
    s.p(G("M-7 44 C-14 60 -8 66 0 66 C8 66 14 60 7 44"), stroke="#e3b54a", sw=4.4)
    tuft = (
        "M-22 -34 L-16 -58 L-8 -46 L0 -64 L8 -46 L17 -57 L22 -34 L12 -22 L6 -32 L0 -14 "
        "L-7 -32 L-13 -22 Z"
    )
    s.layer(G(tuft), "#2b1518", rim="#a8643e", blur=4, op=0.3)
    # the table: a fallen slab
    s.layer(
        "M40 232 L420 228 L452 252 L18 258 Z",
        "#e2c18c",
        "#caa06c",
        228,
        258,
        rim="#fff0c4",
        blur=9,
        op=0.4,
    )
    s.layer(
        "M18 258 L452 252 L450 272 L22 280 Z",
        "#9a6a4a",
        "#7d5140",
        252,
        280,
        rim="#d9a76c",
        blur=4,
        op=0.2,
    )
    for x in range(40, 440, 44):
        s.p(T(key, x, 261 - (x - 18) * 0.014, 0.95), stroke="#5c3730", sw=2.2, join="miter")
    s.p("M60 280 L150 278 L144 320 L66 320 Z", "#5c3730")
    s.p("M320 276 L412 274 L406 320 L326 320 Z", "#5c3730")
    # his forearms on the slab
    armL = [
        tendril(((126, 216), (112, 240), (128, 246), (170, 240)), 24, 15, 7),
        "M160 226 C172 220 190 222 196 230 C200 238 196 248 188 250 C176 254 164 252 158 246 Z",
    ]
    s.union(armL, md, rim, blur=7, op=0.26, rd=(0.7, 1.5))
    s.p("M178 226 L190 234 M176 234 L190 241 M174 243 L186 248", stroke=dk, sw=2)
    s.p("M118 238 L140 250 L146 234 L126 222 Z", "#b5842f")
    s.p("M120 236 L128 224 L132 226 L125 240 Z", "#f0cf6e")
    armR = [
        "M318 172 C340 184 358 212 354 234 C350 248 330 248 320 238 L294 210 L314 184 Z",
        "M296 196 C294 184 304 178 312 184 C320 190 320 202 312 208 C304 212 298 206 296 196 Z",
    ]
    s.union(armR, md, rim, blur=7, op=0.26, rd=(0.7, 1.5))
    # dice cup in the right hand, dice in the air and on the slab
    Q = placed(286, 192, 1.08, -38)
    cup = Q("M20 -12 L-20 -18 C-26 -8 -26 8 -20 18 L20 12 C23 5 23 -5 20 -12 Z")
    s.layer(cup, "#2f8f92", "#1c6a78", 168, 216, rim="#bfeadb", blur=6, op=0.38)
    s.p(Q("M-9 -16.4 L-14 -17 C-18 -8 -18 8 -14 17 L-9 16.4 C-12 6 -12 -6 -9 -16.4 Z"), "#f0cf6e")
    s.p(Q(circle(-20, 0, 5, 16)), "#0c2c38")
    hand = ["M286 176 C292 168 306 170 314 178 C322 188 322 202 312 208 C306 210 300 206 300 200 Z"]
    for a_, b_ in (((306, 178), (284, 182)), ((310, 187), (288, 194)), ((312, 196), (294, 205))):
        hand.append(tendril((a_, (a_[0] - 8, a_[1] - 3), (b_[0] + 6, b_[1] - 5), b_), 6, 4.4, 3))
    for d in hand[1:]:
        s.shadow(d, 3, 0.2)
    s.p(T(hand[0], -0.6, -1.3), rim)
    s.p(hand[0], md)
    for d in hand[1:]:
        s.p(T(d, -0.5, -1), "#c98558")
        s.p(d, lt)

    def die(x, y, k, rot, pips):
        d = T(rrect(-10, -10, 20, 20, 3.5), x, y, k, rot)
        s.shadow(d, 5, 0.34)
        s.p(d, "#fffaf0")
        s.p(
            T("M10 -7 L10 7 C10 9 9 10 7 10 L-7 10 L-10 7 C-2 8 6 6 10 -7 Z", x, y, k, rot),
            "#d9c8a8",
        )
        for px, py in pips:
            s.p(T(circle(px, py, 2.5), x, y, k, rot), "#c8374a")

    die(238, 236, 1.25, 14, ((-4.5, -4.5), (4.5, 4.5), (-4.5, 4.5), (4.5, -4.5), (0, 0)))
    die(278, 243, 1.25, -18, ((-4.5, 4.5), (4.5, -4.5)))
    # the stake: gold on one side, a sword on the other
    for x, y in ((68, 248), (84, 252), (100, 249), (76, 242), (92, 243), (84, 236)):
        s.p(circle(x, y + 2, 10, 4.6), "#8a5f1e")
        s.p(circle(x, y, 10, 4.6), "#f2c552")
        s.p(circle(x, y, 5.6, 2.4), "#d19c32")
    s.p("M316 248 L392 240", stroke="#f4f7f5", sw=5, cap="butt")
    s.p("M316 249.4 L392 241.4", stroke="#9fb3b3", sw=2, cap="butt")
    s.p("M304 249.3 L316 246 L316 250 Z", "#f4f7f5")
    s.p("M391 232 L394 248", stroke="#b5842f", sw=4.4)
    s.p("M394 240 L408 238.4", stroke="#3a1d1c", sw=5)
    s.p(circle(411, 238, 4), "#e3b54a")
    # the mortal: hooded, from behind, at the near end
    hx0, hy0 = 432, 304
    cl = "M-64 16 C-60 -22 -46 -44 -22 -54 C-14 -58 14 -58 22 -54 C46 -44 60 -22 64 16 Z"
    hd = "M-27 -48 C-32 -76 -20 -102 2 -106 C24 -102 34 -76 28 -48 C18 -40 -18 -40 -27 -48 Z"
    s.union([T(cl, hx0, hy0), T(hd, hx0, hy0)], "#123b49", "#8fd0c0", blur=9, op=0.3, rd=(1.4, 1.2))
    s.p(
        T("M2 -106 C24 -102 34 -76 28 -48 C22 -44 14 -43 6 -42 C16 -60 16 -86 2 -106 Z", hx0, hy0),
        "#0c2c38",
    )
    s.p(
        T(
            "M-20 -42 C-30 -24 -36 -6 -38 14 M6 -40 C4 -20 6 0 4 14 M30 -36 C38 -20 42 -4 44 14",
            hx0,
            hy0,
        ),
        stroke="#0c2c38",
        sw=2.6,
    )
    return s
