"""SVG writer for the drawing scripts, and the registry of their pictures.

It writes only what the game's SVG loader draws: paths, fills, strokes, opacity, and gradients in
user space.
"""

import math
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from paths import (
    Command,
    Matrix,
    Point,
    apply,
    matrix,
    parse,
    path_data,
    poly,
    short,
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
    """A picture being drawn, from the back to the front."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.elements: list[str] = []
        self.gradients: dict[str, str] = {}
        self._stack: list[Matrix] = []

    @contextmanager
    def at(self, *args: float, **kwargs: float) -> Iterator[None]:
        """Everything drawn inside is scaled, turned and moved (the arguments of `matrix`)."""
        self._stack.append(matrix(*args, **kwargs))
        yield
        self._stack.pop()

    def _transform(self, d: str) -> Sequence[Command]:
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
        ((_, (px, py)),) = self._transform(f"M{x} {y}")
        return px, py

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
    ) -> None:
        """A path, filled, stroked or both."""
        data = path_data(self._transform(d if isinstance(d, str) else poly(d)), 2)
        text = f' fill="{_colour(fill)}"'
        if evenodd:
            text += ' fill-rule="evenodd"'
        if op < 1 and fill != "none":
            text += f' fill-opacity="{op:.3g}"'
        if stroke:
            text += f' stroke="{_colour(stroke)}" stroke-width="{short(sw * self._scale())}"'
            if op < 1:
                text += f' stroke-opacity="{op:.3g}"'
        self.elements.append(f'<path d="{data}"{text}/>')

    def text(self) -> str:
        """The picture as an SVG document."""
        width, height = short(self.width), short(self.height)
        out = [
            '<svg xmlns="http://www.w3.org/2000/svg"'
            f' width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        ]
        if self.gradients:
            out.append("<defs>")
            for body, name in self.gradients.items():
                kind, _, rest = body.partition(" ")
                out.append(f'<{kind} id="{name}" {rest}')
            out.append("</defs>")
        out.append('<g stroke-linecap="round" stroke-linejoin="round">')
        return "\n".join([*out, *self.elements, "</g>", "</svg>", ""])
