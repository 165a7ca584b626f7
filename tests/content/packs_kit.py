"""The example pack, as a zip or with something wrong with it."""

import io
import shutil
import zipfile
from pathlib import Path

LOW_TOWN = Path(__file__).parents[1] / "fixtures" / "packs" / "low_town"


def copied(folder: Path) -> Path:
    """The example pack, to be spoilt."""
    return Path(shutil.copytree(LOW_TOWN, folder / "low_town"))


def members(top: str = "") -> dict[str, bytes]:
    return {
        top + path.relative_to(LOW_TOWN).as_posix(): path.read_bytes()
        for path in sorted(LOW_TOWN.rglob("*"))
        if path.is_file()
    }


def packed(path: Path, files: dict[str, bytes], **more: zipfile.ZipInfo) -> Path:
    """A zip of these files; `more` are members as they are, each holding its own name."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as out:
        for name, data in files.items():
            out.writestr(name, data)
        for data, info in more.items():
            out.writestr(info, data)
    return path


def bomb(name: str, size: int) -> bytes:
    """A small zip with a member that is large once it is unpacked."""
    out = io.BytesIO()
    with (
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped,
        zipped.open(name, "w", force_zip64=True) as member,
    ):
        for _ in range(size // 1_000_000):
            member.write(b" " * 1_000_000)
    return out.getvalue()
