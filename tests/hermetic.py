"""A plugin of pytest: every test leaves the state of the process as it found it.

`snapshot` reads it before a test; `restore` puts it back afterwards and names what differed.
Modules are looked up and never imported: a test that draws nothing does not pay for pygame.
"""

import gc
import logging
import os
import shutil
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

_SIGNALS = [
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGALRM", "SIGHUP", "SIGCHLD", "SIGPIPE", "SIGUSR1")
    if hasattr(signal, name)
]
_STREAMS = ("stdin", "stdout", "stderr", "excepthook", "unraisablehook", "argv")
_FRESH = (logging.NOTSET, (), False, True)  # a logger that nobody has set up
_ROOM = 3 * 1280 * 720  # pixels of lines of text that are kept for the smallest window
_CURRENT_TEST = "PYTEST_CURRENT_TEST"  # pytest's own

State = dict[str, Any]
home: Path | None = None  # the player's folder of tests that bring none of their own


@pytest.fixture(autouse=True)
def _hermetic(request: pytest.FixtureRequest) -> Iterator[None]:
    """Set up before and torn down after all others of a test, but for those of wider scopes."""
    before = snapshot()
    yield
    left = restore(before)
    if left:
        pytest.fail(f"{request.node.nodeid} left behind:\n" + "\n".join(left), pytrace=False)


# Reading and putting back, one pair for each kind of state


def _read_environment() -> State:
    # As the system has it: to decode all of it takes most of the time of a snapshot.
    found = dict(os.environ._data)
    found.pop(os.environ.encodekey(_CURRENT_TEST), None)
    return found


def _put_environment(name: Any, value: Any) -> None:
    if value is None:
        del os.environ[os.environ.decodekey(name)]
    else:
        os.environ[os.environ.decodekey(name)] = os.environ.decodevalue(value)


def _read_loggers() -> State:
    found = {}
    for name, logger in (("root", logging.root), *logging.root.manager.loggerDict.items()):
        if isinstance(logger, logging.Logger) and name.startswith(("root", "forgewar")):
            state = (logger.level, tuple(logger.handlers), logger.disabled, logger.propagate)
            if state != _FRESH:
                found[name] = state
    return found


def _put_logger(name: str, value: tuple[Any, ...] | None) -> None:
    logger = logging.root if name == "root" else logging.getLogger(name)
    level, handlers, disabled, propagate = value or _FRESH
    for handler in [handler for handler in logger.handlers if handler not in handlers]:
        logger.removeHandler(handler)
        handler.close()
    for handler in handlers:
        logger.addHandler(handler)
    logger.setLevel(level)
    logger.disabled, logger.propagate = disabled, propagate


def _read_process() -> State:
    try:
        folder = os.getcwd()  # noqa: PTH109  # a string, twice as quick
    except FileNotFoundError:
        folder = ""
    mask = os.umask(0o77)
    os.umask(mask)
    return {
        "working directory": folder,
        "umask": mask,
        "sys.path": tuple(sys.path),
        "threading.excepthook": threading.excepthook,
        "garbage collection": (gc.isenabled(), gc.get_threshold(), gc.get_freeze_count()),
        "limit of file size": resource and resource.getrlimit(resource.RLIMIT_FSIZE),
    }


def _put_process(name: str, value: Any) -> None:
    match name:
        case "working directory":
            os.chdir(value)
        case "umask":
            os.umask(value)
        case "sys.path":
            sys.path[:] = value
        case "threading.excepthook":
            threading.excepthook = value
        case "garbage collection":
            enabled, threshold, _ = value
            gc.unfreeze()
            gc.set_threshold(*threshold)
            (gc.enable if enabled else gc.disable)()
        case "limit of file size":
            resource.setrlimit(resource.RLIMIT_FSIZE, value)


def _read_sys() -> State:
    return {name: getattr(sys, name) for name in _STREAMS}


def _put_sys(name: str, value: Any) -> None:
    setattr(sys, name, value)


def _read_signals() -> State:
    return {number.name: signal.getsignal(number) for number in _SIGNALS}


def _put_signal(name: str, value: Any) -> None:
    signal.signal(getattr(signal, name), value)


@cache
def _released() -> set[str]:
    """Hashes of contents that are found by every test, those of recorded fixtures included."""
    load, archive = (sys.modules[f"forgewar.content.{name}"] for name in ("load", "archive"))
    recorded = (Path(__file__).parent / "fixtures" / "records" / "contents").glob("*.zip")
    return {load.default().hash, *archive.released_hashes(), *(path.stem for path in recorded)}


def _read_game() -> State:
    """Caches whose content a later test could see, and what a player has chosen."""
    modules = sys.modules
    language = modules.get("forgewar.words.language")
    settings = modules.get("forgewar.app.window.settings")
    archive = modules.get("forgewar.content.archive")
    lettering = modules.get("forgewar.app.kit.lettering")
    known = archive._known if archive else {}
    found: State = {
        "player's folder": home is not None and os.path.exists(home),  # noqa: PTH110
        "language": language._in_force if language else "en",
        "known faults of settings": dict(settings._found) if settings else {},
        "known contents": {key: known[key] for key in known if key not in _released()},
        "room for lines of text": lettering._kept.room if lettering else _ROOM,
    }
    load = modules.get("forgewar.content.load")
    if load and load.default.cache_info().currsize:
        found["shipped content"] = load.default()
    return found


def _put_game(name: str, value: Any) -> None:
    modules = sys.modules
    match name:
        case "player's folder":
            assert home is not None
            shutil.rmtree(home)
        case "language":
            modules["forgewar.words.language"].speak(value)
        case "known faults of settings":
            modules["forgewar.app.window.settings"]._found = value or {}
        case "shipped content":
            modules["forgewar.content.load"].default.cache_clear()
        case "known contents":
            modules["forgewar.content.archive"]._known = value or {}
        case "room for lines of text":
            modules["forgewar.app.kit.lettering"].fit((0, 0))


def _read_sdl() -> State:
    """The font module may stay open: cached fonts need it."""
    pygame = sys.modules.get("pygame.joystick") and sys.modules["pygame"]
    return {
        "display": bool(pygame and pygame.display.get_init()),
        "mixer": bool(pygame and pygame.mixer.get_init()),
        "gamepads": bool(pygame and pygame.joystick.get_init()),
    }


def _put_sdl(name: str, value: bool | None) -> None:
    import pygame

    module = {"display": pygame.display, "mixer": pygame.mixer, "gamepads": pygame.joystick}[name]
    (module.init if value else module.quit)()


_KINDS: tuple[tuple[str, Callable[[], State], Callable[[str, Any], None]], ...] = (
    ("environment variable", _read_environment, _put_environment),
    ("logger", _read_loggers, _put_logger),
    ("process", _read_process, _put_process),
    ("sys", _read_sys, _put_sys),
    ("signal handler", _read_signals, _put_signal),
    ("game", _read_game, _put_game),
    ("SDL", _read_sdl, _put_sdl),
)


def snapshot() -> list[State]:
    """The state now."""
    return [read() for _, read, _ in _KINDS]


def restore(before: list[State]) -> list[str]:
    """Put the state back; returns what was different, in words."""
    found: list[str] = []
    for (kind, read, put), old in zip(_KINDS, before, strict=True):
        new = read()
        if new != old:
            for name in _changed(old, new):
                found.append(f"{kind} {name}: {_shown(old.get(name))} -> {_shown(new.get(name))}")
                put(name, old.get(name))
    return found


def _changed(old: State, new: State) -> Iterable[str]:
    changed = [name for name in {**old, **new} if old.get(name) != new.get(name)]
    # The first test that needs the shipped content loads it for all.
    return [name for name in changed if name != "shipped content" or name in old]


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) < 120 else f"{text[:117]}..."
