"""The guide has a word on every decision, stays away when it is not wanted, and may be missing."""

from pathlib import Path

import pytest
from app.plain import plain_app, put
from app.positions import positions
from app.views import DECISIONS

from forgewar.app.match import guide
from forgewar.content.error import ContentError
from forgewar.content.guide import load_guide
from forgewar.play.guide import entries


def fitting(kind: str) -> list[str]:
    """The entries that fit a decision, the best first."""
    game = positions()[kind].session().game
    return entries(game.decision, game.state)


def shown(kind: str, *, wanted: bool = True) -> list[str]:
    """The texts on screen at a decision."""
    app = plain_app((1600, 900))
    app.settings.guide = wanted
    put(app, positions()[kind].session())
    return [text.text for text in app.frame.texts]


@pytest.mark.parametrize("kind", DECISIONS)
def test_there_is_advice_for_every_kind_of_decision(kind: str) -> None:
    assert set(fitting(kind)) & load_guide().keys()


def test_every_entry_of_the_guide_fits_a_decision() -> None:
    known = {entry for kind in (*DECISIONS, "wealth", "wealth_raise", "solo_wealth")
             for entry in fitting(kind)}  # fmt: skip
    assert load_guide().keys() <= known | {"solo_mine_second"}


def test_a_solo_game_has_words_of_its_own_where_its_rules_differ() -> None:
    assert fitting("solo_acquisition")[0] == "solo_acquisition"
    title = load_guide()["solo_market"].title
    assert title in shown("solo_market")


def test_whoever_does_not_want_the_guide_does_not_see_it() -> None:
    title = load_guide()["solo_market"].title
    assert title not in shown("solo_market", wanted=False)


def test_a_damaged_guide_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "guide.yaml"
    path.write_text("mine:\n  title: Move\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"guide\.yaml"):
        load_guide(path)


def test_the_game_is_played_without_a_guide_that_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail() -> None:
        raise ContentError("guide.yaml", 1, "cannot be read")

    monkeypatch.setattr(guide, "load_guide", fail)
    guide._guide.cache_clear()
    assert load_guide()["solo_market"].title not in shown("solo_market")
    guide._guide.cache_clear()
