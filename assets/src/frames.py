"""Frames of cards and tiles: the picture lies under the frame and shows through its window.

A card has two layouts, 260 and 130 wide, each drawn at its own size: see SIZES.
"""

import math

from colours import mix
from materials import GILT, KINDS, QUESTS
from paths import Point, T, circle, poly, rrect
from svgkit import Svg, picture

BLACK, WHITE, PALE = "#000000", "#ffffff", "#ffe8b0"
# Width, height, corner radius, border, height of the window, height of the title band.
SIZES = {
    ("quest", 260): (260, 364, 13, 6, 149, 42),
    ("quest", 130): (130, 182, 9, 4, 73, 34),
    ("market", 260): (260, 364, 13, 6, 187, 40),
    ("market", 130): (130, 182, 9, 4, 94, 33),
}


def arc(cx: float, cy: float, r: float, a0: float, a1: float, n: int = 8) -> list[Point]:
    angles = [math.radians(a0 + (a1 - a0) * i / n) for i in range(n + 1)]
    return [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles]


def silhouette(w: float, h: float, r: float, inset: float, notch: tuple | None) -> str:
    """A rounded card, inset, with ticket notches (height, radius) if asked for."""
    p = arc(r, r, r - inset, 180, 270) + arc(w - r, r, r - inset, 270, 360)
    if notch:
        p += arc(w, notch[0], notch[1] + inset, 270, 90, 12)
    p += arc(w - r, h - r, r - inset, 0, 90) + arc(r, h - r, r - inset, 90, 180)
    if notch:
        p += arc(0, notch[0], notch[1] + inset, 90, -90, 12)
    return poly(p)


def three_sides(b: float, r: float, w: float, y0: float, y1: float, close: bool) -> str:
    """Up the left side from y0, along y1 with round corners, and down the right side."""
    turn = r if y1 < y0 else -r
    return (
        f"M{b} {y0} L{b} {y1 + turn} Q{b} {y1} {b + r} {y1} L{w - b - r} {y1} "
        f"Q{w - b} {y1} {w - b} {y1 + turn} L{w - b} {y0}" + (" Z" if close else "")
    )


class Frame:
    """One frame in the making: its measures and its colour."""

    def __init__(self, layout: str, width: int, colour: str, notch: float) -> None:
        self.w, self.h, self.r, self.b, window, band = SIZES[layout, width]
        self.s, self.colour = Svg(self.w, self.h), colour
        self.large = width > 200
        self.y0, self.y1 = self.b + window, self.b + window + band
        self.corner = self.r - self.b
        self.notch = (self.y1, notch) if notch else None
        self.k = notch

    def border(self) -> None:
        """Dark edge, lit edge, field; the window is left open."""
        s, w, h, r = self.s, self.w, self.h, self.r
        window = three_sides(self.b, self.corner, w, self.y0, self.b, True)
        light = s.lin(
            0, 0, w * 0.5, h, (0, mix(self.colour, WHITE, 0.05)), (1, mix(self.colour, BLACK, 0.16))
        )
        for inset, dy, fill in (
            (0, 0, mix(self.colour, BLACK, 0.55)),
            (1, 0, mix(self.colour, WHITE, 0.18)),
            (1.4, 0.5, light),
        ):
            edge = T(silhouette(w, h, r, inset, self.notch), 0, dy)
            s.p(f"{edge} {window}", fill, evenodd=True)

    def parchment(self) -> None:
        s, w, h, b, y, r, k = self.s, self.w, self.h, self.b, self.y1, self.corner, self.k
        feet = arc(w - b - r, h - b - r, r, 0, 90) + arc(b + r, h - b - r, r, 90, 180)
        if k:
            a = math.degrees(math.asin(math.sqrt(max(0, k**2 - b * b)) / k))
            right = [(w - k, y), *arc(w, y, k, 180, 180 - a, 4)[1:], (w - b, h - b - r)]
            outline = [*right, *feet, *arc(0, y, k, a, 0, 4)]
        else:
            outline = [(b, y), (w - b, y), *feet]
        s.p(outline, s.lin(0, y, 0, h, (0, "#efe5ce"), (1, "#e3d5b4")))
        if not k:
            fade = s.lin(0, y, 0, y + 4, (0, "#3a2a1d", 0.28), (1, "#3a2a1d", 0))
            s.p(rrect(b, y, w - 2 * b, 4), fade)

    def lines(self, double: bool) -> None:
        s, w, h, b = self.s, self.w, self.h, self.b
        outside = b - 0.5
        s.p(
            three_sides(outside, self.corner, w, self.y0, outside, False),
            stroke=mix(GILT, PALE, 0.25),
        )
        if not self.k:
            foot = three_sides(outside, self.corner, w, self.y1, h - outside, False)
            s.p(foot, stroke=mix(GILT, BLACK, 0.05))
        if double:
            s.p(rrect(2.5, 2.5, w - 5, h - 5, self.r - 2.5), stroke=GILT)

    def band(self) -> None:
        """The band of the title, with its rules."""
        s, w, y0, y1, k = self.s, self.w, self.y0, self.y1, self.k
        if k:
            ends = arc(w, y1, k + 1, 270, 180, 6) + arc(0, y1, k + 1, 0, -90, 6)
            shape = poly([(1.4, y0), (w - 1.4, y0), *ends])
        else:
            shape = rrect(1.4, y0, w - 2.8, y1 - y0)
        darker = 0.03 if self.colour == QUESTS["gold"] else 0.14
        tones = ((0, mix(self.colour, WHITE, 0.05)), (1, mix(self.colour, BLACK, darker)))
        s.p(shape, s.lin(0, y0, 0, y1, *tones))
        edge, low = (5 if self.large else 4), y1 - (k + 1 if k else 0)
        s.p(rrect(1.4, y0, edge - 1.4, low - y0), BLACK, 0.18)
        s.p(rrect(w - edge, y0, edge - 1.4, low - y0), BLACK, 0.22)
        dark = mix(self.colour, BLACK, 0.55)
        inside = k + 1.5 if k else 1.4
        for y, c, x in (
            (y0 + 0.5, dark, 1.4),
            (y0 + 1.5, mix(GILT, "#fff0c0", 0.25), 1.4),
            (y1 - 1.5, mix(GILT, BLACK, 0.12), inside),
            (y1 - 0.5, dark, inside),
        ):
            s.p(f"M{x} {y} L{w - x} {y}", stroke=c, cap="butt")

    def perforation(self) -> None:
        """The dashes along which a ticket is torn."""
        y, end = self.y1 + (6.5 if self.large else 4.5), self.w - self.k - 5
        x = self.k + 5
        while x < end:
            line = f"M{x} {y} L{min(x + 5, end)} {y}"
            self.s.p(line, stroke="#a58d62", sw=1.6 if self.large else 1.2, cap="butt")
            x += 9

    def pennant(self) -> None:
        """The pennant on which the stage's numeral is set."""
        s, c = self.s, self.colour
        w, h, x = (28, 42, 218) if self.large else (20, 27, 104)
        dip = h - w * 0.3
        whole = f"M{x} 0 L{x + w} 0 L{x + w} {h} L{x + w / 2} {dip} L{x} {h} Z"
        s.p(T(whole, 1.4, 1.4), BLACK, 0.35)
        s.p(whole, mix(c, BLACK, 0.14))
        s.p(f"M{x} 0 L{x + w / 2} 0 L{x + w / 2} {dip} L{x} {h} Z", mix(c, WHITE, 0.10))
        hem = (
            f"M{x + 2} 0 L{x + 2} {h - 3.5} L{x + w / 2} {dip - 3} L{x + w - 2} {h - 3.5} "
            f"L{x + w - 2} 0"
        )
        s.p(hem, stroke=mix(GILT, PALE, 0.35))


def card(layout: str, width: int, colour: str, kind: str) -> Svg:
    f = Frame(layout, width, colour, (9 if width > 200 else 5) if kind == "single" else 0)
    f.border()
    f.parchment()
    f.lines(double=kind == "unique" and f.large)
    f.band()
    if f.k:
        f.perforation()
    if layout == "quest":
        f.pennant()
    return f.s


for _width in (260, 130):
    for _name, _colour in QUESTS.items():
        picture(f"frames/quest_{_name}_{_width}", "quest", _width, _colour, "quest")(card)
    for _kind, _colour in KINDS.items():
        picture(f"frames/{_kind}_{_width}", "market", _width, _colour, _kind)(card)


def adventurer(side: str, w: int, h: int, r: float) -> Svg:
    """An adventurer's tile: the front for levels 1 and 2, the back for 3 and 4, the champion's."""
    s, k = Svg(w, h), w / 260
    field, edge = {
        "front": (("#553d29", "#3a2a1d"), "#8d6c34"),
        "back": (("#4a4038", "#2c2621"), "#b9b3a4"),
        "champion": (("#5c2f2c", "#331a1d"), "#e0b455"),
    }[side]
    s.p(rrect(0, 0, w, h, r), "#120c08")
    s.p(rrect(1, 1, w - 2, h - 2, r - 1), edge)
    s.p(rrect(1, 2, w - 2, h - 3, r - 1), s.lin(0, 0, 0, h, (0, field[0]), (1, field[1])))
    if side == "front":
        return s
    inset = 4.5 if w > 200 else 3.5
    line = "#8f8a7e" if side == "back" else GILT
    s.p(rrect(inset, inset, w - 2 * inset, h - 2 * inset, r - inset), stroke=line, op=0.8)
    studs = [(x, y) for x in (inset, w - inset) for y in (inset, h - inset)]
    for x, y in studs:
        x, y = (v + (2.2 if v < 20 else -2.2) * (1 if w > 200 else 0.6) for v in (x, y))
        radius = 4.2 * max(k, 0.62)
        s.p(circle(x, y, radius), "#1a110a")
        s.p(circle(x, y, radius * 0.72), line)
        s.p(circle(x - radius * 0.2, y - radius * 0.2, radius * 0.3), "#fff3cf")
    if side == "champion":
        # a crown of rays behind the top edge
        for i in range(9):
            x = w / 2 + (i - 4) * 9 * k
            tall = (9 - abs(i - 4) * 1.4) * k
            s.p([(x - 3.4 * k, 2), (x, 2 + tall), (x + 3.4 * k, 2)], GILT, 0.55)
    return s


for _side in ("front", "back", "champion"):
    picture(f"frames/adventurer_{_side}_260", _side, 260, 148, 12)(adventurer)
    picture(f"frames/adventurer_{_side}_130", _side, 130, 74, 8)(adventurer)


@picture("frames/tile")
def tile() -> Svg:
    """A plaque for a bonus tile, 220 x 268: the picture sits in the ring, numbers on the plate.

    The picture (200 square) is shown 172 wide with its middle at (110, 104); the plate is at
    y 204 to 252, x 24 to 196.
    """
    s = Svg(220, 268, "#0a0603")
    s.p(rrect(1, 1, 218, 266, 26), "#120c08")
    s.p(rrect(3, 3, 214, 262, 24), s.lin(0, 0, 0, 268, (0, "#d9b04f"), (1, "#7a5818")))
    s.p(rrect(7, 7, 206, 254, 21), "#1c120a")
    s.p(rrect(9, 9, 202, 250, 19), s.lin(0, 9, 0, 260, (0, "#573f2a"), (1, "#35261a")))
    for x, y in ((24, 24), (196, 24)):
        s.p(circle(x, y, 6), "#1c120a")
        s.p(circle(x, y, 4.6), "#c99a3b")
        s.p(circle(x - 1.2, y - 1.2, 1.7), "#fff0c0")
    s.p(circle(110, 105, 92), "#140c06")
    s.p(circle(110, 104, 90), "#241709")
    s.p(rrect(22, 203, 176, 50, 10), "#140c06")
    s.p(rrect(24, 204, 172, 48, 9), s.lin(0, 204, 0, 252, (0, "#efe5ce"), (1, "#dccba4")))
    s.p(rrect(27, 207, 166, 42, 7), stroke="#b49b69", sw=1.2)
    return s
