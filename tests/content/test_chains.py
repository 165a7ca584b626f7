"""Merchant and stalls are a cushion, never an engine."""

import random
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from forgewar.content.chains import profit
from forgewar.content.error import ContentError
from forgewar.content.load import load
from forgewar.content.model import (
    COPPER,
    DIAMOND,
    EMERALD,
    GEMS,
    IRON,
    METALS,
    MITHRIL,
    RESOURCES,
    RUBY,
    Content,
    Stall,
)

Edit = Callable[[str, str, str], int | None]
Pool = tuple[int, ...]
STALLS = [Stall(gem, metal) for gem in GEMS for metal in METALS]


def stalls_of(content: Content) -> set[Stall]:
    return {card.stall for card in content.bonus_cards.values() if card.stall is not None}


def exchanged(pool: Pool, stalls: set[Stall]) -> Iterator[Pool]:
    for stall in stalls:
        for gems, metals in ((-1, 2), (1, -2)):
            after = list(pool)
            after[stall.gem] += gems
            after[stall.metal] += metals
            if min(after) >= 0:
                yield tuple(after)


def reachable(pool: Pool, stalls: set[Stall]) -> set[Pool]:
    """Every pool that uses of stalls, as many as one likes, can make of this one."""
    found, ahead = {pool}, [pool]
    while ahead:
        new = set(exchanged(ahead.pop(), stalls)) - found
        found |= new
        ahead += new
    return found


def plus(pool: Pool, *resources: int) -> Pool:
    return tuple(n + resources.count(r) for r, n in enumerate(pool))


def gains(buy: tuple[int, ...], stalls: set[Stall], stock: Pool, purchases: int) -> Iterator[str]:
    """Every chain of a round that ends with at least the stock and the gold it began with, and
    more of something; each sale pays all that Seller's Savvy can make it pay (MARKET-13)."""
    for n in range(purchases + 1):
        for bought in combinations_with_replacement(range(len(RESOURCES)), n):
            cost = sum(buy[r] for r in bought)
            if cost > max(buy):
                continue
            for pool in reachable(plus(stock, *bought), stalls):
                for sold in (r for r, had in enumerate(pool) if had and buy[r] >= cost):
                    rest = tuple(had - (r == sold) for r, had in enumerate(pool))
                    for end in reachable(rest, stalls):
                        kept = all(e >= s for e, s in zip(end, stock, strict=True))
                        if kept and (end != stock or buy[sold] > cost):
                            yield f"{stock}: buy {bought}, sell {sold}, end with {end}"


@pytest.mark.rule("MARKET-12")
@pytest.mark.parametrize("lent", [(), (COPPER, COPPER, IRON, IRON), (EMERALD, RUBY), (IRON,)])
def test_no_chain_of_a_round_makes_anything_from_nothing(
    content: Content, lent: tuple[int, ...]
) -> None:
    stock = plus((0,) * len(RESOURCES), *lent)
    assert list(gains(content.prices.buy, stalls_of(content), stock, purchases=4)) == []


@pytest.mark.rule("MARKET-12")
def test_the_proof_finds_no_profit_whatever_the_stock(content: Content) -> None:
    assert profit(content.prices.buy, stalls_of(content)) is None


@pytest.mark.parametrize(
    ("buy", "stall"),
    [
        # mithril among the cheap resources
        ((2, 3, 5, 4, 4, 8), Stall(RUBY, MITHRIL)),
        ((2, 3, 5, 4, 4, 8), Stall(EMERALD, MITHRIL)),
        ((2, 3, 5, 4, 4, 8), Stall(DIAMOND, COPPER)),
        # an emerald no dearer than the iron that it turns into
        ((2, 3, 5, 3, 4, 8), Stall(EMERALD, IRON)),
        # a diamond no dearer than mithril
        ((2, 3, 5, 4, 4, 5), Stall(DIAMOND, MITHRIL)),
    ],
)
def test_proof_and_enumeration_find_the_same_engines(
    content: Content, buy: tuple[int, ...], stall: Stall
) -> None:
    stalls = stalls_of(content) | {stall}
    assert profit(buy, stalls) is not None
    assert any(gains(buy, stalls, (0,) * len(RESOURCES), purchases=3))


@pytest.mark.parametrize("seed", range(40))
def test_proof_and_enumeration_agree_whatever_the_prices(seed: int) -> None:
    chance = random.Random(seed)
    buy = tuple(chance.randint(1, 5) for _ in RESOURCES)
    stalls = set(chance.sample(STALLS, chance.randint(0, 3)))
    lent = (COPPER, COPPER, IRON, IRON, MITHRIL, MITHRIL, EMERALD, RUBY, DIAMOND)
    stock = plus((0,) * len(RESOURCES), *lent)
    found = any(gains(buy, stalls, stock, purchases=2))
    assert (profit(buy, stalls) is not None) == found


def test_dear_resources_take_no_longer_than_cheap_ones() -> None:
    assert profit((1, 1, 1, 99, 99, 99), set(STALLS)) is not None
    assert profit((99,) * 6, set()) is None


def test_an_engine_is_refused(folder: Path, edit: Edit) -> None:
    line = edit("prices.yaml", "merchant:", "»merchant:")
    edit("prices.yaml", r"(buy:.*emerald: )\d+", r"\g<1>3")

    with pytest.raises(ContentError) as refused:
        load(folder)

    assert (refused.value.file, refused.value.line) == ("prices.yaml", line)
    assert refused.value.reason == (
        "trade makes something from nothing: buying 1 emerald for 3 gold and selling 1 iron for 3"
        " leaves 1 iron"
    )


@pytest.mark.rule("MARKET-12")
def test_every_stall_trades_one_gem_against_a_metal(content: Content) -> None:
    stalls = stalls_of(content)
    assert all(stall.metal in METALS and stall.gem not in METALS for stall in stalls)
    assert {Stall(RUBY, IRON), Stall(EMERALD, COPPER), Stall(EMERALD, IRON)} <= stalls
