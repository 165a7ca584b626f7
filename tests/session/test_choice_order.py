"""The order of `Game.legal()` never changes: ties and random play depend on it."""

import json

import pytest
from fixtures.freeze_choices import FROZEN, choice_hashes

HASHES: dict[str, list[str]] = json.loads(FROZEN.read_text("utf-8"))


@pytest.mark.parametrize("name", HASHES)
def test_choices_come_in_the_frozen_order(name: str) -> None:
    now = choice_hashes(name)
    changed = [i for i, (was, is_) in enumerate(zip(HASHES[name], now, strict=True)) if was != is_]
    assert not changed, f"{name}: legal actions or their order changed in rounds {changed}"
