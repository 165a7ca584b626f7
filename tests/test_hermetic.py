"""Every test leaves the process as it found it: what is left behind is named and undone."""

import gc
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import hermetic
import pygame
import pytest

from forgewar.app.kit import lettering
from forgewar.app.window import settings
from forgewar.content import archive, load
from forgewar.words.language import current, speak


def _leave_handler() -> None:
    logging.getLogger("forgewar.test").addHandler(logging.NullHandler())


def _leave_folder() -> None:
    os.chdir(Path("/"))


def _leave_settings() -> None:
    settings._found[Path("settings.json")] = ["damaged"]


def _leave_content() -> None:
    archive._known["1"] = load.load()


def _leave_home() -> None:
    Path(os.environ["FORGEWAR_HOME"]).mkdir()


LEFT: dict[str, tuple[Callable[[], object], str]] = {
    "handler": (_leave_handler, "logger forgewar.test: None -> (0, (<NullHandler"),
    "level": (lambda: logging.root.setLevel(logging.DEBUG), "logger root: (30, "),
    "variable": (lambda: os.environ.update(LEFT="1"), "environment variable "),
    "folder": (_leave_folder, "process working directory: "),
    "umask": (lambda: os.umask(0o7), "process umask: "),
    "path": (lambda: sys.path.append("left"), "process sys.path: "),
    "garbage": (lambda: gc.set_threshold(1), "process garbage collection: "),
    "hook": (lambda: setattr(sys, "excepthook", print), "sys excepthook: "),
    "signal": (lambda: signal.signal(signal.SIGTERM, print), "signal handler SIGTERM: "),
    "language": (lambda: speak("pl"), "game language: 'en' -> 'pl'"),
    "settings": (_leave_settings, "game known faults of settings: {} -> {"),
    "content": (_leave_content, "game known contents: {} -> {'1': Content("),
    "home": (_leave_home, "game player's folder: False -> True"),
    "room": (lambda: lettering.fit((3000, 3000)), "game room for lines of text: "),
    "display": (pygame.display.init, "SDL display: False -> True"),
    "mixer": (pygame.mixer.init, "SDL mixer: False -> True"),
}


@pytest.mark.parametrize(("leave", "named"), LEFT.values(), ids=LEFT)
def test_what_is_left_behind_is_named_and_undone(leave: Callable[[], object], named: str) -> None:
    current()  # loaded before the snapshot, as by every other test
    before = hermetic.snapshot()
    leave()
    (found,) = hermetic.restore(before)
    assert found.startswith(named)
    assert hermetic.restore(before) == []


def test_a_test_that_leaves_something_behind_fails_and_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        "import os\n"
        "def test_one(): os.environ['LEFT'] = '1'\n"
        "def test_two(): assert 'LEFT' not in os.environ\n",
        encoding="utf-8",
    )
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "hermetic", "-p", "no:randomly", "-n", "0"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parent)},
        capture_output=True,
        text=True,
    )
    assert "test_it.py::test_one left behind:\nenvironment variable" in done.stdout
    assert "2 passed, 1 error" in done.stdout
