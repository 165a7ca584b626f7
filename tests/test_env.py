"""The PettingZoo environment: its interface, what actions and observations mean, and that an agent
observes nothing that its seat may not know."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from forgewar.ai.players.base import legal_actions
from forgewar.ai.players.sensible_player import SensiblePlayer
from forgewar.ai.search.sample_hidden import sample_hidden
from forgewar.content import load
from forgewar.rules.actions import Action, TakeCard
from forgewar.rules.game import Game
from forgewar.rules.refusal import BadOptions
from forgewar.rules.state import Options

np = pytest.importorskip("numpy", reason="needs the extra env")
pytest.importorskip("pettingzoo", reason="needs the extra env")

from pettingzoo.test import api_test, seed_test  # noqa: E402

from forgewar.env import RawEnv, env  # noqa: E402

os.environ["SDL_AUDIODRIVER"] = "dummy"  # PettingZoo's import sets "dsp" for the whole process

CONTENT = load.default()
KINDS = {
    "simple": Options("simple", 2),
    "epic": Options("epic", 4, True),
    "fast_forward": Options("fast_forward", 3),
    "solo": Options("simple", 1, difficulty="hard"),
}


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_the_interface_is_the_one_of_pettingzoo(kind: Options) -> None:
    table = env(kind.mode, kind.guilds, bonus_tiles=kind.bonus_tiles, difficulty=kind.difficulty)
    api_test(table, num_cycles=200)


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(env, num_cycles=60)


def test_options_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(BadOptions):
        env("simple", 5)


def _of_the_discard(action: Action) -> Action:
    """The action, without the number of the copy if it takes a card from the discard."""
    return TakeCard(action.card.partition(":")[0]) if isinstance(action, TakeCard) else action


def _positions(table: RawEnv, kind: Options, seed: int) -> Iterator[Game]:
    """Play a game of sensible players in the environment; yields it before every action."""
    guilds = [SensiblePlayer(seed + seat) for seat in range(kind.guilds)]
    table.reset(seed)
    while (decision := table.game.decision) is not None:
        yield table.game
        action = guilds[decision.seat].choose(table.game, decision.seat)
        alike = _of_the_discard(action)
        (number,) = [n for n, each in table._legal.items() if _of_the_discard(each) == alike]
        table.step(number)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_legal_action_has_a_number_of_its_own(kind: Options) -> None:
    table = RawEnv(kind, CONTENT)
    for game in _positions(table, kind, 3):
        assert game.decision is not None
        seen = table.observe(table.agent_selection)
        legal = legal_actions(game, game.decision.seat)
        alike = {_of_the_discard(action) for action in legal}
        assert len(table._legal) == len(alike) == int(seen["action_mask"].sum())
        assert {*table._legal.values()} <= {*legal}
    result = table.game.state.result
    assert result is not None
    if not kind.solo:
        assert max(table.rewards, key=lambda agent: table.rewards[agent]) == (
            f"guild_{result.ranking[0]}"
        )
        assert sum(table.rewards.values()) == pytest.approx(0.0)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_an_observation_tells_nothing_that_the_seat_may_not_know(kind: Options) -> None:
    """SETUP-13: with everything hidden changed, each seat observes the same numbers."""
    table, rng = RawEnv(kind, CONTENT), Random(4)
    for turn, game in enumerate(_positions(table, kind, 5)):
        if turn % 7:
            continue
        seats = range(kind.guilds)
        before = [table.observe(f"guild_{seat}") for seat in seats]
        for seat in seats:
            table.game = sample_hidden(Game(game.view(seat), CONTENT), seat, rng)
            after = table.observe(f"guild_{seat}")
            assert np.array_equal(before[seat]["observation"], after["observation"])
        table.game = game


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_an_observation_has_what_the_seat_owns(kind: Options) -> None:
    """Gold of the own guild and of the next one are where the layout says."""
    table = RawEnv(kind, CONTENT)
    table.reset(1)
    start = len(table._observed._table(table.game, 0)) + len(table._observed._mine(table.game, 0))
    start += len(table._observed._market(table.game))
    length = len(table._observed._guild(table.game, 0))
    for number, guild in enumerate(table.game.state.guilds):
        guild.gold = 3 + number
    for seat, agent in enumerate(table.agents):
        seen: dict[str, Any] = table.observe(agent)
        for turn in range(kind.guilds):
            gold = seen["observation"][start + turn * length] * 10
            assert round(float(gold)) == 3 + (seat + turn) % kind.guilds


@pytest.mark.slow
@pytest.mark.parametrize(
    ("example", "said"), [("random_loop.py", "game 3:"), ("training_sketch.py", "after 2 games:")]
)
def test_the_examples_run(example: str, said: str) -> None:
    path = Path(__file__).parents[1] / "examples" / example
    done = subprocess.run(
        [sys.executable, path, "2"], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
