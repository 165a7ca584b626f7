"""The market as the app sees it, against what the rules make of it, in games of every kind."""

from collections import Counter
from collections.abc import Iterator

import pytest
from cases import mostly_slow
from play.contents import shifted
from play.games import decisions
from play.tables import renumbered
from properties.games import GENEROUS, SHIPPED, every_kind, name

from forgewar.content.model import RESOURCES, Content
from forgewar.play import market_notes
from forgewar.play.market import BLACKSMITH, BONUS, PASS, SINGLE, Market, Offer, Sale
from forgewar.play.match import Match
from forgewar.play.table_view import TableView
from forgewar.rules import actions as ac
from forgewar.rules import events as ev
from forgewar.rules.agenda import RushOn
from forgewar.rules.decisions import MarketTurn
from forgewar.rules.game import Game
from forgewar.rules.market import turn_refusal
from forgewar.rules.scoring import score
from forgewar.rules.state import ActiveQuest, Options
from forgewar.rules.table import Table

# Where gold is paid for a market action; what an effect then gives is no part of its price.
_TILLS = ("blacksmith", "bazaar", "barracks", "clerk", "pass")
_BUYING = (ac.BuyDesign, ac.BuyCard, ac.BuyEndBonus)
# How hard a solo game is makes no difference to the market.
_ALIKE = ("medium", "random")
_KINDS = [*((kind, SHIPPED) for kind in every_kind() if kind.difficulty not in _ALIKE),
          *((Options(mode, 3), shifted(5)) for mode in ("simple", "epic", "fast_forward")),
          (Options("epic", 4), GENEROUS)]  # fmt: skip
_NAMES = [f"{name(kind)}-{'other' if content is not SHIPPED else ''}" for kind, content in _KINDS]


def turns(options: Options, content: Content) -> Iterator[tuple[Match, ac.Action]]:
    """Every market turn of some games, with the action that will be taken. Solo games are soon
    lost by those who play here."""
    for seed in range(8 if options.solo else 1):
        for match, action in decisions(options, seed, content):
            if isinstance(match.view.decision, MarketTurn):
                yield match, action


every_game = pytest.mark.parametrize(
    ("options", "content"), mostly_slow(_KINDS, every=5), ids=_NAMES
)


def paid(events: list[ev.Event]) -> Counter[int]:
    """What each guild pays in a market action, and is paid by those who pay."""
    sums: Counter[int] = Counter()
    for event in events:
        if isinstance(event, ev.GoldChanged) and event.source in (*_TILLS, "claimant"):
            sums[event.seat] -= event.amount
    return sums


@every_game
def test_prices_reasons_and_what_can_be_chosen_are_those_of_the_rules(
    options: Options, content: Content
) -> None:
    short = 0
    for match, _ in turns(options, content):
        market, game = Market(match.view), match.view.game
        choices = set(game.choices())
        for offer in market.offers.values():
            assert offer.able == (offer.action in choices), offer
            assert offer.why == match.view.why_not(offer.action)
            assert (offer.lock is None) == offer.able
            if offer.able:
                _check_price(market, offer.action, offer.price)
            if offer.short:
                short += 1
                _check_short(game, market.seat, offer)
        _check_nothing_is_missing(market, choices)
        _check_price(market, PASS, market.price(PASS))
    assert short, "nobody was ever short of gold"


def _check_price(market: Market, action: ac.Action, price: int) -> None:
    sums = paid(market.view.game.preview(action))
    assert sums[market.seat] == price, action
    if isinstance(action, ac.Claim):
        others = market.claimants(action.design)
        share = market.table.catalogue.prices.claimant
        assert {seat: -sums[seat] for seat in sums if seat != market.seat} == dict.fromkeys(
            others, share
        )
        assert market.fee(action.design) + share * len(others) == price


def _check_short(game: Game, seat: int, offer: Offer) -> None:
    """With what is lacking it can be had, with one gold less it cannot."""
    for more, enough in ((offer.short, True), (offer.short - 1, False)):
        richer = game.clone()
        richer.state.guilds[seat].gold += more
        assert (richer.refusal(offer.action) is None) == enough
    assert offer.lock is not None
    assert offer.lock.values["gold"] == offer.short


def _check_nothing_is_missing(market: Market, choices: set[ac.Action]) -> None:
    """Every choice is on offer; the two parts of the Barracks are joined where they may be."""
    offered = {offer.action for offer in market.offers.values() if offer.able}
    both = {a for a in choices if isinstance(a, ac.Barracks) and a.hire and a.train >= 0}
    assert offered | both | {PASS} == choices
    for number in market.trainees:
        hire, train = ac.Barracks(True), ac.Barracks(False, number)
        together = ac.Barracks(True, number)
        for first, second in ((hire, train), (train, hire)):
            joined = market.joined(first, second)
            assert joined == (together if together in choices else second)
        if together in choices:
            _check_price(market, together, market.price(together))
            assert market.without(together, hire) == train
            assert market.without(together, train) == hire


@every_game
def test_what_was_sold_and_who_came_is_told(options: Options, content: Content) -> None:
    sold: dict[str, Sale] = {}
    came: dict[str, list[int]] = {}
    when, seen = (-1, -1), 0
    for match, action in turns(options, content):
        market = Market(match.view)
        if when != (match.view.shown.seed, match.view.shown.round):
            when, sold, came = (match.view.shown.seed, match.view.shown.round), {}, {}
        assert market.sales == sold
        assert {space: market.visitors.get(space, []) for space in came} == came
        _check_stands(market, sold)
        events = match.view.game.preview(action)
        space = next((e.space for e in events if isinstance(e, ev.SpaceTaken)), "")
        if space:
            guests = came.setdefault(space, [])
            guests += [market.seat] if market.seat not in guests else []
        if isinstance(action, _BUYING):
            sold[space] = Sale(market.seat, _key(action), paid(events)[market.seat])
            seen += 1
    assert seen, "nobody ever bought anything"


def _key(action: ac.Action) -> str:
    if isinstance(action, ac.BuyDesign):
        return action.design
    return action.bonus if isinstance(action, ac.BuyEndBonus) else str(getattr(action, "card", ""))


def _check_stands(market: Market, sold: dict[str, Sale]) -> None:
    """Everything on show lies somewhere, and what was sold is remembered in one place."""
    stands = [stand for part in (BLACKSMITH, BONUS, SINGLE) for stand in market.stands(part)]
    keys = [key for key in market.state.show if key]
    if market.table.last_round:
        bought = {sale.key for sale in sold.values()}
        keys += [key for key in market.view.game.content.end_bonuses if key not in bought]
    assert sorted(stand.key for stand in stands if stand.offer) == sorted(keys)
    assert Counter(stand.sale for stand in stands if stand.sale) == Counter(sold.values())
    for stand in stands:
        assert stand.offer is None or _key(stand.offer.action) == stand.key


@every_game
def test_the_road_leads_where_the_rules_lead(options: Options, content: Content) -> None:
    seen = 0
    for match, _ in turns(options, content):
        market = Market(match.view)
        for action in match.view.game.choices():
            if isinstance(action, ac.Rush):
                seen += 1
                _check_journey(market, action)
    assert seen, "nobody ever had a quest to take on"


def _check_journey(market: Market, action: ac.Rush) -> None:
    journey = market.journey(action)
    assert journey is not None
    game = market.view.game.clone()
    events = list(game.play(action))
    while any(isinstance(step, RushOn) for step in game.state.agenda):
        events += game.play(game.choices()[-1])
    quest = game.table.find_quest(market.seat, action.quest)
    assert quest is not None
    assert quest.step == journey.step
    assert journey.legs == sum(isinstance(e, ev.LegCompleted) for e in events)
    got: Counter[str] = Counter()
    for event in events:
        if getattr(event, "source", "") == "quest" and getattr(event, "ref", "") == action.quest:
            if isinstance(event, ev.GoldChanged):
                got["gold"] += event.amount
            elif isinstance(event, ev.ResourcesChanged):
                got[RESOURCES[event.resource]] += event.amount
    told: Counter[str] = Counter()
    for effect in journey.rewards:
        if effect.kind == "gold" or effect.kind in RESOURCES:
            told[effect.kind] += effect.amount
    assert told == got


@pytest.mark.rule("MARKET-10")
@every_game
def test_a_bonus_counts_what_the_final_scoring_gives(options: Options, content: Content) -> None:
    seen = 0
    for match, _ in turns(options, content):
        if not match.view.game.table.last_round:
            continue
        market = Market(match.view)
        for bonus in content.end_bonuses:
            seen += 1
            assert market.worth(bonus) == _scored(market, bonus), bonus
    assert seen or options.solo, "no game was played to its last round"


def _scored(market: Market, bonus: str) -> int:
    """What a guild gets for a bonus if the game ends now."""
    table = Table(market.state.clone(), market.table.catalogue)
    guild = table.state.guilds[market.seat]
    guild.end_bonuses = [bonus]
    guild.quests = []  # they would fail, and lose a solo game
    score(table)
    return sum(
        event.amount
        for event in table.events
        if isinstance(event, ev.PrestigeChanged)
        and (event.seat, event.source, event.ref) == (market.seat, "end_bonus", bonus)
    )


@pytest.mark.slow
@every_game
def test_designs_to_claim_come_first_and_the_list_stands_still(
    options: Options, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Own ones last, for one guild that looks on while the others buy."""
    monkeypatch.setattr(TableView, "onlooker", 0)
    stood: dict[tuple[int, int], list[str]] = {}
    for match, _ in turns(options, content):
        found, guild = market_notes.designs(match.view), match.view.shown.guilds[0]
        assert sorted(found) == sorted(match.view.shown.public)
        market = (match.session.header.seed, match.view.shown.round)
        if market not in stood:  # it opens
            table, turn = match.view.game.table, MarketTurn(0)
            refused = [turn_refusal(table, turn, ac.Claim(design)) is not None for design in found]
            own = [design in guild.claims for design in found]
            ranks = [2 if mine else int(no) for mine, no in zip(own, refused, strict=True)]
            assert ranks == sorted(ranks)
        assert stood.setdefault(market, found) == found


@pytest.mark.rule("QUEST-2")
def test_what_quests_on_offer_cost_is_known_at_the_market() -> None:
    """Prices are those of the content, and only of places where a quest lies."""
    content = renumbered(SHIPPED)
    for match, _ in turns(Options("simple", 3), content):
        filled = [n for n, key in enumerate(match.view.shown.offer) if key]
        told = market_notes.prices_of_quests(Market(match.view))
        prices = [content.prices.places[n] for n in filled]
        assert told.values == {"least": min(prices), "most": max(prices)}


@pytest.mark.rule("MARKET-5")
def test_what_was_done_at_the_barracks_is_told_there() -> None:
    told = 0
    for match, _ in decisions(Options("simple", 3), 1, GENEROUS):
        if not isinstance(match.view.decision, MarketTurn):
            continue
        market = Market(match.view)
        said, seat = market_notes.at_the_barracks(market), market.holder("barracks")
        assert (said is None) == (seat < 0)
        if said is not None:
            told += 1
            assert said.values["guild"] == match.view.name(seat)
            assert said.values["did"].id in ("log-hired", "log-trained", "log-hired-and-trained")
            came = [ev.SpaceTaken(seat, "barracks") in events for events in match.chronicle.history]
            latest = max(place for place, there in enumerate(came) if there)
            assert said.values["did"] in [line.message for line in match.chronicle.lines_at(latest)]
    assert told > 3


@pytest.mark.rule("MARKET-5")
def test_what_was_done_at_the_barracks_is_told_when_it_is_paid() -> None:
    for match, action in decisions(Options("simple", 3), 1, GENEROUS):
        if not isinstance(action, ac.Barracks):
            continue
        match.animation.speed = 1
        match.play(action)
        said = []
        while match.animation.busy and match.animation.scene == "market":
            step = match.animation.step
            paying = step is not None and isinstance(step.event, ev.SpaceTaken | ev.GoldChanged)
            said.append((paying, market_notes.at_the_barracks(Market(match.view)) is None))
            match.animation.update(0.05)
        assert {paying for paying, _ in said} == {True, False}
        assert all(paying == silent for paying, silent in said)
        return
    pytest.fail("nobody came to the Barracks")


@pytest.mark.rule("SOLO-10")
def test_who_comes_twice_is_told_once() -> None:
    options = Options("simple", 1, difficulty="easy")
    match = next(match for match, _ in turns(options, SHIPPED))
    match.view.game.state.guilds[0].quests[:] = [ActiveQuest("noblemans_bodyguard", 0, 1)]
    match.animation.show(match.view.game)
    match.play(ac.Rush("noblemans_bodyguard", 1))
    match.play(ac.Rush("noblemans_bodyguard", 1))
    while isinstance(match.chronicle.history[-1][-1], ev.PhaseStarted):
        match.chronicle.history[-1].pop()  # as long as the market is still shown
    assert Market(match.view).visitors["road"] == [0]
