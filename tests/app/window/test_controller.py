"""Every key, button and notch of the wheel does what the registry says, and nothing else."""

import sys

import pygame
import pytest
from app.blank_app import plain_app, put
from app.inputs import button, click, hold, key, let_go, look, move, send
from app.positions import positions
from cases import mostly_slow

from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.text_field import TextField
from forgewar.app.menus.settings import SettingsOverlay
from forgewar.app.menus.title import TitleScene
from forgewar.app.window.app import App
from forgewar.app.window.commands import REGISTRY, Command
from forgewar.app.window.global_commands import set_speed
from forgewar.app.window.keys import key_name
from forgewar.app.window.scene import Scene
from forgewar.play.match import Match
from forgewar.rules.actions import MoveOverseer

SCOPES = ("menu", "play", "replay", "library")
_SCROLLS = {"scroll_up": -3, "scroll_down": 3}


class Listening(Scene):
    """Notes what arrives: commands, and how far its list is scrolled."""

    def __init__(self, app: App, scope: str) -> None:
        super().__init__(app.context)
        self.scope = scope
        self.heard: list[object] = []

    def handle(self, command: str) -> bool:
        self.heard.append(command)
        return True

    def draw(self, c: Canvas) -> None:
        c.spot("list", 0, 0, 400, 400, "List", scroll=self.heard.append)


def listening(scope: str) -> tuple[App, list[object]]:
    app = plain_app()
    scene = Listening(app, scope)
    app.context.navigator.push(scene)
    app.loop.step(0)
    return app, scene.heard


def meant(command: Command, scope: str) -> list[object]:
    """What should arrive in a scene of a scope."""
    if command.scope != "everywhere" and scope not in command.scope.split():
        return []
    return [_SCROLLS.get(command.id, command.id)]


def belongs_to_another(name: str, command: Command, scope: str, pad: bool) -> bool:
    """Whether in a scope a key or button is another command's."""
    return any(
        name in (other.pad if pad else other.keys) and meant(other, scope)
        for other in REGISTRY.values()
        if other is not command
    )


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize(
    ("command", "name"),
    mostly_slow([(c.id, name) for c in REGISTRY.values() for name in c.keys], every=5),
)
def test_each_key_means_its_command(command: str, name: str, scope: str) -> None:
    app, heard = listening(scope)
    key(app, name)
    expected = meant(REGISTRY[command], scope)
    if not expected and belongs_to_another(name, REGISTRY[command], scope, pad=False):
        assert command not in heard
    else:
        assert heard == expected


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize(
    ("command", "name"),
    mostly_slow([(c.id, name) for c in REGISTRY.values() for name in c.pad], every=5),
)
def test_each_button_means_its_command(command: str, name: str, scope: str) -> None:
    app, heard = listening(scope)
    button(app, name)
    expected = meant(REGISTRY[command], scope)
    if not expected and belongs_to_another(name, REGISTRY[command], scope, pad=True):
        assert command not in heard
    else:
        assert heard == expected


def test_no_key_or_button_means_two_things_in_one_scene() -> None:
    commands = REGISTRY.values()
    for table in ({c.id: c.keys for c in commands}, {c.id: c.pad for c in commands}):
        for scope in SCOPES:
            names = [n for c, names in table.items() if meant(REGISTRY[c], scope) for n in names]
            assert sorted(names) == sorted(set(names))


def test_keys_and_buttons_are_where_players_look_for_them() -> None:
    """The registry itself, for whoever moves a line of it by mistake."""
    app, heard = listening("play")
    for name, command in (
        ("return", "confirm"), ("escape", "back"), ("u", "undo"), ("ctrl+z", "undo"),
        ("y", "redo"), ("p", "pass"), ("h", "hint"), ("m", "merchant"), ("w", "why"),
        ("backspace", "reset"), ("tab", "next"), ("shift+tab", "previous"), ("up", "up"),
        ("down", "down"), ("left", "left"), ("right", "right"),
    ):  # fmt: skip
        key(app, name)
        assert heard.pop() == command
    for name, command in (
        ("a", "confirm"), ("b", "back"), ("start", "back"), ("x", "undo"), ("y", "pass"),
        ("left_trigger", "hint"), ("back", "merchant"), ("pad_up", "up"), ("pad_down", "down"),
        ("pad_left", "left"), ("pad_right", "right"), ("left_stick_up", "up"),
        ("left_stick_down", "down"), ("left_shoulder", "previous"), ("right_shoulder", "next"),
    ):  # fmt: skip
        button(app, name)
        assert heard.pop() == command
    assert heard == []


@pytest.mark.parametrize("undo", ["u", "ctrl+z", "x"])
def test_undo_takes_back_and_does_not_pass(undo: str) -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    put(app, positions()["mine"].session(practice=True))
    match = app.context.match
    assert match is not None
    before = len(match.session.actions)
    match.play(match.view.choices()[0])
    app.loop.step(0)
    (button if undo == "x" else key)(app, undo)
    assert len(match.session.actions) == before


# The wheel


@pytest.mark.parametrize(("turned", "scrolled"), [(1, -1), (-1, 1), (3, -3)])
def test_the_wheel_scrolls_what_is_under_the_pointer(turned: int, scrolled: int) -> None:
    app, heard = listening("menu")
    move(app, (10, 10))
    send(app, pygame.MOUSEWHEEL, x=0, y=turned, flipped=False)
    assert heard == [scrolled]
    move(app, (900, 600))
    send(app, pygame.MOUSEWHEEL, x=0, y=turned, flipped=False)
    assert heard == [scrolled]


def test_turning_the_wheel_towards_you_brings_up_what_lies_below() -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    app.context.navigator.push(SettingsOverlay(app.context, "keys"))
    app.loop.step(0)
    sheet = app.context.frame.spot("sheet")
    spot = app.context.frame.spot("bind.down")
    assert sheet is not None
    assert spot is not None
    move(app, sheet.rect.center)
    send(app, pygame.MOUSEWHEEL, x=0, y=-2, flipped=False)
    app.loop.step(0)
    after = app.context.frame.spot("bind.down")
    assert after is not None
    assert after.rect.top < spot.rect.top
    send(app, pygame.MOUSEWHEEL, x=0, y=2, flipped=False)
    app.loop.step(0)
    again = app.context.frame.spot("bind.down")
    assert again is not None
    assert again.rect == spot.rect


# Modifiers


@pytest.mark.parametrize(
    "held",
    [
        pygame.KMOD_LMETA,
        pygame.KMOD_RMETA,
        pygame.KMOD_MODE,
        pygame.KMOD_LCTRL | pygame.KMOD_RALT,  # AltGr on Windows
        pygame.KMOD_RALT,
        pygame.KMOD_LCTRL,
    ],
)
@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_a_letter_with_a_modifier_is_no_plain_key(
    held: int, system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    app, heard = listening("play")
    key(app, "p", held)
    assert heard == []


def test_altgr_is_not_ctrl() -> None:
    altgr = pygame.KMOD_LCTRL | pygame.KMOD_RALT
    assert key_name(pygame.K_q, altgr) == key_name(pygame.K_q, pygame.KMOD_MODE) == "altgr+q"
    app, heard = listening("play")
    key(app, "z", altgr)
    assert heard == []


def test_cmd_is_the_command_modifier_on_a_mac(monkeypatch: pytest.MonkeyPatch) -> None:
    app, heard = listening("play")
    key(app, "z", pygame.KMOD_LMETA)
    assert heard == []
    monkeypatch.setattr(sys, "platform", "darwin")
    key(app, "z", pygame.KMOD_LMETA)
    assert heard == ["undo"]
    key(app, "z", pygame.KMOD_LCTRL)
    assert heard == ["undo"]


def test_a_modifier_alone_means_nothing() -> None:
    app, heard = listening("play")
    for name in ("left shift", "right ctrl", "left alt", "left meta", "caps lock"):
        key(app, name)
    assert heard == []
    assert not app.context.controller.needs_ticks


# Holding


@pytest.mark.parametrize("how", ["key", "pad_down", "left_stick_down"])
def test_what_is_held_goes_on_until_it_is_let_go(how: str) -> None:
    app, heard = listening("menu")
    if how == "key":
        send(app, pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="")
    else:
        hold(app, how)
    assert heard == ["down"]
    app.loop.step(0.4)
    app.loop.step(0.1)
    assert heard == ["down"] * 3
    if how == "key":
        send(app, pygame.KEYUP, key=pygame.K_UP, mod=0, unicode="")  # another one
        assert app.context.controller.needs_ticks
        send(app, pygame.KEYUP, key=pygame.K_DOWN, mod=0, unicode="")
    else:
        let_go(app, how)
    app.loop.step(1.0)
    assert heard == ["down"] * 3
    assert not app.context.controller.needs_ticks


def test_the_right_stick_scrolls_while_it_is_tilted() -> None:
    app, heard = listening("menu")
    hold(app, "right_stick_down")
    app.loop.step(0.4)
    let_go(app, "right_stick_down")
    assert heard == [3, 3]
    button(app, "right_stick_up")
    assert heard == [3, 3, -3]


def test_confirm_comes_once_however_long_it_is_held() -> None:
    app, heard = listening("menu")
    hold(app, "a")
    for _ in range(5):
        app.loop.step(0.5)
    assert heard == ["confirm"]


# While something moves


def moving() -> tuple[App, Match]:
    """A game of people in which a move is being shown."""
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    put(app, positions()["mine"].session(practice=True))
    set_speed(app.context, 1)
    match = app.context.match
    assert match is not None
    match.play(match.view.choices()[0])
    app.loop.step(0.01)
    assert match.animation.busy
    return app, match


@pytest.mark.parametrize("press", ["l", "left_stick"])
def test_a_command_is_carried_out_while_something_moves(press: str) -> None:
    app, match = moving()
    (key if press == "l" else button)(app, press)
    assert match.animation.busy
    assert app.context.navigator.top.overlay


@pytest.mark.parametrize("press", ["m", "2"])
def test_some_commands_wait_until_nothing_moves(press: str) -> None:
    app, match = moving()
    key(app, press)
    before = app.context.navigator.top
    assert not before.overlay
    while match.animation.busy:
        assert not app.context.navigator.top.overlay
        app.loop.step(0.05)
    app.loop.step(0.05)
    top = app.context.navigator.top
    assert top.overlay or top.looked_at


@pytest.mark.parametrize("press", ["space", "return", "a"])
def test_confirming_only_ends_what_moves(press: str) -> None:
    app, match = moving()
    app.context.controller.focus = "tool.ledger"
    played = len(match.session.actions)
    while match.animation.busy:
        (button if press == "a" else key)(app, press)
        assert not app.context.navigator.top.overlay
        assert len(match.session.actions) == played
        app.loop.step(0.01)
    app.loop.step(0)
    (button if press == "a" else key)(app, press)
    assert app.context.navigator.top.overlay


def test_a_click_only_ends_what_moves_and_the_wheel_does_not() -> None:
    app, match = moving()
    send(app, pygame.MOUSEBUTTONDOWN, pos=(640, 700), button=5)
    send(app, pygame.MOUSEWHEEL, x=0, y=-1, flipped=False)
    assert match.animation.busy
    tool = app.context.frame.spot("tool.ledger")
    assert tool is not None
    click(app, tool.rect.center)
    assert not match.animation.busy
    assert not app.context.navigator.top.overlay
    app.loop.step(0)
    click(app, tool.rect.center)
    assert app.context.navigator.top.overlay


# What is said beside the pointer


class Refusing(Scene):
    """A button that can be pressed once, and then says why not."""

    done = False

    def _press(self) -> None:
        self.done = True

    def draw(self, c: Canvas) -> None:
        why = "Choose first" if self.done else ""
        c.spot("go", 100, 100, 200, 60, "Go", self._press, why=why, tip="What it does")
        c.spot("other", 100, 300, 200, 60, "Other", self._press, tip="What it is")


def said(app: App) -> list[str]:
    app.loop.step(0)
    return [text.text for text in app.context.frame.texts]


@pytest.mark.parametrize("how", ["click", "key"])
def test_a_refusal_waits_for_the_pointer_to_move(how: str) -> None:
    app = plain_app()
    app.context.navigator.push(Refusing(app.context))
    app.loop.step(0)
    move(app, (120, 120))
    if how == "click":
        click(app, (120, 120))
    else:
        key(app, "tab")
        key(app, "return")
    assert "Choose first" not in said(app)
    move(app, (120, 120))  # SDL repeats itself
    assert "Choose first" not in said(app)
    move(app, (121, 120))
    assert "Choose first" in said(app)


def test_what_comes_to_lie_under_a_pointer_at_rest_is_not_pointed_at() -> None:
    app = plain_app()
    app.context.navigator.push(Refusing(app.context))
    app.loop.step(0)
    move(app, (120, 260))
    assert app.context.controller.hot == "other"
    app.context.navigator.push(Refusing(app.context))
    assert "What it is" not in said(app)
    assert app.context.controller.hot == ""
    move(app, (120, 260))  # SDL repeats itself
    assert app.context.controller.hot == ""
    move(app, (121, 260))
    assert "What it is" in said(app)


def test_what_an_action_brings_under_a_pointer_at_rest_is_not_pointed_at() -> None:
    app = plain_app()
    put(app, positions()["market"].session())
    match = app.context.match
    assert match is not None
    spot = app.context.frame.spot("pass")
    assert spot is not None
    before, point = len(match.chronicle.history), spot.rect.center
    move(app, point)
    assert app.context.controller.hot == "pass"
    look(app)
    click(app, point)
    app.loop.step(0)
    assert len(match.chronicle.history) > before
    assert app.context.controller.hot == ""
    move(app, (point[0] + 1, point[1]))
    assert app.context.controller.hot == "pass"


def test_what_is_pointed_at_or_focused_is_explained() -> None:
    app = plain_app()
    app.context.navigator.push(Refusing(app.context))
    app.loop.step(0)
    move(app, (120, 260))
    assert "What it is" in said(app)
    move(app, (700, 260))
    assert "What it is" not in said(app)
    key(app, "tab")
    assert "What it does" in said(app)
    key(app, "tab")
    assert "What it is" in said(app)


# A pad and typing; hints


class Naming(Scene):
    def __init__(self, app: App) -> None:
        super().__init__(app.context)
        self.line = TextField("Bess")
        self.line.start()

    @property
    def field(self) -> TextField | None:
        return self.line if self.line.open else None

    def draw(self, c: Canvas) -> None:
        self.line.draw(c, "name", 100, 100, 200, "Name")
        c.spot("go", 100, 200, 200, 60, "Go", print)


def test_a_pad_leaves_a_field_and_goes_on() -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    scene = Naming(app)
    app.context.navigator.push(scene)
    app.loop.step(0)
    button(app, "b")
    assert app.context.navigator.top is scene
    assert scene.field is None
    button(app, "b")
    assert app.context.navigator.top is not scene


def test_hints_name_what_was_used_last() -> None:
    app, _ = listening("play")
    assert app.context.bindings.hint("undo") == "U"
    button(app, "y")
    assert app.context.bindings.hint("undo") == "X"
    assert app.context.bindings.hint("tiles") == ""
    key(app, "y")
    assert app.context.bindings.hint("undo") == "U"


# Lists


@pytest.mark.parametrize("press", mostly_slow(["down", "tab", "pad_down"], every=3))
def test_everything_in_a_list_is_reached_without_a_mouse(press: str) -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    app.context.navigator.push(SettingsOverlay(app.context, "keys"))
    app.loop.step(0)
    sheet = app.context.frame.spot("sheet")
    assert sheet is not None
    move(app, sheet.rect.center)
    send(app, pygame.MOUSEWHEEL, x=0, y=-2, flipped=False)
    app.loop.step(0)
    app.context.controller.focus = "bind.confirm"
    wanted = [f"bind.{command}" for command in REGISTRY]
    last = wanted[-1]
    seen = []
    for _ in range(3 * len(REGISTRY)):
        seen.append(app.context.controller.focus)
        if app.context.controller.focus == last:
            break
        (button if press == "pad_down" else key)(app, press)
        app.loop.step(0)
    assert [name for name in seen if name.startswith("bind.")] == wanted
    spot, sheet = app.context.frame.spot(last), app.context.frame.spot("sheet")
    assert spot is not None
    assert sheet is not None
    assert spot.rect.bottom < sheet.rect.bottom
    for _ in wanted:
        key(app, "up")
        app.loop.step(0)
    assert app.context.frame.spot("bind.confirm") is not None


class Fading(Scene):
    """Of its two spots only the second can still be chosen."""

    def draw(self, c: Canvas) -> None:
        c.spot("gone", 100, 100, 200, 60, "Gone")
        c.spot("there", 100, 300, 200, 60, "There", print)


@pytest.mark.parametrize("way", ["tab", "shift+tab", "down"])
def test_the_focus_leaves_what_can_no_longer_be_chosen(way: str) -> None:
    app = plain_app()
    app.context.navigator.push(Fading(app.context))
    app.loop.step(0)
    app.context.controller.focus = "gone"
    key(app, way)
    assert app.context.controller.focus == "there"


def test_a_click_that_plays_is_drawn_once() -> None:
    """The spot under the pointer is no longer marked in the next scene, without a second frame."""
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    put(app, positions()["mine"].session(practice=True))
    look(app)
    match = app.context.match
    assert match is not None
    move = next(action for action in match.view.choices() if isinstance(action, MoveOverseer))
    for name in (f"hex.{move.origin}", f"hex.{move.target}", "confirm"):
        spot = app.context.frame.spot(name)
        assert spot is not None
        at = spot.rect.center
        send(app, pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))
        app.loop.step(0)
        send(app, pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        app.loop.step(0)
        drawn = app.loop.redraws
        played = len(match.session.actions)
        send(app, pygame.MOUSEBUTTONUP, pos=at, button=1)
        app.loop.step(0)
    assert len(match.session.actions) == played + 1
    assert app.loop.redraws == drawn + 1
    app.loop.step(0)
    assert app.loop.redraws == drawn + 1


def test_a_frame_drawn_before_an_event_is_not_drawn_again_after_it() -> None:
    app, _ = listening("menu")
    drawn = app.loop.redraws
    app.context.changed()
    send(app, pygame.MOUSEBUTTONUP, pos=(900, 600), button=1)  # on nothing
    assert app.loop.redraws == drawn + 1
    app.loop.step(0)
    assert app.loop.redraws == drawn + 1
