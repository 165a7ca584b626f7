"""Checks the SVG drawings of packs: elements, numbers, and how costly the lines are to draw.

Knows what the decoder (nanosvg, in SDL_image) draws. It flattens paths into edges: a broad line
with many joins becomes millions of them.
"""

import re
from collections.abc import Mapping
from math import hypot
from typing import NamedTuple
from xml.parsers import expat

from forgewar.content.error import ContentError

MAX_RATIO = 4  # of the sides: to fill a box, all of the picture is drawn
MAX_ELEMENTS = 5_000
MAX_NUMBERS = 100_000  # in all paths and polygons together
MAX_NUMBER = 1e6
MAX_DEPTH = 100  # elements within each other
MAX_SCALE = 1e4  # of all transforms around an element together
MAX_LINE_COST = 4_000  # numbers of a path times its stroke's width, as a part of the picture
_MIN_SIDE, _MAX_SIDE = 0.1, 1e5  # of the whole drawing

_SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
_GRADIENTS = {"linearGradient", "radialGradient", "stop"}
_DRAWN = {"svg", "g", "defs", "title", "desc", "metadata", *_SHAPES, *_GRADIENTS}
_CURVES = 16  # numbers that a circle or a rounded box would have as a path
_NUMERIC = {
    "d", "points", "transform", "gradientTransform", "viewBox", "x", "y", "width", "height", "rx",
    "ry", "cx", "cy", "r", "fx", "fy", "x1", "y1", "x2", "y2", "stroke-width", "stroke-miterlimit",
    "font-size", "offset", "opacity", "fill-opacity", "stroke-opacity", "stop-opacity",
}  # fmt: skip
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
# Possessive, so that no text takes longer than its length.
_LENGTH = re.compile(rf"\s*+((?>{_NUMBER.pattern}))\s*+(px|pt|pc|mm|cm|in|%)?\s*+\Z")
_UNITS = {"px": 1.0, "pt": 96 / 72, "pc": 16.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0}
_CALL = re.compile(r"(?<!\w)(\w++)\s*+\(([^()]*+)\)")


class _Inherited(NamedTuple):
    """Properties that an element passes to its children."""

    scale: float = 1.0
    stroke: str = "none"
    stroke_width: float = 1.0


class _RootFoundError(Exception):
    """Ends the reading of a file once its first element is known."""


def drawing_size(file: str, text: str) -> tuple[float, float]:
    """Width and height of a drawing's viewBox. Reads no further than that. Raises
    `ContentError`."""
    sizes: list[tuple[float, float]] = []

    def start(name: str, attributes: dict[str, str]) -> None:
        sizes.append(_view_box(file, parser.CurrentLineNumber, name, attributes))
        raise _RootFoundError

    parser = _parser(file)
    parser.StartElementHandler = start
    try:
        _parse(file, parser, text)
    except _RootFoundError:
        return sizes[0]
    raise ContentError(file, None, "is not an SVG")


def check_drawing(file: str, text: str, size: tuple[float, float]) -> None:
    """Raise `ContentError` for elements that are not drawn, and for drawings too costly to draw."""
    _Check(file, max(size)).run(text)


def _parser(file: str) -> expat.XMLParserType:
    parser = expat.ParserCreate("utf-8")

    def refuse(*_: object) -> None:
        line = parser.CurrentLineNumber
        raise ContentError(file, line, "document types, entities and CDATA are not allowed")

    parser.StartDoctypeDeclHandler = refuse
    parser.EntityDeclHandler = refuse
    parser.StartCdataSectionHandler = refuse
    return parser


def _parse(file: str, parser: expat.XMLParserType, text: str) -> None:
    try:
        parser.Parse(text.encode(), True)
    except expat.ExpatError as error:
        reason = f"is not an SVG: {expat.ErrorString(error.code)}"
        raise ContentError(file, error.lineno, reason) from error


def _view_box(
    file: str, line: int, name: str, attributes: Mapping[str, str]
) -> tuple[float, float]:
    if name != "svg":
        raise ContentError(file, line, "is not an SVG: its first element is not <svg>")
    numbers = [float(number) for number in _NUMBER.findall(attributes.get("viewBox", ""))]
    if len(numbers) != 4:
        raise ContentError(file, line, "has no viewBox with four numbers that says how large it is")
    if not all(_MIN_SIDE <= side <= _MAX_SIDE for side in numbers[2:]):
        reason = f"the sides of the viewBox must be from {_MIN_SIDE:g} to {_MAX_SIDE:.0f}"
        raise ContentError(file, line, reason)
    return numbers[2], numbers[3]


class _Check:
    """One reading of a drawing from its first element to its last."""

    def __init__(self, file: str, side: float) -> None:
        self._file = file
        self._side = side  # the longer one of the picture
        self._parser = _parser(file)
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._around = [_Inherited()]
        self._elements = 0
        self._numbers = 0
        self._line_cost = 0.0

    def run(self, text: str) -> None:
        _parse(self._file, self._parser, text)

    def _refuse(self, reason: str) -> ContentError:
        return ContentError(self._file, self._parser.CurrentLineNumber, reason)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._elements += 1
        if self._elements > MAX_ELEMENTS:
            raise self._refuse(f"has more than {MAX_ELEMENTS} elements")
        if len(self._around) > MAX_DEPTH:
            raise self._refuse(f"has more than {MAX_DEPTH} elements within each other")
        if ":" in name:  # notes of a drawing program, which the decoder passes over
            self._around.append(self._around[-1])
            return
        if name not in _DRAWN:
            raise self._refuse(f"<{name}> cannot be drawn: turn it into paths or remove it")
        if name == "svg" and self._elements > 1:
            raise self._refuse("holds an <svg> within another")
        values = attributes | _style(attributes.get("style", ""))
        count = self._check_numbers(values)
        if name == "svg":
            self._check_size(values)
        self._around.append(self._inherit(values))
        if name in _SHAPES:
            self._count_lines(count)

    def _end(self, _: str) -> None:
        self._around.pop()

    def _check_numbers(self, values: Mapping[str, str]) -> int:
        """Check all numbers of an element; returns how many its path has."""
        if values.get("stroke-dasharray", "none").strip() != "none":
            raise self._refuse("dashed lines are not allowed")
        count = 0
        for name in values.keys() & _NUMERIC:
            numbers = [abs(float(number)) for number in _NUMBER.findall(values[name])]
            if numbers and max(numbers) > MAX_NUMBER:
                raise self._refuse(f"{name}: a number is larger than {MAX_NUMBER:.0f}")
            count += len(numbers) if name in ("d", "points") else 0
        return count

    def _check_size(self, values: Mapping[str, str]) -> None:
        """Check width and height of the root, which the decoder prefers to the viewBox."""
        sides = [self._length(name, values[name]) for name in ("width", "height") if name in values]
        for side in sides:
            if not _MIN_SIDE <= side <= _MAX_SIDE:
                reason = f"width and height must be from {_MIN_SIDE:g} to {_MAX_SIDE:.0f}"
                raise self._refuse(reason)
        if sides and max(sides) > MAX_RATIO * min(sides):
            raise self._refuse(f"width or height is more than {MAX_RATIO} times the other")

    def _inherit(self, values: Mapping[str, str]) -> _Inherited:
        above = self._around[-1]
        scale = above.scale * self._scale(values.get("transform", ""))
        if not scale <= MAX_SCALE:
            raise self._refuse(f"transforms enlarge it more than {MAX_SCALE:.0f} times")
        width = above.stroke_width
        if "stroke-width" in values:
            width = abs(self._length("stroke-width", values["stroke-width"]))
        return _Inherited(scale, values.get("stroke", above.stroke), width)

    def _scale(self, transform: str) -> float:
        """Largest factor by which a transform enlarges."""
        found = 1.0
        for call, text in _CALL.findall(transform):
            numbers = [float(number) for number in _NUMBER.findall(text)]
            if call == "scale":
                found *= max((abs(number) for number in numbers), default=1.0)
            elif call == "matrix" and len(numbers) == 6:
                found *= max(hypot(*numbers[:2]), hypot(*numbers[2:4]))
            elif call in ("skewX", "skewY"):
                raise self._refuse(f"{call} is not allowed: apply the transform to the paths")
        return found

    def _length(self, name: str, text: str) -> float:
        """A length in units of the drawing; a percentage refers to the longer side."""
        found = _LENGTH.match(text)
        if found is None:
            raise self._refuse(f"{name} is not a number of pixels, millimetres or percent")
        if found[2] == "%":
            return float(found[1]) / 100 * self._side
        return float(found[1]) * _UNITS[found[2] or "px"]

    def _count_lines(self, numbers: int) -> None:
        """Add the cost of a shape; `numbers` are those of its path, none for a circle or a box."""
        count = numbers or _CURVES
        self._numbers += count
        if self._numbers > MAX_NUMBERS:
            raise self._refuse(f"has more than {MAX_NUMBERS} numbers in its paths")
        here = self._around[-1]
        if here.stroke.strip() == "none":
            return
        part = here.stroke_width * here.scale / self._side
        if part > 1:
            raise self._refuse("a stroke is broader than the picture")
        self._line_cost += count * part
        if self._line_cost > MAX_LINE_COST:
            raise self._refuse("has too many broad strokes: make them thinner or fill shapes")


def _style(text: str) -> dict[str, str]:
    """Properties of a style attribute."""
    found = {}
    for part in text.split(";"):
        name, _, value = part.partition(":")
        found[name.strip()] = value.strip()
    return found
