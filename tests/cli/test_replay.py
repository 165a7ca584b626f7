"""forgewar replay: is a record sound, and what happened in it?"""

import json
from pathlib import Path

import pytest
from session.recorded import number_of, recorded, rewrite
from words.speaking import speaking

from forgewar.cli import main
from forgewar.rules.state import Options
from forgewar.session.record import Seat

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A whole game between two guilds."""
    seats = (Seat("Ada", "green"), Seat("Brunel", "purple", "sensible"))
    return recorded(tmp_path / "game.jsonl", actions=10_000, seats=seats)


def test_a_sound_record_is_said_to_be(game: Path, capsys: Capture) -> None:
    assert main(["replay", str(game), "--verify"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("game.jsonl is intact: all ")
    assert "to the end of the game" in out
    assert out.count("\n") == 1


def test_states_are_compared_too(tmp_path: Path, capsys: Capture) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=30, states=True)
    assert main(["replay", str(path), "--verify"]) == 0
    assert "all 1 hashes and 31 states match" in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--verify", "--describe", None])
def test_a_damaged_record_names_what_is_sound(
    option: str | None, game: Path, capsys: Capture
) -> None:
    rewrite(game, number_of(game, "check"), digest="0123456789abcdef")
    assert main(["replay", str(game), *([option] if option else [])]) == 2
    error = capsys.readouterr().err
    assert error.startswith("forgewar: game.jsonl is intact for 25 actions only: line 27 has")
    assert error.count("\n") == 1


def test_what_is_wrong_is_told_in_the_language_that_is_asked_for(
    game: Path, capsys: Capture
) -> None:
    rewrite(game, 9, action={"do": "advance", "quest": "none"})
    with speaking("en"):
        assert main(["replay", str(game), "--verify", "--language", "fr"]) == 2
        told = capsys.readouterr().err.replace("\u00a0", " ")
        assert "7 actions : la ligne 9 contient une action que les règles" in told
        game.write_bytes(b"noise")
        assert main(["replay", str(game), "--language", "ja"]) == 2
        assert "game.jsonl はForge Warの記録ではありません" in capsys.readouterr().err


def test_a_refused_action_names_its_clause(game: Path, capsys: Capture) -> None:
    rewrite(game, 9, action={"do": "advance", "quest": "none"})
    assert main(["replay", str(game), "--verify"]) == 2
    assert "intact for 7 actions only: line 9 has an action that breaks the rules (ROUND-3" in (
        capsys.readouterr().err
    )


def test_a_record_of_other_cards_is_refused(game: Path, capsys: Capture) -> None:
    rewrite(game, 1, content="0" * 64)
    assert main(["replay", str(game), "--verify"]) == 2
    assert "cards or prices that this computer doesn't have" in capsys.readouterr().err


def test_the_summary_tells_who_played_and_who_won(game: Path, capsys: Capture) -> None:
    assert main(["replay", str(game)]) == 0
    kind, guilds, length, winner, *scores = capsys.readouterr().out.splitlines()
    assert kind.startswith("game.jsonl: a simple game with 2 guilds, seed 7")
    assert guilds == "Guilds: Ada (green, Person) and Brunel (purple, Sensible)"
    assert length.startswith("Round 7 of 7, ")
    assert winner in ("Ada won.", "Brunel won.")
    assert scores[0].strip().startswith(winner.removesuffix(" won."))
    assert all("prestige" in score for score in scores)


def test_the_summary_is_in_the_language_that_is_asked_for(game: Path, capsys: Capture) -> None:
    with speaking("en"):
        assert main(["replay", str(game), "--language", "de"]) == 0
    out = capsys.readouterr().out
    assert "eine einfache Partie mit 2 Gilden" in out
    assert "Ada (grün, Mensch) und Brunel (lila, Vernünftig)" in out


def test_the_summary_of_a_game_that_was_left(tmp_path: Path, capsys: Capture) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=20, options=Options("epic", 2, True))
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert "an epic game with 2 guilds and bonus tiles" in out
    assert "The game is not over." in out


def test_the_summary_of_a_solo_game(tmp_path: Path, capsys: Capture) -> None:
    solo = Options("simple", 1, difficulty="hard")
    path = recorded(tmp_path / "game.jsonl", actions=10_000, options=solo)
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert "a simple game, solo (hard)" in out
    assert "The game was lost." in out or "The game was won." in out


def test_a_description_goes_round_by_round(game: Path, capsys: Capture) -> None:
    assert main(["replay", str(game), "--describe"]) == 0
    out = capsys.readouterr().out
    rounds = [line for line in out.splitlines() if line.startswith("ROUND")]
    assert rounds == [f"ROUND {n} (Stage I)" for n in range(1, 8)]
    assert " in first place" in " ".join(out.split())
    assert max(len(line) for line in out.splitlines()) <= 100
    assert "_" not in out, "an id instead of a name"


def test_a_description_tells_what_is_sound(game: Path, capsys: Capture) -> None:
    lines = game.read_bytes().splitlines(keepends=True)
    game.write_bytes(b"".join(lines[:20]) + lines[20][:9])
    assert main(["replay", str(game), "--describe"]) == 2
    told = capsys.readouterr()
    assert "Ada" in told.out
    assert "The game is not over." in told.out
    assert "intact for 19 actions only: line 21 of game.jsonl is damaged" in told.err


def test_names_cannot_play_tricks_on_a_terminal(game: Path, capsys: Capture) -> None:
    header = json.loads(game.read_bytes().splitlines()[0])
    header["seats"][0]["name"] = "\x1b[2Jcleared"
    rewrite(game, 1, seats=header["seats"], program="\x1b[2J")
    assert main(["replay", str(game)]) == 0
    assert main(["replay", str(game), "--describe"]) == 0
    assert "\x1b" not in capsys.readouterr().out
