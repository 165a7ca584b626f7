"""No failure of a screen reader, of sound or of a gamepad ends the game."""

import os
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any
from unittest import mock

import accesskit
import pygame
import pytest
from app.blank_app import plain_app
from app.views import VIEWS

from forgewar.app import main
from forgewar.app.window import display, screen_reader, sound
from forgewar.app.window.app import App
from forgewar.app.window.loading_sound import LoadingSound, _read
from forgewar.app.window.music import Music
from forgewar.app.window.optional import optional
from forgewar.app.window.pads import Pads
from forgewar.app.window.screen_reader import REQUEST, ScreenReader, start_screen_reader
from forgewar.app.window.settings import Settings
from forgewar.app.window.silence import NoReader, Silence
from forgewar.app.window.sound import Sounds
from forgewar.rules import events as ev


class Panic(BaseException):
    """As the panics of a library written in Rust: no `Exception`."""


def panic(*_given: object, **_named: object) -> Any:
    raise Panic("the window is visible")


@pytest.mark.parametrize("error", [Panic("a"), RuntimeError("b"), MemoryError("c")])
def test_a_failure_is_logged_and_turns_the_service_off(
    error: BaseException, caplog: pytest.LogCaptureFixture
) -> None:
    turned_off: list[bool] = []
    with optional("the organ", lambda: turned_off.append(True)):
        raise error
    assert turned_off == [True]
    assert "the organ failed; the game goes on without it" in caplog.text
    assert str(error) in caplog.text


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit])
def test_who_ends_the_game_ends_it(error: type[BaseException]) -> None:
    with pytest.raises(error), optional("the organ"):
        raise error


# Screen readers


class Adapter:
    """An adapter of AccessKit that panics when it is told anything."""

    update_if_active = update_window_focus_state = staticmethod(panic)


@pytest.fixture
def app() -> App:
    made = plain_app()
    VIEWS["menu"](made)
    made.loop.draw()
    return made


@pytest.fixture
def reader(app: App) -> ScreenReader:
    """A reader that somebody listens to until its adapter panics."""
    app.context.reader = reader = ScreenReader(accesskit, Adapter())
    assert reader.awake() is not None
    assert reader.listening
    return reader


def draw_frame(app: App) -> None:
    app.context.changed()
    app.loop.step(0)


CALLS: dict[str, Callable[[App], object]] = {
    "a frame": draw_frame,
    "the window's focus": lambda app: app.loop.take(pygame.event.Event(pygame.WINDOWFOCUSLOST)),
    "an answer": lambda app: app.context.command("ask_turn"),
    "a refusal": lambda app: app.context.controller.refuse(app.context.frame.spots[0]),
}


@pytest.mark.parametrize("call", CALLS)
def test_a_panic_of_accesskit_turns_it_off(
    call: str, app: App, reader: ScreenReader, caplog: pytest.LogCaptureFixture
) -> None:
    reader._front_reported = True
    CALLS[call](app)
    assert not app.context.reader.listening
    assert "accessibility failed" in caplog.text
    caplog.clear()
    for each in CALLS.values():
        each(app)
    assert reader.awake() is not None, "whoever listens later is told nothing new"
    draw_frame(app)
    assert not caplog.records


def test_a_tree_that_cannot_be_made_is_none(
    reader: ScreenReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    """AccessKit calls this, and would end the process."""
    monkeypatch.setattr(reader, "tree", panic)
    assert reader.awake() is None
    assert not reader.listening


def test_a_request_that_cannot_be_posted_is_dropped(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    request = SimpleNamespace(action="Action.CLICK", target=7)
    screen_reader._post(request)
    (posted,) = pygame.event.get(REQUEST)
    assert (posted.action, posted.target) == ("click", 7)
    monkeypatch.setattr(pygame.event, "post", panic)
    screen_reader._post(request)
    assert "accessibility failed" in caplog.text


def test_an_adapter_that_cannot_be_made_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(screen_reader, "_adapter", panic)
    assert start_screen_reader() is None
    assert "the window is visible" in caplog.text


# Sound


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "dummy")
    yield Sounds(Settings())
    pygame.mixer.quit()


@pytest.mark.parametrize("broken", ["set_volume", "update", "request", "sting"])
def test_a_failure_of_music_silences_everything(
    broken: str, sounds: Sounds, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Music, broken, panic)
    sounds.set_volumes()
    sounds.follow(None, 0.1)
    sounds.play_event(ev.StageStarted(2))
    sounds.sting("victory")
    assert "sound failed; the game goes on without it" in caplog.text
    assert not sounds._on
    assert not sounds.music.needs_ticks


def test_a_failure_of_an_effect_silences_everything(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sounds, "_loaded", panic)
    sounds.play("coin")
    sounds.play("coin")
    assert [record.getMessage() for record in caplog.records] == [
        "sound failed; the game goes on without it"
    ]


def test_music_that_cannot_be_read_is_tried_once(
    monkeypatch: pytest.MonkeyPatch, sounds: Sounds, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pygame.mixer.music, "load", panic)
    for _ in range(3):
        sounds.follow(None, 5.0)
    assert caplog.text.count("title failed") == 1
    assert not sounds.music.needs_ticks


def test_a_sound_that_cannot_be_read_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pygame.mixer, "Sound", panic)
    loading = LoadingSound("music/victory")
    _read(loading)
    assert loading.done
    assert loading.found is None
    assert "music/victory failed" in caplog.text


# Gamepads


def test_a_failure_of_a_pad_lets_go_of_its_buttons(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pads = Pads()
    pressed = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=3, button=0)
    assert pads.handle(pressed) == [("a", True)]
    monkeypatch.setattr(pads, "_turn", panic)
    turned = pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=3, axis=0, value=0)
    assert pads.handle(turned) == [("a", False)]
    assert "gamepads failed; the game goes on without it" in caplog.text
    assert pads.handle(pressed) == []


# The start


def test_an_app_starts_without_any_of_them(
    app: App, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(main, "start_pads", panic)
    monkeypatch.setattr(sound, "Sounds", panic)
    monkeypatch.setattr(screen_reader, "start_screen_reader", panic)
    monkeypatch.setattr(main, "OPENS_HIDDEN", False)
    monkeypatch.setattr(main, "watch_screen", lambda _: None)
    monkeypatch.setattr(main, "freeze_loaded", lambda: None)
    main._prepare(app)
    assert (type(app.context.sounds), type(app.context.reader)) == (Silence, NoReader)
    assert caplog.text.count("failed; the game goes on without it") == 3


def test_the_window_is_hidden_until_the_adapter_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """AccessKit panics if it is to become part of a window that is seen."""
    modes: list[int] = []
    seen_by_adapter: list[list[int]] = []
    set_mode = pygame.display.set_mode

    def note_mode(size: tuple[int, int], flags: int) -> pygame.Surface:
        modes.append(flags & (pygame.HIDDEN | pygame.SHOWN))
        return set_mode(size)

    def note_adapter(*_given: object) -> object:
        seen_by_adapter.append(list(modes))
        return object()

    monkeypatch.setattr(pygame.display, "set_mode", note_mode)
    monkeypatch.setattr(display, "OPENS_HIDDEN", True)
    monkeypatch.setattr(main, "OPENS_HIDDEN", True)
    monkeypatch.setattr(screen_reader, "_adapter", note_adapter)
    monkeypatch.setattr(main, "start_log", lambda: None)
    started: list[App] = []
    monkeypatch.setattr(main, "run", lambda made, _file: started.append(made) or 0)
    with mock.patch.dict(os.environ):
        assert main.main() == 0
    assert modes == [pygame.HIDDEN, pygame.SHOWN]
    assert seen_by_adapter == [[pygame.HIDDEN]]
    assert isinstance(started[0].context.reader, ScreenReader)
