"""The app without a window, and a gamepad: events as SDL makes them, posted one by one."""

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import pygame
from play.window import Frame

from forgewar.app.menus.title import TitleScene
from forgewar.app.shot import headless_app
from forgewar.app.window import trace
from forgewar.app.window.pads import BUTTONS
from forgewar.content import load

_MOST_STEPS = 2000  # until something that should happen is missed
_BUTTONS = {
    "confirm": "a",
    "previous": "left_shoulder",
    "next": "right_shoulder",
    "down": "pad_down",
    "up": "pad_up",
    "left": "pad_left",
    "right": "pad_right",
}


class HeadlessPad:
    """Can be used like a `Window`, with the names of a gamepad's buttons for keys."""

    def __init__(self, text: int = 100) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="forgewar-play-"))
        os.environ["FORGEWAR_HOME"] = str(self.home)
        self.app = headless_app(load.default(), (1280, 720), text)
        self.app.context.navigator.push(TitleScene(self.app.context))
        self.app.loop.step(0.0)
        self.sent = 0

    def frame(self) -> Frame:
        return Frame(trace.describe(self.app.context, self.app.loop.redraws))

    def keys(self, *names: str) -> None:
        for name in names:
            button = next(n for n, b in BUTTONS.items() if b == _BUTTONS[name])
            self._post(pygame.CONTROLLERBUTTONDOWN, button=button)
            self._post(pygame.CONTROLLERBUTTONUP, button=button)
            self.sent += 1

    def _post(self, kind: int, **what: object) -> None:
        pygame.event.post(pygame.event.Event(kind, instance_id=0, **what))
        self.pause()

    def pause(self) -> None:
        """Let the app hear and go on for a frame."""
        for event in pygame.event.get():
            self.app.loop.take(event)
        self.app.loop.step(1 / 60)

    def wait(self, ready: Callable[[Frame], bool], what: str) -> Frame:
        for _ in range(_MOST_STEPS):
            frame = self.frame()
            if ready(frame):
                return frame
            self.pause()
        raise AssertionError(f"waited in vain for {what}; on screen: {self.frame().scenes}")

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.app.context.screen.surface, path)

    def __enter__(self) -> "HeadlessPad":
        return self

    def __exit__(self, *_: object) -> None:
        if self.app.context.match is not None:
            self.app.context.match.session.close()
        del os.environ["FORGEWAR_HOME"]
        shutil.rmtree(self.home, ignore_errors=True)
