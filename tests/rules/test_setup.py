"""SETUP: what a guild starts with, and what chance lays out before the first decision.

Wealth, placement and what is hidden are in test_setup_choices.
"""

from collections import Counter

import pytest
from msgspec.structs import replace
from rules.kit import CONTENT, ask, begun, new_game, of, on_quest, play_until, refused

from forgewar.content.board import CENTRE, LONG_SLOTS, SHORT_SLOTS, WEDGE_SLOTS
from forgewar.content.model import RESOURCES, MinePieces, card_of, keys
from forgewar.rules.actions import TakeQuest
from forgewar.rules.adventurer import known_designs
from forgewar.rules.decisions import Acquisition, MineTurn, WealthChoice
from forgewar.rules.events import CardRevealed, DesignOpened, MineBuilt, QuestDealt
from forgewar.rules.geometry import BORDERS
from forgewar.rules.setup import new_state
from forgewar.rules.state import Adventurer, Options, StageAhead

SEEDS = range(60)
STARRED = {"Investigate the Kidnappings", "The Cursed Keep"}


def names(designs: list[str]) -> list[str]:
    return [CONTENT.designs[design].name for design in designs]


def quest_names(cards: list[str]) -> list[str]:
    return [CONTENT.quests[card_of(card)].name for card in cards]


def stages(mode: str, seed: int = 1, guilds: int = 2) -> list[StageAhead]:
    """Every stage of a game as chance has made it, the first included."""
    return new_state(Options(mode, guilds), seed, CONTENT).ahead


def halves(number: int, cards: dict) -> tuple[int, set[str]]:
    """How many cards of a stage each of two decks gets, and all of them."""
    all_ = {k for c in cards.values() if c.stage == number for k in keys(c.id, c.copies)}
    return len(all_) // 2, all_


# What a guild starts with


@pytest.mark.rule("SETUP-1", "SOLO-1")
@pytest.mark.parametrize(
    ("mode", "tiles", "adventurers"),
    [("simple", False, 3), ("epic", False, 4), ("epic", True, 3), ("fast_forward", False, 4)],
)
@pytest.mark.parametrize("solo", [None, "easy"])
def test_what_every_guild_starts_with(
    mode: str, tiles: bool, adventurers: int, solo: str | None
) -> None:
    game = new_game(mode, 3, bonus_tiles=tiles, solo=solo)
    assert len(game.state.guilds) == (1 if solo else 3)
    for guild in game.state.guilds:
        assert guild.adventurers == [Adventurer(level=1)] * (adventurers + bool(solo))
        assert (guild.gold, guild.prestige, guild.resources) == (0, 0, [0] * 6)
        assert guild.designs == guild.claims == guild.bonus_cards == guild.quests == []
        assert names(known_designs(game.table, guild)) == ["Copper Sword", "Copper Dagger"]


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("mode", ["simple", "epic", "fast_forward"])
def test_every_guild_has_three_overseers(mode: str) -> None:
    game = play_until(new_game(mode, 4), MineTurn)
    assert [len(hexes) for hexes in game.state.overseers] == [3, 3, 3, 3]


@pytest.mark.rule("SETUP-1")
def test_every_guild_has_five_quest_trackers() -> None:
    game = begun()
    out = game.state.quest_deck
    for key in out[:4]:
        on_quest(game, 0, key)
    ask(game, Acquisition(0))
    assert refused(game, TakeQuest(game.state.offer[0])) == ""
    on_quest(game, 0, out[4])
    assert refused(game, TakeQuest(game.state.offer[0])) == "QUEST-3"


@pytest.mark.rule("SETUP-2")
def test_any_order_of_play_can_come_up() -> None:
    orders = Counter(tuple(new_game(guilds=3, seed=seed).state.order) for seed in SEEDS)
    assert set(orders) == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


# Quests


@pytest.mark.rule("SETUP-3")
@pytest.mark.parametrize(
    ("mode", "runs"),
    [
        ("simple", [("green", 1, 18), ("gold", 1, 9)]),
        ("epic", [("green", 1, 20), ("grey", 2, 20), ("red", 3, 12), ("gold", 3, 12)]),
        ("fast_forward", [("grey", 2, 20), ("gold", 2, 9)]),
    ],
)
def test_the_quest_deck_runs_from_colour_to_colour(
    mode: str, runs: list[tuple[str, int, int]]
) -> None:
    deck = new_state(Options(mode), 1, CONTENT).quest_deck
    assert len(set(deck)) == len(deck)
    cards = [CONTENT.quests[card_of(key)] for key in deck]
    expected = [(colour, stage) for colour, stage, count in runs for _ in range(count)]
    assert [(card.colour, card.stage) for card in cards] == expected


@pytest.mark.rule("SETUP-3")
def test_only_the_simple_game_leaves_out_the_two_starred_quests() -> None:
    assert {quest.name for quest in CONTENT.quests.values() if quest.starred} == STARRED
    simple = new_state(Options("simple"), 1, CONTENT).quest_deck
    epic = new_state(Options("epic"), 1, CONTENT).quest_deck
    assert STARRED.isdisjoint(quest_names(simple))
    assert set(quest_names(epic)) > STARRED


@pytest.mark.rule("SETUP-3")
def test_each_colour_is_shuffled_on_its_own() -> None:
    decks = [new_state(Options("epic"), seed, CONTENT).quest_deck for seed in SEEDS]
    for first, after in ((0, 20), (20, 40), (40, 52), (52, 64)):
        parts = [tuple(deck[first:after]) for deck in decks]
        assert {frozenset(part) for part in parts} == {frozenset(parts[0])}
        assert len(set(parts)) == len(SEEDS)


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize("mode", ["simple", "epic", "fast_forward"])
def test_the_offer_is_eight_places_dealt_full_from_the_top_of_the_deck(mode: str) -> None:
    deck = new_state(Options(mode), 5, CONTENT).quest_deck
    game = new_game(mode, seed=5)
    assert CONTENT.prices.places == (0, 0, 1, 1, 1, 2, 2, 2)
    assert game.state.offer == deck[:8]
    assert game.state.quest_deck == deck[8:]
    assert [event.place for event in of(game.events, QuestDealt)] == list(range(8))


# The market


@pytest.mark.rule("SETUP-5")
@pytest.mark.parametrize("mode", ["epic", "simple", "fast_forward"])
def test_the_market_decks_of_every_stage(mode: str) -> None:
    ahead = stages(mode)
    assert [s.stage for s in ahead] == {"epic": [1, 2, 3], "simple": [1], "fast_forward": [2]}[mode]
    for stage in ahead:
        kinds = Counter(CONTENT.designs[design].kind for design in stage.weapons)
        assert kinds == ({"unique": 5} if stage.stage == 3 else {"unique": 6, "public": 3})
        half = 5 if stage.stage == 3 else 6
        for decks, cards in (
            (stage.bonus, CONTENT.bonus_cards),
            (stage.singles, CONTENT.single_cards),
        ):
            each, all_ = halves(stage.stage, cards)
            assert each == half
            assert [len(deck) for deck in decks] == [half, half]
            assert {*decks[0], *decks[1]} == all_


@pytest.mark.rule("SETUP-5")
def test_five_of_the_ten_unique_weapons_of_stage_three_stay_out() -> None:
    ten = {d.id for d in CONTENT.designs.values() if d.kind == "unique" and d.stage == 3}
    left_out = set()
    for seed in SEEDS:
        third = stages("epic", seed)[2]
        assert len(ten) == 10
        assert {*third.weapons, *third.unused} == ten
        assert len(third.weapons) == len(third.unused) == 5
        left_out |= set(third.unused)
    assert left_out == ten  # any of them may be
    assert all(not stage.unused for stage in stages("epic")[:2])


@pytest.mark.rule("SETUP-5")
def test_every_kind_is_shuffled_and_split_by_chance() -> None:
    firsts = [stages("simple", seed)[0] for seed in SEEDS]
    for pick in (
        lambda s: s.weapons,
        lambda s: frozenset(s.bonus[0]),
        lambda s: frozenset(s.singles[0]),
    ):
        assert len({pick(stage) for stage in firsts}) > len(SEEDS) // 2


@pytest.mark.rule("SETUP-6")
@pytest.mark.parametrize("mode", ["simple", "epic"])
def test_four_public_designs_are_open_from_the_start(mode: str) -> None:
    game = new_game(mode)
    start = ["Copper Spear", "Copper Mace", "Copper Axe", "Iron Sword"]
    assert sorted(names(game.state.public[:4])) == sorted(start)
    later = set(names(game.state.public[4:]))  # turned up on the way to the first unique design
    assert later <= {"Iron Spear", "Iron Mace", "Iron Axe"}


@pytest.mark.rule("SETUP-6")
def test_three_public_designs_lie_in_each_of_the_first_two_weapon_decks() -> None:
    for stage, metal in zip(stages("epic"), ("Iron", "Mithril"), strict=False):
        public = [d for d in stage.weapons if CONTENT.designs[d].kind == "public"]
        assert set(names(public)) == {f"{metal} Spear", f"{metal} Mace", f"{metal} Axe"}


@pytest.mark.rule("SETUP-6")
def test_fast_forward_opens_all_copper_and_iron_and_the_mithril_sword() -> None:
    game = new_game("fast_forward")
    opened = {f"Iron {kind}" for kind in ("Sword", "Spear", "Mace", "Axe")}
    opened |= {f"Copper {kind}" for kind in ("Spear", "Mace", "Axe")} | {"Mithril Sword"}
    assert set(names(game.state.public[:8])) == opened
    assert set(names(game.state.public[8:])) <= {"Mithril Spear", "Mithril Mace", "Mithril Axe"}


# The mine

# Pieces that can be told apart: hundreds name the kind and side, tens the piece, ones the hex.
CODED = MinePieces(
    centre=999,
    wedges=tuple(
        (tuple(100 + 10 * i + h for h in range(6)), tuple(200 + 10 * i + h for h in range(6)))
        for i in range(6)
    ),
    long_borders=tuple(tuple(300 + 10 * i + h for h in range(5)) for i in range(3)),
    short_borders=tuple(tuple(400 + 10 * i + h for h in range(3)) for i in range(3)),
)
PIECES = replace(CONTENT, mines=(CODED,) * 3)


def laid(seed: int, slots: tuple[tuple[int, ...], ...], guilds: int = 4) -> list[tuple[int, ...]]:
    """What lies in each slot of a mine built from the pieces that can be told apart."""
    terrain = new_game(guilds=guilds, seed=seed, content=PIECES).state.terrain
    return [tuple(terrain[hex_] for hex_ in slot) for slot in slots]


@pytest.mark.rule("SETUP-7", "SOLO-1")
@pytest.mark.parametrize(
    ("guilds", "solo", "hexes"), [(2, None, 37), (3, None, 48), (4, None, 61), (1, "hard", 48)]
)
@pytest.mark.parametrize("mode", ["simple", "epic", "fast_forward"])
def test_the_size_of_the_mine(mode: str, guilds: int, solo: str | None, hexes: int) -> None:
    for seed in range(10):
        game = new_game(mode, guilds, seed=seed, solo=solo)
        mines = [(game.state.terrain, game.state.down)]
        mines += [(stage.terrain, stage.down) for stage in game.state.ahead]
        for terrain, down in mines:
            assert sum(resource >= 0 for resource in terrain) == hexes
            lying = {h for k, slot in enumerate(BORDERS) if down >> k & 1 for h in slot}
            assert {h for h, resource in enumerate(terrain) if resource < 0} == lying


@pytest.mark.rule("SETUP-7")
def test_the_borders_are_three_long_and_three_short_by_turns() -> None:
    assert [len(slot) for slot in BORDERS] == [5, 3, 5, 3, 5, 3]
    assert [len(slot) for slot in WEDGE_SLOTS] == [6] * 6
    covered = [CENTRE, *(h for slot in (*BORDERS, *WEDGE_SLOTS) for h in slot)]
    assert sorted(covered) == list(range(61))


@pytest.mark.rule("SETUP-7")
@pytest.mark.parametrize(("guilds", "solo"), [(3, None), (1, "easy")])
def test_three_neighbouring_borders_are_down_long_short_long(guilds: int, solo: str | None) -> None:
    down = Counter(new_game(guilds=guilds, solo=solo, seed=seed).state.down for seed in SEEDS)
    # Around the mine: long 0, short 1, long 2, short 3, long 4, short 5.
    assert set(down) == {0b000111, 0b011100, 0b110001}
    assert min(down.values()) > len(SEEDS) // 10


@pytest.mark.rule("SETUP-7")
@pytest.mark.parametrize(("guilds", "down"), [(2, 0b111111), (4, 0)])
def test_all_or_no_borders_are_down(guilds: int, down: int) -> None:
    assert {new_game(guilds=guilds, seed=seed).state.down for seed in SEEDS} == {down}


@pytest.mark.rule("SETUP-7")
def test_every_wedge_lies_somewhere_with_either_side_up() -> None:
    seen = set()
    for seed in SEEDS:
        slots = laid(seed, WEDGE_SLOTS)
        sides = [side for wedge in CODED.wedges for side in wedge]
        assert all(slot in sides for slot in slots)
        assert {slot[0] % 100 // 10 for slot in slots} == set(range(6))  # all six pieces
        seen |= {(k, slot) for k, slot in enumerate(slots)}
    assert len(seen) > 60  # of 6 places x 6 wedges x 2 sides


@pytest.mark.rule("SETUP-7")
def test_every_border_lies_in_a_random_place_of_its_length() -> None:
    for slots, pieces in ((LONG_SLOTS, CODED.long_borders), (SHORT_SLOTS, CODED.short_borders)):
        lain = {tuple(laid(seed, slots)) for seed in SEEDS}
        assert all(sorted(order) == sorted(pieces) for order in lain)
        assert len(lain) == 6  # every way to lay three pieces


@pytest.mark.rule("SETUP-7")
def test_the_same_seed_lays_out_the_same_game() -> None:
    for options in ({"guilds": 3}, {"solo": "random"}, {"guilds": 4, "bonus_tiles": True}):
        games = [new_game("epic", seed=seed, **options) for seed in (8, 8, 9)]
        same, again, other = (game.state.to_json() for game in games)
        assert same == again
        assert same != other


@pytest.mark.rule("SETUP-8")
@pytest.mark.parametrize(
    ("stage", "shows"),
    [
        (1, {"copper", "iron", "emerald"}),
        (2, {"copper", "iron", "emerald", "mithril", "ruby"}),
        (3, {"copper", "iron", "emerald", "mithril", "ruby", "diamond"}),
    ],
)
def test_what_the_hexes_of_a_stage_show(stage: int, shows: set[str]) -> None:
    seen = set()
    for seed in SEEDS:
        terrain = stages("epic", seed, guilds=4)[stage - 1].terrain
        seen |= {RESOURCES[resource] for resource in terrain}
    assert seen == shows


@pytest.mark.rule("SETUP-8")
def test_the_centre_hex_is_a_piece_of_its_own_for_each_stage() -> None:
    mines = tuple(replace(CODED, centre=700 + number) for number in range(3))
    ahead = new_state(Options("epic"), 1, replace(CONTENT, mines=mines)).ahead
    assert [stage.terrain[CENTRE] for stage in ahead] == [700, 701, 702]


# What lies open before the first decision


@pytest.mark.rule("SETUP-9")
@pytest.mark.parametrize("mode", ["simple", "epic", "fast_forward"])
def test_all_is_laid_out_before_wealth_is_chosen(mode: str) -> None:
    game = new_game(mode, 3, bonus_tiles=mode == "epic")
    assert isinstance(game.decision, WealthChoice)
    state = game.state
    assert all(state.offer)
    assert all(state.show)
    assert sum(resource >= 0 for resource in state.terrain) == 48
    assert len(state.tiles) == (5 if mode == "epic" else 0)
    kinds = [type(event) for event in game.events]
    assert {MineBuilt, QuestDealt, DesignOpened, CardRevealed} <= set(kinds)


@pytest.mark.rule("SETUP-9", "ROUND-1")
def test_the_first_round_does_not_lay_out_market_and_offer_again() -> None:
    game = new_game("simple", 3)
    before = (game.state.show[:], [deck[:] for deck in game.state.decks], game.state.offer[:])
    play_until(game, MineTurn)
    assert game.state.round == 1
    assert (game.state.show, game.state.decks, game.state.offer) == before
