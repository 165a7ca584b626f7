"""The window that shows a fatal error: how it is closed, and where none is shown."""

import signal
import sys
from collections.abc import Iterator
from types import SimpleNamespace

import pygame
import pytest
from words.speaking import speaking

from forgewar.app.window import error_box
from forgewar.app.window.error_box import show_error_box
from forgewar.words import say
from forgewar.words.language import language_tags

BUTTON = pygame.Rect(100, 100, 50, 20)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words of every window that is opened; each is closed at once."""
    found: list[str] = []

    def note(_: str, words: str, __: str) -> tuple[SimpleNamespace, pygame.Rect]:
        found.append(words)
        return SimpleNamespace(destroy=lambda: found.append("closed")), BUTTON

    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(error_box, "_open", note)
    monkeypatch.setattr(error_box, "_hide_game", lambda: None)
    monkeypatch.setattr(error_box, "_wait", lambda *_: None)
    return found


@pytest.fixture(autouse=True)
def _no_events() -> Iterator[None]:
    pygame.event.clear()
    yield
    pygame.event.clear()


@pytest.fixture
def _same_signals() -> Iterator[None]:
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def test_where_nothing_is_seen_nobody_is_kept_waiting(opened: list[str]) -> None:
    before = pygame.display.get_surface()
    show_error_box("Forge War", "It is over.", "OK")
    assert opened == []
    assert pygame.display.get_surface() is before


def test_in_continuous_integration_nobody_is_kept_waiting(
    opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(error_box, "_UNSEEN", ())
    monkeypatch.setenv("CI", "true")
    show_error_box("Forge War", "It is over.", "OK")
    assert opened == []


@pytest.mark.parametrize("number", [signal.SIGINT, None], ids=["Ctrl+C", "closed"])
def test_the_window_is_closed_at_the_end(
    number: int | None, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def wait(*_: object) -> None:
        if number is not None:
            signal.raise_signal(number)

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(error_box, "_UNSEEN", ())
    monkeypatch.setattr(error_box, "_wait", wait)
    show_error_box("Forge War", "It is over.", "OK")
    assert opened == ["It is over.", "closed"]


@pytest.mark.parametrize("platform", ["win32", "darwin"])
@pytest.mark.usefixtures("_same_signals")
def test_signals_end_the_box_of_the_system(
    platform: str, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    handlers: list[object] = []

    def box(*_: object, **__: object) -> None:
        handlers.extend(map(signal.getsignal, (signal.SIGTERM, signal.SIGINT)))

    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(error_box, "_UNSEEN", ())
    monkeypatch.setattr(pygame.display, "message_box", box)
    show_error_box("Forge War", "It is over.", "OK")
    assert handlers == [signal.SIG_DFL, signal.SIG_DFL]
    assert opened == []


@pytest.mark.parametrize("tag", language_tags())
def test_the_words_of_every_language_fit(tag: str) -> None:
    with speaking(tag):
        words = say("crash-fault-unreported", error="KeyError: 'x'", why=f"/home/{'x' * 300}: full")
        window, button = error_box._open(say("menus-forge-war"), words, say("menus-understood"))
    surface = window.get_surface()
    assert surface.get_rect().contains(button)
    across = range(button.left, button.right)
    assert len({tuple(surface.get_at((x, button.centery))) for x in across}) > 2
    window.destroy()


CLOSING = {
    "window closed or SIGTERM": pygame.event.Event(pygame.QUIT),
    "Enter": pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN),
    "Escape": pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE),
    "button": pygame.event.Event(pygame.MOUSEBUTTONUP, pos=BUTTON.center, button=1),
}
OTHERS = (
    pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a),
    pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1),
    pygame.event.Event(pygame.MOUSEMOTION, pos=BUTTON.center, rel=(0, 0), buttons=(0, 0, 0)),
    pygame.event.Event(pygame.WINDOWEXPOSED),
)


@pytest.mark.parametrize("closing", CLOSING.values(), ids=CLOSING)
def test_the_window_waits_for_what_closes_it(closing: pygame.event.Event) -> None:
    after = pygame.event.Event(pygame.USEREVENT)
    for event in (*OTHERS, closing, after):
        pygame.event.post(event)
    flips: list[bool] = []
    window = SimpleNamespace(flip=lambda: flips.append(True))
    error_box._wait(window, BUTTON)  # type: ignore[arg-type]
    assert flips == [True]
    assert [event.type for event in pygame.event.get()] == [pygame.USEREVENT]
