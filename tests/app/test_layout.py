"""Every view at every supported window and text scale: nothing cut, covered, unnamed or tiny."""

import re
from collections import Counter
from functools import cache

import pytest
from app.contrast import faint
from app.layout import problems
from app.plain import plain_app, resize
from app.positions import CONTENT
from app.views import VIEWS

from forgewar.app.kit.canvas import fit_scale
from forgewar.app.kit.pictures import Gallery
from forgewar.app.shot import headless_app

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
SCALES = (80, 100, 150, 200)
TIGHTEST = ((1920, 1080), 150)  # letters are widest there, against the room they have
# Smaller than any window is let be: nothing has room there, but nothing breaks either.
TINY = ((640, 400), (320, 200), (101, 700), (900, 101), (40, 30), (1, 1))
# Scenes that are seen in others' colours already: other moments, guilds and hints.
SEEN = re.compile(r"replay_\d+|mat_[1-3]|scoring_[0-3]|hint_(?!wealth|mine|market|management)\w+")


def windows() -> list[tuple[tuple[int, int], int]]:
    """Every size and scale; scales that a window does not hold look like the next smaller one."""
    found: dict[tuple[tuple[int, int], float], int] = {}
    for size in SIZES:
        for scale in SCALES:
            found.setdefault((size, fit_scale(size, scale / 100)), scale)
    return [(size, scale) for (size, _), scale in found.items()]


def coarsest() -> list[tuple[tuple[int, int], int]]:
    """Of the windows that are laid out alike, in units, the one with the fewest pixels: rounding
    costs the most there."""
    found: dict[tuple[int, int], tuple[tuple[int, int], int]] = {}
    for size, scale in windows():
        unit = fit_scale(size, scale / 100)
        found.setdefault((round(size[0] / unit), round(size[1] / unit)), (size, scale))
    return list(found.values())


def by_turns(view: str) -> list[tuple[tuple[int, int], int]]:
    """The windows that a view is drawn in: all layouts, the one in which what just fits elsewhere
    is first cut, and one after another of the others."""
    always = [*coarsest(), TIGHTEST]
    others = [window for window in windows() if window not in always]
    return [*always, others[list(VIEWS).index(view) % len(others)]]


def misfits(view: str, in_windows: list[tuple[tuple[int, int], int]]) -> list[str]:
    """What is wrong with a view in some windows, and in those that are too small for anything."""
    app = plain_app()
    VIEWS[view](app)
    found = []
    for size, scale in in_windows:
        resize(app, size, scale)
        app.draw()
        # 80 % is for those who want it smaller.
        smallest = 12 if scale >= 100 else 9
        for problem in problems(app.frame, size, smallest):
            found.append(f"{size[0]}x{size[1]} at {scale} %: {problem}")
    for size in TINY:
        resize(app, size, 100)
        app.draw()
    return found


@pytest.mark.parametrize("view", VIEWS)
def test_a_view_fits_its_window(view: str) -> None:
    found = misfits(view, by_turns(view))
    assert not found, "\n" + "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("view", VIEWS)
def test_a_view_fits_every_window(view: str) -> None:
    found = misfits(view, windows())
    assert not found, "\n" + "\n".join(found)


def test_every_size_and_scale_is_drawn() -> None:
    """Windows that are left out look like one that is not, or come by turns, many times each."""
    drawn = Counter(window for view in VIEWS for window in by_turns(view))
    assert set(drawn) == set(windows())
    assert {size for size, _ in drawn} == set(SIZES)
    assert min(drawn.values()) >= 10


@cache
def _gallery() -> Gallery:
    return Gallery(eager=True)


@pytest.mark.parametrize(
    "view", [v for v in VIEWS if not SEEN.fullmatch(v) and ("rules_" not in v or "_mine" in v)]
)
def test_every_text_can_be_read(view: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = headless_app(CONTENT, (1280, 720), 100)
    app.gallery = _gallery()
    VIEWS[view](app)
    found = faint(app, monkeypatch)
    assert not found, "\n" + "\n".join(found)
