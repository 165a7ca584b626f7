"""Checks within one file beyond its form: counts of the rulebook, and things a card may hold.

Each check takes structs and their file and yields errors. The numbers here are those that the rules
rely on; whether the content is balanced is for tests and simulation.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from forgewar.content.convert import where
from forgewar.content.error import ContentError
from forgewar.content.model import (
    GEMS,
    RESOURCES,
    BonusCard,
    BonusTile,
    Design,
    Effect,
    EndBonus,
    Leg,
    Prices,
    Quest,
    SingleCard,
    Title,
    WealthCard,
)
from forgewar.content.yaml_source import Source, Steps

Problems = Iterator[ContentError]

_GOODS = frozenset({*RESOURCES, "gold"})
DESIGN_EFFECTS = _GOODS | {"prestige"}  # ADV-7
QUEST_REWARDS = _GOODS | {"adventurer", "overseer_move", "worker_move", "market_card"}  # QUEST-8
SINGLE_EFFECTS = _GOODS | {"adventurer", "level", "overseer_move", "worker_move"}  # MARKET-14
WEALTH_EFFECTS = _GOODS | {"adventurer", "level", "claim"}  # SETUP-10

# SETUP-1, SETUP-5, SETUP-6: (kind, stage, opens) of designs; unique ones have no `opens`.
DESIGN_COUNTS = {
    "starting design": 2,
    "public design open from the start": 4,
    "public design in the Stage 1 deck": 3,
    "public design opened with Stage 2": 1,
    "public design in the Stage 2 deck": 3,
    "unique design of Stage 1": 6,
    "unique design of Stage 2": 6,
    "unique design of Stage 3": 10,
}
MARKET_COUNTS = (12, 12, 10)  # SETUP-5
# SETUP-3
QUEST_COUNTS = {
    ("green", 1): 20,
    ("gold", 1): 9,
    ("grey", 2): 20,
    ("gold", 2): 9,
    ("red", 3): 12,
    ("gold", 3): 12,
}
STARRED = 2
TITLES = 12
WEALTH_CARDS = 16
# BONUS-1
TILES = {
    "industrious": ("2", "3", "4"),
    "adventurous": ("1", "2", "3"),
    "stockpile": ("copper", "iron", "mithril"),
    "decorated": ("gold", "prestige", "shopping"),
    "knowledge": ("gold", "prestige", "shopping"),
}
# MARKET-10
END_BONUS_SPACES = {
    "designs": "blacksmith",
    "quests": "bazaar_bonus",
    "adventurers": "bazaar_bonus",
    "bonus_cards": "bazaar_single",
    "resources": "bazaar_single",
}
# The most steps of a leg that fit on a card: by number of types, then of rewards.
FRAME = ((6, 5, 3, 2), (4, 3, 2, 1), (3, 2, 1, 1))


def _count(source: Source, wanted: Mapping[str, int], found: Counter[str]) -> Problems:
    for what in [*wanted, *(w for w in found if w not in wanted)]:
        if found[what] != wanted.get(what, 0):
            reason = f"{what}: {found[what]} of them, must be {wanted.get(what, 0)}"
            yield ContentError(source.file, None, reason)


def _effects(
    source: Source, at: Steps, what: str, effects: Iterable[Effect], allowed: frozenset[str]
) -> Problems:
    for i, effect in enumerate(effects):
        if effect.kind not in allowed:
            place = where((*at[1:], i), what)
            yield source.error((*at, i), f"{effect.kind} cannot be given: {place}")


def _check_reduced(source: Source, card: Design | BonusCard | SingleCard, what: str) -> Problems:
    if card.reduced is None:
        return
    if card.reduced >= card.price:
        reason = f"reduced is not below the price in {what}"
        yield source.error((card.id, "reduced"), reason)
    if card.stage == 3:
        reason = f"reduced can never apply in Stage 3, {what}"
        yield source.error((card.id, "reduced"), reason)


def designs(cards: Mapping[str, Design], source: Source) -> Problems:
    found: Counter[str] = Counter()
    for card in cards.values():
        what = f"design {card.id}"
        found[_design_class(card)] += 1
        if not any(card.cost):
            yield source.error((card.id, "cost"), f"forging costs nothing in {what}")
        if len(card.types) > 2 or len(set(card.types)) != len(card.types):
            yield source.error((card.id, "types"), f"more than two types, or one twice in {what}")
        if card.kind == "unique" and (card.level != 3 or not any(card.cost[g] for g in GEMS)):
            yield source.error((card.id,), f"a unique design needs level 3 and a gem: {what}")
        if card.kind != "unique" and card.level == 3:
            yield source.error((card.id, "level"), f"only unique designs need level 3: {what}")
        if card.kind == "starting" and card.level != 1:
            yield source.error((card.id, "level"), f"a starting design needs level 1: {what}")
        if card.power == 0 and not card.effects:
            yield source.error((card.id, "power"), f"power 0 and no effect in {what}")
        yield from _effects(source, (card.id, "effects"), what, card.effects, DESIGN_EFFECTS)
        yield from _check_reduced(source, card, what)
    yield from _count(source, DESIGN_COUNTS, found)


def _design_class(card: Design) -> str:
    if card.kind == "starting":
        return "starting design"
    if card.kind == "unique":
        return f"unique design of Stage {card.stage}"
    if card.opens == "start" and card.stage == 1:
        return "public design open from the start"
    if card.opens == "deck":
        return f"public design in the Stage {card.stage} deck"
    return f"public design opened with Stage {card.stage}"


def bonus_cards(cards: Mapping[str, BonusCard], source: Source) -> Problems:
    for card in cards.values():
        yield from _check_reduced(source, card, f"bonus card {card.id}")
    yield from _market_counts(source, "bonus cards", cards)


def single_cards(cards: Mapping[str, SingleCard], source: Source) -> Problems:
    for card in cards.values():
        what = f"card {card.id}"
        yield from _effects(source, (card.id, "effects"), what, card.effects, SINGLE_EFFECTS)
        yield from _check_reduced(source, card, what)
    yield from _market_counts(source, "single-use cards", cards)


def _market_counts(
    source: Source, what: str, cards: Mapping[str, BonusCard] | Mapping[str, SingleCard]
) -> Problems:
    found: Counter[str] = Counter()
    for card in cards.values():
        found[f"{what} of Stage {card.stage}"] += card.copies
    wanted = {f"{what} of Stage {i + 1}": n for i, n in enumerate(MARKET_COUNTS)}
    yield from _count(source, wanted, found)


def quests(cards: Mapping[str, Quest], source: Source) -> Problems:
    found: Counter[str] = Counter()
    for card in cards.values():
        what = f"quest {card.id}"
        if (card.colour, card.stage) not in QUEST_COUNTS:
            reason = f"no {card.colour} quests in Stage {card.stage}: {what}"
            yield source.error((card.id, "colour"), reason)
            continue
        found[f"{card.colour} quests of Stage {card.stage}"] += card.copies
        found["starred quests"] += card.copies * card.starred
        if card.starred and card.colour != "green":
            yield source.error((card.id, "starred"), f"only green quests are starred: {what}")
        for i, leg in enumerate(card.legs):
            at: Steps = (card.id, "legs", i)
            yield from _leg(source, at, where(at[1:], what), leg)
            rewards = (*at, "rewards")
            yield from _effects(source, rewards, what, leg.rewards, QUEST_REWARDS)
            if i and leg.prestige <= card.legs[i - 1].prestige:
                reason = f"prestige does not grow from leg to leg in {where(at[1:], what)}"
                yield source.error((*at, "prestige"), reason)
        if not card.legs[-1].rewards:
            at = (card.id, "legs", len(card.legs) - 1)
            yield source.error(at, f"the last leg gives no rewards in {what}")
    wanted = {f"{colour} quests of Stage {s}": n for (colour, s), n in QUEST_COUNTS.items()}
    yield from _count(source, {**wanted, "starred quests": STARRED}, found)


def _leg(source: Source, at: Steps, what: str, leg: Leg) -> Problems:
    if len(set(leg.types)) != len(leg.types):
        yield source.error((*at, "types"), f"one type twice in {what}")
    if len(leg.types) >= len(FRAME) or len(leg.rewards) >= len(FRAME[0]):
        yield source.error(at, f"at most 2 types and 3 rewards fit on a card: {what}")
        return
    most = FRAME[len(leg.types)][len(leg.rewards)]
    if leg.steps > most:
        reason = (
            f"{leg.steps} steps do not fit on a card beside {len(leg.types)} types and"
            f" {len(leg.rewards)} rewards, at most {most}: {what}"
        )
        yield source.error((*at, "steps"), reason)


def titles(cards: Mapping[str, Title], source: Source) -> Problems:
    yield from _count(source, {"titles": TITLES}, Counter(titles=len(cards)))
    seen: set[tuple[object, ...]] = set()
    for card in cards.values():
        ability = (card.ability, card.type, card.resource)
        if ability in seen:
            yield source.error((card.id, "ability"), f"another title does the same: {card.id}")
        seen.add(ability)


def tiles(cards: Mapping[str, BonusTile], source: Source) -> Problems:
    found: Counter[str] = Counter()
    for card in cards.values():
        shows = str(card.number)
        if card.resource is not None:
            shows = RESOURCES[card.resource]
        found[f"tile {card.kind} {card.reward or shows}"] += 1
    wanted = {f"tile {kind} {shows}": 1 for kind, all_ in TILES.items() for shows in all_}
    yield from _count(source, wanted, found)


def wealth(cards: Mapping[str, WealthCard], source: Source) -> Problems:
    found: Counter[str] = Counter()
    for card in cards.values():
        found[f"wealth cards of the {card.set} set"] += 1
        what = f"wealth card {card.id}"
        yield from _effects(source, (card.id, "effects"), what, card.effects, WEALTH_EFFECTS)
    wanted = {f"wealth cards of the {s} set": WEALTH_CARDS for s in ("standard", "fast_forward")}
    yield from _count(source, wanted, found)


def prices(record: Prices, source: Source) -> Problems:
    for key, row in (("places", record.places), ("hire", record.hire)):
        if list(row) != sorted(row):
            yield source.error((key,), f"{key} must not fall from left to right")
    for r, name in enumerate(RESOURCES):
        if record.sell[r] >= record.buy[r]:
            reason = f"the merchant must pay less for {name} than he asks"
            yield source.error(("merchant", "sell", name), reason)


def end_bonuses(cards: Mapping[str, EndBonus], source: Source) -> Problems:
    found = Counter(f"end-game bonus for {card.counts}" for card in cards.values())
    yield from _count(source, {f"end-game bonus for {k}": 1 for k in END_BONUS_SPACES}, found)
    for card in cards.values():
        space = END_BONUS_SPACES[card.counts]
        if card.space != space:
            reason = f"the bonus for {card.counts} is sold at {space}: end bonus {card.id}"
            yield source.error(("end_bonuses", card.id, "space"), reason)
