"""SETUP: everything that chance decides, then wealth and the first overseers.

`new_state` spends the whole seed: it shuffles every deck and every mine of the game, in the order
in which docs/record-format.md lists the draws.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from forgewar.content.board import CENTRE, LONG_SLOTS, SHORT_SLOTS, WEDGE_SLOTS
from forgewar.content.model import Content, Effect, keys
from forgewar.rules import adventurer, effects, market, offer, stage
from forgewar.rules import events as ev
from forgewar.rules.actions import Action, KeepWealth, PlaceOverseer, RaiseAdventurer
from forgewar.rules.agenda import ShowWealth, StartRound
from forgewar.rules.catalogue import MAX_SEATS, Catalogue
from forgewar.rules.deal import Deal
from forgewar.rules.decisions import Placement, WealthChoice, WealthRaise
from forgewar.rules.geometry import SIZE
from forgewar.rules.refusal import NOT_NOW, Refusal, no
from forgewar.rules.state import EMPTY, OVERSEER, PLACES, GameState, Guild, Options, StageAhead
from forgewar.rules.table import Table

DEALT_WEALTH: Final = 4
MAX_START_LEVEL: Final = 3
STAGE_THREE_WEAPONS: Final = 5
TILES: Final = 5
# Every placement there can be, made once: PLACEMENTS[side][hex].
PLACEMENTS: Final = [
    [PlaceOverseer(side, hex_) for hex_ in range(SIZE)] for side in range(MAX_SEATS)
]


# Shuffles


def new_state(options: Options, seed: int, content: Content) -> GameState:
    """State before anything is laid out, with every shuffle done."""
    deal = Deal(seed)
    order = (
        [*deal.shuffle([1, 2]), 0]  # SOLO-1
        if options.solo
        else deal.shuffle(list(range(options.guilds)))
    )
    ahead = [_stage_ahead(deal, options, content, number) for number in options.game_mode.stages]
    quest_deck = _quest_deck(deal, options, content)
    tiles = deal.shuffle(list(content.tiles))[:TILES] if options.bonus_tiles else []
    wealth = deal.shuffle(_wealth_set(options, content))
    guilds = [Guild() for _ in range(options.guilds)]
    for i, seat in enumerate(side for side in order if side < options.guilds):
        guilds[seat].wealth = wealth[DEALT_WEALTH * i : DEALT_WEALTH * (i + 1)]
    return GameState(
        options=options,
        seed=seed,
        round=0,
        stage=ahead[0].stage,
        phase="setup",
        order=order,
        second=-1,
        guilds=guilds,
        terrain=[],
        down=ahead[0].down,
        cells=[EMPTY] * SIZE,
        overseers=[[] for _ in range(options.sides)],
        workers=[0] * options.sides,
        show=[""] * 5,
        decks=[],
        public=[],
        spaces={},
        discard=[],
        offer=[""] * PLACES,
        quest_deck=quest_deck,
        removed=[],
        tiles=tiles,
        ahead=ahead,
        agenda=[],
    )


def stages_after(options: Options, seed: int, content: Content, stage: int) -> list[StageAhead]:
    """Possible later stages, for players who cannot know the real ones."""
    deal = Deal(seed)
    later = [number for number in options.game_mode.stages if number > stage]
    return [_stage_ahead(deal, options, content, number) for number in later]


def imagine_stages(state: GameState, content: Content) -> None:
    """Give a view some later stages to be played on into: those of the game are hidden."""
    if state.options.game_mode.changes_stage and not state.ahead:
        state.ahead = stages_after(state.options, 0, content, state.stage)


class _StageCards(NamedTuple):
    """Cards of a stage's market, by kind, before they are shuffled."""

    unique: list[str]
    public: list[str]
    bonus: list[str]
    single: list[str]


@lru_cache
def _stage_cards(content: Content, number: int) -> _StageCards:
    designs = [design for design in content.designs.values() if design.stage == number]
    bonus = [card for card in content.bonus_cards.values() if card.stage == number]
    single = [card for card in content.single_cards.values() if card.stage == number]
    return _StageCards(
        [design.id for design in designs if design.kind == "unique"],
        [design.id for design in designs if design.kind == "public" and design.opens == "deck"],
        [key for card in bonus for key in keys(card.id, card.copies)],
        [key for card in single for key in keys(card.id, card.copies)],
    )


def _stage_ahead(deal: Deal, options: Options, content: Content, number: int) -> StageAhead:
    """Decks (SETUP-5, SETUP-6) and mine (SETUP-7) of one stage."""
    cards = _stage_cards(content, number)
    unique = deal.shuffle(cards.unique)
    used = STAGE_THREE_WEAPONS if number == 3 else len(unique)
    weapons = deal.shuffle([*unique[:used], *cards.public])
    bonus = deal.shuffle(cards.bonus)
    single = deal.shuffle(cards.single)
    terrain, down = _mine(deal, options, content, number)
    return StageAhead(
        stage=number,
        terrain=tuple(terrain),
        down=down,
        weapons=tuple(weapons),
        bonus=_halves(bonus),
        singles=_halves(single),
        unused=tuple(unique[used:]),
    )


def _halves(cards: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    half = len(cards) // 2
    return tuple(cards[:half]), tuple(cards[half:])


def _mine(deal: Deal, options: Options, content: Content, number: int) -> tuple[list[int], int]:
    """Resource of every hex, and a bit mask of the border slots that are down."""
    pieces = content.mines[number - 1]
    terrain = [-1] * SIZE
    terrain[CENTRE] = pieces.centre
    sides = [wedge[deal.below(2)] for wedge in pieces.wedges]
    laid = [
        *zip(WEDGE_SLOTS, deal.shuffle(sides), strict=True),
        *zip(LONG_SLOTS, deal.shuffle(list(pieces.long_borders)), strict=True),
        *zip(SHORT_SLOTS, deal.shuffle(list(pieces.short_borders)), strict=True),
    ]
    for slot, resources in laid:
        for hex_, resource in zip(slot, resources, strict=True):
            terrain[hex_] = resource
    down = _borders_down(deal, options)
    for k in range(6):
        if down >> k & 1:
            for hex_ in (LONG_SLOTS if k % 2 == 0 else SHORT_SLOTS)[k // 2]:
                terrain[hex_] = -1
    return terrain, down


def _borders_down(deal: Deal, options: Options) -> int:
    """A bit for each border slot that is down: none, all, or a run long-short-long."""
    if options.sides == 4:
        return 0
    if options.sides == 2:
        return 0b111111
    short = 2 * deal.below(3) + 1
    return 1 << (short - 1) | 1 << short | 1 << (short + 1) % 6


def _quest_deck(deal: Deal, options: Options, content: Content) -> list[str]:
    """SETUP-3, thinned out for solo (SOLO-2, SOLO-3)."""
    mode = options.game_mode
    deck = []
    for number, colour in mode.quest_decks:
        cards = _quests_of(content, number, colour)
        if options.solo:
            cards = _solo_cards(deal, options, content, colour, cards)
        elif not mode.starred:
            cards = [key for key in cards if not _is_starred(content, key)]
        deck += deal.shuffle(cards)
    return deck


@lru_cache
def _quests_of(content: Content, number: int, colour: str) -> list[str]:
    quests = [q for q in content.quests.values() if (q.stage, q.colour) == (number, colour)]
    return [key for q in quests for key in keys(q.id, q.copies)]


def _is_starred(content: Content, key: str) -> bool:
    return key in content.quests and content.quests[key].starred


def _solo_cards(
    deal: Deal, options: Options, content: Content, colour: str, cards: list[str]
) -> list[str]:
    """Cards of one colour that a difficulty leaves in."""
    solo, mode = content.solo, options.game_mode
    if colour == "gold":
        return _copies(mode.solo_gold(solo), cards)
    lists = {"green": solo.green, "grey": solo.grey, "red": solo.red}[colour]
    out: list[str] = []
    stars = [key for key in cards if _is_starred(content, key)]
    if not mode.starred:
        cards = [key for key in cards if key not in stars]
    elif stars and options.difficulty in ("easy", "medium"):
        out += stars
    elif stars and options.difficulty == "hard":
        out += _copies(lists.hard_removes, cards)
    remove = len(cards) - len(out) - lists.keep
    if options.difficulty == "random":
        return deal.shuffle(cards)[remove:]
    if options.difficulty == "easy":
        listed = lists.hardest[:remove]
    elif options.difficulty == "hard":
        listed = lists.easiest[-remove:]
    else:
        hardest = lists.medium_hardest
        listed = (*lists.hardest[:hardest], *lists.easiest[-(remove - hardest) :])
    out += _copies(listed, cards)
    return [key for key in cards if key not in out]


def _copies(listed: tuple[str, ...], cards: list[str]) -> list[str]:
    """Cards meant by a list of ids in which a second copy is a repeated id."""
    left = list(cards)
    found = []
    for card_id in listed:
        key = next(key for key in left if key == card_id or key.startswith(f"{card_id}:"))
        left.remove(key)
        found.append(key)
    return found


def _wealth_set(options: Options, content: Content) -> list[str]:
    wanted = options.game_mode.wealth
    return [card.id for card in content.wealth.values() if card.set == wanted]


# Laying it out


def lay_out(table: Table) -> None:
    """Carry out everything before the first decision (SETUP-1 to SETUP-9)."""
    state = table.state
    for seat in range(len(state.guilds)):
        for _ in range(_adventurers(table)):
            adventurer.join(table, seat, "start")
    for seat, gifts in zip(state.order, state.options.gifts, strict=False):
        effects.give(table, seat, [Effect(kind) for kind in gifts], "start", "")
    first, *state.ahead = state.ahead
    stage.lay_out(table, first)
    offer.refill(table)
    for design in table.catalogue.designs.values():
        if design.kind == "public" and table.mode.opens_at_start(design):
            market.open_design(table, design.id)
    market.reveal(table)
    table.push(
        *(WealthChoice(seat) for seat in table.guilds_in_order()), ShowWealth(), StartRound()
    )


def _adventurers(table: Table) -> int:
    """Number of level-1 adventurers a guild starts with: one fewer with bonus tiles, one more in
    solo (SETUP-1, SOLO-1)."""
    return table.mode.adventurers - table.state.options.bonus_tiles + table.solo


# WealthChoice and WealthRaise (SETUP-10)


def _levels(catalogue: Catalogue, cards: list[str]) -> int:
    return _sum(catalogue, cards, "level")


def _sum(catalogue: Catalogue, cards: Sequence[str], kind: str) -> int:
    wealth = catalogue.content.wealth
    return sum(e.amount for card in cards for e in wealth[card].effects if e.kind == kind)


def _equal_claims(catalogue: Catalogue, cards: tuple[str, str]) -> bool:
    wealth = catalogue.content.wealth
    claims = [e.design for card in cards for e in wealth[card].effects if e.kind == "claim"]
    return len(claims) != len(set(claims))


def wealth_choices(table: Table, decision: WealthChoice) -> list[Action]:
    dealt = table.state.guilds[decision.seat].wealth
    return [
        KeepWealth(*pair)
        for pair in combinations(dealt, 2)
        if not _equal_claims(table.catalogue, pair)
    ]


def wealth_refusal(table: Table, decision: WealthChoice, action: Action) -> Refusal | None:
    if type(action) is not KeepWealth:
        return NOT_NOW
    dealt = table.state.guilds[decision.seat].wealth
    pair = (action.first, action.second)
    if pair not in combinations(dealt, 2):
        return no("SETUP-10", "wealth-pair")
    if _equal_claims(table.catalogue, pair):
        return no("SETUP-10", "equal-claims")
    return None


def play_wealth(table: Table, decision: WealthChoice, action: Action) -> None:
    assert isinstance(action, KeepWealth)
    guild = table.state.guilds[decision.seat]
    guild.kept = [action.first, action.second]
    table.emit(ev.WealthKept(decision.seat))
    table.push(*[WealthRaise(decision.seat)] * _levels(table.catalogue, guild.kept))


def _levels_ahead(table: Table, seat: int) -> list[int]:
    """Levels that a guild's adventurers will start with, including newcomers of its wealth."""
    guild = table.state.guilds[seat]
    joining = _sum(table.catalogue, guild.kept, "adventurer")
    levels = [hero.level for hero in guild.adventurers] + [1] * joining
    for number in guild.raises:
        levels[number] += 1
    return levels


def raise_choices(table: Table, decision: WealthRaise) -> list[Action]:
    levels = _levels_ahead(table, decision.seat)
    return [RaiseAdventurer(i) for i, level in enumerate(levels) if level < MAX_START_LEVEL]


def raise_refusal(table: Table, decision: WealthRaise, action: Action) -> Refusal | None:
    if type(action) is not RaiseAdventurer:
        return NOT_NOW
    levels = _levels_ahead(table, decision.seat)
    if not 0 <= action.adventurer < len(levels):
        return no("SETUP-10", "no-adventurer")
    if levels[action.adventurer] >= MAX_START_LEVEL:
        return no("SETUP-10", "start-level", level=MAX_START_LEVEL)
    return None


def play_raise(table: Table, decision: WealthRaise, action: Action) -> None:
    assert isinstance(action, RaiseAdventurer)
    guild = table.state.guilds[decision.seat]
    guild.raises = [*guild.raises, action.adventurer]


def show_wealth(table: Table, task: ShowWealth) -> None:
    """Give everybody the effects of their wealth cards, then place overseers."""
    wealth = table.catalogue.content.wealth
    for seat in table.guilds_in_order():
        guild = table.state.guilds[seat]
        table.emit(ev.WealthShown(seat, tuple(guild.kept)))
        for card in guild.kept:
            given = [effect for effect in wealth[card].effects if effect.kind != "level"]
            effects.give(table, seat, given, "wealth", card)
        adventurer.raise_levels(table, seat, guild.raises, "wealth")
        guild.wealth, guild.raises = [], []
    table.start_phase("placement")
    stage.place_overseers(table)


# Placement (SETUP-11)


def placement_choices(table: Table, decision: Placement) -> list[Action]:
    state = table.state
    empty = [hex_ for hex_ in table.geometry.hexes if state.cells[hex_] == EMPTY]
    sides = _sides_to_place(state, decision)
    return [PLACEMENTS[side][hex_] for side in sides for hex_ in empty]


def _sides_to_place(state: GameState, decision: Placement) -> list[int]:
    if not state.options.solo:
        return [decision.seat]
    return [side for side, hexes in enumerate(state.overseers) if len(hexes) < stage.OVERSEERS]


def placement_refusal(table: Table, decision: Placement, action: Action) -> Refusal | None:
    if type(action) is not PlaceOverseer:
        return NOT_NOW
    state = table.state
    if action.side not in _sides_to_place(state, decision):
        return no("SETUP-11", "no-overseer-left")
    if not 0 <= action.hex < SIZE or state.terrain[action.hex] < 0:
        return no("SETUP-11", "outside-mine")
    if state.cells[action.hex]:
        return no("SETUP-11", "overseer-there")
    return None


def play_placement(table: Table, decision: Placement, action: Action) -> None:
    assert isinstance(action, PlaceOverseer)
    state = table.state
    state.cells[action.hex] = action.side + OVERSEER
    state.overseers[action.side].append(action.hex)
    table.emit(ev.OverseerPlaced(action.side, action.hex))
