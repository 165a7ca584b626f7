"""Make forgewar-setup.exe from the folder that PyInstaller made on Windows. Needs NSIS (makensis).

    python packaging/windows/installer.py [FOLDER] [FILE]

FOLDER is dist/forgewar and FILE forgewar-setup.exe beside it, unless others are given.
"""

import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def version() -> str:
    found = re.search(r'__version__ = "(.+)"', (ROOT / "forgewar/__init__.py").read_text("utf-8"))
    assert found is not None
    return found[1]


def make(folder: Path, file: Path) -> None:
    """Raises `SystemExit` with a sentence where it cannot be made."""
    if not (folder / "Forge War.exe").is_file():
        raise SystemExit(f"{folder} has no Forge War.exe: build the app on Windows first.")
    numbers = ".".join([*version().split("."), "0", "0", "0"][:4])
    values = {
        "SOURCE": folder.resolve(),
        "OUT": file.resolve(),
        "ICON": ROOT / "assets" / "icons" / "app.ico",
        "SIDE": HERE / "side.bmp",
        "VERSION": version(),
        "NUMBERS": numbers,
    }
    defined = [f"-D{name}={value}" for name, value in values.items()]
    command = [
        "makensis",
        "-V2",
        "-WX",
        "-INPUTCHARSET",
        "UTF8",
        *defined,
        str(HERE / "installer.nsi"),
    ]
    try:
        done = subprocess.run(command, check=False)
    except FileNotFoundError:
        raise SystemExit("makensis is not there: install NSIS.") from None
    if done.returncode:
        raise SystemExit("makensis could not make the installer.")


if __name__ == "__main__":
    places = [Path(word) for word in sys.argv[1:3]]
    source = places[0] if places else ROOT / "dist" / "forgewar"
    make(source, places[1] if len(places) > 1 else source.parent / "forgewar-setup.exe")
