"""Path data and geometry.

A path is a string of absolute commands (M L H V C Q A Z). It is rounded and turned into short
relative form only when it is path_data to a file.
"""

import math
import re
from collections.abc import Sequence
from functools import lru_cache

Point = tuple[float, float]
Command = tuple[str, tuple[float, ...]]
Matrix = tuple[float, float, float, float, float, float]

_TOKEN = re.compile(r"[MLHVCQAZ]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7}


@lru_cache(maxsize=4096)
def parse(d: str) -> tuple[Command, ...]:
    """Path data as M, L, C, Q and Z commands; H and V become L, arcs become C."""
    out: list[Command] = []
    command, numbers, here = "", [], (0.0, 0.0)
    for token in _TOKEN.findall(d):
        if token.isalpha():
            command, numbers = token, []
            if token == "Z":
                out.append(("Z", ()))
            continue
        numbers.append(float(token))
        if len(numbers) < _ARGUMENTS[command]:
            continue
        if command == "A":
            out += _arc(here, numbers)
        elif command in "HV":
            x, y = (numbers[0], here[1]) if command == "H" else (here[0], numbers[0])
            out.append(("L", (x, y)))
        else:
            out.append((command, tuple(numbers)))
        here = out[-1][1][-2:]
        numbers = []
        if command == "M":
            command = "L"
    return tuple(out)


def _arc(start: Point, args: Sequence[float]) -> list[Command]:
    """A circular arc as cubic curves, which `apply` can transform."""
    r, large, sweep, (x1, y1) = args[0], bool(args[3]), bool(args[4]), args[5:7]
    x0, y0 = start
    half = math.hypot(x1 - x0, y1 - y0) / 2
    r = max(r, half)
    height = math.sqrt(max(0.0, r * r - half * half)) * (1 if large == sweep else -1)
    cx = (x0 + x1) / 2 + height * (y1 - y0) / (2 * half)
    cy = (y0 + y1) / 2 - height * (x1 - x0) / (2 * half)
    a0, a1 = math.atan2(y0 - cy, x0 - cx), math.atan2(y1 - cy, x1 - cx)
    if sweep and a1 < a0:
        a1 += 2 * math.pi
    if not sweep and a1 > a0:
        a1 -= 2 * math.pi
    n = max(1, math.ceil(abs(a1 - a0) / (math.pi / 2) - 1e-6))
    step = (a1 - a0) / n
    k = 4 / 3 * math.tan(step / 4) * r
    out: list[Command] = []
    for i in range(n):
        a, b = a0 + i * step, a0 + (i + 1) * step
        xa, ya, xb, yb = (f(v) * r for v in (a, b) for f in (math.cos, math.sin))
        out.append(
            (
                "C",
                (
                    cx + xa - k * math.sin(a),
                    cy + ya + k * math.cos(a),
                    cx + xb + k * math.sin(b),
                    cy + yb - k * math.cos(b),
                    cx + xb,
                    cy + yb,
                ),
            )
        )
    return out


def matrix(tx: float = 0, ty: float = 0, scale: float = 1, rot: float = 0) -> Matrix:
    """Scale, then turn by `rot` degrees, then move."""
    cos, sin = scale * math.cos(math.radians(rot)), scale * math.sin(math.radians(rot))
    return (cos, sin, -sin, cos, tx, ty)


def apply(m: Matrix, commands: Sequence[Command]) -> list[Command]:
    """The commands with every point sent through the matrix."""
    a, b, c, d, e, f = m
    return [
        (
            letter,
            tuple(
                v
                for x, y in zip(n[::2], n[1::2], strict=True)
                for v in (a * x + c * y + e, b * x + d * y + f)
            ),
        )
        for letter, n in commands
    ]


def short(v: float) -> str:
    """A number with at most two decimals and nothing to spare."""
    text = f"{v:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def path_data(commands: Sequence[Command], digits: int) -> str:
    """Path data in relative form; steps are taken between rounded points, so no error adds up."""
    out: list[str] = []
    here = start = (0.0, 0.0)
    last = ""
    for command, n in commands:
        p = [round(v, digits) for v in n]
        if command == "Z":
            out.append("z")
            here, last = start, "z"
            continue
        if command == "M":
            letter, values = "M", p
            start = (p[0], p[1])
        else:
            values = [v - here[i % 2] for i, v in enumerate(p)]
            letter = command.lower()
            if letter == "l" and abs(values[1]) < 1e-9:
                letter, values = "h", values[:1]
            elif letter == "l" and abs(values[0]) < 1e-9:
                letter, values = "v", values[1:]
        here = (p[-2], p[-1])
        text = " ".join(short(v) for v in values).replace(" -", "-")
        if letter == last and letter != "M":
            out.append(text if text.startswith("-") else " " + text)
        else:
            out.append(letter + text)
        last = letter
    return "".join(out)


def poly(points: Sequence[Point], close: bool = True) -> str:
    """A polygon, or an open line."""
    return "M" + " L".join(f"{x:.3f} {y:.3f}" for x, y in points) + (" Z" if close else "")


def circle(cx: float, cy: float, r: float, ry: float | None = None) -> str:
    """A circle, or an ellipse with the half axes `r` and `ry`."""
    ry = ry or r
    k, ky = 0.5523 * r, 0.5523 * ry
    return (
        f"M{cx + r} {cy} C{cx + r} {cy + ky} {cx + k} {cy + ry} {cx} {cy + ry}"
        f" C{cx - k} {cy + ry} {cx - r} {cy + ky} {cx - r} {cy}"
        f" C{cx - r} {cy - ky} {cx - k} {cy - ry} {cx} {cy - ry}"
        f" C{cx + k} {cy - ry} {cx + r} {cy - ky} {cx + r} {cy} Z"
    )


def turn(points: Sequence[Point], x: float, y: float, angle: float, k: float = 1) -> list[Point]:
    """Points scaled, turned about the origin and moved to (x, y)."""
    a, b, c, d, e, f = matrix(x, y, k, angle)
    return [(a * px + c * py + e, b * px + d * py + f) for px, py in points]
