"""Checks a pack's pictures, which may come from strangers, before anything decodes them.

The limits keep honest pictures far from sizes that a decoder cannot handle. They prove nothing:
pictures that pass are still decoded in a process with limits of its own
(`app/kit/picture_process.py`).
"""

import struct
import zlib
from pathlib import Path

from forgewar.content.drawings import MAX_RATIO, check_drawing, drawing_size
from forgewar.content.error import ContentError
from forgewar.content.files import FolderFiles, as_text, read_bytes

MAX_PICTURE = 2_000_000  # bytes
MAX_SIDE = 4096  # of a PNG, in pixels
KINDS = ("svg", "png")
_PNG = b"\x89PNG\r\n\x1a\n"
_MAX_CHUNKS = 10_000  # of a PNG
# Bits of a pixel by the type of its colours: grey, RGB, palette, grey and alpha, RGBA.
_DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}


def picture_size(file: str, raw: bytes) -> tuple[float, float]:
    """Width and height of a picture, in its own units; reads only as much as that takes. Raises
    `ContentError`."""
    png = file.endswith(".png")
    wide, high = _png_size(file, raw) if png else drawing_size(file, as_text(raw, file))
    if wide > MAX_RATIO * high or high > MAX_RATIO * wide:
        reason = f"one side of the picture is more than {MAX_RATIO} times as long as the other"
        raise ContentError(file, None, reason)
    return wide, high


def check_picture(file: str, raw: bytes) -> None:
    """Raise `ContentError` for a picture that is too large, too costly to draw, or damaged."""
    size = picture_size(file, raw)
    if file.endswith(".png"):
        _check_chunks(file, raw)
    else:
        check_drawing(file, as_text(raw, file), size)


def has_picture(folder: Path, picture: str) -> bool:
    """Whether a pack has a picture of that name, sound or not."""
    return _file_of(folder, picture) is not None


def find_picture(folder: Path, picture: str) -> tuple[str, bytes] | None:
    """File name and bytes of a pack's picture; None if the pack has none of that name. Raises
    `ContentError`."""
    file = _file_of(folder, picture)
    return None if file is None else (file, read_bytes(folder / file, file, MAX_PICTURE))


def _file_of(folder: Path, picture: str) -> str | None:
    files = FolderFiles(folder)
    return next((f"{picture}.{kind}" for kind in KINDS if files.has(f"{picture}.{kind}")), None)


# PNG


def _png_size(file: str, raw: bytes) -> tuple[int, int]:
    if not raw.startswith(_PNG) or len(raw) < 33 or raw[12:16] != b"IHDR":
        raise ContentError(file, None, "is not a PNG")
    wide, high, depth, colours, _, _, interlaced = struct.unpack(">IIBBBBB", raw[16:29])
    if not (0 < wide <= MAX_SIDE and 0 < high <= MAX_SIDE):
        raise ContentError(file, None, f"is not between 1 and {MAX_SIDE} pixels wide and high")
    if depth not in _DEPTHS.get(colours, ()):
        raise ContentError(file, None, "has a header that no PNG may have")
    if interlaced:
        raise ContentError(file, None, "is interlaced: save it without interlacing")
    return wide, high


def _check_chunks(file: str, raw: bytes) -> None:
    """Raise `ContentError` unless all chunks of a PNG are there and undamaged. Their contents are
    unpacked only by the decoder, which has a limit."""
    at, count, kind = len(_PNG), 0, b""
    while kind != b"IEND":
        count += 1
        if at + 12 > len(raw) or count > _MAX_CHUNKS:
            raise ContentError(file, None, "is cut off: save the PNG again")
        (length,) = struct.unpack(">I", raw[at : at + 4])
        kind, end = raw[at + 4 : at + 8], at + 8 + length
        if raw[end : end + 4] != struct.pack(">I", zlib.crc32(raw[at + 4 : end])):
            raise ContentError(file, None, "is damaged: save the PNG again")
        at = end + 4
