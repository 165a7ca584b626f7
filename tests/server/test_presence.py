"""Who is connected, on several servers that share a database."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.net_kit import Server, links, wait_for
from server.postgres_kit import postgres, programs

from forgewar.net import protocol as pr
from forgewar.net.link import Link, read_link
from forgewar.net.remote_session import RemoteTable
from forgewar.rules.state import Options
from forgewar.server import hub as hub_module
from forgewar.server import postgres as postgres_module
from forgewar.server import presence
from forgewar.server.presence import Alive, Elsewhere, Here, Who, encode_news, read_news

needs_postgres = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


def test_news_are_read_as_they_were_told() -> None:
    for news in (Here("t", (0, 2), 3), Who("t"), Alive()):
        assert read_news(encode_news(news)) == news


def test_a_silent_server_is_forgotten() -> None:
    now = 0.0
    elsewhere = Elsewhere(lambda: now)
    assert elsewhere.note_life("a")
    assert elsewhere.note_life("b")
    assert not elsewhere.note_life("a")
    elsewhere.note("a", Here("t", (0,), 0))
    elsewhere.note("a", Here("t", (0, 1), 0))  # instead of the one before
    elsewhere.note("b", Here("t", (2,), 1))
    assert elsewhere.at("t") == [Here("t", (0, 1), 0), Here("t", (2,), 1)]
    now = presence.SILENCE
    elsewhere.note_life("b")
    assert elsewhere.drop_silent() == set()
    now += 1
    assert elsewhere.drop_silent() == {"t"}
    assert elsewhere.at("t") == [Here("t", (2,), 1)]
    assert elsewhere.note_life("a")  # it is asked again who is connected


def _at(server: Server, link: Link) -> RemoteTable:
    return RemoteTable([Link(server.address, link.table, link.token)])


def _sees(table: RemoteTable, seats: tuple[bool, ...], watching: int) -> None:
    wait_for(lambda: table.poll() is None and table.presence == pr.Presence(seats, watching))


@needs_postgres
@pytest.mark.slow
def test_presence_is_shown_across_servers(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "SILENCE", 1.0)
    monkeypatch.setattr(hub_module, "BEAT", 0.2)
    one, two = (Server(tmp_path / name, database=database) for name in ("one", "two"))
    made = one.open_table(Options("simple", 2))
    mine, yours = links(made)
    here = _at(one, mine)
    _sees(here, (True, False), 0)
    there = _at(two, yours)  # which opens the table there, and asks who is connected
    _sees(there, (True, True), 0)
    _sees(here, (True, True), 0)
    watcher = _at(two, read_link(made.watch))
    _sees(here, (True, True), 1)
    assert one.hub.tables[made.table].table.connected == {0, 1}
    watcher.close()
    there.close()
    _sees(here, (True, False), 0)
    there = _at(two, yours)
    _sees(here, (True, True), 0)
    tell = two.hub.storage.tell
    two.hub.storage.tell = lambda _: None  # type: ignore[method-assign]  # as if it had died
    _sees(here, (True, False), 0)
    two.hub.storage.tell = tell  # type: ignore[method-assign]
    _sees(here, (True, True), 0)
    there.close()
    here.close()
    two.stop()
    one.stop()


@needs_postgres
@pytest.mark.slow
def test_servers_find_each_other_again_after_the_database_was_away(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "SILENCE", 1.0)
    monkeypatch.setattr(hub_module, "BEAT", 0.2)
    monkeypatch.setattr(postgres_module, "_PAUSE", 2.5)
    one, two = (Server(tmp_path / name, database=database) for name in ("one", "two"))
    made = one.open_table(Options("simple", 2))
    mine, yours = links(made)
    here, there = _at(one, mine), _at(two, yours)
    _sees(here, (True, True), 0)
    _end_all_connections(one)
    _sees(here, (True, False), 0)  # the other one cannot be heard
    _sees(here, (True, True), 0)
    there.take_seats("Ada")  # what happens at the table is heard too
    wait_for(lambda: there.poll() is None and here.poll() is None and _joined(here))
    for table in (here, there):
        table.close()
    two.stop()
    one.stop()


def _joined(table: RemoteTable) -> bool:
    return table.lobby is not None and table.lobby.seats[1].joined


def _end_all_connections(server: Server) -> None:
    """All connections to the database are ended, and made again after a while."""
    other = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    base = server.hub.storage._base  # type: ignore[attr-defined]
    asyncio.run_coroutine_threadsafe(base.execute(other), server.loop).result(10)
