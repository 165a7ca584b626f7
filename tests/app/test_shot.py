"""forgewar shot: any moment of a record as a picture."""

import struct
from pathlib import Path

import pytest
from session.recorded import number_of, recorded, rewrite

from forgewar.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return recorded(tmp_path / "game.jsonl", actions=40)


def _size(picture: Path) -> tuple[int, int]:
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_a_moment_is_drawn_at_the_size_asked_for(
    game: Path, tmp_path: Path, capsys: Capture
) -> None:
    out = tmp_path / "x.png"
    arguments = ["--at", "20", "--size", "1280x720", "--scale", "125", "--out", str(out)]
    assert main(["shot", str(game), *arguments]) == 0
    assert _size(out) == (1280, 720)
    assert capsys.readouterr().out == f"{out}: after 20 of 40 actions\n"


def test_the_last_moment_is_drawn_beside_where_one_stands(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["shot", str(game)]) == 0
    assert _size(tmp_path / "game-40.png") == (1600, 900)


@pytest.mark.slow
def test_moments_are_counted_from_the_end_too(game: Path, tmp_path: Path, capsys: Capture) -> None:
    out = str(tmp_path / "x.png")
    for at, number in ((-1, 40), (-2, 39), (-41, 0), (0, 0)):
        assert main(["shot", str(game), "--at", str(at), "--out", out]) == 0
        assert f"after {number} of 40" in capsys.readouterr().out


def test_the_end_of_a_game_shows_its_scores(tmp_path: Path) -> None:
    game = recorded(tmp_path / "whole.jsonl", actions=10_000)
    out = tmp_path / "x.png"
    assert main(["shot", str(game), "--out", str(out), "--size", "1024x640"]) == 0
    assert _size(out) == (1024, 640)


def _refused(capsys: Capture, *arguments: object) -> str:
    assert main(["shot", *map(str, arguments)]) == 2
    error = capsys.readouterr().err
    assert error.startswith("forgewar: ")
    assert error.count("\n") == 1
    return error


def test_bad_arguments_are_refused_in_one_sentence(
    game: Path, tmp_path: Path, capsys: Capture
) -> None:
    assert "has 40 actions, so there is no moment 41" in _refused(capsys, game, "--at", 41)
    assert "there is no moment -42" in _refused(capsys, game, "--at", -42)
    assert "must be a whole number" in _refused(capsys, game, "--at", "soon")
    assert "must be from 1024x640 to 7680x4320" in _refused(capsys, game, "--size", "80x60")
    assert "must be from 1024x640 to 7680x4320" in _refused(capsys, game, "--size", "large")
    assert "from 80 to 200" in _refused(capsys, game, "--scale", 300)
    assert "cannot be read" in _refused(capsys, tmp_path / "none.jsonl")
    assert "cannot be written" in _refused(capsys, game, "--out", tmp_path / "no" / "x.png")


def test_the_sound_part_of_a_damaged_record_is_drawn(
    game: Path, tmp_path: Path, capsys: Capture
) -> None:
    rewrite(game, number_of(game, "check"), digest="0123456789abcdef")
    assert "is intact for 25 actions only" in _refused(capsys, game)
    assert "choose --at 0 to 25" in _refused(capsys, game, "--at", 30)
    assert main(["shot", str(game), "--at", "25", "--out", str(tmp_path / "x.png")]) == 0
