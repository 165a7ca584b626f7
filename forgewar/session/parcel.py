"""Export and import of records: a record whose cards are not released carries them in a line of its
own."""

from pathlib import Path

from forgewar.content import archive
from forgewar.fault import fault
from forgewar.files import TooLong, read_small
from forgewar.session.chain import START
from forgewar.session.error import RecordError, cards_not_kept, unreadable
from forgewar.session.record import (
    MAX_BYTES,
    MAX_LINE,
    MAX_LINES,
    Carried,
    Header,
    Line,
    encode,
    read_record,
    seal_lines,
)
from forgewar.session.replay import content_of


def export_record(path: Path) -> bytes:
    """A record that can be opened anywhere: unchanged, or with its content written behind the
    header if that is not released. Raises `RecordError` if it cannot be read."""
    data = read_bytes(path)
    try:
        record = read_record(path)
        content = content_of(record.header, near=path.parent, carried=record.carried)
    except RecordError:
        return data  # nobody can open it here either
    if record.carried or not content.files or archive.is_released(content):
        return data
    carried = Carried(content.files)
    parcel = _seal([record.header, carried, *record.lines]) + data[record.size :]
    too_long = len(encode(carried)) >= MAX_LINE - 100 or len(record.lines) + 2 > MAX_LINES
    if too_long or len(parcel) >= MAX_BYTES:
        raise RecordError(fault("record-cards-too-long", file=path.name))
    return parcel


def import_record(path: Path, folder: Path) -> bytes:
    """A record as it was before the export. The content it carries is stored in `folder`, unless it
    is there already. Raises `RecordError` if the content is invalid or cannot be stored."""
    record = read_record(path)
    data = read_bytes(path)
    if not record.carried:
        return data
    content = content_of(record.header, near=folder, carried=record.carried)
    try:
        archive.keep(content, folder)
    except OSError as error:
        raise RecordError(cards_not_kept(folder, error)) from error
    return _seal([record.header, *record.lines[1:]]) + data[record.size :]


def _seal(lines: list[Header | Line]) -> bytes:
    """Lines with a chain of their own. Damaged data behind them no longer fits the chain and stays
    damaged."""
    return b"".join(seal_lines(lines, START)[0])


def read_bytes(path: Path) -> bytes:
    """Bytes of a record. Raises `RecordError`."""
    try:
        return read_small(path, MAX_BYTES)
    except TooLong as error:
        raise RecordError(fault("record-too-long", file=path.name)) from error
    except OSError as error:
        raise RecordError(unreadable(path, error)) from error
