"""A screen of our own: Xvfb, which keeps its picture in a file."""

import os
import shutil
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = (1280, 720)


def missing() -> str:
    """What must be installed to have a screen; nothing if all is."""
    return ", ".join(tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None)


class Screen:
    """An X display, its keyboard, and what is on it."""

    def __init__(self, display: str, folder: Path) -> None:
        self.display = display
        self._picture = folder / "Xvfb_screen0"

    def has_window(self) -> bool:
        return bool(self._xdotool("search", "--class", "forgewar"))

    def press(self, key: str) -> None:
        self._xdotool("key", key)

    def _xdotool(self, *arguments: str) -> str:
        done = subprocess.run(
            ["xdotool", *arguments],
            env=os.environ | {"DISPLAY": self.display},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout

    def pixels(self) -> bytes:
        """Four bytes for every pixel, from the file of X's own format (XWD)."""
        data = self._picture.read_bytes()
        header, colours = struct.unpack_from(">I", data)[0], struct.unpack_from(">I", data, 76)[0]
        return data[header + 12 * colours :][: SIZE[0] * SIZE[1] * 4]

    def colours(self) -> int:
        """How many different colours there are on the screen."""
        return len(set(struct.unpack(f"<{SIZE[0] * SIZE[1]}I", self.pixels())))


@contextmanager
def screen(folder: Path) -> Iterator[Screen]:
    """A screen that nobody else uses, until the end of the block."""
    heard, said = os.pipe()
    wide, high = SIZE
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(said), "-screen", "0", f"{wide}x{high}x24", "-fbdir", folder],
        pass_fds=[said],
        stderr=subprocess.DEVNULL,
    )
    os.close(said)
    try:
        with os.fdopen(heard) as number:
            display = f":{number.readline().strip()}"
        yield Screen(display, folder)
    finally:
        server.terminate()
        server.wait()
