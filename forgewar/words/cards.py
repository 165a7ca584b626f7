"""Effects, abilities and bonuses in words, for cards, tooltips and prompts.

Functions named `..._text` return text for a card's face; the others return messages.
"""

from collections.abc import Iterable, Mapping
from typing import assert_never

from forgewar.content.model import RESOURCES, BonusTile, Design, Effect, EndBonus, Title
from forgewar.rules.bonus import STOCK
from forgewar.words.message import Message, as_list, message, say
from forgewar.words.names import amount, card_name, resource


def effect(given: Effect, designs: Mapping[str, Design] | None = None) -> Message:
    """One effect inside a sentence: "2 iron", "a new adventurer"."""
    if given.kind == "claim":
        name = card_name(designs[given.design]) if designs else given.design
        return message("effect-claim", design=name)
    return amount(given.kind, given.amount)


def effects(given: Iterable[Effect], designs: Mapping[str, Design] | None = None) -> Message:
    """Several effects inside a sentence: "2 iron and a new adventurer"."""
    return as_list(effect(each, designs) for each in given)


def effects_text(given: Iterable[Effect], designs: Mapping[str, Design] | None = None) -> str:
    """`effects` as a sentence of its own, without a full stop."""
    return say("effects-alone", effects=effects(given, designs))


def design_effect(design: Design) -> str:
    """Effect of a unique design's weapon, or an empty string (ADV-7)."""
    if not design.effects:
        return ""
    return say(f"effects-{design.acts_on}", effects=effects(design.effects))


def ability(title: Title) -> Message:
    """Ability of a champion's title (CHAMP-2 to CHAMP-10)."""
    if title.ability == "wields_type":
        return message("ability-wields_type", type=message(f"type-{title.type}"))
    if title.ability == "gem_power":
        assert title.resource is not None
        return message(f"ability-gem-{RESOURCES[title.resource]}", count=title.amount)
    return message(f"ability-does-{title.ability}", count=title.amount)


def ability_text(title: Title) -> str:
    """`ability` as text."""
    return str(ability(title))


def end_bonus_text(bonus: EndBonus) -> str:
    """Things that an end-game bonus counts (MARKET-10)."""
    if bonus.each_public:
        return say("end-bonus-claims", each=bonus.each, claims=bonus.each_public)
    return say(f"end-bonus-for-{bonus.counts}", each=bonus.each)


def tile_text(tile: BonusTile) -> str:
    """Reward of a bonus tile and the condition for it (BONUS-3 to BONUS-6)."""
    if tile.kind == "stockpile":
        assert tile.resource is not None
        return say(
            "tile-stockpile", count=tile.number, resource=resource(tile.resource), each=STOCK
        )
    if tile.kind == "industrious" or tile.kind == "adventurous":
        return say(f"tile-exactly-{tile.kind}", count=tile.number)
    if tile.kind == "decorated" or tile.kind == "knowledge":
        return say(f"tile-each-{tile.kind}-{tile.reward}", count=tile.number)
    assert_never(tile.kind)
