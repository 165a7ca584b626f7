"""The guide has a word on every decision, and stays away when it is not wanted."""

import pytest
from app.blank_app import plain_app, press, put, resize
from app.layout import problems
from app.positions import Position, positions
from app.views import DECISIONS

from forgewar.app.window.app import App
from forgewar.play.guide import Guide, entries, title
from forgewar.rules.state import Options
from forgewar.words.families import GUIDE

# Scenes with the guilds' panels.
WITH_PANELS = {kind for kind in DECISIONS if kind not in ("title", "level", "market_card")}


def shorten_paths(kind: str) -> list[str]:
    """The entries that fit a decision, the best first."""
    game = positions()[kind].session().game
    return entries(game.decision, game.state)


@pytest.fixture
def _talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kind of decision is new."""
    monkeypatch.setattr(Guide, "_said_before", lambda _self: set())


def at(kind: str, *, wanted: bool = True) -> App:
    """A decision on the table."""
    app = plain_app((1600, 900))
    app.context.settings.guide = wanted
    put(app, positions()[kind].session())
    return app


def shown(kind: str, *, wanted: bool = True) -> list[str]:
    """The texts on screen at a decision."""
    return [text.text for text in at(kind, wanted=wanted).context.frame.texts]


@pytest.mark.slow
def test_every_entry_of_the_guide_fits_a_decision() -> None:
    known = {entry for kind in (*DECISIONS, "wealth", "wealth_raise", "solo_wealth")
             for entry in shorten_paths(kind)}  # fmt: skip
    assert set(GUIDE) <= known | {"solo_mine_second"}


@pytest.mark.usefixtures("_talkative")
def test_a_solo_game_has_words_of_its_own_where_its_rules_differ() -> None:
    assert shorten_paths("solo_acquisition")[0] == "solo_acquisition"
    assert title("solo_market") in shown("solo_market")


@pytest.mark.usefixtures("_talkative")
def test_whoever_does_not_want_the_guide_does_not_see_it() -> None:
    assert title("solo_market") not in shown("solo_market", wanted=False)


@pytest.mark.slow
@pytest.mark.usefixtures("_talkative")
@pytest.mark.parametrize("kind", [kind for kind in DECISIONS if kind in WITH_PANELS])
def test_the_guide_has_room_in_every_layout(kind: str) -> None:
    app = at(kind)
    for size, scale in (((1024, 640), 100), ((1280, 720), 150), ((3840, 2160), 200)):
        resize(app, size, scale)
        app.loop.draw()
        # Where its words have no room, its title opens the tips.
        opened = "guide.away" if scale == 100 else "guide.tips"
        assert app.context.frame.spot(opened) is not None, f"silent at {size}, {scale} %"
        assert not problems(app.context.frame, app.loop.shown.get_size())


def test_the_guide_speaks_of_each_kind_of_decision_in_its_first_round_only() -> None:
    app = plain_app((1600, 900))
    put(app, Position(Options("simple", 2), 1, ()).session())
    assert app.context.match is not None
    assert app.context.match.advisor.guide.fitting[0] == "wealth"
    put(app, positions()["market_last"].session())
    assert app.context.match.advisor.guide.fitting[:1] == ["market_last"]
    put(app, positions()["mine"].session())
    assert app.context.match.view.game.state.round > 1
    assert not app.context.match.advisor.guide.fitting


@pytest.mark.usefixtures("_talkative")
def test_what_is_put_away_is_found_again_among_the_tips() -> None:
    app = at("market")
    press(app, "guide.tips")
    for _ in range(60):
        if title("market") in [text.text for text in app.context.frame.texts]:
            break
        app.context.controller.command("scroll_down")
        app.loop.draw()
    assert title("market") in [text.text for text in app.context.frame.texts]
    app.context.command("back")
    app.loop.draw()
    press(app, "guide.away")
    assert app.context.frame.spot("guide.away") is None
