"""Path data and geometry.

A path is a string of absolute commands (M L H V C Q A Z). It is rounded and turned into short
relative form only when it is written to a file.
"""

import math
import random
import re
from collections.abc import Callable, Sequence
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
    """A circular arc as cubic curves; the loader would draw it too, but T could not turn it."""
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


def matrix(
    tx: float = 0,
    ty: float = 0,
    s: float = 1,
    rot: float = 0,
    sx: float | None = None,
    sy: float | None = None,
) -> Matrix:
    """Scale by `s` (or `sx`, `sy`), then turn by `rot` degrees, then move."""
    sx, sy = (s if v is None else v for v in (sx, sy))
    cos, sin = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    return (sx * cos, sx * sin, -sy * sin, sy * cos, tx, ty)


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


def joined(commands: Sequence[Command]) -> str:
    """The commands as path data."""
    return " ".join(letter + " ".join(f"{v:.3f}" for v in n) for letter, n in commands)


def T(d: str, *args: float, **kwargs: float) -> str:
    """Path data scaled, turned and moved; the arguments are those of `matrix`."""
    return joined(apply(matrix(*args, **kwargs), parse(d)))


def placed(*args: float, **kwargs: float) -> Callable[[str], str]:
    """A function that puts path data at a place: `matrix` arguments, given once."""
    return lambda d: T(d, *args, **kwargs)


def mirrored(d: str, cx: float = 0) -> str:
    """Path data mirrored left to right about `cx`."""
    return T(d, 2 * cx, 0, 1, 0, -1, 1)


def short(v: float) -> str:
    """A number with at most two decimals and nothing to spare."""
    text = f"{v:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def written(commands: Sequence[Command], digits: int) -> str:
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


# ---------------------------------------------------------------------------- geometry


def points(text: str) -> list[Point]:
    """Points written as "x,y x,y"."""
    pairs = (pair.split(",") for pair in text.split())
    return [(float(x), float(y)) for x, y in pairs]


def poly(points: Sequence[Point], close: bool = True) -> str:
    """A polygon, or an open line."""
    return "M" + " L".join(f"{x:.3f} {y:.3f}" for x, y in points) + (" Z" if close else "")


def smooth(points: Sequence[Point], closed: bool = True, k: float = 1 / 6) -> str:
    """A smooth curve through the points."""
    n = len(points)
    d = f"M{points[0][0]:.3f} {points[0][1]:.3f}"
    for i in range(n if closed else n - 1):
        p0 = points[(i - 1) % n] if closed or i > 0 else points[i]
        p1, p2 = points[i], points[(i + 1) % n]
        p3 = points[(i + 2) % n] if closed or i + 2 < n else p2
        d += (
            f" C{p1[0] + (p2[0] - p0[0]) * k:.3f} {p1[1] + (p2[1] - p0[1]) * k:.3f}"
            f" {p2[0] - (p3[0] - p1[0]) * k:.3f} {p2[1] - (p3[1] - p1[1]) * k:.3f}"
            f" {p2[0]:.3f} {p2[1]:.3f}"
        )
    return d + (" Z" if closed else "")


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


def rrect(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """A rectangle with round corners."""
    if r <= 0:
        return f"M{x} {y} H{x + w} V{y + h} H{x} Z"
    k = r * 0.4477
    return (
        f"M{x + r} {y} L{x + w - r} {y} C{x + w - k} {y} {x + w} {y + k} {x + w} {y + r}"
        f" L{x + w} {y + h - r} C{x + w} {y + h - k} {x + w - k} {y + h} {x + w - r} {y + h}"
        f" L{x + r} {y + h} C{x + k} {y + h} {x} {y + h - k} {x} {y + h - r}"
        f" L{x} {y + r} C{x} {y + k} {x + k} {y} {x + r} {y} Z"
    )


def blob(
    cx: float, cy: float, r: float, amp: float, seed: int, n: int = 18, ry: float | None = None
) -> str:
    """A hand-cut disc: a circle whose edge wavers by up to `amp`."""
    rnd = random.Random(seed)
    ry = ry or r
    points = []
    for i in range(n):
        a = 2 * math.pi * i / n
        x = cx + (r + rnd.uniform(-amp, amp)) * math.cos(a)
        points.append((x, cy + (ry + rnd.uniform(-amp, amp)) * math.sin(a)))
    return smooth(points)


def bez(p0: Point, p1: Point, p2: Point, p3: Point, n: int = 24) -> list[Point]:
    """Points along a cubic curve."""
    out = []
    for i in range(n + 1):
        t, u = i / n, 1 - i / n
        x, y = (
            u**3 * p0[j] + 3 * u * u * t * p1[j] + 3 * u * t * t * p2[j] + t**3 * p3[j]
            for j in (0, 1)
        )
        out.append((x, y))
    return out


def normals(line: Sequence[Point]) -> list[Point]:
    """Unit vectors across the line, one for each point."""
    out = []
    for i in range(len(line)):
        a, b = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1
        out.append((-dy / length, dx / length))
    return out


def ribbon(
    line: Sequence[Point], w0: float, w1: float, power: float = 1.0
) -> tuple[str, list[Point], list[Point]]:
    """A band along the line that tapers from half width `w0` to `w1`; also its two edges."""
    n = len(line) - 1
    left, right = [], []
    for i, (p, q) in enumerate(zip(line, normals(line), strict=True)):
        w = w0 + (w1 - w0) * (i / n) ** power
        left.append((p[0] + q[0] * w, p[1] + q[1] * w))
        right.append((p[0] - q[0] * w, p[1] - q[1] * w))
    return smooth(left + right[::-1]), left, right


def flatten(d: str, n: int = 8) -> list[Point]:
    """Points along path data."""
    out: list[Point] = []
    here: Point = (0, 0)
    for command, v in parse(d):
        if command in "ML":
            out.append((v[0], v[1]))
        elif command == "C":
            out += bez(here, v[0:2], v[2:4], v[4:6], n)[1:]
        elif command == "Q":
            a, b = (
                tuple(e[i] + (v[i] - e[i]) * 2 / 3 for i in (0, 1)) for e in (here, (v[2], v[3]))
            )
            out += bez(here, a, b, (v[2], v[3]), n)[1:]
        if v:
            here = (v[-2], v[-1])
    return out


def turn(points: Sequence[Point], x: float, y: float, angle: float, k: float = 1) -> list[Point]:
    """Points scaled, turned about the origin and moved to (x, y)."""
    a, b, c, d, e, f = matrix(x, y, k, angle)
    return [(a * px + c * py + e, b * px + d * py + f) for px, py in points]


def hills(points: Sequence[Point], bottom: float = 310) -> str:
    """A smooth ridge through the points, closed at the bottom."""
    return f"{smooth(points, False)} L{points[-1][0]} {bottom} L{points[0][0]} {bottom} Z"


def jag(points: Sequence[Point], bottom: float = 310) -> str:
    """A jagged ridge through the points, closed at the bottom."""
    return poly([*points, (points[-1][0], bottom), (points[0][0], bottom)])
