"""What docs/server.md says is tried, as far as the programs for it are installed."""

import argparse
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from server.net_kit import Server, client, links, play_all, request, wait_for

from forgewar.cli import serve
from forgewar.net import protocol as pr
from forgewar.net.link import Link
from forgewar.rules.state import Options
from forgewar.server.limits import Limits
from forgewar.server.shared_table import MOST_ENTRIES

needs_caddy = pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd is not installed"
)
DOCS = Path(__file__).parents[2] / "docs" / "server.md"


def caddyfile(port: int, upstream: int) -> str:
    """The file of the documentation, for this machine and with a certificate of Caddy's own."""
    found = re.search(r"^    games\.example \{\n(.+\n)*?    \}$", DOCS.read_text(), re.MULTILINE)
    assert found is not None
    told = found[0].replace("127.0.0.1:8765", f"127.0.0.1:{upstream}")
    told = told.replace("games.example {", f"localhost:{port} {{\n        tls internal")
    return "{\n admin off\n skip_install_trust\n auto_https disable_redirects\n}\n" + told + "\n"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def caddy(folder: Path, upstream: int) -> Iterator[tuple[str, Path]]:
    """Caddy in front of a port; yields its address and the certificate to trust."""
    port = free_port()
    file = folder / "Caddyfile"
    file.write_text(caddyfile(port, upstream))
    home = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    words = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
    with (folder / "log").open("w") as log:
        running = subprocess.Popen(words, env=home, stdout=log, stderr=log)
    root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    try:
        wait_for(lambda: root.exists() and _answers(port, root), 30)
        yield f"https://localhost:{port}", root
    finally:
        running.terminate()
        running.wait()


def _answers(port: int, root: Path) -> bool:
    """Whether Caddy has its certificate."""
    context = ssl.create_default_context(cafile=root)
    try:
        with socket.create_connection(("127.0.0.1", port)) as probe:
            context.wrap_socket(probe, server_hostname="localhost").close()
    except OSError:
        return False
    return True


@needs_caddy
@pytest.mark.slow
def test_a_game_is_played_through_caddy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(tmp_path / "server")
    proxy = tmp_path / "proxy"
    proxy.mkdir()
    with caddy(proxy, server.port) as (address, root):
        monkeypatch.setenv("SSL_CERT_FILE", str(root))
        assert request(address, "GET", "/health")[0] == 200
        made = server.open_table(Options("simple", 2))
        people = [Link(address, link.table, link.token) for link in links(made)]
        clients = [client([link], f"P{i}") for i, link in enumerate(people)]
        count = 0

        def meddle() -> None:
            nonlocal count
            session = clients[0].table.session
            if session is not None and len(session.steps) > 30 * (count + 1):
                count += 1
                clients[count % 2].table.cut()

        records = play_all(clients, meddle)
        assert records[0] == records[1]
        assert count
    server.stop()


@needs_systemd
def test_the_unit_for_systemd_is_sound(tmp_path: Path) -> None:
    found = re.search(r"^    \[Unit\]\n(.*\n)*?    WantedBy=.+$", DOCS.read_text(), re.MULTILINE)
    assert found is not None
    unit = tmp_path / "forgewar.service"
    unit.write_text(found[0].replace("    ", "").replace("/opt/forgewar/bin/forgewar", "/bin/true"))
    checked = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=60
    )
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_options_and_limits_are_those_of_the_program() -> None:
    text = DOCS.read_text()
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    options = {word for action in parser._actions for word in action.option_strings}
    assert {*re.findall(r"^\|.*?`(--[a-z-]+)", text, re.MULTILINE)} <= options
    assert options - {"-h", "--help"} <= {*re.findall(r"--[a-z-]+", text)}
    limits = Limits()

    def rate(of: tuple[float, float]) -> str:
        return f"{of[0]:g} a second, {of[1]:g} at once"

    for row in (
        f"| a message or request | {pr.MAX_MESSAGE // 1024} KB |",
        f"| messages of a seat, or of all spectators of a table | {rate(limits.messages)} |",
        f"| requests of an address | {rate(limits.requests)} |",
        f"| new connections of an address | {rate(limits.hellos)} |",
        f"| seats claimed by code, right or not, of an address | 1 in {1 / limits.claims[0]:g} "
        f"seconds, {limits.claims[1]:g} at once |",
        f"| new tables of an address | {limits.tables[1]:g} an hour |",
        f"| open connections of an address | {limits.connections} |",
        f"| open connections of a seat, or of all spectators of a table | {limits.places} |",
        f"| notices of turns to a seat | {60 * limits.notices[0]:g} a minute, "
        f"{limits.notices[1]:g} at once |",
        f"| entries of a table (actions, undo, chat); then only actions | {MOST_ENTRIES:,} |",
        f"| tables of a server | {limits.all_tables:,} |",
    ):
        assert row in text
