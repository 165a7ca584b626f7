"""The player's settings: read forgivingly, written whole.

A damaged or hostile file costs a log entry and the defaults, never the game: every field is checked
on its own, and an unwritable folder only means that changes last until the app is closed. What
could not be understood is never overwritten: it is put aside first, and the player is told.
"""

import codecs
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from forgewar.app.window.last_setup import LastSetup, seats_refusal
from forgewar.files import make_folder, read_small, replace, sweep, write_whole
from forgewar.paths import user_folder
from forgewar.printable import is_printable, printable
from forgewar.words import say

log = logging.getLogger(__name__)
_MAX_BYTES = 100_000
SPEEDS = (0, 1, 2, 4)
TEXT_SCALES = (100, 125, 150, 175, 200)
VOLUMES = tuple(range(0, 101, 10))
_MOST_KEYS = 4  # of one command
_MOST_RECENT = 4  # set-ups that are remembered
_LONGEST_KEY = 30
_LONGEST_WORD = 200
_found: dict[Path, list[str]] = {}  # the faults of settings files when they were read


class Settings(Struct):
    """Settings of a player. Volumes and text scale are per cent."""

    width: int = 0  # of the window; 0: nobody has chosen one yet
    height: int = 0
    full_screen: bool = False
    language: str = ""  # its tag; empty: as the system
    text_scale: int = 100
    high_contrast: bool = False  # black grounds, bright edges, texts that stand out
    well_apart: bool = False  # guild colours that the colour-blind can tell apart
    speed: int = 1
    reduced_motion: bool = False  # things fade instead of travelling
    sound: int = 100
    music: int = 40  # its files are as loud as the largest effects, and it should lie under them
    ambience: int = 50
    interface: int = 50
    privacy: bool = False  # a curtain between two people's turns
    ask_last_trades: bool = False  # for trades at the end of each round
    guide: bool = True  # a few words on what to do
    remarks: bool = True  # rivals say a line now and then
    notices: bool = True  # on the desktop, when it is one's turn at a shared table
    told_hurry: bool = False  # whether the player knows how to fast-forward
    keys: dict[str, tuple[str, ...]] = {}
    pad: dict[str, tuple[str, ...]] = {}
    setup: LastSetup = LastSetup()
    recent: tuple[LastSetup, ...] = ()  # set-ups of the last games, the newest first
    apart_name: str = ""  # of the player at shared tables
    apart_server: str = ""  # address of a server for them; empty: this machine

    def remember(self, setup: LastSetup) -> None:
        """Keep the set-up of a new game; one like it is forgotten."""
        self.setup = setup
        others = (other for other in self.recent if other != setup)
        self.recent = (setup, *others)[:_MOST_RECENT]

    @property
    def large_text(self) -> bool:
        """Whether text is larger than usual."""
        return self.text_scale > 100


_LIMITS = {"width": (640, 7680), "height": (400, 4320)}
_STEPS = {
    "text_scale": TEXT_SCALES,
    "sound": VOLUMES,
    "music": VOLUMES,
    "ambience": VOLUMES,
    "interface": VOLUMES,
}


def settings_file() -> Path:
    return user_folder("config") / "settings.json"


def load_settings() -> Settings:
    """Read the settings file; defaults replace values that make no sense."""
    path = settings_file()
    settings, _found[path] = _examine(path)
    for problem in _found[path]:
        log.warning("%s: %s", path, problem)
    return settings


def complaint() -> str:
    """A sentence for the player if the settings file cannot be understood, or nothing."""
    path = settings_file()
    faults = _faults(path)
    if not faults:
        return ""
    return say("settings-unreadable", fault=faults[0], file=_aside(path).name)


def _faults(path: Path) -> list[str]:
    """Faults of a settings file, those found when it was read first, whatever it looks like now."""
    return _found.get(path) or _examine(path)[1]


def _examine(path: Path) -> tuple[Settings, list[str]]:
    """The settings in a file, and what of it cannot be understood. No file is no fault."""
    settings = Settings()
    try:
        # Editors on Windows may put a byte-order mark before the text.
        data = msgspec.json.decode(read_small(path, _MAX_BYTES).removeprefix(codecs.BOM_UTF8))
    except (FileNotFoundError, NotADirectoryError):
        return settings, []
    except (OSError, ValueError, RecursionError) as error:
        return settings, [say("settings-cannot-read", why=printable(str(error)))]
    if not isinstance(data, dict):
        return settings, [say("settings-holds-none")]
    return settings, _fill(settings, data)


def _fill(settings: Settings, data: dict[Any, Any]) -> list[str]:
    """Take over what can be used; returns what cannot, with the reason. What a later version may
    have added is left out."""
    faults = []
    for field in msgspec.structs.fields(Settings):
        if field.name not in data:
            continue
        value = data[field.name]
        try:
            if field.name == "setup":
                checked: Any = _last_setup(value)
            elif field.name == "recent":
                checked = _recent_setups(value)
            else:
                checked = _usable(field.name, msgspec.convert(value, field.type))
        except (msgspec.ValidationError, ValueError) as error:
            faults.append(say("settings-not-usable", name=field.name, why=printable(str(error))))
        else:
            setattr(settings, field.name, checked)
    return faults


def _usable(name: str, value: Any) -> Any:
    """A value of the right type as the app can use it. Raises `ValueError`."""
    if name in _LIMITS and value:
        low, high = _LIMITS[name]
        return min(max(value, low), high)
    if name in _STEPS:
        return min(_STEPS[name], key=lambda step: abs(step - value))
    if name == "speed" and value not in SPEEDS:
        raise ValueError(say("settings-no-speed", speed=value))
    if name in ("apart_name", "apart_server"):
        return value if is_printable(value) and len(value) <= _LONGEST_WORD else ""
    if name in ("keys", "pad"):
        return {command: _sound_names(names) for command, names in value.items()}
    return value


def _sound_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Those that can be the names of keys or buttons; they are shown in the settings."""
    sound = (name for name in names if is_printable(name) and 0 < len(name) <= _LONGEST_KEY)
    return tuple(sound)[:_MOST_KEYS]


def _last_setup(value: Any) -> LastSetup:
    """Raises `msgspec.ValidationError` or `ValueError`."""
    setup = msgspec.convert(value, LastSetup)
    wrong = seats_refusal(setup.seats)
    if wrong:
        raise ValueError(wrong)
    return setup


def _recent_setups(value: Any) -> tuple[LastSetup, ...]:
    """Those that can be used. Nobody misses a card that is not offered, so what cannot be used is
    only logged."""
    found = []
    for each in value if isinstance(value, list) else [value]:
        try:
            found.append(_last_setup(each))
        except (msgspec.ValidationError, ValueError) as error:
            log.warning("a remembered set-up cannot be used: %s", printable(str(error)))
    return tuple(found[:_MOST_RECENT])


def save_settings(settings: Settings) -> bool:
    """Write the settings; false, with a log entry, if the folder cannot be written."""
    path = settings_file()
    try:
        make_folder(path.parent)
        sweep(path.parent)
        with _aside_unless_sound(path):
            write_whole(path, msgspec.json.format(msgspec.json.encode(settings)))
    except OSError as error:
        log.warning("settings cannot be saved to %s: %s", path, error)
        return False
    return True


@contextmanager
def _aside_unless_sound(path: Path) -> Iterator[None]:
    """Keep what could not be understood, for somebody may want to mend it; it is put back if what
    follows fails. Raises `OSError`."""
    aside = _aside(path) if _faults(path) and os.path.lexists(path) else None
    if aside is not None:
        replace(path, aside)
    try:
        yield
    except OSError:
        if aside is not None:
            replace(aside, path)
        raise
    _found.pop(path, None)
    if aside is not None:
        log.warning("settings that could not be read are kept as %s", aside)


def _aside(path: Path) -> Path:
    """The first name that is free for a damaged file."""
    names = (path.with_name(f"{path.stem}.damaged-{n}.json") for n in count(1))
    return next(name for name in names if not os.path.lexists(name))
