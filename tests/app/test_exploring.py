"""Whatever is pointed at or pressed first, in any scene: what follows fits the window too."""

import pytest
from app.layout import problems
from app.plain import plain_app, resize
from app.views import DECISIONS, VIEWS, again, at, cases

from forgewar.app.app import App

# The window most people start with, and the one with the least room.
WINDOWS = (((1280, 720), 100), ((1280, 720), 150))
MENUS = ("menu_with_a_game", "setup_epic", "setup_solo", "load", "settings", "pause")
OVERLAYS = ("mat", "ledger", "merchant", "discard")
ENDS = ("quit",)


def _names(app: App, *, enabled: bool) -> list[str]:
    """What can be pressed or pointed at; of hexes and keys, which are many and alike, a few."""
    names = [s.name for s in app.frame.spots if s.enabled or (not enabled and (s.why or s.tip))]
    many = ("hex.", "bind.", "chapter.")
    few = [n for start in many for n in [n for n in names if n.startswith(start)][:3]]
    return [n for n in names if n not in ENDS and not n.startswith(many)] + few


def _check(app: App, found: list[str], what: str) -> None:
    for size, scale in WINDOWS:
        resize(app, size, scale)
        app.draw()
        found += [f"{what}, {scale} %: {problem}" for problem in problems(app.frame, size, 12)]


@pytest.mark.parametrize("kind", cases(DECISIONS))
def test_whatever_is_pressed_in_a_match_fits(kind: str) -> None:
    app = plain_app()
    at(kind, practice=True)(app)
    assert app.match is not None
    start = len(app.match.session.actions)
    found: list[str] = []
    for name in _names(app, enabled=True):
        resize(app, *WINDOWS[0])
        again(app, start)
        spot = app.frame.spot(name)
        assert spot is not None
        app.controller.press(spot)
        _check(app, found, f"{name} pressed")
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("kind", cases(DECISIONS))
def test_whatever_is_pointed_at_in_a_match_fits(kind: str) -> None:
    app = plain_app()
    at(kind, practice=True)(app)
    found: list[str] = []
    _point(app, found)
    for command in OVERLAYS:
        app.command(command)
        app.draw()
        _point(app, found)
        app.command("back")
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("view", MENUS)
def test_whatever_is_pressed_or_pointed_at_in_a_menu_fits(view: str) -> None:
    app = plain_app()
    VIEWS[view](app)
    app.draw()
    found: list[str] = []
    _point(app, found)
    for name in _names(app, enabled=True):
        app = plain_app()
        VIEWS[view](app)
        app.draw()
        spot = app.frame.spot(name)
        assert spot is not None
        app.controller.press(spot)
        _check(app, found, f"{name} pressed")
    assert not found, "\n" + "\n".join(found)


def _point(app: App, found: list[str]) -> None:
    for name in _names(app, enabled=False):
        app.controller.focus = name
        _check(app, found, f"{name} pointed at")
    app.controller.focus = ""
