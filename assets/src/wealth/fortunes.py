"""Starting wealth in charters for a design, and in goods on the road."""

from collections.abc import Callable

from colours import mix
from materials import ASH, BRASS, COPPER, GRIP, IRON, MITHRIL, RUBY, STEEL, Tones
from moods import CHAPEL, COURT, DESERT, FOREST, HARBOUR, RUST, SNOWFIELD, STORM
from paths import T, bez, blob, circle, parse, placed, ribbon, rrect
from resources import resource
from shapes import ANVIL, star
from svgkit import Svg, picture
from wares import counter, sheet


def sword(s: Svg, m: Tones) -> None:
    """The design on the charter, upright round the origin."""
    blade = "M-11 -84 L0 -104 L11 -84 L11 34 L-11 34 Z"
    s.p(blade, m["sh"])
    s.p("M-11 -84 L0 -104 L0 34 L-11 34 Z", m["lit"])
    s.p(blade, stroke=m["dk"], sw=3)
    s.p(rrect(-36, 32, 72, 13, 5), BRASS["dk"])
    s.p(rrect(-34, 33, 68, 7, 3), BRASS["lit"])
    s.p(rrect(-7, 44, 14, 42, 3), GRIP[1])
    s.p("M-7 54 L7 60 M-7 66 L7 72", stroke=GRIP[0], sw=4)
    s.p(circle(0, 92, 10), BRASS["dk"])
    s.p(circle(-1, 91, 7), BRASS["lit"])
    s.p(circle(0, 38, 6.5), RUBY["base"])


def spear(s: Svg, m: Tones) -> None:
    s.p(rrect(-5, -60, 10, 168, 4), ASH[2])
    s.p(rrect(-5, -60, 5, 168, 3), ASH[0])
    head = "M0 -116 C14 -92 20 -76 18 -64 L6 -46 L-6 -46 L-18 -64 C-20 -76 -14 -92 0 -116 Z"
    s.p(head, m["base"], stroke=m["dk"], sw=3)
    s.p("M0 -116 C-14 -92 -20 -76 -18 -64 L-6 -46 L0 -46 Z", m["lit"])
    s.p(rrect(-8, -48, 16, 14, 3), m["dk"])


def mace(s: Svg, m: Tones) -> None:
    s.p(rrect(-6, -50, 12, 156, 4), ASH[2])
    s.p(rrect(-6, -50, 6, 156, 3), ASH[0])
    s.p(rrect(-8, 62, 16, 36, 3), GRIP[1])
    head = (
        "M-8 -112 L8 -112 L12 -102 L32 -96 L40 -74 L32 -52 L12 -46 L8 -36 L-8 -36 "
        "L-12 -46 L-32 -52 L-40 -74 L-32 -96 L-12 -102 Z"
    )
    s.p(head, m["base"], stroke=m["dk"], sw=3)
    s.p("M-8 -112 L0 -112 L0 -36 L-8 -36 L-12 -46 L-32 -52 L-40 -74 L-32 -96 L-12 -102 Z", m["lit"])
    s.p("M0 -108 L0 -40 M-20 -92 L-20 -56 M20 -92 L20 -56", stroke=m["dk"], sw=4)


DESIGNS: dict[str, Callable[[Svg, Tones], None]] = {"sword": sword, "spear": spear, "mace": mace}


@picture("wealth/swordsmiths_charter", FOREST, "sword", STEEL, "#2f6db5")
@picture("wealth/bladesmiths_letter", RUST, "sword", STEEL, "#37884f")
@picture("wealth/spearmens_charter", HARBOUR, "spear", COPPER, "#b9383f")
@picture("wealth/mithril_charter", CHAPEL, "sword", MITHRIL, "#e3b32c")
@picture("wealth/swordmasters_bequest", COURT, "sword", MITHRIL, "#8a4fa3")
@picture("wealth/macebearers_charter", STORM, "mace", IRON, "#b9383f")
def charter(mood: tuple, design: str, metal: Tones, band: str) -> Svg:
    c0, c1, shade, rings, core, rim = mood
    s = sheet(c0, c1, 248, 176, shade, rings, core, rim)
    counter(s, 300, "#4c2f1b", "#36200f")
    g = placed(248, 186, 1, -5)
    pg = (
        "M-118 -136 L118 -136 C110 -90 124 -40 118 10 C112 60 122 100 118 146 L-118 146 "
        "C-110 100 -124 60 -118 10 C-112 -40 -122 -90 -118 -136 Z"
    )
    s.shadow(g(pg), 13, 0.44, 3, 8)
    s.p(g(pg), "#e0cfa0")
    s.p(
        g(
            "M-118 -136 L20 -136 L-20 146 L-118 146 C-110 100 -124 60 -118 10 "
            "C-112 -40 -122 -90 -118 -136 Z"
        ),
        "#f2e6c4",
    )
    s.p(g(circle(0, -8, 84)), stroke="#b39a6c", sw=3)
    s.p(g(circle(0, -8, 56)), stroke="#c9b483", sw=2.4)
    s.p(g("M-100 -8 L100 -8 M0 -112 L0 96"), stroke="#c9b483", sw=2.4)
    for a in range(0, 360, 30):
        s.p(g(T("M0 -84 L0 -92", 0, -8, 1, a)), stroke="#b39a6c", sw=3)
    with s.at(250, 168, 1.05, 38):
        DESIGNS[design](s, metal)
    s.p(g("M-96 -118 L-30 -118 M-96 -106 L-50 -106"), stroke="#8a7048", sw=4)
    s.p(g("M-98 112 L-10 112 M-98 124 L-30 124"), stroke="#8a7048", sw=4)
    for y, f in ((-142, 1), (146, -1)):  # rolled ends
        d = g(rrect(-130, y - 14 if f > 0 else y - 6, 260, 26, 12))
        s.shadow(d, 7, 0.36)
        s.p(d, "#b89c66")
        s.p(g(rrect(-130, y - 14 if f > 0 else y - 6, 260, 12, 6)), "#f7ecd0")
        for m in (-1, 1):
            s.p(g(circle(m * 128, y - 1 if f > 0 else y + 7, 8, 13)), "#8f7448")
            s.p(g(circle(m * 136, y - 1 if f > 0 else y + 7, 7, 8)), "#5b3820")
    # seal and ribbon
    sx, sy = 334, 268
    for r, c in ((16, band), (-14, mix(band, "#000000", 0.2))):
        d = T("M-13 0 L13 0 L15 84 L0 70 L-15 84 Z", sx, sy + 16, 1, r)
        s.shadow(d, 5, 0.34)
        s.p(d, c)
    d = blob(sx, sy, 45, 3.5, 4, 14)
    s.shadow(d, 8, 0.42, 2, 5)
    s.p(d, "#8f2530")
    s.p(circle(sx - 2, sy - 3, 37), "#b9383f")
    s.p(circle(sx, sy, 30), "#8f2530")
    s.p(circle(sx, sy + 1, 28.5), "#a83038")
    s.p(T(T(ANVIL, -32, -34), sx, sy, 0.66), "#f4b0a0")
    # quill
    qd = "M78 318 C84 240 112 176 160 138 C160 206 132 266 92 306 Z"
    qd = T(qd, -28, 12)
    s.shadow(qd, 7, 0.36)
    s.p(qd, "#cfd6dc")
    s.p(
        T("M78 318 C88 250 118 186 160 138 C128 196 108 250 90 306 Z", -28, 12),
        "#ffffff",
    )
    s.p(T("M78 318 L72 336", -28, 12), stroke="#3d2413", sw=5)
    return s


def camel(s, x, y, k, c, lit, rim, cloth, pack, blur=7):
    g = placed(x, y, k)

    def R_(pts, a, b):
        return g(ribbon(bez(*pts, 8), a, b)[0])

    far = [
        R_(((-46, -74), (-44, -44), (-36, -30), (-40, 0)), 11, 5),
        R_(((62, -76), (60, -44), (68, -30), (70, 0)), 10, 5),
    ]
    near = [
        R_(((-62, -78), (-70, -44), (-58, -30), (-68, 0)), 14, 5.5),
        R_(((46, -74), (48, -44), (42, -30), (40, 0)), 12, 5.5),
    ]
    body = g(
        "M-76 -72 C-86 -94 -82 -112 -75 -128 C-67 -148 -50 -148 -44 -128 "
        "C-40 -114 -30 -118 -24 -130 C-14 -150 12 -150 22 -130 C28 -118 36 -110 48 -106 "
        "C62 -100 72 -104 80 -118 C88 -134 90 -152 98 -162 C106 -170 120 -170 128 -162 "
        "L148 -153 C153 -147 149 -139 140 -138 L120 -138 C112 -130 110 -112 104 -94 "
        "C97 -76 84 -66 62 -64 C20 -58 -44 -56 -76 -72 Z"
    )
    ear = g("M100 -163 L94 -177 L108 -168 Z")
    tail = R_(((-76, -92), (-88, -84), (-86, -66), (-90, -54)), 4, 2)
    for d in far:
        s.p(d, mix(c, "#000000", 0.25))
    for d in [*near, body]:
        s.shadow(d, blur, 0.22)
    for d in [*near, body, ear, tail]:
        s.p(T(d, 1.2, -1.2), rim)
    for d in [*near, body, ear, tail]:
        s.p(d, c)
    s.p(
        g(
            "M80 -118 C88 -134 90 -152 98 -162 C106 -170 120 -170 128 -162 L148 -153 "
            "C132 -152 118 -152 112 -144 C104 -128 102 -104 90 -88 C84 -94 80 -104 80 -118 Z"
        ),
        lit,
    )
    s.p(g(circle(118, -155, 2.8)), "#1c100c")
    s.p(g("M128 -162 L124 -138 M126 -150 L96 -148"), stroke=cloth, sw=3 * k)
    cl = g(
        "M-40 -118 C-30 -138 -18 -150 0 -146 C18 -150 28 -136 38 -112 L32 -62 L20 -54 L8 -62 "
        "L-4 -54 L-16 -62 L-28 -54 L-38 -62 Z"
    )
    s.shadow(cl, 4, 0.3)
    s.p(cl, cloth)
    s.p(
        g("M-40 -118 C-30 -138 -18 -150 0 -146 C-12 -120 -16 -90 -16 -62 L-28 -54 L-38 -62 Z"),
        mix(cloth, "#ffffff", 0.2),
    )
    s.p(g("M-38 -74 L33 -74"), stroke="#f0c96a", sw=5 * k, cap="butt")
    pack(g)


SAND = ("#a85a62", "#c4745f", "#f7bd8e", "#8a4652", "#6b3346")
SNOW = ("#7f9cb8", "#a8c0d0", "#f4faff", "#5c7894", "#43597a")


@picture("wealth/axemens_caravan", DESERT, SAND, ("copper", "copper", "copper", "copper"))
@picture("wealth/northern_caravan", SNOWFIELD, SNOW, ("iron", "iron", "iron", "iron"))
def caravan(mood: tuple, dunes: tuple[str, ...], load: tuple[str, ...]) -> Svg:
    c0, c1, shade, rings, core, rim = mood
    s = sheet(c0, c1, 330, 170, shade, rings, core, rim, None, 0.2)
    s.layer(circle(330, 170, 62), "#fff3cc", rim="#ffffff", blur=9, op=0.12)
    for x, y, r in (
        (60, 120, 6),
        (120, 50, 5),
        (180, 90, 4),
        (40, 190, 4),
        (460, 40, 5),
    ):
        s.p(star(x, y, r, 4, 0.3), "#ffe9d0")
    s.layer(
        "M-10 250 C60 206 120 214 190 244 C270 274 350 214 430 220 C470 224 490 236 506 244 "
        "L506 400 L-10 400 Z",
        dunes[0],
        dunes[1],
        206,
        320,
        rim=dunes[2],
        blur=9,
        op=0.26,
    )

    def pk1(g):
        d = g("M-34 -120 C-40 -146 30 -150 32 -120 Z")
        s.p(d, "#8a4a3a")

    camel(s, 34, 262, 0.38, "#6b3448", "#8a4a52", "#ffc998", "#96404a", pk1, 4)
    camel(s, 104, 274, 0.46, "#5c2c42", "#7d414c", "#ffc998", "#3f5a86", pk1, 5)
    s.layer(
        "M-10 290 C80 266 150 282 230 292 C320 302 420 276 506 282 L506 400 L-10 400 Z",
        dunes[3],
        dunes[4],
        270,
        360,
        rim=dunes[2],
        blur=9,
        op=0.3,
    )

    def pack(g):
        k = 1.42
        bx = g("M-30 -134 L28 -134 L32 -96 L-34 -96 Z")
        s.shadow(bx, 6, 0.36)
        s.p(bx, "#7a4d2a")
        s.p(g("M-30 -134 L-6 -134 L-8 -96 L-34 -96 Z"), "#a8713f")
        s.p(g("M-32 -116 L30 -116 M-2 -134 L-2 -96"), stroke="#3d2413", sw=4)
        for fn, px, py, kk, r in (
            (load[0], -22, -148, 0.62, -16),
            (load[1], 22, -147, 0.6, 18),
            (load[2], 0, -145, 0.7, 0),
            (load[3], 0, -164, 0.6, 4),
        ):
            q = parse(g(f"M{px} {py}"))[0][1]
            resource(s, fn, q[0], q[1], kk * k * 0.8, r)
        s.p(bx, "#7a4d2a")
        s.p(g("M-30 -134 L-6 -134 L-8 -96 L-34 -96 Z"), "#a8713f")
        s.p(g("M-32 -116 L30 -116"), stroke="#3d2413", sw=4)
        s.p(g("M-33 -137 L31 -137 L31 -130 L-33 -130 Z"), BRASS["lit"])
        s.p(g(rrect(-6, -126, 12, 16, 2)), BRASS["lit"])
        d = g(rrect(-48, -92, 92, 26, 12))
        s.shadow(d, 5, 0.34)
        s.p(d, "#3a5a86")
        s.p(g(rrect(-48, -92, 92, 12, 6)), "#6b8fb8")
        s.p(g(circle(42, -79, 8, 13)), "#27406b")
        s.p(g(circle(42, -79, 4, 7)), "#6b8fb8")
        s.p(g("M-28 -93 L-28 -66 M14 -93 L14 -66"), stroke="#f0c96a", sw=6, cap="butt")

    camel(s, 236, 352, 1.36, "#5a3030", "#a8603f", "#ffd9a0", "#8f2f3a", pack, 9)
    s.layer(
        "M-10 346 C100 330 220 352 320 350 C400 348 450 338 506 340 L506 400 L-10 400 Z",
        "#46203a",
        "#32152c",
        330,
        380,
        rim="#c4705f",
        blur=8,
        op=0.34,
    )
    # the driver ahead
    D = placed(448, 352, 1.5)
    rb = "M-16 0 C-15 -24 -14 -42 -6 -50 L8 -50 C16 -42 17 -22 18 0 Z"
    s.shadow(D(rb), 6, 0.3)
    s.p(T(D(rb), -1.4, -1.2), "#ffd9a0")
    s.p(D(rb), "#3a4e6e")
    s.p(D("M-16 0 C-15 -24 -14 -42 -6 -50 L2 -50 C-4 -34 -4 -16 -2 0 Z"), "#5a7498")
    s.p(D(circle(1, -58, 9)), "#8f5f43")
    s.p(
        D("M-11 -58 C-12 -72 14 -72 13 -60 C6 -64 -4 -64 -11 -58 Z M-11 -60 L-15 -44 L-8 -50 Z"),
        "#f1e6cc",
    )
    s.p(D("M20 6 L20 -70"), stroke="#2f1c10", sw=5)
    s.p("M432 156 C440 200 424 250 428 292", stroke="#3d2413", sw=3.4)
    return s
