"""Cards that are looked at: the market discard, the guild mat, and every small one large."""

from typing import Any

import pytest
from app.blank_app import PlainGallery, plain_app, press, put
from app.inputs import look, move
from app.market.table import market, match_of, rich, said, shown
from app.positions import CONTENT, Position, played, positions

from forgewar.app.cards.card_canvas import CardCanvas
from forgewar.app.cards.market import compose_design
from forgewar.app.kit.canvas import Canvas
from forgewar.app.market import clerk
from forgewar.app.market.scene import MarketScene
from forgewar.app.match import large_card
from forgewar.app.match.discard import DiscardOverlay
from forgewar.app.match.guild_mat import MatOverlay
from forgewar.app.window.app import App
from forgewar.content.model import Content
from forgewar.play.market import Market
from forgewar.rules.decisions import MarketTurn
from forgewar.rules.state import Options


@pytest.mark.slow
def test_the_discard_shows_every_card_and_one_by_itself() -> None:
    session = positions()["market"].session()
    app = shown(session)
    app.context.command("discard")
    app.loop.draw()
    assert isinstance(app.context.navigator.top, DiscardOverlay)
    assert session.game.state.discard
    shown_cards = [card.key for group in app.context.navigator.top.groups() for card in group.cards]
    assert sorted(shown_cards) == sorted(session.game.state.discard)
    press(app, f"discard.{shown_cards[0]}")
    assert app.context.frame.spot("card") is not None
    app.context.command("back")
    app.context.command("discard")
    assert isinstance(app.context.navigator.top, MarketScene)


def test_the_mat_shows_all_guilds_in_turn() -> None:
    session = positions()["management"].session()
    app = plain_app((1600, 900))
    put(app, session)
    app.context.command("mat")
    app.loop.draw()
    assert isinstance(app.context.navigator.top, MatOverlay)
    match = match_of(app)
    seen = []
    for _ in session.game.state.guilds:
        seen.append(str(app.context.navigator.top.title))
        guild = session.game.state.guilds[
            [str(match.view.name(s)) for s in range(4)].index(seen[-1])
        ]
        assert f"Adventurers, {len(guild.adventurers)}" in said(app)
        cards = [card.key for group in app.context.navigator.top.groups() for card in group.cards]
        assert set(guild.claims) | {quest.key for quest in guild.quests} <= set(cards)
        app.context.controller.command("right")
        app.loop.draw()
    assert sorted(seen) == sorted(str(match.view.name(s)) for s in range(len(seen)))


def test_pressing_a_guild_opens_its_mat() -> None:
    app = shown(market())
    press(app, "guild.1")
    assert isinstance(app.context.navigator.top, MatOverlay)
    assert str(app.context.navigator.top.title) == str(match_of(app).view.name(1))


# Every small card is seen large


def large(app: App, name: str, monkeypatch: pytest.MonkeyPatch, *, by: str) -> list[str]:
    """The cards that are drawn large when a spot is pointed at or focused."""
    found: list[str] = []

    def draw_card(_c: Canvas, _: Content, key: str, *box: float, **_look: object) -> None:
        if box[2] == large_card.LARGE:
            found.append(key)

    monkeypatch.setattr(large_card.cards, "draw_card", draw_card)
    app.context.controller.hot = app.context.controller.focus = ""
    setattr(app.context.controller, by, name)
    app.loop.draw()
    return found


@pytest.mark.parametrize("by", ["hot", "focus"])
def test_cards_of_the_mat_and_the_discard_are_seen_large(
    by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = shown(positions()["market"].session())
    for command in ("mat", "discard"):
        app.context.command(command)
        app.loop.draw()
        sheet = app.context.navigator.top
        assert isinstance(sheet, MatOverlay | DiscardOverlay)
        cards = [card for group in sheet.groups() for card in group.cards]
        seen = [card for card in cards if app.context.frame.spot(card.name) is not None]
        assert seen
        for card in seen:
            assert large(app, card.name, monkeypatch, by=by) == [card.key]
        app.context.command("back")


@pytest.mark.parametrize("by", ["hot", "focus"])
def test_everything_at_the_market_is_seen_large(by: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also designs that the guild owns, cards that are too dear, and those whose space is taken."""
    session = market()
    guild = rich(session, 3)
    guild.claims = session.game.state.public[1:]
    app = shown(session)
    offers = Market(match_of(app).view).offers
    seen = [name for name in offers if app.context.frame.spot(name) and "barracks" not in name]
    assert {f"market.clerk.{design}" for design in guild.claims} & set(seen)
    for name in seen:
        key = name.split(".")[2]
        assert large(app, name, monkeypatch, by=by) == [key]


@pytest.mark.parametrize("by", ["hot", "focus"])
def test_no_card_stays_large_when_an_action_is_confirmed(
    by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the pointer or the focus moves again: it would cover its neighbours."""
    app, found = shown(_first_at_the_market().session()), []
    look(app)
    offers = Market(match_of(app).view).offers
    name = next(n for n in offers if n.startswith("market.clerk.") and offers[n].able)
    spot = app.context.frame.spot(name)
    assert spot is not None
    monkeypatch.setattr(clerk, "draw_large", lambda *_, **__: found.append(name))
    move(app, spot.rect.center)
    if by == "focus":
        app.context.controller.focus, app.context.controller.hot = name, ""
    app.loop.draw()
    assert found
    actions = len(match_of(app).session.actions)
    press(app, name)
    app.context.controller.focus = ""
    app.context.controller.command("confirm")
    app.context.controller.focus = name if by == "focus" else ""
    look(app)
    assert len(match_of(app).session.actions) > actions
    assert isinstance(match_of(app).view.decision, MarketTurn)
    found.clear()
    app.loop.draw()
    assert not found
    move(app, (spot.rect.centerx + 1, spot.rect.centery))
    app.loop.draw()
    assert found


def _first_at_the_market() -> Position:
    options, seed = Options("simple", 4), 5
    for session in played(options, seed):
        if isinstance(session.game.decision, MarketTurn):
            return Position(options, seed, tuple(session.actions))
    raise AssertionError


def test_nobody_says_that_a_claimed_design_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that is shown without its claimants says nothing about them."""
    design = next(d for d in CONTENT.designs.values() if d.kind == "public")
    written: list[str] = []
    write = CardCanvas.text

    def text(sheet: CardCanvas, words: str, *place: float, **look: Any) -> float:
        written.append(words)
        return write(sheet, words, *place, **look)

    monkeypatch.setattr(CardCanvas, "text", text)
    sheet = CardCanvas(PlainGallery(), 520, (260, 364), large=True)
    for emblems, told in (
        (None, "Public design"),
        ((), "Not claimed yet"),
        (("sun",), "Claimed by"),
    ):
        written.clear()
        compose_design(sheet, design, None, emblems, "")
        assert told in written
