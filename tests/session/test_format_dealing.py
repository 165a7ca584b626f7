"""Somebody who has read docs/record-format.md deals the same games and finds the same hashes."""

import hashlib
import itertools
import json
from functools import cache
from typing import Any

import pytest
from session import checker
from session.recorded import record

from forgewar.content import load
from forgewar.paths import data_folder
from forgewar.rules.game import Game
from forgewar.rules.state import Options

OPTIONS = [
    *(Options(mode, guilds) for mode in ("simple", "epic", "fast_forward") for guilds in (2, 3, 4)),
    *(Options("epic", guilds, bonus_tiles=True) for guilds in (2, 3, 4)),
    *(
        Options(mode, 1, difficulty=difficulty)
        for mode, difficulty in itertools.product(
            ("simple", "epic", "fast_forward"), ("easy", "medium", "hard", "random")
        )
    ),
    Options("epic", 1, bonus_tiles=True, difficulty="hard"),
]


@cache
def written() -> dict[str, checker.Json]:
    """The shipped content, read as the document says."""
    return checker.read_content(data_folder())


def plain(state: Any) -> Any:
    return json.loads(state.to_json())


def test_the_content_hash_is_that_of_the_document() -> None:
    assert hashlib.sha256(checker.canonical(written())).hexdigest() == load.default().hash


@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: f"{o.mode}-{o.guilds}-{o.difficulty}")
@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1])
def test_a_game_is_dealt_as_the_document_says(options: Options, seed: int) -> None:
    game = Game.new(options, seed, load.default())
    given = {
        "mode": options.mode,
        "guilds": options.guilds,
        "bonus_tiles": options.bonus_tiles,
        "difficulty": options.difficulty,
    }
    dealt = checker.deal(written(), given, seed)
    assert plain(game.state) == dealt
    assert game.state.digest() == checker.digest(dealt)


def test_the_digest_of_any_state_is_that_of_the_document() -> None:
    game = record(None, actions=80).game
    assert checker.digest(plain(game.state)) == game.state.digest()
    assert checker.canonical(plain(game.state)) == game.state.to_json()
