"""Checks between files: cards that are named exist, solo decks add up, no chain of trades gains,
pictures exist. Same form as in `check`."""

from collections.abc import Callable, Iterator, Mapping

from forgewar.content.chains import profit
from forgewar.content.check import QUEST_COUNTS, STARRED
from forgewar.content.convert import where
from forgewar.content.error import ContentError
from forgewar.content.model import (
    BonusCard,
    Content,
    Design,
    Prices,
    Quest,
    SingleCard,
    SoloDecks,
    WealthCard,
)
from forgewar.content.yaml_source import Source, Steps

Problems = Iterator[ContentError]

SOLO_GOLD = {"gold_simple": (1, 4), "gold_epic": (3, 5), "gold_fast_forward": (2, 4)}
ONE_STEP_GOLD = 3  # SOLO-14


def market_ids(
    all_designs: Mapping[str, Design],
    bonus: Mapping[str, BonusCard],
    single: Mapping[str, SingleCard],
    sources: Mapping[str, Source],
) -> Problems:
    """Market cards that share an id: the market discard mixes the three kinds."""
    for file, cards, others in (
        ("bonus_cards.yaml", set(bonus), set(all_designs)),
        ("single_use.yaml", set(single), {*all_designs, *bonus}),
    ):
        for id_ in sorted(cards & others):
            reason = f'the id "{id_}" belongs to another card of the market already'
            yield sources[file].error((id_,), reason)


def claims(
    cards: Mapping[str, WealthCard], all_designs: Mapping[str, Design], source: Source
) -> Problems:
    """SETUP-10: a free claim names only designs that are open from the start (SETUP-6)."""
    for card in cards.values():
        for i, effect in enumerate(card.effects):
            if effect.kind != "claim":
                continue
            at: Steps = (card.id, "effects", i)
            design = all_designs.get(effect.design)
            place = where(at[1:], f"wealth card {card.id}")
            if design is None:
                yield source.error(at, f'unknown design "{effect.design}" in {place}')
            elif not _opens_at_once(design, card.set):
                reason = f'the design "{effect.design}" is not open from the start, in {place}'
                yield source.error(at, reason)


def _opens_at_once(design: Design, wealth_set: str) -> bool:
    if design.kind != "public":
        return False
    if wealth_set == "standard":
        return design.opens == "start"
    return design.stage == 1 or (design.stage == 2 and design.opens == "stage")


def no_profit(record: Prices, bonus: Mapping[str, BonusCard], source: Source) -> Problems:
    stalls = {card.stall for card in bonus.values() if card.stall is not None}
    chain = profit(record.buy, stalls)
    if chain is not None:
        yield source.error(("merchant",), f"trade makes something from nothing: {chain}")


def solo(record: SoloDecks, all_quests: Mapping[str, Quest], source: Source) -> Problems:
    for colour in ("green", "grey", "red"):
        deck = getattr(record, colour)
        wanted = sum(n for (c, _), n in QUEST_COUNTS.items() if c == colour)
        removed = wanted - STARRED * (colour == "green") - deck.keep
        for key in ("hardest", "easiest"):
            ids = getattr(deck, key)
            if len(ids) != removed:
                reason = f"{key} of {colour} lists {len(ids)} quests, must be {removed}"
                yield source.error((colour, key), reason)
            yield from _solo_list(source, (colour, key), ids, all_quests, colour)
        for id_ in set(deck.hardest) & set(deck.easiest):
            yield source.error((colour, "easiest"), f"{id_} is among the hardest as well")
        if deck.medium_hardest > removed:
            reason = f"medium removes {removed} quests of {colour} in all"
            yield source.error((colour, "medium_hardest"), reason)
        instead = STARRED * (colour == "green")
        if len(deck.hard_removes) != instead:
            reason = f"hard_removes of {colour} lists {len(deck.hard_removes)}, must be {instead}"
            yield source.error((colour, "hard_removes"), reason)
        yield from _solo_list(
            source, (colour, "hard_removes"), deck.hard_removes, all_quests, colour
        )
    for key, (stage, length) in SOLO_GOLD.items():
        ids = getattr(record, key)
        if len(ids) != length:
            yield source.error((key,), f"{key} lists {len(ids)} quests, must be {length}")
        yield from _solo_list(source, (key,), ids, all_quests, "gold", stage)
        steps = [sum(leg.steps for leg in all_quests[i].legs) for i in ids if i in all_quests]
        if steps.count(1) < ONE_STEP_GOLD:
            reason = f"only {steps.count(1)} quests of {key} have one step, must be {ONE_STEP_GOLD}"
            yield source.error((key,), f"{reason} (SOLO-14)")


def _solo_list(
    source: Source,
    at: Steps,
    ids: tuple[str, ...],
    all_quests: Mapping[str, Quest],
    colour: str,
    stage: int | None = None,
) -> Problems:
    for i, id_ in enumerate(ids):
        place = where((*at, i), source.file)
        quest = all_quests.get(id_)
        if quest is None:
            yield source.error((*at, i), f'unknown quest "{id_}" in {place}')
        elif quest.colour != colour or stage not in (None, quest.stage) or quest.starred:
            yield source.error((*at, i), f"{id_} does not belong in {place}")
        elif ids[: i + 1].count(id_) > quest.copies:
            yield source.error((*at, i), f"more copies of {id_} than there are, in {place}")


def pictures(
    content: Content, sources: Mapping[str, Source], there: Callable[[str], bool]
) -> Problems:
    """Pictures that cards name and that do not exist."""
    named = (
        ("designs.yaml", (), content.designs),
        ("bonus_cards.yaml", (), content.bonus_cards),
        ("single_use.yaml", (), content.single_cards),
        ("quests.yaml", (), content.quests),
        ("titles.yaml", (), content.titles),
        ("tiles.yaml", (), content.tiles),
        ("wealth.yaml", (), content.wealth),
        ("prices.yaml", ("end_bonuses",), content.end_bonuses),
    )
    for file, under, cards in named:
        for id_, card in cards.items():
            if not there(card.picture):
                reason = f'there is no picture "{card.picture}" for {id_}'
                yield sources[file].error((*under, id_, "picture"), reason)
