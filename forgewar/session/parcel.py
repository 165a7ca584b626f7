"""Records that travel: one whose cards not everybody has takes them along, in a line of its own."""

from pathlib import Path

from forgewar.content import archive
from forgewar.session.chain import START, seal
from forgewar.session.error import RecordError
from forgewar.session.record import (
    MAX_BYTES,
    MAX_LINE,
    MAX_LINES,
    Carried,
    encode,
    read_record,
)
from forgewar.session.replay import content_of


def exported(path: Path) -> bytes:
    """A record as it can be opened anywhere: as it is, or with its content written behind the
    header if that is none of the released ones. Raises `RecordError` if it cannot be read."""
    record = read_record(path)
    data = _read(path)
    try:
        content = content_of(record.header, near=path.parent, carried=record.carried)
    except RecordError:
        return data  # nobody here can open it either
    if record.carried or not content.files or archive.is_released(content):
        return data
    lines, chain = [], START
    for line in (record.header, Carried(content.files), *record.lines):
        sealed, chain = seal(encode(line), chain)
        lines.append(sealed + b"\n")
    # What is damaged stays so: the chain does not lead there.
    parcel = b"".join(lines) + data[record.size :]
    if len(lines[1]) >= MAX_LINE or len(parcel) >= MAX_BYTES or len(lines) > MAX_LINES:
        raise RecordError(f"{path.name} cannot take its cards along: it would be too long.")
    return parcel


def take_in(path: Path, folder: Path) -> None:
    """Keep the content that a record brings along in the folder of games it comes to, if it is not
    here yet. Raises `RecordError` if that is no content, or cannot be written."""
    record = read_record(path)
    if not record.carried or archive.find(record.header.content, folder) is not None:
        return
    content = content_of(record.header, near=folder, carried=record.carried)
    try:
        archive.keep(content, folder)
    except OSError as error:
        raise RecordError(
            f"the cards of {path.name} cannot be kept in {folder}: {error.strerror or error}."
        ) from error


def _read(path: Path) -> bytes:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise RecordError(f"{path.name} is longer than any game.")
        return path.read_bytes()
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror or error}.") from error
