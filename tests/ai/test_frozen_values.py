"""Computer players value every decision of the recorded games as they did.

If you changed a value on purpose, see `fixtures/freeze_values.py`.
"""

import json

import pytest
from cases import mostly_slow
from fixtures.freeze_values import FROZEN, planned, recorded_games, searched

VALUES: dict[str, dict[str, str]] = json.loads(FROZEN.read_text(encoding="utf-8"))


def changes(name: str, now: dict[str, str], *, master: bool) -> str:
    """The first values that differ; empty if none does."""
    then = {key: line for key, line in VALUES[name].items() if key.endswith("master") is master}
    lines = [
        f"{key}: {then.get(key)} -> {now.get(key)}"
        for key in {**then, **now}
        if then.get(key) != now.get(key)
    ]
    return "\n".join(lines[:10])


@pytest.mark.parametrize("name", mostly_slow(VALUES, every=4))
def test_decisions_are_valued_as_before(name: str) -> None:
    assert not changes(name, planned(recorded_games(name)), master=False)


@pytest.mark.parametrize("name", mostly_slow(VALUES, every=8))
def test_a_master_finds_the_same_choice_for_the_same_reasons(name: str) -> None:
    assert not changes(name, searched(recorded_games(name)), master=True)
