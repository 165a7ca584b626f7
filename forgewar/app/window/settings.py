"""The player's settings: read forgivingly, written whole.

A damaged or hostile file costs a log entry and the defaults, never the game: every field is checked
on its own, and an unwritable folder only means that changes last until the app is closed.
"""

import logging
import os
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from forgewar.paths import user_folder

log = logging.getLogger(__name__)
_MAX_BYTES = 100_000
SPEEDS = (0, 1, 2, 4)
TEXT_SCALES = (80, 100, 125, 150, 200)
_MOST_KEYS = 4  # of one command
_LONGEST_KEY = 30


class Settings(Struct):
    """What a player can change. Volumes and text scale are per cent."""

    width: int = 1280
    height: int = 720
    full_screen: bool = False
    text_scale: int = 100
    speed: int = 1
    sound: int = 70
    music: int = 40
    handover: bool = True  # the summary between two people's turns
    guide: bool = True  # a few words on what to do
    keys: dict[str, tuple[str, ...]] = {}


_LIMITS = {
    "width": (640, 7680),
    "height": (400, 4320),
    "text_scale": (80, 200),
    "sound": (0, 100),
    "music": (0, 100),
}


def settings_file() -> Path:
    return user_folder("config") / "settings.json"


def load_settings() -> Settings:
    """The settings file, with the default for whatever of it makes no sense."""
    settings = Settings()
    path = settings_file()
    try:
        with path.open("rb") as file:
            data = msgspec.json.decode(file.read(_MAX_BYTES))
    except FileNotFoundError:
        return settings
    except (OSError, ValueError, RecursionError) as error:
        log.warning("settings in %s cannot be read, using the defaults: %s", path, error)
        return settings
    if isinstance(data, dict):
        for name, value in data.items():
            _take(settings, str(name), value)
    return settings


def _take(settings: Settings, name: str, value: Any) -> None:
    types = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    if name not in types:
        return
    try:
        checked = msgspec.convert(value, types[name])
    except msgspec.ValidationError as error:
        log.warning("setting %s is not usable, using the default: %s", name, error)
        return
    if name in _LIMITS:
        low, high = _LIMITS[name]
        checked = min(max(checked, low), high)
    if name == "speed" and checked not in SPEEDS:
        return
    if name == "keys":
        checked = {command: _sound_keys(keys) for command, keys in checked.items()}
    setattr(settings, name, checked)


def _sound_keys(keys: tuple[str, ...]) -> tuple[str, ...]:
    """Those that can be the names of keys; they are shown in the settings."""
    sound = (key for key in keys if key.isprintable() and 0 < len(key) <= _LONGEST_KEY)
    return tuple(sound)[:_MOST_KEYS]


def save_settings(settings: Settings) -> bool:
    """Write the settings; false, with a log entry, if the folder cannot be written."""
    path = settings_file()
    fresh = path.with_suffix(f".{os.getpid()}.new")  # two windows may be closed at once
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(settings)))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        log.warning("settings cannot be saved to %s: %s", path, error)
        return False
    return True
