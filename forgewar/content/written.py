"""Types of the YAML files as people write them: resources and effects by name.

Everything that msgspec can refuse by itself (unknown keys, wrong types, ranges) is expressed in
types here; `cards` turns these into the structs of `model`.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict

from forgewar.content.model import (
    AbilityKind,
    Colour,
    EndBonusKind,
    SavvyKind,
    WeaponType,
)
from forgewar.printable import is_printable

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Flavour = Annotated[str, Meta(min_length=1, max_length=120)]
Picture = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*/[a-z][a-z0-9_]*\Z")]
Stage = Annotated[int, Meta(ge=1, le=3)]
Level = Annotated[int, Meta(ge=1, le=3)]
Count = Annotated[int, Meta(ge=0, le=99)]
Amount = Annotated[int, Meta(ge=1, le=99)]
Copies = Annotated[int, Meta(ge=1, le=12)]


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A map of keys in a file; a key that is not a field is refused."""


def hidden_texts(written: Struct) -> dict[str, str]:
    """Texts with an unprintable character (`printable`), by key."""
    texts = ((key, value) for key, value in asdict(written).items() if isinstance(value, str))
    return {key: text for key, text in texts if not is_printable(text)}


class WrittenCost(Written, frozen=True):
    """A number of each resource."""

    copper: Count = 0
    iron: Count = 0
    mithril: Count = 0
    emerald: Count = 0
    ruby: Count = 0
    diamond: Count = 0


class WrittenTariff(Written, frozen=True):
    """A price for each resource; none may be left out."""

    copper: Amount
    iron: Amount
    mithril: Amount
    emerald: Amount
    ruby: Amount
    diamond: Amount


class WrittenEffect(Written, frozen=True):
    """A map with exactly one of these keys."""

    copper: Amount | UnsetType = UNSET
    iron: Amount | UnsetType = UNSET
    mithril: Amount | UnsetType = UNSET
    emerald: Amount | UnsetType = UNSET
    ruby: Amount | UnsetType = UNSET
    diamond: Amount | UnsetType = UNSET
    gold: Amount | UnsetType = UNSET
    prestige: Amount | UnsetType = UNSET
    adventurer: Amount | UnsetType = UNSET
    level: Amount | UnsetType = UNSET
    overseer_move: Amount | UnsetType = UNSET
    worker_move: Amount | UnsetType = UNSET
    market_card: Amount | UnsetType = UNSET
    claim: Name | UnsetType = UNSET


class WrittenDesign(Written, frozen=True):
    name: Name
    kind: Literal["starting", "public", "unique"]
    stage: Stage
    cost: WrittenCost
    power: Count
    level: Level
    picture: Picture
    flavour: Flavour
    types: tuple[WeaponType, ...] = ()
    price: Count | None = None
    reduced: Count | None = None
    prestige: Count | None = None
    opens: Literal["start", "deck", "stage"] | None = None
    acts_on: Literal["leg", "quest"] | None = None
    effects: tuple[WrittenEffect, ...] = ()


class WrittenStall(Written, frozen=True):
    gem: Literal["emerald", "ruby", "diamond"]
    metal: Literal["copper", "iron", "mithril"]


class WrittenBonusCard(Written, frozen=True):
    name: Name
    stage: Stage
    copies: Copies
    price: Count
    prestige: Count
    picture: Picture
    flavour: Flavour
    reduced: Count | None = None
    stall: WrittenStall | None = None
    savvy: SavvyKind | None = None


class WrittenSingleCard(Written, frozen=True):
    name: Name
    stage: Stage
    copies: Copies
    price: Count
    effects: Annotated[tuple[WrittenEffect, ...], Meta(min_length=1, max_length=3)]
    picture: Picture
    flavour: Flavour
    reduced: Count | None = None


class WrittenLeg(Written, frozen=True):
    steps: Amount
    difficulty: Amount
    prestige: Count
    types: tuple[WeaponType, ...] = ()
    rewards: tuple[WrittenEffect, ...] = ()


class WrittenQuest(Written, frozen=True):
    name: Name
    stage: Stage
    colour: Colour
    legs: Annotated[tuple[WrittenLeg, ...], Meta(min_length=1, max_length=4)]
    picture: Picture
    flavour: Flavour
    copies: Copies = 1
    starred: bool = False


class WrittenTitle(Written, frozen=True):
    name: Name
    ability: AbilityKind
    picture: Picture
    flavour: Flavour
    amount: Amount | None = None
    type: WeaponType | None = None
    resource: Literal["emerald", "ruby", "diamond"] | None = None


class WrittenTile(Written, frozen=True):
    name: Name
    kind: Literal["industrious", "adventurous", "stockpile", "decorated", "knowledge"]
    number: Amount
    picture: Picture
    resource: Literal["copper", "iron", "mithril"] | None = None
    reward: Literal["gold", "prestige", "shopping"] | None = None


class WrittenWealth(Written, frozen=True):
    name: Name
    set: Literal["standard", "fast_forward"]
    effects: Annotated[tuple[WrittenEffect, ...], Meta(min_length=1, max_length=3)]
    picture: Picture
    flavour: Flavour


class WrittenEndBonus(Written, frozen=True):
    name: Name
    space: Literal["blacksmith", "bazaar_bonus", "bazaar_single"]
    counts: EndBonusKind
    each: Amount
    price: Count
    picture: Picture
    each_public: Amount | None = None


class WrittenMerchant(Written, frozen=True):
    buy: WrittenTariff
    sell: WrittenTariff


class WrittenPrices(Written, frozen=True):
    """All of prices.yaml except the end-game bonuses, which are cards of their own."""

    places: tuple[Count, Count, Count, Count, Count, Count, Count, Count]
    hire: tuple[Amount, Amount, Amount]
    passing: Amount
    claimant: Amount
    merchant: WrittenMerchant


class WrittenSoloColour(Written, frozen=True):
    keep: Amount
    medium_hardest: Count
    hardest: tuple[str, ...]
    easiest: tuple[str, ...]
    hard_removes: tuple[str, ...] = ()


class WrittenMarks(Written, frozen=True):
    simple: Annotated[int, Meta(ge=1)]
    epic: Annotated[int, Meta(ge=1)]


class WrittenSolo(Written, frozen=True):
    green: WrittenSoloColour
    grey: WrittenSoloColour
    red: WrittenSoloColour
    gold_simple: tuple[str, ...]
    gold_epic: tuple[str, ...]
    gold_fast_forward: tuple[str, ...]
    marks: WrittenMarks
