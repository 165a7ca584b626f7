"""Thousands of inputs without sense: nothing breaks, the record stays sound, and there is always a
way out."""

import pytest
from app.monkey import Monkey
from app.reviews import made_up
from session.recorded import recorded

from forgewar.ai import worker_process
from forgewar.app.library.scene import LibraryScene
from forgewar.app.window import game_files
from forgewar.paths import games_folder
from forgewar.play.library.records import recorded_games
from forgewar.rules.state import Options

pytestmark = pytest.mark.usefixtures("own_language")
GAMES = (
    Options("simple", 2),
    Options("simple", 3),
    Options("simple", 4),
    Options("epic", 3, bonus_tiles=True),
    Options("fast_forward", 2),
    Options("simple", 1, difficulty="easy"),
    Options("epic", 1, bonus_tiles=True, difficulty="random"),
)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What reviews find is made up."""
    monkeypatch.setattr(worker_process, "carry_out", made_up)


def _name(options: Options) -> str:
    return f"{options.mode}-{options.guilds}"


class Librarian(Monkey):
    """Goes to the library again and again, watches games, and looks back at them."""

    def _begin(self) -> None:
        game_files.leave_match(self.app.context)
        way = self._rng.random()
        if way < 0.4:
            self.app.context.navigator.push(LibraryScene(self.app.context))
        elif way < 0.7:
            game_files.watch(self.app.context, self._rng.choice(recorded_games()))
        else:
            game_files.review(self.app.context, self._rng.choice(recorded_games()))
        self.app.loop.step(0)


def run(options: Options, seed: int, speed: int, inputs: int, kind: type[Monkey] = Monkey) -> None:
    monkey = kind(options, seed, speed)
    done: list[str] = []
    for i in range(inputs):
        try:
            done.append(monkey.act())
            found = monkey.check() if i % 40 == 39 else []
        except Exception as error:
            raise AssertionError(f"input {i}, after {done[-6:]}") from error
        assert not found, f"input {i}, after {done[-6:]}:\n" + "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("options", GAMES, ids=_name)
def test_nothing_breaks(options: Options) -> None:
    """At rest and in motion by turns."""
    speed = (0, 4)[GAMES.index(options) % 2]
    run(options, seed=speed + 1, speed=speed, inputs=110)


def _games(options: Options) -> None:
    """Two finished games, one that was begun, and something that is none."""
    folder = games_folder()
    folder.mkdir(parents=True)
    for name, actions in (("one", 10_000), ("two", 10_000), ("begun", 40)):
        recorded(folder / f"{name}.jsonl", actions, options=options)
    (folder / "noise.jsonl").write_bytes(b"\x00\x01\n" * 100)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_nothing_breaks_in_the_library(seed: int) -> None:
    _games(GAMES[seed])
    run(GAMES[seed], seed=seed, speed=(0, 4)[seed % 2], inputs=170, kind=Librarian)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_nothing_breaks_in_the_library_for_long(seed: int) -> None:
    _games(GAMES[seed % len(GAMES)])
    run(GAMES[seed % len(GAMES)], 100 + seed, (0, 4)[seed % 2], inputs=2000, kind=Librarian)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("options", GAMES, ids=_name)
def test_nothing_breaks_for_long(options: Options, seed: int) -> None:
    run(options, seed=100 + seed, speed=(0, 4)[seed % 2], inputs=3000)
