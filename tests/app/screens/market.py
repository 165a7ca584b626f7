"""The market and the merchant: what is for sale, for how much, and why not."""

import re
from collections import Counter

from app.screens.recorded import NAMES, Table, gold_of, rich

from forgewar.content.model import RESOURCES
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.game import Game
from forgewar.rules.scoring import bonus_worth

Deal = ac.Trade | ac.Shop
PAID_HERE = ("blacksmith", "bazaar", "barracks", "clerk", "pass", "claimant", "merchant")


def offered(table: Table) -> dict[str, ac.Action]:
    """The action behind each spot of the market, by the spot's name."""
    bonuses = table.game.content.end_bonuses
    found: dict[str, ac.Action] = {}
    for spot in table.spots("market."):
        _, place, *rest = spot.name.split(".")
        key = ".".join(rest)
        if place in ("blacksmith", "bazaar") and key in bonuses:
            found[spot.name] = ac.BuyEndBonus(key)
        elif place == "blacksmith":
            found[spot.name] = ac.BuyDesign(key)
        elif place == "bazaar":
            found[spot.name] = ac.BuyCard(key)
        elif place == "clerk" and key != "list":
            found[spot.name] = ac.Claim(key)
        elif place == "road" and key != "list":
            quest, _, steps = key.partition(".")
            found[spot.name] = ac.Rush(quest, int(steps or 1))
        elif key == "hire":
            found[spot.name] = ac.Barracks(True)
        elif key.startswith("train."):
            found[spot.name] = ac.Barracks(False, int(rest[1]))
    return found


def an_offer_can_be_had_or_names_the_clause_against_it(table: Table) -> None:
    found = offered(table)
    legal = {action for action in table.game.choices() if not _both(action)} - {ac.PassMarket()}
    shown = {action for name, action in found.items() if table.spot(name).enabled}
    assert shown <= legal
    hidden = legal - shown
    assert not hidden or any(spot.scroll for spot in table.frame.spots), hidden
    for name, action in found.items():
        spot, refusal = table.spot(name), table.game.refusal(action)
        assert bool(spot.why) == (refusal is not None), name
        assert spot.page == (refusal.clause if refusal is not None else ""), name
        if refusal is not None and refusal.key == "gold":
            numbers = refusal.numbers
            assert spot.why == f"Costs {numbers['price']} gold; you have {numbers['gold']}"


def _both(action: ac.Action) -> bool:
    return isinstance(action, ac.Barracks) and action.hire and action.train >= 0


def a_price_is_what_is_paid(table: Table) -> None:
    """Gold is no object, so that every price can be paid; the price stays the same."""
    wealthy = rich(table.game)
    for name, action in offered(table).items():
        if wealthy.refusal(action) is not None or isinstance(action, ac.Rush):
            continue
        shown = _price_shown(table, name)
        assert shown == paid(wealthy, action), f"{name}: {shown}"


def _price_shown(table: Table, name: str) -> int | None:
    rect = table.spot(name).rect
    for card in table.cards:
        if card.rect.colliderect(rect) and name.endswith(f".{card.key}"):
            return card.price
    return table.number_at(f"{name}.price")


def paid(game: Game, action: ac.Action) -> int:
    """What the guild pays for an action, whatever it gets for it."""
    copy = game.clone()
    seat = getattr(action, "seat", -1)
    if seat < 0:
        assert game.decision is not None
        seat = game.decision.seat
    return -sum(e.amount for e in gold_of(copy.play(action), seat) if e.source in PAID_HERE)


def a_claim_shares_its_price_with_those_who_claimed_before(table: Table) -> None:
    wealthy = rich(table.game)
    for name, action in offered(table).items():
        if not isinstance(action, ac.Claim) or wealthy.refusal(action) is not None:
            continue
        before = [s for s, guild in enumerate(table.state.guilds) if action.design in guild.claims]
        said = " ".join(table.texts(table.spot(name).rect))
        shares = re.search(r"(\d+) \+ (\d+)", said)
        assert (shares is not None) == bool(before), said
        if shares is not None:
            assert int(shares[1]) + int(shares[2]) == paid(wealthy, action), said
        named = {other for other in NAMES.values() if other in said}
        assert named <= {table.name(seat) for seat in before}, said


def what_was_sold_names_its_buyer(table: Table) -> None:
    sales = {
        (table.name(event.seat), -event.amount)
        for events in table.match.chronicle.history
        for event in events
        if isinstance(event, ev.GoldChanged) and event.source in ("blacksmith", "bazaar")
    }
    for text in table.texts():
        sold = re.fullmatch(r"(\w+) paid (\d+)", text)
        assert sold is None or (sold[1], int(sold[2])) in sales, text
    if table.state.round == table.state.options.rounds:
        assert "Sells again next round" not in table.texts()


def decks_say_how_many_cards_are_left(table: Table) -> None:
    """Below each place for a card, from left to right."""
    if table.game.table.last_round:
        return
    left = [text for text in table.texts() if re.fullmatch(r"\d+ left", text)]
    merchant = [text for spot in table.spots("merchant.") for text in table.texts(spot.rect)]
    assert not set(left) & set(merchant)
    decks = Counter(f"{len(deck)} left" for deck in table.state.decks)
    assert not decks - Counter(left), (decks, left)


def a_bonus_says_what_it_counts_now(table: Table) -> None:
    guild, bonuses = table.state.guilds[table.seat], table.game.content.end_bonuses
    for card in table.cards:
        if card.key in bonuses:
            below = card.rect.copy()
            below.top, below.height = card.rect.bottom, 50
            assert table.numbers(below) == [bonus_worth(guild, bonuses[card.key])], card.key


def people_at_the_barracks_gain_one_level(table: Table) -> None:
    guild = table.state.guilds[table.seat]
    for spot in table.spots("market.barracks.train."):
        level = guild.adventurers[int(spot.name.rpartition(".")[2])].level
        *levels, price = table.numbers(spot.rect)
        assert levels in ([], [level, level + 1]), spot.name
        assert price


def the_road_says_how_far_it_leads(table: Table) -> None:
    for name, action in offered(table).items():
        if isinstance(action, ac.Rush):
            said = " ".join(table.texts(table.spot(name).rect))
            steps = re.search(r"(one|\d+) steps? on", said)
            assert steps is None or steps[1] == ("one", "2", "3")[action.steps - 1], said


def passing_pays_what_its_button_says(table: Table) -> None:
    spot = table.spot("pass")
    assert spot.enabled == (ac.PassMarket() in table.game.choices())
    earned = -paid(table.game, ac.PassMarket())
    assert table.numbers(spot.rect) == ([earned] if earned else [])


# The merchant


def trades(table: Table, seat: int) -> dict[str, Deal]:
    """The trade behind each spot of the merchant."""
    found: dict[str, Deal] = {}
    shopping = isinstance(table.game.decision, de.Shopping)
    for spot in table.spots("merchant."):
        _, what, *rest = spot.name.split(".")
        if what == "buy" and shopping:
            found[spot.name] = ac.Shop(RESOURCES.index(rest[0]))
        elif what == "buy":
            found[spot.name] = ac.BuyResource(seat, RESOURCES.index(rest[0]))
        elif what == "sell":
            found[spot.name] = ac.SellResource(seat, RESOURCES.index(rest[0]))
        elif what == "stall":
            found[spot.name] = ac.UseStall(seat, ".".join(rest[:-1]), rest[-1] == "gem")
    return found


def the_merchant_takes_and_gives_what_is_said(table: Table) -> None:
    game, seat = table.game, table.seat
    found = trades(table, seat)
    assert {a for name, a in found.items() if table.spot(name).enabled} == set(game.trades(seat))
    for name, action in found.items():
        spot, refusal = table.spot(name), game.refusal(action)
        assert (refusal is None) == spot.enabled, name
        assert spot.page == (refusal.clause if refusal is not None else "")
        if refusal is None:
            check_trade(table, name, action, seat)


def check_trade(table: Table, name: str, action: Deal, seat: int) -> None:
    after, events = table.after(action)
    old, new = table.state.guilds[seat], after.state.guilds[seat]
    gold = new.gold - old.gold
    if isinstance(action, ac.Shop):
        gold = -next(event.price for event in events if isinstance(event, ev.Shopped))
    changed = [b - a for a, b in zip(old.resources, new.resources, strict=True)]
    spot = table.spot(name)
    numbers = [int(number) for number in re.findall(r"\d+", spot.label)]
    if isinstance(action, ac.UseStall):
        given = next(-n for n in changed if n < 0)
        got = next(n for n in changed if n > 0)
        assert numbers == table.numbers(spot.rect) == [given, got]
        what, for_what = spot.label.split(" for ")
        assert RESOURCES[changed.index(-given)][:3] in what, spot.label
        assert RESOURCES[changed.index(got)][:3] in for_what, spot.label
    else:
        assert numbers == [1, abs(gold)], spot.label
        assert RESOURCES[action.resource] in spot.label
        assert spot.label.startswith("Buy" if gold < 0 else "Sell")
        assert table.numbers(spot.rect) == [abs(gold)]
        assert abs(changed[action.resource]) == 1
