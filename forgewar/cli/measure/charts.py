"""Bar charts with intervals as small SVG files, in the colours of the table."""

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import NamedTuple

from forgewar.app.kit.palette import BONE, BRASS, DIM, EMBER, MOSS, OAK, RULE, WALNUT
from forgewar.cli.measure.figures import Figure
from forgewar.words import say

WIDTH = 860
_LEFT, _RIGHT, _TOP, _ROW, _FOOT = 270, 90, 54, 22, 34
_FONT = "font-family='Alegreya Sans, Segoe UI, Helvetica, Arial, sans-serif'"


class Bar(NamedTuple):
    """A row: a figure, and whether it is within its target; `None` without a target."""

    label: str
    figure: Figure
    good: bool | None = None


class Chart(NamedTuple):
    """A chart in a file of its own. `band` is the target."""

    name: str
    title: str
    bars: Sequence[Bar]
    band: tuple[float, float] | None = None
    percent: bool = True

    def svg(self) -> str:
        return _Drawing(self).text()


class _Drawing:
    """One chart being drawn."""

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        figures = [bar.figure for bar in chart.bars if bar.figure.seen]
        edges = [0.0, *(f.low for f in figures), *(f.high for f in figures), *(chart.band or ())]
        low, high = min(edges), max(edges)
        self._step = _nice((high - low or 1.0) / 6)
        self._low = floor(low / self._step + 1e-9) * self._step
        steps = -floor((self._low - high) / self._step + 1e-9)
        self._high = self._low + max(1, steps) * self._step
        self._height = _TOP + _ROW * len(chart.bars) + _FOOT

    def _x(self, value: float) -> float:
        part = (value - self._low) / (self._high - self._low)
        return float(round(_LEFT + part * (WIDTH - _LEFT - _RIGHT), 1))

    def _label(self, value: float) -> str:
        if self._chart.percent:
            return f"{100 * value:.0f} %"
        return (
            f"{value:.2f}"
            if self._step < 0.1
            else f"{value:.1f}"
            if self._step < 1
            else f"{value:.0f}"
        )

    def text(self) -> str:
        chart, bottom = self._chart, self._height - _FOOT
        parts = [
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {self._height}' "
            f"width='{WIDTH}' height='{self._height}' role='img'>",
            f"<title>{escape(chart.title)}</title>",
            f"<rect width='{WIDTH}' height='{self._height}' rx='6' fill='{WALNUT}'/>",
            _words(20, 32, chart.title, BONE, size=17),
        ]
        if chart.band is not None:
            left, right = (self._x(edge) for edge in chart.band)
            parts.append(
                f"<rect x='{left}' y='{_TOP - 6}' width='{max(1.0, right - left):.1f}' "
                f"height='{bottom - _TOP + 10}' fill='{OAK}'/>"
            )
        value = self._low
        while value <= self._high + self._step / 2:
            x = self._x(value)
            parts.append(_line(x, _TOP - 6, x, bottom + 4, RULE))
            parts.append(_words(x, bottom + 22, self._label(value), DIM, anchor="middle", size=12))
            value += self._step
        for row, bar in enumerate(chart.bars):
            parts += self._bar(bar, _TOP + row * _ROW)
        return "\n".join([*parts, "</svg>", ""])

    def _bar(self, bar: Bar, top: int) -> list[str]:
        middle, figure = top + _ROW // 2, bar.figure
        parts = [_words(_LEFT - 12, middle + 5, bar.label, BONE, anchor="end")]
        if not figure.seen:
            return [*parts, _words(_LEFT + 6, middle + 5, say("balance-not-seen"), DIM)]
        colour = BRASS if bar.good is None else MOSS if bar.good else EMBER
        left, right = sorted((self._x(0.0), self._x(figure.value)))
        low, high = self._x(figure.low), self._x(figure.high)
        return [
            *parts,
            f"<rect x='{left}' y='{top + 4}' width='{max(1.0, right - left):.1f}' "
            f"height='{_ROW - 8}' fill='{colour}'/>",
            _line(low, middle, high, middle, BONE),
            _line(low, middle - 4, low, middle + 4, BONE),
            _line(high, middle - 4, high, middle + 4, BONE),
            _words(WIDTH - 16, middle + 5, self._label(figure.value), BONE, anchor="end"),
        ]


def _nice(step: float) -> float:
    """A step of 1, 2 or 5 times a power of ten, no smaller than this."""
    size = 10.0 ** floor(log10(step))
    return next(n * size for n in (1, 2, 5, 10) if n * size >= step - 1e-12)


def _line(x: float, y: float, to_x: float, to_y: float, colour: str) -> str:
    return f"<line x1='{x}' y1='{y}' x2='{to_x}' y2='{to_y}' stroke='{colour}'/>"


def _words(
    x: float, y: float, words: str, colour: str, *, anchor: str = "start", size: int = 14
) -> str:
    return (
        f"<text x='{x}' y='{y}' fill='{colour}' font-size='{size}' text-anchor='{anchor}' "
        f"{_FONT}>{escape(words)}</text>"
    )
