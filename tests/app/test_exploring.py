"""Whatever is pointed at or pressed first, in any scene: what follows fits the window too."""

from collections import Counter

import pytest
from app.blank_app import plain_app, resize
from app.layout import problems
from app.views import DECISIONS, VIEWS, again, at

from forgewar.app.window.app import App

pytestmark = pytest.mark.usefixtures("own_language")  # the settings are pressed as well
# Text scales at 1280x720: what most people have; larger letters have as much room, on more pixels.
SCALES = (100, pytest.param(150, marks=pytest.mark.long))
MENUS = (
    "menu_with_a_game", "setup_epic", "setup_solo", "library", "library_deleted",
    "naming", "import", "replay_200", "play_on", "settings", "pause",
    "review", "review_turn", "hall_reviews",
)  # fmt: skip
OVERLAYS = ("mat_own", "ledger", "merchant", "discard")
ENDS = ("quit",)
_FEW = 3


def _names(app: App, *, enabled: bool) -> list[str]:
    """What can be pressed or pointed at; of things that are alike, as hexes and keys, a few."""
    names = [
        s.name for s in app.context.frame.spots if s.enabled or (not enabled and (s.why or s.tip))
    ]
    alike = Counter[str]()
    few = []
    for name in names:
        kind = name.rpartition(".")[0] or name
        alike[kind] += 1
        if alike[kind] <= _FEW and name not in ENDS:
            few.append(name)
    return few


def _check(app: App, found: list[str], what: str) -> None:
    app.loop.draw()
    size = app.loop.shown.get_size()  # settings change it
    found += [f"{what}: {problem}" for problem in problems(app.context.frame, size, 12)]


def _press(app: App, name: str, found: list[str]) -> None:
    spot = app.context.frame.spot(name)
    assert spot is not None, name
    app.context.controller.press(spot)
    _check(app, found, f"{name} pressed")


def _point(app: App, found: list[str]) -> None:
    for name in _names(app, enabled=False):
        app.context.controller.focus = name
        _check(app, found, f"{name} pointed at")
    app.context.controller.focus = ""


@pytest.mark.slow
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("kind", DECISIONS)
def test_what_is_pressed_or_pointed_at_in_a_match_fits(kind: str, scale: int) -> None:
    app = plain_app()
    resize(app, (1280, 720), scale)
    at(kind, practice=True)(app)
    assert app.context.match is not None
    start = len(app.context.match.session.actions)
    found: list[str] = []
    _point(app, found)
    for name in _names(app, enabled=True):
        again(app, start)
        _press(app, name, found)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("view", [*MENUS, *OVERLAYS])
def test_what_is_pressed_or_pointed_at_in_an_overlay_fits(view: str, scale: int) -> None:
    app = plain_app()
    resize(app, (1280, 720), scale)
    VIEWS[view](app)
    app.loop.draw()
    found: list[str] = []
    names = _names(app, enabled=True)  # before pointing, which may scroll
    _point(app, found)
    for name in names:
        app = plain_app()
        resize(app, (1280, 720), scale)
        VIEWS[view](app)
        app.loop.draw()
        _press(app, name, found)
    assert not found, "\n" + "\n".join(found)
