"""Whoever started the game reads its last words, by a terminal or by its icon."""

import ctypes
import io
import sys
from types import SimpleNamespace

import pygame
import pytest

from forgewar.app.window.last_words import last_words, terminal_is_seen


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The windows of the system."""
    found: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda *a, **_: found.append(a[1]))
    return found


def windows(monkeypatch: pytest.MonkeyPatch, *, window: int, visible: int) -> None:
    """As if this were Windows, with a terminal that has such a window."""
    kernel32 = SimpleNamespace(GetConsoleWindow=lambda: window)
    user32 = SimpleNamespace(IsWindowVisible=lambda _: visible)
    monkeypatch.setattr(sys, "platform", "win32")
    fake = SimpleNamespace(kernel32=kernel32, user32=user32)
    monkeypatch.setattr(ctypes, "windll", fake, raising=False)


def test_a_terminal_is_enough(monkeypatch: pytest.MonkeyPatch, shown: list[str]) -> None:
    if sys.platform == "win32":
        windows(monkeypatch, window=1, visible=1)
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    last_words("it is over.")
    assert terminal.getvalue() == "forgewar: it is over.\n"
    assert shown == []


@pytest.mark.parametrize("stream", [None, io.StringIO()], ids=["none", "no terminal"])
def test_without_a_terminal_there_is_a_window(
    stream: io.StringIO | None, monkeypatch: pytest.MonkeyPatch, shown: list[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", stream)
    last_words("it is over.")
    assert shown == ["It is over."]


@pytest.mark.parametrize(
    ("window", "visible", "seen"), [(7, 1, True), (7, 0, False), (0, 0, False)]
)
def test_a_terminal_that_windows_hides_is_not_seen(
    window: int, visible: int, seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", Terminal())
    windows(monkeypatch, window=window, visible=visible)
    assert terminal_is_seen() == seen


def test_where_no_window_can_be_opened_the_sentence_is_still_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise pygame.error("no screen")

    monkeypatch.setattr(pygame.display, "message_box", refuse)
    last_words("it is over.")
    assert capsys.readouterr().err == "forgewar: it is over.\n"
