"""`forgewar serve` and `forgewar join`, as programs of their own."""

import asyncio
import gc
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from forgewar.cli import main
from forgewar.net.link import read_link
from forgewar.server import run
from forgewar.server.hub import Hub

FORGEWAR = [sys.executable, "-m", "forgewar.cli"]


@pytest.mark.slow
def test_a_server_prints_links_by_which_a_game_is_played(tmp_path: Path) -> None:
    environment = os.environ | {"FORGEWAR_HOME": str(tmp_path)}
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--seats", "person,sensible"]
    server = subprocess.Popen(
        [*FORGEWAR, *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        told = [server.stdout.readline() for _ in range(4)]
        seat = re.search(r"Seat 1: (\S+)", told[1])
        assert seat is not None
        assert "To watch" in told[2]
        record = tmp_path / "game.jsonl"
        join = ["join", seat[1], "--player", "sensible", "--name", "Ada", "--record", str(record)]
        done = subprocess.run(
            [*FORGEWAR, *join], env=environment, capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, done.stderr
        assert "wins" in done.stdout
        assert main(["replay", str(record), "--verify"]) == 0
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 130
        assert server.stderr is not None
        log = server.stderr.read()
        assert read_link(seat[1]).token not in log
        assert "Traceback" not in log
    finally:
        server.kill()
        server.wait()
        server.stdout.close()  # type: ignore[union-attr]
        server.stderr.close()  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["join", "nonsense"], "not a link to a table"),
        (["join", "http://x/t/abcd#x", "http://y/t/abcd#x"], "one table"),
        (["serve", "--certificate", "x.pem"], "belong together"),
        (["serve", "--port", "70000"], "70000"),
        (["serve", "--port", "0", "--database", "nonsense"], "database cannot be used"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    words: list[str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(run, "log_to", lambda *_: None)
    folder = ["--folder", str(tmp_path)] if words[0] == "serve" else []
    assert main([*words, *folder]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert "Traceback" not in error


def test_a_database_whose_library_is_missing_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "log_to", lambda *_: None)
    monkeypatch.delitem(sys.modules, "forgewar.server.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    words = ["serve", "--port", "0", "--folder", str(tmp_path), "--database", "postgresql://x"]
    assert main(words) == 2
    assert "this database needs asyncpg" in capsys.readouterr().err


def test_a_server_is_not_stopped_by_collections_of_all_garbage(tmp_path: Path) -> None:
    """With many tables in memory one takes a second; the benchmark shared_tables.py shows it."""
    usual, found = gc.get_threshold(), []

    async def start(hub: Hub, _port: int) -> None:
        await asyncio.sleep(0)
        found.append(gc.get_threshold())
        hub.end_server()

    run.serve(run.Settings(tmp_path, "127.0.0.1", 0), start, lambda _, storage: Hub(storage))
    assert found[0][2] >= 1_000_000
    assert gc.get_threshold() == usual
