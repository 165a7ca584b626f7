"""Whole games over a network, on this machine."""

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Literal

import pytest
from cases import mostly_slow
from msgspec.structs import replace
from server.net_kit import Server, client, links, play_all, running, wait_for

from forgewar.cli import main
from forgewar.cli.failure import CommandError
from forgewar.content import archive, load
from forgewar.content.model import Content
from forgewar.net import protocol as pr
from forgewar.net import remote_session, wire
from forgewar.net.link import Link, read_link
from forgewar.net.remote_session import HIDDEN, RemoteTable
from forgewar.net.wire import get
from forgewar.rules.state import Options
from forgewar.server.shared_table import SharedTable
from forgewar.session.commitment import nonce_hash
from forgewar.session.record import Header

EVERY_KIND = [
    Options(mode, guilds) for mode in ("simple", "fast_forward", "epic") for guilds in (2, 3, 4)
]


def name(options: Options) -> str:
    return f"{options.mode}-{options.guilds}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.mark.parametrize("options", mostly_slow(EVERY_KIND, every=9), ids=name)
def test_a_whole_game_gives_a_record_that_is_verified(
    options: Options, server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = server.open_table(options)
    clients = [client([link], f"P{i}") for i, link in enumerate(links(made))]
    watcher = client([read_link(made.watch)], "watcher")
    records = play_all([*clients, watcher])
    assert len({*records}) == 1
    path = tmp_path / "game.jsonl"
    path.write_bytes(records[0])
    assert main(["replay", str(path), "--verify"]) == 0
    assert "commitment" in capsys.readouterr().out
    session = watcher.table.session
    assert session is not None
    assert session.game.over
    assert session.own_seats == ()
    assert len(session.history) == len(session.steps) + 1


@pytest.mark.slow
def test_one_client_holds_several_seats(server: Server) -> None:
    made = server.open_table(Options("fast_forward", 3))
    first, *others = links(made)
    records = play_all([client(others, "two"), client([first], "one")])
    assert records[0] == records[1]


@pytest.mark.slow
def test_connections_that_break_all_the_time_lose_and_repeat_nothing(server: Server) -> None:
    def game(*, meddling: bool) -> bytes:
        server.hub._entropy = Random(7).randbytes
        made = server.open_table(Options("simple", 2))
        clients = [client([link], f"P{i}") for i, link in enumerate(links(made))]
        count = 0

        def meddle() -> None:
            nonlocal count
            session = clients[0].table.session
            if session is not None and len(session.steps) > 30 * count:
                count += 1
                clients[count % 2].table.cut()

        record, other = play_all(clients, meddle if meddling else lambda: None)
        assert record == other
        return record

    assert game(meddling=True) == game(meddling=False)


@pytest.mark.slow
def test_who_joins_in_the_middle_is_told_everything(server: Server) -> None:
    made = server.open_table(Options("simple", 2))
    clients = [client([link], f"P{i}") for i, link in enumerate(links(made))]
    one = clients[0].table

    def far() -> bool:
        for each in clients:
            each.step()
        return one.session is not None and len(one.session.steps) > 40

    wait_for(far, 60)
    late = RemoteTable(links(made)[:1])
    wait_for(lambda: late.poll() is None and late.session is not None)
    here, there = one.session, late.session
    assert here is not None
    assert there is not None

    def settled() -> bool:
        return one.poll() is None and late.poll() is None and len(there.steps) == len(here.steps)

    wait_for(settled)
    assert [step.action for step in there.steps] == [step.action for step in here.steps]
    assert there.history == here.history
    assert [step.before.state for step in there.steps] == [step.before.state for step in here.steps]
    assert there.game.state == here.game.state
    assert HIDDEN in [step.action for step in there.steps]
    for table in (late, *(each.table for each in clients)):
        table.close()


@pytest.mark.slow
def test_a_server_that_ends_says_when_to_come_back_and_the_game_goes_on(tmp_path: Path) -> None:
    first = Server(tmp_path)
    made = first.open_table(Options("simple", 2))
    clients = [client([link], f"P{i}") for i, link in enumerate(links(made))]
    heard: list[pr.ServerMessage] = []
    tables = [each.table for each in clients]
    wait_for(lambda: [each.step() for each in clients] and all(t.session for t in tables), 60)
    first.stop()
    wait_for(lambda: any(isinstance(n, pr.Closing) for n in _drain(tables, heard)))
    second = Server(tmp_path, port=first.port)
    records = play_all(clients)
    assert records[0] == records[1]
    second.stop()


def _drain(tables: list[RemoteTable], heard: list[object]) -> list[object]:
    for table in tables:
        while (news := table.poll()) is not None:
            heard.append(news)
    return heard


@pytest.mark.slow
def test_a_table_with_the_cards_of_an_earlier_release_is_played_by_clients_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier = [archive.find(found) for found in archive.released_hashes()]
    content = next(c for c in earlier if c is not None and c.hash != load.default().hash)
    fetched: list[str] = []
    known: set[str] = set()

    def find(hash_: str) -> Content | None:
        return archive.find(hash_) if hash_ in known else None

    def fetch(link: Link, path: str) -> bytes:
        fetched.append(path)
        known.add(content.hash)
        return get(link, path)

    with running(tmp_path) as server:
        monkeypatch.setattr(wire, "get", fetch)
        monkeypatch.setattr(wire, "archive", SimpleNamespace(find=find, remember=archive.remember))
        made = server.open_table(Options("simple", 2), content=content.hash)
        record, _ = play_all([client([link], "x") for link in links(made)])
    assert f"/content/{content.hash}" in fetched
    assert content.hash.encode() in record


class _Said:
    """A connection on which the test says what the server would."""

    def __init__(self, *_: object) -> None:
        self.sent: list[pr.ClientMessage] = []
        self.inbox: list[pr.ServerMessage] = []

    def send(self, message: pr.ClientMessage) -> None:
        self.sent.append(message)

    def receive(self) -> pr.ServerMessage | None:
        return self.inbox.pop(0) if self.inbox else None


@pytest.mark.parametrize("place", [0, 1])
def test_a_nonce_is_revealed_although_the_lobby_comes_before_the_answer_to_join(
    place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_session, "Wire", _Said)
    link = Link("http://x", "t", "token")
    table = RemoteTable([link] * (place + 1), "Ada")
    said = table._places[place].wire
    assert isinstance(said, _Said)

    def hear(message: pr.ServerMessage) -> None:
        said.inbox.append(message)
        while table.poll() is not None:
            pass

    def lobby(wants: Literal["join", "reveal"]) -> pr.Lobby:
        return pr.Lobby(pr.PROTOCOL, "", 0, Options("simple", 2), "", (), "", wants)

    hear(lobby("join"))
    hear(lobby("join"))  # somebody else has joined meanwhile
    (join,) = said.sent
    assert isinstance(join, pr.Join)
    hear(lobby("reveal"))
    assert said.sent == [join]  # the answer may be about an earlier nonce
    hear(pr.Done(join.id))
    _, reveal = said.sent
    assert isinstance(reveal, pr.Reveal)
    assert nonce_hash(reveal.nonce) == join.nonce_hash


@pytest.mark.slow
def test_a_server_that_deals_otherwise_than_promised_is_found_out(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    header = SharedTable._header

    def cheat(table: SharedTable, nonces: dict[int, str]) -> Header:
        """Use another nonce than the one whose hash was published."""
        honest, table.opened = table.opened, replace(table.opened, nonce="7" * 64)
        try:
            return header(table, nonces)
        finally:
            table.opened = honest

    monkeypatch.setattr(SharedTable, "_header", cheat)
    both = [client([link], "x") for link in links(server.open_table(Options("simple", 2)))]
    with pytest.raises(CommandError, match="differ from what the server promised"):
        play_all(both)
    for each in both:
        each.table.close()
