"""Challenges: contracts that were won are counted, those that were only tried are not."""

import pytest
from app.blank_app import plain_app
from cases import mostly_slow
from words.speaking import speaking

from forgewar.app.lessons import challenges
from forgewar.play.challenges.contracts import rungs
from forgewar.play.challenges.kept import ContractResult, Kept
from forgewar.words.language import language_tags


@pytest.mark.parametrize("won", [0, 1, 2])
def test_the_sum_counts_contracts_with_a_medal(won: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = [rung.id for rung in rungs(Kept())][:3]
    results = {
        key: ContractResult(30, "bronze" if number < won else None, "a game", "2026-11-17")
        for number, key in enumerate(tried)
    }
    monkeypatch.setattr(challenges, "read_kept", lambda: Kept(contracts=results))
    app = plain_app()
    app.context.navigator.open("challenges")
    app.loop.draw()
    said = " ".join(text.text for text in app.context.frame.texts)
    assert f"{won} of {len(rungs(Kept()))}" in said


@pytest.mark.parametrize("tag", mostly_slow(language_tags(), every=6))
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_every_condition_is_shown_whole_before_its_contract_begins(tag: str, scale: int) -> None:
    with speaking(tag):
        app = plain_app((1280, 720), scale)
        app.context.navigator.open("challenges")
        for rung in rungs(Kept()):
            app.context.controller.focus = f"contract.{rung.id}"
            app.loop.draw()
            card = app.context.frame.spot(f"contract.{rung.id}")
            assert card is not None
            inside = [text.text for text in app.context.frame.texts
                      if card.rect.contains(text.rect)]  # fmt: skip
            told = "".join(inside).replace(" ", "")
            assert str(rung.condition).replace(" ", "") in told
