"""Enter at random moments of whole games: nothing is answered, closed or ended unseen."""

import pytest
from app.enter_monkey import EnterMonkey
from play.test_lessons import LESSONS

from forgewar.rules.state import Options

pytestmark = pytest.mark.usefixtures("own_language")
GAMES: tuple[tuple[Options, tuple[str, ...]], ...] = (
    (Options("simple", 1, difficulty="easy"), ()),
    (Options("simple", 2), ("journeyman",)),
    (Options("simple", 4), ("apprentice", "journeyman", "apprentice")),
    (Options("epic", 2, bonus_tiles=True), ("journeyman",)),
    (Options("simple", 2), ("person",)),
)


def play_game(seed: int, speed: int) -> None:
    options, others = GAMES[seed % len(GAMES)]
    monkey = EnterMonkey(seed, speed)
    monkey.begin_game(options, *others)
    _check(monkey)
    assert monkey.answered


def play_lesson(lesson: str, seed: int, speed: int) -> None:
    monkey = EnterMonkey(seed, speed)
    monkey.begin_lesson(lesson)
    _check(monkey)


def _check(monkey: EnterMonkey) -> None:
    monkey.play()
    assert not monkey.faults, "\n".join(monkey.faults[:10])
    assert monkey.finished
    assert monkey.presses


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(len(GAMES)))
def test_enter_never_swallows_what_was_not_seen(seed: int) -> None:
    play_game(seed, speed=(1, 0, 4, 2, 1)[seed])


@pytest.mark.slow
@pytest.mark.parametrize("lesson", ["walking", "quest"])
def test_enter_never_swallows_a_lesson_card(lesson: str) -> None:
    play_lesson(lesson, 1, speed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 150))
def test_enter_never_swallows_anything_in_fifty_games(seed: int) -> None:
    play_game(seed, speed=(1, 2, 4, 0)[seed % 4])


@pytest.mark.long
@pytest.mark.parametrize("lesson", LESSONS)
def test_enter_never_swallows_a_card_of_any_lesson(lesson: str) -> None:
    for seed in range(3):
        play_lesson(lesson, seed, speed=(1, 0, 4)[seed])
