"""A line chart of prestige: each guild by line style, marker and emblem as well as by colour."""

from dataclasses import dataclass

from forgewar.app import palette
from forgewar.app.canvas import Canvas

_DASHES = {"blue": "", "yellow": "9 6", "purple": "12 5 3 5", "green": "3 5"}


@dataclass(slots=True)
class Series:
    """One guild's prestige: at the start, after each round, and after the final count."""

    name: str
    emblem: str
    colour: str
    values: list[int]


def draw(c: Canvas, series: list[Series], x: float, y: float, width: float, height: float) -> None:
    """Rounds across, prestige up, guilds named at the right end."""
    left, right, bottom = x + 44, x + width - 190, y + height - 26
    top = y + 8
    points = max(len(s.values) for s in series)
    low = min(0, *(min(s.values) for s in series))
    high = max(10, *(max(s.values) for s in series))
    step = next(s for s in (5, 10, 20, 50, 100, 200, 500) if (high - low) / s <= 6)
    high = (high + step - 1) // step * step
    low = low // step * step

    def place(i: int, value: int) -> tuple[float, float]:
        across = left + (right - left) * (i / max(1, points - 1))
        return across, bottom - (bottom - top) * (value - low) / (high - low)

    for value in range(low, high + 1, step):
        _, at = place(0, value)
        c.fill(left, at, right - left, 1, "#4A3825")
        c.text(str(value), left - 12, at, size=14, face="Title", colour=palette.DIM, anchor="r")
    every = 1 if points <= 12 or c.width > 1500 else 2
    for i in range(points):
        at, _ = place(i, low)
        label = "start" if i == 0 else "final" if i == points - 1 else str(i)
        if i % every == 0 or i == points - 1:
            c.text(label, at, bottom + 16, size=14, colour=palette.DIM, anchor="c")
    for s in series:
        _line(c, s, [place(i, v) for i, v in enumerate(s.values)], x, y, width, height)
    _names(c, series, [place(len(s.values) - 1, s.values[-1]) for s in series], right, top, bottom)


def _line(
    c: Canvas,
    s: Series,
    at: list[tuple[float, float]],
    x: float,
    y: float,
    width: float,
    height: float,
) -> None:
    colour = palette.GUILD_LINE[s.colour]
    dash = _DASHES[s.colour]
    d = "M" + " L".join(f"{px - x:.1f} {py - y:.1f}" for px, py in at)
    dashed = f'stroke-dasharray="{dash}"' if dash else ""
    body = f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="2.6" {dashed}/>'
    body += "".join(_marker(s.colour, px - x, py - y, colour) for px, py in at)
    c.shape(x, y, width, height, body)


def _marker(kind: str, x: float, y: float, colour: str) -> str:
    edge = f'fill="{colour}" stroke="{palette.OUTLINE}" stroke-width="1.2"'
    if kind == "blue":
        return f'<rect x="{x - 4.5:.1f}" y="{y - 4.5:.1f}" width="9" height="9" {edge}/>'
    if kind == "yellow":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" {edge}/>'
    points = [(0, -6), (6, 0), (0, 6), (-6, 0)] if kind == "purple" else [(0, -6), (6, 5), (-6, 5)]
    d = "M" + " L".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in points) + " Z"
    return f'<path d="{d}" {edge}/>'


def _names(
    c: Canvas,
    series: list[Series],
    ends: list[tuple[float, float]],
    right: float,
    top: float,
    bottom: float,
) -> None:
    """Shields and totals at the right, kept apart where lines end close together."""
    gap = 36.0
    order = sorted(range(len(series)), key=lambda i: ends[i][1])
    at = [ends[i][1] for i in order]
    for k in range(1, len(at)):
        at[k] = max(at[k], at[k - 1] + gap)
    over = max(0.0, at[-1] - bottom) if at else 0.0
    for k, i in enumerate(order):
        s, y = series[i], max(top, at[k] - over)
        c.picture(f"emblems/shield_{s.emblem}", right + 24, y, 28, 32, ay=0.5)
        c.text(s.name, right + 60, y, size=15, face="Title")
        colour = palette.PRESTIGE
        c.number(s.values[-1], right + 190, y, size=18, colour=colour, anchor="r")
