"""Single-use cards that bring a fighter: a sellsword, a hardened one, a sworn one."""

from busts.figure import face, shoulders
from colours import mix
from materials import BRASS, IRON, SKINS
from moods import CHAPEL, STORM, SUNSET
from paths import circle, placed, rrect
from svgkit import Svg, picture
from wares import flat_coin, sheet


@picture(
    "market/single_sellsword",
    SUNSET,
    ("#4a1d20", "#5c2622", "#b5593c"),
    SKINS[0],
    ("#c9582c", "#8f3418", "#6b2413"),
    ("#574350", "#3a2c34"),
    ("#b8946a", "#8a6a4a"),
)
@picture(
    "market/single_hardened_sellsword",
    STORM,
    ("#24343a", "#30444a", "#7f9c9c"),
    SKINS[2],
    ("#d8d4cc", "#a29e96", "#6f6b64"),
    ("#5c4a3a", "#3d3026"),
    ("#8f9aa0", "#5f6a72"),
    True,
)
@picture(
    "market/single_sworn_sword",
    CHAPEL,
    ("#2a1f58", "#3a2c6c", "#9a80c8"),
    SKINS[3],
    ("#f4d88a", "#c9a04a", "#8a6a24"),
    ("#6d84b8", "#46598c"),
    ("#fff6e0", "#cfc2a4"),
    False,
    "#c8374a",
)
def draw(
    mood: tuple,
    town: tuple[str, ...],
    skin: tuple[str, ...],
    hair: tuple[str, ...],
    coat: tuple[str, ...],
    fur_tones: tuple[str, ...],
    patch: bool = False,
    circlet: str = "",
) -> Svg:
    c0, c1, shade, rings, core, rim = mood
    s = sheet(c0, c1, 248, 170, shade, rings, core, rim)
    s.layer(
        "M-10 262 L40 262 L40 214 L66 184 L92 214 L92 262 L130 262 L130 400 L-10 400 Z "
        "M506 250 L470 250 L470 222 L446 222 L446 206 L420 206 L420 222 L400 222 L400 262 "
        "L366 262 L366 400 L506 400 Z",
        town[0],
        town[1],
        184,
        330,
        rim=town[2],
        blur=8,
        op=0.28,
    )
    for x, y in ((60, 228), (430, 240), (448, 262)):
        s.p(rrect(x, y, 10, 16, 2), "#ffc861")
    # great sword over the shoulder, behind
    g = placed(384, 210, 1.04, 17)
    bl = "M-17 -176 L0 -206 L17 -176 L17 30 L-17 30 Z"
    s.shadow(g(bl), 9, 0.4, 3, 5)
    s.p(g(bl), IRON["base"])
    s.p(g("M-17 -176 L0 -206 L0 30 L-17 30 Z"), "#c5ccd6")
    s.p(g("M-4 -170 L4 -170 L4 26 L-4 26 Z"), IRON["sh"])
    s.p(g(rrect(-50, 28, 100, 16, 6)), BRASS["dk"])
    s.p(g(rrect(-49, 28, 98, 9, 4)), BRASS["lit"])
    B = s.inset(214, 384, 2.42, origin=(60, 132))
    shoulders(B, coat[1], coat[0])
    B.p("M60 112 L44 140 L76 140 Z", "#232a33")
    hb = "M60 10 C38 8 32 30 34 54 L40 66 L80 66 L86 54 C88 30 82 8 60 10 Z"
    B.p(hb, hair[2])
    face(B, skin)
    hr = (
        "M36 52 C32 20 50 8 64 10 C82 10 90 28 84 54 C82 44 78 38 72 34 C64 42 50 42 42 38 "
        "C38 42 38 48 36 52 Z"
    )
    B.shadow(hr, 3, 0.3)
    B.p(hr, hair[1])
    B.p(
        "M36 52 C32 20 50 8 62 10 C52 16 46 26 48 39 C46 39 44 39 42 38 C38 42 38 48 36 52 Z",
        hair[0],
    )
    if patch:
        B.p("M38 40 L83 52", stroke="#22150f", sw=3)
        B.p("M63 48 C66 45 77 46 79 50 C79 58 74 61 70 60 C65 59 62 54 63 48 Z", "#22150f")
    if circlet:
        B.p("M37 43 C46 34 74 34 83 43 L83 39 C74 29 46 29 37 39 Z", BRASS["base"])
        B.p("M60 29 L65.5 35.5 L60 43 L54.5 35.5 Z", BRASS["dk"])
        B.p("M60 31 L63.6 35.5 L60 40.6 L56.4 35.5 Z", circlet)
    B.p("M44 44 L54 63", stroke=mix(skin[0], "#ffffff", 0.4), sw=2)
    fur = (
        "M22 112 L18 102 L28 104 L28 94 L38 98 L42 88 L50 96 L60 102 L70 96 L78 88 L82 98 "
        "L92 94 L92 104 L102 102 L98 112 L102 120 L90 118 L84 126 L76 118 L66 124 L60 114 "
        "L54 124 L44 118 L36 126 L30 118 L18 120 Z"
    )
    B.shadow(fur, 4, 0.32)
    B.p(fur, fur_tones[1])
    B.p(
        "M22 112 L18 102 L28 104 L28 94 L38 98 L42 88 L50 96 L60 102 L60 114 L54 124 L44 118 "
        "L36 126 L30 118 L18 120 Z",
        fur_tones[0],
    )
    ar = "M300 300 C330 300 352 290 362 274 L396 296 C388 330 360 372 330 400 L280 400 Z"
    s.shadow(ar, 7, 0.36)
    s.p(ar, mix(coat[1], "#000000", 0.2))
    s.p(
        "M300 300 C330 300 352 290 362 274 L374 282 C360 304 330 320 296 322 Z",
        mix(coat[0], coat[1], 0.3),
    )
    s.p(g(rrect(-10, 44, 20, 80, 4)), "#7a4d2a")
    s.p(g("M-9 104 L9 112 M-9 114 L9 122"), stroke="#c48d55", sw=4)
    s.p(g(circle(0, 132, 15)), BRASS["dk"])
    s.p(g(circle(-1, 131, 11)), BRASS["lit"])
    ga = g("M-30 62 C-32 50 28 46 32 58 L34 92 C30 104 -24 106 -30 94 Z")
    s.shadow(ga, 6, 0.4)
    s.p(ga, "#4d5560")
    s.p(g("M-30 62 C-32 50 28 46 32 58 L32.6 68 L-30 74 Z"), "#98a1ac")
    s.p(g("M-30 84 L34 78"), stroke="#2c3038", sw=3)
    flat_coin(s, 70, 236, 0.8, 14)
    s.p(
        "M50 292 L50 274 M70 304 L70 280 M90 292 L90 274",
        stroke="#ffd9a0",
        sw=4,
        op=0.8,
    )
    return s
