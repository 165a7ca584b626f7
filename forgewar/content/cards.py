"""Converts cards as written in YAML into the structs of `model`: names become numbers. Checks only
things that need the written form."""

import re
from collections.abc import Callable
from typing import TypeVar

import msgspec
from msgspec import UNSET

from forgewar.content import written as w
from forgewar.content.convert import convert_texts, where
from forgewar.content.error import ContentError
from forgewar.content.model import (
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
    SoloColour,
    SoloDecks,
    Stall,
    Title,
    WealthCard,
)
from forgewar.content.yaml_source import Source, Steps

W = TypeVar("W", bound=w.Written)
M = TypeVar("M")

_SLUG = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*\Z")
_Six = tuple[int, int, int, int, int, int]


class Entry:
    """One card of a file: its id, and the path to its line for errors."""

    def __init__(self, source: Source, at: Steps, noun: str) -> None:
        self.source = source
        self.at = at
        self.id = str(at[-1])
        self.what = f"{noun} {self.id}"

    def error(self, steps: Steps, reason: str) -> ContentError:
        return self.source.error((*self.at, *steps), f"{reason} in {where(steps, self.what)}")

    def effects(self, key: Steps, written: tuple[w.WrittenEffect, ...]) -> tuple[Effect, ...]:
        """Effects from a list of one-key maps."""
        return tuple(self._effect((*key, i), effect) for i, effect in enumerate(written))

    def _effect(self, steps: Steps, effect: w.WrittenEffect) -> Effect:
        given = {k: v for k, v in msgspec.structs.asdict(effect).items() if v is not UNSET}
        if len(given) != 1:
            raise self.error(steps, f"needs exactly one key, not {len(given)},")
        ((kind, value),) = given.items()
        if kind == "claim":
            return Effect(kind="claim", design=value)
        return msgspec.convert({"kind": kind, "amount": value}, Effect)


def read_cards(
    source: Source,
    under: Steps,
    noun: str,
    type_: type[W],
    make: Callable[[Entry, W], M],
    problems: list[ContentError],
    hidden: list[ContentError],
) -> dict[str, M]:
    """Cards by id. Cards that cannot be read go to `problems`, unprintable characters to
    `hidden`."""
    cards: dict[str, M] = {}
    data = source.data
    for step in under:
        data = data.get(str(step)) if isinstance(data, dict) else None
    if not isinstance(data, dict) or not data:
        problems.append(source.error(under, f"must be a map from ids to {noun} cards"))
        return cards
    for id_, value in data.items():
        entry = Entry(source, (*under, id_), noun)
        try:
            if not _SLUG.match(id_):
                reason = f'the id "{id_}" must be lower-case words joined by _'
                raise source.error(entry.at, reason)
            written = convert_texts(source, entry.at, value, type_, entry.what, hidden)
            cards[id_] = make(entry, written)
        except ContentError as problem:
            problems.append(problem)
    return cards


def six(written: w.WrittenCost | w.WrittenTariff) -> _Six:
    return (
        written.copper,
        written.iron,
        written.mithril,
        written.emerald,
        written.ruby,
        written.diamond,
    )


def resource(name: str | None) -> int | None:
    return None if name is None else RESOURCES.index(name)


def design(entry: Entry, d: w.WrittenDesign) -> Design:
    if d.kind == "public" and d.opens is None:
        raise entry.error((), 'missing key "opens"')
    if d.kind != "starting" and (d.price is None or d.prestige is None):
        raise entry.error((), f'missing key "{"price" if d.price is None else "prestige"}"')
    for key, allowed in (
        ("opens", d.kind == "public"),
        ("effects", d.kind == "unique"),
        ("acts_on", d.kind == "unique" and bool(d.effects)),
        ("price", d.kind != "starting"),
        ("reduced", d.kind != "starting"),
        ("prestige", d.kind != "starting"),
    ):
        if getattr(d, key) not in (None, ()) and not allowed:
            kind = f"{d.kind} design" + " without effects" * (key == "acts_on")
            raise entry.error((key,), f"does not belong to a {kind}")
    return Design(
        id=entry.id,
        name=d.name,
        kind=d.kind,
        stage=d.stage,
        cost=six(d.cost),
        power=d.power,
        level=d.level,
        picture=d.picture,
        types=d.types,
        price=d.price or 0,
        reduced=d.reduced,
        prestige=d.prestige or 0,
        opens=d.opens or "deck",
        acts_on=d.acts_on or "leg",
        effects=entry.effects(("effects",), d.effects),
        flavour=d.flavour,
    )


def bonus_card(entry: Entry, c: w.WrittenBonusCard) -> BonusCard:
    if (c.stall is None) == (c.savvy is None):
        raise entry.error((), 'needs one of the keys "stall" and "savvy"')
    stall = None
    if c.stall is not None:
        stall = Stall(RESOURCES.index(c.stall.gem), RESOURCES.index(c.stall.metal))
    return BonusCard(
        id=entry.id,
        name=c.name,
        stage=c.stage,
        copies=c.copies,
        price=c.price,
        picture=c.picture,
        reduced=c.reduced,
        prestige=c.prestige,
        stall=stall,
        savvy=c.savvy,
        flavour=c.flavour,
    )


def single_card(entry: Entry, c: w.WrittenSingleCard) -> SingleCard:
    return SingleCard(
        id=entry.id,
        name=c.name,
        stage=c.stage,
        copies=c.copies,
        price=c.price,
        effects=entry.effects(("effects",), c.effects),
        picture=c.picture,
        reduced=c.reduced,
        flavour=c.flavour,
    )


def quest(entry: Entry, q: w.WrittenQuest) -> Quest:
    legs = tuple(
        Leg(
            steps=leg.steps,
            difficulty=leg.difficulty,
            prestige=leg.prestige,
            types=leg.types,
            rewards=entry.effects(("legs", i, "rewards"), leg.rewards),
        )
        for i, leg in enumerate(q.legs)
    )
    return Quest(
        id=entry.id,
        name=q.name,
        stage=q.stage,
        colour=q.colour,
        legs=legs,
        picture=q.picture,
        copies=q.copies,
        starred=q.starred,
        flavour=q.flavour,
    )


def title(entry: Entry, t: w.WrittenTitle) -> Title:
    needs = {
        "amount": t.ability != "wields_type",
        "type": t.ability == "wields_type",
        "resource": t.ability == "gem_power",
    }
    for key, needed in needs.items():
        if (getattr(t, key) is not None) != needed:
            reason = "needs a value" if needed else f"does not belong to {t.ability}"
            raise entry.error((key,), reason)
    return Title(
        id=entry.id,
        name=t.name,
        ability=t.ability,
        picture=t.picture,
        amount=t.amount or 0,
        type=t.type,
        resource=resource(t.resource),
        flavour=t.flavour,
    )


def tile(entry: Entry, t: w.WrittenTile) -> BonusTile:
    needs = {
        "resource": t.kind == "stockpile",
        "reward": t.kind in ("decorated", "knowledge"),
    }
    for key, needed in needs.items():
        if (getattr(t, key) is not None) != needed:
            reason = "needs a value" if needed else f"does not belong to {t.kind}"
            raise entry.error((key,), reason)
    return BonusTile(
        id=entry.id,
        name=t.name,
        kind=t.kind,
        picture=t.picture,
        number=t.number,
        resource=resource(t.resource),
        reward=t.reward,
    )


def wealth(entry: Entry, c: w.WrittenWealth) -> WealthCard:
    return WealthCard(
        id=entry.id,
        name=c.name,
        set=c.set,
        effects=entry.effects(("effects",), c.effects),
        picture=c.picture,
        flavour=c.flavour,
    )


def end_bonus(entry: Entry, b: w.WrittenEndBonus) -> EndBonus:
    if (b.each_public is not None) != (b.counts == "designs"):
        raise entry.error(("each_public",), "belongs to the bonus for designs and to no other:")
    return EndBonus(
        id=entry.id,
        name=b.name,
        space=b.space,
        counts=b.counts,
        price=b.price,
        picture=b.picture,
        each=b.each,
        each_public=b.each_public or 0,
    )


def prices(p: w.WrittenPrices) -> Prices:
    return Prices(
        places=p.places,
        hire=p.hire,
        passing=p.passing,
        claimant=p.claimant,
        buy=six(p.merchant.buy),
        sell=six(p.merchant.sell),
    )


def solo(s: w.WrittenSolo) -> SoloDecks:
    def colour(c: w.WrittenSoloColour) -> SoloColour:
        return SoloColour(
            keep=c.keep,
            hardest=c.hardest,
            easiest=c.easiest,
            medium_hardest=c.medium_hardest,
            hard_removes=c.hard_removes,
        )

    return SoloDecks(
        green=colour(s.green),
        grey=colour(s.grey),
        red=colour(s.red),
        gold_simple=s.gold_simple,
        gold_epic=s.gold_epic,
        gold_fast_forward=s.gold_fast_forward,
        marks={"simple": s.marks.simple, "epic": s.marks.epic},
    )
