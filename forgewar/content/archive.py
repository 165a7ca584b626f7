"""Archive: finds any content on this machine by its hash, so that old games open for ever.

A record names its content by hash. It may be the shipped content, one released with an earlier
version, one stored beside the player's games, or that of a pack.
"""

import logging
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from forgewar.content import load, packs
from forgewar.content.error import ContentError
from forgewar.content.files import CARD_FILES, GivenFiles, is_content_file
from forgewar.content.model import Content
from forgewar.content.zipped import PICTURES, read_zip, zip_files
from forgewar.files import make_folder, write_whole
from forgewar.paths import data_folder, games_folder

log = logging.getLogger(__name__)
CONTENTS = "contents"  # the folder beside games
_HASH = re.compile(r"[0-9a-f]{64}\Z")
_MOST_KNOWN = 16
_known: dict[str, Content] = {}  # those found lately; whatever has this hash plays alike


def find(hash_: str, near: Path | None = None) -> Content | None:
    """Content with this hash, or None if it is not on this machine. `near` is the folder of the
    game that needs it."""
    if not _HASH.match(hash_):
        return None
    if hash_ not in _known:
        content = next((found for found in _places(hash_, near) if found.hash == hash_), None)
        if content is None:
            return None
        remember(content)
    return _known[hash_]


def remember(content: Content) -> None:
    """Make `find` return a content from elsewhere, for as long as the program runs."""
    while len(_known) >= _MOST_KNOWN:
        del _known[next(iter(_known))]
    _known[content.hash] = content


def _places(hash_: str, near: Path | None) -> Iterator[Content]:
    yield load.default()
    kept = [_released_path(hash_), _kept_path(games_folder(), hash_)]
    if near is not None:
        kept.append(_kept_path(near, hash_))
    for path in kept:
        try:
            if path.is_file():
                yield load.load_files(GivenFiles(read_zip(path)))
        except (ContentError, OSError) as problem:
            log.warning("the content %s cannot be used: %s", path, problem)
    pack = _packs_by_hash(packs.as_installed()).get(hash_)
    if pack is not None:
        yield packs.read_pack(pack).content


@lru_cache(maxsize=1)
def _packs_by_hash(_: packs.Installed) -> dict[str, Path]:
    """Cached as long as the packs stay the same: hundreds of games may ask one by one."""
    return {pack.content.hash: pack.path for pack in packs.installed_packs()}


def pictures(content: Content) -> Path | None:
    """Folder with the pictures of a content's pack, if it is installed and has any."""
    if content is load.default():
        return None
    pack = _packs_by_hash(packs.as_installed()).get(content.hash)
    own = pack / PICTURES if pack is not None else None
    return own if own is not None and own.is_dir() else None


# Kept and released contents


def _released_path(hash_: str) -> Path:
    return data_folder() / "released" / f"{hash_}.zip"


def _kept_path(folder: Path, hash_: str) -> Path:
    return folder / CONTENTS / f"{hash_}.zip"


def is_released(content: Content) -> bool:
    """Whether this content is shipped with the game."""
    return _released_path(content.hash).is_file()


def released_hashes() -> list[str]:
    """Hashes of all contents that were ever released."""
    return sorted(path.stem for path in (data_folder() / "released").glob("*.zip"))


def release(content: Content) -> Path:
    """Add a content to those that are shipped. Raises `OSError`."""
    path = _released_path(content.hash)
    path.parent.mkdir(exist_ok=True)
    write_whole(path, zip_files(content.files))
    path.chmod(0o644)  # shipped files are readable for everybody
    return path


def keep(content: Content, folder: Path) -> None:
    """Store a content beside the games of a folder, unless it is released. Raises `OSError`."""
    path = _kept_path(folder, content.hash)
    if content.files and not is_released(content) and not path.is_file():
        make_folder(path.parent)
        write_whole(path, zip_files(content.files))


def load_carried(files: Mapping[str, str], hash_: str) -> Content:
    """Content written in a game's record. Raises `ContentError` if it is damaged or its hash
    differs."""
    strange = next((file for file in files if not is_content_file(file)), None)
    if strange is not None:
        raise ContentError(strange, None, "does not belong to a content")
    if len(files) > 2 * len(CARD_FILES):
        raise ContentError("content", None, "has more files than any content")
    content = load.load_files(GivenFiles({file: text.encode() for file, text in files.items()}))
    if content.hash != hash_:
        raise ContentError("content", None, f"is {content.hash[:12]}, not {hash_[:12]}")
    return content
