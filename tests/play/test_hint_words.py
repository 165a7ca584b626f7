"""How far the next best came out behind, and what could have been done instead."""

import pytest
from words.samples import ACTIONS, NAMES

from forgewar.ai.players.base import Choice, RunnerUp
from forgewar.play.hint import behind, instead
from forgewar.words import Message, message


def runner_up(by: float, games: int, *, clear: bool = True) -> RunnerUp:
    return RunnerUp(ACTIONS["passing"][1], by, games, clear=clear)


@pytest.mark.parametrize(
    ("by", "games", "clear", "told"),
    [
        (5.0, 0, False, None),
        (0.7, 64, False, message("hint-as-good")),
        (0.7, 64, True, message("hint-some-behind")),
        (0.75, 64, False, message("hint-as-good")),
        (0.75, 64, True, message("hint-behind", prestige=1)),
        (12.4, 64, True, message("hint-behind", prestige=12)),
        (12.4, 64, False, message("hint-as-good")),
        (30.0, 64, True, message("hint-behind", prestige=30)),
        (30.5, 64, True, message("hint-far-behind")),
    ],
)
def test_how_far_behind_is_said_if_it_was_tried(
    by: float, games: int, clear: bool, told: Message | None
) -> None:
    assert behind(runner_up(by, games, clear=clear)) == told


def test_the_chance_to_win_is_told_where_it_differs() -> None:
    other = RunnerUp(ACTIONS["passing"][1], 4.2, 64, chance=0.087, clear=True)
    assert behind(other) == message("hint-behind-chance", prestige=4, points=9)
    alike = RunnerUp(other.action, 4.2, 64, chance=0.004, clear=True)
    assert behind(alike) == message("hint-behind", prestige=4)


def test_what_could_have_been_done_instead_is_said_with_how_far_behind_it_was() -> None:
    make, action = ACTIONS["hiring"]
    game = make()
    assert instead(game, NAMES, Choice(action, ())) is None
    for games, id_ in ((0, "hint-instead"), (9, "hint-instead-behind")):
        found = instead(game, NAMES, Choice(action, (), runner_up=runner_up(3.0, games)))
        assert found is not None
        assert found.id == id_
        assert str(found.values["deed"])[1:] in str(found)
