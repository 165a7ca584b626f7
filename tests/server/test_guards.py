"""Hostile and slow clients cost the server little, and the others nothing."""

import asyncio
import logging
import socket
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from server.net_kit import RawSocket, Server, links, running, wait_for

from forgewar.net import protocol as pr
from forgewar.net.link import Link
from forgewar.net.remote_session import RemoteTable
from forgewar.rules.state import Options
from forgewar.server import app, protocols, run
from forgewar.server.live_table import QUEUE, Connection, LiveTable
from forgewar.server.protocols import WebSocketProtocol
from forgewar.server.shared_table import Outgoing

SIMPLE = Options("simple", 2)
WHOLE = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


def enter(server: Server, link: Link) -> tuple[RawSocket, Connection]:
    """A raw client that has said hello and reads nothing; and the server's end of it."""
    raw = RawSocket(server, link.table)
    raw.send(pr.encode(pr.Hello(1, link.token)))
    wait_for(lambda: _first_seat(server, link))
    (connection,) = _first_seat(server, link)
    return raw, connection


def _first_seat(server: Server, link: Link) -> list[Connection]:
    live = server.hub.tables.get(link.table)
    return [] if live is None else live.connections_of(0)


def flood(server: Server, live: LiveTable, viewer: int, messages: int, size: int) -> None:
    """Send many messages to a viewer, with pauses in which they can be written."""

    async def send() -> None:
        for _ in range(messages // 100):
            live.send([Outgoing(viewer, pr.Said(0, "x" * size))] * 100)
            await asyncio.sleep(0)

    asyncio.run_coroutine_threadsafe(send(), server.loop).result(60)


@pytest.fixture
def made_protocols(monkeypatch: pytest.MonkeyPatch) -> list[WebSocketProtocol]:
    """The server's ends of all WebSockets."""
    found: list[WebSocketProtocol] = []
    connect = WebSocketProtocol.connection_made

    def note(self: WebSocketProtocol, transport: asyncio.BaseTransport) -> None:
        found.append(self)
        connect(self, transport)

    monkeypatch.setattr(WebSocketProtocol, "connection_made", note)
    return found


@pytest.mark.slow
def test_a_client_that_does_not_read_is_dropped_and_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made_protocols: list[WebSocketProtocol]
) -> None:
    monkeypatch.setattr(protocols, "PATIENCE", 0.2)
    monkeypatch.setattr(app, "_FLUSH", 0.2)
    with running(tmp_path) as server:
        made = server.open_table(SIMPLE)
        mine, yours = links(made)
        raw, connection = enter(server, mine)
        (protocol,) = made_protocols
        other = RemoteTable([yours], "Ada")
        live = server.hub.tables[made.table]
        wait_for(lambda: other.poll() is None and other.presence.seats == (True, True))
        flood(server, live, 0, 20_000, 1000)
        assert connection.has_ended
        assert connection.outbox.qsize() <= 1
        wait_for(lambda: other.poll() is None and other.presence.seats == (False, True))
        other.say("still here")
        wait_for(lambda: other.poll() is None and other.chat)
        assert connection not in live.connections
        wait_for(lambda: protocol.disconnected)
        raw.socket.close()
        other.close()


@pytest.mark.slow
def test_a_client_that_is_gone_without_a_word_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "PING", 0.2)
    monkeypatch.setattr(protocols, "PATIENCE", 0.2)
    with running(tmp_path) as server:
        made = server.open_table(SIMPLE)
        one = links(made)[0]
        raw, connection = enter(server, one)  # it never answers a ping
        wait_for(lambda: connection not in server.hub.tables[made.table].connections)
        wait_for(raw.is_closed)
        raw, connection = enter(server, one)
        flood(
            server, server.hub.tables[made.table], 0, 200, 100_000
        )  # so that a close waits behind it
        assert not connection.has_ended
        wait_for(lambda: connection not in server.hub.tables[made.table].connections)
        wait_for(raw.is_closed)


@pytest.mark.slow
def test_answers_to_pings_do_not_pile_up(
    tmp_path: Path, made_protocols: list[WebSocketProtocol]
) -> None:
    with running(tmp_path) as server:
        made = server.open_table(SIMPLE)
        raw, _ = enter(server, links(made)[0])
        (protocol,) = made_protocols
        ping = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"x" * 125
        for _ in range(80):  # ten megabytes
            raw.socket.sendall(ping * 1000)
        assert protocol.transport.get_write_buffer_size() < 500_000
        raw.socket.close()


def test_a_message_in_endless_fragments_ends_the_connection(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        raw, _ = enter(server, links(server.open_table(SIMPLE))[0])
        raw.send(b"{", last=False)
        empty = bytes([0, 0x80, 0, 0, 0, 0])
        raw.socket.sendall(empty * 2000)
        wait_for(raw.is_closed)


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost",
        b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
        WHOLE + b"GET /health HTTP/1.1\r\nHo",
    ],
)
@pytest.mark.slow
def test_a_request_that_does_not_end_is_not_waited_for(
    sent: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "PATIENCE", 0.2)
    with running(tmp_path) as server, socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.settimeout(10)
        if sent.startswith(WHOLE):
            raw.sendall(WHOLE)
            raw.recv(1)
        raw.sendall(sent.removeprefix(WHOLE))
        try:
            while raw.recv(65536):
                pass
        except ConnectionResetError:
            pass
        assert server.request("GET", "/health")[0] == 200


@pytest.mark.slow
def test_a_connection_that_is_used_again_and_again_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As that of a proxy is."""
    monkeypatch.setattr(protocols, "PATIENCE", 0.1)
    with running(tmp_path) as server, socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.settimeout(10)
        for _ in range(5):
            raw.sendall(WHOLE)
            answer = b""
            while not answer.endswith(b"}"):
                answer += raw.recv(65536)
                assert answer
            time.sleep(0.08)


def test_an_outbox_has_a_limit() -> None:
    connection = Connection(0)
    for _ in range(QUEUE):
        connection.send(b"x")
    assert not connection.has_ended
    connection.send(b"x")
    assert connection.has_ended
    assert connection.outbox.get_nowait() == 1001
    connection.send(b"x")
    assert connection.outbox.empty()


# Addresses


def _from(host: str) -> SimpleNamespace:
    return SimpleNamespace(client=SimpleNamespace(host=host))


def test_limits_are_those_of_a_network() -> None:
    def same(one: str, two: str) -> bool:
        return app._network_of(_from(one)) == app._network_of(_from(two))  # type: ignore[arg-type]

    assert same("2001:db8:1:2::1", "2001:db8:1:2:ffff::9")
    assert not same("2001:db8:1:2::1", "2001:db8:1:3::1")
    assert not same("192.0.2.1", "192.0.2.2")
    assert not same("::ffff:192.0.2.1", "::ffff:192.0.2.2")
    assert same("::ffff:192.0.2.1", "192.0.2.1")
    assert same("nonsense", "")


def test_numbers_are_for_this_machine_alone(tmp_path: Path) -> None:
    """A player could count in them what others do in secret. A proxy names the real address."""
    with running(tmp_path) as server:
        assert server.request("GET", "/metrics")[0] == 200
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(
                b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                b"X-Forwarded-For: 203.0.113.9\r\n\r\n"
            )
            assert raw.recv(100).startswith(b"HTTP/1.1 404")


# Logs


def test_a_line_of_the_log_is_one_line_without_control_characters() -> None:
    record = logging.LogRecord(
        "x", logging.INFO, "", 0, "%s", ("a\nb\x1b[2J\x9b\u202e\u2028",), None
    )
    line = run.JsonLines().format(record)
    assert line.isascii()
    assert line.isprintable()
