"""The HTTP interface of a server, its limits, and what it refuses."""

import asyncio
import json
import logging
import time
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from server.net_kit import Server, client, links, play_all, running, wait_for
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from forgewar.content import load
from forgewar.net import protocol as pr
from forgewar.net.link import Link, read_link
from forgewar.net.remote_session import RemoteTable
from forgewar.rules.state import Options
from forgewar.server import hub as hub_module
from forgewar.server import webhooks
from forgewar.server.app import make_app
from forgewar.server.limits import Limits, RateLimit

SIMPLE = Options("simple", 2)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


def code(answer: tuple[int, bytes]) -> tuple[int, str]:
    """Status and code of a refusal, which has a sentence too."""
    refused = msgspec.json.decode(answer[1], type=pr.Refused)
    assert refused.sentence.endswith(".")
    return answer[0], refused.code


def socket_code(server: Server, table: str, first: bytes | str) -> str:
    """Code by which the first message of a connection is refused."""
    with connect(Link(server.address, table, "x").socket) as socket:
        socket.send(first)
        refused = pr.read_server_message(socket.recv(timeout=10))
        assert isinstance(refused, pr.Refused)
        assert refused.sentence
        return refused.code


def until_closed(socket: ClientConnection) -> list[pr.ServerMessage]:
    said = []
    with suppress(ConnectionClosed):
        while True:
            said.append(pr.read_server_message(socket.recv(timeout=10)))
    return said


def test_a_server_describes_itself(server: Server) -> None:
    status, body = server.request("GET", "/health")
    assert status == 200
    assert json.loads(body)["protocol"] == pr.PROTOCOL
    assert b"forgewar_connections" in server.request("GET", "/metrics")[1]
    assert json.loads(server.request("GET", "/openapi.json")[1])["openapi"] == "3.1.0"
    assert b"Forge War" in server.request("GET", "/")[1]
    assert server.request("GET", "/t/abcdefgh")[0] == 200


def test_unknown_addresses_and_methods_are_refused(server: Server) -> None:
    assert code(server.request("GET", "/nowhere")) == (404, "unknown-page")
    assert code(server.request("GET", "/tables")) == (405, "bad-method")
    assert code(server.request("GET", "/tables/unknown", "token")) == (404, "unknown-link")
    assert code(server.request("GET", "/content/nothing")) == (404, "no-content")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (b"{", (400, "bad-message")),
        (b"[" * 60_000, (400, "bad-message")),
        (b'{"nothing": 1}', (400, "bad-message")),
        (b" " * 70_000, (413, "too-large")),
        ({"options": {"guilds": 7}}, (400, "bad-options")),
        ({"options": {"guilds": 10**13}}, (400, "bad-options")),
        ({"options": {"edition": 99}}, (400, "bad-options")),
        ({"options": {"guilds": 1, "difficulty": "easy"}}, (400, "bad-options")),
        ({"seats": [{"player": "person"}]}, (400, "bad-options")),
        ({"seats": [{"player": "nobody"}] * 2}, (400, "bad-options")),
        ({"seats": [{"player": "random"}] * 2}, (400, "bad-options")),
        ({"content": "0" * 64}, (404, "no-content")),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, body: object, expected: object) -> None:
    assert code(server.request("POST", "/tables", body=body)) == expected


def test_the_host_renews_links_exports_and_deletes(server: Server) -> None:
    made = server.open_table(SIMPLE)
    path = f"/tables/{made.table}"
    host, seat = read_link(made.host).token, links(made)[0].token
    status, body = server.request("GET", path, seat)
    info = msgspec.json.decode(body, type=pr.TableInfo)
    assert (status, info.seat, info.begun) == (200, 0, False)
    assert code(server.request("GET", path)) == (404, "unknown-link")
    assert code(server.request("POST", f"{path}/seats/0/link", seat)) == (403, "not-host")
    assert code(server.request("POST", f"{path}/seats/9/link", host)) == (404, "no-such-seat")
    old = RemoteTable([links(made)[0]], "Ada")
    wait_for(lambda: old.poll() is None and old.lobby is not None)
    status, body = server.request("POST", f"{path}/seats/0/link", host)
    renewed = read_link(json.loads(body)["link"])
    wait_for(lambda: old.poll() is None and old.problem is not None)
    assert old.problem is not None
    assert old.problem.code == "unknown-link"
    assert server.request("GET", path, renewed.token)[0] == 200
    assert code(server.request("GET", path, seat)) == (404, "unknown-link")
    assert code(server.request("GET", f"{path}/record", host)) == (409, "not-over")
    assert server.request("GET", f"{path}/export", host)[0] == 200
    assert code(server.request("DELETE", path, renewed.token)) == (403, "not-host")
    assert server.request("DELETE", path, host)[0] == 204
    assert code(server.request("GET", path, host)) == (404, "unknown-link")


def test_an_export_of_a_running_game_has_no_secret(server: Server) -> None:
    made = server.open_table(SIMPLE)
    clients = [client([link], "x") for link in links(made)]
    tables = [each.table for each in clients]
    wait_for(lambda: [each.step() for each in clients] and all(t.session for t in tables))
    live = server.hub.tables[made.table]
    assert live.table.session is not None
    header = live.table.session.header
    export = server.request("GET", f"/tables/{made.table}/export", read_link(made.host).token)[1]
    assert str(header.seed).encode() not in export
    assert live.table.opened.nonce.encode() not in export
    assert live.table.opened.salt.encode() not in export
    for table in tables:
        table.close()


def test_cards_are_sent_by_their_hash(server: Server) -> None:
    status, body = server.request("GET", f"/content/{load.default().hash}")
    assert status == 200
    assert body.startswith(b"PK")


# Connections


def test_clients_of_other_versions_are_told_so(server: Server) -> None:
    made = server.open_table(SIMPLE)
    hello = {"do": "hello", "token": links(made)[0].token}
    for protocol, expected in ((0, "client-too-old"), (99, "client-too-new")):
        first = json.dumps(hello | {"protocol": protocol, "unheard-of": 1})
        assert socket_code(server, made.table, first) == expected


@pytest.mark.parametrize(
    ("first", "expected"),
    [
        ("nonsense", "bad-message"),
        (b"\xff\xfe", "bad-message"),
        ('{"do":"ping","id":"x"}', "bad-message"),
        ('{"do":"hello","protocol":1,"token":"wrong"}', "unknown-link"),
    ],
)
def test_a_bad_first_message_is_refused(server: Server, first: str, expected: str) -> None:
    made = server.open_table(SIMPLE)
    assert socket_code(server, made.table, first) == expected
    assert socket_code(server, "nowhere", first) == expected


def test_what_is_too_much_is_refused(tmp_path: Path) -> None:
    few = Limits((0.001, 8), (0.001, 4), (0.001, 1), (0.001, 3), connections=2, refusals=5)
    with running(tmp_path, few) as server:
        made = server.open_table(SIMPLE)
        assert code(server.request("POST", "/tables", body={"seats": []})) == (
            429,
            "too-many-tables",
        )
        address = read_link(made.watch).socket
        with connect(address) as one, connect(address) as two:
            for socket, link in zip((one, two), links(made), strict=True):
                socket.send(pr.encode(pr.Hello(1, link.token)).decode())
                assert isinstance(pr.read_server_message(socket.recv()), pr.Lobby)
            with connect(address) as three:
                refused = pr.read_server_message(three.recv())
                assert isinstance(refused, pr.Refused)
                assert refused.code == "too-many-connections"
            for _ in range(8):
                one.send('{"do":"ping","id":"x"}')
            said = until_closed(one)
            assert [type(m) for m in said].count(pr.Pong) == 3
            refusals = [(m.code, m.id) for m in said if isinstance(m, pr.Refused)]
            assert refusals == [("too-fast", "x")] * 5
            two.send('{"do":"ping","id":"y"}')
            while not isinstance(pr.read_server_message(two.recv(timeout=10)), pr.Pong):
                pass
        for _ in range(10):
            last = server.request("GET", "/health")
        assert code(last) == (429, "too-fast")


@pytest.mark.slow
def test_clients_that_are_faster_than_allowed_play_on_a_little_later(tmp_path: Path) -> None:
    with running(tmp_path, Limits(messages=(20.0, 10.0))) as server:
        made = server.open_table(SIMPLE)
        one, two = play_all([client([link], "x") for link in links(made)])
        assert one == two
        assert b'code="too-fast"' in server.request("GET", "/metrics")[1]


def test_an_oversized_message_ends_a_connection_and_nothing_else(server: Server) -> None:
    made = server.open_table(SIMPLE)
    with connect(read_link(made.watch).socket) as socket:
        socket.send(pr.encode(pr.Hello(1, read_link(made.watch).token)).decode())
        socket.recv()
        socket.send("x" * 70_000)
        until_closed(socket)
        assert socket.protocol.close_code == 1009
    assert server.request("GET", "/health")[0] == 200


def test_a_rate_is_refilled_and_forgets_old_keys() -> None:
    now = 0.0
    rate = RateLimit((1.0, 2.0), keys=2, clock=lambda: now)
    assert [rate.allows("a") for _ in range(3)] == [True, True, False]
    now = 1.0
    assert [rate.allows("a") for _ in range(2)] == [True, False]
    assert rate.allows("b")
    assert rate.allows("c")
    assert rate.allows("a")  # forgotten, and so as if new


def test_nothing_secret_is_logged(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "forgewar")
    made = server.open_table(SIMPLE)
    clients = [client([link], "Nobody’s Name") for link in links(made)]
    tables = [each.table for each in clients]
    wait_for(lambda: [each.step() for each in clients] and all(t.session for t in tables))
    for table in tables:
        table.close()
    told = caplog.text
    assert made.table in told
    for link in (*links(made), read_link(made.host), read_link(made.watch)):
        assert link.token not in told
    assert "Nobody" not in told
    assert "127.0.0.1" not in told


# Seats that change hands, clocks, notices


@pytest.mark.slow
def test_computer_players_sit_at_the_table(tmp_path: Path) -> None:
    with running(tmp_path, thinking=True) as server:
        made = server.open_table(SIMPLE, seats=[{"player": "person"}, {"player": "sensible"}])
        assert made.seats[1] is None
        (record,) = play_all([client(links(made), "Ada")])
        assert b'"player":"sensible"' in record


@pytest.mark.slow
def test_the_seat_of_somebody_away_is_handed_over_and_back(tmp_path: Path) -> None:
    with running(tmp_path, thinking=True) as server:
        made = server.open_table(Options("simple", 3))
        one, two, away = (client([link], "x") for link in links(made))
        everybody = [one, two, away]
        wait_for(lambda: [c.step() for c in everybody] and all(c.table.session for c in everybody))
        heard: list[object] = []
        one.table.hand(2, "sensible")
        wait_for(lambda: _code_of(one.table, heard) == "seat-connected")
        away.table.close()
        wait_for(lambda: one.table.poll() is None and one.table.presence.seats[2:] == (False,))
        one.table.hand(2, "sensible")
        wait_for(lambda: _hear(two.table, heard) and heard[-1] == pr.Voted(0, 2))
        two.table.hand(2, "sensible")
        wait_for(lambda: _hear(one.table, heard) and pr.Handed(2, "sensible") in heard)
        back = RemoteTable([links(made)[2]])
        wait_for(lambda: back.poll() is None and back.session is not None)
        assert back.players[2] == "sensible"
        back.hand(2, "person")
        wait_for(lambda: back.poll() is None and back.players[2] == "person")
        for table in (one.table, two.table, back):
            table.close()


def _hear(table: RemoteTable, heard: list[object]) -> bool:
    while (news := table.poll()) is not None:
        heard.append(news)
    return True


def _code_of(table: RemoteTable, heard: list[object]) -> str:
    _hear(table, heard)
    return next((news.code for news in heard if isinstance(news, pr.Refused)), "")


@pytest.mark.slow
def test_a_computer_player_takes_over_when_time_has_run_out(tmp_path: Path) -> None:
    with running(tmp_path, thinking=True) as server:
        made = server.open_table(SIMPLE, clock=1)
        both = [client([link], "x") for link in links(made)]
        wait_for(lambda: [c.step() for c in both] and both[0].table.session is not None)
        table = both[0].table
        assert table.clock == 1
        for _ in range(8):  # talking does not stop it
            table.say("a moment, please")
            time.sleep(0.1)
        wait_for(lambda: table.poll() is None and "journeyman" in table.players, 5)
        for each in both:
            each.table.close()


def test_a_notice_is_sent_to_who_is_away(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, object]] = []

    async def note(url: str, notice: object) -> int:
        sent.append((url, notice))
        return 200

    monkeypatch.setattr(hub_module, "notify", note)
    made = server.open_table(SIMPLE)
    tokens = [link.token for link in links(made)]
    path = f"/tables/{made.table}/webhook"
    url = "https://hooks.example/turn"
    for token in tokens:
        assert server.request("PUT", path, token, {"url": url})[0] == 204
    for bad in ("ftp://x.example/", "https://u@x.example/", "https://x.example:22/", "x"):
        assert code(server.request("PUT", path, tokens[0], {"url": bad})) == (400, "bad-address")
    watch = read_link(made.watch).token
    assert code(server.request("PUT", path, watch, {"url": url})) == (403, "spectator")
    both = [client([link], "x") for link in links(made)]
    wait_for(lambda: [c.step() for c in both] and all(c.table.session for c in both))
    session = both[0].table.session
    assert session is not None
    assert not sent
    first = session.game.decision
    assert first is not None
    both[1 - first.seat].table.close()
    wait_for(lambda: both[first.seat].step() or sent)
    assert sent[0] == (url, {"event": "turn", "table": made.table, "seat": 1 - first.seat})
    both[first.seat].table.close()


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1", "fd00::1",
                "::ffff:10.0.0.1", "0.0.0.0", "100.64.0.1", "224.0.0.1", "fe80::1", "fec0::1",
                "ff02::1", "::", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::",
                "::127.0.0.1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "192.0.2.1", "240.0.0.1"]
)  # fmt: skip
def test_notices_do_not_go_into_private_networks(address: str) -> None:
    async def found(_host: str, _port: int) -> list[str]:
        return ["93.184.215.14", address]

    with pytest.raises(webhooks.BadAddress):
        asyncio.run(webhooks.notify("http://x.example/", {}, found))


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
def test_public_addresses_are_public(address: str) -> None:
    assert webhooks.is_public(address)


def test_the_name_of_a_host_is_resolved_once_and_the_connection_goes_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that leads elsewhere a moment later leads nobody into a private network."""
    resolved: list[str] = []
    opened: list[tuple[object, ...]] = []

    async def rebind(host: str, _port: int) -> list[str]:
        resolved.append(host)
        return ["93.184.215.14"] if len(resolved) == 1 else ["127.0.0.1"]

    async def connect(*address: object, **how: object) -> None:
        opened.append((*address, how["server_hostname"]))
        raise OSError("nobody there")

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(OSError, match="nobody there"):
        asyncio.run(webhooks.notify("https://hooks.example/turn", {}, rebind))
    assert resolved == ["hooks.example"]
    assert opened == [("93.184.215.14", 443, "hooks.example")]


def test_a_notice_is_a_post(monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        got.append(await reader.readuntil(b"}"))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        await writer.drain()
        writer.close()

    async def here(_host: str, _port: int) -> list[str]:
        return ["127.0.0.1"]

    async def send() -> int:
        listening = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        monkeypatch.setitem(webhooks._PORTS, "http", port)
        monkeypatch.setattr(webhooks, "is_public", lambda _: True)
        async with listening:
            return await webhooks.notify("http://x.example/turn?a=1", {"seat": 1}, here)

    assert asyncio.run(send()) == 204
    assert got[0].startswith(b"POST /turn?a=1 HTTP/1.1\r\nHost: x.example\r\n")
    assert got[0].endswith(b'{"seat":1}')


def test_every_request_is_described(server: Server) -> None:
    """So that Schemathesis makes some of every kind (test_fuzz.py)."""
    described = json.loads(server.request("GET", "/openapi.json")[1])["paths"]
    told = {
        (path, method.upper())
        for path, item in described.items()
        for method in item
        if method != "parameters"
    }
    routes = [route for route in make_app(server.hub).routes if isinstance(route, Route)]
    there = {(route.path, method) for route in routes for method in route.methods or ()}
    assert told == {(path, method) for path, method in there if method != "HEAD"}
