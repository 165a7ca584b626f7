"""Tables go on by themselves: computer players, forced moves and clocks, after a restart too."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from server.net_kit import LOOSE, Server, client, links, running, wait_for
from server.postgres_kit import postgres, programs

from forgewar.net import protocol as pr
from forgewar.net.remote_session import RemoteTable
from forgewar.rules.decisions import WealthChoice, WealthRaise
from forgewar.rules.state import Options
from forgewar.server import entries as en
from forgewar.server import hub as hub_module
from forgewar.server.hub import Hub
from forgewar.server.limits import RateLimit
from forgewar.server.live_table import LiveTable
from forgewar.server.storage import SqliteStorage
from forgewar.session.commitment import nonce_hash

SIMPLE = Options("simple", 2)
needs_postgres = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


def begin(server: Server, made: pr.MadeTable) -> None:
    """Let everybody join, and go when the game has begun."""
    people = [RemoteTable([link], "x") for link in links(made)]
    wait_for(lambda: all(each.poll() is None and each.session for each in people))
    for each in people:
        each.close()
    wait_for(lambda: not server.hub.tables[made.table].connections)


def live(server: Server, made: pr.MadeTable) -> LiveTable | None:
    return server.hub.tables.get(made.table)


def in_hub(path: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    """Do something with a hub that has no network and no computer players."""

    async def run() -> None:
        hub = Hub(SqliteStorage(path), LOOSE)
        await hub.open()
        try:
            await work(hub)
        finally:
            await hub.close()

    asyncio.run(run())


async def begun(hub: Hub, options: Options = SIMPLE, clock: int = 0) -> LiveTable:
    """A table whose game has begun."""
    id_, *_ = await hub.create(pr.NewTable(options, clock=clock))
    found = await hub.table(id_)
    nonces = [f"{seat + 1:064x}" for seat in range(options.guilds)]
    for seat, nonce in enumerate(nonces):
        await hub.handle(found, seat, pr.Join("j", "x", nonce_hash(nonce)))
    for seat, nonce in enumerate(nonces):
        await hub.handle(found, seat, pr.Reveal("r", nonce))
    assert found.table.session is not None
    return found


# After a restart


@pytest.mark.slow
def test_after_a_restart_clocks_and_computer_players_go_on_with_nobody_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "SWEEP", 1000.0)  # it must not need a second look
    first = Server(tmp_path)  # whose computer players do not think
    seats = [{"player": "sensible"}, {"player": "person"}, {"player": "sensible"}]
    made = first.open_table(Options("simple", 3), seats=seats, clock=2)
    begin(first, made)
    before = live(first, made)
    assert before is not None
    assert before.table.players == ["sensible", "person", "sensible"]
    first.stop()
    with running(tmp_path, thinking=True) as second:
        wait_for(lambda: (there := live(second, made)) is not None and there.table.over, 120)
        table = second.hub.tables[made.table].table
        assert table.players == ["sensible", "journeyman", "sensible"]
        assert not second.hub.tables[made.table].connections


@pytest.mark.slow
def test_a_server_moves_on_where_another_one_died(tmp_path: Path) -> None:
    first = Server(tmp_path)
    made = first.open_table(SIMPLE, seats=[{"player": "person"}, {"player": "sensible"}])
    entries = _play_until_it_is_the_computers_turn(first, made)
    first.stop()
    with running(tmp_path, thinking=True) as second:
        wait_for(lambda: (now := live(second, made)) is not None and now.table.entries > entries)


def _play_until_it_is_the_computers_turn(server: Server, made: pr.MadeTable) -> int:
    """Play, and go; returns the number of entries."""
    one = client(links(made), "x")
    wait_for(lambda: one.step() or ((there := live(server, made)) and there.table.turn == 1))
    one.table.close()
    return server.hub.tables[made.table].table.entries


def test_the_time_that_was_left_is_left_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    left: list[float] = []
    ids: list[str] = []

    async def start(hub: Hub) -> None:
        ids.append((await begun(hub, clock=5000)).id)

    async def look(hub: Hub) -> None:
        left.append((await hub.table(ids[0])).seconds_left)

    in_hub(path, start)
    for seconds in (3000, 30, -30):
        with closing(sqlite3.connect(path)) as base, base:
            base.execute("UPDATE tables SET due = ?", (time.time() + seconds,))
        in_hub(path, look)
    grace = hub_module._GRACE
    assert [round(seconds, -1) for seconds in left] == [3000, grace, grace]


def test_a_table_that_only_waits_for_people_is_left_alone_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def start(hub: Hub) -> None:
        await begun(hub)

    async def look(hub: Hub) -> None:
        assert await hub.storage.due(10**9) == []
        await asyncio.sleep(0.05)
        assert not hub.tables

    in_hub(path, start)
    in_hub(path, look)


def test_a_table_that_is_looked_at_in_vain_is_not_due_again(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        found = await begun(hub)
        await hub.storage.set_due(found.id, -1)
        await hub.storage.create("damaged", b"nonsense")
        await hub.storage.set_due("damaged", -1)
        for id_ in await hub.storage.due(0):
            await hub._look_at(id_)
        assert await hub.storage.due(0) == []

    in_hub(tmp_path / "tables.sqlite", work)


def test_a_clock_that_could_not_be_written_runs_out_later(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        found = await begun(hub, clock=100)
        seat = found.table.turn
        assert found.choice is not None
        append = hub.storage.append

        async def fail(*_: object) -> bool:
            raise sqlite3.OperationalError("disk full")

        hub.storage.append = fail  # type: ignore[method-assign]
        with pytest.raises(sqlite3.OperationalError):
            await hub._run_out(found, found.choice)
        assert found.has_run_out
        hub.storage.append = append  # type: ignore[method-assign]
        await hub._look_at(found.id)
        async with asyncio.timeout(20):
            while seat in found.table.playing:
                await asyncio.sleep(0.01)

    in_hub(tmp_path / "tables.sqlite", work)


# Several servers


@needs_postgres
@pytest.mark.slow
def test_another_server_goes_on_when_one_does_nothing(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "_STALLED", 1.0)
    monkeypatch.setattr(hub_module, "SWEEP", 0.3)
    idle, busy = (
        Server(tmp_path / "a", database=database),
        Server(tmp_path / "b", database=database, thinking=True),
    )
    made = idle.open_table(SIMPLE, seats=[{"player": "person"}, {"player": "sensible"}])
    entries = _play_until_it_is_the_computers_turn(idle, made)
    wait_for(lambda: idle.hub.tables[made.table].table.entries > entries, 60)
    idle.stop()
    busy.stop()


def test_entries_that_another_server_writes_while_a_table_is_opened_are_read(
    tmp_path: Path,
) -> None:
    async def work(hub: Hub) -> None:
        id_, *_ = await hub.create(pr.NewTable(SIMPLE))
        due_in = hub.storage.due_in

        async def meanwhile(table: str) -> float | None:
            spoke = en.encode_entry(en.Spoke(0, "x", "of another server"))
            assert await hub.storage.append(table, 1, [spoke])
            return await due_in(table)

        hub.storage.due_in = meanwhile  # type: ignore[method-assign]
        assert [line.text for line in (await hub.table(id_)).table.chat] == ["of another server"]

    in_hub(tmp_path / "tables.sqlite", work)


def test_a_table_is_opened_once_even_if_that_fails_at_first(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        id_, *_ = await hub.create(pr.NewTable(SIMPLE))
        read, calls = hub.storage.read, []

        async def fail_at_first(table: str, start: int = 0) -> list[bytes] | None:
            calls.append(table)
            await asyncio.sleep(0.02)
            if len(calls) == 1:
                raise sqlite3.OperationalError("busy")
            return await read(table, start)

        hub.storage.read = fail_at_first  # type: ignore[method-assign]
        first, second = (asyncio.create_task(hub.table(id_)) for _ in range(2))
        with pytest.raises(sqlite3.OperationalError):
            await first
        third = asyncio.create_task(hub.table(id_))  # while the second one loads
        assert await second is await third is hub.tables[id_]

    in_hub(tmp_path / "tables.sqlite", work)


# Clocks and secrets


def test_a_clock_does_not_tell_of_secret_raises(tmp_path: Path) -> None:
    """Others would count them by the seconds left, which are in every greeting."""

    async def work(hub: Hub) -> None:
        for _ in range(40):  # until somebody keeps a card that raises
            found = await begun(hub, clock=1000)
            session = found.table.session
            assert session is not None
            decision = session.game.decision
            assert isinstance(decision, WealthChoice)
            other = 1 - decision.seat
            for choice in session.game.choices():
                after = session.game.clone()
                after.play(choice)
                if isinstance(after.decision, WealthRaise) and after.decision.seat != other:
                    found.deadline -= 500  # as if half of the time had passed
                    seq = found.table.viewers[decision.seat].seq
                    await hub.handle(found, decision.seat, pr.Act("a", seq, choice))
                    welcome = pr.read_server_message(hub.join(found, other, 0).outbox.get_nowait())
                    assert isinstance(welcome, pr.Welcome)
                    assert welcome.left == 500
                    stored = await hub.storage.due_in(found.id)
                    assert stored is not None
                    assert stored < 501
                    return
        raise AssertionError("nobody could raise")

    in_hub(tmp_path / "tables.sqlite", work)


# Limits


def test_a_table_that_is_written_full_takes_actions_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        found = await begun(hub)
        monkeypatch.setattr("forgewar.server.shared_table.MOST_ENTRIES", found.table.entries)
        session = found.table.session
        assert session is not None
        decision = session.game.decision
        assert decision is not None
        seat, seq = decision.seat, found.table.viewers[decision.seat].seq
        for message in (pr.Chat("c", "x"), pr.Undo("u", seq), pr.Hand("h", seat, "sensible")):
            answer = await hub.handle(found, seat, message)
            assert json.loads(answer or b"")["code"] == "table-full"
        with pytest.raises(hub_module.Refusal):
            await hub.write(found, en.Hooked(0, ""))
        action = session.game.choices()[0]
        assert await hub.handle(found, seat, pr.Act("a", seq, action)) is None

    in_hub(tmp_path / "tables.sqlite", work)


def test_a_seat_gets_only_so_many_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can make the server send many requests to others."""
    sent: list[object] = []

    async def note(*notice: object) -> int:
        sent.append(notice)
        return 200

    monkeypatch.setattr(hub_module, "notify", note)

    async def work(hub: Hub) -> None:
        hub._notices = RateLimit((0.0, 3.0))
        found = await begun(hub)
        for seat in (0, 1):
            await hub.write(found, en.Hooked(seat, "https://hooks.example/"))
        for turn in (0, 1) * 10:
            found.turn = turn
            hub._notify(found)
        await asyncio.sleep(0)
        assert len(sent) == 6

    in_hub(tmp_path / "tables.sqlite", work)


def test_a_server_takes_only_so_many_tables(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        hub.limits = replace(hub.limits, all_tables=1)
        await hub.create(pr.NewTable(SIMPLE))
        with pytest.raises(hub_module.Refusal) as refused:
            await hub.create(pr.NewTable(SIMPLE))
        assert refused.value.code == "server-full"

    in_hub(tmp_path / "tables.sqlite", work)


def test_a_seat_has_only_so_many_connections(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        hub.limits = replace(hub.limits, places=2)
        found = await begun(hub)
        first, _ = (hub.join(found, 0, 0) for _ in range(2))
        with pytest.raises(hub_module.Refusal) as refused:
            hub.join(found, 0, 0)
        assert refused.value.code == "too-many-connections"
        hub.join(found, 1, 0)
        hub.leave(found, first)
        hub.join(found, 0, 0)

    in_hub(tmp_path / "tables.sqlite", work)
