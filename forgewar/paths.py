"""Where things lie: data/ and assets/ at the top of a checkout or inside the package of a wheel or
of the packaged app, and what belongs to the player where the system keeps such things."""

import os
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Literal

from platformdirs import (
    user_config_path,
    user_data_path,
    user_documents_path,
    user_downloads_path,
    user_log_path,
)

_PACKAGE = Path(__file__).resolve().parent
_USERS: dict[str, Callable[..., Path]] = {
    "config": user_config_path,
    "data": user_data_path,
    "log": user_log_path,
}


def _folder(name: str) -> Path:
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def data_folder() -> Path:
    """The folder of the shipped content files."""
    return _folder("data")


def assets_folder() -> Path:
    """The folder of the shipped pictures, fonts and sounds."""
    return _folder("assets")


def compiled() -> bool:
    """Whether the rules run as machine code, which packages may have beside their sources."""
    return any((_PACKAGE / "rules" / f"game{end}").is_file() for end in EXTENSION_SUFFIXES)


def picture_file(name: str, assets: Path) -> Path | None:
    """The file of a shipped picture; in the packaged app it is compressed (.svgz)."""
    files = (assets / f"{name}.svg", assets / f"{name}.svgz")
    return next((file for file in files if file.is_file()), None)


def user_folder(kind: Literal["config", "data", "log"]) -> Path:
    """Where the player's settings ("config"), games ("data") and logs ("log") are kept: in folders
    of the environment variable FORGEWAR_HOME, or where the system wants them."""
    base = os.environ.get("FORGEWAR_HOME")
    if base:
        return Path(base) / kind
    return _USERS[kind]("forgewar", appauthor=False)


def games_folder() -> Path:
    """Where the player's games are recorded."""
    return user_folder("data") / "games"


def packs_folder() -> Path:
    """Where the player's packs are installed."""
    return user_folder("data") / "packs"


def shared_folders() -> tuple[Path, Path, Path]:
    """Where the player hands files to the game and gets them from it: the game's own folder among
    their documents, their documents, and what they downloaded."""
    base = os.environ.get("FORGEWAR_HOME")
    documents = Path(base) / "documents" if base else user_documents_path()
    downloads = Path(base) / "downloads" if base else user_downloads_path()
    return documents / "Forge War", documents, downloads
