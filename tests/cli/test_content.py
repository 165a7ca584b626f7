"""--content and the archive on the command line: packs are played, checked, installed, released."""

import json
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from content.packs_kit import LOW_TOWN, members, packed

from forgewar import paths
from forgewar.cli import command_line, contents, main
from forgewar.content import archive, load
from forgewar.content.packs import Pack, installed_packs, read_pack
from forgewar.session.record import read_header

Capture = pytest.CaptureFixture[str]
FORMATS = Path(__file__).parents[1] / "fixtures" / "formats"


@pytest.fixture(autouse=True)
def _nothing_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(archive, "_known", {})
    contents.pack_at.cache_clear()


@pytest.fixture(params=["folder", "zip"])
def low_town(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return LOW_TOWN if request.param == "folder" else packed(tmp_path / "low.zip", members())


def hash_of_low_town() -> str:
    return read_pack(LOW_TOWN).content.hash


# Playing


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
def test_games_are_simulated_with_a_pack(jobs: int, low_town: Path, tmp_path: Path) -> None:
    out = tmp_path / "found.json"
    games = ["--games", "4", "--jobs", str(jobs), "--record", str(tmp_path / "games")]
    assert main(["simulate", "--content", str(low_town), *games, "--json", str(out)]) == 0
    assert json.loads(out.read_text())["content"] == hash_of_low_town()
    records = sorted((tmp_path / "games").glob("*.jsonl"))
    assert {read_header(path).content for path in records} == {hash_of_low_town()}
    archive._known.clear()
    assert main(["replay", *map(str, records), "--verify"]) == 0  # the cards lie beside them


def test_a_pack_makes_other_games(tmp_path: Path, capsys: Capture) -> None:
    told = []
    for content in ([], ["--content", str(LOW_TOWN)]):
        out = tmp_path / f"{len(told)}.json"
        assert main(["simulate", "--games", "5", "--json", str(out), *content]) == 0
        told.append(json.loads(out.read_text())["seats"])
    assert told[0] != told[1]
    capsys.readouterr()


@pytest.mark.slow
def test_a_ladder_and_a_report_are_made_with_a_pack(tmp_path: Path, capsys: Capture) -> None:
    page = tmp_path / "page.md"
    few = ["--games", "1", "--solo-games", "1", "--targets", "6", "--out", str(page)]
    assert main(["balance", "--content", str(LOW_TOWN), *few]) == 0
    assert f"Content {hash_of_low_town()[:12]}" in page.read_text(encoding="utf-8")
    assert f"--content {LOW_TOWN}" in page.read_text(encoding="utf-8")
    capsys.readouterr()


@pytest.mark.slow
@pytest.mark.usefixtures("screen")
def test_a_record_is_told_and_drawn_with_a_pack_that_is_nowhere_else(
    tmp_path: Path, capsys: Capture
) -> None:
    games = ["--games", "1", "--record", str(tmp_path / "games")]
    assert main(["simulate", "--content", str(LOW_TOWN), *games]) == 0
    (path,) = (tmp_path / "games").glob("*.jsonl")
    shutil.rmtree(tmp_path / "games" / "contents")
    archive._known.clear()
    contents.pack_at.cache_clear()
    assert main(["replay", str(path)]) == 2
    assert "cards or prices that this computer doesn't have" in capsys.readouterr().err
    assert main(["replay", str(path), "--describe", "--content", str(LOW_TOWN)]) == 0
    out = tmp_path / "shot.png"
    shot = ["shot", str(path), "--at", "5", "--out", str(out), "--content", str(LOW_TOWN)]
    assert main(shot) == 0
    assert out.read_bytes().startswith(b"\x89PNG")


@pytest.mark.slow
def test_games_of_every_format_are_verified_with_nothing_supplied(capsys: Capture) -> None:
    records = sorted(FORMATS.glob("*/*.jsonl"))
    assert main(["replay", *map(str, records), "--verify"]) == 0
    assert capsys.readouterr().out.count(" is intact: all ") == len(records) == 8


def test_the_game_is_started_with_a_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[tuple[Path | None, Pack | None]] = []

    def play(file: Path | None, pack: Pack | None, _language: str) -> int:
        started.append((file, pack))
        return 0

    monkeypatch.setitem(sys.modules, "forgewar.app.main", SimpleNamespace(main=play))
    assert main(["--content", str(LOW_TOWN)]) == 0
    assert main(["--content", str(LOW_TOWN), "open", "game.jsonl"]) == 0
    assert main([]) == 0
    (_, first), (file, second), (_, none) = started
    assert first is second is not None
    assert first.content.hash == hash_of_low_town()
    assert (file, none) == (Path("game.jsonl"), None)


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--content", "{}"],
        ["balance", "--content", "{}"],
        ["replay", "game.jsonl", "--content", "{}"],
        ["shot", "game.jsonl", "--content", "{}"],
        ["--content", "{}"],
        ["check", "{}"],
    ],
    ids=lambda words: words[0],
)
def test_a_bad_pack_is_refused_in_one_sentence(
    words: list[str], tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = SimpleNamespace(main=lambda *_: pytest.fail("it was started"))
    monkeypatch.setitem(sys.modules, "forgewar.app.main", app)
    text = tmp_path / "text.zip"
    text.write_text("no zip")
    for bad in (tmp_path / "nowhere", tmp_path, text):
        contents.pack_at.cache_clear()
        assert main([word.format(bad) for word in words]) == 2
        told = capsys.readouterr().err
        assert told.startswith("forgewar: ")
        assert told.count("\n") == 1


def test_content_before_a_command_is_refused(capsys: Capture) -> None:
    assert main(["--content", str(LOW_TOWN), "simulate"]) == 2
    assert "put --content after simulate, not before it." in capsys.readouterr().err
    assert command_line.FAILED == 2


# Checking, installing, releasing


def test_a_pack_is_checked(low_town: Path, capsys: Capture) -> None:
    assert main(["check", str(low_town)]) == 0
    assert f"content {hash_of_low_town()[:16]}: ok" in capsys.readouterr().out


def test_a_pack_is_installed(low_town: Path, capsys: Capture) -> None:
    assert main(["check", str(low_town), "--install"]) == 0
    assert "low_town" in capsys.readouterr().out
    assert [pack.content.hash for pack in installed_packs()] == [hash_of_low_town()]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder in which a release may be made."""
    data = Path(shutil.copytree(paths.data_folder(), tmp_path / "data"))
    for module in ("cli.check", "content.archive"):
        monkeypatch.setattr(f"forgewar.{module}.data_folder", lambda: data)
    return data


@pytest.mark.slow
def test_a_content_is_released_once_and_found_ever_after(
    checkout: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    prices = checkout / "prices.yaml"
    prices.write_text(prices.read_text().replace("hire: [4, 5, 6]", "hire: [4, 5, 7]"))
    content = load.load(checkout)
    assert archive.find(content.hash) is None
    for file in (checkout / "challenges").iterdir():  # as if measured with these cards
        file.write_text(file.read_text().replace(load.default().hash[:16], content.hash[:16]))

    assert main(["check", str(checkout), "--release"]) == 0
    assert f"released in {checkout}" in capsys.readouterr().out
    assert main(["check", str(checkout), "--release"]) == 0
    assert capsys.readouterr().out.endswith("released before\n")

    prices.write_text(prices.read_text().replace("hire: [4, 5, 7]", "hire: [4, 5, 8]"))
    monkeypatch.setattr(archive, "_known", {})
    found = archive.find(content.hash)
    assert found is not None
    assert found.prices.hire == (4, 5, 7)


@pytest.mark.slow
def test_a_content_that_is_not_sound_is_not_released(checkout: Path, capsys: Capture) -> None:
    before = archive.released_hashes()
    (checkout / "prices.yaml").unlink()
    assert main(["check", str(checkout), "--release"]) == 2
    assert archive.released_hashes() == before
    capsys.readouterr()
