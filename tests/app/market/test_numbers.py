"""With other prices in data/ no number of ours is left on screen: nothing says them by itself."""

import re

import pytest
from app.blank_app import PlainGallery
from cases import mostly_slow
from play.contents import shifted
from play.games import decisions

from forgewar.app.market import card_stands
from forgewar.app.market.scene import MarketScene
from forgewar.app.match.merchant import MerchantOverlay
from forgewar.app.shot import headless_app
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.play.market import BLACKSMITH, BONUS, PASS, SINGLE, Market
from forgewar.play.merchant import Counter
from forgewar.rules.decisions import MarketTurn
from forgewar.rules.state import ActiveQuest, Options

PARTS = (BLACKSMITH, BONUS, SINGLE)
FAR = 60  # every price is above it
OTHER = shifted(FAR)
# Numbers that are said to be gold.
_GOLD = re.compile(
    r"(\d+) gold|paid (\d+)|(?:Buy|Hire|Claim|Sell).* for (\d+)|(\d+) to the bank|"
    r"(\d+) \+ (\d+)|and (\d+) to|costs? (\d+)"
)


def at_market(last: bool) -> App:
    """A market turn of a rich guild with two stalls, where others have claimed every design."""
    options = Options("simple", 3)
    for match, _ in decisions(options, 4, OTHER):
        wanted = options.rounds if last else 3
        if isinstance(match.view.decision, MarketTurn) and match.view.shown.round == wanted:
            break
    app = headless_app(OTHER, (2560, 1440), 100)
    app.context.gallery = PlainGallery()
    state = match.view.game.state
    guild = state.guilds[match.view.seat]
    for each in state.guilds:
        each.gold, each.resources[:] = 500, [20] * 6
    guild.bought = guild.sold = 0
    guild.bonus_cards = ["lapidarys_stall", "greengrocers_stall", "adventurers_savvy_1"]
    guild.quests[:] = [ActiveQuest("noblemans_bodyguard", 0, 1)]
    guild.claims = []
    state.guilds[(match.view.seat + 1) % 3].claims = state.public[:2]
    game_files.start_match(app.context, match.session)
    app.loop.draw()
    assert isinstance(app.context.navigator.top, MarketScene)
    return app


def texts(app: App) -> list[str]:
    """What is read on screen, and what is said of what can be pressed; without the log."""
    log = app.context.frame.spot("log")
    found = [
        t.text
        for t in app.context.frame.texts
        if log is None or not log.rect.collidepoint(t.rect.center)
    ]
    return found + [f"{s.label} {s.why} {s.tip}" for s in app.context.frame.spots]


def gold_told(app: App) -> dict[int, str]:
    """Every number that is said to be gold, with the text that says it."""
    found = {}
    for text in texts(app):
        if text.startswith(
            ("Train", "to level")
        ):  # also in a second line; by the rules that costs a level, whatever data/ says
            continue
        for match in _GOLD.finditer(text):
            found.update({int(number): text for number in match.groups() if number})
    return found


def point_at_everything(app: App) -> dict[int, str]:
    """All that is told of gold, with each thing pointed at in turn."""
    found = {}
    for name in [spot.name for spot in app.context.frame.spots]:
        app.context.controller.hot = name
        app.loop.draw()
        found.update(gold_told(app))
    return found


def prices_on_cards(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """What is drawn from now on in the places for cards, with the price on it."""
    found = {}

    def draw_card(
        _c: object, _content: object, key: str, *_box: float, price: int, **_look: bool
    ) -> None:
        found[key] = price

    monkeypatch.setattr(card_stands.cards, "draw_card", draw_card)
    return found


def inside(app: App, name: str) -> set[str]:
    """What is written on a spot."""
    spot = app.context.frame.spot(name)
    assert spot is not None
    return {
        text.text for text in app.context.frame.texts if spot.rect.collidepoint(text.rect.center)
    }


@pytest.mark.slow
@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("gold", mostly_slow([500, 1], every=2))
def test_the_market_says_the_prices_of_its_content(
    last: bool, gold: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = at_market(last)
    match = app.context.match
    assert match is not None
    match.view.game.state.guilds[match.view.seat].gold = gold
    match.animation.show(match.view.game)
    drawn = prices_on_cards(monkeypatch)
    app.loop.draw()
    market = Market(match.view)
    cards = {stand.key: stand.offer.price for part in PARTS for stand in market.stands(part)
             if stand.offer is not None}  # fmt: skip
    assert drawn == cards
    for offer in market.offers.values():
        place = offer.name.split(".")[1]
        if place in ("barracks", "clerk") and app.context.frame.spot(offer.name) is not None:
            assert str(offer.price) in inside(app, offer.name)
            assert offer.price > FAR or "train" in offer.name
    assert str(-market.price(PASS)) in inside(app, "pass")
    told = point_at_everything(app)
    assert len(told) > 5
    others = ("Since your turn", "Quests on offer")  # what was done before, and in another phase
    near = {n: text for n, text in told.items() if n < FAR and not text.startswith(others)}
    assert not near


def test_the_merchant_says_the_prices_of_its_content() -> None:
    app = at_market(False)
    app.context.command("merchant")
    app.loop.draw()
    assert isinstance(app.context.navigator.top, MerchantOverlay)
    assert app.context.match is not None
    shown = {text.text for text in app.context.frame.texts}
    for deal in Counter(app.context.match.view).deals.values():
        for amount in (deal.given, deal.got):
            assert str(amount.amount) in shown, deal
    told = point_at_everything(app)
    assert len(told) > 5
    assert all(number > FAR for number in told), told
