"""The app in a real window: an X server of its own, real mouse and key events, its trace read."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Rect = tuple[int, int, int, int]
PATIENCE = 30.0  # seconds until something that should happen is missed
TOOLS = ("Xvfb", "xdotool")


def missing() -> list[str]:
    """The programs that are needed and not installed."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Frame:
    """One line of the trace."""

    def __init__(self, line: dict[str, Any]) -> None:
        self.line = line
        self.spots: dict[str, dict[str, Any]] = {spot["name"]: spot for spot in line["spots"]}

    def __getattr__(self, name: str) -> Any:
        return self.line[name]

    @property
    def top(self) -> str:
        """The scene or overlay on top."""
        return str(self.line["scenes"][-1])

    def enabled(self, name: str) -> bool:
        return name in self.spots and bool(self.spots[name]["enabled"])


class Window:
    """Starts everything; `close` ends it. What the app writes lies in `home`."""

    def __init__(self, size: tuple[int, int] = (1280, 720), *, speed: int = 0) -> None:
        self.size = size
        self.home = Path(tempfile.mkdtemp(prefix="forgewar-play-"))
        self._trace = self.home / "trace.jsonl"
        self._trace.touch()
        self._settings(speed)
        self._server, display = _start_server(size)
        self._env = {
            **os.environ,
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "FORGEWAR_HOME": str(self.home),
            "FORGEWAR_TRACE": str(self._trace),
        }
        self._app = subprocess.Popen([sys.executable, "-m", "forgewar.cli"], env=self._env)
        self._reader = self._trace.open(encoding="utf-8")
        self._left = ""
        self._last: Frame | None = None
        self.sent = 0  # events

    def _settings(self, speed: int) -> None:
        (self.home / "config").mkdir()
        settings = {"width": self.size[0], "height": self.size[1], "speed": speed}
        (self.home / "config" / "settings.json").write_text(json.dumps(settings), encoding="utf-8")

    # What is on screen

    def frame(self) -> Frame:
        """The newest frame; waits for the first."""
        end = time.monotonic() + PATIENCE
        while True:
            self._read()
            if self._last is not None:
                return self._last
            self._check(end, "its first frame")

    def _read(self) -> None:
        text = self._left + self._reader.read()
        *lines, self._left = text.split("\n")
        if lines:
            self._last = Frame(json.loads(lines[-1]))

    def _check(self, end: float, what: str) -> None:
        if self._app.poll() is not None:
            raise AssertionError(f"the app ended with {self._app.returncode}")
        if time.monotonic() > end:
            scenes = self._last.line["scenes"] if self._last else []
            raise AssertionError(f"waited in vain for {what}; on screen: {scenes}")
        time.sleep(0.005)

    def wait(self, ready: Callable[[Frame], bool], what: str) -> Frame:
        end = time.monotonic() + PATIENCE
        while not ready(self.frame()):
            self._check(end, what)
        return self.frame()

    # Hands

    def click(self, rect: Rect, button: int = 1) -> None:
        """Move the pointer to the middle of a rectangle and click; wait until the app has heard."""
        x, y, width, height = rect
        heard = self.frame().heard
        self._do("mousemove", x + width // 2, y + height // 2, "click", button)
        self.wait(lambda f: f.heard > heard, "a click to arrive")

    def keys(self, *names: str) -> None:
        """Press keys one after another; wait until the app has heard them all."""
        heard = self.frame().heard + len(names) + sum("+" in name for name in names)
        self._do("key", "--delay", 4, *names)
        self.wait(lambda f: f.heard >= heard, "keys to arrive")

    def _do(self, *words: object) -> None:
        subprocess.run(["xdotool", *map(str, words)], env=self._env, check=True)
        self.sent += 1

    def picture(self, path: Path) -> None:
        """What the X server shows, if there is a program to save it."""
        if shutil.which("import"):
            command = ["import", "-silent", "-window", "root", str(path)]
            subprocess.run(command, env=self._env, check=True)

    @property
    def running(self) -> bool:
        return self._app.poll() is None

    def wait_for_end(self) -> int:
        return self._app.wait(timeout=PATIENCE)

    def close(self) -> None:
        for process in (self._app, self._server):
            if process.poll() is None:
                process.terminate()
                process.wait(timeout=10)
        self._reader.close()

    def __enter__(self) -> "Window":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        shutil.rmtree(self.home, ignore_errors=True)


def _start_server(size: tuple[int, int]) -> tuple["subprocess.Popen[bytes]", str]:
    """An X server on a free display."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten",
         "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    with os.fdopen(read) as answer:
        number = answer.readline().strip()
    return server, f":{number}"
