"""The drawing kit: a writer for layered paper-cut pictures, and the list of all pictures.

It writes only what the game's SVG loader draws: paths, fills, strokes, opacity, and gradients in
user space.
"""

import math
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from colours import mix
from paths import (
    Command,
    Matrix,
    Point,
    T,
    apply,
    blob,
    circle,
    matrix,
    parse,
    poly,
    rrect,
    short,
    written,
)

Stop = tuple[float, str] | tuple[float, str, float]

PICTURES: dict[str, Callable[[], "Svg"]] = {}


def picture(name: str, *args: object) -> Callable[[Callable[..., "Svg"]], Callable[..., "Svg"]]:
    """Register a drawing under the name of its file; `args` are handed to it when it is drawn."""

    def register(draw: Callable[..., "Svg"]) -> Callable[..., "Svg"]:
        if name in PICTURES:
            raise ValueError(f"{name} is drawn twice")
        PICTURES[name] = lambda: draw(*args)
        return draw

    return register


def _colour(c: str) -> str:
    if re.fullmatch(r"#(?:([0-9a-fA-F])\1){3}", c):
        return "#" + c[1::2]
    return c


class Svg:
    """A picture being drawn, sheet upon sheet from the back to the front.

    `shade` is the colour of all shadows: the picture's darkest hue rather than black.
    """

    def __init__(
        self,
        width: float,
        height: float,
        shade: str = "#0a0818",
        view: tuple[float, float, float, float] | None = None,
    ) -> None:
        self.width, self.height, self.shade = width, height, shade
        self.view = view or (0, 0, width, height)
        self.digits = 1 if max(width, height) >= 240 else 2
        self.elements: list[str] = []
        self.gradients: dict[str, str] = {}
        self._stack: list[Matrix] = []

    # ---- places

    @contextmanager
    def at(self, *args: float, **kwargs: float) -> Iterator[None]:
        """Everything drawn inside is scaled, turned and moved (the arguments of `matrix`)."""
        self._stack.append(matrix(*args, **kwargs))
        yield
        self._stack.pop()

    def _placed(self, d: str) -> Sequence[Command]:
        commands: Sequence[Command] = parse(d)
        for m in reversed(self._stack):
            commands = apply(m, commands)
        return commands

    def _scale(self) -> float:
        k = 1.0
        for a, b, c, d, _, _ in self._stack:
            k *= math.sqrt(abs(a * d - b * c))
        return k

    def _point(self, x: float, y: float) -> Point:
        ((_, (px, py)),) = self._placed(f"M{x} {y}")
        return px, py

    def inset(
        self,
        x: float,
        y: float,
        k: float = 1,
        rot: float = 0,
        origin: Point = (0, 0),
        flip: int = 1,
    ) -> "Inset":
        """A part of the picture with its `origin` at (x, y), drawn on like a picture of its own."""
        return Inset(self, matrix(x, y, k, rot, k * flip, k), matrix(-origin[0], -origin[1]))

    # ---- paint

    def _gradient(self, kind: str, attributes: str, stops: Sequence[Stop]) -> str:
        inner = "".join(
            f'<stop offset="{short(o)}" stop-color="{_colour(c)}"'
            + (f' stop-opacity="{short(a[0])}"' if a and a[0] < 1 else "")
            + "/>"
            for o, c, *a in stops
        )
        body = f' gradientUnits="userSpaceOnUse" {attributes}>{inner}</{kind}Gradient>'
        key = f"{kind}Gradient{body}"
        name = self.gradients.setdefault(key, f"g{len(self.gradients) + 1}")
        return f"url(#{name})"

    def lin(self, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> str:
        """A linear gradient from one point to another."""
        (x1, y1), (x2, y2) = self._point(x1, y1), self._point(x2, y2)
        ends = zip(("x1", "y1", "x2", "y2"), (x1, y1, x2, y2), strict=True)
        return self._gradient("linear", " ".join(f'{k}="{short(v)}"' for k, v in ends), stops)

    def rad(self, cx: float, cy: float, r: float, *stops: Stop, flat: float = 1) -> str:
        """A radial gradient; `flat` squeezes it to an ellipse, by height over width."""
        cx, cy = self._point(cx, cy)
        text = f'cx="{short(cx)}" cy="{short(cy)}" r="{short(r * self._scale())}"'
        if flat != 1:
            text += f' gradientTransform="translate(0 {short(cy * (1 - flat))}) scale(1 {flat:g})"'
        return self._gradient("radial", text, stops)

    def p(
        self,
        d: str | Sequence[Point],
        fill: str = "none",
        op: float = 1,
        stroke: str | None = None,
        sw: float = 1,
        evenodd: bool = False,
        cap: str = "round",
        join: str = "round",
    ) -> None:
        """A path, filled, stroked or both."""
        data = written(self._placed(d if isinstance(d, str) else poly(d)), self.digits)
        text = f' fill="{_colour(fill)}"'
        if evenodd:
            text += ' fill-rule="evenodd"'
        if op < 1 and fill != "none":
            text += f' fill-opacity="{op:.3g}"'
        if stroke:
            text += f' stroke="{_colour(stroke)}" stroke-width="{short(sw * self._scale())}"'
            if cap != "round":
                text += f' stroke-linecap="{cap}"'
            if join != "round":
                text += f' stroke-linejoin="{join}"'
            if op < 1:
                text += f' stroke-opacity="{op:.3g}"'
        self.elements.append(f'<path d="{data}"{text}/>')

    def ground(self, fill: str) -> None:
        """Paint the whole sheet, and a little beyond."""
        self.p(rrect(-20, -20, self.width + 40, self.height + 40), fill)

    # ---- sheets of paper

    def shadow(
        self,
        d: str,
        blur: float = 9,
        op: float = 0.30,
        dx: float = 1.5,
        dy: float = 2,
        colour: str | None = None,
    ) -> None:
        """A soft edge out of wide, faint strokes, since the loader has no blur."""
        blur *= self._scale()
        n = next((n for limit, n in ((4, 2), (6, 4), (8, 6), (10, 7), (13, 8)) if blur < limit), 9)
        n = max(2, round(n * min(1.15, 0.45 + 1.9 * op)))  # faint shadows show no steps
        wide, thin = 2.2 * blur, min(3, 0.9 * blur)
        commands = apply(matrix(dx, dy), self._placed(d))
        data = written(commands, 0 if self.digits == 1 and blur >= 4 else self.digits)
        self.elements.append(
            f'<g fill="none" stroke="{_colour(colour or self.shade)}"'
            f' stroke-opacity="{op / n * 1.12:.3g}">'
        )
        for k in range(n):
            width = thin + (wide - thin) * (1 - k / (n - 0.4)) ** 1.35
            self.elements.append(f'<path d="{data}" stroke-width="{width:.1f}"/>')
        self.elements.append("</g>")

    def layer(
        self,
        d: str,
        c0: str,
        c1: str | None = None,
        y0: float = 0,
        y1: float = 300,
        rim: str | None = None,
        blur: float = 9,
        op: float = 0.30,
        evenodd: bool = False,
        rd: Point = (0.7, 1.2),
        hole: str | None = None,
    ) -> None:
        """One sheet: soft shadow, lit rim, body (`c0` at height `y0` to `c1` at `y1`).

        With `hole`, only the edge of that hole throws a shadow and has a rim.
        """
        if op:
            self.shadow(hole or d, blur, op)
        if rim:
            if hole:
                self.p(hole, stroke=rim, sw=2.6)
            else:
                self.p(d, rim, evenodd=evenodd)
            d = T(d, *rd)
        fill = c0 if c1 is None else self.lin(0, y0, 0, y1, (0, c0), (1, c1))
        self.p(d, fill, evenodd=evenodd)

    def union(
        self,
        parts: Sequence[str],
        c: str,
        rim: str | None = None,
        blur: float = 7,
        op: float = 0.22,
        rd: Point = (0.9, 1.4),
    ) -> None:
        """Several shapes cut from one sheet."""
        if op:
            for d in parts:
                self.shadow(d, blur, op)
        if rim:
            for d in parts:
                self.p(d, rim)
            parts = [T(d, *rd) for d in parts]
        for d in parts:
            self.p(d, c)

    # ---- light

    def glow(
        self,
        x: float,
        y: float,
        r: float,
        c: str,
        op: float = 0.8,
        core: str | None = None,
        mid: float = 0.4,
    ) -> None:
        """A disc of light that fades to nothing."""
        stops = ((0, core or c, op), (mid, c, op * 0.4), (1, c, 0))
        self.p(circle(x, y, r), self.rad(x, y, r, *stops))

    def halo(
        self, cx: float, cy: float, r: float, blur: float = 10, op: float = 0.24, amp: float = 0
    ) -> None:
        """The soft shadow of a disc as one ring: cheaper and smoother than strokes."""
        outer, inner = r + amp + blur * 1.5, max(1, r - amp - 4)
        x, y = cx + 1.5, cy + 2
        fall = ((0, 1.05), (0.3, 0.72), (0.55, 0.34), (0.8, 0.09), (1, 0))
        stops = [((inner + (outer - inner) * t) / outer, self.shade, op * a) for t, a in fall]
        fill = self.rad(x, y, outer, (0, self.shade, op * 1.05), *stops)
        self.p(f"{circle(x, y, outer)} {circle(x, y, max(0.5, inner - 2))}", fill, evenodd=True)

    def rings(
        self,
        cx: float,
        cy: float,
        rows: Sequence[tuple],
        light: str = "#ffffff",
        t: float = 0.15,
        op: float = 0.26,
        amp: float = 5,
        blur: float = 10,
    ) -> None:
        """Discs of paper round a light, widest first: rows of radius, colour[, seed[, amp]]."""
        for i, (r, c, *rest) in enumerate(rows):
            seed = rest[0] if rest else 3 * i + 2
            waver = rest[1] if len(rest) > 1 else amp
            self.halo(cx, cy, r, blur, op * 1.2, waver)
            d = blob(cx, cy, r, waver, seed, 18)
            self.p(d, mix(c, light, t))
            self.p(T(d, 0.7, 1.2), c)

    # ---- the file

    def text(self) -> str:
        """The picture as an SVG document."""
        view = " ".join(short(v) for v in self.view)
        out = [
            '<svg xmlns="http://www.w3.org/2000/svg"'
            f' width="{short(self.width)}" height="{short(self.height)}" viewBox="{view}">'
        ]
        if self.gradients:
            out.append("<defs>")
            for body, name in self.gradients.items():
                kind, _, rest = body.partition(" ")
                out.append(f'<{kind} id="{name}" {rest}')
            out.append("</defs>")
        out.append('<g stroke-linecap="round" stroke-linejoin="round">')
        return "\n".join([*out, *self.elements, "</g>", "</svg>", ""])


class Inset:
    """A view of a picture at another place and size, with all its drawing methods."""

    def __init__(self, s: Svg, *places: Matrix) -> None:
        self._s, self._places = s, places

    def __getattr__(self, name: str) -> Callable:
        method = getattr(self._s, name)

        def inside(*args: object, **kwargs: object) -> object:
            self._s._stack += self._places
            out = method(*args, **kwargs)
            del self._s._stack[-len(self._places) :]
            return out

        return inside
