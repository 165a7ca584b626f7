"""Tables that are kept: in order, merged, with their secrets to themselves."""

import logging
import os
import stat

import msgspec
import pytest
from msgspec.structs import replace

from forgewar.net.protocol import LobbySeat, TableInfo
from forgewar.play.apart import my_tables
from forgewar.play.apart.my_tables import MySeat, MyTable, keep, note, read_tables

pytestmark = pytest.mark.usefixtures("own_home")
SECRET = "s3cret-s3cret-s3cret-x"


def table(id_: str, state: my_tables.State = "lobby", seat: int = 0) -> MyTable:
    return MyTable("http://host:1", id_, (MySeat(seat, SECRET),), state=state)


def info(*, begun: bool = True, over: bool = False, turn: int | None = None) -> TableInfo:
    seats = tuple(
        LobbySeat(name, "blue", "person", joined, revealed=False)
        for name, joined in (("Ada", True), ("Cleo", True), ("Guild 3", False))
    )
    return TableInfo("t", 0, begun, over, seats, turn)


def test_where_it_is_ones_turn_comes_first_and_what_is_over_last() -> None:
    for id_, state in (("d", "over"), ("c", "waiting"), ("b", "lobby"), ("a", "turn")):
        keep(table(id_, state))  # type: ignore[arg-type]
    assert [each.table for each in read_tables()] == ["a", "b", "c", "d"]
    assert my_tables.count_turns() == 1


def test_the_table_opened_last_comes_before_others() -> None:
    keep(replace(table("old")))
    keep(table("new"))
    assert [each.table for each in read_tables()] == ["new", "old"]
    keep(table("old"))
    assert [each.table for each in read_tables()] == ["old", "new"]


def test_a_second_seat_at_a_table_joins_the_first_and_the_host_stays_host() -> None:
    keep(replace(table("t"), host="h", guests={1: "g"}, code="kiln 47"))
    found = keep(table("t", seat=1))
    assert found.own_seats == (0, 1)
    assert (found.host, found.guests, found.code) == ("h", {1: "g"}, "kiln 47")


def test_a_table_is_noted_as_its_server_describes_it() -> None:
    kept = keep(table("t"))
    for told, state in (
        (info(begun=False), "lobby"), (info(turn=0), "turn"), (info(turn=1), "waiting"),
        (info(over=True), "over"),
    ):  # fmt: skip
        noted = note("t", lambda each, told=told: each.noted(told))  # type: ignore[misc]
        assert noted is not None
        assert noted.state == state
        assert noted.people == ("Cleo",)
    my_tables.forget("t")
    assert note("t", lambda each: each) is None
    assert kept not in read_tables()


@pytest.mark.skipif(os.name == "nt", reason="files have no such modes there")
def test_nobody_else_may_read_the_file() -> None:
    keep(table("t"))
    assert stat.S_IMODE(my_tables._FILE.path.stat().st_mode) == 0o600


def test_a_damaged_file_is_put_aside_and_its_secrets_are_not_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    keep(table("t"))
    path = my_tables._FILE.path
    broken = path.read_bytes().replace(b'"seat": 0', b'"seat": 9')
    path.write_bytes(broken)
    with caplog.at_level(logging.DEBUG):
        assert read_tables() == []
        keep(table("u"))
    assert path.with_name("tables.damaged-1.json").read_bytes() == broken
    assert SECRET not in caplog.text
    assert msgspec.json.decode(path.read_bytes())["tables"].keys() == {"u"}
