"""Faces and tiles of adventurers: each shows who it should."""

import re

from app.screens.recorded import DrawnPerson, Table

from forgewar.rules.state import MAX_LEVEL


def a_spot_of_an_adventurer_shows_him(table: Table) -> None:
    for person in table.people:
        number = _named(table, person)
        if number is not None:
            assert (person.seat, person.number) == (table.seat, number)


def people_of_a_quest_are_on_it(table: Table) -> None:
    guild = table.state.guilds[table.seat]
    for quest in guild.quests:
        row = table.frame.spot(f"own.{quest.key}")
        if row is None:
            continue
        shown = [p.number for p in table.people if row.rect.collidepoint(p.rect.center)]
        out = [n for n, hero in enumerate(guild.adventurers) if hero.quest == quest.key]
        assert sorted(shown) in ([], out), quest.key


def the_barracks_show_everybody_once(table: Table) -> None:
    """Those who can be trained at their price, the others beside the reason why not."""
    heroes = table.state.guilds[table.seat].adventurers
    numbers = [person.number for person in table.people]
    assert len(set(numbers)) == len(numbers)
    assert {person.seat for person in table.people} <= {table.seat}
    for person in table.people:
        hero = heroes[person.number]
        idle = bool(hero.quest) or hero.level == MAX_LEVEL
        assert idle == (_named(table, person) is None), person


def check_mat(table: Table, seat: int) -> None:
    """An open mat shows its people, in order."""
    people = table.people[-len(table.state.guilds[seat].adventurers) :]  # the last: over the scene
    rows = sorted(people, key=lambda person: (person.rect.y, person.rect.x))
    assert [person.number for person in rows] == [*range(len(rows))], table.name(seat)
    assert {person.seat for person in rows} == {seat}


def _named(table: Table, person: DrawnPerson) -> int | None:
    """The adventurer that the spot around a face is named after."""
    for spot in table.frame.spots:
        named = re.fullmatch(r"hero\.(\d+)|market\.barracks\.train\.(\d+)", spot.name)
        if named is not None and spot.rect.collidepoint(person.rect.center):
            return int(named[1] or named[2])
    return None
