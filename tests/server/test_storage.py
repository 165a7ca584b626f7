"""Logs of tables in SQLite and in PostgreSQL."""

import asyncio
import sqlite3
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from server.net_kit import Server, client, links, play_all, wait_for
from server.postgres_kit import postgres, programs

from forgewar.rules.state import Options
from forgewar.server.postgres import PostgresStorage
from forgewar.server.storage import SqliteStorage, Storage, StorageError

needs_postgres = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


def run(storage: Storage, work: Callable[[Storage], Awaitable[None]]) -> None:
    async def all_() -> None:
        await storage.open()
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(all_())


async def _store(storage: Storage) -> None:
    others = await storage.count()  # of other tests, in a shared database
    await storage.create("t", b"{}")
    assert await storage.append("t", 1, [b'"one"', '"zwölf"'.encode()])
    assert not await storage.append("t", 1, [b'"late"'])
    assert not await storage.append("none", 0, [b'"x"'])
    assert await storage.read("t") == [b"{}", b'"one"', '"zwölf"'.encode()]
    assert await storage.read("t", 2) == ['"zwölf"'.encode()]
    assert await storage.read("t", 3) == []
    assert await storage.read("none") is None
    results = await asyncio.gather(*(storage.append("t", 3, [b'"race"']) for _ in range(5)))
    assert sorted(results) == [False] * 4 + [True]
    assert await storage.count() == others + 1
    await storage.delete("t")
    assert await storage.read("t") is None
    assert await storage.count() == others
    await storage.keep_content("hash", b"\0zip")
    await storage.keep_content("hash", b"other")
    assert await storage.content("hash") == b"\0zip"
    assert await storage.content("none") is None


async def _wait(storage: Storage) -> None:
    """Tables are due when they should be."""
    await storage.create("a", b"{}")
    assert await storage.due_in("a") is None
    assert await storage.append("a", 1, [b"1"], 100)
    left = await storage.due_in("a")
    assert left is not None
    assert 90 < left <= 100
    assert "a" not in await storage.due(0)
    assert "a" in await storage.due(200)
    await storage.set_due("a", -5)
    assert "a" in await storage.due(0)
    assert await storage.append("a", 2, [b"2"])
    assert await storage.due_in("a") is None
    assert "a" not in await storage.due(1000)
    assert await storage.due_in("none") is None
    await storage.delete("a")


def test_a_log_is_append_only_in_sqlite(tmp_path: Path) -> None:
    run(SqliteStorage(tmp_path / "new" / "tables.sqlite"), _store)


@needs_postgres
@pytest.mark.slow
def test_a_log_is_append_only_in_postgresql(database: str) -> None:
    run(PostgresStorage(database), _store)


def test_a_table_is_due_at_its_time_in_sqlite(tmp_path: Path) -> None:
    run(SqliteStorage(tmp_path / "tables.sqlite"), _wait)


@needs_postgres
@pytest.mark.slow
def test_a_table_is_due_at_its_time_in_postgresql(database: str) -> None:
    run(PostgresStorage(database), _wait)


async def _expire(storage: Storage, age: Callable[[str, float], Awaitable[None]]) -> None:
    for name, entries in (("joined", 2), ("old", 2), ("unused", 1), ("new", 1)):
        await storage.create(name, b"{}")
        if entries > 1:
            await storage.append(name, 1, [b"1"])
    for name, days in (("joined", 300), ("old", 370), ("unused", 40), ("new", 20)):
        await age(name, days)
    assert sorted(await storage.expired()) == ["old", "unused"]
    for name in ("joined", "old", "unused", "new"):
        await storage.delete(name)


def test_tables_expire_in_sqlite(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        async def age(name: str, days: float) -> None:
            with closing(sqlite3.connect(path)) as base, base:
                touched = time.time() - days * 86_400
                base.execute("UPDATE tables SET touched = ? WHERE id = ?", (touched, name))

        await _expire(storage, age)

    path = tmp_path / "tables.sqlite"
    run(SqliteStorage(path), work)


@needs_postgres
@pytest.mark.slow
def test_tables_expire_in_postgresql(database: str) -> None:
    async def work(storage: Storage) -> None:
        async def age(name: str, days: float) -> None:
            new = "UPDATE tables SET touched = now() - make_interval(days => $1) WHERE id = $2"
            await storage._base.execute(new, int(days), name)  # type: ignore[attr-defined]

        await _expire(storage, age)

    run(PostgresStorage(database), work)


# SQLite


def test_a_commit_is_on_the_disk_and_what_is_deleted_is_gone(tmp_path: Path) -> None:
    """Frozen settings: 2 is FULL, which syncs the log at every commit."""
    path = tmp_path / "tables.sqlite"

    async def work(storage: Storage) -> None:
        for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("secure_delete", 1)):
            assert await storage._rows(f"PRAGMA {name}") == [(value,)]  # type: ignore[attr-defined]
        await storage.create("t", b'"a secret word"')
        await storage.delete("t")

    run(SqliteStorage(path), work)
    assert b"a secret word" not in path.read_bytes()
    assert not path.with_suffix(".sqlite-wal").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
def test_others_on_the_machine_cannot_read_the_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def work(storage: Storage) -> None:
        await storage.create("t", b"{}")
        for file in tmp_path.glob("tables.sqlite*"):
            assert file.stat().st_mode & 0o077 == 0

    run(SqliteStorage(path), work)


def test_work_that_fails_spoils_nothing_else(tmp_path: Path) -> None:
    """What waits together is written together; what fails of it is undone alone."""

    async def work(storage: Storage) -> None:
        assert isinstance(storage, SqliteStorage)
        await storage.create("t", b"{}")
        hold = threading.Event()
        held = asyncio.create_task(storage._run(lambda _: hold.wait(10)))
        await asyncio.sleep(0.05)

        def fail(base: sqlite3.Connection) -> None:
            base.execute("UPDATE tables SET entries = 99")
            base.execute("nonsense")

        waiting = [storage.append("t", 1, [b'"one"']), storage._run(fail)]
        waiting += [storage.create("t", b"again"), storage.append("t", 2, [b'"two"'])]
        results = asyncio.gather(*waiting, return_exceptions=True)
        await asyncio.sleep(0)
        hold.set()
        assert await held
        one, failed, again, two = await results
        assert (one, two) == (True, True)
        assert isinstance(failed, sqlite3.OperationalError)
        assert isinstance(again, sqlite3.IntegrityError)
        assert await storage.read("t") == [b"{}", b'"one"', b'"two"']

    run(SqliteStorage(tmp_path / "tables.sqlite"), work)


def test_whoever_no_longer_waits_does_not_disturb_others(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        assert isinstance(storage, SqliteStorage)
        hold = threading.Event()
        held = asyncio.create_task(storage._run(lambda _: hold.wait(10)))
        gone = asyncio.create_task(storage.create("t", b"{}"))
        after = asyncio.create_task(storage.read("t"))
        await asyncio.sleep(0.05)
        gone.cancel()
        hold.set()
        await held
        assert await asyncio.wait_for(after, 5) == [b"{}"]

    run(SqliteStorage(tmp_path / "tables.sqlite"), work)


def test_a_database_of_a_newer_release_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as base:
        base.execute("PRAGMA user_version=99")

    async def nothing(_: Storage) -> None: ...

    with pytest.raises(StorageError) as refused:
        run(SqliteStorage(path), nothing)
    assert refused.value.fault.id == "serve-database-newer"


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async def second(_: Storage) -> None:
        other = SqliteStorage(tmp_path / "tables.sqlite")
        with pytest.raises(StorageError) as refused:
            await other.open()
        assert refused.value.fault.id == "serve-database-in-use"

    run(SqliteStorage(tmp_path / "tables.sqlite"), second)


def test_a_database_that_cannot_be_used_is_reported(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"this is no database" * 100)

    async def nothing(_: Storage) -> None: ...

    for storage in (
        SqliteStorage(tmp_path / "tables.sqlite"),
        PostgresStorage(f"postgresql://nobody@/none?host={tmp_path}"),
        PostgresStorage("nonsense"),
    ):
        with pytest.raises(StorageError) as refused:
            run(storage, nothing)
        assert refused.value.fault.id == "serve-no-database"


@needs_postgres
@pytest.mark.slow
def test_two_servers_share_a_database_and_one_may_go(database: str, tmp_path: Path) -> None:
    one, two = (Server(tmp_path / name, database=database) for name in ("one", "two"))
    made = one.open_table(Options("simple", 2))
    mine, yours = links(made)
    elsewhere = type(yours)(two.address, yours.table, yours.token)
    clients = [client([mine], "one"), client([elsewhere], "two")]
    wait_for(lambda: [each.step() for each in clients] and _far(clients), 60)
    one.stop()
    clients[0].table.close()
    moved = client([type(mine)(two.address, mine.table, mine.token)], "one")
    records = play_all([moved, clients[1]])
    assert records[0] == records[1]
    two.stop()


def _far(clients: list) -> bool:
    return all(c.table.session is not None and len(c.table.session.steps) > 20 for c in clients)
