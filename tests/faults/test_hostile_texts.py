"""Cards whose names hold what a terminal obeys or a font refuses: `check` reports them; records
that carry them are opened, told and drawn, with a replacement character."""

import shutil
from pathlib import Path

import pytest
from app.blank_app import plain_app, replay_of
from content.packs_kit import copied
from hostile_content import record_with, renamed_content, renamed_files, yaml_text

from forgewar.app.menus.title import TitleScene
from forgewar.app.window import game_files
from forgewar.app.window.documents import save_transcript
from forgewar.cli import main
from forgewar.content import archive
from forgewar.content.error import ContentError
from forgewar.content.files import GivenFiles
from forgewar.content.load import default, load_files, problems_of
from forgewar.content.packs import check_pack, install, read_pack
from forgewar.content.zipped import zip_files
from forgewar.paths import shared_folders
from forgewar.printable import is_printable
from forgewar.session.session import Session
from forgewar.words.printed import texts

HOSTILE = "\0\x1b[2J\u202eKeep\n"
SHOWN = "\ufffd\ufffd[2J\ufffdKeep\ufffd"


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A record that carries such cards, on a machine that does not know them."""
    monkeypatch.setattr(archive, "_known", {})
    made = tmp_path / "made.jsonl"
    data = record_with(renamed_content(HOSTILE), made, actions=10_000)
    shutil.rmtree(tmp_path / archive.CONTENTS)
    archive._known.clear()
    path = tmp_path / "game.jsonl"
    path.write_bytes(data)
    return path


# Checking


def test_check_names_file_and_line_of_every_hidden_character() -> None:
    files = renamed_files("Keep")
    lines = files["quests.yaml"].decode().splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("  name:"))
    lines[number] = f"  name: {yaml_text(HOSTILE)}"
    files["quests.yaml"] = "\n".join(lines).encode()
    (problem,) = problems_of(GivenFiles(files))
    assert str(problem) == (
        f"quests.yaml:{number + 1}: the character U+0000 cannot be shown in name of quest"
        " the_cursed_keep"
    )


def test_check_finds_every_text() -> None:
    problems = problems_of(GivenFiles(renamed_files(HOSTILE)))
    assert len(problems) == len(texts(default()))
    assert all(problem.line is not None for problem in problems)


def test_letters_of_every_script_are_no_problem() -> None:
    assert problems_of(GivenFiles(renamed_files("山田\u3000می\u200cخ\u200d"))) == []


def test_a_raw_control_character_is_found_in_its_line() -> None:
    files = renamed_files("Keep")
    files["quests.yaml"] = b"a:\n  name: x\n  flavour: a\x1bb\n"
    with pytest.raises(ContentError) as refused:
        load_files(GivenFiles(files))
    assert str(refused.value) == "quests.yaml:3: is not YAML: a character that may not be there"


def test_a_pack_with_such_a_card_is_not_installed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = copied(tmp_path)
    (pack / "quests.yaml").write_bytes(renamed_files(HOSTILE)["quests.yaml"])
    with pytest.raises(ContentError, match=r"U\+0000 cannot be shown"):
        install(pack)
    assert main(["check", str(pack)]) == 2
    told = capsys.readouterr()
    assert "quests.yaml:14: the character U+0000 cannot be shown in name of quest" in told.out
    assert all(is_printable(line) for line in (told.out + told.err).splitlines())


@pytest.mark.parametrize("key", ["name", "author", "about"])
def test_the_label_of_a_pack_is_checked_too(key: str, tmp_path: Path) -> None:
    pack = copied(tmp_path)
    label = {"name": "Low Town", "author": "Bess", "about": "Two\nlines\n"} | {key: "\x1b[2J"}
    rows = (f"{name}: {yaml_text(text)}\n" for name, text in label.items())
    (pack / "pack.yaml").write_text("".join(rows), encoding="utf-8")
    (problem,) = check_pack(pack)
    line = list(label).index(key) + 1
    assert str(problem) == (
        f"pack.yaml:{line}: the character U+001B cannot be shown in {key} of the pack"
    )
    assert getattr(read_pack(pack).label, key) == "\ufffd[2J"


def test_what_a_pack_says_of_itself_may_have_several_lines(tmp_path: Path) -> None:
    pack = copied(tmp_path)
    (pack / "pack.yaml").write_text("name: a\nauthor: b\nabout: |\n  One.\n  Two.\n")
    assert check_pack(pack) == []
    assert read_pack(pack).label.about == "One. Two."


# Records that carry such cards


def test_the_hash_of_a_content_stays_as_it_is() -> None:
    content = renamed_content(HOSTILE)
    assert content.hash == renamed_content("Keep").hash
    assert content.quests["the_cursed_keep"].name == SHOWN
    assert content.files["quests.yaml"] == renamed_files(HOSTILE)["quests.yaml"].decode()


def test_a_kept_content_is_still_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "_known", {})
    content = renamed_content(HOSTILE)
    (tmp_path / archive.CONTENTS).mkdir()
    kept = tmp_path / archive.CONTENTS / f"{content.hash}.zip"
    kept.write_bytes(zip_files(content.files))
    found = archive.find(content.hash, near=tmp_path)
    assert found is not None
    assert found.quests == content.quests


@pytest.mark.parametrize("how", ["--verify", "--describe"])
def test_a_record_with_such_cards_is_verified_and_told(
    how: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), how]) == 0
    out = capsys.readouterr().out
    assert all(is_printable(line) for line in out.splitlines())
    assert (SHOWN in out.replace("\n      ", " ")) == (how == "--describe")


@pytest.mark.slow
def test_a_replay_with_such_cards_is_drawn(record: Path) -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    game_files.watch(app.context, record)
    replay = replay_of(app)
    shown = ""
    for moment in range(0, 200, 10):
        replay.go(moment)
        app.loop.step(0.1)
        app.loop.draw()
        shown += "".join(text.text for text in app.context.frame.texts)
    assert "\ufffd" in shown
    assert is_printable(shown.replace("\n", ""))


def test_a_transcript_with_such_cards_is_saved(record: Path) -> None:
    session = Session.load(record, default())
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    game_files.start_match(app.context, session)
    save_transcript(app.context)
    (path,) = shared_folders()[0].glob("*.txt")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert any("\ufffd" in line for line in lines)
    assert all(is_printable(line) for line in lines)
    game_files.put_away(app.context)
