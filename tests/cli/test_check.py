"""forgewar check: a sound folder is counted, and everything wrong with another is named."""

import multiprocessing
import shutil
from functools import partial
from pathlib import Path

import pytest
from content.packs_kit import copied, packed
from fuzz.bombs import drawings, pngs

from forgewar.app.kit.picture_process import PictureProcess
from forgewar.cli import main
from forgewar.content import load
from forgewar.paths import data_folder

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content to spoil."""
    return Path(shutil.copytree(data_folder(), tmp_path / "cards"))


@pytest.mark.slow
def test_the_content_of_the_game_is_sound(capsys: Capture) -> None:
    assert main(["check"]) == 0
    out = capsys.readouterr().out
    assert out.endswith(": ok\n")
    quests = sum(quest.copies for quest in load.default().quests.values())
    assert f"{quests} quests" in out


def test_a_folder_of_ones_own_is_checked(folder: Path, capsys: Capture) -> None:
    assert main(["check", str(folder)]) == 0
    assert capsys.readouterr().out.endswith(": ok\n")


def test_every_problem_is_named_with_its_file_and_line(folder: Path, capsys: Capture) -> None:
    titles = folder / "titles.yaml"
    lines = titles.read_text(encoding="utf-8").splitlines()
    line = next(i for i, text in enumerate(lines) if "ability:" in text)
    lines[line] = "  ability: flying"
    titles.write_text("\n".join(lines), encoding="utf-8")
    (folder / "tiles.yaml").unlink()

    assert main(["check", str(folder)]) == 2

    told = capsys.readouterr()
    problems = told.out.splitlines()
    assert any(problem.startswith(f"titles.yaml:{line + 1}: ") for problem in problems)
    assert any(problem.startswith("tiles.yaml: ") for problem in problems)
    assert told.err == f"forgewar: {len(problems)} problems in {folder}.\n"


def test_an_empty_folder_is_refused(tmp_path: Path, capsys: Capture) -> None:
    assert main(["check", str(tmp_path)]) == 2
    assert "designs.yaml" in capsys.readouterr().out


@pytest.mark.slow
def test_pictures_are_checked_where_the_game_keeps_its_own(
    folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("forgewar.cli.check.data_folder", lambda: folder)
    monkeypatch.setattr("forgewar.cli.check.assets_folder", lambda: folder)  # without pictures
    assert main(["check", str(folder)]) == 2
    assert 'there is no picture "' in capsys.readouterr().out


@pytest.mark.slow
def test_a_missing_translation_is_a_warning_and_in_strict_mode_an_error(
    folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("forgewar.cli.check.data_folder", lambda: folder)
    take_out("cli-check-ok", folder / "languages" / "de" / "cli.ftl")

    assert main(["check", str(folder)]) == 0
    out = capsys.readouterr().out
    assert out.startswith(
        "de: cli-check-ok is missing\n1 message is not translated and will be shown in"
    )
    assert out.endswith(": ok\n")

    assert main(["check", str(folder), "--strict"]) == 2
    told = capsys.readouterr()
    assert told.out == "de: cli-check-ok is missing\n"
    assert told.err == f"forgewar: 1 problem in {folder}.\n"


@pytest.mark.slow
def test_a_message_that_english_lacks_is_an_error_without_strict(
    folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("forgewar.cli.check.data_folder", lambda: folder)
    take_out("cli-check-ok", folder / "languages" / "en" / "cli.ftl")
    assert main(["check", str(folder)]) == 2
    assert "there is no message cli-check-ok" in capsys.readouterr().out


def take_out(id_: str, catalogue: Path) -> None:
    """Delete a message of one line."""
    lines = catalogue.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(f"{id_} = ")]
    assert len(kept) == len(lines) - 1
    catalogue.write_text("".join(kept), encoding="utf-8")


@pytest.mark.slow
def test_the_rulebook_is_checked_where_there_is_one(folder: Path, capsys: Capture) -> None:
    book = folder / "rulebook.yaml"
    text = book.read_text(encoding="utf-8")
    book.write_text(text.replace("id: MINE-2,", "id: MINE-99,"), encoding="utf-8")
    assert main(["check", str(folder)]) == 2
    assert "clause MINE-99 stands where MINE-2 is due" in capsys.readouterr().out
    book.unlink()
    assert main(["check", str(folder)]) == 0


# Pictures of packs

STALL = "pictures/market/low_town_stall"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.mark.slow
@pytest.mark.parametrize("zipped", [False, True], ids=["folder", "zip"])
@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("flat", ":1: width: a number is larger than 1000000"),
        ("viewBox of nothing", ":1: the sides of the viewBox must be from 0.1 to 100000"),
        ("joins", ":1: a stroke is broader than the picture"),
        ("arcs", ":1: has more than 100000 numbers in its paths"),
        ("boxes", ": cannot be drawn within 1 seconds and 512 MB"),
    ],
)
def test_a_pack_with_a_harmful_drawing_is_not_installed(
    name: str,
    problem: str,
    zipped: bool,
    tmp_path: Path,
    home: Path,
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quick = partial(PictureProcess, seconds=1)
    monkeypatch.setattr("forgewar.cli.check.PictureProcess", quick)
    pack = copied(tmp_path)
    (pack / f"{STALL}.svg").write_bytes(drawings()[name])
    assert main(["check", str(as_zip(pack) if zipped else pack), "--install"]) == 2
    told = capsys.readouterr()
    assert told.out == f"{STALL}.svg{problem}\n"
    assert told.err.startswith("forgewar: 1 problem in ")
    assert not home.exists()


@pytest.mark.slow
@pytest.mark.usefixtures("home")
def test_a_png_that_cannot_be_decoded_is_named(tmp_path: Path, capsys: Capture) -> None:
    pack = copied(tmp_path)
    (pack / f"{STALL}.svg").unlink()
    (pack / f"{STALL}.png").write_bytes(pngs()["rows of none"])
    assert main(["check", str(pack), "--install"]) == 2
    assert capsys.readouterr().out.startswith(f"{STALL}.png: cannot be drawn: ")


def test_a_sound_pack_is_installed_and_no_process_is_left(tmp_path: Path, home: Path) -> None:
    assert main(["check", str(as_zip(copied(tmp_path))), "--install"]) == 0
    assert list(home.rglob("low_town_stall.svg"))
    assert multiprocessing.active_children() == []


def as_zip(pack: Path) -> Path:
    files = {
        path.relative_to(pack).as_posix(): path.read_bytes()
        for path in pack.rglob("*")
        if path.is_file()
    }
    return packed(pack.with_suffix(".zip"), files)
