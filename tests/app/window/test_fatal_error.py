"""Whoever started the game reads its last words, by a terminal or by its icon."""

import ctypes
import errno
import io
import os
import sys
from types import SimpleNamespace

import pygame
import pytest

from forgewar.app.window import fatal_error as module
from forgewar.app.window.fatal_error import last_words, terminal_is_seen
from forgewar.words import language


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words of every box that was opened."""
    found: list[str] = []
    monkeypatch.setattr(module, "show_error_box", lambda _, words, __: found.append(words))
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


def closed() -> io.StringIO:
    stream = io.StringIO()
    stream.close()
    return stream


class Full(io.StringIO):
    def write(self, _: str) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize(
    "stream",
    [None, io.StringIO(), closed(), Full()],
    ids=["none", "no terminal", "closed", "full"],
)
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

    monkeypatch.setattr(module, "show_error_box", refuse)
    last_words("it is over.")
    assert capsys.readouterr().err == "forgewar: it is over.\n"


def test_words_that_are_no_text_are_shown_with_replacements(
    shown: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    last_words("a report lies in /home/\udcff\0/log.")
    assert shown == ["A report lies in /home/\ufffd\ufffd/log."]
    assert capsys.readouterr().err == "forgewar: a report lies in /home/\ufffd\ufffd/log.\n"


def test_without_language_files_the_box_is_still_opened(
    monkeypatch: pytest.MonkeyPatch, shown: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> None:
        raise FileNotFoundError("languages")

    monkeypatch.setattr(language, "current", missing)
    last_words("it is over.")
    assert shown == ["It is over."]
    assert capsys.readouterr().err == "forgewar: it is over.\n"
