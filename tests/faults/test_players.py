"""What docs/players.md tells players is so."""

import os
import re
import sys
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from forgewar import paths
from forgewar.app.window import settings
from forgewar.play.library import records

TEXT = (Path(__file__).parents[2] / "docs" / "players.md").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="paths of Unix")
@pytest.mark.parametrize("system", [Unix, MacOS])
def test_the_folders_are_where_players_are_told(
    system: type[Unix | MacOS], monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("FORGEWAR_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", "/home/ada")
    of = {
        kind: lambda name, kind=kind, **named: getattr(system(name, **named), f"user_{kind}_path")
        for kind in ("config", "data", "log")
    }
    monkeypatch.setattr(paths, "_USERS", of)
    for folder in (
        records.games_folder(),
        settings.settings_file().parent,
        paths.user_folder("log"),
    ):
        assert f"`{str(folder).replace('/home/ada', '~')}`" in TEXT


@pytest.mark.skipif(sys.platform != "win32", reason="folders of Windows")
def test_the_folders_are_where_players_of_windows_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("FORGEWAR_HOME", raising=False)
    for folder in (
        records.games_folder(),
        settings.settings_file().parent,
        paths.user_folder("log"),
    ):
        assert f"`{str(folder).replace(os.environ['LOCALAPPDATA'], '%LOCALAPPDATA%')}`" in TEXT


def test_a_folder_of_ones_own_holds_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORGEWAR_HOME", "/stick")
    assert records.games_folder() == Path("/stick/data/games")
    assert settings.settings_file() == Path("/stick/config/settings.json")
    assert paths.user_folder("log") == Path("/stick/log")
    assert "`data/games`, `data/packs`, `config` and `log`" in " ".join(TEXT.split())


def test_every_promise_names_its_tests_and_they_are_there() -> None:
    tests = Path(__file__).parents[1]
    page = (tests.parent / "docs" / "testing.md").read_text(encoding="utf-8")
    table = page.partition("## What players are promised")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (.+?) \| (`test_.+) \|$", table, re.MULTILINE)
    told = {name for _, names in rows for name in re.findall(r"`(test_\w+)`", names)}
    there = {
        name
        for path in tests.rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert told
    assert told <= there, told - there
    wrong = TEXT.partition("## When something goes wrong")[2].partition("\n## ")[0]
    promised = re.findall(r"^\*\*(.+?)\*\*", wrong, re.MULTILINE)
    assert set(promised) <= {promise for promise, _ in rows}
