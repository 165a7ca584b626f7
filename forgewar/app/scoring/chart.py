"""Prestige by round: all guilds as lines, or each guild's sources as layers.

A guild is told by line style, marker and emblem as well as by colour; a source by its mark too."""

from collections import Counter
from dataclasses import dataclass

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.scoring.parts import LOOKS

_DASHES = {"blue": "", "yellow": "9 6", "purple": "12 5 3 5", "green": "3 5"}
_STEPS = (5, 10, 20, 50, 100, 200, 500)


@dataclass(slots=True)
class Series:
    """One guild's prestige at the start, after each round and after the final count: in all, and
    by the parts of the count."""

    name: str
    emblem: str
    colour: str
    values: list[int]
    parts: list[Counter[str]]


@dataclass(slots=True)
class _Axes:
    """Where a chart lies, and where a value lies in it. Points keep `margin` from both ends."""

    left: float
    right: float
    top: float
    bottom: float
    labels: list[str]
    low: int
    high: int
    step: int
    margin: float = 0

    @property
    def pitch(self) -> float:
        return (self.right - self.left - 2 * self.margin) / max(1, len(self.labels) - 1)

    def across(self, i: int) -> float:
        return self.left + self.margin + self.pitch * i

    def up(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.bottom - (self.bottom - self.top) * share


def _axes(
    series: list[Series], left: float, right: float, top: float, bottom: float, goal: int
) -> _Axes:
    low = min(0, *(min(s.values) for s in series))
    high = max(10, goal, *(max(s.values) for s in series))
    lines = max(2, min(6, int((bottom - top) // 28)))
    step = next((s for s in _STEPS if (high - low) / s <= lines), _STEPS[-1])
    high = (high + step - 1) // step * step
    rounds = max(len(s.values) for s in series) - 2
    labels = ["start", *(str(i + 1) for i in range(rounds)), "final"]
    return _Axes(left, right, top, bottom, labels, low // step * step, high, step)


def _grid(c: Canvas, axes: _Axes, goal: int, *, scale: bool = True) -> None:
    """Lines across, the goal among them; the final count stands on lighter ground."""
    final = axes.across(len(axes.labels) - 2) + axes.margin
    body = svg.box(0, 0, axes.right - final, axes.bottom - axes.top, 0, palette.BRASS)
    place = (final, axes.top, axes.right - final, axes.bottom - axes.top)
    c.shape(*place, f'<g opacity=".12">{body}</g>')
    for value in range(axes.low, axes.high + 1, axes.step):
        at = axes.up(value)
        c.fill(axes.left, at, axes.right - axes.left, 1, "#4A3825")
        if scale:
            text, x = str(value), axes.left - 12
            c.text(text, x, at, size=14, face="Title", colour=palette.DIM, anchor="r")
    if goal:
        at, wide = axes.up(goal), axes.right - axes.left
        line = f'<path d="M0 2 H{wide}" stroke="{palette.CHANGED}" stroke-width="1.6"'
        c.shape(axes.left, at - 2, wide, 4, f'{line} stroke-dasharray="6 5"/>')
        words = f"{goal}, a great score"
        c.text(words, axes.left + 8, at - 13, size=15, colour=palette.CHANGED)


def _rounds(c: Canvas, axes: _Axes, marked: int = -1) -> None:
    """The labels below, as many as have room."""
    every = next(n for n in (1, 2, 3, 6, 9, 18) if n * axes.pitch > 24 or n == 18)
    last = len(axes.labels) - 1
    for i, label in enumerate(axes.labels):
        # The words at the ends are wider than the numbers between.
        room = (last - i) * axes.pitch > 36 and (i * axes.pitch > 36 or axes.labels[0] != "start")
        if i in (0, last) or (int(label) % every == 0 and room):
            colour = palette.BONE if i == marked else palette.DIM
            c.text(label, axes.across(i), axes.bottom + 16, size=14, colour=colour, anchor="c")


# Guilds as lines


def draw_guilds(
    c: Canvas, series: list[Series], place: tuple[float, float, float, float], goal: int = 0
) -> None:
    """Rounds across, prestige up, guilds named at the right end; pointing at a round tells it.
    With a goal, a line for that."""
    x, y, width, height = place
    axes = _axes(series, x + 44, x + width - 190, y + 8, y + height - 26, goal)
    _grid(c, axes, goal)
    marked = _pointed(c, axes)
    _rounds(c, axes, marked)
    if marked >= 0:
        c.fill(axes.across(marked), axes.top, 2, axes.bottom - axes.top, palette.BRASS)
    lines = ""
    for s in series:
        lines += _line(s, [(axes.across(i) - x, axes.up(v) - y) for i, v in enumerate(s.values)])
    c.shape(*place, lines)
    _names(c, series, axes)
    if marked >= 0:
        _told(c, series, axes, marked)


def _pointed(c: Canvas, axes: _Axes) -> int:
    """The round that is pointed at, or -1."""
    marked = -1
    for i, label in enumerate(axes.labels):
        x = axes.across(i) - axes.pitch / 2
        left, right = max(x, axes.left - 8), min(x + axes.pitch, axes.right + 8)
        if c.spot(f"chart.{i}", left, axes.top, right - left, axes.bottom - axes.top, label):
            marked = i
    return marked


def _line(s: Series, at: list[tuple[float, float]]) -> str:
    colour = palette.GUILD_LINE[s.colour]
    dash = _DASHES[s.colour]
    d = "M" + " L".join(f"{px:.1f} {py:.1f}" for px, py in at)
    dashed = f'stroke-dasharray="{dash}"' if dash else ""
    body = f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="2.6" {dashed}/>'
    return body + "".join(_marker(s.colour, px, py, colour) for px, py in at)


def _marker(kind: str, x: float, y: float, colour: str) -> str:
    edge = f'fill="{colour}" stroke="{palette.OUTLINE}" stroke-width="1.2"'
    if kind == "blue":
        return f'<rect x="{x - 4.5:.1f}" y="{y - 4.5:.1f}" width="9" height="9" {edge}/>'
    if kind == "yellow":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" {edge}/>'
    points = [(0, -6), (6, 0), (0, 6), (-6, 0)] if kind == "purple" else [(0, -6), (6, 5), (-6, 5)]
    d = "M" + " L".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in points) + " Z"
    return f'<path d="{d}" {edge}/>'


def _names(c: Canvas, series: list[Series], axes: _Axes) -> None:
    """Shields and totals at the right, kept apart where lines end close together."""
    gap, right = 36.0, axes.right
    ends = [axes.up(s.values[-1]) for s in series]
    order = sorted(range(len(series)), key=lambda i: ends[i])
    at = [ends[i] for i in order]
    for k in range(1, len(at)):
        at[k] = max(at[k], at[k - 1] + gap)
    over = max(0.0, at[-1] - axes.bottom) if at else 0.0
    for k, i in enumerate(order):
        s, y = series[i], max(axes.top + k * gap, at[k] - over)
        c.picture(f"emblems/shield_{s.emblem}", right + 24, y, 28, 32, ay=0.5)
        c.text(s.name, right + 60, y, size=15, face="Title")
        colour = palette.PRESTIGE
        c.number(s.values[-1], right + 190, y, size=18, colour=colour, anchor="r")


def _told(c: Canvas, series: list[Series], axes: _Axes, i: int) -> None:
    """A slip with everybody's prestige after a round, the first on top."""
    title = {"start": "At the start", "final": "After the final count"}
    text = title.get(axes.labels[i], f"After round {i}")
    width = max(160.0, c.text_width(text, size=15, face="Bold") + 28)
    height = 34 + 24 * len(series)
    at = axes.across(i)
    x = at - width - 16 if i > len(axes.labels) / 2 else at + 16
    y = axes.top + 6
    widgets.slip(c, x, y, width, height, passing=True)
    c.text(text, x + 14, y + 18, size=15, face="Bold", colour=palette.INK)
    for k, s in enumerate(sorted(series, key=lambda s: -s.values[i])):
        line = y + 42 + 24 * k
        c.picture(f"emblems/roundel_{s.emblem}", x + 12, line, 20, ay=0.5)
        c.text(s.name, x + 40, line, size=15, colour=palette.INK)
        c.number(s.values[i], x + width - 14, line, size=16, colour=palette.INK, anchor="r")


# Sources as columns


def draw_sources(
    c: Canvas, series: list[Series], place: tuple[float, float, float, float], goal: int = 0
) -> None:
    """A small chart for each guild, all to one scale: what its prestige came from, and when."""
    x, y, width, height = place
    left, gap = x + 44, 26.0
    each = (width - 44 - gap * (len(series) - 1)) / len(series)
    for k, s in enumerate(series):
        at = left + k * (each + gap)
        axes = _axes(series, at, at + each, y + 34, y + height - 26, goal)
        del axes.labels[0]  # nobody has anything at the start
        axes.margin = each / len(axes.labels) / 2
        c.picture(f"emblems/shield_{s.emblem}", at, y + 14, 22, 25, ay=0.5)
        c.text(s.name, at + 30, y + 14, size=15, face="Title", room=each - 84)
        colour = palette.PRESTIGE
        c.number(s.values[-1], at + each, y + 14, size=17, colour=colour, anchor="r")
        _grid(c, axes, goal, scale=k == 0)
        _columns(c, s, axes)
        _rounds(c, axes)


def _columns(c: Canvas, s: Series, axes: _Axes) -> None:
    """Part upon part, a column a round. What was lost by failing is taken off the quests."""
    half = min(30.0, axes.pitch * 0.36)
    body = ""
    for i, parts in enumerate(s.parts[1:]):
        x = axes.across(i) - axes.left - half
        base = 0
        for look in LOOKS:
            value = parts[look.part]
            if value:
                top = axes.up(max(base, base + value)) - axes.top
                tall = axes.up(min(base, base + value)) - axes.top - top
                body += svg.box(x, top, 2 * half, max(1.0, tall - 0.8), 1.5, look.top)
            base += value
    if body:
        c.shape(axes.left, axes.top, axes.right - axes.left, axes.bottom - axes.top, body)
