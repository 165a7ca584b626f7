"""Sheets full of cards: the arrows lead to every card and back, and bring it into view."""

from collections.abc import Iterator

import pytest
from app.blank_app import plain_app, put
from app.positions import positions

from forgewar.app.window.app import App
from forgewar.rules.catalogue import catalogue


def sheet(route: str, *given: object) -> App:
    """An app with a sheet that holds far more cards than its window."""
    app = plain_app((1024, 640))
    put(app, positions()["market"].session())
    match = app.context.match
    assert match is not None
    shown, cards = match.view.shown, catalogue(match.view.content)
    shown.discard = [*cards.bonus_cards, *cards.single_cards]
    shown.guilds[0].completed = [f"{key}:1" for key in cards.content.quests]
    app.context.navigator.open(route, *given)
    app.loop.step(0)
    return app


def walk(app: App, way: str, most: int = 60) -> Iterator[str]:
    """The cards that have the focus one after the other, until there is no other."""
    for _ in range(most):
        before = app.context.controller.focus, _offset(app)
        app.context.controller.command(way)
        app.loop.step(0)
        app.loop.step(0)
        focus = app.context.controller.focus
        if (focus, _offset(app)) == before:
            return
        yield focus


def _offset(app: App) -> int:
    """How far the sheet is scrolled, by the place of what lies on it."""
    return sum(spot.rect.y for spot in app.context.frame.spots)


def _cards(app: App) -> list[str]:
    names = [spot.name for spot in app.context.frame.spots if spot.press is not None]
    return [name for name in names if name != "back" and not name.startswith("mat.guild.")]


@pytest.mark.parametrize(("route", "given"), [("discard", ()), ("mat", (0,))])
def test_the_arrows_lead_to_the_last_card_and_back_to_the_first(
    route: str, given: tuple[int, ...]
) -> None:
    app = sheet(route, *given)
    first = _cards(app)
    app.context.controller.focus = first[0]
    down = list(walk(app, "down"))
    last = _cards(app)
    assert not set(first) & set(last)
    assert down[-1] in last
    assert list(walk(app, "up"))
    assert _cards(app) == first
