"""The server of the app's own tables, in a process of its own."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from server.net_kit import client, links, play_all, wait_for

from forgewar.net import protocol as pr
from forgewar.net.link import read_link
from forgewar.net.tables import TableError, create_table, table_info
from forgewar.play.apart import hosting
from forgewar.play.apart.hosting import Host, start_host
from forgewar.rules.state import Options

SIMPLE = pr.NewTable(Options("simple", 2))


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORGEWAR_LAN", "127.0.0.1")


@pytest.fixture
def hosts() -> Iterator[list[Host]]:
    found: list[Host] = []
    yield found
    for host in found:
        host.close()


def hosted(hosts: list[Host], folder: Path, ports: tuple[int, ...] = (0,)) -> Host:
    """A server, once it has said how it is."""
    host = Host(folder, ports)
    hosts.append(host)
    assert host.state == "starting"
    wait_for(host.poll)
    return host


@pytest.mark.slow
def test_the_app_hosts_a_game_and_finds_its_tables_again(tmp_path: Path, hosts: list[Host]) -> None:
    host = hosted(hosts, tmp_path)
    assert (host.state, host.fault) == ("running", None)
    assert host.address.startswith("http://127.0.0.1:")
    seats = (pr.NewSeat(), pr.NewSeat("sensible"))  # who thinks in a process of the server
    made = create_table(host.address, pr.NewTable(Options("simple", 2), seats))
    assert play_all([client(links(made))])
    host.close()
    assert (host.state, host.poll()) == ("ended", False)
    again = hosted(hosts, tmp_path)  # at once
    assert again.state == "running"
    link = read_link(made.host)
    assert table_info(replace(link, server=again.address)).over


@pytest.mark.slow
def test_another_port_is_taken_if_one_is_not_free(tmp_path: Path, hosts: list[Host]) -> None:
    with socket.socket() as other:
        other.bind(("0.0.0.0", 0))
        other.listen()
        taken = other.getsockname()[1]
        host = hosted(hosts, tmp_path, (taken,))
    assert host.state == "running"
    assert not host.address.endswith(f":{taken}")


@pytest.mark.slow
def test_a_second_server_of_the_same_tables_is_refused_in_a_sentence(
    tmp_path: Path, hosts: list[Host]
) -> None:
    assert hosted(hosts, tmp_path).state == "running"
    second = hosted(hosts, tmp_path)
    assert second.state == "failed"
    assert second.fault is not None
    assert second.fault.id == "apart-net-host-second"


@pytest.mark.slow
def test_a_server_that_dies_is_reported(tmp_path: Path, hosts: list[Host]) -> None:
    host = hosted(hosts, tmp_path)
    assert host._child is not None
    host._child.process.kill()
    wait_for(host.poll)
    assert host.state == "ended"
    assert host.fault is not None
    assert (host.fault.id, host.fault.values) == (
        "apart-net-host-lost",
        {"file": str(tmp_path / "server.log")},
    )
    assert (tmp_path / "server.log").exists()


@pytest.mark.slow
def test_a_folder_that_cannot_be_used_is_reported(tmp_path: Path, hosts: list[Host]) -> None:
    file = tmp_path / "file"
    file.touch()
    host = hosted(hosts, file)
    assert host.state == "failed"
    assert host.fault is not None
    assert host.fault.id == "apart-net-host-not-started"


def test_a_process_that_cannot_be_started_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(12, "Cannot allocate memory")

    monkeypatch.setattr(hosting, "ChildProcess", refuse)
    host = start_host(tmp_path)
    assert host.state == "failed"
    assert host.fault is not None
    assert host.fault.values == {"why": "Cannot allocate memory"}
    assert not host.poll()
    host.close()


APP = """
import sys, time
from pathlib import Path
from forgewar.play.apart.hosting import Host
if __name__ == "__main__":
    host = Host(Path(sys.argv[1]), (0,))
    while not host.poll():
        time.sleep(0.01)
    print(host.address, flush=True)
    if sys.argv[2] == "wait":
        sys.stdin.read()
"""


@pytest.mark.slow
@pytest.mark.parametrize("how", ["killed", "ended"])
def test_the_server_ends_with_the_app_however_it_ends(how: str, tmp_path: Path) -> None:
    script = tmp_path / "app.py"
    script.write_text(APP)
    words = [sys.executable, str(script), str(tmp_path), "wait" if how == "killed" else "end"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as app:
        assert app.stdout is not None
        address = app.stdout.readline().strip()
        if how == "killed":
            create_table(address, SIMPLE)
            app.kill()
    wait_for(lambda: _is_gone(address))


def _is_gone(address: str) -> bool:
    try:
        create_table(address, SIMPLE)
    except TableError as error:
        return error.refused is None
    return False
