"""`forgewar balance --challenges`: marks are the best 50, 25 and 10 % of the scores."""

import pytest

from forgewar.cli import command_line
from forgewar.cli.measure import challenges
from forgewar.cli.measure.challenges import Scores, Task, play_task, tasks_of
from forgewar.content.challenges import deal_plan, ladder


def test_marks_are_shares_of_all_games() -> None:
    scores = Scores("simple", {"artisan": [*range(1, 51)], "master": [*range(51, 101)]})
    assert scores.marks == (51, 76, 91)


def test_marks_rise_even_where_all_games_end_alike() -> None:
    assert Scores("simple", {"artisan": [90] * 10}).marks == (90, 91, 92)


def test_every_strength_plays_as_often_as_the_data_says() -> None:
    tasks = tasks_of("no_clerk", {"artisan": 2, "master": 1})
    assert [(task.strength, task.number) for task in tasks] == [
        ("artisan", 1), ("artisan", 2), ("master", 1),
    ]  # fmt: skip


@pytest.mark.slow
def test_a_task_gives_the_same_score_again() -> None:
    task = Task("first_commission", "apprentice", 2)
    assert play_task(task) == play_task(task)


def test_the_command_prints_a_line_for_each_challenge(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(challenges, "play_task", lambda task: 50 + task.number)
    assert command_line.main(["balance", "--challenges"]) == 0
    lines = capsys.readouterr().out.splitlines()
    names = [*ladder().contracts, *deal_plan().marks]
    assert [line.split()[0] for line in lines[1:]] == names
