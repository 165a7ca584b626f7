"""The merchant and the stalls as the app sees them, against what the rules make of them."""

from collections import Counter

import pytest
from cases import mostly_slow
from play.contents import shifted
from play.games import decisions
from properties.games import SHIPPED, every_kind, name

from forgewar.content.model import RESOURCES, Content, ModeName
from forgewar.play.merchant import Counter as Merchant
from forgewar.play.merchant import Deal
from forgewar.rules import actions as ac
from forgewar.rules import events as ev
from forgewar.rules.decisions import Shopping, TradeWindow
from forgewar.rules.game import Game
from forgewar.rules.state import Options

_MODES: tuple[ModeName, ...] = ("simple", "epic", "fast_forward")
_KINDS = [
    *((kind, SHIPPED) for kind in every_kind()),
    *((Options(mode, 3), shifted(5)) for mode in _MODES),
]
_NAMES = [f"{name(kind)}-{'other' if content is not SHIPPED else ''}" for kind, content in _KINDS]
every_game = pytest.mark.parametrize(
    ("options", "content"), mostly_slow(_KINDS, every=5), ids=_NAMES
)
_PLENTY = 60
GIFTS = (
    "lapidarys_stall", "vintners_stall", "buyers_savvy_1", "sellers_savvy_1", "traders_savvy_1",
)  # fmt: skip


@every_game
def test_deals_are_those_of_the_rules(options: Options, content: Content) -> None:
    made: Counter[str] = Counter()
    for number, (match, _) in enumerate(decisions(options, 5, content, gifts=GIFTS)):
        if number % 3 and not isinstance(match.view.decision, Shopping | TradeWindow):
            continue
        for seat in range(options.guilds):
            merchant = Merchant(match.view, seat)
            legal = set(match.view.choices()) | set(match.view.trades(merchant.seat))
            for deal in merchant.deals.values():
                assert deal.able == (deal.action in legal), deal
                assert deal.why == match.view.why_not(deal.action)
                if deal.able:
                    made[type(deal.action).__name__] += 1
                    _check_terms(match.view.game, deal)
            offered = {deal.action for deal in merchant.deals.values() if deal.able}
            assert offered >= set(match.view.trades(merchant.seat))
    if not options.solo:  # such games are soon lost
        assert made.keys() >= {"BuyResource", "SellResource"}


def _check_terms(game: Game, deal: Deal) -> None:
    """What is given and got, and nothing else changes hands."""
    changes: Counter[str] = Counter()
    for event in game.preview(deal.action):
        # The last trade of a window may end the round, or the game.
        if isinstance(event, ev.PhaseStarted | ev.RoundStarted | ev.TileResolved):
            break
        if isinstance(event, ev.GoldChanged):
            changes["gold"] += event.amount
        elif isinstance(event, ev.ResourcesChanged):
            changes[RESOURCES[event.resource]] += event.amount
        elif isinstance(event, ev.Shopped):
            changes["gold"] -= event.price
    assert {deal.given.thing: -deal.given.amount, deal.got.thing: deal.got.amount} == dict(changes)
    assert deal.given.amount > 0
    assert deal.got.amount > 0


@every_game
def test_uses_left_are_those_that_the_rules_allow(options: Options, content: Content) -> None:
    """Whoever had plenty of everything could do it so often, and no more."""
    for number, (match, _) in enumerate(decisions(options, 6, content, gifts=GIFTS)):
        if number % 7 or not match.view.trades(0):
            continue
        merchant = Merchant(match.view, 0)
        buys = [ac.BuyResource(merchant.seat, r) for r in range(len(RESOURCES))]
        sells = [ac.SellResource(merchant.seat, r) for r in range(len(RESOURCES))]
        assert merchant.uses == {
            "buy": _times(match.view.game, merchant.seat, buys),
            "sell": _times(match.view.game, merchant.seat, sells),
        }
        for stall in merchant.stalls:
            ways = [stall.gem.action, stall.metal.action]
            assert stall.left == _times(match.view.game, merchant.seat, ways)
            gem, metal = stall.gem, stall.metal
            assert (gem.given, gem.got) == (metal.got, metal.given)


def _times(game: Game, seat: int, actions: list[ac.Action]) -> int:
    """How often one of some trades can be made by a guild that has plenty."""
    trial = game.clone()
    guild = trial.state.guilds[seat]
    guild.gold += _PLENTY * _PLENTY
    guild.resources = [amount + _PLENTY for amount in guild.resources]
    times = 0
    while trial.decision == game.decision:  # the last trade of a window may end the round
        action = next((a for a in actions if trial.refusal(a) is None), None)
        if action is None:
            break
        trial.play(action)
        times += 1
    return times


@pytest.mark.rule("MERCHANT-2")
def test_last_trades_and_shopping_are_asked_for_and_ended() -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        for match, _ in decisions(Options("epic", 3, bonus_tiles=True), seed, SHIPPED, whim=0.05):
            merchant, decision = Merchant(match.view), match.view.decision
            asked = isinstance(decision, TradeWindow | Shopping)
            assert merchant.asked == asked
            if not asked:
                assert merchant.ending is None
                assert not merchant.routine
                continue
            assert merchant.seat == match.view.seat
            assert merchant.ending is not None
            assert match.view.game.refusal(merchant.ending) is None
            lost = sum(
                event.lost
                for event in match.view.game.preview(merchant.ending)
                if isinstance(event, ev.ShoppingEnded) and event.seat == match.view.seat
            )
            if isinstance(decision, Shopping):
                assert merchant.lost == decision.budget == lost
            else:
                assert merchant.lost == 0
            seen[merchant.title.id] += 1
            assert bool(merchant.tile) == (merchant.title.id != "market-last-trades")
            last = match.view.game.state.round == 18  # a trade may change the score
            assert merchant.routine == (merchant.title.id == "market-last-trades" and not last)
    assert set(seen) >= {"market-last-trades", "market-last-trades-tile"}
