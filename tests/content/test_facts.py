"""The cards hold what the rulebook fixes: names, counts, prices and the numbers on record."""

from collections import Counter

import pytest

from forgewar.content.model import (
    DIAMOND,
    EMERALD,
    GEMS,
    IRON,
    MITHRIL,
    RESOURCES,
    RUBY,
    Content,
    Design,
    card_of,
    keys,
)

METAL_NAMES = ("copper", "iron", "mithril")
FORMS = {"sword": (), "spear": ("piercing",), "mace": ("crushing",), "axe": ("slashing",)}
UNIQUE = {
    1: "green_stinger forest_warden thornmaul leafcutter verdant_halberd mossguard_shield",
    2: "ember_lance bloodletter heartbreaker_maul crimson_glaive rosewall_aegis twinfang_flail",
    3: "ward_of_the_gods starfall_hammer dawnspear winters_edge the_kingmaker hydras_bane"
    " skybreaker serpent_crown_trident oathkeeper_greataxe mirror_of_valour",
}


def designs(content: Content, **wanted: object) -> list[Design]:
    return [
        design
        for design in content.designs.values()
        if all(getattr(design, key) == value for key, value in wanted.items())
    ]


def ids(found: list[Design]) -> set[str]:
    return {design.id for design in found}


# --- designs


def test_every_guild_starts_with_copper_sword_and_dagger(content: Content) -> None:
    assert ids(designs(content, kind="starting")) == {"copper_sword", "copper_dagger"}


@pytest.mark.rule("SETUP-6")
def test_public_designs_open_as_the_rulebook_says(content: Content) -> None:
    opened = {(d.stage, d.opens, d.id) for d in designs(content, kind="public")}
    assert opened == {
        (1, "start", "copper_spear"),
        (1, "start", "copper_mace"),
        (1, "start", "copper_axe"),
        (1, "start", "iron_sword"),
        (1, "deck", "iron_spear"),
        (1, "deck", "iron_mace"),
        (1, "deck", "iron_axe"),
        (2, "stage", "mithril_sword"),
        (2, "deck", "mithril_spear"),
        (2, "deck", "mithril_mace"),
        (2, "deck", "mithril_axe"),
    }


@pytest.mark.rule("SETUP-5")
@pytest.mark.parametrize("stage", UNIQUE)
def test_each_stage_has_its_unique_designs(content: Content, stage: int) -> None:
    assert ids(designs(content, kind="unique", stage=stage)) == set(UNIQUE[stage].split())


def test_numbers_on_record(content: Content) -> None:
    sword, iron, axe = (content.designs[i] for i in ("copper_sword", "iron_sword", "copper_axe"))
    assert sword.cost == (2, 0, 0, 0, 0, 0)
    assert (iron.cost, iron.power, iron.level) == ((0, 2, 0, 0, 0, 0), 3, 1)
    assert (axe.power, axe.types, axe.level) == (2, ("slashing",), 2)
    assert content.designs["ward_of_the_gods"].power == 0
    assert content.designs["green_stinger"].cost[EMERALD]


def test_level_one_wields_swords_and_daggers_level_two_any_public_design(content: Content) -> None:
    assert content.designs["copper_dagger"].level == 1
    assert content.designs["copper_dagger"].types == ()
    for metal in METAL_NAMES:
        for form, types in FORMS.items():
            design = content.designs[f"{metal}_{form}"]
            assert (design.types, design.level) == (types, 1 if form == "sword" else 2)
            assert design.cost[RESOURCES.index(metal)] >= 2
    assert {design.level for design in designs(content, kind="unique")} == {3}


def test_unique_designs_need_gems_and_vary(content: Content) -> None:
    unique = designs(content, kind="unique")
    assert all(any(design.cost[gem] for gem in GEMS) for design in unique)
    assert {len(design.types) for design in unique} == {0, 1, 2}
    assert {design.acts_on for design in unique if design.effects} == {"leg", "quest"}
    given = {effect.kind for design in unique for effect in design.effects}
    assert {"prestige", "gold"} < given
    assert given & set(RESOURCES)


def test_dearer_metals_and_later_stages_are_stronger_and_score_more(content: Content) -> None:
    for form in FORMS:
        powers = [content.designs[f"{metal}_{form}"].power for metal in METAL_NAMES]
        assert powers == sorted(set(powers))
    strongest = [max(d.power for d in designs(content, kind="unique", stage=s)) for s in UNIQUE]
    assert strongest == sorted(set(strongest))
    public_most = max(d.prestige for d in designs(content, kind="public"))
    assert all(d.prestige > public_most for d in designs(content, kind="unique"))


# --- market


@pytest.mark.rule("SETUP-5")
@pytest.mark.parametrize(("stage", "count"), [(1, 12), (2, 12), (3, 10)])
def test_bonus_and_single_use_cards_fill_two_equal_decks(
    content: Content, stage: int, count: int
) -> None:
    for cards in (content.bonus_cards, content.single_cards):
        assert sum(card.copies for card in cards.values() if card.stage == stage) == count


def test_every_savvy_is_on_sale_in_every_stage(content: Content) -> None:
    on_sale = {(card.stage, card.savvy) for card in content.bonus_cards.values() if card.savvy}
    savvies = ("buyer", "seller", "trader", "adventurer")
    assert on_sale == {(stage, savvy) for stage in (1, 2, 3) for savvy in savvies}


def test_single_use_cards_give_everything_they_may(content: Content) -> None:
    given = {effect.kind for card in content.single_cards.values() for effect in card.effects}
    assert given == {
        *RESOURCES,
        "gold",
        "adventurer",
        "level",
        "overseer_move",
        "worker_move",
    }
    training = content.single_cards["adventurer_training"]
    assert [effect.kind for effect in training.effects] == ["level"]


def test_some_cards_of_stages_one_and_two_have_a_reduced_price(content: Content) -> None:
    cards = [
        *content.designs.values(),
        *content.bonus_cards.values(),
        *content.single_cards.values(),
    ]
    reduced = {card.stage for card in cards if card.reduced is not None}
    assert reduced == {1, 2}
    assert all(card.reduced is None or card.reduced < card.price for card in cards)


def test_the_last_round_sells_five_bonuses(content: Content) -> None:
    sold = {(b.space, b.counts, b.each, b.each_public) for b in content.end_bonuses.values()}
    assert sold == {
        ("blacksmith", "designs", 2, 1),
        ("bazaar_bonus", "quests", 1, 0),
        ("bazaar_bonus", "adventurers", 1, 0),
        ("bazaar_single", "bonus_cards", 2, 0),
        ("bazaar_single", "resources", 1, 0),
    }


# --- prices


def test_two_places_of_the_offer_are_free(content: Content) -> None:
    assert content.prices.places == (0, 0, 1, 1, 1, 2, 2, 2)


def test_prices_of_the_market(content: Content) -> None:
    assert content.prices.hire == (4, 5, 6)
    assert content.prices.passing == 1
    assert content.prices.claimant == 1


def test_prices_of_the_merchant(content: Content) -> None:
    buy, sell = content.prices.buy, content.prices.sell
    assert (buy[IRON], buy[RUBY], buy[MITHRIL], sell[EMERALD]) == (3, 4, 5, 2)
    assert all(0 < sold < asked for sold, asked in zip(sell, buy, strict=True))


# --- wealth, tiles, titles


@pytest.mark.parametrize("wealth_set", ["standard", "fast_forward"])
def test_wealth_gives_all_that_it_may(content: Content, wealth_set: str) -> None:
    cards = [card for card in content.wealth.values() if card.set == wealth_set]
    given = {effect.kind for card in cards for effect in card.effects}
    assert len(cards) == 16
    assert {"gold", "adventurer", "level", "claim", "iron"} <= given
    claims = Counter(e.design for card in cards for e in card.effects if e.kind == "claim")
    assert max(claims.values()) == 2  # two equal claims cannot both be kept


def test_fast_forward_wealth_is_richer(content: Content) -> None:
    # Priced as one would pay for it: the merchant, the Barracks, the Clerk.
    prices = content.prices
    asked = {name: prices.buy[r] for r, name in enumerate(RESOURCES)}
    asked |= {"gold": 1, "level": 2, "adventurer": prices.hire[0]}

    def worth(wealth_set: str) -> list[int]:
        return sorted(
            sum(
                content.designs[e.design].price if e.kind == "claim" else e.amount * asked[e.kind]
                for e in card.effects
            )
            for card in content.wealth.values()
            if card.set == wealth_set
        )

    standard, rich = worth("standard"), worth("fast_forward")
    assert all(r > s for r, s in zip(rich, standard, strict=True))


@pytest.mark.rule("BONUS-1")
def test_the_fifteen_tiles(content: Content) -> None:
    shown = {
        (t.kind, t.number, None if t.resource is None else RESOURCES[t.resource], t.reward)
        for t in content.tiles.values()
    }
    assert len(content.tiles) == 15
    assert shown == {
        *(("industrious", n, None, None) for n in (2, 3, 4)),
        *(("adventurous", n, None, None) for n in (1, 2, 3)),
        *(("stockpile", 1, metal, None) for metal in METAL_NAMES),
        *(
            (kind, number, None, reward)
            for kind in ("decorated", "knowledge")
            for number, reward in ((2, "gold"), (2, "prestige"), (3, "shopping"))
        ),
    }


def test_the_twelve_titles(content: Content) -> None:
    abilities = {t.id: (t.ability, t.amount, t.type, t.resource) for t in content.titles.values()}
    assert abilities == {
        "opportunistic": ("leg_prestige", 2, None, None),
        "unrelenting": ("leg_power", 1, None, None),
        "valorous": ("quest_prestige", 4, None, None),
        "fortuitous": ("quest_gold", 3, None, None),
        "expeditious": ("skip_steps", 2, None, None),
        "charming": ("charm_gold", 1, None, None),
        "rending": ("wields_type", 0, "slashing", None),
        "brutish": ("wields_type", 0, "crushing", None),
        "thrusting": ("wields_type", 0, "piercing", None),
        "dendritic": ("gem_power", 2, None, EMERALD),
        "sanguine": ("gem_power", 2, None, RUBY),
        "purified": ("gem_power", 3, None, DIAMOND),
    }


# --- all of them


def test_every_card_has_a_flavour_of_its_own(content: Content) -> None:
    flavours = Counter(
        card.flavour
        for kind in (
            content.designs,
            content.bonus_cards,
            content.single_cards,
            content.quests,
            content.titles,
            content.wealth,
        )
        for card in kind.values()
    )
    assert "" not in flavours
    assert set(flavours.values()) == {1}


def test_copies_have_keys_of_their_own() -> None:
    assert keys("arena_games", 1) == ["arena_games"]
    assert keys("arena_games", 3) == ["arena_games", "arena_games:2", "arena_games:3"]
    assert card_of("arena_games:3") == card_of("arena_games") == "arena_games"
