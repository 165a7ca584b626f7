"""Thousands of inputs without sense: nothing breaks, the record stays sound, and there is always a
way out."""

import pytest
from app.monkey import Monkey

from forgewar.rules.state import Options

GAMES = (
    Options("simple", 2),
    Options("simple", 3),
    Options("simple", 4),
    Options("epic", 3, bonus_tiles=True),
    Options("fast_forward", 2),
    Options("simple", 1, difficulty="easy"),
    Options("epic", 1, bonus_tiles=True, difficulty="random"),
)


def _name(options: Options) -> str:
    return f"{options.mode}-{options.guilds}"


def run(options: Options, seed: int, speed: int, inputs: int) -> None:
    monkey = Monkey(options, seed, speed)
    done: list[str] = []
    for i in range(inputs):
        try:
            done.append(monkey.act())
            found = monkey.check() if i % 40 == 39 else []
        except Exception as error:
            raise AssertionError(f"input {i}, after {done[-6:]}") from error
        assert not found, f"input {i}, after {done[-6:]}:\n" + "\n".join(found)


@pytest.mark.parametrize("speed", [0, 4])
@pytest.mark.parametrize("options", GAMES, ids=_name)
def test_nothing_breaks(options: Options, speed: int) -> None:
    run(options, seed=speed + 1, speed=speed, inputs=160)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("options", GAMES, ids=_name)
def test_nothing_breaks_for_long(options: Options, seed: int) -> None:
    run(options, seed=100 + seed, speed=(0, 4)[seed % 2], inputs=3000)
