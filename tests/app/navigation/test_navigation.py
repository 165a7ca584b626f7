"""What can be pressed and commanded does what two tables say, in every kind of scene.

`presses.txt` and `commands.txt` have the rows; `effects.py` puts into words what happened.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from app.navigation.effects import Moment, draw_afresh, effect, kind_of, moment, route_of, shown
from app.positions import CONTENT
from app.views import VIEWS
from cases import mostly_slow

from forgewar.app.window.app import App
from forgewar.app.window.commands import REGISTRY
from forgewar.words.names import Names

pytestmark = pytest.mark.usefixtures("own_language")
ARROWS = ("left", "right", "up", "down", "previous")  # tests/app/window/test_focus.py


class Rows(NamedTuple):
    """Rows of a view or group, and the groups behind it by the sign before them."""

    sign: str
    groups: tuple[str, ...]
    effects: dict[str, str]


@cache
def table(name: str) -> dict[str, Rows]:
    """A table of views; groups have a "=" before their names."""
    found: dict[str, Rows] = {}
    for line in (Path(__file__).parent / f"{name}.txt").read_text("utf-8").splitlines():
        if line.startswith("    "):
            what, _, done = line.strip().partition(" ")
            list(found.values())[-1].effects[what] = done.strip()
        elif line and not line.startswith("#"):
            view, *behind = line.removeprefix("= ").split()
            view = f"={view}" if line.startswith("=") else view
            found[view] = Rows("".join(behind[:1]), tuple(behind[1:]), {})
    return found


def views(name: str) -> list[str]:
    return [view for view in table(name) if not view.startswith("=")]


# Presses


def to_press(app: App) -> dict[str, str]:
    """Spots to press by their kinds: the last of each that is not chosen already."""
    found: dict[str, str] = {}
    for spot in app.context.frame.spots:
        if spot.enabled and spot.press is not None:
            kind = kind_of(spot.name)
            if spot.state != "chosen" or kind not in found:
                found[kind] = spot.name
    return found


def expected_presses(view: str) -> dict[str, str]:
    rows = table("presses")[view]
    common = table("presses")["=table"].effects
    return {kind: common[kind] for kind in rows.groups} | rows.effects


@pytest.mark.parametrize("view", mostly_slow(views("presses"), every=23))
def test_pressing_does_what_the_table_says(view: str) -> None:
    expected, done = expected_presses(view), {}
    names = to_press(shown(view))
    for kind in expected:
        app = shown(view)
        before, label = moment(app), _press(app, names[kind])
        done[kind] = effect(before, moment(app), names[kind])
        if done[kind].startswith("opens") and app.context.navigator.top.overlay:
            _is_about(app, label)
        _is_up_to_date(app)
    assert done == expected


def _press(app: App, name: str) -> str:
    """Press a spot; returns its label."""
    spot = app.context.frame.spot(name)
    assert spot is not None, name
    app.context.controller.press(spot)
    app.loop.draw()
    return spot.label


def _is_about(app: App, label: str) -> None:
    """Whatever card, quest or guild a label names is named by what it opens."""
    said = " ".join(" ".join(text.text.split()) for text in app.context.frame.texts) + " ".join(
        spot.label for spot in app.context.frame.spots
    )
    for name in _names():
        if name in label:
            assert name in said, f"{label!r} opens something else"


@cache
def _names() -> set[str]:
    names = Names(CONTENT, ("Tower", "Sun", "Raven", "Oak"))
    cards = (*CONTENT.quests, *CONTENT.designs, *CONTENT.bonus_cards, *CONTENT.single_cards)
    return {str(names.card(key)) for key in cards} | {"Tower", "Sun", "Raven", "Oak"}


def _is_up_to_date(app: App) -> None:
    """After a few frames the screen shows what it would if nothing were kept of earlier ones."""
    for _ in range(3):
        app.loop.step(0)
    seen = moment(app)
    draw_afresh(app)
    assert _differences(seen, moment(app)) == []


def _differences(old: Moment, new: Moment) -> list[object]:
    return [
        (gone, come)
        for one, other in zip(old.frame, new.frame, strict=True)
        if one != other
        for gone, come in [([e for e in one if e not in other], [e for e in other if e not in one])]
    ]


@pytest.mark.slow
def test_every_kind_of_spot_is_in_the_table() -> None:
    known: dict[str, set[str]] = {}
    unknown = set()
    # What is pressed at shared tables alone is in tests/app/match/test_shared_table.py.
    for view in (view for view in VIEWS if not view.startswith("shared_")):
        app = shown(view)
        route = route_of(app.context.navigator.top)
        if view in table("presses"):
            known.setdefault(route, set()).update(expected_presses(view))
        unknown |= {(view, route, kind) for kind in to_press(app)}
    assert not {
        (view, kind) for view, route, kind in unknown if kind not in known.get(route, set())
    }


# Commands


def expected_commands(view: str) -> dict[str, str]:
    rows = table("commands")[view]
    found: dict[str, str] = {}
    if rows.sign == "+":
        for group in rows.groups:
            found |= table("commands")[f"={group}"].effects
    found |= rows.effects
    return {command: done for command, done in found.items() if done != "-"}


def tried_commands(view: str, scope: str) -> list[str]:
    rows = table("commands")[view]
    left_out = set(ARROWS)
    if rows.sign == "~":
        for group in rows.groups:
            left_out |= set(table("commands")[f"={group}"].effects)
    left_out -= set(rows.effects)
    here = {"everywhere", scope}
    return [c.id for c in REGISTRY.values() if here & set(c.scope.split()) and c.id not in left_out]


@pytest.mark.parametrize("view", mostly_slow(views("commands"), every=19))
def test_commands_do_what_the_table_says(view: str) -> None:
    app, done = shown(view), {}
    for command in tried_commands(view, app.context.navigator.top.scope):
        before, focus = moment(app), app.context.controller.focus
        app.context.controller.command(command)
        app.loop.draw()
        found = effect(before, moment(app))
        if found in ("nothing", "shows") and app.context.controller.focus != focus:
            found = f"focuses {app.context.controller.focus}"
        if found != "nothing":
            done[command] = found
            app = shown(view)
    assert done == expected_commands(view)
