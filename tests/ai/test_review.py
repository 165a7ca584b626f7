"""Looking back: blunders are found with what would have been better, and sound choices are not."""

import json
from pathlib import Path

import pytest
from rules.kit import ask, begun, content_with, design, give, heroes, leg, quest
from session.recorded import recorded

from forgewar.ai import review
from forgewar.ai.review import TurningPoint, costliest, standings, turning_point
from forgewar.cli import main
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules.game import Game
from forgewar.session.timeline import Timeline

RICH, POOR = ac.TakeQuest("rich"), ac.TakeQuest("poor")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are quick enough for tests."""
    monkeypatch.setattr(review, "FIRST", 2)
    monkeypatch.setattr(review, "SECOND", 6)


def choosing() -> Game:
    """A guild that can take one of two quests, which are as hard but not as good."""
    cards = content_with(
        design("blade", kind="public", power=2, cost={"iron": 1}),
        quest(leg(difficulty=3, prestige=2), id="poor"),
        quest(leg(difficulty=3, prestige=40), id="rich"),
    )
    game = begun(content=cards)
    heroes(game, 0, 1, 1)
    give(game, 0, iron=2)
    game.state.guilds[0].claims = ["blade"]
    game.state.offer = ["poor", "rich", *[""] * 6]
    return ask(game, de.Acquisition(0))


def test_a_blunder_is_found_with_what_would_have_been_better() -> None:
    found = turning_point(choosing(), 7, POOR, seed=1)
    assert found is not None
    assert (found.moment, found.round, found.seat) == (7, 1, 0)
    assert (found.played, found.better) == (POOR, RICH)
    assert found.prestige > 15
    assert found.chance > review.SURE * found.error
    assert turning_point(choosing(), 7, POOR, seed=1) == found


def test_a_sound_choice_is_no_turning_point() -> None:
    game = choosing()
    before = game.state.digest()
    assert turning_point(game, 7, RICH, seed=1) is None
    assert game.state.digest() == before


def test_what_nobody_searches_is_not_judged() -> None:
    game = ask(choosing(), de.Management(0))
    assert turning_point(game, 7, ac.FinishManaging(), seed=1) is None


def test_only_the_few_that_cost_most_are_kept_in_the_order_of_the_game() -> None:
    points = [
        TurningPoint(moment, 1, moment % 2, POOR, RICH, moment / 100, 0.01, 1.0)
        for moment in range(20)
    ]
    assert [point.moment for point in costliest(points)] == list(range(10, 20))


def test_the_standing_of_each_round_is_told(tmp_path: Path) -> None:
    timeline = Timeline.read(recorded(tmp_path / "game.jsonl", actions=10_000))
    found = [*standings(timeline.games, seed=1)]
    assert [each.round for each in found] == list(range(1, 8))
    assert all(sum(each.chances) == pytest.approx(1) for each in found)
    assert found == [*standings(timeline.games, seed=1)]


def test_the_command_tells_it_and_writes_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def judged(_: Game, moment: int, action: ac.Action, seed: int) -> TurningPoint | None:
        if not isinstance(action, ac.MoveOverseer):
            return None
        return TurningPoint(moment, seed, 0, action, ac.PassMine(), 0.25, 0.01, 3.0)

    monkeypatch.setattr(review, "turning_point", judged)
    path, out = recorded(tmp_path / "game.jsonl", actions=10_000), tmp_path / "review.json"
    assert main(["review", str(path), "--seed", "3", "--json", str(out)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Round 1: ")
    assert " %" in told[0]
    assert "25 points of winning chance" in told[-1]
    assert "Better: Pass: move no overseer." in told[-1]
    written = json.loads(out.read_text(encoding="utf-8"))
    assert len(written["standings"]) == 7
    assert len(written["points"]) == review.MOST


def test_a_game_that_is_not_over_is_not_reviewed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=5)
    assert main(["review", str(path)]) == 2
    assert "does not hold a finished game" in capsys.readouterr().err
