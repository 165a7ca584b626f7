"""Logs of shared tables in a PostgreSQL database, which several servers share."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

import asyncpg

from forgewar.server.storage import EXPIRES, MOST_DUE, UNUSED_EXPIRES, StorageError, unusable

log = logging.getLogger(__name__)
CHANGES, NEWS = "forgewar", "forgewar_news"  # channels of notifications
_PAUSE = 1.0  # seconds between attempts to listen again
_PATIENCE = 30.0  # seconds for a statement
_FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id text PRIMARY KEY, entries integer NOT NULL, touched timestamptz NOT NULL DEFAULT now());
CREATE TABLE IF NOT EXISTS entries (
    table_id text NOT NULL, number integer NOT NULL, entry text NOT NULL,
    PRIMARY KEY (table_id, number));
CREATE TABLE IF NOT EXISTS contents (hash text PRIMARY KEY, zip bytea NOT NULL);
ALTER TABLE tables ADD COLUMN IF NOT EXISTS due timestamptz DEFAULT now();
CREATE INDEX IF NOT EXISTS tables_due ON tables (due) WHERE due IS NOT NULL;
"""
# The update locks the table's row until the commit. One statement: a single round trip.
_APPEND = """
WITH moved AS (
    UPDATE tables SET entries = entries + cardinality($3::text[]), touched = now(),
        due = now() + make_interval(secs => $6)
    WHERE id = $1 AND entries = $2 RETURNING id
), written AS (
    INSERT INTO entries SELECT moved.id, $2 + numbered.n - 1, numbered.entry
    FROM moved, unnest($3::text[]) WITH ORDINALITY AS numbered(entry, n)
)
SELECT pg_notify($4, $5 || ' ' || moved.id) FROM moved
"""
_CREATE = """
WITH made AS (INSERT INTO tables VALUES ($1, 1, now(), NULL) RETURNING id)
INSERT INTO entries SELECT made.id, 0, $2 FROM made
"""


class PostgresStorage:
    """A database that several servers share. They notify each other of changes."""

    def __init__(self, address: str) -> None:
        self.on_change: Callable[[str], None] = lambda _: None
        self.on_news: Callable[[str, str], None] = lambda _server, _news: None
        self._address = address
        self._name = secrets.token_hex(8)  # of this server
        self._pool: asyncpg.Pool | None = None
        self._listener: asyncio.Task[None] | None = None
        self._news: asyncio.Queue[str | None] = asyncio.Queue()  # None: the connection is lost

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._address, min_size=1, max_size=8, command_timeout=_PATIENCE
            )
            async with self._pool.acquire() as base, base.transaction():
                # Two servers that start together must not both create the tables.
                await base.execute("SELECT pg_advisory_xact_lock(8765)")
                await base.execute(_SCHEMA)
        except (*_FAILURES, ValueError) as error:
            raise StorageError(unusable("PostgreSQL", error)) from error
        listening = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(listening))
        await listening.wait()

    @property
    def _base(self) -> "asyncpg.Pool":
        assert self._pool is not None
        return self._pool

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener
        if self._pool is not None:
            await self._pool.close()

    # Other servers

    async def _listen(self, listening: asyncio.Event) -> None:
        """Listen to the other servers and tell them news, on one connection, so that news stay in
        order; after an interruption any table may have changed."""
        while True:
            try:
                base = await asyncpg.connect(self._address)
                try:
                    await self._converse(base, listening)
                finally:
                    with suppress(*_FAILURES, TimeoutError):
                        await base.close(timeout=1)
            except _FAILURES as error:
                log.warning("storage does not notify: %s", type(error).__name__)
            await asyncio.sleep(_PAUSE)

    async def _converse(self, base: "asyncpg.Connection", listening: asyncio.Event) -> None:
        """Listen and tell until the connection is lost."""
        news = self._news = asyncio.Queue()
        base.add_termination_listener(lambda _: news.put_nowait(None))
        for channel in (CHANGES, NEWS):
            await base.add_listener(channel, self._hear)
        self.on_change("")
        listening.set()
        while (text := await news.get()) is not None:
            await base.execute("SELECT pg_notify($1, $2)", NEWS, f"{self._name} {text}")

    def _hear(self, _base: object, _process: int, channel: str, payload: object) -> None:
        name, _, text = str(payload).partition(" ")
        if name != self._name:
            if channel == CHANGES:
                self.on_change(text)
            else:
                self.on_news(name, text)

    def tell(self, news: str) -> None:
        self._news.put_nowait(news)

    # Logs

    async def create(self, table: str, entry: bytes) -> None:
        await self._base.execute(_CREATE, table, entry.decode())

    async def append(
        self, table: str, known: int, entries: Sequence[bytes], due: float | None = None
    ) -> bool:
        texts = [entry.decode() for entry in entries]
        rows = await self._base.fetch(_APPEND, table, known, texts, CHANGES, self._name, due)
        return bool(rows)

    async def read(self, table: str, start: int = 0) -> list[bytes] | None:
        found = "SELECT entry FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number"
        rows = await self._base.fetch(found, table, start)
        if not rows and not await self._base.fetch("SELECT 1 FROM tables WHERE id = $1", table):
            return None
        return [row[0].encode() for row in rows]

    async def delete(self, table: str) -> None:
        async with self._base.acquire() as base, base.transaction():
            await base.execute("DELETE FROM tables WHERE id = $1", table)
            await base.execute("DELETE FROM entries WHERE table_id = $1", table)
            await base.execute("SELECT pg_notify($1, $2)", CHANGES, f"{self._name} {table}")

    async def count(self) -> int:
        found: int = await self._base.fetchval("SELECT count(*) FROM tables")
        return found

    async def expired(self) -> list[str]:
        found = """SELECT id FROM tables WHERE touched < now() - make_interval(secs => $1)
            AND (entries = 1 OR touched < now() - make_interval(secs => $2))"""
        return [row[0] for row in await self._base.fetch(found, UNUSED_EXPIRES, EXPIRES)]

    # When a table is due

    async def set_due(self, table: str, due: float | None) -> None:
        new = "UPDATE tables SET due = now() + make_interval(secs => $2) WHERE id = $1"
        await self._base.execute(new, table, due)

    async def due_in(self, table: str) -> float | None:
        found = "SELECT extract(epoch FROM due - now())::float8 FROM tables WHERE id = $1"
        seconds: float | None = await self._base.fetchval(found, table)
        return seconds

    async def due(self, seconds: float) -> list[str]:
        found = f"""SELECT id FROM tables WHERE due < now() + make_interval(secs => $1)
            ORDER BY due LIMIT {MOST_DUE}"""
        return [row[0] for row in await self._base.fetch(found, seconds)]

    # Cards

    async def keep_content(self, hash_: str, zipped: bytes) -> None:
        new = "INSERT INTO contents VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._base.execute(new, hash_, zipped)

    async def content(self, hash_: str) -> bytes | None:
        found: bytes | None = await self._base.fetchval(
            "SELECT zip FROM contents WHERE hash = $1", hash_
        )
        return found
