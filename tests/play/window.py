"""The app in a real window: an X server of its own, real mouse and key events, its trace read."""

import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

Rect = tuple[int, int, int, int]
OURS = (sys.executable, "-m", "forgewar.cli")
PATIENCE = 30.0  # seconds until something that should happen is missed
TOOLS = ("Xvfb", "xdotool")
_PASTE = """
import pygame
pygame.display.init()
pygame.display.set_mode((1, 1))
print(pygame.scrap.get_text(), end="")
"""


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


class Ended(AssertionError):
    """The app is not running any more."""


class Window:
    """Starts everything; `close` ends it. What the app writes lies in `home`."""

    driver = "x11"  # of SDL

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        *,
        speed: int = 0,
        text: int = 100,
        program: Sequence[str | Path] = OURS,
        env: Mapping[str, str] | None = None,
        home: Path | None = None,
        screen: tuple[int, int] | None = None,
        manager: str = "",
    ) -> None:
        self.size = size
        self._text = text  # the scale of it, in percent
        self._place = Path(tempfile.mkdtemp(prefix="forgewar-play-"))
        self.home = home or self._place
        (self._place / "screen").mkdir()
        self.server, display = _start_server(screen or size, self._place / "screen")
        self._xdotool_env = {**os.environ, "DISPLAY": display}
        if manager:  # of windows; it ends with its screen
            subprocess.Popen([manager], env=self._xdotool_env, stderr=subprocess.DEVNULL)
        self._program = program
        self._env = {
            **(os.environ if env is None else env),
            "DISPLAY": display,
            "SDL_VIDEODRIVER": self.driver,
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "FORGEWAR_HOME": self.name_of(self.home),
        }
        self._starts = 0
        self.sent = 0  # events
        self.start(speed)

    def start(self, speed: int) -> None:
        """Start the app; after it has ended, start it again, on what it has left behind."""
        self._settings(speed)
        self._starts += 1
        self.trace = self._place / f"trace-{self._starts}.jsonl"
        self.trace.touch()
        env = {**self._env, "FORGEWAR_TRACE": self.name_of(self.trace)}
        with (self._place / "stderr").open("w") as words:
            self.app = subprocess.Popen(list(self._program), env=env, cwd=self._place, stderr=words)
        self._reader = self.trace.open(encoding="utf-8")
        self._left = ""
        self._last: Frame | None = None

    def end(self, signal: int) -> int:
        """Send the app a signal and wait for its end; returns its code."""
        self.app.send_signal(signal)
        code = self.app.wait(timeout=PATIENCE)
        self._reader.close()
        return code

    @staticmethod
    def name_of(path: Path) -> str:
        """What the app calls a file."""
        return str(path)

    def _settings(self, speed: int) -> None:
        (self.home / "config").mkdir(parents=True, exist_ok=True)
        settings = {"width": self.size[0], "height": self.size[1], "speed": speed}
        settings["text_scale"] = self._text
        (self.home / "config" / "settings.json").write_text(json.dumps(settings), encoding="utf-8")

    @property
    def last_words(self) -> str:
        """What the app has said on the terminal since it was started."""
        return (self._place / "stderr").read_text(encoding="utf-8")

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
        if time.monotonic() > end:
            scenes = self._last.line["scenes"] if self._last else []
            raise AssertionError(f"waited in vain for {what}; on screen: {scenes}")
        self.pause()

    def pause(self) -> None:
        """Give the app a moment. Raises `Ended` if it is gone."""
        if self.app.poll() is not None:
            raise Ended(f"the app ended with {self.app.returncode}")
        time.sleep(0.004)

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
        self.send("mousemove", x + width // 2, y + height // 2, "click", button)
        self.wait(lambda f: f.heard > heard, "a click to arrive")

    def keys(self, *names: str) -> None:
        """Press keys one after another; wait until the app has heard them all."""
        heard = self.frame().heard + len(names) + sum("+" in name for name in names)
        self.send("key", "--delay", 4, *names)
        self.wait(lambda f: f.heard >= heard, "keys to arrive")

    def send(self, *words: object) -> str:
        """Have xdotool do something; returns what it says. If it fails, what was to happen does
        not, and whoever waits for that says so."""
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(
            command, env=self._xdotool_env, check=False, stdout=subprocess.PIPE, text=True
        )
        self.sent += 1
        return done.stdout

    # Pictures

    def picture(self, path: Path) -> None:
        """What the X server shows, if there is a program to save it."""
        if shutil.which("import"):
            path.parent.mkdir(parents=True, exist_ok=True)
            command = ["import", "-silent", "-window", "root", str(path)]
            subprocess.run(command, env=self._xdotool_env, check=True)

    def colours(self) -> int:
        """How many different colours the X server shows, from its file of X's own format (XWD)."""
        data = (self._place / "screen" / "Xvfb_screen0").read_bytes()
        header, colours = struct.unpack_from(">I", data)[0], struct.unpack_from(">I", data, 76)[0]
        count = self.size[0] * self.size[1]
        return len(set(struct.unpack_from(f"<{count}I", data, header + 12 * colours)))

    def clipboard(self) -> str:
        """Text that other programs on this screen would paste."""
        env = {**self._xdotool_env, "SDL_VIDEODRIVER": "x11", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        done = subprocess.run(
            [sys.executable, "-c", _PASTE], env=env, check=True, stdout=subprocess.PIPE, text=True
        )
        return done.stdout

    # The end

    def close(self) -> None:
        for process in (self.app, self.server):
            if process.poll() is None:
                process.kill()
                process.wait()
        self._reader.close()

    def __enter__(self) -> "Window":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        shutil.rmtree(self._place, ignore_errors=True)


def _start_server(size: tuple[int, int], folder: Path) -> tuple["subprocess.Popen[bytes]", str]:
    """An X server on a free display, which keeps its picture in a folder."""
    read, write = os.pipe()
    screen = f"{size[0]}x{size[1]}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-nolisten", "tcp",
         "-fbdir", str(folder)],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    with os.fdopen(read) as answer:
        number = answer.readline().strip()
    return server, f":{number}"
