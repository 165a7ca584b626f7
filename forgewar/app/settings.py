"""The player's settings: read forgivingly, written whole.

A damaged or hostile file costs a log entry and the defaults, never the game: every field is checked
on its own, and an unwritable folder only means that changes last until the app is closed.
"""

import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from platformdirs import user_config_path, user_data_path, user_log_path

log = logging.getLogger(__name__)
_MAX_BYTES = 100_000
SPEEDS = (0, 1, 2, 4)
TEXT_SCALES = (80, 100, 125, 150, 200)


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
    keys: dict[str, tuple[str, ...]] = {}


_LIMITS = {
    "width": (640, 7680),
    "height": (400, 4320),
    "text_scale": (80, 200),
    "sound": (0, 100),
    "music": (0, 100),
}


def folder(kind: str) -> Path:
    """Where settings ("config"), games ("data") and the log ("log") are kept."""
    base = os.environ.get("FORGEWAR_HOME")
    if base:
        return Path(base) / kind
    places: dict[str, Callable[..., Path]] = {
        "config": user_config_path,
        "data": user_data_path,
        "log": user_log_path,
    }
    return places[kind]("forgewar", appauthor=False)


def settings_file() -> Path:
    return folder("config") / "settings.json"


def load_settings() -> Settings:
    """The settings file, with the default for whatever of it makes no sense."""
    settings = Settings()
    path = settings_file()
    try:
        with path.open("rb") as file:
            data = msgspec.json.decode(file.read(_MAX_BYTES))
    except FileNotFoundError:
        return settings
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
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
    setattr(settings, name, checked)


def save_settings(settings: Settings) -> bool:
    """Write the settings; false, with a log entry, if the folder cannot be written."""
    path = settings_file()
    fresh = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(settings)))
        fresh.replace(path)
    except OSError as error:
        log.warning("settings cannot be saved to %s: %s", path, error)
        return False
    return True
