"""The settings screen: what is set is what is shown, and keys and buttons can be changed."""

import pygame
import pytest
from app.blank_app import plain_app, press
from app.inputs import button, key, send
from msgspec import structs

from forgewar.app.kit.frame import Spot
from forgewar.app.menus.settings import SettingsOverlay
from forgewar.app.menus.title import TitleScene
from forgewar.app.window.app import App
from forgewar.app.window.settings import Settings, load_settings
from forgewar.app.window.speech_nodes import nodes


@pytest.fixture
def app() -> App:
    made = plain_app((1280, 1400))
    made.context.navigator.push(TitleScene(made.context))
    made.context.navigator.push(SettingsOverlay(made.context))
    made.loop.draw()
    return made


def said(app: App) -> list[str]:
    app.loop.draw()
    return [text.text for text in app.context.frame.texts]


def ask(app: App, name: str) -> None:
    """Press a cell, wherever it has been scrolled to."""
    press(app, "tab.keys")
    for _ in range(40):
        if app.context.frame.spot(name):
            break
        app.context.controller.command("scroll_down")
        app.loop.draw()
    press(app, name)


def slider(app: App, name: str) -> Spot:
    app.loop.draw()
    found = app.context.frame.spot(name)
    assert found is not None
    assert found.range is not None
    return found


def test_every_setting_has_its_place_on_a_tab(app: App) -> None:
    seen = set[str]()
    for tab in ("display", "sound", "game", "keys"):
        press(app, f"tab.{tab}")
        seen |= {spot.name.partition(".")[0] for spot in app.context.frame.spots if spot.enabled}
    assert seen >= {
        "window", "full_screen", "text", "high_contrast", "colours", "language", "speed",
        "reduced_motion", "sound", "music", "ambience", "interface", "privacy", "guide", "bind",
        "pad",
    }  # fmt: skip


def test_sliders_hold_the_volumes_that_are_set(app: App) -> None:
    press(app, "tab.sound")
    for kind in ("sound", "music", "ambience", "interface"):
        assert slider(app, kind).range == (getattr(Settings(), kind), 100, 10)


def test_a_slider_is_dragged_with_the_mouse(app: App) -> None:
    press(app, "tab.sound")
    rect = slider(app, "sound").rect
    for part, volume in ((0.0, 0), (0.5, 50), (1.0, 100)):
        at = (rect.left + round(rect.width * part) - (part == 1.0), rect.centery)
        send(app, pygame.MOUSEBUTTONDOWN, button=1, pos=rect.center)
        send(app, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0))
        send(app, pygame.MOUSEBUTTONUP, button=1, pos=at)
        assert load_settings().sound == volume


def test_keys_pad_wheel_and_screen_readers_turn_a_slider(app: App) -> None:
    press(app, "tab.sound")
    before = Settings().music
    app.context.controller.focus = "music"
    key(app, "left")
    assert load_settings().music == before - 10
    assert app.context.controller.focus == "music"
    button(app, "pad_right")
    assert load_settings().music == before
    over = slider(app, "music").rect.center
    send(app, pygame.MOUSEMOTION, pos=over, rel=(0, 0), buttons=(0, 0, 0))
    send(app, pygame.MOUSEWHEEL, x=0, y=-1)
    assert load_settings().music == before - 10
    app.loop.draw()
    node = next(node for node in nodes(app.context.frame) if node.key == "music")
    assert (node.kind, node.range, node.about) == (
        "slider",
        slider(app, "music").range,
        f"{before - 10}%",
    )


def test_a_slider_stops_at_its_ends(app: App) -> None:
    press(app, "tab.sound")
    app.context.controller.focus = "interface"
    for _ in range(12):
        key(app, "left")
        app.loop.draw()
    assert load_settings().interface == 0
    assert "Off" in said(app)


def test_the_size_of_the_window_is_among_those_shown(app: App) -> None:
    app.context.settings.width, app.context.settings.height = 1111, 777
    app.loop.draw()
    assert app.context.frame.spot("window.1111x777") is not None
    app.context.settings.width = app.context.settings.height = 0
    app.loop.draw()
    assert app.context.frame.spot("window.1280x1400") is not None


@pytest.mark.parametrize("new", ["z", "ctrl+q", "f4"])
def test_a_key_is_changed_and_saved(app: App, new: str) -> None:
    ask(app, "bind.undo")
    assert "press a key" in said(app)
    key(app, "left shift")
    key(app, new)
    assert app.context.bindings.keys.command(new, "play") == "undo"
    assert app.context.bindings.keys.command("u", "play") == ""
    assert load_settings().keys == {"undo": (new, "ctrl+z")}
    for _ in range(9):
        app.context.controller.command("scroll_up")
    app.loop.draw()
    press(app, "restore")
    assert app.context.bindings.keys.command("u", "play") == "undo"
    assert load_settings().keys == {}


@pytest.mark.parametrize("new", ["left_trigger", "right_stick_left", "paddle_4"])
def test_a_button_is_changed_and_saved_with_the_pad_alone(app: App, new: str) -> None:
    ask(app, "pad.undo")
    assert "press a button" in said(app)
    button(app, new)
    assert app.context.bindings.pad.command(new, "play") == "undo"
    assert app.context.bindings.pad.command("x", "play") == ""
    assert load_settings().pad["undo"] == (new,)
    again = App(
        None, load_settings(), app.context.screen.surface, routes=app.context.navigator.route
    )
    assert again.context.bindings.pad.command(new, "play") == "undo"


def test_who_takes_a_button_takes_it_from_another(app: App) -> None:
    ask(app, "pad.undo")
    button(app, "y")
    assert app.context.bindings.pad.of("pass") == ()
    assert app.context.bindings.pad.of("play_pause") == ("y",)  # never in the same scene


def test_nobody_gets_stuck(app: App) -> None:
    ask(app, "pad.undo")
    button(app, "a")
    assert "Confirm needs it" in said(app)
    assert app.context.bindings.pad.of("confirm") == ("a",)
    button(app, "start")  # leaves things as they were
    assert app.context.bindings.pad.changes() == {}
    assert "press a button" not in said(app)
    assert isinstance(app.context.navigator.top, SettingsOverlay)
    ask(app, "bind.undo")
    key(app, "escape")
    assert app.context.bindings.keys.changes() == {}
    key(app, "escape")
    assert not isinstance(app.context.navigator.top, SettingsOverlay)


def test_a_key_in_the_place_of_a_button_ends_the_waiting(app: App) -> None:
    ask(app, "pad.undo")
    key(app, "q")
    assert app.context.bindings.keys.changes() == app.context.bindings.pad.changes() == {}
    assert "press a button" not in said(app)


def test_reduced_motion_is_kept_and_reaches_what_is_drawn(app: App) -> None:
    calm: list[bool] = []
    app.context.navigator.top.draw_over = lambda c: calm.append(c.calm)  # type: ignore[method-assign]  # looks on
    app.loop.draw()
    press(app, "tab.game")
    press(app, "reduced_motion")
    app.loop.draw()
    assert load_settings().reduced_motion
    assert (calm[0], calm[-1]) == (False, True)


# The field of the settings that each switch or segment sets.
FIELDS = {
    "text": "text_scale", "high_contrast": "high_contrast", "colours": "well_apart",
    "speed": "speed", "reduced_motion": "reduced_motion", "privacy": "privacy", "guide": "guide",
}  # fmt: skip


@pytest.mark.parametrize("tab", ["display", "game"])
def test_every_switch_sets_its_own_field_and_is_kept(app: App, tab: str) -> None:
    press(app, f"tab.{tab}")
    kinds = [s.name for s in app.context.frame.spots if s.name.partition(".")[0] in FIELDS]
    assert kinds
    for name in kinds:
        press(app, f"tab.{tab}")
        found = app.context.frame.spot(name)
        if found is None or not found.enabled:
            continue  # larger text has scrolled it away
        before = structs.asdict(app.context.settings)
        press(app, name)
        after = structs.asdict(app.context.settings)
        changed = {field for field, value in after.items() if before[field] != value}
        assert changed <= {FIELDS[name.partition(".")[0]]}, name
        assert changed or found.state == "chosen", name
        app.context.settings.text_scale = 100
        app.loop.draw()
    app.context.navigator.pop()
    assert load_settings() == app.context.settings
