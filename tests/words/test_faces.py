"""Adventurers have the names of their faces, and keep them for a whole game."""

import pytest

from forgewar.words.names import FACES, face, hero


@pytest.mark.parametrize(
    ("seat", "names"),
    [
        (0, "Ranger, Brute, Squire, Elf, Smith, Huntress, Veteran, Corsair, Cleric, Orc"),
        (1, "Smith, Huntress, Veteran, Corsair, Cleric, Orc, Duelist, Shieldmaiden, Tinker"),
        (3, "Tinker, Knight, Ranger, Brute, Squire, Elf, Smith, Huntress, Veteran, Corsair"),
    ],
)
def test_guilds_have_faces_of_their_own(seat: int, names: str) -> None:
    found = [hero(seat, number) for number in range(len(names.split(", ")))]
    assert ", ".join(map(str, found)) == names
    assert [str(name).lower() for name in found] == [face(seat, n) for n in range(len(found))]


def test_the_fifteenth_has_a_face_again_and_a_number() -> None:
    assert str(hero(0, len(FACES) - 1)) == "Knight"
    assert str(hero(0, len(FACES))) == "Ranger 2"
