"""forgewar simulate --ladder: shares with their intervals, every deal from every seat."""

from pathlib import Path

import pytest

import forgewar
from forgewar.cli import ladder, main


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder of quick guilds."""
    monkeypatch.setattr(ladder, "RUNGS", (("sensible", "random"),))
    monkeypatch.setattr(ladder, "MIRRORS", ("random",))


@pytest.mark.usefixtures("short")
def test_the_ladder_tells_every_rung(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--ladder", "--games", "7", "--guilds", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "simple games with 4 guilds" in lines[0]
    assert "an even share is 25%" in lines[0]
    stronger, mirror = (line.split() for line in lines[-2:])
    assert stronger[:3] == ["sensible", "random", "8"]  # made up to a multiple of the seats
    assert mirror[:3] == ["random", "random", "8"]


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize(
    "wrong",
    [["--seats", "random,random"], ["--solo"], ["--states"], ["--json", "x"], ["--bonus-tiles"]],
    ids=" ".join,
)
def test_what_does_not_go_with_a_ladder_is_refused(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--ladder", *wrong]) == 2
    assert capsys.readouterr().err


def test_guilds_are_for_the_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--guilds", "3"]) == 2
    assert "--ladder" in capsys.readouterr().err


def test_the_interval_holds_the_share_and_narrows_with_the_games() -> None:
    low, high = ladder.interval(50, 100)
    narrow = ladder.interval(500, 1000)
    assert low < narrow[0] < 0.5 < narrow[1] < high
    # Wilson's interval for 50 of 100 is 40.4 to 59.6 %.
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)


def test_the_interval_stays_within_bounds_at_the_ends() -> None:
    assert ladder.interval(10, 10)[1] <= 1
    assert ladder.interval(0, 10)[0] >= 0


def test_each_strength_plays_its_own_of_another_checkout(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "MIRRORS", ("sensible",))
    here = str(Path(forgewar.__file__).parents[1])
    asked = ["simulate", "--ladder", "--games", "2", "--against", here]
    assert main([*asked, "--milliseconds", "100"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].split()[:3] == ["sensible", "sensible*", "2"]


def test_a_folder_without_the_game_is_no_opponent(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "forgewar").mkdir()
    (tmp_path / "forgewar" / "__init__.py").write_text("", encoding="utf-8")
    assert main(["simulate", "--ladder", "--games", "2", "--against", str(tmp_path)]) == 2
    assert "not a checkout of the game" in capsys.readouterr().err
    assert main(["simulate", "--against", str(tmp_path)]) == 2
    assert "--ladder" in capsys.readouterr().err
