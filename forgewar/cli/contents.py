"""Cards that a command plays with: those of the game, or with --content those of a folder or
zip."""

import argparse
from functools import cache
from pathlib import Path

from forgewar.cli.failure import CommandError
from forgewar.content import archive, load
from forgewar.content.model import Content
from forgewar.content.packs import Pack, read_pack
from forgewar.words import say


def add_content(parser: argparse.ArgumentParser, dest: str = "content") -> None:
    parser.add_argument(
        "--content",
        type=Path,
        dest=dest,
        metavar="DIR",
        help=say("cli-content"),
    )


def anywhere(path: Path | None) -> Path | None:
    """Absolute form of a path, for processes in another folder."""
    return None if path is None else path.resolve()


@cache
def pack_at(path: Path) -> Pack:
    """Pack at a path; records find it from now on. Raises `ContentError`."""
    if not path.is_dir() and not path.is_file():
        raise CommandError(say("cli-no-folder", path=str(path)))
    pack = read_pack(path)
    archive.remember(pack.content)
    return pack


def content_at(path: Path | None) -> Content:
    """Content at a path, by default the shipped one. Raises `ContentError`."""
    return load.default() if path is None else pack_at(path).content
