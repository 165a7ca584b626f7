"""From every decision each room of the table is one press away, and so is the way back."""

import pytest
from app.blank_app import plain_app, press, put
from app.inputs import button, click, key
from app.positions import positions
from app.views import DECISIONS, at
from cases import mostly_slow

from forgewar.app.mine.scene import MineScene
from forgewar.app.window.app import App
from forgewar.app.window.looking import ROOMS, looked_at

KEYS = {"mine": "1", "market": "2", "quest": "3"}
STICK = {"mine": "right_stick_left", "market": "right_stick", "quest": "right_stick_right"}


def _by_mouse(app: App, room: str) -> None:
    spot = app.context.frame.spot(f"look.{room}")
    assert spot is not None
    click(app, spot.rect.center)


def _by_key(app: App, room: str) -> None:
    key(app, KEYS[room])


def _by_pad(app: App, room: str) -> None:
    button(app, STICK[room])


WAYS = (_by_mouse, _by_key, _by_pad)


@pytest.mark.parametrize(
    ("number", "kind"), mostly_slow(enumerate(["wealth", *DECISIONS]), every=4)
)
def test_every_room_is_looked_at_and_left_by_one_press(number: int, kind: str) -> None:
    """By mouse, key and pad in turn; the keys of a tie choose a move."""
    app = plain_app()
    way = _by_mouse if kind == "solo_automated_tie" else WAYS[number % len(WAYS)]
    at(kind)(app)
    app.loop.step(0)
    assert app.context.match is not None
    home, asked = app.context.navigator.top, app.context.match.view.decision
    for room in ROOMS:
        way(app, room)
        app.loop.step(0)
        here = room == app.context.match.animation.scene
        assert looked_at(app.context) == ("" if here else room)
        assert (
            type(app.context.navigator.visible()[-1]) is app.context.navigator.route(room) or here
        )
        way(app, room)
        app.loop.step(0)
        assert app.context.navigator.top is home
        assert app.context.match.view.decision == asked


def test_what_is_in_hand_stays_in_hand() -> None:
    app = plain_app()
    put(app, positions()["mine"].session())
    scene = app.context.navigator.top
    assert isinstance(scene, MineScene)
    own = next(s.name for s in app.context.frame.spots if s.drag is not None)
    press(app, own)
    picked = scene._view.picked
    press(app, "look.market")
    assert "Back to decision" in {text.text for text in app.context.frame.texts}
    press(app, "confirm")
    assert app.context.navigator.top is scene
    assert scene._view.picked == picked >= 0


def test_one_can_go_from_room_to_room_and_straight_back() -> None:
    app = plain_app()
    put(app, positions()["mine"].session())
    home = app.context.navigator.top
    for room in ("market", "quest"):
        press(app, f"look.{room}")
        assert looked_at(app.context) == room
    key(app, "escape")
    assert app.context.navigator.top is home


def test_nothing_can_be_chosen_where_one_only_looks() -> None:
    app = plain_app()
    put(app, positions()["market"].session())
    press(app, "look.mine")
    app.loop.step(0)
    assert not [s for s in app.context.frame.spots if s.name.startswith("hex.") and s.enabled]


def test_when_the_game_goes_on_everybody_looks_at_that() -> None:
    app = plain_app()
    put(app, positions()["mine"].session())
    assert app.context.match is not None
    press(app, "look.market")
    app.context.command("rules")
    app.context.match.play(app.context.match.view.choices()[0])
    assert looked_at(app.context) == ""
    assert (
        sum(not scene.overlay and scene.scope == "play" for scene in app.context.navigator.scenes)
        == 1
    )


def test_the_menu_is_on_screen() -> None:
    app = plain_app()
    put(app, positions()["mine"].session())
    press(app, "menu")
    assert {"rules", "settings", "leave"} <= {spot.name for spot in app.context.frame.spots}
