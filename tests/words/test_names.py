"""What things are called, word by word."""

import pytest
from properties.games import SHIPPED
from rules.kit import ask, begun

from forgewar.content.model import RESOURCES
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.words import message
from forgewar.words import names as words
from forgewar.words.actions import advice
from forgewar.words.cards import tile_text
from forgewar.words.names import FACES, Names


def names() -> Names:
    return Names(SHIPPED, ["Ada", words.guild("green")])


def test_guilds_are_called_by_their_emblems() -> None:
    told = {colour: str(words.guild(colour)) for colour in ("blue", "yellow", "purple", "green")}
    assert told == {"blue": "Tower", "yellow": "Sun", "purple": "Raven", "green": "Oak"}


def test_who_plays_is_called_by_kind_and_strangers_by_their_own_name() -> None:
    assert words.players() == [
        ("person", "Person"), ("apprentice", "Apprentice"), ("journeyman", "Journeyman"),
        ("artisan", "Artisan"), ("master", "Master"), ("grandmaster", "Grandmaster"),
    ]  # fmt: skip
    for kind in ("person", "journeyman", "artisan", "master", "sensible", "random", "automated"):
        assert words.player(kind) == message(f"player-{kind}")
    assert words.player("Bo") == "Bo"


def test_modes_stand_alone_with_a_capital() -> None:
    assert [str(words.mode_label(mode)) for mode in ("simple", "epic")] == ["Simple", "Epic"]


def test_adventurers_of_a_guild_differ_until_all_faces_are_taken() -> None:
    count = len(FACES)
    for seat in range(4):
        assert {words.face(seat, number) for number in range(count)} == set(FACES)
    assert words.face(0, 0) == "ranger"
    assert words.face(1, 0) == FACES[4]
    assert words.face(3, 5) == FACES[(5 + 12) % count]
    assert str(words.hero(0, 0)) == "Ranger"
    assert str(words.hero(0, count - 1)) == "Knight"
    assert str(words.hero(0, count)) == "Ranger 2"
    assert str(words.hero(0, 2 * count + 1)) == "Brute 3"
    assert words.heroes(0, (0, 3)) == tuple(
        message("hero-the", hero=words.hero(0, number)) for number in (0, 3)
    )


@pytest.mark.parametrize("number", range(len(RESOURCES)))
def test_resources_are_called_by_number(number: int) -> None:
    name = RESOURCES[number]
    assert str(words.resource(number)) == name
    assert str(words.amount(number, 1)) == f"1 {name}"
    assert str(words.change(number, -2)).startswith("−2 ")


def test_gold_and_prestige_are_counted() -> None:
    told = [words.amount("gold", 3), words.amount("prestige", 4), words.change("gold", 2)]
    assert [str(each) for each in told] == ["3 gold", "4 prestige", "+2 gold"]


@pytest.mark.parametrize(
    ("hex_", "name"), [(0, "A1"), (4, "A5"), (5, "B1"), (30, "E5"), (26, "E1"), (60, "I5")]
)
def test_hexes_are_called_by_row_and_place(hex_: int, name: str) -> None:
    assert words.hex_name(hex_) == name


def test_cards_are_called_by_what_stands_on_them_and_copies_are_numbered() -> None:
    quest = next(quest for quest in SHIPPED.quests.values() if len(quest.legs) > 1)
    found = names()
    assert str(found.card(quest.id)) == str(found.card(f"{quest.id}:2")) == quest.name
    assert found.card("unknown:2") == "unknown"
    assert found.copy(quest.id) == found.card(quest.id)
    copy = message("card-copy", card=found.card(quest.id), number="2")
    assert found.copy(f"{quest.id}:2") == copy
    keys = (quest.id, f"{quest.id}:2")
    assert found.cards(keys) == (found.card(quest.id),) * 2
    assert found.copies(keys) == (found.card(quest.id), copy)
    assert found.legs(quest.id) == len(quest.legs)
    assert found.steps(f"{quest.id}:2") == sum(leg.steps for leg in quest.legs)
    assert found.guild(0) == "Ada"
    assert found.guilds((1, 0)) == (words.guild("green"), "Ada")


@pytest.mark.parametrize("resource", range(len(RESOURCES)))
def test_goods_are_bought_and_sold_one_by_one(resource: int) -> None:
    game = begun()
    ask(game, de.MarketTurn(0))
    price = game.content.prices.buy[resource]
    goods = words.amount(resource, 1)
    for action in (ac.BuyResource(0, resource), ac.Shop(resource)):
        bought = message("action-buy-goods", goods=goods, price=price)
        assert advice(game, names(), action) == bought
    sold = advice(game, names(), ac.SellResource(0, resource))
    assert sold.values["goods"] == goods


TILES = {
    "industrious_2": "Each guild with exactly 2 workers in the mine may move an overseer",
    "industrious_3": "Each guild with exactly 3 workers in the mine may move an overseer",
    "industrious_4": "Each guild with exactly 4 workers in the mine may move an overseer",
    "adventurous_1": "Each guild with exactly 1 active quest gets an adventurer",
    "adventurous_2": "Each guild with exactly 2 active quests gets an adventurer",
    "adventurous_3": "Each guild with exactly 3 active quests gets an adventurer",
    "stockpile_copper": "1 copper for every 3 resources in the pool",
    "stockpile_iron": "1 iron for every 3 resources in the pool",
    "stockpile_mithril": "1 mithril for every 3 resources in the pool",
    "decorated_gold": "2 gold for each champion",
    "decorated_prestige": "2 prestige for each champion",
    "decorated_shopping": "3 gold to spend at the merchant for each champion",
    "knowledge_gold": "2 gold for each unique design",
    "knowledge_prestige": "2 prestige for each unique design",
    "knowledge_shopping": "3 gold to spend at the merchant for each unique design",
}


def test_a_bonus_tile_says_what_it_gives_and_what_for() -> None:
    assert {key: tile_text(tile) for key, tile in SHIPPED.tiles.items()} == TILES
