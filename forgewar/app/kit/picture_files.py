"""Where a picture lies and how it is read: in the pack on the table, or in assets/.

Those of the game are sound. Those of a pack come from anywhere: one that cannot be shown costs a
line in the log, and a stand-in is shown in its place. So does one that lies nowhere, as in a game
that came without its pack.
"""

import io
import logging
import re
import zlib
from pathlib import Path

import pygame

from forgewar.content.error import ContentError
from forgewar.paths import assets_folder, picture_file

log = logging.getLogger(__name__)
STAND_IN = (30, 23, 18, 255)
_VIEW_BOX = re.compile(rb'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')
_GZIP = 31  # how zlib is told of it
_ANY_SIZE = (1.0, 1.0)


def is_own(name: str, own: Path | None) -> bool:
    """Whether a picture is to come from the folder of a pack."""
    if own is None:
        return False
    from forgewar.content.pack_pictures import KINDS

    return any((own / f"{name}.{kind}").exists() for kind in KINDS)


def natural_size(name: str, own: Path | None) -> tuple[float, float]:
    """The width and height that a picture was drawn at."""
    if is_own(name, own):
        found = _read(name, own)
        return found[2] if found is not None else _ANY_SIZE
    drawing = _drawing(name)
    if drawing is None:
        return _ANY_SIZE
    size = _VIEW_BOX.search(drawing)
    assert size is not None, name
    return float(size[1]), float(size[2])


def load(name: str, width: int, height: int, own: Path | None) -> pygame.Surface:
    """A picture that fits into a box."""
    box = (max(1, width), max(1, height))
    if is_own(name, own):
        return _load_own(name, box, own) or stand_in(*box)
    drawing = _drawing(name)
    if drawing is None:
        log.warning("there is no picture %s", name)
        return stand_in(*box)
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


# Those of a pack


def _read(name: str, own: Path | None) -> tuple[str, bytes, tuple[float, float]] | None:
    """The file of a picture, what it holds and its size; none if it cannot be shown."""
    assert own is not None
    from forgewar.content.pack_pictures import check_picture, find_picture, picture_size

    try:
        found = find_picture(own, name)
        if found is None:
            return None
        check_picture(*found)
        return (*found, picture_size(*found))
    except ContentError as problem:
        log.warning("a picture of the pack cannot be shown: %s", problem)
        return None


def _load_own(name: str, box: tuple[int, int], own: Path | None) -> pygame.Surface | None:
    found = _read(name, own)
    if found is None:
        return None
    file, raw, natural = found
    part = min(box[0] / natural[0], box[1] / natural[1])
    size = (max(1, round(natural[0] * part)), max(1, round(natural[1] * part)))
    try:
        if file.endswith(".png"):
            drawn = pygame.image.load(io.BytesIO(raw), file)
        else:
            drawn = pygame.image.load_sized_svg(io.BytesIO(raw), size)
        # Whatever else the file says of its size.
        return drawn if drawn.get_size() == size else _scaled(drawn, size)
    except (pygame.error, ValueError) as error:
        log.warning("a picture of the pack cannot be shown: %s: %s", file, error)
        return None


def _scaled(drawn: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    plain = pygame.Surface(drawn.get_size(), pygame.SRCALPHA)
    plain.blit(drawn, (0, 0))
    return pygame.transform.smoothscale(plain, size)
