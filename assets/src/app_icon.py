"""Renders the icon of the program: `python assets/src/app_icon.py` writes app.png and app.ico.

Windows and packagers want pixels; both files come from icons/app.svg.
"""

import io
import os
import struct
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

ICONS = Path(__file__).resolve().parent.parent / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256)


def png(size: int) -> bytes:
    """The icon at a size; small ones are drawn large and averaged, which keeps them crisp."""
    if size < 64:
        big = pygame.image.load_sized_svg(ICONS / "app.svg", (size * 4, size * 4))
        image = pygame.transform.smoothscale(big, (size, size))
    else:
        image = pygame.image.load_sized_svg(ICONS / "app.svg", (size, size))
    out = io.BytesIO()
    pygame.image.save(image, out, "app.png")
    return out.getvalue()


def ico(images: dict[int, bytes]) -> bytes:
    """The images as one Windows icon file."""
    head = struct.pack("<HHH", 0, 1, len(images))
    entries, body = b"", b""
    offset = len(head) + 16 * len(images)
    for size, data in images.items():
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset + len(body))
        body += data
    return head + entries + body


def main() -> None:
    images = {size: png(size) for size in SIZES}
    (ICONS / "app.png").write_bytes(images[256])
    (ICONS / "app.ico").write_bytes(ico(images))


if __name__ == "__main__":
    main()
