"""The forge gone cold: the picture of a solo game that was lost."""

import random

from colours import mix
from paths import T, circle, hills, poly, rrect
from svgkit import Svg, picture

SHADE = "#05080f"


@picture("scenes/lost")
def draw() -> Svg:
    s = Svg(1600, 900, SHADE)
    s.ground(s.rad(1180, 300, 1100, (0, "#4f6a84"), (0.4, "#2b3c52"), (1, "#121826")))
    _wall(s)
    with s.at(295, -4, 0.75):
        _window(s)
    _sign(s)
    # What matters stands high: words come below it.
    with s.at(0, -250):
        _hearth(s)
        _rack(s)
        _floor(s)
        _anvil(s)
    return s


def _wall(s: Svg) -> None:
    rows = ((620, "#25324a"), (480, "#2c3d57"), (350, "#365069"))
    s.rings(1180, 300, rows, light="#a9c4da", t=0.12, op=0.3, amp=5, blur=16)
    for y in range(40, 780, 74):
        for i, x in enumerate(range(-60, 1640, 170)):
            at = x + (y // 74 % 2) * 85
            if (i * 5 + y // 74 * 3) % 4 == 0 and not 980 < at < 1380:
                s.p(rrect(at, y, 132, 50, 5), "#1b2536", 0.55)
                s.p(rrect(at, y, 132, 4, 2), "#5d7b95", 0.25)


def _window(s: Svg) -> None:
    """Rain and a moon, where nobody comes with an order any more."""
    frame = "M1010 520 L1010 210 C1010 80 1350 80 1350 210 L1350 520 Z"
    s.layer(frame, "#141c2a", rim="#86a6bf", blur=14, op=0.5)
    glass = "M1034 498 L1034 214 C1034 108 1326 108 1326 214 L1326 498 Z"
    s.p(glass, s.rad(1230, 220, 330, (0, "#bcd6e4"), (0.35, "#6f92ac"), (1, "#33496a")))
    s.halo(1230, 214, 46, 12, 0.2)
    s.p(circle(1230, 214, 46), "#eef6f6")
    s.p(circle(1218, 206, 8), "#d2e2e6")
    s.p(circle(1244, 226, 6), "#d2e2e6")
    far = hills([(1034, 420), (1110, 372), (1180, 402), (1262, 350), (1326, 384)], 498)
    s.p(far, "#2a3c58")
    tower = poly([(1096, 460), (1096, 330), (1110, 300), (1124, 330), (1124, 460)])
    s.p(tower, "#1e2c44")
    s.p(hills([(1034, 452), (1140, 430), (1240, 446), (1326, 420)], 498), "#1a2538")
    chance = random.Random(11)
    for _ in range(70):
        x, y = chance.uniform(1044, 1318), chance.uniform(140, 470)
        long = chance.uniform(16, 34)
        s.p(
            f"M{x:.0f} {y:.0f} L{x - long * 0.22:.0f} {y + long:.0f}",
            stroke="#dfeef5",
            sw=2,
            op=0.35,
        )
    s.p("M1180 112 L1180 498 M1034 300 L1326 300", stroke="#141c2a", sw=13, cap="butt")
    s.layer("M988 520 L1372 520 L1380 546 L980 546 Z", "#1a2333", rim="#7795ae", blur=8, op=0.4)
    s.p(poly([(1034, 546), (1326, 546), (860, 1120), (380, 1120)]), "#a9c8dc", 0.07)


def _hearth(s: Svg) -> None:
    """No fire: ash, and three embers that have not noticed yet."""
    body = "M330 800 L330 360 L420 270 L470 -20 L770 -20 L820 270 L910 360 L910 800 Z"
    s.layer(body, "#2b3242", "#1a202d", 0, 800, rim="#6f8ba3", blur=16, op=0.5)
    s.p("M770 -20 L820 270 L910 360 L910 800 L840 800 L840 390 L770 300 L726 -20 Z", "#3b485c")
    for x, y in ((480, 60), (580, 120), (640, 40), (520, 190), (640, 220), (360, 470), (360, 610),
                 (850, 470), (850, 560), (850, 690)):  # fmt: skip
        s.p(
            rrect(x, y, 66 if x not in (360, 850) else 40, 30, 4),
            "#1f2634" if x < 700 else "#2c3647",
        )
    s.p("M400 800 L400 540 C400 400 840 400 840 540 L840 800 Z", "#0d1119")
    s.p("M424 800 L424 546 C424 430 816 430 816 546 L816 800 Z", "#07090e")
    ash = hills([(424, 790), (520, 742), (620, 724), (720, 748), (816, 788)], 800)
    s.layer(ash, "#363c49", "#232833", 720, 800, rim="#5b6575", blur=8, op=0.4)
    for x, y, r in ((590, 752, 9), (640, 764, 6), (676, 752, 7), (554, 772, 4)):
        s.glow(x, y, 12 * r, "#e0532a", 0.4, core="#ff9a4a")
        s.p(circle(x, y, r, r * 0.7), "#ff8a44")
        s.p(circle(x - r * 0.2, y - r * 0.2, r * 0.45, r * 0.3), "#ffd890")
    for i, (x, y, k) in enumerate(((620, 690, 1), (640, 640, 1.3), (616, 586, 1.6))):
        s.p(T("M0 30 C-16 14 16 -2 0 -18 C-10 -28 2 -34 2 -40", x, y, k), stroke="#8fa3b5", sw=5,
            op=0.2 - 0.05 * i)  # fmt: skip


def _rack(s: Svg) -> None:
    """A rack with one hammer left of five."""
    s.layer("M60 330 L300 330 L300 352 L60 352 Z", "#232b39", rim="#6f8ba3", blur=8, op=0.4)
    for x in (84, 132, 180, 228, 276):
        s.p(circle(x, 356, 6), "#0f141d")
    hammer = T("M-5 0 L5 0 L5 118 L-5 118 Z M-30 104 L30 104 L30 146 L-30 146 Z", 132, 352)
    s.shadow(hammer, 8, 0.4)
    s.p(T(hammer, 1.6, -1), "#86a6bf")
    s.p(hammer, "#2b3444")
    web = "M60 352 C92 372 108 392 112 430 M60 392 C78 396 96 404 112 430 M60 430 L112 430"
    s.p(web, stroke="#9fb6c8", sw=1.6, op=0.35)


def _sign(s: Svg) -> None:
    """The guild's sign hangs by one nail."""
    s.p("M1470 60 L1470 130", stroke="#0f141d", sw=5)
    board = T(rrect(-90, 0, 180, 92, 8), 1488, 130, 1, 17)
    s.layer(board, "#3a3338", "#2a262c", 130, 250, rim="#8a8f9c", blur=10, op=0.5)
    anvil = "M-34 -8 L-18 -8 L-18 -14 L34 -14 L34 -2 C22 2 14 8 12 16 L12 22 L24 30 L-20 30 L-8 22"
    s.p(T(f"{anvil} L-8 16 C-14 10 -26 6 -34 -8 Z", 1474, 176, 1, 17), "#77808f")
    s.p(T("M-60 6 L-44 30 L-52 40 L-30 78", 1488, 130, 1, 17), stroke="#121019", sw=4)


def _floor(s: Svg) -> None:
    floor = hills([(-20, 796), (400, 786), (900, 792), (1300, 780), (1620, 790)], 1180)
    s.layer(floor, "#1c2432", "#0c1018", 780, 1150, rim="#56718a", blur=14, op=0.5)
    for x, y, w in ((90, 850, 180), (1300, 842, 200), (760, 874, 150), (1080, 862, 120)):
        s.p(circle(x, y, w / 2, 9), "#89a9c2", 0.14)
    torn = T("M0 0 L96 -14 L104 62 L84 58 L72 74 L56 64 L44 82 L30 70 L10 78 Z", 1110, 826, 1, -8)
    s.layer(torn, "#b9b39c", "#8d8a7c", 800, 900, rim="#e8e2cc", blur=6, op=0.4)
    s.p(T("M18 14 L78 6 M20 26 L80 18 M22 38 L66 32", 1110, 826, 1, -8), stroke="#4b4a48", sw=4)
    s.p(T(circle(80, 44, 10), 1110, 826, 1, -8), "#7d3030")


def _anvil(s: Svg) -> None:
    """The anvil before it all, and what was to be the masterpiece in two pieces."""
    block = poly([(1006, 900), (1020, 812), (1216, 812), (1230, 900)])
    block = T(block, -620, 0)
    s.layer(block, "#2c2624", "#191718", 800, 900, rim="#7d8fa0", blur=12, op=0.5)
    anvil = T(
        "M4 16 L20 16 L20 12 L60 12 L60 22 C50 24 44 28 42 34 L42 40 L52 46 L52 54 L14 54 "
        "L14 46 L24 40 L24 34 C18 32 8 28 4 16 Z",
        370, 628, 3.5,
    )  # fmt: skip
    s.layer(anvil, "#20252f", "#12151c", 660, 820, rim="#9dbcd3", blur=14, op=0.55, rd=(1.6, 2))
    s.p(T("M20 12 L60 12 L60 15 L20 15 Z", 370, 628, 3.5), "#7f9bb2")
    blade = T("M0 -9 L150 -9 L172 -2 L150 9 L140 2 L128 9 L0 9 Z", 470, 664, 1, 3)
    hilt = T("M0 -26 L12 -26 L12 26 L0 26 Z M-52 -7 L0 -7 L0 7 L-52 7 Z", 470, 664, 1, 3)
    for d, c in ((blade, "#93a5b6"), (hilt, "#5b4a3c")):
        s.shadow(d, 7, 0.4)
        s.p(T(d, 0.6, -1.4), mix(c, "#ffffff", 0.4))
        s.p(d, c)
    point = T("M0 -9 L12 -4 L22 -9 L96 -6 L132 0 L96 9 L8 9 Z", 720, 842, 1, 24)
    s.shadow(point, 7, 0.4)
    s.p(T(point, 0, -1.6), "#d5e2ec")
    s.p(point, "#8b9dae")
