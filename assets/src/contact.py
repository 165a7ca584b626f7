"""Draw contact sheets: every picture at the sizes at which the game shows it.

`python assets/src/contact.py OUT_DIR [NAME ...]` writes one PNG or more for each folder of assets/,
with the file names under the pictures. A NAME is the start of a picture's name: `quests/arena`.
"""

import argparse
import os
import sys
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

ASSETS = Path(__file__).resolve().parent.parent
WALNUT, OAK, PARCHMENT, TABLE = "#1e1712", "#3a2a1d", "#eadfc6", "#120c08"
TINT = "#f3e9d2"
SHEET = 1560  # width and greatest height of a sheet


@dataclass(frozen=True)
class Use:
    """How the pictures of a folder are shown: boxes in pixels, the ground, whether tinted."""

    sizes: tuple[tuple[int, int], ...]
    ground: str = WALNUT
    tinted: bool = False


CARD_ART = Use(((122, 94), (248, 187)))
USES: tuple[tuple[str, Use], ...] = (
    ("quests/", Use(((122, 73), (248, 149)))),
    ("weapons/", Use(((92, 92), (182, 182)), PARCHMENT)),
    ("market/", CARD_ART),
    ("wealth/", CARD_ART),
    ("moments/", Use(((92, 92), (182, 182)))),
    ("places/", Use(((312, 120), (312, 96)))),
    ("tiles/", Use(((64, 64), (128, 128)))),
    ("titles/pennant_", Use(((58, 98), (88, 148)), OAK)),
    ("titles/group_", Use(((40, 40), (64, 64)), OAK)),
    ("titles/ribbon_", Use(((112, 24), (224, 46)), OAK)),
    ("titles/", Use(((14, 14), (23, 23), (30, 30), (48, 48)), OAK, True)),
    ("busts/", Use(((46, 62), (100, 124)), "#2f6db5")),
    ("mine/stage", Use(((62, 76), (90, 109), (135, 164)))),
    ("mine/tray", Use(((860, 780),))),
    ("mine/", Use(((62, 76), (90, 109), (135, 164)), OAK)),
    ("pieces/overseer", Use(((34, 52), (50, 77), (75, 114)), "#464a4e")),
    ("pieces/worker", Use(((29, 39), (42, 57), (63, 85)), "#464a4e")),
    ("pieces/placard", Use(((23, 30), (46, 60)), "#464a4e")),
    ("pieces/", Use(((24, 24), (36, 36), (64, 64)), OAK)),
    ("emblems/emblem", Use(((14, 14), (23, 23), (30, 30), (64, 64)), OAK, True)),
    ("emblems/", Use(((18, 20), (26, 29), (36, 40), (64, 72)), OAK)),
    ("resources/", Use(((14, 14), (18, 18), (23, 23), (26, 26), (30, 30), (64, 64)), OAK)),
    ("icons/victory", Use(((72, 72), (200, 200)), OAK)),
    ("icons/app", Use(((16, 16), (32, 32), (64, 64), (256, 256)), OAK)),
    ("icons/cursor", Use(((24, 32), (48, 64)), OAK)),
    ("icons/", Use(((14, 14), (23, 23), (30, 30), (48, 48)), OAK, True)),
    ("frames/adventurer", Use(((260, 148),), "#57412d")),
    ("frames/", Use(((260, 364),), "#57412d")),
    ("board/back", Use(((52, 73), (130, 182)))),
    ("board/", Use(((23, 23), (44, 44), (64, 64), (104, 104)), OAK)),
    ("empty/", Use(((360, 240), (720, 480)))),
    ("scenes/", Use(((760, 428),))),
    ("title/", Use(((290, 290),))),
    ("hall/trophy_", Use(((56, 75), (100, 134)), OAK)),
    ("hall/", Use(((40, 40), (72, 72), (144, 144)), OAK)),
    ("rivals/", Use(((48, 48), (180, 180)), OAK)),
    ("life/cart", Use(((35, 21), (53, 31)), OAK)),
    ("life/", Use(((30, 48), (46, 72)), OAK)),
)
COLOURED = {"gold", "coin", "coins", "laurel", "seal", "prestige", "adventurer", "workers"}


def use_of(name: str) -> Use:
    return next(use for start, use in USES if name.startswith(start))


def render(path: Path, size: tuple[int, int], tinted: bool) -> pygame.Surface:
    image = pygame.image.load_sized_svg(path, size).convert_alpha()
    if tinted:
        image.fill(TINT, special_flags=pygame.BLEND_RGBA_MULT)
    return image


def cell(name: str, font: pygame.font.Font) -> pygame.Surface:
    """One picture at all its sizes, with its name below."""
    use = use_of(name)
    tinted = use.tinted and name.removeprefix("icons/") not in COLOURED
    images = [render(ASSETS / f"{name}.svg", size, tinted) for size in use.sizes]
    label = font.render(name.partition("/")[2], True, "#c99a3b", TABLE)
    wide = sum(i.get_width() + 6 for i in images) + 6
    out = pygame.Surface(
        (max(wide, label.get_width() + 8), max(i.get_height() for i in images) + 28)
    )
    out.fill(TABLE)
    out.fill(use.ground, (0, 0, out.get_width(), out.get_height() - 18))
    x = 6
    for image in images:
        out.blit(image, (x, 5))
        x += image.get_width() + 6
    out.blit(label, (4, out.get_height() - 16))
    return out


def sheets(cells: list[pygame.Surface]) -> list[pygame.Surface]:
    """The cells in rows, as many rows as a sheet holds."""
    out: list[pygame.Surface] = []
    placed: list[tuple[pygame.Surface, tuple[int, int]]] = []
    x = y = row = 0

    def close() -> None:
        sheet = pygame.Surface((SHEET, y + row))
        sheet.fill(TABLE)
        sheet.blits(placed)
        out.append(sheet)

    for c in cells:
        if x and x + c.get_width() > SHEET:
            x, y, row = 0, y + row + 4, 0
        if placed and y + c.get_height() > SHEET:
            close()
            placed, x, y, row = [], 0, 0, 0
        placed.append((c, (x, y)))
        x += c.get_width() + 4
        row = max(row, c.get_height())
    if placed:
        close()
    return out


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path, metavar="OUT_DIR")
    parser.add_argument("names", nargs="*", metavar="NAME")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    font = pygame.font.Font(None, 16)
    folders: dict[str, list[str]] = {}
    for path in sorted(ASSETS.rglob("*.svg")):
        name = path.relative_to(ASSETS).with_suffix("").as_posix()
        if not options.names or name.startswith(tuple(options.names)):
            folders.setdefault(name.partition("/")[0], []).append(name)
    for folder, names in folders.items():
        for i, sheet in enumerate(sheets([cell(name, font) for name in names]), 1):
            pygame.image.save(sheet, options.out / f"{folder}_{i}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
