"""Finding and reading pictures: those of the pack on the table, and those of assets/.

Those of the game are sound and decoded here. Those of a pack come from anywhere: they are checked,
then decoded by a process with limits. One that cannot be shown costs a line in the log, and a
stand-in is shown in its place. So does a missing one, as in a game that came without its pack.
"""

import io
import logging
import re
import zlib
from pathlib import Path

import pygame

from forgewar.app.kit import guild_colours
from forgewar.content.error import ContentError
from forgewar.paths import assets_folder, picture_file

log = logging.getLogger(__name__)
STAND_IN = (30, 23, 18, 255)
_VIEW_BOX = re.compile(rb'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')
_GZIP = 31  # how zlib is told of it
_ANY_SIZE = (1.0, 1.0)


def natural_size(name: str, own: "PackPictures | None") -> tuple[float, float]:
    """The width and height that a picture was drawn at."""
    if own is not None and own.has(name):
        return own.natural_size(name)
    drawing = _drawing(name)
    if drawing is None:
        return _ANY_SIZE
    size = _VIEW_BOX.search(drawing)
    assert size is not None, name
    return float(size[1]), float(size[2])


def load(
    name: str, width: int, height: int, own: "PackPictures | None", *, apart: bool = False
) -> pygame.Surface:
    """A picture that fits into a box; `apart` with guild colours that are well apart."""
    box = (max(1, width), max(1, height))
    if own is not None and own.has(name):
        return own.load(name, box) or stand_in(*box)
    drawing = _drawing(name)
    if drawing is None:
        log.warning("there is no picture %s", name)
        return stand_in(*box)
    if apart and name.startswith(guild_colours.FOLDERS):
        drawing = guild_colours.to_well_apart(drawing.decode()).encode()
    return pygame.image.load_sized_svg(io.BytesIO(drawing), box)


def _drawing(name: str) -> bytes | None:
    """The SVG of a picture of the game."""
    file = picture_file(name, assets_folder())
    if file is None:
        return None
    raw = file.read_bytes()
    return zlib.decompress(raw, _GZIP) if file.suffix == ".svgz" else raw


def stand_in(width: int, height: int) -> pygame.Surface:
    made = pygame.Surface((width, height), pygame.SRCALPHA)
    made.fill(STAND_IN)
    return made


class PackPictures:
    """The pictures in a folder of a pack. Each is checked once; one that failed is not tried
    again."""

    def __init__(self, folder: Path) -> None:
        from forgewar.app.kit.picture_process import PictureProcess

        self.folder = folder
        self.process = PictureProcess()
        self._checked: set[str] = set()
        self._failed: set[str] = set()

    def has(self, name: str) -> bool:
        from forgewar.content.pack_pictures import has_picture

        return has_picture(self.folder, name)

    def natural_size(self, name: str) -> tuple[float, float]:
        from forgewar.content.pack_pictures import find_picture, picture_size

        try:
            found = find_picture(self.folder, name)
            return picture_size(*found) if found is not None else _ANY_SIZE
        except ContentError as problem:
            self._fail(name, problem)
            return _ANY_SIZE

    def load(self, name: str, box: tuple[int, int]) -> pygame.Surface | None:
        """A picture that fits into a box; none if it cannot be shown. May take seconds."""
        from forgewar.app.kit.picture_process import PictureError
        from forgewar.content.pack_pictures import check_picture, find_picture, picture_size

        if name in self._failed:
            return None
        try:
            found = find_picture(self.folder, name)
            if found is None:
                return None
            if name not in self._checked:
                check_picture(*found)
                self._checked.add(name)
            natural = picture_size(*found)
            part = min(box[0] / natural[0], box[1] / natural[1])
            size = (max(1, round(natural[0] * part)), max(1, round(natural[1] * part)))
            return pygame.image.frombytes(self.process.decode(*found, size), size, "RGBA")
        except (ContentError, PictureError) as problem:
            self._fail(name, problem)
            return None

    def close(self) -> None:
        self.process.close()

    def _fail(self, name: str, problem: Exception) -> None:
        if name not in self._failed:
            log.warning("the pack's picture %s cannot be shown: %s", name, problem)
        self._failed.add(name)
