"""Tables that were begun on an earlier release open and are played to their end on this one."""

import hashlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.net_kit import Server, client, play_all, running, wait_for

from forgewar.cli import main
from forgewar.content import archive
from forgewar.net.link import Link
from forgewar.session.record import read_record

FROZEN = Path(__file__).parents[1] / "fixtures" / "tables"
DATABASES = sorted(path.stem for path in FROZEN.glob("*.sqlite"))
GAMES = ("earlier cards", "pack and clock", "lobby")


@pytest.fixture(params=DATABASES)
def frozen(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Server, dict]]:
    """A server on a copy of a frozen database, and what is known of its tables."""
    monkeypatch.setattr(archive, "_known", {})  # so that cards come from the database
    database = FROZEN / f"{request.param}.sqlite"
    shutil.copy(database, tmp_path / "tables.sqlite")
    with running(tmp_path, thinking=True) as server:
        yield server, json.loads(database.with_suffix(".json").read_text())


def test_every_table_opens_as_it_was(frozen: tuple[Server, dict]) -> None:
    server, tables = frozen
    assert {*GAMES, "finished"} == {*tables}
    running_by_itself = tables["pack and clock"]["table"]
    wait_for(lambda: running_by_itself in server.hub.tables)
    for known in tables.values():
        status, body = server.request("GET", f"/tables/{known['table']}", known["watch"])
        assert status == 200, body
        session = server.hub.tables[known["table"]].table.session
        assert (session.game.state.digest() if session else "") == known["digest"]
    over = tables["finished"]
    record = server.request("GET", f"/tables/{over['table']}/record", over["watch"])[1]
    assert hashlib.sha256(record).hexdigest() == over["record"]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_begun_on_an_earlier_release_is_played_to_its_end(
    game: str, frozen: tuple[Server, dict], tmp_path: Path
) -> None:
    server, tables = frozen
    known = tables[game]
    links = [Link(server.address, known["table"], token) for token in known["seats"] if token]
    records = play_all([client([link], "Ada") for link in links])
    path = tmp_path / "game.jsonl"
    path.write_bytes(records[0])
    assert read_record(path).header.content == server.hub.tables[known["table"]].table.content.hash
    assert main(["replay", str(path), "--verify"]) == 0
