"""Make app.png, app.ico and app.icns from icons/app.svg: `python assets/src/app_icon.py`."""

import io
import os
import struct
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

ICONS = Path(__file__).resolve().parent.parent / "icons"
PACKAGING = ICONS.parents[1] / "packaging"
SIZES = (16, 24, 32, 48, 64, 128, 256)
# Names of icon sizes on macOS; those for high-density screens are twice the displayed size.
MAC_SIZES = {
    "ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512,
}  # fmt: skip


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


def icns(images: dict[str, bytes]) -> bytes:
    """The images as one icon file of macOS."""
    parts = [
        kind.encode() + struct.pack(">I", 8 + len(data)) + data for kind, data in images.items()
    ]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main() -> None:
    images = {size: png(size) for size in SIZES}
    (ICONS / "app.png").write_bytes(images[256])
    (ICONS / "app.ico").write_bytes(ico(images))
    (PACKAGING / "app.icns").write_bytes(icns({k: png(size) for k, size in MAC_SIZES.items()}))


if __name__ == "__main__":
    main()
