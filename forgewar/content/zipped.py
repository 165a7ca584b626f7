"""Contents and packs in zip files, which may come from strangers. Only files known by name are
unpacked, and nothing in a zip decides how much is read of it."""

import re
import stat
import zipfile
import zlib
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from forgewar.content.error import ContentError
from forgewar.content.files import MAX_BYTES, is_content_file
from forgewar.content.pack_pictures import MAX_PICTURE

PACK = "pack.yaml"
PICTURES = "pictures"
MAX_MEMBERS = 1000
MAX_ZIP = 64_000_000  # also of all that is in it

_PICTURE = re.compile(PICTURES + r"/[a-z][a-z0-9_]*/[a-z][a-z0-9_]*\.(svg|png)\Z")
# Files that people and their systems add, and that have no effect on the cards.
_PASSED_OVER = re.compile(
    r"(.*/)?(__MACOSX/.*|\.[^/]*|Thumbs\.db|desktop\.ini|[^/]*\.(md|txt)|LICENSE)\Z"
    r"|(figures|glossary|guide|rulebook)\.yaml\Z|mine/[a-z0-9_]+\.png\Z|mine/[^/]*\.tiled-(project|session)\Z"
)
_DAMAGE = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
    OSError,
    KeyError,
    IndexError,
)


def room_for(file: str) -> int:
    """Most bytes that a file of this name may have in a pack; 0 if it does not belong there."""
    if file == PACK or is_content_file(file):
        return MAX_BYTES
    return MAX_PICTURE if _PICTURE.match(file) else 0


def is_ignored(file: str) -> bool:
    """Whether a file may be in a pack without belonging to it."""
    return _PASSED_OVER.match(file) is not None


def read_zip(path: Path) -> dict[str, bytes]:
    """Files of a content or a pack by name. Raises `ContentError`."""
    name = path.name
    try:
        if not path.is_file():  # a pipe or a device would be read for ever
            raise ContentError(name, None, "cannot be read: there is no such file")
        if path.stat().st_size > MAX_ZIP:
            raise ContentError(name, None, f"larger than {MAX_ZIP} bytes")
        with zipfile.ZipFile(path) as packed:
            return _members(name, packed)
    except _DAMAGE as error:
        reason = getattr(error, "strerror", None) or str(error) or "it is cut off"
        raise ContentError(name, None, f"is not a zip that can be read: {reason}") from error


def unzip(name: str, data: bytes) -> dict[str, bytes]:
    """Files of a zipped content by name. Raises `ContentError`."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as packed:
            return _members(name, packed)
    except _DAMAGE as error:
        raise ContentError(name, None, f"is not a zip that can be read: {error}") from error


def _members(name: str, packed: zipfile.ZipFile) -> dict[str, bytes]:
    members = [info for info in packed.infolist() if not info.is_dir()]
    if len(members) > MAX_MEMBERS:
        raise ContentError(name, None, f"holds more than {MAX_MEMBERS} files")
    top = _top([info.filename for info in members])
    found: dict[str, bytes] = {}
    total = 0
    for info in members:
        file = info.filename.removeprefix(top)
        if is_ignored(file):
            continue
        most = room_for(file)
        if not most:
            raise ContentError(name, None, f'"{file}" does not belong in a pack')
        if stat.S_ISLNK(info.external_attr >> 16):
            raise ContentError(name, None, f"{file} is a link")
        if file in found:
            raise ContentError(name, None, f"holds {file} twice")
        if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise ContentError(name, None, f"{file} is packed in a way that is not known")
        with packed.open(info) as member:
            found[file] = member.read(most + 1)
        if len(found[file]) > most:
            raise ContentError(name, None, f"{file} is larger than {most} bytes")
        total += len(found[file])
        if total > MAX_ZIP:
            raise ContentError(name, None, f"holds more than {MAX_ZIP} bytes")
    return found


def _top(names: list[str]) -> str:
    """The one folder that everything is in, as people zip folders; empty if there is none."""
    tops = {name.partition("/")[0] for name in names if not name.startswith("__MACOSX/")}
    top = f"{tops.pop()}/" if len(tops) == 1 else ""
    inside = all(name.startswith((top, "__MACOSX/")) for name in names)
    return top if inside and top not in ("mine/", f"{PICTURES}/", "../") else ""


def zip_files(files: Mapping[str, str]) -> bytes:
    """Files as a zip: the same files always give the same bytes."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(files):
            info = zipfile.ZipInfo(file)  # dated 1980, whenever it is made
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = (stat.S_IFREG | 0o644) << 16
            info.create_system = 3
            packed.writestr(info, files[file].encode())
    return out.getvalue()
