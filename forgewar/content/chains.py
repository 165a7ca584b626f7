"""Proves that no chain of purchases, stalls and a sale ends a round with a gain.

Assumes the worst case: stalls of every exchange used without limit, any number of purchases, and
enough Seller's Savvies that a sale pays what the merchant asks (MARKET-13 allows no more). A guild
sells once a round (MERCHANT-1).
"""

from collections.abc import Iterator

from forgewar.content.model import GEMS, METALS, RESOURCES, Stall

_Purchase = tuple[int, int]  # number and resource


def profit(buy: tuple[int, ...], stalls: set[Stall]) -> str | None:
    """Description of a chain with a gain, or None if there is none.

    The resource sold must be replaced. Stalls turn a gem into two of a metal, or back, within each
    group of resources that they connect: so one other gem of the group, or two of one of its other
    metals, must be bought. A chain that buys more has less gold left, and gains only if it would
    gain without, so these purchases are enough to look at. For a gem sold, nothing is left of them,
    and the gain is the sale less their price. For a metal sold, one of the two is left, which is a
    gain even without gold.
    """
    for group in _groups(stalls):
        for sold in sorted(group):
            for number, bought in _replacements(group, sold):
                cost = number * buy[bought]
                left = f"1 {RESOURCES[sold]}" if sold in METALS else "nothing"
                if cost < buy[sold] or (cost == buy[sold] and sold in METALS):
                    return (
                        f"buying {number} {RESOURCES[bought]} for {cost} gold and selling 1"
                        f" {RESOURCES[sold]} for {buy[sold]} leaves {left}"
                    )
    return None


def _replacements(group: set[int], sold: int) -> Iterator[_Purchase]:
    """Smallest purchases that stalls can turn into the resource sold."""
    for resource in sorted(group - {sold}):
        yield (1, resource) if resource in GEMS else (2, resource)


def _groups(stalls: set[Stall]) -> list[set[int]]:
    groups = [{r} for r in range(len(RESOURCES))]
    for stall in stalls:
        joined = [g for g in groups if stall.gem in g or stall.metal in g]
        groups = [g for g in groups if g not in joined] + [set().union(*joined)]
    return groups
