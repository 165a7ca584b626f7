"""The bench on which weapons are drawn: upright, lit from the left, then set at 45 degrees.

What was drawn is fitted to the sheet at the end, so that nothing touches its edge.
"""

import math
from dataclasses import dataclass, field

from materials import BRASS, DIAMOND, EMERALD, GRIP, RUBY, WOOD
from paths import Point, T, circle, flatten, joined, matrix, placed, poly, rrect
from shapes import star
from svgkit import Stop, Svg

SIZE = 300
MARGIN = (10, 9, 17, 21)  # left, top, right, bottom: the shadow falls to the lower right


@dataclass
class Paint:
    """A gradient that waits for its place on the fitted sheet."""

    kind: str
    points: list[Point]
    stops: tuple[Stop, ...]
    radius: float = 0


@dataclass
class Mark:
    """One path as drawn, in the turned but not yet fitted frame."""

    d: str
    fill: "str | Paint"
    op: float
    stroke: str | None
    sw: float
    style: dict = field(default_factory=dict)
    fits: bool = True
    light: bool = False


class Weapon(Svg):
    """Records what is drawn on it, and fits that to the sheet when it is written."""

    def __init__(self, fit: float = 1.0, rot: float = 45) -> None:
        super().__init__(SIZE, SIZE, "#120a05")
        self.fit = fit
        self.marks: list[Mark] = []
        self.silhouette: list[str] = []
        self._stack.append(matrix(rot=rot))

    def lin(self, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> "Paint":
        return Paint("linear", [self._point(x1, y1), self._point(x2, y2)], stops)

    def rad(self, cx: float, cy: float, r: float, *stops: Stop) -> "Paint":
        return Paint("radial", [self._point(cx, cy)], stops, r * self._scale())

    def p(self, d, fill="none", op=1, stroke=None, sw=1, fits=True, **style) -> None:
        """A path; with `fits=False` it does not count for the fitting."""
        text = joined(self._placed(d if isinstance(d, str) else poly(d)))
        self.marks.append(Mark(text, fill, op, stroke, sw * self._scale(), style, fits))

    def drop(self, *parts: str) -> None:
        """Parts of the silhouette that throws the shadow."""
        self.silhouette += [joined(self._placed(d)) for d in parts]

    def glow(self, x, y, r, c, op=0.55) -> None:
        """Light behind the weapon; it never reaches the edge of the sheet."""
        fill = self.rad(x, y, r, (0, c, op), (0.5, c, op * 0.35), (1, c, 0))
        self.p(circle(x, y, r), fill, fits=False)
        self.marks[-1].light = True

    def text(self) -> str:
        xs, ys = [], []
        for m in self.marks:
            pad = m.sw / 2 if m.stroke else 0
            for x, y in flatten(m.d, 6) if m.fits else ():
                xs += [x - pad, x + pad]
                ys += [y - pad, y + pad]
        left, top, right, bottom = MARGIN
        wide, high = SIZE - left - right, SIZE - top - bottom
        k = min(wide / (max(xs) - min(xs)), high / (max(ys) - min(ys))) * self.fit
        tx = left + wide / 2 - k * (min(xs) + max(xs)) / 2
        ty = top + high / 2 - k * (min(ys) + max(ys)) / 2
        out = Svg(SIZE, SIZE, self.shade)
        if self.silhouette:
            out.shadow(T(" ".join(self.silhouette), tx, ty, k), 10, 0.28, 5, 8)
        with out.at(tx, ty, k):
            for m in self.marks:
                self._put(out, m)
        return out.text()

    @staticmethod
    def _put(out: Svg, m: Mark) -> None:
        d, fill = m.d, m.fill
        if isinstance(fill, Paint):
            radius = fill.radius
            if m.light:
                (x, y), k = out._point(*fill.points[0]), out._scale()
                radius = min(radius * k, x - 1, y - 1, SIZE - 1 - x, SIZE - 1 - y) / k
                d = circle(*fill.points[0], radius)
            if fill.kind == "linear":
                fill = out.lin(*fill.points[0], *fill.points[1], *fill.stops)
            else:
                fill = out.rad(*fill.points[0], radius, *fill.stops)
        out.p(d, fill, m.op, m.stroke, m.sw, **m.style)

    # ---- parts

    # ---- parts ------------------------------------------------------------------------
    def wood(self, y0, y1, w=8, c=WOOD):
        self.p(rrect(-w, y0, 2 * w, y1 - y0, w * 0.6), c[2])
        self.p(rrect(-w, y0, 2 * w * 0.72, y1 - y0, w * 0.5), c[1])
        self.p(rrect(-w + 1, y0 + 2, w * 0.55, y1 - y0 - 4, 1.5), c[0])

    def ball(self, x, y, r, m):
        self.p(circle(x, y, r + 1.8), m["dk"])
        self.p(circle(x - 0.4, y - 0.4, r), m["sh"])
        self.p(circle(x - r * 0.10, y - r * 0.08, r * 0.88), m["base"])
        self.p(circle(x - r * 0.30, y - r * 0.22, r * 0.42), m["lit"])
        self.p(circle(x - r * 0.40, y - r * 0.30, r * 0.17), m["hi"])

    def collar(self, y0, y1, hw, m, x=0, r=3):
        h = y1 - y0
        self.p(rrect(x - hw, y0, 2 * hw, h, r), m["dk"])
        self.p(rrect(x - hw + 1.2, y0 + 1.2, 2 * hw - 2.6, h - 2.8, r * 0.8), m["sh"])
        self.p(rrect(x - hw + 1.2, y0 + 1.2, hw * 1.15, h - 2.8, r * 0.8), m["base"])
        self.p(rrect(x - hw + 2.2, y0 + 2.2, hw * 0.42, h - 5, min(1.6, h * 0.2)), m["lit"])

    def bevel(self, L, m, k=0.6):
        """double-edged blade from its left outline (top to bottom)"""
        R = [(-x, y) for x, y in L]
        y1 = L[-1][1]
        self.p(poly(L + R[::-1]), m["base"])
        self.p(poly([*L, (0, y1), (0, L[0][1])]), m["lit"])
        self.p(poly(L + [(x * k, y) for x, y in L[::-1]]), m["hi"])
        self.p(poly(R + [(x * k, y) for x, y in R[::-1]]), m["sh"])
        return poly(L + R[::-1])

    def rivet(self, x, y, r, m):
        self.p(circle(x, y, r), m["dk"])
        self.p(circle(x - 0.5, y - 0.5, r * 0.66), m["hi"])

    def stamp(self, x, y, m, s=1, n=1, dx=0, dy=14):
        for i in range(n):
            a, b = x + dx * i, y + dy * i
            self.p(poly([(a, b - 6 * s), (a + 5 * s, b), (a, b + 6 * s), (a - 5 * s, b)]), m["sh"])
            self.p(
                poly([(a, b - 3.6 * s), (a + 3 * s, b), (a, b + 3.6 * s), (a - 3 * s, b)]), m["dk"]
            )

    def emer(self, x, y, w, h, rot=0, setting=BRASS, g=EMERALD):
        with self.at(x, y, 1, rot):

            def o(m):
                a, b, c = w / 2 - m, h / 2 - m, max(0.8, min(w, h) * 0.30 - m * 0.45)
                return [
                    (-a + c, -b),
                    (a - c, -b),
                    (a, -b + c),
                    (a, b - c),
                    (a - c, b),
                    (-a + c, b),
                    (-a, b - c),
                    (-a, -b + c),
                ]

            if setting:
                self.p(poly(o(-4.6)), setting["dk"])
                self.p(poly(o(-3.4)), setting["base"])
                q = o(-3.4)
                self.p(poly([q[1], q[0], q[7], q[6], q[5], (0, 0)]), setting["hi"])
            a, b = o(0), o(min(w, h) * 0.24)
            self.p(poly(o(-1)), g["dk"])
            for i, c in (
                (0, "lit"),
                (1, "base"),
                (2, "sh"),
                (3, "dk"),
                (4, "sh"),
                (5, "base"),
                (6, "hi"),
                (7, "hi"),
            ):
                j = (i + 1) % 8
                self.p(poly([a[i], a[j], b[j], b[i]]), g[c])
            self.p(poly(b), g["base"])
            self.p(poly([b[0], b[1], b[5], b[6], b[7]]), g["lit"])
            self.p(
                poly(
                    [
                        b[7],
                        b[0],
                        ((b[0][0] + b[1][0]) / 2, b[0][1]),
                        (b[6][0], (b[6][1] + b[7][1]) / 2),
                    ]
                ),
                "#ffffff",
                op=0.75,
            )

    def ruby(self, x, y, s, rot=0, setting=BRASS, g=RUBY):
        """pointed oval; s = half its height"""
        outer = "M32 2 C48 14 54 24 54 32 C54 40 48 50 32 62 C16 50 10 40 10 32 C10 24 16 14 32 2 Z"
        k = s / 30

        def q(d, c, e=1, **kw):
            self.p(T(T(d, -32, -32), 0, 0, k * e), c, **kw)

        with self.at(x, y, 1, rot):
            if setting:
                e = 1 + 5 / s
                q(outer, setting["dk"], e)
                q(outer, setting["base"], e - 0.05)
                q("M32 2 C16 14 10 24 10 32 C10 40 16 50 32 62 Z", setting["hi"], e - 0.05)
            q(outer, g["dk"], 1.04)
            q(outer, g["base"])
            q("M32 3 L32 17 L21 32 L10.5 32 C10.5 24 16 14 32 3 Z", g["lit"])
            q("M32 61 L32 47 L43 32 L53.5 32 C53.5 40 48 50 32 61 Z", g["sh"])
            q("M32 17 L43 32 L32 32 Z", g["base"])
            q("M32 17 L21 32 L32 32 Z", g["hi"])
            q("M32 47 L21 32 L32 32 Z", g["lit"])
            q("M32 47 L43 32 L32 32 Z", g["sh"])
            q("M12 29 C13 24 18 16 27 9 C22 16 17 24 15.5 30 Z", "#ffffff", op=0.7)

    def cab(self, x, y, r, g, setting=BRASS):
        if setting:
            self.p(circle(x, y, r + 3.4), setting["dk"])
            self.p(circle(x - 0.4, y - 0.3, r + 2.4), setting["base"])
            self.p(circle(x - 1, y - 0.6, r + 1.2), setting["hi"])
        self.p(circle(x, y, r), g["dk"])
        self.p(circle(x - 0.3, y - 0.3, r * 0.9), g["base"])
        self.p(circle(x - r * 0.25, y - r * 0.2, r * 0.5), g["lit"])
        self.p(circle(x - r * 0.38, y - r * 0.3, r * 0.22), "#ffffff", op=0.9)

    def spark(self, x, y, r, c="#ffffff", op=0.95):
        """A glint."""
        self.p(star(x, y, r, 4, 0.226), c, op, fits=False)

    def tassel(self, x, y, length, wd, c, n=5):
        """Threads hanging from (x, y); colours lit, body, dark."""
        at = placed(x, y, 1, 0, wd, length)
        fringe = " ".join(f"L{(2 * i + 1) / n - 1} {1 if i % 2 else 0.8}" for i in range(n))
        left = "M-0.4 0 C-1.1 0.25 -1.1 0.6 -1 0.92"
        self.p(at(f"{left} {fringe} L1 0.9 C1.1 0.6 1.1 0.25 0.4 0 Z"), c[1])
        self.p(at(f"{left} L-0.45 0.74 C-0.5 0.5 -0.4 0.25 -0.1 0 Z"), c[0])
        right = "M0.4 0 C1.1 0.25 1.1 0.6 1 0.9"
        self.p(at(f"{right} L0.4 0.8 C0.5 0.5 0.4 0.25 0.2 0 Z"), c[2])
        for q in (-0.5, 0, 0.5):
            thread = f"M{q * 0.3} 0.16 C{q} 0.35 {q * 1.1} 0.6 {q * 1.1} 0.8"
            self.p(at(thread), stroke=c[2] if q else c[0], sw=2)

    def wrap(self, y0, y1, w, n, cols=GRIP):
        self.p(rrect(-w, y0, 2 * w, y1 - y0, 3), cols[2])
        h = (y1 - y0) / n
        for i in range(n):
            y = y0 + i * h
            self.p(
                f"M{-w} {y + h * 0.30} L{w} {y + h * 0.02} L{w} {y + h * 0.62} "
                f"L{-w} {y + h * 0.92} Z",
                cols[1],
            )
            self.p(
                f"M{-w} {y + h * 0.30} L{-w * 0.1} {y + h * 0.17} L{-w * 0.1} {y + h * 0.40} "
                f"L{-w} {y + h * 0.55} Z",
                cols[0],
            )

    def dia(self, x, y, r, setting=BRASS, g=DIAMOND):
        def ring(q, off=0, n=8):
            return [
                (
                    x + q * math.cos(2 * math.pi * i / n + off),
                    y + q * math.sin(2 * math.pi * i / n + off),
                )
                for i in range(n)
            ]

        if setting:
            self.p(circle(x, y, r + 5), setting["dk"])
            self.p(circle(x - 0.5, y - 0.5, r + 4), setting["base"])
            self.p(circle(x - 1.2, y - 0.2, r + 2.4), setting["lit"])
        o, i_ = ring(r, math.pi / 8), ring(r * 0.52, 0)
        self.p(poly(ring(r + 1.8, math.pi / 8)), g["dk"])
        tone = ["base", "sh", "sh", "base", "lit", "hi", "hi", "lit"]
        for k in range(8):
            m = i_[(k + 1) % 8]
            self.p(poly([o[k], o[(k + 1) % 8], m]), g[tone[k]])
            self.p(poly([i_[k], o[k], m]), g[tone[(k + 4) % 8]])
        self.p(poly(i_), g["hi"])
        self.p(poly([i_[0], i_[1], i_[2], i_[3]]), g["base"])


def leaf(x, y, L, wd, a=0):
    return T(
        f"M0 0 C{-wd} {-L * 0.22} {-wd * 0.9} {-L * 0.68} 0 {-L} "
        f"C{wd * 0.9} {-L * 0.68} {wd} {-L * 0.22} 0 0 Z",
        x,
        y,
        1,
        a,
    )


def halfleaf(x, y, L, wd, a=0):
    return T(f"M0 0 C{-wd} {-L * 0.22} {-wd * 0.9} {-L * 0.68} 0 {-L} Z", x, y, 1, a)


def flanged(w, prof, m, cy, hole=None, mid=6):
    """flanged mace head from one flange profile [(r, y)]"""

    def sh(k):
        return [(r * k, y) for r, y in prof]

    for k, cl, cr in ((1, "lit", "sh"), (0.60, "hi", "base")):
        for s in (1, -1):
            P = [(s * x, y) for x, y in sh(k)]
            [(s * (x + (2.0 if x > 3 else 0)), y) for x, y in sh(k)]
            w.p(poly(P), stroke=m["dk"], sw=4.4, join="miter")
            w.p(poly(P), m[cl if s < 0 else cr])
            n = len(P) // 2
            # lower half darker: the flange turns away under its point
            w.p(
                poly([(0, cy), *P[n:], (0, P[-1][1])]),
                m[("base" if k == 1 else "lit") if s < 0 else ("dk" if k == 1 else "sh")],
                op=0.75,
            )
            if hole and k == 1:
                w.p(circle(s * hole[0], hole[1], hole[2]), m["dk"])
    y0, y1 = prof[0][1], prof[-1][1]
    C = [(0, y0 - 3), (mid * 0.7, y0 + 4), (mid * 1.15, cy), (mid * 0.7, y1 - 4), (0, y1 + 3)]
    Lc = [(-x, y) for x, y in C]
    w.p(poly(C + Lc[::-1]), stroke=m["dk"], sw=4)
    w.p(poly([*C, (0, cy)]), m["base"])
    w.p(poly(Lc), m["hi"])


def thorn(w, x, y, L, wd, a, m):
    w.p(
        T(
            f"M{-wd} 0 C{-wd * 0.7} {-L * 0.4} {-wd * 0.3} {-L * 0.75} 0 {-L} "
            f"C{wd * 0.3} {-L * 0.75} {wd * 0.7} {-L * 0.4} {wd} 0 Z",
            x,
            y,
            1,
            a,
        ),
        m["dk"],
    )
    w.p(
        T(
            f"M{-wd * 0.78} 0 C{-wd * 0.5} {-L * 0.4} {-wd * 0.15} {-L * 0.7} 0 {-L * 0.92} L0 0 Z",
            x,
            y,
            1,
            a,
        ),
        m["hi"],
    )
    w.p(
        T(
            f"M{wd * 0.78} 0 C{wd * 0.5} {-L * 0.4} {wd * 0.15} {-L * 0.7} 0 {-L * 0.92} L0 0 Z",
            x,
            y,
            1,
            a,
        ),
        m["base"],
    )
