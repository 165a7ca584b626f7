"""Moments at the market, and what is on screen then."""

from app.blank_app import plain_app, put
from app.positions import positions

from forgewar.app.market.scene import MarketScene
from forgewar.app.window.app import App
from forgewar.play.match import Match
from forgewar.rules.state import ActiveQuest, Adventurer, Guild
from forgewar.session.session import Session


def shown(session: Session, scene: type = MarketScene) -> App:
    app = plain_app((1600, 900))
    put(app, session)
    assert isinstance(app.context.navigator.top, scene)
    return app


def rich(session: Session, gold: int = 20) -> Guild:
    """The deciding guild, with gold enough for anything."""
    assert session.game.decision is not None
    guild = session.game.state.guilds[session.game.decision.seat]
    guild.gold = gold
    return guild


def market() -> Session:
    """A market turn with nothing taken and three idle recruits."""
    session = positions()["market"].session()
    guild = rich(session)
    session.game.state.spaces = {}
    guild.adventurers[:] = [Adventurer(), Adventurer(level=2), Adventurer(level=3)]
    guild.quests[:] = [ActiveQuest("noblemans_bodyguard", 0, 1)]
    return session


def match_of(app: App) -> Match:
    assert app.context.match is not None
    return app.context.match


def last(app: App) -> object:
    return match_of(app).session.actions[-1]


def said(app: App) -> set[str]:
    return {text.text for text in app.context.frame.texts}
