"""Cards that are looked at: the market discard, the guild mat, and every small one large."""

from app.market.table import market, match_of, said, shown
from app.plain import plain_app, press, put
from app.positions import positions

from forgewar.app.market.scene import MarketScene
from forgewar.app.match.discard import DiscardOverlay
from forgewar.app.match.mat import MatOverlay


def test_the_discard_shows_every_card_and_one_by_itself() -> None:
    session = positions()["market"].session()
    app = shown(session)
    app.command("discard")
    app.draw()
    assert isinstance(app.stack.top, DiscardOverlay)
    assert session.game.state.discard
    shown_cards = [card.key for group in app.stack.top.groups() for card in group.cards]
    assert sorted(shown_cards) == sorted(session.game.state.discard)
    press(app, f"discard.{shown_cards[0]}")
    assert app.frame.spot("card") is not None
    app.command("back")
    app.command("discard")
    assert isinstance(app.stack.top, MarketScene)


def test_the_mat_shows_all_guilds_in_turn() -> None:
    session = positions()["management"].session()
    app = plain_app((1600, 900))
    put(app, session)
    app.command("mat")
    app.draw()
    assert isinstance(app.stack.top, MatOverlay)
    match = match_of(app)
    seen = []
    for _ in session.game.state.guilds:
        seen.append(app.stack.top.title)
        guild = session.game.state.guilds[[match.name(s) for s in range(4)].index(seen[-1])]
        assert f"Adventurers, {len(guild.adventurers)}" in said(app)
        cards = [card.key for group in app.stack.top.groups() for card in group.cards]
        assert set(guild.claims) | {quest.key for quest in guild.quests} <= set(cards)
        app.controller.command("right")
        app.draw()
    assert sorted(seen) == sorted(match.name(s) for s in range(len(seen)))


def test_pressing_a_guild_opens_its_mat() -> None:
    app = shown(market())
    press(app, "guild.1")
    assert isinstance(app.stack.top, MatOverlay)
    assert app.stack.top.title == match_of(app).name(1)
