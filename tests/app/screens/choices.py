"""Choices with a scene of their own: wealth, levels, titles, and cards of the discard."""

import re

from app.screens.recorded import Table

from forgewar.content.model import card_of
from forgewar.rules import actions as ac
from forgewar.words.names import card_name


def quests_on_the_table_cost_what_their_places_cost(table: Table) -> None:
    """While wealth is chosen, and the quests of the offer lie below."""
    prices, offer = table.game.content.prices.places, table.state.offer
    for spot in table.spots("table.0."):
        place = int(spot.name.rpartition(".")[2])
        assert spot.label == str(card_name(table.game.content.quests[card_of(offer[place])]))
        price = prices[place]
        assert spot.tip.endswith(f"for {price} gold" if price else "free"), spot.tip


def dealt_wealth_is_seen_once_the_guild_has_the_seat(table: Table) -> None:
    dealt = table.state.guilds[table.seat].wealth
    cards = table.game.content.wealth
    if table.frame.spot("curtain") is not None:
        assert not table.spots("wealth.")
        table.press("curtain")
    assert [s.name for s in table.spots("wealth.")] == [f"wealth.{key}" for key in dealt]
    for key in dealt:
        assert table.spot(f"wealth.{key}").label.startswith(str(card_name(cards[card_of(key)])))


def a_level_becomes_the_next_one(table: Table) -> None:
    guild = table.state.guilds[table.seat]
    due = {a.adventurer for a in table.game.choices() if isinstance(a, ac.RaiseAdventurer)}
    for spot in table.spots("hero."):
        number = int(spot.name.removeprefix("hero."))
        hero = guild.adventurers[number]
        assert spot.label.split(", ")[1] == f"level {hero.level}"
        assert spot.enabled == (number in due), spot.label
        below = spot.rect.move(0, spot.rect.height * 2 // 3)
        name = spot.label.split(", ")[0]
        (said,) = [text for text in table.texts(below) if text.startswith(f"{name}:")]
        if number in due:
            assert said == f"{name}: from level {hero.level} to {hero.level + 1}"
        else:
            assert said == f"{name}: level {hero.level}"


def titles_that_are_free_can_be_chosen(table: Table) -> None:
    free = {a.title for a in table.game.choices() if isinstance(a, ac.ChooseTitle)}
    spots = table.spots("title.")
    assert {s.name.removeprefix("title.") for s in spots if s.enabled} == free
    for spot in spots:
        title = table.game.content.titles[spot.name.removeprefix("title.")]
        assert spot.label == str(card_name(title))
        said = " ".join(table.texts(spot.rect))
        if title.amount:
            assert re.search(rf"(?<!\d){title.amount}(?!\d)", said), said
        for word in (title.type or "", ""):
            assert word in said


def cards_of_the_discard_can_be_taken_or_say_why_not(table: Table) -> None:
    free = {a.card for a in table.game.choices() if isinstance(a, ac.TakeCard)}
    for spot in table.spots("discard."):
        key = spot.name.removeprefix("discard.")
        if key == "list":
            continue
        assert spot.enabled == (key in free), key
        refusal = table.game.refusal(ac.TakeCard(key))
        assert spot.page == (refusal.clause if refusal is not None else ""), key
