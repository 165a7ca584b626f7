"""Pictures of packs, which may come from strangers: what is refused before anything draws it."""

import re
import struct
from pathlib import Path

from forgewar.content.error import ContentError
from forgewar.content.files import as_text, read_bytes

MAX_PICTURE = 2_000_000  # bytes
MAX_SIDE = 4096  # of a picture, in pixels
MOST_LONG = 4  # times its other side: to fill a box, all of it is drawn
_ENDLESS = 1e6  # units of an SVG
KINDS = ("svg", "png")
_PNG = b"\x89PNG\r\n\x1a\n"
_NUMBER = r"[-+.\deE]+"
_VIEW_BOX = re.compile(
    rf"""<svg\b[^>]*\bviewBox\s*=\s*["']\s*{_NUMBER}[\s,]+{_NUMBER}[\s,]+"""
    rf"""({_NUMBER})[\s,]+({_NUMBER})\s*["']"""
)
_REFUSED = (
    (re.compile(r"<!(DOCTYPE|ENTITY|\[)", re.IGNORECASE), "document types and entities"),
    (re.compile(r"stroke-dasharray", re.IGNORECASE), "dashed lines"),  # could be drawn for ever
)


def picture_size(file: str, raw: bytes) -> tuple[float, float]:
    """Width and height of a picture as it was drawn. Raises `ContentError` for what is no picture,
    or one that would fill the memory, or the day, when it is shown."""
    wide, high = _png_size(file, raw) if file.endswith(".png") else _svg_size(file, raw)
    if wide > MOST_LONG * high or high > MOST_LONG * wide:
        reason = f"is more than {MOST_LONG} times as long as it is broad"
        raise ContentError(file, None, reason)
    return wide, high


def _png_size(file: str, raw: bytes) -> tuple[int, int]:
    if not raw.startswith(_PNG) or len(raw) < 24:
        raise ContentError(file, None, "is not a PNG")
    wide, high = struct.unpack(">II", raw[16:24])
    if not (0 < wide <= MAX_SIDE and 0 < high <= MAX_SIDE):
        raise ContentError(file, None, f"is more than {MAX_SIDE} pixels wide or high")
    return wide, high


def _svg_size(file: str, raw: bytes) -> tuple[float, float]:
    text = as_text(raw, file)
    if "<svg" not in text:
        raise ContentError(file, None, "is not an SVG")
    for pattern, what in _REFUSED:
        if pattern.search(text):
            raise ContentError(file, None, f"{what} are not allowed")
    found = _VIEW_BOX.search(text)
    try:
        wide, high = (float(found[1]), float(found[2])) if found is not None else (0.0, 0.0)
    except ValueError:
        wide, high = 0.0, 0.0
    if not (0 < wide < _ENDLESS and 0 < high < _ENDLESS):
        raise ContentError(file, None, "has no viewBox that tells how large it is")
    return wide, high


def find_picture(folder: Path, picture: str) -> tuple[str, bytes] | None:
    """The file of a pack's picture and what it holds; none if the pack has none of that name.
    Raises `ContentError`."""
    for kind in KINDS:
        file = f"{picture}.{kind}"
        if (folder / file).exists():
            return file, read_bytes(folder / file, file, MAX_PICTURE)
    return None
