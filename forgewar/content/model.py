"""Typed, frozen structs for everything in data/.

The rules read these; `load` reads the YAML and TMX files and reports errors in them. Resources are
small integers (their index in `RESOURCES`), cards have string ids. A card with several copies has
one struct and several *keys*: the id for the first copy, `id:2` for the second.
"""

from typing import Literal, get_args

from msgspec import Struct

RESOURCES = ("copper", "iron", "mithril", "emerald", "ruby", "diamond")
COPPER, IRON, MITHRIL, EMERALD, RUBY, DIAMOND = range(6)
METALS = (COPPER, IRON, MITHRIL)
GEMS = (EMERALD, RUBY, DIAMOND)

ModeName = Literal["simple", "epic", "fast_forward"]
Difficulty = Literal["easy", "medium", "hard", "random"]
Colour = Literal["green", "grey", "red", "gold"]
ActsOn = Literal["leg", "quest"]
WeaponType = Literal["slashing", "piercing", "crushing"]
WEAPON_TYPES: tuple[WeaponType, ...] = ("slashing", "piercing", "crushing")

Gift = Literal["copper", "iron", "mithril", "emerald", "ruby", "diamond", "gold"]
EffectKind = Literal[
    "copper",
    "iron",
    "mithril",
    "emerald",
    "ruby",
    "diamond",
    "gold",
    "prestige",
    "adventurer",  # level-1 adventurers that join
    "level",  # levels for an adventurer of the guild's choice
    "overseer_move",
    "worker_move",
    "market_card",
    "claim",  # a free claim on the public design named in `design`
]
EFFECT_KINDS: tuple[EffectKind, ...] = get_args(EffectKind)


class Effect(Struct, frozen=True, gc=False):
    """One thing that a card gives: `amount` of `kind`."""

    kind: EffectKind
    amount: int = 1
    design: str = ""


class Design(Struct, frozen=True):
    """A weapon design: one of the two starting ones, a public one or a unique one."""

    id: str
    name: str
    kind: Literal["starting", "public", "unique"]
    stage: int
    cost: tuple[int, int, int, int, int, int]
    power: int
    level: int
    picture: str
    types: tuple[WeaponType, ...] = ()
    price: int = 0
    reduced: int | None = None
    prestige: int = 0
    # Public designs: open from the start, shuffled into the stage's deck, or opened with the stage.
    opens: Literal["start", "deck", "stage"] = "deck"
    # Unique designs: effects of the weapon, and the event that triggers them.
    acts_on: ActsOn = "leg"
    effects: tuple[Effect, ...] = ()
    flavour: str = ""


class Stall(Struct, frozen=True):
    """An exchange: one `gem` against two of `metal`, either way."""

    gem: int
    metal: int


SavvyKind = Literal["buyer", "seller", "trader", "adventurer"]


class BonusCard(Struct, frozen=True):
    """A permanent market card: a stall or a Savvy."""

    id: str
    name: str
    stage: int
    copies: int
    price: int
    picture: str
    reduced: int | None = None
    prestige: int = 0
    stall: Stall | None = None
    savvy: SavvyKind | None = None
    flavour: str = ""


class SingleCard(Struct, frozen=True):
    """A single-use market card: acts at once and leaves the game."""

    id: str
    name: str
    stage: int
    copies: int
    price: int
    effects: tuple[Effect, ...]
    picture: str
    reduced: int | None = None
    flavour: str = ""


class Leg(Struct, frozen=True):
    """A row of steps with one difficulty; `prestige` is bracketed unless the leg is the last."""

    steps: int
    difficulty: int
    prestige: int
    types: tuple[WeaponType, ...] = ()
    rewards: tuple[Effect, ...] = ()


class Quest(Struct, frozen=True):
    """A quest card."""

    id: str
    name: str
    stage: int
    colour: Colour
    legs: tuple[Leg, ...]
    picture: str
    copies: int = 1
    starred: bool = False
    flavour: str = ""


TileKind = Literal["industrious", "adventurous", "stockpile", "decorated", "knowledge"]
TileReward = Literal["gold", "prestige", "shopping"]
AbilityKind = Literal[
    "leg_prestige",  # amount of prestige each time a leg is completed with him on the quest
    "leg_power",  # his weapon gains amount of power each time a leg is completed
    "quest_prestige",  # amount of prestige when a quest he was on throughout is completed
    "quest_gold",  # likewise, gold
    "skip_steps",  # a quest may begin up to amount steps later
    "charm_gold",  # a quest pays amount of gold instead of costing its price
    "wields_type",  # any weapon he wields also counts as `type`
    "gem_power",  # amount of power more with a weapon that contains the gem `resource`
]


class Title(Struct, frozen=True):
    """One of the champions' titles."""

    id: str
    name: str
    ability: AbilityKind
    picture: str
    amount: int = 0
    type: WeaponType | None = None
    resource: int | None = None
    flavour: str = ""


class BonusTile(Struct, frozen=True):
    """One of the tiles of an epic game with bonus tiles."""

    id: str
    name: str
    kind: TileKind
    picture: str
    # industrious, adventurous: the exact number asked for; the others: how much is given for each.
    number: int = 0
    resource: int | None = None  # stockpile
    reward: TileReward | None = None  # decorated, knowledge


class WealthCard(Struct, frozen=True):
    """A card of the starting wealth."""

    id: str
    name: str
    set: Literal["standard", "fast_forward"]
    effects: tuple[Effect, ...]
    picture: str
    flavour: str = ""


BonusSpace = Literal["blacksmith", "bazaar_bonus", "bazaar_single"]
EndBonusKind = Literal["designs", "quests", "adventurers", "bonus_cards", "resources"]


class EndBonus(Struct, frozen=True):
    """An end-game bonus, sold by a space of the market in the last round (MARKET-10)."""

    id: str
    name: str
    space: BonusSpace
    counts: EndBonusKind
    price: int
    picture: str
    each: int = 1  # prestige for each thing counted
    each_public: int = 0  # "designs" only: prestige for each claimed public design


class Prices(Struct, frozen=True):
    """Every price printed on the board rather than on a card."""

    places: tuple[int, ...]  # the 8 places of the quest offer
    hire: tuple[int, int, int]  # by stage
    passing: int  # paid to a guild that passes in the market
    claimant: int  # paid by the claimer to each earlier claimant
    buy: tuple[int, int, int, int, int, int]  # the merchant's prices
    sell: tuple[int, int, int, int, int, int]  # paid by the merchant


class SoloColour(Struct, frozen=True):
    """Quests of a colour in solo games: how many stay, and which go first. Lists of ids, hardest or
    easiest first, copies repeated."""

    keep: int
    hardest: tuple[str, ...]
    easiest: tuple[str, ...]
    medium_hardest: int  # how many of the hardest `medium` removes; the rest are of the easiest
    # Epic green `hard` keeps the starred quests and removes these instead of them.
    hard_removes: tuple[str, ...] = ()


class SoloDecks(Struct, frozen=True):
    """The solo quest decks (SOLO-2 to SOLO-4)."""

    green: SoloColour
    grey: SoloColour
    red: SoloColour
    gold_simple: tuple[str, ...]
    gold_epic: tuple[str, ...]
    gold_fast_forward: tuple[str, ...]
    marks: dict[ModeName, int]  # a great score, by mode


class MinePieces(Struct, frozen=True):
    """Mine pieces of one stage, each as the resources of its hexes in `board` order."""

    centre: int
    wedges: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]  # 6 x (front, back) of 6 hexes
    long_borders: tuple[tuple[int, ...], ...]  # 3 x 5 hexes
    short_borders: tuple[tuple[int, ...], ...]  # 3 x 3 hexes


class Content(Struct, frozen=True, eq=False):
    """Everything in data/ that the rules read, each kind by id in the order of its file."""

    designs: dict[str, Design]
    bonus_cards: dict[str, BonusCard]
    single_cards: dict[str, SingleCard]
    quests: dict[str, Quest]
    titles: dict[str, Title]
    tiles: dict[str, BonusTile]
    wealth: dict[str, WealthCard]
    end_bonuses: dict[str, EndBonus]
    prices: Prices
    solo: SoloDecks
    mines: tuple[MinePieces, MinePieces, MinePieces]  # by stage
    hash: str = ""  # of everything the rules depend on; words and pictures are left out
    files: dict[str, str] = {}  # its source files, so that it can be stored and exported


def keys(card_id: str, copies: int) -> list[str]:
    """Keys of all copies of a card."""
    return [card_id] + [f"{card_id}:{n}" for n in range(2, copies + 1)]


def card_of(key: str) -> str:
    """Id of the card that `key` is a copy of."""
    return key.partition(":")[0]
