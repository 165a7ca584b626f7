"""Every view at every supported window and text scale, in every language and in one that is longer
than any: nothing cut, covered, unnamed or tiny."""

import re
from collections import Counter
from collections.abc import Iterable
from contextlib import AbstractContextManager
from functools import cache

import pytest
from app.blank_app import plain_app, resize
from app.contrast import faint
from app.layout import problems
from app.positions import CONTENT
from app.views import VIEWS
from cases import mostly_slow
from words import pseudo
from words.speaking import speaking

from forgewar.app.kit import lettering
from forgewar.app.kit.canvas import SMALLEST, fit_text
from forgewar.app.kit.lettering import Face, Fitted
from forgewar.app.kit.pictures import Gallery
from forgewar.app.shot import headless_app
from forgewar.app.window.app import App
from forgewar.words.language import DEFAULT, language_tags

Window = tuple[tuple[int, int], int]  # its size, and the scale of its text
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
SCALES = (100, 125, 150, 175, 200)
# What most people have, and the least room of both shapes of windows, in units, with the fewest
# pixels, because rounding costs the most there.
ALWAYS = (((1280, 720), 100), ((1024, 640), 100))
MANY = 2560 * 1440  # pixels of a window that is drawn in the long run only: it has no less room
# The windows that languages are tried in, at 100 %: the smallest and the most usual ones.
USUAL = ((1024, 640), (1280, 720), (1920, 1080))
OTHERS = [tag for tag in language_tags() if tag != DEFAULT]
# Where scenes are enlarged and have the least room.
LARGE = ((1280, 720), 200)
# Smaller than any window is let be: nothing has room there, but nothing breaks either.
TINY = (
    (640, 400), (320, 200), (101, 700), (900, 101), (40, 30), (1, 1), (1, 100), (100, 1), (2, 2),
    (319, 10),
)  # fmt: skip
# Scenes that others are like: other moments, guilds and hints.
SEEN = re.compile(r"replay_\d+|mat_[1-3]|scoring_[0-3]|hint_(?!wealth|mine|market|management)\w+")


def _unlike() -> list[str]:
    return [view for view in VIEWS if not SEEN.fullmatch(view)]


def windows() -> list[Window]:
    """Every size and scale."""
    return [(size, scale) for size in SIZES for scale in SCALES]


def handy() -> list[Window]:
    """Those that are quickly drawn."""
    return [(size, scale) for size, scale in windows() if size[0] * size[1] <= MANY]


def by_turns(view: str) -> list[Window]:
    """The windows that a view is drawn in: those with the least room, and one after another of the
    others."""
    others = [window for window in handy() if window not in (*ALWAYS, LARGE)]
    return [*ALWAYS, LARGE, others[list(VIEWS).index(view) % len(others)]]


def too_small(view: str) -> tuple[int, int]:
    """A window that is too small for anything; another one for the next view."""
    return TINY[list(VIEWS).index(view) % len(TINY)]


def misfits(app: App, in_windows: Iterable[Window], tiny: Iterable[tuple[int, int]]) -> list[str]:
    """What is wrong with a view in some windows. In those that are tiny it only has to be drawn."""
    found = [problem for window in in_windows for problem in _wrong(app, *window)]
    for size in tiny:
        resize(app, size, 100)
        app.loop.draw()
    return found


def _wrong(app: App, size: tuple[int, int], scale: int) -> list[str]:
    resize(app, size, scale)
    app.loop.draw()
    found = problems(app.context.frame, app.loop.shown.get_size(), 12)
    return [f"{size[0]}x{size[1]} at {scale} %: {problem}" for problem in found]


def speaking_any(tag: str) -> AbstractContextManager[None]:
    return pseudo.speaking_pseudo() if tag == pseudo.TAG else speaking(tag)


def tongues(view: str) -> list[tuple[str, Window]]:
    """Languages with windows that a view is drawn in: the longest in the smallest window and, by
    turns, in any; and one of the others in one of the usual ones, likewise."""
    place = list(VIEWS).index(view)
    own = OTHERS[place % len(OTHERS)], (USUAL[place // len(OTHERS) % len(USUAL)], 100)
    any_ = handy()[place % len(handy())]
    return [(pseudo.TAG, (USUAL[0], 100)), (pseudo.TAG, any_), own]


def misfits_in(app: App, tongues: list[tuple[str, Window]]) -> list[str]:
    """What is wrong with a view in some languages, each in a window."""
    found = []
    for tag, window in tongues:
        with speaking_any(tag):
            found += [f"{tag}: {problem}" for problem in _wrong(app, *window)]
    return found


@pytest.mark.parametrize("view", mostly_slow(_unlike(), every=10))
def test_a_view_fits_the_smallest_window(view: str) -> None:
    app = plain_app()
    VIEWS[view](app)
    found = _wrong(app, *ALWAYS[1])
    assert not found, "\n" + "\n".join(found)


# Longer than their panels in any words, and shown while one watches.
NARROWED = {"Quêtes de Corbeau", "Misiones de Cuervo"}


@pytest.mark.slow
@pytest.mark.parametrize("tag", [tag for tag in language_tags() if tag != "ja"])
def test_titles_keep_their_face_in_the_most_usual_window(
    tag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A title in the narrower face stands out beside others; Japanese has one face for all."""
    narrowed, fit_line = set(), lettering.fit_line

    def noting(text: str, face: Face, size: int, least: int, room: int | None) -> Fitted:
        fitted = fit_line(text, face, size, least, room)
        if text and face == "Title" != fitted.face:
            narrowed.add(text)
        return fitted

    monkeypatch.setattr(lettering, "fit_line", noting)
    with speaking(tag):
        for view in _unlike():
            if "longest" not in view:
                app = plain_app()
                VIEWS[view](app)
                app.loop.draw()
    assert not narrowed - NARROWED


@pytest.mark.slow
@pytest.mark.parametrize("view", VIEWS)
def test_a_view_fits_its_window_in_whatever_language(view: str) -> None:
    """A change of language changes what is on screen at once."""
    app = plain_app()
    VIEWS[view](app)
    if SEEN.fullmatch(view):
        found = misfits_in(app, [(pseudo.TAG, (USUAL[0], 100))])
    else:
        found = misfits(app, by_turns(view), [too_small(view)]) + misfits_in(app, tongues(view))
    assert not found, "\n" + "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("view", VIEWS)
def test_a_view_fits_every_window(view: str) -> None:
    app = plain_app()
    VIEWS[view](app)
    found = misfits(app, windows(), TINY)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("tag", [pseudo.TAG, *OTHERS])
@pytest.mark.parametrize("view", VIEWS)
def test_a_view_fits_every_window_in_every_language(view: str, tag: str) -> None:
    sizes = windows() if tag == pseudo.TAG else [(size, n) for size in USUAL for n in (100, 200)]
    app = plain_app()
    with speaking_any(tag):
        VIEWS[view](app)
    found = misfits_in(app, [(tag, window) for window in sizes])
    assert not found, "\n" + "\n".join(found)


def test_every_language_is_drawn_in_every_usual_window() -> None:
    drawn = Counter(tongue for view in _unlike() for tongue in tongues(view))
    wanted = {(tag, (size, 100)) for tag in OTHERS for size in USUAL}
    assert set(drawn) == wanted | {(pseudo.TAG, window) for window in handy()}
    assert min(drawn.values()) >= 6


def test_every_size_and_scale_is_drawn() -> None:
    """What is not drawn of one view is drawn of many others; and nowhere is less room than where
    every view is drawn."""
    drawn = Counter(window for view in _unlike() for window in by_turns(view))
    assert set(drawn) == set(handy())
    assert min(drawn.values()) >= 8
    assert {too_small(view) for view in _unlike()} == set(TINY)
    room = {(size, scale): units(size, scale) for size, scale in windows()}
    for (_, scale), (wide, high) in room.items():
        tights = ALWAYS if scale == 100 else (LARGE,)
        assert any(room[tight][0] <= wide and room[tight][1] <= high for tight in tights)


def units(size: tuple[int, int], scale: int) -> tuple[int, int]:
    """How much room a window has, in the units that scenes are laid out in."""
    unit, _ = fit_text(size, scale / 100, SMALLEST)
    return round(size[0] / unit), round(size[1] / unit)


@cache
def _gallery() -> Gallery:
    return Gallery(eager=True)


@pytest.mark.parametrize(
    "view",
    mostly_slow(
        [view for view in _unlike() if "rules_" not in view or "_mine" in view],
        every=24,
    ),
)
def test_every_text_can_be_read(view: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = headless_app(CONTENT, (1280, 720), 100)
    app.context.gallery = _gallery()
    VIEWS[view](app)
    found = faint(app, monkeypatch)
    assert not found, "\n" + "\n".join(found)
