"""Packs: cards, prices and mines of one's own, with a name and an author (docs/packs.md).

A pack is a folder or a zip. Files that it leaves out are those of the game itself. Installed packs
lie, unpacked and checked, in a folder of the player's data.
"""

import logging
import os
import re
import shutil
import tempfile
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from forgewar.content.convert import convert_texts
from forgewar.content.error import ContentError
from forgewar.content.files import (
    Files,
    FolderFiles,
    GivenFiles,
    LaidOver,
    as_text,
    is_link,
    read_bytes,
    refuse_link,
)
from forgewar.content.load import load_files, problems_of
from forgewar.content.model import Content
from forgewar.content.pack_pictures import KINDS, check_picture
from forgewar.content.yaml_source import parse
from forgewar.content.zipped import (
    MAX_MEMBERS,
    MAX_ZIP,
    PACK,
    PICTURES,
    is_ignored,
    read_zip,
    room_for,
)
from forgewar.paths import assets_folder, data_folder, packs_folder, picture_file
from forgewar.printable import plain

log = logging.getLogger(__name__)
_MOST = 200  # packs that are looked at
_MAX_LISTED = 10_000  # files of a folder that are looked at


class Label(Struct, frozen=True, forbid_unknown_fields=True):
    """Contents of pack.yaml."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    author: Annotated[str, Meta(min_length=1, max_length=40)]
    about: Annotated[str, Meta(max_length=500)] = ""


class Pack(Struct, frozen=True):
    """A pack that was read without errors."""

    label: Label
    content: Content
    path: Path
    pictures: Path | None = None  # the folder of its own pictures


def read_pack(path: Path) -> Pack:
    """Pack in a folder or a zip; a folder without pack.yaml is named after itself and must be
    complete. Raises `ContentError`."""
    files, label = _open(path)
    own = path / PICTURES
    pictures = own if path.is_dir() and not is_link(own) and own.is_dir() else None
    return Pack(label, load_files(files), path, pictures)


def check_pack(path: Path) -> list[ContentError]:
    """Everything wrong with a folder or a zip, including its pictures."""
    hidden: list[ContentError] = []
    try:
        files, _ = _open(path, hidden)
        problems = [*hidden, *problems_of(files)]
        if problems or not files.has(PACK):
            return problems
        wrong = [*_wrong_pictures(pictures_of(path))]
    except ContentError as problem:
        return [problem]
    return wrong or problems_of(files, partial(_has_picture, files))


def _has_picture(files: Files, picture: str) -> bool:
    """Whether the pack or the game has this picture."""
    own = any(files.has(f"{PICTURES}/{picture}.{kind}") for kind in KINDS)
    return own or picture_file(picture, assets_folder()) is not None


def _open(path: Path, hidden: list[ContentError] | None = None) -> tuple[Files, Label]:
    """Files of a pack, on top of those of the game, and its label. Unprintable characters in the
    label are reported in `hidden`. Raises `ContentError`."""
    if path.is_dir():
        above: Files = FolderFiles(path)
        if above.has(PACK):
            deque(_list_files(path), maxlen=0)  # raises ContentError
    else:
        above = GivenFiles(read_zip(path))
    if not above.has(PACK):
        return above, Label(plain(path.name), "unknown")
    label = _label(above.raw(PACK), hidden)
    return LaidOver(above, FolderFiles(data_folder())), label


def _label(raw: bytes, hidden: list[ContentError] | None = None) -> Label:
    source = parse(as_text(raw, PACK), PACK)
    if isinstance(source.data, dict) and isinstance(about := source.data.get("about"), str):
        source.data["about"] = " ".join(about.split("\n")).strip()
    found = [] if hidden is None else hidden
    label = convert_texts(source, (), source.data, Label, "the pack", found)
    return Label(plain(label.name), plain(label.author), label.about)


def _list_files(folder: Path, inside: str = "") -> Iterator[str]:
    """Names of the files in a folder that belong to the pack. Raises `ContentError` for links,
    which are not followed, and for unknown files: their name is most likely misspelt, and the
    game's own file would be used instead."""
    try:
        with os.scandir(folder / inside) as entries:
            names = sorted(entry.name for entry in islice(entries, _MAX_LISTED + 1))
    except OSError as error:
        reason = f"cannot be read: {error.strerror or error}"
        raise ContentError(inside or folder.name, None, reason) from error
    if len(names) > _MAX_LISTED:
        raise ContentError(inside or folder.name, None, f"holds more than {_MAX_LISTED} files")
    for name in names:
        file = f"{inside}/{name}" if inside else name
        is_folder = file in ("mine", PICTURES) or inside == PICTURES
        belongs = inside or is_folder or name.endswith((".yaml", ".yml"))
        if is_ignored(file) or not belongs:
            continue
        refuse_link(folder / file, file)
        if room_for(file):
            yield file
        elif is_folder and (folder / file).is_dir():
            yield from _list_files(folder, file)
        else:
            raise ContentError(file, None, "does not belong in a pack")


# Pictures


def pictures_of(path: Path) -> dict[str, bytes]:
    """Pictures of a pack by file name. Raises `ContentError`."""
    if path.is_dir() and not FolderFiles(path).has(PACK):
        return {}
    own = f"{PICTURES}/"
    return {file: raw for file, raw in _members(path).items() if file.startswith(own)}


def _wrong_pictures(pictures: Mapping[str, bytes]) -> Iterator[ContentError]:
    for file, raw in pictures.items():
        try:
            check_picture(file, raw)
        except ContentError as problem:
            yield problem


# Installed packs


def installed_packs(problems: list[str] | None = None) -> list[Pack]:
    """Installed packs, by name. Errors of others are added to `problems`."""
    found: list[Pack] = []
    for folder in _installed_folders():
        try:
            found.append(read_pack(folder))
        except ContentError as problem:
            log.warning("the pack %s cannot be used: %s", folder, problem)
            if problems is not None:
                problems.append(f"The pack {plain(folder.name)} cannot be used: {problem}.")
    return sorted(found, key=lambda pack: pack.label.name.casefold())


def labels() -> list[tuple[Label, Path]]:
    """Labels and folders of the installed packs, by name; they are checked only when they are
    read."""
    found: list[tuple[Label, Path]] = []
    for folder in _installed_folders():
        try:
            found.append((_label(read_bytes(folder / PACK, PACK)), folder))
        except ContentError as problem:
            log.warning("the pack %s cannot be used: %s", folder, problem)
    return sorted(found, key=lambda each: each[0].name.casefold())


Installed = tuple[tuple[Path, int], ...]


def as_installed() -> Installed:
    """Value that changes whenever a pack is installed, removed or replaced."""
    found = []
    for folder in _installed_folders():
        with suppress(OSError):  # gone since it was listed
            found.append((folder, folder.stat().st_mtime_ns))
    return tuple(found)


def _installed_folders() -> list[Path]:
    try:
        found = [path for path in packs_folder().iterdir() if not path.name.startswith(".")]
    except OSError:
        return []
    return sorted(path for path in found if _is_folder(path))[:_MOST]


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # a link that leads nowhere, or a folder that may not be looked into
        return False


def install(path: Path) -> Pack:
    """Check a folder or a zip and install it; an earlier version of the same pack is replaced.
    Raises `ContentError`, with nothing changed."""
    try:
        return _install(path)
    except OSError as error:
        reason = f"cannot be installed: {error.strerror or error}"
        raise ContentError(path.name, None, reason) from error


def _install(path: Path) -> Pack:
    unnamed = ContentError(path.name, None, f"has no {PACK} that names it and its author")
    if path.is_dir() and not FolderFiles(path).has(PACK):
        raise unnamed  # it may hold anything, and any amount of it
    members = _members(path)
    if PACK not in members:
        raise unnamed
    name = re.sub(r"[^a-z0-9]+", "_", _label(members[PACK]).name.casefold()).strip("_")
    if not name:
        raise ContentError(PACK, None, "the name needs a letter from a to z or a digit")
    packs_folder().mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=packs_folder(), prefix=".new-") as made:
        fresh = Path(made) / name
        for file, raw in members.items():
            place = fresh / file
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(raw)
        wrong = check_pack(fresh)
        if wrong:
            raise wrong[0]
        _replace(fresh, packs_folder() / name)
    return read_pack(packs_folder() / name)


def remove(pack: Pack) -> None:
    """Remove an installed pack; games that were played with it keep their cards. Raises
    `ContentError`."""
    try:
        shutil.rmtree(pack.path)
    except OSError as error:
        reason = f"cannot be removed: {error.strerror or error}"
        raise ContentError(pack.path.name, None, reason) from error


def _members(path: Path) -> dict[str, bytes]:
    """Files of a folder or a zip that belong to a pack."""
    if not path.is_dir():
        return read_zip(path)
    found: dict[str, bytes] = {}
    total = 0
    for file in _list_files(path):
        found[file] = read_bytes(path / file, file, room_for(file))
        total += len(found[file])
        if len(found) > MAX_MEMBERS or total > MAX_ZIP:
            reason = f"holds more than {MAX_MEMBERS} files or {MAX_ZIP} bytes"
            raise ContentError(path.name, None, reason)
    return found


def _replace(fresh: Path, place: Path) -> None:
    """Move a new pack to the place of the old one, which must be the same pack."""
    if not place.exists():
        fresh.rename(place)
        return
    author = _label(read_bytes(fresh / PACK, PACK)).author
    try:
        same = _label(read_bytes(place / PACK, PACK)).author == author
    except ContentError:
        same = True  # it cannot be used anyway
    if not same:
        raise ContentError(PACK, None, "there is a pack of that name by somebody else already")
    old = fresh.parent / "old"
    place.rename(old)
    try:
        fresh.rename(place)
    except OSError:
        old.rename(place)
        raise
