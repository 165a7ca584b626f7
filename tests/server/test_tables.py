"""Requests about tables, as clients make them: opening, renewing links, doors with codes."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from msgspec.structs import replace
from server.kit import Play, begin, hexed, open_table, recover
from server.net_kit import LOOSE, Server, running, wait_for

from forgewar.net import protocol as pr
from forgewar.net.link import Link, code_hash, new_token, read_link, token_hash
from forgewar.net.remote_session import RemoteTable
from forgewar.net.tables import (
    TableError,
    claim_seat,
    create_table,
    open_door,
    renew_seat,
    table_info,
)
from forgewar.rules.state import Options
from forgewar.server import entries as en
from forgewar.session.commitment import nonce_hash

SIMPLE = Options("simple", 2)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("tables")) as found:
        yield found


def code(refused: pytest.ExceptionInfo[TableError]) -> str:
    said = refused.value.refused
    assert said is not None
    assert said.sentence.endswith(".")
    return said.code


def test_a_table_is_opened_looked_at_and_its_links_renewed(server: Server) -> None:
    made = create_table(f"{server.address}/", pr.NewTable(SIMPLE, name=" Ada’s \u202etable"))
    host, seat = read_link(made.host), read_link(made.seats[1] or "")
    info = table_info(seat)
    assert (info.table, info.seat, info.begun) == (made.table, 1, False)
    assert info.name == "Ada’s �table"
    new = renew_seat(host, 1)
    assert (new.server, table_info(new).seat) == (server.address, 1)
    with pytest.raises(TableError) as refused:
        table_info(seat)
    assert code(refused) == "unknown-link"
    with pytest.raises(TableError) as refused:
        renew_seat(new, 0)
    assert code(refused) == "not-host"


def test_whoever_knows_the_code_gets_a_free_seat(server: Server) -> None:
    made = create_table(server.address, pr.NewTable(SIMPLE))
    host = read_link(made.host)
    with pytest.raises(TableError) as refused:
        claim_seat(server.address, made.table, "")
    assert code(refused) == "wrong-code"  # the door is closed
    open_door(host, "kiln 47")
    for wrong in ("kiln 48", "", "kiln"):
        with pytest.raises(TableError) as refused:
            claim_seat(server.address, made.table, wrong)
        assert code(refused) == "wrong-code"
    table = RemoteTable([read_link(made.seats[0] or "")], "Ada")
    wait_for(lambda: table.poll() is None and table.lobby is not None)
    link = claim_seat(server.address, made.table, " KILN47 ")
    assert table_info(link).seat == 1
    with pytest.raises(TableError) as refused:
        claim_seat(server.address, made.table, "kiln 47")
    assert code(refused) == "no-free-seat"
    table.close()
    open_door(host, "")
    with pytest.raises(TableError) as refused:
        claim_seat(server.address, made.table, "kiln 47")
    assert code(refused) == "wrong-code"
    with pytest.raises(TableError) as refused:
        open_door(link, "mine 11")
    assert code(refused) == "not-host"
    with pytest.raises(TableError) as refused:
        claim_seat(server.address, "nowhere", "kiln 47")
    assert code(refused) == "unknown-link"


def test_a_door_stays_open_when_the_server_starts_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = create_table(server.address, pr.NewTable(SIMPLE))
        open_door(read_link(made.host), "kiln 47")
        port = server.port
    database = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    assert code_hash("kiln 47").encode() in database
    assert b"kiln" not in database
    with running(tmp_path, port=port) as server:
        seats = [claim_seat(server.address, made.table, "kiln 47") for _ in range(2)]
        assert [table_info(link).seat for link in seats] == [1, 0]


def test_codes_cannot_be_tried_one_after_another(tmp_path: Path) -> None:
    with running(tmp_path, replace(LOOSE, claims=(0.001, 3.0))) as server:
        made = create_table(server.address, pr.NewTable(SIMPLE))
        open_door(read_link(made.host), "kiln 47")
        said = []
        for number in range(5):
            with pytest.raises(TableError) as refused:
                claim_seat(server.address, made.table, f"kiln {number}")
            said.append(code(refused))
        assert said == ["wrong-code"] * 3 + ["too-fast"] * 2
        assert table_info(read_link(made.host)).table == made.table  # all else goes on


def test_a_server_that_is_not_there_is_no_refusal(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        address = server.address
    for wrong in (address, "nonsense", "http://[", "http://x:y", "file:///etc"):
        with pytest.raises(TableError) as refused:
            create_table(wrong, pr.NewTable(SIMPLE))
        assert refused.value.refused is None


@pytest.mark.parametrize("status", [200, 404])
def test_a_server_of_something_else_is_no_refusal(status: int) -> None:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(b"<html>")

        def log_message(self, *_: object) -> None:
            pass

    other = HTTPServer(("127.0.0.1", 0), Other)
    Thread(target=other.handle_request, daemon=True).start()
    with pytest.raises(TableError) as refused:
        table_info(Link(f"http://127.0.0.1:{other.server_port}", "abcdefgh", "x"))
    assert refused.value.refused is None
    other.server_close()


# Which seats are free


def with_door(guilds: int, players: tuple[str, ...] = ()) -> Play:
    play = Play(open_table(Options("simple", guilds), Random("door"), players))
    apply(play, en.DoorSet(code_hash("kiln 47")))
    return play


def apply(play: Play, entry: en.AnyEntry) -> None:
    play.log.append(entry)
    play.table.apply(entry)


def claim(play: Play) -> int | str:
    """Seat that the code gives, or the code of a refusal."""
    found = play.table.claim("kiln 47", token_hash(new_token()))
    if isinstance(found, pr.Refused):
        return found.code
    apply(play, found)
    return found.seat


def test_seats_are_free_that_nobody_has_joined_claimed_or_is_connected_to() -> None:
    play = with_door(4, ("person", "person", "sensible", "person"))
    play.table.connected = {0}
    play.ask(3, pr.Join("j", "Ada", nonce_hash(hexed(Random(1)))))
    assert [claim(play), claim(play)] == [1, "no-free-seat"]
    apply(play, en.Renewed(1, token_hash("new")))  # whoever had claimed it has not come
    assert [claim(play), claim(play)] == [1, "no-free-seat"]
    apply(play, en.Renewed(3, token_hash("new")))
    assert claim(play) == "no-free-seat"  # it is joined
    assert recover(play).claim("kiln 47", "x") == en.Claimed(0, "x")  # nobody is connected yet


def test_seats_stay_taken_while_everybody_joins_anew() -> None:
    play = with_door(2)
    nonces = [hexed(Random(seat)) for seat in range(2)]
    for seat, nonce in enumerate(nonces):
        play.ask(seat, pr.Join(f"j{seat}", "Ada", nonce_hash(nonce)))
    play.ask(0, pr.Reveal("r", nonces[0]))
    play.ask(0, pr.Join("again", "Ada", nonce_hash(nonces[1])))
    assert not play.table.lobby_seats()[1].joined
    assert claim(play) == "no-free-seat"


def test_no_seat_is_free_once_the_game_has_begun() -> None:
    play = begin(SIMPLE, 3)
    apply(play, en.DoorSet(code_hash("kiln 47")))
    assert claim(play) == "already-begun"
