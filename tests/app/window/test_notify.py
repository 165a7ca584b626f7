"""Notices on the desktop. No test shows one on that of whoever runs it."""

import logging
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest
from app.window.notice_desk import desktop_bus, show_notices
from server.net_kit import wait_for

from forgewar.app.window import notify as module
from forgewar.app.window.notify import notify
from forgewar.app.window.settings import Settings

needs_bus = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("dbus-daemon") is None, reason="needs dbus-daemon"
)


@pytest.fixture(autouse=True)
def anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No thread of an earlier test, and the library, which other tests do without."""
    monkeypatch.setattr(module, "_waiting", SimpleQueue())
    monkeypatch.setattr(module, "_threads", [])
    monkeypatch.delitem(sys.modules, "desktop_notifier", raising=False)
    yield
    for name in [name for name in sys.modules if name.startswith("desktop_notifier.")]:
        del sys.modules[name]


def test_whoever_wants_no_notices_gets_none() -> None:
    notify(Settings(notices=False), "Forge War", "Your turn")
    assert module._threads == []


def test_without_the_library_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "forgewar")
    monkeypatch.setitem(sys.modules, "desktop_notifier", None)
    for _ in range(2):  # the thread has ended, and another begins
        notify(Settings(), "Forge War", "Your turn")
        module._threads[0].join(20)
    assert caplog.text.count("no notice on the desktop: ModuleNotFoundError") == 2


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with desktop_bus(tmp_path) as address:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        yield address


@needs_bus
def test_a_notice_is_shown_by_the_desktop(bus: str) -> None:
    shown = show_notices(bus)
    for text in ("Your turn", "<b>Ada</b> & Bo"):
        notify(Settings(), "Forge War", text)
        app, _, icon, title, body, *_ = shown.get(timeout=20)
        assert (app, title) == ("Forge War", "Forge War")
        assert body == ("Your turn" if text == "Your turn" else "&lt;b&gt;Ada&lt;/b&gt; &amp; Bo")
        assert icon.endswith("/icons/app.png")


@needs_bus
@pytest.mark.usefixtures("bus")
def test_a_desktop_without_notices_costs_a_line_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    notify(Settings(), "Forge War", "Your turn")
    wait_for(lambda: "no notice on the desktop" in caplog.text)
    assert "Traceback" not in caplog.text
