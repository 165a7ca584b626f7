"""Where the logs of shared tables are stored: one SQLite file, or a PostgreSQL database.

A log is append-only. `append` names the number of entries that the writer knows of and changes
nothing if there are more: then another server has written, and the writer reads on first. Beside
the log, a table has the time at which it is `due`: then somebody has to look at it, even if nobody
is connected, because a computer player has to move or a clock runs. Cards of contents that are not
released are stored too; nothing else is.
"""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO, Any, NamedTuple, Protocol, TypeVar

from forgewar.fault import Fault, fault
from forgewar.files import make_folder
from forgewar.session.lock import lock

log = logging.getLogger(__name__)
Result = TypeVar("Result")
YEAR = 365 * 24 * 3600.0
EXPIRES = YEAR  # seconds after which a table expires that nobody has used
UNUSED_EXPIRES = YEAR / 12  # … and one that nobody has ever joined
MOST_DUE = 100  # tables that are looked at in one sweep
_CHECKPOINT = 3.0  # seconds between checkpoints of SQLite's log
_LONGEST_LOG = 16_384  # pages of it, after which a commit makes a checkpoint itself


class StorageError(Exception):
    """A storage that cannot be used; `fault` says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.id)
        self.fault = fault


class Storage(Protocol):
    """Logs of tables. `on_change` is called with the id of a table that another server has changed,
    or with "" if any may have changed; `on_news` with the name of another server and what it told.
    """

    on_change: Callable[[str], None]
    on_news: Callable[[str, str], None]

    async def open(self) -> None:
        """Make the storage ready. Raises `StorageError`."""

    async def close(self) -> None: ...

    async def create(self, table: str, entry: bytes) -> None:
        """Begin a log."""

    async def append(
        self, table: str, known: int, entries: Sequence[bytes], due: float | None = None
    ) -> bool:
        """Append entries; false, with nothing changed, if there are not just `known` so far. They
        survive a power cut when this returns. The table is due after so many seconds, or never."""

    async def read(self, table: str, start: int = 0) -> list[bytes] | None:
        """Entries from a number on; None if there is no such table."""

    async def delete(self, table: str) -> None: ...

    async def count(self) -> int:
        """Number of tables."""

    async def expired(self) -> list[str]:
        """Tables that nobody has used for so long that they are to be deleted."""

    async def set_due(self, table: str, due: float | None) -> None:
        """The table is due after so many seconds, or never."""

    async def due_in(self, table: str) -> float | None:
        """Seconds until the table is due, negative if it was; None if it never is."""

    async def due(self, seconds: float) -> list[str]:
        """Tables that are due within so many seconds, at most `MOST_DUE`, the earliest first."""

    async def keep_content(self, hash_: str, zipped: bytes) -> None: ...

    async def content(self, hash_: str) -> bytes | None: ...

    def tell(self, news: str) -> None:
        """Tell all other servers something, as soon as possible; it may be lost."""


class _Job(NamedTuple):
    """Work that waits for the thread of the database."""

    work: Callable[[sqlite3.Connection], Any]
    done: "asyncio.Future[Any]"


# What each version of the database adds to the one before.
_VERSIONS = (
    """
    CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, entries INTEGER NOT NULL, touched REAL NOT NULL);
    CREATE TABLE IF NOT EXISTS entries (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL,
        PRIMARY KEY (table_id, number)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS contents (hash TEXT PRIMARY KEY, zip BLOB NOT NULL);
    """,
    """
    ALTER TABLE tables ADD COLUMN due REAL;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    UPDATE tables SET due = 0;
    """,
)


class SqliteStorage:
    """One file. A thread does all work; whatever waits is done in one transaction, because a commit
    waits for the disk. Another thread makes checkpoints, which take longer."""

    def __init__(self, path: Path) -> None:
        self.on_change: Callable[[str], None] = lambda _: None
        self.on_news: Callable[[str, str], None] = lambda _server, _news: None
        self._path = path
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()  # None ends the thread
        self._thread = threading.Thread(target=self._work, name="storage")
        self._checkpoints = threading.Thread(target=self._make_checkpoints, name="checkpoints")
        self._ending = threading.Event()
        self._lock: IO[bytes] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._base: sqlite3.Connection | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            await asyncio.to_thread(self._open)
        except (OSError, sqlite3.Error) as error:
            self._release()
            raise StorageError(unusable(str(self._path), error)) from error
        except StorageError:
            self._release()
            raise
        self._thread.start()
        self._checkpoints.start()

    def _open(self) -> None:
        make_folder(self._path.parent)
        # A second server on the same file would not be told about changes.
        self._lock = self._path.with_suffix(".lock").open("ab")
        if not lock(self._lock.fileno()):
            raise StorageError(fault("serve-database-in-use", file=str(self._path)))
        self._path.touch(0o600)  # others on this machine may not look into games
        base = self._base = sqlite3.connect(
            self._path, isolation_level=None, check_same_thread=False
        )
        base.execute("PRAGMA journal_mode=WAL")
        base.execute("PRAGMA synchronous=FULL")  # a commit is on the disk
        base.execute("PRAGMA secure_delete=ON")  # what is deleted is gone
        base.execute(f"PRAGMA wal_autocheckpoint={_LONGEST_LOG}")
        (version,) = base.execute("PRAGMA user_version").fetchone()
        if version > len(_VERSIONS):
            raise StorageError(fault("serve-database-newer", file=str(self._path)))
        for number, script in enumerate(_VERSIONS[version:], start=version + 1):
            base.executescript(f"BEGIN; {script}; PRAGMA user_version={number}; COMMIT")

    def _release(self) -> None:
        if self._base is not None:
            self._base.close()
        if self._lock is not None:
            self._lock.close()

    async def close(self) -> None:
        if self._thread.is_alive():
            self._jobs.put(None)
            self._ending.set()
            await asyncio.to_thread(self._thread.join)
            await asyncio.to_thread(self._checkpoints.join)
        self._release()

    # The thread

    async def _run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Let the thread do some work, in a transaction."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, done))
        return await done

    def _work(self) -> None:
        assert self._loop is not None
        ends = False
        while not ends:
            jobs = [self._jobs.get()]
            with suppress(Empty):
                while True:
                    jobs.append(self._jobs.get_nowait())
            ends = None in jobs
            found = self._do([job for job in jobs if job is not None])
            with suppress(RuntimeError):  # the loop has ended, and nobody waits
                self._loop.call_soon_threadsafe(_resolve, found)

    def _do(self, jobs: list[_Job]) -> list[tuple[_Job, object]]:
        """Do jobs in one transaction; if that fails, each in its own. Returns results or errors."""
        try:
            return [*zip(jobs, self._commit(jobs), strict=True)]
        except Exception as error:
            if len(jobs) == 1:
                return [(jobs[0], error)]
        return [found for job in jobs for found in self._do([job])]

    def _commit(self, jobs: list[_Job]) -> list[object]:
        base = self._base
        assert base is not None
        base.execute("BEGIN IMMEDIATE")
        try:
            results = [job.work(base) for job in jobs]
            base.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                base.execute("ROLLBACK")
            raise
        return results

    def _make_checkpoints(self) -> None:
        with closing(sqlite3.connect(self._path, isolation_level=None)) as base:
            while not self._ending.wait(_CHECKPOINT):
                try:
                    base.execute("PRAGMA wal_checkpoint(PASSIVE)")
                except sqlite3.Error as error:  # the log grows until it works again
                    log.warning("no checkpoint: %s", error)

    # Work

    async def create(self, table: str, entry: bytes) -> None:
        def work(base: sqlite3.Connection) -> None:
            base.execute("INSERT INTO tables VALUES (?, 1, ?, NULL)", (table, time.time()))
            base.execute("INSERT INTO entries VALUES (?, 0, ?)", (table, entry.decode()))

        await self._run(work)

    async def append(
        self, table: str, known: int, entries: Sequence[bytes], due: float | None = None
    ) -> bool:
        rows = [(table, number, entry.decode()) for number, entry in enumerate(entries, known)]

        def work(base: sqlite3.Connection) -> bool:
            now = time.time()
            moved = base.execute(
                "UPDATE tables SET entries = ?, touched = ?, due = ? WHERE id = ? AND entries = ?",
                (known + len(rows), now, _later(now, due), table, known),
            )
            if not moved.rowcount:
                return False
            base.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            return True

        return await self._run(work)

    async def read(self, table: str, start: int = 0) -> list[bytes] | None:
        def work(base: sqlite3.Connection) -> list[bytes] | None:
            rows = base.execute(
                "SELECT entry FROM entries WHERE table_id = ? AND number >= ? ORDER BY number",
                (table, start),
            ).fetchall()
            there = base.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone()
            return [row[0].encode() for row in rows] if there else None

        return await self._run(work)

    async def delete(self, table: str) -> None:
        def work(base: sqlite3.Connection) -> None:
            base.execute("DELETE FROM entries WHERE table_id = ?", (table,))
            base.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._run(work)

    async def _rows(self, query: str, *values: object) -> list[Any]:
        return await self._run(lambda base: base.execute(query, values).fetchall())

    async def count(self) -> int:
        ((found,),) = await self._rows("SELECT count(*) FROM tables")
        return int(found)

    async def expired(self) -> list[str]:
        now = time.time()
        found = "SELECT id FROM tables WHERE touched < ? AND (entries = 1 OR touched < ?)"
        return [row[0] for row in await self._rows(found, now - UNUSED_EXPIRES, now - EXPIRES)]

    async def set_due(self, table: str, due: float | None) -> None:
        new = "UPDATE tables SET due = ? WHERE id = ?"
        await self._rows(new, _later(time.time(), due), table)

    async def due_in(self, table: str) -> float | None:
        rows = await self._rows("SELECT due FROM tables WHERE id = ?", table)
        return None if not rows or rows[0][0] is None else rows[0][0] - time.time()

    async def due(self, seconds: float) -> list[str]:
        found = f"SELECT id FROM tables WHERE due < ? ORDER BY due LIMIT {MOST_DUE}"
        return [row[0] for row in await self._rows(found, time.time() + seconds)]

    async def keep_content(self, hash_: str, zipped: bytes) -> None:
        await self._rows("INSERT OR IGNORE INTO contents VALUES (?, ?)", hash_, zipped)

    async def content(self, hash_: str) -> bytes | None:
        rows = await self._rows("SELECT zip FROM contents WHERE hash = ?", hash_)
        return rows[0][0] if rows else None

    def tell(self, news: str) -> None:
        pass  # there is no other server


def _resolve(found: list[tuple[_Job, object]]) -> None:
    """Hand results of the thread to those who wait, in the thread of the loop."""
    for (_, done), result in found:
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)


def _later(now: float, due: float | None) -> float | None:
    return None if due is None else now + due


def unusable(place: str, error: Exception) -> Fault:
    return fault("serve-no-database", place=place, why=str(error) or type(error).__name__)
