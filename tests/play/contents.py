"""A content in which every price and amount of the market is another than in data/."""

from typing import TypeVar

from msgspec.structs import replace
from properties.games import SHIPPED

from forgewar.content.model import BonusCard, Content, Design, Effect, Leg, SingleCard

Card = TypeVar("Card", Design, BonusCard, SingleCard)
_COUNTED = ("copper", "iron", "mithril", "emerald", "ruby", "diamond", "gold", "prestige")


def shifted(by: int) -> Content:
    """The shipped content with everything of the market dearer, by `by` or a little more, and with
    larger rewards."""
    shipped = SHIPPED
    prices = replace(
        shipped.prices,
        hire=tuple(price + by for price in shipped.prices.hire),
        passing=shipped.prices.passing + by + 1,
        claimant=shipped.prices.claimant + by + 2,
        buy=tuple(price + by + 3 for price in shipped.prices.buy),
        sell=tuple(price + by + 1 for price in shipped.prices.sell),
    )
    return replace(
        shipped,
        prices=prices,
        end_bonuses={
            key: replace(bonus, price=bonus.price + by, each=bonus.each + 1)
            for key, bonus in shipped.end_bonuses.items()
        },
        designs={key: _dearer(card, by) for key, card in shipped.designs.items()},
        bonus_cards={key: _dearer(card, by) for key, card in shipped.bonus_cards.items()},
        single_cards={
            key: replace(_dearer(card, by), effects=_more(card.effects, by))
            for key, card in shipped.single_cards.items()
        },
        quests={
            key: replace(quest, legs=tuple(_richer(leg, by) for leg in quest.legs))
            for key, quest in shipped.quests.items()
        },
    )


def _dearer(card: Card, by: int) -> Card:
    reduced = None if card.reduced is None else card.reduced + by + 1
    return replace(card, price=card.price + by + 2, reduced=reduced)


def _more(effects: tuple[Effect, ...], by: int) -> tuple[Effect, ...]:
    return tuple(
        replace(effect, amount=effect.amount + by) if effect.kind in _COUNTED else effect
        for effect in effects
    )


def _richer(leg: Leg, by: int) -> Leg:
    return replace(leg, rewards=_more(leg.rewards, by))
