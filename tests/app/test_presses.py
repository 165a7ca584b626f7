"""Pressing what stands for an action plays just that action, at every kind of decision."""

from collections import defaultdict

import pytest
from app.blank_app import plain_app, put
from app.positions import positions
from app.views import DECISIONS
from cases import mostly_slow

from forgewar.app.window.app import App
from forgewar.play.action_spots import spots_for
from forgewar.rules.actions import Action, Trade
from forgewar.rules.game import Game

MOST = 2  # actions of each kind that are tried at a decision


def tried(game: Game) -> list[Action]:
    """Some legal actions of every kind: the first, the last, and some in between."""
    kinds: dict[type, list[Action]] = defaultdict(list)
    assert game.decision is not None
    for action in (*game.choices(), *game.trades(game.decision.seat)):
        kinds[type(action)].append(action)
    return [
        action
        for actions in kinds.values()
        for action in actions[:: max(1, len(actions) // MOST)][:MOST]
    ]


def press_all(app: App, names: list[str]) -> None:
    """Press one after another, as far as each is on screen: what is chosen from the start need not
    be, and what is done is done."""
    match = app.context.match
    assert match is not None
    before = len(match.session.actions)
    for name in names:
        app.loop.draw()
        spot = app.context.frame.spot(name)
        if len(match.session.actions) > before and name != "back":
            return
        assert spot is not None, f"no {name} among {[s.name for s in app.context.frame.spots]}"
        assert not spot.why, f"{name}: {spot.why}"
        app.context.controller.press(spot)
    app.loop.draw()
    sure = app.context.frame.spot("yes")
    if sure is not None:
        app.context.controller.press(sure)


@pytest.mark.parametrize("kind", mostly_slow(DECISIONS, every=12))
def test_pressing_what_stands_for_an_action_plays_it(kind: str) -> None:
    for action in tried(positions()[kind].session().game):
        app = plain_app((1920, 1080))
        app.context.settings.ask_last_trades = True
        put(app, positions()[kind].session())
        app.loop.step(0.0)
        match = app.context.match
        assert match is not None
        before = list(match.session.actions)
        names = spots_for(match.view.game, action)
        if app.context.frame.spot(names[0]) is None and any(
            s.scroll for s in app.context.frame.spots
        ):
            continue  # out of sight in a list that scrolls
        press_all(app, names)
        assert match.session.actions[: len(before) + 1] == [*before, action], kind
        if isinstance(action, Trade):
            assert len(match.session.actions) == len(before) + 1
