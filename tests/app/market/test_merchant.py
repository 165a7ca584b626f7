"""The merchant by his spots: trades beside any decision, last trades over the table, shopping."""

import itertools

import pygame
import pytest
from app.blank_app import plain_app, press, put, resize
from app.market.table import market, match_of, rich, said, shown
from app.positions import Position, positions
from app.views import VIEWS
from cases import mostly_slow
from words.speaking import speaking

from forgewar.app.match.handover import HandoverOverlay
from forgewar.app.match.merchant import MerchantOverlay
from forgewar.app.mine.scene import MineScene
from forgewar.app.quest.scene import QuestScene
from forgewar.app.window.app import App
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.rules import decisions as de
from forgewar.rules.actions import DoneTrading, StopShopping
from forgewar.rules.bonus import due_tile
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session
from forgewar.words.cards import tile_text
from forgewar.words.language import language_tags
from forgewar.words.message import say

# Beside a decision


def able_to_sell(session: Session, seat: int) -> None:
    guild = session.game.state.guilds[seat]
    guild.resources[:] = [2, 2, 0, 1, 0, 0]
    guild.sold = guild.bought = 0


@pytest.mark.rule("MERCHANT-2")
def test_any_guild_trades_in_another_ones_turn() -> None:
    session = positions()["mine"].session()
    app = shown(session, MineScene)
    decision = session.game.decision
    assert decision is not None
    other = (decision.seat + 1) % len(session.game.state.guilds)
    able_to_sell(session, other)
    guild = session.game.state.guilds[other]
    match_of(app).animation.show(session.game)
    gold = guild.gold
    app.context.command("merchant")
    app.loop.draw()
    assert isinstance(app.context.navigator.top, MerchantOverlay)
    press(app, f"trade_for.{other}")
    press(app, "merchant.sell.emerald")
    assert guild.gold > gold
    assert guild.resources[3] == 0
    assert session.game.decision == decision
    assert isinstance(app.context.navigator.top, MerchantOverlay)  # open for more
    sell = app.context.frame.spot("merchant.sell.copper")
    assert sell is not None
    assert sell.why.startswith("You've already made your one sale")
    app.context.command("undo")
    assert session.game.state.guilds[other].gold == gold
    app.context.command("back")
    assert isinstance(app.context.navigator.top, MineScene)


def test_only_persons_are_traded_for() -> None:
    position = positions()["market"]
    seats = tuple(
        Seat(f"Guild {i}", colour, "person" if i == 1 else "sensible")
        for i, colour in enumerate(COLOURS[: position.options.guilds])
    )
    session = _seated(position, seats)
    app = shown(session)
    able_to_sell(session, 1)
    match_of(app).animation.show(session.game)
    app.context.command("merchant")
    app.loop.draw()
    assert not [s.name for s in app.context.frame.spots if s.name.startswith("trade_for.")]
    press(app, "merchant.sell.copper")
    assert session.game.state.guilds[1].sold == 1


def _seated(position: Position, seats: tuple[Seat, ...]) -> Session:
    session = Session.new(
        position.options, position.seed, position.session().game.content, seats=seats
    )
    for action in position.actions:
        session.play(action)
    return session


@pytest.mark.rule("MARKET-12")
def test_a_stall_works_both_ways_once() -> None:
    session = market()
    guild = rich(session)
    guild.bonus_cards = ["lapidarys_stall"]
    guild.resources[:] = [0, 2, 0, 0, 0, 0]
    guild.stall_uses = {}
    app = shown(session)
    gem = app.context.frame.spot("merchant.stall.lapidarys_stall.gem")
    assert gem is not None
    assert gem.why.startswith("Needs 1 emerald")
    press(app, "merchant.stall.lapidarys_stall.metal")
    assert guild.resources == [0, 0, 0, 1, 0, 0]
    assert "used" in said(app)


@pytest.mark.slow
def test_a_trade_that_is_pointed_at_shows_what_it_changes_and_that_it_needs_no_confirm() -> None:
    session = market()
    guild = rich(session, 5)
    guild.resources[:] = [0, 0, 0, 0, 0, 0]
    guild.bought = 0
    app = shown(session)
    app.context.controller.hot = "merchant.buy.iron"
    app.loop.draw()
    assert {"+1", "Buy 1 iron for 3 gold: at once, without Confirm"} <= said(app)


# Over the table


def asked(kind: str) -> tuple[App, Session]:
    """Somebody is asked to trade or to shop, and has sat down."""
    session = positions()[kind].session()
    app = plain_app((1600, 900))
    app.context.settings.ask_last_trades = True
    put(app, session)
    app.loop.step(0)
    return app, session


def below(app: App) -> type:
    return type(app.context.navigator.scenes[-2])


@pytest.mark.parametrize("kind", ["trade_window_end", "trade_window_tile"])
def test_last_trades_are_made_over_the_quests_and_end_with_done(kind: str) -> None:
    app, session = asked(kind)
    assert isinstance(app.context.navigator.top, MerchantOverlay)
    assert below(app) is QuestScene
    assert not app.context.navigator.pauses_game  # it waits for nothing else
    before = len(session.actions)
    press(app, "confirm")
    assert session.actions[before] == DoneTrading()


def test_the_game_waits_while_somebody_looks_at_the_merchant_by_themselves() -> None:
    app = shown(market())
    assert not app.context.navigator.pauses_game
    app.context.navigator.open("merchant")
    assert app.context.navigator.pauses_game


@pytest.mark.parametrize(
    ("kind", "title"),
    [
        ("trade_window_end", "Last trades before the round ends"),
        ("trade_window_tile", "Last trades before the tile is resolved"),
        ("shopping", "Shopping"),
    ],
)
def test_it_is_said_what_the_trades_are_for(kind: str, title: str) -> None:
    app, _ = asked(kind)
    assert title in said(app)


def test_the_tile_that_is_counted_next_says_what_it_gives() -> None:
    app, session = asked("trade_window_tile")
    tile = due_tile(session.game.state)
    assert tile
    assert str(tile_text(app.context.resources.content.tiles[tile])) in said(app)


def test_escape_is_done_with_last_trades() -> None:
    app, session = asked("trade_window_end")
    before = len(session.actions)
    app.context.command("back")
    assert session.actions[before] == DoneTrading()


def test_it_stays_open_for_more_trades_and_goes_with_the_last() -> None:
    app, session = asked("trade_window_end")
    decision, before = session.game.decision, len(session.actions)
    while session.game.decision == decision:
        deals = [
            s.name for s in app.context.frame.spots if s.enabled and s.name.startswith("merchant.")
        ]
        assert deals, "the window should have lapsed"
        press(app, deals[0])
        app.loop.step(0)
        assert isinstance(app.context.navigator.top, MerchantOverlay) == (
            session.game.decision == decision
        )
    assert DoneTrading() not in session.actions[before:]


def test_taking_back_what_led_to_it_closes_it() -> None:
    """In practice even what another guild has done."""
    session = positions()["trade_window_end"].session(practice=True)
    app = plain_app((1600, 900))
    put(app, session)
    app.loop.step(0)
    decision = session.game.decision
    app.context.command("undo")
    assert session.game.decision != decision
    assert not isinstance(app.context.navigator.top, MerchantOverlay)


def test_the_next_one_sits_down_before_they_are_asked() -> None:
    app, session = asked("trade_window_end")
    session.game.state.agenda.append(session.game.decision)
    first = match_of(app).view.seat
    other = (first + 1) % len(session.game.state.guilds)
    session.game.state.agenda[-2] = de.TradeWindow(other, "end")
    able_to_sell(session, other)
    for seat in (other, first):  # both have been at the table before
        match_of(app).prompts.sit_down(seat)
    app.context.settings.privacy = True
    press(app, "confirm")
    assert not isinstance(app.context.navigator.top, MerchantOverlay)
    app.loop.step(0)
    assert isinstance(app.context.navigator.top, HandoverOverlay)
    press(app, "go")
    app.loop.step(0)
    assert isinstance(app.context.navigator.top, MerchantOverlay)
    assert match_of(app).view.at_table == other


def test_who_does_not_want_to_be_asked_is_done_at_once() -> None:
    app, session = asked("trade_window_end")
    press(app, "ask")
    assert not app.context.settings.ask_last_trades
    assert isinstance(app.context.navigator.top, MerchantOverlay)  # this time they were asked
    again, session = plain_app((1600, 900)), positions()["trade_window_end"].session()
    before = len(session.actions)
    put(again, session)
    again.loop.step(0)
    assert session.actions[before] == DoneTrading()


def test_who_is_asked_no_more_can_change_their_mind() -> None:
    app = shown(market())
    app.context.settings.ask_last_trades = False
    app.context.command("merchant")
    app.loop.draw()
    press(app, "ask")
    assert app.context.settings.ask_last_trades


def test_before_a_tile_everybody_is_asked() -> None:
    session = positions()["trade_window_tile"].session()
    app = plain_app((1600, 900))
    app.context.settings.ask_last_trades = False
    put(app, session)
    app.loop.step(0)
    assert isinstance(app.context.navigator.top, MerchantOverlay)
    assert app.context.frame.spot("ask") is None


def test_who_takes_it_back_is_asked_again() -> None:
    """Otherwise taking back would lead to where it began."""
    session = positions()["trade_window_end"].session(practice=True)
    app = plain_app((1600, 900))
    app.context.settings.ask_last_trades = False
    put(app, session)
    window = session.game.decision
    app.loop.step(0)
    assert session.game.decision != window
    app.context.command("undo")
    app.loop.step(0)
    assert session.game.decision == window
    assert isinstance(app.context.navigator.top, MerchantOverlay)


def test_nobody_is_asked_for_a_computer_guild() -> None:
    session = positions()["trade_window_end"].session("sensible")
    app = plain_app((1600, 900))
    put(app, session)
    app.loop._prompts.update()
    assert isinstance(app.context.navigator.top, QuestScene)


@pytest.mark.rule("BONUS-6")
def test_shopping_spends_the_tile_and_asks_before_it_stops() -> None:
    app, session = asked("shopping")
    decision = session.game.decision
    assert isinstance(decision, de.Shopping)
    guild = session.game.state.guilds[decision.seat]
    gold, copper = guild.gold, guild.resources[0]
    app.context.command("back")
    app.loop.draw()
    assert isinstance(app.context.navigator.top, ConfirmOverlay)
    assert app.context.navigator.top.first_focus == "no"
    press(app, "no")
    press(app, "merchant.buy.copper")
    assert guild.resources[0] == copper + 1
    assert guild.gold == gold
    if isinstance(session.game.decision, de.Shopping):
        app.loop.step(0)
        press(app, "confirm")
        press(app, "yes")
        assert StopShopping() in session.actions


# Layout


WINDOWS = (((1024, 640), 100), ((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100))
MERCHANTS = itertools.product(WINDOWS, ["market", "merchant", "shopping"], language_tags())


@pytest.mark.parametrize(("window", "view", "tag"), mostly_slow(MERCHANTS, every=13))
def test_words_end_where_the_rules_above_and_below_them_end(
    window: tuple[tuple[int, int], int], view: str, tag: str
) -> None:
    app = plain_app()
    with speaking(tag):
        VIEWS[view](app)
        resize(app, *window)
        app.loop.draw()
        buy, sell = say("market-buy"), say("market-sell")
    frame = app.context.frame
    box = pygame.Rect(*frame.places["merchant"]).inflate(4, 0)  # letters may overhang by a pixel
    words = [text for text in frame.texts if box.collidepoint(text.rect.center)]
    heads = {text.text: text.rect for text in words if text.text in (buy, sell)}
    assert len(heads) == (1 if view == "shopping" else 2)
    beyond = [t.text for t in words if t.rect.left < box.left or t.rect.right > box.right]
    assert not beyond
    if view != "shopping":
        assert heads[sell].left - heads[buy].right >= 5
