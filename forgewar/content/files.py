"""Files of a content, in a folder, in a zip or in a record.

All sources have the same limits, so that readers see nothing but text.
"""

import re
import stat
from collections.abc import Mapping
from pathlib import Path

from forgewar.content.error import ContentError
from forgewar.paths import data_folder

DESIGNS = "designs.yaml"
BONUS = "bonus_cards.yaml"
SINGLE = "single_use.yaml"
QUESTS = "quests.yaml"
TITLES = "titles.yaml"
TILES = "tiles.yaml"
WEALTH = "wealth.yaml"
PRICES = "prices.yaml"
SOLO = "solo.yaml"
CARD_FILES = (DESIGNS, BONUS, SINGLE, QUESTS, TITLES, TILES, WEALTH, PRICES, SOLO)

MAX_BYTES = 300_000
MAX_ALL = 450_000  # of all files together: a record must hold them in one line

_JUNCTION = 0xA0000003  # IO_REPARSE_TAG_MOUNT_POINT
_MINE = re.compile(r"mine/(stage_[123]\.tmx|[a-z0-9_]+\.tsx)\Z")


def is_content_file(file: str) -> bool:
    """Whether a file of this name belongs to a content."""
    return file in CARD_FILES or _MINE.match(file) is not None


def is_link(path: Path) -> bool:
    """Whether a path is a symbolic link or a Windows junction. Does not follow it or raise."""
    try:
        found = path.lstat()
    except OSError:
        return False
    return stat.S_ISLNK(found.st_mode) or getattr(found, "st_reparse_tag", 0) == _JUNCTION


def refuse_link(path: Path, file: str) -> None:
    """Raise `ContentError` for a link: it could lead to any file of the player."""
    if is_link(path):
        raise ContentError(file, None, "is a link: put the file or folder itself there")


def read_bytes(path: Path, file: str, most: int = MAX_BYTES) -> bytes:
    """Bytes of a file, called `file` in errors. Raises `ContentError` if it is missing, too large,
    a link, or not a file."""
    folder = path.parents[len(Path(file).parts) - 1]
    try:
        # The installer may have put the shipped files anywhere, even behind a link.
        if not folder.is_relative_to(data_folder()):
            inside = Path(file)
            for part in (*reversed(inside.parents[:-1]), inside):  # the outermost first
                refuse_link(folder / part, part.as_posix())
        if path.exists() and not path.is_file():
            raise ContentError(file, None, "is not a file")
        with path.open("rb") as stream:
            raw = stream.read(most + 1)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise ContentError(file, None, f"cannot be read: {reason}") from error
    if len(raw) > most:
        raise ContentError(file, None, f"larger than {most} bytes")
    return raw


def as_text(raw: bytes, file: str) -> str:
    """Text of a file. Raises `ContentError` if it is too large or not UTF-8."""
    if len(raw) > MAX_BYTES:
        raise ContentError(file, None, f"larger than {MAX_BYTES} bytes")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise ContentError(file, line, "is not UTF-8 text") from error


class Files:
    """Files of one content by name. Texts that were read are stored in `texts`, from which the
    content can be written again."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def has(self, file: str) -> bool:
        raise NotImplementedError

    def raw(self, file: str) -> bytes:
        """Bytes of a file. Raises `ContentError`."""
        raise NotImplementedError

    def text(self, file: str) -> str:
        """Text of a file. Raises `ContentError`."""
        self.texts[file] = as_text(self.raw(file), file)
        if sum(len(text.encode()) for text in self.texts.values()) > MAX_ALL:
            raise ContentError(file, None, f"makes the content larger than {MAX_ALL} bytes")
        return self.texts[file]


class FolderFiles(Files):
    """Files of a folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    def has(self, file: str) -> bool:
        try:
            (self._folder / file).lstat()
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError:
            return True  # an unreadable file is an error, not a missing one
        return True

    def raw(self, file: str) -> bytes:
        return read_bytes(self._folder / file, file)


class GivenFiles(Files):
    """Files already read."""

    def __init__(self, given: Mapping[str, bytes]) -> None:
        super().__init__()
        self._given = given

    def has(self, file: str) -> bool:
        return file in self._given

    def raw(self, file: str) -> bytes:
        if file not in self._given:
            raise ContentError(file, None, "is missing")
        return self._given[file]


class LaidOver(Files):
    """Some files on top of another content, which has the rest."""

    def __init__(self, above: Files, below: Files) -> None:
        super().__init__()
        self._above, self._below = above, below

    def has(self, file: str) -> bool:
        return self._above.has(file) or self._below.has(file)

    def raw(self, file: str) -> bytes:
        return (self._above if self._above.has(file) else self._below).raw(file)
