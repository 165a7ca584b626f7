"""The guild hall on the evening of the count: the place where the winner's shield is hung."""

import math

from colours import mix
from paths import T, circle, mirrored, poly, rrect
from svgkit import Svg, picture
from wares import person

MIDDLE = 800
SHADE = "#140a06"


@picture("scenes/hall")
def draw() -> Svg:
    s = Svg(1600, 900, SHADE)
    s.ground(s.rad(MIDDLE, 380, 900, (0, "#b5763a"), (0.4, "#6f4324"), (1, "#2a1810")))
    _apse(s)
    for depth in range(3):
        _arch(s, depth)
    _chandeliers(s)
    _feast(s)
    return s


def _apse(s: Svg) -> None:
    """The far wall: rings of light, and rays that fall from the great window."""
    rows = ((430, "#7a4a28"), (350, "#935a2e"), (270, "#b27236"), (196, "#d19448"))
    s.rings(MIDDLE, 350, rows, light="#ffe2a8", t=0.18, op=0.3, amp=3, blur=14)
    for i in range(24):
        a = math.tau * i / 24
        b = a + math.tau / 60
        ends = [(MIDDLE + r * math.cos(t), 350 + r * math.sin(t)) for r, t in ((60, a), (330, a))]
        ends += [(MIDDLE + 330 * math.cos(b), 350 + 330 * math.sin(b))]
        s.p(poly(ends), "#ffdf9a", 0.1)
    s.halo(MIDDLE, 350, 150, 16, 0.3)
    s.p(circle(MIDDLE, 350, 150), "#f0bd6a")
    s.p(circle(MIDDLE, 352, 147), s.rad(MIDDLE, 340, 150, (0, "#fff3cc"), (1, "#eeb458")))


def _arch(s: Svg, depth: int) -> None:
    """A vault on two pillars, the nearest darkest."""
    reach = (440, 580, 740)[depth]
    foot = (700, 760, 840)[depth]
    rise = (120, 60, -20)[depth]
    body = ("#5d3a22", "#432918", "#2b1a11")[depth]
    rim = ("#d99c58", "#b57a42", "#8a5a30")[depth]
    left, right = MIDDLE - reach, MIDDLE + reach
    hole = (
        f"M{left} {foot} L{left} 380 C{left} {rise - 10} {MIDDLE - reach * 0.52} {rise} "
        f"{MIDDLE} {rise} C{MIDDLE + reach * 0.52} {rise} {right} {rise - 10} {right} 380 "
        f"L{right} {foot} Z"
    )
    wall = f"M-40 -60 L1640 -60 L1640 {foot} L-40 {foot} Z"
    s.layer(
        f"{wall} {hole}", body, mix(body, "#000000", 0.25), 100, 800,
        rim=rim, blur=15, op=0.42, evenodd=True, hole=hole,
    )  # fmt: skip
    for side in (0, 1):
        pillar = _pillar(left, foot, 30 + 12 * depth)
        shape = mirrored(pillar, MIDDLE) if side else pillar
        s.layer(shape, mix(body, "#ffcf8a", 0.16), body, 200, foot, rim=rim, blur=9, op=0.4)


def _pillar(x: float, foot: float, wide: float) -> str:
    w = wide / 2
    half = [(12, 372), (4, 396), (0, 404), (0, foot - 30), (10, foot - 16), (10, foot)]
    right = [(x + w + out, y) for out, y in half]
    left = [(x - w - out, y) for out, y in reversed(half)]
    return poly(right + left)


def _chandeliers(s: Svg) -> None:
    """Wheels of candles on chains."""
    for x, y, k in ((470, 205, 1.0), (1130, 205, 1.0), (170, 250, 1.25), (1430, 250, 1.25)):
        s.p(f"M{x} -20 L{x} {y - 20 * k}", stroke="#1c110b", sw=4 * k)
        s.p(f"M{x} {y - 60 * k} L{x - 66 * k} {y} M{x} {y - 60 * k} L{x + 66 * k} {y}",
            stroke="#1c110b", sw=3 * k)  # fmt: skip
        s.glow(x, y - 14 * k, 120 * k, "#ffb552", 0.5, core="#ffd88a")
        ring = circle(x, y, 70 * k, 15 * k)
        s.shadow(ring, 8, 0.4)
        s.p(ring, "#1c110b")
        s.p(circle(x, y - 3 * k, 64 * k, 11 * k), "#4a2d1a")
        for i in range(5):
            cx = x + (i - 2) * 30 * k
            cy = y - (14 if i % 2 else 8) * k
            s.p(rrect(cx - 4 * k, cy - 20 * k, 8 * k, 22 * k, 2), "#f3e2bd")
            s.p(T("M0 0 C-7 -8 -3 -14 0 -22 C4 -14 7 -8 0 0 Z", cx, cy - 20 * k, k), "#ffce5e")
            s.p(T("M0 -1 C-3 -6 -1 -9 0 -14 C2 -9 3 -6 0 -1 Z", cx, cy - 20 * k, k), "#fff7d8")


def _feast(s: Svg) -> None:
    """The long table, and everybody behind it with a mug in the air."""
    floor = "M-20 800 C300 770 1300 770 1620 800 L1620 930 L-20 930 Z"
    s.layer(floor, "#3b2416", "#20130c", 780, 900, rim="#8f5c33", blur=12, op=0.4)
    for i in range(26):
        x = 30 + i * 62
        if 560 < x < 1040:
            continue  # the way to the shield stays clear
        k = 1.5 + 0.3 * math.sin(i * 2.3)
        y = 838 + 12 * math.sin(i * 1.7)
        person(
            s, x, y, k, mix("#2a1710", "#4a2c1a", (i * 7 % 5) / 6), "#d18e4e", i % 2, 1 - i % 2 * 2
        )
        hand = (x + (26 if i % 2 else -24), y - 62 * k - 4 * (i % 3))
        s.p(f"M{x} {y - 34 * k:.0f} L{hand[0]} {hand[1] - 4:.0f}", stroke="#2a1710", sw=7)
        _mug(s, *hand, k)
    top = "M-20 850 L1620 850 L1620 878 L-20 878 Z"
    s.layer(top, "#4d2f1c", "#3a2214", 850, 878, rim="#c98d50", blur=10, op=0.45)
    for x in range(40, 1600, 118):
        s.p(circle(x, 850, 26, 7), "#e9d5a8")
        s.p(circle(x, 848, 18, 5), "#a5602f")
    s.p("M-20 878 L1620 878 L1620 930 L-20 930 Z", "#1c110b")


def _mug(s: Svg, x: float, y: float, k: float) -> None:
    s.p(T("M-6 0 L-7 -16 L7 -16 L6 0 Z", x, y, k), "#6b4426")
    s.p(T("M-8 -16 C-9 -23 -2 -24 0 -22 C4 -25 9 -22 8 -16 Z", x, y, k), "#fff3d6")
