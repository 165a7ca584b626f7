"""Effects, abilities and bonuses in words, for cards, tooltips and prompts."""

from collections.abc import Iterable, Mapping

from forgewar.content.model import RESOURCES, BonusTile, Design, Effect, EndBonus, Title

_MANY = {
    "adventurer": ("a new adventurer", "{} new adventurers"),
    "level": ("a level for one adventurer", "{} levels for adventurers"),
    "overseer_move": ("move an overseer", "move overseers {} times"),
    "worker_move": ("move or remove a worker", "move or remove {} workers"),
    "market_card": ("a card of the market discard", "{} cards of the market discard"),
}


def count(number: int, one: str, many: str = "") -> str:
    """ "1 step", "2 steps"."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def signed(number: int) -> str:
    """ "+2" or, with a proper minus, "−2"."""
    return f"+{number}" if number >= 0 else f"\u2212{-number}"


def listed(parts: Iterable[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    *others, last = list(parts) or [""]
    return f"{', '.join(others)} and {last}" if others else last


def effect_text(effect: Effect, designs: Mapping[str, Design] | None = None) -> str:
    """One effect: "2 iron", "a new adventurer"."""
    if effect.kind in RESOURCES or effect.kind in ("gold", "prestige"):
        return f"{effect.amount} {effect.kind}"
    if effect.kind == "claim":
        name = designs[effect.design].name if designs else effect.design
        return f"a free claim on the {name}"
    one, many = _MANY[effect.kind]
    return one if effect.amount == 1 else many.format(effect.amount)


def effects_text(effects: Iterable[Effect], designs: Mapping[str, Design] | None = None) -> str:
    """All of them, as a sentence without its stop: "2 iron and a new adventurer"."""
    text = listed(effect_text(effect, designs) for effect in effects)
    return text[:1].upper() + text[1:]


def design_effect(design: Design) -> str:
    """What a unique design's weapon does, or an empty string (ADV-7)."""
    if not design.effects:
        return ""
    when = "each finished leg" if design.acts_on == "leg" else "the finished quest"
    return f"{effects_text(design.effects)} for {when}"


def ability_text(title: Title) -> str:
    """What a champion's title does (CHAMP-2 to CHAMP-10)."""
    n = title.amount
    if title.ability == "wields_type":
        return f"Any weapon also counts as {title.type}"
    if title.ability == "gem_power":
        assert title.resource is not None
        gem = RESOURCES[title.resource]
        return f"+{n} power with a weapon that holds {'an' if gem == 'emerald' else 'a'} {gem}"
    return {
        "leg_prestige": f"{n} prestige for each leg finished with this champion on the quest",
        "leg_power": f"The weapon gains +{n} power for each leg finished with it",
        "quest_prestige": f"{n} prestige for a quest finished with this champion on it throughout",
        "quest_gold": f"{n} gold for a quest finished with this champion on it throughout",
        "skip_steps": f"A quest this champion starts on may begin up to {n} steps later",
        "charm_gold": f"A quest this champion starts on pays {n} gold instead of its price",
    }[title.ability]


def end_bonus_text(bonus: EndBonus) -> str:
    """What an end-game bonus counts (MARKET-10)."""
    things = {
        "designs": "unique design",
        "quests": "completed quest",
        "adventurers": "adventurer",
        "bonus_cards": "permanent bonus card",
        "resources": "leftover resource",
    }[bonus.counts]
    text = f"At the end {bonus.each} prestige for each {things}"
    if bonus.each_public:
        text += f", {bonus.each_public} for each claimed design"
    return text


def tile_text(tile: BonusTile) -> str:
    """What a bonus tile gives, and to whom (BONUS-3 to BONUS-6)."""
    n = tile.number
    if tile.kind == "industrious":
        return f"Each guild with exactly {n} workers in the mine may move an overseer"
    if tile.kind == "adventurous":
        return f"Each guild with exactly {count(n, 'active quest')} gets an adventurer"
    if tile.kind == "stockpile":
        assert tile.resource is not None
        return f"{n} {RESOURCES[tile.resource]} for every 3 resources in the pool"
    things = "champion" if tile.kind == "decorated" else "unique design"
    what = {"gold": "gold", "prestige": "prestige", "shopping": "gold to spend at the merchant"}
    assert tile.reward is not None
    return f"{n} {what[tile.reward]} for each {things}"
