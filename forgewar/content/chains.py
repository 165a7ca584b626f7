"""The proof that the merchant is a cushion and no engine: no chain of purchases, stalls and a sale
ends a round with more than it began with.

Assumes the worst: stalls of every exchange used without limit, any number of purchases, and so many
Seller's Savvies that a sale pays what the merchant asks (MARKET-13 allows no more). A guild sells
once a round (MERCHANT-1).
"""

from collections.abc import Iterator

from forgewar.content.model import GEMS, METALS, RESOURCES, Stall

Pool = tuple[int, ...]  # a number of each resource; may be negative in between

_WEIGHT = tuple(2 if r in GEMS else 1 for r in range(len(RESOURCES)))


def profit(buy: tuple[int, ...], stalls: set[Stall]) -> str | None:
    """A chain that gains something, told in words, or None if there is none."""
    for sold in range(len(RESOURCES)):
        for bought in _affordable(buy, buy[sold]):
            cost = sum(n * price for n, price in zip(bought, buy, strict=True))
            change = tuple(n - (r == sold) for r, n in enumerate(bought))
            for left in _pools(sum(n * w for n, w in zip(change, _WEIGHT, strict=True))):
                gained = cost < buy[sold] or any(left)
                if gained and _exchangeable(change, left, stalls):
                    return (
                        f"buying {_words(bought)} for {cost} gold and selling 1 {RESOURCES[sold]}"
                        f" for {buy[sold]} leaves {_words(left)}"
                    )
    return None


def _affordable(buy: tuple[int, ...], gold: int, first: int = 0) -> Iterator[Pool]:
    """Every purchase of resources from number `first` on that costs at most `gold`."""
    if first == len(buy):
        yield ()
        return
    for n in range(gold // buy[first] + 1):
        for rest in _affordable(buy, gold - n * buy[first], first + 1):
            yield (n, *rest)


def _pools(weight: int, first: int = 0) -> Iterator[Pool]:
    """Every pool of exactly `weight`, a gem weighing two metals: no stall changes the weight."""
    if first == len(RESOURCES):
        if weight == 0:
            yield ()
        return
    for n in range(weight // _WEIGHT[first] + 1):
        for rest in _pools(weight - n * _WEIGHT[first], first + 1):
            yield (n, *rest)


def _exchangeable(before: Pool, after: Pool, stalls: set[Stall]) -> bool:
    """Whether stalls can turn one pool into the other, with any stock lent in between.

    Metals go in pairs, and within each group of resources that stalls connect, as many gems must
    appear as pairs of metal vanish.
    """
    pairs = []
    for r, (b, a) in enumerate(zip(before, after, strict=True)):
        change = a - b
        if r in METALS:
            if change % 2:
                return False
            change //= 2
        pairs.append(change)
    return all(sum(pairs[r] for r in group) == 0 for group in _groups(stalls))


def _groups(stalls: set[Stall]) -> list[set[int]]:
    groups = [{r} for r in range(len(RESOURCES))]
    for stall in stalls:
        joined = [g for g in groups if stall.gem in g or stall.metal in g]
        groups = [g for g in groups if g not in joined] + [set().union(*joined)]
    return groups


def _words(pool: Pool) -> str:
    return ", ".join(f"{n} {RESOURCES[r]}" for r, n in enumerate(pool) if n) or "nothing"
