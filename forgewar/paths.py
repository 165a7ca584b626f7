"""Where data/ and assets/ lie: at the top of a checkout, or inside the package of a wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _folder(name: str) -> Path:
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def data_folder() -> Path:
    """The folder of the shipped content files."""
    return _folder("data")


def assets_folder() -> Path:
    """The folder of the shipped pictures, fonts and sounds."""
    return _folder("assets")
