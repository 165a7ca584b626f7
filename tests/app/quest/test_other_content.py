"""A game whose every price and amount is another is drawn: nothing on screen says a shipped one."""

import re
from random import Random

import pytest
from app.blank_app import PlainGallery, press, put
from play.tables import renumbered
from properties.chooser import Chooser
from properties.games import GENEROUS, SHIPPED

from forgewar.app.kit.frame import Frame
from forgewar.app.shot import headless_app
from forgewar.app.window.app import App
from forgewar.play import offer
from forgewar.play.quest import QuestView
from forgewar.rules import decisions as de
from forgewar.rules.state import Adventurer, Options
from forgewar.session.session import Session

OTHER = renumbered(GENEROUS)
KINDS = (
    de.WealthChoice, de.Acquisition, de.Management, de.Rewards, de.LevelReward, de.TitleChoice,
    de.CardReward,
)  # fmt: skip


def other_app() -> App:
    app = headless_app(OTHER, (1280, 720), 100)
    app.context.gallery = PlainGallery()
    app.context.settings.speed = 0
    return app


def words(frame: Frame) -> str:
    shown = [text.text for text in frame.texts]
    told = [f"{spot.label} {spot.tip} {spot.why}" for spot in frame.spots]
    return " | ".join([*shown, *told])


@pytest.mark.slow
def test_a_whole_game_of_it_is_drawn() -> None:
    """Every kind of decision, some of each."""
    app, seen = other_app(), dict.fromkeys(KINDS, 0)
    session = Session.new(Options("epic", 2), 4, OTHER)
    put(app, session)
    match, chooser = app.context.match, Chooser(Random(1), 0.1)
    assert match is not None
    while not match.view.game.over and min(seen.values()) < 2:
        kind = type(match.view.decision)
        if seen.get(kind, 9) < 3:
            seen[kind] += 1
            app.loop.draw()
            if app.context.frame.spot("curtain") is not None:
                press(app, "curtain")
            if app.context.frame.spot("go") is not None:
                press(app, "go")
            assert not re.search(r"\b(quest|choices)-[a-z-]+\b", words(app.context.frame))
        match.play(chooser.choose(match.view.game))
    assert min(seen.values()) >= 2, seen


@pytest.fixture
def acquisition() -> App:
    """A choice from the offer by a guild with a charming champion and much gold."""
    app = other_app()
    session = Session.new(Options("epic", 2), 4, OTHER)
    chooser = Chooser(Random(1), 0.1)
    while not isinstance(session.game.decision, de.Acquisition):
        session.play(chooser.choose(session.game))
    guild = session.game.state.guilds[session.game.decision.seat]
    guild.gold = 77
    guild.adventurers[0] = Adventurer(4, "charming")
    put(app, session)
    return app


def test_prices_of_the_offer_are_those_of_the_content(acquisition: App) -> None:
    app, match = acquisition, acquisition.context.match
    assert match is not None
    for place, key in enumerate(match.view.shown.offer):
        price = OTHER.prices.places[place]
        assert price != SHIPPED.prices.places[place]
        spot = app.context.frame.spot(f"quest.{key}")
        assert spot is not None
        assert spot.label.endswith(f"{price} gold")
        assert str(price) in [text.text for text in app.context.frame.texts]


def test_taking_and_charming_say_what_is_paid(acquisition: App) -> None:
    app, match = acquisition, acquisition.context.match
    assert match is not None
    key = match.view.shown.offer[3]
    press(app, f"quest.{key}")
    assert f"for {OTHER.prices.places[3]} gold" in words(app.context.frame)
    press(app, "charm")
    amount = OTHER.titles["charming"].amount
    assert amount != SHIPPED.titles["charming"].amount
    assert f"gain {amount} gold" in words(app.context.frame)
    assert f"pays {amount} gold" in words(app.context.frame)
    gold = match.view.shown.guilds[match.view.seat].gold
    taken = QuestView(match.view).takes[key]
    assert offer.paid(QuestView(match.view), next(way for way in taken if way.charm)) == -amount
    seat = match.view.seat
    press(app, "confirm")
    assert match.view.game.state.guilds[seat].gold == gold + amount
