"""The market stalls: trays on which the game lays the tokens of an exchange.

Tokens stand at x 162 and 334, on the line y 238 of 496 x 380.
"""

from colours import mix
from materials import BRASS, COPPER, EMERALD, IRON, RUBY
from paths import T, circle, placed, poly, rrect
from svgkit import Svg, picture
from wares import awning, lantern, sheet


def posts(s, y=96):
    for x in (76, 408):
        s.layer(rrect(x, y, 14, 260, 2), "#3b2415", rim="#8a5f38", blur=6, op=0.3)


def pan(s, x, y, w=46):
    d = f"M{x - w} {y} L{x + w} {y} C{x + w * 0.8} {y + 27} {x - w * 0.8} {y + 27} {x - w} {y} Z"
    s.shadow(d, 6, 0.28)
    s.p(d, BRASS["dk"], stroke=BRASS["dk"], sw=4)
    s.p(d, BRASS["base"])
    s.p(
        f"M{x - w} {y} L{x} {y} "
        f"C{x - w * 0.1} {y + 14} {x - w * 0.4} {y + 20} {x - w * 0.5} {y + 19} Z",
        BRASS["lit"],
    )
    s.p(
        poly(
            [
                (x - w - 2, y - 1),
                (x + w + 2, y - 1),
                (x + w - 1, y + 6),
                (x - w + 1, y + 6),
            ]
        ),
        BRASS["hi"],
    )


def stallbase(pal, roofs):
    s = sheet(
        pal[0],
        pal[1],
        248,
        196,
        "#0a1414",
        ((250, pal[2]), (196, pal[3]), (150, pal[4])),
        (112, pal[5]),
        "#fff0c8",
        pal[6],
        0.22,
    )
    for f in (0, 1):
        s.layer(
            T(roofs, 0, 0) if not f else T(roofs, 496, 0, 1, 0, -1, 1),
            mix(pal[2], "#000000", 0.18),
            mix(pal[2], "#ffffff", 0.06),
            190,
            380,
            rim=mix(pal[2], "#fff0c8", 0.35),
            blur=8,
            op=0.26,
        )
    return s


def tray(s):
    s.layer("M44 300 L452 300 L452 326 L44 326 Z", "#7a4d2a", rim="#c48d55", blur=9, op=0.4)
    s.layer(
        "M60 324 L436 324 L436 400 L60 400 Z",
        "#4c2f1b",
        "#3b2415",
        324,
        380,
        rim="#7a4d2a",
        blur=5,
        op=0.36,
    )
    for x in (120, 184, 248, 312, 376):
        s.p(f"M{x} 328 L{x} 400", stroke="#2f1c10", sw=3, cap="butt")


def ridge(s):
    s.layer("M56 28 L440 28 L440 44 L56 44 Z", "#5b3820", rim="#a8713f", blur=4, op=0.3)


def balance(s, y0=112, ya=152):
    s.p(f"M248 {y0} L248 {ya}", stroke="#3b2415", sw=5)
    for dy, c, w in ((1, BRASS["dk"], 11), (0, BRASS["lit"], 6)):
        s.p(
            f"M162 {ya + 10 + dy} C190 {ya - 2 + dy} 220 {ya - 4 + dy} 248 {ya - 2 + dy} "
            f"C276 {ya - 4 + dy} 306 {ya - 2 + dy} 334 {ya + 10 + dy}",
            stroke=c,
            sw=w,
        )
    s.p(circle(248, ya - 2, 12), BRASS["dk"])
    s.p(circle(247, ya - 3, 9), BRASS["lit"])
    for x in (162, 334):
        s.p(
            f"M{x} {ya + 10} L{x - 40} 236 M{x} {ya + 10} L{x + 40} 236",
            stroke=BRASS["dk"],
            sw=2.8,
        )
        pan(s, x, 236)


@picture("market/stall_a")
def stall_a() -> Svg:
    s = stallbase(
        ("#e8b56a", "#24403f", "#3c5a52", "#6f7354", "#b58f55", "#e6bd74", "#7a6a52"),
        "M-10 250 L30 250 L66 206 L104 250 L140 250 L140 400 L-10 400 Z",
    )
    posts(s)
    balance(s)
    tray(s)
    # jewel boxes on the counter's ends
    for x, c in ((92, RUBY), (404, EMERALD)):
        s.layer(
            rrect(x - 30, 272, 60, 30, 4),
            "#5a2436" if c is RUBY else "#24503a",
            rim="#d9a468",
            blur=5,
            op=0.3,
        )
        for i in (-1, 0, 1):
            s.p(
                poly(
                    [
                        (x + i * 17, 260),
                        (x + i * 17 + 9, 268),
                        (x + i * 17, 279),
                        (x + i * 17 - 9, 268),
                    ]
                ),
                c["base"],
            )
            s.p(
                poly([(x + i * 17, 260), (x + i * 17, 279), (x + i * 17 - 9, 268)]),
                c["lit"],
            )
        s.p(rrect(x - 30, 278, 60, 5, 1), BRASS["lit"])
    awning(s, 30, 466, 40, 112, 34, "#b9383f", n=9, drop=18)
    ridge(s)
    s.p("M434 130 L434 154", stroke="#2a1a10", sw=3)
    lantern(s, 434, 176, 1)
    return s


@picture("market/stall_b")
def stall_b() -> Svg:
    s = stallbase(
        ("#f0d9a0", "#1f2f4a", "#3a506b", "#6b7a80", "#b0a07a", "#e8d09a", "#6d7a80"),
        "M-10 260 L10 260 L10 216 C10 196 34 190 42 168 C50 190 74 196 74 216 L74 260 "
        "L140 260 L140 400 L-10 400 Z",
    )
    posts(s)
    # shelf of ingots behind, jars
    tray(s)
    # standing balance
    s.layer(
        "M196 300 L212 286 L284 286 L300 300 Z",
        BRASS["base"],
        rim=BRASS["hi"],
        blur=6,
        op=0.34,
    )
    s.p("M243 288 L245 150 L251 150 L253 288 Z", BRASS["sh"])
    s.p("M243 288 L245 150 L248 150 L247 288 Z", BRASS["lit"])
    s.p(poly([(248, 124), (256, 138), (248, 152), (240, 138)]), BRASS["lit"])
    balance(s, 148, 160)
    # sacks of ore at the ends
    for x, f, m in ((92, 1, COPPER), (404, -1, IRON)):
        g = placed(x, 300, 1, 0, f, 1)
        d = g("M-34 0 C-40 -22 -30 -44 -18 -48 L18 -48 C30 -44 38 -22 32 0 Z")
        s.p(g(circle(-12, -48, 11)), m["sh"])
        s.p(g(circle(8, -52, 12)), m["base"])
        s.p(g(circle(6, -55, 6)), m["lit"])
        s.p(g(circle(20, -46, 9)), m["sh"])
        s.p(g(circle(-14, -51, 5)), m["lit"])
        s.shadow(d, 5, 0.32)
        s.p(d, "#a88a5c")
        s.p(
            g("M-34 0 C-40 -22 -30 -44 -18 -48 L-4 -48 C-14 -30 -14 -14 -8 0 Z"),
            "#c9ad7c",
        )
        s.p(g("M-22 -42 C-8 -37 10 -37 22 -42"), stroke="#6b5030", sw=4)
    awning(s, 30, 466, 40, 112, 34, "#2f6d9a", "#f0c96a", 9, 18)
    ridge(s)
    for x in (62, 434):
        s.p(f"M{x} 128 L{x} 150", stroke="#2a1a10", sw=3)
        lantern(s, x, 168, 0.8)
    return s


@picture("market/stall_c")
def stall_c() -> Svg:
    s = stallbase(
        ("#f0b58a", "#2c1c3c", "#4a3558", "#7a5068", "#b87a6c", "#f5c890", "#8a5f68"),
        "M-10 246 L24 246 L24 206 L34 206 L34 190 L46 170 L58 190 L58 206 L68 206 L68 246 "
        "L100 246 L120 226 L140 246 L140 400 L-10 400 Z",
    )
    posts(s)
    # curtain to both sides
    for f in (1, -1):
        d = T(
            "M90 112 C96 180 84 240 92 300 L120 300 C124 240 116 170 150 112 Z",
            0 if f > 0 else 496,
            0,
            1,
            0,
            f,
            1,
        )
        s.shadow(d, 6, 0.3)
        s.p(d, "#6b2f5a" if f > 0 else "#4f2146")
        s.p(
            T(
                "M90 112 C96 180 84 240 92 300 L102 300 C98 240 104 170 116 112 Z",
                0 if f > 0 else 496,
                0,
                1,
                0,
                f,
                1,
            ),
            "#8f4a78" if f > 0 else "#6b2f5a",
        )
        s.p(
            T("M88 226 L124 220", 0 if f > 0 else 496, 0, 1, 0, f, 1),
            stroke=BRASS["lit"],
            sw=6,
        )
    tray(s)
    # two velvet trays on stands
    for x in (162, 334):
        s.layer(
            f"M{x - 22} 302 L{x - 12} 262 L{x + 12} 262 L{x + 22} 302 Z",
            "#5b3820",
            rim="#c48d55",
            blur=5,
            op=0.34,
        )
        d = rrect(x - 54, 240, 108, 24, 6)
        s.shadow(d, 7, 0.36, 1, 4)
        s.p(d, BRASS["sh"])
        s.p(rrect(x - 54, 240, 108, 12, 6), BRASS["lit"])
        s.p(f"M{x - 48} 241 C{x - 40} 229 {x + 40} 229 {x + 48} 241 Z", "#4a2a6b")
        s.p(f"M{x - 48} 241 C{x - 42} 231 {x - 10} 231 {x - 4} 241 Z", "#6b4390")
    # bottles and a skull-less oddity: goods in the middle
    for x, k, c in (
        (228, 0.9, "#2f8a7a"),
        (250, 1.2, "#b9483a"),
        (272, 0.85, "#c99a3b"),
    ):
        d = T(
            "M-9 0 C-14 -4 -14 -24 -5 -30 L-5 -40 L5 -40 L5 -30 C14 -24 14 -4 9 0 Z",
            x,
            301,
            k,
        )
        s.shadow(d, 4, 0.3)
        s.p(d, c)
        s.p(
            T(
                "M-9 0 C-14 -4 -14 -24 -5 -30 L-5 -40 L-1 -40 L-1 -30 C-8 -22 -8 -6 -5 0 Z",
                x,
                301,
                k,
            ),
            mix(c, "#ffffff", 0.4),
        )
        s.p(T(rrect(-6, -46, 12, 8, 2), x, 301, k), "#5b3820")
    awning(s, 30, 466, 40, 112, 34, "#6b3a86", "#e8d9b8", 9, 18)
    ridge(s)
    s.p("M248 130 L248 148", stroke="#2a1a10", sw=3)
    lantern(s, 248, 172, 1.05)
    return s
